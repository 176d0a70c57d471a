"""Nocturne: Boons, and what becomes of them when they are received (D58)."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.cards.base import gold, silver
from tafelrunde.titles.dominion.cards.common import (
    discard_from_hand,
    gain_one,
    look_through,
    may_discard,
    topdeck_from_discard,
)
from tafelrunde.titles.dominion.cards.nocturne.beside import will_o_wisp
from tafelrunde.titles.dominion.cards.nocturne.shared import discard_three, sort_top
from tafelrunde.titles.dominion.catalogue import LATER, NOCTURNE, TREASURE, TURN_ENDS, Card
from tafelrunde.titles.dominion.mats import BOONS
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import TOPDECK, TRASH

boon = NOCTURNE.boon

# -- receiving


def receive_boon(g: Dominion, me: Player) -> None:
    """Receive the next Boon."""
    this = g.next_of("boons")
    if this >= 0:
        carry_out_boon(g, me, this)
        put_boon_away(g, me, this, g.decks["boons"].shown)


def carry_out_boon(g: Dominion, me: Player, this: CardNo) -> None:
    """Do what a Boon says, wherever it lies."""
    gift = g.kinds[this]
    if g.loud:
        g.say("receives", me.seat, {"card": gift.id, "rule": gift.rule})
    assert gift.effect is not None
    gift.effect(g, me, this)


def put_boon_away(g: Dominion, me: Player, this: CardNo, zone: list[CardNo]) -> None:
    """Discard a Boon that was received, or keep it in front of the player until Clean-up."""
    zone.remove(this)
    if g.kinds[this] in (the_fields_gift, the_forests_gift, the_rivers_gift):
        me.mat(BOONS).append(this)
    else:
        g.decks["boons"].discard.append(this)


def gives_a_coin(gift: Card) -> bool:
    """Whether +1 coin is printed on a Boon."""
    return gift in (the_fields_gift, the_forests_gift)


# -- the Boons


@boon("the_earths_gift")
def the_earths_gift(g: Dominion, me: Player, this: CardNo) -> None:
    # You may discard a Treasure from hand to gain a card costing up to 4.
    treasures = g.of_type(me, me.hand, TREASURE)
    if may_discard(g, me, treasures, the_earths_gift, "the-earths-gift"):
        gain_one(g, me, g.affordable(4), the_earths_gift)


@boon("the_fields_gift")
def the_fields_gift(g: Dominion, me: Player, this: CardNo) -> None:
    # +1 action, +1 coin; kept until Clean-up.
    g.add_actions(me, 1)
    g.earn(me, 1)


@boon("the_flames_gift")
def the_flames_gift(g: Dominion, me: Player, this: CardNo) -> None:
    # You may trash a card from hand.
    if me.hand:
        chosen = g.ask_card(
            me, verb=TRASH, cards=me.hand, by=the_flames_gift, optional=True, prompt="may-trash"
        )
        if chosen >= 0:
            g.to_trash(me, chosen, me.hand)


@boon("the_forests_gift")
def the_forests_gift(g: Dominion, me: Player, this: CardNo) -> None:
    # +1 buy, +1 coin; kept until Clean-up.
    g.add_buys(me, 1)
    g.earn(me, 1)


@boon("the_moons_gift")
def the_moons_gift(g: Dominion, me: Player, this: CardNo) -> None:
    # Look through your discard pile; one card of it may go on your deck.
    if me.discard:
        look_through(g, me)
        chosen = g.ask_card(
            me,
            verb=TOPDECK,
            cards=me.discard,
            by=the_moons_gift,
            optional=True,
            prompt="the-moons-gift",
            secret=True,
        )
        if chosen >= 0:
            topdeck_from_discard(g, me, chosen)


@boon("the_mountains_gift")
def the_mountains_gift(g: Dominion, me: Player, this: CardNo) -> None:
    # Gain a Silver.
    g.gain(me, silver)


@boon("the_rivers_gift")
def the_rivers_gift(g: Dominion, me: Player, this: CardNo) -> None:
    # +1 card when this turn has ended, whoever's turn it is; kept until Clean-up.
    g.later(me, -1, river_draws, stays=False)


@the_rivers_gift.on(TURN_ENDS, LATER, simple=True)
def river_draws(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # Drawn after the new hand.
    g.draw(me, 1)


@boon("the_seas_gift")
def the_seas_gift(g: Dominion, me: Player, this: CardNo) -> None:
    # +1 card.
    g.draw(me, 1)


@boon("the_skys_gift")
def the_skys_gift(g: Dominion, me: Player, this: CardNo) -> None:
    # You may discard 3 cards to gain a Gold.
    if discard_three(g, me, the_skys_gift):
        g.gain(me, gold)


@boon("the_suns_gift")
def the_suns_gift(g: Dominion, me: Player, this: CardNo) -> None:
    # Look at the top 4 cards of your deck: discard any of them, put the others back in any order.
    sort_top(g, me, 4, the_suns_gift)


@boon("the_swamps_gift", brings=("will_o_wisp",))
def the_swamps_gift(g: Dominion, me: Player, this: CardNo) -> None:
    # Gain a Will-o'-Wisp.
    g.gain(me, will_o_wisp)


@boon("the_winds_gift")
def the_winds_gift(g: Dominion, me: Player, this: CardNo) -> None:
    # +2 cards, then discard 2 cards.
    g.draw(me, 2)
    discard_from_hand(g, me, 2, the_winds_gift)
