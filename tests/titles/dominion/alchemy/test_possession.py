"""Alchemy: Possession, played from hand; more about controlled turns in `test_control`."""

from __future__ import annotations

import pytest


def possessed(table, hand, **more):
    """Seat 1's extra turn with this hand, in which seat 0 decides; seat 2 is a third player."""
    hands = ["possession", hand, *more.pop("others", [""])]
    decks = more.pop("decks", ["copper*9", "estate*9", "estate*9"])
    t = table(hands=hands, decks=decks, **more)
    t.play("possession")
    t.end_turn()
    assert (t.g.turn, t.g.controller) == (1, 0)
    return t


def turns(t) -> list[tuple[int, int, bool]]:
    """(turn, controller, extra) of the turns that begin until the regular order goes on."""
    found: list[tuple[int, int, bool]] = []
    for _ in range(8):
        t.end_turn()
        found.append((t.g.turn, t.g.controller, t.g.extra_turn))
        if not t.g.extra_turn:
            return found
    raise AssertionError(found)


# -- when the turns come


@pytest.mark.rule("card/possession", "D74", "D20", "D40")
@pytest.mark.ruling("card/possession#1")
def test_possession_is_neither_an_attack_nor_a_duration(table):
    t = table(
        hands=["possession", "moat lighthouse secret_chamber", ""],
        decks=["copper*9", "estate*9", ""],
        in_play=["", "lighthouse"],
    )
    t.play("possession")
    assert t.question().seat == 0  # nobody was asked to react
    t.end_turn()
    assert (t.in_play(0), t.discard(0), t.hand(0)) == ("", "possession", "copper " * 4 + "copper")
    assert (t.g.turn, t.g.controller) == (1, 0)
    ask = t.question()
    assert (ask.seat, ask.player) == (0, 1)
    t.ends_clean()


@pytest.mark.rule("card/possession", "D74", "D37")
@pytest.mark.ruling("card/possession#2")
@pytest.mark.parametrize("hand", ["possession*2", "throne_room possession"])
def test_every_play_brings_a_turn_and_the_regular_one_follows(table, hand):
    t = table(hands=[hand, "copper", ""], decks=["copper*9", "estate*20"], actions=2)
    t.play(hand.split("*")[0].split()[0])
    if t.question().prompt == "throne-room-play":
        t.answer("play possession")
    else:
        t.play("possession")
    assert turns(t) == [(1, 0, True), (1, 0, True), (1, -1, False)]
    t.ends_clean()


@pytest.mark.rule("card/possession", "card/outpost", "D20")
@pytest.mark.ruling("card/possession#7", "R37")
def test_the_turn_of_an_outpost_comes_before_the_one_by_possession(table):
    t = table(hands=["possession outpost", "copper", ""], decks=["copper*9", "estate*9"], actions=2)
    t.play("possession", "outpost")
    assert turns(t) == [(0, -1, True), (1, 0, True), (1, -1, False)]
    t.ends_clean()


@pytest.mark.rule("card/possession", "card/outpost", "D74")
@pytest.mark.ruling("card/possession#7", "R12")
def test_an_outpost_in_the_possessed_turn_brings_a_turn_of_the_players_own(table):
    t = possessed(table, "outpost", decks=["copper*9", "estate*9"])
    t.play("outpost")
    t.end_turn()
    assert (t.g.turn, t.g.controller, t.g.extra_turn) == (1, -1, True)
    assert t.hand(1) == "estate estate estate"
    assert t.question().seat == 1
    t.buy("copper")
    assert "copper" in t.discard(1)
    t.ends_clean()


@pytest.mark.rule("card/possession", "D74")
@pytest.mark.ruling("card/possession#8")
def test_possession_in_the_possessed_turn_reaches_the_next_player(table):
    t = possessed(table, "possession", others=["copper"])
    t.play("possession")
    assert turns(t) == [(2, 1, True), (1, -1, False)]
    t.ends_clean()


@pytest.mark.rule("card/possession", "D20", "D22")
@pytest.mark.ruling("card/possession#9", "R5")
def test_possessed_turns_do_not_count_when_a_tie_is_broken(table):
    t = possessed(table, "copper")
    assert [me.turns for me in t.g.players] == [1, 0, 0]
    t.end_turn()
    assert [me.turns for me in t.g.players] == [1, 1, 0]
    t.ends_clean()


# -- cards and tokens


@pytest.mark.rule("card/possession", "D74", "card/mine", "card/bureaucrat", "D46")
@pytest.mark.ruling("card/possession#3", "R110")
def test_cards_go_to_the_controller_wherever_they_would_go_and_tokens_stay(table):
    t = table(
        hands=["mine bureaucrat monument goons copper", "copper*5", "estate"],
        controller=1,
        actions=4,
        buys=2,
    )
    t.play("mine")
    t.answer("trash copper", "gain silver")  # to hand
    t.play("bureaucrat")  # a Silver onto the deck
    t.play("monument", "goons")  # two Coppers are discarded
    t.buy("estate")
    assert t.discard(1) == "copper copper estate silver silver"
    assert (t.points(0), t.points(1)) == (2, 0)
    t.ends_clean()


@pytest.mark.rule("card/possession", "D74", "card/mining_village")
@pytest.mark.ruling("card/possession#4")
def test_trashed_cards_count_as_trashed_and_come_back_after_the_turn(table):
    t = possessed(table, "mining_village bishop gold", decks=["copper*9", "estate*9"])
    t.play("mining_village")
    t.answer("choose yes")
    assert t.coins == 2
    t.play("bishop")
    t.answer("trash gold", "pass")
    assert (t.trash(), t.points(1)) == ("", 1 + 3)
    assert t.seen(2, "returning", -1) == ["mining_village", "gold"]
    t.end_turn()
    assert t.g.controller == -1
    assert "gold" in t.discard(1)
    assert "mining_village" in t.discard(1)
    t.ends_clean()


@pytest.mark.rule("card/possession", "D74", "card/masquerade", "card/ambassador", "card/swindler")
@pytest.mark.ruling("card/possession#5")
def test_passed_and_returned_cards_and_those_of_others_are_lost(table):
    t = table(
        hands=["masquerade ambassador swindler gold estate*2", "silver", "copper"],
        decks=["curse*9", "silver", "duchy"],
        controller=1,
        actions=3,
    )
    t.play("swindler")  # the controller is attacked as well
    t.answer("gain silver")
    t.play("ambassador")
    t.answer("reveal estate", "return 2")
    t.play("masquerade")
    t.answer("give gold")
    t.answer("pass")
    assert (t.hand(1), t.trash()) == ("gold", "duchy silver")
    t.end_turn()
    owned = t.hand(0) + t.discard(0) + t.deck(0)
    assert "gold" not in owned
    assert "estate" not in owned
    assert (t.trash(), t.discard(2).count("estate")) == ("duchy silver", 1)
    t.ends_clean()


@pytest.mark.rule("card/possession", "D74", "D40", "card/militia", "card/moat")
@pytest.mark.ruling("card/possession#6")
def test_an_attack_in_the_possessed_turn_hits_the_controller(table):
    t = possessed(
        table, "militia moat", others=["copper*5"], decks=["moat copper*9", "estate*9", ""]
    )
    t.play("militia")
    t.expect(0, "react", "react moat", "pass")
    assert t.question().player == 0  # the own hand, not the player's
    t.answer("pass", "discard copper", "discard copper")
    assert (t.hand(0), t.hand(1)) == ("copper copper moat", "moat")
    t.ends_clean()


# -- with cards of other sets


@pytest.mark.rule("card/watchtower", "card/possession", "D74")
@pytest.mark.ruling("card/watchtower#5", "R107")
@pytest.mark.parametrize(("year", "trash"), [(2010, ""), (2016, "copper")])
def test_the_possessed_player_cannot_use_watchtower_and_the_controller_only_since_2016(
    table, year, trash
):
    t = possessed(
        table,
        "watchtower",
        decks=["watchtower copper*9", "estate*9"],
        printings={"prosperity": year},
        coins=0,
    )
    t.buy("copper")
    if year == 2016:
        t.expect(0, "show", "react watchtower", "pass")
        assert t.question().player == 0
        t.answer("react watchtower", "trash copper")
    assert (t.trash(), t.discard(0).count("copper")) == (trash, 0 if trash else 1)
    assert t.g.turn == 1
    t.ends_clean()


@pytest.mark.rule("card/watchtower", "card/possession", "card/familiar", "D74")
@pytest.mark.ruling("card/watchtower#5", "R107")
@pytest.mark.parametrize("year", [2010, 2016])
def test_what_the_controller_is_given_by_an_attack_watchtower_may_always_trash(table, year):
    t = table(
        hands=["familiar", "watchtower"], controller=1, printings={"prosperity": year}, seats=3
    )
    t.play("familiar")
    t.answer("react watchtower", "trash curse")
    assert (t.trash(), t.discard(1), t.discard(2)) == ("curse", "", "curse")
    t.ends_clean()


@pytest.mark.rule("card/royal_seal", "card/possession", "D74")
@pytest.mark.ruling("card/royal_seal#3")
def test_a_royal_seal_does_nothing_in_a_possessed_turn(table):
    t = possessed(table, "royal_seal")
    t.play("royal_seal")
    t.buy("copper")
    assert "copper" in t.discard(0)
    assert t.question().prompt != "royal-seal"
    t.ends_clean()


@pytest.mark.rule("card/contraband", "card/possession", "D74")
@pytest.mark.ruling("R106")
def test_in_a_possessed_turn_the_players_own_neighbour_names_for_contraband(table):
    t = possessed(table, "contraband", others=["copper"])
    t.play("contraband")
    assert (t.question().seat, t.question().player) == (2, 2)
    t.answer("name duchy")
    t.end_turn()
    t.ends_clean()


@pytest.mark.rule("card/trade_route", "card/possession", "D70")
def test_trade_route_tokens_move_whoever_gains_the_card(table):
    t = possessed(table, "trade_route estate copper*2")
    t.play("trade_route")
    t.answer("trash estate")
    t.play_treasures()
    t.buy("estate")
    assert (t.g.counters["trade_route"], t.left("estate")) == (1, 11)
    assert t.discard(0) == "estate possession"
    t.ends_clean()
