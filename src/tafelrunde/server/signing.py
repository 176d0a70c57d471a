"""Cookies and tokens that nobody else can make."""

from __future__ import annotations

import time
from hashlib import sha256
from hmac import compare_digest
from secrets import token_hex
from typing import NamedTuple

from itsdangerous import BadSignature, Signer, URLSafeTimedSerializer

from tafelrunde.server.limits import SESSION_SECONDS
from tafelrunde.store.users import User

COOKIE = "tafelrunde"
KNOWN_COOKIE = "tafelrunde-known"  # somebody has signed in with this browser before


class Session(NamedTuple):
    """What a cookie says: who, since which end of all sessions, and which session it is."""

    user: str
    epoch: int
    id: str


class Signing:
    """Signs who somebody is."""

    def __init__(self, secret: str) -> None:
        self._sessions = URLSafeTimedSerializer(secret, salt="tafelrunde session")
        self._known = URLSafeTimedSerializer(secret, salt="tafelrunde known")
        self._inner = sha256(f"tafelrunde inner {secret}".encode()).hexdigest().encode()
        self._tokens = Signer(secret, salt="tafelrunde csrf")

    def inner_key(self) -> bytes:
        """What workers of the same server know, and nobody else."""
        return self._inner

    def session(self, user: User, session: str = "") -> str:
        """The value of a user's cookie: of a new session, or of one that goes on."""
        return self._sessions.dumps([user.id, user.epoch, session or token_hex(12)])

    def read_session(self, cookie: str) -> Session | None:
        """The session in a cookie, if it is ours and not too old.

        A cookie from the future is as good: the clock was set back meanwhile.
        """
        try:
            told, at = self._sessions.loads(cookie, return_timestamp=True)
            if time.time() - at.timestamp() > SESSION_SECONDS:
                return None
            if len(told) == 2:  # made before sessions had a name of their own
                told = [*told, sha256(cookie.encode()).hexdigest()[:24]]
            user, epoch, id = told
        except (BadSignature, ValueError, TypeError, OverflowError):
            return None
        good = isinstance(user, str) and isinstance(epoch, int) and isinstance(id, str)
        return Session(user, epoch, id) if good else None

    def known(self, user: User) -> str:
        """The value of the cookie of a browser that somebody has signed in with."""
        return self._known.dumps([user.id, token_hex(8)])

    def read_known(self, cookie: str, user: User | None) -> str:
        """The name of the browser, if this user has signed in with it before; else ''."""
        try:
            id, browser = self._known.loads(cookie)
        except (BadSignature, ValueError, TypeError):
            return ""
        return str(browser) if user is not None and id == user.id else ""

    def token(self, kind: str, about: str) -> str:
        """A token about something that is always the same and that nobody can guess."""
        return self._tokens.get_signature(f"{kind}/{about}").decode()

    def csrf(self, user: User | None) -> str:
        """The token that changing requests of a user must carry."""
        who = f"{user.id}/{user.epoch}" if user is not None else "stranger"
        return self._tokens.get_signature(who).decode()

    def is_csrf(self, token: str, user: User | None) -> bool:
        """Whether the token is the user's."""
        return compare_digest(token.encode(), self.csrf(user).encode())
