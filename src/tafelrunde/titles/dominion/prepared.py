"""A kingdom as it is laid out: what all games with the same options share."""

from __future__ import annotations

from tafelrunde.kernel.ask import PASS
from tafelrunde.kernel.errors import BadOptions
from tafelrunde.kernel.title import Prepared
from tafelrunde.titles.dominion.catalogue import (
    CLEANUP_STARTS,
    LATER,
    LEAVES_PLAY,
    TREASURE,
    TURN_ENDS,
    Ability,
    Card,
)
from tafelrunde.titles.dominion.triggers import index_abilities
from tafelrunde.titles.dominion.vocabulary import BUY, PLAY, STRIDE, TREASURES


class Kingdom(Prepared):
    """What all games with the same options share: piles, and the texts that wait for moments."""

    def __init__(
        self,
        seats: int,
        piles: list[tuple[Card, int]],
        printings: dict[str, int],
        start: list[Card],
        bane: Card | None = None,
    ) -> None:
        super().__init__(seats)
        self.piles = piles
        self.printings = printings
        self.start = start
        self.bane = bane  # the pile whose cards fend off the card that called for it
        self.index = [-1] * STRIDE
        for at, (card, _) in enumerate(piles):
            if self.index[card.number] >= 0:
                raise BadOptions("the pile {card} is there twice", card=card.id)
            self.index[card.number] = at
        self.provinces = [card.id for card, _ in piles].index("province")
        cards = [card for card, _ in piles]
        cards.extend(card for card in start if card not in cards)
        self.abilities: list[list[Ability]] = index_abilities(cards)
        # Moments for which something may listen although nothing was set up by a play.
        self.heard = [
            any(ability.where != LATER for ability in waiting) for waiting in self.abilities
        ]
        self.hears_cleanup = (
            self.heard[CLEANUP_STARTS] or self.heard[LEAVES_PLAY] or self.heard[TURN_ENDS]
        )
        self.has_shields = any(card.shields for card in cards)
        self.start_types = 0
        self.start_hears = 0
        for card in start:
            self.start_types |= card.types
            self.start_hears |= card.hears
        # What so many coins can buy, by the piles that are empty (bits): made when first needed.
        self._dearest = max(card.cost for card in cards)
        self._buys: dict[int, list[int]] = {}
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

    def buys_for(self, coins: int, gone: int) -> list[int]:
        """The options of a buy, without the empty piles (bits); shared, never to be changed."""
        if coins > self._dearest:
            coins = self._dearest
        key = gone * 64 + coins
        ready = self._buys.get(key)
        if ready is not None:
            return ready
        options: list[int] = []
        for at, (card, _) in enumerate(self.piles):
            if not (gone >> at) & 1 and card.cost <= coins:
                options.append(BUY + card.number)
        options.append(PASS)
        self._buys[key] = options
        return options

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
