"""When controlled turns come, and random games full of them: nothing lost, nothing leaked (D74)."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.bots import Bot, RandomBot
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import decode, encode
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.stepper import Stepper
from tafelrunde.testing.fuzz import Careful, check_cards, whole
from tafelrunde.testing.leaks import Comparison, Sampler
from tafelrunde.titles.dominion.catalogue import CARDS, SETS
from tafelrunde.titles.dominion.layout import Layout
from tafelrunde.titles.dominion.prepared import Kingdom
from tafelrunde.titles.dominion.setup import deal, lay_out
from tafelrunde.titles.dominion.title import TITLE


def turns(t) -> list[tuple[int, int, bool]]:
    """(turn, controller, extra) of the turns that begin until the regular order goes on."""
    found: list[tuple[int, int, bool]] = []
    for _ in range(8):
        t.end_turn()
        found.append((t.g.turn, t.g.controller, t.g.extra_turn))
        if not t.g.extra_turn:
            return found
    raise AssertionError(found)


# -- the order of turns


@pytest.mark.rule("D74", "D20")
def test_the_controlled_turn_comes_after_the_own_one_and_before_the_neighbours_own(table):
    t = table(hands=["possession", "copper", ""], decks=["copper*9", "estate*9"])
    t.play("possession")
    assert turns(t) == [(1, 0, True), (1, -1, False)]
    assert [me.turns for me in t.g.players] == [1, 1, 0]  # the extra turn does not count
    assert [event["seat"] for event in t.told(2, "controls")] == [0]
    t.ends_clean()


@pytest.mark.rule("D74")
@pytest.mark.ruling("R37")
def test_controlled_turns_that_wait_are_taken_in_the_order_in_which_they_were_earned(table):
    hands, decks = ["possession*2", "possession", "copper"], ["copper*9", "estate*9", "curse*9"]
    t = table(hands=hands, decks=decks, actions=2)
    t.play("possession", "possession")
    t.end_turn()
    t.play("possession")  # played by seat 1: its turn was earned last
    assert turns(t) == [(1, 0, True), (2, 1, True), (1, -1, False)]
    t.ends_clean()


@pytest.mark.rule("D74", "D26", "card/pearl_diver")
@pytest.mark.ruling("R37")
def test_the_controller_does_not_see_what_the_player_only_remembers_of_the_deck(table):
    t = table(hands=["possession", "pearl_diver"], decks=["copper*5", "estate*9 gold"], turn=1)
    t.play("pearl_diver")
    t.answer("pass")  # the Gold stays at the bottom
    t.end_turn()
    t.play("possession")
    t.end_turn()
    assert (t.g.turn, t.g.controller) == (1, 0)
    assert t.seen(1, "deck", 1) == ["gold", None, None, None]
    assert t.seen(0, "deck", 1) == [None, None, None, None]  # only the number
    t.ends_clean()


@pytest.mark.rule("D74", "D44", "card/wharf")
def test_durations_speak_in_the_controlled_turn_and_wait_after_it(table):
    t = table(
        hands=["possession", "wharf copper"], decks=["copper*9", "estate*20"], in_play=["", ""]
    )
    t.play("possession")
    t.end_turn()
    t.play("wharf")
    t.end_turn()
    assert (t.g.turn, t.g.buys, len(t.g.players[1].hand)) == (1, 2, 7)
    assert t.question().seat == 1
    t.ends_clean()


# -- random games

KINGDOMS = [
    "possession masquerade native_village haven courtyard secret_passage harbinger moat chapel spy",
    "possession sentry lurker thief ambassador smugglers treasure_map embargo outpost cellar",
    "possession throne_room library scout patrol minion torturer diplomat steward navigator "
    "pearl_diver",
    "possession secret_chamber swindler saboteur masquerade bureaucrat lookout wharf mill vassal "
    "ghost_ship",
    "possession watchtower royal_seal contraband trade_route mint hoard goons bishop vault",
    "possession golem scrying_pool apothecary herbalist alchemist transmute counting_house loan "
    "philosophers_stone",
]


def kingdom(at: int, seats: int) -> Kingdom:
    """One of the kingdoms; everybody begins with one card of each kind."""
    newest = {id: box.printings[-1] for id, box in SETS.items()}
    cards = [CARDS[name] for name in KINGDOMS[at].split()]
    layout = Layout(cards, newest)
    laid = lay_out(seats, layout)
    start = [*cards, cards[0], *laid.start[4:9]]
    return Kingdom(seats, layout, laid.slots, start, laid.elements)


class Played:
    """A random game with its answers, and some checkpoints inside controlled turns."""

    def __init__(self, laid: Kingdom, seed: str) -> None:
        self.laid = laid
        self.seed = seed
        self.answers: list[tuple[int, int]] = []
        sampler = Sampler(Rng(f"{seed} samples"), 16)
        table = deal(laid, seed)
        bots: list[Bot] = [RandomBot(Rng(f"{seed}/{seat}")) for seat in range(laid.seats)]
        driver = Careful(TITLE, table, bots, Rng(seed), 6000)
        driver.answers = self.answers
        table.driver = driver
        while not table.over and len(self.answers) < 1200:
            if table.controller >= 0:
                sampler(table, len(self.answers))
            table.play()
        check_cards(table, driver.census)
        self.kept = sampler.kept

    def match(self) -> Match:
        """The game at its beginning."""
        prepared, start = self.laid, deal(self.laid, self.seed)
        match = Match(TITLE, prepared, start, options={}, seed=self.seed, names=[])
        match._run()
        return match


@pytest.mark.rule("D74")
@pytest.mark.parametrize("at", range(len(KINGDOMS)))
def test_random_games_with_controlled_turns_leak_nothing(at):
    compare = Comparison(TITLE, f"control {at}")
    for seats in (2, 3):
        game = Played(kingdom(at, seats), f"control {at} {seats} secret")
        assert len(game.kept) > 10
        for start, given in game.kept:
            for seat in range(seats):
                compare.go_on(start, game.answers[given:], seat, game.seed)
    assert compare.questions > 50
    assert compare.varied > compare.mixed // 2 > 0


@pytest.mark.rule("D74")
def test_a_random_game_with_controlled_turns_is_the_same_when_taken_back_copied_or_loaded():
    game = Played(kingdom(0, 3), "again")
    match = game.match()
    undone = 0
    for number, (seat, option) in enumerate(game.answers[:300]):
        before = whole(match)
        match.answer(seat, option)
        if number % 4 == 0:
            assert whole(match.copy()) == whole(match)
            if match.may_undo(seat):
                match.undo(seat)
                assert whole(match) == before
                match.answer(seat, option)
                undone += 1
    assert undone > 5
    table = deal(game.laid, game.seed)
    stepper = Stepper(table)
    for seat, option in match.answers:
        stepper.answer(seat, option)
    assert [table.view(seat) for seat in range(-1, 3)] == [match.view(s) for s in range(-1, 3)]
    record = decode(encode(match.record()))
    again = game.match()
    for seat, option in record.answers:
        again.answer(seat, option)
    assert whole(again) == whole(match)
