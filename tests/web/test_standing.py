"""A question in another's turn is answered once for all, seen in a list, and asked again."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tafelrunde.kernel.match import Match
from tafelrunde.titles import registry
from tests.server.backends import serving
from tests.server.test_standing import SEATS, asked_in_anothers_turn, played, stored
from tests.web.people import Guest


@contextmanager
def seated(browser: Browser, match: Match, folder: Path, lang: str) -> Iterator[Guest]:
    """Ann at the table of a match: at a desk in English, with a phone in German."""
    db = str(folder / "games.db")
    with ThreadPoolExecutor(1) as beside:  # here the browser's driver has a loop of its own
        id, cookies = beside.submit(asyncio.run, stored(db, match)).result()
    with serving(db, folder / "log") as server:
        size = {"width": 390, "height": 844} if lang == "de-DE" else {"width": 1440, "height": 900}
        # What is still appearing has too little contrast for a moment.
        ann = Guest(browser, server.url, viewport=size, locale=lang, reduced_motion="reduce")
        ann.page.context.add_cookies(
            [{"name": "tafelrunde", "value": cookies["Ann"], "url": server.url}]
        )
        ann.visit(f"/table/{id}")
        yield ann
        ann.leave()


@pytest.mark.parametrize("lang", ["en-GB", "de-DE"])
def test_an_answer_stands_and_is_taken_back(browser, built, tmp_path, check, lang):
    match = asked_in_anothers_turn("root")
    with seated(browser, match, tmp_path, lang) as ann:
        page = ann.page
        names = {
            "en-GB": ("Standing answers", "Ask me again"),
            "de-DE": ("Feste Antworten", "Wieder fragen"),
        }
        standing, again = names[lang]
        page.get_by_role("button", name=standing).click()
        panel = page.get_by_role("region", name=standing)
        check(page, "standing answers")
        panel.locator("[data-stand]").last.click()
        expect(panel).to_have_count(0)
        page.get_by_role("button", name=standing).click()
        expect(panel.locator("li")).to_have_count(1)
        assert ann.wide_enough()
        panel.locator("li").get_by_role("button", name=again).click()
        expect(panel.locator("li")).to_have_count(0)


WORDS = {
    "en-GB": (
        "Standing answers",
        "Ask me again",
        "unless: attacking warriors at least 3 and unless: player in turn is Woodland Bot",
    ),
    "de-DE": (
        "Feste Antworten",
        "Wieder fragen",
        "außer wenn: angreifende Krieger mindestens 3 und außer wenn: Spieler am Zug ist Waldbot",
    ),
}


@pytest.mark.parametrize("lang", list(WORDS))
def test_a_question_is_answered_before_it_comes_with_the_keyboard(
    browser, built, tmp_path, check, lang
):
    match = asked_in_anothers_turn("root", "ambush", by=1)
    before = played("root", match.seed, tuple(match.answers[:-1]))  # Ann is not asked yet
    with seated(browser, before, tmp_path, lang) as ann:
        page = ann.page
        standing, again, unless = WORDS[lang]
        page.get_by_role("button", name=standing).press("Enter")
        panel = page.get_by_role("region", name=standing)
        part = lambda name: panel.locator(f"[data-part={name}]")  # noqa: E731
        save = panel.locator("form .main")
        part("question").select_option("ambush")
        panel.locator("[data-pick=pass]").press("Enter")
        expect(save).to_be_enabled()
        part("add").press("Enter")
        expect(part("when")).to_be_focused()
        part("when").select_option("unless")
        part("term").select_option("warriors")
        part("value").fill("99")
        expect(save).to_be_disabled()
        part("value").focus()
        page.keyboard.press("ControlOrMeta+A")
        page.keyboard.press("3")
        part("add").press("Enter")
        expect(part("when").last).to_be_focused()
        part("when").last.select_option("unless")
        part("term").last.select_option("turn")
        part("value").last.select_option("2")
        part("add").press("Enter")  # one too many
        part("remove").last.press("Enter")
        expect(part("add")).to_be_focused()
        expect(part("when")).to_have_count(2)
        check(page, "answering beforehand")
        assert ann.wide_enough()
        assert panel.evaluate("(panel) => panel.scrollWidth <= panel.clientWidth")
        part("value").first.focus()
        page.keyboard.press("Enter")
        expect(panel.locator("li")).to_have_count(1)
        expect(panel.locator("li")).to_contain_text(unless)
        part("question").select_option("ambush")  # it can be changed
        expect(part("value").first).to_have_value("3")
        expect(part("value").last).to_have_value("2")
        panel.locator("li").get_by_role("button", name=again).press("Enter")
        expect(panel.locator("li")).to_have_count(0)


# A question of each kind that comes in others' turns, answers to it, and when they stand: terms
# with a test ('' where there is none) and a value.
Example = tuple[str, list[str], list[tuple[str, str, str, str]]]
EXAMPLES: dict[str, Example] = {
    # no reaction unless it is one of these Attacks
    "dominion": (
        "react",
        ["pass"],
        [("unless", "about", "", "witch"), ("unless", "about", "", "torturer")],
    ),
    # always lose these first
    "root": ("lose-piece", ["lose workshop", "lose sawmill"], []),
    # never sell below 2, except to Bob
    "oath": (
        "accept-deal",
        ["pass"],
        [("only", "offered", "most", "1"), ("unless", "target", "", "1")],
    ),
    "allegoria": ("spoils", ["choose influence"], [("only", "count", "least", "3")]),
}
MORE: dict[str, Example] = {"oath": ("lose-warband", ["lose purple", "lose s1"], [])}
ATTACKS = ["witch", "torturer", "militia", "moat"]
CARDS = [*ATTACKS, "village", "smithy", "market", "festival", "laboratory", "gardens"]
OPTIONS = {"dominion": {"cards": CARDS}}


@pytest.mark.parametrize("title", list(EXAMPLES))
def test_what_people_want_to_say_beforehand_can_be_said(browser, built, tmp_path, title):
    match = Match.new(registry.load(title), SEATS, OPTIONS.get(title, {}), seed="standing")
    while match.title.on_turn(match.table) < 0:
        ask = match.pending[0]
        match.answer(ask.seat, ask.options[0])
    with seated(browser, match, tmp_path, "en-GB") as ann:
        page = ann.page
        page.get_by_role("button", name="Standing answers").click()
        panel = page.get_by_role("region", name="Standing answers")
        part = lambda name: panel.locator(f"[data-part={name}]")  # noqa: E731
        wishes = [EXAMPLES[title], *([MORE[title]] if title in MORE else [])]
        for number, (prompt, answers, conditions) in enumerate(wishes):
            part("question").select_option(prompt)
            for one in answers:
                panel.locator(f'[data-pick="{one}"]').click()
            for when, term, test, value in conditions:
                part("add").click()
                part("when").last.select_option(when)
                part("term").last.select_option(term)
                if test:
                    part("test").last.select_option(test)
                    part("value").last.fill(value)
                else:
                    part("value").last.select_option(value)
            panel.locator("form .main").click()
            expect(panel.locator("li")).to_have_count(number + 1)
        page.reload()  # the server has kept it
        page.get_by_role("button", name="Standing answers").click()
        prompt, answers, conditions = EXAMPLES[title]
        part("question").select_option(prompt)
        picked = panel.locator("[data-pick][aria-pressed=true]")
        names = picked.evaluate_all("(all) => all.map((one) => one.dataset.pick)")
        assert sorted(names) == sorted(answers)
        for at, (when, term, _, value) in enumerate(conditions):
            expect(part("when").nth(at)).to_have_value(when)
            expect(part("term").nth(at)).to_have_value(term)
            expect(part("value").nth(at)).to_have_value(value)
