"""`tafelrunde arena`: many games between bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tafelrunde.arena.rating import Rating
from tafelrunde.arena.run import ArenaResult, run_arena
from tafelrunde.arena.setting import MOST_SETUPS, NO_RECORDS
from tafelrunde.arena.tally import WIN
from tafelrunde.cli.frame import (
    BAD_ARGUMENTS,
    INTERRUPTED,
    Frame,
    complain,
    frame,
    json_option,
    lang_option,
    option,
    title_argument,
)
from tafelrunde.cli.look_up import plain_table
from tafelrunde.cli.numbers import whole
from tafelrunde.cli.options import TitleCommand, read_options, title_options
from tafelrunde.kernel.errors import BadOptions
from tafelrunde.titles import registry

if TYPE_CHECKING:
    from tafelrunde.kernel.aspects import Aspect

EACH = "each"  # whenever everybody has sat everywhere, another set-up
SHOWN_RATINGS = 6  # beside the bar that shows progress


@click.command("arena", cls=TitleCommand)
@title_argument
@option("--seats", required=True, metavar="BOT,BOT,…")
@option("--players", type=click.IntRange(1, 100), metavar="N")
@option("--games", type=click.IntRange(1, 100_000_000), default=100, show_default=True)
@option("--setups", default="1", show_default=True, metavar="N|each")
@option("--seed", default="arena", show_default=True, metavar="TEXT")
@option("--workers", type=click.IntRange(1, 1024), metavar="N")
@option("--ray", default="", metavar="HOST:PORT|auto|local")
@option("--out", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE.jsonl")
@option("--report", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE.html")
@option("--keep-records", "keep", default=NO_RECORDS, metavar="all|lost|N")
@option("--records", type=click.Path(file_okay=False, path_type=Path), metavar="FOLDER")
@title_options
@json_option
@lang_option
def arena(
    title: str,
    seats: str,
    players: int | None,
    games: int,
    setups: str,
    seed: str,
    workers: int | None,
    ray: str,
    out: Path | None,
    report: Path | None,
    keep: str,
    records: Path | None,
    said: tuple[str, ...],
    options_json: str | None,
    as_json: bool,
) -> int:
    mine = frame()
    meta = registry.find(title)
    with watching(mine) as (done, standings):
        result = run_arena(
            title,
            [name.strip() for name in seats.split(",")],
            games,
            seed,
            workers,
            read_options(mine.texts_of(meta.id), meta, said, options_json),
            progress=done,
            standings=standings,
            setups=read_setups(setups),
            players=players or 0,
            journal=out,
            keep=keep,
            records_dir=records or "arena-records",
            details=report is not None,
            ray=ray,
        )
    trouble: Exception | None = result.trouble
    if report is not None:  # before anything is printed: whoever reads that may stop reading
        from tafelrunde.arena.report import write_report

        try:
            write_report(result, report, mine.lang)
        except OSError as error:
            trouble = trouble or error
    if as_json:
        mine.data(arena_data(result))
    else:
        print_arena(mine, result)
    if trouble is not None:
        click.echo(complain(mine.texts, trouble), err=True)
        return BAD_ARGUMENTS
    return INTERRUPTED if result.stopped else 0


def read_setups(said: str) -> int:
    """How many set-ups are played in turn; 0: another one each time."""
    number = 0 if said == EACH else whole(said)
    if number is None or (number == 0 and said != EACH) or number > MOST_SETUPS:
        raise BadOptions(
            "set-ups: a number from 1 to {most}, or 'each' for another one each time",
            most=MOST_SETUPS,
        )
    return number


@contextmanager
def watching(
    mine: Frame,
) -> Iterator[tuple[Callable[[int, int], None], Callable[[list[Rating]], None] | None]]:
    """A bar on the terminal, beside it who leads; yields whom to tell of games and of ratings."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn("{task.description}"),
        BarColumn(bar_width=20),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[leading]}", markup=False),
    )
    shown = mine.err.is_terminal
    with Progress(*columns, console=mine.err, transient=True, disable=not shown) as bar:
        task = bar.add_task(mine.texts.text("arena-progress"), total=None, leading="")

        def standings(rated: list[Rating]) -> None:
            best = [f"{one.bot} {one.rating:.0f}±{one.margin:.0f}" for one in rated]
            bar.update(task, leading="  ".join(best[:SHOWN_RATINGS]))

        def done(now: int, games: int) -> None:
            bar.update(task, completed=now, total=games)

        yield done, standings if shown else None


# -- results


def arena_data(result: ArenaResult) -> dict[str, object]:
    """The result for machines."""
    return {
        "games": result.games,
        "errors": result.errors,
        "rounds": result.rounds,
        "bots": [
            {
                "bot": bot.bot,
                "games": bot.games,
                "wins": bot.wins,
                "win_rate": bot.win_rate,
                "low": bot.low,
                "high": bot.high,
                "points": bot.points,
                "rating": bot.rating,
                "margin": bot.margin,
                "seconds": bot.seconds,
                "seats": [{"games": seat.games, "wins": seat.wins} for seat in bot.seats],
                "by": victories(result, bot.entry),
            }
            for bot in result.bots
        ],
    }


def victories(result: ArenaResult, entry: int) -> dict[str, dict[str, dict[str, float]]]:
    """Games and wins of an entry by everything the title tells games apart by."""
    found: dict[str, dict[str, dict[str, float]]] = {}
    for (aspect, value), counts in sorted(result.tally.notes.items()):
        played, won = counts[entry]
        if played:
            found.setdefault(aspect, {})[value] = {"games": played, "wins": won / WIN}
    return found


def print_arena(mine: Frame, result: ArenaResult) -> None:
    """The result for people."""
    from tafelrunde.arena.wording import duration

    t = mine.texts.text
    heads = ["bot", "elo", "wins", "rate", "95", "points", "time"]
    rows = [
        [
            bot.bot,
            f"{bot.rating:.0f} ± {bot.margin:.0f}",
            f"{bot.wins:.1f}".removesuffix(".0"),
            f"{bot.win_rate:.1%}",
            f"{bot.low:.1%} – {bot.high:.1%}",
            f"{bot.points:.1f}",
            duration(bot.seconds),
        ]
        for bot in sorted(result.bots, key=lambda bot: (-bot.rating, -bot.wins))
    ]
    print_table(mine, [t(f"head-{head}") for head in heads], rows)
    seats = range(result.setting.seats)
    by_seat = [
        [f"{at + 1}", *[rate(bot.seats[at].wins, bot.seats[at].games) for bot in result.bots]]
        for at in seats
    ]
    mine.out.print()
    print_table(mine, [t("head-by-seat"), *result.setting.bots], by_seat)
    for aspect in registry.load(result.setting.title).aspects():
        if not aspect.several:
            print_aspect(mine, result, aspect)
    mine.out.print()
    mine.out.print(t("arena-games", count=result.games))
    if result.rounds:
        mine.out.print(t("arena-rounds", rounds=f"{result.rounds:.1f}"))
    if result.stopped:
        mine.out.print(t("arena-stopped"))
    if result.errors:
        mine.out.print(t("arena-errors", count=result.errors, folder=result.failures_dir))


def print_aspect(mine: Frame, result: ArenaResult, aspect: Aspect) -> None:
    """How often who won as what: a line for every value, a column for every bot."""
    from tafelrunde.arena.wording import aspect_name, value_name, values_of

    texts = mine.texts_of(result.setting.title)
    values = values_of(result.tally, aspect)
    if len(values) < 2:
        return
    bots = result.setting.bots
    names = list(dict.fromkeys(bots))
    rows = []
    for value in values:
        cells = []
        for name in names:
            counts = result.tally.notes[aspect.id, value]
            same = [counts[at] for at in range(len(bots)) if bots[at] == name]
            cells.append(rate(sum(one[1] for one in same) / WIN, sum(one[0] for one in same)))
        rows.append([value_name(texts, aspect, value), *cells])
    mine.out.print()
    print_table(mine, [aspect_name(texts, aspect), *names], rows)


def rate(wins: float, games: int) -> str:
    """A share of games that were won, and how many there were."""
    return f"{wins / games:.0%} ({games})" if games else "–"


def print_table(mine: Frame, heads: list[str], rows: list[list[str]]) -> None:
    """A table whose numbers stand below each other."""
    table = plain_table(*heads)
    for column in table.columns[1:]:
        column.justify = "right"
        column.no_wrap = True
    for row in rows:
        table.add_row(*row)
    mine.out.print(table)
