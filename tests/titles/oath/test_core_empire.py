"""Chancellor, Citizens and Exiles: sharing, offers, exile, campaigns within the Empire."""

from __future__ import annotations

import pytest


@pytest.mark.rule("6.3", "10.Anschauen")
def test_a_relic_at_the_own_site_is_looked_at_and_stays_known(table):
    t = table("purple red", sites={1: "mountain"}, relics_at={1: "map"}, turn_of="red")
    t.answer("peek s1.relic1")
    assert not t.offered("peek s1.relic1")
    zone = {z["name"]: z for z in t.match.view(1)["zones"]}["site_1_relics"]
    assert zone["cards"] == ["map"]
    zone = {z["name"]: z for z in t.match.view(0)["zones"]}["site_1_relics"]
    assert zone["cards"] == [None]


@pytest.mark.rule("6.4", "2.4")
def test_the_holder_of_the_scepter_looks_at_the_reliquary(table):
    t = table("purple red", reliquary="map whistle brass_horse cup_of_plenty")
    t.answer("peek reliquary_2")
    zone = {z["name"]: z for z in t.match.view(0)["zones"]}["reliquary_2"]
    assert zone["cards"] == ["whistle"] and not t.offered("peek reliquary_2")


@pytest.mark.rule("6.5", "6.0")
def test_warbands_move_between_board_and_ruled_site_and_the_last_one_stays(table):
    t = table("purple red", at={1: "purple 3"}, warbands={"purple": 1})
    t.answer("warbands", "from site")
    t.expect(0, "warband-count", "count 1", "count 2")
    t.answer("count 2")
    assert t.at(1) == "purple 1" and t.warbands("purple") == 3 and t.supply("purple") == 7
    t.answer("warbands", "to site", "count 3")
    assert t.at(1) == "purple 4"


@pytest.mark.rule("6.5")
def test_nobody_puts_warbands_on_a_site_he_does_not_rule(table):
    t = table("purple red", at={1: "red 1"}, warbands={"purple": 3})
    assert not t.offered("warbands")
    t = table("purple red", warbands={"purple": 3})
    assert not t.offered("warbands")


@pytest.mark.rule("6.5.R1", "6.B.6.5")
@pytest.mark.parametrize(("answer", "board"), [("accept", 2), ("pass", 0)])
def test_a_citizen_asks_the_chancellor_before_taking_warbands(table, answer, board):
    t = table("purple red", citizens="red", at={1: "purple 3"}, pawns={"purple": 3}, turn_of="red")
    t.answer("warbands", "from site", "count 2")
    t.expect(0, "allow-pick-up", "accept", "pass")
    t.answer(answer)
    assert t.warbands("red") == board


@pytest.mark.rule("6.5.R2", "6.B.6.5")
def test_imperial_allies_at_one_site_share_warbands_with_permission(table):
    t = table("purple red", citizens="red", warbands={"purple": 4, "red": 1})
    t.answer("warbands", "to red", "count 3", "accept")
    assert (t.warbands("purple"), t.warbands("red")) == (1, 4)
    t.answer("warbands", "from red", "count 2", "pass")
    assert (t.warbands("purple"), t.warbands("red")) == (1, 4)


@pytest.mark.rule("6.6.1", "6.6.2", "6.6.2.a", "6.6.2.b", "6.6.2.f", "2.3.a", "2.3.b")
def test_an_exile_who_accepts_becomes_a_citizen_with_a_reliquary_relic(table):
    t = table(
        "purple red",
        reliquary="map whistle brass_horse cup_of_plenty",
        at={1: "red 2"},
        warbands={"red": 3},
        supply={"red": 1},
        keeper="purple",
    )
    t.answer("citizenship red", "choose reliquary_3", "pass", "offer", "accept")
    assert t.player("red").is_citizen and t.relics("red") == "brass_horse"
    assert t.at(1) == "purple 2" and t.warbands("red") == 3 and t.g.reserve[1] == 14
    assert t.supply("red") == 7 and t.g.reliquary[2] < 0
    assert t.g.where[t.this("careless")] >= 0


@pytest.mark.rule("6.6.1", "6.6.2", "10.Austausch")
def test_an_offer_may_come_with_an_exchange_and_may_be_refused(table):
    t = table(
        "purple red",
        reliquary="map whistle brass_horse cup_of_plenty",
        favor={"purple": 3, "red": 1},
        banners={"red": "peoples_favor"},
    )
    t.answer("citizenship red", "choose reliquary_1", "pass")
    t.answer("give favor", "count 2", "want peoples_favor", "offer", "pass")
    assert t.player("red").is_exile and t.favor("purple") == 3
    t.answer("citizenship red", "choose reliquary_1", "pass")
    t.answer("give favor", "count 2", "want peoples_favor", "offer", "accept")
    assert t.favor("red") == 3 and t.banners("purple") == "peoples_favor" and not t.g.mob
    assert t.relics("red") == "map"


@pytest.mark.rule("6.6.2.c", "6.6.2.d", "6.6.2.e")
def test_a_new_citizen_loses_vision_and_usurper_side_and_ends_an_own_act_phase(table):
    t = table(
        "purple red",
        relics={"red": "the_grand_scepter"},
        visions={"red": "vision_faith"},
        keeper="red",
        usurper=True,
        oath="people",
        banners={"red": "peoples_favor"},
        turn_of="red",
    )
    t.answer("citizenship red", "choose reliquary_1")  # to himself
    assert t.player("red").is_citizen and t.vision("red") == ""
    assert t.keeper == "red" and t.phase == "purple act"


@pytest.mark.rule("6.6.2.b")
def test_with_too_few_purple_warbands_the_new_citizen_chooses_which_go(table):
    t = table(
        "purple red",
        warbands={"purple": 22, "red": 1},
        at={1: "red 2"},
        keeper="purple",
    )
    t.answer("citizenship red", "choose reliquary_1", "pass", "offer", "accept")
    t.expect(1, "remove-warband", "lose s1", "lose red")
    t.answer("lose red")
    assert t.at(1) == "purple 2" and t.warbands("red") == 0


@pytest.mark.rule("6.6.3", "10.Herrschen", "10.Reichsverbuendete", "6.B.2.11", "2.11.j")
def test_every_imperial_ally_rules_purple_sites_which_count_for_the_chancellor(table):
    from tafelrunde.titles.oath import rule

    t = table("purple red blue", citizens="red", at={1: "purple 1"})
    assert rule.rules(t.g, t.player("red"), 0) and rule.rules(t.g, t.player("purple"), 0)
    assert not rule.rules(t.g, t.player("blue"), 0)
    assert t.keeper == "purple"


@pytest.mark.rule("6.7", "6.7.a", "6.7.b", "6.7.c")
@pytest.mark.parametrize(
    ("holder", "keeper", "price"),
    [("", "red", 6), ("red", "red", 7), ("purple", "purple", 3), ("red", "purple", 5)],
)
def test_exiling_a_citizen_costs_five_favor_more_or_less(table, holder, keeper, price):
    t = table(
        "purple red",
        citizens="red",
        keeper=keeper,
        oath="devotion",
        banners={holder: "peoples_favor"} if holder else {},
        favor={"purple": 7},
        warbands={"red": 2},
        at={1: "purple 1"},
        supply={"red": 0},
    )
    t.answer("exile red")
    assert t.favor("red") == price and t.player("red").is_exile
    assert t.warbands("red") == 2 and t.g.reserve[1] == 12 and t.at(1) == "purple 1"
    assert t.supply("red") == 7


@pytest.mark.rule("6.7", "2.4", "card/the_grand_scepter")
def test_the_scepter_cannot_be_used_in_the_turn_it_was_taken(table):
    t = table(
        "purple red blue",
        citizens="blue",
        turn_of="red",
        pawns={"blue": 3},
        warbands={"red": 5},
        favor={"red": 9},
        banks=dict.fromkeys(["order", "beast"], 1),
        dice=[0] * 5 + [3] * 5,
        keeper="red",
    )
    t.campaign("purple", "the_grand_scepter")
    t.maybe("pass")
    assert t.relics("red") == "the_grand_scepter"
    assert not any(name.startswith(("exile", "citizenship", "peek")) for name in t.names())
    t.rest()
    t.rest()
    t.rest()
    assert t.offered("exile blue") and t.offered("citizenship red")


@pytest.mark.rule("6.8", "6.8.a")
def test_a_citizen_exiles_himself_for_secrets_and_warbands(table):
    t = table(
        "purple red",
        citizens="red",
        turn_of="red",
        sites={1: "lush_coast longbows"},
        secrets={"red": 1},
        facedown_secrets={"red": 1},
        secrets_on={"longbows": 1},
        warbands={"red": 2},
        favor={"red": 5},
    )
    t.answer("exile red")
    assert t.favor("purple") == 5 and t.player("red").is_exile and t.g.reserve[1] == 12
    assert t.phase == "purple act"


@pytest.mark.rule("6.8")
def test_no_self_exile_with_the_scepter_or_without_the_favor(table):
    relics = {"red": "the_grand_scepter"}
    t = table("purple red", citizens="red", turn_of="red", relics=relics, favor={"red": 5})
    assert not t.offered("exile red")
    t = table("purple red", citizens="red", turn_of="red", warbands={"red": 2}, favor={"red": 1})
    assert not t.offered("exile red")


# -- campaigns


@pytest.mark.rule("5.5.2.R", "5.5.4.R", "5.5.6.R", "6.B.5.5", "10.Euer-Gegner")
def test_the_chancellor_helps_a_citizen_and_decides_about_imperial_losses(table):
    t = table(
        "red purple blue",
        turn_of="red",
        citizens="blue",
        at={1: "purple 2"},
        pawns={"purple": 4},
        warbands={"red": 9, "blue": 2, "purple": 5},
        keeper="red",
        dice=[0] + [5] * 4,
    )
    t.campaign("blue", dice=4)
    # 2 at the site and 2 on blue's board; the Chancellor stands elsewhere, his board stays out.
    t.expect(1, "lose-warband", "lose blue", "lose s1")
    t.answer("lose blue", "lose blue")
    assert t.warbands("blue") == 0 and t.warbands("purple") == 7  # purple of sites come to him
    t.answer("count 1")
    assert t.at(1) == "red 1"


@pytest.mark.rule("5.5.2.R")
@pytest.mark.parametrize(
    ("joins", "allowed", "defence"), [(True, True, 3), (True, False, 1), (False, True, 1)]
)
def test_other_citizens_present_may_help_if_both_agree(table, joins, allowed, defence):
    t = table(
        "red purple blue",
        turn_of="red",
        citizens="blue",
        at={1: "purple 1"},
        pawns={"purple": 5},
        warbands={"red": 1, "blue": 2},
        keeper="red",
        dice=[0, 0],
    )
    t.campaign("purple")
    t.answer("choose yes" if joins else "pass")
    if joins:
        t.expect(1, "allow-ally", "choose yes", "pass")
        t.answer("choose yes" if allowed else "pass")
    t.answer("count 1")
    values = [e for e in t.match.events(-1) if e["id"] == "campaign-values"]
    assert values[0]["defence"] == defence


@pytest.mark.rule("5.5.1.R", "10.Gegner", "10.Reichsverbuendete", "5.5.7.I")
def test_a_citizen_may_attack_the_empire_and_is_no_ally_then(table):
    t = table(
        "red purple",
        turn_of="red",
        citizens="red",
        sites={1: "lush_coast longbows"},
        at={1: "purple 2"},
        pawns={"purple": 4},
        warbands={"red": 4},
        keeper="red",
        oath="people",
        banners={"red": "peoples_favor"},
        dice=[0] + [3] * 4,
    )
    t.campaign("purple")
    t.plans()  # longbows lie at an Imperial site, which the attacker does not rule now
    assert t.warbands("purple") == 1 and t.question().prompt == "occupy"
    t.answer("count 2")
    assert t.at(1) == "purple 2" and t.warbands("red") == 2


@pytest.mark.rule("5.5.1.R")
@pytest.mark.ruling("O4")
@pytest.mark.ends_open
def test_the_chancellor_attacks_a_citizen_only_for_pawn_and_things(table):
    t = table(
        "purple red",
        citizens="red",
        at={1: "purple 2"},
        relics={"red": "map"},
        warbands={"purple": 3, "red": 3},
    )
    t.answer("campaign")
    t.expect(0, "declare-target", "target map", "target pawn")
    t = table(
        "purple red", citizens="red", at={1: "purple 2"}, pawns={"red": 3}, warbands={"purple": 3}
    )
    assert not t.offered("campaign")
