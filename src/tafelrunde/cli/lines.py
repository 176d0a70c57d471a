"""`play --json`: a game as lines of JSON, for programs. docs/protocol.md describes them.

Every line out is an object with a `type`; every line in is an answer or a command. A bad line gets
an error line and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

import msgspec

from tafelrunde.cli.generic import Display
from tafelrunde.cli.session import write_record
from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.bots import Bot
from tafelrunde.kernel.errors import IllegalAnswer, StaleAnswer, UndoRefused
from tafelrunde.kernel.match import Match

LONGEST = 4096  # bytes of a line
COMMANDS = ("undo", "view", "quit")


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """`{"seq": 12, "option": 3073}`; without `seq` the open question is meant."""

    option: int
    seq: int | None = None


class BadLine(ValueError):
    """A line that is neither an answer nor a command."""


def understand(line: bytes) -> Answer | str:
    """An answer (an object or a bare number) or a command, as JSON string or bare word."""
    if len(line) > LONGEST:
        raise BadLine(f"a line has at most {LONGEST} bytes")
    text = line.decode("utf-8", "replace").strip()
    if text.strip('"') in COMMANDS:
        return text.strip('"')
    try:
        said = msgspec.json.decode(text, type=int | Answer)
    except (msgspec.MsgspecError, RecursionError):
        known = ", ".join(COMMANDS)
        wanted = f'a number, {{"seq": number, "option": number}}, or one of {known}'
        raise BadLine(f"expected {wanted}, not {text[:60]!r}") from None
    return said if isinstance(said, Answer) else Answer(said)


class LineSession:
    """One seat played by a program, the others by bots."""

    def __init__(
        self,
        match: Match,
        display: Display,
        *,
        me: int,
        bots: dict[int, Bot],
        path: Path,
        keep: bool,
        lines: BinaryIO,
        write: Callable[[str], None],
    ) -> None:
        self.match = match
        self.display = display
        self.me = me
        self.bots = bots
        self.path = path
        self.keep = keep  # a finished game is saved as well
        self.lines = lines
        self.write = write
        self.told = 0  # events already sent

    def send(self, type: str, **fields: object) -> None:
        """One line."""
        self.write(msgspec.json.encode({"type": type, **fields}).decode())

    def run(self) -> None:
        """Play until the game is over, the program quits or its input ends."""
        match = self.match
        self.send(
            "start",
            title=match.title.id,
            revision=match.title.revision,
            seat=self.me,
            seats=match.seats,
            names=match.names,
            options=match.options,
        )
        try:
            while not match.over:
                if not self.go_on():
                    return
        except KeyboardInterrupt:
            self.leave("interrupted")
            return
        self.tell_news()
        outcome = match.table.outcome()
        self.send(
            "outcome",
            scores=outcome.scores,
            winners=outcome.winners,
            reason=outcome.reason,
            file=self.save() if self.keep else None,
        )

    def go_on(self) -> bool:
        """Let the bots answer, then put a question; False if the program has left."""
        asks = self.match.pending
        ask = next((ask for ask in asks if ask.seat != self.me), asks[0])
        if ask.seat == self.me:
            return self.put(ask)
        if ask.is_forced():
            option = ask.options[0]
        else:
            option = self.bots[ask.seat].choose(self.match.table.sight(ask.seat), ask)
        self.match.answer(ask.seat, option)
        return True

    def put(self, ask: Ask) -> bool:
        """Send a question and read lines until one moves the game on; False ends it."""
        self.tell_news()
        self.send("question", **self.question(ask))
        while line := self.lines.readline(LONGEST + 2):
            if not line.strip():
                continue
            try:
                said = understand(line)
                if said == "quit":
                    break
                if said == "view":
                    self.send("view", view=self.match.view(self.me))
                    continue
                if isinstance(said, Answer):
                    self.match.answer(self.me, said.option, said.seq)
                else:
                    self.match.undo(self.me)
                    self.told = min(self.told, self.match.event_count())
                    self.send("undone", events=self.told)
                return True
            except BadLine as error:
                self.refuse("bad-line", error)
                while len(line) > LONGEST and not line.endswith(b"\n"):
                    line = self.lines.readline(LONGEST + 2)  # the rest of the long line
            except StaleAnswer as error:
                self.refuse("stale", error)
            except IllegalAnswer as error:
                self.refuse("illegal", error)
            except UndoRefused as error:
                self.refuse(f"undo-refused-{error.reason}", error)
        self.leave("quit" if line else "end-of-input")
        return False

    def refuse(self, code: str, error: Exception) -> None:
        """Say what is wrong with a line; the question stays open."""
        self.send("error", error=code, message=str(error), seq=self.match.sequence)

    def question(self, ask: Ask) -> dict[str, object]:
        """A question with all a program, a person or a screen reader needs."""
        texts, vocabulary = self.display.texts, self.match.title.vocabulary
        options = [
            {
                "number": option,
                "verb": vocabulary.name(option).partition(" ")[0],
                "object": vocabulary.object(option),
                "label": texts.option(vocabulary, option, ask),
            }
            for option in ask.options
        ]
        return {
            "seq": self.match.sequence,
            "seat": ask.seat,
            "player": ask.player,
            "prompt": ask.prompt,
            "text": texts.prompt(ask, self.display.names),
            "source": ask.source,
            "about": ask.about,
            "target": ask.target,
            "count": ask.count,
            "citations": [ask.rule],
            "forced": ask.is_forced(),
            "undo": self.match.may_undo(self.me),
            "options": options,
        }

    def tell_news(self) -> None:
        """Every event since the last question, as this seat may see it."""
        for face in self.match.events(self.me, self.told):
            text = self.display.texts.event(face, self.display.names, self.me)
            self.send("event", number=self.told, event=face, text=text)
            self.told += 1

    def leave(self, why: str) -> None:
        """Save a game that goes on another time, and say where."""
        file = self.save() if self.match.answers else None
        self.send("left", reason=why, answers=len(self.match.answers), file=file)

    def save(self) -> str | None:
        """Write the record and return where it is, or say that it cannot be written."""
        try:
            write_record(self.match, self.path)
        except OSError as error:
            self.refuse("not-saved", error)
            return None
        return str(self.path)
