"""The turn: Action, Buy, Night, Clean-up (D13-D21), one checkpointed step at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from tafelrunde.kernel.ask import PASS, Ask, CardNo
from tafelrunde.titles.dominion.buying import (
    ask_buy,
    ask_to_spend,
    ask_with_villagers,
    buy_option,
    spend,
)
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    BETWEEN_TURNS,
    BUY_ENDS,
    BUY_STARTS,
    CARDS,
    CLEANUP_STARTS,
    GAME_ENDS,
    LEAVES_PLAY,
    LEFT_PLAY,
    PLAYED,
    PLAYS,
    TURN_ENDS,
    TURN_STARTS,
)
from tafelrunde.titles.dominion.catalogue import (
    NIGHT as NIGHT_CARDS,
)
from tafelrunde.titles.dominion.control import let_go, take_over
from tafelrunde.titles.dominion.counters import COFFERS, DEBT, MINUS_COIN, VILLAGERS
from tafelrunde.titles.dominion.mats import BOONS
from tafelrunde.titles.dominion.pieces import THIS_TURN, UNTIL_NEXT_TURN
from tafelrunde.titles.dominion.player import NO_COUNTS
from tafelrunde.titles.dominion.playing import play_from
from tafelrunde.titles.dominion.stalemate import stalemate
from tafelrunde.titles.dominion.triggers import happen, happens, happens_to_all
from tafelrunde.titles.dominion.vocabulary import PLAY, TREASURES, USE

if TYPE_CHECKING:
    from tafelrunde.titles.dominion.player import Player
    from tafelrunde.titles.dominion.prepared import Playable
    from tafelrunde.titles.dominion.table import Dominion

STARTS: Final = 0
ACTIONS: Final = 1
TREASURE_STEP: Final = 2
BUYS: Final = 3
NIGHT: Final = 4
CLEANUP: Final = 5

# Moments, as bits.
PLAYING: Final = 1 << PLAYS | 1 << PLAYED
STARTING: Final = 1 << TURN_STARTS
BUYING_STARTS: Final = 1 << BUY_STARTS
BUYING_ENDS: Final = 1 << BUY_ENDS
PASSING_ON: Final = 1 << BETWEEN_TURNS

PHASE_NAMES = ["start", "action", "treasure", "buy", "night", "cleanup"]


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
        elif phase == NIGHT:
            if play_a_night_card(g, me):
                return
        else:
            clean_up(g, me)
            return


def start_turn(g: Dominion, me: Player) -> None:
    """A turn starts with 1 action, 1 buy, 0 coins (D14), then what waits for it."""
    g.turn_number += 1
    g.actions = 1
    g.buys = 1
    g.coins = 0
    g.potions = 0
    g.discount = 0
    g.hand_size = 5
    g.hand_more = 0
    if g.played:
        g.played.clear()
    g.bought = ()
    if g.events_bought:
        g.events_bought = []
    if g.forbidden:
        g.forbidden = []
    if not g.ending:
        g.end_met = ""
    me.gained = ()
    if not g.extra_by:
        me.turns += 1
        if me.turns > g.round:
            g.round = me.turns
    if g.loud:
        args: dict[str, int | str | list[str]] = {"number": me.turns, "extra": int(g.extra_turn)}
        g.say("turn", me.seat, args)
    if g.controller >= 0:
        take_over(g, me)
    if g.lasting:
        g.lasting = [
            lasting
            for lasting in g.lasting
            if lasting.lasts != UNTIL_NEXT_TURN or lasting.seat != me.seat
        ]
        g.note_waiting()
    if g.awaited & STARTING:
        happens(g, TURN_STARTS, me, -1)
    g.phase = ACTIONS


def play_an_action(g: Dominion, me: Player) -> bool:
    """Offer the Actions in hand; others never learn whether there was one to play."""
    idle = g.actions == 0 or not me.types_owned & ACTION or not me.hand
    if idle and (me.counts is NO_COUNTS or not me.counts[VILLAGERS]):
        open_buys(g, me)
        return False
    cards = g.kingdom.actions
    ask = cards.ask(me, 0 if idle else held(g, me, cards))
    option = g.ask(ask if me.counts is NO_COUNTS else ask_with_villagers(me, ask))
    if option == PASS:
        open_buys(g, me)
    elif not spend(g, me, option):
        g.actions -= 1
        play_from(g, me, g.copy_of(me.hand, option - PLAY), me.hand)
    return True


def open_buys(g: Dominion, me: Player) -> None:
    """The Buy phase begins."""
    g.phase = TREASURE_STEP
    g.earlier_cards = len(g.bought)
    g.earlier_events = len(g.events_bought)
    if g.awaited & BUYING_STARTS:
        happens(g, BUY_STARTS, me, -1)


def back_to_actions(g: Dominion) -> None:
    """The Buy phase is left for the Action phase; a new one will begin."""
    g.phase = ACTIONS


def play_a_treasure(g: Dominion, me: Player) -> bool:
    """Offer the Treasures in hand, one at a time or all plain ones together (D16)."""
    counts = me.counts
    tokens = counts is not NO_COUNTS and (counts[COFFERS] > 0 or (counts[DEBT] > 0 and g.coins > 0))
    if not me.hand and not tokens:
        g.phase = BUYS
        return False
    cards = g.kingdom.treasures
    ask = cards.ask(me, held(g, me, cards))
    option = g.ask(ask_to_spend(g, me, ask, has_bought=False) if tokens else ask)
    if option == PASS:
        g.phase = BUYS
    elif option == TREASURES:
        play_plain_treasures(g, me)
        if g.kingdom.has_only_plain_treasures and (
            me.counts is NO_COUNTS or not me.counts[COFFERS]
        ):
            g.phase = BUYS
    elif not spend(g, me, option):
        play_from(g, me, g.copy_of(me.hand, option - PLAY), me.hand)
    return True


def held(g: Dominion, me: Player, playable: Playable) -> int:
    """The kinds of card in hand that have the type, a bit each."""
    kinds = g.kinds
    if playable.is_long or me.inherits is not None or g.kingdom.capitalism is not None:
        every = 0
        for this in me.hand:
            if g.types_of(me, this) & playable.type:
                every |= playable.bits[kinds[this].number]
        return every
    places = playable.places
    found: i64 = 0
    bit: i64 = 1
    for this in me.hand:  # a card without the type has a place that is left out in the end
        found |= bit << places[kinds[this].number]
    return found & playable.all


def play_plain_treasures(g: Dominion, me: Player) -> None:
    """Play every Treasure in hand that only gives coins."""
    short = me.counts is not NO_COUNTS and me.counts[MINUS_COIN] > 0
    if g.loud or short or g.awaited & PLAYING:
        plain = [this for this in me.hand if g.kinds[this].is_plain_treasure()]
        if g.loud:
            g.say("plays", me.seat, {"cards": g.names(plain), "rule": "dominion:D16"})
        for this in plain:
            if this in me.hand:  # unless a text has moved it
                play_from(g, me, this, me.hand, told=True)
        return
    kinds = g.kinds  # nobody looks: all in one pass
    hand: list[Any] = me.hand  # of what is moved unread, compiled code need not make numbers
    play: list[Any] = me.play
    kept: list[Any] = []
    coins: i64 = 0
    buys: i64 = 0
    for one in hand:
        number: CardNo = one
        card = kinds[number]
        if card.plain_treasure:
            coins += card.coins
            buys += card.buys
            play.append(one)
        else:
            kept.append(one)
    g.coins += coins
    g.buys += buys
    me.hand = kept


def buy_a_card(g: Dominion, me: Player) -> bool:
    """Offer everything the player can pay for (D17)."""
    if g.buys == 0 and (me.counts is NO_COUNTS or not (me.counts[DEBT] and g.coins)):
        close_buys(g, me)
        return False
    option = g.ask(ask_buy(g, me))
    if option == PASS:
        close_buys(g, me)
    elif not spend(g, me, option):
        buy_option(g, me, option)
    return True


def close_buys(g: Dominion, me: Player) -> None:
    """The Buy phase ends."""
    if g.awaited & BUYING_ENDS:
        happens(g, BUY_ENDS, me, -1)
    g.phase = NIGHT if g.kingdom.has_night else CLEANUP


def play_a_night_card(g: Dominion, me: Player) -> bool:
    """Offer the Night cards in hand, any number, without actions (D19)."""
    if not me.hand or not me.types_owned & NIGHT_CARDS:
        g.phase = CLEANUP
        return False
    cards = g.kingdom.nights
    option = g.ask(cards.ask(me, held(g, me, cards)))
    if option == PASS:
        g.phase = CLEANUP
    else:
        play_from(g, me, g.copy_of(me.hand, option - PLAY), me.hand)
    return True


def clean_up(g: Dominion, me: Player) -> None:
    """Discard what has finished, draw a new hand (D18), and pass the turn on."""
    listens = g.kingdom.hears_cleanup or len(g.lasting) > 0
    g.phase = CLEANUP
    if listens:
        happens(g, CLEANUP_STARTS, me, -1)
    if listens and g.listens(LEAVES_PLAY):
        staying = stay_in_play(g)
        leaving = [this for this in me.play if this not in staying]
        if leaving:
            happen(g, LEAVES_PLAY, me, leaving)
    if g.loud and me.hand:
        g.say("discards", me.seat, {"cards": g.names(me.hand), "rule": "dominion:D18"})
    if g.known:
        for this in me.hand + me.play:
            g.known.pop(this, 0)  # from here on only the top of the discard pile is seen
    if me.hand:
        me.discard += me.hand  # compiled, quicker than `extend`
    if listens or g.disguises or g.kingdom.has_calls:
        me.hand = []
        discard_from_play(g, me)
    else:
        if me.play:
            me.discard += me.play
            me.play.clear()
        if g.tied:
            g.tied = []
    g.draw_hand(me, g.hand_size + g.hand_more)
    if listens:
        happens_to_all(g, TURN_ENDS, me)
    if g.decks:
        discard_boons(g)
    if len(g.face_down) > 0:  # compiled, quicker than asking whether it is true
        g.face_down = set()
    if g.controller >= 0:
        let_go(g, me)
    end_turn(g)


def discard_from_play(g: Dominion, me: Player) -> None:
    """Discard all that has finished, also what others have called in this turn (D51)."""
    staying = stay_in_play(g)
    for other in g.players:
        if not other.play:
            continue
        leaving = [this for this in other.play if this not in staying] if staying else other.play
        if g.disguises or staying:
            leaving = leaving.copy()
            for this in leaving:
                g.lift(other, this, other.play)
        else:
            other.play = []
        other.discard.extend(leaving)
        if other is me and leaving and g.listens(LEFT_PLAY):
            happen(g, LEFT_PLAY, me, leaving)
    if g.lasting:
        g.lasting = [lasting for lasting in g.lasting if lasting.lasts != THIS_TURN]
        g.note_waiting()


def discard_boons(g: Dominion) -> None:
    """Boons that were kept until Clean-up go to their discard pile (D58)."""
    for me in g.players:
        kept = me.mats.get(BOONS)
        if kept:
            g.decks["boons"].discard.extend(kept)
            kept.clear()


def stay_in_play(g: Dominion) -> set[int]:
    """The cards in play that still have something to do, and what is tied to them (D44)."""
    staying: set[int] = set()
    for lasting in g.lasting:
        if lasting.stays:
            staying.add(lasting.this)
    if g.tied:
        staying.update([multiplier for multiplier, played in g.tied if played in staying])
        g.tied = [pair for pair in g.tied if pair[1] in staying]
    return staying


def which_extra_turn(g: Dominion) -> int:
    """Which extra turn is next: a player to whom several are due in a row chooses (D39)."""
    seat = g.coming[0].seat
    due: list[int] = []
    for at, extra in enumerate(g.coming):
        if extra.seat != seat or extra.controller >= 0 or extra.is_last_round:
            break
        due.append(at)
    if len(due) < 2:
        return 0
    options = [USE + CARDS[g.coming[at].source].number for at in due]
    return options.index(g.ask(Ask(seat, "next-effect", options, "", "dominion:D20", player=seat)))


def note_end(g: Dominion) -> None:
    """A pile has run out: note whether, and why, that would end the game (D21)."""
    reason = end_reason(g)
    if reason and not g.ending:
        g.end_met = reason


def end_reason(g: Dominion) -> str:
    """Why the game ends now: Provinces or Colonies gone, or three piles (four with 5-6 players)."""
    if g.empty_piles == 0:
        return ""
    if g.piles[g.kingdom.provinces].left == 0:
        return "provinces"
    if g.kingdom.colonies >= 0 and g.piles[g.kingdom.colonies].left == 0:
        return "colonies"
    return "piles" if g.empty_piles >= (3 if g.seats <= 4 else 4) else ""


def end_turn(g: Dominion) -> None:
    """End the game if its condition is met, otherwise say whose turn is next (D20, D21)."""
    me = g.players[g.turn]
    reason = end_reason(g) if g.empty_piles else ""
    if not reason and (g.kingdom.may_stall or me.counts is not NO_COUNTS):
        reason = stalemate(g, me)
    if not g.ending and (reason or (g.end_met and g.kingdom.ends_when_emptied)):
        g.end_met = reason or g.end_met
        g.ending = True
        if g.listens(GAME_ENDS):
            for other in [*g.others(me), me]:
                happens(g, GAME_ENDS, other, -1)
    if g.ending and not any(extra.is_last_round for extra in g.coming):
        g.coming = []  # extra turns after the last round are not taken
        g.over = True
        if g.loud:
            g.say("ends", -1, {"rule": "dominion:D21"})
        return
    if g.awaited & PASSING_ON:
        happens_to_all(g, BETWEEN_TURNS, me)
    g.phase = STARTS
    g.previous = g.turn
    if g.coming:
        extra = g.coming.pop(which_extra_turn(g) if len(g.coming) > 1 else 0)
        g.extra_by = extra.source
        g.turn = extra.seat
        g.controller = extra.controller
    else:
        if g.extra_by:
            g.extra_by = ""
        following = g.regular + 1
        g.regular = following if following < g.seats else 0
        g.turn = g.regular
