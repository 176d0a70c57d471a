"""Oath as the registry knows it."""

from __future__ import annotations

from pathlib import Path

from mypy_extensions import mypyc_attr

from tafelrunde.kernel.account import Account
from tafelrunde.kernel.ask import Seat
from tafelrunde.kernel.aspects import Aspect, Notes
from tafelrunde.kernel.catalogue import CardFace
from tafelrunde.kernel.guide import Guide
from tafelrunde.kernel.observing import Observer
from tafelrunde.kernel.offturn import OffTurn
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.sequel import Sequel
from tafelrunde.kernel.table import Table
from tafelrunde.kernel.title import BotMaker, Options, Prepared, Title
from tafelrunde.titles.oath.board import COLOURS
from tafelrunde.titles.oath.bots import BOTS
from tafelrunde.titles.oath.bots.guide import OathGuide
from tafelrunde.titles.oath.cards import all_cards  # noqa: F401  (gives every face its power)
from tafelrunde.titles.oath.catalogue import FACES, OATH_IDS
from tafelrunde.titles.oath.listing import faces
from tafelrunde.titles.oath.meta import META
from tafelrunde.titles.oath.noting import ASPECTS, note
from tafelrunde.titles.oath.observing import VERSION, OathObserver
from tafelrunde.titles.oath.options import INTRODUCTIONS, choose
from tafelrunde.titles.oath.prepared import PreparedOath
from tafelrunde.titles.oath.seed_string import decode, to_world
from tafelrunde.titles.oath.setup import deal
from tafelrunde.titles.oath.table import Oath, turns_taken
from tafelrunde.titles.oath.vocabulary import VOCABULARY


def _read_later_worlds() -> list[object]:
    path = Path(__file__).with_name("data") / "later_worlds.txt"
    lines = path.read_text(encoding="utf-8").split()
    return [to_world(decode(line)).to_data() for line in lines]


LATER_WORLDS: list[object] = _read_later_worlds()  # of chronicles that bots played


@mypyc_attr(allow_interpreted_subclasses=True)
class OathTitle(Title):
    """Oath: Chronicles of Empire and Exile."""

    def __init__(self) -> None:
        self.id = META.id
        self.revision = META.revision
        self.vocabulary = VOCABULARY
        self.observation_version = VERSION
        self.default_bot = "heuristic"
        self.terminal = "tafelrunde.titles.oath.terminal.display"

    def prepare(self, seats: int, options: Options) -> Prepared:
        """Check the options."""
        return choose(seats, options)

    def deal(self, prepared: Prepared, seed: str) -> Table:
        """Set up a table."""
        assert isinstance(prepared, PreparedOath)
        return deal(prepared, seed)

    def sample(self, rng: Rng) -> tuple[int, Options]:
        """Any number of players, any oath, any seat for the Chancellor, new and later worlds."""
        seats = META.min_seats + rng.below(META.max_seats - META.min_seats + 1)
        colours = COLOURS[1:]
        rng.shuffle(colours)
        chancellor = rng.below(seats)
        seated: list[object] = [*colours[: seats - 1]]
        seated.insert(chancellor, "purple")
        citizens: list[object] = [name for name in colours if rng.below(3) == 0]
        options: Options = {
            "oath": OATH_IDS[rng.below(len(OATH_IDS))],
            "colours": seated,
            "citizens": citizens,
            "chancellor": chancellor,
        }
        if rng.below(2):
            options["world"] = LATER_WORLDS[rng.below(len(LATER_WORLDS))]
        if rng.below(2):
            options["chronicle"] = True
        return seats, options

    def vary(self, seats: int, wishes: Options, rng: Rng) -> Options:
        """Every second time a later world, else a new one under any oath; other colours."""
        colours = COLOURS[1:]
        rng.shuffle(colours)
        later = rng.below(2 * len(LATER_WORLDS))
        oath = OATH_IDS[rng.below(len(OATH_IDS))]
        said = {id: value for id, value in wishes.items() if value is not None}
        drawn: Options = {"world": LATER_WORLDS[later] if later < len(LATER_WORLDS) else "new"}
        world = said.get("world", drawn["world"])
        if world == "new":
            drawn["oath"] = oath
        chancellor = said.get("chancellor", 0)
        if isinstance(chancellor, int) and 0 <= chancellor < seats <= len(COLOURS):
            # Introductions have colours of their own.
            if not isinstance(world, str) or world not in INTRODUCTIONS:
                seated: list[object] = [*colours[: seats - 1]]
                seated.insert(chancellor, COLOURS[0])
                drawn["colours"] = seated
        return {**drawn, **said}

    def elements(self) -> list[str]:
        """Every card has rules of its own."""
        return [f"card/{card.id}" for card in FACES]

    def catalogue(self) -> list[CardFace]:
        """What is printed on every card."""
        return faces()

    def bots(self) -> dict[str, BotMaker]:
        """Bots by name."""
        return dict(BOTS)

    def guide(self) -> Guide:
        """What helps a search."""
        return OathGuide()

    def prepared_of(self, table: Table) -> Prepared:
        """What a table was dealt from."""
        assert isinstance(table, Oath)
        return table.prepared

    def observer(self, prepared: Prepared) -> Observer:
        """What learning programs see, as numbers."""
        assert isinstance(prepared, PreparedOath)
        return OathObserver(prepared)

    def sequel(self) -> Sequel | None:
        """The world of a game goes on in the next one (chapter 8)."""
        from tafelrunde.titles.oath.sequel import SEQUEL

        return SEQUEL

    def turns(self, table: Table) -> int:
        """The turns of all players together, the current one included."""
        return turns_taken(table)

    def on_turn(self, table: Table) -> Seat:
        """Whose turn it is."""
        assert isinstance(table, Oath)
        return table.turn

    def rounds(self, table: Table) -> int:
        """The round in which somebody won."""
        assert isinstance(table, Oath)
        return table.round

    def starts(self, table: Table) -> Seat:
        """The Chancellor."""
        assert isinstance(table, Oath)
        return table.prepared.chancellor

    def off_turn(self) -> OffTurn:
        """Which questions may come in others' turns."""
        from tafelrunde.titles.oath.offturn import OFF_TURN

        return OFF_TURN

    def account(self) -> Account:
        """What is told about a game when it is over."""
        from tafelrunde.titles.oath.account import ACCOUNT

        return ACCOUNT

    def aspects(self) -> list[Aspect]:
        """Victories by role, by the way to win and by the oath."""
        return list(ASPECTS)

    def note(self, table: Table, answers: list[tuple[int, int]]) -> Notes:
        """Who was what, and how it was won."""
        assert isinstance(table, Oath)
        return note(table)


TITLE = OathTitle()
