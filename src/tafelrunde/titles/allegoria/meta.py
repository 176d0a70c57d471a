"""Throne of Allegoria in numbers and names; imports nothing of its rules."""

from __future__ import annotations

from tafelrunde.kernel.meta import Meta, OptionMeta

META = Meta(
    "allegoria",
    module="tafelrunde.titles.allegoria.title",
    revision=1,
    min_seats=2,
    max_seats=4,
    usual_seats=3,
    authors=["Robin Lees", "Steve Mackenzie"],
    publishers=["Spielworxx"],
    sources=["Throne of Allegoria: 2019"],
    options=[
        OptionMeta("houses", "houses", None, "allegoria-option-houses"),
        OptionMeta("start", "start", "random", "allegoria-option-start"),
        OptionMeta("track", "track", "sections_of_2", "allegoria-option-track"),
        OptionMeta("lowest", "lowest", "last_row", "allegoria-option-lowest"),
        OptionMeta("opponent_gains", "opponent-gains", "paid", "allegoria-option-opponent-gains"),
        OptionMeta("action_points", "action-points", None, "allegoria-option-action-points"),
        OptionMeta("task_draws", "task-draws", None, "allegoria-option-task-draws"),
        OptionMeta("cards", "cards-file", None, "allegoria-option-cards"),
    ],
)
