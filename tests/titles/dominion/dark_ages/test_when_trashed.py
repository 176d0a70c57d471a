"""Dark Ages: cards that have something to say when they, or others, are trashed."""

from __future__ import annotations

import pytest

# -- Squire


@pytest.mark.rule("card/squire")
@pytest.mark.parametrize(
    ("mode", "actions", "buys", "gained"),
    [("+actions", 2, 1, ""), ("+buys", 0, 3, ""), ("+silver", 0, 1, "silver")],
)
def test_squire_gives_a_coin_and_a_choice(table, mode, actions, buys, gained):
    t = table(hands=["squire"])
    t.play("squire")
    t.expect(0, "squire", "choose +actions", "choose +buys", "choose +silver")
    t.answer(f"choose {mode}")
    assert (t.coins, t.actions, t.buys, t.discard()) == (1, actions, buys, gained)


@pytest.mark.rule("card/squire", "D62")
@pytest.mark.ruling("card/squire#1")
def test_a_trashed_squire_brings_an_attack(table):
    stacks = {"knights": "sir_martin dame_anna"}
    t = table(hands=["junk_dealer squire"], kingdom="knights witch village", stacks=stacks)
    t.play("junk_dealer")
    t.expect(0, "gain", "gain sir_martin", "gain witch")
    t.answer("gain witch")
    assert (t.discard(), t.trash()) == ("witch", "squire")


@pytest.mark.rule("card/squire")
@pytest.mark.ruling("card/squire#2")
def test_a_trashed_squire_brings_nothing_without_attacks(table):
    t = table(hands=["junk_dealer squire"], kingdom="witch", supply={"witch": 0})
    t.play("junk_dealer")
    t.expect_no_question()
    assert (t.discard(), t.trash()) == ("", "squire")


# -- Market Square


@pytest.mark.rule("card/market_square")
def test_market_square_gives_one_of_each(table):
    t = table(hands=["market_square"], decks=["gold"])
    t.play("market_square")
    assert (t.hand(), t.actions, t.buys) == ("gold", 1, 2)


@pytest.mark.rule("card/market_square")
@pytest.mark.ruling("card/market_square#1")
def test_several_market_squares_may_answer_one_trashed_card(table):
    t = table(hands=["junk_dealer copper market_square*3"])
    t.play("junk_dealer")
    t.answer("trash copper", "react market_square", "react market_square", "pass")
    assert (t.hand(), t.discard()) == ("market_square", "gold gold market_square market_square")


@pytest.mark.rule("card/market_square")
@pytest.mark.ruling("card/market_square#2")
def test_market_square_works_in_an_opponents_turn(table):
    t = table(hands=["rogue", "market_square"], decks=["", "silver copper"])
    t.play("rogue")
    t.answer("react market_square")
    assert t.discard(1) == "copper gold market_square"


@pytest.mark.rule("card/market_square", "D39")
@pytest.mark.ruling("card/market_square#3")
@pytest.mark.parametrize("first", ["react market_square", "use rats"])
def test_the_order_between_market_square_and_the_trashed_card_is_free(table, first):
    t = table(hands=["altar rats market_square"], decks=["market_square"])
    t.play("altar")
    t.answer("trash rats", first)
    if first == "use rats":  # the drawn one can be used as well
        t.answer("react market_square", "react market_square", "gain copper")
        assert t.discard() == "copper gold gold market_square market_square"
    else:
        t.answer("pass", "gain copper")  # now the Rats draw another one
        assert (t.hand(), t.discard()) == ("market_square", "copper gold market_square")


@pytest.mark.rule("card/market_square")
def test_market_square_may_be_discarded_without_gold(table):
    t = table(hands=["junk_dealer copper market_square"], supply={"gold": 0})
    t.play("junk_dealer")
    t.answer("trash copper", "react market_square")
    assert t.discard() == "market_square"


# -- Feodum


@pytest.mark.rule("card/feodum", "D22")
@pytest.mark.ruling("card/feodum#1")
@pytest.mark.parametrize(("silvers", "points"), [(2, 0), (3, 1), (11, 3)])
def test_feodum_is_worth_a_point_for_three_silvers(table, silvers, points):
    t = table(hands=["feodum"], decks=[f"silver*{silvers}"])
    assert t.score(0) == points


@pytest.mark.rule("card/feodum", "D33")
@pytest.mark.ruling("card/feodum#2")
@pytest.mark.parametrize(("left", "gained"), [(40, "silver silver silver"), (2, "silver silver")])
def test_a_trashed_feodum_brings_silvers(table, left, gained):
    t = table(hands=["rogue", ""], decks=["", "feodum"], supply={"silver": left})
    t.play("rogue")
    assert t.discard(1) == gained


@pytest.mark.rule("card/feodum", "D4")
@pytest.mark.ruling("card/feodum#3")
@pytest.mark.parametrize(("seats", "size"), [(2, 8), (3, 12)])
def test_feodum_is_a_victory_pile(table, seats, size):
    assert table(kingdom="feodum", seats=seats).left("feodum") == size


# -- Fortress


@pytest.mark.rule("card/fortress")
def test_fortress_is_a_village(table):
    t = table(hands=["fortress"], decks=["gold"])
    t.play("fortress")
    assert (t.hand(), t.actions) == ("gold", 2)


@pytest.mark.rule("card/fortress", "D30", "D33")
@pytest.mark.ruling("card/fortress#1", "card/fortress#2")
def test_a_trashed_fortress_returns_and_counts_as_trashed(table):
    t = table(hands=["salvager fortress"])
    t.play("salvager")
    assert (t.coins, t.hand(), t.trash()) == (4, "fortress", "")
    assert (t.told(1, "gains"), t.g.players[0].gained) == ([], ())
    t = table(hands=["rogue", ""], decks=["", "fortress copper"])
    t.play("rogue")
    assert (t.hand(1), t.trash()) == ("fortress", "")
    assert t.known(0, "hand", 1) == ["fortress"]


@pytest.mark.rule("card/fortress", "D33")
@pytest.mark.ruling("R155")
def test_a_fortress_trashed_from_the_supply_goes_into_hand(table):
    t = table(hands=["lurker"], kingdom="fortress")
    t.play("lurker")
    t.answer("trash fortress")
    assert (t.hand(), t.trash(), t.left("fortress")) == ("fortress", "", 9)
    assert t.g.players[0].gained == ()


@pytest.mark.rule("card/fortress", "D74")
@pytest.mark.ruling("R155")
def test_fortress_returns_in_a_controlled_turn(table):
    t = table(hands=["salvager fortress", ""], controller=1)
    t.play("salvager")
    assert (t.hand(), t.coins, t.g.returning) == ("fortress", 4, [])


# -- Rats


@pytest.mark.rule("card/rats")
def test_rats_multiply_and_eat(table):
    t = table(hands=["rats estate"], decks=["gold"])
    t.play("rats")
    t.expect(0, "rats", "trash estate", "trash gold")
    t.answer("trash estate")
    assert (t.discard(), t.trash(), t.hand(), t.actions) == ("rats", "estate", "gold", 1)


@pytest.mark.rule("card/rats")
@pytest.mark.ruling("card/rats#1")
@pytest.mark.parametrize("hand", ["", "rats", "rats rats"])
def test_rats_do_not_eat_rats(table, hand):
    t = table(hands=[f"rats {hand}"])
    t.play("rats")
    assert (t.hand(), t.trash(), t.known(1, "hand")) == (hand, "", hand.split())


@pytest.mark.rule("card/rats")
def test_rats_eat_even_if_the_pile_is_empty(table):
    t = table(hands=["rats estate"], supply={"rats": 0})
    t.play("rats")
    assert (t.discard(), t.trash()) == ("", "estate")


@pytest.mark.rule("card/rats", "D4")
@pytest.mark.ruling("card/rats#2")
@pytest.mark.parametrize("seats", [2, 5])
def test_there_are_twenty_rats(table, seats):
    assert table(kingdom="rats", seats=seats).left("rats") == 20


@pytest.mark.rule("card/rats", "D33")
@pytest.mark.ruling("card/rats#3")
def test_trashed_rats_draw_a_card_in_any_turn(table):
    t = table(hands=["rogue", ""], decks=["", "rats copper gold"])
    t.play("rogue")
    assert (t.hand(1), t.trash()) == ("gold", "rats")


# -- Catacombs


@pytest.mark.rule("card/catacombs")
@pytest.mark.parametrize(
    ("mode", "hand", "discard"),
    [("+hand", "copper estate gold", ""), ("+discard", "curse duchy silver", "copper estate gold")],
)
def test_catacombs_take_three_or_three_others(table, mode, hand, discard):
    t = table(hands=["catacombs"], decks=["gold estate copper silver duchy curse"])
    t.play("catacombs")
    t.expect(0, "catacombs", "choose +discard", "choose +hand")
    t.answer(f"choose {mode}")
    assert (t.hand(), t.discard()) == (hand, discard)


@pytest.mark.rule("card/catacombs", "D27")
@pytest.mark.ruling("card/catacombs#1")
def test_catacombs_shuffle_in_what_they_discarded(table):
    t = table(hands=["catacombs"], decks=["gold estate copper"])
    t.play("catacombs")
    t.answer("choose +discard")
    assert (t.hand(), t.discard(), t.deck()) == ("copper estate gold", "", "")


@pytest.mark.rule("card/catacombs", "D27")
@pytest.mark.ruling("R159")
def test_catacombs_without_cards_ask_nothing(table):
    t = table(hands=["catacombs"])
    t.play("catacombs")
    t.expect_no_question()


@pytest.mark.rule("card/catacombs", "D33")
@pytest.mark.ruling("card/catacombs#2")
def test_trashed_catacombs_bring_a_cheaper_card_in_any_turn(table):
    t = table(hands=["rogue", ""], decks=["", "catacombs"], kingdom="smithy market")
    t.play("rogue")
    t.expect(1, "gain", *(f"gain {id}" for id in ("copper", "curse", "estate", "silver", "smithy")))
    t.answer("gain smithy")
    assert t.discard(1) == "smithy"


# -- Hunting Grounds


@pytest.mark.rule("card/hunting_grounds")
def test_hunting_grounds_draw_four(table):
    t = table(hands=["hunting_grounds"], decks=["copper*5"])
    t.play("hunting_grounds")
    assert t.hand() == "copper copper copper copper"


@pytest.mark.rule("card/hunting_grounds", "D25")
@pytest.mark.ruling("card/hunting_grounds#1")
@pytest.mark.parametrize(
    ("supply", "mode", "gained"),
    [
        ({}, "+duchy", "duchy"),
        ({}, "+estate", "estate estate estate"),
        ({"duchy": 0}, "+duchy", ""),
        ({"estate": 2}, "+estate", "estate estate"),
    ],
)
def test_trashed_hunting_grounds_bring_victory_cards(table, supply, mode, gained):
    t = table(hands=["junk_dealer hunting_grounds"], supply=supply)
    t.play("junk_dealer")
    t.answer(f"choose {mode}")
    assert t.discard() == gained
