"""Adventures: Attacks that reach into the next turn: Bridge Troll, Haunted Woods, Swamp Hag."""

from __future__ import annotations

import pytest

from tafelrunde.titles.dominion.catalogue import CARDS


def hand_size(t, seat=0):
    return len(t.g.players[seat].hand)


def cost(t, name):
    return t.g.cost(CARDS[name])


# -- Bridge Troll


@pytest.mark.rule("card/bridge_troll", "D35", "D44")
def test_bridge_troll_lowers_costs_while_it_is_in_play(table):
    t = table(hands=["bridge_troll"], decks=["copper*20"])
    t.play("bridge_troll")
    assert (t.buys, cost(t, "silver"), cost(t, "copper")) == (2, 2, 0)
    t.end_turn()
    t.end_turn()
    assert (t.buys, cost(t, "silver")) == (2, 2)
    t.end_turn()
    t.end_turn()
    assert (t.buys, cost(t, "silver")) == (1, 3)


@pytest.mark.rule("card/bridge_troll", "card/throne_room", "D35")
@pytest.mark.ruling("card/bridge_troll#1")
def test_bridge_trolls_count_by_copies_in_play(table):
    t = table(hands=["throne_room bridge_troll"])
    t.play("throne_room")
    t.answer("play bridge_troll")
    assert (t.buys, cost(t, "gold")) == (3, 5)
    t = table(hands=["bridge_troll*2"], actions=2)
    t.play("bridge_troll", "bridge_troll")
    assert (t.buys, cost(t, "gold")) == (3, 4)


@pytest.mark.rule("card/bridge_troll", "D53")
@pytest.mark.ruling("card/bridge_troll#2")
def test_bridge_troll_does_not_make_events_cheaper(table):
    t = table(hands=["bridge_troll"], kingdom="expedition", coins=2)
    t.play("bridge_troll")
    t.to_buys()
    assert "buy expedition" not in t.names()
    assert "buy silver" in t.names()


@pytest.mark.rule("card/bridge_troll", "D35")
@pytest.mark.ruling("card/bridge_troll#3")
def test_bridge_troll_lowers_nothing_in_turns_of_others(table):
    t = table(hands=["bridge_troll", ""], decks=["copper*9"])
    t.play("bridge_troll")
    t.end_turn()
    assert t.g.turn == 1
    assert cost(t, "silver") == 3


@pytest.mark.rule("card/bridge_troll", "D52")
@pytest.mark.ruling("card/bridge_troll#4")
@pytest.mark.parametrize("how", ["treasures", "one by one", "action"])
def test_the_minus_coin_token_costs_one_coin_once(table, how):
    t = table(hands=["bridge_troll*2", "festival silver copper"], decks=["copper*9"], actions=2)
    t.play("bridge_troll", "bridge_troll")
    t.end_turn()
    if how == "action":
        t.play("festival")
        assert t.coins == 1
    elif how == "one by one":
        t.play("silver")
        assert t.coins == 1
        t.play("copper")
        assert t.coins == 2
    else:
        t.play_treasures()
        assert t.coins == 2


@pytest.mark.rule("card/bridge_troll", "D40")
def test_moat_keeps_the_minus_coin_token_off(table):
    t = table(hands=["bridge_troll", "moat copper"])
    t.play("bridge_troll")
    t.answer("react moat")
    t.end_turn()
    t.play("copper")
    assert t.coins == 1


# -- Haunted Woods


@pytest.mark.rule("card/haunted_woods", "D44")
@pytest.mark.ruling("card/haunted_woods#3")
def test_haunted_woods_put_the_hand_of_a_buyer_on_the_deck(table):
    t = table(
        hands=["haunted_woods", "gold estate copper"], decks=["copper*20", "silver*9"], coins=0
    )
    t.play("haunted_woods")
    t.end_turn()
    t.play("gold")
    t.buy("silver")
    t.expect(1, "topdeck-order", "topdeck estate", "topdeck copper")
    t.answer("topdeck estate")
    assert t.hand(1) == "copper estate silver silver silver"  # drawn again in Clean-up
    assert t.known(0, "hand", 1) == []
    assert t.told(0, "topdecks")[0].get("cards") is None
    assert hand_size(t) == 8


@pytest.mark.rule("card/haunted_woods")
@pytest.mark.ruling("card/haunted_woods#1")
def test_haunted_woods_ignore_events(table):
    t = table(
        hands=["haunted_woods", "gold estate copper"],
        decks=["copper*20", "copper*20"],
        kingdom="expedition",
    )
    t.play("haunted_woods")
    t.end_turn()
    t.play("gold")
    t.buy("expedition")
    assert t.g.turn == 0
    assert "estate" in t.discard(1)


@pytest.mark.rule("card/haunted_woods", "D40")
@pytest.mark.ruling("card/haunted_woods#2", "card/swamp_hag#2")
@pytest.mark.parametrize("name", ["haunted_woods", "swamp_hag"])
def test_whoever_shows_a_moat_when_it_is_played_may_buy_freely(table, name):
    t = table(
        hands=[name, "moat gold estate*2", "gold estate*2 moat"],
        decks=["copper*20", "copper*20", "copper*20"],
    )
    t.play(name)
    t.answer("react moat", "pass")
    t.end_turn()
    t.play("gold")
    t.buy("silver")
    assert t.g.turn == 2
    assert "curse" not in t.discard(1)
    t.play("gold")
    t.buy("silver")  # the Moat in hand is no help any more
    if name == "swamp_hag":
        assert "curse" in t.discard(2)
    else:
        t.expect(2, "topdeck-order")
        t.answer("topdeck moat")


@pytest.mark.rule("card/haunted_woods", "card/swamp_hag")
@pytest.mark.parametrize("name", ["haunted_woods", "swamp_hag"])
def test_it_is_over_when_its_player_is_next_in_turn(table, name):
    t = table(hands=[name, ""], decks=["copper*20", "copper*20"])
    t.play(name)
    t.end_turn()
    t.end_turn()
    assert (hand_size(t), t.coins) == ((8, 0) if name == "haunted_woods" else (5, 3))
    t.buy("copper")
    assert "curse" not in t.discard()
    t.buy("copper")
    t.expect_no_question()
    assert "curse" not in t.discard(1)


# -- Swamp Hag


@pytest.mark.rule("card/swamp_hag", "D41")
@pytest.mark.ruling("card/swamp_hag#3")
def test_each_swamp_hag_gives_a_curse_for_each_card_bought(table):
    t = table(hands=["swamp_hag*2", "festival", ""], decks=["copper*20"], actions=2)
    t.play("swamp_hag", "swamp_hag")
    t.end_turn()
    t.play("festival")
    t.buy("copper", "copper")
    assert t.left("curse") == 20 - 4
    t.buy("copper")
    assert t.left("curse") == 20 - 6
    assert t.coins == 6


@pytest.mark.rule("card/swamp_hag", "D41")
def test_swamp_hag_gives_no_curse_when_none_is_left(table):
    t = table(hands=["swamp_hag", ""], decks=["copper*9"], supply={"curse": 0})
    t.play("swamp_hag")
    t.end_turn()
    t.buy("copper")
    assert (t.discard(1), t.hand(1)) == ("", "copper")


@pytest.mark.rule("card/swamp_hag", "card/throne_room", "D37")
def test_a_swamp_hag_played_twice_counts_twice(table):
    t = table(hands=["throne_room swamp_hag", ""], decks=["copper*9"])
    t.play("throne_room")
    t.answer("play swamp_hag")
    t.end_turn()
    t.buy("copper")
    assert t.left("curse") == 8
    assert t.coins == 6


@pytest.mark.rule("card/swamp_hag", "card/outpost", "D20")
def test_swamp_hag_ends_with_an_extra_turn_of_its_player(table):
    t = table(hands=["swamp_hag outpost", ""], decks=["copper*20"], actions=2)
    t.play("swamp_hag", "outpost")
    t.end_turn()
    assert (t.g.extra_by, t.coins) == ("outpost", 3)
    t.end_turn()
    t.buy("copper")
    assert t.left("curse") == 10


@pytest.mark.rule("card/haunted_woods")
def test_haunted_woods_find_nothing_in_an_empty_hand(table):
    t = table(hands=["haunted_woods", ""], decks=["copper*9", "estate*9"])
    t.play("haunted_woods")
    t.end_turn()
    t.buy("copper")
    assert (t.discard(1), t.told(-1, "topdecks")) == ("copper", [])


@pytest.mark.rule("card/haunted_woods", "D17")
def test_haunted_woods_come_before_the_gain(table):
    t = table(hands=["haunted_woods", "gold estate"], decks=["copper*9", "copper*9"])
    t.play("haunted_woods")
    t.end_turn()
    t.play("gold")
    t.buy("silver")
    assert [event for event in t.events() if event in ("topdecks", "gains")] == [
        "topdecks",
        "gains",
    ]


@pytest.mark.rule("card/swamp_hag")
@pytest.mark.ruling("card/swamp_hag#1")
def test_swamp_hag_ignores_events_and_other_gains(table):
    t = table(hands=["swamp_hag", "workshop"], decks=["copper*9"], kingdom="alms")
    t.play("swamp_hag")
    t.end_turn()
    t.play("workshop")
    t.answer("gain silver")
    t.buy("alms")
    t.answer("gain silver")
    assert t.left("curse") == 10
