"""Numbers and symbols of the aid, from the title's own data."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

from tafelrunde.printing.aid import Table
from tafelrunde.texts import Texts

PACKAGE = "tafelrunde.titles.root"
DIE = 4  # a die shows 0 to 3, each equally often


def tables(texts: Texts) -> dict[str, Table]:
    """Every table by its name."""
    boards: dict[str, Any] = json.loads(
        files(PACKAGE).joinpath("data", "boards.json").read_text("utf-8")
    )
    t = texts.text
    cats, birds, mice = boards["marquise"], boards["eyrie"], boards["alliance"]
    lizards, otters, lone = boards["cult"], boards["riverfolk"], boards["vagabond"]
    return {
        "battle": Table(t("aid-table-battle"), battle(texts)),
        "reach": Table(t("aid-table-reach"), reach(texts, boards["reach"])),
        "reach-needed": Table(
            t("aid-table-needed"),
            [
                counted(t("aid-table-players"), boards["reach"]["minimum_by_players"]),
                counted(t("aid-table-weight"), boards["reach"]["minimum_by_players"].values()),
            ],
        ),
        "marquise": Table(
            t("aid-table-buildings"),
            [
                counted(t("aid-table-nth"), range(1, 7)),
                counted(t("aid-table-wood"), cats["wood_cost_of_nth"]),
                *[
                    counted(t(f"thing-{one}"), cats["points_of_nth"][one])
                    for one in ("sawmill", "workshop", "recruiter")
                ],
            ],
        ),
        "marquise-draw": Table(
            t("aid-table-evening"),
            [
                counted(t("aid-table-recruiters"), range(7)),
                counted(t("aid-table-cards"), cats["cards_drawn_by_recruiters_on_map"]),
            ],
        ),
        "eyrie": Table(
            t("aid-table-roosts"),
            [
                counted(t("aid-table-on-map"), range(8)),
                counted(t("aid-table-points"), birds["points_per_evening_by_on_map"]),
                counted(t("aid-table-cards"), birds["cards_drawn_by_on_map"]),
            ],
        ),
        "leaders": Table(
            t("aid-table-leaders"),
            [
                [t("aid-table-leader"), t("aid-table-viziers")],
                *[
                    [t(f"leader-{name}"), ", ".join(t(f"column-{one}") for one in columns)]
                    for name, columns in birds["leaders"].items()
                ],
            ],
        ),
        "alliance": Table(
            t("aid-table-sympathy"),
            [
                counted(t("aid-table-nth"), range(1, 11)),
                counted(t("aid-table-supporters"), mice["sympathy_cost_of_nth"]),
                counted(t("aid-table-points"), mice["sympathy_points_of_nth"]),
            ],
        ),
        "relations": Table(
            t("aid-table-relations"),
            [
                counted(t("aid-table-step"), range(1, 4)),
                counted(t("aid-table-aids"), lone["relationships"]["aids_needed_to_reach"][1:]),
                counted(t("aid-table-points"), lone["relationships"]["points_on_reaching"][1:]),
            ],
        ),
        "characters": Table(
            t("aid-table-characters"),
            [
                [t("aid-table-character"), t("aid-table-items")],
                *[
                    [t(f"thing-{name}"), ", ".join(t(f"item-{one}") for one in who["items"])]
                    for name, who in lone["characters"].items()
                ],
            ],
        ),
        "cult": Table(
            t("aid-table-gardens"),
            [
                counted(t("aid-table-on-map"), range(6)),
                counted(t("aid-table-points"), lizards["score_points_by_gardens_of_suit_on_map"]),
            ],
        ),
        "conspiracies": Table(
            t("aid-table-conspiracies"),
            [
                [t("aid-table-acolytes"), t("aid-table-outcast"), t("aid-table-hated")],
                *[
                    [t(f"conspiracy-{name}"), str(cost), str(cost - lizards["hated_discount"])]
                    for name, cost in lizards["conspiracy_cost"].items()
                ],
            ],
        ),
        "funds": Table(
            t("aid-table-funds"),
            [
                [t("aid-table-deed"), t("aid-table-cost"), t("aid-table-points")],
                [
                    t("aid-table-establish"),
                    str(otters["establish_cost"]),
                    str(otters["trade_post_points_of_nth_per_suit"][0]),
                ],
                [t("aid-table-recruit"), str(otters["recruit_cost"]), "-"],
            ],
        ),
    }


def counted(head: str, values: Any) -> list[str]:
    """A row of numbers."""
    return [head, *[str(value) for value in values]]


def battle(texts: Texts) -> list[list[str]]:
    """How often the higher and the lower of two dice show a number."""
    pairs = [(a, b) for a in range(DIE) for b in range(DIE)]
    rows = [counted(texts.text("aid-table-hits"), range(DIE))]
    for who, pick in (("attacker", max), ("defender", min)):
        shares = [sum(pick(pair) == hits for pair in pairs) for hits in range(DIE)]
        percent = [f"{round(100 * share / len(pairs))} %" for share in shares]
        rows.append([texts.text(f"aid-table-{who}"), *percent])
    return rows


def reach(texts: Texts, data: dict[str, Any]) -> list[list[str]]:
    """The weights of factions."""
    values = data["values"]
    names = [texts.text(f"short-{name.replace('_', '-')}") for name in values]
    rows = [[name, str(value)] for name, value in zip(names, values.values(), strict=True)]
    return [[texts.text("aid-table-faction"), texts.text("aid-table-weight")], *rows]


def icons() -> dict[str, tuple[str, int]]:
    """Suits and items, as the browser draws them."""
    drawn = json.loads(files(PACKAGE).joinpath("look.json").read_text("utf-8"))
    found = {name: (path, 24) for name, path in drawn["suits"].items()}
    return found | {name: (path, 24) for name, path in drawn["items"].items()}
