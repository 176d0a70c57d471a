"""Positions one can imagine, in the middle of cards that ask several players."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde.kernel.bots import Bot, RandomBot
from tafelrunde.kernel.rng import Rng
from tests.positions.chance import chi_square, critical


def worlds(t, seat, n, seed="dream"):
    rng = Rng(seed)
    return [t.match.position.imagine(seat, rng) for _ in range(n)]


@pytest.mark.rule("card/militia")
def test_an_imagined_militia_is_carried_out(table):
    t = table(hands=["militia copper", "gold gold estate estate copper", "silver"])
    t.play("militia")
    t.expect(1, "discard", "discard gold", "discard estate", "discard copper")
    for world in worlds(t, 1, 20):
        (ask,) = world.pending
        assert (ask.seat, ask.options) == (1, t.question().options)
        estate = t.match.title.vocabulary.parse("discard estate")
        world.answer(1, estate)
        world.answer(1, estate)
        me = world.table.players[1]
        assert len(me.hand) == 3 and world.table.coins == 2  # not five: the step went on
        assert world.pending[0].seat == 0
    t.answer("discard estate", "discard estate")


@pytest.mark.rule("card/militia")
def test_bots_play_an_imagined_position_to_its_end(table):
    t = table(hands=["militia copper", "gold gold estate estate copper"])
    t.play("militia")
    bots: list[Bot] = [RandomBot(Rng("a")), RandomBot(Rng("b"))]
    world = worlds(t, 1, 1)[0]
    outcome = world.play_out(bots, max_decisions=100_000)
    assert len(outcome.scores) == 2
    assert world.pending[0].seat == 1  # the position itself stays where it is
    t.answer("discard estate", "discard estate")


@pytest.mark.rule("card/masquerade")
def test_sealed_answers_of_others_are_drawn_anew(table):
    t = table(
        hands=["masquerade copper", "estate copper", "curse copper"],
        decks=["copper silver", "gold silver", "province duchy"],
    )
    t.play("masquerade")
    t.answer("give estate", seat=1)  # nobody has seen it
    words = t.match.title.vocabulary
    given = Counter()
    for world in worlds(t, 0, 200):
        assert not world.last_resort
        asks = {ask.seat: ask for ask in world.pending}
        assert set(asks) == {0, 2} and asks[0].options == t.match.pending[0].options
        held = {world.table.face(this) for this in world.table.players[2].hand}
        assert {words.object(option) for option in asks[2].options} == held
        seat, option = world.answers[-1]
        assert seat == 1
        given[words.object(option)] += 1
    assert set(given) == {"estate", "copper", "gold", "silver"}  # all that may be in that hand
    t.answer("give copper", seat=0)
    t.answer("give curse", seat=2)
    t.answer("pass")


@pytest.mark.rule("card/cellar")
def test_a_shuffle_in_the_middle_of_a_step_stays_secret(table):
    t = table(hands=["cellar copper estate"], decks=["silver"], discards=["gold province duchy"])
    t.play("cellar")
    t.answer("discard copper", "discard estate", "pass")  # draws Silver, shuffles, draws one more
    deck = t.g.players[0].deck
    tops = Counter(w.table.face(deck[-1]) for w in worlds(t, 0, 600))
    left = Counter(t.deck().split())
    assert set(tops) == set(left)
    assert chi_square(tops, {face: 600 / len(left) for face in left}) < critical(len(left) - 1)


@pytest.mark.rule("card/spy")
def test_what_the_seat_has_seen_in_this_step_stays(table):
    t = table(
        hands=["spy", "estate"], decks=["copper gold silver", "province duchy"], kingdom="spy"
    )
    t.play("spy")
    assert t.question().seat == 0
    for world in worlds(t, 0, 20):
        assert world.table.view(0) == t.match.view(0)
    t.answer("discard gold")
    for world in worlds(t, 0, 20):
        assert world.table.view(0) == t.match.view(0)
        assert "gold" in world.table.names(world.table.players[0].discard)
    t.answer("discard province")


def test_hands_are_dealt_as_likely_as_they_must_be(table):
    t = table(hands=["copper", "gold copper"], decks=["", "copper copper estate"])
    hands = Counter(
        " ".join(sorted(w.table.names(w.table.players[1].hand))) for w in worlds(t, 0, 3000)
    )
    # Two of five cards: three Coppers, a Gold, an Estate.
    ways = {"copper copper": 3, "copper gold": 3, "copper estate": 3, "estate gold": 1}
    assert chi_square(hands, {hand: 300.0 * n for hand, n in ways.items()}) < critical(3)
    t.end_turn()
