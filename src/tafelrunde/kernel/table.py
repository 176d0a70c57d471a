"""The table: the whole state of one game in progress, and the only way to ask and to tell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from tafelrunde.kernel.ask import Ask, CardNo, Option, Seat, Waiting
from tafelrunde.kernel.events import Arg, Event
from tafelrunde.kernel.marks import Mark
from tafelrunde.kernel.reasons import Reason, no_choice
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.zones import ALL, COUNT, NOTHING, TOP, Face, Place, ZoneView, bit_of

if TYPE_CHECKING:
    from tafelrunde.kernel.observing import Observer
    from tafelrunde.kernel.position import Position
    from tafelrunde.kernel.title import Title


@mypyc_attr(allow_interpreted_subclasses=True)
class Driver:
    """Where the answers come from: bots, a list of recorded answers, or a parked greenlet."""

    def answer(self, table: Table, ask: Ask) -> int:
        """The answer to one question."""
        raise NotImplementedError

    def answer_each(self, table: Table, asks: list[Ask]) -> list[int]:
        """The answers to questions that several seats decide at the same time, sealed."""
        raise NotImplementedError

    def position(self, table: Table) -> Position:
        """Where the table stands, as something one can go on from."""
        raise NotImplementedError


class GameEnds(Exception):
    """Somebody has won: whatever was going on stops at once."""


@mypyc_attr(acyclic=True)
class Outcome:
    """How a match ended: the score of each seat, the winners, and why it ended."""

    def __init__(self, scores: list[int], winners: list[int], reason: str) -> None:
        self.scores = scores
        self.winners = winners
        self.reason = reason


def best_score(scores: list[int], reason: str) -> Outcome:
    """The outcome where the most points win and ties are shared victories."""
    best = max(scores)
    return Outcome(scores, [seat for seat in range(len(scores)) if scores[seat] == best], reason)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight:
    """What one seat can see, read on demand: what bots are given instead of the table.

    Titles derive from it and add plain accessors; `view()` is the same data as people receive.
    """

    def __init__(self, table: Table, seat: Seat) -> None:
        self._table = table
        self.seat = seat

    def view(self) -> dict[str, object]:
        """The whole view as plain data."""
        return self._table.view(self.seat)

    def observer(self, title: Title) -> Observer:
        """What writes this table as numbers; it can be kept as long as the options are the same."""
        return title.observer(title.prepared_of(self._table))

    def observe(self, observer: Observer, asks: list[Ask]) -> bytearray:
        """What the seat sees, as numbers."""
        return observer.observe(self._table, self.seat, asks)

    def imagine(self, rng: Rng) -> Position:
        """A position this seat cannot tell from the true one; it goes on where it was asked."""
        return self._table.driver.position(self._table).imagine(self.seat, rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """State of one game. Titles add their state, `play`, `copy`, `places` and the like.

    Rules may touch only the table; they ask with `ask` and `ask_each` and tell with `say`.
    """

    def __init__(self, seats: int, rng: Rng) -> None:
        self.seats = seats
        self.rng = rng
        self.over = False
        self.loud = False  # events are kept only when somebody listens
        self.events: list[Event] = []
        self.driver: Driver = NO_DRIVER

    # -- asking and telling

    def ask(self, ask: Ask) -> int:
        """Ask one seat and return its answer, which is checked here for people and bots alike."""
        option = self.driver.answer(self, ask)
        ask.check(option)
        return option

    def ask_each(self, asks: list[Ask]) -> list[int]:
        """Ask several seats at once; nobody learns an answer before all are in."""
        options = self.driver.answer_each(self, asks)
        for i in range(len(asks)):
            asks[i].check(options[i])
        return options

    def say(
        self,
        id: str,
        seat: Seat,
        args: dict[str, Arg],
        secret: dict[str, Arg] | None = None,
        seen_by: int = 0,
        quiet: bool = False,
    ) -> None:
        """Tell what happened; write `if self.loud:` before building the arguments."""
        if self.loud:
            self.events.append(Event(id, seat, args, secret if secret else {}, seen_by, quiet))

    # -- what a title provides

    def play(self) -> None:
        """Play one step of the game, from one checkpoint to the next."""
        raise NotImplementedError

    def copy(self) -> Table:
        """An independent copy of everything but driver and events."""
        raise NotImplementedError

    def places(self) -> list[Place]:
        """All zones with the cards (numbers of physical cards) that lie in them."""
        raise NotImplementedError

    def face(self, card: CardNo) -> str:
        """The id of what is printed on a physical card."""
        raise NotImplementedError

    def known_to(self, card: CardNo) -> int:
        """Who knows the card beyond what its zone shows: seats and spectators as bits."""
        raise NotImplementedError

    def tells(self, ask: Ask) -> bool:
        """Whether everybody may know what a question is about and how many are to come.

        Titles say so where neither can ever name or count something hidden.
        """
        return False

    def mark(self, ask: Ask, option: Option) -> Mark:
        """What the one who is asked is shown beside an option; only for people who look."""
        return Mark([])

    def why_not(self, ask: Ask, spot: str) -> Reason:
        """Why a thing on the table is no answer, for the one who is asked; hosts use `explain`.

        `spot` is what a client says: anything. What it names may be hidden from who asks, so that
        the reason must not depend on whether it lies there.
        """
        return no_choice(ask)

    def refusals(self, ask: Ask, spot: str) -> list[tuple[str, Reason]]:
        """What the question is about and cannot be done at a place: verbs, each with its reason.

        Whether something else can be done there or not. The same holds as for `why_not`.
        """
        return []

    def open_facts(self) -> dict[str, object]:
        """Everything else that all viewers see alike, as plain data: hosts make it once for all."""
        raise NotImplementedError

    def own_facts(self, viewer: Seat) -> dict[str, object]:
        """What only this viewer may see of it; -1 is a spectator."""
        return {}

    def facts(self, viewer: Seat) -> dict[str, object]:
        """Both together."""
        told = self.open_facts()
        told.update(self.own_facts(viewer))
        return told

    def redeal(self, seat: Seat, rng: Rng) -> None:
        """Deal anew, in place, everything the seat cannot know."""
        raise NotImplementedError

    def take_faces(self, other: Table) -> None:
        """Let every card, and whatever else `redeal` changes, be as on another table."""
        raise NotImplementedError

    def sight(self, seat: Seat) -> Sight:
        """The on-demand view of one seat, for bots."""
        return Sight(self, seat)

    def outcome(self) -> Outcome:
        """Scores and winners of a finished game."""
        raise NotImplementedError

    def census(self) -> dict[str, int]:
        """How many of each card and piece exist; never changes during a game."""
        total: dict[str, int] = {}
        for place in self.places():
            for card in place.cards:
                face = self.face(card)
                total[face] = total.get(face, 0) + 1
        return total

    def imagine(self, seat: Seat, rng: Rng) -> Table:
        """A copy in which everything the seat cannot know is dealt anew."""
        twin = self.copy()
        twin.rng = Rng(f"{rng.seed}/{rng.below(65536)}/{rng.below(65536)}")
        twin.redeal(seat, rng)
        return twin

    # -- views, generated from the zones' declarations

    def view(self, viewer: Seat) -> dict[str, object]:
        """What a viewer sees: zones as declared, cards it knows otherwise, and the open facts."""
        return {
            "seat": viewer,
            "over": self.over,
            "zones": self.zones_seen(viewer),
            "facts": self.facts(viewer),
        }

    def zones_seen(self, viewer: Seat) -> list[ZoneView]:
        """The zones as a viewer sees them."""
        return [self._zone_view(place, viewer) for place in self.places()]

    def _zone_view(self, place: Place, viewer: Seat) -> ZoneView:
        told: ZoneView = {"name": place.zone.name, "owner": place.owner}
        sight = place.sight(viewer)
        if sight != NOTHING and sight != TOP:
            told["count"] = len(place.cards)
        faces: list[Face] = []
        cards, bit, ordered = place.cards, bit_of(viewer), place.zone.ordered
        top = len(cards) - 1 if sight == TOP else -1
        for at in range(len(cards)):
            card = cards[at]
            if sight == ALL or at == top or self.known_to(card) & bit:
                faces.append(self.face(card))
            elif ordered and sight == COUNT:
                faces.append(None)
        if not ordered and len(faces) > 1:
            faces.sort(key=str)
        told["cards"] = faces
        return told

    def knowledge(self, viewer: Seat) -> set[int]:
        """The physical cards whose face the viewer knows where they lie now."""
        bit = bit_of(viewer)
        known: set[int] = set()
        for place in self.places():
            cards = place.cards
            if not cards:
                continue
            sight = place.sight(viewer)
            if sight == ALL:
                known.update(cards)
                continue
            if sight == TOP:
                known.add(cards[-1])
            for card in cards:
                if self.known_to(card) & bit:
                    known.add(card)
        return known

    def knows_like(self, other: Table) -> bool:
        """Whether surely the same cards are known to the same viewers beyond what zones show."""
        return False

    def whereabouts(self, places: list[Place]) -> dict[int, tuple[str, int, int]]:
        """The zone and owner of each physical card there, and who knows its face (bits)."""
        everywhere: dict[int, tuple[str, int, int]] = {}
        for place in places:
            name, owner, cards = place.zone.name, place.owner, place.cards
            all_see, top_see = place.seen_by(self.seats)
            for at in range(len(cards)):
                card = cards[at]
                who = all_see | self.known_to(card)
                if at == len(cards) - 1:
                    who |= top_see
                everywhere[card] = (name, owner, who)
        return everywhere


class NoDriver(Driver):
    """The driver of a table nobody plays: every question waits."""

    def answer(self, table: Table, ask: Ask) -> int:
        """Wait for an answer."""
        raise Waiting([ask])

    def answer_each(self, table: Table, asks: list[Ask]) -> list[int]:
        """Wait for all answers."""
        raise Waiting(asks)

    def position(self, table: Table) -> Position:
        """A table at a checkpoint."""
        from tafelrunde.kernel.position import Position

        return Position(table, [])


NO_DRIVER: Driver = NoDriver()
