"""Help at the table in a real browser: the guide of a first game, hints, and looking back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tafelrunde.titles import registry
from tests.web.people import Guest
from tests.web.test_together import two_people

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "locale": "de-DE",
    "has_touch": True,
    "is_mobile": True,
}
# Spots and buttons that are lit from outside the board.
LIT = """() => [...document.querySelectorAll('[data-spot], .answers [data-choice]')]
    .filter((one) => {
        const { outlineStyle, outlineWidth, filter } = getComputedStyle(one)
        const ring = outlineStyle === 'solid' && outlineWidth === '3px'
        return ring || filter.includes('drop-shadow')
    })
    .map((one) => one.dataset.spot ?? one.dataset.choice)"""


def begin(anna: Guest, title: str = "dominion") -> Page:
    """From the start page to the guide's first words."""
    page = anna.visit(f"/?title={title}")
    page.locator(".guided button").click()
    expect(page.locator(".guide .words p")).not_to_be_empty(timeout=20_000)  # a table is loaded
    expect(page.locator(".guide .chip")).to_be_enabled()
    return page


def follow(page: Page) -> str:
    """Do what the guide suggests, or the first thing offered; '' when it hands over."""
    page.wait_for_selector(".guide .chip:enabled, .guide .btn.main, .guide p.soft")
    if page.locator(".guide .btn.main").count():
        return ""
    before = page.locator(".question").inner_text()
    chip = page.locator(".guide .chip")
    said = page.locator(".guide .words").inner_text()
    if chip.count():
        chip.click()
    elif page.locator(".answers[aria-busy=false] [data-choice]").count():
        page.locator(".answers [data-choice]").first.click()
    page.wait_for_function(
        "(before) => document.querySelector('.question').innerText !== before", arg=before
    )
    return said


def test_a_guided_game_goes_to_its_end_and_is_remembered(guest, check):
    anna = guest()
    page = begin(anna)
    check(page, "the guide")
    assert "hand/0/copper" in page.evaluate(LIT)
    said = [follow(page) for _ in range(2)]
    assert "These five cards" in said[0]
    assert "Smithy" in said[1]
    for _ in range(40):
        if not follow(page):
            break
    expect(page.locator(".guide .words")).to_contain_text("From here on you decide alone")
    page.locator(".guide").get_by_role("button", name="I’ll go on alone").click()
    expect(page.locator(".guide")).to_have_count(0)
    assert page.evaluate(LIT) == []
    expect(page.locator(".answers")).to_be_visible()  # the game goes on
    page.reload()
    expect(page.locator(".answers")).to_be_visible()
    expect(page.locator(".guide")).to_have_count(0)
    anna.visit()
    expect(page.locator(".guided button")).to_have_text("Play the guided game again")


@pytest.mark.parametrize("title", list(registry.TITLES))
def test_the_guide_speaks_german_on_a_phone_and_lights_what_it_means(guest, title: str):
    anna = guest(**PHONE)
    page = begin(anna, title)
    for _ in range(4):
        expect(page.locator(".guide .chip")).to_be_enabled()
        anna.wait_for(lambda: page.evaluate(LIT), "something is lit")
        words = page.locator(".question").inner_text()
        assert "[guide" not in words
        assert follow(page)
    assert anna.wide_enough()
    rule = page.locator(".guide").get_by_role("button", name=re.compile("Regel"))
    expect(rule).to_be_visible()  # the rules are a tap away


def test_who_does_something_else_is_told_so_and_guided_on(guest):
    page = begin(guest())
    follow(page)
    expect(page.locator(".guide .words")).to_contain_text("Buy a Smithy")
    page.get_by_role("button", name="Take back").click()  # what is taken back is told again
    expect(page.locator(".guide .words")).to_contain_text("These five cards")
    follow(page)
    expect(page.locator(".guide .words")).to_contain_text("Buy a Smithy")
    page.locator('.supply [data-card="silver"]').click()
    expect(page.locator(".guide .comment")).to_contain_text("fair start, too", timeout=20_000)
    expect(page.locator(".guide .words p").last).to_contain_text("five new cards")
    page.get_by_role("button", name="Continue without the guide").click()
    expect(page.locator(".guide")).to_have_count(0)


def test_a_hint_shows_bars_and_words_and_is_gone_with_its_question(guest, check):
    anna = guest()
    page = anna.play_now()
    anna.wait_for(lambda: page.locator('[data-choice="treasures"]').count() > 0, "my turn")
    page.locator('[data-choice="treasures"]').click()
    expect(page.locator(".supply .legal").first).to_be_visible()
    page.keyboard.press("h")
    panel = page.locator(".advice")
    expect(panel).to_contain_text("A hard bot would answer", timeout=20_000)
    check(page, "a hint")
    rows = panel.locator("li")
    assert rows.count() >= 2
    expect(rows.first).to_contain_text("suggested")
    expect(rows.first.locator(".value")).to_have_text(re.compile(r"^\d+ %$"))
    assert rows.first.locator(".bar span").evaluate("(one) => one.offsetWidth") > 0
    assert page.evaluate(LIT)
    rows.first.locator("button").click()
    expect(panel).to_have_count(0)
    assert page.evaluate(LIT) == []


def test_at_a_table_with_people_there_is_no_hint(guest, house):
    anna, bert = two_people(guest, house)
    for person in (anna, bert):
        expect(person.page.locator(".prompt")).not_to_be_empty()
        hint = person.page.get_by_role("button", name=re.compile("^(Hint|Tipp):"))
        expect(hint).to_have_count(0)


def test_forms_preselect_a_level_and_newcomers_begin_gently(guest):
    page = guest().visit("/?title=root")
    expect(page.locator(".against")).to_have_text("against 3 × Easy Bot")
    page.get_by_role("button", name="Choose players and options").click()
    chosen = page.locator(".seats select").first
    expect(chosen).to_have_value("easy")
    names = chosen.locator("> option").all_inner_texts()
    assert names[1:] == ["Easy Bot", "Medium Bot", "Hard Bot"]


def test_a_newcomer_to_root_plays_the_marquise(guest):
    page = guest().visit("/?title=root")
    page.get_by_role("button", name="Play now against bots").click()
    page.wait_for_selector(".dock")
    expect(page.locator(".prompt")).to_contain_text("place the keep")


def test_who_knows_another_title_is_a_newcomer_to_root_as_well(guest):
    anna = guest()
    anna.open_table("dominion", [{"kind": "me"}, {"kind": "bot", "bot": "bigmoney"}])
    anna.play_to_the_end()
    page = anna.visit("/?title=dominion")
    expect(page.locator(".against")).to_have_text("against Medium Bot")
    page = anna.visit("/?title=root")
    expect(page.locator(".against")).to_have_text("against 3 × Easy Bot")
    page.get_by_role("button", name="Play now against bots").click()
    page.wait_for_selector(".dock")
    expect(page.locator(".prompt")).to_contain_text("place the keep")


def test_the_speed_of_bots_is_a_setting(guest):
    anna = guest()
    page = anna.visit()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Speed of bots").select_option("calm")
    page.keyboard.press("Escape")
    sent: list[str] = []
    page.on(
        "websocket",
        lambda ws: ws.on("framesent", lambda data: sent.append(str(data))),
    )
    page.get_by_role("button", name="Play now against bots").click()
    page.wait_for_selector(".dock")
    anna.wait_for(lambda: any('"calm"' in frame for frame in sent), "the wish is sent")


def test_the_page_shows_that_a_bot_thinks(guest):
    anna = guest()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "hard"}]
    page = anna.open_table("dominion", seats, kingdom="first-game")
    page.locator('.answers [data-choice="treasures"]').click()
    page.locator('.supply .legal[data-card="copper"]').click()
    expect(page.locator(".prompt .thinking")).to_have_text("Hard Bot is thinking …")


def test_the_two_minutes_lead_to_the_guided_game(guest):
    page = guest().visit("/learn/oath")
    page.get_by_role("button", name="First game with a guide").click()
    expect(page.locator(".guide .words")).to_contain_text("red Exile")
