"""Clocks are agreed on before a game, said in words, shown in numbers, and do what was chosen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.people import OPEN_TABLE, Guest


def test_clocks_are_chosen_said_and_shown(guest, check):
    anna, ben = guest(), guest(viewport={"width": 390, "height": 844}, locale="de-DE")
    page = anna.visit()
    page.get_by_role("button", name="Choose players and options").click()
    page.get_by_label("Player 2").select_option("person")
    assert page.get_by_label("When time is up").count() == 0  # there is no clock yet
    page.get_by_label("Time for one answer").select_option("120")
    page.get_by_label("Time for the whole game").select_option("1800")
    page.get_by_label("When time is up").select_option("bot")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".clocks")).to_contain_text("2 minutes for every answer")
    expect(page.locator(".clocks")).to_contain_text("30 minutes for the whole game")
    link = page.get_by_label("Invitation link").input_value()
    ben.visit(link.removeprefix(ben.url)).get_by_label("Dein Name").fill("Ben")
    ben.page.get_by_role("button", name=re.compile("Mitspielen|Mitmachen|Beitreten")).click()
    page.get_by_role("button", name="Start").click()
    for person, words in ((anna, "a bot takes the seat"), (ben, "spielt ein Bot weiter")):
        person.page.wait_for_selector(".dock")
        expect(person.page.get_by_role("timer")).to_have_text(re.compile(r"[12]:\d\d"))
        person.page.get_by_role("button", name=re.compile("^(Table|Tisch)$")).click()
        clocks = person.page.locator("dialog[open] .clocks")
        expect(clocks).to_contain_text(words)
        expect(clocks.locator("li").first).to_contain_text(re.compile(r"(29|30):\d\d"))
        check(person.page, "the table's clocks")
        assert person.wide_enough()
    expect(page.locator(".short li")).to_have_count(2)


def test_whoever_is_late_sees_that_a_bot_has_taken_over_and_comes_back(guest):
    anna: Guest = guest()
    page = anna.visit()
    page.wait_for_selector(".start button.main:enabled")
    # A bot that thinks: two quick ones would be through with the game before anybody can click.
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "hard"}]
    wish = {"title": "dominion", "seats": seats, "options": {}, "turn_seconds": 5, "expiry": "bot"}
    table = page.evaluate(OPEN_TABLE, wish)
    anna.visit(f"/table/{table}")
    expect(page.locator(".stand-in")).to_be_visible(timeout=20_000)
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.locator(".stand-in")).to_have_count(0)


JOIN = """async (invite) => {
    const csrf = async () => (await (await fetch('/api/me')).json()).csrf
    for (const [path, body] of [['guest', { name: 'Ben' }], [`invitations/${invite}/join`, {}]]) {
        const headers = { 'content-type': 'application/json', 'x-csrf-token': await csrf() }
        await fetch(`/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    }
}"""


@pytest.mark.parametrize("width", [390, 1440])
def test_who_is_away_and_whose_time_is_up_stands_above_the_board(guest, check, width):
    anna, ben = guest(viewport={"width": width, "height": 844}), guest()
    page = anna.visit()
    page.wait_for_selector(".start button.main:enabled")
    wish = {"title": "dominion", "seats": [{"kind": "open"}, {"kind": "me"}], "options": {}}
    table = page.evaluate(OPEN_TABLE, {**wish, "turn_seconds": 3})
    told = page.evaluate("async (id) => (await fetch(`/api/tables/${id}`)).json()", table)
    ben.visit().evaluate(JOIN, told["invite"])
    anna.visit(f"/table/{table}")
    page.get_by_role("button", name="Start").click()
    head = page.get_by_role("banner")
    for words in ("Ben: away", "Ben: time is up"):
        said = head.get_by_text(words, exact=True)
        expect(said).to_be_in_viewport(ratio=1, timeout=15_000)
    expect(head.get_by_text("away")).to_have_count(0)
    check(page, "time is up")
    assert anna.wide_enough()
