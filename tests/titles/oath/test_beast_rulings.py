"""Rulings on Beast cards that need positions of their own."""

import pytest

# -- Insect Swarm


@pytest.mark.rule("card/insect_swarm", "5.5.2")
@pytest.mark.ruling("card/insect_swarm#1")
@pytest.mark.parametrize(("owner", "cost"), [("purple", 1), ("blue", 1), ("yellow", 0)])
def test_of_the_empire_only_those_who_defend_send_their_swarm(table, owner, cost):
    t = table(
        "purple red blue yellow",
        citizens="blue yellow",
        sites={2: "fertile_valley", 4: "steppe"},
        pawns={"red": 2, "blue": 2, "yellow": 4},  # yellow is too far away to help
        at={2: "purple 1"},
        warbands={"red": 3},
        advisers={"red": "longbows", owner: "insect_swarm"},
        favor={"red": 2},
        turn_of="red",
    )
    t.campaign("blue", "s2", dice=1)
    t.answer("use longbows")
    assert t.favor("red") == 2 - cost


# -- Grasping Vines


@pytest.mark.rule("card/grasping_vines", "card/whistle")
@pytest.mark.ruling("card/grasping_vines#1")
def test_whoever_follows_a_whistle_out_of_the_vines_loses_a_warband(table):
    t = table(
        "purple red blue",
        sites={1: "lush_coast", 3: "steppe grasping_vines"},
        pawns={"red": 3, "purple": 3},
        at={3: "blue 1"},
        warbands={"red": 2, "purple": 2},
        relics={"blue": "whistle"},
        secrets={"blue": 1},
        turn_of="blue",
    )
    t.use("whistle", "choose red")
    assert (t.pawn("red"), t.warbands("red"), t.warbands("purple")) == (1, 1, 2)


# -- Vow of Union


@pytest.mark.rule("card/vow_of_union", "card/whistle")
@pytest.mark.ruling("card/vow_of_union#2")
@pytest.mark.parametrize(("advisers", "comes"), [({"red": "vow_of_union"}, False), ({}, True)])
def test_the_united_do_not_hear_a_whistle(table, advisers, comes):
    t = table(
        "purple red",
        sites={1: "lush_coast", 3: "steppe"},
        pawns={"red": 3},
        at={3: "red 1"},
        warbands={"red": 1},
        advisers=advisers,
        relics={"purple": "whistle"},
        secrets={"purple": 1},
    )
    assert t.offered("use whistle") == comes


# -- Errand Boy


@pytest.mark.rule("card/errand_boy", "10.Abwerfen")
@pytest.mark.ruling("card/errand_boy#2")
@pytest.mark.parametrize(
    ("pawn", "drawn", "goes_to"),
    [(1, "hinterland", "provinces"), (4, "cradle", "hinterland"), (7, "provinces", "cradle")],
)
def test_wherever_the_errand_boy_was_discards_go_by_the_pawn(table, pawn, drawn, goes_to):
    t = table(
        "purple red",
        sites={4: "steppe", 7: "wastes"},
        pawns={"purple": pawn},
        advisers={"purple": "errand_boy"},
        piles={drawn: "wolves elders"},
        favor={"purple": 1},
    )
    t.search(drawn, "errand_boy")
    t.keep("wolves", "to advisers")
    assert (t.pile(goes_to), t.pile(drawn)) == ("elders", "")


# -- Forest Paths


@pytest.mark.rule("card/forest_paths", "card/grasping_vines")
@pytest.mark.ruling("card/forest_paths#1")
def test_on_forest_paths_vines_still_grasp(table):
    t = table(
        "purple red",
        sites={1: "lush_coast grasping_vines", 6: "fertile_valley wolves"},
        at={1: "red 1"},
        advisers={"purple": "forest_paths"},
        favor={"purple": 1},
        warbands={"purple": 2},
    )
    t.travel(6, "forest_paths")
    assert (t.pawn("purple"), t.supply("purple"), t.warbands("purple")) == (6, 7, 1)
