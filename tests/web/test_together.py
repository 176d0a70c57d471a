"""What people at one table agree on and set for themselves: taking back, sound, motion."""

from __future__ import annotations

from playwright.sync_api import expect

PERSON, ME = {"kind": "open"}, {"kind": "me"}

# Counts the tones that a page plays.
LISTEN = """
    window.tones = 0
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (...when) {
        window.tones++
        return start.apply(this, when)
    }
"""


def two_people(guest, house, **options):
    """Anna and Bert at a table of Root; Anna is the Marquise and sets up first."""
    anna, bert = guest(), guest(locale="de-DE")
    anna.page.add_init_script(LISTEN)
    page = anna.visit()
    page.get_by_label("Your name").fill("Anna")
    page.locator(".titles label", has_text="Root").click()
    page.get_by_role("button", name="Choose players and options").click()
    for number in (4, 3):
        page.get_by_role("button", name=f"Remove player {number}").click()
    page.get_by_label("Player 2", exact=True).select_option("person")
    page.get_by_label("Random order of seats").uncheck()
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Invitation link").input_value()
    bert.visit(link.removeprefix(house.url))
    bert.page.get_by_label("Dein Name").fill("Bert")
    bert.page.get_by_role("button", name="Mitspielen").click()
    page.get_by_role("button", name="Start", exact=True).click()
    for one in (anna, bert):
        one.page.wait_for_selector(".map .spot")
    return anna, bert


def test_an_answer_is_taken_back_when_the_others_agree(guest, house):
    anna, bert = two_people(guest, house)
    page = anna.page
    page.locator('[data-spot="c1"]').click()
    page.get_by_role("button", name="Take back").click()  # one's own step: at once
    expect(page.locator(".prompt")).to_have_text("In which corner do you place the keep?")
    page.locator('[data-spot="c1"]').click()
    anna.start_autoplay(1)
    bert.page.get_by_role("button", name="Erbauer").wait_for()  # the Eyrie choose a leader
    anna.stop_autoplay()
    bert.page.get_by_role("button", name="Erbauer").click()
    undo = page.get_by_role("button", name="Ask the others to let you take back")
    undo.click()
    expect(page.locator(".strip")).to_contain_text("Waiting for Bert (Eyrie) to agree")
    strip = bert.page.locator(".strip")
    expect(strip).to_contain_text("Anna (Marquise) möchte")
    strip.get_by_role("button", name="Ablehnen").click()
    expect(page.locator(".strip")).to_have_count(0)
    undo.click()
    strip.get_by_role("button", name="Zustimmen").click()
    expect(page.locator(".answers")).to_be_visible()  # Anna is asked once more
    expect(bert.page.locator(".answers")).to_have_count(0)


def test_sound_and_motion_are_as_set(guest, house):
    anna, bert = two_people(guest, house)
    page = anna.page
    page.get_by_role("button", name="Settings").click()
    sound, motion = page.get_by_label("Sound"), page.get_by_label("Animation")
    expect(sound).not_to_be_checked()
    expect(motion).to_be_checked()
    sound.check()
    motion.uncheck()
    page.keyboard.press("Escape")
    moving = "document.getAnimations().length"
    page.locator('[data-spot="c1"]').click()
    expect(page.locator(".prompt")).to_contain_text("sawmill")
    assert page.evaluate(moving) == 0
    anna.start_autoplay(1)
    bert.start_autoplay(2)
    anna.wait_for(lambda: page.evaluate("window.tones") >= 2, "two tones: it is Anna's turn", 60)
