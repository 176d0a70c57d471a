"""What all games with the same options share."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import Ask, Option, Seat
from tafelrunde.kernel.title import Prepared
from tafelrunde.titles.allegoria.catalogue import TOKEN_CARDS, Card, Deck, bid_option

AREA_COUNT: Final = 7


class Box(Prepared):
    """What all games with the same options share."""

    def __init__(self, seats: int, deck: Deck, houses: list[int]) -> None:
        super().__init__(seats)
        self.deck = deck
        self.tasks = deck.tasks
        self.houses = houses  # of each seat
        self.start = -1  # the seat that begins, or -1: at random
        self.lowest_uses_last_row = True
        self.opponent_gains_trade = False
        self.rows = deck.rows[seats]
        self.draws = deck.draws[seats]
        self.sections = deck.sections
        self.group_size = deck.group_size
        self.home_influence = deck.home_influence
        self.anarchy = deck.anarchy
        self.diplomacy = deck.diplomacy
        self.alms = deck.alms
        self.tiles = deck.tiles
        self.markers = len(deck.anarchy) - 1
        self.kinds: list[Card] = []  # every physical card at the start
        self.family: list[int] = []  # cards of one family look the same from behind
        self.first: list[int] = []  # the first card of each family
        # Questions that never change are made once.
        self._bids: dict[int, Ask] = {}
        self.actions: dict[int, Ask] = {}  # for the next action, by what decides about it

    def ask_bid(self, seat: Seat, left: int, tokens: int, areas: int) -> Ask:
        """The question where to place one of these tokens (both sets of bits, `left` in all)."""
        key = (((seat << 3 | left) << len(TOKEN_CARDS)) | tokens) << AREA_COUNT | areas
        found = self._bids.get(key)
        if found is None:
            options: list[Option] = []
            for token in range(len(TOKEN_CARDS)):
                for area in range(AREA_COUNT):
                    if tokens >> token & 1 and areas >> area & 1:
                        options.append(bid_option(token, area + 1))
            found = Ask(seat, "bid", options, "", "allegoria:A65", left, secret=True)
            self._bids[key] = found
        return found
