"""Cornucopia: Tournament and the Prizes."""

from __future__ import annotations

import pytest

YEARS = [2011, 2014]
PRIZES = ["bag_of_gold", "diadem", "followers", "princess", "trusty_steed"]


@pytest.mark.rule("card/tournament", "D65")
@pytest.mark.ruling("card/tournament#1")
@pytest.mark.parametrize("year", YEARS)
@pytest.mark.parametrize("mine", [False, True])
@pytest.mark.parametrize("theirs", [False, True])
def test_tournament_has_four_results(table, year, mine, theirs):
    t = table(
        hands=["tournament province", "province"],
        decks=["copper silver"],
        printings={"cornucopia": year},
    )
    t.play("tournament")
    own = {2011: "reveal province", 2014: "discard province"}[year] if mine else "pass"
    win = ["gain diadem"] if mine else []
    foe = "reveal province" if theirs else "pass"
    t.answer(own, *([foe, *win] if year == 2011 else [*win, foe]))
    assert t.actions == 1
    assert t.coins == (0 if theirs else 1)
    drawn = [] if theirs else ["diadem" if mine else "copper"]
    assert t.hand().split() == sorted(drawn + ([] if mine else ["province"]))
    assert t.discard() == ("province" if mine else "")
    if mine:
        assert t.deck() == ("diadem copper silver" if theirs else "copper silver")
    assert t.hand(1) == "province"  # shown, not discarded


@pytest.mark.rule("card/tournament", "D81", "D83")
@pytest.mark.ruling("card/tournament#4")
def test_in_2011_everybody_reveals_before_the_prize_is_taken(table):
    t = table(hands=["tournament province", "copper"], printings={"cornucopia": 2011})
    t.play("tournament")
    t.expect(0, "tournament-reveal", "reveal province", "pass")
    t.answer("reveal province")
    assert (1, "tournament-reveal") in t.forced
    t.expect(0, "tournament-gain", "gain duchy", *[f"gain {id}" for id in PRIZES])
    t.answer("gain princess")
    t = table(hands=["tournament province", "copper province"])
    t.play("tournament")
    t.expect(0, "tournament-discard", "discard province", "pass")
    t.answer("discard province")
    t.expect(0, "tournament-gain")  # nobody else has been asked yet
    t.answer("gain princess")
    t.expect(1, "tournament-reveal", "reveal province", "pass")
    t.answer("pass")


@pytest.mark.rule("card/tournament")
def test_who_has_no_cards_is_not_asked(table):
    t = table(hands=["tournament"], decks=["copper"])
    t.play("tournament")
    assert (t.forced, t.hand(), t.coins) == ([], "copper", 1)


@pytest.mark.rule("card/tournament", "D65")
@pytest.mark.ruling("card/tournament#2", "R126")
def test_a_prize_or_a_duchy_may_be_chosen_in_vain(table):
    t = table(hands=["tournament province"], supply={"duchy": 0})
    t.play("tournament")
    t.answer("discard province", "gain duchy")
    assert (t.deck(), t.hand(), t.coins) == ("", "province", 1)  # shuffled and drawn
    t = table(hands=["tournament province"], supply=dict.fromkeys(PRIZES, 0))
    t.play("tournament")
    t.answer("discard province")
    t.expect(0, "tournament-gain", "gain duchy", "pass")
    t.answer("pass")
    assert t.left("duchy") == 8


@pytest.mark.rule("card/tournament", "D10", "D65", "D21")
@pytest.mark.ruling("card/tournament#3")
def test_prizes_are_beside_the_supply(table):
    t = table(hands=["workshop"], kingdom="tournament", supply=dict.fromkeys(PRIZES, 0))
    assert t.g.empty_piles == 0
    t = table(hands=["workshop"], kingdom="tournament", coins=9)
    t.play("workshop")
    assert not any(f"gain {prize}" in t.names() for prize in PRIZES)
    t.answer("gain silver")
    t.answer("pass")
    assert not any(f"buy {prize}" in t.names() for prize in PRIZES)
    t.answer("pass")


# -- the Prizes


@pytest.mark.rule("card/bag_of_gold")
@pytest.mark.ruling("card/bag_of_gold#1")
@pytest.mark.parametrize(("deck", "then"), [("copper", "gold copper"), ("", "gold")])
def test_bag_of_gold_puts_a_gold_on_the_deck(table, deck, then):
    t = table(hands=["bag_of_gold"], decks=[deck])
    t.play("bag_of_gold")
    assert (t.deck(), t.actions) == (then, 1)
    t = table(hands=["bag_of_gold"], decks=[deck], supply={"gold": 0})
    t.play("bag_of_gold")
    assert t.deck() == deck


@pytest.mark.rule("card/diadem")
@pytest.mark.ruling("card/diadem#1")
@pytest.mark.parametrize(
    ("played", "coins"), [("", 3), ("farming_village", 4), ("smithy", 2), ("village", 4)]
)
def test_diadem_pays_for_unused_actions(table, played, coins):
    t = table(hands=[f"diadem {played}"])
    if played:
        t.play(played)
    t.play("diadem")
    assert t.coins == coins


@pytest.mark.rule("card/followers")
@pytest.mark.ruling("card/followers#1")
def test_followers_curse_and_shorten_hands(table):
    t = table(
        hands=["followers", "copper*5", "estate*2", "gold*4"],
        decks=["silver*3"],
        supply={"curse": 2},
    )
    t.play("followers")
    t.expect_no_question()
    assert (t.hand(), t.discard()) == ("silver silver", "estate")
    assert [t.discard(seat) for seat in (1, 2, 3)] == ["copper copper curse", "curse", "gold"]


@pytest.mark.rule("card/followers", "card/moat")
def test_moat_stops_followers_whose_player_still_gains(table):
    t = table(hands=["followers", "moat copper*4"], supply={"estate": 0})
    t.play("followers")
    t.answer("react moat")
    assert (t.discard(0), t.discard(1), len(t.hand(1).split())) == ("", "", 5)


@pytest.mark.rule("card/princess", "D35")
@pytest.mark.ruling("card/princess#1")
def test_princess_lowers_every_cost_by_two(table):
    t = table(hands=["princess remake copper"], actions=2, kingdom="village", coins=6)
    t.play("princess")
    t.play("remake")  # Copper still costs 0, a Silver 1
    t.expect(0, "gain", "gain silver", "gain village")
    t.answer("gain silver")
    t.buy("province")
    assert (t.buys, t.coins) == (1, 0)
    assert "buy estate" in t.names()  # it costs 0
    assert t.discard() == "province silver"


@pytest.mark.rule("card/princess", "D35", "D37")
@pytest.mark.ruling("card/princess#2")
def test_a_princess_played_twice_is_in_play_once(table):
    t = table(hands=["throne_room princess"], coins=6)
    t.play("throne_room")
    t.answer("play princess")
    assert t.buys == 3
    t.buy("province")
    assert t.coins == 0
    t.end_turn()
    assert t.g.cost(t.g.piles[t.g.kingdom.provinces].card) == 8  # gone with Clean-up


@pytest.mark.rule("card/trusty_steed", "D25")
@pytest.mark.ruling("card/trusty_steed#1")
def test_trusty_steed_does_two_things_in_printed_order(table):
    t = table(hands=["trusty_steed"], decks=["copper copper estate"])
    t.play("trusty_steed")
    t.expect(
        0, "trusty_steed", "choose +cards", "choose +actions", "choose +coins", "choose +silver"
    )
    t.answer("choose +silver", "choose +cards")
    assert t.hand() == "copper copper"  # drawn before the Silvers came
    assert (t.deck(), t.discard()) == ("", "estate silver silver silver silver")
    t = table(hands=["trusty_steed"])
    t.play("trusty_steed")
    t.answer("choose +actions", "choose +coins")
    assert (t.actions, t.coins) == (2, 2)


@pytest.mark.rule("card/trusty_steed")
@pytest.mark.ruling("card/trusty_steed#2")
def test_trusty_steed_may_choose_what_cannot_be_done_in_full(table):
    t = table(hands=["trusty_steed"], supply={"silver": 1})
    t.play("trusty_steed")
    t.answer("choose +cards", "choose +silver")
    assert (t.hand(), t.discard()) == ("", "silver")


@pytest.mark.rule("card/trusty_steed", "card/tunnel", "D28", "D81")
@pytest.mark.ruling("card/trusty_steed#3", "card/tunnel#3")
def test_trusty_steed_moves_the_deck_without_discarding(table):
    t = table(hands=["trusty_steed"], decks=["tunnel*2"])
    t.play("trusty_steed")
    t.answer("choose +coins", "choose +silver")
    t.expect_no_question()  # Tunnel does not react
    assert t.discard() == "silver silver silver silver tunnel tunnel"
