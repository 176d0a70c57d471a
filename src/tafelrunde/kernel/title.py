"""What a title offers to everything above it."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import mypyc_attr

from tafelrunde.kernel.account import Account
from tafelrunde.kernel.ask import Seat
from tafelrunde.kernel.aspects import Aspect, Notes
from tafelrunde.kernel.bots import Bot, RandomBot
from tafelrunde.kernel.catalogue import CardFace
from tafelrunde.kernel.errors import BadOptions
from tafelrunde.kernel.guide import Guide
from tafelrunde.kernel.observing import Observer
from tafelrunde.kernel.offturn import OffTurn
from tafelrunde.kernel.options import check
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.sequel import Sequel
from tafelrunde.kernel.table import Table
from tafelrunde.kernel.vocabulary import Vocabulary

Options = dict[str, object]
BotMaker = Callable[[Rng], Bot]
GuideMaker = Callable[[], Guide]


@mypyc_attr(allow_interpreted_subclasses=True)
class Prepared:
    """Checked options of a match, made once and dealt many times."""

    def __init__(self, seats: int) -> None:
        self.seats = seats


class Settled:
    """Options that leave nothing to chance, and the cards and printings they lead to.

    `more` is what else a title's own form tells about them: a struct of the title, or None.
    """

    def __init__(
        self,
        options: Options,
        cards: list[str] | None = None,
        printings: dict[str, int] | None = None,
        more: object = None,
    ) -> None:
        self.options = options
        self.cards: list[str] = cards or []
        self.printings: dict[str, int] = printings or {}  # of each set
        self.more = more


class Job:
    """Something to measure: one bot on all seats of a table with these options.

    With `others` the tables change: a little while with each of the options in turn.
    """

    def __init__(
        self,
        name: str,
        seats: int,
        maker: BotMaker,
        options: Options | None = None,
        others: list[Options] | None = None,
    ) -> None:
        self.name = name
        self.seats = seats
        self.maker = maker
        self.options: Options = options or {}
        self.others: list[Options] = others or []


@mypyc_attr(allow_interpreted_subclasses=True)
class Title:
    """A game we can play. The registry holds one object of each.

    `default_bot` plays where nobody says who, and for people who have left; it answers at once.
    `terminal` is the module whose `DISPLAY` draws the title; only terminals
    import it. A plain title, without options, only says for how many it is, from `least_seats` to
    `most_seats`; others have their own `prepare` and `sample`.
    """

    id: str
    revision: int  # raised by every change that lets an old record play differently
    vocabulary: Vocabulary
    observation_version: int = 0  # raised by every change of what `observer` writes
    default_bot: str = "random"
    terminal: str = ""
    least_seats: int = 2
    most_seats: int = 4

    def prepare(self, seats: int, options: Options) -> Prepared:
        """Check options and lay out what every match with them shares; raises `BadOptions`."""
        if seats < self.least_seats or seats > self.most_seats:
            raise BadOptions(
                "this game is for {least} to {most} players, not for {seats}",
                least=self.least_seats,
                most=self.most_seats,
                seats=seats,
            )
        check([], options, seats)
        return Prepared(seats)

    def settle(self, seats: int, options: Options, seed: str, reroll: str = "") -> Settled:
        """Check options and let `seed` decide what they leave to chance; raises `BadOptions`.

        `reroll` names a card that is to be replaced by another one.
        """
        if reroll:
            raise BadOptions("there is nothing to re-roll")
        self.prepare(seats, options)
        return Settled(options)

    def deal(self, prepared: Prepared, seed: str) -> Table:
        """Set up a table."""
        raise NotImplementedError

    def sample(self, rng: Rng) -> tuple[int, Options]:
        """A seat count and options drawn at random, for fuzzing: everything must be reachable."""
        return self.least_seats + rng.below(self.most_seats - self.least_seats + 1), {}

    def vary(self, seats: int, wishes: Options, rng: Rng) -> Options:
        """Wishes for another set-up, as arenas play many of: draw what these leave unsaid.

        What is wished stays. A wish may again leave something to chance ('random').
        """
        return wishes

    def elements(self) -> list[str]:
        """Cards and pieces with rules of their own, as citations name them: 'card/moat'."""
        return []

    def catalogue(self) -> list[CardFace]:
        """What is printed on every card, in the order in which lists show them."""
        return []

    def presets(self) -> object:
        """What the title's own form offers besides its options, as data for the browser."""
        return None

    def bots(self) -> dict[str, BotMaker]:
        """The bots that can play this title, by name; 'random' is always there."""
        return {"random": RandomBot}

    def levels(self) -> dict[str, str]:
        """Who plays at each level, from easy to hard: names of bots, which may change.

        People wait at most a second for a medium bot and four for a hard one.
        """
        return {"easy": "lenient", "medium": "search:0.8s", "hard": "search:3.2s"}

    def guide(self) -> Guide:
        """What helps a search; by default whole games of the default bot."""
        return Guide(self.bots()[self.default_bot])

    def guides(self) -> dict[str, GuideMaker]:
        """What guides the title's own searching bots, by their names; 'search' has `guide`."""
        return {}

    def prepared_of(self, table: Table) -> Prepared:
        """What a table was dealt from."""
        raise NotImplementedError

    def observer(self, prepared: Prepared) -> Observer:
        """What learning programs see of tables with these options, as numbers."""
        raise NotImplementedError

    def turns(self, table: Table) -> int:
        """The turns of all players so far; -1 if the title does not count them."""
        return -1

    def on_turn(self, table: Table) -> Seat:
        """Whose turn it is; -1 while it is nobody's, as before the first one."""
        return -1

    def rounds(self, table: Table) -> int:
        """The rounds of a finished game; -1 if the title does not count them."""
        turns = self.turns(table)
        return -1 if turns < 0 else -(-turns // table.seats)

    def starts(self, table: Table) -> Seat:
        """Who begins at a table that was just dealt; -1 if that is no matter of seats."""
        return -1

    def aspects(self) -> list[Aspect]:
        """What arenas count victories by, besides bots and seats."""
        return []

    def note(self, table: Table, answers: list[tuple[int, int]]) -> Notes:
        """The values of all aspects in a finished game; `answers` are its (seat, option)s."""
        return {}

    def account(self) -> Account:
        """What is told about a game when it is over: points by source, a curve, key moments."""
        return Account()

    def off_turn(self) -> OffTurn:
        """Which questions may come in others' turns, so that people can answer them beforehand."""
        return OffTurn()

    def sequel(self) -> Sequel | None:
        """How its games go on from one to the next; None if each stands alone."""
        return None

    def bench_jobs(self) -> list[Job]:
        """What `bench` measures; by default random play with every number of seats."""
        return []
