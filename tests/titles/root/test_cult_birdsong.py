"""The Lizard Cult's Birdsong (10.4): outcast, Lost Souls, conspiracies."""

import pytest

from tests.titles.root.conftest import both, offers
from tests.titles.root.expansion import cult, lizards, otters, river, souls


def conspiring(table, factions, *, acolytes, hand="sword", **position):
    """The Cult's Birdsong: a fox is the only Lost Soul, so conspiracies are in fox clearings."""
    state = cult("mouse", acolytes=acolytes, souls="anvil")
    return table(factions, hands={"cult": hand}, phase="birdsong", state=state, **position)


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
    t = conspiring(
        table,
        "cult marquise",
        acolytes=7,
        warriors={"marquise": {1: 1, 6: 1, 2: 4}},
        pieces={"marquise": {"sawmill": [8]}},
    )
    assert offers(t, "convert") == ["c1", "c6"]
    t.answer("sanctify c8")
    t.answer("convert c6")
    t.answer("convert c1")
    assert lizards(t).acolytes == 0
    assert t.faction("cult").supply == 25 - 2  # spent acolytes are back, two were placed
    assert t.phase == "cult daylight"


@pytest.mark.rule("10.4.3.I")
def test_crusade_is_a_battle_in_an_outcast_clearing(table):
    t = conspiring(
        table,
        "cult marquise eyrie",
        acolytes=2,
        warriors={"cult": {1: 3}, "marquise": {1: 1}, "eyrie": {1: 1}},
        dice=[1, 0],
    )
    t.answer("crusade c1")
    t.expect(0, "crusade", "battle c1", "move c1")
    t.answer("battle c1", "against eyrie")
    assert (t.warriors("eyrie", 1), t.warriors("marquise", 1)) == (0, 1)
    assert lizards(t).acolytes == 0


@pytest.mark.rule("10.4.3.I")
def test_crusade_is_a_move_with_an_optional_battle_at_the_destination(table):
    def ready():
        t = conspiring(
            table,
            "cult marquise",
            acolytes=2,
            warriors={"cult": {1: 3}, "marquise": {5: 1, 9: 4}},
            dice=[1, 0],
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
    t = conspiring(
        table,
        "cult marquise alliance",
        acolytes=2,
        hand="bake_sale",
        warriors={"cult": {1: 1, 5: 1}, "marquise": {1: 2, 9: 1}},
        pieces={"alliance": {"sympathy": [5]}},
    )
    t.answer("crusade c1", "move c1")  # the only move is to clearing 5, which it rules
    assert t.warriors("cult", 5) == 2
    assert t.was_asked("cult", "outrage")
    assert t.text(t.faction("alliance").supporters) == "bake_sale"
    t.answer("pass")


@pytest.mark.rule("10.4.3.II")
def test_convert_replaces_an_enemy_warrior(table):
    t = conspiring(
        table, "cult marquise eyrie", acolytes=2, warriors={"marquise": {1: 2}, "eyrie": {1: 1}}
    )
    t.answer("convert c1")
    t.expect(0, "convert", "choose marquise", "choose eyrie")
    t.answer("choose marquise")
    assert [t.warriors(id, 1) for id in ("marquise", "eyrie", "cult")] == [1, 1, 1]
    assert t.points("cult") == 0


@pytest.mark.rule("10.4.3", "10.4.3.II")
@pytest.mark.ruling("C5")
def test_convert_needs_an_enemy_warrior_but_no_further_warrior_in_the_supply(table):
    t = conspiring(
        table,
        "cult marquise",
        acolytes=2,
        warriors={"marquise": {1: 1}},
        supply={"cult": 2},  # both become acolytes
    )
    assert t.faction("cult").supply == 0
    t.answer("convert c1")
    assert (t.warriors("cult", 1), t.faction("cult").supply) == (1, 1)


@pytest.mark.rule("10.4.3", "6.2.2", "1.1.2")
@pytest.mark.ruling("C5")
def test_nothing_is_converted_or_sanctified_at_the_keep(table):
    t = conspiring(
        table,
        "cult marquise",
        acolytes=5,
        warriors={"marquise": {1: 3}, "cult": {1: 1}},
        pieces={"marquise": {"keep": [1], "sawmill": [1]}},
    )
    t.expect(0, "cult-birdsong", "crusade c1", "pass")  # a battle there is possible


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


@pytest.mark.rule("10.4.3.III", "3.2.1", "2.2.3")
@pytest.mark.ruling("C5")
def test_sanctify_replaces_an_enemy_building_even_in_a_full_clearing(table):
    t = conspiring(
        table,
        "cult marquise eyrie",
        acolytes=3,
        warriors={"marquise": {8: 5}},
        pieces={"marquise": {"sawmill": [8], "wood": [8]}, "eyrie": {"roost": [8]}},
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


@pytest.mark.rule("10.4.3", "10.4.3.III")
@pytest.mark.ruling("C5")
def test_sanctify_needs_a_garden_on_the_track(table):
    t = conspiring(
        table,
        "cult marquise",
        acolytes=9,
        warriors={"cult": {2: 1}},
        pieces={"marquise": {"sawmill": [6]}, "cult": {"garden_fox": [1, 8, 8, 12, 6]}},
    )
    assert lizards(t).stock == [0, 5, 5]
    assert t.phase == "cult daylight"  # all five fox gardens are on the map


@pytest.mark.rule("10.4.3.III", "8.2.4")
def test_a_sanctified_base_is_lost(table):
    t = conspiring(
        table,
        "cult alliance",
        acolytes=3,
        pieces={"alliance": {"base_fox": [1]}},
        supporters="foxfolk_steel sappers bake_sale",
        officers=3,
    )
    t.answer("sanctify c1")
    assert t.text(t.faction("alliance").supporters) == "bake_sale"
    assert souls(t) == "foxfolk_steel sappers"
    assert t.pieces("cult", "garden_fox", 1) == 1


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
