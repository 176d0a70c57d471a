"""A player: board, advisers and personal bank."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import CardNo, Seat
from tafelrunde.kernel.asking import Asked
from tafelrunde.titles.oath.board import COLOURS, MOST_SUPPLY, NOWHERE, PURPLE
from tafelrunde.titles.oath.vocabulary import PLAYER

CHANCELLOR: Final = 0
EXILE_ROLE: Final = 1
CITIZEN: Final = 2
ROLES: Final = ["chancellor", "exile", "citizen"]


class Player(Asked):
    """What one player has. Warbands in the personal bank are `g.reserve[colour]`."""

    def __init__(self, seat: Seat, colour: int, role: int) -> None:
        super().__init__(seat)
        self.colour = colour
        self.id = COLOURS[colour]
        self.object = PLAYER + colour  # of the vocabulary
        self.role = role
        self.pawn = NOWHERE  # the slot where the pawn stands
        self.supply = MOST_SUPPLY
        self.favor = 0
        self.secrets = 0  # faceup on the board
        self.facedown = 0  # secrets on the board that were turned facedown
        self.warbands = 0  # on the board; purple ones for Chancellor and Citizens
        self.advisers: list[CardNo] = []  # faceup (`g.faceup[this]`) and facedown
        self.relics: list[CardNo] = []
        self.banners: list[int] = []
        self.vision = -1  # the revealed Vision
        self.hand: list[CardNo] = []  # cards drawn or looked at in the middle of an action

    def copy(self) -> Player:
        """An independent copy."""
        twin = Player(self.seat, self.colour, self.role)
        twin.pawn = self.pawn
        twin.supply = self.supply
        twin.favor = self.favor
        twin.secrets = self.secrets
        twin.facedown = self.facedown
        twin.warbands = self.warbands
        if self.advisers:
            twin.advisers = self.advisers.copy()
        if self.relics:
            twin.relics = self.relics.copy()
        if self.banners:
            twin.banners = self.banners.copy()
        twin.vision = self.vision
        if self.hand:
            twin.hand = self.hand.copy()
        return twin

    @property
    def is_chancellor(self) -> bool:
        """Whether this player is the Chancellor."""
        return self.role == CHANCELLOR

    @property
    def is_exile(self) -> bool:
        """Whether this player is an Exile."""
        return self.role == EXILE_ROLE

    @property
    def is_citizen(self) -> bool:
        """Whether this player is a Citizen."""
        return self.role == CITIZEN

    @property
    def is_imperial(self) -> bool:
        """Chancellor or Citizen."""
        return self.role != EXILE_ROLE

    @property
    def force_colour(self) -> int:
        """The colour of this player's warbands: purple in the Empire, the own one as an Exile."""
        return self.colour if self.role == EXILE_ROLE else PURPLE

    @property
    def all_secrets(self) -> int:
        """Secrets on the board, faceup and facedown."""
        return self.secrets + self.facedown

    def has_banner(self, banner: int) -> bool:
        """Whether this player holds a banner."""
        return banner in self.banners

    def count_relics_and_banners(self) -> int:
        """What counts for the goals of Protection and Sanctuary."""
        return len(self.relics) + len(self.banners)
