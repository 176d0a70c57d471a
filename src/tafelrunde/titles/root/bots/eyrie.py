"""The Eyrie's mind: a Decree that can be obeyed, and roosts, roosts, roosts."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import PASS, Ask, Option
from tafelrunde.titles.root.board import SPOTS
from tafelrunde.titles.root.bots.eyrie_decree import DecreeMind
from tafelrunde.titles.root.bots.worth import CARD_OF
from tafelrunde.titles.root.catalogue import BIRD, CARDS, SUIT_OBJECTS, Card
from tafelrunde.titles.root.factions.eyrie import (
    BATTLE_COLUMN,
    BUILD_COLUMN,
    BUILDER,
    CHARISMATIC,
    COLUMN_OBJECTS,
    COMMANDER,
    DESPOT,
    LEADER_OBJECTS,
    MOVE_COLUMN,
    RECRUIT_COLUMN,
    ROOSTS,
)
from tafelrunde.titles.root.turn import DAYLIGHT
from tafelrunde.titles.root.vocabulary import (
    ADD,
    AT,
    BATTLE,
    BUILD,
    COLUMN,
    LEAD,
    RECRUIT,
    RESOLVE,
    STRIDE,
)

NEEDED: Final = 4.0  # what it is worth to make an order possible
ROOM: Final = 0.8  # what it is worth to fight for room

# How much a leader is wished for.
LEADERS_WANTED: Final = {DESPOT: 1.6, BUILDER: 1.4, CHARISMATIC: 1.2, COMMANDER: 0.9}


class EyrieMind(DecreeMind):
    """Never promises what it cannot keep."""

    def rate(self, ask: Ask, option: Option) -> float:
        """Their own verbs."""
        thing = option % STRIDE
        verb = option - thing
        if verb == ADD:
            return self.adding(ask, CARD_OF[thing])
        if option == PASS and ask.prompt == "add-second-card":
            return 0.0
        if verb == COLUMN:
            return self.promise(CARDS[ask.about], COLUMN_OBJECTS.which(thing))
        if verb == RESOLVE and SUIT_OBJECTS.which(thing) >= 0:
            return self.order(SUIT_OBJECTS.which(thing))
        if verb == LEAD:
            return self.leader(LEADER_OBJECTS.which(thing))
        if verb == RECRUIT:
            band = self.sight.warriors(self.seat, thing)
            suit = self.sight.suit(thing)
            value = self.stand(thing, band + 2) - self.stand(thing, band)
            return value + self.stock_up(suit, 1) + 0.1 * self.outlook(thing)
        if verb in (BUILD, AT):
            return self.site(thing)
        if verb == BATTLE:
            return self.battle(thing) + 0.5 * self.is_site(thing)
        return super().rate(ask, option)

    def order(self, suit: int) -> float:
        """Which card to resolve first: suits before birds, but not before they can be obeyed."""
        if suit == BIRD:
            return 0.5
        column = self.sight.stage - 1
        if column == MOVE_COLUMN:
            return 1.0 if self.warriors_in(suit) else 0.0
        if column == BATTLE_COLUMN:
            return 1.0 if self.grounds(suit, near=False) else 0.0
        return 1.0

    def leader(self, leader: int) -> float:
        """The next leader: no Despot without sites for roosts, no Commander without an army."""
        value = LEADERS_WANTED[leader] + 1.5 * self.whim(64 + 8 * self.sight.round + leader)
        if self.sight.round > 0:
            sites = self.sites(BIRD, near=False) + self.sites(BIRD, near=True)
            if leader == DESPOT and sites < 3:
                value -= 0.8 * (3 - sites)
            if leader == COMMANDER and self.grounds(BIRD, near=False) < 2:
                value -= 1.0
        return value

    # -- battles and cards

    def extra_hits(self) -> int:
        """The Commander's."""
        return 1 if self.eyrie.leader == COMMANDER else 0

    def fight_against(self, c: int, foe: int, band: int) -> float:
        """A battle may make room for a roost."""
        value = super().fight_against(c, foe, band)
        sight = self.sight
        if sum(self.owed[BUILD_COLUMN]) and sight.built(self.seat, c) == 0:
            suit = sight.suit(c)
            if self.owed[BUILD_COLUMN][BIRD] or self.owed[BUILD_COLUMN][suit]:
                if sight.free_slots(c) == 0 and sight.built(foe, c) and sight.may_place(c):
                    if sight.warriors(foe, c) <= band:
                        value += ROOM * (2.0 if self.lacks(BUILD_COLUMN, suit) else 1.0)
        return value

    def item_points(self, card: Card) -> int:
        """Disdain for Trade."""
        return card.points if self.eyrie.leader == BUILDER else 1

    def losses(self, c: int, band: int, hits: int) -> float:
        """Warriors that are needed for recruiting may fall."""
        value = super().losses(c, band, hits)
        each = 2 if self.eyrie.leader == CHARISMATIC else 1
        due = sum(self.eyrie.viziers[:1]) + len(self.eyrie.decree[RECRUIT_COLUMN])
        if self.sight.supply(self.seat) < 2 * each * due:
            value -= 0.5 * min(hits, band)
        return value

    def card_worth(self, card: Card) -> float:
        """Birds keep every promise."""
        return super().card_worth(card) + 0.3 * (card.suit == BIRD)

    # -- the map

    def rule_worth(self, c: int) -> float:
        """Rule is good for roosts; more so when the Decree asks for one."""
        sight = self.sight
        value = 0.3
        if sight.built(self.seat, c):
            return value
        if sight.free_slots(c) and sight.may_place(c) and sight.stock(self.seat, ROOSTS):
            value += 0.7
            owed = self.owed[BUILD_COLUMN]
            if owed[BIRD] or owed[sight.suit(c)]:
                value += 0.5
        return value

    def move_bonus(self, a: int, b: int, band: int) -> float:
        """Make promised battles, roosts and later moves possible."""
        sight = self.sight
        leaves = band == sight.warriors(self.seat, a)
        value = 0.0
        owed = self.owed[BATTLE_COLUMN]
        if sum(owed):
            if not self.is_at_hand(b) and self.is_wanted_ground(b, owed):
                value += NEEDED if self.lacks(BATTLE_COLUMN, sight.suit(b)) else 0.5
            if leaves and self.is_wanted_ground(a, owed):
                value -= NEEDED if self.is_scarce(BATTLE_COLUMN, sight.suit(a)) else 0.5
        owed = self.owed[BUILD_COLUMN]
        if sum(owed):
            here = sight.warriors(self.seat, b) + band
            if (owed[BIRD] or owed[sight.suit(b)]) and self.could_be_site(b):
                if self.would_rule(b, here) and not self.is_site(b):
                    value += NEEDED if self.lacks(BUILD_COLUMN, sight.suit(b)) else 0.5
                    value += 0.3 * min(band, 3)
            if (owed[BIRD] or owed[sight.suit(a)]) and self.is_site(a):
                if not self.would_rule(a, sight.warriors(self.seat, a) - band):
                    value -= NEEDED if self.is_scarce(BUILD_COLUMN, sight.suit(a)) else 0.5
        if sight.suit(a) != sight.suit(b):
            value += self.stock_up(sight.suit(b), band) - self.stock_up(sight.suit(a), -band)
        return value

    def stock_up(self, suit: int, more: int) -> float:
        """How much it matters to have more (or fewer) warriors in a suit: moves will need them."""
        there = self.warriors_in(suit)
        need = 0
        for card in self.sight.faces(self.eyrie.decree[MOVE_COLUMN]):
            need += card.suit == suit
        if self.sight.is_my_turn and self.sight.phase == DAYLIGHT:
            need += self.owed[MOVE_COLUMN][suit]
        if more > 0:
            return NEEDED if there == 0 and need else 0.3 * min(more, max(0, need - there))
        short = need - (there + more)
        if need == 0 or short <= 0:
            return 0.0
        return NEEDED if there + more == 0 else 0.7 * short

    def is_wanted_ground(self, c: int, owed: list[int]) -> bool:
        """Whether a battle that is owed could be fought in a clearing."""
        if not owed[BIRD] and not owed[self.sight.suit(c)]:
            return False
        return any(self.sight.is_present(foe, c) for foe in self.foes)

    def could_be_site(self, c: int) -> bool:
        """Whether a roost could be built in a clearing if it were ruled."""
        sight = self.sight
        return sight.free_slots(c) > 0 and sight.built(self.seat, c) == 0 and sight.may_place(c)

    def outlook(self, c: int) -> int:
        """How many sites for roosts are next to a clearing."""
        n = 0
        for d in self.sight.paths(c):
            if self.sight.free_slots(d) and not self.sight.built(self.seat, d):
                n += 1
        return n

    def site(self, c: int) -> float:
        """Where a roost stands well: safe, of a suit that is new, near further sites."""
        sight = self.sight
        value = 0.25 * (sight.warriors(self.seat, c) - self.threat(c)) + 0.1 * self.outlook(c)
        for d in range(1, SPOTS):
            if sight.suit(d) == sight.suit(c) and sight.built(self.seat, d):
                return value
        return value + 1.0
