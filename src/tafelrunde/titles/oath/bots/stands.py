"""How a player stands, in numbers, and what these say about his odds of victory.

The weights were fitted to games of the heuristic among itself (`tools/oath/fit_odds.py`): new and
later worlds, three to six players. They say which table is better than another when a search stops
looking ahead; the heuristic itself decides by `outlook.py`.
"""

from __future__ import annotations

from math import exp
from typing import Final

from tafelrunde.titles.oath.board import COLOURS, LAST_ROUND, PURPLE, VISIONS_TO_WIN
from tafelrunde.titles.oath.bots.outlook import ASKS_FOR_MOST, END_CHANCE, NO_GOAL, Outlook
from tafelrunde.titles.oath.catalogue import MOST_SITES
from tafelrunde.titles.oath.player import Player

WEIGHTS: Final[dict[str, float]] = {
    "warbands": 0.50,
    "favor": 0.46,
    "secrets": 0.39,
    "things": 0.35,
    "lead": 0.26,
    "chancellor": 0.60,
    "citizen": 0.34,
    "claim": 1.66,
    "empire keeps the title": -1.29,
    "empire keeps it at the end": 1.96,
    "empire lost it": -1.57,
    "empire usurped": -1.32,
    "title": 0.28,
    "title near the end": 0.12,
    "usurper": 0.88,
    "usurper soon awake": 0.56,
    "vision": 0.42,
    "vision fulfilled too early": 0.98,
    "vision fulfilled": -0.17,
    "vision fulfilled, soon awake": 2.83,
}
EACH: Final = list(WEIGHTS.values())


def odds_of(now: Outlook, me: Player) -> float:
    """The odds of a player, to be compared with those of the others."""
    total = 0.0
    stand = stand_of(now, me)
    for at in range(len(EACH)):
        total += EACH[at] * stand[at]
    return exp(total)


def stand_of(now: Outlook, me: Player) -> list[float]:
    """The numbers of one player, as `WEIGHTS` names them; `now` is settled."""
    sight = now.sight
    holder = sight.players[now.keeper] if now.keeper >= 0 else None
    end = END_CHANCE[sight.round]
    found = [
        me.warbands / 10,
        min(me.favor, 8) / 5,
        min(me.all_secrets, 6) / 5,
        now.things[me.seat] / 3,
        lead_of(now, me) / 3,
    ]
    wins = 0.0  # in the Empire: whether its victory is this player's
    empire = kept = lost = usurped = 0.0
    if me.is_imperial:
        wins = 1.0 if has_claim(now, me) else 0.0
        if holder is None or holder.is_imperial:
            empire, kept = wins, wins * end
        elif now.usurper:
            usurped = wins
        else:
            lost = wins * (1 - end)
    found.extend([float(me.is_chancellor), float(me.is_citizen), wins])
    found.extend([empire, kept, lost, usurped])
    title = usurper = soon = vision = fulfilled = ready = ready_soon = 0.0
    if me.is_exile:
        near = 1 - ((me.seat - sight.turn) % sight.seats) / sight.seats
        last = sight.round >= LAST_ROUND
        if holder is me:
            usurper = float(now.usurper)
            soon = usurper * near
            title = 0.0 if now.usurper or last else 1.0
        goal = now.vision_goal(me)
        if goal != NO_GOAL:
            vision = 1.0
            if now.meets(goal, me):
                done = sight.visions_drawn >= VISIONS_TO_WIN
                fulfilled = 0.0 if done else 1.0
                if done and (not last or now.is_to_come(me)):
                    ready, ready_soon = 1.0, near
    found.extend([title, title * end, usurper, soon, vision, fulfilled, ready, ready_soon])
    return found


def has_claim(now: Outlook, me: Player) -> bool:
    """Whether a victory of the Empire would be this player's."""
    if me.is_citizen:
        return now.would_succeed(me)
    return not any(other.is_citizen and now.would_succeed(other) for other in now.sight.players)


def lead_of(now: Outlook, me: Player) -> int:
    """How far a player is ahead for the oath, at most three; the Empire's sites are one."""
    goal = now.sight.oath.goal
    if goal not in ASKS_FOR_MOST:
        return 0
    if goal == MOST_SITES and me.is_imperial:
        others = [now.sites[colour] for colour in range(1, len(COLOURS))]
        return max(-3, min(3, now.sites[PURPLE] - max(others)))
    return max(-3, min(3, now.lead(goal, me)))
