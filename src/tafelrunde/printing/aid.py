"""A player aid: every rule of a title, arranged for the table, with its numbers and advice.

`aid.toml` of a title names sections, rules, tables and symbols; words stand in its `aid.ftl`, and
tables come from the title's own data.
"""

from __future__ import annotations

import re
import tomllib
from functools import lru_cache
from importlib import import_module
from importlib.resources import files
from typing import Final, Protocol, cast
from unicodedata import combining, normalize

import msgspec

from tafelrunde.kernel.errors import Phrase
from tafelrunde.kernel.rules import rule_book
from tafelrunde.printing.catalogue import kept_texts
from tafelrunde.printing.drawings import icon_svg
from tafelrunde.printing.errors import BadPrint, unknown
from tafelrunde.printing.model import typographic
from tafelrunde.printing.typeset import check_glyphs
from tafelrunde.texts import Texts
from tafelrunde.titles import registry

FORMS: Final = ["a4", "a4fold", "a5", "poster-a2", "card"]
LEVELS: Final = ["short", "full"]
LANGS: Final = ["de", "en", "de+en", "en+de", "de/en", "en/de"]
DEPTH: Final = re.compile(r"[.]")


class AidWish(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The settings of an aid."""

    title: str
    langs: str = "de"
    form: str = "a4"
    pages: int = 0  # as many as a comfortable size needs
    level: str = "full"
    ink: str = "full"

    def check(self) -> None:
        """Refuse what cannot be."""
        for said, known, what in (
            (self.form, FORMS, Phrase("form of an aid")),
            (self.level, LEVELS, Phrase("level")),
            (self.langs, LANGS, Phrase("choice of languages")),
            (self.ink, ["full", "save", "mono"], Phrase("use of ink")),
        ):
            if said not in known:
                raise unknown(what, said, known)
        if not 0 <= self.pages <= 100:
            raise BadPrint("an aid has 1 to 100 pages")

    @property
    def languages(self) -> list[str]:
        """The languages, the first one first."""
        return self.langs.replace("+", "/").split("/")


class Plan(msgspec.Struct, forbid_unknown_fields=True):
    """A section as `aid.toml` names it.

    A rule stands for all below it: '5.1' brings '5.1.2.a', '=5.1' does not, 'A3-A9' is a range.
    `brief` are the rules of the short aid; a section without `short` is left out there. A section
    of terms stands in the order of the alphabet.
    """

    id: str
    short: bool = False
    learn: list[str] = []
    symbols: list[str] = []
    tables: list[str] = []
    rules: list[str] = []
    brief: list[str] = []
    alphabetical: bool = False


class Sheet(msgspec.Struct, forbid_unknown_fields=True):
    """The whole `aid.toml`."""

    colour: str
    sections: list[Plan]


class Table(msgspec.Struct):
    """Numbers with a heading; the first row and column are headings, too."""

    title: str
    rows: list[list[str]]


class RuleLine(msgspec.Struct):
    """A rule, and how deep it stands."""

    id: str
    title: str
    text: str
    depth: int


class Section(msgspec.Struct):
    """A section in one language."""

    id: str
    heading: str
    badge: str = ""
    purpose: str = ""
    intro: list[tuple[str, str]] = []
    symbols: list[tuple[str, str]] = []
    tables: list[Table] = []
    points: list[str] = []
    rules: list[RuleLine] = []


class Aid(msgspec.Struct):
    """An aid in one language."""

    title: str
    lang: str
    name: str
    pitch: str
    note: str
    colour: str
    sections: list[Section]


class TableMaker(Protocol):
    """What a title brings: its tables, and drawings for its symbols."""

    def tables(self, texts: Texts) -> dict[str, Table]:
        """Every table by its name."""

    def icons(self) -> dict[str, tuple[str, int]]:
        """Paths and the size of their grid."""


def sheet_of(title: str) -> Sheet:
    """The arrangement of a title's aid."""
    id = registry.find(title).id
    file = files("tafelrunde.printing").joinpath(id, "aid.toml")
    if not file.is_file():
        raise BadPrint("there is no aid for '{title}'", title=id)
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Sheet)


def maker_of(title: str) -> TableMaker:
    """The tables and icons of a title."""
    return cast(TableMaker, import_module(f"tafelrunde.printing.{title}.tables"))


@lru_cache(maxsize=32)
def make_aid(title: str, lang: str, level: str = "full", beside: str = "") -> Aid:
    """The aid of a title in a language, in the order of the language it stands beside.

    It is made once, and not to be changed.
    """
    meta = registry.find(title)
    sheet = sheet_of(title)
    texts = kept_texts(lang, meta.id)
    tables = maker_of(meta.id).tables(texts)
    ids = [
        rule.id for rule in rule_book(registry.load(meta.id)).rules.values() if "/" not in rule.id
    ]
    sorter = kept_texts(beside or lang, meta.id)
    made = [
        section(plan, texts, tables, sorted_terms(ids, sorter) if plan.alphabetical else ids, level)
        for plan in sheet.sections
        if level == "full" or plan.short
    ]
    return Aid(
        meta.id,
        lang,
        texts.text(meta.name),
        texts.text("learn-pitch"),
        texts.text("print-aid-note"),
        sheet.colour,
        made,
    )


def section(
    plan: Plan, texts: Texts, tables: dict[str, Table], ids: list[str], level: str
) -> Section:
    """One section: what it is for, its tables, advice and rules."""
    message = f"aid-{plan.id}"
    named = texts.attributes(message)
    points = sorted(
        (name for name in named if name.startswith("point-")),
        key=lambda name: int(name.removeprefix("point-")),
    )
    made = Section(plan.id, texts.text(message))
    if "badge" in named:
        made.badge = texts.attribute(message, "badge")
    if "purpose" in named:
        made.purpose = texts.attribute(message, "purpose")
    made.points = [typographic(texts.attribute(message, name)) for name in points]
    if level == "full" or not plan.brief:
        made.intro = [
            (texts.text(f"learn-{id}"), texts.attribute(f"learn-{id}", "text")) for id in plan.learn
        ]
    made.symbols = [(name, texts.text(f"aid-symbol-{name}")) for name in plan.symbols]
    made.tables = [labelled(tables[name]) for name in plan.tables]
    wanted = rules_of(plan, ids) if level == "full" else plan.brief
    for id in wanted:
        rule = texts.rule(id)
        depth = max(0, len(DEPTH.findall(id)) - 1)
        made.rules.append(RuleLine(id, rule.title, typographic(rule.text), min(depth, 3)))
    return made


def sorted_terms(ids: list[str], texts: Texts) -> list[str]:
    """Rules by the alphabet of a language; what stands below one ('10.Take.Or') follows it."""

    def place(id: str) -> list[str]:
        parts = id.split(".")
        above = [".".join(parts[: at + 1]) for at in range(len(parts))]
        return [plain_letters(texts.rule(one).title if one in known else one) for one in above]

    known = set(ids)
    return sorted(ids, key=place)


def plain_letters(word: str) -> str:
    """A word as it is sorted: small letters without their dots and accents."""
    return "".join(one for one in normalize("NFKD", word.casefold()) if not combining(one))


def labelled(table: Table) -> Table:
    """A table whose labels, above and at the left, begin with capital letters."""
    rows = [[typographic("–" if cell == "-" else cell) for cell in row] for row in table.rows]
    rows[0] = [cell[:1].upper() + cell[1:] for cell in rows[0]]
    return Table(table.title, [[row[0][:1].upper() + row[0][1:], *row[1:]] for row in rows])


def rules_of(plan: Plan, ids: list[str]) -> list[str]:
    """The rules a section stands for, in the rulebook's order."""
    found: list[str] = []
    for id in ids:
        for pattern in plan.rules:
            first, dash, last = pattern.partition("-")
            if dash and first in ids and last in ids:
                hit = ids.index(first) <= ids.index(id) <= ids.index(last)
            else:
                hit = id == pattern.removeprefix("=") or id.startswith(f"{pattern}.")
            if hit:
                found.append(id)
                break
    return found


def left_out(title: str) -> list[str]:
    """Rules that no section shows: there must be none."""
    loaded = registry.load(title)
    ids = [rule.id for rule in rule_book(loaded).rules.values() if "/" not in rule.id]
    shown = {id for plan in sheet_of(title).sections for id in rules_of(plan, ids)}
    return [id for id in ids if id not in shown]


def check_aid(aid: Aid) -> None:
    """Refuse characters the fonts lack."""
    for part in aid.sections:
        texts = [part.heading, part.badge, part.purpose, *part.points]
        texts += [text for pair in part.intro for text in pair] + [word for _, word in part.symbols]
        texts += [cell for table in part.tables for row in table.rows for cell in row]
        texts += [text for rule in part.rules for text in (rule.title, rule.text)]
        check_glyphs(part.id, texts)


def drawings(title: str) -> dict[str, str]:
    """The symbols of a title as SVG."""
    return {name: icon_svg(path, grid) for name, (path, grid) in maker_of(title).icons().items()}
