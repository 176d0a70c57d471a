"""Planning phase and ranking (A65-A82)."""

from __future__ import annotations

import pytest


def zone(view, name, owner):
    """A zone of a view."""
    return next(zone for zone in view["zones"] if (zone["name"], zone["owner"]) == (name, owner))


@pytest.mark.rule("A65")
@pytest.mark.ends_open
def test_one_token_at_a_time_clockwise_from_the_start_player_until_all_are_placed(table):
    t = table(start="culver_lux")
    asked = []
    while t.g.area == 0 and t.g.week == 1:
        asked.append(t.asked()[0])
        t.match.answer(t.question().seat, t.question().options[0])
    assert asked == ["culver_lux", "umbral", "roselie"] * 6


@pytest.mark.rule("A66")
def test_only_the_owner_sees_a_placed_token(table):
    t = table()
    t.answer("bid-2 area_3")
    own, other = t.match.view(0), t.match.view(1)
    assert zone(own, "bids_3", 0)["cards"] == ["bid_2"]
    assert zone(other, "bids_3", 0)["cards"] == []
    assert zone(other, "bids_3", 0)["count"] == 1
    assert "token" not in t.told("bids", 1)[0]
    assert t.told("bids", 0)[0]["token"] == "bid_2"
    assert zone(other, "tokens", 0)["cards"] == [], "nor is it known which ones are left"


@pytest.mark.rule("A67", "A68")
def test_first_token_leftmost_further_ones_on_the_own_stack(table):
    t = table()
    t.answer("bid-0 area_3", "bid-2 area_3", "bid-1 area_3", "bid-star area_3")
    assert t.g.spaces[2] == [0, 1, 2]
    assert t.told("bids")[3]["space"] == 1
    assert t.g.names(t.roselie.bids[2]) == ["bid_0", "bid_star"]


@pytest.mark.rule("A69", "A70")
def test_at_most_three_tokens_in_one_area_and_placed_ones_stay(table):
    t = table(houses="roselie umbral")
    for mine in ("bid-0 area_3", "bid-0 area_3", "bid-1 area_3"):
        t.answer(mine)
        t.match.answer(1, t.question().options[-1])
    assert len(t.roselie.bids[2]) == 3
    assert not [name for name in t.names() if name.endswith("area_3")], "no fourth token"
    assert t.offers() == {
        f"{token} area_{area}"
        for token in ("bid-1", "bid-2", "bid-star")
        for area in (1, 2, 4, 5, 6, 7)
    }


@pytest.mark.rule("A71", "A72", "A80")
def test_a_zero_reserves_a_space_but_gives_no_actions(table):
    t = table(area=3, bids="roselie 0+0, umbral 1")
    assert t.g.spaces[2] == [0, 2]
    assert t.g.order == [2]
    assert t.asked() == ("umbral", "soldiers-act")
    assert t.roselie.rank == 0


@pytest.mark.rule("A73")
def test_a_higher_bid_gives_no_more_actions_than_the_rank_says(table):
    for stack in ("1", "2", "2+*+1"):
        t = table(area=3, bids=f"roselie {stack}")
        if "*" in stack:
            t.answer("choose star_2")
        assert t.g.points == 3


@pytest.mark.rule("A74")
def test_areas_are_resolved_in_order_each_one_fully(table):
    t = table(houses="roselie umbral")
    stacks = iter(
        ["area_7", "area_1", "area_3", "area_2", "area_5", "area_4", "area_6", "area_5"] * 2
    )
    while t.g.area == 0:
        area = next(stacks)
        t.match.answer(
            t.question().seat,
            next(o for o in t.question().options if t.title.vocabulary.object(o) == area),
        )
    seen = []
    while t.g.week == 1:
        seen.append(t.g.area)
        t.match.answer(t.question().seat, t.question().options[-1])
    assert seen == sorted(seen)
    assert [event["area"] for event in t.told("area")][:7] == [f"area_{n}" for n in range(1, 8)]


@pytest.mark.rule("A75")
def test_tokens_are_shown_to_all_and_added_up(table):
    t = table(area=3, bids="roselie 2+1, umbral 1+1+0")
    assert (t.roselie.bid, t.umbral.bid) == (3, 2)
    assert zone(t.match.view(1), "bids_3", 2)["cards"] == ["bid_0", "bid_1", "bid_1"]


@pytest.mark.rule("A76")
@pytest.mark.parametrize(
    ("answer", "bid", "first"), [("star_2", 3, "roselie"), ("star_1", 2, "umbral")]
)
def test_a_star_counts_2_or_1_as_decided_when_it_is_revealed(table, answer, bid, first):
    t = table(area=4, bids="umbral 2+0, roselie *+1")
    assert t.asked() == ("roselie", "star")
    assert t.offers() == {"choose star_2", "choose star_1"}
    t.answer(f"choose {answer}")
    assert t.roselie.bid == bid
    assert t.asked()[0] == first


@pytest.mark.rule("A77", "A179")
@pytest.mark.parametrize("area", range(1, 8))
@pytest.mark.ends_open
def test_a_star_of_1_may_activate_one_guild_in_any_area(table, area):
    t = table(
        area=area, bids="roselie *", row="spy_1 spy_2 spy_3 joker_1 joker_2",
        roselie={"guilds": "soldiers merchants"},
    )  # fmt: skip
    assert t.offers() == {
        "choose star_2", "choose star_1", "activate guild_soldiers", "activate guild_merchants",
    }  # fmt: skip
    t.answer("activate guild_merchants")
    assert t.roselie.bid == 1
    assert t.roselie.tracks == [0, 0, 1, 0, 1]
    assert len(t.told("activates")) == 1


@pytest.mark.rule("A77", "A28")
@pytest.mark.ends_open
def test_only_guilds_under_the_home_board_can_be_activated(table):
    t = table(area=3, bids="roselie *", umbral={"guilds": "bankers"})
    assert t.offers() == {"choose star_2", "choose star_1"}


@pytest.mark.rule("A78")
def test_several_stars_are_decided_from_left_to_right(table):
    t = table(area=5, bids="umbral *, roselie *, culver_lux 0+*")
    for house in ("umbral", "roselie", "culver_lux"):
        assert t.asked() == (house, "star")
        t.answer("choose star_1")
    assert t.g.order == [2, 0, 1]


@pytest.mark.rule("A79")
@pytest.mark.parametrize(
    ("bids", "order"),
    [
        ("umbral 1, roselie 2, culver_lux 1+1", ["roselie", "culver_lux", "umbral"]),
        ("umbral 1, roselie 1, culver_lux 1", ["umbral", "roselie", "culver_lux"]),
        ("umbral 0, roselie 1, culver_lux 2", ["culver_lux", "roselie"]),
        ("culver_lux 1+1, umbral 2, roselie 2+1", ["roselie", "culver_lux", "umbral"]),
    ],
)
def test_highest_bid_first_ties_to_the_left(table, bids, order):
    t = table(area=3, bids=bids)
    assert [t.houses[seat] for seat in t.g.order] == order


@pytest.mark.rule("A81")
def test_the_number_of_actions_depends_on_rank_and_players(table):
    def points(houses, bids):
        t = table(houses=houses, area=3, bids=bids)
        found = []
        while t.g.week == 1:
            if t.question().prompt == "choose-kind":
                t.answer("choose station")
            found.append(t.g.points)
            t.answer("pass")
        return found

    assert points("roselie umbral", "roselie 2, umbral 1") == [3, 1]
    assert points("roselie umbral antares", "roselie 2, umbral 1, antares 1") == [3, 2, 1]
    four = "roselie umbral antares culver_lux"
    assert points(four, "roselie 2, umbral 2, antares 1, culver_lux 1") == [3, 2, 1, 1]


@pytest.mark.rule("A82")
def test_tokens_return_after_the_area_and_stay_known_for_the_week(table):
    t = table(area=3, bids="roselie 2, umbral 1")
    t.answer("pass")
    assert t.roselie.bids[2], "the area is not yet resolved"
    t.answer("pass")
    assert not t.roselie.bids[2] and len(t.roselie.tokens) == 6
    assert t.g.week == 2
    assert zone(t.match.view(1), "tokens", 0)["cards"] == [], "a new week, new secrets"
