"""The scenario language: set zones, act, answer, assert, end clean.

A scenario plays through a real `Match`, so every answer is checked and every step re-run. Questions
with only one legal answer are answered by themselves (and noted in `forced`); anything else must
be answered by the test. `end_all` lets all scenarios of a test end: it fails if a question was left
open, plays the same answers again through bots and through the stepper, and compares everything
anybody can see.
"""

from __future__ import annotations

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.bots import Bot, Direct
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import fingerprint
from tafelrunde.kernel.stepper import Stepper
from tafelrunde.kernel.table import Sight, Table
from tafelrunde.kernel.title import Prepared, Title


class Scripted(Bot):
    """Gives prepared answers in order, whichever seat is asked, and stops when they run out."""

    def __init__(self, script: list[tuple[int, int]]) -> None:
        self.script = script

    def choose(self, sight: Sight, ask: Ask) -> int:
        """The next answer of the script."""
        if not self.script:
            raise EndOfScript
        return self.script.pop(0)[1]


class EndOfScript(BaseException):
    """All prepared answers were used; like `Waiting`, it must not be caught by rules."""


class ScriptedDirect(Direct):
    """Direct calls that put even forced questions to the script, which holds every answer."""

    def answer(self, table: Table, ask: Ask) -> int:
        """What the script says."""
        return self.bots[ask.seat].choose(self.sights[ask.seat], ask)

    def answer_each(self, table: Table, asks: list[Ask]) -> list[int]:
        """Sealed answers were recorded in the order in which they arrived."""
        script = self.bots[0]
        assert isinstance(script, Scripted)
        if len(script.script) < len(asks):
            raise EndOfScript
        answers = dict(script.script[: len(asks)])
        del script.script[: len(asks)]
        return [answers[ask.seat] for ask in asks]


MADE: list[Scenario] = []  # the scenarios of the test that runs


def end_all(*, open: bool) -> bool:
    """End every scenario made since the last call, with or without open questions.

    The answer is whether a question was open anywhere.
    """
    made = MADE.copy()
    MADE.clear()
    for scenario in made:
        if open:
            scenario.ends_whole()
        else:
            scenario.ends_clean()
    return any(scenario.open_questions() for scenario in made)


class Scenario:
    """A table in a prepared position, driven by a test."""

    main_prompts: frozenset[str] = frozenset()  # questions that mean "nothing special is asked"

    def __init__(self, title: Title, prepared: Prepared, start: Table) -> None:
        self.title = title
        self.start = start.copy()
        self.match = Match(title, prepared, start, options={}, seed="scenario", names=[])
        self.forced: list[tuple[int, str]] = []
        self.census = start.census()
        self._compared = -1  # how many answers there were when it was last compared
        MADE.append(self)
        self.match._run()
        self._answer_forced()

    # -- acting

    def answer(self, *texts: str, seat: int | None = None) -> None:
        """Give answers such as 'discard copper' to whoever is asked, or to a named seat."""
        for text in texts:
            assert not self.match.over, f"the game is over, nobody asks for '{text}'"
            ask = self.question(seat)
            option = self.title.vocabulary.parse(text)
            assert option in ask.options, (
                f"'{text}' is not offered to seat {ask.seat} by '{ask.prompt}' "
                f"(source {ask.source or '-'}); offered: {', '.join(self.names(ask))}"
            )
            self.match.answer(ask.seat, option, self.match.sequence)
            self._answer_forced()

    def _answer_forced(self) -> None:
        while True:
            forced = [
                ask
                for ask in self.match.pending
                if ask.is_forced() and ask.prompt not in self.main_prompts
            ]
            if not forced:
                return
            ask = forced[0]
            self.forced.append((ask.seat, ask.prompt))
            self.match.answer(ask.seat, ask.options[0])

    # -- looking

    def question(self, seat: int | None = None) -> Ask:
        """The open question (of a seat)."""
        asks = [ask for ask in self.match.pending if seat is None or ask.seat == seat]
        assert asks, f"seat {seat} is not asked anything; open: {self.match.pending}"
        return asks[0]

    def names(self, ask: Ask | None = None) -> list[str]:
        """The options of the open question in words."""
        options = (ask or self.question()).options
        return [self.title.vocabulary.name(option) for option in options]

    def expect(self, seat: int, prompt: str, *options: str) -> None:
        """The seat is asked this, with exactly these options (in any order) if any are given."""
        ask = self.question(seat)
        assert ask.prompt == prompt, f"asked '{ask.prompt}', not '{prompt}'"
        if options:
            assert sorted(self.names(ask)) == sorted(options)

    def open_questions(self) -> list[Ask]:
        """What is asked now beyond what the turn always asks."""
        return [ask for ask in self.match.pending if ask.prompt not in self.main_prompts]

    def expect_no_question(self) -> None:
        """Nothing is asked but what the turn always asks."""
        for ask in self.open_questions():
            raise AssertionError(
                f"seat {ask.seat} is still asked '{ask.prompt}': {self.names(ask)}; "
                "a test that is meant to end so says @pytest.mark.ends_open"
            )

    def events(self, viewer: int = -1) -> list[str]:
        """The ids of everything that happened, as a viewer heard it."""
        return [str(event["id"]) for event in self.match.events(viewer)]

    def ends_clean(self) -> None:
        """No open question, nothing lost, and the same everywhere however it is driven.

        Every test of a title ends so by itself; saying it in the middle is possible, too.
        """
        self.expect_no_question()
        self.ends_whole()

    def ends_whole(self) -> None:
        """Nothing lost, and the same everywhere, though a question may be open."""
        if self._compared == len(self.match.answers):
            return
        self._compared = len(self.match.answers)
        assert self.match.table.census() == self.census, "cards or pieces were made or lost"
        expected = self._seen(self.match.table, [self.match.events(v) for v in self._viewers()])
        assert self._seen(*self._by_bots()) == expected, "direct calls play differently"
        assert self._seen(*self._by_stepper()) == expected, "the stepper plays differently"

    def _viewers(self) -> range:
        return range(-1, self.match.seats)

    def _seen(self, table: Table, events: list[list[dict[str, int | str | list[str]]]]) -> str:
        return fingerprint([[table.view(viewer) for viewer in self._viewers()], events])

    def _faces(self, table: Table) -> list[list[dict[str, int | str | list[str]]]]:
        return [[event.face(viewer) for event in table.events] for viewer in self._viewers()]

    def _by_bots(self) -> tuple[Table, list[list[dict[str, int | str | list[str]]]]]:
        table = self.start.copy()
        script = Scripted(list(self.match.answers))
        table.loud = True
        table.driver = ScriptedDirect(table, [script] * table.seats)
        try:
            while not table.over:
                table.play()
        except EndOfScript:
            pass
        return table, self._faces(table)

    def _by_stepper(self) -> tuple[Table, list[list[dict[str, int | str | list[str]]]]]:
        table = self.start.copy()
        table.loud = True
        stepper = Stepper(table)
        for seat, option in self.match.answers:
            stepper.answer(seat, option)
        return table, self._faces(table)
