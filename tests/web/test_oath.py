"""Oath in the browser: its own board, campaigns with their odds, on every device."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tafelrunde.titles import registry
from tests.web.people import Guest

pytestmark = pytest.mark.skipif("oath" not in registry.TITLES, reason="Oath is not registered")

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "heuristic"}
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
ACT = "What do you do?"

# Answers by chance until something that is looked for is there, and stops at once.
UNTIL = """(wanted) => {
    const stop = () => {
        if (!document.querySelector(wanted) || !document.querySelector('.bar .answers')) return
        clearInterval(window.autoplay)
        watch.disconnect()
    }
    const watch = new MutationObserver(stop)
    watch.observe(document.body, { subtree: true, childList: true })
}"""


def chancellor(guest: Guest, bots: int = 3) -> Page:
    """A game in which Anna is the Chancellor; her Act phase has begun."""
    page = guest.open_table("oath", [ME, *[BOT] * bots], chancellor=0)
    play_until(guest, '.answers [data-choice="rest"]', 7)
    return page


def play_until(guest: Guest, selector: str, seed: int) -> None:
    """Answer by chance until there is such a thing on the page and something is asked."""
    page = guest.page
    page.evaluate(UNTIL, selector)
    guest.start_autoplay(seed)
    guest.wait_for(
        lambda: guest.is_over() or (page.locator(selector).count() > 0 and not is_busy(page)),
        selector,
        seconds=90,
    )
    guest.stop_autoplay()


def is_busy(page: Page) -> bool:
    """Whether an answer is on its way, or nothing is asked."""
    return page.locator('.bar .answers[aria-busy="false"]').count() == 0


def test_a_whole_game_is_played_through_the_interface(guest):
    anna = guest()
    page = anna.visit()
    page.locator(".titles label", has_text="Oath").click()
    page.get_by_role("button", name="Choose players and options").click()
    page.get_by_role("button", name="Add a player").click()
    page.get_by_label("Oath of the realm").select_option("people")
    page.get_by_role("button", name="Play now against bots").click()
    page.wait_for_selector(".realm .site")
    expect(page.locator(".board.mine")).to_contain_text("Chancellor")  # whatever the seats' order
    expect(page.locator(".status")).to_contain_text("Oathkeeper of the People")
    expect(page.locator(".site")).to_have_count(8)
    expect(page.locator(".realm section")).to_have_count(3)
    anna.start_autoplay(3)
    anna.wait_for(anna.is_over, "the end of the game", seconds=150)
    assert anna.stop_autoplay() > 20
    assert "[" not in page.locator(".cloth").inner_text()  # no text is missing
    assert "[" not in page.locator(".log").inner_text()


def test_sites_are_clicked_and_say_what_is_there(guest):
    anna = guest()
    page = chancellor(anna)
    page.locator('.answers [data-choice="travel"]').click()
    lit = page.locator(".site .spot.lit")
    expect(lit.first).to_be_visible()
    goal = lit.last
    slot = goal.get_attribute("data-spot")[1:]
    goal.click()  # a travel to the site that was clicked
    mine = page.get_by_role("button", name=re.compile(f"^Site {slot}, .*pawn of Purple"))
    expect(mine).to_be_visible()
    mine.focus()
    page.keyboard.press("i")
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text(f"Site {slot} · ")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_a_campaign_shows_its_odds_before_and_while_targets_are_declared(guest):
    anna = guest()
    page = chancellor(anna)
    play_until(anna, '.answers [data-choice="campaign"]', 5)
    chances = page.get_by_role("region", name="Campaigns you could begin")
    expect(chances).to_contain_text(re.compile(r"You win: [a-z ]+, [\d.]+ %"))
    button = page.locator('.answers [data-choice="campaign"]')
    expect(button).to_contain_text("%")
    button.click()
    anna.wait_for(lambda: not is_busy(page), "the next question")
    against = page.locator('.answers [data-choice^="against"]')
    if against.count():
        expect(against.first).to_contain_text("%")
        against.first.click()
    campaign = page.get_by_role("region", name="Campaign", exact=True)
    expect(campaign).to_contain_text(re.compile(r"You win: [a-z ]+, [\d.]+ %"))
    expect(campaign).to_contain_text(re.compile(r"attack (die|dice) against \d+ defence"))


def test_a_phone_shows_the_realm_and_what_a_tap_offers(guest):
    anna = guest(**PHONE)
    page = chancellor(anna)
    assert anna.wide_enough()
    page.locator('.answers [data-choice="travel"]').tap()
    page.locator(".site .spot.lit").first.tap()
    sheet = page.get_by_role("dialog")
    sheet.locator(".answers .main").first.tap()
    expect(sheet).to_have_count(0)
    anna.start_autoplay(9)
    anna.wait_for(
        lambda: anna.is_over() or "Round 3" in page.locator("h1").inner_text(), "round 3", 90
    )
    anna.stop_autoplay()
    assert anna.wide_enough()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_table_is_accessible(guest, check, scheme: str):
    anna: Guest = guest(color_scheme=scheme)
    page = anna.visit()
    page.locator(".titles label", has_text="Oath").click()
    page.get_by_role("button", name="Choose players and options").click()
    page.wait_for_selector(".field select")
    check(page, "options of Oath")
    chancellor(anna)
    check(page, "table of Oath")
    page.locator(".site .spot").first.focus()
    page.keyboard.press("i")
    check(page, "a site")
    page.keyboard.press("Escape")
    play_until(anna, ".campaign", 2)
    check(page, "a campaign")
