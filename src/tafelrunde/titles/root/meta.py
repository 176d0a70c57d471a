"""Root in numbers and names; imports nothing of its rules."""

from __future__ import annotations

from tafelrunde.kernel.meta import Meta, OptionMeta

META = Meta(
    "root",
    module="tafelrunde.titles.root.title",
    revision=3,
    min_seats=2,
    max_seats=6,
    usual_seats=4,
    authors=["Cole Wehrle", "Kyle Ferrin (art)"],
    publishers=["Leder Games", "Quality Beast (German edition)"],
    sources=["The Law of Root, third printing, with the Riverfolk Expansion"],
    options=[
        OptionMeta("map", "root-map", "autumn", "root-option-map"),
        OptionMeta("factions", "root-factions", None, "root-option-factions"),
        OptionMeta("any_mix", "flag", False, "root-option-any-mix"),
        OptionMeta("cards_print", "root-print", "early", "root-option-cards-print"),
        OptionMeta("first", "root-first", "random", "root-option-first"),
    ],
)
