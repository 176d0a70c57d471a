"""What a title offers to everything above it."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import mypyc_attr

from tafelrunde.kernel.bots import Bot
from tafelrunde.kernel.catalogue import CardFace
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Table
from tafelrunde.kernel.vocabulary import Vocabulary

Options = dict[str, object]
BotMaker = Callable[[Rng], Bot]


@mypyc_attr(allow_interpreted_subclasses=True)
class Prepared:
    """Checked options of a match, made once and dealt many times."""

    def __init__(self, seats: int) -> None:
        self.seats = seats


class Job:
    """Something to measure: one bot on all seats of a table with these options."""

    def __init__(
        self, name: str, seats: int, maker: BotMaker, options: Options | None = None
    ) -> None:
        self.name = name
        self.seats = seats
        self.maker = maker
        self.options: Options = options or {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Title:
    """A game we can play. The registry holds one object of each.

    `default_bot` plays where nobody says who, and for people who have left. `terminal` is the
    module whose `DISPLAY` draws the title; only terminals import it.
    """

    id: str
    revision: int  # raised by every change that lets an old record play differently
    vocabulary: Vocabulary
    default_bot: str = "random"
    terminal: str = ""

    def prepare(self, seats: int, options: Options) -> Prepared:
        """Check options and lay out what every match with them shares; raises `BadOptions`."""
        raise NotImplementedError

    def deal(self, prepared: Prepared, seed: str) -> Table:
        """Set up a table."""
        raise NotImplementedError

    def sample(self, rng: Rng) -> tuple[int, Options]:
        """A seat count and options drawn at random, for fuzzing: everything must be reachable."""
        raise NotImplementedError

    def elements(self) -> list[str]:
        """Cards and pieces with rules of their own, as citations name them: 'card/moat'."""
        return []

    def catalogue(self) -> list[CardFace]:
        """What is printed on every card, in the order in which lists show them."""
        return []

    def bots(self) -> dict[str, BotMaker]:
        """The bots that can play this title, by name; 'random' is always there."""
        raise NotImplementedError

    def turns(self, table: Table) -> int:
        """The turns of all players so far; -1 if the title does not count them."""
        return -1

    def bench_jobs(self) -> list[Job]:
        """What `bench` measures; by default random play with every number of seats."""
        return []
