"""A kingdom as a short text that can be sent to somebody and pasted.

    D1-AAEC...-x7     version, the numbers of all elements and how they are used, a check

Numbers of elements never change, so neither do codes. Whatever a kingdom needs besides (mats,
tokens, piles beside the Supply) follows from its elements.
"""

# not compiled: reads what people paste

from __future__ import annotations

import base64
import binascii
import zlib

from tafelrunde.kernel.errors import BadOptions
from tafelrunde.titles.dominion.catalogue import BOON, CARDS, SETS, Card
from tafelrunde.titles.dominion.layout import Layout
from tafelrunde.titles.dominion.meta import LANDSCAPES, SIZE, action_piles
from tafelrunde.titles.dominion.options import Chosen

VERSION = "D1"
COLONIES, SHELTERS = 1, 2  # flags


def write_code(layout: Layout) -> str:
    """The code of a layout."""
    flags = COLONIES * layout.colonies + SHELTERS * layout.shelters
    years = [SETS[id].printings.index(layout.printings[id]) for id in SETS]
    out = bytearray([flags])
    for at in range(0, len(years), 2):
        out.append(years[at] + 16 * (years[at + 1] if at + 1 < len(years) else 0))
    single = [[card] if card is not None else [] for card in (layout.bane, layout.obelisk)]
    for cards in (
        layout.cards,
        *single,
        layout.landscapes,
        layout.druid_boons,
        layout.black_market,
    ):
        out.append(len(cards))
        for card in cards:
            out.extend(card.number.to_bytes(2, "big"))
    body = base64.urlsafe_b64encode(bytes(out)).decode().rstrip("=")
    return f"{VERSION}-{body}-{_check(body)}"


def read_code(code: str) -> Chosen:
    """The layout of a code; raises `BadOptions` if it is damaged."""
    words = code.strip().split("-", 1)
    version, rest = words[0], words[1] if len(words) > 1 else ""
    body, dash, check = rest.rpartition("-")
    if version != VERSION:
        raise BadOptions(
            "'code' must be the code of a kingdom: one word that begins with '{start}'",
            start=f"{VERSION}-",
        )
    if not dash or _check(body) != check:
        raise _damaged()
    try:
        data = base64.urlsafe_b64decode(body + "=" * (-len(body) % 4))
    except (binascii.Error, ValueError):
        raise BadOptions(
            "the code of the kingdom is damaged or incomplete: copy it again"
        ) from None
    return _Reader(data).layout()


def _damaged() -> BadOptions:
    return BadOptions("the code of the kingdom is damaged or incomplete: copy it again")


def _check(body: str) -> str:
    """Two letters by which slips are noticed."""
    sum = zlib.crc32(body.encode()) % (32 * 32)
    letters = "abcdefghijklmnopqrstuvwxyz234567"
    return letters[sum // 32] + letters[sum % 32]


class _Reader:
    """Reads the bytes of a code, and refuses what cannot be."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def byte(self) -> int:
        if self.at >= len(self.data):
            raise _damaged()
        self.at += 1
        return self.data[self.at - 1]

    def cards(self, most: int) -> list[Card]:
        count = self.byte()
        numbers = [self.byte() * 256 + self.byte() for _ in range(count)]
        known = {card.number: card for card in CARDS.values()}
        unknown = [number for number in numbers if number not in known]
        if unknown:
            raise BadOptions(
                "the code names an element that is unknown here: {number}", number=unknown[0]
            )
        if count > most or len(set(numbers)) != count:
            raise _damaged()
        return [known[number] for number in numbers]

    def layout(self) -> Chosen:
        flags = self.byte()
        printings: dict[str, int] = {}
        pair = 0
        for at, box in enumerate(SETS.values()):
            pair = self.byte() if at % 2 == 0 else pair >> 4
            year = pair % 16
            if year >= len(box.printings):
                raise BadOptions(
                    "the code names a printing of {set} that is unknown here", set=box.id
                )
            printings[box.id] = box.printings[year]
        chosen = Chosen(self.cards(SIZE), printings, None)
        bane, obelisk = self.cards(1), self.cards(1)
        chosen.landscapes = self.cards(LANDSCAPES)
        chosen.druid_boons = self.cards(3)
        chosen.black_market = self.cards(60)
        chosen.bane = bane[0] if bane else None
        chosen.obelisk = obelisk[0] if obelisk else None
        chosen.colonies = flags & COLONIES != 0
        chosen.shelters = flags & SHELTERS != 0
        chosen.settled = True
        self.check(chosen)
        return chosen

    def check(self, chosen: Chosen) -> None:
        """Refuse elements in places where they cannot be."""
        piles = [*chosen.piles(), *chosen.black_market]
        fits = (
            len(chosen.cards) == SIZE
            and all(card.is_kingdom_card for card in piles)
            and all(card.is_landscape for card in chosen.landscapes)
            and all(card.types & BOON for card in chosen.druid_boons)
            and (chosen.obelisk is None or chosen.obelisk.id in action_piles())
            and self.at == len(self.data)
        )
        if not fits:
            raise _damaged()
