"""The map: eight site slots in three regions, and what lies at each of them."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import CardNo

CRADLE: Final = 0
PROVINCES: Final = 1
HINTERLAND: Final = 2
REGIONS: Final = ["cradle", "provinces", "hinterland"]
SLOTS: Final = 8
REGION_OF: Final[list[int]] = [0, 0, 1, 1, 1, 2, 2, 2]  # by slot (2.1.1)
SLOTS_OF: Final[list[list[int]]] = [[0, 1], [2, 3, 4], [5, 6, 7]]  # by region, top to bottom
NEXT_REGION: Final[list[int]] = [PROVINCES, HINTERLAND, CRADLE]  # where discards go
TRAVEL_COST: Final[list[list[int]]] = [[1, 2, 4], [2, 2, 2], [4, 2, 3]]  # 5.6.1
NOWHERE: Final = -1

PURPLE: Final = 0
COLOURS: Final = ["purple", "red", "blue", "yellow", "white", "black"]
WARBANDS_OF: Final[list[int]] = [24, 14, 14, 14, 14, 14]
NOBODY: Final = -1  # no colour, no seat; also bandits as defender

FAVOR_TOKENS: Final = 36
MOST_SUPPLY: Final = 7
LAST_ROUND: Final = 8
END_ROLL: Final[dict[int, int]] = {5: 6, 6: 5, 7: 3}  # lowest roll that ends the game (3.3)
PILE_COST: Final = 2  # Supply to search a discard pile; no search costs less
SEARCH_COST: Final[list[int]] = [2, 3, 3, 4, 4, 4]  # of the world deck, by Visions drawn
VISIONS_TO_WIN: Final = 3
ADVISER_LIMIT: Final = 3


class Site:
    """One slot of the map: its site card, the cards and pieces there.

    Warbands of one colour at most stand at a site, so `colour` and `warbands` say everything.
    """

    def __init__(self, slot: int) -> None:
        self.slot = slot
        self.region = REGION_OF[slot]
        self.card = NOWHERE  # the physical site card
        self.faceup = False
        self.cards: list[CardNo] = []  # denizens, edifices and ruins
        self.relics: list[CardNo] = []  # facedown
        self.favor = 0
        self.secrets = 0
        self.colour = NOBODY  # of the warbands here
        self.warbands = 0

    def copy(self) -> Site:
        """An independent copy."""
        twin = Site(self.slot)
        twin.card = self.card
        twin.faceup = self.faceup
        if self.cards:
            twin.cards = self.cards.copy()
        if self.relics:
            twin.relics = self.relics.copy()
        twin.favor = self.favor
        twin.secrets = self.secrets
        twin.colour = self.colour
        twin.warbands = self.warbands
        return twin
