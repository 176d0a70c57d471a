"""Letters to people whose games wait: one for all of them, and not more often than they wish."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tafelrunde.server.calling import is_wanted, wishes_of
from tafelrunde.server.limits import DIGEST_SECONDS, TURNS_LISTED
from tafelrunde.server.logs import log, log_failure
from tafelrunde.store import finding, people, pushes, users
from tafelrunde.store.engine import now
from tafelrunde.store.finding import Turn
from tafelrunde.store.users import User
from tafelrunde.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from tafelrunde.server.core import Server


class Digest:
    """Who is to get a letter, and when it is due."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.due: dict[str, int] = {}  # user -> milliseconds since 1970

    def note(self, user: User, minutes: int) -> None:
        """Somebody who is away has been asked: further games may come until the letter is sent."""
        if address_of(user):
            self.due.setdefault(user.id, now() + minutes * 60_000)

    async def run(self) -> None:
        """Send what is due, for ever; after a start look at who was waiting."""
        try:
            for id in await finding.awaited(self.server.store):
                self.due.setdefault(id, now())
        except Exception:
            log_failure("digest")
        while True:
            await asyncio.sleep(DIGEST_SECONDS)
            for id in [id for id, due in self.due.items() if due <= now()]:
                self.due.pop(id)
                try:
                    await self.send(id)
                except Exception:
                    log_failure("digest", user=id)

    async def send(self, id: str) -> bool:
        """Write to one; False if there is nothing new to say."""
        store = self.server.store
        user, kept = await users.find(store, id), await people.profile(store, id)
        if user is None or not address_of(user):
            return False
        wish = wishes_of(kept.calls)
        if kept.told + wish.minutes * 60_000 > now():
            self.due.setdefault(id, kept.told + wish.minutes * 60_000)
            return False
        turns = [
            turn
            for turn in await finding.turns(store, id, TURNS_LISTED)
            if is_wanted(wish.mail, turn.title, turn.speed)
        ]
        if all(turn.since <= kept.told for turn in turns) or self.server.hub.of_user(id):
            return False
        if not await pushes.take_told(store, id, kept.told):
            return False
        subject, text = letter(user, turns, self.server.settings.address)
        sent = self.server.mail.send(address_of(user), subject, text)
        log("digest", user=id, games=len(turns), sent=sent)
        return sent


def letter(user: User, turns: list[Turn], address: str) -> tuple[str, str]:
    """The subject and the words of a letter about games that wait, the longest first."""
    texts = Texts(user.lang if user.lang in LANGUAGES else LANGUAGES[0])
    lines = [
        f"- {texts.text(f'title-{turn.title}')}: {address}/table/{turn.table}" for turn in turns
    ]
    subject = texts.text("call-letter-subject", count=len(turns))
    head = texts.text("call-letter", name=user.name, count=len(turns))
    foot = texts.text("call-letter-end", address=address or "/")
    return subject, "\n".join([head, "", *lines, "", foot, ""])


def address_of(user: User) -> str:
    """The verified address of somebody who wants letters; '' if there is none."""
    return user.email if user.mail_turns else ""
