"""The Visions: who wins with them, in which order, and what oath follows; the Conspiracy."""

from itertools import permutations

import pytest

from tests.titles.oath.test_chronicle_steps import finish

VISIONS = ["vision_conquest", "vision_rebellion", "vision_sanctuary", "vision_faith"]  # 3.4.3
OATHS = ["supremacy", "people", "protection", "devotion"]

# Who meets all goals at once: sites, both banners, most relics.
MET = {
    "at": {1: "red 1"},
    "banners": {"red": "peoples_favor darkest_secret"},
    "relics": {"red": "map whistle"},
}


def split(first, second):
    """A position in which red meets the goal of one Vision and blue that of another."""
    position = {"at": {}, "banners": {}, "relics": {}}
    for who, vision in (("red", first), ("blue", second)):
        if vision == "vision_conquest":
            position["at"] = {1: f"{who} 1"}
        elif vision == "vision_rebellion":
            position["banners"][who] = "peoples_favor"
        elif vision == "vision_faith":
            position["banners"][who] = "darkest_secret"
        else:
            position["relics"][who] = "map whistle brass_horse"
    return position


# -- winning with them


@pytest.mark.rule(*[f"card/{vision}" for vision in VISIONS], "3.4.3")
@pytest.mark.ruling(
    "card/vision_conquest#2",
    "card/vision_rebellion#1",
    "card/vision_sanctuary#2",
    "card/vision_faith#1",
)
@pytest.mark.parametrize(("mine", "other"), list(permutations(range(4), 2)))
def test_after_round_eight_conquest_goes_before_rebellion_sanctuary_and_faith(table, mine, other):
    visions = VISIONS[mine], VISIONS[other]
    t = table(
        "purple red blue",
        oath="people" if "vision_sanctuary" in visions else "protection",
        keeper="red",  # an Exile, but no Usurper
        visions={"red": visions[0], "blue": visions[1]},
        visions_drawn=3,
        round=8,
        turn_of="blue",
        **split(*visions),
    )
    t.rest()
    first = min(mine, other)
    assert (t.g.reason, t.g.winning_vision) == ("visionary", VISIONS[first])
    assert t.g.winner == (1 if first == mine else 2)


@pytest.mark.rule(*[f"card/{vision}" for vision in VISIONS], "8.1")
@pytest.mark.ruling(
    "card/vision_conquest#3",
    "card/vision_rebellion#2",
    "card/vision_sanctuary#3",
    "card/vision_faith#2",
)
@pytest.mark.parametrize(("vision", "oath"), list(zip(VISIONS, OATHS, strict=True)))
@pytest.mark.parametrize("before", OATHS)
def test_the_vision_that_wins_a_game_is_the_next_oath(table, vision, oath, before):
    def to_the_chronicle(g):
        g.prepared.chronicle = True

    t = table(
        "purple red",
        oath=before,
        keeper="purple",
        visions={"red": vision},
        visions_drawn=3,
        favor={"red": 1},
        turn_of="red",
        phase="wake",
        state=to_the_chronicle,
        **MET,
    )
    assert (t.g.reason, t.g.winning_vision) == ("visionary", vision)
    assert t.question().prompt != "chronicle-oath"  # there is no choice
    assert finish(t).oath == oath


@pytest.mark.rule("card/vision_conquest", "3.2.a")
@pytest.mark.ruling("card/vision_conquest#1")
@pytest.mark.parametrize(
    ("rival", "over"), [("blue 1", False), ("purple 1", False), ("red 1", True)]
)
def test_conquest_is_not_won_by_a_tie(table, rival, over):
    t = table(
        "purple red blue",
        sites={1: "lush_coast", 3: "steppe"},
        at={1: "red 1", 3: rival},
        visions={"red": "vision_conquest"},
        visions_drawn=3,
        oath="people",
        turn_of="red",
        phase="wake",
    )
    assert t.match.over == over


@pytest.mark.rule("card/vision_sanctuary", "3.2.c", "2.3.c")
@pytest.mark.ruling("card/vision_sanctuary#1")
@pytest.mark.parametrize(
    ("mine", "theirs", "over"),
    [
        ("map whistle", "the_grand_scepter", True),  # the Reliquary has four, which do not count
        ("map", "the_grand_scepter", False),
        ("map whistle", "the_grand_scepter brass_horse", False),
    ],
)
def test_sanctuary_is_not_won_by_a_tie_and_the_reliquary_counts_for_nobody(
    table, mine, theirs, over
):
    t = table(
        "purple red",
        relics={"red": mine, "purple": theirs},
        visions={"red": "vision_sanctuary"},
        visions_drawn=3,
        oath="people",
        turn_of="red",
        phase="wake",
    )
    assert all(relic >= 0 for relic in t.g.reliquary) and t.match.over == over


@pytest.mark.rule(*[f"card/{vision}" for vision in VISIONS], "3.2")
@pytest.mark.parametrize("vision", VISIONS)
def test_only_an_exile_wins_with_a_vision_and_only_in_his_own_wake(table, vision):
    setup = MET | {"visions": {"red": vision}, "visions_drawn": 3, "keeper": "purple"}
    t = table("purple red", **setup, citizens="red", favor={"red": 1}, turn_of="red", phase="wake")
    assert not t.match.over
    t = table("purple red", **setup, oath="protection", phase="wake")
    assert not t.match.over  # the Chancellor wakes
    t.rest()
    assert t.match.over and t.g.winner == 1


# -- the Conspiracy


@pytest.mark.rule("card/conspiracy", "5.1.4.IV")
@pytest.mark.ruling("card/conspiracy#1")
@pytest.mark.parametrize("who", ["purple", "blue", "red"])
def test_everybody_may_play_the_conspiracy_and_keeps_a_vision_revealed_before(table, who):
    t = table(
        "purple red blue",
        citizens="blue",
        visions={"red": "vision_faith"},
        deck="conspiracy",
        turn_of=who,
    )
    t.search()
    t.keep("conspiracy", "to play")
    assert t.text(t.g.box) == "conspiracy" and t.vision("red") == "vision_faith"
    assert t.advisers(who) == "" and t.vision(who) == ("vision_faith" if who == "red" else "")


@pytest.mark.rule("card/conspiracy", "2.5.3")
@pytest.mark.ruling("card/conspiracy#2")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (3, 1), (2, 1), (1, 1)])
@pytest.mark.parametrize("banner", ["peoples_favor", "darkest_secret"])
def test_a_banner_taken_by_conspiracy_burns_two_but_never_the_last(table, banner, before, after):
    favor = banner == "peoples_favor"
    t = table(
        "purple red",
        advisers={"purple": "scouts longbows", "red": "wrestlers"},
        banners={"red": banner},
        favor_on={"peoples_favor": before if favor else 1},
        secrets_on={"darkest_secret": 1 if favor else before},
        secrets={"purple": 1},
        deck="conspiracy",
    )
    shared = t.g.shared_favor
    t.search()
    t.keep("conspiracy", "to play", f"take {banner}")
    assert t.banners("purple") == banner and t.secrets("purple") == 0
    assert (t.favor_on(banner) if favor else t.secrets_on(banner)) == after
    assert t.g.mob == favor and t.g.shared_favor - shared == (before - after if favor else 0)


@pytest.mark.rule("card/conspiracy", "5.1.4.IV.a")
def test_the_conspiracy_takes_a_relic_as_well_or_nothing_at_all(table):
    setup = {
        "advisers": {"purple": "scouts longbows", "red": "wrestlers"},
        "relics": {"red": "map whistle"},
        "secrets": {"purple": 1},
        "deck": "conspiracy",
    }
    t = table("purple red", **setup)
    t.search()
    t.keep("conspiracy", "to play")
    t.expect(0, "conspiracy", "take map", "take whistle", "pass")
    t.answer("take whistle")
    assert "whistle" in t.relics("purple") and (t.relics("red"), t.secrets("purple")) == ("map", 0)
    t.ends_clean()
    t = table("purple red", **setup)
    t.search()
    t.keep("conspiracy", "to play", "pass")
    assert (t.relics("red"), t.secrets("purple")) == ("map whistle", 1)
    assert t.text(t.g.box) == "conspiracy"
    t.ends_clean()


@pytest.mark.rule("card/conspiracy", "2.7.1", "8.8")
@pytest.mark.ruling("card/conspiracy#3")
def test_the_conspiracy_stops_the_draw_moves_the_track_and_comes_back_in_the_chronicle(table):
    def to_the_chronicle(g):
        g.prepared.chronicle = True

    t = table(
        "purple red",
        oath="people",
        banners={"red": "darkest_secret"},
        visions={"red": "vision_faith"},
        visions_drawn=2,
        deck="keep conspiracy wolves",
        state=to_the_chronicle,
    )
    t.search()
    assert t.hand("purple") == "conspiracy keep" and t.g.visions_drawn == 3
    t.keep("conspiracy", "to play")
    assert t.text(t.g.box) == "conspiracy"
    t.rest()  # red wakes and wins: three Visions were drawn
    assert (t.g.reason, t.g.winner) == ("visionary", 1)
    world = finish(t)
    assert world.deck.count("conspiracy") == 1 and "conspiracy" not in t.text(t.g.box)
