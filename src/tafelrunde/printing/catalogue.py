"""The game's texts, kept: to read an entry of a catalogue takes longer than to set it."""

from __future__ import annotations

from functools import lru_cache
from threading import get_ident

from tafelrunde.texts import Texts


def kept_texts(lang: str, title: str) -> Texts:
    """The texts of a title with what was already read of them, for each thread by itself."""
    return _kept(lang, title, get_ident())


@lru_cache(maxsize=16)
def _kept(lang: str, title: str, thread: int) -> Texts:
    return Texts(lang, title)
