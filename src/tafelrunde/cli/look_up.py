"""`tafelrunde titles`, `cards` and `rules`: what there is to play, and what it says."""

from __future__ import annotations

from pathlib import Path

import click
from rich.table import Table
from rich.text import Text

from tafelrunde.bots.registry import seatable
from tafelrunde.cli.frame import (
    Command,
    Frame,
    frame,
    json_option,
    lang_option,
    option,
    title_argument,
)
from tafelrunde.cli.generic import Display, display, type_names
from tafelrunde.cli.options import option_data, option_lines
from tafelrunde.cli.panels import card_panel, find_cards, rule_panel
from tafelrunde.kernel.catalogue import CardFace
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.meta import Meta
from tafelrunde.kernel.rules import Rule, rule_book, untested
from tafelrunde.texts import LANGUAGES, Texts, message_id
from tafelrunde.titles import registry


class UnknownCard(TafelrundeError):
    """No card is called like that."""


def both(title: str) -> dict[str, Texts]:
    """The texts of a title in all languages."""
    return {lang: Texts(lang, title) for lang in LANGUAGES}


def plain_table(*heads: str) -> Table:
    """A table that needs no lines to be read."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for head in heads:
        table.add_column(head)
    return table


# -- titles


@click.command("titles", cls=Command)
@click.argument("title", required=False)
@json_option
@lang_option
def titles(title: str | None, as_json: bool) -> None:
    mine = frame()
    if as_json:
        chosen = registry.TITLES.values() if title is None else [registry.find(title)]
        mine.data([title_data(meta) for meta in chosen])
        return
    if title is not None:
        print_title(mine, registry.find(title))
        return
    t = mine.texts.text
    table = plain_table(t("head-id"), t("head-name"), t("head-players"), t("head-bots"))
    for meta in registry.TITLES.values():
        bots = ", ".join(seatable(registry.load(meta.id)))
        table.add_row(meta.id, t(meta.name), f"{meta.min_seats}–{meta.max_seats}", bots)
    mine.out.print(table)


def title_data(meta: Meta) -> dict[str, object]:
    """A title for machines, with everything that can be chosen, in all languages."""
    texts = both(meta.id)
    return {
        "id": meta.id,
        "name": {lang: texts[lang].text(meta.name) for lang in texts},
        "revision": meta.revision,
        "min_seats": meta.min_seats,
        "max_seats": meta.max_seats,
        "bots": list(seatable(registry.load(meta.id))),
        "sources": meta.sources,
        "options": [option_data(texts, one) for one in meta.options],
    }


def print_title(mine: Frame, meta: Meta) -> None:
    """One title: players, bots, sources, and its options with all choices."""
    texts = mine.texts_of(meta.id)
    t = texts.text
    mine.out.print(Text(t(meta.name), style="bold underline"))
    table = plain_table("", "")
    table.show_header = False
    table.add_row(t("head-players"), f"{meta.min_seats}–{meta.max_seats}")
    table.add_row(t("head-bots"), ", ".join(seatable(registry.load(meta.id))))
    table.add_row(t("head-sources"), "; ".join(meta.sources))
    mine.out.print(table)
    mine.out.print()
    mine.out.print(Text(t("help-title-options", title=t(meta.name)), style="bold"))
    table = plain_table("", "")
    table.show_header = False
    table.columns[0].no_wrap = True
    for name, text in option_lines(texts, meta, whole=True):
        table.add_row(name, text)
    mine.out.print(table)


# -- cards


@click.command("cards", cls=Command)
@title_argument
@click.argument("id", required=False, metavar="[CARD]")
@option("--set", "box", metavar="SET")
@option("--type", "type_", metavar="TYPE")
@option("--cards", "own_file", metavar="FILE")
@option("--template", is_flag=True)
@json_option
@lang_option
def cards(
    title: str,
    id: str | None,
    box: str | None,
    type_: str | None,
    own_file: str | None,
    template: bool,
    as_json: bool,
) -> None:
    mine = frame()
    texts = mine.texts_of(registry.find(title).id)
    names = both(title)
    drawn = display(registry.load(title), texts)
    if template:
        click.echo(drawn.card_template(), nl=False)
        return
    if own_file is not None:
        drawn.read_cards(own_file, [texts, *names.values()])
    found = drawn.title.catalogue()
    found = chosen_by(drawn, found, "set", box)
    found = chosen_by(drawn, found, "type", type_)
    if id is not None:
        found = find_cards(found, title, id, texts)
        if not found:
            raise UnknownCard("there is no card '{name}'", name=id[:40])
    if as_json:
        mine.data([card_data(drawn, names, card) for card in found])
    elif id is not None and len(found) == 1:
        mine.out.print(card_panel(drawn, found[0]))
    else:
        print_cards(mine, drawn, found)


def chosen_by(drawn: Display, cards: list[CardFace], kind: str, said: str | None) -> list[CardFace]:
    """The cards of a set or type, named by its id or in the reader's language."""
    if said is None:
        return cards
    texts = drawn.texts
    values: dict[str, list[CardFace]] = {}
    for card in cards:
        for value in [card.set] if kind == "set" else drawn.types(card):
            values.setdefault(value, []).append(card)
    for value, members in values.items():
        if said.casefold() in (value, texts.text(message_id(kind, value)).casefold()):
            return members
    name, known = said[:40], ", ".join(values)
    if kind == "set":
        raise UnknownCard("there is no set '{name}'; there are: {known}", name=name, known=known)
    raise UnknownCard("there is no type '{name}'; there are: {known}", name=name, known=known)


def card_data(drawn: Display, texts: dict[str, Texts], card: CardFace) -> dict[str, object]:
    """A card for machines, in all languages."""
    notes = {lang: texts[lang].card_notes(card.id) for lang in texts}
    count = len(notes[LANGUAGES[0]])
    return {
        "id": card.id,
        "name": {lang: texts[lang].card_name(card.id) for lang in texts},
        "set": card.set,
        "types": drawn.types(card),
        "cost": card.cost if card.price is None else card.price,
        "text": {lang: texts[lang].card_text(card.id) for lang in texts},
        "rulings": [{lang: notes[lang][at] for lang in texts} for at in range(count)],
    }


def print_cards(mine: Frame, drawn: Display, cards: list[CardFace]) -> None:
    """Cards as a table, one block for each set."""
    texts, t = drawn.texts, drawn.texts.text
    for box in dict.fromkeys(card.set for card in cards):
        mine.out.print(Text(t(message_id("set", box)), style="bold underline"))
        inside = [card for card in cards if card.set == box]
        priced = any(drawn.price(card) for card in inside)  # not every title has costs
        heads = [t("head-cost")] if priced else []
        table = plain_table(*heads, t("head-name"), t("head-types"), t("head-text"))
        if priced:
            table.columns[0].justify = "right"
        table.columns[len(heads)].min_width = 14
        for card in inside:
            cells = [drawn.price(card)] if priced else []
            kinds = type_names(texts, drawn.types(card))
            table.add_row(*cells, texts.card_name(card.id), kinds, texts.card_text(card.id))
        mine.out.print(table)
        mine.out.print()
    mine.out.print(t("cards-count", count=len(cards)))


# -- rules


@click.command("rules", cls=Command)
@title_argument
@click.argument("id", required=False, metavar="[RULE]")
@option("--untested", "only_untested", is_flag=True)
@option("--tests", type=click.Path(file_okay=False, exists=True, path_type=Path), metavar="DIR")
@json_option
@lang_option
def rules(
    title: str, id: str | None, only_untested: bool, tests: Path | None, as_json: bool
) -> int:
    mine = frame()
    texts = mine.texts_of(registry.find(title).id)
    loaded = registry.load(title)
    book = rule_book(loaded)
    names = both(title)
    if only_untested:
        missing = untested(loaded, tests)
        pending = [rule for rule in book.rules.values() if rule.pending]
        if as_json:
            mine.data(
                {
                    "untested": [rule_data(names, rule) for rule in missing],
                    "pending": [rule_data(names, rule) for rule in pending],
                }
            )
        else:
            print_untested(mine, texts, missing, pending)
        return 1 if missing else 0
    if id is not None:
        rule = book.find(id)
        if as_json:
            mine.data(rule_data(names, rule))
        else:
            mine.out.print(rule_panel(texts, texts.rule(rule.id)))
        return 0
    numbered = [rule for rule in book.rules.values() if rule.message.startswith("rule-")]
    if as_json:
        mine.data([rule_data(names, rule) for rule in book.rules.values()])
        return 0
    table = plain_table(texts.text("head-rule"), texts.text("head-title"), "")
    for rule in numbered:
        waits = texts.text("rules-waits", set=set_name(texts, rule)) if rule.pending else ""
        table.add_row(rule.id, texts.rule(rule.id).title, Text(waits, style="dim"))
    mine.out.print(table)
    return 0


def rule_data(texts: dict[str, Texts], rule: Rule) -> dict[str, object]:
    """A rule for machines, in all languages."""
    words = {lang: texts[lang].rule(rule.id) for lang in texts}
    return {
        "id": rule.id,
        "section": rule.section,
        "pending": rule.pending,
        "title": {lang: words[lang].title for lang in texts},
        "text": {lang: words[lang].text for lang in texts},
    }


def set_name(texts: Texts, rule: Rule) -> str:
    """The set a rule waits for."""
    return texts.text(message_id("set", rule.pending))


def print_untested(mine: Frame, texts: Texts, missing: list[Rule], pending: list[Rule]) -> None:
    """Rules without a test, and those that wait for a set."""
    t = texts.text
    mine.out.print(t("rules-untested", count=len(missing)))
    table = plain_table(t("head-rule"), t("head-title"))
    for rule in missing:
        table.add_row(rule.id, texts.rule(rule.id).title)
    if missing:
        mine.out.print(table)
    if pending:
        mine.out.print()
        mine.out.print(t("rules-pending", count=len(pending)))
        table = plain_table(t("head-rule"), t("head-set"), t("head-title"))
        for rule in pending:
            table.add_row(rule.id, set_name(texts, rule), texts.rule(rule.id).title)
        mine.out.print(table)
