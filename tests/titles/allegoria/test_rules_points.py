"""Action points, station and commission actions, anarchy, extra points (A100-A128)."""

from __future__ import annotations

import pytest

from tafelrunde.titles.allegoria.vocabulary import TRACK_NAMES

FOUR = "roselie culver_lux antares umbral"
STATION = ["recruit", "infiltrate", "business", "wages", "training"]


@pytest.mark.rule("A100", "A101", "A102")
def test_points_are_split_freely_between_station_and_commission(table):
    t = table(area=3, bids="roselie 2, umbral 1", roselie={"soldier": "umbral*2"})
    assert t.offers() == {"do recruit", "do advance", "do attack", "pass"}
    assert t.question().count == 3
    t.do("attack")
    t.answer("count 1")
    t.do("recruit")
    assert t.g.points == 1
    t.do("attack")
    assert t.roselie.influence == 2
    assert t.asked()[0] == "umbral"


@pytest.mark.rule("A103")
def test_the_lowest_bidder_only_stations_and_uses_the_last_row(table):
    t = table(area=3, bids="roselie 2, umbral 1", umbral={"soldier": "roselie*2"})
    t.answer("pass")
    assert t.g.points == 1
    assert t.offers() == {"do recruit", "do advance", "pass"}, "no Attack"


@pytest.mark.rule("A104")
@pytest.mark.ruling("R11")
def test_the_second_of_four_players_chooses_one_kind(table):
    bids = "roselie 2, umbral 2, antares 1, culver_lux 1"
    t = table(houses=FOUR, area=3, bids=bids, umbral={"soldier": "roselie*2", "strength": 5})
    t.answer("pass")
    assert t.asked() == ("umbral", "choose-kind")
    t.answer("choose station")
    assert (t.g.points, t.offers()) == (2, {"do recruit", "do advance", "pass"})
    t = table(houses=FOUR, area=3, bids=bids, umbral={"soldier": "roselie*2", "strength": 5})
    t.answer("pass", "choose commission")
    assert (t.g.points, t.offers()) == (1, {"do attack", "pass"})
    t.do("attack")
    t.answer("count 1")
    assert t.offers() == {"do attack", "pass"}, "an extra point is for the same kind"
    t.answer("pass")
    assert t.asked()[0] == "antares"
    assert t.g.points == 1
    t.answer("pass")
    assert t.offers() == {"do recruit", "pass"}, "the last one stations"


@pytest.mark.rule("A104")
def test_the_second_of_three_players_splits_freely(table):
    bids = "roselie 2, umbral 2, culver_lux 1"
    t = table(area=3, bids=bids, umbral={"soldier": "roselie*2"})
    t.answer("pass")
    assert t.g.points == 2
    assert {"do attack", "do recruit"} <= t.offers()


@pytest.mark.rule("A105")
def test_unused_points_are_lost(table):
    t = table(area=3, bids="roselie 2, umbral 1")
    t.answer("pass", "pass")
    assert t.g.week == 2
    assert t.roselie.supply == 10
    assert table(area=4, bids="roselie 2").g.points == 3, "nothing is carried over"


@pytest.mark.rule("A106", "A112")
def test_bankers_and_scholars_need_no_figures(table):
    t = table(area=6, bids="roselie 2", roselie={"hand": "banker_2"})
    assert {"do profits", "do grant_guild", "do grant_task"} <= t.offers()
    assert "do wages" not in t.offers(), "Wages moves figures"
    t = table(area=7, bids="roselie 2", roselie={"hand": "scholar_2"})
    assert t.offers() == {"do education", "do training", "do alms", "pass"}


@pytest.mark.rule("A112")
@pytest.mark.parametrize(("area", "action", "home"), [
    (3, "attack", {"soldier": "umbral"}),
    (4, "ruse", {"spy": "umbral"}),
    (5, "commerce", {"merchant": "umbral"}),
])  # fmt: skip
def test_attack_ruse_and_commerce_need_a_figure_on_the_map(table, area, action, home):
    assert f"do {action}" in table(area=area, bids="roselie 2", roselie=home).offers()
    assert f"do {action}" not in table(area=area, bids="roselie 2").offers()


@pytest.mark.rule("A107", "A27")
def test_cards_and_jokers_discarded_with_a_figure_raise_the_matching_track(table):
    t = table(area=4, bids="roselie 2", roselie={"hand": "spy_3 joker_2 soldier_1"})
    t.do("infiltrate")
    assert t.offers() == {"discard spy_3", "discard joker_2", "pass"}
    t.answer("discard joker_2", "discard spy_3")
    assert t.track("roselie", "intrigue") == 5
    assert t.hand("roselie") == "soldier_1"
    assert t.cards(t.g.worker_discard) == "joker_2 spy_3"


@pytest.mark.rule("A108")
@pytest.mark.ruling("R20")
@pytest.mark.parametrize("area", [3, 4, 5])
def test_with_an_empty_supply_nothing_is_placed(table, area):
    hand = "soldier_1 spy_1 merchant_1 joker_1"
    t = table(area=area, bids="roselie 2", roselie={"soldier": "home*10", "hand": hand})
    assert f"do {STATION[area - 3]}" not in t.offers()
    last = table(area=area, bids="roselie 2", roselie={"soldier": "home*9"})
    last.do(STATION[area - 3])
    assert last.roselie.supply == 0
    assert f"do {STATION[area - 3]}" not in last.offers()


@pytest.mark.rule("A109")
def test_a_removed_figure_can_be_used_again(table):
    t = table(area=3, bids="roselie 2", roselie={"soldier": "umbral*10"})
    t.do("attack")
    t.answer("count 4")
    assert t.roselie.supply == 4
    t.do("recruit")
    assert t.roselie.supply == 3


@pytest.mark.rule("A110")
def test_cards_beyond_12_are_lost(table):
    t = table(area=3, bids="roselie 2", roselie={"strength": 11, "hand": "soldier_3"})
    t.do("recruit")
    t.answer("discard soldier_3")
    assert t.track("roselie", "strength") == 12


# -- anarchy


@pytest.mark.rule("A113", "A122", "A204")
@pytest.mark.parametrize(
    ("taken", "price"), [(1, -1), (6, -1), (7, -2), (12, -2), (13, -3), (19, -4), (24, -4)]
)
def test_markers_cost_what_the_rightmost_space_with_a_gap_says(table, taken, price):
    t = table(
        week=6,
        area=7,
        houses="roselie umbral",
        roselie={"anarchy": 1},
        umbral={"anarchy": taken - 1},
    )
    sheets = t.match.view(-1)["facts"]["sheets"]
    assert sheets[0]["anarchy"] == price
    assert sheets[1]["anarchy"] == price * (taken - 1)


@pytest.mark.rule("A121", "A113")
def test_a_returned_marker_fills_the_highest_gap(table):
    t = table(area=7, bids="roselie 2", roselie={"anarchy": 7})
    assert t.match.view(-1)["facts"]["anarchy_price"] == -2
    t.do("alms")
    assert t.asked() == ("roselie", "alms-return")
    t.answer("choose yes")
    assert t.roselie.anarchy == 6
    assert t.match.view(-1)["facts"]["anarchy_price"] == -1
    t.do("alms")
    t.answer("pass")
    assert t.roselie.anarchy == 6, "returning is voluntary"


@pytest.mark.rule("A114")
def test_a_raid_in_the_centre_takes_a_marker(table):
    t = table(area=3, bids="roselie 2", roselie={"soldier": "centre"})
    t.do("attack")
    assert t.roselie.anarchy == 1
    assert t.told("anarchy")[0]["rule"] == "allegoria:A114"


@pytest.mark.rule("A115")
def test_raising_the_own_die_takes_a_marker(table):
    battle = {"roselie": {"soldier": "umbral*2"}, "umbral": {"soldier": "home*2"}}
    t = table(area=3, bids="roselie 2", dice=(1, 1), **battle)
    t.do("attack")
    t.answer("choose yes", "choose influence")
    assert (t.roselie.anarchy, t.roselie.influence) == (1, 1)


@pytest.mark.rule("A116", "A117")
def test_a_second_track_and_the_central_tavern_take_a_marker(table):
    t = table(area=4, bids="roselie 2", roselie={"spy": "umbral centre"}, umbral={"wealth": 2})
    t.do("ruse")
    t.answer("trick umbral", "lower wealth", "lower wealth")
    assert t.roselie.anarchy == 1
    t.do("ruse")
    assert t.roselie.anarchy == 2


@pytest.mark.rule("A118", "A119")
def test_commerce_at_home_and_a_refused_grant_take_a_marker(table):
    t = table(area=5, bids="roselie 2", roselie={"merchant": "home", "trade": 3})
    t.do("commerce")
    t.answer("pay trade")
    assert t.roselie.anarchy == 1
    t = table(area=6, bids="roselie 2", tasks="T07")
    t.do("grant_task")
    t.answer("discard T07")
    assert t.roselie.anarchy == 1
    assert t.cards(t.g.task_discard) == "T07"


@pytest.mark.rule("A113")
@pytest.mark.ruling("R6")
def test_an_option_that_takes_a_marker_is_not_there_without_markers(table):
    t = table(area=3, bids="roselie 2", roselie={"soldier": "centre"}, markers=0)
    assert "do attack" not in t.offers()
    t = table(area=4, bids="roselie 2", roselie={"spy": "centre umbral"}, markers=0)
    t.do("ruse")
    assert t.asked() == ("roselie", "ruse-lower"), "only the opponent's tavern"
    t.answer("lower wealth")
    assert t.question().prompt != "ruse-more"
    t = table(area=5, bids="roselie 2", roselie={"merchant": "home"}, markers=0)
    assert "do commerce" not in t.offers()
    t = table(area=6, bids="roselie 2", tasks="T07", markers=0)
    t.do("grant_task")
    assert t.cards(t.roselie.tasks) == "T07", "it must be kept"


# -- extra action points


@pytest.mark.rule("A123", "A125", "A127")
@pytest.mark.ruling("R23")
@pytest.mark.parametrize("area", [3, 4, 5])
def test_extra_points_come_from_the_track_of_the_area_after_the_points_of_the_bid(table, area):
    track = TRACK_NAMES[area - 3]
    t = table(area=area, bids="umbral 2, roselie 1", roselie={track: 5})
    t.answer("pass")
    assert t.question().prompt.endswith("-act")
    t.do(STATION[area - 3])
    assert t.track("roselie", track) == 5, "the point of the bid comes first"
    assert t.question().prompt.endswith("-extra")
    t.do(STATION[area - 3])
    assert t.track("roselie", track) == 4
    assert t.roselie.anarchy == 0


@pytest.mark.rule("A124")
def test_extra_points_are_only_for_the_kinds_the_bid_allows(table):
    home = {"strength": 7, "soldier": "umbral*3"}
    t = table(area=3, bids="umbral 2, roselie 1", roselie=home)
    t.answer("pass")
    t.do("recruit")
    assert t.question().prompt == "soldiers-extra"
    assert t.offers() == {"do recruit", "do advance", "pass"}


@pytest.mark.rule("A126")
def test_at_0_there_is_no_extra_point(table):
    t = table(area=3, bids="roselie 2")
    t.do("recruit", "recruit", "recruit")
    assert t.g.week == 2, "the turn is over by itself"


@pytest.mark.rule("A120", "A128")
def test_crossing_a_threshold_takes_a_marker_and_the_action_is_the_last(table):
    t = table(area=3, bids="roselie 2, umbral 1", roselie={"strength": 4})
    t.do("recruit", "recruit", "recruit")
    assert t.question().prompt == "soldiers-cross"
    t.do("recruit")
    assert t.track("roselie", "strength") == 3
    assert t.roselie.anarchy == 1
    assert t.roselie.supply == 6, "the action is still carried out"
    assert t.asked()[0] == "umbral"


@pytest.mark.rule("A127")
def test_two_spaces_from_the_threshold_one_point_is_free(table):
    t = table(area=3, bids="roselie 2, umbral 1", roselie={"strength": 5})
    t.do("recruit", "recruit", "recruit", "recruit")
    assert (t.track("roselie", "strength"), t.roselie.anarchy) == (4, 0)
    t.do("recruit")
    assert (t.track("roselie", "strength"), t.roselie.anarchy) == (3, 1)
    assert t.asked()[0] == "umbral"


@pytest.mark.rule("A128")
def test_a_card_played_with_the_last_extra_action_does_not_prolong_the_turn(table):
    t = table(
        area=3, bids="roselie 2, umbral 1", roselie={"strength": 2, "hand": "soldier_3 soldier_2"}
    )
    t.do("recruit")
    t.answer("pass")
    t.do("recruit")
    t.answer("pass")
    t.do("recruit")
    t.answer("pass")
    t.do("recruit")
    t.answer("discard soldier_3", "discard soldier_2")
    assert t.track("roselie", "strength") == 6
    assert t.asked()[0] == "umbral"


@pytest.mark.rule("A120")
@pytest.mark.ruling("R6")
def test_without_markers_no_threshold_can_be_crossed(table):
    t = table(area=3, bids="roselie 2, umbral 1", roselie={"strength": 4}, markers=0)
    t.do("recruit", "recruit", "recruit")
    assert t.asked()[0] == "umbral"


@pytest.mark.rule("A120", "A113")
@pytest.mark.parametrize(
    ("area", "kind", "where", "action", "track"),
    [
        (3, "soldier", "centre", "attack", "strength"),
        (4, "spy", "centre", "ruse", "intrigue"),
        (5, "merchant", "home", "commerce", "trade"),
    ],
)
def test_an_extra_point_that_takes_the_last_marker_leaves_none_for_its_action(
    table, area, kind, where, action, track
):
    home = {kind: where, track: 4}
    for markers, offered in ((1, False), (2, True)):
        t = table(area=area, bids="roselie 2", roselie=home, markers=markers)
        t.do(*[STATION[area - 3]] * 3)
        assert t.question().prompt.endswith("-cross")
        assert (f"do {action}" in t.offers()) == offered
