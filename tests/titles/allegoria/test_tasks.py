"""Every task card: fulfilled where it should be, and not by the nearest miss."""

from __future__ import annotations

import pytest

from tafelrunde.titles.allegoria import setup
from tafelrunde.titles.allegoria.vocabulary import VOCABULARY

THREE = "roselie culver_lux umbral"
FOUR = "roselie culver_lux antares umbral"

# Tasks about a state: checked when the owner's turn begins. (task, fulfilled, nearest miss)
STATES = [
    ("T02", {"soldier": "home*3 centre umbral"}, {"soldier": "home*3 centre"}),
    ("T10", {"soldier": "umbral*3"}, {"soldier": "umbral*2 culver_lux"}),
    ("T14", {"spy": "home centre umbral"}, {"spy": "home centre*2"}),
    ("T15", {"spy": "umbral*2"}, {"spy": "umbral centre"}),
    ("T16", {"spy": "umbral*2 culver_lux"}, {"spy": "umbral*3"}),
    ("T21", {"diplomacy": 2}, {"diplomacy": 1}),
    ("T22", {"diplomacy": 4}, {"diplomacy": 3}),
    ("T28", {"merchant": "umbral culver_lux"}, {"merchant": "umbral*2"}),
    ("T31", {"merchant": "centre*3"}, {"merchant": "centre*2 home"}),
    ("T33", {"wealth": 8}, {"wealth": 7}),
    ("T36", {"guilds": "spies bankers"}, {"guilds": "spies"}),
    ("T44", {"knowledge": 8}, {"knowledge": 7}),
    ("T46", {"alms": 6}, {"alms": 5}),
    (
        "T48",
        {"strength": 3, "intrigue": 3, "trade": 3, "wealth": 3, "knowledge": 3},
        {"strength": 3, "intrigue": 3, "trade": 3, "wealth": 3, "knowledge": 2},
    ),
]


@pytest.mark.rule(
    "card/T02", "card/T10", "card/T14", "card/T15", "card/T16", "card/T21", "card/T22"
)
@pytest.mark.rule(
    "card/T28", "card/T31", "card/T33", "card/T36", "card/T44", "card/T46", "card/T48", "A88"
)
@pytest.mark.parametrize(("task", "home", "miss"), STATES, ids=[state[0] for state in STATES])
def test_a_state_fulfils_the_task_in_ones_own_turn(table, task, home, miss):
    t = table(area=7, bids="roselie 2", roselie=home | {"tasks": task})
    assert t.cards(t.roselie.done) == task
    t = table(area=7, bids="roselie 2", roselie=miss | {"tasks": task})
    assert t.cards(t.roselie.tasks) == task


@pytest.mark.rule("card/T16", "card/T28")
@pytest.mark.parametrize(
    ("task", "home", "miss"),
    [
        ("T16", {"spy": "umbral*4"}, {"spy": "umbral*3"}),
        ("T28", {"merchant": "umbral*3"}, {"merchant": "umbral*2"}),
    ],
)
def test_with_one_opponent_more_figures_in_one_region_do(table, task, home, miss):
    two = "roselie umbral"
    t = table(houses=two, area=7, bids="roselie 2", roselie=home | {"tasks": task})
    assert t.cards(t.roselie.done) == task
    t = table(houses=two, area=7, bids="roselie 2", roselie=miss | {"tasks": task})
    assert t.roselie.done == []


# Tasks about a turn: (task, area, home, others and table, answers, nearest miss: answers).
CROWD = {"umbral": {"strength": 5, "intrigue": 5, "trade": 5, "wealth": 5, "knowledge": 5}}
GUARD = {"umbral": {"soldier": "home*2"}}
RUSE = "do ruse"
RUIN = {"spy": "umbral*3"}
TURNS = [
    ("T01", 3, {}, {}, ["do recruit"] * 3, ["do recruit"] * 2),
    (
        "T03", 3, {"soldier": "umbral*3"}, {},
        ["do attack", "count 2"], ["do attack", "count 1"],
    ),
    (
        "T04", 3, {"soldier": "umbral*3"}, {},
        ["do attack", "count 2", "do attack"], ["do attack", "count 2"],
    ),
    (
        "T05", 3, {"soldier": "umbral*3"}, GUARD | {"dice": (2, 2)},
        ["do attack", "pass", "choose influence"], ["do recruit"],
    ),
    (
        "T06", 3, {"soldier": "umbral*3"}, GUARD | {"dice": (4, 2)},
        ["do attack", "pass", "choose influence"], ["do recruit"],
    ),
    (
        "T07", 3, {"soldier": "umbral*5"}, GUARD | {"dice": (4, 4, 4, 4)},
        ["do attack", "pass", "choose influence", "do attack", "pass"],
        ["do attack", "pass", "choose influence"],
    ),
    (
        "T08", 3, {"soldier": "home*3"}, {"umbral": {"soldier": "roselie*2"}, "dice": (4, 0)},
        ["do attack", "pass", "choose influence"], ["do recruit"],
    ),
    (
        "T09", 3, {"soldier": "umbral"}, GUARD | {"dice": (4, 1)},
        ["do attack", "pass", "choose influence"], ["do recruit"],
    ),
    (
        "T11", 3, {"soldier": "home*3", "strength": 8}, {},
        ["do advance", "count 3"], ["do advance", "count 2"],
    ),
    (
        "T12", 3, {"soldier": "centre umbral"}, {},
        ["do attack", "attack centre"], ["do attack", "attack umbral"],
    ),
    (
        "T13", 4, RUIN, CROWD,
        [RUSE, "lower strength", "pass", RUSE, "lower intrigue", "pass"],
        [RUSE, "lower strength", "lower intrigue"],
    ),
    (
        "T17", 4, RUIN, CROWD,
        [RUSE, "lower trade", "lower trade"], [RUSE, "lower trade", "lower wealth"],
    ),
    (
        "T18", 4, RUIN, CROWD,
        [RUSE, "lower trade", "lower wealth"], [RUSE, "lower trade", "lower strength"],
    ),
    ("T19", 4, RUIN, CROWD, [RUSE, "lower knowledge", "pass"], [RUSE, "lower wealth", "pass"]),
    (
        "T20", 4, {"spy": "umbral centre*2"}, CROWD,
        [RUSE, "trick umbral", "lower wealth", "pass", RUSE],
        [RUSE, "trick centre", RUSE, "trick centre"],
    ),
    (
        "T23", 4, RUIN, CROWD,
        [RUSE, "lower trade", "lower wealth", RUSE, "lower strength", "pass"],
        [RUSE, "lower trade", "lower wealth", RUSE, "lower trade", "pass"],
    ),
    ("T24", 5, {}, {}, ["do business"] * 2, ["do business"]),
    (
        "T25", 5, {"merchant": "home*3", "trade": 8}, {},
        ["do caravan", "count 3"], ["do caravan", "count 2"],
    ),
    (
        "T26", 5, {"merchant": "centre*2", "trade": 5}, {},
        ["do commerce", "pay trade", "do commerce", "pay trade"], ["do commerce", "pay trade"],
    ),
    (
        "T27", 5, {"merchant": "umbral*2", "trade": 5}, {},
        ["do commerce", "pay trade", "choose influence"] * 2,
        ["do commerce", "pay trade", "choose influence"],
    ),
    (
        "T29", 5, {"merchant": "umbral centre", "trade": 5}, {},
        ["do commerce", "trade centre", "pay trade", "do commerce", "pay trade", "choose track"],
        ["do commerce", "trade centre", "pay trade"],
    ),
    (
        "T30", 5, {"merchant": "umbral*2", "trade": 5}, {},
        ["do commerce", "pay trade", "choose track"] * 2,
        ["do commerce", "pay trade", "choose track"],
    ),
    (
        "T32", 5, {"merchant": "home centre", "trade": 5}, {},
        ["do commerce", "trade roselie", "pay trade"], ["do commerce", "trade centre", "pay trade"],
    ),
    (
        "T34", 6, {"hand": "banker_2 banker_1 spy_1"}, {},
        ["do profits", "discard banker_2", "discard banker_1"],
        ["do profits", "discard banker_2", "pass"],
    ),
    ("T35", 6, {"soldier": "home*2"}, {}, ["do wages", "do wages", "leave roselie"], ["do wages"]),
    (
        "T37", 6, {"guilds": "spies bankers"}, {},
        ["do grant_guild", "place guild_soldiers", "replace guild_spies"], [],
    ),
    ("T38", 3, {"strength": 11}, {}, ["do recruit"] * 5, ["do recruit"] * 4),
    (
        "T39", 6, {"soldier": "home*2", "spy": "home"}, {},
        ["do wages", "move soldier", "do wages", "move spy"],
        ["do wages", "move soldier", "do wages", "move soldier", "leave roselie"],
    ),
    ("T41", 7, {}, {}, ["do alms"] * 3, ["do alms"] * 2),
    (
        "T42", 7, {"hand": "scholar_2 scholar_1 spy_1"}, {},
        ["do education", "discard scholar_2", "discard scholar_1"],
        ["do education", "discard scholar_2", "pass"],
    ),
    ("T43", 7, {}, {}, ["do training"] * 2, ["do training"]),
    (
        "T45", 7, {"anarchy": 3}, {},
        ["do alms", "choose yes"] * 2, ["do alms", "choose yes", "do alms", "pass"],
    ),
]  # fmt: skip


@pytest.mark.rule(
    "card/T01", "card/T03", "card/T04", "card/T05", "card/T06", "card/T07", "card/T08", "card/T09"
)
@pytest.mark.rule(
    "card/T11", "card/T12", "card/T13", "card/T17", "card/T18", "card/T19", "card/T20", "card/T23"
)
@pytest.mark.rule(
    "card/T24", "card/T25", "card/T26", "card/T27", "card/T29", "card/T30", "card/T32", "card/T34"
)
@pytest.mark.rule(
    "card/T35", "card/T37", "card/T38", "card/T39", "card/T41", "card/T42", "card/T43", "card/T45"
)
@pytest.mark.parametrize(
    ("task", "area", "home", "rest", "deeds", "miss"), TURNS, ids=[turn[0] for turn in TURNS]
)
def test_a_turn_fulfils_the_task(table, task, area, home, rest, deeds, miss):
    t = table(area=area, bids="roselie 2", roselie=home | {"tasks": task}, **rest)
    assert t.roselie.done == [], "not before"
    t.answer(*deeds)
    assert t.cards(t.roselie.done) == task
    t = table(area=area, bids="roselie 2", roselie=home | {"tasks": task}, **rest)
    t.answer(*miss)
    assert t.cards(t.roselie.tasks) == task


@pytest.mark.rule("card/T05", "card/T06", "card/T09")
def test_lost_or_small_victories_do_not_count(table):
    lost = table(
        area=3,
        bids="roselie 2",
        roselie={"soldier": "umbral*2", "tasks": "T05"},
        dice=(0, 4),
        **GUARD,
    )
    lost.answer("do attack", "pass", "choose influence")
    assert lost.roselie.done == []
    small = table(
        area=3,
        bids="roselie 2",
        roselie={"soldier": "umbral*3", "tasks": "T06 T09"},
        dice=(1, 0),
        **GUARD,
    )
    small.answer("do attack", "pass", "choose influence")
    assert small.roselie.done == []


@pytest.mark.rule("card/T40")
@pytest.mark.ruling("R15")
def test_activating_a_guild_fulfils_the_guild_brother_before_anybody_acts(table):
    t = table(area=3, bids="umbral 2, roselie *", roselie={"guilds": "soldiers", "tasks": "T40"})
    t.answer("activate guild_soldiers")
    assert t.cards(t.roselie.done) == "T40"
    assert t.asked()[0] == "umbral"
    t = table(area=3, bids="umbral 2, roselie *", roselie={"guilds": "soldiers", "tasks": "T40"})
    t.answer("choose star_1", "pass")
    assert t.roselie.done == []


@pytest.mark.rule("card/T47")
@pytest.mark.ruling("card/T47#1")
@pytest.mark.parametrize(
    ("area", "bids", "fulfilled"),
    [
        (3, "roselie 1, umbral 1", True),
        (7, "umbral 0, roselie 1, culver_lux 1", True),
        (3, "roselie 2, umbral 1", False),
        (3, "umbral 1, roselie 1", False),
        (3, "roselie 1, umbral 0", False),
        (1, "roselie 1, umbral 1", False),
    ],
)
@pytest.mark.ends_open
def test_the_cunning_is_first_with_a_bid_of_one(table, area, bids, fulfilled):
    t = table(area=area, bids=bids, roselie={"tasks": "T47"})
    while t.asked()[0] != "roselie":
        t.answer("pass")
    assert bool(t.roselie.done) == fulfilled


@pytest.mark.rule("A88")
@pytest.mark.ruling("R14")
@pytest.mark.ends_open
def test_deeds_of_another_area_are_another_turn(table):
    t = table(houses="roselie umbral", roselie={"tasks": "T24 T01"})
    answers = iter(["bid-2 area_3", "bid-0 area_1", "bid-star area_4", "bid-0 area_1"])
    for answer in answers:
        t.answer(answer)
    while t.question().prompt == "bid" and t.g.area == 0:
        names = [name for name in t.names() if name.startswith("bid-0") or "area_7" in name]
        t.answer((names or t.names())[0])
    while t.question().prompt != "soldiers-act":
        t.match.answer(t.question().seat, t.question().options[-1])
    t.do("recruit", "recruit")
    assert len(t.roselie.deeds) == 2
    t.answer("pass")
    assert t.roselie.deeds == []


# -- tasks for the end: (task, homes that fulfil it, nearest miss)

ENDS = [
    ("E01", {"guilds": "spies bankers", "trade": 8}, {"guilds": "spies bankers", "trade": 7}),
    ("E02", {"trade": 6, "wealth": 6, "diplomacy": 3}, {"trade": 6, "wealth": 6, "diplomacy": 2}),
    ("E03", {"soldier": "umbral culver_lux"}, {"soldier": "umbral centre home"}),
    (
        "E04",
        {"soldier": "home", "spy": "centre", "merchant": "umbral culver_lux"},
        {"soldier": "home*3", "spy": "centre", "merchant": "umbral*2"},
    ),
    ("E05", {"spy": "umbral*2 culver_lux"}, {"spy": "umbral*2 centre"}),
    ("E06", {"merchant": "umbral*2"}, {"merchant": "umbral centre"}),
    ("E07", {"soldier": "home*3"}, {"soldier": "home*2 centre"}),
    ("E08", {"strength": 9}, {"strength": 8}),
    ("E09", {"intrigue": 9}, {"intrigue": 8}),
    ("E10", {"trade": 9}, {"trade": 8}),
    ("E11", {"wealth": 9}, {"wealth": 8}),
    ("E12", {"knowledge": 9}, {"knowledge": 8}),
    (
        "E13",
        {"strength": 4, "intrigue": 4, "trade": 4, "wealth": 4, "knowledge": 4},
        {"strength": 9, "intrigue": 4, "trade": 4, "wealth": 4, "knowledge": 3},
    ),
    ("E14", {"alms": 8}, {"alms": 7}),
    ("E15", {}, {"anarchy": 1}),
    ("E16", {"anarchy": 3}, {"anarchy": 2}),
    ("E17", {"diplomacy": 4}, {"diplomacy": 3}),
    ("E18", {"guilds": "spies bankers", "wealth": 5}, {"guilds": "spies", "wealth": 5}),
    ("E19", {"influence": 12}, {"influence": 11}),
    ("E20", {"done": "T01 T02 T03 T04"}, {"done": "T01 T02 T03"}),
    ("E21", {"soldier": "home*4 umbral"}, {"soldier": "home*4", "spy": "home"}),
    ("E22", {"soldier": "home*4", "spy": "home*4"}, {"soldier": "home*7"}),
    ("E23", {"hand": "spy_1*5"}, {"hand": "spy_1*4"}),
    ("E24", {"strength": 1, "trade": 1}, {"strength": 1}),
]


@pytest.mark.rule(
    "card/E01", "card/E02", "card/E03", "card/E04", "card/E05", "card/E06", "card/E07", "card/E08"
)
@pytest.mark.rule(
    "card/E09", "card/E10", "card/E11", "card/E12", "card/E13", "card/E14", "card/E15", "card/E16"
)
@pytest.mark.rule(
    "card/E17", "card/E18", "card/E19", "card/E20", "card/E21", "card/E22", "card/E23", "card/E24"
)
@pytest.mark.rule("A89", "A25")
@pytest.mark.parametrize(("task", "home", "miss"), ENDS, ids=[end[0] for end in ENDS])
def test_the_end_fulfils_the_task(table, task, home, miss):
    t = table(week=6, area=7, roselie=home | {"end_tasks": task})
    assert t.cards(t.roselie.end_done) == task
    t = table(week=6, area=7, roselie=miss | {"end_tasks": task})
    assert t.cards(t.roselie.end_tasks) == task


@pytest.mark.rule("card/E07", "card/E16", "card/E24", "card/E04")
def test_end_tasks_that_look_at_opponents_or_their_number(table):
    t = table(
        week=6,
        area=7,
        roselie={"soldier": "home*3", "end_tasks": "E07"},
        umbral={"soldier": "roselie"},
    )
    assert t.roselie.end_done == [], "an intruder"
    t = table(week=6, area=7, roselie={"anarchy": 3, "end_tasks": "E16"}, umbral={"anarchy": 3})
    assert t.roselie.end_done == [], "somebody has as many"
    for home, done in (
        ({"strength": 1, "trade": 1}, ""),
        ({"strength": 1, "trade": 1, "wealth": 1}, "E24"),
    ):
        t = table(houses="roselie umbral", week=6, area=7, roselie=home | {"end_tasks": "E24"})
        assert t.cards(t.roselie.end_done) == done
    crowd = {"soldier": "home centre antares umbral", "end_tasks": "E04"}
    t = table(houses=FOUR, week=6, area=7, roselie=crowd)
    assert t.cards(t.roselie.end_done) == "E04", "four of five regions do"


@pytest.mark.rule("A25")
@pytest.mark.by_hand
def test_no_task_of_the_game_holds_at_the_start(table):
    for houses in ("roselie umbral", THREE, FOUR):
        for noble in ("N1", "N2", "N3", "N4", "N5", "N6", "N7", "N8"):
            t = table(houses=houses)
            g, me = t.g, t.roselie
            setup.become(g, me, g.box.deck.nobles[VOCABULARY.object_number(noble)])
            fulfilled = [
                task.id
                for task in g.box.tasks.values()
                if task.id.startswith("T") and task.condition.value(g, me, [0] * 4)
            ]
            assert fulfilled == []
