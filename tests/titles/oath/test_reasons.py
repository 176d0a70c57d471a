"""Why a site, a deck, a card or a banner is no answer, with the rule behind it."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.reasons import explain
from tafelrunde.texts import Texts

TEXTS = Texts("en", "oath", strict=True)


def why(t, spot):
    """The reason in words and its rule; '' if it is an answer."""
    reason = explain(t.g, t.question(), spot)
    return f"{TEXTS.reason(reason)} [{reason.rule}]" if reason is not None else ""


@pytest.mark.rule("5.6.1")
def test_sites_say_why_one_cannot_go_there(table):
    sites = {1: "plains", 2: "steppe", 3: "mountain", 6: "mine"}
    t = table(sites=sites, pawns={"purple": 1}, at={1: "purple 1"})
    g = t.g
    me = g.players[g.turn]
    assert why(t, f"s{me.pawn + 1}").endswith("already. [oath:5.6]")
    far = next(slot for slot in range(8) if slot != me.pawn)
    assert why(t, f"s{far + 1}") == ""  # it stands for the journey there


@pytest.mark.rule("5.6.1")
@pytest.mark.by_hand
def test_too_little_supply_is_told_with_the_price(table):
    t = table(pawns={"purple": 1})
    g = t.g
    g.players[g.turn].supply = 0
    assert "costs 4 Supply, and you have 0. [oath:5.6.1]" in why(t, "s8")
    assert why(t, "banners/-1/peoples_favor") != ""


@pytest.mark.rule("5.1.2")
def test_only_the_own_region_s_pile_is_searched(table):
    t = table(pawns={"purple": 1}, piles={"hinterland": "herald", "cradle": "wolves"})
    assert "of the region you are in" in why(t, "discards_hinterland")
    assert "There are no cards" in why(t, "discards_provinces")
    assert why(t, "world_deck") == ""


@pytest.mark.rule("5.2.1")
def test_cards_at_other_sites_and_under_tokens_are_out_of_reach(table):
    t = table(
        sites={1: "plains herald", 5: "mountain wolves"},
        pawns={"purple": 1},
        favor={"purple": 2},
    )
    assert "lies elsewhere (Mountain), and your pawn is not there. [oath:5.2.1]" in why(
        t, "site_5_cards/-1/wolves"
    )
    assert why(t, "site_1_cards/-1/herald") == ""


@pytest.mark.rule("5.2.1", "5.3.1", "5.4.1", "5.5.1")
def test_a_major_action_says_what_it_lacks(table):
    sites, pawns = {1: "plains herald", 3: "mine"}, {"purple": 1, "red": 3}
    t = table(sites=sites, pawns=pawns, at={1: "purple 1"})
    assert why(t, "do/muster") == "Mustering costs 1 favor, and you cannot pay it. [oath:5.2.1]"
    assert why(t, "do/trade").startswith("Trading costs 1 secret or 2 favor")
    assert why(t, "do/recover").startswith("No relic lies at your site")
    assert why(t, "do/campaign").startswith("There is nobody at your site")
    assert "oath:4.2" in why(t, "do/travel")  # possible: there is nothing to explain


@pytest.mark.rule("5.1.1", "5.5.1", "5.6.1")
def test_without_supply_no_major_action_is_possible(table):
    t = table(sites={1: "plains herald"}, pawns={"purple": 1}, supply={"purple": 0})
    assert why(t, "do/campaign").startswith("A campaign costs 2 Supply, and you have 0.")
    assert why(t, "do/search").startswith("You do not have enough Supply to search there")
    assert why(t, "do/travel") == "You have no Supply left. [oath:5.6.1]"


def test_nonsense_is_answered_plainly(table):
    t = table()
    for spot in ("s0", "s9", "site_9_cards/-1/wolves", "discards_nowhere", "s1.relic9"):
        assert "oath:" in why(t, spot)
