"""A table in memory: its match, who looks at it, and what each of them is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from copy import copy
from hashlib import sha256
from typing import NamedTuple, Protocol, cast

import msgspec

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.errors import MalformedRecord, UnknownRevision
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import FORMAT, Record
from tafelrunde.server import rooms, standing, undoing
from tafelrunde.server.asks import describe_asks, result_of
from tafelrunde.server.hourglass import Hourglass
from tafelrunde.server.limits import EVENTS_AT_ONCE
from tafelrunde.server.locks import Lock
from tafelrunde.server.messages import (
    AskInfo,
    BotThoughts,
    Changed,
    ConsentInfo,
    FromServer,
    ResultInfo,
    Room,
    SeatInfo,
    State,
    TableInfo,
    TimerInfo,
    UndoInfo,
    ViewInfo,
)
from tafelrunde.server.replaying import replayed
from tafelrunde.server.views import Views
from tafelrunde.store.engine import now
from tafelrunde.store.games import ANSWER, Move, Table, answers_of
from tafelrunde.store.standing import Standing
from tafelrunde.titles import registry

HASH = 50  # letters of a hash; before it stands the number of the line


class Told(NamedTuple):
    """What a socket was told last: the next one follows from it."""

    number: int  # of states
    version: int  # of the views
    seat: int
    seats: list[SeatInfo]


class Moment(NamedTuple):
    """What everybody is told alike when something has changed: made once for all who look."""

    sequence: int
    step: int
    consent: ConsentInfo | None
    timers: list[TimerInfo]
    at: int
    result: ResultInfo | None
    events: int  # how many there are


class Foreseen(NamedTuple):
    """What a bot means to answer to the questions to come, as long as nobody else is asked."""

    seat: int
    bot: str
    epoch: int
    begun: int  # answers that were given before
    options: list[int]


class Watcher(Protocol):
    """A socket, as far as a table needs to know it."""

    user: str
    invited: bool
    pace: str  # how fast bots should play for it
    sent: int  # events it has
    told: Told | None  # the last state it has

    @property
    def waiting(self) -> int:
        """Bytes that it has not read yet."""

    def send(self, message: FromServer) -> None:
        """Put a message into its queue."""

    def close(self, code: int) -> None:
        """Close it."""


class Live:
    """One table that is being played or looked at. Change it only while holding `lock`."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = Lock()
        self.watchers: set[Watcher] = set()
        self.busy: set[asyncio.Task[None] | asyncio.TimerHandle] = set()  # answers to come
        self.foreseen: Foreseen | None = None  # what a bot means to answer
        self.pins = 0  # sockets that are about to watch
        self.clock: asyncio.TimerHandle | None = None  # until somebody's time is up
        self.standing: dict[tuple[str, str], Standing] = {}  # by user and prompt
        self.reopened = (-1, 0)  # the seat that took something back, and the answers before that
        self.thoughts: dict[int, BotThoughts] = {}  # of bots about their last choices
        self.chats = 0  # lines of chat that were sent
        self.stale = False  # memory and database may differ: load again
        self.lagging: Callable[[Live, Watcher], None] | None = None  # sends what must follow
        self.mending: asyncio.Task[None] | None = None  # loads it again
        self.match: Match | None = None
        self.number = self.epoch = 0
        self.asked: dict[int, int] = {}
        self.clocks = Hourglass(table)
        self.version = 0  # of the views
        self.told_rooms: dict[Watcher, TableInfo] = {}
        self.seated: Table | None = None  # whose seats were described, in which room, to whom
        self.room: tuple[str, set[str], set[int]] = ("", set(), set())
        self.described: dict[str, list[SeatInfo]] = {}

    def set_journal(self, lines: list[Move]) -> None:
        """Play the whole journal; slow for a long game."""
        if self.has_begun:
            check_whole(self.table, lines)
        self.number = len(lines)
        self.epoch = sum(line.kind != ANSWER for line in lines)
        self.match = None
        if self.has_begun:
            self.match = load_match(self.table, lines)
            self.table.revision = self.match.title.revision
        self.asked = {}
        self.plans: dict[int, undoing.Undo] = {}
        self.planned = self.epoch  # what they are true of
        self.views = Views()
        self.fresh: list[int] = []  # seats that were not asked before the last move
        self.settle(lines[-1].at if lines else self.table.changed)
        self.read_clock()

    @property
    def has_begun(self) -> bool:
        """Whether there is a match."""
        return self.table.status in ("running", "finished")

    def is_left_alone(self) -> bool:
        """Whether nobody looks at the table and nothing is happening there."""
        return not (self.watchers or self.busy or self.pins or self.lock.locked())

    @property
    def sequence(self) -> int:
        """What an answer must carry: the line of the journal with which the question was asked.

        Answers of others to the same simultaneous question do not count.
        """
        if self.match is None:
            return 0
        return self.number - (len(self.match.answers) - self.match.sequence)

    @property
    def here(self) -> set[str]:
        """The users who have the table open."""
        return {watcher.user for watcher in self.watchers}

    def settle(self, at: int, by: int = -1) -> list[int]:
        """Note who is asked since when; returns the seats that were not asked before.

        The clock of a seat runs anew with each of its answers (`by`).
        """
        self.plans = self.plans_after(by)
        self.asks: dict[int, list[AskInfo]] = {}
        self.views.go_on()
        self.version += 1
        asked = self.asked_then(at, by)
        fresh = [seat for seat in asked if seat not in self.asked]
        self.clocks.charge(self.table, self.asked, asked, at)
        self.asked = asked
        return fresh

    def plans_after(self, by: int) -> dict[int, undoing.Undo]:
        """What is still true of taking back answers, after one more of a seat."""
        same, self.planned = self.planned == self.epoch, self.epoch
        if not same or by < 0 or self.match is None or self.match.over:
            return {}
        return {s: plan for s, plan in self.plans.items() if s != by and undoing.lasts(plan)}

    def read_clock(self) -> None:
        """The clock as it is stored: another worker, or a start before this one, has let it run."""
        self.clocks = Hourglass(self.table)
        for seat in self.asked:
            self.asked[seat] = self.clocks.since[seat] or self.asked[seat]

    def asked_then(self, at: int, by: int) -> dict[int, int]:
        """Who is asked since when, after a move of that time."""
        pending = [ask.seat for ask in self.match.pending] if self.match is not None else []
        return {seat: at if seat == by else self.asked.get(seat, at) for seat in pending}

    def clock_then(self, at: int, by: int) -> tuple[dict[str, object] | None, int]:
        """The clock, and when time is up next, after a move that is about to be stored."""
        table = self.table
        if not table.has_clock:
            return table.clock, table.deadline
        clocks, asked = copy(self.clocks), self.asked_then(at, by)
        clocks.used, clocks.lapsed = list(clocks.used), list(clocks.lapsed)
        clocks.charge(table, self.asked, asked, at)
        return clocks.kept(table, asked)

    def time_left(self) -> float:
        """Seconds until the next time of a seat is up; 0 if there is nothing to wait for."""
        end = self.clocks.next_end(self.table, self.asked) if self.table.status == "running" else 0
        return max(0.001, (end - now()) / 1000) if end else 0.0

    def overdue(self) -> set[int]:
        """The seats whose time is up."""
        return self.clocks.late(self.table, self.asked)

    def questions(self, seat: int) -> list[AskInfo]:
        """What is asked, as a seat may know it, made once for all who look."""
        assert self.match is not None
        if seat not in self.asks:
            self.asks[seat] = describe_asks(self.match, seat)
            for info, ask in zip(self.asks[seat], self.match.pending, strict=True):
                info.soon = info.mine and standing.answer_to(self, ask) is not None
        return self.asks[seat]

    def position(self) -> str:
        """A hash of what everybody sees and is asked, and after which line of the journal."""
        assert self.match is not None
        views = [view_of(self.match, viewer) for viewer in range(-1, self.match.seats)]
        return noted(self.number, position_of(self.match, views))

    def plan(self, seat: int) -> undoing.Undo:
        """How the seat could take back its last answer."""
        assert self.match is not None
        if seat not in self.plans:
            self.plans[seat] = undoing.plan(self.match, seat)
        return self.plans[seat]

    def set_standing(self, one: Standing) -> None:
        """Somebody has said how a question is to be answered, or is asked again."""
        key = (one.user_id, one.prompt)
        self.asks = {}  # they say what is answered soon
        self.standing.pop(key, None)
        if one.answers:
            self.standing[key] = one

    def ask_of(self, seat: int) -> Ask | None:
        """What a seat is asked now."""
        asks = self.match.pending if self.match is not None else []
        return next((ask for ask in asks if ask.seat == seat), None)

    def foreseen_at(self, seat: int) -> int | None:
        """What a bot has already thought of as its answer to what it is asked now.

        It was not asked in another position: nothing was taken back or answered otherwise since.
        """
        told, ask, match = self.foreseen, self.ask_of(seat), self.match
        if told is None or ask is None or match is None:
            return None
        if (told.seat, told.bot, told.epoch) != (seat, self.table.seats[seat].bot, self.epoch):
            return None
        at = len(match.answers) - told.begun
        given = [(seat, option) for option in told.options[:at]]
        if not 0 <= at < len(told.options) or match.answers[told.begun :] != given:
            return None
        option = told.options[at]
        return option if ask.allows(option) else None

    # -- telling

    def push(self) -> None:
        """Tell everybody the new state."""
        moment = self.moment() if self.match is not None else None
        for watcher in list(self.watchers):
            if self.send_state(watcher, moment) and self.lagging is not None:
                self.lagging(self, watcher)

    def moment(self) -> Moment:
        """What everybody is told alike."""
        match = self.match
        assert match is not None
        return Moment(
            self.sequence,
            len(match.answers),
            self.consent(),
            self.clocks.timers(self.table, self.asked),
            now(),
            result_of(match),
            match.event_count(),
        )

    def push_room(self) -> None:
        """Tell everybody about seats, presence and status.

        Whoever knows it all is told nothing: that would tell that somebody has come or gone.
        """
        known, self.told_rooms = self.told_rooms, {}
        for watcher in list(self.watchers):
            self.send_room(watcher, known.get(watcher))

    def send_room(self, watcher: Watcher, known: TableInfo | None = None) -> None:
        """Tell one about seats, presence and status."""
        room = rooms.describe(
            self.table, watcher.user, self.here, self.overdue(), invited=watcher.invited
        )
        self.told_rooms[watcher] = room
        if known is None or not rooms.is_alike(known, room):
            watcher.send(Room(room=room))
        if "watch" not in room.can:  # the table was closed, or the user has left it
            watcher.close(4404)

    def send_state(self, watcher: Watcher, moment: Moment | None = None) -> bool:
        """Tell one what they may know, with events they do not have yet; True if more must follow.

        A long log comes in pieces, so that nobody else waits for it.
        """
        if self.match is None:
            return False
        moment = moment or self.moment()
        seat, told = self.table.seat_of(watcher.user), watcher.told
        seats = self.seats_for(watcher.user)
        number = 1 if told is None else told.number + 1
        since = min(watcher.sent, moment.events)
        if told is not None and told.seat == seat and self.follows(told):
            message: State | Changed = self.change(told, seats, since, moment)
        else:
            message = self.state(seat, seats, since, number, moment)
        watcher.told = Told(number, self.version, seat, seats)
        watcher.sent = since + len(message.events)
        watcher.send(message)
        return watcher.sent < moment.events

    def seats_for(self, user: str) -> list[SeatInfo]:
        """The seats as a user may know them; the same object while nothing has changed there.

        Whoever changes seats in the database has the table read again as a new one.
        """
        room = (self.table.status, self.here, self.overdue())
        if self.seated is not self.table or self.room != room:
            self.seated, self.room, self.described = self.table, room, {}
        found = self.described.get(user)
        if found is None:
            found = self.described[user] = rooms.describe_seats(self.table, user, *room[1:])
        return found

    def follows(self, told: Told) -> bool:
        """Whether the view of now can be told by what has changed."""
        if told.version == self.version:
            return told.seat in self.views.now
        return told.version == self.version - 1 and told.seat in self.views.before

    def state(
        self, seat: int, seats: list[SeatInfo], since: int, number: int, moment: Moment
    ) -> State:
        """Everything a viewer may know, with events from `since` on."""
        match = self.match
        assert match is not None
        return State(
            number=number,
            table=self.table.id,
            seat=seat,
            sequence=moment.sequence,
            step=moment.step,
            epoch=self.epoch,
            view=cast(ViewInfo, self.views.seen(match, seat).whole()),
            asks=self.questions(seat),
            events_from=since,
            events=match.log(seat, since, EVENTS_AT_ONCE),
            seats=seats,
            undo=self.undo_info(seat),
            consent=moment.consent,
            timers=moment.timers,
            now=moment.at,
            result=moment.result,
        )

    def change(self, told: Told, seats: list[SeatInfo], since: int, moment: Moment) -> Changed:
        """The same for a viewer who has the state before."""
        match, seat = self.match, told.seat
        assert match is not None
        return Changed(
            number=told.number + 1,
            sequence=moment.sequence,
            step=moment.step,
            epoch=self.epoch,
            view=[] if told.version == self.version else self.views.changed(match, seat),
            asks=self.questions(seat),
            events_from=since,
            events=match.log(seat, since, EVENTS_AT_ONCE),
            seats=None if seats is told.seats or seats == told.seats else seats,
            undo=self.undo_info(seat),
            consent=moment.consent,
            timers=moment.timers,
            now=moment.at,
            result=moment.result,
        )

    def undo_info(self, seat: int) -> UndoInfo:
        """Whether the seat can take back an answer."""
        if self.consent() is not None:
            return UndoInfo(free=False, ask=False, reason="pending")
        plan = self.plan(seat)
        possible = not plan.reason
        alone = not self.others(seat)  # bots always consent
        free = possible and (plan.free or alone)
        return UndoInfo(free=free, ask=possible and not free, reason=plan.reason)

    def others(self, seat: int) -> list[int]:
        """The other people, whose consent is needed."""
        return [other for other in rooms.humans(self.table) if other != seat]

    def consent(self) -> ConsentInfo | None:
        """The open request to undo; any move ends it."""
        request = self.table.consent
        if request is None or request.get("number") != self.number:
            return None
        by, yes = request["by"], request["yes"]
        assert isinstance(by, int) and isinstance(yes, list)
        return ConsentInfo(by=by, missing=[seat for seat in self.others(by) if seat not in yes])


def is_whole(table: Table, lines: list[Move]) -> bool:
    """Whether the journal has all the lines that the table counts."""
    unbroken = all(line.number == at for at, line in enumerate(lines))
    return unbroken and len(answers_of(lines)) == table.steps


def check_whole(table: Table, lines: list[Move]) -> None:
    """Refuse a journal in which a line is missing: nobody plays on from somewhere else."""
    if not is_whole(table, lines):
        raise MalformedRecord("lines of this game's journal are missing")


def load_match(table: Table, lines: list[Move]) -> Match:
    """The match of a stored table, replayed; every answer is checked again.

    Other rules than those it was played by must lead to what everybody saw: otherwise
    `UnknownRevision`, and the table is left as it is.
    """
    title, record = registry.load(table.title), record_of(table, answers_of(lines))
    if record.revision == title.revision:
        return replayed(title, record)
    try:
        match = replayed(title, msgspec.structs.replace(record, revision=title.revision))
    except Exception as error:
        raise UnknownRevision(
            "this game was played by other rules; the ones of today break ({error})",
            error=type(error).__name__,
        ) from None
    number, _, hashed = table.position.rpartition(":")
    if number and number != str(len(lines)):
        raise UnknownRevision(
            "this game was played by other rules, which were stopped before they had noted how it "
            "stood: start the version it was played with once more"
        )
    views = [view_of(match, viewer) for viewer in range(-1, match.seats)]
    if not hashed or position_of(match, views)[:HASH] != hashed[:HASH]:
        raise UnknownRevision("this game was played by other rules, which lead somewhere else now")
    return match


def view_of(match: Match, viewer: int) -> msgspec.Raw:
    """What a viewer sees, as JSON, the same for the same view."""
    return msgspec.Raw(msgspec.json.encode(match.view(viewer), order="deterministic"))


def position_of(match: Match, views: list[msgspec.Raw]) -> str:
    """A hash of a position, given the views of spectators and of all seats."""
    asks = msgspec.json.encode([[ask.seat, ask.options] for ask in match.pending])
    return sha256(b"\n".join([*map(bytes, views), asks])).hexdigest()


def noted(number: int, hashed: str) -> str:
    """What is stored of a position: after how many lines of the journal, and its hash."""
    return f"{number}:{hashed[:HASH]}"


def record_of(table: Table, answers: list[tuple[int, int]]) -> Record:
    """A stored table as a record."""
    return Record(
        format=FORMAT,
        title=table.title,
        revision=table.revision,
        seats=len(table.seats),
        options=table.options,
        seed=table.seed,
        answers=answers,
        names=[seat.name for seat in table.seats],
    )
