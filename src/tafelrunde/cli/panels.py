"""One card or one rule, found by name and drawn for reading."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tafelrunde.cli.generic import Display, type_names
from tafelrunde.kernel.catalogue import CardFace
from tafelrunde.texts import LANGUAGES, RuleText, Texts, message_id


def find_cards(
    cards: list[CardFace], title: str, said: str, shown: Texts | None = None
) -> list[CardFace]:
    """The cards whose id or name, in either language, is or else contains what was said.

    `shown` may have names of its own, those of an owner's cards.
    """
    wanted = said.casefold().strip()
    names = {card.id: [card.id.casefold(), card.id.replace("_", " ")] for card in cards}
    known = [Texts(lang, title) for lang in LANGUAGES]
    for texts in [*known, shown] if shown is not None else known:
        for card in cards:
            names[card.id].append(texts.card_name(card.id).casefold())
    exact = [card for card in cards if wanted in names[card.id]]
    return exact or [card for card in cards if any(wanted in name for name in names[card.id])]


def card_panel(drawn: Display, card: CardFace, printing: int | str = 0) -> RenderableType:
    """A card: what it is, what it says, and the rulings on it."""
    texts = drawn.texts
    facts = [type_names(texts, drawn.types(card))]
    if price := drawn.price(card):
        facts.append(texts.text("card-cost", cost=price))
    years = ", ".join(str(year) for year in card.printings)
    facts.append(texts.text(message_id("set", card.set)) + (f" ({years})" if years else ""))
    parts: list[RenderableType] = [Text(" · ".join(facts), style="dim"), Text()]
    parts.append(Text(texts.card_text(card.id, printing)))
    for other in texts.card_editions(card.id) if not printing else ():
        words = texts.card_text(card.id, other)
        parts.extend([Text(), Text(printing_text(texts, other, words))])
    notes = texts.card_notes(card.id)
    if notes:
        grid = Table.grid(padding=(0, 1))
        for note in notes:
            grid.add_row("•", note)
        parts.extend([Text(), Text(texts.text("card-rulings"), style="bold"), grid])
    rule = f"{texts.title}:{card.rule}"
    return panel(texts.card_name(card.id), Group(*parts), rule)


def printing_text(texts: Texts, printing: str, words: str) -> str:
    """What a card says in another printing, which is a year or has a name."""
    if printing.isdecimal():
        return texts.text("card-older", year=printing, text=words)
    return f"{texts.text(message_id('printing', printing))}: {words}"


def rule_panel(texts: Texts, rule: RuleText) -> RenderableType:
    """A rule: its title and its text."""
    return panel(rule.title, Text(rule.text), f"{texts.title}:{rule.id}")


def panel(title: str, content: RenderableType, foot: str) -> RenderableType:
    """A box of a width that reads well."""
    return Panel(
        Padding(content, (0, 1)),
        title=Text(title, style="bold"),
        subtitle=Text(foot, style="dim"),
        title_align="left",
        subtitle_align="right",
    )
