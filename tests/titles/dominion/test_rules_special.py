"""Special piles and cards: Embargo tokens, cards set aside for good (D69, D79)."""

import pytest

from tafelrunde.titles.dominion import scoring
from tafelrunde.titles.dominion.catalogue import CARDS
from tafelrunde.titles.dominion.mats import ISLAND, VILLAGE

# -- D69


@pytest.mark.rule("D69")
def test_any_number_of_tokens_may_lie_on_a_pile_and_each_gives_a_curse(table):
    t = table(hands=["embargo*3", "copper"], decks=["copper*5"], actions=3, coins=2)
    for _ in range(3):
        t.play("embargo")
        t.answer("token province")
    t.buy("province")
    assert t.discard() == "curse curse curse province"
    assert t.left("curse") == 7
    t.ends_clean()


@pytest.mark.rule("D69")
def test_the_tokens_stay_and_hit_whoever_buys_from_the_pile(table):
    t = table(hands=["embargo", "gold"], decks=["copper*5", "copper*5"])
    t.play("embargo")
    t.answer("token silver")
    t.end_turn()
    assert t.tokens("silver") == {"embargo": 1}
    t.play_treasures()
    t.buy("silver")
    assert t.discard(1) == "curse gold silver"
    t.ends_clean()


@pytest.mark.rule("D69")
def test_an_embargo_of_one_pile_leaves_the_others_alone(table):
    t = table(hands=["embargo", "copper"], decks=["copper*5"], coins=1)
    t.play("embargo")
    t.answer("token gold")
    t.buy("silver")
    assert t.discard() == "silver"
    t.ends_clean()


@pytest.mark.rule("D69")
def test_without_curses_nothing_happens(table):
    t = table(hands=["embargo", "copper"], decks=["copper*5"], coins=1, supply={"curse": 0})
    t.play("embargo")
    t.answer("token silver")
    t.buy("silver")
    assert t.discard() == "silver"
    t.ends_clean()


@pytest.mark.rule("D69")
def test_an_embargoed_curse_brings_another_curse(table):
    t = table(hands=["embargo", "copper"], decks=["copper*5"])
    t.play("embargo")
    t.answer("token curse")
    t.buy("curse")
    assert t.discard() == "curse curse"
    t.ends_clean()


# -- D79


@pytest.mark.rule("D79")
def test_cards_on_the_island_mat_stay_there_and_count(table):
    t = table(hands=["island province", "copper"], decks=["copper*5"])
    t.play("island")
    for _ in range(3):
        t.end_turn()
    me = t.g.players[0]
    assert sorted(t.g.names(me.mat(ISLAND))) == ["island", "province"]
    assert "province" not in t.g.names(me.deck + me.hand + me.discard)
    assert scoring.score(t.g, me) == 8
    t.ends_clean()


@pytest.mark.rule("D79")
def test_cards_on_the_native_village_mat_count_even_if_never_taken_back(table):
    t = table(hands=["native_village", "copper"], decks=["province"])
    t.play("native_village")
    t.answer("choose +mat")
    assert t.g.names(t.g.players[0].mat(VILLAGE)) == ["province"]
    assert scoring.scores(t.g) == [6, 0]
    t.ends_clean()


@pytest.mark.rule("D79")
@pytest.mark.ruling("R27")
def test_cards_set_aside_are_owned_for_texts_that_count_cards(table):
    t = table(hands=["haven duchy", "copper"], decks=["copper gardens*8"])
    t.play("haven")
    t.answer("aside duchy")
    me = t.g.players[0]
    assert len(me.all_cards()) == 11
    assert scoring.score(t.g, me) == 3 + 8 * CARDS["gardens"].score(t.g, me) == 11
    t.ends_clean()
