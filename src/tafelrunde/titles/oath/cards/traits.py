"""The spaces of the Imperial Reliquary: each binds the Chancellor once its relic is gone (2.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.oath.board import CRADLE, HINTERLAND, REGION_OF
from tafelrunde.titles.oath.campaign_state import Campaign
from tafelrunde.titles.oath.contexts import FOR_SECRETS, Search, Trade, Travel
from tafelrunde.titles.oath.powers import Power, register

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath


class Brutal(Power):
    """When the Chancellor attacks, the beaten side loses its whole force."""

    def bind_campaign(self, g: Oath, c: Campaign, this: CardNo) -> None:
        if c.me is g.chancellor:
            c.destroyed = [True, True]


class Decadent(Power):
    """Travel into the Cradle from elsewhere is free, to the Hinterland it costs 1 more."""

    def __init__(self) -> None:
        super().__init__()
        self.binds_holder = True
        self.eases = True

    def bind_travel(self, g: Oath, x: Travel, this: CardNo) -> None:
        if x.me is not g.chancellor:
            return
        if REGION_OF[x.to] == CRADLE and REGION_OF[x.site] != CRADLE:
            x.free = True
        elif REGION_OF[x.to] == HINTERLAND:
            x.added += 1


class Careless(Power):
    """Trade brings 1 favor more; for secrets it brings 1 secret less."""

    def __init__(self) -> None:
        super().__init__()
        self.only_shapes = True

    def bind_trade(self, g: Oath, x: Trade, this: CardNo) -> None:
        if x.me is g.chancellor:
            x.more_favor += 1
            if x.kind == FOR_SECRETS:
                x.more_secrets -= 1


class Greedy(Power):
    """Draw 2 cards more; no search that costs more than 2 Supply."""

    def __init__(self) -> None:
        super().__init__()
        self.binds_holder = True

    def bind_search(self, g: Oath, x: Search, this: CardNo) -> None:
        if x.me is g.chancellor and x.is_draw:
            x.more += 2
            x.most_supply = 2


register("brutal", Brutal())
register("decadent", Decadent())
register("careless", Careless())
register("greedy", Greedy())
