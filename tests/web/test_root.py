"""Root in the browser: whole games on its own board, whatever happens, on every device."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.people import Guest, lose_and_find

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "heuristic"}
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
FOUR = ["marquise", "eyrie", "alliance", "vagabond"]


def marquise(guest: Guest, **options: object) -> Page:
    """A game with three bots in which Anna is the Marquise and begins."""
    return guest.open_table("root", [ME, BOT, BOT, BOT], factions=FOUR, first=0, **options)


def set_up(guest: Guest) -> None:
    """Place the keep and the first buildings; then it is Daylight."""
    page = guest.page
    guest.start_autoplay(7, "What do you do")
    guest.wait_for(lambda: "What do you do" in page.locator(".prompt").inner_text(), "my turn")


@pytest.mark.timeout(500)
def test_two_browsers_and_a_bot_play_a_whole_game_through_every_accident(guest, house):
    anna, bert = guest(), guest(locale="de-DE")
    people = [anna, bert]
    anna.can_drop_sockets()
    page = anna.visit()
    page.get_by_label("Your name").fill("Anna")
    page.locator(".titles label", has_text="Root").click()
    page.get_by_role("button", name="Choose players and options").click()
    page.get_by_role("button", name="Remove player 4").click()
    page.get_by_label("Player 2", exact=True).select_option("person")
    page.locator(".maps label", has_text="Winter").click()
    factions = page.locator(".two ol select")
    factions.nth(0).select_option("alliance")
    factions.nth(2).select_option("riverfolk")
    expect(page.get_by_role("status")).to_contain_text("reach 15")  # and why it is too little
    anna.problems.clear()  # the browser itself complains about the answer 400
    factions.nth(2).select_option("marquise")
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Invitation link").input_value()
    bert.visit(link.removeprefix(house.url))
    bert.page.get_by_label("Dein Name").fill("Bert")
    bert.page.get_by_role("button", name="Mitspielen").click()
    page.get_by_role("button", name="Start", exact=True).click()
    for one in people:
        one.page.wait_for_selector(".map .spot")
    expect(page.locator(".board.mine h3")).to_contain_text("Alliance")  # as chosen

    def play(least: int, seconds: int = 60) -> None:
        for seed, one in enumerate(people):
            one.start_autoplay(seed + least)
        anna.wait_for(
            lambda: anna.is_over() or anna.page.evaluate("window.answered") >= least,
            "answers",
            seconds=seconds,
        )
        for one in people:
            one.stop_autoplay()

    play(5)
    page.reload()  # a reload: everything is there again
    page.wait_for_selector(".map .spot")
    play(6)
    anna.drop()  # a dropped socket: the page comes back by itself
    play(7)
    lose_and_find(people, house)  # in the middle of a turn
    play(10_000, 300)  # with other people at the table bots take their time
    for one in people:
        one.wait_for(one.is_over, "the end of the game")
    points = [one.page.locator(".result li b").all_inner_texts() for one in people]
    assert [text.split()[0] for text in points[0]] == [text.split()[0] for text in points[1]]
    expect(page.locator(".log")).to_contain_text("wins:")
    expect(bert.page.locator(".log")).to_contain_text("gewinn")


def test_allegoria_is_played_to_the_end_on_the_generic_table(guest):
    anna = guest()
    page = anna.visit()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Plain table").check()
    page.keyboard.press("Escape")
    page.locator(".titles label", has_text="Allegoria").click()
    page.get_by_role("button", name="Choose players and options").click()
    page.get_by_text("More options").click()
    page.get_by_label("Row of the lowest bidder").select_option("own_row")
    page.get_by_role("button", name="Play now against bots").click()
    page.wait_for_selector(".dock")
    anna.start_autoplay(3)
    anna.wait_for(anna.is_over, "the end of the game", seconds=100)
    assert anna.stop_autoplay() > 50
    expect(page.locator(".result li")).to_have_count(3)
    expect(page.get_by_role("table", name="Home boards")).to_contain_text("Knowledge")
    assert "[" not in page.locator(".cloth").inner_text()  # no text is missing


def test_clearings_are_clicked_and_say_what_stands_there(guest):
    anna = guest()
    page = marquise(anna)
    expect(page.locator(".prompt")).to_have_text("In which corner do you place the keep?")
    expect(page.locator(".spot.lit")).to_have_count(4)
    page.locator('[data-spot="c1"]').click()
    set_up(anna)
    one = page.get_by_role("button", name="Clearing 1, Fox; ruled by Marquise; Marquise:")
    expect(one).to_be_visible()
    lit = page.locator(".spot.lit").first
    lit.focus()
    page.keyboard.press("i")  # everything about it, with what can be done there
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("ruled by Marquise")
    sheet.get_by_role("button", name="Move from").click()
    expect(page.locator(".prompt")).to_contain_text("Where do your warriors")
    expect(page.locator(".arrow").first).to_be_attached()
    page.locator('[data-spot="c12"]').click()  # no choice: the reason is told, with its rule
    expect(sheet).to_contain_text("No path leads from")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".prompt")).to_contain_text("What do you do")


ROLLED = """() => [...document.querySelectorAll('.battle')]
    .filter((battle) => battle.querySelectorAll('.die b').length === 2)
    .map((battle) => [battle.innerText, battle.querySelector('.die b').textContent])"""


def test_a_battle_is_told_step_by_step(guest):
    anna = guest()
    page = marquise(anna)
    anna.start_autoplay(1)
    told: list[tuple[str, str]] = []

    def is_rolled() -> bool:
        """Both dice lie there; the game goes on, so everything is read in this moment."""
        told.extend(page.evaluate(ROLLED))
        return bool(told)

    anna.wait_for(is_rolled, "a battle", 60)
    anna.stop_autoplay()
    words, die = told[0]
    assert "Battle in clearing" in words
    assert "Dice" in words
    assert re.fullmatch("[0-3]", die)


def test_a_phone_shows_the_map_and_what_a_tap_offers(guest):
    anna = guest(**PHONE)
    page = marquise(anna)
    assert anna.wide_enough()
    page.locator('[data-spot="c3"]').tap()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Clearing 3, Rabbit")
    sheet.get_by_role("button", name="Keep in clearing 3").tap()
    expect(sheet).to_have_count(0)
    set_up(anna)
    width = page.locator(".map svg").first.bounding_box()["width"]
    page.get_by_role("button", name="Enlarge the map").tap()
    assert page.locator(".map svg").first.bounding_box()["width"] > 1.4 * width
    assert anna.wide_enough()
    page.get_by_role("button", name="Shrink the map").tap()
    page.get_by_role("button", name="Board: Eyrie").tap()
    expect(page.get_by_role("region", name="Eyrie Dynasties")).to_contain_text("Leader")
    anna.start_autoplay(5)
    anna.wait_for(lambda: "Round 3" in page.locator("h1").inner_text(), "round 3", 60)
    anna.stop_autoplay()
    assert anna.wide_enough()


def test_the_keyboard_alone_moves_over_the_map(guest):
    anna = guest()
    page = marquise(anna)
    on = "document.activeElement.dataset"
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(f"{on}.spot"):
            break
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(f"{on}.spot")
    for _ in range(12):
        if page.evaluate(f"{on}.spot") == "c2":
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("You place the keep in clearing 2")
    answered = page.locator(".prompt").inner_text()
    page.keyboard.press(page.locator(".chip.place").first.inner_text())  # the clearing's number
    expect(page.locator(".prompt")).not_to_have_text(answered)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_table_is_accessible(guest, check, scheme: str):
    anna: Guest = guest(color_scheme=scheme)
    page = anna.visit()
    page.locator(".titles label", has_text="Root").click()
    page.get_by_role("button", name="Choose players and options").click()
    page.wait_for_selector(".maps svg")
    page.locator(".two ol select").nth(1).select_option("cult")
    expect(page.locator(".small.error")).to_be_visible()
    check(page, "options of Root")
    anna.problems.clear()  # the browser itself complains about every answer 400
    page.locator(".titles label", has_text="Allegoria").click()
    page.wait_for_selector(".field select")
    check(page, "options of Allegoria")
    factions = ["marquise", "riverfolk", "cult", "vagabond"]
    anna.open_table("root", [ME, BOT, BOT, BOT], factions=factions, first=0)
    set_up(anna)
    check(page, "table of Root")
    page.locator(".spot.lit").first.focus()
    page.keyboard.press("i")
    check(page, "a clearing")
    page.keyboard.press("Escape")
    anna.start_autoplay(2)
    anna.wait_for(lambda: page.locator(".battle .die").count() == 2, "a battle", 60)
    anna.stop_autoplay()
    check(page, "a battle")
    anna.open_table("allegoria", [ME, BOT])
    check(page, "table of Allegoria")
