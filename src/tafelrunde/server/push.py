"""Web push: browsers register themselves, prove that they get what is sent, and are called."""

from __future__ import annotations

import asyncio
from secrets import token_urlsafe
from typing import TYPE_CHECKING

import msgspec
from starlette.responses import Response
from starlette.routing import BaseRoute

from tafelrunde.server import vapid
from tafelrunde.server.calling import wishes_of
from tafelrunde.server.calls import check_webhook, post
from tafelrunde.server.http import Call, json, route
from tafelrunde.server.limits import (
    CHANGED,
    HOOKED,
    PUSH_TTL,
    PUSHED,
    PUSHES_PER_USER,
    TURNS_LISTED,
)
from tafelrunde.server.logs import log
from tafelrunde.server.messages import (
    CallInfo,
    CallWish,
    ConfirmWish,
    EndpointWish,
    PushWish,
)
from tafelrunde.server.refusals import Refusal
from tafelrunde.store import finding, people, pushes
from tafelrunde.store.games import Table
from tafelrunde.store.pushes import Push
from tafelrunde.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from tafelrunde.server.core import Server

GONE = (404, 410)  # the browser wants no more
TAKEN = range(200, 300)


async def own_key(server: Server) -> str:
    """The key of this server, made once."""
    return await pushes.kept_key(server.store, "vapid", vapid.new_key())


async def send(server: Server, push: Push, content: dict[str, object], topic: str) -> int:
    """Call one browser; the status of its push service, 0 if that cannot be reached."""
    kept = await own_key(server)
    contact = server.settings.address if server.settings.address.startswith("https") else ""
    headers = {
        "Content-Type": "application/octet-stream",
        "Content-Encoding": "aes128gcm",
        "TTL": str(PUSH_TTL),
        "Urgency": "normal",
        "Topic": topic,
        "Authorization": vapid.authorization(
            kept, push.endpoint, contact or "mailto:nobody@example.org"
        ),
    }
    body = vapid.sealed(msgspec.json.encode(content), push.p256dh, push.auth)
    private = server.settings.private_webhooks
    try:
        status = await post(push.endpoint, body, private=private, headers=headers)
    except (OSError, TimeoutError, ValueError, Refusal) as error:
        log("push", user=push.user_id, failed=type(error).__name__)
        return 0
    log("push", user=push.user_id, status=status)
    if status in GONE:
        await pushes.remove(server.store, push.user_id, push.endpoint)
    return status


async def your_turn(server: Server, user: str, table: Table) -> None:
    """Call all browsers of somebody who is away; several games that wait are one message."""
    found = await pushes.of_user(server.store, user)
    if not found or not server.limiter.allows("push", HOOKED, user):
        return
    waiting = await finding.turns(server.store, user, TURNS_LISTED)
    count = max(1, len(waiting))
    told = [send(server, push, turn_message(push.lang, table, count), "turn") for push in found]
    await asyncio.gather(*told)


def turn_message(lang: str, table: Table, count: int) -> dict[str, object]:
    """What a browser shows: nothing of the game itself."""
    texts = Texts(lang if lang in LANGUAGES else LANGUAGES[0])
    names = ", ".join(seat.name for seat in table.seats if seat.name and not seat.bot)
    game = texts.text(f"title-{table.title}")
    return {
        "title": texts.text("call-turn"),
        "body": texts.text("call-games", count=count, game=game, names=names),
        "url": f"/table/{table.id}",
        "tag": "turn",
    }


# -- endpoints


async def get_calls(call: Call) -> Response:
    """How I want to be called."""
    return json(await described(call))


async def described(call: Call) -> CallInfo:
    """The same as data."""
    store = call.server.store
    kept = (await people.profile(store, call.me.id)).calls
    found = await pushes.of_user(store, call.me.id)
    public = vapid.public_bytes(vapid.private_key(await own_key(call.server)))
    return CallInfo(key=vapid.encode(public), browsers=len(found), wishes=wishes_of(kept))


async def set_calls(call: Call) -> Response:
    """Choose how I want to be called."""
    user, wish = call.me, await call.body(CallWish)
    call.limit("settings", CHANGED, user.id)
    await people.set_profile(call.server.store, user.id, calls=msgspec.to_builtins(wish))
    return json(await described(call))


async def register(call: Call) -> Response:
    """Register a browser. It counts once it has sent back what it is sent now."""
    user, wish = call.me, await call.body(PushWish)
    call.limit("pushes", PUSHED, user.id)
    parts = check_webhook(wish.endpoint)
    if parts.scheme != "https" and not call.server.settings.private_webhooks:
        raise Refusal("bad-webhook", "push services are reached by https")
    try:
        good = vapid.is_point(vapid.decode(wish.p256dh)) and len(vapid.decode(wish.auth)) == 16
    except ValueError:
        good = False
    if not good:
        raise Refusal("bad-message", "these are no keys of a browser")
    lang = user.lang if user.lang in LANGUAGES else LANGUAGES[0]
    push = Push(token_urlsafe(12), user.id, wish.endpoint, wish.p256dh, wish.auth, lang)
    token = await pushes.add(call.server.store, push, PUSHES_PER_USER)
    texts = Texts(lang)
    content: dict[str, object] = {
        "title": "Tafelrunde",
        "body": texts.text("call-confirmed"),
        "url": "/",
        "tag": "confirm",
        "token": token,
    }
    if await send(call.server, push, content, "confirm") not in TAKEN:
        await pushes.remove(call.server.store, user.id, wish.endpoint)
        raise Refusal("bad-webhook", "the push service does not take this")
    return json(await described(call))


async def confirm(call: Call) -> Response:
    """A browser sends back its token."""
    wish = await call.body(ConfirmWish)
    call.limit("pushes", PUSHED, call.me.id)
    if not await pushes.confirm(call.server.store, call.me.id, wish.token):
        raise Refusal("not-found", "nobody waits for this")
    return json(await described(call))


async def unregister(call: Call) -> Response:
    """A browser wants to be called no more."""
    wish = await call.body(EndpointWish)
    await pushes.remove(call.server.store, call.me.id, wish.endpoint)
    return json(await described(call))


ROUTES: list[BaseRoute] = [
    route("GET", "/api/calls", get_calls),
    route("PUT", "/api/calls", set_calls),
    route("POST", "/api/push", register),
    route("POST", "/api/push/confirm", confirm),
    route("DELETE", "/api/push", unregister),
]
