"""What is known about a title before its rules are loaded: seats, options, sources."""

from __future__ import annotations

from tafelrunde.kernel.errors import BadOptions
from tafelrunde.kernel.options import Checked, MatchOption, check


class Meta:
    """The static description of a title; making one imports nothing of the rules.

    `name` is a message id, `module` the module that holds the title as `TITLE`. `revision` is
    raised by every change of the rules that lets an old record play differently. `usual_seats` is
    how many should play if nobody says otherwise. `commands` are commands of the program that come
    with the title, each with the module that holds it under its name. The messages of options are
    `<id>-option-…`.
    """

    def __init__(
        self,
        id: str,
        *,
        module: str,
        revision: int,
        min_seats: int,
        max_seats: int,
        usual_seats: int,
        authors: list[str],
        publishers: list[str],
        sources: list[str],
        options: list[MatchOption],
        commands: dict[str, str] | None = None,
    ) -> None:
        self.id = id
        self.name = f"title-{id}"
        self.module = module
        self.revision = revision
        self.min_seats = min_seats
        self.max_seats = max_seats
        self.usual_seats = usual_seats
        self.authors = authors
        self.publishers = publishers
        self.sources = sources
        self.options = options
        self.commands: dict[str, str] = commands or {}
        for option in options:
            option.call(f"{id}-option")

    def seat_counts(self) -> range:
        """The numbers of players the title is for."""
        return range(self.min_seats, self.max_seats + 1)

    def check(self, seats: int, options: dict[str, object]) -> Checked:
        """Compare a number of players and options with the description; raises `BadOptions`."""
        if seats not in self.seat_counts():
            raise BadOptions(
                "this game is for {least} to {most} players, not for {seats}",
                least=self.min_seats,
                most=self.max_seats,
                seats=seats,
            )
        return check(self.options, options, seats)

    def __repr__(self) -> str:
        return f"Meta({self.id!r})"
