"""Setup of the Vagabond (9.3) and the six characters (9.7)."""

from collections import Counter

import pytest

from tafelrunde.titles.root.catalogue import ITEMS
from tafelrunde.titles.root.factions.vagabond import Vagabond
from tests.titles.root.wanderers import Wanderer, set_up, vagabond


def prompts_of(match):
    return [event["prompt"] for event in match.events(-1) if event["id"] == "decides"]


# -- setup

START = {
    "thief": "boot torch tea sword",
    "tinker": "boot torch bag hammer",
    "ranger": "boot torch crossbow sword",
    "vagrant": "coin torch boot",
    "arbiter": "boot torch sword sword",
    "scoundrel": "boot boot torch crossbow",
}


@pytest.mark.rule("9.3.1", "9.3.2", "9.3.5", "9.7.1", "9.7.2", "9.7.3")
@pytest.mark.rule("character/thief", "character/tinker", "character/ranger")
@pytest.mark.parametrize("character", START)
def test_a_character_brings_its_items_and_the_pawn_starts_in_any_forest(character):
    match = set_up(character, "f7")
    me = match.table.factions[1]
    assert isinstance(me, Vagabond)
    held = Counter({ITEMS[item]: me.pack.ready(item) for item in range(8) if me.pack.ready(item)})
    assert held == Counter(START[character].split())
    assert me.pawn == 19
    assert [p for p in prompts_of(match) if "character" in p or "pawn" in p] == [
        "choose-character",
        "place-pawn",
    ]
    assert match.table.items == [2, 2, 2, 1, 1, 2, 2, 0]  # the supply is untouched


@pytest.mark.rule("9.3.5", "9.2.5.I")
def test_start_items_lie_face_up_on_tracks_and_in_the_satchel():
    me = set_up("tinker").table.factions[1]
    assert me.pack.told().track == {"bag": 1}
    assert me.pack.told().satchel == {"boot": 1, "hammer": 1, "torch": 1}


@pytest.mark.rule("9.3.3")
def test_three_quests_lie_open_and_the_order_of_the_others_is_hidden():
    match = set_up()
    assert len(match.table.quests) == 3
    assert len(match.table.quest_deck) == 12
    for viewer in (-1, 0, 1):
        zones = {zone["name"]: zone for zone in match.view(viewer)["zones"]}
        assert len(zones["quests"]["cards"]) == 3
        assert zones["quest_deck"]["cards"] == []
    orders = {tuple(set_up(seed=f"s{n}").table.quests) for n in range(4)}
    assert len(orders) > 1


@pytest.mark.rule("9.3.4")
def test_four_items_lie_under_the_four_ruins_at_random():
    seen = set()
    for n in range(6):
        table = set_up(seed=f"r{n}").table
        assert sorted(table.loot_at.values()) == table.ruins
        faces = {c: table.kinds[this].id for this, c in table.loot_at.items()}
        assert sorted(faces.values()) == ["item_bag", "item_boot", "item_hammer", "item_sword"]
        seen.add(tuple(faces[c] for c in table.ruins))
    assert len(seen) > 1


@pytest.mark.rule("9.3.6", "9.2.9")
def test_every_faction_but_vagabonds_has_a_marker_on_indifferent():
    match = set_up(mix=("marquise", "vagabond", "eyrie", "vagabond_2"))
    told = match.table.facts(-1)["factions"][1]
    assert told["relationships"] == {"marquise": "indifferent", "eyrie": "indifferent"}


# -- special actions


@pytest.mark.rule("9.5.9", "9.7.1.I", "character/thief")
def test_the_thief_takes_a_random_card_of_a_player_in_his_clearing(table):
    t = table(
        "vagabond marquise eyrie",
        hands={"marquise": "anvil", "eyrie": "bake_sale"},
        warriors={"marquise": {1: 1}, "eyrie": {5: 1}},
        state=vagabond("c1", items="torch"),
    )
    t.answer("special thief")
    assert t.hand("vagabond") == "anvil"
    assert t.hand("eyrie") == "bake_sale"
    assert Wanderer(t).exhausted == "torch"
    assert not t.offered("special thief")


@pytest.mark.rule("9.7.1.I")
@pytest.mark.ruling("V15")
def test_the_thief_needs_somebody_with_cards(table):
    t = table(
        "vagabond marquise",
        warriors={"marquise": {1: 1}},
        state=vagabond("c1", items="torch"),
    )
    assert t.names() == ["pass"]


@pytest.mark.rule("9.5.9", "9.7.2.I", "character/tinker")
@pytest.mark.ruling("V15")
def test_the_tinker_takes_a_matching_card_or_a_bird_from_the_discards(table):
    t = table(
        "vagabond marquise",
        discard="anvil bake_sale armorers",
        state=vagabond("c1", "tinker", items="torch"),
    )
    t.answer("special tinker")
    t.expect(0, "day-labor", "take anvil", "take armorers")
    t.answer("take armorers")
    assert t.hand("vagabond") == "armorers"
    assert t.discard() == "anvil bake_sale"
    t.ends_clean()
    t = table(
        "vagabond marquise", discard="bake_sale", state=vagabond("c1", "tinker", items="torch")
    )
    assert t.names() == ["pass"]


@pytest.mark.rule("9.5.9", "9.7.3.I", "character/ranger")
@pytest.mark.ruling("V15")
def test_the_ranger_repairs_three_items_and_daylight_ends(table):
    t = table(
        "vagabond marquise",
        state=vagabond(
            "f1", "ranger", items="torch", damaged="boot*2 tea", damaged_exhausted="sword"
        ),
    )
    t.answer("special ranger", "repair damaged_exhausted_sword", "repair damaged_boot")
    t.answer("repair damaged_tea")
    w = Wanderer(t)
    assert t.g.turn == 1  # Evening is over, too: in the forest the last boot was repaired
    assert w.ready == "boot boot tea"
    assert w.exhausted == "sword torch"


@pytest.mark.rule("9.7.3.I")
@pytest.mark.ruling("V15")
def test_hideout_repairs_up_to_three_without_a_question_and_needs_damage(table):
    t = table(
        "vagabond marquise",
        warriors={"marquise": {1: 1}},
        state=vagabond("c1", "ranger", items="torch sword", damaged="boot*2"),
    )
    t.answer("special ranger")
    assert Wanderer(t).ready == "boot boot sword"
    assert t.g.turn == 1
    t.ends_clean()
    t = table("vagabond marquise", state=vagabond("c1", "ranger", items="torch"))
    assert t.names() == ["pass"]


# -- the characters of the expansion


def instigator(table, cards_print="early", dice=(2, 1), **state):
    return table(
        "vagabond marquise eyrie",
        warriors={"marquise": {1: 3}, "eyrie": {1: 3}},
        dice=list(dice),
        cards_print=cards_print,
        state=vagabond("c1", "vagrant", items="torch", **state),
    )


@pytest.mark.rule("character/vagrant", "9.2.9.III", "9.2.9.IIIa")
@pytest.mark.ruling("V16")
def test_the_vagrant_lets_others_fight_and_removes_what_they_remove(table):
    t = instigator(table)
    t.answer("special vagrant")
    t.expect(0, "instigate", "choose marquise", "choose eyrie")
    t.answer("choose eyrie")
    assert (t.warriors("eyrie", 1), t.warriors("marquise", 1)) == (2, 1)
    w = Wanderer(t)
    assert (w.relationship("eyrie"), w.relationship("marquise")) == ("hostile", "hostile")
    assert t.points("vagabond") == 1  # the second cat
    assert w.exhausted == "torch"


@pytest.mark.rule("character/vagrant")
@pytest.mark.ruling("V16")
def test_in_the_later_print_only_buildings_and_tokens_are_the_vagrants(table):
    t = instigator(table, "later")
    t.answer("special vagrant", "choose eyrie")
    assert Wanderer(t).relationship("marquise") == "indifferent"
    assert t.points("vagabond") == 0
    t.ends_clean()
    t = table(
        "vagabond marquise eyrie",
        warriors={"eyrie": {1: 3}},
        pieces={"marquise": {"sawmill": [1]}},
        dice=[1, 0],
        cards_print="later",
        state=vagabond("c1", "vagrant", items="torch", hostile="marquise"),
    )
    t.answer("special vagrant")  # a sawmill cannot attack
    assert (t.points("vagabond"), t.points("eyrie")) == (2, 0)
    t.ends_clean()


@pytest.mark.rule("character/vagrant")
@pytest.mark.ruling("V16")
def test_the_vagrant_needs_two_others_of_whom_one_can_attack(table):
    t = table(
        "vagabond marquise eyrie",
        warriors={"marquise": {1: 3}},
        state=vagabond("c1", "vagrant", items="torch"),
    )
    assert t.names() == ["pass"]
    t = table(
        "vagabond marquise eyrie",
        pieces={"marquise": {"sawmill": [9]}, "eyrie": {"roost": [9]}},
        state=vagabond("c9", "vagrant", items="torch"),
    )
    assert t.names() == ["pass"]


@pytest.mark.rule("character/arbiter")
@pytest.mark.ruling("V17")
def test_a_defender_may_enlist_the_arbiter_for_a_point_and_his_swords(table):
    for answer, lost, points in (("choose yes", 3, 1), ("pass", 1, 0)):
        t = table(
            "marquise eyrie vagabond",
            warriors={"marquise": {1: 4}, "eyrie": {1: 1}},
            dice=[3, 3],
            state=vagabond(
                "c1", "arbiter", items="sword torch", exhausted="sword", damaged="sword"
            ),
        )
        t.battle(1, "eyrie")
        t.expect(1, "enlist-arbiter", "choose yes", "pass")
        t.answer(answer)
        assert t.warriors("marquise", 1) == 4 - lost
        assert t.points("vagabond") == points
        assert Wanderer(t).relationship("marquise") == "indifferent"
        t.ends_clean()


@pytest.mark.rule("character/arbiter", "9.5.9")
@pytest.mark.ruling("V17")
def test_the_arbiter_helps_only_where_he_is_and_only_others(table):
    for pawn, foe in (("c5", "eyrie"), ("c1", "vagabond")):
        t = table(
            "marquise eyrie vagabond",
            warriors={"marquise": {1: 4}, "eyrie": {1: 1}},
            dice=[0, 0],
            state=vagabond(pawn, "arbiter", items="sword torch"),
        )
        t.battle(1, foe)
        t.expect(0, "marquise-daylight")
        t.ends_clean()
    t = table("vagabond marquise", state=vagabond("c1", "arbiter", items="torch"))
    assert t.names() == ["pass"]  # he has no special action


@pytest.mark.rule("character/scoundrel", "9.2.9.III")
@pytest.mark.ruling("V18")
def test_the_scoundrel_burns_down_a_clearing_for_good(table):
    t = table(
        "vagabond marquise eyrie",
        warriors={"marquise": {1: 2, 5: 3}},
        pieces={"marquise": {"sawmill": [1], "wood": [1]}},
        state=vagabond("c1", "scoundrel", items="torch boot*2", exhausted="torch"),
    )
    t.answer("special scoundrel")
    assert t.warriors("marquise", 1) == 0
    assert t.points("vagabond") == 2  # sawmill and wood, no Infamy
    w = Wanderer(t)
    assert w.relationship("marquise") == "hostile"
    assert w.ready == "boot boot" and w.exhausted == "torch"  # one torch stays behind
    t.answer("to c9")
    assert not t.offered("to c1")
    t.end_phase()
    assert t.phase.startswith("marquise")
    t.answer("move c5")
    t.expect(1, "move-count")  # only c2 is open to them
    t.answer("count 1")
    assert t.warriors("marquise", 2) == 1
    t.answer("pass")


@pytest.mark.rule("character/scoundrel", "6.2.2")
@pytest.mark.ruling("V18")
def test_no_torch_is_placed_at_the_keep_or_in_a_forest(table):
    t = table(
        "vagabond marquise",
        pieces={"marquise": {"keep": [1]}},
        state=vagabond("c1", "scoundrel", items="torch"),
    )
    assert t.names() == ["pass"]
    t = table("vagabond marquise", state=vagabond("f1", "scoundrel", items="torch"))
    assert t.names() == ["pass"]
