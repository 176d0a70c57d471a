"""Cards and pieces glide to where they go: quickly, in nobody's way, and leave nothing behind."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import encode
from tafelrunde.titles import registry
from tests.web.people import Guest

ME = {"kind": "me"}
WIDE = {"width": 1440, "height": 900}
SEATS = {
    "dominion": [ME, {"kind": "bot", "bot": "bigmoney"}],
    "root": [ME, *[{"kind": "bot", "bot": "random"}] * 2],
    "oath": [ME, *[{"kind": "bot", "bot": "random"}] * 2],
    "allegoria": [ME, *[{"kind": "bot", "bot": "random"}] * 2],
}

# Notes every flight, and over which things it begins and ends; while `held`, whatever flies stands
# still in the air.
RECORD = """(() => {
    const known = (window.flights = [])
    window.held = false
    const siteOf = (one) => one.closest('.site')?.querySelector('[data-spot]')
    const over = ([x, y]) => document.elementsFromPoint(x, y).flatMap((one) => {
        const { spot = '', at = '', where = '', card = '' } = one.dataset
        const site = siteOf(one)?.dataset.spot ?? ''
        const named = one.getAttribute('class') ?? ''
        return [spot, site, where && `${where} ${card}`, named, ...at.split(' ')]
    })
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
        const way = animate.call(this, frames, options)
        if (!this.matches('.flyer')) return way
        const middle = ({ transform }) => {
            const [x, y] = transform.match(/-?[\\d.]+(?=px)/g).map(Number)
            return [x + this.offsetWidth / 2, y + this.offsetHeight / 2]
        }
        const { thing, from, to } = this.dataset
        const [start, end] = [middle(frames[0]), middle(frames.at(-1))]
        known.push({
            thing, from, to, start, end,
            begins: over(start), ends: over(end),
            words: this.textContent.trim(),
            drawn: this.querySelectorAll('.pic, .arms').length,
            lasts: way.effect.getTiming().duration,
        })
        if (window.held) way.pause()
        return way
    }
})()"""

# The first flight of a kind of thing between places that begin so; one that can be seen to its end,
# if that matters: what is scrolled out of sight is left at the edge.
FOUND = """([thing, from = '', to = '', seen = '']) => window.flights.find((one) =>
    one.thing.startsWith(thing) && one.from.startsWith(from) && one.to.startsWith(to) &&
    (!seen || one.ends.includes(one.to)))"""

# Bots do not wait.
AT_ONCE = """(() => {
    const kept = JSON.parse(localStorage.getItem('tafelrunde') ?? '{}')
    localStorage.setItem('tafelrunde', JSON.stringify({ ...kept, pace: 'instant' }))
})()"""

BOX = """(selector) => {
    const { left, top, right, bottom } = document.querySelector(selector).getBoundingClientRect()
    return [left, top, right, bottom]
}"""

# What a pointer would meet in the middle of everything that flies.
UNDER = """() => [...document.querySelectorAll('.flyer')].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    const met = document.elementFromPoint(x + width / 2, y + height / 2)
    return met?.closest('.flying') ? 'in the way' : ''
})"""

# Puts what flies over something else.
LAY_OVER = """(selector) => {
    const { x, y } = document.querySelector(selector).getBoundingClientRect()
    const flyer = document.querySelector('.flyer')
    flyer.getAnimations().forEach((one) => one.cancel())
    flyer.style.transform = `translate(${x}px, ${y}px)`
}"""

Flight = dict[str, Any]
GuestMaker = Callable[..., Guest]


def sit_down(
    guest: GuestMaker,
    title: str,
    size: dict[str, int] = WIDE,
    reduced_motion: str = "no-preference",
    **options: Any,
) -> Guest:
    anna: Guest = guest(viewport=size, reduced_motion=reduced_motion)
    anna.context.add_init_script(RECORD)
    if title != "dominion":
        anna.context.add_init_script(AT_ONCE)
    anna.open_table(title, SEATS[title], **options)
    return anna


def flights(anna: Guest) -> list[Flight]:
    found: list[Flight] = anna.page.evaluate("window.flights")
    return found


def hold(anna: Guest, yes: bool = True) -> None:
    """From now on everything that flies stands still, or lands."""
    let = "document.getAnimations().forEach((one) => one.play())"
    anna.page.evaluate(f"window.held = {str(yes).lower()}; {'' if yes else let}")


def has_flown(anna: Guest, *like: str) -> bool:
    """Whether a thing of this kind has flown between places that begin so."""
    found: bool = anna.page.evaluate(f"(like) => !!({FOUND})(like)", like)
    return found


def flown(anna: Guest, *like: str) -> Flight:
    """Wait for such a flight."""
    anna.wait_for(lambda: has_flown(anna, *like), f"a flight of {like}", 60)
    found: Flight = anna.page.evaluate(FOUND, like)
    return found


def answer(anna: Guest, wish: str) -> None:
    """Give this answer as soon as it can be given."""
    anna.page.wait_for_function(
        "(wish) => [...document.querySelectorAll('.answers:not([aria-busy=true]) [data-choice]')]"
        ".some((one) => one.dataset.choice === wish)",
        arg=wish,
    )
    assert anna.answer([wish]) == wish


def test_a_card_is_seen_on_its_way_from_hand_to_play_and_from_the_supply(guest):
    anna = sit_down(guest, "dominion", kingdom="first-game")
    page = anna.page
    page.wait_for_selector('.answers [data-choice="treasures"]')
    left, top, right, bottom = page.evaluate(BOX, '[data-where="hand"][data-card="copper"]')
    answer(anna, "treasures")
    played = flown(anna, "card/copper", "hand/", "play/")
    assert left <= played["start"][0] <= right and top <= played["start"][1] <= bottom
    assert "play copper" in played["ends"]
    assert 150 <= played["lasts"] <= 350
    answer(anna, "buy moat")
    bought = flown(anna, "card/moat", "supply/-1", "discard/")
    assert "supply moat" in bought["begins"]
    assert bought["to"] in bought["ends"]
    # The turn is over: what was played is discarded, and new cards come from the deck.
    assert flown(anna, "card/copper", "play/", "discard/")
    drawn = flown(anna, "card/", "deck/", "hand/")
    assert drawn["words"]  # one's own cards are seen
    assert drawn["from"] in drawn["begins"]
    assert not has_flown(anna, "card/", "play/", "hand/")
    # The opponent's cards come from the panel, and are seen as they are played.
    theirs = flown(anna, "card/", "hand/1", "play/1")
    assert "seat/1" in theirs["begins"] and theirs["words"]


def game_with_a_chapel(folder: Path) -> tuple[Path, int]:
    """A game in which Anna holds a Chapel: file, and the step at which she may play it."""
    title = registry.load("dominion")
    match = Match.new(title, 2, {"kingdom": "size-distortion"}, seed="chapel")
    wishes = ["treasures", "buy chapel", "pass"]
    while True:
        ask = match.pending[0]
        names = {title.vocabulary.name(option): option for option in ask.options}
        if ask.seat == 0 and "play chapel" in names:
            break
        match.answer(ask.seat, next(names[wish] for wish in wishes if wish in names))
    path = folder / "chapel.json"
    path.write_bytes(encode(match.record()))
    return path, len(match.answers)


def test_a_trashed_card_flies_to_the_trash(guest, tmp_path):
    anna: Guest = guest(viewport=WIDE)
    anna.context.add_init_script(RECORD)
    path, step = game_with_a_chapel(tmp_path)
    page = anna.look_at(path)
    anna.visit(f"{page.url.removeprefix(anna.url).split('?')[0]}?step={step}&eyes=0")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/*")
    answer(anna, "play chapel")
    answer(anna, "trash copper")
    answer(anna, "pass")  # no more: now they are trashed
    assert "trash/-1" in flown(anna, "card/", "hand/", "trash/")["ends"]


def test_warriors_and_pawns_fly_between_clearings(guest):
    anna = sit_down(guest, "root", factions=["marquise", "eyrie", "vagabond"])
    anna.start_autoplay(7)
    keep = flown(anna, "piece/keep", "board/0", "c")
    score = flown(anna, "score/", "score/", "score/")
    moved = flown(anna, "warrior/", "c", "c")
    placed = flown(anna, "warrior/", "board/", "c")
    pawn = flown(anna, "pawn/vagabond")
    anna.stop_autoplay()
    for one in (keep, moved, placed, pawn):
        assert one["to"] in one["ends"]
    for one in (moved, placed):
        assert one["from"] in one["begins"]
    assert score["end"][0] != score["start"][0]


def test_pawns_warbands_and_cards_of_oath_fly(guest):
    anna = sit_down(guest, "oath")
    anna.start_autoplay(7)
    flown(anna, "pawn/", "s", "s", "seen")
    band = flown(anna, "warband/", "b", "b")
    favor = flown(anna, "token/favor")
    card = flown(anna, "card/", "hand/", "")
    anna.stop_autoplay()
    assert "boards" in " ".join(band["ends"])
    assert favor["words"].isdigit()
    assert card["start"] != card["end"]


def test_bids_and_figures_of_allegoria_fly(guest):
    anna = sit_down(guest, "allegoria")
    anna.start_autoplay(7)
    bid = flown(anna, "bid-", "tokens/0", "bids_")
    theirs = flown(anna, "bid-", "tokens/1", "bids_")
    figure = flown(anna, "figure/", "supply/", "")
    anna.stop_autoplay()
    assert bid["to"].split("/")[0].replace("bids", "area") in bid["ends"]
    assert theirs["to"].split("/")[0].replace("bids", "area") in theirs["ends"]
    assert bid["words"] and not theirs["words"]  # one's own value is seen, no other's
    assert figure["to"] in figure["ends"]


@pytest.mark.parametrize("title", SEATS)
def test_what_is_hidden_has_no_face_in_the_air(guest, title: str):
    anna = sit_down(guest, title)
    anna.start_autoplay(3)
    many = "window.flights.length > 40"
    if title != "dominion":  # there, others draw from their panel to their panel
        many += " && window.flights.some(({ thing }) => thing.endsWith('/'))"
    anna.wait_for(lambda: bool(anna.page.evaluate(many)), "many things move, some facedown", 60)
    anna.stop_autoplay()
    faceless = [one for one in flights(anna) if one["thing"].endswith("/")]
    named = [one for one in faceless if one["words"].strip("×0123456789")]
    assert named + [one for one in faceless if one["drawn"] and one["thing"] == "card/"] == []


@pytest.mark.parametrize("size", [WIDE, {"width": 390, "height": 844}])
def test_an_answer_is_taken_while_something_flies(guest, check, size):
    anna = sit_down(guest, "dominion", size, kingdom="first-game")
    page = anna.page
    hold(anna)
    answer(anna, "treasures")
    expect(page.locator('.flyer[data-to^="play/"]')).to_have_count(1)
    assert page.evaluate(UNDER) == [""]
    assert page.locator(".flying").get_attribute("aria-hidden") == "true"
    assert anna.wide_enough()
    check(page, "a card in the air")
    coins = page.locator("[data-counter=coins]")
    expect(coins).not_to_have_text("0")
    answer(anna, "buy moat")  # while the Coppers are still in the air
    flown(anna, "card/moat", "supply/")
    older = page.locator('.flyer[data-from^="hand/"][data-to^="play/0"]')
    expect(older).to_have_count(0)  # what is newer replaces it
    hold(anna, yes=False)
    anna.wait_for(lambda: page.locator(".flyer").count() == 0, "everything has landed")
    assert page.evaluate("document.getAnimations().length") == 0


def test_a_click_through_what_flies_answers(guest):
    anna = sit_down(guest, "dominion", kingdom="first-game")
    page = anna.page
    hold(anna)
    answer(anna, "treasures")
    expect(page.locator(".flyer")).to_have_count(1)
    page.wait_for_selector('.supply .legal[data-card="moat"]')
    page.evaluate(LAY_OVER, '[data-where="supply"][data-card="moat"]')
    page.mouse.click(*middle(page, '[data-where="supply"][data-card="moat"]'))
    flown(anna, "card/moat", "supply/", "discard/")


def middle(page: Page, selector: str) -> tuple[float, float]:
    left, top, right, bottom = page.evaluate(BOX, selector)
    return (left + right) / 2, (top + bottom) / 2


@pytest.mark.parametrize("title", SEATS)
def test_nothing_flies_for_those_who_want_no_motion(guest, title: str):
    anna = sit_down(guest, title, reduced_motion="reduce")
    anna.start_autoplay(3)
    anna.wait_for(lambda: anna.page.evaluate("window.answered") >= 12, "twelve answers", 60)
    assert anna.stop_autoplay() >= 12
    assert flights(anna) == []


def test_motion_can_be_switched_off_at_the_table(guest):
    anna = sit_down(guest, "dominion", kingdom="first-game")
    page = anna.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Animation").uncheck()
    page.keyboard.press("Escape")
    answer(anna, "treasures")
    expect(page.locator('[data-where="play"][data-card="copper"]')).to_be_visible()
    assert flights(anna) == []


def test_steps_of_a_replay_fly_and_leaps_do_not(guest, record):
    anna: Guest = guest(viewport=WIDE)
    anna.context.add_init_script(RECORD)
    page = anna.look_at(record)
    page.keyboard.press("End")
    expect(page.locator(".at")).not_to_have_text("0 /")
    page.wait_for_timeout(300)
    assert flights(anna) == []
    page.keyboard.press("Home")
    for _ in range(4):
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(50)
    assert flown(anna, "card/", "hand/", "play/")
