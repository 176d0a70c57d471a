"""The Chronicle (8): the winner's steps after the game, each one a checkpoint, and what is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import PASS, CardNo
from tafelrunde.kernel.events import Arg
from tafelrunde.titles.oath import chronicle_end, chronicle_map, inplay, rule
from tafelrunde.titles.oath.annals import note
from tafelrunde.titles.oath.board import PURPLE
from tafelrunde.titles.oath.catalogue import DENIZEN, EDIFICE, OATHS, RUIN, SUITS, VISIONS
from tafelrunde.titles.oath.player import CITIZEN, EXILE_ROLE, Player
from tafelrunde.titles.oath.vocabulary import ACCEPT, CHOOSE, OFFER, SUIT

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath


def step(g: Oath) -> None:
    """One step: oath, Citizenship, edifice, map and cards, the end."""
    me = g.players[g.winner]
    if g.stage == 0:
        swear(g, me)
    elif g.stage == 1:
        offer_citizenship(g, me)
    elif g.stage == 2:
        build(g, me)
    elif g.stage == 3:
        chronicle_map.clean_up(g, me)
    elif g.stage == 4:
        add_cards(g, me)
    else:
        chronicle_end.store(g, me)
        g.over = True
    g.stage += 1


# -- 8.1


def swear(g: Oath, me: Player) -> None:
    """The oath of a winning Vision, otherwise any but the present one (8.1)."""
    before = g.oath.id
    found = [oath for oath in OATHS if oath.id != before]
    by_vision = g.reason == "visionary" and g.won_ways <= 1
    if by_vision:
        goals = [card.goal for card in VISIONS if card.id == g.winning_vision]
        found = [oath for oath in OATHS if oath.goal in goals]
    options = [CHOOSE + oath.number for oath in found]
    option = g.choose(me, "chronicle-oath", options, "oath:8.1")
    g.oath = found[options.index(option)]
    args: dict[str, Arg] = {"oath": g.oath.id, "before": before, "rule": "oath:8.1"}
    if by_vision:
        args["card"] = g.winning_vision
        note(g, "vision" if g.oath.id != before else "stays", me.seat, args)
    else:
        note(g, "oath", me.seat, args)


# -- 8.2


def offer_citizenship(g: Oath, me: Player) -> None:
    """A winning Exile exiles all Citizens and may offer Citizenship to the others (8.2)."""
    if not me.is_exile:
        return
    others = [player for player in g.others(me) if player.is_exile]
    fallen: list[str] = []
    for player in g.players:
        if player.is_citizen:
            g.reserve[PURPLE] += player.warbands
            player.warbands = 0
            player.role = EXILE_ROLE
            fallen.append(player.id)
    seated = [player.id for player in g.players]
    fallen.extend(id for id in g.prepared.world.citizens if id not in seated)
    if fallen:
        note(g, "exiles", me.seat, {"colours": fallen, "rule": "oath:8.2"})
    while others:
        options = [OFFER + player.object for player in others]
        options.append(PASS)
        option = g.ask_of(me, "chronicle-offer", options, "oath:8.2")
        if option == PASS:
            return
        other = others.pop(options.index(option))
        told = [ACCEPT, PASS]
        answer = g.ask_of(other, "chronicle-accept", told, "oath:8.2", "", 0, "", me.seat)
        if answer == ACCEPT:
            enlist(g, me, other)
        else:
            note(g, "refuses", other.seat, {"colour": other.id, "rule": "oath:8.2"})


def enlist(g: Oath, me: Player, other: Player) -> None:
    """Turn the board; the winner's warbands take the place of the new Citizen's (8.2.a).

    With the Bandit Crown these include the bandits of the sites he rules by it (7.6.5).
    """
    slots = rule.sites_ruled(g, other)
    wanted = [max(1, g.sites[slot].warbands) for slot in slots]
    for slot in slots:
        g.reserve[other.colour] += g.sites[slot].warbands
        g.sites[slot].warbands = 0
    g.reserve[other.colour] += other.warbands
    other.warbands = 0
    other.role = CITIZEN
    for at in range(len(slots)):  # every site gets one before any gets more
        muster_for(g, me, slots[at])
    for at in range(len(slots)):
        more = min(wanted[at] - 1, g.reserve[me.colour] + me.warbands)
        for _ in range(more):
            muster_for(g, me, slots[at])
    note(g, "citizen", other.seat, {"colour": other.id, "rule": "oath:8.2.a"})


def muster_for(g: Oath, me: Player, slot: int) -> None:
    """Put one of the winner's warbands at a site: from bank, board, or his fullest site."""
    if g.reserve[me.colour]:
        g.reserve[me.colour] -= 1
    elif me.warbands:
        me.warbands -= 1
    else:
        full = [site for site in g.sites if site.colour == me.colour and site.warbands > 1]
        if not full:
            return
        most = max(site.warbands for site in full)
        next(site for site in full if site.warbands == most).warbands -= 1
    site = g.sites[slot]
    site.colour = me.colour
    site.warbands += 1


# -- 8.3.1


def building_plots(g: Oath, me: Player) -> list[int]:
    """Denizens at ruled sites whose edifice is to be had, and ruins there (8.3.1).

    Where only Salt the Earth could lie (2.8.1), nothing can be built in its place.
    """
    free = {g.kinds[this].edifice_suit for this in g.archive if g.kinds[this].kind == EDIFICE}
    found: list[int] = []
    for slot in rule.sites_ruled(g, me):
        room = g.kinds[g.sites[slot].card].capacity > 0
        for this in g.sites[slot].cards:
            card = g.kinds[this]
            if card.kind == RUIN or (room and card.kind == DENIZEN and card.suit in free):
                found.append(this)
    return found


def build(g: Oath, me: Player) -> None:
    """A winner of the Empire may build one edifice or repair one ruin (8.3.1)."""
    if not me.is_imperial:
        return
    plots = building_plots(g, me)
    if not plots:
        return
    this = g.ask_card(
        me, verb=CHOOSE, cards=plots, prompt="chronicle-build", rule="oath:8.3.1", optional=True
    )
    if this < 0:
        return
    slot = g.slot_of(this)
    where = g.kinds[g.sites[slot].card].id
    if g.kinds[this].kind == RUIN:
        inplay.flip_edifice(g, this)
        args: dict[str, Arg] = {"card": g.kinds[this].id, "site": where, "rule": "oath:8.3.1"}
        note(g, "repairs", me.seat, args)
        return
    suit = g.kinds[this].suit
    edifice = next(
        card
        for card in g.archive
        if g.kinds[card].kind == EDIFICE and g.kinds[card].edifice_suit == suit
    )
    g.archive = [card for card in g.archive if card != edifice]
    chronicle_map.clear_tokens(g, this)
    at = g.sites[slot].cards.index(this)
    inplay.lift(g, this)
    chronicle_map.under_world_deck(g, this)
    inplay.put_at_site(g, edifice, slot)
    g.sites[slot].cards.remove(edifice)
    g.sites[slot].cards.insert(at, edifice)
    args = {"card": g.kinds[edifice].id, "denizen": g.kinds[this].id, "site": where}
    note(g, "builds", me.seat, {**args, "rule": "oath:8.3.1"})


# -- 8.4


def common_suits(g: Oath, me: Player) -> list[int]:
    """The most common suits of the winner's faceup advisers; all suits if he has none (8.4)."""
    counts = [rule.advisers_of_suit(g, me, suit) for suit in range(len(SUITS))]
    most = max(counts)
    return [suit for suit in range(len(SUITS)) if counts[suit] == most]


def add_cards(g: Oath, me: Player) -> None:
    """3, 2 and 1 cards of the archive, or healing if it is too small (8.4)."""
    suits = common_suits(g, me)
    suit = g.ask_suit(me, suits, "chronicle-suit", "oath:8.4", "", SUIT)
    stacks: list[list[int]] = []
    for step_ in range(3):
        wanted = (suit + step_) % len(SUITS)
        stacks.append(
            [
                this
                for this in g.archive
                if g.kinds[this].kind == DENIZEN and g.kinds[this].suit == wanted
            ]
        )
    if any(len(stacks[at]) < 3 - at for at in range(3)):
        heal(g, me)
        return
    drawn: list[CardNo] = []
    for at in range(3):
        g.rng.shuffle(stacks[at])
        drawn.extend(stacks[at][: 3 - at])
    g.archive = [this for this in g.archive if this not in drawn]
    for this in drawn:
        chronicle_map.under_world_deck(g, this)
    args: dict[str, Arg] = {"count": len(drawn), "suit": SUITS[suit], "rule": "oath:8.4"}
    note(g, "adds", me.seat, args)


def heal(g: Oath, me: Player) -> None:
    """Six of the largest stack of the Dispossessed return, the others fill the archive (8.4.a)."""
    stacks: list[list[int]] = [[] for _ in SUITS]
    for this in g.dispossessed:
        stacks[g.kinds[this].suit].append(this)
        g.known.pop(this, 0)
    most = max(len(stack) for stack in stacks)
    largest = [suit for suit in range(len(SUITS)) if len(stacks[suit]) == most]
    suit = largest[g.rng.below(len(largest))]
    g.rng.shuffle(stacks[suit])
    drawn = stacks[suit][:6]
    rest = [this for this in g.dispossessed if this not in drawn]
    g.dispossessed = []
    g.archive = [*g.archive, *rest]
    for this in drawn:
        chronicle_map.under_world_deck(g, this)
    args: dict[str, Arg] = {"count": len(drawn), "suit": SUITS[suit], "healed": len(rest)}
    note(g, "heals", me.seat, {**args, "rule": "oath:8.4.a"})
