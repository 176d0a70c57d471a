"""What several cards do, whatever their set."""

from __future__ import annotations

from collections.abc import Callable

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.catalogue import ACTION, TREASURE, Card
from tafelrunde.titles.dominion.piles import Pile
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import DISCARD, GAIN, TOPDECK, TRASH

Wanted = Callable[[Dominion, Player, CardNo], bool]


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


def may_discard(g: Dominion, me: Player, cards: list[CardNo], source: Card, prompt: str) -> bool:
    """Discard one of these cards of the hand, or none; asked whenever there is a hand."""
    if not me.hand:
        return False
    out = g.ask_card(me, verb=DISCARD, cards=cards, by=source, optional=True, prompt=prompt)
    if out >= 0:
        g.discard(me, out, me.hand)
    return out >= 0


def trash_from_hand(g: Dominion, me: Player, n: int, source: Card) -> int:
    """Trash n cards from hand, or as many as there are; returns how many."""
    chosen = g.choose_cards(me, TRASH, me.hand, source, n)
    g.trash_all(me, chosen, me.hand)
    return len(chosen)


def trash_for_exactly(g: Dominion, me: Player, more: int, source: Card) -> None:
    """Trash a card from hand and gain one costing exactly so much more."""
    old = g.ask_card(me, verb=TRASH, cards=me.hand, by=source)
    if old >= 0:
        price = g.price(g.kinds[old]).plus(more)
        g.to_trash(me, old, me.hand)
        gain_one(g, me, g.exactly(price), source)


def lose_a_treasure(
    g: Dominion, foe: Player, chooser: Player, source: Card, *, spared: Card | None, prompt: str
) -> int:
    """Reveal 2 cards, trash a Treasure among them that the chooser picks, discard the rest.

    Returns the trashed card, or -1.
    """
    shown = g.reveal_top(foe, 2)
    treasures = [this for this in g.of_type(foe, shown, TREASURE) if g.kinds[this] is not spared]
    chosen = g.ask_card(
        chooser, verb=TRASH, cards=treasures, by=source, prompt=prompt, target=foe.seat
    )
    if chosen >= 0:
        g.to_trash(foe, chosen, foe.revealed)
    g.discard_all(foe, [this for this in shown if this != chosen], foe.revealed)
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
    rest: list[CardNo] = []
    for this in g.reveal_top(me, 4):
        if g.types_of(me, this) & types:
            g.take(me, this, me.revealed, openly=True)
        else:
            rest.append(this)
    put_back_openly(g, me, rest, source)


def put_back_openly(
    g: Dominion, me: Player, cards: list[CardNo], source: Card, zone: list[CardNo] | None = None
) -> None:
    """Put revealed cards back on the deck in any order, which only copies make plain.

    They may also come from another zone that everybody sees.
    """
    place = me.revealed if zone is None else zone
    if all(g.kinds[this] is g.kinds[cards[0]] for this in cards):
        for this in cards:  # no order to hide
            g.put_on_deck(me, this, place, openly=True)
    else:
        g.put_back(me, place, source, cards)


def gain_one(
    g: Dominion,
    me: Player,
    piles: list[Pile],
    source: Card,
    to: int = -1,
    *,
    optional: bool = False,
    prompt: str = "",
) -> CardNo:
    """Choose one of these piles and gain its top card; -1 if nothing was gained."""
    pile = g.ask_pile(me, GAIN, piles, source, optional=optional, prompt=prompt)
    return -1 if pile is None else g.gain_top(me, pile, to, by=source)


def gain_copy(g: Dominion, me: Player, card: Card, to: int = -1) -> CardNo:
    """Gain a card of this name, which must come from the Supply; -1 if there is none."""
    pile = g.pile(card)
    return g.gain(me, card, to) if pile is not None and pile.supply else -1


def reveal_until(
    g: Dominion, me: Player, wanted: Wanted, n: int = 1
) -> tuple[list[CardNo], list[CardNo]]:
    """Reveal cards of the deck until n wanted ones lie there; returns those and the others.

    All of them lie in `me.revealed`. The cards of a deck come one by one, so a shuffle in between
    leaves out what has been revealed (D27).
    """
    hits: list[CardNo] = []
    others: list[CardNo] = []
    while len(hits) < n:
        shown = g.reveal_top(me, 1)
        if not shown:
            break
        if wanted(g, me, shown[0]):
            hits.append(shown[0])
        else:
            others.append(shown[0])
    return hits, others


def look_at_top(g: Dominion, me: Player, verbs: list[int], source: Card, prompt: str) -> None:
    """Look at the top card of the deck; its player says whether it is trashed, discarded or kept.

    The question is the same whatever the card is, and only its player hears the answer.
    """
    for top in g.look_top(me, 1):
        verb = g.ask_either(me, top, verbs, source, prompt, secret=True)
        if verb == TRASH:
            g.to_trash(me, top, me.looking)
        elif verb == DISCARD:
            g.discard(me, top, me.looking)
        elif verb == TOPDECK:
            g.put_on_deck(me, top, me.looking)


def different_names(g: Dominion, cards: list[CardNo]) -> int:
    """How many different names these cards have (D26)."""
    return len({g.kinds[this].id for this in cards})


def copies_in_play(g: Dominion, card: Card) -> int:
    """How many copies of a card are in play, whoever has played them."""
    return sum([1 for me in g.players for this in me.play if g.kinds[this] is card])


def is_treasure(g: Dominion, me: Player, this: CardNo) -> bool:
    """Whether a player's card is a Treasure."""
    return g.types_of(me, this) & TREASURE != 0


def is_action(g: Dominion, me: Player, this: CardNo) -> bool:
    """Whether a player's card is an Action."""
    return g.types_of(me, this) & ACTION != 0


def bury_deck(g: Dominion, me: Player, source: Card) -> None:
    """Turn the deck over onto the discard pile (D28).

    That is no discarding, and nobody sees more of it than the card that then lies on top.
    """
    me.discard.extend(reversed(me.deck))
    g.unsure.update(me.deck[1:])
    me.deck = []
    if g.loud:
        g.say("buries-deck", me.seat, {"rule": source.rule})


def look_through(g: Dominion, me: Player) -> None:
    """Let a player look through the own discard pile."""
    for seen in me.discard:
        g.known[seen] = g.known.get(seen, 0) | me.eyes


def take_from_discard(g: Dominion, me: Player, chosen: CardNo) -> None:
    """Take a card of the discard pile, which its player has looked through, into hand."""
    for seen in me.discard:
        g.known[seen] = me.eyes  # the others cannot tell which card is missing now
    g.take(me, chosen, me.discard)
    g.unsure.update(me.discard[:-1])
    g.unsure.discard(chosen)


def topdeck_from_discard(g: Dominion, me: Player, chosen: CardNo) -> None:
    """Put a card of the discard pile, which its player has looked through, on the deck."""
    for seen in me.discard:
        g.known[seen] = me.eyes  # the others cannot tell which card is missing now
    g.put_on_deck(me, chosen, me.discard)
    g.unsure.update(me.discard[:-1])
    g.unsure.discard(chosen)
