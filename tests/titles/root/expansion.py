"""Boards of the Cult and the Riverfolk for scenarios: `state=cult(acolytes=2)`."""

from __future__ import annotations

from tafelrunde.kernel.rng import Rng
from tafelrunde.titles.root.catalogue import SUITS
from tafelrunde.titles.root.factions.base import CULT, FACTION_IDS, RIVERFOLK
from tafelrunde.titles.root.factions.cult import Cult
from tafelrunde.titles.root.factions.riverfolk import KINDS, Riverfolk
from tafelrunde.titles.root.table import Root
from tests.titles.root.conftest import RootScenario, State, words


def out_of_deck(g: Root, text: str) -> list[int]:
    """Named cards, taken out of the deck."""
    cards = []
    for name in words(text):
        this = next(this for this in g.deck if g.kinds[this].id == name)
        g.deck.remove(this)
        cards.append(this)
    return cards


def cult(outcast: str = "fox", *, hated: bool = False, acolytes: int = 0, souls: str = "") -> State:
    """The Cult's board."""

    def state(g: Root) -> None:
        me = g.faction(CULT)
        assert isinstance(me, Cult)
        me.outcast = SUITS.index(outcast)
        me.hated = hated
        me.acolytes = acolytes
        me.supply -= acolytes
        me.lost_souls = out_of_deck(g, souls)

    return state


def river(
    funds: dict[str, int] | None = None,
    *,
    payments: dict[str, int] | None = None,
    commitments: dict[str, int] | None = None,
    uncovered: str = "",
    prices: tuple[int, int, int] = (1, 2, 3),
) -> State:
    """The Riverfolk's board: boxes by faction, spaces whose trade posts were lost, prices."""

    def state(g: Root) -> None:
        me = g.faction(RIVERFOLK)
        assert isinstance(me, Riverfolk)
        for box, given in (
            (me.funds, funds),
            (me.payments, payments),
            (me.commitments, commitments),
        ):
            for id, n in (given or {}).items():
                owner = g.faction(FACTION_IDS.index(id))
                assert owner is not None
                owner.supply -= n
                box[FACTION_IDS.index(id)] += n
        for suit in words(uncovered):
            k = SUITS.index(suit) - 1
            assert KINDS[k].id == f"trade_post_{suit}"
            me.stock[k] -= 1
            me.lost_posts[k] += 1
        me.prices = list(prices)

    return state


def hired(*seats: int) -> State:
    """Mercenaries of the Riverfolk, bought by players with these seats."""

    def state(g: Root) -> None:
        river()(g)
        for seat in seats:
            g.factions[seat].lender = g.prepared.seat_of[RIVERFOLK]

    return state


def activated(id: str, card: str) -> State:
    """A faction has activated a dominance card."""

    def state(g: Root) -> None:
        me = g.faction(FACTION_IDS.index(id))
        assert me is not None
        me.dominance = out_of_deck(g, card)[0]

    return state


def lizards(t: RootScenario) -> Cult:
    """The Cult at a table."""
    me = t.faction("cult")
    assert isinstance(me, Cult)
    return me


def otters(t: RootScenario) -> Riverfolk:
    """The Riverfolk at a table."""
    me = t.faction("riverfolk")
    assert isinstance(me, Riverfolk)
    return me


def boxes(t: RootScenario, box: str) -> object:
    """What lies in a box of the Riverfolk ('funds', 'payments', 'commitments'), by owner."""
    told = t.g.facts(0)["factions"]
    assert isinstance(told, list)
    return told[t.seat("riverfolk")][box]


def souls(t: RootScenario) -> str:
    """The Lost Souls, sorted."""
    return t.text(lizards(t).lost_souls)


def seen_hand(t: RootScenario, viewer: str, owner: str) -> list[object]:
    """The cards of a hand that another player can name."""
    zones = t.g.view(t.seat(viewer))["zones"]
    assert isinstance(zones, list)
    for zone in zones:
        if zone["name"] == "hand" and zone["owner"] == t.seat(owner):
            return list(zone["cards"])
    raise AssertionError(f"{owner} has no hand")


def imagined_suits(t: RootScenario, viewer: str, cards: list[int]) -> set[str]:
    """The suits that hidden cards can have as far as a player knows."""
    twins = [t.g.imagine(t.seat(viewer), Rng(f"imagine {n}")) for n in range(40)]
    roots = [twin for twin in twins if isinstance(twin, Root)]
    return {SUITS[twin.kinds[this].suit] for twin in roots for this in cards}
