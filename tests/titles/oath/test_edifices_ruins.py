"""The ruins of edifices: they have no suit, but still a power."""

import pytest

# -- all of them


@pytest.mark.rule("2.9.a", "7.2.2")
def test_nobody_musters_on_a_ruin_or_trades_with_it(table):
    t = table(
        "purple red",
        sites={1: "lush_coast hall_of_mockery"},
        favor={"purple": 3},
        secrets={"purple": 2},
    )
    assert not t.offered("muster") and not t.offered("trade")


# -- Bandit Rampart


RAMPART = {
    "sites": {1: "lush_coast bandit_rampart", 3: "steppe"},
    "pawns": {"red": 4},
    "warbands": {"purple": 6},
    "oath": "people",
    "dice": [0] * 12,
}


@pytest.mark.rule("card/bandit_rampart", "5.5.3")
@pytest.mark.ends_open
def test_bandits_behind_their_rampart_take_two_attack_dice_away(table):
    t = table("purple red", **RAMPART)
    t.campaign("bandits", dice=5)
    assert t.dice_rolled() == (3, 1)


@pytest.mark.rule("card/bandit_rampart")
@pytest.mark.ends_open
def test_a_player_who_rules_the_rampart_uses_it_if_its_site_is_a_target(table):
    t = table("purple red", **RAMPART, at={1: "red 1", 3: "red 1"})
    t.campaign("red", dice=5)
    t.plans("bandit_rampart")
    assert t.dice_rolled() == (3, 1)
    setup = RAMPART | {"pawns": {"purple": 3, "red": 4}}
    t = table("purple red", **setup, at={1: "red 1", 3: "red 1"})
    t.campaign("red", dice=5)  # site 1 is no target
    assert t.dice_rolled() == (5, 1)


@pytest.mark.rule("card/bandit_rampart", "7.5")
@pytest.mark.ends_open
def test_an_attacker_has_no_use_for_the_rampart(table):
    t = table("purple red", **(RAMPART | {"pawns": {}}), at={1: "purple 1"})
    t.campaign("red", "pawn", dice=5)
    assert t.dice_rolled() == (5, 2)


# -- Hall of Mockery


@pytest.mark.rule("card/hall_of_mockery", "5.4.4")
@pytest.mark.parametrize("mob", [False, True])
def test_whoever_recovers_the_peoples_favor_from_mockery_gets_the_mob(table, mob):
    t = table("purple red", sites={4: "steppe hall_of_mockery"}, favor={"purple": 2}, mob=mob)
    t.recover("peoples_favor")
    t.maybe("bank discord")
    assert t.banners("purple") == "peoples_favor" and t.g.mob
    t.ends_clean()
    t = table("purple red", favor={"purple": 2}, mob=mob)
    t.recover("peoples_favor")
    t.maybe("bank discord")
    assert not t.g.mob


# -- Ruined Temple


TEMPLE = {"sites": {1: "lush_coast", 4: "steppe ruined_temple"}, "deck": "wolves keep tents"}


@pytest.mark.rule("card/ruined_temple")
@pytest.mark.parametrize(
    ("at", "faceup"), [({4: "red 1"}, True), ({4: "purple 1"}, False), ({}, False)]
)
@pytest.mark.ends_open
def test_enemies_of_the_ruined_temple_play_no_beasts_faceup(table, at, faceup):
    t = table("purple red", **TEMPLE, at=at, turn_of="red")
    t.search()
    t.keep("wolves")
    assert t.offered("to s1") == faceup and t.offered("to advisers") == faceup
    assert t.offered("to facedown") and t.offered("discard")


@pytest.mark.rule("card/ruined_temple", "6.1")
@pytest.mark.ends_open
def test_the_temple_keeps_a_facedown_beast_hidden_but_no_other_card(table):
    t = table("purple red", **TEMPLE, advisers={"red": "-bracken -scouts"}, turn_of="red")
    t.answer("adviser red.2")
    assert t.offered("to advisers")
    t.answer("to advisers")
    t.answer("adviser red.1")
    assert not t.offered("to advisers") and t.pile("provinces") == "bracken"  # only a discard
    t = table("purple red blue", **TEMPLE, at={4: "purple 1"}, citizens="blue", turn_of="blue")
    t.search()
    t.keep("wolves")
    assert t.offered("to s1")  # a Citizen is no enemy of the Empire


# -- Squalid District


SQUALID = {
    "sites": {1: "lush_coast", 3: "steppe squalid_district"},
    "round": 6,
    "turn_of": "blue",
    "keeper": "purple",
    "oath": "people",
    "banners": {"purple": "peoples_favor"},
    "citizens": "blue",
}


@pytest.mark.rule("card/squalid_district", "3.3")
@pytest.mark.ruling("card/squalid_district#1", "card/squalid_district#2")
@pytest.mark.parametrize(
    ("face", "answer", "over"),
    [
        (3, "choose raise", True),  # a 4 becomes a 5
        (3, "pass", False),
        (4, "choose lower", False),  # a 5 becomes a 4
        (4, "pass", True),
        (5, "choose raise", True),  # a 6 stays an end of the game
        (5, "choose lower", True),
    ],
)
def test_the_ruler_of_the_squalid_district_changes_the_end_die_by_one(table, face, answer, over):
    t = table("purple red blue", **SQUALID, at={3: "red 1"}, dice=[face])
    t.rest()
    t.expect(1, "adjust-die", "choose raise", "choose lower", "pass")
    assert t.question().count == face + 1  # after the roll
    t.answer(answer)
    assert t.match.over == over


@pytest.mark.rule("card/squalid_district")
@pytest.mark.ends_open
def test_for_the_empire_the_chancellor_decides_and_bandits_do_nothing(table):
    t = table("purple red blue", **SQUALID, at={3: "purple 1"}, dice=[3])
    t.rest()
    t.expect(0, "adjust-die")  # no Citizen, even in his own turn
    t = table("purple red blue", **SQUALID, dice=[3])
    t.rest()
    assert t.g.round == 7 and not t.was_asked("red", "adjust-die")


@pytest.mark.rule("card/squalid_district", "3.3")
def test_without_a_roll_there_is_nothing_to_change(table):
    t = table("purple red blue", **(SQUALID | {"round": 4}), at={3: "red 1"})
    t.rest()
    assert t.g.round == 5 and t.phase.startswith("purple")


# -- Fallen Spire


FALLEN = {
    "sites": {1: "lush_coast fallen_spire"},
    "secrets": {"red": 2},
    "piles": {"cradle": "keep vision_faith wolves tents"},
    "turn_of": "red",
}


@pytest.mark.rule("card/fallen_spire")
@pytest.mark.ruling("card/fallen_spire#1")
def test_the_fallen_spire_exchanges_the_topmost_denizens_unseen(table):
    t = table("purple red", **FALLEN, dispossessed="scryer longbows elders")
    t.use("fallen_spire")
    t.expect(1, "choose-count", "count 1", "count 2", "count 3")
    assert not any(t.g.knows(t.player("red"), t.this(id)) for id in ("keep", "wolves", "scryer"))
    t.answer("count 2")
    pile = t.pile("cradle").split()
    assert (pile[1], pile[3]) == ("vision_faith", "tents")  # the Vision stays, the third, too
    assert {pile[0], pile[2]} < {"scryer", "longbows", "elders"}
    assert {"keep", "wolves"} < set(t.g.names(t.g.dispossessed))
    assert not any(t.g.knows(player, t.this(pile[0])) for player in t.g.players)
    assert (t.secrets("red"), t.secrets_on("fallen_spire")) == (0, 1)


@pytest.mark.rule("card/fallen_spire")
def test_five_cards_at_most_fall_and_none_without_dispossessed_or_denizens(table):
    long = FALLEN | {"piles": {"cradle": "keep wolves tents scouts bracken captains"}}
    t = table("purple red", **long,
              dispossessed="scryer longbows elders rangers cracking_ground charlatan")  # fmt: skip
    t.use("fallen_spire")
    assert t.names()[-1] == "count 5"
    t.answer("count 5")
    assert t.pile("cradle").split()[-1] == "captains" and len(t.g.dispossessed) == 6
    t.ends_clean()
    t = table("purple red", **FALLEN)
    assert not t.offered("use fallen_spire")
    t = table("purple red", **(FALLEN | {"piles": {"cradle": "vision_faith"}}),
              dispossessed="scryer")  # fmt: skip
    assert not t.offered("use fallen_spire")


# -- Broken Forge


@pytest.mark.rule("card/broken_forge", "2.9")
def test_the_broken_forge_is_mended(table):
    t = table(
        "purple red",
        sites={1: "lush_coast broken_forge"},
        favor={"red": 3},
        secrets={"red": 2},
        turn_of="red",
    )
    t.use("broken_forge")
    assert t.cards(1) == "ancient_forge"
    assert (t.favor_on("ancient_forge"), t.secrets_on("ancient_forge")) == (2, 2)
    assert not t.offered("muster")  # what was paid still lies there
    t.rest()
    assert (t.bank("nomad"), t.secrets("red")) == (5, 2)
