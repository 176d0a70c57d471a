"""Without the packages of an extra one line says what to install; the rest works."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tafelrunde import extras
from tafelrunde.extras import missing_extra

ROOT = Path(__file__).resolve().parents[2]
BLOCK = """
import sys
class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == {package!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Blocked())
import importlib.util as util
find = util.find_spec
util.find_spec = lambda name, *more: None if name == {package!r} else find(name, *more)
"""
TRY = """
from tafelrunde.extras import MissingExtra
try:
    import tafelrunde.env.{module}
except MissingExtra as error:
    print(error)
"""
BENCH = "from tafelrunde.bench import jobs\nprint([job.name for job in jobs('root')][-1])\n"


def told(code):
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.parametrize(
    ("package", "module", "extra"),
    [
        ("numpy", "pettingzoo", "env"),
        ("gymnasium", "gymnasium", "env"),
        ("pettingzoo", "pettingzoo", "env"),
        ("pyspiel", "openspiel", "openspiel"),
    ],
)
def test_one_line_says_what_to_install(package, module, extra):
    if module == "openspiel":
        pytest.importorskip("gymnasium", reason="gymnasium is not installed here")
    says = (
        f'this needs more than the rules: pip install "tafelrunde[{extra}]" ({package} is missing)'
    )
    assert told(BLOCK.format(package=package) + TRY.format(module=module)) == f"{says}\n"


def test_the_bench_measures_the_rules_without_them():
    assert told(BLOCK.format(package="pettingzoo") + BENCH) == "random_6\n"


def test_the_extras_bring_what_their_errors_say():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    packages = project["optional-dependencies"]
    assert {one.partition(">")[0] for one in packages["env"]} == extras.ENV_ONLY
    assert any(one.startswith("open-spiel") for one in packages["openspiel"])
    for package in ("numpy", "pyspiel"):
        error = missing_extra(ModuleNotFoundError(name=package), [])
        assert error is not None and package in str(error)
