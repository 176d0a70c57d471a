"""What a Dominion bot may look at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import CardNo, Seat
from tafelrunde.kernel.errors import NotYourSeat
from tafelrunde.kernel.table import Sight
from tafelrunde.titles.dominion.catalogue import Card
from tafelrunde.titles.dominion.counters import COFFERS, DEBT, MINUS_CARD, PIRATE, PLOT, VILLAGERS
from tafelrunde.titles.dominion.mats import TAVERN, VILLAGE
from tafelrunde.titles.dominion.scoring import score

if TYPE_CHECKING:
    from tafelrunde.titles.dominion.prepared import Kingdom
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
    def kingdom(self) -> Kingdom:
        """What all games with the same options share: it lies open, and tells no secret."""
        return self._game.kingdom

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
    def potions(self) -> int:
        """Potions of the turn."""
        return self._game.potions

    @property
    def coffers(self) -> int:
        """Coffers this player can spend."""
        return self._me.counts[COFFERS]

    @property
    def villagers(self) -> int:
        """Villagers this player can spend."""
        return self._me.counts[VILLAGERS]

    @property
    def debt(self) -> int:
        """Debt this player has yet to pay."""
        return self._me.counts[DEBT]

    @property
    def lacks_card(self) -> bool:
        """Whether the -1 card token lies on this player's deck."""
        return self._me.counts[MINUS_CARD] > 0

    @property
    def ends_left(self) -> int:
        """Provinces or Colonies left, whichever are fewer: the game ends when they are gone."""
        game = self._game
        left = game.piles[game.kingdom.provinces].left
        if game.kingdom.colonies >= 0:
            left = min(left, game.piles[game.kingdom.colonies].left)
        return left

    @property
    def lead(self) -> int:
        """Points this seat is ahead of the best other: gains are open, so everybody can count.

        0 where others may have handed each other cards that this seat has not seen.
        """
        game = self._game
        if game.seats > 2 and any(card.id == "masquerade" for card in game.kingdom.elements):
            return 0
        mine = score(game, self._own)
        return mine - max([score(game, other) for other in game.others(self._own)])

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

    def has(self, card: Card) -> bool:
        """Whether this seat has a Project, State or Artifact."""
        return card in self._own.owned

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
        return self._me.counts[PIRATE]

    @property
    def plot_tokens(self) -> int:
        """Tokens of this player on Sinister Plot."""
        return self._me.counts[PLOT]

    def supply(self) -> list[Card]:
        """The top card of every Supply pile, or the name of an empty one."""
        return [pile.card if pile.top is None else pile.top for pile in self._game.supply()]

    def landscapes(self) -> list[Card]:
        """The Events and Projects of this game."""
        return self._game.kingdom.buyable

    def offers(self) -> list[Card]:
        """Everything that can be bought in this game: cards, also below others, and landscapes."""
        kingdom = self._game.kingdom
        found: list[Card] = []
        for pile in self._game.supply():
            if pile.stack is None:
                found.append(pile.card)
            else:
                found.extend([card for card in kingdom.elements if card.pile_of == pile.card.id])
        return found + kingdom.buyable

    def in_play(self) -> list[Card]:
        """The cards this player has in play."""
        return [self._game.kinds[this] for this in self._me.play]

    def tavern(self) -> list[Card]:
        """The cards on this player's Tavern mat."""
        return [self._game.kinds[this] for this in self._me.mats.get(TAVERN, [])]

    def gained(self) -> list[Card]:
        """What this player has gained in the latest turn of their own."""
        return list(self._me.gained)

    @property
    def undrawn(self) -> int:
        """How many cards lie in this player's deck and discard pile."""
        return len(self._me.deck) + len(self._me.discard)

    def cards(self) -> list[Card]:
        """Every card this seat owns, wherever it is, without those chosen for something."""
        return self._left(self._own.all_cards())

    def looking(self) -> list[Card]:
        """The cards this player is looking at."""
        return self._left(self._me.looking)

    def revealed(self) -> list[Card]:
        """The cards this player has revealed."""
        return self._left(self._me.revealed)

    def stored(self) -> list[Card]:
        """The cards on this player's Native Village mat."""
        return [self._game.kinds[this] for this in self._me.mats.get(VILLAGE, [])]

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
