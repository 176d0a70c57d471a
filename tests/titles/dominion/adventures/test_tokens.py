"""Adventures: the tokens of each player."""

from __future__ import annotations

import pytest

from tafelrunde.texts import Texts
from tafelrunde.titles.dominion.catalogue import CARDS


def hand_size(t, seat=0):
    return len(t.g.players[seat].hand)


def cost(t, name):
    return t.g.cost(CARDS[name])


# -- the Journey token


@pytest.mark.rule("card/ranger", "D52")
@pytest.mark.ruling("card/ranger#1", "card/ranger#2")
def test_every_second_ranger_draws_five_cards(table):
    t = table(hands=["ranger*3"], decks=["copper*20"], actions=3)
    t.play("ranger")
    assert (hand_size(t), t.buys) == (2, 2)
    t.play("ranger")
    assert (hand_size(t), t.buys) == (1 + 5, 3)
    t.play("ranger")
    assert (hand_size(t), t.buys) == (5, 4)


@pytest.mark.rule("card/ranger", "card/giant", "D52")
def test_all_cards_of_a_player_share_one_journey_token(table):
    t = table(hands=["ranger giant", ""], decks=["", "copper"], actions=2)
    t.play("ranger", "giant")
    assert t.coins == 5


@pytest.mark.rule("card/giant", "D36", "D41")
@pytest.mark.ruling("card/giant#2")
def test_every_second_giant_attacks(table):
    t = table(
        hands=["giant*2", "", "", ""],
        decks=["", "silver", "province", "gold"],
        actions=2,
    )
    t.play("giant")
    assert t.coins == 1
    assert t.trash() == ""
    t.play("giant")
    assert t.coins == 6
    assert t.trash() == "gold silver"
    assert [t.discard(seat) for seat in (1, 2, 3)] == ["", "curse province", ""]


@pytest.mark.rule("card/giant", "D36")
@pytest.mark.ruling("card/giant#3")
@pytest.mark.parametrize(
    ("top", "trashed"),
    [
        ("estate", False),
        ("village", True),
        ("gold", True),
        ("province", False),
        ("familiar", False),  # 3 and a Potion
        ("masterpiece", True),  # 3 or more
        ("soldier", True),  # 3, and no Supply card
    ],
)
def test_giant_trashes_what_costs_three_to_six(table, top, trashed):
    t = table(hands=["giant*2", ""], decks=["", top], actions=2)
    t.play("giant", "giant")
    assert t.trash() == (top if trashed else "")
    assert t.discard(1) == ("" if trashed else " ".join(sorted([top, "curse"])))


@pytest.mark.rule("card/giant")
@pytest.mark.ruling("R180")
def test_who_has_no_card_to_reveal_to_a_giant_gains_a_curse(table):
    t = table(hands=["giant*2", ""], actions=2)
    t.play("giant", "giant")
    assert t.discard(1) == "curse"


@pytest.mark.rule("card/giant", "D40")
@pytest.mark.ruling("card/giant#1")
def test_moat_may_be_shown_to_the_harmless_giant(table):
    t = table(hands=["giant*2", "moat"], decks=["", "gold"], actions=2)
    t.play("giant")
    t.expect(1, "react", "react moat", "pass")
    t.answer("pass")
    t.play("giant")
    t.answer("react moat")
    assert (t.trash(), t.deck(1)) == ("", "gold")


@pytest.mark.rule("card/pilgrimage", "D52")
@pytest.mark.ruling("card/pilgrimage#1")
def test_the_first_pilgrimage_gains_nothing(table):
    t = table(hands=[""], in_play=["village silver"], kingdom="pilgrimage", coins=4, buys=2)
    t.buy("pilgrimage")
    t.expect_no_question()  # the token now lies face down
    assert t.discard() == ""


@pytest.mark.rule("card/pilgrimage", "D52", "D26")
@pytest.mark.ruling("card/pilgrimage#2")
def test_pilgrimage_with_the_token_face_up_copies_names_of_the_supply(table):
    t = table(
        hands=["ranger"],
        in_play=["village silver*2 gold soldier"],
        kingdom="pilgrimage",
        coins=4,
        buys=1,
    )
    t.play("ranger")
    t.buy("pilgrimage")
    t.expect(0, "pilgrimage", "gain village", "gain silver", "gain gold", "gain ranger", "pass")
    t.answer("gain gold", "gain village")
    assert "gain gold" not in t.names()
    t.answer("gain silver")
    assert t.discard() == "gold silver village"


@pytest.mark.rule("card/pilgrimage")
def test_pilgrimage_may_gain_fewer_than_three(table):
    t = table(hands=["ranger"], in_play=["silver gold"], kingdom="pilgrimage", coins=4)
    t.play("ranger")
    t.buy("pilgrimage")
    t.answer("gain gold", "pass")
    assert t.discard() == "gold"


# -- the -1 Card and -1 Coin tokens


@pytest.mark.rule("card/borrow", "D52")
def test_borrow_puts_the_token_on_the_deck_for_a_coin(table):
    t = table(hands=["", ""], decks=["copper*9", "copper*9"], kingdom="borrow", buys=1)
    t.buy("borrow")
    assert (t.buys, t.coins) == (1, 1)
    t.end_turn()
    assert hand_size(t) == 4


@pytest.mark.rule("card/borrow", "card/relic", "D52")
@pytest.mark.ruling("card/borrow#1")
def test_borrow_gives_only_the_buy_if_the_token_is_there(table):
    t = table(hands=["relic", ""], decks=["copper*9", "copper*9"], kingdom="borrow")
    t.play("relic")
    t.end_turn()
    t.buy("borrow")
    assert (t.buys, t.coins) == (1, 0)
    t.end_turn()
    assert hand_size(t, 1) == 4


@pytest.mark.rule("card/ball", "D52")
@pytest.mark.ruling("card/ball#1")
@pytest.mark.parametrize("second", ["smithy", "village"])
def test_ball_gains_two_cards_for_a_coin_of_the_next_turn(table, second):
    t = table(hands=[""], decks=["copper*5"], kingdom="ball smithy village", coins=5, buys=2)
    t.buy("ball")
    assert "gain duchy" not in t.names()
    t.answer("gain smithy", f"gain {second}")
    assert t.discard() == " ".join(sorted(["smithy", second]))
    t.end_turn()
    t.end_turn()
    t.play_treasures()
    assert t.coins == 4


@pytest.mark.rule("card/raid", "D40", "D52")
@pytest.mark.ruling("card/raid#1")
def test_raid_gains_silvers_and_is_no_attack(table):
    t = table(
        hands=["silver*3", "moat", ""],
        decks=["", "copper*20", "copper*20"],
        in_play=["", "", "lighthouse"],
        kingdom="raid",
        buys=2,
    )
    t.play("silver", "silver", "silver")
    t.buy("raid")
    t.expect_no_question()
    assert t.discard() == "silver silver silver"
    t.end_turn()
    t.end_turn()
    assert hand_size(t, 1) == 4
    t.end_turn()
    assert hand_size(t, 2) == 4


# -- tokens that give a bonus

BONUS = [
    # Event: what a Smithy gives then (hand, actions, buys, coins)
    pytest.param("lost_arts", (3, 1, 1, 0), marks=pytest.mark.rule("card/lost_arts")),
    pytest.param("training", (3, 0, 1, 1), marks=pytest.mark.rule("card/training")),
    pytest.param("pathfinding", (4, 0, 1, 0), marks=pytest.mark.rule("card/pathfinding")),
]


def numbers(t):
    return hand_size(t), t.actions, t.buys, t.coins


@pytest.mark.rule("D52")
@pytest.mark.ruling("card/lost_arts#1", "card/training#1", "card/pathfinding#1")
@pytest.mark.parametrize(("name", "bonus"), BONUS)
def test_a_token_gives_its_bonus_for_cards_of_its_pile_until_it_is_moved(table, name, bonus):
    t = table(
        hands=["", "smithy"],
        decks=["smithy copper*4 smithy copper*9", "copper*9"],
        kingdom=f"{name} village",
        tavern=["teacher", ""],
        coins=16,
        buys=3,
    )
    t.buy(name)
    t.expect(0, "own-token", "token smithy", "token village")
    t.answer("token village")
    t.buy(name)
    t.answer("token smithy")
    assert t.tokens("village") == {}
    t.end_turn()
    t.play("smithy")
    assert hand_size(t, 1) == 3  # the token is not seat 1's
    t.end_turn()
    t.answer("pass")  # Teacher stays
    t.play("smithy")
    hand, *rest = bonus
    assert numbers(t) == (hand + 4, *rest)
    t.end_turn()
    t.end_turn()
    t.answer("call teacher", MODES[name])  # on Village, the only pile without a token
    assert t.tokens("smithy") == {}
    assert len(t.tokens("village")) == 1


MODES = {
    "lost_arts": "choose +actions",
    "training": "choose +coins",
    "pathfinding": "choose +cards",
    "seaway": "choose +buys",
}


@pytest.mark.rule("D52", "card/throne_room")
def test_a_token_counts_for_every_play(table):
    t = table(
        hands=[""],
        decks=["throne_room smithy copper*20"],
        kingdom="training",
        coins=6,
    )
    t.buy("training")
    t.answer("token smithy")
    t.end_turn()
    t.play("throne_room")
    t.answer("play smithy")
    assert t.coins == 2


@pytest.mark.rule("card/seaway", "D52")
@pytest.mark.ruling("card/seaway#1", "card/seaway#3")
def test_seaway_gains_an_action_and_marks_its_pile(table):
    t = table(
        hands=["bridge_troll"],
        decks=["laboratory copper*20"],
        kingdom="seaway village",
        supply={"laboratory": 1},
        tavern=["teacher"],
        coins=5,
    )
    t.play("bridge_troll")
    t.buy("seaway")
    assert "gain silver" not in t.names()
    t.answer("gain laboratory")  # costs 4 in this turn only
    assert t.left("laboratory") == 0
    t.end_turn()
    t.end_turn()
    t.answer("use bridge_troll", "pass")  # Teacher stays
    before = t.buys
    t.play("laboratory")
    assert t.buys == before + 1
    t.end_turn()
    t.end_turn()
    t.answer("call teacher", "choose +buys", "token village")
    assert t.tokens("laboratory") == {}


@pytest.mark.rule("card/seaway")
@pytest.mark.ruling("card/seaway#3")
def test_another_seaway_moves_the_token(table):
    t = table(hands=[""], kingdom="seaway village smithy", coins=10, buys=3)
    t.buy("seaway")
    t.answer("gain village")
    assert t.tokens("village") != {}
    t.buy("seaway")
    t.answer("gain smithy")
    assert (t.tokens("village"), t.tokens("smithy") != {}) == ({}, True)


@pytest.mark.rule("card/seaway")
@pytest.mark.ruling("card/seaway#2")
def test_seaway_without_a_gain_marks_nothing(table):
    t = table(hands=[""], kingdom="seaway laboratory", coins=5, buys=2)
    t.buy("seaway")
    t.expect_no_question()
    assert t.tokens("laboratory") == {}


# -- Ferry and Plan


@pytest.mark.rule("card/ferry", "D35", "D52")
@pytest.mark.ruling("card/ferry#1", "card/ferry#2", "card/ferry#3", "R187")
def test_ferry_makes_a_pile_cheaper_for_its_player(table):
    t = table(
        hands=["salvager smithy", ""],
        decks=["copper*9"],
        kingdom="ferry moat",
        coins=6,
        buys=3,
        actions=1,
    )
    t.buy("ferry")
    t.answer("token moat")
    assert (cost(t, "moat"), cost(t, "smithy")) == (0, 4)
    t.buy("ferry")
    t.answer("token smithy")
    assert (cost(t, "moat"), cost(t, "smithy")) == (2, 2)
    t.end_turn()
    assert t.g.turn == 1
    assert cost(t, "smithy") == 4


@pytest.mark.rule("card/ferry", "D35")
@pytest.mark.ruling("card/ferry#1")
def test_ferry_counts_for_cards_in_hand(table):
    t = table(
        hands=["", ""],
        decks=["salvager smithy copper*9"],
        kingdom="ferry",
        coins=3,
    )
    t.buy("ferry")
    t.answer("token smithy")
    t.end_turn()
    t.play("salvager")
    t.answer("trash smithy")
    assert t.coins == 2


@pytest.mark.rule("card/plan", "D52")
@pytest.mark.ruling("card/plan#1", "card/plan#2")
def test_plan_lets_its_player_trash_when_buying_from_the_pile(table):
    t = table(
        hands=["estate*2 workshop", ""],
        kingdom="plan moat village",
        coins=20,
        buys=6,
    )
    t.play("workshop")
    t.answer("gain moat")
    t.buy("plan")
    t.answer("token moat")
    t.buy("moat")
    t.expect(0, "plan", "trash estate", "pass")
    t.answer("trash estate")
    t.buy("plan")
    t.answer("token village")
    t.buy("moat")
    t.expect_no_question()
    t.buy("village")
    t.answer("pass")
    assert t.trash() == "estate"


@pytest.mark.rule("card/plan", "D30")
@pytest.mark.ruling("card/plan#1")
def test_plan_does_not_count_other_gains(table):
    t = table(
        hands=["", ""],
        decks=["workshop estate copper*9"],
        kingdom="plan moat",
        coins=3,
    )
    t.buy("plan")
    t.answer("token moat")
    t.end_turn()
    t.play("workshop")
    t.answer("gain moat")
    t.expect_no_question()
    assert t.trash() == ""


# -- what is told


@pytest.mark.rule("D52")
@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "You put your token “trashing” on the pile Moat."),
        ("de", "Du legst deinen Marker „Entsorgen“ auf den Stapel Burggraben."),
    ],
)
def test_which_token_was_placed_is_told_in_words(table, lang, told):
    t = table(hands=[""], kingdom="plan moat", coins=3, buys=2)
    t.buy("plan")
    (event,) = t.told(0, "places-token")
    assert Texts(lang, "dominion", strict=True).event(event, ["Ada", "Bo"], 0) == told
