"""The services of the Riverfolk (11.2.6, 11.2.7): who can buy what, and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import PASS
from tafelrunde.titles.root.board import SPOTS
from tafelrunde.titles.root.factions.base import Faction
from tafelrunde.titles.root.vocabulary import BUY, TAKE, Group

if TYPE_CHECKING:
    from tafelrunde.titles.root.factions.riverfolk import Riverfolk
    from tafelrunde.titles.root.table import Root

HAND_CARD: Final = 0
RIVERBOATS: Final = 1
MERCENARIES: Final = 2
SERVICES: Final = ["hand_card", "riverboats", "mercenaries"]
SERVICE_OBJECTS: Final = Group(SERVICES)


def offered(g: Root, otters: Riverfolk, buyer: Faction) -> list[int]:
    """Services of use to a buyer who can pay the whole price (11.2.6.I, 11.2.7)."""
    found: list[int] = []
    purse = buyer.purse(g)
    if otters.hand and purse >= otters.prices[HAND_CARD]:
        found.append(HAND_CARD)
    if not buyer.boats and purse >= otters.prices[RIVERBOATS]:
        found.append(RIVERBOATS)
    if buyer.may_hire() and buyer.lender < 0 and purse >= otters.prices[MERCENARIES]:
        found.append(MERCENARIES)
    return found


def most(otters: Riverfolk, buyer: Faction) -> int:
    """One, and one for each clearing with a trade post and a piece of the buyer (11.2.6.II)."""
    n = 1
    for c in range(1, SPOTS):
        if otters.tokens[c] and buyer.is_present(c):
            n += 1
    return n


def sell(g: Root, otters: Riverfolk, buyer: Faction) -> None:
    """The buyer buys services, one after the other; nobody can refuse him (11.2.6)."""
    for left in range(most(otters, buyer), 0, -1):
        options = [BUY + SERVICE_OBJECTS.objects[n] for n in offered(g, otters, buyer)]
        if not options:
            return
        options.append(PASS)
        option = g.ask_of(buyer, "buy-service", options, "root:11.2.6", count=left)
        if option == PASS:
            return
        serve(g, otters, buyer, SERVICE_OBJECTS.which(option - BUY))


def serve(g: Root, otters: Riverfolk, buyer: Faction, service: int) -> None:
    """The buyer pays; items of a Vagabond are worth Riverfolk warriors (11.2.6.III)."""
    price = otters.prices[service]
    if g.loud:
        args: dict[str, int | str | list[str]] = {"service": SERVICES[service], "price": price}
        args["rule"] = "root:11.2.6.I"
        g.say("buys", buyer.seat, args)
    if buyer.pay_service(g, price):
        otters.payments[buyer.number] += price
    else:
        otters.pay_in(price)
    if service == HAND_CARD:
        hand_over(g, otters, buyer)
    elif service == RIVERBOATS:
        buyer.boats = True
    else:
        buyer.lender = otters.seat


def hand_over(g: Root, otters: Riverfolk, buyer: Faction) -> None:
    """The buyer takes a card of the open hand (11.2.7.I)."""
    this = g.ask_card(buyer, verb=TAKE, cards=otters.hand, prompt="hand-card", rule="root:11.2.7.I")
    otters.hand.remove(this)
    buyer.hand.append(this)
    g.known[this] = g.everyone
    if g.loud:
        card = g.kinds[this].id
        g.say("takes-card", buyer.seat, {"card": card, "rule": "root:11.2.7.I"})
