"""Beast's battle plans, and what it does to campaigns."""

import pytest


def battle(table, **more):
    """Red attacks with 4 warbands the 2 of blue at site 2; both pawns are there."""
    setup = {
        "sites": {2: "fertile_valley"},
        "pawns": {"red": 2, "blue": 2},
        "warbands": {"red": 4},
        "at": {2: "blue 2"},
        "turn_of": "red",
        "oath": "people",  # so that purple keeps the title
    }
    return table("purple red blue", **(setup | more))


# -- Rangers


@pytest.mark.rule("card/rangers")
@pytest.mark.ruling("card/rangers#1")
@pytest.mark.ends_open
def test_rangers_ignore_skulls_and_hunt_big_game_with_two_more_dice(table):
    setup = {
        "advisers": {"red": "rangers"},
        "favor": {"red": 1},
        "relics": {"blue": "whistle"},
    }
    t = battle(table, **setup, dice=[0, 0, 0, 0, 0, 5, 5, 5, 5, 5])
    t.campaign("blue", "pawn", "whistle", dice=3)  # 1 + 2 + 2 dice
    t.plans("rangers")
    assert t.dice_rolled() == (5, 5) and t.warbands("red") == 4
    assert t.favor_on("rangers") == 1
    t = battle(table, **setup, dice=[0, 0, 0, 5, 5, 5])
    t.campaign("blue", "pawn", dice=3)  # only 3 dice
    t.plans("rangers")
    assert t.dice_rolled() == (3, 3) and t.warbands("red") == 4  # no skull counts


@pytest.mark.rule("card/rangers", "5.5.3")
@pytest.mark.ruling("card/rangers#1")
def test_dice_added_after_the_rangers_do_not_count_for_them(table):
    t = battle(
        table,
        advisers={"red": "rangers", "blue": "shield_wall"},
        favor={"red": 1, "blue": 1},
    )
    t.campaign("blue", "pawn", dice=1)
    t.plans("rangers", "shield_wall")
    assert t.dice_rolled() == (1, 5)


@pytest.mark.rule("card/rangers", "7.5")
@pytest.mark.ends_open
def test_rangers_attack_only_and_cost_a_favor(table):
    t = battle(table, advisers={"blue": "rangers"}, favor={"blue": 1})
    t.campaign("blue", dice=1)
    assert t.dice_rolled() == (1, 1) and t.favor("blue") == 1
    t = battle(table, advisers={"red": "rangers"})
    t.campaign("blue", dice=1)
    assert t.dice_rolled() == (1, 1)


# -- Nature Worship


@pytest.mark.rule("card/nature_worship")
@pytest.mark.ends_open
def test_nature_worship_is_worth_a_die_for_each_beast_adviser(table):
    t = battle(table, advisers={"red": "nature_worship wolves -bracken"}, secrets={"red": 1})
    t.campaign("blue", dice=1)
    t.plans("nature_worship")
    assert t.dice_rolled() == (3, 1) and t.secrets_on("nature_worship") == 1
    t = battle(table, advisers={"blue": "nature_worship wolves"}, secrets={"blue": 1})
    t.campaign("blue", dice=3)
    t.plans("nature_worship")
    assert t.dice_rolled() == (1, 1)
    assert t.facedown_secrets("blue") == 1  # paid outside her turn


@pytest.mark.rule("card/nature_worship", "5.5.3")
@pytest.mark.ends_open
def test_at_a_site_it_counts_the_advisers_of_its_user_alone(table):
    setup = {"sites": {2: "fertile_valley nature_worship"}, "secrets": {"blue": 1}}
    t = battle(table, **setup, advisers={"blue": "longbows -wolves"})
    t.campaign("blue", dice=1)
    t.expect(2, "battle-plan", "use longbows", "pass")  # no Beast adviser: of no use
    t = battle(table, **setup, advisers={"blue": "wolves bracken"})
    t.campaign("blue", dice=1)
    t.plans("nature_worship")
    assert t.dice_rolled() == (0, 2)  # the second die adds one to the defence
    t = battle(table, sites=setup["sites"], advisers={"blue": "wolves"})
    t.campaign("blue", dice=1)
    assert t.dice_rolled() == (1, 1)  # no secret


# -- War Tortoise


@pytest.mark.rule("card/war_tortoise")
@pytest.mark.ends_open
def test_the_attackers_tortoise_ignores_double_shields(table):
    t = battle(table, advisers={"red": "war_tortoise"}, favor={"red": 1}, dice=[4, 3, 3, 3])
    t.campaign("blue", dice=3)
    t.plans("war_tortoise")
    t.expect(1, "occupy")  # 3 swords against 2 warbands
    t = battle(table, advisers={"red": "war_tortoise"}, favor={"red": 1}, dice=[4, 5, 3, 3, 3])
    t.campaign("blue", dice=3)
    t.plans("war_tortoise")
    assert t.warbands("red") == 3 and t.question().prompt == "occupy"  # its own swords count


@pytest.mark.rule("card/war_tortoise")
def test_the_defenders_tortoise_ignores_double_swords_but_skulls_still_kill(table):
    t = battle(
        table,
        advisers={"blue": "war_tortoise"},
        favor={"blue": 1},
        warbands={"red": 6},
        dice=[4, 5, 5, 3],
    )
    t.campaign("blue", dice=3)
    t.plans("war_tortoise")
    t.expect(1, "sacrifice")
    assert t.warbands("red") == 4  # two skulls
    t.answer("pass")
    values = [e for e in t.match.events(-1) if e["id"] == "campaign-values"][-1]
    assert (values["attack"], values["defence"]) == (1, 4)  # one sword; 2 shields, 2 warbands
    assert t.bank("beast") == 4  # paid outside her turn


# -- Walled Garden


@pytest.mark.rule("card/walled_garden")
@pytest.mark.ends_open
def test_the_garden_defends_its_site_with_a_die_for_each_beast_card_on_the_map(table):
    sites = {2: "fertile_valley walled_garden", 4: "steppe wolves longbows", 6: "river bracken"}
    t = battle(table, sites=sites, at={2: "blue 2", 6: "red 1"}, advisers={"blue": "rangers"})
    t.campaign("blue", dice=1)
    t.plans("walled_garden")
    assert t.dice_rolled() == (1, 4)  # 1 + 3
    t = battle(table, sites=sites | {3: "wastes"}, at={2: "blue 1", 3: "blue 1"}, pawns={"red": 3})
    t.campaign("blue", dice=1)  # its site is no target
    assert t.dice_rolled() == (1, 1)


@pytest.mark.rule("card/walled_garden", "5.5.3")
@pytest.mark.ends_open
def test_bandits_and_no_attacker_use_the_garden(table):
    t = battle(table, sites={2: "fertile_valley walled_garden wolves"}, at={})
    t.campaign("bandits", dice=1)
    assert t.dice_rolled() == (1, 3)
    t = battle(table, sites={2: "fertile_valley walled_garden"}, at={2: "red 1"})
    t.campaign("blue", "pawn", dice=1)
    assert t.dice_rolled() == (1, 2)


# -- True Names


@pytest.mark.rule("card/true_names")
@pytest.mark.ends_open
def test_plans_that_match_an_adviser_cannot_be_used_against_true_names(table):
    advisers = {"red": "rangers longbows mercenaries", "blue": "true_names scouts -insomnia"}
    t = battle(table, advisers=advisers, favor={"red": 3})
    t.campaign("blue", dice=1)
    t.expect(1, "battle-plan", "use mercenaries", "pass")  # Beast and Order are known
    t = battle(
        table,
        advisers={"red": "true_names scouts", "blue": "longbows mercenaries"},
        favor={"blue": 1},
    )
    t.campaign("blue", dice=1)
    t.answer("use scouts")  # one's own plans may match
    t.expect(2, "battle-plan", "use mercenaries", "pass")
    t = battle(
        table,
        advisers={"red": "true_names", "blue": "longbows war_tortoise"},
        favor={"blue": 1},
    )
    t.campaign("blue", dice=1)
    t.expect(2, "battle-plan", "use longbows", "pass")


@pytest.mark.rule("card/true_names")
@pytest.mark.ends_open
def test_true_names_bind_no_relics_nor_campaigns_of_others(table):
    t = battle(
        table,
        advisers={"red": "longbows", "purple": "true_names scouts"},
        pawns={"red": 2, "blue": 2, "purple": 1},
    )
    t.campaign("blue", dice=1)
    t.expect(1, "battle-plan", "use longbows", "pass")
    t = battle(table, advisers={"red": "longbows rangers true_names"}, favor={"red": 1})
    t.campaign("blue", dice=1)
    assert t.offered("use rangers")  # one's own plans may match


@pytest.mark.rule("card/true_names", "5.5.3")
@pytest.mark.ends_open
def test_bandits_cannot_use_plans_whose_true_name_is_known(table):
    t = battle(table, sites={2: "fertile_valley longbows"}, at={}, advisers={"red": "true_names"})
    t.campaign("bandits", dice=2)
    assert t.dice_rolled() == (1, 1)
    advisers = {"red": "true_names pressgangs"}
    t = battle(table, sites={2: "fertile_valley longbows"}, at={}, advisers=advisers)
    t.campaign("bandits", dice=2)
    assert t.dice_rolled() == (2, 1)


# -- Insect Swarm


@pytest.mark.rule("card/insect_swarm")
@pytest.mark.ends_open
def test_each_plan_against_the_swarm_costs_a_burned_favor_more(table):
    setup = {"advisers": {"red": "longbows rangers", "blue": "insect_swarm"}}
    t = battle(table, **setup, favor={"red": 3})
    shared = t.g.shared_favor
    t.campaign("blue", dice=1)
    t.plans("longbows", "rangers")
    assert (t.favor("red"), t.favor_on("rangers"), t.g.shared_favor - shared) == (0, 1, 2)
    t = battle(table, **setup, favor={"red": 1})
    t.campaign("blue", dice=1)
    t.expect(1, "battle-plan", "use longbows", "pass")  # the Rangers would cost two
    t.answer("use longbows")
    assert t.favor("red") == 0
    t = battle(table, **setup)
    t.campaign("blue", dice=1)
    assert t.dice_rolled() == (1, 1)  # no favor, no plans


@pytest.mark.rule("card/insect_swarm")
@pytest.mark.ends_open
def test_the_swarm_of_an_attacker_bothers_the_defender_and_bandits(table):
    advisers = {"red": "insect_swarm", "blue": "longbows"}
    t = battle(table, advisers=advisers, favor={"blue": 1})
    t.campaign("blue", dice=1)
    t.plans("longbows")
    assert t.favor("blue") == 0
    t = battle(table, sites={2: "fertile_valley longbows"}, at={}, advisers={"red": "insect_swarm"})
    t.campaign("bandits", dice=1)
    assert t.dice_rolled() == (1, 1)  # what costs something they do not use


@pytest.mark.rule("card/insect_swarm")
@pytest.mark.ruling("card/insect_swarm#1")
@pytest.mark.ends_open
def test_the_swarm_concerns_only_campaigns_of_its_owner(table):
    advisers = {"red": "longbows", "purple": "insect_swarm", "blue": "bear_traps"}
    t = battle(table, advisers=advisers)
    t.campaign("blue", dice=2)
    t.plans("longbows", "bear_traps")
    assert t.dice_rolled() == (2, 1)
    t = battle(table, advisers={"red": "insect_swarm longbows"})
    t.campaign("blue", dice=2)
    t.plans("longbows")  # one's own plans cost nothing more
    assert t.dice_rolled() == (3, 1)


# -- Giant Python


@pytest.mark.rule("card/giant_python")
def test_targets_of_the_python_have_an_even_number_of_dice(table):
    setup = {
        "advisers": {"blue": "giant_python"},
        "sites": {2: "fertile_valley", 3: "steppe"},
        "at": {2: "blue 1", 3: "blue 1"},
        "relics": {"blue": "map"},
    }
    t = battle(table, **setup)
    t.answer("campaign")
    t.maybe("against blue")
    t.expect(1, "declare-target", "target s3", "target map", "target pawn")  # not yet even
    t.answer("target pawn")
    assert not t.offered("pass")
    t.answer("target map")
    assert t.offered("pass")  # 1 + 2 + 3
    t.answer("pass", "count 1")
    assert t.dice_rolled() == (1, 6)


@pytest.mark.rule("card/giant_python", "5.5.2")
def test_if_no_even_number_comes_about_the_attack_is_called_off_without_cost(table):
    t = battle(table, advisers={"blue": "giant_python"}, pawns={"red": 2, "blue": 1})
    t.answer("campaign")
    t.maybe("against blue")
    assert t.supply("red") == 7 and t.dice_rolled() == (0, 0) and "calls-off" in t.events()
    t.expect(1, "act")


@pytest.mark.rule("card/giant_python", "2.11")
@pytest.mark.ruling("card/giant_python#1")
def test_dice_of_title_and_plans_do_not_count_for_the_python(table):
    t = battle(
        table,
        advisers={"blue": "giant_python extra_provisions"},
        favor={"blue": 1},
        at={},
        keeper="blue",
        oath="protection",
        relics={"blue": "whistle map", "purple": ""},
    )
    assert t.keeper == "blue"
    t.campaign("blue", "pawn", dice=1)  # an even number of 2
    assert t.question().prompt == "battle-plan"
    t.plans("extra_provisions")
    assert t.dice_rolled() == (1, 4)  # 2, the title, and the provisions


@pytest.mark.rule("card/giant_python", "5.5.2.R")
@pytest.mark.ruling("card/giant_python#2")
@pytest.mark.ends_open
def test_of_the_allies_only_the_chancellors_python_protects_a_citizen(table):
    for owner, bound in [("purple", True), ("yellow", False), ("blue", True)]:
        t = table(
            "purple red blue yellow",
            citizens="blue yellow",
            sites={2: "fertile_valley"},
            pawns={"red": 2, "blue": 2, "yellow": 2, "purple": 1},
            at={2: "purple 1"},
            warbands={"red": 3},
            advisers={owner: "giant_python"},
            turn_of="red",
        )
        t.answer("campaign", "against blue")
        assert t.offered("pass") != bound  # site 2 alone: one die


@pytest.mark.rule("card/giant_python")
@pytest.mark.ends_open
def test_the_python_does_not_bind_its_own_attacks_or_those_on_others(table):
    for owner in ("red", "purple"):
        t = battle(table, advisers={owner: "giant_python"})
        t.answer("campaign")
        t.maybe("against blue")
        assert t.offered("pass")


@pytest.mark.rule("card/giant_python", "card/sprawling_rampart")
def test_dice_that_targets_add_count_for_the_python(table):
    t = battle(
        table,
        sites={2: "fertile_valley sprawling_rampart"},
        advisers={"blue": "giant_python"},
        pawns={"red": 2, "blue": 1},
    )
    t.campaign("blue", dice=1)
    assert t.dice_rolled() == (1, 2)


# -- Marsh Spirit


@pytest.mark.rule("card/marsh_spirit")
@pytest.mark.ends_open
def test_whoever_targets_the_spirits_site_has_no_plans(table):
    sites = {2: "fertile_valley marsh_spirit", 3: "steppe"}
    setup = {"advisers": {"red": "longbows", "blue": "bear_traps"}, "sites": sites}
    t = battle(table, **setup)
    t.campaign("blue", dice=2)
    t.expect(2, "battle-plan", "use bear_traps", "pass")  # the defender may
    at = {2: "blue 1", 3: "blue 1"}
    t = battle(table, **setup, at=at, pawns={"red": 3, "blue": 3})
    t.campaign("blue", dice=2)
    t.expect(1, "battle-plan", "use longbows", "pass")  # only site 3 is a target
    t = battle(table, **setup, at=at, pawns={"red": 3, "blue": 3})
    t.campaign("blue", "s2", dice=2)
    t.expect(2, "battle-plan", "use bear_traps", "pass")


@pytest.mark.rule("card/marsh_spirit")
@pytest.mark.ends_open
def test_a_pawn_beside_the_spirit_may_be_attacked_with_plans(table):
    t = battle(
        table,
        sites={2: "fertile_valley marsh_spirit"},
        at={2: "red 1"},
        advisers={"red": "longbows"},
    )
    t.campaign("blue", "pawn", dice=2)
    t.expect(1, "battle-plan", "use longbows", "pass")


@pytest.mark.rule("card/marsh_spirit", "7.1.4")
@pytest.mark.ends_open
def test_the_spirit_of_bandits_haunts_whoever_attacks_them(table):
    t = battle(
        table,
        sites={2: "fertile_valley marsh_spirit"},
        at={},
        advisers={"red": "longbows"},
    )
    t.campaign("bandits", dice=2)
    assert t.dice_rolled() == (2, 1)
