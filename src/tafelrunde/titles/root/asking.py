"""A table that knows its players and cards, and how to ask about them."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.asking import OpenTable
from tafelrunde.kernel.rng import Rng
from tafelrunde.titles.root.catalogue import Card
from tafelrunde.titles.root.factions.base import FACTION_OBJECTS, Faction
from tafelrunde.titles.root.prepared import PreparedRoot
from tafelrunde.titles.root.vocabulary import STRIDE, VOCABULARY

# Choices that no other event tells.
TELLING: Final = frozenset({"place-keep", "place-pawn"})


class RootAsking(OpenTable[Card]):
    """The part of a table that questions need."""

    def __init__(self, prepared: PreparedRoot, rng: Rng) -> None:
        super().__init__(prepared.seats, rng, VOCABULARY, TELLING)
        self.prepared = prepared
        self.factions: list[Faction] = []

    def faction(self, number: int) -> Faction | None:
        """The faction with this number (MARQUISE ...), if it plays."""
        seat = self.prepared.seat_of[number]
        return self.factions[seat] if seat >= 0 else None

    def faction_of(self, object: int) -> Faction:
        """The faction an object of the vocabulary stands for."""
        return self.factions[self.prepared.seat_of[FACTION_OBJECTS.which(object)]]

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
