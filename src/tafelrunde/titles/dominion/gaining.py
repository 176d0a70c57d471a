"""How cards come and go: gaining, exchanging, returning, trashing (D30-D34)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import CardNo
from tafelrunde.kernel.events import Arg
from tafelrunde.titles.dominion import triggers
from tafelrunde.titles.dominion.catalogue import (
    GAINED,
    OTHER_GAINED,
    TO_DECK,
    TO_DISCARD,
    TO_HAND,
    TRASHED,
    WOULD_GAIN,
    Card,
)
from tafelrunde.titles.dominion.mats import ASIDE_OPEN
from tafelrunde.titles.dominion.pieces import Gain
from tafelrunde.titles.dominion.piles import Pile

if TYPE_CHECKING:
    from tafelrunde.titles.dominion.player import Player
    from tafelrunde.titles.dominion.table import Dominion

# Moments, as bits.
GAINING: Final = 1 << GAINED | 1 << OTHER_GAINED
REPLACING: Final = 1 << WOULD_GAIN


def gain(
    g: Dominion, me: Player, card: Card, pile: Pile | None, to: int, by: Card | None, bought: bool
) -> CardNo:
    """Gain the top card of a pile; -1 if it is another one or none.

    Who has heard that it was bought need not hear that it was gained, unless that went
    another way.
    """
    if pile is None or pile.top is not card:
        return -1
    if me.decider == me.seat and not g.awaited & REPLACING:
        return _from_pile(g, me, card, pile, to, by, quiet=bought)
    planned = replaced(g, Gain(me.seat, card, to, pile, by))
    who = g.players[planned.seat]
    if planned.instead or planned.card is not card:
        return gain_instead(g, planned)
    if pile.top is not card:
        return -1
    quiet = bought and planned.seat == me.seat and planned.to == to
    return _from_pile(g, who, card, pile, planned.to, by, quiet, planned.diverted)


def gain_instead(g: Dominion, planned: Gain) -> CardNo:
    """Gain what a text has put in the place of something else."""
    pile = g.pile(planned.card)
    if pile is None or pile.top is not planned.card:
        return -1
    who = g.players[planned.seat]
    return _from_pile(
        g, who, planned.card, pile, planned.to, planned.by, quiet=False, diverted=planned.diverted
    )


def gain_physical(
    g: Dominion, me: Player, this: CardNo, zone: list[CardNo], to: int, by: Card | None
) -> CardNo:
    """Gain a card that lies in no pile: in the trash, in the Black Market deck."""
    card = g.kinds[this]
    planned = replaced(g, Gain(me.seat, card, to, None, by))
    if planned.instead or planned.card is not card:
        return gain_instead(g, planned)
    zone.remove(this)
    receive(g, g.players[planned.seat], this, planned.to, None, by, diverted=planned.diverted)
    return this


def replaced(g: Dominion, planned: Gain) -> Gain:
    """What becomes of a gain when the texts that replace it have spoken.

    Those of the player come first; then whoever controls the player's turn would gain the card, and
    may replace it as well.
    """
    me = g.players[planned.seat]
    _let_replace(g, me, planned)
    if me.decider != me.seat:
        planned.seat = me.decider
        planned.diverted = True
        planned.to = TO_DISCARD
        _let_replace(g, g.players[me.decider], planned)
    return planned


def _let_replace(g: Dominion, me: Player, planned: Gain) -> None:
    """Let the texts of one player replace a gain that is theirs."""
    if g.listens(WOULD_GAIN):
        if g.loud:  # told before the question whether another card is gained instead
            g.say("would-gain", me.seat, {"card": planned.card.id}, quiet=True)
        g.gains.append(planned)
        triggers.happens(g, WOULD_GAIN, me, len(g.gains) - 1)
        g.gains.pop()


def _from_pile(
    g: Dominion,
    me: Player,
    card: Card,
    pile: Pile,
    to: int,
    by: Card | None,
    quiet: bool,
    diverted: bool = False,
) -> CardNo:
    this = take_off(g, pile)
    receive(g, me, this, to if to >= 0 else card.gained_to, pile, by, quiet, diverted)
    return this


def take_off(g: Dominion, pile: Pile) -> CardNo:
    """Take the top card off a pile that has one; the next is turned up."""
    pile.left -= 1
    if pile.stack is not None:
        this = pile.stack.pop()
        pile.top = g.kinds[pile.stack[-1]] if pile.stack else None
        g.known.pop(this, 0)
    else:
        this = len(g.kinds)
        g.kinds.append(pile.card)
        if pile.left == 0:
            pile.top = None
    if pile.left == 0 and pile.supply:
        g.note_empty()
        g.note_end()
    return this


def put_on_pile(g: Dominion, this: CardNo, pile: Pile) -> None:
    """Put a card on top of its pile, openly."""
    pile.left += 1
    pile.top = g.kinds[this]
    if pile.stack is not None:
        pile.stack.append(this)
    g.known.pop(this, 0)
    if pile.supply:
        g.note_empty()


def receive(
    g: Dominion,
    me: Player,
    this: CardNo,
    to: int,
    pile: Pile | None,
    by: Card | None,
    quiet: bool = False,
    diverted: bool = False,
) -> None:
    """Put a gained card where it goes, and let the moment happen."""
    card = g.kinds[this]
    if to < 0:
        to = card.gained_to
    note_owned(g, me, card)
    if g.turn == me.seat:
        me.gained = me.gained + card.alone if me.gained else card.alone
    if to == TO_DISCARD:
        me.discard.append(this)
    else:
        g.known[this] = g.everyone
        if to == TO_HAND:
            me.hand.append(this)
        elif to == TO_DECK:
            me.deck.append(this)
        else:
            me.mat(ASIDE_OPEN).append(this)
    if g.loud:
        args: dict[str, Arg] = {"cards": [card.id], "to": to}
        g.say("gains", me.seat, args, quiet=quiet)
    if g.awaited & GAINING:
        outer = g.gain_now
        g.gain_now = Gain(me.seat, card, to, pile, by)
        g.gain_now.diverted = diverted
        g.gain_now.this = this
        if g.turn == me.seat:
            g.gain_now.place = len(me.gained) - 1
        triggers.happens(g, GAINED, me, this)
        triggers.happens_to_others(g, OTHER_GAINED, me, this)
        g.gain_now = outer


def note_owned(g: Dominion, me: Player, card: Card) -> None:
    """Everybody may know from now on that the player can have such a card in hand."""
    if me.inherits is not None and card is g.kingdom.estate:
        me.types_owned |= me.inherits.types
        me.hears |= me.inherits.hears
    me.types_owned |= card.types
    me.hears |= card.hears


def exchange(g: Dominion, me: Player, this: CardNo, zone: list[CardNo], card: Card) -> CardNo:
    """Put a card back on its pile and take another one to the discard pile (D34).

    -1, and nothing happens, if either is not possible. That is no gaining.
    """
    home, other = g.pile_of(this), g.pile(card)
    if home is None or other is None or other.top is not card or this not in zone:
        return -1
    old = g.original(this)
    g.lift(me, this, zone)
    put_on_pile(g, this, home)
    new = take_off(g, other)
    note_owned(g, me, card)
    me.discard.append(new)
    if g.loud:
        g.say("exchanges", me.seat, {"card": old.id, "other": card.id, "rule": "dominion:D34"})
    return new


def return_to_pile(g: Dominion, me: Player, this: CardNo, zone: list[CardNo]) -> bool:
    """Put a card back on its pile; False if it has none."""
    pile = g.pile_of(this)
    if pile is None:
        return False
    g.lift(me, this, zone)
    put_on_pile(g, this, pile)
    if g.loud:
        g.say("returns", me.seat, {"cards": g.names([this])})
    return True


def trash_from_supply(g: Dominion, me: Player, pile: Pile) -> None:
    """Let a player trash the top card of a Supply pile that is not empty."""
    this = take_off(g, pile)
    g.trash.append(this)
    if g.loud:
        g.say("trashes", me.seat, {"cards": g.names([this])})
    outer = g.trashed_unowned
    g.trashed_unowned = this
    triggers.happens(g, TRASHED, me, this)
    g.trashed_unowned = outer
