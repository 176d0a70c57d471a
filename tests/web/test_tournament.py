"""A tournament in the browser: opened, joined, begun, followed to its end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.people import Guest
from tests.web.test_people import account, send


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_tournament_is_opened_joined_and_followed(guest, check, scheme):
    anna: Guest = guest(color_scheme=scheme)
    ben: Guest = guest(viewport={"width": 390, "height": 844}, color_scheme=scheme)
    stranger: Guest = guest()
    names = [account(anna, "Anna"), account(ben, "Ben")]
    page = anna.visit("/tournaments")
    page.get_by_label("Name").fill(f"Cup {scheme}")
    page.get_by_label("Kind").select_option("robin")
    assert page.get_by_label("Rounds").count() == 0  # they follow from who takes part
    page.get_by_label("Kind").select_option("swiss")
    page.get_by_label("Rounds").select_option("2")
    check(page, "tournaments")
    phone: Guest = guest(viewport={"width": 360, "height": 740}, locale="de-DE")
    account(phone, "Cleo")
    phone.visit("/tournaments").get_by_role("button", name="Turnier eröffnen").wait_for()
    assert phone.wide_enough()
    page.get_by_role("button", name="Open a tournament").click()
    page.get_by_role("button", name="Take part").dblclick()  # what comes to lie there is not meant
    expect(page.get_by_role("row", name=names[0])).to_be_visible()
    assert page.get_by_role("button", name="Begin").count() == 0  # alone
    id = page.url.rpartition("/")[2]
    mine = ben.visit("/tournaments")
    mine.get_by_role("link", name=f"Cup {scheme}").click()
    mine.get_by_role("button", name="Take part").click()
    page.reload()
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("heading", name="Round 1")).to_be_visible()
    check(page, "tournament")
    mine.reload()
    assert ben.wide_enough()
    check(mine, "tournament, phone")
    mine.get_by_role("link", name="To the table").click()
    mine.wait_for_selector(".dock")
    stranger.visit(f"/tournaments/{id}")
    expect(stranger.page.get_by_text("Round 1", exact=True)).to_be_visible()
    assert stranger.page.get_by_role("button", name="Take part").count() == 0
    page.get_by_role("button", name="Withdraw").click()
    expect(page.get_by_role("dialog")).to_contain_text("cannot come back")
    page.get_by_role("button", name="Stay in").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Withdraw").click()
    check(page, "tournament, sure")
    page.get_by_role("dialog").get_by_role("button", name="Withdraw").click()
    expect(page.get_by_text("has withdrawn")).to_be_visible()
    stranger.visit("/tournaments")  # to open one needs an account: the way there is on the page
    stranger.page.get_by_role("button", name="Create an account").click()
    expect(stranger.page.get_by_role("heading", name="Create an account")).to_be_visible()
    told = send(page, "GET", f"/api/tournaments/{id}")
    assert [one["withdrawn"] for one in told["entrants"] if one["you"]] == [True]
