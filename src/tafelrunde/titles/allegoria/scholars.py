"""Area VII: Training and Alms (A187-A195)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.titles.allegoria import deeds
from tafelrunde.titles.allegoria.player import LAST_SPACE, TRACK_COUNT, Player
from tafelrunde.titles.allegoria.vocabulary import RAISE, TILES, TRACKS

if TYPE_CHECKING:
    from tafelrunde.titles.allegoria.table import Allegoria

CARD_TILE: Final = 0
INFLUENCE_TILE: Final = 1
DIPLOMACY_TILE: Final = 2


def train(g: Allegoria, me: Player) -> None:
    """Draw the top worker card (A187)."""
    g.draw_worker(me, "allegoria:A187")
    me.deeds.append([deeds.TRAIN])


def can_advance(g: Allegoria, me: Player) -> bool:
    """Nobody goes beyond the last space of the alms track (A195)."""
    return me.alms + 1 < len(g.box.alms)


def give_alms(g: Allegoria, me: Player) -> None:
    """One space to the right, and an anarchy marker may be returned (A188, A194)."""
    if me.anarchy > 0:
        if g.ask_yes(me, prompt="alms-return", rule="allegoria:A194"):
            g.return_anarchy(me, "allegoria:A194")
            me.deeds.append([deeds.RETURN_ANARCHY])
    advance(g, me, "allegoria:A188")
    me.deeds.append([deeds.ALMS, me.alms])


def advance(g: Allegoria, me: Player, rule: str) -> None:
    """Move on the alms track; a tile gives its bonus and stays for the others (A189)."""
    me.alms += 1
    if g.loud:
        g.say("alms", me.seat, {"to": me.alms, "rule": rule})
    at = g.box.tiles[me.alms]
    if at < 0:
        return
    card = g.tiles[at]
    name = g.face(card)
    if g.loud:
        g.say("bonus", me.seat, {"card": name, "rule": "allegoria:A189"})
    tile = g.kinds[card].number - TILES
    if tile == CARD_TILE:
        g.draw_worker(me, "allegoria:A190")
    elif tile == INFLUENCE_TILE:
        g.gain_influence(me, 1, "allegoria:A191")
    elif tile == DIPLOMACY_TILE:
        g.advance_diplomacy(me, "allegoria:A192")
    else:
        options = [
            RAISE + TRACKS + track for track in range(TRACK_COUNT) if me.tracks[track] < LAST_SPACE
        ]
        if options:
            option = g.ask_one(me, "alms-raise", options, "allegoria:A193", name)
            g.raise_track(me, option - RAISE - TRACKS, 1)
