"""The Vagabond's relationships (9.2.9): aid, allies, hostility, infamy, and coalitions (9.2.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import PASS, CardNo, Option
from tafelrunde.kernel.events import Arg
from tafelrunde.titles.root import moving
from tafelrunde.titles.root.boards import NUMBERS
from tafelrunde.titles.root.catalogue import ITEM_OBJECTS, ITEMS, SUITS
from tafelrunde.titles.root.factions.base import VAGABOND, VAGABOND_2, Faction
from tafelrunde.titles.root.factions.vagabond_items import KINDS, READY
from tafelrunde.titles.root.vocabulary import CHOOSE, EXHAUST, GIVE, TAKE

if TYPE_CHECKING:
    from tafelrunde.titles.root.battle import Battle
    from tafelrunde.titles.root.factions.vagabond import Vagabond
    from tafelrunde.titles.root.removal import Loss
    from tafelrunde.titles.root.table import Root

# Where a marker lies: 0 to 3 on the Allied track, or in the Hostile box.
HOSTILE: Final = -1
INDIFFERENT: Final = 0
ALLIED: Final = 3

_CHART = NUMBERS["vagabond"]["relationships"]
SPACES: Final[list[str]] = [str(name) for name in _CHART["spaces"]]
AIDS_NEEDED: Final[list[int]] = [int(n) for n in _CHART["aids_needed_to_reach"]]
POINTS: Final[list[int]] = [int(n) for n in _CHART["points_on_reaching"]]
ALLY_POINTS: Final = int(_CHART["points_per_aid_when_allied"])

PLAYERS_FOR_COALITION: Final = 4


def has_marker(other: Faction) -> bool:
    """Vagabonds have no marker on each other's chart (9.2.9)."""
    return other.number != VAGABOND and other.number != VAGABOND_2


def hostile_warriors_in(g: Root, me: Vagabond, c: int) -> bool:
    """Whether warriors of a Hostile faction are in a clearing (9.2.9.IIIb)."""
    for seat in range(g.seats):
        if me.markers[seat] == HOSTILE and g.factions[seat].warriors[c] > 0:
            return True
    return False


# -- aid (9.5.4, 9.2.9.I)


def whom_to_aid(g: Root, me: Vagabond) -> list[Faction]:
    """Players with pieces in his clearing, if he has an item to exhaust and a card that fits."""
    c = me.pawn
    if not me.in_clearing() or me.pack.on_side(READY) == 0 or not g.holds_suit(me, g.suits[c]):
        return []
    return [other for other in g.factions if other is not me and other.is_present(c)]


def aid(g: Root, me: Vagabond, other: Faction) -> None:
    """Exhaust any item, give a card, perhaps take a crafted item, improve the relationship."""
    rule = "root:9.5.4"
    item = exhaust_any(g, me, rule)
    give_card(g, me, other, item)
    crafted = [TAKE + ITEM_OBJECTS.objects[at] for at in range(KINDS) if other.items[at]]
    if crafted:
        crafted.append(PASS)
        option = g.ask_of(me, "aid-item", crafted, rule, about=other.id)
        if option != PASS:
            taken = ITEM_OBJECTS.which(option - TAKE)
            other.items[taken] -= 1
            me.gain_item(g, taken)
            if g.loud:
                args: dict[str, Arg] = {"item": ITEMS[taken], "from": other.id, "rule": rule}
                g.say("takes-item", me.seat, args)
    if has_marker(other):
        has_aided(g, me, other)


def exhaust_any(g: Root, me: Vagabond, rule: str, count: int = 0) -> int:
    """Let him exhaust an item of his choice; returns its kind."""
    ready = [item for item in range(KINDS) if me.pack.ready(item)]
    options = [EXHAUST + ITEM_OBJECTS.objects[item] for item in ready]
    option = g.choose(me, "exhaust-item", options, rule, count=count)
    item = ITEM_OBJECTS.which(option - EXHAUST)
    me.pack.exhaust(item)
    return item


def give_card(g: Root, me: Vagabond, other: Faction, item: int) -> None:
    """A card matching the clearing changes hands; only the two players see it."""
    suit = g.suits[me.pawn]
    fits = [this for this in me.hand if g.kinds[this].matches(suit)]
    about = SUITS[suit]
    this = g.ask_card(
        me, verb=GIVE, cards=fits, prompt="aid-card", rule="root:9.5.4", about=about, secret=True
    )
    seen_by = g.everyone if other.hand_is_open else me.bit | other.bit
    g.leaves_hidden(me, this, seen_by)
    me.hand.remove(this)
    other.hand.append(this)
    g.known[this] = seen_by
    if not other.hand_is_open:
        g.hints[this] = 1 | 1 << suit
    if g.loud:
        args: dict[str, Arg] = {"faction": other.id, "item": ITEMS[item], "rule": "root:9.5.4"}
        g.tell_cards("aids", me.seat, args, [this], seen_by, open=other.hand_is_open)


def has_aided(g: Root, me: Vagabond, other: Faction) -> None:
    """Enough aids within a turn advance the marker; each aid to an ally scores (9.2.9.Ia, IIa)."""
    at = me.markers[other.seat]
    if at == HOSTILE:
        return  # 9.2.9.IIIc
    if at == ALLIED:
        g.score(me, ALLY_POINTS, "root:9.2.9.IIa")
        return
    me.aids[other.seat] += 1
    if me.aids[other.seat] < AIDS_NEEDED[at + 1]:
        return
    me.aids[other.seat] = 0
    me.markers[other.seat] = at + 1
    if g.loud:
        args: dict[str, Arg] = {"faction": other.id, "relationship": SPACES[at + 1]}
        g.say("relationship", me.seat, args | {"rule": "root:9.2.9.Ib"})
    g.score(me, POINTS[at + 1], "root:9.2.9.Ib")


# -- allies (9.2.9.II)


def move_with_ally(g: Root, me: Vagabond, a: int, b: int) -> None:
    """Warriors of one ally may come along, by their own rules of moving (9.2.9.IIb)."""
    rule = "root:9.2.9.IIb"
    options: list[Option] = []
    for other in g.factions:
        if me.is_allied(other) and other.warriors[a]:
            if b in other.reach(g, a) and other.may_move(g, a, b):
                options.append(CHOOSE + other.object)
    if not options:
        return
    options.append(PASS)
    option = g.ask_of(me, "move-ally", options, rule, about=f"c{b}")
    if option == PASS:
        return
    ally = g.faction_of(option - CHOOSE)
    n = g.ask_count(me, low=1, high=ally.warriors[a], prompt="ally-count", rule=rule, about=ally.id)
    moving.carry(g, ally, a, b, n, me)
    ally.entered(g, ally, me, b)  # another player moved its warriors (8.2.6, 9.2.9.IIe)


def choose_ally(g: Root, me: Vagabond, battle: Battle) -> None:
    """Warriors of one ally may fight along in a battle he starts (9.2.9.IIc)."""
    options: list[Option] = []
    for other in g.factions:
        if me.is_allied(other) and other.warriors[battle.clearing]:
            if other is not battle.defender:
                options.append(CHOOSE + other.object)
    if not options:
        return
    options.append(PASS)
    option = g.ask_of(me, "battle-ally", options, "root:9.2.9.IIc", about=f"c{battle.clearing}")
    if option != PASS:
        battle.helper = g.faction_of(option - CHOOSE)
        if g.loud:
            g.say("joins-battle", battle.helper.seat, {"with": me.id, "rule": "root:9.2.9.IIc"})


# -- hostility (9.2.9.III)


def turn_hostile(g: Root, me: Vagabond, other: Faction, rule: str) -> None:
    """The marker goes to the Hostile box."""
    me.markers[other.seat] = HOSTILE
    me.aids[other.seat] = 0
    if g.loud:
        args: dict[str, Arg] = {"faction": other.id, "relationship": "hostile", "rule": rule}
        g.say("relationship", me.seat, args)


def count_removed(g: Root, me: Vagabond, loss: Loss, warriors: int, in_battle: bool) -> None:
    """A removed warrior turns its faction Hostile; further Hostile pieces score in battle."""
    other = loss.victim
    if not has_marker(other):
        return
    if warriors and not me.is_hostile(other):
        turn_hostile(g, me, other, "root:9.2.9.III")
        warriors -= 1  # it does not count for Infamy
    if in_battle and g.turn == me.seat and me.is_hostile(other):
        g.score(me, warriors + len(loss.pieces), "root:9.2.9.IIIa")


# -- coalition (9.2.8)


def possible_partners(g: Root, me: Vagabond) -> list[Faction]:
    """The other players with the fewest points; who has no score marker is out of the question."""
    rivals = [
        other
        for other in g.factions
        if other is not me and other.dominance < 0 and other.partner < 0
    ]
    if not rivals:
        return rivals
    least = min(other.points for other in rivals)
    return [other for other in rivals if other.points == least]


def form_coalition(g: Root, me: Vagabond, this: CardNo) -> None:
    """He wins with a partner and scores no more; a Hostile one becomes Indifferent (IIId)."""
    rivals = possible_partners(g, me)
    partner = g.ask_faction(me, CHOOSE, rivals, "coalition", "root:9.2.8", g.kinds[this].id)
    me.dominance = this
    me.partner = partner.seat
    if g.loud:
        g.say("coalition", me.seat, {"faction": partner.id, "rule": "root:9.2.8"})
    if me.is_hostile(partner):
        me.markers[partner.seat] = INDIFFERENT
        if g.loud:
            args: dict[str, Arg] = {"faction": partner.id, "relationship": SPACES[INDIFFERENT]}
            g.say("relationship", me.seat, args | {"rule": "root:9.2.9.IIId"})


def told(g: Root, me: Vagabond) -> dict[str, str]:
    """The chart."""
    return {
        other.id: "hostile" if me.is_hostile(other) else SPACES[me.markers[other.seat]]
        for other in g.factions
        if has_marker(other)
    }


def aids_told(g: Root, me: Vagabond) -> dict[str, int]:
    """Aids of this turn that wait for an improvement."""
    aided = [other for other in g.factions if has_marker(other) and me.aids[other.seat]]
    return {other.id: me.aids[other.seat] for other in aided}
