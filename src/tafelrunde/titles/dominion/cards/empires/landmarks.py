"""Empires: Landmarks that give out victory tokens in the course of the game (D46, D54)."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import PASS, Ask, CardNo, Option
from tafelrunde.titles.dominion.cards.base import curse, gold, province, silver
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    BETWEEN_TURNS,
    BOUGHT,
    BUY_STARTS,
    DISCARDED,
    EMPIRES,
    GAINED,
    GATHERING,
    KINGDOM,
    LATER,
    TRASHED,
    TREASURE,
    TURN_ENDS,
    VICTORY,
    Card,
)
from tafelrunde.titles.dominion.piles import POINT_TOKENS
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import BID, DISCARD, MODE_MOVE, MODE_POINTS

landmark = EMPIRES.landmark

HIGHEST_BID: Final = 40

# Landmarks that begin with 6 tokens for each player and pay out 2 at a time.
arena = landmark("arena", points_each=6)
basilica = landmark("basilica", points_each=6)
baths = landmark("baths", points_each=6)
battlefield = landmark("battlefield", points_each=6)
colonnade = landmark("colonnade", points_each=6)
labyrinth = landmark("labyrinth", points_each=6)

# Landmarks whose tokens begin on piles, and such that need none.
aqueduct = landmark("aqueduct")
defiled_shrine = landmark("defiled_shrine")
mountain_pass = landmark("mountain_pass")
tomb = landmark("tomb")


# -- 2 tokens for an occasion


def _may_use_arena(g: Dominion, me: Player, this: CardNo, subject: int) -> bool:
    # Without tokens discarding is of interest only where a text may wait for it.
    worth = g.points_on.get(arena.id, 0) > 0 or g.kingdom.hears(DISCARDED)
    return worth and len(me.hand) > 0 and me.types_owned & ACTION != 0


@arena.on(BUY_STARTS, KINGDOM, applies=_may_use_arena)
def arena_fight(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # As your Buy phase begins you may discard an Action for 2 tokens.
    actions = g.of_type(me, me.hand, ACTION)
    chosen = g.ask_card(me, verb=DISCARD, cards=actions, by=arena, optional=True, prompt="arena")
    if chosen >= 0:
        g.discard(me, chosen, me.hand)
        g.take_points(me, arena, 2)


def _is_rich(g: Dominion, me: Player, this: CardNo, purchase: int) -> bool:
    return g.coins >= 2


@basilica.on(BOUGHT, KINGDOM, applies=_is_rich, at_once=True)
def basilica_pays(g: Dominion, me: Player, this: CardNo, purchase: int) -> None:
    # Buying a card with 2 or more coins left.
    g.take_points(me, basilica, 2)


def _gained_nothing(g: Dominion, me: Player, this: CardNo, subject: int) -> bool:
    return g.turn == me.seat and not me.gained


@baths.on(TURN_ENDS, KINGDOM, applies=_gained_nothing, at_once=True)
def baths_pay(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # Ending your turn without having gained a card in it.
    g.take_points(me, baths, 2)


def _is_victory(g: Dominion, me: Player, this: CardNo, gained: int) -> bool:
    return g.types_of(me, gained) & VICTORY != 0


@battlefield.on(GAINED, KINGDOM, applies=_is_victory, at_once=True)
def battlefield_pays(g: Dominion, me: Player, this: CardNo, gained: int) -> None:
    # Gaining a Victory card, whoever's turn it is.
    g.take_points(me, battlefield, 2)


def _has_copy_in_play(g: Dominion, me: Player, this: CardNo, purchase: int) -> bool:
    card = g.bought[purchase].card
    if not g.types(card) & ACTION:
        return False
    return any(g.kinds[other] is card for other in me.play)


@colonnade.on(BOUGHT, KINGDOM, applies=_has_copy_in_play, at_once=True)
def colonnade_pays(g: Dominion, me: Player, this: CardNo, purchase: int) -> None:
    # Buying an Action of which you have a copy in play.
    g.take_points(me, colonnade, 2)


def _is_second(g: Dominion, me: Player, this: CardNo, gained: int) -> bool:
    return g.turn == me.seat and len(me.gained) == 2 and not g.has_lasting(me, labyrinth_left)


@labyrinth.on(GAINED, KINGDOM, applies=_is_second, at_once=True)
def labyrinth_pays(g: Dominion, me: Player, this: CardNo, gained: int) -> None:
    # The second card gained in your own turn. When it came by a text of the first one, the moment
    # of the first is not over yet: once a turn is enough.
    g.take_points(me, labyrinth, 2)
    g.this_turn(me, -1, labyrinth_left)


@labyrinth.on(TURN_ENDS, LATER, simple=True)
def labyrinth_left(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    pass


@tomb.on(TRASHED, KINGDOM, at_once=True)
def tomb_pays(g: Dominion, me: Player, this: CardNo, trashed: int) -> None:
    # A token for each card you trash, your own or not.
    g.add_points(me, 1)


# -- tokens that wander


def move_point(g: Dominion, here: Card, gained: CardNo) -> None:
    """Move a victory token from the pile of a gained card to a Landmark."""
    pile = g.pile_of(gained)
    if pile is not None and pile.take(POINT_TOKENS, 1):
        g.points_on[here.id] = g.points_on.get(here.id, 0) + 1


def has_point(g: Dominion, gained: CardNo) -> bool:
    """Whether a victory token lies on the pile of a gained card."""
    pile = g.pile_of(gained)
    return pile is not None and pile.count(POINT_TOKENS) > 0


@aqueduct.sets_up
def aqueduct_laid_out(g: Dominion) -> None:
    # 8 tokens each on Silver and Gold.
    for card in (silver, gold):
        pile = g.pile(card)
        if pile is not None:
            pile.add(POINT_TOKENS, 8)


def _concerns_aqueduct(g: Dominion, me: Player, this: CardNo, gained: int) -> bool:
    types = g.types_of(me, gained)
    if types & TREASURE and has_point(g, gained):
        return True
    return types & VICTORY != 0 and g.points_on.get(aqueduct.id, 0) > 0


@aqueduct.on(GAINED, KINGDOM, applies=_concerns_aqueduct)
def aqueduct_flows(g: Dominion, me: Player, this: CardNo, gained: int) -> None:
    # A Treasure moves a token from its pile to here, a Victory card takes all that lie here. With
    # a card that is both, its player says what comes first.
    types = g.types_of(me, gained)
    moves = types & TREASURE != 0 and has_point(g, gained)
    first = MODE_MOVE
    if moves and types & VICTORY:
        first = g.ask_mode(me, [MODE_MOVE, MODE_POINTS], aqueduct, "aqueduct")
    if moves and first == MODE_MOVE:
        move_point(g, aqueduct, gained)
    if types & VICTORY:
        g.take_points(me, aqueduct, g.points_on.get(aqueduct.id, 0))
    if moves and first == MODE_POINTS:
        move_point(g, aqueduct, gained)


@defiled_shrine.sets_up
def defiled_shrine_laid_out(g: Dominion) -> None:
    # 2 tokens on every Action Supply pile that is not Gathering.
    for pile in g.action_piles():
        if not pile.card.types & GATHERING:
            pile.add(POINT_TOKENS, 2)


def _is_blessed_action(g: Dominion, me: Player, this: CardNo, gained: int) -> bool:
    return g.types_of(me, gained) & ACTION != 0 and has_point(g, gained)


@defiled_shrine.on(GAINED, KINGDOM, applies=_is_blessed_action)
def defiled_shrine_grows(g: Dominion, me: Player, this: CardNo, gained: int) -> None:
    # An Action moves a token from its pile to here.
    move_point(g, defiled_shrine, gained)


def _is_curse(g: Dominion, me: Player, this: CardNo, purchase: int) -> bool:
    return g.bought[purchase].card is curse


@defiled_shrine.on(BOUGHT, KINGDOM, applies=_is_curse, at_once=True)
def defiled_shrine_pays(g: Dominion, me: Player, this: CardNo, purchase: int) -> None:
    # Whoever buys a Curse takes what lies here.
    g.take_points(me, defiled_shrine, g.points_on.get(defiled_shrine.id, 0))


# -- Mountain Pass


def _is_first_province(g: Dominion, me: Player, this: CardNo, gained: int) -> bool:
    return g.kinds[gained] is province and g.counters.get(mountain_pass.id, 0) == 0


@mountain_pass.on(GAINED, KINGDOM, applies=_is_first_province, at_once=True)
def mountain_pass_opens(g: Dominion, me: Player, this: CardNo, gained: int) -> None:
    # Once a game: the first Province that is gained, not one that is trashed.
    g.counters[mountain_pass.id] = 1
    g.later(me, -1, mountain_pass_auction, stays=False)


@mountain_pass.on(BETWEEN_TURNS, LATER)
def mountain_pass_auction(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # Each player bids once or passes, beginning on the left of whoever gained the Province and
    # ending with that player. Who bids most takes that much Debt and gets 8 tokens.
    highest = 0
    winner = me
    for bidder in [*g.others(me), me]:
        bid = ask_bid(g, bidder, highest)
        if bid > highest:
            highest, winner = bid, bidder
    if highest > 0:
        g.add_debt(winner, highest)
        g.add_points(winner, 8)


def ask_bid(g: Dominion, bidder: Player, highest: int) -> int:
    """Let a player bid more than was bid before; 0 is to pass."""
    if highest >= HIGHEST_BID:
        return 0
    numbers = g.vocabulary.numbers
    options: list[Option] = [BID + numbers[n] for n in range(highest + 1, HIGHEST_BID + 1)]
    options.append(PASS)
    rule = mountain_pass.rule
    ask = Ask(
        bidder.decider,
        "mountain-pass",
        options,
        mountain_pass.id,
        rule,
        highest,
        player=bidder.seat,
    )
    option = g.ask(ask)
    bid = 0 if option == PASS else highest + 1 + options.index(option)
    if g.loud:
        g.say("bids", bidder.seat, {"count": bid, "rule": rule})
    return bid
