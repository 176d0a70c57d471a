"""Why a site, a deck, a card at a site, a relic or a banner is no answer now, or an action is not.

A major action is pointed at by its name, such as 'do/search'.

Only what lies open is looked at: sites as far as the player knows them, cards at faceup sites,
piles by their size, and the player's own Supply, favor and secrets.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import Ask, CardNo, Option
from tafelrunde.kernel.events import Arg
from tafelrunde.kernel.reasons import Reason, no_choice, parts_of
from tafelrunde.titles.oath import campaign, recover, tokens, travel
from tafelrunde.titles.oath.board import REGION_OF, REGIONS, SLOTS
from tafelrunde.titles.oath.catalogue import CARDS, DARKEST_SECRET, PEOPLES_FAVOR, RUIN
from tafelrunde.titles.oath.marks import site_name
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.vocabulary import (
    CAMPAIGN,
    MUSTER,
    RECOVER,
    SEARCH,
    TRADE,
    TRAVEL,
)

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath

SITE: Final = re.compile(r"s([1-9])(\.relic\d)?|site_([1-9])_cards/-1/\w+")
ACTIONS: Final = {
    "do/search": SEARCH,
    "do/muster": MUSTER,
    "do/trade": TRADE,
    "do/recover": RECOVER,
    "do/campaign": CAMPAIGN,
    "do/travel": TRAVEL,
}
RULE_OF: Final = {
    MUSTER: "oath:5.2.1",
    TRADE: "oath:5.3.1",
    RECOVER: "oath:5.4.1",
    TRAVEL: "oath:5.6.1",
}
BANNERS: Final = {"peoples_favor": PEOPLES_FAVOR, "darkest_secret": DARKEST_SECRET}


def why_not(g: Oath, ask: Ask, spot: str) -> Reason:
    """Why a thing on the table is no answer to this question."""
    me = g.players[ask.seat]
    name = parts_of(spot)[2]
    slot = slot_of(spot)
    found: Reason | None = None
    if spot in ACTIONS:
        found = of_action(g, me, ask, ACTIONS[spot])
    elif name in BANNERS:
        found = of_banner(g, me, ask, name)
    elif slot >= 0 and name in CARDS:
        found = of_card(g, me, ask, slot, name)
    elif slot >= 0 and ".relic" in spot:
        found = of_relic(g, me, ask, slot)
    elif slot >= 0:
        found = of_site(g, me, ask, slot) or no_choice(ask, site_name(g, me, slot, ""))
    elif spot == "world_deck" or spot.startswith("discards_"):
        found = of_deck(g, me, ask, spot)
    return no_choice(ask, name if name in CARDS else "") if found is None else found


def slot_of(spot: str) -> int:
    """The site that a spot is, or lies at; -1 if it has nothing to do with one."""
    found = SITE.fullmatch(spot)
    slot = int(found[1] or found[3]) - 1 if found else -1
    return slot if slot < SLOTS else -1


def now(ask: Ask, message: str, rule: str) -> Reason | None:
    """What is to be said of a thing when no action could be about it now."""
    return Reason(message, rule) if ask.prompt == "act" else None


# -- actions


def of_action(g: Oath, me: Player, ask: Ask, deed: Option) -> Reason | None:
    """Why a major action is not possible now."""
    if ask.prompt != "act" or deed in ask.options:
        return None
    own: dict[str, Arg] = {"supply": me.supply}
    if deed == CAMPAIGN:
        if me.supply < campaign.COST:
            return Reason("oath-why-campaign-supply", "oath:5.5.1", own | {"cost": campaign.COST})
        if not campaign.may_campaign(g, me):
            return Reason("oath-why-campaign-forbidden", "oath:5.5.1")
        return Reason("oath-why-campaign-nobody", "oath:5.5.1")
    if deed == SEARCH:
        return Reason("oath-why-search-supply", "oath:5.1.1", own)
    if me.supply == 0:
        return Reason("oath-why-no-supply", RULE_OF[deed])
    if deed == TRAVEL:
        return Reason("oath-why-travel-supply", "oath:5.6.1", own)
    if deed == RECOVER:
        relics = bool(g.sites[me.pawn].relics)
        return Reason(f"oath-why-recover-{'unpaid' if relics else 'nothing'}", "oath:5.4.1")
    if not any(is_free(g, this) for this in g.sites[me.pawn].cards):
        return Reason("oath-why-no-free-card", RULE_OF[deed])
    unpaid = "oath-why-muster-unpaid" if deed == MUSTER else "oath-why-trade-unpaid"
    return Reason(unpaid, RULE_OF[deed])


def is_free(g: Oath, this: CardNo) -> bool:
    """Whether one can muster on a card or trade with it, as far as the card goes."""
    return g.kinds[this].kind != RUIN and tokens.is_empty(g, this)


# -- places


def of_site(g: Oath, me: Player, ask: Ask, slot: int) -> Reason | None:
    """Why one cannot go there."""
    site: dict[str, Arg] = {"site": site_name(g, me, slot)}
    if ask.prompt not in ("act", "travel-to"):
        return None
    if slot == me.pawn:
        return Reason("oath-why-here", "oath:5.6", site)
    own = ask.prompt == "act" or ask.rule == "oath:5.6.1"
    cost = travel.distance(g, me.pawn, slot)
    if own and cost > me.supply:
        args = site | {"cost": cost, "supply": me.supply}
        return Reason("oath-why-too-far", "oath:5.6.1", args)
    return now(ask, "oath-why-travel-not", "oath:5.6")


def of_deck(g: Oath, me: Player, ask: Ask, spot: str) -> Reason | None:
    """Why the world deck or a discard pile cannot be searched."""
    if ask.prompt not in ("act", "search-deck"):
        return None
    if spot != "world_deck":
        region = spot.removeprefix("discards_")
        if region not in REGIONS:
            return None
        if not g.piles[REGIONS.index(region)]:
            return Reason("oath-why-empty", "oath:5.1.2", {"region": region})
        if REGION_OF[me.pawn] != REGIONS.index(region):
            return Reason("oath-why-other-region", "oath:5.1.2", {"region": region})
    return Reason("oath-why-search-supply", "oath:5.1.1", {"supply": me.supply})


# -- cards, relics and banners


def of_card(g: Oath, me: Player, ask: Ask, slot: int, name: str) -> Reason | None:
    """Why one can neither muster on a card at a site nor trade with it."""
    if ask.prompt not in ("act", "muster-on", "trade-with"):
        return None
    rule = "oath:5.2.1" if ask.prompt == "act" else ask.rule
    if slot != me.pawn:
        args: dict[str, Arg] = {"card": name, "site": site_name(g, me, slot)}
        return Reason("oath-why-elsewhere", rule, args)
    for this in g.sites[slot].cards:
        if g.kinds[this].id != name:
            continue
        if g.kinds[this].kind == RUIN:
            return Reason("oath-why-ruin", rule, {"card": name})
        if not tokens.is_empty(g, this):
            return Reason("oath-why-tokens", rule, {"card": name})
    return now(ask, "oath-why-muster-not", rule)


def of_relic(g: Oath, me: Player, ask: Ask, slot: int) -> Reason | None:
    """Why a facedown relic cannot be recovered."""
    if ask.prompt not in ("act", "recover-thing"):
        return None
    if slot != me.pawn:
        return Reason("oath-why-relic-elsewhere", "oath:5.4.1", {"site": site_name(g, me, slot)})
    here = g.sites[slot].relics
    if here and not recover.could_pay(g, me, here[0]):  # all relics of a site cost the same
        return Reason("oath-why-unpaid", "oath:5.4.2", {"site": site_name(g, me, slot)})
    return now(ask, "oath-why-recover-not", "oath:5.4")


def of_banner(g: Oath, me: Player, ask: Ask, name: str) -> Reason | None:
    """Why a banner cannot be recovered."""
    if ask.prompt not in ("act", "recover-thing"):
        return None
    if not recover.could_pay(g, me, BANNERS[name]):
        return Reason("oath-why-banner-unpaid", "oath:5.4.2.a", {"card": name})
    return now(ask, "oath-why-recover-not", "oath:5.4")
