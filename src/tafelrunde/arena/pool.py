"""Worker processes of this machine that play an arena's games."""

from __future__ import annotations

import gc
import os
import signal
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import parent_process
from threading import Thread, current_thread, main_thread
from typing import Any

from tafelrunde.arena.games import Part
from tafelrunde.arena.hall import Hall
from tafelrunde.arena.setting import Setting
from tafelrunde.kernel.errors import TafelrundeError

SHARE_SECONDS = 1.0  # after so long a worker reports, so that little is lost and progress is smooth
TRIES = 3  # how often in a row workers may die before anything is finished

Counted = Callable[[Part], None]


class WorkersDie(TafelrundeError):
    """Worker processes end before they have played anything."""


class Shares:
    """The games that are still to be handed out; what comes back unplayed goes out next."""

    def __init__(self, fresh: Iterator[range]) -> None:
        self.fresh = fresh
        self.back: deque[range] = deque()

    def next(self) -> range | None:
        """The next share; None if there is none now."""
        return self.back.popleft() if self.back else next(self.fresh, None)

    def again(self, share: range) -> None:
        """These have not been played."""
        if share:
            self.back.append(share)


class Patience:
    """Counts the deaths of workers since something was finished last."""

    def __init__(self) -> None:
        self.deaths = 0

    def progress(self) -> None:
        """Something was finished."""
        self.deaths = 0

    def death(self) -> None:
        """A worker died; raises `WorkersDie` if that is all they do."""
        self.deaths += 1
        if self.deaths >= TRIES:
            raise WorkersDie("workers end again and again before they have played a game")


_hall: Hall | None = None
_stop: Any = None


def _start_worker(setting: Setting, stop: Any) -> None:
    """Set up a worker process; Ctrl-C is for its parent, which says when to stop."""
    global _hall, _stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    _hall, _stop = Hall(setting), stop
    gc.freeze()  # what is loaded now stays; the collector need not look at it again


def _end_with_parent() -> None:
    """A parent that was killed says nothing, and nobody else would wake this process again."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play_share(share: range) -> tuple[Part, range]:
    assert _hall is not None
    part = _hall.part()
    if _stop.is_set():
        return part, share
    return part, _hall.play(share, part, SHARE_SECONDS)


def in_processes(setting: Setting, shares: Shares, count: int, counted: Counted) -> None:
    """Hand out the shares to worker processes; those of a process that was killed go out again."""
    patience = Patience()
    while (first := shares.next()) is not None:
        shares.back.appendleft(first)
        if not _one_pool(setting, shares, count, counted, patience):
            patience.death()


def _one_pool(
    setting: Setting, shares: Shares, count: int, counted: Counted, patience: Patience
) -> bool:
    """Fresh processes, so that threads do no harm; False if one of them died."""
    from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
    from concurrent.futures.process import BrokenProcessPool
    from multiprocessing import get_context

    context = get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(
        count, mp_context=context, initializer=_start_worker, initargs=(setting, stop)
    )
    waiting: dict[Any, range] = {}

    def hand_out() -> None:
        while len(waiting) < 2 * count and (share := shares.next()) is not None:
            waiting[pool.submit(_play_share, share)] = share

    try:
        with deaf():  # the workers, which start now, inherit it
            hand_out()
        while waiting:
            done, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                part, rest = future.result()
                del waiting[future]
                shares.again(rest)
                counted(part)
                patience.progress()
            hand_out()
    except BrokenProcessPool:
        for share in sorted(waiting.values(), key=lambda share: share.start):
            shares.again(share)
        return False
    finally:
        stop.set()
        pool.shutdown(wait=True, cancel_futures=True)
    return True


@contextmanager
def deaf() -> Iterator[None]:
    """Do not hear Ctrl-C for a moment; only the main thread can choose to."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
