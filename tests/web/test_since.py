"""What the others did since one's last turn: step by step, forward and back, with lit places."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Response, expect

from tests.web.people import Guest
from tests.web.test_motion import AT_ONCE

Event = dict[str, Any]
View = dict[str, Any]

# What is drawn and what of it is lit: things, and boards and piles that have room for them.
LIGHTS = """() => {
    const shines = (one) => {
        const { outlineStyle, outlineWidth, filter } = getComputedStyle(one)
        // Boards may be drawn smaller, and their rings with them.
        const ring = outlineStyle === 'solid' && parseFloat(outlineWidth) > 1
        return ring || filter.includes('drop-shadow')
    }
    const spots = [...document.querySelectorAll('[data-spot]')]
    const boards = [...document.querySelectorAll('[data-at*="seat/"]')]
    const seat = (one) => one.dataset.at.split(' ').find((name) => name.startsWith('seat/'))
    return {
        drawn: [...spots.map((one) => one.dataset.spot), ...boards.map(seat)],
        lit: [
            ...spots.filter(shines).map((one) => one.dataset.spot),
            ...boards.filter(shines).map(seat),
        ],
    }
}"""


def cards_of(event: Event, view: View) -> list[str]:
    """Where cards lie that an event names: before whoever it is about, or in the middle."""
    named = [event.get("card"), *event.get("cards", [])]
    return [
        f"{zone['name']}/{zone['owner']}/{card}"
        for zone in view["zones"]
        if zone["owner"] in (event["seat"], -1)
        for card in named
        if card in zone["cards"]
    ]


def in_dominion(event: Event, view: View) -> list[str]:
    bought = [event["card"]] if event["id"] == "buys" else []
    return [f"supply/-1/{card}" for card in bought]


def in_root(event: Event, view: View) -> list[str]:
    places = [event.get(key) for key in ("clearing", "from", "to")]
    return [f"c{place}" for place in places if isinstance(place, int)]


def in_oath(event: Event, view: View) -> list[str]:
    slots = {site["card"]: f"s{at}" for at, site in enumerate(view["facts"]["sites"], 1)}
    found = [slots[event[key]] for key in ("site", "to") if event.get(key) in slots]
    found += [f"bank_{event['bank']}"] if "bank" in event else []
    found += [f"discards_{event['pile']}"] if "pile" in event else []
    return found + cards_of(event, view)


def in_allegoria(event: Event, view: View) -> list[str]:
    return [
        event[key] for key in ("area", "region", "from", "to") if isinstance(event.get(key), str)
    ]


# How an event's places are called in each title, which places there are, and the bots' options.
Told = Callable[[Event, View], list[str]]
TITLES: dict[str, tuple[Told, str, dict[str, object]]] = {
    "dominion": (in_dominion, r"supply/.*", {"kingdom": "first-game"}),
    "root": (in_root, r"c\d+", {"factions": ["marquise", "eyrie", "alliance"], "first": 0}),
    "oath": (in_oath, r"s\d", {}),
    "allegoria": (in_allegoria, r"area_\d|centre|roselie|culver_lux|umbral", {}),
}
ENOUGH = 12  # steps that were looked at
BOTS = [{"kind": "bot", "bot": "easy"}] * 2


class Looking:
    """The panel, and what the server tells it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.box = page.locator(".since")
        self.back = self.box.get_by_role("button", name="The step before")
        self.next = self.box.get_by_role("button", name="The next step")
        self.answers: list[Response] = []
        page.on("response", self._hear)

    def _hear(self, response: Response) -> None:
        if "/since" in response.url:
            self.answers.append(response)

    def open(self, button: Locator) -> list[tuple[list[Event], View]]:
        """Open it; the steps with something to tell that the server knows: events, and the view."""
        self.answers.clear()
        button.click()
        expect(self.box.locator("li, [role=status]").first).to_be_visible()
        positions: list[dict[str, Any]] = []
        told: dict[str, Any] = {"steps": 0}
        while not positions or positions[-1]["step"] < told["steps"]:
            while not self.answers:
                self.page.wait_for_timeout(20)
            told = self.answers.pop(0).json()
            positions += told["positions"]
        mine = told["seat"]
        steps = [
            (
                [
                    one
                    for one in at["events"]
                    if not one.get("quiet") and mine not in {one["seat"]} & {before["by"]}
                ],
                at["view"],
            )
            for before, at in pairwise(positions)
        ]
        return [step for step in steps if step[0]]

    def is_at(self, number: int, of: int) -> None:
        expect(self.box).to_contain_text(f"{number} of {of}")


@pytest.mark.parametrize("title", TITLES)
def test_the_others_turns_are_seen_step_by_step_with_lit_places(guest, check, title: str):
    told, places, options = TITLES[title]
    anna: Guest = guest(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    anna.context.add_init_script(AT_ONCE)
    page = anna.open_table(title, [*BOTS, {"kind": "me"}], **options)
    looking = Looking(page)
    news = page.locator(".bar .news[aria-label='Since your last turn']")
    ready = page.locator(".answers[aria-busy=false] [data-choice]")
    seen: set[str] = set()
    steps = looks = 0
    while steps < ENOUGH or looks < 2 or not seen:
        anna.wait_for(lambda: ready.count() > 0, "my turn", 60)  # nothing plays before it
        if news.count():
            found = looking.open(news)
            for number, (events, view) in enumerate(found, 1):
                looking.is_at(number, len(found))
                lights = page.evaluate(LIGHTS)
                drawn, lit = set(lights["drawn"]), set(lights["lit"])
                wanted = {spot for event in events for spot in told(event, view)}
                wanted |= {f"seat/{event['seat']}" for event in events}
                assert wanted & drawn <= lit, (events, wanted & drawn - lit)
                assert lit, events
                there = {spot for spot in drawn if re.fullmatch(places, spot)}
                seen |= there & lit
                assert not there or there - lit, "what has not changed is not lit"
                steps += 1
                if number < len(found):
                    page.keyboard.press("ArrowRight") if number % 2 else looking.next.click()
            expect(looking.next).to_be_disabled()
            if len(found) > 1:  # and back
                looking.back.click()
                looking.is_at(len(found) - 1, len(found))
                page.keyboard.press("ArrowLeft")
                looking.is_at(max(1, len(found) - 2), len(found))
            if not looks:
                check(page, "looking back")
            leave(looking, looks)
            expect(ready).not_to_have_count(0)
            assert page.evaluate(LIGHTS)["lit"] == []
            looks += 1
        before = page.locator(".bar[data-question]").get_attribute("data-question")
        anna.answer()  # at once: it is taken
        same = page.locator(f'.bar[data-question="{before}"]:not(:has(.sure))')
        expect(same).to_have_count(0)


def leave(looking: Looking, times: int) -> None:
    """Go back to the game from wherever one is, this way or that."""
    if times % 2:
        looking.page.keyboard.press("Escape")
    else:
        looking.box.get_by_role("button", name="Back to the game").click()
    expect(looking.box).to_have_count(0)
