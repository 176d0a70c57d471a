"""Whole games with the keyboard alone, on a phone, zoomed in without motion; axe elsewhere."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.web.hands import await_question
from tests.web.people import MONEY, Guest

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "heuristic"}
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
TWO = ["marquise", "eyrie"]

# The answers that have a key of their own: what they are, and the key.
KEYS = """() => {
    const bar = document.querySelector('.bar .answers')
    if (!bar || bar.ariaBusy === 'true') return []
    const keyed = [...bar.querySelectorAll('button')].filter((one) => one.querySelector('kbd'))
    return keyed.map((one) => [one.dataset.choice, one.querySelector('kbd').textContent])
}"""
# Cards in hand are answers themselves where one of them is asked for.
AT_ANSWER = "!!document.activeElement.closest('.bar .answers, .bar .sure, .card-button.legal')"
LOST = 20  # times that nothing to press is found: questions may go by themselves meanwhile


def test_a_whole_game_of_dominion_by_keys_alone(guest):
    anna: Guest = guest()
    page = anna.visit()
    page.wait_for_selector(".start button.main:enabled")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.start button.main')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector(".dock")
    for _ in range(6000):
        if anna.is_over():
            break
        if page.locator(".sure").count():
            page.keyboard.press("Enter")  # the focus is there
        keys = dict(page.evaluate(KEYS))
        wish = next((one for one in MONEY for choice in keys if choice.startswith(one)), "")
        choice = next((one for one in keys if wish and one.startswith(wish)), next(iter(keys), ""))
        if choice:
            page.keyboard.press("t" if choice == "treasures" else keys[choice])
        page.wait_for_timeout(10)
    expect(page.locator(".result h2")).to_be_visible()
    expect(page.locator("[aria-live=polite]").first).not_to_be_empty()


def test_a_whole_game_of_root_by_keys_alone(guest):
    anna: Guest = guest()
    page = anna.open_table("root", [ME, BOT], factions=TWO, first=0)
    rng = random.Random(3)
    answers = lost = 0
    for _ in range(8000):
        if anna.is_over():
            break
        if page.locator(".bar .answers button, .bar .sure button").count() == 0:
            page.wait_for_timeout(10)
            continue
        for _ in range(250):  # once there, the focus stays among the answers
            if page.evaluate(AT_ANSWER):
                break
            page.keyboard.press("Tab")
        if not page.evaluate(AT_ANSWER):
            lost += 1
            assert lost < LOST, "no way to an answer"
            continue  # the question is over
        if not page.locator(".sure").count():
            for _ in range(rng.randrange(min(6, page.locator(".bar .answers button").count() + 1))):
                page.keyboard.press("Tab")
            if not page.evaluate(AT_ANSWER):
                continue
        page.keyboard.press("Enter")
        answers += 1
        page.wait_for_timeout(10)
    expect(page.locator(".result h2")).to_be_visible()
    assert answers > 30


def test_a_whole_game_of_root_on_a_phone(guest):
    anna: Guest = guest(**PHONE, locale="de-DE")
    page = anna.open_table("root", [ME, BOT], factions=TWO, first=0)
    for seed in range(60):
        anna.start_autoplay(seed)
        page.wait_for_timeout(1500)
        given = anna.stop_autoplay()
        assert anna.wide_enough()
        if anna.is_over():
            break
        assert given or page.locator(".bar").count(), "nothing can be done any more"
    expect(page.locator(".result h2")).to_be_visible()


def test_a_whole_game_at_200_percent_without_motion(guest):
    anna: Guest = guest(viewport={"width": 640, "height": 400}, reduced_motion="reduce")
    page = anna.play_now()
    for number in range(5000):
        anna.answer(MONEY)
        if anna.is_over():
            break
        if number % 20 == 0:
            assert anna.wide_enough()
            assert page.evaluate("document.getAnimations().length") == 0
        page.wait_for_timeout(10)
    expect(page.locator(".result h2")).to_be_visible()
    assert anna.wide_enough()


@pytest.mark.parametrize("look", ["light", "dark", "phone"])
def test_axe_finds_nothing_on_the_pages_in_between(guest, check, look):
    options = dict(PHONE) if look == "phone" else {"color_scheme": look}
    anna: Guest = guest(**options, locale="de-DE")
    page = anna.visit("/no/such/page")
    page.wait_for_selector("h1")
    check(page, "a lost page")
    for path in (
        "/cards/root",
        "/rules/root",
        "/learn/dominion",
        "/join/nothing",
        "/table/nothing",
    ):
        anna.visit(path)
        page.wait_for_selector("article, main li, [role=alert], main form, main h2")
        check(page, path)
    anna.problems = [one for one in anna.problems if "404" not in one and "WebSocket" not in one]
    anna.open_table("root", [ME, BOT, BOT], factions=["vagabond", *TWO], first=0)
    anna.start_autoplay(4)
    anna.wait_for(lambda: page.evaluate("window.answered") > 12, "some answers", 60)
    anna.stop_autoplay()
    await_question(anna)  # bots go on until somebody else is asked
    check(page, "Root")
    anna.play_now()
    anna.play_to_the_end()
    page.wait_for_selector(".story-btn")  # what is told of the game has come
    check(page, "the end of a game")


def test_axe_finds_nothing_at_the_table_of_a_spectator(guest, check):
    anna, bert = guest(), guest()
    page = anna.visit()
    page.get_by_role("button", name="Choose players and options").click()
    page.get_by_role("checkbox", name="Listed").check()
    page.get_by_label("Your name").fill("Petra")
    page.get_by_role("button", name="Play now against bots").click()
    page.wait_for_selector(".dock")
    bert.visit(page.url.removeprefix(anna.url))
    bert.page.wait_for_selector("form")
    check(bert.page, "choose a name first")
    bert.page.get_by_role("button", name="Continue").click()
    bert.page.wait_for_selector(".kingdom")
    check(bert.page, "watching")
