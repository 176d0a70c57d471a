"""Area III: Recruit, Advance, Attack (A129-A147)."""

from __future__ import annotations

import pytest

from tafelrunde.titles.allegoria.soldiers import DIE

ALONE = "roselie 2"


def battle(table, mine, theirs, dice):
    """Roselie attacks Umbral at home, so many soldiers against so many, with these dice."""
    home, foe = {"soldier": f"umbral*{mine}"}, {"soldier": f"home*{theirs}"}
    t = table(area=3, bids=ALONE, roselie=home, umbral=foe, dice=dice)
    t.do("attack")
    return t


@pytest.mark.rule("A129", "A131")
def test_recruit_places_a_soldier_and_without_cards_strength_stays(table):
    t = table(area=3, bids=ALONE, roselie={"strength": 2, "hand": "soldier_2"})
    t.do("recruit")
    t.answer("pass")
    assert t.figures("roselie", "soldier", "home") == 1
    assert t.roselie.supply == 9
    assert t.track("roselie", "strength") == 2
    assert t.hand("roselie") == "soldier_2"


@pytest.mark.rule("A130")
@pytest.mark.rule("card/soldier_1", "card/soldier_2", "card/soldier_3")
@pytest.mark.rule("card/joker_1", "card/joker_2", "card/joker_3")
@pytest.mark.parametrize(
    ("cards", "value"),
    [("soldier_1", 1), ("soldier_2", 2), ("soldier_3", 3), ("joker_1", 1), ("joker_2", 2),
     ("joker_3", 3), ("soldier_1 soldier_1 joker_2", 4)],
)  # fmt: skip
def test_soldier_and_joker_cards_raise_strength_by_their_sum(table, cards, value):
    t = table(area=3, bids=ALONE, roselie={"hand": f"{cards} spy_3"})
    t.do("recruit")
    t.answer(*[f"discard {card}" for card in cards.split()])
    assert t.track("roselie", "strength") == value
    assert t.figures("roselie", "soldier", "home") == 1
    assert t.hand("roselie") == "spy_3"
    assert t.cards(t.g.worker_discard) == " ".join(sorted(cards.split()))


@pytest.mark.rule("A130")
def test_who_has_cards_in_hand_is_asked_even_if_none_fits(table):
    t = table(area=3, bids=ALONE, roselie={"hand": "spy_3"})
    t.do("recruit")
    assert (0, "discard-soldiers") in t.forced
    empty = table(area=3, bids=ALONE)
    empty.do("recruit")
    assert empty.forced == []


@pytest.mark.rule("A132", "A133")
@pytest.mark.parametrize(("strength", "limit"), [(0, 1), (3, 1), (4, 2), (7, 2), (8, 3), (12, 3)])
def test_strength_limits_the_group(table, strength, limit):
    t = table(area=3, bids=ALONE, roselie={"strength": strength, "soldier": "home*5"})
    t.do("advance")
    if limit > 1:
        assert t.asked() == ("roselie", "move-size")
        assert t.offers() == {f"count {n}" for n in range(1, limit + 1)}
        t.answer(f"count {limit}")
    assert t.figures("roselie", "soldier", "centre") == limit
    assert t.g.points == 2


@pytest.mark.rule("A134")
def test_a_group_goes_to_one_region_only(table):
    t = table(area=3, bids=ALONE, roselie={"strength": 8, "soldier": "centre*3"})
    t.do("advance")
    t.answer("enter umbral", "count 2")
    assert t.figures("roselie", "soldier", "umbral") == 2
    assert t.figures("roselie", "soldier", "centre") == 1
    assert t.question().prompt == "soldiers-act", "the rest needs an action of its own"


@pytest.mark.rule("A135", "A136")
@pytest.mark.ruling("R19")
def test_each_step_is_an_action_home_to_centre_to_anywhere(table):
    t = table(area=3, bids=ALONE, roselie={"soldier": "home"})
    t.do("advance")
    assert t.figures("roselie", "soldier", "centre") == 1, "there is no other way"
    t.do("advance")
    assert t.offers() == {"enter roselie", "enter culver_lux", "enter umbral"}
    t.answer("enter culver_lux")
    assert t.g.points == 1
    t.do("advance")
    assert t.figures("roselie", "soldier", "centre") == 1, "and back"


@pytest.mark.rule("A137")
def test_attack_needs_an_own_soldier_there(table):
    t = table(
        area=3, bids=ALONE, roselie={"soldier": "umbral culver_lux"}, umbral={"soldier": "centre"}
    )
    t.do("attack")
    assert t.offers() == {"attack umbral", "attack culver_lux"}
    t.answer("attack umbral")
    assert t.g.points == 2


@pytest.mark.rule("A138")
@pytest.mark.ends_open
def test_opponents_soldiers_make_it_a_battle(table):
    t = table(area=3, bids=ALONE, roselie={"soldier": "umbral*2"}, umbral={"spy": "home"})
    t.do("attack")
    assert t.question().prompt == "raid-size", "a spy does not defend"
    t = table(area=3, bids=ALONE, roselie={"soldier": "umbral*2"}, culver_lux={"soldier": "umbral"})
    t.do("attack")
    assert t.question().prompt == "battle-anarchy", "anybody's soldier does"


@pytest.mark.rule("A139")
def test_nobody_raids_his_own_home(table):
    t = table(area=3, bids=ALONE, roselie={"soldier": "home*3"})
    assert "do attack" not in t.offers()
    t = table(area=3, bids=ALONE, roselie={"soldier": "home*3"}, umbral={"soldier": "roselie"})
    assert "do attack" in t.offers(), "but he may fight an intruder"


@pytest.mark.rule("A140", "A141")
@pytest.mark.parametrize(("where", "anarchy"), [("centre", 1), ("umbral", 0)])
def test_raid_one_influence_for_each_soldier_removed(table, where, anarchy):
    t = table(area=3, bids=ALONE, roselie={"soldier": f"{where}*4"})
    t.do("attack")
    assert t.offers() == {"count 1", "count 2", "count 3", "count 4"}
    t.answer("count 3")
    assert t.roselie.influence == 3
    assert t.roselie.supply == 9
    assert t.figures("roselie", "soldier", where) == 1
    assert t.roselie.anarchy == anarchy


@pytest.mark.rule("A142")
def test_the_attacker_names_one_opponent_with_soldiers_there(table):
    crowd = {"soldier": "centre"}
    t = table(area=3, bids=ALONE, roselie={"soldier": "centre*3"}, umbral=crowd, culver_lux=crowd)
    t.do("attack")
    assert t.offers() == {"fight umbral", "fight culver_lux"}
    t.answer("fight umbral", "pass")
    assert t.figures("umbral", "soldier", "centre") == 0
    assert t.figures("culver_lux", "soldier", "centre") == 1


@pytest.mark.rule("A143")
@pytest.mark.ends_open
def test_only_the_attacker_may_buy_one_before_the_dice(table):
    t = battle(table, 2, 2, dice=(0, 0))
    assert t.asked() == ("roselie", "battle-anarchy")
    assert not t.told("battle")
    t.answer("choose yes")
    assert t.told("battle")[0]["bonus"] == 1
    assert (t.roselie.anarchy, t.umbral.anarchy) == (1, 0)
    assert t.asked() == ("roselie", "spoils")


@pytest.mark.rule("A144", "A145", "A146")
@pytest.mark.ruling("R10")
def test_the_higher_total_wins_and_both_lose_a_soldier(table):
    t = battle(table, 3, 3, dice=(4, 1))
    t.answer("pass")
    assert t.told("battle")[0]["difference"] == 3
    assert t.figures("roselie", "soldier", "umbral") == 2
    assert t.figures("umbral", "soldier", "home") == 2, "losses come before spoils"
    assert t.offers() == {"choose influence", "choose removal"}
    t.answer("choose removal")
    assert t.figures("umbral", "soldier", "home") == 0, "two were left, three might have gone"
    assert t.umbral.supply == 10
    assert t.roselie.influence == 0


@pytest.mark.rule("A146")
def test_the_defender_may_win_and_take_influence(table):
    t = battle(table, 2, 3, dice=(0, 4))
    t.answer("pass")
    assert t.asked() == ("umbral", "spoils")
    assert t.question().count == 5
    t.answer("choose influence")
    assert t.umbral.influence == 5
    assert t.figures("roselie", "soldier", "umbral") == 1
    assert t.asked()[0] == "roselie", "his turn goes on"


@pytest.mark.rule("A147")
def test_a_tie_costs_both_a_soldier_and_has_no_spoils(table):
    t = battle(table, 2, 2, dice=(3, 3))
    t.answer("pass")
    assert t.question().prompt == "soldiers-act"
    assert t.figures("roselie", "soldier", "umbral") == 1
    assert t.figures("umbral", "soldier", "home") == 1
    assert t.roselie.influence == t.umbral.influence == 0


@pytest.mark.rule("A29", "A144")
def test_dice_come_from_the_table_and_both_players_throw(table):
    seen = set()
    for first in sorted(set(DIE)):
        t = battle(table, 1, 1, dice=(first, 2))
        t.answer("pass")
        told = t.told("battle")[0]
        seen.add((told["die"], told["their_die"]))
    assert seen == {(die, 2) for die in DIE}
