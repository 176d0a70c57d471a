"""What several cards do, whatever their set."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.catalogue import TREASURE, Card
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import DISCARD, TRASH


def discard_from_hand(g: Dominion, me: Player, n: int, source: Card) -> None:
    """Discard n cards from hand, or as many as there are."""
    if n > 0:
        g.discard_all(me, g.choose_cards(me, DISCARD, me.hand, source, n), me.hand)


def discard_down_to(g: Dominion, me: Player, n: int, source: Card) -> None:
    """Discard until n cards are left in hand."""
    discard_from_hand(g, me, len(me.hand) - n, source)


def discard_any_number(g: Dominion, me: Player, source: Card, prompt: str) -> int:
    """Discard any number of cards from hand; returns how many."""
    chosen = g.choose_cards(me, DISCARD, me.hand, source, optional=True, prompt=prompt)
    g.discard_all(me, chosen, me.hand)
    return len(chosen)


def trash_from_hand(g: Dominion, me: Player, n: int, source: Card) -> int:
    """Trash n cards from hand, or as many as there are; returns how many."""
    chosen = g.choose_cards(me, TRASH, me.hand, source, n)
    g.trash_all(me, chosen, me.hand)
    return len(chosen)


def lose_a_treasure(
    g: Dominion, foe: Player, chooser: Player, source: Card, *, spared: Card | None, prompt: str
) -> int:
    """Reveal 2 cards, trash a Treasure among them that the chooser picks, discard the rest.

    Returns the trashed card, or -1.
    """
    g.reveal_top(foe, 2)
    treasures = [this for this in g.of_type(foe.revealed, TREASURE) if g.kinds[this] is not spared]
    chosen = g.ask_card(
        chooser, verb=TRASH, cards=treasures, by=source, prompt=prompt, target=foe.seat
    )
    if chosen >= 0:
        g.to_trash(foe, chosen, foe.revealed)
    g.discard_all(foe, foe.revealed, foe.revealed)
    return chosen


def choose_modes(g: Dominion, me: Player, modes: list[int], n: int, source: Card) -> list[int]:
    """Choose n different modes; all are chosen before any is carried out."""
    chosen: list[CardNo] = []
    while len(chosen) < n:
        left = [mode for mode in modes if mode not in chosen]
        chosen.append(g.ask_mode(me, left, source, prompt=source.id, count=n - len(chosen)))
    return chosen


def sift(g: Dominion, me: Player, types: int, source: Card) -> None:
    """Reveal the top 4 cards: those of the types go into hand, the rest back in any order."""
    for this in g.reveal_top(me, 4):
        if g.kinds[this].types & types:
            g.take(me, this, me.revealed, openly=True)
    rest = me.revealed.copy()
    if all(g.kinds[this] is g.kinds[rest[0]] for this in rest):
        for this in rest:  # no order to hide
            g.put_on_deck(me, this, me.revealed, openly=True)
    else:
        g.put_back(me, me.revealed, source)
