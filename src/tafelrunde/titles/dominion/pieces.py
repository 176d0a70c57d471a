"""What lies on the table beside the players: piles, texts that wait, turns and gains to come."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo, Seat
from tafelrunde.titles.dominion.catalogue import Ability, Card


class Pile:
    """A Supply pile: how many copies are left and the tokens on it."""

    def __init__(self, card: Card, left: int) -> None:
        self.card = card
        self.left = left
        self.embargo = 0

    def copy(self) -> Pile:
        """An independent copy."""
        twin = Pile(self.card, self.left)
        twin.embargo = self.embargo
        return twin


class Lasting:
    """A text set up by an earlier play that still waits for its moment; never changed once made."""

    def __init__(
        self,
        ability: Ability,
        seat: Seat,
        this: CardNo,
        subject: int,
        *,
        this_turn: bool,
        once: bool,
    ) -> None:
        self.ability = ability
        self.seat = seat
        self.this = this
        self.subject = subject
        self.this_turn = this_turn  # forgotten when the turn ends
        self.once = once  # used up when its moment comes


class ExtraTurn:
    """A turn beyond the regular order: whose, who controls it (-1: nobody), and by which card."""

    def __init__(self, seat: Seat, controller: int, source: str) -> None:
        self.seat = seat
        self.controller = controller
        self.source = source


class Gain:
    """A gain that is about to happen; a text that replaces it changes who gains what, and where."""

    def __init__(self, seat: Seat, card: Card, to: int) -> None:
        self.seat = seat
        self.card = card
        self.to = to

    def copy(self) -> Gain:
        """An independent copy."""
        return Gain(self.seat, self.card, self.to)
