"""Rulings where the rulebook is silent (docs/rulings/allegoria.md)."""

from __future__ import annotations

import pytest

FOUR = "roselie culver_lux antares umbral"
FIVE = "spy_1 spy_2 spy_3 joker_1 joker_2"


@pytest.mark.rule("A103")
def test_r1_a_sole_bidder_uses_the_first_row(table):
    t = table(area=3, bids="roselie 1, umbral 0", roselie={"soldier": "umbral"})
    assert t.g.points == 3
    assert "do attack" in t.offers()


@pytest.mark.rule("A85", "A92")
def test_r1_a_sole_bidder_takes_the_marker_and_divides(table):
    t = table(area=1, bids="umbral 1")
    t.answer("pass")
    assert t.g.start == t.seat("umbral")
    t = table(area=2, bids="umbral 2", row=FIVE)
    t.answer("single spy_1", "pair spy_3")
    assert t.asked() == ("umbral", "take-group")


@pytest.mark.rule("A103")
@pytest.mark.parametrize(("reading", "points"), [("last_row", 1), ("own_row", 2)])
def test_r2_the_lowest_of_two_bidders_among_four(table, reading, points):
    t = table(houses=FOUR, area=3, bids="roselie 2, umbral 1", options={"lowest": reading})
    t.answer("pass")
    assert t.g.points == points
    assert t.offers() == {"do recruit", "pass"}


@pytest.mark.rule("A174", "A128")
def test_r3_a_dearer_action_takes_a_marker_for_each_threshold(table):
    home = {"wealth": 6, "soldier": "home"}
    t = table(
        houses=FOUR,
        area=6,
        bids="umbral 2, roselie 2, antares 1",
        decree="D02",
        lower=True,
        roselie=home,
    )
    t.answer("pass", "choose commission")
    t.do("grant_guild")  # two points and one more: one of the bid, two extra ones
    t.answer("place guild_spies")
    assert (t.track("roselie", "wealth"), t.roselie.anarchy) == (4, 1)


@pytest.mark.rule("A85", "A99")
def test_r4_without_bids_the_marker_stays_and_the_cards_are_discarded(table):
    assert table(area=1, bids="umbral 0", start="culver_lux").g.start == 1
    assert len(table(area=2, row=FIVE).g.worker_discard) == 5


@pytest.mark.rule("A13")
def test_r5_regions_without_a_castle_are_out_of_play(table):
    t = table(houses="roselie umbral", area=3, bids="roselie 2", roselie={"soldier": "centre"})
    t.do("advance")
    assert t.offers() == {"enter roselie", "enter umbral"}


@pytest.mark.rule("A32")
def test_r7_influence_tokens_never_run_out(table):
    t = table(area=3, bids="roselie 2", roselie={"soldier": "umbral", "influence": 90})
    t.do("attack")
    assert t.roselie.influence == 91


@pytest.mark.rule("A146")
def test_r9_no_more_soldiers_are_removed_than_are_left(table):
    t = table(
        area=3,
        bids="roselie 2",
        dice=(4, 0),
        roselie={"soldier": "umbral*3"},
        umbral={"soldier": "home*2"},
    )
    t.do("attack")
    t.answer("pass", "choose removal")
    assert t.figures("umbral", "soldier", "home") == 0
    assert t.umbral.supply == 10


@pytest.mark.rule("A146")
def test_r10_a_lone_defender_leaves_only_influence_as_spoils(table):
    t = table(
        area=3,
        bids="roselie 2",
        dice=(3, 1),
        roselie={"soldier": "umbral*2"},
        umbral={"soldier": "home"},
    )
    t.do("attack")
    t.answer("pass")
    assert t.roselie.influence == 3
    assert t.question().prompt == "soldiers-act"


@pytest.mark.rule("A158")
def test_r12_every_ruse_in_the_centre_takes_a_marker(table):
    t = table(area=4, bids="roselie 2", roselie={"spy": "centre*3"})
    t.do("ruse", "ruse", "ruse")
    assert t.roselie.anarchy == 3


@pytest.mark.rule("A157")
def test_r13_diplomacy_ends_at_x5(table):
    t = table(area=4, bids="roselie 2", roselie={"spy": "centre", "diplomacy": 5})
    t.do("ruse")
    assert t.roselie.diplomacy == 5


@pytest.mark.rule("A88")
def test_r15_a_task_that_already_holds_is_fulfilled_when_it_is_taken(table):
    t = table(area=1, bids="roselie 1", tasks="T33 T01 T02", roselie={"wealth": 8})
    t.answer("keep T33")
    assert t.cards(t.roselie.done) == "T33"


@pytest.mark.rule("A155", "card/T19")
def test_r16_a_track_at_0_is_not_lowered_and_does_not_count(table):
    t = table(area=4, bids="roselie 2", roselie={"spy": "umbral", "tasks": "T19"})
    t.do("ruse")
    t.answer("lower knowledge", "pass")
    assert t.roselie.done == []


@pytest.mark.rule("A176")
def test_r17_a_guild_lies_there_only_once(table):
    t = table(area=6, bids="roselie 2", roselie={"guilds": "spies"})
    t.do("grant_guild")
    assert "place guild_spies" not in t.offers()


@pytest.mark.rule("A136")
def test_r19_from_an_opponents_region_only_the_centre_is_near(table):
    t = table(area=3, bids="roselie 2", roselie={"soldier": "umbral"})
    t.do("advance")
    assert t.figures("roselie", "soldier", "centre") == 1


@pytest.mark.rule("A85")
def test_r22_the_start_player_of_next_week_is_fixed_in_area_one(table):
    t = table(area=1, bids="culver_lux 1")
    t.answer("pass")
    assert t.asked() == ("culver_lux", "bid")
