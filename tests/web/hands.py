"""Hands at a table: answers are given with what is in sight, by mouse, finger or keys alone."""

from __future__ import annotations

import random
from collections.abc import Sequence

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as NotInTime

from tests.web.people import Guest

SIZES = {"desk": (1440, 900), "large": (1920, 1080), "phone": (390, 844)}
TRIES = 6  # presses for one answer: a token and an area, a card and its sheet, and "Are you sure?"
WAITS = 400  # looks at the page for one answer
MOMENT = 750  # milliseconds: a question that has just come ignores clicks, and fingers longer

# Marks everything that somebody may press now, in the order of sense: what is asked again, what a
# sheet offers, the second half of a bid; otherwise whatever is lit on the board, and buttons.
# What is told of each: what it would answer, or which card it is.
IN_SIGHT = """() => {
    for (const one of document.querySelectorAll('[data-hand]')) delete one.dataset.hand
    const works = (one) => one.ariaDisabled !== 'true' && !one.disabled
    const found = (places) => [...document.querySelectorAll(places)]
        .filter((one) => works(one) && one.checkVisibility({ visibilityProperty: true }))
    const bar = document.querySelector('.bar .answers')
    if (bar?.ariaBusy === 'true') return []
    const bidding = document.querySelector('.tokens')
    const picked = found('.tokens [aria-pressed=true]').length > 0
    const lit = '.card-button.legal, .legal.pick, .spot.lit'
    const buttons = '.bar .answers button[data-choice], .choices button'
    const rows = [
        found('.bar .sure .main'),
        found('dialog[open] .answers .main'),
        bidding ? found(picked ? '.area.lit' : '.tokens button') : [],
        found(`${buttons}, ${lit}`),
    ]
    const now = rows.find((row) => row.length > 0) ?? []
    now.forEach((one, at) => (one.dataset.hand = String(at)))
    return now.map((one) => {
        const { choice, answer, card, where, spot } = one.dataset
        const verb = where === 'supply' || where === 'landscape' ? 'buy' : 'play'
        return choice ?? answer ?? (card ? `${verb} ${card}` : (spot ?? one.textContent.trim()))
    })
}"""

# The keys that are shown, and what they would answer.
KEYS = """() => {
    const bar = document.querySelector('.bar .answers')
    if (!bar || bar.ariaBusy === 'true') return []
    return [...document.querySelectorAll('.dock kbd, .card-button.legal kbd')]
        .filter((one) => one.checkVisibility())
        .map((one) => {
            const { choice, card, where } = one.closest('button').dataset
            return [choice ?? `${where === 'hand' ? 'play' : 'buy'} ${card}`, one.textContent]
        })
}"""
TOKENS = """() => [...document.querySelectorAll('.tokens [data-token]')]
    .map((one) => one.dataset.token.replace('bid_', '').replace('star', '*'))"""
AREAS = "() => [...document.querySelectorAll('.area.lit')].map((one) => one.dataset.spot.slice(-1))"
# Whether the Enter key would answer now.
ON_ANSWER = """() => document.activeElement.matches(
    '.bar .answers button[data-choice], .choices button, .spot.lit, .card-button.legal, .sure .main'
)"""


def asked(page: Page) -> str:
    """Which question is open; '' if somebody else is asked, or nobody."""
    open_question = page.locator(".bar:has(.answers, .sure)")
    return (open_question.get_attribute("data-question") or "") if open_question.count() else ""


def await_question(guest: Guest, seconds: float = 60) -> bool:
    """Wait for the next question of one's own; False when the game is over instead."""
    guest.wait_for(lambda: guest.is_over() or asked(guest.page) != "", "a question", seconds)
    return not guest.is_over()


def best(words: Sequence[str], wishes: Sequence[str], rng: random.Random) -> int:
    """Which of these to take: the first wish, otherwise anything, rather not the last word."""
    for wish in wishes:
        for at, word in enumerate(words):
            if word == wish or word.startswith(f"{wish} "):
                return at
    deeds = [at for at, word in enumerate(words) if word != "pass"]
    return rng.choice(deeds if deeds and rng.random() < 0.85 else range(len(words)))


def decide(
    guest: Guest,
    rng: random.Random,
    *,
    touch: bool = False,
    wishes: Sequence[str] = (),
    moment: int = 0,
) -> list[str]:
    """Answer one question by pressing what is in sight; what was pressed. No way on is an error."""
    page = guest.page
    question = asked(page)
    pressed: list[str] = []
    for _ in range(WAITS):
        page.wait_for_timeout(moment)
        if guest.is_over() or asked(page) != question:
            return pressed
        words: list[str] = page.evaluate(IN_SIGHT)
        if not words:  # an answer is on its way
            page.wait_for_timeout(50)
            continue
        if len(pressed) == TRIES:
            break
        at = best(words, wishes, rng)
        pressed.append(words[at])
        try:
            press(page.locator(f'[data-hand="{at}"]'), touch=touch)
            settle(page, question)
        except NotInTime:  # a question without a choice may be answered by itself meanwhile
            assert asked(page) != question, f"{words[at]} cannot be pressed at {page.url}"
    raise AssertionError(f"a dead end: {pressed} at {page.url}")


def press(one: Locator, *, touch: bool) -> None:
    """With the finger or the mouse, as soon as it lies still and uncovered."""
    if touch:
        one.tap(timeout=5000)
    else:
        one.page.mouse.move(0, 0)  # a hand moves before it clicks again
        one.click(timeout=5000)


def settle(page: Page, question: str) -> None:
    """Until something has come of it: another question, a sheet, a doubt, a token that is held."""
    page.wait_for_function(
        """(before) => document.querySelector('.result, .sure, dialog[open], [aria-pressed=true]')
            || document.querySelector('.bar')?.dataset.question !== before""",
        arg=question,
        timeout=5000,
    )


def decide_by_keys(guest: Guest, rng: random.Random, wishes: Sequence[str] = ()) -> None:
    """Press keys towards an answer: those that are shown, or Tab to one and Enter."""
    page = guest.page
    if page.locator(".bar .sure, dialog[open] .answers").count():
        page.keyboard.press("Enter")  # the focus is there
    elif page.locator(".tokens").count():
        if tokens := page.evaluate(TOKENS):
            page.keyboard.press(rng.choice(tokens))
        if areas := page.evaluate(AREAS):
            page.keyboard.press(rng.choice(areas))
    elif (keys := page.evaluate(KEYS)) and (wishes or rng.random() < 0.6):
        page.keyboard.press(keys[best([what for what, _ in keys], wishes, rng)][1])
    else:
        tab_to_answer(page, rng)
    page.wait_for_timeout(15)


def tab_to_answer(page: Page, rng: random.Random) -> None:
    """Tab until an answer has the focus, perhaps to the next one or two, and Enter."""
    further = rng.randrange(3)
    for _ in range(150):
        if page.evaluate(ON_ANSWER):
            if further == 0:
                page.keyboard.press("Enter")
                return
            further -= 1
        page.keyboard.press("Tab")
