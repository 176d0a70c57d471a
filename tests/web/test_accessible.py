"""axe finds no serious problem on any page, light and dark."""

from __future__ import annotations

import pytest

from tests.web.people import Guest


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_page_is_accessible(guest, check, scheme: str):
    anna: Guest = guest(color_scheme=scheme)
    page = anna.visit()
    page.wait_for_selector(".start button.main:enabled")
    check(page, "start page")
    page.get_by_role("button", name="Choose players and options").click()
    page.wait_for_selector(".preview li")
    check(page, "options")
    page.get_by_text("My own choice").click()
    page.wait_for_selector(".picker")
    check(page, "own choice of cards")
    page.get_by_role("button", name="Account").click()
    check(page, "account")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    check(page, "settings")
    page.keyboard.press("Escape")

    page.get_by_label("Player 2").select_option("person")
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Invitation link").input_value()
    check(page, "waiting room")
    stranger: Guest = guest(color_scheme=scheme)
    stranger.visit(link.removeprefix(stranger.url))
    stranger.page.wait_for_selector("form")
    check(stranger.page, "invitation")

    anna.play_now()
    anna.wait_for(lambda: page.locator(".answers").count() > 0, "my turn")
    check(page, "table")
    page.locator('.supply [data-card="moat"]').click(button="right")
    page.wait_for_selector("dialog[open]")
    check(page, "large card")
    page.keyboard.press("Escape")
    page.locator(".question .rule").click()
    page.wait_for_selector("dialog[open]")
    check(page, "rule")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Table", exact=True).click()
    check(page, "table menu")
    page.keyboard.press("Escape")
    for path in ("/learn/root", "/cards/dominion", "/rules/dominion"):
        anna.visit(path)
        page.wait_for_selector("article, main li")
        check(page, path)


PRINTED = ("/print/dominion", "/print/aid/oath", "/print/aid/allegoria")
READ = [
    f"/{page}/{title}" for title in ("oath", "allegoria") for page in ("learn", "cards", "rules")
]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_is_printed_and_read_is_accessible(guest, check, scheme: str):
    anna: Guest = guest(color_scheme=scheme, locale="de-DE" if scheme == "dark" else "en-GB")
    for path in (*PRINTED, *READ):
        page = anna.visit(path)
        page.wait_for_selector("main article, main li, main fieldset, main .rule")
        check(page, path)


@pytest.mark.parametrize("width", [360, 1280])
def test_replays_and_lists_of_games_are_accessible(guest, check, record, width: int):
    anna: Guest = guest(viewport={"width": width, "height": 800})
    page = anna.look_at(record)
    page.keyboard.press("End")
    page.wait_for_selector(".log li")
    check(page, "replay")
    anna.play_now()
    anna.visit("/")
    page.wait_for_selector(".lists li .btn")
    check(page, "start page with games")
