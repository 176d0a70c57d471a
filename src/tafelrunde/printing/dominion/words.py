"""Names and texts of elements in one language, from the game's own catalogues."""

from __future__ import annotations

from tafelrunde.printing.catalogue import kept_texts
from tafelrunde.printing.dominion.data import (
    Element,
    Kingdom,
    Section,
    elements,
    printed_sections,
    sections,
    years,
)
from tafelrunde.printing.dominion.own import Own, OwnCard
from tafelrunde.printing.errors import BadPrint
from tafelrunde.printing.model import LONG, Block, Run, paragraphs, parse_cost
from tafelrunde.texts import Texts, message_id

OWN_TITLE = "dominion"


class Words:
    """What elements are called and say in one language.

    `fallback` is the language to take a missing text from, which is then marked; without one a
    text that only the other language has is an error.
    """

    def __init__(
        self, lang: str, fallback: str = "", own: Own | None = None, long: int = LONG
    ) -> None:
        self.long = long  # characters of a paragraph that stays together
        self.lang = lang
        self.own = own or Own()
        self.texts = kept_texts(lang, OWN_TITLE)
        self.other = kept_texts("en" if lang == "de" else "de", OWN_TITLE)
        self.fallback = fallback if fallback != lang else ""

    def split(self, block: Block, text: str) -> list[Block]:
        """A block that may go on elsewhere, if it is long for its divider."""
        return paragraphs(block, text, self.long)

    def t(self, id: str, **args: object) -> str:
        """A text of the printed product."""
        return self.texts.text(f"print-{id}", **args)

    # -- elements

    def message(self, element: Element) -> str:
        """The message that holds an element's name, text and rulings; '' if there is none yet."""
        id = message_id("card", element.id)
        if self.texts.has(id):
            return id
        if self.other.has(id) and self.other.has(id, "text"):
            if not self.fallback:
                raise BadPrint(
                    "'{card}' has no text in '{lang}'; --fallback {other} takes the other one",
                    card=element.id,
                    lang=self.lang,
                    other=self.other.lang,
                )
            return id
        return ""

    def source(self, message: str) -> Texts:
        """The catalogue that has a message."""
        return self.texts if self.texts.has(message) else self.other

    def name(self, element: Element) -> str:
        """What an element is called."""
        id = message_id("card", element.id)
        if element.id in self.own.cards or not self.texts.has(id):
            return element.names[self.lang]
        return self.texts.text(id)

    def blocks(self, element: Element, year: int = 0) -> list[Block]:
        """What an element says, then its rulings. A text of one printing replaces the common one;
        without a printing the newest text comes first and older ones follow with their years.
        """
        if element.id in self.own.cards:
            return self.own_blocks(self.own.cards[element.id], year)
        message = self.message(element)
        if not message:
            return []
        texts = self.source(message)
        mark = "" if texts is self.texts else f"[{texts.lang}] "
        editions = texts.card_editions(element.id)
        newest = max(years(element), default=0)
        found: list[Block] = []
        if texts.has(message, "text"):
            said = texts.card_text(element.id, year or newest)
            found += self.split(Block("text"), mark + said)
        if not year:
            for edition in editions:
                if edition != str(newest):
                    older = texts.card_text(element.id, edition)
                    found += self.split(Block("note"), f"{edition}: {older}")
            before = [str(one) for one in years(element) if str(one) not in editions]
            if str(newest) in editions and before:
                common = texts.card_text(element.id)
                found += self.split(Block("note"), f"{', '.join(before)}: {common}")
        for note in texts.card_notes(element.id):
            found += self.split(Block("note"), mark + note)
        return found

    def own_blocks(self, card: OwnCard, year: int) -> list[Block]:
        """What a card of one's own says."""
        other = "en" if self.lang == "de" else "de"
        lang, mark = self.lang, ""
        if card.text[other] and not card.text[self.lang]:
            if not self.fallback:
                raise BadPrint(
                    "'{card}' has no text in '{lang}'; --fallback {other} takes the other one",
                    card=card.element.id,
                    lang=self.lang,
                    other=other,
                )
            lang, mark = other, f"[{other}] "
        common = card.text[lang]
        said = card.editions.get(year, {}).get(lang, common)
        found = self.split(Block("text"), mark + said) if said else []
        if not year:
            for when, texts in sorted(card.editions.items()):
                if lang in texts:
                    found += self.split(Block("note"), f"{when}: {texts[lang]}")
        for ruling in card.rulings[lang]:
            found += self.split(Block("note"), mark + ruling)
        return found

    def types(self, element: Element) -> list[tuple[str, str]]:
        """The types of an element: icon and word."""
        return [(type, self.type(type)) for type in element.types]

    def type(self, type: str) -> str:
        """A type in a word."""
        return self.texts.text(message_id("type", type))

    def pile(self, element: Element) -> str:
        """How many cards there are, in words."""
        pile, _, number = element.pile.partition(":")
        if pile.isdecimal():
            return self.t("pile", count=int(pile))
        if pile in ("beside", "each", "mixed"):
            return self.t(f"pile-{pile}", count=int(number))
        if pile == "in":
            return self.t("pile-in", pile=self.name(elements()[number]))
        return self.t(f"pile-{pile}")

    # -- sets and sections

    def set(self, id: str) -> str:
        """The name of a set."""
        if id in self.own.sets:
            return self.own.sets[id][self.lang] or id
        message = message_id("set", id)
        return self.texts.text(message) if self.texts.has(message) else self.t(f"set-{id}")

    def line(self, section: Section) -> str:
        """The first of the two lines that name a printing: 'ERWEITERUNG IV'."""
        kind, _, number = section.line.partition(":")
        return f"{self.t(f'line-{kind}')} {number}".strip() if kind else ""

    def head(self, element: Element, year: int = 0) -> str:
        """Set and years."""
        shown = [year] if year else years(element)
        parts = [self.set(element.set), ", ".join(str(one) for one in shown)]
        return " · ".join(part for part in parts if part)

    def foot(self, element: Element, section: Section | None = None) -> str:
        """The printings that have an element, and the set."""
        shown = [section] if section is not None else printed_sections(element)
        lines = list(dict.fromkeys(self.line(one) for one in shown if one.line))
        name = self.set(element.set)
        return f"{' · '.join(lines)} – {name}".upper() if lines else name.upper()

    def foot_of_set(self, box: str, number: int) -> str:
        """The lines of a section."""
        line, name = self.line(sections()[number]), self.set(box)
        return f"{line} – {name}".upper() if line else name.upper()

    # -- kingdoms

    def kingdom(self, kingdom: Kingdom) -> str:
        """The name of a recommended kingdom."""
        id = f"kingdom-{kingdom.slug}"
        return self.texts.text(id) if self.texts.has(id) else kingdom.names[self.lang]

    def kingdom_block(self, kingdom: Kingdom) -> Block:
        """A recommended kingdom with costs and names of its cards."""
        ids = sorted(kingdom.cards, key=lambda id: (sort_cost(elements()[id].cost), id))
        cards = ", ".join(self.priced(elements()[id]) for id in ids)
        side = ""
        if others := kingdom.extras.get("with"):
            side = self.t("with-set", sets=", ".join(self.set(one) for one in others))
        more: list[str] = []
        for key, values in kingdom.extras.items():
            if key != "with":
                label = self.t(f"extra-{key.replace('_', '-')}")
                named = [self.name(elements()[one]) for one in values if one != "yes"]
                more.append(f"{label}: {', '.join(named)}" if named else label)
        said: list[Run] = [(False, cards)]
        if more:
            said.append((True, f" · {' · '.join(more)}"))
        return Block("kingdom", said, title=self.kingdom(kingdom), side=side)

    def priced(self, element: Element) -> str:
        """'4 Miliz'; the space does not break."""
        cost = element.cost if element.cost != "-" else ""
        return f"{cost}\u00a0{self.name(element)}" if cost else self.name(element)

    def member(self, element: Element, year: int = 0) -> list[Block]:
        """An element inside a group: a heading, its text, its rulings."""
        head = Block("member", title=self.name(element), cost=parse_cost(element.cost))
        head.icons = list(element.types[:3])
        blocks = self.blocks(element, year)
        if blocks and blocks[0].kind == "text" and not blocks[0].goes_on:
            head.runs = blocks[0].runs
            blocks = blocks[1:]
        for block in blocks:
            block.title = head.title  # shown where it goes on on another side
            if block.kind == "text":
                block.kind = "member"
                block.goes_on = True
        return [head, *blocks]

    # -- rules

    def rule_blocks(self, ids: tuple[str, ...]) -> list[Block]:
        """Numbered rules; 'table' is the table of the Supply."""
        found: list[Block] = []
        for id in ids:
            if id == "table":
                found.append(self.supply_table())
                continue
            rule = self.texts.rule(id)
            found += self.split(Block("rule", title=rule.title, side=rule.id), rule.text)
        return found

    def supply_table(self) -> Block:
        """How many cards of each kind lie in the Supply."""
        rows = [
            [self.t("supply-players"), "2", "3", "4", "5", "6"],
            [self.name(elements()["province"]), "8", "12", "12", "15", "18"],
            [self.t("supply-victory"), "8", "12", "12", "12", "12"],
            [self.name(elements()["curse"]), "10", "20", "30", "40", "50"],
            [self.name(elements()["copper"]), "46", "39", "32", "85", "78"],
            [self.name(elements()["silver"]), "40", "40", "40", "80", "80"],
            [self.name(elements()["gold"]), "30", "30", "30", "60", "60"],
            [self.t("supply-end"), "3", "3", "3", "4", "4"],
        ]
        return Block("table", rows=rows)


def sort_cost(cost: str) -> int:
    """Coins first, then debt and potions."""
    digits = "".join(character for character in cost.partition("+")[0] if character.isdigit())
    return int(digits or 0)
