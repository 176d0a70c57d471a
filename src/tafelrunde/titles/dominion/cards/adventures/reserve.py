"""Adventures: Reserve cards, which wait on the Tavern mat until they are called (D51)."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.cards.base import copper
from tafelrunde.titles.dominion.cards.common import gain_copy, gain_one, trash_from_hand
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    ADVENTURES,
    BUY_ENDS,
    GAINED,
    KINGDOM,
    PLAYED,
    RESERVE,
    TAVERN,
    TO_HAND,
    TREASURE,
    TURN_STARTS,
    VICTORY,
)
from tafelrunde.titles.dominion.mats import TAVERN as TAVERN_MAT
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.playing import carry_out, tie
from tafelrunde.titles.dominion.prices import Price
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import (
    MODE_MAT,
    PLUS_COINS,
    TRASH,
)

card = ADVENTURES.card


def to_tavern(g: Dominion, me: Player, this: CardNo) -> None:
    """Move a Reserve card that was played to its player's Tavern mat, if it is still in play."""
    if g.is_in_play(me, this):
        g.lay_on_mat(me, this, me.play, TAVERN_MAT)


# -- called when a turn begins


@card("ratcatcher", cost=2, types=ACTION | RESERVE, cards=1, actions=1)
def ratcatcher(g: Dominion, me: Player, this: CardNo) -> None:
    # Move this to the Tavern mat.
    to_tavern(g, me, this)


@ratcatcher.on(TURN_STARTS, TAVERN, optional=True, prompt="call")
def ratcatcher_called(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # Trash a card from hand.
    trash_from_hand(g, me, 1, ratcatcher)


@card("guide", cost=3, types=ACTION | RESERVE, cards=1, actions=1)
def guide(g: Dominion, me: Player, this: CardNo) -> None:
    # Move this to the Tavern mat.
    to_tavern(g, me, this)


@guide.on(TURN_STARTS, TAVERN, optional=True, prompt="call")
def guide_called(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # Discard the hand and draw 5 cards.
    g.discard_all(me, me.hand, me.hand)
    g.draw(me, 5)


@card("transmogrify", cost=4, types=ACTION | RESERVE, actions=1)
def transmogrify(g: Dominion, me: Player, this: CardNo) -> None:
    # Move this to the Tavern mat.
    to_tavern(g, me, this)


@transmogrify.on(TURN_STARTS, TAVERN, optional=True, prompt="call")
def transmogrify_called(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # Trash a card from hand, and gain one costing up to 1 more into hand.
    chosen = g.ask_card(me, verb=TRASH, cards=me.hand, by=transmogrify)
    if chosen >= 0:
        g.to_trash(me, chosen, me.hand)
        limit = g.price(g.kinds[chosen]).plus(1)
        gain_one(g, me, g.up_to(limit), transmogrify, TO_HAND)


# -- called after an Action


def _played_an_action(g: Dominion, me: Player, this: CardNo, at: int) -> bool:
    """Whether an Action was carried out just now, and not repeated meanwhile."""
    play = g.played[at]
    repeated = play.this >= 0 and any(later.this == play.this for later in g.played[at + 1 :])
    return g.is_action(play) and not repeated


@card("coin_of_the_realm", cost=2, types=TREASURE | RESERVE, coins=1)
def coin_of_the_realm(g: Dominion, me: Player, this: CardNo) -> None:
    # Move this to the Tavern mat.
    to_tavern(g, me, this)


@coin_of_the_realm.on(PLAYED, TAVERN, applies=_played_an_action, optional=True, prompt="call")
def coin_of_the_realm_called(g: Dominion, me: Player, this: CardNo, at: int) -> None:
    # +2 actions.
    g.add_actions(me, 2)


@card("royal_carriage", cost=5, types=ACTION | RESERVE, actions=1)
def royal_carriage(g: Dominion, me: Player, this: CardNo) -> None:
    # Move this to the Tavern mat.
    to_tavern(g, me, this)


def _action_is_in_play(g: Dominion, me: Player, this: CardNo, at: int) -> bool:
    return _played_an_action(g, me, this, at) and g.is_in_play(me, g.played[at].this)


@royal_carriage.on(PLAYED, TAVERN, applies=_action_is_in_play, optional=True, prompt="call")
def royal_carriage_called(g: Dominion, me: Player, this: CardNo, at: int) -> None:
    # Play the Action that was just carried out again; with a Duration both stay in play (D44).
    again = g.played[at].this
    carry_out(g, me, again)
    tie(g, me, this, again)


# -- called at other moments


@card("duplicate", cost=4, types=ACTION | RESERVE)
def duplicate(g: Dominion, me: Player, this: CardNo) -> None:
    # Move this to the Tavern mat.
    to_tavern(g, me, this)


def _costs_up_to_6(g: Dominion, me: Player, this: CardNo, gained: int) -> bool:
    return g.price(g.kinds[gained]).fits(Price(6))


@duplicate.on(GAINED, TAVERN, applies=_costs_up_to_6, optional=True, prompt="call")
def duplicate_called(g: Dominion, me: Player, this: CardNo, gained: int) -> None:
    # Gain another card of that name from the Supply.
    gain_copy(g, me, g.kinds[gained])


@card("wine_merchant", cost=5, types=ACTION | RESERVE, buys=1, coins=4)
def wine_merchant(g: Dominion, me: Player, this: CardNo) -> None:
    # Move this to the Tavern mat.
    to_tavern(g, me, this)


def _has_unspent_coins(g: Dominion, me: Player, this: CardNo, subject: int) -> bool:
    stored = me.mats.get(TAVERN_MAT)
    return stored is not None and g.coins >= 2 and g.find_text(me, stored, wine_merchant) >= 0


@wine_merchant.on(
    BUY_ENDS, KINGDOM, applies=_has_unspent_coins, optional=True, again=True, prompt="wine-merchant"
)
def wine_merchant_returns(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # With 2 coins unspent discard one from the mat, and again while there are more; it is not
    # called and the coins are not paid.
    mat = me.mat(TAVERN_MAT)
    g.discard(me, g.find_text(me, mat, wine_merchant), mat)


# -- other cards on the mat


@card("distant_lands", cost=5, types=ACTION | RESERVE | VICTORY, tavern_points=4)
def distant_lands(g: Dominion, me: Player, this: CardNo) -> None:
    # Move this to the Tavern mat, where it stays.
    to_tavern(g, me, this)


@card("miser", cost=4, types=ACTION, says_coins=True)
def miser(g: Dominion, me: Player, this: CardNo) -> None:
    # Either move a Copper from hand to the Tavern mat, or +1 coin for each Copper there.
    stored = me.mat(TAVERN_MAT)
    if g.ask_mode(me, [MODE_MAT, PLUS_COINS], miser, "miser") == PLUS_COINS:
        g.earn(me, len([other for other in stored if g.kinds[other] is copper]))
    else:
        given = g.find(me.hand, copper)
        if given >= 0:
            g.lay_on_mat(me, given, me.hand, TAVERN_MAT)
