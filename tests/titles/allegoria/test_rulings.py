"""Rulings where the rulebook is silent (docs/rulings/allegoria.md)."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.rng import Rng
from tafelrunde.titles.allegoria import data, rounds

FOUR = "roselie culver_lux antares umbral"
FIVE = "spy_1 spy_2 spy_3 joker_1 joker_2"
STATION = ["recruit", "advance", "infiltrate", "sneak", "business", "caravan", "wages", "training"]


def seen(t, viewer, name, house):
    """The cards of a player's zone that a viewer sees."""
    owner = t.seat(house)
    zones = t.match.view(viewer)["zones"]
    return next(zone for zone in zones if (zone["name"], zone["owner"]) == (name, owner))["cards"]


def task_t01(condition):
    """The option that gives T01 another condition."""
    rows = [dict(row) for row in data.shipped("tasks")]
    rows[0]["condition"] = condition
    return {"cards": {"tasks": rows}}


@pytest.mark.rule("A103")
@pytest.mark.ruling("R1")
def test_r1_a_sole_bidder_uses_the_first_row(table):
    t = table(area=3, bids="roselie 1, umbral 0", roselie={"soldier": "umbral"})
    assert t.g.points == 3
    assert "do attack" in t.offers()


@pytest.mark.rule("A85", "A92")
@pytest.mark.ruling("R1")
@pytest.mark.ends_open
def test_r1_a_sole_bidder_takes_the_marker_and_divides(table):
    t = table(area=1, bids="umbral 1")
    t.answer("pass")
    assert t.g.start == t.seat("umbral")
    t = table(area=2, bids="umbral 2", row=FIVE)
    assert t.asked() == ("umbral", "divide-single")
    t.answer("single spy_1", "pair spy_3")
    assert t.asked() == ("umbral", "take-group")


@pytest.mark.rule("A103")
@pytest.mark.ruling("R2")
@pytest.mark.parametrize(
    ("reading", "points"), [(None, 1), ("last_row", 1), ("own_row", 2)], ids=str
)
def test_r2_the_lowest_of_two_bidders_among_four(table, reading, points):
    options = {"lowest": reading} if reading else {}
    home = {"soldier": "roselie"}
    t = table(houses=FOUR, area=3, bids="roselie 2, umbral 1", umbral=home, options=options)
    t.answer("pass")
    assert t.g.points == points
    assert t.offers() == {"do recruit", "do advance", "pass"}, "no Attack in either reading"


@pytest.mark.rule("A174", "A128")
@pytest.mark.ruling("R3")
@pytest.mark.parametrize(
    ("wealth", "points", "left", "anarchy"), [(6, 1, 4, 1), (6, 0, 3, 2), (7, 0, 4, 1)]
)
def test_r3_a_dearer_action_takes_a_marker_for_each_threshold(table, wealth, points, left, anarchy):
    home = {"wealth": wealth, "soldier": "home*3"}
    hard = {"decree": "D02", "lower": True}
    t = table(area=6, bids="roselie 2, umbral 1", roselie=home, umbral={"soldier": "home"}, **hard)
    for _ in range(3 - points):
        t.do("wages")
        while t.question().prompt in ("move-group", "move-size"):
            t.answer(t.names()[0])
    t.do("grant_guild")  # two points and one more for the first commission
    t.answer("place guild_spies")
    assert (t.track("roselie", "wealth"), t.roselie.anarchy) == (left, anarchy)
    assert t.asked()[0] == "umbral", "the turn is over"


@pytest.mark.rule("A85", "A99")
@pytest.mark.ruling("R4")
def test_r4_without_bids_the_marker_stays_and_the_cards_are_discarded(table):
    assert table(area=1, bids="umbral 0", start="culver_lux").g.start == 1
    assert len(table(area=2, row=FIVE).g.worker_discard) == 5


@pytest.mark.rule("A13")
@pytest.mark.ruling("R5")
@pytest.mark.ends_open
def test_r5_regions_without_a_castle_are_out_of_play(table):
    t = table(houses="roselie umbral", area=3, bids="roselie 2", roselie={"soldier": "centre"})
    t.do("advance")
    assert t.offers() == {"enter roselie", "enter umbral"}


@pytest.mark.rule("A32")
@pytest.mark.ruling("R7")
def test_r7_influence_tokens_never_run_out(table):
    t = table(area=3, bids="roselie 2", roselie={"soldier": "umbral", "influence": 90})
    t.do("attack")
    assert t.roselie.influence == 91


@pytest.mark.rule("A146")
@pytest.mark.ruling("R9")
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
@pytest.mark.ruling("R9", "R10")
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
    assert t.figures("umbral", "soldier", "home") == 0
    assert t.figures("roselie", "soldier", "umbral") == 1


@pytest.mark.rule("A158")
@pytest.mark.ruling("R12")
def test_r12_every_ruse_in_the_centre_takes_a_marker(table):
    t = table(area=4, bids="roselie 2", roselie={"spy": "centre*3"})
    t.do("ruse", "ruse", "ruse")
    assert t.roselie.anarchy == 3


@pytest.mark.rule("A157")
@pytest.mark.ruling("R13")
def test_r13_diplomacy_ends_at_x5(table):
    t = table(area=4, bids="roselie 2", roselie={"spy": "centre", "diplomacy": 5})
    t.do("ruse")
    assert t.roselie.diplomacy == 5


@pytest.mark.rule("A88")
@pytest.mark.ruling("R15")
def test_r15_a_task_that_already_holds_is_fulfilled_when_it_is_taken(table):
    t = table(area=1, bids="roselie 1", tasks="T33 T01 T02", roselie={"wealth": 8})
    t.answer("keep T33")
    assert t.cards(t.roselie.done) == "T33"


@pytest.mark.rule("A155", "card/T19")
@pytest.mark.ruling("R16", "card/T19#1")
@pytest.mark.parametrize(("knowledge", "done"), [(0, ""), (1, "T19")])
def test_r16_a_track_at_0_is_not_lowered_and_does_not_count(table, knowledge, done):
    home = {"spy": "umbral", "tasks": "T19"}
    t = table(area=4, bids="roselie 2", roselie=home, umbral={"knowledge": knowledge})
    t.do("ruse")
    t.answer("lower knowledge", "pass")
    assert t.track("umbral", "knowledge") == 0
    assert t.cards(t.roselie.done) == done


@pytest.mark.rule("A176")
@pytest.mark.ruling("R17")
@pytest.mark.ends_open
def test_r17_a_guild_lies_there_only_once(table):
    t = table(area=6, bids="roselie 2", roselie={"guilds": "spies"})
    t.do("grant_guild")
    assert "place guild_spies" not in t.offers()


@pytest.mark.rule("A136")
@pytest.mark.ruling("R19")
def test_r19_from_an_opponents_region_only_the_centre_is_near(table):
    t = table(area=3, bids="roselie 2", roselie={"soldier": "umbral"})
    t.do("advance")
    assert t.figures("roselie", "soldier", "centre") == 1


@pytest.mark.rule("A85")
@pytest.mark.ruling("R22")
def test_r22_the_start_player_changes_in_area_one_and_the_order_of_seats_never(table):
    t = table(area=1, bids="culver_lux 1")
    t.answer("pass")
    for house in ("culver_lux", "umbral", "roselie", "culver_lux"):
        assert t.asked() == (house, "bid")
        t.answer("bid-0 area_3" if "bid-0 area_3" in t.offers() else t.names()[0])


@pytest.mark.rule("A88", "A179")
@pytest.mark.ruling("R14")
@pytest.mark.parametrize(
    ("answer", "done"), [("activate guild_soldiers", "T01"), ("choose star_1", "")]
)
def test_r14_a_guild_activated_in_the_area_belongs_to_the_turn(table, answer, done):
    own = task_t01("turn('guild') == 1 and turn('place') == 1")
    home = {"guilds": "soldiers", "tasks": "T01"}
    t = table(area=3, bids="umbral 2, roselie *", roselie=home, options=own)
    t.answer(answer, "pass")
    assert (t.asked()[0], t.roselie.done) == ("roselie", [])
    t.do("recruit")
    assert t.cards(t.roselie.done) == done


@pytest.mark.rule("A184")
@pytest.mark.ruling("R18")
def test_r18_with_too_few_cards_the_guild_of_scholars_draws_what_is_there(table):
    home = {"guilds": "scholars"}
    t = table(area=4, bids="roselie *", worker_deck="spy_1", worker_discard="spy_2", roselie=home)
    t.answer("activate guild_scholars")
    assert t.offers() == {"keep spy_1", "keep spy_2"}, "two instead of four"
    t.answer("keep spy_1")
    assert (t.hand("roselie"), t.cards(t.g.worker_discard)) == ("spy_1", "spy_2")


@pytest.mark.rule("A123", "A133")
@pytest.mark.ruling("R23")
@pytest.mark.parametrize(("strength", "sizes"), [(8, {"count 1", "count 2"}), (4, set())])
@pytest.mark.ends_open
def test_r23_the_marker_moves_before_the_action_and_limits_its_group(table, strength, sizes):
    t = table(area=3, bids="roselie 2, umbral 1", roselie={"strength": strength})
    t.do("recruit", "recruit", "recruit", "advance")
    assert t.track("roselie", "strength") == strength - 1
    if sizes:
        assert (t.question().prompt, t.offers()) == ("move-size", sizes)
    else:
        assert t.figures("roselie", "soldier", "centre") == 1, "a single one, although 4 allows two"
    told = [event["id"] for event in t.match.events(-1)]
    assert told.index("extra-point") < max(at for at, id in enumerate(told) if id == "acts")


@pytest.mark.rule("A66", "A82")
@pytest.mark.ruling("R25")
def test_r25_a_token_turned_over_stays_known_until_the_week_ends(table):
    t = table(houses="roselie umbral")
    for bid in ("2 area_3", "1 area_4", "1 area_4", "0 area_5", "0 area_5", "star area_5"):
        assert seen(t, 1, "tokens", "roselie") == []
        t.answer(*[f"bid-{bid}"] * 2)
    t.answer("pass", "pass")
    assert t.g.area == 4
    for viewer in (0, 1):
        assert seen(t, viewer, "tokens", "roselie") == ["bid_2"]
    t.answer("pass", "pass")
    assert seen(t, 1, "tokens", "roselie") == ["bid_1", "bid_1", "bid_2"]
    t.answer("choose star_1", "choose star_1", "pass", "pass")
    assert t.g.week == 2
    assert seen(t, 1, "tokens", "roselie") == []
    t.answer("bid-2 area_3")
    assert seen(t, 1, "bids_3", "roselie") == []


@pytest.mark.rule("A93")
@pytest.mark.ruling("R26")
def test_r26_cards_taken_openly_stay_known_and_drawn_ones_are_secret(table):
    t = table(area=2, bids="roselie 2", row=FIVE, roselie={"hand": "banker_3"})
    t.answer("single spy_3", "pair joker_1", "take group_1")
    assert seen(t, 1, "hand", "roselie") == ["joker_1", "spy_1"]
    worlds = [t.g.imagine(1, Rng(f"open {n}")) for n in range(9)]
    hands = [sorted(world.names(world.players[0].hand)) for world in worlds]
    assert all({"joker_1", "spy_1"} <= set(hand) for hand in hands)
    assert len({tuple(hand) for hand in hands}) > 2, "the third one may be anything"
    t = table(
        area=4,
        bids="roselie *, umbral 1",
        workers=FIVE,
        roselie={"guilds": "scholars"},
        umbral={"wealth": 1},
    )
    t.answer("activate guild_scholars", "keep spy_1", "buy spy_3")
    assert seen(t, 1, "hand", "umbral") == ["spy_3"]
    assert seen(t, 1, "hand", "roselie") == [], "the card kept from the deck"
    t.answer("pass")
    t.do("infiltrate")
    t.answer("discard spy_3")
    assert seen(t, 1, "hand", "umbral") == []


@pytest.mark.rule("A92")
@pytest.mark.ruling("R27")
@pytest.mark.parametrize(
    ("row", "answers", "groups"),
    [
        ("", [], [0, 0, 0]),
        ("spy_1", [], [0, 0, 1]),
        ("spy_1 spy_2", [], [2, 0, 0]),
        ("spy_1 spy_2 spy_3", ["single spy_2"], [2, 0, 1]),
        ("spy_1 spy_2 spy_3 joker_1", ["pair spy_3"], [2, 2, 0]),
        (FIVE, ["single spy_3", "pair joker_1"], [2, 2, 1]),
    ],
)
@pytest.mark.ends_open
def test_r27_the_lowest_bidder_divides_what_there_is(table, row, answers, groups):
    t = table(area=2, bids="roselie 2", row=row)
    t.answer(*answers)
    told = {event["group"]: len(event["cards"]) for event in t.told("divides")}
    assert [told.get(f"group_{n}", 0) for n in (1, 2, 3)] == groups
    if max(groups) > 1:
        assert t.asked() == ("roselie", "take-group")
    else:
        assert len(t.roselie.hand) == sum(groups)


@pytest.mark.rule("A59", "A83")
@pytest.mark.ruling("R27")
@pytest.mark.ends_open
def test_r27_without_enough_cards_fewer_are_laid_out_or_drawn(table):
    few = {"worker_deck": "spy_1", "worker_discard": "spy_2"}
    t = table(stage=rounds.PREPARE, decree="", trader="", **few)
    assert t.cards(t.g.row) == "spy_1 spy_2"
    t = table(area=1, bids="roselie 1", task_deck="T01", task_discard="T02")
    assert t.offers() == {"keep T01", "keep T02", "pass"}, "two instead of three"


@pytest.mark.rule("A88")
@pytest.mark.ruling("R29")
@pytest.mark.parametrize("tasks", ["T33 T36 T44", "T44 T36 T33", "T36 T33 T44"])
def test_r29_tasks_fulfilled_together_are_revealed_as_they_were_taken(table, tasks):
    home = {"guilds": "spies bankers", "wealth": 8, "knowledge": 8, "tasks": tasks}
    t = table(area=7, bids="roselie 2", roselie=home)
    assert [event["card"] for event in t.told("fulfils")] == tasks.split()


@pytest.mark.rule("A209")
@pytest.mark.ruling("R29")
def test_r29_the_title_names_end_tasks_first_and_the_others_as_they_were_fulfilled(table):
    home = {"noble": "N4", "done": "T44 T13 T02", "end_tasks": "E15 E19", "influence": 12}
    t = table(houses="roselie umbral", week=6, area=7, roselie=home)
    cards = ["E15", "E19", "T44", "T13", "T02", "N4", "roselie"]
    assert t.match.view(-1)["facts"]["titles"][0]["cards"] == cards


@pytest.mark.rule("A33", "A64", "card/D02")
@pytest.mark.ruling("R30")
@pytest.mark.parametrize(
    ("area", "kind", "action"),
    [
        (3, "soldier", "attack"),
        (4, "spy", "ruse"),
        (5, "merchant", "commerce"),
        (6, "soldier", "grant_guild"),
        (7, "soldier", "alms"),
    ],
)
def test_r30_hard_times_in_every_worker_area(table, area, kind, action):
    homes = {"roselie": {kind: "umbral*3"}, "umbral": {kind: "roselie*3"}}
    t = table(area=area, bids="roselie 2, umbral 1", decree="D02", **homes)
    assert t.g.points == 4
    t.answer("pass")
    assert t.g.points == 2
    assert f"do {action}" not in t.offers(), "one point more of the kinds his row allows"
    t = table(area=area, bids="roselie 2, umbral 1", decree="D02", lower=True, **homes)
    assert t.g.points == 3
    costs = t.match.view(-1)["facts"]["costs"]
    assert costs[action]["points"] == (3 if area == 6 else 2)
    station = [cost["points"] for name, cost in costs.items() if name in STATION]
    assert station and set(station) == {1}


@pytest.mark.rule("A189", "A195", "card/T46", "card/E14")
@pytest.mark.ruling("R31")
@pytest.mark.parametrize(("bonus", "last"), [([1, 2, 3], 4), ([2, 5, 9], 11)])
def test_r31_tasks_about_alms_mean_the_track_in_use(table, bonus, last):
    spaces = [{"influence": 0} for _ in range(last + 1)]
    for tile, space in enumerate(bonus, 1):
        spaces[space]["tile"] = tile
    own = {"cards": {"tracks": {"alms": spaces}}}
    for alms, done in ((bonus[2], "T46"), (bonus[2] - 1, "")):
        t = table(area=7, bids="roselie 2", roselie={"alms": alms, "tasks": "T46"}, options=own)
        assert t.cards(t.roselie.done) == done
    for alms, done in ((last, "E14"), (last - 1, "")):
        home = {"alms": alms, "end_tasks": "E14"}
        t = table(week=6, area=7, roselie=home, options=own)
        assert t.cards(t.roselie.end_done) == done


@pytest.mark.rule("A169", "A186")
@pytest.mark.ruling("R33")
@pytest.mark.parametrize(
    ("area", "action", "card", "other"),
    [(6, "profits", "banker_2", "scholar_2"), (7, "education", "scholar_2", "banker_2")],
)
@pytest.mark.ends_open
def test_r33_profits_and_education_take_at_least_one_card(table, area, action, card, other):
    t = table(area=area, bids="roselie 2", roselie={"hand": f"{card} joker_1 {other}"})
    t.do(action)
    assert t.offers() == {f"discard {card}", "discard joker_1"}, "no passing before the first"
    t.answer(f"discard {card}")
    assert t.offers() == {"discard joker_1", "pass"}
    t = table(area=area, bids="roselie 2", roselie={"hand": other})
    assert f"do {action}" not in t.offers()


@pytest.mark.rule("A130")
@pytest.mark.ruling("R33")
@pytest.mark.ends_open
def test_r33_recruit_needs_no_card(table):
    t = table(area=3, bids="roselie 2", roselie={"hand": "soldier_2"})
    t.do("recruit")
    assert t.offers() == {"discard soldier_2", "pass"}


@pytest.mark.rule("A83")
@pytest.mark.ruling("R34")
@pytest.mark.parametrize("reading", ["last_row", "own_row"])
@pytest.mark.parametrize(
    ("houses", "bids", "draws"),
    [
        ("roselie culver_lux umbral", "roselie 2, umbral 1", 3),
        ("roselie culver_lux umbral", "roselie 2, culver_lux 1, umbral 1", 2),
        (FOUR, "roselie 2, umbral 1", 3),
        (FOUR, "roselie 2, antares 1, umbral 1", 2),
    ],
)
@pytest.mark.ends_open
def test_r34_the_lowest_bidder_draws_by_rank(table, reading, houses, bids, draws):
    t = table(houses=houses, area=1, bids=bids, options={"lowest": reading})
    while t.asked()[0] != "umbral":
        t.answer("pass")
    assert len(t.umbral.looking) == draws
