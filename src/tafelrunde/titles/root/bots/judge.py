"""How a bot sees a position: who is dangerous, what a battle brings, what rule is worth."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import Seat
from tafelrunde.titles.root.board import CORNERS, SPOTS
from tafelrunde.titles.root.boards import TO_WIN
from tafelrunde.titles.root.bots.worth import (
    HIGH,
    LOW,
    PIECE_WORTH,
    WARRIOR_WORTH,
)
from tafelrunde.titles.root.catalogue import (
    AMBUSH_CARD,
    ARMORERS,
    BIRD,
    SAPPERS,
    SCOUTING_PARTY,
)
from tafelrunde.titles.root.factions.base import (
    ALLIANCE,
    CULT,
    FACTION_IDS,
    VAGABOND,
    VAGABOND_2,
)
from tafelrunde.titles.root.sight import RootSight
from tafelrunde.titles.root.vocabulary import (
    SYMPATHY_PIECE,
)

WINS: Final = 100.0  # more than anything else
NEVER: Final = -100.0
MOST_HITS: Final = 6
# How much a faction is to be feared, by number: what it wins if it is left alone ...
FEAR: Final = [1.9, 1.0, 1.5, 0.6, 0.6, 1.2, 0.8]
# ... and how much in the usual companies of four, which change that: the Marquise thrives where a
# Vagabond clears ruins for her, and is cramped by gardens and roosts.
COMPANIES: Final = {
    "marquise eyrie alliance vagabond": [2.0, 4.3, 1.9, 0.12],
    "marquise eyrie alliance cult": [0.0, 8.5, 6.2, 0.4],
    "marquise eyrie alliance riverfolk": [0.3, 2.1, 1.3, 6.5],
    "marquise eyrie vagabond cult": [0.55, 0.42, 8.5, 2.9],
    "marquise eyrie vagabond riverfolk": [2.2, 1.4, 0.9, 0.4],
    "marquise eyrie cult riverfolk": [0.6, 0.5, 1.8, 2.4],
    "marquise alliance vagabond riverfolk": [3.1, 2.2, 0.5, 1.8],
    "marquise vagabond cult riverfolk": [1.2, 6.5, 2.6, 0.4],
}
SPITE: Final = 0.3  # how much somebody who is not feared at all cares to hurt others
AHEAD: Final = 0.1  # how much more it matters to hurt somebody for each point above the average
ACOLYTE: Final = 0.8  # of the worth of a warrior of the Cult that falls
OUTRAGE: Final = 0.6  # a card less, a supporter more: what it costs to remove sympathy
CLOSE: Final = 0.8  # ... and for being close to the end
STRIDES: Final = [2, 3, 8, 2, 2, 2, 3]  # what a faction can score in one good turn, less the usual


def _fears() -> dict[int, list[float]]:
    """What is feared by number, for each company: the factions' bits."""
    found: dict[int, list[float]] = {}
    for company in COMPANIES:
        numbers = [FACTION_IDS.index(id) for id in company.split()]
        values = FEAR.copy()
        bits = 0
        for at in range(len(numbers)):
            values[numbers[at]] = COMPANIES[company][at]
            bits |= 1 << numbers[at]
        found[bits] = values
    return found


FEARS: Final = _fears()


def fears_of(sight: RootSight) -> list[float]:
    """How much each player is to be feared in this company."""
    bits = 0
    for seat in range(sight.seats):
        bits |= 1 << sight.number(seat)
    values = FEARS.get(bits, FEAR)
    return [values[sight.number(seat)] for seat in range(sight.seats)]


class Judge:
    """One player's view of the position. It keeps nothing from one question to the next."""

    def __init__(self, sight: RootSight, temper: int) -> None:
        self.sight = sight
        self.temper = temper  # what this player likes, drawn once
        self.ground = 0  # where the last battle was started
        self.seat = sight.seat
        self.number = sight.number(sight.seat)
        self.foes: list[int] = []  # seats
        self.weights = [0.0] * sight.seats  # how much it matters to hurt a player
        self.fears = fears_of(sight)
        self.spite = min(1.0, SPITE + self.fears[sight.seat])  # the weak mind their own business
        self.ambushes: list[int] = []  # by suit; empty until it is needed
        self.threats: list[int] = []  # by clearing; empty until it is needed
        self.stakes: list[float] = []  # what dominance makes of a clearing's rule
        self.prize_lists: dict[int, list[float]] = {}  # by clearing and foe, for one question

    def look(self) -> None:
        """See how things stand."""
        sight = self.sight
        average = 0.0
        for seat in range(sight.seats):
            average += (sight.points(seat) + STRIDES[sight.number(seat)]) / sight.seats
        self.foes = []
        for seat in range(sight.seats):
            if seat != self.seat and sight.are_enemies(self.seat, seat):
                self.foes.append(seat)
                points = sight.points(seat) + STRIDES[sight.number(seat)]
                weight = self.fears[seat] * (0.3 + points / 25)
                if points > average:
                    weight += AHEAD * (points - average) * self.fears[seat]
                if points >= 22:
                    weight += CLOSE
                if sight.dominance(seat) >= 0:
                    weight = 1.6
                self.weights[seat] = weight * self.spite
            else:
                self.weights[seat] = 0.0
        self.ambushes = []
        self.threats = []
        self.stakes = []
        self.prize_lists = {}

    def whim(self, thing: int) -> float:
        """How much this player likes something for no reason: 0 to 1, always the same."""
        mixed = (self.temper * 7919 + thing * 104729 + 12345) % 1000003
        return mixed * mixed % 1000003 / 1000003

    # -- points

    def gain(self, points: float) -> float:
        """What it is worth to score now."""
        if self.sight.dominance(self.seat) >= 0:
            return 0.1 * points
        return WINS if self.sight.points(self.seat) + points >= TO_WIN else points

    def is_late(self) -> bool:
        """Whether somebody will win soon, so that what pays off later pays no more."""
        return any(self.sight.points(seat) >= 24 for seat in range(self.sight.seats))

    # -- battle

    def battle(self, c: int) -> float:
        """What the best battle in a clearing is worth."""
        return self.fight(c, self.fighters(c))

    def fighters(self, c: int) -> int:
        """With how many this player fights in a clearing."""
        return self.sight.warriors(self.seat, c)

    def fight(self, c: int, band: int) -> float:
        """What the best battle in a clearing would be worth with so many warriors there."""
        best = NEVER
        for foe in self.foes:
            if self.sight.is_present(foe, c):
                value = self.fight_against(c, foe, band)
                if value > best:
                    best = value
        return best

    def fight_against(self, c: int, foe: int, band: int) -> float:
        """Expected prizes minus expected losses, with the chance of an ambush."""
        value = self.clash(c, foe, band)
        chance = self.ambush_chance(c, foe)
        if chance > 0:
            ambushed = -self.losses(c, band, 2)
            if band > 2:
                ambushed += self.clash(c, foe, band - 2)
            value += chance * (ambushed - value)
        return value

    def clash(self, c: int, foe: int, band: int) -> float:
        """The expected worth of the roll itself."""
        sight = self.sight
        number = sight.number(foe)
        defenders = sight.defenders(foe, c)
        extra = self.extra_hits() + (defenders == 0)
        back = 1 if sight.has_effect(foe, SAPPERS) else 0
        armored = sight.has_effect(foe, ARMORERS)
        mine, theirs = HIGH, LOW
        if number == ALLIANCE:
            mine, theirs = LOW, HIGH
        prizes = self.prizes(c, foe)
        most = 0 if armored else band
        value = 0.0
        for rolled in range(4):
            value += mine[rolled] * prizes[(rolled if rolled < most else most) + extra]
            hits = (rolled if rolled < defenders else defenders) + back
            if hits:
                value -= theirs[rolled] * self.losses(c, band, hits)
        return value

    def extra_hits(self) -> int:
        """Extra hits this player deals as attacker."""
        return 0

    def ambush_chance(self, c: int, foe: int) -> float:
        """How likely the defender ambushes this player."""
        if self.sight.has_effect(self.seat, SCOUTING_PARTY):
            return 0.0
        return self.counter_chance(c, foe)

    def counter_chance(self, c: int, foe: int) -> float:
        """How likely somebody has an ambush card that fits."""
        sight = self.sight
        suit = sight.suit(c)
        for card in sight.open_hand(foe):
            if card.kind == AMBUSH_CARD and card.matches(suit):
                return 1.0
        if sight.hand_is_open(foe):
            return 0.0
        if not self.ambushes:
            self.ambushes = sight.hidden_ambushes()
        hidden = sight.hidden_cards()
        if hidden == 0:
            return 0.0
        return min(0.9, sight.hand_size(foe) * self.ambushes[suit] / hidden)

    def prizes(self, c: int, foe: int) -> list[float]:
        """What 0, 1, 2 ... hits against a player in a clearing are worth."""
        key = foe * SPOTS + c
        if key not in self.prize_lists:
            self.prize_lists[key] = self.count_prizes(c, foe)
        return self.prize_lists[key]

    def count_prizes(self, c: int, foe: int) -> list[float]:
        """Warriors first, then buildings and tokens, the cheapest first."""
        sight = self.sight
        number = sight.number(foe)
        weight = self.weights[foe]
        values = [0.0]
        total = 0.0
        warriors = sight.warriors(foe, c)
        if number in (VAGABOND, VAGABOND_2):
            warriors = sight.item_count(foe)
        worth = WARRIOR_WORTH[number] * weight + self.warrior_prize(foe)
        if number == CULT:
            worth *= ACOLYTE  # they come back as acolytes
        if sight.dominance(foe) >= 0 and self.stake_of(c) > 0:
            worth *= 2
        pieces: list[float] = []
        for piece in sight.pieces(foe, c):
            pieces.append(self.piece_prize(foe, piece))
        pieces.sort()
        for _ in range(MOST_HITS):
            if warriors > 0:
                warriors -= 1
                total += worth
            elif pieces:
                total += pieces.pop(0)
            values.append(total)
        return values

    def warrior_prize(self, foe: int) -> float:
        """Points for removing a warrior (Infamy)."""
        return 0.0

    def piece_prize(self, foe: int, piece: int) -> float:
        """What removing a building or token is worth."""
        value = self.gain(1) + PIECE_WORTH[piece] * self.weights[foe]
        if piece == SYMPATHY_PIECE:
            value -= OUTRAGE
        return value

    def losses(self, c: int, band: int, hits: int) -> float:
        """What hits cost this player in a clearing."""
        warriors = min(hits, band)
        value = warriors * WARRIOR_WORTH[self.number]
        hits -= warriors
        if hits > 0:
            pieces: list[float] = []
            for piece in self.sight.pieces(self.seat, c):
                pieces.append(0.5 + PIECE_WORTH[piece])
            pieces.sort()
            for worth in pieces[:hits]:
                value += worth
        return value

    # -- rule and threats

    def threat(self, c: int) -> int:
        """How many warriors one enemy could bring against a clearing."""
        if not self.threats:
            self.threats = [-1] * SPOTS
        if self.threats[c] < 0:
            sight = self.sight
            most = 0
            for foe in self.foes:
                number = sight.number(foe)
                if number in (VAGABOND, VAGABOND_2):
                    continue
                near = 0
                for d in sight.paths(c):
                    n = sight.warriors(foe, d)
                    if n > near:
                        near = n
                n = sight.warriors(foe, c) + near
                if n > most:
                    most = n
            self.threats[c] = most
        return self.threats[c]

    def stake_of(self, c: int) -> float:
        """How much more than usual it matters who rules a clearing: somebody has a dominance."""
        if not self.stakes:
            self.stakes = [0.0] * SPOTS
            for seat in range(self.sight.seats):
                suit = self.sight.dominance(seat)
                if suit >= 0:
                    worth = 3.0 if seat == self.seat else 1.5
                    for d in self.dominance_clearings(seat, suit):
                        self.stakes[d] += worth
        return self.stakes[c]

    def dominance_clearings(self, seat: Seat, suit: int) -> list[int]:
        """The clearings with which a player comes closest to a dominance."""
        sight = self.sight
        if suit != BIRD:
            return [c for c in range(1, SPOTS) if sight.suit(c) == suit]
        best: list[int] = []
        most = -1000
        for c in CORNERS:
            pair = [c, sight.opposite(c)]
            margin = 0
            for d in pair:
                margin += min(3, self.margin(seat, d))
            if margin > most:
                most = margin
                best = pair
        return best

    def margin(self, seat: Seat, c: int) -> int:
        """How much stronger a player is in a clearing than all others."""
        most = 0
        for other in range(self.sight.seats):
            if other != seat:
                strength = self.sight.strength(other, c)
                if strength > most:
                    most = strength
        return self.sight.strength(seat, c) - most

    def would_rule(self, c: int, band: int) -> bool:
        """Whether this player would rule a clearing with so many warriors there."""
        sight = self.sight
        mine = band + sight.built(self.seat, c)
        if mine == 0:
            return False
        wins_ties = sight.me.wins_ties
        for seat in range(sight.seats):
            if seat != self.seat:
                strength = sight.strength(seat, c)
                if strength > mine or (strength == mine and not wins_ties):
                    return False
                if sight.number(seat) == CULT and sight.built(seat, c):
                    return False
        return True

    def rule_worth(self, c: int) -> float:
        """What it is worth to rule a clearing."""
        return 0.3
