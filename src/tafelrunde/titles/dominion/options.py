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

from typing import Final

from tafelrunde.kernel.errors import BadOptions, Phrase
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.title import Options
from tafelrunde.titles.dominion.catalogue import ATTACK, CARDS, SETS, Card
from tafelrunde.titles.dominion.kingdoms import (
    NEEDS,
    RECOMMENDED,
    SIZE,
    Draw,
    Recommended,
    calls_for_bane,
    draw,
    draw_bane,
    find,
    kingdom_card,
    may_be_bane,
    meets,
    pool,
    sets_of,
    unknown,
)
from tafelrunde.titles.dominion.meta import META

DEFAULT: Final = "first-game"
KINGDOMS = ["kingdom", "cards", "draw"]  # ways to choose the kingdom: at most one of them
DRAW_KEYS = ["sets", "seed", "include", "exclude", "need", "costs", "max_attacks"]
SECOND_EDITIONS = {"base": 2017, "intrigue": 2017}
MAX_SEED: Final = 200


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
    chosen = _choose_cards(options)
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
        wish = options.get("draw")
        excluded = read_draw(wish).exclude if wish is not None else []
        chosen.bane = draw_bane(chosen.cards, excluded, chosen.printings)
    return chosen


def _choose_cards(options: Options) -> Chosen:
    """The ten cards; an eleventh one if the options name it."""
    _check_keys(options, Phrase("no option"), [option.id for option in META.options])
    printings = read_editions(options.get("editions"))
    ways = [key for key in KINGDOMS if options.get(key) is not None]
    if len(ways) > 1:
        given: object = ways[0]
        for way in ways[1:]:
            given = Phrase("{one} and {other}", one=given, other=way)
        raise BadOptions(
            "choose one of {known}, not {given}", known=", ".join(KINGDOMS), given=given
        )
    if "cards" in ways:
        cards = [kingdom_card(id) for id in _names(options["cards"], "cards")]
        if len(cards) not in (SIZE, SIZE + 1):
            raise BadOptions(
                "a kingdom has {size} different cards, not {given}", size=SIZE, given=len(cards)
            )
        return Chosen(cards, printings, None)
    if "draw" in ways:
        return Chosen(draw(read_draw(options["draw"]), printings), printings, None)
    slug, slash, year = _text(options.get("kingdom") or DEFAULT, "kingdom").partition("/")
    if slash and not (year.isascii() and year.isdigit() and len(year) == 4):
        raise BadOptions("behind 'kingdom/' comes a year, as in '{kingdom}/2008'", kingdom=DEFAULT)
    chosen = _chosen_editions(options)
    found = find(slug, int(year) if slash else 0, printings, chosen)
    if slash and found.set not in chosen:
        printings[found.set] = int(year)
    return Chosen([kingdom_card(id) for id in found.cards], printings, found)


def read_editions(given: object) -> dict[str, int]:
    """The year of the printing used for every set; the latest where nothing is said."""
    printings = {box.id: box.printings[-1] for box in SETS.values()}
    if given is None:
        return printings
    if not isinstance(given, dict):
        raise BadOptions('\'editions\' names a printing for each set, as in {"base": "first"}')
    for set, edition in given.items():
        if not isinstance(set, str) or set not in SETS:
            raise unknown(Phrase("no set"), str(set), list(SETS))
        years = SETS[set].printings
        if edition == "first":
            printings[set] = years[0]
        elif edition == "second":
            printings[set] = SECOND_EDITIONS.get(set, years[-1])
        elif isinstance(edition, int) and edition in years:
            printings[set] = edition
        elif edition != "latest":
            known = ", ".join(["first", "second", "latest"] + [str(year) for year in years])
            raise BadOptions(
                "there is no edition {edition} of {set}; known are: {known}",
                edition=_shown(edition),
                set=set,
                known=known,
            )
    return printings


def read_draw(given: object) -> Draw:
    """Check how a kingdom is to be drawn."""
    if not isinstance(given, dict):
        raise BadOptions(
            "'draw' has the parts {known}, not {given}",
            known=", ".join(DRAW_KEYS),
            given=_shown(given),
        )
    parts: dict[str, object] = {str(key): value for key, value in given.items()}
    _check_keys(parts, Phrase("no part of 'draw' called"), DRAW_KEYS)
    seed = parts.get("seed")
    if not isinstance(seed, str) or not 0 < len(seed) <= MAX_SEED:
        raise BadOptions("'draw' needs a seed, a text of 1 to {most} characters", most=MAX_SEED)
    wish = Draw(list(SETS), seed)
    if "sets" in parts:
        wish.sets = _names(parts["sets"], "sets")
        if not wish.sets:
            raise BadOptions("'sets' must name at least one of {known}", known=", ".join(SETS))
        for id in wish.sets:
            if id not in SETS:
                raise unknown(Phrase("no set"), id, list(SETS))
    wish.include = _names(parts.get("include", []), "include")
    if len(wish.include) > SIZE:
        raise BadOptions(
            "at most {size} cards can be included, not {given}", size=SIZE, given=len(wish.include)
        )
    wish.exclude = _names(parts.get("exclude", []), "exclude")
    wish.need = _names(parts.get("need", []), "need")
    for need in wish.need:
        if need not in NEEDS:
            raise unknown(Phrase("no need"), need, NEEDS)
    costs = parts.get("costs", [])
    if not isinstance(costs, list) or len(costs) > SIZE:
        raise BadOptions(
            "'costs' is a list of up to {size} numbers, not {given}", size=SIZE, given=_shown(costs)
        )
    wish.costs = [_number(cost, Phrase("a cost"), 0, 11) for cost in costs]
    wish.max_attacks = _number(parts.get("max_attacks", SIZE), Phrase("'max_attacks'"), 0, SIZE)
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
    if options.get("draw") is not None:
        wish = read_draw(options["draw"])
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
        options["draw"] = write_draw(_sample_draw(read_editions(editions), rng))
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


# -- checking plain data


def _chosen_editions(options: Options) -> list[str]:
    editions = options.get("editions")
    return [str(id) for id in editions] if isinstance(editions, dict) else []


def _check_keys(given: Options, what: Phrase, known: list[str]) -> None:
    for key in given:
        if key not in known:
            raise unknown(what, str(key), known)


def _shown(value: object) -> str:
    shown = repr(value)
    return shown if len(shown) <= 40 else shown[:40] + "..."


def _text(value: object, what: str) -> str:
    if not isinstance(value, str):
        raise BadOptions("'{what}' must be a text, not {given}", what=what, given=_shown(value))
    return value


def _names(value: object, what: str) -> list[str]:
    """A list of different texts."""
    if not isinstance(value, list):
        raise BadOptions(
            "'{what}' must be a list of ids, not {given}", what=what, given=_shown(value)
        )
    names: list[str] = []
    for item in value:
        if not isinstance(item, str):
            raise BadOptions(
                "'{what}' must be a list of ids; {item} is none", what=what, item=_shown(item)
            )
        if item in names:
            raise BadOptions("'{item}' is twice in '{what}'", item=item[:40], what=what)
        names.append(item)
    return names


def _number(value: object, what: Phrase, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadOptions(
            "{what} must be a number from {low} to {high}, not {given}",
            what=what,
            low=low,
            high=high,
            given=_shown(value),
        )
    return value
