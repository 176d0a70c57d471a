"""Playing a card: from hand to the play area, its bonuses, then its own text (D15, D40)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.catalogue import (
    ATTACK,
    ATTACKED,
    ATTACKS,
    COMMAND,
    DURATION,
    PLAYED,
    PLAYS,
    Card,
)
from tafelrunde.titles.dominion.counters import PLUS_ACTION, PLUS_BUY, PLUS_CARD, PLUS_COIN
from tafelrunde.titles.dominion.handling import take_out
from tafelrunde.titles.dominion.pieces import Play
from tafelrunde.titles.dominion.triggers import happen, happens

if TYPE_CHECKING:
    from tafelrunde.titles.dominion.player import Player
    from tafelrunde.titles.dominion.table import Dominion

# Moments, as bits.
BEING_PLAYED: Final = 1 << PLAYS
HAVING_BEEN_PLAYED: Final = 1 << PLAYED


def play_from(
    g: Dominion, me: Player, this: CardNo, zone: list[CardNo], *, told: bool = False
) -> None:
    """Play a card from a zone: it moves to the play area and is carried out."""
    take_out(zone, this)
    me.play.append(this)
    _perform(g, me, g.text_of(me, this), this, this, told)


def carry_out(g: Dominion, me: Player, this: CardNo, *, told: bool = False) -> None:
    """Carry out a card that has been put into play, or play it once more."""
    _perform(g, me, g.text_of(me, this), this, this, told)


def play_in_place(g: Dominion, me: Player, card: Card, anchor: CardNo = -1) -> None:
    """Play a card where it lies, in the Supply or the trash (D45).

    It is not in play and cannot move itself; what it leaves to do later keeps `anchor` in play,
    the card that played it.
    """
    _perform(g, me, card, -1, anchor, told=False)


def _perform(g: Dominion, me: Player, card: Card, this: CardNo, anchor: CardNo, told: bool) -> None:
    if g.loud and not told:
        names = g.names([this]) if this >= 0 else [card.id]
        g.say("plays", me.seat, {"cards": names, "rule": card.rule})
    play = Play(me.seat, this, card, anchor)
    at = len(g.played)
    g.played.append(play)
    if me.tokens:
        give_for_tokens(g, me, g.kingdom.index[(card if this < 0 else g.original(this)).number])
    if g.awaited & BEING_PLAYED:
        happens(g, PLAYS, me, at)
    _follow(g, me, play, at)
    if g.awaited & HAVING_BEEN_PLAYED:
        happens(g, PLAYED, me, at)


def _follow(g: Dominion, me: Player, play: Play, at: int) -> None:
    """Do what a card says that is being played."""
    card, this = play.card, play.this
    outer = g.immune
    above = g.playing
    g.playing = play
    if card.types & ATTACK:  # no text makes or unmakes one
        g.immune = 0
        announce_attack(g, me, at)
    if not play.skips:
        g.give(me, card.cards, card.actions, card.buys, card.coins)
        if card.more:
            give_more(g, me, card)
        if card.next_turn is not None:
            g.later(me, this, card.next_turn)
        if card.effect is not None:
            card.effect(g, me, this)
    g.immune = outer
    g.playing = above


def give_more(g: Dominion, me: Player, card: Card) -> None:
    """The rarer plain bonuses of a card."""
    g.add_potions(me, card.potions)
    g.add_coffers(me, card.coffers)
    g.add_villagers(me, card.villagers)
    g.add_points(me, card.vp)


def give_for_tokens(g: Dominion, me: Player, pile: int) -> None:
    """What a player's tokens on the pile of the card played give, before its text (D52)."""
    here = [token for token, at in me.tokens.items() if at == pile]
    g.give(
        me,
        int(PLUS_CARD in here),
        int(PLUS_ACTION in here),
        int(PLUS_BUY in here),
        int(PLUS_COIN in here),
    )


def announce_attack(g: Dominion, me: Player, play: int) -> None:
    """Before anything of an Attack happens, its player may, and then the others, clockwise."""
    if g.listens(ATTACKS):
        happens(g, ATTACKS, me, play)
    if g.listens(ATTACKED):
        for foe in g.others(me):
            happen(g, ATTACKED, foe, [play])


def play_times(
    g: Dominion, me: Player, multiplier: CardNo, this: CardNo, times: int, zone: list[CardNo]
) -> None:
    """Play a card from a zone several times, even if it has left play meanwhile (D37).

    A Duration keeps the card that multiplied it in play (D44).
    """
    play_from(g, me, this, zone)
    for _ in range(times - 1):
        carry_out(g, me, this)
    tie(g, me, multiplier, this)


def tie(g: Dominion, me: Player, multiplier: CardNo, this: CardNo) -> None:
    """Keep a multiplier in play as long as the Duration that it played again.

    Instead of one that is played where it lies, the card that plays it there stays. A Command
    may have played a Duration and stay in play for it.
    """
    if multiplier < 0 and g.playing is not None:
        multiplier = g.playing.anchor
    if multiplier >= 0 and g.types(g.text_of(me, this)) & (DURATION | COMMAND):
        g.tied.append((multiplier, this))


def become(g: Dominion, me: Player, this: CardNo, card: Card) -> None:
    """A card in play is another card until it leaves play (imitating cards before 2019, D45)."""
    if this not in g.disguises:
        g.disguises[this] = g.kinds[this]
    if g.loud:
        old = g.disguises[this]
        g.say("becomes", me.seat, {"card": old.id, "other": card.id, "rule": old.rule})
    g.kinds[this] = card


def play_as(g: Dominion, me: Player, this: CardNo, card: Card) -> None:
    """Let a card that is being played be another one, and follow that one's text: one play."""
    become(g, me, this, card)
    play = g.playing
    if play is not None:
        play.card = card
        if g.loud:
            g.say("plays", me.seat, {"cards": g.names([this]), "rule": card.rule})
        _follow(g, me, play, g.played.index(play))
