"""The odds of a battle: compared with the rules over all rolls, and made from open facts only."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import Rng
from tafelrunde.texts import Texts
from tafelrunde.titles.root.odds import FACES, ROLLS
from tafelrunde.titles.root.title import TITLE
from tafelrunde.titles.root.vocabulary import AGAINST, BATTLE, STRIDE
from tests.titles.root.conftest import both
from tests.titles.root.expansion import river
from tests.titles.root.wanderers import vagabond

SAYS = {lang: Texts(lang, "root", strict=True) for lang in ("en", "de")}


def hire(g):
    g.factions[0].lender = 2


SETUPS = {
    "many": ("marquise eyrie", {"warriors": {"marquise": {1: 5}, "eyrie": {1: 4}}}),
    "few": ("marquise eyrie", {"warriors": {"marquise": {1: 1}, "eyrie": {1: 2}}}),
    "two on three": ("marquise eyrie", {"warriors": {"marquise": {1: 2}, "eyrie": {1: 3}}}),
    "guerrilla war": ("marquise alliance", {"warriors": {"marquise": {1: 3}, "alliance": {1: 2}}}),
    "alliance attacks": (
        "alliance marquise",
        {"phase": "evening", "officers": 1, "warriors": {"alliance": {1: 3}, "marquise": {1: 3}}},
    ),
    "defenceless": (
        "marquise alliance",
        {"warriors": {"marquise": {1: 2}}, "pieces": {"alliance": {"sympathy": [1]}}},
    ),
    "commander": (
        "eyrie marquise",
        {
            "leader": "commander",
            "decree": {"battle": "anvil"},
            "warriors": {"eyrie": {1: 2, 6: 1}, "marquise": {1: 2, 6: 1}},
            "pieces": {"eyrie": {"roost": [1]}},
        },
    ),
    "swords": (
        "vagabond marquise",
        {"warriors": {"marquise": {1: 3}}, "state": vagabond("c1", items="sword sword boot tea")},
    ),
    "no sword in defence": (
        "marquise vagabond",
        {"warriors": {"marquise": {1: 3}}, "state": vagabond("c1", items="boot tea coin torch")},
    ),
    "mercenaries": (
        "marquise eyrie riverfolk",
        {
            "warriors": {"marquise": {1: 1}, "eyrie": {1: 3}, "riverfolk": {1: 2}},
            "state": both(river(), hire),
        },
    ),
}


def until_battle(t):
    """Answer by the first option until a battle is offered; its option."""
    for _ in range(9):
        for option in t.question().options:
            if option - option % STRIDE == BATTLE:
                return option
        t.answer(t.names()[0])
    raise AssertionError("no battle is offered")


def attack(t):
    """Begin the first battle that is offered, against the first defender; the mark of that."""
    option = until_battle(t)
    mark = t.g.mark(t.question(), option)
    t.match.answer(t.question().seat, option)
    if t.match.pending and t.question().prompt == "battle-defender":
        mark = t.g.mark(t.question(), t.question().options[0])
        t.answer(t.names()[0])
    return mark


def told(mark):
    """Deals and takes of a mark, in tenths."""
    args = mark.args
    return [10 * args[key] + args[f"{key}-tenths"] for key in ("deals", "takes")]


@pytest.mark.parametrize("name", SETUPS)
@pytest.mark.ends_open
def test_odds_are_those_of_the_rules_over_all_rolls(table, name):
    factions, setup = SETUPS[name]
    dealt = taken = 0
    marks = set()
    for one in range(FACES):
        for other in range(FACES):
            t = table(factions, dice=[one, other], **setup)
            marks.add(tuple(told(attack(t))))
            for _ in range(9):  # cards that nobody wants to use
                hits = [event for event in t.match.events(-1) if event["id"] == "hits"]
                if hits:
                    break
                t.answer("pass")
            dealt += hits[0]["attacker"]
            taken += hits[0]["defender"]
            said = [event for event in t.match.events(-1) if event["id"] == "odds"]
            assert said
            marks.add(
                tuple(10 * said[0][key] + said[0][f"{key}-tenths"] for key in ("deals", "takes"))
            )
    expected = [Fraction(10 * total, ROLLS) for total in (dealt, taken)]
    assert marks == {tuple(int(number + Fraction(1, 2)) for number in expected)}


def test_an_answer_says_what_a_battle_brings_in_both_languages(table):
    t = table("marquise alliance", warriors={"marquise": {1: 3}, "alliance": {1: 3}})
    mark = t.g.mark(t.question(), until_battle(t))
    assert SAYS["en"].remark(mark) == "(you deal 0.9 and take 2.1 on average)"
    assert SAYS["de"].remark(mark) == "(im Schnitt teilst du 0,9 Treffer aus und steckst 2,1 ein)"


@pytest.mark.ends_open
def test_several_defenders_are_told_as_a_range_and_then_one_by_one(table):
    armies = {"marquise": {1: 3}, "eyrie": {1: 3}, "alliance": {1: 3}}
    t = table("marquise eyrie alliance", warriors=armies, hands={"eyrie": "anvil"})
    assert SAYS["en"].remark(t.g.mark(t.question(), BATTLE + 1)) == (
        "(on average you deal 0.9 to 2.1 and take 0.9 to 2.1, depending on the defender;"
        " an ambush is possible)"
    )
    t.answer("battle c1")
    marks = {name: t.g.mark(t.question(), TITLE.vocabulary.parse(name)) for name in t.names()}
    assert {name: SAYS["en"].remark(mark) for name, mark in marks.items()} == {
        "against eyrie": "(you deal 2.1 and take 0.9 on average; an ambush is possible)",
        "against alliance": "(you deal 0.9 and take 2.1 on average)",
    }


def test_what_is_the_same_against_all_defenders_is_no_range(table):
    armies = {"marquise": {1: 3}, "eyrie": {1: 3}, "cult": {1: 1}}
    t = table("marquise eyrie cult", warriors=armies)
    mark = t.g.mark(t.question(), BATTLE + 1)
    assert SAYS["en"].remark(mark) == (
        "(on average you deal 2.1 and take 0.6 to 0.9, depending on the defender)"
    )
    assert SAYS["de"].remark(mark) == (
        "(je nach Verteidiger teilst du im Schnitt 2,1 Treffer aus und steckst 0,6 bis 0,9 ein)"
    )


def test_open_cards_that_may_change_the_odds_are_named(table):
    armies = {"marquise": {1: 3}, "eyrie": {1: 3}}
    crafted = {"marquise": "brutal_tactics scouting_party", "eyrie": "sappers armorers"}
    t = table("marquise eyrie", warriors=armies, crafted=crafted, hands={"eyrie": "anvil"})
    mark = t.g.mark(t.question(), BATTLE + 1)
    assert mark.args["helps"] == ["brutal_tactics", "sappers", "armorers"]
    assert mark.args["ambush"] == 0  # the Scouting Party
    assert "; Brutal Tactics (Bird), Sappers" in SAYS["en"].remark(mark)


@pytest.mark.ends_open
def test_the_arbiter_may_change_the_odds_of_others(table):
    armies = {"marquise": {1: 3}, "eyrie": {1: 3}}
    arbiter = vagabond("c1", items="sword sword", character="arbiter")
    t = table("marquise eyrie vagabond", warriors=armies, state=arbiter)
    t.answer("battle c1")
    marks = {name: t.g.mark(t.question(), TITLE.vocabulary.parse(name)) for name in t.names()}
    assert marks["against eyrie"].args["helps"] == ["arbiter"]
    assert marks["against vagabond"].args["helps"] == []


def test_a_hand_that_lies_open_tells_whether_it_ambushes(table):
    armies = {"marquise": {1: 3}, "riverfolk": {1: 3}}
    for hand, ambush in (("anvil", 0), ("ambush_fox", 1), ("ambush_mouse", 0)):
        t = table("marquise riverfolk", warriors=armies, hands={"riverfolk": hand})
        assert t.g.mark(t.question(), BATTLE + 1).args["ambush"] == ambush
    armies = {"marquise": {1: 3}, "eyrie": {1: 3}}
    for hand, ambush in (("anvil", 1), ("ambush_fox", 1), ("", 0)):
        t = table("marquise eyrie", warriors=armies, hands={"eyrie": hand})
        assert t.g.mark(t.question(), BATTLE + 1).args["ambush"] == ambush


def test_odds_do_not_depend_on_what_the_attacker_cannot_know():
    factions = ["marquise", "eyrie", "alliance", "riverfolk", "cult", "vagabond"]
    match = Match.new(TITLE, 6, {"factions": factions}, seed="odds")
    chance = Rng("odds")
    seen = 0
    while not match.over and seen < 60:
        ask = match.pending[0]
        fights = [one for one in ask.options if one - one % STRIDE in (BATTLE, AGAINST)]
        for option in fights:
            before = match.table.mark(ask, option)
            other = match.table.copy()
            other.redeal(ask.seat, Rng(f"odds {seen}"))
            after = other.mark(ask, option)
            assert (before.remark, before.args) == (after.remark, after.args)
            seen += 1
        some = fights if fights and chance.below(2) else ask.options
        match.answer(ask.seat, some[chance.below(len(some))])
    assert seen >= 60
