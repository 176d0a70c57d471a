"""Alchemy: the Potion, what lives on Potions, Philosopher's Stone and Vineyard."""

from __future__ import annotations

import pytest

# -- Potion


@pytest.mark.rule("card/potion", "D50", "D17")
def test_a_potion_pays_for_the_potion_in_a_cost(table):
    t = table(hands=["potion copper*4"], kingdom="familiar golem vineyard", buys=3)
    t.play("copper", "copper", "copper", "potion")
    assert (t.coins, t.potions) == (3, 1)
    t.to_buys()
    offered = t.names()
    assert "buy familiar" in offered
    assert "buy vineyard" in offered
    assert "buy golem" not in offered
    t.buy("familiar")
    assert (t.coins, t.potions) == (0, 0)
    assert "buy vineyard" not in t.names()  # the Potion is spent
    t.ends_clean()


@pytest.mark.rule("card/potion", "D50", "D14")
def test_potions_of_a_turn_add_up_and_expire(table):
    t = table(hands=["potion*2", ""], kingdom="vineyard transmute", buys=3)
    t.play("potion", "potion")
    t.buy("vineyard", "transmute")
    assert (t.discard(), t.potions) == ("transmute vineyard", 0)
    t.end_turn()
    t = table(hands=["potion", ""], decks=["copper*5"], kingdom="vineyard")
    t.play("potion")
    t.end_turn()
    assert t.potions == 0
    t.ends_clean()


@pytest.mark.rule("card/potion", "D5", "D50")
@pytest.mark.ruling("card/potion#1")
@pytest.mark.parametrize(
    ("kingdom", "potions"), [("familiar", 16), ("herbalist apprentice", 0), ("smithy", 0)]
)
def test_the_potion_pile_is_there_if_a_card_costs_a_potion(table, kingdom, potions):
    t = table(kingdom=kingdom)
    assert t.left("potion") == potions
    assert (potions > 0) == any(pile.card.id == "potion" for pile in t.g.piles)
    t.ends_clean()


@pytest.mark.rule("D36", "D50", "card/remodel", "card/workshop", "card/swindler")
def test_limits_of_coins_admit_no_potions(table):
    t = table(hands=["workshop remodel apothecary", ""], kingdom="university familiar", actions=2)
    t.play("workshop")
    assert "gain apothecary" not in t.names()
    t.answer("gain silver")
    t.play("remodel")
    # The Apothecary is trashed: up to 4 and a Potion.
    assert "gain familiar" in t.names()
    assert "gain silver" in t.names()
    t.answer("gain familiar")
    t.ends_clean()


# -- Vineyard


@pytest.mark.rule("card/vineyard", "D22")
@pytest.mark.parametrize(("actions", "points"), [(2, 0), (3, 1), (11, 3), (12, 4), (14, 4)])
def test_a_vineyard_scores_a_point_for_every_three_actions(table, actions, points):
    t = table(hands=["vineyard copper"], decks=["village " * actions])
    assert t.score(0) == points
    t.ends_clean()


@pytest.mark.rule("card/vineyard", "D24", "D3")
@pytest.mark.ruling("card/vineyard#1")
def test_vineyards_count_actions_of_several_types_and_score_one_by_one(table):
    t = table(hands=["vineyard*2 great_hall*2"], discards=["familiar"], in_play=["moat"])
    assert t.score(0) == 2 * 1 + 2
    assert t.left("vineyard") == 8
    t.ends_clean()


# -- Herbalist and Alchemist


@pytest.mark.rule("card/herbalist", "D43")
@pytest.mark.ruling("card/herbalist#3")
def test_herbalist_returns_a_treasure_from_play_when_it_is_discarded(table):
    t = table(hands=["herbalist gold silver", ""])
    t.play("herbalist")
    assert (t.buys, t.coins) == (2, 1)
    t.play_treasures()
    t.end_turn()
    t.expect(0, "herbalist", "use herbalist", "pass")
    t.answer("use herbalist")
    t.expect(0, "herbalist-treasure", "topdeck gold", "topdeck silver")
    t.answer("topdeck gold")
    assert t.told(1, "topdecks")[-1]["cards"] == ["gold"]
    assert (t.g.turn, "gold" in t.hand()) == (1, True)
    t.ends_clean()


@pytest.mark.rule("card/herbalist", "D43")
@pytest.mark.ruling("card/herbalist#1")
def test_each_herbalist_returns_one_treasure(table):
    t = table(hands=["copper", ""], decks=["estate*9"], in_play=["herbalist*2 gold silver copper"])
    t.end_turn()
    t.answer("use herbalist", "topdeck silver", "use herbalist", "topdeck gold")
    assert t.hand() == "estate estate estate gold silver"
    t.ends_clean()


@pytest.mark.rule("card/herbalist")
def test_herbalist_may_be_declined_and_asks_nothing_without_a_treasure(table):
    t = table(hands=["copper", ""], decks=["estate*9"], in_play=["herbalist gold"])
    t.end_turn()
    t.answer("pass")
    assert "gold" in t.discard()
    t.ends_clean()
    t = table(hands=["copper", ""], decks=["estate*9"], in_play=["herbalist"])
    t.end_turn()
    assert t.g.turn == 1
    t.ends_clean()


@pytest.mark.rule("card/alchemist", "D43")
@pytest.mark.ruling("card/alchemist#2", "card/alchemist#3")
def test_alchemist_returns_to_the_deck_with_a_potion_in_play(table):
    t = table(hands=["alchemist potion", ""], decks=["copper*2 estate*9"])
    t.play("alchemist")
    assert (t.hand(), t.actions) == ("copper copper potion", 1)
    t.play("potion")  # nothing is bought with it
    t.end_turn()
    t.expect(0, "alchemist", "use alchemist", "pass")
    t.answer("use alchemist")
    assert t.hand() == "alchemist estate estate estate estate"
    t.ends_clean()


@pytest.mark.rule("card/alchemist", "D43")
@pytest.mark.ruling("card/alchemist#1")
def test_one_potion_serves_every_alchemist_and_each_is_decided_on_its_own(table):
    t = table(hands=["copper", ""], decks=["estate*9"], in_play=["alchemist*3 potion"])
    t.end_turn()
    t.answer("use alchemist", "use alchemist", "pass")
    assert t.hand() == "alchemist alchemist estate estate estate"
    assert t.discard() == "alchemist copper potion"
    t.ends_clean()


@pytest.mark.rule("card/alchemist")
def test_alchemist_without_a_potion_in_play_is_discarded(table):
    t = table(hands=["potion", ""], decks=["estate*9"], in_play=["alchemist"])
    t.end_turn()
    assert (t.g.turn, t.discard()) == (1, "alchemist potion")
    t.ends_clean()


@pytest.mark.rule("card/herbalist", "card/alchemist", "D43")
@pytest.mark.ruling("card/herbalist#2")
def test_the_player_chooses_the_order_in_which_cards_leave_play(table):
    t = table(hands=["copper", ""], decks=["estate*9"], in_play=["herbalist alchemist potion"])
    t.end_turn()
    t.answer("use alchemist", "use herbalist")  # the Potion is the only Treasure
    assert t.hand() == "alchemist estate estate estate potion"
    t.ends_clean()
    t = table(hands=["copper", ""], decks=["estate*9"], in_play=["herbalist alchemist potion"])
    t.end_turn()
    t.answer("use herbalist")  # then Alchemist has missed it
    assert (t.g.turn, t.hand()) == (1, "estate estate estate estate potion")
    t.ends_clean()


# -- Philosopher's Stone


@pytest.mark.rule("card/philosophers_stone")
@pytest.mark.ruling("card/philosophers_stone#2")
@pytest.mark.parametrize(
    ("deck", "discard", "coins"), [(0, 0, 0), (4, 0, 0), (3, 2, 1), (9, 5, 2), (10, 5, 3)]
)
def test_philosophers_stone_counts_deck_and_discard_pile(table, deck, discard, coins):
    t = table(
        hands=["philosophers_stone estate*5"],
        decks=["copper " * deck],
        discards=["copper " * discard],
        in_play=["village*4"],
    )
    t.play("philosophers_stone")
    assert t.coins == coins
    t.ends_clean()


@pytest.mark.rule("card/philosophers_stone", "card/venture")
@pytest.mark.ruling("card/philosophers_stone#1")
def test_the_value_of_philosophers_stone_stays_and_each_is_counted_anew(table):
    t = table(hands=["philosophers_stone*2 loan"], decks=["gold copper*4"])
    t.play("philosophers_stone", "loan")
    t.answer("trash gold")
    assert t.coins == 1 + 1
    t.play("philosophers_stone")  # 4 cards are left
    assert t.coins == 2
    t.ends_clean()


@pytest.mark.rule("card/philosophers_stone", "D6", "D83")
@pytest.mark.ruling("card/philosophers_stone#3", "R108")
@pytest.mark.parametrize(("year", "sees"), [(2010, ["copper", "estate", "gold"]), (2015, ["gold"])])
def test_only_the_first_printing_shows_the_discard_pile(table, year, sees):
    t = table(
        hands=["philosophers_stone"],
        discards=["estate copper gold"],
        printings={"alchemy": year},
    )
    t.play("philosophers_stone")
    assert sorted(t.known(0, "discard")) == sees
    assert t.known(1, "discard", 0) == ["gold"]
    assert t.g.names(t.g.players[0].discard) == ["estate", "copper", "gold"]
    t.ends_clean()
