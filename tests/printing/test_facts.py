"""What is printed and what is played cannot differ, and the book is whole."""

from collections import Counter

import pytest

from tafelrunde.kernel.catalogue import NO_COST
from tafelrunde.printing.dominion import data
from tafelrunde.printing.dominion.dividers import make
from tafelrunde.printing.dominion.look import charge_of, look
from tafelrunde.printing.dominion.words import Words
from tafelrunde.printing.model import parse_cost
from tafelrunde.printing.wish import Wish
from tafelrunde.titles import registry
from tafelrunde.titles.dominion.kingdoms import RECOMMENDED


def played():
    return {face.id: face for face in registry.load("dominion").catalogue()}


def test_every_element_is_printed_as_it_is_played():
    faces = played()
    assert len(data.elements()) == 525
    assert not faces.keys() - data.elements().keys()
    for id, face in faces.items():
        element = data.elements()[id]
        assert set(face.types) == set(element.types), id
        assert face.set == element.set, id
        coins = [said for kind, said in parse_cost(element.cost) if kind == "coin"]
        least = NO_COST if element.cost == "-" else 0
        assert face.cost == (int(coins[0].strip("*+")) if coins else least), id


def test_recommended_kingdoms_are_those_of_the_game():
    listed = {(one.slug, frozenset(one.cards)) for one in data.kingdoms()}
    assert len(data.kingdoms()) == 178
    wrong = [one.slug for one in RECOMMENDED if (one.slug, frozenset(one.cards)) not in listed]
    assert not wrong


def test_every_element_has_an_emblem_its_types_icons_and_its_set_a_symbol():
    drawn = look()
    for element in data.elements().values():
        assert charge_of(element.id), element.id
        assert set(element.types) <= drawn.types.keys(), element.id
        assert element.set in drawn.sets


@pytest.mark.parametrize(
    ("cost", "parts"),
    [
        ("4", [("coin", "4")]),
        ("0*", [("coin", "0*")]),
        ("3+", [("coin", "3+")]),
        ("8D", [("debt", "8")]),
        ("4+3D", [("coin", "4"), ("debt", "3")]),
        ("P", [("potion", "")]),
        ("3P", [("coin", "3"), ("potion", "")]),
        ("-", []),
    ],
)
def test_costs_are_coins_debt_and_potions(cost, parts):
    assert parse_cost(cost) == parts


def test_the_book_has_its_734_entries():
    made = make(Wish("dominion", like="book"))
    numbered = [(one.section, one.number) for one in data.entries()]
    assert len(numbered) == len(set(numbered)) == 734
    assert list(dict.fromkeys(divider.entry for divider in made)) == [
        f"{s}/{n}" for s, n in numbered
    ]
    kinds = Counter(entry.kind for entry in data.entries())
    assert kinds == {
        "card": 598,
        "group": 44,
        "rules": 42,
        "kingdoms": 41,
        "names": 6,
        "blank": 1,
        "placeholder": 2,
    }
    assert {entry.section for entry in data.entries()} == set(range(1, 30))


def test_every_entry_of_the_book_holds_what_it_is_about():
    words = Words("en")
    names = {id: words.name(element) for id, element in data.elements().items()}
    by_entry = {}
    for divider in make(Wish("dominion", like="book", langs="en")):
        by_entry.setdefault(divider.entry, []).append(divider)
    for entry in data.entries():
        first = by_entry[f"{entry.section}/{entry.number}"][0]
        face = first.faces["en"]
        if entry.kind == "card":
            assert face.name == names[entry.holds[0]]
            assert face.blocks, entry
        elif entry.kind == "group":
            members = {block.title for block in face.blocks if block.kind == "member"}
            assert {names[id] for id in entry.holds} <= members
        elif entry.kind == "rules":
            shown = {block.side for block in face.blocks if block.kind == "rule" and block.side}
            assert set(entry.holds) - {"table"} <= shown
        elif entry.kind == "kingdoms":
            assert len(face.blocks) == len(entry.holds)
    assert len(by_entry["29/1"]) == 6  # a page of blanks


def test_every_kingdom_of_a_section_is_on_one_of_its_dividers():
    for number in data.sections():
        shown = [
            slug
            for one in data.entries()
            if one.section == number and one.kind == "kingdoms"
            for slug in one.holds
        ]
        assert shown == [one.slug for one in data.kingdoms() if one.section == number]


def test_no_rule_stands_on_two_neighbours_of_the_book():
    """Dividers 1/7 to 7/7 go on; they do not begin again."""
    told = {}
    for entry in data.entries():
        if entry.kind == "rules":
            told.setdefault((entry.section, entry.title), []).extend(entry.holds)
    assert told
    assert all(len(rules) == len(set(rules)) for rules in told.values())
