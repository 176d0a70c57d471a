"""Ten kingdom cards: the recommended lists (D84) and drawing at random (D7)."""

from __future__ import annotations

from importlib.resources import files

from tafelrunde.kernel.errors import BadOptions, Phrase
from tafelrunde.kernel.rng import Rng
from tafelrunde.titles.dominion.cards import all_sets  # noqa: F401  (registers every card)
from tafelrunde.titles.dominion.catalogue import ATTACK, CARDS, REACTION, SETS, Card
from tafelrunde.titles.dominion.meta import SIZE

# Kingdom cards that bring an eleventh pile, the Bane, which costs 2 or 3 (D5). A set that has such
# a card adds its id.
CALLS_FOR_BANE: list[str] = []
BANE_COSTS = [2, 3]

# What a card can be wanted for; its numbers and types say it, or these lists do.
NEEDS = ["village", "draw", "buy", "trash", "attack", "reaction"]
VILLAGES = ["diplomat", "nobles", "tribute"]
DRAWERS = ["adventurer", "library", "nobles", "shanty_town", "steward", "tactician", "tribute"]
BUYERS = ["courtier", "pawn", "tactician"]
TRASHERS = [
    *["chapel", "mine", "moneylender", "remodel", "sentry"],
    *["masquerade", "replace", "steward", "trading_post", "upgrade"],
    *["lookout", "salvager"],
]


class Recommended:
    """A kingdom that a rulebook recommends, as printed in some years."""

    def __init__(self, slug: str, set: str, printings: list[int], cards: list[str]) -> None:
        self.slug = slug
        self.set = set
        self.printings = printings
        self.cards = cards
        self.message = f"kingdom-{slug}"

    def sets(self) -> list[str]:
        """The boxes the cards come from."""
        return sets_of([CARDS[id] for id in self.cards])

    def __repr__(self) -> str:
        return f"{self.slug}/{self.printings[-1]}"


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


def _read() -> list[Recommended]:
    text = files("tafelrunde.titles.dominion").joinpath("kingdoms.tsv").read_text("utf-8")
    found: list[Recommended] = []
    for line in text.splitlines()[1:]:
        slug, set, years, cards = line.split("\t")
        printings = [int(year) for year in years.split(",")]
        found.append(Recommended(slug, set, printings, cards.split(",")))
    return found


RECOMMENDED: list[Recommended] = _read()


def check_not_basic(id: str) -> None:
    """A basic card is no kingdom card; raises `BadOptions`."""
    if id in CARDS and CARDS[id].basic:
        raise BadOptions(
            "'{card}' is a basic card: it is always there and no kingdom card", card=id
        )


def sets_of(cards: list[Card]) -> list[str]:
    """The boxes these cards come from, in the order of the boxes."""
    return [id for id in SETS if any(card.set == id for card in cards)]


def find(slug: str, year: int, printings: dict[str, int], chosen: list[str]) -> Recommended:
    """A recommended kingdom: of that year, or (year 0) as the printings in use have it.

    Some names were used for several lists. One from a box whose edition was `chosen` comes first,
    then one that fits the printings, then the newest.
    """
    rows = [kingdom for kingdom in RECOMMENDED if kingdom.slug == slug]
    if year:
        for row in rows:
            if year in row.printings:
                return row
        years = sorted(str(year) for row in rows for year in row.printings)
        raise BadOptions(
            "the kingdom {kingdom} was printed in {years}, not in {year}",
            kingdom=slug,
            years=", ".join(years),
            year=year,
        )
    best = rows[0]
    rank = -1
    for row in rows:
        fits = printings[row.set] in row.printings
        fit = 20000 if fits and row.set in chosen else 10000 if fits else 0
        if fit + row.printings[-1] > rank:
            best, rank = row, fit + row.printings[-1]
    return best


def meets(card: Card, need: str) -> bool:
    """Whether a card does what is needed."""
    if need == "village":  # two or more actions
        return card.actions >= 2 or card.next_actions >= 2 or card.id in VILLAGES
    if need == "draw":  # two or more cards into hand
        return card.cards >= 2 or card.next_cards >= 2 or card.id in DRAWERS
    if need == "buy":
        return card.buys > 0 or card.next_buys > 0 or card.id in BUYERS
    if need == "trash":  # other cards of one's own
        return card.id in TRASHERS
    if need == "attack":
        return card.types & ATTACK != 0
    return card.types & REACTION != 0


def pool(sets: list[str], printings: dict[str, int]) -> list[Card]:
    """The kingdom cards of these boxes in the printings in use, in a fixed order."""
    return [
        card
        for card in CARDS.values()
        if card.set in sets and not card.basic and printings[card.set] in card.printings
    ]


def draw(wish: Draw, printings: dict[str, int]) -> list[Card]:
    """Shuffle the randomizers and deal ten: the included ones, what is needed, then the next.

    The order of the randomizers depends on boxes, printings and seed alone, so that excluding
    one card replaces just that card by one that would have come later.
    """
    cards = [CARDS[id] for id in wish.include]
    excluded = [CARDS[id] for id in wish.exclude]
    for card in cards:
        if card in excluded:
            raise BadOptions("'{card}' cannot be both included and excluded", card=card.id)
    attacks = sum([1 for card in cards if card.types & ATTACK])
    if attacks > wish.max_attacks:
        raise BadOptions(
            "{attacks} Attacks are included, but only {most} are allowed",
            attacks=attacks,
            most=wish.max_attacks,
        )
    every = sorted(pool(wish.sets, printings), key=lambda card: card.number)
    order = list(range(len(every)))
    Rng(f"kingdom/{wish.seed}").shuffle(order)
    rest = [every[at] for at in order if every[at] not in cards and every[at] not in excluded]
    for need in wish.need:
        if not any(meets(card, need) for card in cards):
            fitting = [card for card in rest if meets(card, need)]
            _take(wish, cards, rest, fitting, Phrase("a card for '{need}'", need=need))
    for cost in wish.costs:
        if not any(card.cost == cost for card in cards):
            fitting = [card for card in rest if card.cost == cost]
            _take(wish, cards, rest, fitting, Phrase("a card that costs {cost}", cost=cost))
    while len(cards) < SIZE:
        _take(wish, cards, rest, rest, Phrase("a kingdom of {size} cards", size=SIZE))
    return cards


def calls_for_bane(cards: list[Card]) -> bool:
    """Whether one of these kingdom cards needs a Bane."""
    return any(card.id in CALLS_FOR_BANE for card in cards)


def draw_bane(cards: list[Card], excluded: list[str], printings: dict[str, int]) -> Card:
    """The Bane of a kingdom that names none: the same every time for the same ten cards."""
    wish = Draw(sets_of(cards), "bane/" + ",".join(sorted(card.id for card in cards)))
    every = [card for card in pool(wish.sets, printings) if may_be_bane(card, cards)]
    fitting = [card for card in every if card.id not in excluded]
    if not fitting:
        raise BadOptions("no card that costs 2 or 3 is left to be the Bane")
    fitting.sort(key=lambda card: card.number)
    return fitting[Rng(f"kingdom/{wish.seed}").below(len(fitting))]


def may_be_bane(card: Card, cards: list[Card]) -> bool:
    """A kingdom card of the right cost that is not among the ten."""
    return card.cost in BANE_COSTS and card not in cards


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
