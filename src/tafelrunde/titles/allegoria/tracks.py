"""The prints of tracks and tables: reading and checking them."""

# not compiled: reads files once, when a match is prepared

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from tafelrunde.kernel.errors import BadOptions, Phrase
from tafelrunde.titles.allegoria.catalogue import Deck, Row

PARTS = ["sections", "anarchy", "diplomacy", "alms", "action_points", "task_draws"]


class BadCards(BadOptions):
    """A card file that cannot be played with; the message says which row and why."""


def said(thing: object, most: int = 40) -> str:
    """What a file says, short and on one line, for a message."""
    text = " ".join(str(thing).split())
    return "".join(letter if letter.isprintable() else "?" for letter in text[:most])


@cache
def shipped_tracks() -> Mapping[str, object]:
    """The tracks of the package."""
    text = files("tafelrunde.titles.allegoria").joinpath("data/tracks.json").read_text("utf-8")
    tracks: Mapping[str, object] = json.loads(text)
    return tracks


def read(deck: Deck, own: object, track: str) -> None:
    """The tracks of the package, with one of the layouts, and what an owner's file replaces."""
    parts = dict(shipped_tracks())
    if track == "sections_of_3":
        parts["sections"] = parts["sections_of_3"]
    if not isinstance(own, dict):
        raise BadCards("'tracks' has the parts {known}", known=", ".join(PARTS))
    for key in own:
        if key not in PARTS:
            raise BadCards(
                "'tracks' has no part '{key}'; known are: {known}",
                key=said(key),
                known=", ".join(PARTS),
            )
    parts.update(own)
    read_home_track(deck, part_rows("sections", parts["sections"]))
    read_public_tracks(deck, parts)
    deck.rows = read_action_points(parts["action_points"])
    deck.draws = read_task_draws(parts["task_draws"])


def part_rows(part: str, given: object) -> list[dict[str, object]]:
    """The rows of one part of the tracks."""
    if not isinstance(given, list) or not given or not all(isinstance(row, dict) for row in given):
        raise BadCards("tracks, {part}: this is a list of rows", part=part)
    return given


def part_number(where: Phrase, row: Mapping[str, object], key: str, least: int, most: int) -> int:
    """A number of a part of the tracks."""
    value = row.get(key)
    if type(value) is not int or not least <= value <= most:
        raise BadCards(
            "{where}: '{column}' must be a number from {least} to {most}",
            where=where,
            column=key,
            least=least,
            most=most,
        )
    return value


def read_home_track(deck: Deck, rows: list[dict[str, object]]) -> None:
    """Sections without gaps from 0 to 12, worth -1 to 5, with groups of 1 to 3 (A17, A20)."""
    for section, row in enumerate(rows):
        where = Phrase("tracks, sections, row {number}", number=section + 1)
        first = part_number(where, row, "from", 0, 12)
        last = part_number(where, row, "to", first, 12)
        if first != len(deck.sections):
            raise BadCards(
                "{where}: this section must begin with {first}",
                where=where,
                first=len(deck.sections),
            )
        influence = part_number(where, row, "influence", -1, 5)
        size = part_number(where, row, "group_size", 1, 3)
        for _ in range(first, last + 1):
            deck.sections.append(section)
            deck.home_influence.append(influence)
            deck.group_size.append(size)
    if len(deck.sections) != 13:
        raise BadCards("tracks, sections: a home track goes from 0 to 12")


def read_public_tracks(deck: Deck, tracks: Mapping[str, object]) -> None:
    """Anarchy (24 markers, -1 to -4), diplomacy (0 to 5), alms (-3 to 5, three tiles)."""
    deck.anarchy.append(0)
    for number, row in enumerate(part_rows("anarchy", tracks["anarchy"]), 1):
        where = Phrase("tracks, anarchy, row {number}", number=number)
        price = part_number(where, row, "influence_per_marker", -4, -1)
        deck.anarchy.extend([price] * part_number(where, row, "slots", 1, 24))
    if len(deck.anarchy) != 25:
        raise BadCards(
            "tracks, anarchy: there are 24 markers, not {given}", given=len(deck.anarchy) - 1
        )
    for number, row in enumerate(part_rows("diplomacy", tracks["diplomacy"]), 1):
        where = Phrase("tracks, diplomacy, row {number}", number=number)
        deck.diplomacy.append(part_number(where, row, "multiplier", 0, 5))
    if deck.diplomacy != sorted(set(deck.diplomacy)) or deck.diplomacy[0] != 0:
        raise BadCards("tracks, diplomacy: the multipliers rise from 0")
    for number, row in enumerate(part_rows("alms", tracks["alms"]), 1):
        where = Phrase("tracks, alms, row {number}", number=number)
        deck.alms.append(part_number(where, row, "influence", -3, 5))
        tile = row.get("tile")
        deck.tiles.append(-1 if tile is None else part_number(where, row, "tile", 1, 3) - 1)
    if sorted(tile for tile in deck.tiles if tile >= 0) != [0, 1, 2] or deck.tiles[0] >= 0:
        raise BadCards("tracks, alms: three spaces, not the first one, have the tiles 1, 2 and 3")


def by_players(part: str, given: object) -> dict[int, object]:
    """A table by number of players; what is left out stays as shipped."""
    if not isinstance(given, dict):
        raise BadCards("{part}: this is a table with the keys 2, 3, 4", part=part)
    whole = shipped_tracks()[part]
    assert isinstance(whole, dict)
    for key in given:
        if str(key) not in ("2", "3", "4"):
            raise BadCards(
                "{part}: the game is for 2 to 4 players, not {given}",
                part=part,
                given=said(key, 20),
            )
    rows = {int(str(key)): value for key, value in {**whole, **given}.items()}
    for players, row in rows.items():
        if not isinstance(row, list) or len(row) != players:
            raise BadCards(
                "{part}: with {players} players there are {players} rows",
                part=part,
                players=players,
            )
    return rows


def read_action_points(given: object) -> dict[int, list[Row]]:
    """The action point table (A81): the last row has only station points (A103)."""
    table: dict[int, list[Row]] = {}
    for players, rows in by_players("action_points", given).items():
        table[players] = []
        for number, row in enumerate(part_rows("action_points", rows), 1):
            where = Phrase(
                "action_points, {players} players, row {number}", players=players, number=number
            )
            station = part_number(where, row, "station", 0, 9)
            commission = part_number(where, row, "commission", 0, 9)
            split = row.get("split")
            if not isinstance(split, bool) or (split and station != commission):
                raise BadCards(
                    "{where}: 'split' is true only if both numbers are the same", where=where
                )
            if station + commission == 0:
                raise BadCards("{where}: a row without points", where=where)
            table[players].append(Row(station, commission, split))
        if table[players][-1].commission:
            raise BadCards("{where}: the last row has no commission points", where=where)
    return table


def read_task_draws(given: object) -> dict[int, list[int]]:
    """How many tasks each rank draws (A83): numbers, or rows with 'draw'."""
    table: dict[int, list[int]] = {}
    for players, rows in by_players("task_draws", given).items():
        assert isinstance(rows, list)
        table[players] = []
        for number, row in enumerate(rows, 1):
            where = Phrase(
                "task_draws, {players} players, row {number}", players=players, number=number
            )
            given_row = row if isinstance(row, dict) else {"draw": row}
            table[players].append(part_number(where, given_row, "draw", 1, 9))
    return table
