"""PettingZoo's own checks, for every title and every number of players; masks, seeds, errors."""

from __future__ import annotations

import itertools
import pickle
import sys
import warnings
import weakref
from types import SimpleNamespace

import pytest

from tafelrunde.kernel.errors import BadOptions, IllegalAnswer, UnknownTitle
from tafelrunde.kernel.record import fingerprint
from tafelrunde.kernel.table import NO_DRIVER
from tafelrunde.titles import registry
from tests.env.conftest import PLACES

np = pytest.importorskip("numpy", reason="numpy is not installed here")
pytest.importorskip("pettingzoo", reason="pettingzoo is not installed here")

import pettingzoo  # noqa: E402
from pettingzoo import test as checks  # noqa: E402

from tafelrunde.env.pettingzoo import env, parallel_env, raw_env  # noqa: E402

IDS = [f"{id}-{seats}" for id, seats in PLACES]
every_place = pytest.mark.parametrize(("title", "players"), PLACES, ids=IDS)


@pytest.fixture(autouse=True)
def without_remarks():
    """PettingZoo remarks on every mask that allows nothing, which is how games end."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@every_place
def test_the_interface_is_as_pettingzoo_wants_it(title, players, capsys):
    checks.api_test(env(title, players), num_cycles=8)
    assert "Passed API test" in capsys.readouterr().out


@every_place
def test_the_same_seed_plays_the_same_game(title, players):
    checks.seed_test(lambda: env(title, players), num_cycles=6)


@every_place
def test_cycles_are_counted(title, players):
    def module(name):
        return SimpleNamespace(
            parallel_env=lambda max_cycles: parallel_env(
                name, players, illegal="random", max_cycles=max_cycles
            ),
            env=lambda max_cycles: env(
                name, players, in_cycles=True, illegal="random", max_cycles=max_cycles
            ),
        )

    checks.max_cycles_test(module(title))


@every_place
def test_the_benchmark_runs(title, players, monkeypatch, capsys):
    clock = itertools.count()
    benchmark = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(benchmark, "time", SimpleNamespace(time=lambda: next(clock) * 0.5))
    checks.performance_benchmark(env(title, players))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("title", registry.TITLES)
def test_registries_know_every_title(title):
    import tafelrunde.env  # noqa: F401

    made = pettingzoo.make("aec", f"tafelrunde/{title}-v0")
    assert str(made) == f"{title}_v0"
    assert len(made.possible_agents) == registry.find(title).usual_seats
    assert pettingzoo.make("parallel", f"tafelrunde/{title}-v0", max_cycles=3).max_cycles == 3


@pytest.mark.parametrize("title", registry.TITLES)
def test_a_whole_game_ends_with_rewards_for_who_won(title):
    one = raw_env(title)
    one.reset(seed=7)
    rng = np.random.default_rng(7)
    total = dict.fromkeys(one.possible_agents, 0.0)
    for agent in one.agent_iter():
        seen, reward, over, late, info = one.last()
        total[agent] += reward
        if over or late:
            one.step(None)
            continue
        legal = np.flatnonzero(seen["action_mask"])
        assert np.array_equal(info["action_mask"], seen["action_mask"])
        assert len(legal) >= 1
        one.step(rng.choice(legal))
    winners = one._stepper.table.outcome().winners
    best = max(total.values())
    assert not one.agents
    assert [seat for seat, agent in enumerate(total) if total[agent] == best] == winners
    assert sum(total.values()) == pytest.approx(0.0)


def test_points_can_be_the_reward():
    one = raw_env("dominion", 2, {"kingdom": "first-game"}, reward="score")
    one.reset(seed=1)
    rng = np.random.default_rng(1)
    while not any(one.terminations.values()):
        one.step(rng.choice(np.flatnonzero(one.observe(one.agent_selection)["action_mask"])))
    assert list(one.rewards.values()) == one._stepper.table.outcome().scores


def position(one):
    table = one._stepper.table
    return fingerprint([table.view(seat) for seat in range(-1, table.seats)])


@pytest.mark.parametrize("action", [28000, -1, 10**9, 1.5, "buy gold", None, True])
def test_an_illegal_action_is_refused_and_changes_nothing(action):
    one = raw_env("dominion", 2)
    one.reset(seed=3)
    before, agent = position(one), one.agent_selection
    with pytest.raises(IllegalAnswer):
        one.step(action)
    assert (position(one), one.agent_selection) == (before, agent)
    assert not any(one.terminations.values())


@pytest.mark.parametrize("title", registry.TITLES)
def test_in_every_title_the_mask_says_what_is_legal(title):
    """What the mask forbids is refused and changes nothing, or loses; what it allows is done."""
    one, loses = raw_env(title), env(title)
    one.reset(seed=3)
    mask = one.observe(one.agent_selection)["action_mask"]
    before = position(one)
    illegal = np.flatnonzero(mask == 0)
    for action in illegal[:: max(1, len(illegal) // 20)]:
        with pytest.raises(IllegalAnswer):
            one.step(action)
    assert position(one) == before
    loses.reset(seed=3)
    agent = loses.agent_selection
    loses.step(illegal[0])
    assert loses.rewards[agent] == -1.0 and all(loses.terminations.values())
    asked = one._asks
    one.step(np.flatnonzero(mask)[0])
    assert one._asks != asked


def test_by_default_an_illegal_action_loses_the_game():
    one = env("dominion", 2)
    one.reset(seed=3)
    one.last()
    agent = one.agent_selection
    before = position(one)
    one.step(1)
    assert position(one) == before
    assert all(one.terminations.values())
    assert one.rewards == {name: -1.0 * (name == agent) for name in one.agents}
    assert "not among" in one.infos[agent]["illegal"]
    while one.agents:
        one.step(None)
    with pytest.raises(BadOptions, match="call reset"):
        one.step(0)


def test_nothing_happens_before_the_first_deal():
    one = env("dominion", 2)
    for act in (lambda: one.step(0), lambda: one.observe("player_0")):
        with pytest.raises(BadOptions, match="call reset"):
            act()


@pytest.mark.parametrize(
    ("arguments", "error", "words"),
    [
        (("domonion",), UnknownTitle, "did you mean 'dominion'"),
        ((7,), BadOptions, "named by a text"),
        (("dominion", 9), BadOptions, "2 to 6 players"),
        (("dominion", "two"), BadOptions, "must be a number"),
        (("dominion", 2, {"kingdom": "nowhere"}), BadOptions, "nowhere"),
        (("dominion", 2, {"colour": "red"}), BadOptions, "colour"),
    ],
)
def test_impossible_wishes_are_refused_in_words(arguments, error, words):
    with pytest.raises(error, match=words):
        env(*arguments)


@pytest.mark.parametrize(
    "more",
    [{"reward": "fame"}, {"illegal": "shrug"}, {"max_cycles": 0}, {"render_mode": "human"}],
)
def test_impossible_settings_are_refused(more):
    with pytest.raises(BadOptions):
        raw_env("dominion", 2, **more)


def test_bad_seeds_are_refused():
    one = raw_env("dominion", 2)
    for seed in (-1, "seven", 2**63, 1.5):
        with pytest.raises(BadOptions):
            one.reset(seed=seed)


def test_sealed_answers_stay_sealed():
    """Where several are asked at once, one's answer changes nothing the others observe."""
    one = raw_env("allegoria", 3)
    one.reset(seed=5)
    assert len(one._asks) == 3
    assert one.agent_selection == "player_0"
    row = {agent: one.observe(agent)["observation"] for agent in one.agents}
    choices = np.flatnonzero(one.observe("player_0")["action_mask"])
    after = []
    for action in choices[:2]:
        one.reset(seed=5)
        one.step(action)
        assert one.agent_selection == "player_1"
        after.append([one.observe(agent)["observation"] for agent in ("player_1", "player_2")])
    assert np.array_equal(after[0], after[1])
    assert np.array_equal(after[0][0], row["player_1"])


def test_forced_questions_can_be_skipped():
    def masks(skip):
        one = raw_env("dominion", 3, skip_forced=skip)
        one.reset(seed=11)
        for _ in range(120):
            legal = np.flatnonzero(one.observe(one.agent_selection)["action_mask"])
            yield len(legal)
            one.step(legal[-1])

    assert min(masks(False)) == 1
    assert min(masks(True)) == 2


def test_in_the_parallel_form_who_is_not_asked_can_only_pass():
    one = parallel_env("dominion", 2)
    seen, infos = one.reset(seed=1)
    (asked,) = {ask.seat for ask in one._stepper.pending}
    idle = f"player_{1 - asked}"
    assert list(np.flatnonzero(seen[idle]["action_mask"])) == [0]
    before = position(one)
    actions = {
        agent: int(np.flatnonzero(one_seen["action_mask"])[0]) for agent, one_seen in seen.items()
    }
    with pytest.raises(IllegalAnswer):
        one.step(actions | {idle: 3})
    with pytest.raises(BadOptions, match="has no action"):
        one.step({idle: 0})
    assert position(one) == before
    one.step(actions)
    assert position(one) != before
    assert infos[idle]["action_mask"] is seen[idle]["action_mask"]


def test_an_environment_can_be_sent_to_another_process():
    twin = pickle.loads(pickle.dumps(raw_env("dominion", 3, {"kingdom": "first-game"})))
    twin.reset(seed=1)
    assert len(twin.agents) == 3


def test_the_open_question_can_be_read():
    one = raw_env("dominion", 2, render_mode="ansi")
    one.reset(seed=1)
    assert "pass" in one.render() and one.render().startswith("player_")


def test_a_game_that_was_left_is_let_go_at_once():
    one = raw_env("dominion", 2)
    one.reset(seed=1)
    left = one.table
    driver = weakref.ref(left.driver)
    one.reset()
    assert left.driver is NO_DRIVER
    assert driver() is None
