"""Services of the Riverfolk (11.2.6, 11.2.7): buying them, hand cards, riverboats."""

import pytest

from tests.titles.root.conftest import both, offers
from tests.titles.root.expansion import boxes, otters, river, seen_hand
from tests.titles.root.wanderers import vagabond

# -- buying


@pytest.mark.rule("11.2.6", "11.2.6.I", "11.2.7")
def test_services_are_bought_at_the_start_of_another_players_birdsong(table):
    t = table(
        "marquise riverfolk",
        hands={"riverfolk": "anvil"},
        phase="birdsong",
        pieces={"marquise": {"sawmill": [1]}},
        state=river(prices=(2, 1, 3)),
    )
    t.expect(0, "buy-service", "buy hand_card", "buy riverboats", "buy mercenaries", "pass")
    assert t.pieces("marquise", "wood", 1) == 0  # Birdsong itself comes later
    t.answer("buy riverboats")
    assert t.pieces("marquise", "wood", 1) == 1
    assert boxes(t, "payments") == {"marquise": 1}
    assert t.faction("marquise").supply == 24


@pytest.mark.rule("11.2.6")
def test_nobody_has_to_buy_and_the_riverfolk_cannot(table):
    t = table("marquise riverfolk", phase="birdsong", state=river())
    t.answer("pass")
    assert t.phase == "marquise daylight"
    assert boxes(t, "payments") == {}
    t.ends_clean()
    t = table("riverfolk marquise", hands={"riverfolk": "anvil"}, phase="birdsong", state=river())
    assert t.phase == "riverfolk daylight"
    assert t.question().prompt == "riverfolk-daylight"
    t.ends_clean()


@pytest.mark.rule("11.2.6.I")
@pytest.mark.ruling("F2")
@pytest.mark.ends_open
def test_the_whole_price_must_be_paid_from_the_supply(table):
    def offered(supply):
        t = table(
            "marquise riverfolk",
            hands={"riverfolk": "anvil"},
            phase="birdsong",
            warriors={"marquise": {1: 5}},
            supply={"marquise": supply},
            state=river(prices=(2, 3, 4)),
        )
        return [] if t.question().prompt != "buy-service" else offers(t, "buy")

    assert offered(1) == []
    assert offered(2) == ["hand_card"]
    assert offered(3) == ["hand_card", "riverboats"]
    assert offered(4) == ["hand_card", "riverboats", "mercenaries"]


@pytest.mark.rule("11.2.6.II")
@pytest.mark.parametrize(
    ("here", "most"),
    [
        ({}, 1),
        ({"warriors": {"marquise": {1: 1, 2: 3}}}, 2),
        ({"warriors": {"marquise": {1: 1, 6: 1}}}, 3),
        ({"pieces": {"marquise": {"wood": [1]}}}, 2),  # any piece counts
        ({"warriors": {"marquise": {1: 2}}, "pieces": {"marquise": {"sawmill": [1]}}}, 2),
    ],
)
def test_one_service_and_one_more_per_trade_post_clearing_with_a_piece(table, here, most):
    pieces = {**here.get("pieces", {}), "riverfolk": {"trade_post_fox": [1, 6]}}
    t = table(
        "marquise riverfolk",
        hands={"riverfolk": "anvil sword bake_sale cobbler"},
        phase="birdsong",
        warriors=here.get("warriors", {}),
        pieces=pieces,
        state=river(),
    )
    bought = 0
    while t.question().prompt == "buy-service":
        assert t.question().count == most - bought
        t.answer("buy hand_card", first_card(t))
        bought += 1
    assert bought == most
    assert boxes(t, "payments") == {"marquise": most}


def first_card(t):
    """The first card of the Riverfolk's hand as an answer."""
    return f"take {t.g.names(t.faction('riverfolk').hand)[0]}"


@pytest.mark.rule("11.2.6.III", "11.2.7.IIIb")
@pytest.mark.ruling("F2")
def test_the_vagabond_pays_with_items_and_never_for_mercenaries(table):
    t = table(
        "vagabond riverfolk",
        hands={"riverfolk": "anvil sword"},
        phase="birdsong",
        state=both(vagabond("c1", items="boot torch sword"), river(prices=(2, 2, 1))),
    )
    while t.question().prompt != "buy-service":
        t.answer("resolve services")
    t.expect(0, "buy-service", "buy hand_card", "buy riverboats", "pass")
    t.answer("buy hand_card")
    t.answer(t.names()[0])
    t.answer(t.names()[0])
    t.answer("take sword")
    assert t.hand("vagabond") == "sword"
    assert boxes(t, "payments") == {"riverfolk": 2}
    assert otters(t).supply == 13


@pytest.mark.rule("11.2.6.III")
@pytest.mark.ruling("F2")
def test_a_vagabond_without_enough_items_to_exhaust_buys_nothing(table):
    t = table(
        "vagabond riverfolk",
        hands={"riverfolk": "anvil"},
        phase="birdsong",
        state=both(vagabond("c1", items="boot"), river(prices=(2, 2, 1))),
    )
    assert "buy-service" not in [prompt for _, prompt in t.forced]
    assert t.question().prompt != "buy-service"


@pytest.mark.rule("11.2.6", "11.2.6.III", "9.4.1")
@pytest.mark.ruling("F1", "F2")
def test_refreshed_items_pay_even_if_the_riverfolk_have_no_warrior_left(table):
    t = table(
        "vagabond riverfolk",
        phase="birdsong",
        supply={"riverfolk": 0},
        state=both(vagabond("c1", exhausted="boot"), river(prices=(1, 1, 1))),
    )
    t.expect(0, "buy-service", "buy riverboats", "pass")  # after refreshing
    t.answer("buy riverboats")
    assert t.faction("vagabond").boats
    assert boxes(t, "payments") == {}


@pytest.mark.rule("11.2.6", "1.1.3")
@pytest.mark.ruling("R15", "F1")
def test_services_and_start_of_birdsong_cards_in_the_buyers_order(table):
    t = table(
        "marquise riverfolk",
        phase="birdsong",
        crafted={"marquise": "better_burrow_bank"},
        deck="anvil sword",
        state=river(),
    )
    t.expect(0, "order-effects", "resolve better_burrow_bank", "resolve services")
    t.answer("resolve better_burrow_bank")  # the Riverfolk draw, too
    t.answer("buy hand_card", "take sword") if t.offered("take sword") else t.answer(
        "buy hand_card"
    )
    assert t.hand("marquise") == "anvil sword"


@pytest.mark.rule("11.2.6")
@pytest.mark.ruling("F1")
def test_a_card_drawn_at_the_start_of_birdsong_makes_an_offer_possible(table):
    t = table(
        "marquise riverfolk",
        phase="birdsong",
        crafted={"marquise": "better_burrow_bank"},
        deck="anvil sword",
        supply={"marquise": 1},
        state=river(prices=(1, 2, 2)),
    )
    t.expect(0, "buy-service", "buy hand_card", "pass")  # the bank had to come first
    t.answer("pass")


@pytest.mark.rule("11.2.6.I", "11.4.3")
def test_several_buyers_fill_the_payments_box(table):
    t = table(
        "marquise eyrie riverfolk",
        hands={"riverfolk": "anvil cobbler", "eyrie": "sappers"},
        phase="birdsong",
        pieces={"eyrie": {"roost": [3]}},
        state=river(prices=(3, 1, 2)),
    )
    t.answer("buy mercenaries", "pass")
    t.answer("buy hand_card", "take anvil")
    assert boxes(t, "payments") == {"marquise": 2, "eyrie": 3}
    assert (t.faction("marquise").supply, t.faction("eyrie").supply) == (23, 17)


# -- hand card


@pytest.mark.rule("11.2.7.I")
def test_a_hand_card_may_be_bought_again_and_is_known_to_all(table):
    t = table(
        "marquise riverfolk eyrie",
        hands={"riverfolk": "anvil sword", "marquise": "cobbler"},
        phase="birdsong",
        warriors={"marquise": {1: 1, 6: 1}},
        pieces={"riverfolk": {"trade_post_fox": [1, 6]}},
        state=river(),
    )
    t.answer("buy hand_card")
    t.expect(0, "hand-card", "take anvil", "take sword")
    t.answer("take anvil")
    t.answer("buy hand_card")
    assert t.hand("marquise") == "anvil cobbler sword"
    assert t.hand("riverfolk") == ""
    assert seen_hand(t, "eyrie", "marquise") == ["anvil", "sword"]
    assert offers(t, "buy") == ["riverboats", "mercenaries"]  # no card is left
    t.answer("pass")


# -- riverboats


@pytest.mark.rule("11.2.7.II")
@pytest.mark.ruling("F3")
def test_riverboats_make_rivers_paths_until_the_turn_ends(table):
    t = table(
        "marquise riverfolk",
        phase="birdsong",
        warriors={"marquise": {5: 2}},
        state=river(),
    )
    t.answer("buy riverboats")
    t.answer("move c5")
    t.expect(0, "move-to", "to c1", "to c2", "to c10")
    t.answer("to c10", "count 1", "pass", "pass")
    assert t.warriors("marquise", 10) == 1
    assert t.phase == "riverfolk daylight"
    assert not t.faction("marquise").boats
    t.answer("pass", "price 1", "price 1", "price 1", "pass")
    t.answer("move c5")
    t.expect(0, "move-to", "to c1", "to c2")
    t.answer("to c1", "pass")


@pytest.mark.rule("11.2.7.II", "11.2.7.III")
@pytest.mark.ruling("F3")
def test_riverboats_and_mercenaries_are_sold_once_a_turn(table):
    t = table(
        "marquise riverfolk",
        phase="birdsong",
        warriors={"marquise": {1: 1, 6: 1}},
        pieces={"riverfolk": {"trade_post_fox": [1, 6]}},
        state=river(),
    )
    t.answer("buy riverboats")
    assert offers(t, "buy") == ["mercenaries"]
    t.answer("buy mercenaries")
    assert t.phase == "marquise daylight"  # a third service would be allowed, but there is none


@pytest.mark.rule("11.2.7.II", "4.2.1")
@pytest.mark.ruling("F3")
def test_on_riverboats_rule_is_still_needed(table):
    def boats(g):
        river()(g)
        g.factions[0].boats = True

    t = table(
        "marquise riverfolk eyrie",
        warriors={"marquise": {5: 1}, "eyrie": {5: 2, 10: 1, 1: 1, 2: 1}},
        state=boats,
    )
    assert offers(t, "move") == []
