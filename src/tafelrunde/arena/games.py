"""One game of an arena as a line of JSON, and what a worker sends home of some games."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from tafelrunde.arena.tally import Tally


class Game(msgspec.Struct, omit_defaults=True):
    """How one game went. Lists are by seat; `seats` are the numbers of the bots.

    `first` is who began. `notes` are the title's aspects. `decisions` and `seconds` say how often
    each seat had a choice and how long it thought about them; fast bots are timed now and then.
    A game that broke has an `error` and no result.
    """

    game: int
    seats: list[int]
    setup: int = 0
    scores: list[int] = []
    winners: list[int] = []
    end: str = ""
    first: int = -1
    rounds: int = -1
    turns: int = -1
    notes: dict[str, list[list[str]]] = {}
    decisions: list[int] = []
    seconds: list[float] = []
    error: str = ""


@dataclass(frozen=True)
class Failure:
    """A game that broke: its number, its seed, what went wrong, and where its record is."""

    game: int
    seed: str
    error: str
    path: str = ""


@dataclass
class Part:
    """What came of some games: their tally, their lines, and the records that are wanted."""

    tally: Tally
    lines: list[bytes] = field(default_factory=list)
    records: list[tuple[int, bytes]] = field(default_factory=list)
    broken: list[tuple[Failure, bytes, str]] = field(default_factory=list)  # record, traceback


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Game)


def encode_game(game: Game) -> bytes:
    """A line, with its end."""
    return _encoder.encode(game) + b"\n"


def decode_game(line: bytes) -> Game:
    """A line's game; raises `msgspec.MsgspecError`."""
    return _decoder.decode(line)
