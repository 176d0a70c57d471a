"""Promo cards: Envoy, Walled Village, Governor, Dismantle, Church, Sauna and Avanto."""

from __future__ import annotations

import pytest


def to_treasures(t):
    """The player in turn goes to the Buy phase."""
    if t.question().prompt == "play-action":
        t.answer("pass")


@pytest.mark.rule("card/envoy")
def test_the_left_neighbour_chooses_what_envoy_loses(table):
    t = table(hands=["envoy", "", ""], decks=["gold silver copper estate moat village"])
    t.play("envoy")
    names = ["gold", "silver", "copper", "estate", "moat"]
    t.expect(1, "envoy", *[f"discard {name}" for name in names])
    t.answer("discard gold")
    assert (t.hand(), t.discard(), t.deck()) == (
        "copper estate moat silver",
        "gold",
        "village",
    )
    assert len(t.known(2, "hand")) == 4


@pytest.mark.ruling("card/envoy#1")
@pytest.mark.parametrize(
    ("deck", "pile", "hand"), [("gold", "", 0), ("", "", 0), ("gold", "gold", 1)]
)
def test_envoy_reveals_what_there_is(table, deck, pile, hand):
    t = table(hands=["envoy", ""], decks=[deck], discards=[pile])
    t.play("envoy")
    assert len(t.g.players[0].hand) == hand
    assert t.discard() == ("gold" if deck else "")


@pytest.mark.rule("card/walled_village")
@pytest.mark.parametrize("hand", ["walled_village", "walled_village moat"])
def test_walled_village_may_return_beside_one_other_action(table, hand):
    t = table(hands=[hand], decks=["estate*9"])
    t.play(*hand.split())
    assert t.actions >= 1
    t.end_turn()
    t.expect(0, "walled-village", "use walled_village", "pass")
    t.answer("use walled_village")
    assert "walled_village" in t.hand()


@pytest.mark.rule("card/walled_village")
def test_walled_village_cannot_return_beside_two_actions(table):
    t = table(hands=["walled_village village moat"], decks=["estate*20"])
    t.play("walled_village", "village", "moat")
    t.end_turn()
    assert "walled_village" in t.discard()


@pytest.mark.rule("card/walled_village")
def test_walled_village_may_be_discarded(table):
    t = table(hands=["walled_village"], decks=["estate*9"])
    t.play("walled_village")
    t.end_turn()
    t.answer("pass")
    assert "walled_village" in t.discard()


@pytest.mark.ruling("card/walled_village#1")
@pytest.mark.parametrize(("answers", "returned"), [(["use", "use"], 2), (["use", "pass"], 1)])
def test_two_walled_villages_may_both_return(table, answers, returned):
    t = table(hands=["walled_village*2"], decks=["estate*9"])
    t.play("walled_village", "walled_village")
    t.end_turn()
    for word in answers:
        t.answer("use walled_village" if word == "use" else word)
    assert t.hand().count("walled_village") == returned


@pytest.mark.rule("card/governor")
def test_governor_draws_three_and_one_for_the_others(table):
    t = table(hands=["governor", "", ""], decks=["copper*5", "copper*5", "copper*5"])
    t.play("governor")
    assert t.actions == 1
    t.answer("choose +cards")
    assert [len(player.hand) for player in t.g.players] == [3, 1, 1]


@pytest.mark.rule("card/governor")
@pytest.mark.ruling("card/governor#1")
def test_governor_hands_out_gold_and_silver_in_turn_order(table):
    t = table(hands=["governor", "", ""], supply={"silver": 1})
    t.play("governor")
    t.answer("choose +gold")
    assert (t.discard(0), t.discard(1), t.discard(2)) == ("gold", "silver", "")


@pytest.mark.rule("card/governor")
@pytest.mark.ruling("card/governor#2", "card/governor#3")
def test_governor_remodels_by_two_and_by_one(table):
    t = table(hands=["governor*2 estate", "estate", "gold"], kingdom="smithy village")
    t.play("governor")
    t.answer("choose +trash")
    t.expect(0, "governor-two", "trash governor", "trash estate", "pass")
    t.answer("trash estate")  # for the Smithy, which alone costs exactly 4
    t.expect(1, "governor-one", "trash estate", "pass")
    t.answer("trash estate")
    t.expect(1, "gain", "gain silver", "gain village")  # passing is no option
    t.answer("gain village")
    t.answer("trash gold")  # nothing costs 7
    assert (t.discard(0), t.discard(1), t.discard(2)) == ("smithy", "village", "")
    assert t.trash() == "estate estate gold"
    assert t.in_play() == "governor"


@pytest.mark.rule("card/governor")
def test_nobody_has_to_trash_for_governor(table):
    t = table(hands=["governor estate", "estate"])
    t.play("governor")
    t.answer("choose +trash", "pass", "pass")
    assert t.trash() == ""


@pytest.mark.rule("card/dismantle")
@pytest.mark.ruling("card/dismantle#2")
def test_dismantle_gains_a_cheaper_card_then_a_gold(table):
    t = table(hands=["dismantle silver"], kingdom="moat village")
    t.play("dismantle")
    assert "gain village" not in t.names()
    assert "gain silver" not in t.names()
    t.answer("gain moat")
    assert (t.trash(), t.seen(1, "discard")[-1]) == ("silver", "gold")
    assert t.discard() == "gold moat"


@pytest.mark.rule("card/dismantle")
@pytest.mark.ruling("card/dismantle#1")
@pytest.mark.parametrize("hand", ["copper", "curse", ""])
def test_dismantle_brings_nothing_for_a_card_that_costs_nothing(table, hand):
    t = table(hands=[f"dismantle {hand}"])
    t.play("dismantle")
    assert (t.trash(), t.discard()) == (hand, "")


@pytest.mark.ruling("card/dismantle#2")
@pytest.mark.parametrize(
    ("supply", "gained"),
    [({"gold": 0}, "copper"), ({"copper": 0, "curse": 0}, "gold")],
)
def test_either_gain_of_dismantle_happens_without_the_other(table, supply, gained):
    t = table(hands=["dismantle estate"], supply=supply)
    t.play("dismantle")
    if t.open_questions():
        t.answer("gain copper")
    assert t.discard() == gained


@pytest.mark.rule("card/church")
def test_church_keeps_up_to_three_cards_for_the_next_turn(table):
    t = table(hands=["church gold silver estate copper"], decks=["copper*20"])
    t.play("church")
    assert t.actions == 1
    t.answer("aside gold", "aside estate", "pass")
    assert t.zone(1, "aside")["count"] == 2
    assert t.known(1, "aside") == []
    t.end_turn()
    assert t.in_play() == "church"
    t.end_turn()
    t.expect(0, "church-trash", "trash copper", "trash estate", "trash gold", "pass")
    t.answer("trash estate")
    assert t.hand() == "copper copper copper copper copper gold"
    t.end_turn()
    assert t.in_play() == ""


@pytest.mark.rule("card/church")
def test_church_takes_three_cards_at_most(table):
    t = table(hands=["church copper*4"])
    t.play("church")
    t.answer("aside copper", "aside copper", "aside copper")
    t.expect_no_question()


@pytest.mark.ruling("card/church#1")
def test_church_may_trash_with_nothing_set_aside(table):
    t = table(hands=["church estate"], decks=["copper*20"])
    t.play("church")
    t.answer("pass")
    t.end_turn()
    assert t.in_play() == "church"
    t.end_turn()
    t.answer("trash copper")
    assert t.trash() == "copper"


@pytest.mark.ruling("card/church#2")
def test_two_sets_of_church_are_taken_one_after_the_other(table):
    t = table(hands=["throne_room church gold silver"], decks=["copper*20"])
    t.play("throne_room")
    t.answer("play church")
    t.answer("aside gold", "pass", "aside silver")
    t.end_turn()
    t.end_turn()
    t.expect(0, "church-set", "take gold", "take silver")
    t.answer("take silver")
    t.expect(0, "church-trash", "trash copper", "trash silver", "pass")
    t.answer("trash silver")
    t.expect(0, "church-trash", "trash copper", "trash gold", "pass")
    t.answer("pass")
    assert t.trash() == "silver"


# -- Sauna / Avanto


@pytest.mark.rule("card/sauna_avanto", "D61")
def test_five_saunas_lie_on_five_avantos(table):
    t = table(kingdom="sauna_avanto", coins=30, buys=9)
    assert (t.left("sauna_avanto"), t.top("sauna_avanto")) == (10, "sauna")
    for _ in range(5):
        assert "buy avanto" not in (t.names() if t.question().prompt == "buy" else [])
        t.buy("sauna")
    assert t.top("sauna_avanto") == "avanto"
    t.buy("avanto")
    assert t.left("sauna_avanto") == 4


@pytest.mark.rule("card/sauna", "card/avanto")
@pytest.mark.ruling("card/sauna#1", "card/avanto#1")
def test_sauna_and_avanto_alternate_without_actions(table):
    t = table(hands=["sauna avanto*2"], decks=["copper copper sauna copper*9"])
    t.play("sauna")
    assert t.actions == 1
    t.expect(0, "sauna", "play avanto", "pass")
    t.answer("play avanto")
    t.expect(0, "avanto", "play sauna", "pass")
    t.answer("play sauna", "play avanto")
    assert (t.in_play(), t.actions) == ("avanto avanto sauna sauna", 2)


@pytest.mark.rule("card/avanto")
def test_a_second_avanto_needs_an_action(table):
    t = table(hands=["avanto*2"], decks=["copper*9"])
    t.play("avanto")
    assert (0, "avanto") in t.forced
    assert (t.in_play(), t.actions, len(t.g.players[0].hand)) == ("avanto", 0, 4)


@pytest.mark.rule("card/sauna")
@pytest.mark.ruling("card/sauna#2")
def test_each_sauna_trashes_for_each_silver(table):
    t = table(hands=["silver silver estate*4"], in_play=["sauna*2"])
    to_treasures(t)
    t.play("silver")
    t.expect(0, "sauna-trash", "trash silver", "trash estate", "pass")
    t.answer("trash estate", "pass")
    t.play("silver")
    t.answer("trash estate", "trash estate")
    assert t.trash() == "estate estate estate"
    assert t.coins == 4


@pytest.mark.rule("card/sauna")
def test_sauna_hears_silvers_played_all_at_once(table):
    t = table(hands=["silver copper estate"], in_play=["sauna"])
    to_treasures(t)
    t.answer("treasures")
    t.answer("trash estate")
    assert (t.trash(), t.coins) == ("estate", 3)


@pytest.mark.ruling("card/sauna#3")
def test_a_sauna_out_of_play_trashes_nothing(table):
    t = table(hands=["silver estate"], discards=["sauna"], kingdom="sauna_avanto")
    to_treasures(t)
    t.play("silver")
    t.expect_no_question()
