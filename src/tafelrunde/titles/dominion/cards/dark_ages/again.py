"""Dark Ages: cards that play other cards twice or in their own stead."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.cards.common import gain_one
from tafelrunde.titles.dominion.catalogue import ACTION, COMMAND, DARK_AGES, TREASURE
from tafelrunde.titles.dominion.piles import Pile
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.playing import (
    carry_out,
    play_as,
    play_from,
    play_in_place,
    play_times,
)
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import PLAY

card = DARK_AGES.card


@card("counterfeit", cost=5, types=TREASURE, coins=1, buys=1)
def counterfeit(g: Dominion, me: Player, this: CardNo) -> None:
    # You may play another Treasure from hand twice; then it is trashed, if it still is in play.
    if not me.hand:
        return
    chosen = g.ask_card(
        me,
        verb=PLAY,
        cards=g.of_type(me, me.hand, TREASURE),
        by=counterfeit,
        optional=True,
        prompt=counterfeit.id,
    )
    if chosen >= 0:
        play_times(g, me, this, chosen, 2, me.hand)
        if g.is_in_play(me, chosen):
            g.to_trash(me, chosen, me.play)


@card("procession", cost=4, types=ACTION)
def procession(g: Dominion, me: Player, this: CardNo) -> None:
    # You may play an Action from hand twice, then trash it and gain an Action costing exactly 1
    # more, even if the first one is no longer there to be trashed. In the first printing this
    # stays in play as long as a trashed Duration has something to do, later it does not.
    if not me.hand:
        return
    chosen = g.ask_card(
        me,
        verb=PLAY,
        cards=g.of_type(me, me.hand, ACTION),
        by=procession,
        optional=True,
        prompt=procession.id,
    )
    if chosen >= 0:
        if g.printing("dark_ages") == 2012:
            play_times(g, me, this, chosen, 2, me.hand)
        else:
            play_from(g, me, chosen, me.hand)
            carry_out(g, me, chosen)
        if g.is_in_play(me, chosen):
            g.to_trash(me, chosen, me.play)
        gain_one(g, me, g.exactly(g.price(g.kinds[chosen]).plus(1), ACTION), procession)


@card("band_of_misfits", cost=5, types=ACTION | COMMAND)
def band_of_misfits(g: Dominion, me: Player, this: CardNo) -> None:
    # Play an Action of the Supply that costs less than this, other than a Command, where it lies.
    # In the first printing this card is that one until it leaves play; if it has left play and is
    # played once more, it can only follow the text.
    piles: list[Pile] = []
    for pile in g.cheaper(g.price(band_of_misfits), ACTION):
        if pile.top is not None and not g.types(pile.top) & COMMAND:
            piles.append(pile)
    chosen = g.ask_pile(me, PLAY, piles, band_of_misfits, prompt="band-of-misfits")
    if chosen is None or chosen.top is None:
        return
    if g.printing("dark_ages") == 2012 and g.is_in_play(me, this):
        play_as(g, me, this, chosen.top)
    else:
        play_in_place(g, me, chosen.top, this)
