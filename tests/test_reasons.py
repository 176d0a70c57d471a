"""Whatever is no answer can be asked about: the rules say why, in words and with a citation."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.reasons import explain, parts_of
from tafelrunde.kernel.rng import Rng
from tafelrunde.texts import LANGUAGES, Texts
from tafelrunde.titles import registry

COMMON = ("why-no-choice", "why-no-choice-of", "why-no-choice-for")
NONSENSE = ["", "/", "//", "hand", "hand//", "hand/0/", "hand/x/moat", "hand/99/moat", "c99", "s0"]


def things(match: Match, ask: Ask) -> list[str]:
    """Cards where the player sees them, everything that has a name, and nonsense."""
    view, vocabulary = match.view(ask.seat), match.title.vocabulary
    zones = view["zones"]
    assert isinstance(zones, list)
    cards = [
        f"{zone['name']}/{zone['owner']}/{card}"
        for zone in zones
        for card in zone["cards"]
        if card is not None
    ]
    names = [name for name in vocabulary.objects.values() if name]
    piles = [f"supply/-1/{name}" for name in match.table.census()]
    return [*cards, *names, *piles, *NONSENSE]


@pytest.mark.parametrize("title", registry.TITLES)
def test_everything_that_is_no_answer_has_a_reason_in_words_with_a_rule(title):
    loaded, rng, told = registry.load(title), Rng(f"reasons of {title}"), set[str]()
    texts = [Texts(lang, title, strict=True) for lang in LANGUAGES]
    for number in range(6):
        seats, options = loaded.sample(Rng(f"reasons {number}"))
        match = Match.new(loaded, seats, options, seed=f"reasons {number}")
        while not match.over and len(match.answers) < 150:
            ask = match.pending[rng.below(len(match.pending))]
            lit = {spot for option in ask.options for spot in match.table.mark(ask, option).spots}
            known = things(match, ask)
            for spot in [known[rng.below(len(known))] for _ in range(8)]:
                reason = explain(match.table, ask, spot)
                assert (reason is None) == (spot in lit), spot
                if reason is not None:
                    told.add(reason.remark)
                    assert all(one.reason(reason) for one in texts)
                    assert texts[0].has_rule(reason.rule), reason.rule
            match.answer(ask.seat, ask.options[rng.below(len(ask.options))])
    assert len(told - {*COMMON}) >= 2, told


def test_spots_are_taken_apart_whatever_somebody_sends():
    assert parts_of("hand/0/moat") == ("hand", 0, "moat")
    assert parts_of("supply/-1/gold") == ("supply", -1, "gold")
    assert parts_of("c5") == ("", -1, "c5")
    for odd in ("a/b", "hand/٣/moat", "hand/--1/moat", "hand/1/moat/x", "hand/10/moat"):
        assert parts_of(odd) == ("", -1, odd)
