"""The boards of Dominion and Root show everything that lies open; and what a first visit costs."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import encode
from tafelrunde.kernel.rng import Rng
from tafelrunde.titles import registry
from tests.web.people import OPEN_TABLE, Guest
from tools import build_web

KINGDOM = ["chapel", "lighthouse", "native_village", "fishing_village", "militia"]
KINGDOM += ["smithy", "island", "caravan", "market", "wharf"]
# Of the two boxes with most pictures; recommended kingdoms are of two at most.
MANY_PICTURES = ["bard", "tracker", "werewolf", "cemetery", "raider"]
MANY_PICTURES += ["temple", "villa", "archive", "capital", "forum"]
FOUR = ["marquise", "eyrie", "alliance", "vagabond"]
FIRST_LOAD = 150_000  # bytes of the start page, everything that it fetches
BOARD_LOAD = 120_000  # a table of one title, everything that it fetches beyond that
ROOT_DATA = build_web.ROOT / "src" / "tafelrunde" / "titles" / "root" / "data"


def zones(view: Any) -> dict[tuple[str, int], list[str]]:
    return {(zone["name"], zone["owner"]): zone["cards"] for zone in view["zones"]}


def is_rich_dominion(match: Match) -> bool:
    """Durations of somebody who waits, both mats, the trash, and seat 0 in the middle of a turn."""
    ask = match.pending[0]
    view: Any = match.view(0)
    lying, facts = zones(view), view["facts"]
    lasting = lying.get(("play", 1))
    mats = lying.get(("island", 0)) and lying.get(("native_village", 0))
    busy = ask.seat == 0 == facts["turn"] and bool(lying.get(("play", 0)))
    return bool(busy and lasting and mats and lying.get(("trash", -1)))


def is_rich_root(match: Match) -> bool:
    """Crafted items and cards, tokens, and the Vagabond in a forest."""
    view: Any = match.view(0)
    factions = view["facts"]["factions"]
    in_forest = any(str(one.get("pawn", "")).startswith("f") for one in factions)
    in_play = any(name == "play_area" and cards for (name, _), cards in zones(view).items())
    return in_forest and in_play and any(one["items"] for one in factions)


def play_until(title: str, options: dict[str, object], seats: int, rich: Any, bots: Any) -> Match:
    """A game up to a position in which there is much to see."""
    loaded = registry.load(title)
    for number in range(60):
        match = Match.new(loaded, seats, options, seed=f"rich {number}", names=list("ABCD")[:seats])
        players = [bots(loaded, seat, Rng(f"{number} {seat}")) for seat in range(seats)]
        while not match.over and len(match.answers) < 1500:
            if rich(match):
                return match
            ask = match.pending[0]
            choice = players[ask.seat].choose(match.table.sight(ask.seat), ask)
            match.answer(ask.seat, choice)
    raise AssertionError("no such position was found")


def show(guest: Guest, match: Match, folder: Path) -> Page:
    """The last position of a game, through the eyes of seat 0."""
    path = folder / "game.json"
    path.write_bytes(encode(match.record()))
    page = guest.look_at(path)
    address = page.url.removeprefix(guest.url).split("?")[0]
    guest.visit(f"{address}?step={len(match.answers)}&eyes=0")
    page.wait_for_selector(".slide")
    return page


def test_the_board_of_dominion_shows_all_that_lies_open(guest, tmp_path):
    def bots(title: Any, seat: int, rng: Rng) -> Any:
        return title.bots()["random"](rng)

    match = play_until("dominion", {"cards": KINGDOM}, 3, is_rich_dominion, bots)
    view, page = match.view(0), show(guest(), match, tmp_path)
    lying, facts = zones(view), view["facts"]
    names = {card["id"]: card["name"]["en"] for card in cards_of(page)}
    for counter in ("actions", "buys", "coins"):
        expect(page.locator(f'[data-counter="{counter}"]')).to_have_text(str(facts[counter]))
    costs = {pile["card"]: pile["cost"] for pile in facts["supply"]}
    kingdom = page.locator(".kingdom .card-button").evaluate_all(
        "all => all.map(e => e.dataset.card)"
    )
    assert sorted(kingdom) == sorted(KINGDOM)
    assert [costs[card] for card in kingdom] == sorted(costs[card] for card in kingdom)
    left = {pile["card"]: pile["left"] for pile in facts["supply"]}
    for card in ("province", "wharf"):
        expect(page.locator(f'.supply [data-card="{card}"] .sr').first).to_contain_text(
            re.compile(rf"\b{left[card]}\b")
        )
    area = page.locator(".area").first
    for card in set(lying["play", 0]):
        expect(area.locator(f'[data-card="{card}"]')).to_be_visible()
    other = page.locator('.opponents [data-seat="1"]')
    expect(other).to_contain_text("Still in play")
    for card in set(lying["play", 1]):
        expect(other).to_contain_text(names[card])
    for mat, place in (("Island", "island"), ("Native Village", "native_village")):
        box = page.locator(".mat", has_text=f"A: {mat}")
        expect(box.locator(f'[data-where="{place}"]').first).to_be_visible()
    trash = page.get_by_role("button", name=f"Trash ({len(lying['trash', -1])})")
    trash.click()
    for card in set(lying["trash", -1]):
        expect(page.locator(f'.trash [data-card="{card}"]')).to_be_visible()
    expect(page.locator(".hand .card-button")).to_have_count(len(set(lying["hand", 0])))
    expect(page.locator(".log section").nth(1)).to_be_visible()  # a chapter for every turn


def cards_of(page: Page) -> Any:
    return page.evaluate("fetch('/api/titles/dominion/words').then((a) => a.json())")


@pytest.mark.parametrize("name", ["autumn", "winter"])
def test_the_board_of_root_shows_map_pieces_boards_and_crafted_things(guest, tmp_path, name):
    def bots(title: Any, seat: int, rng: Rng) -> Any:
        return title.bots()["heuristic"](rng)

    options = {"map": name, "factions": FOUR}
    match = play_until("root", options, 4, is_rich_root, bots)
    view, page = match.view(0), show(guest(), match, tmp_path)
    facts = view["facts"]
    data = json.loads((ROOT_DATA / f"map_{name}.json").read_text("utf-8"))
    assert page.locator(".map svg image, .board img").count() == 0  # all drawn by us
    expect(page.locator(".map .road")).to_have_count(len(data["paths"]))
    assert page.locator(".map .river").count() > 0
    expect(page.locator('.map [data-spot^="c"]')).to_have_count(12)
    forests = page.locator(".map .forest, .map .f-name")
    expect(forests).to_have_count(len(data["forests"]))
    signs = page.locator(".map .badge").evaluate_all(
        """all => all.map((one) => [one.classList[1], one.querySelector('.letter').textContent,
            one.querySelector('.shape').getAttribute('d')])"""
    )
    seen = {faction: (letter, shape) for faction, letter, shape in signs}
    standing = [
        one["faction"] for one in facts["factions"] if any(one["warriors"]) or "pawn" in one
    ]
    assert {f"f-{faction}" for faction in standing} <= set(seen)
    for part in (0, 1):  # told apart without any colour
        assert len({told[part] for told in seen.values()}) == len(seen)
    for number, clearing in enumerate(facts["clearings"], 1):
        label = page.locator(f'[data-spot="c{number}"]').get_attribute("aria-label") or ""
        assert clearing["suit"] in label.lower()
    for seat, one in enumerate(facts["factions"]):
        board = page.locator(f".board.f-{one['faction']}")
        expect(board.locator(".points dd")).to_have_text(str(one["points"]))
        if one["items"]:
            expect(board).to_contain_text("Crafted")
            assert board.locator(".items svg, .items path").count() > 0
        for card in zones(view).get(("play_area", seat), []):
            expect(board.locator(f'[data-card="{card}"]').first).to_be_visible()
    expect(page.locator(".board.f-marquise .track, .board.f-marquise svg").first).to_be_visible()


def test_a_kingdom_is_shown_with_the_texts_of_its_cards_before_the_game(guest):
    page = guest().visit()
    page.get_by_role("button", name="Choose players and options").click()
    page.wait_for_selector(".preview li")
    page.locator(".setup .field select").first.select_option(label="Size Distortion")
    witch = page.locator(".preview li", has_text="Witch")
    expect(witch).to_be_visible()
    witch.scroll_into_view_if_needed()
    page.wait_for_timeout(300)
    witch.locator("button").first.hover()
    expect(page.locator(".beside")).to_contain_text("Curse")
    page.mouse.move(0, 0)
    expect(page.locator(".beside")).to_have_count(0)
    page.locator(".preview li button").first.focus()
    page.keyboard.press("Tab")
    expect(page.locator(".beside")).to_be_visible()
    page.get_by_role("button", name="Auf Deutsch umschalten").click()
    page.locator(".preview li", has_text="Hexe").locator("button").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Fluch")


def test_a_whole_game_of_root_on_the_plain_table(guest):
    anna: Guest = guest()
    page = anna.visit()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="Plain table").check()
    page.keyboard.press("Escape")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "heuristic"}]
    anna.open_table("root", seats, factions=["marquise", "eyrie"], first=0)
    expect(page.locator(".map")).to_have_count(0)
    anna.start_autoplay(9)
    anna.wait_for(anna.is_over, "the end of the game", seconds=100)
    assert anna.stop_autoplay() > 20
    words = page.locator("main").inner_text()
    assert "[" not in words  # a text that is missing
    assert "{$" not in words


def test_the_first_visit_loads_little_and_the_way_to_the_button_the_rest(guest):
    anna = guest()
    line = anna.context.new_cdp_session(anna.page)
    line.send("Network.enable")
    sizes: list[float] = []
    line.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    page = anna.visit()
    page.wait_for_selector(".start button.main:enabled")
    page.wait_for_load_state("networkidle")
    start = sum(sizes)
    assert 20_000 < start < FIRST_LOAD, "everything the start page fetched"
    expect(page.locator(".pitch")).to_contain_text("Build a deck")
    expect(page.locator(".against")).to_contain_text("Easy Bot")
    fetched: list[str] = []
    page.on("request", lambda one: fetched.append(one.url))
    begin = page.get_by_role("button", name="Play now against bots")
    begin.hover()
    page.wait_for_load_state("networkidle")
    assert any("/assets/Table-" in url for url in fetched)
    assert any("/assets/look-" in url for url in fetched)
    fetched.clear()
    begin.click()
    page.wait_for_selector(".dock")
    assert not any("/assets/look-" in url or "/assets/Table-" in url for url in fetched)


@pytest.mark.parametrize("title", list(registry.TITLES))
def test_the_board_of_a_title_loads_little_more(guest, title):
    """Everything that is fetched counts: programs, styles, texts, pictures, and what is told."""
    anna = guest(locale="de-DE")  # whose texts are longer
    page = anna.visit()
    page.wait_for_selector(".start button.main:enabled")
    page.wait_for_load_state("networkidle")
    bots = [{"kind": "bot", "bot": "easy"}] * 2
    options = {"cards": MANY_PICTURES} if title == "dominion" else {}
    wish = {"title": title, "seats": [{"kind": "me"}, *bots], "options": options}
    table = page.evaluate(OPEN_TABLE, wish)
    line = anna.context.new_cdp_session(page)
    line.send("Network.enable")
    paths: dict[str, str] = {}
    sizes: Counter[str] = Counter()

    def asked(told: Any) -> None:
        paths[told["requestId"]] = urlsplit(told["request"]["url"]).path

    def came(told: Any) -> None:
        sizes[paths[told["requestId"]]] += told["encodedDataLength"]  # compressed, without headers

    line.on("Network.requestWillBeSent", asked)
    line.on("Network.dataReceived", came)
    anna.visit(f"/table/{table}")
    page.wait_for_selector(".bar")
    page.wait_for_load_state("networkidle")
    assert sizes[f"/api/titles/{title}/cards"] > 500 and not sizes[f"/api/titles/{title}/words"]
    assert 60_000 < sizes.total() < BOARD_LOAD, sizes.most_common(5)


def test_every_picture_is_a_drawing_of_our_own(built):
    files = [*built.rglob("*"), *(build_web.WEB / "src").rglob("*")]
    icons = {
        path.name for path in files if path.suffix == ".png"
    }  # our own drawing, made by the build
    assert icons == {"icon-192.png", "icon-512.png", "icon-full-512.png"}
    kinds = {path.suffix for path in files} - {".png", ".webmanifest"}
    assert kinds <= {"", ".html", ".js", ".css", ".svg", ".svelte", ".ts", ".ftl"}
    page = (built / "index.html").read_text("utf-8")
    assert re.findall(r"<script(?![^>]*\bsrc=)", page) == []
    assert re.findall(r"\bon\w+=|<style", page) == []
    made = "".join(path.read_text("utf-8") for path in built.rglob("*.js"))
    assert set(re.findall(r"https?://[\w.-]+", made)) <= {"http://www.w3.org", "https://svelte.dev"}
