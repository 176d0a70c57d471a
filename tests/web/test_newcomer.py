"""What somebody meets who has never been here."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tafelrunde.titles import registry


def test_one_click_on_the_start_page_is_enough_to_play(guest):
    anna = guest()
    page = anna.play_now()
    expect(page.locator(".question .prompt")).not_to_be_empty()
    expect(page.locator(".kingdom .card-button")).to_have_count(10)
    expect(page.locator(".basics .card-button")).to_have_count(7)
    anna.wait_for(lambda: anna.answer() != "", "a first question")


def test_the_language_can_be_changed_in_the_middle_of_a_game(guest):
    anna = guest()
    page = anna.play_now()
    expect(page.locator('.supply [data-card="moat"]')).to_contain_text("Moat")
    page.get_by_role("button", name="Auf Deutsch umschalten").click()
    expect(page.locator('.supply [data-card="moat"]')).to_contain_text("Burggraben")
    expect(page.locator(".log")).to_contain_text(re.compile("Zug"))
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.reload()  # the choice is kept
    expect(page.locator('.supply [data-card="moat"]')).to_contain_text("Burggraben")


def test_light_and_dark_follow_the_system_until_somebody_chooses(guest):
    anna = guest(color_scheme="dark")
    page = anna.visit()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Switch to light").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_a_random_kingdom_can_be_drawn_and_single_cards_replaced(guest):
    anna = guest()
    page = anna.visit()
    page.get_by_role("button", name="Choose players and options").click()
    page.get_by_text("Random", exact=True).click()
    page.get_by_role("checkbox", name="Seaside").check()
    page.get_by_role("checkbox", name="trashing").check()
    cards = page.locator(".preview li")
    expect(cards).to_have_count(10)
    anna.wait_for(lambda: page.locator(".preview .again").count() == 10, "a draw")
    page.wait_for_timeout(300)
    names = page.locator(".preview .name")
    before = names.all_inner_texts()
    page.locator(".preview .again").first.click()
    anna.wait_for(lambda: names.all_inner_texts() != before, "another card")
    after = names.all_inner_texts()
    assert len(set(after) & set(before)) == 9
    page.get_by_role("button", name="Play now against bots").click()
    page.wait_for_selector(".dock")
    piles = page.locator(".kingdom .name").all_inner_texts()
    assert sorted(piles) == sorted(after)


def test_clicking_what_is_not_allowed_says_why_and_cites_the_rule(guest):
    anna = guest()
    page = anna.play_now()
    anna.wait_for(lambda: page.locator('[data-choice="treasures"]').count() > 0, "my turn")
    page.locator('.supply [data-card="province"]').click()
    hint = page.locator(".strip.warn")
    expect(hint).to_contain_text("First play your Treasures")
    hint.get_by_role("button", name="Rule D13").click()
    expect(page.get_by_role("dialog")).to_contain_text("Rule D13")


def test_the_question_opens_the_rule_behind_it(guest):
    anna = guest()
    page = anna.play_now()
    anna.wait_for(lambda: page.locator('[data-choice="treasures"]').count() > 0, "my turn")
    page.locator(".question").get_by_role("button", name="Rule D16").click()
    expect(page.get_by_role("dialog").locator(".text")).to_contain_text("Treasure")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_risky_answer_is_asked_twice_unless_switched_off(guest):
    anna = guest()
    page = anna.play_now()
    anna.wait_for(lambda: page.locator('[data-choice="treasures"]').count() > 0, "my turn")
    page.locator('[data-choice="pass"]').click()
    expect(page.locator(".sure")).to_contain_text("Treasures left")
    page.locator(".sure").get_by_role("button", name="Back").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="Ask again before risky answers").uncheck()
    page.keyboard.press("Escape")
    page.locator('[data-choice="pass"]').click()
    expect(page.locator(".counters .coins dd")).to_have_text("0")
    anna.wait_for(lambda: page.locator('[data-choice="treasures"]').count() == 0, "the next step")


def test_an_answer_can_be_taken_back_while_nothing_was_revealed(guest):
    anna = guest()
    page = anna.play_now()
    anna.wait_for(lambda: page.locator('[data-choice="treasures"]').count() > 0, "my turn")
    page.locator('[data-choice="treasures"]').click()
    expect(page.locator(".counters .coins dd")).not_to_have_text("0")
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".counters .coins dd")).to_have_text("0")


def test_treasures_can_be_played_by_themselves(guest):
    anna = guest()
    page = anna.visit()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="Play all Treasures automatically").check()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play now against bots").click()
    expect(page.locator(".supply .legal").first).to_be_visible()
    expect(page.locator(".counters .coins dd")).not_to_have_text("0")


def test_a_spectator_sees_the_public_side_only(guest):
    anna, bert = guest(), guest()
    page = anna.visit()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Choose players and options").click()
    page.get_by_role("checkbox", name="Listed").check()
    page.get_by_role("button", name="Play now against bots").click()
    page.wait_for_selector(".dock")
    bert.visit()
    bert.page.get_by_role("link", name=re.compile("Watch.*Anna")).first.click()
    bert.page.get_by_role("button", name="Continue").click()
    bert.page.wait_for_selector(".kingdom")
    expect(bert.page.locator("section.hand")).to_have_count(0)
    expect(bert.page.locator(".opponents article")).to_have_count(2)
    expect(bert.page.locator(".answers")).to_have_count(0)


def test_every_game_can_be_played_on_the_plain_table(guest):
    anna = guest()
    page = anna.visit()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="Plain table").check()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play now against bots").click()
    expect(page.get_by_role("heading", name="In front of you")).to_be_visible()
    anna.wait_for(lambda: page.locator('.own .legal[data-card="copper"]').count() > 0, "my turn")
    page.locator('.own .legal[data-card="copper"]').click()  # one card of the hand, by a click
    expect(page.locator(".log")).to_contain_text("You play Copper.")
    anna.play_to_the_end()


@pytest.mark.parametrize("title", [id for id in registry.TITLES if id != "dominion"])
def test_a_title_without_a_board_of_its_own_is_playable(guest, title: str):
    anna = guest()
    page = anna.visit()
    page.locator(f'.titles input[value="{title}"]').check(force=True)
    expect(page.locator(".start button.main")).to_be_enabled()
    page.get_by_role("button", name="Play now against bots").click()
    page.wait_for_selector(".dock")
    for _ in range(12):
        anna.wait_for(lambda: anna.answer([]) != "", "a question")
    expect(page.locator(".log li").first).to_be_visible()
    words = page.locator(".log").inner_text() + page.locator(".dock").inner_text()
    assert "[" not in words  # a text that is missing
    assert "{$" not in words  # a variable that is missing
    for path in (f"/learn/{title}", f"/cards/{title}", f"/rules/{title}"):
        anna.visit(path)
        expect(page.locator("article, main li").first).to_be_visible()


def test_nothing_starts_while_a_title_is_being_loaded(guest):
    page = guest().visit()
    start = page.locator(".start button.main")
    expect(start).to_be_enabled()
    held: list[Route] = []
    slow = [True]

    def hold(route: Route) -> None:
        if slow:
            held.append(route)
        else:
            route.continue_()

    page.route("**/assets/**", hold)
    page.locator('.titles input[value="root"]').check(force=True)
    expect(start).to_be_disabled()
    page.wait_for_timeout(100)
    assert held  # the words and pieces of Root are on their way
    slow.clear()
    for route in held:
        route.continue_()
    expect(start).to_be_enabled()
    expect(page.locator(".against")).to_have_text("against 3 × Easy Bot")


def test_a_lost_page_leads_back(guest):
    page = guest().visit("/no/such/page")
    page.get_by_role("link", name="To the start page").last.click()
    expect(page.get_by_role("button", name="Play now against bots")).to_be_visible()
