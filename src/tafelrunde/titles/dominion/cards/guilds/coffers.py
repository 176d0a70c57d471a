"""Guilds: the cards that bring Coffers. Above each function: what the card does, in our words."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.buying import spend_coffers
from tafelrunde.titles.dominion.cards.common import gain_one, may_discard
from tafelrunde.titles.dominion.catalogue import ACTION, BOUGHT, GUILDS, IN_PLAY, TREASURE
from tafelrunde.titles.dominion.counters import COFFERS
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import TRASH

card = GUILDS.card

candlestick_maker = card("candlestick_maker", cost=2, types=ACTION, actions=1, buys=1, coffers=1)
baker = card("baker", cost=5, types=ACTION, cards=1, actions=1, coffers=1)
merchant_guild = card("merchant_guild", cost=5, types=ACTION, buys=1, coins=1)


@baker.sets_up
def baker_opens(g: Dominion) -> None:
    # Everybody begins the game with 1 Coffers.
    for me in g.players:
        g.add_coffers(me, 1)


@merchant_guild.on(BOUGHT, IN_PLAY, simple=True)
def merchant_guild_pays(g: Dominion, me: Player, this: CardNo, bought: int) -> None:
    # 1 Coffers for each card bought while it is in play.
    g.add_coffers(me, 1)


@card("plaza", cost=4, types=ACTION, cards=1, actions=2)
def plaza(g: Dominion, me: Player, this: CardNo) -> None:
    # You may discard a Treasure for 1 Coffers.
    if may_discard(g, me, g.of_type(me, me.hand, TREASURE), plaza, "plaza"):
        g.add_coffers(me, 1)


@card("butcher", cost=5, types=ACTION, coffers=2)
def butcher(g: Dominion, me: Player, this: CardNo) -> None:
    # You may trash a card from hand and spend any number of Coffers; gain a card costing up to
    # as much as both together.
    if not me.hand:
        return
    old = g.ask_card(
        me, verb=TRASH, cards=me.hand, by=butcher, optional=True, prompt="butcher-trash"
    )
    if old < 0:
        return
    price = g.price(g.kinds[old])
    g.to_trash(me, old, me.hand)
    most = me.counts[COFFERS]
    spent = g.ask_count(me, low=0, high=most, by=butcher, prompt="butcher-coffers")
    spend_coffers(g, me, spent)
    gain_one(g, me, g.up_to(price.plus(spent)), butcher)
