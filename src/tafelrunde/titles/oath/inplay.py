"""Cards on the move: to sites, advisers and piles; capacity, limits and locks (7.2, glossary)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.oath import tokens
from tafelrunde.titles.oath.board import ADVISER_LIMIT, NEXT_REGION, REGION_OF, REGIONS, SLOTS
from tafelrunde.titles.oath.catalogue import ADVISER_ONLY, CARDS, NOMAD, SITE_ONLY
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.powers import CARD_LEFT, LOCKS, ON_LEAVES
from tafelrunde.titles.oath.vocabulary import ADVISER_PLACES, DISCARD
from tafelrunde.titles.oath.where import ADVISER_OF, VISION_OF

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath


# -- what is allowed


def is_locked(g: Oath, by: Player | None, this: CardNo) -> bool:
    """A chain holds a faceup card where it was played (7.2.2); some powers lock for enemies."""
    if g.where[this] >= 0 and g.kinds[this].locked:
        return True
    return any(g.power(other).locks(g, by, this, other) for other in g.active[LOCKS])


def capacity(g: Oath, slot: int) -> int:
    """How many denizens and edifices may lie at a site (2.8.1)."""
    site = g.sites[slot]
    if not site.faceup:
        return 0
    for this in site.cards:
        n = g.kinds[this].power.capacity
        if n >= 0:
            return n
    return g.kinds[site.card].capacity


def has_room(g: Oath, slot: int) -> bool:
    """Whether another card may lie at a site."""
    return len(g.sites[slot].cards) < capacity(g, slot)


def may_lie_at_site(g: Oath, this: CardNo) -> bool:
    """Whether the restriction banner allows sites (7.2.1); Visions never lie at sites."""
    card = g.kinds[this]
    return card.is_denizen_or_edifice and card.restriction != ADVISER_ONLY


def may_be_adviser(g: Oath, this: CardNo) -> bool:
    """Whether the restriction banner allows faceup advisers (7.2.1)."""
    card = g.kinds[this]
    return card.is_denizen_or_edifice and card.restriction != SITE_ONLY


def discardable_at(g: Oath, by: Player | None, slot: int) -> list[int]:
    """The cards at a site that may be discarded: no locked ones."""
    return [this for this in g.sites[slot].cards if not is_locked(g, by, this)]


# -- the adviser limit (5.1.4.II, 7.6.4)


def adviser_limit(g: Oath, me: Player, coming: int = -1) -> int:
    """The lowest limit counts; a card that is about to come faceup already has its say."""
    limit = ADVISER_LIMIT
    for this in [*me.advisers, coming]:
        if this >= 0 and (g.faceup[this] or this == coming):
            own = g.kinds[this].power.adviser_limit
            if own and own < limit:
                limit = own
    return limit


def advisers_counted(g: Oath, me: Player, coming: int = -1, faceup: bool = True) -> int:
    """How many advisers count towards the limit, with one that is about to come."""
    cards = [*me.advisers, coming] if coming >= 0 else me.advisers
    wagon = False
    for this in cards:
        open = g.faceup[this] if this != coming else faceup
        if open and g.kinds[this].power.nomads_ignore_limit:
            wagon = True
    n = 0
    for this in cards:
        open = g.faceup[this] if this != coming else faceup
        card = g.kinds[this]
        exempt = card.power.ignores_limit and coming in (-1, this)  # only when it comes itself
        if open and (exempt or (wagon and card.suit == NOMAD)):
            continue
        n += 1
    return n


def excess_advisers(g: Oath, me: Player, coming: int = -1, faceup: bool = True) -> int:
    """How many advisers have to go before the card can come."""
    limit = adviser_limit(g, me, coming if faceup else -1)
    over = advisers_counted(g, me, coming, faceup) - limit
    crowd = len(me.advisers) + int(coming >= 0) - ADVISER_PLACES
    return max(0, over, crowd)


def counts_for_limit(
    g: Oath, me: Player, this: CardNo, coming: int = -1, faceup: bool = True
) -> bool:
    """Whether discarding this adviser would make room for the limit."""
    if not g.faceup[this]:
        return True
    card = g.kinds[this]
    if card.power.ignores_limit and coming < 0:
        return False
    wagon = any(
        g.kinds[other].power.nomads_ignore_limit
        for other in [*me.advisers, coming]
        if other >= 0 and (faceup if other == coming else g.faceup[other])
    )
    return not (wagon and card.suit == NOMAD)


def discardable_advisers(g: Oath, me: Player, coming: int = -1, faceup: bool = True) -> list[int]:
    """The advisers a player may discard to make room: no locked ones."""
    return [
        this
        for this in me.advisers
        if not is_locked(g, me, this) and counts_for_limit(g, me, this, coming, faceup)
    ]


def make_room(
    g: Oath, me: Player, coming: int, faceup: bool, spare: int = -1, used: Sequence[int] = ()
) -> None:
    """Discard advisers until the limit allows one more (5.1.4.II)."""
    while True:
        this = ask_excess(g, me, coming, faceup, spare, used)
        if this < 0:
            return
        discard(g, me, this)


def ask_excess(
    g: Oath, me: Player, coming: int, faceup: bool, spare: int = -1, used: Sequence[int] = ()
) -> int:
    """Which adviser has to go now because of the limit; -1 if none has to, or none can.

    `spare` cannot be chosen, nor can modifiers in use (7.4.3).
    """
    if excess_advisers(g, me, coming, faceup) == 0:
        return -1
    cards = discardable_advisers(g, me, coming, faceup)
    cards = [this for this in cards if this != spare and this not in used]
    if not cards:
        return -1
    return g.ask_card(
        me, verb=DISCARD, cards=cards, prompt="discard-adviser", rule="oath:5.1.4.II.a"
    )


def can_make_room(g: Oath, me: Player, coming: int, faceup: bool, used: Sequence[int] = ()) -> bool:
    """Whether the limit could be kept; modifiers in use stay (7.4.3)."""
    need = excess_advisers(g, me, coming, faceup)
    if need == 0:
        return True
    cards = discardable_advisers(g, me, coming, faceup)
    return sum(this not in used for this in cards) >= need


# -- leaving


def lift(g: Oath, this: CardNo) -> None:
    """Take a card out of wherever it lies faceup or facedown with a player or at a site."""
    if g.where[this] >= 0 and this in g.active[ON_LEAVES]:
        g.power(this).leaves(g, this)
    slot = g.slot_of(this)
    g.leave(this)
    if slot >= 0:
        g.sites[slot].cards.remove(this)
        return
    for player in g.players:
        if this in player.advisers:
            player.advisers.remove(this)
            g.faceup[this] = False
            return
        if this in player.hand:
            player.hand.remove(this)
            return
        if player.vision == this:
            player.vision = -1
            return
    raise ValueError(f"{g.kinds[this].id} cannot be lifted from where it lies")


def pile_for(g: Oath, me: Player, this: CardNo) -> int:
    """The region whose pile a discarded card goes to: the one after its own or the pawn's."""
    slot = g.slot_of(this)
    return NEXT_REGION[REGION_OF[slot if slot >= 0 else max(me.pawn, 0)]]


def seen_by(g: Oath, me: Player, this: CardNo) -> int:
    """Who knows a card that is about to be put somewhere facedown."""
    if g.where[this] >= 0:
        return g.everyone
    known = g.known.get(this, 0)
    for player in g.players:
        if this in player.hand or this in player.advisers:
            known |= player.bit
    return known


def discard(g: Oath, me: Player, this: CardNo, pile: int = -1, bottom: bool = False) -> None:
    """Discard a card from play, from advisers or from hand (glossary).

    Favor on it returns to its bank, secrets come facedown to the one who discards.
    """
    was_up = g.where[this] >= 0
    if pile < 0:
        pile = pile_for(g, me, this)
    known = take_out(g, me, this)
    card = g.kinds[this]
    if g.loud:
        args: dict[str, int | str | list[str]] = {"pile": REGIONS[pile], "count": 1}
        back = "vision" if card.is_vision else "denizen"
        args["back"] = back
        if was_up:
            args["card"] = card.id
            g.say("discards", me.seat, args)
        else:
            g.say("discards-facedown", me.seat, args, {"card": card.id}, known)
    if bottom:
        g.piles[pile].insert(0, this)
    else:
        g.piles[pile].append(this)
    if was_up:
        tell_left(g, me, this)


def take_out(g: Oath, me: Player, this: CardNo) -> int:
    """Take a card that is discarded, and what lies on it, from where it lies; who knows it."""
    slot, suit = g.slot_of(this), g.kinds[this].suit
    known = seen_by(g, me, this)
    tokens.favor_off_card(g, this)
    tokens.secrets_off_card(g, me, this, facedown=True)
    if slot >= 0 and suit >= 0 and me.seat == g.turn:
        g.discarded_at[slot] |= 1 << suit
    lift(g, this)
    g.known[this] = known
    return known


def tell_left(g: Oath, me: Player, this: CardNo) -> None:
    """Let powers know that a faceup card was discarded."""
    if g.active[CARD_LEFT]:
        for other in g.in_trigger_order(CARD_LEFT, me):
            g.power(other).card_left(g, this, other)


def discard_all(g: Oath, me: Player, cards: list[CardNo], cite: str, source: str) -> None:
    """Discard cards from play; the order of those for one pile is the player's (glossary)."""
    piles = [pile_for(g, me, this) for this in cards]
    for pile in range(len(REGIONS)):
        left = [cards[at] for at in range(len(cards)) if piles[at] == pile]
        while left:
            n = len(left)
            this = g.ask_card(
                me,
                verb=DISCARD,
                cards=left,
                prompt="discard-order",
                rule=cite,
                source=source,
                count=n,
            )
            left.remove(this)
            discard(g, me, this, pile)


def to_world_bottom(g: Oath, me: Player, this: CardNo) -> None:
    """Discard a card under the world deck (Cracked Horn)."""
    was_up = g.where[this] >= 0
    known = take_out(g, me, this)
    if g.loud:
        g.say("buries-card", me.seat, {"count": 1}, {"card": g.kinds[this].id}, known)
    g.world_deck.insert(0, this)
    g.deck_parts[0] += 1
    if was_up:
        tell_left(g, me, this)


# -- arriving


def put_at_site(g: Oath, this: CardNo, slot: int) -> None:
    """Lay a card, which lies nowhere now, faceup at a site."""
    g.known.pop(this, 0)
    g.sites[slot].cards.append(this)
    g.enter(this, slot)


def put_to_advisers(g: Oath, me: Player, this: CardNo, faceup: bool) -> None:
    """Lay a card, which lies nowhere now, to a player's advisers."""
    me.advisers.append(this)
    if faceup:
        g.known.pop(this, 0)
        g.faceup[this] = True
        g.enter(this, ADVISER_OF + me.seat)
    else:
        g.learn(me.bit, this)


def put_vision(g: Oath, me: Player, this: CardNo) -> None:
    """Lay a Vision on a player's space for a revealed one."""
    g.known.pop(this, 0)
    me.vision = this
    g.enter(this, VISION_OF + me.seat)


def move_to_site(g: Oath, this: CardNo, slot: int) -> None:
    """Move a faceup card to a site; tokens on it go along."""
    lift(g, this)
    put_at_site(g, this, slot)
    if g.loud:
        args: dict[str, int | str | list[str]] = {
            "card": g.kinds[this].id,
            "site": g.kinds[g.sites[slot].card].id,
        }
        g.say("moves-card", g.turn, args)


def move_to_adviser(g: Oath, this: CardNo, to: Player) -> None:
    """Move a faceup card to a player's advisers; tokens on it go along."""
    lift(g, this)
    put_to_advisers(g, to, this, True)
    if g.loud:
        g.say("moves-card", g.turn, {"card": g.kinds[this].id, "to": to.id})


def swap(g: Oath, a: int, b: int) -> None:
    """Exchange the places of two cards at sites or among advisers; facedown ones stay so."""
    spots = []
    for this in (a, b):
        slot = g.slot_of(this)
        owner = -1
        if slot < 0:
            owner = next(player.seat for player in g.players if this in player.advisers)
        line = g.sites[slot].cards if slot >= 0 else g.players[owner].advisers
        spots.append((slot, owner, line.index(this), g.faceup[this] or slot >= 0))
    up = [spots[0][3], spots[1][3]]
    known = [g.known.get(a, 0), g.known.get(b, 0)]
    lift(g, a)
    lift(g, b)
    order = [0, 1] if spots[0][2] <= spots[1][2] else [1, 0]
    for at in order:  # the lower index first, so that both indexes mean what they meant
        this = b if at == 0 else a
        slot, owner, index, _ = spots[at]
        faceup = up[1] if at == 0 else up[0]
        if slot >= 0:
            g.known.pop(this, 0)
            g.sites[slot].cards.insert(index, this)
            g.enter(this, slot)
        else:
            player = g.players[owner]
            player.advisers.insert(index, this)
            if faceup:
                g.known.pop(this, 0)
                g.faceup[this] = True
                g.enter(this, ADVISER_OF + owner)
            else:
                g.known[this] = known[1 if at == 0 else 0] | player.bit
    if g.loud:
        names = [g.kinds[this].id if g.where[this] >= 0 else "" for this in (a, b)]
        g.say("swaps", g.turn, {"cards": names})


def flip_edifice(g: Oath, this: CardNo) -> None:
    """Turn an edifice over."""
    slot = g.slot_of(this)
    g.leave(this)
    g.kinds[this] = CARDS[g.kinds[this].other_side]
    g.enter(this, slot)
    if g.loud:
        g.say("turns-over", g.turn, {"card": g.kinds[this].id})


def cards_of_region(g: Oath, region: int) -> list[int]:
    """The cards at the sites of a region."""
    return [
        this for slot in range(SLOTS) if REGION_OF[slot] == region for this in g.sites[slot].cards
    ]
