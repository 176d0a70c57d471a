"""Renaissance: Projects that are always there, or that answer to gains, plays and trashing."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    GAINED,
    GAME_ENDS,
    OTHER_GAINED,
    OWNED,
    PLAYED,
    RENAISSANCE,
    TRASHED,
    TREASURE,
    VICTORY,
    Card,
)
from tafelrunde.titles.dominion.mats import ASIDE_OPEN
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.playing import carry_out, play_from, play_in_place
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import TRASH

project = RENAISSANCE.project

sewers = project("sewers", cost=3)
academy = project("academy", cost=5)
fleet = project("fleet", cost=5)
guildhall = project("guildhall", cost=5)
road_network = project("road_network", cost=5)
innovation = project("innovation", cost=6)
canal = project("canal", cost=7)
citadel = project("citadel", cost=8)

# In its owner's turns Actions that give coins are Treasures too: `Dominion.types` says so.
capitalism = project("capitalism", cost=5)


@canal.cheapens
def canal_cheapens(g: Dominion, card: Card) -> int:
    # In its owner's turns every card costs 1 less.
    return 1 if g.players[g.turn].has(canal) else 0


# -- trashing


def _not_by_sewers(g: Dominion, me: Player, this: CardNo, trashed: int) -> bool:
    return g.trash_cause is not sewers and len(me.hand) > 0


@sewers.on(TRASHED, OWNED, applies=_not_by_sewers)
def sewers_flush(g: Dominion, me: Player, this: CardNo, trashed: int) -> None:
    # You may trash a card from hand.
    chosen = g.ask_card(me, verb=TRASH, cards=me.hand, by=sewers, optional=True, prompt="sewers")
    if chosen >= 0:
        g.to_trash(me, chosen, me.hand, by=sewers)


# -- gaining


def _is_action(g: Dominion, me: Player, this: CardNo, gained: int) -> bool:
    return g.types_of(me, gained) & ACTION != 0


@academy.on(GAINED, OWNED, at_once=True, applies=_is_action)
def academy_teaches(g: Dominion, me: Player, this: CardNo, gained: int) -> None:
    # +1 Villager for an Action.
    g.add_villagers(me, 1)


def _is_treasure(g: Dominion, me: Player, this: CardNo, gained: int) -> bool:
    return g.types_of(me, gained) & TREASURE != 0


@guildhall.on(GAINED, OWNED, at_once=True, applies=_is_treasure)
def guildhall_pays(g: Dominion, me: Player, this: CardNo, gained: int) -> None:
    # +1 Coffers for a Treasure.
    g.add_coffers(me, 1)


def _is_victory(g: Dominion, me: Player, this: CardNo, gained: int) -> bool:
    return g.types(g.kinds[gained]) & VICTORY != 0


@road_network.on(OTHER_GAINED, OWNED, simple=True, applies=_is_victory)
def road_network_draws(g: Dominion, me: Player, this: CardNo, gained: int) -> None:
    # +1 card when another player gains a Victory card.
    g.draw(me, 1)


def _is_first_action(g: Dominion, me: Player, this: CardNo, gained: int) -> bool:
    # In one's own turn, and only if it still lies where it was gained to.
    if g.gain_now is None or g.gain_now.place < 0 or not g.types_of(me, gained) & ACTION:
        return False
    for earlier in me.gained[: g.gain_now.place]:
        inherits = me.inherits if earlier is g.kingdom.estate else None
        if g.types(inherits or earlier) & ACTION:
            return False
    return g.where(me, gained) is not None


@innovation.on(GAINED, OWNED, optional=True, applies=_is_first_action, prompt="innovation")
def innovation_plays(g: Dominion, me: Player, this: CardNo, gained: int) -> None:
    # Set the card aside, then play it.
    zone = g.where(me, gained)
    if zone is not None:
        g.set_aside(me, [gained], zone, openly=True)
        play_from(g, me, gained, me.mat(ASIDE_OPEN))


# -- playing


def _is_first_play(g: Dominion, me: Player, this: CardNo, play: int) -> bool:
    if g.turn != me.seat:
        return False
    for at in range(len(g.played)):
        if g.played[at].seat == me.seat and g.types(g.played[at].card) & ACTION:
            return at == play
    return False


@citadel.on(PLAYED, OWNED, applies=_is_first_play)
def citadel_doubles(g: Dominion, me: Player, this: CardNo, play: int) -> None:
    # The first Action of the turn is played again, wherever it is now.
    first = g.played[play]
    if first.this >= 0:
        carry_out(g, me, first.this)
    else:
        play_in_place(g, me, first.card, first.anchor)


# -- the end


@fleet.on(GAME_ENDS, OWNED, at_once=True)
def fleet_sails(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # One more turn for each owner before the game ends.
    g.last_round_follows(me, fleet)
