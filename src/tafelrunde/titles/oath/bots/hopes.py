"""What Chancellor and Exiles may hope for: whether both gain if an Exile becomes a Citizen.

Hopes are rough chances of victory from what lies open. The Empire and an Exile can both gain by
joining only where somebody else loses: who is about to win drives them together.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.titles.oath.board import LAST_ROUND, PURPLE, VISIONS_TO_WIN
from tafelrunde.titles.oath.bots.outlook import END_CHANCE, NO_GOAL, Outlook
from tafelrunde.titles.oath.catalogue import HOLDS_SCEPTER, MORE_RELICS, MOST_SITES
from tafelrunde.titles.oath.player import Player

HEIR_BY_LEAD: Final = [0.15, 0.35, 0.5, 0.65]  # with two relics or more less, one less, as many
EXILES_SHARE: Final = 0.45  # of the victories
LATE: Final = 6  # the round from which on somebody without title and Vision is behind
AGAINST_OTHERS: Final = 0.35  # of the foremost Exile's hopes, that an ally takes from him


def exile_hope(now: Outlook, other: Player) -> float:
    """An Exile's chance: his share of what the Empire leaves, more with the title or a Vision."""
    sight = now.sight
    exiles = sum(player.is_exile for player in sight.players)
    hope = EXILES_SHARE / max(1, exiles)
    last = sight.round >= LAST_ROUND
    if now.keeper == other.seat:
        return 0.7 if now.usurper else 0.05 if last else 0.35
    goal = now.vision_goal(other)
    ready = sight.visions_drawn >= VISIONS_TO_WIN
    if goal != NO_GOAL:
        if now.meets(goal, other):
            return 0.6 if ready else 0.3
        hope += 0.06
    if now.keeper >= 0 and now.usurper:
        hope *= 0.5
    if sight.round >= LATE:
        hope *= 0.2 if last else 0.6
    return hope


def empire_hope(now: Outlook, ally: Player | None) -> float:
    """The Empire's chance; with `ally` as if that Exile belonged to it."""
    sight = now.sight
    holder = sight.players[now.keeper] if now.keeper >= 0 else None
    end = END_CHANCE[sight.round]
    if holder is None or holder.is_imperial or holder is ally:
        hope = 0.5 + 0.4 * end
    elif now.usurper:
        hope = 0.15
    else:
        hope = 0.8 if sight.round >= LAST_ROUND else 0.35 - 0.2 * end
    if sight.visions_drawn >= VISIONS_TO_WIN:
        for other in sight.players:
            if other.is_exile and other is not ally and other.vision >= 0:
                if now.meets(now.vision_goal(other), other):
                    hope *= 0.45
    return hope


def foremost_hope(now: Outlook, but: Player) -> float:
    """The best hope of any other Exile."""
    most = 0.0
    for other in now.sight.players:
        if other.is_exile and other is not but:
            most = max(most, exile_hope(now, other))
    return most


def heir_hope(now: Outlook, other: Player) -> float:
    """How likely somebody in the Empire would be its heir if it won."""
    goal = now.sight.oath.successor
    if goal == MORE_RELICS:
        most = 0
        for rival in now.sight.players:
            if rival is not other and rival.is_imperial:
                most = max(most, now.things[rival.seat])
        lead = now.things[other.seat] - most
        return HEIR_BY_LEAD[max(0, min(3, lead + 2))]
    if now.meets(goal, other):
        return 0.6
    return 0.1 if goal == HOLDS_SCEPTER else 0.2


def joined(now: Outlook, other: Player, relics: int) -> Outlook:
    """As if an Exile had become a Citizen, with so many more relics."""
    after = now.copy()
    after.things[other.seat] += relics
    after.sites[PURPLE] += after.sites[other.colour]
    after.sites[other.colour] = 0
    if after.keeper == other.seat and now.sight.oath.goal == MOST_SITES:
        after.keeper = after.first
    if after.keeper == other.seat:
        after.usurper = False
    after.settle()
    return after


def together(now: Outlook, other: Player, relics: int) -> float:
    """The Empire's chance if an Exile joins it and both fight the others."""
    after = joined(now, other, relics)
    hope = empire_hope(after, other) + AGAINST_OTHERS * foremost_hope(now, other)
    return min(0.95, hope + 0.3 * exile_hope(now, other))


def gain_by_joining(now: Outlook, me: Player, relics: int, loyal: float) -> float:
    """What an Exile gains in chances by becoming a Citizen."""
    after = joined(now, me, relics)
    hope = together(now, me, relics) * heir_hope(after, me)
    for rival in now.sight.players:
        if rival.is_citizen:
            hope *= 0.7
    return (0.8 + 0.5 * loyal) * hope - 1.1 * exile_hope(now, me)


def gain_by_leaving(now: Outlook, me: Player, loyal: float) -> float:
    """What a Citizen gains in chances by going into exile."""
    sight = now.sight
    stay = empire_hope(now, None) * heir_hope(now, me)
    exiles = sum(player.is_exile for player in sight.players)
    leave = EXILES_SHARE / (exiles + 1)
    if sight.oath.goal != MOST_SITES and now.meets(sight.oath.goal, me):
        leave = 0.4  # the title comes along
    elif now.keeper >= 0 and now.usurper:
        leave *= 0.5
    if sight.round >= LATE:
        leave *= 0.2 if sight.round >= LAST_ROUND else 0.6
    return leave - (0.8 + 0.5 * loyal) * stay


def gain_by_offering(now: Outlook, other: Player) -> float:
    """What the Chancellor gains in chances if an Exile accepts Citizenship with a relic."""
    kept = 1.0  # the chance that no Citizen of today takes the victory
    for heir in now.sight.players:
        if heir.is_citizen:
            kept *= 1 - heir_hope(now, heir)
    after = joined(now, other, 1)
    risk = heir_hope(after, other)
    return kept * (together(now, other, 1) * (1 - risk) - empire_hope(now, None))
