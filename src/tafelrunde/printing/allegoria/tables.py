"""Numbers of the aid, from the title's own data."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

from tafelrunde.printing.aid import Table
from tafelrunde.texts import Texts

DIE = [0, 0, 1, 2, 3, 4]  # A29
TOKENS = ["0", "0", "1", "1", "2", "*"]  # A30


def tables(texts: Texts) -> dict[str, Table]:
    """Every table by its name."""
    data: dict[str, Any] = json.loads(
        files("tafelrunde.titles.allegoria").joinpath("data", "tracks.json").read_text("utf-8")
    )
    t = texts.text
    sections = data["sections"]
    return {
        "tokens": Table(t("aid-table-tokens"), [[t("aid-table-token"), *TOKENS]]),
        "die": Table(t("aid-table-die"), [[t("aid-table-face"), *[str(face) for face in DIE]]]),
        "points": Table(t("aid-table-points"), points(texts, data["action_points"])),
        "tasks": Table(t("aid-table-tasks"), draws(texts, data["task_draws"])),
        "tracks": Table(
            t("aid-table-tracks"),
            [
                [t("aid-table-section"), *[span(one["from"], one["to"]) for one in sections]],
                [t("aid-table-influence"), *[str(one["influence"]) for one in sections]],
                [t("aid-table-group"), *[str(one["group_size"]) for one in sections]],
            ],
        ),
        "anarchy": Table(
            t("aid-table-anarchy"),
            [
                [t("aid-table-taken"), *taken(data["anarchy"])],
                [
                    t("aid-table-each"),
                    *[str(one["influence_per_marker"]) for one in data["anarchy"]],
                ],
            ],
        ),
    }


def span(first: int, last: int) -> str:
    """'4–5', or one number."""
    return str(first) if first == last else f"{first}–{last}"


def taken(spaces: list[dict[str, int]]) -> list[str]:
    """How many markers are gone when each space of the anarchy track counts."""
    found: list[str] = []
    gone = 1
    for space in spaces:
        found.append(span(gone, gone + space["slots"] - 1))
        gone += space["slots"]
    return found


def points(texts: Texts, data: dict[str, list[dict[str, Any]]]) -> list[list[str]]:
    """Action points by rank: station and commission together, or each its own."""
    rows = [[texts.text("aid-table-rank"), "1", "2", "3", "4"]]
    for players, ranks in data.items():
        row = [texts.text("aid-table-players", count=int(players))]
        for rank in ranks:
            row.append(str(rank["station"]) if rank["split"] else both(texts, rank))
        rows.append(row + ["-"] * (5 - len(row)))
    return rows


def both(texts: Texts, rank: dict[str, Any]) -> str:
    """Points that are bound to a kind of action."""
    if not rank["commission"]:
        return texts.text("aid-table-station", count=rank["station"])
    station, commission = rank["station"], rank["commission"]
    return texts.text("aid-table-bound", station=station, commission=commission)


def draws(texts: Texts, data: dict[str, list[dict[str, Any]]]) -> list[list[str]]:
    """How many tasks are drawn by rank."""
    rows = [[texts.text("aid-table-rank"), "1", "2", "3", "4"]]
    for players, ranks in data.items():
        row = [texts.text("aid-table-players", count=int(players))]
        row += [str(rank["draw"]) for rank in ranks]
        rows.append(row + ["-"] * (5 - len(row)))
    return rows


def icons() -> dict[str, tuple[str, int]]:
    """This title has no symbols of its own."""
    return {}
