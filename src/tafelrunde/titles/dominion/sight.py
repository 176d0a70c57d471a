"""What a Dominion bot may look at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import CardNo, Seat
from tafelrunde.kernel.errors import NotYourSeat
from tafelrunde.kernel.table import Sight
from tafelrunde.titles.dominion.catalogue import Card

if TYPE_CHECKING:
    from tafelrunde.titles.dominion.table import Dominion


class DominionSight(Sight):
    """One seat's view, read on demand.

    Hand and mats are those of `player`: the seat itself, or one it decides for (`of`). What is
    owned is always the seat's own, because it also gains what that player would gain.
    """

    def __init__(self, table: Dominion, seat: Seat, player: Seat = -1) -> None:
        super().__init__(table, seat)
        self.player = seat if player < 0 else player
        self._game = table
        self._own = table.players[seat]
        self._me = table.players[self.player]

    def of(self, player: Seat) -> DominionSight:
        """What this seat sees of a player whose turn it controls, to decide for that player."""
        if not (self._game.players[player].eyes >> self.seat) & 1:
            raise NotYourSeat(
                "seat {seat} does not see with the eyes of seat {player}",
                seat=self.seat,
                player=player,
            )
        return DominionSight(self._game, self.seat, player)

    @property
    def coins(self) -> int:
        """Coins of the turn."""
        return self._game.coins

    @property
    def actions(self) -> int:
        """Actions left."""
        return self._game.actions

    @property
    def buys(self) -> int:
        """Buys left."""
        return self._game.buys

    @property
    def empty_piles(self) -> int:
        """How many Supply piles are empty."""
        return self._game.empty_piles

    def left(self, card: Card) -> int:
        """Copies of a card in the Supply."""
        return self._game.left(card)

    def cost(self, card: Card) -> int:
        """What a card costs now."""
        return self._game.cost(card)

    def owned(self, card: Card) -> int:
        """How many copies this seat owns: gains are open, so everybody can count them."""
        kinds = self._game.kinds
        n = 0
        for zone in self._own.zones():
            for this in zone:
                if kinds[this] is card:
                    n += 1
        return n

    def hand(self) -> list[Card]:
        """The cards in this player's hand, without those already chosen for something."""
        return self._left(self._me.hand)

    def in_hand(self, card: Card) -> int:
        """How many copies are in this player's hand."""
        kinds = self._game.kinds
        n = 0
        for this in self._me.hand:
            if kinds[this] is card and this not in self._game.chosen:
                n += 1
        return n

    def hand_size(self, seat: Seat) -> int:
        """How many cards a player holds."""
        return len(self._game.players[seat].hand)

    @property
    def is_my_turn(self) -> bool:
        """Whether this player is taking a turn."""
        return self._game.turn == self.player

    @property
    def pirate_coins(self) -> int:
        """Tokens on this player's Pirate Ship mat."""
        return self._me.pirate_coins

    def supply(self) -> list[Card]:
        """Every card that has a Supply pile, be it empty or not."""
        return [pile.card for pile in self._game.piles]

    def cards(self) -> list[Card]:
        """Every card this seat owns, wherever it is, without those chosen for something."""
        return self._left(self._own.all_cards())

    def looking(self) -> list[Card]:
        """The cards this player is looking at."""
        return self._left(self._me.looking)

    def stored(self) -> list[Card]:
        """The cards on this player's Native Village mat."""
        return [self._game.kinds[this] for this in self._me.village]

    @property
    def seats(self) -> int:
        """How many players take part."""
        return self._game.seats

    def _left(self, cards: list[CardNo]) -> list[Card]:
        kinds = self._game.kinds
        chosen = self._game.chosen
        if not chosen:
            return [kinds[this] for this in cards]
        return [kinds[this] for this in cards if this not in chosen]
