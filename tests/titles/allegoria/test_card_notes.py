"""The notes on cards, each with the case that it settles."""

from __future__ import annotations

import pytest

from tafelrunde.titles.allegoria import rounds
from tafelrunde.titles.allegoria.title import TITLE

FIVE = {"strength": 5, "intrigue": 5, "trade": 5, "wealth": 5, "knowledge": 5}
RUSE = "do ruse"


# -- worker cards


@pytest.mark.rule("A26")
@pytest.mark.ruling("card/soldier_1#1", "card/soldier_2#1", "card/soldier_3#1")
@pytest.mark.ruling("card/spy_1#1", "card/spy_2#1", "card/spy_3#1")
@pytest.mark.ruling("card/merchant_1#1", "card/merchant_2#1", "card/merchant_3#1")
@pytest.mark.ruling("card/banker_1#1", "card/banker_2#1", "card/banker_3#1")
@pytest.mark.ruling("card/scholar_1#1", "card/scholar_2#1", "card/scholar_3#1")
@pytest.mark.ruling("card/joker_1#1", "card/joker_2#1", "card/joker_3#1")
@pytest.mark.parametrize(
    ("kind", "counts"),
    [
        ("soldier", [5, 4, 3]),
        ("spy", [5, 4, 3]),
        ("merchant", [5, 4, 3]),
        ("banker", [5, 4, 3]),
        ("scholar", [5, 4, 3]),
        ("joker", [7, 4, 1]),
    ],
)
def test_so_many_of_twelve_workers_have_each_value(kind, counts):
    g = TITLE.deal(TITLE.prepare(2, {}), "workers")
    names = g.names(g.worker_deck)
    assert [names.count(f"{kind}_{value}") for value in (1, 2, 3)] == counts
    assert sum(name.startswith(kind) for name in names) == 12


# -- tasks about a turn: (task, area, home, others and table, answers, fulfilled)

TURNS = [
    pytest.param(
        "T03", 3, {"soldier": "umbral*2 culver_lux"}, {},
        ["do attack", "attack umbral", "count 1", "do attack", "attack culver_lux"], True,
        marks=pytest.mark.ruling("card/T03#1"), id="T03 two Raids",
    ),
    pytest.param(
        "T03", 3, {"soldier": "umbral centre*3"}, {},
        ["do attack", "attack centre", "count 3", "do attack"], False,
        marks=pytest.mark.ruling("card/T03#1"), id="T03 in the centre",
    ),
    pytest.param(
        "T04", 3, {"soldier": "umbral*2 culver_lux"}, {},
        ["do attack", "attack umbral", "count 2", "do attack"], True,
        marks=pytest.mark.ruling("card/T04#1"), id="T04 two Raids",
    ),
    pytest.param(
        "T04", 3, {"soldier": "umbral*2 centre*3"}, {},
        ["do attack", "attack centre", "count 3", "do attack", "count 2"], False,
        marks=pytest.mark.ruling("card/T04#1"), id="T04 in the centre",
    ),
    pytest.param(
        "T05", 3, {"soldier": "umbral"}, {"umbral": {"soldier": "home"}, "dice": (1, 0)},
        ["do attack", "pass"], True,
        marks=pytest.mark.ruling("card/T05#1"), id="T05 with the last soldier",
    ),
    pytest.param(
        "T06", 3, {"soldier": "umbral*2"}, {"umbral": {"soldier": "home*2"}, "dice": (4, 1)},
        ["do attack", "pass", "choose removal"], True,
        marks=pytest.mark.ruling("card/T06#1"), id="T06 one left to remove",
    ),
    pytest.param(
        "T07", 3, {"soldier": "umbral*5"}, {"umbral": {"soldier": "home*2"}, "dice": (4, 4, 4, 4)},
        ["do attack", "pass", "choose influence", "do attack", "pass"], True,
        marks=pytest.mark.ruling("card/T07#1"), id="T07 twice against the same",
    ),
    pytest.param(
        "T11", 6, {"soldier": "home*3", "wealth": 8}, {}, ["do wages", "count 3"], True,
        marks=pytest.mark.ruling("card/T11#1"), id="T11 with Wages",
    ),
    pytest.param(
        "T12", 3, {"soldier": "centre*3"}, {"umbral": {"soldier": "centre"}, "dice": (4, 0)},
        ["do attack", "pass"], False,
        marks=pytest.mark.ruling("card/T12#1"), id="T12 a Battle",
    ),
    pytest.param(
        "T13", 4, {"spy": "umbral*2"}, {"umbral": {"strength": 5}},
        [RUSE, "lower strength", "pass", RUSE, "lower intrigue", "pass"], False,
        marks=pytest.mark.ruling("card/T13#2"), id="T13 intrigue at 0",
    ),
    pytest.param(
        "T13", 4, {"spy": "umbral*2"}, {"umbral": {"strength": 5, "intrigue": 1}},
        [RUSE, "lower strength", "pass", RUSE, "lower intrigue", "pass"], True,
        marks=pytest.mark.ruling("card/T13#2"), id="T13 intrigue at 1",
    ),
    pytest.param(
        "T17", 4, {"spy": "umbral"}, {"umbral": {"trade": 1}},
        [RUSE, "lower trade", "lower trade"], False,
        marks=pytest.mark.ruling("card/T17#1"), id="T17 trade at 1",
    ),
    pytest.param(
        "T17", 4, {"spy": "umbral"}, {"umbral": {"trade": 2}},
        [RUSE, "lower trade", "lower trade"], True,
        marks=pytest.mark.ruling("card/T17#1"), id="T17 trade at 2",
    ),
    pytest.param(
        "T18", 4, {"spy": "umbral"}, {"umbral": {"trade": 2}},
        [RUSE, "lower trade", "lower wealth"], False,
        marks=pytest.mark.ruling("card/T18#1"), id="T18 wealth at 0",
    ),
    pytest.param(
        "T23", 4, {"spy": "umbral culver_lux"}, {"umbral": FIVE, "culver_lux": FIVE},
        [RUSE, "trick umbral", "lower trade", "lower wealth", RUSE, "lower strength", "pass"],
        True, marks=pytest.mark.ruling("card/T23#1"), id="T23 of two opponents",
    ),
    pytest.param(
        "T23", 4, {"spy": "umbral culver_lux"}, {"umbral": FIVE, "culver_lux": FIVE},
        [RUSE, "trick umbral", "lower trade", "lower wealth", RUSE, "lower trade", "pass"],
        False, marks=pytest.mark.ruling("card/T23#1"), id="T23 of two kinds",
    ),
    pytest.param(
        "T23", 4, {"spy": "umbral culver_lux"}, {"umbral": FIVE},
        [RUSE, "trick umbral", "lower trade", "lower wealth", RUSE, "lower strength", "pass"],
        False, marks=pytest.mark.ruling("card/T23#1"), id="T23 at 0",
    ),
    pytest.param(
        "T25", 6, {"merchant": "home*3", "wealth": 8}, {}, ["do wages", "count 3"], True,
        marks=pytest.mark.ruling("card/T25#1"), id="T25 with Wages",
    ),
    pytest.param(
        "T26", 5, {"merchant": "umbral*2", "trade": 5}, {},
        ["do commerce", "pay trade", "choose track"] * 2, True,
        marks=pytest.mark.ruling("card/T26#1"), id="T26 in the same market",
    ),
    pytest.param(
        "T27", 5, {"merchant": "umbral*2", "trade": 5}, {},
        ["do commerce", "pay trade", "choose influence"] * 2, True,
        marks=pytest.mark.ruling("card/T27#1"), id="T27 three and three",
    ),
    pytest.param(
        "T27", 5, {"merchant": "umbral*2", "trade": 5}, {},
        ["do commerce", "pay trade", "choose influence", "do commerce", "pay trade",
         "choose track"], False,
        marks=pytest.mark.ruling("card/T27#1"), id="T27 three and a track",
    ),
    pytest.param(
        "T29", 5, {"merchant": "home centre", "trade": 5}, {},
        ["do commerce", "trade roselie", "pay trade", "do commerce", "pay trade"], True,
        marks=pytest.mark.ruling("card/T29#1"), id="T29 at home and in the centre",
    ),
    pytest.param(
        "T32", 5, {"merchant": "home", "trade": 5}, {"decree": "D05", "markers": 0},
        ["do commerce", "pay trade"], True,
        marks=pytest.mark.ruling("card/T32#1"), id="T32 at the fair",
    ),
    pytest.param(
        "T34", 6, {"hand": "joker_2 banker_1"}, {},
        ["do profits", "discard joker_2", "discard banker_1"], True,
        marks=pytest.mark.ruling("card/T34#1"), id="T34 a joker",
    ),
    pytest.param(
        "T34", 6, {"hand": "banker_3 spy_1", "wealth": 12}, {}, ["do profits"], True,
        marks=pytest.mark.ruling("card/T34#1"), id="T34 at 12",
    ),
    pytest.param(
        "T37", 6, {"guilds": "spies"}, {}, ["do grant_guild", "place guild_soldiers"], False,
        marks=pytest.mark.ruling("card/T37#1"), id="T37 a free slot",
    ),
    pytest.param(
        "T38", 6, {"soldier": "home*3", "wealth": 3}, {},
        ["do wages", *["do wages", "leave roselie"] * 2, "do grant_guild", "place guild_spies"],
        True, marks=pytest.mark.ruling("card/T38#1"), id="T38 one Grant",
    ),
    pytest.param(
        "T42", 7, {"hand": "joker_2 scholar_1"}, {},
        ["do education", "discard joker_2", "discard scholar_1"], True,
        marks=pytest.mark.ruling("card/T42#1"), id="T42 a joker",
    ),
    pytest.param(
        "T42", 7, {"hand": "scholar_3 spy_1", "knowledge": 12}, {}, ["do education"], True,
        marks=pytest.mark.ruling("card/T42#1"), id="T42 at 12",
    ),
    pytest.param(
        "T43", 7, {"alms": 1}, {}, ["do training", "do alms"], False,
        marks=pytest.mark.ruling("card/T43#1"), id="T43 from a tile",
    ),
]  # fmt: skip


@pytest.mark.rule("A88")
@pytest.mark.parametrize(("task", "area", "home", "rest", "answers", "fulfilled"), TURNS)
def test_what_counts_for_a_task_and_what_does_not(
    table, task, area, home, rest, answers, fulfilled
):
    t = table(area=area, bids="roselie 2, umbral 1", roselie=home | {"tasks": task}, **rest)
    assert t.roselie.done == [], "not before"
    t.answer(*answers)
    assert t.cards(t.roselie.done) == (task if fulfilled else "")


@pytest.mark.rule("card/T01", "card/guild_spies")
@pytest.mark.ruling("card/T01#1")
def test_a_soldier_of_the_guild_of_spies_is_not_recruited(table):
    home = {"guilds": "spies", "spy": "home", "strength": 5, "tasks": "T01"}
    t = table(area=3, bids="roselie *", roselie=home)
    t.answer("activate guild_spies", "place soldier", "do recruit", "do recruit")
    assert t.figures("roselie", "soldier", "home") == 3
    assert t.roselie.done == []
    t.do("recruit")
    assert t.cards(t.roselie.done) == "T01"


@pytest.mark.rule("card/T18", "card/guild_bankers")
@pytest.mark.ruling("card/T18#2")
def test_wealth_taken_by_the_guild_of_bankers_is_no_ruse(table):
    home = {"guilds": "bankers", "spy": "umbral*2", "tasks": "T18"}
    t = table(area=4, bids="roselie *", roselie=home, umbral=FIVE)
    t.answer("activate guild_bankers", RUSE, "lower trade", "pass")
    assert (t.track("umbral", "wealth"), t.track("umbral", "trade")) == (4, 4)
    assert t.roselie.done == []
    t.answer(RUSE, "lower wealth", "pass")
    assert t.cards(t.roselie.done) == "T18"


@pytest.mark.rule("card/T40")
@pytest.mark.ruling("card/T40#1")
@pytest.mark.parametrize("area", range(1, 8))
@pytest.mark.ends_open
def test_a_guild_in_any_area_makes_a_guild_brother(table, area):
    home = {"guilds": "soldiers", "tasks": "T40"}
    t = table(area=area, bids="roselie *", row="spy_1 spy_2 spy_3 joker_1 joker_2", roselie=home)
    t.answer("activate guild_soldiers")
    assert t.cards(t.roselie.done) == "T40"


@pytest.mark.rule("A88", "card/T15", "card/T46")
@pytest.mark.parametrize(
    ("task", "home", "fulfilled"),
    [
        pytest.param(
            "T15", {"spy": "umbral*2"}, True, marks=pytest.mark.ruling("card/T15#1"), id="T15"
        ),
        pytest.param("T46", {"alms": 6}, True, marks=pytest.mark.ruling("card/T46#1"), id="T46"),
        pytest.param(
            "T46", {"alms": 5}, False, marks=pytest.mark.ruling("card/T46#1"), id="T46 not yet"
        ),
    ],
)
def test_where_figures_and_markers_have_to_stand(table, task, home, fulfilled):
    t = table(area=7, bids="roselie 2", roselie=home | {"tasks": task})
    assert bool(t.roselie.done) == fulfilled


# -- tasks for the end


@pytest.mark.rule("A89", "card/E03", "card/E05", "card/E06", "card/E07", "card/E19", "card/E20")
@pytest.mark.parametrize(
    ("task", "home", "rest", "fulfilled"),
    [
        pytest.param(
            "E03", {"soldier": "umbral*2"}, {}, True, marks=pytest.mark.ruling("card/E03#1")
        ),
        pytest.param("E05", {"spy": "umbral*3"}, {}, True, marks=pytest.mark.ruling("card/E05#1")),
        pytest.param(
            "E06", {"merchant": "umbral*2"}, {}, True, marks=pytest.mark.ruling("card/E06#1")
        ),
        pytest.param(
            "E07",
            {"soldier": "home*3"},
            {"umbral": {"spy": "roselie", "merchant": "roselie"}},
            True,
            marks=pytest.mark.ruling("card/E07#1"),
        ),
        pytest.param(
            "E19",
            {"influence": 11, "done": "T01 T02", "guilds": "spies", "strength": 12, "alms": 8},
            {},
            False,
            marks=pytest.mark.ruling("card/E19#1"),
        ),
        pytest.param(
            "E20",
            {"done": "T01 T02 T03", "end_done": "E01"},
            {},
            False,
            marks=pytest.mark.ruling("card/E20#1"),
        ),
    ],
)
def test_what_counts_at_the_end_and_what_does_not(table, task, home, rest, fulfilled):
    t = table(week=6, area=7, roselie=home | {"end_tasks": task}, **rest)
    assert (task in t.g.names(t.roselie.end_done)) == fulfilled


@pytest.mark.rule("A203", "card/E14")
@pytest.mark.ruling("card/E14#1")
def test_the_merciful_is_paid_for_the_task_and_for_the_space(table):
    sheets = []
    for home in ({"alms": 7}, {"alms": 8}, {"alms": 8, "end_tasks": "E14"}):
        t = table(week=6, area=7, roselie=home)
        sheets.append(t.match.view(-1)["facts"]["sheets"][0]["total"])
    assert [total - sheets[0] for total in sheets] == [0, 5, 10]


@pytest.mark.rule("A177", "A198")
@pytest.mark.parametrize(
    "guild",
    [
        pytest.param("soldiers", marks=pytest.mark.ruling("card/guild_soldiers#1")),
        pytest.param("spies", marks=pytest.mark.ruling("card/guild_spies#1")),
        pytest.param("merchants", marks=pytest.mark.ruling("card/guild_merchants#1")),
        pytest.param("bankers", marks=pytest.mark.ruling("card/guild_bankers#1")),
        pytest.param("scholars", marks=pytest.mark.ruling("card/guild_scholars#1")),
    ],
)
def test_a_guild_under_the_home_board_is_worth_two_at_the_end(table, guild):
    t = table(week=6, area=7, roselie={"guilds": guild})
    first, second, _ = t.match.view(-1)["facts"]["sheets"]
    assert (first["guilds"], first["total"] - second["total"]) == (2, 2)


# -- decrees


@pytest.mark.rule("card/D02", "A173")
@pytest.mark.ruling("card/D02#1")
def test_hard_times_make_a_first_grant_cost_three(table):
    t = table(area=6, bids="roselie 2", decree="D02", lower=True, roselie={"wealth": 5})
    t.do("grant_guild")
    t.answer("place guild_spies")
    assert (t.g.points, t.track("roselie", "wealth")) == (0, 5)
    t.do("grant_guild")
    t.answer("place guild_bankers")
    assert t.track("roselie", "wealth") == 3, "the second one costs two again"


@pytest.mark.rule("card/D03", "card/D04")
@pytest.mark.parametrize(
    ("decree", "kind"),
    [
        pytest.param("D03", "soldier", marks=pytest.mark.ruling("card/D03#1")),
        pytest.param("D04", "spy", marks=pytest.mark.ruling("card/D04#1")),
    ],
)
def test_whoever_has_no_figure_left_is_passed_over(table, decree, kind):
    t = table(stage=rounds.DECREE, decree=decree, culver_lux={"merchant": "home*10"})
    assert t.asked() == ("roselie", "decree-place")
    t.answer("choose yes")
    assert t.asked() == ("umbral", "decree-place")
    t.answer("choose yes")
    assert t.question().prompt == "bid"
    houses = ("roselie", "culver_lux", "umbral")
    assert [t.figures(house, kind, "home") for house in houses] == [1, 0, 1]


@pytest.mark.rule("card/D05", "A111")
@pytest.mark.ruling("card/D05#2")
@pytest.mark.parametrize("trade", [0, 1])
def test_tolls_that_the_track_cannot_pay_are_not_paid(table, trade):
    home = {"merchant": "umbral", "trade": trade}
    t = table(area=5, bids="roselie 2", decree="D05", lower=True, roselie=home)
    t.do("commerce")
    t.answer("pay trade", "choose track")
    assert (t.track("roselie", "trade"), t.track("roselie", "wealth")) == (0, 3)
    assert t.track("umbral", "trade") == 1


@pytest.mark.rule("card/D07")
@pytest.mark.ruling("card/D07#1")
def test_the_academy_gives_in_secret_and_takes_openly(table):
    t = table(stage=rounds.DECREE, decree="D07", workers="spy_3")
    t.answer("choose yes", "pass", "pass")
    assert [event["cards"] for event in t.told("draws", 0)] == [["spy_3"]]
    assert not any("cards" in event for event in t.told("draws", 1))
    t = table(stage=rounds.DECREE, decree="D07", lower=True, roselie={"hand": "spy_1 spy_2"})
    t.answer("discard spy_1")
    assert t.told("discards", 1)[0]["cards"] == ["spy_1"]
    pile = next(z for z in t.match.view(1)["zones"] if z["name"] == "worker_discard")
    assert pile["cards"] == ["spy_1"]


@pytest.mark.rule("card/D12", "A175")
@pytest.mark.ruling("card/D12#1")
@pytest.mark.parametrize("lower", [False, True])
@pytest.mark.ends_open
def test_the_court_chronicle_leaves_grants_alone(table, lower):
    t = table(area=6, bids="roselie 2", decree="D12", lower=lower, tasks="T07 T16")
    t.do("grant_task")
    assert t.offers() == {"keep T07", "discard T07"}
    assert t.cards(t.roselie.looking) == "T07"
