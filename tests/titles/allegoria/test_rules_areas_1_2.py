"""Areas I and II: tasks and worker cards (A83-A99)."""

from __future__ import annotations

import pytest

FIVE = "spy_1 spy_2 spy_3 joker_1 joker_2"
FOUR = "roselie culver_lux antares umbral"


@pytest.mark.rule("A83", "A84")
def test_each_rank_draws_its_number_and_keeps_at_most_one(table):
    t = table(
        area=1, bids="roselie 2, umbral 1, culver_lux 1", tasks="T01 T02 T03 T04 T05 T06 T07 T08"
    )
    assert t.asked() == ("roselie", "keep-task")
    assert t.offers() == {"keep T01", "keep T02", "keep T03", "pass"}
    t.answer("keep T03")
    assert t.offers() == {"keep T04", "keep T05", "keep T06", "pass"}
    t.answer("pass")
    assert t.asked()[0] == "culver_lux"
    assert t.offers() == {"keep T07", "keep T08", "pass"}, "the third rank draws two"
    t.answer("keep T07")
    assert t.cards(t.roselie.tasks) == "T03"
    assert t.umbral.tasks == []
    assert t.cards(t.g.task_discard) == "T01 T02 T04 T05 T06 T08"


@pytest.mark.rule("A83")
@pytest.mark.parametrize(("houses", "draws"), [("roselie umbral", [3, 2]), (FOUR, [3, 3, 2, 2])])
def test_task_draws_with_two_and_four_players(table, houses, draws):
    bids = ", ".join(f"{house} 1" for house in houses.split())
    t = table(houses=houses, area=1, bids=bids)
    found = []
    while t.g.week == 1:
        found.append(len(t.question().options) - 1)
        t.answer("pass")
    assert found == draws


@pytest.mark.rule("A85")
def test_the_lowest_bidder_furthest_right_starts_the_next_week(table):
    t = table(area=1, bids="roselie 1, umbral 0, culver_lux 1", start="umbral")
    t.answer("pass", "pass")
    assert t.g.start == t.seat("culver_lux")
    assert t.asked() == ("culver_lux", "bid")


@pytest.mark.rule("A86")
def test_tasks_are_secret_and_unlimited(table):
    t = table(
        area=1, bids="roselie 1", roselie={"tasks": "T07 T16 T22 T46 T48 T09"}, tasks="T33 T44 T10"
    )
    t.answer("keep T44")
    assert len(t.roselie.tasks) == 7
    view = next(z for z in t.match.view(1)["zones"] if (z["name"], z["owner"]) == ("tasks", 0))
    assert (view["count"], view["cards"]) == (7, [])


@pytest.mark.rule("A87")
def test_an_empty_task_deck_is_made_of_the_discard_pile(table):
    t = table(area=1, bids="roselie 1", task_deck="T01", task_discard="T02 T03")
    assert t.offers() == {"keep T01", "keep T02", "keep T03", "pass"}
    assert t.told("shuffles")[0]["what"] == "tasks"
    assert t.g.task_discard == []
    t.answer("pass")


@pytest.mark.rule("A87")
def test_without_any_task_card_nothing_is_drawn(table):
    t = table(area=1, bids="roselie 1", task_deck="")
    assert t.g.week == 2
    assert t.g.start == 0


@pytest.mark.rule("A88")
@pytest.mark.ruling("R15")
def test_a_fulfilled_task_is_revealed_at_once_in_ones_own_turn(table):
    t = table(area=3, bids="roselie 2", roselie={"tasks": "T01"})
    t.do("recruit", "recruit")
    assert t.roselie.done == []
    t.do("recruit")
    assert t.cards(t.roselie.done) == "T01"
    assert t.told("fulfils")[0]["card"] == "T01"
    shown = next(z for z in t.match.view(1)["zones"] if (z["name"], z["owner"]) == ("done", 0))
    assert shown["cards"] == ["T01"]


@pytest.mark.rule("A88")
@pytest.mark.ruling("R15")
def test_a_task_is_not_revealed_in_somebody_elses_turn(table):
    t = table(
        area=5, bids="umbral 2, roselie 1", trader="trader_f",
        umbral={"merchant": "roselie", "trade": 5}, roselie={"tasks": "T33", "wealth": 7},
    )  # fmt: skip
    t.do("commerce")
    t.answer("pay wealth", "choose track")
    assert t.track("roselie", "wealth") == 8
    assert t.roselie.done == []
    t.answer("pass")
    assert t.asked()[0] == "roselie"
    assert t.cards(t.roselie.done) == "T33", "now it is his own turn"


@pytest.mark.rule("A88")
@pytest.mark.ruling("R15")
def test_nobody_is_asked_about_tasks_whether_one_is_fulfilled_or_not(table):
    t = table(area=3, bids="roselie 2", roselie={"tasks": "T48 T01"})
    t.do("recruit", "recruit", "recruit")
    assert t.forced == []
    assert t.cards(t.roselie.done) == "T01"


@pytest.mark.rule("A89", "A90", "A200", "A201")
def test_end_tasks_count_only_if_they_hold_at_the_end(table):
    t = table(week=6, area=7, roselie={"end_tasks": "E15 E08 E09", "tasks": "T48", "strength": 9})
    sheet = t.match.view(-1)["facts"]["sheets"][0]
    assert sheet["end_tasks"] == 10
    assert sheet["unfulfilled"] == -6
    assert t.cards(t.roselie.end_done) == "E08 E15"


@pytest.mark.rule("A91", "A202")
def test_diplomacy_pays_for_each_fulfilled_task_of_the_game(table):
    t = table(week=6, area=7, roselie={"done": "T01 T02 T03", "diplomacy": 4, "end_done": "E01"})
    assert t.match.view(-1)["facts"]["sheets"][0]["diplomacy"] == 12


# -- area II


@pytest.mark.rule("A92", "A93")
def test_the_lowest_bidder_divides_and_the_others_choose_in_ranking_order(table):
    t = table(area=2, bids="roselie 2, umbral 1, culver_lux 1", row=FIVE)
    assert t.asked() == ("culver_lux", "divide-single")
    assert t.offers() == {f"single {card}" for card in FIVE.split()}
    t.answer("single spy_3")
    assert t.question().about == "spy_1"
    assert t.offers() == {"pair spy_2", "pair joker_1", "pair joker_2"}
    t.answer("pair joker_1")
    assert [t.cards(group) for group in t.g.groups] == ["joker_1 spy_1", "joker_2 spy_2", "spy_3"]
    assert t.asked() == ("roselie", "take-group")
    t.answer("take group_2")
    assert t.asked()[0] == "umbral"
    assert t.offers() == {"take group_1", "take group_3"}
    t.answer("take group_3", "keep joker_1")
    assert t.hand("roselie") == "joker_2 spy_2"
    assert t.hand("umbral") == "spy_3"
    assert t.hand("culver_lux") == "joker_1"
    assert t.cards(t.g.worker_discard) == "spy_1"


@pytest.mark.rule("A94")
@pytest.mark.parametrize(
    ("bid", "hand"), [("2", "joker_1 spy_1"), ("1+1", "joker_1 spy_1"), ("1", "spy_1")]
)
def test_a_bid_of_two_takes_both_cards_a_bid_of_one_only_one(table, bid, hand):
    t = table(area=2, bids=f"roselie {bid}", row=FIVE)
    t.answer("single spy_3", "pair joker_1", "take group_1")
    if bid == "1":
        t.answer("keep spy_1")
    assert t.hand("roselie") == hand
    assert len(t.g.worker_discard) == 5 - len(hand.split())


@pytest.mark.rule("A94")
@pytest.mark.ruling("R35")
@pytest.mark.ends_open
def test_a_bid_of_two_may_leave_one_card_of_the_pair(table):
    t = table(area=2, bids="roselie 2, umbral 1", row=FIVE)
    t.answer("single spy_3", "pair joker_1")
    pairs = {"take-one group_1", "take-one group_2"}
    assert t.offers() == {"take group_1", "take group_2", "take group_3"} | pairs
    t.answer("take-one group_1")
    assert t.asked() == ("roselie", "take-card")
    assert t.offers() == {"keep spy_1", "keep joker_1"}, "at least one is kept"
    t.answer("keep joker_1")
    assert t.hand("roselie") == "joker_1"
    assert t.cards(t.g.worker_discard) == "spy_1"
    assert t.asked() == ("umbral", "take-group")
    assert t.offers() == {"take group_2", "take group_3"}, "with a bid of 1 there is no choice"


@pytest.mark.rule("A95")
def test_the_single_card_is_one_card_whatever_the_bid(table):
    t = table(area=2, bids="roselie 2+1", row=FIVE)
    t.answer("single spy_3", "pair joker_1", "take group_3")
    assert t.hand("roselie") == "spy_3"


@pytest.mark.rule("A96")
def test_with_four_bidders_the_lowest_draws_the_top_card_in_secret(table):
    bids = "roselie 2, umbral 1, antares 1, culver_lux 1"
    t = table(houses=FOUR, area=2, bids=bids, row=FIVE, workers="banker_3")
    assert t.asked() == ("culver_lux", "divide-single")
    t.answer("single spy_3", "pair joker_1", "take group_3", "take group_1", "keep spy_1")
    t.answer("keep spy_2")
    assert t.hand("culver_lux") == "banker_3"
    seat = t.seat("culver_lux")
    assert t.told("draws", seat)[0]["cards"] == ["banker_3"]
    assert "cards" not in t.told("draws", (seat + 1) % 4)[0]


@pytest.mark.rule("A96")
def test_with_three_bidders_of_four_players_the_lowest_takes_a_group(table):
    t = table(houses=FOUR, area=2, bids="roselie 2, umbral 1, antares 0, culver_lux 1", row=FIVE)
    t.answer("single spy_3", "pair joker_1", "take group_3", "take group_1", "keep spy_1")
    assert t.forced[-1] == (t.seat("culver_lux"), "take-group"), "only one is left"
    t.answer("keep spy_2")
    assert t.hand("culver_lux") == "spy_2"


@pytest.mark.rule("A97")
def test_there_is_no_hand_limit(table):
    t = table(area=2, bids="roselie 2", row=FIVE, roselie={"hand": "soldier_1*5 banker_1*5"})
    t.answer("single spy_3", "pair joker_1", "take group_1")
    assert len(t.roselie.hand) == 12


@pytest.mark.rule("A98")
def test_an_empty_worker_deck_is_made_of_the_discard_pile(table):
    t = table(area=7, bids="roselie 2", worker_deck="spy_1", worker_discard="joker_3*1 banker_2*1")
    t.do("training", "training")
    assert len(t.roselie.hand) == 2
    assert t.told("shuffles")[0]["what"] == "workers"
    assert len(t.g.worker_deck) == 1 and t.g.worker_discard == []


@pytest.mark.rule("A99")
def test_groups_nobody_took_are_discarded(table):
    t = table(area=2, bids="roselie 2", row=FIVE)
    t.answer("single spy_3", "pair joker_1", "take group_1")
    assert t.cards(t.g.worker_discard) == "joker_2 spy_2 spy_3"
    assert t.g.groups == [[], [], []]


@pytest.mark.rule("A92")
@pytest.mark.ends_open
def test_fewer_open_cards_still_make_groups(table):
    t = table(area=2, bids="roselie 2", row="spy_1 spy_2 spy_3")
    t.answer("single spy_2")
    assert [len(group) for group in t.g.groups] == [2, 0, 1]
    assert t.offers() == {"take group_1", "take-one group_1", "take group_3"}
