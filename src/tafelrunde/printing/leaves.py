"""Leaves: what is cut out and stands in the box, made of typeset cells."""

from __future__ import annotations

from dataclasses import dataclass

from tafelrunde.printing.typeset import Batch

Held = list[tuple[str, int, int]]  # blocks, as cells hold them
Parts = dict[int, Held]  # by divider


@dataclass
class Leaf:
    """One divider to be cut out: which cells its two sides show; a back may repeat the front."""

    divider: int
    cells: dict[tuple[int, str], tuple[int, int]]  # (side, what) -> (batch, page)

    def cell(self, side: int, what: str) -> tuple[int, int] | None:
        """The cell of a side."""
        return self.cells.get((side, what), self.cells.get((0, what)))


def parts_of(batches: list[Batch], leaves: list[Leaf], side: int) -> Parts:
    """What one side of every divider holds, where fronts and backs are files of their own."""
    found: Parts = {}
    for leaf in leaves:
        if place := leaf.cell(side, "tab"):
            batch, page = place
            found.setdefault(leaf.divider, []).extend(batches[batch].cells[page].holds)
    return found


def leaves_of(batches: list[Batch], per_batch: int) -> list[Leaf]:
    """The leaves in order."""
    found: dict[tuple[int, int], Leaf] = {}
    for number, batch in enumerate(batches):
        for page, cell in enumerate(batch.cells):
            divider = number * per_batch + cell.d
            leaf = found.setdefault((divider, cell.leaf), Leaf(divider, {}))
            leaf.cells[cell.side, cell.what] = (number, page)
    return list(found.values())
