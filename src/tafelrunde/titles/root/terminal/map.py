"""Root's map on a terminal: a picture where there are 100 columns, else a list of clearings."""

# not compiled: draws with rich

from __future__ import annotations

from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from tafelrunde.texts import Texts, message_id
from tafelrunde.titles.root.board import BOARDS, SPOTS, Board
from tafelrunde.titles.root.vocabulary import FORESTS

WIDE = 100  # columns the picture needs
WIDTH, HEIGHT = 98, 29
BOX = 18  # the width of a clearing
INSIDE = BOX - 2
PAWN = "*"
FREE_SLOT = "□"
FOREST = "♣"
PATH, RIVER = "·", "~"

# Colours only repeat what letters and words say.
FACTION_STYLES = {
    "marquise": "yellow",
    "eyrie": "bright_blue",
    "alliance": "green",
    "vagabond": "bright_white",
    "vagabond_2": "bright_black",
    "cult": "magenta",
    "riverfolk": "cyan",
}
SUIT_STYLES = {"fox": "red", "rabbit": "bright_yellow", "mouse": "bright_magenta", "bird": "blue"}

# Where forests are named, as (column, line) of the picture: in sight of all their clearings.
FOREST_SPOTS = {
    "autumn": [(36, 5), (22, 11), (72, 10), (14, 18), (63, 19), (77, 19), (28, 20)],
    "winter": [(13, 8), (38, 9), (78, 10), (15, 18), (25, 21), (42, 18), (66, 21), (77, 20)],
}


class Piece:
    """Something short in a clearing, such as 'M3', with its colour."""

    def __init__(self, text: str, style: str = "") -> None:
        self.text = text
        self.style = style


class RootMap:
    """The map of one view: what stands where, drawn for the width there is."""

    def __init__(self, texts: Texts, facts: dict[str, Any]) -> None:
        self.texts = texts
        self.facts = facts
        self.board: Board = BOARDS[facts["map"]]
        self.factions: list[dict[str, Any]] = facts["factions"]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The picture or the list, and what the marks mean."""
        wide = options.max_width >= WIDE
        yield self.picture() if wide else self.clearing_list()
        yield self.legend(options.max_width)

    # -- what stands where

    def letter(self, seat: int) -> str:
        """The letter of a faction."""
        return self.texts.attribute(message_id("short", self.factions[seat]["faction"]), "letter")

    def ruler(self, c: int) -> Piece:
        """Who rules a clearing."""
        seat: int = self.facts["clearings"][c - 1]["ruler"]
        if seat < 0:
            return Piece(self.texts.text("root-nobody"))
        return Piece(self.letter(seat), FACTION_STYLES[self.factions[seat]["faction"]])

    def warriors(self, c: int) -> list[Piece]:
        """The warriors and pawns in a clearing."""
        found: list[Piece] = []
        for seat, faction in enumerate(self.factions):
            style = FACTION_STYLES[faction["faction"]]
            if faction["warriors"][c - 1]:
                found.append(Piece(f"{self.letter(seat)}{faction['warriors'][c - 1]}", style))
            if faction.get("pawn") == f"c{c}":
                found.append(Piece(self.letter(seat) + PAWN, style))
        return found

    def pieces(self, c: int) -> list[Piece]:
        """Buildings, tokens, ruins, free slots and scorched earth in a clearing."""
        found: list[Piece] = []
        for faction in self.factions:
            for kind, counts in faction["pieces"].items():
                if n := counts[c - 1]:
                    mark = self.mark(kind) + (str(n) if n > 1 else "")
                    found.append(Piece(mark, FACTION_STYLES[faction["faction"]]))
        clearing = self.facts["clearings"][c - 1]
        if clearing["ruin"]:
            found.append(Piece(self.texts.text("mark-ruin")))
        if clearing["closed"]:
            found.append(Piece(self.texts.text("mark-scorched")))
        if clearing["free_slots"]:
            found.append(Piece(FREE_SLOT * clearing["free_slots"], "dim"))
        return found

    def mark(self, kind: str) -> str:
        """The two letters of a kind of piece; bases, gardens and posts need no suit on the map."""
        return self.texts.text(message_id("mark", base_kind(kind)))

    def pawns_in(self, forest: int) -> list[int]:
        """The seats whose pawn is in a forest, numbered from 1."""
        return [
            seat
            for seat, faction in enumerate(self.factions)
            if faction.get("pawn") == f"f{forest}"
        ]

    def clearings_at(self, forest: int) -> list[int]:
        """The clearings a forest touches, numbered from 1."""
        near = self.board.through_woods[FORESTS.objects[forest - 1]]
        return sorted(c for c in near if c < SPOTS)

    def suit(self, c: int) -> str:
        """The suit of a clearing; 'bird' before suits are dealt."""
        return str(self.facts["clearings"][c - 1]["suit"])

    def describe(self, c: int) -> str:
        """A clearing in a few words: suit, ruler, and everything in it."""
        seat: int = self.facts["clearings"][c - 1]["ruler"]
        words = self.texts.text(message_id("suit", self.suit(c)))
        if seat >= 0:
            words += ", " + self.texts.text("root-at-ruler", letter=self.letter(seat))
        here = " ".join(piece.text for piece in [*self.warriors(c), *self.pieces(c)])
        return f"{words}: {here}" if here else words

    # -- the picture

    def picture(self) -> RenderableType:
        """Clearings as boxes where they are on the map, joined by paths and rivers."""
        canvas = Canvas(WIDTH, HEIGHT)
        centers = [self._center(c) for c in range(SPOTS)]
        for ways, sign in ((self.board.paths, PATH), (self.board.rivers, RIVER)):
            for a in range(1, SPOTS):
                for b in ways[a]:
                    if a < b:
                        canvas.line(
                            centers[a], centers[b], sign, "cyan" if sign == RIVER else "dim"
                        )
        for number, (x, y) in enumerate(FOREST_SPOTS[self.board.id], 1):
            pawns = self.pawns_in(number)
            label = f"{FOREST}{number}" + "".join(f" {self.letter(seat)}{PAWN}" for seat in pawns)
            canvas.write(x, y, label, "bold" if pawns else "green dim")
        for c in range(1, SPOTS):
            self._draw(canvas, c, centers[c])
        return Group(*canvas.lines())

    def _center(self, c: int) -> tuple[int, int]:
        """The middle of a clearing's box: its place on the map, stretched to the picture."""
        xs = [x for x, _ in self.board.places[1:]]
        ys = [y for _, y in self.board.places[1:]]
        x, y = self.board.places[c]
        left, top = BOX // 2, 2
        across = (x - min(xs)) / (max(xs) - min(xs)) * (WIDTH - BOX)
        down = (y - min(ys)) / (max(ys) - min(ys)) * (HEIGHT - 5)
        return left + round(across), top + round(down)

    def _draw(self, canvas: Canvas, c: int, center: tuple[int, int]) -> None:
        rows = packed(self.warriors(c)) + packed(self.pieces(c))
        while len(rows) < 2:
            rows.append([])
        x = center[0] - BOX // 2
        y = min(center[1] - 2, HEIGHT - len(rows) - 2)
        canvas.write(x, y, "╭" + "─" * INSIDE + "╮")
        name = self.texts.text(message_id("suit", self.suit(c)))
        canvas.write(x + 1, y, f" {c} ", "bold")
        canvas.write(x + 1 + len(f" {c} "), y, f"{name} ", SUIT_STYLES[self.suit(c)])
        ruler = self.ruler(c)
        canvas.write(x + BOX - 4, y, f" {ruler.text} ", f"bold {ruler.style}".strip())
        for row in rows:
            y += 1
            canvas.write(x, y, "│" + " " * INSIDE + "│")
            at = x + 1
            for piece in row:
                canvas.write(at, y, piece.text, piece.style)
                at += len(piece.text) + 1
        canvas.write(x, y + 1, "╰" + "─" * INSIDE + "╯")

    # -- the list

    def clearing_list(self) -> RenderableType:
        """A line for each clearing."""
        t = self.texts.text
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
        for head in ("clearing", "ruler", "warriors", "pieces", "paths"):
            table.add_column(t(f"root-head-{head}"), overflow="fold")
        for c in range(1, SPOTS):
            suit = Text(f"{c:>2} ", style="bold").append(
                t(message_id("suit", self.suit(c))), style=f"not bold {SUIT_STYLES[self.suit(c)]}"
            )
            ways = [str(d) for d in self.board.paths[c]]
            ways += [f"{RIVER}{d}" for d in self.board.rivers[c]]
            table.add_row(
                suit,
                in_line([self.ruler(c)]),
                in_line(self.warriors(c)),
                in_line(self.pieces(c)),
                " ".join(ways),
            )
        parts: list[RenderableType] = [table]
        for forest in range(1, len(self.board.forests) + 1):
            parts.extend(self.told_pawn(seat, forest) for seat in self.pawns_in(forest))
        return Group(*parts)

    def told_pawn(self, seat: int, forest: int) -> Text:
        """A pawn in a forest, which belongs to no line of the list."""
        return Text(
            self.texts.text(
                "root-pawn-in-forest",
                pawn=self.letter(seat) + PAWN,
                forest=self.texts.thing(f"f{forest}"),
                clearings=", ".join(str(c) for c in self.clearings_at(forest)),
            )
        )

    # -- the legend

    def legend(self, width: int) -> Text:
        """What letters and marks mean, as far as they are on the map."""
        t = self.texts.text
        parts: list[str] = []
        for seat, faction in enumerate(self.factions):
            name = t(message_id("short", faction["faction"]))
            parts.append(f"{self.letter(seat)} {name}")
        marks: dict[str, str] = {}
        for faction in self.factions:
            for kind, counts in faction["pieces"].items():
                if any(counts):
                    marks[self.mark(kind)] = piece_name(self.texts, base_kind(kind))
        clearings = self.facts["clearings"]
        if any(clearing["ruin"] for clearing in clearings):
            marks[t("mark-ruin")] = t("place-ruin")
        if any(clearing["closed"] for clearing in clearings):
            marks[t("mark-scorched")] = t("root-legend-scorched")
        parts += [f"{mark} {name}" for mark, name in marks.items()]
        for seat, faction in enumerate(self.factions):
            if "pawn" in faction:
                parts.append(t("root-legend-pawn", pawn=self.letter(seat) + PAWN))
        if width >= WIDE:
            parts += [t("root-legend-lines"), t("root-legend-ruler")]
        else:
            parts.append(t("root-legend-slots"))
        return Text(wrapped(parts, width), style="dim")


class Canvas:
    """Characters with colours at fixed places."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.cells = [[(" ", "")] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write from left to right; what is outside is lost."""
        if not 0 <= y < self.height:
            return
        for at, sign in enumerate(text, x):
            if 0 <= at < self.width:
                self.cells[y][at] = (sign, style)

    def line(self, a: tuple[int, int], b: tuple[int, int], sign: str, style: str) -> None:
        """A dotted line."""
        steps = max(abs(a[0] - b[0]) // 2, abs(a[1] - b[1]), 1)
        for step in range(steps + 1):
            x = a[0] + round((b[0] - a[0]) * step / steps)
            y = a[1] + round((b[1] - a[1]) * step / steps)
            self.write(x, y, sign, style)

    def lines(self) -> list[Text]:
        """The picture, line by line, without what is empty at the end."""
        drawn: list[Text] = []
        for row in self.cells:
            line = Text()
            for sign, style in row:
                line.append(sign, style=style or None)
            line.rstrip()
            drawn.append(line)
        return drawn


def packed(pieces: list[Piece]) -> list[list[Piece]]:
    """Pieces in as many rows of a box as they need."""
    rows: list[list[Piece]] = []
    left = 0
    for piece in pieces:
        if not rows or len(piece.text) > left:
            rows.append([])
            left = INSIDE
        rows[-1].append(piece)
        left -= len(piece.text) + 1
    return rows


def wrapped(parts: list[str], width: int) -> str:
    """Short texts behind each other, in lines that break only between them."""
    lines = [""]
    for part in parts:
        longer = f"{lines[-1]} · {part}" if lines[-1] else part
        if len(longer) > width and lines[-1]:
            lines.append(part)
        else:
            lines[-1] = longer
    return "\n".join(lines)


def in_line(pieces: list[Piece]) -> Text:
    """Pieces behind each other."""
    line = Text()
    for piece in pieces:
        line.append(" " if line else "").append(piece.text, style=piece.style or None)
    return line


def base_kind(kind: str) -> str:
    """A kind of piece without its suit: 'base_fox' -> 'base'."""
    for common in ("base", "garden", "trade_post"):
        if kind.startswith(common):
            return common
    return kind


def piece_name(texts: Texts, kind: str) -> str:
    """A kind of building or token in words."""
    building = message_id("building", kind)
    return texts.text(building if texts.has(building) else message_id("token", kind))
