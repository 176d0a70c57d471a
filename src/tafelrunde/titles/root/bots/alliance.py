"""The Alliance's mind: sympathy for points, revolts for bases, officers for the end."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import Ask, Option
from tafelrunde.titles.root.board import SPOTS
from tafelrunde.titles.root.bots.judge import NEVER
from tafelrunde.titles.root.bots.mind import Mind
from tafelrunde.titles.root.bots.worth import CARD_OF, WARRIOR_WORTH
from tafelrunde.titles.root.catalogue import AMBUSH_CARD, BIRD, Card
from tafelrunde.titles.root.factions.alliance import (
    CAPACITY,
    COSTS,
    KINDS,
    MARTIAL_LAW,
    POINTS,
    REVOLT_COST,
    SYMPATHY,
    Alliance,
)
from tafelrunde.titles.root.sight import RootSight
from tafelrunde.titles.root.vocabulary import (
    MOBILIZE,
    MOVE,
    ORGANIZE,
    RECRUIT,
    REVOLT,
    SPREAD,
    STRIDE,
    TRAIN,
)

BASE_WORTH: Final = 4.0
SUPPORTER_WORTH: Final = 0.5
ENOUGH: Final = 4  # supporters, to think of other uses for a card
OFFICER_WORTH: Final = [2.6, 2.2, 1.8, 1.2, 0.6, 0.2]  # the next one, by how many there are


class AllianceMind(Mind):
    """Spreads while it can pay, and revolts where it hurts."""

    def __init__(self, sight: RootSight, temper: int) -> None:
        super().__init__(sight, temper)
        me = sight.me
        assert isinstance(me, Alliance)
        self.alliance = me

    def rate(self, ask: Ask, option: Option) -> float:
        """Their own verbs."""
        thing = option % STRIDE
        verb = option - thing
        if verb == REVOLT:
            return self.revolt(thing)
        if verb == SPREAD:
            return self.spread(thing)
        if verb == MOBILIZE:
            return self.mobilize(CARD_OF[thing])
        if verb == TRAIN:
            return self.train(CARD_OF[thing])
        if verb == ORGANIZE:
            return self.organize(thing)
        if verb == RECRUIT:
            return self.recruit(thing)
        if ask.prompt in ("spend-supporter", "supporter-limit"):
            return -self.supporter_worth(CARD_OF[thing].suit)
        if verb == MOVE:
            self.fights_left = ask.count - 1
        return super().rate(ask, option)

    # -- supporters

    def supporter_worth(self, suit: int) -> float:
        """Birds are kept for later."""
        return 2.0 if suit == BIRD else 1.0

    def matching(self, suit: int) -> int:
        """How many supporters could be spent for a suit."""
        n = 0
        for card in self.sight.faces(self.alliance.supporters):
            n += card.matches(suit)
        return n

    def next_sympathy(self) -> float:
        """What the next sympathy token scores."""
        n = KINDS[SYMPATHY].total - self.sight.stock(self.seat, SYMPATHY)
        return self.gain(POINTS[n]) + 0.5 if n < len(POINTS) else 0.0

    def revolt(self, c: int) -> float:
        """Everything that is removed, and a base."""
        sight = self.sight
        value = 0.0 if self.is_late() else BASE_WORTH
        removed = 0
        for foe in self.foes:
            value += sight.warriors(foe, c) * WARRIOR_WORTH[sight.number(foe)] * self.weights[foe]
            for piece in sight.pieces(foe, c):
                removed += 1
                value += self.piece_prize(foe, piece) - 1
        band = 0
        for d in range(1, SPOTS):
            if sight.suit(d) == sight.suit(c) and self.alliance.is_sympathetic(d):
                band += 1
        near = 0
        for d in sight.paths(c):
            for foe in self.foes:
                near = max(near, sight.warriors(foe, d))
        value += self.gain(removed) + 0.4 * band - 0.3 * max(0, near - band)
        return value - REVOLT_COST * SUPPORTER_WORTH

    def spread(self, c: int) -> float:
        """Points now; supporters a revolt needs are spent with regret."""
        sight = self.sight
        n = KINDS[SYMPATHY].total - sight.stock(self.seat, SYMPATHY)
        cost = COSTS[n]
        for foe in self.foes:
            if sight.warriors(foe, c) >= MARTIAL_LAW:
                cost += 1
                break
        value = self.next_sympathy() + self.field(c) - SUPPORTER_WORTH * cost
        if n == 0:
            value += self.whim(c)
        suit = sight.suit(c)
        if n >= 3 and not self.alliance.has_base(suit):
            if self.matching(suit) - cost < REVOLT_COST and self.alliance.bases() == 0:
                value -= 0.8
        return value

    def field(self, c: int) -> float:
        """Where sympathy does most: it stays, it can revolt, it is new to its suit."""
        sight = self.sight
        value = 0.0
        for foe in self.foes:
            value -= 0.12 * sight.warriors(foe, c)
            value += 0.25 * sight.built(foe, c)
        if not self.alliance.has_base(sight.suit(c)):
            value += 0.2
        for d in sight.paths(c):
            if not self.alliance.is_sympathetic(d):
                value += 0.08
        return value

    # -- hand

    def mobilize(self, card: Card) -> float:
        """Most cards serve best as supporters."""
        if self.alliance.bases() == 0 and len(self.alliance.supporters) >= CAPACITY:
            return -1.0
        if self.sight.stock(self.seat, SYMPATHY) == 0 and self.alliance.bases() == 3:
            return -1.0
        if card.kind == AMBUSH_CARD and len(self.alliance.supporters) >= 3:
            return -0.2
        worth = 0.8 + 0.2 * (card.suit == BIRD)
        if len(self.alliance.supporters) >= ENOUGH:
            worth -= 0.3
        return worth - self.hope(card) * max(0.0, self.craft(card))

    def train(self, card: Card) -> float:
        """Officers act every turn."""
        if not self.sight.supply(self.seat):
            return NEVER
        worth = OFFICER_WORTH[min(self.alliance.officers, 5)]
        if self.is_late():
            worth *= 0.6
        return worth - 0.3 * (card.suit == BIRD)

    # -- operations

    def recruit(self, c: int) -> float:
        """Warriors are for organizing and for guarding bases."""
        if not self.sight.supply(self.seat):
            return NEVER
        band = self.sight.warriors(self.seat, c)
        value = 0.5 * self.next_sympathy() if band < 2 else 0.2
        return value + self.stand(c, band + 1) - self.stand(c, band)

    def organize(self, c: int) -> float:
        """Sympathy for a warrior, as long as there is any left."""
        if not self.sight.stock(self.seat, SYMPATHY):
            return NEVER
        return self.next_sympathy() + self.field(c) - 0.3

    def rule_worth(self, c: int) -> float:
        """Rule is of little use to them."""
        return 0.1

    def move_bonus(self, a: int, b: int, band: int) -> float:
        """Warriors go where they can organize."""
        if self.alliance.is_sympathetic(b) or not self.sight.may_place(b):
            return 0.0
        if self.sight.warriors(self.seat, b) or self.sight.stock(self.seat, SYMPATHY) == 0:
            return 0.0
        value = 0.6 * (self.next_sympathy() + self.field(b))
        if not self.alliance.is_sympathetic(a):
            value -= 0.6 * self.next_sympathy()
        return value if band == 1 else value - 0.1 * band
