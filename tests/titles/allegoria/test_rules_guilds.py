"""Guilds (A179-A185)."""

from __future__ import annotations

import pytest


def star(table, guild, **given):
    """Roselie activates a guild with the * in area IV."""
    home = given.pop("roselie", {})
    t = table(area=4, bids="roselie *", roselie={"guilds": guild} | home, **given)
    t.answer(f"activate guild_{guild}")
    return t


@pytest.mark.rule("A179")
def test_a_star_of_2_activates_nothing_and_one_guild_at_a_time(table):
    t = table(area=4, bids="roselie *", roselie={"guilds": "soldiers merchants"})
    t.answer("choose star_2")
    assert t.roselie.tracks == [0, 0, 0, 0, 0]
    t = table(area=4, bids="roselie *", roselie={"guilds": "soldiers merchants"})
    t.answer("activate guild_soldiers")
    assert t.roselie.tracks == [1, 1, 0, 0, 0]
    assert t.question().prompt == "spies-act"


@pytest.mark.rule("A180", "card/guild_soldiers")
@pytest.mark.ruling("card/guild_soldiers#2")
@pytest.mark.parametrize(
    ("before", "after"), [((3, 5), (4, 6)), ((12, 5), (12, 6)), ((12, 12), (12, 12))]
)
def test_guild_of_soldiers_raises_strength_and_intrigue(table, before, after):
    t = star(table, "soldiers", roselie={"strength": before[0], "intrigue": before[1]})
    assert (t.track("roselie", "strength"), t.track("roselie", "intrigue")) == after


@pytest.mark.rule("A181", "card/guild_spies")
def test_guild_of_spies_changes_the_kind_of_a_figure_where_it_stands(table):
    t = star(table, "spies", roselie={"soldier": "umbral centre", "merchant": "umbral"})
    assert t.offers() == {"from umbral", "from centre"}
    t.answer("from umbral")
    assert t.offers() == {"remove soldier", "remove merchant"}
    t.answer("remove soldier")
    assert t.offers() == {"place spy", "place merchant"}, "another kind than the one removed"
    t.answer("place spy")
    assert t.figures("roselie", "spy", "umbral") == 1
    assert t.figures("roselie", "soldier", "umbral") == 0
    assert t.roselie.supply == 7


@pytest.mark.rule("A181")
@pytest.mark.ruling("R18", "card/guild_spies#2")
@pytest.mark.ends_open
def test_guild_of_spies_needs_a_figure_on_the_map_but_none_in_the_supply(table):
    t = table(area=4, bids="roselie *", roselie={"guilds": "spies"})
    assert "activate guild_spies" not in t.offers()
    t = star(table, "spies", roselie={"soldier": "home*10"})
    t.answer("place merchant")
    assert t.figures("roselie", "merchant", "home") == 1


@pytest.mark.rule("A182", "card/guild_merchants")
@pytest.mark.ruling("card/guild_merchants#2")
@pytest.mark.parametrize(("before", "after"), [((3, 5), (4, 6)), ((12, 5), (12, 6))])
def test_guild_of_merchants_raises_trade_and_knowledge(table, before, after):
    t = star(table, "merchants", roselie={"trade": before[0], "knowledge": before[1]})
    assert (t.track("roselie", "trade"), t.track("roselie", "knowledge")) == after


@pytest.mark.rule("A183", "card/guild_bankers")
@pytest.mark.ruling("card/guild_bankers#2")
@pytest.mark.parametrize(("wealth", "after"), [(3, 5), (11, 12), (12, 12)])
def test_guild_of_bankers_takes_wealth_or_gives_influence(table, wealth, after):
    t = star(table, "bankers", roselie={"wealth": wealth}, umbral={"wealth": 2})
    assert t.track("roselie", "wealth") == after
    assert t.track("umbral", "wealth") == 1
    assert t.track("culver_lux", "wealth") == 0
    assert t.roselie.influence == 1, "for Culver-Lux, who had nothing"


@pytest.mark.rule("A184", "card/guild_scholars")
def test_guild_of_scholars_keeps_one_and_sells_the_rest(table):
    t = star(
        table, "scholars", workers="spy_1 spy_2 spy_3 joker_1", roselie={"wealth": 5},
        umbral={"wealth": 2}, culver_lux={"wealth": 1},
    )  # fmt: skip
    assert t.asked() == ("roselie", "guild-keep"), "three players: four cards"
    assert t.offers() == {"keep spy_1", "keep spy_2", "keep spy_3", "keep joker_1"}
    t.answer("keep joker_1")
    assert "cards" not in t.told("draws", 1)[0], "the kept card is secret"
    assert t.asked() == ("culver_lux", "guild-buy"), "from the left"
    assert t.offers() == {"buy spy_1", "buy spy_2", "buy spy_3", "pass"}
    t.answer("buy spy_3")
    assert t.asked()[0] == "umbral"
    t.answer("pass")
    assert t.hand("roselie") == "joker_1"
    assert t.hand("culver_lux") == "spy_3"
    assert (t.track("roselie", "wealth"), t.track("culver_lux", "wealth")) == (6, 0)
    assert t.cards(t.g.worker_discard) == "spy_1 spy_2"


@pytest.mark.rule("A185")
@pytest.mark.ruling("card/guild_scholars#2")
def test_guild_of_scholars_skips_the_poor_and_goes_on_at_12(table):
    t = star(
        table,
        "scholars",
        workers="spy_1 spy_2 spy_3 joker_1",
        roselie={"wealth": 12},
        umbral={"wealth": 2},
    )
    t.answer("keep joker_1")
    assert t.asked()[0] == "umbral", "Culver-Lux has no wealth"
    t.answer("buy spy_1")
    assert (t.track("roselie", "wealth"), t.track("umbral", "wealth")) == (12, 1)
    assert t.hand("umbral") == "spy_1"
    assert t.question().prompt == "spies-act", "once only"


@pytest.mark.rule("A184")
@pytest.mark.ends_open
def test_two_players_draw_three_and_four_players_five(table):
    for houses, count in (("roselie umbral", 3), ("roselie umbral antares culver_lux", 5)):
        top = "spy_1 spy_2 spy_3 joker_1 joker_2"
        t = star(table, "scholars", houses=houses, workers=top)
        assert len(t.question().options) == count
