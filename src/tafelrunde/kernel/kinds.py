"""What a value that people choose can be: a flag, one of some words, a number, a list, …

A kind checks plain JSON, reads what somebody types at a command line, and describes itself to
forms. It is data: making one loads no rules. Choices may be a function that imports them.
"""

# not compiled: checks what people chose, once before a match

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import Final

from tafelrunde.kernel.errors import BadOptions, Phrase
from tafelrunde.kernel.rng import Rng

Values = dict[str, object]
Choices = Sequence[str | int] | Callable[[], Sequence[str | int]]
Word = Callable[[str, str], str]  # the name of something in the reader's language
Explain = Callable[[str], None]  # raises what is to be said of something that is no choice

RANDOM: Final = "random"  # a wish: chance decides
OPTION: Final = "option"  # messages about options of any title begin so
YES: Final = ("yes", "true", "on", "ja")
NO: Final = ("no", "false", "off", "nein")
LISTED: Final = 24  # more names than that are not told in a sentence
WHOLE: Final = 200  # choices that are listed at all: more than that are cards
SOME: Final = 12


class Settling:
    """What a wish is completed with: how many play, all other wishes, and chance."""

    def __init__(self, seats: int, wishes: Values, seed: str) -> None:
        self.seats = seats
        self.wishes = wishes
        self.seed = seed
        self.rng = Rng(f"options/{seed}")


class Kind:
    """What a value can be. `where` names the option in messages: 'draw.sets'."""

    name = ""

    def check(self, where: str, value: object, seats: int) -> object:
        """The value as rules read it; raises `BadOptions`."""
        raise NotImplementedError

    def parse(self, where: str, text: str, word: Word) -> object:
        """What somebody typed, as JSON; what is wrong with it, `check` will say."""
        return text

    def settle(self, value: object, about: Settling) -> object:
        """A wish without what it leaves open; anything that is no wish stays as it is."""
        return value

    def draw(self, about: Settling) -> object:
        """What chance chooses where nothing is said; None if that is no matter of chance."""
        return None

    def shape(self, label: str) -> Values:
        """Everything a form needs; `label` is the message of the option."""
        return {"kind": self.name}


class Flag(Kind):
    """True or false; at a command line also yes or no."""

    name = "flag"

    def check(self, where: str, value: object, seats: int) -> object:
        """A flag."""
        if not isinstance(value, bool):
            raise wrong(where, Phrase("true or false"), value)
        return value

    def parse(self, where: str, text: str, word: Word) -> object:
        """Yes or no."""
        said = text.casefold()
        return True if said in YES else False if said in NO else text


class Number(Kind):
    """A whole number within bounds."""

    name = "number"

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def check(self, where: str, value: object, seats: int) -> object:
        """A number."""
        if type(value) is not int or not self.least <= value <= self.most:
            phrase = Phrase("a number from {least} to {most}", least=self.least, most=self.most)
            raise wrong(where, phrase, value)
        return value

    def parse(self, where: str, text: str, word: Word) -> object:
        """Digits."""
        return number(text)

    def shape(self, label: str) -> Values:
        """With the bounds."""
        return {"kind": self.name, "least": self.least, "most": self.most}


class Text(Kind):
    """Any words, not too many."""

    name = "text"

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def check(self, where: str, value: object, seats: int) -> object:
        """A text."""
        if not isinstance(value, str) or not self.least <= len(value) <= self.most:
            phrase = Phrase(
                "a text of {least} to {most} characters", least=self.least, most=self.most
            )
            raise wrong(where, phrase, value)
        return value

    def shape(self, label: str) -> Values:
        """With the bounds."""
        return {"kind": self.name, "least": self.least, "most": self.most}


class Seed(Text):
    """A text that chance is made of; a fresh one where nothing is said."""

    name = "seed"

    def settle(self, value: object, about: Settling) -> object:
        """An empty one says nothing."""
        return value if value != "" else about.seed

    def draw(self, about: Settling) -> object:
        """A fresh seed."""
        return about.seed


class Choice(Kind):
    """One of some words or years.

    Their names are the messages `<words>-<choice>`; without `words`, those of the option. With
    `variants` a choice may be followed by '/' and a variant, and with `or_table` a JSON object may
    stand for a choice: the title checks what it is. `whole`: no piece of a name is enough at a
    command line. `explain` may say more about a word that is none of the choices.
    """

    name = "choice"

    def __init__(
        self,
        choices: Choices,
        *,
        words: str = "",
        variants: bool = False,
        or_table: bool = False,
        whole: bool = False,
        explain: Explain | None = None,
    ) -> None:
        self.given = choices
        self.words = words
        self.variants = variants
        self.or_table = or_table
        self.whole = whole
        self.explain = explain

    def choices(self) -> list[str | int]:
        """The choices; this may import rules."""
        return list(self.given() if callable(self.given) else self.given)

    def check(self, where: str, value: object, seats: int) -> object:
        """One of the choices."""
        if self.or_table and isinstance(value, dict):
            return value
        known = self.choices()
        if not any(type(one) is type(value) and one == value for one in known):
            if not isinstance(value, str):
                raise wrong(where, Phrase("one of {known}", known=listed(known)), value)
            if not self.variants or value.partition("/")[0] not in known:
                if self.explain is not None:
                    self.explain(value)
                raise unknown(where, value, known)
        return value

    def parse(self, where: str, text: str, word: Word) -> object:
        """A choice by its id, its name, or a piece of its name."""
        said, slash, variant = text.partition("/") if self.variants else (text, "", "")
        wanted = said.strip().casefold()
        names = {one: word(self.words, str(one)).casefold() for one in self.choices()}
        found = [one for one in names if wanted == str(one).casefold()]
        found = found or [one for one, name in names.items() if wanted == name]
        if not found and not self.whole and wanted:
            found = [one for one, name in names.items() if wanted in name or wanted in str(one)]
        if len(found) > 1:
            known = listed(found)
            raise BadOptions(
                "'{option}': '{given}' may be any of {known}",
                option=where,
                given=plain(said),
                known=known,
            )
        if not found:
            return text
        return f"{found[0]}{slash}{variant}" if slash else found[0]

    def shape(self, label: str) -> Values:
        """With the choices, and where their names are."""
        return {
            "kind": self.name,
            "choices": self.choices(),
            "words": self.words or label,
            "or_table": self.or_table,
        }


class SeatChoice(Kind):
    """A seat, counted from 0; with `chance` also 'random', which becomes -1."""

    name = "seat"

    def __init__(self, *, chance: bool = False) -> None:
        self.chance = chance

    def check(self, where: str, value: object, seats: int) -> object:
        """A seat; -1 is an older way to write 'random'."""
        if self.chance and (value == RANDOM or (type(value) is int and value == -1)):
            return -1
        if type(value) is not int or not 0 <= value < seats:
            last = seats - 1
            phrase = Phrase("a seat from 0 to {last}", last=last)
            if self.chance:
                phrase = Phrase("'random' or a seat from 0 to {last}", last=last)
            raise wrong(where, phrase, value)
        return value

    def parse(self, where: str, text: str, word: Word) -> object:
        """Digits, or a word."""
        name = word(OPTION, RANDOM).casefold()
        return RANDOM if text.casefold() in (RANDOM, name) else number(text)

    def shape(self, label: str) -> Values:
        """Whether chance may decide."""
        return {"kind": self.name, "chance": self.chance}


class ListOf(Kind):
    """A list of values of one kind, all different unless `repeats`."""

    name = "list"

    def __init__(
        self, item: Kind, *, least: int = 0, most: int = 1000, repeats: bool = False
    ) -> None:
        self.item = item
        self.least = least
        self.most = most
        self.repeats = repeats

    def check(self, where: str, value: object, seats: int) -> object:
        """A list of values that are right themselves."""
        if not isinstance(value, list):
            raise wrong(where, Phrase("a list"), value)
        if not self.least <= len(value) <= self.most:
            raise BadOptions(
                "'{option}' is a list of {least} to {most} entries, not of {given}",
                option=where,
                least=self.least,
                most=self.most,
                given=len(value),
            )
        return checked_items(where, self.item, value, seats, repeats=self.repeats)

    def parse(self, where: str, text: str, word: Word) -> object:
        """Values between commas or line breaks."""
        return [self.item.parse(where, part, word) for part in pieces(text)]

    def shape(self, label: str) -> Values:
        """With how many there may be, and of what."""
        bounds: Values = {"least": self.least, "most": self.most}
        return {"kind": self.name, **bounds, "item": self.item.shape(label)}


Complete = Callable[[list[str], Settling], list[str]]


class EachSeat(Kind):
    """One choice for each seat, all different.

    In a wish 'random' may stand for a choice, and seats may be left out; `complete` says what
    becomes of them. `usual` is what seats get where nothing is said.
    """

    name = "seats"

    def __init__(
        self, item: Choice, *, usual: Choices = (), complete: Complete | None = None
    ) -> None:
        self.item = item
        self.usual = usual
        self.complete = complete

    def check(self, where: str, value: object, seats: int) -> object:
        """As many different choices as seats."""
        if not isinstance(value, list):
            raise wrong(where, Phrase("a list with one entry for each player"), value)
        found = checked_items(where, self.item, value, seats, repeats=False)
        if len(found) != seats:
            raise BadOptions(
                "'{option}' has one entry for each of the {seats} players, not {given}",
                option=where,
                seats=seats,
                given=len(found),
            )
        return found

    def parse(self, where: str, text: str, word: Word) -> object:
        """Choices between commas; 'random' is one of them."""
        chance = (RANDOM, word(OPTION, RANDOM).casefold())
        parts = pieces(text)
        return [
            RANDOM if part.casefold() in chance else self.item.parse(where, part, word)
            for part in parts
        ]

    def settle(self, value: object, about: Settling) -> object:
        """A choice for everybody."""
        known = self.item.choices()
        if not isinstance(value, list) or not 0 < len(value) <= about.seats <= len(known):
            return value
        named = [one for one in value if one != RANDOM]
        if any(one not in known for one in named) or len(set(named)) < len(named):
            return value
        if RANDOM not in value and len(value) == about.seats:
            return value
        if self.complete is not None:
            return self.complete([str(one) for one in value], about)
        free = [one for one in known if one not in named]
        if RANDOM in value:
            about.rng.shuffle(free)
        filled = [free.pop(0) if one == RANDOM else one for one in value]
        return filled + free[: about.seats - len(filled)]

    def shape(self, label: str) -> Values:
        """With the choices."""
        return {"kind": self.name, "usual": self.usual_choices(), "item": self.item.shape(label)}

    def usual_choices(self) -> list[str | int]:
        """What the seats get, the first one first; this may import rules."""
        return list(self.usual() if callable(self.usual) else self.usual)


class Table(Kind):
    """A JSON object whose parts the title checks itself; `read` makes one of a file."""

    name = "table"

    def __init__(self, parts: Choices, read: Callable[[str], Values] | None = None) -> None:
        self.parts = parts
        self.read = read

    def check(self, where: str, value: object, seats: int) -> object:
        """A table."""
        if not isinstance(value, dict):
            known = listed(self.parts() if callable(self.parts) else self.parts)
            raise wrong(where, Phrase("a table with the parts {known}", known=known), value)
        return value


# -- reading


def pieces(text: str) -> list[str]:
    """What stands between commas or line breaks."""
    return [part.strip() for part in text.replace("\n", ",").split(",") if part.strip()]


def number(text: str) -> int | str:
    """Digits as a number; anything else as it is."""
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdecimal() and len(digits) < 10 else text


def is_json(text: str) -> bool:
    """Whether a text is to be read as JSON: an object, a list, or a quoted text."""
    return text[:1] in ("{", "[", '"')


def read_json(where: str, text: str) -> object:
    """A value that was written as JSON."""
    try:
        return json.loads(text)
    except ValueError as error:
        raise BadOptions("'{option}' is no JSON: {error}", option=where, error=error) from None
    except RecursionError:
        raise BadOptions("'{option}' is nested too deeply", option=where) from None


def checked_items(
    where: str, kind: Kind, values: list[object], seats: int, *, repeats: bool
) -> list[object]:
    """The entries of a list, all of that kind."""
    found: list[object] = []
    for value in values:
        one = kind.check(where, value, seats)
        if one in found and not repeats:
            raise BadOptions("'{item}' is twice in '{option}'", item=one, option=where)
        found.append(one)
    return found


# -- saying what is wrong


def wrong(where: str, expected: Phrase, given: object) -> BadOptions:
    """The error for a value of another kind."""
    return BadOptions(
        "'{option}' is {expected}, not {given}",
        option=where,
        expected=expected,
        given=shown(given),
    )


def shown(value: object) -> str:
    """A value as JSON, not too long."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return plain(text) if len(text) <= 40 else plain(text) + "…"


def plain(text: str) -> str:
    """What somebody wrote, short and on one line, without anything that disturbs a terminal."""
    return "".join([letter if letter.isprintable() else "?" for letter in text[:40]])


def listed(known: Sequence[str | int]) -> object:
    """Names in a sentence: all, or some of many."""
    names = [str(one) for one in known]
    if len(names) <= LISTED:
        return ", ".join(names)
    rest = len(names) - SOME
    return Phrase("{some} and {rest} others", some=", ".join(names[:SOME]), rest=rest)


def meant(given: str, known: Sequence[str | int]) -> object:
    """What somebody may have meant: 'this, or that'; '' if nothing is close."""
    found: object = ""
    for close in get_close_matches(given[:40], [str(one) for one in known], 3):
        found = Phrase("{one} or {other}", one=found, other=close) if found else close
    return found


def unknown(where: str, given: str, known: Sequence[str | int]) -> BadOptions:
    """The error for a word that is none of the choices: says what would be right."""
    close = meant(given, known)
    if close:
        return BadOptions(
            "'{option}': there is no '{given}'; did you mean {meant}? Known are: {known}.",
            option=where,
            given=plain(given),
            meant=close,
            known=listed(known),
        )
    return BadOptions(
        "'{option}': there is no '{given}'. Known are: {known}.",
        option=where,
        given=plain(given),
        known=listed(known),
    )
