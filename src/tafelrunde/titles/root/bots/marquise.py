"""The Marquise's mind: sawmills first, then whatever building scores, and warriors to keep it."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import Ask, Option
from tafelrunde.titles.root.board import SPOTS
from tafelrunde.titles.root.bots.judge import NEVER
from tafelrunde.titles.root.bots.mind import Mind
from tafelrunde.titles.root.bots.worth import CARD_OF
from tafelrunde.titles.root.catalogue import MOUSE
from tafelrunde.titles.root.factions.base import ALLIANCE, CULT
from tafelrunde.titles.root.factions.marquise import (
    COSTS,
    KINDS,
    POINTS,
    RECRUITERS,
    SAWMILLS,
    WARRIORS,
    WOODS,
    WORKSHOPS,
    Marquise,
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
# What it is worth to rule where a building could stand, by how many slots there are already.
ROOM: Final = [2.4, 1.2, 0.5, 0.2]
SPARE_ROOM: Final = 0.45  # a slot for later
BREACH: Final = 0.6  # how often a battle makes the room it should
USUAL_HITS: Final = 2
GATHERING: Final = 0.8  # how much of a clearing's rule half the warriors for it are worth
ALONE: Final = 0.13  # what standing somewhere is worth to others
RECRUIT_WORTH: Final = 0.9  # what a warrior is worth
MISSING: Final = 0.06  # ... and more for each that is missing
CONQUEST: Final = 1.0  # ... and if they have to make room
ARMY: Final = 14  # warriors on the map that are enough
NARROW: Final = 2  # slots that are left
WOOD_WORTH: Final = 0.35
HOME: Final = 0.8  # why to build at the keep, where nobody else may place anything
NEAR: Final = 0.5  # ... or next to it
FULL: Final = 4  # cards in hand, of which one is not missed much
UNREST: Final = 0.8  # why not to build where sympathy may become a revolt
NEXT_CRAFT: Final = 0.5  # why to build a workshop, for each card in hand that waits for it
MOST_WAITING: Final = 2  # cards that count
NEW_SUIT: Final = 0.6  # why a workshop should stand where there is none of the suit
FOR_HAND: Final = 0.3  # ... for each card in hand that can be crafted then
MOST_CRAFTED: Final = 0.4  # ... and among mice: most single costs are theirs
CRAFT_FIRST: Final = 50.0  # after the first action it is too late (6.5)


class MarquiseMind(Mind):
    """Builds, recruits, and fights where it pays."""

    def __init__(self, sight: RootSight, temper: int) -> None:
        super().__init__(sight, temper)
        me = sight.me
        assert isinstance(me, Marquise)
        self.lady = me
        self.outraged = sight.seat_of(ALLIANCE)
        self.wood = 0
        self.room = 0  # slots for which there is wood
        self.supplied = 0  # clearings (bits) to which wood could be brought if they were ruled
        self.cramped = False  # there is wood, but no room to build

    def look(self) -> None:
        """See what could be built, and whether there is room for it."""
        super().look()
        self.wood = self.lady.on_map(WOODS)
        self.room = 0
        self.supplied = 0
        if self.sight.is_my_turn:
            self.look_for_room()
        self.cramped = self.wood >= 2 and self.room == 0

    def look_for_room(self) -> None:
        """Count the slots wood can be brought to, and see where rule would bring more."""
        sight = self.sight
        cheapest = 10
        for k in (SAWMILLS, WORKSHOPS, RECRUITERS):
            if sight.stock(self.seat, k):
                cheapest = min(cheapest, COSTS[self.on_map(k)])
        seen = 0
        for c in range(1, SPOTS):
            if self.lady.count(WOODS, c):
                self.supplied |= 1 << c
            if (seen >> c) & 1 or sight.ruler(c) != self.seat:
                continue
            linked = [c]
            seen |= 1 << c
            wood = 0
            slots = 0
            for at in linked:
                wood += self.lady.count(WOODS, at)
                slots += sight.free_slots(at)
                for d in sight.reach(at):
                    if not (seen >> d) & 1 and sight.ruler(d) == self.seat:
                        seen |= 1 << d
                        linked.append(d)
            if wood >= cheapest:
                self.room += slots
                for at in linked:
                    self.supplied |= 1 << at
                    for d in sight.reach(at):
                        self.supplied |= 1 << d

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
            full = self.sight.hand_size(self.seat) >= FULL
            return self.next_action() - (0.6 if full else 0.9) * self.card_worth(CARD_OF[thing])
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
        engine = ENGINE[k][n]
        if k == WORKSHOPS:
            engine += NEXT_CRAFT * min(self.nearly_paid(), MOST_WAITING)
        elif k == SAWMILLS and self.room <= NARROW:
            engine *= 0.4  # more wood is of no use
        engine *= 0.2 if self.is_late() else 1.0
        return self.gain(POINTS[k][n]) + engine - WOOD_WORTH * COSTS[n] + 0.3

    def nearly_paid(self) -> int:
        """How many cards in hand wait for one more workshop."""
        n = 0
        for card in self.sight.hand():
            n += sum(card.cost) > 0 and self.missing(card) == 1 and self.craft(card) > 0
        return n

    def recruiting(self) -> float:
        """What recruiting is worth: more with few warriors on the map, for it is once a turn."""
        n = min(self.on_map(RECRUITERS), self.sight.supply(self.seat))
        if n == 0:
            return NEVER
        each = RECRUIT_WORTH
        missing = ARMY - (WARRIORS - self.sight.supply(self.seat))
        if missing > 0:
            each += MISSING * missing
        if self.cramped:
            each += CONQUEST
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
        if best <= 0 or self.sight.actions > 1 or self.cramped:
            return -1.0
        full = self.sight.hand_size(self.seat) >= FULL
        return 0.8 * best - (0.2 if full else 0.4) * self.cheapest(self.sight.suit(c))

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
        if c == self.lady.keep:
            value += HOME
        elif self.lady.keep in sight.paths(c):
            value += NEAR
        if self.outraged >= 0 and sight.tokens(self.outraged, c):
            value -= UNREST
        if sight.tokens(self.seat, c) and sight.opposite(c):
            value += 0.5
        if ask.prompt == "place-building":
            value += 1.5 * self.whim(8 * c + len(ask.about))
        if ask.about == "workshop":
            value += self.craftable_with(sight.suit(c))
        return value

    def craftable_with(self, suit: int) -> float:
        """How good another workshop in a suit is: for a suit without one, and for the hand."""
        pieces = self.sight.crafting_pieces().copy()
        value = NEW_SUIT if pieces[suit] == 0 else 0.0
        pieces[suit] += 1
        for card in self.sight.hand():
            if sum(card.cost) and card.is_paid_by(pieces) and not self.may_pay(card):
                value += FOR_HAND
        return value + MOST_CRAFTED * (suit == MOUSE)

    def corner(self, c: int) -> float:
        """A keep with many slots around it."""
        slots = 2 * self.sight.free_slots(c)
        for d in self.sight.paths(c):
            slots += self.sight.free_slots(d)
        return slots + 6 * self.whim(c)

    def count_stand(self, c: int, band: int) -> float:
        """Warriors gather where they will rule together; alone among others they do nothing."""
        value = super().count_stand(c, band)
        if band and not self.would_rule(c, band):
            value -= ALONE
            mine = band + self.sight.built(self.seat, c)
            most = 0
            for foe in self.foes:
                if self.sight.number(foe) == CULT and self.sight.built(foe, c):
                    return value
                most = max(most, self.sight.strength(foe, c))
            value += GATHERING * self.rule_worth(c) * mine / (most + 1)
        return value

    def rule_worth(self, c: int) -> float:
        """Room to build, where there is wood for it."""
        slots = self.sight.free_slots(c)
        if slots == 0:
            return 0.35
        if not self.wood or not (self.supplied >> c) & 1:
            return 0.35 + SPARE_ROOM * slots
        return 0.35 + ROOM[min(self.room, 3)] + SPARE_ROOM * slots

    def clash(self, c: int, foe: int, band: int) -> float:
        """Fighting makes room, too: a building less of theirs, or a clearing more of ours."""
        value = super().clash(c, foe, band)
        if self.wood and self.room < 2 and (self.supplied >> c) & 1:
            if self.makes_room(c, foe, band):
                value += BREACH * ROOM[self.room]
        return value

    def makes_room(self, c: int, foe: int, band: int) -> bool:
        """Whether she would rule a clearing with room after a battle that goes as usual."""
        sight = self.sight
        if not sight.may_place(c):
            return False
        guards = sight.warriors(foe, c)
        hits = min(USUAL_HITS, band) + (guards == 0)
        razed = min(sight.built(foe, c), max(0, hits - guards))
        if sight.free_slots(c) + razed == 0:
            return False
        mine = band - min(guards, 1) + sight.built(self.seat, c)
        left = max(0, sight.strength(foe, c) - hits)
        if mine <= left or (sight.number(foe) == CULT and sight.built(foe, c) > razed):
            return False
        for other in self.foes:
            if other != foe and sight.strength(other, c) >= mine:
                return False
        return sight.ruler(c) != self.seat or sight.free_slots(c) == 0
