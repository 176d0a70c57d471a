"""Crafting (4.1), items, favors and persistent cards."""

import pytest


def crafts(t):
    return sorted(name for name in t.names() if name.startswith("craft "))


@pytest.mark.rule("4.1", "4.1.1", "6.2.1")
def test_crafting_activates_pieces_of_the_suits_on_the_card(table):
    hands = {"marquise": "anvil sword root_tea_fox armorers"}
    t = table("marquise eyrie", hands=hands, pieces={"marquise": {"workshop": [1]}})
    assert crafts(t) == ["craft anvil", "craft armorers"]  # one fox; the sword needs two
    t.answer("craft anvil")
    assert crafts(t) == []  # each piece once a turn


@pytest.mark.rule("4.1.1")
def test_two_pieces_of_a_suit_pay_for_a_card_with_two(table):
    t = table(
        "marquise eyrie", hands={"marquise": "sword"}, pieces={"marquise": {"workshop": [1, 6]}}
    )
    t.answer("craft sword")
    assert t.points("marquise") == 2
    assert t.faction("marquise").items[1] == 1
    assert t.g.items[1] == 1


@pytest.mark.rule("4.1.1", "card/royal_claim")
def test_a_question_mark_is_a_piece_of_any_suit_the_player_chooses(table):
    t = table(
        "marquise eyrie",
        hands={"marquise": "royal_claim anvil"},
        pieces={"marquise": {"workshop": [1, 5, 5, 2, 7]}},
    )
    t.answer("craft royal_claim")
    t.expect(0, "activate-pieces", "activate fox", "activate rabbit", "activate mouse")
    t.answer("activate mouse", "activate mouse", "activate rabbit", "activate rabbit")
    assert crafts(t) == ["craft anvil"]  # the fox is left


@pytest.mark.rule("4.1.2", "3.2.2", "2.5.5", "card/anvil")
def test_an_item_goes_to_the_crafted_items_and_scores_and_the_card_is_discarded(table):
    t = table("marquise eyrie", hands={"marquise": "anvil"}, pieces={"marquise": {"workshop": [1]}})
    t.answer("craft anvil")
    assert t.points("marquise") == 2
    assert t.faction("marquise").items[3] == 1
    assert t.discard() == "anvil"


@pytest.mark.rule("4.1.2")
def test_an_item_that_is_not_in_the_supply_cannot_be_crafted(table):
    t = table(
        "marquise eyrie",
        hands={"marquise": "anvil"},
        pieces={"marquise": {"workshop": [1]}},
        items={"eyrie": "hammer"},
    )
    assert crafts(t) == []


@pytest.mark.rule("4.1.3", "4.1.4", "card/armorers")
def test_a_persistent_effect_stays_and_cannot_be_had_twice(table):
    t = table(
        "marquise eyrie",
        hands={"marquise": "armorers*2"},
        pieces={"marquise": {"workshop": [1, 6]}},
    )
    t.answer("craft armorers")
    assert t.text(t.faction("marquise").crafted) == "armorers"
    assert crafts(t) == []


@pytest.mark.rule("2.1.4", "2.1.5")
def test_ambush_and_dominance_cards_cannot_be_crafted(table):
    t = table(
        "marquise eyrie alliance",
        hands={"marquise": "ambush_fox dominance_fox"},
        pieces={"marquise": {"workshop": [1, 6, 8, 5, 2]}},
    )
    assert crafts(t) == []


@pytest.mark.rule("1.1.1", "3.2.1", "card/favor_of_the_mice")
def test_a_favor_removes_all_enemy_pieces_of_its_suit_and_scores_for_them(table):
    t = table(
        "marquise eyrie alliance",
        hands={"marquise": "favor_of_the_mice"},
        warriors={"marquise": {2: 1}, "eyrie": {2: 3, 1: 1}, "alliance": {9: 1}},
        pieces={
            "marquise": {"workshop": [2, 7, 9], "wood": [2]},
            "eyrie": {"roost": [11, 1]},
            "alliance": {"sympathy": [9], "base_mouse": [9]},
        },
    )
    t.answer("craft favor_of_the_mice")
    t.expect(0, "order-effects", "resolve outrage", "resolve base_lost")
    t.answer("resolve outrage")
    assert t.points("marquise") == 3
    assert t.warriors("eyrie", 2) == 0
    assert t.warriors("eyrie", 1) == 1
    assert t.pieces("eyrie", "roost", 1) == 1
    assert t.warriors("alliance", 9) == 0
    assert t.warriors("marquise", 2) == 1
    assert t.pieces("marquise", "wood", 2) == 1
    assert t.discard() == "favor_of_the_mice"


@pytest.mark.rule("card/favor_of_the_foxes", "card/favor_of_the_rabbits")
@pytest.mark.parametrize(
    ("card", "shops", "emptied"),
    [("favor_of_the_foxes", [6, 8, 12], 1), ("favor_of_the_rabbits", [5, 10, 3], 4)],
)
def test_favors_need_three_pieces_of_their_suit(table, card, shops, emptied):
    t = table(
        "marquise eyrie",
        hands={"marquise": card},
        warriors={"eyrie": {1: 1, 4: 1}},
        pieces={"marquise": {"workshop": shops}},
    )
    t.answer(f"craft {card}")
    assert t.warriors("eyrie", emptied) == 0
    assert t.warriors("eyrie", 5 - emptied) == 1
    t.ends_clean()
    t = table(
        "marquise eyrie", hands={"marquise": card}, pieces={"marquise": {"workshop": shops[:2]}}
    )
    assert crafts(t) == []


# -- persistent effects outside battle


@pytest.mark.rule("card/royal_claim")
def test_royal_claim_is_discarded_for_a_point_per_ruled_clearing(table):
    t = table(
        "alliance marquise",
        phase="birdsong",
        crafted={"alliance": "royal_claim"},
        warriors={"alliance": {1: 1, 5: 2, 9: 1}, "marquise": {9: 1}},
    )
    t.answer("use royal_claim")
    assert t.points("alliance") == 2
    assert t.discard() == "royal_claim"


@pytest.mark.rule("card/stand_and_deliver")
@pytest.mark.ruling("R14", "card/stand_and_deliver#1")
def test_stand_and_deliver_takes_a_random_card_once_and_gives_a_point(table):
    t = table(
        "alliance marquise eyrie",
        phase="birdsong",
        crafted={"alliance": "stand_and_deliver"},
        hands={"marquise": "anvil", "eyrie": "sword"},
    )
    t.answer("use stand_and_deliver", "choose marquise")
    assert t.hand("alliance") == "anvil"
    assert t.points("marquise") == 1
    assert t.phase == "alliance daylight"  # it cannot be used again
    secret = [event for event in t.match.events(2) if event["id"] == "steals"]
    assert "cards" not in secret[0]


@pytest.mark.rule("card/tax_collector")
@pytest.mark.ruling("R14")
def test_tax_collector_removes_a_warrior_to_draw_a_card_once_a_turn(table):
    t = table(
        "alliance marquise",
        warriors={"alliance": {1: 1}},
        officers=1,
        crafted={"alliance": "tax_collector"},
        deck="anvil",
    )
    t.answer("use tax_collector")
    t.expect(0, "tax-collector", "remove c1", "remove officers")
    t.answer("remove c1")
    assert t.hand("alliance") == "anvil"
    assert t.warriors("alliance", 1) == 0
    assert not t.offered("use tax_collector")


@pytest.mark.rule("card/tax_collector")
@pytest.mark.ruling("R14")
def test_in_the_later_print_only_warriors_on_the_map_pay_taxes(table):
    t = table(
        "alliance marquise",
        hands={"alliance": "anvil"},
        officers=1,
        crafted={"alliance": "tax_collector"},
        cards_print="later",
    )
    assert not t.offered("use tax_collector")


@pytest.mark.rule("card/tax_collector", "6.2.3")
@pytest.mark.ruling("R7")
def test_a_taxed_cat_may_go_to_the_field_hospitals(table):
    t = table(
        "marquise eyrie",
        warriors={"marquise": {5: 1}},
        pieces={"marquise": {"keep": [1]}},
        crafted={"marquise": "tax_collector"},
        hands={"marquise": "bake_sale"},
        deck="anvil",
    )
    t.answer("use tax_collector", "spend bake_sale")
    assert t.warriors("marquise", 1) == 1
    assert t.hand("marquise") == "anvil"


@pytest.mark.rule("card/codebreakers", "1.2.1")
@pytest.mark.ruling("card/codebreakers#1")
def test_codebreakers_show_another_hand_to_their_owner_only(table):
    t = table(
        "alliance marquise eyrie",
        hands={"alliance": "sword", "marquise": "anvil"},
        crafted={"alliance": "codebreakers"},
    )
    t.answer("use codebreakers")
    anvil = t.faction("marquise").hand[0]
    assert anvil in t.g.knowledge(0)
    assert anvil not in t.g.knowledge(2)
    assert not t.offered("use codebreakers")


@pytest.mark.rule("card/command_warren")
@pytest.mark.ruling("card/command_warren#1")
def test_command_warren_may_start_a_battle_before_anything_else_in_daylight(table):
    t = table(
        "marquise eyrie",
        warriors={"marquise": {1: 2}, "eyrie": {1: 1}},
        crafted={"marquise": "command_warren"},
        dice=[1, 0],
    )
    t.expect(0, "command-warren", "battle c1", "pass")
    t.answer("battle c1")
    assert t.warriors("eyrie", 1) == 0
    assert t.question().prompt == "marquise-daylight"
    assert t.question().count == 3  # it was no action


@pytest.mark.rule("card/command_warren")
def test_command_warren_may_be_left_unused(table):
    t = table(
        "marquise eyrie",
        warriors={"marquise": {1: 2}, "eyrie": {1: 1}},
        crafted={"marquise": "command_warren"},
    )
    t.answer("pass")
    assert "battle-starts" not in t.events()


@pytest.mark.rule("card/better_burrow_bank")
@pytest.mark.ruling("R14", "card/better_burrow_bank#1")
def test_better_burrow_bank_lets_its_owner_and_another_draw(table):
    t = table(
        "alliance marquise eyrie",
        phase="birdsong",
        crafted={"alliance": "better_burrow_bank"},
        deck="anvil sword",
    )
    t.expect(0, "better-burrow-bank", "choose marquise", "choose eyrie")  # not optional
    t.answer("choose eyrie")
    assert (t.hand("alliance"), t.hand("eyrie"), t.hand("marquise")) == ("anvil", "sword", "")


@pytest.mark.rule("card/better_burrow_bank")
@pytest.mark.ruling("R14")
def test_in_the_later_print_better_burrow_bank_is_optional(table):
    t = table(
        "alliance marquise eyrie",
        phase="birdsong",
        crafted={"alliance": "better_burrow_bank"},
        hands={"alliance": "anvil"},
        cards_print="later",
    )
    t.answer("pass")
    assert t.hand("alliance") == "anvil"


@pytest.mark.rule("card/cobbler")
def test_cobbler_gives_a_move_at_the_start_of_evening(table):
    t = table(
        "marquise eyrie",
        phase="evening",
        warriors={"marquise": {1: 2}},
        crafted={"marquise": "cobbler"},
    )
    t.expect(0, "cobbler", "move c1", "pass")
    t.move(1, 5, 2)
    assert t.warriors("marquise", 5) == 2
    assert t.phase == "eyrie birdsong"


@pytest.mark.rule("1.1.3")
@pytest.mark.ruling("R6")
def test_the_active_player_orders_effects_that_come_together(table):
    t = table(
        "eyrie marquise alliance",
        warriors={"eyrie": {1: 3}, "marquise": {1: 1}},
        pieces={"alliance": {"sympathy": [1], "base_fox": [1]}, "eyrie": {"roost": [3]}},
        hands={"eyrie": "anvil investments"},
        crafted={"eyrie": "command_warren"},
        supporters="sword",
        dice=[2, 2],
    )
    t.answer("battle c1", "against alliance")
    t.expect(0, "order-effects", "resolve outrage", "resolve base_lost")
    t.answer("resolve outrage")  # the card given now is lost with the base
    assert t.text(t.faction("alliance").supporters) == "sword"
    assert t.discard() == "anvil"
