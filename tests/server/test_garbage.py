"""What nobody needs any more goes, although nobody stops for it."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from tafelrunde.server import garbage as garbage_module
from tafelrunde.server.garbage import YOUNG, Garbage


class Ring:
    """Holds itself: only a search finds that nobody needs it."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def garbage() -> Iterator[Garbage]:
    before = gc.get_threshold()
    found = Garbage()
    found.calm()
    yield found
    gc.unfreeze()
    gc.set_threshold(*before)


def test_what_has_come_lately_is_found_soon(garbage):
    ring = Ring()
    seen = ref(ring)
    del ring
    garbage.look(alone=False)
    assert seen() is None


def test_what_is_old_is_looked_through_when_nobody_is_here(garbage):
    ring = Ring()
    seen = ref(ring)
    garbage.look(alone=False)  # it is needed, and old from now on
    del ring
    garbage.look(alone=False)
    assert seen() is not None
    garbage.look(alone=True)
    assert seen() is None


def test_what_is_old_is_looked_through_when_it_has_become_much_more(garbage, monkeypatch):
    monkeypatch.setattr(garbage_module, "FEW", 1)
    ring = Ring()
    seen = ref(ring)
    garbage.look(alone=False)
    del ring
    more = [[number] for number in range(2 * garbage.kept)]
    garbage.look(alone=False)
    assert seen() is None and len(more) > YOUNG
