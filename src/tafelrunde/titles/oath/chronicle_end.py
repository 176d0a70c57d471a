"""Cards and relics in the Chronicle (8.5 to 8.8), and the world that the next game begins with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import CardNo
from tafelrunde.kernel.events import Arg
from tafelrunde.titles.oath import chronicle_map, setup
from tafelrunde.titles.oath.annals import note
from tafelrunde.titles.oath.board import COLOURS
from tafelrunde.titles.oath.catalogue import DENIZEN, SCEPTER
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.world import World, WorldSite

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath


def store(g: Oath, me: Player) -> None:
    """Dispossessed, relics, world deck; then everything is put into the box."""
    visions, winners = gather(g, me)
    rest = dispossess(g, me)
    store_relics(g, me)
    rebuild(g, [*rest, *winners], visions)
    clear_boards(g)
    g.next_world = world_of(g, me)
    note(g, "ends", me.seat, {"game": g.prepared.world.game, "rule": "oath:8.7"})


def gather(g: Oath, me: Player) -> tuple[list[int], list[int]]:
    """Set all five Visions aside; losers' advisers join the discards (8.5).

    Returns the Visions and the denizens the winner had as advisers.
    """
    visions = [this for this in g.box if g.kinds[this].is_vision]
    g.box = [this for this in g.box if not g.kinds[this].is_vision]
    winners: list[int] = []
    for player in g.players:
        cards = [*player.advisers, *player.hand]
        if player.vision >= 0:
            cards.append(player.vision)
        for this in cards:
            g.leave(this)
            chronicle_map.clear_tokens(g, this)
            g.known.pop(this, 0)
            g.faceup[this] = False
            if g.kinds[this].is_vision:
                visions.append(this)
            elif player is me:
                winners.append(this)
            else:
                g.piles[0].append(this)
        player.advisers = []
        player.hand = []
        player.vision = -1
    for this in g.warbands_on:
        for colour in range(len(g.reserve)):
            g.reserve[colour] += g.warbands_on[this][colour]
    g.warbands_on = {}
    for region in range(3):
        visions.extend(this for this in g.piles[region] if g.kinds[this].is_vision)
        g.piles[region] = [this for this in g.piles[region] if not g.kinds[this].is_vision]
    visions.extend(this for this in g.world_deck if g.kinds[this].is_vision)
    g.world_deck = [this for this in g.world_deck if not g.kinds[this].is_vision]
    return visions, winners


def dispossess(g: Oath, me: Player) -> list[int]:
    """Six random cards of discards and losers' advisers, unseen (8.5); returns the others."""
    cards = [this for pile in g.piles for this in pile]
    for this in cards:
        g.known.pop(this, 0)
    g.rng.shuffle(cards)
    gone = cards[:6]
    g.piles = [[], [], []]
    g.dispossessed = [*g.dispossessed, *gone]
    note(g, "dispossesses", me.seat, {"count": len(gone), "rule": "oath:8.5"})
    return cards[6:]


def store_relics(g: Oath, me: Player) -> None:
    """Losers' relics into the deck, sites filled, the winner's and the Reliquary's on top (8.6)."""
    top: list[int] = []
    lost: list[int] = []
    for player in g.players:
        for relic in player.relics:
            g.leave(relic)
            chronicle_map.clear_tokens(g, relic)
            if relic == SCEPTER:
                g.box = [*g.box, SCEPTER]
            elif player is me:
                top.append(relic)
            else:
                lost.append(relic)
        player.relics = []
    if lost:
        note(g, "scatters", me.seat, {"relics": g.names(lost), "rule": "oath:8.6.1"})
    g.relic_deck.extend(lost)
    g.rng.shuffle(g.relic_deck)
    for relic in g.relic_deck:
        g.known.pop(relic, 0)
    setup.fill_relics(g)
    own = g.names(top)
    top.extend(relic for relic in g.reliquary if relic >= 0)
    g.reliquary = [-1, -1, -1, -1]
    g.rng.shuffle(top)
    for relic in top:
        g.known.pop(relic, 0)
    g.relic_deck = [*g.relic_deck, *top]
    if top:
        args: dict[str, Arg] = {"relics": own, "count": len(top), "rule": "oath:8.6.3"}
        note(g, "treasures", me.seat, args)


def rebuild(g: Oath, cards: list[CardNo], visions: list[int]) -> None:
    """Shuffle all denizens that are left and build the world deck anew (8.8)."""
    denizens = [*g.world_deck, *cards]
    for this in [*denizens, *visions]:
        g.known.pop(this, 0)
    denizens.sort()
    visions.sort()
    g.clear_top = 0
    assert all(g.kinds[this].kind == DENIZEN for this in denizens)
    setup.stack_world_deck(g, denizens, visions)


def clear_boards(g: Oath) -> None:
    """Tokens and banners leave the boards."""
    for player in g.players:
        g.shared_favor += player.favor
        player.favor = player.secrets = player.facedown = 0
        g.reserve[player.force_colour] += player.warbands
        player.warbands = 0
        for banner in player.banners:
            g.leave(banner)
            g.loose_banners = [*g.loose_banners, banner]
        player.banners = []


def world_of(g: Oath, me: Player) -> World:
    """The world as it is stored (8.7)."""
    old = g.prepared.world
    world = World()
    world.name = old.name
    world.game = old.game + 1
    world.oath = g.oath.id
    places = {site.site: site.places for site in old.sites if site.places}
    for site in g.sites:
        id = g.kinds[site.card].id
        stored = WorldSite(id, site.faceup, g.names(site.cards), g.names(site.relics))
        if site.faceup and id in places:
            stored.places = places[id]
        world.sites.append(stored)
    world.deck = g.names(list(reversed(g.world_deck)))
    world.deck_is_built = True
    world.dispossessed = g.names(g.dispossessed)
    world.relic_deck = g.names(list(reversed(g.relic_deck)))
    world.relics_are_shuffled = True
    world.citizens = citizens_after(g)
    world.winner = me.id
    world.check()
    return world


def citizens_after(g: Oath) -> list[str]:
    """The colours whose boards are stored with the Citizen side up (8.7.2)."""
    found: list[str] = []
    for colour in range(1, len(COLOURS)):
        seat = g.prepared.seat_of[colour]
        if seat >= 0:
            if g.players[seat].is_citizen:
                found.append(COLOURS[colour])
        elif COLOURS[colour] in g.prepared.world.citizens and not g.players[g.winner].is_exile:
            found.append(COLOURS[colour])
    return found
