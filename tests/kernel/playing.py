"""Small helpers to drive toy matches in tests."""

from __future__ import annotations

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import Rng
from tafelrunde.testing.fuzz import truth, whole
from tests.kernel.toy import TITLE, VOCABULARY, Toy, ToyTitle

__all__ = [
    "any_answer",
    "finished",
    "hand",
    "marks",
    "play_on",
    "play_to",
    "say",
    "start",
    "toy",
    "truth",
    "whole",
]


def start(seats: int = 2, *, rounds: int = 3, seed: str = "toy", title: ToyTitle = TITLE) -> Match:
    return Match.new(title, seats, {"rounds": rounds}, seed=seed)


def toy(match: Match) -> Toy:
    """The table with its true type."""
    assert isinstance(match.table, Toy)
    return match.table


def marks(match: Match, viewer: int) -> object:
    """What a viewer sees of the marks."""
    facts = match.view(viewer)["facts"]
    assert isinstance(facts, dict)
    return facts["marks"]


def hand(match: Match, viewer: int, seat: int) -> object:
    """The cards a viewer sees in the hand of a seat."""
    zones = match.view(viewer)["zones"]
    assert isinstance(zones, list)
    (zone,) = [zone for zone in zones if (zone["name"], zone["owner"]) == ("hand", seat)]
    return zone["cards"]


def say(match: Match, *texts: str, seat: int | None = None) -> None:
    """Answer the first open question (of a seat) in words."""
    for text in texts:
        ask = next(ask for ask in match.pending if seat in (None, ask.seat))
        match.answer(ask.seat, VOCABULARY.parse(text))


def any_answer(match: Match, rng: Rng) -> tuple[int, int]:
    asks = match.pending
    ask = asks[rng.below(len(asks))]
    return ask.seat, ask.options[rng.below(len(ask.options))]


def play_on(match: Match, rng: Rng, *, answers: int = 10**6) -> None:
    """Play at random, to the end or so many answers further."""
    for _ in range(answers):
        if match.over:
            return
        match.answer(*any_answer(match, rng))


def play_to(match: Match, prompt: str) -> None:
    """Give the last option of each question until that prompt is open."""
    while not any(ask.prompt == prompt for ask in match.pending):
        ask = match.pending[0]
        match.answer(ask.seat, ask.options[-1])


def finished(seats: int = 3, seed: str = "toy", rounds: int = 4) -> Match:
    match = start(seats, seed=seed, rounds=rounds)
    play_on(match, Rng(seed))
    return match
