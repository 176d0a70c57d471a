"""The only list of titles. Importing it loads no rules; `load` does."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module

from tafelrunde.kernel.errors import UnknownTitle
from tafelrunde.kernel.meta import Meta
from tafelrunde.kernel.title import Title
from tafelrunde.titles.allegoria import meta as allegoria
from tafelrunde.titles.dominion import meta as dominion
from tafelrunde.titles.root import meta as root

TITLES: dict[str, Meta] = {meta.id: meta for meta in (dominion.META, root.META, allegoria.META)}


def find(id: str) -> Meta:
    """The description of a title; raises `UnknownTitle` with what is known."""
    if id in TITLES:
        return TITLES[id]
    close = get_close_matches(id.lower(), list(TITLES), 1)
    hint = f"did you mean '{close[0]}'? " if close else ""
    raise UnknownTitle(f"there is no title '{id[:40]}'; {hint}Known are: {', '.join(TITLES)}.")


def load(id: str) -> Title:
    """A title with its rules, which are imported now."""
    title: Title = import_module(find(id).module).TITLE
    return title
