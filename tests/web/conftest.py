from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import encode
from tafelrunde.kernel.rng import Rng
from tafelrunde.titles import registry
from tests.server.backends import Process, serving
from tests.web.people import Guest, rest
from tools import build_web

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"]
GuestMaker = Callable[..., Guest]
SERIOUS = ("serious", "critical")  # of the findings of axe


@pytest.fixture(scope="session")
def built() -> Path:
    """The client, built from what is in web/ now."""
    try:
        build_web.build()
    except build_web.Lacking as reason:
        pytest.skip(f"the browser client cannot be built: {reason}")
    return build_web.STATIC


@pytest.fixture(scope="session")
def chromium() -> str:
    """Where Chromium is; it is installed if it is missing and we may."""
    script = build_web.ROOT / "tools" / "need_chromium.sh"
    found = subprocess.run(["sh", str(script)], capture_output=True, text=True, check=False)
    if found.returncode:
        pytest.skip(found.stderr.strip())
    return found.stdout.strip().splitlines()[-1]


@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Browser]:
    # Not for the whole session: while Playwright runs, other tests cannot run an event loop.
    with sync_playwright() as driver:
        started = driver.chromium.launch(executable_path=chromium, args=FLAGS)
        yield started
        started.close()


@pytest.fixture(scope="session")
def house(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A real server for all tests."""
    folder = tmp_path_factory.mktemp("house")
    with serving(str(folder / "games.db"), folder / "log") as process:
        yield process


@pytest.fixture
def guest(browser: Browser, house: Process) -> Iterator[GuestMaker]:
    """Makes people at browsers of their own; at the end nothing may have gone wrong in any."""
    people: list[Guest] = []

    def come_in(**options: Any) -> Guest:
        people.append(Guest(browser, house.url, **options))
        return people[-1]

    yield come_in
    for person in people:
        person.leave()


@pytest.fixture(scope="session")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game of two bots as a file."""
    title = registry.load("dominion")
    match = Match.new(title, 2, {"kingdom": "first-game"}, seed="web", names=["Ada", "Ben"])
    makers = title.bots()
    bots = [makers["engine"](Rng("one")), makers["bigmoney"](Rng("two"))]
    while not match.over:
        ask = match.pending[0]
        match.answer(ask.seat, bots[ask.seat].choose(match.table.sight(ask.seat), ask))
    path = tmp_path_factory.mktemp("record") / "game.json"
    path.write_bytes(encode(match.record()))
    return path


@pytest.fixture(scope="session")
def axe(built) -> str:
    try:
        build_web.install()
    except build_web.Lacking as reason:
        pytest.skip(f"axe-core cannot be had: {reason}")
    return (build_web.WEB / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")


@pytest.fixture
def check(axe: str) -> Callable[[Page, str], None]:
    def look(page: Page, what: str) -> None:
        rest(page)  # while something fades, its colours are others
        page.evaluate(axe)
        dark = page.locator("html[data-theme=dark]").count() > 0  # only its colours differ
        only = ", runOnly: ['color-contrast']" if dark else ""
        # What glides over the table for a moment is nobody's to read.
        found = page.evaluate(
            "axe.run({ exclude: ['.flying'] }, { resultTypes: ['violations']" + only + " })"
        )
        serious = [
            f"{one['id']}: {one['nodes'][0]['target']} {one['nodes'][0]['failureSummary']}"
            for one in found["violations"]
            if one["impact"] in SERIOUS
        ]
        assert serious == [], f"{what}: {serious}"

    return look
