"""The options of a Dominion match: plain JSON in, a layout with all its elements out.

    {"kingdom": "first-game"}                    the newest list of that name
    {"kingdom": "first-game/2008"}               the list, and the wording, of that printing
    {"cards": ["moat", ...]}                     ten kingdom cards of any printing; where one of
                                                 them calls for a Bane, an eleventh is the Bane
    {"code": "D1-..."}                           a kingdom somebody has shared
    {"draw": {"sets": ["base", "seaside"], "seed": "rain", "need": ["village"]}}
    {"editions": {"base": "first", "intrigue": 2014}}     besides any of these

Besides any of them: `landscapes`, `colonies`, `shelters`, `black_market`, `druid_boons`, `obelisk`.
What they leave open follows the rulebook's way of choosing. Without options it is the first game
in its latest printing.
"""

from __future__ import annotations

from tafelrunde.kernel.errors import BadOptions, Phrase
from tafelrunde.kernel.options import Checked, check
from tafelrunde.kernel.title import Options
from tafelrunde.titles.dominion.catalogue import CARDS, LOOTER, SETS, Card
from tafelrunde.titles.dominion.drawing import KINDS, Draw, draw, draw_landscapes
from tafelrunde.titles.dominion.kingdoms import (
    Recommended,
    calls_for_bane,
    draw_bane,
    draw_black_market,
    find,
    first_is_from,
    may_be_bane,
    sets_of,
)
from tafelrunde.titles.dominion.layout import Layout
from tafelrunde.titles.dominion.meta import LANDSCAPES, META, SIZE

WAYS = ["kingdom", "cards", "draw", "code"]  # to choose the kingdom: at most one of them
SECOND_EDITIONS = {"base": 2017, "intrigue": 2017}
# A draw that names no boxes is one made when there were only these.
FIRST_SETS = ["base", "intrigue", "seaside"]


class Chosen(Layout):
    """Checked options: the layout, and the recommended list if it comes from one."""

    def __init__(
        self, cards: list[Card], printings: dict[str, int], recommended: Recommended | None
    ) -> None:
        super().__init__(cards, printings)
        self.recommended = recommended


def choose(options: Options) -> Chosen:
    """Check the options and settle what they leave open; raises `BadOptions`."""
    checked = check_options(options)
    chosen = _choose_cards(options, checked)
    for id in checked.names("landscapes"):
        if CARDS[id] not in chosen.landscapes:
            chosen.landscapes.append(CARDS[id])
    if len(chosen.landscapes) > LANDSCAPES:
        raise BadOptions(
            "a game has at most {most} Events, Landmarks and Projects, not {given}",
            most=LANDSCAPES,
            given=len(chosen.landscapes),
        )
    _choose_extras(chosen, checked)
    _choose_bane(chosen, checked)
    _choose_obelisk(chosen, checked)
    return chosen


def check_options(options: Options) -> Checked:
    """The options, compared with their declaration."""
    return check(META.options, options, META.min_seats)


def _choose_cards(options: Options, checked: Checked) -> Chosen:
    """The ten cards; an eleventh one if the options name it."""
    editions = checked.parts("editions")
    printings = read_editions(editions)
    ways = [key for key in WAYS if options.get(key) is not None]
    if len(ways) > 1:
        given: object = ways[0]
        for way in ways[1:]:
            given = Phrase("{one} and {other}", one=given, other=way)
        raise BadOptions("choose one of {known}, not {given}", known=", ".join(WAYS), given=given)
    if "cards" in ways:
        return Chosen([CARDS[id] for id in checked.names("cards")], printings, None)
    if "code" in ways:
        from tafelrunde.titles.dominion.sharing import read_code

        return read_code(checked.text("code"))
    wish = checked.parts("draw")
    if wish is not None:
        drawn = read_draw(wish)
        chosen = Chosen(draw(drawn, printings), printings, None)
        chosen.landscapes = draw_landscapes(drawn, printings)
        return chosen
    slug, slash, year = checked.text("kingdom").partition("/")
    if slash and not (year.isascii() and year.isdigit() and len(year) == 4):
        raise BadOptions("behind 'kingdom/' comes a year, as in '{kingdom}/2008'", kingdom=slug)
    named = [id for id in SETS if editions is not None and editions.has(id)]
    found = find(slug, int(year) if slash else 0, printings, named)
    if slash and found.set not in named:
        printings[found.set] = int(year)
    chosen = Chosen([CARDS[id] for id in found.cards], printings, found)
    chosen.landscapes = [CARDS[id] for id in found.landscapes]
    chosen.druid_boons = [CARDS[id] for id in found.druid_boons]
    chosen.bane = CARDS[found.bane] if found.bane else None
    return chosen


def _choose_extras(chosen: Chosen, checked: Checked) -> None:
    """Platinum and Colony, Shelters, and what single elements are set up with."""
    listed = chosen.recommended
    drawn = checked.parts("draw")
    if not chosen.settled:
        chosen.colonies = (listed is not None and listed.colonies) or first_is_from(
            "prosperity", chosen.cards[:SIZE]
        )
        chosen.shelters = (listed is not None and listed.shelters) or first_is_from(
            "dark_ages", chosen.cards[:SIZE]
        )
    if checked.text("colonies") != "auto":
        chosen.colonies = checked.text("colonies") == "with"
    if checked.text("shelters") != "auto":
        chosen.shelters = checked.text("shelters") == "with"
    if checked.names("druid_boons"):
        chosen.druid_boons = [CARDS[id] for id in checked.names("druid_boons")]
    market = [CARDS[id] for id in checked.names("black_market")]
    if any(card.id == "black_market" for card in chosen.cards):
        seed = drawn.text("seed") if drawn is not None else ""
        if market:
            chosen.black_market = market
        elif not chosen.black_market:
            chosen.black_market = draw_black_market(chosen, seed)
        twice = [card for card in chosen.black_market if card in chosen.piles()]
        if twice:
            raise BadOptions(
                "'{card}' is in the Supply and cannot be in the Black Market deck",
                card=twice[0].id,
            )
    elif market:
        raise BadOptions("a Black Market deck needs the Black Market in the kingdom")


def _choose_bane(chosen: Chosen, checked: Checked) -> None:
    """The eleventh pile, where one is called for (D71)."""
    called = calls_for_bane(chosen.elements())
    if len(chosen.cards) > SIZE:
        chosen.bane = chosen.cards.pop()
        if not called:
            raise BadOptions(
                "a kingdom has {size} different cards, not {given}", size=SIZE, given=SIZE + 1
            )
    if chosen.bane is None and called:
        wish = checked.parts("draw")
        excluded = wish.names("exclude") if wish is not None else []
        chosen.bane = draw_bane(chosen, excluded)
    if chosen.bane is not None and not called:
        raise BadOptions("'{card}' is a Bane, but no card calls for one", card=chosen.bane.id)
    if chosen.bane is not None and not may_be_bane(chosen.bane, chosen):
        raise BadOptions("'{card}' cannot be the Bane: it must cost 2 or 3", card=chosen.bane.id)
    if chosen.bane in chosen.black_market:
        chosen.black_market = [card for card in chosen.black_market if card is not chosen.bane]


def _choose_obelisk(chosen: Chosen, checked: Checked) -> None:
    """The pile that Obelisk counts, where somebody has chosen it: the Bane and Ruins may be."""
    if checked.has("obelisk"):
        chosen.obelisk = CARDS[checked.text("obelisk")]
    pile = chosen.obelisk
    if pile is None:
        return
    if not any(card.id == "obelisk" for card in chosen.landscapes):
        raise BadOptions("a pile for Obelisk needs the Landmark Obelisk")
    loots = any(card.types & LOOTER for card in chosen.elements())
    if pile not in chosen.piles() and not (pile.id == "ruins" and loots):
        raise BadOptions("'{card}' is no pile of this kingdom", card=pile.id)


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
    wish = Draw(chosen.names("sets") or FIRST_SETS, chosen.text("seed"))
    wish.include = chosen.names("include")
    wish.exclude = chosen.names("exclude")
    wish.need = chosen.names("need")
    wish.costs = chosen.numbers("costs")
    wish.max_attacks = chosen.number("max_attacks")
    wish.landscapes = {kind: chosen.number(kind) for kind in KINDS if chosen.has(kind)}
    wish.at_least = chosen.names("at_least")
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
    drawn = check_options(options).parts("draw")
    if drawn is not None:
        wish = read_draw(drawn)
    wish.include = [id for id in ids if id != card_id]
    wish.include.extend([card.id for card in chosen.landscapes])
    if not wish.landscapes and not chosen.landscapes:
        wish.landscapes = dict.fromkeys(KINDS, 0)
    wish.exclude.append(card_id)
    fresh: Options = {"draw": write_draw(wish)}
    older = {id: year for id, year in chosen.printings.items() if year != SETS[id].printings[-1]}
    if older:
        fresh["editions"] = older
    for key in ("colonies", "shelters", "druid_boons", "obelisk", "black_market"):
        if options.get(key) is not None and options[key] != card_id:
            fresh[key] = options[key]
    choose(fresh)  # perhaps nothing is left that fits
    return fresh


def write_draw(wish: Draw) -> Options:
    """The inverse of `read_draw`."""
    parts: Options = {"sets": wish.sets, "seed": wish.seed}
    lists: Options = {"include": wish.include, "exclude": wish.exclude, "need": wish.need}
    lists["costs"] = wish.costs
    lists["at_least"] = wish.at_least
    parts.update({key: value for key, value in lists.items() if value})
    parts.update(wish.landscapes)
    if wish.max_attacks != SIZE:
        parts["max_attacks"] = wish.max_attacks
    return parts
