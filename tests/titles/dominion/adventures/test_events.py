"""Adventures: Events that place no token on a pile."""

from __future__ import annotations

import pytest

EVENTS = {
    "alms": 0,
    "borrow": 0,
    "quest": 0,
    "save": 1,
    "scouting_party": 2,
    "travelling_fair": 2,
    "bonfire": 3,
    "expedition": 3,
    "ferry": 3,
    "plan": 3,
    "mission": 4,
    "pilgrimage": 4,
    "ball": 5,
    "raid": 5,
    "seaway": 5,
    "trade": 5,
    "lost_arts": 6,
    "training": 6,
    "inheritance": 7,
    "pathfinding": 8,
}
ONCE = {"alms", "borrow", "save", "mission", "pilgrimage", "inheritance"}


@pytest.mark.rule("D53", *[f"card/{name}" for name in EVENTS])
@pytest.mark.parametrize(("name", "cost"), EVENTS.items())
def test_an_event_costs_its_price_and_a_buy(table, name, cost):
    t = table(hands=[""], kingdom=f"{name} village", coins=cost, buys=1)
    t.to_buys()
    assert f"buy {name}" in t.names()
    if cost:
        t = table(hands=[""], kingdom=name, coins=cost - 1, buys=1)
        t.to_buys()
        assert f"buy {name}" not in t.names()


@pytest.mark.rule("D53")
@pytest.mark.parametrize("name", sorted(ONCE))
def test_some_events_can_be_bought_only_once_per_turn(table, name):
    t = table(hands=[""], kingdom=f"{name} moat", coins=20, buys=3)
    t.buy(name)  # Inheritance has only Moat to choose
    if name == "alms":
        t.answer("gain moat")
    assert t.question().prompt == "buy"
    assert f"buy {name}" not in t.names()


@pytest.mark.rule("D53")
def test_other_events_can_be_bought_again(table):
    t = table(hands=[""], kingdom="expedition", coins=9, buys=3)
    t.buy("expedition", "expedition")
    assert "buy expedition" in t.names()


# -- Alms


@pytest.mark.rule("card/alms")
@pytest.mark.ruling("card/alms#2")
def test_alms_need_a_play_area_without_treasures(table):
    t = table(hands=["copper"], kingdom="alms smithy", buys=2)
    t.buy("alms")
    offered = t.names()
    assert "gain smithy" in offered
    assert "gain duchy" not in offered
    t.answer("gain smithy")
    assert t.discard() == "smithy"
    t = table(hands=["copper"], kingdom="alms smithy", buys=2)
    t.play("copper")
    t.buy("alms")
    t.expect_no_question()
    assert (t.discard(), t.buys) == ("", 1)


@pytest.mark.rule("card/alms", "card/coin_of_the_realm")
@pytest.mark.ruling("card/alms#1")
def test_alms_do_not_mind_a_treasure_that_has_left_play(table):
    t = table(hands=["coin_of_the_realm"], kingdom="alms smithy", buys=2)
    t.play("coin_of_the_realm")
    t.buy("alms")
    t.answer("gain smithy")
    assert t.discard() == "smithy"


# -- Quest


@pytest.mark.rule("card/quest")
@pytest.mark.parametrize(
    ("hand", "answers", "left"),
    [
        ("militia copper", ["choose +attack"], "copper"),
        ("militia witch copper", ["choose +attack", "discard witch"], "copper militia"),
        ("curse*3", ["choose +curse"], "curse"),
        ("copper*3 estate*4", ["choose +discard", *["discard copper"] * 3], "estate"),
    ],
)
def test_quest_gains_a_gold_for_an_attack_two_curses_or_six_cards(table, hand, answers, left):
    t = table(hands=[hand], kingdom="quest", buys=2)
    t.buy("quest")
    t.answer(*answers)
    assert "gold" in t.discard()
    assert t.hand() == left


@pytest.mark.rule("card/quest")
@pytest.mark.ruling("card/quest#1", "R185")
@pytest.mark.parametrize(
    ("hand", "choice", "discarded"),
    [
        ("copper", "choose +attack", ""),
        ("curse copper", "choose +curse", "curse"),
        ("copper*5", "choose +discard", "copper copper copper copper copper"),
    ],
)
def test_quest_gives_no_gold_for_less(table, hand, choice, discarded):
    t = table(hands=[hand], kingdom="quest", buys=2)
    t.buy("quest")
    t.answer(choice)
    assert t.discard() == discarded


@pytest.mark.rule("card/quest")
def test_quest_may_be_left_alone(table):
    t = table(hands=["militia"], kingdom="quest", buys=2)
    t.buy("quest")
    t.answer("pass")
    assert t.discard() == ""


# -- Save, Expedition


@pytest.mark.rule("card/save", "D18", "D26")
@pytest.mark.ruling("card/save#1")
def test_save_keeps_a_card_for_the_next_hand(table):
    t = table(hands=["gold estate"], decks=["copper*5 silver"], kingdom="save", coins=1)
    t.buy("save")
    t.answer("aside gold")
    assert (t.buys, t.hand()) == (1, "estate")
    assert t.known(1, "aside") == []
    t.end_turn()
    assert t.hand() == "copper copper copper copper copper gold"


@pytest.mark.rule("card/save")
def test_save_with_an_empty_hand_is_a_buy(table):
    t = table(hands=[""], kingdom="save", coins=1)
    t.buy("save")
    t.expect_no_question()
    assert t.buys == 1


@pytest.mark.rule("card/expedition", "D18")
@pytest.mark.ruling("card/expedition#1")
@pytest.mark.parametrize(("times", "cards"), [(1, 7), (2, 9)])
def test_expeditions_add_two_cards_each_to_the_next_hand(table, times, cards):
    t = table(hands=[""], decks=["copper*20"], kingdom="expedition", coins=9, buys=times + 1)
    t.buy(*["expedition"] * times)
    t.end_turn()
    assert len(t.g.players[0].hand) == cards
    t.end_turn()
    t.end_turn()
    assert len(t.g.players[0].hand) == 5


@pytest.mark.rule("card/expedition", "card/outpost", "D18")
def test_expedition_adds_to_the_hand_of_outpost(table):
    t = table(hands=["outpost"], decks=["copper*20"], kingdom="expedition", coins=3)
    t.play("outpost")
    t.buy("expedition")
    t.end_turn()
    assert len(t.g.players[0].hand) == 5


# -- Scouting Party


@pytest.mark.rule("card/scouting_party", "D26")
def test_scouting_party_discards_three_of_five_cards(table):
    deck = "gold estate copper silver duchy curse"
    t = table(hands=[""], decks=[deck], kingdom="scouting_party", coins=2)
    t.buy("scouting_party")
    t.answer("discard estate", "discard copper", "discard duchy")
    t.answer("topdeck silver")
    assert t.deck() == "gold silver curse"
    assert (t.discard(), t.buys) == ("copper duchy estate", 1)


@pytest.mark.rule("card/scouting_party", "D27")
@pytest.mark.ruling("card/scouting_party#1")
@pytest.mark.parametrize(
    ("deck", "answers", "left"),
    [
        ("gold estate copper silver", ["estate", "copper", "silver"], "gold"),
        ("gold estate", ["estate"], ""),
        ("", [], ""),
    ],
)
def test_scouting_party_discards_first_when_there_are_few_cards(table, deck, answers, left):
    t = table(hands=[""], decks=[deck], kingdom="scouting_party", coins=2)
    t.buy("scouting_party")
    t.answer(*[f"discard {name}" for name in answers])
    assert t.deck() == left


@pytest.mark.rule("card/scouting_party", "card/borrow", "D52")
@pytest.mark.ruling("card/scouting_party#2")
def test_scouting_party_leaves_the_minus_card_token_on_the_deck(table):
    t = table(hands=[""], decks=["copper*20"], kingdom="scouting_party borrow", coins=1, buys=1)
    t.buy("borrow", "scouting_party")
    t.expect_no_question()  # Coppers only: nothing to choose
    t.end_turn()
    assert len(t.g.players[0].hand) == 4


# -- Travelling Fair


@pytest.mark.rule("card/travelling_fair")
@pytest.mark.ruling("card/travelling_fair#2")
def test_travelling_fair_puts_gained_cards_on_the_deck(table):
    t = table(hands=[""], decks=["estate"], kingdom="travelling_fair", coins=20, buys=2)
    t.buy("travelling_fair", "travelling_fair")
    assert t.buys == 4
    t.buy("gold")
    t.answer("use travelling_fair")
    t.expect_no_question()  # not offered twice
    t.buy("silver")
    t.answer("pass")
    t.expect_no_question()
    assert (t.deck(), t.discard()) == ("gold estate", "silver")
    t.end_turn()
    t.end_turn()
    t.buy("copper")  # the next turn is another one
    t.expect_no_question()


@pytest.mark.rule("card/travelling_fair", "D34")
@pytest.mark.ruling("card/travelling_fair#1")
def test_travelling_fair_ignores_exchanged_cards(table):
    t = table(hands=[""], in_play=["page"], kingdom="travelling_fair", coins=2)
    t.buy("travelling_fair")
    t.end_turn()
    t.answer("use page")
    t.expect_no_question()
    assert t.g.turn == 1


# -- Bonfire, Trade


@pytest.mark.rule("card/bonfire")
@pytest.mark.ruling("card/bonfire#1")
def test_bonfire_trashes_up_to_two_cards_in_play(table):
    t = table(hands=["copper*3 estate"], kingdom="bonfire", buys=2, coins=1)
    t.play_treasures()
    t.buy("bonfire")
    t.expect(0, "bonfire", "trash copper", "pass")
    t.answer("trash copper", "trash copper")
    assert (t.trash(), t.in_play(), t.coins) == ("copper copper", "copper", 1)


@pytest.mark.rule("card/bonfire")
@pytest.mark.parametrize("trashed", [0, 1])
def test_bonfire_may_trash_fewer(table, trashed):
    t = table(hands=["gold"], kingdom="bonfire", in_play=["copper*2"], buys=2)
    t.play("gold")
    t.buy("bonfire")
    t.answer(*["trash copper"] * trashed, "pass")
    assert t.trash() == " ".join(["copper"] * trashed)


@pytest.mark.rule("card/bonfire", "D44")
@pytest.mark.parametrize(("answer", "left"), [("choose yes", ""), ("pass", "caravan")])
def test_bonfire_chooses_between_copies_of_a_duration(table, answer, left):
    t = table(
        hands=["caravan"],
        in_play=["caravan"],  # of an earlier turn: it has done its work
        decks=["copper*20"],
        kingdom="bonfire",
        coins=3,
    )
    t.play("caravan")
    t.buy("bonfire")
    t.answer("trash caravan", "pass")
    t.expect(0, "bonfire-stays", "choose yes", "pass")
    t.answer(answer)
    assert (t.trash(), t.in_play()) == ("caravan", left)


@pytest.mark.rule("card/bonfire", "D44")
@pytest.mark.ruling("card/bonfire#2")
@pytest.mark.parametrize(("name", "cards"), [("caravan", 6), ("hireling", 6)])
def test_a_duration_trashed_by_bonfire_still_pays(table, name, cards):
    t = table(hands=[name], decks=["copper*20"], kingdom="bonfire", coins=3, buys=2)
    t.play(name)
    t.buy("bonfire")
    t.answer(f"trash {name}")
    t.end_turn()
    t.end_turn()
    assert (t.in_play(), t.trash()) == ("", name)
    assert len(t.g.players[0].hand) == cards


@pytest.mark.rule("card/trade")
@pytest.mark.ruling("card/trade#1")
@pytest.mark.parametrize("trashed", [0, 1, 2])
def test_trade_turns_up_to_two_cards_into_silvers(table, trashed):
    t = table(hands=["estate*3"], kingdom="trade", coins=5, buys=2)
    t.buy("trade")
    t.answer(*["trash estate"] * trashed)
    if trashed < 2:
        t.answer("pass")
    assert t.trash() == " ".join(["estate"] * trashed)
    assert t.discard() == " ".join(["silver"] * trashed)


# -- Mission


@pytest.mark.rule("card/mission", "D20", "D73")
@pytest.mark.ruling("card/mission#1")
def test_mission_gives_an_extra_turn_without_buying_cards(table):
    t = table(
        hands=["", ""],
        decks=["workshop gold*2 page estate copper*20"],
        kingdom="mission expedition",
        coins=4,
        previous=1,
    )
    t.buy("mission")
    assert (t.g.turn, t.g.extra_by) == (0, "mission")
    t.play("workshop")
    t.answer("gain silver")
    t.play_treasures()
    t.to_buys()
    assert sorted(t.names()) == ["buy expedition", "buy mission", "pass"]
    t.buy("expedition")
    assert t.g.turn == 1


@pytest.mark.rule("card/mission", "D66")
@pytest.mark.ruling("card/mission#1")
def test_travellers_are_exchanged_in_a_mission(table):
    t = table(hands=["", ""], decks=["page copper*20"], kingdom="mission", coins=4, previous=1)
    t.buy("mission")
    t.play("page")
    t.end_turn()
    t.answer("use page")
    assert t.left("treasure_hunter") == 4


@pytest.mark.rule("card/mission", "D20")
@pytest.mark.ruling("card/mission#2")
def test_a_mission_in_a_mission_brings_no_third_turn(table):
    t = table(hands=["", ""], decks=["gold*2 copper*20"], kingdom="mission", coins=4, previous=1)
    t.buy("mission")
    t.play_treasures()
    t.buy("mission")
    assert t.g.turn == 1


@pytest.mark.rule("card/mission", "D20")
@pytest.mark.ruling("R188")
def test_a_mission_may_be_bought_in_the_first_turn_of_the_game(table):
    t = table(hands=["", ""], decks=["copper*20"], kingdom="mission", coins=4)
    t.buy("mission")
    assert (t.g.turn, t.g.extra_by) == (0, "mission")


@pytest.mark.rule("card/mission", "card/outpost", "D20")
def test_a_mission_bought_in_the_turn_of_outpost_brings_nothing(table):
    t = table(
        hands=["outpost", ""], decks=["gold*3 copper*20"], kingdom="mission", buys=1, previous=1
    )
    t.play("outpost")
    t.end_turn()
    assert t.g.extra_by == "outpost"
    t.play_treasures()
    t.buy("mission")
    assert t.g.turn == 1


@pytest.mark.ruling("R190")
@pytest.mark.rule("card/mission", "card/outpost", "D20")
@pytest.mark.parametrize("order", [["mission", "outpost"], ["outpost", "mission"]])
def test_whoever_has_a_mission_and_an_outpost_chooses_which_turn_comes_first(table, order):
    t = table(hands=["outpost"], decks=["copper*30", "copper*9"], kingdom="mission", coins=4)
    t.play("outpost")
    t.buy("mission")
    t.expect(0, "next-effect", "use outpost", "use mission")
    t.answer(f"use {order[0]}")
    turns = []
    while t.g.turn == 0:
        turns.append((t.g.extra_by, len(t.hand().split())))
        t.end_turn()
    assert turns == [(order[0], 3), (order[1], 5)]
