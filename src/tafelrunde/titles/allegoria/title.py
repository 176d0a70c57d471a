"""Throne of Allegoria as the registry knows it."""

from __future__ import annotations

from tafelrunde.kernel.account import Account
from tafelrunde.kernel.ask import Seat
from tafelrunde.kernel.aspects import Aspect, Notes
from tafelrunde.kernel.catalogue import CardFace
from tafelrunde.kernel.guide import Guide
from tafelrunde.kernel.kinds import RANDOM
from tafelrunde.kernel.observing import Observer
from tafelrunde.kernel.offturn import OffTurn
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Table
from tafelrunde.kernel.title import BotMaker, Options, Prepared, Title
from tafelrunde.titles.allegoria import setup
from tafelrunde.titles.allegoria.bots import BOTS
from tafelrunde.titles.allegoria.bots.guide import AllegoriaGuide
from tafelrunde.titles.allegoria.listing import faces
from tafelrunde.titles.allegoria.meta import META, TRACKS
from tafelrunde.titles.allegoria.noting import ASPECTS, note
from tafelrunde.titles.allegoria.observing import VERSION, AllegoriaObserver
from tafelrunde.titles.allegoria.options import choose, sample
from tafelrunde.titles.allegoria.prepared import Box
from tafelrunde.titles.allegoria.rounds import turn_of
from tafelrunde.titles.allegoria.table import Allegoria
from tafelrunde.titles.allegoria.vocabulary import (
    AREAS,
    OBJECT_NAMES,
    TOKENS,
    VOCABULARY,
)


class AllegoriaTitle(Title):
    """Throne of Allegoria."""

    def __init__(self) -> None:
        self.id = META.id
        self.revision = META.revision
        self.vocabulary = VOCABULARY
        self.observation_version = VERSION
        self.default_bot = "heuristic"
        self.terminal = "tafelrunde.titles.allegoria.terminal.display"

    def prepare(self, seats: int, options: Options) -> Prepared:
        """Check options and fill the box."""
        return choose(seats, options)

    def deal(self, prepared: Prepared, seed: str) -> Table:
        """Set up a table."""
        assert isinstance(prepared, Box)
        table = Allegoria(prepared, Rng(seed))
        setup.deal(table)
        return table

    def sample(self, rng: Rng) -> tuple[int, Options]:
        """Any number of players with any options."""
        seats = META.min_seats + rng.below(META.max_seats - META.min_seats + 1)
        return seats, sample(seats, rng)

    def vary(self, seats: int, wishes: Options, rng: Rng) -> Options:
        """Other houses, and any layout of the home tracks."""
        chance: list[object] = [RANDOM] * seats
        drawn: Options = {"track": TRACKS[rng.below(len(TRACKS))], "houses": chance}
        said = {id: value for id, value in wishes.items() if value is not None}
        return {**drawn, **said}

    def elements(self) -> list[str]:
        """Every card, guild and alms tile has rules of its own; bid tokens have numbered ones."""
        cards = [name for name in OBJECT_NAMES[1:AREAS] if name]
        return [f"card/{name}" for name in cards if name not in OBJECT_NAMES[TOKENS : TOKENS + 4]]

    def catalogue(self) -> list[CardFace]:
        """What is printed on every card."""
        return faces()

    def bots(self) -> dict[str, BotMaker]:
        """Bots by name."""
        return dict(BOTS)

    def guide(self) -> Guide:
        """What helps a search."""
        return AllegoriaGuide()

    def turns(self, table: Table) -> int:
        """The turns that are over, and the bids of each week once all of them lie there."""
        assert isinstance(table, Allegoria)
        return table.turns

    def rounds(self, table: Table) -> int:
        """The weeks."""
        assert isinstance(table, Allegoria)
        return table.week

    def starts(self, table: Table) -> Seat:
        """Who has the start player marker first."""
        assert isinstance(table, Allegoria)
        return table.start

    def off_turn(self) -> OffTurn:
        """Which questions may come in others' turns."""
        from tafelrunde.titles.allegoria.offturn import OFF_TURN

        return OFF_TURN

    def account(self) -> Account:
        """What is told about a game when it is over."""
        from tafelrunde.titles.allegoria.account import ACCOUNT

        return ACCOUNT

    def aspects(self) -> list[Aspect]:
        """Victories by house, by tasks and by guilds."""
        return list(ASPECTS)

    def note(self, table: Table, answers: list[tuple[int, int]]) -> Notes:
        """What everybody had in the end."""
        assert isinstance(table, Allegoria)
        return note(table)

    def prepared_of(self, table: Table) -> Prepared:
        """What a table was dealt from."""
        assert isinstance(table, Allegoria)
        return table.box

    def on_turn(self, table: Table) -> Seat:
        """Whose turn it is; bids are everybody's."""
        assert isinstance(table, Allegoria)
        return turn_of(table)

    def observer(self, prepared: Prepared) -> Observer:
        """What learning programs see, as numbers."""
        assert isinstance(prepared, Box)
        return AllegoriaObserver(prepared)


TITLE = AllegoriaTitle()
