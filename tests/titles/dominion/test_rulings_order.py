"""Rulings at the edges: who is asked what, Throne Room, Reactions, and what is known."""

from __future__ import annotations

import pytest

from tafelrunde.titles.dominion.counters import PIRATE

# -- nothing is ever nowhere, nothing is left untold


@pytest.mark.rule("card/island", "D1")
def test_island_lies_somewhere_while_its_player_chooses_the_other_card(table):
    t = table(hands=["island copper estate"])
    t.play("island")
    assert t.g.census() == t.census
    assert t.seen(1, "island") + t.seen(1, "play") == ["island"]
    t.answer("aside estate")
    assert sorted(map(str, t.seen(1, "island"))) == ["estate", "island"]
    t.ends_clean()


@pytest.mark.rule("card/sentry")
@pytest.mark.ruling("R11")
def test_everybody_is_told_how_many_cards_sentry_puts_back(table):
    t = table(hands=["sentry"], decks=["estate curse gold"])
    t.play("sentry")
    t.answer("pass", "topdeck curse")
    assert [event["count"] for event in t.told(1, "topdecks")] == [2]


@pytest.mark.rule("D18", "D6")
@pytest.mark.ruling("R1")
def test_the_hand_discarded_in_clean_up_is_seen_by_all(table):
    # Whatever an imagined table takes as known must have been told to people as well.
    t = table(hands=["gold silver curse"], decks=["copper*5", "copper*5"], in_play=["silver"])
    t.end_turn()
    names = [str(event.get("cards")) for event in t.match.events(1)]
    assert all(any(card in name for name in names) for card in ("gold", "curse"))


@pytest.mark.rule("D6")
def test_only_the_top_card_of_a_discard_pile_is_seen_whatever_was_known_before(table):
    t = table(hands=["explorer copper"], decks=["copper*5", "copper*5"], kingdom="smithy")
    t.play("explorer")  # the Silver is gained to hand openly
    t.play("silver", "copper")
    t.buy("estate")
    t.end_turn()
    assert t.seen(1, "discard") == t.seen(0, "discard")
    assert len(t.seen(1, "discard")) == 1


# -- questions


@pytest.mark.rule("D40")
@pytest.mark.ends_open
def test_the_question_for_a_reaction_cites_the_rule_of_reactions(table):
    t = table(hands=["militia", "moat copper*4"])
    t.play("militia")
    t.expect(1, "react", "react moat", "pass")
    assert t.question().rule == "dominion:D40"


@pytest.mark.rule("card/warehouse")
def test_warehouse_asks_for_no_more_cards_than_there_are(table):
    t = table(hands=["warehouse"], decks=["copper estate"])
    t.play("warehouse")
    t.expect(0, "discard", "discard copper", "discard estate")
    assert t.question().count == 2
    t.answer("discard copper")
    assert t.hand() == ""
    t.ends_clean()


@pytest.mark.rule("D21", "card/ambassador")
@pytest.mark.ruling("R4")
def test_a_refilled_province_pile_that_ends_the_game_is_named_as_the_reason(table):
    t = table(
        hands=["remodel gold ambassador province*2"],
        supply={"province": 1},
        printings={"seaside": 2009},
        actions=2,
    )
    t.play("remodel")
    t.answer("trash gold", "gain province")
    t.play("ambassador")
    t.answer("return 2")
    assert t.left("province") == 1
    t.end_turn()
    assert t.match.over
    assert t.g.outcome().reason == "provinces"


# -- Throne Room


@pytest.mark.rule("card/throne_room", "D44", "card/haven")
def test_a_doubled_haven_keeps_two_cards_and_its_throne_room(table):
    t = table(hands=["throne_room haven gold estate"], decks=["copper*2 silver*5", "copper*5"])
    t.play("throne_room")
    t.answer("play haven", "aside gold", "aside estate")
    t.end_turn()
    assert t.in_play() == "haven throne_room"
    t.end_turn()
    assert t.hand() == "estate gold silver silver silver silver silver"
    t.end_turn()
    assert t.in_play() == ""
    t.ends_clean()


@pytest.mark.rule("card/throne_room", "D44", "card/haven")
def test_a_haven_whose_second_play_finds_no_card_still_keeps_its_throne_room(table):
    t = table(hands=["throne_room haven gold", ""], decks=["", "copper*5"])
    t.play("throne_room")
    t.answer("play haven")
    assert (t.hand(), t.actions) == ("", 2)
    t.end_turn()
    assert t.in_play() == "haven throne_room"
    t.ends_clean()


@pytest.mark.rule("card/throne_room", "card/outpost", "D20")
def test_a_doubled_outpost_gives_one_extra_turn_of_three_cards(table):
    t = table(hands=["throne_room outpost"], decks=["copper*20", "copper*5"])
    t.play("throne_room")
    t.answer("play outpost")
    t.end_turn()
    assert (t.g.turn, t.g.extra_turn, t.hand()) == (0, True, "copper copper copper")
    assert t.in_play() == "outpost throne_room"
    t.end_turn()
    assert (t.g.turn, t.in_play()) == (1, "")
    t.ends_clean()


@pytest.mark.rule("card/throne_room", "card/tactician", "D44")
@pytest.mark.ruling("R14")
def test_a_doubled_tactician_keeps_its_throne_room_and_pays_once(table):
    t = table(hands=["throne_room tactician copper"], decks=["silver*20", "copper*5"])
    t.play("throne_room")
    t.answer("play tactician")
    t.end_turn()
    assert t.in_play() == "tactician throne_room"
    t.end_turn()
    assert (len(t.g.players[0].hand), t.actions, t.buys) == (10, 2, 2)
    t.ends_clean()


@pytest.mark.rule("card/throne_room", "D44", "D37")
@pytest.mark.ruling("R13")
def test_throne_room_on_throne_room_ties_only_the_one_that_doubled_a_duration(table):
    t = table(
        hands=["throne_room*2 caravan smithy"],
        decks=["copper*12", "copper*5"],
        discards=["estate*9"],
    )
    _, inner, caravan, _ = t.g.players[0].hand
    t.play("throne_room")
    t.answer("play throne_room", "play caravan", "play smithy")
    t.end_turn()
    assert t.g.players[0].play == [inner, caravan]
    t.end_turn()
    assert len(t.g.players[0].hand) == 7
    t.ends_clean()


@pytest.mark.rule("card/throne_room", "card/treasury", "D43")
def test_a_doubled_treasury_returns_once(table):
    t = table(hands=["throne_room treasury"], decks=["copper*8", "copper*5"])
    t.play("throne_room")
    t.answer("play treasury")
    assert t.coins == 2
    t.end_turn()
    t.answer("use treasury")
    assert t.hand() == "copper copper copper copper treasury"
    t.ends_clean()


@pytest.mark.rule("card/throne_room", "card/pirate_ship")
def test_a_doubled_pirate_ship_may_attack_first_and_then_take_the_coin(table):
    t = table(hands=["throne_room pirate_ship", ""], decks=["", "copper estate"])
    t.play("throne_room")
    t.answer("play pirate_ship", "choose +attack")
    t.answer("choose +coins")
    assert (t.coins, t.g.players[0].counts[PIRATE], t.trash()) == (1, 1, "copper")
    t.ends_clean()


@pytest.mark.rule("card/throne_room", "card/swindler", "D40")
def test_reactions_are_asked_for_each_play_of_a_doubled_attack(table):
    t = table(hands=["throne_room swindler", "moat"], decks=["", "copper copper"])
    t.play("throne_room")
    t.answer("play swindler", "react moat")
    assert t.trash() == ""
    t.expect(1, "react", "react moat", "pass")
    t.answer("pass", "gain curse")
    assert (t.trash(), t.discard(1), t.coins) == ("copper", "curse", 4)
    t.ends_clean()


@pytest.mark.rule("card/throne_room", "card/lookout")
def test_a_doubled_lookout_runs_out_of_cards_in_the_order_of_its_text(table):
    t = table(hands=["throne_room lookout"], decks=["gold silver copper"])
    t.play("throne_room")
    t.answer("play lookout", "trash copper", "discard silver")
    # Again: Gold lies on the deck, the shuffled Silver beneath it.
    t.answer("trash silver")
    assert (t.trash(), t.discard(), t.deck()) == ("copper silver", "gold", "")
    t.ends_clean()


# -- Reactions


@pytest.mark.rule("card/diplomat", "card/moat", "D40")
def test_a_diplomat_may_draw_the_moat_that_then_protects(table):
    t = table(hands=["militia", "diplomat copper*4"], decks=["", "moat estate"])
    t.play("militia")
    t.answer("react diplomat", "discard copper", "discard copper", "discard estate")
    t.answer("react moat")
    assert t.hand(1) == "copper copper diplomat moat"
    t.ends_clean()


@pytest.mark.rule("card/diplomat", "D40")
def test_a_diplomat_that_has_gone_below_five_cards_cannot_be_shown_again(table):
    t = table(hands=["witch", "diplomat copper*4"], decks=["", "estate*2"])
    t.play("witch")
    t.answer("react diplomat", "discard copper", "discard copper", "discard copper")
    assert t.hand(1) == "copper diplomat estate estate"
    assert t.discard(1).split().count("curse") == 1
    t.ends_clean()


@pytest.mark.rule("card/lighthouse", "card/secret_chamber", "D40")
def test_behind_a_lighthouse_other_reactions_may_still_be_used(table):
    t = table(
        hands=["militia", "secret_chamber copper*4"],
        decks=["", "gold silver"],
        in_play=["", "lighthouse"],
    )
    t.play("militia")
    t.answer("react secret_chamber", "topdeck copper", "topdeck copper", "pass")
    assert t.hand(1) == "copper copper gold secret_chamber silver"
    t.ends_clean()


@pytest.mark.rule("card/lighthouse", "card/minion")
def test_a_player_behind_a_lighthouse_neither_discards_nor_draws_to_minion(table):
    t = table(
        hands=["minion", "copper*5", "estate*5"],
        decks=["silver*4", "gold*4", "gold*4"],
        in_play=["", "lighthouse", ""],
    )
    t.play("minion")
    t.answer("choose +discard")
    assert (t.hand(1), t.hand(2)) == ("copper " * 4 + "copper", "gold gold gold gold")
    t.ends_clean()


@pytest.mark.rule("card/lighthouse")
def test_an_own_lighthouse_does_not_stop_own_attacks(table):
    t = table(hands=["militia", "copper*5"], in_play=["lighthouse", ""])
    t.play("militia")
    assert t.hand(1) == "copper copper copper"
    t.ends_clean()


@pytest.mark.rule("D40", "card/ambassador")
@pytest.mark.ruling("R33")
def test_reactions_to_ambassador_come_even_if_its_player_has_no_card(table):
    t = table(hands=["ambassador", "moat"])
    t.play("ambassador")
    t.expect(1, "react", "react moat", "pass")
    t.answer("pass")
    assert t.discard(1) == ""
    t.ends_clean()


# -- what is known


@pytest.mark.rule("card/haven", "D26")
def test_a_card_once_shown_is_no_longer_certain_when_haven_hides_one(table):
    t = table(hands=["shanty_town haven gold copper"], decks=["estate"], actions=1)
    t.play("shanty_town")
    assert t.seen(1, "hand") == ["copper", "gold", "haven"]
    t.play("haven")
    t.answer("aside gold")
    assert t.seen(1, "hand") == t.seen(1, "aside") == []
    t.ends_clean()


@pytest.mark.rule("card/ambassador", "D6")
def test_returning_one_of_two_copies_does_not_betray_the_other(table):
    t = table(hands=["ambassador estate*2 copper", ""])
    t.play("ambassador")
    t.answer("reveal estate")
    assert t.seen(1, "hand") == ["estate"]
    t.answer("return 1")
    assert t.seen(1, "hand") == []
    t.ends_clean()


@pytest.mark.rule("card/lookout", "D26")
def test_lookout_shows_the_returned_card_to_its_player_only(table):
    t = table(hands=["lookout"], decks=["gold silver copper"])
    t.play("lookout")
    assert t.seen(1, "looking") == [None, None, None]
    t.answer("trash copper", "discard silver")
    assert (t.seen(0, "deck"), t.seen(1, "deck")) == (["gold"], [])
    assert t.imagined(1, "deck") == {"gold"}  # the only card of which the others know nothing
    t.ends_clean()


@pytest.mark.rule("card/scout", "card/patrol", "D26")
def test_cards_revealed_and_put_back_stay_known_though_their_order_does_not(table):
    t = table(hands=["scout gold"], decks=["copper silver curse estate"], seats=2)
    t.play("scout")
    t.answer("topdeck copper", "topdeck silver")
    assert t.imagined(1, "deck", 0) == {"copper curse silver"}
    t.ends_clean()


@pytest.mark.rule("card/masquerade", "D6")
def test_nobody_imagines_that_a_card_gained_later_was_passed_before(table):
    t = table(
        hands=["masquerade gold silver", "curse", "estate"],
        decks=["copper*2", "copper*5", "copper*5"],
        kingdom="moat",
        coins=2,
    )
    t.play("masquerade")
    t.answer("give gold", "pass")
    t.buy("moat")  # shuffled and drawn in Clean-up
    assert "moat" in t.hand(0)
    assert not any("moat" in hand for hand in t.imagined(2, "hand", 1))
    t.ends_clean()


@pytest.mark.rule("D40", "card/masquerade")
def test_the_question_for_a_reaction_does_not_depend_on_the_hand(table):
    asked = []
    for hand in ("moat copper", "gold copper"):
        t = table(hands=["witch", hand], decks=["copper*2", "moat"], kingdom="moat")
        t.play("witch")
        if t.match.pending and t.question().prompt == "react":
            t.answer("pass")
            asked.append(1)
        else:
            asked.append(t.forced.count((1, "react")))
    assert asked == [1, 1]
