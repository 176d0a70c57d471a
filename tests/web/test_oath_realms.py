"""Oath's options, results and realms in the browser: chosen, read, taken along, carried on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.realms import played

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}

# Whether the heading of a part of the history stands above its sentences.
ABOVE = """parts => parts.map((part) => {
    const [head, first] = ['h3', 'p'].map((one) => part.querySelector(one).getBoundingClientRect())
    return head.bottom <= first.top
})"""


def options_of_oath(page: Page, button: str = "Choose players and options") -> None:
    page.locator(".titles label", has_text="Oath").click()
    page.get_by_role("button", name=button).click()
    page.wait_for_selector(".worlds")


def remove_seats(page: Page, left: int) -> None:
    """As many opponents as wanted."""
    while page.locator(".seats select").count() > left:
        page.locator(".seats .icon-btn").last.click()


def test_roles_and_oath_are_chosen(guest):
    anna = guest()
    page = anna.visit()
    options_of_oath(page)
    page.get_by_label("Oath of the realm").select_option("devotion")
    roles = page.get_by_role("group", name="Who plays which role").locator("li")
    expect(roles.first).to_contain_text("Chancellor")
    roles.nth(1).get_by_role("combobox").select_option("purple")  # the two swap
    expect(roles.nth(1)).to_contain_text("Chancellor")
    roles.first.get_by_role("checkbox", name="Citizen").check()
    roles.first.get_by_role("combobox").select_option("white")
    roles.first.get_by_role("checkbox", name="Citizen").check()
    page.get_by_label("Write the Chronicle after the game").check()
    page.get_by_label("Name of the realm").fill("Lion's March")
    page.get_by_role("button", name="Play now against bots").click()
    page.wait_for_selector(".realm .site")
    expect(page.locator(".status")).to_contain_text("Devotion")
    expect(page.locator(".board.mine")).to_contain_text("Citizen")  # whatever the seats' order
    expect(page.locator(".board.mine .o-white").first).to_be_visible()


def test_the_first_game_is_for_four_and_says_so(guest):
    anna = guest()
    page = anna.visit()
    options_of_oath(page)
    remove_seats(page, 2)
    page.get_by_role("radio", name=re.compile("^The first game")).check(force=True)
    expect(page.get_by_text("exactly four players; this table has 3 seats")).to_be_visible()
    page.get_by_role("button", name="Play now against bots").click()
    expect(page.get_by_role("alert")).to_contain_text("The introduction is for four")
    page.get_by_role("button", name="Auf Deutsch").click()
    page.get_by_role("button", name="Jetzt gegen Bots spielen").click()
    expect(page.get_by_role("alert")).to_contain_text("vier")
    anna.problems.clear()  # the browser itself complains about the answer 400
    page.get_by_role("button", name="Noch ein Platz").click()
    page.get_by_role("button", name="Jetzt gegen Bots spielen").click()
    page.wait_for_selector(".realm .site")


def test_everybody_reads_how_it_ended_and_the_realm_goes_on(guest, check):
    anna, eve = guest(), guest(locale="de-DE")
    table = played(anna)
    page = anna.visit(f"/table/{table}")
    result = page.locator(".result")
    expect(result).to_contain_text(re.compile("Victory"))
    expect(result).not_to_contain_text("point")
    page.set_viewport_size({"width": 390, "height": 844})  # folded, it tells the way all the same
    expect(result.locator(".how")).to_contain_text("Victory")
    expect(result.locator(".how")).to_be_in_viewport()
    page.set_viewport_size({"width": 1280, "height": 800})
    page.get_by_role("link", name="History of the realm").click()
    expect(page.locator("h1")).to_contain_text("Lion's March")
    article = page.get_by_role("article")
    expect(article).to_contain_text("The Chronicle of game 1 is written.")
    expect(article).to_contain_text(re.compile(r"won in round \d"))
    assert "[" not in page.locator("main").inner_text()  # no text is missing
    players = article.locator(".players li").all_inner_texts()
    assert [re.search(r"Bot \d", one) is not None for one in players] == [True] * 2
    heads = page.locator(".part:has(h3)").evaluate_all(ABOVE)
    assert len(heads) > 1 and all(heads)
    check(page, "history of a realm")
    page.locator("summary").click()  # older games are told in one sentence, too
    expect(page.locator(".parts")).to_be_hidden()
    expect(article).to_contain_text(re.compile(r"won in round \d"))
    page.locator("summary").click()
    article.get_by_role("button", name=re.compile("Rule 8")).first.click()  # why it changed
    expect(page.get_by_role("dialog")).to_contain_text("8.")
    page.keyboard.press("Escape")

    page.get_by_role("button", name="Take the realm along").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("do not look inside")
    expect(dialog.get_by_role("link")).to_have_count(0)  # only after one has read that
    dialog.get_by_role("checkbox").check()
    with page.expect_download() as file:
        dialog.get_by_role("link", name="Chronicle's file").click()
    assert b"tafelrunde-oath-chronicle" in Path(file.value.path()).read_bytes()
    dialog.get_by_role("button", name="Seed string").click()
    expect(dialog.get_by_role("textbox")).to_have_value(re.compile("^0303.*Lion's March"))
    check(page, "files of a realm")
    page.keyboard.press("Escape")

    other = eve.visit(f"/realm/{table}")  # whoever may watch reads it in their own language
    expect(other.get_by_role("article")).to_contain_text("Die Chronik von Partie 1 ist geschrieben")
    expect(other.get_by_role("button", name="Die nächste Partie")).to_have_count(0)
    assert "[" not in other.locator("main").inner_text()

    page.get_by_role("button", name="Play the next game of the realm").click()
    page.wait_for_url(re.compile("/table/(?!" + table + ")"))
    page.wait_for_selector(".realm .site")
    page.goto(anna.url)
    expect(page.locator(".lists")).to_contain_text("“Lion's March”, game 2")
    expect(page.locator(".lists")).to_contain_text(re.compile("Victory"))


def test_a_replay_asks_before_it_shows_hidden_cards_of_a_realm(guest):
    anna = guest()
    table = played(anna)
    page = anna.visit(f"/replay/{table}?step=99999")
    page.wait_for_selector(".slide")
    expect(page.locator(".chosen")).to_contain_text(re.compile("has won · .*Victory"))
    eyes = page.locator(".controls select")
    expect(eyes).to_have_value("-1")  # a spectator's eyes
    eyes.select_option("all")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Dispossessed")
    expect(eyes).to_have_value("-1")
    dialog.get_by_role("button", name="Back").click()
    eyes.select_option("all")
    dialog.get_by_role("button", name="Show everything").click()
    expect(eyes).to_have_value("all")


@pytest.mark.parametrize("device", [{}, PHONE])
def test_a_chronicle_is_brought_along(guest, check, tmp_path, device):
    anna = guest(**device)
    table = played(anna, "Zorn & Asche <b>")
    page = anna.page
    text = page.evaluate(f"fetch('/api/tables/{table}/chronicle').then((one) => one.text())")
    path = tmp_path / "chronicle.json"
    path.write_text(text, "utf-8")
    options_of_oath(anna.visit())
    page.locator(".worlds label", has_text="A realm that goes on").click()
    field = page.get_by_label("or paste a seed string")
    field.fill("0303020001")
    field.blur()
    alert = page.locator(".setup").get_by_role("alert")
    expect(alert).to_contain_text("The seed string ends in the middle of")
    anna.problems.clear()  # the browser itself complains about the answer 400
    page.locator(".setup input[type=file]").set_input_files(path)
    found = page.get_by_role("region", name="Zorn & Asche <b>")
    expect(found).to_contain_text("Before game 2")
    expect(alert).to_have_count(0)
    expect(page.get_by_label("Write the Chronicle after the game")).to_be_checked()
    expect(page.get_by_label("Keep the hidden cards exactly")).not_to_be_checked()
    assert anna.wide_enough()
    check(page, "a chronicle in the form")
    page.get_by_role("button", name="Choose players and options").click()  # shut and open again
    page.get_by_role("button", name="Choose players and options").click()
    expect(found).to_contain_text("Before game 2")
    page.get_by_role("button", name="Play now against bots").click()
    page.wait_for_selector(".realm .site")
    page.get_by_role("button", name="Table", exact=True).click()
    link = page.get_by_role("dialog").get_by_role("link", name="History of the realm")
    page.goto(anna.url + str(link.get_attribute("href")))
    expect(page.get_by_role("article")).to_have_count(1)
    assert anna.wide_enough()
