"""Finding people, profiles, friends, the next turn, and a rematch, in the browser."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.people import Guest

SEND = """async ([method, path, body]) => {
    const csrf = (await (await fetch('/api/me')).json()).csrf
    const headers = { 'content-type': 'application/json', 'x-csrf-token': csrf }
    const data = body === null ? undefined : JSON.stringify(body)
    const answer = await fetch(path, { method, headers, body: data })
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json()
}"""


def send(page: Page, method: str, path: str, body: object = None) -> Any:
    """A request of the page's own."""
    return page.evaluate(SEND, [method, path, body])


def account(person: Guest, name: str) -> str:
    """Give somebody an account; returns its name."""
    name = f"{name} {random.getrandbits(24)}"
    page = person.visit()
    page.wait_for_selector(".start button.main:enabled")
    send(page, "POST", "/api/account", {"name": name, "password": "correct horse battery"})
    return name


def table(page: Page, *seats: str, **more: object) -> Any:
    wishes = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
    return send(page, "POST", "/api/tables", {"title": "dominion", "seats": wishes, **more})


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_seat_is_found_and_friends_are_made(guest, check, scheme):
    anna, ben = guest(color_scheme=scheme), guest(viewport={"width": 390, "height": 844})
    name, other = account(anna, "Anna"), account(ben, "Ben")
    open_to = {"public": True, "lang": "de", "level": "new", "turn_seconds": 86_400}
    table(anna.page, "me", "open", "open", **open_to)
    page = ben.visit("/people")
    row = page.locator("li", has_text=name)
    expect(row.locator(".names")).to_have_text(f"{name} and 2 free seats")
    expect(row).to_contain_text("1 day per answer")
    expect(row).to_contain_text("newcomers")
    page.get_by_label("Pace").select_option("live")
    expect(row).to_have_count(0)
    page.get_by_label("Pace").select_option("days")
    page.get_by_label("Experience").select_option("new")
    expect(row).to_have_count(1)
    assert "speed=days" in page.url and "level=new" in page.url
    assert ben.wide_enough()
    check(page, "find people, phone")
    page.get_by_role("link", name="Open a table").click()
    expect(page.get_by_label("Listed: anybody may join")).to_be_checked()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name=re.compile("waiting for players"))).to_be_visible()
    ben.visit("/people")
    page.get_by_label("Name of an account").fill(name)
    page.get_by_role("button", name="Add as a friend").click()
    expect(page.get_by_text("has not answered yet")).to_be_visible()

    mine = anna.visit("/people")
    mine.get_by_role("button", name="Agree").click()
    friend = mine.locator("li", has=mine.get_by_role("link", name=other, exact=True))
    expect(friend).not_to_contain_text("would like")
    check(mine, "find people")
    mine.get_by_role("link", name="My profile").click()
    expect(mine.get_by_role("heading", name=name)).to_be_visible()
    check(mine, "profile")
    page.goto(f"{ben.url}/player/{name}")
    expect(page.get_by_role("heading", name="Profile not shown")).to_be_visible()
    assert "404" in ben.problems.pop()  # the browser itself remarks upon it
    with mine.expect_response("**/api/profile"):
        mine.get_by_label("Others may see this profile").check()
    page.reload()
    expect(page.get_by_text("You are friends.")).to_be_visible()
    assert ben.wide_enough()


def test_one_click_leads_to_the_table_that_waits_longest_and_to_a_rematch(guest):
    anna, ben = guest(), guest()
    for person, who in ((anna, "Anna"), (ben, "Ben")):
        account(person, who)
    clock = {"turn_seconds": 1, "expiry": "bot"}
    over = table(anna.page, "me", "open", **clock)
    send(ben.page, "POST", f"/api/invitations/{over['invite']}/join", {})
    send(anna.page, "POST", f"/api/tables/{over['id']}/start")
    waits = table(anna.page, "me", "bigmoney")
    page = anna.visit("/learn")
    page.get_by_role("link", name=re.compile("^Your turn at")).click()
    expect(page).to_have_url(re.compile("/table/"))
    page = anna.visit(f"/table/{over['id']}")
    expect(page.get_by_role("link", name="Your turn at 1 other table")).to_have_attribute(
        "href", f"/table/{waits['id']}"
    )
    page.get_by_role("button", name="Rematch").click(timeout=40_000)  # bots have played it
    expect(page.get_by_role("heading", name=re.compile("waiting for players"))).to_be_visible()
    ben.visit(f"/table/{over['id']}").get_by_role("button", name="Join the rematch").click()
    for person in (anna, ben):
        person.page.wait_for_selector(".dock")
        assert not person.page.url.endswith(over["id"])


def test_the_owner_lets_a_bot_play_where_nobody_comes_and_frees_the_seat_again(guest, check):
    anna = guest(viewport={"width": 390, "height": 844})
    page = anna.visit()
    page.wait_for_selector(".start button.main:enabled")
    send(page, "POST", "/api/guest", {"name": "Anna"})
    page = anna.visit(f"/table/{table(page, 'me', 'open', 'open')['id']}")
    page.get_by_role("button", name=re.compile("Let a bot play.*Player 2")).click()
    page.get_by_role("button", name=re.compile("Let a bot play.*Player 3")).click()
    page.get_by_role("button", name=re.compile("Free the seat again")).first.click()
    expect(page.get_by_role("button", name=re.compile("Let a bot play"))).to_have_count(1)
    assert anna.wide_enough()
    check(page, "waiting room")
    page.get_by_role("button", name=re.compile("Let a bot play")).click()
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".dock")


def test_a_rated_table_has_a_clock(guest):
    anna = guest()
    account(anna, "Anna")
    page = anna.visit("/?invite")
    page.get_by_label("Rated").check()
    expect(page.get_by_label("Time for one answer")).to_have_value("259200")
    expect(page.get_by_text("A rated game needs a clock")).to_be_visible()
    page.get_by_label("Time for one answer").select_option("60")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".room")).to_contain_text("1 minute")
