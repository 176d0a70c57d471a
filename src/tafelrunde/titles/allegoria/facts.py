"""What lies openly on the table, as plain data for people and as accessors for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.titles.allegoria import catalogue, rounds, scoring, turn
from tafelrunde.titles.allegoria.player import CENTRE, REGIONS, Player
from tafelrunde.titles.allegoria.prepared import Box
from tafelrunde.titles.allegoria.vocabulary import (
    FIGURE_NAMES,
    GUILDS,
    OBJECT_NAMES,
    TRACK_NAMES,
)

if TYPE_CHECKING:
    from tafelrunde.titles.allegoria.table import Allegoria


def of_table(g: Allegoria) -> dict[str, object]:
    """Boards, tracks and counters; at the end the score sheets and titles."""
    told: dict[str, object] = {
        "week": g.week,
        "stage": rounds.STAGE_NAMES[g.stage],
        "queen_lives": g.queen_lives,
        "start": g.start,
        "plus_tile": g.plus_tile,
        "anarchy_left": g.markers,
        "anarchy_price": g.box.anarchy[g.box.markers - g.markers],
        "area": g.area,
        "order": list(g.order),
        "turn": g.order[g.at] if g.stage in (rounds.TURN, rounds.ACT) else -1,
        "points": g.points if g.stage == rounds.ACT else 0,
        "mode": turn.MODE_NAMES[g.mode] if g.stage == rounds.ACT else "",
        "crossed": g.crossed and g.stage == rounds.ACT,
        "costs": costs(g) if g.stage == rounds.ACT else {},
        "trader": rates(g),
        "spaces": [list(seats) for seats in g.spaces],
        "alms_tiles": [OBJECT_NAMES[g.kinds[card]] for card in g.tiles],
        "players": [of_player(g, me) for me in g.players],
        "prints": prints(g.box),
        "sheets": [],
        "winners": [],
        "titles": [],
    }
    if g.over:
        result = scoring.outcome(g)
        told["sheets"] = [
            dict(zip(scoring.LINES, scoring.sheet(g, me), strict=True)) for me in g.players
        ]
        told["winners"] = result.winners
        told["titles"] = [
            {
                "cards": scoring.title(g, me),
                "de": scoring.full_title(g, me, "de"),
                "en": scoring.full_title(g, me, "en"),
            }
            for me in g.players
        ]
    return told


def costs(g: Allegoria) -> dict[str, object]:
    """What each action of the area costs the player in turn, if he can pay for it.

    `points` in all, of which `extra` are taken from the home track, with so many anarchy `markers`
    for thresholds that are crossed.
    """
    me = g.players[g.order[g.at]]
    told: dict[str, object] = {}
    for action in turn.actions_of(g.area):
        price = turn.cost(g, action)
        if turn.can_pay(g, me, price):
            told[OBJECT_NAMES[action]] = {
                "points": price,
                "extra": max(0, price - g.points),
                "markers": g.markers - turn.markers_after(g, me, price),
            }
    return told


def rates(g: Allegoria) -> dict[str, object]:
    """What the trader of the week asks and gives, by the track that pays; and the toll on it."""
    if not g.trader:
        return {}
    trader = g.box.deck.traders[g.kinds[g.trader[-1]]]
    return {
        "wealth": [trader.wealth_cost, trader.wealth_gain],
        "trade": [trader.trade_cost, trader.trade_gain],
        "toll": g.edict.amount if g.edict is not None and g.edict.op == catalogue.MOD_PAY else 0,
    }


def prints(box: Box) -> dict[str, object]:
    """What is printed on boards, tracks and tables, and the cards of an owner's own file."""
    return {
        "sections": list(box.sections),
        "influence": list(box.home_influence),
        "group_size": list(box.group_size),
        "anarchy": list(box.anarchy),
        "diplomacy": list(box.diplomacy),
        "alms": list(box.alms),
        "alms_tiles": list(box.tiles),
        "action_points": [
            {"station": row.station, "commission": row.commission, "split": row.split}
            for row in box.rows
        ],
        "task_draws": list(box.draws),
        "cards": {
            card.id: {
                "name": dict(card.names),
                "text": dict(card.texts),
                "table": card.table,
                "values": dict(card.values),
            }
            for card in box.deck.own.values()
        },
    }


def of_player(g: Allegoria, me: Player) -> dict[str, object]:
    """What lies before a player."""
    regions: dict[str, object] = {}
    for region in [*range(g.seats), CENTRE]:
        regions[g.region_name(region)] = {
            FIGURE_NAMES[kind]: me.figures[kind * REGIONS + region] for kind in range(3)
        }
    return {
        "house": g.region_name(me.seat),
        "tracks": dict(zip(TRACK_NAMES, me.tracks, strict=True)),
        "diplomacy": g.box.diplomacy[me.diplomacy],
        "alms": me.alms,
        "anarchy": me.anarchy,
        "influence": me.influence,
        "supply": me.supply,
        "regions": regions,
        "guilds": [OBJECT_NAMES[GUILDS + guild] for guild in me.guilds],
        "bid": me.bid if g.area else 0,
        "rank": me.rank if g.area else 0,
    }
