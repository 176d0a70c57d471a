"""Mercenaries of the Riverfolk (11.2.7.III): what they do for their buyer and what not."""

import pytest

from tests.titles.root.conftest import both, offers
from tests.titles.root.expansion import activated, cult, hired, river


@pytest.mark.rule("11.2.7.III")
@pytest.mark.ruling("F4")
def test_mercenaries_rule_for_their_buyer_in_daylight_and_evening(table):
    t = table(
        "marquise riverfolk eyrie",
        phase="birdsong",
        warriors={"riverfolk": {1: 2, 2: 1}, "marquise": {1: 1}, "eyrie": {1: 2, 2: 1}},
        state=river(),
    )
    assert t.ruler(1) == "eyrie"  # in Birdsong: two each, and the lords win ties
    t.answer("buy mercenaries")
    assert t.phase == "marquise daylight"
    assert t.ruler(1) == "marquise"  # three against two
    assert t.ruler(2) == "eyrie"  # one each
    assert offers(t, "move") == ["c1"]
    t.answer("pass")
    assert t.phase == "riverfolk daylight"
    assert t.ruler(1) == "eyrie"


@pytest.mark.rule("11.2.7.III")
@pytest.mark.ruling("F4")
def test_hired_warriors_do_not_count_for_the_riverfolk(table):
    t = table("marquise riverfolk", warriors={"riverfolk": {1: 2}}, state=hired(0))
    assert t.ruler(1) == "marquise"
    t.answer("pass")
    assert t.ruler(1) == "riverfolk"  # they went home


@pytest.mark.rule("11.2.7.III")
@pytest.mark.ruling("F4")
def test_mercenaries_fight_without_their_buyer_but_not_against_the_riverfolk(table):
    t = table(
        "marquise riverfolk eyrie",
        warriors={"riverfolk": {1: 3, 2: 3}, "eyrie": {1: 3}},
        dice=[2, 1],
        state=hired(0),
    )
    assert offers(t, "battle") == ["c1"]  # nobody but Riverfolk in clearing 2
    t.answer("battle c1")  # only the Eyrie can be attacked
    assert t.warriors("eyrie", 1) == 1
    assert t.warriors("riverfolk", 1) == 2  # all hits fall on them


@pytest.mark.rule("11.2.7.III")
@pytest.mark.ruling("F5")
def test_the_buyer_attacks_the_riverfolk_with_own_warriors_only(table):
    t = table(
        "marquise riverfolk",
        warriors={"riverfolk": {1: 3}, "marquise": {1: 1}},
        dice=[3, 1],
        state=hired(0),
    )
    t.battle(1)
    assert t.warriors("riverfolk", 1) == 2  # one hit: one own warrior
    assert t.warriors("marquise", 1) == 0


@pytest.mark.rule("11.2.7.III")
@pytest.mark.ruling("F5")
def test_mercenaries_are_neither_moved_nor_taxed(table):
    t = table(
        "marquise riverfolk",
        crafted={"marquise": "tax_collector"},
        warriors={"riverfolk": {1: 3}},
        state=hired(0),
    )
    assert offers(t, "move") == []
    assert offers(t, "use") == []  # no warrior of her own to remove


@pytest.mark.rule("11.2.7.III", "8.6.1.IV")
@pytest.mark.ruling("F5")
def test_the_alliance_does_not_organize_with_mercenaries(table):
    t = table(
        "alliance riverfolk",
        phase="evening",
        officers=1,
        warriors={"riverfolk": {1: 3}, "alliance": {2: 1}},
        state=hired(0),
    )
    assert offers(t, "organize") == ["c2"]


@pytest.mark.rule("11.2.7.III", "3.3.1")
def test_mercenaries_do_not_count_for_dominance(table):
    t = table(
        "marquise riverfolk eyrie",
        hands={"eyrie": "dominance_mouse"},
        phase="birdsong",
        warriors={"marquise": {1: 2, 6: 2}, "riverfolk": {8: 2}},
        state=both(river(prices=(4, 4, 1)), activated("marquise", "dominance_fox")),
    )
    assert not t.match.over
    t.answer("buy mercenaries")
    assert t.ruler(8) == "marquise"
    assert not t.match.over


@pytest.mark.rule("11.2.7.IIIa")
@pytest.mark.ruling("R27")
@pytest.mark.parametrize(
    ("own", "hired_there", "hits", "left"),
    [
        (3, 3, 2, (2, 2)),  # evenly
        (3, 3, 3, (1, 2)),  # the odd hit falls on the buyer
        (3, 3, 1, (2, 3)),
        (1, 3, 3, (0, 1)),  # what one side cannot take falls on the other
        (3, 1, 3, (1, 0)),
        (0, 3, 2, (0, 1)),
    ],
)
def test_hits_are_split_between_buyer_and_mercenaries(table, own, hired_there, hits, left):
    t = table(
        "marquise riverfolk eyrie",
        warriors={"marquise": {1: own}, "riverfolk": {1: hired_there}, "eyrie": {1: 3}},
        dice=[3, hits],
        state=hired(0),
    )
    t.battle(1, "eyrie")
    assert (t.warriors("marquise", 1), t.warriors("riverfolk", 1)) == left
    assert t.warriors("eyrie", 1) == 0


@pytest.mark.rule("11.2.7.IIIa")
@pytest.mark.ruling("R27")
def test_a_buyers_building_takes_its_share_before_all_mercenaries_fall(table):
    t = table(
        "marquise riverfolk eyrie",
        warriors={"riverfolk": {1: 3}, "eyrie": {1: 3}},
        pieces={"marquise": {"sawmill": [1]}},
        dice=[3, 2],
        state=hired(0),
    )
    t.battle(1, "eyrie")
    assert t.pieces("marquise", "sawmill", 1) == 0
    assert t.warriors("riverfolk", 1) == 2
    assert t.points("eyrie") == 1


@pytest.mark.rule("11.2.7.IIIa", "4.3.1")
def test_an_ambush_hits_buyer_and_mercenaries_alike(table):
    t = table(
        "marquise riverfolk eyrie",
        hands={"eyrie": "ambush_fox"},
        warriors={"marquise": {1: 1}, "riverfolk": {1: 1}, "eyrie": {1: 1}},
        state=hired(0),
    )
    t.battle(1, "eyrie", "ambush ambush_fox")
    assert [t.warriors(id, 1) for id in ("marquise", "riverfolk", "eyrie")] == [0, 0, 1]
    assert "rolls" not in t.events()  # no attackers are left


@pytest.mark.rule("11.2.7.III", "7.5.2")
def test_the_eyrie_obey_their_decree_with_mercenaries(table):
    t = table(
        "eyrie riverfolk marquise",
        decree={"battle": "anvil"},
        leader="builder",
        warriors={"riverfolk": {1: 3}, "marquise": {1: 1}, "eyrie": {5: 2}},
        pieces={"eyrie": {"roost": [5]}},
        dice=[1, 0],
        state=hired(0),
    )
    t.answer("to c2", "count 1")  # the vizier's move; the battle of the Decree has one place
    assert t.warriors("marquise", 1) == 0
    assert t.warriors("riverfolk", 1) == 3
    assert "turmoil" not in t.events()
    t.answer("pass", "price 1", "price 1", "price 1", "pass")  # the Riverfolk's turn


@pytest.mark.rule("11.2.7.III", "10.2.4")
def test_mercenaries_do_not_rule_against_pilgrims(table):
    t = table(
        "marquise riverfolk cult",
        warriors={"riverfolk": {1: 3}, "marquise": {1: 2}},
        pieces={"cult": {"garden_fox": [1]}},
        state=both(cult(), hired(0)),
    )
    assert t.ruler(1) == "cult"


@pytest.mark.rule("11.2.7.III", "10.4.3.I")
def test_the_cult_does_not_crusade_with_mercenaries(table):
    t = table(
        "cult riverfolk marquise",
        hands={"cult": "anvil"},
        phase="birdsong",
        warriors={"riverfolk": {1: 3}, "marquise": {1: 1}},
        state=both(cult(acolytes=1), river(prices=(4, 4, 1))),
    )
    t.answer("buy mercenaries")
    assert t.names() == ["convert c1", "pass"]  # Birdsong: they do not fight yet
    t.answer("pass")
    assert t.ruler(1) == "cult"


@pytest.mark.rule("11.2.7.III")
@pytest.mark.ruling("F5")
@pytest.mark.parametrize("buyers", [(0,), ()])
def test_a_favor_removes_riverfolk_warriors_whether_they_are_hired_or_not(table, buyers):
    t = table(
        "marquise riverfolk",
        hands={"marquise": "favor_of_the_foxes"},
        warriors={"riverfolk": {1: 3}},
        pieces={"marquise": {"workshop": [6, 8, 12]}, "riverfolk": {"trade_post_fox": [1]}},
        state=hired(*buyers),
    )
    t.answer("craft favor_of_the_foxes")
    assert t.warriors("riverfolk", 1) == 0
    assert t.pieces("riverfolk", "trade_post_fox", 1) == 0 and t.points("marquise") == 1
