"""Goals, the title and all ways to win (2.11, 3)."""

from __future__ import annotations

import pytest


def site_row(*owners: str) -> dict[str, dict[int, str]]:
    """Sites 2 to ... with one warband of each owner."""
    names = ["river", "steppe", "marshes", "mine", "ancient_city", "deep_woods"]
    return {
        "sites": {at + 2: names[at] for at in range(len(owners))},
        "at": {at + 2: f"{owner} 1" for at, owner in enumerate(owners)},
    }


@pytest.mark.rule("2.11", "2.11.a", "2.11.h")
def test_who_alone_rules_the_most_sites_takes_the_title_oathkeeper_side_up(table):
    t = table(
        "red purple",
        **site_row("red", "purple"),
        turn_of="red",
        keeper="purple",
        usurper=False,
        warbands={"red": 4},
        dice=[0, 3, 3, 3, 3],
    )
    t.campaign("bandits")
    assert t.keeper == "purple"
    t.answer("count 1")
    assert t.keeper == "red" and "oathkeeper" in t.events()


@pytest.mark.rule("2.11.f")
@pytest.mark.ruling("O1")
def test_a_tie_leaves_the_title_with_its_holder(table):
    t = table(
        "red purple",
        **site_row("purple"),
        turn_of="red",
        keeper="purple",
        warbands={"red": 4},
        dice=[0, 3, 3, 3, 3],
    )
    t.campaign("bandits")
    t.answer("count 1")
    assert t.keeper == "purple"


@pytest.mark.rule("2.11.g")
@pytest.mark.ruling("O1")
def test_a_holder_who_falls_behind_names_the_new_one_among_those_tied(table):
    t = table(
        "purple red blue",
        sites={1: "lush_coast", 2: "river", 3: "steppe", 4: "marshes"},
        at={1: "purple 1", 2: "red 1", 3: "blue 1", 4: "purple 1"},
        pawns={"purple": 6, "red": 1, "blue": 5},
        keeper="purple",
        warbands={"red": 4},
        turn_of="red",
        dice=[0, 0, 0] + [3] * 4,
    )
    t.campaign("purple", "s4", dice=4)
    t.answer("count 0", "count 0")
    t.expect(0, "name-oathkeeper", "name red", "name blue")
    t.answer("name blue")
    assert t.keeper == "blue"


@pytest.mark.rule("2.11.b", "2.11.d")
@pytest.mark.parametrize(
    ("oath", "banner"), [("people", "peoples_favor"), ("devotion", "darkest_secret")]
)
def test_two_oaths_follow_their_banner(table, oath, banner):
    t = table("red purple", turn_of="red", oath=oath, favor={"red": 2}, secrets={"red": 2})
    assert t.keeper == "purple"  # nobody holds the banner: the title stays
    t.recover(banner)
    t.maybe("count 2", "bank order")
    assert t.keeper == "red"


@pytest.mark.rule("2.11.c", "2.3.c")
def test_protection_counts_relics_and_banners_but_not_the_reliquary(table):
    t = table(
        "red purple",
        turn_of="red",
        oath="protection",
        relics={"red": "map"},
        favor={"red": 2},
    )
    assert t.keeper == "purple"  # one each, and four relics on the Reliquary count for nobody
    t.recover("peoples_favor")
    t.answer("bank order")
    assert t.keeper == "red"


@pytest.mark.rule("3.1", "4.1.2", "3.0")
def test_an_exile_who_wakes_as_usurper_wins(table):
    t = table(
        "purple red", at={1: "red 1"}, keeper="red", usurper=True, turn_of="red", phase="wake"
    )
    assert t.match.over and t.g.outcome().winners == [1] and t.g.reason == "usurper"


@pytest.mark.rule("3.1", "2.11.h")
def test_an_oathkeeper_is_no_usurper_yet(table):
    t = table("purple red", at={1: "red 1"}, keeper="red", turn_of="red", phase="wake")
    assert not t.match.over and t.keeper == "red usurper"


VISION_CASES = [
    ("vision_conquest", {"at": {1: "red 1"}}),
    ("vision_rebellion", {"banners": {"red": "peoples_favor"}}),
    ("vision_sanctuary", {"relics": {"red": "map whistle"}}),
    ("vision_faith", {"banners": {"red": "darkest_secret"}}),
]


@pytest.mark.rule(
    "3.2",
    "3.2.a",
    "3.2.b",
    "3.2.c",
    "3.2.d",
    "2.7.2",
    "card/vision_conquest",
    "card/vision_rebellion",
    "card/vision_sanctuary",
    "card/vision_faith",
)
@pytest.mark.parametrize(("vision", "position"), VISION_CASES)
@pytest.mark.parametrize("drawn", [2, 3])
def test_a_visionary_wins_in_wake_once_three_visions_were_drawn(table, vision, position, drawn):
    t = table(
        "purple red",
        oath="people" if vision != "vision_rebellion" else "devotion",
        keeper="purple",
        visions={"red": vision},
        visions_drawn=drawn,
        turn_of="red",
        phase="wake",
        **position,
    )
    t.maybe("bank order")
    assert t.match.over == (drawn == 3)
    if drawn == 3:
        assert (t.g.winner, t.g.reason, t.g.winning_vision) == (1, "visionary", vision)


@pytest.mark.rule("3.2.a", "3.2.c")
@pytest.mark.ruling("O1")
def test_a_tie_is_no_visionary_win(table):
    t = table(
        "purple red blue",
        **site_row("red", "blue"),
        visions={"red": "vision_conquest"},
        visions_drawn=5,
        keeper="blue",
        turn_of="red",
        phase="wake",
    )
    assert not t.match.over


END = [
    (5, 6, True),
    (5, 5, False),
    (6, 5, True),
    (6, 4, False),
    (7, 3, True),
    (7, 2, False),
    (4, 6, False),
]


@pytest.mark.rule("3.3")
@pytest.mark.parametrize(("round", "roll", "over"), END)
def test_the_end_die_ends_rounds_five_to_seven_for_a_steadfast_empire(table, round, roll, over):
    t = table("purple red", at={1: "purple 1"}, round=round, turn_of="red", dice=[roll - 1])
    t.rest()
    assert t.match.over == over
    if over:
        assert (t.g.winner, t.g.reason) == (0, "empire")


@pytest.mark.rule("3.3")
def test_no_end_die_is_rolled_while_an_exile_keeps_the_oath(table):
    t = table("purple red", at={1: "red 1"}, round=7, turn_of="red", dice=[5])
    t.rest()
    assert not t.match.over and "rolls-end-die" not in t.events()


@pytest.mark.rule("3.3.1", "3.3.1.a", "3.3.1.b", "3.3.1.c", "3.3.1.d", "3.4.1")
@pytest.mark.parametrize(
    ("oath", "position"),
    [
        ("supremacy", {"relics": {"red": "map whistle"}, "at": {1: "purple 1"}}),
        ("people", {"banners": {"red": "darkest_secret", "purple": "peoples_favor"}}),
        ("protection", {"banners": {"red": "peoples_favor"}, "relics": {"red": "map"}}),
        (
            "devotion",
            {"banners": {"purple": "darkest_secret"}, "relics": {"red": "the_grand_scepter"}},
        ),
    ],
)
def test_a_citizen_who_meets_the_successor_goal_wins_for_the_chancellor(table, oath, position):
    t = table("purple red", citizens="red", oath=oath, round=8, turn_of="red", **position)
    t.rest()
    assert (t.g.winner, t.g.reason) == (1, "successor")


@pytest.mark.rule("3.3.1.a")
def test_a_supremacy_successor_needs_more_than_everybody_of_the_empire(table):
    t = table(
        "purple red blue",
        citizens="red blue",
        at={1: "purple 1"},
        relics={"red": "map whistle", "blue": "brass_horse horned_mask"},
        round=8,
        turn_of="blue",
    )
    t.rest()
    assert (t.g.winner, t.g.reason) == (0, "empire")


@pytest.mark.rule("3.4", "3.4.2")
def test_after_round_eight_a_usurper_wins(table):
    t = table("purple red", at={1: "red 1"}, keeper="red", usurper=True, round=8, turn_of="red")
    t.rest()
    assert (t.g.winner, t.g.reason) == (1, "usurper")


@pytest.mark.rule("3.4.3")
def test_after_round_eight_visions_are_checked_in_their_order(table):
    t = table(
        "purple red blue",
        oath="protection",
        keeper="red",
        visions={"red": "vision_faith", "blue": "vision_rebellion"},
        banners={"red": "darkest_secret", "blue": "peoples_favor"},
        relics={"red": "map"},
        round=8,
        visions_drawn=3,
        turn_of="blue",
    )
    t.rest()
    assert (t.g.winner, t.g.winning_vision) == (2, "vision_rebellion")


@pytest.mark.rule("3.4.4")
def test_after_round_eight_the_chancellor_wins_if_nobody_else_does(table):
    t = table("purple red", at={1: "red 1"}, keeper="red", round=8, turn_of="red")
    t.rest()
    assert (t.g.winner, t.g.reason) == (0, "war-weariness")


@pytest.mark.rule("3.1", "3.2")
@pytest.mark.ruling("O26")
def test_winning_in_several_ways_is_noted_for_the_chronicle(table):
    t = table(
        "purple red",
        at={1: "red 1"},
        keeper="red",
        usurper=True,
        visions={"red": "vision_conquest"},
        visions_drawn=3,
        turn_of="red",
        phase="wake",
    )
    assert t.match.over and t.g.won_ways == 2 and t.g.reason == "usurper"
