"""What a position is worth to its player, in influence."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.allegoria.player import LAST_SPACE, MERCHANT, REGIONS, SOLDIER, SPY, Player
from tafelrunde.titles.allegoria.scoring import END_TASK_POINTS, GUILD_POINTS, UNFULFILLED_POINTS
from tafelrunde.titles.allegoria.sight import AllegoriaSight
from tafelrunde.titles.allegoria.vocabulary import JOKER, WORKERS

WEEKS: Final = 6
STEPS_A_WEEK: Final = 0.8  # towards a task, when several are pursued
TRACK_SLOPE: Final = 0.5  # influence per space of a home track
CARD_SLOPE: Final = 0.42  # influence per point on a worker card in hand
UNKNOWN_CARD: Final = 0.55
MARKER: Final = 2.6  # what an anarchy marker will cost in the end
ALMS_HOPE: Final = [-3.0, 0.0, 0.5, 1.0, 1.6, 2.2, 2.9, 3.8, 5.0]
# Figures at home, in the centre and abroad, while there is time to use them.
FIGURE_HOPE: Final = [[0.25, 0.5, 0.85], [0.25, 0.6, 1.0], [0.4, 0.9, 1.6]]
USEFUL_SPIES: Final = 3


class Future:
    """A copy of a player on which something is tried out."""

    def __init__(self, me: Player, hand: list[CardNo], markers: int, ruses: int) -> None:
        self.me = me
        self.hand = hand  # what is printed on the cards; 0: not known yet
        self.markers = markers
        self.ruses = ruses
        self.bonus = 0.0  # what the copy cannot show, such as losses of others

    def copy(self) -> Future:
        """An independent copy."""
        twin = Future(self.me.copy(), self.hand.copy(), self.markers, self.ruses)
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


class Judge:
    """Weighs futures of the player whose sight it has."""

    def __init__(self, sight: AllegoriaSight) -> None:
        self.sight = sight
        self.box = sight.box
        self.tasks = sight.tasks()
        self.end_tasks = sight.end_tasks()
        self.done = sight.done(sight.seat)
        self.week = max(1, sight.week)
        self.area = sight.area
        passed = max(0, self.area - 1) / 7.0
        self.rest = WEEKS + 1 - self.week - passed  # weeks, from 6 down to 0
        self.hope = min(1.0, self.rest / 1.5)  # how much of what is not scored yet counts

    def now(self) -> Future:
        """The present."""
        sight = self.sight
        future = Future(sight.me(), sight.hand(), sight.markers, sight.ruses())
        if self.area == 0:  # what was done in the last turn is over
            future.me.deeds = []
            future.ruses = 0
        return future

    def visits(self, area: int) -> int:
        """How often an area will still be resolved."""
        return WEEKS - self.week + (1 if self.area <= area else 0)

    def chance(self, missing: float) -> float:
        """How likely a task will be fulfilled that is so many steps away."""
        if missing <= 0.0:
            return 1.0
        able = STEPS_A_WEEK * self.rest
        return able / (able + missing)

    def worth(self, future: Future) -> float:
        """Influence in the end, roughly."""
        me = future.me
        box = self.box
        total = future.bonus + me.influence + GUILD_POINTS * len(me.guilds)
        for value in me.tracks:
            exact = float(box.home_influence[value])
            total += exact + self.hope * (TRACK_SLOPE * value - 1.0 - exact)
        scored = float(box.alms[me.alms])
        if me.alms < len(ALMS_HOPE):
            scored += self.hope * (ALMS_HOPE[me.alms] - scored)
        total += scored
        price = -float(box.anarchy[box.markers - future.markers])
        total -= me.anarchy * max(price, MARKER * self.hope)
        for kind in future.hand:
            total += card_worth(kind) * self.hope
        return total + self.figures(me) + self.task_worth(future)

    def figures(self, me: Player) -> float:
        """What figures can still bring about."""
        total = 0.0
        for kind in (SOLDIER, SPY, MERCHANT):
            visits = self.visits(3 + kind)
            if visits == 0:
                continue
            use = min(1.0, 0.4 + 0.3 * visits)
            hope = FIGURE_HOPE[kind]
            first = kind * REGIONS
            value = 0.0
            count = 0
            for region in range(REGIONS):
                here = me.figures[first + region]
                count += here
                if region == 4:
                    value += here * hope[1]
                else:
                    value += here * (hope[0] if region == me.seat else hope[2])
            if kind == SPY and count > USEFUL_SPIES:
                value *= USEFUL_SPIES / count
            total += value * use
        return total

    def task_worth(self, future: Future) -> float:
        """Tasks done, tasks under way, and diplomacy for all of them."""
        me = future.me
        box = self.box
        fulfilled = float(len(self.done))
        total = 0.0
        for task in self.done:
            total += box.tasks[task].points
        for task in self.tasks:
            chance = self.chance(self.sight.missing(task, me))
            fulfilled += chance
            total += chance * box.tasks[task].points + (1.0 - chance) * UNFULFILLED_POINTS
        for task in self.end_tasks:
            chance = self.chance(self.sight.missing(task, me))
            total += chance * END_TASK_POINTS + (1.0 - chance) * UNFULFILLED_POINTS
        fulfilled += 0.3 * self.rest  # of tasks still to come
        return total + box.diplomacy[me.diplomacy] * fulfilled

    def worth_with_task(self, task: int, at_end: bool) -> float:
        """The present with one task more."""
        held = self.end_tasks if at_end else self.tasks
        held.append(task)
        worth = self.worth(self.now())
        held.pop()
        return worth
