"""A table that knows its players and cards, and how to ask about them."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import PASS, Ask, CardNo
from tafelrunde.kernel.asking import OpenTable
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.zones import everybody
from tafelrunde.titles.oath.board import Site
from tafelrunde.titles.oath.catalogue import BOX, SUITS, Card
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.prepared import PreparedOath
from tafelrunde.titles.oath.vocabulary import (
    ADVISER_PLACE,
    ADVISER_PLACES,
    BANK,
    CHOOSE,
    PLAYER,
    RELIC_PLACE,
    RELIC_PLACES,
    SLOT,
    STRIDE,
    SUIT_OF,
    VOCABULARY,
)

# Questions that can be about a card which only the one who is asked has seen.
HIDDEN_TOPICS: Final = ["keep-relic", "play-card", "use-power"]
# Choices that no other event tells: consent and refusal, whom or where somebody names, and what
# leaves no other trace in the log.
TELLING: Final = frozenset(
    [
        *["accept-deal", "admit-breach", "allow-ally", "allow-pick-up", "allow-sharing"],
        *["join-defence", "name-destination", "name-oathkeeper", "sacrifice", "adjust-die"],
        *["discard-end", "first-bank", "place-site-favor", "tend-peoples-favor"],
    ]
)


class OathAsking(OpenTable[Card]):
    """The part of a table that questions need."""

    def __init__(self, prepared: PreparedOath, rng: Rng, blank: bool) -> None:
        """With `blank` long lists stay empty: a copy brings its own."""
        super().__init__(prepared.seats, rng, VOCABULARY, TELLING)
        self.prepared = prepared
        self.everyone = everybody(prepared.seats)
        self.all_seats = (1 << prepared.seats) - 1  # as bits
        self.players: list[Player] = []
        self.sites: list[Site] = []
        self.kinds = [] if blank else BOX.copy()
        self.faceup: list[bool] = [] if blank else [False] * len(BOX)  # of advisers
        self.banks = [0] * len(SUITS)  # favor

    def player_of(self, object: int) -> Player:
        """The player an object of the vocabulary stands for."""
        return self.players[self.prepared.seat_of[object - PLAYER]]

    def in_order(self, first: int) -> list[Player]:
        """All players clockwise, beginning with a seat."""
        return [self.players[(first + i) % self.seats] for i in range(self.seats)]

    def others(self, me: Player) -> list[Player]:
        """All other players, clockwise from the left of this one."""
        return [self.players[(me.seat + i) % self.seats] for i in range(1, self.seats)]

    def knows(self, me: Player, this: CardNo) -> bool:
        """Whether a player knows a hidden card beyond what its zone shows."""
        return (self.known.get(this, 0) >> me.seat) & 1 == 1

    def object_of(self, this: CardNo, secret: bool = False) -> int:
        """A card as an object: by its face if that is public, else by its place.

        Facedown advisers and facedown relics at sites are named by where they lie, so that the
        answer tells nobody more than a pointing finger would. A secret answer names the face.
        """
        if secret:
            return self.kinds[this].number
        for player in self.players:
            if this in player.advisers and not self.faceup[this]:
                return self.adviser_place(player, this)
        for site in self.sites:
            if this in site.relics:
                return RELIC_PLACE + RELIC_PLACES * site.slot + site.relics.index(this)
        return self.kinds[this].number

    def adviser_place(self, player: Player, this: CardNo) -> int:
        """The object for the place of an adviser."""
        return ADVISER_PLACE + ADVISER_PLACES * player.colour + player.advisers.index(this)

    # -- asking

    def put(self, ask: Ask, secret: bool) -> int:
        """Ask openly, unless everybody sees that there is only one answer; or in secret."""
        if secret:
            return self.ask(ask)
        return ask.options[0] if len(ask.options) == 1 else self.ask_openly(ask)

    def card_of(self, cards: list[CardNo], object: int, secret: bool) -> int:
        """The card that an option names by face or by place."""
        for this in cards:
            if self.object_of(this, secret) == object:
                return this
        return -1

    def tells(self, ask: Ask) -> bool:
        """Only a card that somebody holds, or looks at alone, is kept from the others."""
        return not ask.about or ask.prompt not in HIDDEN_TOPICS

    def ask_slot(
        self,
        me: Player,
        verb: int,
        slots: list[int],
        prompt: str,
        rule: str,
        source: str = "",
        optional: bool = False,
    ) -> int:
        """Let a player choose one of some sites; -1 is none."""
        options = [verb + SLOT + slot for slot in slots]
        if optional or not options:
            options.append(PASS)
        option = self.choose(me, prompt, options, rule, source)
        return -1 if option == PASS else option - verb - SLOT

    def ask_player(
        self,
        me: Player,
        verb: int,
        players: list[Player],
        prompt: str,
        rule: str,
        source: str = "",
        optional: bool = False,
    ) -> Player | None:
        """Let a player choose one of some players; None if there is none or he passes."""
        options = [verb + player.object for player in players]
        if optional or not options:
            options.append(PASS)
        option = self.choose(me, prompt, options, rule, source)
        return None if option == PASS else self.player_of(option % STRIDE)

    def ask_suit(
        self,
        me: Player,
        suits: list[int],
        prompt: str,
        rule: str,
        source: str = "",
        verb: int = BANK,
        optional: bool = False,
    ) -> int:
        """Let a player choose a suit or its favor bank; -1 is none."""
        options = [verb + SUIT_OF + suit for suit in suits]
        if optional or not options:
            options.append(PASS)
        option = self.choose(me, prompt, options, rule, source)
        return -1 if option == PASS else option - verb - SUIT_OF

    def ask_bank(self, me: Player, prompt: str, rule: str, source: str = "") -> int:
        """Let a player choose a bank that has favor; -1 if all are empty."""
        full = [suit for suit in range(len(SUITS)) if self.banks[suit]]
        return self.ask_suit(me, full, prompt, rule, source)

    def ask_thing(
        self,
        me: Player,
        objects: list[int],
        prompt: str,
        rule: str,
        source: str = "",
        verb: int = CHOOSE,
    ) -> int:
        """Let a player choose one of some objects of the vocabulary."""
        options = [verb + thing for thing in objects]
        return self.choose(me, prompt, options, rule, source) - verb
