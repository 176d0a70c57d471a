"""Options in the browser: forms made from what a title declares."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect


def opened(page: Page, title: str) -> None:
    """The options of a title on the start page."""
    page.locator(".titles label", has_text=title).click()
    page.get_by_role("button", name="Choose players and options").click()
    page.get_by_label("Random order of seats").uncheck()


def sent(page: Page) -> dict[str, Any]:
    """What the page asks the server for when the table is opened."""
    with page.expect_request(
        lambda one: one.url.endswith("/api/tables") and one.method == "POST"
    ) as told:
        page.locator("form .btn.main").click()
    page.wait_for_url("**/table/**")
    wish = told.value.post_data_json
    assert isinstance(wish, dict)
    return dict(wish["options"])


def test_own_cards_are_found_by_their_names_in_either_language(guest):
    page = guest().visit()
    page.get_by_role("button", name="Choose players and options").click()
    page.get_by_text("My own choice").click()
    box = page.locator(".picker input").first
    for word in ("witch", "hexe"):
        box.fill(word)
        expect(page.locator(".picker .found button", has_text="Witch").first).to_be_visible()


def test_any_title_has_a_form_with_names_and_explanations(guest, check):
    page = guest().visit()
    opened(page, "Throne of Allegoria")
    houses = page.get_by_role("group", name="House of each seat").get_by_role("combobox")
    expect(houses).to_have_count(3)
    houses.nth(1).select_option("umbral")
    houses.nth(2).select_option("random")
    page.get_by_label("Start player").select_option(
        label=page.get_by_label("Your name").input_value()
    )
    expect(page.get_by_text("The home tracks are divided into sections")).to_be_visible()
    expect(page.get_by_label("Row of the lowest bidder")).to_be_hidden()
    page.get_by_text("More options").click()
    page.get_by_label("Row of the lowest bidder").select_option("own_row")
    expect(page.get_by_text("Your own tables of cards")).to_have_count(0)  # for files and programs
    check(page, "options of Allegoria")
    page.get_by_label("Layout of the home tracks").select_option("sections_of_3")
    page.get_by_label("Layout of the home tracks").select_option(
        "sections_of_2"
    )  # as it is usually
    options = sent(page)
    assert options == {"houses": ["roselie", "umbral", "random"], "start": 0, "lowest": "own_row"}


def test_the_rules_say_which_factions_go_together(guest):
    anna = guest(locale="de-DE")
    page = anna.visit()
    page.locator(".titles label", has_text="Root").click()
    page.get_by_role("button", name="Mitspieler und Optionen wählen").click()
    page.get_by_role("button", name="Platz 4 entfernen").click()
    seats = page.locator(".two ol select")
    expect(seats).to_have_count(3)
    status = page.get_by_role("status")
    seats.nth(0).select_option("cult")
    seats.nth(2).select_option("riverfolk")
    expect(status).to_contain_text("haben zusammen die Reichweite 14")
    page.get_by_label("Jede Mischung von Parteien zulassen").check()
    expect(status).to_contain_text("dürfen zusammen spielen")
    seats.nth(0).select_option("vagabond_2")
    expect(status).to_contain_text("Ein Zweiter Vagabund braucht einen ersten")
    seats.nth(1).select_option("random")
    seats.nth(0).select_option("random")
    expect(status).to_contain_text("Ausgelost werden Parteien")
    anna.problems.clear()  # the browser itself complains about every answer 400
    options = sent(page)
    assert sorted(options["factions"]) == ["random", "random", "riverfolk"]
    assert options["any_mix"] is True


def test_editions_and_bounds_of_a_kingdom_come_from_its_declaration(guest):
    page = guest().visit()
    page.get_by_role("button", name="Choose players and options").click()
    page.get_by_text("Random", exact=True).click()
    most = page.get_by_label("Attacks, at most")
    assert most.locator("option").all_inner_texts() == [str(n) for n in range(11)]
    most.select_option("0")
    page.get_by_label("Editions", exact=True).check()
    base = page.get_by_role("group", name="Editions").get_by_role("combobox").first
    texts = base.locator("option").all_inner_texts()
    assert texts == [
        "no preference",
        "first edition",
        "second edition",
        "latest edition",
        "2008",
        "2013",
        "2017",
    ]
    base.select_option("2008")
    expect(page.locator(".preview li")).to_have_count(10)
    page.wait_for_load_state("networkidle")
    options = sent(page)
    assert options["editions"] == {"base": 2008}
    assert options["draw"]["max_attacks"] == 0 and options["draw"]["seed"]


def test_the_form_changes_with_the_title(guest):
    page = guest().visit()
    page.get_by_role("button", name="Choose players and options").click()
    for title, label in (
        ("Throne of Allegoria", "Start player"),
        ("Root", "Who begins"),
        ("Oath", "Oath of the realm"),
        ("Dominion", "Kingdom"),
    ):
        page.locator(".titles label", has_text=title).click()
        expect(page.get_by_role("combobox", name=label).first).to_be_visible()


def test_the_title_chosen_last_stays_though_another_one_is_loaded_later(guest):
    anna = guest()
    held: list[Route] = []
    anna.page.route(re.compile(r"/assets/dominion-"), lambda route: held.append(route))
    page = anna.visit()
    page.locator(".titles label", has_text="Root").click()
    page.get_by_role("button", name="Choose players and options").click()
    fourth = page.get_by_role("button", name="Remove player 4")
    expect(fourth).to_be_visible()
    assert held
    for route in held:
        route.continue_()
    page.wait_for_timeout(500)
    expect(fourth).to_be_visible()


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_a_game_begins_below_its_options_and_is_always_in_view(guest, size):
    anna = guest(viewport={"width": size[0], "height": size[1]})
    page = anna.visit()
    begin = page.get_by_role("button", name="Play now against bots")
    expect(begin).to_be_in_viewport(ratio=0.99)
    page.locator(".titles label", has_text="Root").click()
    page.get_by_role("button", name="Choose players and options").click()
    page.locator(".maps label").first.wait_for()
    expect(begin).to_be_in_viewport(ratio=0.99)
    page.locator(".two ol select").last.scroll_into_view_if_needed()
    expect(begin).to_be_in_viewport(ratio=0.99)
    assert anna.wide_enough()
    begin.click()
    page.wait_for_url("**/table/*")
