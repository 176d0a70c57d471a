"""Empires: the Castles, eight differently named cards in one pile, the cheapest on top (D68)."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import CardNo
from tafelrunde.kernel.rng import Rng
from tafelrunde.titles.dominion.cards.base import duchy, estate, gold, silver
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    CASTLE,
    EMPIRES,
    GAINED,
    THIS,
    TRASHED,
    TREASURE,
    VICTORY,
    Card,
)
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import (
    DISCARD,
    MODE_DUCHY,
    MODE_ESTATE,
    TOPDECK,
    TRASH,
)

card = EMPIRES.card

castles = card("castles", cost=3, types=VICTORY | CASTLE)
PILE: Final = "castles"

humble_castle = card(
    "humble_castle", cost=3, types=TREASURE | VICTORY | CASTLE, coins=1, pile_of=PILE
)
crumbling_castle = card("crumbling_castle", cost=4, types=VICTORY | CASTLE, points=1, pile_of=PILE)
haunted_castle = card("haunted_castle", cost=6, types=VICTORY | CASTLE, points=2, pile_of=PILE)
sprawling_castle = card("sprawling_castle", cost=8, types=VICTORY | CASTLE, points=4, pile_of=PILE)
grand_castle = card("grand_castle", cost=9, types=VICTORY | CASTLE, points=5, pile_of=PILE)
kings_castle = card("kings_castle", cost=10, types=VICTORY | CASTLE, pile_of=PILE)


def castles_of(g: Dominion, me: Player) -> int:
    """How many Castles a player owns."""
    return len(g.of_type(me, me.all_cards(), CASTLE))


@humble_castle.scores
def humble_castle_points(g: Dominion, me: Player) -> int:
    # 1 point for each Castle you own.
    return castles_of(g, me)


@kings_castle.scores
def kings_castle_points(g: Dominion, me: Player) -> int:
    # 2 points for each Castle you own.
    return 2 * castles_of(g, me)


@crumbling_castle.on(GAINED, THIS)
def crumbling_castle_gained(g: Dominion, me: Player, this: CardNo, gained: int) -> None:
    _crumbles(g, me)


@crumbling_castle.on(TRASHED, THIS)
def crumbling_castle_trashed(g: Dominion, me: Player, this: CardNo, trashed: int) -> None:
    _crumbles(g, me)


def _crumbles(g: Dominion, me: Player) -> None:
    # A token and a Silver, when gained and when trashed.
    g.add_points(me, 1)
    g.gain(me, silver)


@card("small_castle", cost=5, types=ACTION | VICTORY | CASTLE, points=2, pile_of=PILE)
def small_castle(g: Dominion, me: Player, this: CardNo) -> None:
    # Trash this or a Castle from hand; for that gain the Castle on top of the pile.
    is_here = g.is_in_play(me, this)
    other = -1
    if me.hand:
        other = g.ask_card(
            me,
            verb=TRASH,
            cards=g.of_type(me, me.hand, CASTLE),
            by=small_castle,
            optional=is_here,
            or_pass=True,
            prompt="small-castle",
        )
    if other >= 0:
        g.to_trash(me, other, me.hand)
    elif is_here:
        g.to_trash(me, this, me.play)
    else:
        return
    pile = g.pile(castles)
    if pile is not None:
        g.gain_top(me, pile)


def _in_own_turn(g: Dominion, me: Player, this: CardNo, gained: int) -> bool:
    return g.turn == me.seat


@haunted_castle.on(GAINED, THIS, applies=_in_own_turn)
def haunted_castle_gained(g: Dominion, me: Player, this: CardNo, gained: int) -> None:
    # In your own turn: gain a Gold, and each opponent with 5 or more cards in hand puts 2 of them
    # on the deck. That is no Attack.
    g.gain(me, gold)
    for foe in g.others(me):
        if len(foe.hand) >= 5:
            for more in (2, 1):
                chosen = g.ask_card(
                    foe,
                    verb=TOPDECK,
                    cards=foe.hand,
                    by=haunted_castle,
                    prompt="topdeck-last-on-top",
                    count=more,
                    secret=True,
                )
                g.put_on_deck(foe, chosen, foe.hand)


@card(
    "opulent_castle",
    cost=7,
    types=ACTION | VICTORY | CASTLE,
    points=3,
    says_coins=True,
    pile_of=PILE,
)
def opulent_castle(g: Dominion, me: Player, this: CardNo) -> None:
    # Discard any number of Victory cards from hand for 2 coins each.
    victories = g.of_type(me, me.hand, VICTORY)
    chosen = g.choose_cards(
        me,
        DISCARD,
        victories,
        opulent_castle,
        optional=True,
        prompt="opulent-castle",
        out_of=len(me.hand),
    )
    g.discard_all(me, chosen, me.hand)
    g.earn(me, 2 * len(chosen))


@sprawling_castle.on(GAINED, THIS)
def sprawling_castle_gained(g: Dominion, me: Player, this: CardNo, gained: int) -> None:
    # Gain a Duchy or 3 Estates.
    modes = [MODE_DUCHY, MODE_ESTATE]
    if g.ask_mode(me, modes, sprawling_castle, "sprawling-castle") == MODE_DUCHY:
        g.gain(me, duchy)
    else:
        for _ in range(3):
            g.gain(me, estate)


@grand_castle.on(GAINED, THIS)
def grand_castle_gained(g: Dominion, me: Player, this: CardNo, gained: int) -> None:
    # Show your hand: a token for each Victory card there or in play.
    g.show(me, me.hand)
    g.add_points(me, len(g.of_type(me, me.hand + me.play, VICTORY)))


@castles.stacked()
def castles_by_cost(seats: int, rng: Rng) -> list[Card]:
    # One of each for two players; with more, four of them twice. The dearest lies at the bottom.
    doubled = (humble_castle, small_castle, opulent_castle, kings_castle)
    pile: list[Card] = []
    for castle in (
        kings_castle,
        grand_castle,
        sprawling_castle,
        opulent_castle,
        haunted_castle,
        small_castle,
        crumbling_castle,
        humble_castle,
    ):
        pile.extend([castle] * (2 if seats > 2 and castle in doubled else 1))
    return pile
