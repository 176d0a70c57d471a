"""The only list of card files; importing it gives every face its power."""

from __future__ import annotations

from typing import Final

from tafelrunde.titles.oath.cards import (
    arcane,
    arcane_bonds,
    arcane_plans,
    banners,
    beast,
    beast_bonds,
    beast_plans,
    discord,
    discord_bonds,
    discord_plans,
    edifices,
    hearth,
    hearth_bonds,
    hearth_plans,
    nomad,
    nomad_bonds,
    nomad_plans,
    order,
    order_plans,
    relics,
    relics_plans,
    sites,
    traits,
)
from tafelrunde.titles.oath.catalogue import CARDS
from tafelrunde.titles.oath.powers import attach

FILES: Final = [
    order,
    order_plans,
    hearth,
    hearth_bonds,
    hearth_plans,
    arcane,
    arcane_bonds,
    arcane_plans,
    beast,
    beast_bonds,
    beast_plans,
    nomad,
    nomad_bonds,
    nomad_plans,
    discord,
    discord_bonds,
    discord_plans,
    edifices,
    relics,
    relics_plans,
    sites,
    banners,
    traits,
]
# Faces whose rules are in the core: Visions are goals, the Scepter gives minor actions.
PASSIVE: Final = [
    "vision_conquest",
    "vision_rebellion",
    "vision_sanctuary",
    "vision_faith",
    "conspiracy",
    "the_grand_scepter",
]

MISSING: Final[list[str]] = [id for id in attach(CARDS) if id not in PASSIVE]
if MISSING:
    raise LookupError(f"nobody has written the powers of {', '.join(MISSING)}")
