"""How fast a title plays here: games with bots on one core, copies, imagined worlds, stepping."""

from __future__ import annotations

import time
from dataclasses import dataclass
from importlib.util import find_spec

from tafelrunde import form
from tafelrunde.bots.loops import Tally, copy_all, imagine_all, play_games, positions, questions
from tafelrunde.kernel.bots import RandomBot
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.title import Job, Title
from tafelrunde.titles import registry

SEED = "bench"
SLICE = 0.1  # seconds between two looks at the clock
COPY_SHARE = 0.1  # of the time goes into copies
MOST_POSITIONS = 400
ENV = "env"  # the job that steps a PettingZoo environment with random legal actions
ENV_NEEDS = ("numpy", "gymnasium", "pettingzoo")


@dataclass(frozen=True)
class BenchResult:
    """One job on one core; `turns` are those of all seats together."""

    title: str
    job: str
    form: str
    seats: int
    games: int
    seconds: float
    games_per_s: float
    turns_per_s: float
    decisions_per_s: float
    turns_per_game: float
    decisions_per_game: float
    copies_per_s: float
    worlds_per_s: float  # imagined at questions of a game


def jobs(title_id: str) -> list[Job]:
    """The jobs of a title: its own, or random play with every number of seats; and stepping."""
    meta = registry.find(title_id)
    title = registry.load(title_id)
    own = title.bench_jobs()
    found = own or [Job(f"random_{seats}", seats, RandomBot) for seats in meta.seat_counts()]
    installed = all(find_spec(package) is not None for package in ENV_NEEDS)
    if installed and title.observation_version:
        options = own[0].options if own else {}
        found.append(Job(ENV, meta.usual_seats, RandomBot, options))
    return found


def run_job(title: Title, job: Job, seconds: float) -> BenchResult:
    """Play games of one job until the time is up, then copy positions of such a game."""
    tally, elapsed = (
        _step_games(title, job, seconds) if job.name == ENV else _play(title, job, seconds)
    )
    return BenchResult(
        title=title.id,
        job=job.name,
        form=form(),
        seats=job.seats,
        games=tally.games,
        seconds=round(elapsed, 3),
        games_per_s=round(tally.games / elapsed, 1),
        turns_per_s=round(tally.turns / elapsed, 1),
        decisions_per_s=round(tally.decisions / elapsed, 1),
        turns_per_game=round(tally.turns / tally.games, 2),
        decisions_per_game=round(tally.decisions / tally.games, 2),
        copies_per_s=round(_copies_per_s(title, job, seconds * COPY_SHARE), 1),
        worlds_per_s=round(_worlds_per_s(title, job, seconds * COPY_SHARE), 1),
    )


def _play(title: Title, job: Job, seconds: float) -> tuple[Tally, float]:
    """Whole games with direct calls of bots."""
    laid = [title.prepare(job.seats, options) for options in [job.options, *job.others]]
    makers = [job.maker] * job.seats
    for prepared in laid:
        play_games(title, prepared, makers, f"{SEED}/warm", 1, Tally())
    tally, batch, at = Tally(), 1, 0
    slice = min(SLICE, seconds / len(laid) / 2)  # every table has its turn
    clock = time.perf_counter
    start = clock()
    elapsed = 0.0
    while elapsed < seconds:
        play_games(title, laid[at % len(laid)], makers, SEED, batch, tally)
        at += 1
        elapsed = clock() - start
        left = min(slice, seconds - elapsed)
        batch = max(1, int(tally.games / elapsed * left))
    return tally, elapsed


def _step_games(title: Title, job: Job, seconds: float) -> tuple[Tally, float]:
    """Whole games of a PettingZoo environment, with any legal action: what learning starts from."""
    import numpy as np

    from tafelrunde.env.pettingzoo import env, sample

    made = env(title.id, job.seats, job.options)
    rng = np.random.default_rng(0)
    made.reset(seed=0)
    tally = Tally()
    start = time.perf_counter()
    elapsed = 0.0
    while elapsed < seconds or not tally.games:
        observation, _, terminated, _, _ = made.last()
        if terminated:
            tally.games += 1
            turns = title.turns(made.table)
            tally.turns += turns if turns >= 0 else 1
            made.reset()
            elapsed = time.perf_counter() - start
        else:
            made.step(sample(observation, rng))
            tally.decisions += 1
    return tally, elapsed


def _copies_per_s(title: Title, job: Job, seconds: float) -> float:
    prepared = title.prepare(job.seats, job.options)
    tables = positions(title, prepared, [job.maker] * job.seats, f"{SEED}/copies", MOST_POSITIONS)
    copies, times, elapsed = 0, 1, 0.0
    start = time.perf_counter()
    while elapsed < seconds:
        copies += copy_all(tables, times)
        elapsed = time.perf_counter() - start
        times = max(1, int(copies / elapsed * SLICE / len(tables)))
    return copies / elapsed


def _worlds_per_s(title: Title, job: Job, seconds: float) -> float:
    prepared = title.prepare(job.seats, job.options)
    asked = questions(title, prepared, [job.maker] * job.seats, f"{SEED}/worlds", MOST_POSITIONS)
    rng = Rng(f"{SEED}/worlds")
    worlds, times, elapsed = 0, 1, 0.0
    start = time.perf_counter()
    while elapsed < seconds:
        worlds += imagine_all(asked, rng, times)
        elapsed = time.perf_counter() - start
        times = max(1, int(worlds / elapsed * SLICE / len(asked)))
    return worlds / elapsed


def run_bench(
    title_id: str | None = None, seconds: float = 3.0, job: str | None = None
) -> list[BenchResult]:
    """Measure every job of a title (of all titles by default), each for so many seconds."""
    if seconds <= 0:
        raise ValueError("a measurement needs more than 0 seconds")
    results: list[BenchResult] = []
    for id in [title_id] if title_id is not None else list(registry.TITLES):
        title = registry.load(id)
        chosen = [one for one in jobs(id) if job is None or one.name == job]
        if not chosen:
            known = ", ".join(one.name for one in jobs(id))
            raise ValueError(f"{id} has no job '{job}'; there are: {known}")
        results.extend(run_job(title, one, seconds) for one in chosen)
    return results
