"""A table in memory: its match, who looks at it, and what each of them is told."""

from __future__ import annotations

import asyncio
from typing import Protocol

import msgspec

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.bots import Bot
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import FORMAT, Record
from tafelrunde.kernel.title import Title
from tafelrunde.kernel.vocabulary import Vocabulary
from tafelrunde.server import rooms, undoing
from tafelrunde.server.messages import (
    AskInfo,
    Choice,
    ConsentInfo,
    FromServer,
    ResultInfo,
    Room,
    State,
    TimerInfo,
    UndoInfo,
    ViewInfo,
)
from tafelrunde.store.engine import now
from tafelrunde.store.games import ANSWER, Move, Table, answers_of
from tafelrunde.titles import registry


class Watcher(Protocol):
    """A socket, as far as a table needs to know it."""

    user: str
    invited: bool
    sent: int  # events it has

    def send(self, message: FromServer) -> None:
        """Put a message into its queue."""

    def close(self, code: int) -> None:
        """Close it."""


class Live:
    """One table that is being played or looked at. Change it only while holding `lock`."""

    def __init__(self, table: Table, lines: list[Move]) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.busy: set[asyncio.Task[None]] = set()  # bots that think
        self.pins = 0  # sockets that are about to watch
        self.bots: dict[int, Bot] = {}
        self.chats = 0  # lines of chat that were sent
        self.stale = False  # memory and database may differ: load again
        self.match: Match | None = None
        self.set_journal(lines)

    def set_journal(self, lines: list[Move]) -> None:
        """Play the whole journal; slow for a long game."""
        self.number = len(lines)
        self.epoch = sum(line.kind != ANSWER for line in lines)
        self.match = load_match(self.table, lines) if self.has_begun else None
        self.asked: dict[int, int] = {}
        self.fresh: list[int] = []  # seats that were not asked before the last move
        self.settle(lines[-1].at if lines else self.table.changed)

    @property
    def has_begun(self) -> bool:
        """Whether there is a match."""
        return self.table.status in ("running", "finished")

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

    def settle(self, at: int) -> list[int]:
        """Note who is asked since when; returns the seats that were not asked before."""
        self.plans: dict[int, undoing.Plan] = {}
        pending = [ask.seat for ask in self.match.pending] if self.match is not None else []
        fresh = [seat for seat in pending if seat not in self.asked]
        self.asked = {seat: self.asked.get(seat, at) for seat in pending}
        return fresh

    def plan(self, seat: int) -> undoing.Plan:
        """How the seat could take back its last answer."""
        assert self.match is not None
        if seat not in self.plans:
            self.plans[seat] = undoing.plan(self.match, seat)
        return self.plans[seat]

    def ask_of(self, seat: int) -> Ask | None:
        """What a seat is asked now."""
        asks = self.match.pending if self.match is not None else []
        return next((ask for ask in asks if ask.seat == seat), None)

    # -- telling

    def push(self) -> None:
        """Tell everybody the new state."""
        for watcher in list(self.watchers):
            self.send_state(watcher)

    def push_room(self) -> None:
        """Tell everybody about seats, presence and status."""
        for watcher in list(self.watchers):
            self.send_room(watcher)

    def send_room(self, watcher: Watcher) -> None:
        """Tell one about seats, presence and status."""
        room = rooms.describe(self.table, watcher.user, self.here, invited=watcher.invited)
        watcher.send(Room(room=room))
        if "watch" not in room.can:  # the table was closed, or the user has left it
            watcher.close(4404)

    def send_state(self, watcher: Watcher) -> None:
        """Tell one what they may know, with the events they do not have yet."""
        if self.match is None:
            return
        message = self.state(watcher.user, watcher.sent)
        watcher.sent = message.events_from + len(message.events)
        watcher.send(message)

    def state(self, user: str, since: int) -> State:
        """Everything a user may know, with events from `since` on."""
        match, table = self.match, self.table
        assert match is not None
        seat = table.seat_of(user)
        since = min(since, match.event_count())
        return State(
            table=table.id,
            seat=seat,
            sequence=self.sequence,
            step=len(match.answers),
            epoch=self.epoch,
            view=msgspec.convert(match.view(seat), ViewInfo),
            asks=describe_asks(match, seat),
            events_from=since,
            events=match.events(seat, since),
            seats=rooms.describe_seats(table, user, self.here),
            undo=self.undo_info(seat),
            consent=self.consent(),
            timers=[
                TimerInfo(seat=asked, since=at, limit=table.turn_seconds)
                for asked, at in self.asked.items()
            ],
            now=now(),
            result=result_of(match),
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


def load_match(table: Table, lines: list[Move]) -> Match:
    """The match of a stored table, replayed; every answer is checked again."""
    return Match.load(registry.load(table.title), record_of(table, answers_of(lines)))


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


def describe_asks(match: Match, viewer: int) -> list[AskInfo]:
    """The open questions: one's own whole, of others only what is public."""
    return [
        describe_ask(match.title.vocabulary, ask, mine=ask.seat == viewer) for ask in match.pending
    ]


def describe_ask(words: Vocabulary, ask: Ask, *, mine: bool) -> AskInfo:
    """One question."""
    seat, player, target, prompt, source, rule = ask.public()
    told = AskInfo(seat=seat, player=player, target=target, prompt=prompt, source=source, rule=rule)
    if mine:
        told.mine = True
        told.count = ask.count
        told.about = ask.about
        told.options = [Choice(number=n, text=words.name(n)) for n in ask.options]
    return told


def result_of(match: Match) -> ResultInfo | None:
    """How a match ended, if it has."""
    if not match.over:
        return None
    end = match.table.outcome()
    return ResultInfo(scores=end.scores, winners=end.winners, reason=end.reason)


def title_of(table: Table) -> Title:
    """The rules of a table."""
    return registry.load(table.title)
