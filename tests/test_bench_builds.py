"""Two builds side by side: `tools/bench_builds.py`."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOL = ROOT / "tools" / "bench_builds.py"


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """Run the tool as people do."""
    return subprocess.run([sys.executable, str(TOOL), *words], capture_output=True, text=True)


def test_a_checkout_beside_itself() -> None:
    """Both get figures for games and for copies, and a ratio."""
    words = ["--rounds", "1", "--slice", "0.01", "--job", "big_money", "copies:big_money"]
    done = run(str(ROOT), *words)
    assert done.returncode == 0, done.stderr
    games, copies = done.stdout.splitlines()
    for line, job in ((games, "big_money"), (copies, "copies:big_money")):
        assert job in line.split()
        figures = re.findall(rf"{re.escape(ROOT.name)} +([\d,]+)", line)
        assert len(figures) == 2 and all(int(one.replace(",", "")) > 0 for one in figures)
        assert re.search(r"\(x \d+\.\d+\)", line)


def test_a_job_that_does_not_exist_is_named() -> None:
    """What there is instead is told."""
    done = run("--count", "1", "--job", "solitaire")
    assert done.returncode != 0
    assert "has no job 'solitaire'" in done.stderr and "big_money" in done.stderr
