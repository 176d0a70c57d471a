"""Learn what to buy in Dominion's First Game, by playing against `bigmoney`.

    python examples/learn_dominion.py --games 6000 --out learned

writes `learned.json`, a policy, and `learned.png`, how often it won while it learned. It plays in
the arena (`tafelrunde arena dominion --seats policy:learned.json,bigmoney`) and in the browser
(`TAFELRUNDE_POLICIES=. tafelrunde serve`).

The method is plain (Monte Carlo policy iteration): a small network, scikit-learn's MLPClassifier,
guesses for what one sees and for each card one could buy whether this will be one of the better
games or one of the worse. Whoever buys takes what promises most, sometimes something else; after
some games the network is taught how they ended, and so on. How cards are played is left to
Dominion's usual bot.
"""

from __future__ import annotations

import argparse
import time
import warnings
from pathlib import Path

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
import numpy as np
from sklearn.neural_network import MLPClassifier

from tafelrunde.bots.policies import PolicyFile, PolicyLayer, write_policy
from tafelrunde.env.gymnasium import AgainstBots

KINGDOM = {"kingdom": "first-game"}
FIELDS = {"coins": 8.0, "buys": 2.0, "left": 10.0, "turns": 20.0}  # what is looked at, and its size
HIDDEN = 48
ROUND = 250  # games between two lessons
KEPT = 6  # rounds that are remembered
PASSES = 3  # over what is remembered
SHARP = 12.0  # how much more often what promises more is bought
CURIOUS = 0.05  # how often anything is bought


Purchase = tuple[np.ndarray, int]  # what was seen, and which of the options was bought


class Network:
    """Guesses from [what is seen, what is bought]; scikit-learn teaches it, numpy asks it."""

    def __init__(self, env: AgainstBots, seed: int) -> None:
        layout = env.observation_layout
        fields = [layout.field(name) for name in FIELDS]
        self.places = np.concatenate([np.arange(f.start, f.start + f.size) for f in fields])
        self.labels = [layout.label(at) for at in self.places]
        self.scales = np.concatenate([np.full(f.size, 1 / FIELDS[f.name]) for f in fields])
        piles = layout.field("left").labels
        self.options = [0] + [env.game.action(f"buy {pile}") for pile in piles]
        self.column = {option: at for at, option in enumerate(self.options)}
        self.model = MLPClassifier((HIDDEN,), learning_rate_init=3e-3, random_state=seed)
        width = len(self.places) + len(self.options)
        self.model.partial_fit(np.zeros((2, width)), [0, 1], classes=[0, 1])

    def seen(self, observation: np.ndarray) -> np.ndarray:
        return observation[self.places] * self.scales

    def scores(self, seen: np.ndarray, legal: np.ndarray) -> np.ndarray:
        first, second = self.model.coefs_
        rows = first[len(self.places) + np.array([self.column[option] for option in legal])]
        hidden = np.maximum(seen @ first[: len(self.places)] + rows + self.model.intercepts_[0], 0)
        return (hidden @ second + self.model.intercepts_[1])[:, 0]

    def choose(self, seen: np.ndarray, legal: np.ndarray, rng: np.random.Generator | None) -> int:
        """What promises most; with chance, the others now and then."""
        scores = self.scores(seen, legal)
        if rng is None:
            return int(legal[np.argmax(scores)])
        chances = np.exp(SHARP * (scores - scores.max()))
        chances = (1 - CURIOUS) * chances / chances.sum() + CURIOUS / len(legal)
        return int(rng.choice(legal, p=chances / chances.sum()))

    def learn(self, games: list[tuple[list[Purchase], int]]) -> None:
        """Every purchase of a better game is a good one, every one of a worse game is not."""
        seen = np.array([now for purchases, _ in games for now, _ in purchases])
        columns = [column for purchases, _ in games for _, column in purchases]
        better = [label for purchases, label in games for _ in purchases]
        lesson = np.hstack([seen, np.eye(len(self.options))[columns]])
        for _ in range(PASSES):
            self.model.partial_fit(lesson, better)

    def save(self, path: Path, version: int, vocabulary_name) -> None:
        layers = [
            PolicyLayer(weights=weights.tolist(), bias=bias.tolist())
            for weights, bias in zip(self.model.coefs_, self.model.intercepts_, strict=True)
        ]
        policy = PolicyFile(
            title="dominion",
            observation=version,
            prompts=["buy"],
            inputs=self.labels,
            scales=self.scales.tolist(),
            options=[vocabulary_name(option) for option in self.options],
            layers=layers,
            about="what to buy in the First Game, learned against bigmoney",
        )
        write_policy(policy, path)


def play(
    env: AgainstBots, network: Network, rng: np.random.Generator | None
) -> tuple[list[Purchase], float, float]:
    """One game: the purchases, how many points one was ahead, and the share of the victory."""
    observation, _ = env.reset()
    purchases: list[Purchase] = []
    while True:
        legal = np.flatnonzero(observation["action_mask"].view(bool))
        seen = network.seen(observation["observation"])
        action = network.choose(seen, legal, rng)
        purchases.append((seen, network.column[action]))
        observation, reward, over, _, info = env.step(action)
        if over:
            scores = info["scores"]
            ahead = scores[env.seat] - np.delete(scores, env.seat).max()
            return purchases, float(ahead), (reward + 1) / 2


def train(games: int, trials: int, seed: int, out: Path) -> list[tuple[int, float]]:
    """Learn, try out after every round, and write down what was learned and how it went."""
    warnings.simplefilter("ignore")  # lessons are short on purpose
    rng = np.random.default_rng(seed)
    more = {"bots": "bigmoney", "seat": -1, "prompts": ["buy"], "illegal": "error"}
    env = AgainstBots("dominion", 2, KINGDOM, **more)
    network = Network(env, seed)
    env.reset(seed=seed)
    curve: list[tuple[int, float]] = []
    start = time.perf_counter()

    def try_out(played: int) -> None:
        tests = AgainstBots("dominion", 2, KINGDOM, **more)
        tests.reset(seed=10_000 + seed)
        won = np.mean([play(tests, network, None)[2] for _ in range(trials)])
        curve.append((played, float(won)))
        took = time.perf_counter() - start
        print(f"{played:6} games, {took:5.0f} s: wins {won:.0%} of {trials}", flush=True)

    try_out(0)
    rounds: list[list[tuple[list[Purchase], int]]] = []
    for played in range(0, games, ROUND):
        fresh = [play(env, network, rng) for _ in range(min(ROUND, games - played))]
        middle = np.median([ahead for _, ahead, _ in fresh])
        rounds = [*rounds, [(bought, int(ahead > middle)) for bought, ahead, _ in fresh]][-KEPT:]
        network.learn([game for one in rounds for game in one])
        try_out(played + len(fresh))
    network.save(out.with_suffix(".json"), env.observation_layout.version, env.game.name)
    draw(curve, trials, out.with_suffix(".png"))
    return curve


def draw(curve: list[tuple[int, float]], trials: int, path: Path) -> None:
    """How often the policy won while it learned, with 95 % intervals."""
    games, rates = np.array(curve).T
    error = 1.96 * np.sqrt(rates * (1 - rates) / trials)
    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    axes.axhline(0.5, color="0.7", lw=1)
    axes.fill_between(games, rates - error, rates + error, alpha=0.25, lw=0)
    axes.plot(games, rates, marker="o", ms=4)
    axes.set(xlabel="games played", ylabel="wins against bigmoney", ylim=(0, 1))
    axes.set_title("Learning what to buy in Dominion's First Game")
    figure.savefig(path, dpi=120)
    plt.close(figure)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--trials", type=int, default=400, help="games to try it out, each time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("learned"))
    said = parser.parse_args()
    train(said.games, said.trials, said.seed, said.out)


if __name__ == "__main__":
    main()
