"""What the Woodland Alliance is and can do at any time (8.2): supporters, bases, Outrage."""

import pytest

from tests.titles.root.conftest import offers, supporters

# -- rules and abilities


@pytest.mark.rule("8.2.1", "8.5.1")
def test_sympathy_crafts_in_daylight(table):
    t = table(
        "alliance marquise",
        hands={"alliance": "anvil sword"},
        pieces={"alliance": {"sympathy": [1]}},
    )
    assert offers(t, "craft") == ["anvil"]
    t.answer("craft anvil")
    assert t.points("alliance") == 2


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
    assert offers(t, "spread") == ["c5", "c9", "c10"]


# -- Outrage


def cats(table, warriors, hand, *, others="alliance", **position):
    """The Marquise's Daylight with these warriors and cards; clearing 1 is sympathetic."""
    return table(
        f"marquise {others}",
        hands={"marquise": hand},
        warriors={"marquise": warriors},
        pieces={"alliance": {"sympathy": [1]}},
        **position,
    )


@pytest.mark.rule("8.2.6", "2.1.1.I")
def test_moving_into_sympathy_costs_a_matching_card(table):
    t = cats(table, {5: 3}, "anvil armorers sword")
    t.move(5, 1, 2)
    t.expect(0, "outrage", "give anvil", "give armorers")
    t.answer("give armorers", "pass")
    assert supporters(t) == "armorers"
    assert t.hand("marquise") == "anvil sword"


@pytest.mark.rule("8.2.6")
def test_moving_out_of_sympathy_costs_nothing(table):
    t = cats(table, {1: 3}, "anvil")
    t.move(1, 5, 2)
    t.answer("pass")
    assert t.hand("marquise") == "anvil"


@pytest.mark.rule("8.2.6", "1.2.1", "2.1.2")
@pytest.mark.ruling("R1", "R24")
def test_without_a_matching_card_the_hand_is_shown_and_the_alliance_draws(table):
    t = cats(table, {5: 3}, "sword", others="alliance eyrie", deck="bake_sale")
    t.move(5, 1, 2)
    t.answer("pass")
    assert t.was_asked("marquise", "outrage")
    assert supporters(t) == "bake_sale"
    sword = t.faction("marquise").hand[0]
    assert sword in t.g.knowledge(1)
    assert sword not in t.g.knowledge(2)


@pytest.mark.rule("8.2.6")
def test_removing_sympathy_costs_a_card_as_well(table):
    t = cats(table, {1: 3}, "anvil sword", dice=[0, 0])
    t.battle(1)
    assert t.was_asked("marquise", "outrage")
    assert supporters(t) == "anvil"


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


@pytest.mark.rule("8.2.6", "8.2.3.I")
def test_a_full_stack_discards_the_card_given(table):
    t = cats(
        table, {5: 1}, "anvil", supporters="sword bake_sale cobbler investments root_tea_mouse"
    )
    t.move(5, 1)
    t.answer("pass")
    assert t.discard() == "anvil"
    assert len(t.faction("alliance").supporters) == 5


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


@pytest.mark.rule("8.2.6", "1.3.2")
@pytest.mark.ruling("R24")
def test_only_giver_and_alliance_see_the_card_given(table):
    t = cats(table, {5: 1}, "anvil armorers", others="alliance eyrie")
    t.move(5, 1)
    t.answer("give anvil", "pass")
    faces = [next(e for e in t.match.events(v) if e["id"] == "outrage") for v in range(3)]
    assert "cards" in faces[0]
    assert "cards" in faces[1]
    assert "cards" not in faces[2]
