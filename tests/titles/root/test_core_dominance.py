"""Victory (3.1, 3.2) and dominance cards (3.3)."""

import pytest

FOXES = {"marquise": {1: 2, 6: 2, 8: 2}}


@pytest.mark.rule("3.1")
def test_thirty_points_win_at_once(table):
    t = table(
        "marquise eyrie",
        hands={"marquise": "anvil"},
        pieces={"marquise": {"workshop": [1]}},
        points={"marquise": 28, "eyrie": 29},
    )
    t.answer("craft anvil")
    assert t.match.over
    assert t.g.outcome().winners == [0]
    assert t.g.outcome().scores == [30, 29]


@pytest.mark.rule("3.1")
def test_twenty_nine_points_do_not_win(table):
    t = table(
        "marquise eyrie",
        hands={"marquise": "anvil"},
        pieces={"marquise": {"workshop": [1]}},
        points={"marquise": 27},
    )
    t.answer("craft anvil")
    assert not t.match.over


@pytest.mark.rule("3.3", "3.3.1", "3.3.2", "card/dominance_fox")
def test_activating_needs_ten_points_and_ends_scoring(table):
    t = table(
        "marquise eyrie alliance",
        hands={"marquise": "dominance_fox dominance_bird anvil"},
        pieces={"marquise": {"workshop": [1]}},
        points={"marquise": 10},
    )
    t.answer("activate dominance_fox")
    assert t.text([t.faction("marquise").dominance]) == "dominance_fox"
    assert not t.offered("activate dominance_bird")  # no second one
    t.answer("craft anvil")
    assert t.points("marquise") == 10


@pytest.mark.rule("3.3.1")
def test_nine_points_are_too_few_to_activate(table):
    t = table(
        "marquise eyrie alliance", hands={"marquise": "dominance_fox"}, points={"marquise": 9}
    )
    assert not t.offered("activate dominance_fox")


@pytest.mark.rule("3.3.1.I", "card/dominance_fox", "card/dominance_rabbit", "card/dominance_mouse")
@pytest.mark.parametrize(
    ("suit", "clearings"), [("fox", [1, 6, 8]), ("rabbit", [3, 4, 5]), ("mouse", [2, 7, 9])]
)
def test_three_clearings_of_the_suit_win_at_the_start_of_birdsong(table, suit, clearings):
    t = table(
        "marquise eyrie alliance",
        hands={"marquise": f"dominance_{suit}"},
        points={"marquise": 10},
        warriors={"marquise": dict.fromkeys(clearings, 1)},
    )
    t.answer(f"activate dominance_{suit}")
    assert not t.match.over  # not before the next Birdsong
    while not t.match.over and t.g.round == 1:
        ask = t.question()
        t.answer("pass" if "pass" in t.names() else t.names(ask)[0])
    assert t.match.over
    assert t.g.outcome().reason == "dominance"
    assert t.g.outcome().winners == [0]


def activated(name):
    def state(g):
        me = g.factions[0]
        me.dominance = next(this for this in g.deck if g.kinds[this].id == name)
        g.deck.remove(me.dominance)

    return state


@pytest.mark.rule("3.3.1.I")
def test_two_clearings_of_the_suit_are_too_few(table):
    t = table(
        "marquise eyrie alliance",
        phase="birdsong",
        warriors={"marquise": {1: 2, 6: 2, 5: 2, 2: 2}},
        state=activated("dominance_fox"),
    )
    assert not t.match.over


@pytest.mark.rule("3.3.1.II", "card/dominance_bird")
@pytest.mark.parametrize(
    ("corners", "wins"), [((1, 3), True), ((2, 4), True), ((1, 2), False), ((3, 4), False)]
)
def test_bird_dominance_wins_with_two_opposite_corners(table, corners, wins):
    t = table(
        "marquise eyrie alliance",
        phase="birdsong",
        warriors={"marquise": dict.fromkeys(corners, 1)},
        state=activated("dominance_bird"),
    )
    assert t.match.over == wins


@pytest.mark.rule("3.3.3", "2.1.3", "2.1.5")
@pytest.mark.ruling("R11")
def test_a_spent_dominance_card_becomes_available(table):
    t = table(
        "marquise eyrie alliance",
        hands={"marquise": "dominance_fox"},
        pieces={"marquise": {"sawmill": [1]}},
    )
    t.answer("overwork c1")
    assert t.pieces("marquise", "wood", 1) == 1
    assert t.text(t.g.available) == "dominance_fox"
    assert t.discard() == ""


@pytest.mark.rule("3.3.4", "2.1.1")
def test_an_available_card_is_taken_by_spending_one_of_its_suit_and_may_be_activated(table):
    t = table(
        "marquise eyrie alliance",
        hands={"marquise": "anvil armorers sword"},
        available="dominance_fox",
        points={"marquise": 12},
    )
    t.answer("take dominance_fox")
    t.expect(0, "spend-for-dominance", "spend anvil", "spend armorers")
    t.answer("spend armorers", "activate dominance_fox")
    assert t.text(t.g.available) == ""
    assert t.discard() == "armorers"


@pytest.mark.rule("2.1.1.II", "3.3.4")
def test_only_a_bird_buys_bird_dominance(table):
    t = table(
        "marquise eyrie alliance", hands={"marquise": "anvil sword"}, available="dominance_bird"
    )
    assert not t.offered("take dominance_bird")
    t = table(
        "marquise eyrie alliance", hands={"marquise": "anvil armorers"}, available="dominance_bird"
    )
    t.answer("take dominance_bird")
    assert t.discard() == "armorers"
    assert t.hand("marquise") == "anvil dominance_bird"


@pytest.mark.rule("3.3.2")
def test_an_active_dominance_card_is_no_hand_card(table):
    t = table(
        "marquise eyrie alliance",
        phase="evening",
        hands={"marquise": "anvil sword armorers sappers"},
        state=activated("dominance_fox"),
    )
    assert len(t.faction("marquise").hand) == 5  # one was drawn, nothing discarded


@pytest.mark.rule("3.3.1")
@pytest.mark.ruling("R9")
def test_no_points_are_lost_or_won_with_a_dominance(table):
    def state(g):
        activated("dominance_fox")(g)
        g.factions[0].points = 15

    t = table(
        "eyrie marquise alliance",
        leader="commander",
        pieces={"eyrie": {"roost": [1, 2, 3]}},
        state=state,
    )
    t.expect(0, "choose-leader")  # without warriors: turmoil, two viziers
    assert t.points("eyrie") == 15
    t.answer("lead builder")  # Evening: three roosts would be worth two points
    assert t.points("eyrie") == 15 and t.phase == "marquise daylight"
