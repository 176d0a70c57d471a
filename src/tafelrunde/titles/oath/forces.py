"""The forces of a campaign: who stands where, how many, and how they die (5.5.4 to 5.5.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.titles.oath import rule, troops
from tafelrunde.titles.oath.board import COLOURS, PURPLE
from tafelrunde.titles.oath.campaign_state import ATTACKER, DEFENDER, Campaign
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.vocabulary import LOSE, PLAYER, SLOT

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath


def rules_in(g: Oath, c: Campaign, player: Player, slot: int) -> bool:
    """Who rules a site during this campaign: an outsider rules no Imperial site (5.5.1)."""
    if c.outsider is not None and g.sites[slot].warbands == 0:
        return rule.rules(g, player, slot) and commands_bandits(g, c, player)
    if player is c.outsider:
        return False
    return rule.rules(g, player, slot)


def commands_bandits(g: Oath, c: Campaign, player: Player) -> bool:
    """Whether bandits fight for a player; an outsider and the Empire do not share them."""
    if c.outsider is not None and (rule.crown_holder(g) is c.outsider) != (player is c.outsider):
        return False
    return rule.has_bandits(g, player)


def is_of_defender(g: Oath, c: Campaign, slot: int) -> bool:
    """Whether the defender rules a site, bandits included."""
    if c.defender is None:
        return rule.bandits_rule(g, slot)
    return rules_in(g, c, c.defender, slot)


def sites_of_defender(g: Oath, c: Campaign) -> list[int]:
    """All sites the defender rules, bandits included."""
    return [slot for slot in range(len(g.sites)) if is_of_defender(g, c, slot)]


def boards(g: Oath, c: Campaign, side: int) -> list[Player]:
    """The players whose board warbands belong to a side's force."""
    if side == ATTACKER:
        return [c.me]
    return [
        player for player in c.players(DEFENDER) if player.pawn == c.site or player.pawn in c.sites
    ]


def slots_of(g: Oath, c: Campaign, side: int) -> list[int]:
    """The sites whose warbands belong to a side's force."""
    if side == ATTACKER:
        return [slot for slot in c.force_sites if slot not in c.sites or is_own(g, c, slot)]
    return [slot for slot in c.sites if g.sites[slot].warbands and not is_own(g, c, slot)]


def is_own(g: Oath, c: Campaign, slot: int) -> bool:
    """Whether warbands at a site fight for the attacker although the site is a target."""
    return slot in c.force_sites


def bandits(g: Oath, c: Campaign, side: int) -> int:
    """Bandits that fight for a side: for themselves, or for the holder of their Crown (7.6.5)."""
    n = 0
    if side == DEFENDER:
        for slot in c.bandit_sites:
            n += rule.bandits_at(g, slot)
    else:
        for slot in c.force_sites:
            if rules_in(g, c, c.me, slot) and commands_bandits(g, c, c.me):
                n += rule.bandits_at(g, slot)
    return n


def bandit_targets(g: Oath, c: Campaign) -> list[int]:
    """The targets where bandits fight: without warbands, or all if the defender has their Crown."""
    crowned = c.defender is not None and commands_bandits(g, c, c.defender)
    return [
        slot
        for slot in c.sites
        if not is_own(g, c, slot) and (crowned or g.sites[slot].warbands == 0)
    ]


def size(g: Oath, c: Campaign, side: int) -> int:
    """How many warbands a side's force has, bandits that fight for it included."""
    n = sum(player.warbands for player in boards(g, c, side))
    n += sum(g.sites[slot].warbands for slot in slots_of(g, c, side))
    return n + bandits(g, c, side)


def mortal_size(g: Oath, c: Campaign, side: int) -> int:
    """The same without bandits, who cannot be killed or sacrificed."""
    return size(g, c, side) - bandits(g, c, side)


def decider(g: Oath, c: Campaign, side: int) -> Player:
    """Who chooses the warbands that die: the owner, for the Empire's defence the Chancellor."""
    if side == ATTACKER:
        return c.me
    assert c.defender is not None
    if c.defender.is_imperial and c.defender is not c.outsider:
        return g.chancellor
    return c.defender


def kill(
    g: Oath, c: Campaign, side: int, n: int, prompt: str, cite: str, by: Player | None = None
) -> int:
    """Kill n warbands of a side's force, chosen one by one if they stand at several places."""
    killed = 0
    while killed < n:
        options = [LOSE + player.object for player in boards(g, c, side) if player.warbands]
        options.extend(
            LOSE + SLOT + slot for slot in slots_of(g, c, side) if g.sites[slot].warbands
        )
        if not options:
            break
        left = n - killed
        option = options[0]
        if len(options) > 1 and left < mortal_size(g, c, side):
            who = by if by is not None else decider(g, c, side)
            option = g.ask_of(who, prompt, options, cite, "", left)
            left = 1
        killed += kill_one_place(g, c, side, option - LOSE, left, cite)
    return killed


def lose(g: Oath, c: Campaign, side: int, n: int) -> None:
    """Kill n warbands of a beaten force (5.5.6).

    All others of it are about to go home to a board. So it makes no difference which of those die
    that have the same way home; the question is only at whose cost.
    """
    while n > 0:
        homes: list[int] = []  # seats
        places: list[list[int]] = []  # by home: boards, then sites
        for player in boards(g, c, side):
            if player.warbands:
                homes.append(player.seat)
                places.append([player.object])
        for slot in slots_of(g, c, side):
            if g.sites[slot].warbands == 0:
                continue  # bandits
            seat = home_of(g, c, side, slot).seat
            if seat not in homes:
                homes.append(seat)
                places.append([])
            places[homes.index(seat)].append(SLOT + slot)
        if not homes:
            return
        at, most = 0, n
        if len(homes) > 1 and n < mortal_size(g, c, side):
            options = [LOSE + there[0] for there in places]
            who = decider(g, c, side)
            option = g.ask_of(who, "lose-warband", options, "oath:5.5.6", "", n)
            at, most = options.index(option), 1
        for place in places[at]:
            done = kill_one_place(g, c, side, place, most, "oath:5.5.6")
            most -= done
            n -= done
            if most == 0:
                break


def kill_one_place(g: Oath, c: Campaign, side: int, place: int, n: int, cite: str) -> int:
    """Kill warbands of a force on a board or at a site; a Hospital may take them in."""
    if PLAYER <= place < PLAYER + len(COLOURS):
        done = troops.kill_on_board(g, g.player_of(place), n, cite)
    else:
        done = troops.kill_at(g, place - SLOT, n, cite)
    note_killed(c, side, done)
    return done


def note_killed(c: Campaign, side: int, n: int) -> None:
    """Count killed warbands; those that a Hospital will take in do not count as killed."""
    if c.hospital[side] >= 0:
        c.in_hospital[side] += n
    else:
        c.killed[side] += n


def kill_on_board(g: Oath, c: Campaign, victim: Player, n: int, cite: str) -> int:
    """Kill warbands on the board of somebody in the campaign (Bear Traps)."""
    done = troops.kill_on_board(g, victim, n, cite)
    note_killed(c, c.side_of(victim), done)
    return done


def home_of(g: Oath, c: Campaign, side: int, slot: int) -> Player:
    """To whose board the survivors of a beaten force at a site go."""
    if side == ATTACKER:
        return c.me
    if g.sites[slot].colour == PURPLE:
        return g.chancellor
    assert c.defender is not None
    return c.defender


def retreat(g: Oath, c: Campaign, side: int) -> None:
    """The survivors of a beaten force go to boards; purple ones of sites to the Chancellor's."""
    for slot in slots_of(g, c, side):
        site = g.sites[slot]
        n = site.warbands
        if n == 0:
            continue
        home = home_of(g, c, side, slot)
        troops.lift(g, slot, n)
        home.warbands += n
        c.survivors[home.seat] = c.survivors.get(home.seat, 0) + n
        if g.loud:
            args: dict[str, int | str | list[str]] = {
                "count": n,
                "site": g.kinds[site.card].id,
                "rule": "oath:5.5.6",
            }
            g.say("retreats", home.seat, args)
