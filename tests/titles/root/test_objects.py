"""Objects are looked up both ways: nothing relies on how their numbers lie."""

import json
from pathlib import Path

import pytest

from tafelrunde.kernel.vocabulary import Vocabulary
from tafelrunde.titles.root import board, vocabulary
from tafelrunde.titles.root.board import Board
from tafelrunde.titles.root.catalogue import ITEM_OBJECTS, ITEMS, SUIT_OBJECTS, SUITS
from tafelrunde.titles.root.factions.base import FACTION_IDS, FACTION_OBJECTS
from tafelrunde.titles.root.factions.vagabond_items import SIDE_OBJECTS, item_of, object_of, side_of
from tafelrunde.titles.root.vocabulary import (
    CLEARINGS,
    FORESTS,
    NAMES,
    STRIDE,
    VERBS,
    VOCABULARY,
    Group,
    is_place,
)

MAPS = Path(board.__file__).with_name("data")


def test_a_clearing_is_its_own_object():
    assert CLEARINGS.objects == list(range(1, 13))
    assert [NAMES[c] for c in CLEARINGS.objects] == [f"c{c}" for c in range(1, 13)]


@pytest.mark.parametrize(
    ("group", "names"),
    [
        (SUIT_OBJECTS, SUITS),
        (ITEM_OBJECTS, [f"item_{item}" for item in ITEMS]),
        (FACTION_OBJECTS, FACTION_IDS),
        (FORESTS, [f"f{n}" for n in range(1, 9)]),
    ],
)
def test_groups_are_looked_up_both_ways(group, names):
    assert [NAMES[object] for object in group.objects] == names
    assert [group.which(object) for object in group.objects] == list(range(len(names)))
    others = [object for object in range(STRIDE) if object not in group.objects]
    assert {group.which(object) for object in others} == {-1}


def test_items_have_an_object_on_each_side():
    for at, object in enumerate(SIDE_OBJECTS.objects):
        side, item = divmod(at, len(ITEMS))
        assert (side_of(object), item_of(object), object_of(side, item)) == (side, item, object)


def test_verbs_are_numbered_as_they_are_listed():
    named = {name: value for name, value in vars(vocabulary).items() if name.lower() in VERBS}
    assert len(named) == len(VERBS) - 1  # all but "pass"
    for name, value in named.items():
        assert VOCABULARY.verb(value) == name.lower() and value % STRIDE == 0


def test_places_are_clearings_and_forests_only():
    places = {NAMES[object] for object in range(1, STRIDE) if is_place(object)}
    assert places == {f"c{n}" for n in range(1, 13)} | {f"f{n}" for n in range(1, 9)}


def grown():
    """The vocabulary with a ninth forest and an eighth faction, added at its end."""
    objects = dict(VOCABULARY.objects)
    last = max(objects)
    return Vocabulary(VERBS, objects | {last + 1: "f9", last + 2: "duchy"}, STRIDE)


def test_an_eighth_faction_fits():
    group = Group([*FACTION_IDS, "duchy"], grown())
    assert group.objects[:7] == FACTION_OBJECTS.objects  # numbers never change
    assert group.which(group.objects[7]) == 7 and NAMES[group.objects[7]] == ""


def test_a_ninth_forest_fits():
    data = json.loads((MAPS / "map_winter.json").read_text("utf-8"))
    data["forests"].append({"id": 9, "clearings": [5, 6], "adjacent": [2]})
    woods = Group([f"f{n}" for n in range(1, 10)], grown())
    map = Board(data, woods)
    assert map.forests == woods.objects and map.forests[:8] == FORESTS.objects
    assert map.through_woods[woods.objects[8]] == [5, 6, FORESTS.objects[1]]
    assert woods.objects[8] in map.through_woods[5]
