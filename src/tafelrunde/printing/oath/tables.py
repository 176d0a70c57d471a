"""Numbers and symbols of the aid, from the title's own data."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

from tafelrunde.printing.aid import Table
from tafelrunde.texts import Texts
from tafelrunde.titles.oath.board import (
    END_ROLL,
    LAST_ROUND,
    NEXT_REGION,
    PILE_COST,
    REGIONS,
    SEARCH_COST,
    TRAVEL_COST,
)

EXILE_PRICE = 5  # favor, before surcharge and discount (6.7)
PACKAGE = "tafelrunde.titles.oath"


def tables(texts: Texts) -> dict[str, Table]:
    """Every table by its name."""
    boards: dict[str, Any] = json.loads(
        files(PACKAGE).joinpath("data", "boards.json").read_text("utf-8")
    )
    t = texts.text
    regions = [t(f"region-{one}") for one in REGIONS]
    end = [[t("aid-table-after-round")], [t("aid-table-ends-at")]]
    for round, least in sorted(END_ROLL.items()):
        end[0].append(str(round))
        end[1].append("6" if least == 6 else f"{least}–6")
    end[0].append(str(LAST_ROUND))
    end[1].append(t("aid-table-always"))
    search = [[t("aid-table-visions"), *[str(at) for at in range(len(SEARCH_COST))]]]
    search += [[t("aid-table-supply"), *[str(cost) for cost in SEARCH_COST]]]
    search += [[t("aid-table-pile"), *[str(PILE_COST)] * len(SEARCH_COST)]]
    travel = [[t("aid-table-from-to"), *regions]]
    travel += [
        [name, *[str(cost) for cost in row]] for name, row in zip(regions, TRAVEL_COST, strict=True)
    ]
    discard = [[t("aid-table-pawn-in"), *regions]]
    discard += [[t("aid-table-pile-of"), *[regions[NEXT_REGION[at]] for at in range(len(regions))]]]
    exile = [[t("aid-table-citizen-has"), "0", "1", "2"]]
    for mine in range(3):
        prices = [str(EXILE_PRICE + theirs - mine) for theirs in range(3)]
        exile.append([t("aid-table-you-have", count=mine), *prices])
    return {
        "end": Table(t("aid-table-end"), end),
        "search": Table(t("aid-table-search"), search),
        "travel": Table(t("aid-table-travel"), travel),
        "discard": Table(t("aid-table-discard"), discard),
        "exile": Table(t("aid-table-exile"), exile),
        "refresh": Table(t("aid-table-refresh"), refresh(texts, boards)),
        "dice": Table(t("aid-table-dice"), dice(texts, boards)),
    }


def refresh(texts: Texts, boards: dict[str, Any]) -> list[list[str]]:
    """How much Supply comes back, by the warbands in one's bank."""
    bands = boards["supply_track"]["refresh_by_own_colour_warbands_in_personal_bank"]
    rows = [[texts.text("aid-table-supply"), "6", "5", "4", "3"]]
    for who in ("exile", "chancellor"):
        found = {band["supply"]: f"{band['min']}–{band['max']}" for band in bands[who]}
        rows.append(
            [texts.text(f"aid-table-{who}-bank"), *[found.get(n, "-") for n in (6, 5, 4, 3)]]
        )
    return rows


def dice(texts: Texts, boards: dict[str, Any]) -> list[list[str]]:
    """The six faces of both dice."""
    rows = [[texts.text("aid-table-face"), *[str(face) for face in range(1, 7)]]]
    for die in ("attack", "defence"):
        row = [texts.text(f"aid-table-{die}")]
        for face in boards["dice"][die]:
            if face.get("double"):
                row.append("×2")
            elif "hollow_swords" in face:
                row.append("½")
            elif face.get("skulls"):
                row.append(texts.text("aid-table-skull", swords=face["swords"]))
            else:
                row.append(str(face.get("swords", face.get("shields", 0))))
        rows.append(row)
    return rows


def icons() -> dict[str, tuple[str, int]]:
    """Suits and kinds of cards, as the browser draws them."""
    drawn = json.loads(files(PACKAGE).joinpath("look.json").read_text("utf-8"))
    return {name: (path, 24) for name, path in drawn["types"].items()}
