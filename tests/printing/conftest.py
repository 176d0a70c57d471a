"""Prints that several tests look at are made once; a missing text is an error."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from tafelrunde.printing.produce import Product, produce
from tafelrunde.printing.wish import Wish
from tafelrunde.texts import STRICT


@pytest.fixture(autouse=True)
def strict_texts(monkeypatch):
    monkeypatch.setenv(STRICT, "1")
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)


@cache
def printed(**settings: object) -> Product:
    """What a wish gives; lists are written as texts with spaces."""
    words = str(settings.pop("selection", "")).split()
    wish = msgspec.convert({"title": "dominion", "selection": words, **settings}, Wish)
    return produce(wish, processes=2)


@pytest.fixture
def prints():
    return printed
