"""Rulings R1 to R27 where no test of a rule shows them."""

import pytest

from tafelrunde.kernel.errors import BadOptions
from tafelrunde.titles.root.catalogue import SUITS
from tafelrunde.titles.root.options import choose, least_reach
from tafelrunde.titles.root.setup import deal
from tests.titles.root.conftest import both, offers
from tests.titles.root.expansion import cult, imagined_suits, lizards, souls
from tests.titles.root.wanderers import vagabond

# -- battle and removal


@pytest.mark.rule("4.3.1.I", "1.2.1")
@pytest.mark.ruling("R1")
@pytest.mark.parametrize(("open_ones", "asked"), [("ambush_bird*2", False), ("ambush_bird", True)])
def test_nobody_is_asked_to_foil_when_every_other_ambush_lies_open(table, open_ones, asked):
    t = table(
        "marquise eyrie",
        hands={"marquise": "anvil", "eyrie": "ambush_fox"},
        discard=open_ones,
        warriors={"marquise": {1: 3}, "eyrie": {1: 3}},
        dice=[0, 0],
    )
    t.answer("battle c1", "ambush ambush_fox")
    assert t.was_asked("marquise", "foil-ambush") == asked
    assert t.warriors("marquise", 1) == 1


@pytest.mark.rule("4.3.3")
@pytest.mark.ruling("R5")
def test_the_attacker_chooses_his_losses_first_and_nothing_goes_before_both_have_chosen(table):
    t = table(
        "alliance marquise",
        phase="evening",
        officers=1,
        crafted={"alliance": "brutal_tactics", "marquise": "sappers"},
        warriors={"alliance": {8: 1}, "marquise": {8: 1}},
        pieces={
            "alliance": {"base_fox": [8], "sympathy": [8]},
            "marquise": {"sawmill": [8], "wood": [8]},
        },
        dice=[1, 1],
    )
    t.answer("battle c8", "use brutal_tactics", "use sappers")
    t.expect(0, "lose-piece", "lose base_fox", "lose sympathy")
    t.answer("lose sympathy")
    t.expect(1, "lose-piece", "lose sawmill", "lose wood")
    assert (t.warriors("alliance", 8), t.pieces("alliance", "sympathy", 8)) == (1, 1)
    assert t.points("marquise") == 1  # of Brutal Tactics
    t.answer("lose wood")
    assert (t.warriors("alliance", 8), t.warriors("marquise", 8)) == (0, 0)
    assert (t.points("alliance"), t.points("marquise")) == (1, 2)


@pytest.mark.rule("1.1.3", "6.2.3")
@pytest.mark.ruling("R6")
def test_effects_of_one_kind_come_in_the_order_of_clearings_after_all_pieces_are_gone(table):
    t = table(
        "alliance marquise",
        hands={"alliance": "favor_of_the_foxes sword", "marquise": "anvil protection_racket"},
        warriors={"marquise": {6: 1, 12: 2}},
        pieces={"alliance": {"sympathy": [1, 8, 12]}, "marquise": {"keep": [3]}},
    )
    t.answer("craft favor_of_the_foxes")
    t.expect(1, "field-hospitals", "spend anvil", "spend protection_racket", "pass")
    assert (t.warriors("marquise", 6), t.warriors("marquise", 12)) == (0, 0)
    assert t.question().count == 1  # clearing 6
    t.answer("pass")
    assert t.question().count == 2  # clearing 12
    t.answer("spend anvil")
    assert t.warriors("marquise", 3) == 2


@pytest.mark.rule("7.8.4", "4.3.1")
@pytest.mark.ruling("R21")
def test_the_despot_scores_once_for_ambush_and_hits_together(table):
    t = table(
        "marquise eyrie",
        hands={"marquise": "anvil", "eyrie": "ambush_fox"},
        warriors={"marquise": {1: 1}, "eyrie": {1: 2}},
        pieces={"marquise": {"keep": [1], "wood": [1, 1]}},
        leader="despot",
        dice=[2, 2],
    )
    t.answer("battle c1", "ambush ambush_fox", "lose wood")
    assert t.points("eyrie") == 2  # a token and the Despot's point
    t.answer("spend anvil", "lose wood")  # the cat is back, the battle goes on
    assert t.points("eyrie") == 3


# -- the deck and dominance cards


@pytest.mark.rule("2.1.2")
@pytest.mark.ruling("R10")
@pytest.mark.parametrize(
    ("recruiters", "drawn", "deck", "discards"), [([], 1, 0, 2), ([5, 5, 7], 2, 1, 0)]
)
def test_discards_are_shuffled_when_a_card_is_missing_and_not_before(
    table, recruiters, drawn, deck, discards
):
    def nearly_empty(g):
        g.discard = g.deck[:2]
        g.factions[1].crafted = g.deck[3:]
        g.deck = g.deck[2:3]

    t = table(
        "marquise eyrie",
        phase="evening",
        hands={"eyrie": "anvil"},
        pieces={"marquise": {"recruiter": recruiters}},
        state=nearly_empty,
    )
    assert len(t.faction("marquise").hand) == drawn
    assert (len(t.g.deck), len(t.g.discard)) == (deck, discards)


FULL = "sword bake_sale cobbler investments root_tea_mouse"
FOX_BASE = {"alliance": {"base_fox": [1]}}


@pytest.mark.rule("3.3.3", "2.1.3")
@pytest.mark.ruling("R11")
@pytest.mark.parametrize(
    ("first", "given", "answer"),
    [
        (
            "marquise",
            {"phase": "evening", "hands": {"marquise": f"{FULL} dominance_fox"}},
            "discard",
        ),
        ("eyrie", {"leader": "commander", "decree": {"move": "dominance_fox"}}, "resolve fox"),
        ("alliance", {"phase": "birdsong", "supporters": "dominance_fox"}, "spread c1"),
        ("alliance", {"supporters": FULL, "hands": {"alliance": "dominance_fox"}}, "mobilize"),
        ("alliance", {"pieces": FOX_BASE, "hands": {"alliance": "dominance_fox"}}, "train"),
        (
            "marquise",
            {"warriors": {"marquise": {1: 2}}, "pieces": FOX_BASE, "supporters": "dominance_fox"},
            "battle c1",  # takes the base and its supporters
        ),
    ],
)
@pytest.mark.ends_open
def test_a_dominance_card_becomes_available_however_it_is_lost(table, first, given, answer):
    factions = sorted(["marquise", "eyrie", "alliance"], key=lambda id: id != first)
    t = table(" ".join(factions), dice=[0, 0], **given)
    t.answer(answer if " " in answer else f"{answer} dominance_fox")
    assert t.text(t.g.available) == "dominance_fox"
    assert "dominance_fox" not in t.discard()


BIRDS = {
    "pieces": {"eyrie": {"roost": [1]}},
    "points": {"eyrie": 15},
    "hands": {"eyrie": "dominance_bird anvil"},
}


@pytest.mark.rule("7.5.2", "7.7", "3.3.1", "3.3.4")
@pytest.mark.ruling("R12")
def test_dominance_may_be_thought_of_until_the_decree_is_done_but_not_after_turmoil(table):
    t = table(
        "eyrie marquise alliance", **BIRDS, warriors={"eyrie": {1: 2}}, available="dominance_fox"
    )
    t.answer("pass", "resolve bird")
    t.expect(0, "decree-card", "resolve bird", "activate dominance_bird", "take dominance_fox")
    t.answer("resolve bird", "to c5", "count 1")
    t.expect(0, "end-daylight", "activate dominance_bird", "take dominance_fox", "pass")
    t.answer("activate dominance_bird", "pass")
    assert t.faction("eyrie").dominance >= 0 and t.phase == "marquise daylight"
    t.ends_clean()
    t = table("eyrie marquise alliance", **BIRDS, leader="commander")  # no warriors to move
    t.answer("pass", "resolve bird")
    t.expect(0, "choose-leader")
    t.answer("lead despot")
    assert t.phase == "marquise daylight" and t.points("eyrie") == 13
    assert t.faction("eyrie").dominance < 0
    t.ends_clean()


@pytest.mark.rule("3.3.1", "6.5")
@pytest.mark.ruling("R12")
def test_the_marquise_may_activate_dominance_between_and_after_her_actions(table):
    t = table(
        "marquise eyrie alliance",
        hands={"marquise": "dominance_fox"},
        points={"marquise": 10},
        warriors={"marquise": {1: 1}},
    )
    for a, b in ((1, 5), (5, 1), (1, 5)):
        assert t.offered("activate dominance_fox")
        t.answer(f"move c{a}", f"to c{b}", "pass")
    t.expect(0, "extra-action", "activate dominance_fox", "pass")
    t.answer("activate dominance_fox")
    assert t.faction("marquise").dominance >= 0


# -- options and printings


@pytest.mark.rule("5.1.7", "5.1.1")
@pytest.mark.ruling("R13")
def test_letters_and_reach_of_all_factions():
    six = ["riverfolk", "cult", "vagabond", "alliance", "eyrie", "marquise"]
    g = deal(choose(6, {"factions": six}), "letters")
    assert [g.factions[seat].id for seat in g.setup_order] == six[::-1]
    mix = ["riverfolk", "cult", "vagabond_2", "vagabond", "marquise", "eyrie"]
    order = deal(choose(6, {"factions": mix}), "letters").setup_order
    assert sorted(order[2:4]) == [2, 3] and [order[i] for i in (0, 1, 4, 5)] == [4, 5, 1, 0]
    assert [least_reach(seats) for seats in range(2, 7)] == [17, 18, 21, 25, 28]
    choose(3, {"factions": ["marquise", "vagabond", "alliance"]})  # 10 + 5 + 3
    with pytest.raises(BadOptions, match="reach 17 together, 3 players need 18"):
        choose(3, {"factions": ["eyrie", "vagabond", "riverfolk"]})


@pytest.mark.rule("card/better_burrow_bank", "card/stand_and_deliver", "2.7")
@pytest.mark.ruling("R14")
@pytest.mark.parametrize("cards_print", ["early", "later"])
def test_a_coalition_partner_is_another_player_but_no_enemy(table, cards_print):
    def partners(g):
        g.factions[1].partner = 0

    cards = "better_burrow_bank stand_and_deliver"
    t = table(
        "alliance vagabond marquise eyrie",
        phase="birdsong",
        crafted={"alliance": cards},
        hands={"vagabond": "anvil", "marquise": "sword", "eyrie": "cobbler"},
        cards_print=cards_print,
        state=both(vagabond("c1"), partners),
    )
    others = ["choose vagabond", "choose marquise", "choose eyrie"]
    if cards_print == "later":
        others.remove("choose vagabond")
    t.expect(0, "better-burrow-bank", *others, *(["pass"] if cards_print == "later" else []))
    t.answer("choose eyrie", "use stand_and_deliver")
    t.expect(0, "stand-and-deliver", *others)
    t.answer("choose marquise")
    assert t.points("marquise") == 1
    assert t.phase == "alliance daylight"  # once per Birdsong, though others have cards


# -- Birdsong, Evening, and pieces that are not there


@pytest.mark.rule("4.1.3", "10.4")
@pytest.mark.ruling("R15")
def test_cards_in_birdsong_are_offered_before_and_after_every_step(table):
    t = table(
        "cult marquise",
        phase="birdsong",
        hands={"cult": "cobbler", "marquise": "anvil"},
        crafted={"cult": "stand_and_deliver"},
        state=cult("fox", souls="bake_sale"),
    )
    seen = []
    while t.question().prompt == "birdsong-card":
        outcast = SUITS[lizards(t).outcast]
        seen.append((outcast, souls(t), t.discard()))
        t.answer("use stand_and_deliver" if len(seen) == 4 else "pass")
    assert seen == [
        ("fox", "bake_sale", ""),  # before anything
        ("rabbit", "bake_sale", ""),  # the outcast is adjusted
        ("rabbit", "", "bake_sale"),  # the Lost Souls are discarded
        ("rabbit", "", "bake_sale"),  # there was nothing to conspire
    ]
    assert t.hand("cult") == "anvil cobbler" and t.phase == "cult daylight"


@pytest.mark.rule("2.5", "6.5.3", "6.5.5")
@pytest.mark.ruling("R16")
@pytest.mark.parametrize("left", [0, 1])
def test_without_warriors_or_wood_recruit_and_overwork_place_nothing_but_count(table, left):
    t = table(
        "marquise eyrie",
        hands={"marquise": "anvil"},
        pieces={"marquise": {"recruiter": [5], "sawmill": [1], "wood": [5] * (8 - left)}},
        supply={"marquise": left},
    )
    t.answer("recruit", "overwork c1")
    assert t.warriors("marquise", 5) == left and t.pieces("marquise", "wood", 1) == left
    assert t.discard() == "anvil" and t.g.actions == 2
    assert not t.offered("recruit")  # once a turn (6.5.3)


@pytest.mark.rule("2.5", "6.5.4.I", "8.4.2.II")
@pytest.mark.ruling("R16")
def test_what_has_no_printed_cost_left_cannot_be_built_or_spread(table):
    full = {"sawmill": [5, 5, 7, 7, 8, 9]}
    t = table("marquise eyrie", warriors={"marquise": {2: 1}}, pieces={"marquise": full})
    assert offers(t, "build") == ["workshop", "recruiter"]
    t = table(
        "alliance marquise",
        phase="birdsong",
        supporters="anvil foxfolk_steel protection_racket",
        pieces={"alliance": {"sympathy": list(range(1, 11))}},
    )
    assert offers(t, "spread") == [] and offers(t, "revolt") == ["c1", "c6", "c8"]


@pytest.mark.rule("7.4.1", "7.4.2")
@pytest.mark.ruling("R18")
@pytest.mark.ends_open
def test_without_any_card_nothing_is_added_to_the_decree(table):
    def none(g):
        g.factions[1].crafted = g.deck
        g.deck = []

    t = table(
        "eyrie marquise",
        phase="birdsong",
        warriors={"eyrie": {1: 2}},
        pieces={"eyrie": {"roost": [1]}},
        state=none,
    )
    assert t.phase == "eyrie daylight" and "adds" not in t.events()
    t.expect(0, "move-to")  # the viziers are obeyed
    assert t.faction("eyrie").decree == [[], [], [], []]


@pytest.mark.rule("8.6.1", "8.2.4")
@pytest.mark.ruling("R25")
@pytest.mark.parametrize(("officers", "left"), [(3, 1), (5, 2)])
def test_officers_lost_in_an_operation_are_missing_for_the_rest_of_the_evening(
    table, officers, left
):
    t = table(
        "alliance marquise",
        phase="evening",
        officers=officers,
        warriors={"alliance": {1: 1, 5: 1}, "marquise": {1: 3}},
        pieces={"alliance": {"base_fox": [1]}},
        dice=[2, 2],
    )
    t.answer("battle c1")  # warrior and base fall
    assert t.faction("alliance").officers == left
    if left > 1:
        t.expect(0, "military-operation")
        assert t.question().count == left - 1  # one operation was carried out
    else:
        assert t.phase == "marquise daylight"


# -- Outrage


@pytest.mark.rule("8.2.6", "1.2.1")
@pytest.mark.ruling("R24")
def test_everybody_knows_what_outrage_tells_about_hidden_cards(table):
    def enraged(hand):
        t = table(
            "marquise alliance eyrie",
            warriors={"marquise": {5: 1}},
            pieces={"alliance": {"sympathy": [1]}},
            hands={"marquise": hand},
        )
        t.move(5, 1)
        t.answer("pass")
        return t

    t = enraged("anvil")
    given = t.faction("alliance").supporters
    assert imagined_suits(t, "eyrie", given) == {"fox", "bird"}
    assert imagined_suits(t, "marquise", given) == imagined_suits(t, "alliance", given) == {"fox"}
    t.ends_clean()
    t = enraged("sword")
    kept = t.faction("marquise").hand
    assert imagined_suits(t, "eyrie", kept) == {"rabbit", "mouse"}  # no fox, no bird
    assert imagined_suits(t, "alliance", kept) == {"mouse"}  # it has seen the hand
    assert imagined_suits(t, "eyrie", t.faction("alliance").supporters) == set(SUITS)  # drawn
    t.ends_clean()


@pytest.mark.rule("8.2.6")
@pytest.mark.ruling("R24")
def test_placing_pieces_in_a_sympathetic_clearing_causes_no_outrage(table):
    t = table(
        "marquise alliance",
        hands={"marquise": "bake_sale"},
        pieces={"marquise": {"recruiter": [5], "sawmill": [5]}, "alliance": {"sympathy": [5]}},
    )
    t.answer("recruit", "overwork c5")
    assert (t.warriors("marquise", 5), t.pieces("marquise", "wood", 5)) == (1, 1)
    assert (t.discard(), t.faction("alliance").supporters) == ("bake_sale", [])
