"""The Lizard Cult's rules, abilities and setup (10.2, 10.3)."""

import pytest

from tafelrunde.titles.root.catalogue import ITEMS
from tafelrunde.titles.root.factions.vagabond_relations import ALLIED
from tests.titles.root.conftest import offers, placed
from tests.titles.root.expansion import cult, lizards, souls


@pytest.mark.rule("10.2.1", "10.6.2")
def test_only_gardens_of_the_outcast_suit_craft_and_only_in_evening(table):
    hand = "anvil woodland_runners"  # one fox, one rabbit
    gardens = {"garden_fox": [1], "garden_rabbit": [5]}
    t = table("cult marquise", hands={"cult": hand}, pieces={"cult": gardens}, state=cult("rabbit"))
    assert offers(t, "craft") == []
    t.end_phase()
    t.expect(0, "cult-craft", "craft woodland_runners", "pass")
    t.answer("craft woodland_runners")
    assert t.points("cult") == 1
    assert lizards(t).items[0] == 1
    assert souls(t) == "woodland_runners"
    assert t.phase == "marquise daylight"  # the only garden that could craft is used


@pytest.mark.rule("10.2.2", "10.5.4")
def test_birds_are_not_wild_for_rituals(table):
    t = table(
        "cult marquise",
        hands={"cult": "armorers*2"},
        warriors={"cult": {1: 3}},
        pieces={"cult": {"garden_fox": [1]}},
        state=cult(),
    )
    t.answer("reveal armorers")  # nothing but a sacrifice: no further question
    assert lizards(t).acolytes == 1
    assert t.faction("cult").supply == 25 - 3 - 1
    assert t.points("cult") == 0


@pytest.mark.rule("10.2.3")
def test_a_warrior_who_falls_while_defending_becomes_an_acolyte(table):
    armies = {"marquise": {1: 3}, "cult": {1: 3}}
    t = table("marquise cult", warriors=armies, dice=[2, 1], state=cult())
    t.battle(1)
    assert (t.warriors("marquise", 1), t.warriors("cult", 1)) == (2, 1)
    assert lizards(t).acolytes == 2
    assert t.faction("cult").supply == 22
    assert "revenge" in t.events()


@pytest.mark.rule("10.2.3")
@pytest.mark.ruling("C4")
def test_no_revenge_for_warriors_who_fall_while_attacking(table):
    t = table(
        "cult marquise",
        phase="birdsong",
        warriors={"marquise": {1: 3}, "cult": {1: 3}},
        dice=[2, 2],
        state=cult("mouse", acolytes=2, souls="anvil"),
    )
    t.answer("crusade c1")  # a tie: nobody rules, so there is no move
    assert t.warriors("cult", 1) == 1
    assert lizards(t).acolytes == 0
    assert t.faction("cult").supply == 24  # two spent, two fallen


@pytest.mark.rule("10.2.3")
@pytest.mark.ruling("C4")
def test_no_revenge_outside_battle(table):
    t = table(
        "marquise cult",
        hands={"marquise": "favor_of_the_foxes"},
        warriors={"cult": {1: 3}},
        pieces={"marquise": {"workshop": [6, 8, 12]}},
        state=cult(),
    )
    t.answer("craft favor_of_the_foxes")
    assert (lizards(t).acolytes, t.faction("cult").supply) == (0, 25)


@pytest.mark.rule("10.2.3", "9.2.9.IIc")
@pytest.mark.ruling("C4")
def test_no_revenge_for_warriors_who_fall_as_allies_of_an_attacker(table):
    def allies(g):
        cult()(g)
        vagabond = g.factions[0]
        vagabond.pawn = 1
        vagabond.character = 0
        vagabond.markers[1] = ALLIED
        for item in ("boot", "torch", "sword"):
            vagabond.pack.gain(ITEMS.index(item))

    t = table(
        "vagabond cult marquise",
        warriors={"cult": {1: 2}, "marquise": {1: 3}},
        dice=[1, 1],
        state=allies,
    )
    t.answer("battle c1", "against marquise", "choose cult", "lose warrior")
    assert t.warriors("cult", 1) == 1
    assert (lizards(t).acolytes, t.faction("cult").supply) == (0, 24)


@pytest.mark.rule("10.2.4", "7.2.2")
def test_the_cult_rules_every_clearing_with_a_garden_even_against_the_lords_of_the_forest(table):
    t = table(
        "cult eyrie",
        hands={"cult": "anvil"},
        warriors={"eyrie": {1: 5, 6: 1, 5: 1}, "cult": {5: 1}},
        pieces={"cult": {"garden_fox": [1, 6]}},
        state=cult(),
    )
    assert t.ruler(1) == "cult"  # against five
    assert t.ruler(6) == "cult"  # on equal terms
    assert t.ruler(5) == "eyrie"  # no garden: the lords win the tie


@pytest.mark.rule("10.2.4")
def test_a_ruler_by_garden_loses_the_clearing_with_it(table):
    t = table(
        "marquise cult",
        warriors={"marquise": {1: 2}},
        pieces={"cult": {"garden_fox": [1]}},
        dice=[0, 0],
        state=cult(),
    )
    assert t.ruler(1) == "cult"
    t.battle(1)
    assert t.ruler(1) == "marquise"


@pytest.mark.rule("10.2.5")
@pytest.mark.ruling("C3")
def test_each_removed_garden_costs_a_random_card(table):
    t = table(
        "marquise cult",
        hands={"marquise": "favor_of_the_foxes", "cult": "anvil sword bake_sale cobbler"},
        pieces={"marquise": {"workshop": [6, 6, 12]}, "cult": {"garden_fox": [1, 8, 8]}},
        state=cult(),
    )
    t.answer("craft favor_of_the_foxes")
    assert len(t.faction("cult").hand) == 1
    assert len(lizards(t).lost_souls) == 4  # three at random and the favor
    assert t.points("marquise") == 3


@pytest.mark.rule("10.2.5")
@pytest.mark.ruling("C3")
def test_fear_with_an_empty_hand_is_nothing(table):
    t = table(
        "marquise cult",
        warriors={"marquise": {1: 2}},
        pieces={"cult": {"garden_fox": [1]}},
        dice=[0, 0],
        state=cult(),
    )
    t.battle(1)  # defenseless: one extra hit
    assert t.pieces("cult", "garden_fox", 1) == 0
    assert souls(t) == ""
    assert "fear" not in t.events()


@pytest.mark.rule("10.2.5", "8.2.6", "1.1.3")
def test_the_player_in_turn_orders_fear_and_outrage(table):
    t = table(
        "marquise cult alliance",
        hands={"marquise": "favor_of_the_foxes anvil", "cult": "sword"},
        pieces={
            "marquise": {"workshop": [6, 8, 12]},
            "cult": {"garden_fox": [1]},
            "alliance": {"sympathy": [1]},
        },
        state=cult(),
    )
    t.answer("craft favor_of_the_foxes")
    t.expect(0, "order-effects", "resolve fear_of_the_faithful", "resolve outrage")
    t.answer("resolve outrage")
    events = t.events()
    assert events.index("outrage") < events.index("fear")
    assert souls(t) == "favor_of_the_foxes sword"
    assert len(t.faction("alliance").supporters) == 1


@pytest.mark.rule("10.2.6")
@pytest.mark.ruling("C1")
def test_every_spent_and_discarded_card_goes_to_the_open_lost_souls(table):
    t = table(
        "marquise cult eyrie",
        hands={"marquise": "anvil root_tea_fox", "cult": "sword"},
        crafted={"marquise": "armorers"},
        warriors={"marquise": {1: 3}, "cult": {1: 2}},
        pieces={"marquise": {"workshop": [6], "sawmill": [8]}},
        dice=[1, 1],
        state=cult(),
    )
    t.answer("craft anvil")  # discarded after its effect
    t.answer("overwork c8")  # root_tea_fox is spent
    t.answer("battle c1", "use armorers")
    assert souls(t) == "anvil armorers root_tea_fox"
    assert t.discard() == ""
    for viewer in (-1, 0, 1, 2):
        zone = [z for z in t.g.view(viewer)["zones"] if z["name"] == "lost_souls"]
        assert zone[0]["cards"] == ["anvil", "root_tea_fox", "armorers"]


@pytest.mark.rule("10.2.6", "3.3.3", "10.4.2")
def test_a_spent_dominance_card_is_lost_until_the_cults_birdsong(table):
    t = table(
        "marquise cult eyrie",
        hands={"marquise": "dominance_fox"},
        pieces={"marquise": {"sawmill": [8]}},
        state=cult(),
    )
    t.answer("overwork c8")
    assert souls(t) == "dominance_fox"
    assert t.g.available == []
    t.end_phase()
    assert t.phase == "eyrie birdsong"
    assert t.text(t.g.available) == "dominance_fox"
    assert souls(t) == ""


@pytest.mark.rule("10.2.6", "7.7.2")
@pytest.mark.ruling("C1")
def test_the_decree_of_a_fallen_leader_joins_the_lost_souls(table):
    t = table(
        "eyrie cult",
        decree={"recruit": "anvil", "build": "bake_sale"},
        supply={"eyrie": 0},
        pieces={"eyrie": {"roost": [1]}},
        state=cult(),
    )
    while t.question().prompt != "choose-leader":
        t.answer(t.names()[0])
    assert souls(t) == "anvil bake_sale"
    t.answer("lead despot")


@pytest.mark.rule("10.2.6", "2.1.2")
@pytest.mark.ruling("C1")
def test_lost_souls_are_not_shuffled_into_an_empty_deck(table):
    def empty(g):
        cult()(g)
        g.factions[1].lost_souls = g.deck
        g.deck = []

    t = table("marquise cult", phase="evening", state=empty)
    assert t.hand("marquise") == ""
    assert len(t.hand("cult").split()) == 1  # after its Birdsong there are discards again
    assert "shuffles" in t.events()


# -- setup


@pytest.mark.rule("10.3.1", "10.3.2", "10.3.3", "10.3.4")
def test_setup_across_from_the_keep(table):
    marquise = ["keep c1", "at c1", "at c5", "at c5"]
    t = placed("marquise cult", *marquise)
    t.expect(1, "first-outcast", "outcast fox", "outcast rabbit", "outcast mouse")
    t.answer("outcast mouse")
    me = lizards(t)
    assert [me.warriors[c] for c in (3, 6, 7, 11)] == [4, 1, 1, 1]
    assert t.pieces("cult", "garden_rabbit", 3) == 1
    assert me.supply == 25 - 7
    assert me.stock == [5, 4, 5]
    assert (me.outcast, me.hated, me.acolytes) == (3, False, 0)
    assert t.ruler(3) == "cult"


@pytest.mark.rule("10.3.2")
def test_setup_across_from_the_first_roost():
    t = placed("cult eyrie", "at c2", "lead despot", "outcast fox")
    assert t.warriors("cult", 4) == 4


@pytest.mark.rule("10.3.2")
@pytest.mark.ends_open
def test_with_marquise_and_eyrie_the_cult_chooses_one_of_the_other_corners():
    t = placed("marquise eyrie cult", "keep c2", "at c2", "at c5", "at c5", "lead despot")
    t.expect(2, "cult-corner", "at c1", "at c3")


@pytest.mark.rule("10.3.2")
@pytest.mark.ruling("C8")
@pytest.mark.ends_open
def test_without_them_every_corner_is_free():
    t = placed("alliance cult")
    t.expect(1, "cult-corner", "at c1", "at c2", "at c3", "at c4")


@pytest.mark.rule("10.3.2")
def test_the_first_garden_has_the_suit_of_a_winter_corner():
    t = placed("cult alliance", "at c1", "outcast fox", map="winter")
    suit = t.g.suits[1]
    assert lizards(t).gardens(suit) == 1
    assert lizards(t).pieces[(suit - 1) * 13 + 1] == 1


@pytest.mark.rule("card/tax_collector")
@pytest.mark.ruling("R14", "F10")
def test_acolytes_may_be_taxed_in_the_early_print(table):
    t = table("cult marquise", crafted={"cult": "tax_collector"}, state=cult(acolytes=1))
    t.answer("use tax_collector")
    assert (lizards(t).acolytes, t.faction("cult").supply) == (0, 25)
    assert len(t.faction("cult").hand) == 1
    t.ends_clean()
    t = table(
        "cult marquise",
        crafted={"cult": "tax_collector"},
        cards_print="later",
        state=cult(acolytes=1),
    )
    assert t.phase == "marquise daylight"  # nothing to do
    t.ends_clean()
