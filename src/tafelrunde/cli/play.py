"""`tafelrunde play`: sit down and play against bots."""

from __future__ import annotations

import sys
from collections.abc import Collection, Sequence
from contextlib import suppress
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from secrets import token_hex

import click
from rich.console import Console
from rich.rule import Rule

from tafelrunde.bots.registry import house_bot, seatable
from tafelrunde.cli.frame import (
    frame,
    json_option,
    lang_option,
    option,
    title_argument,
)
from tafelrunde.cli.generic import Display, display
from tafelrunde.cli.lines import LineSession
from tafelrunde.cli.options import TitleCommand, read_options, title_options
from tafelrunde.cli.session import Session, check_target, new_save, saves
from tafelrunde.kernel.bots import Bot
from tafelrunde.kernel.errors import BadOptions
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.options import seats_of, settled
from tafelrunde.kernel.record import MAX_BYTES, Record, decode
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.title import Title
from tafelrunde.texts import Texts, message_id
from tafelrunde.titles import registry

LAST = "last"  # --load last: the newest game that was kept by itself


@click.command("play", cls=TitleCommand)
@title_argument
@option("--seats", type=click.IntRange(1, 20), metavar="N")
@option("--bots", metavar="BOT,…")
@title_options
@option("--seed", metavar="TEXT")
@option("--name", metavar="NAME")
@option("--load", metavar="FILE")
@option("--save", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE")
@json_option
@lang_option
def play(
    title: str,
    seats: int | None,
    bots: str | None,
    said: tuple[str, ...],
    options_json: str | None,
    seed: str | None,
    name: str | None,
    load: str | None,
    save: Path | None,
    as_json: bool,
) -> int:
    mine = frame()
    loaded = registry.load(title)
    meta = registry.find(title)
    texts = mine.texts_of(loaded.id)
    drawn = display(loaded, texts)
    if save is not None:
        check_target(texts, save)
    rivals = named_bots(texts, loaded, bots)
    if load is not None:
        flags = {"seats": seats, "option": said, "options": options_json, "seed": seed}
        given = [flag for flag, value in flags.items() if value]
        if given:
            flag = ", ".join(f"--{key}" for key in given)
            raise BadOptions(
                "a saved game is loaded as it is: {wishes} cannot be combined with --load",
                wishes=flag,
            )
        path = newest_save(texts, loaded.id) if load == LAST else Path(load)
        match = Match.load(loaded, read_record(path))
        if as_json:
            return play_lines(match, drawn, rivals, save or path, keep=True)
        return sit_down(mine.out, match, drawn, rivals, save or path)
    options = read_options(texts, meta, said, options_json)
    chosen = seats_of(meta.options, options)
    usual = meta.min_seats if rivals or chosen > 1 or options_json else meta.usual_seats
    number = seats or max(len(rivals) + 1, chosen, usual)
    if len(rivals) >= number:
        raise BadOptions(
            "{bots} bots and you do not fit at a table for {seats}", bots=len(rivals), seats=number
        )
    options = settled(meta.options, options, number, seed or token_hex(8))
    loaded.prepare(number, options)  # refuses what is wrong before anything is asked
    if not (options_json or as_json):
        try:
            options |= drawn.ask_options(mine.out.print, input, number, options)
        except EOFError:
            return 0
    names = [name or texts.text("play-guest"), *seated(loaded, rivals, number - 1)]
    match = Match.new(loaded, number, options, seed=seed or token_hex(16), names=names)
    path = save or new_save(loaded.id)
    if as_json:
        return play_lines(match, drawn, rivals, path, keep=save is not None)
    return sit_down(mine.out, match, drawn, rivals, path)


def sit_down(
    console: Console,
    match: Match,
    drawn: Display,
    rivals: list[str],
    path: Path,
    *,
    goes_on: bool = False,
) -> int:
    """Play a match at the terminal; `goes_on` if another game follows from it."""
    title, texts = match.title, drawn.texts
    me, bots = seat_bots(match, drawn, rivals)
    if sys.stdin.isatty():
        with suppress(ImportError):
            import_module("readline")  # arrow keys and a history for `input`
    console.print(Rule(texts.text(f"title-{title.id}"), characters="="))
    others_shown = ", ".join(drawn.names[seat] for seat in bots)
    console.print(texts.text("play-welcome", rivals=others_shown))
    console.print(texts.text("play-hint"))
    Session(console, match, drawn, me=me, bots=bots, path=path, goes_on=goes_on).run()
    return 0


def play_lines(match: Match, drawn: Display, rivals: list[str], path: Path, *, keep: bool) -> int:
    """Play a match with a program that reads and writes lines of JSON."""
    me, bots = seat_bots(match, drawn, rivals)
    lines = sys.stdin.buffer
    session = LineSession(
        match, drawn, me=me, bots=bots, path=path, keep=keep, lines=lines, write=click.echo
    )
    session.run()
    return 0


def seat_bots(match: Match, drawn: Display, rivals: list[str]) -> tuple[int, dict[int, Bot]]:
    """The person's seat, the first that no bot's name belongs to, and bots for the others."""
    title, texts = match.title, drawn.texts
    names = match.names + [""] * (match.seats - len(match.names))
    me = next((seat for seat, name in enumerate(names) if house_bot(title, name) is None), 0)
    others = [seat for seat in range(match.seats) if seat != me]
    if rivals:
        for seat, name in zip(others, seated(title, rivals, len(others)), strict=True):
            names[seat] = name
    bots: dict[int, Bot] = {}
    for seat in others:
        maker = house_bot(title, names[seat])
        if maker is None:
            names[seat] = title.default_bot
            maker = title.bots()[names[seat]]
        chance = sha256(f"{match.seed}/bot/{seat}".encode()).hexdigest()
        bots[seat] = maker(Rng(chance))
    match.names = names
    drawn.names = shown_names(texts, names, seatable(title), drawn.marks(match))
    return me, bots


def shown_names(
    texts: Texts, names: list[str], bots: Collection[str], marks: Sequence[str] = ()
) -> list[str]:
    """The names of the seats as they are read, with their marks; otherwise equal ones numbered."""
    shown: list[str] = []
    for name in names:
        id = message_id("bot", name)
        text = texts.text(id) if name in bots and texts.has(id) else name
        n = sum(other == name for other in names[: len(shown)]) + 1
        if len(shown) < len(marks) and marks[len(shown)]:
            text += f" ({marks[len(shown)]})"
        elif names.count(name) > 1:
            text += f" {n}"
        shown.append(text)
    return shown


def named_bots(texts: Texts, title: Title, said: str | None) -> list[str]:
    """The bots of `--bots`, all of them known."""
    names = [name.strip() for name in said.split(",")] if said else []
    for name in names:
        if house_bot(title, name) is None:
            known = ", ".join(seatable(title))
            raise BadOptions(
                "there is no bot '{name}'; there are: {known}", name=name[:40], known=known
            )
    return names


def seated(title: Title, rivals: list[str], seats: int) -> list[str]:
    """A bot for every seat: those that were named, over and over."""
    names = rivals or [title.default_bot]
    return [names[at % len(names)] for at in range(seats)]


def read_record(path: Path) -> Record:
    """A record from a file; nothing larger than a record is read."""
    with path.open("rb") as file:
        return decode(file.read(MAX_BYTES + 1))


def newest_save(texts: Texts, title: str) -> Path:
    """The game that was kept last."""
    kept = sorted(saves().glob(f"{title}-*.json"), key=lambda path: path.stat().st_mtime)
    if not kept:
        raise BadOptions("there is no saved game in {folder}", folder=str(saves()))
    return kept[-1]
