"""The finite set of all answers of a title: a verb and at most one object, with stable numbers."""

from __future__ import annotations

from pathlib import Path

from tafelrunde.kernel.errors import IllegalAnswer


def read_objects(path: Path) -> dict[int, str]:
    """The objects of a file with a number and a name in every line."""
    objects: dict[int, str] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            at, _, name = line.partition(" ")
            objects[int(at)] = name
    return objects


class Vocabulary:
    """Options as numbers: `verb * stride + object`.

    Verbs and objects are append-only lists; object 0 is "none" and option 0 is `pass`. The number
    of an option therefore never changes, which records, agents and browsers rely on.
    """

    def __init__(self, verbs: list[str], objects: dict[int, str], stride: int) -> None:
        if verbs[0] != "pass" or objects.get(0) != "":
            raise ValueError("verb 0 must be 'pass' and object 0 must be ''")
        if max(objects) >= stride:
            raise ValueError("an object number reaches the stride")
        self.verbs = verbs
        self.objects = objects
        self.stride = stride
        self.size = len(verbs) * stride
        self._numbers = {name: number for number, name in objects.items()}
        if len(self._numbers) != len(objects) or len(set(verbs)) != len(verbs):
            raise ValueError("two objects or two verbs share a name")
        # What most titles ask for: yes, and plain numbers from 0 on; -1 and nothing where not.
        self.yes = self._numbers.get("yes", -1)
        if self.yes >= 0 and "choose" in verbs:
            self.yes += verbs.index("choose") * stride
        self.count = verbs.index("count") * stride if "count" in verbs else -1
        self.numbers: list[int] = []  # the objects 0, 1, 2 ...
        while str(len(self.numbers)) in self._numbers:
            self.numbers.append(self._numbers[str(len(self.numbers))])

    def verb(self, option: int) -> str:
        """The verb of an option."""
        return self.verbs[option // self.stride]

    def object(self, option: int) -> str:
        """The object of an option, or '' if it has none."""
        return self.objects[option % self.stride]

    def object_number(self, name: str) -> int:
        """The number of an object by its id."""
        if name not in self._numbers:
            raise IllegalAnswer("'{name}' is no object of this game", name=name)
        return self._numbers[name]

    def number_of(self, thing: str) -> int:
        """The number of an object, 0 if it is none."""
        return self._numbers.get(thing, 0)

    def names(self, thing: str) -> bool:
        """Whether there is such an object."""
        return thing in self._numbers

    def name(self, option: int) -> str:
        """The option as text, for example 'buy gold'; the inverse of `parse`."""
        thing = self.object(option)
        return f"{self.verb(option)} {thing}" if thing else self.verb(option)

    def parse(self, text: str) -> int:
        """The number of an option written as 'verb object' or 'verb'."""
        verb, _, thing = text.strip().partition(" ")
        if verb not in self.verbs:
            raise IllegalAnswer("'{verb}' is no verb of this game", verb=verb)
        return self.verbs.index(verb) * self.stride + self.object_number(thing)

    def knows(self, option: int) -> bool:
        """Whether the number stands for a verb and an object of this title."""
        return 0 <= option < self.size and option % self.stride in self.objects
