"""Texts that wait for a moment: found through an index, run in the order of D39."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import PASS, Ask, CardNo, Option
from tafelrunde.titles.dominion.catalogue import (
    ATTACKED,
    BOUGHT,
    HAND,
    IN_PLAY,
    KINGDOM,
    MOMENTS,
    THIS,
    WOULD_GAIN,
    Ability,
    Card,
)
from tafelrunde.titles.dominion.vocabulary import REACT, USE

if TYPE_CHECKING:
    from tafelrunde.titles.dominion.pieces import Lasting
    from tafelrunde.titles.dominion.player import Player
    from tafelrunde.titles.dominion.table import Dominion


def index_abilities(cards: list[Card]) -> list[list[Ability]]:
    """For each moment, the texts of a kingdom's cards that wait for it."""
    index: list[list[Ability]] = [[] for _ in range(MOMENTS)]
    for card in cards:
        for ability in card.abilities:
            index[ability.moment].append(ability)
    return index


class Trigger:
    """A text whose moment has come for one player."""

    def __init__(
        self, ability: Ability, this: CardNo, subject: int, lasting: Lasting | None
    ) -> None:
        self.ability = ability
        self.this = this
        self.subject = subject
        self.lasting = lasting


def happens(g: Dominion, moment: int, me: Player, subject: int) -> None:
    """A moment has come for a player: run everything of theirs that waits for it.

    `subject` is what the moment is about: a card (gained, played ...), in `BOUGHT` the index of a
    pile, in `WOULD_GAIN` the index of a gain; -1 is nothing.
    """
    if g.listens(moment):
        happen(g, moment, me, [subject])


def happen(g: Dominion, moment: int, me: Player, subjects: list[int]) -> None:
    """A moment has come for several cards of a player at once; the order of texts is free (D33)."""
    done: list[Trigger] = []
    while True:
        ready: list[Trigger] = []
        for subject in subjects:
            _add_ready(g, moment, me, subject, done, ready)
        asks = _may_hold(me, moment) and len(subjects) > 0
        if not ready and not asks:
            return
        chosen = _next(g, moment, me, ready, asks, subjects[0])
        if chosen is None:
            return
        done.append(chosen)
        if chosen.lasting is not None and chosen.lasting.once:
            g.lasting.remove(chosen.lasting)
        if chosen.ability.where == HAND:
            g.show(me, [chosen.this])
        if g.loud:
            args: dict[str, int | str | list[str]] = {
                "card": chosen.ability.card.id,
                "rule": chosen.ability.card.rule,
            }
            g.say("uses", me.seat, args)
        chosen.ability.run(g, me, chosen.this, chosen.subject)


def _add_ready(
    g: Dominion,
    moment: int,
    me: Player,
    subject: int,
    done: list[Trigger],
    ready: list[Trigger],
) -> None:
    """Add the player's texts that apply now and have not been used at this moment."""
    for ability in g.kingdom.abilities[moment]:
        where = ability.where
        if where == THIS:
            if _about(g, moment, subject) is ability.card:
                _add(g, me, ready, done, Trigger(ability, subject, subject, None))
        elif where == HAND:
            this = g.find(me.hand, ability.card)
            if this >= 0:
                _add(g, me, ready, done, Trigger(ability, this, subject, None))
        elif where == IN_PLAY:
            for this in me.play:
                if g.kinds[this] is ability.card:
                    _add(g, me, ready, done, Trigger(ability, this, subject, None))
        elif where == KINGDOM:
            _add(g, me, ready, done, Trigger(ability, -1, subject, None))
    for lasting in g.lasting:
        if lasting.seat == me.seat and lasting.ability.moment == moment:
            held = lasting.subject if lasting.subject >= 0 else subject
            if any(other.lasting is lasting and other.subject == held for other in ready):
                continue  # it has a subject of its own
            _add(g, me, ready, done, Trigger(lasting.ability, lasting.this, held, lasting))


def _about(g: Dominion, moment: int, subject: int) -> Card:
    """The card a moment is about."""
    if moment == BOUGHT:
        return g.piles[subject].card
    return g.gains[subject].card if moment == WOULD_GAIN else g.kinds[subject]


def _add(
    g: Dominion, me: Player, ready: list[Trigger], done: list[Trigger], trigger: Trigger
) -> None:
    ability = trigger.ability
    if not ability.again:
        for past in done:
            if past.ability is ability and past.subject == trigger.subject:
                if ability.where == HAND:
                    return
                if past.this == trigger.this and past.lasting is trigger.lasting:
                    return
    if ability.applies is None or ability.applies(g, me, trigger.this, trigger.subject):
        ready.append(trigger)


def _may_hold(me: Player, moment: int) -> bool:
    """Whether, as far as the others know, the player could show a card from hand now."""
    return (me.hears >> moment) & 1 == 1 and len(me.hand) > 0


def _next(
    g: Dominion, moment: int, me: Player, ready: list[Trigger], asks: bool, subject: int
) -> Trigger | None:
    """The text to run next; the player is asked only if there is something to choose."""
    if not asks:
        first = ready[0]
        if all(trigger.ability.simple for trigger in ready):
            return first
        if len(ready) == 1 and not first.ability.optional:
            return first
    options: list[Option] = []
    offered: list[Trigger] = []
    for trigger in ready:
        verb = REACT if trigger.ability.where == HAND else USE
        option = verb + trigger.ability.card.number
        if option not in options:
            options.append(option)
            offered.append(trigger)
    if all(trigger.ability.optional for trigger in ready):
        options.append(PASS)
    if not asks and len(options) == 1:
        return offered[0]  # the same text for several cards
    seat = me.decider
    if asks:
        attack = g.kinds[subject].id if moment == ATTACKED else ""
        rule = "dominion:D40" if moment == ATTACKED else "dominion:D39"
        ask = Ask(seat, "react", options, "", rule, about=attack, player=me.seat)
    elif len(offered) == 1:
        only = offered[0].ability
        ask = Ask(seat, only.prompt, options, only.card.id, only.card.rule, player=me.seat)
    else:
        ask = Ask(seat, "next-effect", options, "", "dominion:D39", player=me.seat)
    option = g.ask(ask)
    return None if option == PASS else offered[options.index(option)]
