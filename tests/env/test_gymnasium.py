"""One learning seat against bots, by Gymnasium's own checks; several at a time."""

from __future__ import annotations

import warnings

import pytest

from tafelrunde.bots.registry import UnknownBot
from tafelrunde.kernel.errors import BadOptions, IllegalAnswer
from tafelrunde.titles import registry

np = pytest.importorskip("numpy", reason="numpy is not installed here")
gymnasium = pytest.importorskip("gymnasium", reason="gymnasium is not installed here")

import tafelrunde.env  # noqa: E402, F401
from tafelrunde.env.gymnasium import AgainstBots  # noqa: E402

FIRST_GAME = {"kingdom": "first-game"}


def legal(seen):
    return np.flatnonzero(seen["action_mask"])


@pytest.mark.parametrize("title", registry.TITLES)
def test_the_interface_is_as_gymnasium_wants_it(title):
    from gymnasium.utils.env_checker import check_env

    made = gymnasium.make(f"tafelrunde/{title.capitalize()}-v0", bots="random")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(made.unwrapped, skip_render_check=True)


def play(one, seed):
    rng = np.random.default_rng(seed)
    seen, _ = one.reset(seed=seed)
    while True:
        seen, reward, over, late, info = one.step(rng.choice(legal(seen)))
        if over or late:
            return reward, late, info


@pytest.mark.parametrize("title", registry.TITLES)
def test_games_against_bots_end(title):
    one = AgainstBots(title, bots="random", seat=-1)
    reward, late, info = play(one, 5)
    assert not late
    assert (reward == max(one.game.rewards(one._stepper.table.outcome()))) == (
        one.seat in info["winners"]
    )
    assert play(AgainstBots(title, bots="random", seat=-1), 5)[0] == reward  # the same seed


def test_bots_may_search_and_sit_where_they_are_put():
    one = AgainstBots("dominion", 3, FIRST_GAME, bots=["search:2", "bigmoney"], max_steps=12)
    _, late, info = play(one, 1)
    assert late and "winners" not in info


@pytest.mark.parametrize("title", registry.TITLES)
def test_an_illegal_action_loses_or_is_refused(title):
    one = AgainstBots(title)
    seen, _ = one.reset(seed=1)
    illegal = np.flatnonzero(seen["action_mask"] == 0)[0]
    _, reward, over, _, info = one.step(illegal)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    with pytest.raises(BadOptions, match="call reset"):
        one.step(0)
    strict = AgainstBots(title, illegal="error")
    seen, _ = strict.reset(seed=1)
    with pytest.raises(IllegalAnswer):
        strict.step(illegal)
    strict.step(legal(seen)[0])


@pytest.mark.parametrize(
    ("more", "error"),
    [
        ({"bots": "nobody"}, UnknownBot),
        ({"bots": ["auto", "auto"]}, BadOptions),
        ({"seat": 2}, BadOptions),
        ({"seat": -2}, BadOptions),
        ({"max_steps": 0}, BadOptions),
        ({"players": 7}, BadOptions),
    ],
)
def test_impossible_wishes_are_refused(more, error):
    with pytest.raises(error):
        AgainstBots("dominion", **more)


@pytest.mark.parametrize("title", registry.TITLES)
def test_environments_run_in_processes_side_by_side(title):
    made = gymnasium.make_vec(
        f"tafelrunde.env:tafelrunde/{title.capitalize()}-v0",
        num_envs=2,
        vectorization_mode="async",
        bots="easy",
    )
    try:
        seen, _ = made.reset(seed=[1, 2])
        for _ in range(5):
            actions = [int(np.flatnonzero(mask)[0]) for mask in seen["action_mask"]]
            seen, rewards, *_ = made.step(np.array(actions))
        assert seen["observation"].shape[0] == len(rewards) == 2
        alone = AgainstBots(title, bots="easy")
        first, _ = alone.reset(seed=2)
        for _ in range(5):
            first, *_ = alone.step(legal(first)[0])
        assert np.array_equal(seen["observation"][1], first["observation"])
    finally:
        made.close()
