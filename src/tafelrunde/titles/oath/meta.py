"""Oath in numbers and names; imports nothing of its rules."""

from __future__ import annotations

from tafelrunde.kernel.meta import Meta, OptionMeta

META = Meta(
    "oath",
    module="tafelrunde.titles.oath.title",
    revision=3,
    min_seats=1,
    max_seats=6,
    usual_seats=4,
    authors=["Cole Wehrle", "Kyle Ferrin (art)"],
    publishers=["Leder Games", "Spielworxx (German edition)"],
    sources=["The Law of Oath, January 2022", "A player aid for Oath"],
    options=[
        OptionMeta("world", "oath-world", "new", "oath-option-world"),
        OptionMeta("oath", "oath-oath", None, "oath-option-oath"),
        OptionMeta("colours", "oath-colours", None, "oath-option-colours"),
        OptionMeta("citizens", "oath-citizens", None, "oath-option-citizens"),
        OptionMeta("chancellor", "seat", 0, "oath-option-chancellor"),
        OptionMeta("chronicle", "flag", False, "oath-option-chronicle"),
    ],
    commands={
        "chronicle": "tafelrunde.titles.oath.terminal.chronicle",
        "odds": "tafelrunde.titles.oath.terminal.odds",
    },
)
