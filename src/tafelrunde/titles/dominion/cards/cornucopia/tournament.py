"""Cornucopia: Tournament and the five Prizes."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.cards.base import curse, duchy, estate, gold, province, silver
from tafelrunde.titles.dominion.cards.common import (
    bury_deck,
    choose_modes,
    copies_in_play,
    discard_down_to,
)
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    ATTACK,
    CORNUCOPIA,
    PRIZE,
    TO_DECK,
    TREASURE,
    Card,
)
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import (
    DISCARD,
    GAIN,
    MODE_SILVER,
    PLUS_ACTIONS,
    PLUS_CARDS,
    PLUS_COINS,
    REVEAL,
)

card = CORNUCOPIA.card

PRIZES = ("bag_of_gold", "diadem", "followers", "princess", "trusty_steed")


@card("tournament", cost=4, types=ACTION, actions=1, says_coins=True, brings=PRIZES)
def tournament(g: Dominion, me: Player, this: CardNo) -> None:
    # A Province of yours is discarded for a Prize or a Duchy, which goes on your deck. If no
    # opponent shows one, 1 card and 1 coin. In the printing of 2011 all show before that.
    challenged = False
    if g.printing("cornucopia") == 2011:
        mine = _province(g, me, REVEAL)
        challenged = _is_challenged(g, me)
        _win(g, me, mine)
    else:
        _win(g, me, _province(g, me, DISCARD))
        challenged = _is_challenged(g, me)
    if not challenged:
        g.draw(me, 1)
        g.earn(me, 1)


def _province(g: Dominion, me: Player, verb: int) -> CardNo:
    """A Province in hand that its player wants to show or discard; -1 if there is none."""
    if not me.hand:
        return -1
    held = [held for held in me.hand if g.kinds[held] is province]
    prompt = "tournament-discard" if verb == DISCARD else "tournament-reveal"
    chosen = g.ask_card(me, verb=verb, cards=held, by=tournament, optional=True, prompt=prompt)
    if chosen >= 0 and verb == REVEAL:
        g.show(me, [chosen])
    return chosen


def _is_challenged(g: Dominion, me: Player) -> bool:
    """Whether an opponent shows a Province; everybody may, clockwise."""
    shown = [_province(g, foe, REVEAL) for foe in g.others(me)]
    return any(this >= 0 for this in shown)


def _win(g: Dominion, me: Player, this: CardNo) -> None:
    """Discard the Province for a Prize or a Duchy; a kind of which none is left in vain."""
    if this < 0:
        return
    g.discard(me, this, me.hand)
    prizes = [pile for pile in g.piles if pile.card.types & PRIZE and pile.left > 0]
    duchies = [pile for pile in g.piles if pile.card is duchy]
    won = g.ask_pile(
        me,
        GAIN,
        prizes + duchies,
        tournament,
        optional=not prizes,
        prompt="tournament-gain",
    )
    if won is not None and g.gain(me, won.card, TO_DECK) < 0 and g.loud:
        g.say("finds-none", me.seat, {"card": won.card.id, "rule": tournament.rule})


# -- the Prizes


@card("bag_of_gold", cost=0, types=ACTION | PRIZE, actions=1, supply=False, pile=1)
def bag_of_gold(g: Dominion, me: Player, this: CardNo) -> None:
    # Gain a Gold onto your deck.
    g.gain(me, gold, TO_DECK)


@card("diadem", cost=0, types=TREASURE | PRIZE, coins=2, supply=False, pile=1)
def diadem(g: Dominion, me: Player, this: CardNo) -> None:
    # 1 coin for each action that was not used.
    g.earn(me, g.actions)


@card("followers", cost=0, types=ACTION | ATTACK | PRIZE, cards=2, supply=False, pile=1)
def followers(g: Dominion, me: Player, this: CardNo) -> None:
    # Gain an Estate. Each opponent gains a Curse and discards down to 3 cards in hand.
    g.gain(me, estate)
    for foe in g.attacked(me):
        g.gain(foe, curse)
        discard_down_to(g, foe, 3, followers)


princess = card("princess", cost=0, types=ACTION | PRIZE, buys=1, supply=False, pile=1)


@princess.cheapens
def princess_lowers(g: Dominion, card: Card) -> int:
    # While it is in play, everything costs 2 less.
    return 2 * copies_in_play(g, princess)


@card("trusty_steed", cost=0, types=ACTION | PRIZE, supply=False, pile=1, says_coins=True)
def trusty_steed(g: Dominion, me: Player, this: CardNo) -> None:
    # Two different ones of: 2 cards, 2 actions, 2 coins, 4 Silvers with the deck put onto the
    # discard pile; carried out in this order.
    modes = [PLUS_CARDS, PLUS_ACTIONS, PLUS_COINS, MODE_SILVER]
    chosen = choose_modes(g, me, modes, 2, trusty_steed)
    if PLUS_CARDS in chosen:
        g.draw(me, 2)
    if PLUS_ACTIONS in chosen:
        g.add_actions(me, 2)
    if PLUS_COINS in chosen:
        g.earn(me, 2)
    if MODE_SILVER in chosen:
        for _ in range(4):
            g.gain(me, silver)
        if me.deck:
            bury_deck(g, me, trusty_steed)
