"""Prosperity: Treasures that do something when they are played, or while they lie in play."""

from __future__ import annotations

import pytest

from tafelrunde.titles.dominion.catalogue import CARDS


def cost(t, name):
    """What a card costs now."""
    return t.g.cost(CARDS[name])


# -- Loan and Venture: reveal until a Treasure shows up


@pytest.mark.rule("card/loan")
@pytest.mark.parametrize(
    ("answer", "trash", "discard"),
    [("trash copper", "copper", "estate village"), ("discard copper", "", "copper estate village")],
)
def test_loan_trashes_or_discards_the_first_treasure_it_finds(table, answer, trash, discard):
    t = table(hands=["loan gold"], decks=["estate village copper silver"])
    t.play("loan")
    t.expect(0, "loan", "trash copper", "discard copper")
    t.answer(answer)
    assert (t.coins, t.trash(), t.discard(), t.deck()) == (1, trash, discard, "silver")
    t.ends_clean()


@pytest.mark.rule("card/loan", "D16")
@pytest.mark.ruling("card/loan#2")
def test_treasures_in_hand_are_safe_from_loan(table):
    t = table(hands=["loan copper*2 gold"], decks=["silver"])
    t.play("copper", "loan")
    t.answer("trash silver")
    assert (t.hand(), t.in_play(), t.coins) == ("copper gold", "copper loan", 2)
    t.expect(0, "play-treasure", "play copper", "play gold", "treasures", "pass")
    t.ends_clean()


@pytest.mark.rule("D27")
@pytest.mark.ruling("card/loan#1", "card/venture#2")
@pytest.mark.parametrize(
    "card",
    [
        pytest.param("loan", marks=pytest.mark.rule("card/loan")),
        pytest.param("venture", marks=pytest.mark.rule("card/venture")),
    ],
)
def test_without_a_treasure_everything_revealed_is_discarded(table, card):
    t = table(hands=[card], decks=["estate village"], discards=["curse duchy"])
    t.play(card)
    assert (t.coins, t.deck(), t.discard()) == (1, "", "curse duchy estate village")
    assert t.in_play() == card
    t.ends_clean()


@pytest.mark.rule("card/loan", "D27")
def test_loan_shuffles_when_the_deck_runs_out(table):
    t = table(hands=["loan"], decks=["estate"], discards=["gold"])
    t.play("loan")
    t.answer("discard gold")
    assert (t.discard(), t.deck()) == ("estate gold", "")
    t.ends_clean()


@pytest.mark.rule("card/venture")
@pytest.mark.ruling("card/venture#1")
def test_venture_plays_the_treasure_it_finds_with_all_it_says(table):
    t = table(hands=["venture"], decks=["estate venture village loan curse gold copper"])
    t.play("venture")
    assert t.in_play() == "loan venture venture"
    t.answer("trash gold")
    assert (t.coins, t.trash(), t.discard(), t.deck()) == (
        3,
        "gold",
        "curse estate village",
        "copper",
    )
    t.ends_clean()


@pytest.mark.rule("card/venture", "D81")
@pytest.mark.ruling("R102")
@pytest.mark.parametrize("year", [2010, 2016])
def test_venture_discards_before_it_plays(table, year):
    t = table(hands=["venture"], decks=["estate venture"], printings={"prosperity": year})
    t.play("venture")  # the second one shuffles, and finds the Estate again
    assert (t.told(0, "shuffles") != [], t.discard(), t.coins) == (True, "estate", 2)
    t.ends_clean()


# -- Bank


@pytest.mark.rule("card/bank")
@pytest.mark.ruling("card/bank#1")
def test_a_bank_counts_the_treasures_in_play_when_it_is_played(table):
    t = table(hands=["bank*2 copper*2 silver gold"])
    t.play("gold", "silver", "copper", "copper")
    assert t.coins == 7
    t.play("bank")
    assert t.coins == 7 + 5
    t.play("bank")
    assert t.coins == 7 + 5 + 6
    t.ends_clean()


@pytest.mark.rule("card/bank")
@pytest.mark.ruling("card/bank#1")
def test_a_bank_alone_is_worth_one_and_stays_so(table):
    t = table(hands=["bank village copper"], decks=["estate"])
    t.play("village", "bank")
    assert t.coins == 1
    t.play("copper")
    assert t.coins == 2
    t.ends_clean()


@pytest.mark.rule("card/bank", "D24")
@pytest.mark.ruling("card/bank#2")
def test_a_bank_counts_treasures_of_several_types(table):
    t = table(hands=["harem bank"])
    t.play("harem", "bank")
    assert t.coins == 2 + 2
    t.ends_clean()


# -- Quarry


@pytest.mark.rule("card/quarry", "D35")
@pytest.mark.ruling("card/quarry#1")
def test_quarries_add_up_with_each_other_and_with_other_reductions(table):
    t = table(hands=["workers_village quarry*2"], decks=["estate"], kingdom="peddler cellar")
    t.play("workers_village")
    assert cost(t, "peddler") == 8
    t.play("quarry")
    assert (cost(t, "peddler"), cost(t, "workers_village"), cost(t, "cellar")) == (4, 2, 0)
    t.play("quarry")
    assert (cost(t, "peddler"), cost(t, "workers_village"), cost(t, "cellar")) == (2, 0, 0)
    assert (cost(t, "quarry"), cost(t, "estate"), t.coins) == (4, 2, 2)  # Actions only
    t.ends_clean()


@pytest.mark.rule("card/quarry", "D24")
@pytest.mark.ruling("card/quarry#2")
def test_quarry_cheapens_actions_of_several_types_wherever_they_are(table):
    t = table(hands=["expand village"], in_play=["quarry"], kingdom="nobles smithy")
    assert cost(t, "nobles") == 4
    t.play("expand")
    # The Village costs 1 now: what costs up to 4 is on offer, and that includes Nobles.
    assert "gain nobles" in t.names()
    assert "gain duchy" not in t.names()
    t.answer("gain nobles")
    assert t.discard() == "nobles"
    t.ends_clean()


@pytest.mark.rule("card/quarry")
def test_a_quarry_counts_only_while_it_is_in_play(table):
    t = table(hands=["quarry", ""], kingdom="smithy")
    assert cost(t, "smithy") == 4
    t.play("quarry")
    assert cost(t, "smithy") == 2
    t.end_turn()
    assert cost(t, "smithy") == 4
    t.ends_clean()


# -- Talisman


@pytest.mark.rule("card/talisman", "D30")
@pytest.mark.ruling("card/talisman#2")
def test_every_talisman_brings_a_copy_of_every_cheap_card_bought(table):
    t = table(hands=["talisman*2 copper*4"], kingdom="trade_route", buys=3)
    t.play("talisman", "talisman")
    t.play_treasures()
    t.buy("silver", "trade_route")
    assert t.discard().count("silver") == 3
    assert t.discard().count("trade_route") == 3
    t.ends_clean()


@pytest.mark.rule("card/talisman")
@pytest.mark.ruling("card/talisman#2", "R111")
@pytest.mark.parametrize(("left", "got"), [(1, 1), (2, 2), (3, 2)])
def test_talisman_takes_what_is_left(table, left, got):
    t = table(in_play=["talisman"], supply={"silver": left}, coins=3, buys=2)
    t.buy("silver")
    assert t.discard() == " ".join(["silver"] * got)
    assert t.left("silver") == left - got
    t.ends_clean()


@pytest.mark.rule("card/talisman")
@pytest.mark.parametrize("card", ["gold", "laboratory"])
def test_talisman_leaves_dear_cards_alone(table, card):
    t = table(in_play=["talisman"], kingdom="laboratory", coins=6, buys=2)
    t.buy(card)
    assert t.discard() == card
    t.ends_clean()


@pytest.mark.rule("card/talisman", "D24")
@pytest.mark.ruling("card/talisman#4")
@pytest.mark.parametrize("card", ["estate", "great_hall"])
def test_talisman_leaves_victory_cards_alone(table, card):
    t = table(in_play=["talisman"], kingdom="great_hall", coins=3, buys=2)
    t.buy(card)
    assert t.discard() == card
    t.ends_clean()


@pytest.mark.rule("card/talisman", "D30")
@pytest.mark.ruling("card/talisman#1")
def test_talisman_is_silent_when_a_card_is_gained_without_buying(table):
    t = table(hands=["workshop"], in_play=["talisman"])
    t.play("workshop")
    t.answer("gain silver")
    assert t.discard() == "silver"
    t.ends_clean()


@pytest.mark.rule("card/talisman", "card/peddler", "D35")
@pytest.mark.ruling("card/talisman#3")
@pytest.mark.parametrize(("actions", "got"), [(1, 1), (2, 2)])
def test_talisman_looks_at_the_current_cost(table, actions, got):
    t = table(
        hands=["village*2"], decks=["estate*2"], in_play=["talisman"], kingdom="peddler", coins=8
    )
    t.play(*["village"] * actions)
    t.buy("peddler")
    assert t.left("peddler") == 10 - got
    t.ends_clean()


@pytest.mark.rule("card/talisman", "D36", "D50")
def test_talisman_leaves_cards_with_a_potion_in_the_cost_alone(table):
    t = table(in_play=["talisman"], kingdom="apothecary", coins=2, potions=1, buys=2)
    t.buy("apothecary")
    assert t.discard() == "apothecary"
    t.ends_clean()


# -- Hoard


@pytest.mark.rule("card/hoard", "D30")
@pytest.mark.ruling("card/hoard#2")
def test_every_hoard_brings_a_gold_for_every_victory_card_bought(table):
    t = table(hands=["hoard*2"], kingdom="great_hall", buys=3, coins=1)
    t.play("hoard", "hoard")
    assert t.coins == 1 + 4
    t.buy("estate", "great_hall")
    assert t.discard().count("gold") == 4
    t.ends_clean()


@pytest.mark.rule("card/hoard", "D30")
@pytest.mark.ruling("card/hoard#1")
def test_hoard_is_silent_about_other_cards_and_other_gains(table):
    t = table(hands=["workshop"], in_play=["hoard"], coins=3, buys=2)
    t.play("workshop")
    t.answer("gain estate")
    t.buy("silver")
    assert t.discard() == "estate silver"
    t.ends_clean()


@pytest.mark.rule("card/hoard")
def test_hoard_takes_only_golds_that_are_there(table):
    t = table(in_play=["hoard*2"], supply={"gold": 1}, coins=2, buys=2)
    t.buy("estate")
    assert (t.discard(), t.left("gold")) == ("estate gold", 0)
    t.ends_clean()


@pytest.mark.rule("card/hoard", "card/watchtower")
@pytest.mark.ruling("card/hoard#3")
def test_hoard_brings_its_gold_even_if_the_victory_card_is_trashed_at_once(table):
    t = table(hands=["watchtower"], in_play=["hoard"], coins=2, buys=2)
    t.buy("estate")
    t.answer("pass")  # about the Gold, which comes on buying
    t.answer("react watchtower", "trash estate")
    assert (t.trash(), t.discard()) == ("estate", "gold")
    t.ends_clean()


# -- Royal Seal


@pytest.mark.rule("card/royal_seal")
@pytest.mark.ruling("card/royal_seal#1")
def test_royal_seal_asks_about_every_card_bought_or_gained(table):
    t = table(hands=["workshop"], decks=["copper"], in_play=["royal_seal"], coins=3, buys=3)
    t.play("workshop")
    t.answer("gain estate")
    t.expect(0, "royal-seal", "use royal_seal", "pass")
    t.answer("pass")
    t.buy("silver")
    t.answer("use royal_seal")
    assert (t.deck(), t.discard()) == ("silver copper", "estate")
    assert t.seen(1, "deck")[:1] == ["silver"]  # openly
    t.ends_clean()


@pytest.mark.rule("card/royal_seal")
@pytest.mark.ruling("card/royal_seal#2")
def test_royal_seal_makes_the_card_the_whole_deck_if_that_is_empty(table):
    t = table(in_play=["royal_seal"], coins=3, buys=2)
    t.buy("silver")
    t.answer("use royal_seal")
    assert (t.deck(), t.discard()) == ("silver", "")
    t.ends_clean()


@pytest.mark.rule("card/royal_seal")
def test_royal_seal_has_nothing_to_ask_about_a_card_gained_onto_the_deck(table):
    t = table(hands=["bureaucrat", ""], in_play=["royal_seal*2"])
    t.play("bureaucrat")
    assert t.deck() == "silver"
    assert t.question().prompt == "buy"
    t.ends_clean()


@pytest.mark.rule("card/royal_seal", "card/torturer")
def test_royal_seal_is_silent_in_other_turns_because_it_has_left_play(table):
    t = table(hands=["familiar", ""], discards=["", "royal_seal"])
    t.play("familiar")
    assert t.discard(1) == "curse royal_seal"
    t.ends_clean()


# -- Contraband


@pytest.mark.rule("card/contraband", "D73")
def test_the_left_neighbour_names_a_card_that_cannot_be_bought_this_turn(table):
    t = table(hands=["contraband", "copper", ""], decks=["copper*9", "", ""], coins=5)
    t.play("contraband")
    assert (t.question().seat, t.question().prompt) == (1, "contraband")
    t.answer("name province")
    assert (t.coins, t.buys) == (8, 2)
    assert [event["card"] for event in t.told(2, "names")] == ["province"]
    assert "buy province" not in t.names()
    assert "buy gold" in t.names()
    t.end_turn()
    assert t.g.forbidden == []
    t.ends_clean()


@pytest.mark.rule("card/contraband", "D73")
@pytest.mark.ruling("card/contraband#1")
def test_a_forbidden_card_can_be_gained_otherwise(table):
    t = table(hands=["contraband hoard", ""], coins=2)
    t.play("contraband")
    t.answer("name gold")
    t.play("hoard")
    t.buy("duchy")
    assert t.discard() == "duchy gold"
    assert "buy gold" not in t.names()
    t.ends_clean()


@pytest.mark.rule("card/contraband", "D73")
@pytest.mark.ruling("card/contraband#2", "card/contraband#4")
def test_every_contraband_brings_a_name_and_treasures_may_follow(table):
    t = table(hands=["contraband*2 gold", ""], kingdom="laboratory")
    t.play("contraband")
    assert t.zone(1, "hand", 0)["count"] == 2
    t.answer("name province")
    t.play("contraband")
    t.answer("name gold")
    t.play("gold")
    assert (t.coins, t.buys) == (9, 3)
    offered = t.names()
    assert "buy province" not in offered
    assert "buy gold" not in offered
    assert "buy laboratory" in offered
    t.ends_clean()


@pytest.mark.rule("card/contraband", "D26")
@pytest.mark.ruling("card/contraband#3", "R106")
def test_a_card_that_is_gone_from_the_supply_may_be_named(table):
    t = table(hands=["contraband", ""], supply={"estate": 0})
    t.play("contraband")
    assert "name estate" in t.names()
    t.answer("name estate")
    t.ends_clean()


# -- Platinum


@pytest.mark.rule("card/platinum")
def test_platinum_is_worth_five_coins(table):
    t = table(hands=["platinum copper"])
    t.play_treasures()
    assert t.coins == 6
    t.ends_clean()
