"""Hinterlands: Farmland, Noble Brigand and Haggler, which have a text for buying."""

from __future__ import annotations

import pytest

# -- Farmland


@pytest.mark.rule("card/farmland", "D17", "D30")
@pytest.mark.ruling("card/farmland#1", "card/farmland#2")
def test_farmland_improves_a_card_when_it_is_bought(table):
    t = table(hands=["estate copper"], kingdom="farmland smithy", coins=6, buys=2)
    t.buy("farmland")
    t.expect(0, "trash", "trash copper", "trash estate")
    t.answer("trash estate")  # only Smithy costs 4
    assert (t.trash(), t.discard()) == ("estate", "farmland smithy")
    t = table(hands=["province"], kingdom="farmland", coins=6, buys=2)
    t.buy("farmland")
    t.expect_no_question()  # must trash, though nothing costs 10
    assert (t.trash(), t.discard()) == ("province", "farmland")
    t = table(kingdom="farmland", coins=6, buys=2)
    t.buy("farmland")
    t.expect_no_question()
    assert t.discard() == "farmland"
    t = table(hands=["remodel smithy estate"], kingdom="farmland")
    t.play("remodel")
    t.answer("trash smithy", "gain farmland")
    t.expect_no_question()  # gained, not bought
    assert t.hand() == "estate"
    assert t.score(0) == 3


# -- Noble Brigand


@pytest.mark.rule("card/noble_brigand", "D83")
@pytest.mark.ruling("card/noble_brigand#2", "card/noble_brigand#3")
@pytest.mark.parametrize("way", ["play", "buy"])
@pytest.mark.parametrize(
    ("year", "deck", "loot", "discard"),
    [
        (2020, "silver estate", "silver", "estate"),
        (2020, "gold silver", "gold", "silver"),
        (2020, "gold silver", "silver", "gold"),
        (2020, "copper estate", "", "copper estate"),
        (2011, "copper estate", "", "copper copper estate"),
        (2020, "harem curse", "", "curse harem"),
        (2011, "harem curse", "", "copper curse harem"),
        (2020, "estate curse", "", "copper curse estate"),
        (2011, "estate curse", "", "copper curse estate"),
        (2020, "", "", "copper"),
    ],
)
def test_noble_brigand_robs_silver_and_gold(table, way, year, deck, loot, discard):
    t = table(
        hands=["noble_brigand" if way == "play" else ""],
        decks=["", deck],
        kingdom="noble_brigand",
        coins=4,
        buys=2,
        printings={"hinterlands": year},
    )
    if way == "play":
        t.play("noble_brigand")
    else:
        t.buy("noble_brigand")
    if deck == "gold silver":
        t.expect(0, "noble-brigand", "trash gold", "trash silver")  # the robber chooses
        t.answer(f"trash {loot}")
    t.expect_no_question()
    assert (t.discard(1), t.trash()) == (discard, "")
    bought = [] if way == "play" else ["noble_brigand"]
    assert t.discard(0).split() == sorted([*bought, *loot.split()])
    assert t.coins == (5 if way == "play" else 0)


@pytest.mark.rule("card/noble_brigand", "D40", "card/moat", "card/lighthouse")
@pytest.mark.ruling("card/noble_brigand#1")
def test_nobody_can_react_to_a_bought_noble_brigand(table):
    for hand, play in (("moat", ""), ("", "lighthouse")):
        t = table(
            hands=["noble_brigand", hand],
            in_play=["", play],
            decks=["", "gold estate"],
            coins=4,
            buys=2,
        )
        t.play("noble_brigand")
        if hand:
            t.answer("react moat")
        assert t.deck(1) == "gold estate"
        t.buy("noble_brigand")
        t.expect_no_question()
        assert (t.deck(1), t.discard(0)) == ("", "gold noble_brigand")


# -- Haggler


@pytest.mark.rule("card/haggler", "D30")
@pytest.mark.ruling("card/haggler#1", "card/haggler#3")
def test_haggler_brings_a_cheaper_card_for_each_buy(table):
    t = table(hands=["haggler workshop"], kingdom="great_hall", actions=2, coins=4, buys=3)
    t.play("haggler", "workshop")
    t.answer("gain estate")  # not bought
    t.expect_no_question()
    t.buy("gold")
    assert "pass" not in t.names()
    assert not {"gain estate", "gain duchy", "gain great_hall", "gain gold"} & set(t.names())
    t.answer("gain silver")
    assert t.discard() == "estate gold silver"
    t.buy("copper")
    t.expect_no_question()  # nothing is cheaper
    assert t.discard() == "copper estate gold silver"


@pytest.mark.rule("card/haggler", "D37")
@pytest.mark.ruling("card/haggler#2")
@pytest.mark.parametrize(
    ("hand", "plays", "cards"),
    [("haggler*2", ["haggler", "haggler"], 2), ("throne_room haggler", ["throne_room"], 1)],
)
def test_each_haggler_in_play_brings_a_card(table, hand, plays, cards):
    t = table(hands=[hand], actions=2, buys=2, supply={"curse": 0})
    t.play(*plays)
    if plays == ["throne_room"]:
        t.answer("play haggler")
    t.buy("silver")
    t.expect_no_question()  # only Copper is cheaper
    assert t.discard() == " ".join(["copper"] * cards + ["silver"])
