"""Platinum and Colony: when they are used, how many there are, and the end of the game."""

from __future__ import annotations

import pytest

from tafelrunde.titles.dominion.kingdoms import RECOMMENDED
from tafelrunde.titles.dominion.options import choose
from tafelrunde.titles.dominion.setup import lay_out

PURE = [row for row in RECOMMENDED if row.set == "prosperity" and row.sets() == ["prosperity"]]


def piles(seats, options):
    """The size of every pile in the Supply."""
    return {slot.card.id: slot.size for slot in lay_out(seats, choose(options)).slots}


@pytest.mark.rule("D8", "card/platinum", "card/colony")
@pytest.mark.ruling("R100", "card/platinum#1")
@pytest.mark.parametrize("year", [2010, 2016])
@pytest.mark.parametrize("row", PURE, ids=str)
def test_a_kingdom_of_prosperity_alone_has_platinum_and_colony(row, year):
    assert choose({"kingdom": f"{row.slug}/{year}"}).colonies
    assert not choose({"kingdom": f"{row.slug}/{year}", "colonies": "without"}).colonies


@pytest.mark.rule("D8")
@pytest.mark.ruling("R100", "card/platinum#1")
@pytest.mark.parametrize("slug", ["biggest-money", "first-game"])
def test_the_option_decides_for_a_mixture_and_against_all_others(slug):
    assert choose({"kingdom": slug, "colonies": "with"}).colonies
    assert not choose({"kingdom": slug, "colonies": "without"}).colonies
    assert not choose({"kingdom": "first-game"}).colonies


@pytest.mark.rule("D8")
@pytest.mark.ruling("R100", "card/platinum#1")
def test_chance_decides_for_a_mixture_if_nothing_is_said():
    draws = [{"sets": ["base", "prosperity"], "seed": str(seed)} for seed in range(60)]
    used = [choose({"draw": draw}).colonies for draw in draws]
    assert 10 < sum(used) < 50
    assert [choose({"draw": draw}).colonies for draw in draws] == used


@pytest.mark.rule("D8", "D3", "card/colony", "card/platinum")
@pytest.mark.parametrize(("seats", "colonies"), [(2, 8), (3, 12), (4, 12), (6, 12)])
def test_there_are_twelve_platinums_and_a_victory_pile_of_colonies(seats, colonies):
    sizes = piles(seats, {"kingdom": "beginners"})
    assert (sizes["platinum"], sizes["colony"]) == (12, colonies)
    assert "platinum" not in piles(seats, {"kingdom": "beginners", "colonies": "without"})
    assert "colony" not in piles(seats, {"kingdom": "beginners", "colonies": "without"})


@pytest.mark.rule("card/colony", "D21", "D22")
@pytest.mark.ruling("card/colony#1")
def test_the_game_ends_when_the_colonies_have_run_out(table):
    t = table(hands=["", "copper"], supply={"colony": 1}, coins=11)
    t.buy("colony")
    assert t.match.over
    assert (t.g.end_met, t.score(0), t.score(1)) == ("colonies", 10, 0)
    t.ends_clean()


@pytest.mark.rule("card/colony", "D21")
def test_provinces_still_end_a_game_with_colonies(table):
    t = table(hands=["", "copper"], kingdom="colony", supply={"province": 1}, coins=8)
    t.buy("province")
    assert t.match.over
    assert t.g.end_met == "provinces"
    t.ends_clean()
