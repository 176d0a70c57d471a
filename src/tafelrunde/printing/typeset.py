"""Typst, and what has to be watched: fonts of our own, warnings, missing glyphs, processes."""

from __future__ import annotations

import os
import struct
import subprocess
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from tafelrunde import extras
from tafelrunde.printing import compositor
from tafelrunde.printing.errors import BadPrint

if TYPE_CHECKING:
    import typst

BATCH: Final = 60  # dividers per process: about 240 MB
FOLDER: Final = files("tafelrunde.printing")
FONTS: Final = FOLDER / "fonts"
TEMPLATES: Final = FOLDER / "templates"
TEXT_FONT: Final = "FiraSansCondensed-Regular.ttf"
NAME_FONT: Final = "Alegreya-Bold.ttf"
UNSEEN: Final = frozenset("\n\t\u00ad\u200b")


class Cell(msgspec.Struct):
    """What a page of cells is: which divider, leaf and side, tab or body, and its text's size.

    `holds` are the blocks that stand there: a language, the first one, and the one behind the last.
    """

    d: int
    leaf: int
    side: int
    size: float
    what: str
    holds: list[tuple[str, int, int]]


class Batch(msgspec.Struct):
    """A PDF of cells, and what its pages are."""

    pdf: bytes
    cells: list[Cell]


def need_typst() -> None:
    """Say what to install if the typesetter is missing."""
    try:
        import typst  # noqa: F401
    except ModuleNotFoundError:
        raise extras.needs("print", "typst") from None


def compiler(template: str, data: bytes) -> typst.Compiler:
    """A compiler for one of our templates."""
    need_typst()
    import typst

    with as_file(TEMPLATES) as folder, as_file(FONTS) as fonts:
        return typst.Compiler(
            str(Path(folder) / template),
            root=str(folder),
            font_paths=[str(fonts)],
            ignore_system_fonts=True,
            sys_inputs={"data": data.decode()},
        )


def compile_pdf(made: typst.Compiler) -> bytes:
    """The PDF; any warning is an error."""
    result = _compiled(made, "pdf")
    return result[0]


def compile_svg(made: typst.Compiler) -> list[bytes]:
    """One SVG for each page."""
    return _compiled(made, "svg")


def _compiled(made: typst.Compiler, format: str) -> list[bytes]:
    import typst

    try:
        result, warnings = made.compile_with_warnings(format=format, timestamp=0)  # type: ignore[arg-type]
    except typst.TypstError as error:
        raise understood(error.message) from None
    if warnings:
        raise BadPrint("the typesetter warns: {message}", message=warnings[0].message)
    assert result is not None
    return result if isinstance(result, list) else [result]


def understood(message: str) -> BadPrint:
    """What the templates give up with, as a sentence."""
    for word, _, id in [part.partition(":") for part in message.replace('"', " ").split()]:
        if word == "name-too-long":
            return BadPrint("the name of '{card}' does not fit on a tab", card=id)
        if word == "text-too-long":
            return BadPrint("a paragraph of '{card}' does not fit on a divider at 6 pt", card=id)
    return BadPrint("the typesetter refuses: {message}", message=message[:300])


def set_all(
    batches: list[bytes], processes: int, tell: Callable[[int], None] | None = None
) -> list[Batch]:
    """Typeset batches, each in a process of its own; their order does not depend on how many."""
    need_typst()
    found: list[Batch] = []
    with as_file(FOLDER) as folder:
        words = ("dividers.typ", str(folder / "templates"), str(folder / "fonts"))
        if len(batches) == 1:
            return [answered(*compositor.composed(*words, batches[0].decode()))]
        program = [sys.executable, "-P", str(folder / "compositor.py"), *words]
        with ThreadPoolExecutor(max(1, min(processes, len(batches)))) as pool:
            try:
                for at, batch in enumerate(pool.map(lambda data: run(program, data), batches)):
                    found.append(batch)
                    if tell is not None:
                        tell(at + 1)
            except BaseException:
                pool.shutdown(cancel_futures=True)  # nobody needs the others
                raise
    return found


def run(program: list[str], data: bytes) -> Batch:
    """Let another process typeset a batch."""
    paths = os.pathsep.join(path for path in sys.path if path)
    done = subprocess.run(
        program,
        input=data,
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONPATH": paths},
    )
    if done.returncode:
        said = done.stderr.decode(errors="replace").strip().splitlines()
        raise BadPrint(
            "the typesetter stopped ({code}): {message}",
            code=done.returncode,
            message=said[-1][:300] if said else "-",
        )
    head, _, answer = done.stdout.partition(b"\n")
    word, _, length = head.partition(b" ")
    return answered(word, answer[: int(length)], answer[int(length) :])


def answered(word: bytes, first: bytes, rest: bytes) -> Batch:
    """The batch, or what was wrong."""
    if word == compositor.MADE:
        return Batch(first, msgspec.json.decode(rest, type=list[Cell]))
    if word == compositor.REFUSED:
        raise understood(first.decode())
    raise BadPrint("the typesetter warns: {message}", message=first.decode())


# -- glyphs


@lru_cache(maxsize=8)
def glyphs(font: str) -> frozenset[int]:
    """The characters a font of ours has: the typesetter drops others without a word."""
    data = (FONTS / font).read_bytes()
    tables = struct.unpack(">H", data[4:6])[0]
    start = 0
    for at in range(tables):
        tag, _, offset, _ = struct.unpack(">4sLLL", data[12 + 16 * at : 28 + 16 * at])
        if tag == b"cmap":
            start = offset
    found: set[int] = set()
    for at in range(struct.unpack(">H", data[start + 2 : start + 4])[0]):
        sub = start + struct.unpack(">L", data[start + 8 + 8 * at : start + 12 + 8 * at])[0]
        if struct.unpack(">H", data[sub : sub + 2])[0] == 4:
            found |= _segments(data, sub)
    return frozenset(found)


def _segments(data: bytes, at: int) -> set[int]:
    """The characters of a character map of format 4."""
    count = struct.unpack(">H", data[at + 6 : at + 8])[0] // 2
    ends = struct.unpack(f">{count}H", data[at + 14 : at + 14 + 2 * count])
    starts = struct.unpack(f">{count}H", data[at + 16 + 2 * count : at + 16 + 4 * count])
    return {
        code for a, b in zip(starts, ends, strict=True) for code in range(a, b + 1) if b < 0xFFFF
    }


def check_glyphs(id: str, texts: Iterable[str], font: str = TEXT_FONT) -> None:
    """Refuse a text with a character that the font lacks."""
    known = glyphs(font)
    for text in texts:
        for character in text:
            if ord(character) not in known and character not in UNSEEN:
                raise BadPrint(
                    "'{card}' has the character {character} ({code}), which the font lacks",
                    card=id,
                    character=character,
                    code=f"U+{ord(character):04X}",
                )
