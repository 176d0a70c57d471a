"""Relics and banners: taking, giving, seizing, burying; the Reliquary (2.3 to 2.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.oath import tokens
from tafelrunde.titles.oath.catalogue import (
    BANNER,
    DARKEST_SECRET,
    FIRST_TRAIT,
    PEOPLES_FAVOR,
    SCEPTER,
    SITE,
)
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.powers import ON_BURIED, ON_LEAVES, PROTECTS, RELICS_TAKEN
from tafelrunde.titles.oath.vocabulary import (
    BURY_OBJECT,
    CARD,
    CHOOSE,
    NAMES,
    RELIQUARY,
    RETAIN_OBJECT,
    SLOT,
)
from tafelrunde.titles.oath.where import HELD_BY, UNCOVERED

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath


def may_take(g: Oath, by: Player, thing: int, owner: Player | None) -> bool:
    """Whether a player may target or take a relic or banner (Tome Guardians, Lost Tongue ...)."""
    return all(not g.power(this).protects(g, thing, owner, by, this) for this in g.active[PROTECTS])


def release(g: Oath, thing: int) -> None:
    """Take a relic or banner from wherever it lies; the caller puts it somewhere at once."""
    if g.where[thing] >= 0 and thing in g.active[ON_LEAVES]:
        g.power(thing).leaves(g, thing)
    g.leave(thing)
    g.title_stale = True
    for player in g.players:
        if thing in player.relics:
            player.relics.remove(thing)
            return
        if thing in player.banners:
            player.banners.remove(thing)
            return
        if thing in player.hand:
            player.hand.remove(thing)
            return
    if thing in g.loose_banners:
        g.loose_banners.remove(thing)
        return
    for site in g.sites:
        if thing in site.relics:
            site.relics.remove(thing)
            return
    if thing in g.reliquary:
        space = g.reliquary.index(thing)
        g.reliquary[space] = -1
        g.enter(FIRST_TRAIT + space, UNCOVERED)  # binds the Chancellor now (2.3)
        return
    if thing in g.relic_deck:
        g.relic_deck.remove(thing)
        return
    raise ValueError(f"{g.kinds[thing].id} cannot be released from where it lies")


def put_to(g: Oath, me: Player, thing: int) -> None:
    """Lay a relic or banner, which lies nowhere now, faceup into a personal bank."""
    g.known.pop(thing, 0)
    if g.kinds[thing].kind == BANNER:
        me.banners.append(thing)
    else:
        me.relics.append(thing)
    g.enter(thing, HELD_BY + me.seat)
    g.title_stale = True


def take_relics(
    g: Oath,
    me: Player,
    relics: list[CardNo],
    owner: Player | None,
    cite: str,
    settle: bool = True,
) -> None:
    """Take relics from a player, a site, the deck or the Reliquary; Relic Thief may follow.

    Without `settle` the title is looked at when the power that takes them is over.
    """
    if not relics:
        return
    for thing in relics:
        release(g, thing)
        put_to(g, me, thing)
        if thing == SCEPTER:
            g.scepter_taken = True
    if g.loud:
        source = owner.id if owner is not None else ""
        g.say("takes-relics", me.seat, {"cards": g.names(relics), "from": source, "rule": cite})
    if not settle:
        g.title_stale = False
    for this in g.in_trigger_order(RELICS_TAKEN, me):
        g.power(this).relics_taken(g, me, relics, owner, this)
    if settle:
        g.settle()
    else:
        g.title_stale = True


def give_relic(g: Oath, me: Player, to: Player, thing: int, cite: str) -> None:
    """Hand over a relic or banner: no trigger of taking, no seize penalty."""
    release(g, thing)
    put_to(g, to, thing)
    if g.loud:
        g.say("gives-relic", me.seat, {"card": g.kinds[thing].id, "to": to.id, "rule": cite})


def take_banner(g: Oath, me: Player, banner: int, cite: str) -> None:
    """Put a banner to a player, whoever had it."""
    release(g, banner)
    put_to(g, me, banner)
    if g.loud:
        g.say("takes-banner", me.seat, {"card": g.kinds[banner].id, "rule": cite})


def seize_banner(g: Oath, me: Player, banner: int, cite: str) -> None:
    """Take a banner other than by Recover: burn 2, never the last; the mob rises (2.5.3)."""
    take_banner(g, me, banner, cite)
    if banner == PEOPLES_FAVOR:
        n = min(2, g.favor_on.get(banner, 1) - 1)
        if n > 0:
            g.favor_on[banner] -= n
            tokens.burn_loose_favor(g, n)
        g.mob = True
    else:
        burn_on_darkest_secret(g, 2)
    if g.loud:
        g.say("banner-suffers", me.seat, {"card": g.kinds[banner].id, "rule": "oath:2.5.3"})


def take_thing(g: Oath, me: Player, thing: int, owner: Player, cite: str) -> None:
    """Seize a relic or banner from another player."""
    if g.kinds[thing].kind == BANNER:
        seize_banner(g, me, thing, cite)
        g.settle()
    else:
        take_relics(g, me, [thing], owner, cite)


def burn_on_darkest_secret(g: Oath, n: int) -> None:
    """Burn secrets of the Darkest Secret, never the last one."""
    have = g.secrets_on.get(DARKEST_SECRET, 1)
    g.secrets_on[DARKEST_SECRET] = max(1, have - n)


def add_to_darkest_secret(g: Oath, n: int) -> None:
    """Put secrets of the shared bank on the Darkest Secret."""
    g.secrets_on[DARKEST_SECRET] = g.secrets_on.get(DARKEST_SECRET, 0) + n


def bury_relic(g: Oath, me: Player, thing: int, cite: str) -> None:
    """Put a relic under the relic deck; tokens on it come back."""
    if thing in g.active[ON_BURIED]:
        g.power(thing).buried(g, me, thing)
    known = g.everyone if g.where[thing] >= 0 else g.known.get(thing, 0)
    tokens.favor_off_card(g, thing)
    tokens.secrets_off_card(g, me, thing, facedown=True)
    release(g, thing)
    g.known[thing] = known
    g.relic_deck.insert(0, thing)
    if g.loud:
        g.say("buries-relic", me.seat, {"rule": cite}, {"card": g.kinds[thing].id}, known)


def look_at_top_relic(g: Oath, me: Player) -> int:
    """Draw the top relic of the deck and look at it; it lies in hand, or -1 if there is none."""
    if not g.relic_deck:
        return -1
    thing = g.relic_deck.pop()
    g.known[thing] = me.bit
    me.hand.append(thing)
    return thing


def keep_or_bury(g: Oath, me: Player, cite: str, source: str) -> None:
    """Reveal to yourself the top relic of the deck: keep it or bury it."""
    thing = look_at_top_relic(g, me)
    if thing < 0:
        return
    about = g.kinds[thing].id
    options = [CHOOSE + RETAIN_OBJECT, CHOOSE + BURY_OBJECT]
    if g.ask_of(me, "keep-relic", options, cite, source, 0, about) == options[0]:
        take_relics(g, me, [thing], None, cite)
    else:
        bury_relic(g, me, thing, cite)


def peek(g: Oath, me: Player, this: CardNo, cite: str) -> None:
    """Look at a hidden card."""
    g.learn(me.bit, this)
    if g.loud:
        if this in g.reliquary:
            at = NAMES[RELIQUARY + g.reliquary.index(this)]
        elif g.kinds[this].kind == SITE:
            at = NAMES[SLOT + next(site.slot for site in g.sites if site.card == this)]
        else:
            place = g.object_of(this)
            at = NAMES[place] if place < CARD else ""
        g.say("peeks", me.seat, {"at": at, "rule": cite}, {"card": g.kinds[this].id}, me.bit)


def reliquary_relics(g: Oath) -> list[int]:
    """The relics that lie on the Reliquary."""
    return [thing for thing in g.reliquary if thing >= 0]
