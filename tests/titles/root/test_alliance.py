"""The Woodland Alliance (8)."""

import pytest

from tafelrunde.titles.root.setup import deal, make_plan
from tests.titles.root.conftest import RootScenario

FOXES = "anvil protection_racket travel_gear_fox"


def offers(t, verb):
    return sorted(name for name in t.names() if name.split()[0] == verb)


def supporters(t):
    return t.text(t.faction("alliance").supporters)


# -- rules and abilities


@pytest.mark.rule("8.2.1", "8.5.1")
def test_sympathy_crafts_in_daylight(table):
    t = table(
        "alliance marquise",
        hands={"alliance": "anvil sword"},
        pieces={"alliance": {"sympathy": [1]}},
    )
    assert offers(t, "craft") == ["craft anvil"]
    t.answer("craft anvil")
    assert t.points("alliance") == 2
    t.ends_clean()


@pytest.mark.rule("8.2.2")
def test_guerrilla_war_gives_a_defending_alliance_the_higher_roll(table):
    armies = {"marquise": {1: 3}, "alliance": {1: 3}}
    t = table("marquise alliance", warriors=armies, dice=[3, 1])
    t.battle(1)
    assert (t.warriors("marquise", 1), t.warriors("alliance", 1)) == (0, 2)
    t.ends_clean()
    t = table("alliance marquise", warriors=armies, officers=1, phase="evening", dice=[1, 3])
    t.battle(1)
    assert (t.warriors("marquise", 1), t.warriors("alliance", 1)) == (0, 2)
    t.ends_clean()


@pytest.mark.rule("8.2.3", "1.2.1")
def test_supporters_are_hidden_and_not_part_of_the_hand(table):
    t = table(
        "alliance marquise",
        phase="evening",
        supporters="anvil sword bake_sale cobbler armorers",
        hands={"alliance": "sappers royal_claim birdy_bindle arms_trader"},
        deck="root_tea_fox",
    )
    assert len(t.faction("alliance").hand) == 5  # nothing discarded
    zone = [z for z in t.g.view(1)["zones"] if z["name"] == "supporters"]
    assert zone[0]["count"] == 5
    assert zone[0]["cards"] == []
    own = [z for z in t.g.view(0)["zones"] if z["name"] == "supporters"]
    assert len(own[0]["cards"]) == 5
    t.ends_clean()


@pytest.mark.rule("8.2.3.I")
@pytest.mark.ruling("R22")
def test_without_a_base_only_five_supporters_fit(table):
    t = table(
        "alliance marquise",
        supporters="anvil sword bake_sale cobbler armorers",
        hands={"alliance": "root_tea_fox"},
    )
    t.answer("mobilize root_tea_fox")
    assert len(t.faction("alliance").supporters) == 5
    assert t.discard() == "root_tea_fox"
    t.ends_clean()
    t = table(
        "alliance marquise",
        supporters="anvil sword bake_sale cobbler armorers",
        hands={"alliance": "root_tea_fox"},
        pieces={"alliance": {"base_fox": [1]}},
    )
    t.answer("mobilize root_tea_fox")
    assert len(t.faction("alliance").supporters) == 6
    t.ends_clean()


@pytest.mark.rule("8.2.4")
def test_a_lost_base_costs_its_supporters_birds_and_half_the_officers(table):
    t = table(
        "marquise alliance",
        warriors={"marquise": {1: 2}},
        pieces={"alliance": {"base_fox": [1], "base_mouse": [2]}},
        supporters="anvil sword bake_sale armorers",
        officers=3,
        dice=[0, 0],
    )
    t.battle(1)
    rebels = t.faction("alliance")
    assert supporters(t) == "bake_sale sword"
    assert rebels.officers == 1
    assert rebels.supply == 9
    assert t.discard() == "anvil armorers"
    assert t.points("marquise") == 1
    t.ends_clean()


@pytest.mark.rule("8.2.4")
@pytest.mark.ruling("R22")
def test_losing_the_last_base_leaves_five_supporters_of_choice(table):
    t = table(
        "marquise alliance",
        warriors={"marquise": {1: 2}},
        pieces={"alliance": {"base_fox": [1]}},
        supporters="sword bake_sale cobbler investments root_tea_mouse mouse_in_a_sack anvil",
        dice=[0, 0],
    )
    t.answer("battle c1")
    t.expect(1, "supporter-limit")
    t.answer("discard sword")
    assert supporters(t) == "bake_sale cobbler investments mouse_in_a_sack root_tea_mouse"
    t.ends_clean()


@pytest.mark.rule("8.2.5", "8.2.5.I", "8.2.5.II")
def test_a_clearing_holds_one_sympathy_and_is_sympathetic_with_it(table):
    t = table(
        "alliance marquise",
        phase="birdsong",
        pieces={"alliance": {"sympathy": [1]}},
        supporters="armorers sappers",
    )
    rebels = t.faction("alliance")
    assert rebels.kinds[3].total == 10
    assert rebels.is_sympathetic(1)
    assert not rebels.is_sympathetic(5)
    assert offers(t, "spread") == ["spread c10", "spread c5", "spread c9"]


# -- Outrage


@pytest.mark.rule("8.2.6", "2.1.1.I")
def test_moving_into_sympathy_costs_a_matching_card(table):
    t = table(
        "marquise alliance",
        warriors={"marquise": {5: 3}},
        pieces={"alliance": {"sympathy": [1]}},
        hands={"marquise": "anvil armorers sword"},
    )
    t.move(5, 1, 2)
    t.expect(0, "outrage", "give anvil", "give armorers")
    t.answer("give armorers", "pass")
    assert supporters(t) == "armorers"
    assert t.hand("marquise") == "anvil sword"
    t.ends_clean()


@pytest.mark.rule("8.2.6")
def test_moving_out_of_sympathy_costs_nothing(table):
    t = table(
        "marquise alliance",
        warriors={"marquise": {1: 3}},
        pieces={"alliance": {"sympathy": [1]}},
        hands={"marquise": "anvil"},
    )
    t.move(1, 5, 2)
    t.answer("pass")
    assert t.hand("marquise") == "anvil"
    t.ends_clean()


@pytest.mark.rule("8.2.6", "1.2.1", "2.1.2")
@pytest.mark.ruling("R1", "R24")
def test_without_a_matching_card_the_hand_is_shown_and_the_alliance_draws(table):
    t = table(
        "marquise alliance eyrie",
        warriors={"marquise": {5: 3}},
        pieces={"alliance": {"sympathy": [1]}},
        hands={"marquise": "sword"},
        deck="bake_sale",
    )
    t.move(5, 1, 2)
    t.answer("pass")
    assert t.was_asked("marquise", "outrage")
    assert supporters(t) == "bake_sale"
    sword = t.faction("marquise").hand[0]
    assert sword in t.g.knowledge(1)
    assert sword not in t.g.knowledge(2)
    t.ends_clean()


@pytest.mark.rule("8.2.6")
def test_removing_sympathy_costs_a_card_as_well(table):
    t = table(
        "marquise alliance",
        warriors={"marquise": {1: 3}},
        pieces={"alliance": {"sympathy": [1]}},
        hands={"marquise": "anvil sword"},
        dice=[0, 0],
    )
    t.battle(1)
    assert t.was_asked("marquise", "outrage")
    assert supporters(t) == "anvil"
    t.ends_clean()


@pytest.mark.rule("8.2.6")
def test_a_favor_pays_one_card_for_each_sympathy(table):
    t = table(
        "marquise alliance",
        pieces={"alliance": {"sympathy": [1, 6]}, "marquise": {"workshop": [8, 8, 12]}},
        hands={"marquise": "favor_of_the_foxes anvil travel_gear_fox"},
    )
    t.answer("craft favor_of_the_foxes", "give anvil")
    assert supporters(t) == "anvil travel_gear_fox"
    assert t.points("marquise") == 2
    t.ends_clean()


@pytest.mark.rule("8.2.6", "8.2.3.I")
def test_a_full_stack_discards_the_card_given(table):
    t = table(
        "marquise alliance",
        warriors={"marquise": {5: 1}},
        pieces={"alliance": {"sympathy": [1]}},
        supporters="sword bake_sale cobbler investments root_tea_mouse",
        hands={"marquise": "anvil"},
    )
    t.move(5, 1)
    t.answer("pass")
    assert t.discard() == "anvil"
    assert len(t.faction("alliance").supporters) == 5
    t.ends_clean()


@pytest.mark.rule("8.2.6")
def test_the_alliance_moves_into_its_own_sympathy_freely(table):
    t = table(
        "alliance marquise",
        phase="evening",
        warriors={"alliance": {5: 2}},
        pieces={"alliance": {"sympathy": [1]}},
        hands={"alliance": "anvil"},
        officers=1,
        deck="sword",
    )
    t.move(5, 1, 2)
    assert t.hand("alliance") == "anvil sword"
    t.ends_clean()


@pytest.mark.rule("8.2.6", "1.3.2")
@pytest.mark.ruling("R24")
def test_only_giver_and_alliance_see_the_card_given(table):
    t = table(
        "marquise alliance eyrie",
        warriors={"marquise": {5: 1}},
        pieces={"alliance": {"sympathy": [1]}},
        hands={"marquise": "anvil armorers"},
    )
    t.move(5, 1)
    t.answer("give anvil", "pass")
    faces = [next(e for e in t.match.events(v) if e["id"] == "outrage") for v in range(3)]
    assert "cards" in faces[0]
    assert "cards" in faces[1]
    assert "cards" not in faces[2]
    t.ends_clean()


# -- setup


@pytest.mark.rule("8.3.1", "8.3.2", "8.3.3", "8.3.4")
def test_setup_draws_three_supporters(table):
    plan = make_plan(2, {"factions": ["eyrie", "alliance"], "first": 0, "any_mix": True})
    t = RootScenario(plan, deal(plan, "setup"))
    t.answer("at c1", "lead builder")
    rebels = t.faction("alliance")
    assert len(rebels.supporters) == 3
    assert rebels.supply == 10
    assert rebels.stock == [1, 1, 1, 10]


# -- Birdsong


@pytest.mark.rule("8.4", "8.4.1", "8.4.1.I", "8.4.1.II", "8.4.1.III", "3.2.1")
@pytest.mark.ruling("R23")
def test_a_revolt_clears_the_clearing_and_founds_a_base(table):
    t = table(
        "alliance marquise eyrie",
        phase="birdsong",
        warriors={"marquise": {6: 3}, "eyrie": {6: 1}, "alliance": {6: 1}},
        pieces={
            "alliance": {"sympathy": [6, 12, 1, 11]},
            "marquise": {"sawmill": [6], "wood": [6]},
        },
        supporters=FOXES,
    )
    assert offers(t, "revolt") == ["revolt c1", "revolt c12", "revolt c6"]
    t.answer("revolt c6", "spend anvil", "spend travel_gear_fox")
    assert t.warriors("marquise", 6) == 0
    assert t.warriors("eyrie", 6) == 0
    assert t.points("alliance") == 2
    assert t.pieces("alliance", "base_fox", 6) == 1
    assert t.pieces("alliance", "sympathy", 6) == 1
    assert t.warriors("alliance", 6) == 1 + 3  # three sympathetic fox clearings
    assert t.faction("alliance").officers == 1
    assert t.events()[-3:] == ["places", "recruits", "trains"]  # all of it is told
    assert offers(t, "revolt") == []  # the fox base is built
    t.ends_clean()


@pytest.mark.rule("8.4.1.II", "8.2.3", "2.1.1")
def test_supporters_are_spent_for_their_suit_and_birds_for_any(table):
    t = table(
        "alliance marquise",
        phase="birdsong",
        pieces={"alliance": {"sympathy": [1]}},
        supporters="anvil sword",
    )
    assert offers(t, "revolt") == []
    t = table(
        "alliance marquise",
        phase="birdsong",
        pieces={"alliance": {"sympathy": [1]}},
        supporters="anvil armorers",
    )
    t.answer("revolt c1", "spend armorers")
    assert t.discard() == "anvil armorers"
    t.ends_clean()


@pytest.mark.rule("8.4.1.I", "2.2.3")
@pytest.mark.ruling("R23")
def test_no_revolt_where_the_base_would_find_no_slot(table):
    def full(g):
        g.free_slots[1] = 0

    t = table(
        "alliance marquise",
        phase="birdsong",
        pieces={"alliance": {"sympathy": [1]}},
        supporters=FOXES,
        state=full,
    )
    assert offers(t, "revolt") == []


@pytest.mark.rule("8.4.1.III", "2.5")
def test_a_revolt_places_as_many_warriors_as_there_are(table):
    t = table(
        "alliance marquise",
        phase="birdsong",
        pieces={"alliance": {"sympathy": [6, 12, 1]}},
        supporters="anvil travel_gear_fox",
        supply={"alliance": 2},
    )
    t.answer("revolt c6", "spend anvil")
    assert t.warriors("alliance", 6) == 2
    assert t.faction("alliance").officers == 0
    t.ends_clean()


@pytest.mark.rule("8.4")
def test_no_revolt_after_sympathy_was_spread(table):
    t = table(
        "alliance marquise",
        phase="birdsong",
        pieces={"alliance": {"sympathy": [1]}},
        supporters=f"{FOXES} bake_sale",
    )
    assert offers(t, "revolt") == ["revolt c1"]
    t.answer("spread c5")
    assert offers(t, "revolt") == []
    t.ends_clean()


@pytest.mark.rule("8.4.2", "8.4.2.I", "8.4.2.III")
def test_the_first_sympathy_goes_anywhere_and_later_ones_next_to_sympathy(table):
    t = table("alliance marquise", phase="birdsong", supporters="armorers sappers")
    assert len(offers(t, "spread")) == 12
    t.answer("spread c1", "spend armorers")
    assert t.points("alliance") == 0
    assert offers(t, "spread") == ["spread c10", "spread c5", "spread c9"]
    t.answer("spread c5")
    assert t.points("alliance") == 1
    t.ends_clean()


@pytest.mark.rule("8.4.2.II")
@pytest.mark.parametrize(("tokens", "cost", "points"), [(2, 1, 1), (3, 2, 1), (6, 3, 3), (9, 3, 4)])
def test_further_sympathy_costs_and_scores_what_the_track_says(table, tokens, cost, points):
    spots = [1, 9, 12, 4, 7, 8, 3, 6, 2][:tokens]
    t = table(
        "alliance marquise",
        phase="birdsong",
        pieces={"alliance": {"sympathy": spots}},
        supporters="bake_sale smugglers_trail root_tea_rabbit a_visit_to_friends",
    )
    t.answer("spread c10")
    while t.question().prompt == "spend-supporter":
        t.answer(t.names()[0])
    assert 4 - len(t.faction("alliance").supporters) == cost
    assert t.points("alliance") == points
    t.ends_clean()


@pytest.mark.rule("8.4.2.IIa")
def test_martial_law_costs_one_more_with_three_warriors_of_one_other_player(table):
    t = table(
        "alliance marquise eyrie",
        phase="birdsong",
        warriors={"marquise": {1: 3, 6: 2, 8: 1}, "eyrie": {6: 2}},
        supporters="anvil",
    )
    assert offers(t, "spread") == ["spread c12", "spread c6", "spread c8"]  # not clearing 1
    t = table(
        "alliance marquise eyrie",
        phase="birdsong",
        warriors={"marquise": {1: 3}},
        supporters="anvil travel_gear_fox",
    )
    t.answer("spread c1", "spend anvil")
    assert supporters(t) == ""
    t.ends_clean()


@pytest.mark.rule("6.2.2", "8.4.2.I")
def test_no_sympathy_at_the_keep(table):
    t = table(
        "alliance marquise",
        phase="birdsong",
        pieces={"marquise": {"keep": [1]}},
        supporters="armorers",
    )
    assert "spread c1" not in t.names()


# -- Daylight


@pytest.mark.rule("8.5", "8.5.2")
def test_mobilize_adds_a_hand_card_to_the_supporters_face_down(table):
    t = table("alliance marquise", hands={"alliance": "anvil sword"})
    t.answer("mobilize anvil")
    assert supporters(t) == "anvil"
    assert "cards" not in next(e for e in t.match.events(1) if e["id"] == "mobilizes")
    assert t.hand("alliance") == "sword"
    t.ends_clean()


@pytest.mark.rule("8.5.3")
def test_train_spends_a_card_of_a_built_bases_suit(table):
    t = table(
        "alliance marquise",
        hands={"alliance": "anvil sword armorers"},
        pieces={"alliance": {"base_fox": [1]}},
    )
    assert offers(t, "train") == ["train anvil", "train armorers"]
    t.answer("train anvil")
    assert t.faction("alliance").officers == 1
    assert t.discard() == "anvil"
    t.ends_clean()


@pytest.mark.rule("8.5.3")
@pytest.mark.ruling("R16")
def test_no_training_without_a_base_or_a_warrior(table):
    t = table("alliance marquise", hands={"alliance": "anvil armorers"})
    assert offers(t, "train") == []
    t = table(
        "alliance marquise",
        hands={"alliance": "anvil armorers"},
        pieces={"alliance": {"base_fox": [1]}},
        supply={"alliance": 0},
    )
    assert offers(t, "train") == []


# -- Evening


@pytest.mark.rule("8.6", "8.6.1", "8.6.1.I", "8.6.1.III")
def test_each_officer_allows_one_operation(table):
    t = table(
        "alliance marquise",
        phase="evening",
        warriors={"alliance": {1: 1}},
        pieces={"alliance": {"base_fox": [1]}},
        officers=2,
    )
    assert offers(t, "recruit") == ["recruit c1"]
    t.answer("recruit c1")
    assert t.question().count == 1
    t.move(1, 5, 2)
    assert t.warriors("alliance", 5) == 2
    assert t.g.turn == 1
    t.ends_clean()


@pytest.mark.rule("8.6.1.II")
def test_an_officer_may_start_a_battle(table):
    t = table(
        "alliance marquise",
        phase="evening",
        warriors={"alliance": {1: 2}, "marquise": {1: 1}},
        officers=1,
        dice=[1, 0],
    )
    t.battle(1)
    assert t.warriors("marquise", 1) == 0
    t.ends_clean()


@pytest.mark.rule("8.6.1.IV")
def test_organize_turns_a_warrior_into_sympathy_and_scores(table):
    t = table(
        "alliance marquise",
        phase="evening",
        warriors={"alliance": {1: 1, 5: 1, 3: 1}},
        pieces={"alliance": {"sympathy": [5]}, "marquise": {"keep": [3]}},
        officers=1,
    )
    assert offers(t, "organize") == ["organize c1"]  # neither sympathy nor keep
    t.answer("organize c1")
    assert (t.warriors("alliance", 1), t.pieces("alliance", "sympathy", 1)) == (0, 1)
    assert t.points("alliance") == 1
    assert t.faction("alliance").supply == 10 - 1 - 2
    t.ends_clean()


@pytest.mark.rule("8.6.2")
@pytest.mark.parametrize(("bases", "cards"), [({}, 1), ({"base_fox": [1], "base_mouse": [2]}, 3)])
def test_evening_draws_one_card_and_one_per_base(table, bases, cards):
    t = table("alliance marquise", phase="evening", pieces={"alliance": bases})
    assert len(t.faction("alliance").hand) == cards
    t.ends_clean()


@pytest.mark.rule("8.6.2")
def test_evening_discards_down_to_five(table):
    t = table(
        "alliance marquise",
        phase="evening",
        hands={"alliance": "anvil sword armorers sappers cobbler"},
        deck="bake_sale",
    )
    t.answer("discard sword")
    assert len(t.faction("alliance").hand) == 5
    t.ends_clean()
