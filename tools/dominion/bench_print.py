"""Time, memory and size of printing all of Dominion, beside domdiv.

Each runs in processes of its own, one after the other: domdiv (German, its defaults, in an
environment of its own), ours in German, and ours in two languages on both sides::

    python tools/dominion/bench_print.py --json
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
WORDS = ["print", "dividers", "dominion", "all", "--kinds", "card,group,basic", "--group", "each"]


def measure(name: str, command: list[str], out: Path) -> dict[str, Any]:
    """Run a command with everything it starts; processor time, the largest process, the file."""
    start = time.perf_counter()
    process = os.posix_spawn(command[0], command, {**os.environ, "TAFELRUNDE_PURE": "1"})
    _, status, used = os.wait4(process, 0)
    if status:
        raise SystemExit(f"{name} failed")
    return {
        "name": name,
        "cpu_s": round(used.ru_utime + used.ru_stime, 1),
        "wall_s": round(time.perf_counter() - start, 1),
        "largest_process_mb": round(used.ru_maxrss / 1024),
        "file_mb": round(out.stat().st_size / 1_000_000, 2),
        "pages": pages(out),
    }


def pages(out: Path) -> int:
    """How many pages a PDF has."""
    import pikepdf

    with pikepdf.open(out) as file:
        return len(file.pages)


def main() -> None:
    """Print a table, or JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--other", default=str(ROOT / ".venv-domdiv" / "bin" / "dominion_dividers"))
    parser.add_argument("--json", action="store_true")
    said = parser.parse_args()
    program = str(Path(sys.executable).parent / "tafelrunde")
    commands = {
        "domdiv, de": [said.other, "--language", "de", "--outfile"],
        "ours, de": [program, *WORDS, "--lang", "de", "--duplex", "none", "-o"],
        "ours, de and en": [program, *WORDS, "--lang", "de/en", "-o"],
    }
    if not Path(said.other).exists():
        print("domdiv is not there ('make bench' installs it)", file=sys.stderr)
        del commands["domdiv, de"]
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "out.pdf"
        rows = [measure(name, [*command, str(out)], out) for name, command in commands.items()]
    if said.json:
        print(json.dumps(rows, indent=2))
        return
    print("printing all of Dominion:")
    for row in rows:
        print(
            f"  {row['name']:<18}{row['cpu_s']:>6.1f} s CPU {row['wall_s']:>7.1f} s "
            f"{row['largest_process_mb']:>6} MB {row['file_mb']:>7.2f} MB file "
            f"{row['pages']:>5} pages"
        )
    if "domdiv, de" in commands:
        theirs, ours, _ = rows
        print(
            f"  {theirs['cpu_s'] / ours['cpu_s']:.1f} times as fast, "
            f"1/{theirs['file_mb'] / ours['file_mb']:.0f} of the size"
        )


if __name__ == "__main__":
    main()
