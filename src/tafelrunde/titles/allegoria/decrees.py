"""What decrees order at once; what they change for a week is asked where it applies (A60-A64).

Nothing here is a deed of a turn: decrees never fulfil what a task asks of a turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import PASS, Option
from tafelrunde.titles.allegoria import catalogue, scholars
from tafelrunde.titles.allegoria.catalogue import Args, Edict
from tafelrunde.titles.allegoria.player import LAST_SPACE, REGIONS, TRACK_COUNT, Player
from tafelrunde.titles.allegoria.vocabulary import (
    ANARCHY,
    DISCARD,
    FIGURES,
    LOWER,
    OBJECT_NAMES,
    RAISE,
    REMOVE,
    TRACK,
    TRACKS,
)

if TYPE_CHECKING:
    from tafelrunde.titles.allegoria.table import Allegoria


def citation(g: Allegoria) -> str:
    """The decree that orders this, as a rule."""
    return f"allegoria:card/{source(g)}"


def source(g: Allegoria) -> str:
    """The decree of the week."""
    return g.face(g.decree[-1])


def carry_out(g: Allegoria, me: Player, edict: Edict) -> None:
    """Let one player do what an immediate edict says."""
    op = edict.op
    if not can_do(g, me, edict):
        return
    if op == catalogue.PLACE:
        if agrees(g, me, edict, "decree-place"):
            g.place(me, edict.subject, me.seat)
            if g.loud:
                figure = OBJECT_NAMES[FIGURES + edict.subject]
                g.say("places", me.seat, {"figure": figure, "rule": citation(g)})
    elif op == catalogue.REMOVE:
        remove(g, me, edict)
    elif op == catalogue.TRACK:
        move_track(g, me, edict)
    elif op == catalogue.DRAW:
        if agrees(g, me, edict, "decree-draw"):
            for _ in range(edict.amount):
                g.draw_worker(me, citation(g))
    elif op == catalogue.DISCARD:
        discard(g, me, edict)
    elif op == catalogue.RETURN_ANARCHY:
        if agrees(g, me, edict, "decree-return-anarchy"):
            g.return_anarchy(me, citation(g))
    elif op == catalogue.TAKE_ANARCHY:
        g.take_anarchy(me, citation(g))
    elif op == catalogue.CHOICE:
        choose(g, me, edict)
    elif op == catalogue.PAY:
        pay(g, me, edict)


def can_do(g: Allegoria, me: Player, edict: Edict) -> bool:
    """Whether the player can carry out the edict; everything it depends on is public."""
    op = edict.op
    if op == catalogue.PLACE:
        return me.supply > 0
    if op == catalogue.REMOVE:
        return len(regions_with(me, edict)) > 0
    if op == catalogue.TRACK:
        return len(movable(me, edict)) > 0
    if op == catalogue.DRAW:
        return g.can_draw_worker()
    if op == catalogue.DISCARD:
        return len(me.hand) > 0
    if op == catalogue.RETURN_ANARCHY:
        return me.anarchy > 0
    if op == catalogue.TAKE_ANARCHY:
        return g.markers > 0
    if op == catalogue.CHOICE:
        return any(can_do(g, me, part) for part in edict.parts)
    if op == catalogue.PAY:
        return can_do(g, me, edict.parts[0]) and len(payable(me, edict)) > 0
    if op == catalogue.DIPLOMACY:
        return me.diplomacy + 1 < len(g.box.diplomacy)
    return scholars.can_advance(g, me)


def agrees(g: Allegoria, me: Player, edict: Edict, prompt: str) -> bool:
    """'May' is asked, 'must' is not (A56)."""
    if not edict.may:
        return True
    return g.ask_yes(me, prompt=prompt, rule=citation(g), source=source(g))


def regions_with(me: Player, edict: Edict) -> list[int]:
    """Regions from which the figure may be removed: all, or only those away from home."""
    regions: list[int] = []
    for region in range(REGIONS):
        if me.figures[edict.subject * REGIONS + region] and (
            edict.amount == 0 or region != me.seat
        ):
            regions.append(region)
    return regions


def remove(g: Allegoria, me: Player, edict: Edict) -> None:
    """Return a figure of one's choice to the supply."""
    options = [REMOVE + g.region_object(region) for region in regions_with(me, edict)]
    figure = OBJECT_NAMES[FIGURES + edict.subject]
    if edict.may:
        options.append(PASS)
    option = g.ask_one(me, "decree-remove", options, citation(g), source(g), 0, figure)
    if option == PASS:
        return
    region = g.region_of(option - REMOVE)
    g.take_back(me, edict.subject, region)
    if g.loud:
        args: Args = {"figure": figure, "rule": citation(g)}
        args["region"] = g.region_name(region)
        g.say("removes", me.seat, args)


def movable(me: Player, edict: Edict) -> list[int]:
    """The tracks that can move as the edict says, at least one space."""
    tracks: list[int] = []
    for track in range(TRACK_COUNT):
        if edict.subject in (track, catalogue.OWN_CHOICE):
            if me.tracks[track] < LAST_SPACE if edict.amount > 0 else me.tracks[track] > 0:
                tracks.append(track)
    return tracks


def move_track(g: Allegoria, me: Player, edict: Edict) -> None:
    """Raise or lower a home track, the named one or one of the player's choice."""
    verb = RAISE if edict.amount > 0 else LOWER
    options = [verb + TRACKS + track for track in movable(me, edict)]
    if edict.may:
        options.append(PASS)
    prompt = "decree-raise" if edict.amount > 0 else "decree-lower"
    option = g.ask_one(me, prompt, options, citation(g), source(g))
    if option == PASS:
        return
    if edict.amount > 0:
        g.raise_track(me, option - verb - TRACKS, edict.amount)
    else:
        g.lower_track(me, option - verb - TRACKS, -edict.amount)


def discard(g: Allegoria, me: Player, edict: Edict) -> None:
    """Discard worker cards of one's choice."""
    for left in range(edict.amount, 0, -1):
        if not me.hand:
            return
        card = g.ask_card(
            me,
            verb=DISCARD,
            cards=me.hand,
            prompt="decree-discard",
            rule=citation(g),
            source=source(g),
            optional=edict.may,
            count=left,
        )
        if card < 0:
            return
        g.discard_worker(me, card, citation(g))


def choose(g: Allegoria, me: Player, edict: Edict) -> None:
    """One of several parts that the player can carry out."""
    options: list[Option] = []
    for part in edict.parts:
        if can_do(g, me, part):
            options.append(ANARCHY if part.op == catalogue.TAKE_ANARCHY else TRACK)
    if edict.may:
        options.append(PASS)
    option = g.ask_one(me, "decree-choice", options, citation(g), source(g))
    if option == PASS:
        return
    for part in edict.parts:
        if (part.op == catalogue.TAKE_ANARCHY) == (option == ANARCHY):
            carry_out(g, me, part)
            return


def payable(me: Player, edict: Edict) -> list[int]:
    """The tracks with which the whole price can be paid."""
    return [
        track
        for track in range(TRACK_COUNT)
        if edict.subject in (track, catalogue.OWN_CHOICE) and me.tracks[track] >= edict.amount
    ]


def pay(g: Allegoria, me: Player, edict: Edict) -> None:
    """Lower a track to advance on another one."""
    options = [LOWER + TRACKS + track for track in payable(me, edict)]
    if edict.may:
        options.append(PASS)
    alms = edict.parts[0].op == catalogue.ALMS
    prompt = "decree-pay-alms" if alms else "decree-pay-diplomacy"
    option = g.ask_one(me, prompt, options, citation(g), source(g), edict.amount)
    if option == PASS:
        return
    g.lower_track(me, option - LOWER - TRACKS, edict.amount)
    if alms:
        scholars.advance(g, me, citation(g))
    else:
        g.advance_diplomacy(me, citation(g))
