"""Games that go on: what one leaves behind is what the next one begins with.

A host keeps the *story* of such games between two of them: a file that nobody but the title
reads, hidden things and all. To people it calls the story a realm and its file a chronicle.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tafelrunde.kernel.record import Record
from tafelrunde.kernel.table import Table

Options = dict[str, object]


class Chapter:
    """Which story a game belongs to, by its name, and which of its games it is, from 1 on."""

    def __init__(self, name: str, game: int) -> None:
        self.name = name
        self.game = game


@mypyc_attr(allow_interpreted_subclasses=True)
class Story:
    """A series of games: how things stand now, and what was played."""

    def chapter(self) -> Chapter:
        """The game that comes next."""
        raise NotImplementedError

    def to_bytes(self) -> bytes:
        """Its file."""
        raise NotImplementedError

    def line(self) -> str:
        """The same in one line, as other programs read it; '' if there is no such form."""
        return ""

    def options(self, seats: int) -> Options:
        """The options of the next game for so many."""
        raise NotImplementedError

    def begun(self, options: Options) -> Options:
        """The options of a table with what the story says about its next game."""
        raise NotImplementedError

    def veil(self) -> None:
        """Let the next game draw anew what nobody may know, as likely as before."""

    def clean(self, longest: int, most: int) -> None:
        """Cut foreign names to so many letters, and forget old games beyond so many bytes."""

    def standing(self) -> object:
        """How things stand, without anything hidden, as the title's own page shows it."""
        raise NotImplementedError

    def history(self) -> list[object]:
        """The games so far, the oldest first, for the same page."""
        return []

    def summary(self) -> object:
        """What is in a story that somebody brings along, for the title's own form."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Sequel:
    """How the games of a title follow from each other."""

    def chapter(self, options: Options) -> Chapter | None:
        """Where a game with these options belongs; None if it stands alone."""
        raise NotImplementedError

    def goes_on(self, options: Options) -> bool:
        """Whether a game with these options can be followed by another one when it is over."""
        raise NotImplementedError

    def begin(self, options: Options, name: str) -> Story | None:
        """The story that a first game with these options begins; None if it stands alone."""
        raise NotImplementedError

    def read(self, text: str) -> Story:
        """The story in a text that anybody may have written; raises `TafelrundeError`."""
        raise NotImplementedError

    def resume(self, options: Options, text: str) -> Story:
        """The same for a new table, whose options must not say something else."""
        raise NotImplementedError

    def of_options(self, options: Options) -> Story:
        """A story without a history, from the options of a game."""
        raise NotImplementedError

    def after(self, before: str, table: Table, names: list[str]) -> Story:
        """The story with a game that has ended; `before` is the file it began with, or ''."""
        raise NotImplementedError

    def carried_on(self, before: str, record: Record, chance: str) -> Story:
        """What the next game begins with: `chance` decides what not even the record may tell."""
        raise NotImplementedError

    def forget(self, text: str, names: set[str], nobody: str) -> str:
        """A file in which some players have no names any more."""
        raise NotImplementedError


def plain_name(name: str, longest: int) -> str:
    """A name from a foreign file, as pages can show it."""
    return "".join(c for c in name if c.isprintable()).strip()[:longest]
