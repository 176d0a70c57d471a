"""Becoming a Citizen, being exiled, exiling oneself (6.6 to 6.8, 7.6.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.titles.oath import holdings, inplay, tokens, troops
from tafelrunde.titles.oath.board import MOST_SUPPLY, PURPLE
from tafelrunde.titles.oath.catalogue import PEOPLES_FAVOR, SCEPTER
from tafelrunde.titles.oath.player import CITIZEN, EXILE_ROLE, Player
from tafelrunde.titles.oath.powers import FORBIDS_EXILE
from tafelrunde.titles.oath.vocabulary import CHOOSE, LOSE, RELIQUARY, SLOT

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath


def enlist(g: Oath, me: Player, cite: str, source: str = "", relic: bool = False) -> None:
    """Become a Citizen without an offer (7.6.1); with `relic` take one unseen Reliquary relic."""
    if not me.is_exile:
        return
    space = ask_space(g, me, cite, source) if relic else -1
    become_citizen(g, me, cite)
    if space >= 0:
        holdings.take_relics(g, me, [g.reliquary[space]], None, cite)
    g.settle()


def ask_space(g: Oath, me: Player, cite: str, source: str = "") -> int:
    """Let a player choose a space of the Reliquary that has a relic; -1 if none has."""
    spaces = [space for space in range(4) if g.reliquary[space] >= 0]
    if not spaces:
        return -1
    options = [CHOOSE + RELIQUARY + space for space in spaces]
    return g.choose(me, "choose-reliquary", options, cite, source) - CHOOSE - RELIQUARY


def become_citizen(g: Oath, me: Player, cite: str) -> None:
    """All that 6.6.2 says, in its order."""
    own = me.colour
    slots = [site.slot for site in g.sites if site.warbands and site.colour == own]
    need = me.warbands + sum(g.sites[slot].warbands for slot in slots)
    while need > g.reserve[PURPLE]:
        options = [LOSE + SLOT + slot for slot in slots if g.sites[slot].warbands]
        if me.warbands:
            options.append(LOSE + me.object)
        option = g.choose(me, "remove-warband", options, "oath:6.6.2.b") - LOSE
        if option == me.object:
            troops.kill_on_board(g, me, 1, "oath:6.6.2.b")
        else:
            troops.kill_at(g, option - SLOT, 1, "oath:6.6.2.b")
        need -= 1
    me.role = CITIZEN
    troops.replace_all(g, me, own, PURPLE)
    for slot in slots:
        site = g.sites[slot]
        if site.warbands:
            g.reserve[own] += site.warbands
            g.reserve[PURPLE] -= site.warbands
            site.colour = PURPLE
    if g.loud:
        g.say("becomes-citizen", me.seat, {"player": me.id, "rule": cite})
    g.title_stale = True
    if me.vision >= 0:
        inplay.discard(g, me, me.vision)
    if g.keeper == me.seat:
        g.usurper = False
    if g.turn == me.seat:
        g.end_act()
    me.supply = MOST_SUPPLY


def become_exile(g: Oath, me: Player, cite: str) -> None:
    """Turn the board; own warbands replace those on it; Supply is refreshed (6.7)."""
    me.role = EXILE_ROLE
    troops.replace_all(g, me, PURPLE, me.colour)
    me.supply = MOST_SUPPLY
    g.title_stale = True
    if g.loud:
        g.say("becomes-exile", me.seat, {"player": me.id, "rule": cite})
    g.settle()


def may_be_exiled(g: Oath, citizen: Player) -> bool:
    """Whether nothing protects a Citizen (Council Seat)."""
    cards = g.active[FORBIDS_EXILE]
    return not any(g.power(this).forbids_exile(g, citizen, this) for this in cards)


def may_use_scepter(g: Oath, me: Player) -> bool:
    """The holder may use the Scepter, but not in the turn in which it was taken."""
    return SCEPTER in me.relics and not g.scepter_taken


def exile_price(g: Oath, me: Player, citizen: Player) -> int:
    """5 favor, one more or less for the title and the People's Favor on each side (6.7)."""
    price = 5
    price += int(g.keeper == citizen.seat) + int(citizen.has_banner(PEOPLES_FAVOR))
    price -= int(g.keeper == me.seat) + int(me.has_banner(PEOPLES_FAVOR))
    return price


def exilable(g: Oath, me: Player) -> list[Player]:
    """The Citizens the holder of the Scepter can exile now."""
    if not may_use_scepter(g, me):
        return []
    return [
        other
        for other in g.others(me)
        if other.is_citizen
        and may_be_exiled(g, other)
        and tokens.purse(g, me) >= exile_price(g, me, other)
    ]


def exile(g: Oath, me: Player, citizen: Player) -> None:
    """Exile another Citizen by giving him favor (6.7)."""
    tokens.give_favor(g, me, citizen, exile_price(g, me, citizen), "oath:6.7")
    become_exile(g, citizen, "oath:6.7.c")


def self_exile_price(g: Oath, me: Player) -> int:
    """Favor for all secrets, on board and cards, and for the warbands on the board (6.8)."""
    return tokens.secrets_in_all(g, me) + me.warbands


def may_exile_self(g: Oath, me: Player) -> bool:
    """A Citizen who does not hold the Scepter and can pay."""
    return (
        me.is_citizen
        and SCEPTER not in me.relics
        and g.holder(SCEPTER) is not None
        and may_be_exiled(g, me)
        and tokens.purse(g, me) >= self_exile_price(g, me)
    )


def exile_self(g: Oath, me: Player) -> None:
    """Exile oneself; the Act phase ends (6.8)."""
    holder = g.holder(SCEPTER)
    assert holder is not None
    tokens.give_favor(g, me, holder, self_exile_price(g, me), "oath:6.8")
    become_exile(g, me, "oath:6.8.a")
    g.end_act()
