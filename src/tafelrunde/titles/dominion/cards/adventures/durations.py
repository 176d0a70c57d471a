"""Adventures: Durations."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.cards.adventures.tokens import take_minus_coin
from tafelrunde.titles.dominion.cards.base import curse, silver
from tafelrunde.titles.dominion.cards.common import discard_from_hand, trash_from_hand
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    ADVENTURES,
    ATTACK,
    ATTACKED,
    BOUGHT,
    DURATION,
    HAND,
    LATER,
    REACTION,
    TURN_STARTS,
    Card,
)
from tafelrunde.titles.dominion.mats import ASIDE as ASIDE_MAT
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.playing import play_from
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import (
    ASIDE,
    MODE_SILVER,
    MODE_TRASH,
    PLUS_COINS,
)

card = ADVENTURES.card


@card("amulet", cost=3, types=ACTION | DURATION, says_coins=True)
def amulet(g: Dominion, me: Player, this: CardNo) -> None:
    # Choose now and when your next turn begins.
    choose_with_amulet(g, me)
    g.later(me, this, amulet_again)


def choose_with_amulet(g: Dominion, me: Player) -> None:
    # +1 coin, or trash a card from hand, or gain a Silver.
    mode = g.ask_mode(me, [PLUS_COINS, MODE_TRASH, MODE_SILVER], amulet, "amulet")
    if mode == PLUS_COINS:
        g.earn(me, 1)
    elif mode == MODE_TRASH:
        trash_from_hand(g, me, 1, amulet)
    else:
        g.gain(me, silver)


@amulet.on(TURN_STARTS, LATER)
def amulet_again(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # Choose once more.
    choose_with_amulet(g, me)


caravan_guard = card(
    "caravan_guard",
    cost=3,
    types=ACTION | DURATION | REACTION,
    cards=1,
    actions=1,
    next_coins=1,
    says_coins=True,
)


@caravan_guard.on(ATTACKED, HAND, optional=True, again=True)
def caravan_guard_reacts(g: Dominion, me: Player, this: CardNo, attack: int) -> None:
    # Play this from hand before anything of the Attack happens; the action is lost (D14).
    play_from(g, me, this, me.hand)


@card("dungeon", cost=3, types=ACTION | DURATION, cards=2, actions=1)
def dungeon(g: Dominion, me: Player, this: CardNo) -> None:
    # Having drawn 2 cards, discard 2; and once more when your next turn begins.
    discard_from_hand(g, me, 2, dungeon)
    g.later(me, this, dungeon_again)


@dungeon.on(TURN_STARTS, LATER)
def dungeon_again(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # +2 cards, then discard 2.
    g.draw(me, 2)
    discard_from_hand(g, me, 2, dungeon)


@card("gear", cost=3, types=ACTION | DURATION, cards=2)
def gear(g: Dominion, me: Player, this: CardNo) -> None:
    # Set up to 2 cards from hand aside face down until your next turn begins.
    chosen = g.choose_cards(me, ASIDE, me.hand, gear, 2, optional=True, prompt="gear", secret=True)
    if chosen:
        g.set_aside(me, chosen, me.hand)
        g.later(me, this, gear_returns, cards=chosen)


@gear.on(TURN_STARTS, LATER, simple=True)
def gear_returns(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # Take the cards that were set aside into hand.
    take_kept(g, me)


def take_kept(g: Dominion, me: Player) -> None:
    """Take the cards into hand that the text being carried out has set aside."""
    if g.lasting_now is not None:
        for kept in g.lasting_now.cards:
            g.take(me, kept, me.mat(ASIDE_MAT))


@card("bridge_troll", cost=5, types=ACTION | ATTACK | DURATION, buys=1, next_buys=1)
def bridge_troll(g: Dominion, me: Player, this: CardNo) -> None:
    # Each opponent takes the -1 Coin token.
    for foe in g.attacked(me):
        take_minus_coin(g, foe)


@bridge_troll.cheapens
def bridge_troll_discount(g: Dominion, card: Card) -> int:
    # Each copy in play makes cards 1 cheaper in its player's turns.
    me = g.players[g.turn]
    trolls = 0
    for this in me.play:
        if g.text_of(me, this) is bridge_troll:
            trolls += 1
    return trolls


@card("haunted_woods", cost=5, types=ACTION | ATTACK | DURATION, next_cards=3)
def haunted_woods(g: Dominion, me: Player, this: CardNo) -> None:
    # Until your next turn it waits for opponents who buy a card.
    g.on_others(me, this, haunted_woods_bites, g.attacked(me))


@haunted_woods.on(BOUGHT, LATER)
def haunted_woods_bites(g: Dominion, me: Player, this: CardNo, purchase: int) -> None:
    # Whoever buys a card puts the hand on the deck in any order.
    g.put_back(me, me.hand, haunted_woods)


@card("swamp_hag", cost=5, types=ACTION | ATTACK | DURATION, next_coins=3, says_coins=True)
def swamp_hag(g: Dominion, me: Player, this: CardNo) -> None:
    # Until your next turn it waits for opponents who buy a card.
    g.on_others(me, this, swamp_hag_curses, g.attacked(me))


@swamp_hag.on(BOUGHT, LATER)
def swamp_hag_curses(g: Dominion, me: Player, this: CardNo, purchase: int) -> None:
    # Whoever buys a card gains a Curse.
    g.gain(me, curse)


@card("hireling", cost=6, types=ACTION | DURATION)
def hireling(g: Dominion, me: Player, this: CardNo) -> None:
    # Stays in play for the rest of the game.
    g.for_good(me, this, hireling_draws)


@hireling.on(TURN_STARTS, LATER, simple=True)
def hireling_draws(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # +1 card when each of its player's turns begins.
    g.draw(me, 1)
