"""`tafelrunde arena`: many games between bots."""

from __future__ import annotations

import click

from tafelrunde.arena.run import ArenaResult, run_arena
from tafelrunde.cli.frame import (
    INTERRUPTED,
    Frame,
    frame,
    json_option,
    lang_option,
    option,
    title_argument,
)
from tafelrunde.cli.look_up import plain_table
from tafelrunde.cli.options import TitleCommand, read_options, title_options
from tafelrunde.kernel.errors import BadOptions
from tafelrunde.kernel.options import settled
from tafelrunde.titles import registry

EACH = "each"  # whenever everybody has sat everywhere, another set-up
MOST_SETUPS = 1_000_000


@click.command("arena", cls=TitleCommand)
@title_argument
@option("--seats", required=True, metavar="BOT,BOT,…")
@option("--games", type=click.IntRange(1, 100_000_000), default=100, show_default=True)
@option("--setups", default="1", show_default=True, metavar="N|each")
@option("--seed", default="arena", show_default=True, metavar="TEXT")
@option("--workers", type=click.IntRange(1, 1024), metavar="N")
@title_options
@json_option
@lang_option
def arena(
    title: str,
    seats: str,
    games: int,
    setups: str,
    seed: str,
    workers: int | None,
    said: tuple[str, ...],
    options_json: str | None,
    as_json: bool,
) -> int:
    mine = frame()
    meta = registry.find(title)
    bots = [name.strip() for name in seats.split(",")]
    options = read_options(mine.texts_of(meta.id), meta, said, options_json)
    varied = read_setups(setups)
    if varied == 1:
        options = settled(meta.options, options, len(bots), seed)
    else:
        games += -games % len(bots)  # everybody plays every set-up from every seat
    with mine.progress(mine.texts.text("arena-progress"), games) as done:
        result = run_arena(
            title,
            bots,
            games,
            seed,
            workers,
            options,
            progress=lambda now, of: done(now),
            setups=varied,
        )
    if as_json:
        mine.data(arena_data(result))
    else:
        print_arena(mine, result)
    return INTERRUPTED if result.stopped else 0


def read_setups(said: str) -> int:
    """How many set-ups are played in turn; 0: another one each time."""
    if said == EACH:
        return 0
    if said.isascii() and said.isdecimal() and 1 <= int(said[:9]) <= MOST_SETUPS:
        return int(said)
    raise BadOptions(
        "set-ups: a number from 1 to {most}, or 'each' for another one each time", most=MOST_SETUPS
    )


def arena_data(result: ArenaResult) -> dict[str, object]:
    """The result for machines."""
    return {
        "games": result.games,
        "errors": result.errors,
        "bots": [
            {
                "bot": bot.bot,
                "games": bot.games,
                "wins": bot.wins,
                "win_rate": bot.win_rate,
                "low": bot.low,
                "high": bot.high,
                "seats": [{"games": seat.games, "wins": seat.wins} for seat in bot.seats],
            }
            for bot in result.bots
        ],
    }


def print_arena(mine: Frame, result: ArenaResult) -> None:
    """The result for people."""
    t = mine.texts.text
    table = plain_table(
        t("head-bot"),
        t("head-wins"),
        t("head-rate"),
        t("head-95"),
        t("head-by-seat"),
        t("head-points"),
    )
    for column in table.columns[1:]:
        column.justify = "right"
    for bot in sorted(result.bots, key=lambda bot: -bot.wins):
        table.add_row(
            bot.bot,
            f"{bot.wins:.1f}".removesuffix(".0"),
            f"{bot.win_rate:.1%}",
            f"{bot.low:.1%} – {bot.high:.1%}",
            " / ".join(f"{seat.wins / max(1, seat.games):.0%}" for seat in bot.seats),
            f"{bot.points:.1f}",
        )
    mine.out.print(table)
    mine.out.print(t("arena-games", count=result.games))
    if result.stopped:
        mine.out.print(t("arena-stopped"))
    if result.errors:
        mine.out.print(t("arena-errors", count=result.errors, folder=result.failures_dir))
