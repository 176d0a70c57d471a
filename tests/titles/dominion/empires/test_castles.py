"""Empires: the eight Castles and their pile."""

from __future__ import annotations

import pytest

from tafelrunde.titles.dominion.catalogue import CARDS

NAMES = [
    "humble_castle",
    "crumbling_castle",
    "small_castle",
    "haunted_castle",
    "opulent_castle",
    "sprawling_castle",
    "grand_castle",
    "kings_castle",
]
TWICE = {"humble_castle", "small_castle", "opulent_castle", "kings_castle"}


@pytest.mark.by_hand
@pytest.mark.rule("card/castles", "D68", "D4")
@pytest.mark.ruling("card/castles#1")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_castles_are_sorted_by_cost_and_some_are_doubled_for_more_than_two(table, seats):
    t = table(kingdom="castles", seats=seats)
    pile = t.g.pile(CARDS["castles"])
    expected = [name for name in NAMES for _ in range(2 if seats > 2 and name in TWICE else 1)]
    assert t.left("castles") == len(expected) == (8 if seats == 2 else 12)
    found = []
    while pile.top is not None:
        found.append(pile.top.id)
        t.g.trash_from_supply(t.g.players[0], pile)
    assert found == expected


@pytest.mark.rule("card/castles")
def test_only_the_top_castle_can_be_bought(table):
    t = table(kingdom="castles", coins=20, buys=3)
    t.to_buys()
    assert [name for name in t.names() if "castle" in name] == ["buy humble_castle"]
    t.buy("humble_castle")
    assert [name for name in t.names() if "castle" in name] == ["buy crumbling_castle"]


@pytest.mark.rule("card/humble_castle", "card/kings_castle", "card/crumbling_castle", "D22")
@pytest.mark.rule("card/small_castle", "card/haunted_castle", "card/opulent_castle")
@pytest.mark.rule("card/sprawling_castle", "card/grand_castle")
@pytest.mark.ruling("card/humble_castle#1", "card/kings_castle#1")
@pytest.mark.parametrize(
    ("owned", "points"),
    [
        ("humble_castle", 1),
        ("crumbling_castle", 1),
        ("small_castle", 2),
        ("haunted_castle", 2),
        ("opulent_castle", 3),
        ("sprawling_castle", 4),
        ("grand_castle", 5),
        ("kings_castle", 2),
        ("humble_castle*2 crumbling_castle", 3 + 3 + 1),
        ("kings_castle humble_castle duchy", 4 + 2 + 3),
    ],
)
def test_points_of_castles(table, owned, points):
    t = table(discards=[owned])
    assert t.score(0) == points


@pytest.mark.rule("card/humble_castle")
def test_humble_castle_is_a_treasure(table):
    t = table(hands=["humble_castle copper"])
    t.play("humble_castle")
    assert t.coins == 1


@pytest.mark.rule("card/crumbling_castle", "D46")
def test_crumbling_castle_pays_when_gained_and_when_trashed(table):
    t = table(hands=["chapel"], stacks={"castles": "crumbling_castle"}, coins=4, buys=2)
    t.buy("crumbling_castle")
    assert (t.points(0), t.discard()) == (1, "crumbling_castle silver")
    t = table(hands=["chapel crumbling_castle"])
    t.play("chapel")
    t.answer("trash crumbling_castle")
    assert (t.points(0), t.discard()) == (1, "silver")


@pytest.mark.rule("card/small_castle")
@pytest.mark.ruling("card/small_castle#1")
@pytest.mark.parametrize(
    ("answer", "trash", "hand"),
    [
        ("pass", "small_castle", "copper humble_castle"),
        ("trash humble_castle", "humble_castle", "copper"),
    ],
)
def test_small_castle_trashes_itself_or_another_for_a_better_one(table, answer, trash, hand):
    t = table(
        hands=["small_castle humble_castle copper"],
        stacks={"castles": "kings_castle"},
    )
    t.play("small_castle")
    t.expect(0, "small-castle", "trash humble_castle", "pass")
    t.answer(answer)
    assert (t.trash(), t.hand(), t.discard()) == (trash, hand, "kings_castle")


@pytest.mark.rule("card/small_castle")
def test_small_castle_has_to_go_if_it_is_alone(table):
    t = table(hands=["small_castle copper"], stacks={"castles": "kings_castle"})
    t.play("small_castle")
    assert t.forced == [(0, "small-castle")]
    assert (t.trash(), t.discard()) == ("small_castle", "kings_castle")


@pytest.mark.rule("card/small_castle", "card/throne_room", "D38")
def test_a_trashed_small_castle_needs_another_the_second_time(table):
    t = table(
        hands=["throne_room small_castle copper"],
        stacks={"castles": "grand_castle kings_castle"},
    )
    t.play("throne_room")
    t.answer("play small_castle")
    assert (t.trash(), t.discard()) == ("small_castle", "grand_castle")
    assert t.forced[-1] == (0, "small-castle")


@pytest.mark.rule("card/haunted_castle", "D40")
@pytest.mark.ruling("card/haunted_castle#2")
def test_haunted_castle_haunts_full_hands(table):
    t = table(
        hands=["", "moat copper*4", "copper*4"],
        stacks={"castles": "haunted_castle"},
        coins=6,
        buys=2,
    )
    t.buy("haunted_castle")
    t.expect(1, "topdeck-last-on-top")  # no question about the Moat before
    t.answer("topdeck copper", "topdeck moat")
    assert (t.hand(1), t.deck(1)) == ("copper copper copper", "moat copper")
    assert len(t.hand(2).split()) == 4
    assert t.discard() == "gold haunted_castle"


@pytest.mark.rule("card/haunted_castle")
@pytest.mark.ruling("card/haunted_castle#1")
def test_haunted_castle_haunts_without_a_gold(table):
    t = table(
        hands=["", "copper*5"],
        stacks={"castles": "haunted_castle"},
        supply={"gold": 0},
        coins=6,
        buys=2,
    )
    t.buy("haunted_castle")
    assert (t.discard(), t.deck(1)) == ("haunted_castle", "copper copper")


@pytest.mark.rule("card/haunted_castle")
def test_haunted_castle_gained_in_another_turn_does_nothing(table):
    t = table(
        hands=["swindler copper*5"],
        decks=["", "gold"],
        stacks={"castles": "haunted_castle"},
    )
    t.play("swindler")
    t.answer("gain haunted_castle")
    assert (t.discard(1), t.hand()) == ("haunted_castle", "copper copper copper copper copper")


@pytest.mark.rule("card/opulent_castle")
@pytest.mark.ruling("card/opulent_castle#1")
def test_opulent_castle_turns_victory_cards_into_coins(table):
    t = table(hands=["opulent_castle estate*2 harem copper"])
    t.play("opulent_castle")
    t.expect(0, "opulent-castle", "discard estate", "discard harem", "pass")
    t.answer("discard estate", "discard harem", "pass")
    assert (t.coins, t.hand(), t.discard()) == (4, "copper estate", "estate harem")


@pytest.mark.rule("card/opulent_castle")
def test_opulent_castle_asks_whatever_is_in_hand(table):
    t = table(hands=["opulent_castle copper"])
    t.play("opulent_castle")
    assert (t.forced, t.coins) == ([(0, "opulent-castle")], 0)


@pytest.mark.rule("card/sprawling_castle")
@pytest.mark.ruling("card/sprawling_castle#1")
@pytest.mark.parametrize(
    ("mode", "estates", "gained"),
    [
        ("choose +duchy", 8, "duchy sprawling_castle"),
        ("choose +estate", 8, "estate estate estate sprawling_castle"),
        ("choose +estate", 2, "estate estate sprawling_castle"),
    ],
)
def test_sprawling_castle_brings_a_duchy_or_estates(table, mode, estates, gained):
    t = table(stacks={"castles": "sprawling_castle"}, supply={"estate": estates}, coins=8, buys=2)
    t.buy("sprawling_castle")
    t.answer(mode)
    assert t.discard() == gained


@pytest.mark.rule("card/grand_castle")
@pytest.mark.ruling("card/grand_castle#1")
def test_grand_castle_pays_for_victory_cards_in_hand_and_in_play(table):
    t = table(
        hands=["estate duchy copper harem"],
        in_play=["humble_castle silver"],
        stacks={"castles": "grand_castle"},
        coins=9,
        buys=2,
    )
    t.buy("grand_castle")
    assert t.points(0) == 4
    assert sorted(t.known(1, "hand")) == ["copper", "duchy", "estate", "harem"]
