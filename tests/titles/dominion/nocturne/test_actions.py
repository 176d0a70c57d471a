"""Nocturne: Actions without Boons and Hexes, and Cemetery."""

from __future__ import annotations

import pytest

from tafelrunde.titles.dominion.catalogue import CARDS
from tafelrunde.titles.dominion.turn import NIGHT

ZOMBIES = ["play zombie_apprentice", "play zombie_mason", "play zombie_spy"]

# -- Faithful Hound


@pytest.mark.rule("card/faithful_hound")
def test_faithful_hound_draws_two_cards(table):
    t = table(hands=["faithful_hound"], decks=["copper*3"])
    t.play("faithful_hound")
    assert t.hand() == "copper copper"


@pytest.mark.rule("card/faithful_hound", "D29", "D18")
@pytest.mark.ruling("card/faithful_hound#2")
def test_a_discarded_hound_comes_back_after_the_new_hand(table):
    t = table(hands=["cellar faithful_hound"], decks=["copper*9"])
    t.play("cellar")
    t.answer("discard faithful_hound")
    t.expect(0, "faithful-hound", "use faithful_hound", "pass")
    t.answer("use faithful_hound")
    assert (t.hand(), t.discard()) == ("copper", "")
    t.end_turn()
    assert t.hand() == "copper copper copper copper copper faithful_hound"
    assert t.known(1, "hand") == ["faithful_hound"]
    assert t.in_play() == ""  # Cellar does not wait for it


@pytest.mark.rule("card/faithful_hound")
def test_the_hound_may_stay_discarded_and_does_not_react_in_clean_up(table):
    t = table(hands=["cellar faithful_hound*2"], decks=["copper*9"])
    t.play("cellar")
    t.answer("discard faithful_hound", "pass", "pass")
    t.end_turn()
    t.expect_no_question()
    assert t.discard() == "cellar copper faithful_hound faithful_hound"


@pytest.mark.rule("card/faithful_hound", "D29")
@pytest.mark.ruling("card/faithful_hound#1")
def test_the_hound_comes_back_from_anywhere_and_in_anybodys_turn(table):
    t = table(hands=["militia", "faithful_hound copper*4"], decks=["copper*5"])
    t.play("militia")
    t.answer("discard faithful_hound", "use faithful_hound")
    assert t.hand(1) == "copper copper copper"
    t.end_turn()
    assert t.hand(1) == "copper copper copper faithful_hound"
    t = table(hands=["night_watchman"], decks=["faithful_hound copper*9"], phase=NIGHT)
    t.play("night_watchman")
    t.answer("discard faithful_hound", "pass", "use faithful_hound")
    t.end_turn()
    assert "faithful_hound" in t.hand()


@pytest.mark.rule("card/faithful_hound", "D28", "D29")
@pytest.mark.ruling("card/faithful_hound#3")
def test_a_gained_hound_or_a_buried_deck_is_not_discarded(table):
    t = table(kingdom="faithful_hound", coins=2)
    t.buy("faithful_hound")
    t.expect_no_question()
    t = table(hands=["skulk", ""], decks=["", "faithful_hound copper*2"], hexes="bad_omens")
    t.play("skulk")
    t.expect_no_question()
    assert t.discard(1) == "faithful_hound"


# -- Secret Cave


@pytest.mark.rule("card/secret_cave", "D44")
@pytest.mark.ruling("card/secret_cave#1")
def test_secret_cave_pays_three_coins_next_turn_for_three_cards(table):
    t = table(hands=["secret_cave estate*3"], decks=["gold copper*12"])
    t.play("secret_cave")
    assert (t.hand(), t.actions) == ("estate estate estate gold", 1)
    t.answer("discard estate", "discard estate", "discard estate")
    t.end_turn()
    assert t.in_play() == "secret_cave"
    t.end_turn()
    assert t.coins == 3


@pytest.mark.rule("card/secret_cave")
@pytest.mark.ruling("card/secret_cave#2", "card/secret_cave#3")
@pytest.mark.parametrize(
    ("deck", "answer", "discarded"), [("gold", "pass", ""), ("gold", "discard gold", "estate gold")]
)
def test_secret_cave_leaves_at_once_if_nothing_is_to_come(table, deck, answer, discarded):
    t = table(hands=["secret_cave estate"], decks=[deck])
    t.play("secret_cave")
    t.answer(answer)
    if discarded:
        assert t.discard() == discarded
    t.end_turn()
    assert t.in_play() == ""
    t.end_turn()
    assert t.coins == 0


@pytest.mark.rule("card/secret_cave", "card/faithful_hound")
@pytest.mark.ruling("R255")
def test_a_hound_that_is_set_aside_still_counts_as_discarded(table):
    t = table(hands=["secret_cave faithful_hound estate*2"], decks=["gold copper*12"])
    t.play("secret_cave")
    t.answer("discard faithful_hound", "discard estate", "discard estate", "use faithful_hound")
    t.end_turn()
    t.end_turn()
    assert t.coins == 3


# -- Cemetery


@pytest.mark.rule("card/cemetery")
def test_gaining_cemetery_trashes_up_to_four_cards(table):
    t = table(hands=["curse*2 estate copper*2"], kingdom="cemetery", coins=4, buys=2)
    t.buy("cemetery")
    t.answer("trash curse", "trash curse", "trash estate", "trash copper")
    assert (t.trash(), t.hand()) == ("copper curse curse estate", "copper")
    t = table(hands=["gold"], kingdom="cemetery", coins=4, buys=2)
    t.buy("cemetery")
    t.answer("pass")
    assert (t.trash(), t.score(0)) == ("", 2)


# -- Conclave


@pytest.mark.rule("card/conclave")
@pytest.mark.ruling("card/conclave#1", "card/conclave#3")
def test_conclave_plays_only_what_is_not_in_play_and_then_gives_any_action(table):
    t = table(hands=["conclave*2 caravan village moat"], in_play=["caravan"], decks=["copper*3"])
    t.play("conclave")
    t.expect(0, "play-another-kind", "play village", "play moat", "pass")
    t.answer("play moat")
    assert (t.coins, t.actions) == (2, 1)
    t.play("conclave")
    t.answer("pass")
    assert (t.coins, t.actions) == (4, 0)


@pytest.mark.rule("card/conclave")
@pytest.mark.ruling("card/conclave#2", "card/imp#2")
@pytest.mark.parametrize("name", ["conclave", "imp"])
def test_a_copy_of_a_card_that_was_trashed_may_be_played(table, name):
    t = table(hands=[f"feast*2 {name}"], actions=2, printings={"base": 2008}, supply={"curse": 0})
    t.play("feast")
    t.answer("gain silver")
    t.play(name)
    t.answer("play feast", "gain silver")
    assert t.trash() == "feast feast"


# -- Necromancer


@pytest.mark.rule("card/necromancer", "D23", "D45")
@pytest.mark.ruling("card/necromancer#1")
def test_necromancer_plays_a_card_in_the_trash_which_stays_there(table):
    t = table(hands=["necromancer"], trash="feast caravan gold", printings={"base": 2008})
    t.play("necromancer")
    t.expect(0, "necromancer", "play feast", *ZOMBIES)  # no Duration, no Treasure
    t.answer("play feast", "gain silver")
    assert (t.in_play(), t.discard()) == ("necromancer", "silver")
    assert t.trash().startswith("caravan feast gold")


@pytest.mark.rule("card/necromancer")
@pytest.mark.ruling("card/necromancer#2")
def test_each_card_in_the_trash_is_played_once_per_turn(table):
    t = table(hands=["necromancer*3"], trash="village smithy", decks=["copper*20"], actions=2)
    t.play("necromancer")
    t.answer("play village")
    t.play("necromancer")
    t.expect(0, "necromancer", "play smithy", *ZOMBIES)
    t.answer("play smithy")
    t.play("necromancer")
    t.expect(0, "necromancer", *ZOMBIES)
    t.answer("play zombie_apprentice")
    assert sorted(t.g.names(list(t.g.face_down))) == ["smithy", "village", "zombie_apprentice"]
    t.end_turn()
    assert t.g.face_down == set()


@pytest.mark.rule("card/necromancer")
@pytest.mark.by_hand
def test_necromancer_finds_nothing_in_a_trash_without_actions(table):
    g = table(hands=["copper"], kingdom="necromancer", trash="gold caravan").g
    del g.trash[2:]  # the Zombies
    effect = CARDS["necromancer"].effect
    effect(g, g.players[0], -1)
    assert g.face_down == set()


# -- Shepherd, Pooka, Tragic Hero


@pytest.mark.rule("card/shepherd")
@pytest.mark.ruling("card/shepherd#1")
def test_shepherd_draws_two_cards_for_each_victory_card(table):
    t = table(hands=["shepherd estate pasture copper"], decks=["gold*5"])
    t.play("shepherd")
    t.expect(0, "shepherd", "discard estate", "discard pasture", "pass")
    t.answer("discard estate", "discard pasture")
    if t.open_questions():
        t.answer("pass")
    assert (t.hand(), t.discard(), t.actions) == ("copper gold gold gold gold", "estate pasture", 1)


@pytest.mark.rule("card/shepherd")
@pytest.mark.ruling("R2")
def test_shepherd_asks_whether_there_is_a_victory_card_or_not(table):
    t = table(hands=["shepherd copper"], decks=["gold*5"])
    t.play("shepherd")
    assert (0, "shepherd") in t.forced
    assert t.hand() == "copper"


@pytest.mark.rule("card/pooka")
def test_pooka_trashes_a_treasure_but_no_cursed_gold(table):
    t = table(hands=["pooka copper cursed_gold estate"], decks=["gold*5"])
    t.play("pooka")
    t.expect(0, "pooka", "trash copper", "pass")
    t.answer("trash copper")
    assert (t.trash(), t.hand()) == ("copper", "cursed_gold estate gold gold gold gold")
    t = table(hands=["pooka copper"], decks=["gold*5"])
    t.play("pooka")
    t.answer("pass")
    assert (t.trash(), t.hand()) == ("", "copper")


@pytest.mark.rule("card/tragic_hero")
@pytest.mark.parametrize(("held", "dies"), [(4, False), (5, True)])
def test_tragic_hero_dies_of_a_large_hand(table, held, dies):
    t = table(hands=[f"tragic_hero {'copper ' * held}"], decks=["estate*3"])
    t.play("tragic_hero")
    if dies:
        assert "gain estate" not in t.names()
        t.answer("gain gold")
    assert t.buys == 2
    assert (t.trash(), t.discard()) == (("tragic_hero", "gold") if dies else ("", ""))


@pytest.mark.rule("card/tragic_hero", "D38")
@pytest.mark.ruling("card/tragic_hero#1")
def test_a_hero_who_cannot_be_trashed_again_still_brings_a_treasure(table):
    t = table(hands=["throne_room tragic_hero copper*5"], decks=["estate*6"])
    t.play("throne_room")
    t.answer("play tragic_hero", "gain gold", "gain silver")
    assert (t.trash(), t.discard(), t.buys) == ("tragic_hero", "gold silver", 3)
