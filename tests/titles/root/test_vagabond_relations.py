"""Relationships (9.2.9): aid, allies, hostility, infamy; and coalitions (9.2.8)."""

import pytest

from tests.titles.root.wanderers import Wanderer, both, vagabond

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
    t.ends_clean()


@pytest.mark.rule("9.2.9.Ia")
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
    t.ends_clean()


@pytest.mark.rule("9.2.9.II", "9.2.9.IIa")
def test_each_aid_to_an_ally_scores_two_points(table):
    t = helper(table, allied="marquise")
    aid(t, "marquise", 2)
    assert t.points("vagabond") == 4
    t.ends_clean()


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
    t.ends_clean()


# -- moving with allies


@pytest.mark.rule("9.2.9.IIb", "9.5.1")
def test_warriors_of_one_ally_may_come_along(table):
    t = table(
        "vagabond marquise eyrie",
        warriors={"marquise": {1: 3}, "eyrie": {5: 4, 1: 1}},
        state=vagabond("c1", items="boot", allied="marquise eyrie"),
    )
    t.answer("to c5")
    t.expect(0, "move-ally", "choose marquise", "choose eyrie", "pass")
    t.answer("choose marquise", "count 2")
    assert (t.warriors("marquise", 1), t.warriors("marquise", 5)) == (1, 2)
    assert t.warriors("eyrie", 1) == 1
    t.ends_clean()


@pytest.mark.rule("9.2.9.IIb", "4.2.1")
def test_allied_warriors_need_rule_at_one_end_themselves(table):
    t = table(
        "vagabond marquise eyrie",
        warriors={"marquise": {1: 1}, "eyrie": {1: 2}},
        state=vagabond("c1", items="boot", allied="marquise"),
    )
    t.answer("to c5")
    t.expect(0, "vagabond-daylight")  # the Eyrie rule here, nobody there
    assert t.warriors("marquise", 1) == 1
    t.ends_clean()


@pytest.mark.rule("9.2.9.IIb")
def test_only_allies_come_along_and_only_in_daylight(table):
    t = table(
        "vagabond marquise",
        warriors={"marquise": {1: 3}},
        state=vagabond("c1", items="boot", friendly="marquise"),
    )
    t.answer("to c5")
    t.expect(0, "vagabond-daylight")
    t.ends_clean()
    t = table(
        "vagabond marquise",
        phase="birdsong",
        warriors={"marquise": {1: 3}},
        state=vagabond("c1", items="boot", allied="marquise"),
    )
    t.answer("slip c5")
    assert t.warriors("marquise", 1) == 3
    t.ends_clean()


@pytest.mark.rule("9.2.9.IIe", "8.2.6")
def test_for_allied_warriors_who_cause_outrage_the_vagabond_pays(table):
    t = table(
        "vagabond marquise alliance",
        hands={"vagabond": "bake_sale", "marquise": "smugglers_trail"},
        warriors={"marquise": {1: 3}},
        pieces={"alliance": {"sympathy": [5]}},
        state=vagabond("c1", items="boot*2", allied="marquise"),
    )
    t.answer("to c5", "choose marquise", "count 1")
    assert t.text(t.faction("alliance").supporters) == "bake_sale"
    assert t.hand("marquise") == "smugglers_trail"
    t.ends_clean()


@pytest.mark.rule("9.2.9.IIe", "8.2.6")
@pytest.mark.ruling("V10")
def test_moving_the_alliances_own_warriors_into_sympathy_causes_outrage_too(table):
    t = table(
        "vagabond alliance",
        hands={"vagabond": "bake_sale"},
        warriors={"alliance": {1: 1}},
        pieces={"alliance": {"sympathy": [5]}},
        state=vagabond("c1", items="boot", allied="alliance"),
    )
    t.answer("to c5", "choose alliance")
    assert t.text(t.faction("alliance").supporters) == "bake_sale"
    t.ends_clean()


@pytest.mark.rule("9.2.2", "8.2.6")
def test_the_pawn_alone_causes_no_outrage(table):
    t = table(
        "vagabond alliance",
        hands={"vagabond": "bake_sale"},
        pieces={"alliance": {"sympathy": [5]}},
        state=vagabond("c1", items="boot"),
    )
    t.answer("to c5")
    assert t.hand("vagabond") == "bake_sale"
    t.ends_clean()


# -- battle with allies


def brawl(table, dice, items="sword*2 boot*2", armies=None, **more):
    return table(
        "vagabond marquise eyrie",
        warriors=armies or {"marquise": {1: 2}, "eyrie": {1: 5}},
        dice=dice,
        state=vagabond("c1", items=items, allied="marquise"),
        **more,
    )


@pytest.mark.rule("9.2.9.IIc", "9.5.2")
def test_an_allys_warriors_raise_the_cap_of_his_attack(table):
    for answer, removed in (("choose marquise", 3), ("pass", 1)):
        t = brawl(table, [3, 0], items="sword")
        t.answer("battle c1", "against eyrie")
        t.expect(0, "battle-ally", "choose marquise", "pass")
        t.answer(answer)
        assert t.warriors("eyrie", 1) == 5 - removed
        assert t.warriors("marquise", 1) == 2
        t.ends_clean()


@pytest.mark.rule("9.2.9.IIc")
@pytest.mark.ruling("V8")
def test_allies_do_not_fight_for_a_defender_or_against_themselves(table):
    t = table(
        "marquise vagabond eyrie",
        warriors={"marquise": {1: 3}, "eyrie": {1: 3}},
        dice=[3, 3],
        state=vagabond("c1", items="sword", allied="eyrie"),
    )
    t.battle(1, "vagabond")
    assert t.warriors("marquise", 1) == 2  # one sword, whatever stands beside him
    assert t.warriors("eyrie", 1) == 3
    t.ends_clean()
    t = brawl(table, [0, 0])
    t.answer("battle c1", "against marquise")
    t.expect(0, "vagabond-daylight")  # not asked
    t.ends_clean()


@pytest.mark.rule("9.2.9.IId", "9.2.7")
@pytest.mark.ruling("V7")
def test_hits_may_fall_on_items_or_allied_warriors(table):
    t = brawl(table, [2, 2])
    t.answer("battle c1", "against eyrie", "choose marquise")
    assert t.offered("lose warrior") and t.offered("damage item_boot")
    t.answer("lose warrior", "damage item_boot")
    assert t.warriors("marquise", 1) == 1
    assert Wanderer(t).damaged == "boot"
    assert Wanderer(t).relationship("marquise") == "allied"  # as many as his items
    t.ends_clean()


@pytest.mark.rule("9.2.9.IId")
def test_an_ally_who_takes_more_hits_than_his_items_turns_hostile(table):
    t = brawl(table, [2, 2])
    t.answer("battle c1", "against eyrie", "choose marquise", "lose warrior", "lose warrior")
    assert Wanderer(t).relationship("marquise") == "hostile"
    assert t.points("vagabond") == 1  # Infamy for the second bird only, none for his ally
    t.ends_clean()


@pytest.mark.rule("9.2.9.IId")
@pytest.mark.ruling("V9")
def test_hits_of_ambush_and_roll_are_compared_together(table):
    t = brawl(table, [1, 1], hands={"eyrie": "ambush_fox"})
    t.answer("battle c1", "against eyrie", "choose marquise", "ambush ambush_fox")
    t.answer("lose warrior", "damage item_boot")
    assert Wanderer(t).relationship("marquise") == "allied"
    t.answer("lose warrior")  # two of his ally by now, one item
    assert Wanderer(t).relationship("marquise") == "hostile"
    t.ends_clean()


@pytest.mark.rule("9.2.9.IId", "9.2.9.III")
@pytest.mark.ruling("V9")
def test_an_ally_betrayed_in_an_ambush_is_hostile_at_once_and_fights_no_more(table):
    armies = {"marquise": {1: 4}, "eyrie": {1: 5}}
    t = brawl(table, [3, 1], items="sword boot*2", armies=armies, hands={"eyrie": "ambush_fox"})
    t.answer("battle c1", "against eyrie", "choose marquise", "ambush ambush_fox")
    t.answer("lose warrior", "lose warrior")
    assert Wanderer(t).relationship("marquise") == "hostile"
    t.expect(0, "take-hit", "damage item_boot", "damage exhausted_sword")
    t.answer("damage item_boot")
    assert t.warriors("eyrie", 1) == 4  # his one sword; two Marquise warriors look on
    assert t.warriors("marquise", 1) == 2
    t.ends_clean()


@pytest.mark.rule("9.2.9.IIe", "8.2.6")
def test_for_sympathy_removed_with_allies_the_vagabond_pays(table):
    t = table(
        "vagabond marquise alliance",
        hands={"vagabond": "anvil"},
        warriors={"marquise": {1: 2}},
        pieces={"alliance": {"sympathy": [1]}},
        dice=[0, 0],
        state=vagabond("c1", items="sword", allied="marquise"),
    )
    t.answer("battle c1", "against alliance", "choose marquise")
    assert t.text(t.faction("alliance").supporters) == "anvil"
    assert t.points("vagabond") == 1
    t.ends_clean()


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
    t.ends_clean()


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
    t.ends_clean()


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
    t.ends_clean()


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
    t.ends_clean()


@pytest.mark.rule("9.2.8")
@pytest.mark.ruling("V12")
def test_among_tied_players_he_chooses_and_dominance_players_are_left_out(table):
    def other_dominance(g):
        g.factions[3].dominance = next(this for this in g.deck if g.kinds[this].suit == 3)
        g.deck.remove(g.factions[3].dominance)

    t = table(
        FOUR,
        hands={"vagabond": "dominance_fox"},
        points={"vagabond": 10, "marquise": 5, "eyrie": 5, "alliance": 0},
        state=both(vagabond("c1"), other_dominance),
    )
    t.answer("activate dominance_fox")
    t.expect(0, "coalition", "choose marquise", "choose eyrie")
    t.answer("choose marquise")
    assert t.faction("vagabond").partner == 1
    t.ends_clean()


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
def test_partners_win_together(table):
    t = table(
        FOUR,
        hands={"vagabond": "dominance_fox"},
        points={"vagabond": 10, "marquise": 12, "eyrie": 3, "alliance": 29},
        state=both(vagabond("c1")),
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
    t.ends_clean()
