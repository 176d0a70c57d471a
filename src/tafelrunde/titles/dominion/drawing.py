"""Drawing a kingdom at random (D7): from chosen boxes, with wishes that are granted or refused."""

from __future__ import annotations

from tafelrunde.kernel.errors import BadOptions, Phrase
from tafelrunde.kernel.rng import Rng
from tafelrunde.titles.dominion.catalogue import (
    ATTACK,
    CARDS,
    EVENT,
    LANDMARK,
    LANDSCAPE,
    PROJECT,
    Card,
)
from tafelrunde.titles.dominion.kingdoms import landscapes, pool
from tafelrunde.titles.dominion.meta import SIZE
from tafelrunde.titles.dominion.roles import meets

USUAL_LANDSCAPES = 2  # at most, if nothing is said: what the rulebook recommends
KINDS = {"events": EVENT, "landmarks": LANDMARK, "projects": PROJECT}


class Draw:
    """How a random kingdom is drawn: from which boxes, and what it must or must not have."""

    def __init__(self, sets: list[str], seed: str) -> None:
        self.sets = sets
        self.seed = seed
        self.include: list[str] = []
        self.exclude: list[str] = []
        self.need: list[str] = []
        self.costs: list[int] = []  # at least one card of each of these costs
        self.max_attacks = SIZE
        self.at_least: list[str] = []  # a card of each of these boxes; named twice, two
        self.landscapes: dict[str, int] = {}  # so many Events, Landmarks, Projects


def draw(wish: Draw, printings: dict[str, int]) -> list[Card]:
    """Shuffle the randomizers and deal ten: the included ones, what is needed, then the next.

    The order of the randomizers depends on boxes, printings and seed alone, so that excluding
    one card replaces just that card by one that would have come later.
    """
    cards = [CARDS[id] for id in wish.include if CARDS[id].is_kingdom_card]
    excluded = [CARDS[id] for id in wish.exclude]
    for card in [CARDS[id] for id in wish.include]:
        if card in excluded:
            raise BadOptions("'{card}' cannot be both included and excluded", card=card.id)
    attacks = sum([1 for card in cards if card.types & ATTACK])
    if attacks > wish.max_attacks:
        raise BadOptions(
            "{attacks} Attacks are included, but only {most} are allowed",
            attacks=attacks,
            most=wish.max_attacks,
        )
    rest = shuffled(pool(wish.sets, printings), f"kingdom/{wish.seed}")
    rest = [card for card in rest if card not in cards and card not in excluded]
    for need in wish.need:
        if not any(meets(card, need) for card in cards):
            fitting = [card for card in rest if meets(card, need)]
            _take(wish, cards, rest, fitting, Phrase("a card for '{need}'", need=need))
    for cost in wish.costs:
        if not any(card.cost == cost for card in cards):
            fitting = [card for card in rest if card.cost == cost]
            _take(wish, cards, rest, fitting, Phrase("a card that costs {cost}", cost=cost))
    for box in dict.fromkeys(wish.at_least):
        least = wish.at_least.count(box)
        while len([card for card in cards if card.set == box]) < least:
            fitting = [card for card in rest if card.set == box]
            what = Phrase("{least} cards of {set}", least=least, set=box)
            if least == 1:
                what = Phrase("a card of {set}", set=box)
            _take(wish, cards, rest, fitting, what)
    while len(cards) < SIZE:
        _take(wish, cards, rest, rest, Phrase("a kingdom of {size} cards", size=SIZE))
    return cards


def shuffled(cards: list[Card], seed: str) -> list[Card]:
    """These cards in the order of a seed."""
    every = sorted(cards, key=lambda card: card.number)
    order = list(range(len(every)))
    Rng(seed).shuffle(order)
    return [every[at] for at in order]


def draw_landscapes(wish: Draw, printings: dict[str, int]) -> list[Card]:
    """The landscapes of a draw: so many of each kind, or those mixed among the randomizers (D7)."""
    chosen = [CARDS[id] for id in wish.include if CARDS[id].is_landscape]
    every = shuffled(landscapes(wish.sets, LANDSCAPE), f"landscapes/{wish.seed}")
    rest = [card for card in every if card not in chosen and card.id not in wish.exclude]
    if not wish.landscapes:
        mixed = pool(wish.sets, printings) + every
        count = len(_before(shuffled(mixed, f"randomizers/{wish.seed}"), SIZE))
        return chosen + rest[: max(0, min(count, USUAL_LANDSCAPES) - len(chosen))]
    for kind, least in wish.landscapes.items():
        have = len([card for card in chosen if card.types & KINDS[kind]])
        fitting = [card for card in rest if card.types & KINDS[kind]]
        if have + len(fitting) < least:
            what = Phrase("{count} of '{kind}'", count=least, kind=kind)
            raise BadOptions(
                "not enough cards for {what} are left in {sets}",
                what=what,
                sets=", ".join(wish.sets),
            )
        chosen.extend(fitting[: max(0, least - have)])
    return chosen


def _before(mixed: list[Card], size: int) -> list[Card]:
    """The landscapes that turn up before so many kingdom cards."""
    found: list[Card] = []
    piles = 0
    for card in mixed:
        if card.is_landscape:
            found.append(card)
        else:
            piles += 1
            if piles == size:
                break
    return found


def _take(
    wish: Draw, cards: list[Card], rest: list[Card], fitting: list[Card], what: Phrase
) -> None:
    """Move the first fitting randomizer to the kingdom."""
    if len(cards) == SIZE:
        raise BadOptions(
            "there is no room for {what} besides the other {size} cards", what=what, size=SIZE
        )
    full = sum([1 for card in cards if card.types & ATTACK]) >= wish.max_attacks
    for card in fitting:
        if not (full and card.types & ATTACK):
            cards.append(card)
            rest.remove(card)
            return
    raise BadOptions(
        "not enough cards for {what} are left in {sets}", what=what, sets=", ".join(wish.sets)
    )
