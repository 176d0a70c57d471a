"""Arcane's powers that bind or lie in wait: Vow of Silence, Gleaming Armor, Sealing Ward, Jinx."""

import pytest

# -- Vow of Silence


def silence(table, **more):
    """Blue has vowed silence; purple holds the Darkest Secret beside an Order card."""
    setup = {
        "sites": {1: "lush_coast longbows"},
        "advisers": {"blue": "vow_of_silence"},
        "banners": {"purple": "darkest_secret"},
        "secrets_on": {"darkest_secret": 1},
        "favor_on": {"peoples_favor": 4},
        "secrets": {"red": 4, "blue": 4},
        "turn_of": "red",
    }
    return table("purple red blue", **(setup | more))


@pytest.mark.rule("card/vow_of_silence")
def test_who_vowed_silence_gains_as_many_secrets_as_others_put_on_the_banner(table):
    t = silence(table)
    t.recover("darkest_secret")
    t.answer("count 3")
    assert (t.secrets("blue"), t.secrets("red"), t.secrets_on("darkest_secret")) == (7, 2, 3)


@pytest.mark.rule("card/vow_of_silence", "card/magicians_code")
def test_the_secrets_of_the_magicians_code_count_for_the_vow(table):
    t = silence(
        table,
        advisers={"red": "magicians_code", "blue": "vow_of_silence"},
        favor={"red": 2},
        secrets={"blue": 4},
    )
    t.recover("darkest_secret", "magicians_code")
    assert (t.secrets_on("darkest_secret"), t.secrets("blue")) == (2, 6)


@pytest.mark.rule("card/vow_of_silence")
def test_who_vowed_silence_cannot_recover_the_banner_himself_but_may_hold_it(table):
    assert not silence(table, turn_of="blue").offered("recover")
    assert not silence(table, turn_of="blue", banners={}).offered("recover")
    t = silence(table, banners={"blue": "darkest_secret"}, turn_of="blue")
    assert not t.offered("recover")
    t = silence(table, banners={"blue": "darkest_secret"}, secrets_on={"darkest_secret": 2})
    t.recover("darkest_secret")
    t.answer("count 3")
    assert t.secrets("blue") == 4 + 1 + 3  # one of the old ones, and the vow


@pytest.mark.rule("card/vow_of_silence")
def test_the_peoples_favor_is_no_matter_of_silence(table):
    t = silence(table, favor_on={"peoples_favor": 1}, favor={"red": 2})
    t.recover("peoples_favor")
    t.maybe("count 2", "bank order")
    assert (t.banners("red"), t.secrets("blue")) == ("peoples_favor", 4)


@pytest.mark.rule("card/vow_of_silence", "card/sleight_of_hand")
@pytest.mark.ruling("card/vow_of_silence#1")
def test_secrets_can_be_taken_from_who_vowed_silence(table):
    t = silence(
        table,
        advisers={"blue": "vow_of_silence", "red": "sleight_of_hand"},
        favor={"red": 1},
        secrets={"blue": 4},
    )
    t.use("sleight_of_hand")
    assert (t.secrets("blue"), t.secrets("red")) == (3, 1)


@pytest.mark.rule("card/vow_of_silence", "6.6.1")
@pytest.mark.ends_open
def test_who_vowed_silence_offers_no_secrets_in_a_deal(table):
    setup = {"secrets": {"purple": 2, "red": 2}, "favor": {"purple": 1}}
    t = table("purple red", **setup, advisers={"purple": "vow_of_silence"})
    t.answer("citizenship red", "choose reliquary_1", "pass")
    assert t.question().prompt == "compose-offer"
    assert t.offered("want secrets") and not t.offered("give secrets")
    t = table("purple red", **setup, advisers={"red": "vow_of_silence"})
    t.answer("citizenship red", "choose reliquary_1", "pass")
    assert t.offered("give secrets") and not t.offered("want secrets")


# -- Gleaming Armor and Sealing Ward


def battle(table, **more):
    """Red attacks the 2 warbands of blue at site 2; both pawns are there."""
    setup = {
        "sites": {2: "fertile_valley"},
        "pawns": {"red": 2, "blue": 2},
        "warbands": {"red": 4},
        "at": {2: "blue 2"},
        "turn_of": "red",
        "oath": "people",
    }
    return table("purple red blue yellow", **(setup | more))


@pytest.mark.rule("card/gleaming_armor")
@pytest.mark.ends_open
def test_each_plan_against_a_gleaming_armor_costs_a_secret_more(table):
    t = battle(
        table,
        advisers={"red": "longbows scouts", "blue": "gleaming_armor"},
        secrets={"red": 1},
        supply={"red": 5},
    )
    t.campaign("blue", dice=1)
    t.answer("use longbows")  # that was the only secret: nothing more is offered
    assert (t.secrets("red"), t.secrets_on("longbows"), t.dice_rolled()) == (0, 1, (2, 1))
    t = battle(table, advisers={"red": "longbows", "blue": "gleaming_armor"})
    t.campaign("blue", dice=1)
    assert t.dice_rolled() == (1, 1)  # without a secret no plan


@pytest.mark.rule("card/gleaming_armor", "7.1.2")
@pytest.mark.ends_open
def test_an_armored_attacker_makes_defenders_flip_and_bandits_go_without(table):
    t = battle(
        table,
        advisers={"red": "gleaming_armor", "blue": "longbows"},
        secrets={"blue": 1},
    )
    t.campaign("blue", dice=2)
    t.plans("longbows")
    assert (t.secrets("blue"), t.facedown_secrets("blue"), t.dice_rolled()) == (0, 1, (1, 1))
    t = battle(
        table,
        sites={2: "fertile_valley longbows"},
        at={},
        pawns={"red": 2},
        advisers={"red": "gleaming_armor"},
    )
    t.campaign("bandits", dice=2)
    assert t.dice_rolled() == (2, 1)


@pytest.mark.rule("card/gleaming_armor")
@pytest.mark.ruling("card/gleaming_armor#1")
@pytest.mark.ends_open
def test_the_armor_does_not_hinder_its_owner_nor_help_other_exiles(table):
    t = battle(table, advisers={"red": "longbows gleaming_armor"})
    t.campaign("blue", dice=1)
    t.plans("longbows")
    assert t.dice_rolled() == (2, 1)
    t = battle(table, advisers={"red": "longbows", "yellow": "gleaming_armor"})
    t.campaign("blue", dice=1)
    t.plans("longbows")
    assert t.dice_rolled() == (2, 1)


@pytest.mark.rule("card/gleaming_armor", "5.5.2")
@pytest.mark.ruling("card/gleaming_armor#1")
def test_a_citizens_armor_helps_the_empire_only_if_he_joins_as_an_ally(table):
    setup = {
        "citizens": "blue",
        "at": {2: "purple 2"},
        "pawns": {"purple": 2, "red": 2, "blue": 2},
        "advisers": {"red": "longbows", "blue": "gleaming_armor"},
    }
    t = battle(table, **setup)
    t.answer("campaign", "against purple", "pass")
    t.answer("choose yes", "choose yes", "count 1")
    assert t.dice_rolled()[0] == 1  # no plan was offered
    t = battle(table, **setup)
    t.answer("campaign", "against purple", "pass")
    t.answer("pass", "count 1")
    t.plans("longbows")
    assert t.dice_rolled()[0] == 2


@pytest.mark.rule("card/sealing_ward")
def test_the_sealing_ward_adds_a_die_for_each_targeted_relic_of_its_owner(table):
    setup = {
        "relics": {"blue": "map whistle"},
        "banners": {"blue": "darkest_secret"},
    }
    plain = battle(table, **setup)
    plain.campaign("blue", "map", "whistle", "darkest_secret", dice=1)
    warded = battle(table, **setup, advisers={"blue": "sealing_ward"})
    warded.campaign("blue", "map", "whistle", "darkest_secret", dice=1)
    assert warded.dice_rolled()[1] == plain.dice_rolled()[1] + 2  # the banner is no relic
    t = battle(table, **setup, advisers={"blue": "sealing_ward"})
    t.campaign("blue", "map", dice=1)
    n = t.dice_rolled()[1]
    t = battle(table, **setup)
    t.campaign("blue", "map", dice=1)
    assert n == t.dice_rolled()[1] + 1  # only what is a target


@pytest.mark.rule("card/sealing_ward")
def test_the_ward_guards_neither_sites_nor_the_relics_of_others(table):
    t = battle(table, relics={"blue": "map"}, advisers={"blue": "sealing_ward"})
    t.campaign("blue", dice=1)
    assert t.dice_rolled() == (1, 1)
    rolled = []
    for advisers in ({}, {"yellow": "sealing_ward"}, {"red": "sealing_ward"}):
        t = battle(table, relics={"blue": "map"}, advisers=advisers)
        t.campaign("blue", "map", dice=1)
        rolled.append(t.dice_rolled()[1])
    assert rolled[0] == rolled[1] == rolled[2]


# -- Jinx


@pytest.mark.rule("card/jinx")
@pytest.mark.ruling("card/jinx#1")
@pytest.mark.ends_open
def test_a_jinx_rerolls_all_attack_dice_once_after_the_roll(table):
    t = battle(table, advisers={"red": "jinx"}, secrets={"red": 3}, dice=[0, 0, 0, 0, 3, 3, 3])
    t.campaign("blue", dice=3)
    t.expect(1, "use-power", "choose yes", "pass")
    t.answer("choose yes")
    assert (t.secrets("red"), t.secrets_on("jinx")) == (2, 1)
    t.expect(1, "occupy")  # three swords against two warbands; no second question
    t = battle(table, advisers={"red": "jinx"}, secrets={"red": 3}, dice=[0, 0, 0, 0])
    t.campaign("blue", dice=3)
    t.answer("pass")
    assert t.secrets("red") == 3  # who is content pays nothing


@pytest.mark.rule("card/jinx", "7.1.2")
def test_a_defender_flips_a_secret_for_the_jinx(table):
    t = battle(table, advisers={"blue": "jinx"}, secrets={"blue": 1}, dice=[0, 4, 3, 3, 3])
    t.campaign("blue", dice=3)
    t.expect(2, "use-power", "choose yes", "pass")
    t.answer("choose yes")
    assert t.facedown_secrets("blue") == 1
    t.answer("pass")  # three swords against four: red could sacrifice
    assert t.at(2) == "blue 2"


@pytest.mark.rule("card/jinx")
@pytest.mark.ends_open
def test_the_jinx_needs_a_secret_an_empty_card_and_rule(table):
    for more in (
        {"advisers": {"red": "jinx"}},
        {"advisers": {"red": "jinx"}, "secrets": {"red": 1}, "secrets_on": {"jinx": 1}},
        {"sites": {2: "fertile_valley jinx"}, "secrets": {"red": 1}},  # blue rules it
        {"advisers": {"yellow": "jinx"}, "secrets": {"yellow": 1}},  # he does not roll
    ):
        t = battle(table, **more, dice=[0, 0, 0])
        t.campaign("blue", dice=1)
        assert not t.offered("choose yes")
    t = battle(table, sites={2: "fertile_valley jinx"}, secrets={"blue": 1})
    t.campaign("blue", dice=1)
    t.expect(2, "use-power")


@pytest.mark.rule("card/jinx", "5.5.1")
@pytest.mark.ends_open
def test_a_citizen_who_attacks_the_empire_does_not_rule_its_jinx(table):
    setup = {
        "citizens": "red",
        "sites": {2: "fertile_valley", 4: "steppe jinx"},
        "at": {2: "purple 1", 4: "purple 1"},
        "pawns": {"purple": 2, "red": 2, "blue": 2},
        "secrets": {"red": 1},
        "dice": [0, 0, 0],
    }
    t = battle(table, **setup)
    t.campaign("purple", dice=1)
    assert not t.offered("choose yes")
    t = battle(table, **setup)
    t.campaign("blue", "pawn", dice=1)
    t.expect(1, "use-power", "choose yes", "pass")  # against an Exile he does


@pytest.mark.rule("card/jinx", "card/gambling_hall", "card/relic_thief")
@pytest.mark.ruling("card/jinx#2")
def test_the_jinx_works_for_other_rolls_too(table):
    t = table(
        "purple red",
        sites={1: "lush_coast gambling_hall"},
        advisers={"red": "jinx"},
        favor={"red": 2},
        secrets={"red": 1},
        turn_of="red",
        dice=[0, 0, 0, 0, 2, 2, 0, 0],
    )
    t.use("gambling_hall", "choose yes", "bank beast")
    assert (t.favor("red"), t.secrets_on("jinx")) == (2, 1)
    t = table(
        "purple red",
        sites={1: "deep_woods"},
        relics_at={1: "map"},
        advisers={"red": "relic_thief jinx"},
        favor={"red": 1},
        secrets={"purple": 2, "red": 2},
        dice=[2, 0],
    )
    t.recover("s1.relic1")
    t.answer("choose yes", "choose yes")  # the thief, then the jinx
    assert t.relics("red") == "map"
