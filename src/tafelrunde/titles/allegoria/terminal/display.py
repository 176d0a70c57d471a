"""Throne of Allegoria on a terminal: bids, home boards, the map, and the score sheet."""

# not compiled: draws with rich

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tafelrunde.cli.generic import (
    Display,
    Faces,
    facts_of,
    indented,
    zone_cards,
    zones_by_name,
)
from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.zones import ZoneView
from tafelrunde.texts import Texts, message_id
from tafelrunde.titles.allegoria.catalogue import Deck
from tafelrunde.titles.allegoria.data import own_tables, template
from tafelrunde.titles.allegoria.scoring import LINES
from tafelrunde.titles.allegoria.table import Allegoria
from tafelrunde.titles.allegoria.vocabulary import (
    DO,
    FIGURE_NAMES,
    OBJECT_NAMES,
    STRIDE,
    TRACK_NAMES,
    VOCABULARY,
)

AREA_STAGES = ("reveal", "stars", "divide", "turn", "action", "close")
TEXTS_WANTED = ("keep-end-task", "choose-noble", "keep-task", "grant-task", "star", "grant-guild")
SUMS = ("subtotal_1", "subtotal_2", "total")
LABEL, COLUMN, NARROW = 18, 14, 12  # widths
MEANT = {"bid_0": "0", "bid_1": "1", "bid_2": "2", "bid_star": "*"}


class AllegoriaDisplay(Display):
    """A table of Throne of Allegoria in eighty columns."""

    # -- before the game

    def card_template(self) -> str:
        """Our tables, for owners to change."""
        return template()

    def read_cards(self, file: str, texts: Iterable[Texts]) -> None:
        """Call cards by the names of an owner's file."""
        deck = own_tables(file)[1]
        for words in texts:
            rename(words, deck)

    def marks(self, match: Match) -> list[str]:
        """The houses; before names are read, an owner's own cards get theirs."""
        assert isinstance(match.table, Allegoria)
        rename(self.texts, match.table.box.deck)
        return [self._house(match.table.region_name(seat)) for seat in range(match.seats)]

    def _house(self, id: str) -> str:
        """The name of a house alone, or of the centre."""
        if id == "centre":
            return self.texts.text("allegoria-centre")
        return self.texts.thing(id).rpartition(" ")[2]

    # -- the table

    def heading(self, view: dict[str, object]) -> str:
        """The week, the phase or area, and whose turn it is."""
        facts = facts_of(view)
        stage = "over" if view["over"] else facts["stage"]
        if stage in AREA_STAGES and facts["area"]:
            words = self.texts.thing(f"area_{facts['area']}")
        else:
            words = self.texts.text(message_id("allegoria-stage", stage))
        seat = -1 if view["over"] else facts["turn"]
        mine = self.addressed and seat == view["seat"]
        return self.texts.text(
            "allegoria-heading",
            week=facts["week"],
            stage=words,
            turn="none" if seat < 0 else "you" if mine else "other",
            player=self.names[seat] if seat >= 0 else "",
        )

    def table(self, view: dict[str, object], viewer: int) -> RenderableType:
        """The week, the bids, everybody's home board and figures, and the viewer's own cards."""
        parts = [self.week(view), Text()]
        if facts_of(view)["week"]:
            parts += [self.bids(view), Text()]
        parts.append(self.boards(view, viewer))
        if viewer >= 0:
            parts += [Text(), self.status(view, viewer, full=True)]
        else:
            held = [self._own_cards(view, seat, full=False) for seat in range(len(self.names))]
            for name, lines in zip(self.names, held, strict=True):
                if lines:
                    parts += [Text(name, style="bold"), *map(indented, lines)]
        return Group(*parts)

    def week(self, view: dict[str, object]) -> RenderableType:
        """The queen, the trader, the decree and the open cards."""
        texts, facts, zones = self.texts, facts_of(view), zones_by_name(view, -1)
        words = [
            texts.text("allegoria-queen-lives" if facts["queen_lives"] else "allegoria-queen-dead")
        ]
        if facts["week"]:
            words.append(texts.text("allegoria-start", player=self.names[facts["start"]]))
        left, price = facts["anarchy_left"], facts["anarchy_price"]
        words.append(texts.text("allegoria-markers", left=left, price=price))
        if facts["plus_tile"]:
            area = texts.thing(f"area_{facts['plus_tile']}")
            words.append(texts.text("allegoria-plus-tile", area=area))
        lines = [Text(" · ".join(words))]
        for name in ("trader", "decree"):
            for card in known_in(zones[name])[-1:]:
                lines.append(self._card_line(f"allegoria-{name}", card))
        row = known_in(zones["row"])
        if row:
            lines.append(self._line("allegoria-row", texts.cards(row)))
        for name in ("group_1", "group_2", "group_3"):
            if cards := known_in(zones[name]):
                lines.append(Text(f"{texts.thing(name)}: {texts.cards(cards)}"))
        if cards := known_in(zones["offer"]):
            lines.append(self._line("allegoria-offer", texts.cards(cards)))
        tiles = [texts.card_name(tile) for tile in facts["alms_tiles"]]
        lines.append(self._line("allegoria-tiles", ", ".join(tiles)))
        return Group(*lines)

    def _card_line(self, label: str, card: str) -> Text:
        texts = self.texts
        line = self._line(label, texts.card_name(card))
        return line.append(f" – {texts.card_text(card)}", style="dim")

    def bids(self, view: dict[str, object]) -> RenderableType:
        """The seven areas with everybody's tokens on their spaces."""
        texts, facts = self.texts, facts_of(view)
        grid = Table.grid(padding=(0, 2))
        for area, seats in enumerate(facts["spaces"], 1):
            name = Text(texts.thing(f"area_{area}"))
            now = area == facts["area"]
            if now:
                name = Text(f"{name.plain} ({texts.text('allegoria-now')})", style="bold")
            laid = [self._bid(view, seat, area, now) for seat in seats]
            grid.add_row(name, " · ".join(laid) or "–")
        return Group(Text(texts.text("allegoria-bids"), style="bold"), indented(grid))

    def _bid(self, view: dict[str, object], seat: int, area: int, now: bool) -> str:
        zone = zones_by_name(view, seat)[f"bids_{area}"]
        known = [MEANT[token] for token in known_in(zone)]
        hidden = count_of(zone) - len(known)
        player = facts_of(view)["players"][seat]
        words = [self._house(player["house"]), *known, *["?"] * hidden]
        if now and not hidden:
            id = "allegoria-bid-rank" if player["rank"] else "allegoria-bid-sum"
            words.append(self.texts.text(id, bid=player["bid"], rank=player["rank"]))
        return " ".join(words)

    def boards(self, view: dict[str, object], viewer: int) -> RenderableType:
        """Tracks, counters and figures: a column for each player."""
        texts, players = self.texts, facts_of(view)["players"]
        grid = self._columns("allegoria-boards", viewer)
        for track in TRACK_NAMES:
            grid.add_row(texts.thing(track), *[str(me["tracks"][track]) for me in players])
        grid.add_row(texts.text("allegoria-diplomacy"), *[f"x{me['diplomacy']}" for me in players])
        for key in ("alms", "anarchy", "influence"):
            grid.add_row(texts.text(f"allegoria-{key}"), *[str(me[key]) for me in players])
        zones = [zones_by_name(view, seat) for seat in range(len(self.names))]
        for key in ("hand", "tasks", "done", "tokens"):
            cells = [str(count_of(mine[key])) for mine in zones]
            if key == "tasks":
                cells = [self._task_counts(mine) for mine in zones]
            grid.add_row(texts.text(f"allegoria-{key}-count"), *cells)
        map = self._columns("", viewer)
        for region in players[0]["regions"]:
            cells = [self._figures(me["regions"][region]) for me in players]
            map.add_row(self._house(region), *cells)
        map.add_row(texts.text("allegoria-supply"), *[str(me["supply"]) for me in players])
        nobles: list[RenderableType] = []
        for me, mine in zip(players, zones, strict=True):
            if cards := known_in(mine["noble"]) + me["guilds"]:
                nobles.append(Text(f"{self._house(me['house'])}: {texts.things(cards)}"))
        head = Text(texts.text("allegoria-map"), style="bold")
        return Group(grid, *nobles, Text(), head, map)

    def _columns(self, label: str, viewer: int) -> Table:
        """A column for words and one for each player, eighty at most for four."""
        grid = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), show_header=bool(label))
        grid.add_column(self.texts.text(label) if label else "", width=LABEL)
        for seat, name in enumerate(self.names):
            mine = self.addressed and seat == viewer
            shown = self.texts.text("allegoria-you", name=name) if mine else name
            grid.add_column(shown, width=COLUMN, overflow="fold")
        return grid

    def _task_counts(self, zones: dict[str, ZoneView]) -> str:
        during, end = count_of(zones["tasks"]), count_of(zones["end_tasks"])
        return self.texts.text("allegoria-tasks-counts", during=during, end=end)

    def _figures(self, figures: dict[str, int]) -> str:
        letters = [
            f"{n}{self.texts.text(f'allegoria-letter-{kind}')}" for kind, n in figures.items() if n
        ]
        return " ".join(letters) or "–"

    def is_turn_of(self, view: dict[str, object], viewer: int) -> bool:
        """Whether no other player is in turn."""
        return facts_of(view)["turn"] in (-1, viewer)

    def status(self, view: dict[str, object], viewer: int, *, full: bool = False) -> RenderableType:
        """The viewer's cards, the bids while they are placed, and the points of the turn."""
        facts = facts_of(view)
        lines = self._own_cards(view, viewer, full)
        if facts["stage"] == "planning" and not full:
            lines.insert(0, self.bids(view))
        if facts["turn"] == viewer and facts["mode"]:
            mode = self.texts.mode(facts["mode"])
            words = self.texts.text("allegoria-points", points=facts["points"], mode=mode)
            lines.append(Text(words, style="bold"))
        return Group(*lines)

    def _own_cards(self, view: dict[str, object], seat: int, full: bool) -> list[RenderableType]:
        """A player's own cards; in full with what the tasks ask for."""
        texts, zones = self.texts, zones_by_name(view, seat)
        lines: list[RenderableType] = []
        tokens = known_in(zones["tokens"])
        if tokens and facts_of(view)["stage"] == "planning":
            lines.append(self._line("allegoria-tokens", " ".join(MEANT[id] for id in tokens)))
        hand = known_in(zones["hand"])
        lines.append(self._line("allegoria-hand", texts.cards(hand)))
        labels = {
            "tasks": "allegoria-tasks",
            "end_tasks": "allegoria-zone-end-tasks",
            "looking": "allegoria-looking",
            "done": "allegoria-done",
        }
        for name, label in labels.items():
            cards = known_in(zones[name])
            if full and name in ("tasks", "end_tasks"):
                lines.extend(self._card_line(label, card) for card in cards)
            elif cards:
                lines.append(self._line(label, texts.cards(cards)))
        return lines

    def _line(self, label: str, words: str) -> Text:
        return Text(f"{self.texts.text(label)} {words}")

    def sorted_cards(self, cards: Counter[str]) -> Counter[str]:
        """In the order of the vocabulary."""
        return Counter({id: cards[id] for id in sorted(cards, key=OBJECT_NAMES.index)})

    # -- questions

    def remark(self, ask: Ask, option: int, view: dict[str, object]) -> str:
        """In the first week, what an action does."""
        if option - option % STRIDE != DO or facts_of(view)["week"] > 1:
            return ""
        action = message_id("thing", VOCABULARY.object(option))
        return f"– {self.texts.attribute(action, 'text')}"

    # -- telling

    def log(self, faces: Faces, viewer: int) -> list[RenderableType]:
        """Events as lines; weeks, areas and turns are headings; new cards say what they do."""
        lines: list[RenderableType] = []
        for face in self.tidy(faces):
            words = Text(self.texts.event(face, self.names, viewer))
            if face["id"] in ("week", "area", "turn"):
                words.stylize("bold")
                lines.append(words)
                continue
            if face["id"] in ("trader", "decree"):
                words.append(f" – {self.texts.card_text(str(face['card']))}", style="dim")
            lines.append(indented(words))
        return lines

    def final(self, match: Match) -> RenderableType:
        """The score sheet, and everybody's title."""
        texts, facts = self.texts, facts_of(match.view(-1))
        sheet = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
        sheet.add_column(texts.text("allegoria-sheet"), no_wrap=True)
        for seat, name in enumerate(self.names):
            won = f" ({texts.text('final-won')})" if seat in facts["winners"] else ""
            sheet.add_column(name + won, justify="right", width=NARROW, overflow="fold")
        for line in LINES:
            style = "bold" if line in SUMS else ""
            cells = [str(mine[line]) for mine in facts["sheets"]]
            sheet.add_row(texts.text(message_id("score", line)), *cells, style=style)
        reason = texts.text(message_id("allegoria-end", match.table.outcome().reason))
        titles = [
            Text(texts.text("allegoria-title", player=name, title=title[texts.lang]))
            for name, title in zip(self.names, facts["titles"], strict=True)
        ]
        return Group(reason, Text(), sheet, Text(), *titles)


def rename(texts: Texts, deck: Deck) -> None:
    """Call an owner's cards by their names, and let them say what the owner's file says."""
    ours = Texts(texts.lang, texts.title)  # a text that was read cannot be renamed any more
    for card in deck.own.values():
        words = card.texts[texts.lang]
        if not words and not card.table:
            words = ours.card_text(card.id)
        elif not words:
            args: dict[str, object] = dict(card.values)
            if card.table == "nobles":
                parts = [id for id in [*TRACK_NAMES, *FIGURE_NAMES] if int(card.values[id])]
                args["values"] = ", ".join(f"{texts.thing(id)} {card.values[id]}" for id in parts)
            words = texts.text(f"allegoria-own-{card.table.removesuffix('s')}", **args)
        texts.rename(card.id, card.names[texts.lang], words)


def known_in(zone: ZoneView) -> list[str]:
    """The cards of a zone whose faces are seen."""
    return [str(card) for card in zone_cards(zone) if card]


def count_of(zone: ZoneView) -> int:
    """How many cards lie in a zone."""
    return int(str(zone.get("count", 0)))


DISPLAY = AllegoriaDisplay
