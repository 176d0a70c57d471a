"""How hosts carry a realm on: its chronicle is read, veiled, continued, and told.

No host ever gives away what is hidden in a world whose game is not over: the next game begins
with a world of which everything unseen was drawn anew.
"""

# not compiled: works with classes that msgspec builds

from __future__ import annotations

import json

from tafelrunde.kernel.ask import Waiting
from tafelrunde.kernel.errors import BadOptions
from tafelrunde.kernel.position import Replay
from tafelrunde.kernel.record import Record
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.sequel import Chapter, Options, Sequel, Story, plain_name
from tafelrunde.kernel.table import Table
from tafelrunde.titles.oath import chronicle_file, turn
from tafelrunde.titles.oath.catalogue import CARDS
from tafelrunde.titles.oath.chronicle_file import Chronicle
from tafelrunde.titles.oath.realm import told_chronicle, told_game, told_world
from tafelrunde.titles.oath.table import Oath
from tafelrunde.titles.oath.title import TITLE
from tafelrunde.titles.oath.world import World

LAST_STAGE = 5  # of the Chronicle: Dispossessed, relics, world deck, all by chance (8.5 to 8.8)


class Realm(Story):
    """A chronicle in the hands of a host."""

    def __init__(self, chronicle: Chronicle) -> None:
        self.chronicle = chronicle

    def chapter(self) -> Chapter:
        """The name of the world and the number of its next game."""
        return Chapter(self.chronicle.world.name, self.chronicle.world.game)

    def to_bytes(self) -> bytes:
        """The chronicle's file."""
        return self.chronicle.to_bytes()

    def line(self) -> str:
        """The seed string; letters it cannot hold lose their accents."""
        return self.chronicle.export(plain=True)

    def options(self, seats: int) -> Options:
        """The last winner is Chancellor, colours stay (ruling C10)."""
        return self.chronicle.options(seats)

    def begun(self, options: Options) -> Options:
        """The same options with the world as it is."""
        return {**options, "world": self.chronicle.world.to_data()}

    def veil(self) -> None:
        """Let the next setup draw anew what nobody may know.

        The world deck was shuffled as a whole (8.8) and the facedown sites came from a shuffled
        deck (8.3.5.6): drawn again, they are as likely as before, and whoever has read a file
        knows nothing.
        """
        veil = self.chronicle.world = self.chronicle.world.copy()
        veil.winner_name = ""  # names of people stay in the history, where they can be removed
        if veil.introduction:
            return
        if veil.deck_is_built:
            veil.deck = sorted(id for id in veil.deck if not CARDS[id].is_vision)
            veil.deck_is_built = False
        for slot in veil.sites:
            if not slot.faceup and not slot.relics:
                slot.site = ""

    def clean(self, longest: int, most: int) -> None:
        """Names as pages show them; the oldest games are forgotten if there are too many."""
        chronicle, world = self.chronicle, self.chronicle.world
        world.name = plain_name(world.name, longest) or World().name
        world.winner_name = plain_name(world.winner_name, longest)
        for played in chronicle.games:
            played.winner_name = plain_name(played.winner_name, longest)
            for player in played.players:
                player.name = plain_name(player.name, longest)
        games, few, many = chronicle.games, 0, len(chronicle.games)
        while few < many:  # how many must go: halved each time, since writing a file takes long
            middle = (few + many) // 2
            chronicle.games = games[middle:]
            few, many = (few, middle) if len(chronicle.to_bytes()) <= most else (middle + 1, many)
        chronicle.games = games[few:]

    def standing(self) -> object:
        """How the realm stands."""
        return told_world(self.chronicle.world)

    def history(self) -> list[object]:
        """Its games."""
        return [told_game(played) for played in self.chronicle.games]

    def summary(self) -> object:
        """What is in the chronicle."""
        return told_chronicle(self.chronicle)


class OathSequel(Sequel):
    """Every game that writes its Chronicle has a realm, so that its world has a name."""

    def chapter(self, options: Options) -> Chapter | None:
        """The realm whose world a game is played in."""
        world = options.get("world")
        if not isinstance(world, dict):
            return None
        return Chapter(str(world.get("name", "")), int(world.get("game", 1)))

    def goes_on(self, options: Options) -> bool:
        """Whether a Chronicle follows the game."""
        return options.get("chronicle") is True

    def begin(self, options: Options, name: str) -> Story | None:
        """A new realm, if its Chronicle is to be written."""
        if not self.goes_on(options):
            return None
        first = str(options.get("world") or "new")
        return Realm(chronicle_file.new_chronicle(name, first=first))

    def read(self, text: str) -> Story:
        """The chronicle in a file, or in a seed string."""
        if text.lstrip().startswith("{"):
            return Realm(chronicle_file.read(text.encode("utf-8", "replace")))
        return Realm(chronicle_file.from_seed(text))

    def resume(self, options: Options, text: str) -> Story:
        """A realm that goes on at a new table."""
        if "world" in options:
            raise BadOptions("the world is that of the chronicle")
        return self.read(text)

    def of_options(self, options: Options) -> Story:
        """A world without a history, from a record or an older game."""
        return Realm(Chronicle(World.from_data(options["world"])))

    def after(self, before: str, table: Table, names: list[str]) -> Story:
        """The chronicle with the game that has ended, hidden things and all."""
        assert isinstance(table, Oath)
        chronicle = Chronicle(table.prepared.world.copy())
        if before:
            stored = chronicle_file.read(before.encode())
            chronicle.seed, chronicle.games = stored.seed, stored.games
        chronicle.carry_on(table, names)
        return Realm(chronicle)

    def carried_on(self, before: str, record: Record, chance: str) -> Story:
        """What the next game begins with: nobody has seen what is hidden, not even in a record."""
        realm = self.after(before, played_again(record, chance), record.names)
        realm.veil()
        return realm

    def forget(self, text: str, names: set[str], nobody: str) -> str:
        """A chronicle in whose history some players have no names any more."""
        contents = json.loads(text)
        contents.pop("check", None)  # the hash of what it was
        for game in contents["games"]:
            for holder, key in [(game, "winner_name"), *[(one, "name") for one in game["players"]]]:
                holder[key] = nobody if holder[key] in names else holder[key]
        return json.dumps(contents)


def played_again(record: Record, chance: str) -> Table:
    """The table at the end of a recorded game, whose Chronicle ends with another chance.

    The same rules, but other Dispossessed, relics and decks than the record of the game would
    tell.
    """
    table = TITLE.deal(TITLE.prepare(record.seats, record.options), record.seed)
    assert isinstance(table, Oath)
    table.driver = Replay(table, record.answers)
    drawn = False
    while not table.over:
        if not drawn and table.phase == turn.CHRONICLE and table.stage == LAST_STAGE:
            table.rng, drawn = Rng(chance), True
        try:
            table.play()
        except Waiting:  # chance may not change what is asked
            raise RuntimeError("the Chronicle asks for more than was answered") from None
    if not drawn:
        raise RuntimeError("the Chronicle was not written")
    return table


SEQUEL = OathSequel()
