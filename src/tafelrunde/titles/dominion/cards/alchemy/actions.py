"""Alchemy: the Actions. Above each function: what the card does, in our words."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.cards.alchemy.treasures import potion
from tafelrunde.titles.dominion.cards.base import copper, curse, duchy, gold
from tafelrunde.titles.dominion.cards.common import (
    gain_one,
    is_action,
    put_back_openly,
    reveal_until,
)
from tafelrunde.titles.dominion.catalogue import ACTION, ALCHEMY, ATTACK, TREASURE, VICTORY
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.playing import play_from
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import DISCARD, PLAY, TOPDECK, TRASH

card = ALCHEMY.card


@card("transmute", cost=0, potion=1, types=ACTION)
def transmute(g: Dominion, me: Player, this: CardNo) -> None:
    # Trash a card from hand; each of its types brings a card of its own.
    old = g.ask_card(me, verb=TRASH, cards=me.hand, by=transmute)
    if old < 0:
        return
    types = g.types_of(me, old)
    g.to_trash(me, old, me.hand)
    if types & ACTION:
        g.gain(me, duchy)
    if types & TREASURE:
        g.gain(me, transmute)
    if types & VICTORY:
        g.gain(me, gold)


@card("apothecary", cost=2, potion=1, types=ACTION, cards=1, actions=1)
def apothecary(g: Dominion, me: Player, this: CardNo) -> None:
    # Of the top 4 cards Coppers and Potions go into hand, the rest back in any order.
    rest: list[CardNo] = []
    for top in g.reveal_top(me, 4):
        if g.kinds[top] is copper or g.kinds[top] is potion:
            g.take(me, top, me.revealed, openly=True)
        else:
            rest.append(top)
    put_back_openly(g, me, rest, apothecary)


@card("university", cost=2, potion=1, types=ACTION, actions=2)
def university(g: Dominion, me: Player, this: CardNo) -> None:
    # An Action costing up to 5 may be gained.
    gain_one(g, me, g.affordable(5, ACTION), university, optional=True, prompt="university")


def _is_no_action(g: Dominion, me: Player, this: CardNo) -> bool:
    return not is_action(g, me, this)


@card("scrying_pool", cost=2, potion=1, types=ACTION | ATTACK, actions=1)
def scrying_pool(g: Dominion, me: Player, this: CardNo) -> None:
    # Everybody reveals the top card of the deck; then you say for each, your own first, whether it
    # is discarded or put back.
    everyone = [me, *g.attacked(me)]
    shown = [g.reveal_top(foe, 1) for foe in everyone]
    for i in range(len(everyone)):
        foe = everyone[i]
        prompt = "spy-own" if foe is me else "spy-other"
        for top in shown[i]:
            verbs = [DISCARD, TOPDECK]
            if g.ask_either(me, top, verbs, scrying_pool, prompt, target=foe.seat) == DISCARD:
                g.discard(foe, top, foe.revealed)
            else:
                g.put_on_deck(foe, top, foe.revealed, openly=True)
    # Then reveal cards until one is no Action; all of them go into hand.
    hits, others = reveal_until(g, me, _is_no_action)
    for top in others + hits:
        g.take(me, top, me.revealed, openly=True)


@card("familiar", cost=3, potion=1, types=ACTION | ATTACK, cards=1, actions=1)
def familiar(g: Dominion, me: Player, this: CardNo) -> None:
    # Each opponent gains a Curse, clockwise, as long as there are any.
    for foe in g.attacked(me):
        g.gain(foe, curse)


def _golem_plays(g: Dominion, me: Player, this: CardNo) -> bool:
    return is_action(g, me, this) and g.kinds[this] is not golem


@card("golem", cost=4, potion=1, types=ACTION)
def golem(g: Dominion, me: Player, this: CardNo) -> None:
    # Reveal cards until 2 Actions other than Golems lie there, discard the rest and play these in
    # either order. They are played from where they lie, never from hand.
    found, others = reveal_until(g, me, _golem_plays, 2)
    g.discard_all(me, others, me.revealed)
    while found:
        chosen = found[0]
        if len(found) > 1:
            chosen = g.ask_card(me, verb=PLAY, cards=found, by=golem, prompt="golem")
        found.remove(chosen)
        play_from(g, me, chosen, me.revealed)


@card("apprentice", cost=5, types=ACTION, actions=1)
def apprentice(g: Dominion, me: Player, this: CardNo) -> None:
    # Trash a card from hand; draw as many as it costs coins, and 2 more for a Potion.
    old = g.ask_card(me, verb=TRASH, cards=me.hand, by=apprentice)
    if old >= 0:
        price = g.price(g.kinds[old])
        g.to_trash(me, old, me.hand)
        g.draw(me, price.coins + (2 if price.potion else 0))


@card("possession", cost=6, potion=1, types=ACTION)
def possession(g: Dominion, me: Player, this: CardNo) -> None:
    # After this turn the player to the left takes an extra turn in which you decide (D74).
    g.extra_turn_follows(g.others(me)[0], possession, controller=me.seat)
