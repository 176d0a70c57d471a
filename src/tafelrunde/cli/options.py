"""Options of a match at the command line, as the title declares them: read and explained."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click
import msgspec

from tafelrunde.cli.frame import Command, frame, option
from tafelrunde.kernel.errors import BadOptions
from tafelrunde.kernel.kinds import (
    LISTED,
    RANDOM,
    SOME,
    WHOLE,
    Choice,
    EachSeat,
    Kind,
    ListOf,
    SeatChoice,
    Table,
)
from tafelrunde.kernel.meta import Meta
from tafelrunde.kernel.options import MatchOption, find, read
from tafelrunde.kernel.title import Options
from tafelrunde.texts import Texts, message_id
from tafelrunde.titles import registry

F = TypeVar("F", bound=Callable[..., Any])

LARGEST = 1_000_000  # bytes of a file with a value


def title_options(function: F) -> F:
    """`--option NAME=VALUE`, as often as one likes, and `--options JSON`."""
    function = option("--options", "options_json", metavar="JSON")(function)
    return option("--option", "-o", "said", multiple=True, metavar="NAME=VALUE")(function)


# -- reading


def read_options(texts: Texts, meta: Meta, said: tuple[str, ...], given: str | None) -> Options:
    """The options that were written, as plain JSON; only names and files are checked here."""
    options = read_json(texts, given) if given else {}
    for one in said:
        name, equals, value = one.partition("=")
        if not equals:
            known = ", ".join(option.id for option in meta.options)
            raise BadOptions(
                "an option is written as NAME=VALUE, not '{said}'; there are: {known}",
                said=one[:40],
                known=known,
            )
        add_option(texts, meta, options, name.strip(), value)
    return options


def add_option(texts: Texts, meta: Meta, options: Options, name: str, value: str) -> None:
    """Add one option, typed or from a file."""
    if value.startswith("@"):
        kind = find(meta.options, name).kind if "." not in name else None
        if isinstance(kind, Table) and kind.read is not None:
            options[name] = kind.read(value[1:])
            return
        value = contents(texts, Path(value[1:]))
    read(meta.options, name, value, lambda words, id: word(texts, words, id), options)


def contents(texts: Texts, path: Path) -> str:
    """What is written in a file."""
    with path.open("rb") as file:
        data = file.read(LARGEST + 1)
    try:
        if len(data) <= LARGEST:
            return data.decode("utf-8").strip()
    except UnicodeDecodeError:
        pass
    raise BadOptions("{file}: this is no text file of reasonable size", file=str(path))


def read_json(texts: Texts, given: str) -> Options:
    """Options written as a JSON object."""
    try:
        return msgspec.json.decode(given, type=dict[str, object])
    except (msgspec.MsgspecError, RecursionError) as error:
        raise BadOptions(
            "the options are not a JSON object: {message}", message=str(error)
        ) from None


def word(texts: Texts, words: str, id: str) -> str:
    """The name of a choice, or its id if it has none."""
    message = message_id(words, id)
    return texts.text(message) if texts.has(message) else id


# -- explaining


class TitleCommand(Command):
    """A command whose help explains the options of the title that is named with it."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Remember the title: `--help` comes before anything is parsed."""
        ctx.meta[__name__] = next((arg for arg in args if arg in registry.TITLES), "")
        return super().parse_args(ctx, args)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The options of the command, then those of the title."""
        super().format_options(ctx, formatter)
        title = ctx.meta[__name__]
        if not title:
            text = frame().texts.text("help-any-title-options", command=str(self.name))
            formatter.write_paragraph()
            formatter.write_text(text)
            return
        texts = frame().texts_of(title)
        heading = texts.text("help-title-options", title=texts.text(f"title-{title}"))
        with formatter.section(heading):
            formatter.write_dl(option_lines(texts, registry.find(title)))


def option_lines(texts: Texts, meta: Meta, *, whole: bool = False) -> list[tuple[str, str]]:
    """Every option of a title and what it is; `whole`: with all choices, however many."""
    lines: list[tuple[str, str]] = []
    for one in meta.options:
        lines.append((one.id, explained(texts, meta, one, whole=whole)))
        lines += [
            (f"{one.id}.{part.id}", explained(texts, meta, part, whole=whole))
            for part in one.parts()
        ]
    return lines


def explained(texts: Texts, meta: Meta, one: MatchOption, *, whole: bool) -> str:
    """An option in words: what it is for, what it can be, and what it is usually."""
    help = f": {texts.attribute(one.label, 'help')}" if texts.has(one.label, "help") else ""
    told = f"{texts.text(one.label)}{help} [{kind_text(texts, meta, one.kind, whole=whole)}]"
    default = one.default
    if isinstance(default, bool):
        default = texts.text("help-yes" if default else "help-no")
    if default == RANDOM:
        default = texts.text("option-random")
    if default is None and isinstance(one.kind, EachSeat):
        default = ", ".join(str(id) for id in one.kind.usual_choices())
    return told if default is None else f"{told} {texts.text('help-default', value=str(default))}"


def kind_text(texts: Texts, meta: Meta, kind: Kind, *, whole: bool) -> str:
    """What can be written for an option."""
    if isinstance(kind, EachSeat):
        return texts.text("help-kind-seats", choices=choice_text(texts, meta, kind.item, whole))
    if isinstance(kind, ListOf):
        shape = kind.shape("")
        if not isinstance(kind.item, Choice):
            item = kind.item.shape("")
            return texts.text("help-kind-numbers", low=item["least"], high=item["most"])
        args = {"choices": choice_text(texts, meta, kind.item, whole), "most": kind.most}
        bounded = kind.least > 1 or kind.most < len(kind.item.choices())
        id = "help-kind-list-bounded" if bounded else "help-kind-list"
        return texts.text(id, least=shape["least"], **args)
    if isinstance(kind, Choice):
        id = "help-kind-choice-or-table" if kind.or_table else "help-kind-choice"
        return texts.text(id, choices=choice_text(texts, meta, kind, whole))
    if isinstance(kind, SeatChoice):
        return texts.text("help-kind-seat-chance" if kind.chance else "help-kind-seat")
    return texts.text(f"help-kind-{kind.name}", **kind.shape(""))


def choice_text(texts: Texts, meta: Meta, kind: Choice, whole: bool) -> str:
    """The choices, or some of many."""
    ids = [str(one) for one in kind.choices()]
    if len(ids) <= (WHOLE if whole else LISTED):
        return ", ".join(ids)
    some, rest = ", ".join(ids[:SOME]), len(ids) - SOME
    message = "help-kind-cards" if len(ids) > WHOLE else "help-kind-more"
    return texts.text(message, some=some, rest=rest, title=meta.id)


def option_data(texts: dict[str, Texts], one: MatchOption) -> dict[str, object]:
    """An option for machines, in all languages."""
    told = one.shape()
    told["name"] = {lang: texts[lang].text(one.label) for lang in texts}
    told["help"] = {
        lang: texts[lang].attribute(one.label, "help") if texts[lang].has(one.label, "help") else ""
        for lang in texts
    }
    told["parts"] = [option_data(texts, part) for part in one.parts()]
    return told
