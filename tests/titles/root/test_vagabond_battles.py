"""Battles of the Vagabond: swords, hits, ambushes (9.5.2, 9.2.4, 9.2.6, 9.2.7)."""

import pytest

from tests.titles.root.wanderers import Wanderer, vagabond


@pytest.mark.rule("9.5.2", "9.2.6")
def test_a_battle_exhausts_a_sword_and_undamaged_swords_cap_his_hits(table):
    t = table(
        "vagabond marquise",
        warriors={"marquise": {1: 4}},
        dice=[3, 0],
        state=vagabond("c1", items="sword", exhausted="sword", damaged="sword"),
    )
    t.battle(1)
    assert t.warriors("marquise", 1) == 2  # one face up, one exhausted
    assert Wanderer(t).exhausted == "sword sword"


@pytest.mark.rule("9.5.2")
def test_without_a_sword_face_up_there_is_no_battle(table):
    t = table(
        "vagabond marquise",
        warriors={"marquise": {1: 1}},
        state=vagabond("c1", items="boot", exhausted="sword"),
    )
    assert not t.offered("battle c1")
    t = table(
        "vagabond marquise", warriors={"marquise": {5: 1}}, state=vagabond("c1", items="sword")
    )
    t.expect(0, "vagabond-daylight", "pass")  # nobody is with him


@pytest.mark.rule("9.2.4", "4.3.2.III")
def test_he_is_defenseless_without_an_undamaged_sword(table):
    for mine, lost in (({"items": "boot*3", "damaged": "sword"}, 1), ({"items": "sword*3"}, 0)):
        t = table(
            "marquise vagabond",
            warriors={"marquise": {1: 2}},
            dice=[0, 0],
            state=vagabond("c1", **mine),
        )
        t.battle(1)
        assert len(Wanderer(t).damaged.split()) == lost + len(mine.get("damaged", "").split())
        t.ends_clean()
    t = table(
        "marquise vagabond",
        warriors={"marquise": {1: 2}},
        dice=[0, 0],
        state=vagabond("c1", exhausted="sword"),
    )
    t.battle(1)
    assert Wanderer(t).exhausted == "sword"  # an exhausted sword still defends
    t.ends_clean()


@pytest.mark.rule("9.2.7")
def test_each_hit_damages_an_undamaged_item_of_his_choice(table):
    t = table(
        "marquise vagabond",
        warriors={"marquise": {1: 3}},
        dice=[2, 0],
        state=vagabond("c1", items="sword boot tea", exhausted="boot"),
    )
    t.battle(1)
    t.expect(
        1,
        "take-hit",
        "damage item_boot",
        "damage item_sword",
        "damage item_tea",
        "damage exhausted_boot",
    )
    t.answer("damage exhausted_boot", "damage item_tea")
    w = Wanderer(t)
    assert (w.damaged, w.damaged_exhausted, w.ready) == ("tea", "boot", "boot sword")
    assert w.pawn == "c1"


@pytest.mark.rule("9.2.7")
def test_hits_without_an_undamaged_item_left_are_ignored(table):
    t = table(
        "marquise vagabond",
        warriors={"marquise": {1: 3}},
        dice=[3, 0],
        state=vagabond("c1", items="sword", damaged="boot"),
    )
    t.battle(1)
    assert Wanderer(t).damaged == "boot sword"
    assert t.points("marquise") == 0


@pytest.mark.rule("9.2.2", "4.3.1")
@pytest.mark.ruling("V6")
def test_an_ambush_ends_the_attack_of_a_lone_pawn(table):
    t = table(
        "vagabond marquise",
        hands={"marquise": "ambush_fox"},
        warriors={"marquise": {1: 4}},
        dice=[3, 0],
        state=vagabond("c1", items="sword*3"),
    )
    t.answer("battle c1", "ambush ambush_fox")
    t.answer("damage exhausted_sword")  # the second hit falls on one of two equal swords
    assert t.warriors("marquise", 1) == 4 and t.phase == "vagabond daylight"


@pytest.mark.rule("9.2.6", "4.3.1", "9.2.9.IIc")
@pytest.mark.ruling("V6")
@pytest.mark.parametrize(("allies", "left"), [(1, 3), (3, 1)])
def test_with_allied_warriors_left_the_attack_goes_on_with_the_swords_that_are_whole(
    table, allies, left
):
    t = table(
        "vagabond marquise eyrie",
        hands={"marquise": "ambush_fox"},
        warriors={"marquise": {1: 4}, "eyrie": {1: allies}},
        dice=[3, 0],
        state=vagabond("c1", items="sword*2", allied="eyrie"),
    )
    t.answer("battle c1", "against marquise", "choose eyrie", "ambush ambush_fox")
    t.answer("damage item_sword", "damage exhausted_sword")
    assert t.warriors("marquise", 1) == left  # as many hits as there are allied warriors


@pytest.mark.rule("4.3.1", "9.2.9.IId")
@pytest.mark.ruling("V6", "V9")
def test_the_attack_ends_when_the_last_allied_warrior_falls_to_the_ambush(table):
    t = table(
        "vagabond marquise eyrie",
        hands={"marquise": "ambush_fox"},
        warriors={"marquise": {1: 4}, "eyrie": {1: 2}},
        dice=[3, 0],
        state=vagabond("c1", items="sword*2", allied="eyrie"),
    )
    t.answer("battle c1", "against marquise", "choose eyrie", "ambush ambush_fox")
    t.answer("lose warrior", "lose warrior")
    assert t.warriors("marquise", 1) == 4
    assert Wanderer(t).relationship("eyrie") == "hostile"  # that battle is over


@pytest.mark.rule("9.2.6", "4.3.1.I")
@pytest.mark.ruling("V6")
def test_a_foiled_ambush_does_not_end_his_attack(table):
    t = table(
        "vagabond marquise",
        hands={"marquise": "ambush_fox", "vagabond": "ambush_bird"},
        warriors={"marquise": {1: 4}},
        dice=[3, 0],
        state=vagabond("c1", items="sword*2"),
    )
    t.answer("battle c1", "ambush ambush_fox", "ambush ambush_bird")
    assert t.warriors("marquise", 1) == 2


@pytest.mark.rule("9.2.7", "card/armorers", "4.3.2.II")
def test_cards_in_his_play_area_work_in_battle(table):
    t = table(
        "vagabond marquise",
        crafted={"vagabond": "armorers brutal_tactics"},
        warriors={"marquise": {1: 4}},
        dice=[2, 2],
        state=vagabond("c1", items="sword*2"),
    )
    t.battle(1)
    t.answer("use armorers", "use brutal_tactics")
    assert Wanderer(t).damaged == ""
    assert t.warriors("marquise", 1) == 1
    assert t.points("marquise") == 1


@pytest.mark.rule("4.3", "card/command_warren")
def test_command_warren_gives_a_battle_without_a_sword(table):
    t = table(
        "vagabond marquise",
        crafted={"vagabond": "command_warren"},
        warriors={"marquise": {1: 1}},
        dice=[3, 0],
        state=vagabond("c1", exhausted="sword"),
    )
    t.expect(0, "command-warren", "battle c1", "pass")
    t.battle(1)
    assert t.warriors("marquise", 1) == 0
