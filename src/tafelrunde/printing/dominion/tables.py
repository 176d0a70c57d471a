"""Numbers and symbols of the aid, from the title's own data."""

from __future__ import annotations

from tafelrunde.printing.aid import Table
from tafelrunde.printing.dominion.data import elements, set_ids, set_years
from tafelrunde.printing.dominion.look import look
from tafelrunde.printing.dominion.words import Words
from tafelrunde.texts import Texts


def tables(texts: Texts) -> dict[str, Table]:
    """Every table by its name."""
    words = Words(texts.lang)
    boxes = [
        [texts.text("aid-table-set"), texts.text("aid-table-years"), texts.text("aid-table-count")]
    ]
    for box in set_ids():
        years = ", ".join(str(year) for year in set_years(box))
        count = sum(one.set == box for one in elements().values())
        boxes.append([words.set(box), years or "-", str(count)])
    basics = [
        [texts.text("aid-table-card"), texts.text("aid-table-cost"), texts.text("aid-table-worth")]
    ]
    for id in (
        "copper",
        "silver",
        "gold",
        "platinum",
        "estate",
        "duchy",
        "province",
        "colony",
        "curse",
    ):
        element = elements()[id]
        basics.append([words.name(element), element.cost, texts.text(f"aid-worth-{id}")])
    return {
        "supply": Table(texts.text("aid-table-supply"), words.supply_table().rows),
        "basics": Table(texts.text("aid-table-basics"), basics),
        "sets": Table(texts.text("aid-table-sets"), boxes),
    }


def icons() -> dict[str, tuple[str, int]]:
    """Types of cards, as the browser draws them."""
    return {name: (path, 16) for name, path in look().types.items()}
