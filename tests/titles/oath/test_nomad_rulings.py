"""Rulings on Nomad cards that need positions of their own."""

import pytest

# -- The Gathering


def gathering(table, players="purple red blue", **more):
    """Red plays The Gathering, where all pawns are."""
    setup = {"deck": "the_gathering keep scouts", "turn_of": "red"}
    t = table(players, **(setup | more))
    t.search()
    t.keep("the_gathering", "to s1")
    return t


@pytest.mark.rule("card/the_gathering", "7.6.3")
@pytest.mark.ruling("card/the_gathering#2")
def test_the_same_two_may_exchange_again_and_again(table):
    t = gathering(table, "purple red", favor={"purple": 5}, secrets={"red": 5})
    for n in range(1, 4):
        t.expect(0, "choose-player", "choose red", "pass")
        t.answer("choose red", "give favor", "count 1", "want secrets", "count 1")
        t.answer("offer", "accept")
        assert (t.favor("purple"), t.secrets("purple")) == (5 - n, n)
        t.answer("pass")  # red makes no offer of his own
    t.answer("pass", "pass")
    assert (t.favor("red"), t.secrets("red")) == (4, 2)  # 1 for the play to the site


@pytest.mark.rule("card/the_gathering")
@pytest.mark.ruling("card/the_gathering#1", "card/the_gathering#3")
def test_wherever_the_chancellor_sits_he_is_first_to_come_and_to_offer(table):
    t = gathering(
        table,
        "red blue purple",
        sites={1: "lush_coast", 4: "steppe"},
        pawns={"blue": 4, "purple": 4},
        favor={"red": 1, "blue": 1, "purple": 1},
    )
    t.expect(2, "use-power", "choose yes", "pass")
    t.answer("choose yes")
    t.expect(1, "use-power", "choose yes", "pass")
    t.answer("choose yes")
    t.expect(2, "choose-player", "choose red", "choose blue", "pass")
    t.answer("pass")
    t.expect(0, "choose-player", "choose blue", "choose purple", "pass")
    t.answer("pass")
    t.expect(1, "choose-player", "choose purple", "choose red", "pass")
    t.answer("pass")
    assert (t.pawn("blue"), t.pawn("purple"), t.phase) == (1, 1, "red act")


# -- Vow of Kinship


@pytest.mark.rule("card/vow_of_kinship", "card/dissent")
@pytest.mark.ruling("card/vow_of_kinship#1")
def test_what_everybody_must_place_comes_from_boards_alone(table):
    t = table(
        "purple red",
        advisers={"red": "vow_of_kinship", "purple": "wolves"},
        favor={"purple": 2},
        deck="dissent keep scouts",
        banks={"nomad": 5},
    )
    t.search()
    t.keep("dissent", "to advisers")
    assert (t.favor("purple"), t.favor_on("dissent"), t.bank("nomad")) == (0, 2, 5)


@pytest.mark.rule("card/vow_of_kinship", "card/toll_roads", "card/whistle")
@pytest.mark.ruling("card/vow_of_kinship#1")
def test_nobody_who_is_called_must_pay_a_toll_out_of_the_bank(table):
    setup = {
        "sites": {1: "lush_coast toll_roads", 4: "steppe"},
        "pawns": {"red": 4},
        "at": {1: "purple 1"},
        "advisers": {"red": "vow_of_kinship"},
        "relics": {"purple": "whistle"},
        "secrets": {"purple": 1},
    }
    t = table("purple red", **setup)
    t.use("whistle")
    t.expect(1, "pay-toll", "choose yes", "pass")
    t.answer("pass")
    assert (t.pawn("red"), t.bank("nomad")) == (4, 3)
    t = table("purple red", **setup)
    t.use("whistle", "choose yes")
    assert (t.pawn("red"), t.bank("nomad"), t.favor("purple")) == (1, 2, 1)


@pytest.mark.rule("card/vow_of_kinship", "card/tinkers_fair")
@pytest.mark.ruling("card/vow_of_kinship#2")
def test_favor_of_an_exchange_goes_to_the_bank(table):
    t = table(
        "purple red",
        advisers={"purple": "tinkers_fair", "red": "vow_of_kinship"},
        favor={"purple": 3},
        secrets={"red": 2},
    )
    t.use("tinkers_fair", "give favor", "count 2", "want secrets", "count 1", "offer", "accept")
    assert (t.favor("red"), t.secrets("purple")) == (0, 1)
    assert t.bank("nomad") == 5


# -- Spell Breaker


@pytest.mark.rule("card/spell_breaker", "card/buried_giant")
@pytest.mark.ruling("card/spell_breaker#1")
@pytest.mark.parametrize(("ruler", "offered"), [("purple", False), ("red", True)])
def test_a_secret_turned_over_for_the_buried_giant_is_a_cost(table, ruler, offered):
    t = table(
        "purple red",
        sites={1: "buried_giant", 4: "steppe spell_breaker", 6: "wastes"},
        at={4: f"{ruler} 1"},
        secrets={"red": 1},
        supply={"red": 0},
        turn_of="red",
    )
    assert t.offered("travel") == offered
    if offered:
        t.travel(6, "buried_giant")
        assert (t.pawn("red"), t.facedown_secrets("red")) == (6, 1)


# -- Ancient Bloodline


@pytest.mark.rule("card/ancient_bloodline", "card/relic_breaker", "card/deep_woods")
@pytest.mark.ruling("card/ancient_bloodline#1")
@pytest.mark.parametrize(("ruler", "free"), [("purple", False), ("blue", True)])
def test_no_enemy_recovers_buries_or_finds_a_relic_of_the_bloodline(table, ruler, free):
    t = table(
        "purple red blue",
        sites={1: "deep_woods"},
        relics_at={1: "map"},
        at={1: f"{ruler} 1"},
        advisers={"purple": "ancient_bloodline", "red": "relic_breaker"},
        favor={"red": 3},
        secrets={"red": 3},
        banners={"purple": "peoples_favor darkest_secret"},
        favor_on={"peoples_favor": 9},
        secrets_on={"darkest_secret": 9},
        deck="wolves keep scouts",
        turn_of="red",
    )
    assert (t.offered("recover"), t.offered("use relic_breaker")) == (free, free)
    t.search()
    t.keep("wolves", "to s1")  # Beasts find relics there
    assert (t.relics("red"), t.relics_at(1)) == (("map", "") if free else ("", "map"))


@pytest.mark.rule("card/ancient_bloodline", "card/relic_hunter")
@pytest.mark.ruling("card/ancient_bloodline#1", "card/ancient_bloodline#2")
@pytest.mark.parametrize(("owner", "target"), [("blue", False), ("purple", True)])
@pytest.mark.ends_open
def test_no_hunter_targets_a_relic_of_the_bloodline(table, owner, target):
    t = table(
        "purple red blue",
        sites={2: "deep_woods"},
        relics_at={2: "map"},
        pawns={"red": 2, "blue": 2},
        at={2: "blue 2"},
        warbands={"red": 4},
        advisers={"red": "relic_hunter", owner: "ancient_bloodline"},
        oath="people",
        turn_of="red",
    )
    t.campaign("blue", "s2", dice=0)
    assert t.offered("use relic_hunter") == target


# -- Lost Tongue


@pytest.mark.rule("card/lost_tongue", "card/conspiracy", "5.1.4.IV.a")
@pytest.mark.parametrize(("more", "taken"), [("animal_host", False), ("elders", True)])
@pytest.mark.ends_open
def test_no_conspiracy_takes_what_the_lost_tongue_hides(table, more, taken):
    t = table(
        "purple red",
        advisers={"red": f"-conspiracy wolves rangers {more}", "purple": "lost_tongue mushrooms"},
        relics={"purple": "whistle the_grand_scepter"},
        secrets={"red": 1},
        turn_of="red",
    )
    t.answer("adviser red.1", "to play")
    assert t.offered("take whistle") == taken


@pytest.mark.rule("card/lost_tongue", "card/relic_thief")
@pytest.mark.parametrize(("more", "steals"), [("", False), (" elders", True)])
def test_a_relic_thief_without_nomads_cannot_rob_the_lost_tongue(table, more, steals):
    t = table(
        "purple red blue",
        sites={1: "mountain"},
        relics_at={1: "map"},
        advisers={"red": "lost_tongue", "blue": f"relic_thief{more}"},
        favor={"red": 2, "blue": 1},
        secrets={"blue": 1},
        turn_of="red",
    )
    t.recover("s1.relic1")
    assert t.offered("choose yes") == steals
    t.maybe("pass")
    assert t.relics("red") == "map"


# -- Tents


@pytest.mark.rule("card/tents", "card/shrouded_wood")
@pytest.mark.ruling("card/tents#1")
def test_tents_help_if_the_shrouded_wood_leads_within_the_region(table):
    t = table(
        "purple red",
        sites={1: "shrouded_wood", 2: "fertile_valley", 6: "wastes"},
        at={1: "purple 1"},
        pawns={"purple": 6},
        advisers={"red": "tents"},
        favor={"red": 1},
        turn_of="red",
    )
    t.answer("travel", "use tents", "to s2")
    assert (t.pawn("red"), t.supply("red"), t.favor_on("tents")) == (2, 7, 1)
