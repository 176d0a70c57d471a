"""Dark Ages: cards that trash others."""

from __future__ import annotations

import pytest

# -- Forager


@pytest.mark.rule("card/forager")
@pytest.mark.ruling("card/forager#2")
@pytest.mark.parametrize(
    ("hand", "trash", "coins"),
    [
        ("estate", "", 0),
        ("copper", "", 1),
        ("copper", "copper*3", 1),
        ("harem", "copper*3", 2),
        ("estate", "copper*4 counterfeit estate*6", 2),
    ],
)
def test_forager_counts_names_of_treasures_in_the_trash(table, hand, trash, coins):
    t = table(hands=[f"forager {hand}"], trash=trash)
    t.play("forager")
    assert (t.coins, t.actions, t.buys, t.hand()) == (coins, 1, 2, "")


@pytest.mark.rule("card/forager")
@pytest.mark.ruling("card/forager#1")
def test_forager_counts_even_without_cards_in_hand(table):
    t = table(hands=["forager"], trash="copper silver")
    t.play("forager")
    assert t.coins == 2


@pytest.mark.rule("card/forager")
def test_forager_must_trash(table):
    t = table(hands=["forager gold estate"])
    t.play("forager")
    t.expect(0, "trash", "trash estate", "trash gold")
    t.answer("trash gold")
    assert t.coins == 1


# -- Count


@pytest.mark.rule("card/count")
@pytest.mark.ruling("card/count#1")
@pytest.mark.parametrize(
    ("first", "second", "hand", "deck", "discard", "trash", "coins"),
    [
        (
            ["+discard", "discard estate", "discard gold"],
            "+coins",
            "copper",
            "",
            "estate gold",
            "",
            3,
        ),
        (["+deck", "topdeck gold"], "+trash", "", "gold", "", "copper estate", 0),
        (["+copper"], "+duchy", "copper estate gold", "", "copper duchy", "", 0),
        (["+copper"], "+trash", "", "", "copper", "copper estate gold", 0),
    ],
)
def test_count_has_two_independent_choices(table, first, second, hand, deck, discard, trash, coins):
    t = table(hands=["count copper estate gold"])
    t.play("count")
    t.expect(0, "count-price", "choose +copper", "choose +deck", "choose +discard")
    t.answer(f"choose {first[0]}", *first[1:])
    t.expect(0, "count-reward", "choose +coins", "choose +duchy", "choose +trash")
    t.answer(f"choose {second}")
    assert (t.hand(), t.deck(), t.discard(), t.trash(), t.coins) == (
        *(hand, deck, discard, trash, coins),
    )


@pytest.mark.rule("card/count", "D25")
@pytest.mark.ruling("card/count#1")
@pytest.mark.parametrize("first", ["+discard", "+deck", "+copper"])
@pytest.mark.parametrize("second", ["+trash", "+duchy"])
def test_count_may_choose_in_vain(table, first, second):
    t = table(hands=["count"], supply={"copper": 0, "duchy": 0})
    t.play("count")
    t.answer(f"choose {first}", f"choose {second}")
    assert (t.hand(), t.discard(), t.trash(), t.deck()) == ("", "", "", "")


@pytest.mark.rule("card/count", "D33")
@pytest.mark.ruling("card/count#2")
def test_count_trashes_the_whole_hand_before_what_it_brings(table):
    t = table(hands=["count rats cultist copper"], decks=["gold*4"])
    t.play("count")
    t.answer("choose +copper", "choose +trash")
    assert t.trash() == "copper cultist rats"
    t.expect(0, "next-effect", "use cultist", "use rats")
    t.answer("use rats")
    assert t.hand() == "gold gold gold gold"


@pytest.mark.rule("card/count", "D33")
def test_count_puts_a_card_on_the_deck_unseen(table):
    t = table(hands=["count gold copper"])
    t.play("count")
    t.answer("choose +deck", "topdeck gold", "choose +coins")
    assert (t.deck(), t.known(1, "deck")) == ("gold", [])


# -- Graverobber


@pytest.mark.rule("card/graverobber")
def test_graverobber_gains_from_the_trash_onto_the_deck(table):
    trash = "copper silver gold province"
    t = table(hands=["graverobber village"], decks=["estate"], trash=trash)
    t.play("graverobber")
    t.expect(0, "graverobber", "choose +from_trash", "choose +trash")
    t.answer("choose +from_trash")
    t.expect(0, "gain", "gain gold", "gain silver")
    t.answer("gain gold")
    assert (t.deck(), t.trash()) == ("gold estate", "copper province silver")
    assert t.known(1, "deck") == ["gold"]


@pytest.mark.rule("card/graverobber", "D31")
@pytest.mark.ruling("card/graverobber#3")
def test_graverobber_turns_an_action_into_a_dearer_card(table):
    t = table(hands=["graverobber village copper"], kingdom="hermit adventurer artisan")
    t.play("graverobber")
    t.answer("choose +trash")
    assert not {"gain province", "gain madman"} & set(t.names())  # a Village costs 3
    t.answer("gain gold")
    assert (t.discard(), t.deck(), t.trash(), t.hand()) == ("gold", "", "village", "copper")


@pytest.mark.rule("card/graverobber", "D25")
@pytest.mark.ruling("card/graverobber#1")
@pytest.mark.parametrize("mode", ["+from_trash", "+trash"])
def test_graverobber_may_choose_in_vain(table, mode):
    t = table(hands=["graverobber copper"], trash="copper")
    t.play("graverobber")
    t.answer(f"choose {mode}")
    t.expect_no_question()
    assert (t.hand(), t.trash(), t.discard()) == ("copper", "copper", "")


@pytest.mark.rule("card/graverobber", "D33")
@pytest.mark.ruling("card/graverobber#2")
def test_graverobber_gains_after_the_trashed_cultist_has_drawn(table):
    t = table(hands=["graverobber cultist"], decks=["copper*3"])
    t.play("graverobber")
    t.answer("choose +trash")
    assert t.hand() == "copper copper copper"
    t.answer("gain province")
    assert t.discard() == "province"


# -- Junk Dealer


@pytest.mark.rule("card/junk_dealer")
@pytest.mark.ruling("card/junk_dealer#1")
def test_junk_dealer_draws_then_trashes(table):
    t = table(hands=["junk_dealer copper"], decks=["curse"])
    t.play("junk_dealer")
    t.expect(0, "trash", "trash copper", "trash curse")
    t.answer("trash curse")
    assert (t.hand(), t.trash(), t.actions, t.coins) == ("copper", "curse", 1, 1)
    t = table(hands=["junk_dealer"])
    t.play("junk_dealer")
    t.expect_no_question()


# -- Rebuild


@pytest.mark.rule("card/rebuild")
@pytest.mark.ruling("card/rebuild#1", "R157")
@pytest.mark.parametrize(
    ("named", "trash", "discard"),
    [("gold", "estate", "copper"), ("estate", "duchy", "copper curse estate")],
)
def test_rebuild_spares_the_named_card(table, named, trash, discard):
    t = table(hands=["rebuild"], decks=["copper estate curse duchy gold"])
    t.play("rebuild")
    t.answer(f"name {named}")
    assert (t.trash(), t.actions) == (trash, 1)
    gained = "duchy" if trash == "estate" else "province"
    t.answer(f"gain {gained}")
    assert t.discard() == " ".join(sorted([*discard.split(), gained]))


@pytest.mark.rule("card/rebuild", "D82")
@pytest.mark.ruling("card/rebuild#2", "R158")
def test_rebuild_may_gain_the_same_or_a_cheaper_victory_card(table):
    t = table(hands=["rebuild"], decks=["duchy"], kingdom="great_hall harem gardens smithy")
    t.play("rebuild")
    t.answer("name copper")
    t.expect(
        *(0, "gain", "gain estate", "gain duchy", "gain province"),
        *("gain great_hall", "gain harem", "gain gardens"),
    )
    t.answer("gain duchy")
    assert (t.trash(), t.discard()) == ("duchy", "duchy")


@pytest.mark.rule("card/rebuild", "D27")
@pytest.mark.ruling("card/rebuild#3")
def test_rebuild_discards_everything_if_no_victory_card_turns_up(table):
    t = table(hands=["rebuild"], decks=["copper"], discards=["province curse"])
    t.play("rebuild")
    t.answer("name province")
    t.expect_no_question()
    assert (t.discard(), t.trash(), t.deck()) == ("copper curse province", "", "")


@pytest.mark.rule("card/rebuild")
@pytest.mark.ruling("R152")
def test_what_rebuild_trashes_draws_none_of_the_revealed_cards(table):
    t = table(hands=["rebuild"], decks=["copper overgrown_estate gold"])
    t.play("rebuild")
    t.answer("name copper")
    assert (t.hand(), t.discard()) == ("gold", "copper estate")  # an Estate, the only one for 4


# -- Altar


@pytest.mark.rule("card/altar", "D82")
@pytest.mark.ruling("card/altar#1", "R158")
@pytest.mark.parametrize(("hand", "trash"), [("estate", "estate"), ("", "")])
def test_altar_gains_a_card_costing_up_to_five(table, hand, trash):
    t = table(hands=[f"altar {hand}"])
    t.play("altar")
    assert "gain gold" not in t.names() and "pass" not in t.names()
    t.answer("gain duchy")
    assert (t.trash(), t.discard()) == (trash, "duchy")
