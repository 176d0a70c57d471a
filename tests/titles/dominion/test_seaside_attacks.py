"""Seaside: Attacks, Lighthouse, and the end of the game with Ambassador."""

from __future__ import annotations

import pytest

from tafelrunde.titles.dominion.counters import PIRATE

# -- Lighthouse


@pytest.mark.rule("card/lighthouse", "D40")
@pytest.mark.ruling("card/lighthouse#1")
def test_lighthouse_keeps_attacks_off_until_it_leaves_play(table):
    t = table(hands=["lighthouse", "militia"], decks=["copper*20", "militia copper*20"])
    t.play("lighthouse")
    t.end_turn()
    t.play("militia")
    t.expect_no_question()
    assert len(t.g.players[0].hand) == 5
    t.end_turn()
    t.end_turn()
    assert t.in_play() == ""
    t.play("militia")
    assert len(t.g.players[0].hand) == 3
    t.ends_clean()


@pytest.mark.rule("card/lighthouse", "card/moat", "D40")
def test_reactions_may_be_used_behind_a_lighthouse(table):
    t = table(hands=["militia", "moat copper*4"], in_play=["", "lighthouse"])
    t.play("militia")
    t.expect(1, "react", "react moat", "pass")
    t.answer("pass")
    assert t.hand(1) == "copper copper copper copper moat"
    t.ends_clean()


@pytest.mark.rule("card/lighthouse", "card/secret_chamber", "D40")
@pytest.mark.ruling("card/lighthouse#2")
def test_a_reaction_behind_a_lighthouse_brings_its_benefit(table):
    hands = ["militia", "secret_chamber copper*4"]
    t = table(hands=hands, decks=["", "gold*2"], in_play=["", "lighthouse"])
    t.play("militia")
    t.answer("react secret_chamber", "topdeck copper", "topdeck copper", "pass")
    assert t.hand(1) == "copper copper gold gold secret_chamber"
    t.ends_clean()


@pytest.mark.rule("card/lighthouse")
@pytest.mark.ruling("card/lighthouse#3")
def test_lighthouse_does_not_stop_its_owners_attacks(table):
    t = table(hands=["militia", "copper*3 estate"], in_play=["lighthouse"])
    t.play("militia")
    t.answer("discard estate")
    assert t.hand(1) == "copper copper copper"
    t.ends_clean()


@pytest.mark.rule("card/lighthouse", "D40", "D41")
@pytest.mark.parametrize(
    "attack", ["ambassador", "cutpurse", "ghost_ship", "pirate_ship", "sea_hag"]
)
def test_lighthouse_protects_its_owner_alone_from_every_seaside_attack(table, attack):
    t = table(
        hands=[f"{attack} copper", "copper*4", "copper*4"],
        decks=["copper*2", "silver*2", "silver*2"],
        in_play=["", "lighthouse"],
    )
    t.play(attack)
    answers = {"ambassador": ["return 1"], "pirate_ship": ["choose +attack"]}
    t.answer(*answers.get(attack, []))
    assert (t.hand(1), t.deck(1), t.discard(1)) == ("copper " * 3 + "copper", "silver silver", "")
    assert (t.hand(2), t.deck(2), t.discard(2)) != (t.hand(1), t.deck(1), t.discard(1))
    t.ends_clean()


# -- Ambassador


@pytest.mark.rule("card/ambassador")
@pytest.mark.ruling("card/ambassador#4")
def test_ambassador_returns_up_to_two_copies_and_gives_one_to_each_opponent(table):
    t = table(hands=["ambassador estate*3 copper", "", ""])
    t.play("ambassador")
    t.expect(0, "ambassador-reveal", "reveal estate", "reveal copper")  # not the one in play
    t.answer("reveal estate")
    t.expect(0, "ambassador-return", "return 0", "return 1", "return 2")
    t.answer("return 2")
    assert t.hand() == "copper estate"
    assert (t.discard(1), t.discard(2)) == ("estate", "estate")
    assert t.left("estate") == 12 + 2 - 2
    assert t.trash() == ""
    t.ends_clean()


@pytest.mark.rule("card/ambassador")
@pytest.mark.ruling("card/ambassador#1")
def test_ambassador_may_return_nothing_and_opponents_still_gain(table):
    t = table(hands=["ambassador curse copper", ""])
    t.play("ambassador")
    t.answer("reveal curse")
    t.expect(0, "ambassador-return", "return 0", "return 1")
    t.answer("return 0")
    assert (t.hand(), t.discard(1), t.left("curse")) == ("copper curse", "curse", 9)
    assert t.seen(1, "hand", 0) == ["curse"]  # it was shown and is still there
    t.ends_clean()


@pytest.mark.rule("card/ambassador", "D41")
@pytest.mark.ruling("card/ambassador#2")
def test_ambassador_gives_only_as_many_as_the_pile_holds(table):
    t = table(hands=["ambassador curse", "", ""], supply={"curse": 0})
    t.play("ambassador")
    t.answer("return 1")
    assert (t.discard(1), t.discard(2), t.left("curse")) == ("curse", "", 0)
    t.ends_clean()


@pytest.mark.rule("card/ambassador")
@pytest.mark.ruling("card/ambassador#3")
def test_ambassador_with_an_empty_hand_does_nothing(table):
    t = table(hands=["ambassador", ""])
    t.play("ambassador")
    t.expect_no_question()
    assert (t.discard(1), t.left("ambassador"), t.in_play()) == ("", 10, "ambassador")
    t.ends_clean()


@pytest.mark.rule("card/ambassador")
@pytest.mark.ruling("card/ambassador#4")
def test_the_played_ambassador_is_not_counted_among_the_copies(table):
    t = table(hands=["ambassador*2", ""])
    t.play("ambassador")
    t.expect(0, "ambassador-return", "return 0", "return 1")
    t.answer("return 1")
    assert (t.in_play(), t.left("ambassador"), t.discard(1)) == ("ambassador", 10, "ambassador")
    t.ends_clean()


@pytest.mark.rule("card/ambassador", "card/moat")
def test_moat_saves_from_ambassador_but_the_card_is_returned(table):
    t = table(hands=["ambassador curse", "moat", ""])
    t.play("ambassador")
    t.answer("react moat", "return 1")
    assert (t.hand(), t.discard(1), t.discard(2)) == ("", "", "curse")
    t.ends_clean()


@pytest.mark.rule("card/ambassador", "card/throne_room")
def test_throne_room_on_ambassador_may_return_different_cards(table):
    t = table(hands=["throne_room ambassador curse copper", ""])
    t.play("throne_room")
    t.answer("play ambassador", "reveal curse", "return 1", "return 1")
    assert (t.hand(), t.discard(1)) == ("", "copper curse")
    t.ends_clean()


@pytest.mark.rule("card/ambassador", "D21")
@pytest.mark.ruling("card/ambassador#5")
@pytest.mark.parametrize(("printing", "over"), [(2009, True), (2014, False)])
def test_refilling_the_third_empty_pile_saves_the_game_only_in_the_later_printing(
    table, printing, over
):
    t = table(
        hands=["workshop ambassador estate*2"],
        supply={"estate": 1, "duchy": 0, "gold": 0},
        printings={"seaside": printing},
        actions=2,
    )
    t.play("workshop")
    t.answer("gain estate")
    assert t.left("estate") == 0
    t.play("ambassador")
    t.answer("return 2")
    assert t.left("estate") == 1
    t.end_turn()
    assert t.match.over is over
    t.ends_clean()


@pytest.mark.rule("card/ambassador", "D21")
@pytest.mark.ruling("card/ambassador#5")
@pytest.mark.parametrize(("printing", "over"), [(2009, True), (2014, False)])
def test_refilling_the_provinces_saves_the_game_only_in_the_later_printing(table, printing, over):
    t = table(
        hands=["ambassador*2 province*2"],
        supply={"province": 1},
        printings={"seaside": printing},
        actions=2,
    )
    t.play("ambassador")
    t.answer("reveal province", "return 0")
    assert t.left("province") == 0
    t.play("ambassador")
    t.answer("return 2")
    assert t.left("province") == 1
    t.end_turn()
    assert t.match.over is over
    t.ends_clean()


@pytest.mark.rule("card/ambassador", "D21")
@pytest.mark.parametrize("printing", [2009, 2014])
def test_a_refilled_second_empty_pile_never_ends_the_game(table, printing):
    t = table(
        hands=["ambassador*2 curse*2"],
        supply={"curse": 1, "duchy": 0},
        printings={"seaside": printing},
        actions=2,
    )
    t.play("ambassador")
    t.answer("reveal curse", "return 0")
    t.play("ambassador")
    t.answer("return 2")
    t.end_turn()
    assert not t.match.over
    t.ends_clean()


# -- Cutpurse


@pytest.mark.rule("card/cutpurse", "D26")
def test_cutpurse_takes_a_copper_or_sees_a_hand_without_one(table):
    t = table(hands=["cutpurse", "copper*2 estate", "gold estate"])
    t.play("cutpurse")
    assert t.coins == 2
    assert t.forced == [(1, "cutpurse"), (2, "cutpurse")]
    assert (t.hand(1), t.discard(1)) == ("copper estate", "copper")
    assert (t.hand(2), t.discard(2)) == ("estate gold", "")
    assert t.seen(0, "hand", 2) == ["estate", "gold"]
    assert t.seen(0, "hand", 1) == []
    t.ends_clean()


@pytest.mark.rule("card/cutpurse", "card/moat")
@pytest.mark.ruling("card/cutpurse#1")
def test_cutpurse_spares_moat_and_asks_nothing_of_an_empty_hand(table):
    t = table(hands=["cutpurse", "copper moat", ""])
    t.play("cutpurse")
    t.answer("react moat")
    assert all(prompt != "cutpurse" for _, prompt in t.forced)
    assert t.hand(1) == "copper moat"
    t.ends_clean()


@pytest.mark.rule("card/cutpurse", "card/throne_room")
def test_throne_room_on_cutpurse_takes_two_coppers(table):
    t = table(hands=["throne_room cutpurse", "copper*3"])
    t.play("throne_room")
    t.answer("play cutpurse")
    assert (t.coins, t.hand(1), t.discard(1)) == (4, "copper", "copper copper")
    t.ends_clean()


# -- Pirate Ship


@pytest.mark.rule("card/pirate_ship")
def test_pirate_ship_trashes_a_treasure_of_the_attackers_choice(table):
    t = table(hands=["pirate_ship", ""], decks=["", "copper silver gold"])
    t.play("pirate_ship")
    t.expect(0, "pirate-ship", "choose +attack", "choose +coins")
    t.answer("choose +attack")
    t.expect(0, "pirate-ship-trash", "trash copper", "trash silver")
    assert t.seen(-1, "revealed", 1) == ["copper", "silver"]
    t.answer("trash silver")
    assert (t.trash(), t.discard(1), t.deck(1)) == ("silver", "copper", "gold")
    assert t.g.players[0].counts[PIRATE] == 1
    t.ends_clean()


@pytest.mark.rule("card/pirate_ship", "D47")
@pytest.mark.ruling("card/pirate_ship#1", "card/pirate_ship#2")
def test_pirate_ship_adds_one_token_however_many_opponents_lose_a_treasure(table):
    t = table(
        hands=["pirate_ship*2", "", "", ""],
        decks=["", "copper*4", "silver estate copper*2", "estate*4"],
        actions=2,
    )
    t.play("pirate_ship")
    t.answer("choose +attack")
    assert t.trash() == "copper silver"
    assert (t.discard(1), t.discard(2), t.discard(3)) == ("copper", "estate", "estate estate")
    assert t.g.players[0].counts[PIRATE] == 1
    assert t.coins == 0
    t.play("pirate_ship")
    t.answer("choose +attack")
    assert t.g.players[0].counts[PIRATE] == 2
    t.ends_clean()


@pytest.mark.rule("card/pirate_ship", "D47")
@pytest.mark.ruling("card/pirate_ship#3")
def test_pirate_ship_gives_a_coin_per_token_and_keeps_the_tokens(table):
    t = table(hands=["pirate_ship*3", ""], decks=["", "copper*4"], actions=3)
    t.play("pirate_ship")
    t.answer("choose +attack")
    for coins in (1, 2):
        t.play("pirate_ship")
        t.answer("choose +coins")
        assert t.coins == coins
    while t.question().prompt != "buy":
        t.answer("pass")
    t.expect(0, "buy", "buy copper", "buy curse", "buy estate", "pass")  # 2 coins, no third
    assert t.g.facts(-1)["players"][0]["counters"] == [{"name": "pirate", "count": 1}]
    t.ends_clean()


@pytest.mark.rule("card/pirate_ship")
def test_pirate_ship_without_a_treasure_to_trash_adds_no_token(table):
    t = table(hands=["pirate_ship", "", ""], decks=["", "estate*3"], discards=["", "", ""])
    t.play("pirate_ship")
    t.answer("choose +attack")
    assert (t.discard(1), t.trash(), t.g.players[0].counts[PIRATE]) == ("estate estate", "", 0)
    t.ends_clean()


@pytest.mark.rule("card/pirate_ship", "D27")
def test_pirate_ship_reveals_two_cards_even_across_a_shuffle(table):
    t = table(hands=["pirate_ship", ""], decks=["", "estate"], discards=["", "copper"])
    t.play("pirate_ship")
    t.answer("choose +attack")
    assert (t.trash(), t.discard(1), t.deck(1)) == ("copper", "estate", "")
    t.ends_clean()


@pytest.mark.rule("card/pirate_ship", "card/moat", "D40")
@pytest.mark.ruling("card/pirate_ship#4")
@pytest.mark.parametrize("mode", ["choose +attack", "choose +coins"])
def test_reactions_to_pirate_ship_come_before_its_choice(table, mode):
    t = table(hands=["pirate_ship", "moat"], decks=["", "copper*2"])
    t.play("pirate_ship")
    t.expect(1, "react", "react moat", "pass")
    t.answer("react moat", mode)
    assert (t.trash(), t.deck(1), t.g.players[0].counts[PIRATE]) == ("", "copper copper", 0)
    t.ends_clean()


@pytest.mark.rule("card/pirate_ship", "card/throne_room")
def test_throne_room_on_pirate_ship_chooses_twice(table):
    t = table(hands=["throne_room pirate_ship", ""], decks=["", "copper*2"])
    t.play("throne_room")
    t.answer("play pirate_ship", "choose +attack", "choose +coins")
    assert t.coins == 1
    t.ends_clean()


# -- Sea Hag


@pytest.mark.rule("card/sea_hag")
def test_sea_hag_replaces_the_top_card_by_a_curse(table):
    t = table(hands=["sea_hag", ""], decks=["", "gold copper"])
    t.play("sea_hag")
    assert (t.deck(1), t.discard(1)) == ("curse copper", "gold")
    t.ends_clean()


@pytest.mark.rule("card/sea_hag", "D27")
@pytest.mark.ruling("card/sea_hag#1", "card/sea_hag#2")
def test_sea_hag_shuffles_for_an_empty_deck_and_curses_a_player_without_cards(table):
    t = table(hands=["sea_hag", "", ""], discards=["", "gold copper*2"])
    t.play("sea_hag")
    assert len(t.g.players[1].deck) == 3
    assert len(t.g.players[1].discard) == 1
    assert t.deck(1).startswith("curse")
    assert (t.deck(2), t.discard(2)) == ("curse", "")
    t.ends_clean()


@pytest.mark.rule("card/sea_hag", "card/moat", "D41")
@pytest.mark.ruling("card/sea_hag#3")
def test_sea_hag_hands_out_the_last_curses_in_turn_order_and_spares_moat(table):
    t = table(
        hands=["sea_hag", "moat", "", ""],
        decks=["", "gold", "gold", "gold"],
        supply={"curse": 1},
    )
    t.play("sea_hag")
    t.answer("react moat")
    assert (t.deck(1), t.deck(2), t.deck(3)) == ("gold", "curse", "")
    assert (t.discard(1), t.discard(2), t.discard(3)) == ("", "gold", "gold")
    t.ends_clean()


# -- Ghost Ship


@pytest.mark.rule("card/ghost_ship")
@pytest.mark.ruling("card/ghost_ship#1")
def test_ghost_ship_puts_cards_of_the_victims_choice_on_the_deck(table):
    t = table(hands=["ghost_ship", "copper*3 gold estate"], decks=["silver*3", "duchy"])
    t.play("ghost_ship")
    assert t.hand() == "silver silver"
    t.expect(1, "topdeck-last-on-top", "topdeck copper", "topdeck gold", "topdeck estate")
    t.answer("topdeck estate", "topdeck gold")
    assert (t.hand(1), t.deck(1)) == ("copper copper copper", "gold estate duchy")
    t.ends_clean()


@pytest.mark.rule("card/ghost_ship", "card/moat")
@pytest.mark.ruling("card/ghost_ship#2")
def test_ghost_ship_leaves_three_cards_and_moat_alone(table):
    t = table(hands=["ghost_ship", "copper*3", "moat copper*4", "copper*2 gold estate"])
    t.play("ghost_ship")
    t.answer("react moat", "topdeck gold")
    assert (t.deck(1), t.deck(2), t.deck(3)) == ("", "", "gold")
    assert t.hand(2) == "copper copper copper copper moat"
    t.ends_clean()


@pytest.mark.rule("card/ghost_ship", "card/throne_room")
def test_a_second_ghost_ship_finds_three_cards_and_does_nothing(table):
    t = table(hands=["throne_room ghost_ship", "copper*3 gold"], decks=["silver*5"])
    t.play("throne_room")
    t.answer("play ghost_ship", "topdeck gold")
    assert (t.hand(), t.deck(1)) == ("silver silver silver silver", "gold")
    t.ends_clean()


@pytest.mark.rule("card/ghost_ship", "D26")
def test_only_the_victim_of_ghost_ship_knows_what_was_put_on_the_deck(table):
    t = table(hands=["cutpurse ghost_ship", "estate*3 gold"], actions=2)
    t.play("cutpurse")
    assert t.seen(0, "hand", 1) == ["estate", "estate", "estate", "gold"]
    t.play("ghost_ship")
    t.answer("topdeck gold")
    assert t.seen(1, "deck", 1) == ["gold"]
    assert t.seen(0, "deck", 1) == []
    assert t.seen(0, "hand", 1) == []  # any of the cards seen before may be gone
    told = [event for event in t.match.events(0) if event["id"] == "topdecks"]
    assert told == [{"id": "topdecks", "seat": 1, "count": 1}]
    t.ends_clean()
