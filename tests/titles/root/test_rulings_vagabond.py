"""Rulings V1 to V19 where no test of a rule shows them."""

import pytest

from tests.titles.root.conftest import both, offers
from tests.titles.root.expansion import imagined_suits, river
from tests.titles.root.wanderers import Wanderer, find, loot, seat_of, vagabond

TWO = "vagabond vagabond_2 marquise eyrie"


@pytest.mark.rule("9.4.1", "11.2.6.III", "1.1.3")
@pytest.mark.ruling("V3")
@pytest.mark.parametrize(("first", "refreshed"), [("refresh", 5), ("services", 3)])
@pytest.mark.ends_open
def test_a_tea_that_paid_for_a_service_refreshes_nothing(table, first, refreshed):
    t = table(
        "vagabond riverfolk",
        phase="birdsong",
        state=both(
            vagabond("c1", items="tea", exhausted="boot*4 sword*4"), river(prices=(1, 1, 1))
        ),
    )
    t.answer(f"resolve {first}")
    if first == "services":
        t.answer("buy riverboats")
        assert Wanderer(t).ready == ""
    t.expect(0, "refresh")
    assert t.question().count == refreshed


@pytest.mark.rule("card/cobbler", "9.2.9.IIIb", "9.2.9.IIb")
@pytest.mark.ruling("V4")
def test_cobbler_into_a_hostile_clearing_costs_the_extra_boot(table):
    t = table(
        "vagabond marquise eyrie",
        phase="evening",
        crafted={"vagabond": "cobbler"},
        warriors={"marquise": {1: 3}, "eyrie": {5: 1}},
        state=vagabond("c1", items="boot*2", allied="marquise", hostile="eyrie"),
    )
    t.answer("to c5")
    w = Wanderer(t)
    assert (w.pawn, w.ready, w.exhausted) == ("c5", "boot", "boot")
    assert t.warriors("marquise", 1) == 3


@pytest.mark.rule("9.5.4", "9.2.9.Ib")
@pytest.mark.ruling("V5")
def test_aid_tells_everybody_the_suit_and_improves_the_relationship_after_the_item(table):
    t = table(
        "vagabond marquise eyrie",
        hands={"vagabond": "anvil"},
        warriors={"marquise": {1: 1}},
        items={"marquise": "tea"},
        state=vagabond("c1", items="boot"),
    )
    t.answer("aid marquise", "take item_tea")
    events = t.events()
    assert events.index("aids") < events.index("takes-item") < events.index("relationship")
    given = t.faction("marquise").hand
    assert imagined_suits(t, "eyrie", given) == {"fox", "bird"}
    assert imagined_suits(t, "vagabond", given) == {"fox"}


@pytest.mark.rule("9.2.7", "9.2.9.IId")
@pytest.mark.ruling("V7")
def test_without_an_undamaged_item_further_hits_are_ignored_and_allies_stay(table):
    t = table(
        "vagabond marquise eyrie",
        warriors={"marquise": {1: 2}, "eyrie": {1: 5}},
        dice=[3, 3],
        state=vagabond("c1", items="sword", allied="marquise"),
    )
    t.answer("battle c1", "against eyrie", "choose marquise")
    t.expect(0, "take-hit", "damage exhausted_sword", "lose warrior")
    t.answer("damage exhausted_sword")  # two more hits find nothing
    t.expect(0, "vagabond-daylight")
    assert (t.warriors("marquise", 1), t.warriors("eyrie", 1)) == (2, 2)
    assert Wanderer(t).relationship("marquise") == "allied"


@pytest.mark.rule("9.2.9.IIc", "character/vagrant")
@pytest.mark.ruling("V8")
def test_whom_the_vagrant_made_attack_takes_no_ally_along(table):
    t = table(
        TWO,
        warriors={"marquise": {1: 2}, "eyrie": {1: 4}},
        dice=[3, 0],
        state=both(
            vagabond("c1", "vagrant", items="torch"),
            vagabond("c1", "thief", items="sword", allied="marquise", id="vagabond_2"),
        ),
    )
    t.answer("special vagrant", "choose vagabond_2", "against eyrie")
    t.expect(0, "vagabond-daylight")  # nobody was asked for an ally
    assert t.warriors("eyrie", 1) == 3  # one sword


@pytest.mark.rule("9.2.9.III", "9.2.9.IIIa")
@pytest.mark.ruling("V11")
def test_the_building_beside_the_first_warrior_scores_infamy(table):
    t = table(
        "vagabond marquise",
        warriors={"marquise": {1: 1}},
        pieces={"marquise": {"sawmill": [1]}},
        dice=[2, 0],
        state=vagabond("c1", items="sword*2"),
    )
    t.battle(1)
    assert Wanderer(t).relationship("marquise") == "hostile"
    assert t.points("vagabond") == 2  # the sawmill, and Infamy for it; none for the warrior


# -- coalitions


@pytest.mark.rule("9.2.8")
@pytest.mark.ruling("V12")
@pytest.mark.parametrize(("bound", "partner"), [(False, "vagabond_2"), (True, "marquise")])
def test_another_vagabond_is_a_partner_unless_he_is_bound_already(table, bound, partner):
    def binds(g):
        if bound:
            g.factions[1].partner = 3

    t = table(
        TWO,
        hands={"vagabond": "dominance_fox"},
        points={"vagabond": 10, "vagabond_2": 2, "marquise": 5, "eyrie": 6},
        state=both(vagabond("c1"), vagabond("c5", "ranger", id="vagabond_2"), binds),
    )
    t.answer("activate dominance_fox")
    assert t.faction("vagabond").partner == t.seat(partner)


@pytest.mark.rule("9.2.8", "4.3", "3.2.1")
@pytest.mark.ruling("V12")
@pytest.mark.parametrize("first", ["vagabond", "marquise"])
def test_partners_may_battle_each_other_and_score_nothing_for_it(table, first):
    other = "marquise" if first == "vagabond" else "vagabond"

    def partners(g):
        find(g, "vagabond").partner = seat_of(g, "marquise")

    t = table(
        f"{first} {other} eyrie alliance",
        warriors={"marquise": {1: 2}},
        dice=[1, 0],
        state=both(vagabond("c1", items="sword"), partners),
    )
    t.battle(1, other)
    if first == "vagabond":
        assert t.warriors("marquise", 1) == 1
    else:
        assert Wanderer(t).damaged == "sword"
    assert (t.points("vagabond"), t.points("marquise")) == (0, 0)


# -- items, characters


@pytest.mark.rule("9.6.4", "9.8.1")
@pytest.mark.ruling("V13")
@pytest.mark.parametrize(("boots", "points"), [(6, 1), (5, 0)])
def test_of_equal_items_the_marked_one_goes_and_its_twin_can_be_found(table, boots, points):
    t = table(
        TWO,
        phase="evening",
        state=both(
            vagabond("c10", items=f"torch boot*{boots}", ruin_items="boot"),
            vagabond("c1", "ranger", id="vagabond_2"),
            loot(c10="boot"),
        ),
    )
    if boots == 6:
        t.answer("remove item_boot")  # seven items are one too many
    while t.phase != "vagabond daylight":
        t.answer("pass" if t.offered("pass") else t.names()[0])
    t.answer("explore c10")
    assert t.points("vagabond") == points  # who kept the marked boot must leave the other


@pytest.mark.rule("character/vagrant", "8.2.6", "4.3.3")
@pytest.mark.ruling("V16")
def test_owners_choose_what_the_vagrant_removes_and_he_pays_for_sympathy(table):
    t = table(
        "vagabond alliance marquise",
        hands={"vagabond": "anvil", "marquise": "foxfolk_steel"},
        warriors={"marquise": {1: 3}},
        pieces={"alliance": {"base_fox": [1], "sympathy": [1]}},
        dice=[0, 0],
        state=vagabond("c1", "vagrant", items="torch"),
    )
    t.answer("special vagrant")  # only the Marquise can attack
    t.expect(1, "lose-piece", "lose base_fox", "lose sympathy")
    t.answer("lose sympathy")
    assert (t.points("vagabond"), t.points("marquise")) == (1, 0)
    assert t.text(t.faction("alliance").supporters) == "anvil"
    assert t.hand("marquise") == "foxfolk_steel"


@pytest.mark.rule("character/arbiter")
@pytest.mark.ruling("V17")
def test_an_arbiter_without_a_sword_still_scores(table):
    t = table(
        "marquise eyrie vagabond",
        warriors={"marquise": {1: 4}, "eyrie": {1: 1}},
        dice=[3, 3],
        state=vagabond("c1", "arbiter", items="torch", damaged="sword*2"),
    )
    t.battle(1, "eyrie")
    t.answer("choose yes")
    assert (t.points("vagabond"), t.warriors("marquise", 1)) == (1, 3)


@pytest.mark.rule("character/scoundrel", "2.2.4", "2.5.4")
@pytest.mark.ruling("V18")
def test_ruin_and_pawns_stay_in_a_scorched_clearing_and_who_leaves_does_not_return(table):
    t = table(
        TWO,
        warriors={"marquise": {12: 2}},
        state=both(
            vagabond("c12", "scoundrel", items="torch"),
            vagabond("c12", "ranger", items="boot*2", id="vagabond_2"),
            loot(c12="bag"),
        ),
    )
    t.answer("special scoundrel")
    assert t.warriors("marquise", 12) == 0 and 12 in t.g.ruins
    assert Wanderer(t).pawn == Wanderer(t, "vagabond_2").pawn == "c12"
    t.answer("pass", "pass")  # he stays, the other does not slip
    assert t.phase == "vagabond_2 daylight"
    t.answer("to c4")
    assert offers(t, "to") == ["c8", "c9"]  # not back
