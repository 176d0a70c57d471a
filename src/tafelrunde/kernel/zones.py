"""Places for cards that say themselves who sees them; views are made from nothing else."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import CardNo, Seat

# What a viewer sees of a zone, from nothing to everything.
NOTHING: Final = 0  # not even how many
COUNT: Final = 1  # how many
TOP: Final = 2  # the top card (the last of the list), not how many
ALL: Final = 3  # every card

WATCHER: Final = 16  # the bit of spectators, above those of all seats

Face = str | None
ZoneView = dict[str, str | int | list[Face]]


def everybody(seats: int) -> int:
    """All seats and whoever watches, as bits: those who know what lies open."""
    return (1 << seats) - 1 | 1 << WATCHER


def bit_of(viewer: Seat) -> int:
    """The bit of a seat, or of spectators (-1)."""
    return 1 << (viewer if viewer >= 0 else WATCHER)


class Zone:
    """The declaration of a zone: its name and what its owner and the others see of it.

    >>> hand = Zone("hand", owner=ALL, others=COUNT)
    >>> deck = Zone("deck", owner=COUNT, others=NOTHING, ordered=True)
    """

    def __init__(self, name: str, *, owner: Seat, others: int, ordered: bool = False) -> None:
        self.name = name
        self.owner = owner
        self.others = others
        self.ordered = ordered


class Place:
    """A zone on the table: its declaration, whose it is (-1: shared) and the cards in it now.

    `eyes` are seats (bits) that see it as its owner does, such as one who controls that player.
    """

    def __init__(self, zone: Zone, owner: Seat, cards: list[CardNo], eyes: int = 0) -> None:
        self.zone = zone
        self.owner = owner
        self.cards = cards
        self.eyes = eyes

    def sight(self, viewer: Seat) -> int:
        """How much of this place the viewer sees."""
        if viewer >= 0 and (viewer == self.owner or (self.eyes >> viewer) & 1):
            return self.zone.owner
        return self.zone.others

    def is_like(self, other: Place) -> bool:
        """Whether it is the same place, with the same cards and seen by the same."""
        return (
            self.zone is other.zone
            and self.owner == other.owner
            and self.eyes == other.eyes
            and self.cards == other.cards
        )

    def seen_by(self, seats: int) -> tuple[int, int]:
        """Who (bits, with spectators) sees all cards by the declaration, and who the top one."""
        owners = self.eyes | (1 << self.owner if self.owner >= 0 else 0)
        others = everybody(seats) & ~owners
        everything = top = 0
        if self.zone.owner == ALL:
            everything = owners
        elif self.zone.owner == TOP:
            top = owners
        if self.zone.others == ALL:
            everything |= others
        elif self.zone.others == TOP:
            top |= others
        return everything, top

    def shows(self, viewer: Seat, at: int) -> bool:
        """Whether the declaration shows the viewer the card at that index."""
        sight = self.sight(viewer)
        return sight == ALL or (sight == TOP and at == len(self.cards) - 1)
