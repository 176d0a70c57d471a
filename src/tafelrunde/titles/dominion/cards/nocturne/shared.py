"""What several cards of Nocturne do."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.catalogue import ACTION, Card
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.playing import play_from
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import DISCARD, PLAY


def play_another_kind(g: Dominion, me: Player, source: Card) -> bool:
    """You may play an Action from hand of which no copy is in play; whether one was played."""
    if not me.hand:
        return False
    there = [g.kinds[other] for other in me.play]
    new = [held for held in g.of_type(me, me.hand, ACTION) if g.kinds[held] not in there]
    chosen = g.ask_card(
        me, verb=PLAY, cards=new, by=source, optional=True, prompt="play-another-kind"
    )
    if chosen >= 0:
        play_from(g, me, chosen, me.hand)
    return chosen >= 0


def discard_three(g: Dominion, me: Player, source: Card) -> bool:
    """You may discard 3 cards from hand, or all if there are fewer; whether there were 3."""
    chosen = g.choose_cards(
        me,
        DISCARD,
        me.hand,
        source,
        3,
        optional=True,
        all_or_none=True,
        prompt=source.id.replace("_", "-"),
    )
    g.discard_all(me, chosen, me.hand)
    return len(chosen) == 3


def sort_top(g: Dominion, me: Player, n: int, source: Card) -> None:
    """Look at the top n cards: discard any of them, put the others back in any order."""
    seen = g.look_top(me, n)
    chosen = g.choose_cards(me, DISCARD, seen, source, optional=True, prompt="sort-top")
    g.discard_all(me, chosen, me.looking)
    g.put_back(me, me.looking, source, [this for this in seen if this in me.looking])


def never(g: Dominion, me: Player, this: CardNo, subject: int) -> bool:
    """For a text that never runs: what counts is that it waits."""
    return False
