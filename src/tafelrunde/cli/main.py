"""The command `tafelrunde`. What a command needs is imported when that command is called."""

from __future__ import annotations

from importlib import import_module

import click

from tafelrunde import __version__
from tafelrunde.cli.frame import Commands, lang_option, option

# Every command with the module that holds it under its name; it is imported when it is needed.
FIRST = {
    "play": "tafelrunde.cli.play",
    "serve": "tafelrunde.cli.serve",
    "replay": "tafelrunde.cli.replay",
    "titles": "tafelrunde.cli.look_up",
    "learn": "tafelrunde.cli.learn",
    "cards": "tafelrunde.cli.look_up",
    "rules": "tafelrunde.cli.look_up",
    "print": "tafelrunde.cli.printing",
}
LAST = {
    "arena": "tafelrunde.cli.arena",
    "bench": "tafelrunde.cli.bench",
    "admin": "tafelrunde.cli.admin",
    "backup": "tafelrunde.cli.backup",
    "restore": "tafelrunde.cli.backup",
}


def modules() -> dict[str, str]:
    """All commands: those of every title, and between them those that titles bring along."""
    from tafelrunde.titles import registry

    own = [meta.commands for meta in registry.TITLES.values()]
    return FIRST | {name: module for one in own for name, module in one.items()} | LAST


class Program(Commands):
    """The program; what one command needs does not slow down the others."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands in the order in which people meet them."""
        return list(modules())

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """A command, imported now."""
        module = modules().get(cmd_name)
        if module is None:
            return None
        command = getattr(import_module(module), cmd_name)
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
