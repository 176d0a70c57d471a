"""The battle plans among the relics: Sticky Fire, Cursed Cauldron, Obsidian Cage."""

import pytest

FIELD = {"sites": {1: "lush_coast", 2: "river", 3: "steppe"}, "oath": "people", "turn_of": "red"}
WON = [0, 3, 3, 3, 3, 3, 3]  # one defence die without a shield, then swords
LOST = [0, 0, 0, 0, 0, 0, 0]


def attack(table, relic, plan=True, dice=6, loaded=WON, **setup):
    """Red, who holds the relic, attacks the site of blue."""
    base = FIELD | {
        "relics": {"red": relic},
        "at": {1: "blue 4"},
        "pawns": {"blue": 3, "purple": 3},
        "warbands": {"red": 6},
    }
    t = table("purple red blue", **(base | setup), dice=loaded)
    t.campaign("blue", dice=dice)
    t.plans(*([relic] if plan else []))
    return t


# -- Sticky Fire


@pytest.mark.rule("card/sticky_fire", "5.5.6")
def test_sticky_fire_kills_the_whole_force_for_a_favor(table):
    t = attack(table, "sticky_fire", favor={"red": 2})
    t.expect(1, "use-power", "choose yes", "pass")
    t.answer("choose yes")
    t.answer("count 0")
    assert (t.warbands("blue"), t.g.reserve[2]) == (0, 14)
    assert (t.favor("red"), t.favor("blue")) == (1, 1)


@pytest.mark.rule("card/sticky_fire")
def test_who_has_won_need_not_light_the_fire(table):
    t = attack(table, "sticky_fire", favor={"red": 2})
    t.answer("pass", "count 0")
    assert (t.warbands("blue"), t.favor("blue")) == (2, 0)


@pytest.mark.rule("card/sticky_fire", "9.2")
def test_without_a_favor_the_fire_burns_all_the_same(table):
    t = attack(table, "sticky_fire")
    t.answer("choose yes", "count 0")
    assert (t.warbands("blue"), t.favor("blue")) == (0, 0)


@pytest.mark.rule("card/sticky_fire")
def test_a_defender_burns_the_attacker_and_pays_him(table):
    t = table(
        "purple red blue",
        **FIELD,
        relics={"blue": "sticky_fire"},
        at={1: "blue 4"},
        pawns={"blue": 3},
        warbands={"red": 6},
        favor={"blue": 1},
        dice=LOST,
    )
    t.campaign("blue", dice=2)
    t.plans("sticky_fire")
    t.maybe("pass")  # no sacrifice
    t.answer("choose yes")
    assert (t.warbands("red"), t.favor("red"), t.favor("blue")) == (0, 1, 0)


@pytest.mark.rule("card/sticky_fire")
@pytest.mark.ends_open
def test_the_fire_goes_out_with_a_defeat_and_leaves_bandits_alone(table):
    t = attack(table, "sticky_fire", dice=2, loaded=LOST, favor={"red": 2})
    t.maybe("pass")
    assert t.question().prompt == "act" and (t.warbands("red"), t.favor("red")) == (3, 2)
    t = table("purple red", **FIELD, relics={"red": "sticky_fire"}, warbands={"red": 6}, dice=WON)
    t.campaign("bandits", dice=6)
    t.plans("sticky_fire")
    assert t.question().prompt == "occupy"


@pytest.mark.rule("card/sticky_fire", "card/traveling_doctor")
@pytest.mark.ruling("card/sticky_fire#1")
def test_the_favor_is_due_even_if_a_doctor_saves_the_force(table):
    base = FIELD | {
        "relics": {"red": "sticky_fire"},
        "at": {1: "blue 4"},
        "pawns": {"blue": 3, "purple": 3},
        "warbands": {"red": 6},
        "favor": {"red": 1, "blue": 3},
        "secrets": {"blue": 3},
        "advisers": {"blue": "traveling_doctor"},
    }
    t = table("purple red blue", **base, dice=WON)
    t.campaign("blue", dice=6)
    t.plans("sticky_fire", "traveling_doctor")
    before = t.favor("blue")
    t.answer("choose yes", "count 0")
    assert t.favor("blue") == before + 1 and t.warbands("blue") == 4


@pytest.mark.rule("card/sticky_fire", "5.5.2.R")
@pytest.mark.ruling("card/sticky_fire#1")
def test_against_the_empire_the_favor_goes_to_the_player_who_was_attacked(table):
    t = table(
        "purple red blue",
        **(FIELD | {"citizens": "blue"}),
        relics={"red": "sticky_fire"},
        at={1: "purple 2"},
        pawns={"blue": 1, "purple": 3},
        warbands={"red": 7, "blue": 1},
        favor={"red": 1},
        dice=WON,
    )
    t.campaign("blue", dice=6)
    t.plans("sticky_fire")
    t.answer("choose yes")
    t.maybe("count 0")
    assert (t.favor("blue"), t.favor("purple"), t.warbands("blue"), t.at(1)) == (1, 0, 0, "")


@pytest.mark.rule("card/sticky_fire", "card/vow_of_kinship")
@pytest.mark.ruling("card/sticky_fire#2")
def test_favor_of_the_kin_in_the_nomad_bank_is_not_due_for_the_fire(table):
    t = attack(table, "sticky_fire", advisers={"red": "vow_of_kinship"})
    t.answer("choose yes", "count 0")
    assert (t.warbands("blue"), t.favor("blue"), t.bank("nomad")) == (0, 0, 3)


# -- Cursed Cauldron


@pytest.mark.rule("card/cursed_cauldron")
def test_the_dead_of_the_enemy_rise_from_the_cauldron(table):
    t = attack(table, "cursed_cauldron")
    t.answer("count 0")
    assert (t.warbands("blue"), t.warbands("red")) == (2, 8)  # two of four were killed


@pytest.mark.rule("card/cursed_cauldron")
def test_the_cauldron_of_a_defender_counts_skulls_and_losses(table):
    t = table(
        "purple red blue",
        **FIELD,
        relics={"blue": "cursed_cauldron"},
        at={1: "blue 4"},
        pawns={"blue": 3},
        warbands={"red": 5},
        dice=[0, 5, 0],
    )
    t.campaign("blue", dice=2)
    t.plans("cursed_cauldron")
    t.maybe("pass")
    assert (t.warbands("red"), t.warbands("blue")) == (2, 3)  # one skull, two of four lost


@pytest.mark.rule("card/cursed_cauldron", "9.3")
def test_the_cauldron_is_empty_for_the_beaten_and_for_who_has_no_warbands_left(table):
    t = attack(table, "cursed_cauldron", dice=2, loaded=LOST)
    t.maybe("pass")
    assert t.warbands("red") == 3
    t = attack(table, "cursed_cauldron", warbands={"red": 13})
    t.answer("count 0")
    assert t.warbands("red") == 14


@pytest.mark.rule("card/cursed_cauldron", "5.2.2.R")
@pytest.mark.ruling("card/cursed_cauldron#2")
def test_a_citizens_cauldron_brings_purple_warbands(table):
    t = attack(table, "cursed_cauldron", citizens="red")
    t.answer("count 0")
    assert (t.warbands("red"), t.g.reserve[0], t.g.reserve[1]) == (8, 16, 14)


@pytest.mark.rule("card/cursed_cauldron", "card/hospital")
@pytest.mark.ruling("card/cursed_cauldron#1")
def test_who_is_saved_by_a_hospital_does_not_rise_again(table):
    t = table(
        "purple red blue",
        **(FIELD | {"sites": {1: "lush_coast", 2: "river hospital", 3: "steppe"}}),
        relics={"red": "cursed_cauldron"},
        at={1: "blue 4", 2: "blue 1"},
        pawns={"blue": 3},
        warbands={"red": 6},
        favor={"blue": 2},
        secrets={"blue": 2},
        dice=WON,
    )
    t.campaign("blue", dice=6)
    t.plans("cursed_cauldron", "hospital")
    t.answer("count 0")
    assert (t.warbands("red"), t.at(2)) == (6, "blue 3")


@pytest.mark.rule("card/cursed_cauldron", "card/bear_traps")
@pytest.mark.ruling("card/cursed_cauldron#1")
def test_who_dies_in_a_bear_trap_rises_from_the_cauldron(table):
    killed = {}
    for trap in ("", "bear_traps"):
        t = table(
            "purple red blue",
            **FIELD,
            relics={"blue": "cursed_cauldron"},
            advisers={"blue": "bear_traps"},
            at={1: "blue 4"},
            pawns={"blue": 3},
            warbands={"red": 5},
            secrets={"blue": 1},
            favor={"blue": 1},
            dice=LOST,
        )
        t.campaign("blue", dice=2)
        t.plans("cursed_cauldron", *trap.split())
        t.maybe("pass")
        killed[trap] = t.warbands("blue")
    assert killed == {"": 2, "bear_traps": 1 + 2}  # half of five; one, and half of four


@pytest.mark.rule("card/cursed_cauldron", "5.5.1.R")
@pytest.mark.ruling("card/cursed_cauldron#2")
def test_even_against_the_empire_a_citizens_cauldron_brings_purple_warbands(table):
    t = table(
        "purple red",
        **FIELD,
        citizens="red",
        relics={"red": "cursed_cauldron"},
        at={1: "purple 4"},
        pawns={"purple": 3},
        warbands={"red": 6},
        dice=WON,
    )
    t.campaign("purple", dice=6)
    t.plans("cursed_cauldron")
    t.answer("count 0")
    assert (t.warbands("red"), t.g.reserve[1]) == (8, 14)


# -- Obsidian Cage


@pytest.mark.rule("card/obsidian_cage")
def test_the_survivors_of_the_beaten_force_are_caged(table):
    t = attack(table, "obsidian_cage")
    t.answer("count 0")
    assert (t.warbands("blue"), t.g.reserve[2]) == (0, 12)
    assert t.g.warbands_on[t.this("obsidian_cage")][2] == 2


@pytest.mark.rule("card/obsidian_cage")
def test_caged_warbands_are_released_to_a_board_of_their_colour(table):
    t = attack(table, "obsidian_cage", at={1: "blue 6"}, warbands={"red": 9}, dice=9,
               loaded=[0] + [3] * 9)  # fmt: skip
    t.answer("count 0")
    assert t.g.warbands_on[t.this("obsidian_cage")][2] == 3
    t.use("obsidian_cage", "count 2")
    assert t.warbands("blue") == 2 and t.offered("use obsidian_cage")
    t.use("obsidian_cage")
    assert t.warbands("blue") == 3 and not t.offered("use obsidian_cage")


@pytest.mark.rule("card/obsidian_cage")
def test_the_cage_stays_empty_for_who_loses_or_does_not_use_it(table):
    t = attack(table, "obsidian_cage", dice=2, loaded=LOST)
    t.maybe("pass")
    assert not t.g.warbands_on and not t.offered("use obsidian_cage")
    t = attack(table, "obsidian_cage", plan=False)
    t.answer("count 0")
    assert not t.g.warbands_on and t.warbands("blue") == 2


@pytest.mark.rule("card/obsidian_cage")
def test_a_defender_cages_what_is_left_of_the_attack(table):
    t = table(
        "purple red blue",
        **FIELD,
        relics={"blue": "obsidian_cage"},
        at={1: "blue 4"},
        pawns={"blue": 3},
        warbands={"red": 5},
        dice=LOST,
    )
    t.campaign("blue", dice=2)
    t.plans("obsidian_cage")
    t.maybe("pass")
    assert t.warbands("red") == 0 and t.g.warbands_on[t.this("obsidian_cage")][1] == 3


@pytest.mark.rule("card/obsidian_cage", "card/hospital")
@pytest.mark.ruling("card/obsidian_cage#1")
def test_the_hospital_takes_in_the_killed_before_the_cage_the_survivors(table):
    t = table(
        "purple red blue",
        **(FIELD | {"sites": {1: "lush_coast", 2: "river hospital", 3: "steppe"}}),
        relics={"red": "obsidian_cage"},
        at={1: "blue 5", 2: "blue 1"},
        pawns={"blue": 3},
        warbands={"red": 6},
        favor={"blue": 2},
        secrets={"blue": 2},
        dice=WON,
    )
    t.campaign("blue", dice=6)
    t.plans("obsidian_cage", "hospital")
    t.answer("count 0")
    assert (t.at(2), t.warbands("blue")) == ("blue 3", 0)  # two of five were saved
    assert t.g.warbands_on[t.this("obsidian_cage")][2] == 3


def caged(*pairs):
    """A state in which warbands of these colours are in the cage."""

    def state(g):
        cage = next(at for at, card in enumerate(g.kinds) if card.id == "obsidian_cage")
        on = [0] * 6
        for colour, n in pairs:
            on[colour] = n
            g.reserve[colour] -= n
        g.warbands_on[cage] = on

    return state


@pytest.mark.rule("card/obsidian_cage")
def test_purple_warbands_may_go_to_any_imperial_board(table):
    t = table(
        "purple red blue",
        relics={"red": "obsidian_cage"},
        citizens="blue",
        turn_of="red",
        state=caged((0, 3)),
    )
    t.use("obsidian_cage")
    t.expect(1, "choose-player", "choose purple", "choose blue")
    t.answer("choose blue", "count 2")
    assert (t.warbands("blue"), t.warbands("purple")) == (2, 0)


@pytest.mark.rule("card/obsidian_cage")
@pytest.mark.ruling("card/obsidian_cage#3")
def test_warbands_of_an_exile_who_became_a_citizen_return_as_purple_ones(table):
    t = table(
        "purple red blue",
        relics={"red": "obsidian_cage"},
        citizens="blue",
        turn_of="red",
        state=caged((2, 2)),
    )
    purple = t.g.reserve[0]
    t.use("obsidian_cage", "count 2")
    assert (t.warbands("blue"), t.g.reserve[2], t.g.reserve[0]) == (2, 14, purple - 2)


@pytest.mark.rule("card/obsidian_cage", "card/fae_merchant")
@pytest.mark.ruling("card/obsidian_cage#2")
def test_before_the_cage_is_buried_its_holder_returns_the_warbands(table):
    t = table(
        "purple red blue",
        sites={1: "lush_coast fae_merchant"},
        relics={"red": "obsidian_cage"},
        secrets={"red": 3},
        favor={"red": 3},
        turn_of="red",
        state=caged((2, 2), (0, 1)),
    )
    t.use("fae_merchant", "bury obsidian_cage")
    assert (t.warbands("blue"), t.warbands("purple"), t.g.warbands_on) == (2, 1, {})


@pytest.mark.rule("card/obsidian_cage")
def test_the_caged_stay_inside_when_the_cage_changes_hands(table):
    t = table(
        "purple red blue",
        sites={1: "lush_coast tinkers_fair"},
        relics={"red": "obsidian_cage"},
        favor={"blue": 1},
        turn_of="red",
        state=caged((2, 2)),
    )
    t.use("tinkers_fair")
    t.maybe("choose blue")
    t.answer("give obsidian_cage", "want favor", "offer", "accept")
    assert (
        t.relics("blue") == "obsidian_cage" and sum(t.g.warbands_on[t.this("obsidian_cage")]) == 2
    )
