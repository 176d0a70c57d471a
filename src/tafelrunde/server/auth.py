"""Who somebody is: guests by name, accounts with a password, a signed cookie for both."""

from __future__ import annotations

import asyncio
import unicodedata
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
from tafelrunde.server.limits import (
    ACCOUNTS,
    CHANGED,
    GUESTS,
    LOGINS,
    LOGINS_NAME,
    PREFERENCES,
    SESSION_SECONDS,
)
from tafelrunde.server.logs import log
from tafelrunde.server.messages import (
    AccountWish,
    FarewellWish,
    GuestWish,
    LoginWish,
    Me,
    PasswordWish,
    SettingsWish,
    UserInfo,
    UserSettings,
)
from tafelrunde.server.realms import forgotten
from tafelrunde.server.refusals import Refusal
from tafelrunde.server.signing import COOKIE
from tafelrunde.store import tidy, users
from tafelrunde.store.users import NameTaken, User
from tafelrunde.texts import LANGUAGES
from tafelrunde.titles import registry

HASHER = PasswordHasher()


@lru_cache
def nobodys() -> str:
    """A hash that no password fits, so that unknown names take as long as known ones."""
    return HASHER.hash(token_hex(16))


def clean_name(name: str) -> str:
    """A name as it is shown: no control characters, no tricks with spaces."""
    plain = unicodedata.normalize("NFKC", name)
    shown = "".join(c if unicodedata.category(c)[0] in "LMNPSZ" else " " for c in plain)
    clean = " ".join(shown.split())
    if not clean or not any(c.isalnum() for c in clean):
        raise Refusal("bad-message", "a name needs letters")
    return clean[:40]


def folded(name: str) -> str:
    """What makes two names the same."""
    return unicodedata.normalize("NFKC", name.casefold())


def language(call: Call) -> str:
    """The language the browser asks for."""
    for part in call.request.headers.get("accept-language", "")[:200].split(","):
        lang = part.strip()[:2].lower()
        if lang in LANGUAGES:
            return lang
    return LANGUAGES[0]


def describe(call: Call, user: User | None) -> Response:
    """`Me`, with the cookie of the user (or none)."""
    told = Me(user=None, csrf=call.server.signing.csrf(user), settings=UserSettings())
    if user is not None:
        told.user = UserInfo(id=user.id, name=user.name, account=not user.is_guest)
        told.settings = UserSettings(
            lang=user.lang, webhook=user.webhook, preferences=user.preferences
        )
    return json(told)


def signed_in(call: Call, user: User) -> Response:
    """`Me` for somebody who has just come in."""
    response = describe(call, user)
    secure = call.server.settings.secure or call.request.url.scheme == "https"
    response.set_cookie(
        COOKIE,
        call.server.signing.session(user),
        max_age=SESSION_SECONDS,
        httponly=True,
        samesite="lax",
        secure=secure,
    )
    return response


async def me(call: Call) -> Response:
    """Who am I? The cookie lasts from now on again."""
    return describe(call, None) if call.user is None else signed_in(call, call.user)


async def check_password(call: Call, stored: str, said: str) -> None:
    """Refuse whoever uses somebody's session without knowing the password."""
    call.limit("login", LOGINS, call.address)
    call.limit("login name", LOGINS_NAME, call.me.login or "")
    try:
        await asyncio.to_thread(HASHER.verify, stored, said)
    except Argon2Error:
        raise Refusal("wrong-password", "the password is wrong") from None


async def farewell(call: Call) -> Response:
    """Remove the user who asks. Bots play on where they sat; finished games stay without a name."""
    wish, user = await call.body(FarewellWish), call.me
    if user.password is not None:
        await check_password(call, user.password, wish.password)
    bots = {title: registry.load(title).default_bot for title in registry.TITLES}
    changed = await tidy.remove_user(call.server.store, user.id, bots, forgotten)
    for socket in call.server.hub.of_user(user.id):
        socket.close(4401)
    for id in dict.fromkeys(changed):
        await call.server.tables.refresh(id)
    log("farewell", user=user.id)
    return await logout(call)


async def guest(call: Call) -> Response:
    """Come in under a name; who is already here is renamed."""
    wish = await call.body(GuestWish)
    name = clean_name(wish.name)
    if call.user is not None:
        if not call.user.is_guest:
            raise Refusal("has-account", "sign out first")
        await users.change(call.server.store, call.user.id, {"name": name})
        return signed_in(call, replace(call.user, name=name))
    call.limit("guest", GUESTS, call.address)
    return signed_in(call, await users.add(call.server.store, name, language(call)))


async def account(call: Call) -> Response:
    """A guest gets a password and keeps the games; a stranger gets an account."""
    wish = await call.body(AccountWish)
    call.limit("account", ACCOUNTS, call.address)
    if call.user is not None and not call.user.is_guest:
        raise Refusal("has-account", "you have an account")
    name = clean_name(wish.name)
    password = await asyncio.to_thread(HASHER.hash, wish.password)
    store = call.server.store
    try:
        if call.user is None:
            lang = language(call)
            user = await users.add(store, name, lang, login=folded(name), password=password)
            return signed_in(call, user)
        values = {"name": name, "login": folded(name), "password": password}
        await users.change(store, call.user.id, {**values, "epoch": call.user.epoch + 1})
    except NameTaken:
        raise Refusal("name-taken", "somebody has an account of this name") from None
    changed = await users.find(store, call.user.id)
    assert changed is not None
    return signed_in(call, changed)


async def login(call: Call) -> Response:
    """Sign in; the games a guest has played until now go with them."""
    wish = await call.body(LoginWish)
    login = folded(clean_name(wish.name))
    call.limit("login", LOGINS, call.address)
    call.limit("login name", LOGINS_NAME, login)
    user = await users.find_login(call.server.store, login)
    stored = user.password if user is not None and user.password else nobodys()
    try:
        await asyncio.to_thread(HASHER.verify, stored, wish.password)
    except Argon2Error:
        user = None
    if user is None:
        raise Refusal("wrong-password", "name or password is wrong")
    if call.user is not None and call.user.is_guest:
        await users.merge(call.server.store, call.user.id, user)
    return signed_in(call, user)


async def logout(call: Call) -> Response:
    """Forget who this is."""
    response = describe(call, None)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return response


async def password(call: Call) -> Response:
    """Change the password: this page stays signed in, all others do not."""
    wish, user = await call.body(PasswordWish), call.me
    if user.password is None:
        raise Refusal("not-allowed", "a guest has no password")
    await check_password(call, user.password, wish.password)
    hashed = await asyncio.to_thread(HASHER.hash, wish.new)
    return signed_in(call, await end_sessions(call, {"password": hashed}))


async def logout_everywhere(call: Call) -> Response:
    """End all sessions of the account, this one as well."""
    user = call.me
    if user.is_guest:
        raise Refusal("not-allowed", "a guest who signs out cannot come back")
    call.limit("sessions", LOGINS, call.address)
    call.limit("sessions of", LOGINS_NAME, user.id)
    await end_sessions(call, {})
    return await logout(call)


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
        values["name"] = clean_name(wish.name)
        if not user.is_guest:
            values["login"] = folded(clean_name(wish.name))
    if wish.lang is not None:
        if wish.lang not in LANGUAGES:
            raise Refusal("bad-message", f"known languages: {', '.join(LANGUAGES)}")
        values["lang"] = wish.lang
    if wish.webhook is not None:
        if wish.webhook:
            await check_reachable(call, wish.webhook)
        values["webhook"] = wish.webhook
    if wish.preferences is not None:
        if len(msgspec.json.encode(wish.preferences)) > PREFERENCES:
            raise Refusal("too-large", "these preferences are too large")
        values["preferences"] = wish.preferences
    if values:
        try:
            await users.change(call.server.store, user.id, values)
        except NameTaken:
            raise Refusal("name-taken", "somebody has an account of this name") from None
    return describe(call, await users.find(call.server.store, user.id))


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
    route("DELETE", "/api/me", farewell),
    route("POST", "/api/guest", guest),
    route("POST", "/api/account", account),
    route("POST", "/api/login", login),
    route("POST", "/api/logout", logout),
    route("POST", "/api/logout/everywhere", logout_everywhere),
    route("POST", "/api/password", password),
    route("PUT", "/api/settings", settings),
]
