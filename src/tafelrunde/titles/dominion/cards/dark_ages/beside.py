"""Dark Ages: Spoils, Madman and Mercenary beside the Supply, and the cards that hand them out.

Above each function: what the card does, in our words.
"""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.cards.common import discard_down_to, gain_one, look_through
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    ATTACK,
    ATTACKS,
    DARK_AGES,
    IN_PLAY,
    LEAVES_PLAY,
    THIS,
    TREASURE,
)
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import DISCARD, TRASH

card = DARK_AGES.card


# -- Spoils


@card("spoils", cost=0, types=TREASURE, coins=3, pile=15, supply=False)
def spoils(g: Dominion, me: Player, this: CardNo) -> None:
    # Back to its pile; the coins stay.
    if g.is_in_play(me, this):
        g.return_to_pile(me, this, me.play)


@card("bandit_camp", cost=5, types=ACTION, cards=1, actions=2, brings=("spoils",))
def bandit_camp(g: Dominion, me: Player, this: CardNo) -> None:
    # Gain a Spoils.
    g.gain(me, spoils)


@card("pillage", cost=5, types=ACTION | ATTACK, brings=("spoils",))
def pillage(g: Dominion, me: Player, this: CardNo) -> None:
    # Trash this. Each opponent with 5 or more cards in hand shows them and discards the one you
    # choose; in the first printing everybody does. Gain 2 Spoils, whether this was trashed or not.
    if g.is_in_play(me, this):
        g.to_trash(me, this, me.play)
    fewest = 1 if g.printing("dark_ages") == 2012 else 5
    for foe in g.attacked(me):
        if len(foe.hand) >= fewest:
            g.show(foe, foe.hand)
            lost = g.ask_card(
                me,
                verb=DISCARD,
                cards=foe.hand,
                by=pillage,
                prompt="pillage",
                target=foe.seat,
            )
            g.discard(foe, lost, foe.hand)
    for _ in range(2):
        g.gain(me, spoils)


# -- Madman


@card("madman", cost=0, types=ACTION, actions=2, pile=10, supply=False)
def madman(g: Dominion, me: Player, this: CardNo) -> None:
    # Back to its pile; only then draw as many cards as there are in hand.
    if g.is_in_play(me, this) and g.return_to_pile(me, this, me.play):
        g.draw(me, len(me.hand))


@card("hermit", cost=3, types=ACTION, brings=("madman",))
def hermit(g: Dominion, me: Player, this: CardNo) -> None:
    # You may trash a card that is no Treasure, from the discard pile, which you look through, or
    # from hand. Gain a card costing up to 3. The hand is asked about whatever is in it.
    trashed = False
    if me.discard:
        look_through(g, me)
        trashed = _trash_no_treasure(g, me, me.discard, "hermit-discard")
    if me.hand and not trashed:
        _trash_no_treasure(g, me, me.hand, "hermit-hand")
    gain_one(g, me, g.affordable(3), hermit)


def _trash_no_treasure(g: Dominion, me: Player, zone: list[CardNo], prompt: str) -> bool:
    fits = [other for other in zone if not g.types_of(me, other) & TREASURE]
    out = g.ask_card(me, verb=TRASH, cards=fits, by=hermit, optional=True, prompt=prompt)
    if out >= 0:
        g.to_trash(me, out, zone)
    return out >= 0


def _bought_nothing(g: Dominion, me: Player, this: CardNo, subject: int) -> bool:
    return not any(purchase.seat == me.seat for purchase in g.bought)


@hermit.on(LEAVES_PLAY, THIS, applies=_bought_nothing)
def hermit_goes_mad(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # Discarded from play in a turn without a bought card: trash this, gain a Madman.
    if g.is_in_play(me, this):
        g.to_trash(me, this, me.play)
        g.gain(me, madman)


# -- Mercenary


@card("mercenary", cost=0, types=ACTION | ATTACK, pile=10, supply=False, says_coins=True)
def mercenary(g: Dominion, me: Player, this: CardNo) -> None:
    # You may trash 2 cards from hand. Only for two: 2 cards, 2 coins, and each opponent discards
    # down to 3 cards in hand. Who has a single card may trash it for nothing.
    out = g.choose_cards(
        me, TRASH, me.hand, mercenary, 2, optional=True, all_or_none=True, prompt=mercenary.id
    )
    g.trash_all(me, out, me.hand)
    if len(out) == 2:
        g.draw(me, 2)
        g.earn(me, 2)
        for foe in g.attacked(me):
            discard_down_to(g, foe, 3, mercenary)


@card("urchin", cost=3, types=ACTION | ATTACK, cards=1, actions=1, brings=("mercenary",))
def urchin(g: Dominion, me: Player, this: CardNo) -> None:
    # Each opponent discards down to 4 cards in hand.
    for foe in g.attacked(me):
        discard_down_to(g, foe, 4, urchin)


def _plays_another_attack(g: Dominion, me: Player, this: CardNo, play: int) -> bool:
    return g.played[play].this != this


@urchin.on(ATTACKS, IN_PLAY, applies=_plays_another_attack, optional=True, prompt="urchin")
def urchin_grows_up(g: Dominion, me: Player, this: CardNo, play: int) -> None:
    # Before another Attack is carried out you may trash this to gain a Mercenary.
    if g.is_in_play(me, this):
        g.to_trash(me, this, me.play)
        g.gain(me, mercenary)
