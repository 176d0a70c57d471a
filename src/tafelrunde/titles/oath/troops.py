"""Warbands: gaining, moving, killing (glossary: take, kill, sacrifice)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.titles.oath import rule
from tafelrunde.titles.oath.board import NOBODY, SLOTS
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.powers import FORBIDS_PLACING_WARBANDS
from tafelrunde.titles.oath.vocabulary import LOSE, SLOT

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath


def gain(g: Oath, me: Player, n: int, cite: str = "") -> int:
    """Gain warbands from the personal bank (purple ones in the Empire), as many as there are."""
    n = max(0, min(n, g.reserve[me.force_colour]))
    if n:
        g.reserve[me.force_colour] -= n
        me.warbands += n
        if g.loud:
            g.say("gains-warbands", me.seat, {"count": n, "rule": cite})
    return n


def kill_on_board(g: Oath, victim: Player, n: int, cite: str = "") -> int:
    """Kill warbands on a board: back to the bank of their colour."""
    n = max(0, min(n, victim.warbands))
    if n:
        victim.warbands -= n
        g.reserve[victim.force_colour] += n
        if g.loud:
            g.say("loses-warbands", victim.seat, {"count": n, "rule": cite})
    return n


def kill_at(g: Oath, slot: int, n: int, cite: str = "") -> int:
    """Kill warbands at a site."""
    site = g.sites[slot]
    n = max(0, min(n, site.warbands))
    if n:
        g.reserve[site.colour] += n
        if g.loud:
            args: dict[str, int | str | list[str]] = {
                "count": n,
                "site": g.kinds[site.card].id,
                "rule": cite,
            }
            g.say("site-loses-warbands", g.prepared.seat_of[site.colour], args)
        lift(g, slot, n)
    return n


def lift(g: Oath, slot: int, n: int) -> None:
    """Take warbands off a site; where they go is the caller's business."""
    site = g.sites[slot]
    site.warbands -= n
    if site.warbands == 0:
        site.colour = NOBODY
    g.title_stale = True


def drop(g: Oath, slot: int, colour: int, n: int) -> None:
    """Put warbands on a site; where they came from is the caller's business."""
    if n > 0:
        site = g.sites[slot]
        assert site.warbands == 0 or site.colour == colour, "two colours at one site"
        site.colour = colour
        site.warbands += n
        g.title_stale = True


def may_place_at(g: Oath, me: Player, slot: int) -> bool:
    """Whether a player may put warbands on a site at all (Ring of Devotion; one colour only)."""
    site = g.sites[slot]
    if not site.faceup or (site.warbands and site.colour != me.force_colour):
        return False
    return not is_barred(g, me, slot)


def is_barred(g: Oath, me: Player, slot: int) -> bool:
    """Whether a power forbids a player to put warbands on a site (Ring of Devotion)."""
    for this in g.active[FORBIDS_PLACING_WARBANDS]:
        if g.power(this).forbids_placing_warbands(g, me, slot, this):
            return True
    return False


def board_to_site(g: Oath, me: Player, slot: int, n: int, cite: str = "") -> int:
    """Move warbands from a board to a site."""
    n = min(n, me.warbands)
    if n > 0:
        me.warbands -= n
        drop(g, slot, me.force_colour, n)
        if g.loud:
            site = g.kinds[g.sites[slot].card].id
            g.say("places-warbands", me.seat, {"count": n, "site": site, "rule": cite})
    return max(n, 0)


def site_to_board(g: Oath, me: Player, slot: int, n: int, cite: str = "") -> int:
    """Move warbands from a site to a board of the same colour."""
    n = min(n, g.sites[slot].warbands)
    if n > 0:
        assert g.sites[slot].colour == me.force_colour
        lift(g, slot, n)
        me.warbands += n
        if g.loud:
            site = g.kinds[g.sites[slot].card].id
            g.say("picks-up-warbands", me.seat, {"count": n, "site": site, "rule": cite})
    return max(n, 0)


def ask_kill(
    g: Oath,
    me: Player,
    boards: list[Player],
    slots: list[int],
    n: int,
    prompt: str,
    cite: str,
    source: str = "",
) -> int:
    """Let a player choose n warbands to kill among boards and sites, one at a time; how many."""
    killed = 0
    while killed < n:
        options = [LOSE + victim.object for victim in boards if victim.warbands]
        options.extend(LOSE + SLOT + slot for slot in slots if g.sites[slot].warbands)
        if not options:
            break
        option = g.choose(me, prompt, options, cite, source, n - killed) - LOSE
        if option < SLOT + SLOTS:
            kill_at(g, option - SLOT, 1, cite)
        else:
            kill_on_board(g, g.player_of(option), 1, cite)
        killed += 1
    return killed


def can_regroup(g: Oath, me: Player, slots: list[int]) -> bool:
    """Whether any warband could be shifted among the board and these ruled sites."""
    keeps = 0 if rule.has_bandits(g, me) else 1
    if any(g.sites[slot].warbands > keeps for slot in slots):
        return True
    return me.warbands > 0 and any(may_place_at(g, me, slot) for slot in slots)


def regroup(g: Oath, me: Player, cite: str, source: str, ruled: list[int] | None = None) -> None:
    """Shift warbands at will among the board and ruled sites, each keeping at least one.

    Asked site by site: first how many come to the board, then how many go back. A Citizen needs
    no permission. `ruled` says which sites, if a campaign makes a difference. Whoever has the
    Bandit Crown may leave a site to bandits (7.6.5).
    """
    slots = ruled if ruled is not None else rule.sites_ruled(g, me)
    keeps = 0 if rule.has_bandits(g, me) else 1
    for slot in slots:
        most = g.sites[slot].warbands - keeps
        n = g.ask_count(
            me,
            low=0,
            high=most,
            prompt="regroup-take",
            rule=cite,
            source=source,
            about=g.kinds[g.sites[slot].card].id,
        )
        site_to_board(g, me, slot, n, cite)
    for slot in slots:
        if may_place_at(g, me, slot):
            site = g.kinds[g.sites[slot].card].id
            n = g.ask_count(
                me,
                low=0,
                high=me.warbands,
                prompt="regroup-place",
                rule=cite,
                source=source,
                about=site,
            )
            board_to_site(g, me, slot, n, cite)


def replace_all(g: Oath, me: Player, old: int, new: int) -> None:
    """Replace a board's warbands of one colour by another, as far as there are enough."""
    n = me.warbands
    g.reserve[old] += n
    me.warbands = min(n, g.reserve[new])
    g.reserve[new] -= me.warbands
