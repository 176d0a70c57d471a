"""Who somebody is: guests by name, accounts with a password, a signed cookie for both."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import lru_cache
from secrets import token_hex

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from starlette.responses import Response
from starlette.routing import BaseRoute

from tafelrunde.server.calls import check_webhook, resolve
from tafelrunde.server.http import Call, json, route
from tafelrunde.server.limiter import ALL
from tafelrunde.server.limits import (
    ACCOUNTS,
    ALL_ACCOUNTS,
    ALL_GUESTS,
    CHANGED,
    GUESTS,
    LOGINS,
    PREFERENCES,
    SESSION_SECONDS,
    WRONG,
)
from tafelrunde.server.logs import log
from tafelrunde.server.messages import (
    AccountWish,
    GuestWish,
    LoginWish,
    Me,
    PasswordWish,
    SettingsWish,
    UserInfo,
    UserSettings,
)
from tafelrunde.server.refusals import Refusal
from tafelrunde.server.signing import COOKIE, KNOWN_COOKIE
from tafelrunde.store import links, names, users
from tafelrunde.store.engine import now
from tafelrunde.store.users import NameTaken, User
from tafelrunde.texts import LANGUAGES
from tafelrunde.titles import registry

HASHER = PasswordHasher()
VERIFYING = asyncio.Semaphore(4)  # each takes a lot of memory


@lru_cache
def nobodys() -> str:
    """A hash that no password fits, so that unknown names take as long as known ones."""
    return HASHER.hash(token_hex(16))


def clean_name(name: str) -> str:
    """A name as it is shown; refuses tricks with scripts and letters that nobody sees."""
    try:
        clean = names.clean(name)
    except ValueError:
        raise Refusal(
            "bad-name", "letters of one script, please, and none that nobody can see"
        ) from None
    if not clean:
        raise Refusal("bad-message", "a name needs letters")
    return clean


async def own_name(call: Call, name: str) -> str:
    """A name that does not look like that of somebody else's account."""
    clean = clean_name(name)
    if await users.is_taken(call.server.store, clean, call.id):
        raise Refusal("name-taken", "somebody has an account of this name")
    return clean


def language(call: Call) -> str:
    """The language the browser asks for."""
    for part in call.request.headers.get("accept-language", "")[:200].split(","):
        lang = part.strip()[:2].lower()
        if lang in LANGUAGES:
            return lang
    return LANGUAGES[0]


async def describe(call: Call, user: User | None) -> Response:
    """`Me`, with the cookie of the user (or none)."""
    server = call.server
    told = Me(user=None, csrf=server.signing.csrf(user), settings=UserSettings())
    told.mail = server.mail.can_send
    if user is not None:
        told.user = UserInfo(
            id=user.id, name=user.name, account=not user.is_guest, moderator=user.moderator
        )
        told.settings = UserSettings(
            lang=user.lang,
            webhook=user.webhook,
            email=user.email,
            unverified="" if user.is_guest else await links.pending(server.store, user.id),
            mail_turns=user.mail_turns,
            preferences=user.preferences,
        )
    return json(told)


async def signed_in(call: Call, user: User, session: str = "") -> Response:
    """`Me` for somebody who has just come in, or whose session goes on."""
    response = await describe(call, user)
    signing = call.server.signing
    set_cookie(call, response, COOKIE, signing.session(user, session))
    if not user.is_guest and not is_known(call, user):
        set_cookie(call, response, KNOWN_COOKIE, signing.known(user))
    return response


def is_known(call: Call, user: User | None) -> str:
    """The name of this browser, if the user has signed in with it before."""
    cookie = call.request.cookies.get(KNOWN_COOKIE)
    return call.server.signing.read_known(cookie, user) if cookie else ""


def set_cookie(call: Call, response: Response, name: str, value: str) -> None:
    """A cookie for this site alone."""
    secure = call.server.settings.secure or call.request.url.scheme == "https"
    response.set_cookie(
        name,
        value,
        max_age=SESSION_SECONDS,
        httponly=True,
        samesite="lax",
        secure=secure,
    )


async def me(call: Call) -> Response:
    """Who am I? The cookie lasts from now on again."""
    if call.user is None:
        return await describe(call, None)
    return await signed_in(call, call.user, call.session)


async def check_password(call: Call, stored: str, said: str) -> None:
    """Refuse whoever uses somebody's session without knowing the password."""
    if not await fits(call, call.me, stored, said):
        raise Refusal("wrong-password", "the password is wrong")


async def fits(call: Call, user: User | None, stored: str, said: str) -> bool:
    """Whether a password is right. Only who guesses wrong is slowed down, and only there.

    There is where the account has signed in with before, or else the address: so nobody keeps
    the owner out by guessing elsewhere, and a browser of the owner's not even from the same house.
    """
    browser, limiter = is_known(call, user), call.server.limiter
    guesser = f"{user.id if user is not None else '-'} {browser or call.address}"
    if not browser:
        call.limit("login", LOGINS, call.address)
    if not limiter.has("wrong", WRONG, guesser):
        raise Refusal("too-many", "too many wrong passwords; try again later")
    async with VERIFYING:
        try:
            await asyncio.to_thread(HASHER.verify, stored, said)
        except Argon2Error:
            limiter.take("wrong", WRONG, guesser)
            return False
    return True


async def guest(call: Call) -> Response:
    """Come in under a name; who is already here is renamed."""
    wish = await call.body(GuestWish)
    name = await own_name(call, wish.name)
    if call.user is not None:
        if not call.user.is_guest:
            raise Refusal("has-account", "sign out first")
        await users.change(call.server.store, call.user.id, {"name": name})
        return await signed_in(call, replace(call.user, name=name), call.session)
    call.limit("guest", GUESTS, call.address)
    call.limit("guests", ALL_GUESTS, ALL)
    return await signed_in(call, await users.add(call.server.store, name, language(call)))


async def account(call: Call) -> Response:
    """A guest gets a password and keeps the games; a stranger gets an account."""
    wish = await call.body(AccountWish)
    call.limit("account", ACCOUNTS, call.address)
    call.limit("accounts", ALL_ACCOUNTS, ALL)
    if call.user is not None and not call.user.is_guest:
        raise Refusal("has-account", "you have an account")
    name = await own_name(call, wish.name)
    async with VERIFYING:
        password = await asyncio.to_thread(HASHER.hash, wish.password)
    store = call.server.store
    try:
        if call.user is None:
            lang = language(call)
            user = await users.add(store, name, lang, password=password)
            return await signed_in(call, user)
        values = {"name": name, "login": name, "password": password}
        await users.change(store, call.user.id, {**values, "epoch": call.user.epoch + 1})
    except NameTaken:
        raise Refusal("name-taken", "somebody has an account of this name") from None
    changed = await users.find(store, call.user.id)
    assert changed is not None
    return await signed_in(call, changed)


async def login(call: Call) -> Response:
    """Sign in; the games a guest has played until now go with them, in every open page."""
    wish = await call.body(LoginWish)
    server = call.server
    user = await users.find_login(server.store, wish.name)
    stored = user.password if user is not None and user.password else nobodys()
    if not await fits(call, user, stored, wish.password) or user is None:
        raise Refusal("wrong-password", "name or password is wrong")
    if call.user is not None and call.user.is_guest:
        changed = await users.merge(server.store, call.user.id, user, default_bots())
        server.hub.become(call.user.id, user.id)
        for id in changed:
            await server.tables.refresh(id)
    return await signed_in(call, user)


def default_bots() -> dict[str, str]:
    """Who plays on for somebody, in each title."""
    return {title: registry.load(title).default_bot for title in registry.TITLES}


async def logout(call: Call) -> Response:
    """End this session: its cookie is worth nothing any more, its pages are closed."""
    if call.session:
        until = now() + SESSION_SECONDS * 1000
        await users.end_session(call.server.store, call.session, until)
        call.server.hub.end(call.session)
    return await forgotten_by_browser(call)


async def forgotten_by_browser(call: Call) -> Response:
    """`Me` for a stranger, without a cookie."""
    response = await describe(call, None)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return response


async def password(call: Call) -> Response:
    """Change the password: this page stays signed in, all others do not."""
    wish, user = await call.body(PasswordWish), call.me
    if user.password is None:
        raise Refusal("not-allowed", "a guest has no password")
    await check_password(call, user.password, wish.password)
    async with VERIFYING:
        hashed = await asyncio.to_thread(HASHER.hash, wish.new)
    return await signed_in(call, await end_sessions(call, {"password": hashed}))


async def logout_everywhere(call: Call) -> Response:
    """End all sessions of the account, this one as well."""
    user = call.me
    if user.is_guest:
        raise Refusal("not-allowed", "a guest who signs out cannot come back")
    call.limit("sessions", CHANGED, user.id)
    await end_sessions(call, {})
    return await forgotten_by_browser(call)


async def end_sessions(call: Call, values: dict[str, object]) -> User:
    """Make all cookies of the user worthless and have every open page connect anew."""
    user = call.me
    if not await users.end_sessions(call.server.store, user, values):
        raise Refusal("not-signed-in", "this session has just ended")
    call.server.hub.drop(user.id)
    log("sessions", user=user.id, ended=True)
    changed = await users.find(call.server.store, user.id)
    assert changed is not None
    return changed


async def settings(call: Call) -> Response:
    """Change name, language, webhook or the page's own preferences."""
    user, wish = call.me, await call.body(SettingsWish)
    call.limit("settings", CHANGED, user.id)
    values: dict[str, object] = {}
    if wish.name is not None:
        values["name"] = await own_name(call, wish.name)
        if not user.is_guest:
            values["login"] = values["name"]
    if wish.lang is not None:
        if wish.lang not in LANGUAGES:
            raise Refusal("bad-message", f"known languages: {', '.join(LANGUAGES)}")
        values["lang"] = wish.lang
    if wish.webhook is not None:
        if wish.webhook:
            await check_reachable(call, wish.webhook)
        values["webhook"] = wish.webhook
    if wish.mail_turns is not None:
        values["mail_turns"] = wish.mail_turns and bool(user.email)
    if wish.preferences is not None:
        if len(msgspec.json.encode(wish.preferences)) > PREFERENCES:
            raise Refusal("too-large", "these preferences are too large")
        values["preferences"] = wish.preferences
    if values:
        try:
            await users.change(call.server.store, user.id, values)
        except NameTaken:
            raise Refusal("name-taken", "somebody has an account of this name") from None
    return await describe(call, await users.find(call.server.store, user.id))


async def check_reachable(call: Call, address: str) -> None:
    """Refuse a webhook that could never be called; checked again whenever it is used."""
    parts = check_webhook(address)
    private = call.server.settings.private_webhooks
    port = parts.port or (443 if parts.scheme == "https" else 80)
    try:
        async with asyncio.timeout(5):
            await resolve(parts.hostname or "", port, private=private)
    except (OSError, TimeoutError, UnicodeError):
        raise Refusal("bad-webhook", "the webhook's host is unknown") from None


ROUTES: list[BaseRoute] = [
    route("GET", "/api/me", me),
    route("POST", "/api/guest", guest),
    route("POST", "/api/account", account),
    route("POST", "/api/login", login),
    route("POST", "/api/logout", logout),
    route("POST", "/api/logout/everywhere", logout_everywhere),
    route("POST", "/api/password", password),
    route("PUT", "/api/settings", settings),
]
