"""How far one's own tasks have come: numbers for their owner, and for nobody else."""

from __future__ import annotations

import pytest

from tafelrunde.titles.allegoria.data import shipped


def progress(t, viewer=0):
    """Of each task: what is counted, how much there is, how much is needed."""
    told = t.match.view(viewer)["facts"]["progress"]
    return {
        card: [(part["what"], part["where"], part["have"], part["need"]) for part in parts]
        for card, parts in told.items()
    }


def test_a_task_counts_what_it_asks_for(table):
    t = table(
        area=3, bids="roselie 2",
        roselie={
            "tasks": "T01 T02 T33", "end_tasks": "E01", "soldier": "home home centre", "wealth": 5,
        },
    )  # fmt: skip
    t.do("recruit")
    assert progress(t) == {
        "T01": [("turn-place", "", 1, 3)],
        "T02": [("soldier", "map", 4, 5)],
        "T33": [("wealth", "", 5, 8)],
        "E01": [("guilds", "", 0, 2), ("max_track", "", 5, 8)],
    }


def test_of_several_opponents_the_one_that_is_nearest_counts(table):
    t = table(
        area=4, bids="roselie 2", umbral={"trade": 3, "wealth": 2},
        roselie={"tasks": "T18", "spy": "umbral umbral"},
    )  # fmt: skip
    assert progress(t) == {"T18": [("turn-reduce", "", 0, 1), ("turn-reduce", "", 0, 1)]}
    t.do("ruse")
    t.answer("lower trade")
    t.answer("pass")
    parts = t.match.view(0)["facts"]["progress"]["T18"]
    assert [part["holds"] for part in parts] == [True, False]


def test_where_less_is_wanted_the_part_says_whether_it_holds(table):
    t = table(area=3, bids="roselie 2", roselie={"end_tasks": "E15 E22"})
    told = t.match.view(0)["facts"]["progress"]
    numbers = {
        card: [(one["have"], one["need"], one["holds"]) for one in told[card]] for card in told
    }
    assert numbers == {"E15": [(0, 0, True)], "E22": [(10, 2, False)]}
    assert all(part["at_most"] for parts in told.values() for part in parts)


def test_what_cannot_be_counted_is_a_number_of_conditions(table):
    t = table(area=3, bids="roselie 1, umbral 0", roselie={"tasks": "T47"})
    assert progress(t) == {"T47": [("", "", 3, 4)]}  # nobody else bids


def test_nobody_else_is_told(table):
    t = table(area=3, bids="roselie 2", roselie={"tasks": "T01", "end_tasks": "E01"})
    assert progress(t, 0).keys() == {"T01", "E01"}
    assert progress(t, 1) == progress(t, -1) == {}


@pytest.mark.parametrize("lang", ["de", "en"])
def test_what_every_task_counts_has_a_name(table, lang):
    from tafelrunde.texts import Texts

    texts = Texts(lang, "allegoria", strict=True)
    during = " ".join(row["id"] for row in shipped("tasks") if row["type"] == "during")
    end = " ".join(row["id"] for row in shipped("tasks") if row["type"] == "end")
    t = table(area=3, bids="roselie 2", roselie={"tasks": during, "end_tasks": end})
    told = t.match.view(0)["facts"]["progress"]
    assert len(told) > 60  # some are fulfilled from the start
    for card, parts in told.items():
        assert parts, card
        for part in parts:
            what = part["what"].replace("_", "-") or "condition"
            words = texts.text(f"allegoria-part-{what}", where=part["where"], need=part["need"])
            assert words.strip(), (card, part)


@pytest.mark.parametrize(
    ("lang", "what", "where", "one", "more"),
    [
        ("en", "spy", "home", "spy at home", "spies at home"),
        ("en", "soldier", "centre", "soldier in the centre", "soldiers in the centre"),
        ("en", "guilds", "", "guild", "guilds"),
        ("en", "condition", "", "condition", "conditions"),
        ("de", "spy", "home", "Spion in deiner Heimat", "Spionen in deiner Heimat"),
        ("de", "merchant", "centre", "Händler im Zentrum", "Händlern im Zentrum"),
        ("de", "guilds", "", "Gilde", "Gilden"),
        ("de", "condition", "", "Bedingung", "Bedingungen"),
    ],
)
def test_one_of_a_thing_is_not_called_many(lang, what, where, one, more):
    from tafelrunde.texts import Texts

    texts = Texts(lang, "allegoria", strict=True)
    assert texts.text(f"allegoria-part-{what}", where=where, need=1) == one
    assert texts.text(f"allegoria-part-{what}", where=where, need=2) == more
