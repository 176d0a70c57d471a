"""The map in the Chronicle (8.3.2 to 8.3.5): which sites stay, which fall, where they move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.oath import rule
from tafelrunde.titles.oath.annals import note
from tafelrunde.titles.oath.board import (
    CRADLE,
    HINTERLAND,
    NEXT_REGION,
    NOBODY,
    NOWHERE,
    PROVINCES,
    SLOTS,
    SLOTS_OF,
    Site,
)
from tafelrunde.titles.oath.catalogue import (
    BEAST,
    CARDS,
    DARKEST_SECRET,
    EDIFICE,
    PEOPLES_FAVOR,
    RUIN,
)
from tafelrunde.titles.oath.player import Player

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath


def clear_tokens(g: Oath, this: CardNo) -> None:
    """Favor of a card goes to the shared bank, secrets vanish into it."""
    g.shared_favor += g.favor_on.pop(this, 0)
    g.secrets_on.pop(this, 0)


def under_world_deck(g: Oath, this: CardNo) -> None:
    """A card joins the world deck, which is shuffled anew in the end (8.8)."""
    g.known.pop(this, 0)
    g.world_deck.insert(0, this)
    g.deck_parts[0] += 1


def has_kind(g: Oath, site: Site, kind: int) -> bool:
    """Whether a card of a kind lies at a site."""
    return any(g.kinds[this].kind == kind for this in site.cards)


def clean_up(g: Oath, me: Player) -> None:
    """Remove sites, let edifices fall into ruin, clear the map and close the gaps."""
    ruled = rule.sites_ruled(g, me)
    temple = any(g.kinds[this].id == "forest_temple" for this in rule.cards_at_sites(g))
    for site in g.sites:
        for this in [site.card, *site.cards]:
            g.leave(this)
    kept: list[Site] = []
    removed: list[str] = []
    for site in g.sites:
        beast = temple and any(g.kinds[this].suit == BEAST for this in site.cards)
        if site.slot in ruled or has_kind(g, site, EDIFICE) or beast:
            kept.append(site)
        else:
            if site.faceup:
                removed.append(g.kinds[site.card].id)
            remove(g, site)
    if removed:
        note(g, "removes", me.seat, {"sites": removed, "rule": "oath:8.3.2"})
    ruins = fall_into_ruin(g, me, kept, ruled)
    clear_map(g)
    staying = [site for site in kept if site not in ruins]
    if staying:
        names = [g.kinds[site.card].id for site in staying]
        note(g, "keeps", me.seat, {"sites": names, "rule": "oath:8.3.2"})
    if ruins:
        names = [g.kinds[site.card].id for site in ruins]
        note(g, "ruins", me.seat, {"sites": names, "rule": "oath:8.3.3"})
    lay_out(g, arranged(staying, ruins))
    reveal_regions(g, me)


def remove(g: Oath, site: Site) -> None:
    """A site joins the unused ones, its cards go to discards, relic deck and archive (8.3.2)."""
    for this in site.cards:
        clear_tokens(g, this)
        if g.kinds[this].kind == RUIN:
            g.kinds[this] = CARDS[g.kinds[this].other_side]
            g.archive = [*g.archive, this]
        else:
            discard(g, site, this)
    for relic in site.relics:
        g.known.pop(relic, 0)
        g.relic_deck.insert(0, relic)
    g.known.pop(site.card, 0)
    g.site_deck.append(site.card)
    g.shared_favor += site.favor
    site.favor = 0
    if site.warbands:
        g.reserve[site.colour] += site.warbands
        site.warbands = 0


def discard(g: Oath, site: Site, this: CardNo) -> None:
    """A denizen goes to the pile that its region feeds."""
    g.known[this] = g.everyone
    g.piles[NEXT_REGION[site.region]].append(this)


def fall_into_ruin(g: Oath, me: Player, kept: list[Site], ruled: list[int]) -> list[Site]:
    """Turn over edifices at sites the winner does not rule; all sites with ruins (8.3.3)."""
    for site in kept:
        if site.slot in ruled or not has_kind(g, site, EDIFICE):
            continue
        left: list[int] = []
        for this in site.cards:
            clear_tokens(g, this)
            card = g.kinds[this]
            if card.kind == EDIFICE:
                g.kinds[this] = CARDS[card.other_side]
                where = g.kinds[site.card].id
                args: dict[str, int | str | list[str]] = {"card": card.id, "site": where}
                note(g, "falls", me.seat, {**args, "rule": "oath:8.3.3"})
            if g.kinds[this].kind == RUIN:
                left.append(this)
            else:
                discard(g, site, this)
        site.cards = left
    return [site for site in kept if has_kind(g, site, RUIN)]


def clear_map(g: Oath) -> None:
    """Pawns, favor, secrets and warbands leave the map (8.3.4)."""
    for player in g.players:
        player.pawn = NOWHERE
    for site in g.sites:
        g.shared_favor += site.favor
        site.favor = 0
        site.secrets = 0
        if site.warbands:
            g.reserve[site.colour] += site.warbands
        site.warbands = 0
        site.colour = NOBODY
    for this in list(g.favor_on):
        if this != PEOPLES_FAVOR:
            clear_tokens(g, this)
    for this in list(g.secrets_on):
        if this != DARKEST_SECRET:
            clear_tokens(g, this)


def arranged(staying: list[Site], ruins: list[Site]) -> list[Site | None]:
    """The eight slots after the sites moved up and the ruins were pushed down (8.3.5.1 to 5)."""
    slots: list[Site | None] = [None] * SLOTS
    waiting = [[site for site in staying if site.region == region] for region in range(3)]
    for region in (CRADLE, PROVINCES, HINTERLAND):
        for slot in SLOTS_OF[region]:
            source = [place for place in waiting[region:] if place]
            if source:
                slots[slot] = source[0].pop(0)
    left = ruins.copy()
    for region in (HINTERLAND, PROVINCES):
        for slot in reversed(SLOTS_OF[region]):
            if left and slots[slot] is None:
                slots[slot] = left.pop()
    assert not left and not any(waiting)
    return slots


def lay_out(g: Oath, slots: list[Site | None]) -> None:
    """Lay the sites into their slots; gaps get facedown sites of the shuffled deck (8.3.5.6)."""
    deck = g.site_deck.copy()
    g.rng.shuffle(deck)
    sites: list[Site] = []
    for slot in range(SLOTS):
        site = Site(slot)
        old = slots[slot]
        if old is None:
            site.card = deck.pop()
        else:
            site.card, site.faceup = old.card, old.faceup
            site.cards, site.relics = old.cards.copy(), old.relics.copy()
            g.enter(site.card, slot)
            for this in site.cards:
                g.enter(this, slot)
        sites.append(site)
    g.sites = sites
    g.site_deck = deck


def reveal_regions(g: Oath, me: Player) -> None:
    """In each region without a faceup site the top one is turned up (8.3.5.7)."""
    for slots in SLOTS_OF:
        if not any(g.sites[slot].faceup for slot in slots):
            site = g.sites[slots[0]]
            site.faceup = True
            g.enter(site.card, site.slot)
            name = g.kinds[site.card].id
            note(g, "reveals", me.seat, {"site": name, "rule": "oath:8.3.5.7"})
