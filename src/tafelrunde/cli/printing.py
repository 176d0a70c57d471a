"""`tafelrunde print`: dividers and player aids as PDF, and a check of what was made."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tafelrunde.cli.frame import Command, F, Frame, Subcommands, frame, json_option, option
from tafelrunde.kernel.errors import TafelrundeError

if TYPE_CHECKING:
    from tafelrunde.printing.produce import Product
    from tafelrunde.printing.wish import Wish

OUT = option("-o", "--out", required=True, type=click.Path(dir_okay=False, path_type=Path))
LEFT_OUT = re.compile(r"^-(?=all$|card:|set:|section:|kingdom:|list:)")
MOST_FILE = 1_000_000  # bytes of a file with own cards


class BadArgument(TafelrundeError):
    """An argument that says nothing printable."""


class Selecting(Command):
    """A command whose arguments may begin with a minus: `-card:moat` leaves the Moat out."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Arguments with a minus are marked, so that nobody takes them for options."""
        return super().parse_args(ctx, [LEFT_OUT.sub("~", arg) for arg in args])


def langs_option(function: F) -> F:
    """`--lang`: one language, or two with '+' (side by side) or '/' (front and back)."""
    return option("--lang", "langs", metavar="de|en|de+en|de/en")(function)


@click.group("print", cls=Subcommands)
@langs_option
def print(langs: str | None) -> None:
    pass


# -- what dividers can be told


def divider_options(function: F) -> F:
    """All settings of dividers."""
    from tafelrunde.printing.wish import Wish

    plain = Wish("")
    made: list[Callable[[Any], Any]] = [
        option("--edition", metavar="first|latest|all|upgrade|YEAR"),
        option("--kinds", metavar="KIND,KIND,…"),
        option("--group", default=plain.group, show_default=True, metavar="each|kind|set"),
        option("--like", metavar="book"),
        option("--size", metavar="euro|sleeved|us|book|WxH"),
        option("--stand", default=plain.stand, show_default=True, metavar="landscape|portrait"),
        option("--tabs", default=plain.tabs, show_default=True, metavar="PLACE|N"),
        option("--serpentine", is_flag=True),
        option("--nest", is_flag=True),
        option("--paper", default=plain.paper, show_default=True, metavar="PAPER"),
        option("--marks", default=plain.marks, show_default=True, metavar="crop|lines|both|none"),
        option(
            "--duplex", default=plain.duplex, show_default=True, metavar="long|short|split|none"
        ),
        option("--shift-back", default="0,0", show_default=True, metavar="X,Y"),
        option("--calibration", is_flag=True),
        option("--stack", is_flag=True),
        option("--ink", default=plain.ink, show_default=True, metavar="full|save|mono"),
        option("--fallback", metavar="LANG"),
        option("--cards", "own_file", type=click.Path(dir_okay=False, path_type=Path)),
        langs_option,
        json_option,
    ]
    for add in reversed(made):
        function = add(function)
    return function


def wish_of(mine: Frame, title: str, selection: tuple[str, ...], said: dict[str, Any]) -> Wish:
    """The settings as the printing understands them."""
    from tafelrunde.printing.wish import Wish
    from tafelrunde.titles import registry

    words = [f"-{word[1:]}" if word.startswith("~") else word for word in selection]
    wish = Wish(registry.find(title).id, words, said["langs"] or mine.lang)
    wish.like = said["like"] or ""
    wish.size = said["size"] or ("book" if wish.like else wish.size)
    names = ("group", "stand", "tabs", "serpentine", "nest", "paper", "marks", "duplex")
    for name in (*names, "stack", "ink", "calibration"):
        setattr(wish, name, said[name])
    for name in ("edition", "kinds", "fallback"):
        setattr(wish, name, said[name] or "")
    wish.shift_back = shift(said["shift_back"])
    if (path := said["own_file"]) is not None:
        wish.own_name = path.name
        wish.own = read_text(path)
    return wish


def read_text(path: Path) -> str:
    """A text file of reasonable size."""
    data = read_file(path)
    if len(data) > MOST_FILE:
        raise BadArgument("'{file}' is no file of at most {most} bytes", file=path, most=MOST_FILE)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadArgument(
            "'{file}' cannot be read: byte {at} is not UTF-8", file=path, at=error.start
        ) from None


def read_file(path: Path) -> bytes:
    """What a file holds."""
    if not path.is_file():
        raise BadArgument("there is no file '{file}'", file=path)
    return path.read_bytes()


def shift(said: str) -> tuple[float, float]:
    """Millimetres to the right and down."""
    parts = said.split(",")
    try:
        x, y = (float(part) for part in parts)
    except ValueError:
        raise BadArgument("'{said}' is no shift such as 0.5,-1", said=said[:20]) from None
    return x, y


# -- dividers and list


@click.command("dividers", cls=Selecting)
@click.argument("title")
@click.argument("selection", nargs=-1)
@OUT
@option("--cut", type=click.Path(dir_okay=False, path_type=Path))
@divider_options
def dividers(
    title: str, selection: tuple[str, ...], out: Path, cut: Path | None, as_json: bool, **said: Any
) -> None:
    from tafelrunde.printing.produce import produce

    mine = frame()
    wish = wish_of(mine, title, selection, said)
    need_folders(out, cut)
    with mine.progress(mine.texts.text("print-progress"), 1) as done:
        product = produce(wish, lambda now, of: done(now / of))  # type: ignore[arg-type]
    written = write(product, out, cut)
    if as_json:
        mine.data(
            {
                "files": [str(path) for path in written],
                "dividers": product.dividers,
                "leaves": product.leaves,
                "sheets": product.sheets,
                "sizes": {f"{size:g}": count for size, count in sorted(product.sizes.items())},
            }
        )
        return
    mine.out.print(
        mine.texts.text(
            "print-done",
            dividers=product.leaves,
            sheets=product.sheets,
            file=", ".join(str(path) for path in written[: len(product.pdfs)]),
        )
    )


def write(product: Product, out: Path, cut: Path | None) -> list[Path]:
    """Write everything beside each other and give it its name at the end."""
    files: dict[Path, bytes] = {}
    for end, data in product.pdfs.items():
        files[out.with_name(f"{out.stem}{end}{out.suffix}")] = data
    if cut is not None:
        several = len(product.cuts) > 1
        for number, text in enumerate(product.cuts, 1):
            name = f"{cut.stem}-{number}{cut.suffix}" if several else cut.name
            files[cut.with_name(name)] = text.encode()
    write_files(files)
    return list(files)


def need_folders(*paths: Path | None) -> None:
    """Say before the work that a file cannot be written."""
    for path in paths:
        if path is not None and not path.parent.is_dir():
            raise BadArgument("there is no folder '{folder}'", folder=path.parent)


def write_files(files: dict[Path, bytes]) -> None:
    """Write all files, whole, or none."""
    parts = {path: path.with_name(f".{path.name}.part") for path in files}
    try:
        for path, data in files.items():
            parts[path].write_bytes(data)
        for path, part in parts.items():
            part.replace(path)
    finally:
        for part in parts.values():
            part.unlink(missing_ok=True)


@click.command("list", cls=Selecting)
@click.argument("selection", nargs=-1)
@divider_options
def list_(selection: tuple[str, ...], as_json: bool, **said: Any) -> None:
    from tafelrunde.cli.look_up import plain_table
    from tafelrunde.printing.produce import workbench
    from tafelrunde.titles import registry

    mine = frame()
    title = registry.FIRST
    if selection and selection[0] in registry.TITLES:
        title, selection = selection[0], selection[1:]
    wish = wish_of(mine, title, selection, said)
    wish.check()
    found = workbench(wish.title).make(wish)
    langs = wish.languages
    if as_json:
        mine.data(
            [
                {
                    "id": one.id,
                    "kind": one.kind,
                    "set": one.set,
                    "edition": one.edition,
                    "entry": one.entry,
                    "part": one.part,
                    "name": {lang: one.faces[lang].name for lang in langs},
                }
                for one in found
            ]
        )
        return
    t = mine.texts.text
    table = plain_table(t("print-head-kind"), t("print-head-name"), t("print-head-id"), "")
    for one in found:
        name = " / ".join(dict.fromkeys(one.faces[lang].name for lang in langs))
        table.add_row(one.kind, f"{name} {one.part}".strip(), one.id, one.entry or one.edition)
    mine.out.print(table)
    mine.out.print(t("print-listed", count=len(found)))


# -- aids


@click.command("aid", cls=Command)
@click.argument("title")
@OUT
@option("--form", default="a4", show_default=True, metavar="a4|a4fold|a5|poster-a2|card")
@option("--pages", type=click.IntRange(1, 100), metavar="N")
@option("--level", default="full", show_default=True, metavar="short|full")
@option("--ink", default="full", show_default=True, metavar="full|save|mono")
@langs_option
@json_option
def aid(
    title: str,
    out: Path,
    form: str,
    pages: int | None,
    level: str,
    ink: str,
    langs: str | None,
    as_json: bool,
) -> None:
    from tafelrunde.printing.aid import AidWish
    from tafelrunde.printing.aid_pdf import produce_aid
    from tafelrunde.printing.typeset import need_typst
    from tafelrunde.titles import registry

    need_typst()
    mine = frame()
    wish = AidWish(registry.find(title).id, langs or mine.lang, form, pages or 0, level, ink)
    need_folders(out)
    product = produce_aid(wish)
    write_files({out: product.pdf})
    if as_json:
        mine.data({"files": [str(out)], "pages": product.pages, "size": product.size})
        return
    mine.out.print(
        mine.texts.text("print-aid-done", pages=product.pages, size=product.size, file=str(out))
    )


# -- check


@click.command("check", cls=Command)
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@langs_option
@json_option
def check(file: Path, langs: str | None, as_json: bool) -> int:
    from tafelrunde.printing.check import check_pdf

    mine = frame()
    report = check_pdf(read_file(file))
    if as_json:
        mine.data({"ok": report.ok, "report": report})
        return 0 if report.ok else 1
    t = mine.texts.text
    mine.out.print(
        t(
            "print-checked",
            pages=report.pages,
            texts=report.texts,
            size=report.smallest,
            closest=report.closest,
        )
    )
    for one in report.problems:
        kind = t(f"print-problem-{one.kind}")
        mine.out.print(t("print-problem", page=one.page, kind=kind, detail=one.detail))
    mine.out.print(t("print-check-good" if report.ok else "print-check-bad"))
    return 0 if report.ok else 1


print.add_command(dividers, "dividers")
print.add_command(aid, "aid")
print.add_command(check, "check")
print.add_command(list_, "list")
