"""`tafelrunde learn`: every title explains itself in two minutes."""

import subprocess
import sys

import pytest

from tafelrunde.kernel.rules import rule_book
from tafelrunde.titles import registry
from tests.cli.conftest import data

TITLES = sorted(registry.TITLES)


@pytest.mark.parametrize("title", TITLES)
def test_the_introduction_is_short_and_cites_rules_that_exist(run, title):
    told = data(run("learn", title, "--json"))
    assert list(told) == ["en", "de"]
    assert [part["rules"] for part in told["en"]] == [part["rules"] for part in told["de"]]
    book = rule_book(registry.load(title))
    cited = [rule for part in told["en"] for rule in part["rules"]]
    assert len(cited) > 10
    for rule in cited:
        assert book.find(rule).id == rule
    for lang in told:
        words = sum(len(part["text"].split()) for part in told[lang])
        assert 200 < words < 500, "two minutes are some 400 words"


@pytest.mark.parametrize(("lang", "heading"), [("en", "Your turn"), ("de", "Dein Zug")])
def test_people_read_it_with_the_rules_behind_each_part(run, lang, heading):
    result = run("learn", "dominion", "--lang", lang)
    assert result.exit_code == 0
    lines = [line.rstrip() for line in result.output.splitlines()]
    assert heading in lines
    assert any(line.endswith("(D13, D15, D16, D18)") for line in lines)
    assert max(len(line) for line in lines) <= 80


def test_the_package_can_be_run_as_a_module():
    command = [sys.executable, "-m", "tafelrunde", "--version"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert told.startswith("tafelrunde ")
