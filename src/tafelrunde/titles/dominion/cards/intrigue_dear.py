"""Intrigue, both editions: the cards that cost 5 or 6."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.cards.base import curse, gold, silver
from tafelrunde.titles.dominion.cards.common import (
    choose_modes,
    discard_from_hand,
    gain_one,
    reveal_until,
    sift,
    trash_from_hand,
)
from tafelrunde.titles.dominion.cards.intrigue_cheap import FIRST, SECOND
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    ATTACK,
    CURSE,
    INTRIGUE,
    TO_DECK,
    TO_HAND,
    TREASURE,
    VICTORY,
    Card,
)
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import (
    GAIN,
    MODE_CURSE,
    MODE_DISCARD,
    MODE_GOLD,
    PLUS_ACTIONS,
    PLUS_BUYS,
    PLUS_CARDS,
    PLUS_COINS,
    REVEAL,
    TRASH,
)

card = INTRIGUE.card

# -- cost 5


@card("upgrade", cost=5, types=ACTION, cards=1, actions=1)
def upgrade(g: Dominion, me: Player, this: CardNo) -> None:
    # Trash a card from hand, then gain one costing exactly 1 more.
    if me.hand:
        old = g.ask_card(me, verb=TRASH, cards=me.hand, by=upgrade)
        g.to_trash(me, old, me.hand)
        gain_one(g, me, g.exactly(g.price(g.kinds[old]).plus(1)), upgrade)


@card("trading_post", cost=5, types=ACTION)
def trading_post(g: Dominion, me: Player, this: CardNo) -> None:
    # Trash 2 cards from hand; for two (not for one) gain a Silver into hand.
    if trash_from_hand(g, me, 2, trading_post) == 2:
        g.gain(me, silver, TO_HAND)


@card("torturer", cost=5, types=ACTION | ATTACK, cards=3)
def torturer(g: Dominion, me: Player, this: CardNo) -> None:
    # Each opponent in turn either discards 2 cards or gains a Curse into hand, even in vain.
    for foe in g.attacked(me):
        mode = g.ask_mode(foe, [MODE_DISCARD, MODE_CURSE], torturer, prompt=torturer.id)
        if mode == MODE_DISCARD:
            discard_from_hand(g, foe, 2, torturer)
        else:
            g.gain(foe, curse, TO_HAND)


@card("minion", cost=5, types=ACTION | ATTACK, says_coins=True, actions=1)
def minion(g: Dominion, me: Player, this: CardNo) -> None:
    # Either 2 coins, or a new hand of 4 cards for its player and for every opponent with 5 or more.
    if g.ask_mode(me, [PLUS_COINS, MODE_DISCARD], minion, prompt=minion.id) == PLUS_COINS:
        g.earn(me, 2)
        return
    g.discard_all(me, me.hand, me.hand)
    g.draw(me, 4)
    for foe in g.attacked(me):
        if len(foe.hand) >= 5:
            g.discard_all(foe, foe.hand, foe.hand)
            g.draw(foe, 4)


@card("saboteur", cost=5, types=ACTION | ATTACK, printings=FIRST)
def saboteur(g: Dominion, me: Player, this: CardNo) -> None:
    # Each opponent reveals cards until one costs 3 or more, trashes it, may gain one costing at
    # least 2 less, and discards the others.
    for foe in g.attacked(me):
        hits, others = reveal_until(g, foe, _costs_three)
        for hit in hits:
            limit = g.price(g.kinds[hit]).plus(-2)
            g.to_trash(foe, hit, foe.revealed)
            gain_one(g, foe, g.up_to(limit), saboteur, optional=True)
        g.discard_all(foe, others, foe.revealed)


def _costs_three(g: Dominion, me: Player, this: CardNo) -> bool:
    return g.cost(g.kinds[this]) >= 3


@card("tribute", cost=5, types=ACTION, says_coins=True, printings=FIRST)
def tribute(g: Dominion, me: Player, this: CardNo) -> None:
    # The left neighbour reveals and discards 2 cards from the deck; each different one gives
    # 2 actions, 2 coins or 2 cards for every type it has.
    left = g.others(me)[0]
    kinds: list[Card] = []
    shown = g.reveal_top(left, 2)
    for top in shown:
        if g.kinds[top] not in kinds:
            kinds.append(g.kinds[top])
    g.discard_all(left, shown, left.revealed)
    for kind in kinds:
        types = g.types(kind)
        if types & ACTION:
            g.add_actions(me, 2)
        if types & TREASURE:
            g.earn(me, 2)
        if types & VICTORY:
            g.draw(me, 2)


@card("replace", cost=5, types=ACTION | ATTACK, printings=SECOND)
def replace(g: Dominion, me: Player, this: CardNo) -> None:
    # Trash a card from hand and gain one costing up to 2 more: an Action or Treasure goes on the
    # deck, and for a Victory card each opponent gains a Curse.
    if not me.hand:
        return
    old = g.ask_card(me, verb=TRASH, cards=me.hand, by=replace)
    g.to_trash(me, old, me.hand)
    pile = g.ask_pile(me, GAIN, g.up_to(g.price(g.kinds[old]).plus(2)), replace)
    if pile is None or pile.top is None:
        return
    to = TO_DECK if g.types(pile.top) & (ACTION | TREASURE) else -1
    gained = g.gain_top(me, pile, to)
    if gained >= 0 and g.types(g.kinds[gained]) & VICTORY:
        for foe in g.attacked(me):
            g.gain(foe, curse)


@card("courtier", cost=5, types=ACTION, says_coins=True, printings=SECOND)
def courtier(g: Dominion, me: Player, this: CardNo) -> None:
    # Reveal a card from hand; for each of its types another one of: 1 action, 1 buy, 3 coins,
    # a Gold.
    if not me.hand:
        return
    shown = g.ask_card(me, verb=REVEAL, cards=me.hand, by=courtier, prompt="courtier-reveal")
    g.show(me, [shown])
    modes = [PLUS_ACTIONS, PLUS_BUYS, PLUS_COINS, MODE_GOLD]
    n = min(g.types_of(me, shown).bit_count(), len(modes))
    for mode in choose_modes(g, me, modes, n, courtier):
        if mode == PLUS_ACTIONS:
            g.add_actions(me, 1)
        elif mode == PLUS_BUYS:
            g.add_buys(me, 1)
        elif mode == PLUS_COINS:
            g.earn(me, 3)
        else:
            g.gain(me, gold)


@card("patrol", cost=5, types=ACTION, cards=3, printings=SECOND)
def patrol(g: Dominion, me: Player, this: CardNo) -> None:
    # Of the top 4 cards all Victory cards and Curses go into hand, the rest back in any order.
    sift(g, me, VICTORY | CURSE, patrol)


# -- cost 6


@card("nobles", cost=6, types=ACTION | VICTORY, points=2)
def nobles(g: Dominion, me: Player, this: CardNo) -> None:
    # Either 3 cards or 2 actions.
    if g.ask_mode(me, [PLUS_CARDS, PLUS_ACTIONS], nobles, prompt=nobles.id) == PLUS_CARDS:
        g.draw(me, 3)
    else:
        g.add_actions(me, 2)
