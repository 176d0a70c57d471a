"""The file of a chronicle: the world as it is now, and the history of all its games."""

# not compiled: msgspec builds these classes itself

from __future__ import annotations

import os
from hashlib import sha256
from pathlib import Path

import msgspec

from tafelrunde.kernel.errors import BadOptions, TafelrundeError
from tafelrunde.kernel.table import Table
from tafelrunde.kernel.title import Options
from tafelrunde.titles.oath import seed_string
from tafelrunde.titles.oath.board import COLOURS
from tafelrunde.titles.oath.introduction import introduction, is_introduction
from tafelrunde.titles.oath.player import ROLES
from tafelrunde.titles.oath.seed_string import RENAMED, BadSeed
from tafelrunde.titles.oath.table import Oath
from tafelrunde.titles.oath.world import World, new_world

FORMAT = "tafelrunde-oath-chronicle"
VERSION = 1
MAX_BYTES = 20_000_000

Annal = dict[str, int | str | list[str]]


class BadChronicle(TafelrundeError):
    """A chronicle's file is damaged, foreign or newer than this program."""


class Seated(msgspec.Struct, forbid_unknown_fields=True):
    """Who played: name, colour and the role at the end of the game."""

    name: str
    colour: str
    role: str


class Played(msgspec.Struct, forbid_unknown_fields=True):
    """One game of the lineage, and what its Chronicle changed."""

    game: int
    players: list[Seated]
    winner: str  # colour
    winner_name: str
    reason: str
    round: int
    oath_before: str
    oath_after: str
    annals: list[Annal]


class SeedFacts(msgspec.Struct, forbid_unknown_fields=True):
    """What a seed string says beside the world."""

    version: tuple[int, int, int] = seed_string.LATEST
    seated: list[str] = []
    citizens_before: list[str] = []


class Contents(msgspec.Struct, forbid_unknown_fields=True):
    """The file."""

    format: str
    version: int
    world: dict[str, object]
    seed: SeedFacts
    games: list[Played]
    check: str = ""  # finds damage; a file without it is believed

    def checksum(self) -> str:
        """The hash of everything else."""
        others = Contents(self.format, self.version, self.world, self.seed, self.games)
        return sha256(msgspec.json.encode(others)).hexdigest()


class Chronicle:
    """A world and its history."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.seed = SeedFacts()
        self.games: list[Played] = []

    def to_bytes(self) -> bytes:
        """The file's contents."""
        contents = Contents(FORMAT, VERSION, self.world.to_data(), self.seed, self.games)
        contents.check = contents.checksum()
        return msgspec.json.format(msgspec.json.encode(contents), indent=1)

    def export(self, *, plain: bool = False) -> str:
        """The seed string of the world as it is now; with `plain` its names in plain letters."""
        facts, world = self.seed, self.world
        if plain:
            world = world.copy()
            world.name = seed_string.plain(world.name) or new_world().name
            world.winner_name = seed_string.plain(world.winner_name)
        seed = seed_string.from_world(
            world,
            version=facts.version,
            seated=facts.seated,
            citizens_before=facts.citizens_before,
        )
        return seed_string.encode(seed)

    def options(
        self, seats: int, chancellor: int = -1, colours: list[str] | None = None
    ) -> Options:
        """The options of the next game: the last winner is Chancellor, colours stay.

        `colours` says which board each seat takes instead (1.9).
        """
        if not 1 <= seats <= len(COLOURS):
            raise BadOptions("Oath is for 1 to 6 players, not {seats}", seats=seats)
        last = self.games[-1].players if self.games else []
        if colours is not None:
            if chancellor < 0 and "purple" in colours:
                chancellor = colours.index("purple")
            return self.next_game(colours, max(chancellor, 0))
        colours = [player.colour for player in last[:seats]] or ["purple"]
        if chancellor < 0:
            winner = self.games[-1].winner if self.games else ""
            chancellor = colours.index(winner) if winner in colours else 0
        if not 0 <= chancellor < seats:
            raise BadOptions("'chancellor' is a seat from 0 to {last}", last=seats - 1)
        free = [colour for colour in COLOURS[1:] if colour not in colours]
        while len(colours) < seats:
            colours.append(free.pop(0) if free else "purple")
        if "purple" in colours:
            colours[colours.index("purple")] = colours[chancellor]
        colours[chancellor] = "purple"
        return self.next_game(colours, chancellor)

    def next_game(self, colours: list[str], chancellor: int) -> Options:
        """The options of a game with this world, and with the Chronicle after it."""
        return {
            "world": self.world.to_data(),
            "colours": list(colours),
            "chancellor": chancellor,
            "chronicle": True,
        }

    def ends(self, g: Table) -> bool:
        """Whether a game is the last one of this chronicle, which has its world already."""
        if not isinstance(g, Oath) or g.next_world is None:
            return False
        world = g.next_world.copy()
        world.winner_name = self.world.winner_name
        return world.to_data() == self.world.to_data()

    def carry_on(self, g: Table, seats: list[str]) -> None:
        """Take over the world that a finished game left behind; `seats` are the players' names."""
        if not isinstance(g, Oath) or g.next_world is None:
            raise BadChronicle("the Chronicle of this game is not written yet")
        if g.prepared.world.to_data() != self.world.to_data():
            raise BadChronicle("this game does not begin with the world of this chronicle")
        old, world = self.world, g.next_world.copy()
        names = seats + [""] * (g.seats - len(seats))
        players = [
            Seated(names[player.seat] or player.id, player.id, ROLES[g.last_roles[player.seat]])
            for player in g.players
        ]
        winner = players[g.winner]
        world.winner_name = winner.name
        played = Played(
            game=old.game,
            players=players,
            winner=winner.colour,
            winner_name=winner.name,
            reason=g.reason,
            round=g.round,
            oath_before=old.oath,
            oath_after=world.oath,
            annals=list(g.annals),
        )
        self.games.append(played)
        seated = [player.colour for player in players]
        self.seed = SeedFacts(seed_string.LATEST, seated, list(old.citizens))
        self.world = world


# -- making, reading, writing


def new_chronicle(name: str = "", *, first: str = "new") -> Chronicle:
    """A chronicle before its first game: a new one, or the fixed introduction for four."""
    world = introduction() if first == "introduction" else new_world()
    world.name = name or world.name
    return Chronicle(world)


def from_seed(text: str) -> Chronicle:
    """A chronicle that goes on where a seed string says."""
    seed = seed_string.decode(text)
    try:
        chronicle = Chronicle(seed_string.to_world(seed))
    except BadOptions as error:
        raise BadSeed("the seed string is impossible: {error}", error=error) from None
    chronicle.world.introduction = is_introduction(chronicle.world)
    chronicle.seed = SeedFacts(
        seed.version,
        seed_string.colours_of(seed.seated),
        seed_string.colours_of(seed.citizens_before),
    )
    return chronicle


def read(data: bytes) -> Chronicle:
    """Read a chronicle's file; everything in it is checked."""
    if len(data) > MAX_BYTES:
        raise BadChronicle("the chronicle is larger than {most} bytes", most=MAX_BYTES)
    try:
        head = msgspec.json.decode(data, type=dict[str, object])
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadChronicle("this is no chronicle, or it is damaged: {error}", error=error) from None
    if head.get("format") != FORMAT:
        raise BadChronicle("this file is no chronicle of Oath")
    version = head.get("version")
    if isinstance(version, int) and version > VERSION:
        raise BadChronicle(
            "this chronicle has version {version}; this program knows versions up to {last}",
            version=version,
            last=VERSION,
        )
    try:
        contents = msgspec.json.decode(data, type=Contents)
        chronicle = Chronicle(World.from_data(modern(contents.world)))
    except (msgspec.MsgspecError, BadOptions) as error:
        raise BadChronicle("the chronicle is damaged: {error}", error=error) from None
    if contents.version != VERSION:
        raise BadChronicle("there is no version {version} of chronicles", version=contents.version)
    check_history(contents, chronicle.world)
    if contents.check and contents.check != contents.checksum():
        raise BadChronicle("the chronicle is damaged: its contents do not match its checksum")
    chronicle.seed = contents.seed
    chronicle.games = contents.games
    return chronicle


def check_history(contents: Contents, world: World) -> None:
    """Games are numbered one after the other; everybody in them has a colour of his own."""
    colours = [*contents.seed.seated, *contents.seed.citizens_before]
    if any(colour not in COLOURS for colour in colours):
        raise BadChronicle("the chronicle is damaged: a colour is unknown")
    first = world.game - len(contents.games)
    for at, played in enumerate(contents.games):
        seated = [player.colour for player in played.players]
        if not seated or len(set(seated)) < len(seated) or not set(seated) <= set(COLOURS):
            raise BadChronicle(
                "the chronicle is damaged: the players of game {game}", game=played.game
            )
        if played.winner not in seated:
            raise BadChronicle(
                "the chronicle is damaged: the winner of game {game}", game=played.game
            )
        if played.game != first + at or first < 1:
            raise BadChronicle(
                "the chronicle is damaged: game {game} is out of order", game=played.game
            )


def modern(data: object) -> object:
    """The same data with cards called by the names they have now."""
    if isinstance(data, dict):
        return {key: value if "name" in key else modern(value) for key, value in data.items()}
    if isinstance(data, list):
        return [modern(value) for value in data]
    return RENAMED.get(data, data) if isinstance(data, str) else data


def read_file(path: Path) -> bytes:
    """The bytes of a file; nothing larger than a chronicle is read."""
    with path.open("rb") as file:
        return file.read(MAX_BYTES + 1)


def load(path: Path) -> Chronicle:
    """A chronicle from its file."""
    return read(read_file(path))


def save(chronicle: Chronicle, path: Path) -> None:
    """Write a chronicle; the old file stays whole until the new one is complete."""
    path = path.resolve()  # a link goes on pointing at the file
    fresh = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        with fresh.open("wb") as file:
            file.write(chronicle.to_bytes())
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise
