"""OpenSpiel's own checks: random simulation, playthroughs, and its IS-MCTS bot."""

from __future__ import annotations

import pickle
import subprocess
import sys

import pytest

from tafelrunde.kernel.errors import BadOptions, IllegalAnswer
from tafelrunde.kernel.record import decode, encode
from tafelrunde.kernel.rng import Rng
from tafelrunde.testing.fuzz import daily_seed
from tafelrunde.titles import registry

np = pytest.importorskip("numpy", reason="numpy is not installed here")
pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed here")

import tafelrunde.env.openspiel  # noqa: E402, F401

FIRST_GAME = '{"kingdom": "first-game"}'
every_title = pytest.mark.parametrize("title", registry.TITLES)


def load(title, **parameters):
    return pyspiel.load_game(f"tafelrunde_{title}", parameters)


def after(game, moves, seed=0):
    """A state some random moves after the deal."""
    state = game.new_initial_state()
    state.apply_action(seed)
    rng = np.random.RandomState(seed)
    for _ in range(moves):
        state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@every_title
def test_random_simulations_pass(title):
    counts = registry.find(title).seat_counts()
    today = counts[Rng(daily_seed()).below(len(counts))]
    for players in sorted({counts[0], today, counts[-1]}):
        game = load(title, players=players, deals=4, limit=40)
        assert (game.num_players(), game.max_chance_outcomes()) == (players, 4)
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@every_title
def test_an_illegal_action_is_refused_and_changes_nothing(title):
    state = after(load(title, deals=2), 5)
    before, told = str(state), state.history()
    legal = set(state.legal_actions())
    every = range(state.get_game().num_distinct_actions())
    for action in (next(one for one in every if one not in legal), -5, 10**9):
        with pytest.raises(IllegalAnswer):
            state.apply_action(action)
    assert (str(state), state.history()) == (before, told)


def test_a_whole_game_passes_the_simulation():
    game = load("dominion", options=FIRST_GAME, deals=2)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@every_title
def test_playthroughs_can_be_played_again(title, tmp_path):
    from absl import flags
    from open_spiel.python.algorithms import (
        generate_playthrough,
    )

    flags.FLAGS.mark_as_parsed()  # its own main program would read the command line
    text = generate_playthrough.playthrough(f"tafelrunde_{title}(deals=4,limit=5)", None, seed=7)
    path = tmp_path / "playthrough.txt"
    path.write_text(text)
    assert "is_terminal() = True" in text.replace("IsTerminal()", "is_terminal()")
    original, again = generate_playthrough.replay(str(path))
    assert list(original) == list(again)


@every_title
def test_its_own_ismcts_plays_a_whole_game(title):
    from open_spiel.python.algorithms import ismcts, mcts

    game = load(title, options=FIRST_GAME if title == "dominion" else "{}", deals=2)
    rng = np.random.RandomState(3)

    class Usual(mcts.Evaluator):
        """No opinion: the search is about worlds, not about play."""

        def evaluate(self, state):
            return np.zeros(state.num_players())

        def prior(self, state):
            legal = state.legal_actions()
            return [(action, 1 / len(legal)) for action in legal]

    bot = ismcts.ISMCTSBot(game, Usual(), 1.4, 2, random_state=rng)
    state = game.new_initial_state()
    state.apply_action(1)
    moves = 0
    while not state.is_terminal():
        state.apply_action(bot.step(state))
        moves += 1
    assert moves > 50
    assert max(state.returns()) >= 0 and sum(state.returns()) == pytest.approx(0.0)


@every_title
def test_worlds_look_the_same_and_are_others(title):
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    other = 0
    for moves in (3, 25, 60):
        state = after(load(title, deals=4), moves, seed=moves % 4)
        player = state.current_player()
        for _ in range(3):
            world = state.resample_from_infostate(player, sampler)
            assert world.current_player() == player
            assert world.legal_actions() == state.legal_actions()
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            true, twin = state.standing.position.table, world.standing.position.table
            other += any(true.face(card) != twin.face(card) for card in range(len(true.kinds)))
            world.apply_action(world.legal_actions()[0])
            with pytest.raises(BadOptions, match="imagined world has no record"):
                pickle.dumps(world.standing)
    assert other > 0


@every_title
def test_states_are_kept_as_records(title):
    game = load(title, deals=4)
    state = after(game, 30, seed=2)
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state) and again.history() == state.history()
    for player in range(game.num_players()):
        assert again.information_state_string(player) == state.information_state_string(player)
    record = state.standing.record()
    assert decode(encode(record)).answers == record.answers and len(record.answers) == 30
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert len(state.standing.answers) == 30
    assert again.legal_actions() == state.legal_actions()


def test_players_remember_what_they_have_seen():
    """Two games that look alike now but went differently are different information states."""
    game = load("dominion", options=FIRST_GAME, deals=2)
    state = after(game, 0)
    player = state.current_player()
    before = state.information_state_string(player)
    state.apply_action(state.legal_actions()[0])
    assert state.information_state_string(player).split(";")[0] != before.split(";")[0]
    assert state.observation_string(player).startswith("asked=")


@pytest.mark.parametrize(
    ("parameters", "words"),
    [
        ({"players": 9}, "2 to 6 players"),
        ({"options": "{"}, "no JSON"),
        ({"options": "[]"}, "JSON object"),
        ({"options": '{"kingdom": "nowhere"}'}, "nowhere"),
        ({"deals": 0}, "deals"),
        ({"limit": -1}, "limit"),
        ({"reward": "fame"}, "fame"),
    ],
)
def test_impossible_wishes_are_refused(parameters, words):
    with pytest.raises(BadOptions, match=words):
        load("dominion", **parameters)


def test_python_ends_cleanly():
    """OpenSpiel's list of games outlives Python; nothing in it may need Python any more."""
    code = "import tafelrunde.env.openspiel, pyspiel; pyspiel.load_game('tafelrunde_dominion')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
