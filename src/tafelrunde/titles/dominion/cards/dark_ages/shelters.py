"""Dark Ages: the Shelters, which take the place of the Estates in the starting decks (D9, D64)."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    BOUGHT,
    DARK_AGES,
    HAND,
    REACTION,
    SHELTER,
    THIS,
    TRASHED,
    VICTORY,
)
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.table import Dominion

card = DARK_AGES.card

hovel = card("hovel", cost=1, types=REACTION | SHELTER, no_pile=True)
necropolis = card("necropolis", cost=1, types=ACTION | SHELTER, actions=2, no_pile=True)
overgrown_estate = card("overgrown_estate", cost=1, types=VICTORY | SHELTER, no_pile=True)


def _buys_victory(g: Dominion, me: Player, this: CardNo, purchase: int) -> bool:
    return g.types(g.bought[purchase].card) & VICTORY != 0


@hovel.on(BOUGHT, HAND, applies=_buys_victory, public=True, optional=True, again=True)
def hovel_abandoned(g: Dominion, me: Player, this: CardNo, purchase: int) -> None:
    # When you buy a Victory card, you may trash this from hand.
    g.to_trash(me, this, me.hand)


@overgrown_estate.on(TRASHED, THIS)
def overgrown_estate_trashed(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # +1 card.
    g.draw(me, 1)
