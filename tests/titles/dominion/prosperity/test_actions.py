"""Prosperity: Actions that attack nobody."""

from __future__ import annotations

import pytest

from tafelrunde.titles.dominion.catalogue import CARDS


def cost(t, name):
    """What a card costs now."""
    return t.g.cost(CARDS[name])


def numbers(t):
    """Cards in hand, actions, buys, coins, and victory tokens."""
    return len(t.g.players[0].hand), t.actions, t.buys, t.coins, t.points(0)


PLAIN = [
    pytest.param("monument", (0, 0, 1, 2, 1), marks=pytest.mark.rule("card/monument", "D46")),
    pytest.param(
        "workers_village", (1, 2, 2, 0, 0), marks=pytest.mark.rule("card/workers_village")
    ),
    pytest.param("grand_market", (1, 1, 2, 2, 0), marks=pytest.mark.rule("card/grand_market")),
    pytest.param("peddler", (1, 1, 1, 1, 0), marks=pytest.mark.rule("card/peddler")),
]


@pytest.mark.parametrize(("card", "after"), PLAIN)
def test_plain_bonuses(table, card, after):
    t = table(hands=[card], decks=["estate*5"])
    t.play(card)
    assert numbers(t) == after
    t.ends_clean()


@pytest.mark.rule("D46", "card/monument", "D22")
def test_victory_tokens_lie_openly_and_count_at_the_end(table):
    t = table(hands=["monument"], points=[2, 5])
    t.play("monument")
    assert (t.points(0), t.points(1)) == (3, 5)
    for viewer in (0, 1, -1):
        players = t.match.view(viewer)["facts"]["players"]
        counters = [player["counters"] for player in players]
        assert counters == [[{"name": "points", "count": 3}], [{"name": "points", "count": 5}]]
    assert (t.score(0), t.score(1)) == (3, 5)
    t.ends_clean()


# -- Bishop


@pytest.mark.rule("card/bishop", "D46", "D50")
@pytest.mark.ruling("card/bishop#2")
@pytest.mark.parametrize(
    ("trashed", "tokens"),
    [("curse", 0), ("silver", 1), ("workers_village", 2), ("rabble", 2), ("golem", 2), ("gold", 3)],
)
def test_bishop_pays_half_the_coins_of_the_trashed_card_in_tokens(table, trashed, tokens):
    t = table(hands=[f"bishop {trashed}", ""])
    t.play("bishop")
    assert (t.coins, t.points(0), t.trash()) == (1, 1 + tokens, trashed)
    t.ends_clean()


@pytest.mark.rule("card/bishop", "D35")
def test_bishop_counts_the_current_cost(table):
    t = table(hands=["bridge bishop gold", ""], actions=2)
    t.play("bridge", "bishop")
    assert t.points(0) == 1 + 2
    t.ends_clean()


@pytest.mark.rule("card/bishop")
@pytest.mark.ruling("card/bishop#1", "card/bishop#3")
def test_the_player_of_bishop_must_trash_and_the_opponents_may_for_nothing(table):
    t = table(hands=["bishop gold estate", "gold copper", "curse", ""], seats=4)
    t.play("bishop")
    t.expect(0, "trash", "trash gold", "trash estate")
    t.answer("trash estate")
    t.expect(1, "bishop-other", "trash gold", "trash copper", "pass")
    t.answer("trash gold")
    t.expect(2, "bishop-other", "trash curse", "pass")
    t.answer("pass")
    assert t.question().prompt != "bishop-other"  # nobody asks an empty hand
    assert [t.points(seat) for seat in range(4)] == [2, 0, 0, 0]
    assert (t.trash(), t.hand(1), t.hand(2)) == ("estate gold", "copper", "curse")
    t.ends_clean()


@pytest.mark.rule("card/bishop")
def test_bishop_without_a_card_in_hand_still_gives_its_token(table):
    t = table(hands=["bishop", "copper"])
    t.play("bishop")
    t.answer("trash copper")
    assert (t.coins, t.points(0), t.points(1)) == (1, 1, 0)
    t.ends_clean()


# -- City


@pytest.mark.rule("card/city", "D21")
@pytest.mark.ruling("card/city#2")
@pytest.mark.parametrize(
    ("empty", "after"),
    [
        ([], (1, 2, 1, 0, 0)),
        (["curse"], (2, 2, 1, 0, 0)),
        (["curse", "estate"], (2, 2, 2, 1, 0)),
        (["curse", "estate", "smithy"], (2, 2, 2, 1, 0)),
    ],
)
def test_city_grows_with_the_empty_piles(table, empty, after):
    t = table(hands=["city"], decks=["copper*5"], kingdom="smithy", supply=dict.fromkeys(empty, 0))
    t.play("city")
    assert numbers(t) == after
    t.ends_clean()


@pytest.mark.rule("card/city")
@pytest.mark.ruling("card/city#1")
def test_city_does_not_look_again_when_a_pile_runs_out_later(table):
    t = table(hands=["city workshop"], decks=["copper*5"], supply={"estate": 1})
    t.play("city", "workshop")
    t.answer("gain estate")
    assert numbers(t) == (1, 1, 1, 0, 0)
    t.ends_clean()


# -- Counting House


@pytest.mark.rule("card/counting_house", "D6")
@pytest.mark.ruling("card/counting_house#1")
def test_counting_house_takes_any_number_of_coppers_for_all_to_see(table):
    t = table(hands=["counting_house"], discards=["gold copper*3 estate"])
    t.play("counting_house")
    t.expect(0, "counting-house", "count 0", "count 1", "count 2", "count 3")
    t.answer("count 2")
    assert (t.hand(), t.discard()) == ("copper copper", "copper estate gold")
    assert t.seen(1, "hand", 0) == ["copper", "copper"]
    assert t.known(1, "discard", 0) == ["estate"]  # the rest stays closed to the others
    t.ends_clean()


@pytest.mark.rule("card/counting_house", "D6")
@pytest.mark.ruling("R108")
def test_counting_house_shows_its_player_the_pile_and_leaves_its_order(table):
    t = table(hands=["counting_house"], discards=["gold copper silver copper estate"])
    t.play("counting_house")
    assert sorted(t.known(0, "discard")) == ["copper", "copper", "estate", "gold", "silver"]
    assert t.known(1, "discard", 0) == ["estate"]
    t.answer("count 2")
    assert t.g.names(t.g.players[0].discard) == ["gold", "silver", "estate"]
    t.ends_clean()


@pytest.mark.rule("card/counting_house", "D6")
def test_counting_house_asks_even_without_coppers_but_not_about_an_empty_pile(table):
    t = table(hands=["counting_house"], discards=["gold"])
    t.play("counting_house")
    assert (t.forced, t.hand()) == ([(0, "counting-house")], "")
    t.ends_clean()
    t = table(hands=["counting_house"])
    t.play("counting_house")
    assert t.forced == []
    t.ends_clean()


# -- Mint


@pytest.mark.rule("card/mint")
@pytest.mark.ruling("card/mint#1")
@pytest.mark.parametrize("treasure", ["gold", "harem"])
def test_mint_copies_a_treasure_shown_from_hand(table, treasure):
    t = table(hands=[f"mint {treasure} estate"])
    t.play("mint")
    t.expect(0, "mint", f"reveal {treasure}", "pass")
    t.answer(f"reveal {treasure}")
    assert (t.discard(), treasure in t.hand()) == (treasure, True)
    assert t.seen(1, "hand", 0) == [treasure, None] or treasure in t.known(1, "hand", 0)
    t.ends_clean()


@pytest.mark.rule("card/mint", "D6")
def test_mint_may_be_declined_and_asks_whatever_is_in_hand(table):
    t = table(hands=["mint gold"])
    t.play("mint")
    t.answer("pass")
    assert t.discard() == ""
    t.ends_clean()
    t = table(hands=["mint estate"])
    t.play("mint")
    assert t.forced == [(0, "mint")]
    t.ends_clean()


@pytest.mark.rule("card/mint")
@pytest.mark.ruling("card/mint#2")
def test_mint_gains_nothing_from_an_empty_pile(table):
    t = table(hands=["mint gold"], supply={"gold": 0})
    t.play("mint")
    t.answer("reveal gold")
    assert t.discard() == ""
    t.ends_clean()


@pytest.mark.rule("card/mint", "D30", "D16")
@pytest.mark.ruling("card/mint#3")
def test_buying_mint_trashes_the_treasures_in_play_but_their_coins_stay(table):
    t = table(hands=["village gold*2 silver"], decks=["copper"], kingdom="mint", buys=2)
    t.play("village")
    t.play("gold", "gold")
    t.buy("mint")
    assert (t.trash(), t.in_play(), t.hand()) == ("gold gold", "village", "copper silver")
    assert (t.coins, t.question().prompt) == (1, "buy")  # no more Treasures can be played
    t.ends_clean()


@pytest.mark.rule("card/mint", "D30")
def test_gaining_mint_without_buying_trashes_nothing(table):
    t = table(hands=["expand estate"], in_play=["gold"], kingdom="mint")
    t.play("expand")
    t.answer("gain mint")
    assert (t.trash(), t.in_play()) == ("estate", "expand gold")
    t.ends_clean()


@pytest.mark.rule("card/mint", "card/royal_seal", "card/talisman", "card/watchtower")
@pytest.mark.ruling("card/mint#4", "R104")
def test_treasures_trashed_by_mint_have_no_say_in_it_but_watchtower_has(table):
    t = table(
        hands=["watchtower"],
        in_play=["royal_seal talisman quarry"],
        kingdom="mint",
        coins=5,
        buys=2,
    )
    assert cost(t, "mint") == 3  # a Talisman would bring a second one
    t.buy("mint")
    t.answer("react watchtower", "topdeck mint")
    assert (t.trash(), t.deck(), t.left("mint")) == ("quarry royal_seal talisman", "mint", 9)
    t.ends_clean()


# -- Grand Market


@pytest.mark.rule("card/grand_market", "D72")
@pytest.mark.ruling("card/grand_market#3")
@pytest.mark.parametrize(("treasure", "offered"), [("copper", False), ("loan", True)])
def test_grand_market_cannot_be_bought_with_a_copper_in_play(table, treasure, offered):
    t = table(in_play=[treasure], kingdom="grand_market", coins=6)
    t.to_buys()
    assert ("buy grand_market" in t.names()) == offered
    t.ends_clean()


@pytest.mark.rule("card/grand_market", "card/mint", "D72")
@pytest.mark.ruling("card/grand_market#1")
def test_coppers_in_hand_or_gone_from_play_do_not_hinder(table):
    t = table(hands=["copper"], kingdom="grand_market", coins=6)
    t.answer("pass")
    t.buy("grand_market")
    t.ends_clean()
    t = table(in_play=["copper*11"], kingdom="grand_market mint", coins=11, buys=3)
    t.buy("mint")
    assert "buy grand_market" in t.names()
    t.buy("grand_market")
    assert t.discard() == "grand_market mint"
    t.ends_clean()


@pytest.mark.rule("card/grand_market", "card/expand", "D73")
@pytest.mark.ruling("card/grand_market#2")
def test_grand_market_can_be_gained_otherwise_with_a_copper_in_play(table):
    t = table(hands=["expand silver"], in_play=["copper"], kingdom="grand_market")
    t.play("expand")
    t.answer("gain grand_market")
    assert t.discard() == "grand_market"
    t.ends_clean()


# -- Peddler


@pytest.mark.rule("card/peddler", "D35", "D72", "D82")
@pytest.mark.parametrize(("villages", "price"), [(0, 8), (1, 6), (2, 4), (4, 0), (5, 0)])
def test_peddler_is_cheaper_for_every_action_in_play(table, villages, price):
    t = table(hands=["copper"], in_play=["village " * villages], kingdom="peddler")
    assert cost(t, "peddler") == 8
    t.to_buys()
    assert cost(t, "peddler") == price
    t.ends_clean()


@pytest.mark.rule("card/peddler", "card/kings_court", "D37")
@pytest.mark.ruling("card/peddler#1")
def test_an_action_played_three_times_cheapens_peddler_once(table):
    t = table(hands=["kings_court workers_village"], decks=["copper*5"], kingdom="peddler")
    t.play("kings_court")
    t.answer("play workers_village")
    t.to_buys()
    assert cost(t, "peddler") == 8 - 2 * 2
    t.ends_clean()


@pytest.mark.rule("card/peddler", "card/remodel", "D35")
@pytest.mark.ruling("card/peddler#2")
def test_outside_the_buy_phase_peddler_costs_eight(table):
    t = table(hands=["remodel gold", ""], in_play=["village*3"], kingdom="peddler")
    t.play("remodel")
    t.answer("gain peddler")  # 6 + 2, and a Province would do as well
    t.end_turn()
    assert cost(t, "peddler") == 8
    t.ends_clean()


@pytest.mark.rule("card/peddler", "card/bishop", "D35")
@pytest.mark.ruling("card/peddler#3", "R101")
def test_in_the_buy_phase_every_peddler_is_cheaper_for_everybody(table):
    t = table(hands=["copper", "peddler"], in_play=["village*2"])
    t.to_buys()
    peddler = t.g.kinds[t.g.players[1].hand[0]]
    assert t.g.cost(peddler) == 4
    t.ends_clean()


# -- Vault


@pytest.mark.rule("card/vault")
@pytest.mark.ruling("card/vault#1")
def test_vault_discards_any_number_for_coins(table):
    t = table(hands=["vault estate", ""], decks=["copper curse"])
    t.play("vault")
    t.answer("discard curse", "discard estate", "pass")
    assert (t.coins, t.hand(), t.discard()) == (2, "copper", "curse estate")
    t.ends_clean()
    t = table(hands=["vault estate", ""], decks=["copper curse"])
    t.play("vault")
    t.answer("pass")
    assert (t.coins, t.discard()) == (0, "")
    t.ends_clean()


@pytest.mark.rule("card/vault", "D40")
@pytest.mark.ruling("card/vault#2", "card/vault#3")
def test_opponents_may_discard_two_cards_to_draw_one(table):
    t = table(
        hands=["vault", "moat curse estate", "copper", "gold"],
        decks=["", "silver", "silver", "silver"],
    )
    t.play("vault")
    t.expect(1, "vault-other", "discard moat", "discard curse", "discard estate", "pass")
    t.answer("discard curse")
    t.expect(1, "discard", "discard moat", "discard estate")  # both or none
    t.answer("discard estate")
    t.expect(2, "vault-other", "discard copper", "pass")
    t.answer("discard copper", "pass")
    assert [t.hand(seat) for seat in (1, 2, 3)] == ["moat silver", "", "gold"]
    assert t.discard(2) == "copper"
    assert "react" not in [prompt for _, prompt in t.forced]
    t.ends_clean()


# -- Expand and Forge


@pytest.mark.rule("card/expand", "D36")
@pytest.mark.ruling("card/expand#2")
def test_expand_gains_a_card_costing_up_to_three_more_whatever_coins_there_are(table):
    t = table(hands=["expand estate"], kingdom="laboratory", coins=5)
    t.play("expand")
    offered = t.names()
    assert "gain laboratory" in offered
    assert "gain estate" in offered
    assert "gain copper" in offered
    assert "gain gold" not in offered
    t.answer("gain laboratory")
    assert (t.trash(), t.discard(), t.coins) == ("estate", "laboratory", 5)
    t.ends_clean()


@pytest.mark.rule("card/expand")
@pytest.mark.ruling("card/expand#1")
def test_expand_needs_a_card_to_trash_and_another_expand_will_do(table):
    t = table(hands=["expand"])
    t.play("expand")
    assert (t.trash(), t.discard(), t.in_play()) == ("", "", "expand")
    t.ends_clean()
    t = table(hands=["expand*2"])
    t.play("expand")
    t.answer("gain province")
    assert (t.trash(), t.in_play()) == ("expand", "expand")
    t.ends_clean()


@pytest.mark.rule("card/expand", "D36", "D50")
@pytest.mark.parametrize(("trashed", "offered"), [("silver", False), ("alchemist", True)])
def test_expand_gains_a_card_with_a_potion_only_for_one(table, trashed, offered):
    t = table(hands=[f"expand {trashed}"], kingdom="possession familiar")
    t.play("expand")
    assert ("gain possession" in t.names()) == offered
    assert ("gain familiar" in t.names()) == offered
    t.answer("gain copper")
    t.ends_clean()


@pytest.mark.rule("card/forge", "D35")
def test_forge_gains_a_card_for_the_sum_of_the_trashed_ones(table):
    t = table(hands=["forge estate*3 copper"], kingdom="goons laboratory")
    t.play("forge")
    t.answer("trash estate", "trash estate", "trash estate", "pass")
    t.expect(0, "gain", "gain gold", "gain goons")
    t.answer("gain goons")
    assert (t.trash(), t.discard(), t.hand()) == ("estate estate estate", "goons", "copper")
    t.ends_clean()


@pytest.mark.rule("card/forge")
@pytest.mark.ruling("card/forge#1")
def test_forge_without_trashing_must_gain_a_card_for_nothing(table):
    t = table(hands=["forge estate"])
    t.play("forge")
    t.answer("pass")
    t.expect(0, "gain", "gain copper", "gain curse")
    t.answer("gain copper")
    t.ends_clean()
    t = table(hands=["forge"], supply={"copper": 0})
    t.play("forge")
    assert t.discard() == "curse"
    t.ends_clean()


@pytest.mark.rule("card/forge")
@pytest.mark.ruling("card/forge#2")
def test_forge_gains_nothing_if_no_card_has_that_cost(table):
    t = table(hands=["forge gold estate*2"])
    t.play("forge")
    t.answer("trash gold", "trash estate", "trash estate")
    assert (t.trash(), t.discard()) == ("estate estate gold", "")
    t.ends_clean()


@pytest.mark.rule("card/forge", "D50")
@pytest.mark.ruling("card/forge#3")
def test_forge_ignores_potions_and_gains_no_card_with_one(table):
    t = table(hands=["forge golem"], kingdom="smithy")
    t.play("forge")
    t.answer("trash golem")
    t.expect(0, "gain", "gain potion", "gain smithy")
    t.answer("gain smithy")
    t.ends_clean()


# -- King's Court


@pytest.mark.rule("card/kings_court", "D37")
@pytest.mark.ruling("card/kings_court#1")
def test_kings_court_plays_an_action_three_times(table):
    t = table(hands=["kings_court market gold"], decks=["copper*5"])
    t.play("kings_court")
    t.expect(0, "kings-court", "play market", "pass")
    t.answer("play market")
    assert (len(t.g.players[0].hand), t.actions, t.buys, t.coins) == (4, 3, 4, 3)
    assert t.in_play() == "kings_court market"
    t.ends_clean()


@pytest.mark.rule("card/kings_court", "D81")
@pytest.mark.ruling("R103")
@pytest.mark.parametrize("year", [2010, 2016])
def test_kings_court_is_optional_in_every_printing(table, year):
    t = table(hands=["kings_court market"], printings={"prosperity": year})
    t.play("kings_court")
    t.answer("pass")
    assert t.hand() == "market"
    t.ends_clean()


@pytest.mark.rule("card/kings_court", "D6")
def test_kings_court_asks_whatever_is_in_hand(table):
    t = table(hands=["kings_court copper"])
    t.play("kings_court")
    assert t.forced == [(0, "kings-court")]
    t.ends_clean()


@pytest.mark.rule("card/kings_court", "D37")
@pytest.mark.ruling("card/kings_court#2")
def test_a_doubled_kings_court_triples_three_different_actions(table):
    t = table(hands=["kings_court*2 monument bridge festival"])
    t.play("kings_court")
    t.answer("play kings_court", "play monument", "play bridge", "play festival")
    assert (t.points(0), t.coins, t.actions) == (3, 6 + 3 + 6, 6)
    t.ends_clean()


@pytest.mark.rule("card/kings_court", "D44")
def test_kings_court_stays_with_a_duration(table):
    t = table(hands=["kings_court caravan", ""], decks=["copper*20"])
    t.play("kings_court")
    t.answer("play caravan")
    t.end_turn()
    assert t.in_play() == "caravan kings_court"
    t.end_turn()
    assert len(t.g.players[0].hand) == 5 + 3
    t.end_turn()
    assert t.in_play() == ""
    t.ends_clean()
