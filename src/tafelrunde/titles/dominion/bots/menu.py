"""What a strategy is made of: a list of wants, read from the top, and how far it thins its deck."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import Option
from tafelrunde.titles.dominion.bots.worth import is_late, money
from tafelrunde.titles.dominion.catalogue import CARDS, Card
from tafelrunde.titles.dominion.sight import DominionSight

ANY: Final = 99


class Want:
    """One line of a list: a card, and the conditions under which one more of it is wanted.

    `most`: fewer copies than this are owned. `late`, `early`: at most, or more than, so many
    Provinces are left for every two players. `per`: fewer copies are owned than of that card, plus
    `plus`. `money`: the Treasures owned are worth at least so many coins.

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
    ) -> None:
        self.card = CARDS[card]
        self.number = self.card.number
        self.most = most
        self.late = late
        self.early = early
        self.per: Card | None = CARDS[per] if per else None
        self.plus = plus
        self.money = money

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
        return self.money == 0 or money(sight) >= self.money

    def __repr__(self) -> str:
        return f"Want({self.card.id!r})"


class Menu:
    """A strategy for one kingdom: what to buy, and how many coins thinning must leave."""

    def __init__(self, wants: list[Want], thin_to: int = 5) -> None:
        self.wants = wants
        self.thin_to = thin_to

    def pick(self, sight: DominionSight, options: list[Option], verb: int) -> int:
        """The first card of the list that is offered and wanted, or -1."""
        for want in self.wants:
            if verb + want.number in options and want.holds(sight):
                return verb + want.number
        return -1
