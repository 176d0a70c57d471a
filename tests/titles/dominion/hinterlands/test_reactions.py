"""Hinterlands: Fool's Gold, Tunnel and Trader."""

from __future__ import annotations

import pytest

# -- Fool's Gold


@pytest.mark.rule("card/fools_gold")
@pytest.mark.parametrize(("copies", "coins"), [(1, 1), (2, 5), (3, 9)])
def test_fools_gold_is_worth_four_after_the_first(table, copies, coins):
    t = table(hands=[f"fools_gold*{copies}", "fools_gold"])
    t.play(*["fools_gold"] * copies)
    assert t.coins == coins
    t.end_turn()
    t.play("fools_gold")
    assert t.coins == 1  # a new turn


@pytest.mark.rule("card/fools_gold", "D40")
@pytest.mark.ruling("card/fools_gold#3")
def test_fools_gold_turns_into_gold_when_an_opponent_gains_a_province(table):
    t = table(hands=["", "fools_gold*2 copper"], decks=["", "estate"], coins=8, buys=2)
    t.buy("province")
    t.expect(1, "show", "react fools_gold", "pass")
    t.answer("react fools_gold", "react fools_gold")
    assert (t.trash(), t.deck(1), t.hand(1)) == (
        "fools_gold fools_gold",
        "gold gold estate",
        "copper",
    )


@pytest.mark.rule("card/fools_gold")
def test_fools_gold_waits_for_provinces_of_opponents_only(table):
    t = table(hands=["fools_gold", "fools_gold"], coins=8, buys=2)
    t.buy("copper")
    assert t.forced == []  # nobody is asked about a Copper
    t.buy("province")
    t.expect(1, "show", "react fools_gold", "pass")
    t.answer("pass")
    t.expect_no_question()
    assert t.trash() == ""


@pytest.mark.rule("card/fools_gold")
def test_fools_gold_may_be_used_for_a_province_that_was_not_bought(table):
    t = table(hands=["remodel gold", "fools_gold"])
    t.play("remodel")
    t.answer("gain province", "react fools_gold")
    assert t.deck(1) == "gold"


@pytest.mark.rule("card/fools_gold")
@pytest.mark.ruling("card/fools_gold#2")
def test_fools_gold_may_be_trashed_for_nothing(table):
    t = table(hands=["", "fools_gold"], coins=8, buys=2, supply={"gold": 0})
    t.buy("province")
    t.answer("react fools_gold")
    assert (t.trash(), t.deck(1), t.hand(1)) == ("fools_gold", "", "")


@pytest.mark.rule("card/fools_gold", "D39")
def test_fools_gold_is_offered_clockwise_to_whoever_may_hold_one(table):
    t = table(
        hands=["", "fools_gold", "copper", "fools_gold"],
        discards=["", "", "fools_gold"],
        coins=8,
        buys=2,
    )
    t.buy("province")
    t.answer("pass", seat=1)
    assert (2, "show") in t.forced  # seat 2 might hold one
    t.answer("react fools_gold", seat=3)
    assert t.deck(3) == "gold"


# -- Tunnel


@pytest.mark.rule("card/tunnel", "D29")
@pytest.mark.ruling("card/tunnel#1", "card/tunnel#2")
@pytest.mark.parametrize(("answer", "discard"), [("use tunnel", "gold tunnel"), ("pass", "tunnel")])
def test_tunnel_brings_a_gold_when_it_is_discarded(table, answer, discard):
    t = table(hands=["oasis tunnel"])
    t.play("oasis")
    t.expect(0, "tunnel", "use tunnel", "pass")
    t.answer(answer)
    assert t.discard() == discard


@pytest.mark.rule("card/tunnel", "D29")
@pytest.mark.ruling("card/tunnel#1")
@pytest.mark.parametrize(
    ("played", "hand", "deck", "answers"),
    [
        ("militia", "tunnel copper*3", "", ["discard tunnel"]),
        ("oracle", "", "tunnel copper", ["choose +discard"]),
        ("jester", "", "tunnel", []),
    ],
)
def test_tunnel_works_in_the_turns_of_others_and_from_the_deck(table, played, hand, deck, answers):
    t = table(hands=[played, hand], decks=["", deck])
    t.play(played)
    t.answer(*answers)
    t.expect(1, "tunnel", "use tunnel", "pass")
    t.answer("use tunnel")
    assert "gold" in t.discard(1).split()


@pytest.mark.rule("card/tunnel", "D33")
def test_several_tunnels_discarded_at_once_all_count(table):
    t = table(hands=["warehouse tunnel*3"])
    t.play("warehouse")
    t.answer("use tunnel", "use tunnel", "pass")
    assert t.discard() == "gold gold tunnel tunnel tunnel"


@pytest.mark.rule("card/tunnel", "D29")
def test_a_tunnel_of_looked_at_cards_counts_too(table):
    t = table(hands=["cartographer"], decks=["copper tunnel estate"])
    t.play("cartographer")
    t.answer("discard tunnel", "pass", "use tunnel")
    assert t.discard() == "gold tunnel"


@pytest.mark.rule("card/tunnel", "D28", "D29")
@pytest.mark.ruling("card/tunnel#3")
def test_tunnel_is_silent_in_clean_up_and_when_it_is_gained_or_moved(table):
    t = table(hands=["tunnel chancellor"], decks=["tunnel*6"], coins=1, buys=2)
    t.play("chancellor")
    t.answer("choose yes")
    t.buy("tunnel")
    t.end_turn()
    t.expect_no_question()
    assert t.left("gold") == 30


@pytest.mark.rule("card/tunnel")
@pytest.mark.ruling("card/tunnel#4")
def test_tunnel_finds_no_gold(table):
    t = table(hands=["oasis tunnel"], supply={"gold": 0})
    t.play("oasis")
    t.answer("use tunnel")
    assert t.discard() == "tunnel"


@pytest.mark.rule("card/tunnel")
def test_tunnel_scores_two(table):
    assert table(decks=["tunnel*2"]).score(0) == 4


# -- Trader


@pytest.mark.rule("card/trader", "D50", "D35")
@pytest.mark.ruling("card/trader#1", "card/trader#2")
@pytest.mark.parametrize(
    ("hand", "in_play", "silvers", "gained"),
    [
        ("duchy", "", 40, 5),
        ("copper", "", 40, 0),
        ("estate", "highway", 40, 1),
        ("duchy", "", 3, 3),
        ("", "", 40, 0),
    ],
)
def test_trader_turns_a_card_into_silvers(table, hand, in_play, silvers, gained):
    t = table(hands=[f"trader {hand}"], in_play=[in_play], supply={"silver": silvers})
    t.play("trader")
    t.expect_no_question()
    assert (t.discard(), t.trash()) == (" ".join(["silver"] * gained), hand)


@pytest.mark.rule("card/trader", "card/witch")
@pytest.mark.ruling("card/trader#3")
def test_trader_turns_a_curse_away_in_anybodys_turn(table):
    t = table(hands=["witch", "trader", "copper"])
    t.play("witch")
    t.expect(1, "show", "react trader", "pass")
    t.answer("react trader")
    assert (t.discard(1), t.discard(2), t.left("curse")) == ("silver", "curse", 19)
    assert t.known(0, "hand", 1) == ["trader"]


@pytest.mark.rule("card/trader")
@pytest.mark.ruling("card/trader#4", "R125")
@pytest.mark.parametrize(
    ("played", "answers"),
    [("bureaucrat", []), ("artisan", ["gain estate"])],
)
def test_the_silver_goes_to_the_discard_pile(table, played, answers):
    t = table(hands=[f"{played} trader copper"])
    t.play(played)
    t.answer(*answers, "react trader")
    assert (t.discard(), t.hand().count("silver")) == ("silver", 0)
    if played == "artisan":
        t.answer("topdeck copper")


@pytest.mark.rule("card/trader", "D17", "D30", "card/nomad_camp", "card/ill_gotten_gains")
@pytest.mark.ruling("card/trader#4", "card/trader#5")
@pytest.mark.parametrize(
    ("bought", "cost"), [("ill_gotten_gains", 5), ("nomad_camp", 4), ("cache", 5), ("embassy", 5)]
)
def test_what_is_bought_is_paid_but_not_gained(table, bought, cost):
    t = table(hands=["trader"], kingdom=bought, coins=6, buys=2)
    t.buy(bought)
    t.answer("react trader")
    t.expect_no_question()
    assert (t.discard(), t.deck(), t.discard(1)) == ("silver", "", "")
    assert (t.coins, t.left(bought)) == (6 - cost, 10)


@pytest.mark.rule("card/trader", "card/farmland", "D17")
@pytest.mark.ruling("card/trader#5", "card/farmland#3")
def test_texts_about_buying_happen_before_the_silver_comes(table):
    t = table(hands=["trader estate"], kingdom="farmland smithy", coins=6, buys=2)
    t.buy("farmland")
    t.answer("trash estate", "gain smithy", "pass")  # the Smithy is gained
    t.expect(0, "show", "react trader", "pass")
    t.answer("react trader")
    assert (t.discard(), t.trash(), t.left("farmland")) == ("silver smithy", "estate", 8)


@pytest.mark.rule("card/trader")
def test_everybody_hears_what_would_be_gained_before_trader_is_offered(table):
    t = table(hands=["workshop trader"])
    t.play("workshop")
    t.answer("gain estate")
    t.expect(0, "show", "react trader", "pass")
    assert [event["card"] for event in t.told(1, "would-gain")] == ["estate"]
    assert t.told(1, "gains") == []
    t.answer("pass")
    assert t.discard() == "estate"


@pytest.mark.rule("card/trader", "card/noble_brigand")
@pytest.mark.ruling("R125")
def test_the_silver_comes_from_the_supply_even_instead_of_a_silver(table):
    t = table(hands=["noble_brigand trader"], decks=["", "silver estate"])
    t.play("noble_brigand")
    t.answer("react trader")
    assert (t.discard(), t.trash(), t.left("silver")) == ("silver", "silver", 39)


@pytest.mark.rule("card/trader")
def test_trader_may_bring_nothing_at_all(table):
    t = table(hands=["witch", "trader"], supply={"silver": 0})
    t.play("witch")
    t.answer("react trader")
    assert (t.discard(1), t.left("curse")) == ("", 10)


@pytest.mark.rule("card/trader")
def test_whoever_may_hold_a_trader_is_asked(table):
    t = table(hands=["witch", "copper"], discards=["", "trader"])
    t.play("witch")
    assert ((1, "show") in t.forced, t.discard(1)) == (True, "curse trader")
