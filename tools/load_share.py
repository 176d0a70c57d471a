"""Smaller cores: each worker of a load run gets a part of one, as Linux's control groups allow.

On two cores two workers, the database, bots and people would fill the machine long before the
workers are full. With a quarter of a core each they can be, and what one holds and what two hold
can be compared.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

GROUPS = Path("/sys/fs/cgroup")
PERIOD = 10_000  # microseconds: who has used up a part of one waits for the next


class NoShares(Exception):
    """Control groups cannot be used here; the text says why."""


@contextmanager
def shares(pids: list[int], part: float) -> Iterator[None]:
    """Give each process so much of a core, for the length of a block."""
    old = GROUPS / "cpu"  # of the first version; the second has one tree for everything
    root = old if old.is_dir() else GROUPS
    made: list[Path] = []
    try:
        for pid in pids:
            group = root / f"tafelrunde-load-{os.getpid()}-{pid}"
            group.mkdir()
            made.append(group)
            quota = int(part * PERIOD)
            if root == old:
                (group / "cpu.cfs_period_us").write_text(str(PERIOD))
                (group / "cpu.cfs_quota_us").write_text(str(quota))
            else:
                (group / "cpu.max").write_text(f"{quota} {PERIOD}")
            (group / "cgroup.procs").write_text(str(pid))
        yield
    except OSError as error:
        raise NoShares(f"no control groups: {error}") from None
    finally:
        for group in made:
            for left in (group / "cgroup.procs").read_text().split():
                with suppress(OSError):  # gone already
                    (root / "cgroup.procs").write_text(left)
            with suppress(OSError):
                group.rmdir()
