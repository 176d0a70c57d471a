"""Dark Ages: the Shelters and how they come into the starting decks."""

from __future__ import annotations

import pytest

from tafelrunde.titles.dominion.catalogue import CARDS
from tafelrunde.titles.dominion.prepared import Kingdom
from tafelrunde.titles.dominion.title import TITLE

# -- Hovel


@pytest.mark.rule("card/hovel", "D17", "D64")
@pytest.mark.parametrize(
    ("answer", "trash", "hand"), [("react hovel", "hovel", ""), ("pass", "", "hovel")]
)
def test_hovel_may_be_trashed_when_a_victory_card_is_bought(table, answer, trash, hand):
    t = table(hands=["hovel"], coins=2, buys=2)
    t.buy("estate")
    t.answer(answer)
    assert (t.trash(), t.hand(), t.discard()) == (trash, hand, "estate")


@pytest.mark.rule("card/hovel")
@pytest.mark.ruling("card/hovel#1")
def test_hovel_waits_for_bought_victory_cards_only(table):
    t = table(hands=["hovel"], kingdom="great_hall", coins=9, buys=2)
    t.buy("silver")
    t.expect_no_question()
    t.buy("great_hall")
    t.answer("react hovel")
    assert t.trash() == "hovel"
    t = table(hands=["workshop hovel"])
    t.play("workshop")
    t.answer("gain estate")
    t.expect_no_question()
    assert t.hand() == "hovel"


# -- Necropolis, Overgrown Estate


@pytest.mark.rule("card/necropolis")
def test_necropolis_gives_two_actions(table):
    t = table(hands=["necropolis"])
    t.play("necropolis")
    assert t.actions == 2


@pytest.mark.rule("card/overgrown_estate", "D33")
@pytest.mark.ruling("card/overgrown_estate#1")
def test_overgrown_estate_draws_before_altar_gains(table):
    t = table(hands=["altar overgrown_estate"], decks=["gold"])
    t.play("altar")
    t.expect(0, "gain")
    assert (t.hand(), t.trash()) == ("gold", "overgrown_estate")
    t.answer("gain duchy")


@pytest.mark.rule("card/overgrown_estate", "card/hovel", "card/necropolis", "D22")
def test_shelters_are_worth_nothing(table):
    t = table(hands=["hovel necropolis overgrown_estate"])
    assert t.score(0) == 0


@pytest.mark.rule("card/hovel", "D9", "D33")
def test_ambassador_cannot_return_shelters(table):
    t = table(hands=["ambassador hovel", "copper"])
    t.play("ambassador")
    t.expect_no_question()
    assert (t.hand(), t.discard(1)) == ("hovel", "")


# -- in the starting decks

PURE = [
    "altar",
    "armory",
    "beggar",
    "count",
    "fortress",
    "forager",
    "hermit",
    "rats",
    "rebuild",
    "sage",
]
MIXED = [*PURE[:5], "moat", "village", "smithy", "market", "witch"]
NO_DARK = ["cellar", "chapel", "militia", "mine", "workshop", *MIXED[5:]]


def start(**options: object) -> str:
    """What a player starts with besides Coppers."""
    kingdom = TITLE.prepare(2, options)
    assert isinstance(kingdom, Kingdom)
    return " ".join(sorted(card.id for card in kingdom.start if card.id != "copper"))


ESTATES = "estate estate estate"
SHELTERS = "hovel necropolis overgrown_estate"


@pytest.mark.rule("D2", "D9")
@pytest.mark.parametrize(
    ("cards", "wish", "found"),
    [
        (PURE, "auto", SHELTERS),
        (NO_DARK, "auto", ESTATES),
        (PURE, "without", ESTATES),
        (MIXED, "without", ESTATES),
        (MIXED, "with", SHELTERS),
    ],
)
def test_shelters_come_with_dark_ages_alone_or_by_agreement(cards, wish, found):
    assert start(cards=cards, shelters=wish) == found


@pytest.mark.rule("D9")
def test_a_randomizer_decides_for_a_mixture():
    mixtures = [[*MIXED[:at], *MIXED[at + 1 :], "gardens"] for at in range(10)]
    found = [start(cards=cards) for cards in mixtures]
    assert set(found) == {SHELTERS, ESTATES}
    assert found == [start(cards=cards) for cards in mixtures]  # the same for the same cards


@pytest.mark.rule("D9")
def test_the_estate_pile_is_there_all_the_same():
    g = TITLE.deal(TITLE.prepare(3, {"cards": PURE}), "shelters")
    assert [g.census()[id] for id in ("estate", "hovel", "necropolis", "overgrown_estate")] == [
        *(12, 3, 3, 3)
    ]
    assert all(g.pile(CARDS[id]) is None for id in SHELTERS.split())
