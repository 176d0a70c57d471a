"""What the server sends through the socket of a table."""

from __future__ import annotations

from typing import Literal

from tafelrunde.server.messages.basics import Code, Event, Model
from tafelrunde.server.messages.from_client import Condition
from tafelrunde.server.messages.shown import (
    AskInfo,
    ConsentInfo,
    RefusedDeed,
    Thoughts,
    TimerInfo,
    UndoInfo,
    ViewInfo,
)
from tafelrunde.server.messages.tables import ResultInfo, SeatInfo, TableInfo

Difference = tuple[list[str | int], object]  # where something is set, and what


class State(Model, tag_field="type", tag="state"):
    """Everything you may know of a game: on connecting, and whenever `Changed` does not do.

    Cut your log to `events_from` entries and append `events`. `sequence` is what an answer to an
    open question must carry; it never repeats. `step` counts answers. `epoch` counts undos: send
    both `since` and `epoch` when you reconnect. `number` counts what this socket was told.
    """

    number: int
    table: str
    seat: int
    sequence: int
    step: int
    epoch: int
    view: ViewInfo
    asks: list[AskInfo]
    events_from: int
    events: list[Event]
    seats: list[SeatInfo]
    undo: UndoInfo
    consent: ConsentInfo | None
    timers: list[TimerInfo]
    now: int
    result: ResultInfo | None


class Changed(Model, tag_field="type", tag="changed"):
    """What has changed since the state whose `number` is one less; if you have another, `sync`.

    `view` is set where each path leads, one after the other: `[["facts", "coins"], 3]`. Without
    `seats` they are as they were; everything else is the new state's.
    """

    number: int
    sequence: int
    step: int
    epoch: int
    view: list[Difference]
    asks: list[AskInfo]
    events_from: int
    events: list[Event]
    seats: list[SeatInfo] | None
    undo: UndoInfo
    consent: ConsentInfo | None
    timers: list[TimerInfo]
    now: int
    result: ResultInfo | None


class Room(Model, tag_field="type", tag="room"):
    """Seats, presence or status have changed; the first message on a socket, too."""

    room: TableInfo


class Accepted(Model, tag_field="type", tag="accepted"):
    """Your message `ref` was carried out and is stored for good; the new state follows."""

    ref: int


class Refused(Model, tag_field="type", tag="refused"):
    """Your message `ref` changed nothing. In a running game a fresh state follows."""

    ref: int
    error: Code
    message: str
    reason: str = ""


class ChatLine(Model):
    """Something somebody said; seat -1 is a spectator. Without text: it was taken out."""

    number: int
    seat: int
    name: str
    text: str
    at: int


class Chats(Model, tag_field="type", tag="chats"):
    """New chat lines; on connecting the last hundred. A number you have is the same line."""

    lines: list[ChatLine]


class YourTurn(Model, tag_field="type", tag="turn"):
    """You are asked something at a table, perhaps another one than this socket's."""

    table: str
    title: str
    seat: int


class Because(Model, tag_field="type", tag="because"):
    """Why the thing of your message `ref` is no answer to your question.

    `remark` is the id of one of the title's messages, with `args`, and `rule` a citation. Without a
    remark there is nothing to say: it is an answer, or nothing is asked any more. `deeds` are what
    the question is about and cannot be done at that place, whether it is an answer or not.
    """

    ref: int
    remark: str = ""
    args: Event = {}
    rule: str = ""
    deeds: list[RefusedDeed] = []


class Pong(Model, tag_field="type", tag="pong"):
    """The answer to a ping."""

    ref: int


class Advice(Model, tag_field="type", tag="advice"):
    """What a hard bot thinks of your question, to your message `ref`."""

    ref: int
    thoughts: Thoughts


class Lesson(Model, tag_field="type", tag="lesson"):
    """What the guide says to your question, to your message `ref`.

    The text is the title's message 'guide-<step>'; '' if there is nothing to say now. `option` is
    the recommended answer, -1 if there is none, and `spots` are the things on the table that are
    meant. `left` counts the steps yet to come; when it is `over` the guide hands over.
    """

    ref: int
    step: str = ""
    option: int = -1
    spots: list[str] = []
    rule: str = ""
    left: int = 0
    over: bool = False


class StandingInfo(Model):
    """An answer that stands, always or on conditions; the first possible option counts.

    `ask` is the question as it was, or in general if it was not asked yet.
    """

    prompt: str
    ask: AskInfo
    options: list[int]
    texts: list[str]
    conditions: list[Condition] = []


class Standing(Model, tag_field="type", tag="standing"):
    """How questions in others' turns are answered for you here; nobody else is told."""

    answers: list[StandingInfo]


class TermInfo(Model):
    """What an answer may depend on: a number from 0 to `most`, another seat, or one of `words`.

    It is called like the attribute of this name of the question's message; 'turn', which every
    question has, is whose turn it is.
    """

    id: str
    kind: Literal["number", "seat", "word"]
    most: int = 0
    words: list[str] = []


class ForeseenInfo(Model):
    """A question that may come in others' turns: the title's message 'standing-<prompt>'."""

    prompt: str
    source: str
    options: list[int]
    texts: list[str]
    terms: list[TermInfo]


class Foreseen(Model, tag_field="type", tag="foreseen"):
    """What you may be asked in others' turns, to your message `ref`; your open question is there.

    It follows from what lies open and from your own question: nobody learns anything from it.
    """

    ref: int
    questions: list[ForeseenInfo]


Answered = Accepted | Refused | Because | Advice | Lesson | Foreseen | Pong
FromServer = State | Changed | Room | Chats | YourTurn | Standing | Answered
