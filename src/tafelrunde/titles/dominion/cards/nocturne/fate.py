"""Nocturne: Fate cards, which bring Boons."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.cards.base import curse
from tafelrunde.titles.dominion.cards.nocturne.boons import (
    carry_out_boon,
    gives_a_coin,
    put_boon_away,
    receive_boon,
)
from tafelrunde.titles.dominion.cards.nocturne.states import lost_in_the_woods
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    ATTACK,
    FATE,
    GAINED,
    IN_PLAY,
    LATER,
    NOCTURNE,
    THIS,
    TREASURE,
    TURN_STARTS,
)
from tafelrunde.titles.dominion.mats import SAVED_BOONS
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import MODE_LATER, MODE_NOW, USE

card = NOCTURNE.card


@card("druid", cost=2, types=ACTION | FATE, buys=1)
def druid(g: Dominion, me: Player, this: CardNo) -> None:
    # Receive one of the three Boons laid out for Druid; it stays there in any case.
    chosen = g.ask_card(me, verb=USE, cards=g.decks["boons"].laid_out, by=druid, prompt="druid")
    if chosen >= 0:
        carry_out_boon(g, me, chosen)


@druid.sets_up
def druid_lays_out(g: Dominion) -> None:
    # Three Boons are laid out face up: those a recommended kingdom names, or the top ones.
    deck = g.decks["boons"]
    named = g.kingdom.layout.druid_boons
    for this in [one for one in deck.cards if g.kinds[one] in named] or deck.cards[-3:]:
        deck.cards.remove(this)
        deck.laid_out.append(this)


@card("pixie", cost=2, types=ACTION | FATE, cards=1, actions=1, heirloom="goat")
def pixie(g: Dominion, me: Player, this: CardNo) -> None:
    # Discard the top Boon; you may trash this to receive that Boon twice.
    deck = g.decks["boons"]
    gift = g.next_of("boons")
    if gift < 0:
        return
    deck.shown.remove(gift)
    deck.discard.append(gift)
    name = g.kinds[gift].id
    if g.is_in_play(me, this) and g.ask_yes(me, prompt="pixie", by=pixie, about=name):
        g.to_trash(me, this, me.play)
        carry_out_boon(g, me, gift)
        carry_out_boon(g, me, gift)
        if gift in deck.discard:
            put_boon_away(g, me, gift, deck.discard)


@card("tracker", cost=2, types=ACTION | FATE, coins=1, heirloom="pouch")
def tracker(g: Dominion, me: Player, this: CardNo) -> None:
    # Receive a Boon.
    receive_boon(g, me)


def _may_go_on_deck(g: Dominion, me: Player, this: CardNo, gained: int) -> bool:
    zone = g.where(me, gained)
    return zone is not None and zone is not me.deck


@tracker.on(GAINED, IN_PLAY, optional=True, applies=_may_go_on_deck, prompt="tracker")
def tracker_topdecks(g: Dominion, me: Player, this: CardNo, gained: int) -> None:
    # A card you gain may go on your deck.
    zone = g.where(me, gained)
    if zone is not None:
        g.put_on_deck(me, gained, zone, openly=True)


@card("fool", cost=3, types=ACTION | FATE, heirloom="lucky_coin", brings=("lost_in_the_woods",))
def fool(g: Dominion, me: Player, this: CardNo) -> None:
    # Unless you have Lost in the Woods, take it, from whoever has it, and receive 3 Boons, one
    # after the other in the order you like.
    if me.has(lost_in_the_woods):
        return
    for other in g.others(me):
        if other.has(lost_in_the_woods):
            g.return_state(other, lost_in_the_woods)
    g.take_state(me, lost_in_the_woods)
    gifts: list[CardNo] = []
    for _ in range(3):
        gift = g.next_of("boons")
        if gift >= 0:
            gifts.append(gift)
    while gifts:
        chosen = gifts[0]
        if len(gifts) > 1:
            chosen = g.ask_card(me, verb=USE, cards=gifts, by=fool, prompt="fool")
        gifts.remove(chosen)
        carry_out_boon(g, me, chosen)
        put_boon_away(g, me, chosen, g.decks["boons"].shown)


@card("bard", cost=4, types=ACTION | FATE, coins=2)
def bard(g: Dominion, me: Player, this: CardNo) -> None:
    # Receive a Boon.
    receive_boon(g, me)


blessed_village = card("blessed_village", cost=4, types=ACTION | FATE, cards=1, actions=2)


@blessed_village.on(GAINED, THIS)
def village_is_blessed(g: Dominion, me: Player, this: CardNo, gained: int) -> None:
    # Turn up a Boon; receive it now, or keep it until your next turn begins.
    gift = g.next_of("boons")
    if gift < 0:
        return
    shown = g.decks["boons"].shown
    modes = [MODE_NOW, MODE_LATER]
    if g.ask_mode(me, modes, blessed_village, "blessed-village") == MODE_NOW:
        carry_out_boon(g, me, gift)
        put_boon_away(g, me, gift, shown)
    else:
        shown.remove(gift)
        me.mat(SAVED_BOONS).append(gift)
        g.later(me, -1, saved_boon, gift, stays=False)


@blessed_village.on(TURN_STARTS, LATER, by_subject=True)
def saved_boon(g: Dominion, me: Player, this: CardNo, gift: int) -> None:
    # Receive the Boon that was kept.
    carry_out_boon(g, me, gift)
    put_boon_away(g, me, gift, me.mat(SAVED_BOONS))


@card("idol", cost=5, types=TREASURE | ATTACK | FATE, coins=2)
def idol(g: Dominion, me: Player, this: CardNo) -> None:
    # An odd number of Idols in play brings you a Boon, an even number each opponent a Curse.
    idols = len([other for other in me.play if g.kinds[other] is idol])
    if idols % 2 == 1:
        receive_boon(g, me)
    else:
        for foe in g.attacked(me):
            g.gain(foe, curse)


@card("sacred_grove", cost=5, types=ACTION | FATE, buys=1, coins=3)
def sacred_grove(g: Dominion, me: Player, this: CardNo) -> None:
    # Receive a Boon; unless it gives a coin, each opponent may receive it as well.
    gift = g.next_of("boons")
    if gift < 0:
        return
    carry_out_boon(g, me, gift)
    if not gives_a_coin(g.kinds[gift]):
        for other in g.others(me):
            name = g.kinds[gift].id
            if g.ask_yes(other, prompt="sacred-grove", by=sacred_grove, about=name):
                carry_out_boon(g, other, gift)
    put_boon_away(g, me, gift, g.decks["boons"].shown)
