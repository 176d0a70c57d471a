"""Everything a player reads: Fluent catalogues in German and English, and sentences made of them.

Nothing here is called inside a simulation. Opening a catalogue only finds where its entries begin;
an entry is parsed when its text is wanted, so that opening one costs a few milliseconds. Fluent
itself is imported with the first catalogue: errors have their sentences without it.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, NamedTuple

from tafelrunde.kernel.errors import Phrase, TafelrundeError, filled
from tafelrunde.languages import LANGUAGES as LANGUAGES  # who reads texts asks for these, too

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message

    from tafelrunde.kernel.ask import Ask
    from tafelrunde.kernel.events import Arg
    from tafelrunde.kernel.marks import Mark
    from tafelrunde.kernel.reasons import Reason
    from tafelrunde.kernel.vocabulary import Vocabulary

STRICT = "TAFELRUNDE_STRICT_TEXTS"  # set in tests: a missing text is an error, not a stopgap

ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"\{ *(-?[a-z][\w-]*)")

# Events with a second seat, and the argument that holds it; every other number is a number.
SECOND_SEATS = {"gives": "to", "battle": "whom", "routs": "whom"}

# Arguments whose values have a kind of name of their own: there are cards with the same id.
NAMED_AS = {"item": "item", "items": "item", "types": "type"}

# Events with an argument that has no name: their sentences only tell its values apart.
TOLD_APART = {
    "gets-tokens": "token",
    "places-token": "token",
    "reshuffles": "deck",
    "spends": "token",
    "to-mat": "mat",
    "turns-up": "deck",
}


class UnknownLanguage(TafelrundeError):
    """There are no texts in that language."""


class MissingText(TafelrundeError):
    """A text, or a variable it needs, is missing."""


class RuleText(NamedTuple):
    """A rule in words: its citation, its title, and what it says."""

    id: str
    title: str
    text: str


class Texts:
    """The texts of one language: the common ones and those of one title.

    >>> Texts("de", "dominion").card_name("moat")
    'Burggraben'
    """

    def __init__(self, lang: str, title: str = "", *, strict: bool | None = None) -> None:
        self.lang = lang
        self.title = title
        self.strict = bool(os.environ.get(STRICT)) if strict is None else strict
        self._sources = catalogue(lang, title)
        from fluent.runtime import FluentBundle, FluentResource

        self._resource = FluentResource
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._parsed: set[str] = set()

    # -- plain texts

    def text(self, id: str, **args: object) -> str:
        """The text of a message."""
        return self._format(id, "", args)

    def attribute(self, id: str, name: str, **args: object) -> str:
        """The text of an attribute of a message."""
        return self._format(id, name, args)

    def has(self, id: str, attribute: str = "") -> bool:
        """Whether there is such a message (with such an attribute)."""
        message = self._message(id)
        return message is not None and (not attribute or attribute in message.attributes)

    def ids(self, prefix: str = "") -> list[str]:
        """The ids of all messages that begin so."""
        return [id for id in self._sources if id.startswith(prefix)]

    def attributes(self, id: str) -> list[str]:
        """The names of the attributes of a message."""
        message = self._message(id)
        return list(message.attributes) if message is not None else []

    # -- cards and rules

    def card_message(self, id: str) -> str:
        """The message of a card; quests are cards too."""
        quest = message_id("quest", id)
        return quest if self.has(quest) else message_id("card", id)

    def card_name(self, id: str) -> str:
        """The name printed on a card."""
        return self.text(self.card_message(id))

    def card_text(self, id: str, printing: int | str = 0) -> str:
        """What a card says, in our words; a printing (a year or a word) may word it differently."""
        return self._edition(self.card_message(id), printing)

    def card_editions(self, id: str) -> list[str]:
        """The printings that word a card differently, the oldest year first."""
        named = self.attributes(self.card_message(id))
        return sorted(name.removeprefix("text-") for name in named if name.startswith("text-"))

    def _edition(self, message: str, printing: int | str) -> str:
        edition = f"text-{printing}"
        return self.attribute(message, edition if self.has(message, edition) else "text")

    def rename(self, id: str, name: str, text: str) -> None:
        """Give a card the name and the text of an owner's own copy, before they are read."""
        message = message_id("card", id)
        self._parsed.add(message)
        source = f"{message} = {quoted(name)}\n    .text = {quoted(text)}\n"
        self._bundle.add_resource(self._resource(source), allow_overrides=True)

    def card_notes(self, id: str) -> list[str]:
        """The rulings on a card."""
        message = self.card_message(id)
        notes = [name for name in self.attributes(message) if name.startswith("note-")]
        notes.sort(key=lambda name: int(name.removeprefix("note-")))
        return [self.attribute(message, name) for name in notes]

    def rule(self, citation: str, printing: int | str = 0) -> RuleText:
        """The rule behind a citation such as 'dominion:D17' or 'card/militia'."""
        id, message = cited(citation)
        return RuleText(id, self.text(message), self._edition(message, printing))

    def has_rule(self, citation: str) -> bool:
        """Whether there is such a rule."""
        return self.has(cited(citation)[1], "text")

    # -- sentences

    def thing(self, id: str, kind: str = "") -> str:
        """The name of an object of the vocabulary: a card, a mode, a number or another word.

        'favor:2' is a counted thing.
        """
        name, colon, number = id.partition(":")
        if colon:
            return self.text(message_id("counted", name), count=int(number))
        for known in (kind,) if kind else ("thing", "card", "mode"):
            if self.has(message_id(known, id)):
                return self.text(message_id(known, id))
        return id if id.isdecimal() else self._stopgap(message_id("thing", id))

    def cards(self, ids: Iterable[str]) -> str:
        """Cards as a list for a sentence: 'Copper ×2, Silver', or 'no cards'."""
        return self.things(ids) or self.text("no-cards")

    def things(self, ids: Iterable[str], kind: str = "") -> str:
        """Things as a list for a sentence; '' if there are none."""
        counted = Counter(self.thing(id, kind) for id in ids)
        return ", ".join(name + (f" ×{n}" if n > 1 else "") for name, n in counted.items())

    def styled(self, ids: Sequence[str]) -> str:
        """The title somebody bears: names with small articles within the sentence, and a house."""
        names = [self.thing(id) for id in ids]
        articles = self.text("articles").split()
        for at, name in enumerate(names):
            article, space, rest = name.partition(" ")
            if at and article in articles:
                names[at] = article.lower() + space + rest
        return self.text("styled", names=", ".join(names[:-1]), house=names[-1])

    def option(self, vocabulary: Vocabulary, option: int, ask: Ask) -> str:
        """One answer to a question in words, for example 'Buy Gold'."""
        return self.answer(vocabulary.name(option), ask.prompt, ask.source)

    def answer(self, name: str, prompt: str, source: str = "", who: str = "you") -> str:
        """An answer named as the vocabulary does, for example 'buy gold', in words.

        It may say 'you' ($who), and which $place of several ('red.2') it is about.
        """
        verb, _, thing = name.partition(" ")
        own = message_id(thing or verb, prompt)  # "yes" and "pass" in the question's words
        if (thing or verb) in ("yes", "pass") and self.has(own):
            return self.text(own)
        if verb == "choose":
            own = message_id(f"mode-{thing}", prompt)
            return self.text(own) if self.has(own) else self.mode(thing, source)
        own = message_id(f"verb-{verb}", prompt)
        message = own if self.has(own) else f"verb-{verb}"
        if thing:
            number = place_number(thing)
            return self.text(message, thing=self.thing(thing), place=number, who=who)
        return self._format(message, "alone" if self.has(message, "alone") else "", {})

    def mode(self, mode: str, source: str = "") -> str:
        """One of several modes of a card, in that card's numbers where it has its own."""
        own = message_id(f"mode-{mode}", source)
        return self.text(own) if source and self.has(own) else self.thing(mode)

    def prompt(self, ask: Ask, names: Sequence[str]) -> str:
        """What is asked; $card asks, $about and $target are what and whom it is about.

        $count choices of the kind are still to come.
        """
        card = self.thing(ask.source) if ask.source else ""
        about = self.thing(ask.about) if ask.about else ""
        id = message_id("prompt", ask.prompt)
        by = "card" if card else "rules"
        target = names[ask.target] if ask.target >= 0 else ""
        text = self.text(id, card=card, by=by, about=about, target=target, count=ask.count)
        return text if about in text else f"{text} ({about})"

    def event(self, face: Mapping[str, Arg], names: Sequence[str], viewer: int = -1) -> str:
        """What happened, as one viewer was told it (`Event.face`).

        A message may say 'you' ($who) or name the $player; where the cards are hidden from the
        viewer its attribute `hidden` is used, which knows their $count only. Factions and pieces
        come with their grammatical forms ($defender-dative), numbers with a sign ($points-signed);
        of several places where something is ($at: 'red.2') $place says which.
        The answer to a question may have a sentence of its own (event-decides-place-keep), which
        knows its $thing.
        """
        id = message_id("event", str(face["id"]))
        own = message_id(id, str(face.get("prompt", "")))
        id = own if self.has(own) else id
        seat = face["seat"]
        assert isinstance(seat, int)
        args: dict[str, object] = {"who": "other", "player": "", "count": 0}
        args |= {"card-count": 0, "site-count": 0}  # where neither is told
        if seat >= 0:
            args["player"] = names[seat]
            args["who"] = "you" if seat == viewer else "other"
        for key, value in face.items():
            if key == "cards" and isinstance(value, list):
                args["cards"] = self.cards(value)
                args["count"] = len(value)
            elif key == "title" and isinstance(value, list):
                args[key] = self.styled(value)
            elif isinstance(value, list):
                args[key] = self.things(value, NAMED_AS.get(key, ""))
                args[f"{key}-count"] = len(value)
            elif key == "answer":
                prompt, who = str(face.get("prompt", "")), str(args["who"])
                args[key] = self.answer(str(value), prompt, who=who)
                thing = str(value).partition(" ")[2]
                args["thing"] = self.thing(thing) if thing else ""
            elif key == "mode":
                args["mode"] = self.mode(str(value), str(face.get("card", "")))
            elif key == SECOND_SEATS.get(str(face["id"])) and isinstance(value, int):
                args[key] = names[value]
                args[f"{key}-who"] = "you" if value == viewer else "other"
            elif isinstance(value, int) and key != "seat":
                args[key] = value
                args[f"{key}-signed"] = f"{value:+}"
            elif key == TOLD_APART.get(str(face["id"])):
                args[key] = value
            elif isinstance(value, str) and key not in ("id", "rule", "prompt", "player"):
                args[key] = self.thing(value, NAMED_AS.get(key, "")) if value else ""
                args[f"{key}-count"] = 1 if value else 0
                args |= self._forms(key, value)
                if key == "at":
                    args["place"] = place_number(value)
        hidden = "cards" not in face and self.has(id, "hidden")
        return self._format(id, "hidden" if hidden else "", args)

    def remark(self, mark: Mark) -> str:
        """What there is to say about an option, such as its price; '' if there is nothing.

        Numbers and names come as in events: $price, $suit, $cards and $cards-count; $says is what
        a card says.
        """
        return self._remark(mark.remark, mark.args) if mark.remark else ""

    def reason(self, reason: Reason) -> str:
        """Why something is no answer to a question."""
        return self._remark(reason.remark, reason.args)

    # -- inside

    def _remark(self, id: str, given: Mapping[str, Arg]) -> str:
        args: dict[str, object] = {}
        for key, value in given.items():
            if key == "says":
                args[key] = self.card_text(str(value))
            elif isinstance(value, list):
                args[key] = self.things(value, NAMED_AS.get(key, ""))
                args[f"{key}-count"] = len(value)
            elif isinstance(value, str):
                args[key] = self.thing(value, NAMED_AS.get(key, "")) if value else ""
            else:
                args[key] = value
        return self._format(id, "", args)

    def _forms(self, key: str, id: str) -> dict[str, object]:
        """The grammatical forms of a faction or piece, for languages that decline it."""
        forms: dict[str, object] = {}
        for message in (message_id("short", id), message_id("thing", id)):
            for name in self.attributes(message):
                forms[f"{key}-{name}"] = self.attribute(message, name)
        return forms

    def _message(self, id: str) -> Message | None:
        """The parsed message, with everything it refers to; None if there is none to be read."""
        wanted = [id]
        while wanted:
            name = wanted.pop()
            if name in self._sources and name not in self._parsed:
                self._parsed.add(name)
                self._bundle.add_resource(self._resource(self._sources[name]))
                wanted.extend(REFERENCE.findall(self._sources[name]))
        return self._bundle.get_message(id) if self._bundle.has_message(id) else None

    def _format(self, id: str, attribute: str, args: Mapping[str, object]) -> str:
        message = self._message(id)
        pattern = None
        if message is not None:
            pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return self._stopgap(f"{id}.{attribute}" if attribute else id)
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors and self.strict:
            raise MissingText(
                "the text '{id}' ({lang}) lacks something: {error}",
                id=id,
                lang=self.lang,
                error=str(errors[0]),
            )
        return str(text)

    def _stopgap(self, id: str) -> str:
        if self.strict:
            raise MissingText("there is no text '{id}' in '{lang}'", id=id, lang=self.lang)
        return f"[{id}]"


def quoted(text: str) -> str:
    """A text that Fluent takes as it is."""
    plain = " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{plain}" }}'


def cited(citation: str) -> tuple[str, str]:
    """The id of a rule and its message: 'dominion:D17' -> 'D17' and 'rule-D17'."""
    id = citation.partition(":")[2] or citation
    kind, _, name = id.rpartition("/")
    return id, message_id(kind or "rule", name)


def place_number(thing: str) -> int:
    """Which of several places this is: 'red.2' is the second; 0 if it is none of several."""
    _, dot, number = thing.rpartition(".")
    return int(number) if dot and number.isdecimal() else 0


def message_id(kind: str, name: str) -> str:
    """The message of a thing: ('card', 'throne_room') -> 'card-throne-room'."""
    return f"{kind}-{name}".replace("_", "-").replace(".", "-").replace("+", "plus-")


def error_text(error: TafelrundeError | Phrase, lang: str) -> str:
    """The sentence of an error in a language; in English where that language has none."""
    template = error_templates(lang).get(error.template, error.template)
    given = {name: _worded(value, lang) for name, value in error.given.items()}
    return filled(template, given)


def _worded(value: object, lang: str) -> object:
    return error_text(value, lang) if isinstance(value, (TafelrundeError, Phrase)) else value


@lru_cache(maxsize=32)
def error_templates(lang: str) -> dict[str, str]:
    """The templates of errors in a language, by the English ones; none for English itself."""
    if lang not in LANGUAGES:
        return {}
    file = files("tafelrunde") / "locale" / lang / "errors.tsv"
    rows = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    pairs = [row.partition("\t") for row in rows if row]
    return {english: theirs for english, _, theirs in pairs}


@lru_cache(maxsize=32)
def catalogue(lang: str, title: str) -> dict[str, str]:
    """The source of every entry of a language: the common ones and those of a title."""
    if lang not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise UnknownLanguage(
            "there are no texts in '{lang}'; known languages: {known}", lang=lang[:20], known=known
        )
    folder = files("tafelrunde") / "locale" / lang
    sources: dict[str, str] = {}
    for place in [folder, folder / title] if title else [folder]:
        for file in ftl_files(place):
            source = file.read_text(encoding="utf-8")
            starts = list(ENTRY.finditer(source))
            ends = [entry.start() for entry in starts[1:]] + [len(source)]
            for entry, end in zip(starts, ends, strict=True):
                sources[entry[1]] = source[entry.start() : end]
    return sources


def ftl_files(folder: Traversable) -> list[Traversable]:
    """The catalogue files of a folder by name; none if there is no such folder."""
    if not folder.is_dir():
        return []
    found = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    return sorted(found, key=lambda file: file.name)
