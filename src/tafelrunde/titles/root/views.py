"""What can be seen of a table: zones, open facts, a census, and worlds a seat can imagine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Sight
from tafelrunde.kernel.zones import ALL, COUNT, Place, Zone
from tafelrunde.titles.root import turn
from tafelrunde.titles.root.board import SPOTS
from tafelrunde.titles.root.cards import ITEMS, LOOT, QUEST_CARD, SUITS, Card
from tafelrunde.titles.root.factions.base import HAND, OPEN_HAND, PLAY_AREA, PLAYED, Faction

if TYPE_CHECKING:
    from tafelrunde.titles.root.table import Root

DECK = Zone("deck", owner=COUNT, others=COUNT)
DISCARD_PILE = Zone("discard", owner=ALL, others=ALL, ordered=True)
AVAILABLE = Zone("available", owner=ALL, others=ALL)
QUEST_DECK = Zone("quest_deck", owner=COUNT, others=COUNT)
QUESTS = Zone("quests", owner=ALL, others=ALL)
RUINS = [Zone(f"ruin_c{c}", owner=COUNT, others=COUNT) for c in range(SPOTS)]

TRIES = 20  # to deal hidden cards so that all hints fit


def places(g: Root) -> list[Place]:
    """All zones with their cards."""
    found = [
        Place(DECK, -1, g.deck),
        Place(DISCARD_PILE, -1, g.discard),
        Place(AVAILABLE, -1, g.available),
    ]
    if g.quests or g.quest_deck:
        found.append(Place(QUEST_DECK, -1, g.quest_deck))
        found.append(Place(QUESTS, -1, g.quests))
    if g.loot_at:
        for c in g.ruins:
            found.append(Place(RUINS[c], -1, [this for this in g.loot_at if g.loot_at[this] == c]))
    for me in g.factions:
        found.append(Place(OPEN_HAND if me.hand_is_open else HAND, me.seat, me.hand))
        area = me.crafted if me.dominance < 0 else [*me.crafted, me.dominance]
        found.append(Place(PLAY_AREA, me.seat, area))
        found.append(Place(PLAYED, me.seat, me.played))
        me.own_places(found)
    return found


def facts(g: Root, viewer: int) -> dict[str, object]:
    """Everything that lies open and is no card."""
    return {
        "map": g.board.id,
        "turn": g.turn,
        "round": g.round,
        "phase": turn.PHASE_NAMES[g.phase],
        "stage": g.stage,
        "actions": g.actions,
        "clearings": [_clearing(g, c) for c in range(1, SPOTS)],
        "items": _items(g.items),
        "factions": [_faction(g, me, viewer) for me in g.factions],
        "winner": g.winner,
        "reason": g.reason,
    }


def _clearing(g: Root, c: int) -> dict[str, object]:
    return {
        "suit": SUITS[g.suits[c]],
        "free_slots": g.free_slots[c],
        "ruin": c in g.ruins,
        "closed": g.is_closed(c),
        "ruler": g.ruler(c),
    }


def _items(counts: list[int]) -> dict[str, int]:
    return {ITEMS[at]: counts[at] for at in range(len(ITEMS)) if counts[at]}


def _faction(g: Root, me: Faction, viewer: int) -> dict[str, object]:
    told: dict[str, object] = {
        "faction": me.id,
        "points": me.points,
        "dominance": g.kinds[me.dominance].id if me.dominance >= 0 else "",
        "partner": me.partner,
        "supply": me.supply,
        "warriors": me.warriors[1:],
        "pieces": {
            me.kinds[k].id: me.pieces[k * SPOTS + 1 : k * SPOTS + SPOTS]
            for k in range(len(me.kinds))
        },
        "stock": {me.kinds[k].id: me.stock[k] for k in range(len(me.kinds))},
        "items": _items(me.items),
        "crafting_used": me.crafting_used[1:],
    }
    told.update(me.own_facts(g, viewer))
    return told


def census(g: Root) -> dict[str, int]:
    """Every card, warrior, building, token and item, wherever it is."""
    total: dict[str, int] = {}
    for place in places(g):
        for this in place.cards:
            name = g.kinds[this].id
            total[name] = total.get(name, 0) + 1
    for at in range(len(ITEMS)):
        total[f"supply {ITEMS[at]}"] = g.items[at] + sum(me.items[at] for me in g.factions)
    for me in g.factions:
        total[f"{me.id} warrior"] = me.supply + sum(me.warriors)
        for k in range(len(me.kinds)):
            total[f"{me.id} {me.kinds[k].id}"] = me.stock[k] + me.on_map(k)
    for me in g.factions:
        me.own_census(total)
    slots = sum(g.free_slots) + len(g.ruins)
    total["slots"] = slots + sum(sum(me.built) for me in g.factions)
    return total


def imagine(g: Root, seat: int, rng: Rng) -> Root:
    """Deal anew the faces of all cards the seat does not know; each stays in its kind of deck."""
    twin = g.copy()
    twin.rng = Rng(f"{rng.seed}/{rng.below(65536)}/{rng.below(65536)}")
    known = twin.knowledge(seat)
    cards: list[int] = []
    quests: list[int] = []
    loot: list[int] = []
    for place in places(twin):
        for this in place.cards:
            if this not in known:
                kind = twin.kinds[this].kind
                if kind == QUEST_CARD:
                    quests.append(this)
                elif kind == LOOT:
                    loot.append(this)
                else:
                    cards.append(this)
    for group in (cards, quests, loot):
        _deal_faces(twin, group, rng)
    for me in twin.factions:
        me.imagine_own(twin, seat, rng)
    return twin


def _deal_faces(g: Root, cards: list[int], rng: Rng) -> None:
    """Shuffle the faces of these cards so that those with a hint get a suit that fits."""
    hinted = [this for this in cards if this in g.hints]
    free = [this for this in cards if this not in g.hints]
    faces = [g.kinds[this] for this in cards]
    for _ in range(TRIES):
        order = list(range(len(faces)))
        rng.shuffle(order)
        pool = [faces[at] for at in order]
        dealt: list[Card] = []
        for this in hinted:
            for at in range(len(pool)):
                if (g.hints[this] >> pool[at].suit) & 1:
                    dealt.append(pool.pop(at))
                    break
        if len(dealt) == len(hinted):
            for i in range(len(hinted)):
                g.kinds[hinted[i]] = dealt[i]
            for i in range(len(free)):
                g.kinds[free[i]] = pool[i]
            return


class RootSight(Sight):
    """What a Root bot may look at: everything that lies open, and its own hand."""

    def __init__(self, table: Root, seat: int) -> None:
        super().__init__(table, seat)
        self._game = table

    @property
    def is_my_turn(self) -> bool:
        """Whether this player is taking a turn."""
        return self._game.turn == self.seat

    @property
    def me(self) -> Faction:
        """This player's faction."""
        return self._game.factions[self.seat]

    def hand(self) -> list[Card]:
        """The cards in this player's hand."""
        return [self._game.kinds[this] for this in self.me.hand]

    def hand_size(self, seat: int) -> int:
        """How many cards a player holds."""
        return len(self._game.factions[seat].hand)

    def points(self, seat: int) -> int:
        """The points of a player."""
        return self._game.factions[seat].points

    def ruler(self, c: int) -> int:
        """Who rules a clearing."""
        return self._game.ruler(c)

    def warriors(self, seat: int, c: int) -> int:
        """How many warriors a player has in a clearing."""
        return self._game.factions[seat].warriors[c]

    def suit(self, c: int) -> int:
        """The suit of a clearing."""
        return self._game.suits[c]
