"""Tournaments and leagues."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from tafelrunde.server import limits
from tafelrunde.server.messages.basics import Expiry, Model, Name, Word

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
