"""Muster (5.2), Trade (5.3), Recover (5.4), Travel (5.6)."""

from __future__ import annotations

import pytest


@pytest.mark.rule("5.2.1", "5.2.2", "10.Nehmen")
def test_mustering_puts_a_favor_on_the_card_and_brings_two_warbands(table):
    t = table("purple red", sites={1: "plains longbows"}, favor={"purple": 1})
    t.muster("longbows")
    assert (t.favor("purple"), t.favor_on("longbows"), t.warbands("purple")) == (0, 1, 2)
    assert t.supply("purple") == 6


@pytest.mark.rule("5.2.1", "2.9.a", "2.9")
def test_no_mustering_on_ruins_or_cards_with_tokens_or_without_favor(table):
    t = table("purple red", sites={1: "plains bandit_rampart"}, favor={"purple": 1})
    assert not t.offered("muster") and not t.offered("trade")
    sites = {1: "plains longbows"}
    t = table("purple red", sites=sites, favor={"purple": 1}, secrets_on={"longbows": 1})
    assert not t.offered("muster")
    t = table("purple red", sites=sites)
    assert not t.offered("muster")
    t = table("purple red", sites=sites, favor={"purple": 1}, supply={"purple": 0})
    assert not t.offered("muster")


@pytest.mark.rule("5.2.2", "9.3")
def test_only_warbands_of_the_personal_bank_can_be_gained(table):
    t = table(
        "purple red", sites={1: "plains longbows"}, favor={"purple": 1}, warbands={"purple": 23}
    )
    t.muster("longbows")
    assert t.warbands("purple") == 24


@pytest.mark.rule("5.2.2.R")
def test_a_citizen_musters_purple_warbands(table):
    sites = {1: "plains longbows"}
    t = table("purple red", sites=sites, citizens="red", turn_of="red", favor={"red": 1})
    t.muster("longbows")
    assert t.warbands("red") == 2 and t.g.reserve[0] == 22 and t.g.reserve[1] == 14


@pytest.mark.rule("5.3.1", "5.3.2", "5.3.2.a", "10.Entsprechen")
def test_a_secret_buys_one_favor_and_one_more_per_matching_faceup_adviser(table):
    t = table(
        "purple red",
        sites={1: "lush_coast longbows"},
        advisers={"purple": "scouts -wrestlers elders"},
        secrets={"purple": 1},
        banks={"order": 5},
    )
    t.trade("longbows", "favor")
    assert (t.favor("purple"), t.bank("order"), t.secrets_on("longbows")) == (2, 3, 1)
    assert t.supply("purple") == 6


@pytest.mark.rule("5.3.2.b", "2.1.7")
def test_two_favor_buy_a_secret_per_matching_adviser(table):
    t = table(
        "purple red",
        sites={1: "lush_coast longbows"},
        advisers={"purple": "scouts wrestlers elders"},
        favor={"purple": 2},
    )
    t.trade("longbows", "secrets")
    assert (t.favor("purple"), t.secrets("purple"), t.favor_on("longbows")) == (0, 2, 2)


@pytest.mark.rule("5.3.2.a", "9.3")
def test_a_trade_takes_no_more_than_the_bank_has(table):
    t = table(
        "purple red",
        sites={1: "lush_coast longbows"},
        advisers={"purple": "scouts"},
        secrets={"purple": 1},
        banks={"order": 1},
    )
    t.trade("longbows", "favor")
    assert t.favor("purple") == 1 and t.bank("order") == 0


@pytest.mark.rule("5.4.1", "5.4.2", "5.4.3", "2.4.1", "2.8.4", "2.2.3")
@pytest.mark.parametrize(
    ("site", "favor", "secrets", "left"),
    [
        ("steppe", 3, 0, (0, 0)),
        ("mountain", 3, 0, (1, 0)),
        ("marshes", 0, 2, (0, 1)),
        ("wastes", 0, 2, (0, 0)),
    ],
)
def test_a_relic_costs_what_its_site_shows(table, site, favor, secrets, left):
    t = table(
        "purple red",
        sites={1: site},
        relics_at={1: "brass_horse"},
        favor={"purple": favor},
        secrets={"purple": secrets},
        favor_on={"peoples_favor": 4},
        secrets_on={"darkest_secret": 4},
        banks={"nomad": 1},
    )
    t.recover("s1.relic1")
    assert (t.favor("purple"), t.secrets("purple")) == left
    assert t.relics("purple") == "the_grand_scepter brass_horse" and t.relics_at(1) == ""
    assert t.bank("nomad") == (4 if site == "steppe" else 1)
    assert t.supply("purple") == 6


@pytest.mark.rule("5.4.2", "5.4.1")
def test_nothing_is_recovered_without_its_cost(table):
    sites = {1: "steppe"}
    t = table("purple red", sites=sites, relics_at={1: "brass_horse"}, favor={"purple": 1})
    assert not t.offered("recover")


@pytest.mark.rule("5.4.4", "5.4.2.a", "2.5.1", "2.1.3")
def test_recovering_the_peoples_favor_deals_the_old_favor_around_the_banks(table):
    t = table(
        "purple red",
        banners={"red": "peoples_favor"},
        favor_on={"peoples_favor": 3},
        favor={"purple": 6},
        banks=dict.fromkeys(["discord", "arcane", "order", "hearth", "beast", "nomad"], 1),
        mob=True,
    )
    t.recover("peoples_favor")
    t.expect(0, "banner-payment", "count 4", "count 5", "count 6")
    t.answer("count 5", "bank beast")
    assert t.banners("purple") == "peoples_favor" and not t.g.mob
    assert (t.favor_on("peoples_favor"), t.favor("purple")) == (5, 1)
    assert t.g.banks == [2, 1, 1, 1, 2, 2]


@pytest.mark.rule("5.4.4.a", "5.4.2.a", "5.4.1.a")
def test_the_darkest_secret_leaves_one_old_secret_to_the_new_and_the_rest_to_the_old_holder(table):
    t = table(
        "purple red",
        sites={1: "lush_coast", 2: "river wolves longbows"},
        pawns={"red": 2},
        advisers={"red": "scouts"},
        banners={"red": "darkest_secret"},
        secrets_on={"darkest_secret": 3},
        secrets={"purple": 4},
    )
    t.recover("darkest_secret")
    assert t.banners("purple") == "darkest_secret" and t.secrets_on("darkest_secret") == 4
    assert (t.secrets("purple"), t.secrets("red")) == (1, 2)


@pytest.mark.rule("5.4.1.a")
@pytest.mark.parametrize(
    ("cards", "advisers", "possible"),
    [
        ("longbows", "scouts", False),
        ("longbows", "-scouts", True),
        ("", "", False),
        ("bandit_rampart", "", False),
        ("longbows wolves", "scouts", True),
    ],
)
def test_the_darkest_secret_is_open_if_a_card_there_has_a_suit_the_advisers_lack(
    table, cards, advisers, possible
):
    t = table(
        "purple red",
        sites={1: f"lush_coast {cards}"},
        advisers={"red": advisers},
        banners={"red": "darkest_secret"},
        secrets={"purple": 3},
    )
    assert t.offered("recover") == possible


@pytest.mark.rule("5.4.1", "5.4.4.a", "5.4.1.a")
def test_a_banner_can_be_recovered_from_oneself(table):
    t = table("purple red", banners={"purple": "darkest_secret"}, secrets={"purple": 3})
    t.recover("darkest_secret")
    t.answer("count 3")
    assert (t.secrets("purple"), t.secrets_on("darkest_secret")) == (1, 3)


@pytest.mark.rule("5.6.1", "10.Reisekosten")
@pytest.mark.parametrize(
    ("start", "costs"),
    [(1, [0, 1, 2, 2, 2, 4, 4, 4]), (3, [2, 2, 0, 2, 2, 2, 2, 2]), (6, [4, 4, 2, 2, 2, 0, 3, 3])],
)
def test_travel_costs_by_region(table, start, costs):
    plain = ["ancient_city", "river", "fertile_valley", "steppe"]
    plain += ["standing_stones", "deep_woods", "great_slum", "plains"]
    sites = {slot + 1: plain[slot] for slot in range(8)}
    for slot in range(1, 9):
        if slot != start:
            t = table("purple red", sites=sites, pawns={"purple": start})
            t.travel(slot)
            assert 7 - t.supply("purple") == costs[slot - 1] and t.pawn("purple") == slot


@pytest.mark.rule("5.6.2", "2.8.2", "2.8")
def test_travelling_to_a_facedown_site_turns_it_up_with_relics_favor_and_secrets(table):
    facedown = {2: "drowned_city", 3: "mine"}
    t = table("purple red", facedown=facedown, relic_deck="brass_horse map whistle")
    t.travel(2)
    assert t.relics_at(2) == "brass_horse map" and t.g.sites[1].secrets == 3
    t.travel(3)
    assert t.relics_at(3) == "whistle" and t.g.sites[2].favor == 3
    assert "reveals-site" in t.events(1)


@pytest.mark.rule("7.1.2.d", "7.1.2")
def test_facedown_secrets_pay_nothing(table):
    sites = {1: "lush_coast longbows"}
    t = table("purple red", sites=sites, facedown_secrets={"purple": 2})
    assert not t.offered("trade") and not t.offered("recover")


@pytest.mark.rule("2.3.b", "2.3", "card/careless", "card/greedy", "card/decadent")
@pytest.mark.parametrize("trait", ["careless", "greedy", "decadent"])
@pytest.mark.ends_open
def test_an_uncovered_space_of_the_reliquary_binds_the_chancellor_alone(table, trait):
    for who, bound in (("purple", True), ("red", False)):
        t = table(
            "purple red",
            sites={1: "lush_coast longbows", 6: "river"},
            uncovered=trait,
            secrets={who: 1},
            turn_of=who,
            deck="wolves keep scouts elders tents",
        )
        if trait == "careless":
            t.trade("longbows")
            assert t.favor(who) == (2 if bound else 1)
        elif trait == "greedy":
            t.search()
            assert len(t.hand(who).split()) == (5 if bound else 3)
        else:
            t.travel(6)
            assert t.supply(who) == (2 if bound else 3)


@pytest.mark.rule("2.3.b")
def test_the_greedy_chancellor_cannot_search_for_more_than_two_supply(table):
    t = table("purple red", uncovered="greedy", visions_drawn=1, piles={"cradle": "wolves"})
    t.answer("search")
    assert t.hand("purple") == "wolves"  # the world deck was no choice
    t.keep("wolves", "discard")
