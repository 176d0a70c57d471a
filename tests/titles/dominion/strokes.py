"""Reading the paths of drawings: the points along every stroke."""

from __future__ import annotations

import cmath
import math
import re
from itertools import pairwise

COMMAND = re.compile(r"([MLHVCSQAZ])([^MLHVCSQAZ]*)", re.IGNORECASE)
NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)")
TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7, "Z": 0}
STEPS = [step / 12 for step in range(1, 13)]


def numbers_of(letter: str, text: str) -> list[list[float]]:
    """The numbers behind a command, one list for each time it is drawn."""
    assert re.sub(r"[\s,]", "", NUMBER.sub("", text)) == "", f"{letter}{text} is no list of numbers"
    numbers = [float(number) for number in NUMBER.findall(text)]
    takes = TAKES[letter.upper()]
    if takes == 0:
        assert not numbers, f"{letter} takes no numbers"
        return [[]]
    assert numbers and len(numbers) % takes == 0, f"{letter}{text} lacks numbers"
    return [numbers[start : start + takes] for start in range(0, len(numbers), takes)]


def curve(bends: list[complex]) -> list[complex]:
    """Points along a Bézier curve (de Casteljau)."""
    found = []
    for t in STEPS:
        row = bends
        while len(row) > 1:
            row = [a + (b - a) * t for a, b in pairwise(row)]
        found.append(row[0])
    return found


def arc(start: complex, numbers: list[float], end: complex) -> list[complex]:
    """Points along an arc of an ellipse, given by its ends and two flags."""
    wide, high, tilt, large, sweep = numbers[:5]
    assert wide > 0 and high > 0 and {large, sweep} <= {0.0, 1.0}
    turn = cmath.rect(1, math.radians(tilt))
    half = (start - end) / 2 / turn
    half = complex(half.real / wide, half.imag / high)  # on the unit circle from here
    size = max(1.0, abs(half))
    half /= size
    off = math.sqrt(max(0.0, 1 / abs(half) ** 2 - 1)) * half * (1j if large == sweep else -1j)
    first, last = cmath.phase(half - off), cmath.phase(-half - off)
    angle = (last - first) % math.tau
    if not sweep:
        angle -= math.tau
    middle = (start + end) / 2
    found = []
    for t in STEPS:
        at = off + cmath.rect(1, first + angle * t)
        found.append(middle + complex(at.real * wide, at.imag * high) * size * turn)
    return found


def points(path: str) -> list[complex]:
    """Points along every stroke of a path; fails if the path cannot be read."""
    assert path[0] == "M", "a path begins with an absolute move"
    assert COMMAND.sub("", path) == "", "only known commands"
    at = first = bend = 0j
    found: list[complex] = []
    for letter, text in COMMAND.findall(path):
        kind = letter.upper()
        for index, numbers in enumerate(numbers_of(letter, text)):
            origin = at if letter.islower() else 0j
            start, mirrored = at, 2 * at - bend
            if kind == "Z":
                at = bend = first
                continue
            if kind == "H":
                at = complex(origin.real + numbers[0], at.imag)
            elif kind == "V":
                at = complex(at.real, origin.imag + numbers[0])
            else:
                at = origin + complex(*numbers[-2:])
            bend = at
            if kind == "A":
                found += arc(start, numbers, at)
            elif kind in "CSQ":
                through = [origin + complex(*numbers[i : i + 2]) for i in range(0, len(numbers), 2)]
                if kind == "S":
                    through.insert(0, mirrored)
                if kind != "Q":
                    bend = through[-2]
                found += curve([start, *through])
            else:
                found.append(at)
            if kind == "M" and index == 0:
                first = at
    return found
