"""Dark Ages: the Ruins and the Looters, which hand them out."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import CardNo
from tafelrunde.kernel.rng import Rng
from tafelrunde.titles.dominion.cards.dark_ages.beside import spoils
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    ATTACK,
    DARK_AGES,
    GAINED,
    LOOTER,
    RUINS,
    THIS,
    TRASHED,
    Card,
)
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.playing import play_from
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import MODE_DECK, MODE_DISCARD, PLAY, TRASH

card = DARK_AGES.card

RUIN: Final = ACTION | RUINS

ruins = card("ruins", cost=0, types=RUIN, basic=True)
abandoned_mine = card("abandoned_mine", cost=0, types=RUIN, coins=1, pile_of="ruins")
ruined_library = card("ruined_library", cost=0, types=RUIN, cards=1, pile_of="ruins")
ruined_market = card("ruined_market", cost=0, types=RUIN, buys=1, pile_of="ruins")
ruined_village = card("ruined_village", cost=0, types=RUIN, actions=1, pile_of="ruins")


@card("survivors", cost=0, types=RUIN, pile_of="ruins")
def survivors(g: Dominion, me: Player, this: CardNo) -> None:
    # Look at the top 2 cards of your deck: discard both or put both back in any order.
    cards = g.look_top(me, 2)
    if cards:
        if g.ask_mode(me, [MODE_DISCARD, MODE_DECK], survivors, survivors.id) == MODE_DISCARD:
            g.discard_all(me, cards, me.looking)
        else:
            g.put_back(me, me.looking, survivors, cards)


@ruins.stacked(hidden=True)
def ruins_pile(seats: int, rng: Rng) -> list[Card]:
    """Ten of each kind, shuffled; 10 cards for each player beyond the first are used (D63)."""
    every = [abandoned_mine, ruined_library, ruined_market, ruined_village, survivors] * 10
    order = list(range(len(every)))
    rng.shuffle(order)
    return [every[at] for at in order[: 10 * (seats - 1)]]


def gain_ruins(g: Dominion, me: Player) -> None:
    """Gain the top card of the Ruins pile, if one is left."""
    pile = g.pile(ruins)
    if pile is not None and pile.left > 0:
        g.gain_top(me, pile)


# -- Looters


@card("death_cart", cost=4, types=ACTION | LOOTER, coins=5)
def death_cart(g: Dominion, me: Player, this: CardNo) -> None:
    # Trash an Action from hand; who does not trashes this.
    out = -1
    if me.hand:
        actions = g.of_type(me, me.hand, ACTION)
        prompt = "death-cart"
        out = g.ask_card(me, verb=TRASH, cards=actions, by=death_cart, optional=True, prompt=prompt)
    if out >= 0:
        g.to_trash(me, out, me.hand)
    elif g.is_in_play(me, this):
        g.to_trash(me, this, me.play)


@death_cart.on(GAINED, THIS)
def death_cart_gained(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # Whoever gains it gains 2 Ruins.
    for _ in range(2):
        gain_ruins(g, me)


@card("marauder", cost=4, types=ACTION | ATTACK | LOOTER, brings=("spoils",))
def marauder(g: Dominion, me: Player, this: CardNo) -> None:
    # Gain a Spoils; each opponent gains a Ruins, clockwise, as long as there are any.
    g.gain(me, spoils)
    for foe in g.attacked(me):
        gain_ruins(g, foe)


@card("cultist", cost=5, types=ACTION | ATTACK | LOOTER, cards=2)
def cultist(g: Dominion, me: Player, this: CardNo) -> None:
    # Each opponent gains a Ruins; then you may play another Cultist from hand without an action.
    for foe in g.attacked(me):
        gain_ruins(g, foe)
    if me.hand:
        more = [held for held in me.hand if g.kinds[held] is cultist]
        chosen = g.ask_card(me, verb=PLAY, cards=more, by=cultist, optional=True, prompt=cultist.id)
        if chosen >= 0:
            play_from(g, me, chosen, me.hand)


@cultist.on(TRASHED, THIS)
def cultist_trashed(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # +3 cards.
    g.draw(me, 3)
