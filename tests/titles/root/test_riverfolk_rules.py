"""The Riverfolk's rules, abilities and setup (11.2.1 to 11.2.5, 11.3)."""

import pytest

from tests.titles.root.conftest import both, offers, placed
from tests.titles.root.expansion import cult, otters, river, seen_hand, souls


@pytest.mark.rule("11.2.1", "11.5.3")
@pytest.mark.ruling("F8")
def test_funds_on_uncovered_spaces_of_the_suit_craft(table):
    t = table(
        "riverfolk marquise",
        hands={"riverfolk": "anvil crossbow_bird woodland_runners"},
        pieces={"riverfolk": {"trade_post_fox": [1]}},
        state=river({"riverfolk": 1, "marquise": 1}),
    )
    assert offers(t, "craft") == ["anvil", "crossbow_bird"]  # no rabbit space is uncovered
    t.answer("craft anvil")
    t.expect(0, "commit-fund", "choose marquise", "choose riverfolk")
    t.answer("choose marquise")
    assert t.points("riverfolk") == 2
    assert (sum(otters(t).funds), sum(otters(t).tracks), sum(otters(t).commitments)) == (1, 1, 0)
    assert offers(t, "craft") == []  # the space is taken for this turn


@pytest.mark.rule("11.2.1", "11.5.3")
@pytest.mark.ruling("F8")
def test_the_space_of_a_lost_trade_post_still_crafts(table):
    t = table(
        "riverfolk marquise",
        hands={"riverfolk": "sword"},
        state=river({"riverfolk": 3}, uncovered="fox fox"),
    )
    t.answer("craft sword")
    assert t.points("riverfolk") == 2
    assert sum(otters(t).tracks) == 2


@pytest.mark.rule("11.5.3", "11.2.4")
def test_crafting_needs_as_many_funds_as_the_card_costs(table):
    t = table(
        "riverfolk marquise",
        hands={"riverfolk": "sword royal_claim"},
        state=river({"riverfolk": 1}, payments={"marquise": 3}, uncovered="fox*2 mouse*2"),
    )
    assert offers(t, "craft") == []  # Payments are no funds
    t.ends_clean()
    t = table(
        "riverfolk marquise",
        hands={"riverfolk": "sword royal_claim"},
        state=river({"riverfolk": 5}, uncovered="fox*2 mouse*2"),
    )
    t.answer("craft royal_claim")  # four of any suit: all that are uncovered
    assert sum(otters(t).tracks) == 4
    t.ends_clean()


@pytest.mark.rule("4.1.1", "11.5.3")
def test_spaces_of_any_suit_are_chosen(table):
    t = table(
        "riverfolk marquise",
        hands={"riverfolk": "royal_claim anvil"},
        state=river({"riverfolk": 5}, uncovered="fox*3 mouse*2"),
    )
    t.answer("craft royal_claim")
    for _ in range(3):
        t.expect(0, "activate-pieces")
        t.answer("activate fox")
    assert otters(t).crafting_used == [0, 3, 0, 1]
    assert offers(t, "craft") == []  # no fox space for the anvil


@pytest.mark.rule("11.2.2", "2.3", "11.5.1")
def test_along_rivers_they_move_whoever_rules(table):
    t = table(
        "riverfolk marquise",
        warriors={"riverfolk": {5: 2}, "marquise": {5: 4, 1: 2, 2: 2, 10: 3}},
        state=river({"riverfolk": 2}),
    )
    t.answer("move c5")  # paths lead to 1 and 2, which others rule; the river to 10
    t.answer("count 2")
    assert t.warriors("riverfolk", 10) == 2
    assert sum(otters(t).commitments) == 1


@pytest.mark.rule("11.2.2")
def test_on_paths_they_need_rule_as_everybody(table):
    t = table(
        "riverfolk marquise",
        warriors={"riverfolk": {5: 3}, "marquise": {1: 2}},
        state=river({"riverfolk": 2}),
    )
    t.answer("move c5")
    t.expect(0, "move-to", "to c1", "to c2", "to c10")  # they rule clearing 5
    t.answer("to c1", "count 1")


@pytest.mark.rule("2.3", "11.2.7.II")
def test_nobody_else_moves_on_rivers(table):
    t = table("marquise riverfolk", warriors={"marquise": {5: 1}}, state=river())
    t.answer("move c5")
    t.expect(0, "move-to", "to c1", "to c2")
    t.answer("to c1", "pass")


@pytest.mark.rule("11.2.3", "1.2.1")
def test_their_hand_lies_open(table):
    t = table(
        "marquise riverfolk",
        hands={"riverfolk": "anvil sword", "marquise": "cobbler"},
        state=river(),
    )
    assert seen_hand(t, "marquise", "riverfolk") == ["anvil", "sword"]
    assert seen_hand(t, "riverfolk", "marquise") == []


@pytest.mark.rule("11.2.3", "card/stand_and_deliver")
def test_a_random_card_of_the_open_hand_is_known_to_all(table):
    t = table(
        "marquise riverfolk eyrie",
        hands={"riverfolk": "anvil sword bake_sale"},
        crafted={"marquise": "stand_and_deliver"},
        phase="birdsong",
        state=river(prices=(4, 4, 4)),
    )
    t.answer("pass")  # no services
    t.answer("use stand_and_deliver")
    assert len(t.faction("riverfolk").hand) == 2
    assert seen_hand(t, "eyrie", "marquise") == t.hand("marquise").split()
    for viewer in (t.seat("eyrie"), -1):
        taken = [face for face in t.match.events(viewer) if face["id"] == "steals"]
        assert taken[0]["cards"] == t.hand("marquise").split()
    assert t.points("riverfolk") == 1


@pytest.mark.rule("11.2.3", "card/codebreakers")
def test_codebreakers_do_not_look_at_an_open_hand(table):
    t = table(
        "marquise riverfolk",
        hands={"riverfolk": "anvil"},
        crafted={"marquise": "codebreakers"},
        state=river(),
    )
    assert offers(t, "use") == []


@pytest.mark.rule("11.2.3", "4.3.1")
@pytest.mark.ruling("R1")
def test_they_are_asked_for_an_ambush_only_if_everybody_sees_one(table):
    armies = {"marquise": {1: 3}, "riverfolk": {1: 3}}
    for hand, asked in (("anvil ambush_mouse", False), ("ambush_fox", True)):
        t = table(
            "marquise riverfolk",
            hands={"riverfolk": hand},
            warriors=armies,
            dice=[0, 0],
            state=river(),
        )
        t.answer("battle c1")
        assert (t.question().prompt == "ambush") == asked
        if asked:
            t.answer("ambush ambush_fox")
            assert t.warriors("marquise", 1) == 1
        t.ends_clean()


@pytest.mark.rule("11.2.3", "8.2.6")
def test_outrage_paid_from_an_open_hand_is_seen_by_all(table):
    t = table(
        "riverfolk alliance marquise",
        hands={"riverfolk": "anvil bake_sale"},
        warriors={"riverfolk": {5: 1}},
        pieces={"alliance": {"sympathy": [10]}},
        state=river({"riverfolk": 1}),
    )
    t.move(5, 10)
    assert t.text(t.faction("alliance").supporters) == "bake_sale"
    assert [face["cards"] for face in t.match.events(-1) if face["id"] == "outrage"] == [
        ["bake_sale"]
    ]
    zone = [z for z in t.g.view(2)["zones"] if z["name"] == "supporters"]
    assert zone[0]["cards"] == ["bake_sale"]
    t.answer("price 1", "price 1", "price 1", "pass")


@pytest.mark.rule("11.2.4")
def test_warriors_of_every_faction_are_funds(table):
    t = table(
        "riverfolk marquise eyrie",
        warriors={"riverfolk": {5: 1}},
        state=river({"eyrie": 1, "marquise": 1, "riverfolk": 1}),
    )
    t.answer("draw")
    t.expect(0, "commit-fund", "choose marquise", "choose eyrie", "choose riverfolk")
    t.answer("choose eyrie")
    assert t.g.facts(0)["factions"][0]["commitments"] == {"eyrie": 1}
    assert t.g.facts(0)["factions"][0]["funds"] == {"marquise": 1, "riverfolk": 1}


@pytest.mark.rule("11.2.5.I")
@pytest.mark.ruling("F7")
def test_a_removed_trade_post_costs_half_the_funds_and_leaves_the_game(table):
    t = table(
        "marquise riverfolk eyrie",
        warriors={"marquise": {1: 2}},
        pieces={"riverfolk": {"trade_post_fox": [1]}},
        dice=[0, 0],
        state=river({"eyrie": 1, "riverfolk": 4}, payments={"marquise": 2}),
    )
    t.battle(1)
    t.expect(1, "lose-fund", "lose eyrie", "lose riverfolk")
    assert t.question(1).count == 3  # five, halved and rounded up
    t.answer("lose riverfolk", "lose eyrie")  # the third one can only be Riverfolk
    me = otters(t)
    assert t.g.facts(0)["factions"][1]["funds"] == {"riverfolk": 2}
    assert sum(me.payments) == 2
    assert t.faction("eyrie").supply == 20
    assert (me.stock, me.lost_posts) == ([2, 3, 3], [1, 0, 0])
    assert t.points("marquise") == 1


@pytest.mark.rule("11.2.5.I")
@pytest.mark.ruling("F7")
def test_each_lost_trade_post_disrupts_trade(table):
    t = table(
        "marquise riverfolk",
        hands={"marquise": "favor_of_the_foxes"},
        pieces={"marquise": {"workshop": [6, 8, 12]}, "riverfolk": {"trade_post_fox": [1, 6]}},
        state=river({"riverfolk": 5}),
    )
    t.answer("craft favor_of_the_foxes")
    assert sum(otters(t).funds) == 1  # five, then two
    assert t.points("marquise") == 2


@pytest.mark.rule("11.2.5.I")
def test_without_funds_trade_disruption_costs_nothing(table):
    t = table(
        "marquise riverfolk",
        warriors={"marquise": {1: 2}},
        pieces={"riverfolk": {"trade_post_fox": [1]}},
        dice=[0, 0],
        state=river(payments={"riverfolk": 3}),
    )
    t.battle(1)
    assert sum(otters(t).payments) == 3
    assert "trade-disruption" not in t.events()


@pytest.mark.rule("11.2.5.I", "10.2.5", "1.1.3")
def test_trade_disruption_and_fear_are_ordered_by_the_player_in_turn(table):
    t = table(
        "marquise riverfolk cult",
        hands={"marquise": "favor_of_the_foxes", "cult": "anvil"},
        pieces={
            "marquise": {"workshop": [6, 8, 12]},
            "riverfolk": {"trade_post_fox": [1]},
            "cult": {"garden_fox": [1]},
        },
        state=both(cult(), river({"riverfolk": 2})),
    )
    t.answer("craft favor_of_the_foxes")
    t.expect(0, "order-effects", "resolve fear_of_the_faithful", "resolve trade_disruption")
    t.answer("resolve trade_disruption")
    assert sum(otters(t).funds) == 1
    assert souls(t) == "anvil favor_of_the_foxes"


# -- setup


@pytest.mark.rule("11.3.1", "11.3.2", "11.3.3", "11.3.4", "11.3.5")
@pytest.mark.ends_open
def test_setup():
    t = placed("eyrie riverfolk", "at c1", "lead despot")
    t.expect(1, "river-warrior", "at c4", "at c5", "at c7", "at c10", "at c11")
    t.answer("at c5", "at c5", "at c11", "at c4")
    t.expect(1, "service-price", "price 1", "price 2", "price 3", "price 4")
    assert t.question(1).source == "hand_card"
    t.answer("price 2", "price 3", "price 4")
    me = otters(t)
    assert [me.warriors[c] for c in (4, 5, 7, 10, 11)] == [1, 2, 0, 0, 1]
    assert me.supply == 15 - 4 - 3
    assert me.stock == [3, 3, 3]
    assert me.payments[me.number] == 3
    assert me.prices == [2, 3, 4]
    assert len(me.hand) == 3
    assert t.g.ruler(5) == 1


@pytest.mark.rule("11.3.2", "6.2.2")
@pytest.mark.ends_open
def test_the_riverfolk_do_not_start_at_the_keep():
    t = placed("marquise riverfolk", "keep c4", "at c4", "at c8", "at c8")
    t.expect(1, "river-warrior", "at c5", "at c7", "at c10", "at c11")


@pytest.mark.rule("11.3.2")
@pytest.mark.ends_open
def test_the_winter_river_touches_four_clearings():
    t = placed("alliance riverfolk", map="winter")
    t.expect(1, "river-warrior", "at c7", "at c10", "at c11", "at c12")


@pytest.mark.rule("card/tax_collector")
@pytest.mark.ruling("R14", "F10")
def test_own_warriors_in_the_boxes_may_be_taxed_in_the_early_print(table):
    for box in ("funds", "payments", "commitments"):
        state = river(
            {"riverfolk": 1, "marquise": 1},
            payments={"riverfolk": 1},
            commitments={"riverfolk": 1},
        )
        t = table("riverfolk marquise", crafted={"riverfolk": "tax_collector"}, state=state)
        t.answer("use tax_collector")
        t.expect(0, "tax-collector", "remove funds", "remove payments", "remove commitments")
        t.answer(f"remove {box}")
        told = t.g.facts(0)["factions"][0]
        assert "riverfolk" not in told[box]
        assert otters(t).supply == 13
        assert len(t.faction("riverfolk").hand) == 1
        t.ends_clean()
