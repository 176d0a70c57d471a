"""The Cult's mind: gardens in pairs, a ritual with every card, conspiracies when they are cheap."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import Ask, Option
from tafelrunde.titles.root.board import SPOTS
from tafelrunde.titles.root.bots.judge import NEVER
from tafelrunde.titles.root.bots.mind import Mind
from tafelrunde.titles.root.bots.worth import CARD_OF, PIECE_WORTH, WARRIOR_WORTH
from tafelrunde.titles.root.catalogue import BIRD, SUIT_OBJECTS, Card
from tafelrunde.titles.root.factions.cult import BONUS_FROM, POINTS, Cult
from tafelrunde.titles.root.sight import RootSight
from tafelrunde.titles.root.vocabulary import (
    AT,
    BUILD,
    CONVERT,
    CRUSADE,
    MOVE,
    OUTCAST,
    RECRUIT,
    REMOVE,
    REVEAL,
    SACRIFICE,
    SANCTIFY,
    SCORE,
    STRIDE,
)

ACOLYTE_WORTH: Final = 0.75
ACOLYTE_SPENT: Final = 0.6  # they are for conspiracies; keeping them scores nothing
GARDEN: Final = 0.5  # what a garden is worth beside its points
CARD_COST: Final = 0.9  # a card that scores is spent


class CultMind(Mind):
    """Every card is a ritual."""

    def __init__(self, sight: RootSight, temper: int) -> None:
        super().__init__(sight, temper)
        me = sight.me
        assert isinstance(me, Cult)
        self.cult = me

    def rate(self, ask: Ask, option: Option) -> float:
        """Their own verbs."""
        thing = option % STRIDE
        verb = option - thing
        if verb == REVEAL:
            return self.best_ritual(CARD_OF[thing].suit)
        if verb == BUILD:
            return self.garden(thing)
        if verb == RECRUIT:
            return self.recruit(thing)
        if verb == SCORE:
            return self.scoring(SUIT_OBJECTS.which(thing))
        if verb == SACRIFICE:
            return ACOLYTE_WORTH if self.sight.supply(self.seat) else NEVER
        if verb == CRUSADE:
            return self.crusade(thing)
        if verb == CONVERT:
            return self.convert(thing)
        if verb == SANCTIFY:
            return self.sanctify(thing)
        if verb == REMOVE and ask.prompt == "sanctify":
            return PIECE_WORTH[thing]
        if verb == AT:
            return len(self.sight.paths(thing)) + 3 * self.whim(thing)
        if verb == OUTCAST:
            return self.first_outcast(SUIT_OBJECTS.which(thing))
        if verb == MOVE:
            self.fights_left = 1 if ask.prompt == "crusade" else 0
        return super().rate(ask, option)

    # -- rituals

    def best_ritual(self, suit: int) -> float:
        """What a card of a suit is good for now."""
        if suit == BIRD:
            return ACOLYTE_WORTH if self.sight.supply(self.seat) else NEVER
        scored = (self.cult.scored >> suit) & 1 == 1
        best = NEVER if scored else self.scoring(suit)
        for c in range(1, SPOTS):
            if self.sight.suit(c) == suit and self.sight.may_place(c):
                if self.sight.free_slots(c) and self.sight.ruler(c) == self.seat:
                    best = max(best, self.garden(c))
                best = max(best, self.recruit(c))
        if scored and best > NEVER:
            best = max(best, 0.0)
        return best

    def scoring(self, suit: int) -> float:
        """Points for gardens; not before all gardens of the suit are built that can be."""
        return self.gain(POINTS[self.cult.gardens(suit)]) - CARD_COST

    def garden(self, c: int) -> float:
        """A garden: points in every later turn, and a card at the second one."""
        suit = self.sight.suit(c)
        if not self.sight.stock(self.seat, suit - 1):
            return NEVER
        n = self.cult.gardens(suit)
        more = POINTS[min(n + 1, 5)] - POINTS[min(n, 5)]
        value = GARDEN + 0.6 * more + (1.0 if n + 1 == BONUS_FROM else 0.0)
        value += 0.1 * (self.sight.warriors(self.seat, c) - self.threat(c))
        if self.is_late():
            value *= 0.5
        return value

    def recruit(self, c: int) -> float:
        """Warriors where they win a site for a garden, or guard one."""
        if not self.sight.supply(self.seat):
            return NEVER
        band = self.sight.warriors(self.seat, c)
        return 0.3 + self.stand(c, band + 1) - self.stand(c, band)

    def rule_worth(self, c: int) -> float:
        """Sites for gardens."""
        if self.sight.built(self.seat, c):
            return 0.0  # ruled anyway
        return 0.9 if self.sight.free_slots(c) and self.sight.may_place(c) else 0.1

    # -- conspiracies

    def price(self, printed: int) -> float:
        """What the acolytes are worth that a conspiracy costs."""
        return ACOLYTE_SPENT * (printed - 1 if self.cult.hated else printed)

    def crusade(self, c: int) -> float:
        """A battle, or a move to fight or rule elsewhere."""
        best = self.battle(c)
        if self.sight.warriors(self.seat, c):
            self.fights_left = 1
            best = max(best, self.best_move(c, 0))
        return best - self.price(2)

    def convert(self, c: int) -> float:
        """One of theirs for one of ours."""
        sight = self.sight
        band = sight.warriors(self.seat, c)
        best = 0.0
        for foe in self.foes:
            if sight.warriors(foe, c):
                best = max(best, WARRIOR_WORTH[sight.number(foe)] * self.weights[foe])
        value = best + 0.2 + self.stand(c, band + 2) - self.stand(c, band)
        return value - self.price(2)

    def sanctify(self, c: int) -> float:
        """A garden where a building of theirs stood."""
        best = 0.0
        for foe in self.foes:
            for piece in self.sight.pieces(foe, c):
                best = max(best, PIECE_WORTH[piece] * self.weights[foe])
        return self.gain(1) + best + self.garden(c) - self.price(3)

    def first_outcast(self, suit: int) -> float:
        """Where there are buildings of others."""
        n = 0
        for c in range(1, SPOTS):
            if self.sight.suit(c) == suit:
                n += 2 * self.sight.built(self.seat, c)
                for foe in self.foes:
                    n += self.sight.built(foe, c)
        return n + 3 * self.whim(suit)

    # -- cards

    def card_worth(self, card: Card) -> float:
        """A suit with gardens is worth more; birds do little."""
        if card.suit == BIRD:
            return 0.9
        value = 1.0 + 0.25 * self.cult.gardens(card.suit)
        for other in self.sight.hand():
            if other is not card and other.suit == card.suit:
                value -= 0.1
        return value
