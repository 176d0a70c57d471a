"""Rulings about campaigns, and the edges of forces, losses and conquest (5.5)."""

import pytest

HOLLOW, SWORD, SKULL = 0, 3, 5
BLANK, SHIELD, TWO = 0, 2, 4


def values(t) -> tuple[int, int]:
    """Attack and defence of the last campaign."""
    told = [e for e in t.match.events(-1) if e["id"] == "campaign-values"]
    return int(told[-1]["attack"]), int(told[-1]["defence"])


def battle(table, **more):
    """Red attacks at a site; blue stands there, too."""
    setup = {"turn_of": "red", "oath": "people"}
    return table("purple red blue", **(setup | more))


# -- O6: banishing and burning (5.5.7.III)


@pytest.mark.rule("5.5.7.III")
@pytest.mark.ruling("O6")
@pytest.mark.parametrize(("favor", "left"), [(5, 3), (1, 1), (0, 0)])
def test_a_beaten_pawn_must_go_and_half_of_the_boards_favor_must_burn(table, favor, left):
    t = battle(
        table,
        favor={"blue": favor},
        favor_on={"peoples_favor": 4},
        banners={"blue": "peoples_favor"},
        warbands={"red": 4},
        dice=[BLANK] * 3 + [SWORD] * 4,
    )
    t.campaign("blue", "pawn")
    t.expect(1, "travel-to", *[f"to s{slot}" for slot in range(2, 9)])  # nothing to decline
    t.answer("to s2")
    assert (t.pawn("blue"), t.favor("blue"), t.favor_on("peoples_favor")) == (2, left, 4)


@pytest.mark.rule("5.5.7.III", "card/vow_of_union", "7.6.5")
@pytest.mark.ruling("O6")
def test_a_pawn_that_can_travel_nowhere_stays_but_its_favor_burns(table):
    t = battle(
        table,
        at={1: "blue 1"},
        advisers={"blue": "vow_of_union"},
        relics={"blue": "bandit_crown"},  # he rules the empty site
        favor={"blue": 4},
        warbands={"red": 6, "blue": 1},
        dice=[BLANK] * 3 + [SWORD] * 6,
    )
    t.campaign("blue", "pawn")
    t.answer("count 0")
    assert (t.pawn("blue"), t.favor("blue"), t.at(1)) == (1, 2, "")


# -- O7: whose warbands die (5.5.5, 5.5.6)


@pytest.mark.rule("5.5.5", "5.5.6", "card/captains")
@pytest.mark.ruling("O7")
def test_an_attacker_chooses_whom_skulls_kill_and_gathers_the_survivors_of_a_defeat(table):
    t = battle(
        table,
        sites={1: "lush_coast", 4: "steppe captains"},
        pawns={"blue": 4},
        at={4: "red 3"},
        warbands={"red": 3, "blue": 9},
        favor={"red": 1},
        dice=[BLANK, BLANK, SKULL],
    )
    t.use("captains")
    t.campaign("blue", "pawn", dice=1)
    t.expect(1, "lose-to-skulls", "lose red", "lose s4")
    t.answer("lose s4")  # half of the other five die, too: all survivors come to his board
    assert (t.at(4), t.warbands("red"), t.g.reserve[1]) == ("", 3, 11)


@pytest.mark.rule("5.5.6", "5.5.6.R")
@pytest.mark.ruling("O7")
@pytest.mark.parametrize(("helps", "asked"), [(True, True), (False, False)])
def test_which_warband_dies_is_asked_only_if_survivors_come_to_several_boards(table, helps, asked):
    t = table(
        "red purple blue",
        citizens="blue",
        sites={1: "lush_coast", 2: "steppe"},
        at={1: "purple 2", 2: "purple 2"},
        warbands={"red": 14, "purple": 2, "blue": 1},
        oath="people",
        dice=[BLANK] * 2 + [SWORD] * 14,
    )
    t.campaign("purple", "s2")
    t.answer(*(["choose yes"] * 2 if helps else ["pass"]), "count 14")
    assert (t.question().prompt == "lose-warband") is asked
    if asked:
        t.expect(1, "lose-warband", "lose purple", "lose blue")
        t.answer("lose purple", "lose blue")  # the third one can only come from his own
    assert (t.warbands("purple"), t.warbands("blue")) == ((4, 0) if helps else (3, 1))
    t.answer("count 0", "count 0")


# -- O8: attack dice (5.5.2)


@pytest.mark.rule("5.5.2.e", "card/plains", "card/mountain")
@pytest.mark.ruling("O8")
@pytest.mark.parametrize(
    ("site", "pools"), [("plains", (2, 1)), ("mountain", (1, 2)), ("river", (1, 1))]
)
def test_dice_are_counted_out_before_plains_mountain_and_plans(table, site, pools):
    t = battle(table, sites={1: site}, at={1: "blue 1"}, pawns={"blue": 2}, warbands={"red": 2},
               advisers={"red": "longbows"})  # fmt: skip
    t.answer("campaign", "against blue")
    t.expect(1, "attack-dice", "count 0", "count 1", "count 2")  # none at all is possible
    t.answer("count 0", "use longbows")
    assert t.dice_rolled() == pools


# -- O9: calling off (5.5.2, 7.4)


@pytest.mark.rule("7.4", "card/forced_labor", "card/errand_boy")
@pytest.mark.ruling("O9")
@pytest.mark.ends_open
def test_a_search_whose_modifier_leaves_nothing_for_the_toll_costs_nothing(table):
    t = battle(
        table,
        sites={1: "lush_coast forced_labor"},
        at={1: "blue 1"},
        advisers={"red": "errand_boy"},
        favor={"red": 1},
        piles={"provinces": "wolves"},
    )
    t.answer("search", "use errand_boy")
    t.expect(1, "act")
    assert (t.favor("red"), t.supply("red"), t.favor_on("errand_boy")) == (1, 7, 0)
    t.search("world")
    assert (t.favor("red"), t.favor("blue"), t.supply("red")) == (0, 1, 5)


@pytest.mark.rule("5.5.2", "card/giant_python")
@pytest.mark.ruling("O9")
def test_a_campaign_without_legal_targets_is_called_off_without_cost(table):
    t = battle(table, at={1: "blue 1"}, pawns={"blue": 2}, advisers={"blue": "giant_python"},
               warbands={"red": 3})  # fmt: skip
    t.campaign("blue")
    assert t.supply("red") == 7 and t.dice_rolled() == (0, 0) and t.events()[-1] == "calls-off"


# -- O38 to O40: battle plans


@pytest.mark.rule("card/code_of_honor", "card/peace_envoy")
@pytest.mark.ruling("O38")
@pytest.mark.ends_open
def test_after_the_only_plan_of_a_side_nobody_on_it_uses_another(table):
    position = {
        "citizens": "blue",
        "at": {1: "purple 1"},
        "pawns": {"purple": 2},
        "warbands": {"red": 4},
        "sites": {1: "lush_coast", 2: "steppe"},
    }
    t = battle(table, advisers={"blue": "code_of_honor", "purple": "longbows"}, **position)
    t.campaign("blue", dice=4)
    t.answer("use code_of_honor")
    assert t.dice_rolled()[0] == 2  # the Chancellor was not asked
    t = battle(table, advisers={"blue": "longbows", "purple": "code_of_honor"}, **position)
    t.campaign("blue", dice=4)
    t.answer("use longbows")
    assert t.dice_rolled()[0] == 3  # nor has he anything left
    t = battle(table, advisers={"red": "code_of_honor longbows", "blue": "bear_traps"}, **position)
    t.campaign("blue", dice=2)
    t.answer("use code_of_honor")
    t.expect(2, "battle-plan", "use bear_traps", "pass")  # the other side still may


@pytest.mark.rule("card/encirclement", "card/zealots", "2.8.3")
@pytest.mark.ruling("O39")
@pytest.mark.parametrize(("own", "plan"), [(0, "zealots"), (1, ""), (2, "encirclement")])
@pytest.mark.ends_open
def test_bandits_are_part_of_a_force(table, own, plan):
    advisers = {"red": "zealots encirclement"}
    t = battle(table, warbands={"red": own}, advisers=advisers, favor={"red": 2})
    t.campaign("bandits")
    offered = [name for name in ("zealots", "encirclement") if t.offered(f"use {name}")]
    assert offered == ([plan] if plan else [])


@pytest.mark.rule("5.5.3", "7.1.3", "card/rival_khan", "card/wrestlers", "card/storm_caller")
@pytest.mark.ruling("O40")
@pytest.mark.parametrize(("adviser", "used"), [
    ("wolves", ["storm_caller", "longbows"]),
    ("elders", ["rival_khan", "storm_caller", "longbows"]),
])  # fmt: skip
def test_bandits_use_all_free_plans_but_none_for_nothing(table, adviser, used):
    t = battle(
        table,
        sites={1: "lush_coast rival_khan wrestlers storm_caller", 3: "river longbows shield_wall"},
        advisers={"red": adviser},
        warbands={"red": 9},
    )
    t.campaign("bandits", dice=9)
    told = [e["card"] for e in t.match.events(-1) if e["id"] == "uses-plan"]
    assert told == used
    t.maybe("pass", "count 0")
    kept = "wrestlers" if "rival_khan" in used else "rival_khan wrestlers"
    assert t.cards(1) == kept  # what was used says: discard at the end


# -- edges of the dice and of losses (5.5.5, 5.5.6)


@pytest.mark.rule("5.5.5", "5.5.5.a")
def test_more_skulls_than_warbands_kill_all_and_the_swords_still_count(table):
    t = battle(
        table,
        advisers={"red": "longbows"},
        warbands={"red": 1},
        dice=[BLANK, SKULL, SKULL],
    )
    t.campaign("bandits")
    t.answer("use longbows")
    assert values(t) == (4, 1) and t.warbands("red") == 0 and t.at(1) == ""


@pytest.mark.rule("5.5.5.a", "5.5.7.I")
def test_the_last_warband_may_be_sacrificed_and_things_are_seized_without_any(table):
    t = battle(
        table,
        relics={"blue": "map"},
        warbands={"red": 1},
        dice=[BLANK, BLANK, SHIELD, SWORD],
    )
    t.campaign("blue", "map")
    t.expect(1, "sacrifice", "sacrifice yes", "pass")
    assert t.question().count == 1
    t.answer("sacrifice yes")
    assert (values(t), t.relics("red"), t.warbands("red")) == ((2, 1), "map", 0)


@pytest.mark.rule("5.5.6")
@pytest.mark.parametrize(("site", "board", "left"), [(1, 0, 1), (2, 0, 1), (2, 1, 2), (3, 2, 3)])
def test_half_of_the_force_rounded_down_dies_and_all_others_come_home(table, site, board, left):
    t = battle(
        table,
        at={1: f"blue {site}"},
        warbands={"red": 8, "blue": board},
        dice=[BLANK] + [SWORD] * 8,
    )
    t.campaign("blue")
    t.answer("count 0")
    assert (t.at(1), t.warbands("blue"), t.g.reserve[2]) == ("", left, 14 - left)


@pytest.mark.rule("5.5.6", "5.5.1.R")
def test_a_citizen_beaten_by_the_chancellor_picks_his_own_losses_and_keeps_the_rest(table):
    t = table(
        "purple red blue",
        citizens="red blue",
        at={1: "purple 2"},
        warbands={"purple": 9, "red": 5, "blue": 2},
        relics={"red": "whistle"},
        oath="people",
        dice=[BLANK] * 3 + [SWORD] * 9,
    )
    t.campaign("red", "whistle")
    assert (t.warbands("red"), t.warbands("blue"), t.at(1)) == (3, 2, "purple 2")
    assert "whistle" in t.relics("purple")  # the Empire's site was no part of it


@pytest.mark.rule("5.5.4.R", "5.5.6.R")
def test_a_citizen_who_was_allowed_to_help_may_lose_warbands_and_keeps_the_others(table):
    t = table(
        "red purple blue",
        citizens="blue",
        sites={1: "lush_coast", 2: "steppe"},
        at={1: "purple 1"},
        pawns={"purple": 2},
        warbands={"red": 9, "purple": 4, "blue": 3},
        oath="people",
        dice=[BLANK] + [SWORD] * 9,
    )
    t.campaign("purple")
    t.answer("choose yes", "choose yes", "count 9")
    t.expect(1, "lose-warband", "lose blue", "lose s1")  # the Chancellor's board is elsewhere
    t.answer("lose blue", "lose blue", "count 1")
    assert (t.warbands("blue"), t.warbands("purple"), t.at(1)) == (1, 5, "red 1")


@pytest.mark.rule("5.5.2", "5.5.8", "2.11")
def test_a_defeat_seizes_nothing_and_moves_nobody(table):
    t = battle(
        table,
        at={1: "blue 2"},
        relics={"blue": "whistle"},
        banners={"blue": "peoples_favor"},
        favor={"blue": 4},
        warbands={"red": 3},
        dice=[TWO] * 6 + [SWORD, HOLLOW, HOLLOW],
    )
    t.campaign("blue", "whistle", "peoples_favor", "pawn")
    assert (t.relics("blue"), t.banners("blue"), t.favor("blue")) == ("whistle", "peoples_favor", 4)
    assert (t.pawn("blue"), t.at(1), t.warbands("red"), t.g.mob) == (1, "blue 2", 2, False)


# -- O40 and O56 to O60: more about plans and what follows


@pytest.mark.rule("5.5.3", "card/code_of_honor", "card/battle_honors")
@pytest.mark.ruling("O40")
@pytest.mark.ends_open
def test_bandits_keep_to_the_only_plan_of_a_side_and_burn_what_they_would_gain(table):
    sites = {1: "lush_coast longbows", 2: "steppe code_of_honor", 3: "river battle_honors"}
    t = battle(table, sites=sites, warbands={"red": 4}, dice=[TWO] + [HOLLOW] * 2)
    t.campaign("bandits", dice=4)
    told = [e["card"] for e in t.match.events(-1) if e["id"] == "uses-plan"]
    assert told == ["code_of_honor"] and t.dice_rolled()[0] == 2
    del sites[2]
    t = battle(table, sites=sites, warbands={"red": 1}, dice=[TWO])
    before = t.g.shared_favor
    t.campaign("bandits")
    assert (t.bank("order"), t.g.shared_favor - before) == (1, 2)
    t.ends_clean()


@pytest.mark.rule("7.5.4", "card/longbows")
@pytest.mark.ruling("O56")
@pytest.mark.parametrize(("user", "dice"), [("red", 4), ("blue", 2)])
@pytest.mark.ends_open
def test_attackers_add_dice_and_defenders_remove_them(table, user, dice):
    t = battle(table, advisers={user: "longbows"}, warbands={"red": 3})
    t.campaign("blue", "pawn", dice=3)
    t.expect(t.seat(user), "battle-plan", "use longbows", "pass")
    t.answer("use longbows")  # nobody is asked which way
    assert t.dice_rolled()[0] == dice


@pytest.mark.rule("7.5.2", "card/encirclement", "card/bear_traps")
@pytest.mark.ruling("O57")
def test_a_used_plan_stands_even_if_its_condition_is_gone_before_the_roll(table):
    t = battle(
        table,
        at={1: "blue 2"},
        pawns={"blue": 2},
        warbands={"red": 3},
        advisers={"red": "encirclement", "blue": "bear_traps"},
        favor={"red": 1},
        secrets={"blue": 1},
    )
    t.campaign("blue", dice=3)
    t.answer("use encirclement", "use bear_traps")
    assert t.dice_rolled()[0] == 3 + 2 - 1  # two against two now, but the dice stay


@pytest.mark.rule("card/gambling_hall", "card/martial_culture")
@pytest.mark.ruling("O58")
def test_the_bank_is_chosen_after_the_roll_and_citizenship_after_the_conquest(table):
    t = battle(table, sites={1: "lush_coast gambling_hall"}, favor={"red": 2},
               dice=[SHIELD, SHIELD, BLANK, BLANK])  # fmt: skip
    t.use("gambling_hall")
    assert "rolls" in t.events() and t.question().prompt == "choose-bank"
    t.answer("bank nomad")
    assert t.favor("red") == 2
    t = battle(table, sites={1: "lush_coast", 2: "steppe martial_culture"}, warbands={"red": 4},
               at={1: "blue 1", 2: "red 1"}, dice=[BLANK] + [SWORD] * 4)  # fmt: skip
    t.campaign("blue")
    t.answer("use martial_culture", "count 1")
    t.expect(1, "use-power", "choose yes", "pass")
    assert t.at(1) == "red 1" and t.player("red").is_exile
    t.answer("choose yes")
    assert (t.at(1), t.at(2)) == ("purple 1", "purple 1") and t.player("red").is_citizen


@pytest.mark.rule("9.3", "card/dissent", "card/plague_engines")
@pytest.mark.ruling("O59")
def test_who_has_too_little_favor_pays_what_there_is(table):
    position = {
        "sites": {1: "lush_coast wolves elders", 2: "steppe longbows"},
        "at": {1: "blue 1", 2: "blue 1"},
    }
    t = battle(table, **position, favor={"blue": 1}, deck="dissent keep charlatan")
    t.search()
    t.keep("dissent", "to advisers")
    assert (t.favor("blue"), t.favor_on("dissent")) == (0, 1)  # of three
    t = battle(table, **position, favor={"blue": 1}, secrets={"red": 2},
               advisers={"red": "plague_engines"})  # fmt: skip
    t.use("plague_engines")
    assert (t.favor("blue"), t.bank("arcane")) == (0, 4)  # of two


@pytest.mark.rule("5.5.8", "card/herald", "card/sneak_attack", "card/second_wind")
@pytest.mark.ruling("O60")
@pytest.mark.ends_open
def test_plans_discards_herald_sneak_attack_and_second_wind_come_in_this_order(table):
    t = battle(
        table,
        sites={1: "lush_coast", 2: "steppe"},
        pawns={"purple": 2},
        warbands={"red": 9, "blue": 3},
        advisers={
            "red": "second_wind battle_honors horse_archers",
            "purple": "herald",
            "blue": "sneak_attack",
        },
        relics={"blue": "map"},
        favor={"red": 1},
        secrets={"red": 1},
        dice=[BLANK] * 3 + [SWORD] * 9,
    )
    t.campaign("blue", "map", dice=3)
    t.answer("use horse_archers", "use battle_honors", "use second_wind")
    t.expect(0, "choose-bank")
    told = t.events()
    assert told.index("gains-favor") < told.index("discards")  # honors first, then the archers
    assert t.advisers("red") == "second_wind battle_honors" and t.favor("red") == 2
    t.answer("bank nomad")
    t.expect(2, "campaign-against", "against red", "pass")
    t.answer("pass")
    t.expect(1, "travel-to")
