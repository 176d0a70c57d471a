"""Muster (5.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.oath import majors, tokens, troops
from tafelrunde.titles.oath.catalogue import RUIN
from tafelrunde.titles.oath.contexts import MUSTERING, Muster
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.powers import AFTER_MUSTER, BIND_MUSTER, USE_MUSTER
from tafelrunde.titles.oath.vocabulary import ON

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath


def shape(g: Oath, me: Player, used: list[int], card: CardNo) -> Muster:
    """A muster on one card as all powers shape it."""
    x = Muster(me, me.pawn, used, card)
    for this in used:
        g.power(this).use_muster(g, x, this)
    for this in g.active[BIND_MUSTER]:
        g.power(this).bind_muster(g, x, this)
    if not x.ignores_tokens and not tokens.is_empty(g, card):
        x.forbidden = True
    if card in used and (g.kinds[card].favor or g.kinds[card].secrets) and not x.ignores_tokens:
        x.forbidden = True  # the modifier's cost lies there already
    return x


def musters(g: Oath, me: Player, used: list[int], one: bool = False) -> list[Muster]:
    """The cards a player could muster on: denizens and intact edifices at his site."""
    found: list[Muster] = []
    for card in g.sites[me.pawn].cards:
        if g.kinds[card].kind != RUIN and (used or tokens.is_empty(g, card)):
            x = shape(g, me, used, card)
            if majors.affordable(g, x):
                found.append(x)
                if one:
                    return found
    return found


def has_free_card(g: Oath, cards: list[CardNo]) -> bool:
    """Whether there is a denizen or intact edifice without tokens among some cards."""
    return any(g.kinds[card].kind != RUIN and tokens.is_empty(g, card) for card in cards)


def is_possible(g: Oath, me: Player) -> bool:
    """Whether the player could muster at all."""
    cards = g.sites[me.pawn].cards
    if not cards:
        return False
    if not g.active[USE_MUSTER]:
        if not majors.is_eased(g, me, BIND_MUSTER):
            if not me.supply or (not me.favor and not tokens.purse(g, me)):
                return False
            if majors.is_plain(g, me, BIND_MUSTER):
                return has_free_card(g, cards)
        return bool(musters(g, me, [], True))
    proto = Muster(me, me.pawn, [], -1)
    base = majors.automatic(g, MUSTERING, proto)
    if musters(g, me, base, True):
        return True
    for used in majors.combinations(g, MUSTERING, proto, base):
        if musters(g, me, used, True):
            return True
    return False


def act(g: Oath, me: Player) -> None:
    """The major action."""
    majors.begin(g, me, MUSTERING)
    proto = Muster(me, me.pawn, [], -1)
    majors.pick(g, MUSTERING, proto)
    choices = musters(g, me, proto.used)
    if not choices:
        return
    g.candidates = choices
    card = g.ask_card(
        me, verb=ON, cards=[x.card for x in choices], prompt="muster-on", rule="oath:5.2.1"
    )
    x = next(x for x in choices if x.card == card)
    majors.pay(g, x, "oath:5.2.1")
    tokens.place_favor(g, me, card, x.favor)
    tokens.place_secrets(g, me, card, x.secrets)
    if g.loud:
        g.say("musters", me.seat, {"card": g.kinds[card].id, "rule": "oath:5.2.1"})
    troops.gain(g, me, x.gain, "oath:5.2.2")
    for this in x.used:
        if AFTER_MUSTER in g.power(this).hooks:
            g.power(this).after_muster(g, x, this)
    g.settle()
