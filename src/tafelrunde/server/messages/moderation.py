"""Keeping order: for moderators."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from tafelrunde.server import limits
from tafelrunde.server.messages.basics import Count, Model, Seat, Word, Words
from tafelrunde.server.messages.from_server import ChatLine

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
