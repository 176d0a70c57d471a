"""Seaside: Smugglers, Island, Treasure Map, Treasury, Explorer, and what is hidden under Haven."""

from __future__ import annotations

import pytest

from tafelrunde.titles.dominion import scoring
from tafelrunde.titles.dominion.mats import ISLAND

# -- Smugglers


@pytest.mark.rule("card/smugglers")
@pytest.mark.ruling("card/smugglers#1", "card/smugglers#2")
def test_smugglers_gain_a_card_the_right_neighbour_gained_in_the_last_turn(table):
    t = table(hands=["", "smugglers"], coins=20, buys=4)
    t.buy("gold", "province", "copper", "gold")
    t.play("smugglers")
    t.expect(1, "gain", "gain copper", "gain gold")  # a Province costs more than 6
    t.answer("gain gold")
    assert t.discard(1) == "gold"
    t.ends_clean()


@pytest.mark.rule("card/smugglers")
def test_smugglers_look_to_the_right_only(table):
    t = table(hands=["smugglers", "", ""], turn=1, coins=3)
    t.buy("silver")
    t.buy("copper")
    assert t.g.turn == 0
    t.play("smugglers")
    assert t.discard() == "copper"  # seat 2 sits to the right, seat 1 to the left
    t.ends_clean()


@pytest.mark.rule("card/smugglers")
@pytest.mark.ruling("card/smugglers#1")
@pytest.mark.ruling("R15")
def test_smugglers_count_every_way_of_gaining_but_only_in_the_neighbours_own_turn(table):
    t = table(hands=["workshop", "smugglers"])
    t.play("workshop")
    t.answer("gain silver")
    t.end_turn()
    t.play("smugglers")
    assert t.discard(1) == "silver"
    t.ends_clean()
    t = table(hands=["sea_hag smugglers", ""], actions=2)
    t.play("sea_hag", "smugglers")
    t.expect_no_question()
    assert t.discard() == ""  # the Curse came in another player's turn
    t.ends_clean()


@pytest.mark.rule("card/smugglers")
def test_smugglers_pass_on_what_smugglers_gained(table):
    t = table(hands=["", "smugglers", "smugglers"], coins=3)
    t.buy("silver")
    t.play("smugglers")
    t.end_turn()
    t.play("smugglers")
    assert t.discard(2) == "silver"
    t.ends_clean()


@pytest.mark.rule("card/smugglers")
@pytest.mark.ruling("card/smugglers#3")
def test_smugglers_gain_nothing_without_a_fitting_card_in_the_supply(table):
    t = table(hands=["", "smugglers"], coins=14, buys=2, supply={"gold": 1})
    t.buy("gold", "province")
    t.play("smugglers")
    t.expect_no_question()
    assert t.discard(1) == ""
    t.ends_clean()


@pytest.mark.rule("card/smugglers")
@pytest.mark.ruling("R15", "card/smugglers#6")
def test_smugglers_may_choose_an_empty_pile_in_vain(table):
    t = table(hands=["", "smugglers"], coins=14, buys=3, supply={"gold": 1})
    t.buy("gold", "silver", "copper")
    t.play("smugglers")
    t.expect(1, "gain", "gain gold", "gain silver", "gain copper")
    t.answer("gain gold")
    assert t.discard(1) == ""
    assert [event["card"] for event in t.told(-1, "finds-none")] == ["gold"]
    t.ends_clean()


@pytest.mark.rule("card/smugglers")
@pytest.mark.ruling("card/smugglers#5")
def test_smugglers_never_look_at_their_players_own_turn(table):
    t = table(hands=["workshop smugglers"], actions=2)
    t.play("workshop")
    t.answer("gain silver")
    t.play("smugglers")
    assert t.discard() == "silver"
    t.ends_clean()
    t = table(hands=["", ""], decks=["smugglers copper*4"], coins=3)
    t.buy("silver")
    t.end_turn()
    t.play("smugglers")  # the neighbour gained nothing, the player did
    assert t.discard() == "silver"
    t.ends_clean()


@pytest.mark.rule("card/smugglers", "card/moat", "card/lighthouse", "D40")
@pytest.mark.ruling("card/smugglers#4")
def test_smugglers_are_no_attack(table):
    t = table(hands=["moat", "smugglers"], in_play=["lighthouse"], coins=3)
    t.buy("silver")
    t.play("smugglers")
    assert t.forced == [(1, "gain")]
    assert t.discard(1) == "silver"
    t.ends_clean()


@pytest.mark.rule("card/smugglers", "card/outpost", "D20")
def test_after_outpost_smugglers_see_only_the_extra_turn(table):
    t = table(hands=["outpost", "smugglers"], decks=["copper*12"], coins=3)
    t.play("outpost")
    t.buy("silver")
    t.buy("copper")
    t.play("smugglers")
    assert t.discard(1) == "copper"
    t.ends_clean()


@pytest.mark.rule("card/smugglers", "D35")
@pytest.mark.ruling("R15")
def test_smugglers_measure_the_cost_when_they_are_played(table):
    t = table(hands=["", "festival*2 bridge*2 smugglers"], coins=8)
    t.buy("province")
    t.play("festival", "festival", "bridge", "bridge", "smugglers")
    assert t.discard(1) == "province"
    t.ends_clean()


# -- Island


@pytest.mark.rule("card/island", "D79")
@pytest.mark.ruling("card/island#1", "card/island#2", "card/island#3")
def test_island_goes_to_its_mat_with_a_hand_card_for_all_to_see(table):
    t = table(hands=["island estate copper"])
    t.play("island")
    t.expect(0, "island", "aside estate", "aside copper")
    t.answer("aside estate")
    assert (t.in_play(), t.hand()) == ("", "copper")
    for viewer in (0, 1, -1):
        assert t.seen(viewer, "island", 0) == ["estate", "island"]
    assert scoring.scores(t.g) == [2 + 1, 0]
    t.end_turn()
    t.end_turn()
    assert t.hand() == "copper"  # what lies on the mat stays there
    t.ends_clean()


@pytest.mark.rule("card/island")
@pytest.mark.ruling("card/island#1")
def test_island_without_a_hand_card_goes_alone(table):
    t = table(hands=["island"])
    t.play("island")
    t.expect_no_question()
    assert t.g.names(t.g.players[0].mat(ISLAND)) == ["island"]
    t.ends_clean()


@pytest.mark.rule("card/island", "card/throne_room", "D38")
@pytest.mark.ruling("card/island#4")
def test_throne_room_moves_island_once_but_two_hand_cards(table):
    t = table(hands=["throne_room island estate curse copper"])
    t.play("throne_room")
    t.answer("play island", "aside estate", "aside curse")
    assert t.seen(1, "island", 0) == ["curse", "estate", "island"]
    assert (t.in_play(), t.hand()) == ("throne_room", "copper")
    t.ends_clean()


@pytest.mark.rule("card/island", "D3")
@pytest.mark.ruling("card/island#5")
@pytest.mark.parametrize(("seats", "pile"), [(2, 8), (3, 12), (4, 12)])
def test_islands_are_a_victory_pile(table, seats, pile):
    t = table(hands=["island"], seats=seats)
    t.expect(0, "play-action", "play island", "pass")  # and an Action
    assert t.left("island") == pile
    assert scoring.scores(t.g)[0] == 2
    t.ends_clean()


# -- Treasure Map


@pytest.mark.rule("card/treasure_map")
def test_two_treasure_maps_bring_four_golds_onto_the_deck(table):
    t = table(hands=["treasure_map*2"], decks=["copper"])
    t.play("treasure_map")
    assert t.trash() == "treasure_map treasure_map"
    assert t.deck() == "gold gold gold gold copper"
    assert t.left("gold") == 26
    t.ends_clean()


@pytest.mark.rule("card/treasure_map")
@pytest.mark.ruling("card/treasure_map#1")
def test_a_single_treasure_map_is_trashed_for_nothing(table):
    t = table(hands=["treasure_map copper"])
    t.play("treasure_map")
    t.expect_no_question()
    assert (t.trash(), t.deck(), t.left("gold")) == ("treasure_map", "", 30)
    t.ends_clean()


@pytest.mark.rule("card/treasure_map", "card/throne_room", "D38")
@pytest.mark.ruling("card/treasure_map#2")
def test_the_second_play_of_treasure_map_trashes_another_one_for_nothing(table):
    t = table(hands=["throne_room treasure_map*3"])
    t.play("throne_room")
    t.answer("play treasure_map")
    assert t.trash() == "treasure_map treasure_map treasure_map"
    assert t.deck() == "gold gold gold gold"
    t.ends_clean()


@pytest.mark.rule("card/treasure_map")
@pytest.mark.ruling("card/treasure_map#3")
def test_treasure_map_takes_the_golds_that_are_left(table):
    t = table(hands=["treasure_map*2"], supply={"gold": 3})
    t.play("treasure_map")
    assert (t.deck(), t.left("gold")) == ("gold gold gold", 0)
    t.ends_clean()


# -- Treasury


@pytest.mark.rule("card/treasury", "D43")
@pytest.mark.parametrize(
    ("answer", "hand", "discard"),
    [
        ("use treasury", "copper copper copper copper treasury", "copper"),
        ("pass", "copper copper copper copper copper", "copper treasury"),
    ],
)
def test_treasury_may_go_back_on_the_deck_in_clean_up(table, answer, hand, discard):
    t = table(hands=["treasury"], decks=["copper*10"])
    t.play("treasury")
    assert (t.hand(), t.actions, t.coins) == ("copper", 1, 1)
    t.end_turn()
    t.expect(0, "treasury", "use treasury", "pass")
    t.answer(answer)
    assert (t.g.turn, t.hand(), t.discard()) == (1, hand, discard)
    t.ends_clean()


@pytest.mark.rule("card/treasury", "D43")
@pytest.mark.ruling("card/treasury#1")
def test_each_treasury_is_decided_on_its_own(table):
    t = table(hands=["treasury*3"], decks=["copper*20"])
    t.play("treasury", "treasury", "treasury")
    t.end_turn()
    t.answer("use treasury", "use treasury", "pass")
    assert t.hand() == "copper copper copper treasury treasury"
    assert t.discard() == "copper copper copper treasury"
    t.ends_clean()


@pytest.mark.rule("card/treasury", "D43")
@pytest.mark.ruling("card/treasury#3")
def test_a_discarded_treasury_is_not_put_back_later(table):
    t = table(hands=["treasury*2 warehouse estate*2"], decks=["copper*20"])
    t.play("treasury", "warehouse")
    t.answer("discard treasury", "discard estate", "discard estate")
    t.end_turn()
    t.expect(0, "treasury", "use treasury", "pass")  # only about the one in play
    t.answer("pass")
    assert (t.g.turn, t.discard().count("treasury"), t.hand()) == (1, 2, "copper " * 4 + "copper")
    t.ends_clean()


@pytest.mark.rule("card/treasury")
@pytest.mark.parametrize("victory", ["estate", "island"])
def test_treasury_is_discarded_after_a_victory_card_was_bought(table, victory):
    t = table(hands=["treasury"], decks=["copper*10"], kingdom="island", coins=3, buys=2)
    t.play("treasury")
    t.buy(victory)
    t.end_turn()
    assert t.g.turn == 1
    assert "treasury" in t.discard()
    t.ends_clean()


@pytest.mark.rule("card/treasury", "D30")
@pytest.mark.ruling("card/treasury#2")
def test_treasury_does_not_mind_a_victory_card_gained_without_buying(table):
    t = table(hands=["treasury workshop"], decks=["copper*10"])
    t.play("treasury", "workshop")
    t.answer("gain estate")
    t.buy("copper")
    t.expect(0, "treasury", "use treasury", "pass")
    t.answer("use treasury")
    assert "treasury" in t.hand()
    t.ends_clean()


@pytest.mark.rule("card/treasury", "card/throne_room")
def test_a_doubled_treasury_is_one_card_in_clean_up(table):
    t = table(hands=["throne_room treasury"], decks=["copper*10"])
    t.play("throne_room")
    t.answer("play treasury")
    assert (t.hand(), t.actions, t.coins) == ("copper copper", 2, 2)
    t.end_turn()
    t.answer("use treasury")
    assert (t.g.turn, t.discard()) == (1, "copper copper throne_room")
    t.ends_clean()


@pytest.mark.rule("card/treasury", "card/caravan", "D44")
def test_treasury_is_asked_about_beside_a_duration_that_stays(table):
    t = table(hands=["treasury caravan"], decks=["copper*10"])
    t.play("caravan", "treasury")
    t.end_turn()
    t.answer("use treasury")
    assert t.in_play() == "caravan"
    assert "treasury" in t.hand()
    t.ends_clean()


# -- Explorer


@pytest.mark.rule("card/explorer")
@pytest.mark.ruling("card/explorer#1")
@pytest.mark.parametrize(("answer", "gained"), [("reveal province", "gold"), ("pass", "silver")])
def test_explorer_may_show_a_province_for_a_gold_instead_of_a_silver(table, answer, gained):
    t = table(hands=["explorer province"])
    t.play("explorer")
    t.expect(0, "explorer", "reveal province", "pass")
    t.answer(answer)
    assert t.hand() == " ".join(sorted([gained, "province"]))
    shown = ["gold", "province"] if gained == "gold" else ["silver"]
    assert t.seen(1, "hand", 0) == shown
    t.ends_clean()


@pytest.mark.rule("card/explorer", "D6")
def test_explorer_asks_even_without_a_province_but_not_an_empty_hand(table):
    t = table(hands=["explorer*2 copper"], actions=2)
    t.play("explorer")
    assert t.forced == [(0, "explorer")]
    assert t.hand() == "copper explorer silver"
    t.ends_clean()
    t = table(hands=["explorer"])
    t.play("explorer")
    assert (t.forced, t.hand()) == ([], "silver")
    t.ends_clean()


@pytest.mark.rule("card/explorer")
def test_explorer_gains_nothing_from_an_empty_pile(table):
    t = table(hands=["explorer province"], supply={"gold": 0})
    t.play("explorer")
    t.answer("reveal province")
    assert t.hand() == "province"
    t.ends_clean()


# -- what is hidden under Haven


@pytest.mark.rule("card/haven", "D6", "D26")
@pytest.mark.ruling("card/haven#2")
@pytest.mark.ruling("R32")
def test_only_its_owner_knows_the_card_under_haven(table):
    t = table(hands=["haven gold"], decks=["estate copper*10"])
    t.play("haven")
    t.answer("aside gold")
    for viewer in (1, -1):
        aside = t.zone(viewer, "aside", 0)
        assert (aside["count"], aside["cards"]) == (1, [])
    assert t.seen(0, "aside", 0) == ["gold"]
    t.end_turn()
    t.end_turn()
    assert t.seen(1, "hand", 0) == []
    heard = [event for event in t.match.events(1) if event["id"] in ("sets-aside", "takes")]
    assert [sorted(event) for event in heard] == [["count", "id", "seat"]] * 2
    t.ends_clean()


@pytest.mark.rule("card/haven", "card/explorer", "D6")
def test_a_card_seen_in_hand_is_not_recognised_under_haven(table):
    t = table(hands=["explorer haven copper"], decks=["estate"], actions=2)
    t.play("explorer")
    assert t.seen(1, "hand", 0) == ["silver"]
    t.play("haven")
    t.answer("aside silver")
    assert t.seen(1, "aside", 0) == []
    assert t.seen(1, "hand", 0) == []
    t.ends_clean()
