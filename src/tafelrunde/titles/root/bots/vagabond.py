"""The Vagabond's mind: ruins and crafted items first, then quests, friends and infamy."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import PASS, Ask, Option
from tafelrunde.titles.root.board import SPOTS
from tafelrunde.titles.root.bots.judge import NEVER
from tafelrunde.titles.root.bots.mind import Mind
from tafelrunde.titles.root.bots.worth import CARD_OF, PIECE_WORTH, WARRIOR_WORTH
from tafelrunde.titles.root.catalogue import (
    BAG,
    BIRD,
    BOOT,
    CROSSBOW,
    DOMINANCE_CARD,
    HAMMER,
    ITEM_CARD,
    ITEM_OBJECTS,
    SWORD,
    TORCH,
    Card,
)
from tafelrunde.titles.root.factions.base import FACTION_OBJECTS, RIVERFOLK, VAGABOND, VAGABOND_2
from tafelrunde.titles.root.factions.services import HAND_CARD
from tafelrunde.titles.root.factions.vagabond import Vagabond
from tafelrunde.titles.root.factions.vagabond_characters import (
    ARBITER,
    OBJECTS,
    RANGER,
    SCOUNDREL,
    THIEF,
    TINKER,
    VAGRANT,
)
from tafelrunde.titles.root.factions.vagabond_items import (
    HURT,
    HURT_SPENT,
    READY,
    SPENT,
    item_of,
    side_of,
)
from tafelrunde.titles.root.factions.vagabond_relations import (
    AIDS_NEEDED,
    ALLIED,
    ALLY_POINTS,
    HOSTILE,
    POINTS,
)
from tafelrunde.titles.root.sight import RootSight
from tafelrunde.titles.root.vocabulary import (
    AID,
    BATTLE,
    CHARACTER,
    CHOOSE,
    DAMAGE,
    DRAW_CARDS,
    EXHAUST,
    EXPLORE,
    LOSE,
    QUEST,
    REFRESH,
    REMOVE,
    REPAIR,
    RESOLVE,
    SCORE_POINTS,
    SERVICES,
    SLIP,
    SPECIAL,
    STRIDE,
    STRIKE,
    TAKE,
    TO,
)

# What an item of each kind is worth to own: boot, sword, bag, hammer, crossbow, tea, coin, torch.
ITEM_WORTH: Final = [1.4, 2.0, 0.8, 1.4, 1.2, 1.9, 1.4, 1.0]
# What it costs to exhaust one, as far as nothing better is known.
USE_WORTH: Final = [0.35, 0.45, 0.15, 0.3, 0.25, 0.9, 0.6, 0.3]
CHARACTERS_WANTED: Final = [ARBITER, RANGER, TINKER, THIEF, SCOUNDREL, VAGRANT]
HOSTILITY: Final = 0.0  # what it costs to lose a faction's goodwill


class VagabondMind(Mind):
    """Goes where his items do most."""

    def __init__(self, sight: RootSight) -> None:
        super().__init__(sight)
        me = sight.me
        assert isinstance(me, Vagabond)
        self.rogue = me
        self.warned = False  # the battle in mind will make an enemy

    def rate(self, ask: Ask, option: Option) -> float:
        """His own verbs."""
        if option == PASS:
            return 0.0
        thing = option % STRIDE
        verb = option - thing
        if verb == SLIP:
            return self.slip(thing)
        if verb == TO:
            return self.walk(ask, thing)
        if verb == BATTLE:
            return self.fight_here(thing) - USE_WORTH[SWORD]
        if verb == EXPLORE:
            return self.gain(1) + 2.0
        if verb == AID:
            return self.aid(self.sight.seat_of(FACTION_OBJECTS.which(thing)), self.rogue.pawn)
        if verb == QUEST:
            return self.quest(CARD_OF[thing])
        if verb == STRIKE:
            return self.strike(thing)
        if verb == SPECIAL:
            return self.special()
        return self.rate_item(ask, option, verb, thing)

    def rate_item(self, ask: Ask, option: Option, verb: int, thing: int) -> float:
        """Which items to turn, and everything else."""
        if verb == REPAIR:
            worth = self.own_worth(thing)
            return worth - 0.5 if side_of(thing) == HURT else 0.6 * worth - 0.5
        if verb == REFRESH:
            worth = self.own_worth(thing)
            return worth if side_of(thing) == SPENT else 0.3 * worth
        if verb == EXHAUST:
            return -self.need(ITEM_OBJECTS.which(thing))
        if verb == DAMAGE:
            worth = self.own_worth(thing)
            return -worth if side_of(thing) == READY else -0.6 * worth
        if verb == REMOVE:
            return -self.own_worth(thing) * (1.0 if side_of(thing) < HURT else 0.8)
        if verb == TAKE and ITEM_OBJECTS.which(thing) >= 0:
            return self.item_worth(ITEM_OBJECTS.which(thing))
        if verb == CHARACTER:
            return 6.0 - CHARACTERS_WANTED.index(OBJECTS.which(thing))
        if option in (DRAW_CARDS, SCORE_POINTS):
            points = self.quest_points(CARD_OF_QUEST[ask.source])
            return self.gain(points) if option == SCORE_POINTS else 1.9
        if verb == CHOOSE and ask.prompt == "move-ally":
            return -0.1
        if verb == LOSE:  # an ally's warrior; too many of them end the friendship
            return -0.3 if self.rogue.hits_on_ally < self.rogue.hits_on_items else -2.0
        if option == RESOLVE + SERVICES:
            return 0.2  # pay first, then refresh what was paid with
        return super().rate(ask, option)

    # -- items

    def ready(self, item: int) -> int:
        """How many items of a kind could be used now."""
        return self.rogue.pack.ready(item)

    def item_worth(self, item: int) -> float:
        """What another item of a kind is worth."""
        late = 0.4 if self.is_late() else 1.0
        return late * ITEM_WORTH[item] * (0.7 if self.rogue.pack.total(item) >= 3 else 1.0)

    def own_worth(self, thing: int) -> float:
        """What an item on the board is worth; the last torch is needed while there are ruins."""
        item = item_of(thing)
        if item == TORCH and self.rogue.pack.total(TORCH) == 1:
            if any(self.sight.is_ruin(c) for c in range(1, SPOTS)):
                return 2.6
        return ITEM_WORTH[item]

    def need(self, item: int) -> float:
        """How much it would be missed this turn if it were exhausted."""
        worth = USE_WORTH[item]
        if item == TORCH and self.sight.is_ruin(self.rogue.pawn):
            worth += 3.0
        if item == BOOT and self.ready(BOOT) == 1:
            worth += 0.2
        if item == BAG and self.rogue.pack.load() + 1 > self.rogue.pack.limit() - 2:
            worth += 1.0
        return worth

    # -- actions

    def quest_points(self, quest: Card) -> int:
        """What a quest scores once it is completed."""
        points = 0
        for done in self.sight.faces(self.rogue.completed):
            points += done.suit == quest.suit
        return points

    def quest(self, quest: Card) -> float:
        """Points or cards for two items."""
        worth = max(self.gain(self.quest_points(quest) + 1) + 0.4, 1.9)
        return worth - USE_WORTH[quest.item] - USE_WORTH[quest.item2]

    def aid(self, other: int, c: int) -> float:
        """An item of theirs, points on the chart, minus a card and what it helps them."""
        sight = self.sight
        value = 0.0
        for item in range(8):
            if sight.items(other, item):
                value = max(value, self.item_worth(item))
        number = sight.number(other)
        at = self.rogue.markers[other]
        if number not in (VAGABOND, VAGABOND_2) and at != HOSTILE:
            if at == ALLIED:
                value += self.gain(ALLY_POINTS)
            else:
                missing = AIDS_NEEDED[at + 1] - self.rogue.aids[other]
                if missing <= self.possible_aids(c):
                    value += self.gain(POINTS[at + 1]) / missing + 0.3
        least = 10.0
        for card in sight.hand():
            if card.matches(sight.suit(c)):
                least = min(least, self.card_worth(card))
        return value - 0.6 * least - 0.5 * self.weights[other] - 0.15

    def possible_aids(self, c: int) -> int:
        """How many aids items and cards allow in a clearing."""
        cards = 0
        for card in self.sight.hand():
            cards += card.matches(self.sight.suit(c))
        return min(cards, self.rogue.pack.on_side(READY))

    def fighters(self, c: int) -> int:
        """Swords."""
        return self.rogue.pack.undamaged(SWORD)

    def fight_here(self, c: int) -> float:
        """The best battle."""
        return self.fight(c, self.fighters(c))

    def fight_against(self, c: int, foe: int, band: int) -> float:
        """A first blow makes an enemy; whatever falls with it scores already."""
        self.warned = self.sight.warriors(foe, c) > 0
        value = super().fight_against(c, foe, band)
        if self.sight.warriors(foe, c) and self.rogue.markers[foe] >= 0:
            value -= 1.0 + HOSTILITY + 0.3 * self.rogue.markers[foe]  # the first warrior is free
            if band < 2:
                value -= 1.0
        return value

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
        return super().piece_prize(foe, piece) + (self.gain(1) if hostile else 0.0)

    def losses(self, c: int, band: int, hits: int) -> float:
        """Hits damage items."""
        whole = self.rogue.pack.on_side(READY) + self.rogue.pack.on_side(SPENT)
        return 0.55 * min(hits, whole)

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
            return value - (0.0 if self.rogue.markers[foe] == HOSTILE else HOSTILITY)
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

    def craft(self, card: Card) -> float:
        """He keeps what he makes."""
        value = super().craft(card)
        if card.kind == ITEM_CARD and value > 0:
            value += self.item_worth(card.item)
        return value

    def card_worth(self, card: Card) -> float:
        """Cards are for friends, unless he can craft them."""
        value = 0.7 + 0.3 * (card.suit == BIRD)
        if card.kind == ITEM_CARD and self.sight.item_supply(card.item):
            cost = sum(card.cost)
            if self.rogue.pack.total(HAMMER) >= cost:
                value += 1.5
        return value

    def service(self, service: int) -> float:
        """He pays with items; cards are what he lacks."""
        if service != HAND_CARD:
            return -1.0
        otters = self.sight.seat_of(RIVERFOLK)
        best = 0.0
        for card in self.sight.open_hand(otters):
            best = max(best, self.card_worth(card))
        return best - self.sight.price(service) * (0.4 + 0.3 * self.weights[otters])

    def rate_activation(self, ask: Ask, thing: int) -> float:
        """A coalition, if the last of the others has better chances than he has."""
        least = self.foes[0]
        for foe in self.foes:
            if self.sight.points(foe) < self.sight.points(least):
                least = foe
        return 10 * (self.points_chance(least) - self.points_chance(self.seat) - 0.1)

    def rate_taking(self, ask: Ask, thing: int) -> float:
        """He rules nothing: a dominance card is no use to him next to the map."""
        if CARD_OF[thing].kind == DOMINANCE_CARD and ask.prompt == "vagabond-daylight":
            return -1.0
        return super().rate_taking(ask, thing)

    # -- moving

    def prospect(self, c: int) -> float:
        """What could be done in a clearing with the items that are ready."""
        sight = self.sight
        suit = sight.suit(c)
        value = 0.0
        if sight.is_ruin(c) and self.ready(TORCH):
            value += 3.0
        for quest in sight.quests():
            if quest.suit == suit and self.can_quest(quest):
                value += self.quest(quest)
        best = 0.0
        if self.possible_aids(c):
            for other in range(sight.seats):
                if other != self.seat and sight.is_present(other, c):
                    best = max(best, self.aid(other, c))
        value += best
        for card in sight.hand():
            if card.kind == ITEM_CARD and card.cost[suit] == sum(card.cost):
                if self.ready(HAMMER) >= card.cost[suit]:
                    value += max(0.0, self.craft(card))
        if self.ready(SWORD):
            value += max(0.0, self.fight_here(c))
        if self.ready(CROSSBOW):
            best = 0.0
            for foe in self.foes:
                if sight.is_present(foe, c):
                    best = max(best, self.strike_at(foe, c))
            value += best
        return value

    def can_quest(self, quest: Card) -> bool:
        """Whether the items of a quest are ready."""
        if quest.item == quest.item2:
            return self.ready(quest.item) >= 2
        return self.ready(quest.item) > 0 and self.ready(quest.item2) > 0

    def steps_to(self, c: int) -> int:
        """Boots a move into a clearing costs."""
        for foe in range(self.sight.seats):
            if self.rogue.markers[foe] == HOSTILE and self.sight.warriors(foe, c):
                return 2
        return 1

    def outlook(self, spot: int, boots: int, depth: int) -> float:
        """The best prospect here or a few steps away."""
        best = self.prospect(spot) if spot < SPOTS else 0.0
        if boots > 0 and depth > 0:
            near = self.sight.reach(spot) if spot < SPOTS else self.sight.through_woods(spot)
            for b in near:
                if b < SPOTS and not self.sight.is_closed(b):
                    cost = self.steps_to(b)
                    if cost <= boots:
                        further = self.outlook(b, boots - cost, depth - 1)
                        best = max(best, 0.95 * further - 0.25 * cost)
        return best

    def walk(self, ask: Ask, b: int) -> float:
        """Whether another clearing is better than this one."""
        if ask.prompt == "place-pawn":
            return self.first_forest(b)
        boots = self.ready(BOOT)
        if ask.prompt == "cobbler":
            return 0.6 * self.prospect(b) - 0.6 * self.prospect_here()
        cost = self.steps_to(b)
        there = self.outlook(b, boots - cost, 1)
        return 0.95 * there - self.prospect_here() - 0.25 * cost

    def prospect_here(self) -> float:
        """What there is to do without moving."""
        return self.prospect(self.rogue.pawn) if self.rogue.pawn < SPOTS else 0.0

    def first_forest(self, forest: int) -> float:
        """A forest next to many ruins."""
        n = 0
        for c in self.sight.through_woods(forest):
            n += c < SPOTS and self.sight.is_ruin(c)
        return float(n)

    def slip(self, spot: int) -> float:
        """A free step: to where there is more to do, or into a forest to rest."""
        pack = self.rogue.pack
        hurt = pack.on_side(HURT) + pack.on_side(HURT_SPENT)
        boots = self.ready(BOOT)
        here = self.outlook(self.rogue.pawn, boots, 1)
        if spot >= SPOTS:
            if self.rogue.pawn >= SPOTS:
                return -0.5
            return 0.9 * hurt - here - 1.0
        if self.rogue.pawn >= SPOTS and hurt >= 3:
            return -1.0  # rest first
        return self.outlook(spot, boots, 1) - here


def _quests() -> dict[str, Card]:
    return {card.id: card for card in CARD_OF if card.item2 >= 0}


CARD_OF_QUEST: Final = _quests()  # by id
