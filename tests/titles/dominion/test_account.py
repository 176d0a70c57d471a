"""What is told about points: cards by name with their number, tokens, Landmarks."""

from __future__ import annotations

import pytest

from tafelrunde.titles.dominion.account import ACCOUNT


def told(t, seat: int = 0) -> dict[str, tuple[int, int]]:
    """Number and points by source."""
    return {one.what: (one.count, one.points) for one in ACCOUNT.sources(t.g, [])[seat]}


@pytest.mark.rule("D22")
def test_every_card_with_points_is_told_with_its_number(table):
    t = table(hands=["estate*2 curse copper*6"], decks=["gardens province"])
    assert told(t) == {"province": (1, 6), "estate": (2, 2), "gardens": (1, 1), "curse": (1, -1)}
    assert sum(points for _, points in told(t).values()) == t.score()
    deck = {one.card: one.count for one in ACCOUNT.decks(t.g)[0]}
    assert deck == {"province": 1, "gardens": 1, "estate": 2, "copper": 6, "curse": 1}


@pytest.mark.rule("D22")
def test_cards_that_score_on_the_tavern_mat_only_are_counted_wherever_they_are(table):
    t = table(hands=["distant_lands*3"], decks=["distant_lands"], actions=2)
    t.play("distant_lands", "distant_lands")
    assert told(t) == {"distant_lands": (4, 8)} and t.score() == 8
    t.end_turn()
    t.end_turn()


@pytest.mark.rule("D22")
def test_tokens_and_landmarks_are_sources_of_their_own(table):
    t = table(hands=["bishop copper"], kingdom="bandit_fort", decks=["silver*2"])
    t.play("bishop")
    assert told(t) == {"tokens": (1, 1), "bandit_fort": (0, -4)}
    assert t.score() == -3
