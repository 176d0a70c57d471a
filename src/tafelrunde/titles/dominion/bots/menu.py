"""What a strategy is made of: a list of wants, read from the top, and how far it thins its deck."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tafelrunde.kernel.ask import PASS, Option, is_among
from tafelrunde.titles.dominion.bots.worth import is_late, money
from tafelrunde.titles.dominion.catalogue import CARDS, NO_CARD, Card
from tafelrunde.titles.dominion.sight import DominionSight
from tafelrunde.titles.dominion.vocabulary import BUY, COFFERS_VERB, VOCABULARY

ANY: Final = 99
MOST_COFFERS: Final = 4  # to spend on one card
MOST_DEBT: Final = 4  # to take before coins are left to pay the rest of it

When = Callable[[DominionSight], bool]


class Want:
    """One line of a list: a card, and the conditions under which one more of it is wanted.

    `most`: fewer copies than this are owned. `late`, `early`: at most, or more than, so many
    Provinces are left for every two players. `per`: fewer copies are owned than of that card, plus
    `plus`. `money`: the Treasures owned are worth at least so many coins. `when`: what else must
    hold, for Events and the like.

    >>> Want("witch", most=2)
    >>> Want("duchy", late=4)
    >>> Want("village", per="smithy", plus=-1)
    """

    def __init__(
        self,
        card: str,
        *,
        most: int = ANY,
        late: int = ANY,
        early: int = -1,
        per: str = "",
        plus: int = 0,
        money: int = 0,
        when: When | None = None,
    ) -> None:
        self.card = CARDS[card]
        self.number = self.card.number
        self.most = most
        self.late = late
        self.early = early
        self.per: Card | None = CARDS[per] if per else None
        self.plus = plus
        self.money = money
        self.when = when

    def holds(self, sight: DominionSight) -> bool:
        """Whether one more copy is wanted now."""
        if self.late < ANY and not is_late(sight, self.late):
            return False
        if self.early >= 0 and is_late(sight, self.early):
            return False
        if self.most < ANY and sight.owned(self.card) >= self.most:
            return False
        if self.per is not None and sight.owned(self.card) >= sight.owned(self.per) + self.plus:
            return False
        if self.card.debt > sight.coins + MOST_DEBT:
            return False
        if self.when is not None and not self.when(sight):
            return False
        return self.money == 0 or money(sight) >= self.money

    def copy(self) -> Want:
        """The same line once more."""
        return Want(
            self.card.id,
            most=self.most,
            late=self.late,
            early=self.early,
            per=self.per.id if self.per is not None else "",
            plus=self.plus,
            money=self.money,
            when=self.when,
        )

    def __repr__(self) -> str:
        said = [repr(self.card.id)]
        for name, value, usual in (
            ("most", self.most, ANY),
            ("late", self.late, ANY),
            ("early", self.early, -1),
            ("plus", self.plus, 0),
            ("money", self.money, 0),
        ):
            if value != usual:
                said.append(f"{name}={value}")
        if self.per is not None:
            said.append(f"per={self.per.id!r}")
        return f"Want({', '.join(said)})"


def would_lose(sight: DominionSight, card: Card) -> bool:
    """Whether gaining the card would end the game, and somebody else would win it."""
    if sight.left(card) != 1:
        return False
    is_end = card.points >= 6 and sight.ends_left == 1
    return (is_end or sight.empty_piles >= 2) and sight.lead + card.points < 0


class Menu:
    """A strategy for one kingdom: what to buy, and how many coins thinning must leave.

    `careful`: never buy what ends the game if it would be lost.
    """

    def __init__(self, wants: list[Want], thin_to: int = 5, *, careful: bool = False) -> None:
        self.wants = wants
        self.thin_to = thin_to
        self.careful = careful
        # An Event that helps the poor wants no Treasure in play.
        self.hides_treasures = any(want.card.id == "alms" for want in wants)

    def pick(self, sight: DominionSight, options: list[Option], verb: int) -> int:
        """The first card of the list that is offered and wanted, or -1."""
        for want in self.wants:
            if is_among(verb + want.number, options) and want.holds(sight):
                if self.careful and would_lose(sight, want.card):
                    continue
                return verb + want.number
        return -1

    def buy(self, sight: DominionSight, options: list[Option]) -> int:
        """What to buy, or the Coffers to spend for something better, or to pass."""
        if is_among(COFFERS_VERB, options):
            spent = self._coffers(sight, options)
            if spent != PASS:
                return spent
        wanted = self.pick(sight, options, BUY)
        return wanted if wanted >= 0 else PASS

    def _coffers(self, sight: DominionSight, options: list[Option]) -> int:
        """The Coffers that reach the first card of the list, if they are enough and needed."""
        coins = sight.coins
        most = min(sight.coffers, MOST_COFFERS)
        for want in self.wants:
            card = want.card
            if BUY + want.number in options:
                if want.holds(sight):
                    return PASS
                continue
            if card.types & NO_CARD or card.potion > sight.potions or sight.left(card) == 0:
                continue
            missing = sight.cost(card) - coins
            if 0 < missing <= most and want.holds(sight):
                option = (
                    COFFERS_VERB if missing == 1 else COFFERS_VERB + VOCABULARY.numbers[missing]
                )
                return option if option in options else PASS
        return PASS
