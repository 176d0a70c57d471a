"""The world of a chronicle as plain data: what one game leaves to the next."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.errors import BadOptions, Phrase
from tafelrunde.titles.oath.board import COLOURS, SLOTS
from tafelrunde.titles.oath.catalogue import (
    CARDS,
    DENIZEN,
    DENIZENS,
    EDIFICE,
    OATH_IDS,
    RELIC,
    RELICS,
    RUIN,
    SITE,
    SITES,
    VISION,
    VISIONS,
)

NEW_WORLD: Final = [("plains", "longbows"), ("mountain", "taming_charm"), ("rocky_coast", "elders")]


class WorldSite:
    """One slot of the map; `site` "" is a facedown site drawn at random from the unused ones.

    `places` is empty, or three ids ("" for none) as an unusual seed string has laid the cards.
    """

    def __init__(self, site: str, faceup: bool, cards: list[str], relics: list[str]) -> None:
        self.site = site
        self.faceup = faceup
        self.cards = cards  # denizens, edifices (either side)
        self.relics = relics  # facedown at the site
        self.places: list[str] = []

    def to_data(self) -> dict[str, object]:
        """As JSON."""
        told: dict[str, object] = {
            "site": self.site,
            "faceup": self.faceup,
            "cards": list(self.cards),
            "relics": list(self.relics),
        }
        if self.places:
            told["places"] = list(self.places)
        return told


class World:
    """A chronicle between two games. All cards are named by their ids.

    `deck` is the world deck from top to bottom if `deck_is_built`, else the denizens that setup
    builds it from (the five Visions are added then). `relic_deck` is from top to bottom, or "" in
    it for a random one. Unused sites, the archive and unused edifices are what is nowhere else.
    """

    def __init__(self) -> None:
        self.name = "Empire and Exile"
        self.game = 1  # number of the next game
        self.oath = "supremacy"
        self.sites: list[WorldSite] = []  # eight, top of the Cradle first
        self.deck: list[str] = []
        self.deck_is_built = False
        self.dispossessed: list[str] = []
        self.relic_deck: list[str] = []
        self.relics_are_shuffled = False  # else `relic_deck` is shuffled at setup
        self.citizens: list[str] = []  # colours whose board shows the Citizen side
        self.winner = ""  # colour of the last winner
        self.winner_name = ""
        self.introduction = False  # the fixed first game for four

    def archive(self) -> list[str]:
        """The denizens that are in no other place."""
        taken = {*self.deck, *self.dispossessed}
        for slot in self.sites:
            taken.update(slot.cards)
        return [card.id for card in DENIZENS if card.id not in taken]

    def unused_sites(self) -> list[str]:
        """The sites that are not named for a slot."""
        taken = {slot.site for slot in self.sites}
        return [card.id for card in SITES if card.id not in taken]

    def copy(self) -> World:
        """An independent copy."""
        return World.from_data(self.to_data())

    def to_data(self) -> dict[str, object]:
        """The world as JSON, for options and files."""
        return {
            "name": self.name,
            "game": self.game,
            "oath": self.oath,
            "sites": [slot.to_data() for slot in self.sites],
            "deck": list(self.deck),
            "deck_is_built": self.deck_is_built,
            "dispossessed": list(self.dispossessed),
            "relic_deck": list(self.relic_deck),
            "relics_are_shuffled": self.relics_are_shuffled,
            "citizens": list(self.citizens),
            "winner": self.winner,
            "winner_name": self.winner_name,
            "introduction": self.introduction,
        }

    @staticmethod
    def from_data(data: object) -> World:
        """Read and check a world; anything wrong raises `BadOptions`."""
        if not isinstance(data, dict):
            raise BadOptions("a world is a table of names and values")
        world = World()
        world.name = _text(data, "name", world.name)
        world.game = _number(data, "game", 1)
        world.oath = _text(data, "oath", world.oath)
        world.deck = _ids(data, "deck")
        world.deck_is_built = _flag(data, "deck_is_built")
        world.dispossessed = _ids(data, "dispossessed")
        world.relic_deck = _ids(data, "relic_deck")
        world.relics_are_shuffled = _flag(data, "relics_are_shuffled")
        world.citizens = _ids(data, "citizens")
        world.winner = _text(data, "winner", "")
        world.winner_name = _text(data, "winner_name", "")
        world.introduction = _flag(data, "introduction")
        slots = data.get("sites", [])
        if not isinstance(slots, list) or len(slots) != SLOTS:
            raise BadOptions("a world has {count} sites", count=SLOTS)
        for slot in slots:
            if not isinstance(slot, dict):
                raise BadOptions("a site of a world is a table of names and values")
            site = WorldSite(
                _text(slot, "site", ""),
                _flag(slot, "faceup"),
                _ids(slot, "cards"),
                _ids(slot, "relics"),
            )
            site.places = _ids(slot, "places")
            world.sites.append(site)
        world.check()
        return world

    def check(self) -> None:
        """Every card exists, is of the right kind and is in one place only."""
        if self.oath not in OATH_IDS:
            raise BadOptions(
                "'{oath}' is no oath; there are: {known}", oath=self.oath, known=", ".join(OATH_IDS)
            )
        if self.game < 1:
            raise BadOptions("games are counted from 1")
        seen: set[str] = set()
        for at in range(SLOTS):
            slot = self.sites[at]
            if slot.site:
                _see(seen, slot.site, [SITE], Phrase("not a site"))
            elif slot.faceup:
                raise BadOptions("a faceup site has a name")
            laid = [id for id in slot.places if id]
            if slot.places and (len(slot.places) != 3 or len(set(laid)) < len(laid)):
                raise BadOptions("a site has three places for cards")
            if (slot.cards or slot.relics) and not slot.faceup:
                raise BadOptions("cards lie only at faceup sites")
            for id in slot.cards:
                _see(seen, id, [DENIZEN, EDIFICE, RUIN], Phrase("not a denizen or an edifice"))
                other = CARDS[id].other_side
                if other:
                    _see(seen, other, [EDIFICE, RUIN], Phrase("not an edifice"))
            for id in slot.relics:
                _see(seen, id, [RELIC], Phrase("not a relic"))
        if not self.sites[0].faceup:
            raise BadOptions("the top site of the Cradle lies faceup")
        for id in self.deck:
            _see(
                seen,
                id,
                [DENIZEN, VISION] if self.deck_is_built else [DENIZEN],
                Phrase("not in the deck"),
            )
        if self.deck_is_built and not all(card.id in seen for card in VISIONS):
            raise BadOptions("the world deck has all five Visions")
        for id in self.dispossessed:
            _see(seen, id, [DENIZEN], Phrase("not a denizen"))
        for id in self.relic_deck:
            _see(seen, id, [RELIC], Phrase("not a relic"))
        if "the_grand_scepter" in seen:
            raise BadOptions("the Grand Scepter is always the Chancellor's")
        for card in RELICS:
            if card.id not in seen and card.id != "the_grand_scepter":
                raise BadOptions("the relic {card} is nowhere", card=card.id)
        for colour in self.citizens:
            if colour not in COLOURS[1:]:
                raise BadOptions("'{name}' is no colour of an Exile or Citizen", name=colour)
            if self.citizens.count(colour) > 1:
                raise BadOptions("the colour {name} is there twice", name=colour)
        if self.winner and self.winner not in COLOURS:
            raise BadOptions("'{name}' is no colour", name=self.winner)


def new_world() -> World:
    """The world of a new chronicle: three known sites, the first 54 denizens."""
    world = World()
    at_sites = [card for _, card in NEW_WORLD]
    for slot in range(SLOTS):
        if slot in (0, 2, 5):
            site, card = NEW_WORLD[(0, 2, 5).index(slot)]
            world.sites.append(WorldSite(site, True, [card], []))
        else:
            world.sites.append(WorldSite("", False, [], []))
    world.deck = [card.id for card in DENIZENS if card.first_game and card.id not in at_sites]
    world.relic_deck = [card.id for card in RELICS if card.id != "the_grand_scepter"]
    return world


def _see(seen: set[str], id: str, kinds: list[int], what: Phrase) -> None:
    if id not in CARDS or CARDS[id].kind not in kinds:
        raise BadOptions("'{card}' is {what}", card=id[:40], what=what)
    if id in seen:
        raise BadOptions("the card {card} is in two places", card=id)
    seen.add(id)


def _text(data: dict[str, object], key: str, default: str) -> str:
    value = data.get(key, default)
    if not isinstance(value, str):
        raise BadOptions("'{key}' of a world is a text", key=key)
    return value


def _number(data: dict[str, object], key: str, default: int) -> int:
    value = data.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise BadOptions("'{key}' of a world is a number", key=key)
    return value


def _flag(data: dict[str, object], key: str) -> bool:
    value = data.get(key, False)
    if not isinstance(value, bool):
        raise BadOptions("'{key}' of a world is true or false", key=key)
    return value


def _ids(data: dict[str, object], key: str) -> list[str]:
    value = data.get(key, [])
    if not isinstance(value, list) or not all(isinstance(id, str) for id in value):
        raise BadOptions("'{key}' of a world is a list of names", key=key)
    return [str(id) for id in value]
