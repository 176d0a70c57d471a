"""Root as the registry knows it."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

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
from tafelrunde.titles.root.board import MAPS
from tafelrunde.titles.root.bots import BOTS
from tafelrunde.titles.root.bots.guide import RootGuide
from tafelrunde.titles.root.catalogue import FACES
from tafelrunde.titles.root.factions.all_factions import missing_factions
from tafelrunde.titles.root.factions.base import FACTION_IDS, VAGABOND, VAGABOND_2
from tafelrunde.titles.root.factions.vagabond_characters import CHARACTERS
from tafelrunde.titles.root.listing import faces
from tafelrunde.titles.root.meta import META, PRINTS
from tafelrunde.titles.root.noting import ASPECTS, note
from tafelrunde.titles.root.observing import VERSION, RootObserver
from tafelrunde.titles.root.options import HARMLESS, choose
from tafelrunde.titles.root.prepared import PreparedRoot
from tafelrunde.titles.root.setup import deal
from tafelrunde.titles.root.table import Root, turns_taken
from tafelrunde.titles.root.vocabulary import VOCABULARY


@mypyc_attr(allow_interpreted_subclasses=True)
class RootTitle(Title):
    """Root with its Riverfolk Expansion."""

    def __init__(self) -> None:
        self.id = META.id
        self.revision = META.revision
        self.vocabulary = VOCABULARY
        self.observation_version = VERSION
        self.default_bot = "heuristic"
        self.terminal = "tafelrunde.titles.root.terminal.display"

    def prepare(self, seats: int, options: Options) -> Prepared:
        """Check the options."""
        return choose(seats, options)

    def deal(self, prepared: Prepared, seed: str) -> Table:
        """Set up a table."""
        assert isinstance(prepared, PreparedRoot)
        return deal(prepared, seed)

    def sample(self, rng: Rng) -> tuple[int, Options]:
        """Any mix of factions in any order, on any map."""
        ready = [n for n in range(len(FACTION_IDS)) if n not in missing_factions()]
        most = min(len(ready), META.max_seats)
        seats = META.min_seats + rng.below(most - META.min_seats + 1)
        rng.shuffle(ready)
        mix = ready[:seats]
        if HARMLESS.issuperset(mix):
            mix[1] = next(number for number in ready if number not in HARMLESS)
        if VAGABOND_2 in mix and VAGABOND not in mix:
            mix[mix.index(VAGABOND_2)] = VAGABOND
        factions: list[object] = [FACTION_IDS[number] for number in mix]
        options: Options = {
            "factions": factions,
            "any_mix": True,
            "map": MAPS[rng.below(len(MAPS))],
            "cards_print": PRINTS[rng.below(len(PRINTS))],
        }
        return seats, options

    def vary(self, seats: int, wishes: Options, rng: Rng) -> Options:
        """Another map, another printing of the deck, other factions that go together."""
        chance: list[object] = [RANDOM] * seats
        drawn: Options = {
            "map": MAPS[rng.below(len(MAPS))],
            "cards_print": PRINTS[rng.below(len(PRINTS))],
            "factions": chance,
        }
        said = {id: value for id, value in wishes.items() if value is not None}
        return {**drawn, **said}

    def elements(self) -> list[str]:
        """Every card and every character has rules of its own."""
        cards = [f"card/{card.id}" for card in FACES]
        return [*cards, *[f"character/{id}" for id in CHARACTERS]]

    def catalogue(self) -> list[CardFace]:
        """What is printed on every card."""
        return faces()

    def bots(self) -> dict[str, BotMaker]:
        """Bots by name."""
        return dict(BOTS)

    def guide(self) -> Guide:
        """What helps a search."""
        return RootGuide()

    def prepared_of(self, table: Table) -> Prepared:
        """What a table was dealt from."""
        assert isinstance(table, Root)
        return table.prepared

    def observer(self, prepared: Prepared) -> Observer:
        """What learning programs see, as numbers."""
        assert isinstance(prepared, PreparedRoot)
        return RootObserver(prepared)

    def turns(self, table: Table) -> int:
        """The turns of all players together, the current one included."""
        return turns_taken(table)

    def on_turn(self, table: Table) -> Seat:
        """Whose turn it is."""
        assert isinstance(table, Root)
        return table.turn if table.round > 0 else -1

    def rounds(self, table: Table) -> int:
        """The round in which somebody won."""
        assert isinstance(table, Root)
        return table.round

    def starts(self, table: Table) -> Seat:
        """Whoever was drawn or chosen."""
        assert isinstance(table, Root)
        return table.first

    def off_turn(self) -> OffTurn:
        """Which questions may come in others' turns."""
        from tafelrunde.titles.root.offturn import OFF_TURN

        return OFF_TURN

    def account(self) -> Account:
        """What is told about a game when it is over."""
        from tafelrunde.titles.root.account import ACCOUNT

        return ACCOUNT

    def aspects(self) -> list[Aspect]:
        """Victories by faction and map."""
        return list(ASPECTS)

    def note(self, table: Table, answers: list[tuple[int, int]]) -> Notes:
        """Who played which faction, where."""
        assert isinstance(table, Root)
        return note(table)


TITLE = RootTitle()
