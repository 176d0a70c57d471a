"""Goals, the Oathkeeper's title, and all ways to win (2.11, 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.table import GameEnds
from tafelrunde.titles.oath import rule
from tafelrunde.titles.oath.board import END_ROLL, VISIONS_TO_WIN
from tafelrunde.titles.oath.catalogue import (
    DARKEST_SECRET,
    HOLDS_DARKEST_SECRET,
    HOLDS_PEOPLES_FAVOR,
    HOLDS_SCEPTER,
    MORE_RELICS,
    MOST_SITES,
    PEOPLES_FAVOR,
    SCEPTER,
)
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.powers import BECAME_OATHKEEPER, END_DIE_ROLLED
from tafelrunde.titles.oath.vocabulary import NAME

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath


# -- goals


def counted(g: Oath, goal: int, me: Player) -> int:
    """What a player has for a goal that asks for the most; the Empire's sites are counted once."""
    if goal == MOST_SITES:
        return 0 if me.is_citizen else len(rule.sites_ruled(g, me))
    return me.count_relics_and_banners()


def best(g: Oath, goal: int) -> list[Player]:
    """Who meets a goal, several if they are tied; nobody with nothing meets it."""
    if goal in (HOLDS_PEOPLES_FAVOR, HOLDS_DARKEST_SECRET):
        banner = PEOPLES_FAVOR if goal == HOLDS_PEOPLES_FAVOR else DARKEST_SECRET
        return [player for player in g.players if banner in player.banners]
    most = max(counted(g, goal, player) for player in g.players)
    if most == 0:
        return []
    return [player for player in g.players if counted(g, goal, player) == most]


def meets_alone(g: Oath, goal: int, me: Player) -> bool:
    """Whether a player meets the goal of a Vision: a tie is no win (3.2)."""
    found = best(g, goal)
    return len(found) == 1 and found[0] is me


def is_successor(g: Oath, me: Player) -> bool:
    """Whether a Citizen meets the Successor goal of the oath (3.3.1)."""
    if not me.is_citizen:
        return False
    goal = g.oath.successor
    if goal == MORE_RELICS:
        own = me.count_relics_and_banners()
        rivals = [other for other in g.players if other is not me and other.is_imperial]
        return all(own > other.count_relics_and_banners() for other in rivals)
    if goal == HOLDS_SCEPTER:
        return SCEPTER in me.relics
    return me.has_banner(PEOPLES_FAVOR if goal == HOLDS_PEOPLES_FAVOR else DARKEST_SECRET)


def visions_of(g: Oath, me: Player) -> list[int]:
    """Visions that count as revealed by a player: his own, and those his False Prophet is on."""
    found = [me.vision] if me.vision >= 0 else []
    for this in g.warbands_on:
        if g.kinds[this].is_vision and g.warbands_on[this][me.colour] and this not in found:
            found.append(this)
    return found


# -- the title (2.11)


def settle(g: Oath) -> None:
    """Who meets the goal has the title; the holder keeps it on a tie, or chooses among others."""
    while g.title_stale:
        g.title_stale = False
        found = best(g, g.oath.goal)
        holder = g.players[g.keeper] if g.keeper >= 0 else None
        if not found or holder in found:
            return
        if len(found) == 1 or holder is None:
            heir = found[0]
        elif g.oath.goal == MOST_SITES and holder.is_citizen and g.chancellor in found:
            heir = g.chancellor  # a tie keeps the title in the Empire, where it is his
        else:
            chosen = g.ask_player(holder, NAME, found, "name-oathkeeper", "oath:2.11.g")
            heir = chosen if chosen is not None else found[0]
        take_title(g, heir)


def take_title(g: Oath, heir: Player) -> None:
    """The title comes to a player, Oathkeeper side up."""
    g.keeper = heir.seat
    g.usurper = False
    if g.loud:
        g.say("oathkeeper", heir.seat, {"player": heir.id, "rule": "oath:2.11"})
    for this in g.in_trigger_order(BECAME_OATHKEEPER, g.active_player):
        g.power(this).became_oathkeeper(g, heir, this)


# -- winning (3)


def win(g: Oath, me: Player, reason: str, cite: str) -> None:
    """The game ends now."""
    g.winner = me.seat
    g.reason = reason
    if g.loud:
        g.say("wins", me.seat, {"player": me.id, "reason": reason, "rule": cite})
    raise GameEnds


def check_wake(g: Oath, me: Player) -> None:
    """An Exile wins as Usurper or Visionary (4.1.2)."""
    if not me.is_exile:
        return
    visions = fulfilled(g, me)
    usurps = g.keeper == me.seat and g.usurper
    g.won_ways = len(visions) + int(usurps)
    if visions:
        g.winning_vision = g.kinds[visions[0]].id
    if usurps:
        win(g, me, "usurper", "oath:3.1")
    if visions:
        win(g, me, "visionary", "oath:3.2")


def fulfilled(g: Oath, me: Player) -> list[int]:
    """The revealed Visions of a player whose goal is met, in the order of 3.4.3.

    Each of them demands that at least 3 Visions were drawn from the world deck (3.2).
    """
    if g.visions_drawn < VISIONS_TO_WIN:
        return []
    found = [this for this in visions_of(g, me) if meets_alone(g, g.kinds[this].goal, me)]
    found.sort(key=lambda this: g.kinds[this].rank)
    return found


def empire_keeps(g: Oath) -> bool:
    """Whether the Chancellor or a Citizen is Oathkeeper."""
    return g.keeper >= 0 and g.players[g.keeper].is_imperial


def empire_wins(g: Oath, reason: str, cite: str) -> None:
    """The Chancellor wins, or the Citizen who is his Successor (3.3.1)."""
    g.won_ways = 1
    for player in g.in_order(g.prepared.chancellor):
        if is_successor(g, player):
            win(g, player, "successor", "oath:3.3.1")
    win(g, g.chancellor, reason, cite)


def end_of_round(g: Oath) -> None:
    """The end die after rounds 5 to 7 (3.3), war weariness after round 8 (3.4)."""
    if g.round in END_ROLL and empire_keeps(g):
        roll = g.rng.die(6)
        if g.loud:
            g.say("rolls-end-die", g.chancellor.seat, {"roll": roll, "rule": "oath:3.3"})
        for this in g.in_trigger_order(END_DIE_ROLLED, g.chancellor):
            roll = g.power(this).end_die_rolled(g, roll, this)
        if roll >= END_ROLL[g.round]:
            empire_wins(g, "empire", "oath:3.3")
    elif g.round >= 8:
        war_weariness(g)


def war_weariness(g: Oath) -> None:
    """The four conditions in order (3.4.1 to 3.4.4)."""
    if empire_keeps(g):
        empire_wins(g, "empire", "oath:3.4.1")
    if g.keeper >= 0 and g.usurper:
        g.won_ways = 1
        win(g, g.players[g.keeper], "usurper", "oath:3.4.2")
    winners: list[tuple[int, int]] = []
    for player in g.in_order(g.prepared.chancellor):
        if player.is_exile:
            winners.extend((g.kinds[this].rank, player.seat) for this in fulfilled(g, player))
    if winners:
        seat = min(winners)[1]
        visions = fulfilled(g, g.players[seat])
        g.winning_vision = g.kinds[visions[0]].id
        g.won_ways = len(visions)
        win(g, g.players[seat], "visionary", "oath:3.4.3")
    empire_wins(g, "war-weariness", "oath:3.4.4")
