"""What lies open on a table of Throne of Allegoria and is no card."""

# not compiled: the structs are built by msgspec, and only people look at them

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET, UnsetType

from tafelrunde.kernel.facts import Facts
from tafelrunde.titles.allegoria import (
    area_workers,
    catalogue,
    merchants,
    rounds,
    scoring,
    turn,
)
from tafelrunde.titles.allegoria.player import CENTRE, FIGURE_KINDS, REGIONS, TRADE, WEALTH, Player
from tafelrunde.titles.allegoria.prepared import Box
from tafelrunde.titles.allegoria.vocabulary import (
    FIGURE_NAMES,
    GUILDS,
    OBJECT_NAMES,
    TRACK_NAMES,
)

if TYPE_CHECKING:
    from tafelrunde.titles.allegoria.table import Allegoria

PRINTED = {"weeks": rounds.WEEKS}


class Cost(Facts):
    """What an action costs the player in turn, if he can pay for it.

    `points` in all, of which `extra` are taken from the home track, with so many anarchy `markers`
    for thresholds that are crossed.
    """

    points: int
    extra: int
    markers: int


class Rates(Facts):
    """What the trader of the week asks and gives, by the track that pays; and the toll on it."""

    wealth: list[int] | UnsetType = UNSET
    trade: list[int] | UnsetType = UNSET
    toll: int | UnsetType = UNSET


class Board(Facts):
    """What lies before a player. `regions` are the own figures by region and kind."""

    house: str
    tracks: dict[str, int]
    diplomacy: int
    alms: int
    anarchy: int
    influence: int
    supply: int
    regions: dict[str, dict[str, int]]
    guilds: list[str]
    bid: int
    rank: int


class Row(Facts):
    """A row of the action point table."""

    station: int
    commission: int
    split: bool


class OwnCard(Facts):
    """A card of an owner's own file: name and text by language.

    Without a text it is the `table` it stands in, and what that says, that tell.
    """

    name: dict[str, str]
    text: dict[str, str]
    table: str
    values: dict[str, str]


class Prints(Facts):
    """What is printed on boards, tracks and tables, and the cards of an owner's own file.

    What each rank gives: `task_draws` in area I, `card_choices` in area II ('group': one of the
    groups, 'blind': the top card of the deck), `action_points` in the others.
    """

    sections: list[int]
    influence: list[int]
    group_size: list[int]
    anarchy: list[int]
    diplomacy: list[int]
    alms: list[int]
    alms_tiles: list[int]
    action_points: list[Row]
    task_draws: list[int]
    card_choices: list[str]
    cards: dict[str, OwnCard]


class Renown(Facts):
    """A player's title: the cards it is made of, and in words."""

    cards: list[str]
    de: str
    en: str


class Part(Facts):
    """Part of a task: so much of what is needed is there, or `at_most` allowed.

    `what` is counted: 'wealth', 'soldier', 'turn-raid' (in this turn), '' for conditions that
    hold or do not; `where` says in which regions, if it is about figures.
    """

    what: str
    where: str
    have: int
    need: int
    at_most: bool
    holds: bool


class AllegoriaFacts(Facts):
    """The whole table. `spaces` are the seats with tokens in each area, from left to right.

    `more_points` and `more_draws` are what the decree of the week adds to what ranks give.
    `progress` is how far the viewer's own tasks have come, by card. `sheets` (the lines of the
    score sheet), `winners` and `titles` are told at the end.
    """

    week: int
    stage: str
    queen_lives: bool
    start: int
    plus_tile: int
    anarchy_left: int
    anarchy_price: int
    area: int
    order: list[int]
    turn: int
    points: int
    more_points: int
    more_draws: int
    mode: str
    crossed: bool
    costs: dict[str, Cost]
    trader: Rates
    spaces: list[list[int]]
    alms_tiles: list[str]
    players: list[Board]
    prints: Prints
    progress: dict[str, list[Part]]
    sheets: list[dict[str, int]]
    winners: list[int]
    titles: list[Renown]


def of_table(g: Allegoria) -> AllegoriaFacts:
    """Boards, tracks and counters; at the end the score sheets and titles."""
    acting = g.stage == rounds.ACT
    told = AllegoriaFacts(
        week=g.week,
        stage=rounds.STAGE_NAMES[g.stage],
        queen_lives=g.queen_lives,
        start=g.start,
        plus_tile=g.plus_tile,
        anarchy_left=g.markers,
        anarchy_price=g.box.anarchy[g.box.markers - g.markers],
        area=g.area,
        order=list(g.order),
        turn=rounds.turn_of(g),
        points=g.points if acting else 0,
        more_points=ordered(g, catalogue.MOD_AP),
        more_draws=ordered(g, catalogue.MOD_DRAW),
        mode=turn.MODE_NAMES[g.mode] if acting else "",
        crossed=g.crossed and acting,
        costs=costs(g) if acting else {},
        trader=rates(g),
        spaces=[list(seats) for seats in g.spaces],
        alms_tiles=g.names(g.tiles),
        players=[of_player(g, me) for me in g.players],
        prints=prints(g.box),
        progress={},
        sheets=[],
        winners=[],
        titles=[],
    )
    if g.over:
        told.sheets = [
            dict(zip(scoring.LINES, scoring.sheet(g, me), strict=True)) for me in g.players
        ]
        told.winners = scoring.outcome(g).winners
        told.titles = [
            Renown(
                cards=scoring.title(g, me),
                de=scoring.full_title(g, me, "de"),
                en=scoring.full_title(g, me, "en"),
            )
            for me in g.players
        ]
    return told


def costs(g: Allegoria) -> dict[str, Cost]:
    """What each action of the area costs the player in turn, if he can pay for it."""
    me = g.players[g.order[g.at]]
    told: dict[str, Cost] = {}
    for action in turn.actions_of(g.area):
        points = turn.cost(g, action)
        if turn.can_pay(g, me, points):
            told[OBJECT_NAMES[action]] = Cost(
                points=points,
                extra=max(0, points - g.points),
                markers=g.markers - turn.markers_after(g, me, points),
            )
    return told


def ordered(g: Allegoria, op: int) -> int:
    """How much the decree of the week adds by an order of this kind."""
    return g.edict.amount if g.edict is not None and g.edict.op == op else 0


def rates(g: Allegoria) -> Rates:
    """The exchanges of the trader of the week."""
    if not g.trader:
        return Rates()
    return Rates(
        wealth=list(merchants.exchange(g, WEALTH)),
        trade=list(merchants.exchange(g, TRADE)),
        toll=merchants.toll_of(g),
    )


def prints(box: Box) -> Prints:
    """What all games with the same options share."""
    return Prints(
        sections=list(box.sections),
        influence=list(box.home_influence),
        group_size=list(box.group_size),
        anarchy=list(box.anarchy),
        diplomacy=list(box.diplomacy),
        alms=list(box.alms),
        alms_tiles=list(box.tiles),
        action_points=[
            Row(station=row.station, commission=row.commission, split=row.split) for row in box.rows
        ],
        task_draws=list(box.draws),
        card_choices=[area_workers.gives(box.seats, rank) for rank in range(1, box.seats + 1)],
        cards={
            card.id: OwnCard(
                name=dict(card.names),
                text=dict(card.texts),
                table=card.table,
                values=dict(card.values),
            )
            for card in box.deck.own.values()
        },
    )


def of_player(g: Allegoria, me: Player) -> Board:
    """What lies before a player."""
    regions: dict[str, dict[str, int]] = {}
    for region in [*range(g.seats), CENTRE]:
        regions[g.region_name(region)] = {
            FIGURE_NAMES[kind]: me.figures[kind * REGIONS + region] for kind in range(FIGURE_KINDS)
        }
    return Board(
        house=g.region_name(me.seat),
        tracks=dict(zip(TRACK_NAMES, me.tracks, strict=True)),
        diplomacy=g.box.diplomacy[me.diplomacy],
        alms=me.alms,
        anarchy=me.anarchy,
        influence=me.influence,
        supply=me.supply,
        regions=regions,
        guilds=[OBJECT_NAMES[GUILDS + guild] for guild in me.guilds],
        bid=me.bid if g.area else 0,
        rank=me.rank if g.area else 0,
    )
