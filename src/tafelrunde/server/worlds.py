"""Worlds of Oath's chronicles: read from anywhere, veiled, carried on, and told without secrets."""

from __future__ import annotations

from secrets import token_urlsafe

import msgspec

from tafelrunde.kernel.ask import Waiting
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.position import Replay
from tafelrunde.kernel.record import Record
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Table as GameTable
from tafelrunde.server.limits import CHRONICLE, NAME
from tafelrunde.server.messages import (
    ChronicleInfo,
    Event,
    PlayedInfo,
    SeatedInfo,
    SeatPlan,
    TableWish,
    WorldInfo,
    WorldSite,
)
from tafelrunde.server.refusals import Refusal, said
from tafelrunde.store.games import Chronicle as Kept
from tafelrunde.titles import registry
from tafelrunde.titles.oath import chronicle_file, turn
from tafelrunde.titles.oath.board import REGION_OF, REGIONS
from tafelrunde.titles.oath.catalogue import CARDS
from tafelrunde.titles.oath.chronicle_file import Chronicle, Played
from tafelrunde.titles.oath.table import Oath
from tafelrunde.titles.oath.world import World
from tafelrunde.titles.oath.world import WorldSite as StoredSite

LAST_STAGE = 5  # of the Chronicle: Dispossessed, relics, world deck, all by chance (8.5 to 8.8)
MOST_SEATS = 6


# -- from a client


def read(text: str) -> Chronicle:
    """The chronicle in a text that anybody may have written: a file, or a seed string."""
    try:
        if text.lstrip().startswith("{"):
            chronicle = chronicle_file.read(text.encode("utf-8", "replace"))
        else:
            chronicle = chronicle_file.from_seed(text)
    except TafelrundeError as error:
        raise Refusal("bad-chronicle", str(error), texts=said(error)) from None
    clean(chronicle)
    return chronicle


def clean(chronicle: Chronicle) -> None:
    """Names as our pages show them; the oldest games are forgotten if there are too many."""
    world = chronicle.world
    world.name = tidy(world.name) or World().name
    world.winner_name = tidy(world.winner_name)
    for played in chronicle.games:
        played.winner_name = tidy(played.winner_name)
        for player in played.players:
            player.name = tidy(player.name)
    while chronicle.games and len(chronicle.to_bytes()) > CHRONICLE:
        chronicle.games.pop(0)


def tidy(name: str) -> str:
    """A name from a foreign file."""
    return "".join(c for c in name if c.isprintable()).strip()[:NAME]


def wished(wish: TableWish) -> Chronicle | None:
    """The chronicle that a new table begins with; None if it has nothing to do with any.

    Every game that writes its Chronicle has one, so that its realm has a name.
    """
    if wish.title != "oath":
        if wish.chronicle or wish.realm or wish.exact:
            raise Refusal("bad-message", "only Oath has chronicles")
        return None
    if wish.chronicle:
        if "world" in wish.options:
            raise Refusal("bad-options", "the world is that of the chronicle")
        chronicle = read(wish.chronicle)
        if not wish.exact:
            chronicle.world = veiled(chronicle.world)
        return chronicle
    if wish.options.get("chronicle") is not True:
        return None
    first = str(wish.options.get("world") or "new")
    return chronicle_file.new_chronicle(tidy(wish.realm), first=first)


# -- hidden things


def veiled(world: World) -> World:
    """The same world, in which the next setup draws anew what nobody may know.

    The world deck was shuffled as a whole (8.8) and the facedown sites came from a shuffled deck
    (8.3.5.6): drawn again, they are as likely as before, and whoever has read a file knows nothing.
    """
    veil = world.copy()
    veil.winner_name = ""  # names of people stay in the history, where they can be removed
    if veil.introduction:
        return veil
    if veil.deck_is_built:
        veil.deck = sorted(id for id in veil.deck if not CARDS[id].is_vision)
        veil.deck_is_built = False
    for slot in veil.sites:
        if not slot.faceup and not slot.relics:
            slot.site = ""
    return veil


def play_again(record: Record, *, chance: str = "") -> Oath:
    """The table at the end of a recorded game.

    With `chance` the last part of the Chronicle draws from it instead: the same rules, other
    Dispossessed, relics and decks than those that the record of the game would tell.
    """
    title = registry.load(record.title)
    table: GameTable = title.deal(title.prepare(record.seats, record.options), record.seed)
    assert isinstance(table, Oath)
    table.driver = Replay(table, record.answers)
    while not table.over:
        if chance and table.phase == turn.CHRONICLE and table.stage == LAST_STAGE:
            table.rng, chance = Rng(chance), ""
        try:
            table.play()
        except Waiting:  # chance may not change what is asked
            raise Refusal("broken", "the Chronicle asks for more than was answered") from None
    if chance:
        raise Refusal("broken", "the Chronicle was not written")
    return table


def before(kept: Kept | None, table: Oath) -> Chronicle:
    """The chronicle as it was when a game began."""
    chronicle = Chronicle(table.prepared.world.copy())
    if kept is not None:
        stored = chronicle_file.read(kept.contents.encode())
        chronicle.seed, chronicle.games = stored.seed, stored.games
    return chronicle


def after(kept: Kept | None, table: Oath, names: list[str]) -> Chronicle:
    """The chronicle with the game that has ended, hidden things and all."""
    chronicle = before(kept, table)
    chronicle.carry_on(table, names)
    clean(chronicle)
    return chronicle


def carried_on(kept: Kept | None, record: Record) -> Chronicle:
    """What the next game begins with: nobody has seen its hidden cards, not even in a record."""
    table = play_again(record, chance=token_urlsafe(32))
    chronicle = after(kept, table, record.names)
    chronicle.world = veiled(chronicle.world)
    return chronicle


def kept_as(realm: str, chronicle: Chronicle) -> Kept:
    """A chronicle as the database keeps it."""
    compact = msgspec.json.format(chronicle.to_bytes(), indent=-1)
    return Kept(realm, compact.decode())


# -- telling


def export(chronicle: Chronicle) -> str:
    """The seed string; letters it cannot hold lose their accents."""
    try:
        return chronicle.export(plain=True)
    except TafelrundeError as error:
        raise Refusal("bad-chronicle", str(error), texts=said(error)) from None


def told_world(world: World) -> WorldInfo:
    """How a realm stands, without anything hidden."""
    return WorldInfo(
        name=world.name,
        game=world.game,
        oath=world.oath,
        sites=[
            told_site(REGIONS[REGION_OF[at]], world.sites[at]) for at in range(len(world.sites))
        ],
        citizens=list(world.citizens),
        winner=world.winner,
        winner_name=world.winner_name,
        archive=len(world.archive()),
        dispossessed=len(world.dispossessed),
    )


def told_site(region: str, slot: StoredSite) -> WorldSite:
    """A slot of the map, without anything hidden."""
    if not slot.faceup:
        return WorldSite(region=region, site="", cards=[], relics=0)
    return WorldSite(region=region, site=slot.site, cards=list(slot.cards), relics=len(slot.relics))


def told_game(played: Played) -> PlayedInfo:
    """One game of the history."""
    annals: list[Event] = [dict(annal) for annal in played.annals]
    return PlayedInfo(
        game=played.game,
        players=[told_player(player) for player in played.players],
        winner=played.winner,
        winner_name=played.winner_name,
        reason=played.reason,
        round=played.round,
        oath_before=played.oath_before,
        oath_after=played.oath_after,
        annals=annals,
    )


def told_player(player: chronicle_file.Seated) -> SeatedInfo:
    """Who played."""
    return SeatedInfo(name=player.name, colour=player.colour, role=player.role)


def told(chronicle: Chronicle) -> ChronicleInfo:
    """What is in a chronicle that somebody brings along."""
    last = chronicle.games[-1].players if chronicle.games else []
    plans: list[SeatPlan] = []
    for seats in range(1, MOST_SEATS + 1):
        options = chronicle.options(seats)
        plans.append(msgspec.convert({k: options[k] for k in ("colours", "chancellor")}, SeatPlan))
    return ChronicleInfo(
        world=told_world(chronicle.world),
        games=len(chronicle.games),
        last=[told_player(player) for player in last],
        plans=plans,
    )
