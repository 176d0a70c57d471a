"""Relationships (9.2.9): aid, hostility, infamy; and coalitions (9.2.8)."""

import pytest

from tests.titles.root.conftest import both
from tests.titles.root.expansion import activated
from tests.titles.root.wanderers import Wanderer, vagabond

FOX_CARDS = "anvil foxfolk_steel protection_racket travel_gear_fox gently_used_knapsack"


def helper(table, cards=FOX_CARDS, items="boot*6", **relations):
    return table(
        "vagabond marquise eyrie",
        hands={"vagabond": cards},
        warriors={"marquise": {1: 1}, "eyrie": {1: 1}},
        state=vagabond("c1", items=items, **relations),
    )


def aid(t, other, times=1):
    for _ in range(times):
        t.answer(f"aid {other}")
        if t.question().prompt == "aid-card":
            t.answer(t.names()[0])


# -- improving


@pytest.mark.rule("9.2.9", "9.2.9.I", "9.2.9.Ia", "9.2.9.Ib")
def test_one_two_and_three_aids_lead_along_the_track(table):
    t = helper(table, FOX_CARDS + " root_tea_fox")
    w = Wanderer(t)
    steps = [("amiable", 1), ("amiable", 1), ("friendly", 3), ("friendly", 3), ("friendly", 3)]
    for space, points in [*steps, ("allied", 5)]:
        aid(t, "marquise")
        assert (w.relationship("marquise"), t.points("vagabond")) == (space, points)
    assert w.relationship("eyrie") == "indifferent"


@pytest.mark.rule("9.2.9.Ia")
@pytest.mark.by_hand
def test_aids_for_one_step_must_fall_into_one_turn(table):
    t = helper(table, amiable="marquise")
    aid(t, "marquise")
    assert Wanderer(t).me.aids[1] == 1
    t.end_phase()
    assert t.phase != "vagabond daylight"
    Wanderer(t).me.new_turn(t.g)
    assert Wanderer(t).me.aids == [0] * 6
    assert Wanderer(t).relationship("marquise") == "amiable"


@pytest.mark.rule("9.2.9.Ia")
def test_aids_count_for_each_faction_by_itself(table):
    t = helper(table, amiable="marquise eyrie")
    aid(t, "marquise")
    aid(t, "eyrie")
    assert t.points("vagabond") == 0
    aid(t, "eyrie")
    assert Wanderer(t).relationship("eyrie") == "friendly"
    assert Wanderer(t).relationship("marquise") == "amiable"


@pytest.mark.rule("9.2.9.II", "9.2.9.IIa")
def test_each_aid_to_an_ally_scores_two_points(table):
    t = helper(table, allied="marquise")
    aid(t, "marquise", 2)
    assert t.points("vagabond") == 4


@pytest.mark.rule("9.2.9.IIIc", "9.5.4")
def test_aid_to_a_hostile_faction_improves_nothing_but_buys_items(table):
    t = table(
        "vagabond marquise",
        hands={"vagabond": "anvil"},
        warriors={"marquise": {1: 1}},
        items={"marquise": "sword"},
        state=vagabond("c1", items="boot", hostile="marquise"),
    )
    t.answer("aid marquise", "take item_sword")
    assert Wanderer(t).ready == "sword"
    assert Wanderer(t).relationship("marquise") == "hostile"
    assert t.points("vagabond") == 0


# -- hostility


@pytest.mark.rule("9.2.9.III")
def test_a_removed_warrior_turns_his_faction_hostile_even_an_ally(table):
    for friend in ("amiable", "allied"):
        t = table(
            "vagabond marquise",
            warriors={"marquise": {1: 1}},
            state=vagabond("c1", items="crossbow", **{friend: "marquise"}),
        )
        t.answer("strike marquise")
        assert Wanderer(t).relationship("marquise") == "hostile"
        t.ends_clean()


@pytest.mark.rule("9.2.9.III")
@pytest.mark.ruling("V11")
def test_defending_on_anothers_turn_turns_the_attacker_hostile_without_infamy(table):
    t = table(
        "marquise vagabond",
        warriors={"marquise": {1: 3}},
        dice=[2, 2],
        state=vagabond("c1", items="sword*2 boot*2"),
    )
    t.battle(1)
    t.answer("damage item_boot", "damage item_boot")
    assert Wanderer(t).relationship("marquise") == "hostile"
    assert t.points("vagabond") == 0


@pytest.mark.rule("9.2.9.III", "card/favor_of_the_foxes")
@pytest.mark.ruling("V11")
def test_a_favor_turns_hostile_whose_warriors_it_removes(table):
    t = table(
        "vagabond marquise eyrie",
        hands={"vagabond": "favor_of_the_foxes"},
        warriors={"marquise": {8: 2}},
        pieces={"eyrie": {"roost": [6]}},
        state=vagabond("c1", items="hammer*3"),
    )
    t.answer("craft favor_of_the_foxes")
    assert Wanderer(t).relationship("marquise") == "hostile"
    assert Wanderer(t).relationship("eyrie") == "indifferent"
    assert t.points("vagabond") == 1  # the roost; no battle, no Infamy


@pytest.mark.rule("9.2.9.IIIa", "3.2.1")
def test_infamy_scores_every_piece_of_a_hostile_faction_removed_in_battle(table):
    t = table(
        "vagabond marquise",
        warriors={"marquise": {1: 1}},
        pieces={"marquise": {"sawmill": [1]}},
        dice=[2, 0],
        state=vagabond("c1", items="sword*2", hostile="marquise"),
    )
    t.battle(1)
    assert t.points("vagabond") == 3  # warrior 1, sawmill 1 + 1


@pytest.mark.rule("9.2.9.IIIa")
@pytest.mark.ruling("V11")
def test_the_warrior_that_made_the_faction_hostile_scores_nothing(table):
    t = table(
        "vagabond marquise",
        warriors={"marquise": {1: 2}},
        dice=[2, 0],
        state=vagabond("c1", items="sword*2"),
    )
    t.battle(1)
    assert t.points("vagabond") == 1  # of two warriors
    t.ends_clean()
    t = table(
        "vagabond marquise",
        pieces={"marquise": {"sawmill": [1]}},
        dice=[1, 0],
        state=vagabond("c1", items="sword"),
    )
    t.battle(1)
    assert t.points("vagabond") == 1  # a building alone makes nobody hostile
    assert Wanderer(t).relationship("marquise") == "indifferent"
    t.ends_clean()


# -- coalition

FOUR = "vagabond marquise eyrie alliance"


@pytest.mark.rule("9.2.8", "3.3.1")
def test_a_dominance_card_binds_him_to_the_player_with_the_fewest_points(table):
    t = table(
        FOUR,
        hands={"vagabond": "dominance_fox"},
        points={"vagabond": 10, "marquise": 12, "eyrie": 3, "alliance": 7},
        warriors={"marquise": {1: 1}, "eyrie": {1: 1}},
        state=vagabond("c1", items="sword crossbow"),
    )
    t.answer("activate dominance_fox")
    me = t.faction("vagabond")
    assert me.partner == t.seat("eyrie")
    assert not t.g.are_enemies(me, t.faction("eyrie"))
    assert t.g.are_enemies(me, t.faction("marquise"))
    t.answer("strike marquise")
    assert t.points("vagabond") == 10  # he scores no more


@pytest.mark.rule("9.2.8")
@pytest.mark.ruling("V12")
def test_among_tied_players_he_chooses_and_dominance_players_are_left_out(table):
    t = table(
        FOUR,
        hands={"vagabond": "dominance_fox"},
        points={"vagabond": 10, "marquise": 5, "eyrie": 5, "alliance": 0},
        state=both(vagabond("c1"), activated("alliance", "dominance_mouse")),
    )
    t.answer("activate dominance_fox")
    t.expect(0, "coalition", "choose marquise", "choose eyrie")
    t.answer("choose marquise")
    assert t.faction("vagabond").partner == 1


@pytest.mark.rule("9.2.8")
@pytest.mark.ruling("V12")
def test_a_coalition_needs_four_players_and_ten_points(table):
    few = table(
        "vagabond marquise eyrie",
        hands={"vagabond": "dominance_fox"},
        points={"vagabond": 12},
        state=vagabond("c1"),
    )
    assert not few.offered("activate dominance_fox")
    poor = table(
        FOUR, hands={"vagabond": "dominance_fox"}, points={"vagabond": 9}, state=vagabond("c1")
    )
    assert not poor.offered("activate dominance_fox")


@pytest.mark.rule("9.2.8")
@pytest.mark.by_hand
def test_partners_win_together(table):
    t = table(
        FOUR,
        hands={"vagabond": "dominance_fox"},
        points={"vagabond": 10, "marquise": 12, "eyrie": 3, "alliance": 29},
        state=vagabond("c1"),
    )
    t.answer("activate dominance_fox")
    t.g.winner = t.seat("eyrie")
    assert t.g.outcome().winners == [0, 2]
    t.g.winner = t.seat("alliance")
    assert t.g.outcome().winners == [3]


@pytest.mark.rule("9.2.9.IIId", "9.2.8")
def test_a_hostile_partner_becomes_indifferent(table):
    t = table(
        FOUR,
        hands={"vagabond": "dominance_fox"},
        points={"vagabond": 10, "marquise": 12, "eyrie": 3, "alliance": 7},
        state=vagabond("c1", hostile="eyrie marquise"),
    )
    t.answer("activate dominance_fox")
    assert Wanderer(t).relationship("eyrie") == "indifferent"
    assert Wanderer(t).relationship("marquise") == "hostile"
