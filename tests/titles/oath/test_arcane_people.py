"""Arcane's actions against players: Terror Spells, Inquisitor, Dream Thief, Witch's Bargain."""

import pytest

# -- Terror Spells


def terror(table, **more):
    """Red stands in the Cradle with Terror Spells and the Darkest Secret."""
    setup = {
        "sites": {1: "lush_coast", 2: "fertile_valley", 4: "steppe"},
        "at": {1: "red 2", 2: "purple 1", 4: "purple 2"},
        "pawns": {"purple": 2, "blue": 4},
        "warbands": {"purple": 1, "blue": 3},
        "advisers": {"red": "terror_spells"},
        "banners": {"red": "darkest_secret"},
        "secrets": {"red": 1},
        "oath": "people",
        "turn_of": "red",
    }
    return table("purple red blue", **(setup | more))


@pytest.mark.rule("card/terror_spells")
@pytest.mark.ruling("card/terror_spells#1")
def test_terror_spells_kill_two_warbands_anywhere_in_the_region(table):
    t = terror(table)
    t.use("terror_spells")
    t.expect(1, "kill-warband", "lose purple", "lose s1", "lose s2")
    t.answer("lose purple", "lose s2")  # mixed freely
    assert (t.warbands("purple"), t.at(2), t.at(1), t.at(4)) == (0, "", "red 2", "purple 2")
    t.ends_clean()
    t = terror(table)
    t.use("terror_spells", "lose s1", "lose s1")  # even one's own
    assert t.at(1) == ""


@pytest.mark.rule("card/terror_spells")
def test_terror_spells_are_for_the_holder_of_the_darkest_secret_alone(table):
    assert not terror(table, banners={}).offered("use terror_spells")
    t = terror(table, banners={"purple": "darkest_secret"}, citizens="red")
    assert not t.offered("use terror_spells")  # the Chancellor's banner is not a Citizen's


@pytest.mark.rule("card/terror_spells")
def test_terror_spells_take_a_single_warband_and_need_one(table):
    t = terror(table, at={2: "purple 1"}, warbands={"blue": 3})
    t.use("terror_spells")
    assert t.at(2) == ""
    t.ends_clean()
    t = terror(table, at={4: "purple 1"}, warbands={"blue": 3})
    assert not t.offered("use terror_spells")


# -- Inquisitor


def inquisition(table, suspect, reds="inquisitor", **more):
    """Red looks into the advisers of a neighbour, purple."""
    setup = {
        "advisers": {"red": reds, "purple": suspect},
        "favor": {"red": 1},
        "turn_of": "red",
    }
    return table("purple red blue", **(setup | more))


@pytest.mark.rule("card/inquisitor")
def test_whoever_hides_no_conspiracy_gets_the_inquisitors_favor(table):
    t = inquisition(table, "-wolves -vision_faith longbows")
    t.use("inquisitor")
    t.expect(1, "choose-card", "peek purple.1", "peek purple.2")
    t.answer("peek purple.2")
    assert (t.favor("purple"), t.favor("red"), t.favor_on("inquisitor")) == (1, 0, 0)
    assert t.advisers("purple") == "-wolves -vision_faith longbows"
    assert t.g.knows(t.player("red"), t.this("vision_faith"))
    assert not t.g.knows(t.player("blue"), t.this("vision_faith"))


@pytest.mark.rule("card/inquisitor", "5.1.4.IV")
def test_a_conspiracy_that_is_found_may_be_played(table):
    t = inquisition(
        table,
        "-conspiracy wolves",
        "inquisitor bracken rangers",
        relics={"purple": "map"},
        secrets={"red": 1},
    )
    t.use("inquisitor", "choose yes")
    t.expect(1, "play-card", "to facedown", "to play", "discard")
    t.answer("to play", "take map")
    assert (t.relics("red"), t.secrets("red"), t.advisers("purple")) == ("map", 0, "wolves")
    assert (t.favor("purple"), t.favor_on("inquisitor")) == (0, 1)
    assert t.text(t.g.box) == "conspiracy"


@pytest.mark.rule("card/inquisitor")
@pytest.mark.ruling("card/inquisitor#1")
def test_a_conspiracy_that_is_found_may_be_discarded_kept_facedown_or_left_alone(table):
    t = inquisition(table, "-conspiracy")
    t.use("inquisitor", "choose yes", "discard")
    assert (t.advisers("purple"), t.pile("provinces")) == ("", "conspiracy")
    t.ends_clean()
    t = inquisition(table, "-conspiracy")
    t.use("inquisitor", "choose yes", "to facedown")
    assert (t.advisers("purple"), t.advisers("red")) == ("", "inquisitor -conspiracy")
    assert t.g.knows(t.player("blue"), t.this("conspiracy"))  # no favor changed hands
    t.ends_clean()
    t = inquisition(table, "-conspiracy")
    t.use("inquisitor", "pass")
    assert (t.advisers("purple"), t.favor("purple")) == ("-conspiracy", 0)
    t.ends_clean()


@pytest.mark.rule("card/inquisitor", "card/vow_of_obedience")
@pytest.mark.ends_open
def test_under_a_vow_of_obedience_the_found_conspiracy_cannot_be_played(table):
    t = inquisition(table, "-conspiracy", "inquisitor vow_of_obedience")
    t.use("inquisitor", "choose yes")
    t.expect(1, "play-card", "to facedown", "discard")


@pytest.mark.rule("card/inquisitor")
def test_the_inquisitor_needs_a_neighbour_with_something_hidden(table):
    assert not inquisition(table, "wolves").offered("use inquisitor")
    t = inquisition(table, "-wolves", sites={4: "steppe"}, pawns={"purple": 4})
    assert not t.offered("use inquisitor")
    assert not inquisition(table, "-wolves", favor={}).offered("use inquisitor")


# -- Dream Thief


@pytest.mark.rule("card/dream_thief")
def test_the_dream_thief_swaps_two_facedown_advisers_unseen(table):
    t = table(
        "purple red blue",
        sites={4: "steppe"},
        pawns={"blue": 4},
        advisers={"purple": "-wolves elders", "red": "dream_thief", "blue": "longbows -keep"},
        favor={"red": 2},
        turn_of="red",
    )
    t.use("dream_thief")
    t.expect(1, "choose-card", "swap blue.2", "swap purple.1")
    t.answer("swap blue.2")
    assert (t.advisers("purple"), t.advisers("blue")) == ("-keep elders", "longbows -wolves")
    assert t.g.knows(t.player("purple"), t.this("keep"))
    assert t.g.knows(t.player("purple"), t.this("wolves"))  # it was his
    assert not t.g.knows(t.player("red"), t.this("wolves"))
    assert t.favor_on("dream_thief") == 2


@pytest.mark.rule("card/dream_thief")
def test_the_dream_thief_may_swap_an_adviser_of_his_own(table):
    t = table(
        "purple red blue",
        advisers={"purple": "-wolves -elders", "red": "dream_thief -keep", "blue": "-scouts"},
        favor={"red": 2},
        turn_of="red",
    )
    t.use("dream_thief", "swap red.2")
    t.expect(1, "choose-card", "swap blue.1", "swap purple.1", "swap purple.2")
    t.answer("swap purple.2")
    assert (t.advisers("red"), t.advisers("purple")) == ("dream_thief -elders", "-wolves -keep")


@pytest.mark.rule("card/dream_thief")
def test_the_dream_thief_needs_hidden_advisers_of_two_players_and_two_favor(table):
    setup = {"favor": {"red": 2}, "turn_of": "red"}
    t = table("purple red", advisers={"red": "dream_thief", "purple": "-wolves -keep"}, **setup)
    assert not t.offered("use dream_thief")
    setup["favor"] = {"red": 1}
    t = table("purple red", advisers={"red": "dream_thief -keep", "purple": "-wolves"}, **setup)
    assert not t.offered("use dream_thief")


# -- Witch's Bargain


def bargain(table, **more):
    """Red bargains at the site where purple and blue are."""
    setup = {
        "sites": {4: "steppe"},
        "advisers": {"red": "witchs_bargain"},
        "pawns": {"yellow": 4},
        "turn_of": "red",
    }
    return table("purple red blue yellow", **(setup | more))


@pytest.mark.rule("card/witchs_bargain")
def test_the_witch_gives_secrets_for_favor_as_often_as_she_likes(table):
    t = bargain(table, secrets={"red": 3}, favor={"purple": 5, "blue": 1, "yellow": 4})
    t.use("witchs_bargain")
    t.expect(1, "choose-player", "choose purple", "pass")  # blue has too little, yellow is away
    t.answer("choose purple")
    t.expect(1, "choose-count", "count 1", "count 2")
    t.answer("count 2")
    assert (t.favor("red"), t.favor("purple")) == (4, 1)
    assert (t.secrets("red"), t.secrets("purple"), t.secrets_on("witchs_bargain")) == (0, 2, 1)


@pytest.mark.rule("card/witchs_bargain")
@pytest.mark.ruling("card/witchs_bargain#1")
def test_the_witch_takes_even_the_last_secret_and_a_facedown_one(table):
    t = bargain(
        table,
        secrets={"red": 1, "blue": 1},
        facedown_secrets={"blue": 1},
        favor={"red": 5},
    )
    t.use("witchs_bargain", "choose blue", "count 2")
    assert (t.favor("red"), t.favor("blue")) == (1, 4)
    assert (t.secrets("red"), t.secrets("blue"), t.facedown_secrets("blue")) == (2, 0, 0)


@pytest.mark.rule("card/witchs_bargain")
@pytest.mark.ruling("card/witchs_bargain#1")
def test_several_players_may_be_part_of_one_bargain_each_in_one_way(table):
    t = bargain(table, secrets={"red": 2, "blue": 1, "purple": 1}, favor={"purple": 4, "blue": 2})
    t.use("witchs_bargain", "choose purple")  # without favor she can only give secrets
    assert (t.favor("red"), t.secrets("red"), t.secrets("purple")) == (2, 0, 2)
    t.expect(1, "choose-player", "choose blue", "pass")
    t.answer("choose blue")
    assert (t.favor("red"), t.favor("blue"), t.secrets("red")) == (0, 4, 1)
    t.answer("choose purple")  # again, the same way
    assert (t.favor("red"), t.favor("purple"), t.secrets("purple")) == (2, 0, 3)


@pytest.mark.rule("card/witchs_bargain")
def test_the_witch_chooses_favor_or_secrets_where_both_are_possible(table):
    t = bargain(table, secrets={"red": 2, "blue": 1}, favor={"red": 2, "blue": 2})
    t.use("witchs_bargain", "choose blue")
    t.expect(1, "choose-thing", "for favor", "for secrets")
    t.answer("for secrets")
    assert (t.favor("red"), t.secrets("red"), t.favor("blue")) == (0, 2, 4)


@pytest.mark.rule("card/witchs_bargain")
def test_the_bargain_needs_something_left_after_its_cost_and_somebody_there(table):
    t = bargain(table, secrets={"red": 1}, favor={"purple": 4})
    assert not t.offered("use witchs_bargain")  # the only secret is its price
    t = bargain(table, secrets={"red": 2}, favor={"yellow": 4})
    assert not t.offered("use witchs_bargain")
    t = bargain(table, secrets={"red": 2, "blue": 1}, favor={"red": 1})
    assert not t.offered("use witchs_bargain")


@pytest.mark.rule("card/witchs_bargain", "card/vow_of_silence")
@pytest.mark.ruling("card/vow_of_silence#1")
def test_a_vow_of_silence_stops_giving_secrets_but_not_their_being_taken(table):
    t = bargain(
        table,
        advisers={"red": "witchs_bargain vow_of_silence"},
        secrets={"red": 3},
        favor={"purple": 4},
    )
    assert not t.offered("use witchs_bargain")
    t = bargain(
        table,
        advisers={"red": "witchs_bargain", "blue": "vow_of_silence"},
        secrets={"red": 1, "blue": 1},
        favor={"red": 2},
    )
    t.use("witchs_bargain", "choose blue")
    assert (t.secrets("red"), t.secrets("blue"), t.favor("blue")) == (1, 0, 2)
