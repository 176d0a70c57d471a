"""Citations resolve, and the coverage of rules by tests is counted right."""

from pathlib import Path

import pytest

from tafelrunde.kernel import rules
from tafelrunde.kernel.rules import NoTests, UnknownRule, rule_book, unknown_ids, untested
from tafelrunde.titles.registry import load

TESTS = """
import pytest
from pytest import mark

pytestmark = [pytest.mark.rule("D1"), pytest.mark.slow]

@pytest.mark.rule("D2", "card/moat")
@pytest.mark.parametrize("n", [1, 2])
def test_two(n): ...

@mark.rule("dominion:D3")
async def test_three(): ...

class TestMore:
    pytestmark = pytest.mark.rule("D4")

    @pytest.mark.rule("D5")
    def test_five(self): ...

    @pytest.mark.rule("D90")
    def helper(self): ...

@pytest.mark.rule("D91")
def helper(): ...

CASES = [pytest.param(1, marks=pytest.mark.rule("card/witch"))]
UNUSED = [pytest.param(1, marks=pytest.mark.rule("card/spy"))]

@pytest.mark.parametrize("n", CASES)
def test_cases(n): ...

text = "@pytest.mark.rule('D92')"
# @pytest.mark.rule("D93")
"""


@pytest.fixture
def dominion():
    return load("dominion")


def test_marks_of_tests_are_found_and_nothing_else(tmp_path):
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_some.py").write_text(TESTS)
    (tmp_path / "test_none.py").write_text('import pytest\npytestmark = pytest.mark.rule("D94")\n')
    (tmp_path / "helper.py").write_text(TESTS.replace("D1", "D95"))
    named = {"D1", "D2", "D3", "D4", "D5", "card/moat", "card/witch"}
    assert rules.tested_ids(tmp_path, "rule") == named
    assert rules.tested_ids(tmp_path, "ruling") == set()


def test_rules_without_a_test_are_named(dominion, tmp_path):
    (tmp_path / "test_some.py").write_text(TESTS)
    missing = [rule.id for rule in untested(dominion, tmp_path)]
    assert "D6" in missing
    assert "card/spy" in missing
    assert not {"D1", "D2", "D3", "D4", "card/moat"} & set(missing)
    assert [rule.id for rule in rule_book(dominion).rules.values() if rule.pending] == []


def test_ids_that_no_rule_has_are_named(dominion, tmp_path):
    (tmp_path / "test_some.py").write_text(TESTS.replace("D2", "D200"))
    assert unknown_ids(dominion, tmp_path) == ["D200"]


def test_without_tests_the_error_says_so(dominion, tmp_path):
    with pytest.raises(NoTests, match="checkout"):
        untested(dominion, tmp_path / "nowhere")


def test_a_citation_leads_to_its_text(dominion):
    book = rule_book(dominion)
    assert book.find("dominion:D17").message == "rule-D17"
    assert book.find("dominion:card/throne_room").message == "card-throne-room"
    assert book.find("D17") is book.find("dominion:D17")


@pytest.mark.parametrize("citation", ["dominion:D99", "root:D17", "dominion:card/none", "", ":"])
def test_an_unknown_citation_is_refused(dominion, citation):
    with pytest.raises(UnknownRule):
        rule_book(dominion).find(citation)


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_rule_has_its_text_in_both_languages(dominion, language):
    locale = Path(rules.tests_of(dominion).parents[2], "src", "tafelrunde", "locale", language)
    told = {
        line.partition(" = ")[0]
        for path in (locale / "dominion").glob("*.ftl")
        for line in path.read_text("utf-8").splitlines()
    }
    every = rule_book(dominion).rules.values()
    assert [rule.id for rule in every if rule.message not in told] == []


def test_every_rule_in_force_has_a_test_and_every_mark_a_rule(dominion):
    assert [rule.id for rule in untested(dominion)] == []
    assert unknown_ids(dominion) == []
