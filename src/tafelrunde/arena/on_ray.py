"""The workers of a Ray cluster play an arena's games: the same games as everywhere else."""

from __future__ import annotations

import logging
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from tafelrunde.arena.games import Part
from tafelrunde.arena.hall import Hall
from tafelrunde.arena.pool import SHARE_SECONDS, Counted, Patience, Shares
from tafelrunde.arena.setting import Setting
from tafelrunde.extras import needs
from tafelrunde.kernel.errors import TafelrundeError

LOCAL = "local"  # start a cluster on this machine, for this arena alone
AUTO = "auto"  # the cluster that runs on this machine
CLIENT = "ray://"  # what the address of a cluster's door for strangers begins with
REACH_SECONDS = 5.0  # to reach an address at all
ANSWER_SECONDS = 60.0  # until whoever listens there has answered as Ray does
LOOK_SECONDS = 2.0  # without news; then we look whether the cluster is still there
LOOKS = 2  # in vain; Ray itself ends a process whose cluster is gone for a minute
STARTS = 3  # of a cluster on this machine: Ray gives up when its parts take 15 seconds to start
NO_TOKEN = "InvalidAuthToken"  # what Ray says where one is missing or wrong
# Nobody is told that we play, and nothing is printed that is not ours.
QUIET = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}


class NoCluster(TafelrundeError):
    """There is no Ray where one was expected."""


class ClusterLost(TafelrundeError):
    """A Ray cluster that was there failed while it played."""


class Seated:
    """What lives in a worker of the cluster."""

    def __init__(self, setting: Setting) -> None:
        self.hall = Hall(setting)

    def play(self, share: range) -> tuple[Part, range]:
        """Play for a while; what was not played is returned."""
        part = self.hall.part()
        return part, self.hall.play(share, part, SHARE_SECONDS)


def on_ray(
    setting: Setting, shares: Shares, count: int | None, counted: Counted, address: str
) -> None:
    """Hand out the shares to the workers of a cluster; those of one that died go out again.

    Raises `ClusterLost` if the cluster ends or fails on the way; what was counted stays counted.
    """
    with connected(address, count) as ray:
        cluster = Cluster(ray, address, setting)
        patience = Patience()
        busy: dict[Any, tuple[Any, range]] = {}

        def hand_out(worker: Any) -> bool:
            """Without a share, nobody holds the worker any more: its processor is free again."""
            share = shares.next()
            if share is not None:
                busy[worker.play.remote(share)] = (worker, share)
            return share is not None

        for _ in range(count or cluster.processors()):
            if not hand_out(cluster.worker()):
                break
        while busy:
            done = cluster.wait(list(busy))
            worker, share = busy.pop(done)
            came = cluster.result(done)
            if came is None:
                shares.again(share)
                patience.death()
                worker = cluster.worker()
            else:
                part, rest = came
                shares.again(rest)
                counted(part)
                patience.progress()
            hand_out(worker)
            del worker


class Cluster:
    """What is asked of Ray while games are played; whatever it fails with is a `ClusterLost`."""

    def __init__(self, ray: Any, address: str, setting: Setting) -> None:
        self.ray = ray
        self.address = address
        self.setting = setting
        with self.trusted():
            self.seat = ray.remote(num_cpus=1, max_restarts=0, max_task_retries=0)(Seated)
            self.head = address.removeprefix(CLIENT)
            if not address.startswith(CLIENT):
                self.head = ray.get_runtime_context().gcs_address
        if not self.processors():
            raise NoCluster(
                "the Ray cluster at '{address}' has no processor for workers", address=address[:60]
            )

    @contextmanager
    def trusted(self) -> Iterator[None]:
        """Ray's own errors are of many kinds, some of them of the network."""
        try:
            yield
        except Exception as error:
            raise lost(self.address, str(error) or type(error).__name__) from error

    def processors(self) -> int:
        """How many workers find room."""
        with self.trusted():
            return int(self.ray.cluster_resources().get("CPU", 0))

    def worker(self) -> Any:
        """Another worker; it waits until there is room for it."""
        with self.trusted():
            return self.seat.remote(self.setting)

    def wait(self, busy: list[Any]) -> Any:
        """The next of these that is done. Who waits is not told when a cluster is gone."""
        failed = 0
        while True:
            with self.trusted():
                done, _ = self.ray.wait(busy, num_returns=1, timeout=LOOK_SECONDS)
            if done:
                return done[0]
            failed = 0 if self.answers() else failed + 1
            if failed >= LOOKS:
                raise lost(self.address, "it does not answer any more")

    def answers(self) -> bool:
        """Whether somebody listens where the cluster's head is."""
        host, _, port = self.head.rpartition(":")
        try:
            socket.create_connection((host.strip("[]"), int(port)), REACH_SECONDS).close()
        except OSError:
            return False
        return True

    def result(self, done: Any) -> tuple[Part, range] | None:
        """What a worker sent, and what it left; None if it died."""
        with self.trusted():
            try:
                came: tuple[Part, range] = self.ray.get(done)
            except self.ray.exceptions.RayActorError:
                return None
            return came


@contextmanager
def connected(address: str, count: int | None) -> Iterator[Any]:
    """Ray, with a connection to a cluster; it is let go in the end."""
    os.environ.update(QUIET)
    try:
        ray: Any = import_module("ray")
    except ModuleNotFoundError as error:
        raise needs("ray", error.name or "ray") from None
    silent: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.CRITICAL}
    if address == LOCAL:
        silent |= {"num_cpus": count, "include_dashboard": False}
    else:
        probe(address)
    tries = STARTS if address == LOCAL else 1
    try:
        while not ray.is_initialized():
            tries -= 1
            try:
                ray.init(address=address, **silent)
            except Exception as error:
                if not tries:
                    raise unreachable(address, str(error)) from None
                ray.shutdown()
        yield ray
    finally:
        ray.shutdown()


def probe(address: str) -> None:
    """Whether there is a cluster; raises `NoCluster` after a while if not.

    Ray ends a process that cannot reach its cluster, so another process tries first.
    """
    if address != AUTO:
        host, _, port = address.removeprefix(CLIENT).rpartition(":")
        if not host or not (port.isascii() and port.isdecimal()) or int(port[:9]) > 65535:
            raise NoCluster(
                "a Ray cluster is named 'HOST:PORT', 'ray://HOST:PORT', 'auto' or 'local', "
                "not '{address}'",
                address=address[:60],
            )
        try:
            socket.create_connection((host.strip("[]"), int(port)), REACH_SECONDS).close()
        except OSError as error:
            raise unreachable(address, str(error)) from None
    command = [sys.executable, "-c", "import ray, sys; ray.init(address=sys.argv[1])", address]
    try:
        tried = subprocess.run(
            command, capture_output=True, text=True, timeout=ANSWER_SECONDS, env=os.environ
        )
    except subprocess.TimeoutExpired:
        raise NoCluster(
            "nobody at '{address}' answers like a Ray cluster, for {seconds} seconds",
            address=address[:60],
            seconds=round(ANSWER_SECONDS),
        ) from None
    if tried.returncode and NO_TOKEN in tried.stderr:
        raise NoCluster(
            "the Ray cluster at '{address}' asks for a token: set RAY_AUTH_MODE=token and "
            "RAY_AUTH_TOKEN or RAY_AUTH_TOKEN_PATH",
            address=address[:60],
        )
    if tried.returncode:
        raise unreachable(address, tried.stderr.strip().rpartition("\n")[2])


def unreachable(address: str, reason: str) -> NoCluster:
    """The error that says so in one line."""
    return NoCluster(
        "there is no Ray cluster at '{address}' ({reason})",
        address=address[:60],
        reason=" ".join(reason.split())[:160] or "?",
    )


def lost(address: str, reason: str) -> ClusterLost:
    """The error that says so in one line."""
    return ClusterLost(
        "the Ray cluster at '{address}' failed ({reason})",
        address=address[:60],
        reason=" ".join(reason.split())[:160],
    )
