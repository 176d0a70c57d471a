"""Title, victory and the turn at their edges (2.11, 3, 4.1, 4.3)."""

import pytest

# -- the title (2.11)


@pytest.mark.rule("2.11", "2.11.g", "6.B.2.11")
@pytest.mark.ruling("O34")
def test_on_a_tie_a_new_citizens_title_of_supremacy_stays_in_the_empire(table):
    t = table(
        "purple red blue",
        sites={1: "lush_coast", 2: "steppe", 3: "river", 4: "plains"},
        at={1: "red 1", 2: "red 1", 3: "blue 1", 4: "blue 1"},
        keeper="red",
        usurper=True,
    )
    t.answer("citizenship red", "choose reliquary_1", "pass", "offer", "accept")
    assert t.keeper == "purple" and not t.was_asked("red", "name-oathkeeper")
    assert t.phase == "purple act"


@pytest.mark.rule("2.11")
@pytest.mark.ruling("O1")
def test_a_tie_gives_nobody_the_title_and_losing_ground_without_rivals_takes_it_from_nobody(table):
    t = table(
        "purple red",
        turn_of="red",
        sites={1: "lush_coast", 2: "steppe"},
        at={2: "purple 1"},
        warbands={"red": 2},
        dice=[0, 5],
    )
    t.campaign("bandits", dice=1)
    t.answer("count 1")
    assert t.at(1) == "red 1" and t.keeper == "purple"  # one each
    t = table(
        "purple red", at={1: "red 1"}, keeper="red", dice=[0] + [5] * 3, warbands={"purple": 6}
    )
    t.campaign("red", dice=3)
    t.answer("count 0")
    assert t.at(1) == "" and t.keeper == "red"  # nobody rules anything


@pytest.mark.rule("2.11", "3.1")
def test_a_usurper_who_loses_the_title_and_regains_it_is_oathkeeper_again(table):
    t = table(
        "purple red",
        oath="people",
        banners={"red": "peoples_favor"},
        usurper=True,
        favor={"purple": 2, "red": 3},
    )
    t.recover("peoples_favor")
    t.answer("bank order")
    assert t.keeper == "purple"
    t.rest()
    t.recover("peoples_favor")
    t.answer("bank order")
    assert t.keeper == "red" and t.phase == "red act"


@pytest.mark.rule("2.11", "3.3")
@pytest.mark.ruling("O2")
def test_a_citizen_may_keep_another_oath_for_a_steadfast_empire(table):
    t = table(
        "purple red",
        citizens="red",
        turn_of="red",
        oath="devotion",
        banners={"red": "darkest_secret"},
        round=5,
        dice=[5],
    )
    t.rest()
    assert (t.g.winner, t.g.reason) == (0, "empire")


# -- visions (3.2, 3.4.3)


@pytest.mark.rule("3.2", "3.4.3")
@pytest.mark.ruling("O33")
@pytest.mark.parametrize(("drawn", "reason"), [(2, "war-weariness"), (3, "visionary")])
def test_after_round_eight_too_a_vision_needs_three_drawn(table, drawn, reason):
    t = table(
        "purple red",
        oath="people",
        keeper="red",
        visions={"red": "vision_faith"},
        banners={"red": "darkest_secret"},
        round=8,
        visions_drawn=drawn,
        turn_of="red",
    )
    t.rest()
    assert t.g.reason == reason


@pytest.mark.rule("3.2.c")
@pytest.mark.ruling("O1")
def test_sanctuary_is_measured_against_each_player_and_a_citizen_ties_it(table):
    position = {"visions": {"red": "vision_sanctuary"}, "visions_drawn": 3, "phase": "wake"}
    relics = {"red": "map whistle", "blue": "brass_horse ivory_eye"}
    t = table("purple red blue", citizens="blue", turn_of="red", relics=relics, **position)
    assert not t.match.over
    t = table("purple red blue", turn_of="red", relics={"red": "map whistle"}, **position)
    assert (t.g.winner, t.g.winning_vision) == (1, "vision_sanctuary")


@pytest.mark.rule("3.2.a")
@pytest.mark.ruling("O1", "O2")
def test_conquest_counts_the_empire_as_one(table):
    sites = {1: "lush_coast", 2: "steppe", 3: "river", 4: "plains"}
    position = {"visions": {"red": "vision_conquest"}, "visions_drawn": 3, "phase": "wake"}
    t = table(
        "purple red blue",
        citizens="blue",
        turn_of="red",
        sites=sites,
        at={1: "red 1", 2: "red 1", 3: "purple 1"},
        **position,
    )
    assert t.match.over and t.g.winner == 1
    at = {1: "red 1", 2: "red 1", 3: "purple 1", 4: "purple 1"}
    t = table("purple red", turn_of="red", sites=sites, at=at, keeper="red", **position)
    assert not t.match.over and t.keeper == "red usurper"


@pytest.mark.rule("3.4.1", "3.4.2", "3.4.3")
def test_weariness_asks_first_for_the_empire_then_usurper_then_visions(table):
    end = {"round": 8, "visions_drawn": 3, "turn_of": "blue", "oath": "protection"}
    seers = {"visions": {"blue": "vision_rebellion"}, "banners": {"blue": "peoples_favor"}}
    t = table("purple red blue", **end, **seers, relics={"purple": "map whistle"})
    t.rest()
    assert (t.g.winner, t.g.reason) == (0, "empire")
    rich = {"relics": {"red": "map whistle"}, "keeper": "red"}
    t = table("purple red blue", **end, **seers, **rich, usurper=True)
    t.rest()
    assert (t.g.winner, t.g.reason) == (1, "usurper")
    t = table("purple red blue", **end, **seers, **rich)
    t.rest()
    assert (t.g.winner, t.g.reason) == (2, "visionary")


@pytest.mark.rule("3.4.4", "3.3.1")
def test_a_weary_empire_without_the_title_still_has_a_successor(table):
    t = table(
        "purple red blue",
        citizens="blue",
        at={1: "red 1"},
        keeper="red",
        relics={"blue": "map whistle"},
        round=8,
        turn_of="blue",
    )
    t.rest()
    assert (t.g.winner, t.g.reason) == (2, "successor")


@pytest.mark.rule("3.3.1")
@pytest.mark.parametrize(
    ("oath", "position"),
    [
        ("supremacy", {"relics": {"red": "map"}, "at": {1: "purple 1"}}),
        ("people", {"banners": {"purple": "peoples_favor darkest_secret"}}),
        ("protection", {"banners": {"purple": "peoples_favor"}, "relics": {"red": "map"}}),
        ("devotion", {"banners": {"purple": "darkest_secret"}}),
    ],
)
def test_a_citizen_who_misses_the_successor_goal_leaves_the_victory_to_the_chancellor(
    table, oath, position
):
    t = table("purple red", citizens="red", oath=oath, round=8, turn_of="red", **position)
    t.rest()
    assert (t.g.winner, t.g.reason) == (0, "empire")


@pytest.mark.rule("3.3")
@pytest.mark.parametrize("round", [1, 4])
def test_before_the_end_of_round_five_no_die_is_rolled(table, round):
    t = table("purple red", at={1: "purple 1"}, round=round, turn_of="red", dice=[5])
    t.rest()
    assert not t.match.over and "rolls-end-die" not in t.events()


# -- Wake (4.1)


@pytest.mark.rule("4.1.1.I", "4.1.1.II")
def test_the_two_steps_of_the_mob_may_differ_and_look_at_the_banks_anew(table):
    t = table(
        "purple red",
        phase="wake",
        banners={"purple": "peoples_favor"},
        mob=True,
        favor={"purple": 1},
        favor_on={"peoples_favor": 3},
        banks={"nomad": 0, "beast": 1},
    )
    t.expect(0, "tend-peoples-favor", "bank nomad", "place")
    t.answer("bank nomad")
    t.expect(0, "tend-peoples-favor", "bank beast", "bank nomad", "place")
    t.answer("place")
    assert (t.favor_on("peoples_favor"), t.favor("purple"), t.bank("nomad")) == (3, 0, 1)
    assert t.g.mob  # it stays until the banner is recovered


@pytest.mark.rule("4.1.1.I")
def test_with_one_favor_on_the_banner_and_none_on_the_board_nothing_happens(table):
    t = table("purple red", phase="wake", banners={"purple": "peoples_favor"}, mob=True)
    assert (t.favor_on("peoples_favor"), t.phase) == (1, "purple act")


@pytest.mark.rule("4.1.1.III")
def test_six_favor_after_the_wake_step_raise_the_mob_but_recovering_with_six_does_not(table):
    t = table("purple red", favor={"purple": 7}, banners={"red": "peoples_favor"}, mob=True)
    t.recover("peoples_favor")
    t.answer("count 6", "bank nomad")
    assert t.favor_on("peoples_favor") == 6 and not t.g.mob and t.bank("nomad") == 4


@pytest.mark.rule("4.1.2", "4.1.3")
def test_victory_is_checked_before_the_title_turns_so_a_keeper_wakes_twice(table):
    t = table("purple red", at={1: "red 1"}, keeper="red", turn_of="red", phase="wake")
    assert not t.match.over and t.keeper == "red usurper"
    t.rest()
    t.rest()
    assert (t.g.winner, t.g.reason) == (1, "usurper")


# -- Rest (4.3)


@pytest.mark.rule("4.3.3")
@pytest.mark.parametrize(("bank", "supply"), [(14, 6), (9, 6), (8, 5), (4, 5), (3, 4), (0, 4)])
def test_the_bands_of_an_exile_count_warbands_in_his_bank(table, bank, supply):
    t = table("purple red", turn_of="red", supply={"red": 0}, warbands={"red": 14 - bank})
    t.rest()
    assert t.supply("red") == supply


@pytest.mark.rule("4.3.3")
@pytest.mark.parametrize(
    ("bank", "supply"), [(24, 6), (18, 6), (17, 5), (11, 5), (10, 4), (4, 4), (3, 3), (0, 3)]
)
def test_the_bands_of_the_chancellor_count_purple_ones_wherever_they_are(table, bank, supply):
    board = (24 - bank) // 2
    counts = {"purple": board, "blue": 24 - bank - board}
    t = table("purple blue", citizens="blue", supply={"purple": 0}, warbands=counts)
    t.rest()
    assert t.supply("purple") == supply


@pytest.mark.rule("4.3.1", "4.3.2", "2.9")
@pytest.mark.ends_open
def test_favor_and_secrets_leave_all_cards_but_banners_and_sites(table):
    t = table(
        "purple red",
        sites={1: "salt_flats wolves", 3: "steppe elders"},
        tokens_at={1: (2, 1)},
        favor_on={"elders": 2, "peoples_favor": 3},
        secrets_on={"wolves": 1, "map": 1, "darkest_secret": 4},
        relics={"purple": "map"},
        facedown_secrets={"purple": 2},
    )
    t.rest()
    assert (t.bank("nomad"), t.secrets("purple"), t.facedown_secrets("purple")) == (5, 4, 0)
    assert (t.favor_on("peoples_favor"), t.secrets_on("darkest_secret")) == (3, 4)
    assert (t.g.sites[0].favor, t.g.sites[0].secrets) == (2, 1)
