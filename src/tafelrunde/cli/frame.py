"""What all commands share: languages, output for people and machines, and errors in one line."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from errno import errorcode
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeVar

import click

from tafelrunde.languages import LANGUAGES, chosen_language, language_of

if TYPE_CHECKING:  # imported when they are needed, so that every command starts fast
    from rich.console import Console

    from tafelrunde.texts import Texts

F = TypeVar("F", bound=Callable[..., Any])

BAD_ARGUMENTS = 2
INTERRUPTED = 130


class Frame:
    """What a command works with: the language, and where its output goes."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    @cached_property
    def texts(self) -> Texts:
        """The common texts in this language."""
        return self.texts_of("")

    @cached_property
    def out(self) -> Console:
        """Where results go."""
        from rich.console import Console

        return Console(highlight=False, markup=False, emoji=False, soft_wrap=False)

    @cached_property
    def err(self) -> Console:
        """Where everything else goes."""
        from rich.console import Console

        return Console(highlight=False, markup=False, emoji=False, stderr=True)

    def texts_of(self, title: str) -> Texts:
        """The texts of a title in this language."""
        from tafelrunde.texts import Texts

        return Texts(self.lang, title)

    def data(self, data: object) -> None:
        """Print plain data as JSON for machines."""
        import msgspec

        click.echo(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())

    @contextmanager
    def progress(self, label: str, total: int) -> Iterator[Callable[[int], None]]:
        """A bar on the terminal; yields a function that is told how much is done."""
        from rich.progress import (
            BarColumn,
            MofNCompleteColumn,
            Progress,
            TextColumn,
            TimeRemainingColumn,
        )

        bar = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=self.err,
            transient=True,
            disable=not self.err.is_terminal,
        )
        with bar:
            task = bar.add_task(label, total=total)
            yield lambda done: bar.update(task, completed=done)


def frame() -> Frame:
    """The frame of the command that runs."""
    found = click.get_current_context().find_root().obj
    assert isinstance(found, Frame)
    return found


def complain(texts: Texts, error: Exception) -> str:
    """An error as one line in the reader's language."""
    from difflib import get_close_matches

    from tafelrunde.kernel.errors import TafelrundeError
    from tafelrunde.texts import error_text

    message = " ".join(str(error).split())
    if isinstance(error, click.NoSuchOption):
        params = error.ctx.command.params if error.ctx is not None else []
        known = [name for param in params for name in param.opts if name.startswith("--")]
        close = get_close_matches(error.option_name, known, 1, 0.5)
        message = texts.text(
            "error-no-option",
            option=error.option_name[:40],
            close=", ".join(close),
            count=len(close),
        )
    elif isinstance(error, click.MissingParameter) and error.param is not None:
        message = texts.text("error-missing", name=_written(error.param))
    elif isinstance(error, click.BadParameter) and error.param is not None:
        trouble = " ".join(error.message.split())
        message = texts.text("error-bad-value", name=_written(error.param), message=trouble)
    elif isinstance(error, click.ClickException):
        message = " ".join(error.format_message().split())
    elif isinstance(error, OSError):
        reason = f"errno-{errorcode.get(error.errno or 0, '')}"
        said = texts.text(reason) if texts.has(reason) else error.strerror or type(error).__name__
        message = texts.text("error-file", file=str(error.filename), message=said)
    elif isinstance(error, TafelrundeError):
        id = f"error-{type(error).__name__}"
        message = " ".join(error_text(error, texts.lang).split())
        message = texts.text(id, message=message) if texts.has(id) else message
    return texts.text("error-line", message=message)


def _is_callers(error: Exception) -> bool:
    """Whether the caller can cause such an error."""
    from tafelrunde.kernel.errors import TafelrundeError

    return isinstance(error, (click.ClickException, TafelrundeError, OSError))


def _written(param: click.Parameter) -> str:
    """A parameter as people write it."""
    return param.opts[0] if isinstance(param, click.Option) else param.human_readable_name


# -- click, in two languages


def _translated(ctx: click.Context) -> Texts:
    obj = ctx.find_root().obj
    return (obj if isinstance(obj, Frame) else Frame(language_of(os.environ))).texts


def _wrong_value(texts: Texts, kind: click.ParamType[Any], said: str) -> str:
    """What is wrong with a value, in the reader's language; empty where we have no words for it."""
    if isinstance(kind, (click.IntRange, click.FloatRange)):
        number = said.removeprefix("-").replace(".", "", 1)
        if not (number.isascii() and number.isdecimal()):
            return texts.text("error-no-number", said=said)
        most = "no" if kind.max is None else f"{kind.max}"
        return texts.text("error-out-of-range", said=said, least=f"{kind.min}", most=most)
    if isinstance(kind, click.Choice):
        return texts.text("error-no-choice", said=said, known=", ".join(map(str, kind.choices)))
    if isinstance(kind, click.Path) and kind.file_okay != kind.dir_okay:
        return texts.text("error-is-folder" if kind.file_okay else "error-is-no-folder", said=said)
    return ""


class Option(click.Option):
    """An option whose help is the text `help-option-<name>`."""

    def type_cast_value(self, ctx: click.Context, value: Any) -> Any:
        """The value; a number is written with the digits 0 to 9."""
        is_number = isinstance(self.type, (click.IntRange, click.FloatRange))
        try:
            if is_number and isinstance(value, str) and not value.isascii():
                raise click.BadParameter(value)
            return super().type_cast_value(ctx, value)
        except click.BadParameter as error:
            text = _wrong_value(_translated(ctx), self.type, str(value)[:60]) or error.message
            raise click.BadParameter(text, ctx, self) from None

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """The option and what it is for."""
        from tafelrunde.texts import message_id

        texts = _translated(ctx)
        general = message_id("help-option", self.name or "")
        own = message_id(f"help-option-{ctx.command.name}", self.name or "")
        self.help = texts.text(own if texts.has(own) else general)
        return super().get_help_record(ctx)


class Command(click.Command):
    """A command whose help is the text `help-<name>`."""

    def get_short_help_str(self, limit: int = 45) -> str:
        """The first line of the help."""
        return _translated(click.get_current_context()).text(f"help-{self.name}")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What the command does, and an example."""
        texts = _translated(ctx)
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(texts.text(f"help-{self.name}"))
            if texts.has(f"help-{self.name}", "more"):
                formatter.write_paragraph()
                formatter.write_text(texts.attribute(f"help-{self.name}", "more"))

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """How the command is written."""
        texts = _translated(ctx)
        pieces = [texts.text("help-some-options")]
        if isinstance(self, click.Group):
            pieces.append(texts.text("help-some-command"))
        for param in self.get_params(ctx):
            pieces.extend(param.get_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, " ".join(pieces), texts.text("help-usage") + " ")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """All options."""
        params = [param for param in self.get_params(ctx) if isinstance(param, click.Option)]
        for param in params:
            if param.name == "help":  # click's own
                param.help = _translated(ctx).text("help-option-help")
        records = [record for param in params if (record := param.get_help_record(ctx))]
        with formatter.section(_translated(ctx).text("help-options")):
            formatter.write_dl(records)


class Commands(Command, click.Group):
    """The program: its commands, and one clear line when something is wrong."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command; errors a caller can cause end with code 2 and one line."""
        given = list(sys.argv[1:] if args is None else args)
        for stream in (sys.stdout, sys.stderr):  # a terminal that knows no umlauts gets '?'
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        mine = Frame(chosen_language(given, os.environ))
        extra["obj"] = mine
        try:
            code = super().main(given, prog_name or "tafelrunde", complete_var, False, **extra)
        except BrokenPipeError:
            sys.stderr.close()
            sys.exit(1)
        except (click.Abort, KeyboardInterrupt):
            click.echo(err=True)
            sys.exit(INTERRUPTED)
        except Exception as error:
            if not _is_callers(error):
                raise
            click.echo(complain(mine.texts, error), err=True)
            sys.exit(BAD_ARGUMENTS)
        sys.exit(code if isinstance(code, int) else 0)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that is meant."""
        known = self.list_commands(ctx)
        if args and args[0] not in known and not args[0].startswith("-"):
            text = _translated(ctx).text
            raise click.UsageError(
                text("error-no-command", name=args[0][:40], known=", ".join(known))
            )
        return super().resolve_command(ctx, args)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """All commands, then the options."""
        texts = _translated(ctx)
        records = [(name, texts.text(f"help-{name}")) for name in self.list_commands(ctx)]
        with formatter.section(texts.text("help-commands")):
            formatter.write_dl(records)
        Command.format_options(self, ctx, formatter)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands in the order in which they were added."""
        return list(self.commands)


class Subcommands(Commands):
    """Commands of a command, listed by the word one types."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """All commands, then the options."""
        records = [(name, self.commands[name].get_short_help_str()) for name in self.commands]
        with formatter.section(_translated(ctx).text("help-commands")):
            formatter.write_dl(records)
        Command.format_options(self, ctx, formatter)


def option(*names: str, **attributes: Any) -> Callable[[F], F]:
    """An option of a command, explained in both languages."""
    return click.option(*names, cls=Option, **attributes)


def lang_option(function: F) -> F:
    """`--lang`; its value was already read, so that even errors are in that language."""
    choice = click.Choice(LANGUAGES)
    return option("--lang", type=choice, expose_value=False)(function)


def json_option(function: F) -> F:
    """`--json`: output for machines."""
    return option("--json", "as_json", is_flag=True)(function)


def title_argument(function: F) -> F:
    """The title; the registry's first if nothing is said."""
    from tafelrunde.titles import registry

    return click.argument("title", required=False, default=registry.FIRST)(function)
