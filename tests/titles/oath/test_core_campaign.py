"""Campaign (5.5): defenders, targets, pools, dice, losses, conquest."""

from __future__ import annotations

import pytest

# Dice: attack 0 hollow, 3 sword, 5 two swords and a skull; defence 0 blank, 2 one, 4 two, 5 double.
HOLLOW, SWORD, SKULL = 0, 3, 5
BLANK, SHIELD, TWO, DOUBLE = 0, 2, 4, 5


@pytest.mark.rule("5.5.1", "2.8.3", "5.5.7", "5.5.7.I")
def test_bandits_defend_an_empty_site_with_one_die_and_one_bandit(table):
    t = table("purple red", warbands={"purple": 3}, dice=[BLANK, SWORD, SWORD, HOLLOW])
    t.campaign("bandits")
    t.expect(0, "occupy", "count 0", "count 1", "count 2", "count 3")
    t.answer("count 1")
    assert t.at(1) == "purple 1" and t.warbands("purple") == 2 and t.supply("purple") == 5


@pytest.mark.rule("5.5.1")
@pytest.mark.ends_open
def test_who_rules_the_site_or_stands_there_can_be_attacked_bandits_only_if_nobody_rules(table):
    t = table("purple red blue", at={1: "blue 1"}, pawns={"blue": 2}, warbands={"purple": 2})
    t.answer("campaign")
    t.expect(0, "campaign-against", "against red", "against blue")
    t = table("purple red", at={1: "purple 1"}, pawns={"red": 2}, warbands={"purple": 2})
    assert not t.offered("campaign")


@pytest.mark.rule("5.5.1")
def test_a_campaign_needs_two_supply(table):
    t = table("purple red", warbands={"purple": 2}, supply={"purple": 1})
    assert not t.offered("campaign")


@pytest.mark.rule("5.5.2", "5.5.2.a", "5.5.2.b", "5.5.2.c", "5.5.2.d", "2.4.2", "2.5.2")
@pytest.mark.ends_open
def test_targets_are_sites_anywhere_and_things_and_pawn_of_somebody_present(table):
    t = table(
        "purple red",
        sites={1: "lush_coast", 5: "river"},
        at={1: "red 1", 5: "red 2"},
        relics={"red": "brass_horse"},
        banners={"red": "peoples_favor"},
        favor_on={"peoples_favor": 3},
        warbands={"purple": 1},
    )
    t.answer("campaign")
    options = ["target s5", "target brass_horse", "target peoples_favor", "target pawn", "pass"]
    t.expect(0, "declare-target", *options)  # the site is a target already
    t.answer("target s5", "target peoples_favor", "target brass_horse", "target pawn")
    c = t.g.campaign
    assert c.sites == [0, 4] and c.target_dice == 1 + 1 + 3 + 2 + 2


@pytest.mark.rule("5.5.2.b", "5.5.2.c", "5.5.2.a")
@pytest.mark.ends_open
def test_of_an_absent_ruler_only_sites_are_targets(table):
    t = table(
        "purple red",
        at={1: "red 1"},
        pawns={"red": 3},
        relics={"red": "brass_horse"},
        warbands={"purple": 1},
    )
    t.answer("campaign")
    t.expect(0, "attack-dice", "count 0", "count 1")


@pytest.mark.rule("5.5.2.e")
@pytest.mark.ruling("O8")
def test_the_attacker_may_take_fewer_dice_than_warbands(table):
    t = table("purple red", warbands={"purple": 3}, dice=[BLANK, SKULL])
    t.answer("campaign", "against bandits")
    t.expect(0, "attack-dice", "count 0", "count 1", "count 2", "count 3")
    t.answer("count 1")
    assert t.warbands("purple") == 2  # one skull, and two swords beat one bandit
    t.answer("count 0")


@pytest.mark.rule("5.5.4", "5.5.4.a", "5.5.5.c", "5.5.6")
def test_doubling_faces_double_the_shields_and_warbands_are_added_afterwards(table):
    t = table(
        "purple red",
        at={1: "red 2"},
        pawns={"red": 2},
        relics={"red": "brass_horse"},
        warbands={"purple": 5, "red": 4},
        dice=[TWO, SWORD, SWORD, SWORD, SWORD, HOLLOW],
    )
    t.campaign("red")
    # 2 shields and 2 warbands against 4 swords: a draw is a defence; one sacrifice would win.
    t.expect(0, "sacrifice", "sacrifice yes", "pass")
    t.answer("pass")
    assert t.at(1) == "red 2" and t.warbands("purple") == 3  # half of five, rounded down, dies
    assert t.warbands("red") == 4  # not part of the force: the pawn is elsewhere


@pytest.mark.rule("5.5.4.a")
@pytest.mark.parametrize(
    ("faces", "shields"),
    [([TWO, SHIELD, DOUBLE], 6), ([DOUBLE, DOUBLE, SHIELD], 4), ([DOUBLE, BLANK, BLANK], 0)],
)
def test_several_doubling_faces_multiply(table, faces, shields):
    t = table(
        "purple red",
        relics={"red": "map"},
        warbands={"purple": 1},
        dice=[*faces, HOLLOW],
        keeper="purple",
    )
    t.campaign("red", "map")
    t.maybe("pass")
    values = [e for e in t.match.events(-1) if e["id"] == "campaign-values"]
    assert values[0]["defence"] == shields


@pytest.mark.rule("5.5.5", "5.5.5.b")
def test_two_hollow_swords_are_one_and_each_skull_kills_a_warband(table):
    dice = [BLANK, SKULL, HOLLOW, HOLLOW, HOLLOW]
    t = table("purple red", warbands={"purple": 4}, dice=dice)
    t.campaign("bandits")
    values = [e for e in t.match.events(-1) if e["id"] == "campaign-values"]
    assert (values[0]["attack"], values[0]["defence"]) == (3, 1)
    forces = [e for e in t.match.events(-1) if e["id"] == "campaign-forces"]
    assert (forces[0]["attackers"], forces[0]["defenders"]) == (4, 1)  # as they were rolled for
    assert t.warbands("purple") == 3
    t.answer("count 0")


@pytest.mark.rule("5.5.5.a", "9.5", "10.Opfern")
def test_sacrifices_are_exactly_as_many_as_needed(table):
    t = table("purple red", warbands={"purple": 4}, dice=[TWO, HOLLOW, HOLLOW, SWORD, HOLLOW])
    t.campaign("bandits")
    assert t.question().count == 2  # 3 to beat, 2 swords: 3 - 2 + 1
    t.answer("sacrifice yes")
    assert t.warbands("purple") == 2
    t.answer("count 2")
    assert t.at(1) == "purple 2"


@pytest.mark.rule("5.5.5.a")
def test_no_sacrifice_is_offered_that_could_not_win(table):
    t = table("purple red", warbands={"purple": 2}, dice=[TWO, HOLLOW, SKULL])
    t.campaign("bandits", dice=1)
    assert t.question().prompt == "act" and t.warbands("purple") == 1


@pytest.mark.rule("5.5.6", "10.Erledigen", "10.Truppen")
@pytest.mark.ruling("O7")
def test_a_beaten_defender_loses_half_and_the_others_come_to_the_board(table):
    t = table(
        "purple red",
        sites={1: "lush_coast", 2: "river"},
        at={1: "red 3", 2: "red 2"},
        pawns={"red": 5},
        warbands={"purple": 8, "red": 1},
        dice=[BLANK, BLANK] + [SKULL] * 4,
    )
    t.campaign("red", "s2", dice=4)
    assert "lose-warband" not in str(t.match.events(-1))  # all others come to his one board
    assert t.warbands("red") == 1 + 3 and t.g.reserve[1] == 14 - 4
    t.answer("count 2", "count 0")
    assert t.at(1) == "purple 2" and t.at(2) == ""


@pytest.mark.rule("5.5.4", "5.5.6")
def test_the_defenders_board_counts_if_his_pawn_is_at_a_targeted_site(table):
    t = table(
        "purple red",
        sites={1: "lush_coast", 2: "river"},
        at={1: "red 1", 2: "red 1"},
        pawns={"red": 2},
        warbands={"purple": 2, "red": 4},
        dice=[BLANK, BLANK, HOLLOW, HOLLOW],
    )
    t.campaign("red", "s2")
    values = [e for e in t.match.events(-1) if e["id"] == "campaign-values"]
    assert values[0]["defence"] == 6


@pytest.mark.rule("5.5.7.II", "2.5.3", "10.Erobern")
def test_targeted_relics_and_banners_are_seized_and_the_mob_rises(table):
    t = table(
        "purple red",
        relics={"red": "map"},
        banners={"red": "peoples_favor"},
        favor_on={"peoples_favor": 4},
        warbands={"purple": 6},
        dice=[BLANK] * 7 + [SKULL] * 6,
    )
    t.campaign("red", "map", "peoples_favor")
    assert t.relics("purple") == "the_grand_scepter map" and t.banners("purple") == "peoples_favor"
    assert t.favor_on("peoples_favor") == 2 and t.g.mob


@pytest.mark.rule("2.5.3")
def test_the_last_favor_of_a_seized_banner_is_never_burned(table):
    t = table(
        "purple red",
        banners={"red": "peoples_favor"},
        favor_on={"peoples_favor": 2},
        warbands={"purple": 3},
        dice=[BLANK] * 2 + [SWORD] * 3,
    )
    t.campaign("red", "peoples_favor")
    assert t.favor_on("peoples_favor") == 1


@pytest.mark.rule("5.5.7.III", "10.Verbrennen")
def test_a_beaten_pawn_is_banished_and_half_its_favor_burns(table):
    t = table(
        "purple red",
        favor={"red": 5},
        warbands={"purple": 3},
        supply={"red": 0},
        dice=[BLANK] * 2 + [SWORD] * 3,
    )
    t.campaign("red", "pawn")
    t.expect(0, "travel-to", *[f"to s{slot}" for slot in range(2, 9)])
    t.answer("to s6")
    assert t.pawn("red") == 6 and t.favor("red") == 3 and t.supply("red") == 0


@pytest.mark.rule("2.11.i")
@pytest.mark.parametrize(("usurper", "dice"), [(False, 1), (True, 2)])
@pytest.mark.ends_open
def test_the_title_adds_one_die_for_the_oathkeeper_and_two_for_the_usurper(table, usurper, dice):
    t = table(
        "purple red",
        at={1: "red 1"},
        pawns={"red": 4},
        warbands={"purple": 1},
        keeper="red",
        usurper=usurper,
    )
    t.answer("campaign")
    assert t.g.campaign.defence == 1 + dice


@pytest.mark.rule("5.5.3", "7.5", "7.5.1", "7.5.2", "7.5.4")
def test_each_side_uses_the_plans_it_rules_once_attacker_first(table):
    t = table(
        "purple red",
        sites={1: "lush_coast", 2: "river longbows", 3: "steppe wrestlers"},
        at={1: "red 2", 2: "purple 1", 3: "red 1"},
        pawns={"red": 1},
        warbands={"purple": 2},
    )
    t.campaign("red")
    t.expect(0, "battle-plan", "use longbows", "pass")
    t.answer("use longbows")
    t.expect(1, "battle-plan", "use wrestlers", "pass")
    assert t.g.campaign.attack == 3
    t.answer("pass")


@pytest.mark.rule("7.5.1", "7.1.1")
def test_standing_at_the_site_of_a_plan_is_not_enough(table):
    t = table(
        "purple red",
        sites={1: "lush_coast longbows"},
        at={1: "red 1"},
        pawns={"red": 3},
        warbands={"purple": 1},
        dice=[TWO, HOLLOW],
    )
    t.campaign("red")
    assert (0, "battle-plan") not in t.forced
    t.plans("longbows")  # red rules it
    assert t.at(1) == "red 1"


@pytest.mark.rule("5.5.3.a")
def test_dice_removed_from_an_empty_pool_become_defence_dice(table):
    t = table(
        "purple red",
        at={1: "red 1"},
        advisers={"red": "longbows"},
        warbands={"purple": 1},
        pawns={"red": 3},
    )
    t.campaign("red", dice=0)
    t.answer("use longbows")
    values = [e for e in t.match.events(-1) if e["id"] == "rolls"]
    assert [len(roll["faces"]) for roll in values] == [3, 0]  # site, title, and one instead


@pytest.mark.rule("5.5.3", "10.Raeuber")
@pytest.mark.ends_open
def test_bandits_use_every_free_plan_they_rule(table):
    t = table("purple red", sites={1: "lush_coast", 2: "river longbows"}, warbands={"purple": 3})
    t.campaign("bandits", dice=3)
    told = [e for e in t.match.events(-1) if e["id"] == "uses-plan"]
    assert [e["card"] for e in told] == ["longbows"]
    attack = [e for e in t.match.events(-1) if e["id"] == "rolls" and e["dice"] == "attack"]
    assert len(attack[0]["faces"]) == 2


@pytest.mark.rule("7.5.3", "7.1.2.c")
def test_a_plan_is_paid_even_with_tokens_on_it_and_off_turn_straight_to_the_bank(table):
    t = table(
        "purple red",
        at={1: "red 1"},
        pawns={"red": 3},
        advisers={"red": "shield_wall"},
        favor_on={"shield_wall": 1},
        favor={"red": 1},
        warbands={"purple": 1},
        dice=[TWO, BLANK, BLANK, BLANK, HOLLOW],
    )
    t.campaign("red")
    t.answer("use shield_wall")
    assert t.favor("red") == 0 and t.bank("order") == 4 and t.favor_on("shield_wall") == 1


@pytest.mark.rule("5.5.8", "5.5.6.a")
def test_plans_that_say_so_are_discarded_at_the_very_end(table):
    t = table(
        "purple red",
        advisers={"purple": "horse_archers"},
        warbands={"purple": 1},
        dice=[BLANK, SWORD, SWORD, SWORD, SWORD],
    )
    t.campaign("bandits")
    t.answer("use horse_archers", "count 1")
    assert t.advisers("purple") == "" and t.pile("provinces") == "horse_archers"
    events = t.events()
    assert events.index("places-warbands") < events.index("discards")


@pytest.mark.rule("2.3.b", "card/brutal")
def test_the_brutal_chancellor_kills_the_whole_force_of_the_beaten_side(table):
    t = table(
        "purple red",
        at={1: "red 4"},
        pawns={"red": 3},
        uncovered="brutal",
        warbands={"purple": 6},
        dice=[BLANK] + [SKULL] * 4 + [SWORD] * 2,
    )
    t.campaign("red")
    assert t.g.reserve[1] == 14 and t.warbands("red") == 0
    t.answer("count 1")


@pytest.mark.rule("7.6.5")
def test_bandits_are_warbands_of_whoever_holds_their_crown(table):
    t = table(
        "red purple",
        turn_of="red",
        sites={1: "lush_coast", 2: "river"},
        relics={"red": "bandit_crown"},
        at={1: "red 1", 2: "purple 1"},
        warbands={"purple": 2},
        keeper="red",
    )
    t.answer("warbands", "from site")  # even the last one may go
    assert t.warbands("red") == 1 and t.at(1) == "" and t.keeper == "red"
    t.rest()
    t.campaign("red", dice=0)
    told = [e for e in t.match.events(-1) if e["id"] == "campaigns"]
    assert told[0]["defender"] == "red"  # not bandits: red rules the empty site
    t.maybe("pass")
    values = [e for e in t.match.events(-1) if e["id"] == "campaign-values"]
    assert values[0]["defence"] >= 2  # his board and the bandit
