"""Why an area or a region is no answer, with the rule behind it."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.reasons import explain
from tafelrunde.texts import Texts

TEXTS = Texts("en", "allegoria", strict=True)


def why(t, spot):
    """The reason in words and its rule; '' if it is an answer."""
    reason = explain(t.g, t.question(), spot)
    return f"{TEXTS.reason(reason)} [{reason.rule}]" if reason is not None else ""


@pytest.mark.rule("A69")
def test_a_full_area_says_so(table):
    t = table()
    house = t.question().seat
    for _ in range(3):
        while t.question().seat != house:
            t.answer(next(name for name in t.names() if name.endswith("area_5")))
        assert why(t, "area_3") == ""
        t.answer(next(name for name in t.names() if name.endswith("area_3")))
    while t.question().seat != house:
        t.answer(next(name for name in t.names() if name.endswith(("area_5", "area_6"))))
    assert why(t, "area_3") == (
        "There are 3 of your tokens in this area already; more do not fit. [allegoria:A69]"
    )


@pytest.mark.rule("A74")
def test_while_an_area_is_resolved_the_others_rest(table):
    t = table(area=3, bids="roselie 2", roselie={"soldier": "home centre", "hand": "soldier_2"})
    assert why(t, "area_3") == ""
    assert why(t, "area_5") == (
        "Another area is being resolved now. Area III: soldier [allegoria:A74]"
    )


@pytest.mark.rule("A164")
@pytest.mark.ends_open
def test_commerce_needs_a_merchant(table):
    t = table(
        area=5, bids="roselie 2", roselie={"merchant": "home centre", "wealth": 3, "trade": 3}
    )
    t.do("commerce")
    assert why(t, "centre") == ""
    assert why(t, "umbral") == "You have no merchant there: House Umbral. [allegoria:A164]"


@pytest.mark.rule("A137", "A139")
@pytest.mark.ends_open
def test_an_attack_needs_a_soldier_and_never_raids_ones_own_battlefield(table):
    t = table(area=3, bids="roselie 2", roselie={"soldier": "home centre umbral"})
    t.do("attack")
    assert why(t, "centre") == why(t, "umbral") == ""
    assert why(t, "culver_lux").startswith("You have no soldier there: House Culver-Lux.")
    assert why(t, "roselie").startswith("You never raid your own battlefield")


@pytest.mark.rule("A153")
@pytest.mark.ends_open
def test_a_ruse_needs_a_spy_away_from_home(table):
    t = table(area=4, bids="roselie 2", roselie={"spy": "home centre umbral"})
    t.do("ruse")
    assert why(t, "culver_lux") == "You have no spy there: House Culver-Lux. [allegoria:A153]"
    assert why(t, "roselie") == "You never play a ruse in your own tavern. [allegoria:A153]"


@pytest.mark.rule("A130")
@pytest.mark.ends_open
def test_recruiting_takes_soldiers_and_jokers_only(table):
    t = table(area=3, bids="roselie 2", roselie={"hand": "soldier_2 spy_1"})
    t.answer("do recruit")
    assert why(t, "hand/0/soldier_2") == ""
    assert why(t, "hand/0/spy_1") == (
        "Only cards of this kind and jokers count here: Soldier. [allegoria:A130]"
    )
