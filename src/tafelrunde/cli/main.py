"""The command `tafelrunde`."""

from __future__ import annotations

import click

from tafelrunde import __version__
from tafelrunde.cli.arena import arena
from tafelrunde.cli.bench import bench
from tafelrunde.cli.frame import Commands, lang_option, option
from tafelrunde.cli.learn import learn
from tafelrunde.cli.look_up import cards, rules, titles
from tafelrunde.cli.play import play
from tafelrunde.cli.replay import replay
from tafelrunde.cli.serve import serve
from tafelrunde.titles.oath.terminal.chronicle import chronicle
from tafelrunde.titles.oath.terminal.odds import odds


@click.group("tafelrunde", cls=Commands, invoke_without_command=True)
@option("--version", is_flag=True)
@lang_option
@click.pass_context
def cli(ctx: click.Context, version: bool) -> None:
    if version:
        click.echo(f"tafelrunde {__version__}")
    elif ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


for command in (play, serve, replay, titles, learn, cards, rules, chronicle, odds, arena, bench):
    cli.add_command(command)


def main() -> None:
    """Run the program."""
    cli()


if __name__ == "__main__":
    main()
