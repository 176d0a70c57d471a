"""`tafelrunde bench`: how fast the rules run here."""

from __future__ import annotations

import click

from tafelrunde import why_pure
from tafelrunde.bench import BenchResult, jobs, run_job
from tafelrunde.cli.frame import Command, frame, json_option, lang_option, option
from tafelrunde.cli.look_up import plain_table
from tafelrunde.kernel.errors import BadOptions
from tafelrunde.titles import registry

FIELDS = (
    "title",
    "job",
    "form",
    "games_per_s",
    "decisions_per_s",
    "turns_per_game",
    "decisions_per_game",
    "copies_per_s",
    "worlds_per_s",
)


@click.command("bench", cls=Command)
@click.argument("title", required=False)
@option("--seconds", type=click.FloatRange(0, 3600, min_open=True), default=3.0, show_default=True)
@option("--job", metavar="NAME")
@json_option
@lang_option
def bench(title: str | None, seconds: float, job: str | None, as_json: bool) -> None:
    mine = frame()
    t = mine.texts.text
    ids = list(registry.TITLES) if title is None else [registry.find(title).id]
    chosen = [(id, one) for id in ids for one in jobs(id) if job in (None, one.name)]
    if not chosen:
        known = ", ".join(one.name for id in ids for one in jobs(id))
        raise BadOptions(
            "there is no measurement '{name}'; there are: {known}", name=str(job)[:40], known=known
        )
    results: list[BenchResult] = []
    with mine.progress(t("bench-progress"), len(chosen)) as done:
        for id, one in chosen:
            results.append(run_job(registry.load(id), one, seconds))
            done(len(results))
    if as_json:
        mine.data([{name: getattr(result, name) for name in FIELDS} for result in results])
        return
    table = plain_table(*(t(f"bench-{name}".replace("_", "-")) for name in FIELDS))
    for result in results:
        table.add_row(*(shown(getattr(result, name)) for name in FIELDS))
    for column in table.columns[:3]:
        column.no_wrap = True
    for column in table.columns[3:]:
        column.justify = "right"
        words = [*str(column.header).split(), *(str(cell) for cell in column.cells)]
        column.width = max(len(word) for word in words)
    mine.out.print(table)
    if results and results[0].form == "pure" and (reason := why_pure()):
        mine.out.print(t("bench-pure", reason=reason))


def shown(cell: str | float) -> str:
    """A cell of the table; large numbers need no decimals, so that all columns fit."""
    if isinstance(cell, str):
        return cell
    return f"{cell:,.0f}" if cell >= 1000 else f"{cell:,.1f}"
