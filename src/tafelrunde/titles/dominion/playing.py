"""Playing a card: from hand to the play area, its bonuses, then its own text (D15, D40)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    ATTACK,
    ATTACKED,
    DURATION,
    PLAYED,
)
from tafelrunde.titles.dominion.triggers import happens

if TYPE_CHECKING:
    from tafelrunde.titles.dominion.player import Player
    from tafelrunde.titles.dominion.table import Dominion


def play_from(
    g: Dominion, me: Player, this: CardNo, zone: list[CardNo], *, told: bool = False
) -> None:
    """Play a card from a zone: it moves to the play area and is carried out."""
    zone.remove(this)
    me.play.append(this)
    carry_out(g, me, this, told=told)


def carry_out(g: Dominion, me: Player, this: CardNo, *, told: bool = False) -> None:
    """Carry out a card that has been put into play, or play it once more."""
    card = g.kinds[this]
    if g.loud and not told:
        g.say("plays", me.seat, {"cards": [card.id], "rule": card.rule})
    types = card.types
    if types & ACTION:
        g.plays += 1
    outer = g.immune
    if types & ATTACK:
        g.immune = 0
        announce_attack(g, me, this)
    if card.cards:
        g.draw(me, card.cards)
    g.actions += card.actions
    g.buys += card.buys
    g.coins += card.coins
    if card.next_turn is not None:
        g.later(me, this, card.next_turn)
    if card.effect is not None:
        card.effect(g, me, this)
    g.immune = outer
    if g.listens(PLAYED):
        happens(g, PLAYED, me, this)


def announce_attack(g: Dominion, me: Player, this: CardNo) -> None:
    """Before anything of an Attack happens, the others may react, clockwise."""
    if g.kingdom.abilities[ATTACKED]:
        for foe in g.others(me):
            happens(g, ATTACKED, foe, this)


def play_twice(g: Dominion, me: Player, multiplier: int, this: CardNo) -> None:
    """Play a card from hand, then once more, even if it has left play meanwhile (D37).

    A Duration keeps the card that doubled it in play (D44).
    """
    play_from(g, me, this, me.hand)
    carry_out(g, me, this)
    if g.kinds[this].types & DURATION:
        g.tied.append((multiplier, this))
