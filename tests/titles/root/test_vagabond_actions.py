"""What the Vagabond does in Daylight (9.5), apart from moves and battles."""

import pytest

from tests.titles.root.conftest import both
from tests.titles.root.wanderers import Wanderer, loot, quests, vagabond

# -- exploring


@pytest.mark.rule("9.5.3", "2.2.4")
def test_exploring_takes_the_item_scores_and_removes_the_ruin(table):
    t = table(
        "vagabond marquise",
        state=both(vagabond("c10", items="torch"), loot(c10="bag", c6="sword")),
    )
    free = t.g.free_slots[10]
    t.answer("explore c10")
    w = Wanderer(t)
    assert w.place("track") == {"bag": 1}
    assert w.exhausted == "torch"
    assert t.points("vagabond") == 1
    assert t.g.ruins == [6, 11, 12]
    assert t.g.free_slots[10] == free + 1


@pytest.mark.rule("9.5.3")
def test_exploring_needs_a_torch_and_a_ruin_in_his_clearing(table):
    ruins = loot(c10="bag")
    t = table("vagabond marquise", state=both(vagabond("c10", exhausted="torch"), ruins))
    assert not t.offered("explore c10")
    t = table("vagabond marquise", state=both(vagabond("c1", items="torch"), ruins))
    assert t.names() == ["pass"]


@pytest.mark.rule("9.5.3", "9.3.4")
def test_nobody_sees_what_lies_under_a_ruin(table):
    t = table("vagabond marquise", state=both(vagabond("c1", items="torch"), loot(c10="bag")))
    for viewer in (-1, 0, 1):
        zones = t.match.view(viewer)["zones"]
        ruin = next(zone for zone in zones if zone["name"] == "ruin_c10")
        assert ruin == {"name": "ruin_c10", "owner": -1, "count": 1, "cards": []}


# -- aid


@pytest.mark.rule("9.5.4")
def test_aid_exhausts_any_item_gives_a_card_and_may_take_a_crafted_item(table):
    t = table(
        "vagabond marquise",
        hands={"vagabond": "anvil bake_sale"},
        pieces={"marquise": {"sawmill": [1]}},
        items={"marquise": "tea boot"},
        state=vagabond("c1", items="coin sword"),
    )
    t.answer("aid marquise")
    t.expect(0, "exhaust-item", "exhaust item_coin", "exhaust item_sword")
    t.answer("exhaust item_sword")
    assert t.was_asked("vagabond", "aid-card")  # only the fox card matches
    t.expect(0, "aid-item", "take item_tea", "take item_boot", "pass")
    t.answer("take item_tea")
    assert (t.hand("marquise"), t.hand("vagabond")) == ("anvil", "bake_sale")
    assert Wanderer(t).place("track") == {"tea": 1, "coin": 1}
    assert t.faction("marquise").items[0] == 1


@pytest.mark.rule("9.5.4", "2.1.1")
def test_a_bird_card_matches_and_the_item_may_be_left(table):
    t = table(
        "vagabond marquise",
        hands={"vagabond": "armorers"},
        warriors={"marquise": {1: 1}},
        items={"marquise": "tea"},
        state=vagabond("c1", items="boot"),
    )
    t.answer("aid marquise", "pass")
    assert t.hand("marquise") == "armorers"
    assert Wanderer(t).exhausted == "boot"


@pytest.mark.rule("9.5.4")
def test_aid_needs_an_item_a_matching_card_and_pieces_in_the_clearing(table):
    cases = (
        ("bake_sale", {1: 1}, "boot", "c1"),  # a rabbit in a fox clearing
        ("anvil", {5: 1}, "boot", "c1"),
        ("anvil", {1: 1}, "", "c1"),
        ("anvil", {1: 1}, "boot", "f1"),
    )
    for card, warriors, items, pawn in cases:
        t = table(
            "vagabond marquise",
            hands={"vagabond": card},
            warriors={"marquise": warriors},
            state=vagabond(pawn, items=items),
        )
        assert not t.offered("aid marquise")


@pytest.mark.rule("9.5.4", "1.2.1")
@pytest.mark.ruling("V5")
def test_only_giver_and_receiver_see_the_card(table):
    t = table(
        "vagabond marquise eyrie",
        hands={"vagabond": "anvil bake_sale"},
        warriors={"marquise": {1: 1}},
        state=vagabond("c1", items="boot"),
    )
    t.answer("aid marquise")
    for viewer, sees in ((0, True), (1, True), (2, False), (-1, False)):
        told = [event for event in t.match.events(viewer) if event["id"] == "aids"]
        assert len(told) == 1
        assert ("cards" in told[0]) == sees


# -- quests

FOX_QUESTS = "fundraising_fox errand_fox guard_duty_rabbit"


@pytest.mark.rule("9.5.5")
def test_a_quest_exhausts_its_items_is_replaced_and_scores_its_suit(table):
    t = table(
        "vagabond marquise",
        state=both(
            vagabond("c1", items="tea*2 coin boot torch sword"),
            quests(FOX_QUESTS, "repair_a_shed_fox escort_mouse"),
        ),
    )
    assert not t.offered("quest guard_duty_rabbit")  # not his clearing's suit
    t.answer("quest errand_fox")
    assert t.text(t.g.quests) == "fundraising_fox guard_duty_rabbit repair_a_shed_fox"
    t.expect(0, "quest-reward", "choose draw_cards", "choose score_points")
    t.answer("choose score_points")
    assert t.points("vagabond") == 1
    t.answer("quest fundraising_fox", "choose score_points")
    assert t.points("vagabond") == 3  # one, then two
    assert Wanderer(t).exhausted == "boot tea tea coin"


@pytest.mark.rule("9.5.5")
@pytest.mark.ruling("V14")
def test_the_reward_of_a_quest_may_be_two_cards(table):
    t = table(
        "vagabond marquise",
        state=both(vagabond("c1", items="tea boot"), quests(FOX_QUESTS)),
    )
    t.answer("quest errand_fox", "choose draw_cards")
    assert len(t.faction("vagabond").hand) == 2
    assert t.points("vagabond") == 0
    assert len(t.g.quests) == 2  # the deck is empty: none follows


@pytest.mark.rule("9.5.5")
def test_quests_of_other_suits_do_not_count_and_two_equal_items_are_two_items(table):
    state = both(
        vagabond("c2", items="sword*2 boot*2"),
        quests("expel_bandits_mouse escort_mouse errand_fox"),
        lambda g: g.factions[0].completed.append(g.quests.pop()),
    )
    t = table("vagabond marquise", state=state)
    t.answer("quest escort_mouse", "choose score_points")
    assert t.points("vagabond") == 1
    t.ends_clean()
    t = table(
        "vagabond marquise",
        state=both(vagabond("c2", items="sword", exhausted="sword"), quests("expel_bandits_mouse")),
    )
    assert not t.offered("quest expel_bandits_mouse")


# -- strike


@pytest.mark.rule("9.5.6", "9.2.9.III")
@pytest.mark.ruling("V11")
def test_a_crossbow_removes_a_warrior_and_scores_nothing(table):
    t = table(
        "vagabond marquise",
        warriors={"marquise": {1: 2}},
        pieces={"marquise": {"sawmill": [1]}},
        state=vagabond("c1", items="crossbow*2", hostile="marquise"),
    )
    t.answer("strike marquise")
    assert t.warriors("marquise", 1) == 1
    assert t.points("vagabond") == 0  # not in battle, so no Infamy
    assert Wanderer(t).exhausted == "crossbow"


@pytest.mark.rule("9.5.6", "3.2.1")
@pytest.mark.ruling("V11")
def test_buildings_and_tokens_are_struck_only_where_their_player_has_no_warriors(table):
    t = table(
        "vagabond marquise",
        pieces={"marquise": {"sawmill": [1], "wood": [1]}},
        state=vagabond("c1", items="crossbow"),
    )
    t.answer("strike marquise")
    t.expect(0, "strike-piece", "strike sawmill", "strike wood")
    t.answer("strike wood")
    assert t.pieces("marquise", "wood", 1) == 0
    assert t.points("vagabond") == 1
    assert Wanderer(t).relationship("marquise") == "indifferent"  # no warrior was removed


@pytest.mark.rule("9.5.6")
def test_without_a_crossbow_or_pieces_there_is_no_strike(table):
    t = table(
        "vagabond marquise",
        warriors={"marquise": {1: 1}},
        state=vagabond("c1", exhausted="crossbow"),
    )
    assert t.names() == ["pass"]
    t = table(
        "vagabond marquise", warriors={"marquise": {5: 1}}, state=vagabond("c1", items="crossbow")
    )
    assert t.names() == ["pass"]


# -- repair and craft


@pytest.mark.rule("9.5.7")
def test_a_hammer_repairs_an_item_without_turning_it(table):
    t = table(
        "vagabond marquise",
        state=vagabond("f1", items="hammer*2", damaged="tea", damaged_exhausted="sword tea"),
    )
    assert {"repair damaged_tea", "repair damaged_exhausted_tea"} < set(t.names())
    t.answer("repair damaged_tea")
    assert Wanderer(t).place("track") == {"tea": 1}
    t.answer("repair damaged_exhausted_tea")
    w = Wanderer(t)
    assert w.place("satchel_exhausted") == {"hammer": 2, "tea": 1}
    assert w.damaged_exhausted == "sword"
    t.expect(0, "vagabond-daylight", "pass")  # no hammer is left


@pytest.mark.rule("9.2.1", "9.5.8", "3.2.2")
@pytest.mark.ruling("V2")
def test_hammers_have_the_suit_of_his_clearing_and_crafted_items_are_his_at_once(table):
    t = table(
        "vagabond marquise",
        hands={"vagabond": "foxfolk_steel anvil bake_sale root_tea_fox"},
        state=vagabond("c1", items="hammer*3"),
    )
    assert not t.offered("craft bake_sale") and not t.offered("craft root_tea_fox")
    t.answer("craft foxfolk_steel")
    w = Wanderer(t)
    assert w.ready == "sword hammer"
    assert w.exhausted == "hammer hammer"
    assert t.points("vagabond") == 2
    assert t.g.items[1] == 1
    t.answer("craft anvil")
    assert w.ready == "sword hammer"  # the new hammer is face up
    assert t.faction("vagabond").items == [0] * 8


@pytest.mark.rule("9.5.8")
def test_a_card_costs_as_many_hammers_as_it_shows(table):
    t = table(
        "vagabond marquise",
        hands={"vagabond": "foxfolk_steel"},
        state=vagabond("c1", items="hammer", exhausted="hammer"),
    )
    assert not t.offered("craft foxfolk_steel")
    t = table(
        "vagabond marquise",
        hands={"vagabond": "foxfolk_steel"},
        state=vagabond("f1", items="hammer*2"),
    )
    assert not t.offered("craft foxfolk_steel")  # a forest has no suit


@pytest.mark.rule("9.2.1", "card/royal_claim", "card/tax_collector")
@pytest.mark.ruling("card/tax_collector#1")
def test_four_hammers_make_royal_claim_and_nothing_makes_three_suits(table):
    t = table(
        "vagabond marquise",
        hands={"vagabond": "royal_claim tax_collector"},
        state=vagabond("c1", items="hammer*4"),
    )
    t.expect(0, "vagabond-daylight", "craft royal_claim", "pass")
    t.answer("craft royal_claim")
    assert Wanderer(t).exhausted == "hammer hammer hammer hammer"


@pytest.mark.rule("9.5")
def test_actions_come_in_any_order_and_number_as_long_as_items_last(table):
    t = table(
        "vagabond marquise",
        warriors={"marquise": {5: 2}},
        state=vagabond("c1", items="boot*2 crossbow*2"),
    )
    t.answer("to c5", "strike marquise", "strike marquise", "to c2")
    assert Wanderer(t).pawn == "c2"
    t.expect(0, "vagabond-daylight", "pass")
