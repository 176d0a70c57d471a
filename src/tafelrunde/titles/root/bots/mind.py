"""How a bot thinks about Root: every option gets a value in victory points, the best one is taken.

`Mind` values what all factions can do: battles, moves, crafting, the cards in play, dominance. A
faction's mind adds its own verbs in `rate`, and corrects what it sees differently.
"""

from __future__ import annotations

from tafelrunde.kernel.ask import Ask, Option, Seat
from tafelrunde.titles.root.board import SPOTS
from tafelrunde.titles.root.boards import TO_WIN
from tafelrunde.titles.root.bots.judge import NEVER, Judge
from tafelrunde.titles.root.bots.worth import (
    CARD_OF,
    EFFECT_WORTHS,
    PIECE_WORTH,
    WARRIOR_WORTH,
)
from tafelrunde.titles.root.catalogue import (
    AMBUSH_CARD,
    ARMORERS,
    BIRD,
    BRUTAL_TACTICS,
    DOMINANCE_CARD,
    EFFECT_CARDS,
    FAVOR_CARD,
    ITEM_CARD,
    PERSISTENT_CARD,
    ROYAL_CLAIM,
    SAPPERS,
    STAND_AND_DELIVER,
    SUIT_OBJECTS,
    TAX_COLLECTOR,
    Card,
)
from tafelrunde.titles.root.factions.base import (
    ALLIANCE,
    FACTION_OBJECTS,
    RIVERFOLK,
)
from tafelrunde.titles.root.factions.services import HAND_CARD, MERCENARIES, SERVICE_OBJECTS
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


class Mind(Judge):
    """One player's decisions. It remembers only what the next questions will be about."""

    def __init__(self, sight: RootSight) -> None:
        super().__init__(sight)
        self.ground = 0  # where the last battle was started
        self.start = 0  # the move that is being made
        self.goal = 0
        self.band = 0
        self.fights_left = 0  # battles that could still follow a move

    # -- answering

    def answer(self, ask: Ask) -> int:
        """The best option."""
        self.look()
        self.think_ahead(ask)
        best = ask.options[0]
        most = NEVER * 10
        for option in ask.options:
            value = self.rate(ask, option)
            if value > most:
                most = value
                best = option
        self.remember(best)
        return best

    def recall(self, other: Mind) -> None:
        """Go on with what was remembered before the table was shown anew."""
        self.ground, self.start, self.goal = other.ground, other.start, other.goal
        self.band, self.fights_left = other.band, other.fights_left

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
            return 1.0
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
            toll = self.toll(b)
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

    # -- cards

    def card_worth(self, card: Card) -> float:
        """What a card in hand is worth."""
        value = 1.0 + 0.4 * (card.suit == BIRD)
        if card.kind == AMBUSH_CARD:
            return value + 0.7
        if card.kind == DOMINANCE_CARD:
            return value + (0.3 if self.sight.points(self.seat) >= 8 else 0.0)
        if self.may_pay(card):
            value += max(0.0, self.craft(card)) * 0.7
        return value

    def may_pay(self, card: Card) -> bool:
        """Whether this player's crafting pieces could pay for a card in one turn."""
        pieces = self.sight.crafting_pieces()
        spare = -card.cost[0]
        for suit in range(1, 4):
            if pieces[suit] < card.cost[suit]:
                return False
            spare += pieces[suit] - card.cost[suit]
        return spare >= 0

    def craft(self, card: Card) -> float:
        """What crafting a card is worth beyond its use in hand."""
        sight = self.sight
        if card.kind == ITEM_CARD:
            if sight.item_supply(card.item) == 0:
                return 0.0
            return self.gain(self.item_points(card)) - 0.3
        if card.kind == PERSISTENT_CARD:
            if sight.has_effect(self.seat, card.effect):
                return 0.0
            if card.effect == ROYAL_CLAIM:
                return self.gain(self.ruled()) - 1.0
            return (0.3 if self.is_late() else 1.0) * EFFECT_WORTHS[card.effect] - 0.5
        if card.kind == FAVOR_CARD:
            return self.favor(card.suit) - 1.0
        return 0.0

    def item_points(self, card: Card) -> int:
        """What an item scores."""
        return card.points

    def favor(self, suit: int) -> float:
        """What it is worth to remove all enemies in the clearings of a suit."""
        sight = self.sight
        value = 0.0
        pieces = 0
        for c in range(1, SPOTS):
            if sight.suit(c) == suit:
                for foe in self.foes:
                    worth = WARRIOR_WORTH[sight.number(foe)] * self.weights[foe]
                    value += sight.warriors(foe, c) * worth
                    for piece in sight.pieces(foe, c):
                        pieces += 1
                        value += PIECE_WORTH[piece] * self.weights[foe]
        return value + self.gain(pieces)

    def ruled(self) -> int:
        """How many clearings this player rules."""
        n = 0
        for c in range(1, SPOTS):
            n += self.sight.ruler(c) == self.seat
        return n

    def rate_spending(self, ask: Ask, thing: int) -> float:
        """Which card to give away; whether at all, if that is a choice."""
        worth = -self.card_worth(CARD_OF[thing])
        return worth + 1.6 if ask.prompt == "field-hospitals" else worth

    def rate_use(self, ask: Ask, thing: int) -> float:
        """Whether to use a card in the play area."""
        if thing == EFFECT_CARDS[ROYAL_CLAIM].number:
            ruled = self.ruled()
            points = self.sight.points(self.seat)
            ripe = ruled >= 5 or self.is_late() or points + ruled >= TO_WIN
            return float(ruled) if ripe and ruled else -1.0
        if thing == EFFECT_CARDS[STAND_AND_DELIVER].number:
            for foe in self.foes:
                if self.sight.hand_size(foe) and self.sight.points(foe) < 22:
                    return 0.5
            return -1.0
        if thing == EFFECT_CARDS[TAX_COLLECTOR].number:
            return 1.0 - self.cheapest_warrior() if not self.is_late() else -1.0
        if thing == EFFECT_CARDS[BRUTAL_TACTICS].number:
            return self.rate_brutality()
        if thing in (EFFECT_CARDS[SAPPERS].number, EFFECT_CARDS[ARMORERS].number):
            return 0.5
        return -0.1  # Codebreakers: a bot makes nothing of it

    def rate_brutality(self) -> float:
        """An extra hit for a point of the defender; only with the clearing in mind."""
        c = self.ground
        best = -1.0
        if c and self.sight.is_my_turn:
            for foe in self.foes:
                if self.sight.is_present(foe, c) and self.sight.points(foe) < TO_WIN - 1:
                    prizes = self.prizes(c, foe)
                    best = max(best, prizes[3] - prizes[2] - 0.3 - 0.5 * self.weights[foe])
        return best

    def cheapest_warrior(self) -> float:
        """What the warrior that is needed least is worth."""
        least = 10.0
        for c in range(1, SPOTS):
            if self.sight.warriors(self.seat, c):
                least = min(least, self.loss_of_warrior(c))
        return least

    def loss_of_warrior(self, c: int) -> float:
        """What one warrior less in a clearing costs; boxes cost more."""
        if c >= SPOTS:
            return 1.5
        band = self.sight.warriors(self.seat, c)
        worth = WARRIOR_WORTH[self.number] if self.sight.supply(self.seat) < 5 else 0.2
        return worth + self.stand(c, band) - self.stand(c, band - 1)

    def rate_target(self, ask: Ask, thing: int) -> float:
        """Whom a card is aimed at."""
        foe = self.sight.seat_of(FACTION_OBJECTS.which(thing))
        if ask.prompt == "better-burrow-bank":  # a gift
            return 1.0 - self.weights[foe]
        if ask.prompt == "stand-and-deliver":  # costs a card, scores a point
            return NEVER if self.sight.points(foe) >= TO_WIN - 1 else 1.0 - self.weights[foe]
        return self.weights[foe]

    # -- others' offers

    def service(self, service: int) -> float:
        """Whether to buy from the Riverfolk: a good card, warriors where they stand with ours."""
        otters = self.sight.seat_of(RIVERFOLK)
        cost = self.sight.price(service) * (0.25 + 0.5 * self.weights[otters])
        if self.sight.supply(self.seat) < 4:
            cost *= 2
        if service == HAND_CARD:
            best = 0.0
            for card in self.sight.open_hand(otters):
                best = max(best, self.card_worth(card))
            return best - cost
        if service == MERCENARIES:
            together = 0
            for c in range(1, SPOTS):
                if self.sight.warriors(self.seat, c):
                    together += self.sight.warriors(otters, c)
            return 0.4 * together - cost
        return 0.2 - cost

    def rate_arbiter(self) -> float:
        """His swords help who has few warriors; he scores a point."""
        for foe in self.foes:
            c = self.sight.pawn(foe)
            if 0 < c < SPOTS and self.sight.is_present(self.seat, c):
                few = 2 - self.sight.warriors(self.seat, c)
                return 0.4 * few - self.weights[foe]
        return -0.1

    # -- dominance

    def rate_activation(self, ask: Ask, thing: int) -> float:
        """Whether to go for a dominance; or which crafting pieces to activate."""
        pieces = SUIT_OBJECTS.which(thing)
        if pieces >= 0:
            left = self.sight.crafting_pieces()
            return float(left[pieces] - self.sight.me.crafting_used[pieces])
        suit = CARD_OF[thing].suit
        return 10 * (self.dominance_chance(suit) - self.points_chance(self.seat) - 0.1)

    def rate_taking(self, ask: Ask, thing: int) -> float:
        """Which card to take; a dominance card next to the map only to activate it at once."""
        card = CARD_OF[thing]
        if ask.prompt in ("hand-card", "day-labor"):
            return self.card_worth(card)
        if card.kind != DOMINANCE_CARD or self.sight.points(self.seat) < 10:
            return -1.0
        if self.sight.dominance(self.seat) >= 0:
            return -1.0
        return 10 * (self.dominance_chance(card.suit) - self.points_chance(self.seat) - 0.15)

    def points_chance(self, seat: Seat) -> float:
        """A guess how likely a player still wins with points."""
        points = self.sight.points(seat)
        best = 0
        for other in range(self.sight.seats):
            if other != seat:
                best = max(best, self.sight.points(other))
        lead = points - best
        if lead >= 0:
            return min(0.9, 0.4 + 0.02 * lead + (0.3 if points >= 24 else 0.0))
        return max(0.02, 0.35 + 0.04 * lead)

    def dominance_chance(self, suit: int) -> float:
        """A guess how likely a dominance activated now would be kept until the next Birdsong."""
        chances: list[float] = []
        for c in self.dominance_clearings(self.seat, suit):
            margin = self.margin(self.seat, c) + (1 if self.sight.me.wins_ties else 0)
            if self.sight.ruler(c) != self.seat:
                chances.append(0.1)
            elif self.threat(c) == 0:
                chances.append(0.95)
            else:
                chances.append(min(0.95, 0.35 + 0.12 * margin))
        chances.sort()
        chances.reverse()
        chance = 1.0
        for value in chances[: 2 if suit == BIRD else 3]:
            chance *= value
        return chance


def clearing_of(about: str) -> int:
    """The clearing a question names, or 0."""
    return int(about[1:]) if len(about) > 1 and about[0] == "c" and about[1:].isdigit() else 0
