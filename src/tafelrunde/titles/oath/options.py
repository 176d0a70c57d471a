"""The options of a match: plain JSON in, something that can be dealt out."""

from __future__ import annotations

from tafelrunde.kernel.errors import BadOptions
from tafelrunde.kernel.title import Options
from tafelrunde.titles.oath.board import COLOURS, PURPLE
from tafelrunde.titles.oath.catalogue import (
    OATH_IDS,
)
from tafelrunde.titles.oath.introduction import CURRENT, SCRIPTS, introduction, is_introduction
from tafelrunde.titles.oath.prepared import PreparedOath
from tafelrunde.titles.oath.world import World, new_world

INTRODUCTIONS: dict[str, str] = {  # worlds by name; the current script's order needs no version
    "introduction" if script == CURRENT else f"introduction-{script}": script for script in SCRIPTS
}
KNOWN = ["world", "oath", "colours", "citizens", "chancellor", "chronicle"]


def choose(seats: int, options: Options) -> PreparedOath:
    """Check the options; anything wrong raises `BadOptions`."""
    for key in options:
        if key not in KNOWN:
            raise BadOptions(
                "Oath has no option '{key}'; there are: {known}",
                key=key[:40],
                known=", ".join(KNOWN),
            )
    if not 1 <= seats <= 6:
        raise BadOptions("Oath is for 1 to 6 players, not {seats}", seats=seats)
    world = read_world(options.get("world", "new"), seats)
    oath = options.get("oath")
    if oath is not None:
        if oath not in OATH_IDS:
            raise BadOptions(
                "'{oath}' is no oath; there are: {known}", oath=oath, known=", ".join(OATH_IDS)
            )
        world.oath = str(oath)
    chancellor = options.get("chancellor", 0)
    if not isinstance(chancellor, int) or isinstance(chancellor, bool):
        raise BadOptions("'chancellor' is a seat")
    if not 0 <= chancellor < seats:
        raise BadOptions("'chancellor' is a seat from 0 to {last}", last=seats - 1)
    colours = read_colours(seats, chancellor, options.get("colours"))
    given = options.get("citizens")
    if given is not None:
        world.citizens = read_citizens(given)
    citizens = [COLOURS[colour] in world.citizens for colour in colours]
    if world.introduction:
        if seats != 4 or chancellor != 0 or colours != [0, 1, 2, 3]:
            raise BadOptions("the introduction is for four: purple, red, blue and yellow")
        if not is_introduction(world):
            raise BadOptions("the introduction has sites, cards and relics of its own")
    chronicle = options.get("chronicle", False)
    if not isinstance(chronicle, bool):
        raise BadOptions("'chronicle' is true or false")
    return PreparedOath(seats, colours, citizens, chancellor, world, chronicle)


def read_world(given: object, seats: int) -> World:
    """A new chronicle, the fixed introduction, or a world of a chronicle."""
    if given == "new":
        return new_world()
    if isinstance(given, str):
        if given not in INTRODUCTIONS:
            names = ", ".join(["new", *INTRODUCTIONS])
            raise BadOptions("'world' is one of these or that of a chronicle: {known}", known=names)
        return introduction(INTRODUCTIONS[given])
    return World.from_data(given)


def read_colours(seats: int, chancellor: int, given: object) -> list[int]:
    """The colour of each seat; the Chancellor is purple (1.8, 1.9)."""
    if given is None:
        free = list(range(1, seats))
        return [PURPLE if seat == chancellor else free.pop(0) for seat in range(seats)]
    if not isinstance(given, list) or len(given) != seats:
        raise BadOptions(
            "'colours' must name one colour for each of the {seats} seats", seats=seats
        )
    numbers: list[int] = []
    for name in given:
        if name not in COLOURS:
            raise BadOptions(
                "'{name}' is no colour; there are: {known}", name=name, known=", ".join(COLOURS)
            )
        if COLOURS.index(name) in numbers:
            raise BadOptions("the colour {name} is there twice", name=name)
        numbers.append(COLOURS.index(name))
    if numbers[chancellor] != PURPLE:
        raise BadOptions("the Chancellor is purple")
    return numbers


def read_citizens(given: object) -> list[str]:
    """The colours whose boards show the Citizen side."""
    if not isinstance(given, list):
        raise BadOptions("'citizens' is a list of colours")
    for name in given:
        if name not in COLOURS[1:]:
            raise BadOptions("'{name}' is no colour of a Citizen", name=name)
    return [str(name) for name in given]


# -- dealing (1.1 to 1.22)
