"""Nocturne: Actions without Boons and Hexes, and Cemetery."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.cards.common import gain_one
from tafelrunde.titles.dominion.cards.nocturne.beside import (
    zombie_apprentice,
    zombie_mason,
    zombie_spy,
)
from tafelrunde.titles.dominion.cards.nocturne.heirlooms import cursed_gold
from tafelrunde.titles.dominion.cards.nocturne.shared import discard_three, play_another_kind
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    DISCARDED,
    DURATION,
    GAINED,
    LATER,
    NOCTURNE,
    REACTION,
    THIS,
    TREASURE,
    TURN_ENDS,
    TURN_STARTS,
    VICTORY,
)
from tafelrunde.titles.dominion.mats import ASIDE_OPEN
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.playing import play_in_place
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import DISCARD, PLAY, TRASH

card = NOCTURNE.card

faithful_hound = card("faithful_hound", cost=2, types=ACTION | REACTION, cards=2)
cemetery = card(
    "cemetery", cost=4, types=VICTORY, points=2, heirloom="haunted_mirror", brings=("ghost",)
)


def _lies_there(g: Dominion, me: Player, this: CardNo, discarded: int) -> bool:
    return discarded in me.discard


@faithful_hound.on(DISCARDED, THIS, optional=True, applies=_lies_there, prompt="faithful-hound")
def hound_waits(g: Dominion, me: Player, this: CardNo, discarded: int) -> None:
    # Discarded outside Clean-up it may be set aside until the turn ends, whoever's turn it is.
    g.set_aside(me, [discarded], me.discard, openly=True)
    g.later(me, -1, hound_returns, discarded, stays=False)


@faithful_hound.on(TURN_ENDS, LATER, simple=True)
def hound_returns(g: Dominion, me: Player, this: CardNo, kept: int) -> None:
    # Back into hand, after the new hand was drawn.
    g.take(me, kept, me.mat(ASIDE_OPEN), openly=True)


@card(
    "secret_cave",
    cost=3,
    types=ACTION | DURATION,
    cards=1,
    actions=1,
    says_coins=True,
    heirloom="magic_lamp",
    brings=("wish",),
)
def secret_cave(g: Dominion, me: Player, this: CardNo) -> None:
    # You may discard 3 cards; only then there is something to wait for.
    if discard_three(g, me, secret_cave):
        g.later(me, this, cave_pays)


@secret_cave.on(TURN_STARTS, LATER, simple=True)
def cave_pays(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # +3 coins.
    g.earn(me, 3)


@cemetery.on(GAINED, THIS)
def cemetery_buries(g: Dominion, me: Player, this: CardNo, gained: int) -> None:
    # When you gain this, trash up to 4 cards from hand.
    chosen = g.choose_cards(me, TRASH, me.hand, cemetery, 4, optional=True, prompt="cemetery")
    g.trash_all(me, chosen, me.hand)


@card("conclave", cost=4, types=ACTION, coins=2)
def conclave(g: Dominion, me: Player, this: CardNo) -> None:
    # You may play an Action from hand of which you have no copy in play; if you did, +1 action.
    if play_another_kind(g, me, conclave):
        g.add_actions(me, 1)


@card("necromancer", cost=4, types=ACTION)
def necromancer(g: Dominion, me: Player, this: CardNo) -> None:
    # Play an Action that lies face up in the trash and is no Duration. It stays there, face down
    # until the turn ends.
    dead = [
        other
        for other in g.trash
        if other not in g.face_down
        and g.types(g.kinds[other]) & ACTION
        and not g.types(g.kinds[other]) & DURATION
    ]
    chosen = g.ask_card(me, verb=PLAY, cards=dead, by=necromancer, prompt="necromancer")
    if chosen >= 0:
        g.face_down.add(chosen)
        play_in_place(g, me, g.kinds[chosen], this)


@necromancer.sets_up
def zombies_rise(g: Dominion) -> None:
    # The three Zombies start in the trash.
    for zombie in (zombie_apprentice, zombie_mason, zombie_spy):
        g.trash.append(len(g.kinds))
        g.kinds.append(zombie)


@card("shepherd", cost=4, types=ACTION, actions=1, heirloom="pasture")
def shepherd(g: Dominion, me: Player, this: CardNo) -> None:
    # Discard any number of Victory cards, openly: 2 cards for each.
    if not me.hand:
        return
    flock = g.of_type(me, me.hand, VICTORY)
    chosen = g.choose_cards(
        me, DISCARD, flock, shepherd, optional=True, out_of=len(me.hand), prompt="shepherd"
    )
    g.discard_all(me, chosen, me.hand)
    g.draw(me, 2 * len(chosen))


@card("pooka", cost=5, types=ACTION, heirloom="cursed_gold")
def pooka(g: Dominion, me: Player, this: CardNo) -> None:
    # You may trash a Treasure other than Cursed Gold from hand for 4 cards.
    if not me.hand:
        return
    held = [
        other for other in g.of_type(me, me.hand, TREASURE) if g.kinds[other] is not cursed_gold
    ]
    chosen = g.ask_card(me, verb=TRASH, cards=held, by=pooka, optional=True, prompt="pooka")
    if chosen >= 0:
        g.to_trash(me, chosen, me.hand)
        g.draw(me, 4)


@card("tragic_hero", cost=5, types=ACTION, cards=3, buys=1)
def tragic_hero(g: Dominion, me: Player, this: CardNo) -> None:
    # With 8 or more cards in hand then, trash this if it is still there, and gain a Treasure.
    if len(me.hand) < 8:
        return
    if g.is_in_play(me, this):
        g.to_trash(me, this, me.play)
    piles = [pile for pile in g.supply() if pile.top is not None and g.types(pile.top) & TREASURE]
    gain_one(g, me, piles, tragic_hero)
