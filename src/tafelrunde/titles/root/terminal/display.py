"""Root on a terminal: before the game, the table, remarks on options, and what is told."""

# not compiled: draws with rich

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.console import Group, JustifyMethod, RenderableType
from rich.table import Table
from rich.text import Text

from tafelrunde.cli.generic import (
    Display,
    Faces,
    Read,
    Say,
    facts_of,
    indented,
    viewer_last,
    zone_cards,
    zones_by_name,
)
from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.catalogue import CardFace
from tafelrunde.kernel.errors import BadOptions
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.options import settled
from tafelrunde.kernel.title import Options
from tafelrunde.texts import error_text, message_id
from tafelrunde.titles.root.boards import TO_WIN
from tafelrunde.titles.root.catalogue import ITEMS, QUESTS
from tafelrunde.titles.root.factions.all_factions import missing_factions
from tafelrunde.titles.root.factions.base import FACTION_IDS
from tafelrunde.titles.root.meta import META
from tafelrunde.titles.root.table import Root
from tafelrunde.titles.root.terminal.boards import (
    PRINTED,
    FactionBoard,
    by_suit,
    item_names,
    letter,
    short_name,
)
from tafelrunde.titles.root.terminal.map import FACTION_STYLES, WIDE, RootMap
from tafelrunde.titles.root.vocabulary import STRIDE, VOCABULARY, is_place

JUSTIFY: tuple[JustifyMethod, ...] = ("left", "left", "right", "left")  # columns of the points


class RootDisplay(Display):
    """A table of Root; the picture of the map wants a hundred columns."""

    width = WIDE

    # -- before the game

    def price(self, card: CardFace) -> str:
        """A cost in the letters of its suits; the text of a quest names its items."""
        return self._letters(card.price or []) if card.set == "deck" else ""

    def _letters(self, suits: list[str]) -> str:
        """A cost in the letters of its suits."""
        letters = [
            "?" if suit == "any" else self.texts.attribute(message_id("suit", suit), "letter")
            for suit in suits
        ]
        return "".join(letters)

    def printing(self, match: Match, set: str) -> int | str:
        """The wording of the printing that the match uses."""
        assert isinstance(match.table, Root)
        return "early" if match.table.prepared.early_print else "later"

    def marks(self, match: Match) -> list[str]:
        """The factions."""
        assert isinstance(match.table, Root)
        return [short_name(self.texts, faction.id) for faction in match.table.factions]

    def _matching(self, name: str) -> list[str]:
        wanted = name.strip().casefold()
        names = {id: self.texts.text(message_id("faction", id)).casefold() for id in playable()}
        short = {id: short_name(self.texts, id).casefold() for id in names}
        exact = [id for id in names if wanted in (id, names[id], short[id])]
        return exact or [id for id in names if wanted and wanted in names[id]]

    def ask_options(self, say: Say, read: Read, seats: int, given: Options) -> Options:
        """Which faction the person plays; Enter is the Marquise."""
        while "factions" not in given:
            answer = read(self.texts.text("root-which-faction")).strip()
            if answer == "?":
                say(self._faction_list())
                continue
            found = self._matching(answer or FACTION_IDS[0])
            if len(found) != 1:
                say(self.texts.text("root-no-faction", name=answer[:40]))
                continue
            options = settled(META.options, {**given, "factions": found}, seats, "")
            try:
                self.title.prepare(seats, options)
            except BadOptions as error:  # nobody goes with it in so small a game
                say(error_text(error, self.texts.lang))
                continue
            return options
        return {}

    def _faction_list(self) -> RenderableType:
        parts: list[RenderableType] = []
        for id in playable():
            message = message_id("faction", id)
            parts.append(Text(self.texts.text(message), style="bold"))
            parts.append(indented(self.texts.attribute(message, "goal")))
        return Group(*parts)

    # -- the table

    def heading(self, view: dict[str, object]) -> str:
        """Round, phase, and whose turn it is."""
        facts = facts_of(view)
        mine = self.addressed and facts["turn"] == view["seat"]
        phase = str(facts["phase"])
        return self.texts.text(
            "root-heading",
            round=facts["round"],
            phase=phase,
            who="you" if mine else "other",
            player=self.names[facts["turn"]],
            **{"phase-name": "" if phase == "setup" else self.texts.text(f"phase-{phase}")},
        )

    def table(self, view: dict[str, object], viewer: int) -> RenderableType:
        """The map, the points, what lies beside the map, the others, the viewer."""
        facts = facts_of(view)
        parts: list[RenderableType] = [RootMap(self.texts, facts), Text(), self.scores(facts)]
        parts += [Text(), self.beside_the_map(view), Text()]
        seats = viewer_last(len(facts["factions"]), viewer)
        parts.extend(self.board(view, seat) for seat in seats)
        return Group(*parts)

    def is_turn_of(self, view: dict[str, object], viewer: int) -> bool:
        """Whether it is the viewer's turn; everybody sees the table while setting up."""
        facts = facts_of(view)
        return facts["phase"] == "setup" or bool(facts["turn"] == viewer)

    def scores(self, facts: dict[str, Any]) -> RenderableType:
        """The score track: a bar for each faction, the best first."""
        grid = Table.grid(padding=(0, 1))
        for justify in JUSTIFY:
            grid.add_column(justify=justify)
        ranked = sorted(enumerate(facts["factions"]), key=lambda ranked: -ranked[1]["points"])
        for seat, faction in ranked:
            style = FACTION_STYLES[faction["faction"]]
            points = min(faction["points"], TO_WIN)
            bar = Text("█" * points, style=style).append("·" * (TO_WIN - points), style="dim")
            if faction["dominance"]:
                bar = Text(self._goal(faction))
            name = Text(letter(self.texts, faction), style=f"bold {style}")
            grid.add_row(name, self.names[seat], str(faction["points"]), bar)
        return Group(Text(self.texts.text("root-scores"), style="bold"), indented(grid))

    def _goal(self, faction: dict[str, Any]) -> str:
        if faction["partner"] >= 0:
            return self.texts.text("root-coalition", faction=self.names[faction["partner"]])
        return self.texts.text("root-dominance", card=self.texts.thing(faction["dominance"]))

    def beside_the_map(self, view: dict[str, object]) -> RenderableType:
        """Items, quests, dominance cards, and the piles."""
        texts = self.texts
        zones = zones_by_name(view, -1)
        items = item_names(texts, facts_of(view)["items"]) or texts.text("root-no-items")
        lines = [texts.text("root-items", items=items)]
        for name in ("quests", "available"):
            if name in zones and (cards := zone_cards(zones[name])):
                ids = [str(card) for card in cards]
                lines.append(texts.text(f"root-{name}", cards=self._quests(ids)))
        discard = zone_cards(zones["discard"])
        deck = texts.text("root-deck", deck=zones["deck"].get("count", 0), discard=len(discard))
        if discard:
            deck += " · " + texts.text("root-discard-top", card=texts.thing(str(discard[-1])))
        lines.append(deck)
        return Text("\n".join(lines))

    def _quests(self, ids: list[str]) -> str:
        """Cards, quests with what they need."""
        return " · ".join(
            self.texts.thing(id) + (f": {self._needs(id)}" if PRINTED[id] in QUESTS else "")
            for id in ids
        )

    def _needs(self, quest: str) -> str:
        card = PRINTED[quest]
        return self.texts.things([ITEMS[card.item], ITEMS[card.item2]], "item")

    def board(self, view: dict[str, object], seat: int) -> RenderableType:
        """A faction: its points and supplies, its own track, and its cards."""
        mine = self.addressed and seat == view["seat"]
        player = self.texts.text("root-you") if mine else self.names[seat].rpartition(" (")[0]
        return FactionBoard(self.texts, view, seat).drawn(player, mine=mine)

    def status(self, view: dict[str, object], viewer: int) -> RenderableType:
        """What the viewer can use: items, supporters, acolytes or funds, and cards."""
        return FactionBoard(self.texts, view, viewer).status()

    # -- questions

    def own_number(self, option: int) -> int:
        """Clearings and forests have numbers, which are those of their objects."""
        place = option % STRIDE
        return place if is_place(place) else 0

    def remark(self, ask: Ask, option: int, view: dict[str, object]) -> str:
        """What there is at a place."""
        thing = VOCABULARY.object(option)
        facts = facts_of(view)
        texts = self.texts
        if thing[:1] == "c" and thing[1:].isdecimal():
            return f"({RootMap(texts, facts).describe(int(thing[1:]))})"
        if thing[:1] == "f" and thing[1:].isdecimal():
            near = RootMap(texts, facts).clearings_at(int(thing[1:]))
            told = ", ".join(str(c) for c in near)
            return f"({texts.text('root-at-forest', clearings=told)})"
        return ""

    def spots(self, view: dict[str, object]) -> list[str]:
        """Clearings as well."""
        clearings = range(1, len(facts_of(view)["clearings"]) + 1)
        return [*super().spots(view), *(f"c{number}" for number in clearings)]

    # -- telling

    def tidy(self, faces: Faces) -> Faces:
        """A crafted card need not be discarded."""
        kept: Faces = []
        crafted = ""
        for face in faces:
            if face["id"] == "crafts":
                crafted = str(face["card"])
            elif face["id"] == "discards" and face["cards"] == [crafted]:
                crafted = ""
                continue
            elif face["id"] == "turn":
                crafted = ""
            kept.append(face)
        return super().tidy(kept)

    def sorted_cards(self, cards: Counter[str]) -> Counter[str]:
        """By suit, then by name."""
        return by_suit(self.texts, cards)

    def final(self, match: Match) -> RenderableType:
        """Why the game ended, the points, and the last map."""
        facts = facts_of(match.view(-1))
        outcome = match.table.outcome()
        reason = self.texts.text(message_id("root-end", outcome.reason))
        return Group(reason, Text(), RootMap(self.texts, facts), Text(), self.scores(facts))


def playable() -> list[str]:
    """The factions that can be chosen."""
    return [id for at, id in enumerate(FACTION_IDS) if at not in missing_factions()]


DISPLAY = RootDisplay
