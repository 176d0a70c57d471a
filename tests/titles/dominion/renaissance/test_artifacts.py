"""Renaissance: Border Guard, Flag Bearer, Swashbuckler, Treasurer and their Artifacts."""

from __future__ import annotations

import pytest


@pytest.mark.rule("card/border_guard")
def test_border_guard_keeps_one_of_two_revealed_cards(table):
    t = table(hands=["border_guard"], decks=["gold estate silver"])
    t.play("border_guard")
    t.expect(0, "border-guard", "take gold", "take estate")
    t.answer("take gold")
    assert (t.hand(), t.discard(), t.deck(), t.actions) == ("gold", "estate", "silver", 1)
    assert t.known(1, "hand") == ["gold"]
    assert not t.holds(0, "lantern") and not t.holds(0, "horn")


@pytest.mark.rule("card/border_guard", "card/lantern", "card/horn", "D56")
@pytest.mark.parametrize("artifact", ["lantern", "horn"])
def test_two_actions_bring_an_artifact_from_whoever_has_it(table, artifact):
    t = table(hands=["border_guard"], decks=["moat village silver"], owned=["", artifact])
    t.play("border_guard")
    t.answer("take moat")
    t.expect(0, "border-guard-artifact", "choose lantern", "choose horn")
    t.answer(f"choose {artifact}")
    assert t.holds(0, artifact)
    assert not t.holds(1, artifact)


@pytest.mark.ruling("card/border_guard#1")
@pytest.mark.parametrize(("owned", "deck"), [("", "moat"), ("lantern", "moat village"), ("", "")])
def test_too_few_revealed_cards_bring_no_artifact(table, owned, deck):
    t = table(hands=["border_guard"], decks=[deck], owned=[owned])
    t.play("border_guard")
    if len(deck.split()) > 1:
        t.answer("take moat")
    t.expect_no_question()
    assert not t.holds(0, "horn")


@pytest.mark.ruling("card/border_guard#2")
def test_an_artifact_one_has_already_may_be_chosen(table):
    t = table(hands=["border_guard"], decks=["moat village"], owned=["horn"])
    t.play("border_guard")
    t.answer("take village", "choose horn")
    assert t.holds(0, "horn")
    assert not t.holds(0, "lantern")


@pytest.mark.rule("card/lantern")
def test_lantern_reveals_three_and_discards_two(table):
    t = table(hands=["border_guard"], decks=["moat village gold"], owned=["lantern"])
    t.play("border_guard")
    t.answer("take gold")
    assert (t.hand(), t.discard()) == ("gold", "moat village")
    t.expect_no_question()  # not all three are Actions
    assert not t.holds(0, "horn")


@pytest.mark.ruling("card/lantern#1")
def test_lantern_works_in_the_turn_it_is_taken(table):
    t = table(hands=["border_guard*2"], decks=["moat village moat moat village gold"])
    t.play("border_guard")
    t.answer("take moat", "choose lantern")
    t.play("border_guard")
    t.answer("take moat", "choose horn")  # three Actions
    assert t.deck() == "gold"
    assert t.holds(0, "horn") and t.holds(0, "lantern")


@pytest.mark.rule("card/horn")
@pytest.mark.ruling("card/horn#1")
def test_horn_returns_one_border_guard_in_the_turn_it_is_taken(table):
    t = table(hands=["border_guard*2"], decks=["moat village copper gold"])
    t.play("border_guard")
    t.answer("take moat", "choose horn")
    t.play("border_guard")
    t.answer("take gold")
    t.end_turn()
    t.expect(0, "horn", "use horn", "pass")
    t.answer("use horn")  # not asked for the second one
    assert "border_guard" in t.hand()
    assert len(t.told(0, "topdecks")) == 1


@pytest.mark.rule("card/horn")
def test_horn_may_be_declined(table):
    t = table(hands=["border_guard*2"], decks=["copper*20"], owned=["horn"])
    t.play("border_guard", "border_guard")
    t.end_turn()
    t.answer("pass")
    assert t.discard().count("border_guard") == 2


@pytest.mark.rule("card/flag_bearer", "card/flag")
def test_who_gains_flag_bearer_takes_the_flag_and_draws_six(table):
    t = table(hands=["copper*4"], decks=["copper*9"], kingdom="flag_bearer", owned=["", "flag"])
    t.play_treasures()
    t.buy("flag_bearer")
    assert t.holds(0, "flag") and not t.holds(1, "flag")
    t.end_turn()
    assert len(t.g.players[0].hand) == 6


@pytest.mark.rule("card/flag_bearer")
@pytest.mark.ruling("card/flag_bearer#1")
def test_who_trashes_flag_bearer_takes_the_flag(table):
    t = table(
        hands=["swindler", ""], decks=["", "flag_bearer"], supply={"flag_bearer": 0}, kingdom="moat"
    )
    t.play("swindler")  # trashed in an opponent's turn; there is nothing to gain
    assert t.holds(1, "flag")
    t = table(hands=["chapel flag_bearer"])
    t.play("chapel")
    t.answer("trash flag_bearer")
    assert t.holds(0, "flag")


@pytest.mark.rule("card/flag_bearer")
def test_flag_bearer_gives_two_coins(table):
    t = table(hands=["flag_bearer"])
    t.play("flag_bearer")
    assert t.coins == 2
    assert not t.holds(0, "flag")


@pytest.mark.ruling("card/flag#1")
def test_flag_with_outpost_draws_four(table):
    t = table(hands=["outpost"], decks=["copper*20"], owned=["flag"])
    t.play("outpost")
    t.end_turn()
    assert t.hand() == "copper copper copper copper"
    t.end_turn()
    assert len(t.g.players[0].hand) == 6


@pytest.mark.rule("card/flag", "D56")
def test_flag_helps_only_its_holder(table):
    t = table(decks=["copper*9", "copper*9"], owned=["", "flag"])
    t.end_turn()
    assert len(t.g.players[0].hand) == 5
    t.end_turn()
    assert len(t.g.players[1].hand) == 6


SWASHBUCKLER = [
    # discard pile, Coffers before, Coffers after, holds the Treasure Chest
    pytest.param("copper", 2, 3, False),
    pytest.param("copper", 3, 4, True),
    pytest.param("", 9, 9, False, marks=pytest.mark.ruling("card/swashbuckler#2")),
]


@pytest.mark.rule("card/swashbuckler")
@pytest.mark.parametrize(("pile", "before", "after", "chest"), SWASHBUCKLER)
def test_swashbuckler_needs_a_card_in_the_discard_pile(table, pile, before, after, chest):
    t = table(hands=["swashbuckler"], decks=["copper*5"], discards=[pile], coffers=[before])
    t.play("swashbuckler")
    assert (len(t.g.players[0].hand), t.coffers(0), t.holds(0, "treasure_chest")) == (
        3,
        after,
        chest,
    )


@pytest.mark.ruling("card/swashbuckler#1")
def test_a_shuffle_while_drawing_empties_the_discard_pile(table):
    t = table(hands=["swashbuckler"], decks=["copper"], discards=["copper*5"], coffers=[5])
    t.play("swashbuckler")
    assert t.coffers(0) == 5
    assert not t.holds(0, "treasure_chest")


@pytest.mark.rule("card/treasure_chest")
@pytest.mark.ruling("card/treasure_chest#1")
def test_treasure_chest_gives_a_gold_in_the_turn_it_is_taken_and_in_the_next(table):
    t = table(
        hands=["swashbuckler moat"],
        actions=2,
        decks=["copper*20"],
        discards=["estate"],
        coffers=[3],
    )
    t.play("swashbuckler")
    assert t.discard() == "estate"
    t.to_buys()
    assert t.discard() == "estate gold"
    t.end_turn()
    t.end_turn()
    t.to_buys()
    assert t.discard().count("gold") == 2


@pytest.mark.ruling("card/treasure_chest#1")
def test_treasure_chest_taken_in_the_buy_phase_waits(table):
    t = table(hands=["swashbuckler scepter"], decks=["copper*20"], discards=["estate"], coffers=[2])
    t.play("swashbuckler")
    t.play("scepter")
    t.answer("choose +again")
    assert t.holds(0, "treasure_chest")
    assert t.discard() == "estate"


@pytest.mark.rule("card/treasurer")
def test_treasurer_trashes_a_treasure_from_hand(table):
    t = table(hands=["treasurer copper estate gold"])
    t.play("treasurer")
    t.answer("choose +trash")
    t.expect(0, "trash", "trash copper", "trash gold")
    t.answer("trash copper")
    assert (t.coins, t.trash()) == (3, "copper")


@pytest.mark.rule("card/treasurer")
@pytest.mark.ruling("card/treasurer#2")
def test_treasurer_gains_a_treasure_from_the_trash_into_hand(table):
    t = table(hands=["treasurer"], trash="spices estate copper", kingdom="spices")
    t.play("treasurer")
    t.answer("choose +from_trash")
    t.expect(0, "gain", "gain spices", "gain copper")
    t.answer("gain spices")
    assert (t.hand(), t.trash(), t.coffers(0)) == ("spices", "copper estate", 2)


@pytest.mark.rule("card/treasurer", "card/key")
@pytest.mark.ruling("card/treasurer#1")
@pytest.mark.parametrize("mode", ["+trash", "+from_trash", "key"])
def test_treasurer_may_choose_in_vain(table, mode):
    t = table(hands=["treasurer estate"], trash="estate", owned=["key"])
    t.play("treasurer")
    t.answer(f"choose {mode}")
    t.expect_no_question()
    assert (t.coins, t.hand(), t.trash(), t.holds(0, "key")) == (3, "estate", "estate", True)


@pytest.mark.rule("card/key", "D56")
@pytest.mark.ruling("card/key#1")
def test_key_pays_from_the_next_turn_on(table):
    t = table(hands=["treasurer", "treasurer"], decks=["copper*20"])
    t.play("treasurer")
    t.answer("choose key")
    assert t.coins == 3
    t.end_turn()
    assert t.coins == 0
    t.end_turn()
    assert t.coins == 1
