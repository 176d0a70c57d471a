"""Area IV: Infiltrate, Sneak, Ruse (A148-A158)."""

from __future__ import annotations

import pytest

ALONE = "roselie 2"
LOWER = {f"lower {track}" for track in ("strength", "intrigue", "trade", "wealth", "knowledge")}


@pytest.mark.rule("A148", "A149")
@pytest.mark.rule("card/spy_1", "card/spy_2", "card/spy_3")
def test_infiltrate_places_a_spy_and_cards_raise_intrigue(table):
    t = table(area=4, bids=ALONE, roselie={"hand": "spy_1 spy_2 spy_3 banker_1"})
    t.do("infiltrate")
    t.answer("discard spy_3", "discard spy_1", "pass")
    assert t.figures("roselie", "spy", "home") == 1
    assert t.track("roselie", "intrigue") == 4
    t.do("infiltrate")
    t.answer("pass")
    assert t.track("roselie", "intrigue") == 4
    t.do("infiltrate")
    t.answer("discard spy_2")
    assert t.track("roselie", "intrigue") == 6


@pytest.mark.rule("A150", "A151", "A152")
def test_sneak_moves_undivided_groups_limited_by_intrigue(table):
    t = table(area=4, bids=ALONE, roselie={"intrigue": 5, "strength": 12, "spy": "home*3"})
    t.do("sneak")
    assert t.offers() == {"count 1", "count 2"}, "intrigue counts, not strength"
    t.answer("count 2")
    assert t.figures("roselie", "spy", "centre") == 2
    t.do("sneak")
    t.answer("enter umbral", "count 2")
    assert t.figures("roselie", "spy", "umbral") == 2
    assert t.g.points == 1, "every region is an action of its own"


@pytest.mark.rule("A153")
@pytest.mark.ends_open
def test_no_ruse_at_home(table):
    assert "do ruse" not in table(area=4, bids=ALONE, roselie={"spy": "home*3"}).offers()
    t = table(area=4, bids=ALONE, roselie={"spy": "home centre umbral"})
    t.do("ruse")
    assert t.offers() == {"trick centre", "trick umbral"}


@pytest.mark.rule("A154", "A155")
def test_ruse_abroad_returns_a_spy_and_lowers_a_track_of_that_opponent(table):
    t = table(
        area=4,
        bids=ALONE,
        roselie={"spy": "umbral*2"},
        umbral={"wealth": 4},
        culver_lux={"wealth": 4},
    )
    t.do("ruse")
    assert t.asked() == ("roselie", "ruse-lower")
    assert t.offers() == LOWER, "a track at 0 may be chosen, too"
    t.answer("lower wealth", "pass")
    assert t.figures("roselie", "spy", "umbral") == 1
    assert t.roselie.supply == 9
    assert (t.track("umbral", "wealth"), t.track("culver_lux", "wealth")) == (3, 4)
    t.do("ruse")
    t.answer("lower knowledge", "pass")
    assert t.track("umbral", "knowledge") == 0


@pytest.mark.rule("A156")
@pytest.mark.parametrize(("second", "tracks"), [("wealth", (2, 3)), ("trade", (3, 2))])
def test_a_marker_lowers_the_same_or_another_track_without_a_second_spy(table, second, tracks):
    t = table(area=4, bids=ALONE, roselie={"spy": "umbral"}, umbral={"wealth": 4, "trade": 3})
    t.do("ruse")
    t.answer("lower wealth")
    assert t.asked() == ("roselie", "ruse-more")
    assert t.offers() == LOWER | {"pass"}
    t.answer(f"lower {second}")
    assert (t.track("umbral", "wealth"), t.track("umbral", "trade")) == tracks
    assert t.roselie.anarchy == 1
    assert t.question().prompt == "spies-act", "only one more"


@pytest.mark.rule("A157")
def test_only_the_first_ruse_of_a_turn_advances_diplomacy(table):
    t = table(area=4, bids=ALONE, roselie={"spy": "umbral*2"})
    t.do("ruse")
    t.answer("lower wealth", "pass")
    assert t.roselie.diplomacy == 1
    t.do("ruse")
    t.answer("lower wealth", "pass")
    assert t.roselie.diplomacy == 1


@pytest.mark.rule("A158")
def test_ruse_in_the_centre_takes_a_marker_and_lowers_nothing(table):
    t = table(area=4, bids=ALONE, roselie={"spy": "centre*2"}, umbral={"wealth": 4})
    t.do("ruse")
    assert t.question().prompt == "spies-act"
    assert (t.roselie.anarchy, t.roselie.diplomacy, t.roselie.supply) == (1, 1, 9)
    t.do("ruse")
    assert (t.roselie.anarchy, t.roselie.diplomacy, t.roselie.supply) == (2, 1, 10)
    assert t.track("umbral", "wealth") == 4
