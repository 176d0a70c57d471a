"""What the question says about its options: spots, remarks, cautions."""

import pytest

from tafelrunde.texts import Texts
from tests.titles.root.conftest import both
from tests.titles.root.expansion import cult, river
from tests.titles.root.wanderers import vagabond

TEXTS = Texts("en", "root", strict=True)


def marked(t, text):
    """The mark of an option of the open question."""
    return t.g.mark(t.question(), t.title.vocabulary.parse(text))


def said(t, text):
    """The remark of an option in words."""
    return TEXTS.remark(marked(t, text))


def test_places_cards_and_tracks_are_lit(table):
    t = table(
        "marquise eyrie",
        hands={"marquise": "anvil"},
        warriors={"marquise": {1: 2}},
        pieces={"marquise": {"recruiter": [5, 5, 7], "workshop": [6]}},
    )
    assert marked(t, "move c1").spots == ["c1"]
    assert marked(t, "craft anvil").spots == ["hand/0/anvil"]
    assert marked(t, "build sawmill").spots == ["board/0/sawmill"]
    assert marked(t, "recruit").spots == ["c5", "c7"]  # where the warriors come
    assert marked(t, "pass").spots == []


def test_a_building_says_its_wood_and_its_points(table):
    t = table("marquise eyrie", pieces={"marquise": {"sawmill": [5, 5], "wood": [5, 5]}})
    assert said(t, "build sawmill") == "(2 wood, 2 VP)"
    assert said(t, "build workshop") == "(0 wood, 0 VP)"


def test_a_card_says_what_crafting_costs_and_scores_for_this_faction(table):
    t = table(
        "eyrie marquise",
        hands={"eyrie": "anvil armorers"},
        pieces={"eyrie": {"roost": [1]}},
        leader="despot",
    )
    assert said(t, "craft anvil") == "(Fox; Hammer, 1 VP)"  # Disdain for Trade
    assert said(t, "craft armorers") == "(Fox)"


@pytest.mark.ends_open
def test_crafting_pieces_of_any_suit_are_lit_where_they_stand(table):
    t = table(
        "marquise eyrie",
        hands={"marquise": "royal_claim"},
        pieces={"marquise": {"workshop": [5, 5, 6, 8, 7]}},
    )
    assert said(t, "craft royal_claim") == "(any suit ×4)"
    t.answer("craft royal_claim")
    assert marked(t, "activate fox").spots == ["c6", "c8"]
    assert marked(t, "activate rabbit").spots == ["c5"]


@pytest.mark.ends_open
def test_the_riverfolk_activate_spaces_of_their_board(table):
    t = table(
        "riverfolk marquise",
        hands={"riverfolk": "royal_claim"},
        state=river({"riverfolk": 4}, uncovered="fox*2 mouse*3"),
    )
    assert said(t, "export royal_claim") == "(any suit ×4)"
    t.answer("craft royal_claim")
    assert marked(t, "activate mouse").spots == ["board/0/trade_post_mouse"]


@pytest.mark.ends_open
def test_spreading_sympathy_says_its_cost_with_martial_law(table):
    t = table(
        "alliance marquise",
        phase="birdsong",
        supporters="anvil foxfolk_steel protection_racket",
        warriors={"marquise": {6: 3}},
        pieces={"alliance": {"sympathy": [2]}},
    )
    assert said(t, "spread c6") == "(2 supporters, 1 VP)"
    t.answer("spread c6")
    assert marked(t, "spend anvil").spots == ["supporters/0/anvil"]


def test_the_decree_and_its_columns_are_lit_on_the_board(table):
    t = table(
        "eyrie marquise",
        decree={"move": "anvil"},
        warriors={"eyrie": {1: 3}},
        pieces={"eyrie": {"roost": [1]}},
    )
    asked = t.question()
    assert (asked.prompt, asked.about) == ("decree-card", "move")
    assert marked(t, "resolve fox").spots == ["board/0/move-fox"]
    assert marked(t, "resolve bird").spots == ["board/0/move-bird"]


@pytest.mark.ends_open
def test_what_is_done_with_a_faction_is_lit_on_its_board_and_at_the_pawn(table):
    t = table(
        "vagabond marquise",
        hands={"vagabond": "anvil"},
        warriors={"marquise": {1: 1}},
        items={"marquise": "tea"},
        state=vagabond("c1", items="boot crossbow torch", damaged="sword"),
    )
    for text in ("aid marquise", "strike marquise"):
        assert marked(t, text).spots == ["board/1/name", "c1"]
    t.answer("aid marquise")
    assert marked(t, "exhaust item_boot").spots == ["board/0/item_boot"]
    t.answer("exhaust item_boot")
    assert marked(t, "take item_tea").spots == ["board/1/item_tea"]


@pytest.mark.ends_open
def test_services_say_their_price_and_cards_for_sale_are_lit(table):
    t = table(
        "marquise riverfolk",
        phase="birdsong",
        hands={"riverfolk": "anvil sword"},
        state=river(prices=(2, 3, 4)),
    )
    assert said(t, "buy riverboats") == "(price 3)"
    assert marked(t, "buy riverboats").spots == ["board/1/riverboats"]
    t.answer("buy hand_card")
    assert marked(t, "take sword").spots == ["hand/1/sword"]


@pytest.mark.ends_open
def test_conspiracies_and_rituals_say_what_they_cost_and_score(table):
    def plot(g):
        g.factions[0].acolytes, g.factions[0].hated = 3, True

    t = table(
        "cult marquise",
        phase="birdsong",
        hands={"cult": "anvil"},
        warriors={"cult": {1: 2}, "marquise": {1: 1}},
        pieces={"cult": {"garden_fox": [1, 6, 8, 12]}},
        state=both(cult("fox"), plot),
    )
    assert said(t, "convert c1") == "(1 acolyte)"
    t.answer("pass", "reveal anvil")
    assert said(t, "score fox") == "(3 VP)"
    assert marked(t, "score fox").spots == ["board/0/garden_fox"]


@pytest.mark.ends_open
def test_leaders_and_characters_say_what_they_bring(table):
    t = table("eyrie marquise", decree={"build": "anvil"}, leader="despot")
    while t.question().prompt != "choose-leader":
        t.answer("pass")
    assert said(t, "lead commander") == "(viziers: Move, Battle)"


def test_passing_with_actions_left_is_asked_twice(table):
    t = table("marquise eyrie", warriors={"marquise": {1: 2}})
    assert marked(t, "pass").caution == "sure-actions-left"
    assert marked(t, "move c1").caution == ""
    t = table("alliance marquise", phase="evening", officers=1, warriors={"alliance": {1: 2}})
    assert marked(t, "pass").caution == "sure-actions-left"
