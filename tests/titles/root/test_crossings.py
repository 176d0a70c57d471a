"""Where the rules of several factions meet in one moment."""

import pytest

from tafelrunde.titles.root.factions.base import FACTION_IDS, RIVERFOLK
from tafelrunde.titles.root.factions.eyrie import BATTLE_COLUMN, BUILD_COLUMN
from tests.titles.root.conftest import both, offers
from tests.titles.root.expansion import cult, lizards, otters, river, souls
from tests.titles.root.wanderers import Wanderer, loot, vagabond


def hired(*services):
    """The first player has bought these services already."""

    def state(g):
        me = g.factions[g.turn]
        me.boats = "riverboats" in services
        me.lender = g.prepared.seat_of[RIVERFOLK] if "mercenaries" in services else -1
        g.forget_rulers()

    return state


def at_column(column, viziers=(0, 0, 0, 0)):
    """The Eyrie, first in turn, begin a column of their Decree."""

    def state(g):
        g.factions[0].viziers = list(viziers)
        g.stage = 1 + column
        g.factions[0].open_column(g)

    return state


def dominance(id, card):
    """A faction has activated a dominance card of its hand."""

    def state(g):
        me = g.faction(FACTION_IDS.index(id))
        me.dominance = next(this for this in me.hand if g.kinds[this].id == card)
        me.hand.remove(me.dominance)

    return state


# -- what the Riverfolk sell


@pytest.mark.rule("11.2.7.III", "4.1.3")
@pytest.mark.ruling("R15", "card/royal_claim#2")
def test_royal_claim_in_the_last_moment_of_birdsong_counts_no_mercenaries(table):
    t = table(
        "marquise riverfolk",
        phase="birdsong",
        crafted={"marquise": "royal_claim"},
        warriors={"marquise": {1: 1}, "riverfolk": {5: 1, 10: 2}},
        pieces={"marquise": {"sawmill": [9]}},
        state=river(prices=(4, 4, 1)),
    )
    t.answer("buy mercenaries", "pass")  # not now: before wood is placed
    assert t.pieces("marquise", "wood", 9) == 1 and t.phase == "marquise birdsong"
    t.expect(0, "birdsong-card", "use royal_claim", "pass")
    t.answer("use royal_claim")
    assert t.points("marquise") == 2  # clearings 1 and 9
    assert t.phase == "marquise daylight" and t.ruler(10) == "marquise"  # now they rule


@pytest.mark.rule("11.2.7.II", "8.4.2.I", "2.2.1")
@pytest.mark.ruling("F3")
@pytest.mark.parametrize(("services", "spreads"), [((), False), (("riverboats",), True)])
def test_on_riverboats_sympathy_spreads_along_the_river(table, services, spreads):
    t = table(
        "alliance riverfolk",
        phase="birdsong",
        supporters="bake_sale*1 a_visit_to_friends",
        pieces={"alliance": {"sympathy": [5]}},
        state=both(river(prices=(4, 4, 4)), hired(*services)),
        supply={"alliance": 0},
    )
    assert ("c10" in offers(t, "spread")) is spreads  # from 5 to 10 there is a river, no path
    assert "c12" not in offers(t, "spread")


@pytest.mark.rule("11.2.7.II", "6.5.4.II")
@pytest.mark.ruling("F3")
@pytest.mark.parametrize(("services", "builds"), [((), []), (("riverboats",), ["sawmill"])])
def test_on_riverboats_wood_comes_along_the_river(table, services, builds):
    t = table(
        "marquise riverfolk",
        warriors={"marquise": {5: 1, 10: 1}},
        pieces={"marquise": {"sawmill": [5], "workshop": [5], "wood": [5]}},
        state=hired(*services),
    )
    assert [piece for piece in offers(t, "build") if piece == "sawmill"] == builds
    if builds:
        t.answer("build sawmill")
        assert t.pieces("marquise", "wood", 5) == 0 and t.pieces("marquise", "sawmill", 10) == 1


@pytest.mark.rule("11.2.7.IIIa", "6.2.3")
def test_field_hospitals_heal_the_buyers_share_of_the_hits_only(table):
    t = table(
        "marquise riverfolk eyrie",
        hands={"marquise": "foxfolk_steel"},
        warriors={"marquise": {1: 3}, "riverfolk": {1: 3}, "eyrie": {1: 3}},
        pieces={"marquise": {"keep": [3]}},
        dice=[3, 3],
        state=both(river(), hired("mercenaries")),
    )
    t.battle(1, "eyrie")
    t.expect(0, "field-hospitals")
    t.answer("spend foxfolk_steel")
    assert (t.warriors("marquise", 1), t.warriors("riverfolk", 1)) == (1, 2)
    assert t.warriors("marquise", 3) == 2 and t.warriors("eyrie", 1) == 0


@pytest.mark.rule("11.2.7.III", "7.2.2", "11.5.6.I")
def test_hired_lords_of_the_forest_rule_a_tie_and_only_while_hired(table):
    for services, ruler in ((("mercenaries",), "eyrie"), ((), "")):
        t = table(
            "eyrie riverfolk marquise",
            hands={"eyrie": "sword"},
            warriors={"marquise": {1: 2}, "riverfolk": {1: 2}},
            pieces={"eyrie": {"roost": [5]}},
            state=hired(*services),
        )
        assert t.ruler(1) == ruler  # two hired warriors against two
        t.ends_clean()


# -- everything that a removal can set off


@pytest.mark.rule("1.1.3", "8.2.4", "8.2.6", "10.2.5", "11.2.5.I", "10.2.6")
@pytest.mark.ruling("R6", "R7", "C1")
def test_a_favor_sets_off_five_things_in_the_order_of_who_crafted_it(table):
    t = table(
        "eyrie alliance cult riverfolk marquise",
        hands={"eyrie": "favor_of_the_foxes anvil", "cult": "sword", "marquise": "ambush_fox"},
        warriors={"marquise": {6: 2}},
        supporters="crossbow_bird bake_sale",
        officers=3,
        pieces={
            "eyrie": {"roost": [1, 6, 8]},
            "alliance": {"base_fox": [12], "sympathy": [12]},
            "cult": {"garden_fox": [8]},
            "riverfolk": {"trade_post_fox": [1]},
            "marquise": {"keep": [3]},
        },
        leader="despot",
        state=both(cult(), river({"riverfolk": 3}), at_column(-1)),
    )
    t.answer("craft favor_of_the_foxes")
    kinds = ("base_lost", "outrage", "fear_of_the_faithful", "trade_disruption", "field_hospitals")
    t.expect(0, "order-effects", *(f"resolve {kind}" for kind in kinds))
    assert t.points("eyrie") == 4  # base, sympathy, garden, trade post; no Despot outside battle
    t.answer("resolve outrage", "resolve base_lost")  # nothing to give but the anvil
    assert t.text(t.faction("alliance").supporters) == "bake_sale"  # the anvil went with the base
    assert t.faction("alliance").officers == 1
    t.answer("resolve trade_disruption", "resolve field_hospitals", "spend ambush_fox")
    assert sum(otters(t).funds) == 1 and t.warriors("marquise", 3) == 2
    assert t.hand("cult") == ""  # fear came last
    assert souls(t) == "ambush_fox anvil crossbow_bird favor_of_the_foxes sword"
    t.answer("pass")  # the Alliance buys nothing


@pytest.mark.rule("8.4.1.III", "2.5.4", "10.2.3", "10.2.5", "11.2.5.I")
@pytest.mark.ruling("C4")
def test_a_revolt_removes_the_pieces_of_all_enemies_and_no_pawn(table):
    t = table(
        "alliance cult riverfolk vagabond",
        phase="birdsong",
        hands={"cult": "sword", "vagabond": "anvil"},
        supporters="foxfolk_steel protection_racket",
        warriors={"cult": {12: 2}, "riverfolk": {12: 1}},
        pieces={
            "alliance": {"sympathy": [12, 8]},
            "cult": {"garden_fox": [12]},
            "riverfolk": {"trade_post_fox": [12]},
        },
        state=both(
            cult(), river({"riverfolk": 4}), vagabond("c12", items="sword boot"), loot(c12="bag")
        ),
        supply={"alliance": 5},
    )
    t.answer("pass", "revolt c12", "spend foxfolk_steel")
    t.answer("resolve trade_disruption")
    assert t.points("alliance") == 2 and t.hand("cult") == ""
    assert t.warriors("alliance", 12) == 2 and t.faction("alliance").officers == 1
    assert lizards(t).acolytes == 0  # no battle, no revenge
    assert Wanderer(t).pawn == "c12" and Wanderer(t).damaged == "" and 12 in t.g.ruins


@pytest.mark.rule("4.3.3", "6.2.2", "6.2.3")
def test_hits_that_take_the_keep_along_leave_no_hospital(table):
    t = table(
        "eyrie marquise",
        hands={"marquise": "foxfolk_steel"},
        warriors={"eyrie": {1: 4}, "marquise": {1: 1}},
        pieces={"marquise": {"keep": [1], "wood": [1], "sawmill": [1]}},
        decree={"battle": "anvil"},
        dice=[2, 0],
        state=at_column(BATTLE_COLUMN),
    )
    t.expect(1, "lose-piece", "lose keep", "lose wood", "lose sawmill")
    assert t.question().about == "c1"
    t.answer("lose keep")
    assert t.faction("marquise").keep == 0 and t.points("eyrie") == 1
    assert t.warriors("marquise", 1) == 0 and "field-hospitals" not in t.events()


@pytest.mark.rule("4.3.1", "3.2.1", "8.2.6")
def test_an_ambush_reaches_the_attackers_buildings_and_sympathy(table):
    t = table(
        "alliance marquise",
        phase="evening",
        officers=1,
        hands={"marquise": "ambush_bird anvil"},
        warriors={"alliance": {6: 1}, "marquise": {6: 2}},
        pieces={"alliance": {"sympathy": [6]}},
    )
    t.answer("battle c6", "ambush ambush_bird")
    assert t.points("marquise") == 1  # warrior and sympathy are gone, the battle is over
    assert t.was_asked("marquise", "outrage") and t.hand("marquise") == ""
    assert t.warriors("marquise", 6) == 2 and "rolls" not in t.events()


@pytest.mark.rule("4.3.2.II", "3.1")
@pytest.mark.ruling("R4", "R8")
def test_the_point_of_brutal_tactics_can_end_the_game_before_any_hit(table):
    t = table(
        "marquise eyrie",
        crafted={"marquise": "brutal_tactics"},
        warriors={"marquise": {1: 3}, "eyrie": {1: 3}},
        points={"marquise": 29, "eyrie": 29},
        pieces={"eyrie": {"roost": [1]}},
        dice=[3, 0],
    )
    t.battle(1, "eyrie", "use brutal_tactics")
    assert t.match.over and t.g.winner == t.seat("eyrie") and t.warriors("eyrie", 1) == 3


# -- guerrillas, leaders and cards in one battle


@pytest.mark.rule("8.2.2", "7.8.3", "4.3.2.I", "4.3.2.II", "4.3.2.III")
@pytest.mark.parametrize(("guards", "lost", "left"), [(0, 0, 0), (1, 1, 0), (3, 3, 1)])
def test_a_commander_against_guerrillas(table, guards, lost, left):
    # The Alliance deals 3, at most its warriors; the Eyrie 1, 1 of the Commander, 1 if defenceless.
    t = table(
        "eyrie alliance",
        warriors={"eyrie": {6: 4}, "alliance": {6: guards}},
        pieces={"alliance": {"sympathy": [6], "base_fox": [6]}},
        decree={"battle": "anvil"},
        leader="commander",
        dice=[3, 1],
        state=at_column(BATTLE_COLUMN),
    )
    t.answer(*{0: ["resolve outrage"], 1: ["lose sympathy"], 3: []}[guards])
    assert t.warriors("eyrie", 6) == 4 - lost and t.warriors("alliance", 6) == left
    assert t.points("eyrie") == {0: 2, 1: 1, 3: 0}[guards]


@pytest.mark.rule("4.3.2.II")
@pytest.mark.ruling("R4")
def test_the_defender_answers_the_attackers_cards(table):
    t = table(
        "marquise eyrie",
        crafted={"marquise": "brutal_tactics armorers", "eyrie": "sappers armorers"},
        warriors={"marquise": {1: 4}, "eyrie": {1: 4}},
        dice=[3, 2],
    )
    t.answer("battle c1")
    t.expect(0, "battle-card", "use brutal_tactics", "use armorers", "pass")
    assert t.question().about == "c1"
    t.answer("use armorers", "use brutal_tactics")
    t.expect(1, "battle-card", "use sappers", "use armorers", "pass")
    t.answer("use armorers", "use sappers")
    assert (t.warriors("marquise", 1), t.warriors("eyrie", 1)) == (3, 3)  # one extra hit each
    assert t.points("eyrie") == 1 and t.faction("marquise").crafted
    assert t.discard() == "armorers armorers sappers"


# -- the Vagabond between the factions


@pytest.mark.rule("9.2.9.IIb", "9.2.9.IIe", "10.2.4")
def test_an_ally_who_rules_by_a_garden_comes_along_into_sympathy_and_the_vagabond_pays(table):
    t = table(
        "vagabond cult eyrie alliance",
        hands={"vagabond": "bake_sale anvil", "cult": "investments"},
        warriors={"cult": {1: 1}, "eyrie": {1: 5}},
        pieces={"cult": {"garden_fox": [1]}, "alliance": {"sympathy": [5]}},
        state=both(cult(), vagabond("c1", items="boot", allied="cult eyrie")),
    )
    t.answer("to c5")
    t.expect(0, "move-ally", "choose cult", "pass")  # the Eyrie rule neither clearing
    t.answer("choose cult")
    assert t.was_asked("vagabond", "outrage") and t.hand("vagabond") == "anvil"
    assert t.warriors("cult", 5) == 1 and t.hand("cult") == "investments"


@pytest.mark.rule("character/vagrant", "8.2.6", "10.2.3", "9.2.9.III", "9.2.9.IIIa")
@pytest.mark.ruling("V16")
def test_whom_the_vagrant_sets_on_each_other_he_answers_for(table):
    t = table(
        "vagabond alliance cult",
        hands={"vagabond": "anvil"},
        warriors={"alliance": {1: 2}, "cult": {1: 2}},
        pieces={"alliance": {"sympathy": [1]}},
        dice=[2, 2],
        state=both(cult(), vagabond("c1", "vagrant", items="torch")),
    )
    t.answer("special vagrant", "choose alliance")
    t.expect(0, "vagabond-daylight")  # only the Cult could be attacked
    assert lizards(t).acolytes == 2  # they defended
    assert t.warriors("alliance", 1) == t.warriors("cult", 1) == 0
    assert Wanderer(t).relationship("cult") == Wanderer(t).relationship("alliance") == "hostile"
    assert t.points("vagabond") == 2  # Infamy for the second warrior of each


@pytest.mark.rule("character/scoundrel", "8.2.6", "6.2.3", "9.2.9.IIIa")
@pytest.mark.ruling("V18")
def test_scorched_earth_causes_outrage_fills_hospitals_and_stays_closed(table):
    t = table(
        "vagabond alliance marquise",
        hands={"vagabond": "anvil", "marquise": "sword ambush_fox"},
        warriors={"alliance": {1: 1}, "marquise": {1: 2, 5: 2}},
        pieces={"alliance": {"sympathy": [1]}, "marquise": {"keep": [3], "sawmill": [1]}},
        state=vagabond("c1", "scoundrel", items="torch"),
    )
    t.answer("special scoundrel", "resolve outrage", "spend ambush_fox")
    assert t.points("vagabond") == 2 and t.warriors("marquise", 3) == 2
    assert Wanderer(t).relationship("marquise") == "hostile"
    assert t.hand("vagabond") == "" and t.g.is_closed(1)
    t.answer("pass")
    assert "c1" not in offers(t, "spread")
    t.answer("pass", "move c5", "count 1", "pass")  # not asked where: to 1 nobody comes
    assert t.warriors("marquise", 2) == 1


@pytest.mark.rule("9.2.8", "9.8")
@pytest.mark.ruling("V12")
def test_whoever_is_bound_to_a_partner_of_the_winner_wins_as_well(table):
    def bound(g):
        g.factions[1].partner = 2  # the first Vagabond to the second,
        g.factions[2].partner = 0  # who is bound to the Marquise

    t = table(
        "marquise vagabond vagabond_2 eyrie",
        phase="birdsong",
        hands={"marquise": "dominance_fox"},
        warriors={"marquise": {1: 1, 6: 1, 8: 1}},
        state=both(
            vagabond("c5"),
            vagabond("c5", "ranger", id="vagabond_2"),
            bound,
            dominance("marquise", "dominance_fox"),
        ),
    )
    assert t.match.over and t.g.outcome().winners == [0, 1, 2]


@pytest.mark.rule("9.2.9.IIId", "9.2.8")
def test_everybody_hears_that_a_hostile_partner_becomes_indifferent(table):
    t = table(
        "vagabond marquise eyrie alliance",
        hands={"vagabond": "dominance_fox"},
        points={"vagabond": 10, "eyrie": 3, "alliance": 3},
        state=vagabond("c5", items="boot", hostile="marquise"),
    )
    t.answer("activate dominance_fox")
    told = [face for face in t.match.events(-1) if face["id"] == "relationship"]
    assert [(face["faction"], face["relationship"]) for face in told] == [
        ("marquise", "indifferent")
    ]


# -- the Cult and the Dynasties


@pytest.mark.rule("7.5.2.IV", "7.7", "10.2.4")
def test_a_garden_in_the_way_of_the_decree_is_turmoil_part_way_through_a_column(table):
    t = table(
        "eyrie cult",
        warriors={"eyrie": {8: 3, 9: 1}, "cult": {8: 1}},
        pieces={"cult": {"garden_fox": [8]}},
        decree={"build": "sword foxfolk_steel"},
        points={"eyrie": 5},
        state=both(cult(), at_column(BUILD_COLUMN, viziers=[1, 1, 0, 0])),
    )
    t.answer("resolve mouse")
    assert t.pieces("eyrie", "roost", 9) == 1 and t.ruler(8) == "cult"  # three against one
    t.expect(0, "choose-leader")
    assert t.points("eyrie") == 3 and souls(t) == "foxfolk_steel sword"  # two viziers
    t.answer("lead despot")
    assert t.pieces("eyrie", "roost", 9) == 1 and "adds" not in t.events()
    t.expect(0, "add-card")  # Evening and the turn of the Cult have passed
