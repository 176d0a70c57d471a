"""Run the steps of the Containerfile without a container engine, below a directory, and try it.

    python tools/containerfile.py [--quick] WHEEL...

RUN steps are run by a shell with the image's own places (/opt, /var/lib, /tmp) moved below the
directory, COPY copies, and the ENTRYPOINT is started by a plain user (as root: `nobody`) and has to
pass the same test as a wheel. Making a user is left out: it belongs to the machine. `--quick` lets
uv install, which keeps what it has once fetched.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from tools.wheel_check import Broken, plain_environment, smoke_test  # noqa: E402

PLACES = re.compile(r"(?<![\w.])/(?=(?:opt/tafelrunde|var/lib/tafelrunde|tmp/wheels)\b)")
KNOWN = ("FROM", "RUN", "COPY", "USER", "WORKDIR", "ENV", "ENTRYPOINT")
SILENT = ("VOLUME", "EXPOSE", "HEALTHCHECK")  # for the engine alone
PLAIN = 65534  # nobody


def steps(text: str) -> list[tuple[str, str]]:
    """The instructions of a Containerfile."""
    lines = re.sub(r"\\\n", " ", text).splitlines()
    found = [line.split(maxsplit=1) for line in lines if line and not line.startswith("#")]
    for word, _ in found:
        if word not in (*KNOWN, *SILENT):
            raise Broken(f"what does {word} mean?")
    return [(word, rest) for word, rest in found]


def installed_by_uv(shell: str) -> str:
    """The same step, done by uv."""
    uv = f"{shlex.quote(sys.executable)} -m uv"
    shell = re.sub(r"(\S+/bin/python) -m pip install", rf"{uv} pip install -q --python \1", shell)
    return shell.replace("--no-cache-dir ", "").replace("-m venv", "-m uv venv -q")


def build(
    folder: Path, wheels: list[Path], *, quick: bool
) -> tuple[list[str], dict[str, str], str]:
    """Do everything up to the start: the command, its environment, and who runs it."""
    environment: dict[str, str] = {}
    command: list[str] = []
    user, home = "", folder
    (folder / "var/lib/tafelrunde").mkdir(parents=True)
    for word, rest in steps((ROOT / "Containerfile").read_text("utf-8")):
        moved = PLACES.sub(f"{folder}/", rest)
        if word == "RUN" and not rest.startswith("useradd"):
            shell = moved.replace("python3 -m venv", f"{shlex.quote(sys.executable)} -m venv")
            if quick:
                shell = installed_by_uv(shell)
            done = subprocess.run(
                ["sh", "-euc", shell], env=plain_environment(), capture_output=True, text=True
            )
            if done.returncode:
                raise Broken(f"{rest}\n{done.stderr[-1500:]}")
        elif word == "COPY":
            place = Path(moved.split()[-1])
            place.mkdir(parents=True)
            for wheel in wheels:
                shutil.copy(wheel, place)
        elif word == "USER":
            user = rest
        elif word == "WORKDIR":
            home = Path(moved)
        elif word == "ENV":
            name, _, value = rest.partition("=")
            # Four slashes: an absolute path of SQLite.
            environment[name] = value.replace("////var", f"///{folder}/var")
        elif word == "ENTRYPOINT":
            command = json.loads(moved)
    assert home == folder / "var/lib/tafelrunde"
    return command, environment, user


def main() -> int:
    """Build it and try it."""
    wheels = [Path(name).resolve() for name in sys.argv[1:] if name != "--quick"]
    quick = "--quick" in sys.argv
    folder = Path(tempfile.mkdtemp(prefix="tafelrunde-container-"))
    try:
        command, environment, user = build(folder, wheels, quick=quick)
        if not user:
            raise Broken("no plain user is named who runs the server")
        home = folder / "var/lib/tafelrunde"
        if os.geteuid() == 0:
            folder.chmod(0o755)
            os.chown(home, PLAIN, PLAIN)
            command = [
                "setpriv",
                f"--reuid={PLAIN}",
                f"--regid={PLAIN}",
                "--clear-groups",
                *command,
            ]
        print(json.dumps(smoke_test(command, home, HOME=str(home), **environment)))
        if not (home / "tafelrunde.db").is_file():
            raise Broken("the games are not kept where the volume is")
    except Broken as trouble:
        print(f"BROKEN: {trouble}")
        return 1
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
