"""The introduction: the fixed first game for four (1.0).

Its cards lie in an order that the publisher's table-top program knows as a seed string. The program
has changed the order of relics once; both are kept, named by the version of its script.
"""

# not compiled: read once per game

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from tafelrunde.titles.oath import seed_string
from tafelrunde.titles.oath.board import NEXT_REGION, REGION_OF
from tafelrunde.titles.oath.world import World

DRAWN: Final = 3  # bottom cards for each player


def _read_first_games() -> dict[str, Any]:
    path = Path(__file__).with_name("data") / "boards.json"
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))["first_game"]
    return found


FIRST_GAMES: dict[str, Any] = _read_first_games()
SEATS: Final = len(FIRST_GAMES["tutorial"]["colours"])
SEEDS: dict[str, str] = FIRST_GAMES["tutorial"]["seeds"]  # by version of the script
SCRIPTS: list[str] = list(SEEDS)
CURRENT: Final = SCRIPTS[0]


def introduction(script: str = CURRENT) -> World:
    """The world of the introductory game: sites, decks and relics in a fixed order."""
    world = seed_string.to_world(seed_string.decode(SEEDS[script]))
    world.introduction = True
    world.winner = ""  # nobody has won yet
    return world


def is_introduction(world: World) -> bool:
    """Whether a world is the introduction's: nothing else has this order.

    The order of the cards that are not in the world deck when play begins does not matter.
    """
    return any(_is_same(world, introduction(script)) for script in SCRIPTS)


def _is_same(world: World, fixed: World) -> bool:
    rest = len(fixed.deck) - len(FIXED_DEAL.dealt())
    return (
        world.game == 1
        and world.deck[:rest] == fixed.deck[:rest]
        and sorted(world.deck) == sorted(fixed.deck)
        and world.relic_deck == fixed.relic_deck
        and [site.to_data() for site in world.sites] == [site.to_data() for site in fixed.sites]
    )


class FixedDeal:
    """Who begins where with which adviser, and what was discarded; ids by colour and region."""

    def __init__(self) -> None:
        self.pawns: dict[str, str] = FIRST_GAMES["tutorial"]["pawns"]  # colour -> site
        self.advisers: dict[str, str] = {}
        self.piles: list[list[str]] = [[], [], []]  # by region, the top is last
        world = introduction()
        deck = world.deck.copy()  # dealt from the bottom
        for pile in self.piles:
            pile.append(deck.pop())
        slots = {site.site: slot for slot, site in enumerate(world.sites)}
        for colour, site in self.pawns.items():
            drawn = [deck.pop() for _ in range(DRAWN)]
            self.advisers[colour] = drawn[0]
            self.piles[NEXT_REGION[REGION_OF[slots[site]]]].extend(drawn[1:])

    def dealt(self) -> list[str]:
        """All cards that are not in the world deck when play begins."""
        return [*self.advisers.values(), *[id for pile in self.piles for id in pile]]


FIXED_DEAL: Final = FixedDeal()
