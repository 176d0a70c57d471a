"""What the Vagabond can do in a clearing: quests, aid, battles, shots, his character's trick."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import Ask
from tafelrunde.titles.root.bots.dominance import points_chance
from tafelrunde.titles.root.bots.judge import NEVER
from tafelrunde.titles.root.bots.vagabond_pack import USE_WORTH, PackMind
from tafelrunde.titles.root.bots.worth import CARD_OF, PIECE_WORTH, WARRIOR_WORTH
from tafelrunde.titles.root.catalogue import (
    BIRD,
    CROSSBOW,
    DOMINANCE_CARD,
    HAMMER,
    ITEM_CARD,
    SWORD,
    Card,
)
from tafelrunde.titles.root.factions.base import FACTION_OBJECTS, RIVERFOLK, VAGABOND, VAGABOND_2
from tafelrunde.titles.root.factions.services import HAND_CARD
from tafelrunde.titles.root.factions.vagabond_characters import (
    RANGER,
    SCOUNDREL,
    THIEF,
    TINKER,
    VAGRANT,
)
from tafelrunde.titles.root.factions.vagabond_items import HURT, HURT_SPENT, READY, SPENT
from tafelrunde.titles.root.factions.vagabond_relations import (
    AIDS_NEEDED,
    ALLIED,
    ALLY_POINTS,
    HOSTILE,
    POINTS,
)
from tafelrunde.titles.root.sight import RootSight
from tafelrunde.titles.root.vocabulary import SYMPATHY_PIECE

FRIENDSHIP: Final = [0.0, 0.5, 1.5, 3.0]  # what it is worth to reach a space, beside its points
GOODWILL: Final = [0.0, 1.5, 3.0, 6.0]  # what it costs to lose it, by how good a friend it was
FIRST_BLOW: Final = 0.3  # the first warrior scores nothing
TWO_CARDS: Final = 1.9  # the other reward of a quest
QUEST_DONE: Final = 0.4  # the next quest of the suit scores more
GIFT: Final = 0.35  # of a card's worth, when it is given away
HELP: Final = 0.15  # how much a card helps whoever gets it
DAMAGE: Final = 0.25  # what it costs that an item is damaged
USED: Final = 0.6  # what an item could do that pays for a service
HOPELESS: Final = 0.06  # with better chances he stays alone
DESPAIR: Final = 0.02  # how much better the partner of a coalition has to stand


class Deeds(PackMind):
    """Weighs what there is to do."""

    def __init__(self, sight: RootSight, temper: int) -> None:
        super().__init__(sight, temper)
        self.warned = False  # the battle in mind will make an enemy

    # -- quests

    def quest_points(self, quest: Card) -> int:
        """What a quest scores once it is completed."""
        points = 0
        for done in self.sight.faces(self.rogue.completed):
            points += done.suit == quest.suit
        return points

    def quest(self, quest: Card) -> float:
        """Points or cards for two items."""
        worth = max(self.gain(self.quest_points(quest) + 1) + QUEST_DONE, TWO_CARDS)
        return worth - USE_WORTH[quest.item] - USE_WORTH[quest.item2]

    def can_quest(self, quest: Card) -> bool:
        """Whether the items of a quest are ready."""
        if quest.item == quest.item2:
            return self.ready(quest.item) >= 2
        return self.ready(quest.item) > 0 and self.ready(quest.item2) > 0

    # -- friends

    def aid(self, other: int, c: int) -> float:
        """An item of theirs, points on the chart, minus a card and what it helps them."""
        sight = self.sight
        value = 0.0
        for item in range(8):
            if sight.items(other, item):
                value = max(value, self.item_worth(item))
        value += self.approach(other, c)
        cost = GIFT * self.cheapest(sight.suit(c)) + HELP * self.weights[other] + 0.15
        return value - cost

    def approach(self, other: int, c: int) -> float:
        """What one aid is worth on the way to the next space of the chart."""
        at = self.rogue.markers[other]
        if self.sight.number(other) in (VAGABOND, VAGABOND_2) or at == HOSTILE:
            return 0.0
        if at == ALLIED:
            return self.gain(ALLY_POINTS)
        missing = AIDS_NEEDED[at + 1] - self.rogue.aids[other]
        if missing > self.possible_aids(c):
            return 0.0
        return self.gain(POINTS[at + 1]) / missing + FRIENDSHIP[at + 1] / AIDS_NEEDED[at + 1]

    def possible_aids(self, c: int) -> int:
        """How many aids items and cards allow in a clearing."""
        cards = 0
        for card in self.sight.hand():
            cards += card.matches(self.sight.suit(c))
        return min(cards, self.rogue.pack.on_side(READY))

    # -- battles

    def fighters(self, c: int) -> int:
        """Swords."""
        return self.rogue.pack.undamaged(SWORD)

    def fight_here(self, c: int) -> float:
        """The best battle."""
        return self.fight(c, self.fighters(c))

    def fight_against(self, c: int, foe: int, band: int) -> float:
        """A first blow makes an enemy; whatever falls with it scores already."""
        value = super().fight_against(c, foe, band)
        if self.sight.warriors(foe, c) and self.rogue.markers[foe] >= 0:
            value -= FIRST_BLOW + self.goodwill(foe)
            if band < 2:
                value -= 1.0
        return value

    def count_prizes(self, c: int, foe: int) -> list[float]:
        """The first warrior that falls makes an enemy."""
        self.warned = self.sight.warriors(foe, c) > 0
        return super().count_prizes(c, foe)

    def goodwill(self, foe: int) -> float:
        """What it costs to make an enemy."""
        if self.sight.number(foe) in (VAGABOND, VAGABOND_2):
            return 0.0
        at = self.rogue.markers[foe]
        if at == HOSTILE:
            return 0.0
        return GOODWILL[at] * (0.4 if self.is_late() else 1.0)

    def warrior_prize(self, foe: int) -> float:
        """Infamy."""
        if self.sight.number(foe) in (VAGABOND, VAGABOND_2):
            return 0.0
        return self.gain(1)

    def piece_prize(self, foe: int, piece: int) -> float:
        """Infamy counts for buildings and tokens, too."""
        hostile = self.rogue.markers[foe] == HOSTILE
        if not hostile and self.sight.number(foe) not in (VAGABOND, VAGABOND_2):
            hostile = self.warned
        value = super().piece_prize(foe, piece) + (self.gain(1) if hostile else 0.0)
        return value - 0.5 if piece == SYMPATHY_PIECE else value  # he needs his cards for friends

    def losses(self, c: int, band: int, hits: int) -> float:
        """Hits damage items."""
        whole = self.rogue.pack.on_side(READY) + self.rogue.pack.on_side(SPENT)
        return DAMAGE * min(hits, whole)

    # -- shots and tricks

    def strike(self, thing: int) -> float:
        """A crossbow takes a piece without a fight."""
        if FACTION_OBJECTS.which(thing) < 0:  # which piece
            return PIECE_WORTH[thing]
        foe = self.sight.seat_of(FACTION_OBJECTS.which(thing))
        return self.strike_at(foe, self.rogue.pawn)

    def strike_at(self, foe: int, c: int) -> float:
        """A building or token is a point; a warrior makes an enemy, unless they are one."""
        sight = self.sight
        if self.weights[foe] == 0:
            return NEVER
        if sight.warriors(foe, c):
            value = WARRIOR_WORTH[sight.number(foe)] * self.weights[foe] - USE_WORTH[CROSSBOW]
            return value - self.goodwill(foe)
        best = NEVER
        for piece in sight.pieces(foe, c):
            best = max(best, super().piece_prize(foe, piece))
        return best - USE_WORTH[CROSSBOW]

    def special(self) -> float:
        """The torch's other use."""
        character = self.rogue.character
        c = self.rogue.pawn
        ruin = 2.0 if self.sight.is_ruin(c) else 0.0
        if character == RANGER:
            pack = self.rogue.pack
            hurt = pack.on_side(HURT) + pack.on_side(HURT_SPENT)
            busy = 0.15 * pack.on_side(READY)
            return 0.5 * min(3, hurt) - busy - ruin
        if character == SCOUNDREL:
            return self.scorch(c) - 3.0 - ruin
        if character == THIEF:
            return 0.7 - ruin
        if character == TINKER:
            return 0.8 - ruin
        if character == VAGRANT:
            return 0.9 - ruin
        return -1.0

    def scorch(self, c: int) -> float:
        """What it is worth to burn a clearing."""
        sight = self.sight
        value = 0.0
        pieces = 0
        for foe in self.foes:
            value += 0.2 * sight.warriors(foe, c) * self.weights[foe]
            for piece in sight.pieces(foe, c):
                pieces += 1
                value += PIECE_WORTH[piece] * self.weights[foe]
        return value + self.gain(pieces)

    # -- cards

    def craft(self, card: Card) -> float:
        """He keeps what he makes."""
        value = super().craft(card)
        if card.kind == ITEM_CARD and value > 0:
            value += self.item_worth(card.item)
        return value

    def card_worth(self, card: Card) -> float:
        """Cards are for friends, unless he can craft them or needs a way out."""
        value = 0.7 + 0.3 * (card.suit == BIRD)
        if card.kind == ITEM_CARD and self.sight.item_supply(card.item):
            if self.rogue.pack.total(HAMMER) >= sum(card.cost):
                value += 1.5
        if card.kind == DOMINANCE_CARD and points_chance(self, self.seat) < 0.2:
            value += 0.8
        return value

    def service(self, service: int) -> float:
        """He pays with items; cards are what he lacks."""
        if service != HAND_CARD:
            return -1.0
        otters = self.sight.seat_of(RIVERFOLK)
        best = 0.0
        for card in self.sight.open_hand(otters):
            best = max(best, self.card_worth(card))
        return best - self.sight.price(service) * (USED + 0.3 * self.weights[otters])

    def rate_activation(self, ask: Ask, thing: int) -> float:
        """A coalition, if the last of the others has better chances than he has."""
        sight = self.sight
        least = -1
        for foe in self.foes:
            if sight.dominance(foe) < 0 and sight.partner(foe) < 0:
                if least < 0 or sight.points(foe) < sight.points(least):
                    least = foe
        if least < 0 or points_chance(self, self.seat) > HOPELESS:
            return -1.0
        theirs = points_chance(self, least)
        return 40 * (theirs - points_chance(self, self.seat) - DESPAIR)

    def rate_taking(self, ask: Ask, thing: int) -> float:
        """A dominance card next to the map is a way into a coalition."""
        if CARD_OF[thing].kind == DOMINANCE_CARD and ask.prompt == "vagabond-daylight":
            if self.sight.dominance(self.seat) >= 0:
                return -1.0
            return self.rate_activation(ask, thing) - 0.2
        return super().rate_taking(ask, thing)
