"""Nocturne: Heirlooms, each of which takes the place of a Copper in every starting deck (D60)."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.cards.base import curse, estate, silver
from tafelrunde.titles.dominion.cards.common import may_discard
from tafelrunde.titles.dominion.cards.nocturne.beside import ghost, wish
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    HEIRLOOM,
    NOCTURNE,
    THIS,
    TRASHED,
    TREASURE,
    VICTORY,
)
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import TRASH

card = NOCTURNE.card

# Plain ones: coins, and a buy.
pouch = card("pouch", cost=2, types=TREASURE | HEIRLOOM, coins=1, buys=1, no_pile=True)
haunted_mirror = card("haunted_mirror", cost=0, types=TREASURE | HEIRLOOM, coins=1, no_pile=True)
pasture = card("pasture", cost=2, types=TREASURE | VICTORY | HEIRLOOM, coins=1, no_pile=True)


@card("cursed_gold", cost=4, types=TREASURE | HEIRLOOM, coins=3, no_pile=True)
def cursed_gold(g: Dominion, me: Player, this: CardNo) -> None:
    # Gain a Curse.
    g.gain(me, curse)


@card("goat", cost=2, types=TREASURE | HEIRLOOM, coins=1, no_pile=True)
def goat(g: Dominion, me: Player, this: CardNo) -> None:
    # You may trash a card from hand.
    if me.hand:
        chosen = g.ask_card(
            me, verb=TRASH, cards=me.hand, by=goat, optional=True, prompt="may-trash"
        )
        if chosen >= 0:
            g.to_trash(me, chosen, me.hand)


@haunted_mirror.on(TRASHED, THIS)
def mirror_breaks(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # You may discard an Action from hand to gain a Ghost.
    actions = g.of_type(me, me.hand, ACTION)
    if may_discard(g, me, actions, haunted_mirror, "haunted-mirror"):
        g.gain(me, ghost)


@card("lucky_coin", cost=4, types=TREASURE | HEIRLOOM, coins=1, no_pile=True)
def lucky_coin(g: Dominion, me: Player, this: CardNo) -> None:
    # Gain a Silver.
    g.gain(me, silver)


@card("magic_lamp", cost=0, types=TREASURE | HEIRLOOM, coins=1, no_pile=True)
def magic_lamp(g: Dominion, me: Player, this: CardNo) -> None:
    # If exactly one copy of at least 6 different cards is in play, trash this for 3 Wishes.
    names = g.names(me.play)
    single = [name for name in names if names.count(name) == 1]
    if len(single) >= 6 and g.is_in_play(me, this):
        g.to_trash(me, this, me.play)
        for _ in range(3):
            g.gain(me, wish)


@pasture.scores
def pasture_points(g: Dominion, me: Player) -> int:
    # 1 point for each Estate.
    return len([this for this in me.all_cards() if g.kinds[this] is estate])
