"""The options of a match as each title declares them, once: for records, forms and command lines.

    MatchOption("map", Choice(["autumn", "winter"], words="map"), default="autumn")

`check` compares plain JSON with the declaration, `read` makes JSON of what somebody typed
(`kingdom=high-seas`, `draw.sets=base,seaside`), `settled` completes a wish that leaves something to
chance or out. What goes across options, such as which factions go together, is for the title.
"""

# not compiled: checks what people chose, once before a match

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from tafelrunde.kernel.errors import BadOptions, Phrase
from tafelrunde.kernel.kinds import (
    NO,
    YES,
    EachSeat,
    Kind,
    Settling,
    Values,
    Word,
    is_json,
    listed,
    meant,
    plain,
    read_json,
    wrong,
)


class MatchOption:
    """One thing to choose; None always means that nothing is said, and then it is the default.

    `label` is its message, whose attribute `help` explains it; the title's `Meta` sets it. What is
    `advanced` a form may fold away; what is not for a `form` is for files and programs. A `secret`
    option may hold hidden cards: others choose it by its name. A `required` one is part of another
    and cannot be left out.
    """

    def __init__(
        self,
        id: str,
        kind: Kind,
        *,
        default: object = None,
        advanced: bool = False,
        form: bool = True,
        secret: bool = False,
        required: bool = False,
    ) -> None:
        self.id = id
        self.kind = kind
        self.default = default
        self.advanced = advanced
        self.form = form
        self.secret = secret
        self.required = required
        self.label = ""

    def call(self, prefix: str) -> None:
        """Give the option its message."""
        self.label = f"{prefix}-{self.id}".replace("_", "-")

    def parts(self) -> list[MatchOption]:
        """The options inside this one."""
        if not isinstance(self.kind, Parts):
            return []
        for part in self.kind.parts():
            part.call(self.kind.words or self.label)
        return self.kind.parts()

    def read(self, where: str, text: str, word: Word) -> object:
        """What somebody typed, as JSON; a text that begins like JSON is JSON."""
        said = text.strip()
        if is_json(said):
            return read_json(where, said)
        self.parts()  # have their messages now
        return self.kind.parse(where, said, lambda words, id: word(words or self.label, id))

    def shape(self) -> Values:
        """Everything a form needs, as JSON."""
        return {
            "id": self.id,
            "label": self.label,
            "default": self.default,
            "advanced": self.advanced,
            "form": self.form,
            "required": self.required,
            "shape": self.kind.shape(self.label),
            "parts": [part.shape() for part in self.parts()],
        }

    def check_name(self, value: object) -> None:
        """Refuse hidden cards that somebody brings along: a secret option is chosen by name."""
        if self.secret and not isinstance(value, str | None):
            shape = self.kind.shape(self.label)
            known = listed(cast("list[str | int]", shape.get("choices", [])))
            raise BadOptions(
                "'{option}' is chosen by its name here: {known}", option=self.id, known=known
            )

    def __repr__(self) -> str:
        return f"MatchOption({self.id!r}, {self.kind.name})"


class Checked:
    """Options that were compared with their declaration, with all defaults."""

    def __init__(self, values: Values) -> None:
        self.values = values

    def has(self, id: str) -> bool:
        """Whether something is said, or a default says it."""
        return self.values[id] is not None

    def value(self, id: str) -> object:
        """A value of any kind."""
        return self.values[id]

    def flag(self, id: str) -> bool:
        """True or false."""
        value = self.values[id]
        assert isinstance(value, bool)
        return value

    def number(self, id: str) -> int:
        """A number, or a seat."""
        value = self.values[id]
        assert isinstance(value, int)
        return value

    def text(self, id: str) -> str:
        """A text, or a choice."""
        value = self.values[id]
        assert isinstance(value, str)
        return value

    def names(self, id: str) -> list[str]:
        """A list of choices; none where nothing is said."""
        value = self.values[id]
        assert isinstance(value, list | None)
        return [str(one) for one in value or []]

    def numbers(self, id: str) -> list[int]:
        """A list of numbers; none where nothing is said."""
        value = self.values[id]
        assert isinstance(value, list | None)
        return [int(one) for one in value or []]

    def parts(self, id: str) -> Checked | None:
        """The options inside an option."""
        value = self.values[id]
        assert isinstance(value, Checked | None)
        return value


class Parts(Kind):
    """An object of options of its own: how a kingdom is drawn, or an edition for each set.

    The names of the parts are their own messages, or `<words>-<part>`.
    """

    name = "parts"

    def __init__(
        self, parts: Sequence[MatchOption] | Callable[[], list[MatchOption]], words: str = ""
    ) -> None:
        self.given = parts
        self.words = words
        self.known: list[MatchOption] | None = None

    def parts(self) -> list[MatchOption]:
        """The options inside; this may import rules."""
        if self.known is None:
            self.known = list(self.given() if callable(self.given) else self.given)
        return self.known

    def check(self, where: str, value: object, seats: int) -> object:
        """All parts are right."""
        if not isinstance(value, dict):
            known = ", ".join([part.id for part in self.parts()])
            raise wrong(where, Phrase("a table with the parts {known}", known=known), value)
        return check(self.parts(), value, seats, f"{where}.")

    def parse(self, where: str, text: str, word: Word) -> object:
        """'base=first,seaside=2009': what has no name belongs to the part before; or yes or no."""
        if text.casefold() in (*YES, ""):
            return {}
        if text.casefold() in NO:
            return None
        said: dict[str, str] = {}
        last = ""
        for piece in text.split(","):
            name, equals, value = piece.partition("=")
            if equals:
                last = name.strip()
                said[last] = value
            elif last:
                said[last] += f",{piece}"
            else:
                return text
        found: Values = {}
        for id, value in said.items():
            found[id] = find(self.parts(), id, f"{where}.").read(f"{where}.{id}", value, word)
        return found

    def settle(self, value: object, about: Settling) -> object:
        """Parts that are left to chance are drawn."""
        return settle_each(self.parts(), value, about) if isinstance(value, dict) else value


# -- all options of a title


def find(declared: Sequence[MatchOption], id: str, where: str = "") -> MatchOption:
    """The option of that name; raises `BadOptions`. `where` is 'draw.' for the parts of 'draw'."""
    for option in declared:
        if option.id == id:
            return option
    known = [option.id for option in declared]
    close = meant(id, known)
    given, names = where + plain(id), ", ".join(known)
    if close:
        raise BadOptions(
            "there is no option '{given}'; did you mean {meant}? Known are: {known}.",
            given=given,
            meant=close,
            known=names,
        )
    raise BadOptions("there is no option '{given}'. Known are: {known}.", given=given, known=names)


def check(declared: Sequence[MatchOption], given: Values, seats: int, where: str = "") -> Checked:
    """Compare plain JSON with the declaration; raises `BadOptions`, and nothing is changed."""
    for key in given:
        find(declared, str(key), where)
    values: Values = {}
    for option in declared:
        value = given.get(option.id)
        if value is None:
            value = option.default
        if value is None:
            if option.required:
                raise BadOptions("'{option}' is missing", option=f"{where}{option.id}")
            values[option.id] = None
        else:
            values[option.id] = option.kind.check(f"{where}{option.id}", value, seats)
    return Checked(values)


def read(declared: Sequence[MatchOption], name: str, text: str, word: Word, into: Values) -> None:
    """Add what somebody typed to some options: 'map' and 'winter', or 'draw.sets' and 'base'."""
    id, dot, part = name.strip().partition(".")
    option = find(declared, id)
    if not dot:
        into[id] = option.read(id, text, word)
        return
    if not isinstance(option.kind, Parts):
        raise BadOptions("'{option}' has no parts", option=id)
    value = find(option.parts(), part, f"{id}.").read(f"{id}.{part}", text, word)
    before = into.get(id)
    into[id] = {**(before if isinstance(before, dict) else {}), part: value}


def settled(declared: Sequence[MatchOption], wishes: Values, seats: int, seed: str) -> Values:
    """The wishes without anything left open: what chance decides is decided by the seed."""
    about = Settling(seats, wishes, seed)
    found = dict(wishes)
    for option in declared:
        if found.get(option.id) is not None:
            found[option.id] = option.kind.settle(found[option.id], about)
    return found


def settle_each(declared: Sequence[MatchOption], wishes: Values, about: Settling) -> Values:
    """The parts of an option, with those that are a matter of chance."""
    found = dict(wishes)
    for option in declared:
        value = found.get(option.id)
        value = option.kind.draw(about) if value is None else option.kind.settle(value, about)
        if value is not None:
            found[option.id] = value
    return found


def seats_of(declared: Sequence[MatchOption], wishes: Values) -> int:
    """For how many seats something is chosen; 0 if nothing is."""
    most = 0
    for option in declared:
        value = wishes.get(option.id)
        if isinstance(option.kind, EachSeat) and isinstance(value, list):
            most = max(most, len(value))
    return most
