"""Dealing anew what a seat cannot know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import CardNo, Seat
from tafelrunde.kernel.rng import Rng
from tafelrunde.titles.root.catalogue import (
    LOOT,
    QUEST_CARD,
    Card,
)
from tafelrunde.titles.root.zones import places

if TYPE_CHECKING:
    from tafelrunde.titles.root.table import Root

TRIES = 20  # to deal hidden cards so that all hints fit


def redeal(g: Root, seat: Seat, rng: Rng) -> None:
    """Deal anew the faces of all cards the seat does not know; each stays in its kind of deck."""
    known = g.knowledge(seat)
    cards: list[CardNo] = []
    quests: list[int] = []
    loot: list[int] = []
    for place in places(g):
        for this in place.cards:
            if this not in known:
                kind = g.kinds[this].kind
                if kind == QUEST_CARD:
                    quests.append(this)
                elif kind == LOOT:
                    loot.append(this)
                else:
                    cards.append(this)
    for group in (cards, quests, loot):
        _deal_faces(g, group, rng)
    for me in g.factions:
        me.imagine_own(g, seat, rng)


def _deal_faces(g: Root, cards: list[CardNo], rng: Rng) -> None:
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
