"""Empires: Actions that cost coins and stand in piles of their own."""

from __future__ import annotations

import pytest

# -- Chariot Race


@pytest.mark.rule("card/chariot_race", "D36")
@pytest.mark.ruling("card/chariot_race#1")
@pytest.mark.parametrize(
    ("mine", "theirs", "wins"),
    [
        ("silver", "estate", True),
        ("silver", "silver", False),
        ("estate", "silver", False),
        ("fortune", "gold", True),
        ("city_quarter", "copper", True),
        ("city_quarter", "estate", False),  # more Debt, fewer coins: neither costs more
    ],
)
def test_chariot_race_pays_if_the_own_card_costs_more(table, mine, theirs, wins):
    t = table(hands=["chariot_race"], decks=[mine, theirs])
    t.play("chariot_race")
    assert (t.actions, t.hand(), t.deck(1)) == (1, mine, theirs)
    assert (t.coins, t.points(0)) == ((1, 1) if wins else (0, 0))


@pytest.mark.rule("card/chariot_race", "D27")
@pytest.mark.ruling("card/chariot_race#2")
@pytest.mark.parametrize("decks", [["gold", ""], ["", "copper"]])
def test_chariot_race_needs_two_cards(table, decks):
    t = table(hands=["chariot_race"], decks=decks)
    t.play("chariot_race")
    assert (t.hand(), t.deck(1)) == (decks[0], decks[1])
    assert (t.coins, t.points(0)) == (0, 0)


@pytest.mark.rule("card/chariot_race")
def test_chariot_race_is_run_against_the_left_neighbour(table):
    t = table(hands=["chariot_race"], decks=["estate", "gold", "copper"])
    t.play("chariot_race")
    assert t.points(0) == 0


# -- Sacrifice


@pytest.mark.rule("card/sacrifice")
@pytest.mark.ruling("card/sacrifice#1", "card/sacrifice#2")
@pytest.mark.parametrize(
    ("offering", "cards", "actions", "coins", "points"),
    [
        ("village", 2, 2, 0, 0),
        ("copper", 0, 0, 2, 0),
        ("estate", 0, 0, 0, 2),
        ("crown", 2, 2, 2, 0),
        ("harem", 0, 0, 2, 2),
        ("nobles", 2, 2, 0, 2),
        ("curse", 0, 0, 0, 0),
    ],
)
def test_sacrifice_pays_for_every_type(table, offering, cards, actions, coins, points):
    t = table(hands=[f"sacrifice {offering}"], decks=["gold*3"])
    t.play("sacrifice")
    assert t.trash() == offering
    assert len(t.hand().split()) == cards
    assert (t.actions, t.coins, t.points(0)) == (actions, coins, points)


@pytest.mark.rule("card/sacrifice")
def test_sacrifice_without_a_card_does_nothing(table):
    t = table(hands=["sacrifice"])
    t.play("sacrifice")
    assert (t.actions, t.coins, t.points(0)) == (0, 0, 0)


# -- Villa


@pytest.mark.rule("card/villa")
def test_villa_gives_actions_a_buy_and_a_coin(table):
    t = table(hands=["villa"])
    t.play("villa")
    assert (t.actions, t.buys, t.coins) == (2, 2, 1)


@pytest.mark.rule("card/villa", "card/engineer", "D31")
@pytest.mark.ruling("card/villa#1")
def test_a_villa_gained_in_the_action_phase_can_be_played_at_once(table):
    t = table(hands=["engineer"], kingdom="villa")
    t.play("engineer")
    t.answer("gain villa", "pass")
    assert (t.hand(), t.actions) == ("villa", 1)
    t.play("villa")
    assert (t.actions, t.coins) == (2, 1)


@pytest.mark.rule("card/villa", "D16")
@pytest.mark.ruling("card/villa#2", "card/villa#4")
def test_a_bought_villa_leads_back_to_the_action_phase(table):
    t = table(
        hands=["silver smithy"],
        decks=["gold copper estate*6"],
        kingdom="villa",
        coins=8,
        buys=3,
    )
    t.buy("villa")
    t.expect(0, "play-action", "play villa", "play smithy", "pass")
    assert (t.actions, t.coins) == (2, 4)
    t.play("smithy")
    t.play("gold")  # a new Buy phase: Treasures again
    t.buy("villa")
    t.expect(0, "play-action", "play villa", "pass")
    t.play("villa")
    assert (t.coins, t.buys) == (4, 2)
    t.play("silver")


@pytest.mark.rule("card/villa", "D14")
@pytest.mark.ruling("card/villa#3")
def test_villa_does_not_begin_the_turn_again(table):
    t = table(hands=["caravan copper"], decks=["copper*30", "copper*10"], kingdom="villa")
    t.play("caravan")
    t.end_turn()
    t.end_turn()
    t.play_treasures()
    assert (t.coins, t.hand()) == (6, "")
    t.buy("villa")
    assert t.hand() == "villa"  # Caravan draws no second time


@pytest.mark.rule("card/villa", "D14")
@pytest.mark.ruling("card/villa#5")
def test_a_villa_gained_in_another_turn_goes_into_hand(table):
    t = table(hands=["swindler"], decks=["", "villa"])
    t.play("swindler")
    assert (t.hand(1), t.actions, t.g.turn) == ("villa", 0, 0)


@pytest.mark.rule("card/villa", "card/artificer", "D31")
def test_a_villa_gained_onto_the_deck_goes_into_hand_from_there(table):
    t = table(hands=["artificer copper*4"], decks=["estate*9"], kingdom="villa")
    t.play("artificer")
    t.answer(*["discard copper"] * 4, "pass", "gain villa")
    assert (t.hand(), t.actions) == ("estate villa", 2)


@pytest.mark.rule("card/villa", "card/travelling_fair", "D38", "D39")
def test_a_villa_in_hand_cannot_be_put_on_the_deck_any_more(table):
    t = table(kingdom="villa travelling_fair", coins=10)
    t.buy("travelling_fair")
    t.buy("villa")
    t.expect(0, "next-effect", "use villa", "use travelling_fair")
    t.answer("use villa")
    t.expect(0, "play-action", "play villa", "pass")
    t.buy("villa")
    t.answer("use travelling_fair")  # and then it is not found
    assert (t.hand(), t.deck(), t.actions) == ("villa", "villa", 3)


@pytest.mark.rule("card/villa", "card/watchtower", "D38")
def test_a_villa_that_was_trashed_still_leads_back_to_the_action_phase(table):
    t = table(hands=["watchtower"], kingdom="villa", coins=4)
    t.buy("villa")
    t.expect(0, "show", "use villa", "react watchtower")
    t.answer("react watchtower", "trash villa")
    t.expect(0, "play-action", "play watchtower", "pass")
    assert (t.trash(), t.actions) == ("villa", 2)


# -- Archive


@pytest.mark.rule("card/archive", "D44")
@pytest.mark.ruling("card/archive#3")
def test_archive_hands_out_its_cards_one_a_turn(table):
    t = table(
        hands=["archive", ""],
        decks=["gold silver duchy copper*20", "copper*20"],
    )
    t.play("archive")
    assert t.actions == 1
    t.expect(0, "archive", "take gold", "take silver", "take duchy")
    aside = t.zone(1, "aside")
    assert (aside["count"], aside["cards"]) == (3, [])
    t.answer("take gold")
    assert t.hand() == "gold"
    t.end_turn()
    assert t.in_play() == "archive"
    t.end_turn()
    t.expect(0, "archive", "take silver", "take duchy")
    t.answer("take duchy")
    assert t.hand() == "copper copper copper copper copper duchy"
    t.end_turn()
    assert t.in_play() == "archive"
    t.end_turn()
    assert "silver" in t.hand()
    t.end_turn()
    assert t.in_play() == ""


@pytest.mark.rule("card/archive")
@pytest.mark.ruling("card/archive#1")
def test_each_archive_has_its_own_cards(table):
    t = table(
        hands=["archive*2"],
        decks=["gold silver duchy estate curse province copper*20", "copper*20"],
    )
    t.play("archive")
    t.answer("take gold")
    t.play("archive")
    t.expect(0, "archive", "take estate", "take curse", "take province")
    t.answer("take estate")
    t.end_turn()
    t.end_turn()
    t.expect(0, "archive", "take silver", "take duchy")
    t.answer("take silver")
    t.expect(0, "archive", "take curse", "take province")
    t.answer("take curse")
    t.expect_no_question()


@pytest.mark.rule("card/archive", "D27", "D44")
@pytest.mark.ruling("card/archive#2")
@pytest.mark.parametrize(("deck", "stays"), [("", False), ("gold", False), ("gold*2", True)])
def test_archive_with_few_cards(table, deck, stays):
    t = table(hands=["archive"], decks=[deck, "copper*5"])
    t.play("archive")
    assert t.hand() == ("gold" if deck else "")
    t.end_turn()
    assert t.in_play() == ("archive" if stays else "")


@pytest.mark.rule("card/archive", "card/patrician", "D6")
def test_nobody_sees_whether_a_known_card_was_taken_from_an_archive(table):
    t = table(hands=["patrician archive"], decks=["estate copper silver gold estate*5"])
    t.play("patrician")
    assert t.known(1, "deck") == ["copper"]
    t.play("archive")
    t.answer("take copper")
    assert (t.known(1, "hand"), t.known(1, "aside")) == ([], [])
    assert sorted(t.known(0, "aside")) == ["gold", "silver"]


# -- Forum, Groundskeeper, Legionary


@pytest.mark.rule("card/forum")
def test_forum_draws_three_and_discards_two(table):
    t = table(hands=["forum estate"], decks=["gold silver copper"])
    t.play("forum")
    t.answer("discard estate", "discard copper")
    assert (t.actions, t.hand(), t.discard()) == (1, "gold silver", "copper estate")


@pytest.mark.rule("card/forum", "D17")
@pytest.mark.ruling("card/forum#1", "card/forum#2")
def test_a_bought_forum_gives_its_buy_back(table):
    t = table(kingdom="forum", coins=13)
    t.buy("forum")
    assert t.buys == 1
    t.buy("province")
    t = table(hands=["remodel smithy"], kingdom="forum")
    t.play("remodel")
    t.answer("gain forum")
    assert t.buys == 1


@pytest.mark.rule("card/groundskeeper")
@pytest.mark.ruling("card/groundskeeper#1", "card/groundskeeper#2")
@pytest.mark.parametrize(("keepers", "tokens"), [(1, 1), (3, 3)])
def test_each_groundskeeper_pays_for_a_victory_card(table, keepers, tokens):
    t = table(in_play=["groundskeeper*" + str(keepers)], coins=5, buys=2)
    t.buy("estate", "silver")
    assert t.points(0) == tokens


@pytest.mark.rule("card/groundskeeper", "card/throne_room")
@pytest.mark.ruling("card/groundskeeper#2")
def test_a_doubled_groundskeeper_is_in_play_once(table):
    t = table(hands=["throne_room groundskeeper"], decks=["copper*3"], coins=2)
    t.play("throne_room")
    t.answer("play groundskeeper")
    t.buy("estate")
    assert t.points(0) == 1


@pytest.mark.rule("card/legionary")
@pytest.mark.ruling("card/legionary#2")
def test_legionary_with_a_gold_attacks(table):
    t = table(
        hands=["legionary gold", "copper*5", "copper*2"],
        decks=["", "estate*2", "estate*2"],
    )
    t.play("legionary")
    assert t.coins == 3
    t.answer("reveal gold")
    assert (t.hand(1), t.hand(2)) == ("copper copper estate", "copper copper estate")
    assert (t.known(1, "hand"), t.discard(2)) == (["gold"], "")


@pytest.mark.rule("card/legionary")
def test_legionary_may_keep_its_gold_to_itself(table):
    t = table(hands=["legionary gold", "copper*5"])
    t.play("legionary")
    t.answer("pass")
    assert (t.coins, t.discard(1)) == (3, "")


@pytest.mark.rule("card/legionary", "card/moat", "D40")
@pytest.mark.ruling("card/legionary#1")
def test_reactions_come_before_the_gold(table):
    t = table(hands=["legionary gold", "moat copper*4"], decks=["", "copper"])
    t.play("legionary")
    t.expect(1, "react", "react moat", "pass")
    t.answer("react moat", "reveal gold")
    assert (t.hand(1), t.deck(1)) == ("copper copper copper copper moat", "copper")
