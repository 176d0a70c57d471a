"""What lies in the middle of a Dominion table, in words: piles, landscapes, small decks."""

# not compiled: draws with rich

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from tafelrunde.cli.generic import facts_of, zone_cards, zones_by_name
from tafelrunde.texts import Texts, message_id
from tafelrunde.titles.dominion.catalogue import (
    ATTACK,
    CARDS,
    CURSE,
    DURATION,
    LANDMARK,
    NIGHT,
    REACTION,
    RESERVE,
    TREASURE,
    VICTORY,
)
from tafelrunde.titles.dominion.zones import DECKS

# Colours only repeat what the words say.
STYLES = {
    TREASURE: "yellow",
    VICTORY: "green",
    CURSE: "magenta",
    ATTACK: "red",
    REACTION: "blue",
    DURATION: "bright_red",
    NIGHT: "bright_black",
    RESERVE: "cyan",
}
PILE_WIDTH = 25
Pile = tuple[RenderableType, RenderableType, RenderableType]  # cost, name, how many are left
Fact = dict[str, Any]


def style(id: str) -> str:
    """The colour of a card."""
    types = CARDS[id].types if id in CARDS else 0
    return next((colour for bit, colour in STYLES.items() if types & bit), "")


class Columns:
    """Piles side by side: the basic ones left, the kingdom in as many columns as fit."""

    def __init__(self, basic: list[Pile], kingdom: list[Pile]) -> None:
        self.basic = basic
        self.kingdom = kingdom

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """A grid for the width there is."""
        across = max(1, options.max_width // PILE_WIDTH - 1)
        height = max(1, -(-len(self.kingdom) // across))
        columns = [self.basic]
        columns += [self.kingdom[at : at + height] for at in range(0, len(self.kingdom), height)]
        if options.max_width < 2 * PILE_WIDTH:
            columns = [self.basic + self.kingdom]
        grid = Table.grid(padding=(0, 1))
        for _ in columns:
            grid.add_column(justify="right", style="dim", min_width=3)
            grid.add_column(min_width=16)
            grid.add_column(justify="right", min_width=2)
        for row in range(max(len(column) for column in columns)):
            cells: list[RenderableType] = []
            for column in columns:
                cells.extend(column[row] if row < len(column) else ("", "", ""))
            grid.add_row(*cells)
        yield grid


class Middle:
    """Everything between the players, for one view."""

    def __init__(self, view: dict[str, object], texts: Texts, names: list[str]) -> None:
        self.facts = facts_of(view)
        self.zones = zones_by_name(view, -1)
        self.texts = texts
        self.names = names

    def drawn(self) -> RenderableType:
        """The Supply, dear piles first, and a line for whatever else there is."""
        name = self.texts.card_name
        piles: list[Fact] = sorted(
            self.facts["supply"], key=lambda pile: (-pile["cost"], name(pile["card"]))
        )
        supply = [pile for pile in piles if pile["supply"]]
        basic = [self.pile(pile) for pile in supply if not pile["kingdom"]]
        kingdom = [self.pile(pile) for pile in supply if pile["kingdom"]]
        head = Text(self.texts.text("dominion-supply"), style="bold")
        parts: list[RenderableType] = [head, Columns(basic, kingdom)]
        parts.extend(self.mixed(pile) for pile in supply if self.below(pile))
        parts.extend(self.line("dominion-tokens", self.tokens_on(pile)) for pile in self.laden())
        if bane := str(self.facts["bane"]):
            parts.append(self.line("dominion-bane", name(bane)))
        if beside := [pile for pile in piles if not pile["supply"]]:
            said = ", ".join(f"{name(pile['card'])} ({pile['left']})" for pile in beside)
            parts.append(Text(self.texts.text("dominion-beside") + ": " + said))
        parts.extend(self.landscape(one) for one in self.facts["landscapes"])
        parts.extend(self.decks())
        parts.extend(Text(self.counted("counter", one)) for one in self.facts["shared"])
        for key, label in (
            ("forbidden", "dominion-forbidden-cards"),
            ("face_down", "dominion-face-down"),
        ):
            if self.facts[key]:
                parts.append(self.line(label, self.texts.cards(self.facts[key])))
        return Group(*parts)

    def price(self, fact: Fact) -> str:
        """A price in as few signs as possible."""
        return self.texts.text("dominion-short-price", **self.parts_of_price(fact))

    def parts_of_price(self, fact: Fact) -> dict[str, int]:
        """Coins, Potions, Debt; landscapes cost no Potions."""
        return {"cost": fact["cost"], "potion": fact.get("potion", 0), "debt": fact["debt"]}

    def pile(self, pile: Fact) -> Pile:
        """One pile of the Supply."""
        name = Text(self.texts.card_name(pile["card"]), style=style(pile["card"]))
        if not pile["left"]:
            name.stylize("dim strike")
        return (self.price(pile), name, str(pile["left"]) if pile["left"] else "–")

    def below(self, pile: Fact) -> list[str]:
        """What is known to lie below the top card of a mixed pile."""
        zone = self.zones.get(f"pile_{pile['pile']}")
        cards = zone_cards(zone)[:-1] if zone else []
        return [str(card) for card in reversed(cards) if card]

    def mixed(self, pile: Fact) -> Text:
        """The name of a mixed pile, and what comes next in it."""
        under = self.texts.text("dominion-under", cards=self.texts.cards(self.below(pile)))
        return Text(f"{self.texts.card_name(pile['pile'])}: {under}")

    def laden(self) -> list[Fact]:
        """The piles with tokens on them."""
        return [pile for pile in self.facts["supply"] if pile["tokens"]]

    def tokens_on(self, fact: Fact) -> str:
        """A pile or landscape with its tokens."""
        said = ", ".join(self.token(token) for token in fact["tokens"])
        return f"{self.texts.card_name(fact['card'])}: {said}"

    def token(self, token: Fact) -> str:
        """Tokens of one kind, and whose they are."""
        said = self.counted("token", {"name": token["token"], "count": token["count"]})
        if token["seat"] < 0:
            return said
        return self.texts.text("token-of", player=self.names[token["seat"]], token=said)

    def counted(self, kind: str, counter: Fact) -> str:
        """A counter in words."""
        return self.texts.text(message_id(kind, counter["name"]), count=counter["count"])

    def landscape(self, fact: Fact) -> Text:
        """An Event, Landmark or Project in one line."""
        card = CARDS[fact["card"]]
        kind = self.texts.text(f"type-{card.type_names()[0]}")
        line = Text(f"{kind}: ").append(self.texts.card_name(card.id), style="bold")
        if not card.types & LANDMARK:
            price = self.texts.text(
                "dominion-price", potion=0, cost=fact["cost"], debt=fact["debt"]
            )
            line.append(f" {price}", style="not bold")
        more = [self.token(token) for token in fact["tokens"]]
        if fact["owners"]:
            owners = ", ".join(self.names[seat] for seat in fact["owners"])
            more.append(self.texts.text("dominion-owners", players=owners))
        return line.append(" · " + ", ".join(more), style="not bold") if more else line

    def decks(self) -> list[Text]:
        """Boons, Hexes and the Black Market: how many there are, and what lies open."""
        lines: list[Text] = []
        for name, zones in DECKS.items():
            if zones.cards.name not in self.zones:
                continue
            count = int(str(self.zones[zones.cards.name].get("count", 0)))
            deck = self.texts.text(message_id("deck", name))
            line = Text(self.texts.text("dominion-deck-left", deck=deck, count=count))
            for zone in (zones.shown, zones.laid_out, zones.discard):
                cards = Counter(str(card) for card in zone_cards(self.zones[zone.name]))
                if cards:
                    label = self.texts.text(message_id("dominion-zone", zone.name))
                    line.append(f" · {label} {self.texts.cards(cards.elements())}")
            lines.append(line)
        return lines

    def line(self, label: str, content: str) -> Text:
        """Something with its name before it."""
        return Text(f"{self.texts.text(label)} {content}")
