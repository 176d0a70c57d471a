"""A table that knows its players and cards, and how to ask about them."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import PASS, Ask
from tafelrunde.kernel.asking import OpenTable
from tafelrunde.kernel.rng import Rng
from tafelrunde.titles.root.catalogue import Card
from tafelrunde.titles.root.factions.base import Faction
from tafelrunde.titles.root.prepared import PreparedRoot
from tafelrunde.titles.root.vocabulary import COUNT, FACTION, NUMBER, STRIDE, VOCABULARY

# Choices that no other event tells.
TELLING: Final = frozenset({"place-keep", "place-pawn"})


class AskingTable(OpenTable):
    """The part of a table that questions need."""

    def __init__(self, prepared: PreparedRoot, rng: Rng) -> None:
        super().__init__(prepared.seats, rng, VOCABULARY, TELLING)
        self.prepared = prepared
        self.factions: list[Faction] = []
        self.kinds: list[Card] = []
        self.known: dict[int, int] = {}  # hidden card -> seats (bits) that know it

    def faction(self, number: int) -> Faction | None:
        """The faction with this number (MARQUISE ...), if it plays."""
        seat = self.prepared.seat_of[number]
        return self.factions[seat] if seat >= 0 else None

    def faction_of(self, object: int) -> Faction:
        """The faction an object of the vocabulary stands for."""
        return self.factions[self.prepared.seat_of[object - FACTION]]

    def names(self, cards: list[int]) -> list[str]:
        """The ids of physical cards, for events."""
        return [self.kinds[this].id for this in cards]

    def copy_of(self, zone: list[int], number: int) -> int:
        """A physical copy of the card with this number in the zone, or -1.

        Copies cannot be told apart: whoever knows of any copy there knows of the one returned.
        """
        found = -1
        for this in zone:
            if self.kinds[this].number == number:
                if found < 0:
                    found = this
                    if not self.known:
                        return found
                else:
                    seen = self.known.get(found, 0)
                    more = self.known.get(this, 0) & ~seen
                    if more:
                        self.known[found] = seen | more
                        self.known[this] &= ~more
        return found

    # -- asking

    def tells(self, ask: Ask) -> bool:
        """Questions are about places, suits, factions and cards that lie open."""
        return True

    def ask_clearing(
        self, me: Faction, verb: int, clearings: list[int], prompt: str, rule: str, about: str = ""
    ) -> int:
        """Let a player choose one of some clearings (or forests)."""
        if len(clearings) == 1:
            return clearings[0]
        options = [verb + c for c in clearings]
        return self.ask_openly(Ask(me.seat, prompt, options, "", rule, 0, about)) - verb

    def ask_faction(
        self,
        me: Faction,
        verb: int,
        factions: list[Faction],
        prompt: str,
        rule: str,
        source: str = "",
        about: str = "",
    ) -> Faction:
        """Let a player choose one of some factions."""
        if len(factions) == 1:
            return factions[0]
        options = [verb + faction.object for faction in factions]
        option = self.ask_openly(Ask(me.seat, prompt, options, source, rule, 0, about))
        return self.faction_of(option % STRIDE)

    def ask_count(
        self, me: Faction, low: int, high: int, prompt: str, rule: str, about: str = ""
    ) -> int:
        """Let a player choose a number."""
        if low >= high:
            return low
        options = [COUNT + NUMBER + n for n in range(low, high + 1)]
        ask = Ask(me.seat, prompt, options, "", rule, 0, about)
        return self.ask_openly(ask) - COUNT - NUMBER

    def ask_card(
        self,
        me: Faction,
        verb: int,
        cards: list[int],
        prompt: str,
        rule: str,
        *,
        optional: bool = False,
        or_pass: bool = False,
        source: str = "",
        count: int = 0,
        about: str = "",
        secret: bool = False,
    ) -> int:
        """Let a player choose one of these cards; -1 is none. Asked whatever the cards are.

        Copies of one card are one option. With `optional` passing is always possible, with
        `or_pass` only when nothing fits. Others hear the answer unless it is `secret`.
        """
        options: list[int] = []
        for this in cards:
            option = verb + self.kinds[this].number
            if option not in options:
                options.append(option)
        if optional or (or_pass and not options):
            options.append(PASS)
        if not options:
            return -1
        ask = Ask(me.seat, prompt, options, source, rule, count, about)
        option = self.ask(ask) if secret else self.ask_openly(ask)
        if option == PASS:
            return -1
        return self.copy_of(cards, option - verb)
