"""Area VI: Profits, Wages, Grant (A169-A178)."""

from __future__ import annotations

import pytest

ALONE = "roselie 2"


@pytest.mark.rule("A169")
@pytest.mark.rule("card/banker_1", "card/banker_2", "card/banker_3")
def test_profits_discards_at_least_one_card_and_places_nothing(table):
    t = table(area=6, bids=ALONE, roselie={"hand": "banker_1 banker_2 banker_3 joker_1 spy_1"})
    t.do("profits")
    assert t.offers() == {
        f"discard {card}" for card in ("banker_1", "banker_2", "banker_3", "joker_1")
    }
    t.answer("discard banker_3", "discard joker_1", "pass")
    assert t.track("roselie", "wealth") == 4
    assert t.roselie.supply == 10
    t.do("profits")
    t.answer("discard banker_2", "discard banker_1")
    assert t.track("roselie", "wealth") == 7
    assert "do profits" not in t.offers(), "no card is left for it"


@pytest.mark.rule("A169")
def test_without_a_fitting_card_there_are_no_profits(table):
    assert (
        "do profits" not in table(area=6, bids=ALONE, roselie={"hand": "spy_1 scholar_3"}).offers()
    )


@pytest.mark.rule("A108", "A169", "A186")
@pytest.mark.ruling("R20")
def test_profits_and_education_need_no_figure_in_the_supply(table):
    full = {"soldier": "home*10", "hand": "banker_1 scholar_1"}
    assert "do profits" in table(area=6, bids=ALONE, roselie=full).offers()
    assert "do education" in table(area=7, bids=ALONE, roselie=full).offers()


@pytest.mark.rule("A170", "A171")
@pytest.mark.parametrize("kind", ["soldier", "spy", "merchant"])
def test_wages_moves_any_kind_in_groups_limited_by_wealth(table, kind):
    home = {kind: "home*4", "wealth": 8}
    t = table(area=6, bids=ALONE, roselie=home)
    t.do("wages")
    assert t.offers() == {"count 1", "count 2", "count 3"}
    t.answer("count 3")
    assert t.figures("roselie", kind, "centre") == 3
    assert t.g.points == 2
    t.do("wages")
    t.answer("enter umbral", "count 3")
    assert t.figures("roselie", kind, "umbral") == 3
    assert t.g.points == 1, "each region is an action of its own"


@pytest.mark.rule("A170", "A172")
@pytest.mark.ends_open
def test_wages_asks_for_the_kind_and_goes_through_the_centre(table):
    t = table(
        area=6,
        bids=ALONE,
        roselie={"soldier": "home", "spy": "umbral", "strength": 12, "intrigue": 12},
    )
    t.do("wages")
    assert t.offers() == {"move soldier", "move spy"}
    t.answer("move spy")
    assert t.figures("roselie", "spy", "centre") == 1
    t.do("wages")
    t.answer("move spy")
    assert t.offers() == {"enter roselie", "enter culver_lux", "enter umbral"}


@pytest.mark.rule("A173")
def test_grant_costs_two_points(table):
    t = table(area=6, bids="roselie 2, umbral 1")
    t.do("grant_guild")
    t.answer("place guild_spies")
    assert t.g.points == 1
    assert t.roselie.guilds == [1]
    assert "do grant_guild" not in t.offers(), "one point is too little"


def use_up(t, points):
    """Spend points on Wages, always the first way and a group of one."""
    for _ in range(points):
        t.do("wages")
        while t.question().prompt in ("move-group", "move-size"):
            t.match.answer(0, t.question().options[0])


@pytest.mark.rule("A174")
@pytest.mark.parametrize(
    ("wealth", "left", "anarchy"), [(6, 5, 1), (5, 4, 0), (2, 1, 1), (1, 0, 0)]
)
def test_one_missing_point_of_grant_comes_from_wealth(table, wealth, left, anarchy):
    t = table(area=6, bids=ALONE, roselie={"wealth": wealth, "soldier": "home*2"})
    use_up(t, 2)
    assert t.g.points == 1
    t.do("grant_guild")
    t.answer("place guild_spies")
    assert (t.track("roselie", "wealth"), t.roselie.anarchy) == (left, anarchy)
    assert t.g.week == (2 if anarchy or left == 0 else 1), "crossing ends the turn"


@pytest.mark.rule("A174")
@pytest.mark.parametrize(("wealth", "anarchy"), [(6, 1), (7, 1), (2, 1), (3, 1), (12, 1), (11, 1)])
def test_two_extra_points_for_grant_may_go_beyond_the_threshold_for_one_marker(
    table, wealth, anarchy
):
    home = {"wealth": wealth, "soldier": "home*3"}
    t = table(area=6, bids="roselie 2, umbral 1", roselie=home, umbral={"soldier": "home"})
    use_up(t, 3)
    t.do("grant_guild")
    t.answer("place guild_spies")
    assert (t.track("roselie", "wealth"), t.roselie.anarchy) == (wealth - 2, anarchy)
    assert t.asked()[0] == "umbral", "the turn is over"


@pytest.mark.rule("A174", "A126")
def test_grant_is_not_offered_if_it_cannot_be_paid(table):
    t = table(area=6, bids=ALONE, roselie={"soldier": "home*3", "wealth": 1})
    use_up(t, 3)
    assert "do wages" in t.offers()
    assert "do grant_guild" not in t.offers(), "one space is not enough for two points"


@pytest.mark.rule("A175")
def test_grant_places_a_guild_or_draws_a_task(table):
    t = table(area=6, bids=ALONE, tasks="T07")
    assert {"do grant_guild", "do grant_task"} <= t.offers()
    t.do("grant_task")
    assert t.asked() == ("roselie", "grant-task")
    assert t.offers() == {"keep T07", "discard T07"}
    t.answer("keep T07")
    assert t.cards(t.roselie.tasks) == "T07"
    assert t.roselie.anarchy == 0


@pytest.mark.rule("A176")
@pytest.mark.ruling("R17")
@pytest.mark.ends_open
def test_with_both_slots_filled_a_guild_is_exchanged_and_can_come_back(table):
    t = table(area=6, bids=ALONE, roselie={"guilds": "spies bankers", "wealth": 5})
    t.do("grant_guild")
    assert t.offers() == {"place guild_soldiers", "place guild_merchants", "place guild_scholars"}
    t.answer("place guild_soldiers")
    assert t.offers() == {"replace guild_spies", "replace guild_bankers"}
    t.answer("replace guild_spies")
    assert sorted(t.roselie.guilds) == [0, 3]
    t.do("grant_guild")
    assert "place guild_spies" in t.offers()


@pytest.mark.rule("A177", "A198")
def test_each_guild_is_worth_two_at_the_end(table):
    t = table(week=6, area=7, roselie={"guilds": "spies bankers"}, umbral={"guilds": "spies"})
    assert [sheet["guilds"] for sheet in t.match.view(-1)["facts"]["sheets"]] == [4, 0, 2]


@pytest.mark.rule("A178")
def test_a_granted_task_is_kept_or_discarded_for_a_marker(table):
    t = table(area=6, bids=ALONE, tasks="T36", roselie={"guilds": "spies bankers"})
    t.do("grant_task")
    t.answer("keep T36")
    assert t.cards(t.roselie.done) == "T36", "already fulfilled, so it is revealed at once"
    t = table(area=6, bids=ALONE, tasks="T07")
    t.do("grant_task")
    t.answer("discard T07")
    assert (t.roselie.tasks, t.roselie.anarchy) == ([], 1)
