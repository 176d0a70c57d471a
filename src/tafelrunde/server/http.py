"""What every HTTP request goes through: limits, origin, who it is, its token, its body, errors."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from sqlalchemy.exc import DataError
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.server import metrics
from tafelrunde.server.core import Server
from tafelrunde.server.jobs import Job
from tafelrunde.server.limiter import ALL, net_of
from tafelrunde.server.limits import ADDRESS, BODY, EVERYBODY, WISH_SECONDS, Rate
from tafelrunde.server.logs import log, log_failure
from tafelrunde.server.messages import ErrorInfo
from tafelrunde.server.refusals import Refusal, refusal_of
from tafelrunde.server.signing import COOKIE, Session
from tafelrunde.server.workshop import JobFailed
from tafelrunde.store import users
from tafelrunde.store.users import User

T = TypeVar("T")
MAKING = asyncio.Lock()  # one at a time
MADE: dict[tuple[object, ...], bytes] = {}  # as many as there are titles, languages and lists

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
        "media-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
ONLY_HTTPS = "max-age=31536000"
# What is open to somebody who is banned: to learn that they are, to get their data, and to go.
OPEN = ("/api/me", "/api/me/export", "/api/health", "/api/login", "/api/logout")


class SecurityHeaders:
    """Adds the headers above to every answer, and counts who comes."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, with more headers."""
        if scope["type"] != "lifespan":
            scope["app"].state.server.visits += 1
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_more(message: Message) -> None:
            if message["type"] == "http.response.start":
                have = {name.lower() for name, _ in message["headers"]}
                more = dict(HEADERS)
                if scope["app"].state.server.settings.secure:
                    more["Strict-Transport-Security"] = ONLY_HTTPS
                for name, value in more.items():
                    if name.lower().encode() not in have:
                        message["headers"].append((name.lower().encode(), value.encode()))
            await send(message)

        await self.app(scope, receive, send_more)


@dataclass
class Call:
    """A request that may go on: from whom, and to which server."""

    server: Server
    request: Request
    user: User | None
    address: str
    session: str = ""  # of the user

    @property
    def me(self) -> User:
        """The user; refuses strangers."""
        if self.user is None:
            raise Refusal("not-signed-in", "choose a name first")
        return self.user

    @property
    def id(self) -> str:
        """The id of the user, '' for a stranger."""
        return self.user.id if self.user is not None else ""

    def limit(self, what: str, rate: Rate, who: str) -> None:
        """Take a credit or refuse."""
        if not self.server.limiter.allows(what, rate, who):
            raise Refusal("too-many", "too many requests of this kind; try again later")

    async def wish(self, job: Job) -> bytes:
        """Have something that takes long looked at elsewhere; JSON, or a `Refusal`."""
        try:
            return await self.server.wishes.do(job, WISH_SECONDS, self.id or self.address)
        except TimeoutError:
            raise Refusal("too-slow", "this takes too long") from None
        except JobFailed:
            raise Refusal("bad-message", "this cannot be done") from None

    async def body(self, kind: type[T], most: int = BODY) -> T:
        """The body, checked."""
        return decoded(await self.bytes(most), kind)

    async def bytes(self, most: int) -> bytes:
        """The body, if it is not too large; stops reading where it is."""
        parts: list[bytes] = []
        size = 0
        async for part in self.request.stream():
            size += len(part)
            if size > most:
                raise Refusal("too-large", f"at most {most} bytes are allowed here")
            parts.append(part)
        return b"".join(parts)


Handler = Callable[[Call], Awaitable[Response]]


def decoded(data: bytes, kind: type[T]) -> T:
    """A body, checked."""
    try:
        return msgspec.json.decode(data or b"{}", type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("bad-message", f"this cannot be read: {error}") from None


def server_of(connection: HTTPConnection) -> Server:
    """The server behind a request or socket."""
    server: Server = connection.app.state.server
    return server


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from, as limits count it."""
    return net_of(connection.client.host) if connection.client is not None else "unknown"


def host_of(connection: HTTPConnection) -> str:
    """Where a request comes from, exactly."""
    return connection.client.host if connection.client is not None else ""


def session_of(server: Server, connection: HTTPConnection) -> Session | None:
    """The session of the cookie somebody sent."""
    cookie = connection.cookies.get(COOKIE)
    return server.signing.read_session(cookie) if cookie else None


async def user_of(server: Server, session: Session | None) -> User | None:
    """Whose session this is; None for strangers and ended sessions."""
    if session is None:
        return None
    user = await users.find_session(server.store, session.user, session.id)
    if user is None or user.epoch != session.epoch:
        return None
    await users.note_visit(server.store, user)
    return user


def check_origin(server: Server, connection: HTTPConnection) -> None:
    """Refuse what a foreign page sends. Programs send no origin, and carry nobody's cookie."""
    origin = connection.headers.get("origin")
    if origin is None or origin in server.settings.origins:
        return
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        host = ""
    if not host or host != connection.headers.get("host"):
        raise Refusal("bad-origin", "this request comes from a foreign page")


async def enter(request: Request) -> Call:
    """Check what all requests have in common."""
    server = server_of(request)
    call = Call(server, request, None, address_of(request))
    if not request.scope.get("relayed"):  # the worker it reached first has counted it
        call.limit("address", ADDRESS, call.address)
        call.limit("everybody", EVERYBODY, ALL)
    changing = request.method not in ("GET", "HEAD")
    if changing:
        check_origin(server, request)
    session = session_of(server, request)
    call.user = await user_of(server, session)
    call.session = session.id if call.user is not None and session is not None else ""
    if request.url.path.startswith("/api/") and request.url.path not in OPEN:
        server.bans.check(call.user, host_of(request))
    if changing and not server.signing.is_csrf(request.headers.get("x-csrf-token", ""), call.user):
        raise Refusal("bad-token", "the header X-CSRF-Token is missing or no longer right")
    return call


def route(method: str, path: str, handler: Handler) -> Route:
    """An address of the API."""

    async def endpoint(request: Request) -> Response:
        start = time.perf_counter()
        user = ""
        try:
            call = await enter(request)
            user = call.id
            response = await handler(call)
        except Refusal as refusal:
            response = refused(refusal)
        except TafelrundeError as error:
            response = refused(refusal_of(error))
        except DataError:  # such as the character zero in a text, which PostgreSQL does not take
            response = refused(Refusal("bad-message", "the database does not take this"))
        except ClientDisconnect:
            response = Response(status_code=400)
        except Exception:
            log_failure("request", method=method, route=path, user=user)
            response = refused(Refusal("broken", "something went wrong here"))
        ms = round((time.perf_counter() - start) * 1000, 1)
        status = response.status_code
        metrics.REQUESTS.labels(str(status)).inc()
        log("request", method=method, route=path, status=status, ms=ms, user=user)
        return response

    return Route(path, endpoint, methods=[method])


def json(data: Any, *, status: int = 200) -> Response:
    """An answer that nobody keeps."""
    headers = {"Cache-Control": "no-store"}
    body = msgspec.json.encode(data)
    return Response(body, status, headers, media_type="application/json")


def refused(refusal: Refusal) -> Response:
    """An error as the client gets it."""
    told = ErrorInfo(
        error=refusal.code, message=refusal.message, reason=refusal.reason, texts=refusal.texts
    )
    return json(told, status=refusal.status)


async def kept_soon(call: Call, make: Callable[..., bytes], *about: str) -> Response:
    """An answer that is made once and may be kept; the first time takes long."""
    key = (make, *about)
    if key not in MADE:
        async with MAKING:
            MADE[key] = await asyncio.to_thread(make, *about)
    return kept(call.request, MADE[key])


def kept(request: HTTPConnection, body: bytes, media: str = "application/json") -> Response:
    """An answer that may be kept as long as it stays the same."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if tag in request.headers.get("if-none-match", "").replace("W/", "").split(", "):
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=media)
