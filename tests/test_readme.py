"""What the texts for readers promise: the example runs, pictures and links are there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
READMES = ["README.md", "README.de.md"]
DOCS = [f"docs/{path.name}" for path in (ROOT / "docs").glob("*.md")]
TEXTS = [*READMES, "CONTRIBUTING.md", *DOCS]
CODE = re.compile(r"```.*?```", re.DOTALL)
LINK = re.compile(r"!?\[[^\]]*\]\(([^)#]+)(?:#[^)]*)?\)")
MAKE = re.compile(r"(?:`|^)make ((?:[a-z]+ ?)+)(?:`|$)", re.MULTILINE)


def test_the_example_for_researchers_runs_as_it_stands(tmp_path):
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")
    asked, played, *rates = done.stdout.splitlines()
    assert asked.startswith("seat 0, ") and "pass" in asked
    assert re.fullmatch(r"scores \[-?\d+, -?\d+\] winners \[\d(, \d)?\]", played)
    assert [line.partition(":")[0] for line in rates] == ["chapel", "bigmoney"]
    assert all("of 20 games" in line for line in rates)
    assert not list(tmp_path.iterdir())


def links(text: str) -> list[str]:
    found = LINK.findall(CODE.sub("", (ROOT / text).read_text("utf-8")))
    return [link for link in found if "://" not in link]


@pytest.mark.parametrize("text", TEXTS)
def test_every_link_leads_somewhere(text):
    folder = (ROOT / text).parent
    assert [link for link in links(text) if not (folder / link).exists()] == []


def test_every_picture_is_shown_somewhere():
    shown = {(ROOT / text).parent / link for text in TEXTS for link in links(text)}
    pictures = list((ROOT / "docs" / "pictures").iterdir())
    assert [picture.name for picture in pictures if picture not in shown] == []


@pytest.mark.parametrize("text", READMES)
def test_commands_of_the_readme_exist(text):
    from tafelrunde.cli.main import modules

    code = re.findall(r"```\n(.*?)```|`([^`\n]+)`", (ROOT / text).read_text("utf-8"), re.DOTALL)
    said = [word for block in code for word in re.findall(r"tafelrunde (\w+)", " ".join(block))]
    assert len(said) >= 4
    assert sorted(set(said) - set(modules())) == []


@pytest.mark.parametrize("text", READMES)
def test_targets_of_the_readme_exist(text):
    targets = set(re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    said = MAKE.findall((ROOT / text).read_text("utf-8"))
    assert said
    assert {name for names in said for name in names.split()} <= targets
