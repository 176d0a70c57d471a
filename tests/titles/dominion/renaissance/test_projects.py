"""Renaissance: buying Projects; those that wait for a turn, a Buy phase or a shuffle."""

from __future__ import annotations

import pytest

from tafelrunde.titles.dominion.counters import DEBT
from tafelrunde.titles.dominion.stalemate import stalemate


def next_turn(t):
    """The first player's next turn begins."""
    t.end_turn()
    t.end_turn()


# -- buying


@pytest.mark.rule("D55", "D17")
def test_a_project_costs_a_buy_and_is_bought_once(table):
    t = table(kingdom="fair barracks", coins=20, buys=4)
    t.buy("fair")
    assert t.holds(0, "fair")
    assert (t.coins, t.buys) == (16, 3)
    assert "buy fair" not in t.names()
    assert "buy barracks" in t.names()


@pytest.mark.rule("D55")
def test_players_may_share_a_project(table):
    t = table(kingdom="fair", owned=["", "fair"], coins=4)
    t.buy("fair")
    assert t.holds(0, "fair") and t.holds(1, "fair")


@pytest.mark.rule("D55")
def test_two_cubes_are_two_projects(table):
    t = table(kingdom="fair barracks silos", coins=20, buys=4, owned=["fair"])
    t.buy("barracks")
    assert "buy silos" not in t.names()


@pytest.mark.rule("D55", "D48")
def test_no_project_is_bought_with_debt(table):
    t = table(kingdom="fair", coins=4, debt=[1])
    t.to_buys()
    assert "buy fair" not in t.names()


# -- a turn begins


@pytest.mark.rule("card/cathedral")
@pytest.mark.ruling("card/cathedral#1")
def test_cathedral_must_trash_each_turn(table):
    t = table(decks=["copper*4 estate copper*9"], owned=["cathedral"])
    next_turn(t)
    t.expect(0, "trash", "trash copper", "trash estate")
    t.answer("trash estate")
    next_turn(t)
    assert t.trash() == "copper estate"  # the next hand held Coppers only


@pytest.mark.rule("card/cathedral", "D21")
@pytest.mark.ruling("R290")
def test_a_game_in_which_nobody_can_get_a_card_ends(table):
    t = table(supply={"copper": 0, "curse": 0}, kingdom="cathedral")
    turns = 0
    while not t.match.over:
        t.end_turn()
        turns += 1
    assert turns == 41
    assert t.g.outcome().reason == "stuck"


@pytest.mark.ruling("R290")
def test_whoever_gains_a_card_keeps_the_game_going(table):
    t = table(kingdom="cathedral")
    for _ in range(22):
        t.buy("copper")
        t.end_turn()
    assert not t.match.over


@pytest.mark.ruling("R290")
@pytest.mark.by_hand
def test_debt_that_comes_and_goes_does_not_keep_a_game_going_for_ever(table):
    g = table(kingdom="cathedral").g
    turns = 0
    while not stalemate(g, g.players[0]):
        turns += 1
        g.put_counter(g.players[0], DEBT, turns % 8)
    assert turns == 200


@pytest.mark.rule("card/city_gate")
def test_city_gate_draws_and_puts_a_card_back(table):
    t = table(decks=["copper*4 estate gold silver"], owned=["city_gate"])
    next_turn(t)
    t.expect(0, "city-gate", "topdeck copper", "topdeck estate", "topdeck gold")
    t.answer("topdeck estate")
    assert (t.hand(), t.deck()) == ("copper copper copper copper gold", "estate silver")
    assert t.known(1, "deck") == []


@pytest.mark.ruling("card/city_gate#1")
def test_city_gate_takes_a_card_even_if_none_was_drawn(table):
    t = table(hands=["copper estate"], owned=["city_gate"])
    next_turn(t)
    t.answer("topdeck estate")
    assert (t.hand(), t.deck()) == ("copper", "estate")


SIMPLE = [
    # Project: actions, buys
    pytest.param("fair", 1, 2, marks=pytest.mark.rule("card/fair")),
    pytest.param("barracks", 2, 1, marks=pytest.mark.rule("card/barracks")),
]


@pytest.mark.rule("D14", "D55")
@pytest.mark.parametrize(("name", "actions", "buys"), SIMPLE)
def test_fair_and_barracks_help_their_owner_every_turn(table, name, actions, buys):
    t = table(kingdom=name, coins=6)
    t.buy(name)  # the only buy: the other player's turn begins
    assert (t.actions, t.buys) == (1, 1)
    for _ in range(2):
        t.end_turn()
        assert (t.actions, t.buys) == (actions, buys)
        t.end_turn()


@pytest.mark.rule("card/silos")
def test_silos_swaps_coppers_for_cards(table):
    t = table(decks=["copper*3 estate*2 gold*2 silver"], owned=["silos"])
    next_turn(t)
    t.expect(0, "silos", "discard 0", "discard 1", "discard 2", "discard 3")
    t.answer("discard 2")
    assert t.hand() == "copper estate estate gold gold"
    assert t.discard() == "copper copper"


@pytest.mark.rule("card/silos")
def test_silos_asks_even_without_a_copper(table):
    t = table(decks=["estate*9"], owned=["silos"])
    next_turn(t)
    assert (0, "silos") in t.forced


@pytest.mark.ruling("card/silos#1")
def test_silos_shuffles_the_coppers_in(table):
    t = table(decks=["copper*3 estate*2"], owned=["silos"])
    next_turn(t)
    t.answer("discard 3")
    assert t.hand() == "copper copper copper estate estate"


@pytest.mark.rule("card/sinister_plot")
@pytest.mark.ruling("card/sinister_plot#1", "card/sinister_plot#2")
def test_sinister_plot_collects_tokens_for_cards(table):
    t = table(
        decks=["copper*30", "copper*30"], owned=["sinister_plot", "sinister_plot"], coffers=[1]
    )
    t.end_turn()
    t.answer("choose +token")
    t.end_turn()
    t.expect(0, "sinister-plot", "choose +token", "choose +cards")
    t.answer("choose +cards")  # none is there
    assert len(t.g.players[0].hand) == 5
    t.end_turn()
    t.answer("choose +token")
    t.end_turn()
    t.answer("choose +token")
    t.end_turn()
    t.answer("choose +cards")
    assert len(t.g.players[1].hand) == 7
    assert t.coffers(0) == 1
    t.end_turn()
    t.answer("choose +cards")
    assert len(t.g.players[0].hand) == 6


@pytest.mark.rule("card/piazza")
@pytest.mark.ruling("card/piazza#1")
def test_piazza_plays_an_action_and_leaves_anything_else(table):
    t = table(decks=["copper*5 festival estate*10"], owned=["piazza"])
    next_turn(t)
    assert t.in_play() == "festival"
    assert (t.actions, t.buys, t.coins) == (3, 2, 2)
    next_turn(t)
    assert t.known(1, "deck") == ["estate"]
    assert (t.in_play(), t.actions) == ("", 1)


@pytest.mark.rule("card/piazza", "D44")
def test_a_duration_played_by_piazza_waits_a_turn(table):
    t = table(decks=["copper*5 wharf estate*20"], owned=["piazza"])
    next_turn(t)
    assert (len(t.g.players[0].hand), t.buys) == (7, 2)


@pytest.mark.rule("card/piazza")
def test_piazza_with_an_empty_deck_does_nothing(table):
    t = table(owned=["piazza"])
    next_turn(t)
    assert t.hand() == ""


@pytest.mark.rule("card/crop_rotation")
@pytest.mark.parametrize("done", [True, False])
def test_crop_rotation_may_discard_a_victory_card(table, done):
    t = table(decks=["copper*4 estate gold silver"], owned=["crop_rotation"])
    next_turn(t)
    t.expect(0, "crop-rotation", "discard estate", "pass")
    t.answer("discard estate" if done else "pass")
    assert t.discard() == ("estate" if done else "")
    assert len(t.g.players[0].hand) == (6 if done else 5)


@pytest.mark.ruling("card/crop_rotation#1")
def test_crop_rotation_shuffles_the_card_in(table):
    t = table(decks=["copper*4 estate gold"], owned=["crop_rotation"])
    next_turn(t)
    t.answer("discard estate")
    assert t.hand() == "copper copper copper copper estate gold"


# -- a Buy phase ends


@pytest.mark.rule("card/pageant")
@pytest.mark.ruling("card/pageant#1")
def test_pageant_saves_one_unspent_coin(table):
    t = table(owned=["pageant"], coins=5, decks=["copper*9"])
    t.buy("silver")
    t.expect(0, "pageant", "use pageant", "pass")
    t.answer("use pageant")
    assert t.coffers(0) == 1


@pytest.mark.ruling("card/pageant#1")
def test_pageant_needs_a_coin(table):
    t = table(owned=["pageant"], coins=3, decks=["copper*9"])
    t.buy("silver")
    t.expect_no_question()
    assert t.coffers(0) == 0


@pytest.mark.rule("card/exploration")
@pytest.mark.parametrize(("bought", "tokens"), [("copper", 0), ("", 1)])
def test_exploration_rewards_a_buy_phase_without_a_bought_card(table, bought, tokens):
    t = table(owned=["exploration"], decks=["copper*9"])
    if bought:
        t.buy(bought)
    t.end_turn()
    assert (t.coffers(0), t.villagers(0)) == (tokens, tokens)


@pytest.mark.ruling("card/exploration#1")
def test_exploration_works_in_the_turn_it_is_bought(table):
    t = table(kingdom="exploration", decks=["copper*9"], coins=4)
    t.buy("exploration")
    t.end_turn()
    assert (t.coffers(0), t.villagers(0)) == (1, 1)


@pytest.mark.ruling("card/exploration#2")
def test_gained_cards_do_exploration_no_harm(table):
    t = table(hands=["workshop"], owned=["exploration"], decks=["copper*9"])
    t.play("workshop")
    t.answer("gain silver")
    t.end_turn()
    assert (t.coffers(0), t.villagers(0)) == (1, 1)


# -- shuffling


@pytest.mark.rule("card/star_chart", "D27")
def test_star_chart_puts_a_card_on_top_of_the_shuffled_ones(table):
    t = table(
        hands=["smithy"],
        decks=["copper"],
        discards=["estate*8 gold copper*8"],
        owned=["star_chart"],
    )
    t.play("smithy")
    t.expect(0, "star-chart", "topdeck estate", "topdeck gold", "topdeck copper", "pass")
    t.answer("topdeck gold")
    assert "gold" in t.hand()  # drawn right after what was left of the deck
    assert t.hand().startswith("copper")


@pytest.mark.rule("card/star_chart")
def test_the_others_do_not_learn_what_star_chart_took(table):
    t = table(decks=["copper*5"], discards=["estate gold copper"], owned=["star_chart"])
    t.end_turn()  # the deck has just enough cards
    t.end_turn()
    t.end_turn()
    t.answer("topdeck gold")
    assert "gold" in t.hand()
    assert all("cards" not in event for event in t.told(1, "topdecks"))


@pytest.mark.rule("card/star_chart")
def test_star_chart_may_be_declined(table):
    t = table(hands=["village"], discards=["estate"], owned=["star_chart"])
    t.play("village")
    t.answer("pass")
    assert t.hand() == "estate"


@pytest.mark.rule("card/star_chart")
def test_star_chart_works_whatever_makes_one_shuffle(table):
    t = table(
        decks=["copper*5 estate*3 gold"],
        discards=["moat silver"],
        owned=["star_chart"],
        kingdom="inn",
        coins=5,
        buys=2,
    )
    t.buy("inn")
    t.answer("topdeck moat", "pass")  # the Inn shuffles the Moat into the deck
    names = ["copper", "estate", "gold", "moat"]
    t.expect(0, "star-chart", *[f"topdeck {name}" for name in names], "pass")
    t.answer("topdeck gold")
    assert t.deck().startswith("gold")
    assert t.known(1, "deck") == []
