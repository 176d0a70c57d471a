"""Promo: Black Market and its deck, and Stash."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.errors import BadOptions
from tafelrunde.kernel.rng import Rng
from tafelrunde.titles.dominion import options
from tafelrunde.titles.dominion.catalogue import CARDS as ALL
from tafelrunde.titles.dominion.setup import deal, lay_out

DECK = "smithy market festival laboratory moat"
CARDS = [
    "black_market",
    "cellar",
    "chapel",
    "militia",
    "mine",
    "remodel",
    "throne_room",
    "village",
    "witch",
    "workshop",
]


def test_the_deck_of_these_tests_is_as_told(table):
    t = table(hands=["black_market"], black_market=DECK)
    assert t.g.names(t.g.decks["black_market"].cards[::-1]) == DECK.split()


@pytest.mark.rule("card/black_market", "D12")
@pytest.mark.ruling("card/black_market#1")
def test_black_market_sells_one_of_three_in_the_action_phase(table):
    t = table(hands=["black_market silver copper"], black_market=DECK)
    t.play("black_market")
    assert t.coins == 2
    assert t.seen(1, "black_market_shown", -1) == ["smithy", "market", "festival"]
    t.expect(0, "black-market-treasure", "play silver", "play copper", "treasures", "pass")
    t.answer("play silver", "pass")
    t.expect(0, "black-market-buy", "buy smithy", "pass")  # the others cost 5
    t.answer("buy smithy")
    t.answer("return market")
    assert (t.discard(), t.coins, t.buys) == ("smithy", 0, 1)
    assert t.in_play() == "black_market silver"
    t.play_treasures()
    t.answer("buy copper")  # the buy of the turn is still there


@pytest.mark.rule("D12")
@pytest.mark.ruling("card/black_market#1")
def test_coins_left_over_stay_for_the_buy_phase(table):
    t = table(hands=["black_market gold"], black_market=DECK)
    t.play("black_market")
    t.answer("treasures")  # the last card in hand: no further question
    t.answer("buy smithy", "return market")
    assert t.coins == 1


@pytest.mark.rule("D12")
@pytest.mark.ruling("card/black_market#5")
def test_the_rest_goes_under_the_deck_in_secret_order(table):
    t = table(hands=["black_market copper", ""], black_market=DECK)
    t.play("black_market")
    t.answer("pass")
    t.expect(0, "black-market-return", "return smithy", "return market", "return festival")
    t.answer("return festival", "return smithy")
    names = t.g.names(t.g.decks["black_market"].cards[::-1])
    assert names == ["laboratory", "moat", "festival", "smithy", "market"]
    assert t.known(0, "black_market", -1) == ["market", "smithy", "festival"]
    assert t.known(1, "black_market", -1) == []
    (told,) = t.told(1, "black-market-returns")
    assert told["cards"] == ["festival", "market", "smithy"]
    twins = [t.g.imagine(1, Rng(f"thought {i}")) for i in range(100)]
    orders = {tuple(twin.names(twin.decks["black_market"].cards[:3])) for twin in twins}
    assert len(orders) == 6  # the three cards, in any order
    assert all(set(order) == {"festival", "market", "smithy"} for order in orders)


@pytest.mark.ruling("card/black_market#2")
@pytest.mark.rule("D12", "D21")
def test_the_deck_is_no_part_of_the_supply(table):
    t = table(hands=["workshop black_market"], black_market="smithy", actions=2)
    t.play("workshop")
    assert "gain smithy" not in t.names()
    t.answer("gain silver")
    t.play("black_market")
    assert t.g.empty_piles == 0
    assert t.left("smithy") == 0


@pytest.mark.ruling("card/black_market#3")
@pytest.mark.rule("D47")
def test_coffers_are_not_spent_on_the_black_market_but_afterwards(table):
    t = table(hands=["black_market copper"], black_market="moat market smithy", coffers=[5])
    t.play("black_market")
    t.expect(0, "black-market-treasure", "play copper", "treasures", "pass")
    t.answer("pass", "buy moat", "return market")
    assert t.question().prompt == "play-treasure"
    t.answer("coffers 5")
    assert t.coins == 5


@pytest.mark.ruling("card/black_market#4")
@pytest.mark.parametrize("deck", ["", "gardens market smithy"])
def test_two_coins_remain_if_nothing_is_bought(table, deck):
    t = table(hands=["black_market"], black_market=deck)
    t.play("black_market")
    if t.open_questions():
        t.answer("return smithy", "return market")  # nothing costs 2 or less
    assert t.coins == 2


@pytest.mark.rule("card/black_market")
def test_throne_room_buys_twice(table):
    t = table(hands=["throne_room black_market"], black_market="moat cellar chapel militia")
    t.play("throne_room")
    t.answer("play black_market", "buy moat", "return cellar")
    assert t.seen(1, "black_market_shown", -1) == ["militia", "cellar", "chapel"]
    t.answer("buy cellar", "return militia")
    assert (t.discard(), t.coins) == ("cellar moat", 0)


@pytest.mark.rule("card/black_market")
def test_buying_there_is_buying(table):
    t = table(hands=["black_market"], black_market="lackeys market smithy", owned=["academy"])
    t.play("black_market")
    t.answer("buy lackeys", "return market")
    assert t.villagers(0) == 3
    assert [bought.card.id for bought in t.g.bought] == ["lackeys"]


@pytest.mark.rule("card/exploration", "D12")
def test_a_buy_in_the_action_phase_does_exploration_no_harm(table):
    t = table(
        hands=["black_market"],
        black_market="moat market smithy",
        owned=["exploration"],
        decks=["copper*9"],
    )
    t.play("black_market")
    t.answer("buy moat", "return market")
    t.end_turn()
    assert t.coffers(0) == 1


@pytest.mark.rule("card/experiment", "D12")
@pytest.mark.ruling("R294")
def test_a_card_without_a_pile_does_not_return(table):
    t = table(
        hands=["black_market copper"],
        black_market="experiment market smithy",
        owned=["innovation"],
        decks=["copper*2"],
    )
    t.play("black_market")
    t.answer("treasures", "buy experiment")
    t.answer("use innovation", "return market")
    assert t.in_play() == "black_market copper experiment"
    assert t.discard() == ""  # there is no second one


@pytest.mark.ruling("R294")
def test_an_empty_black_market_asks_for_no_treasures(table):
    t = table(hands=["throne_room black_market copper"], black_market="moat")
    t.play("throne_room")
    t.answer("play black_market", "pass", "buy moat")
    t.expect_no_question()
    assert (t.coins, t.hand()) == (2, "copper")


@pytest.mark.rule("D12")
def test_a_black_market_deck_is_drawn_or_named():
    drawn = options.choose({"cards": CARDS}).black_market
    assert len(drawn) == len(set(drawn)) >= 15
    assert not any(card.id in CARDS for card in drawn)
    named = [card.id for card in drawn[:15]]
    assert [
        card.id for card in options.choose({"cards": CARDS, "black_market": named}).black_market
    ] == named
    with pytest.raises(BadOptions, match="15"):
        options.choose({"cards": CARDS, "black_market": named[:14]})


@pytest.mark.rule("D12", "D11")
def test_a_black_market_deck_is_shuffled_when_a_table_is_dealt():
    chosen = options.choose({"cards": CARDS})
    table = deal(lay_out(2, chosen), "seed")
    other = deal(lay_out(2, chosen), "another seed")
    names = table.names(table.decks["black_market"].cards)
    assert sorted(names) == sorted(other.names(other.decks["black_market"].cards))
    assert names != other.names(other.decks["black_market"].cards)


@pytest.mark.rule("D12", "D61")
@pytest.mark.ruling("R294")
def test_one_card_of_a_mixed_pile_is_in_the_deck_by_chance():
    chosen = options.choose({"cards": CARDS})
    chosen.black_market[0] = ALL["sauna_avanto"]
    found: set[str] = set()
    for seed in range(20):
        table = deal(lay_out(2, chosen), f"seed {seed}")
        names = table.names(table.decks["black_market"].cards)
        assert "sauna_avanto" not in names
        found.update([name for name in names if name in ("sauna", "avanto")])
    assert found == {"sauna", "avanto"}


# -- Stash


@pytest.mark.rule("card/stash")
def test_stash_is_worth_two_coins(table):
    t = table(hands=["stash copper"])
    t.play_treasures()
    assert t.coins == 3


@pytest.mark.rule("card/stash", "D27")
@pytest.mark.ruling("card/stash#1")
@pytest.mark.parametrize("at", [1, 4, 9])
def test_stash_is_placed_where_its_player_likes(table, at):
    t = table(hands=["cellar copper"], discards=["stash estate*8"], kingdom="stash")
    t.play("cellar")
    t.answer("discard copper")  # one card is drawn, from a fresh deck
    t.expect(0, "stash", *[f"place {n}" for n in range(1, 11)])
    t.answer(f"place {at}")
    assert ("stash" in t.hand()) == (at == 1)
    assert (t.deck() + " ").split(" ").index("stash") + 2 == at if at > 1 else True
    (told,) = t.told(1, "places")
    assert (told["position"], told["cards"]) == (at, ["stash"])


@pytest.mark.rule("card/stash")
def test_every_stash_is_placed(table):
    t = table(hands=["village"], discards=["stash*2 estate*4"])
    t.play("village")
    t.answer("place 1", "place 1")
    assert t.hand() == "stash"
    assert t.deck().startswith("stash")
    assert t.known(1, "hand") == ["stash"]


@pytest.mark.rule("card/stash")
def test_a_stash_left_in_the_deck_is_not_moved(table):
    t = table(hands=["smithy"], decks=["stash"], discards=["estate*4"])
    t.play("smithy")
    t.expect_no_question()
    assert t.hand() == "estate estate stash"


@pytest.mark.rule("card/stash")
@pytest.mark.ruling("R291")
def test_stash_is_placed_when_cards_are_shuffled_into_the_deck(table):
    t = table(decks=["copper*2 stash"], discards=["moat"], kingdom="inn", coins=5, buys=2)
    t.buy("inn")
    t.answer("topdeck moat", "pass", "place 1")
    assert t.deck().startswith("stash")


@pytest.mark.ruling("R291")
def test_everybody_sees_where_a_stash_lies(table):
    t = table(hands=["village"], discards=["stash estate*4"])
    t.play("village")
    t.answer("place 3")
    assert t.known(1, "deck") == ["stash"]
    assert t.imagined(1, "deck") == {"estate estate estate stash"}
