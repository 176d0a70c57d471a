"""`tafelrunde replay`: open a record and look at the game step by step."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from tafelrunde.bots.registry import seatable
from tafelrunde.bots.search import Explanation
from tafelrunde.cli.frame import Command, frame, json_option, lang_option, option
from tafelrunde.cli.generic import Display, Faces, display
from tafelrunde.cli.numbers import whole
from tafelrunde.cli.play import read_record, shown_names
from tafelrunde.cli.session import narrow_window
from tafelrunde.cli.thoughts import review_lines
from tafelrunde.kernel.errors import MalformedRecord, TafelrundeError
from tafelrunde.kernel.heard import Answer
from tafelrunde.kernel.match import Match
from tafelrunde.reviews import past, review
from tafelrunde.texts import Texts
from tafelrunde.titles import registry


class BadStep(TafelrundeError):
    """The record has no such seat or step."""


@click.command("replay", cls=Command)
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@option("--step", type=click.IntRange(0), metavar="N")
@option("--seat", type=click.IntRange(0), metavar="S")
@option("--why", is_flag=True)
@option("--log", "whole_log", is_flag=True)
@json_option
@lang_option
def replay(
    file: Path,
    step: int | None,
    seat: int | None,
    why: bool,
    whole_log: bool,
    as_json: bool,
) -> None:
    mine = frame()
    record = read_record(file)
    title = registry.load(record.title)
    texts = mine.texts_of(title.id)
    try:
        match = Match.load(title, record)  # every answer is checked
    except TafelrundeError:
        raise
    except Exception as error:  # rules that break: what a bug report's record shows
        trouble = f"{type(error).__name__}: {error}"
        raise MalformedRecord(
            "the rules break while replaying it ({trouble})", trouble=trouble
        ) from error
    drawn = display(title, texts)
    names = match.names + [""] * (match.seats - len(match.names))
    names = [name or texts.text("replay-seat", number=at + 1) for at, name in enumerate(names)]
    drawn.names = shown_names(texts, names, seatable(title), drawn.marks(match))
    if seat is not None and seat >= match.seats:
        raise BadStep(
            "there is no seat {seat}; the seats are 0 to {last}", seat=seat, last=match.seats - 1
        )
    if step is not None and step > len(match.answers):
        raise BadStep(
            "there is no step {step}; the last one is {last}", step=step, last=len(match.answers)
        )
    if why and not step:
        raise BadStep("--why explains an answer: say which with --step")
    player = Player(mine.out, match, drawn, -1 if seat is None else seat)
    if as_json:
        mine.data(player.data(step, whole_log, why=why))
    elif whole_log:
        for line in drawn.log(player.told(match), player.eyes):
            mine.out.print(line)
        player.finish()
    elif step is not None:
        player.show(step)
        if why:
            player.explain(step)
    else:
        player.run()


class Player:
    """Shows a finished or broken-off match, from one seat's eyes or with open cards."""

    def __init__(self, console: Console, match: Match, drawn: Display, eyes: int) -> None:
        self.console = console
        self.match = match
        self.drawn = drawn
        self.texts: Texts = drawn.texts
        self.eyes = eyes  # -1: everything each player saw of their own
        self.steps = len(match.answers)
        drawn.addressed = eyes >= 0

    def at(self, step: int) -> Match:
        """The match after that many answers."""
        return past(self.match, step)

    def told(self, match: Match, since: int = 0) -> Faces:
        """The events from the chosen eyes; with open cards, each as its own player saw it."""
        if self.eyes >= 0:
            return match.log(self.eyes, since)
        views = [match.log(viewer, since) for viewer in range(match.seats)]
        return [told[max(0, int(str(told[0]["seat"])))] for told in zip(*views, strict=True)]

    def viewer(self, match: Match) -> int:
        """Whose table is drawn: the chosen seat's, or that of the player who decides."""
        if self.eyes >= 0 or match.over:
            return self.eyes
        return match.pending[0].seat

    def show(self, step: int) -> None:
        """The position after a step, and what the answer brought about."""
        match = self.at(step)
        viewer = self.viewer(match)
        view = match.view(viewer)
        text = self.texts.text("replay-step", step=step, steps=self.steps)
        self.console.print(Rule(f"{text} · {self.drawn.heading(view)}", style="dim"))
        if step:
            before = self.at(step - 1)
            self.tell_answer(before, match)
            for line in self.drawn.log(self.told(match, before.event_count()), self.eyes):
                self.console.print(line)
        self.console.print()
        self.console.print(self.drawn.table(view, viewer))
        for ask in match.pending:
            question = f"{self.drawn.names[ask.seat]}: {self.texts.prompt(ask, self.drawn.names)}"
            self.console.print()
            self.console.print(
                Text(question, style="bold").append(f"  [{ask.rule}]", "not bold dim")
            )
        if match.over:
            self.console.print()
            self.finish()

    def tell_answer(self, before: Match, after: Match) -> None:
        """Who answered what; a hidden choice stays hidden from other eyes."""
        seat, option = after.answers[-1]
        answer = Answer(before, seat, option)
        words = "…"
        if self.eyes < 0 or answer.is_heard(after, self.eyes):
            words = self.texts.option(self.match.title.vocabulary, option, answer.ask)
        self.console.print(Text(f"> {self.drawn.names[seat]}: {words}", style="bold"))

    def rethought(self, step: int) -> Explanation | None:
        """What whoever gave that answer could think of the question; None for other eyes."""
        seat = self.match.answers[step - 1][0]
        if self.eyes not in (-1, seat):
            return None
        name = self.match.names[seat] if seat < len(self.match.names) else ""
        return review(self.at(step - 1), seat, name)

    def explain(self, step: int) -> None:
        """Why the answer before this position was given, from what that seat knew then."""
        told = self.rethought(step) if step else None
        if told is None:
            self.console.print(self.texts.text("replay-not-told" if step else "replay-no-answer"))
            return
        given, words = self.match.answers[step - 1][1], self.match.title.vocabulary
        self.console.print()
        for line in review_lines(self.texts, words, self.drawn.names, told, given):
            self.console.print(line)

    def finish(self) -> None:
        """The result, if the game was played to its end."""
        if not self.match.over:
            self.console.print(self.texts.text("replay-unfinished", steps=self.steps))
            return
        winners = self.match.table.outcome().winners
        names = ", ".join(self.drawn.names[seat] for seat in winners)
        winner = self.texts.text("final-winner", who="other", names=names, count=len(winners))
        self.console.print(Text(winner, style="bold"))
        self.console.print(self.drawn.final(self.match))

    def run(self) -> None:
        """Step through the game by keys."""
        step = 0
        if narrow := narrow_window(self.console, self.drawn):
            self.console.print(narrow)
        self.show(step)
        while True:
            try:
                said = input(self.texts.text("replay-input") + " ").strip().casefold()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return
            if said in ("q", "quit"):
                return
            if said == "w":
                self.explain(step)
                continue
            if said in ("", "n"):
                step = min(step + 1, self.steps)
            elif said == "p":
                step = max(step - 1, 0)
            elif (number := whole(said)) is not None and number <= self.steps:
                step = number
            else:
                self.console.print(self.texts.text("replay-help", steps=self.steps))
                continue
            self.show(step)

    def data(self, step: int | None, whole_log: bool, *, why: bool = False) -> dict[str, object]:
        """The same for machines."""
        match = self.match if step is None else self.at(step)
        told: dict[str, object] = {
            "title": match.title.id,
            "revision": match.title.revision,
            "seats": match.seats,
            "names": match.names,
            "options": match.options,
            "steps": self.steps,
            "step": len(match.answers),
            "over": match.over,
            "result": None,
            "view": match.view(self.viewer(match)),
            "questions": [
                {
                    "seat": ask.seat,
                    "prompt": ask.prompt,
                    "source": ask.source,
                    "rule": ask.rule,
                    "options": [match.title.vocabulary.name(option) for option in ask.options],
                }
                for ask in match.pending
                if self.eyes in (-1, ask.seat)
            ],
        }
        if match.over:
            outcome = match.table.outcome()
            told["result"] = {
                "scores": outcome.scores,
                "winners": outcome.winners,
                "reason": outcome.reason,
            }
        if why and step:
            told["thoughts"] = self.thoughts(step)
        if whole_log:
            told["log"] = self.told(match)
        return told

    def thoughts(self, step: int) -> dict[str, object] | None:
        """What was considered before an answer, for machines; None for other eyes."""
        found = self.rethought(step)
        if found is None:
            return None
        name = self.match.title.vocabulary.name
        return {
            "seat": found.ask.seat,
            "prompt": found.ask.prompt,
            "given": name(self.match.answers[step - 1][1]),
            "chosen": name(found.chosen),
            "worlds": found.worlds,
            "playouts": found.playouts,
            "considered": [
                {"option": name(one.option), "value": one.value, "error": one.error}
                for one in sorted(found.considered, key=lambda one: -one.value)
            ],
        }
