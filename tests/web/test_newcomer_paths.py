"""Ten ways of somebody who has never been here: from the start page to the tenth own decision.

Four titles on a desk and on a phone, and two games with a guide; German and English take turns.
Nothing is pressed that is not in sight, and with the pauses that are usual for people.
"""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.hands import MOMENT, SIZES, asked, await_question, decide, press, settle
from tests.web.people import Guest

DECISIONS = 10
PATHS = [
    ("dominion", "desk", "de-DE"),
    ("dominion", "phone", "en-GB"),
    ("root", "desk", "en-GB"),
    ("root", "phone", "de-DE"),
    ("oath", "desk", "de-DE"),
    ("oath", "phone", "en-GB"),
    ("allegoria", "desk", "en-GB"),
    ("allegoria", "phone", "de-DE"),
]
GUIDED = [("dominion", "desk", "en-GB"), ("oath", "phone", "de-DE")]


@pytest.fixture
def newcomer(guest):
    """Somebody with everything as it is at first, at a page that is watched for failures, too."""
    failures: list[str] = []

    def come(size: str, locale: str) -> Guest:
        width, height = SIZES[size]
        phone = size == "phone"
        options = {"has_touch": True, "is_mobile": True} if phone else {}
        anna: Guest = guest(
            hasty=False, viewport={"width": width, "height": height}, locale=locale, **options
        )
        page = anna.page
        page.on("requestfailed", lambda one: failures.append(f"{one.url}: {one.failure}"))
        page.on(
            "response",
            lambda one: failures.append(f"{one.url}: {one.status}") if one.status >= 400 else None,
        )
        return anna

    yield come
    assert failures == []


def choose_title(anna: Guest, title: str, *, touch: bool) -> Page:
    """On the start page."""
    page = anna.visit()
    page.wait_for_selector(".start button.main:enabled")
    press(page.locator(f".titles label:has(input[value={title}])"), touch=touch)
    expect(page.locator(f".titles input[value={title}]")).to_be_checked()
    assert anna.wide_enough()
    return page


@pytest.mark.parametrize(("title", "size", "locale"), PATHS)
def test_the_tenth_decision_is_reached(newcomer, title, size, locale):
    touch = size == "phone"
    anna: Guest = newcomer(size, locale)
    page = choose_title(anna, title, touch=touch)
    press(page.get_by_role("button", name=re.compile("Play now|Jetzt gegen Bots")), touch=touch)
    page.wait_for_selector(".dock")
    rng = random.Random(f"{title} {size}")
    decided = 0
    while decided < DECISIONS and await_question(anna):
        question = page.locator(".prompt")
        expect(question).not_to_be_empty()
        assert "[" not in question.inner_text(), "a text that is missing"
        decide(anna, rng, touch=touch, moment=MOMENT)
        assert anna.wide_enough()
        decided += 1
    assert decided == DECISIONS


@pytest.mark.parametrize(("title", "size", "locale"), GUIDED)
def test_a_guide_leads_to_the_tenth_decision(newcomer, title, size, locale):
    touch = size == "phone"
    anna: Guest = newcomer(size, locale)
    page = choose_title(anna, title, touch=touch)
    press(page.locator(".guided button"), touch=touch)
    rng = random.Random(title)
    decided = led = 0
    while decided < DECISIONS and await_question(anna):
        page.wait_for_selector(".guide .chip:enabled, .guide .btn.main, .guide p.soft")
        question = asked(page)
        chip = page.locator(".guide .chip:enabled")
        page.wait_for_timeout(MOMENT)
        if page.locator(".guide .btn.main").count():  # it hands over
            press(page.locator(".guide .btn.main"), touch=touch)
            break
        if chip.count():
            assert "[" not in page.locator(".guide .words").inner_text()
            press(chip, touch=touch)
            led += 1
            settle(page, question)
            if page.locator(".sure .main").count():
                page.wait_for_timeout(MOMENT)
                press(page.locator(".sure .main"), touch=touch)
            anna.wait_for(lambda q=question: asked(page) != q, "an answer", 20)
        else:
            decide(anna, rng, touch=touch, moment=MOMENT)
        assert anna.wide_enough()
        decided += 1
    while decided < DECISIONS and await_question(anna):
        decide(anna, rng, touch=touch, moment=MOMENT)
        decided += 1
    assert decided == DECISIONS and led >= 4
