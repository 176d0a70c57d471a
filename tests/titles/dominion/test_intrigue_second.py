"""Intrigue: what the second edition dropped and brought."""

from __future__ import annotations

import pytest

from tafelrunde.titles.dominion.catalogue import CARDS, INTRIGUE, THIS, TRASHED

# -- the box


@pytest.mark.rule("D80")
@pytest.mark.ruling(
    "card/coppersmith#2",
    "card/great_hall#2",
    "card/saboteur#5",
    "card/scout#5",
    "card/secret_chamber#6",
    "card/tribute#5",
    "card/courtier#4",
    "card/diplomat#5",
    "card/lurker#4",
    "card/mill#3",
    "card/patrol#3",
    "card/replace#3",
    "card/secret_passage#4",
)
def test_each_edition_of_intrigue_has_its_cards():
    box = [card for card in CARDS.values() if card.set == "intrigue"]
    per_year = {year: {c.id for c in box if year in c.printings} for year in INTRIGUE.printings}
    dropped = {"coppersmith", "great_hall", "saboteur", "scout", "secret_chamber", "tribute"}
    brought = {"courtier", "diplomat", "lurker", "mill", "patrol", "replace", "secret_passage"}
    assert len(box) == 32
    assert per_year[2009] == per_year[2014]
    assert per_year[2009] - per_year[2017] == dropped
    assert per_year[2017] - per_year[2009] == brought


# -- Lurker


@pytest.mark.rule("card/lurker")
@pytest.mark.ruling("card/lurker#1")
def test_lurker_trashes_an_action_from_the_supply(table):
    t = table(hands=["lurker"], kingdom="market mill harem", trash="gold")
    t.play("lurker")
    t.expect(0, "lurker", "trash lurker", "trash market", "trash mill", "pass")
    t.answer("trash mill")
    assert (t.left("mill"), t.trash(), t.actions) == (7, "gold mill", 1)
    assert t.told(1, "trashes")[0]["cards"] == ["mill"]
    t.ends_clean()


@pytest.mark.rule("card/lurker", "D33")
@pytest.mark.ruling("card/lurker#2")
def test_lurker_lets_a_text_about_trashing_speak(table):
    t = table(hands=["lurker"], decks=["gold"], kingdom="market mill")
    t.listen(TRASHED, lambda g, me, this, subject: g.draw(me, 1), card="mill", where=THIS)
    t.play("lurker")
    t.answer("trash mill")
    assert (t.trash(), t.hand()) == ("mill", "gold")
    t.ends_clean()


@pytest.mark.rule("card/lurker")
@pytest.mark.ruling("card/lurker#1", "card/lurker#3")
def test_lurker_gains_an_action_from_the_trash_into_the_discard_pile(table):
    t = table(hands=["lurker"], kingdom="mill", trash="mill gold mill market")
    t.play("lurker")
    options = ["trash lurker", "trash market", "trash mill", "gain market", "gain mill"]
    t.expect(0, "lurker", *options)
    t.answer("gain mill")
    assert (t.discard(), t.trash(), t.left("mill")) == ("mill", "gold market mill", 8)
    assert t.g.players[0].gained[-1].id == "mill"
    t.ends_clean()


@pytest.mark.rule("card/lurker", "D21")
def test_lurker_may_empty_a_pile(table):
    t = table(hands=["lurker"], supply={"market": 1})
    t.play("lurker")
    t.answer("trash market")
    assert (t.left("market"), t.g.empty_piles) == (0, 1)
    t.ends_clean()


@pytest.mark.rule("card/lurker", "D25")
@pytest.mark.ruling("R17")
def test_lurker_may_choose_what_cannot_be_done(table):
    t = table(hands=["lurker"], trash="gold")  # no Action to gain
    t.play("lurker")
    t.answer("pass")
    assert t.trash() == "gold"
    t.ends_clean()
    t = table(hands=["lurker"], trash="market", supply={"lurker": 0, "market": 0})
    t.play("lurker")
    t.expect(0, "lurker", "gain market", "pass")
    t.answer("gain market")
    assert t.discard() == "market"
    t.ends_clean()
    t = table(hands=["lurker"], supply={"lurker": 0})
    t.play("lurker")
    t.expect_no_question()
    t.ends_clean()


# -- Diplomat


@pytest.mark.rule("card/diplomat")
def test_diplomat_gives_two_actions_with_at_most_five_cards_in_hand(table):
    for before, actions in (("copper*3", 2), ("copper*4", 0)):
        t = table(hands=[f"diplomat {before}"], decks=["gold*3"])
        t.play("diplomat")
        assert t.actions == actions
        t.ends_clean()


@pytest.mark.rule("card/diplomat")
def test_diplomat_counts_what_was_really_drawn(table):
    t = table(hands=["diplomat copper*4"], discards=["gold"])
    t.play("diplomat")
    assert (len(t.g.players[0].hand), t.actions) == (5, 2)
    t.ends_clean()


@pytest.mark.rule("card/diplomat", "D40")
@pytest.mark.ruling("card/diplomat#1", "card/diplomat#3")
def test_diplomat_shown_draws_two_and_discards_three_before_the_attack(table):
    t = table(hands=["militia", "diplomat copper*4"], decks=["", "gold silver"])
    t.play("militia")
    t.expect(1, "react", "react diplomat", "pass")
    t.answer("react diplomat")
    t.answer("discard copper", "discard copper", "discard diplomat")  # itself, too
    assert t.forced == [(1, "react")]  # four cards left: no more
    t.answer("discard copper")
    assert t.hand(1) == "copper gold silver"
    t.ends_clean()


@pytest.mark.rule("card/diplomat")
@pytest.mark.ruling("card/diplomat#2")
@pytest.mark.ruling("R19")
def test_diplomat_may_be_repeated_while_five_cards_are_held(table):
    t = table(hands=["militia", "diplomat copper*5"], decks=["", "gold silver duchy estate"])
    t.play("militia")
    t.answer("react diplomat", "discard copper", "discard copper", "discard copper")
    t.expect(1, "react", "react diplomat", "pass")  # still five
    t.answer("react diplomat", "discard copper", "discard copper", "discard estate")
    assert (1, "react") in t.forced  # four cards are too few
    assert t.hand(1) == "diplomat duchy gold silver"
    t.answer("discard duchy")
    assert t.hand(1) == "diplomat gold silver"
    t.ends_clean()


@pytest.mark.rule("card/diplomat")
def test_diplomat_cannot_be_shown_with_four_cards(table):
    t = table(hands=["militia", "diplomat copper*3"])
    t.play("militia")
    assert t.forced == [(1, "react")]
    t.answer("discard diplomat")
    assert t.hand(1) == "copper copper copper"
    t.ends_clean()


@pytest.mark.rule("card/diplomat", "D39")
@pytest.mark.ruling("card/diplomat#4")
@pytest.mark.parametrize("first", ["diplomat", "moat"])
def test_diplomat_and_moat_are_shown_in_any_order(table, first):
    t = table(hands=["militia", "diplomat moat copper*3"], decks=["", "gold silver"])
    t.play("militia")
    t.expect(1, "react", "react diplomat", "react moat", "pass")
    three = ["discard copper"] * 3
    if first == "moat":
        t.answer("react moat", "react diplomat", *three)
    else:
        t.answer("react diplomat", *three, "react moat")
    assert t.hand(1) == "diplomat gold moat silver"  # four: protected either way
    t.ends_clean()


# -- Secret Passage


@pytest.mark.rule("card/secret_passage")
@pytest.mark.ruling("card/secret_passage#1", "card/secret_passage#2")
@pytest.mark.ruling("R16")
def test_secret_passage_puts_a_card_anywhere_into_the_deck(table):
    for position, deck in (
        (1, "estate silver duchy"),
        (2, "silver estate duchy"),
        (3, "silver duchy estate"),
    ):
        t = table(hands=["secret_passage estate"], decks=["copper gold silver duchy"])
        t.play("secret_passage")
        t.expect(0, "secret-passage", "place copper", "place estate", "place gold")
        t.answer("place estate")
        t.expect(0, "secret-passage-position", "place 1", "place 2", "place 3")
        assert t.seen(0, "deck") == [None, None]  # counted, not looked at
        t.answer(f"place {position}")
        assert (t.deck(), t.hand(), t.actions) == (deck, "copper gold", 1)
        t.ends_clean()


@pytest.mark.rule("card/secret_passage", "D6")
@pytest.mark.ruling("R16")
def test_secret_passage_tells_the_position_but_not_the_card(table):
    def placing(card):
        t = table(hands=["shanty_town secret_passage estate"], decks=["copper gold silver duchy"])
        t.play("shanty_town", "secret_passage")
        t.answer(f"place {card}")
        seen = (t.match.view(1), t.match.events(1))
        t.answer("place 2")
        t.ends_clean()
        return t, seen

    one, seen_one = placing("estate")
    other, seen_other = placing("gold")
    assert seen_one == seen_other
    for viewer in (-1, 1):
        assert one.match.view(viewer) == other.match.view(viewer)
        assert one.match.events(viewer) == other.match.events(viewer)
    places = [event for event in one.match.events(1) if event["id"] == "places"]
    assert places == [{"id": "places", "seat": 0, "position": 2}]
    assert one.known(0, "deck", 0) == ["estate"]
    assert one.known(1, "deck", 0) == one.known(1, "hand", 0) == []


@pytest.mark.rule("card/secret_passage")
@pytest.mark.ruling("card/secret_passage#3")
def test_secret_passage_makes_the_only_card_of_an_empty_deck(table):
    t = table(hands=["secret_passage estate"], discards=["gold copper"])
    t.play("secret_passage")
    t.answer("place gold")
    assert (t.deck(), t.hand()) == ("gold", "copper estate")
    assert t.forced == [(0, "secret-passage-position")]
    t.ends_clean()


@pytest.mark.rule("card/secret_passage")
def test_secret_passage_with_no_card_at_all_asks_nothing(table):
    t = table(hands=["secret_passage"])
    t.play("secret_passage")
    t.expect_no_question()
    assert t.forced == [] and t.actions == 1
    t.ends_clean()


# -- Mill


@pytest.mark.rule("card/mill")
@pytest.mark.ruling("card/mill#2")
def test_mill_discards_two_cards_for_two_coins(table):
    t = table(hands=["mill estate"], decks=["curse gold"])
    t.play("mill")
    t.expect(0, "mill", "discard curse", "discard estate", "pass")
    t.answer("discard estate")
    assert (t.coins, t.discard(), t.hand(), t.actions) == (2, "curse estate", "", 1)
    assert t.match.table.outcome().scores[0] == 1  # Mill 1, Estate 1, Curse -1
    t.ends_clean()


@pytest.mark.rule("card/mill")
def test_mill_may_discard_nothing(table):
    t = table(hands=["mill estate"], decks=["gold"])
    t.play("mill")
    t.answer("pass")
    assert (t.coins, t.hand()) == (0, "estate gold")
    t.ends_clean()


@pytest.mark.rule("card/mill")
@pytest.mark.ruling("card/mill#1")
def test_mill_discards_a_single_card_for_nothing(table):
    t = table(hands=["mill"], decks=["curse"])
    t.play("mill")
    t.answer("discard curse")
    assert (t.coins, t.discard()) == (0, "curse")
    t.ends_clean()
    t = table(hands=["mill"])
    t.play("mill")
    t.expect_no_question()
    assert t.coins == 0
    t.ends_clean()


# -- Replace


@pytest.mark.rule("card/replace")
def test_replace_puts_an_action_or_treasure_on_the_deck(table):
    t = table(hands=["replace estate copper"], decks=["duchy"], kingdom="smithy")
    t.play("replace")
    t.answer("trash estate")
    cards = ["copper", "silver", "estate", "curse", "smithy"]
    t.expect(0, "gain", *[f"gain {id}" for id in cards])
    t.answer("gain smithy")
    assert (t.trash(), t.deck(), t.discard(), t.discard(1)) == ("estate", "smithy duchy", "", "")
    assert t.known(1, "deck", 0) == ["smithy"]
    t.ends_clean()


@pytest.mark.rule("card/replace", "D40")
def test_replace_hands_out_curses_for_a_victory_card(table):
    t = table(hands=["replace gold", "", "moat", ""])
    t.play("replace")
    t.answer("react moat", "gain province")
    assert (t.discard(), t.deck()) == ("province", "")
    assert [t.discard(seat) for seat in (1, 2, 3)] == ["curse", "", "curse"]
    t.ends_clean()


@pytest.mark.rule("card/replace", "D24", "D41")
@pytest.mark.ruling("card/replace#1", "card/replace#2", "card/mill#2")
def test_replace_does_both_for_a_mixed_card_while_curses_last(table):
    t = table(hands=["replace estate", "", ""], kingdom="mill", supply={"curse": 1})
    t.play("replace")
    t.answer("gain mill")
    assert (t.deck(), t.discard(1), t.discard(2)) == ("mill", "curse", "")
    t.ends_clean()


@pytest.mark.rule("card/replace")
def test_replace_needs_a_card_to_trash(table):
    t = table(hands=["replace", "copper"])
    t.play("replace")
    t.expect_no_question()
    assert (t.trash(), t.discard(), t.discard(1)) == ("", "", "")
    t.ends_clean()


@pytest.mark.rule("card/replace")
def test_replace_may_gain_a_curse_which_is_discarded(table):
    t = table(hands=["replace copper"])
    t.play("replace")
    t.expect(0, "gain", "gain copper", "gain curse", "gain estate")
    t.answer("gain curse")
    assert (t.discard(), t.deck(), t.discard(1)) == ("curse", "", "")
    t.ends_clean()


# -- Courtier


@pytest.mark.rule("card/courtier")
@pytest.mark.ruling("card/courtier#2")
def test_courtier_gives_one_bonus_for_a_card_of_one_type(table):
    for card in ("copper", "curse"):
        t = table(hands=[f"courtier estate {card}"])
        t.play("courtier")
        t.expect(0, "courtier-reveal", "reveal estate", f"reveal {card}")
        t.answer(f"reveal {card}")
        options = ["choose +actions", "choose +buys", "choose +coins", "choose +gold"]
        t.expect(0, "courtier", *options)
        t.answer("choose +coins")
        assert (t.coins, t.actions, t.buys, t.discard()) == (3, 0, 1, "")
        assert t.known(1, "hand", 0) == [card]
        t.ends_clean()


@pytest.mark.rule("card/courtier", "D24", "D25")
@pytest.mark.ruling("card/courtier#3", "card/nobles#2")
def test_courtier_gives_different_bonuses_for_several_types(table):
    t = table(hands=["courtier nobles"])
    t.play("courtier")
    t.answer("choose +gold")
    t.expect(0, "courtier", "choose +actions", "choose +buys", "choose +coins")
    assert t.discard() == ""  # everything is chosen before anything is done
    t.answer("choose +actions")
    assert (t.discard(), t.actions, t.hand()) == ("gold", 1, "nobles")
    t.ends_clean()
    t = table(hands=["courtier militia"])  # Action and Attack
    t.play("courtier")
    t.answer("choose +buys", "choose +coins")
    assert (t.buys, t.coins) == (2, 3)
    t.ends_clean()


@pytest.mark.rule("card/courtier")
@pytest.mark.ruling("card/courtier#1")
def test_courtier_gives_nothing_without_a_card_to_reveal(table):
    t = table(hands=["courtier"])
    t.play("courtier")
    t.expect_no_question()
    assert (t.actions, t.buys, t.coins, t.discard()) == (0, 1, 0, "")
    t.ends_clean()


@pytest.mark.rule("card/courtier", "D25")
def test_courtier_may_choose_a_gold_that_is_not_there(table):
    t = table(hands=["courtier copper"], supply={"gold": 0})
    t.play("courtier")
    t.answer("choose +gold")
    assert t.discard() == ""
    t.ends_clean()


# -- Patrol


@pytest.mark.rule("card/patrol")
@pytest.mark.ruling("card/patrol#1", "card/patrol#2", "card/harem#1")
def test_patrol_draws_three_and_takes_victory_cards_and_curses(table):
    t = table(hands=["patrol"], decks=["copper*3 curse gold harem silver duchy"])
    t.play("patrol")
    t.expect(0, "topdeck-order", "topdeck gold", "topdeck silver")
    assert t.known(1, "revealed", 0) == ["gold", "silver"]
    t.answer("topdeck gold")
    assert (t.hand(), t.deck()) == ("copper copper copper curse harem", "silver gold duchy")
    assert t.known(1, "hand", 0) == ["curse", "harem"]
    assert t.known(1, "deck", 0) == []
    t.ends_clean()


@pytest.mark.rule("card/patrol", "D27")
def test_patrol_reveals_what_there_is(table):
    t = table(hands=["patrol"], decks=["copper*2"], discards=["copper curse copper"])
    t.play("patrol")
    t.expect_no_question()
    assert len(t.hand().split() + t.deck().split()) == 5
    assert "curse" in t.hand() and t.discard() == ""
    t.ends_clean()
