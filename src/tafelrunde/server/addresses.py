"""Mail addresses of accounts: adding one, and a new password for whoever has forgotten the old one.

What a stranger is told never depends on whether there is such an account: the work is done after
the answer. Links carry their token behind a '#', so that no server on the way writes it down.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from starlette.responses import Response
from starlette.routing import BaseRoute

from tafelrunde.server.auth import HASHER, VERIFYING, check_password, describe, signed_in
from tafelrunde.server.http import Call, json, route
from tafelrunde.server.limits import FORGOTTEN, LINKS, RESETS, VERIFIED
from tafelrunde.server.logs import log, log_failure
from tafelrunde.server.mail import is_address
from tafelrunde.server.messages import Done, EmailWish, ForgotWish, LinkWish, ResetWish
from tafelrunde.server.refusals import Refusal
from tafelrunde.store import links, users
from tafelrunde.store.users import User
from tafelrunde.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from tafelrunde.server.core import Server

WORKING: set[asyncio.Task[None]] = set()  # the loop itself does not hold them


def write_to(server: Server, user: User, to: str, what: str, **more: str) -> bool:
    """Send a user one of our mails, in their language."""
    texts = Texts(user.lang if user.lang in LANGUAGES else LANGUAGES[0])
    about = {"name": user.name, "address": server.settings.address, **more}
    subject, text = texts.text(f"mail-{what}-subject"), texts.text(f"mail-{what}", **about)
    return server.mail.send(to, subject, text)


def account_in(call: Call) -> User:
    """The account that asks; guests have no address."""
    if call.me.is_guest:
        raise Refusal("not-allowed", "a guest has no address")
    return call.me


async def add(call: Call) -> Response:
    """Send a link to an address that somebody says is theirs."""
    wish, user = await call.body(EmailWish), account_in(call)
    if not call.server.mail.can_send or not is_address(wish.email):
        raise Refusal("bad-email", "this is no mail address, or this server sends no mail")
    assert user.password is not None
    await check_password(call, user.password, wish.password)
    call.limit("verify", VERIFIED, user.id)
    token = await links.make(call.server.store, links.VERIFY, user, wish.email)
    link = f"{call.server.settings.address}/verify#{token}"
    if not write_to(call.server, user, wish.email, "verify", link=link):
        raise Refusal("too-many", "too many mails; try again later")
    log("email", user=user.id, asked=True)
    return await describe(call, user)


async def remove(call: Call) -> Response:
    """Forget an address."""
    wish, user = await call.body(EmailWish), account_in(call)
    assert user.password is not None
    await check_password(call, user.password, wish.password)
    await links.forget_address(call.server.store, user.id)
    log("email", user=user.id, removed=True)
    return await describe(call, await users.find(call.server.store, user.id))


async def verify(call: Call) -> Response:
    """Somebody has opened the link, in any browser."""
    wish = await call.body(LinkWish)
    call.limit("links", LINKS, call.address)
    store = call.server.store
    found = await links.verify(store, wish.token)
    if found is None:
        raise Refusal("bad-link", "this link is too old, or was used")
    user = await users.find(store, found.user)
    if user is not None and found.was and found.was.lower() != found.email.lower():
        write_to(call.server, user, found.was, "moved")  # the owner must know, if it was a thief
    log("email", user=found.user, verified=True)
    return json(Done())


async def forgot(call: Call) -> Response:
    """Have a link sent, if there is anybody to send it to; the answer is always the same."""
    wish = await call.body(ForgotWish)
    if not call.server.mail.can_send:
        raise Refusal("bad-email", "this server sends no mail")
    call.limit("forgot", FORGOTTEN, call.address)
    task = asyncio.ensure_future(send_links(call.server, wish.who))
    WORKING.add(task)
    task.add_done_callback(WORKING.discard)
    return json(Done())


async def send_links(server: Server, who: str) -> None:
    """Mail links to the accounts of a name or an address."""
    try:
        found = await accounts(server, who)
        for user in found:
            if not server.limiter.allows("reset", RESETS, user.id):
                continue
            token = await links.make(server.store, links.RESET, user, user.email)
            link = f"{server.settings.address}/reset#{token}"
            write_to(server, user, user.email, "reset", link=link)
        log("forgot", accounts=len(found))
    except Exception:
        log_failure("forgot")


async def accounts(server: Server, who: str) -> list[User]:
    """Those accounts that can be helped by mail."""
    if is_address(who):
        ids = await links.accounts_of(server.store, who)
        found = [await users.find(server.store, id) for id in ids]
    else:
        found = [await users.find_login(server.store, who)]
    return [user for user in found if user is not None and user.email and not user.is_guest]


async def reset(call: Call) -> Response:
    """A new password; whoever has the link is signed in, everybody else is signed out."""
    wish = await call.body(ResetWish)
    call.limit("links", LINKS, call.address)
    server = call.server
    async with VERIFYING:
        password = await asyncio.to_thread(HASHER.hash, wish.new)
    id = await links.reset(server.store, wish.token, password)
    user = await users.find(server.store, id) if id is not None else None
    if user is None:
        raise Refusal("bad-link", "this link is too old, or was used")
    server.hub.drop(user.id)
    write_to(server, user, user.email, "changed")
    log("reset", user=user.id)
    return await signed_in(call, user)


ROUTES: list[BaseRoute] = [
    route("POST", "/api/email", add),
    route("DELETE", "/api/email", remove),
    route("POST", "/api/email/verify", verify),
    route("POST", "/api/password/forgot", forgot),
    route("POST", "/api/password/reset", reset),
]
