"""The Riverfolk's mind: trade posts, then dividends; funds are spent for what pays."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import PASS, Ask, Option, Seat
from tafelrunde.titles.root.bots.judge import NEVER
from tafelrunde.titles.root.bots.mind import Mind
from tafelrunde.titles.root.bots.worth import CARD_OF
from tafelrunde.titles.root.catalogue import Card
from tafelrunde.titles.root.factions.base import FACTION_OBJECTS, RIVERFOLK
from tafelrunde.titles.root.factions.riverfolk import ESTABLISH_COST, KINDS, Riverfolk
from tafelrunde.titles.root.factions.services import HAND_CARD, SERVICES
from tafelrunde.titles.root.sight import RootSight
from tafelrunde.titles.root.vocabulary import (
    AT,
    BATTLE,
    CHOOSE,
    CRAFT,
    DRAW,
    ESTABLISH,
    EXPORT,
    LOSE,
    MOVE,
    NUMBER_OBJECTS,
    PRICE,
    RECRUIT,
    SPEND,
    STRIDE,
)

COMMITTED: Final = 0.5  # a fund that is committed scores no dividend this turn ...
ODD: Final = 0.2  # ... but dividends are for pairs
SPENT: Final = 0.8  # a fund that is spent is gone
OWN_POST: Final = 1.8  # what it is worth to rule where the own funds can pay for a post
POST: Final = 1.8  # what a trade post is worth beside its points
DRAWN: Final = 1.2  # what a card is worth while the hand is small
PRICES: Final = [3, 2, 3]  # by service, with a full hand
DEAREST: Final = 4
STRONG: Final = 18  # points with which a customer is no friend any more


class RiverfolkMind(Mind):
    """Never works for less than the dividend."""

    def __init__(self, sight: RootSight, temper: int) -> None:
        super().__init__(sight, temper)
        me = sight.me
        assert isinstance(me, Riverfolk)
        self.otters = me

    def rate(self, ask: Ask, option: Option) -> float:
        """Their own verbs."""
        thing = option % STRIDE
        verb = option - thing
        if option == PASS:
            return 0.0
        if verb == ESTABLISH:
            return self.establish(thing)
        if verb == DRAW:
            return self.drawing()
        if verb == RECRUIT:
            return self.recruit(thing)
        if verb == EXPORT:
            card = CARD_OF[thing]
            if not self.sight.supply(self.seat):
                return NEVER
            return 0.6 - 0.5 * self.card_worth(card) - self.committed() * sum(card.cost)
        if verb == CRAFT:
            return self.craft(CARD_OF[thing]) - self.committed() * sum(CARD_OF[thing].cost)
        if verb == PRICE:
            return -abs(NUMBER_OBJECTS.which(thing) - self.asked(ask.source))
        if verb == AT:
            return self.bank(thing)
        if verb in (CHOOSE, SPEND, LOSE) and FACTION_OBJECTS.which(thing) >= 0:
            if ask.prompt in ("commit-fund", "spend-fund", "lose-fund"):
                return self.fund(FACTION_OBJECTS.which(thing))
        if verb in (MOVE, BATTLE):
            self.fights_left = 1 if sum(self.otters.funds) > 1 else 0
            return super().rate(ask, option) - self.committed()
        return super().rate(ask, option)

    def posts(self) -> int:
        """Trade posts on the map."""
        return sum(self.otters.tokens)

    def left(self, c: int) -> int:
        """Trade posts that are left for a clearing."""
        return self.sight.stock(self.seat, self.sight.suit(c) - 1)

    def committed(self) -> float:
        """What a committed fund costs."""
        if not self.posts():
            return 0.1
        return ODD if sum(self.otters.funds) % 2 else COMMITTED

    # -- actions

    def establish(self, c: int) -> float:
        """Points, crafting, more customers; the first one starts the dividends."""
        k = self.sight.suit(c) - 1
        if not self.sight.stock(self.seat, k):
            return NEVER
        value = self.gain(2) + POST + (2.0 if self.posts() == 0 else 0.0) - 2 * SPENT
        value -= 0.15 * max(0, self.threat(c) - self.sight.warriors(self.seat, c))
        return value + 0.3 * (self.sight.stock(self.seat, k) == KINDS[k].total)

    def drawing(self) -> float:
        """A full hand sells."""
        cards = self.sight.hand_size(self.seat)
        return (DRAWN if cards < 4 else 0.6 * DRAWN if cards < 5 else 0.0) - self.committed()

    def recruit(self, c: int) -> float:
        """Guards for trade posts, and rule where the first ones are to stand."""
        if not self.sight.supply(self.seat) and not self.otters.funds[RIVERFOLK]:
            return NEVER
        band = self.sight.warriors(self.seat, c)
        return 0.3 + self.stand(c, band + 1) - self.stand(c, band) - SPENT

    def bank(self, c: int) -> float:
        """Spread out along the river, where others rule."""
        value = -float(self.sight.warriors(self.seat, c))
        for foe in self.foes:
            value -= 0.1 * self.sight.warriors(foe, c)
        return value + 0.9 * self.whim(c)

    def fund(self, owner: Seat) -> float:
        """Own warriors are spent first; two of a ruler are kept for a trade post."""
        if owner == RIVERFOLK:
            return 5.0
        n = self.otters.funds[owner]
        return 2.0 + n if n > 2 else 1.0 if n == 1 else 0.0

    def asked(self, service: str) -> int:
        """The price of a service: dearer with a small hand, and when the leader would profit."""
        at = SERVICES.index(service)
        price = PRICES[at]
        leader = 0
        for foe in self.foes:
            leader = max(leader, self.sight.points(foe))
        if leader >= STRONG or leader > self.sight.points(self.seat) + 5:
            price += 1
        elif leader < 8 and self.whim(16 * self.sight.round + at) < 0.4:
            price -= 1  # to have something to work with
        if at == HAND_CARD:
            cards = self.sight.hand_size(self.seat)
            price += 0 if cards >= 3 else 1 if cards == 2 else 2
        return min(price, DEAREST)

    # -- judgement

    def rule_worth(self, c: int) -> float:
        """Ruling a clearing lets own funds establish there, at once if there are enough."""
        if self.sight.tokens(self.seat, c) or not self.left(c):
            return 0.1
        if self.sight.is_my_turn and self.otters.funds[RIVERFOLK] > ESTABLISH_COST:
            return OWN_POST
        return 0.5

    def card_worth(self, card: Card) -> float:
        """Every card can be sold."""
        value = 0.8
        if self.may_pay(card):
            value += 0.6 * max(0.0, self.craft(card))
        return value
