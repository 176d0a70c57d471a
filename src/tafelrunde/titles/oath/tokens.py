"""Favor and secrets: gaining, taking, giving, burning, and paying for powers (7.1.2, glossary)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import CardNo, Seat
from tafelrunde.titles.oath.board import MOST_SUPPLY
from tafelrunde.titles.oath.catalogue import NO_SUIT, NOMAD, SUITS
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.powers import (
    CATCHES_BURNED_FAVOR,
    FORBIDS_GIVING_SECRETS,
    FORBIDS_POWER,
    SAVES_FAVOR,
)

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath


# -- favor


def saves_in_bank(g: Oath, me: Player) -> bool:
    """Whether a player's favor lies in the Nomad bank (Vow of Kinship)."""
    return any(g.power(this).saves_favor(g, me, this) for this in g.active[SAVES_FAVOR])


def purse(g: Oath, me: Player) -> int:
    """How much favor a player can pay with; `me.favor` is what others can reach."""
    if g.active[SAVES_FAVOR] and saves_in_bank(g, me):
        return me.favor + g.banks[NOMAD]
    return me.favor


def receive_favor(g: Oath, me: Player, n: int) -> None:
    """Put favor on a player's board; where it came from is the caller's business."""
    if g.active[SAVES_FAVOR] and saves_in_bank(g, me):
        g.banks[NOMAD] += n
    else:
        me.favor += n


def spend_favor(g: Oath, me: Player, n: int) -> None:
    """Take favor off a player; where it goes is the caller's business."""
    own = min(n, me.favor)
    me.favor -= own
    g.banks[NOMAD] -= n - own
    assert g.banks[NOMAD] >= 0, "more favor is spent than there is"


def gain_favor(g: Oath, me: Player, suit: int, n: int, rule: str = "") -> int:
    """Gain favor from a bank, as much as there is (9.3)."""
    n = min(n, g.banks[suit])
    if n > 0:
        g.banks[suit] -= n
        receive_favor(g, me, n)
        if g.loud:
            g.say("gains-favor", me.seat, {"count": n, "bank": SUITS[suit], "rule": rule})
    return max(n, 0)


def take_favor(g: Oath, me: Player, victim: Player, n: int, rule: str = "") -> int:
    """Take favor from another player's board, as much as there is."""
    n = min(n, victim.favor)
    if n > 0:
        victim.favor -= n
        receive_favor(g, me, n)
        if g.loud:
            g.say("takes-favor", me.seat, {"count": n, "from": victim.id, "rule": rule})
    return max(n, 0)


def give_favor(g: Oath, me: Player, to: Player, n: int, rule: str = "") -> None:
    """Give favor to another player."""
    if n > 0:
        spend_favor(g, me, n)
        receive_favor(g, to, n)
        if g.loud:
            g.say("gives-favor", me.seat, {"count": n, "to": to.id, "rule": rule})


def burn_favor(g: Oath, me: Player, n: int, rule: str = "") -> None:
    """Burn favor of a player."""
    if n > 0:
        spend_favor(g, me, n)
        if g.loud:
            g.say("burns-favor", me.seat, {"count": n, "rule": rule})
        burn_loose_favor(g, n)


def burn_loose_favor(g: Oath, n: int) -> None:
    """Favor that was taken off something else burns: to the shared bank, or to who catches it."""
    for this in g.active[CATCHES_BURNED_FAVOR]:
        seat = g.power(this).catches_burned_favor(g, this)
        if seat >= 0:
            receive_favor(g, g.players[seat], n)
            if n and g.loud:
                g.say("catches-favor", seat, {"count": n, "rule": g.kinds[this].rule})
            return
    g.shared_favor += n


def return_favor(g: Oath, me: Player, suit: int, n: int, rule: str = "") -> None:
    """Pay favor into a bank."""
    if n > 0:
        spend_favor(g, me, n)
        g.banks[suit] += n
        if g.loud:
            g.say("pays-bank", me.seat, {"count": n, "bank": SUITS[suit], "rule": rule})


def place_favor(g: Oath, me: Player, this: CardNo, n: int) -> None:
    """Put favor of a player on a card."""
    if n > 0:
        spend_favor(g, me, n)
        g.favor_on[this] = g.favor_on.get(this, 0) + n


def favor_off_card(g: Oath, this: CardNo) -> None:
    """The favor on a card returns to the bank of its suit (a card without one: it burns)."""
    n = g.favor_on.pop(this, 0)
    if n:
        suit = g.kinds[this].suit
        if suit == NO_SUIT:
            burn_loose_favor(g, n)
        else:
            g.banks[suit] += n


def move_between_banks(g: Oath, a: int, b: int, n: int) -> int:
    """Move favor from one bank to another."""
    n = min(n, g.banks[a])
    g.banks[a] -= n
    g.banks[b] += n
    return n


def shift_favor(g: Oath, me: Player, source: int, to: int, n: int, rule: str) -> None:
    """A player moves favor from one bank to another, as much as there is."""
    n = move_between_banks(g, source, to, n)
    if n and g.loud:
        args: dict[str, int | str | list[str]] = {
            "count": n,
            "bank": SUITS[source],
            "to": SUITS[to],
            "rule": rule,
        }
        g.say("shifts-favor", me.seat, args)


def pay_toll(g: Oath, me: Player, seat: Seat, rule: str) -> None:
    """Pay 1 favor to a ruler; to bandits (-1) it burns."""
    if seat >= 0:
        give_favor(g, me, g.players[seat], 1, rule)
    else:
        burn_favor(g, me, 1, rule)


# -- secrets


def gain_secrets(g: Oath, me: Player, n: int, rule: str = "") -> None:
    """Gain secrets from the shared bank, which never runs out (9.3)."""
    if n > 0:
        me.secrets += n
        if g.loud:
            g.say("gains-secrets", me.seat, {"count": n, "rule": rule})


def lose_secrets(me: Player, n: int) -> int:
    """Take secrets off a board, faceup ones first; how many there were."""
    faceup = min(n, me.secrets)
    me.secrets -= faceup
    facedown = min(n - faceup, me.facedown)
    me.facedown -= facedown
    return faceup + facedown


def take_secrets(g: Oath, me: Player, victim: Player, n: int, rule: str = "") -> int:
    """Take secrets from another board; they come faceup."""
    n = lose_secrets(victim, n)
    if n:
        me.secrets += n
        if g.loud:
            g.say("takes-secrets", me.seat, {"count": n, "from": victim.id, "rule": rule})
    return n


def may_give_secrets(g: Oath, me: Player) -> bool:
    """Whether a player may give secrets away (Vow of Silence)."""
    cards = g.active[FORBIDS_GIVING_SECRETS]
    return not any(g.power(this).forbids_giving_secrets(g, me, this) for this in cards)


def give_secrets(g: Oath, me: Player, to: Player, n: int, rule: str = "") -> None:
    """Give faceup secrets to another player."""
    if n > 0:
        me.secrets -= n
        to.secrets += n
        if g.loud:
            g.say("gives-secrets", me.seat, {"count": n, "to": to.id, "rule": rule})


def burn_secrets(
    g: Oath, me: Player, n: int, rule: str = "", *, facedown_first: bool = False
) -> None:
    """Burn secrets of a board, faceup ones first unless it says otherwise."""
    n = min(n, me.all_secrets)
    if n <= 0:
        return
    hidden = min(n, me.facedown) if facedown_first else 0
    me.facedown -= hidden
    lose_secrets(me, n - hidden)
    if g.loud:
        g.say("burns-secrets", me.seat, {"count": n, "rule": rule})


def flip_secrets(g: Oath, me: Player, n: int, rule: str = "") -> None:
    """Turn faceup secrets facedown."""
    if n > 0:
        me.secrets -= n
        me.facedown += n
        if g.loud:
            g.say("flips-secrets", me.seat, {"count": n, "rule": rule})


def place_secrets(g: Oath, me: Player, this: CardNo, n: int) -> None:
    """Put faceup secrets on a card."""
    if n > 0:
        me.secrets -= n
        g.secrets_on[this] = g.secrets_on.get(this, 0) + n


def secrets_off_card(g: Oath, me: Player, this: CardNo, *, facedown: bool) -> None:
    """The secrets on a card come to a player's board."""
    n = g.secrets_on.pop(this, 0)
    if facedown:
        me.facedown += n
    else:
        me.secrets += n


def secrets_in_all(g: Oath, me: Player) -> int:
    """Secrets on the board and, in one's own turn, on cards (6.8; all on cards are his)."""
    n = me.all_secrets
    if g.turn == me.seat:
        n += sum(g.secrets_on[this] for this in g.secrets_on if not _is_banner(g, this))
    return n


def _is_banner(g: Oath, this: CardNo) -> bool:
    return g.kinds[this].id == "darkest_secret"


# -- Supply


def gain_supply(g: Oath, me: Player, n: int, rule: str = "") -> int:
    """Gain Supply, at most to the leftmost space."""
    n = min(n, MOST_SUPPLY - me.supply)
    if n > 0:
        me.supply += n
        if g.loud:
            g.say("gains-supply", me.seat, {"count": n, "rule": rule})
    return max(n, 0)


# -- the cost of powers (7.1.2)


def is_empty(g: Oath, this: CardNo) -> bool:
    """Whether no favor and no secrets lie on a card."""
    return this not in g.favor_on and this not in g.secrets_on


def may_use(g: Oath, me: Player, this: CardNo, secrets: int) -> bool:
    """Whether nothing forbids a power whose cost has so many secrets, placed, burned or flipped."""
    cards = g.active[FORBIDS_POWER]
    return not any(g.power(other).forbids_power(g, me, this, secrets, other) for other in cards)


def can_pay(
    g: Oath,
    me: Player,
    this: CardNo,
    favor: int = 0,
    secrets: int = 0,
    plan: bool = False,
    more_secrets: int = 0,
    more_burned: int = 0,
) -> bool:
    """Whether a player can pay for a power, beside favor and secrets that are already promised.

    Battle plans can be paid even if tokens lie on them (7.5.3).
    """
    card = g.kinds[this]
    price = card.secrets + card.burn_secrets + more_secrets
    if g.active[FORBIDS_POWER] and not may_use(g, me, this, price):
        return False
    if (card.favor or card.secrets) and not plan and g.turn == me.seat and not is_empty(g, this):
        return False
    if me.secrets < secrets + price:
        return False
    cost = favor + card.favor + card.burn_favor + more_burned
    return cost == 0 or purse(g, me) >= cost


def pay(g: Oath, me: Player, this: CardNo, more_secrets: int = 0, more_burned: int = 0) -> None:
    """Pay for a power; outside one's turn favor goes to the bank and secrets are flipped."""
    card = g.kinds[this]
    if g.turn == me.seat:
        place_favor(g, me, this, card.favor)
        place_secrets(g, me, this, card.secrets + more_secrets)
    else:
        if card.favor:
            spend_favor(g, me, card.favor)
            if card.suit == NO_SUIT:
                burn_loose_favor(g, card.favor)
            else:
                g.banks[card.suit] += card.favor
        flip_secrets(g, me, card.secrets + more_secrets)
    burn_favor(g, me, card.burn_favor + more_burned, card.rule)
    burn_secrets(g, me, card.burn_secrets, card.rule)
