"""Where everything lies, in millimetres: outlines, sheets, cuts. PDF, SVG and checks ask here.

A divider is a body with a tab on top. Points are measured from the upper left corner, y downwards.
Sheets are filled row by row; neighbours share their cut.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from tafelrunde.kernel.errors import Phrase
from tafelrunde.printing.errors import BadPrint, unknown

SIZES: Final = {"euro": (91.0, 59.0), "sleeved": (94.0, 62.0), "us": (89.0, 64.0)} | {
    "book": (91.0, 82.0)
}
PAPERS: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4), "a3": (297.0, 420.0)}
TAB: Final = (44.0, 11.0)
CORNER: Final = 2.0  # radius of the tab's upper corners
MARGIN: Final = 5.0  # what home printers leave white
BLEED: Final = 3.0
QUIET: Final = 1.5  # no ink that close to a cut
MARK: Final = 4.0  # length of a crop mark
SMALLEST: Final = (40.0, 30.0)  # of a body
LARGEST: Final = 1000.0

PLACES: Final = ["left", "centre", "right", "alternate", "full"]
MARKS: Final = ["crop", "lines", "both", "none"]
DUPLEX: Final = ["long", "short", "split", "none"]


@dataclass(frozen=True)
class Labels:
    """A sheet of labels as makers sell it: paper, grid, and the first label's corner.

    The measures are the published ones of the makers' templates; grids lie in the middle of their
    sheets.
    """

    paper: str
    columns: int
    rows: int
    width: float
    height: float
    left: float
    top: float
    pitch_x: float
    pitch_y: float


LABELS: Final = {
    "avery-5160": Labels("letter", 3, 10, 66.675, 25.4, 4.7625, 12.7, 69.85, 25.4),
    "avery-5167": Labels("letter", 4, 20, 44.45, 12.7, 7.62, 12.7, 52.07, 12.7),
    "avery-l7160": Labels("a4", 3, 7, 63.5, 38.1, 7.25, 15.15, 66.0, 38.1),
    "avery-l7651": Labels("a4", 5, 13, 38.1, 21.2, 4.75, 10.7, 40.6, 21.2),
}


@dataclass(frozen=True)
class Shape:
    """One divider: its body, and the tab that stands above it. Labels are a tab alone."""

    width: float
    height: float
    tab_width: float
    tab_height: float

    @property
    def total(self) -> float:
        """The height with the tab."""
        return self.height + self.tab_height

    @property
    def is_label(self) -> bool:
        """Whether there is no body."""
        return self.height == 0

    @property
    def is_full(self) -> bool:
        """Whether the tab is as wide as the body."""
        return self.tab_width >= self.width


@dataclass(frozen=True)
class Slot:
    """A place for one divider on a sheet: its corner, and whether it stands on its head."""

    x: float
    y: float
    turned: bool = False


@dataclass(frozen=True)
class Layout:
    """How dividers lie on sheets. `single` is one on each page, with bleed."""

    shape: Shape
    paper: tuple[float, float]
    slots: tuple[Slot, ...]
    tabs: tuple[float, ...]  # the places of the tab, as distances from the left edge
    serpentine: bool = False
    single: bool = False
    labels: bool = False

    def tab_at(self, slot: int, leaf: int) -> float:
        """How far from the left edge a divider's tab is, by its place in the box.

        Where tabs interlock, both rows of a pair have theirs at the same place.
        """
        count = len(self.tabs)
        if count > 1 and any(place.turned for place in self.slots):
            columns = len({place.x for place in self.slots})
            return self.tabs[slot % columns % count]
        if not self.serpentine or count < 3:
            return self.tabs[leaf % count]
        turn = leaf % (2 * count - 2)
        return self.tabs[turn if turn < count else 2 * count - 2 - turn]

    def sheets(self, leaves: int) -> int:
        """How many sheets that many dividers need."""
        return -(-leaves // len(self.slots))

    def order(self, leaves: int, *, stack: bool) -> list[list[int | None]]:
        """Which divider lies in each slot of each sheet.

        For `stack` the sheets are cut together: each pile of cut dividers then goes on where the
        one before it ended.
        """
        sheets = self.sheets(leaves)
        per = len(self.slots)
        if stack:
            rows = [[slot * sheets + sheet for slot in range(per)] for sheet in range(sheets)]
        else:
            rows = [[sheet * per + slot for slot in range(per)] for sheet in range(sheets)]
        return [[leaf if leaf < leaves else None for leaf in row] for row in rows]

    def turns_upwards(self, duplex: str) -> bool:
        """Whether a sheet is turned over its upper edge, not over its side.

        The long edge of a sheet that lies across is its upper one. Files with backs alone and
        pages for a print shop are turned like those of a book.
        """
        across = self.paper[0] > self.paper[1] and not self.single
        return across if duplex == "long" else duplex == "short" and not across

    def back(self, slot: Slot, duplex: str) -> Slot:
        """The slot behind a slot, when the sheet is turned over its long or short edge."""
        width, height = self.paper
        if self.turns_upwards(duplex):
            y = height - slot.y - self.shape.total
            return Slot(slot.x, y, not slot.turned)
        return Slot(width - slot.x - self.shape.width, slot.y, slot.turned)

    def behind(self, tab_left: float) -> float:
        """Where a tab is as seen from the back."""
        return self.shape.width - self.shape.tab_width - tab_left


# -- making layouts


def parse_size(
    said: str, known: dict[str, tuple[float, float]], what: Phrase
) -> tuple[float, float]:
    """A size by its name or as `WxH` in millimetres."""
    if said in known:
        return known[said]
    wide, cross, high = said.lower().partition("x")
    try:
        size = (float(wide), float(high))
    except ValueError:
        if cross and wide[:1].isdigit():
            raise BadPrint("'{said}' is no size such as 91x59", said=said[:20]) from None
        raise unknown(what, said, list(known)) from None
    if not all(1 <= side <= LARGEST for side in size):
        raise BadPrint("'{said}' is no size such as 91x59", said=said[:20])
    return size


def divider_shape(size: str, stand: str, place: str) -> Shape:
    """The shape of a divider."""
    width, height = parse_size(size, SIZES, Phrase("size"))
    if stand == "portrait":
        width, height = min(width, height), max(width, height)
    if width < SMALLEST[0] or height < SMALLEST[1]:
        raise BadPrint(
            "a divider is at least {width} mm wide and {height} mm high",
            width=int(SMALLEST[0]),
            height=int(SMALLEST[1]),
        )
    tab = width if place == "full" else min(TAB[0], width)
    return Shape(width, height, tab, TAB[1])


def tab_places(shape: Shape, place: str) -> tuple[float, ...]:
    """The distances of the tabs from the left edge."""
    room = shape.width - shape.tab_width
    if place in ("left", "full"):
        return (0.0,)
    if place == "centre":
        return (room / 2,)
    if place == "right":
        return (room,)
    if place == "alternate":
        return (0.0, room)
    if place.isdecimal() and 1 <= int(place) <= 12:
        count = int(place)
        return tuple(room * at / (count - 1) for at in range(count)) if count > 1 else (0.0,)
    raise unknown(Phrase("place for tabs"), place, [*PLACES, "3"])


def layout(
    *,
    size: str = "euro",
    stand: str = "landscape",
    tabs: str = "alternate",
    paper: str = "a4",
    nest: bool = False,
    serpentine: bool = False,
) -> Layout:
    """How dividers of that size lie on that paper."""
    if paper.startswith("labels:"):
        return label_layout(paper.removeprefix("labels:"))
    shape = divider_shape(size, stand, tabs)
    places = tab_places(shape, tabs)
    if paper == "single":
        page = (shape.width + 2 * BLEED, shape.total + 2 * BLEED)
        return Layout(shape, page, (Slot(BLEED, BLEED),), places, serpentine, single=True)
    width, height = parse_size(paper, PAPERS, Phrase("paper"))
    best: tuple[Slot, ...] = ()
    best_page = (width, height)
    for page in ((width, height), (height, width)):
        slots = _nested(shape, page, places) if nest else _grid(shape, page)
        if len(slots) > len(best):
            best, best_page = slots, page
    if not best:
        raise BadPrint(
            "a divider of {width} x {height} mm is larger than the paper",
            width=f"{shape.width:g}",
            height=f"{shape.total:g}",
        )
    return Layout(shape, best_page, best, places, serpentine)


def label_layout(name: str) -> Layout:
    """A sheet of labels: each is a tab, to be stuck on dividers one has."""
    if name not in LABELS:
        raise unknown(Phrase("sheet of labels"), name, list(LABELS))
    sheet = LABELS[name]
    shape = Shape(sheet.width, 0.0, sheet.width, sheet.height)
    slots = tuple(
        Slot(sheet.left + column * sheet.pitch_x, sheet.top + row * sheet.pitch_y)
        for row in range(sheet.rows)
        for column in range(sheet.columns)
    )
    return Layout(shape, PAPERS[sheet.paper], slots, (0.0,), labels=True)


def _grid(shape: Shape, page: tuple[float, float]) -> tuple[Slot, ...]:
    columns = int((page[0] - 2 * MARGIN) / shape.width + 1e-9)
    rows = int((page[1] - 2 * MARGIN) / shape.total + 1e-9)
    left = (page[0] - columns * shape.width) / 2
    top = (page[1] - rows * shape.total) / 2
    return tuple(
        Slot(left + column * shape.width, top + row * shape.total)
        for row in range(rows)
        for column in range(columns)
    )


def _nested(shape: Shape, page: tuple[float, float], places: tuple[float, ...]) -> tuple[Slot, ...]:
    """Every second row stands on its head, and its tabs lie between those of the row below."""
    for left in places:
        # Turned, the tab covers [width - left - tab, width - left].
        if abs(shape.width - 2 * left - shape.tab_width) < shape.tab_width - 1e-9:
            raise BadPrint("tabs interlock only if they are left, right or alternate, not wider")
    columns = int((page[0] - 2 * MARGIN) / shape.width + 1e-9)
    pair = 2 * shape.height + shape.tab_height
    room = page[1] - 2 * MARGIN
    pairs = int(room / pair + 1e-9)
    rest = room - pairs * pair
    single = 1 if rest >= shape.total - 1e-9 else 0
    used = pairs * pair + single * shape.total
    left, top = (page[0] - columns * shape.width) / 2, (page[1] - used) / 2
    slots: list[Slot] = []
    for row in range(2 * pairs + single):
        # The upper row of a pair is turned: its tabs hang down into the lower row's tab strip.
        turned = row % 2 == 0 and row < 2 * pairs
        y = top + (row // 2) * pair + (shape.height if row % 2 else 0)
        slots += [Slot(left + column * shape.width, y, turned) for column in range(columns)]
    return tuple(slots)


# -- outlines and cuts


@dataclass
class Cuts:
    """The cuts of one sheet: straight ones without doubles, and the round corners of tabs.

    A corner is a quarter of a circle: from, to, and where its two edges would meet.
    """

    horizontal: dict[float, list[tuple[float, float]]] = field(default_factory=dict)
    vertical: dict[float, list[tuple[float, float]]] = field(default_factory=dict)
    arcs: list[tuple[float, float, float, float, float, float]] = field(default_factory=list)

    def line(self, x1: float, y1: float, x2: float, y2: float) -> None:
        """A straight cut along one of the axes."""
        if abs(y1 - y2) < 1e-6:
            self.horizontal.setdefault(round(y1, 4), []).append((min(x1, x2), max(x1, x2)))
        else:
            self.vertical.setdefault(round(x1, 4), []).append((min(y1, y2), max(y1, y2)))

    def segments(self) -> list[tuple[float, float, float, float]]:
        """The straight cuts, each once."""
        found: list[tuple[float, float, float, float]] = []
        for y, spans in sorted(self.horizontal.items()):
            found += [(a, y, b, y) for a, b in union(spans)]
        for x, spans in sorted(self.vertical.items()):
            found += [(x, a, x, b) for a, b in union(spans)]
        return found


def union(spans: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Spans without overlaps."""
    merged: list[tuple[float, float]] = []
    for start, end in sorted(spans):
        if merged and start <= merged[-1][1] + 1e-4:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((start, end))
    return merged


def boxes(shape: Shape, slot: Slot, tab_left: float) -> list[tuple[float, float, float, float]]:
    """The rectangles a divider covers (x, y, width, height): its tab, then its body."""
    tab = (tab_left, 0.0, shape.tab_width, shape.tab_height)
    body = (0.0, shape.tab_height, shape.width, shape.height)
    found: list[tuple[float, float, float, float]] = []
    for x, y, width, height in (tab, body):
        if slot.turned:
            x, y = shape.width - x - width, shape.total - y - height
        found.append((slot.x + x, slot.y + y, width, height))
    return found


def add_cuts(cuts: Cuts, shape: Shape, slot: Slot, tab_left: float) -> None:
    """Add the outline of one divider."""
    if shape.is_label:
        return
    width, tab, high = shape.width, shape.tab_width, shape.tab_height
    right = tab_left + tab
    lines = [(0.0, high, 0.0, shape.total), (0.0, shape.total, width, shape.total)]
    lines += [(width, shape.total, width, high)]
    corners: list[tuple[float, float, float, float, float, float]] = []
    if shape.is_full:
        lines += [(0.0, high, 0.0, 0.0), (0.0, 0.0, width, 0.0), (width, 0.0, width, high)]
    else:
        lines += [(tab_left + CORNER, 0.0, right - CORNER, 0.0)]
        lines += [(tab_left, high, tab_left, CORNER), (right, CORNER, right, high)]
        lines += [(0.0, high, tab_left, high)] if tab_left > 1e-6 else []
        lines += [(right, high, width, high)] if right < width - 1e-6 else []
        corners = [(tab_left, CORNER, tab_left + CORNER, 0.0, tab_left, 0.0)]
        corners += [(right - CORNER, 0.0, right, CORNER, right, 0.0)]
    for x1, y1, x2, y2 in lines:
        cuts.line(*placed(shape, slot, x1, y1), *placed(shape, slot, x2, y2))
    for x1, y1, x2, y2, x3, y3 in corners:
        ends = (*placed(shape, slot, x1, y1), *placed(shape, slot, x2, y2))
        cuts.arcs.append((*ends, *placed(shape, slot, x3, y3)))


def placed(shape: Shape, slot: Slot, x: float, y: float) -> tuple[float, float]:
    """A point of a divider on the sheet."""
    if slot.turned:
        x, y = shape.width - x, shape.total - y
    return slot.x + x, slot.y + y


def sheet_cuts(layout: Layout, row: list[int | None]) -> Cuts:
    """The cuts of a sheet with these dividers."""
    cuts = Cuts()
    for at, (slot, leaf) in enumerate(zip(layout.slots, row, strict=True)):
        if leaf is not None:
            add_cuts(cuts, layout.shape, slot, layout.tab_at(at, leaf))
    return cuts


def cut_svg(cuts: Cuts, paper: tuple[float, float]) -> str:
    """The cuts of a sheet for a cutting machine: millimetres, one group, nothing filled."""
    parts = [f"M{x1:.3f} {y1:.3f}L{x2:.3f} {y2:.3f}" for x1, y1, x2, y2 in cuts.segments()]
    parts += [
        f"M{x1:.3f} {y1:.3f}A{CORNER:g} {CORNER:g} 0 0 1 {x2:.3f} {y2:.3f}"
        for x1, y1, x2, y2, _, _ in cuts.arcs
    ]
    paths = "\n".join(f'    <path d="{part}"/>' for part in parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{paper[0]:g}mm" height="{paper[1]:g}mm" '
        f'viewBox="0 0 {paper[0]:g} {paper[1]:g}">\n'
        f'  <g id="cut" fill="none" stroke="#f00" stroke-width="0.1">\n{paths}\n  </g>\n</svg>\n'
    )
