"""Real servers for the tests: a process of its own, on SQLite or on a PostgreSQL of the tests."""

from __future__ import annotations

import json
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

ROOT = Path(__file__).resolve().parents[2]
BYTECODE = Path(tempfile.gettempdir()) / f"tafelrunde-bytecode-{os.getuid()}"
QUICK: dict[str, Any] = {
    "bot_delay": [0, 0],
    "forced_delay": [0, 0],
    "flow_delay": [0, 0],
    "limit_factor": 0,
    "clock_grace": 0,
}


class NoPostgres(Exception):
    """PostgreSQL cannot be had here; the text says why."""


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Postgres:
    """A PostgreSQL cluster in a temporary directory, reached by a Unix socket only."""

    def __init__(self) -> None:
        script = ROOT / "tools" / "need_postgres.sh"
        found = subprocess.run(["sh", str(script)], capture_output=True, text=True)
        if found.returncode:
            raise NoPostgres(found.stderr.strip())
        self.programs = Path(found.stdout.strip())
        self.folder = Path(tempfile.mkdtemp(prefix="tafelrunde-pg-"))
        self.user = "postgres" if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            shutil.chown(self.folder, self.user)
        data = self.folder / "data"
        self._run("initdb", "-D", str(data), "-A", "trust", "--no-sync")
        quick = f"-k {self.folder} -c listen_addresses='' -c fsync=off -c full_page_writes=off"
        self._run(
            "pg_ctl", "-D", str(data), "-w", "-l", str(self.folder / "log"), "-o", quick, "start"
        )
        self.made = 0

    def _run(self, program: str, *args: str) -> None:
        command = [str(self.programs / program), *args]
        if os.geteuid() == 0:
            command = ["runuser", "-u", self.user, "--", *command]
        done = subprocess.run(command, capture_output=True, text=True, cwd=self.folder)
        if done.returncode:
            raise NoPostgres(f"{program} fails: {done.stderr.strip()[-300:]}")

    def database(self) -> str:
        """The address of a fresh database."""
        self.made += 1
        name = f"games{self.made}"
        self._run("createdb", "-h", str(self.folder), name)
        return f"postgresql://{self.user}@/{name}?host={self.folder}"

    def restart(self, *, way: str = "fast") -> None:
        """Away for a moment: in good order ('fast') or as after a crash ('immediate')."""
        data, log = str(self.folder / "data"), str(self.folder / "log")
        self._run("pg_ctl", "-D", data, "-w", "-l", log, "-m", way, "restart")

    def stop(self) -> None:
        """End it and remove everything; nobody waits until its thousands of files are gone."""
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "stop")
        subprocess.Popen(["rm", "-rf", str(self.folder)], start_new_session=True)


class Process:
    """A running `tafelrunde serve`, which can be killed and started again."""

    def __init__(
        self,
        db: str,
        log: Path,
        *,
        workers: int = 1,
        proxy: str = "",
        reached: str = "",
        **settings: object,
    ) -> None:
        self.db = db
        self.proxy = proxy
        self.reached = reached  # how people reach it, if not by its own address
        self.log = log
        self.workers = workers
        self.settings = {**QUICK, **settings}
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        """Start and wait until it answers."""
        command = [sys.executable, "-m", "tafelrunde.cli.main", "serve"]
        command += ["--port", str(self.port), "--db", self.db, "--workers", str(self.workers)]
        command += ["--proxy", self.proxy] if self.proxy else []
        command += ["--address", self.reached] if self.reached else []
        path = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
        env = {**os.environ, "PYTHONPATH": path, "PYTHONPYCACHEPREFIX": str(BYTECODE)}
        env.pop("PYTHONDONTWRITEBYTECODE", None)  # servers start often here: compile once
        env["TAFELRUNDE_SERVER"] = json.dumps(self.settings)
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, env=env, stdout=log, stderr=log, start_new_session=True
            )
        deadline = time.monotonic() + 60
        while True:
            try:
                if httpx.get(f"{self.url}/api/health", timeout=5).status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            if self.process.poll() is not None or time.monotonic() > deadline:
                if self.process.poll() is None:
                    self.kill()
                raise RuntimeError(f"the server does not start:\n{self.log.read_text()[-3000:]}")
            time.sleep(0.05)

    def kill(self) -> None:
        """kill -9, workers and all."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """End it in good order."""
        if self.process.poll() is None:
            self.process.terminate()
        try:
            return self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()
            raise


@contextmanager
def serving(db: str, log: Path, **settings: Any) -> Iterator[Process]:
    """A server for the length of a block."""
    process = Process(db, log, **settings)
    try:
        yield process
    finally:
        process.stop()
