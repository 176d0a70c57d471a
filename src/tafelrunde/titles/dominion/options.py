"""The options of a Dominion match: plain JSON in, ten cards and the printings in use out.

    {"kingdom": "first-game"}                    the newest list of that name
    {"kingdom": "first-game/2008"}               the list, and the wording, of that printing
    {"cards": ["moat", ...]}                     ten kingdom cards of any printing; where one of
                                                 them calls for a Bane, an eleventh is the Bane
    {"draw": {"sets": ["base", "seaside"], "seed": "rain", "need": ["village"]}}
    {"editions": {"base": "first", "intrigue": 2014}}     besides any of these

A draw may also have `include`, `exclude`, `costs` and `max_attacks`. Without options it is the
first game in its latest printing.
"""

from __future__ import annotations

from tafelrunde.kernel.errors import BadOptions, Phrase
from tafelrunde.kernel.options import Checked, check
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.title import Options
from tafelrunde.titles.dominion.catalogue import ATTACK, CARDS, SETS, Card
from tafelrunde.titles.dominion.kingdoms import (
    NEEDS,
    RECOMMENDED,
    Draw,
    Recommended,
    calls_for_bane,
    draw,
    draw_bane,
    find,
    may_be_bane,
    meets,
    pool,
    sets_of,
)
from tafelrunde.titles.dominion.meta import META, SIZE

KINGDOMS = ["kingdom", "cards", "draw"]  # ways to choose the kingdom: at most one of them
SECOND_EDITIONS = {"base": 2017, "intrigue": 2017}


class Chosen:
    """Checked options: the ten cards, the printing of each set, the recommended list if any."""

    def __init__(
        self, cards: list[Card], printings: dict[str, int], recommended: Recommended | None
    ) -> None:
        self.cards = cards
        self.printings = printings
        self.recommended = recommended
        self.bane: Card | None = None  # an eleventh pile (D5)


def choose(options: Options) -> Chosen:
    """Check the options and settle what they leave open; raises `BadOptions`."""
    checked = _checked(options)
    chosen = _choose_cards(options, checked)
    if len(chosen.cards) > SIZE:
        chosen.bane = chosen.cards.pop()
        if not calls_for_bane(chosen.cards):
            raise BadOptions(
                "a kingdom has {size} different cards, not {given}", size=SIZE, given=SIZE + 1
            )
        if not may_be_bane(chosen.bane, chosen.cards):
            raise BadOptions(
                "'{card}' cannot be the Bane: it must cost 2 or 3", card=chosen.bane.id
            )
    elif calls_for_bane(chosen.cards):
        wish = checked.parts("draw")
        excluded = wish.names("exclude") if wish is not None else []
        chosen.bane = draw_bane(chosen.cards, excluded, chosen.printings)
    return chosen


def _checked(options: Options) -> Checked:
    return check(META.options, options, META.min_seats)


def _choose_cards(options: Options, checked: Checked) -> Chosen:
    """The ten cards; an eleventh one if the options name it."""
    editions = checked.parts("editions")
    printings = read_editions(editions)
    ways = [key for key in KINGDOMS if options.get(key) is not None]
    if len(ways) > 1:
        given: object = ways[0]
        for way in ways[1:]:
            given = Phrase("{one} and {other}", one=given, other=way)
        raise BadOptions(
            "choose one of {known}, not {given}", known=", ".join(KINGDOMS), given=given
        )
    if "cards" in ways:
        return Chosen([CARDS[id] for id in checked.names("cards")], printings, None)
    wish = checked.parts("draw")
    if wish is not None:
        return Chosen(draw(read_draw(wish), printings), printings, None)
    slug, slash, year = checked.text("kingdom").partition("/")
    if slash and not (year.isascii() and year.isdigit() and len(year) == 4):
        raise BadOptions("behind 'kingdom/' comes a year, as in '{kingdom}/2008'", kingdom=slug)
    chosen = [id for id in SETS if editions is not None and editions.has(id)]
    found = find(slug, int(year) if slash else 0, printings, chosen)
    if slash and found.set not in chosen:
        printings[found.set] = int(year)
    return Chosen([CARDS[id] for id in found.cards], printings, found)


def read_editions(chosen: Checked | None) -> dict[str, int]:
    """The year of the printing used for every set; the latest where nothing is said."""
    printings = {box.id: box.printings[-1] for box in SETS.values()}
    if chosen is None:
        return printings
    for box in SETS.values():
        edition = chosen.value(box.id)
        if edition == "first":
            printings[box.id] = box.printings[0]
        elif edition == "second":
            printings[box.id] = SECOND_EDITIONS.get(box.id, box.printings[-1])
        elif isinstance(edition, int):
            printings[box.id] = edition
    return printings


def read_draw(chosen: Checked) -> Draw:
    """How a kingdom is to be drawn."""
    wish = Draw(chosen.names("sets") or list(SETS), chosen.text("seed"))
    wish.include = chosen.names("include")
    wish.exclude = chosen.names("exclude")
    wish.need = chosen.names("need")
    wish.costs = chosen.numbers("costs")
    wish.max_attacks = chosen.number("max_attacks")
    return wish


def reroll(options: Options, card_id: str, seed: str = "reroll") -> Options:
    """The options with one kingdom card replaced by the next randomizer, the others kept.

    The wishes of a draw hold for the new card too. A kingdom that was not drawn is completed
    from the boxes its cards come from; `seed` then decides.
    """
    chosen = choose(options)
    ids = [card.id for card in chosen.cards]
    if card_id not in ids:
        raise BadOptions(
            "'{card}' is not in this kingdom of {known}", card=card_id[:40], known=", ".join(ids)
        )
    wish = Draw(sets_of(chosen.cards), seed)
    drawn = _checked(options).parts("draw")
    if drawn is not None:
        wish = read_draw(drawn)
    wish.include = [id for id in ids if id != card_id]
    wish.exclude.append(card_id)
    fresh: Options = {"draw": write_draw(wish)}
    older = {id: year for id, year in chosen.printings.items() if year != SETS[id].printings[-1]}
    if older:
        fresh["editions"] = older
    choose(fresh)  # perhaps nothing is left that fits
    return fresh


def write_draw(wish: Draw) -> Options:
    """The inverse of `read_draw`."""
    parts: Options = {"sets": wish.sets, "seed": wish.seed}
    lists: Options = {"include": wish.include, "exclude": wish.exclude, "need": wish.need}
    lists["costs"] = wish.costs
    parts.update({key: value for key, value in lists.items() if value})
    if wish.max_attacks != SIZE:
        parts["max_attacks"] = wish.max_attacks
    return parts


def sample(rng: Rng) -> Options:
    """Options drawn at random: every edition, every way to a kingdom, every card."""
    options: Options = {}
    editions: Options = {}
    for box in SETS.values():
        known: list[object] = ["first", "second", "latest", *box.printings]
        at = rng.below(2 * len(known))  # half of the time nothing is said
        if at < len(known):
            editions[box.id] = known[at]
    if editions:
        options["editions"] = editions
    way = rng.below(10)
    if way < 3:
        row = RECOMMENDED[rng.below(len(RECOMMENDED))]
        year = row.printings[rng.below(len(row.printings))]
        options["kingdom"] = row.slug if rng.below(2) else f"{row.slug}/{year}"
    elif way < 6:
        ids = [card.id for card in CARDS.values() if not card.basic]
        options["cards"] = _some(ids, SIZE, rng)
    elif way < 9:
        printings = read_editions(_checked(options).parts("editions"))
        options["draw"] = write_draw(_sample_draw(printings, rng))
    return options


def _sample_draw(printings: dict[str, int], rng: Rng) -> Draw:
    sets = _some(list(SETS), 1 + rng.below(len(SETS)), rng)
    wish = Draw(sets, str(rng.below(65536)))
    cards = pool(sets, printings)
    if rng.below(2):  # wishes that can always be granted together
        some = _some([card.id for card in cards], 8, rng)
        wish.include = some[: rng.below(4)]
        wish.exclude = some[4:]
        wish.max_attacks = SIZE - rng.below(6)
        rest = [card for card in cards if card.id not in some]
        possible = [need for need in NEEDS if any(meets(card, need) for card in rest)]
        wish.need = _some(possible, rng.below(3), rng)
        costs = [card.cost for card in rest if not card.types & ATTACK]
        wish.costs = [costs[rng.below(len(costs))]]
    return wish


def _some(names: list[str], n: int, rng: Rng) -> list[str]:
    order = list(range(len(names)))
    rng.shuffle(order)
    return [names[at] for at in order[:n]]
