"""Root's board: everything that can be chosen is lit where it stands; cards as they are printed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import encode
from tafelrunde.kernel.rng import Rng
from tafelrunde.titles import registry
from tests.web.test_root import marquise, set_up
from tests.web.test_together import two_people

CARD = "better_burrow_bank"
WORDED = {"early": "and so does one other player you choose", "later": "an enemy you choose draws"}


def game_with_the_card(folder: Path, printing: str) -> tuple[Path, int, int]:
    """A game in which somebody is asked something with the card in hand: file, step and seat."""
    title = registry.load("root")
    options: dict[str, object] = {"factions": ["marquise", "eyrie"], "cards_print": printing}
    for number in range(50):
        match, rng = Match.new(title, 2, options, seed=f"printed {number}"), Rng(f"{number}")
        found = (-1, -1)
        while not match.over and len(match.answers) < 3000:
            ask = match.pending[0]
            zones: Any = match.view(ask.seat)["zones"]
            hand = next(z for z in zones if z["name"] == "hand" and z["owner"] == ask.seat)
            if CARD in hand["cards"] and len(ask.options) > 1 and found[0] < 0:
                found = (len(match.answers), ask.seat)
            match.answer(ask.seat, ask.options[rng.below(len(ask.options))])
        if match.over and found[0] >= 0:
            path = folder / f"{printing}.json"
            path.write_bytes(encode(match.record()))
            return path, *found
    raise AssertionError("nobody draws the card")


@pytest.mark.parametrize("printing", WORDED)
def test_cards_are_worded_as_they_are_printed_in_replays_and_at_the_table(
    guest, tmp_path, printing
):
    anna = guest()
    path, step, seat = game_with_the_card(tmp_path, printing)
    page = anna.look_at(path)
    anna.visit(f"{page.url.removeprefix(anna.url).split('?')[0]}?step={step}&eyes={seat}")
    card = page.locator(f'.hand [data-card="{CARD}"]')
    card.hover()
    expect(page.locator(".beside")).to_contain_text(WORDED[printing])
    card.click()
    expect(page.get_by_role("dialog")).to_contain_text(WORDED[printing])
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/*")
    page.locator(f'.hand [data-card="{CARD}"]').hover()
    expect(page.locator(".beside")).to_contain_text(WORDED[printing])


def test_tracks_and_faction_boards_are_clicked_for_what_they_name(guest):
    anna = guest()
    page = marquise(anna)
    set_up(anna)
    track = page.locator('.board.mine .pick[data-thing="sawmill"]')
    expect(track).to_have_attribute("aria-label", "Build a sawmill")
    track.click()
    expect(page.locator(".log")).to_contain_text("sawmill")


def test_a_question_to_somebody_else_tells_what_it_is_about(guest, house):
    anna, bert = two_people(guest, house)
    anna.page.locator('[data-spot="c1"]').click()
    expect(anna.page.locator(".prompt")).to_contain_text("Where does your first sawmill go?")
    expect(bert.page.locator(".bar")).to_contain_text("Dein erstes Gebäude (Sägemühle)")
