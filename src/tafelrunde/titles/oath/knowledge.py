"""Dealing anew what a seat cannot know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import CardNo, Seat
from tafelrunde.kernel.rng import Rng
from tafelrunde.titles.oath.catalogue import RELIC, SITE, VISION
from tafelrunde.titles.oath.zones import places

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath


def redeal(g: Oath, seat: Seat, rng: Rng) -> None:
    """Deal anew the faces of all cards the seat does not know, as their backs allow."""
    known = g.knowledge(seat)
    move_visions(g, known, rng)
    groups: list[list[int]] = [[], [], [], []]
    for place in places(g):
        for this in place.cards:
            if this not in known:
                kind = g.kinds[this].kind
                if kind == VISION:
                    groups[1].append(this)
                elif kind == RELIC:
                    groups[2].append(this)
                elif kind == SITE:
                    groups[3].append(this)
                else:
                    groups[0].append(this)
    for group in groups:
        deal_faces(g, group, rng)


def move_visions(g: Oath, known: set[int], rng: Rng) -> None:
    """Visions may lie anywhere within their part of the world deck; only the top back is seen.

    Above a Vision that the Oracle found there is no other one.
    """
    start = g.deck_parts[0]
    fixed = len(g.world_deck) - max(1, g.clear_top)
    for part in range(1, 4):
        end = start + g.deck_parts[part]
        cards = [this for this in g.world_deck[start : min(end, fixed)] if this not in known]
        start = end
        deal_faces(g, cards, rng)


def deal_faces(g: Oath, cards: list[CardNo], rng: Rng) -> None:
    """Shuffle the faces of these cards."""
    faces = [g.kinds[this] for this in cards]
    rng.shuffle(faces)
    for at in range(len(cards)):
        g.kinds[cards[at]] = faces[at]
