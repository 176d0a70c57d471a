"""What somebody wants printed: all settings, as data that a PDF carries and a URL holds."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from tafelrunde.kernel.errors import Phrase
from tafelrunde.printing import geometry
from tafelrunde.printing.errors import BadPrint, unknown

INKS = ["full", "save", "mono"]
LANGS = ["de", "en", "de+en", "en+de", "de/en", "en/de"]
GROUPS = ["each", "kind", "set"]
STANDS = ["landscape", "portrait"]

T = TypeVar("T")


class Wish(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The settings of one print."""

    title: str
    selection: list[str] = []
    langs: str = "de"
    edition: str = ""
    kinds: str = ""
    group: str = "kind"
    like: str = ""
    size: str = "euro"
    stand: str = "landscape"
    tabs: str = "alternate"
    serpentine: bool = False
    nest: bool = False
    paper: str = "a4"
    marks: str = "both"
    duplex: str = "long"
    shift_back: tuple[float, float] = (0.0, 0.0)
    stack: bool = False
    calibration: bool = False
    ink: str = "full"
    fallback: str = ""
    own: str = ""  # the text of a file with own cards
    own_name: str = ""

    def check(self) -> geometry.Layout:
        """Refuse what cannot be; returns how the dividers lie."""
        for said, known, what in (
            (self.langs, LANGS, Phrase("choice of languages")),
            (self.group, GROUPS, Phrase("way to group")),
            (self.stand, STANDS, Phrase("way to stand")),
            (self.marks, geometry.MARKS, Phrase("kind of marks")),
            (self.duplex, geometry.DUPLEX, Phrase("way to print both sides")),
            (self.ink, INKS, Phrase("use of ink")),
            (self.fallback or "de", ["de", "en"], Phrase("language")),
            (self.like or "book", ["book"], Phrase("model")),
        ):
            if said not in known:
                raise unknown(what, said, known)
        if not all(abs(part) <= 20 for part in self.shift_back):  # nor what is no number
            raise BadPrint("backs can be shifted by at most 20 mm")
        return geometry.layout(
            size=self.size,
            stand=self.stand,
            tabs=self.tabs,
            paper=self.paper,
            nest=self.nest,
            serpentine=self.serpentine,
        )

    @property
    def languages(self) -> list[str]:
        """The languages, the first one first."""
        return self.langs.replace("+", "/").split("/")

    @property
    def two_sided(self) -> bool:
        """Whether there are backs; labels have none."""
        return self.duplex != "none" and not self.paper.startswith("labels:")

    @property
    def side_by_side(self) -> bool:
        """Whether two languages share a side if they fit."""
        return "+" in self.langs


def decode(data: bytes | str, kind: type[T]) -> T:
    """The settings that a PDF carries, or what else it says about itself."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise BadPrint("the settings cannot be read: {error}", error=str(error)) from None
