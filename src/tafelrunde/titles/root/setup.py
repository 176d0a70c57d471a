"""From options to a plan, and from a plan to a dealt table (5.1)."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.errors import BadOptions
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.title import Options
from tafelrunde.titles.root.board import BOARDS, SPOTS
from tafelrunde.titles.root.boards import NUMBERS
from tafelrunde.titles.root.cards import DECK, DECK_FOR_TWO, DOMINANCE_CARD, FOX
from tafelrunde.titles.root.factions.all_factions import make_faction, missing_factions
from tafelrunde.titles.root.factions.base import FACTION_IDS, RIVERFOLK, VAGABOND, VAGABOND_2
from tafelrunde.titles.root.plan import Plan
from tafelrunde.titles.root.table import Root

START_HAND: Final = 3
PRINTS: Final = ["early", "later"]
KNOWN: Final = ["map", "factions", "any_mix", "cards_print", "first"]

# Items pay the Riverfolk with their own warriors only: these alone can all run out of anything to
# do, and the game would never end.
HARMLESS: Final = frozenset({VAGABOND, VAGABOND_2, RIVERFOLK})

# A mix for each number of players when none is chosen: the guide's, then the expansion's factions.
USUAL: Final = ["marquise", "eyrie", "alliance", "vagabond", "riverfolk", "cult"]


def make_plan(seats: int, options: Options) -> Plan:
    """Check the options; anything wrong raises `BadOptions`."""
    for key in options:
        if key not in KNOWN:
            raise BadOptions(
                "Root has no option '{key}'; there are: {known}",
                key=key[:40],
                known=", ".join(KNOWN),
            )
    if not 2 <= seats <= 6:
        raise BadOptions("Root is for 2 to 6 players, not {seats}", seats=seats)
    board = options.get("map", "autumn")
    if not isinstance(board, str) or board not in BOARDS:
        raise BadOptions(
            "'{given}' is no map; there are: {known}", given=board, known=", ".join(BOARDS)
        )
    cards = options.get("cards_print", "early")
    if cards not in PRINTS:
        raise BadOptions(
            "'{given}' is no printing of the cards; there are: {known}",
            given=cards,
            known=", ".join(PRINTS),
        )
    any_mix = options.get("any_mix", False)
    if not isinstance(any_mix, bool):
        raise BadOptions("'any_mix' is true or false")
    first = options.get("first", "random")
    if first == "random":
        first = -1
    if not isinstance(first, int) or isinstance(first, bool) or not -1 <= first < seats:
        raise BadOptions("'first' is 'random' or a seat from 0 to {last}", last=seats - 1)
    factions = read_factions(seats, options.get("factions"), any_mix=any_mix)
    return Plan(BOARDS[board], factions, first, early_print=cards == "early")


def read_factions(seats: int, given: object, *, any_mix: bool) -> list[int]:
    """The faction of each seat, in turn order; the mix must reach far enough unless any will do."""
    if given is None:
        given = USUAL[:seats]
    if not isinstance(given, list) or len(given) != seats:
        raise BadOptions(
            "'factions' must name one faction for each of the {seats} seats", seats=seats
        )
    numbers: list[int] = []
    for id in given:
        if id not in FACTION_IDS:
            raise BadOptions(
                "'{faction}' is no faction; there are: {known}",
                faction=id,
                known=", ".join(FACTION_IDS),
            )
        number = FACTION_IDS.index(id)
        if number in numbers:
            raise BadOptions("the faction {faction} is there twice", faction=id)
        numbers.append(number)
    if VAGABOND_2 in numbers and VAGABOND not in numbers:
        raise BadOptions("a second Vagabond needs a first one")
    if HARMLESS.issuperset(numbers):
        raise BadOptions("Vagabonds and Riverfolk alone run dry; they need a faction to deal with")
    missing = [FACTION_IDS[number] for number in numbers if number in missing_factions()]
    if missing:
        raise BadOptions("not playable yet: {missing}", missing=", ".join(missing))
    if not any_mix and reach(numbers) < least_reach(seats):
        raise BadOptions(
            "{factions} reach {reach} together, {seats} players need {needed}; "
            "'any_mix' allows every mix",
            factions=", ".join(str(id) for id in given),
            reach=reach(numbers),
            seats=seats,
            needed=least_reach(seats),
        )
    return numbers


def reach(numbers: list[int]) -> int:
    """How far a mix of factions reaches over the map."""
    values = NUMBERS["reach"]["values"]
    return sum(int(values[FACTION_IDS[number]]) for number in numbers)


def least_reach(seats: int) -> int:
    """How far the factions must reach for an interesting game."""
    return int(NUMBERS["reach"]["minimum_by_players"][str(seats)])


def deal(plan: Plan, seed: str) -> Root:
    """Steps 1 to 6 of the setup; the factions set up as the first steps of play (5.1.7)."""
    g = Root(plan, Rng(seed))
    g.kinds = (DECK_FOR_TWO if plan.seats == 2 else DECK).copy()  # 5.1.3
    g.dominance_cards = sum(card.kind == DOMINANCE_CARD for card in g.kinds)
    g.deck = list(range(len(g.kinds)))
    g.rng.shuffle(g.deck)
    lay_out_map(g)
    for seat in range(plan.seats):
        g.factions.append(make_faction(plan.factions[seat], seat))
    g.setup_order = sorted(range(plan.seats), key=plan.factions.__getitem__)
    if two_vagabonds(g) and g.rng.below(2):  # 9.8.2
        a, b = plan.seat_of[VAGABOND], plan.seat_of[VAGABOND_2]
        i, j = g.setup_order.index(a), g.setup_order.index(b)
        g.setup_order[i], g.setup_order[j] = b, a
    g.first = plan.first if plan.first >= 0 else g.rng.below(plan.seats)  # 5.1.1
    g.turn = g.first
    for i in range(plan.seats):
        g.draw(g.factions[(g.first + i) % plan.seats], START_HAND)
    return g


def lay_out_map(g: Root) -> None:
    """Suits (dealt face down on the Winter map), slots, and a ruin on every R (5.1.4)."""
    board = g.board
    g.suits = board.suits
    if not board.suits_fixed:
        markers = [FOX + at % 3 for at in range(12)]
        g.rng.shuffle(markers)
        g.suits = [0, *markers]
    g.ruins = board.ruins.copy()
    g.free_slots = board.slots.copy()
    for c in range(1, SPOTS):
        if c in g.ruins:
            g.free_slots[c] -= 1


def two_vagabonds(g: Root) -> bool:
    """Whether a second Vagabond plays (9.8)."""
    return g.plan.seat_of[VAGABOND_2] >= 0
