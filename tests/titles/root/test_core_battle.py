"""Battle (4.3), ambushes, battle cards and how pieces are removed."""

import pytest

ARMIES = {"marquise": {1: 3}, "eyrie": {1: 3}}


@pytest.mark.rule("4.3", "4.3.2", "4.3.3")
def test_attacker_deals_the_higher_roll_and_defender_the_lower(table):
    t = table("marquise eyrie", warriors=ARMIES, dice=[1, 2])
    t.battle(1)
    assert t.warriors("eyrie", 1) == 1
    assert t.warriors("marquise", 1) == 2


@pytest.mark.rule("4.3.2")
def test_equal_rolls_let_both_deal_the_same(table):
    t = table("marquise eyrie", warriors=ARMIES, dice=[2, 2])
    t.battle(1)
    assert (t.warriors("marquise", 1), t.warriors("eyrie", 1)) == (1, 1)


@pytest.mark.rule("4.3")
def test_battle_needs_own_warriors_and_another_player_in_the_clearing(table):
    t = table(
        "marquise eyrie alliance",
        warriors={"marquise": {1: 1, 5: 1}, "eyrie": {2: 1}},
        pieces={"alliance": {"sympathy": [5, 9]}},
    )
    battles = [name for name in t.names() if name.startswith("battle")]
    assert battles == ["battle c5"]  # a token is enough to be attacked, none to attack


@pytest.mark.rule("4.3")
def test_the_attacker_chooses_the_defender(table):
    t = table(
        "marquise eyrie alliance",
        warriors={"marquise": {1: 2}, "eyrie": {1: 1}, "alliance": {1: 1}},
        dice=[1, 0],
    )
    t.answer("battle c1")
    t.expect(0, "battle-defender", "against eyrie", "against alliance")
    t.answer("against eyrie")
    assert (t.warriors("eyrie", 1), t.warriors("alliance", 1)) == (0, 1)


@pytest.mark.rule("4.3.2.I")
def test_rolled_hits_are_capped_by_own_warriors_for_both_sides(table):
    t = table("marquise eyrie", warriors={"marquise": {1: 1}, "eyrie": {1: 4}}, dice=[3, 3])
    t.battle(1)
    assert t.warriors("eyrie", 1) == 3
    assert t.warriors("marquise", 1) == 0
    t.ends_clean()
    t = table("marquise eyrie", warriors={"marquise": {1: 4}, "eyrie": {1: 1}}, dice=[3, 3])
    t.battle(1)
    assert t.warriors("marquise", 1) == 3
    t.ends_clean()


@pytest.mark.rule("4.3.2.III", "3.2.1")
def test_a_defender_without_warriors_takes_an_extra_hit(table):
    t = table(
        "marquise eyrie",
        warriors={"marquise": {1: 2}},
        pieces={"eyrie": {"roost": [1]}},
        dice=[0, 0],
    )
    t.battle(1)
    assert t.pieces("eyrie", "roost", 1) == 0
    assert t.points("marquise") == 1


@pytest.mark.rule("4.3.2.III")
def test_one_warrior_is_enough_not_to_be_defenseless(table):
    t = table(
        "marquise eyrie",
        warriors={"marquise": {1: 2}, "eyrie": {1: 1}},
        pieces={"eyrie": {"roost": [1]}},
        dice=[0, 0],
    )
    t.battle(1)
    assert (t.warriors("eyrie", 1), t.pieces("eyrie", "roost", 1)) == (1, 1)


@pytest.mark.rule("4.3.3", "3.2.1")
def test_warriors_go_first_then_the_owner_chooses_pieces_which_score(table):
    t = table(
        "marquise alliance",
        warriors={"marquise": {1: 3}, "alliance": {1: 1}},
        pieces={"alliance": {"base_fox": [1], "sympathy": [1]}},
        dice=[3, 2],  # Guerrilla War: the attacker has the lower roll
    )
    t.answer("battle c1")
    t.expect(1, "lose-piece", "lose base_fox", "lose sympathy")
    t.answer("lose sympathy")
    assert t.warriors("alliance", 1) == 0
    assert t.pieces("alliance", "base_fox", 1) == 1
    assert t.pieces("alliance", "sympathy", 1) == 0
    assert t.points("marquise") == 1


@pytest.mark.rule("4.3.3")
@pytest.mark.ruling("R1")
def test_nobody_is_asked_when_hits_remove_everything(table):
    t = table(
        "marquise alliance",
        warriors={"marquise": {1: 3}},
        pieces={"alliance": {"base_fox": [1], "sympathy": [1]}},
        dice=[1, 1],
    )
    t.answer("battle c1", "resolve outrage")  # no question which piece goes
    assert t.points("marquise") == 2
    assert t.g.free_slots[1] == 1


@pytest.mark.rule("4.3.3")
def test_hits_are_simultaneous(table):
    t = table("marquise eyrie", warriors={"marquise": {1: 1}, "eyrie": {1: 1}}, dice=[1, 1])
    t.battle(1)
    assert (t.warriors("marquise", 1), t.warriors("eyrie", 1)) == (0, 0)


# -- ambush


@pytest.mark.rule("4.3.1", "2.1.4", "card/ambush_fox")
def test_an_ambush_deals_two_hits_before_the_roll_and_is_discarded(table):
    t = table("marquise eyrie", warriors=ARMIES, hands={"eyrie": "ambush_fox"}, dice=[0, 0])
    t.battle(1, "", "ambush ambush_fox")
    assert t.warriors("marquise", 1) == 1
    assert t.discard() == "ambush_fox"
    assert "rolls" in t.events()


@pytest.mark.rule("4.3.1")
def test_a_battle_ends_at_once_when_an_ambush_leaves_no_attacking_warriors(table):
    armies = {"marquise": {1: 2}, "eyrie": {1: 3}}
    t = table("marquise eyrie", warriors=armies, hands={"eyrie": "ambush_bird"}, dice=[3, 3])
    t.battle(1, "", "ambush ambush_bird")
    assert (t.warriors("marquise", 1), t.warriors("eyrie", 1)) == (0, 3)
    assert "rolls" not in t.events()


@pytest.mark.rule("4.3.1", "card/ambush_bird", "card/ambush_mouse", "card/ambush_rabbit")
@pytest.mark.ends_open
def test_an_ambush_must_match_the_clearing_and_birds_match_all(table):
    hands = {"eyrie": "ambush_mouse ambush_rabbit ambush_bird"}
    t = table("marquise eyrie", warriors=ARMIES, hands=hands)
    t.answer("battle c1")
    t.expect(1, "ambush", "ambush ambush_bird", "pass")
    t = table("marquise eyrie", warriors={"marquise": {2: 1}, "eyrie": {2: 1}}, hands=hands)
    t.answer("battle c2")
    t.expect(1, "ambush", "ambush ambush_bird", "ambush ambush_mouse", "pass")
    t = table("marquise eyrie", warriors={"marquise": {3: 1}, "eyrie": {3: 1}}, hands=hands)
    t.answer("battle c3")
    t.expect(1, "ambush", "ambush ambush_bird", "ambush ambush_rabbit", "pass")


@pytest.mark.rule("4.3.1.I")
def test_the_attacker_may_foil_an_ambush_and_both_cards_are_discarded(table):
    t = table(
        "marquise eyrie",
        warriors=ARMIES,
        hands={"marquise": "ambush_bird", "eyrie": "ambush_fox"},
        dice=[1, 0],
    )
    t.battle(1, "", "ambush ambush_fox", "ambush ambush_bird")
    assert (t.warriors("marquise", 1), t.warriors("eyrie", 1)) == (3, 2)
    assert t.discard() == "ambush_bird ambush_fox"


@pytest.mark.rule("4.3.1.I")
@pytest.mark.ruling("R1")
def test_only_a_matching_ambush_foils(table):
    t = table(
        "marquise eyrie",
        warriors=ARMIES,
        hands={"marquise": "ambush_mouse", "eyrie": "ambush_fox"},
        dice=[0, 0],
    )
    t.battle(1, "", "ambush ambush_fox")
    assert t.was_asked("marquise", "foil-ambush")
    assert t.warriors("marquise", 1) == 1


@pytest.mark.rule("4.3.1", "1.2.1")
@pytest.mark.ruling("R1")
def test_a_defender_with_any_card_is_asked_for_an_ambush(table):
    t = table("marquise eyrie", warriors=ARMIES, hands={"eyrie": "anvil"}, dice=[0, 0])
    t.battle(1)
    assert t.was_asked("eyrie", "ambush")


@pytest.mark.rule("4.3.1")
@pytest.mark.ruling("R1")
def test_nobody_is_asked_when_every_usable_ambush_lies_open(table):
    t = table(
        "marquise eyrie",
        warriors=ARMIES,
        hands={"eyrie": "anvil"},
        discard="ambush_bird*2 ambush_fox",
        dice=[0, 0],
    )
    t.battle(1)
    assert not t.was_asked("eyrie", "ambush")
    t = table(
        "marquise eyrie",
        warriors=ARMIES,
        hands={"eyrie": "anvil"},
        discard="ambush_bird*2 ambush_mouse",
        dice=[0, 0],
    )
    t.battle(1)
    assert t.was_asked("eyrie", "ambush")


@pytest.mark.rule("card/scouting_party")
@pytest.mark.ruling("R2")
def test_scouting_party_makes_ambushes_void_for_the_attacker(table):
    t = table(
        "marquise eyrie",
        warriors=ARMIES,
        hands={"eyrie": "ambush_fox"},
        crafted={"marquise": "scouting_party"},
        dice=[0, 0],
    )
    t.answer("battle c1")
    t.expect(0, "marquise-daylight")  # nobody was asked for an ambush
    assert t.hand("eyrie") == "ambush_fox"
    assert t.warriors("marquise", 1) == 3


# -- cards that change hits


@pytest.mark.rule("4.3.2.II", "card/brutal_tactics")
def test_brutal_tactics_adds_a_hit_and_gives_the_defender_a_point(table):
    t = table(
        "marquise eyrie", warriors=ARMIES, crafted={"marquise": "brutal_tactics"}, dice=[1, 0]
    )
    t.battle(1, "", "use brutal_tactics")
    assert t.warriors("eyrie", 1) == 1
    assert t.points("eyrie") == 1
    assert t.faction("marquise").has_effect(2)  # it stays


@pytest.mark.rule("4.3.2.II", "card/sappers")
@pytest.mark.ruling("card/sappers#1")
def test_sappers_are_discarded_for_an_extra_hit_beyond_the_cap(table):
    t = table(
        "marquise eyrie",
        warriors={"marquise": {1: 3}},
        pieces={"eyrie": {"roost": [1]}},
        crafted={"eyrie": "sappers"},
        dice=[0, 0],
    )
    t.battle(1, "", "use sappers")
    assert t.warriors("marquise", 1) == 2
    assert t.discard() == "sappers"


@pytest.mark.rule("card/sappers", "card/brutal_tactics")
def test_sappers_serve_defenders_and_brutal_tactics_attackers_only(table):
    t = table(
        "marquise eyrie",
        warriors=ARMIES,
        crafted={"marquise": "sappers", "eyrie": "brutal_tactics"},
        dice=[1, 1],
    )
    t.battle(1)
    t.expect_no_question()
    assert t.discard() == ""


@pytest.mark.rule("card/armorers")
@pytest.mark.ruling("R4", "card/armorers#1", "card/armorers#2")
def test_armorers_ignore_rolled_hits_but_not_extra_ones(table):
    t = table(
        "marquise eyrie",
        warriors=ARMIES,
        crafted={"marquise": "brutal_tactics", "eyrie": "armorers"},
        dice=[2, 0],
    )
    t.battle(1, "", "use brutal_tactics", "use armorers")
    assert t.warriors("eyrie", 1) == 2
    assert t.discard() == "armorers"


@pytest.mark.rule("card/armorers")
@pytest.mark.ruling("R4", "card/armorers#1", "card/armorers#2")
def test_armorers_protect_an_attacker_as_well_but_not_from_an_ambush(table):
    t = table(
        "marquise eyrie",
        warriors=ARMIES,
        crafted={"marquise": "armorers"},
        hands={"eyrie": "ambush_fox"},
        dice=[1, 1],
    )
    t.battle(1, "", "ambush ambush_fox", "use armorers")
    assert t.warriors("marquise", 1) == 1
    assert t.warriors("eyrie", 1) == 2


@pytest.mark.rule("card/armorers")
@pytest.mark.ruling("R4")
def test_armorers_are_not_offered_without_rolled_hits(table):
    t = table("marquise eyrie", warriors=ARMIES, crafted={"eyrie": "armorers"}, dice=[0, 0])
    t.battle(1)
    t.expect_no_question()


@pytest.mark.rule("2.7")
@pytest.mark.by_hand
def test_every_other_faction_is_an_enemy_but_a_coalition_partner(table):
    t = table("marquise eyrie alliance")
    marquise, eyrie = t.faction("marquise"), t.faction("eyrie")
    assert t.g.are_enemies(marquise, eyrie)
    assert not t.g.are_enemies(marquise, marquise)
    eyrie.partner = marquise.seat
    assert not t.g.are_enemies(marquise, eyrie)


@pytest.mark.rule("3.1")
@pytest.mark.ruling("R8")
@pytest.mark.parametrize(("eyrie_points", "winner"), [(29, "eyrie"), (20, "marquise")])
def test_both_reaching_thirty_at_once_lets_the_active_player_win(table, eyrie_points, winner):
    t = table(
        "marquise eyrie",
        warriors={"marquise": {1: 1}, "eyrie": {1: 1}},
        pieces={"marquise": {"wood": [1]}, "eyrie": {"roost": [1]}},
        crafted={"marquise": "sappers", "eyrie": "command_warren"},
        points={"marquise": 29, "eyrie": eyrie_points},
        leader="commander",
        turn_of="eyrie",
        dice=[1, 1],
    )
    t.expect(1, "command-warren", "battle c1", "pass")
    t.answer("battle c1", "use sappers")  # each side loses its warrior and one piece more
    assert t.match.over
    outcome = t.g.outcome()
    assert outcome.winners == [t.seat(winner)]
    assert outcome.reason == "points"


@pytest.mark.rule("4.3", "4.3.1", "4.3.1.I")
def test_every_question_of_a_battle_names_its_clearing(table):
    t = table(
        "marquise eyrie alliance",
        hands={"marquise": "ambush_bird", "eyrie": "ambush_fox"},
        warriors={"marquise": {1: 3}, "eyrie": {1: 3}, "alliance": {1: 1}},
        dice=[0, 0],
    )
    t.answer("battle c1")
    for prompt, answer in (
        ("battle-defender", "against eyrie"),
        ("ambush", "ambush ambush_fox"),
        ("foil-ambush", "ambush ambush_bird"),
    ):
        assert (t.question().prompt, t.question().about) == (prompt, "c1")
        t.answer(answer)


@pytest.mark.rule("6.2.3", "4.3.1")
@pytest.mark.ruling("R7")
def test_field_hospitals_say_how_many_warriors_they_bring_back(table):
    t = table(
        "marquise eyrie",
        hands={"marquise": "anvil", "eyrie": "ambush_fox"},
        warriors={"marquise": {1: 3}, "eyrie": {1: 3}},
        pieces={"marquise": {"keep": [3]}},
        dice=[1, 0],
    )
    t.answer("battle c1", "ambush ambush_fox")
    assert (t.question().prompt, t.question().about, t.question().count) == (
        "field-hospitals",
        "fox",
        2,
    )
    t.answer("spend anvil")
    assert t.warriors("marquise", 3) == 2
