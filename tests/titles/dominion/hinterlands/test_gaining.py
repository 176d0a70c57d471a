"""Hinterlands: cards with a text for when they, or others, are gained."""

from __future__ import annotations

import pytest

YEARS = [2011, 2020]

# -- Nomad Camp


@pytest.mark.rule("card/nomad_camp", "D31")
def test_nomad_camp_goes_on_the_deck(table):
    t = table(kingdom="nomad_camp", decks=["copper*2"], coins=4, buys=2)
    t.buy("nomad_camp")
    assert (t.deck(), t.discard()) == ("nomad_camp copper copper", "")
    assert t.known(1, "deck") == ["nomad_camp"]
    t = table(hands=["nomad_camp"])
    t.play("nomad_camp")
    assert (t.buys, t.coins) == (2, 2)


@pytest.mark.rule("card/nomad_camp", "D31")
@pytest.mark.ruling("card/nomad_camp#1")
def test_an_effect_that_names_a_place_comes_before_nomad_camp(table):
    t = table(hands=["artisan copper"], kingdom="nomad_camp")
    t.play("artisan")
    t.answer("gain nomad_camp", "topdeck copper")
    assert (t.hand(), t.deck()) == ("nomad_camp", "copper")


# -- Duchess


@pytest.mark.rule("card/duchess", "D83")
@pytest.mark.ruling("card/duchess#1", "card/duchess#3")
@pytest.mark.parametrize(("year", "order"), [(2011, [1, 0]), (2020, [0, 1])])
def test_duchess_lets_everybody_look(table, year, order):
    t = table(
        hands=["duchess", "", ""],
        decks=["copper", "estate"],
        printings={"hinterlands": year},
    )
    t.play("duchess")
    assert t.coins == 2
    for seat in order:
        name = ["copper", "estate"][seat]
        t.expect(seat, "duchess-top", f"discard {name}", f"topdeck {name}")
        t.answer(f"discard {name}" if seat else f"topdeck {name}")
    t.expect_no_question()
    assert (t.deck(0), t.discard(1)) == ("copper", "estate")
    assert t.known(1, "deck", 0) == []


@pytest.mark.rule("card/duchess", "D72", "D30")
@pytest.mark.ruling("card/duchess#2")
def test_a_duchy_may_bring_a_duchess(table):
    t = table(kingdom="duchess", coins=5, buys=2)
    t.buy("duchy")
    t.expect(0, "duchess-gain", "use duchess", "pass")
    t.answer("use duchess")
    assert t.discard() == "duchess duchy"
    t = table(hands=["remodel smithy"], kingdom="duchess")
    t.play("remodel")
    t.answer("gain duchy", "pass")
    assert t.discard() == "duchy"
    t = table(hands=["swindler", ""], decks=["", "laboratory"], kingdom="duchess")
    t.play("swindler")
    t.answer("gain duchy", "use duchess")
    assert t.discard(1) == "duchess duchy"


@pytest.mark.rule("card/duchess", "D72")
def test_no_duchess_without_its_pile(table):
    t = table(kingdom="duchess", coins=5, buys=2, supply={"duchess": 0})
    t.buy("duchy")
    t.expect_no_question()
    t = table(coins=5, buys=2)
    t.buy("duchy")
    t.expect_no_question()


# -- Cache, Embassy, Ill-Gotten Gains


@pytest.mark.rule("card/cache")
@pytest.mark.ruling("card/cache#1")
@pytest.mark.parametrize("coppers", [2, 1, 0])
def test_cache_brings_coppers(table, coppers):
    t = table(kingdom="cache", coins=5, buys=2, supply={"copper": coppers})
    t.buy("cache")
    assert t.discard() == " ".join(["cache"] + ["copper"] * coppers)
    t = table(hands=["cache"])
    t.play_treasures()
    assert (t.coins, t.discard()) == (3, "")


@pytest.mark.rule("card/embassy")
@pytest.mark.ruling("card/embassy#1")
def test_embassy_draws_five_and_discards_three(table):
    t = table(hands=["embassy estate"], decks=["copper*2 gold*2 silver"])
    t.play("embassy")
    t.answer("discard copper", "discard copper", "discard estate")
    assert (t.hand(), t.discard()) == ("gold gold silver", "copper copper estate")


@pytest.mark.rule("card/embassy", "D83")
@pytest.mark.ruling("card/embassy#2")
@pytest.mark.parametrize(
    ("year", "silvers", "mine", "left", "right"),
    [
        (2020, 9, "embassy", "silver", "silver"),
        (2011, 9, "embassy silver", "silver", "silver"),
        (2011, 2, "embassy", "silver", "silver"),
        (2020, 1, "embassy", "silver", ""),
    ],
)
def test_embassy_hands_out_silvers(table, year, silvers, mine, left, right):
    t = table(
        kingdom="embassy",
        coins=5,
        buys=2,
        seats=3,
        supply={"silver": silvers},
        printings={"hinterlands": year},
    )
    t.buy("embassy")
    assert [t.discard(seat) for seat in range(3)] == [mine, left, right]


@pytest.mark.rule("card/ill_gotten_gains")
@pytest.mark.ruling("card/ill_gotten_gains#1")
def test_ill_gotten_gains_may_bring_a_copper_into_hand(table):
    t = table(hands=["ill_gotten_gains*2"])
    t.play("ill_gotten_gains")
    t.answer("choose yes")
    t.play("ill_gotten_gains")
    t.answer("pass")
    t.play("copper")
    assert (t.coins, t.hand()) == (3, "")
    t = table(hands=["ill_gotten_gains"], supply={"copper": 0})
    t.play("ill_gotten_gains")
    t.expect_no_question()


@pytest.mark.rule("card/ill_gotten_gains", "D40", "D41")
@pytest.mark.ruling("card/ill_gotten_gains#2", "card/ill_gotten_gains#3")
def test_ill_gotten_gains_curse_everybody_else(table):
    t = table(
        hands=["", "moat", ""], kingdom="ill_gotten_gains", coins=5, buys=2, supply={"curse": 1}
    )
    t.buy("ill_gotten_gains")
    t.expect_no_question()
    assert t.forced == []
    assert [t.discard(seat) for seat in range(3)] == ["ill_gotten_gains", "curse", ""]


# -- Border Village


@pytest.mark.rule("card/border_village", "D35")
@pytest.mark.ruling("card/border_village#1", "card/border_village#2")
@pytest.mark.parametrize(
    ("in_play", "dearest", "too_dear"), [("", "duchy", "gold"), ("highway", "duchy", "gold")]
)
def test_border_village_brings_a_cheaper_card(table, in_play, dearest, too_dear):
    t = table(kingdom="border_village", in_play=[in_play], coins=6, buys=2)
    t.buy("border_village")
    names = t.names()
    assert f"gain {dearest}" in names
    assert f"gain {too_dear}" not in names and "gain border_village" not in names
    assert "pass" not in names
    t.answer(f"gain {dearest}")
    assert t.discard() == f"border_village {dearest}"


@pytest.mark.rule("card/border_village")
def test_border_village_gives_a_card_and_two_actions(table):
    t = table(hands=["border_village"], decks=["gold"])
    t.play("border_village")
    t.expect_no_question()
    assert (t.hand(), t.actions) == ("gold", 2)


# -- Inn


@pytest.mark.rule("card/inn")
def test_inn_draws_and_discards(table):
    t = table(hands=["inn estate"], decks=["gold silver"])
    t.play("inn")
    t.answer("discard estate", "discard silver")
    assert (t.hand(), t.actions) == ("gold", 2)


@pytest.mark.rule("card/inn", "D6", "D83")
@pytest.mark.ruling("card/inn#1", "card/inn#3", "R123")
@pytest.mark.parametrize("year", YEARS)
def test_inn_shuffles_actions_of_the_discard_pile_into_the_deck(table, year):
    t = table(
        kingdom="inn",
        decks=["copper*4"],
        discards=["village great_hall smithy gold"],
        coins=5,
        buys=2,
        printings={"hinterlands": year},
    )
    t.buy("inn")
    t.expect(
        0,
        "inn",
        "topdeck inn",
        "topdeck great_hall",
        "topdeck smithy",
        "topdeck village",
        "pass",
    )
    t.answer("topdeck inn", "topdeck great_hall", "pass")
    assert sorted(t.deck().split()) == ["copper"] * 4 + ["great_hall", "inn"]
    assert t.discard() == "gold smithy village"
    assert [event["cards"] for event in t.told(1, "shows")] == [["inn", "great_hall"]]


@pytest.mark.rule("card/inn", "D27")
@pytest.mark.ruling("R123")
@pytest.mark.parametrize("in_play", ["", "royal_seal"])
def test_inn_shuffles_the_deck_even_if_no_action_is_chosen(table, in_play):
    t = table(kingdom="inn", decks=["gold copper*9"], in_play=[in_play], coins=5, buys=2)
    t.buy("inn")
    if in_play:  # the discard pile is empty when the Inn lies on the deck
        t.answer("use royal_seal")
        assert (t.discard(), sorted(set(t.deck().split()))) == ("", ["copper", "gold", "inn"])
    else:
        t.answer("pass")
        assert t.discard() == "inn"
    assert t.deeds(1, "shuffles") == [("shuffles", 0)]


@pytest.mark.rule("card/inn")
@pytest.mark.ruling("card/inn#2")
def test_inn_may_make_a_whole_deck_or_leave_all(table):
    t = table(kingdom="inn", coins=5, buys=2)
    t.buy("inn")
    t.answer("topdeck inn")
    assert (t.deck(), t.discard()) == ("inn", "")
    t = table(kingdom="inn", discards=["village"], coins=5, buys=2)
    t.buy("inn")
    t.answer("pass")
    assert (t.deck(), t.discard()) == ("", "inn village")


# -- Mandarin


@pytest.mark.rule("card/mandarin")
@pytest.mark.parametrize(("hand", "deck"), [("gold estate", "gold"), ("", "")])
def test_mandarin_puts_a_card_back(table, hand, deck):
    t = table(hands=[f"mandarin {hand}"])
    t.play("mandarin")
    if hand:
        t.answer("topdeck gold")
    assert (t.coins, t.deck()) == (3, deck)


@pytest.mark.rule("card/mandarin", "D16")
@pytest.mark.ruling("card/mandarin#1", "card/mandarin#2", "card/mandarin#3")
def test_mandarin_returns_all_treasures_in_play(table):
    t = table(
        hands=["gold silver copper market"], kingdom="mandarin", decks=["estate curse"], buys=2
    )
    t.play("market", "gold", "silver")
    t.buy("mandarin")
    t.expect(0, "topdeck-order", "topdeck gold", "topdeck silver")
    t.answer("topdeck gold")
    assert (t.deck(), t.in_play(), t.hand()) == ("silver gold curse", "market", "copper estate")
    assert t.known(1, "deck") == []  # nobody sees the order
    assert t.coins == 1  # 6 coins, 5 of them spent
    t.buy("copper")
    assert t.discard() == "copper mandarin"


@pytest.mark.rule("card/mandarin")
def test_mandarin_asks_no_order_of_copies(table):
    t = table(hands=["copper*5"], kingdom="mandarin", buys=2)
    t.play_treasures()
    t.buy("mandarin")
    t.expect_no_question()
    assert (t.deck(), t.in_play(), len(t.known(1, "deck"))) == (" ".join(["copper"] * 5), "", 5)


@pytest.mark.rule("card/mandarin")
def test_mandarin_gained_without_treasures_in_play_asks_nothing(table):
    t = table(hands=["remodel silver gold"], kingdom="mandarin")
    t.play("remodel")
    t.answer("trash silver", "gain mandarin")
    t.expect_no_question()
    assert (t.discard(), t.hand()) == ("mandarin", "gold")
