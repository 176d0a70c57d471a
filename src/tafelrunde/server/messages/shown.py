"""What a table shows: views, questions, undo, clocks, and what bots think."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from tafelrunde.server.messages.basics import Event, Model, Reason


class ZoneInfo(Model):
    """A place for cards: `count` is there if you may know it; null is a card you do not know."""

    name: str
    owner: int
    cards: list[str | None]
    count: int | UnsetType = UNSET


class ViewInfo(Model):
    """What one viewer sees of the table; `facts` are the title's own."""

    seat: int
    over: bool
    zones: list[ZoneInfo]
    facts: dict[str, object]


class Choice(Model):
    """One legal answer: its number, and 'verb object' or 'verb'.

    `spots` are the things on the table that mean it: 'zone/owner/card', or a place, piece or part
    of a board. `remark` is the id of one of the title's messages, with `args`; `caution` that of
    the question whether it is really meant. A `habit` is what fast players want done by itself.
    An answer that `ends` the turn says so by its name.
    """

    number: int
    text: str
    spots: list[str] = []
    remark: str = ""
    args: Event = {}
    caution: str = ""
    habit: bool = False
    ends: bool = False


class RefusedDeed(Model):
    """A verb of the title's vocabulary that is impossible at a place, and why, as in `Because`."""

    verb: str
    remark: str
    args: Event
    rule: str


class AskInfo(Model):
    """An open question. Of a question to others never the options are told.

    `seat` decides for `player` (nearly always itself) about `target` (another seat, or -1).
    `count` and `about` say something only where they are `told`. `stands`: it is yours, and an
    answer to it can stand for the times to come (`Stand`); `soon`: one does, and will be given.
    """

    seat: int
    player: int
    target: int
    prompt: str
    source: str
    rule: str
    mine: bool = False
    stands: bool = False
    soon: bool = False
    told: bool = False
    count: int = 0
    about: str = ""
    options: list[Choice] = []


class UndoInfo(Model):
    """Whether your last answer can be taken back.

    `free`: at once. `ask`: the other people must consent. Otherwise `reason` says why not.
    """

    free: bool
    ask: bool
    reason: Reason


class ConsentInfo(Model):
    """Seat `by` asks to take back its last answer; `missing` are the seats yet to consent."""

    by: int
    missing: list[int]


class TimerInfo(Model):
    """The clock of a seat. `since`: when it was asked, 0 if it is not asked now.

    `limit` is the seconds for one answer (0: none) and begins anew with every answer. `left` is
    what is left of the time for the whole game in milliseconds, before this question; -1 if there
    is no such time. `until` is when time is up, 0 for never: whoever has used up the whole time
    still has a little for every answer. `lapsed` counts how often this seat was late.
    """

    seat: int
    since: int
    limit: int
    until: int
    left: int
    lapsed: int


class Considered(Model):
    """An answer that was tried: what its seat may expect, from 0 to 1, and the error of that."""

    option: int
    value: float
    error: float
    playouts: int


class Thoughts(Model):
    """What a search would answer or has answered, and what it tried; nothing where it is plain."""

    chosen: int
    considered: list[Considered]
    worlds: int
    playouts: int


class BotThoughts(Model):
    """A choice: which question, after how many answers, what was answered, and the thoughts."""

    seat: int
    step: int
    ask: AskInfo
    given: int
    thoughts: Thoughts


class ThoughtsOfBots(Model):
    """GET /api/tables/{id}/thoughts: of all bots' last choices, as long as they are remembered.

    With ?step=N: of the answer after N others, whoever gave it, thought over anew.
    """

    bots: list[BotThoughts]
