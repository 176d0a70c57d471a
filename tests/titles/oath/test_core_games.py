"""Whole random games: they end, conserve everything, and show nobody too much."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.bots import RandomBot, play_out
from tafelrunde.kernel.rng import Rng
from tafelrunde.testing.fuzz import Game, daily_seed, games_wanted
from tafelrunde.testing.leaks import leaks_of
from tafelrunde.titles.oath import search
from tafelrunde.titles.oath.catalogue import OATH_IDS
from tafelrunde.titles.oath.contexts import WORLD_DECK, Search
from tafelrunde.titles.oath.title import TITLE


def options(**given: object) -> dict[str, object]:
    return given


@pytest.mark.ruling("O29")
@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("oath", OATH_IDS)
def test_random_games_end_and_conserve_everything(seats, oath):
    citizens = ["red", "yellow"] if seats % 2 else []
    prepared = TITLE.prepare(seats, options(oath=oath, citizens=citizens))
    table = TITLE.deal(prepared, f"{daily_seed()} {oath}")
    census = table.census()
    outcome = play_out(table, [RandomBot(Rng(f"{seats} {oath}"))] * seats, max_decisions=20_000)
    assert table.census() == census and census["favor"] == 36
    assert len(outcome.winners) == 1 and outcome.reason


def test_random_games_with_every_question_checked():
    for number in range(games_wanted(6)):
        Game(TITLE, f"{daily_seed()} oath core {number}").play(loud=number % 2 == 0)


def test_the_introduction_is_playable():
    table = TITLE.deal(TITLE.prepare(4, options(world="introduction")), "intro")
    outcome = play_out(table, [RandomBot(Rng("intro"))] * 4, max_decisions=20_000)
    assert len(outcome.winners) == 1


@pytest.mark.rule("1.0")
@pytest.mark.ruling("O63")
def test_the_order_of_the_introductions_deck_stays_fixed():
    drawn = []
    for seed in ("one", "two"):
        table = TITLE.deal(TITLE.prepare(4, options(world="introduction")), seed)
        order = list(reversed(table.names(table.world_deck)))
        g = table.copy()
        got: list[str] = []
        while g.world_deck:
            x = Search(g.players[0], 0, [])
            x.deck = WORLD_DECK
            search.draw(g, x)
            got += g.names(g.players[0].hand)
            g.players[0].hand = []
        assert got == order
        drawn.append(got)
    assert drawn[0] == drawn[1] and len(drawn[0]) == 41


def test_nobody_observes_hidden_cards():
    assert leaks_of(TITLE, f"{daily_seed()} oath", 2, samples=4) == []
