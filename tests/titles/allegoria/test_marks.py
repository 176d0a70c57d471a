"""What an answer says about itself: where it lies on the table, what it costs or brings."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.foresight import ends_turn
from tafelrunde.texts import Texts
from tafelrunde.titles.allegoria.rounds import TOKENS_EACH
from tafelrunde.titles.allegoria.vocabulary import VOCABULARY

FIVE = "spy_1 spy_2 spy_3 joker_1 joker_2"


def marks(t):
    """Each answer to the open question with its mark."""
    ask = t.question()
    words = t.match.title.vocabulary
    return {words.name(option): t.g.mark(ask, option) for option in ask.options}


def spots(t):
    """Each answer with its spots."""
    return {name: " ".join(mark.spots) for name, mark in marks(t).items()}


def remarks(t, lang="en"):
    """Each answer with what is said about it."""
    texts = Texts(lang, "allegoria", strict=True)
    return {name: texts.remark(mark) for name, mark in marks(t).items()}


def test_bids_lie_in_their_areas(table):
    t = table()
    shown = spots(t)
    assert shown["bid-0 area_3"] == shown["bid-star area_3"] == "area_3"


@pytest.mark.ends_open
def test_open_cards_lie_in_the_row_and_then_in_their_groups(table):
    t = table(area=2, bids="roselie 2, umbral 1", row=FIVE)
    assert spots(t)["single spy_3"] == "row/-1/spy_3"
    t.answer("single spy_3")
    assert spots(t)["pair joker_1"] == "row/-1/joker_1"
    t.answer("pair joker_1")
    shown = spots(t)
    assert shown["take group_1"] == shown["take-one group_1"]
    assert shown["take group_1"] == "group_1/-1/spy_1 group_1/-1/joker_1"
    assert shown["take group_3"] == "group_3/-1/spy_3"
    assert remarks(t)["take group_3"] == "– Spy 3"
    t.answer("take-one group_1")
    assert spots(t) == {"keep spy_1": "group_1/-1/spy_1", "keep joker_1": "group_1/-1/joker_1"}


@pytest.mark.ends_open
def test_actions_lie_in_their_area_and_moves_on_the_map(table):
    t = table(area=3, bids="roselie 2", roselie={"soldier": "home centre", "hand": "soldier_2"})
    assert spots(t)["do recruit"] == "area_3"
    t.do("advance")
    assert spots(t) == {
        "leave roselie": "roselie",
        **{f"enter {house}": house for house in ("roselie", "culver_lux", "umbral")},
    }
    t.answer("enter umbral")
    t.do("recruit")
    assert spots(t)["discard soldier_2"] == "hand/0/soldier_2"


@pytest.mark.ends_open
def test_whom_one_attacks_is_a_whole_board(table):
    foes = {"umbral": {"soldier": "centre"}, "culver_lux": {"soldier": "centre"}}
    t = table(area=3, bids="roselie 2", roselie={"soldier": "centre"}, **foes)
    t.do("attack")
    assert spots(t) == {"fight culver_lux": "board/1/house", "fight umbral": "board/2/house"}


@pytest.mark.ends_open
def test_a_ruse_lowers_a_track_of_the_opponent(table):
    t = table(area=4, bids="roselie 2", roselie={"spy": "umbral"}, umbral={"wealth": 7})
    t.do("ruse")
    assert spots(t)["lower wealth"] == "board/2/wealth"
    assert remarks(t)["lower wealth"] == "(now 7)"


@pytest.mark.ends_open
def test_commerce_says_what_the_trader_asks_and_gives(table):
    home = {"merchant": "umbral", "wealth": 3, "trade": 6}
    t = table(area=5, bids="roselie 2", roselie=home, trader="trader_f")
    t.do("commerce")
    assert spots(t) == {"pay wealth": "board/0/wealth", "pay trade": "board/0/trade"}
    assert remarks(t)["pay wealth"] == "(1 for 2 Trade; you have 3)"
    assert remarks(t)["pay trade"] == "(1 for 3 Wealth; you have 6)"


@pytest.mark.rule("A173", "A174")
@pytest.mark.ends_open
def test_what_costs_more_than_a_point_says_so(table):
    home = {"wealth": 6, "soldier": "home", "guilds": "spies merchants"}
    t = table(area=6, bids="roselie 2", roselie=home)
    assert remarks(t)["do grant_guild"] == "(2 action points)"
    assert remarks(t)["do wages"] == ""
    t.do("wages", "wages")
    t.answer("enter umbral")
    assert remarks(t)["do grant_guild"] == (
        "(2 action points, 1 of them from the home track with 1 anarchy marker; your turn ends)"
    )
    t.do("grant_guild")
    assert remarks(t)["place guild_bankers"].startswith("– ")
    t.answer("place guild_bankers")
    assert spots(t)["replace guild_spies"] == "board/0/guild_spies"


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.ends_open
def test_tasks_to_be_chosen_say_what_they_ask_for(table, lang):
    t = table(area=1, bids="roselie 2", tasks="T01 T02 T03")
    assert spots(t)["keep T01"] == "looking/0/T01"
    assert remarks(t, lang)["keep T01"] == f"– {Texts(lang, 'allegoria').card_text('T01')}"
    assert remarks(t, lang)["pass"] == ""


def test_who_ends_his_turn_with_action_points_is_asked_again(table):
    t = table(area=3, bids="roselie 2", roselie={"strength": 4, "soldier": "home"})
    while t.g.points > 0:
        cautions = {name: mark.caution for name, mark in marks(t).items() if mark.caution}
        assert cautions == {"pass": "sure-points-left"}
        t.do("recruit")
    # What is left would cost a space of the home track: many like to keep that.
    assert "do recruit" in marks(t)
    assert marks(t)["pass"].caution == ""


@pytest.mark.by_hand
def test_who_has_points_but_not_enough_for_anything_is_not_asked_again(table):
    t = table(area=6, bids="roselie 2", roselie={"wealth": 6}, umbral={"soldier": "home"})
    assert list(marks(t)) == ["do grant_guild", "do grant_task", "pass"]
    assert marks(t)["pass"].caution == "sure-points-left"
    t.g.points = 1  # a Grant costs 2: the other one would come from the home track
    assert marks(t)["pass"].caution == ""


def test_the_action_that_ends_the_turn_and_the_bid_that_reveals_are_foreseen(table):
    parse = VOCABULARY.parse

    t = table(area=3, bids="roselie 2, umbral 1", roselie={"strength": 0})
    points = t.g.points
    for left in range(points, 0, -1):
        assert ends_turn(t.match, 0, parse("do recruit")) == (left == 1)
        t.do("recruit")
    assert t.question().seat == 2  # the turn is over

    t = table(houses="roselie umbral")
    bids = 0
    while t.question().prompt == "bid":
        ask = t.question()
        bids += 1
        last = bids == 2 * TOKENS_EACH
        assert ends_turn(t.match, ask.seat, ask.options[-1]) == last
        t.match.answer(ask.seat, ask.options[-1])
    assert bids == 2 * TOKENS_EACH
