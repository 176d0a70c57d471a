"""Rulings at the edges of single cards."""

from __future__ import annotations

import pytest

from tafelrunde.titles.dominion.mats import VILLAGE

# -- Seaside


@pytest.mark.rule("card/ambassador", "D41")
@pytest.mark.ruling("R33")
def test_ambassador_hands_out_only_what_the_refilled_pile_holds(table):
    t = table(hands=["ambassador estate*3", "", "", ""], supply={"estate": 0})
    t.play("ambassador")
    t.expect(0, "ambassador-return", "return 0", "return 1", "return 2")
    t.answer("return 2")
    assert [t.discard(seat) for seat in (1, 2, 3)] == ["estate", "estate", ""]
    assert t.hand() == "estate"
    t.ends_clean()


@pytest.mark.rule("card/ambassador")
@pytest.mark.ruling("R33")
def test_ambassador_may_keep_its_card_and_still_hand_it_out(table):
    t = table(hands=["ambassador curse", "", "moat"])
    t.play("ambassador")
    t.answer("react moat")
    t.answer("return 0")
    assert (t.hand(), t.discard(1), t.discard(2)) == ("curse", "curse", "")
    t.ends_clean()


@pytest.mark.rule("card/embargo", "D69", "D17")
def test_the_curses_of_an_embargo_may_take_the_last_curse_before_the_bought_one(table):
    t = table(hands=["embargo"], supply={"curse": 1})
    t.play("embargo")
    t.answer("token curse")
    t.buy("curse")
    assert [event["cards"] for event in t.told(1, "gains")] == [["curse"]]
    assert t.left("curse") == 0
    t.ends_clean()


@pytest.mark.rule("card/embargo", "D69")
def test_three_tokens_and_two_curses_give_two_curses_and_the_card(table):
    t = table(
        hands=["throne_room embargo*2"], supply={"curse": 2}, decks=["", "copper*5"], actions=2
    )
    t.play("throne_room")
    t.answer("play embargo", "token silver", "token silver")
    t.play("embargo")
    t.answer("token silver")
    assert t.coins == 6
    t.buy("silver")
    assert sorted(event["cards"][0] for event in t.told(1, "gains")) == [
        "curse",
        "curse",
        "silver",
    ]
    t.ends_clean()


@pytest.mark.rule("card/smugglers", "D20")
@pytest.mark.ruling("R15")
def test_smugglers_look_only_at_the_extra_turn_if_that_was_the_last(table):
    t = table(
        hands=["outpost gold", "smugglers"],
        decks=["gold*3 copper*9", "copper*9"],
        kingdom="smithy",
    )
    t.play("outpost")
    t.play_treasures()
    t.buy("silver")
    t.play_treasures()
    t.buy("smithy")
    t.end_turn() if t.g.turn == 0 else None
    t.play("smugglers")
    assert t.discard(1) == "smithy"
    t.ends_clean()


@pytest.mark.rule("card/outpost", "D20")
def test_outpost_works_again_in_the_next_normal_turn(table):
    t = table(hands=["outpost"], decks=["outpost*2 copper outpost*9", "copper*9"])
    t.play("outpost")
    t.end_turn()
    assert t.g.extra_turn
    t.play("outpost")
    t.end_turn()
    assert (t.g.turn, len(t.g.players[0].hand)) == (1, 5)
    t.end_turn()
    t.play("outpost")
    t.end_turn()
    assert (t.g.turn, t.g.extra_turn, len(t.g.players[0].hand)) == (0, True, 3)
    assert t.g.players[0].turns == 2
    t.ends_clean()


@pytest.mark.rule("card/outpost", "card/tactician", "card/caravan")
def test_durations_of_an_outpost_turn_bear_fruit_in_the_extra_turn(table):
    t = table(
        hands=["outpost caravan tactician estate"],
        decks=["copper silver*9", "copper*9"],
        actions=3,
    )
    t.play("outpost", "caravan", "tactician")
    t.end_turn()
    assert t.g.extra_turn
    assert len(t.g.players[0].hand) == 3 + 1 + 5
    assert (t.actions, t.buys) == (2, 2)
    assert t.in_play() == "caravan outpost tactician"
    t.end_turn()
    assert t.in_play() == ""
    t.ends_clean()


@pytest.mark.rule("card/treasury", "D43")
@pytest.mark.ruling("R31")
def test_treasury_cares_about_a_bought_harem_and_not_about_a_gained_estate(table):
    t = table(hands=["treasury"], decks=["copper*8", "copper*5"], kingdom="harem", coins=6)
    t.play("treasury")
    t.buy("harem")
    t.end_turn()
    assert "treasury" in t.discard()
    t = table(hands=["treasury baron copper"], decks=["copper*8", "copper*5"], actions=2)
    t.play("treasury", "baron")
    if t.question().prompt == "baron":
        t.answer("pass")
    t.end_turn()
    t.answer("use treasury")
    assert "treasury" in t.hand()
    t.ends_clean()


@pytest.mark.rule("card/native_village")
def test_native_village_may_take_an_empty_mat_and_set_nothing_aside(table):
    t = table(hands=["native_village*2"])
    t.play("native_village")
    t.answer("choose +pickup")
    t.play("native_village")
    t.answer("choose +mat")
    assert (t.hand(), t.g.players[0].mat(VILLAGE)) == ("", [])
    t.ends_clean()


@pytest.mark.rule("card/native_village", "D27")
def test_native_village_shuffles_for_its_card(table):
    t = table(hands=["native_village"], discards=["gold"])
    t.play("native_village")
    t.answer("choose +mat")
    assert t.seen(0, "native_village") == ["gold"]
    assert t.seen(1, "native_village") == []
    t.ends_clean()


@pytest.mark.rule("card/pearl_diver", "D27")
def test_pearl_diver_draws_the_last_card_and_then_shuffles_for_the_bottom(table):
    t = table(hands=["pearl_diver"], decks=["copper"], discards=["gold"])
    t.play("pearl_diver")
    t.expect(0, "pearl-diver", "choose yes", "pass")
    t.answer("pass")
    assert (t.hand(), t.deck()) == ("copper", "gold")
    t.ends_clean()


@pytest.mark.rule("card/sea_hag", "D41")
def test_sea_hag_discards_even_where_no_curse_is_left(table):
    t = table(hands=["sea_hag", "", ""], decks=["", "gold", "silver"], supply={"curse": 1})
    t.play("sea_hag")
    assert (t.deck(1), t.deck(2)) == ("curse", "")
    assert (t.discard(1), t.discard(2)) == ("gold", "silver")
    t.ends_clean()


@pytest.mark.rule("card/cutpurse", "card/moat")
@pytest.mark.ruling("R21")
def test_cutpurse_asks_alike_with_and_without_a_copper(table):
    with_copper = table(hands=["cutpurse", "copper estate"])
    without = table(hands=["cutpurse", "gold estate"])
    for t in (with_copper, without):
        t.play("cutpurse")
    assert with_copper.forced == without.forced == [(1, "cutpurse")]
    assert without.seen(0, "hand", 1) == ["estate", "gold"]


# -- Intrigue and base


@pytest.mark.rule("card/masquerade", "D39")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_masquerade_goes_all_the_way_round(table, seats):
    names = ["gold", "curse", "estate", "duchy", "province", "silver"][:seats]
    hands = [f"masquerade {names[0]}", *names[1:]]
    t = table(hands=hands, seats=seats)
    t.play("masquerade")
    assert t.hand(0) == names[-1]
    assert [t.hand(seat) for seat in range(1, seats)] == names[:-1]
    t.answer("pass")
    t.ends_clean()


@pytest.mark.rule("card/courtier", "D24")
@pytest.mark.parametrize(("card", "types"), [("curse", 1), ("harem", 2), ("swindler", 2)])
def test_courtier_counts_every_type_of_the_shown_card(table, card, types):
    t = table(hands=[f"courtier {card}"])
    t.play("courtier")
    for mode in ["+coins", "+gold"][:types]:
        t.answer(f"choose {mode}")
    assert (t.coins, t.discard()) == (3, "gold" if types > 1 else "")
    t.ends_clean()


@pytest.mark.rule("card/tribute", "D27")
def test_tribute_shuffles_for_its_second_card_and_draws_after_the_discard(table):
    t = table(hands=["tribute"], decks=["silver*2", "estate"], discards=["", "nobles"])
    t.play("tribute")
    assert (t.actions, t.hand()) == (2, "silver silver")
    assert t.discard(1) == "estate nobles"
    t.ends_clean()


@pytest.mark.rule("card/saboteur", "card/bridge", "D35")
def test_saboteur_under_bridge_passes_over_what_has_become_too_cheap(table):
    t = table(hands=["bridge saboteur"], decks=["", "silver duchy"], actions=2)
    t.play("bridge", "saboteur")
    assert t.trash() == "duchy"  # Silver costs 2 now, Duchy 4: up to 2 may be gained
    assert "gain silver" in t.names()
    assert "gain duchy" not in t.names()
    t.answer("gain silver")
    assert t.discard(1) == "silver silver"
    t.ends_clean()


@pytest.mark.rule("card/conspirator", "D37")
def test_a_card_played_by_vassal_counts_for_conspirator(table):
    t = table(hands=["vassal conspirator"], decks=["village copper gold"], actions=1)
    t.play("vassal")
    t.answer("play village")
    t.play("conspirator")
    assert (t.coins, t.actions, t.hand()) == (4, 2, "copper gold")
    t.ends_clean()


@pytest.mark.rule("card/coppersmith", "card/throne_room")
def test_a_doubled_coppersmith_makes_copper_worth_three(table):
    t = table(hands=["throne_room coppersmith copper*2"])
    t.play("throne_room")
    t.answer("play coppersmith")
    t.play_treasures()
    assert t.coins == 6
    t.ends_clean()


@pytest.mark.rule("card/vassal", "D44")
def test_vassal_does_not_stay_with_a_duration_it_played(table):
    t = table(hands=["vassal"], decks=["caravan copper*9", "copper*5"])
    t.play("vassal")
    t.answer("play caravan")
    t.end_turn()
    assert t.in_play() == "caravan"
    t.ends_clean()


@pytest.mark.rule("card/wishing_well", "D6")
def test_wishing_well_names_even_when_no_card_can_be_revealed(table):
    t = table(hands=["wishing_well"])
    t.play("wishing_well")
    t.answer("name gold")
    assert t.hand() == ""
    t.ends_clean()


@pytest.mark.rule("card/thief", "D33")
def test_thief_takes_a_harem_like_any_treasure(table):
    t = table(hands=["thief", ""], decks=["", "harem copper"])
    t.play("thief")
    t.answer("trash harem", "gain harem")
    assert (t.discard(), t.discard(1)) == ("harem", "copper")
    t.ends_clean()


@pytest.mark.rule("card/library", "D27")
def test_library_ends_the_search_when_all_that_is_left_was_set_aside(table):
    t = table(hands=["library copper*4"], decks=["village"], discards=["moat"])
    t.play("library")
    t.answer("aside village", "aside moat")
    assert (len(t.g.players[0].hand), t.discard()) == (4, "moat village")
    t.ends_clean()
