"""What cards are good for: in hand, crafted, in the play area, bought from the Riverfolk."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import Ask
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
    TAX_COLLECTOR,
    Card,
)
from tafelrunde.titles.root.factions.base import FACTION_OBJECTS, RIVERFOLK
from tafelrunde.titles.root.factions.services import HAND_CARD, MERCENARIES
from tafelrunde.titles.root.turn import HAND_LIMIT

HEALED: Final = 0.65  # what a warrior is worth that comes back at the keep
PAID: Final = 0.35  # what a warrior is worth with which one pays
PAYABLE: Final = 0.9  # of a card's worth in play, while it is in hand
SOON: Final = 0.5  # ... if one crafting piece is missing
KEPT: Final = 0.3  # what a card is worth in hand that could lie in the play area
SPARE: Final = 0.0  # ... if there are enough others
PLENTY: Final = 3  # cards
SHARED: Final = 0.45  # how much a payment helps the Riverfolk, if they are as strong as all others


class CardJudge(Judge):
    """One player's view of the cards."""

    def card_worth(self, card: Card) -> float:
        """What a card in hand is worth."""
        value = 1.0 + 0.4 * (card.suit == BIRD)
        if card.kind == AMBUSH_CARD:
            return value + 0.7
        if card.kind == DOMINANCE_CARD:
            return value + (0.3 if self.sight.points(self.seat) >= 8 else 0.0)
        return value + self.hope(card) * max(0.0, self.craft(card))

    def may_pay(self, card: Card) -> bool:
        """Whether this player's crafting pieces could pay for a card in one turn."""
        return card.is_paid_by(self.sight.crafting_pieces())

    def hope(self, card: Card) -> float:
        """How much of a card's worth in play it has in hand: it can be paid for, or soon."""
        missing = self.missing(card)
        return PAYABLE if missing == 0 else SOON if missing == 1 else 0.0

    def missing(self, card: Card) -> int:
        """How many crafting pieces are missing to pay for a card."""
        pieces = self.sight.crafting_pieces()
        lacking = 0
        spare = -card.cost[0]
        for suit in range(1, 4):
            more = pieces[suit] - card.cost[suit]
            if more < 0:
                lacking -= more
            else:
                spare += more
        return lacking + max(0, -spare)

    def cheapest(self, suit: int) -> float:
        """What the card is worth that would be missed least for a suit; much if there is none."""
        least = 10.0
        for card in self.sight.hand():
            if card.matches(suit):
                least = min(least, self.card_worth(card))
        return least

    # -- crafting

    def craft(self, card: Card) -> float:
        """What crafting a card is worth beyond its use in hand."""
        sight = self.sight
        if card.kind == ITEM_CARD:
            if sight.item_supply(card.item) == 0:
                return 0.0
            return self.gain(self.item_points(card)) - 0.2
        if card.kind == PERSISTENT_CARD:
            if sight.has_effect(self.seat, card.effect):
                return 0.0
            if card.effect == ROYAL_CLAIM:
                return self.gain(self.ruled()) - 1.0
            worth = (0.4 if self.is_late() else 1.0) * EFFECT_WORTHS[card.effect]
            return worth - (KEPT if sight.hand_size(self.seat) < PLENTY else SPARE)
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

    # -- giving cards away

    def rate_spending(self, ask: Ask, thing: int) -> float:
        """Which card to give away; whether at all, if that is a choice."""
        worth = self.card_worth(CARD_OF[thing])
        if ask.prompt == "field-hospitals":
            if self.sight.hand_size(self.seat) >= HAND_LIMIT:
                worth *= 0.6  # one has to go in the Evening
            return HEALED * ask.count - worth
        return -worth

    # -- cards in the play area

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
        """What one warrior less in a clearing costs."""
        raise NotImplementedError

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
        aided = self.weights[otters] / self.fears[otters]
        cost = self.sight.price(service) * (PAID + SHARED * aided)
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
