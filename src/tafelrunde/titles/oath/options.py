"""The options of a match: plain JSON in, something that can be dealt out."""

from __future__ import annotations

from tafelrunde.kernel.errors import BadOptions
from tafelrunde.kernel.options import Checked
from tafelrunde.kernel.title import Options
from tafelrunde.titles.oath.board import COLOURS, PURPLE
from tafelrunde.titles.oath.introduction import (
    CURRENT,
    SCRIPTS,
    SEATS,
    introduction,
    is_introduction,
)
from tafelrunde.titles.oath.meta import META
from tafelrunde.titles.oath.prepared import PreparedOath
from tafelrunde.titles.oath.world import World, new_world

INTRODUCTIONS: dict[str, str] = {  # worlds by name; the current script's order needs no version
    "introduction" if script == CURRENT else f"introduction-{script}": script for script in SCRIPTS
}


def choose(seats: int, options: Options) -> PreparedOath:
    """Check the options; anything wrong raises `BadOptions`."""
    checked = META.check(seats, options)
    world = read_world(checked.value("world"))
    if checked.has("oath"):
        world.oath = checked.text("oath")
    chancellor = checked.number("chancellor")
    colours = read_colours(seats, chancellor, checked)
    if checked.has("citizens"):
        world.citizens = checked.names("citizens")
    citizens = [COLOURS[colour] in world.citizens for colour in colours]
    if world.introduction:
        if seats != SEATS or chancellor != 0 or colours != list(range(SEATS)):
            raise BadOptions("the introduction is for four: purple, red, blue and yellow")
        if not is_introduction(world):
            raise BadOptions("the introduction has sites, cards and relics of its own")
    chronicle = checked.flag("chronicle")
    return PreparedOath(seats, colours, citizens, chancellor, world, chronicle)


def read_world(given: object) -> World:
    """A new chronicle, the fixed introduction, or a world of a chronicle."""
    if given == "new":
        return new_world()
    if isinstance(given, str):
        return introduction(INTRODUCTIONS[given])
    return World.from_data(given)


def read_colours(seats: int, chancellor: int, checked: Checked) -> list[int]:
    """The colour of each seat; the Chancellor is purple (1.8, 1.9)."""
    if not checked.has("colours"):
        free = list(range(1, seats))
        return [PURPLE if seat == chancellor else free.pop(0) for seat in range(seats)]
    numbers = [COLOURS.index(name) for name in checked.names("colours")]
    if numbers[chancellor] != PURPLE:
        raise BadOptions("the Chancellor is purple")
    return numbers
