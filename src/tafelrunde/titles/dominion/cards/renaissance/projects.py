"""Renaissance: Projects that are used when a turn begins, when a Buy phase ends, when shuffling."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.cards.base import copper
from tafelrunde.titles.dominion.cards.common import trash_from_hand
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    BUY_ENDS,
    LATER,
    OWNED,
    RENAISSANCE,
    SHUFFLED,
    SHUFFLES,
    TURN_STARTS,
    VICTORY,
)
from tafelrunde.titles.dominion.counters import PLOT
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.playing import play_from
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import DISCARD, MODE_TOKEN, PLUS_CARDS, TOPDECK

project = RENAISSANCE.project

cathedral = project("cathedral", cost=3)
city_gate = project("city_gate", cost=3)
pageant = project("pageant", cost=3)
star_chart = project("star_chart", cost=3)
exploration = project("exploration", cost=4)
fair = project("fair", cost=4)
silos = project("silos", cost=4)
sinister_plot = project("sinister_plot", cost=4)
piazza = project("piazza", cost=5)
barracks = project("barracks", cost=6)
crop_rotation = project("crop_rotation", cost=6)


# -- a turn begins


@cathedral.on(TURN_STARTS, OWNED)
def cathedral_trashes(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # Trash a card from hand.
    trash_from_hand(g, me, 1, cathedral)


@city_gate.on(TURN_STARTS, OWNED)
def city_gate_passes(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # Draw a card, then put one from hand on the deck, also if none was drawn.
    g.draw(me, 1)
    chosen = g.ask_card(
        me, verb=TOPDECK, cards=me.hand, by=city_gate, prompt="city-gate", secret=True
    )
    if chosen >= 0:
        g.put_on_deck(me, chosen, me.hand)


@fair.on(TURN_STARTS, OWNED, at_once=True)
def fair_opens(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # +1 buy.
    g.add_buys(me, 1)


@barracks.on(TURN_STARTS, OWNED, at_once=True)
def barracks_drill(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # +1 action.
    g.add_actions(me, 1)


@silos.on(TURN_STARTS, OWNED)
def silos_swap(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # Discard any number of Coppers, shown from hand, and draw as many cards.
    if not me.hand:
        return
    coppers = [held for held in me.hand if g.kinds[held] is copper]
    n = g.ask_count(
        me, verb=DISCARD, low=0, high=len(coppers), by=silos, prompt="silos", always=True
    )
    if n > 0:
        g.show(me, coppers[:n])
        g.discard_all(me, coppers[:n], me.hand)
        g.draw(me, n)


@sinister_plot.on(TURN_STARTS, OWNED)
def sinister_plot_thickens(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # One more token of your own, or take all of them off for a card each.
    mode = g.ask_mode(me, [MODE_TOKEN, PLUS_CARDS], sinister_plot, "sinister-plot")
    tokens = me.counts[PLOT]
    if mode == MODE_TOKEN:
        g.put_counter(me, PLOT, tokens + 1)
    else:
        g.put_counter(me, PLOT, 0)
        g.draw(me, tokens)


@piazza.on(TURN_STARTS, OWNED)
def piazza_reveals(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # Reveal the top card of the deck; an Action is played, anything else goes back.
    for top in g.reveal_top(me, 1):
        if g.types_of(me, top) & ACTION:
            play_from(g, me, top, me.revealed)
        else:
            g.put_on_deck(me, top, me.revealed, openly=True)


@crop_rotation.on(TURN_STARTS, OWNED)
def crop_rotation_turns(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # You may discard a Victory card for 2 cards.
    if not me.hand:
        return
    victories = g.of_type(me, me.hand, VICTORY)
    chosen = g.ask_card(
        me, verb=DISCARD, cards=victories, by=crop_rotation, optional=True, prompt="crop-rotation"
    )
    if chosen >= 0:
        g.discard(me, chosen, me.hand)
        g.draw(me, 2)


# -- a Buy phase ends


def _has_coin(g: Dominion, me: Player, this: CardNo, subject: int) -> bool:
    return g.coins > 0


@pageant.on(BUY_ENDS, OWNED, optional=True, applies=_has_coin, prompt="pageant")
def pageant_saves(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # Pay 1 coin for +1 Coffers.
    g.lose_coins(1)
    g.add_coffers(me, 1)


def _bought_no_card(g: Dominion, me: Player, this: CardNo, subject: int) -> bool:
    return g.cards_bought_here() == 0


@exploration.on(BUY_ENDS, OWNED, at_once=True, applies=_bought_no_card)
def exploration_returns(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # Without a card bought in this Buy phase: +1 Coffers, +1 Villager.
    g.add_coffers(me, 1)
    g.add_villagers(me, 1)


# -- shuffling


@star_chart.on(SHUFFLES, OWNED)
def star_chart_picks(g: Dominion, me: Player, this: CardNo, in_deck: int) -> None:
    # You may choose one of the cards to be shuffled, which ends up on top of them.
    cards = me.deck if in_deck else me.discard
    for seen in cards:
        g.known[seen] = g.known.get(seen, 0) | me.eyes
    chosen = g.ask_card(
        me,
        verb=TOPDECK,
        cards=cards,
        by=star_chart,
        optional=True,
        prompt="star-chart",
        secret=True,
    )
    if chosen >= 0:
        g.this_turn(me, -1, star_chart_lifts, once=True, subject=chosen)


@star_chart.on(SHUFFLED, LATER, at_once=True)
def star_chart_lifts(g: Dominion, me: Player, this: CardNo, chosen: int) -> None:
    # The others learn that there is such a card, not which one.
    me.deck.remove(chosen)
    me.deck.append(chosen)
    g.known[chosen] = me.eyes
    if g.loud:
        g.say("topdecks", me.seat, {"count": 1}, {"cards": g.names([chosen])}, me.eyes)
