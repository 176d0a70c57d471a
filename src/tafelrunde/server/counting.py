"""Where several workers count together, for /metrics."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # the library looks for it when a worker imports it


@contextmanager
def shared_figures(workers: int) -> Iterator[None]:
    """A directory in which all workers count, for as long as the server runs; one needs none."""
    if workers == 1:
        os.environ.pop(FOLDER, None)
        yield
        return
    folder = tempfile.mkdtemp(prefix="tafelrunde-metrics-")
    os.environ[FOLDER] = folder
    try:
        yield
    finally:
        shutil.rmtree(folder, ignore_errors=True)
