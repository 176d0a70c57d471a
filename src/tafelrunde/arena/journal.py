"""The file of an arena: a line for its setting, then a line of JSON for every game, only appended.

An arena that was killed goes on where it stopped: what is in the file is counted and not played
again. A line that was not finished is dropped.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import msgspec

from tafelrunde.arena.games import Game, decode_game
from tafelrunde.arena.setting import Schedule, Setting
from tafelrunde.kernel.errors import TafelrundeError

FORMAT = 1


class BadJournal(TafelrundeError):
    """An arena cannot go on with this file."""


class Head(msgspec.Struct, kw_only=True):
    """The first line: everything that decides how a game goes."""

    arena: int
    title: str
    revision: int
    bots: list[str]
    players: int
    options: dict[str, object]
    setups: int
    seed: str


class Journal:
    """An open file of an arena; `games` are those it held when it was opened, each once."""

    def __init__(self, path: Path, setting: Setting, revision: int) -> None:
        self.path = path
        self.head = Head(
            arena=FORMAT,
            title=setting.title,
            revision=revision,
            bots=setting.bots,
            players=setting.seats,
            options=setting.options,
            setups=setting.setups,
            seed=setting.seed,
        )
        self.is_file = path.is_file() or not path.exists()  # a pipe or a terminal holds nothing
        path.parent.mkdir(parents=True, exist_ok=True)
        mode = "wb" if not self.is_file else "r+b" if path.exists() else "w+b"
        self.file: IO[bytes] = path.open(mode, buffering=0)
        try:
            self._lock()
            self.end = self._check() if self.is_file else 0
            if self.end == 0:
                self.write([msgspec.json.encode(self.head) + b"\n"])
        except BaseException:
            self.file.close()
            raise

    def _lock(self) -> None:
        if os.name != "posix" or not self.is_file:
            return
        import fcntl

        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadJournal(
                "'{file}' is being written by another arena", file=str(self.path)
            ) from None

    def _check(self) -> int:
        """Compare the first line, drop an unfinished last one, and say where the file ends."""
        first = self.file.readline()
        if not first.endswith(b"\n"):
            self._refuse_other_files(first)
            self.file.truncate(0)
            self.file.seek(0)
            return 0
        try:
            head = msgspec.json.decode(first, type=Head)
        except msgspec.MsgspecError:
            raise BadJournal("'{file}' is no file of an arena", file=str(self.path)) from None
        other = [
            name
            for name in Head.__struct_fields__
            if msgspec.json.encode(getattr(head, name), order="deterministic")
            != msgspec.json.encode(getattr(self.head, name), order="deterministic")
        ]
        if other:
            raise BadJournal(
                "'{file}' holds an arena with other settings ({names}): take another file",
                file=str(self.path),
                names=", ".join(other),
            )
        size = self.file.seek(0, os.SEEK_END)
        end = size
        while end > 0:  # to the end of the last whole line
            start = max(0, end - 65536)
            self.file.seek(start)
            at = self.file.read(end - start).rfind(b"\n")
            if at >= 0:
                end = start + at + 1
                break
            end = start
        self.file.truncate(end)
        self.file.seek(end)
        return end

    def _refuse_other_files(self, first: bytes) -> None:
        """A first line without an end is an unfinished arena, or a file of something else."""
        if not (msgspec.json.encode(self.head) + b"\n").startswith(first):
            raise BadJournal("'{file}' is no file of an arena", file=str(self.path))

    def games(self, schedule: Schedule) -> Iterator[Game]:
        """The games that were played before, each once; raises `BadJournal`."""
        if not self.end:
            return
        seen: set[int] = set()
        with self.path.open("rb") as file:
            for number, line in enumerate(file, 1):
                if number == 1:
                    continue
                try:
                    game = decode_game(line)
                except msgspec.MsgspecError:
                    raise self._damaged(number) from None
                if game.game < 0 or game.seats != schedule.entries(game.game):
                    raise self._damaged(number)
                if not game.error and not len(game.scores) == len(game.seats):
                    raise self._damaged(number)
                if game.game not in seen:
                    seen.add(game.game)
                    yield game

    def _damaged(self, line: int) -> BadJournal:
        return BadJournal("'{file}' is damaged in line {line}", file=str(self.path), line=line)

    def write(self, lines: list[bytes]) -> None:
        """Append lines; an error says which file it is about."""
        data = memoryview(b"".join(lines))
        try:
            while data:
                data = data[self.file.write(data) :]
        except OSError as error:
            error.filename = str(self.path)
            raise

    def close(self) -> None:
        """Let go of the file."""
        self.file.close()
