"""Nothing outside a title's own folders names it: what others need, the title tells them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tafelrunde.titles import registry

ROOT = Path(__file__).resolve().parents[1]
SEARCHED = ("src/tafelrunde", "web/src", "tools")
ENGLISH = {"root"}  # also a word of English, so a name of something else may hold it
ALLOWED = {
    "src/tafelrunde/titles/registry.py": "the only list of titles",
    "tools/screenshots.py": "takes pictures of games that were played for the purpose",
}
NAMES = "|".join(registry.TITLES)
WORD = re.compile(rf"(?<![a-z])({NAMES})(?![a-z])", re.IGNORECASE)
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:'\"`])//[^\n]*", re.DOTALL)
QUOTED = re.compile(rf"['\"`/]({NAMES})(?=['\"`/:.-])")


def named_in_python(source: str) -> Iterator[tuple[int, str]]:
    """Lines where a title is imported, or named by a text or by a name; docstrings may."""
    tree = ast.parse(source)
    docs: set[int] = set()
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list) and body and isinstance(body[0], ast.Expr):
            docs.add(id(body[0].value))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            if found := WORD.search(node.value):
                yield node.lineno, found[1]
        for name in names_of(node):
            found = WORD.search(name)
            if found and (found[1].lower() not in ENGLISH or ".titles." in name):
                yield getattr(node, "lineno", 0), found[1]


def names_of(node: ast.AST) -> list[str]:
    """The names that a node brings: of modules, functions, classes, variables and attributes."""
    if isinstance(node, ast.ImportFrom):
        return [f"{node.module}.{alias.name}" for alias in node.names]
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    fields = [getattr(node, field, None) for field in ("name", "id", "attr", "arg")]
    return [name for name in fields if isinstance(name, str)]


def named_in_browser(source: str) -> Iterator[tuple[int, str]]:
    """The same for TypeScript, Svelte and styles; comments may."""
    plain = COMMENT.sub(lambda found: "\n" * found[0].count("\n"), source)
    for number, line in enumerate(plain.splitlines(), 1):
        for found in [*WORD.finditer(line), *QUOTED.finditer(line)]:
            if found[1].lower() not in ENGLISH or found.re is QUOTED:
                yield number, found[1]


def sources() -> list[Path]:
    """The files of the project that are code, without those in a folder named after a title."""
    found: list[Path] = []
    for folder in SEARCHED:
        for path in sorted((ROOT / folder).rglob("*")):
            inner = path.relative_to(ROOT / folder)
            if path.suffix not in (".py", ".ts", ".svelte", ".css") or "static" in inner.parts:
                continue
            if not set(inner.parts) & set(registry.TITLES):
                found.append(path)
    return found


def named_in(path: Path) -> list[tuple[int, str]]:
    source = path.read_text("utf-8")
    return list(named_in_python(source) if path.suffix == ".py" else named_in_browser(source))


def test_no_title_is_named_outside_its_folders():
    places: list[str] = []
    needed: set[str] = set()
    for path in sources():
        short = path.relative_to(ROOT).as_posix()
        for line, title in named_in(path):
            if short in ALLOWED:
                needed.add(short)
            else:
                places.append(f"{short}:{line} names {title}")
    assert not places, "\n".join(places)
    assert needed == set(ALLOWED), "these name no title any more; do not allow it to them"


@pytest.mark.parametrize(
    "source",
    [
        "if title == 'root': pass",
        "from tafelrunde.titles.root import table",
        "from tafelrunde.titles import root",
        "import tafelrunde.titles.oath.table",
        "def oath_values(): return 1",
        "path = '/api/titles/dominion/kingdoms'",
        "ids = f'oath-{kind}'",
    ],
)
def test_a_title_that_is_named_in_python_is_found(source):
    assert list(named_in_python(source))


@pytest.mark.parametrize(
    "source",
    [
        "const id = 'root'",
        "import { w } from '../titles/oath/facts'",
        "const OATH_ICONS = {}",
        "t(`dominion-web-${kind}`)",
        "w('root-vp')",
    ],
)
def test_a_title_that_is_named_in_the_browser_is_found(source):
    assert list(named_in_browser(source))


@pytest.mark.parametrize(
    "source", ['"""Such as `dominion:D17`."""', "root = 1", "# Root and Oath\nx = ctx.find_root()"]
)
def test_words_of_english_and_examples_for_readers_name_no_title_in_python(source):
    assert not list(named_in_python(source))


@pytest.mark.parametrize(
    "source", ["// as in 'dominion:D17'", "const root = document.documentElement", "<!-- Oath -->"]
)
def test_words_of_english_and_examples_for_readers_name_no_title_in_the_browser(source):
    assert not list(named_in_browser(source))
