"""What is printed, as plain data: dividers with faces of blocks. Templates read exactly this."""

from __future__ import annotations

import re
from typing import Final

import msgspec

Run = tuple[bool, str]  # bold or not

BONUS: Final = re.compile(r"(?<![\w+])\+\d+ [^\s.,;:!?)]+")
COST: Final = re.compile(r"(?:(\d+[*+]?)(?![D\d]))?\+?(?:(\d+)D)?(P)?")
MINUS: Final = re.compile(r"(?<![\w-])-(?=\d)")
SENTENCE: Final = re.compile(r"(?<=[.!?]) ")
CLAUSE: Final = re.compile(r"(?<=[:;]) ")
LONG: Final = 420  # characters; longer paragraphs may go on elsewhere


class Block(msgspec.Struct, omit_defaults=False):
    """A paragraph: `text` of a card, `note` (a ruling), `rule`, `kingdom`, `member` of a group,
    `also` (where a card is recommended), `table`, `index` (a list of cards), `field` (a name and a
    line to write on). `goes_on` is the rest of the paragraph before it. A ruling in a group is
    titled with its member, shown where a side begins with it.
    """

    kind: str
    runs: list[Run] = []
    title: str = ""
    side: str = ""  # small, beside the title
    cost: list[tuple[str, str]] = []
    icons: list[str] = []
    rows: list[list[str]] = []
    goes_on: bool = False


class Face(msgspec.Struct):
    """One divider in one language."""

    lang: str
    name: str
    types: list[tuple[str, str]] = []  # icon and word
    head: str = ""  # set and years
    foot: str = ""
    count: str = ""
    blocks: list[Block] = []


class Divider(msgspec.Struct):
    """One divider; it may become several leaves if its text is long."""

    id: str
    kind: str
    faces: dict[str, Face]
    cost: list[tuple[str, str]] = []
    icons: list[str] = []
    set: str = ""
    emblem: str = ""
    colours: list[str] = []
    field: bool = False  # the name is written by hand
    part: str = ""  # "2/3" where the book numbers its entries
    edition: str = ""
    entry: str = ""  # section and number in the book


def runs(text: str) -> list[Run]:
    """A text with its bonuses in bold, whose words stay on one line; a minus is no hyphen."""
    text = typographic(text)
    found: list[Run] = []
    at = 0
    for match in BONUS.finditer(text):
        if match.start() > at:
            found.append((False, text[at : match.start()]))
        found.append((True, match[0].replace(" ", "\u00a0")))
        at = match.end()
    if at < len(text):
        found.append((False, text[at:]))
    return found


def typographic(text: str) -> str:
    """A text with true minus signs before its numbers."""
    return MINUS.sub("−", text)


def paragraphs(block: Block, text: str, most: int = LONG) -> list[Block]:
    """A block, and where its text is long, the sentences that may go on elsewhere."""
    pieces = [""]
    for sentence in SENTENCE.split(text):
        for part in CLAUSE.split(sentence) if len(sentence) > most else [sentence]:
            if len(pieces[-1]) + len(part) > most and pieces[-1]:
                pieces.append(part)
            else:
                pieces[-1] = f"{pieces[-1]} {part}".strip()
    block.runs = runs(pieces[0])
    found = [block] + [Block(block.kind, runs(piece), goes_on=True) for piece in pieces[1:]]
    found[-1].side, block.side = block.side, "" if len(found) > 1 else block.side
    return found


def parse_cost(cost: str) -> list[tuple[str, str]]:
    """'4+3D' is four coins and three debt, '3P' three coins and a potion, '-' nothing."""
    match = COST.fullmatch(cost)
    if match is None:
        return []
    coins, debt, potion = match.groups()
    found: list[tuple[str, str]] = [("coin", coins)] if coins else []
    if debt:
        found.append(("debt", debt))
    if potion:
        found.append(("potion", ""))
    return found


def plain(block: Block) -> str:
    """Everything a reader finds in a block, as one text."""
    cells = [cell for row in block.rows for cell in row]
    words = "".join(text for _, text in block.runs)
    return " ".join(part for part in (block.title, block.side, words, *cells) if part)
