"""The community's seed string: a chronicle between two games as one line of text.

Numbers are hexadecimal with a fixed width. `Seed` holds every field as it is written, so that
`encode(decode(text)) == text`; `to_world` and `from_world` say what it means.
"""

# not compiled: read and written once per chronicle

from __future__ import annotations

import unicodedata

from tafelrunde.kernel.errors import Phrase, TafelrundeError
from tafelrunde.titles.oath.board import COLOURS, SLOTS
from tafelrunde.titles.oath.catalogue import (
    DENIZENS,
    EDIFICE_SIDES,
    OATHS,
    RELIC,
    RELICS,
    SITES,
    VISIONS,
    Card,
)
from tafelrunde.titles.oath.world import World, WorldSite, new_world

NONE = 0xFF
PLACES = 3  # at each site
FACEDOWN = 24  # added to the number of a site
LATEST = (3, 3, 2)
OLDEST = (1, 6, 0)
HAS_RELICS = (3, 1, 0)  # from here on: the relic deck
MAY_HAVE_TAIL = (3, 3, 0)  # citizens before, winner and his name
HAS_TAIL = (3, 3, 1)
SUIT_ORDER = "012345"  # means nothing any more
UNKNOWN = "UNKNOWN"
LONGEST = 4000
UMLAUTS = {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss"}

COLOUR_BITS = {"red": 1, "blue": 2, "white": 4, "yellow": 8, "black": 16, "purple": 32}

BY_SAVE_ID: dict[int, Card] = {
    card.save_id: card
    for card in [*DENIZENS, *EDIFICE_SIDES, *VISIONS, *RELICS]
    if card.save_id >= 0
}
SITE_BY_SAVE_ID: dict[int, Card] = {card.save_id: card for card in SITES}
SAVE_ID: dict[str, int] = {card.id: number for number, card in BY_SAVE_ID.items()}
SITE_SAVE_ID: dict[str, int] = {card.id: number for number, card in SITE_BY_SAVE_ID.items()}

# Names that older printings and programs use.
RENAMED = {
    "banner_of_devotion": "ring_of_devotion",
    "proof_of_nobility": "ivory_eye",
    "imperial_seat": "the_tribunal",
    "bandit_king": "bandit_chief",
    "cult_of_chaos": "chaos_cult",
    "surprise_attack": "sneak_attack",
    "dynasty": "vision_sanctuary",
}


class BadSeed(TafelrundeError):
    """A seed string that says nothing, or something impossible."""


class Seed:
    """The fields of a seed string; masks are those of `COLOUR_BITS`."""

    def __init__(self) -> None:
        self.version = LATEST
        self.game = 1
        self.name = ""
        self.seated = 0
        self.citizens = 0
        self.oath = 0
        self.suits = SUIT_ORDER
        self.sites: list[tuple[int, list[int]]] = []  # the site and its three cards
        self.deck: list[int] = []  # top to bottom
        self.dispossessed: list[int] = []
        self.relics: list[int] = []  # the top is last
        self.has_tail = True
        self.citizens_before = 0
        self.winner = 0
        self.winner_name = UNKNOWN


class Reader:
    """Reads fields of fixed width from left to right."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def take(self, n: int, what: Phrase) -> str:
        """The next characters."""
        piece = self.text[self.at : self.at + n]
        if len(piece) < n:
            raise BadSeed("the seed string ends in the middle of {what}", what=what)
        self.at += n
        return piece

    def number(self, digits: int, what: Phrase) -> int:
        """The next number."""
        piece = self.take(digits, what)
        if not all(digit in "0123456789ABCDEFabcdef" for digit in piece):
            raise BadSeed(
                "'{piece}' is no number ({what}, character {at})",
                piece=piece,
                what=what,
                at=self.at - digits + 1,
            )
        return int(piece, 16)

    def bytes(self, what: Phrase) -> list[int]:
        """A count, then so many numbers."""
        return [self.number(2, what) for _ in range(self.number(2, what))]


def decode(text: str) -> Seed:
    """Read a seed string of any version; anything wrong raises `BadSeed`."""
    text = text.lstrip().rstrip("\r\n\t")  # blanks at the end may belong to the winner's name
    if not text.strip():
        raise BadSeed("the seed string is empty")
    if len(text) > LONGEST or not text.isascii() or not text.isprintable():
        raise BadSeed("a seed string has at most {most} plain characters", most=LONGEST)
    reader = Reader(text)
    seed = Seed()
    major, minor, patch = (reader.number(2, Phrase("the version")) for _ in range(3))
    seed.version = (major, minor, patch)
    if not OLDEST <= seed.version < (4, 0, 0):
        raise BadSeed(
            "seed strings of version {version} are unknown", version=f"{major}.{minor}.{patch}"
        )
    seed.game = reader.number(4, Phrase("the number of the game"))
    if not seed.game:
        raise BadSeed("games are counted from 1")
    seed.name = reader.take(reader.number(2, Phrase("the length of the name")), Phrase("the name"))
    seed.seated = reader.number(2, Phrase("the colours"))
    seed.citizens = reader.number(2, Phrase("the Citizens"))
    seed.oath = reader.number(2, Phrase("the oath"))
    seed.suits = reader.take(6, Phrase("the order of suits"))
    for _ in range(SLOTS):
        site = reader.number(2, Phrase("a site"))
        seed.sites.append((site, [reader.number(2, Phrase("a card at a site")) for _ in range(3)]))
    seed.deck = reader.bytes(Phrase("the world deck"))
    seed.dispossessed = reader.bytes(Phrase("the Dispossessed"))
    if seed.version >= HAS_RELICS:
        seed.relics = reader.bytes(Phrase("the relic deck"))
    goes_on = seed.version >= MAY_HAVE_TAIL and bool(text[reader.at :].strip())
    seed.has_tail = seed.version >= HAS_TAIL or goes_on
    if seed.has_tail:
        seed.citizens_before = reader.number(2, Phrase("the earlier Citizens"))
        seed.winner = reader.number(2, Phrase("the winner"))
        seed.winner_name = reader.take(
            reader.number(2, Phrase("the winner's name")), Phrase("the winner's name")
        )
    if text[reader.at :].strip():
        raise BadSeed("the seed string goes on after its end (character {at})", at=reader.at + 1)
    return seed


def encode(seed: Seed) -> str:
    """Write a seed string."""
    pieces = ["".join(f"{part:02X}" for part in seed.version)]
    pieces.append(f"{seed.game:04X}{len(seed.name):02X}{seed.name}")
    pieces.append(f"{seed.seated:02X}{seed.citizens:02X}{seed.oath:02X}{seed.suits}")
    for site, cards in seed.sites:
        pieces.append(f"{site:02X}" + "".join(f"{card:02X}" for card in cards))
    decks = [seed.deck, seed.dispossessed]
    if seed.version >= HAS_RELICS:
        decks.append(seed.relics)
    for cards in decks:
        pieces.append(f"{len(cards):02X}" + "".join(f"{card:02X}" for card in cards))
    if seed.has_tail:
        pieces.append(f"{seed.citizens_before:02X}{seed.winner:02X}")
        pieces.append(f"{len(seed.winner_name):02X}{seed.winner_name}")
    return "".join(pieces)


# -- what it means


def colours_of(mask: int) -> list[str]:
    """The colours of a mask; purple last."""
    if mask >= 64:
        raise BadSeed("'{mask}' names a colour that does not exist", mask=f"{mask:02X}")
    return [name for name, bit in COLOUR_BITS.items() if mask & bit]


def mask_of(colours: list[str]) -> int:
    """The mask of some colours."""
    return sum(bit for name, bit in COLOUR_BITS.items() if name in colours)


def card_of(number: int) -> Card:
    """The card with a number."""
    if number not in BY_SAVE_ID:
        raise BadSeed("there is no card with the number {number}", number=f"{number:02X}")
    return BY_SAVE_ID[number]


def to_world(seed: Seed) -> World:
    """The world a seed string describes; an impossible one raises an error."""
    world = World()
    world.name = seed.name
    world.game = seed.game
    if not seed.name:
        raise BadSeed("the chronicle has no name")
    if not all(digit in SUIT_ORDER for digit in seed.suits):
        raise BadSeed("the order of suits has the digits {order}", order=SUIT_ORDER)
    oaths = [oath.id for oath in OATHS if oath.save_id == seed.oath]
    if not oaths:
        raise BadSeed("there is no oath with the number {number}", number=f"{seed.oath:02X}")
    world.oath = oaths[0]
    on_map: set[str] = set()  # relics
    for number, places in seed.sites:
        world.sites.append(site_of(number, places, on_map))
    if seed.deck:
        cards = [card_of(number) for number in seed.deck]
        visions = {card.id for card in cards if card.is_vision}
        # A first game whose deck nobody has built yet: it is built when it begins (1.B).
        world.deck_is_built = seed.game > 1 or len(visions) == len(VISIONS)
        world.deck = [card.id for card in cards if world.deck_is_built or not card.is_vision]
    elif seed.game > 1:
        raise BadSeed("the world deck of game {game} is empty", game=seed.game)
    else:  # a new chronicle: its cards are known
        world.deck = first_deck(world)
    world.dispossessed = [card_of(number).id for number in seed.dispossessed]
    gather_relics(world, seed, on_map)
    citizens = colours_of(seed.citizens)
    world.citizens = [name for name in COLOURS if name in citizens]
    if seed.winner:
        winners = colours_of(seed.winner)
        if len(winners) != 1:
            raise BadSeed("a chronicle has one last winner")
        world.winner = winners[0]
    world.winner_name = "" if seed.winner_name == UNKNOWN else seed.winner_name
    world.check()
    return world


def site_of(number: int, cards: list[int], relics: set[str]) -> WorldSite:
    """One slot of the map; relics that are there already are left out, the others noted."""
    if number == NONE:
        if any(card != NONE for card in cards):
            raise BadSeed("cards lie at a site that is not there")
        return WorldSite("", False, [], [])
    faceup = number < FACEDOWN
    save_id = number if faceup else number - FACEDOWN
    if save_id not in SITE_BY_SAVE_ID:
        raise BadSeed("there is no site with the number {number}", number=f"{number:02X}")
    site = WorldSite(SITE_BY_SAVE_ID[save_id].id, faceup, [], [])
    places: list[str] = []
    for place in cards:
        card = card_of(place) if place != NONE else None
        if card is None or card.id in relics:
            places.append("")
            continue
        places.append(card.id)
        if card.kind == RELIC:
            relics.add(card.id)
            site.relics.append(card.id)
        else:
            site.cards.append(card.id)
    if places != usual_places(site):
        site.places = places
    return site


def first_deck(world: World) -> list[str]:
    """The denizens of a new chronicle that are not at its sites."""
    at_sites = [id for site in world.sites for id in site.cards]
    return [card.id for card in DENIZENS if card.first_game and card.id not in at_sites]


def gather_relics(world: World, seed: Seed, on_map: set[str]) -> None:
    """Every relic is in one place, as the table-top program mends it.

    Of relics that are there twice the first on the map stays, else the one nearest to the top of
    the deck. Those that are nowhere come on top of it one by one, the lowest number first. The
    order is left to chance if the string does not tell any.
    """
    stored = [card_of(number).id for number in reversed(seed.relics)]
    deck = [id for id in dict.fromkeys(stored) if id not in on_map]
    missing = [id for id in new_world().relic_deck if id not in on_map and id not in deck]
    tells_some = seed.game > 1 and seed.version >= HAS_RELICS and bool(on_map)
    world.relics_are_shuffled = bool(seed.relics) or tells_some
    world.relic_deck = [*reversed(missing), *deck] if world.relics_are_shuffled else missing


def from_world(
    world: World,
    *,
    version: tuple[int, int, int] = LATEST,
    seated: list[str] | None = None,
    citizens_before: list[str] | None = None,
) -> Seed:
    """The seed string of a world; what it cannot hold raises `BadSeed`."""
    seed = Seed()
    seed.version = version
    seed.game = world.game
    seed.name = written(world.name, Phrase("the name of the chronicle"))
    seed.seated = mask_of(seated or [])
    seed.citizens = mask_of(world.citizens)
    seed.oath = next(oath.save_id for oath in OATHS if oath.id == world.oath)
    for site in world.sites:
        seed.sites.append(written_site(site))
    if world.game != 1 and not world.deck_is_built:
        raise BadSeed("the world deck of this chronicle is not built yet")
    if world.deck_is_built or set(world.deck) != set(first_deck(world)):
        seed.deck = [SAVE_ID[id] for id in world.deck]
    seed.dispossessed = [SAVE_ID[id] for id in world.dispossessed]
    if world.relics_are_shuffled:
        seed.relics = [SAVE_ID[id] for id in reversed(world.relic_deck)]
    seed.citizens_before = mask_of(citizens_before or [])
    before = "purple" if world.game == 1 else ""  # the table-top program's word for "nobody yet"
    seed.winner = mask_of([world.winner or before])
    seed.has_tail = version >= HAS_TAIL or (version >= MAY_HAVE_TAIL and bool(world.winner))
    seed.winner_name = written(world.winner_name or UNKNOWN, Phrase("the name of the winner"))
    if seed.game > 0xFFFF:
        raise BadSeed("a seed string counts at most 65535 games")
    return seed


def written(name: str, what: Phrase) -> str:
    """A name as the format can hold it: plain characters, at most 255."""
    if not name.isascii() or not name.isprintable() or not 1 <= len(name) <= 255:
        raise BadSeed("{what} does not fit into a seed string: 1 to 255 plain letters", what=what)
    return name


def plain(name: str) -> str:
    """A name in plain letters, as near to it as they come."""
    for umlaut, spelt in UMLAUTS.items():
        name = name.replace(umlaut, spelt)
    letters = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return "".join(letter for letter in letters if letter.isprintable())[:255]


def usual_places(site: WorldSite) -> list[str]:
    """Where the table-top program lays cards: denizens and edifices left, relics right."""
    gap = [""] * (PLACES - len(site.cards) - len(site.relics))
    return [*site.cards, *gap, *site.relics]


def written_site(site: WorldSite) -> tuple[int, list[int]]:
    """A slot: what still lies where a string had it stays there, the rest is laid as usual."""
    if not site.site:
        return NONE, [NONE] * PLACES
    if len(site.cards) + len(site.relics) > PLACES:
        raise BadSeed(
            "a seed string has room for three cards at {site}, not for more", site=site.site
        )
    places = usual_places(site)
    if site.places:
        places = [id if id in site.cards or id in site.relics else "" for id in site.places]
        for id in site.cards:
            if id not in places:
                places[places.index("")] = id
        for id in reversed(site.relics):
            if id not in places:
                places[PLACES - 1 - places[::-1].index("")] = id
    number = SITE_SAVE_ID[site.site] + (0 if site.faceup else FACEDOWN)
    return number, [SAVE_ID[id] if id else NONE for id in places]
