"""Prosperity: Mountebank, Rabble and Goons."""

from __future__ import annotations

import pytest

# -- Mountebank


@pytest.mark.rule("card/mountebank")
def test_whoever_discards_no_curse_gains_a_curse_and_a_copper(table):
    t = table(hands=["mountebank", "curse estate", "curse", ""], seats=4)
    t.play("mountebank")
    t.expect(1, "mountebank", "discard curse", "pass")
    t.answer("discard curse")
    t.answer("pass")
    assert t.coins == 2
    assert [t.discard(seat) for seat in (1, 2, 3)] == ["curse", "copper curse", "copper curse"]
    assert (t.hand(1), t.hand(2)) == ("estate", "curse")
    t.ends_clean()


@pytest.mark.rule("card/mountebank", "D32")
@pytest.mark.ruling("R105")
@pytest.mark.parametrize(
    ("year", "order"), [(2010, ["copper", "curse"]), (2016, ["curse", "copper"])]
)
def test_the_order_of_the_two_cards_depends_on_the_printing(table, year, order):
    t = table(hands=["mountebank", ""], printings={"prosperity": year})
    t.play("mountebank")
    assert t.g.names(t.g.players[1].discard) == order
    t.ends_clean()


@pytest.mark.rule("card/mountebank", "D6")
def test_mountebank_asks_whatever_is_in_hand(table):
    t = table(hands=["mountebank", "copper"])
    t.play("mountebank")
    assert t.forced == [(1, "mountebank")]
    assert t.discard(1) == "copper curse"
    t.ends_clean()


@pytest.mark.rule("card/mountebank", "D41")
@pytest.mark.ruling("card/mountebank#1")
@pytest.mark.parametrize(
    ("empty", "gained"), [(["curse"], "copper"), (["copper"], "curse"), (["copper", "curse"], "")]
)
def test_mountebank_gives_what_is_left(table, empty, gained):
    t = table(hands=["mountebank", "curse"], supply=dict.fromkeys(empty, 0))
    t.play("mountebank")
    t.answer("pass")  # even so the Curse need not be discarded
    assert (t.discard(1), t.hand(1)) == (gained, "curse")
    t.ends_clean()


@pytest.mark.rule("card/mountebank", "card/moat", "D40")
@pytest.mark.ruling("card/mountebank#2")
def test_moat_wards_off_all_of_mountebank(table):
    t = table(hands=["mountebank", "moat curse"])
    t.play("mountebank")
    t.answer("react moat")
    assert (t.hand(1), t.discard(1)) == ("curse moat", "")
    t.ends_clean()


@pytest.mark.rule("card/mountebank", "card/watchtower")
@pytest.mark.ruling("card/mountebank#3", "card/watchtower#2")
@pytest.mark.parametrize(
    ("answers", "trash", "deck", "discard"),
    [
        (["react watchtower", "trash curse", "pass"], "curse", "", "copper"),
        (
            ["react watchtower", "trash curse", "react watchtower", "topdeck copper"],
            "curse",
            "copper",
            "",
        ),
        (["pass", "react watchtower", "trash copper"], "copper", "", "curse"),
    ],
)
def test_watchtower_may_deal_with_either_card_or_with_both(table, answers, trash, deck, discard):
    t = table(hands=["mountebank", "watchtower"])
    t.play("mountebank")
    t.answer(*answers)
    assert (t.trash(), t.deck(1), t.discard(1)) == (trash, deck, discard)
    assert t.hand(1) == "watchtower"
    t.ends_clean()


# -- Rabble


@pytest.mark.rule("card/rabble", "D24")
@pytest.mark.ruling("card/rabble#1")
def test_rabble_discards_actions_and_treasures_and_leaves_the_rest(table):
    t = table(
        hands=["rabble", "", ""],
        decks=["copper*3", "nobles harem estate gold", "estate curse duchy silver"],
    )
    t.play("rabble")
    assert t.hand() == "copper copper copper"
    assert (t.deck(1), t.discard(1)) == ("estate gold", "harem nobles")
    t.expect(2, "topdeck-order", "topdeck estate", "topdeck curse", "topdeck duchy")
    t.answer("topdeck curse", "topdeck duchy")
    assert (t.deck(2), t.discard(2)) == ("estate duchy curse silver", "")
    assert t.seen(1, "deck", 2) in ([], [None] * 4)  # what they are is known, the order is not
    t.ends_clean()


@pytest.mark.rule("card/rabble", "D27")
@pytest.mark.ruling("card/rabble#2")
def test_rabble_reveals_as_many_cards_as_there_are(table):
    t = table(hands=["rabble", ""], decks=["", "estate"], discards=["", "copper"])
    t.play("rabble")
    assert (t.deck(1), t.discard(1)) == ("estate", "copper")
    t.ends_clean()


@pytest.mark.rule("card/rabble", "card/moat", "D40")
def test_moat_wards_off_rabble(table):
    t = table(hands=["rabble", "moat"], decks=["", "copper*3"])
    t.play("rabble")
    t.answer("react moat")
    assert (t.deck(1), t.discard(1)) == ("copper copper copper", "")
    t.ends_clean()


# -- Goons


@pytest.mark.rule("card/goons")
def test_goons_leave_three_cards_in_every_other_hand(table):
    t = table(hands=["goons", "copper*5", "estate*3", "moat gold*4"])
    t.play("goons")
    t.answer("react moat")
    assert (t.buys, t.coins) == (2, 2)
    assert [len(player.hand) for player in t.g.players] == [0, 3, 3, 5]
    t.ends_clean()


@pytest.mark.rule("card/goons", "D46", "D30")
@pytest.mark.ruling("card/goons#1")
def test_every_goons_in_play_gives_a_token_for_every_card_bought(table):
    t = table(in_play=["goons*2"], coins=3, buys=3)
    t.buy("copper", "copper")
    assert t.points(0) == 4
    t.buy("silver")
    assert t.points(0) == 6
    t.ends_clean()


@pytest.mark.rule("card/goons", "card/kings_court")
@pytest.mark.ruling("card/goons#1")
def test_one_goons_played_three_times_gives_one_token(table):
    t = table(hands=["kings_court goons", ""], seats=2)
    t.play("kings_court")
    t.answer("play goons")
    assert (t.coins, t.buys) == (6, 4)
    t.buy("copper")
    assert t.points(0) == 1
    t.ends_clean()


@pytest.mark.rule("card/goons", "D30")
@pytest.mark.ruling("card/goons#2")
def test_goons_give_no_token_for_cards_gained_without_buying(table):
    t = table(hands=["workshop"], in_play=["goons hoard"], coins=2, buys=2)
    t.play("workshop")
    t.answer("gain silver")
    assert t.points(0) == 0
    t.buy("estate")  # the Gold of the Hoard brings none
    assert (t.points(0), t.discard()) == (1, "estate gold silver")
    t.ends_clean()
