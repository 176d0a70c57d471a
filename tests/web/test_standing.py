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
from tests.server.backends import serving
from tests.server.test_standing import asked_in_anothers_turn, played, stored
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
    "en-GB": ("Standing answers", "Ask me again", "unless: attacking warriors at least 3"),
    "de-DE": ("Feste Antworten", "Wieder fragen", "außer wenn: angreifende Krieger mindestens 3"),
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
        part("question").select_option("ambush")
        panel.locator("[data-pick=pass]").press("Enter")
        part("when").select_option("unless")
        part("term").select_option("warriors")
        part("value").fill("99")
        expect(panel.locator("form .main")).to_be_disabled()
        part("value").focus()
        page.keyboard.press("ControlOrMeta+A")
        page.keyboard.press("3")
        check(page, "answering beforehand")
        assert ann.wide_enough()
        assert panel.evaluate("(panel) => panel.scrollWidth <= panel.clientWidth")
        page.keyboard.press("Enter")
        expect(panel.locator("li")).to_have_count(1)
        expect(panel.locator("li")).to_contain_text(unless)
        part("question").select_option("ambush")  # it can be changed
        expect(part("value")).to_have_value("3")
        panel.locator("li").get_by_role("button", name=again).press("Enter")
        expect(panel.locator("li")).to_have_count(0)
