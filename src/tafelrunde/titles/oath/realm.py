"""A realm as the browser shows it between two games: nothing hidden is in here."""

# not compiled: msgspec builds these classes itself

from __future__ import annotations

import msgspec

from tafelrunde.kernel.facts import Facts
from tafelrunde.titles.oath.board import COLOURS, REGION_OF, REGIONS
from tafelrunde.titles.oath.chronicle_file import Annal, Chronicle, Played, Seated
from tafelrunde.titles.oath.world import World
from tafelrunde.titles.oath.world import WorldSite as StoredSite


class WorldSite(Facts):
    """A slot of the map between two games; `site` is '' while it is facedown."""

    region: str
    site: str
    cards: list[str]
    relics: int  # facedown, so only how many


class WorldInfo(Facts):
    """A world between two games, without anything hidden."""

    name: str
    game: int  # number of the game that comes
    oath: str
    sites: list[WorldSite]
    citizens: list[str]
    winner: str  # colour
    winner_name: str
    archive: int
    dispossessed: int


class SeatedInfo(Facts):
    """Who played, in which colour, and what they were in the end."""

    name: str
    colour: str
    role: str


class PlayedInfo(Facts):
    """A game of the realm; `annals` say what its Chronicle changed and why."""

    game: int
    players: list[SeatedInfo]
    winner: str  # colour
    winner_name: str
    reason: str
    round: int
    oath_before: str
    oath_after: str
    annals: list[Annal]


class SeatPlan(Facts):
    """Who would play whom in the next game."""

    colours: list[str]
    chancellor: int


class ChronicleInfo(Facts):
    """What is in a chronicle's file or a seed string.

    `plans` are for 1, 2, 3 ... seats: the last winner is Chancellor, colours stay.
    """

    world: WorldInfo
    games: int
    last: list[SeatedInfo]
    plans: list[SeatPlan]


def told_world(world: World) -> WorldInfo:
    """How a realm stands."""
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
    return PlayedInfo(
        game=played.game,
        players=[told_player(player) for player in played.players],
        winner=played.winner,
        winner_name=played.winner_name,
        reason=played.reason,
        round=played.round,
        oath_before=played.oath_before,
        oath_after=played.oath_after,
        annals=[dict(annal) for annal in played.annals],
    )


def told_player(player: Seated) -> SeatedInfo:
    """Who played."""
    return SeatedInfo(name=player.name, colour=player.colour, role=player.role)


def told_chronicle(chronicle: Chronicle) -> ChronicleInfo:
    """What is in a chronicle that somebody brings along."""
    last = chronicle.games[-1].players if chronicle.games else []
    plans: list[SeatPlan] = []
    for seats in range(1, len(COLOURS) + 1):
        options = chronicle.options(seats)
        plans.append(msgspec.convert({k: options[k] for k in ("colours", "chancellor")}, SeatPlan))
    return ChronicleInfo(
        world=told_world(chronicle.world),
        games=len(chronicle.games),
        last=[told_player(player) for player in last],
        plans=plans,
    )
