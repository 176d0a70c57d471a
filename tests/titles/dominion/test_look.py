"""Every element has a picture of its own, or its pile's; every picture stays inside its grid."""

from __future__ import annotations

import json
from collections import Counter
from importlib.resources import files

import pytest

from tafelrunde.titles.dominion.cards import all_sets  # noqa: F401  (registers every card)
from tafelrunde.titles.dominion.catalogue import CARDS
from tests.titles.dominion.strokes import points

SOURCE = files("tafelrunde.titles.dominion").joinpath("look.json").read_text("utf-8")
LOOK = json.loads(SOURCE)
CHARGES: dict[str, list[tuple[str, str]]] = LOOK["charges"]
OF: dict[str, str] = LOOK["of"]
GRID = 48
FALLBACK = "star"  # what the browser shows for a card it does not know


def test_every_element_has_an_emblem():
    assert [id for id in CARDS if OF.get(id, id) not in CHARGES] == []


def test_every_emblem_belongs_to_an_element():
    used = {OF.get(id, id) for id in CARDS}
    assert sorted(set(CHARGES) - used) == [FALLBACK]
    assert sorted(set(OF) - set(CARDS)) == []


def test_only_a_split_pile_and_its_upper_card_share_an_emblem():
    times = Counter(OF.get(id, id) for id in CARDS)
    shared = {id for id in CARDS if times[OF.get(id, id)] > 1}
    piles = {id for id in OF if OF[id] in CARDS and id.startswith(f"{OF[id]}_")}
    assert shared == piles | {OF[id] for id in piles}


def test_no_two_emblems_are_drawn_alike():
    drawn = Counter(json.dumps(layers) for layers in CHARGES.values())
    assert [drawing for drawing, times in drawn.items() if times > 1] == []


@pytest.mark.parametrize("name", CHARGES)
def test_an_emblem_stays_inside_its_grid(name):
    assert CHARGES[name]
    for layer, path in CHARGES[name]:
        assert layer in ("a", "b", "l")
        for point in points(path):
            inside = 0 <= round(point.real, 1) <= GRID and 0 <= round(point.imag, 1) <= GRID
            assert inside, f"{path} leaves the grid at {point}"


def test_the_file_stays_small_and_every_emblem_has_its_line():
    assert len(SOURCE.encode()) < 200_000  # the browser loads it
    lines = {line.rstrip(",") for line in SOURCE.splitlines()}
    written = {f'    "{name}": {json.dumps(layers)}' for name, layers in CHARGES.items()}
    assert sorted(written - lines) == []
