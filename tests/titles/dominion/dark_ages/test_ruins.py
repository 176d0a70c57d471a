"""Dark Ages: the Ruins and the Looters."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.errors import BadOptions
from tafelrunde.titles.dominion.catalogue import CARDS
from tafelrunde.titles.dominion.title import TITLE

NINE = ["moat", "cellar", "chapel", "village", "smithy", "mine", "market", "witch", "gardens"]

# -- the pile


@pytest.mark.rule("card/ruins", "D5", "D63")
@pytest.mark.ruling("card/ruins#1")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_ruins_are_ten_for_each_player_beyond_the_first(seats):
    g = TITLE.deal(TITLE.prepare(seats, {"cards": ["marauder", *NINE]}), "ruins")
    pile = g.pile(CARDS["ruins"])
    assert pile is not None
    assert (pile.left, pile.supply) == (10 * (seats - 1), True)
    names = [card for card in g.census() if CARDS[card].types & CARDS["ruins"].types]
    assert all(g.census()[name] <= 10 for name in names)


@pytest.mark.rule("card/ruins", "D63")
def test_without_a_looter_there_are_no_ruins():
    g = TITLE.deal(TITLE.prepare(2, {"cards": ["pillage", *NINE]}), "ruins")
    assert g.pile(CARDS["ruins"]) is None


@pytest.mark.rule("card/ruins", "D5")
@pytest.mark.parametrize("id", ["ruins", "survivors", "spoils", "hovel"])
def test_what_comes_with_other_cards_cannot_be_chosen(id):
    with pytest.raises(BadOptions, match="comes with other cards"):
        TITLE.prepare(2, {"cards": [id, *NINE]})


@pytest.mark.rule("card/ruins", "D21", "D63")
@pytest.mark.ruling("card/ruins#2")
def test_ruins_can_be_bought_and_count_for_the_end(table):
    stacks = {"ruins": "survivors"}
    supply = {"curse": 0, "duchy": 0}
    t = table(hands=["copper"], kingdom="marauder", stacks=stacks, supply=supply, buys=2)
    t.buy("survivors")
    assert (t.discard(), t.left("ruins")) == ("survivors", 0)
    t.end_turn()
    assert t.match.over


@pytest.mark.rule("card/ruins", "D24")
@pytest.mark.ruling("card/ruins#3")
def test_ruins_are_actions(table):
    t = table(hands=["throne_room ruined_village"])
    t.play("throne_room")
    t.answer("play ruined_village")
    assert t.actions == 2


@pytest.mark.rule("card/ruins", "D62")
def test_only_the_top_ruins_is_seen(table):
    stacks = {"ruins": "survivors ruined_market abandoned_mine"}
    t = table(hands=["marauder", "copper"], stacks=stacks)
    assert t.top("ruins") == "survivors"
    t.play("marauder")
    assert (t.discard(1), t.top("ruins")) == ("survivors", "ruined_market")


@pytest.mark.rule("card/ruins", "D26")
@pytest.mark.ruling("card/ruins#4")
def test_different_ruins_have_different_names(table):
    t = table(hands=["tribute", ""], decks=["", "survivors ruined_market"])
    t.play("tribute")
    assert t.actions == 4


# -- the five Ruins


@pytest.mark.rule(
    "card/abandoned_mine", "card/ruined_library", "card/ruined_market", "card/ruined_village"
)
@pytest.mark.parametrize(
    ("ruin", "actions", "buys", "coins", "hand"),
    [
        ("abandoned_mine", 0, 1, 1, ""),
        ("ruined_library", 0, 1, 0, "gold"),
        ("ruined_market", 0, 2, 0, ""),
        ("ruined_village", 1, 1, 0, ""),
    ],
)
def test_plain_ruins_give_one_of_something(table, ruin, actions, buys, coins, hand):
    t = table(hands=[ruin], decks=["gold"])
    t.play(ruin)
    assert (t.actions, t.buys, t.coins, t.hand()) == (actions, buys, coins, hand)


@pytest.mark.rule("card/survivors")
def test_survivors_discard_both_or_put_both_back(table):
    t = table(hands=["survivors"], decks=["estate gold copper"])
    t.play("survivors")
    t.expect(0, "survivors", "choose +deck", "choose +discard")
    t.answer("choose +discard")
    assert (t.deck(), t.discard()) == ("copper", "estate gold")
    t = table(hands=["survivors"], decks=["estate gold copper"])
    t.play("survivors")
    t.answer("choose +deck", "topdeck estate")
    assert (t.deck(), t.discard()) == ("gold estate copper", "")
    assert t.known(1, "deck") == []


@pytest.mark.rule("card/survivors", "D27")
@pytest.mark.ruling("R159")
def test_survivors_look_at_a_single_card(table):
    t = table(hands=["survivors"], decks=["estate"])
    t.play("survivors")
    t.answer("choose +discard")
    assert (t.deck(), t.discard()) == ("", "estate")


@pytest.mark.rule("card/survivors", "D27")
@pytest.mark.ruling("R159")
def test_survivors_without_cards_ask_nothing(table):
    t = table(hands=["survivors"])
    t.play("survivors")
    t.expect_no_question()


# -- Marauder, Cultist


@pytest.mark.rule("card/marauder", "card/cultist", "D41", "D63")
@pytest.mark.ruling("card/marauder#1", "card/cultist#2")
@pytest.mark.parametrize("looter", ["marauder", "cultist"])
def test_ruins_are_handed_out_in_turn_order_while_they_last(table, looter):
    stacks = {"ruins": "survivors ruined_market"}
    t = table(hands=[looter, "", "", ""], stacks=stacks, supply={"spoils": 0})
    t.play(looter)
    assert (t.discard(1), t.discard(2), t.discard(3)) == ("survivors", "ruined_market", "")
    assert t.discard() == ""


@pytest.mark.rule("card/marauder")
def test_marauder_gains_a_spoils_and_moat_keeps_ruins_away(table):
    t = table(hands=["marauder", "moat"])
    t.play("marauder")
    t.answer("react moat")
    assert (t.discard(), t.discard(1)) == ("spoils", "")


@pytest.mark.rule("card/cultist")
@pytest.mark.ruling("card/cultist#1")
def test_cultist_may_play_others_without_actions(table):
    stacks = {"ruins": "survivors ruined_market abandoned_mine"}
    t = table(hands=["cultist*2 copper", ""], decks=["estate*2 cultist gold"], stacks=stacks)
    t.play("cultist")
    t.expect(0, "cultist", "play cultist", "pass")
    t.answer("play cultist", "pass")
    assert (t.actions, t.in_play()) == (0, "cultist cultist")
    assert t.hand() == "copper cultist estate estate gold"
    assert t.discard(1) == "ruined_market survivors"


@pytest.mark.rule("card/cultist")
def test_cultist_asks_whatever_is_in_hand(table):
    t = table(hands=["cultist copper", ""])
    t.play("cultist")
    assert t.forced == [(0, "cultist")]


@pytest.mark.rule("card/cultist", "D33")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_trashed_cultist_draws_three_cards_in_any_turn(table, seat):
    if seat == 0:
        t = table(hands=["altar cultist"], decks=["gold*3"])
        t.play("altar")
        t.answer("gain copper")
    else:
        t = table(hands=["rogue", ""], decks=["", "cultist copper gold*3"])
        t.play("rogue")
    assert (t.trash(), t.hand(seat)) == ("cultist", "gold gold gold")


@pytest.mark.rule("card/cultist", "D33")
@pytest.mark.ruling("card/cultist#3", "R152")
def test_a_cultist_trashed_while_revealing_draws_after_the_rest_was_discarded(table):
    t = table(hands=["dame_molly", ""], decks=["", "cultist estate gold"])
    t.play("dame_molly")
    # The Estate is in the discard pile by then, so shuffling brings it back.
    assert (t.hand(1), t.discard(1), t.deck(1)) == ("estate gold", "", "")


# -- Death Cart


@pytest.mark.rule("card/death_cart")
@pytest.mark.ruling("card/death_cart#1")
def test_death_cart_trashes_an_action_or_itself(table):
    for answer, trash, in_play in (
        ("trash village", "village", "death_cart"),
        ("pass", "death_cart", ""),
    ):
        t = table(hands=["death_cart village copper"])
        t.play("death_cart")
        t.expect(0, "death-cart", "trash village", "pass")
        t.answer(answer)
        assert (t.trash(), t.in_play(), t.coins) == (trash, in_play, 5)
    t = table(hands=["death_cart copper"])
    t.play("death_cart")
    assert (t.trash(), t.coins, t.forced) == ("death_cart", 5, [(0, "death-cart")])


@pytest.mark.rule("card/death_cart", "card/fortress", "D33")
@pytest.mark.ruling("card/death_cart#2")
def test_a_fortress_satisfies_death_cart(table):
    t = table(hands=["death_cart fortress"])
    t.play("death_cart")
    t.answer("trash fortress")
    assert (t.hand(), t.in_play(), t.trash()) == ("fortress", "death_cart", "")


@pytest.mark.rule("card/death_cart", "D37")
@pytest.mark.ruling("R160")
def test_death_cart_on_throne_room_pays_twice(table):
    t = table(hands=["throne_room death_cart village"])
    t.play("throne_room")
    t.answer("play death_cart", "pass")
    t.expect(0, "death-cart", "trash village", "pass")
    t.answer("pass")
    assert (t.coins, t.trash(), t.hand()) == (10, "death_cart", "village")


@pytest.mark.rule("card/death_cart")
@pytest.mark.ruling("card/death_cart#5")
@pytest.mark.parametrize(
    ("ruins", "gained"),
    [
        ("survivors ruined_market ruined_market", "death_cart ruined_market survivors"),
        ("survivors", "death_cart survivors"),
        ("", "death_cart"),
    ],
)
def test_death_cart_comes_with_two_ruins(table, ruins, gained):
    t = table(hands=[""], kingdom="death_cart", stacks={"ruins": ruins}, coins=4, buys=2)
    t.buy("death_cart")
    assert t.discard() == gained


@pytest.mark.rule("card/death_cart", "D30")
@pytest.mark.ruling("card/death_cart#3")
def test_ambassador_brings_ruins_with_a_death_cart_and_masquerade_does_not(table):
    stacks = {"ruins": "survivors ruined_market"}
    t = table(hands=["ambassador death_cart", ""], stacks=stacks)
    t.play("ambassador")
    t.answer("return 1")
    assert t.discard(1) == "death_cart ruined_market survivors"
    t = table(hands=["masquerade death_cart", "copper"], stacks=stacks)
    t.play("masquerade")
    t.answer("pass")
    assert (t.hand(1), t.discard(1)) == ("death_cart", "")


@pytest.mark.rule("card/death_cart", "D74")
@pytest.mark.ruling("card/death_cart#4")
def test_whoever_really_gains_the_death_cart_takes_the_ruins(table):
    stacks = {"ruins": "survivors ruined_market"}
    t = table(hands=["", ""], kingdom="death_cart", stacks=stacks, coins=4, buys=2, controller=1)
    t.buy("death_cart")
    assert (t.discard(), t.discard(1)) == ("", "death_cart ruined_market survivors")
