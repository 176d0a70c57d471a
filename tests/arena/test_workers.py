"""Where games are played: in processes, on a Ray cluster, and what happens when workers die."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from importlib.util import find_spec
from pathlib import Path
from secrets import token_hex
from types import SimpleNamespace

import pytest

from tafelrunde.arena.games import Part
from tafelrunde.arena.on_ray import ClusterLost, NoCluster, Seated, connected
from tafelrunde.arena.pool import WorkersDie
from tafelrunde.arena.run import run_arena
from tafelrunde.cli.frame import BAD_ARGUMENTS
from tafelrunde.extras import MissingExtra
from tafelrunde.kernel.rng import Rng
from tafelrunde.testing.fuzz import daily_seed
from tafelrunde.texts import error_text
from tafelrunde.titles import registry

ROOT = Path(__file__).resolve().parents[2]
DIES_ONCE = "tests.arena.broken_bots:DiesOnce"
DIES_ALWAYS = "tests.arena.broken_bots:DiesAlways"

needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="the extra 'ray' is not installed")


@pytest.fixture
def death(tmp_path, monkeypatch):
    """Where it is noted that a worker has died: the next one lives."""
    file = tmp_path / "death"
    monkeypatch.setenv("DEATH", str(file))
    return file


def play(workers: int, **more):
    return run_arena("dominion", ["bigmoney", DIES_ONCE], 40, "w", workers, **more)


def test_the_games_of_a_killed_process_are_played_again_and_counted_once(death, tmp_path):
    told = play(2, journal=tmp_path / "games.jsonl")
    assert death.exists(), "no process has died"
    assert told.games == 40
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 41
    assert told.bots == play(1).bots


def test_workers_that_only_die_end_the_arena():
    with pytest.raises(WorkersDie) as caught:
        run_arena("dominion", ["bigmoney", DIES_ALWAYS], 4, "w", 2)
    assert error_text(caught.value, "de").startswith("Die Prozesse enden immer wieder")


@needs_ray
def test_a_cluster_plays_the_same_games_and_a_killed_worker_loses_none(death, token, tmp_path):
    told = play(2, ray="local", journal=tmp_path / "games.jsonl")
    assert death.exists(), "no worker has died"
    assert told.games == 40
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 41
    assert told.bots == play(1).bots


@pytest.fixture
def token(monkeypatch):
    """Clusters ask for a token of this test's own, whatever Ray finds in the home of its user."""
    monkeypatch.setenv("RAY_AUTH_MODE", "token")
    monkeypatch.setenv("RAY_AUTH_TOKEN", made := token_hex(32))
    return made


@contextmanager
def started(folder: Path, processors: int) -> Iterator[tuple[str, int]]:
    """The address of a Ray that somebody else has started, and the process that keeps it."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    start = ["ray", "start", "--head", "--block", f"--port={port}", f"--num-cpus={processors}"]
    start += ["--include-dashboard=false", "--disable-usage-stats"]
    log = folder / "ray.log"
    environ = os.environ | {"PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
    with log.open("wb") as file:
        head = subprocess.Popen(start, stdout=file, stderr=file, env=environ)
    try:
        until = time.monotonic() + 60
        while "runtime started" not in log.read_text():
            assert head.poll() is None and time.monotonic() < until, log.read_text()
            time.sleep(0.1)
        yield f"127.0.0.1:{port}", head.pid
    finally:
        head.terminate()  # takes the parts of the cluster along
        head.wait(60)


@pytest.fixture
def cluster(tmp_path, token):
    """The address of a Ray of two workers."""
    with started(tmp_path, 2) as (address, _):
        yield address


def todays_titles() -> list[str]:
    """Another one every day; `TAFELRUNDE_RAY=all` for all of them."""
    titles = list(registry.TITLES)
    today = titles[Rng(daily_seed()).below(len(titles))]
    return titles if os.environ.get("TAFELRUNDE_RAY") == "all" else [today]


@needs_ray
@pytest.mark.parametrize("title", todays_titles())
def test_the_same_command_plays_on_a_cluster_that_is_there_already(cluster, title):
    seats = ",".join(["easy", *["random"] * (max(2, registry.find(title).min_seats) - 1)])
    command = [sys.executable, "-m", "tafelrunde", "arena", title, "--seats", seats]
    command += ["--games", "40", "--seed", "w", "--setups", "each", "--json"]
    results = []
    for where in (["--ray", cluster], ["--workers", "2"]):
        done = subprocess.run([*command, *where], capture_output=True, text=True, cwd=ROOT)
        assert done.returncode == 0, done.stderr
        told = json.loads(done.stdout)
        for bot in told["bots"]:
            del bot["seconds"]  # the only number that differs from run to run
        results.append(told)
    assert results[0]["games"] == 40
    assert results[0]["bots"] == results[1]["bots"]


@needs_ray
def test_the_example_plays_a_tournament_on_a_cluster(cluster, tmp_path):
    command = [sys.executable, str(ROOT / "examples" / "tournament_on_ray.py")]
    command += ["--address", cluster]
    command += ["--bots", "search:2,bigmoney,random", "--games", "6", "--workers", "1"]
    done = subprocess.run(
        [*command, "--folder", str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "6 of 6 games" in done.stdout and "Elo" in done.stdout
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 7
    assert "<svg" in (tmp_path / "report.html").read_text()


def below(pid: int) -> list[int]:
    """All processes that a process has started, and those that these have."""
    children = [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return children + [one for child in children for one in below(child)]


def played(file: Path) -> list[int]:
    """The numbers of the games that a file holds, whole lines only."""
    lines = file.read_bytes().splitlines(keepends=True)[1:] if file.exists() else []
    return [json.loads(line)["game"] for line in lines if line.endswith(b"\n")]


@needs_ray
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="no list of child processes")
def test_an_arena_outlives_its_own_death_and_tells_of_its_clusters(tmp_path, token):
    """On one processor, which two workers share."""
    file, bots = tmp_path / "games.jsonl", ["bigmoney", "random"]
    command = [sys.executable, "-m", "tafelrunde", "arena", "dominion", "--seats", ",".join(bots)]
    command += ["--seed", "w", "--workers", "2", "--out", str(file), "--json", "--lang", "de"]

    def begun(games: int, more: int) -> subprocess.Popen[str]:
        """An arena of so many games, and more of them are played already."""
        child = subprocess.Popen(
            [*command, "--ray", address, "--games", str(games)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        before, until = len(played(file)), time.monotonic() + 60
        while len(played(file)) < before + more:
            assert child.poll() is None and time.monotonic() < until, child.communicate()
            time.sleep(0.1)
        return child

    with started(tmp_path, 1) as (address, head):
        child = begun(10**6, 1)
        child.kill()
        child.communicate(timeout=60)
        games = max(played(file)) + 40
        out, errors = begun(games, 0).communicate(timeout=60)
        assert errors == "" and json.loads(out)["games"] == games
        assert sorted(played(file)) == list(range(games))
        child = begun(10**6, 1)
        for one in below(head):
            with suppress(ProcessLookupError):
                os.kill(one, signal.SIGKILL)
        out, errors = child.communicate(timeout=60)
    assert child.returncode == BAD_ARGUMENTS
    assert f"Der Ray-Cluster unter „{address}“ hat versagt" in errors
    assert json.loads(out)["games"] == len(played(file)) > games
    games = max(played(file)) + 1
    told = run_arena("dominion", bots, games, "w", 1, journal=file)
    assert told.games == games
    assert told.bots == run_arena("dominion", bots, games, "w", 1).bots


class Ray:
    """Stands for Ray: says how many processors there are, and fails as it is told to."""

    def __init__(self, processors: float, fails: Exception | None = None) -> None:
        self.exceptions = SimpleNamespace(RayActorError=ZeroDivisionError)
        self.processors = processors
        self.fails = fails
        self.handed: list[range] = []

    def remote(self, *args: object, **more: object) -> Callable[[type], object]:
        def made(kind: type) -> object:
            return SimpleNamespace(remote=lambda setting: self.worker(kind(setting)))

        return made

    def worker(self, seated: Seated) -> object:
        def play(share: range) -> tuple[Part, range]:
            self.handed.append(share)
            return seated.play(share)

        return SimpleNamespace(play=SimpleNamespace(remote=lambda share: Done(play(share))))

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": self.processors} if self.processors else {}

    def get_runtime_context(self) -> object:
        return SimpleNamespace(gcs_address="127.0.0.1:1")

    def wait(self, busy: list[Done], **more: object) -> tuple[list[Done], list[Done]]:
        return busy[:1], busy[1:]

    def get(self, done: Done) -> object:
        if self.fails is not None and len(self.handed) > 4:
            raise self.fails
        return done.came


class Done:
    def __init__(self, came: object) -> None:
        self.came = came


def on(ray: Ray, monkeypatch) -> None:
    monkeypatch.setattr(
        "tafelrunde.arena.on_ray.connected", lambda address, count: nullcontext(ray)
    )


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("workers", [None, 2])
def test_a_cluster_without_processors_is_refused(workers, lang, monkeypatch):
    on(Ray(0), monkeypatch)
    with pytest.raises(NoCluster) as caught:
        run_arena("dominion", ["bigmoney", "random"], 4, "w", workers, ray="auto")
    told = error_text(caught.value, lang)
    assert "auto" in told and ("processor" in told or "Prozessor" in told)


@pytest.mark.parametrize("error", [RuntimeError("object lost"), ConnectionError("gone")])
def test_whatever_else_a_cluster_fails_with_is_told_and_what_was_played_counts(error, monkeypatch):
    on(Ray(2, error), monkeypatch)
    told = run_arena("dominion", ["bigmoney", "random"], 40, "w", ray="10.0.0.1:6379")
    assert told.stopped and isinstance(told.trouble, ClusterLost)
    assert str(error) in str(told.trouble) and "10.0.0.1:6379" in str(told.trouble)
    assert 0 < told.games < 40


@needs_ray
@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_cluster_that_is_not_there_is_named_soon(lang):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # nobody listens
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        begun = time.monotonic()
        with pytest.raises(NoCluster) as caught:
            play(2, ray=address)
    assert address in error_text(caught.value, lang)
    assert time.monotonic() - begun < 60
    for wrong in ("nowhere", "host:port", "host:99999", ":1"):
        with pytest.raises(NoCluster, match="HOST:PORT"):
            play(2, ray=wrong)


@needs_ray
@pytest.mark.parametrize(
    ("lang", "says"), [("de", "1 Sekunden lang niemand"), ("en", "nobody at 'auto'")]
)
def test_who_does_not_answer_like_a_cluster_is_given_up(lang, says, monkeypatch):
    def waits(*args: object, timeout: float, **more: object) -> None:
        raise subprocess.TimeoutExpired("python", timeout)

    monkeypatch.setattr("tafelrunde.arena.on_ray.subprocess.run", waits)
    monkeypatch.setattr("tafelrunde.arena.on_ray.ANSWER_SECONDS", 1.0)
    with pytest.raises(NoCluster) as caught:
        play(2, ray="auto")
    assert says in error_text(caught.value, lang)


@needs_ray
@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_cluster_that_asks_for_a_token_says_how_to_give_it(lang, monkeypatch):
    says = "gcs_client.cc:210: Unauthenticated: RPC error: InvalidAuthToken: it is missing"
    refused = subprocess.CompletedProcess([], 1, "", says)
    monkeypatch.setattr("tafelrunde.arena.on_ray.subprocess.run", lambda *_, **__: refused)
    with socket.create_server(("127.0.0.1", 0)) as there:
        address = f"127.0.0.1:{there.getsockname()[1]}"
        with pytest.raises(NoCluster) as caught:
            play(2, ray=address)
    told = error_text(caught.value, lang)
    assert address in told and "RAY_AUTH_TOKEN" in told


def test_without_ray_it_says_what_to_install(monkeypatch):
    def missing(name: str) -> object:
        raise ModuleNotFoundError(name=name)

    monkeypatch.setattr("tafelrunde.arena.on_ray.import_module", missing)
    with pytest.raises(MissingExtra) as caught, connected("local", 1):
        pass
    assert 'pip install "tafelrunde[ray]"' in error_text(caught.value, "de")
