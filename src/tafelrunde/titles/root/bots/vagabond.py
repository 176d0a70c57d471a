"""The Vagabond's mind: ruins and crafted items first, then quests, friends and infamy."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import PASS, Ask, Option
from tafelrunde.titles.root.board import SPOTS
from tafelrunde.titles.root.bots.vagabond_deeds import TWO_CARDS, Deeds
from tafelrunde.titles.root.bots.vagabond_pack import USE_WORTH
from tafelrunde.titles.root.bots.worth import CARD_OF
from tafelrunde.titles.root.catalogue import BOOT, CROSSBOW, HAMMER, ITEM_CARD, SWORD, TORCH, Card
from tafelrunde.titles.root.factions.base import FACTION_OBJECTS
from tafelrunde.titles.root.factions.vagabond_characters import (
    ARBITER,
    OBJECTS,
    RANGER,
    SCOUNDREL,
    THIEF,
    TINKER,
    VAGRANT,
)
from tafelrunde.titles.root.factions.vagabond_items import HURT, HURT_SPENT
from tafelrunde.titles.root.factions.vagabond_relations import HOSTILE
from tafelrunde.titles.root.vocabulary import (
    AID,
    BATTLE,
    CHARACTER,
    CHOOSE,
    DRAW_CARDS,
    EXPLORE,
    LOSE,
    QUEST,
    RESOLVE,
    SCORE_POINTS,
    SERVICES,
    SLIP,
    SPECIAL,
    STRIDE,
    STRIKE,
    TO,
)

# How much a character is wished for.
CHARACTERS_WANTED: Final = {
    TINKER: 1.1,
    THIEF: 1.0,
    ARBITER: 1.0,
    RANGER: 0.6,
    VAGRANT: 0.5,
    SCOUNDREL: 0.2,
}
ENOUGH: Final = 2.5  # ruins near the first forest; more would be the same forest every time


class VagabondMind(Deeds):
    """Goes where his items do most."""

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
        if verb == CHARACTER:
            character = OBJECTS.which(thing)
            return CHARACTERS_WANTED[character] + 1.5 * self.whim(character)
        if option in (DRAW_CARDS, SCORE_POINTS):
            points = self.quest_points(CARD_OF_QUEST[ask.source])
            return self.gain(points) if option == SCORE_POINTS else TWO_CARDS
        if verb == CHOOSE and ask.prompt == "move-ally":
            return -0.1
        if verb == LOSE:  # an ally's warrior; too many of them end the friendship
            return -0.3 if self.rogue.hits_on_ally < self.rogue.hits_on_items else -2.0
        if option == RESOLVE + SERVICES:
            return 0.2  # pay first, then refresh what was paid with
        return self.rate_item(ask, option, verb, thing)

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
        """A forest next to ruins."""
        n = 0
        for c in self.sight.through_woods(forest):
            n += c < SPOTS and self.sight.is_ruin(c)
        return min(n, ENOUGH) + 1.5 * self.whim(forest)

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
