"""What `make` does where something cannot be installed: with an interpreter that only pretends."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

# Writes down what it is asked; whatever has one of the words in `fails` fails, once for each.
PRETENDS = f"""#!{sys.executable}
import sys
from pathlib import Path

said = " ".join(sys.argv[1:])
with Path("asked").open("a") as asked:
    print(said, file=asked)
fails = Path("fails").read_text().splitlines()
for words in fails:
    if words in said:
        fails.remove(words)
        Path("fails").write_text("\\n".join(fails))
        sys.exit(f"no network for {{words}}")
"""

pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="there is no make here")


@pytest.fixture
def install(tmp_path):
    """Makes the target `.venv/.research`, where some commands fail; what was said and asked."""

    def run(*fails: str) -> tuple[subprocess.CompletedProcess[str], list[str]]:
        made = tmp_path / ".venv"
        (made / "bin").mkdir(parents=True, exist_ok=True)
        python = made / "bin" / "python"
        python.write_text(PRETENDS)
        python.chmod(0o755)
        for name in ("pyproject.toml", "uv.lock"):
            (tmp_path / name).touch()
        (made / ".ready").touch()
        (tmp_path / "fails").write_text("".join(f"{line}\n" for line in fails))
        (tmp_path / "asked").write_text("")
        command = [
            "make",
            "--no-print-directory",
            "-f",
            str(ROOT / "Makefile"),
            ".venv/.research",
            "AGAIN=0",
        ]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
        return done, (tmp_path / "asked").read_text().splitlines()

    return run


def is_done(tmp_path):
    return (tmp_path / ".venv" / ".research").exists()


def test_what_researchers_add_comes_from_the_lock_file(install, tmp_path):
    done, asked = install()
    assert (done.returncode, done.stdout, done.stderr, len(asked)) == (0, "", "", 1)
    assert "uv sync" in asked[0] and "--frozen" in asked[0]
    assert is_done(tmp_path)


def test_what_fails_for_a_moment_is_tried_again(install, tmp_path):
    done, asked = install("uv sync")
    assert done.returncode == 0
    assert "no network for uv sync" in done.stderr and "trying again" in done.stdout
    assert len(asked) == 2 and asked[0] == asked[1]
    assert is_done(tmp_path)


def test_without_the_lock_file_a_pip_that_knows_groups_is_fetched_first(install, tmp_path):
    done, asked = install("uv sync", "uv sync")
    assert done.returncode == 0
    assert "cannot be used here" in done.stdout
    assert asked[2].endswith("pip>=25.1")
    packages = [line.split()[-1] for line in asked[3:]]
    assert packages == [".[env]", ".[openspiel]", ".[ray]", "examples"]
    assert is_done(tmp_path)


def test_what_is_missing_is_named_and_tried_again_the_next_time(install, tmp_path):
    done, _ = install("uv sync", "uv sync", ".[ray]", "--group")
    assert done.returncode == 0, "tests of what is missing are skipped, the others run"
    assert "tests are skipped: ray examples" in done.stdout
    assert "no network for .[ray]" in done.stderr
    assert not is_done(tmp_path)
    done, asked = install()
    assert (done.returncode, done.stdout, len(asked)) == (0, "", 1)
    assert is_done(tmp_path)
