"""The browser's message types are those of the server."""

from __future__ import annotations

import runpy
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_browsers_types_are_made_from_pythons():
    made = runpy.run_path(str(ROOT / "tools" / "make_types.py"))["files"]()
    assert ROOT / "web" / "src" / "lib" / "messages.ts" in made
    for path, text in made.items():
        assert path.read_text("utf-8") == text, f"run tools/make_types.py: {path.name} differs"
