"""What lies open and is no card, for people: the map, the boards, the points, the turn."""

# not compiled: msgspec builds these classes itself

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET, UnsetType

from tafelrunde.kernel.facts import Facts
from tafelrunde.titles.root import turn
from tafelrunde.titles.root.board import SPOTS
from tafelrunde.titles.root.boards import TO_WIN
from tafelrunde.titles.root.catalogue import ITEMS, SUITS

if TYPE_CHECKING:
    from tafelrunde.titles.root.factions.base import Faction
    from tafelrunde.titles.root.table import Root


class ClearingFacts(Facts):
    """A clearing; `ruler` is a seat or -1."""

    suit: str
    free_slots: int
    ruin: bool
    closed: bool
    ruler: int


class RowFacts(Facts):
    """A row of pieces on a board: how many belong there and how many still lie there.

    `points` and `costs` are printed with each piece, `now` is what the row scores as it is.
    """

    kind: str
    total: int
    left: int
    points: list[int]
    costs: list[int]
    now: int


class PackFacts(Facts):
    """A Vagabond's items by where they lie."""

    track: dict[str, int]
    track_exhausted: dict[str, int]
    satchel: dict[str, int]
    satchel_exhausted: dict[str, int]
    damaged: dict[str, int]
    damaged_exhausted: dict[str, int]


class FactionFacts(Facts):
    """A faction and its board; `warriors` and `pieces` are counted from clearing 1 on.

    `tokens` are the kinds of its pieces that are no buildings, `draws` the cards it will draw in
    its Evening. What only some factions have is missing for the others.
    """

    faction: str
    points: int
    dominance: str
    partner: int
    supply: int
    warriors: list[int]
    pieces: dict[str, list[int]]
    stock: dict[str, int]
    tokens: list[str]
    rows: list[RowFacts]
    items: dict[str, int]
    crafting_used: list[int]
    boats: bool
    mercenaries: bool
    draws: int | UnsetType = UNSET
    # Marquise
    keep: int | UnsetType = UNSET
    recruited: bool | UnsetType = UNSET
    extra_actions: int | UnsetType = UNSET
    # Eyrie; `column` is the one that is being resolved
    leader: str | UnsetType = UNSET
    leaders_down: list[str] | UnsetType = UNSET
    viziers: list[int] | UnsetType = UNSET
    todo: list[int] | UnsetType = UNSET
    column: str | UnsetType = UNSET
    # Alliance
    officers: int | UnsetType = UNSET
    # Vagabond
    character: str | UnsetType = UNSET
    pawn: str | UnsetType = UNSET
    pack: PackFacts | UnsetType = UNSET
    load: int | UnsetType = UNSET
    limit: int | UnsetType = UNSET
    relationships: dict[str, str] | UnsetType = UNSET
    aids: dict[str, int] | UnsetType = UNSET
    # Cult
    outcast: str | UnsetType = UNSET
    hated: bool | UnsetType = UNSET
    acolytes: int | UnsetType = UNSET
    scored: list[str] | UnsetType = UNSET
    # Riverfolk
    funds: dict[str, int] | UnsetType = UNSET
    payments: dict[str, int] | UnsetType = UNSET
    commitments: dict[str, int] | UnsetType = UNSET
    tracks: dict[str, int] | UnsetType = UNSET
    lost_posts: dict[str, int] | UnsetType = UNSET
    prices: dict[str, int] | UnsetType = UNSET


class RootFacts(Facts):
    """Everything that lies open and is no card."""

    map: str
    print: str  # 'early' or 'later'
    to_win: int
    turn: int
    round: int
    phase: str
    stage: int
    actions: int
    clearings: list[ClearingFacts]
    items: dict[str, int]
    factions: list[FactionFacts]
    winner: int
    reason: str


def facts(g: Root) -> RootFacts:
    """The facts of a table; every viewer sees the same."""
    return RootFacts(
        map=g.board.id,
        print="early" if g.prepared.early_print else "later",
        to_win=TO_WIN,
        turn=g.turn,
        round=g.round,
        phase=turn.PHASE_NAMES[g.phase],
        stage=g.stage,
        actions=g.actions,
        clearings=[_clearing(g, c) for c in range(1, SPOTS)],
        items=_items(g.items),
        factions=[_faction(g, me) for me in g.factions],
        winner=g.winner,
        reason=g.reason,
    )


def row(me: Faction, k: int, points: list[int], costs: list[int], now: int = 0) -> RowFacts:
    """The row of a kind of pieces."""
    kind = me.kinds[k]
    return RowFacts(
        kind=kind.id, total=kind.total, left=me.stock[k], points=points, costs=costs, now=now
    )


def _clearing(g: Root, c: int) -> ClearingFacts:
    return ClearingFacts(
        suit=SUITS[g.suits[c]],
        free_slots=g.free_slots[c],
        ruin=c in g.ruins,
        closed=g.is_closed(c),
        ruler=g.ruler(c),
    )


def _items(counts: list[int]) -> dict[str, int]:
    return {ITEMS[at]: counts[at] for at in range(len(ITEMS)) if counts[at]}


def _faction(g: Root, me: Faction) -> FactionFacts:
    kinds = range(len(me.kinds))
    told = FactionFacts(
        faction=me.id,
        points=me.points,
        dominance=g.kinds[me.dominance].id if me.dominance >= 0 else "",
        partner=me.partner,
        supply=me.supply,
        warriors=me.warriors[1:],
        pieces={me.kinds[k].id: me.pieces[k * SPOTS + 1 : k * SPOTS + SPOTS] for k in kinds},
        stock={me.kinds[k].id: me.stock[k] for k in kinds},
        tokens=[me.kinds[k].id for k in kinds if not me.kinds[k].building],
        rows=[],
        items=_items(me.items),
        crafting_used=me.crafting_used[1:],
        boats=me.boats,
        mercenaries=me.lender >= 0,
    )
    me.tell_own(g, told)
    return told
