"""A kingdom as it is laid out: what all games with the same options share."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import PASS, Ask, Option
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
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.triggers import index_abilities
from tafelrunde.titles.dominion.vocabulary import BUY, PLAY, STRIDE, TREASURES

SEATS: Final = 8  # more than can play, for keys


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
        # Questions that never change are made once, when first needed: what so many coins can
        # buy, by the piles that are empty (bits), and what can be played, by what is in hand.
        self._dearest = max(card.cost for card in cards)
        self._buys: dict[int, Ask] = {}
        self._cards = cards
        self.bits = [0] * STRIDE
        for at, card in enumerate(cards):
            self.bits[card.number] = 1 << at
        self._plays: dict[int, Ask] = {}
        self.has_only_plain_treasures = all(
            card.is_plain_treasure() for card in cards if card.types & TREASURE
        )
        # The first printing of Seaside ends the game even if an emptied pile was refilled.
        self.ends_when_emptied = printings.get("seaside", 0) == 2009

    def ask_buy(self, me: Player, coins: int, gone: int) -> Ask:
        """The question what to buy, without the empty piles (bits)."""
        if coins > self._dearest:
            coins = self._dearest
        key = (gone * 64 + coins) * SEATS + me.seat
        ask = self._buys.get(key)
        if ask is None:
            options: list[Option] = []
            for at, (card, _) in enumerate(self.piles):
                if not (gone >> at) & 1 and card.cost <= coins:
                    options.append(BUY + card.number)
            options.append(PASS)
            ask = Ask(me.seat, "buy", options, "", "dominion:D17")
            self._buys[key] = ask
        return ask if me.decider == me.seat else for_another(ask, me)

    def ask_play(self, me: Player, held: int, types: int) -> Ask:
        """The question which of these cards (bits) to play, if any."""
        key = (held * 2 + (types == TREASURE)) * SEATS + me.seat
        ask = self._plays.get(key)
        if ask is None:
            cards = [card for card in self._cards if held & self.bits[card.number]]
            options = [PLAY + card.number for card in cards]
            if types == TREASURE and any(card.is_plain_treasure() for card in cards):
                options.append(TREASURES)
            options.append(PASS)
            if types == TREASURE:
                ask = Ask(me.seat, "play-treasure", options, "", "dominion:D16")
            else:
                ask = Ask(me.seat, "play-action", options, "", "dominion:D15")
            self._plays[key] = ask
        return ask if me.decider == me.seat else for_another(ask, me)


def for_another(ask: Ask, me: Player) -> Ask:
    """The same question, put to whoever decides for the player."""
    return Ask(me.decider, ask.prompt, ask.options, "", ask.rule, 0, "", me.seat)
