"""Dark Ages: the ten Knights, their common attack, and Rogue, who knows a part of it."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import CardNo
from tafelrunde.kernel.rng import Rng
from tafelrunde.titles.dominion.cards.base import gold
from tafelrunde.titles.dominion.cards.common import discard_down_to, gain_one
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    ATTACK,
    CARDS,
    DARK_AGES,
    KNIGHT,
    THIS,
    TRASHED,
    VICTORY,
    Card,
)
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import GAIN, TRASH

card = DARK_AGES.card

FIGHTS: Final = ACTION | ATTACK | KNIGHT

knights = card("knights", cost=5, types=FIGHTS)


def lose_a_good_card(g: Dominion, foe: Player, source: Card) -> CardNo:
    """Reveal 2 cards, trash one costing 3 to 6 by the owner's choice, discard the rest.

    Texts about the trashed card come when the others are discarded, so that what it draws is none
    of them. Returns the trashed card, or -1.
    """
    shown = g.reveal_top(foe, 2)
    fits = [this for this in shown if g.costs_between(g.kinds[this], 3, 6)]
    lost = g.ask_card(foe, verb=TRASH, cards=fits, by=source, prompt="lose-a-good-card")
    if lost >= 0:
        g.lay_in_trash(foe, lost, foe.revealed)
        shown.remove(lost)
    g.discard_all(foe, shown, foe.revealed)
    if lost >= 0:
        g.tell_trashed(foe, [lost])
    return lost


def knights_attack(g: Dominion, me: Player, this: CardNo) -> None:
    """What all Knights do: each opponent loses a good card; if that is a Knight, this is lost."""
    died = False
    for foe in g.attacked(me):
        lost = lose_a_good_card(g, foe, knights)
        if lost >= 0 and g.types(g.kinds[lost]) & KNIGHT:
            died = True
    if died and g.is_in_play(me, this):
        g.to_trash(me, this, me.play)


# Knights whose own part is a plain bonus, or comes with being owned or trashed.
card("dame_molly", cost=5, types=FIGHTS, actions=2, pile_of="knights")(knights_attack)
card("dame_sylvia", cost=5, types=FIGHTS, coins=2, pile_of="knights")(knights_attack)
card("sir_bailey", cost=5, types=FIGHTS, cards=1, actions=1, pile_of="knights")(knights_attack)
card("sir_destry", cost=5, types=FIGHTS, cards=2, pile_of="knights")(knights_attack)
card("sir_martin", cost=4, types=FIGHTS, buys=2, pile_of="knights")(knights_attack)
card("dame_josephine", cost=5, types=FIGHTS | VICTORY, points=2, pile_of="knights")(knights_attack)
sir_vander = card("sir_vander", cost=5, types=FIGHTS, pile_of="knights")(knights_attack)


@sir_vander.on(TRASHED, THIS)
def sir_vander_trashed(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # Gain a Gold.
    g.gain(me, gold)


@card("dame_anna", cost=5, types=FIGHTS, pile_of="knights")
def dame_anna(g: Dominion, me: Player, this: CardNo) -> None:
    # You may trash up to 2 cards from hand.
    prompt = "dame-anna"
    out = g.choose_cards(me, TRASH, me.hand, dame_anna, 2, optional=True, prompt=prompt)
    g.trash_all(me, out, me.hand)
    knights_attack(g, me, this)


@card("dame_natalie", cost=5, types=FIGHTS, pile_of="knights")
def dame_natalie(g: Dominion, me: Player, this: CardNo) -> None:
    # You may gain a card costing up to 3.
    gain_one(g, me, g.affordable(3), dame_natalie, optional=True)
    knights_attack(g, me, this)


@card("sir_michael", cost=5, types=FIGHTS, pile_of="knights")
def sir_michael(g: Dominion, me: Player, this: CardNo) -> None:
    # Each opponent discards down to 3 cards in hand, all of them before the first card is revealed.
    for foe in g.attacked(me):
        discard_down_to(g, foe, 3, sir_michael)
    knights_attack(g, me, this)


@knights.stacked(hidden=True)
def knights_pile(seats: int, rng: Rng) -> list[Card]:
    """One of each, shuffled (D62)."""
    every = [one for one in CARDS.values() if one.types & KNIGHT and one is not knights]
    order = list(range(len(every)))
    rng.shuffle(order)
    return [every[at] for at in order]


# -- Rogue


@card("rogue", cost=5, types=ACTION | ATTACK, coins=2)
def rogue(g: Dominion, me: Player, this: CardNo) -> None:
    # If the trash holds a card costing 3 to 6, gain one of those. Otherwise each opponent reveals
    # 2 cards, trashes one of such a cost and discards the rest.
    fits = [one for one in g.trash if g.costs_between(g.kinds[one], 3, 6)]
    if fits:
        g.gain_from_trash(me, g.ask_card(me, verb=GAIN, cards=fits, by=rogue, prompt=rogue.id))
        return
    for foe in g.attacked(me):
        lose_a_good_card(g, foe, rogue)
