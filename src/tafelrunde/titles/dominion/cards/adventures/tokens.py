"""Adventures: the tokens of each player, and the cards and Events that place or turn them (D52)."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.cards.base import curse, estate, silver
from tafelrunde.titles.dominion.cards.common import gain_one
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    ADVENTURES,
    ATTACK,
    BOUGHT,
    KINGDOM,
    TREASURE,
    VICTORY,
    Card,
)
from tafelrunde.titles.dominion.counters import (
    JOURNEY,
    MINUS_CARD,
    MINUS_COIN,
    MINUS_COST,
    PLUS_ACTION,
    PLUS_BUY,
    PLUS_CARD,
    PLUS_COIN,
    TRASHING,
)
from tafelrunde.titles.dominion.gaining import note_owned, take_off
from tafelrunde.titles.dominion.mats import INHERITED
from tafelrunde.titles.dominion.piles import Pile
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import ASIDE, GAIN, TOKEN, TRASH

card = ADVENTURES.card
event = ADVENTURES.event

# -- the Journey token


def turn_journey(g: Dominion, me: Player) -> bool:
    """Turn the player's Journey token over; whether it now lies face up."""
    down = 1 - me.counts[JOURNEY]
    g.put_counter(me, JOURNEY, down)
    if g.loud:
        g.say("journey", me.seat, {"down": down, "rule": "dominion:D52"})
    return down == 0


@card("ranger", cost=4, types=ACTION, buys=1)
def ranger(g: Dominion, me: Player, this: CardNo) -> None:
    # Turn the Journey token over; face up it brings 5 cards.
    if turn_journey(g, me):
        g.draw(me, 5)


@card("giant", cost=5, types=ACTION | ATTACK, says_coins=True)
def giant(g: Dominion, me: Player, this: CardNo) -> None:
    # Turn the Journey token over. Face down +1 coin; face up +5 coins, and each opponent reveals
    # the top card: costing 3 to 6 it is trashed, otherwise discarded and a Curse gained.
    if not turn_journey(g, me):
        g.earn(me, 1)
        return
    g.earn(me, 5)
    for foe in g.attacked(me):
        cursed = True  # also who has no card to reveal: it is none that costs 3 to 6
        for top in g.reveal_top(foe, 1):
            if g.costs_between(g.kinds[top], 3, 6):
                g.to_trash(foe, top, foe.revealed)
                cursed = False
            else:
                g.discard(foe, top, foe.revealed)
        if cursed:
            g.gain(foe, curse)


@event("pilgrimage", cost=4, once="turn")
def pilgrimage(g: Dominion, me: Player, this: CardNo) -> None:
    # Turn the Journey token over; face up, choose up to 3 differently named cards in play, then
    # gain one of each from the Supply.
    if not turn_journey(g, me):
        return
    chosen: list[Card] = []
    while len(chosen) < 3:
        fits: list[CardNo] = []
        for other in me.play:
            pile = g.pile_of(other)
            if g.kinds[other] not in chosen and pile is not None and pile.supply:
                fits.append(other)
        if not fits:
            break
        copied = g.ask_card(
            me,
            verb=GAIN,
            cards=fits,
            by=pilgrimage,
            optional=True,
            prompt="pilgrimage",
            count=3 - len(chosen),
        )
        if copied < 0:
            break
        chosen.append(g.kinds[copied])
    for kind in chosen:
        g.gain(me, kind)


# -- the -1 Card and -1 Coin tokens


def take_minus_card(g: Dominion, me: Player) -> None:
    """Put the player's -1 Card token on the deck, where there is one at most."""
    if not me.counts[MINUS_CARD]:
        g.put_counter(me, MINUS_CARD, 1)
        if g.loud:
            g.say("minus-card", me.seat, {"rule": "dominion:D52"})


def take_minus_coin(g: Dominion, me: Player) -> None:
    """Lay the player's -1 Coin token before them, where there is one at most."""
    if not me.counts[MINUS_COIN]:
        g.put_counter(me, MINUS_COIN, 1)
        if g.loud:
            g.say("minus-coin", me.seat, {"rule": "dominion:D52"})


@card("relic", cost=5, types=TREASURE | ATTACK, coins=2)
def relic(g: Dominion, me: Player, this: CardNo) -> None:
    # Each opponent puts the -1 Card token on the deck.
    for foe in g.attacked(me):
        take_minus_card(g, foe)


@event("borrow", cost=0, once="turn")
def borrow(g: Dominion, me: Player, this: CardNo) -> None:
    # +1 buy. If the -1 Card token is not on your deck, put it there for +1 coin.
    g.add_buys(me, 1)
    if not me.counts[MINUS_CARD]:
        take_minus_card(g, me)
        g.earn(me, 1)


@event("ball", cost=5)
def ball(g: Dominion, me: Player, this: CardNo) -> None:
    # Take the -1 Coin token. Gain 2 cards costing up to 4 each, one after the other.
    take_minus_coin(g, me)
    for _ in range(2):
        gain_one(g, me, g.affordable(4), ball)


@event("raid", cost=5)
def raid(g: Dominion, me: Player, this: CardNo) -> None:
    # Gain a Silver for each Silver in play. Each opponent puts the -1 Card token on the deck; no
    # Attack, so nobody is protected.
    for _ in range(len([other for other in me.play if g.kinds[other] is silver])):
        g.gain(me, silver)
    for foe in g.others(me):
        take_minus_card(g, foe)


# -- tokens on piles of the Supply

BONUS_TOKENS: Final = (PLUS_CARD, PLUS_ACTION, PLUS_BUY, PLUS_COIN)


def unmarked_piles(g: Dominion, me: Player) -> list[Pile]:
    """The Action piles of the Supply that carry none of this player's tokens."""
    marked = [g.piles[at] for at in me.tokens.values()]
    return [pile for pile in g.action_piles() if pile not in marked]


def place_token(g: Dominion, me: Player, token: int, piles: list[Pile], source: Card) -> None:
    """Put a token of this player on one of these piles, from wherever it was."""
    pile = g.ask_pile(me, TOKEN, piles, source, prompt="own-token")
    if pile is not None:
        g.place_token(me, token, pile)


@event("ferry", cost=3)
def ferry(g: Dominion, me: Player, this: CardNo) -> None:
    # Put the -2 Cost token on an Action pile of the Supply.
    place_token(g, me, MINUS_COST, g.action_piles(), ferry)


@ferry.cheapens
def ferry_discount(g: Dominion, card: Card) -> int:
    # In the turn of its owner a token makes all cards of its pile 2 cheaper.
    marked = g.token_on(g.players[g.turn], MINUS_COST)
    return 2 if marked is not None and g.pile(card) is marked else 0


@event("plan", cost=3)
def plan(g: Dominion, me: Player, this: CardNo) -> None:
    # Put the Trashing token on an Action pile of the Supply.
    place_token(g, me, TRASHING, g.action_piles(), plan)


def _bought_from_planned(g: Dominion, me: Player, this: CardNo, purchase: int) -> bool:
    return g.bought[purchase].pile == me.tokens.get(TRASHING, -2) and len(me.hand) > 0


@plan.on(BOUGHT, KINGDOM, applies=_bought_from_planned)
def plan_trashes(g: Dominion, me: Player, this: CardNo, purchase: int) -> None:
    # Whoever buys from the pile of their token may trash a card from hand.
    chosen = g.ask_card(me, verb=TRASH, cards=me.hand, by=plan, optional=True, prompt="plan")
    if chosen >= 0:
        g.to_trash(me, chosen, me.hand)


@event("seaway", cost=5)
def seaway(g: Dominion, me: Player, this: CardNo) -> None:
    # Gain an Action costing up to 4 and put the +1 Buy token on its pile, if it was gained.
    pile = g.ask_pile(me, GAIN, g.affordable(4, ACTION), seaway)
    if pile is not None:
        gained = g.gain_top(me, pile)
        if gained >= 0 and g.pile_of(gained) is pile:
            g.place_token(me, PLUS_BUY, pile)


@event("lost_arts", cost=6)
def lost_arts(g: Dominion, me: Player, this: CardNo) -> None:
    # Put the +1 Action token on an Action pile of the Supply.
    place_token(g, me, PLUS_ACTION, g.action_piles(), lost_arts)


@event("training", cost=6)
def training(g: Dominion, me: Player, this: CardNo) -> None:
    # Put the +1 Coin token on an Action pile of the Supply.
    place_token(g, me, PLUS_COIN, g.action_piles(), training)


@event("pathfinding", cost=8)
def pathfinding(g: Dominion, me: Player, this: CardNo) -> None:
    # Put the +1 Card token on an Action pile of the Supply.
    place_token(g, me, PLUS_CARD, g.action_piles(), pathfinding)


@event("inheritance", cost=7, once="game")
def inheritance(g: Dominion, me: Player, this: CardNo) -> None:
    # Set an Action that is no Victory card and costs up to 4 aside from the Supply: from now on
    # the player's Estates have its text and types as well (D78).
    fits: list[Pile] = []
    for pile in g.affordable(4, ACTION):
        if pile.top is not None and not g.types(pile.top) & VICTORY:
            fits.append(pile)
    heir = g.ask_pile(me, ASIDE, fits, inheritance, prompt="inheritance")
    if heir is not None:
        inherit(g, me, take_off(g, heir))


def inherit(g: Dominion, me: Player, this: CardNo) -> None:
    """Lay a card under the player's Estate token; it belongs to nobody."""
    heir = g.kinds[this]
    me.mat(INHERITED).append(this)
    me.inherits = heir
    note_owned(g, me, estate)
    if g.loud:
        g.say("inherits", me.seat, {"card": heir.id, "rule": "dominion:D78"})
