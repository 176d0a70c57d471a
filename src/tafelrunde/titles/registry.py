"""The only list of titles. Importing it loads no rules; `load` does."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module

from tafelrunde.kernel.errors import UnknownTitle
from tafelrunde.kernel.meta import Meta
from tafelrunde.kernel.title import Title
from tafelrunde.titles.allegoria import meta as allegoria
from tafelrunde.titles.dominion import meta as dominion
from tafelrunde.titles.oath import meta as oath
from tafelrunde.titles.root import meta as root

TITLES: dict[str, Meta] = {
    meta.id: meta for meta in (dominion.META, root.META, oath.META, allegoria.META)
}
FIRST = next(iter(TITLES))  # what is meant if nobody says which


def find(id: str) -> Meta:
    """The description of a title; raises `UnknownTitle` with what is known."""
    if id in TITLES:
        return TITLES[id]
    close = get_close_matches(id.lower(), list(TITLES), 1)
    known = ", ".join(TITLES)
    if close:
        raise UnknownTitle(
            "there is no title '{id}'; did you mean '{close}'? Known are: {known}.",
            id=id[:40],
            close=close[0],
            known=known,
        )
    raise UnknownTitle("there is no title '{id}'; known are: {known}.", id=id[:40], known=known)


def load(id: str) -> Title:
    """A title with its rules, which are imported now."""
    title: Title = import_module(find(id).module).TITLE
    return title
