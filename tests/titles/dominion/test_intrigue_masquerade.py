"""Intrigue: Masquerade, and what each player learns from it."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.rng import Rng


@pytest.mark.rule("card/masquerade", "D39")
@pytest.mark.ruling("card/masquerade#1", "card/masquerade#3", "card/masquerade#4")
@pytest.mark.ruling("R9")
def test_masquerade_passes_all_cards_to_the_left_at_once(table):
    t = table(
        hands=["masquerade copper", "estate curse", "gold silver"], decks=["copper duchy province"]
    )
    t.play("masquerade")
    assert [ask.seat for ask in t.match.pending] == [0, 1, 2]
    t.expect(0, "give", "give copper", "give duchy")
    t.answer("give curse", seat=1)
    assert [ask.seat for ask in t.match.pending] == [0, 2]
    t.answer("give gold", seat=2)
    assert (t.hand(1), t.hand(2)) == ("curse estate", "gold silver")  # nothing has moved yet
    t.answer("give duchy", seat=0)
    assert [t.hand(seat) for seat in range(3)] == [
        "copper copper gold",
        "duchy estate",
        "curse silver",
    ]
    t.expect(0, "masquerade-trash", "trash copper", "trash gold", "pass")
    t.answer("trash copper")
    assert (t.hand(), t.trash()) == ("copper gold", "copper")
    t.expect_no_question()  # nobody else may trash
    assert t.told(-1, "gains") == []  # passing is no gain
    assert [event["cards"] for event in t.told(-1, "trashes")] == [["copper"]]  # nor trashing
    t.ends_clean()


@pytest.mark.rule("card/masquerade", "D26")
def test_masquerade_tells_a_third_player_nothing(table):
    def passing(card):
        t = table(hands=["masquerade copper gold", "estate", "silver"])
        t.play("masquerade")  # the others have only one card to give: forced
        t.answer(f"give {card}", "pass")
        t.ends_clean()
        return t

    one, other = passing("copper"), passing("gold")
    assert one.match.view(2) == other.match.view(2)
    assert one.match.events(2) == other.match.events(2)
    assert one.match.view(-1) == other.match.view(-1)
    assert one.match.events(-1) == other.match.events(-1)
    assert one.told(2, "gives")[0] == {"id": "gives", "seat": 0, "to": 1}
    assert one.known(0, "hand", 1) == ["copper"]  # the giver knows where it went
    assert one.told(1, "gives")[0]["cards"] == ["copper"]
    assert one.g.strays[0][:2] == (one.g.players[1].hand[0], 0)


@pytest.mark.rule("card/masquerade", "D26")
@pytest.mark.ruling("card/masquerade#1")
@pytest.mark.ruling("R9")
@pytest.mark.ends_open
def test_masquerade_choices_are_sealed(table):
    def first(card):
        t = table(hands=["masquerade", "estate gold", "silver copper"], decks=["copper estate"])
        t.play("masquerade")
        t.answer(f"give {card}", seat=1)
        return t

    one, other = first("estate"), first("gold")
    for viewer in (-1, 0, 1, 2):
        assert one.match.view(viewer) == other.match.view(viewer)
        assert one.match.events(viewer) == other.match.events(viewer)
    assert one.question(0).options == other.question(0).options


@pytest.mark.rule("card/masquerade", "D26")
def test_masquerade_makes_what_was_known_of_a_hand_uncertain(table):
    t = table(
        hands=["village shanty_town masquerade copper*2 gold", "estate", "silver"],
        decks=["silver copper copper"],
    )
    t.play("village", "shanty_town")
    assert t.known(2, "hand", 0) == ["copper", "copper", "gold", "masquerade", "silver"]
    t.play("masquerade")
    t.answer("give gold", "pass")
    assert t.known(2, "hand", 0) == ["silver"]  # the one that seat 2 gave
    assert t.known(1, "hand", 0) == ["copper", "copper", "silver"]  # seat 1 has seen what left
    assert t.known(1, "hand", 2) == ["estate"]
    assert t.known(0, "hand", 1) == ["gold"]
    t.ends_clean()


@pytest.mark.rule("card/masquerade")
@pytest.mark.ruling("R9", "card/masquerade#5")
@pytest.mark.parametrize("year", [2009, 2014])
def test_masquerade_gives_to_a_player_without_cards_who_gives_nothing(table, year):
    printings = {"intrigue": year}
    t = table(hands=["masquerade", "", "silver"], decks=["copper gold"], printings=printings)
    t.play("masquerade")
    assert [ask.seat for ask in t.match.pending] == [0]  # seat 2 was forced
    t.answer("give gold", "pass")
    assert [t.hand(seat) for seat in range(3)] == ["copper silver", "gold", ""]
    t.ends_clean()


@pytest.mark.rule("card/masquerade", "D26")
@pytest.mark.ruling("R9", "card/masquerade#5")
def test_since_2017_masquerade_skips_players_without_cards_both_ways(table):
    t = table(hands=["masquerade", "", "silver", ""], decks=["copper gold"])
    t.play("masquerade")
    t.answer("give gold", "pass")
    assert [t.hand(seat) for seat in range(4)] == ["copper silver", "", "gold", ""]
    assert [(event["seat"], event["to"]) for event in t.told(-1, "gives")] == [(0, 2), (2, 0)]
    assert t.told(2, "gives")[0]["cards"] == ["gold"]
    assert "cards" not in t.told(1, "gives")[0], "it goes past seat 1"
    assert t.known(0, "hand", 2) == ["gold"]
    t.ends_clean()


@pytest.mark.rule("card/masquerade")
@pytest.mark.ruling("R9")
@pytest.mark.parametrize("year", [2014, 2017])
def test_alone_with_cards_masquerade_passes_nothing_since_2017(table, year):
    printings = {"intrigue": year}
    t = table(hands=["masquerade", ""], decks=["copper gold"], printings=printings)
    t.play("masquerade")
    if year < 2017:
        t.answer("give gold")
    assert [t.hand(0), t.hand(1)] == (["copper gold", ""] if year == 2017 else ["copper", "gold"])
    assert t.question().prompt == "masquerade-trash"
    t.answer("pass")
    t.ends_clean()


@pytest.mark.rule("card/masquerade", "D40")
@pytest.mark.ruling("card/masquerade#2")
def test_masquerade_is_no_attack(table):
    t = table(hands=["masquerade copper", "moat", "silver"], decks=["copper estate"])
    t.play("masquerade")
    assert t.forced == [(1, "give"), (2, "give")]
    t.answer("give estate", "pass")
    assert [t.hand(seat) for seat in range(3)] == ["copper copper silver", "estate", "moat"]
    t.ends_clean()


@pytest.mark.rule("card/masquerade")
def test_masquerade_may_bring_a_reaction_to_a_player_who_never_owned_one(table):
    t = table(hands=["masquerade moat", "copper", "silver"], decks=["copper estate"])
    t.play("masquerade")
    t.answer("give moat", "pass")
    assert t.g.players[1].hears == t.g.players[0].hears != 0
    assert t.g.players[2].hears == 0  # what seat 1 had then
    t.ends_clean()


@pytest.mark.rule("card/masquerade")
def test_masquerade_without_any_card_does_nothing(table):
    t = table(hands=["masquerade", ""])
    t.play("masquerade")
    t.expect_no_question()
    t.ends_clean()


@pytest.mark.rule("card/masquerade", "D26")
def test_masquerade_is_imagined_by_each_seat_as_far_as_it_has_seen(table):
    t = table(hands=["masquerade copper gold duchy", "estate*2", "silver*2"])
    t.play("masquerade")
    t.answer("give gold", "pass")

    def hand_of_the_neighbour(seat, n):
        twin = t.g.imagine(seat, Rng(f"imagine {n}"))
        return " ".join(sorted(twin.names(twin.players[1].hand)))

    for seat in (0, 1):  # giver and receiver know it
        assert {hand_of_the_neighbour(seat, n) for n in range(20)} == {"estate gold"}
    guesses = {hand_of_the_neighbour(2, n) for n in range(60)}
    assert guesses == {"copper estate", "duchy estate", "estate gold"}
    t.ends_clean()


@pytest.mark.rule("card/masquerade", "D27")
def test_masquerade_cards_are_public_once_they_were_discarded(table):
    t = table(hands=["masquerade copper gold", "estate", "silver"])
    t.play("masquerade")
    t.answer("give gold", "pass")
    assert len(t.g.strays) == 3
    t.end_turn()  # seat 0 discards and draws what it received
    t.end_turn()
    t.end_turn()
    assert t.g.strays == []
    t.ends_clean()
