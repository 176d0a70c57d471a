"""Discord's denizens where they meet cards of other groups."""

import pytest

from tafelrunde.titles.oath import campaign
from tafelrunde.titles.oath.campaign_state import ATTACKER, DEFENDER

# -- Beast Tamer


def hunt(table, **more):
    """Red attacks blue's pawn and site with whatever plans there are."""
    setup = {
        "sites": {2: "fertile_valley"},
        "pawns": {"red": 2, "blue": 2},
        "warbands": {"red": 3},
        "at": {2: "blue 1"},
        "favor": {"red": 3, "blue": 3},
        "secrets": {"red": 3, "blue": 3},
        "turn_of": "red",
        "oath": "people",
    }
    t = table("purple red blue yellow", **(setup | more))
    t.campaign("blue", "pawn", dice=1)
    return t


@pytest.mark.rule("card/beast_tamer")
@pytest.mark.ends_open
def test_against_the_beast_tamer_there_are_no_beast_or_nomad_plans(table):
    t = hunt(table, advisers={"red": "rangers horse_archers longbows"})
    assert t.offered("use rangers") and t.offered("use horse_archers")
    t = hunt(table, advisers={"red": "rangers horse_archers longbows", "blue": "beast_tamer"})
    t.expect(1, "battle-plan", "use longbows", "pass")
    t = hunt(table, advisers={"red": "beast_tamer", "blue": "horse_archers longbows"})
    t.expect(2, "battle-plan", "use longbows", "pass")  # the tamer attacks
    t = hunt(table, advisers={"red": "rangers beast_tamer"})
    assert t.offered("use rangers")  # his own beasts obey
    t = hunt(table, advisers={"red": "rangers", "yellow": "beast_tamer"})
    assert t.offered("use rangers")  # yellow has no part in it


@pytest.mark.rule("card/beast_tamer", "5.5.2")
@pytest.mark.ends_open
def test_a_beast_tamer_who_helps_the_defender_tames_for_the_whole_side(table):
    t = hunt(
        table,
        citizens="blue",
        at={2: "purple 1"},
        advisers={"red": "rangers longbows", "purple": "beast_tamer"},
    )
    t.expect(1, "battle-plan", "use longbows", "pass")


@pytest.mark.rule("card/beast_tamer", "5.5.3")
@pytest.mark.ends_open
def test_bandits_cannot_use_nomads_against_the_tamer_either(table):
    for advisers, dice in [({}, (2, 3)), ({"red": "beast_tamer"}, (2, 1))]:
        t = table(
            "purple red",
            sites={2: "fertile_valley longbows storm_caller"},
            pawns={"red": 2},
            warbands={"red": 3},
            advisers=advisers,
            turn_of="red",
        )
        t.campaign("bandits", dice=3)
        assert t.dice_rolled() == dice  # the Longbows still serve them


@pytest.mark.rule("card/beast_tamer")
@pytest.mark.ends_open
def test_the_tamer_forbids_by_suit_and_side(table):
    t = hunt(table, advisers={"blue": "beast_tamer", "red": "longbows"})
    g, tamer = t.g, t.this("beast_tamer")
    c = campaign.begin(g, t.player("red"), 1, t.player("blue"), False)
    forbids = g.power(tamer).forbids_plan
    for plan, forbidden in [("rangers", True), ("lancers", True), ("longbows", False)]:
        assert forbids(g, c, ATTACKER, t.this(plan), tamer) == forbidden
        assert not forbids(g, c, DEFENDER, t.this(plan), tamer)


# -- Enchantress


@pytest.mark.rule("card/enchantress", "card/family_wagon")
@pytest.mark.ruling("card/enchantress#1")
def test_who_breaks_a_limit_by_the_swap_discards_but_never_the_enchantress(table):
    t = table(
        "purple red",
        advisers={"purple": "enchantress scouts", "red": "family_wagon elders longbows"},
        secrets={"purple": 1},
    )
    t.use("enchantress", "swap elders")
    assert t.advisers("red") == "family_wagon enchantress"  # only one that is no Nomad
    assert (t.advisers("purple"), t.pile("provinces")) == ("elders scouts", "longbows")


# -- others


@pytest.mark.rule("card/gambling_hall", "card/jinx")
def test_jinx_gives_the_gambler_a_second_roll(table):
    t = table(
        "purple red",
        sites={1: "lush_coast gambling_hall"},
        advisers={"purple": "jinx"},
        favor={"purple": 4},
        secrets={"purple": 2},
        dice=[0, 0, 0, 0, 4, 0, 0, 0],
    )
    t.use("gambling_hall")
    assert t.question().seat == 0 and t.question().source == "jinx"
    t.answer(t.names()[0], "bank order")
    assert t.bank("order") == 1


@pytest.mark.rule("card/second_wind", "5.6")
@pytest.mark.ends_open
def test_at_the_shrouded_wood_the_traveller_decides_whether_its_ruler_where(table):
    setup = {
        "sites": {1: "shrouded_wood", 4: "steppe", 6: "wastes"},
        "at": {1: "purple 1"},
        "pawns": {"purple": 4},
        "warbands": {"red": 4},
        "advisers": {"red": "second_wind"},
        "favor": {"red": 1},
        "secrets": {"red": 1},
        "turn_of": "red",
        "dice": [0, 0, 3, 3, 3, 3],
    }
    t = table("purple red blue", **setup)
    t.campaign("blue", "pawn", dice=4)
    t.plans("second_wind")
    t.expect(0, "name-destination")
    t.answer("to s4")  # blue is banished
    t.expect(1, "use-power", "choose yes", "pass")
    t.answer("choose yes")
    t.expect(0, "name-destination")
    assert t.offered("to s6") and not t.offered("pass")
    t.answer("to s6", "pass")
    assert (t.pawn("blue"), t.pawn("red")) == (4, 6)
    t.ends_clean()
    t = table("purple red blue", **setup)
    t.campaign("blue", "pawn", dice=4)
    t.plans("second_wind")
    t.answer("to s4", "pass")
    assert t.pawn("red") == 1


@pytest.mark.rule("card/false_prophet", "card/book_binders")
def test_a_vision_that_the_false_prophet_reveals_is_worth_a_book(table):
    def state(g):
        this = next(at for at in range(len(g.kinds)) if g.kinds[at].id == "vision_faith")
        g.warbands_on[this] = [0, 1, 0, 0, 0, 0]
        g.reserve[1] -= 1

    t = table(
        "purple red blue",
        advisers={"red": "false_prophet", "purple": "book_binders"},
        visions={"blue": "vision_faith"},
        deck="vision_conquest",
        turn_of="blue",
        state=state,
    )
    t.search()
    t.answer("to play", "to play", "bank order", "bank beast")
    assert t.favor("purple") == 4 and t.vision("red") == "vision_faith"
