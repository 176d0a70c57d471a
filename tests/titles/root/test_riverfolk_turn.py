"""The Riverfolk's turn (11.4 to 11.6)."""

import pytest

from tests.titles.root.conftest import both, offers
from tests.titles.root.expansion import boxes, cult, otters, river, souls

# -- 11.4 Birdsong


@pytest.mark.rule("11.4", "11.4.1")
def test_protectionism_fills_an_empty_payments_box_with_two_warriors(table):
    t = table("riverfolk marquise", phase="birdsong", state=river())
    assert boxes(t, "funds") == {"riverfolk": 2}
    assert otters(t).supply == 13
    assert "protectionism" in t.events()


@pytest.mark.rule("11.4.1")
def test_no_protectionism_with_a_single_payment(table):
    t = table("riverfolk marquise", phase="birdsong", state=river(payments={"marquise": 1}))
    assert boxes(t, "funds") == {"marquise": 1}


@pytest.mark.rule("11.4.1", "2.5.1")
def test_protectionism_places_as_many_as_there_are(table):
    t = table("riverfolk marquise", phase="birdsong", supply={"riverfolk": 1}, state=river())
    assert boxes(t, "funds") == {"riverfolk": 1}


@pytest.mark.rule("11.4.2", "11.4")
@pytest.mark.parametrize(("funds", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (6, 3)])
def test_dividends_are_a_point_per_two_funds(table, funds, points):
    t = table(
        "riverfolk marquise",
        phase="birdsong",
        pieces={"riverfolk": {"trade_post_fox": [1]}},
        state=river({"marquise": funds}, payments={"marquise": 4}, commitments={"riverfolk": 4}),
    )
    assert t.points("riverfolk") == points  # Payments and Committed do not count
    assert sum(otters(t).funds) == funds + 8


@pytest.mark.rule("11.4.2")
def test_no_dividends_without_a_trade_post_on_the_map(table):
    t = table(
        "riverfolk marquise",
        phase="birdsong",
        state=river({"riverfolk": 6}, uncovered="fox"),  # a lost post does not help
    )
    assert t.points("riverfolk") == 0


@pytest.mark.rule("11.4.3", "11.5.3")
@pytest.mark.ruling("F8")
def test_all_warriors_on_the_board_are_gathered(table):
    t = table(
        "riverfolk marquise",
        hands={"riverfolk": "anvil"},
        state=river({"riverfolk": 3}, payments={"marquise": 1}, uncovered="fox"),
    )
    t.answer("craft anvil")
    t.answer("draw")
    told = [boxes(t, box) for box in ("funds", "tracks", "commitments", "payments")]
    assert told == [{"riverfolk": 1}, {"riverfolk": 1}, {"riverfolk": 1}, {"marquise": 1}]
    t.answer("pass", "price 1", "price 1", "price 4", "pass", "pass")
    assert t.phase == "riverfolk daylight"
    told = [boxes(t, box) for box in ("funds", "tracks", "commitments", "payments")]
    assert told == [{"marquise": 1, "riverfolk": 3}, {}, {}, {}]


# -- 11.5 Daylight


@pytest.mark.rule("11.5")
def test_committed_funds_stay_and_spent_ones_go_home(table):
    t = table(
        "riverfolk marquise",
        warriors={"riverfolk": {5: 1}},
        state=river({"marquise": 2}),
    )
    assert t.faction("marquise").supply == 23
    t.answer("move c5", "to c10")
    assert boxes(t, "commitments") == {"marquise": 1}
    assert t.faction("marquise").supply == 23
    t.answer("recruit c5")
    assert boxes(t, "funds") == {}
    assert t.faction("marquise").supply == 24
    assert t.question().prompt == "service-price"  # nothing is left to do
    t.answer("price 1", "price 1", "price 1", "pass")


@pytest.mark.rule("11.5", "11.5.1", "11.5.2", "11.5.4")
def test_move_battle_and_draw_commit_one_fund_each_in_any_order(table):
    t = table(
        "riverfolk marquise",
        warriors={"riverfolk": {5: 3}, "marquise": {10: 1}},
        deck="sword",
        dice=[1, 0],
        state=river({"riverfolk": 4}),
    )
    t.answer("draw")
    assert t.hand("riverfolk") == "sword"
    t.move(5, 10, 2)
    t.battle(10)
    assert t.warriors("marquise", 10) == 0
    assert boxes(t, "commitments") == {"riverfolk": 3}
    assert boxes(t, "funds") == {"riverfolk": 1}


@pytest.mark.rule("11.5.4", "11.2.3")
def test_everybody_hears_which_card_they_draw(table):
    t = table("riverfolk marquise", deck="sword", state=river({"riverfolk": 2}))
    t.answer("draw")
    for viewer in (1, -1):  # spectators, too
        drawn = [event for event in t.match.events(viewer) if event["id"] == "draws"]
        assert drawn[0]["cards"] == ["sword"]


@pytest.mark.rule("11.5.4")
@pytest.mark.ruling("R10")
def test_no_draw_without_cards(table):
    def empty(g):
        both(cult(), river({"riverfolk": 2}))(g)
        g.factions[1].lost_souls = g.deck
        g.deck = []

    t = table("riverfolk cult", state=empty)
    assert not t.offered("draw")
    assert offers(t, "recruit") == ["c4", "c5", "c7", "c10", "c11"]


@pytest.mark.rule("11.5.3.I")
@pytest.mark.ruling("F9")
def test_export_discards_a_craftable_card_for_a_payment(table):
    t = table(
        "riverfolk marquise",
        hands={"riverfolk": "anvil woodland_runners"},
        state=river({"marquise": 2}, uncovered="fox"),
    )
    assert offers(t, "export") == ["anvil"]  # crafting costs must be paid
    t.answer("export anvil")
    assert boxes(t, "payments") == {"riverfolk": 1}
    assert boxes(t, "tracks") == {"marquise": 1}
    assert t.points("riverfolk") == 0
    assert t.g.items[3] == 1  # the hammer stays
    assert t.discard() == "anvil"
    assert otters(t).supply == 14


@pytest.mark.rule("11.5.3.I")
@pytest.mark.ruling("F9")
def test_what_cannot_be_crafted_cannot_be_exported(table):
    t = table(
        "riverfolk marquise",
        hands={"riverfolk": "anvil armorers ambush_fox"},
        crafted={"riverfolk": "armorers"},
        items={"marquise": "hammer"},
        state=river({"riverfolk": 3}, uncovered="fox fox"),
    )
    assert offers(t, "export") == []


@pytest.mark.rule("11.5.3.I", "2.5", "2.5.1")
@pytest.mark.ruling("F9", "R16")
def test_an_export_without_a_warrior_in_the_supply_pays_nothing_in(table):
    t = table(
        "riverfolk marquise",
        hands={"riverfolk": "anvil"},
        supply={"riverfolk": 0},
        state=river({"marquise": 2}, uncovered="fox"),
    )
    assert (offers(t, "craft"), offers(t, "export")) == (["anvil"], ["anvil"])
    t.answer("export anvil")
    assert (boxes(t, "payments"), boxes(t, "tracks")) == ({}, {"marquise": 1})
    assert t.discard() == "anvil" and t.g.items[3] == 1


@pytest.mark.rule("11.5.3.I", "10.2.6")
@pytest.mark.ruling("C1")
def test_exported_cards_join_the_lost_souls(table):
    t = table(
        "riverfolk cult",
        hands={"riverfolk": "anvil"},
        state=both(cult(), river({"riverfolk": 2}, uncovered="fox")),
    )
    t.answer("export anvil")
    assert souls(t) == "anvil"


@pytest.mark.rule("11.5.3")
def test_a_persistent_effect_is_crafted_into_the_play_area(table):
    t = table(
        "riverfolk marquise",
        hands={"riverfolk": "codebreakers"},
        state=river({"riverfolk": 2}, uncovered="mouse"),
    )
    t.answer("craft codebreakers")
    assert t.text(t.faction("riverfolk").crafted) == "codebreakers"


@pytest.mark.rule("11.5.5", "6.2.2")
def test_recruit_on_the_river_by_spending_a_fund(table):
    t = table(
        "riverfolk marquise",
        warriors={"marquise": {5: 3}},
        pieces={"marquise": {"keep": [4]}},
        state=river({"marquise": 1, "riverfolk": 1}),
    )
    assert offers(t, "recruit") == ["c5", "c7", "c10", "c11"]
    t.answer("recruit c5")
    t.expect(0, "spend-fund", "spend marquise", "spend riverfolk")
    t.answer("spend marquise")
    assert t.warriors("riverfolk", 5) == 1
    assert t.faction("marquise").supply == 22
    assert boxes(t, "funds") == {"riverfolk": 1}


@pytest.mark.rule("11.5.5", "2.5", "2.5.1")
@pytest.mark.ruling("F6", "R16")
@pytest.mark.parametrize(("fund", "recruited"), [("riverfolk", 1), ("marquise", 0)])
def test_without_supply_only_an_own_fund_becomes_the_recruit(table, fund, recruited):
    t = table(
        "riverfolk marquise",
        supply={"riverfolk": 1},  # becomes the fund
        state=river({"marquise": 1, "riverfolk": 1}),
    )
    cats = t.faction("marquise").supply
    t.answer("recruit c5", f"spend {fund}")
    assert sum(boxes(t, "funds").values()) == 1 and fund not in boxes(t, "funds")
    assert (t.warriors("riverfolk", 5), otters(t).supply) == (recruited, 0)
    assert t.faction("marquise").supply == cats + 1 - recruited


@pytest.mark.rule("11.5.6", "11.5.6.I", "11.5.6.II", "11.5.6.III", "11.2.5")
def test_a_trade_post_costs_two_funds_of_the_clearings_ruler(table):
    t = table(
        "riverfolk marquise eyrie",
        warriors={"marquise": {1: 2, 6: 1}, "eyrie": {6: 1, 8: 1}, "riverfolk": {12: 1}},
        state=river({"marquise": 2, "eyrie": 1, "riverfolk": 2}),
    )
    # 6 and 8 belong to the Eyrie (one fund only); nobody rules the others.
    assert offers(t, "establish") == ["c1", "c12"]
    t.answer("establish c1")
    assert t.pieces("riverfolk", "trade_post_fox", 1) == 1
    assert t.warriors("riverfolk", 1) == 1
    assert t.points("riverfolk") == 2
    assert t.faction("marquise").supply == 25 - 3
    assert boxes(t, "funds") == {"eyrie": 1, "riverfolk": 2}
    t.answer("establish c12")  # they rule it themselves
    assert t.points("riverfolk") == 4
    assert boxes(t, "funds") == {"eyrie": 1}
    assert t.warriors("riverfolk", 12) == 2


@pytest.mark.rule("11.5.6.I")
def test_no_trade_post_where_one_is_or_nobody_rules_or_the_keep_stands(table):
    t = table(
        "riverfolk marquise",
        warriors={"marquise": {1: 2, 6: 1, 8: 3}, "riverfolk": {6: 1}},
        pieces={"marquise": {"keep": [8]}, "riverfolk": {"trade_post_fox": [1]}},
        state=river({"marquise": 4, "riverfolk": 4}),
    )
    assert offers(t, "establish") == []


@pytest.mark.rule("11.5.6.III", "11.2.5", "2.5", "2.5.3")
@pytest.mark.ruling("R16")
def test_every_trade_post_scores_two_until_the_suit_has_none_left(table):
    t = table(
        "riverfolk marquise",
        warriors={"marquise": dict.fromkeys((1, 6, 8, 12), 1)},
        state=river({"marquise": 10}),
    )
    for n, c in enumerate((1, 6, 8), start=1):
        t.answer(f"establish c{c}")
        assert t.points("riverfolk") == 2 * n
    t.answer("establish c12")  # no fox trade post is left for it, only the garrison comes
    assert t.warriors("riverfolk", 12) == 1 and t.pieces("riverfolk", "trade_post_fox", 12) == 0
    assert (boxes(t, "funds"), t.points("riverfolk")) == ({"marquise": 2}, 6)


@pytest.mark.rule("11.5.6.III", "2.5.1")
def test_a_trade_post_without_a_garrison_if_no_warrior_is_left(table):
    t = table(
        "riverfolk marquise",
        warriors={"marquise": {1: 1}},
        supply={"riverfolk": 0},
        state=river({"marquise": 3}),
    )
    t.answer("establish c1")
    assert t.warriors("riverfolk", 1) == 0
    assert t.points("riverfolk") == 2


@pytest.mark.rule("11.5.6.I", "10.2.4")
def test_a_clearing_with_a_garden_is_paid_with_cult_warriors(table):
    t = table(
        "riverfolk cult marquise",
        warriors={"marquise": {1: 5}},
        pieces={"cult": {"garden_fox": [1]}},
        state=both(cult(), river({"marquise": 2, "cult": 2})),
    )
    t.answer("establish c1")
    assert boxes(t, "funds") == {"marquise": 2}
    assert t.faction("cult").supply == 25


# -- 11.6 Evening


@pytest.mark.rule("11.6", "11.6.1", "11.6.2")
def test_evening_discards_down_to_five_then_sets_prices(table):
    t = table(
        "riverfolk marquise",
        hands={"riverfolk": "anvil sword bake_sale cobbler armorers sappers"},
        phase="evening",
        state=river(prices=(1, 2, 3)),
    )
    t.expect(0, "hand-limit")
    t.answer("discard anvil")
    t.expect(0, "service-price", "price 1", "price 2", "price 3", "price 4")
    t.answer("price 4", "price 2", "price 1")
    assert otters(t).prices == [4, 2, 1]
    assert len(t.faction("riverfolk").hand) == 5  # nothing is drawn
    t.expect(1, "buy-service")
    t.answer("buy mercenaries")
    assert boxes(t, "payments") == {"marquise": 1}


@pytest.mark.rule("11.6.2")
def test_prices_are_told_in_one_line_and_only_if_they_change(table):
    services = ("hand_card", "riverboats", "mercenaries")
    for prices, told in ((["1", "2", "3"], []), (["1", "2", "4"], [[1, 2, 4]])):
        t = table("riverfolk marquise", phase="evening", state=river(prices=(1, 2, 3)))
        t.answer(*(f"price {price}" for price in prices))
        heard = [face for face in t.match.events(-1) if face["id"] == "prices"]
        assert [[face[id] for id in services] for face in heard] == told
        t.answer("pass")  # nothing is bought
        t.ends_clean()


@pytest.mark.rule("11.6.1")
def test_five_cards_stay(table):
    t = table(
        "riverfolk marquise",
        hands={"riverfolk": "anvil sword bake_sale cobbler armorers"},
        phase="evening",
        state=river(),
    )
    assert t.question().prompt == "service-price"
    t.answer("price 1", "price 2", "price 3", "pass")
