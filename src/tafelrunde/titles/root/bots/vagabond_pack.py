"""The Vagabond's items: what each is worth, and which one to turn, mend or leave behind."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import Ask, Option
from tafelrunde.titles.root.board import SPOTS
from tafelrunde.titles.root.bots.mind import Mind
from tafelrunde.titles.root.catalogue import (
    BAG,
    BOOT,
    HAMMER,
    ITEM_CARD,
    ITEM_OBJECTS,
    TORCH,
)
from tafelrunde.titles.root.factions.vagabond import Vagabond
from tafelrunde.titles.root.factions.vagabond_items import (
    HURT,
    READY,
    SPENT,
    TRACK_SIZE,
    has_track,
    item_of,
    side_of,
)
from tafelrunde.titles.root.sight import RootSight
from tafelrunde.titles.root.vocabulary import DAMAGE, EXHAUST, REFRESH, REMOVE, REPAIR, TAKE

# What an item of each kind is worth to own: boot, sword, bag, hammer, crossbow, tea, coin, torch.
ITEM_WORTH: Final = [2.0, 2.8, 1.2, 1.8, 1.6, 3.4, 2.6, 1.2]
# What it costs to exhaust one, as far as nothing better is known.
USE_WORTH: Final = [0.35, 0.25, 0.3, 0.3, 0.25, 1.1, 0.9, 0.3]
OVERBOARD: Final = 0.2  # what an item is worth for which there is no room
ASKED: Final = 0.5  # why to refresh what a quest asks for
FOR_QUEST: Final = 0.4  # why to get what a quest asks for
ASKED_NOW: Final = 0.4  # why to keep what a quest asks for that he could fulfil
PLANNED: Final = 1.0  # why hammers are for crafting while there is something to craft
ROOM: Final = 1.2  # what a bag is worth more when there is no room


class PackMind(Mind):
    """Knows what is in the satchel."""

    def __init__(self, sight: RootSight, temper: int) -> None:
        super().__init__(sight, temper)
        me = sight.me
        assert isinstance(me, Vagabond)
        self.rogue = me

    def rate_item(self, ask: Ask, option: Option, verb: int, thing: int) -> float:
        """Which items to turn, mend, take or leave."""
        if verb == REPAIR:
            worth = self.own_worth(thing)
            return worth - 0.5 if side_of(thing) == HURT else 0.6 * worth - 0.5
        if verb == REFRESH:
            worth = self.own_worth(thing) + ASKED * self.quests_with(item_of(thing))
            if item_of(thing) == HAMMER and self.plans_to_craft():
                worth += PLANNED
            return worth if side_of(thing) == SPENT else 0.3 * worth
        if verb == EXHAUST:
            return -self.need(ITEM_OBJECTS.which(thing))
        if verb == DAMAGE:
            worth = self.own_worth(thing)
            return -worth if side_of(thing) == READY else -0.6 * worth
        if verb == REMOVE:
            return -self.own_worth(thing) * (1.0 if side_of(thing) < HURT else 0.4)
        if verb == TAKE and ITEM_OBJECTS.which(thing) >= 0:
            return self.item_worth(ITEM_OBJECTS.which(thing))
        return super().rate(ask, option)

    def ready(self, item: int) -> int:
        """How many items of a kind could be used now."""
        return self.rogue.pack.ready(item)

    def space(self) -> int:
        """How many items more could be carried; tracks aside."""
        return self.rogue.pack.limit() - self.rogue.pack.load()

    def item_worth(self, item: int) -> float:
        """What another item of a kind is worth: little if something has to go for it."""
        total = self.rogue.pack.total(item)
        worth = ITEM_WORTH[item] * (0.7 if total >= 3 else 0.9 if total == 2 else 1.0)
        space = self.space()
        if item == BAG and space <= 1 and total < TRACK_SIZE:
            worth += ROOM
        elif space <= 0 and (not has_track(item) or total >= TRACK_SIZE):
            worth = OVERBOARD
        elif total == 0:
            worth += FOR_QUEST * self.quests_with(item)
        return worth * (0.4 if self.is_late() else 1.0)

    def quests_with(self, item: int) -> int:
        """How many open quests name an item that is not ready for them."""
        n = 0
        if self.ready(item) == 0:
            for quest in self.sight.quests():
                n += quest.item == item or quest.item2 == item
        return n

    def quests_ready(self, item: int) -> int:
        """How many open quests name an item and another one that is ready, too."""
        n = 0
        for quest in self.sight.quests():
            if quest.item != quest.item2 and item in (quest.item, quest.item2):
                n += self.ready(quest.item) > 0 and self.ready(quest.item2) > 0
        return n

    def plans_to_craft(self) -> bool:
        """Whether he holds a card for an item that his hammers can make somewhere."""
        hammers = self.rogue.pack.total(HAMMER)
        for card in self.sight.hand():
            if card.kind == ITEM_CARD and self.sight.item_supply(card.item):
                if sum(card.cost) <= hammers:
                    return True
        return False

    def own_worth(self, thing: int) -> float:
        """What an item on the board is worth; the last torch is needed while there are ruins."""
        item = item_of(thing)
        total = self.rogue.pack.total(item)
        if item == TORCH and total == 1:
            if any(self.sight.is_ruin(c) for c in range(1, SPOTS)):
                return 2.6
        if item == BAG and self.space() <= 0:
            return ITEM_WORTH[item] + ROOM
        return ITEM_WORTH[item] * (0.6 if total >= 3 else 0.85 if total == 2 else 1.0)

    def need(self, item: int) -> float:
        """How much it would be missed this turn if it were exhausted."""
        worth = USE_WORTH[item]
        if item == TORCH and self.sight.is_ruin(self.rogue.pawn):
            worth += 3.0
        if item == BOOT and self.ready(BOOT) == 1:
            worth += 0.2
        if item == HAMMER and self.plans_to_craft():
            worth += PLANNED
        if self.ready(item) == 1:
            worth += ASKED_NOW * self.quests_ready(item)
        if item == BAG and self.space() <= 2:
            worth += 1.5  # a bag that is face down holds nothing
        return worth
