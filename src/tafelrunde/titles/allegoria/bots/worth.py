"""What a position is worth to its player, in influence."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.allegoria.player import (
    CENTRE,
    LAST_SPACE,
    MERCHANT,
    REGIONS,
    SOLDIER,
    SPY,
    Player,
)
from tafelrunde.titles.allegoria.rounds import WEEKS
from tafelrunde.titles.allegoria.scoring import END_TASK_POINTS, GUILD_POINTS, UNFULFILLED_POINTS
from tafelrunde.titles.allegoria.sight import AllegoriaSight
from tafelrunde.titles.allegoria.vocabulary import EDUCATION, JOKER, PROFITS, RECRUIT, WORKERS

STEPS_A_WEEK: Final = 1.5  # towards a task
BUSY: Final = 0.12  # how much each other task takes away from that
DOUBT: Final = 0.5  # the larger, the less likely are tasks that are far away
SURELY: Final = 0.9  # a task that is not yet fulfilled, at best
DRIFT: Final = 0.04  # how likely a week undoes what a task for the end asks for
NEAR: Final = 0.5  # a task that is nearer than this will be fulfilled in this very turn
TASKS_A_WEEK: Final = 0.6  # fulfilled of those still to come
DIPLOMACY_A_WEEK: Final = 0.5  # spaces still to come
UNSEEN_TASK: Final = 0.3  # for every week that is left
TRACK_SLOPE: Final = 0.6  # influence per space of a home track
CARD_SLOPE: Final = 0.52  # influence per point on a worker card in hand
UNKNOWN_CARD: Final = 0.75
MARKER: Final = 1.1  # what an anarchy marker will cost in the end
RETURNED: Final = 0.4  # one that will be returned with alms
RETURNS_A_WEEK: Final = 0.5
ALMS_HOPE: Final = [-3.0, -0.5, 0.1, 0.7, 1.4, 2.1, 2.9, 3.8, 5.0]
# Figures at home, in the centre and abroad, while there is time to use them.
FIGURE_HOPE: Final = [[0.55, 0.6, 0.75], [0.4, 0.7, 1.0], [0.5, 1.2, 1.7]]
USEFUL_SPIES: Final = 3


class Future:
    """A copy of a player on which something is tried out."""

    def __init__(self, me: Player, hand: list[CardNo], markers: int, ruses: int) -> None:
        self.me = me
        self.hand = hand  # what is printed on the cards; 0: not known yet
        self.markers = markers
        self.ruses = ruses
        self.points = 0  # that are left in the turn
        self.crossed = False  # so that no more points can be added
        self.bonus = 0.0  # what the copy cannot show, such as losses of others
        self.worth = 0.0  # once it was weighed

    def copy(self) -> Future:
        """An independent copy."""
        twin = Future(self.me.copy(), self.hand.copy(), self.markers, self.ruses)
        twin.points = self.points
        twin.crossed = self.crossed
        twin.bonus = self.bonus
        return twin

    def take_anarchy(self) -> None:
        """One marker more."""
        self.markers -= 1
        self.me.anarchy += 1

    def raise_track(self, track: int, steps: int) -> None:
        """A home track goes up, or down."""
        self.me.tracks[track] = max(0, min(LAST_SPACE, self.me.tracks[track] + steps))

    def spend(self, kind: int) -> int:
        """Discard a card that shows this; its value."""
        at = self.hand.index(kind)
        self.hand.pop(at)
        self.me.hand.pop(at)
        return card_value(kind)


def card_value(kind: int) -> int:
    """The number on a worker card."""
    return (kind - WORKERS) % 3 + 1


def card_worth(kind: int) -> float:
    """A worker card in hand; jokers fit everywhere."""
    if kind == 0:
        return UNKNOWN_CARD
    joker = 0.1 if (kind - WORKERS) // 3 == JOKER else 0.0
    return CARD_SLOPE * card_value(kind) + joker


CARD_WORTH: Final = [card_worth(kind) for kind in range(WORKERS + 18)]


class Judge:
    """Weighs futures of the player whose sight it has."""

    def __init__(self, sight: AllegoriaSight, temper: int) -> None:
        self.sight = sight
        self.temper = temper
        self.box = sight.box
        self.tasks = sight.tasks()
        self.end_tasks = sight.end_tasks()
        self.done = sight.done(sight.seat)
        self.week = max(1, sight.week)
        self.area = sight.area
        passed = max(0, self.area - 1) / 7.0
        self.rest = WEEKS + 1 - self.week - passed  # weeks, from 6 down to 0
        self.hope = min(1.0, self.rest / 1.5)  # how much of what is not scored yet counts
        held = len(self.tasks) + len(self.end_tasks)
        self.able = STEPS_A_WEEK * self.rest / (1.0 + BUSY * held)
        self.base = UNFULFILLED_POINTS * float(held)
        for task in self.done:
            self.base += self.box.tasks[task].points
        self.stay: Future | None = None  # the present, once it was weighed
        self.uses = [self.use(SOLDIER), self.use(SPY), self.use(MERCHANT)]

    def whim(self, thing: int) -> float:
        """How much this player likes something for no reason: 0 to 1, always the same."""
        mixed = (self.temper * 7919 + thing * 104729 + 12345) % 1000003
        return mixed * mixed % 1000003 / 1000003

    def now(self) -> Future:
        """The present."""
        sight = self.sight
        future = Future(sight.me(), sight.hand(), sight.markers, sight.ruses())
        if self.area == 0:  # what was done in the last turn is over
            future.me.deeds = []
            future.ruses = 0
        return future

    def present(self) -> Future:
        """The present, weighed once; it is only copied."""
        if self.stay is None:
            self.stay = self.now()
            self.stay.worth = self.worth(self.stay)
        return self.stay

    def going_on(self) -> Future:
        """The present in the middle of an action, which may not be the last of the turn."""
        future = self.now()
        future.points = self.sight.points + (1 if future.markers else 0)
        return future

    def use(self, kind: int) -> float:
        """How much figures of a kind can still be used."""
        visits = WEEKS - self.week + (1 if self.area <= 3 + kind else 0)
        return min(1.0, 0.4 + 0.3 * visits) if visits else 0.0

    def missing(self, task: int, future: Future) -> float:
        """How far a task is from being fulfilled."""
        return self.sight.missing(task, future.me, future.points)

    def chance(self, missing: float) -> float:
        """How likely a task will be fulfilled that is so many steps away."""
        if missing < NEAR:
            return 1.0 - 0.4 * missing
        share = self.able / missing
        share *= share
        return SURELY * share / (share + DOUBT)

    def end_chance(self, task: int, future: Future) -> float:
        """How likely a task for the end will be fulfilled then."""
        return self.chance(self.missing(task, future)) * (1.0 - DRIFT * self.rest)

    def worth(self, future: Future) -> float:
        """Influence in the end, roughly."""
        me = future.me
        box = self.box
        hope = self.hope
        influence = box.home_influence
        total = future.bonus + me.influence + GUILD_POINTS * len(me.guilds)
        for value in me.tracks:
            exact = float(influence[value])
            total += exact + hope * (TRACK_SLOPE * value - 1.0 - exact)
        scored = float(box.alms[me.alms])
        if me.alms < len(ALMS_HOPE):
            scored += hope * (ALMS_HOPE[me.alms] - scored)
        total += scored
        if me.anarchy:
            price = max(-float(box.anarchy[box.markers - future.markers]), MARKER * hope)
            back = min(float(me.anarchy), RETURNS_A_WEEK * self.rest)
            total -= RETURNED * back + price * (me.anarchy - back)
        cards = 0.0
        for kind in future.hand:
            cards += CARD_WORTH[kind]
        return total + cards * hope + self.figures(me) + self.task_worth(future)

    def figures(self, me: Player) -> float:
        """What figures can still bring about."""
        total = 0.0
        for kind in (SOLDIER, SPY, MERCHANT):
            use = self.uses[kind]
            count = me.on_map(kind)
            if use == 0.0 or count == 0:
                continue
            hope = FIGURE_HOPE[kind]
            first = kind * REGIONS
            home = me.figures[first + me.seat]
            centre = me.figures[first + CENTRE]
            value = home * hope[0] + centre * hope[1] + (count - home - centre) * hope[2]
            if kind == SPY and count > USEFUL_SPIES:
                value *= USEFUL_SPIES / count
            total += value * use
        return total

    def task_worth(self, future: Future) -> float:
        """Tasks done, tasks under way, and diplomacy for all of them."""
        box = self.box
        fulfilled = float(len(self.done))
        total = self.base
        for task in self.tasks:
            chance = self.chance(self.missing(task, future))
            fulfilled += chance
            total += chance * (box.tasks[task].points - UNFULFILLED_POINTS)
        for task in self.end_tasks:
            total += self.end_chance(task, future) * (END_TASK_POINTS - UNFULFILLED_POINTS)
        total += (box.diplomacy[future.me.diplomacy] + DIPLOMACY_A_WEEK * self.rest) * fulfilled
        return total + box.diplomacy[future.me.diplomacy] * TASKS_A_WEEK * self.rest

    def new_task(self) -> float:
        """What the top task of the deck may be worth; it need not be kept."""
        return UNSEEN_TASK * max(0.0, self.rest - 0.5)

    def area_of(self, action: int) -> int:
        """The area of an action."""
        if action >= EDUCATION:
            return 7
        return 6 if action >= PROFITS else 3 + (action - RECRUIT) // 3

    def prize(self, task: int, future: Future) -> float:
        """What it is worth to take on a task."""
        chance = self.chance(self.missing(task, future))
        mark = self.box.diplomacy[future.me.diplomacy] + DIPLOMACY_A_WEEK * self.rest
        return chance * (self.box.tasks[task].points + mark) + (1.0 - chance) * UNFULFILLED_POINTS

    def end_prize(self, task: int, future: Future) -> float:
        """What it is worth to take on a task for the end."""
        return self.end_chance(task, future) * (END_TASK_POINTS - UNFULFILLED_POINTS)
