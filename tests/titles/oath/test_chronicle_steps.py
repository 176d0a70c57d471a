"""The Chronicle's questions: oath, Citizenship, edifice, suit (8.1 to 8.4)."""

from __future__ import annotations

import pytest

from tafelrunde.titles.oath import turn
from tafelrunde.titles.oath.catalogue import CARDS, ORDER, SUITS
from tafelrunde.titles.oath.setup import PHYSICAL


def won(colour, reason="empire", vision="", ways=1, more=None):
    """Let somebody have won, so that the Chronicle begins."""

    def state(g):
        g.prepared.chronicle = True
        g.winner = next(player.seat for player in g.players if player.id == colour)
        g.reason, g.winning_vision, g.won_ways = reason, vision, ways
        turn.begin_chronicle(g)
        if more is not None:
            more(g)

    return state


def finish(t):
    """Answer everything that is left with the last option."""
    while not t.match.over:
        t.answer(t.names()[-1])
    return t.g.next_world


def annals(t, id):
    return [entry for entry in t.g.annals if entry["id"] == id]


@pytest.mark.rule("8.1")
@pytest.mark.parametrize(
    ("vision", "oath"),
    [
        ("vision_conquest", "supremacy"),
        ("vision_rebellion", "people"),
        ("vision_sanctuary", "protection"),
        ("vision_faith", "devotion"),
    ],
)
def test_a_winning_vision_decides_the_oath_even_if_it_is_the_present_one(table, vision, oath):
    t = table("purple red", oath=oath, state=won("red", "visionary", vision))
    assert t.question().prompt != "chronicle-oath"
    assert finish(t).oath == oath


@pytest.mark.rule("8.1")
@pytest.mark.parametrize(
    ("reason", "ways"), [("usurper", 1), ("empire", 1), ("successor", 1), ("visionary", 2)]
)
def test_any_other_victory_lets_choose_any_oath_but_the_present_one(table, reason, ways):
    state = won("red", reason, "vision_faith", ways)
    t = table("purple red", oath="people", state=state)
    assert sorted(t.names()) == ["choose devotion", "choose protection", "choose supremacy"]
    t.answer("choose devotion")
    world = finish(t)
    assert (world.oath, world.winner) == ("devotion", "red")


@pytest.mark.rule("8.2")
def test_an_exile_who_wins_exiles_all_citizens_and_may_not_ask_them_back(table):
    def citizens_in_the_box(g):
        g.prepared.world.citizens = ["black", "yellow"]

    state = won("red", "usurper", more=citizens_in_the_box)
    t = table("purple red blue white", citizens="blue", warbands={"blue": 2}, state=state)
    t.answer("choose people")
    assert t.names() == ["offer white", "pass"]
    assert annals(t, "exiles")[0]["colours"] == ["blue", "black", "yellow"]
    assert t.g.reserve[0] == 24  # the purple warbands of blue's board are back
    t.answer("offer white", "accept")
    assert finish(t).citizens == ["white"]


@pytest.mark.rule("8.2")
def test_a_refused_offer_is_not_made_again_and_the_empire_makes_none(table):
    t = table("purple red blue", state=won("red", "usurper"))
    t.answer("choose people", "offer blue", "pass")
    assert t.question().prompt != "chronicle-offer"
    assert finish(t).citizens == []
    t = table("purple red blue", citizens="blue", state=won("blue", "successor"))
    t.answer("choose people")
    assert t.question().prompt != "chronicle-offer"
    assert finish(t).citizens == ["blue"]


@pytest.mark.rule("8.2.a")
def test_the_winners_warbands_replace_those_of_a_new_citizen_site_by_site(table):
    at = {1: "red 12", 2: "blue 3", 3: "blue 2"}
    sites = {2: "plains", 3: "mountain longbows"}
    t = table("purple red blue yellow", sites=sites, at=at, state=won("red", "usurper"))
    t.answer("choose people", "offer blue", "accept")
    assert t.names() == ["offer yellow", "pass"]
    assert (t.at(1), t.at(2), t.at(3)) == ("red 12", "red 1", "red 1")
    assert t.g.census()["red warband"] == t.g.census()["blue warband"] == 14
    world = finish(t)
    assert [site.site for site in world.sites if site.faceup][:3] == [
        "lush_coast",
        "plains",
        "mountain",
    ]
    assert world.sites[2].cards == ["longbows"]


@pytest.mark.rule("8.3.1")
def test_the_empire_builds_the_edifice_of_a_denizens_suit(table):
    sites = {1: "plains longbows elders", 3: "mountain wolves"}
    at = {1: "purple 1", 3: "red 1"}
    t = table("purple red", sites=sites, at=at, state=won("purple"))
    t.answer("choose people")
    assert t.names() == ["choose longbows", "choose elders", "pass"]
    t.answer("choose longbows")
    world = finish(t)
    assert world.sites[0].cards == ["sprawling_rampart", "elders"]
    assert "longbows" in world.deck and "wolves" not in [c for s in world.sites for c in s.cards]


@pytest.mark.rule("8.3.1")
def test_an_edifice_on_the_map_cannot_be_built_again_but_a_ruin_is_repaired(table):
    sites = {1: "plains longbows bandit_rampart"}
    t = table("purple red", sites=sites, at={1: "purple 1"}, state=won("purple"))
    t.answer("choose people")
    assert t.names() == ["choose bandit_rampart", "pass"]
    t.answer("choose bandit_rampart")
    assert finish(t).sites[0].cards == ["longbows", "sprawling_rampart"]


@pytest.mark.rule("8.3.1")
def test_an_exile_builds_nothing(table):
    sites = {1: "plains longbows"}
    t = table("purple red", sites=sites, at={1: "red 1"}, state=won("red", "usurper"))
    t.answer("choose people")
    assert finish(t).sites[0].cards == ["longbows"]
    assert not annals(t, "builds")


@pytest.mark.rule("8.4")
def test_the_most_common_suit_of_faceup_advisers_decides_which_cards_come(table):
    advisers = {"purple": "longbows keep wolves -elders"}
    t = table("purple red", advisers=advisers, state=won("purple"))
    before = {t.g.kinds[this].id for this in t.g.archive}
    t.answer("choose people")
    finish(t)
    assert annals(t, "adds")[0]["suit"] == "order"
    came = sorted(SUITS[CARDS[id].suit] for id in before - {*t.text(t.g.archive).split()})
    assert came == ["beast", "hearth", "hearth", "order", "order", "order"]


@pytest.mark.rule("8.4")
@pytest.mark.ends_open
def test_a_tie_and_no_advisers_let_the_winner_choose(table):
    t = table("purple red", advisers={"purple": "longbows wolves"}, state=won("purple"))
    t.answer("choose people")
    assert t.names() == ["suit order", "suit beast"]
    t = table("purple red", advisers={"purple": "-wolves"}, state=won("purple"))
    t.answer("choose people")
    assert len(t.names()) == 6


@pytest.mark.rule("8.4.a")
def test_a_small_archive_is_healed_by_the_largest_stack_of_the_dispossessed(table):
    gone = "longbows keep scouts garrison captains curfew toll_roads wolves"

    def few(g):
        order = [this for this in g.archive if this < 198 and g.kinds[this].suit == ORDER]
        g.world_deck = [*order[2:], *g.world_deck]
        g.deck_parts[0] += len(order) - 2
        g.archive = [this for this in g.archive if this not in order[2:]]

    t = table("purple red", dispossessed=gone, state=won("purple", more=few))
    archive = len(t.g.archive)
    t.answer("choose people", "suit order")
    entry = annals(t, "heals")[0]
    assert (entry["suit"], entry["count"], entry["healed"]) == ("order", 6, 2)
    assert len(t.g.archive) == archive + 2 and not annals(t, "adds")
    assert len(t.g.dispossessed) == annals(t, "dispossesses")[0]["count"]
    assert PHYSICAL["wolves"] in t.g.archive
