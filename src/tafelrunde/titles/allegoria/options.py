"""The options of a match: plain JSON in, a box that can be dealt out.

{}                                              everything as recommended
{"houses": ["umbral", "antares"]}               the house of each seat
{"start": 1}                                    the seat that begins; "random" otherwise
{"track": "sections_of_3"}                      the other layout of the home tracks
{"lowest": "own_row"}                           the lowest bidder uses the row of his rank
{"opponent_gains": "trade"}                     Commerce as the printed example has it
{"action_points": {"4": [{"station": 3, "commission": 3, "split": true}, ...]}}
{"task_draws": {"2": [3, 3]}}
{"cards": {"traders": [{"id": "trader_a", ...}, ...]}}  an owner's own tables, see `data.py`
"""

# not compiled: checks text once, when a match is prepared

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.errors import BadOptions
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.title import Options
from tafelrunde.titles.allegoria import data, tracks
from tafelrunde.titles.allegoria.meta import META
from tafelrunde.titles.allegoria.prepared import Box
from tafelrunde.titles.allegoria.setup import fill
from tafelrunde.titles.allegoria.vocabulary import HOUSE_NAMES

TRACKS: Final = ["sections_of_2", "sections_of_3"]
LOWEST: Final = ["last_row", "own_row"]
GAINS: Final = ["paid", "trade"]


def choose(seats: int, options: Options) -> Box:
    """Check the options and lay out what all games with them share; raises `BadOptions`."""
    known = [option.id for option in META.options]
    for key in options:
        if key not in known:
            raise BadOptions(
                "there is no option '{key}'; known are: {known}",
                key=key[:40],
                known=", ".join(known),
            )
    if not META.min_seats <= seats <= META.max_seats:
        raise BadOptions("Throne of Allegoria is for 2 to 4 players, not {seats}", seats=seats)
    track = one_of(options, "track", TRACKS)
    given = options.get("cards")
    deck = data.default_deck(track) if given is None else data.own_deck(given, track)
    box = Box(seats, deck, houses_of(seats, options.get("houses")))
    box.start = start_of(seats, options.get("start"))
    box.lowest_uses_last_row = one_of(options, "lowest", LOWEST) == "last_row"
    box.opponent_gains_trade = one_of(options, "opponent_gains", GAINS) == "trade"
    points = options.get("action_points")
    if points is not None:
        box.rows = tracks.read_action_points(points)[seats]
    draws = options.get("task_draws")
    if draws is not None:
        box.draws = tracks.read_task_draws(draws)[seats]
    fill(box)
    return box


def one_of(options: Options, key: str, known: list[str]) -> str:
    """One of some words, the first by default."""
    value = options.get(key)
    if value is None:
        return known[0]
    if not isinstance(value, str) or value not in known:
        raise BadOptions(
            "'{key}' is one of {known}, not {given}",
            key=key,
            known=", ".join(known),
            given=str(value)[:40],
        )
    return value


def houses_of(seats: int, given: object) -> list[int]:
    """The house of each seat (A1, A35)."""
    if given is None:
        return list(range(seats))
    if not isinstance(given, list) or len(given) != seats:
        raise BadOptions("'houses' names a house for each of the {seats} players", seats=seats)
    for house in given:
        if house not in HOUSE_NAMES:
            known = ", ".join(HOUSE_NAMES)
            raise BadOptions(
                "there is no house '{house}'; known are: {known}",
                house=str(house)[:40],
                known=known,
            )
    if len(set(given)) != seats:
        raise BadOptions("every player represents a different house")
    return [HOUSE_NAMES.index(house) for house in given]


def start_of(seats: int, given: object) -> int:
    """The seat that begins (A50), or -1 for chance."""
    if given is None or given == "random":
        return -1
    if type(given) is not int or not 0 <= given < seats:
        raise BadOptions("'start' is a seat from 0 to {last} or 'random'", last=seats - 1)
    return given


def sample(seats: int, rng: Rng) -> Options:
    """Any options, for fuzzing; every second time none."""
    options: Options = {}
    if rng.below(2):
        return options
    order = list(range(4))
    rng.shuffle(order)
    if rng.below(2):
        options["houses"] = [HOUSE_NAMES[house] for house in order[:seats]]
    if rng.below(2):
        options["start"] = rng.below(seats)
    if rng.below(2):
        options["track"] = TRACKS[rng.below(2)]
    if rng.below(2):
        options["lowest"] = LOWEST[rng.below(2)]
    if rng.below(3) == 0:
        options["opponent_gains"] = GAINS[rng.below(2)]
    if rng.below(3) == 0:
        options["task_draws"] = {"2": [9, 9], "3": [9, 9, 8], "4": [9, 4, 2, 1]}  # reshuffles
    if rng.below(3) == 0:
        rows = [{"station": seats - at, "commission": 1, "split": False} for at in range(seats - 1)]
        last = {"station": 1, "commission": 0, "split": False}
        options["action_points"] = {str(seats): [*rows, last]}
    if rng.below(4) == 0:
        traders = [dict(row) for row in data.shipped("traders")]
        for row in traders:
            row["wealth_cost"] = 1 + rng.below(3)
        options["cards"] = {"traders": traders}
    return options
