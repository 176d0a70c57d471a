"""What is told about finished games: sums are right, curves end there, nothing hidden gets out."""

from __future__ import annotations

import functools

import msgspec
import pytest

from tafelrunde.kernel.bots import Bot, RandomBot
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import Record
from tafelrunde.kernel.rng import Rng
from tafelrunde.server import summaries
from tafelrunde.server.limits import CURVE_POINTS, MOMENTS
from tafelrunde.server.messages import Sample, Summary
from tafelrunde.server.summaries import summarise
from tafelrunde.texts import LANGUAGES, Texts, message_id
from tafelrunde.titles import registry

TITLES = sorted(registry.TITLES)
GAMES = 6  # of each title, half of them at random
NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"]


@functools.cache
def played(title: str) -> list[Match]:
    """Finished games of all kinds."""
    loaded, found = registry.load(title), []
    for game in range(GAMES):
        rng = Rng(f"summaries/{title}/{game}")
        seats, options = loaded.sample(rng)
        match = Match.new(loaded, seats, options, seed=f"summaries/{game}")
        maker = RandomBot if game % 2 else loaded.bots()[loaded.default_bot]
        bots: list[Bot] = [maker(Rng(f"{game}/{seat}")) for seat in range(seats)]
        while not match.over:
            ask = match.pending[0]
            match.answer(ask.seat, bots[ask.seat].choose(match.table.sight(ask.seat), ask))
        found.append(match)
    return found


@functools.cache
def told(title: str) -> list[tuple[Record, Summary]]:
    return [(match.record(), summarise(match.record())) for match in played(title)]


@pytest.mark.parametrize("title", TITLES)
def test_sources_add_up_to_the_score_and_the_curve_ends_there(title):
    for record, summary in told(title):
        sums = [sum(source.points for source in seat) for seat in summary.sources]
        assert sums == summary.curve[-1].values
        assert record.result is not None
        if summary.unit == "points":
            assert sums == record.result.scores
            assert summary.curve[-1].step == len(record.answers)
        assert len(summary.curve) > 3


@pytest.mark.parametrize("title", TITLES)
def test_moments_and_samples_are_positions_of_the_game_in_order(title):
    for record, summary in told(title):
        steps = len(record.answers)
        assert summary.steps == steps
        assert 2 <= len(summary.moments) <= MOMENTS
        for found in ([one.step for one in summary.moments], [one.step for one in summary.curve]):
            assert found == sorted(set(found)) and found[0] >= 0 and found[-1] <= steps
        for moment in summary.moments:
            assert moment.event if moment.kind == "event" else 0 <= moment.seat < record.seats
        assert sum(one.answers for one in summary.figures) == steps
        assert sum(one.turns for one in summary.figures) > record.seats


@pytest.mark.parametrize("title", TITLES)
def test_a_moment_is_where_the_replay_tells_its_event(title):
    match, (record, summary) = played(title)[0], told(title)[0]
    for moment in summary.moments:
        if moment.kind == "event":
            before = match.copy()
            before.rewind(moment.step - 1)
            heard = before.event_count()
            before.answer(*record.answers[moment.step - 1])
            assert moment.event in before.events(-1, heard)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_everything_that_is_told_has_words(lang, title):
    texts = Texts(lang, title, strict=True)
    account = registry.load(title).account()
    assert texts.text(message_id("curve", account.curve))
    assert texts.attribute(message_id("curve", account.curve), "sources")
    assert all(texts.text(message_id("stat", id)) for id in account.counted)
    for _, summary in told(title):
        for source in [source for seat in summary.sources for source in seat]:
            if source.card:
                assert texts.card_name(source.what)
            else:
                assert texts.text(message_id("source", source.what))
        assert summary.ways
        for line in [*summary.ways, *(one.event for one in summary.moments if one.event)]:
            for viewer in (-1, 0):
                assert "{" not in texts.event(line, NAMES, viewer)


@pytest.mark.parametrize(
    ("title", "ways"),
    [
        ("dominion", "provinces colonies piles stuck debt fewer-turns shared"),
        ("root", "points dominance dominance-birds coalition"),
        ("oath", "usurper visionary empire successor war-weariness"),
        ("allegoria", "points tasks home-tracks shared"),
    ],
)
def test_every_way_to_win_has_a_sentence(title, ways):
    for lang in LANGUAGES:
        for way in ways.split():
            assert Texts(lang, title, strict=True).has(message_id("event", f"way-{way}")), way


@pytest.mark.parametrize("title", [t for t in TITLES if registry.load(t).account().is_open])
def test_what_is_told_of_sealed_games_lay_open(title):
    account = registry.load(title).account()
    for match in played(title):
        for part in (3, 2, 1):
            past = match.copy()
            past.rewind(len(match.answers) * part // 4)
            for seat in range(match.seats):
                other = past.position.start.copy()
                stood = account.standing(other), account.sources(other, [])
                other.redeal(seat, Rng(f"other/{part}"))
                assert (account.standing(other), account.sources(other, [])) == stood


def test_a_deck_is_listed_with_every_card():
    for match, (_, summary) in zip(played("dominion"), told("dominion"), strict=True):
        for seat, deck in enumerate(summary.decks):
            owned = sum(one.count for one in deck)
            assert owned == len(match.table.players[seat].all_cards())
            assert len({one.card for one in deck}) == len(deck)


def test_a_game_that_goes_on_after_it_was_won_is_told_as_it_was_then():
    title = registry.load("oath")
    seats, options = 3, {"chronicle": True}
    match = Match.new(title, seats, options, seed="after")
    bots = [title.bots()["heuristic"](Rng(str(seat))) for seat in range(seats)]
    held: list[int] = []
    while not match.over:
        ask = match.pending[0]
        match.answer(ask.seat, bots[ask.seat].choose(match.table.sight(ask.seat), ask))
        if not held and match.table.winner >= 0:
            held, won = title.account().standing(match.table), len(match.answers)
    summary = summarise(match.record())
    assert won < len(match.answers) and summary.curve[-1] == Sample(step=won, values=held)
    assert title.account().standing(match.table) != held  # the realm was put into its box


def test_a_long_curve_is_thinned_and_keeps_its_ends():
    curve = [Sample(step=step, values=[step, 0]) for step in range(3 * CURVE_POINTS)]
    for turns in ([], list(range(0, 3 * CURVE_POINTS, 2)), [5]):
        short = summaries.thinned(curve, turns)
        assert len(short) <= CURVE_POINTS and short[0] == curve[0] and short[-1] == curve[-1]
        assert [one.step for one in short] == sorted({one.step for one in short})


def test_a_record_that_stops_in_the_middle_is_told_as_far_as_it_goes():
    record, _ = told("dominion")[0]
    half = msgspec.structs.replace(record, answers=record.answers[:60], result=None)
    summary = summarise(half)
    assert summary.ways == [] and summary.steps == 60 and summary.curve[-1].step == 60
