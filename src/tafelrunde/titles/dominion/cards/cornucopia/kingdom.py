"""Cornucopia: the kingdom cards but Tournament. Above each function: what it does, in our words."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.cards.base import curse
from tafelrunde.titles.dominion.cards.common import (
    different_names,
    discard_from_hand,
    gain_one,
    may_discard,
    reveal_until,
    trash_for_exactly,
)
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    ATTACK,
    ATTACKED,
    CORNUCOPIA,
    CURSE,
    HAND,
    LATER,
    REACTION,
    TREASURE,
    TURN_STARTS,
    VICTORY,
)
from tafelrunde.titles.dominion.mats import ASIDE_OPEN
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import GAIN, GIVE, REVEAL

card = CORNUCOPIA.card

fairgrounds = card("fairgrounds", cost=6, types=VICTORY)


@fairgrounds.scores
def fairgrounds_points(g: Dominion, me: Player) -> int:
    # 2 points for every 5 different names among the owner's cards, rounded down.
    return 2 * (different_names(g, me.all_cards()) // 5)


# -- cost 2 and 3


@card("hamlet", cost=2, types=ACTION, cards=1, actions=1)
def hamlet(g: Dominion, me: Player, this: CardNo) -> None:
    # You may discard a card for 1 action; independently of that, another one for 1 buy.
    if may_discard(g, me, me.hand, hamlet, "hamlet-action"):
        g.add_actions(me, 1)
    if may_discard(g, me, me.hand, hamlet, "hamlet-buy"):
        g.add_buys(me, 1)


def _is_victory_or_curse(g: Dominion, me: Player, this: CardNo) -> bool:
    return g.types_of(me, this) & (VICTORY | CURSE) != 0


@card("fortune_teller", cost=3, types=ACTION | ATTACK, coins=2)
def fortune_teller(g: Dominion, me: Player, this: CardNo) -> None:
    # Each opponent reveals cards until a Victory card or Curse shows, puts that one on the deck
    # and discards the others.
    for foe in g.attacked(me):
        hits, others = reveal_until(g, foe, _is_victory_or_curse)
        for hit in hits:
            g.put_on_deck(foe, hit, foe.revealed, openly=True)
        g.discard_all(foe, others, foe.revealed)


@card("menagerie", cost=3, types=ACTION, actions=1)
def menagerie(g: Dominion, me: Player, this: CardNo) -> None:
    # Show the hand; without two cards of one name draw 3 cards, otherwise 1.
    g.show(me, me.hand)
    g.draw(me, 3 if different_names(g, me.hand) == len(me.hand) else 1)


# -- cost 4


def _is_action_or_treasure(g: Dominion, me: Player, this: CardNo) -> bool:
    return g.types_of(me, this) & (ACTION | TREASURE) != 0


@card("farming_village", cost=4, types=ACTION, actions=2)
def farming_village(g: Dominion, me: Player, this: CardNo) -> None:
    # Reveal cards until an Action or Treasure shows; take that one and discard the others.
    hits, others = reveal_until(g, me, _is_action_or_treasure)
    for hit in hits:
        g.take(me, hit, me.revealed, openly=True)
    g.discard_all(me, others, me.revealed)


@card("horse_traders", cost=4, types=ACTION | REACTION, buys=1, coins=3)
def horse_traders(g: Dominion, me: Player, this: CardNo) -> None:
    # Discard 2 cards, or as many as there are.
    discard_from_hand(g, me, 2, horse_traders)


@horse_traders.on(ATTACKED, HAND, optional=True, again=True)
def horse_traders_leave(g: Dominion, me: Player, this: CardNo, attack: int) -> None:
    # Set this aside from hand until your next turn begins; the Attack goes on.
    g.set_aside(me, [this], me.hand, openly=True)
    g.later(me, -1, horse_traders_return, subject=this, stays=False)


@horse_traders.on(TURN_STARTS, LATER, simple=True)
def horse_traders_return(g: Dominion, me: Player, this: CardNo, kept: int) -> None:
    # It comes back into hand, and brings a card.
    g.take(me, kept, me.mat(ASIDE_OPEN), openly=True)
    g.draw(me, 1)


@card("remake", cost=4, types=ACTION)
def remake(g: Dominion, me: Player, this: CardNo) -> None:
    # Twice: trash a card from hand, gain one costing exactly 1 more.
    for _ in range(2):
        trash_for_exactly(g, me, 1, remake)


def _is_bane(g: Dominion, this: CardNo) -> bool:
    pile = g.pile_of(this)
    return pile is not None and pile.card is g.kingdom.bane


@card("young_witch", cost=4, types=ACTION | ATTACK, cards=2, needs_bane=True)
def young_witch(g: Dominion, me: Player, this: CardNo) -> None:
    # Discard 2 cards. Each opponent who does not show a Bane card from hand gains a Curse.
    discard_from_hand(g, me, 2, young_witch)
    for foe in g.attacked(me):
        shown = -1
        if foe.hand:
            banes = [held for held in foe.hand if _is_bane(g, held)]
            shown = g.ask_card(
                foe, verb=REVEAL, cards=banes, by=young_witch, optional=True, prompt="young-witch"
            )
        if shown >= 0:
            g.show(foe, [shown])
        else:
            g.gain(foe, curse)


# -- cost 5


@card("harvest", cost=5, types=ACTION, says_coins=True)
def harvest(g: Dominion, me: Player, this: CardNo) -> None:
    # Reveal and discard the top 4 cards of your deck; 1 coin for each different name.
    shown = g.reveal_top(me, 4)
    names = different_names(g, shown)
    g.discard_all(me, shown, me.revealed)
    g.earn(me, names)


@card("horn_of_plenty", cost=5, types=TREASURE)
def horn_of_plenty(g: Dominion, me: Player, this: CardNo) -> None:
    # Gain a card costing up to the number of different names in play; for a Victory card this is
    # trashed.
    gained = gain_one(g, me, g.affordable(different_names(g, me.play)), horn_of_plenty)
    if gained >= 0 and g.types(g.kinds[gained]) & VICTORY and g.is_in_play(me, this):
        g.to_trash(me, this, me.play)


def _is_not_in_hand(g: Dominion, me: Player, this: CardNo) -> bool:
    return g.find(me.hand, g.kinds[this]) < 0


@card("hunting_party", cost=5, types=ACTION, cards=1, actions=1)
def hunting_party(g: Dominion, me: Player, this: CardNo) -> None:
    # Show the hand, then reveal cards until one is no copy of a card in it; take that one and
    # discard the others.
    g.show(me, me.hand)
    hits, others = reveal_until(g, me, _is_not_in_hand)
    for hit in hits:
        g.take(me, hit, me.revealed, openly=True)
    g.discard_all(me, others, me.revealed)


@card("jester", cost=5, types=ACTION | ATTACK, coins=2)
def jester(g: Dominion, me: Player, this: CardNo) -> None:
    # Each opponent discards the top card of their deck. For a Victory card they gain a Curse;
    # of any other card you say whether they or you gain a copy from the Supply.
    for foe in g.attacked(me):
        for top in g.reveal_top(foe, 1):
            kind = g.kinds[top]
            scores = g.types_of(foe, top) & VICTORY != 0
            g.discard(foe, top, foe.revealed)
            if scores:
                g.gain(foe, curse)
                continue
            pile = g.pile(kind)
            if pile is not None and pile.supply and pile.top is kind:
                verb = g.ask_either(me, top, [GAIN, GIVE], jester, "jester", target=foe.seat)
                g.gain_top(me if verb == GAIN else foe, pile)
