"""Every decree, before and after the queen's death."""

from __future__ import annotations

import pytest

from tafelrunde.titles.allegoria import rounds

HOUSES = ("roselie", "culver_lux", "umbral")
NOW = rounds.DECREE


@pytest.mark.rule("card/D02", "A61")
@pytest.mark.ruling("R30")
def test_hard_times_upper_one_more_point_for_every_bidder(table):
    t = table(area=3, bids="roselie 2, umbral 1", decree="D02")
    assert t.g.points == 4
    t.answer("pass")
    assert t.g.points == 2
    assert "do attack" not in t.offers()
    four = "roselie culver_lux antares umbral"
    t = table(houses=four, area=4, bids="roselie 2, umbral 1, antares 1", decree="D02")
    t.answer("pass", "choose commission")
    assert t.g.points == 2


@pytest.mark.rule("card/D02")
@pytest.mark.ruling("R30")
def test_hard_times_lower_the_first_commission_costs_one_more(table):
    t = table(area=3, bids="roselie 2", decree="D02", lower=True, roselie={"soldier": "umbral*3"})
    t.do("attack")
    t.answer("count 1")
    assert t.g.points == 1
    t.do("attack")
    t.answer("count 1")
    assert t.g.points == 0
    t = table(area=3, bids="roselie 2", decree="D02", lower=True)
    t.do("recruit")
    assert t.g.points == 2, "station actions cost what they always cost"


@pytest.mark.rule("card/D03")
@pytest.mark.ruling("R21")
def test_royal_muster_upper_each_may_place_a_soldier_in_turn(table):
    t = table(stage=NOW, decree="D03", start="umbral", culver_lux={"supply": 0})
    assert t.asked() == ("umbral", "decree-place"), "from the start player clockwise"
    t.answer("choose yes")
    assert t.asked()[0] == "roselie"
    t.answer("pass")
    assert t.question().prompt == "bid", "Culver-Lux has no figure left"
    assert [t.figures(house, "soldier", "home") for house in HOUSES] == [0, 0, 1]


@pytest.mark.rule("card/D03")
def test_royal_muster_lower_each_with_a_soldier_returns_one(table):
    t = table(
        stage=NOW,
        decree="D03",
        lower=True,
        roselie={"soldier": "home umbral"},
        umbral={"soldier": "home"},
    )
    assert t.asked() == ("roselie", "decree-remove")
    assert t.offers() == {"remove roselie", "remove umbral"}
    t.answer("remove umbral")
    assert (t.roselie.supply, t.umbral.supply, t.culver_lux.supply) == (9, 10, 10)


@pytest.mark.rule("card/D04")
def test_masked_ball_upper_each_may_place_a_spy(table):
    t = table(stage=NOW, decree="D04")
    t.answer("choose yes", "choose yes", "pass")
    assert [t.figures(house, "spy", "home") for house in HOUSES] == [1, 1, 0]


@pytest.mark.rule("card/D04")
def test_masked_ball_lower_spies_away_from_home_are_hunted(table):
    t = table(
        stage=NOW,
        decree="D04",
        lower=True,
        roselie={"spy": "home centre"},
        umbral={"spy": "home*2"},
    )
    assert t.question().prompt == "bid", "nothing to choose"
    assert t.figures("roselie", "spy", "centre") == 0
    assert t.figures("roselie", "spy", "home") == 1
    assert t.figures("umbral", "spy", "home") == 2


@pytest.mark.rule("card/D05")
@pytest.mark.ruling("card/D05#1")
def test_grand_fair_upper_waives_anarchy_for_commerce_at_home(table):
    home = {"merchant": "home", "trade": 3}
    t = table(area=5, bids="roselie 2", decree="D05", roselie=home, markers=0)
    t.do("commerce")
    t.answer("pay trade")
    assert t.roselie.anarchy == 0


@pytest.mark.rule("card/D05")
def test_grand_fair_lower_commerce_costs_one_more_that_nobody_receives(table):
    home = {"merchant": "umbral", "trade": 5}
    t = table(area=5, bids="roselie 2", decree="D05", lower=True, roselie=home)
    t.do("commerce")
    t.answer("pay trade", "choose influence")
    assert (t.track("roselie", "trade"), t.track("umbral", "trade")) == (3, 1)
    assert t.roselie.influence == 3


@pytest.mark.rule("card/D06")
@pytest.mark.ruling("card/D06#1")
@pytest.mark.parametrize(("lower", "after"), [(False, [3, 12, 1]), (True, [1, 11, 0])])
def test_tax_relief_and_war_tax(table, lower, after):
    t = table(
        stage=NOW, decree="D06", lower=lower, roselie={"wealth": 2}, culver_lux={"wealth": 12}
    )
    assert t.question().prompt == "bid"
    assert [t.track(house, "wealth") for house in HOUSES] == after


@pytest.mark.rule("card/D07")
def test_royal_academy_upper_each_may_draw_a_worker(table):
    t = table(stage=NOW, decree="D07", workers="spy_3 joker_2")
    assert t.asked() == ("roselie", "decree-draw")
    t.answer("choose yes", "pass", "choose yes")
    assert [t.hand(house) for house in HOUSES] == ["spy_3", "", "joker_2"]


@pytest.mark.rule("card/D07")
def test_royal_academy_lower_each_discards_a_worker(table):
    t = table(
        stage=NOW,
        decree="D07",
        lower=True,
        roselie={"hand": "spy_1 spy_2"},
        umbral={"hand": "spy_3"},
    )
    assert t.asked() == ("roselie", "decree-discard")
    assert t.offers() == {"discard spy_1", "discard spy_2"}
    t.answer("discard spy_1")
    assert [t.hand(house) for house in HOUSES] == ["spy_2", "", ""]
    assert t.cards(t.g.worker_discard) == "spy_1 spy_3"


@pytest.mark.rule("card/D08")
def test_royal_pardon_upper_each_may_return_a_marker(table):
    t = table(stage=NOW, decree="D08", roselie={"anarchy": 2}, umbral={"anarchy": 1})
    t.answer("choose yes")
    assert t.asked() == ("umbral", "decree-return-anarchy"), "Culver-Lux has none"
    t.answer("pass")
    assert (t.roselie.anarchy, t.umbral.anarchy, t.g.markers) == (1, 1, 22)


@pytest.mark.rule("card/D08")
def test_royal_pardon_lower_a_marker_or_a_track(table):
    t = table(stage=NOW, decree="D08", lower=True, roselie={"trade": 2, "wealth": 1})
    assert t.asked() == ("roselie", "decree-choice")
    t.answer("choose track")
    assert t.offers() == {"lower trade", "lower wealth"}
    t.answer("lower wealth")
    assert t.track("roselie", "wealth") == 0
    assert (t.culver_lux.anarchy, t.umbral.anarchy) == (1, 1), "the others had no choice"
    t = table(stage=NOW, decree="D08", lower=True, roselie={"trade": 2}, markers=0)
    assert (t.track("roselie", "trade"), t.roselie.anarchy) == (1, 0)


@pytest.mark.rule("card/D09")
@pytest.mark.ruling("R8", "R21", "card/D09#1")
def test_royal_embassy_upper_two_of_a_track_for_diplomacy(table):
    home = {"trade": 2, "wealth": 1, "knowledge": 5}
    t = table(stage=NOW, decree="D09", roselie=home, umbral={"trade": 4, "diplomacy": 5})
    assert t.asked() == ("roselie", "decree-pay-diplomacy")
    assert t.offers() == {"lower trade", "lower knowledge", "pass"}
    t.answer("lower knowledge")
    assert (t.track("roselie", "knowledge"), t.roselie.diplomacy) == (3, 1)
    assert t.question().prompt == "bid", "the others cannot pay or are at the end"


@pytest.mark.rule("card/D09")
def test_royal_embassy_lower_the_first_ruse_costs_one_more(table):
    t = table(area=4, bids="roselie 2", decree="D09", lower=True, roselie={"spy": "centre*3"})
    t.do("ruse")
    assert t.g.points == 1
    t.do("ruse")
    assert t.g.points == 0


@pytest.mark.rule("card/D10")
@pytest.mark.ruling("R21", "card/D10#1")
def test_royal_almsgiving_upper_a_wealth_for_a_space_with_its_tile(table):
    t = table(
        stage=NOW,
        decree="D10",
        tiles="tile_influence tile_card tile_home",
        roselie={"wealth": 1, "alms": 1, "anarchy": 1},
        umbral={"wealth": 3, "alms": 8},
    )
    assert t.asked() == ("roselie", "decree-pay-alms")
    t.answer("lower wealth")
    assert (t.track("roselie", "wealth"), t.roselie.alms, t.roselie.influence) == (0, 2, 1)
    assert t.roselie.anarchy == 1, "no marker is returned"
    assert t.question().prompt == "bid"


@pytest.mark.rule("card/D10")
def test_royal_almsgiving_lower_alms_cost_two(table):
    t = table(area=7, bids="roselie 2", decree="D10", lower=True, roselie={"knowledge": 3})
    t.do("alms")
    assert (t.g.points, t.roselie.alms) == (1, 1)
    t.do("alms")
    assert (t.track("roselie", "knowledge"), t.roselie.alms) == (2, 2), "one of them was extra"


@pytest.mark.rule("card/D11")
@pytest.mark.ruling("card/D11#1")
@pytest.mark.ends_open
def test_guild_day_upper_a_guild_costs_one_point_a_task_still_two(table):
    t = table(area=6, bids="roselie 2", decree="D11")
    t.do("grant_guild")
    t.answer("place guild_spies")
    assert t.g.points == 2
    t.do("grant_task")
    assert t.g.points == 0


@pytest.mark.rule("card/D11")
@pytest.mark.ruling("card/D11#2")
@pytest.mark.ends_open
def test_guild_day_lower_no_guild_is_activated(table):
    t = table(area=4, bids="roselie *", decree="D11", lower=True, roselie={"guilds": "bankers"})
    assert t.offers() == {"choose star_2", "choose star_1"}


@pytest.mark.rule("card/D12")
@pytest.mark.parametrize(("lower", "draws"), [(False, [4, 4, 3]), (True, [2, 2, 1])])
def test_court_chronicle_changes_the_draws_of_area_one(table, lower, draws):
    t = table(area=1, bids="roselie 2, umbral 1, culver_lux 1", decree="D12", lower=lower)
    found = []
    while t.g.week == 1:
        found.append(len(t.question().options) - 1)
        t.answer("pass")
    assert found == draws


@pytest.mark.rule("A61")
@pytest.mark.ruling("R21")
def test_what_a_decree_does_fulfils_no_turn_condition(table):
    t = table(
        stage=NOW, decree="D10", tiles="tile_home tile_card tile_influence",
        roselie={"wealth": 3, "tasks": "T41 T45"},
    )  # fmt: skip
    t.answer("lower wealth")
    assert t.roselie.deeds == []
    assert t.roselie.done == []
