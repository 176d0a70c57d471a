"""Two forms, one source: the rules run as plain Python or compiled by mypyc.

`tools/compile.py` compiles the kernel, the titles and the bots into a directory of extension
modules with a manifest. Importing the first of these modules looks for such a build and, if it was
made for this interpreter from exactly these sources, loads the compiled ones in place of the `.py`
files. Otherwise, or with `TAFELRUNDE_PURE=1`, plain Python runs. Both forms behave the same.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

PACKAGE = Path(__file__).resolve().parent
COMPILED_PACKAGES = ("kernel", "titles", "bots")
RUNTIME = "tafelrunde__mypyc"  # the library that holds the code of all compiled modules
COMPILED_NAMES = (RUNTIME, *(f"tafelrunde.{package}." for package in COMPILED_PACKAGES))
MANIFEST = "manifest.json"
ABI = EXTENSION_SUFFIXES[0] if EXTENSION_SUFFIXES else "none"


def build_places() -> list[Path]:
    """Where a compiled build may be, the first that exists counts."""
    if chosen := os.environ.get("TAFELRUNDE_BUILD"):
        return [Path(chosen).resolve()]
    return [PACKAGE / "_compiled", PACKAGE.parent.parent / "build" / "compiled"]


def sources() -> Iterator[str]:
    """All Python files of the compiled packages, as paths within the package."""
    for package in COMPILED_PACKAGES:
        for folder, folders, files in os.walk(PACKAGE / package):
            folders[:] = [name for name in folders if name != "__pycache__"]
            within = os.path.relpath(folder, PACKAGE).replace(os.sep, "/")
            yield from (f"{within}/{name}" for name in files if name.endswith(".py"))


def fingerprint(source: str) -> dict[str, Any]:
    """What the manifest remembers of a source file."""
    from hashlib import sha256  # only where texts have to be compared

    path = PACKAGE / source
    stat = path.stat()
    digest = sha256(path.read_bytes()).hexdigest()
    return {"size": stat.st_size, "mtime_ns": stat.st_mtime_ns, "sha256": digest}


def read_manifest(build: Path) -> dict[str, Any] | None:
    """The manifest of a build, if there is one that can be read."""
    try:
        manifest = json.loads((build / MANIFEST).read_bytes())
        assert isinstance(manifest, dict)
        assert {"abi", "extensions", "sources"} <= manifest.keys()
    except (OSError, ValueError, AssertionError):
        return None
    return manifest


def why_unusable(build: Path, manifest: dict[str, Any] | None) -> str | None:
    """Why a build cannot stand in for the sources; None if it can."""
    if manifest is None:
        return "there is no compiled build"
    if manifest["abi"] != ABI:
        return "the compiled build is for another Python"
    known: dict[str, Any] = manifest["sources"]
    plain = tuple(manifest.get("plain", ()))  # folders that were left out, to be changed freely
    present = {source for source in sources() if not source.startswith(plain)}
    if differing := sorted(present ^ known.keys()):
        return f"the compiled build is out of date: {differing[0]} was added or removed"
    for source in present:
        then, now = known[source], (PACKAGE / source).stat()
        if now.st_size == then["size"] and (
            # A fresh checkout changes the times but not the text.
            now.st_mtime_ns == then["mtime_ns"] or fingerprint(source)["sha256"] == then["sha256"]
        ):
            continue
        return f"the compiled build is out of date: {source} was changed"
    for file in manifest["extensions"].values():
        if not (build / file).is_file():
            return f"the compiled build is incomplete: {file} is missing"
    return None


class CompiledLoader(ExtensionFileLoader):
    """Loads a compiled module and lets its `__file__` lie where its source lies.

    Modules find the data beside them in both forms that way. mypyc derives the `__file__` of a
    module from that of its library, so the library moves, too.
    """

    def exec_module(self, module: ModuleType) -> None:
        """Set `__file__` once the module is there."""
        super().exec_module(module)
        module.__file__ = str(PACKAGE.parent.joinpath(*module.__name__.split("."))) + ABI


def find_build() -> tuple[Path, dict[str, Any] | None, str | None]:
    """The build a start now would use, its manifest, and what is wrong with it if anything is."""
    places = build_places()
    build = next((place for place in places if (place / MANIFEST).is_file()), places[-1])
    manifest = read_manifest(build)
    try:
        return build, manifest, why_unusable(build, manifest)
    except (OSError, KeyError, TypeError, AttributeError) as error:
        return build, manifest, f"the compiled build cannot be read: {error!r}"


class CompiledFinder:
    """Finds the compiled modules of the build; a finder of `sys.meta_path`.

    It looks at the build when the first such module is wanted: who needs no rules need not wait.
    """

    def __init__(self) -> None:
        self.files: dict[str, str] | None = None  # not known before the first use
        self.reason: str | None = None  # why they are not used

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None, /
    ) -> ModuleSpec | None:
        """Where to load a module from, if this build has it."""
        if not fullname.startswith(COMPILED_NAMES):
            return None
        file = self.usable_files().get(fullname)
        if file is None:
            return None
        return spec_from_file_location(fullname, loader=CompiledLoader(fullname, file))

    def usable_files(self) -> dict[str, str]:
        """The files of the build by module; none if its library does not load here."""
        if self.files is not None:
            return self.files
        self.files = {}
        if _is_pure_wanted():
            self.reason = "TAFELRUNDE_PURE is set"
            return self.files
        build, manifest, self.reason = find_build()
        if self.reason is None and manifest is not None:
            self.files = {name: str(build / file) for name, file in manifest["extensions"].items()}
            try:
                import_module(RUNTIME)
            except ImportError as error:
                self.files = {}
                self.reason = f"the compiled build does not load: {error}"
        return self.files


_finder = CompiledFinder()


def install() -> None:
    """Choose the form for this process; called once, when `tafelrunde` is imported."""
    sys.meta_path.insert(0, _finder)


def next_form() -> str:
    """The form in which they will run if everything starts anew now, as far as one can see."""
    return "pure" if _is_pure_wanted() or find_build()[2] is not None else "compiled"


def _is_pure_wanted() -> bool:
    return os.environ.get("TAFELRUNDE_PURE", "0") not in ("", "0")


def form() -> str:
    """The form in which the rules run: "compiled" or "pure"."""
    return "compiled" if _finder.usable_files() else "pure"


def why_pure() -> str | None:
    """Why the rules run as plain Python, in a few words; None if they run compiled."""
    return None if form() == "compiled" else _finder.reason
