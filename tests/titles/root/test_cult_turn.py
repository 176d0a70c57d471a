"""The Lizard Cult's turn (10.4 to 10.6)."""

import pytest

from tests.titles.root.expansion import both, cult, lizards, offers, otters, river, seen_hand, souls

FOXES = "anvil protection_racket travel_gear_fox"


# -- 10.4 Birdsong


@pytest.mark.rule("10.4.1")
@pytest.mark.ruling("C2")
@pytest.mark.parametrize(
    ("lost", "outcast", "hated"),
    [
        ("bake_sale root_tea_rabbit anvil", "rabbit", False),  # another suit leads
        ("anvil protection_racket bake_sale", "fox", True),  # the same suit leads
        ("anvil bake_sale", "fox", True),  # nobody leads
        ("bake_sale sword", "fox", True),  # nobody leads, the outcast least of all
        ("", "fox", True),
        ("armorers armorers royal_claim sword", "mouse", False),  # birds are ignored
        ("armorers royal_claim", "fox", True),
        ("dominance_mouse ambush_mouse anvil", "mouse", False),  # every kind of card counts
    ],
)
@pytest.mark.parametrize("hated_before", [False, True])
def test_the_suit_with_most_lost_souls_becomes_outcast(table, lost, outcast, hated, hated_before):
    state = cult("fox", hated=hated_before, souls=lost)
    t = table("cult marquise eyrie", hands={"cult": "cobbler"}, phase="birdsong", state=state)
    me = lizards(t)
    assert (t.g.facts(0)["factions"][0]["outcast"], me.hated) == (outcast, hated)
    assert t.phase == "cult daylight"
    t.ends_clean()


@pytest.mark.rule("10.4", "10.4.2")
def test_lost_souls_are_counted_then_discarded_then_conspiracies_use_the_new_outcast(table):
    t = table(
        "cult marquise eyrie",
        phase="birdsong",
        warriors={"cult": {5: 2, 1: 2}},
        state=cult("fox", acolytes=2, souls="bake_sale dominance_rabbit"),
    )
    t.expect(0, "cult-birdsong", "crusade c5", "pass")  # not fox clearing 1 any more
    assert t.discard() == "bake_sale"
    assert t.text(t.g.available) == "dominance_rabbit"
    events = t.events()
    assert events.index("outcast") < events.index("buries")
    t.ends_clean()


@pytest.mark.rule("10.4.3")
def test_conspiracies_cost_acolytes_and_one_less_while_hated(table):
    def offered(acolytes, hated):
        souls = "" if hated else "anvil"
        t = table(
            "cult marquise",
            hands={"cult": "sword"},
            phase="birdsong",
            warriors={"cult": {1: 1}, "marquise": {1: 1}},
            pieces={"marquise": {"sawmill": [1]}},
            state=cult("fox" if hated else "mouse", acolytes=acolytes, souls=souls),
        )
        return [] if t.phase != "cult birdsong" else [n for n in t.names() if n != "pass"]

    assert offered(0, True) == []
    assert offered(1, False) == []
    assert offered(1, True) == ["crusade c1", "convert c1"]
    assert offered(2, False) == ["crusade c1", "convert c1"]
    assert offered(2, True) == ["crusade c1", "convert c1", "sanctify c1"]
    assert offered(3, False) == ["crusade c1", "convert c1", "sanctify c1"]


@pytest.mark.rule("10.4.3")
def test_conspiracies_in_any_order_and_number_only_in_outcast_clearings(table):
    t = table(
        "cult marquise",
        hands={"cult": "sword"},
        phase="birdsong",
        warriors={"marquise": {1: 1, 6: 1, 2: 4}},
        pieces={"marquise": {"sawmill": [8]}},
        state=cult("mouse", acolytes=7, souls="anvil"),
    )
    assert offers(t, "convert") == ["c1", "c6"]
    t.answer("sanctify c8")
    t.answer("convert c6")
    t.answer("convert c1")
    assert lizards(t).acolytes == 0
    assert t.faction("cult").supply == 25 - 2  # spent acolytes are back, two were placed
    assert t.phase == "cult daylight"
    t.ends_clean()


@pytest.mark.rule("10.4.3.I")
def test_crusade_is_a_battle_in_an_outcast_clearing(table):
    t = table(
        "cult marquise eyrie",
        hands={"cult": "sword"},
        phase="birdsong",
        warriors={"cult": {1: 3}, "marquise": {1: 1}, "eyrie": {1: 1}},
        dice=[1, 0],
        state=cult("mouse", acolytes=2, souls="anvil"),
    )
    t.answer("crusade c1")
    t.expect(0, "crusade", "battle c1", "move c1")
    t.answer("battle c1", "against eyrie")
    assert (t.warriors("eyrie", 1), t.warriors("marquise", 1)) == (0, 1)
    assert lizards(t).acolytes == 0
    t.ends_clean()


@pytest.mark.rule("10.4.3.I")
def test_crusade_is_a_move_with_an_optional_battle_at_the_destination(table):
    def ready():
        t = table(
            "cult marquise",
            hands={"cult": "sword"},
            phase="birdsong",
            warriors={"cult": {1: 3}, "marquise": {5: 1, 9: 4}},
            dice=[1, 0],
            state=cult("mouse", acolytes=2, souls="anvil"),
        )
        t.answer("crusade c1")  # nobody to fight here: it must be a move
        t.expect(0, "move-to", "to c5", "to c9", "to c10")
        return t

    t = ready()
    t.answer("to c5", "count 2")
    t.expect(0, "crusade-battle", "battle c5", "pass")
    t.answer("battle c5")
    assert (t.warriors("cult", 5), t.warriors("marquise", 5)) == (2, 0)
    t.ends_clean()
    t = ready()
    t.answer("to c5", "count 3", "pass")
    assert (t.warriors("cult", 5), t.warriors("marquise", 5)) == (3, 1)
    t.ends_clean()
    t = ready()
    t.answer("to c10", "count 1")  # nobody there, no question
    assert (t.warriors("cult", 10), t.warriors("cult", 1)) == (1, 2)
    assert t.phase == "cult daylight"
    t.ends_clean()


@pytest.mark.rule("10.4.3.I", "4.2.1", "8.2.6")
def test_a_crusade_obeys_the_rules_of_moving(table):
    t = table(
        "cult marquise alliance",
        hands={"cult": "bake_sale"},
        phase="birdsong",
        warriors={"cult": {1: 1, 5: 1}, "marquise": {1: 2, 9: 1}},
        pieces={"alliance": {"sympathy": [5]}},
        state=cult("mouse", acolytes=2, souls="anvil"),
    )
    t.answer("crusade c1", "move c1")  # the only move is to clearing 5, which it rules
    assert t.warriors("cult", 5) == 2
    assert t.was_asked("cult", "outrage")
    assert t.text(t.faction("alliance").supporters) == "bake_sale"
    t.answer("pass")
    t.ends_clean()


@pytest.mark.rule("10.4.3.II")
def test_convert_replaces_an_enemy_warrior(table):
    t = table(
        "cult marquise eyrie",
        hands={"cult": "sword"},
        phase="birdsong",
        warriors={"marquise": {1: 2}, "eyrie": {1: 1}},
        state=cult("mouse", acolytes=2, souls="anvil"),
    )
    t.answer("convert c1")
    t.expect(0, "convert", "choose marquise", "choose eyrie")
    t.answer("choose marquise")
    assert [t.warriors(id, 1) for id in ("marquise", "eyrie", "cult")] == [1, 1, 1]
    assert t.points("cult") == 0
    t.ends_clean()


@pytest.mark.rule("10.4.3", "10.4.3.II")
@pytest.mark.ruling("C5")
def test_convert_needs_an_enemy_warrior_but_no_further_warrior_in_the_supply(table):
    t = table(
        "cult marquise",
        hands={"cult": "sword"},
        phase="birdsong",
        warriors={"marquise": {1: 1}},
        supply={"cult": 2},  # both become acolytes
        state=cult("mouse", acolytes=2, souls="anvil"),
    )
    assert t.faction("cult").supply == 0
    t.answer("convert c1")
    assert (t.warriors("cult", 1), t.faction("cult").supply) == (1, 1)
    t.ends_clean()


@pytest.mark.rule("10.4.3", "6.2.2", "1.1.2")
@pytest.mark.ruling("C5")
def test_nothing_is_converted_or_sanctified_at_the_keep(table):
    t = table(
        "cult marquise",
        hands={"cult": "sword"},
        phase="birdsong",
        warriors={"marquise": {1: 3}, "cult": {1: 1}},
        pieces={"marquise": {"keep": [1], "sawmill": [1]}},
        state=cult("mouse", acolytes=5, souls="anvil"),
    )
    t.expect(0, "cult-birdsong", "crusade c1", "pass")  # a battle there is possible
    t.ends_clean()


@pytest.mark.rule("10.4.3.II", "6.2.3")
@pytest.mark.ruling("R7", "C5")
def test_field_hospitals_save_a_converted_warrior(table):
    t = table(
        "cult marquise",
        hands={"cult": "sword", "marquise": "protection_racket"},
        phase="birdsong",
        warriors={"marquise": {6: 1}},
        pieces={"marquise": {"keep": [1]}},
        state=cult("mouse", acolytes=2, souls="anvil"),
    )
    t.answer("convert c6")
    t.expect(1, "field-hospitals")
    assert t.warriors("cult", 6) == 0  # the Cult places its warrior afterwards
    t.answer("spend protection_racket")
    assert (t.warriors("marquise", 1), t.warriors("cult", 6)) == (1, 1)
    assert souls(t) == "protection_racket"
    t.ends_clean()


@pytest.mark.rule("10.4.3.II", "2.7")
@pytest.mark.ruling("C5")
def test_a_partner_is_not_converted(table):
    def partners(g):
        cult("mouse", acolytes=5, souls="anvil")(g)
        g.factions[1].partner = 0

    t = table(
        "cult marquise",
        hands={"cult": "sword"},
        phase="birdsong",
        warriors={"marquise": {1: 1}},
        pieces={"marquise": {"sawmill": [6]}},
        state=partners,
    )
    assert t.phase == "cult daylight"  # neither convert nor sanctify was possible
    t.ends_clean()


@pytest.mark.rule("10.4.3.III", "3.2.1", "2.2.3")
@pytest.mark.ruling("C5")
def test_sanctify_replaces_an_enemy_building_even_in_a_full_clearing(table):
    t = table(
        "cult marquise eyrie",
        hands={"cult": "sword"},
        phase="birdsong",
        warriors={"marquise": {8: 5}},
        pieces={"marquise": {"sawmill": [8], "wood": [8]}, "eyrie": {"roost": [8]}},
        state=cult("mouse", acolytes=3, souls="anvil"),
    )
    assert t.g.free_slots[8] == 0
    t.answer("sanctify c8")
    t.expect(0, "sanctify", "remove sawmill", "remove roost")  # wood is no building
    t.answer("remove roost")
    assert t.pieces("cult", "garden_fox", 8) == 1
    assert t.pieces("eyrie", "roost", 8) == 0
    assert t.points("cult") == 1
    assert t.ruler(8) == "cult"
    assert t.g.free_slots[8] == 0
    t.ends_clean()


@pytest.mark.rule("10.4.3", "10.4.3.III")
@pytest.mark.ruling("C5")
def test_sanctify_needs_a_garden_on_the_track(table):
    t = table(
        "cult marquise",
        hands={"cult": "sword"},
        phase="birdsong",
        warriors={"cult": {2: 1}},
        pieces={"marquise": {"sawmill": [6]}, "cult": {"garden_fox": [1, 8, 8, 12, 6]}},
        state=cult("mouse", acolytes=9, souls="anvil"),
    )
    assert lizards(t).stock == [0, 5, 5]
    assert t.phase == "cult daylight"  # all five fox gardens are on the map
    t.ends_clean()


@pytest.mark.rule("10.4.3.III", "8.2.4")
def test_a_sanctified_base_is_lost(table):
    t = table(
        "cult alliance",
        hands={"cult": "sword"},
        phase="birdsong",
        pieces={"alliance": {"base_fox": [1]}},
        supporters="foxfolk_steel sappers bake_sale",
        officers=3,
        state=cult("mouse", acolytes=3, souls="anvil"),
    )
    t.answer("sanctify c1")
    assert t.text(t.faction("alliance").supporters) == "bake_sale"
    assert souls(t) == "foxfolk_steel sappers"
    assert t.pieces("cult", "garden_fox", 1) == 1
    t.ends_clean()


@pytest.mark.rule("10.4.3.II", "11.2.5.I")
def test_riverfolk_warriors_are_converted_and_their_tokens_are_no_buildings(table):
    t = table(
        "cult riverfolk",
        hands={"cult": "sword"},
        phase="birdsong",
        warriors={"riverfolk": {1: 1}},
        pieces={"riverfolk": {"trade_post_fox": [1]}},
        state=both(cult("mouse", acolytes=5, souls="anvil"), river(prices=(4, 4, 4))),
    )
    t.answer("pass")  # no services
    assert t.names() == ["convert c1", "pass"]
    t.answer("convert c1")
    assert (t.warriors("riverfolk", 1), t.warriors("cult", 1)) == (0, 1)
    assert otters(t).supply == 15
    t.ends_clean()


# -- 10.5 Daylight


@pytest.mark.rule("10.5")
def test_each_revealed_card_gives_one_ritual_and_serves_nothing_else(table):
    t = table(
        "cult marquise eyrie",
        hands={"cult": "dominance_fox armorers sword"},
        points={"cult": 12},
        warriors={"cult": {1: 1}},
        available="dominance_bird",
        state=cult(),
    )
    assert offers(t, "activate") == ["dominance_fox"]
    assert offers(t, "take") == ["dominance_bird"]
    t.answer("reveal dominance_fox", "recruit c8")
    t.answer("reveal armorers")
    assert offers(t, "activate") == []
    assert offers(t, "take") == []  # the bird is revealed
    assert offers(t, "reveal") == ["sword"]
    zone = [z for z in t.g.view(2)["zones"] if z["name"] == "revealed"]
    assert zone[0]["cards"] == ["dominance_fox", "armorers"]
    assert (t.warriors("cult", 8), lizards(t).acolytes) == (1, 1)
    t.ends_clean()


@pytest.mark.rule("10.5")
@pytest.mark.ruling("C6")
def test_the_cult_need_not_reveal(table):
    t = table("cult marquise", hands={"cult": "anvil"}, state=cult())
    t.answer("pass")
    assert t.phase == "marquise daylight"
    assert t.warriors("cult", 1) == 0
    t.ends_clean()


@pytest.mark.rule("10.5.1")
def test_build_a_garden_in_a_ruled_clearing_of_the_cards_suit(table):
    t = table(
        "cult marquise",
        hands={"cult": "anvil sword"},
        warriors={"cult": {1: 2, 6: 1, 8: 2, 2: 2, 12: 1}, "marquise": {6: 1, 8: 1}},
        pieces={"cult": {"garden_fox": [12]}, "marquise": {"keep": [8]}},
        state=cult(),
    )
    t.answer("reveal anvil")
    # Clearing 6 is not ruled, 8 has the keep, 12 has only the slot under the ruin left.
    assert offers(t, "build") == ["c1"]
    t.answer("build c1")
    assert t.pieces("cult", "garden_fox", 1) == 1
    assert t.g.free_slots[1] == 0
    assert lizards(t).revealed != []
    t.ends_clean()


@pytest.mark.rule("10.5.1", "2.5")
def test_no_garden_is_built_when_none_is_left(table):
    t = table(
        "cult marquise",
        hands={"cult": "anvil sword"},
        warriors={"cult": {8: 3}},
        pieces={"cult": {"garden_fox": [1, 6, 12, 8]}},
        state=cult(),
    )
    t.answer("reveal anvil", "build c8")
    assert lizards(t).stock[0] == 0
    t = table(
        "cult marquise",
        hands={"cult": "anvil sword"},
        pieces={"cult": {"garden_fox": [1, 6, 12, 8, 8]}},
        state=cult(),
    )
    t.answer("reveal anvil")
    assert offers(t, "build") == []
    t.answer("recruit c1")
    t.ends_clean()


@pytest.mark.rule("10.5.2", "6.2.2")
def test_recruit_in_any_clearing_of_the_suit_but_the_keeps(table):
    t = table(
        "cult marquise",
        hands={"cult": "anvil sword"},
        warriors={"marquise": {6: 3}},
        pieces={"marquise": {"keep": [1]}},
        state=cult("mouse"),
    )
    t.answer("reveal anvil")
    assert offers(t, "recruit") == ["c6", "c8", "c12"]
    t.answer("recruit c6")
    assert t.warriors("cult", 6) == 1
    t.ends_clean()


@pytest.mark.rule("10.5.2", "10.5.4", "2.5.1")
@pytest.mark.ruling("R16", "C6")
def test_without_warriors_nobody_is_recruited_or_sacrificed(table):
    t = table(
        "cult marquise", hands={"cult": "anvil armorers"}, supply={"cult": 0}, state=cult("mouse")
    )
    assert offers(t, "reveal") == ["anvil"]
    t.answer("reveal anvil")  # a single ritual is left: score
    assert souls(t) == "anvil"
    t.ends_clean()


@pytest.mark.rule("10.5.3")
@pytest.mark.ruling("C7")
@pytest.mark.parametrize(("gardens", "points"), list(enumerate([0, 0, 2, 2, 3, 4])))
def test_score_for_the_gardens_of_the_suit(table, gardens, points):
    t = table(
        "cult marquise",
        hands={"cult": "anvil sword"},
        pieces={"cult": {"garden_fox": [1, 6, 8, 8, 12][:gardens], "garden_mouse": [2, 2]}},
        state=cult(),
    )
    t.answer("reveal anvil", "score fox")
    assert t.points("cult") == points
    assert souls(t) == "anvil"
    t.ends_clean()


@pytest.mark.rule("10.5.3")
def test_each_suit_scores_once_a_turn(table):
    t = table(
        "cult marquise",
        hands={"cult": "anvil protection_racket sword"},
        pieces={"cult": {"garden_fox": [1, 6], "garden_mouse": [2, 2]}},
        state=cult(),
    )
    t.answer("reveal anvil", "score fox")
    t.answer("reveal protection_racket")
    assert offers(t, "score") == []
    t.answer("recruit c1")
    t.answer("reveal sword", "score mouse")
    assert t.points("cult") == 4
    t.answer("pass")  # crafting: the only card is not the suit's
    t.ends_clean()


@pytest.mark.rule("10.5.3")
def test_a_new_turn_scores_again(table):
    t = table(
        "cult marquise",
        hands={"cult": "anvil"},
        pieces={"cult": {"garden_rabbit": [5, 5]}},
        deck="protection_racket cobbler",
        state=cult("mouse"),
    )
    t.answer("reveal anvil", "score fox")
    assert t.phase == "marquise daylight"
    assert lizards(t).scored == 0b10
    t.answer("pass")
    t.answer("reveal protection_racket")
    assert offers(t, "score") == ["fox"]
    t.answer("score fox")
    t.expect_no_question()


@pytest.mark.rule("10.5.4")
def test_sacrifice_needs_a_bird_and_places_a_warrior_of_the_supply(table):
    t = table(
        "cult marquise",
        hands={"cult": "royal_claim anvil"},
        warriors={"cult": {2: 2}},
        state=cult(acolytes=1),
    )
    t.answer("reveal royal_claim")
    assert lizards(t).acolytes == 2
    assert t.faction("cult").supply == 25 - 2 - 2
    assert t.warriors("cult", 2) == 2
    t.answer("reveal anvil")
    assert offers(t, "sacrifice") == []
    t.answer("recruit c1")
    t.ends_clean()


# -- 10.6 Evening


@pytest.mark.rule("10.6", "10.6.1")
@pytest.mark.ruling("C6")
def test_revealed_cards_return_to_the_hand_before_crafting_and_drawing(table):
    t = table(
        "cult marquise",
        hands={"cult": "anvil royal_claim sword"},
        pieces={"cult": {"garden_fox": [1]}},
        deck="bake_sale",
        state=cult(),
    )
    t.answer("reveal royal_claim")
    t.answer("reveal anvil", "recruit c1")
    t.answer("pass")
    t.expect(0, "cult-craft", "craft anvil", "pass")  # the revealed card is back
    assert lizards(t).revealed == []
    assert t.hand("cult") == "anvil royal_claim sword"
    assert seen_hand(t, "marquise", "cult") == ["anvil", "royal_claim"]  # but not the sword
    t.answer("craft anvil")
    assert t.hand("cult") == "bake_sale royal_claim sword"
    t.ends_clean()


@pytest.mark.rule("10.6.2", "4.1.1")
def test_each_garden_crafts_once_a_turn(table):
    t = table(
        "cult marquise",
        hands={"cult": "anvil sword crossbow_bird brutal_tactics"},
        pieces={"cult": {"garden_fox": [1, 6]}},
        phase="evening",
        state=cult(),
    )
    assert offers(t, "craft") == ["anvil", "sword", "crossbow_bird", "brutal_tactics"]
    t.answer("craft anvil")
    assert offers(t, "craft") == ["crossbow_bird"]  # one fox garden is left
    t.answer("craft crossbow_bird")
    assert t.points("cult") == 3
    assert t.phase == "marquise daylight"
    t.ends_clean()


@pytest.mark.rule("10.6.2", "1.2.1")
@pytest.mark.ruling("R1")
def test_crafting_is_asked_whatever_the_hand(table):
    t = table(
        "cult marquise",
        hands={"cult": "cobbler"},
        pieces={"cult": {"garden_fox": [1]}},
        phase="evening",
        state=cult(),
    )
    assert t.was_asked("cult", "cult-craft")
    t.ends_clean()
    t = table("cult marquise", hands={"cult": "cobbler"}, phase="evening", state=cult())
    assert not t.was_asked("cult", "cult-craft")  # everybody sees that no garden can craft
    t.ends_clean()


@pytest.mark.rule("10.6.3")
@pytest.mark.parametrize(
    ("gardens", "cards"),
    [
        ({}, 1),
        ({"garden_fox": [1], "garden_rabbit": [5], "garden_mouse": [2]}, 1),
        ({"garden_fox": [1, 6]}, 2),
        ({"garden_fox": [1, 6, 8, 8], "garden_mouse": [2, 2, 7]}, 3),
        ({"garden_fox": [1, 6], "garden_mouse": [2, 2], "garden_rabbit": [5, 5]}, 4),
    ],
)
def test_draw_one_card_and_one_more_per_suit_with_two_gardens(table, gardens, cards):
    t = table("cult marquise", pieces={"cult": gardens}, phase="evening", state=cult())
    assert len(t.faction("cult").hand) == cards
    t.ends_clean()


@pytest.mark.rule("10.6.3", "10.2.6")
@pytest.mark.ruling("C1")
def test_the_cult_discards_down_to_five_into_the_lost_souls(table):
    t = table(
        "cult marquise",
        hands={"cult": "cobbler armorers royal_claim sappers bake_sale"},
        phase="evening",
        deck="sword",
        state=cult(),
    )
    t.expect(0, "hand-limit")
    t.answer("discard bake_sale")
    assert len(t.faction("cult").hand) == 5
    assert souls(t) == "bake_sale"
    t.ends_clean()


@pytest.mark.rule("10.6.1", "10.5", "8.2.6")
@pytest.mark.ruling("C6")
def test_revealed_cards_pay_no_outrage_for_a_cobblers_move(table):
    t = table(
        "cult alliance marquise",
        hands={"cult": "bake_sale sword"},
        crafted={"cult": "cobbler"},
        warriors={"cult": {1: 1}},
        pieces={"alliance": {"sympathy": [5]}},
        deck="anvil",
        state=cult(),
    )
    t.answer("reveal bake_sale", "recruit c10", "pass")
    t.expect(0, "cobbler")
    t.move(1, 5)
    assert t.text(t.faction("alliance").supporters) == "anvil"  # drawn: no rabbit in the hand
    assert "bake_sale" in t.hand("cult")
    t.ends_clean()
