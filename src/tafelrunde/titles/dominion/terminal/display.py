"""Dominion on a terminal: the Supply by cost, the hands, and what a newcomer is asked first."""

# not compiled: draws with rich

from __future__ import annotations

from collections import Counter
from difflib import get_close_matches
from secrets import token_hex

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from tafelrunde.cli.generic import (
    Display,
    Faces,
    Read,
    Say,
    facts_of,
    indented,
    zone_cards,
    zones_by_name,
)
from tafelrunde.kernel.ask import PASS, Ask
from tafelrunde.kernel.catalogue import NO_COST, CardFace
from tafelrunde.kernel.marks import card_spot
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.title import Options
from tafelrunde.kernel.zones import ZoneView
from tafelrunde.texts import message_id
from tafelrunde.titles.dominion.catalogue import ACTION, CARDS, SETS, TREASURE
from tafelrunde.titles.dominion.kingdoms import RECOMMENDED
from tafelrunde.titles.dominion.mats import MAT_NAMES
from tafelrunde.titles.dominion.options import WAYS
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.terminal.supply import Middle, style
from tafelrunde.titles.dominion.vocabulary import BUY, GAIN, STRIDE, TOKEN, TREASURES, VOCABULARY

PILE_VERBS = (BUY, GAIN, TOKEN)
MATS = ("revealed", "looking", *MAT_NAMES)


def rank(id: str) -> tuple[int, int]:
    """How people lay out cards: Actions, then Treasures, then the rest, dear ones first."""
    card = CARDS[id]
    kind = 0 if card.types & ACTION else 1 if card.types & TREASURE else 2
    return (kind, -card.cost)


class DominionDisplay(Display):
    """A Dominion table in eighty columns."""

    # -- before the game

    def price(self, card: CardFace) -> str:
        """Coins, Potion and Debt in as few signs as possible."""
        if card.cost == NO_COST:
            return ""
        parts = {"potion": card.facts["potion"], "debt": card.facts["debt"]}
        return self.texts.text("dominion-short-price", cost=card.cost, **parts)

    def printing(self, match: Match, set: str) -> int:
        """The year whose wording the match uses for the card's set."""
        assert isinstance(match.table, Dominion)
        return match.table.printing(set)

    def _matching(self, name: str) -> list[str]:
        wanted = name.casefold().strip()
        names = {row.slug: self.texts.text(row.message).casefold() for row in RECOMMENDED}
        exact = [slug for slug, text in names.items() if wanted in (slug, text)]
        return exact or [slug for slug, text in names.items() if wanted in text or wanted in slug]

    def ask_options(self, say: Say, read: Read, seats: int, given: Options) -> Options:
        """The kingdom: Enter is the First Game."""
        texts = self.texts
        if any(given.get(way) is not None for way in WAYS):
            return {}
        while True:
            answer = read(texts.text("dominion-which-kingdom")).strip()
            if not answer:
                return {"kingdom": "first-game"}
            if answer == "?":
                say(self._kingdom_list())
                continue
            if answer.casefold() in texts.text("dominion-random-words").split():
                return {"draw": {"sets": list(SETS), "seed": token_hex(8)}}
            found = self._matching(answer)
            if len(found) == 1:
                return {"kingdom": found[0]}
            names = {texts.text(row.message): row.slug for row in RECOMMENDED}
            close = [texts.text(f"kingdom-{slug}") for slug in found]
            close = close or get_close_matches(answer, names, 3, 0.5)
            close_names = ", ".join(close)
            say(
                texts.text(
                    "dominion-no-kingdom", name=answer[:40], close=close_names, count=len(close)
                )
            )

    def _kingdom_list(self) -> RenderableType:
        parts: list[RenderableType] = []
        for box in SETS:
            names = dict.fromkeys(row.message for row in RECOMMENDED if row.set == box)
            if names:
                parts.append(Text(self.texts.text(message_id("set", box)), style="bold"))
                columns = Columns([self.texts.text(name) for name in names], padding=(0, 3))
                parts.append(indented(columns))
        return Group(*parts)

    # -- the table

    def heading(self, view: dict[str, object]) -> str:
        """Round and whose turn it is."""
        facts = facts_of(view)
        mine = self.addressed and facts["turn"] == view["seat"]
        heading = self.texts.text(
            "dominion-heading",
            round=facts["round"],
            who="you" if mine else "other",
            player=self.names[facts["turn"]],
            extra=int(facts["extra_turn"]),
        )
        if facts["controller"] < 0:
            return heading
        decider = self.names[facts["controller"]]
        return f"{heading} · {self.texts.text('dominion-controlled', player=decider)}"

    def table(self, view: dict[str, object], viewer: int) -> RenderableType:
        """Supply, the others, the viewer."""
        parts: list[RenderableType] = [self.supply(view), Text()]
        seats = range(len(self.names))
        parts.extend(self.seat(view, seat) for seat in seats if seat != viewer)
        shared = zones_by_name(view, -1)
        for zone, label in (("trash", "dominion-trash"), ("returning", "dominion-zone-returning")):
            if cards := Counter(str(card) for card in zone_cards(shared[zone])):
                parts.append(self._line(label, self._cards(cards)))
        if viewer >= 0:
            parts.extend([Text(), self.own_piles(view, viewer), self.status(view, viewer)])
        return Group(*parts)

    def supply(self, view: dict[str, object]) -> RenderableType:
        """The Supply, landscapes, and whatever else belongs to nobody."""
        return Middle(view, self.texts, self.names).drawn()

    def seat(self, view: dict[str, object], seat: int) -> RenderableType:
        """Another player in one line, and what lies before them."""
        zones = zones_by_name(view, seat)
        held = self.texts.text("dominion-hand-count", count=zones["hand"].get("count", 0))
        lines = [self._piles(view, seat, self.names[seat], held)]
        known = Counter(str(card) for card in zone_cards(zones["hand"]) if card)
        if known:
            lines.append(indented(self._line("dominion-zone-known", self._cards(known))))
        lines.extend(indented(mat) for mat in self._open_zones(zones))
        return Group(*lines)

    def _open_zones(self, zones: dict[str, ZoneView]) -> list[RenderableType]:
        """What lies in play and on the mats."""
        lines: list[RenderableType] = []
        for name in ("play", *MATS):
            if name not in zones:
                continue
            known = Counter(str(card) for card in zone_cards(zones[name]) if card)
            count = int(str(zones[name].get("count", 0)))
            cards = self._cards(known)
            if count > known.total():
                cards = Text(self.texts.text("some-cards", count=count))
            if count or known:
                lines.append(self._line(message_id("dominion-zone", name), cards))
        return lines

    def is_turn_of(self, view: dict[str, object], viewer: int) -> bool:
        """Whether it is the viewer's turn, or one the viewer controls."""
        facts = facts_of(view)
        return viewer in (facts["turn"], facts["controller"])

    def own_piles(self, view: dict[str, object], viewer: int) -> RenderableType:
        """The viewer's deck, discard pile and tokens in one line."""
        zones = zones_by_name(view, viewer)
        deck = self.texts.text("dominion-deck-count", count=zones["deck"].get("count", 0))
        name = self.texts.text("dominion-you") if self.addressed else self.names[viewer]
        return self._piles(view, viewer, name, deck)

    def _piles(self, view: dict[str, object], seat: int, name: str, first: str) -> RenderableType:
        texts = self.texts
        discard = zone_cards(zones_by_name(view, seat)["discard"])
        top = texts.card_name(str(discard[-1])) if discard else texts.text("dominion-empty")
        parts = [first, texts.text("dominion-discard-top", card=top)]
        before = facts_of(view)["players"][seat]
        for counter in before["counters"]:
            parts.append(texts.text(message_id("counter", counter["name"]), count=counter["count"]))
        if before["journey"]:
            parts.append(texts.text(f"journey-{before['journey']}"))
        if before["has"]:
            parts.append(f"{texts.text('dominion-has')} {texts.cards(before['has'])}")
        return Text(name, style="bold").append("  " + " · ".join(parts), style="not bold")

    def status(self, view: dict[str, object], viewer: int) -> RenderableType:
        """What lies before the viewer, the hand, and the counters of the turn.

        Whoever controls another's turn sees that player's hand as well.
        """
        facts = facts_of(view)
        zones = zones_by_name(view, viewer)
        lines = [indented(mat) for mat in self._open_zones(zones)]
        hand = Counter(str(card) for card in zone_cards(zones["hand"]))
        lines.append(indented(self._line("dominion-zone-hand", self._cards(hand))))
        if facts["controller"] == viewer:
            other = Counter(
                str(card) for card in zone_cards(zones_by_name(view, facts["turn"])["hand"])
            )
            label = self.texts.text("dominion-hand-of", player=self.names[facts["turn"]])
            lines.append(indented(Text(f"{label} ").append(self._cards(other))))
        if chosen := Counter(facts["chosen"]):
            lines.append(indented(self._line("dominion-chosen", self._cards(chosen))))
        if self.is_turn_of(view, viewer):
            counters = self.texts.text(
                "dominion-counters",
                actions=facts["actions"],
                buys=facts["buys"],
                coins=facts["coins"],
            )
            if facts["potions"]:
                potions = self.texts.text("dominion-potion-counter", count=facts["potions"])
                counters = f"{counters} · {potions}"
            if facts["phase"] == "night":
                counters = f"{counters} · {self.texts.text('dominion-night-counters')}"
            lines.append(indented(Text(counters, style="bold")))
        return Group(*lines)

    def _cards(self, cards: Counter[str]) -> Text:
        line = Text()
        for id, n in self.sorted_cards(cards).items():
            line.append(", " if line else "").append(self.texts.card_name(id), style=style(id))
            line.append(f" ×{n}" if n > 1 else "")
        return line or Text(self.texts.text("no-cards"))

    def _line(self, label: str, content: Text) -> Text:
        return Text(self.texts.text(label) + " ").append(content)

    def sorted_cards(self, cards: Counter[str]) -> Counter[str]:
        """Actions, Treasures, the rest."""
        name = self.texts.card_name
        return Counter({id: cards[id] for id in sorted(cards, key=lambda id: (rank(id), name(id)))})

    # -- questions

    def arrange(self, ask: Ask, view: dict[str, object]) -> list[int]:
        """Cards as they lie on the table, passing last; modes and numbers as they were given."""
        names = [VOCABULARY.object(option) for option in ask.options]
        if not all(name in CARDS for name in names if name):
            return super().arrange(ask, view)
        costs = {pile["card"]: pile["cost"] for pile in facts_of(view)["supply"]}

        def place(option: int) -> tuple[int, int, int, str]:
            name = VOCABULARY.object(option)
            if not name:
                return (1 if option == PASS else -1, 0, 0, "")
            shown = self.texts.card_name(name)
            if option - option % STRIDE in PILE_VERBS:
                return (0, 0, -costs.get(name, 0), shown)
            return (0, *rank(name), shown)

        return sorted(ask.options, key=place)

    def spots(self, view: dict[str, object]) -> list[str]:
        """Piles and landscapes as well."""
        facts = facts_of(view)
        piles = [card_spot("supply", -1, pile["card"]) for pile in facts["supply"]]
        beside = [card_spot("landscape", -1, one["card"]) for one in facts["landscapes"]]
        return [*super().spots(view), *piles, *beside]

    def keys(self, ask: Ask) -> dict[str, int]:
        """All Treasures with one key."""
        return {"": TREASURES, "t": TREASURES} if TREASURES in ask.options else {}

    # -- telling

    def tidy(self, faces: Faces) -> Faces:
        """That somebody else draws a new hand need not be told."""
        kept: Faces = []
        for at, face in enumerate(faces):
            following = faces[at + 1]["id"] if at + 1 < len(faces) else ""
            if face["id"] == "draws" and "cards" not in face and following in ("turn", "ends"):
                continue
            kept.append(face)
        return super().tidy(kept)


DISPLAY = DominionDisplay
