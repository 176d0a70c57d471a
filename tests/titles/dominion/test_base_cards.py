"""Base game: basic cards, and Actions that give nothing but bonuses."""

from __future__ import annotations

import pytest

from tafelrunde.titles.dominion.cards.base import FIRST, SECOND
from tafelrunde.titles.dominion.catalogue import CARDS
from tafelrunde.titles.dominion.layout import Layout
from tafelrunde.titles.dominion.scoring import score
from tafelrunde.titles.dominion.setup import lay_out

# -- basic cards


@pytest.mark.rule("card/copper", "card/silver", "card/gold")
@pytest.mark.parametrize(("treasure", "coins"), [("copper", 1), ("silver", 2), ("gold", 3)])
def test_a_basic_treasure_is_worth_its_coins_when_played(table, treasure, coins):
    t = table("dominion", hands=[f"{treasure}*2"])
    t.play(treasure)
    assert (t.coins, t.in_play(), t.hand()) == (coins, treasure, treasure)
    t.play_treasures()
    assert t.coins == 2 * coins
    t.ends_clean()


@pytest.mark.rule("card/copper", "card/silver", "card/gold", "card/curse")
@pytest.mark.parametrize(
    ("name", "cost", "types"),
    [
        ("copper", 0, ["treasure"]),
        ("silver", 3, ["treasure"]),
        ("gold", 6, ["treasure"]),
        ("estate", 2, ["victory"]),
        ("duchy", 5, ["victory"]),
        ("province", 8, ["victory"]),
        ("curse", 0, ["curse"]),
    ],
)
def test_basic_cards_have_their_cost_and_one_type(name, cost, types):
    card = CARDS[name]
    assert (card.cost, card.type_names(), card.basic) == (cost, types, True)


@pytest.mark.rule("card/estate", "card/duchy", "card/province", "card/curse")
@pytest.mark.parametrize(
    ("name", "points"),
    [("estate", 1), ("duchy", 3), ("province", 6), ("curse", -1), ("copper", 0), ("gold", 0)],
)
def test_a_basic_card_scores_its_points_wherever_it_is(table, name, points):
    t = table("dominion", hands=[name], decks=[name], discards=[name])
    assert score(t.g, t.g.players[0]) == 3 * points


@pytest.mark.rule("card/copper", "card/province", "card/curse", "card/estate")
@pytest.mark.ruling("card/copper#2", "card/province#2")
@pytest.mark.parametrize(
    ("seats", "coppers", "silvers", "golds", "provinces", "victories", "curses"),
    [
        (2, 46, 40, 30, 8, 8, 10),
        (3, 39, 40, 30, 12, 12, 20),
        (4, 32, 40, 30, 12, 12, 30),
        (5, 85, 80, 60, 15, 12, 40),
        (6, 78, 80, 60, 18, 12, 50),
    ],
)
def test_basic_piles_depend_on_the_number_of_players(
    seats, coppers, silvers, golds, provinces, victories, curses
):
    slots = lay_out(seats, Layout([CARDS["gardens"]], {})).slots
    piles = {slot.card.id: slot.size for slot in slots}
    assert (piles["copper"], piles["silver"], piles["gold"]) == (coppers, silvers, golds)
    assert (piles["province"], piles["curse"]) == (provinces, curses)
    assert piles["estate"] == piles["duchy"] == piles["gardens"] == victories


@pytest.mark.rule("card/province")
@pytest.mark.ruling("card/province#1")
def test_the_last_province_ends_the_game(table):
    t = table("dominion", hands=["gold*3"], supply={"province": 1})
    t.play_treasures()
    t.buy("province")
    assert t.match.over
    assert t.g.outcome().scores == [6, 0]


@pytest.mark.rule("card/adventurer", "card/artisan")
def test_the_second_edition_dropped_six_cards_and_brought_seven():
    base = [card for card in CARDS.values() if card.set == "base"]
    assert len(base) == 7 + 32
    dropped = "adventurer chancellor feast spy thief woodcutter"
    brought = "artisan bandit harbinger merchant poacher sentry vassal"
    assert " ".join(sorted(card.id for card in base if card.printings == FIRST)) == dropped
    assert " ".join(sorted(card.id for card in base if card.printings == SECOND)) == brought


# -- plain bonuses


@pytest.mark.rule("card/moat", "card/village", "card/smithy", "card/market", "card/festival")
@pytest.mark.rule("card/laboratory", "card/woodcutter")
@pytest.mark.parametrize(
    ("name", "cards", "actions", "buys", "coins"),
    [
        ("moat", 2, 0, 0, 0),
        ("village", 1, 2, 0, 0),
        ("woodcutter", 0, 0, 1, 2),
        ("smithy", 3, 0, 0, 0),
        ("market", 1, 1, 1, 1),
        ("festival", 0, 2, 1, 2),
        ("laboratory", 2, 1, 0, 0),
    ],
)
def test_a_plain_card_gives_its_bonuses(table, name, cards, actions, buys, coins):
    t = table("dominion", hands=[name], decks=["copper*5"])
    t.play(name)
    assert len(t.g.players[0].hand) == cards
    assert (t.actions, t.buys, t.coins) == (actions, 1 + buys, coins)
    t.ends_clean()


@pytest.mark.rule("card/village", "card/market")
def test_actions_add_up_over_villages_and_markets(table):
    t = table("dominion", hands=["village*2 market"], decks=["copper*5"])
    t.play("village")
    assert t.actions == 2
    t.play("market")
    assert t.actions == 2
    t.play("village")
    assert t.actions == 3
    t.ends_clean()


@pytest.mark.rule("card/smithy", "card/laboratory")
@pytest.mark.parametrize(("name", "cards"), [("smithy", 3), ("laboratory", 2)])
def test_drawing_uses_the_deck_first_then_shuffles_and_stops_when_all_is_drawn(table, name, cards):
    t = table("dominion", hands=[name], decks=["gold"], discards=["estate*5"])
    t.play(name)
    assert t.hand() == " ".join(["estate"] * (cards - 1) + ["gold"])
    assert t.discard() == ""
    t.ends_clean()
    t = table("dominion", hands=[name], decks=["gold"])
    t.play(name)
    assert t.hand() == "gold"
    t.ends_clean()


@pytest.mark.rule("card/woodcutter")
@pytest.mark.ruling("card/woodcutter#1")
def test_woodcutter_pays_for_two_buys(table):
    t = table("dominion", hands=["woodcutter copper*3"], printings={"base": 2013})
    t.play("woodcutter")
    t.play_treasures()
    assert (t.coins, t.buys) == (5, 2)
    t.buy("silver")
    assert (t.coins, t.buys) == (2, 1)  # no further coins for the second buy
    t.buy("estate")
    assert (t.left("silver"), t.left("estate")) == (39, 7)
