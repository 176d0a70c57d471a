"""Seaside: mats, tokens, looking at cards, and plain Actions."""

from __future__ import annotations

import pytest

from tafelrunde.titles.dominion import scoring
from tafelrunde.titles.dominion.mats import VILLAGE

# -- Native Village


@pytest.mark.rule("card/native_village")
def test_native_village_collects_cards_and_picks_them_up_together(table):
    t = table(hands=["native_village*3"], decks=["gold estate copper"])
    t.play("native_village")
    t.expect(0, "native-village", "choose +mat", "choose +pickup")
    t.answer("choose +mat")
    assert t.actions == 2
    t.play("native_village")
    t.answer("choose +mat")
    assert t.g.names(t.g.players[0].mat(VILLAGE)) == ["gold", "estate"]
    t.play("native_village")
    t.answer("choose +pickup")
    assert (t.hand(), t.deck(), t.g.players[0].mat(VILLAGE)) == ("estate gold", "copper", [])
    t.end_turn()
    assert t.in_play() == ""  # the villages themselves are discarded as usual
    t.ends_clean()


@pytest.mark.rule("card/native_village", "D25")
@pytest.mark.ruling("card/native_village#1")
@pytest.mark.parametrize("mode", ["choose +mat", "choose +pickup"])
def test_native_village_allows_a_choice_that_does_nothing(table, mode):
    t = table(hands=["native_village"])
    t.play("native_village")
    t.answer(mode)
    assert (t.actions, t.hand(), t.g.players[0].mat(VILLAGE)) == (2, "", [])
    t.ends_clean()


@pytest.mark.rule("card/native_village", "D27")
def test_native_village_shuffles_for_an_empty_deck(table):
    t = table(hands=["native_village"], discards=["gold"])
    t.play("native_village")
    t.answer("choose +mat")
    assert (t.g.names(t.g.players[0].mat(VILLAGE)), t.discard()) == (["gold"], "")
    t.ends_clean()


@pytest.mark.rule("card/native_village", "D6")
@pytest.mark.ruling("card/native_village#2")
@pytest.mark.ruling("R32")
def test_only_the_owner_sees_what_lies_on_a_native_village_mat(table):
    t = table(hands=["native_village*2"], decks=["gold"])
    assert t.seen(0, "native_village", 0) == []
    t.play("native_village")
    t.answer("choose +mat")
    assert t.seen(0, "native_village", 0) == ["gold"]
    for viewer in (1, -1):
        mat = t.zone(viewer, "native_village", 0)
        assert (mat["count"], mat["cards"]) == (1, [])
    t.play("native_village")
    t.answer("choose +pickup")
    assert t.seen(1, "hand", 0) == []
    assert [event["cards"] for event in t.told(0, "sets-aside", "takes")] == [["gold"], ["gold"]]
    assert all("cards" not in event for event in t.told(1, "sets-aside", "takes"))
    t.ends_clean()


@pytest.mark.rule("card/native_village", "card/throne_room")
def test_throne_room_on_native_village_chooses_twice(table):
    t = table(hands=["throne_room native_village"], decks=["gold"])
    t.play("throne_room")
    t.answer("play native_village", "choose +mat", "choose +pickup")
    assert (t.actions, t.hand()) == (4, "gold")
    t.ends_clean()


@pytest.mark.rule("card/native_village", "D22", "D79")
@pytest.mark.ruling("card/native_village#3", "card/native_village#4")
def test_cards_on_a_native_village_mat_count_at_the_end(table):
    t = table(hands=["native_village"], decks=["province copper*5"])
    t.play("native_village")
    t.answer("choose +mat")
    t.end_turn()
    assert t.discard() == "native_village"  # it does not go there itself
    assert t.seen(0, "native_village") == ["province"]
    assert scoring.scores(t.g) == [6, 0]
    t.ends_clean()


# -- Embargo


@pytest.mark.rule("card/embargo", "D69")
def test_embargo_trashes_itself_and_curses_whoever_buys_from_the_pile(table):
    t = table(hands=["embargo", "silver*2"], buys=2)
    t.play("embargo")
    assert (t.coins, t.trash(), t.in_play()) == (2, "embargo", "")
    t.answer("token estate")
    t.buy("estate")
    assert t.discard() == "curse estate"
    gains = [event["cards"] for event in t.told(-1, "gains")]
    assert gains == [["curse"], ["estate"]]  # buying comes before gaining
    t.end_turn()
    t.play_treasures()
    t.buy("estate")
    assert "curse" in t.hand(1) + t.discard(1)
    assert t.left("curse") == 8
    t.ends_clean()


@pytest.mark.rule("card/embargo", "D69")
def test_each_embargo_token_on_a_pile_counts(table):
    t = table(hands=["embargo*2"], actions=2, buys=3)
    for _ in range(2):
        t.play("embargo")
        t.answer("token silver")
    t.buy("silver", "copper")
    assert t.discard() == "copper curse curse silver"
    assert t.tokens("silver") == {"embargo": 2}
    t.ends_clean()


@pytest.mark.rule("card/embargo")
@pytest.mark.ruling("card/embargo#3")
def test_embargo_tokens_never_run_out(table):
    t = table(hands=["throne_room*10 embargo*10"], actions=20, supply={"curse": 30})
    for _ in range(10):
        t.play("throne_room")
        t.answer("play embargo", "token copper", "token copper")
    assert t.tokens("copper") == {"embargo": 20}
    t.buy("copper")
    assert t.left("curse") == 10
    t.ends_clean()


@pytest.mark.rule("card/embargo")
@pytest.mark.ruling("card/embargo#4")
@pytest.mark.parametrize("curses", [0, 1])
def test_embargo_gives_only_the_curses_that_are_left(table, curses):
    t = table(hands=["embargo*2"], actions=2, buys=2, supply={"curse": curses})
    for _ in range(2):
        t.play("embargo")
        t.answer("token silver")
    t.buy("silver")
    assert t.discard() == " ".join(["curse"] * curses + ["silver"])
    t.ends_clean()


@pytest.mark.rule("card/embargo", "D30")
@pytest.mark.ruling("card/embargo#1")
def test_embargo_does_not_mind_other_ways_of_gaining(table):
    t = table(hands=["embargo workshop"], actions=2)
    t.play("embargo")
    t.answer("token silver")
    t.play("workshop")
    t.answer("gain silver")
    assert t.discard() == "silver"
    t.ends_clean()


@pytest.mark.rule("card/embargo", "card/throne_room", "D37")
@pytest.mark.ruling("card/embargo#2")
@pytest.mark.parametrize("second", ["copper", "estate"])
def test_throne_room_on_embargo_places_two_tokens_on_any_piles(table, second):
    t = table(hands=["throne_room embargo"], buys=3)
    t.play("throne_room")
    t.answer("play embargo", "token copper", f"token {second}")
    assert (t.coins, t.trash()) == (4, "embargo")
    t.buy("copper", "estate")
    assert t.discard() == "copper curse curse estate"
    t.ends_clean()


@pytest.mark.rule("card/embargo")
def test_embargo_may_be_put_on_every_supply_pile(table):
    t = table(hands=["embargo"], kingdom="moat", supply={"duchy": 0})
    t.play("embargo")
    t.expect(0, "embargo", *[f"token {pile.card.id}" for pile in t.g.piles])
    t.answer("token duchy")
    t.ends_clean()


# -- Pearl Diver


@pytest.mark.rule("card/pearl_diver")
@pytest.mark.parametrize(
    ("answer", "deck"), [("choose yes", "gold silver estate"), ("pass", "silver estate gold")]
)
def test_pearl_diver_may_lift_the_bottom_card_to_the_top(table, answer, deck):
    t = table(hands=["pearl_diver"], decks=["copper silver estate gold"])
    t.play("pearl_diver")
    assert (t.hand(), t.actions) == ("copper", 1)
    t.expect(0, "pearl-diver", "choose yes", "pass")
    assert t.question().about == "gold"
    t.answer(answer)
    assert t.deck() == deck
    t.ends_clean()


@pytest.mark.rule("card/pearl_diver", "D6", "D26")
@pytest.mark.ruling("card/pearl_diver#2")
@pytest.mark.parametrize(
    ("answer", "deck"), [("choose yes", [None, "gold"]), ("pass", ["gold", None])]
)
def test_pearl_diver_shows_its_owner_one_card_and_the_others_none(table, answer, deck):
    t = table(hands=["pearl_diver"], decks=["copper estate gold"])
    t.play("pearl_diver")
    assert t.seen(0, "looking", 0) == ["gold"]
    assert (t.zone(1, "looking", 0)["count"], t.seen(1, "looking", 0)[0]) == (1, None)
    t.answer(answer)
    assert t.seen(0, "deck", 0) == deck  # from the bottom up
    assert t.seen(1, "deck", 0) == []
    assert all("cards" not in event for event in t.told(1, "looks-bottom", "topdecks", "draws"))
    t.ends_clean()


@pytest.mark.rule("card/pearl_diver", "D27")
@pytest.mark.ruling("card/pearl_diver#1")
def test_pearl_diver_draws_first_and_shuffles_if_need_be(table):
    t = table(hands=["pearl_diver"], decks=["copper"], discards=["gold"])
    t.play("pearl_diver")
    assert (t.hand(), t.question().about) == ("copper", "gold")
    t.answer("pass")
    assert t.deck() == "gold"
    t.ends_clean()


@pytest.mark.rule("card/pearl_diver")
def test_pearl_diver_without_a_deck_asks_nothing(table):
    t = table(hands=["pearl_diver"], decks=["copper"])
    t.play("pearl_diver")
    t.expect_no_question()
    assert t.hand() == "copper"
    t.ends_clean()


# -- Lookout


@pytest.mark.rule("card/lookout", "D26")
@pytest.mark.ruling("card/lookout#1")
def test_lookout_trashes_discards_and_returns_one_card_each(table):
    t = table(hands=["lookout"], decks=["curse copper gold silver"])
    t.play("lookout")
    assert t.actions == 1
    t.expect(0, "lookout-trash", "trash curse", "trash copper", "trash gold")
    assert (t.zone(1, "looking", 0)["count"], t.seen(1, "looking", 0)) == (3, [None] * 3)
    t.answer("trash curse")
    t.expect(0, "lookout-discard", "discard copper", "discard gold")
    t.answer("discard copper")
    assert (t.trash(), t.discard(), t.deck()) == ("curse", "copper", "gold silver")
    assert t.seen(0, "deck", 0) == [None, "gold"]
    assert t.seen(1, "deck", 0) == []
    assert t.told(1, "looks") == [{"id": "looks", "seat": 0, "count": 3}]
    t.ends_clean()


@pytest.mark.rule("card/lookout", "D27")
@pytest.mark.ruling("card/lookout#2")
@pytest.mark.parametrize(
    ("deck", "trash", "discard"), [("", "", ""), ("gold", "gold", ""), ("gold*2", "gold", "gold")]
)
def test_lookout_with_too_few_cards_skips_what_is_missing(table, deck, trash, discard):
    t = table(hands=["lookout"], decks=[deck])
    t.play("lookout")
    assert (t.trash(), t.discard(), t.deck()) == (trash, discard, "")
    t.ends_clean()


@pytest.mark.rule("card/lookout", "D27")
def test_lookout_looks_at_three_cards_across_a_shuffle(table):
    t = table(hands=["lookout"], decks=["gold"], discards=["copper estate"])
    t.play("lookout")
    t.expect(0, "lookout-trash", "trash gold", "trash copper", "trash estate")
    t.answer("trash estate", "discard copper")
    assert t.deck() == "gold"
    t.ends_clean()


# -- Navigator


@pytest.mark.rule("card/navigator")
@pytest.mark.ruling("card/navigator#1")
def test_navigator_discards_all_five_cards(table):
    t = table(hands=["navigator"], decks=["copper*2 estate*2 gold silver"])
    t.play("navigator")
    assert t.coins == 2
    t.expect(0, "navigator", "choose +discard", "choose +deck")
    t.answer("choose +discard")
    assert (t.discard(), t.deck()) == ("copper copper estate estate gold", "silver")
    t.ends_clean()


@pytest.mark.rule("card/navigator", "D26")
def test_navigator_returns_all_cards_in_a_hidden_order(table):
    t = table(hands=["navigator"], decks=["copper estate gold silver duchy province"])
    t.play("navigator")
    looking = t.zone(1, "looking", 0)
    assert (looking["count"], looking["cards"]) == (5, [None] * 5)
    t.answer("choose +deck", "topdeck estate", "topdeck copper", "topdeck duchy", "topdeck silver")
    assert t.deck() == "gold silver duchy copper estate province"
    assert t.seen(0, "deck", 0) == [None, "estate", "copper", "duchy", "silver", "gold"]
    assert t.seen(1, "deck", 0) == []
    assert all("cards" not in event for event in t.told(1, "looks", "topdecks"))
    t.ends_clean()


@pytest.mark.rule("card/navigator", "D27")
@pytest.mark.ruling("card/navigator#2")
def test_navigator_makes_do_with_fewer_cards(table):
    t = table(hands=["navigator"], decks=["gold"], discards=["copper"])
    t.play("navigator")
    t.answer("choose +deck", "topdeck copper")
    assert t.deck() == "gold copper"
    t.ends_clean()


@pytest.mark.rule("card/navigator")
def test_navigator_without_cards_gives_only_coins(table):
    t = table(hands=["navigator"])
    t.play("navigator")
    t.expect_no_question()
    assert t.coins == 2
    t.ends_clean()


# -- Warehouse, Bazaar, Salvager


@pytest.mark.rule("card/warehouse")
def test_warehouse_draws_three_cards_and_discards_three(table):
    t = table(hands=["warehouse estate"], decks=["gold silver copper duchy"])
    t.play("warehouse")
    t.answer("discard estate", "discard copper")
    t.expect(0, "discard", "discard gold", "discard silver")
    t.answer("discard silver")
    assert (t.hand(), t.discard(), t.actions) == ("gold", "copper estate silver", 1)
    t.ends_clean()


@pytest.mark.rule("card/warehouse")
@pytest.mark.ruling("card/warehouse#1", "card/warehouse#2")
@pytest.mark.parametrize(
    ("hand", "deck", "kept"), [("copper*4", "", "copper"), ("copper", "copper", ""), ("", "", "")]
)
def test_warehouse_discards_three_or_the_whole_hand_whatever_was_drawn(table, hand, deck, kept):
    t = table(hands=[f"warehouse {hand}"], decks=[deck])
    t.play("warehouse")
    t.expect_no_question()
    assert t.hand() == kept
    t.ends_clean()


@pytest.mark.rule("card/bazaar", "D82")
@pytest.mark.ruling("card/bazaar#1")
def test_bazaar_gives_a_card_two_actions_and_a_coin(table):
    t = table(hands=["bazaar"], decks=["gold copper"])
    t.play("bazaar")
    assert (t.hand(), t.actions, t.coins, t.buys) == ("gold", 2, 1, 1)
    t.ends_clean()


@pytest.mark.rule("card/salvager", "D35")
@pytest.mark.ruling("card/salvager#1")
@pytest.mark.parametrize(("discount", "coins"), [(0, 8), (1, 7)])
def test_salvager_pays_the_current_cost_of_the_trashed_card(table, discount, coins):
    t = table(hands=["salvager province copper"], discount=discount)
    t.play("salvager")
    t.expect(0, "trash", "trash province", "trash copper")
    t.answer("trash province")
    assert (t.coins, t.buys, t.trash()) == (coins, 2, "province")
    t.ends_clean()


@pytest.mark.rule("card/salvager")
@pytest.mark.ruling("card/salvager#2")
def test_salvager_must_trash_and_without_a_card_gives_only_the_buy(table):
    t = table(hands=["salvager*2 gold"], actions=2)
    t.play("salvager")
    t.answer("trash gold")
    t.play("salvager")
    t.expect_no_question()
    assert (t.coins, t.buys, t.trash()) == (6, 3, "gold")
    t.ends_clean()
