"""Dark Ages: cards that trash others."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.cards.base import copper, duchy
from tafelrunde.titles.dominion.cards.common import discard_from_hand, gain_one, trash_from_hand
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    DARK_AGES,
    TO_DECK,
    TREASURE,
    VICTORY,
    Card,
)
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import (
    GAIN,
    MODE_COPPER,
    MODE_DECK,
    MODE_DISCARD,
    MODE_DUCHY,
    MODE_FROM_TRASH,
    MODE_TRASH,
    PLUS_COINS,
    TOPDECK,
    TRASH,
)

card = DARK_AGES.card


@card("forager", cost=3, types=ACTION, actions=1, buys=1, says_coins=True)
def forager(g: Dominion, me: Player, this: CardNo) -> None:
    # Trash a card from hand; then 1 coin for each name among the Treasures in the trash.
    trash_from_hand(g, me, 1, forager)
    names: list[Card] = []
    for one in g.trash:
        kind = g.kinds[one]
        if g.types(kind) & TREASURE and kind not in names:
            names.append(kind)
    g.earn(me, len(names))


@card("count", cost=5, types=ACTION, says_coins=True)
def count(g: Dominion, me: Player, this: CardNo) -> None:
    # Discard 2 cards, or put a card from hand on the deck, or gain a Copper. Then 3 coins, or
    # trash the whole hand, or gain a Duchy. Whatever is chosen is done as far as possible.
    mode = g.ask_mode(me, [MODE_DISCARD, MODE_DECK, MODE_COPPER], count, "count-price")
    if mode == MODE_DISCARD:
        discard_from_hand(g, me, 2, count)
    elif mode == MODE_COPPER:
        g.gain(me, copper)
    elif me.hand:
        back = g.ask_card(me, verb=TOPDECK, cards=me.hand, by=count, secret=True)
        g.put_on_deck(me, back, me.hand)
    mode = g.ask_mode(me, [PLUS_COINS, MODE_TRASH, MODE_DUCHY], count, "count-reward")
    if mode == PLUS_COINS:
        g.earn(me, 3)
    elif mode == MODE_TRASH:
        g.trash_all(me, me.hand.copy(), me.hand)
    else:
        g.gain(me, duchy)


@card("graverobber", cost=5, types=ACTION)
def graverobber(g: Dominion, me: Player, this: CardNo) -> None:
    # Gain a card costing 3 to 6 from the trash onto your deck; or trash an Action from hand and
    # gain a card costing up to 3 more.
    if (
        g.ask_mode(me, [MODE_FROM_TRASH, MODE_TRASH], graverobber, graverobber.id)
        == MODE_FROM_TRASH
    ):
        fits = [one for one in g.trash if g.costs_between(g.kinds[one], 3, 6)]
        found = g.ask_card(me, verb=GAIN, cards=fits, by=graverobber)
        if found >= 0:
            g.gain_from_trash(me, found, TO_DECK)
    elif me.hand:
        actions = g.of_type(me, me.hand, ACTION)
        out = g.ask_card(me, verb=TRASH, cards=actions, by=graverobber, or_pass=True)
        if out >= 0:
            g.to_trash(me, out, me.hand)
            gain_one(g, me, g.up_to(g.price(g.kinds[out]).plus(3)), graverobber)


@card("junk_dealer", cost=5, types=ACTION, cards=1, actions=1, coins=1)
def junk_dealer(g: Dominion, me: Player, this: CardNo) -> None:
    # Trash a card from hand.
    trash_from_hand(g, me, 1, junk_dealer)


@card("rebuild", cost=5, types=ACTION, actions=1)
def rebuild(g: Dominion, me: Player, this: CardNo) -> None:
    # Name a card and reveal cards until a Victory card of another name comes. Discard the others,
    # trash that one and gain a Victory card costing up to 3 more.
    named = g.ask_name(me, rebuild, rebuild.id)
    found = -1
    others: list[CardNo] = []
    while found < 0:
        shown = g.reveal_top(me, 1)
        if not shown:
            break
        if g.types_of(me, shown[0]) & VICTORY and g.kinds[shown[0]] is not named:
            found = shown[0]
        else:
            others.append(shown[0])
    g.discard_all(me, others, me.revealed)
    if found >= 0:
        g.to_trash(me, found, me.revealed)
        gain_one(g, me, g.up_to(g.price(g.kinds[found]).plus(3), VICTORY), rebuild)


@card("altar", cost=6, types=ACTION)
def altar(g: Dominion, me: Player, this: CardNo) -> None:
    # Trash a card from hand; gain a card costing up to 5, even if there was none to trash.
    trash_from_hand(g, me, 1, altar)
    gain_one(g, me, g.affordable(5), altar)
