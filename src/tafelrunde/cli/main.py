"""The command `tafelrunde`. What a command needs is imported when that command is called."""

from __future__ import annotations

from importlib import import_module

import click

from tafelrunde import __version__
from tafelrunde.cli.frame import Commands, lang_option, option

# Every command in the order of the help, and the module of this package it stands in.
COMMANDS = {
    "play": "play",
    "serve": "serve",
    "replay": "replay",
    "titles": "look_up",
    "learn": "learn",
    "cards": "look_up",
    "rules": "look_up",
    "chronicle": "chronicle",
    "odds": "odds",
    "arena": "arena",
    "bench": "bench",
}


class Program(Commands):
    """The commands of this package."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """All commands, none of them imported."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """A command, imported now."""
        if cmd_name not in COMMANDS:
            return None
        command = getattr(import_module(f"tafelrunde.cli.{COMMANDS[cmd_name]}"), cmd_name)
        assert isinstance(command, click.Command)
        return command


@click.group("tafelrunde", cls=Program, invoke_without_command=True)
@option("--version", is_flag=True)
@lang_option
@click.pass_context
def cli(ctx: click.Context, version: bool) -> None:
    if version:
        click.echo(f"tafelrunde {__version__}")
    elif ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def main() -> None:
    """Run the program."""
    cli()


if __name__ == "__main__":
    main()
