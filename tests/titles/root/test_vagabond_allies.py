"""Allies of the Vagabond (9.2.9.II): warriors who move and fight with him."""

import pytest

from tests.titles.root.wanderers import Wanderer, vagabond

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


@pytest.mark.rule("9.2.9.IId")
def test_an_ally_who_takes_more_hits_than_his_items_turns_hostile(table):
    t = brawl(table, [2, 2])
    t.answer("battle c1", "against eyrie", "choose marquise", "lose warrior", "lose warrior")
    assert Wanderer(t).relationship("marquise") == "hostile"
    assert t.points("vagabond") == 1  # Infamy for the second bird only, none for his ally


@pytest.mark.rule("9.2.9.IId")
@pytest.mark.ruling("V9")
def test_hits_of_ambush_and_roll_are_compared_together(table):
    t = brawl(table, [1, 1], hands={"eyrie": "ambush_fox"})
    t.answer("battle c1", "against eyrie", "choose marquise", "ambush ambush_fox")
    t.answer("lose warrior", "damage item_boot")
    assert Wanderer(t).relationship("marquise") == "allied"
    t.answer("lose warrior")  # two of his ally by now, one item
    assert Wanderer(t).relationship("marquise") == "hostile"


@pytest.mark.rule("9.2.9.IId", "9.2.9.III")
@pytest.mark.ruling("V9")
@pytest.mark.parametrize(
    ("last", "relationship"), [("damage item_boot", "allied"), ("lose warrior", "hostile")]
)
def test_the_hits_of_a_battle_are_compared_when_it_is_over(table, last, relationship):
    armies = {"marquise": {1: 5}, "eyrie": {1: 5}}
    t = brawl(table, [3, 2], items="sword boot*3", armies=armies, hands={"eyrie": "ambush_fox"})
    t.answer("battle c1", "against eyrie", "choose marquise", "ambush ambush_fox")
    t.answer("lose warrior", "lose warrior")
    assert Wanderer(t).relationship("marquise") == "allied"  # the battle goes on, and so do they
    t.answer("damage item_boot", last)
    assert t.warriors("eyrie", 1) == 2  # three hits: a sword and three allied warriors
    assert Wanderer(t).relationship("marquise") == relationship


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
