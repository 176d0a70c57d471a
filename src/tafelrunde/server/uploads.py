"""Checking a record from anywhere: in a process of its own, with little time and memory.

    python -m tafelrunde.server.uploads < record.json

prints what is wrong with a record as JSON, or that it replays.
"""

from __future__ import annotations

import asyncio
import os
import sys

import msgspec

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import Record, decode
from tafelrunde.server.limits import (
    RECORD_ANSWERS,
    UPLOAD_MEMORY,
    UPLOAD_SECONDS,
    UPLOADS_AT_ONCE,
)
from tafelrunde.server.messages import Code
from tafelrunde.server.options import check_size
from tafelrunde.server.refusals import Refusal, refusal_of
from tafelrunde.titles import registry


class Verdict(msgspec.Struct):
    """What the checking process says."""

    error: Code | None
    message: str
    texts: dict[str, str] = {}


CHECKING = asyncio.Semaphore(UPLOADS_AT_ONCE)


async def check_upload(data: bytes) -> tuple[Record, int]:
    """The record in the data, which replays, and how many answers it has; or `Refusal`."""
    async with CHECKING:
        verdict = await replay_elsewhere(data)
    if verdict.error is not None:
        raise Refusal(verdict.error, verdict.message, texts=verdict.texts)
    record = decode(data)
    return record, len(record.answers)


def check_shape(data: bytes) -> Record:
    """Everything that can be checked without playing."""
    record = decode(data)
    if len(record.answers) > RECORD_ANSWERS:
        raise Refusal("bad-record", f"at most {RECORD_ANSWERS} answers are allowed here")
    meta = registry.find(record.title[:80])
    try:
        check_size(record.options)
    except Refusal as refusal:
        raise Refusal("bad-record", refusal.message) from None
    if record.seats not in meta.seat_counts():
        raise Refusal("bad-record", "the number of seats is impossible")
    if len(record.names) > record.seats or any(len(name) > 200 for name in record.names):
        raise Refusal("bad-record", "there are too many names, or too long ones")
    if "\0" in record.seed:
        raise Refusal("bad-record", "the seed cannot be kept")
    small = range(-(2**31), 2**31)
    if any(seat not in small or option not in small for seat, option in record.answers):
        raise Refusal("bad-record", "an answer is no answer")
    return record


async def replay_elsewhere(data: bytes) -> Verdict:
    """Replay in another process, which may be slow, crash or be killed."""
    process = await asyncio.create_subprocess_exec(
        *[sys.executable, "-m", "tafelrunde.server.uploads"],
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
    )
    try:
        async with asyncio.timeout(UPLOAD_SECONDS):
            told, _ = await process.communicate(data)
        return msgspec.json.decode(told, type=Verdict)
    except TimeoutError:
        return Verdict("too-slow", "the record takes too long to replay")
    except msgspec.MsgspecError:
        return Verdict("bad-record", "the record cannot be replayed")
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def main() -> None:
    """The checking process."""
    try:
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (UPLOAD_MEMORY, UPLOAD_MEMORY))
        resource.setrlimit(resource.RLIMIT_CPU, (UPLOAD_SECONDS, UPLOAD_SECONDS))
    except (ImportError, ValueError, OSError):
        pass  # not on this system: the clock outside still counts
    verdict = Verdict(None, "")
    try:
        record = check_shape(sys.stdin.buffer.read())
        Match.load(registry.load(record.title), record)
    except Refusal as refusal:
        verdict = Verdict(refusal.code, refusal.message, refusal.texts)
    except TafelrundeError as error:
        wrong = refusal_of(error)
        verdict = Verdict(wrong.code, wrong.message, wrong.texts)
    except Exception:
        verdict = Verdict("bad-record", "the rules cannot play this record")
    sys.stdout.buffer.write(msgspec.json.encode(verdict))


if __name__ == "__main__":
    main()
