"""Pieces leave the map: together, scored by who removed them, and with what that sets off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import Option
from tafelrunde.kernel.events import Arg
from tafelrunde.titles.root.board import SPOTS
from tafelrunde.titles.root.factions.base import Faction
from tafelrunde.titles.root.vocabulary import LOSE, NAMES, RESOLVE

if TYPE_CHECKING:
    from tafelrunde.titles.root.battle import Battle
    from tafelrunde.titles.root.table import Root


class Loss:
    """Pieces of one faction that are removed from one clearing, and who removes them.

    `pieces` holds kinds of buildings and tokens, one entry per piece.
    """

    def __init__(
        self, victim: Faction, by: Faction, clearing: int, warriors: int, pieces: list[int]
    ) -> None:
        self.victim = victim
        self.by = by
        self.clearing = clearing
        self.warriors = warriors
        self.pieces = pieces


class Aftermath:
    """Something that removed pieces set off: `owner.resolve` carries it out.

    `effect` is an object of the vocabulary; the active player chooses the order by it (1.1.3).
    """

    def __init__(self, effect: int, owner: Faction, by: Faction, clearing: int, count: int) -> None:
        self.effect = effect
        self.owner = owner
        self.by = by
        self.clearing = clearing
        self.count = count


def everything_in(victim: Faction, by: Faction, c: int) -> Loss:
    """All pieces of a faction in a clearing; a pawn is never removed (2.5.4)."""
    pieces: list[int] = []
    if victim.built[c] or victim.tokens[c]:
        for k in range(len(victim.kinds)):
            for _ in range(victim.pieces[k * SPOTS + c]):
                pieces.append(k)
    return Loss(victim, by, c, victim.warriors[c], pieces)


def remove_enemies_in(g: Root, me: Faction, clearings: list[int]) -> None:
    """Remove all enemy pieces in some clearings at once (Favors, Revolt)."""
    losses: list[Loss] = []
    for c in clearings:
        for foe in g.factions:
            if g.are_enemies(me, foe) and (foe.warriors[c] or foe.built[c] or foe.tokens[c]):
                losses.append(everything_in(foe, me, c))
    remove(g, losses, None)


def remove(g: Root, losses: list[Loss], battle: Battle | None) -> None:
    """Remove pieces simultaneously, score for them (3.2.1), then resolve what that sets off."""
    g.holding += 1
    for loss in losses:
        loss.victim.lose(g, loss, battle)
        if g.loud:
            _tell(g, loss, "root:2.5" if battle is None else "root:4.3.3")
    for loss in losses:
        if g.are_enemies(loss.by, loss.victim):
            if loss.pieces:
                g.score(loss.by, len(loss.pieces), "root:3.2.1")
        if loss.by is not loss.victim:
            loss.by.has_removed(g, loss, battle)
    g.holding -= 1
    g.settle()
    effects: list[Aftermath] = []
    for loss in losses:
        effects.extend(loss.victim.aftermath(g, loss, battle))
    resolve_all(g, effects)


def _tell(g: Root, loss: Loss, rule: str) -> None:
    kinds = loss.victim.kinds
    args: dict[str, Arg] = {
        "faction": loss.victim.id,
        "clearing": loss.clearing,
        "warriors": loss.warriors,
        "pieces": [kinds[k].id for k in loss.pieces],
        "rule": rule,
    }
    g.say("pieces-removed", loss.by.seat, args)


def resolve_all(g: Root, effects: list[Aftermath]) -> None:
    """Carry out effects that wait at the same time; the active player orders them (1.1.3)."""
    while effects:
        options: list[Option] = []
        for effect in effects:
            option = RESOLVE + effect.effect
            if option not in options:
                options.append(option)
        chosen = options[0]
        if len(options) > 1:
            active = g.factions[g.turn]
            chosen = g.ask_of(active, "order-effects", options, "root:1.1.3")
        for effect in effects:
            if RESOLVE + effect.effect == chosen:
                effects.remove(effect)
                effect.owner.resolve(g, effect)
                break


def usual_losses(g: Root, me: Faction, battle: Battle, hits: int, by: Faction) -> list[Loss]:
    """Hits remove warriors first, then buildings and tokens in the order of their owner (4.3.3)."""
    c = battle.clearing
    losses: list[Loss] = []
    if me.lender >= 0 and battle.opponent(me).seat != me.lender:
        lost = hired_losses(g, me, c, hits)
        if lost:
            losses.append(Loss(g.factions[me.lender], by, c, lost, []))
            hits -= lost
    warriors = min(hits, me.warriors[c])
    pieces = lose_pieces(g, me, c, hits - warriors)
    if warriors or pieces:
        losses.append(Loss(me, by, c, warriors, pieces))
    return losses


def hired_losses(g: Root, me: Faction, c: int, hits: int) -> int:
    """Hits that fall on hired warriors: half, rounded down, or what own pieces cannot take."""
    own = me.warriors[c] + me.built[c] + me.tokens[c]
    return min(me.hired(g, c), max(hits // 2, hits - own))


def lose_pieces(g: Root, me: Faction, c: int, hits: int) -> list[int]:
    """The buildings and tokens their owner removes for hits; everything if there are too few."""
    pieces: list[int] = []
    left = me.built[c] + me.tokens[c]
    if hits <= 0 or left == 0:
        return pieces
    counts = [me.pieces[k * SPOTS + c] for k in range(len(me.kinds))]
    while hits > 0 and left > 0:
        options: list[Option] = []
        for k in range(len(counts)):
            if counts[k]:
                options.append(LOSE + me.kinds[k].number)
        chosen = options[0]
        if len(options) > 1 and hits < left:
            prompt = "lose-piece"
            chosen = g.ask_of(me, prompt, options, "root:4.3.3", count=hits, about=NAMES[c])
        for k in range(len(counts)):
            if LOSE + me.kinds[k].number == chosen:
                counts[k] -= 1
                pieces.append(k)
        hits -= 1
        left -= 1
    return pieces
