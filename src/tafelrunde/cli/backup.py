"""`tafelrunde backup` and `tafelrunde restore`: everything a server keeps, as one file."""

from __future__ import annotations

from pathlib import Path

import click

from tafelrunde.cli.frame import Command, frame, lang_option, option

FILE = click.Path(path_type=Path, dir_okay=False)


@click.command("backup", cls=Command)
@click.argument("file", type=FILE)
@option("--db", envvar="TAFELRUNDE_DB", default="tafelrunde.db", show_default=True, metavar="URL")
@lang_option
def backup(file: Path, db: str) -> None:
    from tafelrunde.store.backup import back_up
    from tafelrunde.store.engine import read_url

    rows = back_up(read_url(db), file)
    click.echo(frame().texts.text("backup-done", file=str(file), rows=rows), err=True)


@click.command("restore", cls=Command)
@click.argument("file", type=FILE)
@option("--db", envvar="TAFELRUNDE_DB", default="tafelrunde.db", show_default=True, metavar="URL")
@lang_option
def restore(file: Path, db: str) -> None:
    from tafelrunde.store.backup import restore as fill
    from tafelrunde.store.engine import read_url

    rows = fill(file, read_url(db))
    click.echo(frame().texts.text("restore-done", file=str(file), rows=rows), err=True)
