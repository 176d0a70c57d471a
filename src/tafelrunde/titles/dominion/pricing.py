"""A table that knows what cards cost and are now, and which piles there are to choose from."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.kernel.ask import CardNo
from tafelrunde.kernel.rng import Rng
from tafelrunde.titles.dominion.catalogue import ACTION, TREASURE, Card
from tafelrunde.titles.dominion.handling import HandlingTable
from tafelrunde.titles.dominion.pieces import Play
from tafelrunde.titles.dominion.piles import Pile
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.prepared import Kingdom
from tafelrunde.titles.dominion.prices import Price


class PricingTable(HandlingTable):
    """Prices (D35, D36), types (D24) and piles as they are now."""

    def __init__(self, kingdom: Kingdom, rng: Rng) -> None:
        super().__init__(kingdom, rng)
        self.turn: i64 = 0
        self.phase: i64 = 0  # see `turn.py`
        self.discount: i64 = 0  # coins off every card for the rest of the turn

    # -- what cards are

    def text_of(self, me: Player, this: CardNo) -> Card:
        """Whose text a player's card has: what is printed on it, unless an Estate inherited."""
        card = self.kinds[this]
        if me.inherits is not None and card is self.kingdom.estate:
            return me.inherits
        return card

    def original(self, this: CardNo) -> Card:
        """What is printed on a card, even if it has become another one."""
        return self.disguises.get(this, self.kinds[this])

    def find_text(self, me: Player, zone: list[CardNo], card: Card) -> CardNo:
        """A card of the zone with the text of this one, or -1."""
        this = self.find(zone, card)
        if this < 0 and me.inherits is card:
            return self.find(zone, self.kingdom.estate)
        return this

    def types(self, card: Card) -> int:
        """The types of a card now, wherever it is; when points are counted it is nobody's turn."""
        types = card.types
        if self.kingdom.capitalism is not None and card.says_coins and types & ACTION:
            if not self.over and self.kingdom.capitalism in self.players[self.turn].owned:
                return types | TREASURE
        return types

    def types_of(self, me: Player, this: CardNo) -> int:
        """The types of a player's card now."""
        card = self.kinds[this]
        if me.inherits is not None and card is self.kingdom.estate:
            return self.types(card) | self.types(me.inherits)
        return self.types(card)

    def of_type(self, me: Player, zone: list[CardNo], types: int) -> list[CardNo]:
        """The player's cards of a zone that have any of the types."""
        return [this for this in zone if self.types_of(me, this) & types]

    def is_action(self, play: Play) -> bool:
        """Whether it was an Action that was played."""
        return play.card.types & ACTION != 0

    # -- prices

    def cost(self, card: Card) -> i64:
        """How many coins the card costs now, never less than 0."""
        cost: i64 = card.cost - self.discount
        if self.kingdom.cost_rules:
            cost = self.cheaper_by_rules(card, cost)
        return cost if cost > 0 else 0

    def cheaper_by_rules(self, card: Card, cost: int) -> int:
        """The coins it costs, less what texts of this kingdom take off."""
        raise NotImplementedError

    def price(self, card: Card) -> Price:
        """What the card costs now, all parts of it."""
        return Price(self.cost(card), card.potion, card.debt)

    def costs_between(self, card: Card, low: int, high: int) -> bool:
        """Whether it costs from so many to so many coins, and neither Potion nor Debt."""
        return low <= self.cost(card) <= high and not card.potion and not card.debt

    # -- piles

    def pile(self, card: Card) -> Pile | None:
        """The pile of a card, in the Supply or beside it, if it has one."""
        at = self.kingdom.index[card.number]
        return self.piles[at] if at >= 0 else None

    def pile_of(self, this: CardNo) -> Pile | None:
        """The pile a physical card belongs to, if any."""
        return self.pile(self.original(this))

    def left(self, card: Card) -> int:
        """How many cards are in the card's pile."""
        at = self.kingdom.index[card.number]
        return self.piles[at].left if at >= 0 else 0

    def supply(self) -> list[Pile]:
        """The piles of the Supply, empty ones too."""
        return [pile for pile in self.piles if pile.supply]

    def action_piles(self) -> list[Pile]:
        """The Action piles of the Supply, empty ones too."""
        return [pile for pile in self.piles if pile.supply and pile.card.types & ACTION]

    def affordable(self, limit: int, types: int = 0, exactly: bool = False) -> list[Pile]:
        """Supply piles with a card that costs up to (or exactly) so many coins, and no more."""
        fits: list[Pile] = []
        for pile in self.piles:
            card = pile.top
            if card is None or not pile.supply or card.potion or card.debt:
                continue
            if types == 0 or self.types(card) & types:
                cost = self.cost(card)
                if cost == limit or (cost < limit and not exactly):
                    fits.append(pile)
        return fits

    def up_to(self, limit: Price, types: int = 0) -> list[Pile]:
        """Supply piles with a card that costs up to this price."""
        return [pile for pile in self._tops(types) if self.price_of(pile).fits(limit)]

    def exactly(self, price: Price, types: int = 0) -> list[Pile]:
        """Supply piles with a card that costs exactly this price."""
        return [pile for pile in self._tops(types) if self.price_of(pile).equals(price)]

    def cheaper(self, than: Price, types: int = 0) -> list[Pile]:
        """Supply piles with a card that costs less than this price."""
        return [pile for pile in self._tops(types) if self.price_of(pile).is_less(than)]

    def _tops(self, types: int) -> list[Pile]:
        """Supply piles that are not empty, whose top card has any of the types (0: all)."""
        piles: list[Pile] = []
        for pile in self.piles:
            card = pile.top
            if card is not None and pile.supply and (types == 0 or self.types(card) & types):
                piles.append(pile)
        return piles

    def price_of(self, pile: Pile) -> Price:
        """The price of the top card of a pile, or of the pile itself if it is empty."""
        return self.price(pile.card if pile.top is None else pile.top)

    def token_on(self, me: Player, token: int) -> Pile | None:
        """The pile on which a token of the player lies."""
        at = me.tokens.get(token, -1)
        return self.piles[at] if at >= 0 else None

    def printing(self, set: str) -> int:
        """The year of the printing whose wording is used for a set."""
        return self.kingdom.printings.get(set, 0)
