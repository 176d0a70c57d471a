"""All zones of the table, declared once: who sees what; and a census of everything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.zones import ALL, COUNT, NOTHING, Place, Zone
from tafelrunde.titles.oath.board import COLOURS, REGIONS, SLOTS
from tafelrunde.titles.oath.catalogue import FIRST_TRAIT, RUIN

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
