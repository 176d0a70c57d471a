"""Prosperity: Platinum and Colony, and the Treasures of the kingdom.

Above each function: what the card does, in our words.
"""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.cards.base import gold
from tafelrunde.titles.dominion.cards.common import is_treasure, reveal_until
from tafelrunde.titles.dominion.cards.prosperity.actions import mint
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    BOUGHT,
    GAINED,
    IN_PLAY,
    PROSPERITY,
    TREASURE,
    VICTORY,
    Card,
)
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.playing import play_from
from tafelrunde.titles.dominion.prices import Price
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import DISCARD, TRASH

card = PROSPERITY.card

platinum = card("platinum", cost=9, types=TREASURE, coins=5, pile=12, basic=True)
colony = card("colony", cost=11, types=VICTORY, points=10, basic=True)

quarry = card("quarry", cost=4, types=TREASURE, coins=1)
talisman = card("talisman", cost=4, types=TREASURE, coins=1)
royal_seal = card("royal_seal", cost=5, types=TREASURE, coins=2)
hoard = card("hoard", cost=6, types=TREASURE, coins=2)


@card("loan", cost=3, types=TREASURE, coins=1)
def loan(g: Dominion, me: Player, this: CardNo) -> None:
    # Reveal cards until a Treasure shows up: trash or discard it, then discard the others.
    hits, others = reveal_until(g, me, is_treasure)
    for found in hits:
        if g.ask_either(me, found, [TRASH, DISCARD], loan, "loan") == TRASH:
            g.to_trash(me, found, me.revealed)
        else:
            g.discard(me, found, me.revealed)
    g.discard_all(me, others, me.revealed)


@quarry.cheapens
def quarry_discount(g: Dominion, card: Card) -> int:
    # While it is in play, Actions cost 2 less; only whoever is in turn can have one there.
    if not g.types(card) & ACTION:
        return 0
    return 2 * sum([1 for this in g.players[g.turn].play if g.kinds[this] is quarry])


def _comes_in_pairs(g: Dominion, me: Player, this: CardNo, purchase: int) -> bool:
    # A Mint trashes the Talisman before it can bring a second one.
    bought = g.bought[purchase].card
    if bought is mint or g.types(bought) & VICTORY:
        return False
    return g.price(bought).fits(Price(4))


@talisman.on(BOUGHT, IN_PLAY, applies=_comes_in_pairs)
def talisman_copy(g: Dominion, me: Player, this: CardNo, purchase: int) -> None:
    # A bought card that costs up to 4 and is no Victory card comes with another copy.
    g.gain(me, g.bought[purchase].card, by=talisman)


# -- costing 5


@card("contraband", cost=5, types=TREASURE, coins=3, buys=1)
def contraband(g: Dominion, me: Player, this: CardNo) -> None:
    # The player to the left names a card that must not be bought in this turn.
    left = g.others(me)[0]
    g.forbidden.append(g.ask_name(left, contraband, "contraband", target=me.seat))


@contraband.forbids
def is_contraband(g: Dominion, me: Player, card: Card) -> bool:
    # Whatever was named stays forbidden until the turn ends; gaining it otherwise is allowed.
    return card in g.forbidden


def _lies_beside_the_deck(g: Dominion, me: Player, this: CardNo, gained: int) -> bool:
    zone = g.where(me, gained)
    return zone is not None and zone is not me.deck


@royal_seal.on(GAINED, IN_PLAY, optional=True, applies=_lies_beside_the_deck, prompt="royal-seal")
def royal_seal_topdecks(g: Dominion, me: Player, this: CardNo, gained: int) -> None:
    # A card just gained may go on top of the deck.
    zone = g.where(me, gained)
    if zone is not None:
        g.put_on_deck(me, gained, zone, openly=True)


@card("venture", cost=5, types=TREASURE, coins=1)
def venture(g: Dominion, me: Player, this: CardNo) -> None:
    # Reveal cards until a Treasure shows up, discard the others, then play it.
    hits, others = reveal_until(g, me, is_treasure)
    g.discard_all(me, others, me.revealed)
    for found in hits:
        play_from(g, me, found, me.revealed)


# -- costing 6 and 7


def _is_victory(g: Dominion, me: Player, this: CardNo, purchase: int) -> bool:
    return g.types(g.bought[purchase].card) & VICTORY != 0


@hoard.on(BOUGHT, IN_PLAY, applies=_is_victory)
def hoard_gold(g: Dominion, me: Player, this: CardNo, purchase: int) -> None:
    # Every Victory card that is bought brings a Gold.
    g.gain(me, gold, by=hoard)


@card("bank", cost=7, types=TREASURE)
def bank(g: Dominion, me: Player, this: CardNo) -> None:
    # 1 coin for each Treasure in play, itself among them.
    g.earn(me, len(g.of_type(me, me.play, TREASURE)))
