"""What a turn leaves behind: plays and purchases, texts that wait, turns and gains to come."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tafelrunde.kernel.ask import CardNo, Seat
from tafelrunde.titles.dominion.catalogue import Ability, Card
from tafelrunde.titles.dominion.piles import Pile

# How long a text waits.
ONCE: Final = 0  # until its moment comes
THIS_TURN: Final = 1
UNTIL_NEXT_TURN: Final = 2  # of the player who set it up
FOR_GOOD: Final = 3


@mypyc_attr(acyclic=True)
class Lasting:
    """A text set up by an earlier play that still waits for its moment; never changed once made."""

    def __init__(
        self,
        ability: Ability,
        seat: Seat,
        this: CardNo,
        subject: int,
        *,
        born: int,
        lasts: int,
        once: bool,
        stays: bool,
        cards: list[CardNo],
        foes: int,
    ) -> None:
        self.ability = ability
        self.seat = seat
        self.this = this
        self.subject = subject
        self.born = born  # the turn it was set up in
        self.lasts = lasts
        self.once = once  # used up when its moment comes
        self.stays = stays  # keeps its card in play
        self.cards = cards  # set aside by it
        self.foes = foes  # whose moments it waits for (bits), if not for its own player's


@mypyc_attr(acyclic=True)
class Play:
    """One play of a card: by whom, which card (-1: one that lies elsewhere), and as what."""

    def __init__(self, seat: Seat, this: CardNo, card: Card, anchor: CardNo) -> None:
        self.seat = seat
        self.this = this
        self.card = card
        self.anchor = anchor  # the card in play that a lasting text of this play keeps there
        self.skips = False  # its text is replaced by another one

    def copy(self) -> Play:
        """An independent copy."""
        twin = Play(self.seat, self.this, self.card, self.anchor)
        twin.skips = self.skips
        return twin


@mypyc_attr(acyclic=True)
class Purchase:
    """A card that was bought: by whom, from which pile if any, and what was paid beyond.

    Never changed once it is among those of a turn.
    """

    def __init__(self, seat: Seat, card: Card, pile: int) -> None:
        self.seat = seat
        self.card = card
        self.pile = pile  # its index, or -1
        self.overpaid = 0
        self.overpaid_potions = 0


@mypyc_attr(acyclic=True)
class ExtraTurn:
    """A turn beyond the regular order: whose, who controls it (-1: nobody), and by which card.

    Turns of the last round are played although the game would be over.
    """

    def __init__(
        self, seat: Seat, controller: int, source: str, is_last_round: bool = False
    ) -> None:
        self.seat = seat
        self.controller = controller
        self.source = source
        self.is_last_round = is_last_round


@mypyc_attr(acyclic=True)
class Gain:
    """A gain: who gains what, where it goes, from which pile (None: elsewhere), and by which text.

    While it is about to happen, a text that replaces it changes seat, card and destination. When it
    has happened, `this` is the card, and in the player's own turn `place` is its place among the
    gains of that turn.
    """

    def __init__(self, seat: Seat, card: Card, to: int, pile: Pile | None, by: Card | None) -> None:
        self.seat = seat
        self.card = card
        self.to = to
        self.pile = pile
        self.by = by
        self.diverted = False  # by whoever controls the turn of the player who would have gained
        self.instead = False  # another card is gained, perhaps of the same name
        self.this = -1
        self.place = -1

    def replace(self, card: Card, to: int) -> None:
        """Let another card be gained instead, from its own pile."""
        self.card = card
        self.to = to
        self.instead = True

    def copy(self) -> Gain:
        """An independent copy."""
        twin = Gain(self.seat, self.card, self.to, self.pile, self.by)
        twin.diverted = self.diverted
        twin.instead = self.instead
        return twin
