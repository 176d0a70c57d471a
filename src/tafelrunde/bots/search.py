"""A search for every title: answers are compared on the same imagined worlds.

At the question itself the answers race: every world is played on once after each of those still in
the race, and what falls behind is dropped, so that the difference of two answers is seen through
the same luck. Below, questions that come often get nodes of a tree, in which every seat seeks its
own best. Everything else is played by the title's own bots, and cut off where its guide says so.
"""

from __future__ import annotations

from math import gcd, sqrt
from time import perf_counter
from typing import Final

from tafelrunde.bots.stop import Stop
from tafelrunde.bots.tree import EXPAND, Edge, Node, key_of
from tafelrunde.kernel.ask import Ask, Option, Seat
from tafelrunde.kernel.bots import Bot, Direct
from tafelrunde.kernel.guide import USUAL, Guide
from tafelrunde.kernel.position import Position, Replay
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import NO_DRIVER, Sight, Table

MOST_PLAYOUTS: Final = 4000  # of one decision, however much time there is
MOST_FAILURES: Final = 20  # play-outs that broke, until the search gives up
LONGEST: Final = 20_000  # decisions of one play-out
LOOK: Final = 16  # decisions between two looks at the clock
CANDIDATES: Final = 10  # answers that race for the usual play-outs; more for more
SWEEPS: Final = 4  # worlds before anything is dropped, and while others may still come in
GLANCES: Final = 2  # worlds for every answer there is, where somebody wants to know about each
FAIR: Final = 0.125  # of the budget before anything is dropped: the tree may still find more
CLEARLY: Final = 2.5  # standard errors by which an answer must be worse to be dropped
SURELY: Final = 0.8  # standard errors by which an answer must beat the usual one
HARDLY: Final = 2.0  # standard errors of luck that nobody waits for
FEW: Final = 32  # worlds after each of which the race is looked at; later after every eighth
GOLDEN: Final = 0.618  # of a list, between two that are tried one after the other
WHILE: Final = 0.2  # seconds of preparing between two looks whether somebody says stop
PREPARING: Final = 0.5  # of the time for a question, as long as there is something to prepare


class Budget:
    """How long to think about one question: so many play-outs, so many seconds; 0: no matter.

    `preparation` is how much is prepared before the first one; -1: as much as is usual.
    """

    def __init__(self, playouts: int = 0, seconds: float = 0.0, preparation: int = -1) -> None:
        self.playouts = playouts
        self.seconds = seconds
        self.preparation = preparation


class Considered:
    """An answer a search has tried: how often, and what its seat may expect, from 0 to 1."""

    def __init__(self, option: Option, playouts: int, value: float, error: float) -> None:
        self.option = option
        self.playouts = playouts
        self.value = value
        self.error = error  # of the value


class Explanation:
    """Why a search answered so: from what its seat knows, and from nothing else.

    `usual` is what the title's bot would have answered by itself; `considered` is empty where
    nothing was imagined. `values` are what all seats may expect after the chosen answer.
    """

    def __init__(self, ask: Ask, usual: Option) -> None:
        self.ask = ask
        self.usual = usual
        self.chosen = usual
        self.considered: list[Considered] = []
        self.values: list[float] = []
        self.worlds = 0
        self.playouts = 0
        self.failures = 0
        self.seconds = 0.0


class Stopped(BaseException):
    """The time is over; no `Exception`, so that no rule can swallow it."""


class World:
    """An imagined position, and the chance by which it is played on."""

    def __init__(self, position: Position, chance: str) -> None:
        self.position = position
        self.chance = chance


class Candidate:
    """An answer to the question itself, with the value of each world in which it was tried."""

    def __init__(self, edge: Edge) -> None:
        self.edge = edge
        self.values: list[float] = []

    def mean(self) -> float:
        """The mean value."""
        return sum(self.values) / len(self.values) if self.values else 0.0

    def error(self) -> float:
        """The standard error of that mean."""
        n = len(self.values)
        if n < 2:
            return 1.0
        mean = self.mean()
        return sqrt(sum([(value - mean) * (value - mean) for value in self.values]) / (n - 1) / n)


def lead_of(one: Candidate, other: Candidate) -> tuple[float, float]:
    """How much better one answer was in the worlds both were tried in, and the error of that."""
    n = min(len(one.values), len(other.values))
    if n == 0:
        return 0.0, 1.0
    total = 0.0
    squares = 0.0
    for at in range(n):
        lead = one.values[at] - other.values[at]
        total += lead
        squares += lead * lead
    mean = total / n
    if n == 1:
        return mean, 1.0
    return mean, sqrt(max(0.0, squares - n * mean * mean) / (n - 1) / n)


def width_for(playouts: float) -> int:
    """How many answers can race for so many play-outs."""
    return int(CANDIDATES * sqrt(max(1.0, playouts / USUAL)))


def told_of(one: Candidate, usual: Candidate) -> Considered:
    """What to tell of an answer: the usual one's value, and the lead over it.

    So answers that were tried in a few worlds only can be compared with those tried in many.
    """
    if one is usual:
        return Considered(one.edge.option, len(one.values), one.mean(), one.error())
    lead, error = lead_of(one, usual)
    value = min(1.0, max(0.0, usual.mean() + lead))
    own = usual.error()
    return Considered(
        one.edge.option, len(one.values), value, min(1.0, sqrt(error * error + own * own))
    )


def keep(alive: list[Candidate], values: list[float]) -> None:
    """Note the values of one world."""
    for at in range(len(values)):
        alive[at].values.append(values[at])


def is_worth_a_look(worlds: int) -> bool:
    """Whether to see how the race stands: to compare all values of many worlds takes its time."""
    return worlds <= FEW or worlds % 8 == 0


NEVER: Final = Stop()


class Walk(Direct):
    """Answers the questions of one play-out: the first as told, then by the tree, then by bots."""

    def __init__(
        self, table: Table, bots: list[Bot], seat: Seat, guide: Guide, first: Edge
    ) -> None:
        super().__init__(table, bots)
        self.seat = seat
        self.guide = guide
        self.first = first
        self.edge: Edge | None = None  # the last answer within the tree
        self.path: list[Edge] = []
        self.until = 0.0  # when to stop; 0: never
        self.stop = NEVER

    def answer(self, table: Table, ask: Ask) -> int:
        """The only option, or what the tree or a bot says."""
        self.decisions += 1
        if self.decisions % LOOK == 0:
            self.look()
        if not self.path:
            if ask.seat == self.seat:
                self.edge = self.first
                self.path.append(self.first)
                self.bots[ask.seat].follow(self.sights[ask.seat], ask, self.first.option)
                return self.first.option
        elif self.edge is not None and len(ask.options) > 1:
            if not self.guide.is_plain(self.sights[ask.seat], ask):
                return self.step(self.edge, ask)
        if len(ask.options) == 1:
            return ask.options[0]
        return self.bots[ask.seat].choose(self.sights[ask.seat], ask)

    def look(self) -> None:
        """Stop if it is time."""
        if self.decisions > LONGEST or (self.until > 0.0 and perf_counter() > self.until):
            raise Stopped
        if self.stop.is_wanted():
            raise Stopped

    def step(self, edge: Edge, ask: Ask) -> int:
        """Go one answer down the tree, or leave it."""
        seat = ask.seat
        key = key_of(ask)
        node = edge.nodes.get(key)
        if node is None:
            self.edge = None
            usual = self.bots[seat].choose(self.sights[seat], ask)
            if edge.visits >= EXPAND:
                edge.nodes[key] = Node(seat, self.order(ask, usual))
            return usual
        chosen = node.choose()
        self.edge = chosen
        self.path.append(chosen)
        self.bots[seat].follow(self.sights[seat], ask, chosen.option)
        return chosen.option

    def order(self, ask: Ask, usual: Option) -> list[Option]:
        """The answers to a question, the most promising first."""
        bot, sight = self.bots[ask.seat], self.sights[ask.seat]
        return ordered(ask, usual, self.guide.rates(bot, sight, ask))


def spread(count: int, start: int = 0) -> list[int]:
    """The places of a list, neighbours far apart: lists often go on with more of the same."""
    step = max(1, round(count * GOLDEN))
    while gcd(step, count) > 1:
        step += 1
    return [(start + at * step) % count for at in range(count)]


def ordered(ask: Ask, usual: Option, rates: list[float], start: int = 0) -> list[Option]:
    """The options, the usual one first, then by their rates; equal ones are spread."""
    places = spread(len(ask.options), start)
    if rates:
        places.sort(key=lambda at: -rates[at])
    return [usual, *[ask.options[at] for at in places if ask.options[at] != usual]]


class Search(Bot):
    """Compares answers on imagined worlds. The same seed and play-outs give the same answer."""

    def __init__(self, guide: Guide, budget: Budget, rng: Rng) -> None:
        self.guide = guide
        self.budget = budget
        self.rng = rng
        self.usual: Bot = guide.player(rng)
        self.kept: Edge | None = None  # the tree below the last answer
        self.last: Explanation | None = None
        self.players: list[Bot] = []
        self.until = 0.0
        self.thorough = False  # whether somebody wants to know how good every answer looks
        self.late = 0.0  # seconds of the budget that are gone when a question comes here
        self.stop = NEVER

    def searches(self) -> bool:
        """It imagines."""
        return True

    def explanation(self) -> Explanation | None:
        """Why the last answer was given; None before the first one."""
        return self.last

    def choose(self, sight: Sight, ask: Ask) -> int:
        """The answer that wins the race."""
        if len(ask.options) == 1:
            return ask.options[0]
        begun = perf_counter() - min(self.late, self.budget.seconds)
        if self.guide.preparation > 0:
            self.prepare(sight, begun)
        usual = self.usual.choose(sight, ask)
        told = Explanation(ask, usual)
        self.last = told
        if not self.guide.is_plain(sight, ask):
            self.race(sight, ask, told, begun)
        elif self.thorough:
            self.race(sight, ask, told, begun)
            told.chosen = usual
        if told.chosen != usual:
            self.usual.follow(sight, ask, told.chosen)
        told.seconds = perf_counter() - begun
        return told.chosen

    def prepare(self, sight: Sight, begun: float) -> None:
        """Let the guide prepare; between two short whiles somebody may stop it."""
        if self.budget.seconds == 0.0:
            self.guide.prepare(sight, 0.0)
            return
        end = begun + self.budget.seconds * PREPARING
        until = 0.0
        while until < end and perf_counter() >= until and not self.stop.is_wanted():
            until = min(end, perf_counter() + WHILE)
            self.guide.prepare(sight, until)  # back before that time: nothing is left to do

    # -- the race

    def race(self, sight: Sight, ask: Ask, told: Explanation, begun: float) -> None:
        """Try the promising answers on imagined worlds until the budget is spent."""
        playouts = self.budget.playouts if self.budget.playouts > 0 else MOST_PLAYOUTS
        self.until = begun + self.budget.seconds if self.budget.seconds > 0.0 else 0.0
        field = self.field(sight, ask, told.usual)
        opened = perf_counter()
        worlds: list[World] = []
        goes_on = self.glance(sight, field, worlds, told, playouts, begun)
        most = max(2, playouts // SWEEPS)
        entered = min(most, CANDIDATES)
        alive = field[:entered]
        while goes_on and len(alive) > 1 and told.playouts + len(alive) <= playouts:
            if not self.sweep(sight, alive, worlds, told):
                break
            if told.worlds <= SWEEPS and entered < len(field):
                width = min(most, width_for(self.affordable(told, playouts, opened)))
                for one in field[entered:width]:
                    if self.catch_up(sight, one, worlds, told):
                        alive.append(one)
                entered = max(entered, width)
            spent = self.spent(told, playouts, begun)
            if told.worlds >= SWEEPS and spent >= FAIR and is_worth_a_look(told.worlds):
                alive = self.still_racing(alive, min(entered, len(field)), spent)
                if self.is_settled(alive, spent):
                    break
        best = self.winner(alive)
        self.kept = best.edge
        told.chosen = best.edge.option
        for one in field:
            if one.values:
                told.considered.append(told_of(one, field[0]))
        if best.edge.visits:
            told.values = [best.edge.mean(seat) for seat in range(len(best.edge.totals))]

    def field(self, sight: Sight, ask: Ask, usual: Option) -> list[Candidate]:
        """All answers, the usual one first, in the order in which they come into the race.

        What the kept tree knows comes along. Where nothing tells answers apart, chance says which
        are looked at first, so that no place in a list is always left out.
        """
        rates = self.guide.rates(self.usual, sight, ask)
        start = self.rng.below(len(ask.options))
        known = self.kept.next_node(key_of(ask)) if self.kept is not None else None
        found = []
        for option in ordered(ask, usual, rates, start):
            edge = Edge(option)
            if known is not None:
                for old in known.edges:
                    if old.option == option:
                        edge = old
            found.append(Candidate(edge))
        return found

    def spent(self, told: Explanation, playouts: int, begun: float) -> float:
        """How much of the budget is gone, from 0 to 1."""
        share = told.playouts / playouts
        if self.budget.seconds > 0.0:
            share = max(share, (perf_counter() - begun) / self.budget.seconds)
        return share

    def affordable(self, told: Explanation, playouts: int, opened: float) -> float:
        """How many play-outs there will be in all, as fast as they have been so far."""
        if self.until == 0.0:
            return float(playouts)
        now = perf_counter()
        each = max(1e-6, (now - opened) / max(1, told.playouts))
        return min(float(playouts), told.playouts + max(0.0, self.until - now) / each)

    def glance(
        self,
        sight: Sight,
        field: list[Candidate],
        worlds: list[World],
        told: Explanation,
        playouts: int,
        begun: float,
    ) -> bool:
        """Try every answer there is, if that is wanted; False when it is time to stop."""
        if not self.thorough:
            return True
        for at in range(GLANCES):
            # One world for each is owed; another one, only if most is left for the race.
            if at > 0 and self.spent(told, playouts, begun) > 0.25:
                break
            if not self.sweep(sight, field, worlds, told):
                return False
        return True

    def sweep(
        self, sight: Sight, alive: list[Candidate], worlds: list[World], told: Explanation
    ) -> bool:
        """Play one world on after each answer; False when it is time to stop.

        The first worlds are kept for those who come into the race later.
        """
        position = sight.imagine(self.rng)
        world = World(position, f"{self.rng.seed}/{self.rng.below(65536)}/{told.worlds}")
        told.worlds += 1
        values: list[float] = []
        try:
            for one in alive:
                values.append(self.tried(sight.seat, world, one, told))
        except Stopped:
            if self.thorough and not worlds:  # then some answers have a value, not none
                keep(alive, values)
            return False
        except Exception:  # a world that could not be made whole is no reason to give up
            told.failures += 1
            return told.failures < MOST_FAILURES
        keep(alive, values)
        if told.worlds <= SWEEPS:
            worlds.append(world)
        return True

    def catch_up(
        self, sight: Sight, one: Candidate, worlds: list[World], told: Explanation
    ) -> bool:
        """Try an answer in the worlds the others have seen; False if it cannot come in."""
        try:
            for world in worlds[len(one.values) :]:
                one.values.append(self.tried(sight.seat, world, one, told))
        except Stopped:
            return False
        except Exception:
            told.failures += 1
            return False
        return True

    def tried(self, seat: Seat, world: World, one: Candidate, told: Explanation) -> float:
        """What an answer brings its seat in a world."""
        if (self.until > 0.0 and perf_counter() > self.until) or self.stop.is_wanted():
            raise Stopped
        values = self.play(world.position, world.chance, seat, one.edge)
        told.playouts += 1
        return values[seat]

    def play(self, world: Position, chance: str, seat: Seat, first: Edge) -> list[float]:
        """What becomes of a world after an answer, for every seat."""
        guide = self.guide
        table = world.start.copy()
        if not guide.keeps_players or len(self.players) != table.seats:
            rng = Rng(chance)
            self.players = [guide.player(rng) for _ in range(table.seats)]
        walk = Walk(table, self.players, seat, guide, first)
        walk.until = self.until
        walk.stop = self.stop
        table.driver = Replay(world.start, world.answers, world.twists, walk)
        until = guide.clock(table) + guide.horizon
        try:
            table.play()
            table.driver = walk
            while not table.over and (guide.horizon == 0 or guide.clock(table) < until):
                table.play()
                walk.look()
        finally:
            table.driver = NO_DRIVER  # table and driver would keep each other alive
        values = guide.value(table)
        for edge in walk.path:
            edge.add(values)
        return values

    def still_racing(self, alive: list[Candidate], entered: int, spent: float) -> list[Candidate]:
        """Without those that are clearly worse, and fewer the more of the budget is spent.

        The usual answer stays to the end: whatever wins has been compared with it in every world.
        """
        usual = alive[0]
        best = usual
        for one in alive:
            if one.mean() > best.mean():
                best = one
        left = []
        for one in alive:
            lead, error = lead_of(best, one)
            if one is best or lead <= CLEARLY * error or lead <= 0.0:
                left.append(one)
        wanted = max(2, round(entered * (1.0 - 1.2 * spent)))
        if len(left) > wanted:
            best_first = sorted(left, key=lambda one: -one.mean())[:wanted]
            left = [one for one in left if one in best_first]
        return left if left[0] is usual else [usual, *left]

    def is_settled(self, alive: list[Candidate], spent: float) -> bool:
        """Whether the rest of the budget can hardly bring another answer.

        Of the standard errors an answer leads by in the end, those of now make up the root of what
        is spent, and luck the root of what is left.
        """
        luck = HARDLY * sqrt(max(0.0, 1.0 - spent))
        usual = alive[0]
        for one in alive[1:]:
            lead, error = lead_of(one, usual)
            ahead = lead / error if error > 0.0 else 0.0
            missing = SURELY - sqrt(spent) * ahead
            if missing < luck and (len(alive) > 2 or missing > -luck):
                return False
        return True

    def winner(self, alive: list[Candidate]) -> Candidate:
        """The best answer, if it beats the usual one, the first, by more than luck."""
        usual = alive[0]
        best = usual
        for one in alive:
            if one.mean() > best.mean():
                best = one
        if best is usual:
            return usual
        lead, error = lead_of(best, usual)
        return best if lead > SURELY * error else usual
