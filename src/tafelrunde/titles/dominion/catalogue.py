"""What a Dominion card is: numbers and types as data, rules as functions that register."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import CardNo
from tafelrunde.kernel.cards import Printed
from tafelrunde.titles.dominion.vocabulary import VOCABULARY

if TYPE_CHECKING:
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

TYPE_NAMES = {
    ACTION: "action",
    TREASURE: "treasure",
    VICTORY: "victory",
    CURSE: "curse",
    ATTACK: "attack",
    DURATION: "duration",
    REACTION: "reaction",
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
TURN_ENDS: Final = 9  # the new hand has been drawn
WOULD_GAIN: Final = 10  # a gain is about to happen and may be replaced
WOULD_DISCARD: Final = 11  # an effect is about to discard a card
MOMENTS: Final = 12

# Where the text that listens to a moment is.
THIS: Final = 0  # on the card the moment is about
HAND: Final = 1  # on a card in hand, which must be shown
IN_PLAY: Final = 2  # on every copy in play
KINGDOM: Final = 3  # a rule of the game as long as the card is in the kingdom
LATER: Final = 4  # set up by an earlier play (Durations, "this turn" texts)

Effect = Callable[["Dominion", "Player", int], None]  # game, player, this card
Reaction = Callable[["Dominion", "Player", int, int], None]  # ..., subject of the moment
Condition = Callable[["Dominion", "Player", int, int], bool]
Score = Callable[["Dominion", "Player"], int]


class Ability:
    """A text that waits for a moment."""

    def __init__(
        self,
        card: Card,
        moment: int,
        where: int,
        run: Reaction,
        applies: Condition | None,
        *,
        optional: bool,
        simple: bool,
        again: bool,
        prompt: str,
    ) -> None:
        self.card = card
        self.moment = moment
        self.where = where
        self.run = run
        self.applies = applies
        self.optional = optional
        self.simple = simple  # a plain bonus: its order among others never matters
        self.again = again  # may be used more than once at one moment
        self.prompt = prompt  # how to ask when it is the only text to decide about


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
        self.types = types
        self.cost = cost
        self.basic = False
        # What playing it gives, before its own function runs.
        self.cards = 0
        self.actions = 0
        self.buys = 0
        self.coins = 0
        # What it gives again when its player's next turn begins.
        self.next_cards = 0
        self.next_actions = 0
        self.next_buys = 0
        self.next_coins = 0
        self.points = 0
        self.shields = False  # while in play, opponents' Attacks do not affect its owner
        self.effect: Effect | None = None
        self.score: Score | None = None
        self.next_turn: Ability | None = None
        self.abilities: list[Ability] = []
        self.hears = 0  # moments (as bits) for which it may be shown from hand

    def __call__(self, effect: Effect) -> Card:
        """Register what happens when the card is played."""
        self.effect = effect
        return self

    def scores(self, score: Score) -> Card:
        """Register how many points the card is worth to its owner."""
        self.score = score
        return self

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
    ) -> Callable[[Reaction], Ability]:
        """Register a text that waits for a moment."""

        def register(run: Reaction) -> Ability:
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
            )
            self.abilities.append(ability)
            if where == HAND:
                self.hears |= 1 << moment
            return ability

        return register

    def is_plain_treasure(self) -> bool:
        """Whether playing it gives coins and does nothing else."""
        return self.types & TREASURE != 0 and self.effect is None

    def type_names(self) -> list[str]:
        """The types in words, in the order of `TYPE_NAMES`."""
        return [name for bit, name in TYPE_NAMES.items() if self.types & bit]

    def __repr__(self) -> str:
        return self.id


def next_turn_bonus(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    """The plain bonuses of a Duration when its player's next turn begins."""
    card = g.kinds[this]
    g.draw(me, card.next_cards)
    g.actions += card.next_actions
    g.buys += card.next_buys
    g.coins += card.next_coins


class CardSet:
    """One box: its printings (years) and a way to add cards to it."""

    def __init__(self, id: str, printings: tuple[int, ...]) -> None:
        self.id = id
        self.printings = printings

    def card(
        self,
        id: str,
        *,
        cost: int,
        types: int,
        cards: int = 0,
        actions: int = 0,
        buys: int = 0,
        coins: int = 0,
        points: int = 0,
        next_cards: int = 0,
        next_actions: int = 0,
        next_buys: int = 0,
        next_coins: int = 0,
        shields: bool = False,
        basic: bool = False,
        printings: tuple[int, ...] = (),
    ) -> Card:
        """Add a card; with a function behind `@` the function is carried out when it is played."""
        card = Card(id, self.id, printings or self.printings, types, cost)
        card.cards, card.actions, card.buys, card.coins = cards, actions, buys, coins
        card.next_cards, card.next_actions = next_cards, next_actions
        card.next_buys, card.next_coins = next_buys, next_coins
        card.points, card.shields, card.basic = points, shields, basic
        if next_cards or next_actions or next_buys or next_coins:
            card.next_turn = card.on(TURN_STARTS, LATER, simple=True)(next_turn_bonus)
        if id in CARDS:
            raise ValueError(f"the card {id} is defined twice")
        CARDS[id] = card
        return card


CARDS: dict[str, Card] = {}

BASE = CardSet("base", (2008, 2013, 2017))
INTRIGUE = CardSet("intrigue", (2009, 2014, 2017))
SEASIDE = CardSet("seaside", (2009, 2014))
SETS = {box.id: box for box in (BASE, INTRIGUE, SEASIDE)}
