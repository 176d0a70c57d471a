"""Observations: they agree with views, tell nothing hidden, and change only with their version."""

from __future__ import annotations

import json
import os
from collections import Counter
from pathlib import Path

import pytest

from tafelrunde.kernel.observing import HIDDEN, Layout, add_one, mask_of, put
from tafelrunde.kernel.record import fingerprint
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.stepper import Stepper
from tafelrunde.testing import leaks
from tafelrunde.testing.fuzz import daily_seed
from tafelrunde.titles import registry

np = pytest.importorskip("numpy", reason="numpy is not installed here")

LAYOUTS = Path(__file__).with_name("layouts.json")
LOCALE = Path(leaks.__file__).parents[1] / "locale" / "en"
every_title = pytest.mark.parametrize("title", registry.TITLES)


def numbers(row: bytearray):
    return np.frombuffer(row, "<i2")


def questions(title, seed, games, per_game=40):
    """Random questions of random games: observer, table and the open questions."""
    rng = Rng(seed)
    for game in range(games):
        seats, options = title.sample(rng)
        prepared = title.prepare(seats, options)
        observer = title.observer(prepared)
        stepper = Stepper(title.deal(prepared, f"{seed} {game}"))
        apart = 1 + rng.below(12)
        for at in range(per_game * apart):
            if not stepper.pending:
                break
            if at % apart == 0:
                yield observer, stepper.table, stepper.pending
            ask = stepper.pending[rng.below(len(stepper.pending))]
            stepper.answer(ask.seat, ask.options[rng.below(len(ask.options))])


# -- what they hold


@every_title
def test_cards_are_observed_as_views_show_them(title):
    loaded = registry.load(title)
    compared = shown = 0
    for observer, table, asks in questions(loaded, f"{daily_seed()} views", 4):
        layout, seats = observer.layout, table.seats
        places = ["", *observer.places]
        for viewer in range(-1, seats):
            row = numbers(observer.observe(table, viewer, asks))
            first = max(0, viewer)
            lying: dict[str, set[str]] = {}
            for field in layout.fields:
                if field.meaning.startswith("the place of each card"):
                    for at, label in enumerate(field.labels):
                        if row[field.start + at]:
                            lying.setdefault(places[row[field.start + at]], set()).add(label)
            for zone in table.view(viewer)["zones"]:
                name, owner = zone["name"], zone["owner"]
                field = layout.field(f"{name}.count")
                at = (owner - first) % seats if field.size > 1 or seats == 1 else 0
                at = at if field.labels[0] else 0
                assert row[field.start + at] == zone.get("count", HIDDEN), (name, owner)
                faces = Counter(face for face in zone["cards"] if face is not None)
                spot = name if not field.labels[0] else f"{name} {field.labels[at]}"
                seen = Counter(lying.pop(spot, set()))
                if any(one.name == name for one in layout.fields):
                    cards = layout.field(name)
                    width = cards.size // field.size
                    start = cards.start + at * width
                    for column in range(width):
                        label = cards.labels[at * width + column].split(" ")[-1]
                        if row[start + column]:
                            seen[label] += int(row[start + column])
                assert seen == faces, (name, owner, viewer)
                compared += 1
                shown += len(faces)
            assert not lying
    assert compared > 500 and shown > 500


@every_title
def test_every_question_is_told_by_number(title):
    loaded = registry.load(title)
    prompts = (Path(__file__).parents[2] / f"src/tafelrunde/titles/{title}/prompts.txt").read_text()
    lines = ["", *prompts.splitlines()]
    for observer, table, asks in questions(loaded, f"{daily_seed()} asks", 2):
        at = observer.layout.field("prompt").start
        for viewer in range(-1, table.seats):
            own = [ask for ask in asks if ask.seat == viewer]
            row = numbers(observer.observe(table, viewer, asks))
            assert lines[row[at]] == (own or asks)[0].prompt
            asked = row[observer.layout.field("asked").start]
            assert (max(0, viewer) + asked - 1) % table.seats == (own or asks)[0].seat
            mask = mask_of(asks, viewer, loaded.vocabulary.size)
            assert [n for n in range(len(mask)) if mask[n]] == sorted(own[0].options if own else [])


@every_title
def test_every_prompt_has_a_number(title):
    """New ones are appended to the title's prompts.txt; numbers never change."""
    path = Path(__file__).parents[2] / f"src/tafelrunde/titles/{title}/prompts.txt"
    lines = path.read_text("utf-8").splitlines()
    texts = [LOCALE / f"{title}.ftl", *sorted((LOCALE / title).glob("*.ftl"))]
    told = [line for text in texts for line in text.read_text("utf-8").splitlines()]
    ids = {
        line.split(" ")[0].removeprefix("prompt-") for line in told if line.startswith("prompt-")
    }
    assert sorted(ids - set(lines)) == []
    assert len(set(lines)) == len(lines)
    frozen = json.loads(LAYOUTS.read_text())[title]["prompts"]
    assert lines[: len(frozen)] == frozen


def at_start(title, seats, options=None):
    loaded = registry.load(title)
    prepared = loaded.prepare(seats, options or {})
    stepper = Stepper(loaded.deal(prepared, "facts"))
    rng = Rng("facts")
    for _ in range(150):
        ask = stepper.pending[0]
        stepper.answer(ask.seat, ask.options[rng.below(len(ask.options))])
    observer = loaded.observer(prepared)
    row = numbers(observer.observe(stepper.table, 1, stepper.pending))

    def of(name, label=None):
        field = observer.layout.field(name)
        told = {one: int(row[field.start + at]) for at, one in enumerate(field.labels)}
        return told if label is None and field.size > 1 else told[label or ""]

    return of, stepper.table.view(1)["facts"]


def test_dominion_tells_the_turn_and_the_piles():
    of, facts = at_start("dominion", 2, {"kingdom": "first-game"})
    for name in ("actions", "buys", "coins", "round"):
        assert of(name) == facts[name]
    assert of("turn") == (facts["turn"] - 1) % 2 + 1
    assert of("left") == {pile["pile"]: pile["left"] for pile in facts["supply"]}
    assert of("cost") == {pile["pile"]: pile["cost"] for pile in facts["supply"]}
    assert of("turns", "me") == facts["players"][1]["turns"]


def test_dominion_tells_tokens_and_landscapes():
    of, facts = at_start("dominion", 3, {"draw": {"sets": ["adventures", "empires"], "seed": "7"}})
    told = {
        (one["name"], seat) for seat, me in enumerate(facts["players"]) for one in me["counters"]
    }
    rows = of("counters")
    for name, seat in told:
        label = "me" if seat == 1 else f"+{(seat - 1) % 3}"
        counts = {one["name"]: one["count"] for one in facts["players"][seat]["counters"]}
        assert rows[f"{label} {name}"] == counts[name]
    assert of("left") == {pile["pile"]: pile["left"] for pile in facts["supply"]}


def test_root_tells_the_map_and_the_boards():
    of, facts = at_start("root", 4)
    for at, clearing in enumerate(facts["clearings"]):
        told = of("map")
        assert told[f"clearing {at + 1} free_slots"] == clearing["free_slots"]
        ruler = clearing["ruler"]
        assert told[f"clearing {at + 1} ruler"] == ((ruler - 1) % 4 + 1 if ruler >= 0 else 0)
    for seat, me in enumerate(facts["factions"]):
        label = "me" if seat == 1 else f"+{(seat - 1) % 4}"
        assert of("board", f"{label} points") == me["points"]
        warriors = [of("warriors", f"{label} clearing {c}") for c in range(1, 13)]
        assert warriors == me["warriors"]
        for k, where in enumerate(me["pieces"].values()):
            there = [of("pieces", f"{label} kind {k + 1} clearing {c}") for c in range(1, 13)]
            assert there == where


def test_oath_tells_the_sites_and_the_boards():
    of, facts = at_start("oath", 3)
    assert list(of("banks").values()) == list(facts["banks"].values())
    for at, site in enumerate(facts["sites"]):
        assert of("sites", f"site_{at + 1} warbands") == site["warbands"]
        assert of("sites", f"site_{at + 1} capacity") == site["capacity"]
    for seat, me in enumerate(facts["players"]):
        label = "me" if seat == 1 else f"+{(seat - 1) % 3}"
        for name in ("supply", "favor", "secrets", "warbands", "bank", "sites_ruled"):
            assert of("board", f"{label} {name}") == me[name]


def test_allegoria_tells_the_week_and_the_boards():
    of, facts = at_start("allegoria", 3)
    assert (of("week"), of("area")) == (facts["week"], facts["area"])
    for seat, me in enumerate(facts["players"]):
        label = "me" if seat == 1 else f"+{(seat - 1) % 3}"
        for track, value in me["tracks"].items():
            assert of("board", f"{label} {track}") == value
        for name in ("alms", "anarchy", "influence", "supply"):
            assert of("board", f"{label} {name}") == me[name]
        homes = [one["house"] for one in facts["players"]]
        for kind in ("soldier", "spy", "merchant"):
            assert of("figures", f"{label} {kind} own home") == me["regions"][homes[seat]][kind]
            assert of("figures", f"{label} {kind} centre") == me["regions"]["centre"][kind]


def test_numbers_have_two_bytes_and_a_sign():
    row = bytearray(8)
    for at, value in enumerate((-1, 300, 10**6, -(10**6))):
        put(row, at, value)
    assert list(numbers(row)) == [-1, 300, 32767, -32768]
    row = bytearray(2)
    for _ in range(700):
        add_one(row, 0)
    assert list(numbers(row)) == [700]


# -- what they must not hold


def observing(observer_of):
    """The leak test's own look at a table, with the observation added to it."""
    plain = leaks.Observer.sees
    observers: dict[int, tuple[object, object]] = {}

    def sees(self, table, asks):
        sighting = plain(self, table, asks)
        prepared, observer = observer_of(table, observers)
        observers[id(prepared)] = (prepared, observer)
        row = observer.observe(table, self.seat, asks).hex().encode()
        sighting.rest = sighting.rest[:-1] + b',"observation":"' + row + b'"}'
        return sighting

    return sees


@every_title
def test_observations_leak_nothing(title, monkeypatch):
    loaded = registry.load(title)

    def observer_of(table, made):
        prepared = loaded.prepared_of(table)
        return made.get(id(prepared)) or (prepared, loaded.observer(prepared))

    monkeypatch.setattr(leaks.Observer, "sees", observing(observer_of))
    assert leaks.leaks_of(loaded, f"{daily_seed()} observed", 2, samples=5) == []


def test_an_observation_that_leaked_would_be_found(monkeypatch, tmp_path):
    loaded = registry.load("dominion")

    class Peeking:
        """Tells the card on top of the first player's deck."""

        def __init__(self, observer):
            self.observer = observer

        def observe(self, table, viewer, asks):
            row = self.observer.observe(table, viewer, asks)
            deck = table.players[0].deck
            return row + (table.kinds[deck[-1]].number if deck else 0).to_bytes(2)

    def observer_of(table, made):
        prepared = loaded.prepared_of(table)
        return made.get(id(prepared)) or (prepared, Peeking(loaded.observer(prepared)))

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(leaks.Observer, "sees", observing(observer_of))
    found = leaks.leaks_of(loaded, "peeking", 4, samples=8, most=1)
    assert found and ".observation" in found[0]


# -- their layout


def digest(layout: Layout) -> str:
    return fingerprint([[one.name, one.start, one.size, one.labels] for one in layout.fields])


def layouts(title):
    meta, loaded = registry.find(title), registry.load(title)
    made = {}
    for seats in (meta.min_seats, meta.usual_seats):
        layout = loaded.observer(loaded.prepare(seats, {})).layout
        assert layout.version == loaded.observation_version
        made[str(seats)] = {"size": layout.size, "digest": digest(layout)}
    prompts = Path(__file__).parents[2] / f"src/tafelrunde/titles/{title}/prompts.txt"
    return {
        "version": loaded.observation_version,
        "layouts": made,
        "prompts": prompts.read_text("utf-8").splitlines(),
    }


@every_title
def test_a_layout_changes_only_with_its_version(title):
    """`TAFELRUNDE_WRITE_LAYOUTS=1 pytest tests/env` writes the new ones down."""
    now = layouts(title)
    if os.environ.get("TAFELRUNDE_WRITE_LAYOUTS"):
        frozen = json.loads(LAYOUTS.read_text()) if LAYOUTS.exists() else {}
        LAYOUTS.write_text(json.dumps(frozen | {title: now}, indent=1) + "\n")
    frozen = json.loads(LAYOUTS.read_text())[title]
    if now["layouts"] != frozen["layouts"]:
        assert now["version"] > frozen["version"], "raise VERSION in the title's observing.py"
    assert (now["version"], now["layouts"]) == (frozen["version"], frozen["layouts"])


def test_a_layout_explains_every_number():
    loaded = registry.load("dominion")
    layout = loaded.observer(loaded.prepare(2, {"kingdom": "first-game"})).layout
    assert sum(one.size for one in layout.fields) == layout.size
    assert layout.label(layout.field("hand").start) == "hand me copper"
    assert layout.label(layout.size - 1) == "turns +1"
    assert len({layout.label(at) for at in range(layout.size)}) == layout.size
    assert all(one.meaning for one in layout.fields)
    with pytest.raises(KeyError, match="there are: asked"):
        layout.field("luck")
