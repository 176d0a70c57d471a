"""What is told about a game of Root: what scored, by the rules it cites, and how somebody won."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import tafelrunde.titles.root
from tafelrunde.texts import LANGUAGES, Texts
from tafelrunde.titles.root.account import ACCOUNT, OTHER, add
from tafelrunde.titles.root.factions.vagabond_characters import RULES

FOLDER = Path(tafelrunde.titles.root.__file__ or "").parent
NAMES = ["Ada", "Bo", "Cy", "Di"]


def cited() -> set[str]:
    """The rules that scores cite, as far as they stand where points are scored."""
    found = {"root:8.4.1.III", "root:8.4.2.III", "root:9.5.5", *RULES[3:]}
    for path in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                last = node.args[-1] if node.func.attr == "score" and node.args else None
                if isinstance(last, ast.Constant) and isinstance(last.value, str):
                    found.add(last.value)
    return found


def test_every_rule_that_scores_has_a_source_with_a_name():
    assert len(cited()) > 15
    for rule in cited():
        found: dict = {}
        add(found, rule, 2)
        add(found, rule, 1)
        (source,) = found.values()
        assert source.what != OTHER and (source.points, source.count) == (3, 2), rule
        for lang in LANGUAGES:
            assert Texts(lang, "root", strict=True).text(f"source-{source.what}".replace("_", "-"))


@pytest.mark.rule("3.3.1.I")
def test_a_victory_by_dominance_names_what_was_ruled(table):
    t = table(
        "marquise eyrie alliance",
        hands={"marquise": "dominance_fox"},
        points={"marquise": 10},
        warriors={"marquise": {1: 1, 6: 1, 8: 1}},
    )
    t.answer("activate dominance_fox")
    while not t.match.over:
        t.answer("pass" if "pass" in t.names() else t.names()[0])
    (way,) = ACCOUNT.ways(t.g)
    assert (way["id"], way["seat"], way["suit"]) == ("way-dominance", 0, "fox")
    assert "fox" in Texts("en", "root").event(way, NAMES).lower()
    assert ACCOUNT.sources(t.g, [])[0][-1].held


@pytest.mark.rule("9.2.8")
@pytest.mark.by_hand
def test_a_coalition_is_told_with_the_victory_of_the_partner(table):
    t = table("vagabond marquise eyrie alliance", hands={}, points={"eyrie": 30})
    t.g.factions[0].partner = 2
    t.g.winner, t.g.reason = 2, "points"
    points, coalition = ACCOUNT.ways(t.g)
    assert (points["id"], points["seat"]) == ("way-points", 2)
    assert (coalition["id"], coalition["seat"], coalition["faction"]) == (
        "way-coalition",
        0,
        "eyrie",
    )
    assert "the Eyrie" in Texts("en", "root").event(coalition, NAMES)
    assert [one.what for one in ACCOUNT.sources(t.g, [])[0]] == ["coalition"]
