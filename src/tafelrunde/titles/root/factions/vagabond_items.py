"""The Vagabond's items (9.2.5): tracks, satchel, Damaged box, and what hides under ruins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.titles.root.boards import NUMBERS, number
from tafelrunde.titles.root.catalogue import BAG, COIN, ITEMS, LOOT_FACES, QUESTS, TEA
from tafelrunde.titles.root.facts import PackFacts
from tafelrunde.titles.root.vocabulary import Group

if TYPE_CHECKING:
    from tafelrunde.titles.root.table import Root

KINDS: Final = len(ITEMS)

# Sides of an item: face up, exhausted (face down), and both of these in the Damaged box.
READY: Final = 0
SPENT: Final = 1
HURT: Final = 2
HURT_SPENT: Final = 3
SIDES: Final = 4
SIDE_NAMES: Final = ["item", "exhausted", "damaged", "damaged_exhausted"]
SIDE_OBJECTS: Final = Group([f"{side}_{item}" for side in SIDE_NAMES for item in ITEMS])

TRACK_SIZE: Final = number("vagabond", "track_capacity_each")
LIMIT: Final = number("vagabond", "item_limit_base")
PER_BAG: Final = number("vagabond", "item_limit_per_bag")
OPEN_QUESTS: Final = number("vagabond", "quests_face_up")
RUIN_ITEMS: Final[list[int]] = [ITEMS.index(item) for item in NUMBERS["vagabond"]["ruin_items"]]


def object_of(side: int, item: int) -> int:
    """The object of the vocabulary that names an item on one of its sides."""
    return SIDE_OBJECTS.objects[KINDS * side + item]


def side_of(object: int) -> int:
    """The side on which an object shows an item."""
    return SIDE_OBJECTS.which(object) // KINDS


def item_of(object: int) -> int:
    """The item an object names."""
    return SIDE_OBJECTS.which(object) % KINDS


def has_track(item: int) -> bool:
    """Teas, coins and bags have a track (9.2.5.I)."""
    return item in (TEA, COIN, BAG)


class Pack:
    """How many items of each kind lie on each side.

    Face-up teas, coins and bags are on their track as far as it has room: nothing speaks for the
    satchel, and they move freely (9.2.5.III). Exhausted ones are in the satchel (9.5) until they
    are moved back to the track when the load is checked; `shelved` counts those.
    """

    def __init__(self) -> None:
        self.counts = [0] * (SIDES * KINDS)
        self.totals = [0] * SIDES  # of all kinds
        self.shelved = [0] * KINDS

    def copy(self) -> Pack:
        """An independent copy."""
        twin = Pack()
        twin.counts = self.counts.copy()
        twin.totals = self.totals.copy()
        twin.shelved = self.shelved.copy()
        return twin

    # -- counting

    def count(self, side: int, item: int) -> int:
        """How many items of a kind lie on a side."""
        return self.counts[side * KINDS + item]

    def ready(self, item: int) -> int:
        """How many face-up, undamaged items of a kind there are: those that can be exhausted."""
        return self.counts[item]

    def undamaged(self, item: int) -> int:
        """Undamaged items of a kind, face up or down."""
        return self.counts[item] + self.counts[SPENT * KINDS + item]

    def total(self, item: int) -> int:
        """All items of a kind."""
        return self.undamaged(item) + self.count(HURT, item) + self.count(HURT_SPENT, item)

    def on_side(self, side: int) -> int:
        """How many items lie on a side."""
        return self.totals[side]

    def on_track(self, item: int) -> int:
        """How many items lie face up on their track."""
        return min(self.counts[item], TRACK_SIZE) if has_track(item) else 0

    def in_satchel(self, side: int, item: int) -> int:
        """How many of the undamaged items on a side are in the satchel."""
        away = self.on_track(item) if side == READY else self.shelved[item]
        return self.count(side, item) - away

    def load(self) -> int:
        """Items in the satchel and in the Damaged box (9.6.4)."""
        n = self.on_side(HURT) + self.on_side(HURT_SPENT)
        for item in range(KINDS):
            n += self.in_satchel(READY, item) + self.in_satchel(SPENT, item)
        return n

    def limit(self) -> int:
        """How many items may be there: six, and two per face-up bag on its track (9.6.4)."""
        return LIMIT + PER_BAG * self.on_track(BAG)

    def objects(self, sides: list[int]) -> list[int]:
        """The objects that name the items on some sides, one per kind and side."""
        found: list[int] = []
        for side in sides:
            if self.totals[side]:
                for at in range(side * KINDS, side * KINDS + KINDS):
                    if self.counts[at]:
                        found.append(SIDE_OBJECTS.objects[at])
        return found

    # -- changing

    def gain(self, item: int) -> None:
        """Put an item face up on its track or into the satchel (9.2.5.I, 9.2.5.II)."""
        self.counts[item] += 1
        self.totals[READY] += 1
        self._make_room(item)

    def turn(self, item: int, before: int, after: int) -> None:
        """Turn an item to another side: exhaust, refresh, damage or repair it."""
        # Compiled, `x[at] += 1` goes through Python's own arithmetic; this does not.
        here, there = before * KINDS + item, after * KINDS + item
        self.counts[here] = self.counts[here] - 1
        self.counts[there] = self.counts[there] + 1
        self.totals[before] = self.totals[before] - 1
        self.totals[after] = self.totals[after] + 1
        self._make_room(item)

    def drop(self, side: int, item: int) -> None:
        """Take an item off the board."""
        self.counts[side * KINDS + item] -= 1
        self.totals[side] -= 1
        self._make_room(item)

    def turn_all_up(self) -> list[str]:
        """Refresh all exhausted items, damaged ones too; their names."""
        turned: list[str] = []
        for side in (SPENT, HURT_SPENT):
            if self.totals[side]:
                for item in range(KINDS):
                    for _ in range(self.count(side, item)):
                        self.turn(item, side, READY if side == SPENT else HURT)
                        turned.append(ITEMS[item])
        return turned

    def exhaust(self, item: int) -> None:
        """Turn a face-up item down; from its track it goes to the satchel (9.5)."""
        self.turn(item, READY, SPENT)

    def rest(self) -> None:
        """Damaged items return, face up (9.6.1)."""
        for item in range(KINDS):
            for side in (HURT, HURT_SPENT):
                for _ in range(self.count(side, item)):
                    self.turn(item, side, READY)

    def shelve(self) -> None:
        """Move exhausted teas, coins and bags back to free spaces of their tracks (9.2.5.III)."""
        for item in (TEA, COIN, BAG):
            free = TRACK_SIZE - self.on_track(item)
            self.shelved[item] = min(self.counts[SPENT * KINDS + item], free)

    def _make_room(self, item: int) -> None:
        if self.shelved[item]:
            free = TRACK_SIZE - self.on_track(item)
            spent = self.counts[SPENT * KINDS + item]
            self.shelved[item] = min(self.shelved[item], free, spent)

    # -- what can be seen

    def told(self) -> PackFacts:
        """Where the items lie."""
        items = range(KINDS)
        return PackFacts(
            track={ITEMS[at]: self.on_track(at) for at in items if self.on_track(at)},
            track_exhausted={ITEMS[at]: self.shelved[at] for at in items if self.shelved[at]},
            satchel=self._told(READY),
            satchel_exhausted=self._told(SPENT),
            damaged=self._told(HURT),
            damaged_exhausted=self._told(HURT_SPENT),
        )

    def _told(self, side: int) -> dict[str, int]:
        found: dict[str, int] = {}
        for item in range(KINDS):
            n = self.count(side, item) if side >= HURT else self.in_satchel(side, item)
            if n:
                found[ITEMS[item]] = n
        return found


# -- setup


def lay_out_quests(g: Root) -> None:
    """Shuffle the quests and lay three face up, for all Vagabonds (9.3.3, 9.8.3)."""
    first = len(g.kinds)
    g.kinds.extend(QUESTS)
    g.quest_deck = list(range(first, len(g.kinds)))
    g.rng.shuffle(g.quest_deck)
    for _ in range(OPEN_QUESTS):
        g.quests.append(g.quest_deck.pop())


def fill_ruins(g: Root, sets: int) -> None:
    """Put the R items under the ruins at random, one set per Vagabond (9.3.4, 9.8.1)."""
    first = len(g.kinds)
    for _ in range(sets):
        for item in RUIN_ITEMS:
            g.kinds.append(LOOT_FACES[item])
    loot = list(range(first, len(g.kinds)))
    g.rng.shuffle(loot)
    for at in range(len(loot)):
        g.loot_at[loot[at]] = g.ruins[at % len(g.ruins)]
