"""What others are told of a question: what it is about only where everybody knows that anyway."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import Rng
from tafelrunde.server.asks import describe_asks
from tafelrunde.titles import registry


def is_open(match: Match, ask: Ask, viewer: int) -> bool:
    """Whether the viewer sees the card that a question is about, or has just heard of it."""
    table = match.table
    cards = [card for place in table.places() for card in place.cards]
    if ask.about not in {table.face(card) for card in cards}:
        return True  # a place, a suit, a player ...
    known = {table.face(card) for card in table.knowledge(viewer)}
    heard = str(match.events(viewer)[-3:])
    return ask.about in known or f" {ask.about}'" in heard or f"'{ask.about}'" in heard


@pytest.mark.parametrize("title", registry.TITLES)
def test_questions_to_others_are_told_without_options_and_never_about_hidden_cards(title):
    loaded, rng, told, hidden = registry.load(title), Rng(f"asks of {title}"), 0, 0
    for number in range(6):
        seats, options = loaded.sample(Rng(f"asks {number}"))
        match = Match.new(loaded, seats, options, seed=f"asks {number}")
        while not match.over and len(match.answers) < 250:
            for viewer in range(-1, match.seats):
                for ask, info in zip(match.pending, describe_asks(match, viewer), strict=True):
                    assert info.mine == (ask.seat == viewer)
                    if info.mine:
                        assert info.told and len(info.options) == len(ask.options)
                        continue
                    assert info.options == []
                    assert info.told or (info.count, info.about) == (0, "")
                    assert not info.about or is_open(match, ask, viewer), (ask, info.about)
                    told += bool(info.about or info.count)
                    hidden += bool(ask.about or ask.count) and not info.told
            ask = match.pending[rng.below(len(match.pending))]
            match.answer(ask.seat, ask.options[rng.below(len(ask.options))])
    assert told > 20
    assert hidden or title != "oath"  # where much is asked about cards in hand


@pytest.mark.parametrize(
    ("prompt", "about", "told"),
    [
        ("discard", "", True),
        ("react", "militia", True),
        ("swindler", "copper", True),
        ("library-aside", "village", False),
        ("pearl-diver", "gold", False),
        ("secret-passage-position", "gold", False),
    ],
)
def test_cards_that_only_their_owner_sees_are_no_topic_for_others(prompt, about, told):
    title = registry.load("dominion")
    table = title.deal(title.prepare(2, {}), "asks")
    assert table.tells(Ask(0, prompt, [0], about=about, count=2)) == told
