"""From ten cards to a Supply, and from a Supply to a dealt table (D2-D5)."""

from __future__ import annotations

from collections.abc import Callable

from tafelrunde.kernel.errors import BadOptions
from tafelrunde.kernel.rng import Rng
from tafelrunde.titles.dominion.cards import all_sets  # noqa: F401  (registers every card)
from tafelrunde.titles.dominion.catalogue import CARDS, VICTORY, Card
from tafelrunde.titles.dominion.pieces import Pile
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.prepared import Kingdom
from tafelrunde.titles.dominion.table import Dominion

# Cards in the Supply by number of players (D3).
PROVINCES = {2: 8, 3: 12, 4: 12, 5: 15, 6: 18}
START_COPPERS = 7
START_ESTATES = 3

# Kingdom piles that have neither 10 cards nor the size of a Victory pile (D4).
PILE_SIZES: dict[str, int] = {}

# Supply piles beyond basic cards and kingdom (D5): which kingdom cards call for them, and the card
# and its number by seats. A set that brings such piles adds a line.
ExtraPile = tuple[Callable[[Card], bool], Callable[[int], tuple[Card, int]]]
EXTRA_PILES: list[ExtraPile] = []


def lay_out(
    seats: int, cards: list[Card], printings: dict[str, int], bane: Card | None = None
) -> Kingdom:
    """The Supply for these kingdom cards: basic piles first, then kingdom and Bane by cost."""
    if seats not in PROVINCES:
        raise BadOptions("Dominion is for 2 to 6 players, not {seats}", seats=seats)
    every = cards if bane is None else [*cards, bane]
    ordered = sorted(every, key=lambda card: (card.cost, card.id))
    kingdom = [(card, pile_size(card, seats)) for card in ordered]
    piles = basic_piles(seats) + extra_piles(seats, every) + kingdom
    return Kingdom(seats, piles, printings, starting_deck(every), bane)


def basic_piles(seats: int) -> list[tuple[Card, int]]:
    """The piles of every game, after the starting decks were dealt (D3)."""
    boxes = 1 if seats <= 4 else 2  # of Treasures
    return [
        (CARDS["copper"], 60 * boxes - START_COPPERS * seats),
        (CARDS["silver"], 40 * boxes),
        (CARDS["gold"], 30 * boxes),
        (CARDS["estate"], victory_pile(seats)),
        (CARDS["duchy"], victory_pile(seats)),
        (CARDS["province"], PROVINCES[seats]),
        (CARDS["curse"], 10 * (seats - 1)),
    ]


def victory_pile(seats: int) -> int:
    """How many cards a Victory pile other than the Provinces has."""
    return 8 if seats == 2 else 12


def pile_size(card: Card, seats: int) -> int:
    """How many cards a kingdom pile has (D4)."""
    if card.types & VICTORY:
        return victory_pile(seats)
    return PILE_SIZES.get(card.id, 10)


def extra_piles(seats: int, cards: list[Card]) -> list[tuple[Card, int]]:
    """The Supply piles that some of the kingdom cards call for (D5)."""
    piles: list[tuple[Card, int]] = []
    for calls_for, pile in EXTRA_PILES:
        if any(calls_for(card) for card in cards):
            piles.append(pile(seats))
    return piles


def starting_deck(cards: list[Card]) -> list[Card]:
    """What every player starts with (D2); Heirlooms and Shelters will depend on the kingdom."""
    return [CARDS["copper"]] * START_COPPERS + [CARDS["estate"]] * START_ESTATES


def deal(kingdom: Kingdom, seed: str) -> Dominion:
    """Set out the piles, shuffle the starting decks, draw the first hands (D2)."""
    g = Dominion(kingdom, Rng(seed))
    g.piles = [Pile(card, left) for card, left in kingdom.piles]
    g.kinds = kingdom.start * kingdom.seats
    size = len(kingdom.start)
    for seat in range(kingdom.seats):
        me = Player(seat)
        me.discard = list(range(seat * size, seat * size + size))
        me.types_owned = kingdom.start_types
        me.hears = kingdom.start_hears
        g.players.append(me)
        g.draw(me, 5)
    return g
