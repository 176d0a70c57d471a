"""Empires: Gathering cards, whose piles collect victory tokens for everybody (D67)."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.cards.base import estate
from tafelrunde.titles.dominion.catalogue import ACTION, EMPIRES, GAINED, GATHERING, THIS, Card
from tafelrunde.titles.dominion.piles import POINT_TOKENS
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import MODE_ESTATE, PLUS_CARDS, TRASH

card = EMPIRES.card


def points_on(g: Dominion, kind: Card) -> int:
    """How many victory tokens lie on the pile of a card."""
    pile = g.pile(kind)
    return 0 if pile is None else pile.count(POINT_TOKENS)


def gather(g: Dominion, kind: Card) -> None:
    """Add a victory token to the pile of a card, even to an empty one."""
    pile = g.pile(kind)
    if pile is not None:
        pile.add(POINT_TOKENS, 1)


def collect(g: Dominion, me: Player, kind: Card) -> None:
    """Take all victory tokens from the pile of a card."""
    pile = g.pile(kind)
    if pile is not None:
        g.add_points(me, pile.take(POINT_TOKENS))


@card("farmers_market", cost=3, types=ACTION | GATHERING, buys=1, says_coins=True)
def farmers_market(g: Dominion, me: Player, this: CardNo) -> None:
    # With 4 or more tokens on the pile: take them and trash this. Otherwise add one, and get a
    # coin for each token now there.
    if points_on(g, farmers_market) >= 4:
        collect(g, me, farmers_market)
        if g.is_in_play(me, this):
            g.to_trash(me, this, me.play)
    else:
        gather(g, farmers_market)
        g.earn(me, points_on(g, farmers_market))


@card("temple", cost=4, types=ACTION | GATHERING, vp=1)
def temple(g: Dominion, me: Player, this: CardNo) -> None:
    # Trash 1 to 3 differently named cards from hand, then add a token to the pile.
    g.trash_all(me, choose_names(g, me, 3), me.hand)
    gather(g, temple)


def choose_names(g: Dominion, me: Player, most: int) -> list[CardNo]:
    """Choose at least one and up to so many cards of different names from hand."""
    chosen: list[CardNo] = []
    while len(chosen) < most and len(chosen) < len(me.hand):
        if chosen:
            g.note_choice(me, chosen, temple)
        names = [g.kinds[other] for other in chosen]
        this = g.ask_card(
            me,
            verb=TRASH,
            cards=[held for held in me.hand if g.kinds[held] not in names],
            by=temple,
            optional=len(chosen) > 0,
            prompt="temple",
            count=most - len(chosen),
            secret=len(chosen) < most - 1,
        )
        if this < 0:
            break
        chosen.append(this)
    g.forget_choice()
    return chosen


@temple.on(GAINED, THIS)
def temple_gained(g: Dominion, me: Player, this: CardNo, gained: int) -> None:
    # Whoever gains a Temple takes the tokens from the pile.
    collect(g, me, temple)


@card("wild_hunt", cost=5, types=ACTION | GATHERING)
def wild_hunt(g: Dominion, me: Player, this: CardNo) -> None:
    # Either 3 cards and a token onto the pile, or an Estate and, if it was gained, all the tokens.
    if g.ask_mode(me, [PLUS_CARDS, MODE_ESTATE], wild_hunt, "wild-hunt") == PLUS_CARDS:
        g.draw(me, 3)
        gather(g, wild_hunt)
    else:
        got = g.gain(me, estate)
        if got >= 0 and g.kinds[got] is estate:
            collect(g, me, wild_hunt)
