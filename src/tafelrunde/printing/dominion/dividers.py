"""All dividers that a wish means, in order: what stands on each of them, in each language."""

from __future__ import annotations

from collections import Counter
from typing import Final

from tafelrunde.kernel.errors import Phrase
from tafelrunde.printing.dominion.data import (
    Element,
    Entry,
    Kingdom,
    Section,
    elements,
    entries,
    halves,
    kingdoms,
    rule_pages,
    sections,
    set_ids,
)
from tafelrunde.printing.dominion.look import charge_of, colours_of, look
from tafelrunde.printing.dominion.own import Own, read_own
from tafelrunde.printing.dominion.selection import Picked, pick
from tafelrunde.printing.dominion.words import Words, sort_cost
from tafelrunde.printing.errors import BadPrint, unknown
from tafelrunde.printing.geometry import Shape
from tafelrunde.printing.model import LONG, Block, Divider, Face, Run, parse_cost, runs
from tafelrunde.printing.wish import Wish
from tafelrunde.texts import LANGUAGES

KINDS: Final = ["card", "group", "rules", "kingdoms", "set", "basic", "placeholder", "trash"]
USUAL: Final = ["set", "card", "group", "basic", "rules", "kingdoms"]
COUNTED: Final = ["blank", "names"]
MOST: Final = 200  # blanks or name fields
CURSES: Final = 5  # packs of ten
PLAYERS: Final = 6

# The groups in their order; their members share a divider.
GROUPED: Final = ["event", "landmark", "project", "prize", "shelter", "boon", "hex", "state"]
GROUPED_MORE: Final = ["heirloom", "artifact", "zombie"]
ALL_GROUPS: Final = GROUPED + GROUPED_MORE
IN_PILES: Final = ["knight", "castle", "ruins"]  # on the divider of their pile


class Maker:
    """Makes dividers in the languages of a wish."""

    def __init__(self, wish: Wish) -> None:
        self.wish = wish
        self.own: Own = read_own(wish.own, wish.own_name)
        long = paragraph_length(wish.check().shape)
        self.words = {lang: Words(lang, wish.fallback, self.own, long) for lang in wish.languages}
        self.known = elements() | self.own.elements()

    # -- all of them

    def dividers(self) -> list[Divider]:
        """Every divider of the wish."""
        if self.wish.like == "book":
            return self.book()
        counted, kinds = self.kinds()
        selected = bool(self.wish.selection) or bool(self.own.cards) or not counted
        picked = Picked({}, {})
        if selected and kinds:
            words = self.wish.selection
            if not words and self.own.cards:
                words = [f"card:{id}" for id in self.own.cards]
            picked = pick(words, self.wish.edition, self.own.elements())
        found: list[Divider] = []
        boxes = dict.fromkeys(self.known[id].set for id, _ in picked.elements)
        for box in boxes:
            found += self.box(box, picked, kinds)
        for kind in ("placeholder", "trash"):
            if kind in kinds:
                found.append(self.plain(kind))
        for kind, count in counted.items():
            found += [self.blank(kind, at) for at in range(count)]
        if not found:
            raise BadPrint("this selection holds nothing to print")
        return found

    def kinds(self) -> tuple[dict[str, int], list[str]]:
        """Blanks by number, and the other kinds that are wanted."""
        counted: dict[str, int] = {}
        kinds: list[str] = []
        for word in self.wish.kinds.split(",") if self.wish.kinds else USUAL:
            kind, colon, number = word.strip().partition(":")
            if kind in COUNTED and colon:
                if not number.isdecimal() or not 1 <= int(number) <= MOST:
                    raise BadPrint("'{word}': a number from 1 to {most}", word=word[:20], most=MOST)
                counted[kind] = int(number)
            elif kind in KINDS and not colon:
                kinds.append(kind)
            else:
                raise unknown(Phrase("kind of divider"), word, [*KINDS, "blank:6", "names:6"])
        return counted, kinds

    def box(self, box: str, picked: Picked, kinds: list[str]) -> list[Divider]:
        """The dividers of one set."""
        inside = [
            (self.known[id], year) for id, year in picked.elements if self.known[id].set == box
        ]
        whole = [year for one, year in picked.boxes if one == box]
        found: list[Divider] = []
        if "set" in kinds and whole:
            found.append(self.header(box, [one for one, _ in inside]))
        if "basic" in kinds:
            basics = [(one, year) for one, year in inside if one.kind == "basic"]
            found += [divider for one, year in basics for divider in self.basic(one, year)]
            if box == "base" and whole:
                found += [self.start_deck(player) for player in range(1, PLAYERS + 1)]
        if "card" in kinds:
            cards = [(one, year) for one, year in inside if self.is_card(one)]
            cards.sort(key=lambda pair: (sort_cost(pair[0].cost), self.name(pair[0]), pair[1]))
            found += [self.card(one, year) for one, year in cards]
        if "group" in kinds:
            found += self.groups(box, inside)
        if "rules" in kinds and whole:
            titled: dict[str, tuple[str, ...]] = {}
            for page in rule_pages():
                if page.set == box:
                    titled[page.title] = titled.get(page.title, ()) + page.rules
            found += [self.rules(title, ids, box) for title, ids in titled.items()]
        if "kingdoms" in kinds and whole:
            listed = [one for one in kingdoms() if one.set == box]
            if any(whole):
                listed = [one for one in listed if sections()[one.section].year in whole]
            found += [self.kingdoms(box, self.newest(listed))] if listed else []
        return found

    def is_card(self, element: Element) -> bool:
        """Whether an element has a divider of its own among the cards."""
        if element.kind in ("basic", *IN_PILES) or group_of(element):
            return False
        if self.wish.group == "each":
            return True
        return not element.pile.startswith("split-")

    def part(self, at: int, count: int) -> str:
        """'2/3' if there are several."""
        return f"{at + 1}/{count}" if count > 1 else ""

    def newest(self, listed: list[Kingdom]) -> list[Kingdom]:
        """Each recommended kingdom once: as the newest section prints it."""
        found = {kingdom.slug: kingdom for kingdom in listed}
        return list(found.values())

    def name(self, element: Element) -> str:
        """The name in the first language."""
        return self.words[self.wish.languages[0]].name(element)

    # -- one divider

    def card(self, element: Element, year: int = 0, section: Section | None = None) -> Divider:
        """The divider of a card or of its pile."""
        made = self.start("card", element.id, element)
        made.edition = str(year or "")
        members = halves(element) if element.kind == "pile" else []
        for lang, words in self.words.items():
            face = made.faces[lang]
            face.types = words.types(element)
            face.head = words.head(element, year)
            face.foot = words.foot(element, section)
            face.count = f"{words.pile(element)} · card/{element.id}"
            face.blocks = words.blocks(element, year)
            if not members or self.wish.group != "each":
                for member in members:
                    face.blocks += words.member(member, year)
            also = [one for one in kingdoms() if element.id in one.cards]
            names = dict.fromkeys(words.kingdom(one) for one in also)
            if names:
                face.blocks.append(Block("also", [(False, ", ".join(names))]))
        return made

    def start(self, kind: str, id: str, element: Element | None = None) -> Divider:
        """A divider with its tab."""
        names = {lang: words.name(element) if element else "" for lang, words in self.words.items()}
        made = Divider(id, kind, {lang: Face(lang, name) for lang, name in names.items()})
        if element is not None:
            made.cost = parse_cost(element.cost)
            made.icons = list(element.types)
            made.set = element.set
            made.emblem = charge_of(element.id)
            made.colours = colours_of(element.types)
        return made

    def named(self, kind: str, id: str, box: str, message: str, **args: object) -> Divider:
        """A divider that is no card: its name is a text."""
        made = self.start(kind, id)
        made.set = box
        made.colours = ["#efe9da"]
        for lang, words in self.words.items():
            made.faces[lang].name = words.t(message, **args)
            made.faces[lang].foot = words.set(box).upper() if box in look().sets else ""
            made.faces[lang].count = id
        return made

    def basic(self, element: Element, year: int) -> list[Divider]:
        """A basic card; Curses come in packs of ten."""
        if element.id != "curse":
            return [self.card(element, year)]
        packs: list[Divider] = []
        for at in range(CURSES):
            pack = self.card(element, year)
            pack.part = f"{at * 10 + 1}–{at * 10 + 10}"
            packs.append(pack)
        return packs

    def start_deck(self, player: int) -> Divider:
        """The ten cards a player begins with."""
        made = self.named("basic", f"start/{player}", "base", "start-deck", player=player)
        for lang, words in self.words.items():
            copper, estate = self.known["copper"], self.known["estate"]
            text = words.t("start-cards", copper=words.name(copper), estate=words.name(estate))
            made.faces[lang].blocks = [Block("text", runs(text))]
        made.emblem = charge_of("copper")
        return made

    def header(self, box: str, inside: list[Element]) -> Divider:
        """The first divider of a set: all its cards."""
        made = self.named("set", f"set/{box}", box, "set-header", set="")
        for lang, words in self.words.items():
            face = made.faces[lang]
            face.name = words.set(box)
            shown = [one for one in inside if self.is_card(one) or one.kind == "basic"]
            shown.sort(key=lambda one: (sort_cost(one.cost), words.name(one)))
            blocks = [index(words, words.t("set-cards"), shown)] if shown else []
            for kind in ALL_GROUPS:
                members = [one for one in inside if group_of(one) == kind]
                if members:
                    members.sort(key=words.name)
                    blocks.append(index(words, words.t(f"group-{kind}"), members))
            face.blocks = blocks
            face.head = words.t("set-count", count=len(dict.fromkeys(inside)))
        return made

    def groups(self, box: str, inside: list[tuple[Element, int]]) -> list[Divider]:
        """Events, prizes and the like: each, by kind, or all of a set together."""
        if self.wish.group == "each":
            alone = [(one, year) for one, year in inside if group_of(one) or one.kind in IN_PILES]
            return [self.card(one, year) for one, year in alone]
        members = [one for one in dict.fromkeys(one for one, _ in inside) if group_of(one)]
        if self.wish.group == "set":
            return [self.group("", members, box)] if members else []
        found: list[Divider] = []
        for kind in ALL_GROUPS:
            same = [one for one in members if group_of(one) == kind]
            if same:
                found.append(self.group(kind, same, box))
        return found

    def group(self, kind: str, members: list[Element], box: str, part: str = "") -> Divider:
        """One divider for several elements."""
        message = f"group-{kind}" if kind else "group-all"
        made = self.named("group", f"group/{box}/{kind or 'all'}", box, message)
        types = [type for one in members for type in one.types]
        made.icons = [kind] if kind in look().types else list(dict.fromkeys(types))[:3]
        if kind in look().order:
            made.colours = colours_of([kind])
        else:  # what most of them are
            each = Counter(colour for one in members for colour in colours_of(one.types)[-1:])
            made.colours = [each.most_common(1)[0][0]]
        made.part = part
        for lang, words in self.words.items():
            face = made.faces[lang]
            face.foot = words.foot(members[0])
            face.count = words.t("group-count", count=len(members))
            face.head = words.set(box)
            for member in sorted(members, key=words.name):
                face.blocks += words.member(member)
        return made

    def rules(self, title: str, ids: tuple[str, ...], box: str, part: str = "") -> Divider:
        """Numbered rules."""
        made = self.named("rules", f"rules/{box or 'basics'}", box or "base", f"title-{title}")
        made.icons = ["rules"]
        made.part = part
        for lang, words in self.words.items():
            made.faces[lang].blocks = words.rule_blocks(ids)
            made.faces[lang].foot = (
                words.set(box).upper() if box else words.t("section-basics").upper()
            )
            made.faces[lang].head = words.set(box) if box else ""
        return made

    def kingdoms(self, box: str, listed: list[Kingdom], part: str = "") -> Divider:
        """Recommended kingdoms."""
        made = self.named("kingdoms", f"kingdom/{box}", box, "title-kingdoms")
        made.icons = ["kingdoms"]
        made.part = part
        for lang, words in self.words.items():
            made.faces[lang].blocks = [words.kingdom_block(one) for one in listed]
            made.faces[lang].foot = words.foot_of_set(box, listed[0].section)
            made.faces[lang].head = words.set(box)
        return made

    def plain(self, kind: str) -> Divider:
        """The placeholder (for randomizers) or the trash."""
        made = self.named(kind, kind, "base", f"title-{kind}")
        made.icons = ["kingdoms" if kind == "placeholder" else "trash"]
        for lang, words in self.words.items():
            made.faces[lang].blocks = [Block("text", runs(words.t(f"{kind}-text")))]
            made.faces[lang].foot = words.t("section-basics").upper()
        return made

    def blank(self, kind: str, at: int, box: str = "") -> Divider:
        """An empty divider, or one with fields to write a name and a text into."""
        made = self.named(kind, f"{kind}/{at + 1}", box, "title-blank")
        made.field = kind == "names"
        made.colours = ["#ffffff"] if kind == "blank" else made.colours
        for lang, words in self.words.items():
            face = made.faces[lang]
            face.name = ""
            face.count = ""
            face.foot = words.set(box).upper() if box else ""
            if kind == "names":
                face.blocks = [
                    Block("field", title=words.t("field-name")),
                    Block("field", title=words.t("field-text")),
                    *[Block("field") for _ in range(6)],
                ]
        return made

    # -- as the book has them

    def book(self) -> list[Divider]:
        """The 734 entries of the 29 sections."""
        listed = entries()
        chosen: list[int] = []
        for word in self.wish.selection:
            kind, _, number = word.partition(":")
            if word != "all" and kind != "section":
                raise BadPrint("of the book whole sections are printed, such as section:11")
            if kind == "section" and number not in map(str, sections()):
                raise unknown(Phrase("section"), number, [str(one) for one in sections()])
            chosen += [int(number)] if kind == "section" else []
        found: list[Divider] = []
        for section in sections().values():
            if chosen and section.number not in chosen:
                continue
            mine = [entry for entry in listed if entry.section == section.number]
            for entry in mine:
                found += self.entry(entry, section, mine)
        return found

    def entry(self, entry: Entry, section: Section, mine: list[Entry]) -> list[Divider]:
        """One entry; the last section is a page of six blanks."""
        year = section.year
        same = [one for one in mine if (one.kind, one.title) == (entry.kind, entry.title)]
        part = self.part(same.index(entry), len(same))
        if entry.kind == "card":
            element = self.known[entry.holds[0]]
            made = [self.card(element, year, section)]
            twins = [one for one in mine if one.holds == entry.holds]
            if len(twins) > 1:  # the book needs two for a long text
                made[0].part = self.part(twins.index(entry), len(twins))
                halve(made[0], twins.index(entry), len(twins))
        elif entry.kind == "group":
            members = [self.known[id] for id in entry.holds]
            made = [self.group(entry.title, members, section.set, part)]
        elif entry.kind == "rules":
            made = [self.rules(entry.title, entry.holds, section.set, part)]
        elif entry.kind == "kingdoms":
            by_slug = {one.slug: one for one in kingdoms() if one.section == section.number}
            made = [self.kingdoms(section.set, [by_slug[slug] for slug in entry.holds], part)]
        elif entry.kind == "placeholder":
            made = [self.plain("placeholder")]
        elif entry.kind == "names":
            made = [self.blank("names", entry.number - 1, section.set)]
        else:
            made = [self.blank("blank", at) for at in range(6)]
        for divider in made:
            divider.entry = f"{section.number}/{entry.number}"
            divider.edition = str(year or "")
            self.foot(divider, section)
        return made

    def foot(self, divider: Divider, section: Section) -> None:
        """The two lines of the section."""
        for lang, words in self.words.items():
            face = divider.faces[lang]
            line = words.line(section)
            if section.set and divider.kind != "blank":
                name = words.set(section.set)
                face.foot = f"{line} – {name}".upper() if line else name.upper()
                if divider.kind != "card":
                    face.head = " · ".join(part for part in (name, str(section.year or "")) if part)


def paragraph_length(shape: Shape) -> int:
    """How many characters may stay together: on small dividers about half of what they hold."""
    room = (shape.width - 6.4) * max(0.0, shape.height - 16)  # square millimetres
    return max(120, min(LONG, int(room / 2.5 * 0.5)))  # a character of 6 pt takes 2.5


def group_of(element: Element) -> str:
    """The group whose divider an element shares; '' if it has its own."""
    if "zombie" in element.types:
        return "zombie"
    return element.kind if element.kind in ALL_GROUPS else ""


def index(words: Words, title: str, members: list[Element]) -> Block:
    """A list of elements with their costs."""
    said: list[Run] = [(False, ", ".join(words.priced(one) for one in members))]
    return Block("index", said, title=title)


def halve(divider: Divider, at: int, count: int) -> None:
    """Leave the part of the blocks that belongs to one of several entries for a card."""
    for face in divider.faces.values():
        size = -(-len(face.blocks) // count)
        face.blocks = face.blocks[at * size : (at + 1) * size]


def make(wish: Wish) -> list[Divider]:
    """Every divider of a wish."""
    return Maker(wish).dividers()


def boxes() -> dict[str, dict[str, str]]:
    """The sets by id, with their names in all languages."""
    words = {lang: Words(lang) for lang in LANGUAGES}
    return {id: {lang: words[lang].set(id) for lang in LANGUAGES} for id in set_ids()}
