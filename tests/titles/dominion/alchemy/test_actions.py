"""Alchemy: the Actions."""

from __future__ import annotations

import pytest

# -- Transmute


@pytest.mark.rule("card/transmute", "D24")
@pytest.mark.ruling("card/transmute#1", "card/transmute#2")
@pytest.mark.parametrize(
    ("trashed", "gained"),
    [
        ("village", "duchy"),
        ("copper", "transmute"),
        ("estate", "gold"),
        ("nobles", "duchy gold"),
        ("harem", "gold transmute"),
        ("curse", ""),
    ],
)
def test_transmute_gives_a_card_for_each_type(table, trashed, gained):
    t = table(hands=[f"transmute {trashed}"])
    t.play("transmute")
    assert (t.trash(), t.discard()) == (trashed, gained)
    t.ends_clean()


@pytest.mark.rule("card/transmute")
@pytest.mark.ruling("card/transmute#2", "card/transmute#3")
def test_transmute_needs_a_card_to_trash_and_one_to_gain(table):
    t = table(hands=["transmute"])
    t.play("transmute")
    assert (t.trash(), t.discard()) == ("", "")
    t.ends_clean()
    t = table(hands=["transmute nobles"], supply={"duchy": 0})
    t.play("transmute")
    assert (t.trash(), t.discard()) == ("nobles", "gold")
    t.ends_clean()


# -- Apothecary


@pytest.mark.rule("card/apothecary")
@pytest.mark.ruling("card/apothecary#1")
def test_apothecary_takes_coppers_and_potions_and_puts_the_rest_back(table):
    t = table(hands=["apothecary"], decks=["gold copper estate potion curse silver"])
    t.play("apothecary")
    assert (t.hand(), t.actions) == ("copper gold potion", 1)
    t.expect(0, "topdeck-order", "topdeck estate", "topdeck curse")
    t.answer("topdeck curse")
    assert t.deck() == "estate curse silver"
    assert t.known(1, "hand", 0) == ["copper", "potion"]
    t.ends_clean()


@pytest.mark.rule("card/apothecary", "D27")
@pytest.mark.ruling("card/apothecary#2")
def test_apothecary_reveals_as_many_cards_as_there_are(table):
    t = table(hands=["apothecary"], decks=["gold copper"], discards=["estate copper"])
    t.play("apothecary")
    assert (t.hand(), t.deck()) == ("copper copper gold", "estate")
    t.ends_clean()


# -- University


@pytest.mark.rule("card/university", "D24", "D36", "D82")
@pytest.mark.ruling("card/university#1")
@pytest.mark.parametrize("year", [2010, 2015])
def test_university_may_gain_an_action_for_up_to_five(table, year):
    t = table(
        hands=["university"],
        kingdom="mill laboratory goons familiar apprentice quarry",
        printings={"alchemy": year},
    )
    t.play("university")
    assert t.actions == 2
    t.expect(0, "university", "gain mill", "gain apprentice", "gain laboratory", "pass")
    t.answer("gain laboratory")
    assert t.discard() == "laboratory"
    t.ends_clean()


@pytest.mark.rule("card/university")
def test_university_may_be_declined(table):
    t = table(hands=["university"], kingdom="village")
    t.play("university")
    t.answer("pass")
    assert t.discard() == ""
    t.ends_clean()


# -- Scrying Pool


@pytest.mark.rule("card/scrying_pool")
@pytest.mark.ruling("card/scrying_pool#1", "card/scrying_pool#3", "card/scrying_pool#4", "R109")
def test_scrying_pool_decides_about_every_top_card_and_draws_up_to_a_non_action(table):
    t = table(
        hands=["scrying_pool", "", ""],
        decks=["village smithy estate gold", "gold copper", "curse copper"],
    )
    t.play("scrying_pool")
    assert [t.seen(-1, "revealed", seat) for seat in range(3)] == [["village"], ["gold"], ["curse"]]
    t.expect(0, "spy-own", "discard village", "topdeck village")
    t.answer("topdeck village")
    t.expect(0, "spy-other", "discard gold", "topdeck gold")
    t.answer("discard gold")
    t.answer("topdeck curse")
    assert (t.hand(), t.deck(), t.actions) == ("estate smithy village", "gold", 1)
    assert (t.deck(1), t.discard(1), t.deck(2)) == ("copper", "gold", "curse copper")
    assert sorted(t.known(1, "hand", 0)) == ["estate", "smithy", "village"]
    t.ends_clean()


@pytest.mark.rule("card/scrying_pool")
@pytest.mark.ruling("card/scrying_pool#1", "card/scrying_pool#3")
def test_scrying_pool_takes_a_first_card_that_is_no_action_alone(table):
    t = table(hands=["scrying_pool", ""], decks=["village copper smithy"])
    t.play("scrying_pool")
    t.answer("discard village")
    assert (t.hand(), t.deck(), t.discard()) == ("copper", "smithy", "village")
    t.ends_clean()


@pytest.mark.rule("card/scrying_pool", "D27", "D24")
@pytest.mark.ruling("card/scrying_pool#2")
def test_scrying_pool_takes_everything_if_it_is_all_actions(table):
    t = table(hands=["scrying_pool", ""], decks=["village great_hall"], discards=["smithy"])
    t.play("scrying_pool")
    t.answer("topdeck village")
    assert (t.hand(), t.deck(), t.discard()) == ("great_hall smithy village", "", "")
    t.ends_clean()


@pytest.mark.rule("card/scrying_pool", "card/moat", "D40")
def test_moat_wards_off_scrying_pool(table):
    t = table(hands=["scrying_pool", "moat"], decks=["copper estate", "gold"])
    t.play("scrying_pool")
    t.answer("react moat", "discard copper")
    assert (t.hand(), t.deck(1)) == ("estate", "gold")
    t.ends_clean()


# -- Familiar


@pytest.mark.rule("card/familiar", "D41")
@pytest.mark.ruling("card/familiar#1")
@pytest.mark.parametrize(
    ("curses", "gained"), [(10, ["curse", "curse"]), (1, ["curse", ""]), (0, ["", ""])]
)
def test_familiar_deals_out_curses_from_the_left(table, curses, gained):
    t = table(hands=["familiar", "", "", "moat"], decks=["gold"], supply={"curse": curses})
    t.play("familiar")
    t.answer("react moat")
    assert [t.discard(1), t.discard(2), t.discard(3)] == [*gained, ""]
    assert (t.hand(), t.actions) == ("gold", 1)
    t.ends_clean()


# -- Golem


@pytest.mark.rule("card/golem", "D37")
def test_golem_plays_two_actions_in_either_order_and_discards_the_rest(table):
    t = table(hands=["golem copper"], decks=["estate golem village gold moat silver*3"])
    t.play("golem")
    t.expect(0, "golem", "play village", "play moat")
    t.answer("play moat")
    assert t.in_play() == "golem moat village"
    assert t.discard() == "estate gold golem"
    assert (t.hand(), t.actions) == ("copper silver silver silver", 2)
    t.ends_clean()


@pytest.mark.rule("card/golem", "D27")
@pytest.mark.ruling("card/golem#1")
@pytest.mark.parametrize(
    ("deck", "played"), [("copper monument", "monument"), ("copper golem", "")]
)
def test_golem_plays_what_there_is(table, deck, played):
    t = table(hands=["golem"], decks=[deck], discards=["estate"])
    t.play("golem")
    assert t.in_play() == " ".join(["golem", *played.split()])
    assert t.points(0) == len(played.split())
    assert "copper" in t.discard()
    t.ends_clean()


@pytest.mark.rule("card/golem", "card/throne_room")
@pytest.mark.ruling("card/golem#2")
def test_a_throne_room_found_by_golem_looks_at_the_hand_only(table):
    t = table(hands=["golem monument"], decks=["throne_room festival"])
    t.play("golem")
    t.answer("play throne_room")
    t.expect(0, "throne-room-play", "play monument", "pass")
    t.answer("play monument")
    assert (t.points(0), t.coins, t.actions) == (2, 4 + 2, 2)
    t.ends_clean()


@pytest.mark.rule("card/golem", "card/library", "D27")
def test_the_card_golem_plays_second_waits_while_the_first_reveals_and_shuffles(table):
    t = table(
        hands=["golem", ""], decks=["adventurer copper monument"], discards=["silver gold estate"]
    )
    t.play("golem")
    t.answer("play adventurer")
    assert (t.in_play(), t.points(0), t.coins) == ("adventurer golem monument", 1, 2)
    assert len(t.g.players[0].hand) == 2
    t.ends_clean()


# -- Apprentice


@pytest.mark.rule("card/apprentice", "D50")
@pytest.mark.ruling("card/apprentice#1")
@pytest.mark.parametrize(
    ("trashed", "drawn"),
    [("copper", 0), ("curse", 0), ("silver", 3), ("vineyard", 2), ("golem", 6), ("province", 8)],
)
def test_apprentice_draws_for_coins_and_potions(table, trashed, drawn):
    t = table(hands=[f"apprentice {trashed}"], decks=["estate*9"])
    t.play("apprentice")
    assert (t.trash(), len(t.g.players[0].hand), t.actions) == (trashed, drawn, 1)
    t.ends_clean()


@pytest.mark.rule("card/apprentice")
@pytest.mark.ruling("card/apprentice#1")
def test_apprentice_must_trash_a_card_if_there_is_one(table):
    t = table(hands=["apprentice gold estate"], decks=["copper*9"])
    t.play("apprentice")
    t.expect(0, "trash", "trash gold", "trash estate")
    t.answer("trash estate")
    assert t.hand() == "copper copper gold"
    t.ends_clean()
    t = table(hands=["apprentice"], decks=["copper*9"])
    t.play("apprentice")
    assert (t.hand(), t.actions) == ("", 1)
    t.ends_clean()
