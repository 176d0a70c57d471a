"""Empires: further kingdom cards that cost coins."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.buying import pay_debt
from tafelrunde.titles.dominion.cards.base import gold
from tafelrunde.titles.dominion.cards.common import discard_down_to, discard_from_hand
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    ATTACK,
    BOUGHT,
    DURATION,
    EMPIRES,
    GAINED,
    IN_PLAY,
    LATER,
    LEFT_PLAY,
    PLAYS,
    THIS,
    TREASURE,
    TURN_STARTS,
    VICTORY,
)
from tafelrunde.titles.dominion.mats import ASIDE
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.playing import play_times
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.turn import ACTIONS, STARTS, back_to_actions
from tafelrunde.titles.dominion.vocabulary import (
    GAIN,
    MODE_GAIN,
    PLAY,
    PLUS_COINS,
    REVEAL,
    TAKE,
    TRASH,
)

card = EMPIRES.card


# -- costing 3


@card("chariot_race", cost=3, types=ACTION, actions=1, says_coins=True)
def chariot_race(g: Dominion, me: Player, this: CardNo) -> None:
    # You and your left neighbour reveal the top cards of your decks. If yours costs more, a coin
    # and a token. Yours comes into hand, the other one goes back.
    neighbour = g.others(me)[0]
    mine = g.reveal_top(me, 1)
    theirs = g.reveal_top(neighbour, 1)
    wins = len(mine) == 1 and len(theirs) == 1
    if wins:
        wins = g.price(g.kinds[theirs[0]]).is_less(g.price(g.kinds[mine[0]]))
    for top in mine:
        g.take(me, top, me.revealed, openly=True)
    for top in theirs:
        g.put_on_deck(neighbour, top, neighbour.revealed, openly=True)
    if wins:
        g.earn(me, 1)
        g.add_points(me, 1)


@card("enchantress", cost=3, types=ACTION | ATTACK | DURATION, next_cards=2)
def enchantress(g: Dominion, me: Player, this: CardNo) -> None:
    # Until your next turn the first Action that each opponent plays in their own turn is replaced.
    g.on_others(me, this, enchantress_replaces, g.attacked(me))


def _is_first_action(g: Dominion, foe: Player, this: CardNo, play: int) -> bool:
    now = g.played[play]
    if g.turn != foe.seat or now.skips or not g.is_action(now):
        return False
    return g.actions_played(foe) == 1


@enchantress.on(PLAYS, LATER, applies=_is_first_action)
def enchantress_replaces(g: Dominion, foe: Player, this: CardNo, play: int) -> None:
    # A card and an action instead of everything the card does when it is played.
    g.played[play].skips = True
    g.draw(foe, 1)
    g.add_actions(foe, 1)


# -- costing 4


@card("sacrifice", cost=4, types=ACTION, says_coins=True)
def sacrifice(g: Dominion, me: Player, this: CardNo) -> None:
    # Trash a card from hand; each of its types pays: Actions cards and actions, Treasures coins,
    # Victory cards tokens.
    chosen = g.ask_card(me, verb=TRASH, cards=me.hand, by=sacrifice)
    if chosen < 0:
        return
    types = g.types_of(me, chosen)
    g.to_trash(me, chosen, me.hand)
    if types & ACTION:
        g.draw(me, 2)
        g.add_actions(me, 2)
    if types & TREASURE:
        g.earn(me, 2)
    if types & VICTORY:
        g.add_points(me, 2)


villa = card("villa", cost=4, types=ACTION, actions=2, buys=1, coins=1)


@villa.on(GAINED, THIS)
def villa_gained(g: Dominion, me: Player, this: CardNo, gained: int) -> None:
    # It goes into hand from wherever it was gained to, if it still lies there; an action, and from
    # your Buy phase you return to your Action phase.
    zone = g.where(me, gained)
    if zone is not None and zone is not me.hand:
        g.take(me, gained, zone, openly=True)
    g.add_actions(me, 1)
    if g.is_buy_phase(me):
        back_to_actions(g)


# -- costing 5


@card("archive", cost=5, types=ACTION | DURATION, actions=1)
def archive(g: Dominion, me: Player, this: CardNo) -> None:
    # Set the top 3 cards of your deck aside and take one of them now, and one whenever one of your
    # next turns begins.
    cards = g.look_top(me, 3)
    g.set_aside(me, cards, me.looking)
    _take_from_archive(g, me, this, cards)


@archive.on(TURN_STARTS, LATER)
def archive_opens(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    if g.lasting_now is not None:
        _take_from_archive(g, me, this, g.lasting_now.cards)


def _take_from_archive(g: Dominion, me: Player, this: CardNo, cards: list[CardNo]) -> None:
    """Take one of the cards that this Archive holds; what is left waits for the next turn."""
    if not cards:
        return
    chosen = g.ask_card(me, verb=TAKE, cards=cards, by=archive, prompt="archive", secret=True)
    if len(cards) > 1:
        for other in cards:  # who knew one of them cannot tell whether it was taken
            if other in g.known:
                g.known[other] &= me.eyes
    g.take(me, chosen, me.mat(ASIDE))
    rest = [other for other in cards if other != chosen]
    if rest:
        g.later(me, this, archive_opens, cards=rest)


capital = card("capital", cost=5, types=TREASURE, coins=6, buys=1)


@capital.on(LEFT_PLAY, THIS)
def capital_discarded(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # Discarding it from play brings 6 Debt, which may be paid off at once, like any other Debt.
    g.add_debt(me, 6)
    pay_debt(g, me, capital)


@card("charm", cost=5, types=TREASURE)
def charm(g: Dominion, me: Player, this: CardNo) -> None:
    # Either a buy and 2 coins, or a second card with the next one you buy.
    if g.ask_mode(me, [PLUS_COINS, MODE_GAIN], charm, "charm") == PLUS_COINS:
        g.add_buys(me, 1)
        g.earn(me, 2)
    else:
        g.this_turn(me, this, charm_gains, once=True)


@charm.on(BOUGHT, LATER)
def charm_gains(g: Dominion, me: Player, this: CardNo, purchase: int) -> None:
    # You may gain a differently named card of exactly the same cost.
    bought = g.bought[purchase].card
    piles = [pile for pile in g.exactly(g.price(bought)) if pile.top is not bought]
    pile = g.ask_pile(me, GAIN, piles, charm, optional=True, prompt="charm-gain")
    if pile is not None:
        g.gain_top(me, pile)


@card("crown", cost=5, types=ACTION | TREASURE)
def crown(g: Dominion, me: Player, this: CardNo) -> None:
    # You may play a card from hand twice: an Action in your Action phase, which begins with the
    # turn, a Treasure in your Buy phase. In which way Crown itself was played does not matter.
    if g.is_buy_phase(me):
        wanted, prompt = TREASURE, "crown-treasure"
    elif g.phase in (STARTS, ACTIONS) and g.turn == me.seat:
        wanted, prompt = ACTION, "crown-action"
    else:
        return
    if me.hand:
        fits = g.of_type(me, me.hand, wanted)
        chosen = g.ask_card(me, verb=PLAY, cards=fits, by=crown, optional=True, prompt=prompt)
        if chosen >= 0:
            play_times(g, me, this, chosen, 2, me.hand)


@card("forum", cost=5, types=ACTION, cards=3, actions=1)
def forum(g: Dominion, me: Player, this: CardNo) -> None:
    # Discard 2 cards.
    discard_from_hand(g, me, 2, forum)


@forum.on(BOUGHT, THIS, simple=True)
def forum_bought(g: Dominion, me: Player, this: CardNo, purchase: int) -> None:
    # Buying it gives a buy.
    g.add_buys(me, 1)


groundskeeper = card("groundskeeper", cost=5, types=ACTION, cards=1, actions=1)


def _is_victory(g: Dominion, me: Player, this: CardNo, gained: int) -> bool:
    return g.types_of(me, gained) & VICTORY != 0


@groundskeeper.on(GAINED, IN_PLAY, applies=_is_victory, at_once=True)
def groundskeeper_token(g: Dominion, me: Player, this: CardNo, gained: int) -> None:
    # Each copy in play brings a token for each Victory card you gain.
    g.add_points(me, 1)


@card("legionary", cost=5, types=ACTION | ATTACK, coins=3)
def legionary(g: Dominion, me: Player, this: CardNo) -> None:
    # You may show a Gold from hand; then each opponent discards down to 2 cards and draws one.
    if not me.hand:
        return
    golds = [held for held in me.hand if g.kinds[held] is gold]
    shown = g.ask_card(
        me, verb=REVEAL, cards=golds, by=legionary, optional=True, prompt="legionary"
    )
    if shown >= 0:
        g.show(me, [shown])
        for foe in g.attacked(me):
            discard_down_to(g, foe, 2, legionary)
            g.draw(foe, 1)
