"""The worked examples of the rulebook (X1-X12), with the printed numbers."""

from __future__ import annotations

import pytest

from tafelrunde.titles.allegoria import setup
from tafelrunde.titles.allegoria.vocabulary import VOCABULARY

FIVE = "spy_2 soldier_1 banker_1 scholar_1 joker_1"


@pytest.mark.rule("A41", "card/N1")
@pytest.mark.ruling("card/N1#1")
@pytest.mark.by_hand
def test_x1_the_patron_of_roselie(table):
    t = table()
    setup.become(t.g, t.roselie, t.g.box.deck.nobles[VOCABULARY.object_number("N1")])
    assert [t.track("roselie", track) for track in ("trade", "wealth", "knowledge")] == [4, 2, 2]
    assert t.figures("roselie", "merchant", "home") == 1
    assert t.roselie.supply == 9


@pytest.mark.rule("A67", "A68", "A69")
def test_x2_planning_in_the_soldier_area(table):
    t = table(start="umbral", houses="umbral culver_lux roselie")
    t.answer("bid-1 area_3", "bid-1 area_3", "bid-2 area_3")
    assert t.told("bids")[2]["space"] == 3, "Roselie takes the next free space"
    t.answer("bid-0 area_1", "bid-0 area_3")
    assert t.told("bids")[4]["space"] == 2, "Culver-Lux stacks on its first token"
    assert len(t.culver_lux.bids[2]) == 2
    t.answer("bid-0 area_1", "bid-0 area_2", "bid-1 area_3", "bid-0 area_2", "bid-1 area_2")
    assert len(t.culver_lux.bids[2]) == 3
    assert not [name for name in t.names() if name.endswith("area_3")], "no fourth token"


@pytest.mark.rule("A79", "A83", "A85")
def test_x3_area_one(table):
    t = table(area=1, bids="roselie 2, umbral 1+1, culver_lux 0", start="culver_lux")
    assert t.asked() == ("roselie", "keep-task")
    assert len(t.question().options) == 4, "three cards, or none"
    t.answer(t.names()[0])
    assert t.asked()[0] == "umbral"
    assert len(t.question().options) == 4
    t.answer("pass")
    assert t.g.start == t.seat("umbral")
    assert t.culver_lux.tasks == []


@pytest.mark.rule("A92", "A94")
def test_x4_area_two(table):
    t = table(area=2, bids="umbral 2, roselie 1", row=FIVE)
    assert t.asked() == ("roselie", "divide-single")
    t.answer("single joker_1", "pair soldier_1")
    assert t.asked() == ("umbral", "take-group")
    assert len(t.offers()) == 5, "one of three groups, or one card of a pair"
    t.answer("take group_2")
    assert t.hand("umbral") == "banker_1 scholar_1"
    t.answer("take group_1", "keep spy_2")
    assert t.hand("roselie") == "spy_2"
    assert t.hand("culver_lux") == ""
    assert len(t.g.worker_discard) == 2


@pytest.mark.rule("A123", "A127", "A128")
def test_x5_extra_action_points(table):
    t = table(area=3, bids="culver_lux 2, roselie 1", culver_lux={"strength": 4})
    assert t.g.points == 3
    t.do("recruit", "recruit", "advance")
    t.answer("count 2")
    assert t.figures("culver_lux", "soldier", "centre") == 2
    t.do("advance")
    assert t.culver_lux.anarchy == 1
    assert t.track("culver_lux", "strength") == 3
    t.answer("enter roselie")
    assert t.asked()[0] == "roselie", "no further extra point"
    for extra, anarchy in ((1, 0), (2, 1)):
        t = table(area=3, bids="culver_lux 2, roselie 1", culver_lux={"strength": 5})
        t.do(*["recruit"] * (3 + extra))
        assert t.culver_lux.anarchy == anarchy


@pytest.mark.rule("A129", "A130", "A131")
def test_x6_recruit(table):
    hand = {"hand": "soldier_1 soldier_2"}
    t = table(area=3, bids="umbral 2", umbral=hand)
    t.do("recruit")
    t.answer("discard soldier_2", "pass")
    assert t.track("umbral", "strength") == 2
    t.do("recruit")
    t.answer("discard soldier_1")
    assert t.track("umbral", "strength") == 3
    assert t.figures("umbral", "soldier", "home") == 2
    t = table(area=3, bids="umbral 2", umbral=hand)
    t.do("recruit")
    t.answer("discard soldier_2", "discard soldier_1")
    assert (t.track("umbral", "strength"), t.figures("umbral", "soldier", "home")) == (3, 1)
    t = table(area=3, bids="umbral 2")
    t.do("recruit")
    assert (t.track("umbral", "strength"), t.figures("umbral", "soldier", "home")) == (0, 1)


@pytest.mark.rule("A143", "A144", "A145", "A146")
@pytest.mark.ends_open
def test_x7_battle(table):
    t = table(
        area=3,
        bids="culver_lux 2",
        culver_lux={"soldier": "roselie*3"},
        roselie={"soldier": "home*2"},
        dice=(2, 3),
    )
    t.do("attack")
    t.answer("choose yes")
    told = t.told("battle")[0]
    assert told["soldiers"] + told["die"] + told["bonus"] == 6
    assert told["their_soldiers"] + told["their_die"] == 5
    assert told["difference"] == 1
    t.answer("choose removal")
    assert t.figures("culver_lux", "soldier", "roselie") == 2
    assert t.figures("roselie", "soldier", "home") == 0
    t.do("attack")
    assert t.asked() == ("culver_lux", "raid-size"), "now a Raid is possible there"


@pytest.mark.rule("A154", "A155", "A157", "card/T13")
@pytest.mark.ruling("card/T13#1")
def test_x8_ruse_and_the_impaler(table):
    t = table(
        area=4,
        bids="roselie 2, umbral 1",
        roselie={"spy": "umbral*2", "tasks": "T13"},
        umbral={"strength": 3, "intrigue": 3},
    )
    assert t.g.points == 3
    t.do("ruse")
    t.answer("lower strength", "pass")
    assert (t.roselie.diplomacy, t.track("umbral", "strength")) == (1, 2)
    assert t.roselie.done == []
    t.do("ruse")
    t.answer("lower intrigue", "pass")
    assert (t.roselie.diplomacy, t.track("umbral", "intrigue")) == (1, 2)
    assert t.cards(t.roselie.done) == "T13"
    assert t.roselie.supply == 10


def commerce_example(table, **options):
    """Culver-Lux spends its last point on Commerce in Umbral's market, with trader F."""
    t = table(
        area=5,
        bids="culver_lux 2, roselie 1",
        trader="trader_f",
        options=options,
        culver_lux={"trade": 6, "wealth": 3, "merchant": "umbral*3 home*2"},
    )
    t.do("caravan")
    t.answer("leave culver_lux", "count 1")
    t.do("caravan")
    t.answer("leave culver_lux")
    assert t.g.points == 1
    t.do("commerce")
    t.answer("trade umbral", "pay trade", "choose influence")
    assert t.track("culver_lux", "trade") == 5
    assert t.culver_lux.anarchy == 0, "paying across a threshold is free"
    assert t.track("umbral", "trade") == 1
    assert t.culver_lux.influence == 3
    assert t.question().prompt == "merchants-extra"
    t.do("commerce")
    t.answer("trade umbral", "pay wealth")
    assert t.track("culver_lux", "trade") == 4
    t.answer("choose track")
    assert (t.track("culver_lux", "wealth"), t.track("culver_lux", "trade")) == (2, 6)
    assert t.culver_lux.anarchy == 0
    return t


@pytest.mark.rule("A166", "A168", "card/trader_f")
@pytest.mark.ruling("R28", "card/trader_f#1")
def test_x9_commerce_by_the_rule(table):
    t = commerce_example(table)
    assert (t.track("umbral", "trade"), t.track("umbral", "wealth")) == (1, 1)
    assert t.question().prompt == "merchants-cross", "a third one would cross the threshold"
    t.do("commerce")
    t.answer("trade umbral", "pay wealth", "choose track")
    assert t.culver_lux.anarchy == 1
    assert t.track("culver_lux", "trade") == 7, "trade may still rise"
    assert t.asked()[0] == "roselie", "and the turn is over"


@pytest.mark.rule("A166")
@pytest.mark.ruling("R28")
def test_x9_as_printed_the_opponent_gains_trade(table):
    t = commerce_example(table, opponent_gains="trade")
    assert (t.track("umbral", "trade"), t.track("umbral", "wealth")) == (2, 0)


@pytest.mark.rule("A76", "A77", "A182", "card/guild_merchants")
def test_x10_guild(table):
    home = {"guilds": "merchants", "trade": 2, "knowledge": 1}
    t = table(area=4, bids="roselie *, umbral 2", roselie=home)
    t.answer("choose star_2")
    assert t.asked()[0] == "roselie", "with 2 it would be the highest, further left"
    t = table(area=4, bids="roselie *, umbral 2", roselie=home)
    t.answer("activate guild_merchants")
    assert (t.track("roselie", "trade"), t.track("roselie", "knowledge")) == (3, 2)
    assert t.asked()[0] == "umbral"
    assert t.g.points == 3
    t.answer("pass")
    assert t.asked()[0] == "roselie"
    assert t.g.points == 1
    assert t.offers() == {"do infiltrate", "pass"}


@pytest.mark.rule("A188", "A189", "A191", "A194")
def test_x11_alms(table):
    t = table(
        area=7,
        bids="umbral 2",
        umbral={"anarchy": 1, "alms": 3},
        tiles="tile_card tile_influence tile_home",
    )
    t.do("alms")
    t.answer("choose yes")
    assert (t.umbral.anarchy, t.g.markers) == (0, 24)
    assert (t.umbral.alms, t.umbral.influence) == (4, 1)
    assert "tile_influence" in t.g.names(t.g.tiles)


@pytest.mark.rule("A198", "A199", "A200", "A201", "A202", "A203", "A204", "A205", "A206", "A209")
@pytest.mark.rule("card/E01", "card/E02")
def test_x12_scoring(table):
    t = table(
        week=6,
        area=7,
        roselie={
            "guilds": "merchants spies",
            "done": "T47 T41 T14 T13",
            "end_tasks": "E01 E02 E08",
            "diplomacy": 3,
            "alms": 2,
            "anarchy": 4,
            "influence": 9,
            "strength": 1,
            "intrigue": 6,
            "trade": 8,
            "wealth": 2,
            "knowledge": 2,
            "noble": "N1",
        },
    )
    assert t.match.view(-1)["facts"]["sheets"][0] == {
        "guilds": 4,
        "during_tasks": 7,
        "end_tasks": 10,
        "unfulfilled": -3,
        "diplomacy": 12,
        "alms": 0,
        "anarchy": -4,
        "influence": 9,
        "subtotal_1": 35,
        "strength": -1,
        "intrigue": 2,
        "trade": 3,
        "wealth": 0,
        "knowledge": 0,
        "subtotal_2": 4,
        "total": 39,
    }
    assert t.g.outcome().winners == [0]
    assert t.match.view(-1)["facts"]["titles"][0]["de"] == (
        "Der Absolutist, der Entschlossene, der Raffinierte, der Großzügige, der Argwöhnische, "
        "der Pfähler, der Schutzherr von Haus Roselie"
    )
