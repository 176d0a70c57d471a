"""Importing this registers the cards of every set; a new set is one line here."""

from tafelrunde.titles.dominion.cards import (  # noqa: F401
    base,
    intrigue_cheap,
    intrigue_dear,
    seaside,
)
