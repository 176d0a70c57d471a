"""From a wish to files: dividers made, typeset, laid on sheets, with their cut lines."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from typing import Protocol, cast

import msgspec

from tafelrunde.printing import geometry
from tafelrunde.printing.catalogue import kept_texts
from tafelrunde.printing.errors import BadPrint
from tafelrunde.printing.geometry import Layout, Slot
from tafelrunde.printing.leaves import Leaf, leaves_of, parts_of
from tafelrunde.printing.model import Divider
from tafelrunde.printing.typeset import BATCH, Batch, set_all
from tafelrunde.printing.wish import Wish
from tafelrunde.texts import Texts
from tafelrunde.titles import registry


class Workbench(Protocol):
    """What a title brings to make dividers of its cards."""

    def make(self, wish: Wish) -> list[Divider]:
        """Every divider of a wish."""

    def batches(self, wish: Wish, layout: Layout, dividers: list[Divider]) -> list[bytes]:
        """The input of the template."""

    def boxes(self) -> dict[str, dict[str, str]]:
        """The sets by id, with their names in all languages."""


@dataclass
class Product:
    """What was made: PDFs by the end of their names, cut lines sheet by sheet, and counts."""

    pdfs: dict[str, bytes]
    cuts: list[str]
    dividers: int
    leaves: int
    sheets: int
    sizes: dict[float, int] = field(default_factory=dict)


def workbench(title: str) -> Workbench:
    """The divider maker of a title."""
    id = registry.find(title).id
    name = f"tafelrunde.printing.{id}.workbench"
    try:
        return cast(Workbench, import_module(name))
    except ModuleNotFoundError as error:
        if error.name != name and not name.startswith(f"{error.name}."):
            raise
        raise BadPrint("there are no dividers for '{title}'", title=id) from None


def produce(
    wish: Wish, tell: Callable[[int, int], None] | None = None, processes: int | None = None
) -> Product:
    """Make everything a wish asks for; nothing is written."""
    layout = wish.check()
    bench = workbench(wish.title)
    dividers = bench.make(wish)
    parts = bench.batches(wish, layout, dividers)
    workers = processes or os.cpu_count() or 1
    done = set_all(parts, workers, (lambda n: tell(n, len(parts))) if tell is not None else None)
    leaves = leaves_of(done, BATCH)
    rows = layout.order(len(leaves), stack=wish.stack)
    product = Product({}, [], len(dividers), len(leaves), len(rows))
    for batch in done:
        for cell in batch.cells:
            if cell.what == "body":
                product.sizes[cell.size] = product.sizes.get(cell.size, 0) + 1
    product.cuts = [
        geometry.cut_svg(geometry.sheet_cuts(layout, row), layout.paper) for row in rows
    ]
    for end, sides in sides_of(wish).items():
        about = {"Leaves": str(len(leaves)), "Sides": end}
        if end:  # a check sees one file only
            about["Parts"] = msgspec.json.encode(parts_of(done, leaves, sides[0])).decode()
        product.pdfs[end] = _sheets(wish, layout, done, leaves, rows, sides, about)
    return product


def sides_of(wish: Wish) -> dict[str, list[int]]:
    """Which sides go into which file."""
    if not wish.two_sided:
        return {"": [0]}
    return {"-front": [0], "-back": [1]} if wish.duplex == "split" else {"": [0, 1]}


def _sheets(
    wish: Wish,
    layout: Layout,
    done: list[Batch],
    leaves: list[Leaf],
    rows: list[list[int | None]],
    sides: list[int],
    about: dict[str, str],
) -> bytes:
    from tafelrunde.printing.impose import Sheets, calibration, draw_cuts

    texts = kept_texts(wish.languages[0], wish.title)
    sheets = Sheets(layout, done)
    if wish.calibration:
        for side in sides:
            sheets.add([], calibration(layout, wish, side), texts.text(f"print-calibration-{side}"))
    for number, row in enumerate(rows, 1):
        for side in sides:
            placed: list[tuple[Slot, Leaf, float, int]] = []
            for at, (slot, leaf) in enumerate(zip(layout.slots, row, strict=True)):
                if leaf is None:
                    continue
                tab = layout.tab_at(at, leaf)
                where = slot
                if side:
                    where, tab = behind(layout, wish, slot), layout.behind(tab)
                placed.append((where, leaves[leaf], tab, side))
            drawn = ""
            if side == 0:
                drawn = draw_cuts(layout, geometry.sheet_cuts(layout, row), wish.marks)
            said = "" if layout.single else sheet_line(texts, number, len(rows), side, wish)
            sheets.add(placed, drawn, said)
    title = texts.text("print-pdf-title", title=texts.text(registry.find(wish.title).name))
    about = {"Settings": msgspec.json.encode(wish).decode(), **about}
    return sheets.save(title, wish.languages[0], about)


def behind(layout: Layout, wish: Wish, slot: Slot) -> Slot:
    """The slot behind a slot, moved as the printer needs it."""
    back = layout.back(slot, wish.duplex)
    x, y = wish.shift_back
    return Slot(back.x + x, back.y + y, back.turned)


def sheet_line(texts: Texts, number: int, count: int, side: int, wish: Wish) -> str:
    """What a sheet says about itself in its margin."""
    which = texts.text(f"print-sheet-{'back' if side else 'front'}")
    how = texts.text(f"print-sheet-{wish.duplex if wish.two_sided else 'none'}")
    return f"Tafelrunde · {number}/{count} · {which} · {how}"
