"""Everything that crosses the wire, as types: HTTP bodies and the messages of the table socket.

`tools/make_types.py` writes `web/src/lib/messages.ts` from this module, `docs/protocol.md` tells
the story around it. Times are whole milliseconds since 1970; a seat of -1 is a spectator.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from tafelrunde.kernel.account import Owned, Source
from tafelrunde.server import limits

# What a client sends has bounds (`limits.py`).
Name = Annotated[str, Meta(min_length=1, max_length=limits.NAME)]
Password = Annotated[str, Meta(min_length=limits.PASSWORD_MIN, max_length=limits.PASSWORD_MAX)]
Word = Annotated[str, Meta(max_length=limits.WORD)]
Count = Annotated[int, Meta(ge=0, le=limits.NUMBER)]
Seat = Annotated[int, Meta(ge=-1, le=limits.SEATS)]
Ref = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Email = Annotated[str, Meta(max_length=limits.EMAIL)]
Token = Annotated[str, Meta(max_length=limits.TOKEN)]
Words = Annotated[str, Meta(max_length=limits.REASON)]
OldPassword = Annotated[str, Meta(max_length=limits.PASSWORD_MAX)]

Texts = dict[str, str]  # language -> text
Event = dict[str, int | str | list[str]]  # 'id', 'seat' and the arguments of a log line

# 'stopped': the rules have changed and lead somewhere else; it goes on when they fit again.
Status = Literal["waiting", "running", "finished", "stopped", "closed", "damaged"]
Kind = Literal["game", "sandbox", "upload", "guide"]
Expiry = Literal["nothing", "bot", "pass"]  # when time is up: see `clocks.py`
Speed = Literal["live", "days", "free"]  # in one go, over days, without a clock
Level = Literal["", "new", "much"]  # all the same, newcomers, who has played a lot
LEVELS = ("new", "much")
SeatKind = Literal["open", "human", "bot", "stand-in"]
Deed = Literal[
    "join",
    "leave",
    "start",
    "close",
    "replace",
    "watch",
    "chat",
    "record",
    "replay",
    "sandbox",
    "realm",  # read the history of the realm
    "next",  # start its next game
    "rematch",  # play again, the same people with the same options
    "hint",  # ask what a hard bot would answer
    "share",  # make a link to the replay for anybody
]
Code = Literal[
    "bad-message",  # not JSON, not of this shape, or a value out of bounds
    "too-large",  # the message or body is larger than allowed
    "too-many",  # too many requests or too many of something; try again later
    "bad-origin",  # the page that asks is not ours
    "bad-token",  # the header X-CSRF-Token is missing or wrong: fetch /api/me again
    "not-signed-in",  # needs a guest name or an account
    "wrong-password",  # name or password is wrong
    "name-taken",  # another account has this name, or one that looks the same
    "bad-name",  # letters of several scripts, or some that nobody sees
    "needs-account",  # guests cannot do this
    "has-account",  # this user has an account already
    "not-found",  # there is no such thing, or you may not know of it
    "not-allowed",  # it exists, but not for you or not now
    "bad-options",  # the title refuses these options
    "not-started",  # the table waits for its players
    "started",  # too late: the game has begun
    "full",  # no seat is free
    "stale",  # the answer is for a question that is no longer open
    "illegal",  # the option is not among the legal ones
    "sure",  # a careful answer would end the turn: send it again if that is meant
    "not-your-seat",  # nothing is asked of your seat
    "over",  # the game is over
    "undo-refused",  # `reason` says why
    "no-request",  # there is no undo request to consent to
    "still-running",  # only for finished games
    "bad-record",  # damaged, or it does not replay
    "old-record",  # made by another revision of the rules
    "too-slow",  # the record took too long to replay
    "bad-webhook",  # the address cannot be used
    "bad-chronicle",  # this is no chronicle, or it is damaged; `texts` say how
    "banned",  # this account or network is shut out; `texts` say until when and why
    "muted",  # this account or network may not chat; `texts` say until when and why
    "bad-email",  # this is no address, or there is no mail here
    "bad-link",  # the link is too old, was used, or never was
    "broken",  # our fault; nothing was changed
]
Reason = Literal[
    "", "nothing", "others", "chance", "revealed", "over", "spectator", "pending"
]  # why an undo is impossible; '' if it is possible


class Model(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=False, kw_only=True):
    """Base of everything here: unknown fields are refused."""


class ErrorInfo(Model):
    """The body of every HTTP answer with a status of 400 or more."""

    error: Code
    message: str  # English, for developers and logs; the page words the code itself
    reason: str = ""
    texts: Texts = {}  # what is wrong in particular, for people; often there is nothing to say


# -- users


class UserInfo(Model):
    """The person who asks: a guest, or somebody with an account."""

    id: str
    name: str
    account: bool
    moderator: bool = False


class UserSettings(Model):
    """What a user may set; `preferences` is the page's own business (at most 4 kB)."""

    lang: str = ""
    webhook: str = ""  # POSTed to when it is your turn and you are away
    email: str = ""  # verified
    unverified: str = ""  # an address to which a link was sent
    mail_turns: bool = False  # a mail when it is your turn and you are away
    preferences: dict[str, bool | int | str] = {}


class Me(Model):
    """GET /api/me: who I am, and the token that every changing request must carry."""

    user: UserInfo | None
    csrf: str
    settings: UserSettings
    mail: bool = False  # this server can send mail


class GuestWish(Model):
    """POST /api/guest: play under a name, without an account."""

    name: Name


class AccountWish(Model):
    """POST /api/account: a guest becomes an account and keeps the games; or a fresh account."""

    name: Name
    password: Password


class LoginWish(Model):
    """POST /api/login."""

    name: Name
    password: Annotated[str, Meta(max_length=limits.PASSWORD_MAX)]


class PasswordWish(Model):
    """POST /api/password: a new password; all other sessions of the account end."""

    password: Annotated[str, Meta(max_length=limits.PASSWORD_MAX)]  # the old one
    new: Password


class FarewellWish(Model):
    """DELETE /api/me: remove me and what I set; an account needs its password."""

    password: Annotated[str, Meta(max_length=limits.PASSWORD_MAX)] = ""


class SettingsWish(Model):
    """PUT /api/settings: what is left out stays as it is."""

    name: Name | None = None
    lang: Word | None = None
    webhook: Annotated[str, Meta(max_length=limits.WEBHOOK)] | None = None
    mail_turns: bool | None = None
    preferences: dict[str, bool | int | str] | None = None


class EmailWish(Model):
    """POST /api/email: send a link to this address; it is the account's when that was opened.

    DELETE /api/email, without an address: forget it.
    """

    password: OldPassword
    email: Email = ""


class LinkWish(Model):
    """POST /api/email/verify: somebody has opened the link in the mail."""

    token: Token


class ForgotWish(Model):
    """POST /api/password/forgot: send a link to the address of an account.

    `who` is its name or its address. The answer is the same whether there is such an account.
    """

    who: Annotated[str, Meta(min_length=1, max_length=limits.EMAIL)]


class ResetWish(Model):
    """POST /api/password/reset: a new password by a mailed link; all sessions end."""

    token: Token
    new: Password


class Done(Model):
    """It was done, or there is nothing to say about it."""

    ok: bool = True


# -- titles


OptionKind = Literal[
    "flag", "choice", "number", "text", "seed", "list", "seats", "seat", "parts", "table"
]


class OptionShape(Model):
    """What a value can be. `item` is what lists hold and each of the seats gets."""

    kind: OptionKind
    choices: list[str | int] = []  # words and years; their names are messages '<words>-<choice>'
    words: str = ""
    or_table: bool = False  # a JSON object may stand for a choice
    least: int = 0  # of a number, the characters of a text, the entries of a list
    most: int = 0
    chance: bool = False  # 'random' may stand for a seat; among choices for seats it always may
    usual: list[str] = []  # what seats get if nothing is said
    item: OptionShape | None = None


class TitleOption(Model):
    """One option of a title: the message `label` names it and its attribute `help` explains it."""

    id: str
    label: str
    default: object  # null: nothing is said
    advanced: bool  # a form may fold it away
    form: bool  # for people; others are for files and programs
    required: bool  # a part that cannot be left out of what is kept
    shape: OptionShape
    parts: list[TitleOption]  # the options inside this one


class TitleInfo(Model):
    """GET /api/titles: a game we can play."""

    id: str
    name: str  # message id
    revision: int
    min_seats: int
    max_seats: int
    usual_seats: int
    authors: list[str]
    publishers: list[str]
    sources: list[str]
    options: list[TitleOption]
    bots: list[str]  # levels, then bots by name; message 'bot-<id>' where there is one
    default_bot: str  # who plays if nobody says otherwise
    levels: list[str]  # the first of `bots`, from easy to hard
    guided: bool  # there is a guided first game
    newcomer: dict[str, object]  # options of a first game; for seats the first is the newcomer's


class CardInfo(Model):
    """GET /api/titles/{title}/cards: a card in all languages; `facts` are the title's own."""

    id: str
    rule: str  # citation, 'dominion:card/moat'
    name: Texts
    text: Texts
    editions: dict[str, Texts]  # year of a printing that words it differently -> texts
    notes: dict[str, list[str]]  # language -> rulings
    set: str
    types: list[str]
    cost: int  # -1: the cards of this title cost nothing
    printings: list[int]  # years
    basic: bool  # part of every game with its set
    facts: dict[str, object]


class RuleInfo(Model):
    """GET /api/titles/{title}/rules: a numbered rule in all languages."""

    id: str  # 'D17'; the citation is 'dominion:D17'
    section: str
    pending: str  # the set it waits for, or ''
    title: Texts
    text: Texts


class PreviewWish(Model):
    """POST /api/titles/{title}/preview: check options and settle what they leave to chance.

    `reroll` names a card to replace by another one.
    """

    seats: Count
    options: dict[str, object] = {}
    reroll: Word = ""


class Preview(Model):
    """The options, complete and checked, the cards they lead to, and the printing of each set.

    `more` is what the title's own form tells besides, null if there is nothing.
    """

    options: dict[str, object]
    cards: list[str]
    printings: dict[str, int]
    more: object = None


# -- tables


class SeatInfo(Model):
    """Who sits where. `stand-in`: a bot plays for the absent `name`.

    `overdue`: the time of this seat is up. `replaceable`: you may now put a bot here, or take it
    away again.
    """

    seat: int
    kind: SeatKind
    name: str
    bot: str
    present: bool
    you: bool
    overdue: bool
    replaceable: bool


class ResultInfo(Model):
    """How a game ended."""

    scores: list[int]
    winners: list[int]
    reason: str


class RealmTag(Model):
    """The realm a game belongs to, where games go on: its name and the number of the game."""

    name: str
    game: int


class TableInfo(Model):
    """A table as the lobby shows it; nothing secret is in here.

    Of the world of a chronicle only `realm` is told: it holds hidden cards. `can` lists what the
    asking user may do with it now. `invite` is the token of the invitation link, told to those who
    sit at the table while a seat is open.
    """

    id: str
    title: str
    options: dict[str, object]
    kind: Kind
    status: Status
    public: bool
    owner: str  # name
    seats: list[SeatInfo]
    your_seat: int
    invite: str
    turn_seconds: int
    total_seconds: int
    expiry: Expiry
    steps: int  # answers given so far
    waiting_for: list[int]  # seats that are asked something
    created: int
    changed: int
    result: ResultInfo | None
    realm: RealmTag | None
    patient: bool  # it waits for people who are away, even where they have no choice
    lang: str  # in which people want to talk; '' is all the same
    level: Level
    speed: Speed
    rated: bool  # it counts for the ratings of those who play
    rematch: str  # the table of the next game, told to those who played; '' if there is none yet
    exact: bool  # its world was laid out as a file says: whoever has read that knows hidden cards
    can: list[Deed]


class TableList(Model):
    """GET /api/tables?scope=mine|playing|played|open|running|finished&before=<changed>.

    Further: title, lang, speed, level, players (a number) and rated=1.
    """

    tables: list[TableInfo]
    more: bool


class SeatWish(Model):
    """A seat of a new table."""

    kind: Literal["me", "open", "bot"]
    bot: Word = ""


class TableWish(Model):
    """POST /api/tables: a new table; it starts at once when no seat is open.

    Where games go on: `chronicle` is the text of a chronicle to go on from. What is hidden in it is
    drawn anew, unless `exact` asks for the very order it states. `realm` names a new realm.
    """

    title: Word
    seats: Annotated[list[SeatWish], Meta(max_length=limits.SEATS)]
    options: dict[str, object] = {}
    public: bool = False  # listed, anybody may join and watch
    shuffle: bool = False  # seats in random order
    turn_seconds: Annotated[int, Meta(ge=0, le=limits.TURN_SECONDS)] = (
        0  # for one answer; 0: no limit
    )
    total_seconds: Annotated[int, Meta(ge=0, le=limits.TOTAL_SECONDS)] = 0  # for all of a seat's
    expiry: Expiry = "nothing"  # when time is up: nothing (others may let a bot play), bot, pass
    lang: Literal["", "de", "en"] = ""
    level: Level = ""
    rated: bool = False  # it counts: for accounts only, without bots
    patient: bool = False  # wait for people who are away, even where they have no choice
    chronicle: Annotated[str, Meta(max_length=limits.CHRONICLE)] = ""
    exact: bool = False
    realm: Annotated[str, Meta(max_length=limits.NAME)] = ""


class JoinWish(Model):
    """POST /api/invitations/{token}/join and /api/tables/{id}/join: -1 is any open seat."""

    seat: Seat = -1


class ReplaceWish(Model):
    """POST /api/tables/{id}/replace: a bot plays for somebody; '' gives the seat back."""

    seat: Seat
    bot: Word = ""


class SandboxWish(Model):
    """POST /api/tables/{id}/sandbox: play on alone from a position, bots on the other seats."""

    step: Count
    seat: Seat
    bot: Word


# -- games that go on


class Realm(Model):
    """GET /api/tables/{id}/realm: the history up to this game, and how the realm stands.

    `games` and `world` are the title's own. `written`: the game is over and is the last of `games`.
    `next` is the table of the next game, '' if there is none, or none that you may see.
    """

    table: TableInfo
    games: list[object]
    world: object
    written: bool
    next: str


# -- what a table shows


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


class AskInfo(Model):
    """An open question. Of a question to others never the options are told.

    `seat` decides for `player` (nearly always itself) about `target` (another seat, or -1).
    `count` and `about` say something only where they are `told`. `stands`: it is yours, and an
    answer to it can stand for the times to come (`Stand`).
    """

    seat: int
    player: int
    target: int
    prompt: str
    source: str
    rule: str
    mine: bool = False
    stands: bool = False
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


# -- what bots think


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
    """The last choice of a bot: which question, after how many answers, and its thoughts."""

    seat: int
    step: int
    ask: AskInfo
    thoughts: Thoughts


class ThoughtsOfBots(Model):
    """GET /api/tables/{id}/thoughts: of a finished game, as long as they are remembered."""

    bots: list[BotThoughts]


# -- from the server, by socket


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
    remark there is nothing to say: it is an answer, or nothing is asked any more.
    """

    ref: int
    remark: str = ""
    args: Event = {}
    rule: str = ""


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
    """An answer that stands: `ask` is the question as it was; the first possible option counts."""

    prompt: str
    ask: AskInfo
    options: list[int]
    texts: list[str]


class Standing(Model, tag_field="type", tag="standing"):
    """How questions in others' turns are answered for you here; nobody else is told."""

    answers: list[StandingInfo]


Answered = Accepted | Refused | Because | Advice | Lesson | Pong
FromServer = State | Changed | Room | Chats | YourTurn | Standing | Answered


# -- from the client, by socket


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


class Stand(Model, tag_field="type", tag="stand"):
    """Answer your open question like this from the next time on, in others' turns, in this game.

    The first of the options that is possible is the answer. Without options you are asked again.
    """

    prompt: Word
    options: Annotated[list[Count], Meta(max_length=limits.STANDING_ANSWERS)]
    ref: Ref = 0


FromClient = (
    Stand | Answer | Undo | Consent | Say | Report | Sync | Why | Ping | Hint | Guide | Pace
)


# -- replay


class Position(Model):
    """One position of a finished game; `events` are new since the position before.

    `chosen` is the answer that is given here ('' after the last one) and `by` its seat.
    """

    step: int
    view: ViewInfo
    asks: list[AskInfo]
    events: list[Event]
    by: int
    chosen: str


class Since(Model):
    """GET /api/tables/{id}/since?from=<step>: what your own seat has seen since your last answer.

    The first position is the one you answered in. Of very many the latest are told.
    """

    seat: int
    steps: int
    positions: list[Position]


class Replay(Model):
    """GET /api/tables/{id}/replay?viewer=<seat|-1|all>&from=<step>: up to 50 positions.

    GET /api/shared/{token}/replay: the same by a link that somebody has shared. `eyes` are the
    viewers that may be asked for.
    """

    table: TableInfo
    viewer: int  # -2: all eyes
    steps: int  # positions 0 to `steps`
    positions: list[Position]
    eyes: list[int]


# -- what is told about a finished game


class Sample(Model):
    """How everybody stood at a position, which lasts until the next sample."""

    step: int
    values: list[int]


class Moment(Model):
    """A position worth looking at: `event` tells why, or somebody took the lead, or leapt ahead.

    `points` are those of who leads now, or those gained at once.
    """

    kind: Literal["event", "lead", "leap"]
    step: int
    seat: int = -1
    points: int = 0
    event: Event = {}


class SeatFigures(Model):
    """Of one seat: how many answers and turns, and how often it did what the title counts."""

    answers: int
    turns: int
    done: dict[str, int]


class Summary(Model):
    """GET /api/tables/{id}/summary, /api/shared/{token}/summary: what is told when a game is over.

    By seat: `sources` of points and `decks` ([] where there are none), `figures`. `curve` are the
    points, or whatever the message 'curve-<unit>' of the title calls them; it ends where the game
    was decided. `ways` say how somebody won, as lines of the log.
    """

    steps: int
    unit: str
    sources: list[list[Source]]
    decks: list[list[Owned]]
    ways: list[Event]
    curve: list[Sample]
    moments: list[Moment]
    figures: list[SeatFigures]


class Share(Model):
    """GET, POST and DELETE /api/tables/{id}/share: my link to the replay, '' if there is none."""

    token: str


# -- printing


class PrintWish(Model):
    """POST /api/print/{title}/dividers or /aid: settings by name, as the command line has them."""

    what: Literal["divider", "sheet", "pdf", "cut", "png", "aid"] = "divider"
    chosen: Annotated[int, Meta(ge=0, le=10_000)] = 0  # which divider a preview shows
    settings: dict[str, object] = {}


class PrintLook(Model):
    """A preview: both sides as SVG, the names of all dividers, and how many lie on a sheet.

    Where there is nothing to see, `trouble` says why.
    """

    front: str = ""
    back: str = ""
    names: list[str] = []
    dividers: int = 0
    per_sheet: int = 1
    trouble: Texts = {}


class Printed(Model):
    """A file that was made; `data` is base64."""

    name: str
    data: str


class Named(Model):
    """Something to choose, with its name in all languages."""

    id: str
    name: Texts


class PrintChoices(Model):
    """GET /api/print/{title}/choices: sets (none if there are no dividers), sizes and papers."""

    sets: list[Named]
    sizes: dict[str, str]
    papers: list[str]


class AidTable(Model):
    """Numbers with a heading; the first row and column are headings."""

    title: str
    rows: list[list[str]]


class AidRule(Model):
    """A rule of an aid, and how deep it stands."""

    id: str
    title: str
    text: str
    depth: int


class AidSection(Model):
    """A section of an aid."""

    id: str
    heading: str
    badge: str
    purpose: str
    intro: list[tuple[str, str]]
    symbols: list[tuple[str, str]]
    tables: list[AidTable]
    points: list[str]
    rules: list[AidRule]


class AidInfo(Model):
    """GET /api/print/{title}/aid?lang=&level=: a player aid."""

    title: str
    lang: str
    name: str
    pitch: str
    note: str
    colour: str
    sections: list[AidSection]


# -- keeping order: for moderators


BanKind = Literal["ban", "mute"]


class BanInfo(Model):
    """A ban (may not come in) or a mute (may not chat); `until` 0 is for ever."""

    id: str
    kind: BanKind
    name: str  # of the user, or the network
    net: str  # '' if it is an account
    until: int
    reason: str
    at: int


class ReportInfo(Model):
    """What a player complains about, with the last lines of chat around it.

    `user` is the id of whom it is about, '' if a bot or nobody is; `line` -1 is no line of chat.
    """

    id: str
    table: str
    title: str
    by: str  # name
    user: str
    name: str
    seat: int
    sits: bool  # the user sits there now, and could be taken off
    line: int
    words: str
    at: int
    chat: list[ChatLine]


class DoingInfo(Model):
    """What somebody has done who looks after the server; `by` is '' for a command."""

    at: int
    by: str
    what: str
    name: str
    table: str
    detail: str


class Moderation(Model):
    """GET /api/moderation: open reports (the oldest first), bans, and what was done lately."""

    reports: list[ReportInfo]
    bans: list[BanInfo]
    doings: list[DoingInfo]


class BanWish(Model):
    """POST /api/moderation/bans: a user (id or name) or a network, for some seconds; 0: for ever.

    With `here` also the networks from which the user's open pages come, for a day at most.
    """

    kind: BanKind
    who: Word
    seconds: Annotated[int, Meta(ge=0, le=limits.NUMBER)] = 0
    reason: Words = ""
    here: bool = False


class KickWish(Model):
    """POST /api/moderation/tables/{id}/kick: take somebody off a seat; a bot goes on."""

    seat: Seat
    user: Word  # who is meant, in case somebody else sits there by now


class UnsayWish(Model):
    """POST /api/moderation/tables/{id}/unsay: take the words of a line of chat away."""

    line: Count


# -- people


class TurnInfo(Model):
    """A table that waits for me, and since when."""

    table: str
    title: str
    since: int


class TurnList(Model):
    """GET /api/turns: where it is my turn, the longest first."""

    turns: list[TurnInfo]


class ChannelWish(Model):
    """Of which games somebody wants to be told: by speed, without some titles."""

    speeds: Annotated[list[Speed], Meta(max_length=3)] = msgspec.field(
        default_factory=lambda: ["live", "days", "free"]
    )
    muted: Annotated[list[Word], Meta(max_length=limits.MUTED)] = []


class CallWish(Model):
    """PUT /api/calls. Mail comes at most every so many `minutes`, one letter for all games."""

    push: ChannelWish = msgspec.field(default_factory=ChannelWish)
    mail: ChannelWish = msgspec.field(default_factory=lambda: ChannelWish(speeds=["days", "free"]))
    minutes: Annotated[int, Meta(ge=10, le=10_080)] = 10


class CallInfo(Model):
    """GET /api/calls: how I am called. `key` is the server's public key for web push."""

    key: str
    browsers: int  # of mine that are called
    wishes: CallWish


class PushWish(Model):
    """POST /api/push: call this browser; it must send back (`ConfirmWish`) what it gets."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=limits.ENDPOINT)]
    p256dh: Annotated[str, Meta(max_length=120)]
    auth: Annotated[str, Meta(max_length=40)]


class ConfirmWish(Model):
    """POST /api/push/confirm."""

    token: Word


class EndpointWish(Model):
    """DELETE /api/push."""

    endpoint: Annotated[str, Meta(max_length=limits.ENDPOINT)]


FriendState = Literal["", "friend", "asked", "asks"]  # 'asked' by me, 'asks' me


class RatingInfo(Model):
    """A rating at a title with so many players; not `sure` while there are few games."""

    name: str
    title: str
    players: int
    rating: int
    games: int
    sure: bool


class RatingList(Model):
    """GET /api/ratings?title=&players=: the best of those who show their profile."""

    ratings: list[RatingInfo]


class StatsInfo(Model):
    """Finished games with other people, of the latest two thousand."""

    title: str
    players: int
    games: int
    wins: int


class ProfileInfo(Model):
    """GET /api/players/{name}: only of who shows it, and one's own."""

    name: str
    you: bool
    shown: bool
    since: int
    friend: FriendState
    ratings: list[RatingInfo]
    stats: list[StatsInfo]


class ProfileWish(Model):
    """PUT /api/profile: whether others see my profile and I am listed with my ratings."""

    shown: bool


class FriendWish(Model):
    """POST, DELETE /api/friends: ask somebody or agree; withdraw, decline or end it."""

    name: Name


class FriendInfo(Model):
    """A friend, or who is to become one; `here`: with a page open."""

    name: str
    state: FriendState
    here: bool


class FriendList(Model):
    """GET /api/friends: friends, and public tables at which they wait for others."""

    friends: list[FriendInfo]
    tables: list[TableInfo]


# -- tournaments


TournamentKind = Literal["swiss", "robin", "league"]
TournamentStatus = Literal["open", "running", "finished", "closed"]
TournamentDeed = Literal["join", "withdraw", "start", "close"]


class TournamentWish(Model):
    """POST /api/tournaments. Of round robins and leagues the rounds follow from who takes part."""

    name: Name
    title: Word
    options: dict[str, object] = {}
    kind: TournamentKind = "swiss"
    players: Annotated[int, Meta(ge=2, le=limits.SEATS)] = 2  # at one table
    rounds: Annotated[int, Meta(ge=1, le=limits.ROUNDS)] = 3
    turn_seconds: Annotated[int, Meta(ge=1, le=limits.TURN_SECONDS)] = 86_400
    expiry: Literal["bot", "pass"] = "bot"  # so that every round comes to its end
    rated: bool = False


class TournamentBrief(Model):
    """A tournament as lists show it."""

    id: str
    name: str
    title: str
    kind: TournamentKind
    players: int
    rounds: int
    round: int
    status: TournamentStatus
    turn_seconds: int
    expiry: Expiry
    rated: bool
    entrants: int
    most: int
    changed: int


class TournamentList(Model):
    """GET /api/tournaments."""

    tournaments: list[TournamentBrief]


class EntrantInfo(Model):
    """Somebody's line of the standings; `opponents` is the sum of the opponents' points."""

    name: str
    you: bool
    withdrawn: bool
    place: int
    points: float
    opponents: float
    wins: int


class GroupInfo(Model):
    """Who meets whom; without a table it is a bye. `points` once the game is over."""

    round: int
    table: str
    names: list[str]
    points: list[float]


class TournamentInfo(Model):
    """GET /api/tournaments/{id}: the standings, and all rounds, the latest first."""

    about: TournamentBrief
    owner: str
    entrants: list[EntrantInfo]
    groups: list[GroupInfo]
    can: list[TournamentDeed]


class Health(Model):
    """GET /api/health."""

    ok: bool
    version: str
    database: str
    tables: int  # in memory
    sockets: int
