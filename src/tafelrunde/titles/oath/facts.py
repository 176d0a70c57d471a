"""What lies open and is no card, for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.titles.oath import prospects, rule, turn
from tafelrunde.titles.oath.board import COLOURS, REGIONS, Site
from tafelrunde.titles.oath.catalogue import SUITS, VISION
from tafelrunde.titles.oath.player import ROLES, Player

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath


def back(g: Oath, this: int) -> str:
    """The back of a card, which everybody sees: Visions have their own (9.4)."""
    return "vision" if g.kinds[this].is_vision else "denizen"


def facts(g: Oath, viewer: int) -> dict[str, object]:
    """Everything that lies open and is no card."""
    return {
        "oath": g.oath.id,
        "round": g.round,
        "turn": g.turn,
        "chancellor": g.prepared.chancellor,
        "phase": turn.PHASE_NAMES[g.phase],
        "visions_drawn": g.visions_drawn,
        "keeper": g.keeper,
        "usurper": g.usurper,
        "mob": g.mob,
        "banks": {SUITS[suit]: g.banks[suit] for suit in range(len(SUITS))},
        "shared_favor": g.shared_favor,
        "favor_on": {g.kinds[this].id: n for this, n in sorted(g.favor_on.items())},
        "secrets_on": {g.kinds[this].id: n for this, n in sorted(g.secrets_on.items())},
        "warbands_on": {
            g.kinds[this].id: {COLOURS[at]: n[at] for at in range(len(n)) if n[at]}
            for this, n in sorted(g.warbands_on.items())
        },
        "deck_top": back(g, g.world_deck[-1]) if g.world_deck else "",
        "deck_known": _known_depths(g, viewer),
        "discard_backs": {
            REGIONS[region]: [back(g, this) for this in g.piles[region]] for region in range(3)
        },
        "uncovered": [space for space in range(4) if g.reliquary[space] < 0],
        "sites": [_site(g, site) for site in g.sites],
        "players": [_player(g, me) for me in g.players],
        "offer": g.deal.told(g) if g.deal is not None else {},
        "promises": list(g.promises),
        "campaign": prospects.facts_of(g, g.campaign) if g.campaign is not None else {},
        "chances": prospects.previews(g) if g.phase == turn.ACT else [],
        "scepter_taken": g.scepter_taken,
        "winner": g.winner,
        "reason": g.reason,
    }


def _known_depths(g: Oath, viewer: int) -> list[list[object]]:
    """Cards of the world deck the viewer knows: how deep from the top, and which."""
    found: list[list[object]] = []
    if viewer >= 0:
        top = len(g.world_deck) - 1
        for at in range(top, -1, -1):
            this = g.world_deck[at]
            if (g.known.get(this, 0) >> viewer) & 1 and at >= g.deck_parts[0]:
                found.append([top - at, g.kinds[this].id])
    return found


def _site(g: Oath, site: Site) -> dict[str, object]:
    ruler = rule.ruler(g, site.slot)
    return {
        "faceup": site.faceup,
        "card": g.kinds[site.card].id if site.faceup else "",
        "favor": site.favor,
        "secrets": site.secrets,
        "colour": COLOURS[site.colour] if site.warbands else "",
        "warbands": site.warbands,
        "ruler": ruler.seat if ruler is not None else -1,
        "pawns": [player.seat for player in g.players if player.pawn == site.slot],
    }


def _player(g: Oath, me: Player) -> dict[str, object]:
    return {
        "colour": me.id,
        "role": ROLES[me.role],
        "pawn": me.pawn,
        "supply": me.supply,
        "favor": me.favor,
        "secrets": me.secrets,
        "facedown_secrets": me.facedown,
        "warbands": me.warbands,
        "bank": g.reserve[me.colour],
        "sites_ruled": len(rule.sites_ruled(g, me)),
        "relics_and_banners": me.count_relics_and_banners(),
        "advisers": [g.kinds[this].id if g.faceup[this] else back(g, this) for this in me.advisers],
        "hand_backs": sorted(back(g, this) for this in me.hand if g.kinds[this].kind <= VISION),
    }
