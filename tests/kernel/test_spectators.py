"""Spectators know what lies open or was shown to everybody, and nothing that only players know."""

from __future__ import annotations

from tafelrunde.kernel.events import Event
from tafelrunde.kernel.zones import bit_of, everybody
from tests.kernel.toy import TITLE


def test_everybody_is_all_seats_and_whoever_watches():
    for seats in range(1, 13):
        assert all(everybody(seats) & bit_of(viewer) for viewer in range(-1, seats))
        assert not everybody(seats) & bit_of(seats)
    assert not ((1 << 12) - 1) & bit_of(-1)  # what all seats know each by themselves is not open


def test_an_event_shows_spectators_only_what_everybody_sees():
    for seen_by, told in ((everybody(3), True), (0b111, False), (bit_of(1), False)):
        face = Event("draws", 0, {"count": 1}, {"card": "fox"}, seen_by).face(-1)
        assert ("card" in face) == told
        assert face["count"] == 1


def test_a_hidden_card_that_was_shown_to_all_is_seen_by_spectators():
    table = TITLE.deal(TITLE.prepare(3, {}), "watching")
    card = table.hands[0][0]
    hand = next(at for at, place in enumerate(table.places()) if place.cards is table.hands[0])
    for known, shown in ((0b111, []), (everybody(3), [table.face(card)])):
        table.known[card] = known
        assert table.view(-1)["zones"][hand]["cards"] == shown
        assert (card in table.knowledge(-1)) == bool(shown)
