"""Dark Ages: cards that look into the deck, fill the hand, or bring money."""

from __future__ import annotations

import pytest

# -- Poor House


@pytest.mark.rule("card/poor_house")
@pytest.mark.ruling("card/poor_house#1")
@pytest.mark.parametrize(
    ("hand", "coins"),
    [("", 4), ("estate curse", 4), ("copper silver estate", 2), ("harem copper*2", 1)],
)
def test_poor_house_loses_a_coin_for_each_treasure_in_hand(table, hand, coins):
    t = table(hands=[f"poor_house {hand}"])
    t.play("poor_house")
    assert t.coins == coins
    assert sorted(t.known(1, "hand")) == t.hand().split()


@pytest.mark.rule("card/poor_house", "D83")
@pytest.mark.ruling("card/poor_house#2")
@pytest.mark.parametrize(("year", "coins"), [(2012, 3), (2019, 1)])
def test_poor_house_eats_other_coins_since_2019(table, year, coins):
    t = table(hands=["poor_house copper*6"], coins=3, printings={"dark_ages": year})
    t.play("poor_house")
    assert t.coins == coins


@pytest.mark.rule("card/poor_house")
@pytest.mark.parametrize("year", [2012, 2019])
def test_poor_house_never_goes_below_zero(table, year):
    t = table(hands=["poor_house copper*6"], printings={"dark_ages": year})
    t.play("poor_house")
    assert t.coins == 0


# -- Beggar


@pytest.mark.rule("card/beggar")
@pytest.mark.parametrize(("left", "hand"), [(46, "copper copper copper"), (2, "copper copper")])
def test_beggar_gains_coppers_into_hand(table, left, hand):
    t = table(hands=["beggar"], supply={"copper": left})
    t.play("beggar")
    assert t.hand() == hand


@pytest.mark.rule("card/beggar", "D40")
@pytest.mark.ruling("card/beggar#1")
def test_beggar_is_discarded_for_two_silvers_and_the_attack_still_hits(table):
    t = table(hands=["witch", "beggar estate"], decks=["copper*2", "gold"])
    t.play("witch")
    t.answer("react beggar")
    assert (t.hand(1), t.deck(1)) == ("estate", "silver gold")
    assert t.discard(1) == "beggar curse silver"


@pytest.mark.rule("card/beggar")
@pytest.mark.ruling("card/beggar#2")
@pytest.mark.parametrize(("left", "deck"), [(1, "silver"), (0, "")])
def test_beggar_puts_a_single_silver_on_the_deck(table, left, deck):
    t = table(hands=["militia", "beggar"], supply={"silver": left})
    t.play("militia")
    t.answer("react beggar")
    assert (t.deck(1), t.discard(1)) == (deck, "beggar")


@pytest.mark.rule("card/beggar", "D40")
@pytest.mark.ruling("card/beggar#3")
def test_beggar_drawn_by_another_reaction_may_be_used_and_several_of_them(table):
    t = table(hands=["militia", "secret_chamber beggar"], decks=["", "beggar copper"])
    t.play("militia")
    t.answer("react secret_chamber", "topdeck secret_chamber", "topdeck copper")
    t.answer("react beggar", "react beggar")
    assert t.hand(1) == ""
    assert t.discard(1) == "beggar beggar silver silver"
    assert t.deck(1) == "silver silver copper secret_chamber"


# -- Vagrant


@pytest.mark.rule("card/vagrant")
@pytest.mark.ruling("card/vagrant#1")
@pytest.mark.parametrize(
    "found", ["curse", "estate", "survivors", "hovel", "necropolis", "great_hall", "harem"]
)
def test_vagrant_takes_curses_ruins_shelters_and_victory_cards(table, found):
    t = table(hands=["vagrant"], decks=[f"copper {found}"])
    t.play("vagrant")
    assert (t.hand(), t.deck(), t.actions) == (" ".join(sorted(["copper", found])), "", 1)
    assert t.known(1, "hand") == [found]


@pytest.mark.rule("card/vagrant")
@pytest.mark.parametrize("found", ["copper", "village", "gold"])
def test_vagrant_leaves_other_cards_on_the_deck(table, found):
    t = table(hands=["vagrant"], decks=[f"copper {found}"])
    t.play("vagrant")
    assert (t.hand(), t.deck()) == ("copper", found)
    assert t.known(1, "deck") == [found]


@pytest.mark.rule("card/vagrant", "D27")
def test_vagrant_without_cards_reveals_nothing(table):
    t = table(hands=["vagrant"])
    t.play("vagrant")
    assert (t.hand(), t.deck()) == ("", "")


# -- Sage


@pytest.mark.rule("card/sage")
def test_sage_takes_the_first_card_costing_three_or_more(table):
    t = table(hands=["sage"], decks=["copper curse province gold"])
    t.play("sage")
    assert (t.hand(), t.deck(), t.discard(), t.actions) == ("province", "gold", "copper curse", 1)


@pytest.mark.rule("card/sage", "D27")
@pytest.mark.ruling("card/sage#1")
def test_sage_discards_everything_if_nothing_is_dear_enough(table):
    t = table(hands=["sage"], decks=["copper estate"], discards=["curse copper"])
    t.play("sage")
    assert (t.hand(), t.deck(), t.discard()) == ("", "", "copper copper curse estate")


@pytest.mark.rule("card/sage", "D35")
def test_sage_looks_at_the_current_cost(table):
    t = table(hands=["bridge sage"], decks=["village smithy"], actions=2)
    t.play("bridge", "sage")
    assert (t.hand(), t.discard()) == ("smithy", "village")  # a Village costs 2 now


# -- Storeroom


@pytest.mark.rule("card/storeroom")
@pytest.mark.ruling("card/storeroom#1")
def test_storeroom_discards_for_cards_and_then_for_coins(table):
    t = table(hands=["storeroom estate*2 copper"], decks=["curse gold"])
    t.play("storeroom")
    t.answer("discard estate", "discard estate", "pass")
    t.expect(0, "storeroom-coins", "discard copper", "discard curse", "discard gold", "pass")
    t.answer("discard curse", "discard copper", "pass")
    assert (t.hand(), t.coins, t.buys) == ("gold", 2, 2)


@pytest.mark.rule("card/storeroom")
@pytest.mark.ruling("card/storeroom#1")
def test_storeroom_may_discard_nothing_both_times(table):
    t = table(hands=["storeroom estate"], decks=["gold"])
    t.play("storeroom")
    t.answer("pass", "pass")
    assert (t.hand(), t.coins, t.deck()) == ("estate", 0, "gold")


# -- Armory


@pytest.mark.rule("card/armory")
@pytest.mark.ruling("card/armory#1")
def test_armory_gains_onto_the_deck(table):
    t = table(hands=["armory"], kingdom="bandit_camp smithy", decks=["gold"])
    t.play("armory")
    t.expect(
        *(0, "gain", "gain copper", "gain curse", "gain estate", "gain silver"),
        *("gain armory", "gain smithy"),  # no Spoils, which cost 0
    )
    t.answer("gain smithy")
    assert (t.deck(), t.discard()) == ("smithy gold", "")
    assert t.known(1, "deck") == ["smithy"]


# -- Ironmonger


@pytest.mark.rule("card/ironmonger", "D81")
@pytest.mark.ruling("card/ironmonger#1", "card/ironmonger#2")
@pytest.mark.parametrize(
    ("found", "actions", "coins", "hand"),
    [
        ("village", 2, 0, "copper"),
        ("silver", 1, 1, "copper"),
        ("estate", 1, 0, "copper gold"),
        ("harem", 1, 1, "copper gold"),
        ("great_hall", 2, 0, "copper gold"),
        ("curse", 1, 0, "copper"),
    ],
)
def test_ironmonger_gives_a_bonus_for_each_type(table, found, actions, coins, hand):
    t = table(hands=["ironmonger"], decks=[f"copper {found} gold"])
    t.play("ironmonger")
    t.expect(0, "ironmonger", f"discard {found}", f"topdeck {found}")
    assert (t.actions, t.coins) == (1, 0)  # the bonus comes afterwards
    t.answer(f"discard {found}")
    assert (t.actions, t.coins, t.hand(), t.discard()) == (actions, coins, hand, found)


@pytest.mark.rule("card/ironmonger")
@pytest.mark.ruling("card/ironmonger#1")
def test_ironmonger_draws_the_card_it_left_on_the_deck(table):
    t = table(hands=["ironmonger"], decks=["copper estate gold"])
    t.play("ironmonger")
    t.answer("topdeck estate")
    assert (t.hand(), t.deck()) == ("copper estate", "gold")


@pytest.mark.rule("card/ironmonger")
def test_ironmonger_without_cards_asks_nothing(table):
    t = table(hands=["ironmonger"])
    t.play("ironmonger")
    t.expect_no_question()


# -- Scavenger


@pytest.mark.rule("card/scavenger", "D28", "D81")
@pytest.mark.ruling("card/scavenger#1")
def test_scavenger_moves_the_deck_without_discarding_it(table):
    t = table(hands=["scavenger"], decks=["gold copper"], discards=["estate"])
    t.play("scavenger")
    t.answer("choose yes")
    t.expect(0, "scavenger-topdeck", "topdeck copper", "topdeck estate", "topdeck gold")
    t.answer("topdeck gold")
    assert (t.deck(), t.discard(), t.coins) == ("gold", "copper estate", 2)
    assert t.told(1, "discards") == []


@pytest.mark.rule("card/scavenger")
@pytest.mark.ruling("card/scavenger#2")
def test_scavenger_must_put_a_card_back_even_if_the_deck_stays(table):
    t = table(hands=["scavenger"], decks=["gold"], discards=["estate curse"])
    t.play("scavenger")
    t.answer("pass")
    t.expect(0, "scavenger-topdeck", "topdeck curse", "topdeck estate")
    t.answer("topdeck curse")
    assert (t.deck(), t.discard()) == ("curse gold", "estate")
    assert t.known(1, "deck") == []


@pytest.mark.rule("card/scavenger")
@pytest.mark.ruling("card/scavenger#2")
def test_scavenger_puts_nothing_back_from_an_empty_discard_pile(table):
    t = table(hands=["scavenger"], decks=["gold"])
    t.play("scavenger")
    t.answer("pass")
    t.expect_no_question()
    assert t.deck() == "gold"


# -- Wandering Minstrel


@pytest.mark.rule("card/wandering_minstrel")
@pytest.mark.ruling("card/wandering_minstrel#1")
def test_wandering_minstrel_puts_actions_back_and_discards_the_rest(table):
    t = table(hands=["wandering_minstrel"], decks=["copper village estate great_hall gold"])
    t.play("wandering_minstrel")
    t.expect(0, "topdeck-order", "topdeck great_hall", "topdeck village")
    t.answer("topdeck great_hall")
    assert (t.deck(), t.discard()) == ("village great_hall gold", "estate")
    assert (t.hand(), t.actions) == ("copper", 2)


@pytest.mark.rule("card/wandering_minstrel", "D27")
@pytest.mark.ruling("card/wandering_minstrel#2")
def test_wandering_minstrel_reveals_what_there_is(table):
    t = table(hands=["wandering_minstrel"], decks=["copper gold"], discards=["estate"])
    t.play("wandering_minstrel")
    assert (t.deck(), t.discard()) == ("", "estate gold")


# -- Mystic


@pytest.mark.rule("card/mystic")
@pytest.mark.parametrize(("named", "hand", "deck"), [("gold", "gold", ""), ("copper", "", "gold")])
def test_mystic_takes_the_named_card(table, named, hand, deck):
    t = table(hands=["mystic"], decks=["gold"])
    t.play("mystic")
    t.answer(f"name {named}")
    assert (t.hand(), t.deck(), t.actions, t.coins) == (hand, deck, 1, 2)


@pytest.mark.rule("card/mystic", "D26", "D62")
@pytest.mark.ruling("card/mystic#1", "card/ruins#4", "R157")
@pytest.mark.parametrize(
    ("named", "hand"),
    [("sir_martin", "sir_martin"), ("sir_destry", ""), ("survivors", "")],
)
def test_mystic_tells_knights_and_ruins_apart(table, named, hand):
    t = table(hands=["mystic"], decks=["sir_martin"], kingdom="knights marauder")
    t.play("mystic")
    assert not {"name knights", "name ruins"} & set(t.names())
    t.answer(f"name {named}")
    assert t.hand() == hand


@pytest.mark.rule("card/mystic", "D27")
def test_mystic_without_a_deck_finds_nothing(table):
    t = table(hands=["mystic"])
    t.play("mystic")
    t.answer("name gold")
    assert t.hand() == ""
