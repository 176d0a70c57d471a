"""The Chronicle after every kind of victory: what each winner is asked, and what he leaves."""

from __future__ import annotations

import pytest

from tafelrunde.titles.oath.catalogue import OATH_IDS
from tests.titles.oath.test_chronicle_steps import annals, finish

SITES = {1: "plains longbows", 3: "mountain wolves", 4: "river elders"}


def before(table, chronicle=True, more=None, **changes):
    """Purple, the Citizen blue and the Exiles red and yellow, just before somebody wins."""

    def state(g):
        g.prepared.chronicle = chronicle
        if more is not None:
            more(g)

    usual = {
        "sites": SITES,
        "citizens": "blue",
        "at": {1: "purple 2", 3: "red 1"},
        "oath": "supremacy",
        "turn_of": "yellow",
        "phase": "rest",
    }
    return table("purple red blue yellow", state=state, **(usual | changes))


WAKES = {"turn_of": "red", "phase": "wake"}
RULES = {"at": {1: "purple 2", 3: "red 1", 4: "red 2"}}
USURPS = {**WAKES, **RULES, "keeper": "red", "usurper": True}
SEES = {**WAKES, **RULES, "visions": {"red": "vision_conquest"}, "visions_drawn": 3}
HEIR = {"relics": {"blue": "ivory_eye brass_horse"}}
LAST = {"turn_of": "yellow", "phase": "rest"}  # the round ends
SIX, EIGHT = {"round": 5, "dice": [5]}, {"round": 8}
WAYS = {
    "usurper in Wake": (USURPS, "red", "usurper"),
    "visionary in Wake": ({**SEES, "oath": "people"}, "red", "visionary"),
    "end die": (SIX, "purple", "empire"),
    "end die, successor": ({**SIX, **HEIR}, "blue", "successor"),
    "3.4.1": (EIGHT, "purple", "empire"),
    "3.4.1, successor": ({**EIGHT, **HEIR}, "blue", "successor"),
    "3.4.2": ({**EIGHT, **RULES, "keeper": "red", "usurper": True}, "red", "usurper"),
    "3.4.3": ({**SEES, **EIGHT, **LAST, "oath": "people", "keeper": "yellow"}, "red", "visionary"),
    "3.4.4": ({**EIGHT, **RULES, "keeper": "red"}, "purple", "war-weariness"),
    "3.4.4, successor": ({**EIGHT, **RULES, **HEIR, "keeper": "red"}, "blue", "successor"),
}


def questions(t):
    """Everything that is asked, as 'red chronicle-oath'; the first option is taken."""
    asked = []
    while not t.match.over:
        ask = t.question()
        asked.append(f"{t.g.players[ask.seat].id} {ask.prompt.removeprefix('chronicle-')}")
        t.answer(t.names()[0])
    return asked


@pytest.mark.rule("8.0", "8.1", "8.2", "8.3.1", "8.4", "8.7.2")
@pytest.mark.parametrize("way", WAYS)
def test_every_winner_writes_his_chronicle(table, way):
    changes, winner, reason = WAYS[way]
    t = before(table, **changes)
    oath = t.g.oath.id
    assert (t.g.reason, t.g.players[t.g.winner].id) == (reason, winner)
    if reason == "visionary":
        assert t.g.oath.id == "supremacy" and t.question().prompt == "chronicle-offer"
    else:
        assert t.names() == [f"choose {id}" for id in OATH_IDS if id != oath]
    asked = questions(t)
    if winner == "red":  # the Chancellor and the Citizen he exiled get no offer
        wanted = ["red oath", "red offer", "yellow accept", "red suit"]
        assert asked == wanted[reason == "visionary" :]
    else:
        assert asked == [f"{winner} oath", f"{winner} build", f"{winner} suit"]
    world = t.g.next_world
    assert (world.winner, world.game) == (winner, 2)
    assert (world.oath != oath) or reason == "visionary"
    assert world.citizens == (["yellow"] if winner == "red" else ["blue"])
    kept = ["mountain", "river"] if winner == "red" else ["plains"]
    faceup = [site.site for site in world.sites if site.faceup]
    assert faceup[: len(kept)] == kept and len(annals(t, "builds")) == (winner != "red")


@pytest.mark.ruling("C12")
@pytest.mark.rule("8.1")
@pytest.mark.ends_open
def test_several_ways_are_a_title_and_a_vision_or_two_visions(table):
    both = before(table, **(SEES | USURPS | {"oath": "people"}))
    assert (both.g.reason, both.g.won_ways) == ("usurper", 2)
    assert both.names() == ["choose supremacy", "choose devotion", "choose protection"]

    def prophet(g):
        vision = g.players[3].vision
        g.warbands_on = {vision: [0, 1, 0, 0, 0, 0]}
        g.reserve[1] -= 1

    two = {**SEES, "visions": {"red": "vision_conquest", "yellow": "vision_faith"}, "more": prophet}
    one = before(table, **two, oath="people")
    assert (one.g.won_ways, one.g.oath.id) == (1, "supremacy")
    two["banners"] = {"red": "darkest_secret"}
    t = before(table, **two, oath="people")
    assert (t.g.reason, t.g.won_ways, t.question().prompt) == ("visionary", 2, "chronicle-oath")
    assert "choose people" not in t.names() and len(t.names()) == 3
    t = before(table, **(two | EIGHT | LAST | {"keeper": "red"}))
    assert (t.g.reason, t.g.won_ways, len(t.names())) == ("visionary", 2, 3)
    t = before(table, **(SEES | EIGHT | LAST | {"keeper": "red", "usurper": True}))
    assert t.g.reason == "usurper" and "choose supremacy" not in t.names()  # 3.4.2 comes first


@pytest.mark.ruling("C11")
@pytest.mark.parametrize("way", ["usurper in Wake", "end die, successor"])
def test_the_chronicle_is_an_option_and_changes_no_victory(table, way):
    changes, winner, reason = WAYS[way]
    single = before(table, chronicle=False, **changes)
    assert single.match.over and single.g.next_world is None and single.g.annals == []
    t = before(table, **changes)
    assert not t.match.over and t.g.phase == 4
    finish(t)
    one, other = single.g.outcome(), t.g.outcome()
    assert (one.scores, one.winners, one.reason) == (other.scores, other.winners, other.reason)
    assert one.reason == reason and t.g.players[t.g.winner].id == winner


@pytest.mark.ruling("C13")
@pytest.mark.rule("8.5", "8.6.1", "8.6.3")
def test_the_chancellor_and_other_citizens_are_losers_when_a_successor_wins(table):
    advisers = {"purple": "keep", "red": "captains", "blue": "scouts", "yellow": "curfew"}
    relics = {"purple": "the_grand_scepter cup_of_plenty", "blue": "ivory_eye brass_horse map"}
    changes = {"advisers": advisers, "relics": relics, "citizens": "blue yellow", **EIGHT}
    t = before(table, **changes)
    assert t.g.players[t.g.winner].id == "blue"
    world = finish(t)
    assert sorted(world.dispossessed)[:2] == ["captains", "curfew"] and "keep" in world.dispossessed
    assert "scouts" in world.deck and world.citizens == ["blue", "yellow"]
    on_top = annals(t, "treasures")[0]
    assert on_top["relics"] == ["ivory_eye", "brass_horse", "map"] and on_top["count"] == 7
    assert {"ivory_eye", "brass_horse", "map"} <= set(world.relic_deck[:7])
    assert annals(t, "scatters")[0]["relics"] == ["cup_of_plenty"]
    assert "cup_of_plenty" not in world.relic_deck[:7] and world.winner == "blue"
