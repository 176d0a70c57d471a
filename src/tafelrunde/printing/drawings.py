"""Emblems and symbols as SVG, in the colours that the ink allows."""

from __future__ import annotations

from typing import Final

Layer = tuple[str, str]

INK: Final = "#241e17"
MUTED: Final = "#574c3c"


def charge_svg(layers: list[Layer], ink: str) -> str:
    """An emblem on its grid of 48."""
    wash = {"full": "#d9cfbb", "save": "none", "mono": "#d8d8d8"}[ink]
    parts: list[str] = []
    for kind, path in layers:
        if kind == "a":
            parts.append(f'<path fill="{INK}" fill-rule="evenodd" d="{path}"/>')
        elif kind == "b":
            parts.append(f'<path fill="{wash}" fill-rule="evenodd" d="{path}"/>')
        else:
            parts.append(
                f'<path fill="none" stroke="{INK}" stroke-width="2.2" stroke-linecap="round" '
                f'stroke-linejoin="round" d="{path}"/>'
            )
    return _svg(48, "".join(parts))


def icon_svg(path: str, grid: int = 16, colour: str = INK) -> str:
    """A symbol of one path."""
    return _svg(grid, f'<path fill="{colour}" fill-rule="evenodd" d="{path}"/>')


def _svg(grid: int, inside: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {grid} {grid}" '
        f'width="{grid}" height="{grid}">{inside}</svg>'
    )
