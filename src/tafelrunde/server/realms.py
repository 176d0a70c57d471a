"""Realms: games that go on from one to the next. What they hand on, only their title knows."""

from __future__ import annotations

import msgspec

from tafelrunde.kernel.errors import BadOptions, TafelrundeError
from tafelrunde.kernel.sequel import Sequel, Story, plain_name
from tafelrunde.server.limits import CHRONICLE, NAME
from tafelrunde.server.messages import TableWish
from tafelrunde.server.refusals import Refusal, said
from tafelrunde.store.games import Chronicle as Kept
from tafelrunde.store.tidy import NOBODY
from tafelrunde.titles import registry


def sequel_of(title: str) -> Sequel | None:
    """How the games of a title go on; None if they do not, or if it is not installed any more."""
    return registry.load(title).sequel() if title in registry.TITLES else None


def need_sequel(title: str) -> Sequel:
    """The same, for titles that must have one."""
    sequel = sequel_of(title)
    if sequel is None:
        raise Refusal("not-found", "the games of this title do not go on")
    return sequel


# -- from a client


def read(title: str, text: str) -> Story:
    """The story in a text that anybody may have written."""
    try:
        story = need_sequel(title).read(text)
    except TafelrundeError as error:
        raise bad_chronicle(error) from None
    return cleaned(story)


def bad_chronicle(error: TafelrundeError) -> Refusal:
    """What is wrong with a file."""
    return Refusal("bad-chronicle", str(error), texts=said(error))


def cleaned(story: Story) -> Story:
    """The same story, not larger than we keep it."""
    story.clean(NAME, CHRONICLE)
    return story


def wished(wish: TableWish) -> Story | None:
    """The story that a new table begins with; None if its game stands alone."""
    sequel = sequel_of(wish.title)
    if sequel is None:
        if wish.chronicle or wish.realm or wish.exact:
            raise Refusal("bad-message", "the games of this title do not go on")
        return None
    if not wish.chronicle:
        return sequel.begin(wish.options, plain_name(wish.realm, NAME))
    try:
        story = sequel.resume(wish.options, wish.chronicle)
    except BadOptions:
        raise
    except TafelrundeError as error:
        raise bad_chronicle(error) from None
    cleaned(story)
    if not wish.exact:
        story.veil()
    return story


# -- in the database


def kept_as(realm: str, story: Story) -> Kept:
    """A story as the database keeps it."""
    compact = msgspec.json.format(story.to_bytes(), indent=-1)
    return Kept(realm, compact.decode())


def forgotten(title: str, contents: str, names: set[str]) -> str:
    """What the database keeps of a story when some of its players want to be forgotten."""
    sequel = sequel_of(title)
    return sequel.forget(contents, names, NOBODY) if sequel is not None else ""


# -- telling


def line_of(story: Story) -> str:
    """A story in one line."""
    try:
        line = story.line()
    except TafelrundeError as error:
        raise bad_chronicle(error) from None
    if not line:
        raise Refusal("not-found", "there is no such form of it")
    return line
