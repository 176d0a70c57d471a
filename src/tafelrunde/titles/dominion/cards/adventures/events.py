"""Adventures: Events that place no token on a pile (D53)."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.cards.adventures.durations import take_kept
from tafelrunde.titles.dominion.cards.base import curse, gold, silver
from tafelrunde.titles.dominion.cards.common import gain_one
from tafelrunde.titles.dominion.catalogue import (
    ADVENTURES,
    ATTACK,
    EVENT,
    GAINED,
    LATER,
    PROJECT,
    TREASURE,
    TURN_ENDS,
    Card,
)
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import (
    ASIDE,
    DISCARD,
    MODE_ATTACK,
    MODE_CURSE,
    MODE_DISCARD,
    TRASH,
)

event = ADVENTURES.event


@event("alms", cost=0, once="turn")
def alms(g: Dominion, me: Player, this: CardNo) -> None:
    # With no Treasure in play, gain a card costing up to 4.
    if not g.of_type(me, me.play, TREASURE):
        gain_one(g, me, g.affordable(4), alms)


@event("quest", cost=0)
def quest(g: Dominion, me: Player, this: CardNo) -> None:
    # You may discard an Attack, two Curses or six cards; only for all of them gain a Gold. Who
    # has too few of them discards those in vain.
    mode = g.ask_mode(me, [MODE_ATTACK, MODE_CURSE, MODE_DISCARD], quest, "quest", optional=True)
    wanted = 1
    going: list[CardNo] = []
    if mode == MODE_ATTACK:
        attacks = g.of_type(me, me.hand, ATTACK)
        chosen = g.ask_card(me, verb=DISCARD, cards=attacks, by=quest, or_pass=True)
        if chosen >= 0:
            going.append(chosen)
    elif mode == MODE_CURSE:
        wanted = 2
        going = [held for held in me.hand if g.kinds[held] is curse][:2]
    elif mode == MODE_DISCARD:
        wanted = 6
        going = g.choose_cards(me, DISCARD, me.hand, quest, 6)
    g.discard_all(me, going, me.hand)
    if len(going) == wanted:
        g.gain(me, gold)


@event("save", cost=1, once="turn")
def save(g: Dominion, me: Player, this: CardNo) -> None:
    # +1 buy. Set a card from hand aside face down until the next hand has been drawn.
    g.add_buys(me, 1)
    kept = g.choose_cards(me, ASIDE, me.hand, save, 1, prompt="save", secret=True)
    if kept:
        g.set_aside(me, kept, me.hand)
        g.later(me, -1, save_returns, cards=kept)


@save.on(TURN_ENDS, LATER, simple=True)
def save_returns(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # Take the card that was set aside into hand.
    take_kept(g, me)


@event("scouting_party", cost=2)
def scouting_party(g: Dominion, me: Player, this: CardNo) -> None:
    # +1 buy. Look at the top 5 cards, discard 3 of them and put the others back in any order.
    g.add_buys(me, 1)
    seen = g.look_top(me, 5)
    worst = g.choose_cards(me, DISCARD, seen, scouting_party, 3)
    g.discard_all(me, worst, me.looking)
    g.put_back(me, me.looking, scouting_party, cards=[kept for kept in seen if kept not in worst])


@event("travelling_fair", cost=2)
def travelling_fair(g: Dominion, me: Player, this: CardNo) -> None:
    # +2 buys. For the rest of the turn it waits for gains; once is enough.
    g.add_buys(me, 2)
    if not g.has_lasting(me, travelling_fair_offers):
        g.this_turn(me, -1, travelling_fair_offers)


def _lies_off_the_deck(g: Dominion, me: Player, this: CardNo, gained: int) -> bool:
    zone = g.where(me, gained)
    return zone is not None and zone is not me.deck


@travelling_fair.on(
    GAINED, LATER, applies=_lies_off_the_deck, optional=True, prompt="travelling-fair"
)
def travelling_fair_offers(g: Dominion, me: Player, this: CardNo, gained: int) -> None:
    # Put the card that was gained on the deck.
    zone = g.where(me, gained)
    if zone is not None:
        g.put_on_deck(me, gained, zone, openly=True)


@event("bonfire", cost=3)
def bonfire(g: Dominion, me: Player, this: CardNo) -> None:
    # Trash up to 2 cards in play.
    chosen = g.choose_cards(me, TRASH, me.play, bonfire, 2, optional=True, prompt="bonfire")
    g.trash_all(me, _which_copies(g, me, chosen), me.play)


def _which_copies(g: Dominion, me: Player, chosen: list[CardNo]) -> list[CardNo]:
    """Of copies in play of which some stay there after this turn, let the player say which."""
    picked: list[CardNo] = []
    for at in range(len(chosen)):
        kind = g.kinds[chosen[at]]
        copies = [one for one in me.play if g.kinds[one] is kind and one not in picked]
        staying = [one for one in copies if g.will_stay(one)]
        leaving = [one for one in copies if one not in staying]
        wanted = len([one for one in chosen[at:] if g.kinds[one] is kind])
        if staying and leaving and wanted < len(copies):
            stays = g.ask_yes(me, prompt="bonfire-stays", by=bonfire, about=kind.id)
            picked.append(staying[0] if stays else leaving[0])
        else:
            picked.append(copies[0])
    return picked


@event("expedition", cost=3)
def expedition(g: Dominion, me: Player, this: CardNo) -> None:
    # 2 cards more in this turn's Clean-up.
    g.hand_more += 2


@event("mission", cost=4, once="turn")
def mission(g: Dominion, me: Player, this: CardNo) -> None:
    # An extra turn follows, unless the turn before this one was yours as well.
    if g.previous != me.seat:
        g.extra_turn_follows(me, mission)


@mission.forbids
def no_cards_in_mission(g: Dominion, me: Player, card: Card) -> bool:
    # In that turn no cards may be bought, only Events and Projects.
    return g.extra_by == mission.id and not card.types & (EVENT | PROJECT)


@event("trade", cost=5)
def trade(g: Dominion, me: Player, this: CardNo) -> None:
    # Trash up to 2 cards from hand and gain a Silver for each.
    chosen = g.choose_cards(me, TRASH, me.hand, trade, 2, optional=True, prompt="trade")
    g.trash_all(me, chosen, me.hand)
    for _ in chosen:
        g.gain(me, silver)
