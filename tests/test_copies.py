"""A copy is independent: every attribute of a table is copied, or declared as shared."""

from __future__ import annotations

from importlib import import_module

import pytest

from tafelrunde.kernel.table import Table
from tafelrunde.testing.fuzz import Game, daily_seed
from tafelrunde.titles import registry

NOT_COPIED = {"driver", "events", "loud"}  # a copy has none of these
PLAIN = (int, str, bool, type(None), tuple, frozenset, float, bytes)


def attributes(thing: object) -> list[str]:
    """The names of all attributes, whether the class is compiled or not."""
    names = list(getattr(thing, "__dict__", {}))
    for kind in type(thing).__mro__:
        names.extend(getattr(kind, "__mypyc_attrs__", ()))
    return [name for name in dict.fromkeys(names) if not name.startswith("__")]


class Comparison:
    """Walks through a table and its copy at the same time."""

    def __init__(self) -> None:
        self.shared: set[str] = set()
        self.differs: set[str] = set()
        self.seen: set[int] = set()

    def compare(self, path: str, one: object, two: object) -> None:
        if isinstance(one, PLAIN):
            if one != two:
                self.differs.add(path)
        elif one is two:
            self.shared.add(path)
        elif id(one) not in self.seen:
            self.seen.add(id(one))
            self.go_in(path, one, two)

    def go_in(self, path: str, one: object, two: object) -> None:
        if isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
            for mine, theirs in zip(one, two, strict=True):
                self.compare(f"{path}[]", mine, theirs)
        elif isinstance(one, dict) and isinstance(two, dict) and one.keys() == two.keys():
            for key in one:
                self.compare(f"{path}{{}}", one[key], two[key])
        elif isinstance(one, (list, dict, set)):
            if one != two:
                self.differs.add(path)
        else:
            for name in attributes(one):
                if path or name not in NOT_COPIED:
                    inner = f"{path}.{name}" if path else name
                    self.compare(inner, getattr(one, name), getattr(two, name))


@pytest.mark.parametrize("title", registry.TITLES)
def test_every_attribute_is_copied_or_declared_shared(title):
    declared = import_module(f"tafelrunde.titles.{title}.table").SHARED
    found = Comparison()

    def at_checkpoint(table: Table, given: int) -> None:
        if given % 20 == 3:
            found.seen = set()
            found.compare("", table, table.copy())

    for number in range(3):
        Game(registry.load(title), f"{daily_seed()} copies {number}").play(at_checkpoint)
    assert found.differs == set(), "a copy lacks something"
    assert found.shared <= declared, "neither copied nor declared in SHARED"
    assert found.shared, "nothing was compared"


def test_what_a_copy_lacks_or_shares_is_found():
    class Thing:
        def __init__(self) -> None:
            self.copied, self.shared, self.lost = [1], [2], [3]

    one, two = Thing(), Thing()
    two.shared, two.lost = one.shared, []
    found = Comparison()
    found.compare("", one, two)
    assert found.shared == {"shared"} and found.differs == {"lost"}
