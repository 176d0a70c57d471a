"""Empires: Landmarks that count at the end of the game, for every player alike (D22, D54)."""

from __future__ import annotations

from tafelrunde.titles.dominion.cards.base import copper, gold, silver
from tafelrunde.titles.dominion.catalogue import ACTION, EMPIRES, TREASURE, VICTORY, Card
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.table import Dominion

landmark = EMPIRES.landmark

bandit_fort = landmark("bandit_fort")
fountain = landmark("fountain")
keep = landmark("keep")
museum = landmark("museum")
obelisk = landmark("obelisk")
orchard = landmark("orchard")
palace = landmark("palace")
tower = landmark("tower")
triumphal_arch = landmark("triumphal_arch")
wall = landmark("wall")
wolf_den = landmark("wolf_den")


def copies(g: Dominion, me: Player, types: int = 0) -> dict[Card, int]:
    """How many copies of each card a player owns, wherever they are; maybe of some types only."""
    count: dict[Card, int] = {}
    for this in me.all_cards():
        if types == 0 or g.types_of(me, this) & types:
            card = g.kinds[this]
            count[card] = count.get(card, 0) + 1
    return count


@bandit_fort.scores
def bandit_fort_points(g: Dominion, me: Player) -> int:
    # 2 points less for each Silver and each Gold.
    owned = copies(g, me)
    return -2 * (owned.get(silver, 0) + owned.get(gold, 0))


@fountain.scores
def fountain_points(g: Dominion, me: Player) -> int:
    # 15 points for 10 or more Coppers.
    return 15 if copies(g, me).get(copper, 0) >= 10 else 0


@keep.scores
def keep_points(g: Dominion, me: Player) -> int:
    # 5 points for each Treasure of which nobody owns more copies.
    others = [copies(g, foe) for foe in g.others(me)]
    score = 0
    for card, n in copies(g, me, TREASURE).items():
        if all(theirs.get(card, 0) <= n for theirs in others):
            score += 5
    return score


@museum.scores
def museum_points(g: Dominion, me: Player) -> int:
    # 2 points for each name.
    return 2 * len(copies(g, me))


@obelisk.sets_up
def obelisk_laid_out(g: Dominion) -> None:
    # An Action Supply pile is marked, at random unless it was chosen before the game.
    piles = g.action_piles()
    wanted = g.kingdom.layout.obelisk
    if wanted is not None:
        piles = [pile for pile in piles if pile.card is wanted]
    if piles:
        piles[g.rng.below(len(piles))].add(obelisk.id)


@obelisk.scores
def obelisk_points(g: Dominion, me: Player) -> int:
    # 2 points for each card from the marked pile.
    score = 0
    for this in me.all_cards():
        pile = g.pile_of(this)
        if pile is not None and pile.count(obelisk.id) > 0:
            score += 2
    return score


@orchard.scores
def orchard_points(g: Dominion, me: Player) -> int:
    # 4 points for each Action with 3 or more copies.
    return 4 * len([n for n in copies(g, me, ACTION).values() if n >= 3])


@palace.scores
def palace_points(g: Dominion, me: Player) -> int:
    # 3 points for each set of Copper, Silver and Gold.
    owned = copies(g, me)
    return 3 * min(owned.get(card, 0) for card in (copper, silver, gold))


@tower.scores
def tower_points(g: Dominion, me: Player) -> int:
    # 1 point for each card from an empty Supply pile that is no Victory card.
    score = 0
    for this in me.all_cards():
        pile = g.pile_of(this)
        if pile is not None and pile.supply and pile.left == 0:
            if not g.types_of(me, this) & VICTORY:
                score += 1
    return score


@triumphal_arch.scores
def triumphal_arch_points(g: Dominion, me: Player) -> int:
    # 3 points for each copy of the Action that comes second; of two that tie, one is second.
    counts = sorted(copies(g, me, ACTION).values())
    return 3 * counts[-2] if len(counts) > 1 else 0


@wall.scores
def wall_points(g: Dominion, me: Player) -> int:
    # 1 point less for each card beyond 15.
    return -max(0, len(me.all_cards()) - 15)


@wolf_den.scores
def wolf_den_points(g: Dominion, me: Player) -> int:
    # 3 points less for each card without a second copy.
    return -3 * len([n for n in copies(g, me).values() if n == 1])
