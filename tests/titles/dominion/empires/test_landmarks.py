"""Empires: Landmarks that give out tokens."""

from __future__ import annotations

import pytest

from tafelrunde.titles.dominion.catalogue import BOUGHT
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.table import Dominion

PAYING = ["arena", "basilica", "baths", "battlefield", "colonnade", "labyrinth"]


@pytest.mark.rule("D54", "D46", *[f"card/{name}" for name in PAYING])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_landmarks_begin_with_six_tokens_for_each_player(table, seats):
    t = table(kingdom=" ".join(PAYING), seats=seats)
    assert {name: t.g.points_on[name] for name in PAYING} == dict.fromkeys(PAYING, 6 * seats)


# -- Aqueduct


@pytest.mark.rule("card/aqueduct", "D54")
def test_aqueduct_carries_tokens_from_treasures_to_victory_cards(table):
    t = table(kingdom="aqueduct", coins=20, buys=5)
    assert (t.tokens("silver"), t.tokens("gold")) == ({"points": 8}, {"points": 8})
    t.buy("silver", "gold", "copper")
    assert (t.tokens("silver"), t.tokens("gold")) == ({"points": 7}, {"points": 7})
    assert t.g.points_on["aqueduct"] == 2
    t.buy("estate")
    assert (t.points(0), t.g.points_on["aqueduct"]) == (2, 0)
    t.buy("estate")
    assert t.points(0) == 2


@pytest.mark.rule("card/aqueduct", "card/defiled_shrine")
@pytest.mark.ruling("card/aqueduct#1")
def test_aqueduct_takes_tokens_that_others_put_on_a_treasure_pile(table):
    t = table(
        kingdom="aqueduct defiled_shrine",
        stacks={"gladiator_fortune": "fortune*5"},
        coins=8,
    )
    assert t.tokens("gladiator_fortune") == {"points": 2}
    t.buy("fortune")
    assert (t.tokens("gladiator_fortune"), t.g.points_on["aqueduct"]) == ({"points": 1}, 1)


def blesses(g: Dominion, me: Player, this: int, purchase: int) -> None:
    """A text that no printed card has: 2 tokens lie on every pile somebody buys from."""
    g.piles[g.bought[purchase].pile].add("points", 2)


@pytest.mark.rule("card/aqueduct")
@pytest.mark.ruling("card/aqueduct#2")
@pytest.mark.parametrize(
    ("first", "tokens", "here"), [("choose +move", 4, 0), ("choose +points", 3, 1)]
)
def test_aqueduct_with_a_card_that_is_both(table, first, tokens, here):
    t = table(kingdom="aqueduct harem", coins=6, buys=2, points_on={"aqueduct": 3})
    t.listen(BOUGHT, blesses)
    t.buy("harem")
    t.answer(first)
    assert (t.points(0), t.g.points_on["aqueduct"]) == (tokens, here)


@pytest.mark.rule("card/aqueduct", "D46")
@pytest.mark.ruling("card/aqueduct#3")
def test_aqueduct_moves_nothing_from_a_pile_without_tokens(table):
    t = table(kingdom="aqueduct", coins=27, buys=10)
    t.buy(*["silver"] * 9)
    assert (t.tokens("silver"), t.tokens("aqueduct")) == ({}, {"points": 8})


@pytest.mark.rule("card/aqueduct", "card/crumbling_castle", "D39")
@pytest.mark.parametrize(("first", "tokens"), [("aqueduct", 0), ("crumbling_castle", 1)])
def test_a_castle_may_bring_its_silver_before_the_aqueduct_pays(table, first, tokens):
    t = table(
        kingdom="aqueduct battlefield",
        stacks={"castles": "crumbling_castle"},
        coins=4,
        buys=2,
        points_on={"aqueduct": 1, "battlefield": 1},
    )
    t.buy("crumbling_castle")
    t.expect(0, "next-effect", "use aqueduct", "use crumbling_castle")
    t.answer(f"use {first}")
    # 1 for the Castle, 1 from the Battlefield without a question, and what lies on the Aqueduct.
    assert t.points(0) == 1 + 1 + 1 + tokens


@pytest.mark.rule("card/defiled_shrine", "card/temple", "D39")
@pytest.mark.parametrize(("first", "tokens"), [("temple", 2), ("defiled_shrine", 1)])
def test_a_temple_and_the_shrine_want_the_same_tokens(table, first, tokens):
    t = table(hands=["throne_room temple"], kingdom="defiled_shrine", coins=4, buys=2)
    t.play("throne_room")
    t.answer("play temple")
    t.buy("temple")
    t.answer(f"use {first}")
    assert t.points(0) == 2 + tokens


# -- Arena


@pytest.mark.rule("card/arena")
def test_arena_pays_for_a_discarded_action(table):
    t = table(hands=["village copper"], kingdom="arena")
    t.answer("pass")
    t.expect(0, "arena", "discard village", "pass")
    t.answer("discard village")
    assert (t.points(0), t.discard(), t.g.points_on["arena"]) == (2, "village", 10)


@pytest.mark.rule("card/arena")
def test_arena_is_voluntary_and_asks_whatever_is_in_hand(table):
    t = table(hands=["village copper"], kingdom="arena")
    t.answer("pass", "pass")
    assert (t.points(0), t.hand()) == (0, "copper village")
    t = table(hands=["copper"], discards=["village"], kingdom="arena")
    t.answer("pass")
    assert (0, "arena") in t.forced


@pytest.mark.rule("card/arena", "card/villa")
@pytest.mark.ruling("card/arena#1")
def test_arena_comes_with_every_buy_phase(table):
    t = table(hands=["village smithy"], kingdom="arena villa", coins=4)
    t.answer("pass", "discard village")
    t.buy("villa")
    t.answer("pass", "discard villa")
    assert t.points(0) == 4


@pytest.mark.rule("card/arena", "D46")
@pytest.mark.ruling("card/arena#2")
def test_arena_pays_no_more_than_it_has(table):
    t = table(hands=["village copper"], kingdom="arena", points_on={"arena": 1})
    t.answer("pass", "discard village")
    assert (t.points(0), t.g.points_on["arena"]) == (1, 0)
    t = table(hands=["village copper"], kingdom="arena", points_on={"arena": 0})
    t.answer("pass")
    t.expect(0, "play-treasure")


# -- Basilica, Baths, Battlefield


@pytest.mark.rule("card/basilica")
@pytest.mark.ruling("card/basilica#1")
def test_basilica_looks_at_every_buy(table):
    t = table(kingdom="basilica", coins=4, buys=3)
    t.buy("copper")
    assert t.points(0) == 2
    t.buy("estate")
    assert t.points(0) == 4
    t.buy("estate")
    assert t.points(0) == 4


@pytest.mark.rule("card/basilica", "D53")
def test_basilica_does_not_pay_for_events(table):
    t = table(kingdom="basilica delve", coins=6)
    t.buy("delve")
    assert t.points(0) == 0


@pytest.mark.rule("card/baths")
@pytest.mark.ruling("card/baths#1")
def test_baths_pay_for_a_turn_without_a_gain(table):
    t = table(hands=["workshop"], decks=["copper*9", "copper*9"], kingdom="baths")
    t.play("workshop")
    t.answer("gain silver")
    t.end_turn()
    assert t.points(0) == 0
    t.end_turn()
    assert (t.points(1), t.points(0), t.g.points_on["baths"]) == (2, 0, 10)


@pytest.mark.rule("card/baths", "D53")
@pytest.mark.ruling("card/baths#2")
def test_an_event_is_no_card_for_the_baths(table):
    t = table(decks=["copper*9", "copper*9"], kingdom="baths advance")
    t.buy("advance")
    t.end_turn()
    assert t.points(0) == 2


@pytest.mark.rule("card/battlefield")
@pytest.mark.ruling("card/battlefield#1")
def test_battlefield_pays_for_victory_cards_in_any_turn(table):
    t = table(
        hands=["swindler"], decks=["", "estate"], kingdom="battlefield harem", coins=8, buys=3
    )
    t.play("swindler")
    assert (t.points(1), t.points(0)) == (2, 0)
    t.buy("harem", "silver")
    assert (t.points(0), t.g.points_on["battlefield"]) == (2, 8)


# -- Colonnade, Defiled Shrine, Labyrinth, Tomb


@pytest.mark.rule("card/colonnade")
@pytest.mark.ruling("card/colonnade#1")
def test_colonnade_pays_for_buying_an_action_one_has_in_play(table):
    t = table(hands=["workshop"], kingdom="colonnade village", coins=9, buys=3)
    t.play("workshop")
    t.answer("gain workshop")
    assert t.points(0) == 0
    t.buy("village")
    assert t.points(0) == 0
    t.buy("workshop")
    assert t.points(0) == 2


@pytest.mark.rule("card/colonnade", "D61")
@pytest.mark.ruling("card/colonnade#2")
def test_colonnade_compares_names_and_not_piles(table):
    t = table(
        in_play=["patrician"],
        stacks={"patrician_emporium": "emporium*5"},
        kingdom="colonnade",
        coins=5,
    )
    t.buy("emporium")
    assert t.points(0) == 0


@pytest.mark.rule("card/colonnade")
def test_colonnade_does_not_pay_for_treasures(table):
    t = table(in_play=["silver"], kingdom="colonnade", coins=3)
    t.buy("silver")
    assert t.points(0) == 0


@pytest.mark.rule("card/defiled_shrine", "D54", "D67")
def test_defiled_shrine_begins_with_tokens_on_actions_that_are_not_gathering(table):
    t = table(kingdom="defiled_shrine village temple castles encampment_plunder gardens")
    assert t.tokens("village") == t.tokens("encampment_plunder") == {"points": 2}
    for pile in ("temple", "castles", "gardens", "silver", "curse"):
        assert t.tokens(pile).get("points", 0) == 0


@pytest.mark.rule("card/defiled_shrine")
@pytest.mark.ruling("card/defiled_shrine#1")
def test_defiled_shrine_collects_for_whoever_buys_a_curse(table):
    t = table(hands=["workshop*2"], kingdom="defiled_shrine village", actions=2, buys=2)
    for _ in range(2):
        t.play("workshop")
        t.answer("gain village")
    assert (t.tokens("village"), t.tokens("defiled_shrine")) == ({}, {"points": 2})
    t.buy("curse")
    assert (t.points(0), t.tokens("defiled_shrine")) == (2, {})


@pytest.mark.rule("card/defiled_shrine", "D30")
@pytest.mark.ruling("card/defiled_shrine#1")
def test_defiled_shrine_ignores_a_curse_that_is_not_bought(table):
    t = table(
        hands=["witch"],
        decks=["copper*2"],
        kingdom="defiled_shrine",
        points_on={"defiled_shrine": 3},
    )
    t.play("witch")
    assert (t.discard(1), t.points(1)) == ("curse", 0)


@pytest.mark.rule("card/defiled_shrine")
@pytest.mark.ruling("card/defiled_shrine#2")
def test_defiled_shrine_moves_tokens_of_gathering_piles_too(table):
    t = table(hands=["farmers_market"], kingdom="defiled_shrine", coins=3)
    t.play("farmers_market")
    assert t.tokens("farmers_market") == {"points": 1}
    t.buy("farmers_market")
    assert t.g.points_on["defiled_shrine"] == 1


@pytest.mark.rule("card/labyrinth")
@pytest.mark.ruling("card/labyrinth#1")
def test_labyrinth_pays_for_the_second_card_of_a_turn(table):
    t = table(kingdom="labyrinth", coins=6, buys=3)
    t.buy("estate")
    assert t.points(0) == 0
    t.buy("estate")
    assert t.points(0) == 2
    t.buy("estate")
    assert t.points(0) == 2


@pytest.mark.rule("card/labyrinth")
@pytest.mark.ruling("card/labyrinth#1")
def test_labyrinth_pays_once_when_the_first_card_brings_the_second(table):
    t = table(kingdom="labyrinth", stacks={"catapult_rocks": "rocks*3"}, coins=4)
    t.buy("rocks")
    assert t.points(0) == 2


@pytest.mark.rule("card/labyrinth")
@pytest.mark.ruling("card/labyrinth#2")
def test_labyrinth_does_not_pay_in_other_turns(table):
    t = table(hands=["witch*2"], decks=["copper*4", "copper*5"], kingdom="labyrinth", actions=2)
    t.play("witch", "witch")
    assert (t.discard(1), t.points(1)) == ("curse curse", 0)


@pytest.mark.rule("card/tomb", "D33")
def test_tomb_pays_for_every_trashed_card(table):
    t = table(hands=["chapel copper*2 estate"], kingdom="tomb")
    t.play("chapel")
    t.answer("trash copper", "trash copper", "trash estate")
    assert t.points(0) == 3


@pytest.mark.rule("card/tomb")
@pytest.mark.ruling("card/tomb#1", "card/tomb#2")
def test_tomb_pays_in_other_turns_and_for_cards_of_the_supply(table):
    t = table(
        hands=["swindler"], decks=["", "gold"], kingdom="tomb salt_the_earth", coins=2, buys=2
    )
    t.play("swindler")
    assert (t.points(1), t.points(0)) == (1, 0)
    t.buy("salt_the_earth")
    t.answer("trash estate")
    assert t.points(0) == 2


# -- Mountain Pass


@pytest.mark.rule("card/mountain_pass", "D20", "D48")
@pytest.mark.ruling("card/mountain_pass#2")
def test_mountain_pass_is_auctioned_after_the_first_province(table):
    t = table(decks=["copper*9", "copper*9", "copper*9"], kingdom="mountain_pass", coins=8)
    t.buy("province")
    t.expect(1, "mountain-pass", "pass", *[f"bid {n}" for n in range(1, 41)])
    t.answer("bid 5")
    t.expect(2, "mountain-pass", "pass", *[f"bid {n}" for n in range(6, 41)])
    t.answer("pass")
    t.expect(0, "mountain-pass", "pass", *[f"bid {n}" for n in range(6, 41)])
    t.answer("bid 10")
    assert [(t.debt(seat), t.points(seat)) for seat in range(3)] == [(10, 8), (0, 0), (0, 0)]
    assert t.g.turn == 1


@pytest.mark.rule("card/mountain_pass")
@pytest.mark.ruling("card/mountain_pass#1")
def test_mountain_pass_comes_once_and_not_for_a_trashed_province(table):
    t = table(
        decks=["copper*9", "copper*9"],
        kingdom="mountain_pass salt_the_earth",
        coins=28,
        buys=4,
    )
    t.buy("salt_the_earth")
    t.answer("trash province")
    t.end_turn()
    t.expect_no_question()
    assert t.g.turn == 1


@pytest.mark.rule("card/mountain_pass")
@pytest.mark.ruling("card/mountain_pass#1", "card/mountain_pass#4")
def test_mountain_pass_without_bids_is_over(table):
    t = table(
        decks=["gold*9", "copper*9"],
        kingdom="mountain_pass",
        coins=8,
    )
    t.buy("province")
    t.answer("pass", "pass")
    assert [(t.debt(seat), t.points(seat)) for seat in range(2)] == [(0, 0), (0, 0)]
    t.end_turn()
    t.play_treasures()
    t.buy("province")
    t.expect_no_question()
    assert t.g.turn == 1


@pytest.mark.rule("card/mountain_pass")
@pytest.mark.ruling("card/mountain_pass#3")
def test_nobody_outbids_forty(table):
    t = table(decks=["copper*9", "copper*9"], kingdom="mountain_pass", coins=8)
    t.buy("province")
    t.answer("bid 40")
    t.expect_no_question()
    assert (t.debt(1), t.points(1)) == (40, 8)
