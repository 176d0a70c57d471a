"""Chronicles of many games by bots, their file, and what a record holds."""

from __future__ import annotations

import os

import pytest

from tafelrunde.kernel.bots import Bot, Direct
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import decode, encode
from tafelrunde.kernel.rng import Rng
from tafelrunde.testing.fuzz import Game, daily_seed
from tafelrunde.testing.leaks import leaks_of
from tafelrunde.titles.oath import chronicle_file
from tafelrunde.titles.oath.board import WARBANDS_OF
from tafelrunde.titles.oath.catalogue import BOX, CARDS, DENIZEN, EDIFICE, OATH_IDS, RUIN
from tafelrunde.titles.oath.chronicle_file import Chronicle, new_chronicle
from tafelrunde.titles.oath.table import Oath
from tafelrunde.titles.oath.title import LATER_WORLDS, TITLE
from tafelrunde.titles.oath.world import World

CHAIN = int(os.environ.get("TAFELRUNDE_CHRONICLE_GAMES") or 20)  # games in a row


def check_table(g: Oath) -> None:
    """Every card in exactly one place, 36 favor, every warband."""
    census = g.census()
    assert census.pop("favor") == 36
    for player in g.players:
        assert census[f"{player.id} warband"] == WARBANDS_OF[player.colour]
    cards = {id: n for id, n in census.items() if not id.endswith(" warband")}
    assert cards == {card.id: 1 for card in BOX}


def play_next(chronicle: Chronicle, seed: str, seats: int, bot: str = "random") -> Oath:
    """Play one game of a chronicle with everything checked at every step."""
    g = TITLE.deal(TITLE.prepare(seats, chronicle.options(seats)), seed)
    assert isinstance(g, Oath)
    check_table(g)
    bots: list[Bot] = [TITLE.bots()[bot](Rng(f"{seed} {seat}")) for seat in range(seats)]
    driver = Direct(g, bots)
    driver.limit = 50_000
    g.driver = driver
    while not g.over:
        g.play()
        check_table(g)
    chronicle.carry_on(g, [bot] * seats)
    if g.reason in ("usurper", "visionary"):
        assert chronicle.games[-1].players[g.winner].role == "exile"
        joined = [entry["colour"] for entry in g.annals if entry["id"] == "citizen"]
        for seated in chronicle.games[-1].players:
            assert seated.role == "exile" or seated.colour not in joined
    return g


@pytest.mark.rule("8.0")
@pytest.mark.parametrize("start", range(3))
def test_a_chronicle_goes_on_from_game_to_game(start):
    chronicle = new_chronicle()
    rng = Rng(f"{daily_seed()} chronicle {start}")
    for n in range(CHAIN):
        before = chronicle.world
        seats = 1 + rng.below(6)
        g = play_next(chronicle, f"{rng.seed} {n}", seats, "heuristic" if start == 2 else "random")
        world = chronicle.world
        world.check()
        assert world.game == before.game + 1 and world.oath in OATH_IDS
        assert g.reason == "visionary" or world.oath != before.oath
        for top in (0, 2, 5):
            region = [site.faceup for site in world.sites[top : top + (3 if top else 2)]]
            assert any(region)
        at_sites = [id for site in world.sites for id in site.cards]
        denizens = world.deck + world.dispossessed + world.archive()
        assert len({*denizens, *at_sites}) == len(denizens) + len(at_sites)
        assert chronicle_file.read(chronicle.to_bytes()).to_bytes() == chronicle.to_bytes()
    assert [played.game for played in chronicle.games] == list(range(1, CHAIN + 1))


def test_long_chronicles_see_every_oath_citizens_ruins_and_kept_sites():
    oaths, citizens, ruins, kept = set(), 0, 0, 0
    for start in range(3):
        chronicle = new_chronicle()
        for n in range(CHAIN):
            before = {site.site for site in chronicle.world.sites}
            play_next(chronicle, f"{daily_seed()} long {start} {n}", 3 + n % 4)
            world = chronicle.world
            oaths.add(world.oath)
            citizens += len(world.citizens)
            ruins += sum(CARDS[id].kind == RUIN for site in world.sites for id in site.cards)
            kept += len(before & {site.site for site in world.sites})
    assert oaths == set(OATH_IDS) and citizens and ruins and kept


def test_games_are_sampled_from_worlds_after_many_chronicles_of_every_kind():
    worlds = [World.from_data(data) for data in LATER_WORLDS]
    assert {world.oath for world in worlds} == set(OATH_IDS)
    assert all(world.game > 5 and world.dispossessed for world in worlds)
    assert {bool(world.citizens) for world in worlds} == {True, False}
    at_sites = {id for world in worlds for site in world.sites for id in site.cards}
    kinds = [CARDS[id].kind for id in at_sites]
    assert kinds.count(RUIN) >= 3 and kinds.count(EDIFICE) >= 5 and kinds.count(DENIZEN) >= 10
    kept = [sum(bool(site.cards) for site in world.sites) for world in worlds]
    assert max(kept) >= 5 and any(len(world.dispossessed) > 60 for world in worlds)
    assert {world.winner for world in worlds} >= {"purple", "red", "blue"}


def test_a_record_holds_its_world_and_replays_with_the_chronicle():
    chronicle = new_chronicle()
    play_next(chronicle, "first", 3)
    match = Match.new(TITLE, 3, chronicle.options(3), seed="second", names=["a", "b", "c"])
    rng = Rng("record")
    while not match.over:
        ask = match.pending[0]
        match.answer(ask.seat, ask.options[rng.below(len(ask.options))])
    again = Match.load(TITLE, decode(encode(match.record())))
    assert isinstance(again.table, Oath) and isinstance(match.table, Oath)
    one, other = again.table.next_world, match.table.next_world
    assert one is not None and other is not None
    assert one.to_data() == other.to_data() and again.digest() == match.digest()
    assert any(event["id"] == "chronicle-oath" for event in match.events(-1))


def test_random_games_with_later_worlds_keep_all_promises_of_the_kernel():
    for number in range(3):
        Game(TITLE, f"{daily_seed()} oath chronicle {number}").play(loud=number % 2 == 0)
    assert leaks_of(TITLE, f"{daily_seed()} oath later", 2, samples=3) == []
