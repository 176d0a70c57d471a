"""Compile the rules with mypyc: the same source, several times faster.

All modules of the kernel, the titles and the bots become one library in `build/compiled`, which
`tafelrunde` uses from then on for as long as the sources stay the same. `__init__.py` files and
modules with a line `# not compiled: <reason>` near the top stay plain Python.

Without a C compiler, Python's headers, mypy or setuptools nothing is compiled, and nothing is
lost but speed. `TAFELRUNDE_OPT` sets the optimization level, `TAFELRUNDE_BUILD` the directory.

`--plain titles/root/bots` leaves a folder out (it can be given several times): that folder stays
plain Python beside compiled rules and may be changed without compiling anew.

`--background` does it later: it starts the work with low priority, writes what happens to
`compile.log` beside the build, and returns at once, whatever happens. A build appears whole or not
at all, so nothing has to wait for it.

`--pgo` compiles twice: the first build counts while bots play all titles, the second is arranged by
these counts. It takes twice as long and is meant for what is released, not for daily work.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from tafelrunde import _form

try:
    import fcntl
except ImportError:  # not on this system
    fcntl = None  # type: ignore[assignment]

ROOT = Path(__file__).resolve().parent.parent
NOT_COMPILED = re.compile(r"^# not compiled: \S", re.MULTILINE)
NEAR_THE_TOP = 2000  # characters

# All modules share one library and nobody replaces its functions from outside, so calls within it
# need no detour. What a compiler or linker does not know is left out.
QUICK_CALLS = ("-fno-semantic-interposition", "-fno-plt")
QUICK_LINKS = ("-Wl,-Bsymbolic",)

# How a build is profiled: not at all, by counting while it runs, by using what was counted.
NOT, COUNTING, COUNTED = "not", "counting", "counted"
LOG = "compile.log"  # beside the build, of what is compiled in the background
COUNTING_SUFFIX = ".counting"  # of the directory in which the counting build stands for a while


def compiled_modules(sources: Sequence[str]) -> dict[str, str]:
    """Module name to source, for those sources that are to be compiled."""
    modules = {}
    for source in sources:
        if source.endswith("__init__.py"):
            continue
        if NOT_COMPILED.search((_form.PACKAGE / source).read_text("utf-8")[:NEAR_THE_TOP]):
            continue
        modules["tafelrunde." + source.removesuffix(".py").replace("/", ".")] = source
    return modules


def what_is_missing() -> str | None:
    """What keeps us from compiling here, in a few words."""
    for package in ("mypy", "setuptools"):
        try:
            version(package)
        except PackageNotFoundError:
            return f"{package} is not installed"
    if os.name == "posix":
        if shutil.which(compiler_name()) is None:
            return f"there is no C compiler ({compiler_name()})"
        if not Path(sysconfig.get_paths()["include"], "Python.h").is_file():
            return "Python's headers are not installed (python3-dev or the like)"
    return None


def compiler_name() -> str:
    """The C compiler that is used, as a command."""
    return (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]


def counts_branches() -> bool:
    """Whether the compiler is GCC, whose way to count `--pgo` uses."""
    if os.name != "posix":
        return False
    asked = subprocess.run([compiler_name(), "--version"], capture_output=True, text=True)
    return "Free Software Foundation" in asked.stdout


def settings(profile: str = NOT) -> dict[str, str]:
    """What, besides the sources, decides how a build comes out."""
    return {
        "opt_level": os.environ.get("TAFELRUNDE_OPT", "2"),
        "profile": profile,
        "mypy": version("mypy"),
        "tool": sha256(Path(__file__).read_bytes()).hexdigest(),
    }


def accepted_flags(compiler: Any, folder: Path) -> tuple[list[str], list[str]]:
    """Which of the quick flags, for compiling and for linking, are taken without a word."""
    from setuptools.errors import BaseError, CompileError, LinkError

    def works(compile_flags: list[str], link_flags: list[str]) -> bool:
        try:
            objects = compiler.compile(
                [str(source)], output_dir=str(folder), extra_postargs=["-Werror", *compile_flags]
            )
            compiler.link_shared_object(
                objects, str(folder / "probe.so"), extra_postargs=link_flags
            )
        except (BaseError, CompileError, LinkError):
            return False
        return True

    if compiler.compiler_type != "unix":
        return [], []
    folder.mkdir(parents=True, exist_ok=True)
    source = folder / "probe.c"
    source.write_text("int probe(int number);\nint probe(int number) { return number + 1; }\n")
    with quiet():
        return (
            [flag for flag in QUICK_CALLS if works([flag], [])],
            [flag for flag in QUICK_LINKS if works([], [flag])],
        )


@contextmanager
def quiet() -> Iterator[None]:
    """Keep what compilers write about flags they do not know from the reader."""
    sys.stderr.flush()
    kept = os.dup(2)
    try:
        with open(os.devnull, "w") as nowhere:
            os.dup2(nowhere.fileno(), 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)


def compile_to(
    build: Path,
    sources: Sequence[str],
    modules: dict[str, str],
    plain: Sequence[str],
    profile: str = NOT,
    threads: int | None = None,
) -> int:
    """Compile the modules and put them, with their manifest, in place of an older build."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext
    from setuptools.errors import BaseError, CompileError, LinkError

    started = time.perf_counter()

    def say(text: str) -> None:
        print(f"[{time.perf_counter() - started:6.1f} s] {text}", flush=True)

    before = {source: _form.fingerprint(source) for source in sources}
    fresh = build.with_name(build.name + ".new")
    # Counted builds have objects of their own: GCC finds the counts by the names of the objects.
    work = build.with_name(build.name.removesuffix(COUNTING_SUFFIX) + ".work")
    objects = work / ("objects" if profile == NOT else "counted")
    counts = objects / "counts"
    if profile == COUNTING:
        shutil.rmtree(objects, ignore_errors=True)
    shutil.rmtree(fresh, ignore_errors=True)
    say(f"{len(modules)} modules: checking types, writing C")
    extensions: list[Any] = mypycify(
        [f"--cache-dir={work / 'mypy'}"]
        + [os.path.relpath(_form.PACKAGE / source, ROOT) for source in modules.values()],
        opt_level=settings()["opt_level"],
        debug_level="0",
        multi_file=True,
        target_dir=str(work),
        group_name="tafelrunde",
    )

    class ParallelBuild(build_ext):
        """Compiles the C files in several threads, by default on all cores, then links."""

        def build_extensions(self) -> None:
            compiler: Any = self.compiler
            tasks = [(ext, source) for ext in self.extensions for source in ext.sources]
            # A warning of some other compiler is no reason to stop.
            extra, links = accepted_flags(compiler, work / "probe")
            if compiler.compiler_type == "unix":
                extra.append("-Wno-error")
            if profile == COUNTING:
                extra.append(f"-fprofile-generate={counts}")
                links.append(f"-fprofile-generate={counts}")
            elif profile == COUNTED:
                extra += [f"-fprofile-use={counts}", "-Wno-missing-profile"]
            for ext in self.extensions:
                ext.extra_link_args = [*ext.extra_link_args, *links]
            tasks.sort(key=lambda task: -os.path.getsize(task[1]))
            say(f"{len(tasks)} C files: compiling with -O{settings()['opt_level']}")

            # What was compiled before from the same text in the same way is used again.
            common = sha256(repr((_form.ABI, settings(profile), os.environ.get("CC"))).encode())
            for header in sorted(work.glob("*.h")):
                common.update(header.read_bytes())

            def one(task: tuple[Any, str]) -> None:
                ext, source = task
                flags = [*ext.extra_compile_args, *extra]
                (wanted,) = compiler.object_filenames([source], output_dir=self.build_temp)
                ext.extra_objects.append(wanted)
                key = common.copy()
                key.update(repr(flags).encode())
                key.update(Path(source).read_bytes())
                note = Path(wanted + ".key")
                if Path(wanted).is_file() and note.is_file():
                    if note.read_text() == key.hexdigest():
                        return
                note.unlink(missing_ok=True)
                compiler.compile(
                    [source],
                    output_dir=self.build_temp,
                    include_dirs=ext.include_dirs,
                    extra_postargs=flags,
                )
                note.write_text(key.hexdigest())

            with ThreadPoolExecutor(threads) as pool:
                for done, _ in enumerate(pool.map(one, tasks), 1):
                    if done % 20 == 0 and done < len(tasks):
                        say(f"{done} of {len(tasks)}")
            for ext in self.extensions:
                ext.sources = []
            say("linking")
            super().build_extensions()

    command = ParallelBuild(Distribution({"name": "tafelrunde", "ext_modules": extensions}))
    command.build_lib = str(fresh)
    command.build_temp = str(objects)
    command.ensure_finalized()
    try:
        command.run()
    except (BaseError, CompileError, LinkError) as error:
        print(f"The C compiler failed: {error}", file=sys.stderr)
        return 1

    files = {
        ext.name: os.path.relpath(command.get_ext_fullpath(ext.name), fresh) for ext in extensions
    }
    manifest = {
        "abi": _form.ABI,
        "settings": settings(profile),
        "extensions": files,
        "sources": before,
        "plain": list(plain),
    }
    (fresh / _form.MANIFEST).write_text(json.dumps(manifest, indent=1) + "\n", "utf-8")
    replace(build, fresh)
    size = sum((build / file).stat().st_size for file in files.values())
    say(f"done: {size / 1e6:.1f} MB in {os.path.relpath(build)}")
    return 0


def replace(build: Path, fresh: Path) -> None:
    """Put a whole build in place of an older one: who looks sees the one, the other, or none."""
    old = build.with_name(build.name + ".old")
    shutil.rmtree(old, ignore_errors=True)
    if build.exists():
        build.rename(old)
    fresh.rename(build)
    shutil.rmtree(old, ignore_errors=True)


def in_background(build: Path) -> int:
    """Start compiling apart from this process; never a reason to stop, so the answer is 0."""
    log = build.with_name(LOG)
    try:
        if is_locked(build):
            print(f"The rules are being compiled already ({os.path.relpath(log)}).")
            return 0
        log.parent.mkdir(parents=True, exist_ok=True)
        with log.open("wb") as file:
            subprocess.Popen(
                [sys.executable, str(Path(__file__).resolve()), "--gently"],
                stdin=subprocess.DEVNULL,
                stdout=file,
                stderr=subprocess.STDOUT,
                start_new_session=True,  # goes on when the game ends
            )
    except OSError as error:
        print(f"The rules are not compiled: {error}")
        return 0
    print(
        f"Compiling the rules in the background ({os.path.relpath(log)}); the next start uses them."
    )
    return 0


def is_locked(build: Path) -> bool:
    """Whether somebody compiles there now."""
    lock = build.with_name(build.name + ".lock")
    if not lock.exists():
        return False
    with lock.open("w") as file:
        try:
            if fcntl is not None:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return True
    return False


@contextmanager
def one_at_a_time(build: Path) -> Iterator[None]:
    """Let a second run wait until the first is through."""
    build.parent.mkdir(parents=True, exist_ok=True)
    with build.with_name(build.name + ".lock").open("w") as file:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def is_up_to_date(build: Path, plain: Sequence[str], *, pgo: bool = False) -> bool:
    """Whether compiling would change nothing."""
    manifest = _form.read_manifest(build)
    good = [settings(COUNTED)] if pgo else [settings(), settings(COUNTED)]
    return (
        manifest is not None
        and manifest.get("settings") in good
        and manifest.get("plain", []) == list(plain)
        and _form.why_unusable(build, manifest) is None
    )


def compile_if_needed(
    build: Path,
    sources: Sequence[str],
    modules: dict[str, str],
    plain: Sequence[str],
    *,
    force: bool,
    pgo: bool,
    gently: bool,
) -> int:
    """Compile unless the build is up to date; the answer is an exit status."""
    if not force and is_up_to_date(build, plain, pgo=pgo):
        print(f"{len(modules)} compiled modules are up to date.")
        return 0
    if not pgo:
        return compile_to(build, sources, modules, plain, threads=1 if gently else None)
    counting = build.with_name(build.name + COUNTING_SUFFIX)
    status = compile_to(counting, sources, modules, plain, COUNTING) or practise(counting)
    shutil.rmtree(counting, ignore_errors=True)
    return status or compile_to(build, sources, modules, plain, COUNTED)


def practise(counting: Path) -> int:
    """Let a build count while bots play; the answer is an exit status."""
    print("playing all titles, to count what is done how often", flush=True)
    env = os.environ | {"TAFELRUNDE_BUILD": str(counting)}
    env.pop("TAFELRUNDE_PURE", None)
    return subprocess.run([sys.executable, str(ROOT / "tools" / "practice.py")], env=env).returncode


def check(modules: dict[str, str]) -> int:
    """Whether the rules run compiled wherever they could; the answer is an exit status."""
    script = "import tafelrunde; print(tafelrunde.form(), tafelrunde.why_pure() or '', sep='|')"
    answer = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    if answer.returncode:
        print(answer.stderr, file=sys.stderr)
        return 1
    form, _, reason = answer.stdout.strip().partition("|")
    print(f"form of the rules: {form}" + (f" ({reason})" if reason else ""))
    return int(form != "compiled" and bool(modules) and what_is_missing() is None)


def main() -> int:
    """Compile if there is something to do; the answer is an exit status."""
    parser = argparse.ArgumentParser(description="Compile the rules with mypyc.")
    parser.add_argument("--force", action="store_true", help="compile even if nothing changed")
    parser.add_argument(
        "--check",
        action="store_true",
        help="compile nothing, fail if the rules could run compiled but do not",
    )
    parser.add_argument(
        "--pgo",
        action="store_true",
        help="compile, count while bots play, compile again by these counts (GCC only)",
    )
    parser.add_argument(
        "--background",
        action="store_true",
        help="compile apart from this process, which ends at once and never fails",
    )
    parser.add_argument(
        "--plain",
        metavar="FOLDER",
        action="append",
        default=[],
        help="leave out what lies in this folder of the package",
    )
    parser.add_argument(
        "--gently", action="store_true", help="one C file at a time, with low priority"
    )
    options = parser.parse_args()
    if options.gently and hasattr(os, "nice"):
        os.nice(19)
    os.chdir(ROOT)
    plain = sorted(f"{folder.rstrip('/')}/" for folder in options.plain)
    sources = sorted(source for source in _form.sources() if not source.startswith(tuple(plain)))
    modules = compiled_modules(sources)
    if options.check:
        return check(modules)
    if not modules:
        print("Nothing compiled: there are no modules to compile.")
        return 0
    build = _form.build_places()[-1]
    if options.background and (what_is_missing() or is_up_to_date(build, plain)):
        return 0
    if missing := what_is_missing():
        print(f"Nothing compiled: {missing}. The rules run as plain Python.")
        return 0
    if options.pgo and not counts_branches():
        print("--pgo needs GCC (CC=gcc); nothing compiled.", file=sys.stderr)
        return 1
    if options.background:
        return in_background(build)
    with one_at_a_time(build):
        return compile_if_needed(
            build,
            sources,
            modules,
            plain,
            force=options.force,
            pgo=options.pgo,
            gently=options.gently,
        )


if __name__ == "__main__":
    sys.exit(main())
