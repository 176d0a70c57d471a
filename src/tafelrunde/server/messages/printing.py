"""Dividers and player aids."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from tafelrunde.server.messages.basics import Model, Texts


class PrintWish(Model):
    """POST /api/print/{title}/dividers or /aid: settings by name, as the command line has them."""

    what: Literal["divider", "sheet", "pdf", "cut", "png", "aid"] = "divider"
    chosen: Annotated[int, Meta(ge=0, le=10_000)] = 0  # which divider a preview shows
    settings: dict[str, object] = {}


class PrintLook(Model):
    """A preview: both sides as SVG, the names of all dividers, and how many lie on a sheet.

    Where there is nothing to see, `trouble` says why.
    """

    front: str = ""
    back: str = ""
    names: list[str] = []
    dividers: int = 0
    per_sheet: int = 1
    trouble: Texts = {}


class Printed(Model):
    """A file that was made; `data` is base64."""

    name: str
    data: str


class Named(Model):
    """Something to choose, with its name in all languages."""

    id: str
    name: Texts


class PrintChoices(Model):
    """GET /api/print/{title}/choices: sets (none if there are no dividers), sizes and papers."""

    sets: list[Named]
    sizes: dict[str, str]
    papers: list[str]


class AidTable(Model):
    """Numbers with a heading; the first row and column are headings."""

    title: str
    rows: list[list[str]]


class AidRule(Model):
    """A rule of an aid, and how deep it stands."""

    id: str
    title: str
    text: str
    depth: int


class AidSection(Model):
    """A section of an aid."""

    id: str
    heading: str
    badge: str
    purpose: str
    intro: list[tuple[str, str]]
    symbols: list[tuple[str, str]]
    tables: list[AidTable]
    points: list[str]
    rules: list[AidRule]


class AidInfo(Model):
    """GET /api/print/{title}/aid?lang=&level=: a player aid."""

    title: str
    lang: str
    name: str
    pitch: str
    note: str
    colour: str
    sections: list[AidSection]
