"""Empires: Events."""

from __future__ import annotations

import pytest

# -- Advance


@pytest.mark.rule("card/advance", "D53")
def test_advance_turns_an_action_into_a_better_one(table):
    t = table(hands=["village copper"], kingdom="advance nobles city_quarter", buys=2)
    t.buy("advance")
    t.expect(0, "advance", "trash village", "pass")
    t.answer("trash village")
    t.expect(0, "gain", "gain village", "gain nobles")
    t.answer("gain nobles")
    assert (t.trash(), t.discard(), t.buys) == ("village", "nobles", 1)


@pytest.mark.rule("card/advance")
@pytest.mark.ruling("card/advance#1")
def test_advance_gains_nothing_for_nothing(table):
    t = table(hands=["village copper"], kingdom="advance")
    t.buy("advance")
    t.answer("pass")
    assert (t.trash(), t.discard(), t.hand()) == ("", "", "copper village")


@pytest.mark.rule("card/advance")
def test_advance_asks_whatever_is_in_hand(table):
    t = table(hands=["copper"], kingdom="advance village")
    t.buy("advance")
    assert (0, "advance") in t.forced


# -- Delve, Wedding, Dominate, Banquet, Windfall


@pytest.mark.rule("card/delve", "D53")
@pytest.mark.ruling("card/delve#1")
def test_delve_gives_its_buy_back(table):
    t = table(kingdom="delve", coins=7, buys=2)
    t.buy("delve", "delve", "silver")
    assert (t.discard(), t.coins) == ("silver silver silver", 0)


@pytest.mark.rule("card/wedding", "D48")
@pytest.mark.ruling("card/wedding#1")
@pytest.mark.parametrize(("golds", "gained"), [(5, "gold"), (0, "")])
def test_wedding_brings_a_token_and_a_gold(table, golds, gained):
    t = table(kingdom="wedding", supply={"gold": golds}, coins=4, buys=2)
    t.buy("wedding")
    assert (t.points(0), t.discard(), t.debt(0), t.coins) == (1, gained, 3, 0)


@pytest.mark.rule("card/dominate")
@pytest.mark.ruling("card/dominate#1")
def test_dominate_brings_a_province_and_nine_tokens_or_nothing(table):
    t = table(kingdom="dominate", coins=14, buys=2)
    t.buy("dominate")
    assert (t.points(0), t.discard()) == (9, "province")
    t = table(kingdom="dominate", supply={"province": 0}, coins=14, buys=2)
    t.buy("dominate")
    assert (t.points(0), t.discard()) == (0, "")


@pytest.mark.rule("card/banquet")
@pytest.mark.ruling("card/banquet#1")
@pytest.mark.parametrize(("coppers", "gained"), [(10, "copper copper market"), (0, "market")])
def test_banquet_brings_coppers_and_a_card_up_to_five(table, coppers, gained):
    t = table(
        kingdom="banquet market harem city_quarter", supply={"copper": coppers}, coins=3, buys=2
    )
    t.buy("banquet")
    assert not {"gain duchy", "gain estate", "gain gold", "gain city_quarter"} & set(t.names())
    t.answer("gain market")
    assert t.discard() == gained


@pytest.mark.rule("card/windfall")
@pytest.mark.ruling("card/windfall#1")
@pytest.mark.parametrize(
    ("deck", "discard", "golds", "gained"),
    [("", "", 9, 3), ("", "", 2, 2), ("copper", "", 9, 0), ("", "copper", 9, 0)],
)
def test_windfall_needs_an_empty_deck_and_discard_pile(table, deck, discard, golds, gained):
    t = table(
        kingdom="windfall",
        decks=[deck],
        discards=[discard],
        supply={"gold": golds},
        coins=5,
        buys=2,
    )
    t.buy("windfall")
    assert t.discard().split().count("gold") == gained


# -- Conquest and Triumph


@pytest.mark.rule("card/conquest")
@pytest.mark.ruling("card/conquest#1")
def test_conquest_counts_all_silvers_of_the_turn(table):
    t = table(kingdom="conquest", coins=12, buys=3)
    t.buy("conquest")
    assert (t.points(0), t.discard()) == (2, "silver silver")
    t.buy("conquest")
    assert t.points(0) == 6


@pytest.mark.rule("card/conquest")
@pytest.mark.ruling("card/conquest#2")
def test_conquest_with_one_silver_left(table):
    t = table(kingdom="conquest", supply={"silver": 1}, coins=6, buys=2)
    t.buy("conquest")
    assert (t.points(0), t.discard()) == (1, "silver")


@pytest.mark.rule("card/triumph", "D53")
@pytest.mark.ruling("card/triumph#1")
def test_triumph_counts_the_cards_gained_this_turn(table):
    t = table(kingdom="triumph delve", coins=5, buys=3)
    t.buy("silver", "delve", "triumph")
    assert (t.points(0), t.discard(), t.debt(0)) == (3, "estate silver silver", 5)


@pytest.mark.rule("card/triumph")
@pytest.mark.ruling("card/triumph#2")
def test_triumph_without_an_estate_brings_nothing(table):
    t = table(kingdom="triumph", supply={"estate": 0}, coins=3, buys=3)
    t.buy("silver", "triumph")
    assert (t.points(0), t.debt(0)) == (0, 5)


# -- Ritual and Salt the Earth


@pytest.mark.rule("card/ritual", "D36")
@pytest.mark.ruling("card/ritual#2")
@pytest.mark.parametrize(
    ("card", "tokens"), [("gold", 6), ("copper", 0), ("fortune", 8), ("city_quarter", 0)]
)
def test_ritual_pays_for_the_coins_in_the_cost(table, card, tokens):
    t = table(hands=[card], kingdom="ritual", coins=4, buys=2)
    t.buy("ritual")
    assert (t.points(0), t.trash(), t.discard()) == (tokens, card, "curse")


@pytest.mark.rule("card/ritual")
@pytest.mark.ruling("card/ritual#1")
def test_ritual_without_a_curse_does_nothing(table):
    t = table(hands=["gold"], kingdom="ritual", supply={"curse": 0}, coins=4, buys=2)
    t.buy("ritual")
    assert (t.points(0), t.trash(), t.hand()) == (0, "", "gold")


@pytest.mark.rule("card/ritual", "card/trader", "D31")
@pytest.mark.ruling("card/ritual#1")
def test_ritual_needs_a_curse_that_was_really_gained(table):
    t = table(hands=["trader gold"], kingdom="ritual", coins=4, buys=2)
    t.buy("ritual")
    t.answer("react trader")
    assert (t.points(0), t.trash(), t.discard()) == (0, "", "silver")


@pytest.mark.rule("card/salt_the_earth")
@pytest.mark.ruling("card/salt_the_earth#1")
def test_salt_the_earth_trashes_a_victory_card_and_its_text_is_yours(table):
    t = table(
        kingdom="salt_the_earth nobles",
        stacks={"castles": "crumbling_castle kings_castle"},
        coins=4,
        buys=2,
    )
    t.buy("salt_the_earth")
    piles = ["estate", "duchy", "province", "nobles", "crumbling_castle"]
    t.expect(0, "salt-the-earth", *[f"trash {name}" for name in piles])
    t.answer("trash crumbling_castle")
    assert (t.points(0), t.discard(), t.trash()) == (2, "silver", "crumbling_castle")
    assert t.top("castles") == "kings_castle"


# -- Tax


@pytest.mark.rule("card/tax", "D11", "D48")
@pytest.mark.ruling("card/tax#2")
def test_tax_lies_on_every_pile_and_grows(table):
    t = table(kingdom="tax village wedding", coins=7, buys=3)
    for pile in ("copper", "curse", "province", "village"):
        assert t.tokens(pile) == {"debt": 1}
    t.buy("tax")
    assert "token wedding" not in t.names() and "token curse" in t.names()
    t.answer("token silver")
    assert t.tokens("silver") == {"debt": 3}
    t.buy("silver")
    assert (t.debt(0), t.coins) == (3, 2)
    assert t.tokens("silver").get("debt", 0) == 0
    assert t.tokens("village") == {"debt": 1}


@pytest.mark.rule("card/tax")
@pytest.mark.ruling("card/tax#1")
def test_a_card_that_is_not_bought_leaves_its_tax(table):
    t = table(hands=["workshop"], kingdom="tax")
    t.play("workshop")
    t.answer("gain silver")
    assert (t.debt(0), t.tokens("silver")) == (0, {"debt": 1})


# -- Annex


@pytest.mark.rule("card/annex", "D6")
def test_annex_keeps_up_to_five_cards_in_the_discard_pile(table):
    t = table(
        kingdom="annex",
        decks=["silver"],
        discards=["curse*3 estate*3 gold"],
        buys=2,
    )
    t.buy("annex")
    assert "pass" in t.names()
    t.answer("keep curse", "keep curse", "keep curse", "keep estate", "keep estate")
    assert t.discard() == "curse curse curse duchy estate estate"
    assert sorted(t.deck().split()) == ["estate", "gold", "silver"]
    assert t.debt(0) == 8


@pytest.mark.rule("card/annex")
def test_annex_may_keep_fewer_cards(table):
    t = table(kingdom="annex", discards=["curse gold"], buys=2)
    t.buy("annex")
    t.answer("keep curse", "pass")
    assert (t.discard(), t.deck()) == ("curse duchy", "gold")


@pytest.mark.rule("card/annex")
@pytest.mark.ruling("card/annex#1")
def test_annex_without_a_duchy_or_a_discard_pile(table):
    t = table(kingdom="annex", supply={"duchy": 0}, buys=2)
    t.buy("annex")
    assert (t.discard(), t.debt(0)) == ("", 8)


# -- Donate


@pytest.mark.rule("card/donate", "D20")
@pytest.mark.ruling("card/donate#1")
def test_donate_sorts_out_a_deck_after_the_turn(table):
    t = table(
        hands=["rocks estate*2"],
        decks=["copper*7", "copper*5"],
        kingdom="donate",
    )
    t.buy("donate")
    t.expect(0, "donate", "trash rocks", "trash estate", "trash copper", "pass")
    assert t.hand() == " ".join(["copper"] * 7 + ["estate", "estate", "rocks"])
    t.answer(*["trash copper"] * 2, "trash rocks", "pass")
    # The Silver that Rocks bring into hand is shuffled with the rest.
    assert sorted((t.hand() + " " + t.deck()).split()) == sorted(
        ["copper"] * 5 + ["estate"] * 2 + ["silver"]
    )
    assert (len(t.hand().split()), t.discard(), t.known(0, "deck")) == (5, "", [])
    assert t.debt(0) == 8


@pytest.mark.rule("card/donate")
def test_donate_draws_five_cards(table):
    t = table(hands=["estate*2"], decks=["copper*9", "copper*5"], kingdom="donate")
    t.buy("donate")
    t.answer("trash estate", "trash estate", "pass")
    assert (t.hand(), t.deck(), t.discard()) == (
        "copper copper copper copper copper",
        "copper copper copper copper",
        "",
    )
    assert t.trash() == "estate estate"


@pytest.mark.rule("card/donate", "D74")
@pytest.mark.ruling("card/donate#2")
def test_nobody_controls_a_donation(table):
    t = table(
        hands=["estate", "copper"], decks=["copper*9", "copper*9"], kingdom="donate", controller=1
    )
    t.buy("donate")
    t.expect(0, "donate")
    t.answer("trash estate", "pass")
    assert t.trash() == "estate"  # trashed for good, not to be returned
