"""The rules that can be cited, and which of them a test shows.

A title lists its numbered rules in `rules.tsv` (id, section, set it still waits for, topic), where
"no" instead of a set marks a heading or an advice that no game can show; its cards and pieces are
rules too. Asks and events cite them as `dominion:D17` or `dominion:card/moat`; tests name the same
ids in `@pytest.mark.rule("D17", "card/moat")`.
"""

# not compiled: reads the syntax trees of tests, which is no work for simulations

from __future__ import annotations

import ast
from importlib.resources import files
from pathlib import Path

import tafelrunde
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.title import Title


class UnknownRule(TafelrundeError):
    """A citation names no rule of the title."""


class NoTests(TafelrundeError):
    """The tests are not here: an installed package has none."""


class Rule:
    """One rule: `pending` names the set it waits for, or is empty; `message` is its text's id.

    `shown` is False if no game could ever show it, such as a heading.
    """

    def __init__(self, id: str, section: str, pending: str, topic: str) -> None:
        self.id = id
        self.section = section
        self.pending = "" if pending in ("-", "no") else pending
        self.shown = pending != "no"
        self.topic = topic
        kind, _, name = id.rpartition("/")
        self.message = f"{kind or 'rule'}-{name.replace('_', '-').replace('.', '-')}"

    def __repr__(self) -> str:
        return f"Rule({self.id!r})"


class RuleBook:
    """All rules of one title, by id."""

    def __init__(self, title: str, rules: list[Rule]) -> None:
        self.title = title
        self.rules = {rule.id: rule for rule in rules}

    def find(self, citation: str) -> Rule:
        """The rule behind a citation such as `dominion:D17`, or behind its bare id."""
        title, colon, id = citation.rpartition(":")
        if (colon and title != self.title) or id not in self.rules:
            raise UnknownRule(
                "'{citation}' is no rule of {title}", citation=citation[:80], title=self.title
            )
        return self.rules[id]

    def in_force(self) -> list[Rule]:
        """The rules that a game can show and that do not wait for a set to come."""
        return [rule for rule in self.rules.values() if rule.shown and not rule.pending]


def rule_book(title: Title) -> RuleBook:
    """The rules of a title: the numbered ones, then one for each card or piece."""
    lines = files(f"tafelrunde.titles.{title.id}").joinpath("rules.tsv").read_text("utf-8")
    rules: list[Rule] = []
    for line in lines.splitlines()[1:]:
        id, section, pending, topic = line.split("\t")
        rules.append(Rule(id, section, pending, topic))
    for id in title.elements():
        rules.append(Rule(id, id.partition("/")[0], "", ""))
    return RuleBook(title.id, rules)


def tests_of(title: Title) -> Path:
    """Where a checkout keeps the tests of a title."""
    checkout = Path(tafelrunde.__file__).resolve().parents[2]
    return checkout / "tests" / "titles" / title.id


def tested_ids(tests_dir: Path, kind: str) -> set[str]:
    """The ids that the tests below a directory name in their marks of a kind."""
    if not tests_dir.is_dir():
        raise NoTests(
            "there are no tests in {folder}; they come with a checkout only", folder=tests_dir
        )
    found: set[str] = set()
    for path in sorted(tests_dir.rglob("test_*.py")):
        for mark in _marks(ast.parse(path.read_text("utf-8"), str(path)).body, {}):
            found.update(_named(mark, kind))
    return found


def untested(title: Title, tests_dir: Path | None = None) -> list[Rule]:
    """The rules in force that no test names."""
    shown = tested_ids(tests_dir if tests_dir is not None else tests_of(title), "rule")
    return [rule for rule in rule_book(title).in_force() if rule.id not in shown]


def unknown_ids(title: Title, tests_dir: Path | None = None) -> list[str]:
    """What tests name although the title has no such rule."""
    shown = tested_ids(tests_dir if tests_dir is not None else tests_of(title), "rule")
    return sorted(shown - rule_book(title).rules.keys())


def _marks(body: list[ast.stmt], outer: dict[str, ast.expr]) -> list[ast.expr]:
    """What decorates the tests of a module or class, with the lists it refers to by name.

    `pytestmark` counts if there is a test that it marks.
    """
    values = dict(outer)
    for node in body:
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    values[target.id] = node.value
    marks: list[ast.expr] = []
    tests = 0
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            marks.extend(_marks(node.body, values))
        elif not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        elif not node.name.startswith("test"):
            continue
        tests += 1
        for decorator in node.decorator_list:
            names = [part.id for part in ast.walk(decorator) if isinstance(part, ast.Name)]
            marks.append(decorator)
            marks.extend(values[name] for name in names if name in values)
    if tests and "pytestmark" in values:
        marks.append(values["pytestmark"])
    return marks


def _named(expression: ast.expr, kind: str) -> set[str]:
    """The literal ids of every `pytest.mark.KIND(...)` or `mark.KIND(...)` in an expression."""
    ids: set[str] = set()
    for node in ast.walk(expression):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        mark = node.func.value
        name = mark.attr if isinstance(mark, ast.Attribute) else getattr(mark, "id", "")
        if node.func.attr == kind and name == "mark":
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    ids.add(argument.value.rpartition(":")[2])
    return ids
