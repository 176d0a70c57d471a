"""How the scenario fixture lays out a position of Oath: sites, warbands, relics, decks."""

from __future__ import annotations

from tafelrunde.titles.oath import inplay
from tafelrunde.titles.oath.board import COLOURS, REGIONS, SLOTS, WARBANDS_OF, Site
from tafelrunde.titles.oath.catalogue import (
    BOX,
    CARDS,
    DARKEST_SECRET,
    FIRST_TRAIT,
    PEOPLES_FAVOR,
    SCEPTER,
)
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.setup import PHYSICAL
from tafelrunde.titles.oath.table import Oath
from tafelrunde.titles.oath.where import HELD_BY, UNCOVERED

Counts = dict[str, int]
Texts = dict[str, str]


class Dealer:
    """Takes named cards out of the box."""

    def __init__(self, g: Oath) -> None:
        self.g = g
        self.left = list(range(len(BOX)))

    def take(self, text: str) -> list[int]:
        """Physical cards with these faces, in this order."""
        return [self.one(name) for name in text.split()]

    def one(self, name: str) -> int:
        """One physical card; a ruin is the other side of its edifice."""
        this = PHYSICAL[name]
        assert this in self.left, f"{name} is there twice"
        self.left.remove(this)
        self.g.kinds[this] = CARDS[name]
        return this

    def rest(self, text: str) -> list[int]:
        """Those of these cards that nobody took."""
        return [PHYSICAL[name] for name in text.split() if PHYSICAL[name] in self.left]


def lay_sites(g: Oath, dealer: Dealer, sites: dict[int, str], facedown: dict[int, str]) -> None:
    """Named sites with their cards lie faceup; all other slots have facedown sites."""
    for slot in range(SLOTS):
        g.sites.append(Site(slot))
    for slot, text in sites.items():
        site = g.sites[slot - 1]
        names = text.split()
        site.card = dealer.one(names[0])
        site.faceup = True
        g.enter(site.card, slot - 1)
        for name in names[1:]:
            inplay.put_at_site(g, dealer.one(name), slot - 1)
    for slot, name in facedown.items():
        g.sites[slot - 1].card = dealer.one(name)
    # Sites without any effect on whoever comes there are laid out first.
    spare = [name for name in (card.id for card in BOX if card.group) if name not in SPARE]
    unused = dealer.rest(" ".join([*SPARE, *spare]))
    for site in g.sites:
        if site.card < 0:
            site.card = unused.pop(0)
            dealer.left.remove(site.card)
    g.site_deck = unused
    for this in unused:
        dealer.left.remove(this)


SPARE = ["river", "rocky_coast", "fertile_valley", "ancient_city", "standing_stones", "steppe"]


def lay_warbands(g: Oath, by_id: dict[str, Player], board: Counts, at: dict[int, str]) -> None:
    """Warbands on boards and at sites; the others are in the banks."""
    seated = {player.colour for player in g.players} | {0}
    g.reserve = [WARBANDS_OF[c] if c in seated else 0 for c in range(len(COLOURS))]
    for id, n in board.items():
        by_id[id].warbands = n
        g.reserve[by_id[id].force_colour] -= n
    for slot, text in at.items():
        name, count = text.split()
        site = g.sites[slot - 1]
        site.colour, site.warbands = COLOURS.index(name), int(count)
        g.reserve[site.colour] -= site.warbands


def hold(g: Oath, dealer: Dealer, by_id: dict[str, Player], relics: Texts, banners: Texts) -> None:
    """Relics and banners in personal banks; the Chancellor has the Scepter unless another has."""
    if not any("the_grand_scepter" in text for text in relics.values()):
        relics = dict(relics)
        relics[g.chancellor.id] = f"{relics.get(g.chancellor.id, '')} the_grand_scepter"
    for id, text in relics.items():
        for this in dealer.take(text):
            by_id[id].relics.append(this)
            g.enter(this, HELD_BY + by_id[id].seat)
    g.loose_banners = [PEOPLES_FAVOR, DARKEST_SECRET]
    for id, text in banners.items():
        for name in text.split():
            this = PHYSICAL[name]
            g.loose_banners.remove(this)
            by_id[id].banners.append(this)
            g.enter(this, HELD_BY + by_id[id].seat)
    assert SCEPTER not in dealer.left


def lay_decks(
    g: Oath,
    dealer: Dealer,
    deck: str,
    piles: Texts,
    relic_deck: str,
    reliquary: str,
    uncovered: str,
    dispossessed: str,
) -> None:
    """Named cards on top of their decks; first-game denizens and Visions below, the rest unused."""
    top = dealer.take(deck)
    for name, text in piles.items():
        g.piles[REGIONS.index(name)] = list(reversed(dealer.take(text)))
    g.dispossessed = dealer.take(dispossessed)
    top_relics = dealer.take(relic_deck)
    for space, this in enumerate(dealer.take(reliquary)):
        g.reliquary[space] = this
    relics = [this for this in dealer.left if BOX[this].kind == 4]
    for space in range(4):
        if g.reliquary[space] < 0 and BOX[FIRST_TRAIT + space].id not in uncovered.split():
            g.reliquary[space] = relics.pop()
        if g.reliquary[space] < 0:
            g.enter(FIRST_TRAIT + space, UNCOVERED)
    taken = set(g.reliquary)
    g.relic_deck = [this for this in relics if this not in taken] + list(reversed(top_relics))
    below = [
        this
        for this in dealer.left
        if BOX[this].kind == 3 or (BOX[this].kind == 0 and BOX[this].first_game)
    ]
    g.rng.shuffle(below)
    g.world_deck = below + list(reversed(top))
    g.deck_parts = [len(g.world_deck), 0, 0, 0]  # nothing of it is stirred
    g.archive = [this for this in dealer.left if BOX[this].kind <= 1 and this not in below]
