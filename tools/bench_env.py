"""Steps per second of our PettingZoo environments, where the time goes, and RLCard's gin rummy.

Random legal actions on one core, in processor time, with an observation and a mask at every step:
what learning starts from. RLCard runs in an environment of its own::

    python tools/bench_env.py --json
"""

from __future__ import annotations

import argparse
import json
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from tafelrunde import form
from tafelrunde.bench import ENV, jobs
from tafelrunde.bots.loops import Tally, play_games
from tafelrunde.env.core import Game
from tafelrunde.env.pettingzoo import env, sample
from tafelrunde.kernel.bots import RandomBot
from tafelrunde.kernel.title import BotMaker
from tafelrunde.titles import registry

ROOT = Path(__file__).resolve().parents[1]
WANTED, OTHERS_WANTED = {registry.FIRST: 40_000}, 15_000  # steps a second at least, compiled
THEIRS = """
import json, sys, time
import numpy as np, rlcard
from rlcard.agents import RandomAgent
made = rlcard.make("gin-rummy", config={"seed": 0})
made.set_agents([RandomAgent(num_actions=made.num_actions) for _ in range(made.num_players)])
seconds, steps, start = float(sys.argv[1]), 0, time.process_time()
while time.process_time() - start < seconds:
    state, player = made.reset()
    while not made.is_over():
        state, player = made.step(made.agents[player].step(state), made.agents[player].use_raw)
        steps += 1
print(steps / (time.process_time() - start))
"""


def steps_per_s(step: Callable[[], int], seconds: float) -> float:
    """How many steps a second: `step` makes some and says how many."""
    step()
    done, start = 0, time.process_time()
    while True:
        done += step()
        used = time.process_time() - start
        if used >= seconds:
            return done / used


def rules_alone(game: Game) -> Callable[[], int]:
    """Whole games with bots that are called directly."""
    tally = Tally()

    def step() -> int:
        before = tally.decisions
        makers: list[BotMaker] = [RandomBot] * game.seats
        play_games(game.title, game.prepared, makers, "rules", 5, tally)
        return tally.decisions - before

    return step


def parked(game: Game, *, row: bool, mask: bool) -> Callable[[], int]:
    """Games step by step, with or without what an agent is given."""
    numbers = iter(range(10**9))
    rng = np.random.default_rng(0)

    def step() -> int:
        stepper = game.start(f"parked {next(numbers)}")
        steps = 0
        while stepper.pending:
            ask = stepper.pending[0]
            if row:
                game.row(stepper.table, ask.seat, stepper.pending)
            if mask:
                game.mask(stepper.pending, ask.seat)
            stepper.answer(ask.seat, ask.options[int(rng.random() * len(ask.options))])
            steps += 1
        return steps

    return step


def stepping(made: Any) -> Callable[[], int]:
    """Games of an environment, as a learning program plays them."""
    rng = np.random.default_rng(0)

    def step() -> int:
        made.reset()
        steps = 0
        while True:
            observation, _, terminated, _, _ = made.last()
            if terminated:
                return steps
            made.step(sample(observation, rng))
            steps += 1

    return step


def measure(title: str, seconds: float) -> dict[str, Any]:
    """All numbers of one title, steps per second."""
    (job,) = [one for one in jobs(title) if one.name == ENV]
    game = Game(title, job.seats, job.options)
    where = (title, job.seats, job.options)
    return {
        "title": title,
        "seats": job.seats,
        "form": form(),
        "numbers": game.layout.size,
        "rules": round(steps_per_s(rules_alone(game), seconds)),
        "parked": round(steps_per_s(parked(game, row=False, mask=False), seconds)),
        "with_row": round(steps_per_s(parked(game, row=True, mask=False), seconds)),
        "with_mask": round(steps_per_s(parked(game, row=True, mask=True), seconds)),
        "env": round(steps_per_s(stepping(env(*where)), seconds)),
    }


def main() -> None:
    """Print a table, or JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each number")
    parser.add_argument("--other", default=str(ROOT / ".venv-rlcard" / "bin" / "python"))
    parser.add_argument("--json", action="store_true")
    parser.add_argument("titles", nargs="*", default=list(registry.TITLES))
    said = parser.parse_args()
    rows = [measure(title, said.seconds) for title in said.titles]
    theirs = None
    if Path(said.other).exists():
        told = subprocess.run(
            [said.other, "-c", THEIRS, str(said.seconds)], capture_output=True, text=True
        )
        theirs = round(float(told.stdout)) if told.returncode == 0 else None
    if said.json:
        print(json.dumps({"ours": rows, "rlcard_gin_rummy": theirs}, indent=2))
        return
    print("steps per second, random legal actions, one core (processor time):")
    names = ["rules", "parked", "with_row", "with_mask", "env"]
    print(f"  {'':<12}{'seats':>6}{'numbers':>9}" + "".join(f"{name:>11}" for name in names))
    for told_row in rows:
        numbers = "".join(f"{told_row[name]:>11,}" for name in names)
        wanted = WANTED.get(told_row["title"], OTHERS_WANTED)
        met = "" if told_row["env"] >= wanted else f"  (below {wanted:,})"
        head = f"  {told_row['title']:<12}{told_row['seats']:>6}{told_row['numbers']:>9}"
        print(f"{head}{numbers}{met}")
    print("microseconds of a step: rules, parking, row, mask, the agents' bookkeeping and choice")
    for told_row in rows:
        used = [1e6 / told_row[name] for name in names[:5]]
        parts = [used[0], *(used[at] - used[at - 1] for at in range(1, 5))]
        print(f"  {told_row['title']:<12}" + "".join(f"{part:>9.1f}" for part in parts))
    print(f"RLCard's gin rummy: {theirs:,}" if theirs else "RLCard is not installed here")


if __name__ == "__main__":
    main()
