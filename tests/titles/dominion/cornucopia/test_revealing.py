"""Cornucopia: the cards that reveal hands and decks, and those that count names."""

from __future__ import annotations

import pytest

# -- Hamlet


@pytest.mark.rule("card/hamlet")
@pytest.mark.ruling("card/hamlet#1", "card/hamlet#2", "R120")
@pytest.mark.parametrize("year", [2011, 2014])
@pytest.mark.parametrize(
    ("for_action", "for_buy", "actions", "buys"),
    [
        ("pass", "pass", 1, 1),
        ("discard copper", "pass", 2, 1),
        ("pass", "discard copper", 1, 2),
        ("discard copper", "discard copper", 2, 2),
    ],
)
def test_hamlet_gives_each_bonus_once_for_a_card(table, year, for_action, for_buy, actions, buys):
    t = table(
        hands=["hamlet copper*3"],
        decks=["gold"],
        printings={"cornucopia": year},
    )
    t.play("hamlet")
    t.expect(0, "hamlet-action", "discard copper", "discard gold", "pass")  # after drawing
    t.answer(for_action)
    t.expect(0, "hamlet-buy")
    t.answer(for_buy)
    t.expect_no_question()
    assert (t.actions, t.buys) == (actions, buys)


@pytest.mark.rule("card/hamlet")
def test_hamlet_asks_nobody_who_has_no_cards(table):
    t = table(hands=["hamlet"])
    t.play("hamlet")
    assert (t.forced, t.actions, t.buys) == ([], 1, 1)


# -- Fortune Teller


@pytest.mark.rule("card/fortune_teller")
@pytest.mark.ruling("card/fortune_teller#1", "card/fortune_teller#2", "card/fortune_teller#3")
@pytest.mark.parametrize(
    ("deck", "left", "discard"),
    [
        ("copper estate curse", "estate curse", "copper"),
        ("copper curse estate", "curse estate", "copper"),
        ("gold harem estate", "harem estate", "gold"),
        ("copper silver", "", "copper silver"),
        ("", "", ""),
    ],
)
def test_fortune_teller_digs_for_the_first_victory_card_or_curse(table, deck, left, discard):
    t = table(hands=["fortune_teller"], decks=["", deck])
    t.play("fortune_teller")
    t.expect_no_question()
    assert (t.coins, t.deck(1), t.discard(1)) == (2, left, discard)
    if left:
        assert t.seen(0, "deck", 1)[0] == left.split()[0]  # it was revealed


@pytest.mark.rule("card/fortune_teller")
@pytest.mark.ruling("card/fortune_teller#2")
def test_fortune_teller_shuffles_if_need_be(table):
    t = table(hands=["fortune_teller"], decks=["", "copper"], discards=["", "estate"])
    t.play("fortune_teller")
    assert (t.deck(1), t.discard(1)) == ("estate", "copper")


@pytest.mark.rule("card/fortune_teller", "card/moat")
def test_moat_keeps_fortune_teller_away(table):
    t = table(hands=["fortune_teller", "moat", ""], decks=["", "copper estate", "copper estate"])
    t.play("fortune_teller")
    t.answer("react moat")
    assert (t.deck(1), t.deck(2), t.discard(2)) == ("copper estate", "estate", "copper")


# -- Menagerie, Harvest, Fairgrounds: names


@pytest.mark.rule("card/menagerie")
@pytest.mark.ruling("card/menagerie#1", "card/menagerie#2")
@pytest.mark.parametrize(
    ("hand", "drawn"),
    [("copper silver menagerie", 3), ("copper copper silver", 1), ("", 3)],
)
def test_menagerie_draws_three_for_a_hand_of_different_names(table, hand, drawn):
    t = table(hands=[f"menagerie {hand}"], decks=["gold*5"])
    t.play("menagerie")
    assert (t.hand().split().count("gold"), t.actions) == (drawn, 1)
    for name in hand.split():
        assert name in t.known(1, "hand", 0)  # the hand was revealed


@pytest.mark.rule("card/harvest")
@pytest.mark.ruling("card/harvest#1")
@pytest.mark.parametrize(
    ("deck", "discard", "coins"),
    [
        ("copper copper silver estate gold", "", 3),
        ("copper estate", "copper", 2),
        ("", "", 0),
        ("copper copper copper copper", "", 1),
    ],
)
def test_harvest_pays_for_different_names(table, deck, discard, coins):
    t = table(hands=["harvest"], decks=[deck], discards=[discard])
    t.play("harvest")
    t.expect_no_question()
    assert t.coins == coins
    assert len(t.discard().split()) == min(4, len(f"{deck} {discard}".split()))


@pytest.mark.rule("card/fairgrounds")
@pytest.mark.ruling("card/fairgrounds#1", "card/fairgrounds#2")
@pytest.mark.parametrize(
    ("names", "points"),
    [
        ("copper silver gold", 0),
        ("copper silver gold market", 2),
        ("copper silver gold market village smithy moat cellar", 2),
        ("copper silver gold market village smithy moat cellar chapel", 4),
    ],
)
def test_fairgrounds_score_two_for_every_five_names(table, names, points):
    t = table(decks=["fairgrounds"], hands=[names], discards=["copper*9"])
    assert t.score(0) == points
    words = names.split()
    t = table(decks=["fairgrounds"], discards=[" ".join(words[:2])], in_play=[" ".join(words[2:])])
    assert t.score(0) == points


@pytest.mark.rule("card/fairgrounds", "card/island")
@pytest.mark.ruling("card/fairgrounds#2")
def test_fairgrounds_count_cards_on_mats(table):
    t = table(hands=["island fairgrounds copper"], decks=["silver"], discards=["gold"])
    t.play("island")
    t.answer("aside copper")
    assert t.score(0) == 2 + 2  # Island itself and 5 names


# -- Farming Village, Hunting Party


@pytest.mark.rule("card/farming_village")
@pytest.mark.ruling("card/farming_village#1", "card/farming_village#2", "card/farming_village#3")
@pytest.mark.parametrize(
    ("deck", "hand", "discard"),
    [
        ("estate copper village", "copper", "estate"),
        ("curse village copper", "village", "curse"),
        ("estate harem", "harem", "estate"),
        ("great_hall copper", "great_hall", ""),
        ("estate curse", "", "curse estate"),
    ],
)
def test_farming_village_takes_the_first_action_or_treasure(table, deck, hand, discard):
    t = table(hands=["farming_village"], decks=[deck])
    t.play("farming_village")
    t.expect_no_question()
    assert (t.hand(), t.discard(), t.actions) == (hand, discard, 2)
    assert t.known(1, "hand", 0) == ([hand] if hand else [])


@pytest.mark.rule("card/farming_village", "D27")
@pytest.mark.ruling("card/farming_village#2")
def test_farming_village_does_not_shuffle_in_what_it_revealed(table):
    t = table(hands=["farming_village"], decks=["estate"], discards=["curse"])
    t.play("farming_village")
    assert (t.hand(), t.deck(), t.discard()) == ("", "", "curse estate")


@pytest.mark.rule("card/hunting_party")
@pytest.mark.ruling("card/hunting_party#1")
@pytest.mark.parametrize(
    ("hand", "deck", "then", "discard"),
    [
        ("copper", "estate copper estate silver gold", "copper estate silver", "copper estate"),
        ("copper", "copper copper copper", "copper copper", "copper copper"),
        ("", "gold gold", "gold", "gold"),
        ("copper", "", "copper", ""),
    ],
)
def test_hunting_party_finds_a_card_that_is_not_in_hand(table, hand, deck, then, discard):
    t = table(hands=[f"hunting_party {hand}"], decks=[deck])
    t.play("hunting_party")
    t.expect_no_question()
    assert (t.hand(), t.discard(), t.actions) == (then, discard, 1)
    assert sorted(t.known(1, "hand", 0)) == then.split()  # all of it was revealed


# -- Jester


@pytest.mark.rule("card/jester")
@pytest.mark.ruling("card/jester#1")
@pytest.mark.parametrize("top", ["estate", "harem"])
def test_jester_curses_whoever_discards_a_victory_card(table, top):
    t = table(hands=["jester"], decks=["", top])
    t.play("jester")
    t.expect_no_question()
    assert (t.coins, t.discard(1)) == (2, " ".join(sorted(["curse", top])))


@pytest.mark.rule("card/jester")
@pytest.mark.parametrize(
    ("answer", "mine", "theirs"), [("gain gold", "gold", "gold"), ("give gold", "", "gold gold")]
)
def test_jester_gives_a_copy_of_any_other_card_to_either(table, answer, mine, theirs):
    t = table(hands=["jester"], decks=["", "gold"])
    t.play("jester")
    t.expect(0, "jester", "gain gold", "give gold")
    assert (t.question().about, t.question().target) == ("gold", 1)
    t.answer(answer)
    assert (t.discard(0), t.discard(1), t.left("gold")) == (mine, theirs, 29)


@pytest.mark.rule("card/jester")
@pytest.mark.ruling("card/jester#2")
@pytest.mark.parametrize(
    ("top", "supply"), [("gold", {"gold": 0}), ("diadem", {}), ("curse", {"curse": 0})]
)
def test_jester_finds_no_copy_in_the_supply(table, top, supply):
    t = table(hands=["jester"], decks=["", top], supply=supply)
    t.play("jester")
    t.expect_no_question()
    assert (t.discard(0), t.discard(1)) == ("", top)


@pytest.mark.rule("card/jester", "D41", "card/moat")
@pytest.mark.ruling("card/jester#3")
def test_jester_deals_with_opponents_clockwise(table):
    t = table(
        hands=["jester", "", "moat", ""],
        decks=["", "estate", "silver", "estate"],
        supply={"curse": 1},
    )
    t.play("jester")
    t.answer("react moat")
    t.expect_no_question()
    assert [t.discard(seat) for seat in (1, 2, 3)] == ["curse estate", "", "estate"]


@pytest.mark.rule("card/jester")
def test_jester_does_nothing_to_whoever_has_no_cards(table):
    t = table(hands=["jester"])
    t.play("jester")
    t.expect_no_question()
    assert (t.discard(0), t.discard(1)) == ("", "")
