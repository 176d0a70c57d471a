"""Where each action can lead: futures of a player, one for every sensible way to carry it out."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.allegoria import deeds
from tafelrunde.titles.allegoria.bots.worth import Future, Judge
from tafelrunde.titles.allegoria.player import (
    CENTRE,
    FIGURE_KINDS,
    KNOWLEDGE,
    LAST_SPACE,
    REGIONS,
    SOLDIER,
    SPY,
    TRACK_COUNT,
    TRADE,
    WEALTH,
)
from tafelrunde.titles.allegoria.player import MERCHANT as MERCHANT_FIGURE
from tafelrunde.titles.allegoria.scholars import CARD_TILE, DIPLOMACY_TILE, INFLUENCE_TILE
from tafelrunde.titles.allegoria.soldiers import DIE
from tafelrunde.titles.allegoria.turn import COMMISSIONS
from tafelrunde.titles.allegoria.vocabulary import (
    ADVANCE,
    ALMS,
    BUSINESS,
    CARAVAN,
    COMMERCE,
    EDUCATION,
    FIGHT_ACTION,
    GRANT_GUILD,
    GRANT_TASK,
    GUILD_NAMES,
    INFILTRATE,
    JOKER,
    PROFITS,
    RECRUIT,
    RUSE,
    SNEAK,
    TILES,
    TRAINING,
    WAGES,
    WORKERS,
)

NEVER: Final = -1000.0
WORTHWHILE: Final = 0.02  # what an action has to gain
HURT: Final = 0.5  # a space lost by the only opponent
SPOILS: Final = 0.7  # influence won by the only opponent
GUILD_TASTE: Final = [0.5, 0.1, 0.5, 0.7, 0.3]  # guilds by what a * may bring with them
GUILD_FANCY: Final = 0.4
GUILD_RANGE: Final = range(len(GUILD_NAMES))

STATIONS: Final = [
    [RECRUIT, ADVANCE],
    [INFILTRATE, SNEAK],
    [BUSINESS, CARAVAN],
    [PROFITS, WAGES],
    [EDUCATION, TRAINING],
]


def futures(judge: Judge, start: Future, action: int) -> list[Future]:
    """The ways to carry out an action that has been paid for; none if it is not possible."""
    if action in (RECRUIT, INFILTRATE, BUSINESS):
        return enlist(start, (action - RECRUIT) // 3)
    if action in (ADVANCE, SNEAK, CARAVAN):
        kind = (action - ADVANCE) // 3
        return march(judge, start, kind, start.me.tracks[kind], deeds.OWN)
    if action == FIGHT_ACTION:
        return attack(judge, start)
    if action == RUSE:
        return ruse(judge, start)
    if action == COMMERCE:
        return commerce(judge, start)
    if action in (PROFITS, EDUCATION):
        return study(start, WEALTH if action == PROFITS else KNOWLEDGE)
    if action == WAGES:
        found: list[Future] = []
        for kind in range(FIGURE_KINDS):
            found.extend(march(judge, start, kind, start.me.tracks[WEALTH], deeds.BY_WAGES))
        return found
    if action == GRANT_GUILD:
        return grants(judge, start)
    if action == ALMS:
        return give_alms(judge, start)
    twin = start.copy()
    if action == GRANT_TASK:
        twin.bonus += judge.new_task()
        twin.me.deeds.append([deeds.GRANT, 1, 0])
    else:
        twin.me.hand.append(-1)
        twin.hand.append(0)
        twin.me.deeds.append([deeds.TRAIN])
    return [twin]


def best(judge: Judge, start: Future, action: int) -> Future | None:
    """The best way to carry out an action; it knows its worth."""
    found: Future | None = None
    most = NEVER
    for future in futures(judge, start, action):
        worth = judge.worth(future)
        if worth > most:
            most = worth
            found = future
    if found is not None:
        found.worth = most
    return found


def paid(judge: Judge, start: Future, track: int, missing: int) -> Future | None:
    """The future after extra points from a home track, with a marker for each threshold."""
    twin = start.copy()
    sections = judge.box.sections
    for _ in range(missing):
        value = twin.me.tracks[track]
        if value == 0 or start.crossed:
            return None
        crossed = sections[value] - sections[value - 1]
        twin.me.tracks[track] = value - 1
        if crossed:
            if twin.markers == 0:
                return None
            twin.take_anarchy()
            twin.crossed = True
        twin.me.deeds.append([deeds.EXTRA_AP, track, crossed])
    return twin


def spare(judge: Judge, future: Future, track: int) -> int:
    """How many points a home track can still add in this turn."""
    value = future.me.tracks[track]
    if value == 0 or future.crossed:
        return 0
    sections = judge.box.sections
    count = 0
    while value > count and sections[value - count - 1] == sections[value]:
        count += 1
    return count + 1 if value > count and future.markers else count


def after(judge: Judge, start: Future, action: int, points: int) -> Future | None:
    """The best way to go on with an action while so many points are left."""
    track = judge.area_of(action) - 3
    price = judge.sight.cost(action)
    future = start
    if price > points:
        more = paid(judge, start, track, price - points)
        if more is None:
            return None
        future = more
    future.points = max(0, points - price) + spare(judge, future, track)
    found = best(judge, future, action)
    start.points = 0
    return found


def area_actions(area: int) -> list[int]:
    """All actions of an area that gain something."""
    actions = [*STATIONS[area - 3], COMMISSIONS[area - 3]]
    if area == 6:
        actions.append(GRANT_TASK)
    return actions


def kind_gain(judge: Judge, area: int, points: int, station: bool) -> float:
    """What a turn gains with points for one kind of action."""
    if points == 0:
        return 0.0
    actions = STATIONS[area - 3] if station else area_actions(area)[2:]
    return campaign(judge, points, actions, extra=True)[-1]


def campaign(judge: Judge, points: int, actions: list[int], extra: bool) -> list[float]:
    """What one best action after the other gains: by the points of the turn, from 0 on.

    The last number is what the whole turn gains, if wanted with extra points.
    """
    future = judge.present()
    first = future.worth
    worth = first
    gains = [0.0]
    track = judge.area_of(actions[0]) - 3
    left = points
    while left > 0 or (extra and not future.crossed and future.me.tracks[track] > 0):
        found: Future | None = None
        price = 0
        most = WORTHWHILE
        for action in actions:
            way = after(judge, future, action, left)
            if way is not None:
                cost = judge.sight.cost(action)
                gain = (way.worth - worth) / cost
                if gain > most:
                    most = gain
                    found = way
                    price = cost
        if found is None:
            break
        future = found
        left = max(0, left - price)
        future.points = 0
        worth = judge.worth(future)
        while len(gains) <= points - left:
            gains.append(worth - first)
    while len(gains) <= points:
        gains.append(worth - first)
    gains[points] = worth - first
    return gains


# -- single actions


def fits(card: CardNo, kind: int) -> bool:
    """Whether a card counts as this kind."""
    return (card - WORKERS) // 3 == kind


def spendings(start: Future, kind: int) -> list[list[int]]:
    """Cards to discard for a track: those of the kind, or jokers as well."""
    own = [card for card in start.hand if card and fits(card, kind)]
    jokers = [card for card in start.hand if card and fits(card, JOKER)]
    ways: list[list[int]] = []
    if own:
        ways.append(own)
    if jokers:
        ways.append(own + jokers)
    return ways


def spend(future: Future, kind: int, cards: list[CardNo]) -> int:
    """Discard cards for a track; their sum."""
    value = sum([future.spend(card) for card in cards])
    future.raise_track(kind, value)
    return value


def enlist(start: Future, kind: int) -> list[Future]:
    """A figure at home, with or without cards."""
    if start.me.supply == 0:
        return []
    found: list[Future] = []
    for cards in [[], *spendings(start, kind)]:
        twin = start.copy()
        twin.me.supply -= 1
        twin.me.figures[kind * REGIONS + twin.me.seat] += 1
        value = spend(twin, kind, cards)
        twin.me.deeds.append([deeds.PLACE, kind, len(cards), value])
        found.append(twin)
    return found


def study(start: Future, kind: int) -> list[Future]:
    """Profits and Education."""
    found: list[Future] = []
    for cards in spendings(start, kind):
        twin = start.copy()
        value = spend(twin, kind, cards)
        deed = deeds.PROFIT if kind == WEALTH else deeds.EDUCATE
        twin.me.deeds.append([deed, len(cards), value])
        found.append(twin)
    return found


def moved(start: Future, kind: int, old: int, new: int, size: int, via: int) -> Future:
    """A group in another region."""
    twin = start.copy()
    twin.me.figures[kind * REGIONS + old] -= size
    twin.me.figures[kind * REGIONS + new] += size
    twin.me.deeds.append([deeds.MOVE, kind, size, via])
    return twin


def march(judge: Judge, start: Future, kind: int, value: int, via: int) -> list[Future]:
    """Every way to move a group of a kind."""
    found: list[Future] = []
    for region in [*range(judge.sight.seats), CENTRE]:
        most = min(judge.box.group_size[value], start.me.figures[kind * REGIONS + region])
        if most == 0:
            continue
        for size in [most, 1] if most > 1 else [1]:
            if region != CENTRE:
                found.append(moved(start, kind, region, CENTRE, size, via))
            else:
                for goal in range(judge.sight.seats):
                    found.append(moved(start, kind, CENTRE, goal, size, via))
    return found


def foes_in(judge: Judge, region: int) -> list[int]:
    """The opponents with soldiers in a region."""
    sight = judge.sight
    return [
        seat
        for seat in range(sight.seats)
        if seat != sight.seat and sight.figures(seat, SOLDIER, region)
    ]


def attack(judge: Judge, start: Future) -> list[Future]:
    """Raids of any size, battles against anybody."""
    found: list[Future] = []
    for region in [*range(judge.sight.seats), CENTRE]:
        found.extend(attack_in(judge, start, region))
    return found


def attack_in(judge: Judge, start: Future, region: int) -> list[Future]:
    """A raid or a battle in one region."""
    soldiers = start.me.figures[region]
    if not soldiers:
        return []
    foes = foes_in(judge, region)
    if foes:
        return [battle(judge, start, region, foe, 0) for foe in foes]
    if region == start.me.seat or (region == CENTRE and start.markers == 0):
        return []
    if region == CENTRE:
        start = start.copy()
        start.take_anarchy()
    return [raid(start, region, count) for count in range(1, soldiers + 1)]


def raid(start: Future, region: int, count: int) -> Future:
    """Soldiers for influence; the marker in the centre has been taken."""
    twin = start.copy()
    twin.me.figures[region] -= count
    twin.me.supply += count
    twin.me.influence += count
    where = deeds.AT_CENTRE if region == CENTRE else deeds.OPP
    twin.me.deeds.append([deeds.RAID, where, count])
    return twin


def odds(lead: int) -> tuple[float, float, float]:
    """What both sides of a battle win on average, and how likely the attacker wins."""
    gain = 0
    loss = 0
    won = 0
    for die in DIE:
        for other in DIE:
            diff = lead + die - other
            if diff > 0:
                gain += diff
                won += 1
            else:
                loss -= diff
    return gain / 36.0, loss / 36.0, won / 36.0


MOST_LEAD: Final = 12
ODDS: Final = [odds(lead) for lead in range(-MOST_LEAD, MOST_LEAD + 1)]


def battle(judge: Judge, start: Future, region: int, foe: int, edge: int) -> Future:
    """The average of all dice, with an edge for a marker that has been taken."""
    twin = start.copy()
    mine = start.me.figures[region]
    theirs = judge.sight.figures(foe, SOLDIER, region)
    lead = mine + edge - theirs
    gain, loss, won = ODDS[max(-MOST_LEAD, min(MOST_LEAD, lead)) + MOST_LEAD]
    share = 1.0 / (judge.sight.seats - 1)
    twin.bonus += gain - SPOILS * loss * share + 0.3 * share
    twin.me.figures[region] -= 1
    twin.me.supply += 1
    if judge.tasks:  # a victory may fulfil one
        lost = judge.task_worth(twin)
        where = deeds.OPP
        if region in (CENTRE, start.me.seat):
            where = deeds.AT_CENTRE if region == CENTRE else deeds.HOME
        diff = max(1, round(gain / max(won, 0.1)))
        twin.me.deeds.append([deeds.BATTLE, where, foe, 1, diff, int(mine < theirs)])
        twin.bonus -= (1.0 - won) * (judge.task_worth(twin) - lost)
    return twin


def ruse(judge: Judge, start: Future) -> list[Future]:
    """A spy in any tavern, any track lowered."""
    found: list[Future] = []
    for region in [*range(judge.sight.seats), CENTRE]:
        found.extend(ruse_in(judge, start, region))
    return found


def ruse_in(judge: Judge, start: Future, region: int) -> list[Future]:
    """A spy in one tavern."""
    if region == start.me.seat or not start.me.figures[SPY * REGIONS + region]:
        return []
    if region == CENTRE and start.markers == 0:
        return []
    twin = start.copy()
    twin.me.figures[SPY * REGIONS + region] -= 1
    twin.me.supply += 1
    if twin.ruses == 0 and twin.me.diplomacy + 1 < len(judge.box.diplomacy):
        twin.me.diplomacy += 1
    twin.ruses += 1
    if region == CENTRE:
        twin.take_anarchy()
        twin.me.deeds.append([deeds.RUSE, deeds.AT_CENTRE, -1])
        return [twin]
    twin.me.deeds.append([deeds.RUSE, deeds.OPP, region])
    return [lowered(judge, twin, region, track) for track in range(TRACK_COUNT)]


def lowered(judge: Judge, start: Future, foe: int, track: int) -> Future:
    """A track of an opponent goes down; just above a threshold it hurts most."""
    twin = start.copy()
    value = judge.sight.track(foe, track)
    if value > 0:
        influence = judge.box.home_influence
        harm = HURT + 0.2 * (influence[value] - influence[value - 1])
        twin.bonus += harm / (judge.sight.seats - 1)
        twin.me.deeds.append([deeds.REDUCE, foe, track])
    return twin


def commerce(judge: Judge, start: Future) -> list[Future]:
    """A merchant in any market, either line of the trader."""
    found: list[Future] = []
    for region in [*range(judge.sight.seats), CENTRE]:
        found.extend(commerce_in(judge, start, region))
    return found


def commerce_in(judge: Judge, start: Future, region: int) -> list[Future]:
    """A merchant in one market."""
    if not start.me.figures[MERCHANT_FIGURE * REGIONS + region]:
        return []
    twin = start.copy()
    if region == start.me.seat:
        if start.markers == 0:
            return []
        twin.take_anarchy()
    twin.me.figures[MERCHANT_FIGURE * REGIONS + region] -= 1
    twin.me.supply += 1
    return trades(judge, twin, region, WEALTH) + trades(judge, twin, region, TRADE)


def trades(judge: Judge, start: Future, region: int, paying: int) -> list[Future]:
    """One line of the trader: the other track rises, abroad there may be influence instead."""
    trader = judge.box.deck.traders.get(judge.sight.trader())
    if trader is None:
        return []
    price = trader.wealth_cost if paying == WEALTH else trader.trade_cost
    gain = trader.wealth_gain if paying == WEALTH else trader.trade_gain
    other = TRADE if paying == WEALTH else WEALTH
    twin = start.copy()
    twin.raise_track(paying, -price)
    if region == CENTRE or region == start.me.seat:
        twin.raise_track(other, gain)
        where = deeds.AT_CENTRE if region == CENTRE else deeds.HOME
        twin.me.deeds.append([deeds.COMMERCE, where, region, price, 0, 0])
        return [twin]
    given = min(price, LAST_SPACE - judge.sight.track(region, paying))
    twin.bonus -= HURT * given / (judge.sight.seats - 1)
    rich = twin.copy()
    twin.raise_track(other, gain)
    twin.me.deeds.append([deeds.COMMERCE, deeds.OPP, region, price, 0, given])
    rich.me.influence += gain
    rich.me.deeds.append([deeds.COMMERCE, deeds.OPP, region, price, gain, given])
    return [twin, rich]


def grants(judge: Judge, start: Future) -> list[Future]:
    """The guild this player likes best under the home board."""
    taste = [GUILD_TASTE[guild] + GUILD_FANCY * judge.whim(guild) for guild in GUILD_RANGE]
    liked = -1
    for guild in GUILD_RANGE:
        if guild not in start.me.guilds and (liked < 0 or taste[guild] > taste[liked]):
            liked = guild
    return [with_guild(judge, start, liked)]


def with_guild(judge: Judge, start: Future, guild: int) -> Future:
    """A guild under the home board, in place of the least useful one if both slots are full."""
    twin = start.copy()
    held = twin.me.guilds
    replaced = len(held) == 2
    if replaced:
        old = held[0] if GUILD_TASTE[held[0]] < GUILD_TASTE[held[1]] else held[1]
        held.remove(old)
        twin.bonus -= GUILD_TASTE[old] * judge.hope
    held.append(guild)
    twin.bonus += (GUILD_TASTE[guild] + GUILD_FANCY * judge.whim(guild)) * judge.hope
    twin.me.deeds.append([deeds.GRANT, 0, int(replaced)])
    return twin


def give_alms(judge: Judge, start: Future) -> list[Future]:
    """A space on the alms track, with or without a marker returned."""
    if start.me.alms + 1 >= len(judge.box.alms):
        return []
    twin = start.copy()
    twin.me.alms += 1
    twin.me.deeds.append([deeds.ALMS, twin.me.alms])
    at = judge.box.tiles[twin.me.alms]
    if at >= 0:
        tile = judge.sight.tiles()[at] - TILES
        if tile == CARD_TILE:
            twin.me.hand.append(-1)
            twin.hand.append(0)
        elif tile == INFLUENCE_TILE:
            twin.me.influence += 1
        elif tile == DIPLOMACY_TILE:
            twin.me.diplomacy = min(twin.me.diplomacy + 1, len(judge.box.diplomacy) - 1)
        else:
            twin.bonus += 0.6
    if not twin.me.anarchy:
        return [twin]
    return [twin, atoned(twin)]


def atoned(start: Future) -> Future:
    """One marker less."""
    twin = start.copy()
    twin.me.anarchy -= 1
    twin.markers += 1
    twin.me.deeds.append([deeds.RETURN_ANARCHY])
    return twin
