"""Install a wheel into an empty environment and see that a server started from there works.

    python tools/wheel_check.py dist/tafelrunde-0.1.0-py3-none-any.whl

It serves the page with its files, all titles are there, and bots play a game to its end. Nothing of
the checkout is used: the server runs in a directory of its own, without PYTHONPATH.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import HTTPCookieProcessor, Request, build_opener

PATIENCE = 90.0  # seconds
QUICK = {"bot_delay": [0, 0], "forced_delay": [0, 0]}
COMPILED = "import tafelrunde; print(tafelrunde.form())"


class Broken(Exception):
    """The wheel does not work; the text says where."""


def plain_environment(**more: str) -> dict[str, str]:
    """The variables of this process without those that lead back into the checkout."""
    ours = ("PYTHON", "VIRTUAL_ENV", "TAFELRUNDE", "UV_PROJECT")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return {**kept, **more}


def run(command: list[str], folder: Path) -> str:
    """Run something to its end; its output."""
    done = subprocess.run(
        command, cwd=folder, env=plain_environment(), capture_output=True, text=True
    )
    if done.returncode:
        raise Broken(f"{' '.join(command)}: {done.stderr.strip()[-1500:]}")
    return done.stdout


def installed(wheel: Path, folder: Path, extras: str) -> Path:
    """A fresh environment with the wheel; its directory of programs."""
    place = folder / "empty"
    wanted = f"{wheel}[{extras}]"
    uv = [sys.executable, "-m", "uv"]
    if subprocess.run([*uv, "--version"], capture_output=True).returncode == 0:
        run([*uv, "venv", "-q", "--python", sys.executable, str(place)], folder)
        python = str(place / "bin" / "python")
        run([*uv, "pip", "install", "-q", "--python", python, wanted], folder)
    else:
        run([sys.executable, "-m", "venv", str(place)], folder)
        run([str(place / "bin" / "python"), "-m", "pip", "install", "-q", wanted], folder)
    return place / "bin"


class Visitor:
    """Somebody who asks a server, with a cookie and a token."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.opener = build_opener(HTTPCookieProcessor(CookieJar()))
        self.token = ""

    def get(self, path: str) -> bytes:
        """What is there."""
        with self.opener.open(self.url + path, timeout=20) as answer:
            data: bytes = answer.read()
            return data

    def post(self, path: str, body: object) -> Any:
        """Change something."""
        head = {"X-CSRF-Token": self.token, "Content-Type": "application/json"}
        request = Request(self.url + path, json.dumps(body).encode(), head)
        with self.opener.open(request, timeout=20) as answer:
            return json.loads(answer.read())


def smoke_test(command: list[str], folder: Path, **environment: str) -> dict[str, object]:
    """Start a server by a command, to which a port is added, and use it."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    log = folder / "log"
    more = {"TAFELRUNDE_SERVER": json.dumps(QUICK), **environment}
    with log.open("wb") as out:
        server = subprocess.Popen(
            [*command, "--port", port],
            cwd=folder,
            env=plain_environment(**more),
            stdout=out,
            stderr=out,
        )
    try:
        return visit(Visitor(f"http://127.0.0.1:{port}"), server)
    except (URLError, OSError, KeyError, ValueError) as error:
        raise Broken(f"{error!r}\n{log.read_text(errors='replace')[-1500:]}") from None
    finally:
        server.terminate()
        server.wait(30)


def visit(visitor: Visitor, server: subprocess.Popen[bytes]) -> dict[str, object]:
    """Look at the page and let bots play; what was found."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            health = json.loads(visitor.get("/api/health"))
            break
        except URLError:
            if server.poll() is not None or time.monotonic() > deadline:
                raise
            time.sleep(0.1)
    page = visitor.get("/").decode()
    files = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
    if not files:
        raise Broken("the page has no script: the browser client is missing")
    size = sum(len(visitor.get(file)) for file in files)
    titles = [one["id"] for one in json.loads(visitor.get("/api/titles"))]
    visitor.token = json.loads(visitor.get("/api/me"))["csrf"]
    visitor.token = visitor.post("/api/guest", {"name": "Visitor"})["csrf"]
    played = {title: let_bots_play(visitor, title, deadline) for title in titles[:1]}
    return {"version": health["version"], "files": len(files), "bytes": size, **played}


def let_bots_play(visitor: Visitor, title: str, deadline: float) -> int:
    """A table of bots, until it is over; how many answers they gave."""
    info = next(one for one in json.loads(visitor.get("/api/titles")) if one["id"] == title)
    seats = [{"kind": "bot", "bot": "random"}] * max(2, info["min_seats"])
    table = visitor.post("/api/tables", {"title": title, "seats": seats})
    while time.monotonic() < deadline:
        now = json.loads(visitor.get(f"/api/tables/{table['id']}"))
        if now["status"] == "finished" or now["steps"] > 40:
            return int(now["steps"])
        time.sleep(0.2)
    raise Broken(f"the bots do not play {title}")


def check(wheel: Path, extras: str) -> dict[str, object]:
    """Everything about one wheel."""
    folder = Path(tempfile.mkdtemp(prefix="tafelrunde-wheel-"))
    try:
        programs = installed(wheel.resolve(), folder, extras)
        form = run([str(programs / "python"), "-c", COMPILED], folder).strip()
        if form != ("pure" if "-none-any" in wheel.name else "compiled"):
            raise Broken(f"its rules are {form}")
        serve = [str(programs / "tafelrunde"), "serve", "--db", "games.db"]
        return {"rules": form, **smoke_test(serve, folder)}
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def main() -> int:
    """Check the wheels that are named."""
    parser = argparse.ArgumentParser(description="Install wheels into empty environments and try.")
    parser.add_argument("wheels", nargs="+", type=Path)
    parser.add_argument("--extras", default="all")
    wish = parser.parse_args()
    for wheel in wish.wheels:
        try:
            print(f"{wheel.name}: {json.dumps(check(wheel, wish.extras))}")
        except Broken as trouble:
            print(f"{wheel.name}: BROKEN: {trouble}")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
