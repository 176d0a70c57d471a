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

from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.title import Options
from tafelrunde.titles.allegoria import data, tracks
from tafelrunde.titles.allegoria.meta import GAINS, LOWEST, META, TRACKS
from tafelrunde.titles.allegoria.prepared import Box
from tafelrunde.titles.allegoria.setup import fill
from tafelrunde.titles.allegoria.vocabulary import HOUSE_NAMES


def choose(seats: int, options: Options) -> Box:
    """Check the options and lay out what all games with them share; raises `BadOptions`."""
    checked = META.check(seats, options)
    track = checked.text("track")
    deck = data.default_deck(track)
    if checked.has("cards"):
        deck = data.own_deck(checked.value("cards"), track)
    houses = checked.names("houses") or HOUSE_NAMES[:seats]  # A1, A35
    box = Box(seats, deck, [HOUSE_NAMES.index(house) for house in houses])
    box.start = checked.number("start")  # A50; -1 is chance
    box.lowest_uses_last_row = checked.text("lowest") == "last_row"
    box.opponent_gains_trade = checked.text("opponent_gains") == "trade"
    if checked.has("action_points"):
        box.rows = tracks.read_action_points(checked.value("action_points"))[seats]
    if checked.has("task_draws"):
        box.draws = tracks.read_task_draws(checked.value("task_draws"))[seats]
    fill(box)
    return box


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
