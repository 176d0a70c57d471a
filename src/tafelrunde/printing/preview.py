"""A look at dividers before they are printed: one of them, and the first sheet, as SVG."""

from __future__ import annotations

import re

import msgspec

from tafelrunde.printing import geometry
from tafelrunde.printing.geometry import Layout, Slot
from tafelrunde.printing.leaves import Leaf, leaves_of
from tafelrunde.printing.model import Divider
from tafelrunde.printing.produce import behind, workbench
from tafelrunde.printing.typeset import Batch, Cell, compile_svg, compiler
from tafelrunde.printing.wish import Wish

HEAD = re.compile(rb'<svg viewBox="0 0 [\d.]+ [\d.]+" width="[\d.]+pt" height="[\d.]+pt"')


class Look(msgspec.Struct):
    """A preview: both sides of a divider or of the first sheet, all names, and counts."""

    front: str
    back: str
    names: list[str]
    dividers: int
    per_sheet: int


def preview(
    wish: Wish, chosen: int = 0, *, sheet: bool = False, dividers: list[Divider] | None = None
) -> Look:
    """Typeset one divider, or as many as lie on the first sheet."""
    layout = wish.check()
    bench = workbench(wish.title)
    if dividers is None:
        dividers = bench.make(wish)
    at = max(0, min(chosen, len(dividers) - 1))
    shown = dividers[: len(layout.slots)] if sheet else dividers[at : at + 1]
    made = compiler("dividers.typ", bench.batches(wish, layout, shown)[0])
    pages = compile_svg(made)
    cells = msgspec.json.decode(made.query("<cell>", field="value"), type=list[Cell])
    leaves = leaves_of([Batch(b"", cells)], len(shown))[: len(layout.slots)]
    drawn = [
        sheet_svg(wish, layout, leaves, pages, side)
        if sheet
        else single(layout, leaves[0], pages, side)
        for side in ([0, 1] if wish.two_sided else [0])
    ]
    return Look(
        front=drawn[0],
        back=drawn[1] if len(drawn) > 1 else "",
        names=[named(divider, wish.languages) for divider in dividers],
        dividers=len(dividers),
        per_sheet=len(layout.slots),
    )


def named(divider: Divider, langs: list[str]) -> str:
    """A divider in a list."""
    name = divider.faces[langs[0]].name or divider.id
    return f"{name} {divider.part}".strip()


def single(layout: Layout, leaf: Leaf, pages: list[bytes], side: int) -> str:
    """One divider with its outline."""
    shape = layout.shape
    tab = layout.tab_at(0, 0)
    slot = Slot(1.0, 1.0)
    alone = Layout(shape, (shape.width + 2, shape.total + 2), (slot,), layout.tabs)
    cuts = geometry.Cuts()
    left = layout.behind(tab) if side else tab
    geometry.add_cuts(cuts, shape, slot, left)
    drawn = placed(alone, leaf, slot, left, pages, side, geometry.BLEED if layout.single else 0.0)
    return framed(alone.paper, outline(cuts) + drawn)


def sheet_svg(wish: Wish, layout: Layout, leaves: list[Leaf], pages: list[bytes], side: int) -> str:
    """The first sheet."""
    row: list[int | None] = [at if at < len(leaves) else None for at in range(len(layout.slots))]
    parts = [] if side else [outline(geometry.sheet_cuts(layout, row))]
    for at, slot in enumerate(layout.slots[: len(leaves)]):
        tab = layout.tab_at(at, at)
        where, left = (behind(layout, wish, slot), layout.behind(tab)) if side else (slot, tab)
        over = geometry.BLEED if layout.single else 0.0
        parts.append(placed(layout, leaves[at], where, left, pages, side, over))
    return framed(layout.paper, "".join(parts))


def placed(
    layout: Layout,
    leaf: Leaf,
    slot: Slot,
    tab_left: float,
    pages: list[bytes],
    side: int,
    over: float,
) -> str:
    """The tab and the body of a divider where they belong."""
    parts: list[str] = []
    tab, body = geometry.boxes(layout.shape, slot, tab_left)
    for what, (x, y, width, height), more in (("tab", tab, over), ("body", body, 0.0)):
        cell = leaf.cell(side, what)
        if cell is None:
            continue
        x, y, width, height = x - more, y - more, width + 2 * more, height + 2 * more
        place = f'<svg x="{x:.3f}" y="{y:.3f}" width="{width:.3f}" height="{height:.3f}" '
        view = f'viewBox="0 0 {width / 25.4 * 72:.3f} {height / 25.4 * 72:.3f}"'
        inner = HEAD.sub((place + view).encode(), pages[cell[1]], count=1).decode()
        if slot.turned:
            middle = f"{x + width / 2:.3f} {y + height / 2:.3f}"
            inner = f'<g transform="rotate(180 {middle})">{inner}</g>'
        parts.append(inner)
    return "".join(parts)


def outline(cuts: geometry.Cuts) -> str:
    """Cut lines, thin."""
    path = [f"M{x1:.2f} {y1:.2f}L{x2:.2f} {y2:.2f}" for x1, y1, x2, y2 in cuts.segments()]
    radius = geometry.CORNER
    path += [
        f"M{x1:.2f} {y1:.2f}A{radius:g} {radius:g} 0 0 1 {x2:.2f} {y2:.2f}"
        for x1, y1, x2, y2, _, _ in cuts.arcs
    ]
    return f'<path fill="none" stroke="#b8b8b8" stroke-width="0.15" d="{"".join(path)}"/>'


def framed(paper: tuple[float, float], inside: str) -> str:
    """A drawing in millimetres on white."""
    width, height = paper
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'width="{width:g}mm" height="{height:g}mm" viewBox="0 0 {width:g} {height:g}">'
        f'<rect width="{width:g}" height="{height:g}" fill="#fff"/>{inside}</svg>'
    )
