"""What all messages are made of: bounded words and numbers, states, codes of errors."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

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
    "thoughts",  # hear what bots thought: nothing is hidden here any more
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


class Health(Model):
    """GET /api/health."""

    ok: bool
    version: str
    database: str
    tables: int  # in memory
    sockets: int
