"""What must be true after every step of any game, looked at from scratch."""

import pytest

from tafelrunde.kernel.bots import Direct, RandomBot
from tafelrunde.kernel.rng import Rng
from tafelrunde.titles.root import turn
from tafelrunde.titles.root.board import SPOTS
from tafelrunde.titles.root.factions.alliance import SYMPATHY, Alliance
from tafelrunde.titles.root.factions.cult import Cult
from tafelrunde.titles.root.factions.eyrie import Eyrie
from tafelrunde.titles.root.factions.marquise import Marquise
from tafelrunde.titles.root.factions.riverfolk import Riverfolk
from tafelrunde.titles.root.factions.vagabond import Vagabond
from tafelrunde.titles.root.factions.vagabond_items import KINDS, SIDES
from tafelrunde.titles.root.options import choose
from tafelrunde.titles.root.setup import deal

MIXES = [
    "marquise eyrie alliance vagabond",
    "riverfolk marquise eyrie cult alliance vagabond",
    "eyrie riverfolk cult",
    "vagabond alliance vagabond_2 riverfolk marquise",
]


def expected_ruler(g, c):
    """Who rules, straight from 2.8, 7.2.2, 10.2.4 and 11.2.7.III."""
    active = g.factions[g.turn]
    hired = active.lender >= 0 and g.phase >= turn.DAYLIGHT
    strength = {}
    for me in g.factions:
        if isinstance(me, Cult) and me.built[c]:
            return me.seat
        own = 0 if hired and isinstance(me, Riverfolk) else me.warriors[c]
        strength[me.seat] = own + sum(
            me.count(k, c) for k in range(len(me.kinds)) if me.kinds[k].building
        )
        if hired and me is active:
            otters = next(other for other in g.factions if isinstance(other, Riverfolk))
            strength[me.seat] += otters.warriors[c]
    most = max(strength.values())
    first = [seat for seat, n in strength.items() if n == most and n > 0]
    if len(first) == 1:
        return first[0]
    return next((seat for seat in first if isinstance(g.factions[seat], Eyrie)), -1)


def check(g, before):
    """The state is one that the rules allow."""
    for c in range(1, SPOTS):
        assert g.ruler(c) == expected_ruler(g, c), f"ruler of {c}"
        built = sum(me.built[c] for me in g.factions)
        assert g.free_slots[c] + built + (c in g.ruins) == g.board.slots[c]
        if g.is_closed(c):
            for me in g.factions:
                assert me.warriors[c] + me.built[c] + me.tokens[c] <= before.get((me.seat, c), 99)
            for me in g.factions:
                before[me.seat, c] = me.warriors[c] + me.built[c] + me.tokens[c]
    for me in g.factions:
        assert min([me.supply, *me.warriors, *me.pieces, *me.stock]) >= 0
        assert g.over or 0 <= me.points < 30
        assert not me.played or g.over
        assert me.effects == sum(1 << g.kinds[this].effect for this in me.crafted)
        if isinstance(me, Alliance):
            assert max(me.pieces[SYMPATHY * SPOTS :]) <= 1  # 8.2.5.I
            assert me.bases() or g.over or len(me.supporters) <= 5  # 8.2.3.I
        if isinstance(me, Marquise) and me.keep:
            for other in g.factions:
                if other is not me:
                    assert other.built[me.keep] + other.tokens[me.keep] == 0  # 6.2.2
        if isinstance(me, Eyrie) and me.leader >= 0:
            assert sum(me.viziers) == 2 and not (me.leaders_down >> me.leader) & 1
            assert max(me.pieces) <= 1  # one roost in a clearing
        if isinstance(me, Riverfolk):
            assert max(me.tokens) <= 1 and sum(me.stock) + sum(me.lost_posts) <= 9
        if isinstance(me, Vagabond):
            assert min(me.pack.counts) >= 0
            sides = [me.pack.counts[at : at + KINDS] for at in range(0, SIDES * KINDS, KINDS)]
            assert me.pack.totals == [sum(side) for side in sides]
            for item in range(8):
                assert me.pack.in_satchel(0, item) >= 0 and me.pack.in_satchel(1, item) >= 0
        if g.turn != me.seat:  # its turn is over
            assert not me.boats and me.lender < 0


@pytest.mark.rule("2.8", "2.5", "3.1", "6.2.2", "8.2.3.I", "8.2.5.I")
@pytest.mark.parametrize("map", ["autumn", "winter"])
@pytest.mark.parametrize("mix", MIXES)
def test_every_position_is_one_that_the_rules_allow(mix, map):
    factions = mix.split()
    for seed in range(2):
        plan = choose(len(factions), {"factions": factions, "any_mix": True, "map": map})
        g = deal(plan, f"allowed {mix} {map} {seed}")
        g.driver = Direct(g, [RandomBot(Rng(f"{seed} {seat}")) for seat in range(g.seats)])
        before = {}
        while not g.over:
            turn_of = g.turn
            g.play()
            if g.phase != turn.SETUP:
                check(g, before)
            if g.turn != turn_of:
                assert len(g.factions[turn_of].hand) <= 5
        assert g.outcome().winners
