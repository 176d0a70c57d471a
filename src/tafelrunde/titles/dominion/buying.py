"""Buying: prices, what may not be bought, overpaying, tokens spent and Debt paid (D17, D47-D49)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tafelrunde.kernel.ask import PASS, Ask, CardNo, Option
from tafelrunde.titles.dominion.catalogue import BOUGHT, LANDSCAPE, OTHER_BOUGHT, PROJECT, Card
from tafelrunde.titles.dominion.counters import COFFERS, DEBT, VILLAGERS
from tafelrunde.titles.dominion.gaining import gain, gain_physical
from tafelrunde.titles.dominion.pieces import Purchase
from tafelrunde.titles.dominion.player import NO_COUNTS, Player
from tafelrunde.titles.dominion.prepared import with_more
from tafelrunde.titles.dominion.triggers import happens, happens_to_others
from tafelrunde.titles.dominion.vocabulary import (
    BUY,
    COFFERS_VERB,
    COUNT,
    PAY,
    STRIDE,
    VILLAGERS_VERB,
    VOCABULARY,
)

if TYPE_CHECKING:
    from tafelrunde.titles.dominion.table import Dominion

BUYING: Final = 1 << BOUGHT | 1 << OTHER_BOUGHT  # moments, as bits
CUBES: Final = 2  # of each player, to be put on Projects


def can_buy(g: Dominion, me: Player, card: Card) -> bool:
    """Whether the player can pay for a card, Event or Project now, and nothing forbids it."""
    landscape = card.types & LANDSCAPE != 0
    if (card.cost if landscape else g.cost(card)) > g.coins or card.potion > g.potions:
        return False
    if me.counts[DEBT] > 0:
        return False
    if landscape and not _is_open(g, me, card):
        return False
    return not _is_banned(g, me, card)


def _is_banned(g: Dominion, me: Player, card: Card) -> bool:
    """Whether a text forbids to buy it."""
    return any(ban(g, me, card) for ban in g.kingdom.bans)


def _is_open(g: Dominion, me: Player, card: Card) -> bool:
    """Whether an Event or Project may be bought (again) by this player (D53, D55)."""
    if card.types & PROJECT and len([own for own in me.owned if own.types & PROJECT]) >= CUBES:
        return False
    if card.types & PROJECT or card.once == "game":
        return card not in me.owned
    return card.once == "" or card not in g.events_bought


def ask_buy(g: Dominion, me: Player) -> Ask:
    """The question what to buy, with the tokens that can be spent and Debt that can be paid."""
    if g.kingdom.has_plain_prices and (me.counts is NO_COUNTS or not me.counts[DEBT]):
        ask = g.kingdom.ask_buy(me, g.coins + g.discount, g.gone)
        if me.counts is NO_COUNTS:
            return ask
    else:
        options = what_to_buy(g, me) if g.buys > 0 else []
        options.append(PASS)
        ask = Ask(me.decider, "buy", options, "", "dominion:D17", player=me.seat)
    return ask_to_spend(g, me, ask, has_bought=g.anything_bought_here())


def what_to_buy(g: Dominion, me: Player) -> list[Option]:
    """Everything that `can_buy` allows, written out because it is asked in every turn."""
    options: list[Option] = []
    if me.counts is not NO_COUNTS and me.counts[DEBT] > 0:
        return options
    kingdom = g.kingdom
    coins, potions = g.coins, g.potions
    for pile in g.piles:
        card = pile.top
        if card is None or not pile.supply or card.potion > potions:
            continue
        if card.cost - g.discount > coins:  # texts only make cards cheaper
            if not kingdom.cost_rules or g.cost(card) > coins:
                continue
        if not (kingdom.bans and _is_banned(g, me, card)):
            options.append(BUY + card.number)
    for card in kingdom.buyable:
        if card.cost <= coins and can_buy(g, me, card):
            options.append(BUY + card.number)
    return options


def ask_to_spend(g: Dominion, me: Player, ask: Ask, *, has_bought: bool) -> Ask:
    """The same question with Coffers to spend, before the first buy, and Debt to pay."""
    if me.counts is NO_COUNTS:
        return ask
    more: list[Option] = []
    if me.counts[COFFERS] and not has_bought:
        more.extend(_numbered(COFFERS_VERB, me.counts[COFFERS]))
    if me.counts[DEBT] and g.coins:
        more.extend(_numbered(PAY, min(g.coins, me.counts[DEBT])))
    return with_more(ask, more) if more else ask


def ask_with_villagers(me: Player, ask: Ask) -> Ask:
    """The same question with Villagers to spend, where there are any."""
    if me.counts is NO_COUNTS or not me.counts[VILLAGERS]:
        return ask
    return with_more(ask, _numbered(VILLAGERS_VERB, me.counts[VILLAGERS]))


def _numbered(verb: int, most: int) -> list[Option]:
    """The plain answer, and one for each other number up to the most."""
    numbers = VOCABULARY.numbers
    options = [verb]
    if most > 1:
        least = 1 if verb == PAY else 2
        options.extend([verb + numbers[n] for n in range(least, min(most, len(numbers) - 1) + 1)])
    return options


def spend(g: Dominion, me: Player, option: Option) -> bool:
    """Spend tokens or pay Debt if the answer says so."""
    if option < COFFERS_VERB or option >= PAY + STRIDE:  # the three verbs come one after another
        return False
    verb = option - option % STRIDE
    number = option % STRIDE
    n = int(VOCABULARY.objects[number]) if number else 1
    if verb == PAY:
        pay(g, me, n if number else min(g.coins, me.counts[DEBT]))
    elif verb == COFFERS_VERB:
        spend_coffers(g, me, n)
        g.earn(me, n)
    else:
        g.put_counter(me, VILLAGERS, me.counts[VILLAGERS] - n)
        g.add_actions(me, n)
        _tell_spent(g, me, n, "villagers", "dominion:D47")
    return True


def spend_coffers(g: Dominion, me: Player, n: int) -> None:
    """Put Coffers back, for coins or whatever a text gives for them."""
    if n:
        g.put_counter(me, COFFERS, me.counts[COFFERS] - n)
        _tell_spent(g, me, n, "coffers", "dominion:D47")


def pay(g: Dominion, me: Player, n: int) -> None:
    """Pay off Debt with coins (D48)."""
    g.coins -= n
    g.put_counter(me, DEBT, me.counts[DEBT] - n)
    _tell_spent(g, me, n, "debt", "dominion:D48")


def _tell_spent(g: Dominion, me: Player, n: int, token: str, rule: str) -> None:
    if g.loud:
        g.say("spends", me.seat, {"count": n, "token": token, "rule": rule})


def pay_debt(g: Dominion, me: Player, by: Card) -> None:
    """Let the player pay off Debt now, as a text allows."""
    most = min(g.coins, me.counts[DEBT])
    if most > 0 and me.seat == g.turn:
        n = g.ask_count(me, low=0, high=most, prompt="pay-debt", by=by)
        if n:
            pay(g, me, n)


def buy_option(g: Dominion, me: Player, option: Option) -> None:
    """Buy what an answer names: a card from the Supply, an Event, or a Project."""
    number = option - BUY
    g.buys -= 1
    at: i64 = g.kingdom.index[number]
    if at >= 0:
        pile = g.piles[at]
        card = pile.top
        assert card is not None
        pay_for(g, me, card, at)
        gain(g, me, card, pile, -1, None, True)
        return
    for landscape in g.kingdom.buyable:
        if landscape.number == number:
            buy_landscape(g, me, landscape)


def buy_physical(g: Dominion, me: Player, this: CardNo, zone: list[CardNo]) -> CardNo:
    """Pay for a card that lies in no pile, and gain it."""
    pay_for(g, me, g.kinds[this], -1)
    return gain_physical(g, me, this, zone, -1, None)


def pay_for(g: Dominion, me: Player, card: Card, pile: i64) -> None:
    """Pay, overpay, and let the moments of buying happen."""
    g.coins -= g.cost(card)
    g.potions -= card.potion
    if g.loud:
        g.say("buys", me.seat, {"card": card.id, "rule": "dominion:D17"})
    if card.overpay:
        purchase = Purchase(me.seat, card, pile)
        overpay(g, me, purchase)
        g.bought += (purchase,)
    else:
        bought = g.kingdom.purchase(me, card, pile)
        g.bought = g.bought + bought if g.bought else bought
    if card.debt:
        g.add_debt(me, card.debt)
    if g.awaited & BUYING:
        at = len(g.bought) - 1
        happens(g, BOUGHT, me, at)
        happens_to_others(g, OTHER_BOUGHT, me, at)


def overpay(g: Dominion, me: Player, purchase: Purchase) -> None:
    """Let the player pay more than the price, in coins and Potions (D49)."""
    card = purchase.card
    if g.coins > 0:
        purchase.overpaid = g.ask_count(
            me, verb=COUNT, low=0, high=g.coins, prompt="overpay", by=card
        )
    if g.potions > 0:
        purchase.overpaid_potions = g.ask_count(
            me, verb=COUNT, low=0, high=g.potions, prompt="overpay-potions", by=card
        )
    g.coins -= purchase.overpaid
    g.potions -= purchase.overpaid_potions
    paid = purchase.overpaid + purchase.overpaid_potions
    if g.loud and paid:
        g.say("overpays", me.seat, {"count": paid, "card": card.id, "rule": "dominion:D49"})


def buy_landscape(g: Dominion, me: Player, card: Card) -> None:
    """Pay for an Event and carry it out, or for a Project and have it (D53, D55)."""
    g.coins -= card.cost
    g.events_bought.append(card)
    if g.loud:
        rule = "dominion:D55" if card.types & PROJECT else "dominion:D53"
        g.say("buys", me.seat, {"card": card.id, "rule": rule})
    if card.debt:
        g.add_debt(me, card.debt)
    if card.types & PROJECT or card.once == "game":
        g.own(me, card)
    if card.effect is not None:
        card.effect(g, me, -1)
