"""How a bot thinks about Root: every option gets a value in victory points, the best one is taken.

`Mind` values what all factions can do: battles, moves, crafting, the cards in play, dominance. A
faction's mind adds its own verbs in `rate`, and corrects what it sees differently.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import Ask, Option
from tafelrunde.titles.root.board import SPOTS
from tafelrunde.titles.root.bots import ambush, dominance
from tafelrunde.titles.root.bots.cards import CardJudge
from tafelrunde.titles.root.bots.judge import NEVER
from tafelrunde.titles.root.bots.worth import CARD_OF, PIECE_WORTH, WARRIOR_WORTH
from tafelrunde.titles.root.catalogue import DOMINANCE_CARD, SUIT_OBJECTS
from tafelrunde.titles.root.factions.base import ALLIANCE, FACTION_OBJECTS
from tafelrunde.titles.root.factions.services import SERVICE_OBJECTS
from tafelrunde.titles.root.sight import RootSight
from tafelrunde.titles.root.vocabulary import (
    ACTIVATE,
    AGAINST,
    AMBUSH,
    BATTLE,
    BUY,
    CHOOSE,
    COUNT,
    CRAFT,
    DISCARD,
    GIVE,
    LOSE,
    MOVE,
    NUMBER_OBJECTS,
    REMOVE,
    SPEND,
    STRIDE,
    TAKE,
    TO,
    USE,
)

EARLY: Final = 1  # rounds in which bots try this and that
FANCY: Final = 0.4  # how much chance has a say then
BACK: Final = 0.8  # what it costs to take back a move of the last turn
EFFORT: Final = 0.15  # a move should be good for something


class Mind(CardJudge):
    """One player's decisions. It remembers what the next questions will be about."""

    def __init__(self, sight: RootSight, temper: int) -> None:
        super().__init__(sight, temper)
        self.trail: list[int] = []  # moves of this turn and the last one: round, from, to
        self.start = 0  # the move that is being made
        self.goal = 0
        self.band = 0
        self.fights_left = 0  # battles that could still follow a move
        self.stands: dict[int, float] = {}  # by clearing and warriors, for one question

    # -- answering

    def look(self) -> None:
        """Forget what the last question was about."""
        super().look()
        self.stands = {}

    def answer(self, ask: Ask) -> int:
        """The best option."""
        self.look()
        self.think_ahead(ask)
        best = ask.options[0]
        most = NEVER * 10
        fancy = FANCY if self.sight.is_my_turn and self.sight.round <= EARLY else 0.0
        for option in ask.options:
            value = self.rate(ask, option)
            if fancy > 0.0 and option != 0:
                value += fancy * (self.whim(option) - 0.5)
            if value > most:
                most = value
                best = option
        self.remember(best)
        return best

    def recall(self, other: Mind) -> None:
        """Go on with what was remembered before the table was shown anew."""
        self.ground, self.start, self.goal = other.ground, other.start, other.goal
        self.band, self.fights_left = other.band, other.fights_left
        self.trail = other.trail

    def remember(self, option: Option) -> None:
        """Keep what the next questions will be about."""
        verb = option - option % STRIDE
        if verb == BATTLE:
            self.ground = option - BATTLE
        elif verb == MOVE:
            self.start = option - MOVE
            self.goal = 0
        elif verb == TO:
            self.goal = option - TO
            self.trail = [*self.trail[-15:], self.sight.round, self.start, self.goal]

    def rate(self, ask: Ask, option: Option) -> float:
        """What an option is worth; passing is worth nothing."""
        thing = option % STRIDE
        verb = option - thing
        if option == 0:
            return 0.0
        if verb == BATTLE:
            return self.battle(thing)
        if verb == MOVE:
            return self.best_move(thing, 0)
        if verb == TO:
            return self.rate_goal(ask, thing)
        if verb == COUNT:
            return self.rate_count(ask, NUMBER_OBJECTS.which(thing))
        if verb == AGAINST:
            return self.rate_foe(thing)
        if verb == CRAFT:
            return self.craft(CARD_OF[thing])
        if verb == ACTIVATE:
            return self.rate_activation(ask, thing)
        if verb == TAKE:
            return self.rate_taking(ask, thing)
        if verb == USE:
            return self.rate_use(ask, thing)
        if verb in (SPEND, DISCARD, GIVE):
            return self.rate_spending(ask, thing)
        if verb == AMBUSH:
            c = clearing_of(ask.about)
            foils = ask.prompt == "foil-ambush"
            return ambush.foil_worth(self, c) if foils else ambush.worth(self, c, thing)
        if verb == LOSE:
            return -PIECE_WORTH[thing]
        if verb == REMOVE:
            return -self.loss_of_warrior(thing)
        if verb == BUY:
            return self.service(SERVICE_OBJECTS.which(thing))
        if verb == CHOOSE and ask.prompt == "enlist-arbiter":
            return self.rate_arbiter()
        if verb == CHOOSE and FACTION_OBJECTS.which(thing) >= 0:
            return self.rate_target(ask, thing)
        return 0.1

    def rate_foe(self, thing: int) -> float:
        """Whom to attack, in the clearing that was chosen before."""
        foe = self.sight.seat_of(FACTION_OBJECTS.which(thing))
        if self.ground and self.weights[foe] > 0:
            return self.fight_against(self.ground, foe, self.fighters(self.ground))
        return self.weights[foe]

    # -- moves

    def stand(self, c: int, band: int) -> float:
        """What it is worth to have so many warriors in a clearing."""
        key = (band * SPOTS + c) * 2 + (self.fights_left > 0)
        if key not in self.stands:
            self.stands[key] = self.count_stand(c, band)
        return self.stands[key]

    def count_stand(self, c: int, band: int) -> float:
        """Rule, what is protected, and a battle that may follow."""
        value = 0.0
        if self.would_rule(c, band):
            value += self.rule_worth(c) + self.stake_of(c)
        threat = self.threat(c)
        at_risk = 0.0
        for piece in self.sight.pieces(self.seat, c):
            at_risk += 0.5 + PIECE_WORTH[piece]
        if at_risk > 0:
            value += at_risk * self.cover(band, threat)
        if band:
            value += 0.15 - 0.02 * band
            if self.fights_left > 0:
                battle = self.fight(c, band)
                if battle > 0:
                    value += 0.8 * battle
        return value

    def cover(self, band: int, threat: int) -> float:
        """How well warriors protect what stands with them: 0 to 1."""
        if threat == 0:
            return 0.5 if band == 0 else 0.55
        return min(0.5, 0.5 * (band + 0.5) / (threat + 0.5)) + (0.05 if band else 0.0)

    def best_move(self, a: int, only: int) -> float:
        """The best move out of a clearing (to one other, if named); it is remembered."""
        sight = self.sight
        there = sight.warriors(self.seat, a)
        best = NEVER
        stays = self.stand(a, there)
        for b in sight.reach(a):
            if (only and b != only) or not sight.may_move(a, b):
                continue
            here = sight.warriors(self.seat, b)
            before = stays + self.stand(b, here)
            toll = self.toll(b) + EFFORT + (BACK if self.went(b, a) else 0.0)
            for band in range(1, there + 1):
                if 4 < band < there - 1:
                    continue
                value = self.stand(a, there - band) + self.stand(b, here + band) - before - toll
                value += self.move_bonus(a, b, band)
                if value > best:
                    best = value
                    self.goal = b
                    self.band = band
        return best

    def went(self, a: int, b: int) -> bool:
        """Whether warriors went that way in this turn or the last one."""
        for at in range(0, len(self.trail) - 2, 3):
            if self.trail[at + 1] == a and self.trail[at + 2] == b:
                if self.trail[at] >= self.sight.round - 1:
                    return True
        return False

    def move_bonus(self, a: int, b: int, band: int) -> float:
        """What else a move is good for."""
        return 0.0

    def toll(self, b: int) -> float:
        """What it costs to enter a clearing: Outrage."""
        alliance = self.sight.seat_of(ALLIANCE)
        if alliance < 0 or alliance == self.seat or not self.sight.tokens(alliance, b):
            return 0.0
        return 0.7 + 0.6 * self.weights[alliance]

    def rate_goal(self, ask: Ask, b: int) -> float:
        """Where to move: the goal of the best move from where the question says."""
        if self.start == 0:
            return self.stand(b, self.sight.warriors(self.seat, b) + 1)
        return 1.0 if self.goal == b else 0.0

    def rate_count(self, ask: Ask, n: int) -> float:
        """How many warriors move."""
        return -float(abs(n - self.band))

    def think_ahead(self, ask: Ask) -> None:
        """Find the best move a question is part of."""
        if ask.prompt == "move-to":
            self.start = clearing_of(ask.about)
            self.goal = 0
            if self.start:
                self.best_move(self.start, 0)
        elif ask.prompt == "move-count":
            a = clearing_of(ask.about)
            if self.start != a or self.goal == 0 or self.best_move(a, self.goal) <= NEVER:
                self.band = 1
                self.best_move(a, 0)

    # -- dominance, and which card to take

    def rate_activation(self, ask: Ask, thing: int) -> float:
        """Whether to go for a dominance; or which crafting pieces to activate."""
        pieces = SUIT_OBJECTS.which(thing)
        if pieces >= 0:
            left = self.sight.crafting_pieces()
            return float(left[pieces] - self.sight.me.crafting_used[pieces])
        return dominance.is_better(self, CARD_OF[thing].suit)

    def rate_taking(self, ask: Ask, thing: int) -> float:
        """Which card to take; a dominance card next to the map only to activate it at once."""
        card = CARD_OF[thing]
        if ask.prompt in ("hand-card", "day-labor"):
            return self.card_worth(card)
        if card.kind != DOMINANCE_CARD or self.sight.points(self.seat) < 10:
            return -1.0
        if self.sight.dominance(self.seat) >= 0:
            return -1.0
        return dominance.is_better(self, card.suit) - 0.5

    # -- warriors

    def loss_of_warrior(self, c: int) -> float:
        """What one warrior less in a clearing costs; boxes cost more."""
        if c >= SPOTS:
            return 1.5
        band = self.sight.warriors(self.seat, c)
        worth = WARRIOR_WORTH[self.number] if self.sight.supply(self.seat) < 5 else 0.2
        return worth + self.stand(c, band) - self.stand(c, band - 1)


def clearing_of(about: str) -> int:
    """The clearing a question names, or 0."""
    return int(about[1:]) if len(about) > 1 and about[0] == "c" and about[1:].isdigit() else 0
