"""Order's battle plans that win at once or pay after the victory."""

import pytest

LOST = [2, 0, 0, 0]  # red is beaten


@pytest.mark.rule("card/battle_honors")
@pytest.mark.ruling("card/battle_honors#1")
def test_battle_honors_bring_the_winner_two_favor_or_what_the_bank_has(table):
    t = table.battle(advisers={"red": "battle_honors"})
    t.campaign("blue", dice=3)
    t.plans("battle_honors")
    assert t.favor("red") == 0  # not before the sites are occupied
    t.answer("count 1")
    assert (t.favor("red"), t.bank("order")) == (2, 1)
    t.ends_clean()
    t = table.battle(advisers={"red": "battle_honors"}, banks={"order": 1})
    t.campaign("blue", dice=3)
    t.plans("battle_honors")
    t.answer("count 1")
    assert (t.favor("red"), t.bank("order")) == (1, 0)


@pytest.mark.rule("card/battle_honors")
def test_battle_honors_give_the_beaten_nothing(table):
    t = table.battle(advisers={"red": "battle_honors"}, dice=LOST)
    t.campaign("blue", dice=3)
    t.plans("battle_honors")
    t.answer("pass")  # no sacrifice
    assert t.favor("red") == 0
    t.ends_clean()
    t = table.battle(advisers={"blue": "battle_honors"}, dice=LOST)
    t.campaign("blue", dice=3)
    t.plans("battle_honors")
    t.answer("pass")
    assert (t.favor("blue"), t.bank("order")) == (2, 1)  # the defender has won
    t.ends_clean()


@pytest.mark.rule("card/battle_honors")
def test_what_bandits_win_with_battle_honors_is_burned(table):
    t = table.battle(sites={2: "fertile_valley battle_honors"}, at={}, dice=[4, 0])
    before = t.g.shared_favor
    t.campaign("bandits", dice=0)
    assert t.question().prompt == "sacrifice"
    t.answer("pass")
    assert (t.bank("order"), t.g.shared_favor - before) == (1, 2)


@pytest.mark.rule("card/field_promotion")
def test_field_promotion_brings_the_winner_three_warbands_as_far_as_there_are(table):
    t = table.battle(advisers={"red": "field_promotion"}, favor={"red": 1})
    t.campaign("blue", dice=3)
    t.plans("field_promotion")
    t.answer("count 1")
    assert t.warbands("red") == 6
    t.ends_clean()
    t = table.battle(advisers={"red": "field_promotion"}, favor={"red": 1}, warbands={"red": 13})
    t.campaign("blue", dice=3)
    t.plans("field_promotion")
    t.answer("count 1")
    assert (t.warbands("red"), t.g.reserve[1]) == (13, 0)


@pytest.mark.rule("card/field_promotion")
def test_a_defending_citizen_who_wins_is_promoted_in_purple(table):
    t = table.battle(
        citizens="blue",
        warbands={"red": 1},
        at={2: "purple 1"},
        advisers={"blue": "field_promotion"},
        favor={"blue": 1},
        dice=[4, 4, 0],
    )
    t.campaign("blue", dice=1)
    t.plans("field_promotion")
    assert (t.warbands("blue"), t.g.reserve[0]) == (3, 20)


@pytest.mark.rule("card/military_parade")
def test_military_parade_pays_a_favor_for_each_faceup_adviser_of_the_enemy(table):
    t = table.battle(
        advisers={"red": "military_parade", "blue": "wolves bracken -elders"},
        banks={"beast": 1},
    )
    t.campaign("blue", dice=3)
    t.plans("military_parade")
    t.answer("count 1")
    assert (t.favor("red"), t.bank("beast"), t.bank("nomad")) == (1, 0, 3)


@pytest.mark.rule("card/military_parade")
@pytest.mark.ruling("card/military_parade#1")
def test_military_parade_counts_the_advisers_of_imperial_allies_and_two_of_a_suit_twice(table):
    t = table.battle(
        citizens="blue",
        at={2: "purple 1"},
        advisers={"red": "military_parade", "blue": "wolves", "purple": "bracken elders"},
        dice=[0, 0, 3, 3, 3],
    )
    t.campaign("blue", dice=3)
    t.plans("military_parade")
    t.answer("count 1")
    assert (t.favor("red"), t.bank("beast"), t.bank("nomad")) == (3, 1, 2)


@pytest.mark.rule("card/military_parade")
@pytest.mark.ruling("card/military_parade#2")
@pytest.mark.ends_open
def test_military_parade_needs_enemies_with_advisers_and_burns_for_bandits(table):
    t = table.battle(advisers={"red": "military_parade", "blue": "-wolves"})
    t.campaign("blue", dice=3)
    t.expect(1, "occupy")  # no plan was offered
    t = table.battle(
        sites={2: "fertile_valley military_parade"},
        at={},
        advisers={"red": "wolves"},
        dice=[4, 0],
    )
    before = t.g.shared_favor
    t.campaign("bandits", dice=0)
    t.answer("pass")
    assert (t.bank("beast"), t.g.shared_favor - before) == (2, 1)


@pytest.mark.rule("card/martial_culture", "7.6.1")
def test_martial_culture_lets_an_exile_who_beat_an_exile_become_a_citizen_without_relic(table):
    t = table.battle(
        sites={2: "fertile_valley", 3: "steppe martial_culture"},
        at={2: "blue 1", 3: "red 1"},
        supply={"red": 3},
    )
    t.campaign("blue", dice=3)
    t.plans("martial_culture")
    t.answer("count 1")
    t.expect(1, "use-power", "choose yes", "pass")
    t.answer("choose yes")
    assert t.player("red").is_citizen and t.relics("red") == ""
    assert (t.at(2), t.at(3)) == ("purple 1", "purple 1")
    assert t.phase != "red act"  # the Act phase is over


@pytest.mark.rule("card/martial_culture")
def test_martial_culture_is_optional_and_fills_the_supply(table):
    t = table.battle(
        sites={2: "fertile_valley", 3: "steppe martial_culture"},
        at={2: "blue 1", 3: "blue 1"},
        warbands={"red": 1},
        supply={"blue": 2},
        dice=LOST,
    )
    t.campaign("blue", dice=1)
    t.plans("martial_culture")
    t.answer("choose yes")  # blue has won as the defender
    assert t.player("blue").is_citizen and t.supply("blue") == 7
    assert t.phase == "red act"  # it is not blue's turn
    t.ends_clean()
    t = table.battle(
        sites={2: "fertile_valley", 3: "steppe martial_culture"},
        at={2: "blue 1", 3: "red 1"},
    )
    t.campaign("blue", dice=3)
    t.plans("martial_culture")
    t.answer("count 1", "pass")
    assert t.player("red").is_exile and t.phase == "red act"


@pytest.mark.rule("card/martial_culture")
@pytest.mark.ends_open
def test_martial_culture_is_nothing_for_the_empire_or_against_it_or_against_bandits(table):
    sites = {2: "fertile_valley", 3: "steppe martial_culture"}
    t = table.battle(sites=sites, at={2: "purple 1", 3: "red 1"}, dice=[0, 0, 3, 3, 3])
    t.campaign("purple", dice=3)
    t.expect(1, "occupy")
    t = table.battle(sites=sites, at={3: "red 1"})
    t.campaign("bandits", dice=3)
    t.expect(1, "occupy")
    t = table.battle(
        sites=sites,
        at={2: "blue 1", 3: "purple 1"},
        pawns={"purple": 2},
        turn_of="purple",
        warbands={"purple": 4},
    )
    t.campaign("blue", dice=3)
    t.expect(0, "occupy")


# -- Peace Envoy


@pytest.mark.rule("card/peace_envoy")
def test_the_peace_envoy_buys_a_victory_for_a_favor_per_defence_die_and_nobody_dies(table):
    t = table.battle(
        advisers={"red": "peace_envoy longbows"},
        favor={"red": 2},
        warbands={"red": 4, "blue": 3},
    )
    t.campaign("blue", dice=0)
    t.answer("use peace_envoy")
    assert t.favor("blue") == 1 and t.favor_on("peace_envoy") == 1
    t.answer("count 2")  # no dice, no losses: blue's 2 + 3 warbands are on the board
    assert (t.at(2), t.warbands("red"), t.warbands("blue")) == ("red 2", 2, 5)
    assert t.dice_rolled() == (0, 0)


@pytest.mark.rule("card/peace_envoy")
@pytest.mark.ruling("card/peace_envoy#3")
def test_the_envoy_may_be_combined_with_the_pawn_as_a_target(table):
    t = table.battle(advisers={"red": "peace_envoy"}, favor={"red": 4})
    t.campaign("blue", "pawn", dice=0)
    t.answer("use peace_envoy", "count 0", "to s1")
    assert t.pawn("blue") == 1
    assert t.favor("blue") == 2  # half of the three is burned


@pytest.mark.rule("card/peace_envoy")
@pytest.mark.ruling("card/peace_envoy#1")
@pytest.mark.ends_open
def test_without_the_whole_favor_there_is_no_envoy(table):
    t = table.battle(advisers={"red": "peace_envoy"}, favor={"red": 1})
    t.campaign("blue", dice=3)
    t.expect(1, "occupy")  # fought without being asked for a plan


@pytest.mark.rule("card/peace_envoy")
@pytest.mark.ends_open
def test_the_envoy_needs_the_opponents_pawn_and_is_the_only_plan(table):
    t = table.battle(advisers={"red": "peace_envoy"}, favor={"red": 5}, pawns={"red": 2})
    t.campaign("blue", dice=3)
    t.expect(1, "occupy")
    t = table.battle(advisers={"red": "peace_envoy longbows"}, favor={"red": 5})
    t.campaign("blue", dice=1)
    t.answer("use longbows")
    assert t.dice_rolled() == (2, 1)


@pytest.mark.rule("card/peace_envoy")
def test_a_defender_can_send_the_envoy_and_the_attacker_loses_nobody(table):
    t = table.battle(advisers={"blue": "peace_envoy"}, favor={"blue": 2})
    t.campaign("blue", dice=4)
    t.plans("peace_envoy")
    assert (t.favor("blue"), t.favor("red"), t.bank("order")) == (0, 1, 4)
    assert (t.at(2), t.warbands("red")) == ("blue 2", 4)


@pytest.mark.rule("card/peace_envoy")
@pytest.mark.ruling("card/peace_envoy#2")
@pytest.mark.ends_open
def test_of_an_imperial_side_only_the_attacked_player_gets_the_favor(table):
    t = table.battle(
        citizens="blue",
        pawns={"red": 2, "blue": 2, "purple": 2},
        at={2: "purple 1"},
        advisers={"red": "peace_envoy"},
        favor={"red": 3},
    )
    t.campaign("blue", dice=0)
    t.answer("use peace_envoy")
    assert (t.favor("blue"), t.favor("purple")) == (2, 0)


# -- Relic Hunter


@pytest.mark.rule("card/relic_hunter")
def test_the_relic_hunter_targets_facedown_relics_for_a_die_each(table):
    t = table.battle(
        sites={2: "deep_woods"},
        relics_at={2: "map whistle"},
        advisers={"red": "relic_hunter"},
        dice=[0, 0, 3, 3, 3],
    )
    t.campaign("blue", dice=3)
    t.answer("use relic_hunter")
    t.expect(1, "declare-target", "target s2.relic1", "target s2.relic2", "pass")
    t.answer("target s2.relic2", "pass")
    assert t.dice_rolled() == (3, 2)
    t.answer("count 1")
    assert (t.relics("red"), t.relics_at(2)) == ("whistle", "map")
    t.answer("pass")  # keeps it


@pytest.mark.rule("card/relic_hunter")
def test_relics_of_the_campaign_may_be_buried_but_never_the_grand_scepter(table):
    t = table.battle(
        sites={2: "deep_woods"},
        relics_at={2: "map"},
        relics={"blue": "brass_horse the_grand_scepter"},
        advisers={"red": "relic_hunter"},
        warbands={"red": 14},
        dice=[0] * 9 + [3] * 6,
    )
    t.campaign("blue", "brass_horse", "the_grand_scepter", dice=6)
    t.answer("use relic_hunter", "target s2.relic1")
    assert t.dice_rolled() == (6, 9)
    t.answer("count 1")
    t.expect(1, "choose-relic", "bury brass_horse", "bury map", "pass")
    t.answer("bury map", "bury brass_horse")
    assert t.relics("red") == "the_grand_scepter"
    assert t.text(t.g.relic_deck[:2]) == "brass_horse map"


@pytest.mark.rule("card/relic_hunter")
@pytest.mark.ruling("card/relic_hunter#1")
def test_relics_at_other_sites_are_safe_and_a_beaten_hunter_takes_none(table):
    t = table.battle(
        sites={2: "deep_woods", 3: "wastes"},
        at={2: "blue 1", 3: "blue 1"},
        relics_at={2: "map", 3: "whistle"},
        advisers={"red": "relic_hunter"},
        dice=[2, 2, 0, 0, 0],
    )
    t.campaign("blue", dice=3)
    t.answer("use relic_hunter", "target s2.relic1")  # the only one
    assert t.dice_rolled() == (3, 2)
    t.answer("pass")
    assert (t.relics("red"), t.relics_at(2), t.relics_at(3)) == ("", "map", "whistle")


@pytest.mark.rule("card/relic_hunter")
@pytest.mark.ends_open
def test_without_relics_in_reach_there_is_nothing_to_hunt(table):
    t = table.battle(advisers={"red": "relic_hunter"})
    t.campaign("blue", dice=3)
    t.expect(1, "occupy")
