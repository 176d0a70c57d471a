"""Modifiers compose in any order, and looking at what one could do changes nothing (7.4, 9.2)."""

from __future__ import annotations

from itertools import combinations

import pytest

from tafelrunde.kernel.record import fingerprint
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Table
from tafelrunde.testing.fuzz import Game, daily_seed, truth
from tafelrunde.titles.oath import (
    campaign,
    majors,
    muster,
    prospects,
    recover,
    search,
    trade,
    travel,
    turn,
)
from tafelrunde.titles.oath.catalogue import DENIZENS
from tafelrunde.titles.oath.contexts import (
    FOR_FAVOR,
    MAJOR,
    MUSTERING,
    RECOVERING,
    SEARCHING,
    TRADING,
    TRAVELLING,
    Action,
    Muster,
    Recover,
    Search,
    Trade,
    Travel,
)
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.powers import (
    BIND_MUSTER,
    BIND_RECOVER,
    BIND_SEARCH,
    BIND_TRADE,
    BIND_TRAVEL,
    USE_MUSTER,
    USE_RECOVER,
    USE_SEARCH,
    USE_TRADE,
    USE_TRAVEL,
)
from tafelrunde.titles.oath.table import Oath
from tafelrunde.titles.oath.title import TITLE

GAMES = 8


def protos(me: Player) -> dict[int, Action]:
    """An empty context of every major action but the campaign."""
    return {
        SEARCHING: Search(me, me.pawn, []),
        MUSTERING: Muster(me, me.pawn, [], -1),
        TRADING: Trade(me, me.pawn, [], -1, FOR_FAVOR),
        RECOVERING: Recover(me, me.pawn, [], -1),
        TRAVELLING: Travel(me, me.pawn, [], -1),
    }


def shaped(g: Oath, kind: int, used: list[int]) -> list[Action]:
    """Every candidate of an action with these modifiers, affordable or not."""
    me = g.active_player
    cards = g.sites[me.pawn].cards
    if kind == SEARCHING:
        return [search.shape(g, me, used, deck) for deck in range(4)]
    if kind == MUSTERING:
        return [muster.shape(g, me, used, card) for card in cards]
    if kind == TRADING:
        return [trade.shape(g, me, me.pawn, used, card, how) for card in cards for how in (0, 1)]
    if kind == RECOVERING:
        things = [*g.sites[me.pawn].relics, *g.loose_banners]
        return [recover.shape(g, me, used, thing) for thing in things]
    return [travel.shape(g, me, used, to, False, False) for to in range(8) if to != me.pawn]


def told(x: object) -> dict[str, object]:
    """All that a context says; what lies in lists has no order."""
    found: dict[str, object] = {}
    for name in dir(x):
        value = getattr(x, name)
        if name.startswith("_") or callable(value):
            continue
        if isinstance(value, Player):
            value = value.seat
        if isinstance(value, list):
            value = sorted(value, key=str)
        found[name] = value
    return found


def reordered(g: Oath, rng: Rng) -> Oath:
    """The same table, whose index of powers has every list in another order."""
    twin = g.copy()
    for hook, cards in enumerate(g.active):
        if len(cards) > 1:
            twin.active[hook] = cards.copy()
            rng.shuffle(twin.active[hook])
    return twin


class Shuffler:
    """Compares a table with its reordered twin at the checkpoints of random games."""

    def __init__(self) -> None:
        self.rng = Rng("any order")
        self.compared = self.modifiers = self.most = 0

    def __call__(self, table: Table, _: int) -> None:
        assert isinstance(table, Oath)
        if table.phase != turn.ACT or self.rng.below(4):
            return
        twin = reordered(table, self.rng)
        me, too = table.active_player, twin.active_player
        assert sorted(turn.act_options(table, me)) == sorted(turn.act_options(twin, too))
        for kind, proto in protos(me).items():
            used = majors.offered(table, kind, proto)
            assert sorted(used) == sorted(majors.offered(twin, kind, protos(too)[kind]))
            self.rng.shuffle(used)
            one = [told(x) for x in shaped(table, kind, used)]
            other = [told(x) for x in shaped(twin, kind, list(reversed(used)))]
            assert one == other, table.names(used)
            self.compared += len(one)
            self.modifiers += len(used)
            self.most = max(self.most, len(used))
        ours = campaign.campaigns(table, me, me.pawn, False, None)
        theirs = campaign.campaigns(twin, too, too.pawn, False, None)
        for mine, yours in zip(ours, theirs, strict=True):
            mine.sites = campaign.target_sites(table, mine)
            yours.sites = campaign.target_sites(twin, yours)
            assert prospects.facts_of(table, mine) == prospects.facts_of(twin, yours)


@pytest.mark.rule("7.4", "9.2")
def test_the_order_of_modifiers_changes_no_action_at_any_table():
    shuffler = Shuffler()
    for number in range(GAMES):
        Game(TITLE, f"{daily_seed()} any order {number}").play(shuffler)
    assert shuffler.compared > 2000 and shuffler.modifiers > 50 and shuffler.most > 1


@pytest.mark.rule("7.4", "4.2")
def test_looking_at_every_action_with_every_modifier_changes_nothing():
    looked = 0

    def look(table: Table, _: int) -> None:
        nonlocal looked
        assert isinstance(table, Oath)
        if table.phase != turn.ACT or looked % 7:
            looked += 1
            return
        looked += 1
        before = fingerprint([truth(table), [table.view(seat) for seat in range(-1, table.seats)]])
        me = table.active_player
        turn.act_options(table, me)
        for kind, proto in protos(me).items():
            shaped(table, kind, majors.offered(table, kind, proto))
        after = fingerprint([truth(table), [table.view(seat) for seat in range(-1, table.seats)]])
        assert before == after

    for number in range(4):
        Game(TITLE, f"{daily_seed()} looking {number}").play(look)
    assert looked > 200


HOOKS_OF = {
    SEARCHING: {USE_SEARCH, BIND_SEARCH},
    MUSTERING: {USE_MUSTER, BIND_MUSTER},
    TRADING: {USE_TRADE, BIND_TRADE},
    RECOVERING: {USE_RECOVER, BIND_RECOVER},
    TRAVELLING: {USE_TRAVEL, BIND_TRAVEL},
}


@pytest.mark.rule("7.4", "7.6.2", "9.2")
@pytest.mark.parametrize("kind", HOOKS_OF, ids=[MAJOR[kind] for kind in HOOKS_OF])
def test_any_two_modifiers_of_an_action_give_the_same_in_either_order(table, kind):
    cards = [card.id for card in DENIZENS if HOOKS_OF[kind] & set(card.power.hooks)]
    pairs = changed = 0
    for a, b in combinations(cards, 2):
        for advisers in ({"purple": f"{a} {b}"}, {"purple": a, "red": b}, {"purple": b, "red": a}):
            t = table(
                "purple red",
                sites={1: "lush_coast elders wolves", 2: "river scouts", 6: "mine"},
                at={1: "purple 1", 2: "red 1"},
                advisers=advisers,
                favor={"purple": 6, "red": 2},
                secrets={"purple": 6},
                warbands={"purple": 6},
                relics_at={1: "map"},
                piles={"cradle": "wrestlers", "provinces": "keep"},
                deck="bear_traps longbows",
                banks={"nomad": 1},
            )
            g = t.g
            twin = g.copy()
            twin.active = [list(reversed(listed)) for listed in g.active]
            used = majors.offered(g, kind, protos(g.active_player)[kind])
            one = [told(x) for x in shaped(g, kind, used)]
            other = [told(x) for x in shaped(twin, kind, list(reversed(used)))]
            assert one == other, (a, b)
            pairs += 1
            changed += one != [told(x) | {"used": one[0]["used"]} for x in shaped(g, kind, [])]
    assert pairs == 3 * len(cards) * (len(cards) - 1) // 2 and changed
