"""A phone, a keyboard alone, a zoomed page: a whole game is playable on each."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tafelrunde.titles import registry
from tests.web.hands import await_question, decide

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def test_a_phone_shows_everything_and_is_played_by_taps(guest):
    anna = guest(**PHONE, locale="de-DE")
    page = anna.visit()
    assert anna.wide_enough()
    page.get_by_role("button", name="Mitspieler und Optionen wählen").tap()
    page.wait_for_selector(".preview li")
    assert anna.wide_enough()
    page.get_by_role("button", name="Jetzt gegen Bots spielen").tap()
    page.wait_for_selector(".dock")

    bought = 0
    for _ in range(400):
        assert anna.wide_enough()
        silver = page.locator('.supply .legal[data-card="silver"]')
        if silver.count():  # a tap shows the card, its button buys it
            silver.tap()
            sheet = page.get_by_role("dialog")
            expect(sheet).to_contain_text("2 Münzen wert")
            sheet.get_by_role("button", name="Silber kaufen").tap()
            expect(page.get_by_role("dialog")).to_have_count(0)
            bought += 1
            if bought == 2:
                break
        else:
            anna.answer(["treasures", "discard", "pass"])
        page.wait_for_timeout(30)
    assert bought == 2

    page.get_by_role("button", name="Verlauf").tap()
    expect(page.locator(".side .log")).to_be_visible()
    assert anna.wide_enough()
    page.locator(".side").get_by_role("button", name="Schließen").tap()
    page.locator('.supply [data-card="province"]').tap()  # no choice: the sheet says why
    expect(page.get_by_role("dialog")).to_contain_text("Provinz")


def test_a_whole_game_on_a_phone(guest):
    anna = guest(**PHONE)
    page = anna.play_now()
    anna.play_to_the_end()
    expect(page.locator(".result h2")).to_be_visible()
    assert anna.wide_enough()


def test_the_keyboard_alone_is_enough(guest):
    anna = guest()
    page = anna.visit()
    page.wait_for_selector(".start button.main:enabled")

    def tab_to(found: str) -> None:
        for _ in range(120):
            page.keyboard.press("Tab")
            if page.evaluate(f"(() => {{ const on = document.activeElement; return {found} }})()"):
                return
        raise AssertionError(f"the Tab key never reaches {found}")

    tab_to("on.classList.contains('main')")
    page.keyboard.press("Enter")
    page.wait_for_selector(".dock")
    turns = 0
    for _ in range(300):
        if page.locator('[data-choice="treasures"]').count():
            page.keyboard.press("t")
            expect(page.locator('[data-choice="treasures"]')).to_have_count(0)
            page.keyboard.press("u")  # take it back, and again
            expect(page.locator('[data-choice="treasures"]')).to_have_count(1)
            page.keyboard.press("t")
            expect(page.locator('[data-choice="treasures"]')).to_have_count(0)
        elif page.locator('.supply .legal[data-card="silver"]').count():
            if turns:  # Tab through everything, or arrow keys over the board
                tab_to("on.dataset.card === 'copper' && on.dataset.where === 'supply'")
                page.keyboard.press("ArrowRight")
            else:
                tab_to("on.dataset.card === 'silver' && on.dataset.where === 'supply'")
            expect(page.locator(".beside")).to_contain_text("Silver")  # large on focus
            page.keyboard.press("Enter")
            expect(page.locator('.supply .legal[data-card="silver"]')).to_have_count(0)
            turns += 1
        elif page.locator(".answers button").count():
            page.keyboard.press("0" if page.locator('[data-choice="pass"]').count() else "1")
            if page.locator(".sure").count():
                page.keyboard.press("Enter")
        if turns == 2:
            break
        page.wait_for_timeout(40)
    assert turns == 2

    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("c")
    page.keyboard.type("t is no treasure here")
    page.keyboard.press("Enter")
    expect(page.locator(".chat .lines")).to_contain_text("t is no treasure here")


def test_a_screen_reader_hears_questions_and_events(guest):
    anna = guest()
    page = anna.visit()
    page.get_by_role("button", name="Choose players and options").click()
    page.get_by_role("checkbox", name="Random order of seats").uncheck()
    page.get_by_role("button", name="Play now against bots").click()
    page.wait_for_selector(".dock")
    expect(page.locator("[aria-live=assertive]")).to_contain_text("Which Treasures")
    anna.answer()
    expect(page.locator("[aria-live=assertive]")).to_contain_text("buy")
    anna.answer()
    expect(page.locator("[aria-live=polite]").first).to_contain_text("Easy Bot")


# Where the prompt and the first answer are, and where the window ends.
ASKED = """() => {
    const all = (places) => [...document.querySelectorAll(places)]
    const shown = (places) => all(places).find((one) => one.checkVisibility())
    const box = (one) => (({ top, bottom }) => [top, bottom])(one.getBoundingClientRect())
    const answers = '.bar .answers button, .bar .lit-cards, .tokens button, .choices button'
    return [box(shown('.prompt')), box(shown(answers)), innerHeight]
}"""

HEIGHT = "document.querySelector('.prompt').closest('.dock > *').getBoundingClientRect().height"
WORDS = 60  # pixels of an answer that is a whole card: its words, and the head of the card

# What can be pressed but stays behind something else however the page is scrolled.
COVERED = """() => {
    const things = [...document.querySelectorAll('#main button, #main summary, #main .spot')]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled)
    const isFree = (one) => ['center', 'start', 'end'].some((block) => {
        one.scrollIntoView({ block, inline: 'center', behavior: 'instant' })
        const boxes = [...one.getClientRects()]
        return boxes.some(({ x, y, width, height }) => [0.5, 0.25, 0.75].some((part) => {
            const top = document.elementFromPoint(x + width * part, y + height * part)
            return top && (one.contains(top) || top.contains(one))
        }))
    })
    const covered = things.filter((one) => !isFree(one))
    scrollTo(0, 0)
    return [things.length, covered.map((one) => one.outerHTML.slice(0, 120))]
}"""


@pytest.mark.parametrize(("width", "height"), [(720, 450), (640, 400)])
@pytest.mark.parametrize("title", list(registry.TITLES))
def test_at_200_percent_zoom_the_question_is_in_view_and_covers_nothing(
    guest, title, width, height
):
    anna = guest(viewport={"width": width, "height": height}, reduced_motion="reduce")
    page = anna.open_table(title, [{"kind": "me"}, {"kind": "bot", "bot": "easy"}])
    for decision in range(4):
        if not await_question(anna):
            break
        for where in ("0", "document.documentElement.scrollHeight / 2"):
            page.evaluate(f"scrollTo(0, {where})")
            prompt, answer, end = page.evaluate(ASKED)
            assert 0 <= prompt[0] < prompt[1] <= end, f"the question, {decision}"
            assert 0 <= answer[0] < min(answer[1], answer[0] + WORDS) <= end, (
                f"the first answer, {decision}"
            )
            assert page.evaluate(HEIGHT) <= end / 2
        assert anna.wide_enough()
        number, covered = page.evaluate(COVERED)
        assert number > 5
        assert covered == []
        decide(anna, random.Random(title))


def test_motion_can_be_switched_off(guest):
    anna = guest(reduced_motion="reduce")
    page = anna.play_now()
    moving = page.evaluate(
        "[...document.querySelectorAll('*')].filter((e) => getComputedStyle(e).transitionDuration"
        ".split(', ').some((d) => parseFloat(d) > 0)).length"
    )
    assert moving == 0
