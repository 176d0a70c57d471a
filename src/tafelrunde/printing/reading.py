"""A PDF read back: every line of text with its place and size."""

from __future__ import annotations

import ctypes
import math
from dataclasses import dataclass, field

import pypdfium2
import pypdfium2.raw as raw

POINT = 72 / 25.4
HYPHENS = "-\u2010\u2011\u00ad\u200b\u0002\ufffe"


@dataclass
class Run:
    """Characters that stand side by side: a box in millimetres from the upper left corner."""

    text: str
    left: float
    top: float
    right: float
    bottom: float
    size: float
    base: float = 0.0
    turned: bool = False  # stands on its head


@dataclass
class ReadPage:
    """A page: its size in millimetres, its runs, and its text without spaces and hyphens."""

    number: int
    width: float
    height: float
    runs: list[Run] = field(default_factory=list)

    @property
    def text(self) -> str:
        """The text as it can be compared; lines that stand on their heads are read backwards."""
        ordered: list[Run] = []
        line: list[Run] = []
        for run in self.runs:
            if line and (not run.turned or abs(run.base - line[-1].base) > 0.6):
                ordered += sorted(line, key=lambda one: -one.right)
                line = []
            if run.turned:
                line.append(run)
            else:
                ordered.append(run)
        ordered += sorted(line, key=lambda one: -one.right)
        return squeezed("".join(run.text for run in ordered))


def squeezed(text: str) -> str:
    """A text without what line breaks change."""
    return "".join(text.split()).translate(dict.fromkeys(map(ord, HYPHENS)))


def read_pages(pdf: bytes) -> list[ReadPage]:
    """All pages of a PDF."""
    document = pypdfium2.PdfDocument(pdf)
    try:
        return [read_page(document, at) for at in range(len(document))]
    finally:
        document.close()


def read_page(document: pypdfium2.PdfDocument, at: int) -> ReadPage:
    """One page."""
    page = document[at]
    width, height = page.get_size()
    found = ReadPage(at + 1, width / POINT, height / POINT)
    text = page.get_textpage()
    handle = text.raw
    left, right, bottom, top = (ctypes.c_double() for _ in range(4))
    x, y = ctypes.c_double(), ctypes.c_double()
    run: Run | None = None
    base, begin, end = 0.0, 0.0, 0.0
    for char in range(raw.FPDFText_CountChars(handle)):
        code = raw.FPDFText_GetUnicode(handle, char)
        if code in (0, 10, 13, 32, 160):
            if run is not None:
                run.text += " "
            continue
        if not raw.FPDFText_GetCharBox(handle, char, left, right, bottom, top):
            continue
        raw.FPDFText_GetCharOrigin(handle, char, x, y)
        size = raw.FPDFText_GetFontSize(handle, char)
        box = (left.value, height - top.value, right.value, height - bottom.value)
        turned = math.cos(raw.FPDFText_GetCharAngle(handle, char)) < 0
        start, stop = (-box[2], -box[0]) if turned else (box[0], box[2])  # as it is read
        near = run is not None and begin - 1 <= start <= end + 0.9 * size
        level = abs(y.value - base) < 0.6
        if run is None or not near or not level or abs(run.size - size) > 0.3:
            run = Run("", box[0], box[1], box[2], box[3], size, y.value, turned)
            found.runs.append(run)
            begin = start
        run.text += chr(code)
        run.left, run.right = min(run.left, box[0]), max(run.right, box[2])
        run.top, run.bottom = min(run.top, box[1]), max(run.bottom, box[3])
        base, end = y.value, stop
    for one in found.runs:
        one.left, one.right = one.left / POINT, one.right / POINT
        one.top, one.bottom = one.top / POINT, one.bottom / POINT
    text.close()
    page.close()
    return found


def overlaps(runs: list[Run]) -> list[tuple[Run, Run]]:
    """Runs that lie on each other."""
    found: list[tuple[Run, Run]] = []
    ordered = sorted((run for run in runs if squeezed(run.text)), key=lambda run: run.top)
    for at, one in enumerate(ordered):
        for other in ordered[at + 1 :]:
            if other.top >= one.bottom:
                break
            across = min(one.right, other.right) - max(one.left, other.left)
            down = min(one.bottom, other.bottom) - max(one.top, other.top)
            least = min(one.bottom - one.top, other.bottom - other.top)
            if across > 0.4 and down > 0.35 * least:
                found.append((one, other))
    return found
