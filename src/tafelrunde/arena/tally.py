"""What an arena counts. Tallies of parts add up to the same whole in any order."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tafelrunde.arena.games import Game
    from tafelrunde.kernel.aspects import Aspect

WIN = 27720  # a victory in parts that can be shared by up to 12 players

Count = list[int]  # games, and victories in parts of `WIN`
Numbers = dict[int, int]  # how often each number was seen


class Tally:
    """Counts by entry (the bots as they were named) and whatever games are told apart by.

    Lists are by entry. `seats` counts for each seat, `order` by how long after the first player a
    seat comes. `meetings` has for each group of entries the games and everybody's victories. `ends`
    has the games that ended in each way and everybody's victories then. `notes` is by aspect and
    value, `crossed` by aspect and the values of it and the one it is crossed with.
    """

    def __init__(self, entries: int, seats: int) -> None:
        self.entries = entries
        self.games = 0
        self.errors = 0
        self.seats: list[list[Count]] = [[[0, 0] for _ in range(seats)] for _ in range(entries)]
        self.order: list[list[Count]] = [[[0, 0] for _ in range(seats)] for _ in range(entries)]
        self.points: list[Numbers] = [{} for _ in range(entries)]
        self.rounds: Numbers = {}
        self.meetings: dict[tuple[int, ...], list[int]] = {}
        self.ends: dict[str, list[int]] = {}
        self.notes: dict[tuple[str, str], list[Count]] = {}
        self.crossed: dict[tuple[str, str, str], Count] = {}
        self.decisions = [0] * entries
        self.seconds = [0.0] * entries

    def count(self, game: Game, aspects: list[Aspect]) -> None:
        """Add one game."""
        if game.error:
            self.errors += 1
            return
        self.games += 1
        entries = game.seats
        share = WIN // len(game.winners) if game.winners else 0
        met = self.meetings.get(key := tuple(sorted(entries)))
        if met is None:
            met = self.meetings[key] = [0] * (self.entries + 1)
        end = self.ends.get(game.end)
        if end is None:
            end = self.ends[game.end] = [0] * (self.entries + 1)
        met[-1] += 1
        end[-1] += 1
        won = [0] * len(entries)
        for seat in game.winners:
            won[seat] = share
            met[entries[seat]] += share
            end[entries[seat]] += share
        for seat, entry in enumerate(entries):
            place = self.seats[entry][seat]
            place[0] += 1
            place[1] += won[seat]
            if game.first >= 0:
                place = self.order[entry][(seat - game.first) % len(entries)]
                place[0] += 1
                place[1] += won[seat]
            points = self.points[entry]
            points[game.scores[seat]] = points.get(game.scores[seat], 0) + 1
        if game.rounds >= 0:
            self.rounds[game.rounds] = self.rounds.get(game.rounds, 0) + 1
        for seat, decisions in enumerate(game.decisions):
            self.decisions[entries[seat]] += decisions
            self.seconds[entries[seat]] += game.seconds[seat]
        for aspect in aspects:
            self._note(game, aspect, won)

    def _note(self, game: Game, aspect: Aspect, won: list[int]) -> None:
        noted = game.notes.get(aspect.id, [])
        across = game.notes.get(aspect.across, []) if aspect.across else []
        for seat, values in enumerate(noted):
            for value in values:
                counts = self.notes.get((aspect.id, value))
                if counts is None:
                    counts = [[0, 0] for _ in range(self.entries)]
                    self.notes[aspect.id, value] = counts
                counts[game.seats[seat]][0] += 1
                counts[game.seats[seat]][1] += won[seat]
                for other in across[seat] if across else ():
                    cross = self.crossed.setdefault((aspect.id, value, other), [0, 0])
                    cross[0] += 1
                    cross[1] += won[seat]

    def add(self, other: Tally) -> None:
        """Count another part in."""
        self.games += other.games
        self.errors += other.errors
        for entry in range(self.entries):
            for mine, theirs in (
                (self.seats[entry], other.seats[entry]),
                (self.order[entry], other.order[entry]),
            ):
                for one, more in zip(mine, theirs, strict=True):
                    _add(one, more)
            _sum(self.points[entry], other.points[entry])
            self.decisions[entry] += other.decisions[entry]
            self.seconds[entry] += other.seconds[entry]
        _sum(self.rounds, other.rounds)
        for key, counts in other.meetings.items():
            _add(self.meetings.setdefault(key, [0] * len(counts)), counts)
        for end, counts in other.ends.items():
            _add(self.ends.setdefault(end, [0] * len(counts)), counts)
        for note, each in other.notes.items():
            mine = self.notes.setdefault(note, [[0, 0] for _ in each])
            for one, more in zip(mine, each, strict=True):
                _add(one, more)
        for cross, counts in other.crossed.items():
            _add(self.crossed.setdefault(cross, [0, 0]), counts)

    def wins(self, entry: int) -> float:
        """The victories of an entry; a shared one counts as its part."""
        return sum(place[1] for place in self.seats[entry]) / WIN

    def played(self, entry: int) -> int:
        """The games of an entry."""
        return sum(place[0] for place in self.seats[entry])


def _add(counts: list[int], more: list[int]) -> None:
    for at, number in enumerate(more):
        counts[at] += number


def _sum(numbers: Numbers, more: Numbers) -> None:
    for number, times in more.items():
        numbers[number] = numbers.get(number, 0) + times


def mean(numbers: Numbers) -> float:
    """The average of numbers that were counted; 0 if there are none."""
    times = sum(numbers.values())
    return sum(number * count for number, count in numbers.items()) / times if times else 0.0
