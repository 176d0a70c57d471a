"""People and what they have with each other: turns that wait, calls, ratings, friends."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tafelrunde.server import limits
from tafelrunde.server.messages.basics import Model, Name, Speed, Word
from tafelrunde.server.messages.tables import TableInfo


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
    """PUT /api/calls. Mail comes at most every so many `minutes`, one letter for all games.

    `hook` is the webhook of the settings.
    """

    push: ChannelWish = msgspec.field(default_factory=ChannelWish)
    hook: ChannelWish = msgspec.field(default_factory=ChannelWish)
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
    """A friend, or who is to become one.

    `here`: with a page open; never told of people who have days for an answer somewhere.
    """

    name: str
    state: FriendState
    here: bool


class FriendList(Model):
    """GET /api/friends: friends, and public tables at which they wait for others."""

    friends: list[FriendInfo]
    tables: list[TableInfo]
