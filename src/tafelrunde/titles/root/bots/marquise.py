"""The Marquise's mind: sawmills first, then whatever building scores, and warriors to keep it."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import Ask, Option
from tafelrunde.titles.root.board import SPOTS
from tafelrunde.titles.root.bots.judge import NEVER
from tafelrunde.titles.root.bots.mind import Mind
from tafelrunde.titles.root.bots.worth import CARD_OF
from tafelrunde.titles.root.factions.marquise import (
    COSTS,
    KINDS,
    POINTS,
    RECRUITERS,
    SAWMILLS,
    WARRIORS,
    WOODS,
    WORKSHOPS,
)
from tafelrunde.titles.root.sight import RootSight
from tafelrunde.titles.root.vocabulary import (
    AT,
    BUILD,
    CRAFT,
    KEEP,
    MOVE,
    OVERWORK,
    RECRUIT,
    SPEND,
    STRIDE,
    WOOD,
)

# What the next sawmill, workshop or recruiter brings beside its points, by how many there are.
ENGINE: Final = [
    [2.0, 1.8, 1.4, 0.6, 0.2, 0.0],
    [1.0, 0.4, 0.3, 0.2, 0.1, 0.0],
    [1.0, 1.5, 1.5, 0.5, 1.2, 0.0],
]
ROOM: Final = 1.2  # what it is worth to make room for a building when there is none
RECRUIT_WORTH: Final = 0.6  # what a warrior is worth
MISSING: Final = 0.06  # ... and more for each that is missing
ARMY: Final = 14  # warriors on the map that are enough
WOOD_WORTH: Final = 0.35
CRAFT_FIRST: Final = 50.0  # after the first action it is too late (6.5)


class MarquiseMind(Mind):
    """Builds, recruits, and fights where it pays."""

    def __init__(self, sight: RootSight, temper: int) -> None:
        super().__init__(sight, temper)
        self.cramped = False  # there is wood, but no room to build
        self.wood = 0

    def look(self) -> None:
        """See whether there is room."""
        super().look()
        self.wood = self.sight.me.on_map(WOODS)
        self.cramped = self.wood >= 2 and self.sight.wood_at_best_site() < min(self.wood, 3)

    def rate(self, ask: Ask, option: Option) -> float:
        """Her own verbs."""
        thing = option % STRIDE
        verb = option - thing
        if verb == BUILD:
            return self.building(self.sight.me.kind_of(thing))
        if verb == RECRUIT:
            return self.recruiting() if thing == 0 else self.stand(thing, 1)
        if verb == OVERWORK:
            return self.overwork(thing)
        if verb == AT:
            return self.site(ask, thing)
        if verb == KEEP:
            return self.corner(thing)
        if verb == WOOD:
            risk = self.threat(thing) - self.sight.warriors(self.seat, thing)
            return float(risk if ask.prompt == "pay-wood" else -risk)
        if verb == SPEND and ask.prompt == "extra-action":
            return self.next_action() - self.card_worth(CARD_OF[thing])
        if verb == CRAFT and self.craft(CARD_OF[thing]) > 0:
            return CRAFT_FIRST + self.craft(CARD_OF[thing])
        if verb == MOVE:
            self.fights_left = ask.count - 1 if ask.prompt == "marquise-daylight" else 1
        return super().rate(ask, option)

    def on_map(self, k: int) -> int:
        """How many buildings of a kind stand on the map."""
        return KINDS[k].total - self.sight.stock(self.seat, k)

    def building(self, k: int) -> float:
        """What a building is worth: its points, and what it brings later."""
        n = self.on_map(k)
        engine = ENGINE[k][n] * (0.2 if self.is_late() else 1.0)
        return self.gain(POINTS[k][n]) + engine - WOOD_WORTH * COSTS[n] + 0.3

    def recruiting(self) -> float:
        """What recruiting is worth: more with few warriors on the map, for it is once a turn."""
        n = min(self.on_map(RECRUITERS), self.sight.supply(self.seat))
        if n == 0:
            return NEVER
        each = RECRUIT_WORTH
        missing = ARMY - (WARRIORS - self.sight.supply(self.seat))
        if missing > 0:
            each += MISSING * missing
        return n * each * (0.5 if self.is_late() else 1.0)

    def overwork(self, c: int) -> float:
        """A wood for a card, if it makes a building possible."""
        if not self.sight.stock(self.seat, WOODS):
            return NEVER
        wood = self.wood
        best = 0.0
        for k in (SAWMILLS, WORKSHOPS, RECRUITERS):
            if self.sight.stock(self.seat, k) and COSTS[self.on_map(k)] == wood + 1:
                best = max(best, self.building(k))
        least = 10.0
        for card in self.sight.hand():
            if card.matches(self.sight.suit(c)):
                least = min(least, self.card_worth(card))
        if best > 0 and self.sight.actions < 2 and not self.cramped:
            return 0.6 * best - 0.4 * least
        return 0.7 - 0.5 * least if not self.cramped else -1.0

    def next_action(self) -> float:
        """What another action would be worth, as far as can be said before it is offered."""
        best = 0.5
        wood = self.sight.wood_at_best_site()
        for k in (SAWMILLS, WORKSHOPS, RECRUITERS):
            if self.sight.stock(self.seat, k) and COSTS[self.on_map(k)] <= wood:
                best = max(best, self.building(k))
        for c in range(1, SPOTS):
            if self.sight.warriors(self.seat, c):
                best = max(best, self.battle(c))
        return best

    def site(self, ask: Ask, c: int) -> float:
        """Where to build: where it is safe, and not the last slot of the keep's neighbours."""
        sight = self.sight
        margin = sight.warriors(self.seat, c) - self.threat(c)
        value = 0.3 * margin + 0.2 * sight.free_slots(c)
        if sight.tokens(self.seat, c) and sight.opposite(c):
            value += 0.5
        if ask.prompt == "place-building":
            value += 1.5 * self.whim(8 * c + len(ask.about))
        if ask.about == "workshop":
            value += 0.4 * (sight.crafting_pieces()[sight.suit(c)] == 0)
        return value

    def corner(self, c: int) -> float:
        """A keep with many slots around it."""
        slots = 2 * self.sight.free_slots(c)
        for d in self.sight.paths(c):
            slots += self.sight.free_slots(d)
        return slots + 6 * self.whim(c)

    def rule_worth(self, c: int) -> float:
        """Room to build."""
        return 0.35 + (ROOM if self.cramped else 0.3) * self.sight.free_slots(c)

    def clash(self, c: int, foe: int, band: int) -> float:
        """Fighting makes room, too: a building less of theirs, or a clearing more of ours."""
        value = super().clash(c, foe, band)
        if self.cramped and self.sight.warriors(foe, c) <= band:
            if self.sight.ruler(c) != self.seat:
                if self.sight.free_slots(c) and band + self.sight.built(self.seat, c) > 1:
                    value += ROOM
            elif self.sight.built(foe, c):
                value += ROOM
        return value
