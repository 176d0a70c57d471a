"""Our games a second against pyminion's, measured side by side.

Every job is played by our compiled rules, by the same rules as plain Python, and by pyminion in an
environment of its own, one after the other in each round, each in a fresh process on one core::

    python tools/dominion/bench_compare.py --rounds 5 --seconds 3 --json

What a job plays is written down in `bench_pyminion.py` beside this file. Turns per game show that
the engines play the same games; turns per second compare them even where games differ in length.
A ratio is taken within a round, so that a busy machine does not favour anybody; the median counts.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
JOBS = ["big_money", "first_game", "random"]
ENGINES = ["compiled", "pure", "pyminion"]
SAME_LENGTH = 0.05  # games that differ less than this in turns are the same work
OURS = (
    "import sys, json, dataclasses\n"
    "from tafelrunde.bench import run_bench\n"
    "[result] = run_bench('dominion', float(sys.argv[2]), sys.argv[1])\n"
    "print(json.dumps(dataclasses.asdict(result)))\n"
)


def measure(engine: str, job: str, seconds: float, other: str, seed: int) -> dict[str, Any]:
    """One engine, one job, in a process of its own."""
    env = dict(os.environ, PYTHONHASHSEED="0")
    if engine == "pyminion":
        env.pop("PYTHONPATH", None)
        tool = str(ROOT / "tools" / "dominion" / "bench_pyminion.py")
        command = [other, tool, "--job", job, "--seconds", str(seconds), "--seed", str(seed)]
    else:
        env["TAFELRUNDE_PURE"] = "1" if engine == "pure" else "0"
        env["PYTHONPATH"] = str(ROOT / "src")
        command = [sys.executable, "-c", OURS, job, str(seconds)]
    done = subprocess.run(command, env=env, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{engine}/{job} failed:\n{done.stderr}")
    result: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    if engine == "compiled" and result["form"] != "compiled":
        raise SystemExit("The rules are not compiled here: run tools/compile.py first.")
    result.setdefault("turns_per_s", result["games_per_s"] * result["turns_per_game"])
    return result


def summary(job: str, rounds: list[dict[str, dict[str, Any]]]) -> dict[str, Any]:
    """The medians of all rounds of a job."""
    told: dict[str, Any] = {"job": job}
    for engine in ENGINES:
        told[engine] = {
            key: round(median(one[engine][key] for one in rounds), 2)
            for key in ("games_per_s", "turns_per_s", "turns_per_game")
        }
    for engine in ("compiled", "pure"):
        for key in ("games_per_s", "turns_per_s"):
            ratios = [one[engine][key] / one["pyminion"][key] for one in rounds]
            told[engine][f"{key}_ratio"] = round(median(ratios), 2)
    lengths = [told[engine]["turns_per_game"] for engine in ENGINES]
    told["same_length"] = max(lengths) / min(lengths) - 1 < SAME_LENGTH
    return told


def show(results: list[dict[str, Any]]) -> None:
    """A table for people."""
    head = f"{'job':12} {'engine':9} {'games/s':>10} {'turns/game':>11} {'turns/s':>11}"
    print(f"{head} {'games x':>8} {'turns x':>8}")
    for told in results:
        for engine in ENGINES:
            one = told[engine]
            line = f"{told['job']:12} {engine:9} {one['games_per_s']:10,.1f}"
            line += f" {one['turns_per_game']:11.2f} {one['turns_per_s']:11,.0f}"
            if engine != "pyminion":
                line += f" {one['games_per_s_ratio']:8.2f} {one['turns_per_s_ratio']:8.2f}"
            print(line)
        if not told["same_length"]:
            print("    the games differ in length between the engines: compare turns per second")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each measurement")
    parser.add_argument("--job", choices=JOBS, action="append", help="default: all")
    parser.add_argument(
        "--pyminion",
        default=str(ROOT / ".venv-pyminion" / "bin" / "python"),
        help="a Python that has pyminion 0.4.0",
    )
    parser.add_argument("--json", action="store_true", dest="as_json")
    args = parser.parse_args()
    if args.rounds < 1 or args.seconds <= 0:
        parser.error("there must be at least one round of more than 0 seconds")
    if not Path(args.pyminion).exists():
        parser.error(f"{args.pyminion} is missing; make it with: pip install pyminion==0.4.0")
    jobs: list[str] = args.job or JOBS
    rounds: dict[str, list[dict[str, dict[str, Any]]]] = {job: [] for job in jobs}
    for number in range(args.rounds):
        for job in jobs:
            # Whoever goes first in one round goes later in the next.
            order = ENGINES[number % 3 :] + ENGINES[: number % 3]
            rounds[job].append(
                {
                    engine: measure(engine, job, args.seconds, args.pyminion, number + 1)
                    for engine in order
                }
            )
            print(f"round {number + 1} of {args.rounds}: {job}", file=sys.stderr)
    results = [summary(job, rounds[job]) for job in jobs]
    if args.as_json:
        print(json.dumps({"seconds": args.seconds, "rounds": args.rounds, "jobs": results}))
    else:
        show(results)


if __name__ == "__main__":
    main()
