"""The socket of a table: one per open page."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from hmac import compare_digest
from secrets import token_hex
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from tafelrunde.kernel.foresight import ends_turn
from tafelrunde.server import chats, guides, metrics, rooms, standing
from tafelrunde.server import messages as m
from tafelrunde.server.asks import because
from tafelrunde.server.bans import CLOSED
from tafelrunde.server.http import (
    address_of,
    check_origin,
    host_of,
    server_of,
    session_of,
    user_of,
)
from tafelrunde.server.limiter import ALL
from tafelrunde.server.limits import (
    ALL_CONNECTS,
    CHANGED,
    CHAT_SHOWN,
    CONNECTS,
    MESSAGES,
    NUMBER,
    QUEUE,
    REPORTED,
    SAID,
    SOCKET_MESSAGE,
    WHYS,
)
from tafelrunde.server.lines import GRACE, Line
from tafelrunde.server.live import Live, Told
from tafelrunde.server.logs import log, log_failure
from tafelrunde.server.refusals import Refusal
from tafelrunde.store import games, moderation, users
from tafelrunde.store.moderation import Whom
from tafelrunde.store.users import User

if TYPE_CHECKING:
    from tafelrunde.server.core import Server

PATIENCE = 50  # refused messages in a row after which a socket is closed
DECODER = msgspec.json.Decoder(m.FromClient)
CLOSE_CODES: dict[m.Code, int] = {
    "bad-origin": 4403,
    "not-signed-in": 4401,
    "too-many": 4429,
    "banned": CLOSED,
    "stale": 1012,  # another worker plays the table: connect again
}


class Socket:
    """One open page of a user at a table."""

    def __init__(self, server: Server, ws: WebSocket, user: User, session: str, live: Live) -> None:
        self.server = server
        self.ws = ws
        self.user = user.id
        self.session = session
        self.address = address_of(ws)
        self.host = host_of(ws)
        self.moderator = user.moderator
        self.live = live
        self.id = token_hex(6)
        token = ws.query_params.get("invite", "")
        self.invited = compare_digest(token.encode(), live.table.invite.encode())
        self.line: Line = ws.state.line
        self.sent = 0
        self.pace = "brisk"
        self.hinting: asyncio.Task[None] | None = None
        self.told: Told | None = None
        self.code = 0  # with which it is being closed
        self.refused = 0
        self.ending = asyncio.Event()

    # -- sending

    def send(self, message: m.FromServer) -> None:
        """Send a message; who does not read is dropped, not waited for."""
        if self.code:
            return
        data = msgspec.json.encode(message)
        waiting = self.waiting
        if waiting and waiting + len(data) > QUEUE:
            log("socket", table=self.live.table.id, user=self.user, slow=True)
            self.close(4408)
        else:
            self.line.say(data)

    @property
    def waiting(self) -> int:
        """Bytes that the client has not read yet."""
        return self.line.waiting

    def close(self, code: int) -> None:
        """Close after what was sent; at once if that is not read."""
        if not self.code:
            self.code = code
            self.ending.set()

    async def end(self) -> None:
        """Wait until the socket is to be closed, and say so."""
        await self.ending.wait()
        if self.code != 4408:  # whoever does not read will not read a farewell either
            with suppress(TimeoutError, WebSocketDisconnect, RuntimeError):  # they may be gone
                await asyncio.wait_for(self.ws.close(self.code), GRACE)

    # -- receiving

    async def run(self) -> None:
        """Serve the socket to its end."""
        server, live = self.server, self.live
        server.hub.add(self)
        try:
            await self.greet()
            ends = [*map(asyncio.ensure_future, (self.read(), self.end()))]
            done, rest = await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            for task in rest:
                task.cancel()
            for task in done:
                error = task.exception()
                if error is not None and not isinstance(error, WebSocketDisconnect | RuntimeError):
                    raise error
        finally:
            if self.hinting is not None:
                self.hinting.cancel()
            live.watchers.discard(self)
            server.hub.remove(self)
            await self.tell_presence()

    async def greet(self) -> None:
        """Tell a new socket everything."""
        live = self.live
        lines = await games.chat(self.server.store, live.table.id, most=CHAT_SHOWN)

        async def work() -> None:
            known = live.match.event_count() if live.match is not None else 0
            if number(self.ws, "epoch", -1) == live.epoch:
                self.sent = min(number(self.ws, "since", 0), known)
            live.watchers.add(self)
            live.send_room(self)
            self.send(m.Chats(lines=[m.ChatLine(**line._asdict()) for line in lines]))
            if any(user == self.user for user, _ in live.standing):
                self.send(standing.told(live, self.user))

        if self.server.store.shared:
            await self.server.tables.refresh(live.table.id)
        if lines:
            live.chats = max(live.chats, lines[-1].number + 1)
        await self.server.tables.guarded(live, work)
        await self.server.tables.follow(live, self)
        await self.tell_presence()

    async def tell_presence(self) -> None:
        """Others see that somebody has come or gone."""
        try:
            await self.server.tables.note_presence(self.live, self.user)
        except Exception:
            log_failure("presence", table=self.live.table.id)

    async def read(self) -> None:
        """Take messages until the client is gone."""
        while True:
            message = await self.ws.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            await self.take(text if text is not None else message.get("bytes") or b"")

    async def take(self, data: str | bytes) -> None:
        """Carry out one message, or say why not."""
        ref = 0
        try:
            if len(data) > SOCKET_MESSAGE:
                raise Refusal("too-large", f"a message has at most {SOCKET_MESSAGE} characters")
            if not self.server.limiter.allows("socket", MESSAGES, self.id):
                raise Refusal("too-many", "slower, please")
            try:
                message = DECODER.decode(data)
            except (msgspec.MsgspecError, UnicodeError, RecursionError):
                raise Refusal("bad-message", "this message cannot be read") from None
            ref = message.ref
            await self.carry_out(message)
            self.refused = 0
        except Refusal as refusal:
            await self.refuse(ref, refusal)
        except Exception:
            log_failure("socket", table=self.live.table.id, user=self.user)
            await self.refuse(ref, Refusal("broken", "something went wrong here"))

    async def refuse(self, ref: int, refusal: Refusal) -> None:
        """Say no, and how things stand."""
        self.refused += 1
        if self.refused > PATIENCE:
            self.close(4400)
            return
        self.send(
            m.Refused(ref=ref, error=refusal.code, message=refusal.message, reason=refusal.reason)
        )
        if refusal.code not in ("too-many", "too-large"):
            try:
                await self.send_state()
            except Exception:  # the database is away: it comes when that is back
                log_failure("socket", table=self.live.table.id, user=self.user)

    async def send_state(self, since: int | None = None) -> None:
        """The state, when nothing is being changed."""

        if since is not None:
            self.sent, self.told = since, None  # they want the whole
        await self.server.tables.follow(self.live, self)

    async def carry_out(self, message: m.FromClient) -> None:
        """Do what a message asks for."""
        tables, live = self.server.tables, self.live
        ref = message.ref

        def stored() -> None:
            self.send(m.Accepted(ref=ref))

        match message:
            case m.Answer():
                seat = self.own_seat()
                if message.careful:
                    await self.check_turn_goes_on(seat, message)
                pace = self.server.players.pace(live, seat)
                with metrics.ANSWERS.time():
                    await tables.answer(live, seat, message.option, message.sequence, stored)
                self.server.players.remember(live, seat, pace)
            case m.Undo():
                await tables.undo(live, self.own_seat(), ask=message.ask, stored=stored)
            case m.Consent():
                await tables.consent(live, self.own_seat(), yes=message.yes, stored=stored)
            case m.Stand():
                self.own_seat()
                if not self.server.limiter.allows("stand", CHANGED, self.user):
                    raise Refusal("too-many", "slower, please")
                await standing.stand(self.server, live, self.user, message)
                stored()
            case m.Foresee():
                await self.foresee(ref)
            case m.Say():
                await self.say(message.text)
                stored()
            case m.Report():
                await self.report(message)
                stored()
            case m.Sync():
                await self.send_state(message.since)
            case m.Why():
                await self.explain(message.spot, ref)
            case m.Hint():
                seat = self.own_seat()
                if self.hinting is not None:
                    self.hinting.cancel()
                self.hinting = asyncio.ensure_future(self.advise(seat, ref))
            case m.Guide():
                await self.guide(message.done, ref)
            case m.Pace():
                self.pace = message.pace
                stored()
            case m.Ping():
                self.send(m.Pong(ref=ref))

    def own_seat(self) -> int:
        """The seat the user decides for."""
        seat = self.live.table.seat_of(self.user)
        if seat < 0:
            raise Refusal("not-your-seat", "you only watch", "spectator")
        if rooms.kind_of(self.live.table.seats[seat]) == "stand-in":
            raise Refusal("not-your-seat", "a bot plays for you: take your seat back first")
        return seat

    async def check_turn_goes_on(self, seat: int, answer: m.Answer) -> None:
        """Refuse an answer that would end the turn, so that the page can ask again."""

        async def work() -> None:
            match, same = self.live.match, self.live.sequence == answer.sequence
            if match is not None and same and ends_turn(match, seat, answer.option):
                raise Refusal("sure", "this answer ends the turn")

        await self.server.tables.guarded(self.live, work)

    async def explain(self, spot: str, ref: int) -> None:
        """Say why a thing on the table is no answer; only whoever is asked is told."""
        if not self.server.limiter.allows("why", WHYS, self.user):
            raise Refusal("too-many", "slower, please")
        seat = self.own_seat()

        async def work() -> None:
            self.send(because(self.live.match, self.live.ask_of(seat), spot, ref))

        await self.server.tables.guarded(self.live, work)

    async def foresee(self, ref: int) -> None:
        """Say what the own seat may be asked in others' turns."""
        if not self.server.limiter.allows("why", WHYS, self.user):
            raise Refusal("too-many", "slower, please")
        seat = self.own_seat()

        async def work() -> None:
            self.send(standing.foretold(self.live, seat, ref))

        await self.server.tables.guarded(self.live, work)

    async def advise(self, seat: int, ref: int) -> None:
        """A hint, when it has been thought of; meanwhile other messages are taken."""
        try:
            thoughts = await self.server.hints.advise(self.live, seat, self.user)
            self.send(m.Advice(ref=ref, thoughts=thoughts))
        except Refusal as no:
            self.send(m.Refused(ref=ref, error=no.code, message=no.message, reason=no.reason))
        except Exception:
            log_failure("hint", table=self.live.table.id, user=self.user)
            self.send(m.Refused(ref=ref, error="broken", message="something went wrong here"))

    async def guide(self, done: list[str], ref: int) -> None:
        """What the guide of a prepared game says; only whoever is asked is told."""
        if not self.server.limiter.allows("why", WHYS, self.user):
            raise Refusal("too-many", "slower, please")
        seat, table = self.own_seat(), self.live.table
        found = guides.guide_of(table.title) if table.kind == guides.KIND else None

        async def work() -> None:
            if found is None or self.live.match is None:
                self.send(m.Lesson(ref=ref, over=True))
            else:
                self.send(guides.lesson(found, self.live.match, seat, set(done), ref))

        await self.server.tables.guarded(self.live, work)

    async def say(self, text: str) -> None:
        """Chat."""
        rooms.require(self.live.table, self.user, "chat", invited=self.invited)
        if not self.server.limiter.allows("chat", SAID, self.user):
            raise Refusal("too-many", "slower, please")
        clean = "".join(c if c.isprintable() else " " for c in text).strip()
        if not clean:
            raise Refusal("bad-message", "there is nothing to say")
        user = await users.find(self.server.store, self.user)
        if user is None:  # deleted meanwhile
            raise Refusal("not-signed-in", "choose a name first")
        self.server.bans.check_mute(user, self.host)
        await chats.say(self.server, self.live, user, clean)

    async def report(self, message: m.Report) -> None:
        """Tell the moderators; what is told is theirs to judge."""
        user, table = await users.find(self.server.store, self.user), self.live.table
        if user is None:
            raise Refusal("not-signed-in", "choose a name first")
        if message.line < 0 and not 0 <= message.seat < len(table.seats):
            raise Refusal("bad-message", "this is about nobody")
        if not self.server.limiter.allows("report", REPORTED, self.user):
            raise Refusal("too-many", "the moderators know by now")
        by, about = Whom(user.id, user.name), {"seat": message.seat, "line": message.line}
        words = "".join(c if c.isprintable() else " " for c in message.words).strip()
        try:
            await moderation.report(self.server.store, table, by, **about, words=words)
        except LookupError:
            raise Refusal("not-found", "there is no such line") from None
        log("report", table=table.id, user=self.user)


def number(ws: WebSocket, name: str, otherwise: int) -> int:
    """A number in the address of a socket."""
    text = ws.query_params.get(name, "")
    good = text.isascii() and text.isdecimal() and len(text) <= 10
    return min(int(text), NUMBER) if good else otherwise


async def open_socket(ws: WebSocket) -> Socket:
    """Let somebody in, or refuse."""
    server = server_of(ws)
    check_origin(server, ws)
    address = address_of(ws)
    allows = server.limiter.allows
    if not (allows("connect", CONNECTS, address) and allows("connects", ALL_CONNECTS, ALL)):
        raise Refusal("too-many", "too many connections")
    session = session_of(server, ws)
    user = await user_of(server, session)
    if user is None or session is None:
        raise Refusal("not-signed-in", "choose a name first")
    server.bans.check(user, host_of(ws))
    if not server.hub.has_room(user.id, address, limited=server.settings.limit_factor > 0):
        raise Refusal("too-many", "too many open pages")
    live = await server.tables.open(ws.path_params["id"])
    socket = Socket(server, ws, user, session.id, live)
    rooms.require(live.table, user.id, "watch", invited=socket.invited)
    rooms.describe(live.table, user.id, set(), set())  # a damaged one breaks here
    return socket


async def table_socket(ws: WebSocket) -> None:
    """The endpoint `/ws/tables/{id}`."""
    try:
        socket = await open_socket(ws)
    except Exception as error:
        refusal = error if isinstance(error, Refusal) else Refusal("broken", "this is damaged")
        if error is not refusal:
            log_failure("socket")
        log("socket", refused=refusal.code)
        if refusal.code == "bad-origin":
            await ws.close(4403)  # before accepting: a plain 403
            return
        await ws.accept()
        await ws.close(CLOSE_CODES.get(refusal.code, 4404))
        return
    socket.live.pins += 1  # it must not leave the memory now
    try:
        await ws.accept()
        log("socket", table=socket.live.table.id, user=socket.user, opened=True)
        await socket.run()
    except (WebSocketDisconnect, RuntimeError):
        pass  # gone in the middle of something
    finally:
        socket.live.pins -= 1
    log("socket", table=socket.live.table.id, user=socket.user, opened=False)
