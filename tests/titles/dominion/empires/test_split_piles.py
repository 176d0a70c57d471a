"""Empires: split piles and the ten cards in them."""

from __future__ import annotations

import pytest

# -- the piles

SPLIT = [
    ("encampment_plunder", "encampment", "plunder"),
    ("patrician_emporium", "patrician", "emporium"),
    ("settlers_bustling_village", "settlers", "bustling_village"),
    ("catapult_rocks", "catapult", "rocks"),
    ("gladiator_fortune", "gladiator", "fortune"),
]


@pytest.mark.rule(
    "D61",
    "card/encampment_plunder",
    "card/patrician_emporium",
    "card/settlers_bustling_village",
    "card/catapult_rocks",
    "card/gladiator_fortune",
)
@pytest.mark.parametrize(("pile", "upper", "lower"), SPLIT)
def test_a_split_pile_has_five_cards_over_five_others(table, pile, upper, lower):
    t = table(kingdom=pile, coins=80, buys=12)
    assert (t.left(pile), t.top(pile)) == (10, upper)
    for _ in range(5):
        assert f"buy {lower}" not in t.names()
        t.buy(upper)
    assert (t.left(pile), t.top(pile)) == (5, lower)
    t.buy(lower)
    assert f"buy {upper}" not in t.names()


# -- Encampment and Plunder


@pytest.mark.rule("card/encampment")
@pytest.mark.parametrize("proof", ["gold", "plunder"])
def test_encampment_stays_for_a_gold_or_a_plunder(table, proof):
    t = table(hands=["encampment"], decks=[f"{proof} copper estate*5"])
    t.play("encampment")
    assert t.actions == 2
    t.expect(0, "encampment", f"reveal {proof}", "pass")
    t.answer(f"reveal {proof}")
    assert t.in_play() == "encampment"
    assert t.known(1, "hand") == [proof]
    t.end_turn()
    assert "encampment" in t.discard()


@pytest.mark.rule("card/encampment", "D61", "D33")
@pytest.mark.ruling("card/encampment#1", "card/encampment#2")
def test_encampment_returns_and_covers_the_plunders_again(table):
    t = table(
        hands=["encampment", "gold*3"],
        decks=["gold", "copper*5"],
        stacks={"encampment_plunder": "plunder*5"},
    )
    t.play("encampment")
    t.answer("pass")
    assert (t.in_play(), t.mat(0, "aside_open")) == ("", "encampment")
    assert t.top("encampment_plunder") == "plunder"
    t.end_turn()
    assert (t.top("encampment_plunder"), t.left("encampment_plunder")) == ("encampment", 6)
    assert t.trash() == ""
    t.play_treasures()
    t.expect(1, "buy")
    assert "buy plunder" not in t.names() and "buy encampment" in t.names()


@pytest.mark.rule("card/encampment")
def test_encampment_is_asked_for_proof_whatever_is_in_hand(table):
    t = table(hands=["encampment"], decks=["copper"])
    t.play("encampment")
    assert t.forced == [(0, "encampment")]
    assert t.mat(0, "aside_open") == "encampment"


@pytest.mark.rule("card/encampment", "card/throne_room", "D38")
@pytest.mark.ruling("card/encampment#3")
def test_an_encampment_set_aside_is_not_set_aside_again(table):
    t = table(hands=["throne_room encampment"], decks=["gold copper*5"])
    t.play("throne_room")
    t.answer("play encampment", "pass")
    assert t.mat(0, "aside_open") == "encampment"
    t.answer("pass")
    assert (t.actions, t.hand()) == (4, "copper copper copper gold")
    t.end_turn()
    assert t.left("encampment_plunder") == 11  # its one copy came from outside the pile


@pytest.mark.rule("card/plunder", "D46")
@pytest.mark.ruling("card/plunder#1")
def test_plunder_brings_a_token_with_every_play(table):
    t = table(hands=["plunder plunder crown"])
    t.answer("pass")
    t.play("plunder")
    assert (t.coins, t.points(0)) == (2, 1)
    t.play("crown")
    t.answer("play plunder")
    assert (t.coins, t.points(0)) == (6, 3)


# -- Patrician and Emporium


@pytest.mark.rule("card/patrician", "D36", "D82")
@pytest.mark.ruling("card/patrician#1")
@pytest.mark.parametrize(
    ("top", "taken"),
    [
        ("duchy", True),
        ("gold", True),
        ("fortune", True),
        ("smithy", False),
        ("city_quarter", False),
    ],
)
def test_patrician_takes_cards_that_cost_five_coins_or_more(table, top, taken):
    t = table(hands=["patrician"], decks=[f"copper {top} silver"])
    t.play("patrician")
    assert t.actions == 1
    if taken:
        assert (t.deck(), t.known(1, "hand")) == ("silver", [top])
    else:
        assert (t.hand(), t.deck()) == ("copper", f"{top} silver")


@pytest.mark.rule("card/patrician", "D27")
@pytest.mark.ruling("card/patrician#2")
def test_patrician_without_cards_reveals_nothing(table):
    t = table(hands=["patrician"], decks=["copper"])
    t.play("patrician")
    assert (t.hand(), t.deck(), t.discard()) == ("copper", "", "")


@pytest.mark.rule("card/patrician", "D27")
def test_patrician_shuffles_to_reveal(table):
    t = table(hands=["patrician"], decks=["copper"], discards=["gold"])
    t.play("patrician")
    assert t.hand() == "copper gold"


@pytest.mark.rule("card/emporium", "D46")
@pytest.mark.ruling("card/emporium#1")
@pytest.mark.parametrize(("others", "tokens"), [(3, 0), (4, 2), (6, 2)])
def test_emporium_pays_when_gained_with_five_actions_in_play(table, others, tokens):
    t = table(
        hands=["emporium"],
        in_play=["village*" + str(others)],
        stacks={"patrician_emporium": "emporium*5"},
        coins=4,
    )
    t.play("emporium")
    assert (t.coins, t.actions) == (5, 1)
    t.buy("emporium")
    assert t.points(0) == tokens


@pytest.mark.rule("card/emporium", "D23")
@pytest.mark.ruling("card/emporium#1")
def test_emporium_counts_durations_of_earlier_turns(table):
    t = table(
        hands=["caravan*5", "copper"],
        decks=["copper*30", "copper*12"],
        stacks={"patrician_emporium": "emporium*5"},
        actions=5,
    )
    t.play(*["caravan"] * 5)
    t.end_turn()
    t.end_turn()
    t.play_treasures()
    assert t.coins >= 5
    t.buy("emporium")
    assert t.points(0) == 2


@pytest.mark.rule("card/emporium", "card/duplicate", "D39", "D51")
@pytest.mark.ruling("card/emporium#1")
def test_emporium_counts_a_reserve_card_called_because_of_it(table):
    t = table(
        in_play=["village*4"],
        tavern=["duplicate"],
        stacks={"patrician_emporium": "emporium*5"},
        coins=5,
        buys=2,
    )
    t.buy("emporium")
    assert t.points(0) == 0
    t.answer("call duplicate")
    assert (t.discard(), t.points(0)) == ("emporium emporium", 4)


# -- Settlers and Bustling Village

FETCHERS = [("settlers", "copper", 1), ("bustling_village", "settlers", 3)]


@pytest.mark.rule("card/settlers", "card/bustling_village", "D6")
@pytest.mark.ruling("card/bustling_village#2")
@pytest.mark.parametrize(("card", "wanted", "actions"), FETCHERS)
def test_fetching_a_card_from_the_discard_pile(table, card, wanted, actions):
    t = table(hands=[card], decks=["estate"], discards=[f"gold {wanted} silver duchy"])
    t.play(card)
    assert t.seen(0, "discard") == ["gold", wanted, "silver", "duchy"]
    t.answer(f"take {wanted}")
    assert (t.actions, t.hand()) == (actions, " ".join(sorted(["estate", wanted])))
    assert t.known(1, "hand") == [wanted]
    assert t.g.names(t.g.players[0].discard) == ["gold", "silver", "duchy"]


@pytest.mark.rule("card/settlers", "card/bustling_village")
@pytest.mark.ruling("card/settlers#1", "card/bustling_village#1")
@pytest.mark.parametrize(("card", "wanted", "actions"), FETCHERS)
def test_fetching_is_voluntary_and_looking_always_possible(table, card, wanted, actions):
    t = table(hands=[f"{card}*2"], decks=["estate*2"], discards=[f"gold {wanted}"], actions=2)
    t.play(card)
    t.answer("pass")
    assert wanted in t.discard()
    t = table(hands=[card], decks=["estate"], discards=["gold silver"])
    t.play(card)
    assert t.forced == [(0, card.replace("_", "-"))]  # nothing to take, but a look
    assert t.seen(0, "discard") == ["gold", "silver"]


@pytest.mark.rule("card/settlers")
def test_settlers_without_a_discard_pile_ask_nothing(table):
    t = table(hands=["settlers"], decks=["estate*2"])
    t.play("settlers")
    assert t.forced == []


# -- Catapult and Rocks


@pytest.mark.rule("card/catapult", "D36")
@pytest.mark.ruling("card/catapult#1", "card/catapult#2")
@pytest.mark.parametrize(
    ("stone", "curses", "cards"),
    [
        ("estate", 0, 5),
        ("copper", 0, 3),
        ("duchy", 1, 5),
        ("silver", 1, 3),
        ("city_quarter", 0, 5),
    ],
)
def test_catapult_curses_for_dear_cards_and_lets_discard_for_treasures(table, stone, curses, cards):
    t = table(hands=[f"catapult {stone}", "copper*5"])
    t.play("catapult")
    assert t.coins == 1
    assert t.discard(1).split().count("curse") == curses
    assert len(t.hand(1).split()) == cards
    assert stone in t.trash()


@pytest.mark.rule("card/catapult", "card/moat", "D40")
def test_catapult_spares_who_shows_a_moat(table):
    t = table(hands=["catapult gold", "moat copper*4", "copper*4"])
    t.play("catapult")
    t.answer("react moat")
    assert (t.discard(1), t.hand(1)) == ("", "copper copper copper copper moat")
    assert t.discard(2) == "copper curse"


@pytest.mark.rule("card/catapult")
def test_catapult_without_a_card_in_hand_only_gives_its_coin(table):
    t = table(hands=["catapult", "copper*5"])
    t.play("catapult")
    assert (t.coins, t.hand(1)) == (1, "copper copper copper copper copper")


@pytest.mark.rule("card/catapult", "D41")
def test_catapult_gives_out_the_last_curse_to_the_left(table):
    t = table(hands=["catapult gold", "copper", "copper"], supply={"curse": 1})
    t.play("catapult")
    assert (t.discard(1), t.discard(2)) == ("curse", "")


@pytest.mark.rule("card/rocks")
def test_rocks_bought_bring_a_silver_onto_the_deck(table):
    t = table(stacks={"catapult_rocks": "rocks*2"}, coins=4, buys=2)
    t.buy("rocks")
    assert (t.discard(), t.deck()) == ("rocks", "silver")


@pytest.mark.rule("card/rocks")
def test_rocks_gained_or_trashed_in_the_action_phase_bring_a_silver_into_hand(table):
    t = table(hands=["workshop"], stacks={"catapult_rocks": "rocks*2"})
    t.play("workshop")
    t.answer("gain rocks")
    assert (t.discard(), t.hand()) == ("rocks", "silver")
    t = table(hands=["chapel rocks"])
    t.play("chapel")
    t.answer("trash rocks")
    assert (t.trash(), t.hand()) == ("rocks", "silver")


@pytest.mark.rule("card/rocks")
@pytest.mark.ruling("card/rocks#1")
def test_rocks_trashed_in_another_players_turn_bring_a_silver_into_hand(table):
    t = table(hands=["swindler"], decks=["", "rocks"])
    t.play("swindler")
    assert (t.trash(), t.hand(1)) == ("rocks", "silver")


# -- Gladiator and Fortune


@pytest.mark.rule("card/gladiator")
@pytest.mark.ruling("card/gladiator#1")
@pytest.mark.parametrize(("answer", "coins", "left"), [("reveal copper", 2, 10), ("pass", 3, 9)])
def test_gladiator_pays_more_unless_it_is_matched(table, answer, coins, left):
    t = table(hands=["gladiator copper estate", "copper silver"])
    t.play("gladiator")
    t.expect(0, "gladiator", "reveal copper", "reveal estate")
    t.answer("reveal copper")
    t.expect(1, "gladiator-match", "reveal copper", "pass")
    t.answer(answer)
    assert (t.coins, t.left("gladiator_fortune")) == (coins, left)
    assert t.trash() == ("gladiator" if coins == 3 else "")


@pytest.mark.rule("card/gladiator")
def test_gladiator_asks_the_neighbour_whatever_is_in_that_hand(table):
    t = table(hands=["gladiator estate", "copper silver", "estate"])
    t.play("gladiator")
    assert (1, "gladiator-match") in t.forced
    assert (t.coins, t.trash()) == (3, "gladiator")  # the next player's Estate does not help


@pytest.mark.rule("card/gladiator")
@pytest.mark.ruling("card/gladiator#2")
def test_gladiator_without_a_card_to_show_pays_all_the_same(table):
    t = table(hands=["gladiator", "copper"])
    t.play("gladiator")
    assert (t.coins, t.trash()) == (3, "gladiator")


@pytest.mark.rule("card/gladiator", "D61")
@pytest.mark.ruling("card/gladiator#3")
def test_gladiator_does_not_trash_fortunes(table):
    t = table(hands=["gladiator", "copper"], stacks={"gladiator_fortune": "fortune*5"})
    t.play("gladiator")
    assert (t.coins, t.trash(), t.left("gladiator_fortune")) == (3, "", 5)


@pytest.mark.rule("card/fortune")
@pytest.mark.ruling("card/fortune#1", "card/fortune#2")
def test_fortune_doubles_once_a_turn_what_is_there(table):
    t = table(hands=["fortune*2 copper gold"])
    t.play("copper")
    t.play("fortune")
    assert (t.coins, t.buys) == (2, 2)
    t.play("gold")
    assert t.coins == 5
    t.play("fortune")
    assert (t.coins, t.buys) == (5, 3)


@pytest.mark.rule("card/fortune", "card/crown")
@pytest.mark.ruling("card/fortune#2")
def test_fortune_under_crown_doubles_once(table):
    t = table(hands=["fortune crown copper*2"], coins=1)
    t.answer("pass")
    t.play("copper", "crown")
    t.answer("play fortune")
    assert (t.coins, t.buys) == (4, 3)


@pytest.mark.rule("card/fortune", "D48")
@pytest.mark.parametrize("gladiators", [0, 2])
def test_a_gained_fortune_brings_a_gold_for_each_gladiator_in_play(table, gladiators):
    t = table(
        in_play=["gladiator*" + str(gladiators)],
        stacks={"gladiator_fortune": "fortune*5"},
        coins=8,
        buys=2,
    )
    t.buy("fortune")
    assert t.discard() == " ".join(["fortune"] + ["gold"] * gladiators)
    assert (t.coins, t.debt(0)) == (0, 8)
