"""What the Eyrie may promise: what the Decree demands, and the risk of turmoil."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import Ask
from tafelrunde.titles.root.board import SPOTS
from tafelrunde.titles.root.bots.mind import Mind
from tafelrunde.titles.root.catalogue import BIRD, Card
from tafelrunde.titles.root.factions.eyrie import (
    BATTLE_COLUMN,
    BUILD_COLUMN,
    CHARISMATIC,
    MOVE_COLUMN,
    RECRUIT_COLUMN,
    ROOSTS,
    Eyrie,
)
from tafelrunde.titles.root.sight import RootSight
from tafelrunde.titles.root.turn import DAYLIGHT

# How much a further card in a column is wished for, by how many are there.
WISH: Final = [
    [1.8, 1.2, 0.5, 0.0, -0.5],  # recruit
    [2.2, 1.6, 0.9, 0.3, 0.0],  # move
    [0.6, 0.4, 0.1, -0.3, -0.6],  # battle
    [3.0, 0.8, -0.5, -2.0, -3.0],  # build
]
TURMOIL: Final = 5.0  # what it costs, about
NO_SITE: Final = 0.8  # for each site too few, when an order to build is given
SECOND: Final = -0.5  # why one card may be enough
CROWDED: Final = 0.05  # ... more so for each order there is already
SPOILS: Final = 0.5  # how much of a battle's worth speaks for an order to fight


class DecreeMind(Mind):
    """Knows what the Decree demands, and what of it can be obeyed."""

    def __init__(self, sight: RootSight, temper: int) -> None:
        super().__init__(sight, temper)
        me = sight.me
        assert isinstance(me, Eyrie)
        self.eyrie = me
        self.owed: list[list[int]] = []  # by column: what the Decree still demands, by suit
        self.booty: list[float] = []  # by suit; empty until it is needed

    def look(self) -> None:
        """See what the Decree demands."""
        super().look()
        self.owed = []
        self.booty = []
        sight = self.sight
        resolving = sight.stage - 1 if sight.is_my_turn and sight.phase == DAYLIGHT else 0
        for column in range(4):
            suits = [self.eyrie.viziers[column], 0, 0, 0]
            for card in sight.faces(self.eyrie.decree[column]):
                suits[card.suit] += 1
            if column == resolving and sight.is_my_turn and sight.phase == DAYLIGHT:
                suits = self.eyrie.todo.copy() if sight.stage else suits
            elif column < resolving:
                suits = [0, 0, 0, 0]
            self.owed.append(suits)
        self.fights_left = sum(self.owed[BATTLE_COLUMN])

    # -- promises

    def adding(self, ask: Ask, card: Card) -> float:
        """How good it is to add a card to the best column for it."""
        best = -100.0
        for column in range(4):
            best = max(best, self.promise(card, column))
        best -= 0.5 * self.card_worth(card)
        if ask.prompt == "add-second-card":
            demands = sum(sum(suits) for suits in self.owed)
            best -= SECOND + CROWDED * demands
        return best

    def promise(self, card: Card, column: int) -> float:
        """The wish for a card in a column minus the risk of turmoil with it."""
        suits = self.owed[column]
        wish = WISH[column][min(sum(suits), 4)]
        if column == BATTLE_COLUMN:
            wish += SPOILS * min(3.0, self.spoils(card.suit))
        suits[card.suit] += 1
        risk = self.risk()
        suits[card.suit] -= 1
        if column == BUILD_COLUMN:  # the order stands for many turns
            reachable = self.sites(card.suit, near=False) + self.sites(card.suit, near=True)
            wish -= NO_SITE * max(0, (3 if card.suit == BIRD else 2) - reachable)
        return wish - TURMOIL * risk - 0.2 * (card.suit == BIRD)

    def spoils(self, suit: int) -> float:
        """What the best battle in a suit would bring where warriors stand."""
        if not self.booty:
            self.booty = [0.0] * 4
            for c in range(1, SPOTS):
                if self.is_at_hand(c):
                    worth = self.battle(c)
                    at = self.sight.suit(c)
                    self.booty[at] = max(self.booty[at], worth)
                    self.booty[BIRD] = max(self.booty[BIRD], worth)
        return self.booty[suit]

    # -- the risk of turmoil

    def risk(self) -> float:
        """How likely the Decree brings turmoil next, 0 to 1."""
        safe = 1.0 - self.recruit_risk()
        moves = sum(self.owed[MOVE_COLUMN])
        safe *= 1.0 - self.move_risk()
        battles = 0  # moves they need
        builds = 0
        for suit in range(4):
            n = self.owed[BATTLE_COLUMN][suit]
            if n:
                missing = n - self.grounds(suit, near=False)
                if missing > 0:
                    battles += missing
                    if self.grounds(suit, near=True) < missing:
                        safe *= 0.3
                    else:
                        safe *= 0.85
            n = self.owed[BUILD_COLUMN][suit]
            if n:
                missing = n - self.sites(suit, near=False)
                if missing > 0:
                    builds += missing
                    if self.sites(suit, near=True) < missing:
                        safe *= 0.15
                    else:
                        safe *= 0.85
        if sum(self.owed[BUILD_COLUMN]) > self.sight.stock(self.seat, ROOSTS):
            safe = 0.0
        if max(battles, builds) > moves:
            safe *= 0.1
        elif battles + builds > moves:
            safe *= 0.8
        return 1.0 - safe

    def recruit_risk(self) -> float:
        """Whether there are roosts and warriors for all recruits."""
        sight = self.sight
        owed = self.owed[RECRUIT_COLUMN]
        each = 2 if self.eyrie.leader == CHARISMATIC else 1
        if sum(owed) * each > sight.supply(self.seat):
            return 1.0
        risk = 0.0 if 2 * sum(owed) * each <= sight.supply(self.seat) else 0.3
        for suit in range(1, 4):
            if owed[suit] and self.roosts(suit) == 0:
                return 1.0
            if owed[suit] and self.roosts(suit) == 1:
                risk = max(risk, 0.1)
        return risk

    def move_risk(self) -> float:
        """Whether there are warriors to move from the suits that are named."""
        owed = self.owed[MOVE_COLUMN]
        worst = 0.0
        for suit in range(1, 4):
            if owed[suit]:
                there = self.warriors_in(suit)
                if there == 0:
                    risk = 0.3 if owed[BIRD] or self.roosts(suit) else 1.0
                else:
                    risk = 0.05 if there >= owed[suit] else 0.25
                worst = max(worst, risk)
        return worst

    # -- what can be obeyed

    def roosts(self, suit: int) -> int:
        """How many roosts stand in clearings of a suit."""
        n = 0
        for c in range(1, SPOTS):
            if self.sight.suit(c) == suit:
                n += self.sight.built(self.seat, c)
        return n

    def warriors_in(self, suit: int) -> int:
        """How many warriors stand in clearings of a suit."""
        n = 0
        for c in range(1, SPOTS):
            if self.sight.suit(c) == suit:
                n += self.sight.warriors(self.seat, c)
        return n

    def grounds(self, suit: int, *, near: bool) -> int:
        """How many battles there are to fight in a suit, where we stand or one move away."""
        sight = self.sight
        n = 0
        for c in range(1, SPOTS):
            if (suit != BIRD and sight.suit(c) != suit) or self.is_at_hand(c) == near:
                continue
            if near and not self.is_next(c, 0):
                continue
            for foe in self.foes:
                if sight.is_present(foe, c):
                    sturdy = sight.warriors(foe, c) > 2 or sight.built(foe, c) > 0
                    n += 2 if sturdy and not near else 1
        return n

    def is_at_hand(self, c: int) -> bool:
        """Whether warriors stand in a clearing."""
        return self.sight.warriors(self.seat, c) > 0

    def is_next(self, c: int, most: int) -> bool:
        """Whether more warriors than that could move into a clearing."""
        sight = self.sight
        for d in sight.paths(c):
            if sight.warriors(self.seat, d) > most and sight.may_move(d, c):
                return True
        return False

    def sites(self, suit: int, *, near: bool) -> int:
        """How many roosts could be built in a suit, now or after one move."""
        n = 0
        for c in range(1, SPOTS):
            if suit == BIRD or self.sight.suit(c) == suit:
                n += self.may_take(c) if near else self.is_site(c)
        return n

    def is_site(self, c: int) -> bool:
        """Whether a roost could be built in a clearing right now."""
        sight = self.sight
        return (
            sight.free_slots(c) > 0
            and sight.ruler(c) == self.seat
            and sight.built(self.seat, c) == 0
            and sight.may_place(c)
        )

    def may_take(self, c: int) -> bool:
        """Whether a site for a roost could be taken by moving in."""
        sight = self.sight
        if sight.free_slots(c) == 0 or sight.built(self.seat, c) or not sight.may_place(c):
            return False
        if sight.ruler(c) == self.seat:
            return False
        most = 0
        for foe in self.foes:
            most = max(most, sight.strength(foe, c))
        return self.is_next(c, max(0, most - 1 - sight.warriors(self.seat, c)))

    def lacks(self, column: int, suit: int) -> bool:
        """Whether the Decree demands more battles or roosts than there are."""
        return self.spare(column, suit) < 0

    def is_scarce(self, column: int, suit: int) -> bool:
        """Whether no battle ground or site of a suit can be spared."""
        return self.spare(column, suit) <= 0

    def spare(self, column: int, suit: int) -> int:
        """How many battle grounds or sites there are beyond what the Decree demands."""
        owed = self.owed[column]
        total = sum(owed)
        if column == BATTLE_COLUMN:
            least = self.grounds(BIRD, near=False) - total
            if owed[suit]:
                least = min(least, self.grounds(suit, near=False) - owed[suit])
            return least
        least = self.sites(BIRD, near=False) - total
        if owed[suit]:
            least = min(least, self.sites(suit, near=False) - owed[suit])
        return least
