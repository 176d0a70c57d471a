"""`tafelrunde chronicle`: a world of Oath that is carried on from game to game."""

# not compiled: draws with rich

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING

import click

from tafelrunde.bots.registry import find_bot
from tafelrunde.cli.frame import Command, Subcommands, frame, lang_option, option
from tafelrunde.cli.generic import display
from tafelrunde.cli.play import named_bots, read_record, seated, sit_down
from tafelrunde.cli.session import write_record
from tafelrunde.kernel.bots import Bot, play_out
from tafelrunde.kernel.errors import BadOptions, TafelrundeError
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.title import Options, Title
from tafelrunde.texts import Texts, message_id

if TYPE_CHECKING:  # Oath's rules are imported only by the commands that need them
    from tafelrunde.titles.oath.chronicle_file import Chronicle, Seated

OATH = "oath"
DEFAULT_SEATS = 4
MOST_DECISIONS = 200_000
FILE = click.argument("file", type=click.Path(dir_okay=False, path_type=Path))


class FileExists(TafelrundeError):
    """A new chronicle must not be written over something else."""


@click.group("chronicle", cls=Subcommands)
@lang_option
def chronicle() -> None:
    pass


class FileChanged(TafelrundeError):
    """Somebody else has written the chronicle while a game of it was played."""


def write_new(texts: Texts, found: Chronicle, path: Path) -> None:
    """Write a chronicle to a file that is not there yet."""
    from tafelrunde.titles.oath import chronicle_file

    if path.exists():
        raise FileExists(
            "{file} is there already; a new chronicle needs a file of its own", file=path
        )
    chronicle_file.save(found, path)
    click.echo(texts.text("chronicle-made", file=str(path), name=shown(found.world.name)))


@click.command("chronicle-new", cls=Command)
@FILE
@option("--name", metavar="NAME")
@option("--introduction", is_flag=True)
@lang_option
def new(file: Path, name: str | None, introduction: bool) -> int:
    from tafelrunde.titles.oath import chronicle_file

    first = "introduction" if introduction else "new"
    made = chronicle_file.new_chronicle((name or "")[:80], first=first)
    write_new(frame().texts_of(OATH), made, file)
    return 0


@click.command("chronicle-import", cls=Command)
@FILE
@click.argument("seed")
@lang_option
def import_(file: Path, seed: str) -> int:
    from tafelrunde.titles.oath import chronicle_file

    write_new(frame().texts_of(OATH), chronicle_file.from_seed(seed), file)
    return 0


@click.command("chronicle-export", cls=Command)
@FILE
@option("--plain", is_flag=True)
@lang_option
def export(file: Path, plain: bool) -> int:
    from tafelrunde.titles.oath import chronicle_file

    click.echo(chronicle_file.load(file).export(plain=plain))
    return 0


@click.command("chronicle-show", cls=Command)
@FILE
@lang_option
def show(file: Path) -> int:
    from tafelrunde.titles.oath import chronicle_file

    for line in told(frame().texts_of(OATH), chronicle_file.load(file)):
        click.echo(line)
    return 0


@click.command("chronicle-play", cls=Command)
@FILE
@option("--seats", type=click.IntRange(1, 20), metavar="N")
@option("--bots", metavar="BOT,…")
@option("--games", type=click.IntRange(1, 10_000), metavar="N")
@option("--chancellor", type=click.IntRange(1, 20), metavar="SEAT")
@option("--colours", metavar="COLOUR,…")
@option("--name", metavar="NAME")
@option("--seed", metavar="TEXT")
@lang_option
def play(
    file: Path,
    seats: int | None,
    bots: str | None,
    games: int | None,
    chancellor: int | None,
    colours: str | None,
    name: str | None,
    seed: str | None,
) -> int:
    from tafelrunde.titles.oath import chronicle_file
    from tafelrunde.titles.oath.title import TITLE

    mine = frame()
    texts = mine.texts_of(OATH)
    loaded = TITLE
    rivals = named_bots(texts, loaded, bots)
    before = chronicle_file.read_file(file)
    found = chronicle_file.read(before)
    last = len(found.games[-1].players) if found.games else DEFAULT_SEATS
    boards = [colour.strip() for colour in colours.split(",")] if colours else None
    number = seats or (len(boards) if boards else last)
    if chancellor is not None and chancellor > number:
        raise BadOptions("'--chancellor' is a seat from 1 to {last}", last=number)
    first = chancellor - 1 if chancellor is not None else -1
    going = file.with_name(file.name + ".game")
    if games:
        if going.exists():
            raise BadOptions(
                "a game of this chronicle is under way; finish it first or delete {file}",
                file=going,
            )
        names = seated(loaded, rivals or ["random"], number)
        for n in range(games):
            chance = f"{seed}/{n}" if seed else token_hex(16)
            carry(loaded, found, names, found.options(number, first, boards), chance)
            before = write_on(texts, found, file, before)
        click.echo(texts.text("chronicle-bots-done", count=games))
        click.echo(told(texts, found)[-1])
        return 0
    drawn = display(loaded, texts)
    match = resumed(texts, loaded, found, going)
    if match is None:
        people = [name or texts.text("play-guest"), *seated(loaded, rivals, number - 1)]
        options = found.options(number, first, boards)
        match = Match.new(loaded, number, options, seed=seed or token_hex(16), names=people)
        write_record(match, going)
    sit_down(mine.out, match, drawn, rivals, going, goes_on=True)
    if match.over:
        found.carry_on(match.table, match.names)
        write_on(texts, found, file, before)
        going.unlink(missing_ok=True)
        for line in told(texts, found):
            click.echo(line)
    else:
        click.echo(texts.text("chronicle-kept", file=str(going)))
    return 0


def resumed(texts: Texts, loaded: Title, found: Chronicle, going: Path) -> Match | None:
    """The game of a chronicle that was left; None if there is none."""
    if not going.exists():
        return None
    match = Match.load(loaded, read_record(going))
    if match.options.get("world") == found.world.to_data():
        return match
    if match.over and found.ends(match.table):  # written already; only the tidying was cut off
        going.unlink()
        return None
    raise BadOptions("{file} is a game of another world than this chronicle's", file=going)


def write_on(texts: Texts, found: Chronicle, file: Path, before: bytes) -> bytes:
    """Write a chronicle that went on, unless its file is no longer what was read; the new file."""
    from tafelrunde.titles.oath import chronicle_file

    if chronicle_file.read_file(file) != before:
        raise FileChanged(
            "{file} was changed while this game was played; both stay as they are",
            file=file,
        )
    chronicle_file.save(found, file)
    return found.to_bytes()


def carry(loaded: Title, found: Chronicle, names: list[str], options: Options, seed: str) -> None:
    """Let bots play the next game of a chronicle and carry its world on."""
    table = loaded.deal(loaded.prepare(len(names), options), seed)
    bots: list[Bot] = []
    for seat in range(len(names)):
        chance = sha256(f"{seed}/bot/{seat}".encode()).hexdigest()
        bots.append(find_bot(loaded, names[seat])(Rng(chance)))
    play_out(table, bots, max_decisions=MOST_DECISIONS)
    found.carry_on(table, names)


for word, command in (
    ("new", new),
    ("show", show),
    ("play", play),
    ("export", export),
    ("import", import_),
):
    chronicle.add_command(command, word)


# -- the history of the realm


def told(texts: Texts, found: Chronicle) -> list[str]:
    """The history of the realm and how it stands, without anything hidden."""
    world = found.world
    lines = [texts.text("annals-heading", name=shown(world.name))]
    if world.winner and not found.games:  # an imported chronicle knows no more of its past
        who, colour = shown(world.winner_name), named(texts, world.winner)
        lines += ["", texts.text("annals-last-winner", name=who or colour, colour=colour)]
    for played in found.games:
        lines.append("")
        players = ", ".join(seated_text(texts, player) for player in played.players)
        lines.append(texts.text("annals-game", game=played.game, players=players))
        lines.append(
            "  "
            + texts.text(
                "annals-winner",
                name=called(texts, played.winner_name),
                colour=named(texts, played.winner),
                reason=reason_text(texts, played.reason),
                round=played.round,
            )
        )
        for annal in played.annals:
            line = annal_text(texts, annal)
            if line:
                lines.append(f"  {line}")
    lines.append("")
    oath = named(texts, world.oath)
    lines.append(texts.text("annals-now", game=world.game, oath=oath))
    for slot, site in enumerate(world.sites):
        region = named(texts, ("cradle", "provinces", "hinterland")[(slot > 1) + (slot > 4)])
        if not site.faceup:
            lines.append("  " + texts.text("annals-site-facedown", region=region))
            continue
        cards = ", ".join(named(texts, id) for id in site.cards)
        lines.append(
            "  "
            + texts.text(
                "annals-site",
                region=region,
                site=named(texts, site.site),
                cards=cards,
                count=len(site.cards),
                relics=len(site.relics),
            )
        )
    citizens = ", ".join(named(texts, colour) for colour in world.citizens)
    lines.append(texts.text("annals-citizens", colours=citizens, count=len(world.citizens)))
    lines.append(texts.text("annals-relics", count=len(world.relic_deck)))
    lines.append(
        texts.text(
            "annals-cards", archive=len(world.archive()), dispossessed=len(world.dispossessed)
        )
    )
    return lines


def seated_text(texts: Texts, player: Seated) -> str:
    """Who played: name, colour and role."""
    name, colour, role = called(texts, player.name), player.colour, player.role
    return f"{name} ({named(texts, colour)}, {named(texts, role)})"


def shown(name: str) -> str:
    """A name without anything that a terminal would take for a command."""
    return "".join(letter for letter in name if letter.isprintable())[:80]


def called(texts: Texts, name: str) -> str:
    """The name of a player; bots and nameless players have one in each language."""
    for id in (message_id("bot", name), message_id("colour", name)):
        if texts.has(id):
            return texts.text(id)
    return shown(name)


def reason_text(texts: Texts, reason: str) -> str:
    """How a game was won."""
    id = message_id("annals-reason", reason)
    return texts.text(id) if texts.has(id) else shown(reason)[:40]


def annal_text(texts: Texts, annal: dict[str, int | str | list[str]]) -> str:
    """One entry of the annals in words; '' if this program does not know it."""
    id = message_id("annal", str(annal.get("id", ""))[:40])
    if not texts.has(id):
        return ""
    args: dict[str, object] = {}
    for key, value in annal.items():
        if key in ("id", "self"):
            continue
        if isinstance(value, list):
            args[key] = ", ".join(named(texts, str(item)) for item in value)
            args[f"{key}-count"] = len(value)
        else:
            args[key] = named(texts, value) if isinstance(value, str) else value
    return texts.text(id, **args)


def named(texts: Texts, id: str) -> str:
    """The name of whatever a chronicle names: a colour, role, suit, oath, region or card."""
    for kind in ("colour", "role", "suit", "oath", "region", "card"):
        if texts.has(message_id(kind, id)):
            return texts.text(message_id(kind, id))
    return shown(id)[:40]
