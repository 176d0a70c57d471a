"""Shared by all tests."""

from __future__ import annotations

import os
from collections import Counter
from zlib import crc32

import pytest

from tafelrunde.testing.fuzz import daily_seed


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """TAFELRUNDE_SHARE=3 runs every third test, others every day (TAFELRUNDE_SEED).

    TAFELRUNDE_VARIANTS=2 runs every second variant (title, size, language) of each browser test,
    and of those without variants every second one of a file.
    """
    share = int(os.environ.get("TAFELRUNDE_SHARE", "1"))
    variants = int(os.environ.get("TAFELRUNDE_VARIANTS", "1"))
    seed = daily_seed()
    chosen: list[pytest.Item] = []
    left_out: list[pytest.Item] = []
    seen: dict[str, int] = {}  # variants of a test so far
    for item in items:
        test, bracket, _ = item.nodeid.partition("[")
        of_today = crc32(f"{seed}/{item.nodeid}".encode()) % share == 0
        if BROWSER in getattr(item, "fixturenames", ()):
            family = test if bracket else item.path.name
            at = seen[family] = seen.get(family, crc32(f"{seed}/{family}".encode())) + 1
            of_today = of_today and at % variants == 0
        (chosen if of_today else left_out).append(item)
    config.hook.pytest_deselected(items=left_out)
    items[:] = chosen


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how many tests were skipped, and why."""
    reasons = Counter(
        report.longrepr[2].removeprefix("Skipped: ")
        for report in terminalreporter.stats.get("skipped", [])
        if isinstance(report.longrepr, tuple)
    )
    if reasons:
        terminalreporter.section("skipped")
    for reason, count in sorted(reasons.items()):
        terminalreporter.write_line(f"{count:4} {reason}")


BROWSER = "browser"  # the fixture
# Real browsers, servers and clocks: what fails there once and not again is named as a rerun.
REAL = ("tests/web/", "tests/server/")


def pytest_itemcollected(item: pytest.Item) -> None:
    """On a busy machine a page may come too late; whatever is wrong fails twice."""
    if item.nodeid.startswith(REAL):
        item.add_marker(pytest.mark.flaky(reruns=1))
