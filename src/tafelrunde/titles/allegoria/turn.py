"""A turn in a worker area: action points, extra ones, one action at a time (A100-A128)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import PASS, Ask
from tafelrunde.titles.allegoria import (
    bankers,
    bidding,
    catalogue,
    deeds,
    figures,
    merchants,
    scholars,
    soldiers,
    spies,
    tasks,
)
from tafelrunde.titles.allegoria.catalogue import Args, Row
from tafelrunde.titles.allegoria.player import KNOWLEDGE, WEALTH, Player
from tafelrunde.titles.allegoria.vocabulary import (
    ADVANCE,
    ALMS,
    BUSINESS,
    CARAVAN,
    COMMERCE,
    COMMISSION,
    DO,
    EDUCATION,
    FIGHT_ACTION,
    GRANT_GUILD,
    GRANT_TASK,
    INFILTRATE,
    OBJECT_NAMES,
    PROFITS,
    RECRUIT,
    RUSE,
    SNEAK,
    STATION,
    TRACK_NAMES,
    TRAINING,
    WAGES,
)

if TYPE_CHECKING:
    from tafelrunde.titles.allegoria.table import Allegoria

# What the points of a turn may be used for.
SPLIT: Final = 0
STATION_ONLY: Final = 1
COMMISSION_ONLY: Final = 2
MODE_NAMES: Final = ["split", "station_only", "commission_only"]

# The actions of each worker area: two station actions, then commission actions.
FIRST_AREA: Final = 3
STATIONS: Final = 2
AREA_ACTIONS: Final = [
    [RECRUIT, ADVANCE, FIGHT_ACTION],
    [INFILTRATE, SNEAK, RUSE],
    [BUSINESS, CARAVAN, COMMERCE],
    [PROFITS, WAGES, GRANT_GUILD, GRANT_TASK],
    [EDUCATION, TRAINING, ALMS],
]
COMMISSIONS: Final = [actions[STATIONS] for actions in AREA_ACTIONS]  # by area

# The rule that describes each action.
ACTION_RULES: Final = {
    RECRUIT: "allegoria:A129",
    ADVANCE: "allegoria:A132",
    FIGHT_ACTION: "allegoria:A137",
    INFILTRATE: "allegoria:A148",
    SNEAK: "allegoria:A150",
    RUSE: "allegoria:A153",
    BUSINESS: "allegoria:A159",
    CARAVAN: "allegoria:A161",
    COMMERCE: "allegoria:A164",
    PROFITS: "allegoria:A169",
    WAGES: "allegoria:A170",
    GRANT_GUILD: "allegoria:A175",
    GRANT_TASK: "allegoria:A175",
    EDUCATION: "allegoria:A186",
    TRAINING: "allegoria:A187",
    ALMS: "allegoria:A188",
}

# The question for the next action, by what pays for it and by area: a point of the bid (which
# the lowest bidder has for station actions only), a space of the home track, one that crosses a
# threshold.
AREA_WORDS: Final = ["soldiers", "spies", "merchants", "bankers", "scholars"]
WITH_POINTS: Final = 0
WITH_STATION_POINTS: Final = 1
WITH_TRACK: Final = 2
WITH_CROSSING: Final = 3
PROMPTS: Final = [
    [f"{word}-{how}" for word in AREA_WORDS] for how in ("act", "act", "extra", "cross")
]
HOW_RULES: Final = ["allegoria:A101", "allegoria:A103", "allegoria:A123", "allegoria:A128"]


def start(g: Allegoria, me: Player) -> None:
    """Give a player the points of his row, and one more while the decree says so (A100)."""
    row = row_of(g, me)
    g.crossed = False
    g.commissions = 0
    g.ruses = 0
    lowest = len(g.order) > 1 and me.rank == len(g.order)
    if row.commission == 0 or lowest:  # the lowest bidder only stations (A103)
        g.mode = STATION_ONLY
        g.points = row.station
    elif row.split:
        g.mode = SPLIT
        g.points = row.station
    else:  # one kind or the other, chosen before the first action (A104)
        options = [STATION, COMMISSION] if row.station else [COMMISSION]
        chosen = g.ask_one(me, "choose-kind", options, "allegoria:A104")
        g.mode = STATION_ONLY if chosen == STATION else COMMISSION_ONLY
        g.points = row.station if chosen == STATION else row.commission
    if g.edict is not None and g.edict.op == catalogue.MOD_AP:
        g.points += g.edict.amount
    if g.loud:
        args: Args = {"points": g.points, "mode": MODE_NAMES[g.mode]}
        args["rule"] = "allegoria:A100"
        g.say("turn", me.seat, args)


def row_of(g: Allegoria, me: Player) -> Row:
    """The row of the rank; the lowest of several bidders uses the last one (A81, A103)."""
    return g.box.rows[bidding.row_number(g, me) - 1]


def act(g: Allegoria) -> bool:
    """One action of the player in turn; True when the turn is over."""
    me = g.players[g.order[g.at]]
    if g.crossed:
        return True
    bits = legal_actions(g, me)
    if not bits and not may_hide_an_action(g, me):
        return True
    option = g.ask(next_action(g, me, bits))
    if option == PASS:
        return True
    carry_out(g, me, option - DO)
    tasks.check(g, me)
    return False


def may_hide_an_action(g: Allegoria, me: Player) -> bool:
    """Whether others must think that cards in hand allow Profits or Education: then he is asked."""
    if g.area < 6 or not me.hand or g.mode == COMMISSION_ONLY:
        return False
    return can_pay(g, me, cost(g, PROFITS if g.area == 6 else EDUCATION))


def next_action(g: Allegoria, me: Player, bits: int) -> Ask:
    """The question for the next action; it is made once for all that decides about it."""
    at = g.area - FIRST_AREA
    how = pays_with(g, me)
    key = ((at * 16 + bits) * 4 + how) * 4 + me.seat
    key = key * 64 + g.points
    found = g.box.actions.get(key)
    if found is None:
        prompt, rule = PROMPTS[how][at], HOW_RULES[how]
        actions = AREA_ACTIONS[at]
        options = [DO + actions[i] for i in range(len(actions)) if bits >> i & 1]
        options.append(PASS)
        found = Ask(me.seat, prompt, options, "", rule, g.points)
        g.box.actions[key] = found
    return found


def pays_with(g: Allegoria, me: Player) -> int:
    """What pays for the next action: a point of the bid or of the home track."""
    if g.points > 0:
        return WITH_STATION_POINTS if g.mode == STATION_ONLY else WITH_POINTS
    value = me.tracks[g.area - FIRST_AREA]
    crosses = g.box.sections[value] != g.box.sections[value - 1]
    return WITH_CROSSING if crosses else WITH_TRACK


def legal_actions(g: Allegoria, me: Player) -> int:
    """What the player can do and pay for: a bit for each action of the area."""
    actions = AREA_ACTIONS[g.area - FIRST_AREA]
    bits = 0
    if g.mode != COMMISSION_ONLY:
        if can_station_first(g, me) and can_pay(g, me, cost(g, actions[0])):
            bits = 1
        if can_station_second(g, me) and can_pay(g, me, cost(g, actions[1])):
            bits |= 2
    if g.mode != STATION_ONLY:
        for at in range(STATIONS, len(actions)):
            action = actions[at]
            price = cost(g, action)
            if can_pay(g, me, price):
                if is_possible(g, me, action, markers_after(g, me, price)):
                    bits |= 1 << at
    return bits


def can_station_first(g: Allegoria, me: Player) -> bool:
    """Whether there is a figure to place, or a card for Profits or Education (A106, A108)."""
    if g.area <= 5:
        return me.supply > 0
    return bankers.has_card_for(g, me, g.area - FIRST_AREA)


def can_station_second(g: Allegoria, me: Player) -> bool:
    """Whether there are figures to move, or a card to draw (A106)."""
    if g.area <= 5:
        return me.on_map(g.area - FIRST_AREA) > 0
    if g.area == 6:
        return any(me.figures)
    return g.can_draw_worker()


def actions_of(area: int) -> list[int]:
    """All actions of a worker area: two station actions, then commission actions."""
    return AREA_ACTIONS[area - FIRST_AREA]


def is_possible(g: Allegoria, me: Player, action: int, markers: int) -> bool:
    """Whether there is a way to carry out a commission action with so many markers left."""
    if action == FIGHT_ACTION:
        return soldiers.can_attack(g, me, markers)
    if action == RUSE:
        return spies.can_ruse(me, markers)
    if action == COMMERCE:
        return merchants.can_trade(g, me, markers)
    if action == GRANT_TASK:
        return len(g.task_deck) > 0 or len(g.task_discard) > 0
    if action == ALMS:
        return scholars.can_advance(g, me)
    return True


def cost(g: Allegoria, action: int) -> int:
    """Action points: 1, for Grant 2, changed by the decree of the week (A101, A173)."""
    price = 2 if action in (GRANT_GUILD, GRANT_TASK) else 1
    edict = g.edict
    if edict is not None and edict.op == catalogue.MOD_COST:
        subject = edict.subject
        if subject == action:
            price += edict.amount
        elif subject == catalogue.FIRST_COMMISSION:
            if g.commissions == 0 and is_commission(action):
                price += edict.amount
        elif subject == catalogue.FIRST_RUSE:
            if g.ruses == 0 and action == RUSE:
                price += edict.amount
    return price if price > 1 else 1


def is_commission(action: int) -> bool:
    """Whether an action is a commission action."""
    return action in COMMISSIONS or action == GRANT_TASK


# -- paying


def can_pay(g: Allegoria, me: Player, price: int) -> bool:
    """Points of the bid, then extra ones from the track of the area (A123-A128).

    All extra points of one action may be taken beyond a threshold, with a marker for each one
    crossed; without markers no threshold can be crossed.
    """
    missing = price - g.points
    if missing <= 0:
        return True
    value = me.tracks[g.area - FIRST_AREA]
    if g.crossed or value < missing:
        return False
    return crossings(g, value, missing) <= g.markers


def crossings(g: Allegoria, value: int, steps: int) -> int:
    """How many thresholds lie between a value and the one so many steps to its left."""
    return g.box.sections[value] - g.box.sections[value - steps]


def markers_after(g: Allegoria, me: Player, price: int) -> int:
    """How many anarchy markers are left when a price has been paid that can be paid."""
    missing = price - g.points
    if missing <= 0:
        return g.markers
    return g.markers - crossings(g, me.tracks[g.area - FIRST_AREA], missing)


def pay(g: Allegoria, me: Player, price: int) -> None:
    """Use up points of the bid, then take extra ones (A123, A125, A128)."""
    missing = price - g.points
    g.points = max(0, g.points - price)
    track = g.area - FIRST_AREA
    for _ in range(missing):
        crossed = crossings(g, me.tracks[track], 1)
        if g.loud:
            args: Args = {"track": TRACK_NAMES[track]}
            args["rule"] = "allegoria:A123"
            g.say("extra-point", me.seat, args)
        g.lower_track(me, track, 1)
        if crossed:
            g.take_anarchy(me, "allegoria:A120")
            g.crossed = True
        me.deeds.append([deeds.EXTRA_AP, track, crossed])


def carry_out(g: Allegoria, me: Player, action: int) -> None:
    """Pay for an action and do it."""
    pay(g, me, cost(g, action))
    if g.loud:
        args: Args = {"action": OBJECT_NAMES[action], "points": g.points}
        args["rule"] = ACTION_RULES[action]
        g.say("acts", me.seat, args)
    if action in (RECRUIT, INFILTRATE, BUSINESS):
        figures.enlist(g, me, g.area - FIRST_AREA)
    elif action in (ADVANCE, SNEAK, CARAVAN):
        figures.march(g, me, g.area - FIRST_AREA, me.tracks[g.area - FIRST_AREA], deeds.OWN)
    elif action == FIGHT_ACTION:
        soldiers.attack(g, me)
    elif action == RUSE:
        spies.ruse(g, me)
        g.ruses += 1
    elif action == COMMERCE:
        merchants.trade(g, me)
    elif action == PROFITS:
        bankers.profit(g, me, WEALTH)
    elif action == WAGES:
        bankers.pay_wages(g, me)
    elif action == GRANT_GUILD:
        bankers.grant_guild(g, me)
    elif action == GRANT_TASK:
        bankers.grant_task(g, me)
    elif action == EDUCATION:
        bankers.profit(g, me, KNOWLEDGE)
    elif action == TRAINING:
        scholars.train(g, me)
    else:
        scholars.give_alms(g, me)
    if is_commission(action):
        g.commissions += 1
