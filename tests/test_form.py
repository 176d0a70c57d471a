"""The choice between the pure and the compiled form, shown on a tiny project of the same shape."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

TABLE = '''"""A table."""
from mypy_extensions import mypyc_attr


class Waiting(BaseException):
    """Nobody answered."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"seat {seat}")
        self.seat = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers."""

    def choose(self, options: list[int]) -> int:
        return options[0]


class Table:
    """Asks."""

    def __init__(self, bot: Bot | None) -> None:
        self.bot = bot

    def ask(self, options: list[int]) -> int:
        if self.bot is None:
            raise Waiting(1)
        return self.bot.choose(options)

    def play(self) -> int:
        raise NotImplementedError
'''
GAME = '''"""A game."""
from pathlib import Path

from tafelrunde.kernel.table import Table

DATA = Path(__file__).with_name("data.txt").read_text()


class Game(Table):
    """Plays."""

    def play(self) -> int:
        return self.ask([3, 4]) + 1
'''
PLAIN = '''"""A module that stays as it is."""
# not compiled: to show that it is not

ANSWER = 42
'''
SCRIPT = """
from pathlib import Path
import tafelrunde
from tafelrunde.kernel import plain, table
from tafelrunde.titles import game

class Last(table.Bot):
    def choose(self, options):
        return options[-1]

try:
    game.Game(None).play()
except table.Waiting as waiting:
    seat = waiting.seat
assert (game.Game(table.Bot()).play(), game.Game(Last()).play(), seat) == (4, 5, 1)
assert game.DATA == Path(game.__file__).with_name("data.txt").read_text() == "found"
assert Path(table.__file__).parent.name == "kernel"
assert plain.__file__.endswith(".py")
compiled = not game.__file__.endswith(".py")
assert compiled == (not table.__file__.endswith(".py")) == (tafelrunde.form() == "compiled")
assert compiled == (tafelrunde.why_pure() is None)
print(tafelrunde.form(), tafelrunde.why_pure() or "", sep="|")
"""


class Project:
    """A project of its own, so that the build of this one stays untouched."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "src" / "tafelrunde"
        self.build = root / "elsewhere" / "compiled"
        for file in (
            "pyproject.toml",
            "tools/compile.py",
            "src/tafelrunde/__init__.py",
            "src/tafelrunde/_form.py",
        ):
            (root / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / file, root / file)
        for file, text in {
            "kernel/__init__.py": "",
            "kernel/table.py": TABLE,
            "kernel/plain.py": PLAIN,
            "titles/__init__.py": "",
            "titles/game.py": GAME,
            "titles/data.txt": "found",
        }.items():
            (self.package / file).parent.mkdir(exist_ok=True)
            (self.package / file).write_text(text)

    def python(self, *args: str, **env: str) -> subprocess.CompletedProcess[str]:
        environment = {k: v for k, v in os.environ.items() if not k.startswith("TAFELRUNDE_")}
        environment |= {
            "PYTHONPATH": str(self.root / "src"),
            "PYTHONDONTWRITEBYTECODE": "1",
            "TAFELRUNDE_BUILD": str(self.build),
            "TAFELRUNDE_OPT": "0",
        } | env
        return subprocess.run(
            [sys.executable, *args], env=environment, cwd=self.root, capture_output=True, text=True
        )

    def form(self, **env: str) -> tuple[str, str]:
        done = self.python("-c", SCRIPT, **env)
        assert done.returncode == 0, done.stderr
        form, _, reason = done.stdout.strip().partition("|")
        return form, reason

    def compile(self, *args: str, **env: str) -> subprocess.CompletedProcess[str]:
        return self.python("tools/compile.py", *args, **env)

    def pretend_build(self, **changes: object) -> None:
        """A build whose manifest is right, though its library is no library."""
        script = (
            "import json; from tafelrunde import _form;"
            "print(json.dumps({s: _form.fingerprint(s) for s in _form.sources()}))"
        )
        names = ("tafelrunde__mypyc", "tafelrunde.kernel.table", "tafelrunde.titles.game")
        manifest: dict[str, object] = {
            "abi": EXTENSION_SUFFIXES[0],
            "extensions": {name: name + EXTENSION_SUFFIXES[0] for name in names},
            "sources": json.loads(self.python("-c", script).stdout),
        }
        self.build.mkdir(parents=True)
        for name in names:
            (self.build / (name + EXTENSION_SUFFIXES[0])).write_bytes(b"no library")
        (self.build / "manifest.json").write_text(json.dumps(manifest | changes))


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def test_without_a_build_the_pure_form_runs(project: Project) -> None:
    assert project.form() == ("pure", "there is no compiled build")


def test_a_broken_library_is_ignored(project: Project) -> None:
    project.pretend_build()
    form, reason = project.form()
    assert form == "pure"
    assert reason.startswith("the compiled build does not load")


def test_the_variable_asks_for_the_pure_form(project: Project) -> None:
    project.pretend_build()
    assert project.form(TAFELRUNDE_PURE="1") == ("pure", "TAFELRUNDE_PURE is set")


def test_a_build_for_another_python_is_ignored(project: Project) -> None:
    project.pretend_build(abi=".cpython-399.so")
    assert project.form() == ("pure", "the compiled build is for another Python")


@pytest.mark.parametrize("manifest", ["", "[]", "{}", '{"abi": 1, "extensions": 2, "sources": 3}'])
def test_a_broken_manifest_is_ignored(project: Project, manifest: str) -> None:
    project.pretend_build()
    (project.build / "manifest.json").write_text(manifest)
    assert project.form()[0] == "pure"


def test_a_missing_library_is_noticed(project: Project) -> None:
    project.pretend_build()
    (project.build / ("tafelrunde__mypyc" + EXTENSION_SUFFIXES[0])).unlink()
    form, reason = project.form()
    assert form == "pure"
    assert "incomplete" in reason


def test_a_new_module_makes_the_build_stale(project: Project) -> None:
    project.pretend_build()
    (project.package / "titles" / "more.py").write_text("")
    form, reason = project.form()
    assert form == "pure"
    assert "titles/more.py was added or removed" in reason


def test_without_a_compiler_nothing_is_compiled(project: Project) -> None:
    done = project.compile(CC="no-such-compiler")
    assert done.returncode == 0
    assert done.stdout.startswith("Nothing compiled: ")
    assert done.stdout.count("\n") == 1
    assert project.compile("--check", CC="no-such-compiler").returncode == 0
    assert project.form()[0] == "pure"


def test_the_compiled_form(project: Project) -> None:
    done = project.compile()
    if "Nothing compiled" in done.stdout:
        pytest.skip(done.stdout.strip())
    assert done.returncode == 0, done.stdout + done.stderr
    assert project.form() == ("compiled", "")
    assert project.form(TAFELRUNDE_PURE="1")[0] == "pure"
    assert "up to date" in project.compile().stdout
    assert project.compile("--check").returncode == 0

    # The same text with another time, as after a checkout, is the same.
    game = project.package / "titles" / "game.py"
    os.utime(game, (1, 1))
    assert project.form() == ("compiled", "")

    # Another text, even of the same length, is not.
    game.write_text(GAME.replace("Plays.", "Deals."))
    assert project.form() == (
        "pure",
        "the compiled build is out of date: titles/game.py was changed",
    )
    assert project.compile("--check").returncode == 1

    # What does not compile is an error, and leaves the old build alone.
    game.write_text(GAME.replace("+ 1", '+ "1"'))
    assert project.compile().returncode == 1
    game.write_text(GAME)
    assert project.form() == ("compiled", "")


def test_a_folder_that_is_left_out_may_change_freely(project: Project) -> None:
    folder = project.package / "titles" / "bots"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "last.py").write_text("ANSWER = 1\n")
    done = project.compile("--plain", "titles/bots")
    if "Nothing compiled" in done.stdout:
        pytest.skip(done.stdout.strip())
    assert done.returncode == 0, done.stdout + done.stderr
    (folder / "last.py").write_text("ANSWER = 2\n")
    (folder / "more.py").write_text("")
    assert project.form() == ("compiled", "")
    look = "from tafelrunde.titles.bots import last; print(last.ANSWER, last.__file__[-3:])"
    assert project.python("-c", look).stdout == "2 .py\n"
    assert "up to date" in project.compile("--plain", "titles/bots").stdout
    # Whoever wants everything compiled does not take such a build for one.
    assert "up to date" not in project.compile().stdout


PRACTICE = """
from pathlib import Path
import tafelrunde
from tafelrunde.kernel.table import Bot
from tafelrunde.titles.game import Game

for _ in range(100):
    Game(Bot()).play()
Path("practised.txt").write_text(tafelrunde.form())
"""


def test_a_build_by_counts_stands_in_for_the_plain_one(project: Project) -> None:
    (project.root / "tools" / "practice.py").write_text(PRACTICE)
    done = project.compile("--pgo", TAFELRUNDE_OPT="1")
    if "Nothing compiled" in done.stdout or "needs GCC" in done.stderr:
        pytest.skip(done.stdout.strip() + done.stderr.strip())
    assert done.returncode == 0, done.stdout + done.stderr
    assert (project.root / "practised.txt").read_text() == "compiled"
    assert list(project.build.parent.rglob("counts/**/*titles___game.gcda"))
    assert project.form() == ("compiled", "")
    manifest = json.loads((project.build / "manifest.json").read_text())
    assert manifest["settings"]["profile"] == "counted"
    assert not project.build.with_name("compiled.counting").exists()
    assert "up to date" in project.compile("--pgo", TAFELRUNDE_OPT="1").stdout
    assert "up to date" in project.compile(TAFELRUNDE_OPT="1").stdout


def test_a_practice_that_fails_leaves_the_old_build_alone(project: Project) -> None:
    if "Nothing compiled" in (done := project.compile()).stdout:
        pytest.skip(done.stdout.strip())
    (project.root / "tools" / "practice.py").write_text("raise SystemExit(3)")
    done = project.compile("--pgo")
    if "needs GCC" in done.stderr:
        pytest.skip(done.stderr.strip())
    assert done.returncode == 3
    manifest = json.loads((project.build / "manifest.json").read_text())
    assert manifest["settings"]["profile"] == "not"
    assert project.form() == ("compiled", "")


def test_counting_needs_a_compiler_that_counts(project: Project) -> None:
    other = project.root / "other-cc"
    other.write_text("#!/bin/sh\necho some other compiler\n")
    other.chmod(0o755)
    done = project.compile("--pgo", CC=str(other))
    if "Nothing compiled" in done.stdout:
        pytest.skip(done.stdout.strip())
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "--pgo needs GCC (CC=gcc); nothing compiled.\n"


def test_a_flag_the_compiler_refuses_is_left_out(project: Project) -> None:
    if shutil.which("cc") is None:
        pytest.skip("there is no C compiler")
    picky = project.root / "picky-cc"
    picky.write_text(
        '#!/bin/sh\nfor flag; do case "$flag" in\n'
        '-fno-plt|-Wl,-Bsymbolic) echo "no $flag" >&2; exit 1;; esac; done\nexec cc "$@"\n'
    )
    picky.chmod(0o755)
    done = project.compile(CC=str(picky), LDSHARED=f"{picky} -shared")
    if "Nothing compiled" in done.stdout:
        pytest.skip(done.stdout.strip())
    assert done.returncode == 0, done.stdout + done.stderr
    assert "no -fno-plt" not in done.stderr
    assert project.form() == ("compiled", "")


def test_compiling_in_the_background_lets_the_next_start_use_it(project: Project) -> None:
    done = project.compile("--background")
    if done.stdout == "":
        pytest.skip("nothing can be compiled here")
    log = project.build.with_name("compile.log")
    assert "Compiling the rules in the background" in done.stdout
    assert done.stdout.count("\n") == 1
    assert (done.returncode, done.stderr) == (0, "")
    again = project.compile("--background")  # while the first one works: no second one is started
    assert again.returncode == 0
    forms = []
    until = time.monotonic() + 300
    while "compiled" not in forms and time.monotonic() < until:
        forms.append(project.form()[0])  # never an error, whenever one looks
        time.sleep(0.2)
    assert forms[-1] == "compiled", log.read_text()
    assert "done: " in log.read_text()
    assert project.compile("--background").stdout == ""


def test_the_background_never_breaks_a_start(project: Project) -> None:
    done = project.compile("--background", CC="no-such-compiler")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert not project.build.parent.exists()
    (project.root / "file").write_text("where a folder is wanted")
    done = project.compile("--background", TAFELRUNDE_BUILD=str(project.root / "file" / "build"))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "" or done.stdout.startswith("The rules are not compiled: ")


def test_a_half_finished_build_is_not_used(project: Project) -> None:
    project.pretend_build()
    project.build.rename(project.build.with_name("compiled.new"))
    assert project.form() == ("pure", "there is no compiled build")
    project.pretend_build()
    project.build.rename(project.build.with_name("compiled.old"))
    assert project.form() == ("pure", "there is no compiled build")


def test_what_the_next_start_will_use(project: Project) -> None:
    script = "import tafelrunde; print(tafelrunde.next_form())"
    assert project.python("-c", script).stdout == "pure\n"
    project.pretend_build()
    assert project.python("-c", script).stdout == "compiled\n"
    assert project.python("-c", script, TAFELRUNDE_PURE="1").stdout == "pure\n"
    (project.package / "titles" / "game.py").write_text("")
    assert project.python("-c", script).stdout == "pure\n"
