"""Dominion in numbers and names; imports nothing of its rules."""

from __future__ import annotations

from tafelrunde.kernel.meta import Meta, OptionMeta

META = Meta(
    "dominion",
    module="tafelrunde.titles.dominion.title",
    revision=2,
    min_seats=2,
    max_seats=6,
    usual_seats=2,
    authors=["Donald X. Vaccarino"],
    publishers=[
        "Rio Grande Games",
        "Hans im Glück (German editions)",
        "Rio Grande Games / ASS Altenburger (German editions)",
    ],
    sources=[
        "Dominion: 2008, 2013, 2017",
        "Dominion: Intrigue (Die Intrige): 2009, 2014, 2017",
        "Dominion: Seaside: 2009, 2014",
    ],
    options=[
        OptionMeta("kingdom", "kingdom", "first-game", "dominion-option-kingdom"),
        OptionMeta("cards", "cards", None, "dominion-option-cards"),
        OptionMeta("draw", "draw", None, "dominion-option-draw"),
        OptionMeta("editions", "editions", {}, "dominion-option-editions"),
    ],
)
