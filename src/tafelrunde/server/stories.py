"""Stories from one game to the next, as somebody may have written them: read, bounded, told.

Whatever takes long here is done in the workshop; what comes out is plain data.
"""

from __future__ import annotations

import msgspec

from tafelrunde.kernel.errors import BadOptions, TafelrundeError
from tafelrunde.kernel.record import Record
from tafelrunde.kernel.sequel import Sequel, Story, plain_name
from tafelrunde.kernel.table import Table
from tafelrunde.server.limits import CHRONICLE, NAME
from tafelrunde.server.options import settle
from tafelrunde.server.refusals import Refusal, said
from tafelrunde.titles import registry


class Founded(msgspec.Struct):
    """What a new table begins with: its options, and the story as the database keeps it."""

    options: dict[str, object]
    story: str | None = None
    game: int = 1


class Told(msgspec.Struct):
    """How a realm stands and what was played."""

    games: list[object]
    world: object


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


def wished(
    title: str, options: dict[str, object], chronicle: str, realm: str, *, exact: bool
) -> Story | None:
    """The story that a new table begins with; None if its game stands alone."""
    sequel = sequel_of(title)
    if sequel is None:
        if chronicle or realm or exact:
            raise Refusal("bad-message", "the games of this title do not go on")
        return None
    if not chronicle:
        return sequel.begin(options, plain_name(realm, NAME))
    try:
        story = sequel.resume(options, chronicle)
    except BadOptions:
        raise
    except TafelrundeError as error:
        raise bad_chronicle(error) from None
    cleaned(story)
    if not exact:
        story.veil()
    return story


# -- for new tables


def found(
    title: str,
    seats: int,
    options: dict[str, object],
    chronicle: str = "",
    realm: str = "",
    *,
    exact: bool = False,
) -> Founded:
    """What somebody wishes for, checked and settled."""
    story = wished(title, options, chronicle, realm, exact=exact)
    settled = settle(title, seats, options).options
    if story is None:
        return Founded(settled)
    begun = story.begun(settled)
    registry.load(title).prepare(seats, begun)
    return Founded(begun, compact(story), story.chapter().game)


def follow(title: str, before: str, record: Record, chance: str) -> Founded:
    """What the next game of a realm begins with."""
    story = cleaned(need_sequel(title).carried_on(before, record, chance))
    options = story.options(record.seats)
    registry.load(title).prepare(record.seats, options)
    return Founded(options, compact(story), story.chapter().game)


def compact(story: Story) -> str:
    """A story as the database keeps it."""
    return msgspec.json.format(story.to_bytes(), indent=-1).decode()


# -- telling


def story_of(title: str, before: str | None, options: dict[str, object]) -> Story:
    """The story up to a game: as it was kept, or as its options say."""
    if before is None:
        return need_sequel(title).of_options(options)
    return read(title, before)


def story_after(title: str, before: str | None, table: Table, names: list[str]) -> Story:
    """The story with a game that is over."""
    return cleaned(need_sequel(title).after(before or "", table, names))


def told(story: Story, what: str) -> Told | str:
    """A story for its page (`realm`), as a `file`, or in one `line`."""
    if what == "file":
        return story.to_bytes().decode()
    if what == "line":
        return line_of(story)
    return Told(story.history(), story.standing())


def line_of(story: Story) -> str:
    """A story in one line."""
    try:
        line = story.line()
    except TafelrundeError as error:
        raise bad_chronicle(error) from None
    if not line:
        raise Refusal("not-found", "there is no such form of it")
    return line
