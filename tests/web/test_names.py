"""Whoever plays has one name at a table: on the board, in the header, in the log, in the result."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tafelrunde.kernel.rng import Rng
from tafelrunde.server.live import Live
from tafelrunde.store.games import Seat
from tafelrunde.titles import registry
from tests.server.test_differences import opened
from tests.web.test_in_view import Show
from tests.web.test_root_battle import answer

# Where a title writes players' names on its board.
BOARDS = {
    "dominion": ".opponents article",
    "root": ".boards .board",
    "oath": ".boards > [data-at^='seat/']",
    "allegoria": ".boards > [data-at^='seat/']",
}
BOTS = ("Easy Bot 2", "Easy Bot 3")


def with_two_bots(title: str) -> Iterator[Live]:
    """A game of Ann's with two easy bots, after every answer."""
    live, bots = opened(title, 1, (3, {})), registry.load(title).bots()
    live.table.seats = [
        Seat(0, "ann", "Ann", ""),
        Seat(1, None, "", "easy"),
        Seat(2, None, "", "easy"),
    ]
    fast = bots.get("heuristic") or bots["bigmoney"]
    minds = [fast(Rng(f"{seat}")) for seat in range(3)]
    assert live.match is not None
    while not live.match.over:
        yield live
        ask = live.match.pending[0]
        answer(live, minds[ask.seat].choose(live.match.table.sight(ask.seat), ask))
    yield live


@pytest.mark.parametrize("title", BOARDS)
def test_two_bots_of_one_level_have_one_name_each(guest, house, title):
    anna = guest(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    page, show = anna.page, Show(anna.page)
    game = with_two_bots(title)
    for live in game:
        assert live.match is not None
        told = {event.get("seat", -1) for event in live.match.events(0)[-25:]}
        if {1, 2} <= told and live.match.view(0)["facts"]["turn"] == 1:
            break
    show.first(live, house.url)
    for name in BOTS:
        expect(page.locator(BOARDS[title], has_text=re.compile(rf"{name}\b"))).to_have_count(1)
        expect(page.locator(".log")).to_contain_text(name)
    expect(page.locator("header h1")).to_contain_text(BOTS[0])
    page.get_by_role("button", name="Table", exact=True).click()
    for name in BOTS:
        expect(page.get_by_role("dialog")).to_contain_text(name)
    page.keyboard.press("Escape")
    *_, finished = game
    show.send(finished)
    for name in BOTS:
        expect(page.locator(".result")).to_contain_text(name)
