"""A kingdom as it is laid out: what all games with the same options share."""

from __future__ import annotations

from tafelrunde.kernel.ask import PASS
from tafelrunde.kernel.errors import BadOptions
from tafelrunde.titles.dominion.catalog import LATER, TREASURE, Ability, Card
from tafelrunde.titles.dominion.triggers import index_abilities
from tafelrunde.titles.dominion.vocabulary import BUY, PLAY, STRIDE, TREASURES


class Kingdom:
    """What all games with the same options share: piles, and the texts that wait for moments."""

    def __init__(
        self,
        seats: int,
        piles: list[tuple[Card, int]],
        printings: dict[str, int],
        start: list[Card],
    ) -> None:
        self.seats = seats
        self.piles = piles
        self.printings = printings
        self.start = start
        self.index = [-1] * STRIDE
        for at, (card, _) in enumerate(piles):
            if self.index[card.number] >= 0:
                raise BadOptions(f"the pile {card.id} is there twice")
            self.index[card.number] = at
        cards = [card for card, _ in piles]
        cards.extend(card for card in start if card not in cards)
        self.abilities: list[list[Ability]] = index_abilities(cards)
        # Moments for which something may listen although nothing was set up by a play.
        self.heard = [
            any(ability.where != LATER for ability in waiting) for waiting in self.abilities
        ]
        self.has_shields = any(card.shields for card in cards)
        self.start_types = 0
        self.start_hears = 0
        for card in start:
            self.start_types |= card.types
            self.start_hears |= card.hears
        # For each number of coins, what they can buy while no pile is empty.
        dearest = max(card.cost for card in cards)
        self._buys = [
            [BUY + card.number for card, _ in piles if card.cost <= coins] + [PASS]
            for coins in range(dearest + 1)
        ]
        # What can be played, by what is in hand: one bit per card, lists made when first needed.
        self._cards = cards
        self.bits = [0] * STRIDE
        for at, card in enumerate(cards):
            self.bits[card.number] = 1 << at
        self._plays: dict[int, list[int]] = {}
        self.has_only_plain_treasures = all(
            card.is_plain_treasure() for card in cards if card.types & TREASURE
        )
        # The first printing of Seaside ends the game even if an emptied pile was refilled.
        self.ends_when_emptied = printings.get("seaside", 0) == 2009

    def buys_for(self, coins: int) -> list[int]:
        """The options of a buy while no pile is empty; shared, never to be changed."""
        return self._buys[coins] if coins < len(self._buys) else self._buys[-1]

    def plays_for(self, held: int, types: int) -> list[int]:
        """The options to play one of these cards (bits) or pass; shared, never to be changed."""
        key = held * 2 + (types == TREASURE)
        ready = self._plays.get(key)
        if ready is not None:
            return ready
        cards = [card for card in self._cards if held & self.bits[card.number]]
        options = [PLAY + card.number for card in cards]
        if types == TREASURE and any(card.is_plain_treasure() for card in cards):
            options.append(TREASURES)
        options.append(PASS)
        self._plays[key] = options
        return options
