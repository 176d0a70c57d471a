"""The record of a match: save file, replay, bug report, fixture and download are all this JSON."""

# not compiled: msgspec builds these classes itself

from __future__ import annotations

import hashlib

import msgspec

from tafelrunde.kernel.errors import MalformedRecord

FORMAT = 1
MAX_BYTES = 4_000_000
MAX_ANSWERS = 100_000
MAX_SEED = 200


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the recorded match ended."""

    scores: list[int]
    winners: list[int]
    reason: str


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Title, options, seed and answers: everything that is needed to play the match again."""

    format: int
    title: str
    revision: int
    seats: int
    options: dict[str, object]
    seed: str
    answers: list[tuple[int, int]]  # (seat, option)
    result: Result | None = None
    names: list[str] = msgspec.field(default_factory=list)


def encode(record: Record) -> bytes:
    """The record as JSON, the same bytes for the same record."""
    return msgspec.json.format(msgspec.json.encode(record, order="deterministic"), indent=0)


def decode(data: bytes) -> Record:
    """Read a record from anywhere; it is treated as hostile until it has replayed."""
    if len(data) > MAX_BYTES:
        raise MalformedRecord("the record is larger than {most} bytes", most=MAX_BYTES)
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise MalformedRecord("this is no Tafelrunde record: {error}", error=str(error)) from None
    if record.format != FORMAT:
        raise MalformedRecord(
            "record format {format} is unknown; this is format {known}",
            format=record.format,
            known=FORMAT,
        )
    if len(record.answers) > MAX_ANSWERS:
        raise MalformedRecord("the record holds more than {most} answers", most=MAX_ANSWERS)
    if not 1 <= len(record.seed) <= MAX_SEED:
        raise MalformedRecord("the record's seed must have 1 to {most} characters", most=MAX_SEED)
    return record


def fingerprint(data: object) -> str:
    """A hash of plain data such as views and events, equal across processes and platforms."""
    return hashlib.sha256(msgspec.json.encode(data, order="deterministic")).hexdigest()
