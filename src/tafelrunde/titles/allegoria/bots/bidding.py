"""Which token goes where, by what an area would bring at each rank."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import Option
from tafelrunde.titles.allegoria.bots import acting
from tafelrunde.titles.allegoria.bots.worth import CARD_WORTH, Judge
from tafelrunde.titles.allegoria.prepared import AREA_COUNT
from tafelrunde.titles.allegoria.vocabulary import AREAS, BID, END, STRIDE, TOKENS

HIGHEST: Final = 5  # bids are told apart up to this
LURE: Final = 1.0 / 7.0  # the chance that a token still to come goes to a certain area
TOKEN_PRICE: Final = [0.0, 0.55, 1.0, 1.0]  # what a token could bring elsewhere
TOKEN_VALUE: Final = [0, 1, 2, 2]
ZERO: Final = 0
STAR: Final = 3
MOST_TOKENS: Final = 6
MOST_IN_AREA: Final = 3
CARD_HUNGER: Final = 1.33  # how much more an open card is worth than one in hand
TASTE: Final = 0.3  # how much players differ in what they think of areas
FANCY: Final = 0.8  # how much chance has a say in the first bids of a game
FANCY_LATER: Final = 0.2
# A 0 keeps a space further left, or makes others think; nobody should know where it lies.
RESERVES: Final = 0.12
BLUFFS: Final = 0.08
SECRECY: Final = 0.6
SECOND_ZERO: Final = 0.4


class Prospect:
    """What an area gains for the first, a middle and the last rank."""

    def __init__(self, first: float, middle: float, last: float) -> None:
        self.first = first
        self.middle = middle
        self.last = last


def prospects(judge: Judge) -> list[Prospect]:
    """The gains of all seven areas, as things stand before the action phase."""
    found = [tasks(judge), workers(judge)]
    for area in range(3, AREA_COUNT + 1):
        found.append(actions(judge, area))
    for area in range(1, AREA_COUNT + 1):
        liking = 1.0 + TASTE * (judge.whim(100 + area) - 0.5)
        prospect = found[area - 1]
        prospect.first *= liking
        prospect.middle *= liking
        prospect.last *= liking
    return found


def actions(judge: Judge, area: int) -> Prospect:
    """What the action points of each rank gain in a worker area."""
    rows = judge.box.rows
    gains = acting.campaign(judge, rows[0].station, acting.area_actions(area), extra=True)
    last = acting.campaign(judge, rows[-1].station, acting.STATIONS[area - 3], extra=False)[-1]
    middle = gains[-1]
    if len(rows) > 2:
        middle = gains[min(rows[1].station, len(gains) - 1)]
        if not rows[1].split:  # for one kind of action only
            middle = 0.5 * (middle + gains[min(rows[1].commission, len(gains) - 1)])
    return Prospect(gains[-1], middle, last)


def tasks(judge: Judge) -> Prospect:
    """The best of some tasks that may be in the deck."""
    held = judge.tasks + judge.done
    future = judge.now()
    prizes = [0.0]
    for task in judge.box.tasks:
        if task < END and task not in held:
            prizes.append(max(0.0, judge.prize(task, future)))
    prizes.sort()
    draws = judge.box.draws
    first = best_of(prizes, draws[0])
    last = first if draws[-1] == draws[0] else best_of(prizes, draws[-1])
    middle = best_of(prizes, draws[1]) if len(draws) > 2 and draws[1] != draws[0] else first
    return Prospect(first, middle, last)


def best_of(prizes: list[float], draws: int) -> float:
    """The average of the best of some draws, from sorted prizes."""
    total = 0.0
    count = len(prizes)
    below = 0.0
    for at in range(count):
        up_to = ((at + 1) / count) ** draws
        total += prizes[at] * (up_to - below)
        below = up_to
    return total


def workers(judge: Judge) -> Prospect:
    """The open worker cards: one, or with a higher bid two."""
    top = 0.0
    for card in judge.sight.row():
        top = max(top, CARD_WORTH[card])
    top *= CARD_HUNGER * judge.hope
    return Prospect(top, top, 0.8 * top)


def best_bid(judge: Judge, areas: list[Prospect], options: list[Option]) -> int:
    """The placement that adds most to what all areas promise."""
    gains = bid_gains(judge, areas, options)
    best = 0
    for at in range(len(gains)):
        if gains[at] > gains[best]:
            best = at
    return options[best]


def bid_gains(judge: Judge, areas: list[Prospect], options: list[Option]) -> list[float]:
    """What each placement adds, and a little fancy."""
    added: list[list[float]] = [[] for _ in range(AREA_COUNT)]
    fancy = FANCY if judge.week == 1 else FANCY_LATER
    gains = []
    for option in options:
        token = (option - BID) // STRIDE
        area = option % STRIDE - AREAS + 1
        if token == ZERO:
            gain = bluff(judge, areas[area - 1], area)
        else:
            if not added[area - 1]:
                added[area - 1] = raises(judge, areas[area - 1], area)
            gain = added[area - 1][TOKEN_VALUE[token]] - TOKEN_PRICE[token]
            gain += fancy * (judge.whim(option + STRIDE * judge.week) - 0.5)
        gains.append(gain)
    return gains


def raises(judge: Judge, prospect: Prospect, area: int) -> list[float]:
    """What 0, 1 or 2 more bid in an area add to its promise."""
    mine = 0
    for kind in judge.sight.my_bids(area):
        mine += TOKEN_VALUE[kind - TOKENS]
    now = promise(judge, prospect, area, mine)
    return [0.0] + [promise(judge, prospect, area, mine + more) - now for more in (1, 2)]


def bluff(judge: Judge, prospect: Prospect, area: int) -> float:
    """What a 0 is good for in an area."""
    sight = judge.sight
    mine = sight.my_bids(area)
    value = SECRECY * (judge.whim(1000 * judge.week + area) - 0.5)
    if not mine:
        value += RESERVES * (prospect.first - prospect.last)
    elif TOKENS + ZERO in mine:
        value -= SECOND_ZERO
    value += BLUFFS * len(sight.spaces(area))
    if len(mine) + 1 >= MOST_IN_AREA:
        value -= SECOND_ZERO
    return value


def promise(judge: Judge, prospect: Prospect, area: int, mine: int) -> float:
    """What an area brings on average with a bid."""
    if mine == 0:
        return 0.0
    sight = judge.sight
    spaces = sight.spaces(area)
    mine = min(mine, HIGHEST)
    first = 1.0
    none_behind = 1.0
    all_zero = 1.0
    for seat in range(sight.seats):
        if seat == sight.seat:
            continue
        odds = ODDS[sight.tokens_in(seat, area)][sight.tokens_left(seat)]
        ahead = odds[HIGHEST + 1 + mine]
        if is_left(spaces, seat, sight.seat):
            ahead += odds[mine]
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
    """How likely a bid comes to 0, 1, ... with tokens in the area and some left; then to more."""
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
    return odds + [sum(odds[bid + 1 :]) for bid in range(HIGHEST + 1)]


ODDS: Final = [
    [bid_odds(tokens, left) for left in range(MOST_TOKENS + 1)]
    for tokens in range(MOST_IN_AREA + 1)
]


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
