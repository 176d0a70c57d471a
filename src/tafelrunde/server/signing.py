"""Cookies and tokens that nobody else can make."""

from __future__ import annotations

from hmac import compare_digest

from itsdangerous import BadSignature, Signer, URLSafeTimedSerializer

from tafelrunde.server.limits import SESSION_SECONDS
from tafelrunde.store.users import User

COOKIE = "tafelrunde"


class Signing:
    """Signs who somebody is."""

    def __init__(self, secret: str) -> None:
        self._sessions = URLSafeTimedSerializer(secret, salt="tafelrunde session")
        self._tokens = Signer(secret, salt="tafelrunde csrf")

    def session(self, user: User) -> str:
        """The value of a user's cookie."""
        return self._sessions.dumps([user.id, user.epoch])

    def read_session(self, cookie: str) -> tuple[str, int] | None:
        """The user id and epoch in a cookie, if it is ours and not too old."""
        try:
            id, epoch = self._sessions.loads(cookie, max_age=SESSION_SECONDS)
        except (BadSignature, ValueError, TypeError):
            return None
        return (id, epoch) if isinstance(id, str) and isinstance(epoch, int) else None

    def csrf(self, user: User | None) -> str:
        """The token that changing requests of a user must carry."""
        who = f"{user.id}/{user.epoch}" if user is not None else "stranger"
        return self._tokens.get_signature(who).decode()

    def is_csrf(self, token: str, user: User | None) -> bool:
        """Whether the token is the user's."""
        return compare_digest(token.encode(), self.csrf(user).encode())
