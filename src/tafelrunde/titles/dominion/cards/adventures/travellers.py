"""Adventures: Page and Peasant, and what Travellers become when they are exchanged (D34, D66)."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.cards.adventures.reserve import to_tavern
from tafelrunde.titles.dominion.cards.adventures.tokens import (
    BONUS_TOKENS,
    place_token,
    unmarked_piles,
)
from tafelrunde.titles.dominion.cards.base import silver
from tafelrunde.titles.dominion.cards.common import discard_from_hand, gain_copy, gain_one
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    ADVENTURES,
    ATTACK,
    DURATION,
    LATER,
    LEAVES_PLAY,
    PLAYS,
    RESERVE,
    TAVERN,
    THIS,
    TRAVELLER,
    TREASURE,
    TURN_STARTS,
)
from tafelrunde.titles.dominion.piles import Pile
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.playing import play_times
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import (
    PLAY,
    PLUS_ACTIONS,
    PLUS_BUYS,
    PLUS_CARDS,
    PLUS_COINS,
)

card = ADVENTURES.card

PAGES: Final = ("treasure_hunter", "warrior", "hero", "champion")
PEASANTS: Final = ("soldier", "fugitive", "disciple", "teacher")

# -- the line of the Page

page = card("page", cost=2, types=ACTION | TRAVELLER, cards=1, actions=1, brings=PAGES)


@card("treasure_hunter", cost=3, types=ACTION | TRAVELLER, actions=1, coins=1, pile=5, supply=False)
def treasure_hunter(g: Dominion, me: Player, this: CardNo) -> None:
    # Gain a Silver for each card the player to your right gained in their last turn.
    for _ in range(len(g.players[(me.seat - 1) % g.seats].gained)):
        g.gain(me, silver)


@card("warrior", cost=4, types=ACTION | ATTACK | TRAVELLER, cards=2, pile=5, supply=False)
def warrior(g: Dominion, me: Player, this: CardNo) -> None:
    # For each Traveller in play each opponent discards the top card, and trashes it if it costs
    # exactly 3 or 4.
    for _ in range(len(g.of_type(me, me.play, TRAVELLER))):
        for foe in g.attacked(me):
            for top in g.off_deck(foe, 1):
                foe.revealed.append(top)
                g.discard(foe, top, foe.revealed)
                if g.costs_between(g.kinds[top], 3, 4) and foe.discard[-1:] == [top]:
                    g.to_trash(foe, top, foe.discard)


@card("hero", cost=5, types=ACTION | TRAVELLER, coins=2, pile=5, supply=False)
def hero(g: Dominion, me: Player, this: CardNo) -> None:
    # Gain any Treasure from the Supply.
    fits: list[Pile] = []
    for pile in g.supply():
        if pile.top is not None and g.types(pile.top) & TREASURE:
            fits.append(pile)
    gain_one(g, me, fits, hero)


@card("champion", cost=6, types=ACTION | DURATION, actions=1, pile=5, supply=False)
def champion(g: Dominion, me: Player, this: CardNo) -> None:
    # For the rest of the game Attacks do not affect you and Actions give +1 action.
    g.for_good(me, this, champion_helps)


def _plays_an_action(g: Dominion, me: Player, this: CardNo, at: int) -> bool:
    return g.is_action(g.played[at])


@champion.on(PLAYS, LATER, applies=_plays_an_action, simple=True, shields=True)
def champion_helps(g: Dominion, me: Player, this: CardNo, at: int) -> None:
    # +1 action for an Action that its player plays.
    g.add_actions(me, 1)


# -- the line of the Peasant

peasant = card("peasant", cost=2, types=ACTION | TRAVELLER, buys=1, coins=1, brings=PEASANTS)


@card("soldier", cost=3, types=ACTION | ATTACK | TRAVELLER, coins=2, pile=5, supply=False)
def soldier(g: Dominion, me: Player, this: CardNo) -> None:
    # +1 coin for each other Attack in play. Each opponent with 4 or more cards in hand discards
    # one of them.
    g.earn(me, len([other for other in g.of_type(me, me.play, ATTACK) if other != this]))
    for foe in g.attacked(me):
        if len(foe.hand) >= 4:
            discard_from_hand(g, foe, 1, soldier)


@card("fugitive", cost=4, types=ACTION | TRAVELLER, cards=2, actions=1, pile=5, supply=False)
def fugitive(g: Dominion, me: Player, this: CardNo) -> None:
    # Discard a card from hand.
    discard_from_hand(g, me, 1, fugitive)


@card("disciple", cost=5, types=ACTION | TRAVELLER, pile=5, supply=False)
def disciple(g: Dominion, me: Player, this: CardNo) -> None:
    # You may play an Action from hand twice; then gain a card of its name from the Supply.
    if not me.hand:
        return
    actions = g.of_type(me, me.hand, ACTION)
    prompt = "disciple"
    chosen = g.ask_card(me, verb=PLAY, cards=actions, by=disciple, optional=True, prompt=prompt)
    if chosen >= 0:
        play_times(g, me, this, chosen, 2, me.hand)
        gain_copy(g, me, g.kinds[chosen])


@card("teacher", cost=6, types=ACTION | RESERVE, pile=5, supply=False)
def teacher(g: Dominion, me: Player, this: CardNo) -> None:
    # Move this to the Tavern mat.
    to_tavern(g, me, this)


@teacher.on(TURN_STARTS, TAVERN, optional=True, prompt="call")
def teacher_called(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # Put one of four tokens on an Action pile of the Supply that has no token of yours.
    modes = [PLUS_CARDS, PLUS_ACTIONS, PLUS_BUYS, PLUS_COINS]
    token = BONUS_TOKENS[modes.index(g.ask_mode(me, modes, teacher, "teacher"))]
    place_token(g, me, token, unmarked_piles(g, me), teacher)


# -- exchanging

NEXT: Final = {
    page.id: treasure_hunter,
    treasure_hunter.id: warrior,
    warrior.id: hero,
    hero.id: champion,
    peasant.id: soldier,
    soldier.id: fugitive,
    fugitive.id: disciple,
    disciple.id: teacher,
}


def _can_travel(g: Dominion, me: Player, this: CardNo, subject: int) -> bool:
    return g.left(NEXT[g.text_of(me, this).id]) > 0


def travel(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    """Exchange a Traveller that is about to be discarded from play for the next one."""
    g.exchange(me, this, me.play, NEXT[g.text_of(me, this).id])


for traveller in (page, treasure_hunter, warrior, hero, peasant, soldier, fugitive, disciple):
    traveller.on(LEAVES_PLAY, THIS, applies=_can_travel, optional=True, prompt="travel")(travel)
