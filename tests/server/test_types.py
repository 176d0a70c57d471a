"""The browser's message types are those of the server."""

from __future__ import annotations

import runpy
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_browsers_types_are_made_from_the_servers():
    made = runpy.run_path(str(ROOT / "tools" / "make_types.py"))
    assert made["TARGET"].read_text("utf-8") == made["typescript"](), "run tools/make_types.py"
