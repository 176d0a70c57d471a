"""Empires: Events, bought in the Buy phase and carried out at once (D53)."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.cards.base import (
    copper,
    curse,
    duchy,
    estate,
    gold,
    province,
    silver,
)
from tafelrunde.titles.dominion.cards.common import look_through
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    BETWEEN_TURNS,
    BOUGHT,
    EMPIRES,
    KINGDOM,
    LATER,
    VICTORY,
    Card,
)
from tafelrunde.titles.dominion.piles import DEBT_TOKENS
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import GAIN, KEEP, TOKEN, TRASH

event = EMPIRES.event


def gains(g: Dominion, me: Player, card: Card) -> bool:
    """Gain a card, and say whether it was really this one that was gained, and by this player."""
    got = g.gain(me, card)
    return got >= 0 and g.kinds[got] is card and me.decider == me.seat


@event("advance", cost=0)
def advance(g: Dominion, me: Player, this: CardNo) -> None:
    # You may trash an Action from hand to gain an Action costing up to 6.
    if not me.hand:
        return
    actions = g.of_type(me, me.hand, ACTION)
    chosen = g.ask_card(me, verb=TRASH, cards=actions, by=advance, optional=True, prompt="advance")
    if chosen >= 0:
        g.to_trash(me, chosen, me.hand)
        pile = g.ask_pile(me, GAIN, g.affordable(6, ACTION), advance)
        if pile is not None:
            g.gain_top(me, pile)


@event("delve", cost=2)
def delve(g: Dominion, me: Player, this: CardNo) -> None:
    # The buy comes back, and a Silver is gained.
    g.add_buys(me, 1)
    g.gain(me, silver)


@event("tax", cost=2)
def tax(g: Dominion, me: Player, this: CardNo) -> None:
    # Put 2 Debt on a Supply pile.
    pile = g.ask_pile(me, TOKEN, g.supply(), tax, prompt="tax")
    if pile is not None:
        pile.add(DEBT_TOKENS, 2)
        if g.loud:
            g.say("taxes", me.seat, {"card": pile.card.id, "count": 2, "rule": tax.rule})


@tax.sets_up
def tax_laid_out(g: Dominion) -> None:
    # Every Supply pile begins with 1 Debt.
    for pile in g.supply():
        pile.add(DEBT_TOKENS)


def _is_taxed(g: Dominion, me: Player, this: CardNo, purchase: int) -> bool:
    pile = g.bought[purchase].pile
    return pile >= 0 and g.piles[pile].count(DEBT_TOKENS) > 0


@tax.on(BOUGHT, KINGDOM, applies=_is_taxed, at_once=True)
def tax_taken(g: Dominion, me: Player, this: CardNo, purchase: int) -> None:
    # Whoever buys a card takes the Debt that lies on its pile.
    g.add_debt(me, g.piles[g.bought[purchase].pile].take(DEBT_TOKENS))


@event("banquet", cost=3)
def banquet(g: Dominion, me: Player, this: CardNo) -> None:
    # Gain 2 Coppers and a card costing up to 5 that is no Victory card.
    for _ in range(2):
        g.gain(me, copper)
    piles = [
        pile for pile in g.affordable(5) if pile.top is not None and not g.types(pile.top) & VICTORY
    ]
    pile = g.ask_pile(me, GAIN, piles, banquet)
    if pile is not None:
        g.gain_top(me, pile)


@event("ritual", cost=4)
def ritual(g: Dominion, me: Player, this: CardNo) -> None:
    # Gain a Curse; only then trash a card from hand for a token per coin in its cost.
    if not gains(g, me, curse):
        return
    chosen = g.ask_card(me, verb=TRASH, cards=me.hand, by=ritual, prompt="ritual")
    if chosen >= 0:
        worth = g.cost(g.kinds[chosen])
        g.to_trash(me, chosen, me.hand)
        g.add_points(me, worth)


@event("salt_the_earth", cost=4)
def salt_the_earth(g: Dominion, me: Player, this: CardNo) -> None:
    # A token; then trash a Victory card from the Supply.
    g.add_points(me, 1)
    piles = [pile for pile in g.supply() if pile.top is not None and g.types(pile.top) & VICTORY]
    pile = g.ask_pile(me, TRASH, piles, salt_the_earth, prompt="salt-the-earth")
    if pile is not None:
        g.trash_from_supply(me, pile)


@event("wedding", cost=4, debt=3)
def wedding(g: Dominion, me: Player, this: CardNo) -> None:
    # A token and a Gold.
    g.add_points(me, 1)
    g.gain(me, gold)


@event("windfall", cost=5)
def windfall(g: Dominion, me: Player, this: CardNo) -> None:
    # 3 Golds for whoever has neither a deck nor a discard pile.
    if not me.deck and not me.discard:
        for _ in range(3):
            g.gain(me, gold)


@event("conquest", cost=6)
def conquest(g: Dominion, me: Player, this: CardNo) -> None:
    # Gain 2 Silvers, then a token for each Silver gained this turn.
    for _ in range(2):
        g.gain(me, silver)
    g.add_points(me, me.gained.count(silver))


@event("dominate", cost=14)
def dominate(g: Dominion, me: Player, this: CardNo) -> None:
    # Gain a Province, and with it 9 tokens.
    if gains(g, me, province):
        g.add_points(me, 9)


@event("triumph", cost=0, debt=5)
def triumph(g: Dominion, me: Player, this: CardNo) -> None:
    # Gain an Estate, and with it a token for each card gained this turn, the Estate included.
    if gains(g, me, estate):
        g.add_points(me, len(me.gained))


@event("annex", cost=0, debt=8)
def annex(g: Dominion, me: Player, this: CardNo) -> None:
    # Look through your discard pile and leave up to 5 cards there; the others are shuffled into
    # the deck. Then gain a Duchy.
    if me.discard:
        look_through(g, me)
        kept = g.choose_cards(
            me, KEEP, me.discard, annex, 5, optional=True, prompt="annex", secret=True
        )
        g.shuffle_into_deck(me, [other for other in me.discard if other not in kept], me.discard)
        for other in me.discard:
            g.known[other] = me.eyes  # the others cannot tell which cards are missing now
        g.unsure.update(me.discard[:-1])
    g.gain(me, duchy)


@event("donate", cost=0, debt=8)
def donate(g: Dominion, me: Player, this: CardNo) -> None:
    # After this turn, when nobody controls you any more.
    g.later(me, -1, donate_sorts, stays=False)


@donate.on(BETWEEN_TURNS, LATER)
def donate_sorts(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # Take deck and discard pile into hand, trash any number of cards, shuffle the rest, draw 5.
    for seen in me.discard:
        if seen not in g.unsure:
            g.known[seen] = g.everyone
    g.unsure.difference_update(me.discard)
    me.hand.extend(me.deck)
    me.hand.extend(me.discard)
    me.deck = []
    me.discard = []
    chosen = g.choose_cards(me, TRASH, me.hand, donate, optional=True, prompt="donate")
    g.trash_all(me, chosen, me.hand)
    g.shuffle_into_deck(me, me.hand.copy(), me.hand)
    g.draw(me, 5)
