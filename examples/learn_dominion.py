"""Learn what to buy in Dominion's First Game, by playing against `bigmoney`.

    python examples/learn_dominion.py --games 12000 --out learned

writes `learned.json`, a policy, and `learned.png`, how often it won while it learned. It plays in
the arena (`tafelrunde arena dominion --seats policy:learned.json,bigmoney`) and in the browser
(`TAFELRUNDE_POLICIES=. tafelrunde serve`).

The method is plain (the cross-entropy method): a small network, scikit-learn's MLPClassifier, says
how likely each card is to be bought for what one sees. Play some games by it, keep those that ended
best, and teach the network to buy as in these; again and again. How cards are played is left to
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
ROUND = 1000  # games between two lessons
BEST = 0.1  # of these are learned from
PASSES = 12  # over the lesson
CURIOUS = 0.03  # how often anything is bought


Purchase = tuple[np.ndarray, np.ndarray, int]  # what was seen, what could be bought, what was


class Network:
    """Guesses from [what is seen, what is bought]; scikit-learn teaches it, numpy asks it."""

    def __init__(self, env: AgainstBots, seed: int) -> None:
        layout = env.observation_layout
        fields = [layout.field(name) for name in FIELDS]
        self.places = np.concatenate([np.arange(f.start, f.start + f.size) for f in fields])
        self.labels = [layout.label(int(at)) for at in self.places]
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
        """The likeliest purchase; with chance, any by its likelihood."""
        scores = self.scores(seen, legal)
        if rng is None:
            return int(legal[np.argmax(scores)])
        chances = np.exp(scores - scores.max())
        chances = (1 - CURIOUS) * chances / chances.sum() + CURIOUS / len(legal)
        return int(rng.choice(legal, p=chances / chances.sum()))

    def learn(self, purchases: list[Purchase]) -> None:
        """Buy as in these games: what was bought is right, what else could be bought is not."""
        seen, columns, right = [], [], []
        for now, legal, action in purchases:
            for option in legal:
                seen.append(now)
                columns.append(self.column[int(option)])
                right.append(int(option == action))
        lesson = np.hstack([np.array(seen), np.eye(len(self.options))[columns]])
        for _ in range(PASSES):
            self.model.partial_fit(lesson, right)

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
        purchases.append((seen, legal, action))
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
    kept: list[tuple[tuple[float, float], list[Purchase]]] = []  # how it ended, what was bought
    for played in range(0, games, ROUND):
        fresh = [play(env, network, rng) for _ in range(min(ROUND, games - played))]
        kept = kept[: len(kept) // 2] + [((won, ahead), bought) for bought, ahead, won in fresh]
        kept.sort(key=lambda one: one[0], reverse=True)
        kept = kept[: max(1, int(BEST * ROUND))]
        network.learn([one for _, purchases in kept for one in purchases])
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
    parser.add_argument("--games", type=int, default=12000)
    parser.add_argument("--trials", type=int, default=400, help="games to try it out, each time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("learned"))
    said = parser.parse_args()
    train(said.games, said.trials, said.seed, said.out)


if __name__ == "__main__":
    main()
