"""Guilds: the cards that may be overpaid (D49). Each has a text for its play and one for that."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.cards.base import silver
from tafelrunde.titles.dominion.cards.common import (
    gain_one,
    look_at_top,
    look_through,
    put_back_openly,
    topdeck_from_discard,
)
from tafelrunde.titles.dominion.catalogue import ACTION, BOUGHT, GUILDS, THIS, TREASURE
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.playing import play_from
from tafelrunde.titles.dominion.prices import Price
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import DISCARD, TOPDECK, TRASH

card = GUILDS.card


def _is_overpaid(g: Dominion, me: Player, this: CardNo, bought: int) -> bool:
    purchase = g.bought[bought]
    return purchase.overpaid > 0 or purchase.overpaid_potions > 0


masterpiece = card("masterpiece", cost=3, types=TREASURE, coins=1, overpay=True)


@masterpiece.on(BOUGHT, THIS, applies=_is_overpaid)
def masterpiece_overpaid(g: Dominion, me: Player, this: CardNo, bought: int) -> None:
    # A Silver for each coin.
    for _ in range(g.bought[bought].overpaid):
        g.gain(me, silver)


@card("stonemason", cost=2, types=ACTION, overpay=True)
def stonemason(g: Dominion, me: Player, this: CardNo) -> None:
    # Trash a card from hand; gain 2 cheaper ones, one after the other.
    old = g.ask_card(me, verb=TRASH, cards=me.hand, by=stonemason)
    if old >= 0:
        price = g.price(g.kinds[old])
        g.to_trash(me, old, me.hand)
        for _ in range(2):
            gain_one(g, me, g.cheaper(price), stonemason)


@stonemason.on(BOUGHT, THIS, applies=_is_overpaid)
def stonemason_overpaid(g: Dominion, me: Player, this: CardNo, bought: int) -> None:
    # Gain 2 Actions, each costing exactly what was paid in addition.
    purchase = g.bought[bought]
    price = Price(purchase.overpaid, purchase.overpaid_potions)
    for _ in range(2):
        gain_one(g, me, g.exactly(price, ACTION), stonemason)


@card("doctor", cost=3, types=ACTION, overpay=True)
def doctor(g: Dominion, me: Player, this: CardNo) -> None:
    # Name a card and reveal the top 3 cards of your deck: trash what has that name, put the
    # rest back in any order.
    named = g.ask_name(me, doctor)
    shown = g.reveal_top(me, 3)
    hits = [top for top in shown if g.kinds[top] is named]
    g.trash_all(me, hits, me.revealed)
    put_back_openly(g, me, [top for top in shown if top not in hits], doctor)


@doctor.on(BOUGHT, THIS, applies=_is_overpaid)
def doctor_overpaid(g: Dominion, me: Player, this: CardNo, bought: int) -> None:
    # For each coin, one after the other: trash or discard the top card of your deck, or put it
    # back.
    for _ in range(g.bought[bought].overpaid):
        look_at_top(g, me, [TRASH, DISCARD, TOPDECK], doctor, "doctor-overpaid")


@card("herald", cost=4, types=ACTION, cards=1, actions=1, overpay=True)
def herald(g: Dominion, me: Player, this: CardNo) -> None:
    # Reveal the top card of your deck: an Action is played, anything else goes back.
    for top in g.reveal_top(me, 1):
        if g.types_of(me, top) & ACTION:
            play_from(g, me, top, me.revealed)
        else:
            g.put_on_deck(me, top, me.revealed, openly=True)


@herald.on(BOUGHT, THIS, applies=_is_overpaid)
def herald_overpaid(g: Dominion, me: Player, this: CardNo, bought: int) -> None:
    # For each coin put a card of your discard pile on your deck.
    for left in range(min(g.bought[bought].overpaid, len(me.discard)), 0, -1):
        look_through(g, me)
        chosen = g.ask_card(
            me,
            verb=TOPDECK,
            cards=me.discard,
            by=herald,
            prompt="herald-overpaid",
            count=left,
            secret=True,
        )
        topdeck_from_discard(g, me, chosen)
