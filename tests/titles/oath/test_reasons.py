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
    t = table(sites={1: "plains", 2: "steppe", 3: "mountain", 6: "mine"}, pawns={"purple": 1})
    g = t.g
    me = g.players[g.turn]
    assert why(t, f"s{me.pawn + 1}").endswith("already. [oath:5.6]")
    far = next(slot for slot in range(8) if slot != me.pawn)
    assert why(t, f"s{far + 1}") == "To go there, choose to travel first. [oath:5.6]"


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
    assert "of the region one is in" in why(t, "discards_hinterland")
    assert "There are no cards" in why(t, "discards_provinces")
    assert why(t, "world_deck") == "To draw cards, choose to search first. [oath:5.1]"


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
    assert why(t, "site_1_cards/-1/herald").startswith("To use a card at your site")


def test_nonsense_is_answered_plainly(table):
    t = table()
    for spot in ("s0", "s9", "site_9_cards/-1/wolves", "discards_nowhere", "s1.relic9"):
        assert "oath:" in why(t, spot)
