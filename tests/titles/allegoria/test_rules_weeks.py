"""The course of the game, preparation and administration phase (A2, A51-A64, A196, A197)."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.bots import RandomBot, play_out
from tafelrunde.kernel.rng import Rng
from tafelrunde.titles.allegoria import rounds
from tafelrunde.titles.allegoria.title import TITLE


def passing(t):
    """Everybody places the tokens left, wherever there is room."""
    while t.match.pending and t.question().prompt == "bid":
        t.match.answer(t.question().seat, t.question().options[0])
        t._answer_forced()
        if t.g.week != 1 or t.g.area:
            return


@pytest.mark.rule("A2", "A197")
def test_a_game_lasts_six_weeks_and_is_then_scored():
    table = TITLE.deal(TITLE.prepare(3, {}), "six")
    table.loud = True
    outcome = play_out(table, [RandomBot(Rng("six"))] * 3)
    weeks = [event.args["number"] for event in table.events if event.id == "week"]
    assert weeks == [1, 2, 3, 4, 5, 6]
    assert outcome.scores == [event.args["count"] for event in table.events if event.id == "scores"]


@pytest.mark.rule("A197")
def test_a_new_week_begins_while_the_marker_is_not_on_6(table):
    assert table(week=5, area=7).g.week == 6
    assert table(week=6, area=7).match.over


@pytest.mark.rule("A51")
@pytest.mark.ends_open
def test_the_phases_follow_one_another(table):
    t = table(stage=rounds.PREPARE, week=0, decree="", trader="", houses="roselie umbral")
    assert t.told("week") and t.question().prompt == "bid"
    for answer in ("bid-2 area_7", "bid-2 area_3"):
        t.answer(answer)
    passing(t)
    assert t.g.area > 0, "planning is over, the action phase begins"
    phases = [
        event["id"] for event in t.match.events(-1) if event["id"] in ("week", "bids", "area")
    ]
    assert phases[0] == "week"
    assert phases.index("area") > phases.index("bids")


@pytest.mark.rule("A57", "A58", "A59", "A60")
def test_preparation_week_trader_five_workers_decree(table):
    t = table(
        stage=rounds.PREPARE,
        week=1,
        decree="",
        trader="",
        workers="spy_1 spy_2 spy_3 joker_1 joker_2",
    )
    assert t.g.week == 2
    assert t.cards(t.g.trader) == "trader_a"
    assert t.cards(t.g.row) == "joker_1 joker_2 spy_1 spy_2 spy_3"
    assert t.cards(t.g.decree) == "D12"
    order = [event["id"] for event in t.match.events(-1)]
    assert order == ["week", "trader", "row", "decree"]
    assert t.told("decree")[0]["upper"] == 1


@pytest.mark.rule("A23", "A63", "card/D01")
def test_the_queens_death_reveals_the_next_decree_and_lower_events_from_then_on(table):
    t = table(stage=rounds.PREPARE, decree="", trader="", coming="D01 D12 D11", week=2)
    assert not t.g.queen_lives
    assert t.g.names(t.g.decree) == ["D01", "D12"]
    assert t.told("queen-dies")
    assert t.told("decree")[0] == {
        "id": "decree", "seat": -1, "card": "D12", "upper": 0, "rule": "allegoria:A60",
    }  # fmt: skip
    assert t.g.edict is t.g.kinds[t.g.decree[-1]].lower
    later = table(stage=rounds.PREPARE, decree="", trader="", coming="D12 D11", lower=True)
    assert later.told("decree")[0]["upper"] == 0


@pytest.mark.rule("A62")
def test_the_queen_may_survive_and_dies_after_the_game(table):
    t = table(week=6, area=7, houses="roselie umbral")
    assert t.match.over
    assert t.g.queen_lives
    assert t.told("queen-dies-after")
    dead = table(week=6, area=7, houses="roselie umbral", lower=True)
    assert not dead.told("queen-dies-after")


@pytest.mark.rule("A61")
def test_an_event_of_the_week_holds_only_for_that_week(table):
    t = table(decree="D11", area=6, bids="roselie 1", coming="D12")
    t.answer("pass")
    assert t.g.week == 2
    assert t.cards(t.g.decree) == "D12"
    assert t.cards(t.g.decree_discard) == "D11"


@pytest.mark.rule("A64", "A33", "card/D02")
def test_the_plus_tile_travels_from_area_to_area(table):
    t = table(decree="D02", area=3, bids="roselie 1", coming="D12")
    assert t.g.plus_tile == 3
    t.answer("pass")
    assert t.g.week == 2
    assert t.g.plus_tile == 0, "after area VII it lies aside again"
    t = table(decree="D02", area=4, bids="umbral 1")
    assert t.g.plus_tile == 4


@pytest.mark.rule("A52", "A53")
@pytest.mark.ruling("R24")
def test_each_kind_of_card_has_its_own_discard_pile_and_only_tasks_lie_face_down(table):
    t = table(area=1, bids="roselie 1", tasks="T01 T02 T03", decree="D05", worker_discard="spy_1")
    t.answer("keep T02")
    view = {zone["name"]: zone for zone in t.match.view(1)["zones"] if zone["owner"] == -1}
    assert view["task_discard"]["count"] == 2
    assert view["task_discard"]["cards"] == []
    own = {zone["name"]: zone for zone in t.match.view(0)["zones"] if zone["owner"] == -1}
    assert own["task_discard"]["cards"] == ["T01", "T03"], "who discarded them knows them"
    assert view["worker_discard"]["cards"] == ["spy_1"]
    assert view["decree_discard"]["cards"] == ["D05"]
    assert view["trader_discard"]["cards"] == ["trader_f"]


@pytest.mark.rule("A54", "A55")
def test_influence_gained_in_play_is_public_and_seals_count_at_the_end(table):
    t = table(area=3, bids="roselie 2", roselie={"soldier": "umbral", "done": "T13"})
    t.do("attack")
    for viewer in (-1, 1, 2):
        assert t.match.view(viewer)["facts"]["players"][0]["influence"] == 1
    assert t.match.view(-1)["facts"]["sheets"] == [], "tasks give no tokens before the end"


@pytest.mark.rule("A56")
@pytest.mark.ends_open
def test_may_is_asked_and_must_is_not(table):
    may = table(stage=rounds.DECREE, decree="D03")
    assert may.asked() == ("roselie", "decree-place")
    assert may.offers() == {"choose yes", "pass"}
    must = table(stage=rounds.DECREE, decree="D06", roselie={"wealth": 3})
    assert must.question().prompt == "bid"
    assert must.track("roselie", "wealth") == 4


@pytest.mark.rule("A196", "A99")
def test_administration_discards_trader_decree_and_open_workers(table):
    t = table(area=2, row="spy_1 spy_2 spy_3 joker_1 joker_2", decree="D05")
    assert t.g.week == 2
    assert t.cards(t.g.worker_discard) == "joker_1 joker_2 spy_1 spy_2 spy_3", "nobody had bid"
    assert t.cards(t.g.trader_discard) == "trader_f"
    assert t.cards(t.g.decree_discard) == "D05"
    assert len(t.g.row) == 5


@pytest.mark.rule("A63")
def test_both_decrees_are_discarded_after_the_queens_death(table):
    t = table(decree="D01 D12", area=7, lower=True)
    assert t.g.names(t.g.decree_discard) == ["D01", "D12"]
