"""Shared by all tests."""

from __future__ import annotations

import os
from zlib import crc32

import pytest

from tafelrunde.testing.fuzz import daily_seed


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """TAFELRUNDE_SHARE=3 runs every third test, others every day (TAFELRUNDE_SEED)."""
    share = int(os.environ.get("TAFELRUNDE_SHARE", "1"))
    if share > 1:
        seed = daily_seed()
        chosen: list[pytest.Item] = []
        left_out: list[pytest.Item] = []
        for item in items:
            of_today = crc32(f"{seed}/{item.nodeid}".encode()) % share == 0
            (chosen if of_today else left_out).append(item)
        config.hook.pytest_deselected(items=left_out)
        items[:] = chosen


# Real browsers, servers and clocks: what fails there once and not again is named as a rerun.
REAL = ("tests/web/", "tests/server/")


def pytest_itemcollected(item: pytest.Item) -> None:
    """On a busy machine a page may come too late; whatever is wrong fails twice."""
    if item.nodeid.startswith(REAL):
        item.add_marker(pytest.mark.flaky(reruns=1))
