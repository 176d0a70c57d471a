"""Random play of any title, with everything checked that must hold in every game.

`fuzz_title` plays games with random seats, options and answers: directly first, which is fast, then
some of them again through `Match` and the stepper, answer by answer, with copies, undo and records
on the way, and a few in another process. A failure leaves the record of the game behind, so that
`tafelrunde replay FILE` opens it.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path

from tafelrunde import form
from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.bots import Bot, Direct, RandomBot
from tafelrunde.kernel.errors import IllegalAnswer, NotYourSeat
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import FORMAT, Record, Result, decode, encode, fingerprint
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.stepper import Stepper
from tafelrunde.kernel.table import Table
from tafelrunde.kernel.title import Title

LONGEST = 20_000  # answers; a title whose games may be longer says so
IDLE = 10_000  # steps in a row without a question

AtCheckpoint = Callable[[Table, int], None]


class Broken(AssertionError):
    """A random game went wrong; the message says where its record is."""


class Report:
    """What was done, so that a test can see that it was enough."""

    def __init__(self) -> None:
        self.games = 0
        self.answers = 0
        self.longest = 0
        self.matches = 0
        self.copies = 0
        self.undone = 0
        self.records = 0
        self.elsewhere = 0
        self.seats: set[int] = set()


def daily_seed() -> str:
    """`TAFELRUNDE_SEED`, or the date: every day plays other games."""
    return os.environ.get("TAFELRUNDE_SEED") or datetime.now(UTC).date().isoformat()


def games_wanted(default: int) -> int:
    """`TAFELRUNDE_FUZZ_GAMES`, or what the test suggests."""
    return int(os.environ.get("TAFELRUNDE_FUZZ_GAMES") or default)


def demand(holds: bool, message: str) -> None:
    """Like `assert`, but never compiled away."""
    if not holds:
        raise Broken(message)


# -- what must hold


def check_ask(title: Title, seats: int, ask: Ask) -> None:
    """A question must be answerable, with options of the vocabulary, and cite its rule."""
    what = f"the question '{ask.prompt}' (source '{ask.source}') to seat {ask.seat}"
    demand(0 <= ask.seat < seats and 0 <= ask.player < seats, f"{what} is for no seat")
    demand(bool(ask.prompt), f"{what} has no prompt")
    demand(bool(ask.options), f"{what} has no options: a dead end")
    demand(len(set(ask.options)) == len(ask.options), f"{what} repeats an option: {ask.options}")
    for option in ask.options:
        demand(title.vocabulary.knows(option), f"{what} has the unknown option {option}")
    demand(ask.rule.startswith(f"{title.id}:"), f"{what} cites the rule '{ask.rule}'")


def check_cards(table: Table, census: dict[str, int]) -> None:
    """Every card and piece is somewhere exactly once, and none was made or lost."""
    cards = [card for place in table.places() for card in place.cards]
    demand(len(set(cards)) == len(cards), "a card is in two places")
    now = table.census()
    if now != census:
        names = sorted(now.keys() | census.keys())
        wrong = [name for name in names if now.get(name, 0) != census.get(name, 0)]
        told = ", ".join(f"{name}: {census.get(name, 0)} -> {now.get(name, 0)}" for name in wrong)
        raise Broken(f"cards or pieces were made or lost: {told}")


def check_end(table: Table) -> None:
    """A finished game has a score for every seat and at least one winner."""
    outcome = table.outcome()
    demand(len(outcome.scores) == table.seats, f"{len(outcome.scores)} scores")
    winners = outcome.winners
    demand(bool(winners) and set(winners) <= set(range(table.seats)), f"the winners are {winners}")
    demand(winners == sorted(set(winners)), f"the winners are {winners}")
    demand(bool(outcome.reason), "no reason for the end is given")


def truth(table: Table) -> list[object]:
    """What lies where, hidden or not, and how much chance was used."""
    cards: list[object] = [[table.face(card) for card in place.cards] for place in table.places()]
    return [*cards, table.rng.drawn(), table.over]


def whole(match: Match) -> str:
    """More than a digest: also every hidden card, the answers and the chance used."""
    return fingerprint([match.digest(), match.answers, truth(match.table), match.event_count()])


def seen(table: Table) -> str:
    """A hash of what all viewers see on a table, and of what they heard if it is loud."""
    viewers = range(-1, table.seats)
    told = [[event.face(viewer) for event in table.events] for viewer in viewers]
    return fingerprint([[table.view(viewer) for viewer in viewers], told, truth(table)])


# -- one game


class Careful(Direct):
    """Direct calls that check every question; sealed answers are recorded in any order."""

    def __init__(self, title: Title, table: Table, bots: list[Bot], rng: Rng, limit: int) -> None:
        super().__init__(table, bots)
        self.title = title
        self.order = rng
        self.limit = limit
        self.census = table.census()

    def answer(self, table: Table, ask: Ask) -> int:
        """What the bot says, if the question is a proper one."""
        check_ask(self.title, table.seats, ask)
        demand(self.decisions < self.limit, f"no end after {self.limit} answers")
        if self.decisions % 16 == 0:
            check_cards(table, self.census)
        return super().answer(table, ask)

    def answer_each(self, table: Table, asks: list[Ask]) -> list[int]:
        """Answers that arrive in a random order."""
        order = list(range(len(asks)))
        if len({ask.seat for ask in asks}) == len(asks):
            self.order.shuffle(order)
        options = [0] * len(asks)
        for at in order:
            options[at] = self.answer(table, asks[at])
        return options


class Game:
    """A random game of a title: seats, options, seed, and the answers given so far."""

    def __init__(self, title: Title, seed: str, limit: int = LONGEST) -> None:
        self.title = title
        self.seed = seed
        self.limit = limit
        self.rng = Rng(f"{seed} answers")
        self.seats, self.options = title.sample(Rng(f"{seed} options"))
        self.prepared = title.prepare(self.seats, self.options)
        self.answers: list[tuple[int, int]] = []
        self.result: Result | None = None

    def deal(self) -> Table:
        """The table at the start."""
        return self.title.deal(self.prepared, self.seed)

    def record(self) -> Record:
        """The game as far as it was played."""
        return Record(
            format=FORMAT,
            title=self.title.id,
            revision=self.title.revision,
            seats=self.seats,
            options=dict(self.options),
            seed=self.seed,
            answers=list(self.answers),
            result=self.result,
        )

    def play(self, at_checkpoint: AtCheckpoint | None = None, *, loud: bool = False) -> Table:
        """Play to the end with random bots; every question and some checkpoints are checked."""
        table = self.deal()
        table.loud = loud
        bots: list[Bot] = [RandomBot(self.rng)] * self.seats
        driver = Careful(self.title, table, bots, self.rng, self.limit)
        driver.answers = self.answers
        table.driver = driver
        check_cards(table, driver.census)
        steps = idle = given = 0
        while not table.over:
            if at_checkpoint is not None:
                at_checkpoint(table, given)
            table.play()
            steps += 1
            idle = idle + 1 if given == len(self.answers) else 0
            demand(idle < IDLE, f"{idle} steps without a question")
            given = len(self.answers)
            if steps % 8 == 0:
                check_cards(table, driver.census)
        check_cards(table, driver.census)
        check_end(table)
        outcome = table.outcome()
        self.result = Result(list(outcome.scores), list(outcome.winners), outcome.reason)
        return table

    def keep(self) -> tuple[Path, str]:
        """Write the record where failures are collected, as far as it can be replayed.

        Returns the path and, if an answer cannot be played at all, a remark that says so.
        """
        match = Match.new(self.title, self.seats, self.options, seed=self.seed)
        remark = ""
        for seat, option in self.answers:
            try:
                match.answer(seat, option)
            except Exception:
                name = self.title.vocabulary.name(option)
                remark = f"; it happens when seat {seat} then answers '{name}' ({option})"
                break
        folder = Path(os.environ.get("TAFELRUNDE_FAILURES") or "build/failures")
        folder.mkdir(parents=True, exist_ok=True)
        name = re.sub(r"[^A-Za-z0-9_-]+", "-", f"{self.title.id}-{self.seed}")
        path = folder / f"{name}.json"
        path.write_bytes(encode(match.record()))
        return path.resolve(), remark


# -- the same game again, in every other way


def through_match(game: Game, played: Table, report: Report, checks: int) -> Match:
    """Play the answers again through a match; at about `checks` places try everything else."""
    match = Match.new(game.title, game.seats, game.options, seed=game.seed)
    answers = game.answers
    census = match.table.census()
    rng = Rng(f"{game.seed} checks")
    for at in range(len(answers)):
        demand(not match.over and bool(match.pending), f"nobody is asked after {at} answers")
        for ask in match.pending:
            check_ask(game.title, game.seats, ask)
        seat, option = answers[at]
        thorough = rng.below(1 + len(answers) // checks) == 0
        before = whole(match) if thorough else ""
        try:
            match.answer(seat, option, match.sequence)
        except (IllegalAnswer, NotYourSeat) as error:
            raise Broken(f"a match goes another way than direct calls: {error}") from None
        if thorough:
            game.answers = answers[: at + 1]  # what a failure would record
            check_undo(match, seat, option, before, report)
            check_copy(match, rng, report)
            check_record(match, report)
            check_cards(match.table, census)
    game.answers = answers
    demand(match.over, "played directly the game is over, through a match it is not")
    demand(match.record() == game.record(), "a match ends with another result than direct calls")
    views = [match.view(viewer) for viewer in range(-1, game.seats)]
    expected = [played.view(viewer) for viewer in range(-1, game.seats)]
    demand(fingerprint(views) == fingerprint(expected), "a match ends differently")
    demand(truth(match.table) == truth(played), "a match leaves hidden cards differently")
    check_copy(match, rng, report)
    check_record(match, report)
    report.matches += 1
    return match


def check_undo(match: Match, seat: int, option: int, before: str, report: Report) -> None:
    """An answer that is taken back never happened, and can be given again."""
    if not match.may_undo(seat):
        return
    after = whole(match)
    match.undo(seat)
    demand(whole(match) == before, "an undone answer has left traces")
    match.answer(seat, option)
    demand(whole(match) == after, "an answer given again after undo leads elsewhere")
    report.undone += 1


def check_copy(match: Match, rng: Rng, report: Report) -> None:
    """A copy is equal, and what happens on it stays there."""
    before = whole(match)
    twin = match.copy()
    demand(whole(twin) == before, "a copy differs from its original")
    for _ in range(12):
        if twin.over:
            break
        ask = twin.pending[rng.below(len(twin.pending))]
        twin.answer(ask.seat, ask.options[rng.below(len(ask.options))])
    demand(whole(match) == before, "playing on a copy changed the original")
    match.rewind(len(match.answers))  # runs the step again on its checkpoint
    demand(whole(match) == before, "playing on a copy changed a checkpoint of the original")
    report.copies += 1


def check_record(match: Match, report: Report) -> None:
    """A record, written and read again, leads to the same position."""
    data = encode(match.record())
    again = Match.load(match.title, decode(data))
    demand(whole(again) == whole(match), "a record replays to another position")
    demand(encode(again.record()) == data, "a replayed record is recorded differently")
    report.records += 1


def through_others(game: Game, match: Match) -> None:
    """The stepper, and direct calls on a loud table, show everybody the same as the match."""
    expected = fingerprint(
        [
            [match.view(viewer) for viewer in range(-1, game.seats)],
            [match.events(viewer) for viewer in range(-1, game.seats)],
            truth(match.table),
        ]
    )
    table = game.deal()
    table.loud = True
    stepper = Stepper(table)
    for seat, option in game.answers:
        stepper.answer(seat, option)
    demand(seen(table) == expected, "the stepper plays differently")
    again = Game(game.title, game.seed, game.limit)
    loud = again.play(loud=True)
    demand(again.answers == game.answers, "direct calls play differently when events are kept")
    demand(seen(loud) == expected, "direct calls tell something else than the match")


# -- another process


def whereabouts(title: Title) -> str:
    """Where another process finds this title: 'module:name'."""
    module = type(title).__module__
    for name, value in vars(sys.modules[module]).items():
        if value is title:
            return f"{module}:{name}"
    return ""


def digests_elsewhere(title: Title, records: list[Record]) -> list[str]:
    """Replay records in a fresh process, compiled if this one is pure and the other way round."""
    env = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    env["TAFELRUNDE_PURE"] = "1" if form() == "compiled" else "0"
    env.pop("PYTHONHASHSEED", None)
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for number, record in enumerate(records):
            files.append(str(Path(folder, f"{number}.json")))
            Path(files[-1]).write_bytes(encode(record))
        command = [sys.executable, "-m", "tafelrunde.testing.fuzz", whereabouts(title), *files]
        run = subprocess.run(command, env=env, capture_output=True, text=True)
    demand(run.returncode == 0, f"another process cannot replay the records: {run.stderr}")
    return run.stdout.split()


def main(arguments: list[str]) -> int:
    """Print the digest of each record: `python -m tafelrunde.testing.fuzz MODULE:NAME FILE...`."""
    module, _, name = arguments[0].partition(":")
    title = getattr(import_module(module), name)
    for path in arguments[1:]:
        print(whole(Match.load(title, decode(Path(path).read_bytes()))))
    return 0


# -- many games


def fuzz_title(
    title: Title,
    seed: str,
    games: int,
    *,
    limit: int = LONGEST,
    every: int = 5,
    checks: int = 12,
    elsewhere: int = 3,
) -> Report:
    """Play random games of a title and check everything; raises `Broken` at the first failure.

    Every game is played directly, every `every`-th again through a match with thorough checks at
    about `checks` places, and `elsewhere` of those once more in another process.
    """
    report = Report()
    sent: list[tuple[Game, str]] = []
    for number in range(games):
        game = Game(title, f"{seed} fuzz {number}", limit)
        try:
            table = game.play()
            if number % every == 0:
                match = through_match(game, table, report, checks)
                through_others(game, match)
                if len(sent) < elsewhere and whereabouts(title):
                    sent.append((game, whole(match)))
        except Exception as error:
            raise broken(game, seed, error) from error
        report.games += 1
        report.seats.add(game.seats)
        report.answers += len(game.answers)
        report.longest = max(report.longest, len(game.answers))
    if sent:
        digests = digests_elsewhere(title, [game.record() for game, _ in sent])
        for (game, expected), digest in zip(sent, digests, strict=True):
            if digest != expected:
                raise broken(game, seed, Broken("another process replays the game differently"))
        report.elsewhere = len(sent)
    return report


def broken(game: Game, seed: str, error: Exception) -> Broken:
    """The failure with all that is needed to see it again."""
    path, remark = game.keep()
    what = str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}"
    return Broken(
        f"{game.title.id}, {game.seats} seats, options {game.options}, after "
        f"{len(game.answers)} answers: {what}{remark}. See it with: tafelrunde replay {path} - "
        f"play it again with: TAFELRUNDE_SEED='{seed}'"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
