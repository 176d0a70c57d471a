"""Binding exchanges (6.6.1, 7.6.3): one side composes an offer step by step, the other accepts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import PASS, CardNo, Option
from tafelrunde.titles.oath import holdings, inplay, rule, tokens, troops
from tafelrunde.titles.oath.board import SLOTS
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.vocabulary import (
    ACCEPT,
    FAVOR_OBJECT,
    GIVE,
    NAMES,
    OFFER,
    PROMISE,
    PROMISE_KINDS,
    PROMISE_OBJECT,
    SECRETS_OBJECT,
    SLOT,
    WANT,
    verb_of,
)

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath

# What may be exchanged.
FAVOR: Final = 1
SECRETS: Final = 2
RELICS: Final = 4
BANNERS: Final = 8
ADVISERS: Final = 16
SITES: Final = 32
PROMISES: Final = 64

MOST_PENALTY: Final = 6
MOST_ITEMS: Final = 6  # kinds of things in one offer, so that composing it ends


class Deal:
    """What each of two players gives to the other; index 0 is the one who offers."""

    def __init__(self, a: Player, b: Player, allowed: int) -> None:
        self.players = [a, b]
        self.allowed = allowed
        self.favor = [0, 0]
        self.secrets = [0, 0]
        self.things: list[list[int]] = [[], []]  # relics and banners
        self.advisers: list[list[int]] = [[], []]
        self.sites: list[list[int]] = [[], []]
        self.promises = [0, 0]  # what is promised, as an object; 0: nothing
        self.penalties = [0, 0]  # favor to be paid if it is broken
        self.items = 0
        self.citizenship = 0  # the space, from 1, of the relic offered with Citizenship; 0: none

    def copy_for(self, players: list[Player]) -> Deal:
        """The same offer at a table with these players."""
        a, b = self.players
        twin = Deal(players[a.seat], players[b.seat], self.allowed)
        twin.favor = self.favor.copy()
        twin.secrets = self.secrets.copy()
        twin.things = [things.copy() for things in self.things]
        twin.advisers = [advisers.copy() for advisers in self.advisers]
        twin.sites = [sites.copy() for sites in self.sites]
        twin.promises = self.promises.copy()
        twin.penalties = self.penalties.copy()
        twin.items = self.items
        twin.citizenship = self.citizenship
        return twin

    def gives_something(self, side: int) -> bool:
        """Whether a side gives anything."""
        return bool(
            self.favor[side]
            or self.secrets[side]
            or self.things[side]
            or self.advisers[side]
            or self.sites[side]
            or self.promises[side]
        )

    def terms(self, g: Oath, side: int) -> list[str]:
        """What a side gives, for events: 'favor:2', card ids, facedown advisers by place."""
        told: list[str] = []
        if self.citizenship and side == 0:
            told.append(f"citizenship:{self.citizenship}")
        if self.favor[side]:
            told.append(f"favor:{self.favor[side]}")
        if self.secrets[side]:
            told.append(f"secrets:{self.secrets[side]}")
        told.extend(g.names(self.things[side]))
        for this in self.advisers[side]:
            told.append(g.kinds[this].id if g.faceup[this] else "facedown_adviser")
        told.extend(g.kinds[g.sites[slot].card].id for slot in self.sites[side])
        if self.promises[side]:
            told.append(f"{NAMES[self.promises[side]]}:{self.penalties[side]}")
        return told

    def told(self, g: Oath) -> dict[str, object]:
        """The offer as everybody sees it."""
        a, b = self.players
        return {"from": a.seat, "to": b.seat, "gives": self.terms(g, 0), "wants": self.terms(g, 1)}


def negotiate(
    g: Oath, a: Player, b: Player, allowed: int, cite: str, source: str, one_sided: bool = False
) -> bool:
    """Offer an exchange, which the other player accepts or not; whether it took place.

    An exchange gives something in both directions, unless it comes with something else
    (`one_sided`: an offer of Citizenship, where an empty one is "just the relic").
    """
    deal = compose(g, a, b, allowed, cite, source, one_sided)
    if deal is None:
        return False
    if a is not b and not accepts(g, deal, cite, source):
        return False
    carry_out(g, deal, cite)
    return True


def accepts(g: Oath, deal: Deal, cite: str, source: str) -> bool:
    """Tell the offer to everybody and let the other player decide."""
    a, b = deal.players
    if g.loud:
        args: dict[str, int | str | list[str]] = {
            "to": b.id,
            "gives": deal.terms(g, 0),
            "wants": deal.terms(g, 1),
            "rule": cite,
        }
        g.say("offers", a.seat, args)
    g.deal = deal
    option = g.ask_of(b, "accept-deal", [ACCEPT, PASS], cite, source, 0, "", a.seat)
    g.deal = None
    return option == ACCEPT


def partners(g: Oath, me: Player, allowed: int) -> list[Player]:
    """The players with whom something could change hands in both directions."""
    return [other for other in g.others(me) if could_exchange(g, me, other, allowed)]


def has_partner(g: Oath, me: Player, allowed: int) -> bool:
    """Whether there is any such player."""
    return any(could_exchange(g, me, other, allowed) for other in g.others(me))


def could_exchange(g: Oath, me: Player, other: Player, allowed: int) -> bool:
    """Whether each of two players has something to give."""
    if not allowed & SITES:
        return has_something(g, me, allowed) and has_something(g, other, allowed)
    deal = Deal(me, other, allowed)
    return bool(items(g, deal, 0)) and bool(items(g, deal, 1))


def has_something(g: Oath, giver: Player, allowed: int) -> bool:
    """Whether a player has anything to give but sites."""
    if allowed & PROMISES or (allowed & FAVOR and tokens.purse(g, giver)):
        return True
    if allowed & SECRETS and giver.secrets and tokens.may_give_secrets(g, giver):
        return True
    if (allowed & RELICS and giver.relics) or (allowed & BANNERS and giver.banners):
        return True
    if allowed & ADVISERS:
        return any(not inplay.is_locked(g, None, this) for this in giver.advisers)
    return False


def compose(
    g: Oath,
    a: Player,
    b: Player,
    allowed: int,
    cite: str,
    source: str,
    one_sided: bool = False,
    citizenship: int = 0,
) -> Deal | None:
    """The proposer puts an offer together; None if he drops it."""
    deal = Deal(a, b, allowed)
    deal.citizenship = citizenship
    while True:
        g.deal = deal  # everybody sees what is on the table so far
        options: list[Option] = []
        if deal.items < MOST_ITEMS:
            for side in (0, 1):
                verb = GIVE if side == 0 else WANT
                options.extend(verb + item for item in items(g, deal, side))
        is_exchange = deal.gives_something(0) and deal.gives_something(1)
        if (one_sided or is_exchange) and can_settle_all(g, deal):
            options.append(OFFER)
        options.append(PASS)
        option = g.ask_of(a, "compose-offer", options, cite, source, 0, b.id, b.seat)
        if option in (PASS, OFFER):
            g.deal = None
            return deal if option == OFFER else None
        side = 1 if verb_of(option) == WANT else 0
        add(g, deal, side, option - (GIVE if side == 0 else WANT), cite)
        deal.items += 1


def items(g: Oath, deal: Deal, side: int) -> list[int]:
    """What a side could still be asked to give, as objects."""
    giver = deal.players[side]
    found: list[int] = []
    allowed = deal.allowed
    if allowed & FAVOR and not deal.favor[side] and tokens.purse(g, giver):
        found.append(FAVOR_OBJECT)
    if (
        allowed & SECRETS
        and not deal.secrets[side]
        and giver.secrets
        and tokens.may_give_secrets(g, giver)
    ):
        found.append(SECRETS_OBJECT)
    if allowed & RELICS:
        found.extend(g.kinds[t].number for t in giver.relics if t not in deal.things[side])
    if allowed & BANNERS:
        found.extend(g.kinds[t].number for t in giver.banners if t not in deal.things[side])
    if allowed & ADVISERS:
        found.extend(
            g.object_of(this)
            for this in giver.advisers
            if this not in deal.advisers[side] and not inplay.is_locked(g, None, this)
        )
    if allowed & SITES:
        found.extend(SLOT + slot for slot in sites_to_give(g, deal, side))
    if allowed & PROMISES and not deal.promises[side]:
        found.append(PROMISE_OBJECT)
    return found


def add(g: Oath, deal: Deal, side: int, item: int, cite: str) -> None:
    """Put one item into the offer; amounts are asked."""
    proposer, giver = deal.players[0], deal.players[side]
    if item == FAVOR_OBJECT:
        most = tokens.purse(g, giver)
        deal.favor[side] = g.ask_count(
            proposer, low=1, high=most, prompt="offer-favor", rule=cite, about=giver.id
        )
    elif item == SECRETS_OBJECT:
        most = giver.secrets
        deal.secrets[side] = g.ask_count(
            proposer, low=1, high=most, prompt="offer-secrets", rule=cite, about=giver.id
        )
    elif item == PROMISE_OBJECT:
        kinds = [PROMISE + kind for kind in range(PROMISE_KINDS)]
        deal.promises[side] = g.ask_thing(proposer, kinds, "choose-promise", cite, giver.id)
        deal.penalties[side] = g.ask_count(
            proposer, low=0, high=MOST_PENALTY, prompt="promise-penalty", rule=cite, about=giver.id
        )
    elif item < SLOT + SLOTS:
        deal.sites[side].append(item - SLOT)
    else:
        for thing in [*giver.relics, *giver.banners]:
            if g.kinds[thing].number == item:
                deal.things[side].append(thing)
        for this in giver.advisers:
            if g.object_of(this) == item:
                deal.advisers[side].append(this)


def carry_out(g: Oath, deal: Deal, cite: str) -> None:
    """Everything changes hands at once; adviser limits are kept afterwards.

    Favor and secrets that were spent since the offer (a Vision discarded in between) are missing.
    """
    for side in (0, 1):
        giver = deal.players[side]
        deal.favor[side] = min(deal.favor[side], tokens.purse(g, giver))
        deal.secrets[side] = min(deal.secrets[side], giver.secrets)
        tokens.spend_favor(g, giver, deal.favor[side])
        giver.secrets -= deal.secrets[side]
    for side in (0, 1):
        giver, taker = deal.players[side], deal.players[1 - side]
        tokens.receive_favor(g, taker, deal.favor[side])
        taker.secrets += deal.secrets[side]
        for thing in deal.things[side]:
            holdings.give_relic(g, giver, taker, thing, cite)
        for this in deal.advisers[side]:
            hand_over_adviser(g, this, giver, taker)
        if deal.promises[side]:
            what = NAMES[deal.promises[side]]
            g.promises.append(f"{giver.id} {taker.id} {what} {deal.penalties[side]}")
    hand_over_sites(g, deal, cite)
    if g.loud and (deal.gives_something(0) or deal.gives_something(1)):
        a, b = deal.players
        args: dict[str, int | str | list[str]] = {
            "with": b.id,
            "gives": deal.terms(g, 0),
            "gets": deal.terms(g, 1),
            "rule": cite,
        }
        g.say("exchanges", a.seat, args)
    for player in deal.players:
        trim_advisers(g, player)
    g.settle()


def hand_over_adviser(g: Oath, this: CardNo, giver: Player, taker: Player) -> None:
    """An adviser changes sides, faceup or facedown as it was."""
    faceup = g.faceup[this]
    known = g.known.get(this, 0) | giver.bit
    inplay.lift(g, this)
    inplay.put_to_advisers(g, taker, this, faceup)
    if not faceup:
        g.known[this] = known | taker.bit


def trim_advisers(g: Oath, me: Player, spare: int = -1) -> None:
    """Discard advisers above the limit."""
    inplay.make_room(g, me, -1, True, spare)


# -- sites (Deed Writer)


def sites_to_give(g: Oath, deal: Deal, side: int) -> list[int]:
    """The sites a side could still give: ruled ones that the other could settle.

    Imperial players rule the same sites, which they cannot exchange among themselves.
    """
    giver, taker = deal.players[side], deal.players[1 - side]
    if giver.is_imperial and taker.is_imperial:
        return []
    settlers = taker.warbands + sum(g.sites[at].warbands for at in rule.sites_ruled(g, taker))
    if settlers <= len(deal.sites[side]) and not rule.has_bandits(g, taker):
        return []
    return [
        slot
        for slot in rule.sites_ruled(g, giver)
        if slot not in deal.sites[side]
        and (rule.has_bandits(g, taker) or not troops.is_barred(g, taker, slot))
    ]


def can_settle_all(g: Oath, deal: Deal) -> bool:
    """Whether both could put a warband on each site they get; those they give away come along."""
    for side in (0, 1):
        taker = deal.players[1 - side]
        settlers = taker.warbands + sum(g.sites[slot].warbands for slot in deal.sites[1 - side])
        if settlers < len(deal.sites[side]) and not rule.has_bandits(g, taker):
            return False
    return True


def hand_over_sites(g: Oath, deal: Deal, cite: str) -> None:
    """The old rulers take all their warbands, then the new ones put at least one on each site.

    A Citizen takes the Empire's warbands without permission. Whoever holds the Bandit Crown may
    leave a site to bandits.
    """
    for side in (0, 1):
        giver = deal.players[side]
        for slot in deal.sites[side]:
            troops.site_to_board(g, giver, slot, g.sites[slot].warbands, cite)
    for side in (0, 1):
        taker, slots = deal.players[1 - side], deal.sites[side]
        least = 0 if rule.has_bandits(g, taker) else 1
        for at in range(len(slots)):
            if troops.may_place_at(g, taker, slots[at]):
                about = g.kinds[g.sites[slots[at]].card].id
                most = taker.warbands - least * (len(slots) - at - 1)
                n = g.ask_count(
                    taker, low=least, high=most, prompt="settle-site", rule=cite, about=about
                )
                troops.board_to_site(g, taker, slots[at], n, cite)


# -- promises (7.6.3)


def claimable(g: Oath, me: Player) -> list[Player]:
    """The players who have promised something to this one, clockwise."""
    givers = {promise.split()[0] for promise in g.promises if promise.split()[1] == me.id}
    return [other for other in g.others(me) if other.id in givers]


def claim(g: Oath, me: Player, other: Player) -> None:
    """Claim the penalty of the oldest promise; the other admits, or a coin decides (7.6.3)."""
    cite = "oath:7.6.3"
    promise = next(p for p in g.promises if p.split()[:2] == [other.id, me.id])
    _, _, what, penalty = promise.split()
    g.promises.remove(promise)
    if g.loud:
        args: dict[str, int | str | list[str]] = {"from": other.id, "promise": what, "rule": cite}
        g.say("claims", me.seat, args)
    owed = g.ask_of(other, "admit-breach", [ACCEPT, PASS], cite, "", int(penalty), what, me.seat)
    broken = owed == ACCEPT
    if not broken:
        broken = g.rng.below(2) == 1
        if g.loud:
            g.say("tosses-coin", other.seat, {"broken": int(broken), "rule": cite})
    if broken:
        tokens.give_favor(g, other, me, min(int(penalty), tokens.purse(g, other)), cite)
