"""Everything that lies open on a table of Throne of Allegoria can be read there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tafelrunde.server.live import Live
from tafelrunde.texts import Texts
from tests.web.people import rest
from tests.web.test_in_view import HIDDEN, SMALL, Show, told
from tests.web.test_small_laptop import choices

LARGE, DESK = {"width": 1920, "height": 1080}, {"width": 1440, "height": 900}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

# The words of a card as far as they can be seen: nothing of them is cut off or covered.
SEEN = """(face) => {
    const text = face.querySelector('.text')
    const [box, edge] = [text.getBoundingClientRect(), face.getBoundingClientRect()]
    const whole = text.scrollHeight <= text.clientHeight + 1 && box.bottom <= edge.bottom + 1
    return text.checkVisibility() && whole && box.height > 0 ? text.textContent : ''
}"""


def view_of(live: Live) -> Any:
    """What Ann sees."""
    assert live.match is not None
    return live.match.view(0)


def asked(prompt: str, seats: int) -> Iterator[Live]:
    """Positions in which Ann is asked so."""
    for live in choices("allegoria", seats):
        ask = live.ask_of(0)
        if ask is not None and ask.prompt == prompt:
            yield live


def bids(seats: int) -> Iterator[Live]:
    """Positions in which Ann bids first in a week: worker cards lie open, and she has tasks."""
    week = 0
    for live in asked("bid", seats):
        if view_of(live)["facts"]["week"] != week:
            week = view_of(live)["facts"]["week"]
            yield live


def words(card: str, lang: str = "de") -> str:
    return Texts(lang, "allegoria").card_text(card)


def lying(page: Page) -> list[Locator]:
    """An open worker card and a task of one's own."""
    return [page.locator('.week [data-where="row"]').first, page.locator(".tasks .task").first]


def card_of(one: Locator) -> str:
    return str(one.get_attribute("data-card"))


@pytest.mark.parametrize("seats", [2, 4])
def test_open_workers_and_tasks_show_their_words_where_there_is_room(guest, house, seats):
    anna = guest(viewport=LARGE, locale="de-DE", reduced_motion="reduce")
    page, show = anna.page, Show(anna.page)
    show.first(next(bids(seats)), house.url)
    show.wait()
    shown = page.locator('.week [data-where="row"], .tasks .task').all()
    assert len(shown) > 5
    for one in shown:
        assert one.locator(".face").evaluate(SEEN) == words(card_of(one))
    decree = page.locator(".decree .text")
    assert decree.evaluate("(one) => one.scrollHeight <= one.clientHeight + 1")
    anna.page.set_viewport_size(DESK)
    for one in lying(page):  # otherwise by pointing at them, and by the keyboard
        one.hover()
        expect(page.locator(".beside")).to_contain_text(words(card_of(one)))
        page.mouse.move(0, 0)
        expect(page.locator(".beside")).to_have_count(0)
        page.keyboard.press("Shift")
        one.focus()
        expect(page.locator(".beside")).to_contain_text(words(card_of(one)))
        one.blur()
        expect(page.locator(".beside")).to_have_count(0)


def test_nobles_decrees_and_traders_are_read_by_pointing_at_them_as_well(guest, house):
    anna = guest(viewport=DESK, locale="de-DE", reduced_motion="reduce")
    page, show = anna.page, Show(anna.page)
    live = next(bids(4))
    show.first(live, house.url)
    show.wait()
    zones = {(zone["name"], zone["owner"]): zone["cards"] for zone in view_of(live)["zones"]}
    places = {
        ".decree": zones["decree", -1][-1],
        ".trader": zones["trader", -1][-1],
        ".board .player .link": zones["noble", 0][0],
    }
    for place, card in places.items():
        page.locator(place).first.hover()
        expect(page.locator(".beside")).to_contain_text(words(card))
        page.mouse.move(0, 0)
        expect(page.locator(".beside")).to_have_count(0)


def test_a_finger_reads_open_workers_and_tasks(guest, house):
    anna = guest(**PHONE, locale="de-DE", reduced_motion="reduce")
    page, show = anna.page, Show(anna.page)
    show.first(next(bids(4)), house.url)
    show.wait()
    for one in page.locator(".tasks .face").all():
        assert one.evaluate(SEEN) != ""
    for one in lying(page):
        one.evaluate("(one) => one.scrollIntoView({ block: 'start' })")
        one.tap()
        expect(page.get_by_role("dialog")).to_contain_text(words(card_of(one)))
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize(
    ("size", "seats"), [(LARGE, 4), (DESK, 2), (DESK, 4), (SMALL, 4), (PHONE["viewport"], 4)]
)
def test_groups_of_workers_are_chosen_by_their_words(guest, house, size, seats):
    anna = guest(viewport=size, locale="de-DE", reduced_motion="reduce")
    show = Show(anna.page)
    show.first(next(asked("take-group", seats)), house.url)
    show.wait()
    groups = anna.page.locator(".choices .choice")
    assert groups.count() > 1
    for face in groups.locator(".face").all():
        assert face.evaluate(SEEN) != ""
    if size != PHONE["viewport"]:  # where they are wiped along
        assert anna.page.evaluate(HIDDEN) == []


# Figures that reach beyond the place they stand in, or over another one, by more than a hair.
CROWDED = """() => [...document.querySelectorAll('.map .place')].flatMap((place) => {
    const room = place.getBoundingClientRect()
    const figures = [...place.parentElement.querySelectorAll('.figure')]
    const boxes = figures.map((one) => one.getBoundingClientRect())
    const out = (box) => box.left < room.left - 1 || box.right > room.right + 1.5
    const over = (a, b) => a !== b && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2
    return boxes.filter((box) => out(box) || boxes.some((other) => over(box, other)))
}).length"""


@pytest.mark.parametrize("seats", [2, 4])
def test_figures_stand_apart_in_their_places(guest, house, seats):
    anna = guest(viewport=DESK, reduced_motion="reduce")
    show, shared = Show(anna.page), 0
    for live in bids(seats):
        show.see(live, house.url)
        assert anna.page.evaluate(CROWDED) == 0
        places = anna.page.locator(".map .region g:has(> .place)")
        houses = "(all) => all.filter((one) => one.querySelectorAll('.figure').length > 1).length"
        shared += places.evaluate_all(houses)
    assert shared > 2


# What moves in the area whose bids have just been turned over: when it begins, and when it ends.
MOVES = """(what) => document.getAnimations()
    .filter((one) => one.effect.target.matches(`.area.now :is(${what})`))
    .map((one) => {
        const { delay, endTime } = one.effect.getComputedTiming()
        const since = one.startTime ?? one.timeline.currentTime
        return [since + delay, since + endTime]
    })"""
TOLD = ".told, .held, .held .rank"
PLAIN = """() => [...document.querySelectorAll('.area.now :is(.told, .held, .token)')]
    .map((one) => getComputedStyle(one).opacity)"""


def turned_over() -> tuple[Any, Any]:
    """What Ann is told before the bids of an area are turned over, and right after that."""
    before = told(next(asked("bid", 4)))
    for live in choices("allegoria", 4):
        facts = view_of(live)["facts"]
        area = facts["area"]
        if area and len(facts["spaces"][area - 1]) > 2:
            return before, told(live)
        before = told(live)
    raise AssertionError("no area has three bids")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_ranks_appear_when_the_tokens_of_an_area_have_turned(guest, house, motion):
    anna = guest(viewport=DESK, reduced_motion=motion)
    page, show = anna.page, Show(anna.page)
    before, after = turned_over()
    show.begin(before, house.url)
    show.wait()
    assert page.locator(".area.now .held").count() == 0
    show.tell(*after)
    show.wait()
    tokens, ranks = page.evaluate(MOVES, ".token *"), page.evaluate(MOVES, TOLD)
    assert page.locator(".bar .answers button, .choices button").count() > 0  # nothing waits
    assert page.locator(".area.now .held").count() > 1
    if motion == "reduce":
        assert page.evaluate("document.getAnimations().length") == 0
        assert set(page.evaluate(PLAIN)) == {"1"}
        return
    assert len(tokens) > 2 and len(ranks) > 2
    last = max(end for _, end in tokens)
    assert min(start for start, _ in ranks) >= last - 1
    assert len({start for start, _ in ranks}) > 1  # rank by rank
    rest(page)
    assert set(page.evaluate(PLAIN)) == {"1"}
