"""Area V: Business, Caravan, Commerce (A159-A168), and the traders (A24)."""

from __future__ import annotations

import pytest

ALONE = "roselie 2"


@pytest.mark.rule("A159", "A160")
@pytest.mark.rule("card/merchant_1", "card/merchant_2", "card/merchant_3")
def test_business_places_a_merchant_and_cards_raise_trade(table):
    t = table(area=5, bids=ALONE, roselie={"hand": "merchant_1 merchant_2 merchant_3"})
    t.do("business")
    t.answer("discard merchant_2", "discard merchant_3", "pass")
    assert t.figures("roselie", "merchant", "home") == 1
    assert t.track("roselie", "trade") == 5
    t.do("business")
    t.answer("pass")
    assert t.track("roselie", "trade") == 5
    t.do("business")
    t.answer("discard merchant_1")
    assert t.track("roselie", "trade") == 6


@pytest.mark.rule("A161", "A162", "A163")
def test_caravan_moves_undivided_groups_limited_by_trade(table):
    t = table(area=5, bids=ALONE, roselie={"trade": 8, "merchant": "home*4"})
    t.do("caravan")
    assert t.offers() == {"count 1", "count 2", "count 3"}
    t.answer("count 3")
    t.do("caravan")
    assert t.offers() == {"leave roselie", "enter roselie", "enter culver_lux", "enter umbral"}
    t.answer("enter umbral", "count 3")
    assert t.figures("roselie", "merchant", "umbral") == 3
    assert t.g.points == 1


@pytest.mark.rule("A164")
def test_commerce_uses_up_a_merchant_in_the_market(table):
    t = table(area=5, bids=ALONE, roselie={"merchant": "centre umbral", "trade": 4})
    t.do("commerce")
    assert t.offers() == {"trade centre", "trade umbral"}
    t.answer("trade centre", "pay trade")
    assert t.figures("roselie", "merchant", "centre") == 0
    assert t.roselie.supply == 9
    assert t.g.points == 2


@pytest.mark.rule("A165")
def test_in_the_centre_only_track_for_track(table):
    t = table(
        area=5,
        bids=ALONE,
        roselie={"merchant": "centre*2", "trade": 4, "wealth": 4},
        trader="trader_f",
    )
    t.do("commerce")
    assert t.offers() == {"pay wealth", "pay trade"}
    t.answer("pay wealth")
    assert (t.track("roselie", "wealth"), t.track("roselie", "trade")) == (3, 6)
    t.do("commerce")
    t.answer("pay trade")
    assert (t.track("roselie", "wealth"), t.track("roselie", "trade")) == (6, 5)
    assert t.roselie.influence == 0 and t.roselie.anarchy == 0


@pytest.mark.rule("A166")
@pytest.mark.parametrize(("pay", "gain", "mine", "theirs", "influence"), [
    ("trade", "track", {"trade": 3, "wealth": 7}, {"trade": 2, "wealth": 1}, 0),
    ("trade", "influence", {"trade": 3, "wealth": 4}, {"trade": 2, "wealth": 1}, 3),
    ("wealth", "track", {"trade": 6, "wealth": 3}, {"trade": 1, "wealth": 2}, 0),
    ("wealth", "influence", {"trade": 4, "wealth": 3}, {"trade": 1, "wealth": 2}, 2),
])  # fmt: skip
def test_abroad_the_opponent_gains_what_is_paid(table, pay, gain, mine, theirs, influence):
    t = table(
        area=5, bids=ALONE, trader="trader_f",
        roselie={"merchant": "umbral", "trade": 4, "wealth": 4}, umbral={"trade": 1, "wealth": 1},
    )  # fmt: skip
    t.do("commerce")
    t.answer(f"pay {pay}")
    assert t.offers() == {"choose track", "choose influence"}
    t.answer(f"choose {gain}")
    assert {track: t.track("roselie", track) for track in mine} == mine
    assert {track: t.track("umbral", track) for track in theirs} == theirs
    assert t.roselie.influence == influence


@pytest.mark.rule("A167")
def test_at_home_commerce_takes_a_marker_and_gives_no_influence(table):
    t = table(area=5, bids=ALONE, roselie={"merchant": "home", "wealth": 4}, trader="trader_f")
    t.do("commerce")
    t.answer("pay wealth")
    assert (t.track("roselie", "wealth"), t.track("roselie", "trade")) == (3, 2)
    assert (t.roselie.anarchy, t.roselie.influence) == (1, 0)


@pytest.mark.rule("A168")
def test_paying_across_a_threshold_takes_no_marker_and_ends_nothing(table):
    t = table(area=5, bids=ALONE, roselie={"merchant": "centre*3", "trade": 6}, trader="trader_i")
    t.do("commerce")
    t.answer("pay trade")
    assert t.track("roselie", "trade") == 3
    assert t.roselie.anarchy == 0
    assert t.question().prompt == "merchants-act"


@pytest.mark.rule("A111")
@pytest.mark.ruling("R8")
def test_what_is_missing_at_0_is_not_paid_but_the_rest_happens_in_full(table):
    t = table(area=5, bids=ALONE, roselie={"merchant": "umbral", "trade": 1}, trader="trader_i")
    t.do("commerce")
    t.answer("pay trade", "choose track")
    assert (t.track("roselie", "trade"), t.track("roselie", "wealth")) == (0, 5)
    assert t.track("umbral", "trade") == 3


@pytest.mark.rule("A24", "A58")
@pytest.mark.rule("card/trader_a", "card/trader_b", "card/trader_c", "card/trader_d")
@pytest.mark.rule("card/trader_e", "card/trader_f", "card/trader_g", "card/trader_h")
@pytest.mark.rule("card/trader_i", "card/trader_j", "card/trader_k", "card/trader_l")
@pytest.mark.parametrize(("letter", "line_a", "line_b"), [
    ("a", (1, 2), (1, 2)), ("b", (1, 3), (2, 3)), ("c", (2, 3), (1, 3)), ("d", (2, 4), (1, 2)),
    ("e", (1, 2), (2, 4)), ("f", (1, 2), (1, 3)), ("g", (1, 3), (1, 2)), ("h", (3, 5), (2, 3)),
    ("i", (2, 3), (3, 5)), ("j", (2, 4), (2, 4)), ("k", (3, 4), (1, 2)), ("l", (1, 2), (3, 4)),
])  # fmt: skip
def test_each_trader_has_its_two_lines(table, letter, line_a, line_b):
    home = {"merchant": "centre umbral", "trade": 5, "wealth": 5}
    t = table(area=5, bids=ALONE, roselie=home, trader=f"trader_{letter}")
    t.do("commerce")
    t.answer("trade centre", "pay wealth")
    assert t.track("roselie", "wealth") == 5 - line_a[0]
    assert t.track("roselie", "trade") == 5 + line_a[1]
    t.do("commerce")
    t.answer("pay trade", "choose influence")
    assert t.track("roselie", "trade") == 5 + line_a[1] - line_b[0]
    assert t.track("umbral", "trade") == line_b[0]
    assert t.roselie.influence == line_b[1]
