"""Dominion as the registry knows it."""

from __future__ import annotations

from tafelrunde.kernel.account import Account
from tafelrunde.kernel.ask import Seat
from tafelrunde.kernel.aspects import Aspect, Notes
from tafelrunde.kernel.catalogue import CardFace
from tafelrunde.kernel.guide import Guide
from tafelrunde.kernel.observing import Observer
from tafelrunde.kernel.offturn import OffTurn
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Table
from tafelrunde.kernel.title import (
    BotMaker,
    GuideMaker,
    Job,
    Options,
    Prepared,
    Settled,
    Title,
)
from tafelrunde.titles.dominion.bots import BOTS
from tafelrunde.titles.dominion.bots.guide import DominionGuide
from tafelrunde.titles.dominion.bots.planner import PlannerGuide
from tafelrunde.titles.dominion.bots.yardsticks import FirstGame, PlainMoney, Uniform
from tafelrunde.titles.dominion.catalogue import CARDS, SETS
from tafelrunde.titles.dominion.listing import faces
from tafelrunde.titles.dominion.meta import META
from tafelrunde.titles.dominion.noting import ASPECTS, note
from tafelrunde.titles.dominion.observing import VERSION, DominionObserver
from tafelrunde.titles.dominion.options import WAYS, choose
from tafelrunde.titles.dominion.options import reroll as redraw
from tafelrunde.titles.dominion.prepared import Kingdom
from tafelrunde.titles.dominion.sampling import sample
from tafelrunde.titles.dominion.setup import deal, lay_out
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import VOCABULARY

KINGDOMS = 40  # drawn from all boxes, to measure


def drawn(seed: str) -> Options:
    """A kingdom of cards and landscapes of all boxes."""
    return {"draw": {"sets": list(SETS), "seed": seed}}


class DominionTitle(Title):
    """Dominion: all boxes from the base game to Renaissance, and the promos."""

    def __init__(self) -> None:
        self.id = META.id
        self.revision = META.revision
        self.vocabulary = VOCABULARY
        self.observation_version = VERSION
        self.default_bot = "auto"
        self.terminal = "tafelrunde.titles.dominion.terminal.display"

    def prepare(self, seats: int, options: Options) -> Prepared:
        """Check options and lay out the kingdom."""
        return lay_out(seats, choose(options))

    def settle(self, seats: int, options: Options, seed: str, reroll: str = "") -> Settled:
        """Draw the kingdom, and draw a card of it anew."""
        wish = options.get("draw")
        if isinstance(wish, dict):  # later boxes must not change this draw
            fixed = {"seed": wish.get("seed") or seed, "sets": wish.get("sets") or list(SETS)}
            options = {**options, "draw": {**wish, **fixed}}
        if reroll:
            options = redraw(options, reroll, seed)
        from tafelrunde.titles.dominion.presets import layout_info

        chosen = choose(options)
        kingdom = lay_out(seats, chosen)
        cards = [card.id for card in chosen.piles()]
        return Settled(options, cards, chosen.printings, layout_info(kingdom))

    def presets(self) -> object:
        """The recommended kingdoms."""
        from tafelrunde.titles.dominion.presets import kingdoms

        return kingdoms()

    def deal(self, prepared: Prepared, seed: str) -> Table:
        """Set up a table."""
        assert isinstance(prepared, Kingdom)
        return deal(prepared, seed)

    def sample(self, rng: Rng) -> tuple[int, Options]:
        """Any number of players with any options."""
        return META.min_seats + rng.below(META.max_seats - META.min_seats + 1), sample(rng)

    def vary(self, seats: int, wishes: Options, rng: Rng) -> Options:
        """Another kingdom, of all boxes unless the wish for a draw names some."""
        if any(wishes.get(way) is not None for way in WAYS if way != "draw"):
            return wishes
        wish = wishes.get("draw")
        drawn: Options = {"sets": list(SETS), "seed": f"{rng.below(65536)}-{rng.below(65536)}"}
        if isinstance(wish, dict):
            drawn.update({part: value for part, value in wish.items() if value is not None})
        return {**wishes, "draw": drawn}

    def elements(self) -> list[str]:
        """Every card has rules of its own."""
        return [f"card/{id}" for id in CARDS]

    def catalogue(self) -> list[CardFace]:
        """What is printed on every card."""
        return faces()

    def bots(self) -> dict[str, BotMaker]:
        """Bots by name."""
        return dict(BOTS)

    def guide(self) -> Guide:
        """What helps a search."""
        return DominionGuide()

    def guides(self) -> dict[str, GuideMaker]:
        """Who plans for the kingdom."""
        return {"planner": PlannerGuide}

    def prepared_of(self, table: Table) -> Prepared:
        """What a table was dealt from."""
        assert isinstance(table, Dominion)
        return table.kingdom

    def observer(self, prepared: Prepared) -> Observer:
        """What learning programs see, as numbers."""
        assert isinstance(prepared, Kingdom)
        return DominionObserver(prepared)

    def levels(self) -> dict[str, str]:
        """Even the easy one knows what money is for; the hard one plans."""
        return {**super().levels(), "easy": "bigmoney", "hard": "planner:3.2s"}

    def turns(self, table: Table) -> int:
        """The turns of all players together."""
        assert isinstance(table, Dominion)
        return sum(player.turns for player in table.players)

    def on_turn(self, table: Table) -> Seat:
        """Whose turn it is."""
        assert isinstance(table, Dominion)
        return table.turn

    def rounds(self, table: Table) -> int:
        """The turns of whoever had most."""
        assert isinstance(table, Dominion)
        return max([int(player.turns) for player in table.players])

    def starts(self, table: Table) -> Seat:
        """The first seat."""
        return 0

    def off_turn(self) -> OffTurn:
        """Which questions may come in others' turns."""
        from tafelrunde.titles.dominion.offturn import OFF_TURN

        return OFF_TURN

    def account(self) -> Account:
        """What is told about a game when it is over."""
        from tafelrunde.titles.dominion.account import ACCOUNT

        return ACCOUNT

    def aspects(self) -> list[Aspect]:
        """Victories by what was bought."""
        return list(ASPECTS)

    def note(self, table: Table, answers: list[tuple[int, int]]) -> Notes:
        """What everybody bought."""
        return note(table.seats, answers)

    def bench_jobs(self) -> list[Job]:
        """What other engines measure, too."""
        options: Options = {"kingdom": "first-game"}
        every = [drawn(f"bench {at}") for at in range(KINGDOMS)]
        return [
            Job("big_money", 2, PlainMoney, options),
            Job("first_game", 2, FirstGame, options),
            Job("random", 2, Uniform, options),
            Job("all_sets", 2, Uniform, every[0], every[1:]),
            Job("all_sets_auto", 2, BOTS["auto"], every[0], every[1:]),
        ]


TITLE = DominionTitle()
