"""Dominion with all its boxes in the browser: landscapes, mixed piles, tokens, form and sizes."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import encode
from tafelrunde.kernel.rng import Rng
from tafelrunde.server import messages as m
from tafelrunde.titles import registry
from tests.server.test_differences import opened as opened_table
from tests.web.people import rest
from tests.web.test_acceptance_boards import cards_of, play_until, show
from tests.web.test_in_view import HIDDEN, Show, told

FULL: dict[str, object] = {
    "cards": [
        *["young_witch", "knights", "castles", "encampment_plunder", "vampire"],
        *["page", "druid", "giant", "alchemist", "cultist", "leprechaun"],
    ],
    "landscapes": ["donate", "obelisk", "fair", "inheritance"],
    "colonies": "with",
    "shelters": "with",
    "obelisk": "giant",
}
ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "auto"}
INSTANT = 400  # milliseconds, on a busy machine
KEYS = "123456789abdefgjkmnopqrsvwxyz"  # of cards on the table, one after the other
PLAYED = '.answers[aria-busy="false"]:not(:has([data-choice="treasures"]))'

# Kinds of landscapes that are hidden behind the keys.
UNDER_KEYS = """(all) => all.flatMap((one) => {
    const parts = [...one.querySelectorAll('kbd, .kinds')]
    const [kind, key] = parts.map((part) => part.getBoundingClientRect())
    const isUnder = key && key.bottom > kind.top + 2 && key.left < kind.right
    return isUnder ? [one.dataset.card] : []
})"""

# How long the page takes from a key to the new list.
SEARCH = """async (word) => {
    const field = document.querySelector('input[type=search]')
    const start = performance.now()
    field.value = word
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await new Promise((done) => setTimeout(done, 0))
    document.body.getBoundingClientRect()
    return performance.now() - start
}"""


def test_a_full_kingdom_fits_a_screen_and_a_phone(guest, check):
    anna = guest(viewport={"width": 1440, "height": 900})
    page = anna.open_table("dominion", [ME, BOT, BOT], **FULL)
    expect(page.locator(".basics .card-button")).to_have_count(11)
    expect(page.locator(".kingdom .card-button")).to_have_count(11)
    expect(page.locator(".landscapes .card-button")).to_have_count(4)
    heights = "(e) => [e.scrollHeight, e.clientHeight]"
    whole, seen = page.locator(".cloth").evaluate(heights)
    assert whole <= seen + 1, "the table must not scroll"
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    expect(page.locator('[data-card="giant"] .note')).to_have_text("Obelisk")
    expect(page.locator('[data-card="leprechaun"] .note')).to_have_text("Bane")
    expect(page.locator('.aside [data-card="champion"]')).to_be_visible()
    expect(page.locator(".opponents").first).to_contain_text("Journey token face up")
    page.get_by_role("button", name="Castles: ").click()
    expect(page.locator('.shelf [data-card="kings_castle"]').first).to_be_visible()
    page.get_by_role("button", name="Castles: ").click()
    page.locator('[data-card="obelisk"]').click()
    expect(page.locator(".strip.warn, .side .log").first).to_be_visible()
    check(page, "a full table of Dominion")

    page.set_viewport_size({"width": 1920, "height": 1080})  # there is room for words
    expect(page.locator('.kingdom [data-card="giant"] .words')).to_be_visible()
    expect(page.locator('.landscapes [data-card="tomb"], .landscapes .words').first).to_be_visible()
    words = page.locator(".kingdom .words")
    anna.wait_for(lambda: words.evaluate_all(LINES) == [], "all lines are whole")
    while page.locator('.answers [data-choice="treasures"]').count() == 0:
        anna.answer(["pass"])  # a Necropolis comes before Treasures
        page.wait_for_timeout(200)
    play_treasures(page)  # then Donate can be bought: keys are shown
    expect(page.locator(".landscapes .legal kbd").first).to_be_visible()
    under = page.locator(".landscapes .legal").evaluate_all(UNDER_KEYS)
    assert under == []

    page.set_viewport_size({"width": 360, "height": 780})
    assert anna.wide_enough()
    for place in (".basics", ".kingdom", ".landscapes"):
        sizes = page.locator(f"{place} .card-button").evaluate_all(
            "all => all.map((e) => e.getBoundingClientRect()).map((r) => [r.width, r.height])"
        )
        assert all(width >= 70 and height >= 36 for width, height in sizes), place


def test_a_whole_game_with_landscapes_and_mixed_piles(guest):
    anna = guest()
    cards = ["encampment_plunder", "knights", "castles", "bishop", "market", "village", "smithy"]
    cards += ["moat", "militia", "engineer"]
    page = anna.open_table(
        "dominion", [ME, BOT], cards=cards, landscapes=["triumph", "fair", "tomb", "advance"]
    )
    once = ["fair", "encampment", "humble_castle", "triumph", "advance", "plunder"]
    usual = ["buy province", "buy gold", "buy bishop", "buy silver", "play", "trash copper", "pass"]
    bought: list[str] = []
    for _ in range(6000):
        if anna.is_over():
            break
        wanted = [thing for thing in once if thing not in bought]
        lying = page.locator(".landscapes .legal").evaluate_all(
            "all => all.map((e) => e.dataset.card)"
        )
        if any(thing in wanted for thing in lying):  # landscapes are clicked where they lie
            thing = next(thing for thing in lying if thing in wanted)
            page.locator(f'.landscapes .legal[data-card="{thing}"]').click()
            bought.append(thing)
        said = anna.answer(["treasures", "pay", *[f"buy {thing}" for thing in wanted], *usual])
        if said.startswith("buy"):
            bought.append(said.split()[1])
        page.wait_for_timeout(8)
    assert anna.is_over()
    assert {"fair", "encampment", "triumph"} <= set(bought)
    expect(page.locator('.landscapes [data-card="fair"] .note')).to_contain_text("you")
    expect(page.locator(".log")).to_contain_text("+ Triumph")


def with_coffers(folder: Any) -> Any:
    """A recorded game up to a question of seat 0 with more Coffers than there is room for."""
    title = registry.load("dominion")
    cards = ["baker", "butcher", "candlestick_maker", "plaza", "merchant_guild"]
    cards += ["ducat", "villain", "spices", "silk_merchant", "patron"]
    rng = Rng("coffers")
    for number in range(60):
        match = Match.new(title, 2, {"cards": cards}, seed=f"rich {number}", names=["A", "B"])
        while not match.over and len(match.answers) < 900:
            ask = match.pending[0]
            names = [title.vocabulary.name(option) for option in ask.options]
            hoard = [at for at, name in enumerate(names) if not name.startswith("coffers")]
            if ask.seat == 0 and len(names) - len(hoard) > 8:
                path = folder / "coffers.json"
                path.write_bytes(encode(match.record()))
                return path
            deeds = [at for at in hoard if names[at] != "pass"] or hoard
            match.answer(ask.seat, ask.options[deeds[rng.below(len(deeds))]])
    raise AssertionError("nobody saved enough Coffers")


def test_coffers_are_spent_by_a_list_not_by_twenty_buttons(guest, tmp_path):
    page = guest().look_at(with_coffers(tmp_path))
    page.keyboard.press("End")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_selector(".answers")
    group = page.locator(".answers .group")
    numbers = group.locator("option").all_inner_texts()
    assert numbers == [str(n + 1) for n in range(len(numbers))] and len(numbers) > 8
    before = int(page.locator('[data-counter="coins"]').inner_text())
    group.locator("select").select_option(label="3")
    group.locator("button").click()
    expect(page.locator('[data-counter="coins"]')).to_have_text(str(before + 3))


def opened(page: Page) -> None:
    page.get_by_role("button", name="Choose players and options").click()
    page.wait_for_selector(".preview li")


def test_a_kingdom_is_shared_by_its_code_and_says_what_it_needs(guest, check):
    anna, bert = guest(), guest()
    page = anna.visit()
    opened(page)
    page.get_by_text("Random", exact=True).click()
    page.get_by_role("button", name="All sets").click()
    page.get_by_text("More wishes").click()
    page.get_by_role("combobox", name="Landmarks").select_option("1")
    page.get_by_role("group", name="Included cards").get_by_role("searchbox").fill("druid")
    page.keyboard.press("Enter")
    page.get_by_text("Added to the kingdom").click()
    page.get_by_label("Platinum and Colony").select_option("with")
    expect(page.locator(".needs")).to_contain_text("Platinum, Colony")
    expect(page.locator(".needs")).to_contain_text("Boons")
    expect(page.locator(".preview .name", has_text="Druid")).to_have_count(1)
    expect(page.locator(".landscapes")).to_contain_text("Landmark")
    check(page, "the form of a kingdom")
    names = sorted(page.locator(".preview .name").all_inner_texts())
    code = page.get_by_label("Code of a kingdom").input_value()

    page = bert.visit()
    opened(page)
    page.get_by_text("Code", exact=True).click()
    page.get_by_label("Paste the code").fill(code[:-1])
    expect(page.get_by_role("alert")).to_contain_text("damaged")
    page.get_by_label("Paste the code").fill(code)
    expect(page.get_by_role("alert")).to_have_count(0)
    bert.wait_for(
        lambda: sorted(page.locator(".preview .name").all_inner_texts()) == names, "the same cards"
    )
    assert page.get_by_label("Code of a kingdom", exact=True).input_value() == code
    bert.problems.clear()  # the browser itself complains about the answer 400


def test_all_elements_are_found_at_once_in_both_languages(guest):
    page = guest().visit("/cards/dominion")
    expect(page.get_by_role("status")).to_contain_text("525")
    for word, found in (("Druidin", "Druid"), ("possession", "Possession"), ("nachtkarte", "")):
        assert page.evaluate(SEARCH, word) < INSTANT
        if found:
            expect(page.get_by_role("heading", name=found, exact=True)).to_be_visible()
    page.get_by_role("searchbox").fill("")
    page.get_by_role("combobox", name="Set").select_option("empires")
    page.get_by_role("combobox", name="Type").select_option("event")
    page.get_by_role("combobox", name="Cost").select_option("0")
    expect(page.get_by_role("heading", name="Donate")).to_be_visible()
    assert 0 < page.locator("main li article").count() < 12


def test_who_is_asked_in_the_turn_of_another_is_told_so(guest):
    anna = guest()
    attacks = ["militia", "ghost_ship", "margrave", "goons", "torturer"]
    others = ["village", "smithy", "market", "festival", "laboratory"]
    page = anna.open_table("dominion", [ME, BOT], cards=attacks + others)
    heading = page.locator("header h1")
    for _ in range(3000):
        if "you decide" in heading.inner_text():
            break
        anna.answer(["treasures", "buy silver", "pass"])
        page.wait_for_timeout(10)
    expect(heading).to_have_text(re.compile("Auto Bot.*'s turn · you decide"))
    expect(page.locator(".answers [data-choice]").first).to_be_visible()


SAID_TWICE = """() => {
    const shown = (one) => one.checkVisibility()
    const buttons = [...document.querySelectorAll('.bar [data-choice^="buy "]')].filter(shown)
    const keys = [...document.querySelectorAll('.supply .legal kbd')].filter(shown)
    return [buttons.length, keys.map((one) => one.textContent)]
}"""


def play_treasures(page: Page) -> None:
    """All at once; before, what costs nothing can be bought already."""
    page.locator('.answers [data-choice="treasures"]').click()
    expect(page.locator(PLAYED)).to_be_visible()


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_keys_follow_the_order_on_the_table(guest, locale):
    anna = guest(viewport={"width": 1440, "height": 900}, locale=locale)
    page = anna.open_table("dominion", [ME, BOT], kingdom="first-game")
    play_treasures(page)
    keys = page.evaluate(SAID_TWICE)[1]
    assert "".join(keys) == KEYS[: len(keys)]
    page.get_by_role("button", name=re.compile("^(Auf Deutsch|Switch to English|DE:|EN:)")).click()
    page.wait_for_timeout(300)
    keys = page.evaluate(SAID_TWICE)[1]
    assert "".join(keys) == KEYS[: len(keys)]


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desk", "phone"])
def test_cards_are_bought_where_they_lie_and_no_list_says_it_twice(guest, size):
    anna = guest(viewport={"width": size[0], "height": size[1]})
    page = anna.open_table("dominion", [ME, BOT], kingdom="first-game")
    play_treasures(page)
    expect(page.locator(".lit-cards")).to_have_text("Choose a lit card")
    expect(page.locator('.answers [data-choice="pass"]')).to_be_in_viewport()
    buttons, keys = page.evaluate(SAID_TWICE)
    assert buttons == 0
    if size[0] == 390:
        assert keys == []
        return
    lit = page.locator(".supply .legal").count()
    assert "".join(keys) == KEYS[:lit] and lit >= 3
    page.keyboard.press(keys[-1])
    expect(page.locator(".log")).to_contain_text("You buy")


# Words of tiles that are taller than the lines they may have, or run into what stands below them.
LINES = """(all) => all.flatMap((one) => {
    const { lineHeight, webkitLineClamp } = getComputedStyle(one)
    const [most, box] = [parseFloat(lineHeight) * webkitLineClamp, one.getBoundingClientRect()]
    const foot = one.parentElement.querySelector('.foot').getBoundingClientRect()
    return box.height > most + 1 || box.bottom > foot.top + 1 ? [one.textContent] : []
})"""


# Tiles of the kingdom with words; how far the table is too tall; what is free below the play area.
ROOM = """() => {
    const cloth = document.querySelector('.cloth')
    const area = document.querySelector('.area').getBoundingClientRect()
    const isSeen = (one) => one.checkVisibility({ visibilityProperty: true })
    const words = [...document.querySelectorAll('.kingdom .words')].filter(isSeen)
    const free = cloth.getBoundingClientRect().bottom - area.bottom
    return [words.length, cloth.scrollHeight - cloth.clientHeight, Math.round(free)]
}"""
EDGE = 16  # pixels below the play area


def test_tiles_have_their_words_where_there_is_room(guest):
    anna = guest(viewport={"width": 1440, "height": 900})
    page = anna.open_table("dominion", [ME, BOT], kingdom="first-game")
    words = page.locator('.kingdom [data-card="village"] .words')
    expect(words).to_have_text("+1 card, +2 actions.")
    expect(words).to_be_visible()
    for size in ((1440, 900), (1920, 1080), (820, 1180)):  # behind the dots there is nothing more
        page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(words).to_be_visible()
        assert page.locator(".kingdom .words").evaluate_all(LINES) == [], size
    page.set_viewport_size({"width": 1280, "height": 720})
    expect(words).to_be_hidden()


def questions(seats: int) -> list[tuple[m.Room, m.State]]:
    """What Ann is asked in a game that bots play, as she is told it with all that has happened."""
    live = opened_table("dominion", seats, (seats, {"kingdom": "first-game"}))
    match = live.match
    assert match is not None
    bots = [match.title.bots()["auto"](Rng(f"{seat}")) for seat in range(seats)]
    found = []
    while not match.over:
        live.settle(live.number)
        ask = match.pending[0]
        if ask.seat == 0 and not ask.is_forced():
            room, state = told(live)
            state.events = live.state(0, state.seats, 0, 0, live.moment()).events
            found.append((room, state))
        match.answer(ask.seat, bots[ask.seat].choose(match.table.sight(ask.seat), ask))
        live.number += 1
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tiles_keep_their_words_and_the_play_area_fills_what_is_left(guest, house, seats):
    anna = guest(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    page, show, asked = anna.page, Show(anna.page), questions(seats)
    for at in (0, len(asked) // 2, len(asked) - 1):  # early, in the middle, late
        show.begin(asked[at], house.url)
        rest(page)
        words, too_tall, free = page.evaluate(ROOM)
        assert words == 10 and too_tall <= 0, f"question {at}"
        assert 0 <= free <= EDGE, f"question {at}"
        assert page.locator(".kingdom .words").evaluate_all(LINES) == [], f"question {at}"
        assert page.evaluate(HIDDEN) == [], f"question {at}"


def test_an_opponents_deck_is_known_by_what_came_and_went(guest, record):
    page = guest(viewport={"width": 1440, "height": 900}).look_at(record)
    expect(page.locator(".opponents .deck")).to_have_count(0)
    page.keyboard.press("End")
    decks = page.locator(".opponents .deck")
    expect(decks.first).to_contain_text(re.compile(r"Since the start: \+ .*(Gold|Province) ×\d"))


TRASHERS = ["chapel", "remodel", "moneylender", "village", "smithy"]
TRASHERS += ["market", "festival", "laboratory", "mine", "workshop"]


def told_of_turn(match: Match) -> dict[str, list[str]]:
    """The cards of seat 1's latest turn, which is over, by what happened to them."""
    events: list[Any] = match.events(0)
    turns = [at for at, event in enumerate(events) if event["id"] == "turn"]
    if len(turns) < 3 or events[turns[-2]]["seat"] != 1:
        return {}
    found: dict[str, list[str]] = {}
    for event in events[turns[-2] : turns[-1]]:
        if event["seat"] == 1:
            found.setdefault(event["id"], []).extend(event.get("cards", []))
    return found


def test_what_an_opponent_did_is_told_with_what_left_the_deck(guest, tmp_path):
    def gone(match: Match) -> set[str]:
        """What was in the deck from the start, and was trashed in the latest turn."""
        told: list[Any] = match.events(0)
        gained = {card for one in told if one["id"] == "gains" for card in one.get("cards", [])}
        return {*told_of_turn(match).get("trashes", [])} & {"copper", "estate"} - gained

    def did_all(match: Match) -> bool:
        return {"gains", "plays"} <= set(told_of_turn(match)) and bool(gone(match))

    def bots(title: Any, seat: int, rng: Rng) -> Any:
        return title.bots()["random"](rng)

    match = play_until("dominion", {"cards": TRASHERS}, 2, did_all, bots)
    page = show(guest(viewport={"width": 1440, "height": 900}), match, tmp_path)
    names = {card["id"]: card["name"]["en"] for card in cards_of(page)}
    said = page.locator('.opponents [data-seat="1"] .latest').inner_text()
    came, went, played = said.removeprefix("Latest turn: ").split(" · ")
    assert came.startswith("+ ") and went.startswith("− ") and played.startswith("played ")
    for part, id in ((came, "gains"), (went, "trashes"), (played, "plays")):
        assert all(names[card] in part for card in told_of_turn(match)[id]), said
    deck = page.locator('.opponents [data-seat="1"] .deck').inner_text()
    assert all(names[card] in deck.split("−")[1] for card in gone(match)), deck
