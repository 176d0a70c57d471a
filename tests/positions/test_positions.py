"""Imagined positions: for every title, at random questions, nobody can tell them from the truth."""

from __future__ import annotations

import os
from collections import Counter

import pytest

from tafelrunde.kernel.bots import Bot, RandomBot, play_out
from tafelrunde.kernel.errors import IllegalAnswer, MatchOver, NotYourSeat
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.position import Position
from tafelrunde.kernel.rng import Rng
from tafelrunde.testing.fuzz import daily_seed
from tafelrunde.testing.positions import strange_worlds
from tafelrunde.titles import registry
from tests.kernel.toy import TITLE, ToyTitle
from tests.positions.chance import chi_square, critical

QUESTIONS = int(os.environ.get("TAFELRUNDE_POSITIONS") or 160)  # 2000 in the long form


@pytest.mark.parametrize("title", registry.TITLES)
def test_imagined_worlds_cannot_be_told_from_the_true_one(title):
    strange, found = strange_worlds(registry.load(title), daily_seed(), QUESTIONS)
    assert strange == []
    assert found.questions >= QUESTIONS and found.mid_step > 0 and found.mixed > 0
    assert found.last_resorts * 50 <= found.worlds, "too many worlds could not be made whole"


def test_the_toys_worlds_cannot_be_told_from_the_true_one():
    strange, found = strange_worlds(TITLE, daily_seed(), QUESTIONS)
    assert strange == []
    assert found.sealed > 5 and found.mid_step > 20 and found.last_resorts == 0


@pytest.mark.parametrize("flaw", ["forgets", "miscounts", "leaks-facts", "keeps-truth"])
def test_a_title_that_imagines_badly_is_caught(flaw, tmp_path, monkeypatch):
    monkeypatch.setenv("TAFELRUNDE_FAILURES", str(tmp_path))
    strange, _ = strange_worlds(ToyTitle(flaw), "flawed", 200, most=1)
    assert strange


# -- chance

SMALL = {  # title -> a zone whose cards nobody has seen, and part of the names of like zones
    "root": ("hand", 1, ["deck", "hand"]),
    "oath": ("relic_deck", -1, ["relic", "reliquary"]),
    "allegoria": ("worker_deck", -1, ["worker_deck"]),
}


@pytest.mark.parametrize("title", SMALL)
def test_unseen_cards_are_as_likely_as_they_are_many(title):
    name, owner, alike = SMALL[title]
    loaded = registry.load(title)
    match = Match.new(loaded, 3, seed="chance")
    seat = match.pending[0].seat
    if owner == seat:
        owner = (seat + 1) % 3
    known = match.table.knowledge(seat)
    places = match.table.places()
    same = [p for p in places if any(part in p.zone.name for part in alike)]
    hidden = [this for p in same for this in p.cards if this not in known]
    (zone,) = [p for p in places if (p.zone.name, p.owner) == (name, owner)]
    card = [this for this in zone.cards if this not in known][-1]
    rng, worlds = Rng(f"chance {title}"), 3000
    seen = Counter(match.position.imagine(seat, rng).table.face(card) for _ in range(worlds))
    faces = Counter(match.table.face(this) for this in hidden)
    expected = {face: worlds * n / len(hidden) for face, n in faces.items()}
    assert set(seen) <= set(expected)
    assert chi_square(seen, expected) < critical(len(expected) - 1)


# -- going on


@pytest.mark.parametrize("title", registry.TITLES)
def test_a_position_goes_on_as_the_match_does(title):
    loaded = registry.load(title)
    match = Match.new(loaded, registry.find(title).usual_seats, seed="along")
    position, rng = match.position, Rng("along")
    for _ in range(60):
        assert [ask.public() for ask in position.pending] == [a.public() for a in match.pending]
        ask = match.pending[0]
        option = ask.options[rng.below(len(ask.options))]
        match.answer(ask.seat, option)
        position.answer(ask.seat, option)
    for viewer in range(-1, match.seats):
        assert position.table.view(viewer) == match.view(viewer)


def test_a_position_leaves_its_match_alone():
    match = Match.new(TITLE, 3, seed="alone")
    before = match.digest()
    position = match.position
    while position.pending:
        ask = position.pending[0]
        position.answer(ask.seat, ask.options[0])
    bots: list[Bot] = [RandomBot(Rng("x"))] * 3
    match.position.play_out(bots)
    assert match.digest() == before and not match.over and position.over


def test_wrong_answers_change_nothing():
    match = Match.new(TITLE, 2, seed="wrong")
    position = match.position
    ask = position.pending[0]
    asked = {one.seat for one in position.pending}
    with pytest.raises(IllegalAnswer):
        position.answer(ask.seat, max(ask.options) + 1)
    with pytest.raises(NotYourSeat):
        position.answer(next(seat for seat in (0, 1, 2) if seat not in asked), ask.options[0])
    assert position.pending[0].options == ask.options and position.answers == []
    while position.pending:
        position.answer(position.pending[0].seat, position.pending[0].options[0])
    with pytest.raises(MatchOver):
        position.answer(0, 0)


def test_an_imagined_position_can_be_imagined_again():
    match = Match.new(TITLE, 3, seed="twice")
    rng = Rng("twice")
    for _ in range(40):
        asks = match.pending
        if not asks:
            break
        seat = asks[0].seat
        world = match.position.imagine(seat, rng)
        again = world.imagine(seat, rng)
        assert again.table.view(seat) == match.view(seat)
        assert [ask.options for ask in again.pending if ask.seat == seat] == [asks[0].options]
        match.answer(seat, asks[0].options[rng.below(len(asks[0].options))])


class Dreaming(Bot):
    """Answers at random, and checks that it dreams of the question it was asked."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.dreams = 0

    def searches(self):
        return True

    def choose(self, sight, ask):
        world = sight.imagine(self.rng)
        assert isinstance(world, Position)
        mine = [one for one in world.pending if one.seat == sight.seat]
        assert [one.options for one in mine] == [ask.options]
        assert world.sight(sight.seat).view() == sight.view()
        self.dreams += 1
        return ask.options[self.rng.below(len(ask.options))]


@pytest.mark.parametrize("title", registry.TITLES)
def test_bots_that_are_called_directly_can_imagine_in_mid_step(title):
    loaded = registry.load(title)
    table = loaded.deal(loaded.prepare(registry.find(title).usual_seats, {}), "dreams")
    bots = [Dreaming(Rng(f"dreams {seat}")) for seat in range(table.seats)]
    with pytest.raises(RuntimeError, match="no end after 250 decisions"):
        play_out(table, list(bots), max_decisions=250)
    assert sum(bot.dreams for bot in bots) > 100


def test_a_bot_that_does_not_say_that_it_searches_is_told_so():
    class Secretive(Dreaming):
        def searches(self):
            return False

    table = TITLE.deal(TITLE.prepare(2, {}), "secret")
    with pytest.raises(RuntimeError, match="says so"):
        play_out(table, [Secretive(Rng("s")), Secretive(Rng("t"))])


def test_a_match_from_a_record_can_be_imagined_as_the_servers_bots_do():
    match = Match.new(TITLE, 3, seed="stored")
    rng = Rng("stored")
    for _ in range(7):
        ask = match.pending[0]
        match.answer(ask.seat, ask.options[rng.below(len(ask.options))])
    loaded = Match.load(TITLE, match.record())
    ask = loaded.pending[0]
    world = loaded.table.sight(ask.seat).imagine(rng)
    mine = [one.options for one in world.pending if one.seat == ask.seat]
    assert mine == [ask.options] and world.table.view(ask.seat) == loaded.view(ask.seat)
