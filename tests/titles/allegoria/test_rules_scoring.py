"""Final scoring, tie-breaks, title (A3, A198-A209)."""

from __future__ import annotations

import pytest

TWO = "roselie umbral"


def ended(table, **given):
    """A game that ends without anything happening in week 6."""
    t = table(week=6, area=7, **given)
    assert t.match.over
    return t


def sheet(t, house):
    """The score sheet of a house."""
    return t.match.view(-1)["facts"]["sheets"][t.seat(house)]


@pytest.mark.rule("A3")
def test_most_points_win(table):
    t = ended(table, roselie={"influence": 3}, umbral={"influence": 5})
    outcome = t.g.outcome()
    assert outcome.winners == [2]
    assert outcome.scores == [3 - 3 - 5, -3 - 5, 5 - 3 - 5]
    assert outcome.reason == "points"


@pytest.mark.rule("A198", "A199", "A205", "A32")
def test_guilds_tasks_and_tokens(table):
    t = ended(table, roselie={"guilds": "spies", "done": "T01 T02 T13", "influence": 7})
    lines = sheet(t, "roselie")
    assert (lines["guilds"], lines["during_tasks"], lines["influence"]) == (2, 1 + 2 + 3, 7)


@pytest.mark.rule("A200", "A201")
def test_end_tasks_give_five_and_unfulfilled_ones_cost_three(table):
    t = ended(table, roselie={"end_tasks": "E15 E08", "tasks": "T01 T02"})
    lines = sheet(t, "roselie")
    assert (lines["end_tasks"], lines["unfulfilled"]) == (5, -9)
    zones = {(zone["name"], zone["owner"]): zone["cards"] for zone in t.match.view(1)["zones"]}
    assert zones["end_tasks", 0] == ["E08"], "all tasks are laid open at the end"
    assert zones["tasks", 0] == ["T01", "T02"]


@pytest.mark.rule("A202")
@pytest.mark.parametrize("space", range(6))
def test_diplomacy_multiplies_the_fulfilled_tasks_of_the_game(table, space):
    t = ended(table, roselie={"diplomacy": space, "done": "T01 T02"})
    assert sheet(t, "roselie")["diplomacy"] == 2 * space


@pytest.mark.rule("A203")
@pytest.mark.parametrize(("space", "points"), [(0, -3), (1, 0), (4, 0), (7, 0), (8, 5)])
def test_alms_count_on_the_first_and_the_last_space(table, space, points):
    assert sheet(ended(table, roselie={"alms": space}), "roselie")["alms"] == points


@pytest.mark.rule("A206")
def test_each_home_track_gives_its_sections_influence(table):
    home = {"strength": 0, "intrigue": 2, "trade": 5, "wealth": 9, "knowledge": 12}
    lines = sheet(ended(table, roselie=home), "roselie")
    assert [lines[track] for track in home] == [-1, 0, 1, 3, 5]
    assert lines["subtotal_2"] == 8
    assert lines["total"] == lines["subtotal_1"] + 8


@pytest.mark.rule("A207")
def test_a_tie_goes_to_the_most_fulfilled_tasks(table):
    t = ended(
        table,
        houses=TWO,
        roselie={"influence": 5},
        umbral={"done": "T01 T12 T05", "influence": 2},
    )
    outcome = t.g.outcome()
    assert outcome.scores[0] == outcome.scores[1]
    assert (outcome.winners, outcome.reason) == ([1], "tasks")


@pytest.mark.rule("A207")
def test_end_tasks_count_for_the_tie_as_well(table):
    t = ended(
        table,
        houses=TWO,
        roselie={"influence": 5},
        umbral={"end_tasks": "E15"},
    )
    outcome = t.g.outcome()
    assert outcome.scores[0] == outcome.scores[1]
    assert outcome.winners == [1]


@pytest.mark.rule("A208")
def test_then_to_the_home_tracks_then_it_is_shared(table):
    t = ended(table, houses=TWO, roselie={"influence": 1}, umbral={"strength": 2})
    outcome = t.g.outcome()
    assert outcome.scores[0] == outcome.scores[1]
    assert (outcome.winners, outcome.reason) == ([1], "home-tracks")
    t = ended(table, roselie={"influence": 4}, umbral={"influence": 4})
    outcome = t.g.outcome()
    assert (outcome.winners, outcome.reason) == ([0, 2], "shared")
    assert t.match.view(-1)["facts"]["winners"] == [0, 2]
    assert [event["seat"] for event in t.told("wins")] == [0, 2]


@pytest.mark.rule("A209", "A21")
def test_the_title_names_fulfilled_tasks_noble_and_house(table):
    t = ended(
        table,
        houses=TWO,
        roselie={"noble": "N2", "done": "T01", "end_tasks": "E15", "influence": 9},
    )
    title = t.match.view(-1)["facts"]["titles"][0]
    assert title["cards"] == ["E15", "T01", "N2", "roselie"]
    assert title["de"] == "Der Gerechte, der Werber, die Heerfürstin von Haus Roselie"
    assert title["en"] == "The Just, the Recruiter, the Lady Marshal of House Roselie"
    assert t.told("wins")[0]["title"] == title["cards"]


@pytest.mark.rule("A34")
def test_sheets_are_shown_only_at_the_end(table):
    assert table().match.view(0)["facts"]["sheets"] == []
    lines = sheet(ended(table, houses=TWO), "roselie")
    assert lines["subtotal_1"] == sum(list(lines.values())[:8])
