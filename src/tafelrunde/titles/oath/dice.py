"""Dice: attack, defence and end die (facts of the printed dice)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.powers import ROLLED

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath

FACES: Final = 6
# Attack faces: 0 to 2 hollow sword, 3 and 4 sword, 5 two swords and a skull.
TWO_SWORDS: Final = 5
# Defence faces: 0 and 1 blank, 2 and 3 one shield, 4 two shields, 5 doubling.
TWO_SHIELDS: Final = 4
DOUBLING: Final = 5


def roll(g: Oath, roller: Player | None, n: int, attack: bool) -> list[int]:
    """Roll n dice; a power may have them all rolled again once (Jinx). None is bandits."""
    faces = [g.rng.below(FACES) for _ in range(n)]
    tell(g, roller, faces, attack)
    if roller is not None and n:
        for this in g.in_trigger_order(ROLLED, roller):
            if g.power(this).rolled(g, roller, faces, attack, this):
                faces = [g.rng.below(FACES) for _ in range(n)]
                tell(g, roller, faces, attack)
                break
    return faces


def tell(g: Oath, roller: Player | None, faces: list[int], attack: bool) -> None:
    """Say what was rolled."""
    if g.loud:
        seat = roller.seat if roller is not None else -1
        dice = "attack" if attack else "defence"
        g.say("rolls", seat, {"dice": dice, "faces": [f"{dice}_{face}" for face in faces]})


def swords(faces: list[int], no_hollow: bool = False, no_double: bool = False) -> int:
    """Swords: two hollow ones are one (5.5.5)."""
    hollow = 0
    n = 0
    for face in faces:
        if face < 3:
            hollow += 1
        elif face < TWO_SWORDS:
            n += 1
        elif not no_double:
            n += 2
    return n if no_hollow else n + hollow // 2


def skulls(faces: list[int]) -> int:
    """Skulls: each kills one warband of the attacking force."""
    return faces.count(TWO_SWORDS)


def shields(faces: list[int], no_single: bool = False, no_double: bool = False) -> int:
    """Shields; every doubling face doubles all that were rolled (5.5.4)."""
    n = 0
    times = 1
    for face in faces:
        if face == DOUBLING:
            times *= 2
        elif face == TWO_SHIELDS:
            n += 0 if no_double else 2
        elif face >= 2:
            n += 0 if no_single else 1
    return n * times
