"""A match: a table plus its record, and the only thing servers, arenas and tests talk to.

Waiting is replay: the match keeps the table at the last checkpoint and the answers given since.
Every answer runs the step again on a copy, with one answer more, until it asks for one that is
missing (see `Waiting`) or ends, which is the next checkpoint.
"""

from __future__ import annotations

from tafelrunde.kernel.ask import Ask, Option, Seat, Waiting
from tafelrunde.kernel.errors import (
    BadOptions,
    IllegalAnswer,
    MalformedRecord,
    MatchOver,
    NotYourSeat,
    StaleAnswer,
    UndoRefused,
    UnknownRevision,
)
from tafelrunde.kernel.events import Arg, Event
from tafelrunde.kernel.position import Position, Replay
from tafelrunde.kernel.record import FORMAT, MAX_SEED, Record, Result, fingerprint
from tafelrunde.kernel.table import NO_DRIVER, Table
from tafelrunde.kernel.title import Options, Prepared, Title
from tafelrunde.kernel.zones import Place, bit_of

AHEAD = 64  # answers a step is given at first, so that a long record is not copied at every step
KEPT_CHECKPOINTS = 7  # the latest, and of older ones the fewer the older they are
LATEST = 4  # of them, which are all kept


class Checkpoint:
    """The table between two steps, and how many answers and events led there."""

    def __init__(self, table: Table, answers: int, events: int) -> None:
        self.table = table
        self.answers = answers
        self.events = events


class Match:
    """One game being played: `pending`, `answer`, `undo`, `view`, `record`."""

    def __init__(
        self,
        title: Title,
        prepared: Prepared,
        start: Table,
        *,
        options: Options,
        seed: str,
        names: list[str],
    ) -> None:
        self.title = title
        self.prepared = prepared
        self.options = options
        self.seed = seed
        self.names = names
        self.answers: list[tuple[int, int]] = []
        self._events: list[Event] = []  # up to the last checkpoint
        self._checkpoints = [Checkpoint(start, 0, 0)]
        self._live = start
        self._asks: list[Ask] = []
        # The table one answer ago, and whether that question stood alone: what undo looks at.
        self._before: Table | None = None
        self._stood_alone = False
        self.chosen = False  # whether the last answer is known to have been a choice

    @classmethod
    def new(
        cls,
        title: Title,
        seats: int,
        options: Options | None = None,
        *,
        seed: str,
        names: list[str] | None = None,
    ) -> Match:
        """Start a match; raises `BadOptions` when the title refuses the options."""
        if not 1 <= len(seed) <= MAX_SEED:
            raise BadOptions(
                "a seed has 1 to {most} characters, not {given}", most=MAX_SEED, given=len(seed)
            )
        chosen: Options = dict(options) if options else {}
        prepared = title.prepare(seats, chosen)
        start = title.deal(prepared, seed)
        match = cls(title, prepared, start, options=chosen, seed=seed, names=names or [])
        match._run()
        return match

    # -- looking

    @property
    def seats(self) -> int:
        """How many seats take part."""
        return self.prepared.seats

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._live.over

    @property
    def pending(self) -> list[Ask]:
        """The open questions: one, or several if seats decide at the same time."""
        return list(self._asks)

    @property
    def sequence(self) -> int:
        """The number an answer to a pending question must carry.

        It counts the answers before the question was asked, so an answer of another seat to a
        simultaneous question does not make mine stale.
        """
        return len(self.answers) - self._sealed()

    @property
    def table(self) -> Table:
        """The table as it is now. For hosts and tests only: it knows everything."""
        return self._live

    @property
    def position(self) -> Position:
        """Where the match stands, as something to go on from without touching the match."""
        last = self._checkpoints[-1]
        return Position(last.table, self.answers[last.answers :])

    def view(self, viewer: Seat) -> dict[str, object]:
        """What a seat sees now; -1 is a spectator."""
        return self._live.view(viewer)

    def events(self, viewer: Seat, since: int = 0) -> list[dict[str, Arg]]:
        """What happened, as that viewer may see it, from event number `since` on."""
        since = max(0, since)
        told = [event.face(viewer) for event in self._events[since:]]
        live = max(0, since - len(self._events))
        told.extend(event.face(viewer) for event in self._live_events()[live:])
        return told

    def log(self, viewer: Seat, since: int = 0, most: int = 10**9) -> list[dict[str, Arg]]:
        """The same for people to read, at most so many; some are marked 'quiet': others tell it."""
        since = max(0, since)
        told = [event.line(viewer) for event in self._events[since : since + most]]
        live, more = max(0, since - len(self._events)), most - len(told)
        told.extend(event.line(viewer) for event in self._live_events()[live : live + more])
        return told

    def event_count(self) -> int:
        """How many events there are; the next one will have this number."""
        return len(self._events) + len(self._live_events())

    def digest(self) -> str:
        """A hash of everything every viewer can see and of all open questions."""
        return fingerprint(
            [[self.view(viewer), self.events(viewer)] for viewer in range(-1, self.seats)]
            + [[ask.public(), ask.options, ask.count, ask.about] for ask in self._asks]
        )

    # -- changing

    def answer(self, seat: Seat, option: Option, sequence: int | None = None) -> None:
        """Answer a pending question. Anything wrong raises a named error and changes nothing."""
        if self.over:
            raise MatchOver("the match is over")
        if sequence is not None and sequence != self.sequence:
            raise StaleAnswer(
                "the answer is for question {given}, but question {open} is open",
                given=sequence,
                open=self.sequence,
            )
        asked = [ask for ask in self._asks if ask.seat == seat]
        if not asked:
            waiting = ", ".join(str(ask.seat) for ask in self._asks)
            raise NotYourSeat(
                "seat {seat} is not asked anything; waiting for seat {waiting}",
                seat=seat,
                waiting=waiting,
            )
        asked[0].check(option)
        before, alone = self._live, self._sealed() == 0
        self.answers.append((seat, option))
        try:
            self._run()
            self._before, self._stood_alone = before, alone
            self.chosen = not asked[0].is_forced()
        except BaseException:
            del self.answers[-1]
            self._rewind(len(self.answers))
            raise

    def undo(self, seat: Seat) -> None:
        """Take back the seat's last answer if nobody can have learned anything from it.

        Free while only the seat's own answers would be lost, no chance was drawn and nobody came
        to know a hidden card that this seat did not know before; otherwise `UndoRefused`.
        """
        at = self.undoable(seat)
        del self.answers[at]
        self._rewind(at)

    def may_undo(self, seat: Seat) -> bool:
        """Whether `undo` would succeed."""
        try:
            self.undoable(seat)
        except UndoRefused:
            return False
        return True

    def rewind(self, answers: int) -> None:
        """Go back to the position after that many answers, for hosts that have all consents."""
        if not 0 <= answers <= len(self.answers):
            raise StaleAnswer("there are only {answers} answers", answers=len(self.answers))
        del self.answers[answers:]
        self._rewind(answers)

    def copy(self) -> Match:
        """An independent match in the same position."""
        start = self._checkpoints[0].table
        twin = Match(
            self.title,
            self.prepared,
            start,
            options=self.options,
            seed=self.seed,
            names=list(self.names),
        )
        twin.answers = list(self.answers)
        twin._events = list(self._events)
        twin._checkpoints = list(self._checkpoints)  # tables in checkpoints never change
        twin._live = self._live  # nor do those that were run to a question
        twin._asks = self._asks
        twin._before = self._before
        twin._stood_alone = self._stood_alone
        twin.chosen = self.chosen
        return twin

    # -- records

    def record(self) -> Record:
        """Everything needed to play this match again."""
        result = None
        if self.over:
            outcome = self._live.outcome()
            result = Result(outcome.scores, outcome.winners, outcome.reason)
        return Record(
            format=FORMAT,
            title=self.title.id,
            revision=self.title.revision,
            seats=self.seats,
            options=dict(self.options),
            seed=self.seed,
            answers=list(self.answers),
            result=result,
            names=list(self.names),
        )

    @classmethod
    def load(cls, title: Title, record: Record) -> Match:
        """Replay a record; every answer is checked on the way."""
        match = cls.opened(title, record)
        while not match.go_on(record):
            pass
        return match

    @classmethod
    def opened(cls, title: Title, record: Record, prepared: Prepared | None = None) -> Match:
        """A match whose record has not been replayed yet; `go_on` does so, bit by bit.

        What was prepared for the same seats and options can be given, to be shared.
        """
        if record.title != title.id:
            raise MalformedRecord(
                "this is a record of {given}, not of {title}", given=record.title, title=title.id
            )
        if record.revision != title.revision:
            raise UnknownRevision(
                "the record was made with revision {revision} of {title}; revision "
                "{installed} is installed and might play it differently",
                revision=record.revision,
                title=title.id,
                installed=title.revision,
            )
        if prepared is None:
            try:
                prepared = title.prepare(record.seats, record.options)
            except BadOptions as error:
                raise MalformedRecord(
                    "the record's options are not playable: {error}", error=error
                ) from None
        match = cls(
            title,
            prepared,
            title.deal(prepared, record.seed),
            options=record.options,
            seed=record.seed,
            names=list(record.names),
        )
        match.answers = list(record.answers)
        return match

    def go_on(self, record: Record, steps: int = 10**9) -> bool:
        """Replay so many steps more; True when all of the record is there.

        A host that has other things to do takes a long game in small bites.
        """
        try:
            if not self._advance(steps):
                return False
        except (IllegalAnswer, NotYourSeat) as wrong:  # mypyc: a name has one type
            raise MalformedRecord("the record does not replay: {error}", error=wrong) from None
        if self.over and self._checkpoints[-1].answers != len(self.answers):
            raise MalformedRecord("the record goes on after the end of the game")
        if record.result is not None and self.record().result != record.result:
            raise MalformedRecord("the record replays to another result than it states")
        return True

    # -- inside

    def _live_events(self) -> list[Event]:
        return [] if self._live is self._checkpoints[-1].table else self._live.events

    def _run(self) -> None:
        """Go on from the last checkpoint with the answers there are."""
        while not self._advance(10**9):
            pass

    def _advance(self, steps: int) -> bool:
        """The same for so many steps; True when there is nothing left to run."""
        self._asks = []
        self._before = None
        self.chosen = False
        ahead = AHEAD
        for _ in range(steps):
            last = self._checkpoints[-1]
            if last.table.over:
                self._live = last.table
                return True
            live = last.table.copy()
            driver = Replay(last.table, self.answers[last.answers : last.answers + ahead])
            live.driver = driver
            live.loud = True
            try:
                live.play()
            except Waiting as waiting:
                if last.answers + ahead < len(self.answers):  # a step of many answers
                    ahead *= 4
                    continue
                self._live = live
                self._asks = waiting.asks
                return True
            self._events.extend(live.events)
            live.events = []
            live.driver = NO_DRIVER
            self._checkpoints.append(
                Checkpoint(live, last.answers + driver.used, len(self._events))
            )
            if len(self._checkpoints) > KEPT_CHECKPOINTS:
                self._forget_one()
        return False

    def _forget_one(self) -> None:
        """Let a checkpoint go: one that leaves a small gap for its age.

        The first one stays: everything can be replayed from it.
        """
        kept = self._checkpoints
        now = kept[-1].answers
        least, chosen = 1e9, 1
        for at in range(1, len(kept) - LATEST):
            gap = (kept[at + 1].answers - kept[at - 1].answers) / (1 + now - kept[at].answers)
            if gap < least:
                least, chosen = gap, at
        del kept[chosen]

    def _rewind(self, answers: int) -> None:
        """Go on from the newest checkpoint that needs no more than that many answers."""
        while self._checkpoints[-1].answers > answers:
            self._checkpoints.pop()
        del self._events[self._checkpoints[-1].events :]
        self._run()

    def _at(self, answers: int) -> Match:
        """This match as it was after that many answers."""
        past = self.copy()
        past.rewind(answers)
        return past

    def _sealed(self) -> int:
        """How many of the latest answers belong to the simultaneous question still open."""
        if not self._asks:
            return 0
        driver = self._live.driver
        assert isinstance(driver, Replay)
        return driver.sealed

    def undoable(self, seat: Seat) -> int:
        """The index of the answer that `undo` takes back, or `UndoRefused`."""
        if self.over:
            raise UndoRefused("over", "the match is over and everything has been counted")
        for at in range(len(self.answers) - 1, self.sequence - 1, -1):
            if self.answers[at][0] == seat:  # sealed: nobody has seen it yet
                return at
        at = len(self.answers) - 1
        if self._sealed():
            raise UndoRefused("others", "others have answered since")
        if at < 0:
            raise UndoRefused("nothing", "nothing has been answered yet")
        if self.answers[at][0] != seat:
            raise UndoRefused("others", "the last answer was somebody else's")
        if self._before is None:
            past = self._at(at)
            self._before = past.table
            self._stood_alone = past.sequence == at
        if not self._stood_alone:
            raise UndoRefused("others", "the answer completed a simultaneous decision")
        check_unshown(self._before, self._live, seat)
        return at


def check_unshown(before: Table, after: Table, seat: Seat) -> None:
    """Raise `UndoRefused` if chance was drawn or a card the seat did not know was shown between."""
    if before.rng.drawn() != after.rng.drawn():
        raise UndoRefused("chance", "chance was drawn since: cards were shuffled or dice rolled")
    own = bit_of(seat)
    old, new = _changed_places(before, after)
    then, now = before.whereabouts(old), after.whereabouts(new)
    used: list[int] = []  # copies that lie now where another one lay
    for card, (zone, owner, knew) in then.items():
        if knew & own:
            continue
        moved = card not in now
        if not moved:
            zone_now, owner_now, know = now[card]
            if know & ~knew == 0 and zone_now == zone and owner_now == owner:
                continue
            moved = zone_now != zone or owner_now != owner  # it may have been open on its way
        copy = _copy_instead(before, then, now, card, own, used)
        if copy >= 0:
            used.append(copy)
        elif moved:
            raise UndoRefused("revealed", "a hidden card was moved since")
        else:
            raise UndoRefused("revealed", "a hidden card became known since")


def _changed_places(before: Table, after: Table) -> tuple[list[Place], list[Place]]:
    """The places of two tables that are not the same, or whose cards are not known to the same.

    Most stay as they are, and what lies there need not be looked at.
    """
    then, now = before.places(), after.places()
    if len(then) != len(now):
        return then, now
    alike = before.knows_like(after)
    old: list[Place] = []
    new: list[Place] = []
    for at in range(len(then)):
        one, other = then[at], now[at]
        if one.is_like(other) and (alike or _are_known_alike(before, after, one.cards)):
            continue
        old.append(one)
        new.append(other)
    return old, new


def _are_known_alike(before: Table, after: Table, cards: list[int]) -> bool:
    return all(before.known_to(card) == after.known_to(card) for card in cards)


def _copy_instead(
    before: Table,
    then: dict[int, tuple[str, int, int]],
    now: dict[int, tuple[str, int, int]],
    card: int,
    own: int,
    used: list[int],
) -> int:
    """A copy that the seat knew and that lies now, unknown, where the card lay; -1 if none.

    Copies cannot be told apart (`CardTable.copy_of`): for the seat it was this one that was shown
    or moved. Whether there was another one it must not learn, not even by an undo.
    """
    zone, owner, knew = then[card]
    for other, (place, whose, known) in then.items():
        if place != zone or whose != owner or known & own == 0 or other in used or other not in now:
            continue
        place_now, whose_now, know = now[other]
        if place_now == zone and whose_now == owner and know & ~knew == 0:
            if before.face(other) == before.face(card):
                return other
    return -1
