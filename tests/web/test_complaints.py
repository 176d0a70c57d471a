"""What people once complained about, where no other test would notice it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import encode
from tafelrunde.kernel.rng import Rng
from tafelrunde.server.live import Live
from tafelrunde.texts import Texts
from tafelrunde.titles import registry
from tests.server.test_differences import opened
from tests.web.hands import SIZES
from tests.web.test_in_view import Show
from tests.web.test_root_battle import answer

# A place is chosen, then a number is asked: the question, and how its answers begin.
COUNTED = {
    "allegoria": ("move-group", ("leave", "enter"), "move-size"),
    "oath": ("move-warbands", ("to", "from"), "warband-count"),
}


def before_a_number(title: str) -> tuple[Live, int]:
    """Ann is asked for a place, and for a number after this answer."""
    prompt, verbs, counted = COUNTED[title]
    loaded = registry.load(title)
    for game in range(20):
        live = opened(title, game, (4, {}))
        assert live.match is not None
        minds = [loaded.bots()["random"](Rng(f"{game} {seat}")) for seat in range(4)]
        while not live.match.over and len(live.match.answers) < 600:
            ask = live.match.pending[0]
            if ask.seat == 0 and ask.prompt == prompt and len(ask.options) > 1:
                for option in ask.options:
                    then = live.match.copy()
                    then.answer(0, option)
                    named = loaded.vocabulary.name(option).startswith(verbs)
                    after = then.pending[0]
                    if named and after.prompt == counted and len(after.options) > 1:
                        return live, option
            answer(live, minds[ask.seat].choose(live.match.table.sight(ask.seat), ask))
    raise AssertionError("nobody is asked for such a number")


@pytest.mark.parametrize("title", COUNTED)
def test_what_a_number_is_about_is_still_said_while_it_is_asked(guest, house, title):
    live, option = before_a_number(title)
    assert live.match is not None
    ask, vocabulary = live.match.pending[0], registry.load(title).vocabulary
    words = Texts("en", title, strict=True).option(vocabulary, option, ask)
    anna = guest(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    show = Show(anna.page)
    show.first(live, house.url)
    show.wait()
    choice = vocabulary.name(option)
    anna.page.locator(f'.bar [data-choice="{choice}"]').first.click()
    answer(live, option)
    show.send(live)
    show.wait()
    expect(anna.page.locator(".bar .counted")).to_have_text(words)
    if title == "allegoria":  # both ends of the way
        expect(anna.page.locator(".map .region.about")).to_have_count(2)
        expect(anna.page.locator(f".map .region.about.h-{choice.split()[1]}")).to_have_count(1)


# Parts of faction boards that reach beyond their boards.
STICK_OUT = """() => [...document.querySelectorAll('.boards .board')].flatMap((board) => {
    const edge = board.getBoundingClientRect()
    return [...board.querySelectorAll('*')]
        .filter((one) => one.checkVisibility() && !one.matches('.sr, .sr *'))
        .filter((one) => {
            const { left, right, width } = one.getBoundingClientRect()
            return width > 0 && (right > edge.right + 1 || left < edge.left - 1)
        })
        .map((one) => `${board.ariaLabel}: ${one.className?.baseVal ?? one.className}`)
})"""


def full_tracks() -> Live:
    """The last question to Ann in a game in which the Alliance has spread far."""
    factions = ["marquise", "eyrie", "alliance", "vagabond"]
    best: tuple[int, Live | None] = (-1, None)
    for game in range(6):
        live = opened("root", game, (4, {"factions": factions}))
        bots = registry.load("root").bots()
        minds = [bots["heuristic"](Rng(f"{game} {seat}")) for seat in range(4)]
        assert live.match is not None
        while True:
            [ask, *_] = live.match.pending
            before = live.match.copy()
            answer(live, minds[ask.seat].choose(live.match.table.sight(ask.seat), ask))
            if live.match.over:
                live.match = before
                break
        spread = str(live.match.view(0)["facts"]).count("sympathy")
        best = max(best, (spread, live), key=lambda one: one[0])
    assert best[1] is not None
    return best[1]


@pytest.mark.parametrize("size", SIZES)
def test_no_track_reaches_beyond_its_faction_board(guest, house, size):
    width, height = SIZES[size]
    anna = guest(viewport={"width": width, "height": height}, reduced_motion="reduce")
    show = Show(anna.page)
    show.first(full_tracks(), house.url)
    anna.page.wait_for_selector(".boards .board")
    assert anna.page.evaluate(STICK_OUT) == []
    anna.page.evaluate("document.querySelector('.board .track').style.width = '300%'")
    assert anna.page.evaluate(STICK_OUT) != []  # the measure itself


def recorded(title: str, folder: Path) -> Path:
    """The beginning of a game of bots as a file."""
    loaded = registry.load(title)
    seats = max(3, loaded.least_seats)
    match = Match.new(loaded, seats, {}, seed="replay", names=["Ada", "Ben", "Cleo"][:seats])
    minds = [loaded.bots()["heuristic"](Rng(f"{seat}")) for seat in range(seats)]
    while not match.over and len(match.answers) < 80:
        ask = match.pending[0]
        match.answer(ask.seat, minds[ask.seat].choose(match.table.sight(ask.seat), ask))
    path = folder / f"{title}.json"
    path.write_bytes(encode(match.record()))
    return path


@pytest.mark.parametrize("title", ["root", "oath", "allegoria"])
def test_with_all_cards_open_nothing_is_called_mine(guest, tmp_path, title):
    anna = guest(viewport={"width": 1440, "height": 900})
    page = anna.look_at(recorded(title, tmp_path))
    page.get_by_label("Through whose eyes").select_option("all")
    page.locator(".slide input").fill("70")
    expect(page.locator(".at")).to_contain_text("70 /")
    said = page.locator(":is(h1, h2, h3, h4):visible, .log:visible").all_inner_texts()
    assert len(said) > 3
    assert [one for one in said if re.search(r"\b[Yy]ou(rs?)?\b", one)] == []
    labels = page.locator(".boards [aria-label]").evaluate_all(
        "all => all.map((one) => one.ariaLabel)"
    )
    assert [one for one in labels if re.search(r"\b[Yy]our (hand|board|tasks)\b", one)] == []
