"""Boards are as large as they can be while all of them are in view."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import encode
from tafelrunde.kernel.rng import Rng
from tafelrunde.titles import registry
from tests.web.people import Guest
from tests.web.test_in_view import HIDDEN

DESK, LARGE = {"width": 1440, "height": 900}, {"width": 1920, "height": 1080}
ZOOM = "Number(document.querySelector('.boards').style.zoom || 1)"
ACTIONS = {"oath": "act"}  # in a campaign its panel comes first
LINES = """names => names.map((one) => {
    const line = parseFloat(getComputedStyle(one).lineHeight)
    return Math.round(one.offsetHeight / line)
})"""

# Beside the boards: the log, in Root also the question and its answers, the hand, and what
# stands above the log.
DOCK = [".prompt", ".answers .chip", ".hand .name"]
BESIDE = [".beside-log p", ".beside-log .name", ".beside-log h4"]
TEXTS = {"root": [".log li", *DOCK, *BESIDE], "oath": [".log li"], "allegoria": [".log li"]}
HEIGHTS = """places => Object.fromEntries(places.map((place) => {
    const box = document.querySelector(place)
    const text = box && document.createTreeWalker(box, NodeFilter.SHOW_TEXT).nextNode()
    if (!text) return [place, 0]
    const range = document.createRange()
    range.setStart(text, 0)
    range.setEnd(text, 1)
    return [place, range.getBoundingClientRect().height]
}))"""
# Words of those places that reach beyond the boxes which hold them.
CUT = """() => [...document.querySelectorAll('.hand .name, .beside-log *, .log li, .dock *')]
    .filter((one) => one.checkVisibility() && getComputedStyle(one).overflowX !== 'visible')
    .filter((one) => !one.matches('.sr, .sr *, .kinds .word'))
    .filter((one) => one.scrollWidth > one.clientWidth + 1)
    .map((one) => `${one.className} ${one.textContent.slice(0, 40)}`)"""


def middle_of_a_game(title: str, folder: Path) -> tuple[Path, int]:
    """A game of four bots: file, and a step in its middle at which the first seat has a choice."""
    loaded = registry.load(title)
    match = Match.new(loaded, 4, {}, seed="fitted")
    bots = [loaded.bots()["heuristic"](Rng(f"{seat}")) for seat in range(4)]
    steps: list[int] = []
    while not match.over:
        ask = match.pending[0]
        if ask.seat == 0 and len(ask.options) > 2 and ask.prompt in ACTIONS.get(title, ask.prompt):
            steps.append(len(match.answers))
        match.answer(ask.seat, bots[ask.seat].choose(match.table.sight(ask.seat), ask))
    path = folder / f"{title}.json"
    path.write_bytes(encode(match.record()))
    return path, steps[len(steps) // 2]


def play_on(anna: Guest, title: str, folder: Path) -> Page:
    path, step = middle_of_a_game(title, folder)
    page = anna.look_at(path)
    anna.visit(f"{page.url.removeprefix(anna.url).split('?')[0]}?step={step}&eyes=0")
    page.get_by_role("button", name="Von hier weiterspielen").click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".boards")
    for told in page.locator(".fight").get_by_role("button", name="Schließen").all():
        told.click()
    return page


@pytest.mark.parametrize("title", ["root", "oath", "allegoria"])
def test_all_boards_are_in_view_and_larger_on_a_large_screen(guest, tmp_path, title):
    anna = guest(viewport=DESK, locale="de-DE")
    page = play_on(anna, title, tmp_path)
    boards = page.locator('.boards > [data-at^="seat/"]')
    expect(boards).to_have_count(4)
    for board in boards.all():
        expect(board).to_be_in_viewport(ratio=0.99)
    page.wait_for_timeout(600)  # what can grow has grown
    desk, texts = page.evaluate(ZOOM), page.evaluate(HEIGHTS, TEXTS[title])
    page.set_viewport_size(LARGE)
    anna.wait_for(lambda: page.evaluate(ZOOM) > desk, "a larger size")
    page.wait_for_timeout(600)  # what can grow has grown
    for board in boards.all():
        expect(board).to_be_in_viewport(ratio=0.99)
    larger = page.evaluate(HEIGHTS, TEXTS[title])
    assert [one for one in TEXTS[title] if not larger[one] > texts[one] > 0] == []
    assert page.evaluate(HIDDEN) == []
    assert page.evaluate(CUT) == []
    assert set(boards.locator("h3").evaluate_all(LINES)) <= {1}  # no name is broken
    if title == "allegoria":  # two by two
        lefts = boards.evaluate_all("all => all.map((one) => one.getBoundingClientRect().left)")
        assert len(set(lefts)) == 2
    page.set_viewport_size({"width": 1440, "height": 420})  # no size helps: they are scrolled
    anna.wait_for(lambda: page.evaluate(ZOOM) == 1, "the usual size")
    page.set_viewport_size({"width": 390, "height": 844})
    anna.wait_for(lambda: page.evaluate(ZOOM) == 1, "the usual size on a phone")


@pytest.mark.parametrize("title", ["root", "oath", "allegoria"])
def test_boards_that_had_little_room_for_a_while_grow_again(guest, tmp_path, title):
    anna = guest(viewport=DESK, locale="de-DE")
    page = play_on(anna, title, tmp_path)
    page.wait_for_timeout(600)  # what can grow has grown
    desk = page.evaluate(ZOOM)
    for height in range(860, 600, -40):
        page.set_viewport_size({**DESK, "height": height})
        page.wait_for_timeout(450)  # it tries to grow here, too
    page.set_viewport_size(DESK)
    anna.wait_for(lambda: page.evaluate(ZOOM) >= desk, "the size it had")
