"""How Allegoria's bots play: who wins with what, and habits a person would notice.

    python -m tools.allegoria.habits --games 200          # tables of two, three and four
    python -m tools.allegoria.habits 4 --games 1000 --seed b
    python -m tools.allegoria.habits --bot random

Houses and the first player change from game to game. Rates have 95 % intervals (Wilson), averages
such of the normal distribution.
"""

from __future__ import annotations

from collections import Counter
from math import sqrt
from time import process_time

from tafelrunde.kernel.ask import PASS, Ask
from tafelrunde.kernel.bots import Bot, Direct
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Table
from tafelrunde.kernel.title import Options
from tafelrunde.titles.allegoria.scoring import LINES, sheet
from tafelrunde.titles.allegoria.table import Allegoria
from tafelrunde.titles.allegoria.title import TITLE
from tafelrunde.titles.allegoria.vocabulary import (
    ACTION_NAMES,
    ACTIONS,
    ACTIVATE,
    AREAS,
    BID,
    DISCARD,
    DO,
    HOUSE_NAMES,
    STRIDE,
)
from tools.habits import MOST_DECISIONS, Counts, most_usual, options, rate

SEATS = (2, 3, 4)
AREA_COUNT = 7
OPENING = 4  # bids of the first week that count as an opening
ZERO = 0  # the token that bids nothing


class Habits(Counts):
    """What was seen in some games with one number of players."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.seats = seats
        self.lines: Counter[str] = Counter()  # of all score sheets
        self.zeros = [0] * AREA_COUNT  # 0 tokens by area
        self.done: list[int] = []  # tasks fulfilled, of every player in every game
        self.scores: list[int] = []
        self.by_seat = [0.0] * seats  # victories, counted from the first start player on
        self.by_house: dict[str, float] = dict.fromkeys(HOUSE_NAMES, 0.0)
        self.house_games: Counter[str] = Counter()
        self.openings: Counter[tuple[int, ...]] = Counter()

    @property
    def players(self) -> int:
        """Players in all games."""
        return self.games * self.seats

    def each(self, what: str) -> float:
        """How often something was seen of one player in one game."""
        return self.counts[what] / self.players

    def tasks(self) -> float:
        """Tasks one player fulfils during one game."""
        return sum(self.done) / len(self.done)

    def usual_zero(self) -> float:
        """The share of the 0 tokens that lie in the area where most of them do."""
        return max(self.zeros) / sum(self.zeros)

    def same_opening(self) -> float:
        """How often players place their first tokens in the most usual way."""
        return most_usual(self.openings)


class Watching(Direct):
    """Plays a game by direct calls and counts what the bots do."""

    def __init__(self, table: Allegoria, bots: list[Bot], habits: Habits) -> None:
        super().__init__(table, bots)
        self.habits = habits
        self.limit = MOST_DECISIONS
        self.zeros: dict[tuple[int, int], list[int]] = {}  # by week and seat
        self.opening: list[list[int]] = [[] for _ in range(table.seats)]
        self.markers = [0] * table.seats

    def answer(self, table: Table, ask: Ask) -> int:
        """Let the bot answer, and look at it."""
        assert isinstance(table, Allegoria)
        self.note_markers(table)
        option = super().answer(table, ask)
        if ask.prompt == "bid":
            self.note_bid(table, ask, option)
        else:
            self.note(table, ask, option)
        return option

    def note_markers(self, g: Allegoria) -> None:
        """Count markers taken since the last question."""
        for me in g.players:
            self.habits.counts["markers taken"] += max(0, me.anarchy - self.markers[me.seat])
            self.markers[me.seat] = me.anarchy

    def note_bid(self, g: Allegoria, ask: Ask, option: int) -> None:
        """Count where tokens go."""
        token = (option - BID) // STRIDE
        area = option % STRIDE - AREAS
        if g.week == 1 and len(self.opening[ask.seat]) < OPENING:
            self.opening[ask.seat].append(option)
        if token == ZERO:
            self.habits.zeros[area] += 1
            self.zeros.setdefault((g.week, ask.seat), []).append(area)

    def note(self, g: Allegoria, ask: Ask, option: int) -> None:
        """Count what is done, forced or not."""
        count = self.habits.counts
        verb = option - option % STRIDE
        prompt = ask.prompt
        if verb == DO:
            count[ACTION_NAMES[option - DO - ACTIONS]] += 1
            if prompt.endswith(("-extra", "-cross")):
                count["extra points"] += 1
            if prompt.endswith("-cross"):
                count["anarchy: threshold"] += 1
        elif verb == ACTIVATE:
            count["guilds activated"] += 1
        elif verb == DISCARD and prompt.startswith("discard-"):
            count["cards used"] += 1
        if prompt == "battle-anarchy":  # asked before every battle while there are markers
            count["battles"] += 1
        if prompt in ("battle-anarchy", "ruse-more"):
            count[f"anarchy: {prompt}"] += option != PASS
        elif prompt == "keep-task":
            count["tasks offered"] += 1
            count["tasks kept"] += option != PASS
        elif prompt == "grant-task" and verb == DISCARD:
            count["anarchy: task discarded"] += 1


def watch_game(habits: Habits, seed: str, game: int, bot: str = "heuristic") -> None:
    """Play one game and note what was done."""
    seats = habits.seats
    by = game % len(HOUSE_NAMES)
    houses = (HOUSE_NAMES[by:] + HOUSE_NAMES[:by])[:seats]
    wishes: Options = {"houses": list(houses), "start": game // len(HOUSE_NAMES) % seats}
    table = TITLE.deal(TITLE.prepare(seats, wishes), f"{seed} {game}")
    assert isinstance(table, Allegoria)
    first = table.start
    bots = [TITLE.bots()[bot](Rng(f"{seed} {game} {seat}")) for seat in range(seats)]
    table.driver = driver = Watching(table, bots, habits)
    begun = process_time()
    while not table.over:
        table.play()
    habits.seconds += process_time() - begun
    habits.games += 1
    habits.decisions += int(driver.decisions)
    count = habits.counts
    outcome = table.outcome()
    for areas in driver.zeros.values():
        count["weeks"] += 1
        count["weeks with both 0 in one area"] += len(set(areas)) == 1
    for me in table.players:
        for line, points in zip(LINES, sheet(table, me), strict=True):
            habits.lines[line] += points
        habits.done.append(len(me.done))
        habits.scores.append(outcome.scores[me.seat])
        habits.openings[tuple(driver.opening[me.seat])] += 1
        habits.house_games[houses[me.seat]] += 1
        count["end tasks fulfilled"] += len(me.end_done)
        count["tasks not fulfilled"] += len(me.tasks)
        count["markers in the end"] += me.anarchy
        count["cards in the end"] += len(me.hand)
        if me.seat in outcome.winners:
            share = 1 / len(outcome.winners)
            habits.by_seat[(me.seat - first) % seats] += share
            habits.by_house[houses[me.seat]] += share


def watch(seats: int, games: int, seed: str, bot: str = "heuristic") -> Habits:
    """Play games with so many players."""
    habits = Habits(seats)
    for game in range(games):
        watch_game(habits, seed, game, bot)
    return habits


def about(values: list[int]) -> str:
    """An average with its 95 % interval."""
    mean = sum(values) / len(values)
    spread = sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1))
    return f"{mean:.2f} (+-{1.96 * spread / sqrt(len(values)):.2f})"


def told(habits: Habits) -> list[str]:
    """The habits in lines."""
    h = habits
    ways = sorted(name for name in h.counts if name.startswith("anarchy: "))
    lines = " ".join(f"{line} {h.lines[line] / h.players:.1f}" for line in LINES)
    spots = " ".join(f"{count / sum(h.zeros):.0%}" for count in h.zeros)
    return [
        f"{h.games} games, {h.games / h.seconds:.1f} games/s, points {about(h.scores)}",
        "wins by place from the start player on: "
        + "  ".join(rate(wins, h.games) for wins in h.by_seat),
        "wins by house: "
        + "  ".join(f"{id} {rate(h.by_house[id], h.house_games[id])}" for id in HOUSE_NAMES),
        f"sheet: {lines}",
        f"tasks fulfilled by each {about(h.done)}, missed {h.each('tasks not fulfilled'):.2f}, "
        f"kept {h.share('tasks kept', 'tasks offered'):.0%} of {h.each('tasks offered'):.1f} "
        f"offers, for the end {h.each('end tasks fulfilled'):.2f} of 3",
        f"0 tokens by area: {spots}; both in one area "
        f"{h.share('weeks with both 0 in one area', 'weeks'):.0%}",
        "actions of each: "
        + "  ".join(f"{name} {h.each(name):.1f}" for name in ACTION_NAMES)
        + f"  battles {h.each('battles'):.2f}  extra points {h.each('extra points'):.1f}",
        f"markers taken by each {h.each('markers taken'):.2f}: "
        + "  ".join(f"{name[9:]} {h.each(name):.2f}" for name in ways)
        + f"; in the end {h.each('markers in the end'):.2f}",
        f"worker cards used by each {h.each('cards used'):.1f}, in hand in the end "
        f"{h.each('cards in the end'):.1f}; guilds activated {h.each('guilds activated'):.2f}",
        f"same opening {h.same_opening():.0%}, {len(h.openings)} different ones",
    ]


def main() -> None:
    """Read the command line, play, print."""
    parser = options(__doc__, TITLE, "with each number of players")
    parser.add_argument("seats", nargs="*", type=int, help="numbers of players; 2 3 4")
    chosen = parser.parse_args()
    for seats in chosen.seats or SEATS:
        if seats not in SEATS:
            parser.error(f"no table of {seats}")
        print(f"{seats} players", flush=True)
        for line in told(watch(seats, chosen.games, chosen.seed, chosen.bot)):
            print("  " + line, flush=True)


if __name__ == "__main__":
    main()
