"""Cells on sheets: the drawing commands of every cell, placed where the geometry says.

The cells of a sheet become one stream, which packs far better than many small ones.
"""

from __future__ import annotations

import hashlib
import io
import re
from typing import Any

import pikepdf
from pikepdf import Array, Dictionary, Name

from tafelrunde.printing import geometry
from tafelrunde.printing.geometry import Cuts, Layout, Slot
from tafelrunde.printing.leaves import Leaf
from tafelrunde.printing.typeset import Batch
from tafelrunde.printing.wish import Wish

POINT = 72 / 25.4  # points in a millimetre

# Strings of glyphs, names, and the marks of tagged text.
TOKEN = re.compile(
    rb"(\((?:[^()\\]|\\.)*\))|/[A-Za-z]+\s*<<.*?>>\s*BDC\n?|\bEMC\b\n?|(/[A-Za-z]+\d+)", re.DOTALL
)


class Cells:
    """The cells of a batch, as commands whose names fit into one set of resources."""

    def __init__(
        self, batch: Batch, pdf: pikepdf.Pdf, resources: dict[str, dict[str, Any]]
    ) -> None:
        self.source = pikepdf.open(io.BytesIO(batch.pdf))
        self.pages = list(self.source.pages)
        self.pdf = pdf
        self.resources = resources  # kind of resource -> name -> object
        self.named: dict[tuple[str, tuple[int, int] | bytes], bytes] = {}

    def commands(self, number: int) -> bytes:
        """The commands of a cell; marks for screen readers mean nothing on a sheet and go."""
        page = self.pages[number]
        names: dict[bytes, bytes] = {}
        for kind, members in page.obj.Resources.items():
            if isinstance(members, pikepdf.Dictionary):
                for name, found in members.items():
                    names[name.encode()] = self.name(str(kind), found)
        contents = page.obj.Contents
        if isinstance(contents, pikepdf.Array):
            data = b"\n".join(part.read_bytes() for part in contents)
        else:
            data = contents.read_bytes()
        return TOKEN.sub(lambda token: _renamed(token, names), data)

    def name(self, kind: str, found: Any) -> bytes:
        """The name of a resource on our sheets."""
        indirect = bool(found.is_indirect)
        key = (kind, found.objgen if indirect else bytes(found.unparse()))
        if key not in self.named:
            members = self.resources.setdefault(kind, {})
            name = f"/{kind[1].lower()}{len(members)}"
            members[name] = self.pdf.copy_foreign(found) if indirect else copied(self.pdf, found)
            self.named[key] = name.encode()
        return self.named[key]


def copied(pdf: pikepdf.Pdf, found: Any) -> Any:
    """A direct object for another PDF."""
    return pdf.copy_foreign(pikepdf.Object.parse(found.unparse()))


def _renamed(token: re.Match[bytes], names: dict[bytes, bytes]) -> bytes:
    if token[1]:
        return token[1]  # a string of glyphs
    if token[2]:
        return names.get(token[2], token[2])
    return b"\n"


class Sheets:
    """A PDF that grows sheet by sheet."""

    def __init__(self, layout: Layout, batches: list[Batch]) -> None:
        self.layout = layout
        self.pdf = pikepdf.new()
        self.resources: dict[str, dict[str, Any]] = {}
        self.shared = self.pdf.make_indirect(Dictionary())
        self.cells = [Cells(batch, self.pdf, self.resources) for batch in batches]

    def add(self, placed: list[tuple[Slot, Leaf, float, int]], drawn: str, said: str) -> None:
        """One page: cells in their slots, marks, and a line of text at the foot."""
        width, height = self.layout.paper
        page = self.pdf.add_blank_page(page_size=(width * POINT, height * POINT))
        parts = [drawn.encode()]
        for slot, leaf, tab_left, side in placed:
            parts += self.placed(slot, leaf, tab_left, side)
        if said:
            parts.append(self.line_of_text(said).encode("latin-1"))
        page.obj.Resources = self.shared
        page.obj.Contents = self.pdf.make_stream(b"\n".join(parts))
        if self.layout.single:
            trim = geometry.BLEED * POINT
            box = [trim, trim, width * POINT - trim, height * POINT - trim]
            page.obj.TrimBox = Array([round(one, 4) for one in box])
            page.obj.BleedBox = Array([0, 0, round(width * POINT, 4), round(height * POINT, 4)])

    def placed(self, slot: Slot, leaf: Leaf, tab_left: float, side: int) -> list[bytes]:
        """The commands that draw a divider's tab and body."""
        shape, paper = self.layout.shape, self.layout.paper
        over = geometry.BLEED if self.layout.single else 0.0
        tab, body = geometry.boxes(shape, slot, tab_left)
        found: list[bytes] = []
        for what, (x, y, width, height), more in (("tab", tab, over), ("body", body, 0.0)):
            cell = leaf.cell(side, what)
            if cell is None:
                continue
            x, y, width, height = x - more, y - more, width + 2 * more, height + 2 * more
            if slot.turned:
                at_x, at_y = x + width, paper[1] - y
                matrix = f"-1 0 0 -1 {at_x * POINT:.3f} {at_y * POINT:.3f}"
            else:
                at_x, at_y = x, paper[1] - y - height
                matrix = f"1 0 0 1 {at_x * POINT:.3f} {at_y * POINT:.3f}"
            clip = ""
            if more:  # a tab may bleed upwards and to the sides, never into its body
                clip = f"0 {more * POINT:.3f} {width * POINT:.3f} {height * POINT:.3f} re W n "
            batch, number = cell
            commands = self.cells[batch].commands(number)
            found.append(f"q {matrix} cm {clip}\n".encode() + commands + b"\nQ")
        return found

    def line_of_text(self, said: str) -> str:
        """What the sheet says about itself, small, in the margin."""
        text = said.replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)")
        safe = text.encode("cp1252", "replace").decode("latin-1")
        slots, shape = self.layout.slots, self.layout.shape
        at = min(slot.x for slot in slots) + 6
        free = self.layout.paper[1] - max(slot.y + shape.total for slot in slots)
        up = min(3.2, free - geometry.QUIET - 1.8)  # its letters are 1.7 mm high
        return f"BT /F 6 Tf 0.4 g {at * POINT:.2f} {up * POINT:.2f} Td ({safe}) Tj ET"

    def save(self, title: str, lang: str, about: dict[str, str]) -> bytes:
        """The PDF with what it says about itself; equal input gives equal bytes."""
        self.pdf.Root.Lang = pikepdf.String(lang)
        self.pdf.Root.ViewerPreferences = Dictionary(PrintScaling=Name("/None"))
        info = self.pdf.docinfo
        info[Name.Title] = title
        info[Name.Creator] = "Tafelrunde"
        for key, value in about.items():
            info[Name(f"/Tafelrunde{key}")] = value
        self.resources.setdefault("/Font", {})["/F"] = Dictionary(
            Type=Name.Font,
            Subtype=Name.Type1,
            BaseFont=Name.Helvetica,
            Encoding=Name.WinAnsiEncoding,
        )
        for kind, members in self.resources.items():
            self.shared[kind] = Dictionary(members)
        share_equal_objects(self.pdf)
        out = io.BytesIO()
        self.pdf.save(
            out,
            deterministic_id=True,
            compress_streams=True,
            recompress_flate=False,
            object_stream_mode=pikepdf.ObjectStreamMode.generate,
        )
        return out.getvalue()


def share_equal_objects(pdf: pikepdf.Pdf) -> None:
    """Keep one copy of what several batches brought: fonts, emblems, colour spaces.

    Objects that are equal, and refer to equal ones, are found round by round.
    """
    for _ in range(6):
        seen: dict[bytes, pikepdf.Object] = {}
        twins: dict[tuple[int, int], pikepdf.Object] = {}
        for found in pdf.objects:
            if not found.is_indirect or not _may_be_shared(found):
                continue
            digest = hashlib.blake2b(found.unparse(resolved=True))
            if isinstance(found, pikepdf.Stream):
                digest.update(found.read_raw_bytes())
            key = digest.digest()
            if key in seen:
                twins[found.objgen] = seen[key]
            else:
                seen[key] = found
        if not twins:
            return
        for found in pdf.objects:
            _point_at(found, twins)


def _may_be_shared(found: pikepdf.Object) -> bool:
    if isinstance(found, pikepdf.Dictionary):
        return found.get("/Type") not in (Name.Page, Name.Pages, Name.Catalog)
    return isinstance(found, (pikepdf.Stream, pikepdf.Array))


def _point_at(found: pikepdf.Object, twins: dict[tuple[int, int], pikepdf.Object]) -> None:
    """Make an object refer to the first of equal ones."""
    keys: list[Any] = []
    if isinstance(found, (pikepdf.Dictionary, pikepdf.Stream)):
        keys = list(found.keys())
    elif isinstance(found, pikepdf.Array):
        keys = list(range(len(found)))
    for key in keys:
        value: Any = found[key]
        if not isinstance(value, (pikepdf.Dictionary, pikepdf.Stream, pikepdf.Array)):
            continue
        if value.is_indirect:
            if value.objgen in twins:
                found[key] = twins[value.objgen]
        else:
            _point_at(value, twins)


def draw_cuts(layout: Layout, cuts: Cuts, marks: str) -> str:
    """Cut lines and crop marks as PDF commands."""
    if layout.labels or layout.single or marks == "none":
        return ""
    _, height = layout.paper
    parts = ["q 0.35 w 0.72 G"]
    if marks in ("lines", "both"):
        for x1, y1, x2, y2 in cuts.segments():
            parts.append(_line(x1, y1, x2, y2, height))
        for arc in cuts.arcs:
            parts.append(_corner(*arc, height))
    parts.append("0.25 w 0.2 G")
    if marks in ("crop", "both"):
        for line in crop_marks(layout):
            parts.append(_line(*line, height))
    parts.append("Q")
    return "\n".join(parts)


def crop_marks(layout: Layout) -> list[tuple[float, float, float, float]]:
    """Short lines outside the block, at every cut that goes right through it."""
    shape, slots = layout.shape, layout.slots
    if layout.single:
        return []
    xs = sorted(
        {round(one.x, 4) for one in slots} | {round(one.x + shape.width, 4) for one in slots}
    )
    ys: set[float] = set()
    for slot in slots:
        body = geometry.boxes(shape, slot, 0.0)[1]
        ys |= {round(body[1], 4), round(body[1] + body[3], 4)}
    left, right = xs[0], xs[-1]
    top = min(slot.y for slot in slots)
    bottom = max(slot.y + shape.total for slot in slots)
    gap, length = 0.8, geometry.MARK
    marks: list[tuple[float, float, float, float]] = []
    for y in sorted(ys | {round(top, 4), round(bottom, 4)}):
        marks += [
            (left - gap - length, y, left - gap, y),
            (right + gap, y, right + gap + length, y),
        ]
    for x in xs:
        marks += [
            (x, top - gap - length, x, top - gap),
            (x, bottom + gap, x, bottom + gap + length),
        ]
    return marks


def _line(x1: float, y1: float, x2: float, y2: float, height: float) -> str:
    a, b = (height - y1) * POINT, (height - y2) * POINT
    return f"{x1 * POINT:.3f} {a:.3f} m {x2 * POINT:.3f} {b:.3f} l S"


def _corner(x1: float, y1: float, x2: float, y2: float, x3: float, y3: float, height: float) -> str:
    """A quarter of a circle."""
    k = 0.5523  # how far the handles of a curve reach
    first = (x1 + (x3 - x1) * k, y1 + (y3 - y1) * k)
    second = (x2 + (x3 - x2) * k, y2 + (y3 - y2) * k)
    points = [(x1, y1), first, second, (x2, y2)]
    flat = [f"{x * POINT:.3f} {(height - y) * POINT:.3f}" for x, y in points]
    return f"{flat[0]} m {flat[1]} {flat[2]} {flat[3]} c S"


def calibration(layout: Layout, wish: Wish, side: int) -> str:
    """A page to measure how far the backs are off: crosses in front, scales behind them."""
    width, height = layout.paper
    parts = ["q 0.4 w 0 G"]
    for x, y in ((40.0, 40.0), (width - 40, 40.0), (width / 2, height / 2), (40.0, height - 40)):
        if side:
            if layout.turns_upwards(wish.duplex):
                y = height - y
            else:
                x = width - x
            x, y = x + wish.shift_back[0], y + wish.shift_back[1]
        parts.append(_line(x - 12, y, x + 12, y, height))
        parts.append(_line(x, y - 12, x, y + 12, height))
        if side:
            for at in range(-10, 11):
                tick = 1.6 if at % 5 == 0 else 0.8
                parts.append(_line(x + at, y - tick, x + at, y + tick, height))
                parts.append(_line(x - tick, y + at, x + tick, y + at, height))
    parts.append("Q")
    return "\n".join(parts)
