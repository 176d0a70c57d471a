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
