"""New menus from old ones: a line more or less, other numbers, another order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tafelrunde.kernel.rng import Rng
from tafelrunde.titles.dominion.bots.landscapes import WHEN
from tafelrunde.titles.dominion.bots.menu import ANY, Menu, Want
from tafelrunde.titles.dominion.bots.worth import PRICE, is_terminal
from tafelrunde.titles.dominion.catalogue import CURSE, VICTORY, Card
from tafelrunde.titles.dominion.roles import meets

ENDS: Final = ["province", "colony"]  # every menu keeps what ends the game
POINTS: Final = ["province", "colony", "duchy", "estate"]
COUNTS: Final = [1, 1, 2, 2, 3, 5, ANY]
PHASES: Final = [-1, 1, 2, 3, 4]  # Provinces left, down to which a card is bought
MONEY: Final = [0, 8, 10, 12, 14, 16, 18]  # coins owned before the first Province
THIN: Final = [3, 4, 5, 6, 7]
MOST_LINES: Final = 24
FEW: Final = [1, 1, 1, 2, 2, 3]  # changes


class Draft:
    """A menu that is being changed."""

    def __init__(self, menu: Menu, others: list[Menu], offers: list[Card], rng: Rng) -> None:
        self.wants = [want.copy() for want in menu.wants]
        self.thin_to = menu.thin_to
        self.others = others  # to borrow from
        self.cards = [card for card in offers if not card.types & CURSE and card.id != "copper"]
        self.promising = self.cards  # which of them helped alone
        self.rng = rng

    def any_line(self) -> Want:
        """Any line."""
        return self.wants[self.rng.below(len(self.wants))]

    def number(self, numbers: list[int]) -> int:
        """Any of these."""
        return numbers[self.rng.below(len(numbers))]

    def put(self, want: Want) -> None:
        """A new line: mostly behind what is dearer, sometimes anywhere; with its Potion."""
        if len(self.wants) + 2 > MOST_LINES:
            return
        price = PRICE[want.number]
        at = 0
        if self.rng.below(3) == 0:
            at = self.rng.below(len(self.wants) + 1)
        else:
            while at < len(self.wants):
                other = PRICE[self.wants[at].number]
                if other < price or (other == price and self.rng.below(2) == 0):
                    break
                at += 1
        self.wants.insert(at, want)
        if want.card.potion and not any(line.card.id == "potion" for line in self.wants):
            self.wants.insert(at + 1, Want("potion", most=1, early=4))


def _want(draft: Draft, card: Card) -> Want:
    """A line for a card, with any numbers."""
    if card.id in POINTS:
        return Want(card.id, late=1 + draft.rng.below(7))
    when = WHEN.get(card.id)
    if when is not None:
        return Want(card.id, when=when)
    return Want(card.id, most=draft.number(COUNTS), early=draft.number(PHASES))


def _add(draft: Draft) -> None:
    """Something else that is offered, half of the time what is promising."""
    cards = draft.promising if draft.rng.below(2) else draft.cards
    draft.put(_want(draft, cards[draft.rng.below(len(cards))]))


def _add_pair(draft: Draft) -> None:
    """A card that uses up Actions, and a village for it."""
    villages = [card for card in draft.cards if meets(card, "village")]
    terminals = [card for card in draft.cards if is_terminal(card) and not meets(card, "village")]
    if villages and terminals:
        village = villages[draft.rng.below(len(villages))]
        terminal = terminals[draft.rng.below(len(terminals))]
        plus = draft.rng.below(2)
        draft.put(Want(terminal.id, most=2 + draft.rng.below(4), early=2))
        draft.put(Want(village.id, per=terminal.id, plus=plus, early=2))


def _borrow(draft: Draft) -> None:
    """A line of another menu."""
    other = draft.others[draft.rng.below(len(draft.others))]
    mine = [want.number for want in draft.wants]
    lines = [want for want in other.wants if want.number not in mine]
    if lines:
        draft.put(lines[draft.rng.below(len(lines))].copy())


def _drop(draft: Draft) -> None:
    """A line less."""
    at = draft.rng.below(len(draft.wants))
    if draft.wants[at].card.id not in ENDS:
        draft.wants.pop(at)


def _count(draft: Draft) -> None:
    """Some copies more or fewer."""
    want = draft.any_line()
    if want.card.id in POINTS:
        return
    if want.most == ANY or draft.rng.below(3) == 0:
        want.most = draft.number(COUNTS)
    else:
        want.most = max(1, want.most + 1 - 2 * draft.rng.below(2))


def _move(draft: Draft) -> None:
    """A line up or down by one, or anywhere."""
    at = draft.rng.below(len(draft.wants))
    want = draft.wants.pop(at)
    if draft.rng.below(2) == 0:
        at = draft.rng.below(len(draft.wants) + 1)
    else:
        at = max(0, min(len(draft.wants), at + 1 - 2 * draft.rng.below(2)))
    draft.wants.insert(at, want)


def _time(draft: Draft) -> None:
    """Earlier or later."""
    want = draft.any_line()
    if want.card.id not in POINTS:
        want.early = draft.number(PHASES)
    elif want.late == ANY:
        want.late = 1 + draft.rng.below(7)
    else:
        want.late = max(1, want.late + draft.number([-2, -1, 1, 2]))


def _money(draft: Draft) -> None:
    """The money to own before points are bought."""
    ends = [want for want in draft.wants if want.card.id in ENDS]
    if ends:
        ends[draft.rng.below(len(ends))].money = draft.number(MONEY)


def _relate(draft: Draft) -> None:
    """As many of one card as of another, or no longer."""
    one = draft.any_line()
    other = draft.any_line()
    if one.card.types & VICTORY or other.card.types & VICTORY or one.number == other.number:
        return
    if one.per is not None:
        one.per = None
    else:
        one.per = other.card
        one.plus = draft.rng.below(3) - 1


def _thin(draft: Draft) -> None:
    """How many coins thinning leaves."""
    draft.thin_to = draft.number(THIN)


Change = Callable[[Draft], None]
# How often each is tried, in twentieths.
CHANGES: Final[list[Change]] = [
    *[_add, _add, _add, _add, _add, _add_pair, _borrow, _drop, _drop, _count, _count, _count],
    *[_move, _move, _move, _time, _time, _money, _relate, _thin],
]


def bred(
    menu: Menu, others: list[Menu], offers: list[Card], rng: Rng, promising: list[Card]
) -> Menu:
    """A menu that differs from another by one change or a few; `promising` are cards to try."""
    draft = Draft(menu, others, offers, rng)
    if promising:
        draft.promising = promising
    for _ in range(FEW[rng.below(len(FEW))]):
        CHANGES[rng.below(len(CHANGES))](draft)
    return Menu(draft.wants, draft.thin_to, careful=True)


def richer(menu: Menu, money: int) -> Menu:
    """The same menu, which buys what ends the game only with so much money."""
    wants = [want.copy() for want in menu.wants]
    for want in wants:
        if want.card.id in ENDS and want.late == ANY:
            want.money = money
    return Menu(wants, menu.thin_to, careful=True)
