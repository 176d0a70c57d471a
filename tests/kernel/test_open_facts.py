"""Facts that everybody sees are told once for all: with a viewer's own they are all facts."""

from __future__ import annotations

import random

import pytest

from tafelrunde.kernel.errors import UndoRefused
from tafelrunde.kernel.match import Match, check_unshown
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Table
from tafelrunde.titles import registry

ANSWERS = 120


def played(title: str) -> list[Table]:
    """The tables of a game, one answer after the other."""
    loaded = registry.load(title)
    seats, options = loaded.sample(Rng(f"open facts {title}"))
    match, rng = Match.new(loaded, seats, options, seed="open facts"), random.Random(title)
    tables = [match.table]
    while not match.over and len(match.answers) < ANSWERS:
        ask = rng.choice(match.pending)
        match.answer(ask.seat, rng.choice(ask.options))
        tables.append(match.table)
    return tables


@pytest.mark.parametrize("title", list(registry.TITLES))
def test_open_and_own_facts_are_all_facts_and_zones_are_those_of_the_view(title):
    for table in played(title)[::7]:
        open_facts = table.open_facts()
        for viewer in range(-1, table.seats):
            view = table.view(viewer)
            assert {**open_facts, **table.own_facts(viewer)} == view["facts"]
            assert table.zones_seen(viewer) == view["zones"]


def refused(before: Table, after: Table, seat: int) -> str:
    """Why an answer between the two cannot be taken back."""
    try:
        check_unshown(before, after, seat)
    except UndoRefused as refusal:
        return refusal.reason
    return ""


@pytest.mark.parametrize("title", list(registry.TITLES))
def test_a_card_that_somebody_comes_to_know_where_it_lies_is_noticed(title):
    table = played(title)[-1]
    for seat in range(table.seats):
        known = table.knowledge(seat)
        hidden = [card for place in table.places() for card in place.cards if card not in known]
        if not hidden:
            continue
        twin = table.copy()
        assert refused(table, twin, seat) == ""
        twin.known[hidden[0]] = (1 << table.seats) - 1
        assert refused(table, twin, seat) == "revealed"
