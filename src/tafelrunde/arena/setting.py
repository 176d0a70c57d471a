"""What an arena plays: who meets whom in which seat, on which set-up, with which seed.

All of it depends on the setting and the number of a game alone, so that it does not matter where,
when and by whom a game is played.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations
from math import comb

from tafelrunde.kernel.errors import BadOptions
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.title import Options

MAX_SEED = 150  # characters; the number of the game is added
MOST_SETUPS = 1_000_000
MOST_MEETINGS = 100_000  # different tables of a round robin

NO_RECORDS, ALL_RECORDS, LOST_RECORDS = "none", "all", "lost"


@dataclass(frozen=True)
class Setting:
    """What every game of an arena has in common; sent to the workers once.

    `setups` are played in turn; with 0 there is another one whenever everybody has sat everywhere.
    `players` sit at a table, by default all bots; where there are more bots, all groups meet.
    `keep` says which games' records are wanted: 'none', 'all', 'lost' (by the first bot), or the
    number of games from the first on. `lines` for a journal and all `details` are sent home if
    they are wanted.
    """

    title: str
    bots: list[str]
    options: Options
    seed: str
    setups: int = 1
    players: int = 0
    keep: str = NO_RECORDS
    lines: bool = False
    details: bool = False

    @property
    def seats(self) -> int:
        """How many sit at a table."""
        return self.players or len(self.bots)

    def check(self) -> None:
        """Refuse what no title could play; raises `BadOptions`."""
        if not 1 <= len(self.seed) <= MAX_SEED:
            raise BadOptions("the seed must have 1 to {most} characters", most=MAX_SEED)
        if not 0 <= self.setups <= MOST_SETUPS:
            raise BadOptions("an arena has at least one set-up")
        if not 0 <= self.players <= len(self.bots):
            raise BadOptions(
                "{players} at a table need at least as many bots, not {bots}",
                players=self.players,
                bots=len(self.bots),
            )
        if comb(len(self.bots), self.seats) > MOST_MEETINGS:
            raise BadOptions(
                "{bots} bots at tables of {players} are more than {most} meetings",
                bots=len(self.bots),
                players=self.seats,
                most=MOST_MEETINGS,
            )
        known = (NO_RECORDS, ALL_RECORDS, LOST_RECORDS)
        if self.keep not in known and not (self.keep.isascii() and self.keep.isdecimal()):
            raise BadOptions("records to keep: 'all', 'lost' (by the first bot), or a number")


class Schedule:
    """Who sits where in which game: all groups meet, and everybody sits in every seat."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.seats = setting.seats
        self.meetings = list(combinations(range(len(setting.bots)), self.seats))
        # The games after which everybody has met everybody in every seat.
        self.round = len(self.meetings) * self.seats

    def rounded(self, games: int) -> int:
        """So many games or more, if only whole rounds are fair: with set-ups, in a round robin."""
        if self.setting.setups == 1 and len(self.meetings) == 1:
            return games
        return games + -games % self.round

    def entries(self, game: int) -> list[int]:
        """Who sits in each seat: first all groups meet, then everybody moves on by one seat."""
        turn, meeting = divmod(game % self.round, len(self.meetings))
        group = self.meetings[meeting]
        return [*group[turn:], *group[:turn]]

    def setup(self, game: int) -> int:
        """Which set-up a game has: the same for a whole round."""
        number = game // self.round
        return number % self.setting.setups if self.setting.setups else number

    def seed(self, game: int) -> str:
        """The seed of a game."""
        return f"{self.setting.seed}/{game}"

    def setup_seed(self, setup: int) -> str:
        """The seed of a set-up, which may be seen at the table: no game's seed follows from it."""
        return sha256(f"{self.setting.seed}/setup/{setup}".encode()).hexdigest()[:32]

    def bot_rng(self, game: int, entry: int) -> Rng:
        """A bot's own source of chance, from which the game's seed cannot be learned."""
        return Rng(sha256(f"{self.seed(game)}/bot/{entry}".encode()).hexdigest())

    def wants_record(self, game: int, winners: list[int]) -> bool:
        """Whether the record of a game is to be kept; `winners` are entries."""
        keep = self.setting.keep
        if keep == LOST_RECORDS:
            return 0 in self.entries(game) and 0 not in winners
        return keep == ALL_RECORDS or (keep != NO_RECORDS and game < int(keep))
