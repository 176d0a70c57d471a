"""Nobody loses a turn to a misclick: in every title, with mouse and finger."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from tafelrunde.kernel.ask import PASS, Ask, Option
from tafelrunde.kernel.foresight import ends_turn
from tafelrunde.kernel.match import Match
from tafelrunde.titles import registry
from tests.server.backends import serving
from tests.server.test_standing import SEATS, played, stored
from tests.web.hands import IN_SIGHT, await_question
from tests.web.people import Guest
from tests.web.test_motion import AT_ONCE

WIDE = {"width": 1440, "height": 900}
TITLES = ["dominion", "root", "oath", "allegoria"]
ENOUGH = 2  # times that something is seen in each title
# Milliseconds after a question: too soon for anything; long enough, but not for a finger in the
# same place; long enough for that, too.
SOON, LATER, LATE = 250, 500, 1200

# The page's clock goes on only when a test says so: a slow machine is no slow hand.
CLOCK = """(() => {
    window.clock = 1 // 0 would be before any question
    performance.now = () => window.clock
})()"""

# What the tests in the page have in common. `give` answers as a key would: it leaves no trace of a
# pointer. `follows` is when the next own question comes: its number, or '' if none does for long.
# An answer that is given shows at once: its question is busy, doubted or gone (`stirred`).
TOOLS = """
    const pause = (ms) => new Promise((done) => setTimeout(done, ms))
    const moment = () => pause(30)
    const bar = () => document.querySelector('.bar[data-question]')
    const open = () => bar()?.querySelector('.answers[aria-busy=false]')
    const question = () => (open() ? bar().dataset.question : '')
    const sure = () => document.querySelector('.sure .main')
    const marked = () => [...document.querySelectorAll('[data-hand]')]
    const middle = (one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        return [x + width / 2, y + height / 2]
    }
    const press = (one, [x, y], pointerType = 'mouse') => {
        const where = { bubbles: true, cancelable: true, clientX: x, clientY: y, pointerType }
        one.dispatchEvent(new PointerEvent('pointerdown', where))
        one.dispatchEvent(new PointerEvent('click', { ...where, detail: 1 }))
    }
    const follows = async (before) => {
        for (let n = 0; n < 1000; n++) {
            if (question() && question() !== before) return question()
            sure()?.click()
            document.querySelector('dialog[open] .answers .main')?.click()
            await pause(4)
        }
        return ''
    }
    const held = () => document.querySelector('.sure, dialog[open], [aria-pressed=true]')
    const stirred = (before) => question() !== before || !!held()
"""

# Answer a question, press everything in sight soon after the next one has come, and something once
# more later: how many were pressed, whether that did anything, whether the last did.
TOO_SOON = f"""async ([at, soon, later]) => {{
    {TOOLS}
    const before = question()
    const buttons = [...open().querySelectorAll('button[data-choice]')]
    buttons[at % buttons.length].click()
    const now = await follows(before)
    if (!now) return null
    ;({IN_SIGHT})()
    const all = marked()
    window.clock += soon
    for (const one of all) press(one, middle(one))
    await moment()
    const given = stirred(now)
    window.clock += later - soon
    const last = all.find((one) => one.isConnected && one.checkVisibility())
    if (!given && last) press(last, middle(last))
    await moment()
    const meant = stirred(now)
    document.querySelector('dialog[open]')?.close()
    sure()?.click()
    return [all.length, given, meant]
}}"""

# Press a button and, a while after the next question, another answer that lies in the same place by
# then; at last the same one on purpose. Whether it was given, what is said, whether it was meant.
SAME_PLACE = f"""async ([at, kind, wait, late]) => {{
    {TOOLS}
    const before = question()
    const shown = '.bar .answers button[data-choice], .choices button[data-answer]'
    const choices = () => [...document.querySelectorAll(shown)]
    const seen = (one) => one.checkVisibility()
    const name = (one) => one.dataset.choice ?? one.dataset.answer
    const buttons = choices().filter(seen)
    if (!buttons.length) {{ // only on the board: as a key would
        choices()[at % choices().length].click()
        await follows(before)
        return null
    }}
    const first = buttons[at % buttons.length]
    first.scrollIntoView({{ block: 'nearest' }})
    const place = middle(first)
    const said = name(first)
    window.clock += late
    press(first, place, kind)
    let doubted = false
    for (let n = 0; n < 25 && question() === before; n++) {{
        doubted ||= !!sure()
        await pause(4)
    }}
    const now = await follows(before)
    if (!now || doubted) return null
    window.clock += wait
    const under = choices().find((one) => seen(one) && name(one) !== said)
    if (!under) return null
    Object.assign(under.style, {{ position: 'fixed', zIndex: 99 }})
    Object.assign(under.style, {{ left: `${{place[0] - 20}}px`, top: `${{place[1] - 10}}px` }})
    press(under, place, kind)
    await moment()
    const given = stirred(now)
    const told = document.querySelector('.strip.warn')?.innerText ?? ''
    if (!given) {{
        const away = {{ bubbles: true, clientX: place[0] + 60, clientY: place[1] }}
        if (kind === 'mouse') document.body.dispatchEvent(new PointerEvent('pointermove', away))
        else window.clock += late - wait
        press(under, place, kind)
        await moment()
    }}
    const meant = stirred(now)
    if (sure()) sure().click()
    return [given, told, meant]
}}"""


def sit_down(guest: Callable[..., Guest], title: str, **options: object) -> Guest:
    anna = guest(hasty=False, viewport=WIDE, reduced_motion="reduce", **options)
    for script in (AT_ONCE, CLOCK):
        anna.context.add_init_script(script)
    bots = [{"kind": "bot", "bot": "random"}] * 2
    anna.open_table(title, [{"kind": "me"}, *bots])
    return anna


@pytest.mark.parametrize("title", TITLES)
def test_clicks_are_ignored_just_after_a_question_has_changed(guest, title: str):
    anna = sit_down(guest, title)
    shown = 0
    for at in range(30):
        if shown == ENOUGH or not await_question(anna):
            break
        found = anna.page.evaluate(TOO_SOON, [at, SOON, LATER])
        if found is None:
            continue
        pressed, given, meant = found
        if pressed:
            assert not given, found
            shown += meant
    assert shown == ENOUGH


@pytest.mark.parametrize("kind", ["mouse", "touch"])
@pytest.mark.parametrize("title", TITLES)
def test_no_answer_is_given_under_the_one_just_pressed(guest, title: str, kind: str):
    anna = sit_down(guest, title)
    shown = 0
    for at in range(30):
        if shown == ENOUGH or not await_question(anna):
            break
        found = anna.page.evaluate(SAME_PLACE, [at, kind, LATER, LATE])
        if found is None:
            continue
        given, told, meant = found
        assert not given, found
        assert ("come under the pointer" in told) == (kind == "mouse")
        assert meant
        shown += 1
    assert shown == ENOUGH


# -- answers that end the turn, and risky ones, in prepared games


class Moment(NamedTuple):
    """A game at which Ann may give a certain answer, in words."""

    match: Match
    answer: str
    option: Option


def is_end(match: Match, ask: Ask, option: Option) -> bool:
    """An answer that ends the turn and does not say so."""
    mark = match.table.mark(ask, option)
    return not mark.ends and not mark.caution and ends_turn(match, 0, option)


def is_last_word(match: Match, ask: Ask, option: Option) -> bool:
    mark = match.table.mark(ask, option)
    return mark.ends and not mark.caution and ends_turn(match, 0, option)


def is_declined(match: Match, ask: Ask, option: Option) -> bool:
    """Somebody wants nothing of a card or task, and with that the turn is over."""
    return option == PASS and is_end(match, ask, option)


def is_risky(match: Match, ask: Ask, option: Option) -> bool:
    return bool(match.table.mark(ask, option).caution)


Wanted = Callable[[Match, Ask, Option], bool]
MOMENTS: dict[tuple[str, str], Wanted] = {
    **{(title, "end"): is_end for title in TITLES},
    **{(title, "last word"): is_last_word for title in TITLES},
    **{(title, "risky"): is_risky for title in TITLES},
    ("allegoria", "declined"): is_declined,
}


def find(title: str, wanted: Wanted) -> Moment:
    """Such a moment in games by chance; what ends a turn is noticed when it has."""
    rules = registry.load(title)
    for seed in range(200):
        match, rng = Match.new(rules, SEATS, {}, seed=str(seed)), random.Random(seed)
        for _ in range(600):
            if match.over:
                break
            ask, alone = match.pending[0], len(match.pending) == 1
            option, turns = rng.choice(ask.options), rules.turns(match.table)
            mine = alone and ask.seat == 0 == rules.on_turn(match.table) and len(ask.options) > 1
            answers = tuple(match.answers)
            risky = mine and wanted is is_risky and is_risky(match, ask, option)
            match.answer(ask.seat, option)
            if risky or (mine and wanted is not is_risky and rules.turns(match.table) > turns):
                before = played(title, match.seed, answers)
                if wanted(before, before.pending[0], option):
                    return Moment(before, rules.vocabulary.name(option), option)
    raise AssertionError(f"nothing like {wanted.__name__} in {title}")


@pytest.fixture(scope="module")
def moments(
    built: object, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[[Browser, str, str], tuple[Guest, str]]]:
    """One house with all these games; opens one of them as Ann."""
    folder = tmp_path_factory.mktemp("misclicks")
    db, known = str(folder / "games.db"), {}
    with ThreadPoolExecutor(1) as beside:  # here the browser's driver has a loop of its own
        for key, wanted in MOMENTS.items():
            moment = find(key[0], wanted)
            known[key] = (moment, *beside.submit(asyncio.run, stored(db, moment.match)).result())
    with serving(db, folder / "log") as server:

        def open_table(browser: Browser, title: str, kind: str) -> tuple[Guest, str]:
            moment, id, cookies = known[title, kind]
            ann = Guest(browser, server.url, hasty=False, viewport=WIDE, reduced_motion="reduce")
            ann.context.add_cookies(
                [{"name": "tafelrunde", "value": cookies["Ann"], "url": server.url}]
            )
            ann.visit(f"/table/{id}")
            return ann, moment.answer

        yield open_table


def give(page: Page, answer: str) -> None:
    """Press the button of an answer; what lies on the board has one, too, which is not seen."""
    button = page.locator(f'.answers[aria-busy=false] [data-choice="{answer}"]').first
    if not button.count():  # one of many in a list
        listed = page.locator(".answers select")
        values = listed.locator("option").evaluate_all("(all) => all.map((one) => one.value)")
        for value in values:
            listed.select_option(value)
            if button.count():
                break
    button.dispatch_event("click")


def question(page: Page) -> str:
    return page.locator(".bar[data-question]").get_attribute("data-question") or ""


def is_over(page: Page, before: str) -> None:
    page.wait_for_function(
        "(before) => document.querySelector('.result')"
        " || document.querySelector('.bar[data-question]')?.dataset.question !== before",
        arg=before,
    )


@pytest.mark.parametrize(
    ("title", "kind"), [key for key in MOMENTS if key[1] in ("end", "declined")]
)
def test_an_answer_that_ends_the_turn_is_its_own_end_turn(browser, moments, title, kind):
    ann, answer = moments(browser, title, kind)
    page = ann.page
    sure = page.locator(".sure")
    page.wait_for_selector(".answers", state="attached")
    before = question(page)
    for press in ("Back", "End turn"):
        give(page, answer)
        expect(sure).to_contain_text("That ends your turn.")
        assert question(page) == before
        page.wait_for_timeout(450)
        sure.get_by_role("button", name=press).click()
    is_over(page, before)
    ann.leave()


@pytest.mark.parametrize("title", TITLES)
def test_what_ends_the_turn_by_its_name_ends_it_at_once(browser, moments, title):
    ann, answer = moments(browser, title, "last word")
    page = ann.page
    page.wait_for_selector(".answers", state="attached")
    before = question(page)
    give(page, answer)
    is_over(page, before)
    expect(page.locator(".sure")).to_have_count(0)
    ann.leave()


@pytest.mark.parametrize("title", TITLES)
def test_risky_answers_are_asked_again_unless_one_does_not_want_that(browser, moments, title):
    ann, answer = moments(browser, title, "risky")
    page = ann.page
    sure = page.locator(".sure")
    page.wait_for_selector(".answers", state="attached")
    before = question(page)
    give(page, answer)
    expect(sure.get_by_role("button", name="Yes")).to_be_visible()
    assert question(page) == before
    sure.get_by_role("button", name="Back").click()
    expect(page.locator(".answers")).to_have_count(1)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Ask again before risky answers").uncheck()
    page.get_by_label("Ask before my turn ends").uncheck()
    page.keyboard.press("Escape")
    give(page, answer)
    is_over(page, before)
    ann.leave()
