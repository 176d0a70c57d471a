"""What can be seen of a table: zones, open facts, a census, and worlds a seat can imagine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.zones import ALL, COUNT, NOTHING, Place, Zone
from tafelrunde.titles.oath import prospects, rule, turn
from tafelrunde.titles.oath.board import COLOURS, REGIONS, SLOTS, Site
from tafelrunde.titles.oath.faces import FIRST_TRAIT, RELIC, RUIN, SITE, SUITS, VISION
from tafelrunde.titles.oath.player import ROLES, Player
from tafelrunde.titles.oath.sight import OathSight

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath

WORLD_DECK = Zone("world_deck", owner=NOTHING, others=NOTHING)  # not even how many (9.4)
PILES = [Zone(f"discards_{name}", owner=COUNT, others=COUNT, ordered=True) for name in REGIONS]
RELIC_DECK = Zone("relic_deck", owner=COUNT, others=COUNT)
RELIQUARY = [Zone(f"reliquary_{n + 1}", owner=COUNT, others=COUNT) for n in range(4)]
SITE_DECK = Zone("site_deck", owner=COUNT, others=COUNT)
ARCHIVE = Zone("archive", owner=ALL, others=ALL)
DISPOSSESSED = Zone("dispossessed", owner=COUNT, others=COUNT)
THE_BOX = Zone("box", owner=ALL, others=ALL)
LOOSE_BANNERS = Zone("banners", owner=ALL, others=ALL)
TRAIT_SPACES = Zone("traits", owner=ALL, others=ALL)
SITES_UP = [Zone(f"site_{slot + 1}", owner=ALL, others=ALL) for slot in range(SLOTS)]
SITES_DOWN = [Zone(f"site_{slot + 1}", owner=COUNT, others=COUNT) for slot in range(SLOTS)]
SITE_CARDS = [
    Zone(f"site_{slot + 1}_cards", owner=ALL, others=ALL, ordered=True) for slot in range(SLOTS)
]
SITE_RELICS = [
    Zone(f"site_{slot + 1}_relics", owner=COUNT, others=COUNT, ordered=True)
    for slot in range(SLOTS)
]
ADVISERS = Zone("advisers", owner=ALL, others=ALL, ordered=True)
FACEDOWN = Zone("facedown_advisers", owner=ALL, others=COUNT, ordered=True)
RELICS = Zone("relics", owner=ALL, others=ALL, ordered=True)
HELD_BANNERS = Zone("held_banners", owner=ALL, others=ALL)
VISION_SPACE = Zone("vision", owner=ALL, others=ALL)
HAND = Zone("hand", owner=ALL, others=COUNT)

TRAITS_THERE = list(range(FIRST_TRAIT, FIRST_TRAIT + 4))


def places(g: Oath) -> list[Place]:
    """All zones with their cards."""
    found = [Place(WORLD_DECK, -1, g.world_deck)]
    for region in range(3):
        found.append(Place(PILES[region], -1, g.piles[region]))
    found.append(Place(RELIC_DECK, -1, g.relic_deck))
    for space in range(4):
        relic = g.reliquary[space]
        found.append(Place(RELIQUARY[space], -1, [relic] if relic >= 0 else []))
    found.append(Place(SITE_DECK, -1, g.site_deck))
    found.append(Place(ARCHIVE, -1, g.archive))
    found.append(Place(DISPOSSESSED, -1, g.dispossessed))
    found.append(Place(THE_BOX, -1, g.box))
    found.append(Place(LOOSE_BANNERS, -1, g.loose_banners))
    found.append(Place(TRAIT_SPACES, -1, TRAITS_THERE))
    for slot in range(SLOTS):
        site = g.sites[slot]
        zone = SITES_UP[slot] if site.faceup else SITES_DOWN[slot]
        found.append(Place(zone, -1, [site.card]))
        found.append(Place(SITE_CARDS[slot], -1, site.cards))
        found.append(Place(SITE_RELICS[slot], -1, site.relics))
    for me in g.players:
        up = [this for this in me.advisers if g.faceup[this]]
        down = [this for this in me.advisers if not g.faceup[this]]
        found.append(Place(ADVISERS, me.seat, up))
        found.append(Place(FACEDOWN, me.seat, down))
        found.append(Place(RELICS, me.seat, me.relics))
        found.append(Place(HELD_BANNERS, me.seat, me.banners))
        found.append(Place(VISION_SPACE, me.seat, [me.vision] if me.vision >= 0 else []))
        found.append(Place(HAND, me.seat, me.hand))
    return found


def back(g: Oath, this: int) -> str:
    """The back of a card, which everybody sees: Visions have their own (9.4)."""
    return "vision" if g.kinds[this].is_vision else "denizen"


def facts(g: Oath, viewer: int) -> dict[str, object]:
    """Everything that lies open and is no card."""
    return {
        "oath": g.oath.id,
        "round": g.round,
        "turn": g.turn,
        "chancellor": g.plan.chancellor,
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


def census(g: Oath) -> dict[str, int]:
    """Every card, favor and warband, wherever it is."""
    total: dict[str, int] = {}
    for place in places(g):
        for this in place.cards:
            card = g.kinds[this]
            name = card.other_side if card.kind == RUIN else card.id
            total[name] = total.get(name, 0) + 1
    favor = g.shared_favor + sum(g.banks) + sum(g.favor_on.values())
    favor += sum(me.favor for me in g.players) + sum(site.favor for site in g.sites)
    total["favor"] = favor
    for colour in range(len(COLOURS)):
        n = g.reserve[colour]
        n += sum(me.warbands for me in g.players if me.force_colour == colour)
        n += sum(site.warbands for site in g.sites if site.colour == colour)
        n += sum(on[colour] for on in g.warbands_on.values())
        total[f"{COLOURS[colour]} warband"] = n
    return total


def imagine(g: Oath, seat: int, rng: Rng) -> Oath:
    """Deal anew the faces of all cards the seat does not know, as their backs allow."""
    twin = g.copy()
    twin.rng = Rng(f"{rng.seed}/{rng.below(65536)}/{rng.below(65536)}")
    known = twin.knowledge(seat)
    move_visions(twin, known, rng)
    groups: list[list[int]] = [[], [], [], []]
    for place in places(twin):
        for this in place.cards:
            if this not in known:
                kind = twin.kinds[this].kind
                if kind == VISION:
                    groups[1].append(this)
                elif kind == RELIC:
                    groups[2].append(this)
                elif kind == SITE:
                    groups[3].append(this)
                else:
                    groups[0].append(this)
    for group in groups:
        deal_faces(twin, group, rng)
    return twin


def move_visions(g: Oath, known: set[int], rng: Rng) -> None:
    """Visions may lie anywhere within their part of the world deck; only the top back is seen.

    Above a Vision that the Oracle found there is no other one.
    """
    start = g.deck_parts[0]
    fixed = len(g.world_deck) - max(1, g.clear_top)
    for part in range(1, 4):
        end = start + g.deck_parts[part]
        cards = [this for this in g.world_deck[start : min(end, fixed)] if this not in known]
        start = end
        deal_faces(g, cards, rng)


def deal_faces(g: Oath, cards: list[int], rng: Rng) -> None:
    """Shuffle the faces of these cards."""
    faces = [g.kinds[this] for this in cards]
    rng.shuffle(faces)
    for at in range(len(cards)):
        g.kinds[cards[at]] = faces[at]


def make_sight(g: Oath, seat: int) -> OathSight:
    """What a bot may look at."""
    return OathSight(g, seat)
