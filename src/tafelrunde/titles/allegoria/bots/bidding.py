"""Which token goes where, by what an area would bring at each rank."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import Option
from tafelrunde.titles.allegoria.bots.acting import row_gain
from tafelrunde.titles.allegoria.bots.worth import Judge, card_worth
from tafelrunde.titles.allegoria.vocabulary import AREAS, BID, STRIDE, TOKENS

HIGHEST: Final = 5  # bids are told apart up to this
LURE: Final = 1.0 / 7.0  # the chance that a token still to come goes to a certain area
TOKEN_PRICE: Final = [0.0, 0.55, 1.0, 1.0]  # what a token could bring elsewhere
TOKEN_VALUE: Final = [0, 1, 2, 2]
TASK_A_WEEK: Final = 0.25  # what a new task is worth for every week that is left


class Prospect:
    """What an area gains for the first, a middle and the last rank."""

    def __init__(self, first: float, middle: float, last: float) -> None:
        self.first = first
        self.middle = middle
        self.last = last


def prospects(judge: Judge) -> list[Prospect]:
    """The gains of all seven areas, as things stand before the action phase."""
    task = TASK_A_WEEK * max(0.0, judge.rest - 1.0)
    cards = [card_worth(card) / 0.75 for card in judge.sight.row()]
    cards.sort()
    top = cards[-1] if cards else 0.0
    found = [Prospect(task, 0.9 * task, 0.8 * task), Prospect(top, top, 0.8 * top)]
    rows = judge.box.rows
    for area in range(3, 8):
        first = row_gain(judge, area, rows[0])
        middle = row_gain(judge, area, rows[1]) if len(rows) > 2 else first
        found.append(Prospect(first, middle, row_gain(judge, area, rows[-1])))
    return found


def best_bid(judge: Judge, areas: list[Prospect], options: list[Option]) -> int:
    """The placement that adds most to what all areas promise."""
    chosen = options[0]
    most = -100.0
    for option in options:
        token = (option - BID) // STRIDE
        area = option % STRIDE - AREAS + 1
        mine = 0
        for kind in judge.sight.my_bids(area):
            mine += TOKEN_VALUE[kind - TOKENS]
        after = mine + TOKEN_VALUE[token]
        gain = promise(judge, areas[area - 1], area, after)
        gain -= promise(judge, areas[area - 1], area, mine) + TOKEN_PRICE[token]
        if gain > most:
            most = gain
            chosen = option
    return chosen


def promise(judge: Judge, prospect: Prospect, area: int, mine: int) -> float:
    """What an area brings on average with a bid."""
    if mine == 0:
        return 0.0
    sight = judge.sight
    spaces = sight.spaces(area)
    first = 1.0
    none_behind = 1.0
    all_zero = 1.0
    for seat in range(sight.seats):
        if seat == sight.seat:
            continue
        odds = bid_odds(sight.tokens_in(seat, area), sight.tokens_left(seat))
        ahead = sum(odds[mine + 1 :])
        if is_left(spaces, seat, sight.seat):
            ahead += odds[min(mine, HIGHEST)]
        first *= 1.0 - ahead
        none_behind *= min(1.0, ahead + odds[0])
        all_zero *= odds[0]
    last = max(0.0, none_behind - all_zero)
    middle = max(0.0, 1.0 - first - last)
    value = first * prospect.first + middle * prospect.middle + last * prospect.last
    if area == 2 and mine >= 2:
        value *= 1.6  # both cards of a group
    return value


def is_left(spaces: list[int], foe: int, me: int) -> bool:
    """Whether an opponent's tokens lie to the left, which wins ties."""
    if foe not in spaces:
        return False
    return me not in spaces or spaces.index(foe) < spaces.index(me)


def bid_odds(tokens: int, left: int) -> list[float]:
    """How likely an opponent's bid comes to 0, 1, ... with tokens in the area and some left."""
    odds = [0.0] * (HIGHEST + 1)
    odds[0] = 1.0
    for at in range(tokens + left):
        share = 1.0 / 3.0 if at < tokens else LURE / 3.0
        after = [0.0] * (HIGHEST + 1)
        for bid in range(HIGHEST + 1):
            after[bid] += odds[bid] * (1.0 - 2.0 * share)
            after[min(HIGHEST, bid + 1)] += odds[bid] * share
            after[min(HIGHEST, bid + 2)] += odds[bid] * share
        odds = after
    return odds


def ahead_of_me(judge: Judge, mine: int) -> int:
    """How many opponents rank before a bid when all tokens of the area are open."""
    sight = judge.sight
    spaces = sight.spaces(sight.area)
    count = 0
    for seat in spaces:
        if seat != sight.seat:
            bid = sight.bid(seat)
            if bid > mine or (bid == mine and is_left(spaces, seat, sight.seat)):
                count += 1
    return count
