"""Realms in the database: what is kept between two games, and what is forgotten of it."""

from __future__ import annotations

from tafelrunde.server.stories import sequel_of
from tafelrunde.store.tidy import NOBODY


def forgotten(title: str, contents: str, names: set[str]) -> str:
    """What the database keeps of a story when some of its players want to be forgotten."""
    sequel = sequel_of(title)
    return sequel.forget(contents, names, NOBODY) if sequel is not None else ""
