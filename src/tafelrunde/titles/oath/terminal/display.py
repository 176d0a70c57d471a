"""Oath on a terminal: the catalogue, the table, what cards say."""

# not compiled: draws with rich

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from tafelrunde.cli.generic import (
    Display,
    facts_of,
    indented,
    viewer_last,
)
from tafelrunde.kernel.ask import PASS, Ask
from tafelrunde.kernel.catalogue import CardFace
from tafelrunde.kernel.match import Match
from tafelrunde.texts import message_id
from tafelrunde.titles.oath.board import REGION_OF, REGIONS
from tafelrunde.titles.oath.catalogue import (
    CARDS,
)
from tafelrunde.titles.oath.table import Oath
from tafelrunde.titles.oath.terminal.boards import OathBoards
from tafelrunde.titles.oath.vocabulary import SLOT, STRIDE, VOCABULARY

PRICES = ("favor", "burn_favor", "secrets", "burn_secrets")


class OathDisplay(Display):
    """A table of Oath in a hundred columns."""

    # -- before the game

    def price(self, card: CardFace) -> str:
        """What using a card costs."""
        words = [
            self.texts.text(message_id("oath-price", name), count=card.facts[name])
            for name in PRICES
            if card.facts[name]
        ]
        return ", ".join(words)

    def types(self, card: CardFace) -> list[str]:
        """Kind, suit, restriction, and kinds of powers."""
        facts: dict[str, Any] = card.facts
        types = [facts["kind"]]
        if facts["suit"]:
            types.append(facts["suit"])
        if facts["restriction"] in ("site", "adviser"):
            types.append(f"only_{facts['restriction']}")
        if facts["locked"]:
            types.append("only_locked")
        return types + [f"power_{type}" for type in facts["powers"]]

    def marks(self, match: Match) -> list[str]:
        """The colours."""
        assert isinstance(match.table, Oath)
        return [self.texts.thing(player.id) for player in match.table.players]

    # -- the table

    def heading(self, view: dict[str, object]) -> str:
        """Round, phase, and whose turn it is."""
        facts = facts_of(view)
        mine = self.addressed and facts["turn"] == view["seat"]
        phase = str(facts["phase"])
        known = self.texts.has(f"phase-{phase}")
        return self.texts.text(
            "oath-heading",
            round=facts["round"],
            phase=phase,
            who="you" if mine else "other",
            player=self.names[facts["turn"]],
            **{"phase-name": self.texts.text(f"phase-{phase}") if known else ""},
        )

    def is_turn_of(self, view: dict[str, object], viewer: int) -> bool:
        """Whether it is the viewer's turn."""
        return bool(facts_of(view)["turn"] == viewer)

    def table(self, view: dict[str, object], viewer: int) -> RenderableType:
        """Oath and title, the map, banks and Reliquary, then the boards, the viewer's last."""
        boards = self.boards(view)
        parts: list[RenderableType] = [boards.realm(), Text()]
        parts.extend(boards.region(region) for region in range(len(REGIONS)))
        parts += [Text(), boards.banks(), Text()]
        for seat in viewer_last(len(boards.facts["players"]), viewer):
            parts.append(boards.board(seat, mine=self.addressed and seat == view["seat"]))
        return Group(*parts, *boards.going_on(viewer))

    def status(self, view: dict[str, object], viewer: int) -> RenderableType:
        """The viewer's tokens and cards, and the campaign, offer or chances of the moment."""
        boards = self.boards(view)
        lines = [indented(Text(line)) for line in boards.own(viewer)]
        return Group(*lines, *boards.going_on(viewer))

    def boards(self, view: dict[str, object]) -> OathBoards:
        """The pieces of a view, each to be drawn by itself."""
        return OathBoards(self.texts, self.names, view)

    # -- questions

    def arrange(self, ask: Ask, view: dict[str, object]) -> list[int]:
        """Major actions first, then the others; Rest and passing last."""
        if ask.prompt != "act":
            return super().arrange(ask, view)
        rest = VOCABULARY.parse("rest")
        return sorted(ask.options, key=lambda option: (option in (PASS, rest), option))

    def own_number(self, option: int) -> int:
        """Sites have numbers."""
        place = option % STRIDE
        return place - SLOT + 1 if SLOT <= place < SLOT + len(REGION_OF) else 0

    def spots(self, view: dict[str, object]) -> list[str]:
        """Sites as well."""
        slots = range(1, len(facts_of(view)["sites"]) + 1)
        return [*super().spots(view), *(f"s{number}" for number in slots)]

    def remark(self, ask: Ask, option: int, view: dict[str, object]) -> str:
        """What a card says: one cannot point at it here."""
        verb, thing = VOCABULARY.verb(option), VOCABULARY.object(option)
        if thing == "yes" and ask.source in CARDS:
            return f"– {self.texts.card_text(ask.source)}"
        if verb == "keep" or (verb == "use" and ask.prompt == "act"):
            return f"– {self.texts.card_text(thing)}"
        return ""

    # -- telling

    def final(self, match: Match) -> RenderableType:
        """Why the game ended, who won, and the last table."""
        view = match.view(-1)
        outcome = match.table.outcome()
        reason = self.texts.text(message_id("oath-end", outcome.reason))
        won = self.texts.text("final-won")
        names = [f"{self.names[seat]}: {won}" for seat in outcome.winners]
        return Group(reason, *names, Text(), self.table(view, -1))

    def sorted_cards(self, cards: Counter[str]) -> Counter[str]:
        """By printed number."""
        return Counter({id: cards[id] for id in sorted(cards, key=lambda id: CARDS[id].number)})


DISPLAY = OathDisplay
