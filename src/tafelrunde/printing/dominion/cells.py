"""From dividers to the data of the template, batch by batch."""

from __future__ import annotations

import msgspec

from tafelrunde.printing.dominion.look import look
from tafelrunde.printing.drawings import MUTED, charge_svg, icon_svg
from tafelrunde.printing.geometry import BLEED, Layout
from tafelrunde.printing.model import Divider, plain
from tafelrunde.printing.typeset import BATCH, NAME_FONT, TEXT_FONT, check_glyphs
from tafelrunde.printing.wish import Wish


def batches(wish: Wish, layout: Layout, dividers: list[Divider]) -> list[bytes]:
    """The input of the template, for a batch of dividers at a time."""
    for divider in dividers:
        for face in divider.faces.values():
            texts = [plain(block) for block in face.blocks] + [face.head, face.foot, face.count]
            check_glyphs(divider.id, texts, TEXT_FONT)
            check_glyphs(divider.id, [face.name], NAME_FONT)
    parts = [dividers[at : at + BATCH] for at in range(0, len(dividers), BATCH)]
    return [batch(wish, layout, part) for part in parts]


def batch(wish: Wish, layout: Layout, dividers: list[Divider]) -> bytes:
    """The input for some dividers."""
    shape = layout.shape
    return msgspec.json.encode(
        {
            "ink": wish.ink,
            "langs": wish.languages,
            "twins": wish.side_by_side,
            "backs": wish.two_sided,
            "bleed": BLEED if layout.single else 0,
            "label": layout.labels,
            "shape": {
                "width": shape.width,
                "height": shape.height,
                "tab_width": shape.tab_width,
                "tab_height": shape.tab_height,
            },
            "dividers": dividers,
            "drawings": drawings(wish.ink, dividers),
        }
    )


def drawings(ink: str, dividers: list[Divider]) -> dict[str, str]:
    """The drawings that these dividers need, by the names the template calls them."""
    drawn = look()
    found = {name: icon_svg(path) for name, path in drawn.types.items()}
    found |= {f"set-{name}": icon_svg(path) for name, path in drawn.sets.items()}
    for name in ("rules", "kingdoms", "trash"):
        found[name] = icon_svg(drawn.sets[name])
    found["kingdoms-muted"] = icon_svg(drawn.sets["kingdoms"], colour=MUTED)
    for name in sorted({divider.emblem for divider in dividers if divider.emblem}):
        found[f"charge-{name}"] = charge_svg(drawn.charges[name], ink)
    return found
