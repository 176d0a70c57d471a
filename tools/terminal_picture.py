"""Draw the README's picture: the beginning of a terminal game, as an SVG of plain text.

.venv/bin/python tools/terminal_picture.py > docs/pictures/terminal.svg
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from html import escape
from pathlib import Path

COLUMNS, ROWS = 92, 39
CHAR, LINE, MARGIN = 8.4, 19, 22
TYPED = ["", "t", "c village"]
FIXED = "\N{NO-BREAK SPACE}"  # pictures swallow plain ones


def output() -> list[str]:
    """What a player sees who presses Enter, plays all Treasures and asks for a card."""
    command = Path(sys.executable).with_name("tafelrunde")
    with tempfile.TemporaryDirectory() as home:
        played = subprocess.run(
            [str(command), "play", "--seed", "demo", "--lang", "en"],
            input="\n".join(TYPED) + "\n",
            capture_output=True,
            text=True,
            check=False,
            env=os.environ | {"COLUMNS": str(COLUMNS), "NO_COLOR": "1", "HOME": home},
        )
    first, *rest = played.stdout.split("\n> ")
    typed = [*TYPED[1:], ""]  # nobody echoes what comes from a pipe
    shown = first + "".join(f"\n> {word}\n{text}" for word, text in zip(typed, rest, strict=False))
    lines = shown.splitlines()
    start = max(
        at for at, line in enumerate(lines) if line.startswith("──") and "your turn" in line
    )
    return lines[start : start + ROWS]


def svg(lines: list[str]) -> str:
    """The lines as a picture."""
    width = COLUMNS * CHAR + 2 * MARGIN
    height = len(lines) * LINE + 2 * MARGIN
    rows = "".join(
        f'<text x="{MARGIN}" y="{MARGIN + 14 + at * LINE}">{line}</text>'
        for at, line in enumerate(escape(line).replace(" ", FIXED) for line in lines)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height}" role="img" '
        f'aria-label="A game at the terminal" font-family="ui-monospace, Menlo, '
        f'Consolas, monospace" font-size="14">'
        f'<rect width="100%" height="100%" rx="10" fill="#1d1b22"/>'
        f'<g fill="#ece6da">{rows}</g></svg>'
    )


if __name__ == "__main__":
    print(svg(output()))
