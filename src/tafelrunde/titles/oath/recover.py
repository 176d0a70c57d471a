"""Recover (5.4): facedown relics at one's site, and the banners."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.titles.oath import holdings, inplay, majors, rule, tokens
from tafelrunde.titles.oath.catalogue import (
    BURN_FAVOR,
    BURN_SECRET,
    DARKEST_SECRET,
    NO_RECOVERY,
    PEOPLES_FAVOR,
    PLACE_FAVOR,
    SUITS,
)
from tafelrunde.titles.oath.contexts import RECOVERING, Recover
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.powers import AFTER_RECOVER, BIND_RECOVER, RECOVERED, USE_RECOVER
from tafelrunde.titles.oath.vocabulary import CHOOSE

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath


def darkest_secret_is_open(g: Oath, holder: Player) -> bool:
    """Some card at the holder's site has a suit that none of his faceup advisers has (5.4.1.a)."""
    suits = rule.adviser_suits(g, holder)
    for this in g.sites[holder.pawn].cards:
        suit = g.kinds[this].suit
        if suit >= 0 and suit not in suits:
            return True
    return False


def shape(g: Oath, me: Player, used: list[int], thing: int) -> Recover:
    """The recovery of one thing as all powers shape it; `favor` and `secrets` are the least."""
    x = Recover(me, me.pawn, used, thing)
    if thing in (PEOPLES_FAVOR, DARKEST_SECRET):
        x.holder = g.holder(thing)
        if not holdings.may_take(g, me, thing, x.holder):
            x.forbidden = True
        if thing == PEOPLES_FAVOR:
            x.least = g.favor_on.get(thing, 0) + 1
        else:
            x.least = g.secrets_on.get(thing, 0) + 1
            if x.holder is not None and x.holder is not me:
                x.forbidden = x.forbidden or not darkest_secret_is_open(g, x.holder)
    else:
        site = g.kinds[g.sites[me.pawn].card]
        if site.recovery == NO_RECOVERY or inplay.is_locked(g, me, thing):
            x.forbidden = True
        if not holdings.may_take(g, me, thing, None):
            x.forbidden = True
        if site.recovery == BURN_SECRET:
            x.secrets = site.recovery_cost
        else:
            x.favor = site.recovery_cost
    for this in used:
        g.power(this).use_recover(g, x, this)
    for this in g.active[BIND_RECOVER]:
        g.power(this).bind_recover(g, x, this)
    if thing == PEOPLES_FAVOR:
        x.favor += max(0, x.least - x.extra_tokens)
    elif thing == DARKEST_SECRET:
        x.secrets += max(0, x.least - x.extra_tokens)
    return x


def recoveries(g: Oath, me: Player, used: list[int], one: bool = False) -> list[Recover]:
    """What a player could recover and pay for."""
    found: list[Recover] = []
    priced = not used and not majors.is_eased(g, me, BIND_RECOVER)
    for thing in [*g.sites[me.pawn].relics, PEOPLES_FAVOR, DARKEST_SECRET]:
        if priced and not could_pay(g, me, thing):
            continue
        x = shape(g, me, used, thing)
        if majors.affordable(g, x):
            found.append(x)
            if one:
                return found
    return found


def could_pay(g: Oath, me: Player, thing: int) -> bool:
    """Whether the player has what a thing costs without modifiers."""
    if thing == PEOPLES_FAVOR:
        return tokens.purse(g, me) > g.favor_on.get(thing, 0)
    if thing == DARKEST_SECRET:
        return me.secrets > g.secrets_on.get(thing, 0)
    site = g.kinds[g.sites[me.pawn].card]
    if site.recovery == BURN_SECRET:
        return me.secrets >= site.recovery_cost
    return site.recovery != NO_RECOVERY and tokens.purse(g, me) >= site.recovery_cost


def is_possible(g: Oath, me: Player) -> bool:
    """Whether the player could recover anything."""
    if not g.active[USE_RECOVER]:
        if not me.supply and not majors.is_eased(g, me, BIND_RECOVER):
            return False
        return bool(recoveries(g, me, [], True))
    proto = Recover(me, me.pawn, [], -1)
    base = majors.automatic(g, RECOVERING, proto)
    if recoveries(g, me, base, True):
        return True
    for used in majors.combinations(g, RECOVERING, proto, base):
        if recoveries(g, me, used, True):
            return True
    return False


def act(g: Oath, me: Player) -> None:
    """The major action."""
    majors.begin(g, me, RECOVERING)
    proto = Recover(me, me.pawn, [], -1)
    majors.pick(g, RECOVERING, proto)
    choices = recoveries(g, me, proto.used)
    if not choices:
        return
    g.candidates = choices
    things = [x.thing for x in choices]
    thing = g.ask_card(me, verb=CHOOSE, cards=things, prompt="recover-thing", rule="oath:5.4.1")
    x = choices[things.index(thing)]
    majors.pay(g, x, "oath:5.4.1")
    if thing in (PEOPLES_FAVOR, DARKEST_SECRET):
        x.paid = ask_payment(g, x)
        if thing == PEOPLES_FAVOR:
            recover_peoples_favor(g, x)
        else:
            recover_darkest_secret(g, x)
    else:
        pay_for_relic(g, x)
        holdings.take_relics(g, me, [thing], None, "oath:5.4.3")
    after(g, x)


def after(g: Oath, x: Recover) -> None:
    """Powers that follow a recovery."""
    for this in x.used:
        if AFTER_RECOVER in g.power(this).hooks:
            g.power(this).after_recover(g, x, this)
    for this in g.in_trigger_order(RECOVERED, x.me):
        g.power(this).recovered(g, x, this)
    g.settle()


def pay_for_relic(g: Oath, x: Recover) -> None:
    """The cost that is printed on the site (5.4.2)."""
    me = x.me
    site = g.kinds[g.sites[me.pawn].card]
    if site.recovery == PLACE_FAVOR:
        tokens.return_favor(g, me, site.recovery_suit, x.favor, "oath:5.4.2")
    elif site.recovery == BURN_FAVOR:
        tokens.burn_favor(g, me, x.favor, "oath:5.4.2")
    else:
        tokens.burn_secrets(g, me, x.secrets, "oath:5.4.2")


def ask_payment(g: Oath, x: Recover) -> int:
    """How many tokens are put on a banner, the added ones included: any number above the old."""
    me = x.me
    if x.thing == PEOPLES_FAVOR:
        most = tokens.purse(g, me)
    else:
        most = me.secrets
    least = max(0, x.least - x.extra_tokens)
    about = g.kinds[x.thing].id
    own = g.ask_count(
        me, low=least, high=most, prompt="banner-payment", rule="oath:5.4.2.a", about=about
    )
    return own + x.extra_tokens


def recover_peoples_favor(g: Oath, x: Recover) -> None:
    """Pay, turn it to its normal side, deal the old favor around the banks (5.4.4)."""
    me = x.me
    old = g.favor_on.get(PEOPLES_FAVOR, 0)
    suits = list(range(len(SUITS)))
    at = g.ask_suit(me, suits, "first-bank", "oath:5.4.4", "peoples_favor")
    tokens.spend_favor(g, me, x.paid - x.extra_tokens)
    holdings.take_banner(g, me, PEOPLES_FAVOR, "oath:5.4.3")
    g.favor_on[PEOPLES_FAVOR] = x.paid
    g.mob = x.becomes_mob
    for i in range(old):
        g.banks[(at + i) % len(SUITS)] += 1
    if g.loud:
        g.say("recovers-banner", me.seat, {"card": "peoples_favor", "count": x.paid})


def recover_darkest_secret(g: Oath, x: Recover) -> None:
    """Pay, take one of the old secrets, the previous holder gets the others (5.4.4.a)."""
    me = x.me
    old = g.secrets_on.pop(DARKEST_SECRET, 0)
    me.secrets -= x.paid - x.extra_tokens
    g.secrets_on[DARKEST_SECRET] = x.paid
    holdings.take_banner(g, me, DARKEST_SECRET, "oath:5.4.3")
    if x.holder is me:
        me.secrets += old
    elif old:
        me.secrets += 1
        if x.holder is not None:
            x.holder.secrets += old - 1
    if g.loud:
        g.say("recovers-banner", me.seat, {"card": "darkest_secret", "count": x.paid})


def recover_here_free(g: Oath, me: Player, slot: int, cite: str) -> None:
    """Take a relic of a site as if recovered, without cost (Deep Woods, Wastes)."""
    relics = [
        thing
        for thing in g.sites[slot].relics
        if not inplay.is_locked(g, me, thing) and holdings.may_take(g, me, thing, None)
    ]
    if not relics:
        return
    thing = g.ask_card(me, verb=CHOOSE, cards=relics, prompt="recover-thing", rule=cite)
    x = Recover(me, slot, [], thing)
    holdings.take_relics(g, me, [thing], None, cite)
    after(g, x)
