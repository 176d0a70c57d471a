"""What an answer will lead to, as far as its seat can know."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.foresight import ends_turn
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import Rng
from tafelrunde.titles import registry

OPTIONS: dict[str, dict[str, object]] = {"dominion": {"kingdom": "first-game"}}


@pytest.mark.parametrize("title", ["dominion", "root", "oath", "allegoria"])
def test_what_was_foreseen_happens(title):
    # Chance may let the seat be wrong, but hardly ever about its own turn.
    chance = Rng(f"foresight {title}")
    match = Match.new(registry.load(title), 3, OPTIONS.get(title), seed="foresight")
    told = wrong = 0
    while not match.over and told < 12:
        ask = match.pending[0]
        option = ask.options[chance.below(len(ask.options))]
        foreseen = ends_turn(match, ask.seat, option)
        turns = match.title.turns(match.table)
        alone = len(match.pending) == 1
        match.answer(ask.seat, option)
        ended = match.over or match.title.turns(match.table) > turns
        told += foreseen
        if alone and foreseen != ended:
            wrong += 1
    assert told == 12
    assert wrong <= 2


def test_it_is_said_only_of_answers_that_are_possible():
    match = Match.new(registry.load("dominion"), 2, OPTIONS["dominion"], seed="foresight")
    assert not ends_turn(match, 1, match.pending[0].options[0])
    assert not ends_turn(match, 0, 10**6)
    assert not ends_turn(match, 0, 0)
