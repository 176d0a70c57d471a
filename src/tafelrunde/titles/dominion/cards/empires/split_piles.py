"""Empires: the five split piles, 5 copies of one card on top of 5 of another (D61)."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import CardNo
from tafelrunde.kernel.rng import Rng
from tafelrunde.titles.dominion.cards.base import copper, curse, gold, silver
from tafelrunde.titles.dominion.cards.common import discard_down_to, look_through
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    ATTACK,
    CLEANUP_STARTS,
    EMPIRES,
    GAINED,
    LATER,
    THIS,
    TO_DECK,
    TO_HAND,
    TRASHED,
    TREASURE,
    Card,
)
from tafelrunde.titles.dominion.mats import ASIDE_OPEN
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import REVEAL, TAKE, TRASH

card = EMPIRES.card

HALF: Final = 5


# -- Encampment over Plunder

encampment_plunder = card("encampment_plunder", cost=2, types=ACTION | TREASURE)
plunder = card("plunder", cost=5, types=TREASURE, coins=2, vp=1, pile_of="encampment_plunder")


@card("encampment", cost=2, types=ACTION, cards=2, actions=2, pile_of="encampment_plunder")
def encampment(g: Dominion, me: Player, this: CardNo) -> None:
    # You may show a Gold or a Plunder from hand; otherwise this is set aside until Clean-up.
    shown = -1
    if me.hand:
        proofs = [held for held in me.hand if g.kinds[held] is gold or g.kinds[held] is plunder]
        shown = g.ask_card(
            me, verb=REVEAL, cards=proofs, by=encampment, optional=True, prompt="encampment"
        )
    if shown >= 0:
        g.show(me, [shown])
    elif g.is_in_play(me, this):
        g.set_aside(me, [this], me.play, openly=True)
        g.this_turn(me, this, encampment_returns, once=True)


@encampment.on(CLEANUP_STARTS, LATER, simple=True)
def encampment_returns(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # As Clean-up begins it goes back on top of its pile.
    if this in me.mat(ASIDE_OPEN):
        g.return_to_pile(me, this, me.mat(ASIDE_OPEN))


@encampment_plunder.stacked()
def encampments_over_plunders(seats: int, rng: Rng) -> list[Card]:
    return [plunder] * HALF + [encampment] * HALF


# -- Patrician over Emporium

patrician_emporium = card("patrician_emporium", cost=2, types=ACTION)
emporium = card(
    "emporium", cost=5, types=ACTION, cards=1, actions=1, coins=1, pile_of="patrician_emporium"
)


@card("patrician", cost=2, types=ACTION, cards=1, actions=1, pile_of="patrician_emporium")
def patrician(g: Dominion, me: Player, this: CardNo) -> None:
    # Reveal the top card of your deck; it comes into hand if it costs at least 5 coins, whatever
    # else it costs.
    for top in g.reveal_top(me, 1):
        if g.cost(g.kinds[top]) >= 5:
            g.take(me, top, me.revealed, openly=True)
        else:
            g.put_on_deck(me, top, me.revealed, openly=True)


def _has_five_actions(g: Dominion, me: Player, this: CardNo, gained: int) -> bool:
    return len(g.of_type(me, me.play, ACTION)) >= 5


@emporium.on(GAINED, THIS, applies=_has_five_actions, at_once=True)
def emporium_gained(g: Dominion, me: Player, this: CardNo, gained: int) -> None:
    # With 5 or more Actions in play a gained Emporium brings 2 tokens.
    g.add_points(me, 2)


@patrician_emporium.stacked()
def patricians_over_emporiums(seats: int, rng: Rng) -> list[Card]:
    return [emporium] * HALF + [patrician] * HALF


# -- Settlers over Bustling Village

settlers_bustling_village = card("settlers_bustling_village", cost=2, types=ACTION)


def fetch_from_discard(g: Dominion, me: Player, wanted: Card, source: Card, prompt: str) -> None:
    """Look through the discard pile; a card of this name may be shown and taken into hand."""
    if not me.discard:
        return
    look_through(g, me)
    found = [this for this in me.discard if g.kinds[this] is wanted]
    taken = g.ask_card(me, verb=TAKE, cards=found, by=source, optional=True, prompt=prompt)
    if taken >= 0:
        g.take(me, taken, me.discard, openly=True)


@card("settlers", cost=2, types=ACTION, cards=1, actions=1, pile_of="settlers_bustling_village")
def settlers(g: Dominion, me: Player, this: CardNo) -> None:
    # You may fetch a Copper from your discard pile.
    fetch_from_discard(g, me, copper, settlers, "settlers")


@card(
    "bustling_village",
    cost=5,
    types=ACTION,
    cards=1,
    actions=3,
    pile_of="settlers_bustling_village",
)
def bustling_village(g: Dominion, me: Player, this: CardNo) -> None:
    # You may fetch a Settlers from your discard pile.
    fetch_from_discard(g, me, settlers, bustling_village, "bustling-village")


@settlers_bustling_village.stacked()
def settlers_over_villages(seats: int, rng: Rng) -> list[Card]:
    return [bustling_village] * HALF + [settlers] * HALF


# -- Catapult over Rocks

catapult_rocks = card("catapult_rocks", cost=3, types=ACTION | ATTACK | TREASURE)
rocks = card("rocks", cost=4, types=TREASURE, coins=1, pile_of="catapult_rocks")


@card("catapult", cost=3, types=ACTION | ATTACK, coins=1, pile_of="catapult_rocks")
def catapult(g: Dominion, me: Player, this: CardNo) -> None:
    # Trash a card from hand. If it costs 3 coins or more, each opponent gains a Curse; if it is a
    # Treasure, each opponent discards down to 3 cards.
    stone = g.ask_card(me, verb=TRASH, cards=me.hand, by=catapult)
    if stone < 0:
        return
    is_dear = g.cost(g.kinds[stone]) >= 3
    is_treasure = g.types_of(me, stone) & TREASURE != 0
    g.to_trash(me, stone, me.hand)
    if is_dear:
        for foe in g.attacked(me):
            g.gain(foe, curse)
    if is_treasure:
        for foe in g.attacked(me):
            discard_down_to(g, foe, 3, catapult)


@rocks.on(GAINED, THIS)
def rocks_gained(g: Dominion, me: Player, this: CardNo, gained: int) -> None:
    _silver_for_rocks(g, me)


@rocks.on(TRASHED, THIS)
def rocks_trashed(g: Dominion, me: Player, this: CardNo, trashed: int) -> None:
    _silver_for_rocks(g, me)


def _silver_for_rocks(g: Dominion, me: Player) -> None:
    # Gain a Silver: onto the deck in your own Buy phase, otherwise into hand.
    g.gain(me, silver, TO_DECK if g.is_buy_phase(me) else TO_HAND)


@catapult_rocks.stacked()
def catapults_over_rocks(seats: int, rng: Rng) -> list[Card]:
    return [rocks] * HALF + [catapult] * HALF


# -- Gladiator over Fortune

gladiator_fortune = card("gladiator_fortune", cost=3, types=ACTION | TREASURE)


@card("gladiator", cost=3, types=ACTION, coins=2, pile_of="gladiator_fortune")
def gladiator(g: Dominion, me: Player, this: CardNo) -> None:
    # Show a card from hand. Unless your left neighbour shows one of the same name, you get a coin
    # more and a Gladiator in the Supply is trashed.
    shown = g.ask_card(me, verb=REVEAL, cards=me.hand, by=gladiator, prompt="gladiator")
    if shown >= 0:
        g.show(me, [shown])
        if _is_matched(g, me, g.kinds[shown]):
            return
    g.earn(me, 1)
    pile = g.pile(gladiator)
    if pile is not None and pile.top is gladiator:
        g.trash_from_supply(me, pile)


def _is_matched(g: Dominion, me: Player, kind: Card) -> bool:
    """Whether the left neighbour shows the same card."""
    neighbour = g.others(me)[0]
    if not neighbour.hand:
        return False
    same = [held for held in neighbour.hand if g.kinds[held] is kind]
    answer = g.ask_card(
        neighbour,
        verb=REVEAL,
        cards=same,
        by=gladiator,
        optional=True,
        prompt="gladiator-match",
        about=kind.id,
    )
    if answer >= 0:
        g.show(neighbour, [answer])
    return answer >= 0


@card("fortune", cost=8, debt=8, types=TREASURE, buys=1, pile_of="gladiator_fortune")
def fortune(g: Dominion, me: Player, this: CardNo) -> None:
    # The first Fortune of a turn doubles the coins you have.
    if g.plays_of(me, fortune) == 1:
        g.earn(me, g.coins)


def _has_gladiators(g: Dominion, me: Player, this: CardNo, gained: int) -> bool:
    return any(g.kinds[other] is gladiator for other in me.play)


@fortune.on(GAINED, THIS, applies=_has_gladiators)
def fortune_gained(g: Dominion, me: Player, this: CardNo, gained: int) -> None:
    # Gain a Gold for each Gladiator in play.
    for _ in [other for other in me.play if g.kinds[other] is gladiator]:
        g.gain(me, gold)


@gladiator_fortune.stacked()
def gladiators_over_fortunes(seats: int, rng: Rng) -> list[Card]:
    return [fortune] * HALF + [gladiator] * HALF
