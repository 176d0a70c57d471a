"""One process's share of an arena: plays games by their numbers."""

from __future__ import annotations

import traceback
from contextlib import suppress
from time import perf_counter

from tafelrunde.arena.games import Failure, Game, Part, encode_game
from tafelrunde.arena.setting import NO_RECORDS, Schedule, Setting
from tafelrunde.arena.tally import Tally
from tafelrunde.bots.registry import find_bot
from tafelrunde.bots.timed import Timed
from tafelrunde.kernel.aspects import Aspect
from tafelrunde.kernel.bots import play_out
from tafelrunde.kernel.errors import BadOptions, IllegalAnswer
from tafelrunde.kernel.options import settled
from tafelrunde.kernel.record import FORMAT, MAX_ANSWERS, Record, Result, encode
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.title import BotMaker, Options, Prepared, Title
from tafelrunde.titles import registry

MAX_DECISIONS = 1_000_000
KEPT_FAILURES = 20  # records of broken games; every further one is only counted
KEPT_SETUPS = 200  # prepared ones that a worker remembers
ALIKE = 8  # set-ups that are compared to see whether anything changes
TIMED = 32  # of so many games of fast bots one is timed
SLOW = 20e-6  # seconds a decision; slower bots do not feel the clock


class Hall:
    """Everything that is needed to play any game of an arena."""

    def __init__(self, setting: Setting) -> None:
        setting.check()
        self.setting = setting
        self.schedule = Schedule(setting)
        self.seats = setting.seats
        self.title: Title = registry.load(setting.title)
        self.makers: list[BotMaker] = [find_bot(self.title, name) for name in setting.bots]
        # Where a seat has many values, counting them would slow fast bots down.
        self.aspects: list[Aspect] = [
            aspect for aspect in self.title.aspects() if setting.details or not aspect.several
        ]
        self.prepared: dict[int, Prepared] = {}  # set-ups that were played lately
        self.prepare(0)
        if setting.setups != 1 and len({str(self.options(at)) for at in range(ALIKE)}) == 1:
            raise BadOptions("these options leave nothing that could change from game to game")
        self.is_slow = False  # too slow to feel what is noted and timed with every decision
        self.needs_answers = setting.details or setting.keep != NO_RECORDS
        self.failures = 0

    def options(self, setup: int) -> Options:
        """The options of a set-up: they depend on the seed and its number alone."""
        wishes, seed = self.setting.options, self.setting.seed
        if self.setting.setups != 1:
            seed = self.schedule.setup_seed(setup)
            wishes = self.title.vary(self.seats, wishes, Rng(seed))
        return settled(registry.find(self.setting.title).options, wishes, self.seats, seed)

    def prepare(self, setup: int) -> Prepared:
        """A set-up, ready to be dealt."""
        found = self.prepared.get(setup)
        if found is None:
            found = self.title.prepare(self.seats, self.options(setup))
            if len(self.prepared) >= KEPT_SETUPS:
                self.prepared.clear()
            self.prepared[setup] = found
        return found

    def part(self) -> Part:
        """Nothing played yet."""
        return Part(Tally(len(self.setting.bots), self.seats))

    def play(self, games: range, part: Part, seconds: float = float("inf")) -> range:
        """Play these games, or those for which there is time; the rest is returned."""
        until = perf_counter() + seconds
        for at, game in enumerate(games, 1):
            self.play_one(game, part)
            if perf_counter() > until:
                return games[at:]
        return games[:0]

    def play_one(self, game: int, part: Part) -> None:
        """Play one game and add it to the part."""
        told = Game(game, self.schedule.entries(game), self.schedule.setup(game))
        answers: list[tuple[int, int]] | None = None
        if self.needs_answers or self.is_slow:  # slow bots may not play the same game again
            answers = []
        try:
            self.play_out(told, answers)
        except Exception as error:
            told = Game(game, told.seats, told.setup, error=_short(error))
            self._note_failure(told, error, answers, part)
        else:
            winners = [told.seats[seat] for seat in told.winners]
            if answers is not None and self.schedule.wants_record(game, winners):
                part.records.append((game, encode(self.record(told, answers))))
        part.tally.count(told, self.aspects)
        if self.setting.lines:
            part.lines.append(encode_game(told))

    def play_out(self, told: Game, answers: list[tuple[int, int]] | None) -> None:
        """Play a game and note how it went."""
        schedule, title = self.schedule, self.title
        table = title.deal(self.prepare(told.setup), schedule.seed(told.game))
        told.first = title.starts(table)
        bots = [self.makers[entry](schedule.bot_rng(told.game, entry)) for entry in told.seats]
        timed: list[Timed] = []
        if self.is_slow or told.game % TIMED == 0:
            timed = [Timed(bot) for bot in bots]
            bots = [*timed]
        outcome = play_out(table, bots, max_decisions=MAX_DECISIONS, answers=answers)
        told.scores, told.winners, told.end = outcome.scores, outcome.winners, outcome.reason
        told.rounds = title.rounds(table)
        told.turns = title.turns(table)
        if self.aspects:
            told.notes = title.note(table, answers or [])
        if timed:
            self._note_times(told, timed)

    def _note_times(self, told: Game, timed: list[Timed]) -> None:
        told.decisions = [bot.decisions for bot in timed]
        told.seconds = [round(bot.seconds, 6) for bot in timed]
        self.is_slow = sum(told.seconds) > SLOW * sum(told.decisions)

    def _note_failure(
        self, told: Game, error: Exception, answers: list[tuple[int, int]] | None, part: Part
    ) -> None:
        """Keep the record of a broken game up to where it broke, and the way there."""
        self.failures += 1
        failure = Failure(told.game, self.schedule.seed(told.game), told.error)
        record, trace = b"", ""
        if self.failures <= KEPT_FAILURES:
            if answers is None:
                answers = self._answers_again(told)
            if isinstance(error, IllegalAnswer) and answers:
                answers.pop()  # the record ends where the bot was asked
            record = encode(self.record(told, answers))
            trace = "".join(traceback.format_exception(error))
        part.broken.append((failure, record, trace))

    def _answers_again(self, told: Game) -> list[tuple[int, int]]:
        """The answers of a broken game, played again."""
        answers: list[tuple[int, int]] = []
        with suppress(Exception):
            self.play_out(Game(told.game, told.seats, told.setup), answers)
        return answers

    def record(self, told: Game, answers: list[tuple[int, int]]) -> Record:
        """The record of a game, with its result if it has one."""
        result = None
        if not told.error and len(answers) <= MAX_ANSWERS:
            result = Result(list(told.scores), list(told.winners), told.end)
        return Record(
            format=FORMAT,
            title=self.title.id,
            revision=self.title.revision,
            seats=self.seats,
            options=self.options(told.setup),
            seed=self.schedule.seed(told.game),
            answers=answers[:MAX_ANSWERS],
            result=result,
            names=[self.setting.bots[entry] for entry in told.seats],
        )


def _short(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"[:300]
