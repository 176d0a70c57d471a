"""From chosen elements to a Supply, and from a Supply to a dealt table (D2-D5, D10, D11)."""

from __future__ import annotations

from tafelrunde.kernel.errors import BadOptions
from tafelrunde.kernel.rng import Rng
from tafelrunde.titles.dominion.cards import all_sets  # noqa: F401  (registers every card)
from tafelrunde.titles.dominion.catalogue import (
    BOON,
    CARDS,
    DOOM,
    FATE,
    HEX,
    LOOTER,
    NO_CARD,
    VICTORY,
    Card,
)
from tafelrunde.titles.dominion.layout import Layout
from tafelrunde.titles.dominion.piles import Deck, Pile, Slot
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.prepared import Kingdom
from tafelrunde.titles.dominion.table import Dominion

# Cards in the Supply by number of players (D3).
PROVINCES = {2: 8, 3: 12, 4: 12, 5: 15, 6: 18}
START_COPPERS = 7
START_ESTATES = 3
SHELTERS = ["hovel", "necropolis", "overgrown_estate"]
USUAL_PILE = 10


def lay_out(seats: int, layout: Layout) -> Kingdom:
    """The Supply for these elements: basic piles, what they call for, the kingdom by cost.

    Piles beside the Supply come last.
    """
    if seats not in PROVINCES:
        raise BadOptions("Dominion is for 2 to 6 players, not {seats}", seats=seats)
    called = [card for card in layout.extras if not card.basic]
    called.extend(called_for(layout.elements()))
    supply = [card for card in called if card.supply and has_pile(card)]
    beside = [card for card in called if not card.supply and has_pile(card)]
    ordered = sorted(layout.piles(), key=price_and_name)
    start = starting_deck(layout)
    slots = basic_piles(seats, layout.colonies, start.count(CARDS["copper"]))
    slots.extend([Slot(card, pile_size(card, seats), True) for card in [*supply, *ordered]])
    slots.extend([Slot(card, pile_size(card, seats), False) for card in beside])
    elements = [slot.card for slot in slots]
    for card in [*start, *called, *layout.elements()]:
        if card not in elements:
            elements.append(card)
    elements.extend(members_of(elements))
    return Kingdom(seats, layout, slots, start, elements)


def price_and_name(card: Card) -> tuple[int, int, int, str]:
    """The order of piles."""
    return (card.cost, card.potion, card.debt, card.id)


def has_pile(card: Card) -> bool:
    """Whether a card that others call for lies in a pile of its own."""
    return not (card.no_pile or card.pile_of or card.types & NO_CARD)


def called_for(elements: list[Card]) -> list[Card]:
    """What these elements bring along (D5, D10, D11), and what that brings along."""
    called: list[Card] = []
    waiting = list(elements)
    while waiting:
        for id in brought_by(waiting.pop(0)):
            card = CARDS[id]
            if card not in called and card not in elements:
                called.append(card)
                waiting.append(card)
    return called


def brought_by(card: Card) -> list[str]:
    """The ids of whatever one element brings along."""
    ids = list(card.brings)
    if card.potion:
        ids.append("potion")
    if card.types & LOOTER:
        ids.append("ruins")
    if card.types & FATE:
        ids.extend([boon.id for boon in CARDS.values() if boon.types & BOON])
    if card.types & DOOM:
        ids.extend([hex.id for hex in CARDS.values() if hex.types & HEX])
    if card.stack is not None:
        for member in members_of([card]):
            ids.extend(brought_by(member))
    return ids


def members_of(elements: list[Card]) -> list[Card]:
    """The single cards of the mixed piles among these."""
    piles = [card.id for card in elements if card.stack is not None]
    return [card for card in CARDS.values() if card.pile_of in piles and card not in elements]


def basic_piles(seats: int, colonies: bool, coppers: int) -> list[Slot]:
    """The piles of every game, after so many Coppers were dealt to each player (D3)."""
    boxes = 1 if seats <= 4 else 2  # of Treasures
    sizes = {
        "copper": 60 * boxes - coppers * seats,
        "silver": 40 * boxes,
        "gold": 30 * boxes,
        "estate": victory_pile(seats),
        "duchy": victory_pile(seats),
        "province": PROVINCES[seats],
        "curse": 10 * (seats - 1),
    }
    if colonies:
        sizes["platinum"] = 12
        sizes["colony"] = victory_pile(seats)
    return [Slot(CARDS[id], size, True) for id, size in sizes.items()]


def victory_pile(seats: int) -> int:
    """How many cards a Victory pile other than the Provinces has."""
    return 8 if seats == 2 else 12


def pile_size(card: Card, seats: int) -> int:
    """How many cards a pile has (D4); mixed piles are counted when they are made."""
    if card.pile_size:
        return card.pile_size
    return victory_pile(seats) if card.types & VICTORY else USUAL_PILE


def starting_deck(layout: Layout) -> list[Card]:
    """What every player starts with (D2), with Heirlooms (D60) and Shelters (D9)."""
    heirlooms = [CARDS[card.heirloom] for card in layout.elements() if card.heirloom]
    coppers = [CARDS["copper"]] * (START_COPPERS - len(heirlooms))
    if layout.shelters:
        return coppers + heirlooms + [CARDS[id] for id in SHELTERS]
    return coppers + heirlooms + [CARDS["estate"]] * START_ESTATES


def deal(kingdom: Kingdom, seed: str) -> Dominion:
    """Set out the piles, shuffle the starting decks, draw the first hands (D2)."""
    g = Dominion(kingdom, Rng(seed))
    g.piles = [Pile(slot.card, slot.size, slot.supply) for slot in kingdom.slots]
    g.kinds = kingdom.start * kingdom.seats
    size = len(kingdom.start)
    for seat in range(kingdom.seats):
        me = Player(seat)
        me.discard = [seat * size + at for at in range(size)]
        me.types_owned = kingdom.start_types
        me.hears = kingdom.start_hears
        g.players.append(me)
        g.draw(me, 5)
    for pile in g.piles:
        if pile.card.stack is not None:
            fill(g, pile, pile.card.stack(kingdom.seats, g.rng))
    set_out(g)
    return g


def fill(g: Dominion, pile: Pile, cards: list[Card]) -> None:
    """Make a mixed pile of these cards, bottom first."""
    pile.stack = new_cards(g, cards)
    pile.left = len(cards)
    pile.top = cards[-1] if cards else None


def new_cards(g: Dominion, cards: list[Card]) -> list[int]:
    """Physical cards with these faces."""
    first = len(g.kinds)
    g.kinds.extend(cards)
    return list(range(first, len(g.kinds)))


def single(g: Dominion, card: Card) -> Card:
    """The card itself; of a mixed pile any one of its cards, by chance (D12)."""
    if card.stack is None:
        return card
    cards = card.stack(g.seats, g.rng)
    return cards[g.rng.below(len(cards))]


def set_out(g: Dominion) -> None:
    """The small decks, tokens on Landmarks, and what single elements ask for (D11)."""
    kingdom = g.kingdom
    for name, cards in (
        ("boons", kingdom.boons),
        ("hexes", kingdom.hexes),
        ("black_market", kingdom.layout.black_market),
    ):
        if cards:
            deck = Deck()
            deck.cards = new_cards(g, [single(g, card) for card in cards])
            g.rng.shuffle(deck.cards)
            g.decks[name] = deck
    for card in kingdom.landscapes:
        if card.points_each:
            g.points_on[card.id] = card.points_each * kingdom.seats
    for card in kingdom.elements:
        if card.set_up is not None:
            card.set_up(g)
