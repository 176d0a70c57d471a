"""Emblems, symbols and colours: the same drawings that the browser shows."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

import msgspec

Layer = tuple[str, str]  # 'a' filled, 'b' a wash, 'l' a line; and a path


class Drawings(msgspec.Struct):
    """The title's drawings: charges on a grid of 48, icons of types and sets on one of 16."""

    colours: dict[str, str]  # on paper and on a light screen
    dark: dict[str, str]  # on a dark screen
    coloured_as: dict[str, str]
    order: list[str]
    types: dict[str, str]
    sets: dict[str, str]
    charges: dict[str, list[Layer]]
    of: dict[str, str]


@lru_cache(maxsize=1)
def look() -> Drawings:
    """The drawings, read once."""
    data = files("tafelrunde.titles.dominion").joinpath("look.json").read_bytes()
    return msgspec.json.decode(data, type=Drawings)


def charge_of(id: str) -> str:
    """The emblem of an element; '' if it has none of its own."""
    drawings = look()
    name = drawings.of.get(id, id)
    return name if name in drawings.charges else ""


def colours_of(types: tuple[str, ...] | list[str]) -> list[str]:
    """One or two colours, by the types that matter most."""
    drawings = look()
    found: list[str] = []
    for type in drawings.order:
        if type in types:
            colour = drawings.colours[drawings.coloured_as.get(type, type)]
            if colour not in found:
                found.append(colour)
    plain = drawings.colours["action"]
    if len(found) > 1 and plain in found:  # "Action" is said by the icon
        found.remove(plain)
    return found[:2] or [drawings.colours["aside"]]
