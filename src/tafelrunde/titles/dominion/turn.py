"""The turn: Action phase, Buy phase, Clean-up (D13-D21), one checkpointed step at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import PASS, CardNo
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    BOUGHT,
    CLEANUP_STARTS,
    LEAVES_PLAY,
    PLAYED,
    TREASURE,
    TURN_ENDS,
    TURN_STARTS,
    VICTORY,
)
from tafelrunde.titles.dominion.control import let_go, take_over
from tafelrunde.titles.dominion.playing import play_from
from tafelrunde.titles.dominion.triggers import happens
from tafelrunde.titles.dominion.vocabulary import BUY, PLAY, TREASURES

if TYPE_CHECKING:
    from tafelrunde.titles.dominion.player import Player
    from tafelrunde.titles.dominion.table import Dominion

STARTS: Final = 0
ACTIONS: Final = 1
TREASURE_STEP: Final = 2
BUYS: Final = 3
CLEANUP: Final = 4

PHASE_NAMES = ["start", "action", "treasure", "buy", "cleanup"]


def step(g: Dominion) -> None:
    """Play on until something was decided, or the turn is over."""
    me = g.players[g.turn]
    while True:
        phase = g.phase
        if phase == STARTS:
            start_turn(g, me)
        elif phase == ACTIONS:
            if play_an_action(g, me):
                return
        elif phase == TREASURE_STEP:
            if play_a_treasure(g, me):
                return
        elif phase == BUYS:
            if buy_a_card(g, me):
                return
        else:
            clean_up(g, me)
            return


def start_turn(g: Dominion, me: Player) -> None:
    """A turn starts with 1 action, 1 buy, 0 coins (D14), then what waits for it."""
    g.actions = 1
    g.buys = 1
    g.coins = 0
    g.discount = 0
    g.plays = 0
    g.hand_size = 5
    g.bought_victory = False
    g.end_met = ""
    if me.gained:
        me.gained = []
    if not g.extra_by:
        me.turns += 1
        if me.turns > g.round:
            g.round = me.turns
    if g.loud:
        args: dict[str, int | str | list[str]] = {"number": me.turns, "extra": int(g.extra_turn)}
        g.say("turn", me.seat, args)
    if g.controller >= 0:
        take_over(g, me)
    if g.listens(TURN_STARTS):
        happens(g, TURN_STARTS, me, -1)
    g.phase = ACTIONS


def play_an_action(g: Dominion, me: Player) -> bool:
    """Offer the Actions in hand; others never learn whether there was one to play."""
    if g.actions == 0 or not me.hand or not me.types_owned & ACTION:
        g.phase = TREASURE_STEP
        return False
    option = g.ask(g.kingdom.ask_play(me, held(g, me.hand, ACTION), ACTION))
    if option == PASS:
        g.phase = TREASURE_STEP
    else:
        g.actions -= 1
        play_from(g, me, g.copy_of(me.hand, option - PLAY), me.hand)
    return True


def play_a_treasure(g: Dominion, me: Player) -> bool:
    """Offer the Treasures in hand, one at a time or all plain ones together (D16)."""
    if not me.hand:
        g.phase = BUYS
        return False
    option = g.ask(g.kingdom.ask_play(me, held(g, me.hand, TREASURE), TREASURE))
    if option == PASS:
        g.phase = BUYS
    elif option == TREASURES:
        play_plain_treasures(g, me)
        if g.kingdom.has_only_plain_treasures:
            g.phase = BUYS
    else:
        play_from(g, me, g.copy_of(me.hand, option - PLAY), me.hand)
    return True


def held(g: Dominion, hand: list[CardNo], types: int) -> int:
    """The kinds of card in hand that have the type, a bit each."""
    bits = g.kingdom.bits
    kinds = g.kinds
    found = 0
    for this in hand:
        card = kinds[this]
        if card.types & types:
            found |= bits[card.number]
    return found


def play_plain_treasures(g: Dominion, me: Player) -> None:
    """Play every Treasure in hand that only gives coins."""
    if g.loud or g.listens(PLAYED):
        plain = [this for this in me.hand if g.kinds[this].is_plain_treasure()]
        if g.loud:
            g.say("plays", me.seat, {"cards": g.names(plain), "rule": "dominion:D16"})
        for this in plain:
            play_from(g, me, this, me.hand, told=True)
        return
    kinds, play = g.kinds, me.play  # nobody looks: all in one pass
    kept: list[int] = []
    for this in me.hand:
        card = kinds[this]
        if card.is_plain_treasure():
            g.coins += card.coins
            play.append(this)
        else:
            kept.append(this)
    me.hand = kept


def buy_a_card(g: Dominion, me: Player) -> bool:
    """Offer every card the player can pay for (D17)."""
    if g.buys == 0:
        g.phase = CLEANUP
        return False
    coins = g.coins + g.discount
    option = g.ask(g.kingdom.ask_buy(me, coins, g.gone))
    if option == PASS:
        g.phase = CLEANUP
        return True
    pile = g.piles[g.kingdom.index[option - BUY]]
    card = pile.card
    g.buys -= 1
    g.coins -= g.cost(card)
    if card.types & VICTORY:
        g.bought_victory = True
    if g.loud:
        g.say("buys", me.seat, {"card": card.id, "rule": "dominion:D17"})
    if g.listens(BOUGHT):
        happens(g, BOUGHT, me, g.kingdom.index[card.number])
    g.gain(me, card, bought=True)
    return True


def clean_up(g: Dominion, me: Player) -> None:
    """Discard what has finished, draw a new hand (D18), and pass the turn on."""
    listens = g.kingdom.hears_cleanup or len(g.lasting) > 0
    if listens:
        happens(g, CLEANUP_STARTS, me, -1)
    if listens and g.listens(LEAVES_PLAY):
        staying = stay_in_play(g)
        for this in me.play.copy():
            if this not in staying:
                happens(g, LEAVES_PLAY, me, this)
    if g.loud and me.hand:
        g.say("discards", me.seat, {"cards": g.names(me.hand), "rule": "dominion:D18"})
    if g.known:
        for this in me.hand + me.play:
            g.known.pop(this, 0)  # from here on only the top of the discard pile is seen
    me.discard.extend(me.hand)
    me.hand = []
    if g.lasting:
        staying = stay_in_play(g)
        me.discard.extend([this for this in me.play if this not in staying])
        me.play = [this for this in me.play if this in staying]
        g.lasting = [lasting for lasting in g.lasting if not lasting.this_turn]
    else:
        me.discard.extend(me.play)
        me.play = []
        if g.tied:
            g.tied = []
    g.draw(me, g.hand_size)
    if listens:
        happens(g, TURN_ENDS, me, -1)
    if g.controller >= 0:
        let_go(g, me)
    end_turn(g)


def stay_in_play(g: Dominion) -> set[int]:
    """The cards in play that still have something to do, and what is tied to them (D44)."""
    staying = {lasting.this for lasting in g.lasting if not lasting.this_turn}
    staying.update([multiplier for multiplier, played in g.tied if played in staying])
    g.tied = [pair for pair in g.tied if pair[1] in staying]
    return staying


def note_end(g: Dominion) -> None:
    """A pile has run out: note whether, and why, that would end the game (D21)."""
    reason = end_reason(g)
    if reason:
        g.end_met = reason


def end_reason(g: Dominion) -> str:
    """Why the game ends now: Provinces gone, or three piles (four with 5-6 players) empty."""
    if g.empty_piles == 0:
        return ""
    if g.piles[g.kingdom.provinces].left == 0:
        return "provinces"
    return "piles" if g.empty_piles >= (3 if g.seats <= 4 else 4) else ""


def end_turn(g: Dominion) -> None:
    """End the game if its condition is met, otherwise say whose turn is next (D20, D21)."""
    reason = end_reason(g)
    if reason or (g.end_met and g.kingdom.ends_when_emptied):
        g.end_met = reason or g.end_met
        g.over = True
        if g.loud:
            g.say("ends", -1, {"rule": "dominion:D21"})
        return
    g.phase = STARTS
    if g.coming:
        extra = g.coming.pop(0)
        g.extra_by = extra.source
        g.turn = extra.seat
        g.controller = extra.controller
    else:
        g.extra_by = ""
        g.regular = (g.regular + 1) % g.seats
        g.turn = g.regular
