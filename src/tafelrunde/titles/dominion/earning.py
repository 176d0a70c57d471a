"""A table whose players get actions, buys, coins, and tokens to keep."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.kernel.rng import Rng
from tafelrunde.titles.dominion.catalogue import Card
from tafelrunde.titles.dominion.counters import (
    COFFERS,
    DEBT,
    MINUS_COIN,
    PILE_TOKENS,
    POINTS,
    VILLAGERS,
)
from tafelrunde.titles.dominion.piles import Pile
from tafelrunde.titles.dominion.player import NO_COUNTS, Player
from tafelrunde.titles.dominion.prepared import Kingdom
from tafelrunde.titles.dominion.waiting import WaitingTable


class EarningTable(WaitingTable):
    """What a turn has, and the tokens that players keep (D46-D48, D52)."""

    def __init__(self, kingdom: Kingdom, rng: Rng) -> None:
        super().__init__(kingdom, rng)
        self.actions: i64 = 0
        self.buys: i64 = 0
        self.coins: i64 = 0
        self.potions: i64 = 0
        self.points_on: dict[str, int] = {}  # victory tokens on Landmarks

    def give(self, me: Player, cards: i64, actions: i64, buys: i64, coins: i64) -> None:
        """Plain bonuses; all but cards are void outside the player's own turn."""
        if cards:
            self.draw(me, cards)
        if me.seat == self.turn:
            self.actions += actions
            self.buys += buys
            if me.counts is NO_COUNTS:
                self.coins += coins
            elif coins:
                self.earn(me, coins)

    def earn(self, me: Player, n: int) -> None:
        """Coins for this turn, if it is the player's; the -1 coin token takes one (D52)."""
        if me.seat == self.turn and n > 0:
            if me.counts[MINUS_COIN]:
                self.put_counter(me, MINUS_COIN, 0)
                n -= 1
            self.coins += n

    def lose_coins(self, n: int) -> None:
        """Fewer coins, but never less than none."""
        self.coins = self.coins - n if n < self.coins else 0

    def add_actions(self, me: Player, n: int) -> None:
        """Actions for this turn, if it is the player's."""
        if me.seat == self.turn:
            self.actions += n

    def add_buys(self, me: Player, n: int) -> None:
        """Buys for this turn, if it is the player's."""
        if me.seat == self.turn:
            self.buys += n

    def add_potions(self, me: Player, n: int) -> None:
        """Potions for this turn, if it is the player's."""
        if me.seat == self.turn:
            self.potions += n

    def add_coffers(self, me: Player, n: int) -> None:
        """Coffers, which stay until they are spent (D47)."""
        self._add_tokens(me, COFFERS, n, "coffers")

    def add_villagers(self, me: Player, n: int) -> None:
        """Villagers, which stay until they are spent (D47)."""
        self._add_tokens(me, VILLAGERS, n, "villagers")

    def add_points(self, me: Player, n: int) -> None:
        """Victory tokens (D46)."""
        self._add_tokens(me, POINTS, n, "points")

    def add_debt(self, me: Player, n: int) -> None:
        """Debt, which must be paid before anything else is bought (D48).

        Whoever controls a turn takes the Debt of it, but not in the first printing of Alchemy.
        """
        if me.decider != me.seat and self.printing("alchemy") != 2010:
            me = self.players[me.decider]
        self._add_tokens(me, DEBT, n, "debt")

    def _add_tokens(self, me: Player, counter: int, n: int, name: str) -> None:
        if n > 0:
            self.put_counter(me, counter, me.counts[counter] + n)
            if self.loud:
                self.say("gets-tokens", me.seat, {"count": n, "token": name})

    def take_points(self, me: Player, landmark: Card, n: int) -> int:
        """Victory tokens off a Landmark, as many as are left; returns how many."""
        there = self.points_on.get(landmark.id, 0)
        taken = n if n < there else there
        if taken:
            self.points_on[landmark.id] = there - taken
            self.add_points(me, taken)
        return taken

    def place_token(self, me: Player, token: int, pile: Pile) -> None:
        """Put a token of the player on a pile; it leaves the pile it lay on (D52)."""
        me.tokens[token] = self.piles.index(pile)
        if self.loud:
            name = PILE_TOKENS[token]
            self.say("places-token", me.seat, {"card": pile.card.id, "token": name})
