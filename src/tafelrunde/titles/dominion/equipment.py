"""What a game needs besides its kingdom piles: further piles, small decks, mats and tokens.

All of it follows from the elements that take part, so nobody has to list it by hand.
"""

# not compiled: only people look at it

from __future__ import annotations

from typing import Final

from tafelrunde.titles.dominion.catalogue import (
    ARTIFACT,
    GATHERING,
    PROJECT,
    RESERVE,
    STATE,
    Card,
)
from tafelrunde.titles.dominion.prepared import DEBT_GIVERS, Kingdom

# Elements whose texts use tokens or a mat and do not say so by a number or a type.
_USED_BY: Final = {
    "coffers": "plaza merchant_guild silk_merchant spices swashbuckler guildhall pageant "
    "exploration patron",
    "villagers": "lackeys sculptor silk_merchant recruiter academy exploration",
    "points": "goons chariot_race groundskeeper sacrifice emporium crumbling_castle grand_castle "
    "conquest dominate ritual salt_the_earth triumph wedding arena aqueduct basilica baths "
    "battlefield colonnade defiled_shrine labyrinth mountain_pass tomb",
    "embargo": "embargo",
    "journey": "ranger giant pilgrimage",
    "minus_card": "borrow raid relic",
    "minus_coin": "bridge_troll ball",
    "plus_card": "pathfinding teacher",
    "plus_action": "lost_arts teacher",
    "plus_buy": "seaway teacher",
    "plus_coin": "training teacher",
    "minus_cost": "ferry",
    "trashing": "plan",
    "inherited": "inheritance",
    "plot": "sinister_plot",
    "obelisk": "obelisk",
    "island": "island",
    "native_village": "native_village",
    "pirate": "pirate_ship",
    "trade_route": "trade_route",
}
USED_BY: Final = {thing: ids.split() for thing, ids in _USED_BY.items()} | {"debt": DEBT_GIVERS}
TOKENS: Final = [
    *["coffers", "villagers", "points", "debt", "cubes", "embargo", "journey", "minus_card"],
    *["minus_coin", "plus_card", "plus_action", "plus_buy", "plus_coin", "minus_cost", "trashing"],
    *["inherited", "plot", "obelisk"],
]
MATS: Final = ["tavern", "island", "native_village", "pirate", "trade_route"]


class Equipment:
    """What lies on the table besides the kingdom piles, by ids."""

    def __init__(self, kingdom: Kingdom) -> None:
        chosen = kingdom.layout.piles()
        elements = kingdom.elements
        others = [slot for slot in kingdom.slots if slot.card not in chosen]
        usual = ("copper", "silver", "gold", "estate", "duchy", "province", "curse")
        self.piles = [slot.card.id for slot in others if slot.supply and slot.card.id not in usual]
        self.beside = [slot.card.id for slot in others if not slot.supply]
        self.start = [card.id for card in dict.fromkeys(kingdom.start) if card.id not in usual]
        self.decks = [
            name
            for name, cards in (
                ("boons", kingdom.boons),
                ("hexes", kingdom.hexes),
                ("black_market", kingdom.layout.black_market),
            )
            if cards
        ]
        self.states = [card.id for card in elements if card.types & (STATE | ARTIFACT)]
        used = {thing for card in elements for thing in used_by(card)}
        self.tokens = [token for token in TOKENS if token in used]
        self.mats = [mat for mat in MATS if mat in used]


def used_by(card: Card) -> list[str]:
    """The tokens and mats that an element uses."""
    used = [thing for thing, ids in USED_BY.items() if card.id in ids]
    numbers = {"coffers": card.coffers, "villagers": card.villagers, "debt": card.debt}
    numbers["points"] = card.vp + card.points_each
    used.extend(thing for thing, number in numbers.items() if number)
    if card.types & RESERVE:
        used.append("tavern")
    if card.types & GATHERING:
        used.append("points")
    if card.types & PROJECT:
        used.append("cubes")
    return used
