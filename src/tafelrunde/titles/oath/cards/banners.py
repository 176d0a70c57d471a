"""The two banners (2.5): what their holder may or must do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import CardNo, Option
from tafelrunde.titles.oath import tokens
from tafelrunde.titles.oath.board import REGION_OF, SLOTS_OF
from tafelrunde.titles.oath.catalogue import PEOPLES_FAVOR, SUITS
from tafelrunde.titles.oath.contexts import WORLD_DECK, Play, Search
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.powers import Power, register
from tafelrunde.titles.oath.vocabulary import BANK, PLACE, SUIT_OF

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath

MOB_AT: Final = 6


class PeoplesFavor(Power):
    """Playing to any site of the region, with a discard beforehand; the Wake step."""

    def bind_play(self, g: Oath, play: Play, this: CardNo) -> None:
        # Its holder may play to any site of his region (5.1.4.I).
        if g.holder(this) is play.me:
            play.slots.extend(SLOTS_OF[REGION_OF[play.search.site]])

    def first_discards(self, g: Oath, play: Play, slot: int, this: CardNo) -> list[int]:
        # Before that he may discard 1 card at any site of the region.
        if g.holder(this) is not play.me:
            return []
        region = REGION_OF[play.search.site]
        return [card for at in SLOTS_OF[region] for card in g.sites[at].cards]

    def wake(self, g: Oath, me: Player, this: CardNo) -> None:
        # Place 1 favor on it or move 1 from it to the emptiest bank; twice for the mob (4.1.1).
        for _ in range(2 if g.mob else 1):
            tend(g, me)
        if g.favor_on[this] >= MOB_AT and not g.mob:
            g.mob = True
            if g.loud:
                g.say("mob-rises", me.seat, {"rule": "oath:4.1.1.III"})


def tend(g: Oath, me: Player) -> None:
    """One Wake step; favor in the Nomad bank need not be used (Vow of Kinship)."""
    options: list[Option] = []
    if g.favor_on[PEOPLES_FAVOR] > 1:
        least = min(g.banks)
        options = [BANK + SUIT_OF + at for at in range(len(SUITS)) if g.banks[at] == least]
    if tokens.purse(g, me):
        options.append(PLACE)
    if me.favor == 0 and options == [PLACE]:
        options.append(0)
    if not options:
        return
    option = g.choose(me, "tend-peoples-favor", options, "oath:4.1.1.I", "peoples_favor")
    if option == PLACE:
        tokens.place_favor(g, me, PEOPLES_FAVOR, 1)
    elif option:
        g.favor_on[PEOPLES_FAVOR] -= 1
        g.banks[option - BANK - SUIT_OF] += 1


class DarkestSecret(Power):
    """Searching the world deck costs its holder 2 Supply."""

    def __init__(self) -> None:
        super().__init__()
        self.binds_holder = True

    def bind_search(self, g: Oath, x: Search, this: CardNo) -> None:
        if x.deck == WORLD_DECK and g.holder(this) is x.me:
            x.set_supply(2)


register("peoples_favor", PeoplesFavor())
register("darkest_secret", DarkestSecret())
