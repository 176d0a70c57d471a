"""The recommended kingdoms (D84), and what chosen elements call for besides their piles."""

from __future__ import annotations

from importlib.resources import files

from tafelrunde.kernel.errors import BadOptions
from tafelrunde.kernel.rng import Rng
from tafelrunde.titles.dominion.cards import all_sets  # noqa: F401  (registers every card)
from tafelrunde.titles.dominion.catalogue import CARDS, SETS, Card
from tafelrunde.titles.dominion.layout import Layout

BANE_COSTS = [2, 3]
BLACK_MARKET_USUAL = 25


class Recommended:
    """A kingdom that a rulebook recommends, as printed in some years."""

    def __init__(self, slug: str, set: str, printings: list[int], cards: list[str]) -> None:
        self.slug = slug
        self.set = set
        self.printings = printings
        self.cards = cards
        self.landscapes: list[str] = []
        self.bane = ""
        self.druid_boons: list[str] = []
        self.colonies = False
        self.shelters = False
        self.message = f"kingdom-{slug}"

    def elements(self) -> list[str]:
        """Everything it names."""
        bane = [self.bane] if self.bane else []
        return [*self.cards, *bane, *self.landscapes, *self.druid_boons]

    def sets(self) -> list[str]:
        """The boxes the cards come from."""
        return sets_of([CARDS[id] for id in self.elements()])

    def __repr__(self) -> str:
        return f"{self.slug}/{self.printings[-1]}"


def _read() -> list[Recommended]:
    text = files("tafelrunde.titles.dominion").joinpath("kingdoms.tsv").read_text("utf-8")
    found: list[Recommended] = []
    for line in text.splitlines()[1:]:
        slug, set, years, cards, landscapes, extras = line.split("\t")
        row = Recommended(slug, set, [int(year) for year in years.split(",")], cards.split(","))
        row.landscapes = landscapes.split(",") if landscapes else []
        said = dict([extra.split("=") for extra in extras.split()])
        row.bane = said.get("bane", "")
        row.druid_boons = said["druid_boons"].split(",") if "druid_boons" in said else []
        row.colonies = "colonies" in said
        row.shelters = "shelters" in said
        found.append(row)
    return found


RECOMMENDED: list[Recommended] = _read()


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


def check_kingdom_card(id: str) -> None:
    """Say why an element is no kingdom card; raises `BadOptions`."""
    card = CARDS.get(id)
    if card is None:
        return
    if card.basic and card.set == "base":
        raise BadOptions(
            "'{card}' is a basic card: it is always there and no kingdom card", card=id
        )
    if card.pile_of and CARDS[card.pile_of].is_kingdom_card:
        raise BadOptions(
            "'{card}' lies in the pile '{pile}': choose that one", card=id, pile=card.pile_of
        )
    if card.is_landscape:
        raise BadOptions("'{card}' has no pile: name it among the landscapes", card=id)
    if not card.is_kingdom_card:
        raise BadOptions("'{card}' comes with other cards and is no kingdom card", card=id)


def sets_of(cards: list[Card]) -> list[str]:
    """The boxes these cards come from, in the order of the boxes."""
    return [id for id in SETS if any(card.set == id for card in cards)]


def pool(sets: list[str], printings: dict[str, int]) -> list[Card]:
    """The kingdom cards of these boxes in the printings in use, in a fixed order."""
    return [
        card
        for card in CARDS.values()
        if card.set in sets and card.is_kingdom_card and printings[card.set] in card.printings
    ]


def landscapes(sets: list[str], types: int) -> list[Card]:
    """The landscapes of these types in these boxes, in a fixed order."""
    return [card for card in CARDS.values() if card.set in sets and card.types & types]


# -- what elements call for


def calls_for_bane(cards: list[Card]) -> bool:
    """Whether one of these elements needs a Bane."""
    return any(card.needs_bane for card in cards)


def draw_bane(layout: Layout, excluded: list[str]) -> Card:
    """The Bane of a kingdom that names none: the same every time for the same ten cards.

    It comes from the boxes in use, or from any box if those have none left (D71).
    """
    cards = layout.cards
    for sets in (sets_of(cards), list(SETS)):
        every = [
            card
            for card in pool(sets, layout.printings)
            if may_be_bane(card, layout) and card.id not in excluded
        ]
        if every:
            every.sort(key=lambda card: card.number)
            return every[_chance("bane", cards).below(len(every))]
    raise BadOptions("no card that costs 2 or 3 is left to be the Bane")


def may_be_bane(card: Card, layout: Layout) -> bool:
    """A kingdom card of the right cost that is not among the ten."""
    plain = not card.potion and not card.debt
    return plain and card.cost in BANE_COSTS and card not in layout.cards


def draw_black_market(layout: Layout, seed: str) -> list[Card]:
    """Cards for the Black Market (D12): from the boxes in use, else from all."""
    taken = layout.piles()
    for sets in (sets_of(taken), list(SETS)):
        every = [card for card in pool(sets, layout.printings) if card not in taken]
        if len(every) >= BLACK_MARKET_USUAL:
            break
    every.sort(key=lambda card: card.number)
    chance = Rng(f"black market/{seed}") if seed else _chance("black market", layout.cards)
    chance.shuffle(every)
    return every[:BLACK_MARKET_USUAL]


def first_is_from(set: str, cards: list[Card]) -> bool:
    """Whether the first randomizer decides for a box (D8, D9), or the kingdom is all of it."""
    if all(card.set == set for card in cards):
        return True
    ordered = sorted(cards, key=lambda card: card.number)
    return ordered[_chance(set, cards).below(len(ordered))].set == set


def _chance(what: str, cards: list[Card]) -> Rng:
    """Chance that is the same every time for the same cards."""
    return Rng(f"kingdom/{what}/" + ",".join(sorted([card.id for card in cards])))
