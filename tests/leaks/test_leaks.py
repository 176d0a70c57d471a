"""Nobody learns what is hidden: for every title, from random positions, for every seat."""

from __future__ import annotations

import re

import pytest

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import decode
from tafelrunde.testing.fuzz import daily_seed, games_wanted
from tafelrunde.testing.leaks import leaks_of
from tafelrunde.titles import registry
from tests.kernel.toy import TITLE, ToyTitle

SHARE = {"oath": 12}  # of the games that are wanted, one of so many: those of Oath are long
USUAL = 5


@pytest.mark.parametrize("title", registry.TITLES)
def test_no_seat_observes_anything_hidden(title):
    games = games_wanted(120) // SHARE.get(title, USUAL)
    assert leaks_of(registry.load(title), daily_seed(), games) == []


def test_the_toy_leaks_nothing():
    assert leaks_of(TITLE, daily_seed(), games_wanted(120) // 4) == []


LEAKS = {
    "leaks-ask": "observes hidden cards.*(guard|questions)",
    "leaks-option": "observes hidden cards",
    "leaks-source": "observes hidden cards",
    "leaks-about": "observes hidden cards.*questions",
    "leaks-reason": "observes hidden cards.*toy:",
    "leaks-watching": "seat -1 sees another view.*shields",
    "leaks-event": "observes hidden cards.*card",
    "leaks-facts": "sees another view.*shields",
    "leaks-seed": "contains the seed|knows the coming chance|sees another view",
    "keeps-truth": "always hold the true hidden cards",
    "keeps-chance": "knows the coming chance",
    "forgets": "sees another view",
    "confuses": "observes hidden cards.*'shield', 'shield'",
    "follows": "sees which answer another seat gave in secret",
    "miscounts": "has other cards",
}
RARE = ("confuses", "follows")  # they need a card that others know in a hand


@pytest.mark.parametrize("flaw", LEAKS)
def test_a_leaky_title_is_caught(flaw, tmp_path, monkeypatch):
    monkeypatch.setenv("TAFELRUNDE_FAILURES", str(tmp_path))
    leaks = leaks_of(ToyTitle(flaw), "leaky", 200 if flaw in RARE else 8, most=1)
    assert leaks
    assert re.search(LEAKS[flaw], leaks[0]), leaks[0]
    for path in tmp_path.iterdir():
        assert any(str(path) in leak for leak in leaks)
        assert Match.load(ToyTitle(flaw), decode(path.read_bytes())).pending
