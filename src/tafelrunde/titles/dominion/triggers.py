"""Texts that wait for a moment: found through an index, run in the order of D39."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from tafelrunde.kernel.ask import PASS, Ask, CardNo, Option
from tafelrunde.titles.dominion.catalogue import (
    ATTACKED,
    ATTACKS,
    BOUGHT,
    HAND,
    IN_PLAY,
    KINGDOM,
    LATER,
    LEAVES_PLAY,
    MOMENTS,
    OTHER_BOUGHT,
    OWNED,
    PLAYED,
    PLAYS,
    STATE,
    TAVERN,
    THIS,
    TRASHED,
    TURN_STARTS,
    WOULD_GAIN,
    Ability,
    Card,
)
from tafelrunde.titles.dominion.vocabulary import CALL, REACT, USE

if TYPE_CHECKING:
    from tafelrunde.titles.dominion.pieces import Lasting
    from tafelrunde.titles.dominion.player import Player
    from tafelrunde.titles.dominion.table import Dominion


def index_abilities(cards: list[Card]) -> list[list[Ability]]:
    """For each moment, the texts of a kingdom's elements that wait for it by themselves."""
    index: list[list[Ability]] = [[] for _ in range(MOMENTS)]
    for card in cards:
        for ability in card.abilities:
            if ability.where != LATER:
                index[ability.moment].append(ability)
    return index


@mypyc_attr(acyclic=True)
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

    `subject` is what the moment is about: a card (gained, trashed ...), the index of a play, a
    purchase or a gain; -1 is nothing. See docs/dominion-moments.md.
    """
    if g.listens(moment):
        happen(g, moment, me, [subject])


def happens_to_all(g: Dominion, moment: int, first: Player, subject: int = -1) -> None:
    """A moment has come for every player, clockwise from this one (D39)."""
    if g.listens(moment):
        for me in [first, *g.others(first)]:
            happen(g, moment, me, [subject])


def happens_to_others(g: Dominion, moment: int, me: Player, subject: int) -> None:
    """A moment has come for everybody but this player, clockwise (D39)."""
    if g.listens(moment):
        for foe in g.others(me):
            happen(g, moment, foe, [subject])


def happen(g: Dominion, moment: int, me: Player, subjects: list[int]) -> None:
    """A moment has come for several cards of a player at once; the order of texts is free (D33)."""
    done: list[Trigger] = []
    while True:
        ready: list[Trigger] = []
        for subject in subjects:
            _add_ready(g, moment, me, subject, done, ready)
        asks = _may_hold(g, me, moment, subjects)
        if not ready and not asks:
            return
        chosen = _next(g, moment, me, ready, asks, subjects[0] if len(subjects) == 1 else -1)
        if chosen is None:
            return
        done.append(chosen)
        run(g, me, chosen)


def run(g: Dominion, me: Player, chosen: Trigger) -> None:
    """Carry out a text whose moment has come."""
    ability = chosen.ability
    if chosen.lasting is not None and chosen.lasting.once:
        g.forget(chosen.lasting)
    if ability.where == HAND:
        g.show(me, [chosen.this])
    elif ability.where == TAVERN:
        g.call(me, chosen.this)
    if g.loud:
        args: dict[str, int | str | list[str]] = {"card": ability.card.id}
        args["rule"] = ability.card.rule
        suffered = ability.simple and ability.card.types & STATE != 0  # nobody wants to use it
        g.say("uses", me.seat, args, quiet=suffered)
    outer = g.lasting_now
    g.lasting_now = chosen.lasting
    if ability.run is None:
        card = ability.card
        g.give(me, card.next_cards, card.next_actions, card.next_buys, card.next_coins)
    else:
        ability.run(g, me, chosen.this, chosen.subject)
    g.lasting_now = outer


def _add_ready(
    g: Dominion,
    moment: int,
    me: Player,
    subject: int,
    done: list[Trigger],
    ready: list[Trigger],
) -> None:
    """Add the player's texts that apply now and have not been used at this moment."""
    if moment == LEAVES_PLAY and subject not in me.play:
        return  # another text has moved it
    for ability in g.kingdom.abilities[moment]:
        where = ability.where
        if where == THIS:
            if _about(g, moment, me, subject) is ability.card:
                this = _card_of(g, moment, subject)
                _add(g, me, ready, done, Trigger(ability, this, subject, None))
        elif where == HAND:
            this = g.find_text(me, me.hand, ability.card)
            if this >= 0:
                _add(g, me, ready, done, Trigger(ability, this, subject, None))
        elif where in (IN_PLAY, TAVERN):
            for this in me.play if where == IN_PLAY else me.mats.get(TAVERN, NOTHING):
                if g.text_of(me, this) is ability.card:
                    _add(g, me, ready, done, Trigger(ability, this, subject, None))
        elif where == KINGDOM or (where == OWNED and ability.card in me.owned):
            _add(g, me, ready, done, Trigger(ability, -1, subject, None))
    if g.lasting:
        for lasting in g.lasting:
            if lasting.ability.moment == moment and _waits_for(g, lasting, me, moment):
                held = lasting.subject if lasting.subject >= 0 else subject
                if any(other.lasting is lasting and other.subject == held for other in ready):
                    continue  # it has a subject of its own
                _add(g, me, ready, done, Trigger(lasting.ability, lasting.this, held, lasting))


def _waits_for(g: Dominion, lasting: Lasting, me: Player, moment: int) -> bool:
    """Whether a lasting text waits for this player's moments, and not for a turn after this one."""
    if lasting.foes:
        return lasting.foes & me.bit != 0
    if lasting.seat != me.seat:
        return False
    return moment != TURN_STARTS or lasting.born != g.turn_number


def _about(g: Dominion, moment: int, me: Player, subject: int) -> Card:
    """The card a moment is about."""
    if moment in (PLAYS, PLAYED, ATTACKS, ATTACKED):
        return g.played[subject].card
    if moment in (BOUGHT, OTHER_BOUGHT):
        return g.bought[subject].card
    if moment == TRASHED and subject in g.trashed_as:
        return g.trashed_as[subject]
    return g.gains[subject].card if moment == WOULD_GAIN else g.text_of(me, subject)


def _card_of(g: Dominion, moment: int, subject: int) -> CardNo:
    """The physical card a moment is about, if there is one."""
    if moment in (PLAYS, PLAYED, ATTACKS, ATTACKED):
        return g.played[subject].this
    return -1 if moment in (BOUGHT, OTHER_BOUGHT, WOULD_GAIN) else subject


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


def _may_hold(g: Dominion, me: Player, moment: int, subjects: list[int]) -> bool:
    """Whether, as far as the others know, the player could show a card from hand now."""
    if not (me.hears >> moment) & 1 or not me.hand:
        return False
    for ability in g.kingdom.abilities[moment]:
        if ability.where == HAND:
            applies = ability.applies
            for subject in subjects:
                if not ability.public or applies is None or applies(g, me, -1, subject):
                    return True
    return False


def _option(g: Dominion, trigger: Trigger) -> Option:
    """How a text is offered: by its card, or by its own subject where copies differ."""
    ability = trigger.ability
    if ability.by_subject and trigger.subject >= 0:
        return USE + g.kinds[trigger.subject].number
    verb = REACT if ability.where == HAND else CALL if ability.where == TAVERN else USE
    return verb + ability.card.number


def _next(
    g: Dominion, moment: int, me: Player, ready: list[Trigger], asks: bool, subject: int
) -> Trigger | None:
    """The text to run next; the player is asked only if there is something to choose."""
    for trigger in ready:
        ability = trigger.ability  # where a turn starts, drawing may matter for what follows
        if ability.at_once or (ability.simple and moment != TURN_STARTS):
            return trigger
    if not asks:
        first = ready[0]
        if all(trigger.ability.simple for trigger in ready):
            return first
        if len(ready) == 1 and not first.ability.optional:
            return first
    options: list[Option] = []
    offered: list[Trigger] = []
    for trigger in ready:
        option = _option(g, trigger)
        if option not in options:
            options.append(option)
            offered.append(trigger)
    if all(trigger.ability.optional for trigger in ready):
        options.append(PASS)
    if not asks and len(options) == 1:
        return offered[0]  # the same text for several cards
    seat = me.decider
    if asks:
        prompt, rule = ("react", "dominion:D40") if moment == ATTACKED else ("show", "dominion:D39")
        about = _about(g, moment, me, subject).id if subject >= 0 else ""
        ask = Ask(seat, prompt, options, "", rule, about=about, player=me.seat)
    elif len(offered) == 1:
        only = offered[0].ability
        ask = Ask(seat, only.prompt, options, only.card.id, only.card.rule, player=me.seat)
    else:
        ask = Ask(seat, "next-effect", options, "", "dominion:D39", player=me.seat)
    option = g.ask(ask)
    return None if option == PASS else offered[options.index(option)]


NOTHING: list[CardNo] = []
