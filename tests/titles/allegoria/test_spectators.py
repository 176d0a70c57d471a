"""Whoever watches sees what everybody at the table sees."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import Rng
from tafelrunde.titles.allegoria.title import TITLE


@pytest.mark.rule("A75")
def test_bids_that_are_turned_over_are_seen_by_spectators():
    rng, seen = Rng("bids"), 0
    match = Match.new(TITLE, 3, {}, seed="bids")
    while not match.over and len(match.answers) < 400:
        views = [match.view(viewer)["zones"] for viewer in range(-1, 3)]
        for at, zone in enumerate(views[0]):
            if str(zone["name"]).startswith("bids_"):
                others = [view[at]["cards"] for view in views[1:]]
                shared = [card for card in others[0] if all(card in cards for cards in others)]
                open_to_all = [card for card in shared if card is not None]
                assert sorted(c for c in zone["cards"] if c) == sorted(open_to_all)
                seen += len(open_to_all)
        ask = match.pending[0]
        match.answer(ask.seat, ask.options[rng.below(len(ask.options))])
    assert seen > 20
