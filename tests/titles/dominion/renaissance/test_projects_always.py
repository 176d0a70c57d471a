"""Renaissance: Projects that are always there, or answer to gains, plays and trashing."""

from __future__ import annotations

import pytest

from tafelrunde.titles.dominion.catalogue import CARDS, TREASURE


def to_treasures(t):
    """The player in turn goes to the Buy phase."""
    if t.question().prompt == "play-action":
        t.answer("pass")


# -- trashing


@pytest.mark.rule("card/sewers")
@pytest.mark.ruling("card/sewers#1")
def test_sewers_follows_a_trashing_but_not_itself(table):
    t = table(hands=["chapel estate*2 copper*2"], owned=["sewers"])
    t.play("chapel")
    t.answer("trash estate", "pass")
    t.expect(0, "sewers", "trash estate", "trash copper", "pass")
    t.answer("trash copper")
    t.expect_no_question()
    assert t.trash() == "copper estate"


@pytest.mark.rule("card/sewers")
def test_sewers_follows_each_of_several_cards(table):
    t = table(hands=["chapel estate*2 copper*3"], owned=["sewers"])
    t.play("chapel")
    t.answer("trash estate", "trash estate", "pass")
    t.answer("trash copper", "pass")
    assert t.trash() == "copper estate estate"


@pytest.mark.ruling("card/sewers#2")
def test_sewers_follows_cards_from_play_and_supply_and_in_others_turns(table):
    t = table(hands=["acting_troupe lurker copper*3"], owned=["sewers"], kingdom="moat", actions=2)
    t.play("acting_troupe")
    t.answer("trash copper")
    t.play("lurker")
    t.answer("trash moat")
    t.answer("trash copper")
    assert t.trash() == "acting_troupe copper copper moat"


@pytest.mark.ruling("card/sewers#2")
def test_sewers_follows_in_an_opponents_turn(table):
    t = table(hands=["bandit", "copper"], decks=["", "silver estate"], owned=["", "sewers"])
    t.play("bandit")
    t.expect(1, "sewers", "trash copper", "pass")
    t.answer("trash copper")
    assert t.trash() == "copper silver"


# -- gaining


GAINS = [
    # Project, gained card: Coffers, Villagers
    pytest.param("academy", "moat", 0, 1, marks=pytest.mark.rule("card/academy")),
    pytest.param("academy", "silver", 0, 0, marks=pytest.mark.rule("card/academy")),
    pytest.param("guildhall", "silver", 1, 0, marks=pytest.mark.rule("card/guildhall")),
    pytest.param("guildhall", "estate", 0, 0, marks=pytest.mark.rule("card/guildhall")),
]


@pytest.mark.ruling("card/academy#1", "card/guildhall#1")
@pytest.mark.parametrize(("project", "name", "coffers", "villagers"), GAINS)
def test_academy_and_guildhall_look_at_what_is_gained(table, project, name, coffers, villagers):
    t = table(hands=["workshop"], kingdom="moat", owned=[project])
    t.play("workshop")
    t.answer(f"gain {name}")
    assert (t.coffers(0), t.villagers(0)) == (coffers, villagers)
    t = table(hands=["", "swindler"], decks=[name], owned=[project], turn=1)
    t.play("swindler")
    if t.open_questions():
        t.answer(f"gain {name}")
    assert (t.coffers(0), t.villagers(0)) == (coffers, villagers)


@pytest.mark.rule("card/road_network")
@pytest.mark.ruling("card/road_network#1")
def test_road_network_draws_for_others_victory_cards(table):
    t = table(
        hands=["", "workshop"], decks=["copper*7", "copper*7"], owned=["road_network"], turn=1
    )
    t.play("workshop")
    t.answer("gain silver")
    assert t.hand() == ""
    t = table(decks=["copper*7"], owned=["road_network"], turn=1, coins=4, buys=3)
    t.buy("estate", "estate")
    assert t.hand() == "copper copper"


@pytest.mark.ruling("card/road_network#1")
def test_road_network_draws_in_the_own_turn_too(table):
    t = table(hands=["swindler"], decks=["gold", "estate"], owned=["road_network"])
    t.play("swindler")  # an Estate for an Estate
    assert t.hand() == "gold"


@pytest.mark.rule("card/road_network")
def test_own_victory_cards_do_not_draw(table):
    t = table(hands=["workshop"], decks=["gold"], owned=["road_network"])
    t.play("workshop")
    t.answer("gain estate")
    assert t.hand() == ""


@pytest.mark.rule("card/innovation", "D77")
@pytest.mark.ruling("card/innovation#1")
def test_innovation_plays_the_first_action_gained(table):
    t = table(kingdom="festival moat", owned=["innovation"], coins=9, buys=3)
    t.buy("festival")
    t.expect(0, "innovation", "use innovation", "pass")
    t.answer("use innovation")
    assert (t.in_play(), t.coins, t.buys, t.discard()) == ("festival", 6, 3, "")
    t.buy("moat")
    t.expect_no_question()


@pytest.mark.rule("D77")
@pytest.mark.ruling("card/innovation#1")
def test_a_declined_innovation_is_lost_for_the_turn(table):
    t = table(kingdom="moat", owned=["innovation"], coins=9, buys=4)
    t.buy("silver")
    t.expect_no_question()  # no Action
    t.buy("moat")
    t.answer("pass")
    t.buy("moat")
    t.expect_no_question()
    assert t.discard() == "moat moat silver"


@pytest.mark.rule("card/innovation")
def test_the_second_experiment_is_not_the_first(table):
    t = table(kingdom="experiment", owned=["innovation"], decks=["copper*5"], coins=3, buys=2)
    t.buy("experiment")
    t.expect(0, "next-effect", "use experiment", "use innovation")
    t.answer("use innovation")
    t.expect_no_question()
    assert (t.hand(), t.discard(), t.left("experiment")) == ("copper copper", "experiment", 9)


@pytest.mark.ruling("card/innovation#2")
def test_treasures_drawn_by_innovation_may_be_played_before_buying(table):
    t = table(hands=["workshop gold"], kingdom="smithy", decks=["silver*5"], owned=["innovation"])
    t.play("workshop")
    t.answer("gain smithy", "use innovation")
    assert t.hand() == "gold silver silver silver"
    t.play("silver")
    assert t.coins == 2


@pytest.mark.ruling("card/innovation#2")
def test_after_a_buy_no_treasures_are_played(table):
    t = table(kingdom="laboratory moat", decks=["silver*5"], owned=["innovation"], coins=5, buys=2)
    t.buy("laboratory")
    t.answer("use innovation")
    assert (t.hand(), t.actions) == ("silver silver", 2)
    assert t.question().prompt != "play-action"
    assert "play silver" not in t.names()


# -- costs and types


@pytest.mark.rule("card/canal", "D35")
@pytest.mark.ruling("card/canal#1")
def test_canal_cheapens_every_card_in_its_owners_turns(table):
    t = table(hands=["villain", "estate copper*4"], owned=["canal"])
    t.play("villain")
    assert t.discard(1) == ""  # an Estate costs 1 now
    t.to_buys()
    assert "buy estate" not in t.names()
    t = table(owned=["canal"], coins=1)
    t.to_buys()
    assert "buy estate" in t.names()
    t.end_turn()
    t.to_buys()
    assert "buy estate" not in t.names()


@pytest.mark.ruling("card/canal#2")
def test_canal_does_not_cheapen_projects(table):
    t = table(owned=["canal"], kingdom="fair", coins=3)
    t.to_buys()
    assert "buy fair" not in t.names()


@pytest.mark.rule("card/capitalism", "D76")
@pytest.mark.ruling("card/capitalism#1", "card/capitalism#2", "card/capitalism#4")
def test_capitalism_makes_actions_with_coins_treasures(table):
    t = table(hands=["improve inventor bazaar festival"], decks=["village"], owned=["capitalism"])
    t.play("festival")  # as an Action
    assert (t.actions, t.coins) == (2, 2)
    to_treasures(t)
    t.expect(0, "play-treasure", "play improve", "play bazaar", "pass")
    t.play("bazaar")
    assert (t.coins, t.hand()) == (3, "improve inventor village")
    assert "play village" not in t.names()


@pytest.mark.rule("D76")
@pytest.mark.ruling("card/capitalism#3")
def test_capitalism_concerns_all_cards_but_only_in_its_owners_turns(table):
    t = table(
        hands=["", "festival"],
        decks=["", "festival estate"],
        owned=["capitalism"],
        kingdom="bandit",
    )
    t.end_turn()
    to_treasures(t)
    assert "play festival" not in t.names()
    t = table(hands=["bandit", ""], decks=["", "festival estate"], owned=["capitalism"])
    t.play("bandit")
    assert t.trash() == "festival"  # a Treasure other than Copper


SAYS_COINS = [
    *["moneylender", "merchant", "pawn", "baron", "salvager", "pirate_ship", "vault", "city"],
    *["tournament", "ironmonger", "count", "death_cart", "miser", "giant", "swamp_hag"],
    *["chariot_race", "secret_cave", "treasurer", "black_market"],
]
SAYS_NONE = ["inventor", "bridge_troll", "villain", "recruiter", "highway", "baker", "explorer"]


@pytest.mark.ruling("R295")
@pytest.mark.parametrize("name", SAYS_COINS + SAYS_NONE)
def test_what_counts_for_capitalism_is_a_plus_amount_of_coins(table, name):
    t = table(hands=[name], owned=["capitalism"])
    assert (t.g.types(CARDS[name]) & TREASURE != 0) == (name in SAYS_COINS)
    assert CARDS[name].types & TREASURE == 0


@pytest.mark.rule("card/innovation", "D77", "D78")
def test_an_inherited_estate_is_the_first_action_of_innovation(table):
    t = table(kingdom="inheritance village smithy", owned=["innovation"], coins=13, buys=3)
    t.buy("inheritance")
    t.answer("aside village")
    t.buy("estate")
    t.expect(0, "innovation", "use innovation", "pass")
    t.answer("pass")
    t.buy("smithy")  # the second Action of the turn: nothing is asked
    t.expect_no_question()


# -- playing


@pytest.mark.rule("card/citadel")
@pytest.mark.ruling("card/citadel#1")
def test_citadel_plays_the_first_action_twice(table):
    t = table(hands=["festival village"], decks=["copper*5"], owned=["citadel"])
    t.play("festival")
    assert (t.actions, t.buys, t.coins) == (4, 3, 4)
    t.play("village")
    assert (t.actions, t.hand()) == (5, "copper")


@pytest.mark.ruling("card/citadel#1")
@pytest.mark.rule("D76")
def test_citadel_doubles_a_treasure_of_capitalism(table):
    t = table(hands=["flag_bearer"], owned=["citadel capitalism"])
    to_treasures(t)
    t.play("flag_bearer")
    assert t.coins == 4


@pytest.mark.rule("card/citadel", "D37")
def test_citadel_repeats_a_card_that_has_left_play(table):
    t = table(hands=["acting_troupe"], owned=["citadel"])
    t.play("acting_troupe")
    assert (t.villagers(0), t.trash()) == (8, "acting_troupe")


@pytest.mark.rule("card/citadel")
def test_citadel_repeats_throne_room_not_its_card(table):
    t = table(hands=["throne_room smithy village"], decks=["copper*20"], owned=["citadel"])
    t.play("throne_room")
    t.answer("play smithy", "play village")
    assert len(t.g.players[0].hand) == 8
    assert t.actions == 4


@pytest.mark.ruling("card/citadel#2")
@pytest.mark.rule("D44")
def test_citadel_doubles_a_duration_for_both_turns(table):
    t = table(hands=["wharf"], decks=["copper*30"], owned=["citadel"])
    t.play("wharf")
    assert (len(t.g.players[0].hand), t.buys) == (4, 3)
    t.end_turn()
    t.end_turn()
    assert (len(t.g.players[0].hand), t.buys) == (9, 3)


# -- the end


@pytest.mark.rule("card/fleet", "D20", "D21")
@pytest.mark.ruling("card/fleet#1")
def test_fleet_gives_its_owners_one_more_turn(table):
    t = table(
        hands=["", "", ""],
        supply={"province": 1},
        coins=8,
        owned=["fleet", "", "fleet"],
        seats=3,
    )
    t.buy("province")
    assert t.g.turn == 2  # after the first player's turn comes the third player's
    t.end_turn()
    assert t.g.turn == 0
    t.end_turn()
    assert t.match.over


@pytest.mark.rule("card/fleet")
def test_without_fleet_the_game_ends_at_once(table):
    t = table(supply={"province": 1}, coins=8, kingdom="fleet")
    t.buy("province")
    assert t.match.over


@pytest.mark.ruling("card/fleet#2")
def test_the_game_ends_after_fleet_even_if_a_pile_was_refilled(table):
    t = table(
        hands=["", "ambassador province*2"],
        supply={"province": 1},
        coins=8,
        owned=["", "fleet"],
    )
    t.buy("province")
    t.play("ambassador")
    t.answer("return 2")
    assert t.left("province") == 1
    t.end_turn()
    assert t.match.over
    assert t.g.outcome().reason == "provinces"


@pytest.mark.ruling("card/fleet#3")
@pytest.mark.parametrize(("owned", "turns"), [(["fleet", "fleet"], 3), (["", "fleet"], 1)])
def test_an_outpost_turn_comes_only_before_the_last_fleet_turn(table, owned, turns):
    t = table(
        hands=["", "outpost"],
        decks=["copper*20", "copper*20"],
        supply={"province": 1},
        coins=8,
        owned=owned,
    )
    t.buy("province")
    t.play("outpost")
    seen = 0
    while not t.match.over:
        t.end_turn()
        seen += 1
    assert seen == turns
