"""Empires: Landmarks that count when the game is scored."""

from __future__ import annotations

import pytest

SCORES = [
    ("bandit_fort", "silver*3 gold copper", -8),
    ("bandit_fort", "estate silver", 1 - 2),
    ("fountain", "copper*9", 0),
    ("fountain", "copper*10", 15),
    ("fountain", "copper*25", 15),
    ("museum", "copper*5 silver patrician emporium", 8),
    ("orchard", "village*2 smithy*3", 4),
    ("orchard", "village*7 smithy*3 copper*5", 8),
    ("palace", "copper*7 silver*5 gold*2", 6),
    ("palace", "copper*7 silver*5 gold*3", 9),
    ("triumphal_arch", "villa*7 wild_hunt*4 copper*9", 12),
    ("triumphal_arch", "villa*7 wild_hunt*7 smithy*2", 21),
    ("triumphal_arch", "villa*7", 0),
    ("wall", "copper*15", 0),
    ("wall", "copper*27", -12),
    ("wall", "copper*14", 0),
    ("wolf_den", "copper*2 silver curse*2", -3 - 2),
    ("wolf_den", "copper gold", -6),
]


@pytest.mark.rule("D22", "D54")
@pytest.mark.rule("card/bandit_fort", "card/fountain", "card/museum", "card/orchard")
@pytest.mark.rule("card/palace", "card/triumphal_arch", "card/wall", "card/wolf_den")
@pytest.mark.ruling("card/bandit_fort#1", "card/fountain#1", "card/museum#1", "card/orchard#1")
@pytest.mark.ruling("card/palace#1", "card/triumphal_arch#1", "card/wall#1", "card/wolf_den#2")
@pytest.mark.parametrize(("landmark", "owned", "points"), SCORES)
def test_scores_of_landmarks(table, landmark, owned, points):
    t = table(discards=[owned], kingdom=landmark)
    assert t.score(0) == points


@pytest.mark.rule("card/wolf_den", "D22")
@pytest.mark.ruling("card/wolf_den#1")
def test_wolf_den_counts_copies_wherever_they_are(table):
    t = table(decks=["curse"], discards=["curse"], kingdom="wolf_den")
    assert t.score(0) == -2


@pytest.mark.rule("card/keep")
@pytest.mark.ruling("card/keep#1", "card/keep#2")
def test_keep_scores_for_the_most_copies_of_each_treasure(table):
    t = table(
        discards=["copper*3 silver*2 harem", "copper*3 silver gold crown", "estate"],
        kingdom="keep",
    )
    # Copper is tied; Silver and Harem go to the first, Gold and Crown to the second.
    assert [t.score(seat) for seat in range(3)] == [15 + 2, 15, 1]


@pytest.mark.rule("card/obelisk", "D54", "D62")
@pytest.mark.ruling("card/obelisk#1")
def test_obelisk_counts_every_card_of_its_pile(table):
    t = table(discards=["patrician*2 emporium copper"], kingdom="obelisk patrician_emporium")
    assert t.tokens("patrician_emporium") == {"obelisk": 1}
    assert t.score(0) == 6


@pytest.mark.rule("card/obelisk", "D54")
@pytest.mark.ruling("card/obelisk#2")
def test_obelisk_draws_any_action_pile_of_the_supply(table):
    kingdom = "obelisk village castles catapult_rocks gardens capital"
    found = set()
    for n in range(20):
        t = table(kingdom=kingdom, seed=f"obelisk {n}")
        (marked,) = [p.card.id for p in t.g.piles if p.count("obelisk")]
        found.add(marked)
    assert found == {"village", "catapult_rocks"}
    seeds = [f"ruins {n}" for n in range(20)]
    tables = [table(kingdom="obelisk cultist", seed=seed) for seed in seeds]
    assert {p.card.id for t in tables for p in t.g.piles if p.count("obelisk")} == {
        "cultist",
        "ruins",
    }
    t = table(kingdom="obelisk capital", bane="moat")
    assert t.tokens("moat") == {"obelisk": 1}


@pytest.mark.rule("card/tower", "D21")
@pytest.mark.ruling("card/tower#1", "card/tower#2")
@pytest.mark.parametrize(
    ("stacks", "supply", "points"),
    [
        ({}, {}, -2 + 1),
        ({}, {"village": 0}, -2 + 1 + 3),
        ({}, {"curse": 0}, -2 + 1 + 2),
        ({}, {"estate": 0}, -2 + 1),
        ({"settlers_bustling_village": "bustling_village*3"}, {}, -2 + 1),
        ({"settlers_bustling_village": ""}, {}, -2 + 1 + 2),
    ],
)
def test_tower_counts_cards_of_empty_piles(table, stacks, supply, points):
    t = table(
        discards=["village*3 curse*2 estate settlers bustling_village"],
        kingdom="tower",
        stacks=stacks,
        supply=supply,
    )
    assert t.score(0) == points


@pytest.mark.by_hand
@pytest.mark.rule("card/keep", "D76")
def test_keep_counts_no_actions_that_capitalism_made_treasures(table):
    t = table(hands=["militia"], kingdom="keep capitalism", owned=["capitalism"])
    t.g.over = True  # nobody's turn any more
    assert t.score(0) == 0
