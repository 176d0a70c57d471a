"""What a client sends through the socket of a table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from tafelrunde.server import limits
from tafelrunde.server.messages.basics import Count, Model, Ref, Seat, Word, Words


class Answer(Model, tag_field="type", tag="answer"):
    """Answer an open question of your seat; `ref` comes back in `accepted` or `refused`.

    A `careful` answer is refused with 'sure' if it would end the turn.
    """

    sequence: Count
    option: Count
    careful: bool = False
    ref: Ref = 0


class Undo(Model, tag_field="type", tag="undo"):
    """Take back your last answer; with `ask` the others are asked if it is not free."""

    ask: bool = False
    ref: Ref = 0


class Consent(Model, tag_field="type", tag="consent"):
    """Answer an undo request of somebody else; the one who asked withdraws it with `no`."""

    yes: bool
    ref: Ref = 0


class Say(Model, tag_field="type", tag="say"):
    """Chat."""

    text: Annotated[str, Meta(min_length=1, max_length=limits.CHAT)]
    ref: Ref = 0


class Report(Model, tag_field="type", tag="report"):
    """Tell the moderators of a line of chat, or of whoever sits on a seat."""

    line: Annotated[int, Meta(ge=-1, le=limits.NUMBER)] = -1
    seat: Seat = -1
    words: Words = ""
    ref: Ref = 0


class Sync(Model, tag_field="type", tag="sync"):
    """Ask for a fresh state with all events from `since` on."""

    since: Count = 0
    ref: Ref = 0


class Why(Model, tag_field="type", tag="why"):
    """Why is this thing on the table no answer to my question? `spot` is as in `Choice`."""

    spot: Word
    ref: Ref = 0


class Ping(Model, tag_field="type", tag="ping"):
    """Are you there?"""

    ref: Ref = 0


class Hint(Model, tag_field="type", tag="hint"):
    """What would a hard bot answer to my question? Only where nobody else plays or watches."""

    ref: Ref = 0


class Guide(Model, tag_field="type", tag="guide"):
    """What does the guide say to my question? `done` are the steps it has told before."""

    done: Annotated[list[Word], Meta(max_length=limits.GUIDE_STEPS)] = []
    ref: Ref = 0


class Pace(Model, tag_field="type", tag="pace"):
    """How fast bots should play here; counts at tables without other people."""

    pace: Literal["instant", "brisk", "calm"]
    ref: Ref = 0


class Condition(Model):
    """When an answer stands: only if, or `unless`, an open thing that a question says is so.

    `term` is one of those that the question has (`TermInfo`). A number is at `least` or at `most`
    the value, a seat or a word `is` it.
    """

    term: Word
    test: Literal["least", "most", "is"]
    value: Count | Word
    unless: bool = False


class Stand(Model, tag_field="type", tag="stand"):
    """Answer a question like this from the next time on, in others' turns, in this game.

    It is your open one, or one that may come (`foresee`). The first of the options that is possible
    is the answer, whenever all conditions hold; of several that say which one a thing `is`, one is
    enough. Without options you are asked again.
    """

    prompt: Word
    options: Annotated[list[Count], Meta(max_length=limits.STANDING_ANSWERS)]
    conditions: Annotated[list[Condition], Meta(max_length=limits.STANDING_CONDITIONS)] = []
    ref: Ref = 0


class Foresee(Model, tag_field="type", tag="foresee"):
    """Which questions may I be asked in others' turns?"""

    ref: Ref = 0


FromClient = (
    Stand
    | Foresee
    | Answer
    | Undo
    | Consent
    | Say
    | Report
    | Sync
    | Why
    | Ping
    | Hint
    | Guide
    | Pace
)
