"""Nocturne: Night cards that bring no Hex."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.cards.base import copper, gold
from tafelrunde.titles.dominion.cards.common import gain_one
from tafelrunde.titles.dominion.cards.nocturne.beside import ghost, imp, will_o_wisp
from tafelrunde.titles.dominion.cards.nocturne.shared import never, sort_top
from tafelrunde.titles.dominion.catalogue import (
    ATTACK,
    ATTACKED,
    DURATION,
    GAINED,
    KINGDOM,
    LATER,
    NIGHT,
    NOCTURNE,
    TO_HAND,
    TREASURE,
    TURN_STARTS,
)
from tafelrunde.titles.dominion.mats import ASIDE
from tafelrunde.titles.dominion.piles import Pile
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import ASIDE as SET_ASIDE
from tafelrunde.titles.dominion.vocabulary import DISCARD, GAIN, TAKE, TRASH

card = NOCTURNE.card

# Durations that say nothing but what the next turn begins with; gained into hand, they can be
# played in the same turn.
ghost_town = card(
    "ghost_town",
    cost=3,
    types=NIGHT | DURATION,
    next_cards=1,
    next_actions=1,
    gained_to=TO_HAND,
)
den_of_sin = card("den_of_sin", cost=5, types=NIGHT | DURATION, next_cards=2, gained_to=TO_HAND)


# -- costing 2 and 3


@card("guardian", cost=2, types=NIGHT | DURATION, next_coins=1, gained_to=TO_HAND)
def guardian(g: Dominion, me: Player, this: CardNo) -> None:
    # Until your next turn opponents' Attacks do not affect you.
    g.until_next_turn(me, this, guardian_protects)


@guardian.on(ATTACKED, LATER, shields=True, applies=never)
def guardian_protects(g: Dominion, me: Player, this: CardNo, attack: int) -> None:
    # It protects by being there.
    pass


@card("monastery", cost=2, types=NIGHT)
def monastery(g: Dominion, me: Player, this: CardNo) -> None:
    # For each card gained this turn you may trash a card from hand or a Copper in play. All are
    # chosen before any is trashed: first how many Coppers in play, then cards from hand.
    most = len(me.gained)
    coppers = [other for other in me.play if g.kinds[other] is copper]
    n = g.ask_count(
        me,
        low=0,
        high=min(most, len(coppers)),
        by=monastery,
        prompt="monastery-coppers",
        about=copper.id,
    )
    chosen: list[CardNo] = []
    if most > n:
        prompt = "monastery"
        chosen = g.choose_cards(
            me, TRASH, me.hand, monastery, most - n, optional=True, prompt=prompt
        )
    for other in coppers[:n]:
        g.lay_in_trash(me, other, me.play)
    for other in chosen:
        g.lay_in_trash(me, other, me.hand)
    g.tell_trashed(me, coppers[:n] + chosen)


@card("changeling", cost=3, types=NIGHT)
def changeling(g: Dominion, me: Player, this: CardNo) -> None:
    # Trash this; gain a copy of a card that is still in play.
    if g.is_in_play(me, this):
        g.to_trash(me, this, me.play)
    there = [g.kinds[other] for other in me.play]
    piles = [pile for pile in g.supply() if (pile.top or pile.card) in there]
    if all(pile.left == 0 for pile in piles):
        return
    chosen = g.ask_pile(me, GAIN, piles, changeling, prompt="changeling")
    if chosen is not None and g.gain_top(me, chosen) < 0 and g.loud:
        g.say("finds-none", me.seat, {"card": chosen.card.id, "rule": changeling.rule})


def _may_be_exchanged(g: Dominion, me: Player, this: CardNo, gained: int) -> bool:
    kind = g.kinds[gained]
    return (
        kind is not changeling
        and g.cost(kind) >= 3
        and g.left(changeling) > 0
        and g.pile(kind) is not None
        and g.where(me, gained) is not None
    )


@changeling.on(GAINED, KINGDOM, optional=True, applies=_may_be_exchanged, prompt="exchange")
def changeling_swaps(g: Dominion, me: Player, this: CardNo, gained: int) -> None:
    # A gained card costing 3 or more may be exchanged for a Changeling.
    zone = g.where(me, gained)
    if zone is not None:
        g.exchange(me, gained, zone, changeling)


@card("night_watchman", cost=3, types=NIGHT, gained_to=TO_HAND)
def night_watchman(g: Dominion, me: Player, this: CardNo) -> None:
    # Look at the top 5 cards of your deck: discard any of them, put the others back in any order.
    sort_top(g, me, 5, night_watchman)


# -- costing 4 and more


@card("devils_workshop", cost=4, types=NIGHT, brings=("imp",))
def devils_workshop(g: Dominion, me: Player, this: CardNo) -> None:
    # By what you have gained this turn: two or more cards bring an Imp, one brings a card costing
    # up to 4, none a Gold.
    if len(me.gained) >= 2:
        g.gain(me, imp)
    elif me.gained:
        gain_one(g, me, g.affordable(4), devils_workshop)
    else:
        g.gain(me, gold)


@card("exorcist", cost=4, types=NIGHT, brings=("will_o_wisp", "imp", "ghost"))
def exorcist(g: Dominion, me: Player, this: CardNo) -> None:
    # Trash a card from hand and gain a cheaper Spirit.
    chosen = g.ask_card(me, verb=TRASH, cards=me.hand, by=exorcist, prompt="exorcist")
    if chosen < 0:
        return
    price = g.price(g.kinds[chosen])
    g.to_trash(me, chosen, me.hand)
    spirits: list[Pile] = []
    for spirit in (will_o_wisp, imp, ghost):
        pile = g.pile(spirit)
        if pile is not None and pile.left > 0 and g.price(spirit).is_less(price):
            spirits.append(pile)
    gain_one(g, me, spirits, exorcist)


@card("cobbler", cost=5, types=NIGHT | DURATION)
def cobbler(g: Dominion, me: Player, this: CardNo) -> None:
    # When your next turn begins, something is gained.
    g.later(me, this, cobbler_gains)


@cobbler.on(TURN_STARTS, LATER)
def cobbler_gains(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # Gain a card costing up to 4 into hand.
    gain_one(g, me, g.affordable(4), cobbler, TO_HAND)


@card("crypt", cost=5, types=NIGHT | DURATION)
def crypt(g: Dominion, me: Player, this: CardNo) -> None:
    # Set any number of Treasures in play aside, face down; everybody has seen which.
    treasures = g.of_type(me, me.play, TREASURE)
    chosen = g.choose_cards(me, SET_ASIDE, treasures, crypt, optional=True, prompt="crypt")
    if chosen:
        for kept in chosen:
            g.lift(me, kept, me.play)
            me.mat(ASIDE).append(kept)
            g.known.pop(kept, 0)
            g.packets[kept] = -2 - this  # all know the lot, only their owner which ones are left
        if g.loud:
            g.say("sets-aside", me.seat, {"count": len(chosen), "cards": g.names(chosen)})
        g.later(me, this, crypt_opens, cards=chosen)


@crypt.on(TURN_STARTS, LATER)
def crypt_opens(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # Put one of them into hand, and the next one when your next turn begins.
    assert g.lasting_now is not None
    cards = g.lasting_now.cards
    chosen = g.ask_card(me, verb=TAKE, cards=cards, by=crypt, prompt="crypt-take", secret=True)
    g.take(me, chosen, me.mat(ASIDE))
    rest = [kept for kept in cards if kept != chosen]
    if rest:
        g.later(me, this, crypt_opens, cards=rest)


@card("raider", cost=6, types=NIGHT | DURATION | ATTACK, next_coins=3)
def raider(g: Dominion, me: Player, this: CardNo) -> None:
    # Each opponent with 5 or more cards in hand discards a copy of a card you have in play, or
    # shows a hand without one.
    there = [g.kinds[other] for other in me.play]
    for foe in g.attacked(me):
        if len(foe.hand) >= 5:
            copies = [held for held in foe.hand if g.kinds[held] in there]
            lost = g.ask_card(
                foe, verb=DISCARD, cards=copies, by=raider, or_pass=True, prompt="raider"
            )
            if lost >= 0:
                g.discard(foe, lost, foe.hand)
            else:
                g.show(foe, foe.hand)
