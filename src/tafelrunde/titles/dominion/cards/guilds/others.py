"""Guilds: Advisor, Taxman, Journeyman, Soothsayer."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.cards.base import curse, gold
from tafelrunde.titles.dominion.cards.common import gain_one
from tafelrunde.titles.dominion.catalogue import ACTION, ATTACK, GUILDS, TO_DECK, TREASURE
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import DISCARD, TRASH

card = GUILDS.card


@card("advisor", cost=4, types=ACTION, actions=1)
def advisor(g: Dominion, me: Player, this: CardNo) -> None:
    # Reveal the top 3 cards of your deck; the left neighbour picks one to be discarded, the
    # others go into hand.
    shown = g.reveal_top(me, 3)
    left = g.others(me)[0]
    out = g.ask_card(left, verb=DISCARD, cards=shown, by=advisor, prompt="advisor", target=me.seat)
    if out >= 0:
        g.discard(me, out, me.revealed)
    for top in shown:
        if top != out:
            g.take(me, top, me.revealed, openly=True)


@card("taxman", cost=4, types=ACTION | ATTACK)
def taxman(g: Dominion, me: Player, this: CardNo) -> None:
    # You may trash a Treasure from hand. Each opponent with 5 cards or more then discards a copy
    # of it, or shows a hand without; you gain onto your deck a Treasure costing up to 3 more.
    if not me.hand:
        return
    treasures = g.of_type(me, me.hand, TREASURE)
    old = g.ask_card(me, verb=TRASH, cards=treasures, by=taxman, optional=True, prompt="taxman")
    if old < 0:
        return
    taxed = g.kinds[old]
    price = g.price(taxed)
    g.to_trash(me, old, me.hand)
    for foe in g.attacked(me):
        if len(foe.hand) >= 5:
            copies = [held for held in foe.hand if g.kinds[held] is taxed]
            lost = g.ask_card(
                foe, verb=DISCARD, cards=copies, by=taxman, or_pass=True, prompt="taxman-discard"
            )
            if lost >= 0:
                g.discard(foe, lost, foe.hand)
            else:
                g.show(foe, foe.hand)
    gain_one(g, me, g.up_to(price.plus(3), TREASURE), taxman, TO_DECK)


@card("journeyman", cost=5, types=ACTION)
def journeyman(g: Dominion, me: Player, this: CardNo) -> None:
    # Name a card and reveal cards until 3 have another name; take those and discard the others.
    named = g.ask_name(me, journeyman)
    found: list[CardNo] = []
    others: list[CardNo] = []
    while len(found) < 3:
        shown = g.reveal_top(me, 1)
        if not shown:
            break
        if g.kinds[shown[0]] is named:
            others.extend(shown)
        else:
            found.extend(shown)
    for hit in found:
        g.take(me, hit, me.revealed, openly=True)
    g.discard_all(me, others, me.revealed)


@card("soothsayer", cost=5, types=ACTION | ATTACK)
def soothsayer(g: Dominion, me: Player, this: CardNo) -> None:
    # Gain a Gold. Each opponent gains a Curse; who really did draws a card.
    g.gain(me, gold)
    for foe in g.attacked(me):
        gained = g.gain(foe, curse)
        if gained >= 0 and g.kinds[gained] is curse:
            g.draw(foe, 1)
