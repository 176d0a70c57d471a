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
REACH_SECONDS = 5.0  # to reach an address at all
ANSWER_SECONDS = 60.0  # until whoever listens there has answered as Ray does
STARTS = 3  # of a cluster on this machine: Ray gives up when its parts take 15 seconds to start
NO_TOKEN = "InvalidAuthToken"  # what Ray says where one is missing or wrong
# Nobody is told that we play, and nothing is printed that is not ours.
QUIET = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}


class NoCluster(TafelrundeError):
    """There is no Ray where one was expected."""


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
    """Hand out the shares to the workers of a cluster; those of one that died go out again."""
    with connected(address, count) as ray:
        cpus = int(ray.cluster_resources().get("CPU", 1))
        seat = ray.remote(num_cpus=1, max_restarts=0, max_task_retries=0)(Seated)
        patience = Patience()
        busy: dict[Any, tuple[Any, range]] = {}

        def hand_out(worker: Any) -> bool:
            share = shares.next()
            if share is not None:
                busy[worker.play.remote(share)] = (worker, share)
            return share is not None

        for _ in range(count or cpus):
            if not hand_out(seat.remote(setting)):
                break
        while busy:
            done, _ = ray.wait(list(busy), num_returns=1)
            worker, share = busy.pop(done[0])
            try:
                part, rest = ray.get(done[0])
            except ray.exceptions.RayActorError:
                shares.again(share)
                patience.death()
                worker = seat.remote(setting)
            else:
                shares.again(rest)
                counted(part)
                patience.progress()
            hand_out(worker)


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
        host, _, port = address.removeprefix("ray://").rpartition(":")
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
        raise unreachable(address, "timeout") from None
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
