"""What a Dominion element is: numbers and types as data, rules as functions that register.

Cards, Events, Projects, Landmarks, Boons, Hexes, States and Artifacts are all a `Card`: what is
printed, one object per name, shared by all games.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tafelrunde.kernel.cards import Printed
from tafelrunde.titles.dominion.vocabulary import VOCABULARY

if TYPE_CHECKING:
    from tafelrunde.kernel.rng import Rng
    from tafelrunde.titles.dominion.player import Player
    from tafelrunde.titles.dominion.table import Dominion

# Types, as bits.
ACTION: Final = 1
ATTACK: Final = 2
REACTION: Final = 4
TREASURE: Final = 8
VICTORY: Final = 16
CURSE: Final = 32
DURATION: Final = 64
NIGHT: Final = 1 << 7
PRIZE: Final = 1 << 8
LOOTER: Final = 1 << 9
RUINS: Final = 1 << 10
SHELTER: Final = 1 << 11
KNIGHT: Final = 1 << 12
RESERVE: Final = 1 << 13
TRAVELLER: Final = 1 << 14
GATHERING: Final = 1 << 15
CASTLE: Final = 1 << 16
HEIRLOOM: Final = 1 << 17
FATE: Final = 1 << 18
DOOM: Final = 1 << 19
SPIRIT: Final = 1 << 20
ZOMBIE: Final = 1 << 21
COMMAND: Final = 1 << 22
# What is no card: it never lies in a deck.
EVENT: Final = 1 << 23
LANDMARK: Final = 1 << 24
PROJECT: Final = 1 << 25
BOON: Final = 1 << 26
HEX: Final = 1 << 27
STATE: Final = 1 << 28
ARTIFACT: Final = 1 << 29
LANDSCAPE: Final = EVENT | LANDMARK | PROJECT
NO_CARD: Final = LANDSCAPE | BOON | HEX | STATE | ARTIFACT

TYPE_NAMES = {
    ACTION: "action",
    TREASURE: "treasure",
    NIGHT: "night",
    VICTORY: "victory",
    CURSE: "curse",
    ATTACK: "attack",
    DURATION: "duration",
    REACTION: "reaction",
    PRIZE: "prize",
    LOOTER: "looter",
    RUINS: "ruins",
    SHELTER: "shelter",
    KNIGHT: "knight",
    RESERVE: "reserve",
    TRAVELLER: "traveller",
    GATHERING: "gathering",
    CASTLE: "castle",
    HEIRLOOM: "heirloom",
    FATE: "fate",
    DOOM: "doom",
    SPIRIT: "spirit",
    ZOMBIE: "zombie",
    COMMAND: "command",
    EVENT: "event",
    LANDMARK: "landmark",
    PROJECT: "project",
    BOON: "boon",
    HEX: "hex",
    STATE: "state",
    ARTIFACT: "artifact",
}

# Moments, described in docs/dominion-moments.md.
TURN_STARTS: Final = 0
ATTACKED: Final = 1  # an opponent has played an Attack; nothing of its text has happened yet
PLAYED: Final = 2  # a card was played and carried out
BOUGHT: Final = 3  # a card was bought and is about to be gained
GAINED: Final = 4
TRASHED: Final = 5
DISCARDED: Final = 6  # outside Clean-up
CLEANUP_STARTS: Final = 7
LEAVES_PLAY: Final = 8  # is about to be discarded from play in Clean-up
TURN_ENDS: Final = 9  # the new hand has been drawn; comes for every player
WOULD_GAIN: Final = 10  # a gain is about to happen and may be replaced
WOULD_DISCARD: Final = 11  # an effect is about to discard a card
PLAYS: Final = 12  # a card is played; nothing of its text has happened yet
BUY_STARTS: Final = 13
BUY_ENDS: Final = 14
BETWEEN_TURNS: Final = 15  # a turn is over, the next one has not begun; comes for every player
SHUFFLES: Final = 16  # the discard pile, or cards with the deck, are about to be shuffled
SHUFFLED: Final = 17  # they lie shuffled in the deck
REVEALED: Final = 18
OTHER_GAINED: Final = 19  # an opponent gained a card
OTHER_BOUGHT: Final = 20  # an opponent bought a card
LEFT_PLAY: Final = 21  # was discarded from play in Clean-up
GAME_ENDS: Final = 22  # the game is about to end
ATTACKS: Final = 23  # an Attack is played; nobody has reacted yet
MOMENTS: Final = 24

# Where the text that listens to a moment is.
THIS: Final = 0  # on the card the moment is about
HAND: Final = 1  # on a card in hand, which must be shown
IN_PLAY: Final = 2  # on every copy in play
KINGDOM: Final = 3  # a rule of the game as long as the element is in the kingdom
LATER: Final = 4  # set up by an earlier play (Durations, "this turn" texts)
TAVERN: Final = 5  # on every copy on the Tavern mat, from where it is called
OWNED: Final = 6  # on a Project, State or Artifact the player has

# Where a gained card goes.
TO_DISCARD: Final = 0
TO_HAND: Final = 1
TO_DECK: Final = 2
TO_ASIDE: Final = 3  # openly, for the text that says so

Effect = Callable[["Dominion", "Player", int], None]  # game, player, this card
Reaction = Callable[["Dominion", "Player", int, int], None]  # ..., subject of the moment
Condition = Callable[["Dominion", "Player", int, int], bool]
Score = Callable[["Dominion", "Player"], int]
SetUp = Callable[["Dominion"], None]
Discount = Callable[["Dominion", "Card"], int]  # coins off the price of a card now
Ban = Callable[["Dominion", "Player", "Card"], bool]  # whether the player must not buy it now
Stack = Callable[[int, "Rng"], list["Card"]]  # seats, chance -> the cards of a pile, bottom first


class Ability:
    """A text that waits for a moment."""

    def __init__(
        self,
        card: Card,
        moment: int,
        where: int,
        run: Reaction | None,
        applies: Condition | None,
        *,
        optional: bool,
        simple: bool,
        again: bool,
        prompt: str,
        by_subject: bool = False,
        shields: bool = False,
        public: bool = False,
        at_once: bool = False,
    ) -> None:
        self.card = card
        self.moment = moment
        self.where = where
        self.run = run  # None: the plain bonuses of the card's next turn
        self.applies = applies
        self.optional = optional
        self.simple = simple  # a plain bonus: its order among others never matters
        self.again = again  # may be used more than once at one moment
        self.prompt = prompt  # how to ask when it is the only text to decide about
        self.by_subject = by_subject  # asked by the name of its own subject, to tell copies apart
        self.shields = shields  # while it waits, opponents' Attacks do not affect its player
        self.public = public  # everybody can tell whether it applies to whoever holds the card
        self.at_once = at_once  # tokens and the like, on which nothing else depends: comes first


class Card(Printed):
    """Everything that is printed on a card; one object per name, shared by all games."""

    def __init__(
        self,
        id: str,
        set: str,
        printings: tuple[int, ...],
        types: int,
        cost: int,
    ) -> None:
        super().__init__(id, VOCABULARY.object_number(id), f"dominion:card/{id}")
        self.set = set
        self.printings = printings
        self.types: i64 = types
        # The price: coins, Potion, Debt; and whether more may be paid for it.
        self.cost: i64 = cost
        self.potion = 0
        self.debt = 0
        self.overpay = False
        self.basic = False
        # What playing it gives, before its own function runs.
        self.cards: i64 = 0
        self.actions: i64 = 0
        self.buys: i64 = 0
        self.coins: i64 = 0
        self.potions = 0
        self.coffers = 0
        self.villagers = 0
        self.vp = 0  # victory tokens
        self.more = False  # whether it gives any of the last four
        self.plain_treasure = False  # playing it gives coins and buys and nothing else
        # What it gives again when its player's next turn begins.
        self.next_cards = 0
        self.next_actions = 0
        self.next_buys = 0
        self.next_coins = 0
        self.points: i64 = 0
        self.tavern_points = 0  # more points on the Tavern mat
        self.shields = False  # while in play, opponents' Attacks do not affect its owner
        self.says_coins = False  # its text gives coins, in numbers printed as +
        self.gained_to = TO_DISCARD
        # Its pile: how many cards (0: the usual number), in the Supply or beside it, or none.
        self.pile_size = 0
        self.supply = True
        self.no_pile = False
        self.pile_of = ""  # the mixed pile it belongs to
        self.stack: Stack | None = None  # how a mixed pile is made
        self.stack_hidden = False  # only its top card is seen
        self.brings: tuple[str, ...] = ()  # other piles it calls for
        self.heirloom = ""
        self.needs_bane = False  # calls for an eleventh pile
        self.once = ""  # an Event: at most once per "turn" or "game"
        self.points_each = 0  # a Landmark: victory tokens on it for each player
        self.effect: Effect | None = None
        self.score: Score | None = None
        self.set_up: SetUp | None = None
        self.discount: Discount | None = None
        self.ban: Ban | None = None
        self.next_turn: Ability | None = None
        self.abilities: list[Ability] = []
        self.hears: i64 = 0  # moments (as bits) for which it may be shown from hand
        self.alone: tuple[Card, ...] = (self,)  # lists of this card and nothing else are common

    def __call__(self, effect: Effect) -> Card:
        """Register what happens when the card is played, or the Event bought."""
        self.effect = effect
        self.plain_treasure = False
        return self

    def scores(self, score: Score) -> Card:
        """Register how many points a copy, or a Landmark or State, is worth to a player."""
        self.score = score
        return self

    def sets_up(self, set_up: SetUp) -> Card:
        """Register what is done with the table before the first turn."""
        self.set_up = set_up
        return self

    def cheapens(self, discount: Discount) -> Card:
        """Register how many coins it takes off the price of other cards."""
        self.discount = discount
        return self

    def forbids(self, ban: Ban) -> Card:
        """Register what must not be bought because of it."""
        self.ban = ban
        return self

    def stacked(self, *, hidden: bool = False) -> Callable[[Stack], Card]:
        """Register how its pile of different cards is made, bottom card first."""

        def register(stack: Stack) -> Card:
            self.stack = stack
            self.stack_hidden = hidden
            return self

        return register

    def on(
        self,
        moment: int,
        where: int,
        *,
        applies: Condition | None = None,
        optional: bool = False,
        simple: bool = False,
        again: bool = False,
        prompt: str = "next-effect",
        by_subject: bool = False,
        shields: bool = False,
        public: bool = False,
        at_once: bool = False,
    ) -> Callable[[Reaction], Ability]:
        """Register a text that waits for a moment."""

        def register(run: Reaction | None) -> Ability:
            ability = Ability(
                self,
                moment,
                where,
                run,
                applies,
                optional=optional,
                simple=simple,
                again=again,
                prompt=prompt,
                by_subject=by_subject,
                shields=shields,
                public=public,
                at_once=at_once,
            )
            self.abilities.append(ability)
            if moment == LEFT_PLAY:
                self.plain_treasure = False
            if where == HAND:
                one: i64 = 1
                self.hears |= one << moment
            return ability

        return register

    def is_plain_treasure(self) -> bool:
        """Whether playing it gives coins and does nothing else."""
        return self.plain_treasure

    @property
    def is_kingdom_card(self) -> bool:
        """Whether it can be one of the ten piles of a game."""
        return not (
            self.basic
            or self.no_pile
            or not self.supply
            or self.pile_of != ""
            or self.types & NO_CARD != 0
        )

    @property
    def is_landscape(self) -> bool:
        """Whether it is an Event, a Landmark or a Project."""
        return self.types & LANDSCAPE != 0

    def type_names(self) -> list[str]:
        """The types in words, in the order of `TYPE_NAMES`."""
        return [name for bit, name in TYPE_NAMES.items() if self.types & bit]

    def __repr__(self) -> str:
        return self.id


class CardSet:
    """One box: its printings (years) and ways to add elements to it."""

    def __init__(self, id: str, printings: tuple[int, ...]) -> None:
        self.id = id
        self.printings = printings

    def card(
        self,
        id: str,
        *,
        cost: int,
        types: int,
        potion: int = 0,
        debt: int = 0,
        overpay: bool = False,
        cards: int = 0,
        actions: int = 0,
        buys: int = 0,
        coins: int = 0,
        potions: int = 0,
        coffers: int = 0,
        villagers: int = 0,
        vp: int = 0,
        points: int = 0,
        tavern_points: int = 0,
        next_cards: int = 0,
        next_actions: int = 0,
        next_buys: int = 0,
        next_coins: int = 0,
        shields: bool = False,
        says_coins: bool = False,
        gained_to: int = TO_DISCARD,
        pile: int = 0,
        supply: bool = True,
        no_pile: bool = False,
        pile_of: str = "",
        brings: tuple[str, ...] = (),
        heirloom: str = "",
        needs_bane: bool = False,
        basic: bool = False,
        printings: tuple[int, ...] = (),
    ) -> Card:
        """Add a card; with a function behind `@` the function is carried out when it is played."""
        card = self.add(id, types, cost, printings)
        card.potion, card.debt, card.overpay = potion, debt, overpay
        card.cards, card.actions, card.buys, card.coins = cards, actions, buys, coins
        card.potions, card.coffers, card.villagers, card.vp = potions, coffers, villagers, vp
        card.more = potions + coffers + villagers + vp > 0
        card.next_cards, card.next_actions = next_cards, next_actions
        card.next_buys, card.next_coins = next_buys, next_coins
        card.points, card.shields, card.basic = points, shields, basic
        card.tavern_points = tavern_points
        card.says_coins = says_coins or coins > 0
        card.gained_to, card.pile_size, card.supply = gained_to, pile, supply
        card.no_pile, card.pile_of, card.brings, card.heirloom = no_pile, pile_of, brings, heirloom
        card.needs_bane = needs_bane
        card.plain_treasure = types & TREASURE != 0 and not card.more
        if next_cards or next_actions or next_buys or next_coins:
            card.plain_treasure = False
            card.next_turn = Ability(
                card,
                TURN_STARTS,
                LATER,
                None,
                None,
                optional=False,
                simple=True,
                again=False,
                prompt="next-effect",
            )
            card.abilities.append(card.next_turn)
        return card

    def event(self, id: str, *, cost: int, debt: int = 0, once: str = "") -> Card:
        """Add an Event; the function behind `@` is carried out when it is bought."""
        event = self.add(id, EVENT, cost)
        event.debt, event.once = debt, once
        return event

    def project(self, id: str, *, cost: int) -> Card:
        """Add a Project: whoever bought it has its texts at the place `OWNED`."""
        return self.add(id, PROJECT, cost)

    def landmark(self, id: str, *, points_each: int = 0) -> Card:
        """Add a Landmark, with so many victory tokens on it for each player."""
        landmark = self.add(id, LANDMARK, 0)
        landmark.points_each = points_each
        return landmark

    def boon(self, id: str, *, brings: tuple[str, ...] = ()) -> Card:
        """Add a Boon; the function behind `@` is carried out by whoever receives it."""
        boon = self.add(id, BOON, 0)
        boon.brings = brings
        return boon

    def hex(self, id: str, *, brings: tuple[str, ...] = ()) -> Card:
        """Add a Hex; the function behind `@` is carried out by whoever receives it."""
        hex = self.add(id, HEX, 0)
        hex.brings = brings
        return hex

    def state(self, id: str) -> Card:
        """Add a State."""
        return self.add(id, STATE, 0)

    def artifact(self, id: str) -> Card:
        """Add an Artifact."""
        return self.add(id, ARTIFACT, 0)

    def add(self, id: str, types: int, cost: int, printings: tuple[int, ...] = ()) -> Card:
        """Add an element to this box and to the list of all."""
        if id in CARDS:
            raise ValueError(f"the card {id} is defined twice")
        card = Card(id, self.id, printings or self.printings, types, cost)
        CARDS[id] = card
        return card


CARDS: dict[str, Card] = {}

BASE = CardSet("base", (2008, 2013, 2017))
INTRIGUE = CardSet("intrigue", (2009, 2014, 2017))
SEASIDE = CardSet("seaside", (2009, 2014))
ALCHEMY = CardSet("alchemy", (2010, 2015))
PROSPERITY = CardSet("prosperity", (2010, 2016))
CORNUCOPIA = CardSet("cornucopia", (2011, 2014))
HINTERLANDS = CardSet("hinterlands", (2011, 2020))
DARK_AGES = CardSet("dark_ages", (2012, 2019))
GUILDS = CardSet("guilds", (2013,))
ADVENTURES = CardSet("adventures", (2015,))
EMPIRES = CardSet("empires", (2016, 2019))
NOCTURNE = CardSet("nocturne", (2018,))
RENAISSANCE = CardSet("renaissance", (2019,))
PROMO = CardSet("promo", (2019,))
SETS = {
    box.id: box
    for box in (
        BASE,
        INTRIGUE,
        SEASIDE,
        ALCHEMY,
        PROSPERITY,
        CORNUCOPIA,
        HINTERLANDS,
        DARK_AGES,
        GUILDS,
        ADVENTURES,
        EMPIRES,
        NOCTURNE,
        RENAISSANCE,
        PROMO,
    )
}
