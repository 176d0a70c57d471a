"""What a battle brings on average: exact, from both dice and from what lies open (4.3.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.titles.root import battle as battles
from tafelrunde.titles.root.catalogue import (
    ARMORERS,
    BRUTAL_TACTICS,
    EFFECT_CARDS,
    SAPPERS,
    SCOUTING_PARTY,
    USABLE_AMBUSHES,
)
from tafelrunde.titles.root.factions.vagabond import Vagabond
from tafelrunde.titles.root.factions.vagabond_characters import ARBITER, CHARACTERS

if TYPE_CHECKING:
    from tafelrunde.titles.root.battle import Battle
    from tafelrunde.titles.root.table import Root

FACES: Final = 4  # of a die: 0 to 3
ROLLS: Final = FACES * FACES


class Odds:
    """Hits on average, in tenths, if nobody plays or uses a card; and what could change them."""

    def __init__(self, deals: int, takes: int, ambush: bool, helps: list[str]) -> None:
        self.deals = deals  # by the attacker
        self.takes = takes
        self.ambush = ambush  # the defender might hold one, as far as everybody knows
        self.helps = helps  # cards in play areas, and the Arbiter, that somebody may use


def of_battle(g: Root, battle: Battle) -> Odds:
    """The odds before the dice; everything they are made of lies open."""
    attacker, defender = battle.attacker, battle.defender
    most_dealt = attacker.most_rolled_hits(g, battle)
    most_taken = defender.most_rolled_hits(g, battle)
    dealt = ROLLS * (attacker.extra_hits(g, battle) + int(defender.is_defenseless(g, battle)))
    taken = ROLLS * defender.extra_hits(g, battle)
    for one in range(FACES):
        for other in range(FACES):
            high, low = max(one, other), min(one, other)
            if defender.defends_higher:
                high, low = low, high
            dealt += min(high, most_dealt)
            taken += min(low, most_taken)
    return Odds(tenths(dealt), tenths(taken), may_ambush(g, battle), helps(g, battle))


def tenths(sum_of_rolls: int) -> int:
    """An average in tenths, rounded."""
    return (sum_of_rolls * 10 + ROLLS // 2) // ROLLS


def may_ambush(g: Root, battle: Battle) -> bool:
    """Whether the defender might ambush, for all that everybody knows (4.3.1)."""
    defender, suit = battle.defender, g.suits[battle.clearing]
    if battle.attacker.has_effect(SCOUTING_PARTY):
        return False
    if defender.hand_is_open:
        return len(battles.ambushes_in_hand(g, defender, suit)) > 0
    return len(defender.hand) > 0 and battles.open_ambushes(g, suit) < USABLE_AMBUSHES


def helps(g: Root, battle: Battle) -> list[str]:
    """What lies open and may still be used in this battle, by either side (4.3.2.II)."""
    attacker, defender = battle.attacker, battle.defender
    found = [BRUTAL_TACTICS] if attacker.has_effect(BRUTAL_TACTICS) else []
    if defender.has_effect(SAPPERS):
        found.append(SAPPERS)
    if attacker.has_effect(ARMORERS) or defender.has_effect(ARMORERS):
        found.append(ARMORERS)
    told = [EFFECT_CARDS[card].id for card in found]
    for me in g.factions:
        if isinstance(me, Vagabond) and me.character == ARBITER and me.pawn == battle.clearing:
            if me is not attacker and me is not defender:
                told.append(CHARACTERS[ARBITER])
    return told
