"""The Empire at its edges: who helps whom, who dies, who joins and who leaves (5.5, 6.5 to 6.8)."""

import pytest


def defence_of(t) -> int:
    """The defence value of the last campaign, in which nobody sacrifices anything."""
    if t.question().prompt == "sacrifice":
        t.answer("pass")
    told = [e for e in t.match.events(-1) if e["id"] == "campaign-values"]
    return int(told[-1]["defence"])


# -- helping each other (5.5.1 to 5.5.4)


def assault(table, **more):
    """Red, an Exile, stands at an Imperial site; blue and yellow are Citizens."""
    setup = {
        "citizens": "blue yellow",
        "sites": {1: "lush_coast", 2: "fertile_valley", 3: "river"},
        "at": {1: "purple 1", 3: "purple 1"},
        "pawns": {"purple": 2, "blue": 2, "yellow": 2},
        "warbands": {"red": 4, "purple": 3, "blue": 2, "yellow": 2},
        "keeper": "red",
        "oath": "people",
        "banners": {"red": "peoples_favor"},
        "dice": [0] * 12,
    }
    return table("red purple blue yellow", **(setup | more))


@pytest.mark.rule("5.5.2.R", "5.5.4.R")
@pytest.mark.ruling("O35")
def test_the_chancellor_at_a_targeted_site_adds_his_board_to_a_citizens_defence(table):
    t = assault(table, pawns={"purple": 3, "blue": 2, "yellow": 2})
    t.campaign("blue", "s3", dice=0)
    assert defence_of(t) == 5  # two sites and the Chancellor's three; blue stands elsewhere


@pytest.mark.rule("5.5.2.R", "5.5.4.R")
@pytest.mark.ruling("O35")
@pytest.mark.parametrize(("answers", "defence"), [(["choose yes"] * 2, 4), (["pass"], 2)])
def test_a_citizen_at_another_targeted_site_is_asked_and_counts(table, answers, defence):
    t = assault(table, pawns={"purple": 2, "blue": 3, "yellow": 2})
    t.campaign("purple", "s3")
    t.expect(2, "join-defence", "choose yes", "pass")  # not yellow, who stands elsewhere
    t.answer(*answers, "count 0")
    assert defence_of(t) == defence  # two sites and, if he joins, blue's two
    t = assault(table, pawns={"purple": 2, "blue": 3, "yellow": 2})
    t.campaign("purple", dice=0)  # the site where he stands is no target
    assert "join-defence" not in str(t.match.events(-1)) and defence_of(t) == 1


@pytest.mark.rule("5.5.3.R", "5.5.4.R", "10.Reichsverbuendete")
@pytest.mark.ruling("O35")
def test_a_citizen_who_joins_at_a_targeted_site_brings_board_and_plans(table):
    t = assault(
        table,
        pawns={"purple": 2, "blue": 2, "yellow": 3},
        warbands={"red": 4, "purple": 3, "blue": 2, "yellow": 4},
        advisers={"yellow": "bear_traps"},
        secrets={"yellow": 1},
    )
    t.campaign("blue", "s3")
    t.expect(3, "join-defence", "choose yes", "pass")
    t.answer("choose yes")
    t.expect(2, "allow-ally", "choose yes", "pass")
    t.answer("choose yes", "count 3")
    t.expect(3, "battle-plan", "use bear_traps", "pass")
    t.answer("use bear_traps")
    # the warbands of two sites and yellow's four; the Chancellor and blue stand elsewhere
    assert defence_of(t) == 6 and t.dice_rolled() == (2, 2)


@pytest.mark.rule("5.5.2.R")
@pytest.mark.ruling("O4")
def test_each_citizen_present_decides_and_the_defender_about_each_of_them(table):
    t = assault(table, pawns={"purple": 2})
    t.answer("campaign", "against purple", "pass")
    t.expect(2, "join-defence", "choose yes", "pass")
    t.answer("choose yes")
    t.expect(1, "allow-ally", "choose yes", "pass")
    t.answer("pass")
    t.expect(3, "join-defence", "choose yes", "pass")
    t.answer("choose yes", "choose yes", "count 0")
    assert defence_of(t) == 3  # the site and yellow's two


@pytest.mark.rule("5.5.3.R", "7.5.1", "7.1.2.d")
@pytest.mark.ends_open
def test_allies_use_their_own_advisers_and_imperial_sites_and_the_user_pays(table):
    t = assault(
        table,
        sites={1: "lush_coast longbows", 2: "fertile_valley", 3: "river"},
        pawns={"purple": 2, "yellow": 2},
        advisers={"purple": "fire_talkers", "blue": "bear_traps", "yellow": "keep"},
        banners={"red": "peoples_favor", "purple": "darkest_secret"},
        secrets={"purple": 1, "blue": 1},
    )
    t.campaign("blue", dice=4)
    t.expect(2, "battle-plan", "use longbows", "use bear_traps", "pass")
    t.answer("use longbows", "pass")
    t.expect(1, "battle-plan", "use fire_talkers", "pass")  # longbows only once
    t.answer("use fire_talkers")
    assert (t.secrets("purple"), t.facedown_secrets("purple"), t.secrets("blue")) == (0, 1, 1)
    assert t.dice_rolled() == (0, 1)


@pytest.mark.rule("5.5.1.R", "5.5.2.R")
@pytest.mark.ruling("O2", "O4")
def test_a_citizen_attacking_a_citizen_fights_the_chancellor_too(table):
    t = table(
        "red purple blue yellow",
        citizens="red blue yellow",
        sites={1: "lush_coast longbows"},
        at={1: "purple 2"},
        pawns={"purple": 1},
        warbands={"red": 4, "purple": 3, "blue": 2, "yellow": 1},
        advisers={"red": "scouts"},
        keeper="purple",
        dice=[0] * 12,
    )
    t.answer("campaign", "against blue", "pass")
    t.expect(3, "join-defence", "choose yes", "pass")
    t.answer("pass", "count 4")
    # The attacker rules his adviser, but nothing at an Imperial site; the title is the other's.
    t.expect(0, "battle-plan", "use scouts", "pass")
    t.answer("pass")
    t.expect(2, "battle-plan", "use longbows", "pass")
    t.answer("pass", "pass")
    assert defence_of(t) == 7 and t.dice_rolled() == (4, 2)


@pytest.mark.rule("5.5.1.R")
@pytest.mark.ruling("O4")
def test_a_citizen_attacked_by_the_chancellor_stands_alone_but_keeps_his_title(table):
    t = table(
        "purple red blue",
        citizens="red blue",
        sites={1: "lush_coast longbows"},
        at={1: "purple 2"},
        warbands={"purple": 3, "red": 2, "blue": 5},
        oath="people",
        banners={"red": "peoples_favor"},
        dice=[0] * 12,
    )
    t.answer("campaign", "against red", "target pawn", "pass", "count 3")
    t.expect(0, "battle-plan", "use longbows", "pass")  # the site is the Chancellor's, not red's
    t.answer("pass")
    assert defence_of(t) == 2 and t.dice_rolled() == (3, 3)  # pawn and title


@pytest.mark.rule("5.5.1.R", "7.6.5")
@pytest.mark.ends_open
def test_sites_of_bandits_go_with_their_crown_when_the_empire_is_divided(table):
    crown = {"relics": {"red": "bandit_crown"}, "citizens": "red"}
    board = {"pawns": {"red": 2}, "sites": {2: "steppe"}, "warbands": {"purple": 3}}
    t = table("purple red", **crown, **board, dice=[0, 3, 3, 3])
    t.campaign("red", dice=3)
    t.answer("count 1")  # one bandit and nobody else was in the way
    assert t.at(1) == "purple 1" and t.warbands("purple") == 2
    t.ends_clean()
    t = table("purple red", **crown, turn_of="red", warbands={"red": 3})
    t.answer("campaign")  # he does not attack his own site
    t.expect(1, "declare-target", "target the_grand_scepter", "target pawn")


# -- losses (5.5.6)


@pytest.mark.rule("5.5.6.R", "5.5.7.I")
@pytest.mark.ruling("O7")
def test_the_chancellor_picks_imperial_losses_one_by_one_among_all_places(table):
    t = assault(
        table,
        at={1: "purple 3", 3: "purple 2"},
        pawns={"purple": 2, "yellow": 2},
        dice=[0, 0] + [5] * 8,
        warbands={"red": 12, "purple": 3, "blue": 2},
    )
    t.campaign("blue", "s3", dice=8)
    # Seven warbands fought: three must die, and never those on his own board far away. Those of
    # both sites would come to his board, so the only question is whether blue's die.
    t.expect(1, "lose-warband", "lose blue", "lose s1")
    assert t.question().count == 3
    t.answer("lose s1")
    t.expect(1, "lose-warband", "lose blue", "lose s1")
    t.answer("lose blue", "lose s1")
    assert (t.warbands("blue"), t.warbands("purple")) == (1, 6)  # those of sites go to him
    t.answer("count 1", "count 0")
    assert (t.at(1), t.at(3)) == ("red 1", "")


# -- citizenship (6.6)


@pytest.mark.rule("6.6.1", "6.6.2", "2.3")
def test_an_offer_moves_things_both_ways_and_uncovers_the_chosen_space(table):
    t = table(
        "purple red",
        reliquary="map whistle brass_horse horned_mask",
        favor={"purple": 3, "red": 1},
        secrets={"red": 2},
        relics={"red": "ivory_eye"},
        banners={"purple": "peoples_favor"},
        favor_on={"peoples_favor": 4},
        supply={"red": 1},
        warbands={"red": 2},
    )
    t.answer("citizenship red", "choose reliquary_2", "choose reliquary_2", "pass")
    assert not t.offered("give map") and not t.offered("give whistle")  # only the one, always
    t.answer("give favor", "count 3", "give peoples_favor", "want ivory_eye", "want secrets")
    t.answer("count 2", "offer")
    t.expect(1, "accept-deal", "accept", "pass")
    t.answer("accept")
    assert (t.favor("purple"), t.favor("red"), t.secrets("purple")) == (0, 4, 2)
    assert set(t.relics("red").split()) == {"whistle"} and "ivory_eye" in t.relics("purple")
    assert t.banners("red") == "peoples_favor" and t.favor_on("peoples_favor") == 4
    assert not t.g.mob  # given, not seized
    assert t.g.where[t.this("decadent")] >= 0 and t.g.where[t.this("brutal")] < 0
    assert t.supply("red") == 7 and t.player("red").is_citizen
    assert t.phase == "purple act"


@pytest.mark.rule("6.6.1", "6.6.2")
def test_an_exile_with_the_scepter_makes_himself_a_citizen_and_his_act_phase_ends(table):
    t = table(
        "purple red blue",
        turn_of="red",
        relics={"red": "the_grand_scepter"},
        at={1: "red 2"},
        warbands={"red": 3},
        visions={"red": "vision_faith"},
        keeper="red",
        usurper=True,
    )
    t.answer("citizenship red", "choose reliquary_1")
    assert t.player("red").is_citizen and t.at(1) == "purple 2" and t.vision("red") == ""
    assert t.keeper == "purple"  # of Supremacy it is the Chancellor who keeps the title
    assert t.phase.startswith("blue")
    assert t.g.reserve[1] == 14 and t.g.reserve[0] == 24 - 5


@pytest.mark.rule("6.6.2", "9.3")
def test_a_board_and_several_sites_share_too_few_purple_warbands(table):
    t = table(
        "purple red",
        at={1: "red 2", 3: "red 1"},
        sites={3: "river"},
        warbands={"red": 2, "purple": 22},
    )
    t.answer("citizenship red", "choose reliquary_1", "pass", "offer", "accept")
    t.expect(1, "remove-warband", "lose s1", "lose s3", "lose red")
    t.answer("lose s3", "lose red")
    t.expect(1, "remove-warband", "lose s1", "lose red")  # three of five have to go
    t.answer("lose s1")
    assert (t.at(1), t.at(3), t.warbands("red")) == ("purple 1", "", 1)
    assert (t.g.reserve[0], t.g.reserve[1]) == (0, 14)


# -- exile (6.7, 6.8)


@pytest.mark.rule("6.7")
def test_an_exile_with_the_scepter_may_exile_citizens_and_sites_stay_imperial(table):
    t = table(
        "purple red blue",
        citizens="blue",
        turn_of="red",
        relics={"red": "the_grand_scepter"},
        favor={"red": 5},
        at={1: "purple 2"},
        warbands={"blue": 3},
        supply={"blue": 2},
    )
    t.answer("exile blue")
    assert (t.favor("red"), t.favor("blue"), t.supply("blue")) == (0, 5, 7)
    assert (t.at(1), t.warbands("blue")) == ("purple 2", 3)
    assert (t.g.reserve[0], t.g.reserve[2]) == (22, 11)
    assert t.phase == "red act" and not t.offered("exile blue")


@pytest.mark.rule("6.7", "9.3")
def test_an_exiled_citizen_gets_no_more_warbands_than_his_colour_has(table):
    t = table("purple red", citizens="red", favor={"purple": 4}, warbands={"red": 17})
    t.answer("exile red")  # the title makes it one favor less
    assert (t.warbands("red"), t.g.reserve[0], t.g.reserve[1]) == (14, 24, 0)


@pytest.mark.rule("6.7", "2.11")
def test_an_exiled_oathkeeper_keeps_the_title_and_is_no_usurper_before_he_wakes(table):
    t = table(
        "purple red",
        citizens="red",
        oath="people",
        banners={"red": "peoples_favor"},
        favor={"purple": 7},
        favor_on={"peoples_favor": 2},
    )
    t.answer("exile red")
    assert t.favor("red") == 7 and t.keeper == "red"
    t.rest()
    t.answer("bank discord") if t.offered("bank discord") else None
    assert t.keeper == "red usurper"


@pytest.mark.rule("6.8", "4.3.2")
def test_self_exile_is_paid_for_secrets_everywhere_and_board_warbands_only(table):
    t = table(
        "purple red blue",
        citizens="red",
        turn_of="red",
        relics={"blue": "the_grand_scepter"},
        at={1: "purple 4"},
        warbands={"red": 1},
        secrets={"red": 1},
        facedown_secrets={"red": 1},
        secrets_on={"wolves": 1, "darkest_secret": 5},
        banners={"red": "darkest_secret"},
        advisers={"red": "wolves"},
        favor={"red": 5},
        supply={"red": 0},
    )
    t.answer("exile red")
    assert (t.favor("red"), t.favor("blue")) == (1, 4)  # 3 secrets, 1 warband; not the banner's
    assert t.player("red").is_exile and t.warbands("red") == 1 and t.at(1) == "purple 4"
    assert t.phase.startswith("blue") and t.secrets("red") == 3  # rested, full of Supply
    assert t.supply("red") == 7


@pytest.mark.rule("6.5.R1", "6.5.R2")
def test_the_chancellor_needs_nobodys_leave_for_sites_but_for_boards_of_citizens(table):
    t = table("purple red", citizens="red", at={1: "purple 3"}, warbands={"red": 4})
    t.answer("warbands", "from site", "count 2")
    assert (t.at(1), t.warbands("purple")) == ("purple 1", 2)
    t.answer("warbands", "from red", "count 3")
    t.expect(1, "allow-sharing", "accept", "pass")
    t.answer("pass")
    assert t.warbands("red") == 4


@pytest.mark.rule("6.6.2", "9.3", "card/false_prophet")
@pytest.mark.ruling("O37")
def test_an_agreed_exchange_gives_what_is_left_when_it_takes_place(table):
    def prophecy(g):
        vision = next(at for at in range(len(g.kinds)) if g.kinds[at].id == "vision_faith")
        g.warbands_on[vision] = [0, 1, 0, 0, 0, 0]
        g.reserve[1] -= 1

    t = table(
        "purple red blue",
        turn_of="red",
        sites={1: "lush_coast", 2: "steppe forced_labor"},
        at={1: "purple 1", 2: "purple 1"},
        relics={"red": "the_grand_scepter"},
        advisers={"red": "false_prophet"},
        visions={"blue": "vision_faith"},
        favor={"red": 2},
        state=prophecy,
    )
    t.answer("citizenship blue", "choose reliquary_1", "pass", "give favor", "count 2", "offer")
    t.answer("accept", "discard")  # the prophet's play of the discarded Vision has cost a toll
    assert (t.favor("red"), t.favor("blue"), t.favor("purple"), t.bank("nomad")) == (0, 1, 1, 3)
