"""Nocturne: Spirits and Wishes, which lie beside the Supply, and the three Zombies."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.cards.common import (
    gain_one,
    is_action,
    look_at_top,
    reveal_until,
)
from tafelrunde.titles.dominion.cards.nocturne.shared import play_another_kind
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    DURATION,
    LATER,
    NIGHT,
    NOCTURNE,
    SPIRIT,
    TO_HAND,
    TURN_STARTS,
    ZOMBIE,
)
from tafelrunde.titles.dominion.mats import ASIDE_OPEN
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.playing import play_times
from tafelrunde.titles.dominion.prices import Price
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import DISCARD, TOPDECK, TRASH

card = NOCTURNE.card

# -- Spirits


@card("will_o_wisp", cost=0, types=ACTION | SPIRIT, cards=1, actions=1, supply=False, pile=12)
def will_o_wisp(g: Dominion, me: Player, this: CardNo) -> None:
    # Reveal the top card of your deck; it goes into hand if it costs up to 2.
    for top in g.reveal_top(me, 1):
        if g.price(g.kinds[top]).fits(Price(2)):
            g.take(me, top, me.revealed, openly=True)
        else:
            g.put_on_deck(me, top, me.revealed, openly=True)


@card("imp", cost=2, types=ACTION | SPIRIT, cards=2, supply=False, pile=13)
def imp(g: Dominion, me: Player, this: CardNo) -> None:
    # You may play an Action from hand of which you have no copy in play.
    play_another_kind(g, me, imp)


@card("ghost", cost=4, types=NIGHT | DURATION | SPIRIT, supply=False, pile=6)
def ghost(g: Dominion, me: Player, this: CardNo) -> None:
    # Reveal cards until an Action: it is set aside, the others are discarded. Without one there
    # is nothing left to do.
    found, others = reveal_until(g, me, is_action)
    g.set_aside(me, found, me.revealed, openly=True)
    g.discard_all(me, others, me.revealed)
    for kept in found:
        g.later(me, this, ghost_plays, kept)


@ghost.on(TURN_STARTS, LATER, by_subject=True)
def ghost_plays(g: Dominion, me: Player, this: CardNo, kept: int) -> None:
    # Play the Action twice, one play right after the other.
    play_times(g, me, this, kept, 2, me.mat(ASIDE_OPEN))


# -- Wishes


@card("wish", cost=0, types=ACTION, actions=1, supply=False, pile=12)
def wish(g: Dominion, me: Player, this: CardNo) -> None:
    # Return this to its pile; only then gain a card costing up to 6 into hand.
    if g.is_in_play(me, this) and g.return_to_pile(me, this, me.play):
        gain_one(g, me, g.affordable(6), wish, TO_HAND)


# -- Zombies, which Necromancer plays in the trash


@card("zombie_apprentice", cost=3, types=ACTION | ZOMBIE, no_pile=True)
def zombie_apprentice(g: Dominion, me: Player, this: CardNo) -> None:
    # You may trash an Action from hand for 3 cards and an action.
    if not me.hand:
        return
    chosen = g.ask_card(
        me,
        verb=TRASH,
        cards=g.of_type(me, me.hand, ACTION),
        by=zombie_apprentice,
        optional=True,
        prompt="zombie-apprentice",
    )
    if chosen >= 0:
        g.to_trash(me, chosen, me.hand)
        g.draw(me, 3)
        g.add_actions(me, 1)


@card("zombie_mason", cost=3, types=ACTION | ZOMBIE, no_pile=True)
def zombie_mason(g: Dominion, me: Player, this: CardNo) -> None:
    # Trash the top card of your deck; you may gain a card costing up to 1 more.
    for top in g.off_deck(me, 1):
        me.revealed.append(top)
        limit = g.price(g.kinds[top]).plus(1)
        g.to_trash(me, top, me.revealed)
        gain_one(g, me, g.up_to(limit), zombie_mason, optional=True)


@card("zombie_spy", cost=3, types=ACTION | ZOMBIE, cards=1, actions=1, no_pile=True)
def zombie_spy(g: Dominion, me: Player, this: CardNo) -> None:
    # Look at the top card of your deck: discard it or put it back.
    look_at_top(g, me, [DISCARD, TOPDECK], zombie_spy, "zombie-spy")
