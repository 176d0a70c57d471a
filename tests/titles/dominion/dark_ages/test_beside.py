"""Dark Ages: Spoils, Madman and Mercenary, and the cards that hand them out."""

from __future__ import annotations

import pytest


def owned(t, seat=0):
    """Everything a player has, wherever it is."""
    return " ".join(sorted(t.g.names(t.g.players[seat].all_cards())))


# -- Spoils


@pytest.mark.rule("card/spoils")
def test_spoils_give_three_coins_and_return_to_their_pile(table):
    t = table(hands=["spoils copper"])
    before = t.left("spoils")
    t.play("spoils")
    assert (t.coins, t.in_play(), t.left("spoils")) == (3, "", before + 1)


@pytest.mark.rule("card/spoils", "D10", "D31")
@pytest.mark.ruling("card/spoils#1")
def test_spoils_can_neither_be_bought_nor_gained_otherwise(table):
    t = table(hands=["workshop bandit_camp"], actions=2)
    t.play("workshop")
    assert "gain spoils" not in t.names()
    t.answer("gain silver")
    t.to_buys()
    assert "buy spoils" not in t.names()
    assert "buy copper" in t.names()


@pytest.mark.rule("card/spoils", "D21")
@pytest.mark.ruling("card/spoils#2")
def test_ambassador_does_not_return_spoils_and_their_pile_does_not_end_the_game(table):
    empty = {"spoils": 0, "curse": 0, "estate": 0}
    t = table(hands=["ambassador spoils", "copper"], supply=empty)
    t.play("ambassador")
    t.expect_no_question()
    assert (t.hand(), t.discard(1)) == ("spoils", "")
    t.end_turn()
    assert not t.match.over


# -- Bandit Camp


@pytest.mark.rule("card/bandit_camp")
@pytest.mark.ruling("card/bandit_camp#1")
@pytest.mark.parametrize(("left", "gained"), [(15, "spoils"), (0, "")])
def test_bandit_camp_gains_a_spoils_while_there_are_any(table, left, gained):
    t = table(hands=["bandit_camp"], decks=["gold"], supply={"spoils": left})
    t.play("bandit_camp")
    assert (t.hand(), t.discard(), t.actions) == ("gold", gained, 2)


# -- Pillage


@pytest.mark.rule("card/pillage", "D83")
@pytest.mark.ruling("card/pillage#1")
@pytest.mark.parametrize(("year", "lost"), [(2012, "copper"), (2019, "")])
def test_pillage_spares_small_hands_since_2019(table, year, lost):
    hands = ["pillage", "copper*4", "gold copper*4"]
    t = table(hands=hands, printings={"dark_ages": year})
    t.play("pillage")
    t.expect(0, "pillage", "discard copper", "discard gold")
    assert t.question().target == 2
    t.answer("discard gold")
    assert (t.discard(1), t.discard(2)) == (lost, "gold")
    assert (t.trash(), t.discard()) == ("pillage", "spoils spoils")
    assert t.known(0, "hand", 2) == ["copper"] * 4


@pytest.mark.rule("card/pillage")
@pytest.mark.parametrize("year", [2012, 2019])
def test_pillage_passes_by_empty_hands_and_moats(table, year):
    t = table(hands=["pillage", "", "moat copper*4"], printings={"dark_ages": year})
    t.play("pillage")
    t.answer("react moat")
    t.expect_no_question()
    assert (t.hand(2), t.discard()) == ("copper copper copper copper moat", "spoils spoils")


@pytest.mark.rule("card/pillage", "D37")
@pytest.mark.ruling("card/pillage#2", "card/pillage#3", "R160")
def test_pillage_on_throne_room_does_the_rest_twice(table):
    hands = ["throne_room pillage", "copper*3 gold*3"]
    t = table(hands=hands, supply={"spoils": 3})
    t.play("throne_room")
    t.answer("play pillage", "discard gold", "discard gold")
    assert (t.hand(1), t.trash(), t.discard()) == (
        "copper copper copper gold",
        "pillage",
        "spoils spoils spoils",
    )


# -- Madman


@pytest.mark.rule("card/madman")
def test_madman_returns_and_doubles_the_hand(table):
    t = table(hands=["madman estate*2 gold"], decks=["copper*5"])
    before = t.left("madman")
    t.play("madman")
    assert (t.hand(), t.actions) == ("copper copper copper estate estate gold", 2)
    assert (t.in_play(), t.left("madman")) == ("", before + 1)


@pytest.mark.rule("card/madman", "D37", "D38")
@pytest.mark.ruling("card/madman#1")
def test_madman_played_twice_draws_once(table):
    t = table(hands=["throne_room madman estate*2"], decks=["copper*5"])
    t.play("throne_room")
    t.answer("play madman")
    assert (t.hand(), t.actions) == ("copper copper estate estate", 4)


# -- Hermit


@pytest.mark.rule("card/hermit")
@pytest.mark.ruling("card/hermit#1", "card/hermit#2", "R154")
def test_hermit_may_trash_and_must_gain(table):
    t = table(hands=["hermit copper estate"], discards=["curse harem village"])
    t.play("hermit")
    t.expect(0, "hermit-discard", "trash curse", "trash village", "pass")
    t.answer("pass")
    t.expect(0, "hermit-hand", "trash estate", "pass")
    t.answer("pass")
    assert "pass" not in t.names()
    t.answer("gain silver")
    assert (t.trash(), t.discard()) == ("", "curse harem silver village")


@pytest.mark.rule("card/hermit")
def test_hermit_trashes_from_either_place(table):
    t = table(hands=["hermit estate"], discards=["curse"])
    t.play("hermit")
    t.answer("trash curse")
    t.expect(0, "gain")  # only one card
    t.answer("gain silver")
    assert (t.trash(), t.hand()) == ("curse", "estate")
    t = table(hands=["hermit estate"])
    t.play("hermit")
    t.answer("trash estate", "gain silver")
    assert (t.trash(), t.hand()) == ("estate", "")


@pytest.mark.rule("card/hermit")
def test_hermit_asks_about_a_hand_of_treasures_too(table):
    t = table(hands=["hermit copper"])
    t.play("hermit")
    assert t.forced == [(0, "hermit-hand")]
    t.answer("gain silver")


@pytest.mark.rule("card/hermit", "D43")
@pytest.mark.ruling("card/hermit#3")
@pytest.mark.parametrize(
    ("bought", "trash", "discard"),
    [("", "hermit", "madman silver"), ("copper", "", "copper hermit silver")],
)
def test_hermit_goes_mad_unless_a_card_was_bought(table, bought, trash, discard):
    t = table(hands=["hermit"])
    t.play("hermit")
    t.answer("gain silver")
    if bought:
        t.buy(bought)
    t.end_turn()
    assert (t.trash(), owned(t)) == (trash, discard)


@pytest.mark.rule("card/hermit")
@pytest.mark.ruling("card/hermit#5")
def test_hermit_is_trashed_even_without_madmen(table):
    t = table(hands=["hermit"], supply={"madman": 0})
    t.play("hermit")
    t.answer("gain silver")
    t.end_turn()
    assert (t.trash(), owned(t)) == ("hermit", "silver")


@pytest.mark.rule("card/hermit", "D43")
@pytest.mark.ruling("card/hermit#4")
def test_hermit_that_left_play_brings_no_madman(table):
    t = table(hands=["procession hermit"])
    t.play("procession")
    t.answer("play hermit", "gain copper", "gain copper")
    t.end_turn()
    assert t.trash() == "hermit"
    assert t.left("madman") == 10


# -- Mercenary


@pytest.mark.rule("card/mercenary")
def test_mercenary_trashes_two_for_cards_coins_and_an_attack(table):
    t = table(hands=["mercenary estate*2 gold", "copper*4 estate", "copper*3"], decks=["silver*2"])
    t.play("mercenary")
    t.expect(0, "mercenary", "trash estate", "trash gold", "pass")
    t.answer("trash estate", "trash estate")
    assert (t.hand(), t.coins, t.trash()) == ("gold silver silver", 2, "estate estate")
    t.answer("discard copper", "discard copper")
    assert (t.hand(1), t.hand(2)) == ("copper copper estate", "copper copper copper")


@pytest.mark.rule("card/mercenary")
def test_mercenary_may_do_nothing(table):
    t = table(hands=["mercenary estate*2", "copper*5"])
    t.play("mercenary")
    t.answer("pass")
    assert (t.coins, len(t.hand(1).split())) == (0, 5)


@pytest.mark.rule("card/mercenary", "D40")
@pytest.mark.ruling("card/mercenary#1")
def test_opponents_react_before_mercenary_decides(table):
    t = table(hands=["mercenary estate*2", "beggar copper*4"])
    t.play("mercenary")
    t.expect(1, "react", "react beggar", "pass")
    t.answer("react beggar", "pass")
    assert t.discard(1) == "beggar silver"


@pytest.mark.rule("card/mercenary")
@pytest.mark.ruling("card/mercenary#2")
def test_mercenary_gets_nothing_for_a_single_card(table):
    t = table(hands=["mercenary estate", "copper*5"], decks=["gold"])
    t.play("mercenary")
    t.answer("trash estate")
    assert (t.trash(), t.hand(), t.coins, len(t.hand(1).split())) == ("estate", "", 0, 5)


@pytest.mark.rule("card/mercenary", "D33")
@pytest.mark.ruling("card/mercenary#3")
def test_mercenary_trashes_both_cards_before_their_texts(table):
    t = table(hands=["mercenary rats overgrown_estate"], decks=["copper*4"])
    t.play("mercenary")
    t.answer("trash rats")
    assert t.trash() == "overgrown_estate rats"
    t.expect(0, "next-effect", "use overgrown_estate", "use rats")
    t.answer("use rats")
    assert t.hand() == "copper copper copper copper"


# -- Urchin


@pytest.mark.rule("card/urchin")
@pytest.mark.ruling("card/urchin#1")
def test_urchin_leaves_four_cards(table):
    t = table(hands=["urchin", "copper*4 gold", "copper*4"], decks=["estate"])
    t.play("urchin")
    t.answer("discard copper")
    assert (t.hand(1), t.hand(2)) == ("copper copper copper gold", "copper copper copper copper")
    assert (t.hand(), t.actions) == ("estate", 1)


@pytest.mark.rule("card/urchin")
@pytest.mark.ruling("card/urchin#2", "card/urchin#3", "R153")
def test_urchin_may_be_trashed_before_another_attack(table):
    t = table(hands=["urchin*2", "moat copper*4"])
    t.play("urchin")
    t.answer("react moat")
    t.play("urchin")
    t.expect(0, "urchin", "use urchin", "pass")  # before the opponent is asked
    t.answer("use urchin")
    assert (t.trash(), t.discard()) == ("urchin", "mercenary")
    t.expect(1, "react", "react moat", "pass")
    t.answer("react moat")
    assert t.in_play() == "urchin"


@pytest.mark.rule("card/urchin")
@pytest.mark.ruling("card/urchin#2")
def test_playing_the_same_urchin_again_is_no_other_attack(table):
    t = table(hands=["throne_room urchin", "copper*4"])
    t.play("throne_room")
    t.answer("play urchin")
    t.expect_no_question()
    assert (t.in_play(), t.discard()) == ("throne_room urchin", "")


@pytest.mark.rule("card/urchin")
@pytest.mark.ruling("card/urchin#4")
def test_urchin_may_be_trashed_for_nothing(table):
    t = table(hands=["militia"], in_play=["urchin"], supply={"mercenary": 0})
    t.play("militia")
    t.answer("use urchin")
    assert (t.trash(), t.discard()) == ("urchin", "")


@pytest.mark.rule("card/urchin")
def test_urchin_may_stay_and_waits_for_attacks_only(table):
    t = table(hands=["militia village"], in_play=["urchin"])
    t.play("village")
    t.expect_no_question()
    t.play("militia")
    t.answer("pass")
    assert t.in_play() == "militia urchin village"
