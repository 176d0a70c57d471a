"""Renaissance: cards that reveal, look for cards, or play one again."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.cards.common import look_through, put_back_openly, take_from_discard
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    ATTACK,
    REACTION,
    RENAISSANCE,
    RESERVE,
    REVEALED,
    THIS,
    TREASURE,
)
from tafelrunde.titles.dominion.pieces import Play
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.playing import carry_out, tie
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import DISCARD, MODE_AGAIN, PLAY, PLUS_COINS, TAKE

card = RENAISSANCE.card

patron = card("patron", cost=4, types=ACTION | REACTION, villagers=1, coins=2)


@patron.on(REVEALED, THIS, at_once=True)
def patron_revealed(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # Whatever made you reveal it: +1 Coffers.
    g.add_coffers(me, 1)


@card("mountain_village", cost=4, types=ACTION, actions=2)
def mountain_village(g: Dominion, me: Player, this: CardNo) -> None:
    # Take a card from the discard pile into hand; only if it is empty draw one instead.
    if me.discard:
        look_through(g, me)
        prompt = "mountain-village"
        chosen = g.ask_card(
            me, verb=TAKE, cards=me.discard, by=mountain_village, prompt=prompt, secret=True
        )
        take_from_discard(g, me, chosen)
    else:
        g.draw(me, 1)


@card("scepter", cost=5, types=TREASURE)
def scepter(g: Dominion, me: Player, this: CardNo) -> None:
    # +2 coins, or play again an Action played this turn that is still in play; not a Reserve card
    # that went to the Tavern mat and was called.
    if g.ask_mode(me, [PLUS_COINS, MODE_AGAIN], scepter, "scepter") == PLUS_COINS:
        g.earn(me, 2)
        return
    last: dict[CardNo, Play] = {}
    for play in g.played:
        if play.seat == me.seat and g.is_in_play(me, play.this):
            last[play.this] = play
    played = [one for one, play in last.items() if play.skips or not play.card.types & RESERVE]
    actions = g.of_type(me, played, ACTION)
    chosen = g.ask_card(me, verb=PLAY, cards=actions, by=scepter, prompt="scepter-play")
    if chosen >= 0:
        carry_out(g, me, chosen)
        tie(g, me, this, chosen)


@card("scholar", cost=5, types=ACTION)
def scholar(g: Dominion, me: Player, this: CardNo) -> None:
    # Discard the hand, then draw 7 cards.
    g.discard_all(me, me.hand, me.hand)
    g.draw(me, 7)


@card("seer", cost=5, types=ACTION, cards=1, actions=1)
def seer(g: Dominion, me: Player, this: CardNo) -> None:
    # Reveal 3 cards: those costing 2 to 4 go into hand, the rest back in any order.
    rest: list[CardNo] = []
    for top in g.reveal_top(me, 3):
        if g.costs_between(g.kinds[top], 2, 4):
            g.take(me, top, me.revealed, openly=True)
        else:
            rest.append(top)
    put_back_openly(g, me, rest, seer)


@card("villain", cost=5, types=ACTION | ATTACK, coffers=2)
def villain(g: Dominion, me: Player, this: CardNo) -> None:
    # Each opponent with 5 or more cards discards one that costs 2 or more now, or shows a hand
    # without one.
    for foe in g.attacked(me):
        if len(foe.hand) >= 5:
            dear = [held for held in foe.hand if g.cost(g.kinds[held]) >= 2]
            lost = g.ask_card(
                foe, verb=DISCARD, cards=dear, by=villain, or_pass=True, prompt="villain"
            )
            if lost >= 0:
                g.discard(foe, lost, foe.hand)
            else:
                g.show(foe, foe.hand)
