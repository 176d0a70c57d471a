"""Dark Ages: cards that have something to say when they, or others, are trashed."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.cards.base import duchy, estate, gold, silver
from tafelrunde.titles.dominion.cards.common import gain_one
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    ATTACK,
    DARK_AGES,
    HAND,
    REACTION,
    THIS,
    TRASHED,
    VICTORY,
)
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import (
    MODE_DISCARD,
    MODE_DUCHY,
    MODE_ESTATE,
    MODE_HAND,
    MODE_SILVER,
    PLUS_ACTIONS,
    PLUS_BUYS,
    TRASH,
)

card = DARK_AGES.card

feodum = card("feodum", cost=4, types=VICTORY)
fortress = card("fortress", cost=4, types=ACTION, cards=1, actions=2)
hunting_grounds = card("hunting_grounds", cost=6, types=ACTION, cards=4)
market_square = card("market_square", cost=3, types=ACTION | REACTION, cards=1, actions=1, buys=1)


@card("squire", cost=2, types=ACTION, coins=1)
def squire(g: Dominion, me: Player, this: CardNo) -> None:
    # Either 2 actions, or 2 buys, or gain a Silver.
    mode = g.ask_mode(me, [PLUS_ACTIONS, PLUS_BUYS, MODE_SILVER], squire, squire.id)
    if mode == PLUS_ACTIONS:
        g.add_actions(me, 2)
    elif mode == PLUS_BUYS:
        g.add_buys(me, 2)
    else:
        g.gain(me, silver)


@squire.on(TRASHED, THIS)
def squire_trashed(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # Gain an Attack of any cost that lies face up in the Supply.
    attacks = [pile for pile in g.supply() if pile.top is not None and g.types(pile.top) & ATTACK]
    gain_one(g, me, attacks, squire)


def _was_owned(g: Dominion, me: Player, this: CardNo, subject: int) -> bool:
    # A card trashed from the Supply was nobody's; by the first printing trashing it is enough.
    return subject != g.trashed_unowned or g.printing("dark_ages") == 2012


@market_square.on(TRASHED, HAND, optional=True, again=True, applies=_was_owned, public=True)
def market_square_shown(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # When one of your cards is trashed, you may discard this from hand to gain a Gold.
    g.discard(me, this, me.hand)
    g.gain(me, gold)


@feodum.scores
def feodum_points(g: Dominion, me: Player) -> int:
    # 1 point for every 3 Silvers you own, rounded down.
    return len([this for this in me.all_cards() if g.kinds[this] is silver]) // 3


@feodum.on(TRASHED, THIS)
def feodum_trashed(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # Gain 3 Silvers.
    for _ in range(3):
        g.gain(me, silver)


@fortress.on(TRASHED, THIS)
def fortress_trashed(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # It returns to hand, from beside the trash in a turn that somebody else controls.
    for zone in (g.trash, g.returning):
        if this in zone:
            g.take(me, this, zone, openly=True)


@card("rats", cost=4, types=ACTION, cards=1, actions=1, pile=20)
def rats(g: Dominion, me: Player, this: CardNo) -> None:
    # Gain a Rats. Trash a card from hand that is no Rats, or show a hand of nothing else.
    g.gain(me, rats)
    if me.hand:
        food = [held for held in me.hand if g.kinds[held] is not rats]
        out = g.ask_card(me, verb=TRASH, cards=food, by=rats, or_pass=True, prompt=rats.id)
        if out >= 0:
            g.to_trash(me, out, me.hand)
        else:
            g.show(me, me.hand)


@rats.on(TRASHED, THIS)
def rats_trashed(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # +1 card.
    g.draw(me, 1)


@card("catacombs", cost=5, types=ACTION)
def catacombs(g: Dominion, me: Player, this: CardNo) -> None:
    # Look at the top 3 cards of your deck. Take them into hand, or discard them and draw 3.
    cards = g.look_top(me, 3)
    if not cards:
        return
    if g.ask_mode(me, [MODE_HAND, MODE_DISCARD], catacombs, catacombs.id) == MODE_HAND:
        for one in cards:
            g.take(me, one, me.looking)
    else:
        g.discard_all(me, cards, me.looking)
        g.draw(me, 3)


@catacombs.on(TRASHED, THIS)
def catacombs_trashed(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # Gain a card that costs less than this.
    gain_one(g, me, g.cheaper(g.price(catacombs)), catacombs)


@hunting_grounds.on(TRASHED, THIS)
def hunting_grounds_trashed(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # Gain a Duchy or 3 Estates, as far as there are any.
    if g.ask_mode(me, [MODE_DUCHY, MODE_ESTATE], hunting_grounds, "hunting-grounds") == MODE_DUCHY:
        g.gain(me, duchy)
    else:
        for _ in range(3):
            g.gain(me, estate)
