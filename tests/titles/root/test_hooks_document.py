"""docs/root-hooks.md is true: its files, hooks, prompts and events are those of the code."""

import re
from pathlib import Path

import pytest

from tafelrunde.texts import Texts
from tafelrunde.titles.root import factions as package
from tafelrunde.titles.root.factions.all_factions import make_faction
from tafelrunde.titles.root.factions.base import FACTION_IDS, Faction

FOLDER = Path(package.__file__).parents[1]
TEXT = (Path(__file__).parents[3] / "docs" / "root-hooks.md").read_text("utf-8")
TICKED = re.compile(r"`([^`]+)`")

# Methods that are no hooks: small moves and questions about the faction's own state.
NO_HOOKS = {"copy", "copy_into"}


def section(title: str) -> str:
    """The text under a heading."""
    _, _, rest = TEXT.partition(f"\n## {title}")
    assert rest, f"there is no section {title}"
    return rest.partition("\n## ")[0]


def ticked(text: str) -> set[str]:
    """The words in backticks, without arguments."""
    return {re.split(r"[(\[ =]", word)[0] for word in TICKED.findall(text)}


def hooks() -> set[str]:
    """The hooks of the table: its first column."""
    rows = [line.split("|")[1] for line in section("Hooks").splitlines() if line.startswith("| `")]
    return {word for row in rows for word in ticked(row)} - {"list"}  # what some return


def overridden() -> set[str]:
    """What any faction does differently."""
    found: set[str] = set()
    for number in range(len(FACTION_IDS)):
        kind = type(make_faction(number, 0))
        found |= {
            name
            for name in vars(Faction)
            if not name.startswith("_") and vars(kind).get(name, None) is not None
        }
    return found - NO_HOOKS


def test_every_hook_of_the_document_exists():
    faction = make_faction(0, 0)
    assert len(hooks()) > 50
    assert [name for name in sorted(hooks()) if not hasattr(faction, name)] == []


def test_every_hook_that_a_faction_uses_is_in_the_document():
    assert len(overridden()) > 40
    named = ticked(section("Hooks"))
    assert sorted(overridden() - named) == []


def test_every_file_of_the_document_exists():
    told = ticked(section("Files"))
    named = {word for word in told if word.endswith(".py") and "*" not in word and "<" not in word}
    there = {str(path.relative_to(FOLDER)) for path in FOLDER.rglob("*.py")}
    there |= {path.name for path in FOLDER.rglob("*.py")}
    assert len(named) > 20 and sorted(named - there) == []


@pytest.mark.parametrize(("title", "kind"), [("Prompts", "prompt-"), ("Events", "event-")])
def test_every_prompt_and_event_is_in_the_document(title, kind):
    texts = Texts("en", "root")
    common = set(Texts("en").ids(kind))
    own = {id.removeprefix(kind) for id in texts.ids(kind) if id not in common}
    assert sorted(own - ticked(section(title))) == []
    assert sorted(ticked(section(title)) - own) == []
