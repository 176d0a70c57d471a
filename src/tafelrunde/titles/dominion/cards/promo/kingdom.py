"""The promo cards that need no rules beside their own text."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.kernel.rng import Rng
from tafelrunde.titles.dominion.cards.base import gold, silver
from tafelrunde.titles.dominion.cards.common import gain_one
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    CLEANUP_STARTS,
    DURATION,
    IN_PLAY,
    LATER,
    PLAYED,
    PROMO,
    TURN_STARTS,
    Card,
)
from tafelrunde.titles.dominion.mats import ASIDE
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.playing import play_from
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import (
    ASIDE as SET_ASIDE,
)
from tafelrunde.titles.dominion.vocabulary import (
    DISCARD,
    MODE_GOLD,
    MODE_TRASH,
    PLAY,
    PLUS_CARDS,
    TAKE,
    TRASH,
)

card = PROMO.card

walled_village = card("walled_village", cost=4, types=ACTION, cards=1, actions=2)


@card("envoy", cost=4, types=ACTION)
def envoy(g: Dominion, me: Player, this: CardNo) -> None:
    # Reveal 5 cards; the player to the left chooses one to discard, the rest goes into hand.
    cards = g.reveal_top(me, 5)
    left = g.others(me)[0]
    lost = g.ask_card(left, verb=DISCARD, cards=cards, by=envoy, prompt="envoy", target=me.seat)
    if lost >= 0:
        g.discard(me, lost, me.revealed)
    for kept in cards:
        if kept != lost:
            g.take(me, kept, me.revealed, openly=True)


def _is_quiet(g: Dominion, me: Player, this: CardNo, subject: int) -> bool:
    return len(g.of_type(me, me.play, ACTION)) <= 2


@walled_village.on(
    CLEANUP_STARTS, IN_PLAY, optional=True, applies=_is_quiet, prompt="walled-village"
)
def walled_village_returns(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # With at most one other Action in play it may go on the deck.
    g.put_on_deck(me, this, me.play, openly=True)


@card("governor", cost=5, types=ACTION, actions=1)
def governor(g: Dominion, me: Player, this: CardNo) -> None:
    # One choice for everybody, you first: 3 cards (others 1); a Gold (others a Silver); or each may
    # trash a card from hand for one that costs exactly 2 (others 1) more.
    mode = g.ask_mode(me, [PLUS_CARDS, MODE_GOLD, MODE_TRASH], governor, "governor")
    for other in [me, *g.others(me)]:
        if mode == PLUS_CARDS:
            g.draw(other, 3 if other is me else 1)
        elif mode == MODE_GOLD:
            g.gain(other, gold if other is me else silver)
        elif other.hand:
            _remodel(g, other, 2 if other is me else 1)


def _remodel(g: Dominion, me: Player, more: int) -> None:
    """Trash a card from hand, or not, for one that costs exactly so much more."""
    prompt = "governor-two" if more == 2 else "governor-one"
    chosen = g.ask_card(me, verb=TRASH, cards=me.hand, by=governor, optional=True, prompt=prompt)
    if chosen >= 0:
        g.to_trash(me, chosen, me.hand)
        dearer = g.exactly(g.price(g.kinds[chosen]).plus(more))
        gain_one(g, me, dearer, governor)


@card("dismantle", cost=4, types=ACTION)
def dismantle(g: Dominion, me: Player, this: CardNo) -> None:
    # Trash a card from hand; if it costs 1 coin or more, gain a cheaper one, then a Gold.
    chosen = g.ask_card(me, verb=TRASH, cards=me.hand, by=dismantle)
    if chosen >= 0:
        g.to_trash(me, chosen, me.hand)
        if g.cost(g.kinds[chosen]) > 0:
            gain_one(g, me, g.cheaper(g.price(g.kinds[chosen])), dismantle)
            g.gain(me, gold)


@card("church", cost=3, types=ACTION | DURATION, actions=1)
def church(g: Dominion, me: Player, this: CardNo) -> None:
    # Set up to 3 cards from hand aside face down; the next turn has something to do in any case.
    chosen = g.choose_cards(me, SET_ASIDE, me.hand, church, 3, optional=True, prompt="church")
    g.set_aside(me, chosen, me.hand)
    g.later(me, this, church_opens, cards=chosen)


@church.on(TURN_STARTS, LATER)
def church_opens(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # Take one set into hand, then you may trash a card from hand; and so on with every other set,
    # in any order.
    sets = [] if g.lasting_now is None else [g.lasting_now.cards]
    for waiting in g.lasting.copy():
        if waiting.ability is church_opens and waiting.seat == me.seat:
            if waiting.born != g.turn_number:
                sets.append(waiting.cards)
                g.forget(waiting)
    while sets:
        kept = _next_set(g, me, sets)
        sets.remove(kept)
        for one in kept:
            g.take(me, one, me.mat(ASIDE))
        if me.hand:
            chosen = g.ask_card(
                me, verb=TRASH, cards=me.hand, by=church, optional=True, prompt="church-trash"
            )
            if chosen >= 0:
                g.to_trash(me, chosen, me.hand)


def _next_set(g: Dominion, me: Player, sets: list[list[CardNo]]) -> list[CardNo]:
    """Which set is taken next: a card of it is named. Empty ones come last."""
    filled = [cards for cards in sets if cards]
    if len(filled) < 2:
        return filled[0] if filled else sets[0]
    cards = [one for kept in filled for one in kept]
    named = g.ask_card(me, verb=TAKE, cards=cards, by=church, prompt="church-set", secret=True)
    for kept in filled:
        if named in kept:
            return kept
    return filled[0]


# -- Sauna / Avanto


sauna_avanto = card("sauna_avanto", cost=4, types=ACTION)


@sauna_avanto.stacked()
def sauna_avanto_pile(seats: int, rng: Rng) -> list[Card]:
    """Five Saunas on five Avantos."""
    return [avanto] * 5 + [sauna] * 5


def _play_next(g: Dominion, me: Player, next: Card, by: Card) -> None:
    """You may play the other one from hand, without using an action."""
    if me.hand:
        fitting = [held for held in me.hand if g.kinds[held] is next]
        chosen = g.ask_card(me, verb=PLAY, cards=fitting, by=by, optional=True, prompt=by.id)
        if chosen >= 0:
            play_from(g, me, chosen, me.hand)


@card("sauna", cost=4, types=ACTION, cards=1, actions=1, pile_of="sauna_avanto")
def sauna(g: Dominion, me: Player, this: CardNo) -> None:
    # You may play an Avanto from hand.
    _play_next(g, me, avanto, sauna)


@card("avanto", cost=5, types=ACTION, cards=3, pile_of="sauna_avanto")
def avanto(g: Dominion, me: Player, this: CardNo) -> None:
    # You may play a Sauna from hand.
    _play_next(g, me, sauna, avanto)


def _silver_played(g: Dominion, me: Player, this: CardNo, play: int) -> bool:
    return g.played[play].card is silver and len(me.hand) > 0


@sauna.on(PLAYED, IN_PLAY, applies=_silver_played)
def sauna_steams(g: Dominion, me: Player, this: CardNo, play: int) -> None:
    # For each Silver played each Sauna in play allows to trash a card from hand.
    chosen = g.ask_card(
        me, verb=TRASH, cards=me.hand, by=sauna, optional=True, prompt="sauna-trash"
    )
    if chosen >= 0:
        g.to_trash(me, chosen, me.hand)
