"""The Vagabond's items (9.2.4-9.2.7), his Birdsong (9.4), Evening (9.6) and moves (9.5.1)."""

import pytest

from tests.titles.root.conftest import both
from tests.titles.root.expansion import river
from tests.titles.root.wanderers import Wanderer, vagabond

# -- the pawn


@pytest.mark.rule("9.2.2", "2.8")
def test_the_pawn_rules_nothing_and_keeps_nobody_from_ruling(table):
    t = table("vagabond marquise", warriors={"marquise": {1: 1}}, state=vagabond("c1"))
    assert t.ruler(1) == "marquise"
    t = table("vagabond marquise", state=vagabond("c1"))
    assert t.ruler(1) == ""


@pytest.mark.rule("9.2.2", "2.5.4", "card/favor_of_the_foxes")
def test_the_pawn_cannot_be_removed(table):
    t = table(
        "marquise vagabond",
        hands={"marquise": "favor_of_the_foxes"},
        pieces={"marquise": {"workshop": [1, 6, 8]}},
        state=vagabond("c1", items="boot"),
    )
    t.answer("craft favor_of_the_foxes")
    assert Wanderer(t).pawn == "c1"
    assert Wanderer(t).ready == "boot"  # nothing happens to him


@pytest.mark.rule("9.2.3", "9.5.1", "4.2.1")
def test_he_moves_whoever_rules(table):
    t = table(
        "vagabond marquise", warriors={"marquise": {1: 3, 5: 3}}, state=vagabond("c1", items="boot")
    )
    t.answer("to c5")
    assert Wanderer(t).pawn == "c5"
    assert Wanderer(t).exhausted == "boot"


@pytest.mark.rule("9.5.1")
@pytest.mark.ruling("V3")
def test_a_move_needs_a_boot_that_is_face_up_and_whole(table):
    for spent in ({"exhausted": "boot"}, {"damaged": "boot"}, {"items": "sword"}):
        t = table("vagabond marquise", state=vagabond("c1", **spent))
        assert not [name for name in t.names() if name.startswith("to ")]


@pytest.mark.rule("9.5.1", "2.4", "2.4.1")
def test_daylight_moves_never_lead_into_forests_and_lead_out_of_them_to_their_clearings(table):
    t = table("vagabond marquise", state=vagabond("c1", items="boot"))
    t.expect(0, "vagabond-daylight", "to c5", "to c9", "to c10", "pass")
    t = table("vagabond marquise", state=vagabond("f4", items="boot"))
    t.expect(0, "vagabond-daylight", "to c4", "to c9", "to c12", "pass")


@pytest.mark.rule("9.5.1", "9.2.9.IIIb")
def test_a_clearing_with_hostile_warriors_costs_one_boot_more(table):
    foes = {"marquise": {5: 1}, "eyrie": {9: 1}}
    t = table(
        "vagabond marquise eyrie",
        warriors=foes,
        pieces={"marquise": {"sawmill": [10]}},
        state=vagabond("c1", items="boot", hostile="marquise"),
    )
    t.expect(0, "vagabond-daylight", "to c9", "to c10", "pass")  # buildings cost nothing
    t = table(
        "vagabond marquise eyrie",
        warriors=foes,
        state=vagabond("c1", items="boot*3", hostile="marquise"),
    )
    t.answer("to c5")
    assert Wanderer(t).exhausted == "boot boot"


# -- items


@pytest.mark.rule("9.2.5", "9.5", "9.2.5.I", "9.2.5.II")
@pytest.mark.ruling("V1")
def test_items_lie_on_tracks_or_in_the_satchel_and_exhausted_ones_in_the_satchel(table):
    state = vagabond("c1", items="tea coin bag boot", exhausted="sword tea", damaged="hammer")
    t = table(
        "vagabond marquise",
        hands={"vagabond": "ambush_fox"},
        warriors={"marquise": {1: 1}},
        state=state,
    )
    w = Wanderer(t)
    assert w.place("track") == {"tea": 1, "coin": 1, "bag": 1}
    assert w.place("satchel") == {"boot": 1}
    assert w.place("satchel_exhausted") == {"sword": 1, "tea": 1}
    assert w.place("damaged") == {"hammer": 1}
    t.answer("aid marquise", "exhaust item_coin")
    assert w.place("track") == {"tea": 1, "bag": 1}
    assert w.place("satchel_exhausted") == {"sword": 1, "tea": 1, "coin": 1}


@pytest.mark.rule("9.2.5.I", "9.6.4")
def test_a_track_holds_three_items_and_the_fourth_is_in_the_satchel(table):
    t = table("vagabond marquise", state=vagabond("c1", items="bag*4"))
    assert Wanderer(t).place("track") == {"bag": 3}
    assert Wanderer(t).place("satchel") == {"bag": 1}
    assert Wanderer(t).me.pack.limit() == 12


@pytest.mark.rule("9.2.5.III")
@pytest.mark.ruling("V1")
def test_a_full_track_takes_the_next_item_when_one_leaves(table):
    t = table(
        "vagabond marquise",
        hands={"vagabond": "ambush_fox"},
        warriors={"marquise": {1: 1}},
        state=vagabond("c1", items="bag*4 boot"),
    )
    t.answer("aid marquise", "exhaust item_bag")
    assert Wanderer(t).place("track") == {"bag": 3}
    assert Wanderer(t).place("satchel") == {"boot": 1}


@pytest.mark.rule("9.2.5.III", "9.6.4")
@pytest.mark.ruling("V1")
def test_exhausted_track_items_go_back_to_free_spaces_before_the_load_is_checked(table):
    state = vagabond("c1", items="boot*6", exhausted="tea coin*4")
    t = table("vagabond marquise", state=state)
    t.end_phase()
    t.expect(0, "item-limit", "remove item_boot", "remove exhausted_coin")
    t.answer("remove exhausted_coin")
    w = Wanderer(t)
    assert w.place("track_exhausted") == {"tea": 1, "coin": 3}
    assert w.place("satchel") == {"boot": 6}
    assert w.place("satchel_exhausted") == {}


# -- Birdsong


@pytest.mark.rule("9.4", "9.4.1")
def test_three_exhausted_items_of_his_choice_are_refreshed_before_he_slips(table):
    state = vagabond("c1", exhausted="boot*2 sword torch")
    t = table("vagabond marquise", phase="birdsong", state=state)
    t.expect(
        0,
        "refresh",
        "refresh exhausted_boot",
        "refresh exhausted_sword",
        "refresh exhausted_torch",
    )
    assert t.question().count == 3
    t.answer("refresh exhausted_torch", "refresh exhausted_boot", "refresh exhausted_boot")
    assert Wanderer(t).ready == "boot boot torch"
    assert Wanderer(t).exhausted == "sword"
    t.expect(0, "slip")


@pytest.mark.rule("9.4.1")
@pytest.mark.ruling("V3")
def test_each_tea_face_up_on_its_track_refreshes_two_items_more(table):
    state = vagabond("c1", items="tea", exhausted="boot*4 tea", damaged="tea")
    t = table("vagabond marquise", phase="birdsong", state=state)
    assert Wanderer(t).exhausted == ""  # five: no question
    t.ends_clean()
    state = vagabond("c1", items="tea", exhausted="boot*5 tea")
    t = table("vagabond marquise", phase="birdsong", state=state)
    t.expect(0, "refresh", "refresh exhausted_boot", "refresh exhausted_tea")
    t.answer(*["refresh exhausted_boot"] * 5)
    assert Wanderer(t).exhausted == "tea"
    t.ends_clean()


@pytest.mark.rule("9.4.1")
@pytest.mark.ruling("V3")
def test_damaged_items_can_be_refreshed_and_stay_damaged(table):
    state = vagabond("c1", exhausted="boot*3", damaged_exhausted="sword")
    t = table("vagabond marquise", phase="birdsong", state=state)
    t.answer("refresh damaged_exhausted_sword")
    assert Wanderer(t).damaged == "sword"
    assert Wanderer(t).exhausted == "boot"


@pytest.mark.rule("9.4.2", "2.4.1")
def test_he_may_slip_to_an_adjacent_clearing_or_forest_without_boots(table):
    t = table("vagabond marquise", phase="birdsong", state=vagabond("c1"))
    t.expect(0, "slip", "slip c5", "slip c9", "slip c10", "slip f1", "slip f2", "pass")
    t.answer("slip f2")
    assert Wanderer(t).pawn == "f2"
    assert t.phase == "vagabond daylight"
    t.ends_clean()
    t = table("vagabond marquise", phase="birdsong", state=vagabond("f6"))
    t.expect(0, "slip", "slip c3", "slip c6", "slip c11", "slip f3", "slip f5", "pass")
    t.answer("pass")
    assert Wanderer(t).pawn == "f6"
    t.ends_clean()


@pytest.mark.rule("9.4.2", "9.2.9.IIIb")
def test_slipping_into_a_hostile_clearing_costs_nothing_either(table):
    t = table(
        "vagabond marquise",
        phase="birdsong",
        warriors={"marquise": {5: 4}},
        state=vagabond("c1", items="boot*2", hostile="marquise"),
    )
    t.answer("slip c5")
    assert Wanderer(t).pawn == "c5"
    assert Wanderer(t).ready == "boot boot"


@pytest.mark.rule("9.4.2", "2.3")
@pytest.mark.ruling("R26")
def test_on_the_winter_map_forests_end_at_the_river(table):
    t = table("vagabond marquise", map="winter", suits="fox " * 12, state=vagabond("f1"))
    assert "to c1" not in t.names()
    t = table(
        "vagabond marquise",
        map="winter",
        suits="fox " * 12,
        phase="birdsong",
        state=vagabond("f1"),
    )
    t.expect(0, "slip", "slip c1", "slip c10", "slip c11", "slip f2", "slip f4", "pass")


# -- Evening


@pytest.mark.rule("9.6", "9.6.1")
def test_a_night_in_a_forest_repairs_and_turns_up_every_damaged_item(table):
    hurt = {"damaged": "boot tea", "damaged_exhausted": "sword", "exhausted": "torch"}
    t = table("vagabond marquise", state=vagabond("f1", **hurt))
    t.end_phase()
    assert Wanderer(t).ready == "boot sword tea"
    assert Wanderer(t).exhausted == "torch"  # was not damaged
    assert Wanderer(t).place("track") == {"tea": 1}
    t.ends_clean()
    t = table("vagabond marquise", state=vagabond("c1", **hurt))
    t.end_phase()
    assert Wanderer(t).damaged == "boot tea"
    t.ends_clean()


@pytest.mark.rule("9.6.2")
def test_he_draws_one_card_and_one_more_per_coin_face_up_on_its_track(table):
    for coins, drawn in ((0, 1), (1, 2), (3, 4)):
        state = vagabond("c1", items=f"coin*{coins}" if coins else "", exhausted="coin")
        t = table("vagabond marquise", state=state)
        t.end_phase()
        assert len(t.faction("vagabond").hand) == drawn
        t.ends_clean()


@pytest.mark.rule("9.6.3")
def test_he_discards_down_to_five_cards(table):
    t = table(
        "vagabond marquise",
        hands={"vagabond": "sword*1 anvil bake_sale investments foxfolk_steel"},
        deck="armorers",
        state=vagabond("f1"),
    )
    t.end_phase()
    t.expect(0, "hand-limit")
    t.answer("discard armorers")
    assert len(t.faction("vagabond").hand) == 5


@pytest.mark.rule("9.6.4", "2.5.5")
def test_items_over_the_limit_leave_the_game(table):
    state = vagabond("c1", items="boot*3 sword", exhausted="torch", damaged="hammer crossbow")
    t = table("vagabond marquise", state=state)
    t.end_phase()
    t.expect(
        0,
        "item-limit",
        "remove item_boot",
        "remove item_sword",
        "remove exhausted_torch",
        "remove damaged_hammer",
        "remove damaged_crossbow",
    )
    supply = list(t.g.items)
    t.answer("remove damaged_hammer")
    assert Wanderer(t).damaged == "crossbow"
    assert t.g.items == supply  # into the box, not back to the supply


@pytest.mark.rule("9.6.4")
def test_six_items_are_no_load_and_each_bag_face_up_on_its_track_allows_two_more(table):
    t = table("vagabond marquise", state=vagabond("c1", items="boot*6 tea coin"))
    t.end_phase()
    t.ends_clean()
    t = table("vagabond marquise", state=vagabond("c1", items="boot*6 bag", damaged="sword*2"))
    t.end_phase()
    t.ends_clean()
    t = table("vagabond marquise", state=vagabond("c1", items="boot*6", damaged="bag sword"))
    t.end_phase()
    assert t.question().count == 2  # a damaged bag is part of the load
    t.answer("remove item_boot", "remove item_boot")
    t.ends_clean()


# -- cards and services that move or cost him


@pytest.mark.rule("card/cobbler", "9.2.9.IIb", "9.2.9.IIIb")
@pytest.mark.ruling("V4")
def test_cobbler_moves_the_pawn_without_a_boot_but_alone(table):
    t = table(
        "vagabond marquise eyrie",
        crafted={"vagabond": "cobbler"},
        warriors={"marquise": {1: 3, 9: 1}, "eyrie": {5: 1}},
        state=vagabond("c1", allied="marquise", hostile="eyrie"),
    )
    t.answer("pass")
    t.expect(0, "cobbler", "to c9", "to c10", "pass")  # no boot for the Hostile clearing
    t.answer("to c9")
    assert Wanderer(t).pawn == "c9"
    assert t.warriors("marquise", 1) == 3


@pytest.mark.rule("11.2.6.III", "11.2.7.II")
@pytest.mark.ruling("V4")
def test_he_pays_for_services_with_items_and_boats_carry_him_over_rivers(table):
    t = table(
        "vagabond riverfolk",
        hands={"riverfolk": "ambush_fox"},
        phase="birdsong",
        state=both(vagabond("c5", items="boot tea*2 sword"), river(prices=(1, 2, 3))),
    )
    if t.question().prompt == "order-effects":
        t.answer("resolve refresh")
    t.answer("buy riverboats", "exhaust item_sword", "exhaust item_tea")
    if t.question().prompt != "slip":
        t.answer("pass")
    assert Wanderer(t).exhausted == "sword tea"
    assert t.offered("slip c10") and t.faction("vagabond").supply == 0
    t.answer("pass")
    assert t.offered("to c10")
