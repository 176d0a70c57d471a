"""Drawing any title from its view: zones with their cards, then the plain facts.

A title with a drawing of its own derives from `Display` in the module that `Title.terminal` names.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tafelrunde.kernel.ask import PASS, Ask
from tafelrunde.kernel.catalogue import NO_COST, CardFace
from tafelrunde.kernel.errors import BadOptions
from tafelrunde.kernel.events import Arg
from tafelrunde.kernel.marks import card_spot
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.title import Options, Title
from tafelrunde.kernel.zones import ZoneView
from tafelrunde.texts import Texts, message_id

Faces = list[dict[str, Arg]]
Say = Callable[[RenderableType], None]
Read = Callable[[str], str]


class Display:
    """How a title looks on a terminal, to one viewer."""

    width = 80  # columns a table needs to be shown whole

    def __init__(self, title: Title, texts: Texts) -> None:
        self.title = title
        self.texts = texts
        self.names: list[str] = []  # of the seats
        self.addressed = True  # the viewer is "you"; otherwise everybody is called by name

    # -- before the game

    def price(self, card: CardFace) -> str:
        """What a card costs, as people read it; '' if it costs nothing in any sense."""
        return str(card.cost) if card.cost != NO_COST else ""

    def types(self, card: CardFace) -> list[str]:
        """The types of a card, as message ids."""
        return card.types

    def card_template(self) -> str:
        """A card file to begin with, where a title knows such files."""
        raise BadOptions("this title has no such options: {wishes}", wishes="template")

    def read_cards(self, file: str, texts: Iterable[Texts]) -> None:
        """Call cards by the names of an owner's file, where a title knows such files."""
        raise BadOptions("this title has no such options: {wishes}", wishes="cards")

    def printing(self, match: Match, set: str) -> int | str:
        """The printing of a set that a match uses; 0 is the one whose texts are the usual ones."""
        return 0

    def marks(self, match: Match) -> list[str]:
        """What tells seats apart beside the names of their players, such as factions."""
        return [""] * match.seats

    def ask_options(self, say: Say, read: Read, seats: int, given: Options) -> Options:
        """Ask a person for what the command line left open."""
        return {}

    # -- the table

    def heading(self, view: dict[str, object]) -> str:
        """Where the game stands, in a few words."""
        return self.texts.text(f"title-{self.title.id}")

    def table(self, view: dict[str, object], viewer: int) -> RenderableType:
        """The whole table as the viewer sees it."""
        grid = Table.grid(padding=(0, 2))
        for zone in zones_of(view):
            known = [str(card) for card in zone_cards(zone) if card]
            count = zone.get("count", len(known))
            if not count and not known:
                continue
            owner = int(str(zone["owner"]))
            whose = self.names[owner] if owner >= 0 else ""
            cards = self.texts.cards(known) if known else ""
            grid.add_row(whose, str(zone["name"]), str(count), cards)
        return Group(grid, self.facts(view))

    def is_turn_of(self, view: dict[str, object], viewer: int) -> bool:
        """Whether the viewer is in turn; only then the whole table is drawn unasked."""
        return True

    def status(self, view: dict[str, object], viewer: int) -> RenderableType:
        """The few facts a player needs with every question."""
        mine = [zone for zone in zones_of(view) if zone["owner"] == viewer and zone_cards(zone)]
        lines = [
            f"{zone['name']}: {self.texts.cards(str(card) for card in zone_cards(zone) if card)}"
            for zone in mine
        ]
        return indented("\n".join(lines))

    def facts(self, view: dict[str, object]) -> RenderableType:
        """The plain facts of a view."""
        facts = facts_of(view).items()
        plain = [f"{key} {value}" for key, value in facts if isinstance(value, int | str)]
        return Text(" · ".join(plain))

    # -- questions

    def arrange(self, ask: Ask, view: dict[str, object]) -> list[int]:
        """The options in the order in which they are shown, passing last."""
        return sorted(ask.options, key=lambda option: option == PASS)

    def own_number(self, option: int) -> int:
        """The number by which people call what an option is about, such as a place; 0 is none."""
        return 0

    def remark(self, ask: Ask, option: int, view: dict[str, object]) -> str:
        """A remark behind an option, such as a price."""
        return ""

    def spots(self, view: dict[str, object]) -> list[str]:
        """Everything on the table that a person could name, as in `Mark.spots`: here the cards."""
        found: dict[str, None] = {}
        for zone in zones_of(view):
            for card in zone_cards(zone):
                if card is not None:
                    found[card_spot(str(zone["name"]), int(str(zone["owner"])), card)] = None
        return list(found)

    def keys(self, ask: Ask) -> dict[str, int]:
        """Short keys for some options; '' is the Enter key."""
        return {}

    # -- telling

    def tidy(self, faces: Faces) -> Faces:
        """The events worth telling, with those that belong together put together."""
        told: Faces = []
        for face in faces:
            if "quiet" in face:
                continue
            if told and _continues(told[-1], face):
                told[-1] = _joined(told[-1], face)
            else:
                told.append(face)
        return told

    def log(self, faces: Faces, viewer: int) -> list[RenderableType]:
        """Events as lines."""
        lines: list[RenderableType] = []
        for face in self.tidy(faces):
            text = self.texts.event(face, self.names, viewer)
            if face["id"] == "turn":
                lines.append(Text(text, style="bold"))
            else:
                lines.append(indented(text))
        return lines

    def final(self, match: Match) -> RenderableType:
        """The result: scores, winners, and the cards everybody ended with."""
        outcome = match.table.outcome()
        scores = Table(box=None, pad_edge=False, padding=(0, 2))
        scores.add_column(self.texts.text("final-player"))
        scores.add_column(self.texts.text("final-points"), justify="right")
        scores.add_column("")
        winners, points = outcome.winners, outcome.scores
        order = sorted(range(match.seats), key=lambda seat: (seat not in winners, -points[seat]))
        for seat in order:
            won = self.texts.text("final-won") if seat in winners else ""
            scores.add_row(self.names[seat], str(points[seat]), won)
        owned: list[Counter[str]] = [Counter() for _ in range(match.seats)]
        for place in match.table.places():
            if place.owner >= 0:
                owned[place.owner].update(match.table.face(card) for card in place.cards)
        decks = [
            Text(
                self.texts.text(
                    "final-deck",
                    player=self.names[seat],
                    count=owned[seat].total(),
                    cards=self.texts.cards(self.sorted_cards(owned[seat]).elements()),
                )
            )
            for seat in order
        ]
        reason = self.texts.text(message_id(f"{self.title.id}-end", outcome.reason))
        return Group(reason, "", scores, "", *decks)

    def sorted_cards(self, cards: Counter[str]) -> Counter[str]:
        """Cards in the order in which a person would lay them out."""
        return Counter({id: cards[id] for id in sorted(cards)})


def _continues(last: dict[str, Arg], face: dict[str, Arg]) -> bool:
    """Whether an event only goes on with what the last one told: the same, with more cards."""
    if "cards" not in face and "count" not in face:
        return False
    loose = {"cards", "count", "rule"}
    same = {key: value for key, value in face.items() if key not in loose}
    return same == {key: value for key, value in last.items() if key not in loose} and (
        ("cards" in face) == ("cards" in last)
    )


def _joined(last: dict[str, Arg], face: dict[str, Arg]) -> dict[str, Arg]:
    joined = dict(last)
    for key in ("cards", "count"):
        if key in face and key in last:
            joined[key] = last[key] + face[key]  # type: ignore[operator]
    return joined


# -- helpers for drawings


def zones_of(view: dict[str, object]) -> list[ZoneView]:
    """The zones of a view."""
    zones = view["zones"]
    assert isinstance(zones, list)
    return zones


def zones_by_name(view: dict[str, object], owner: int) -> dict[str, ZoneView]:
    """The zones of a seat, or those of nobody (-1)."""
    return {str(zone["name"]): zone for zone in zones_of(view) if zone["owner"] == owner}


def facts_of(view: dict[str, object]) -> dict[str, Any]:
    """The plain facts of a view."""
    facts = view["facts"]
    assert isinstance(facts, dict)
    return facts


def viewer_last(seats: int, viewer: int) -> list[int]:
    """All seats in their order, but that of the viewer (-1 is none) behind the others."""
    others = [seat for seat in range(seats) if seat != viewer]
    return [*others, viewer] if viewer >= 0 else others


def zone_cards(zone: ZoneView) -> list[str | None]:
    """The cards of a zone, as far as they are seen."""
    cards = zone["cards"]
    assert isinstance(cards, list)
    return cards


def indented(what: RenderableType) -> RenderableType:
    """Something two columns to the right, every line of it."""
    return Padding(what, (0, 0, 0, 2), expand=False)


def choices(lines: list[Text], width: int) -> RenderableType:
    """Numbered choices in as many columns as fit."""
    longest = max(line.cell_len for line in lines)
    if len(lines) <= 4 or longest * 2 + 6 > width:
        return indented(Group(*lines))
    return indented(Columns(lines, padding=(0, 3), column_first=True))


def display(title: Title, texts: Texts) -> Display:
    """The drawing of a title: its own, or the one that fits all."""
    if not title.terminal:
        return Display(title, texts)
    found = import_module(title.terminal).DISPLAY(title, texts)
    assert isinstance(found, Display)
    return found


def type_names(texts: Texts, types: list[str]) -> str:
    """The types of a card in words."""
    return " – ".join(texts.text(message_id("type", name)) for name in types)
