"""A campaign on the drill ground: pools, forces and battle plans are given, nothing else is there.

For odds without a game. Plans do what they do in a game, for they are used by the same rules;
their conditions count as fulfilled, and their users can pay for everything.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.titles.oath import plans, prospects, setup
from tafelrunde.titles.oath.board import NOBODY
from tafelrunde.titles.oath.campaign_state import ATTACKER, UNDECIDED, Campaign
from tafelrunde.titles.oath.cards import all_cards  # noqa: F401  (gives every face its power)
from tafelrunde.titles.oath.catalogue import CARDS
from tafelrunde.titles.oath.odds import Battle
from tafelrunde.titles.oath.powers import ON_PLAN
from tafelrunde.titles.oath.prepared import PreparedOath
from tafelrunde.titles.oath.where import ADVISER_OF
from tafelrunde.titles.oath.world import new_world

FIELD: Final = 0  # the site that is fought for; the defender's warbands stand there
RICH: Final = 1000


def is_plan(id: str) -> bool:
    """Whether a face is a battle plan."""
    return id in CARDS and ON_PLAN in CARDS[id].power.hooks


class Drill:
    """Two Exiles and a site between them."""

    def __init__(self, attack: int, defence: int, force: int, defenders: int) -> None:
        colours = [0, 1, 2]
        prepared = PreparedOath(3, colours, [False] * 3, 0, new_world())
        g = setup.deal(prepared, "drill")
        for site in g.sites:
            for this in site.cards:
                g.leave(this)
            g.leave(site.card)
            site.cards, site.relics = [], []
            site.colour, site.warbands = NOBODY, 0
        for player in g.players:
            player.pawn = FIELD
            player.warbands = 0
            player.favor = player.secrets = RICH
        g.driver = prospects.SUPPOSED
        me, foe = g.players[1], g.players[2]
        me.warbands = force
        g.sites[FIELD].colour, g.sites[FIELD].warbands = foe.colour, defenders
        c = Campaign(me, FIELD, [], foe)
        c.sites = [FIELD]
        c.attack, c.defence = attack, defence
        c.is_set = True
        g.campaign = c
        self.g = g
        self.c = c

    def use(self, id: str, side: int, number: int = 1) -> None:
        """Use a plan if its side still may; `number` is what "for each" counts (5.5.3)."""
        g, c = self.g, self.c
        this = setup.physical(id)
        if c.barred[side] or c.decided != UNDECIDED or this in c.plans:
            return
        player = c.me if side == ATTACKER else c.players(side)[0]
        g.kinds[this] = CARDS[id]  # a ruin is the other side of its edifice
        player.advisers.append(this)
        g.faceup[this] = True
        g.enter(this, ADVISER_OF + player.seat)
        c.supposed[this] = number
        plans.use(g, c, player, side, this)

    def battle(self) -> Battle:
        """The numbers as they stand."""
        return prospects.battle_of(self.g, self.c)
