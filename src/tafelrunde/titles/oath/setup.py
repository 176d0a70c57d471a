"""From checked options to a dealt table (1)."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import CardNo
from tafelrunde.kernel.rng import Rng
from tafelrunde.titles.oath import inplay, search, travel, turn
from tafelrunde.titles.oath.board import COLOURS, FAVOR_TOKENS, PURPLE, SLOTS, WARBANDS_OF, Site
from tafelrunde.titles.oath.catalogue import (
    BOX,
    CARDS,
    DARKEST_SECRET,
    FIRST_SITE,
    OATH_IDS,
    OATHS,
    PEOPLES_FAVOR,
    RUIN,
    SCEPTER,
    SUITS,
    VISIONS,
)
from tafelrunde.titles.oath.introduction import FIXED_DEAL
from tafelrunde.titles.oath.player import CHANCELLOR, CITIZEN, EXILE_ROLE, Player
from tafelrunde.titles.oath.prepared import PreparedOath
from tafelrunde.titles.oath.table import Oath
from tafelrunde.titles.oath.vocabulary import DISCARD, KEEP, PLACE
from tafelrunde.titles.oath.where import HELD_BY
from tafelrunde.titles.oath.world import World

TOP_PILE: Final = (10, 2)  # denizens and Visions (1.B)
SECOND_PILE: Final = (15, 3)


def physical(id: str) -> int:
    """The physical card of a face; both sides of an edifice are one card."""
    return PHYSICAL[id]


PHYSICAL: Final[dict[str, int]] = {BOX[at].id: at for at in range(len(BOX))}
PHYSICAL.update({card.other_side: at for at, card in enumerate(BOX) if card.other_side})


def deal(prepared: PreparedOath, seed: str) -> Oath:
    """Everything up to the choice of pawns and advisers, which are the first steps of play."""
    g = Oath(prepared, Rng(seed))
    world = prepared.world
    g.oath = OATHS[OATH_IDS.index(world.oath)]
    for seat in range(prepared.seats):
        role = CITIZEN if prepared.citizens[seat] else EXILE_ROLE
        if seat == prepared.chancellor:
            role = CHANCELLOR
        g.players.append(Player(seat, prepared.colours[seat], role))
    make_relic_deck(g, world)
    lay_out_map(g, world)
    fill_relics(g)
    make_world_deck(g, world)
    g.archive = [physical(id) for id in world.archive()]
    on_map = [this for site in g.sites for this in site.cards]
    unused = [at for at in range(len(BOX)) if BOX[at].other_side and at not in on_map]
    g.archive = [*g.archive, *unused]  # edifices lie in the archive, too
    g.dispossessed = [physical(id) for id in world.dispossessed]
    deal_tokens(g)
    deal_reliquary(g, world)
    g.title_stale = False
    if world.introduction:
        deal_introduction(g)
        return g
    for region in range(3):  # 1.19
        this = draw_bottom(g)
        if this >= 0:
            g.piles[region].append(this)
    for seat in prepared.turn_order:  # 1.20
        for _ in range(3):
            this = draw_bottom(g)
            if this >= 0:
                g.players[seat].hand.append(this)
                g.known[this] = 1 << seat
    return g


def draw_bottom(g: Oath) -> int:
    """Draw the bottom card of the world deck; a Vision moves the marker (1.22)."""
    if not g.world_deck:
        return -1
    this = search.take_from_deck(g, 0)
    if g.kinds[this].is_vision:
        g.visions_drawn += 1
    return this


def lay_out_map(g: Oath, world: World) -> None:
    """The chronicled sites with their cards; open places get random facedown sites (1.1)."""
    unused = [physical(id) for id in world.unused_sites()]
    g.rng.shuffle(unused)
    for slot in range(SLOTS):
        stored = world.sites[slot]
        site = Site(slot)
        g.sites.append(site)
        site.card = physical(stored.site) if stored.site else unused.pop()
        site.faceup = stored.faceup
        if stored.faceup:
            g.enter(site.card, slot)
        for id in stored.cards:
            this = physical(id)
            if BOX[this].id != id:
                g.kinds[this] = CARDS[id]  # a ruin
            inplay.put_at_site(g, this, slot)
        site.relics = [physical(id) for id in stored.relics]
    g.site_deck = unused
    assert all(this >= FIRST_SITE for this in unused)


def make_relic_deck(g: Oath, world: World) -> None:
    """The relic deck, shuffled unless its order is stored; the top is last (1.18)."""
    g.relic_deck = [physical(id) for id in reversed(world.relic_deck)]
    if not world.relics_are_shuffled:
        g.rng.shuffle(g.relic_deck)


def fill_relics(g: Oath) -> None:
    """Faceup sites have their printed number of facedown relics (2.8.2)."""
    for site in g.sites:
        if site.faceup:
            while len(site.relics) < g.kinds[site.card].start_relics and g.relic_deck:
                site.relics.append(g.relic_deck.pop())


def make_world_deck(g: Oath, world: World) -> None:
    """Build the world deck (1.B), or take it as it is stored."""
    cards = [physical(id) for id in world.deck]
    if world.deck_is_built:
        g.world_deck = list(reversed(cards))
    else:
        stack_world_deck(g, cards, [physical(card.id) for card in VISIONS])
    measure_world_deck(g)


def stack_world_deck(g: Oath, cards: list[CardNo], visions: list[int]) -> None:
    """10 denizens with 2 Visions on 15 with 3, the other denizens below (1.B, 8.8)."""
    g.rng.shuffle(cards)
    g.rng.shuffle(visions)
    first = cards[: TOP_PILE[0]] + visions[: TOP_PILE[1]]
    rest = cards[TOP_PILE[0] :]
    second = rest[: SECOND_PILE[0]] + visions[TOP_PILE[1] :]
    rest = rest[SECOND_PILE[0] :]
    g.rng.shuffle(first)
    g.rng.shuffle(second)
    g.world_deck = rest + second + first
    measure_world_deck(g)


def measure_world_deck(g: Oath) -> None:
    """Note how large the three parts of a fresh world deck are."""
    top = min(sum(TOP_PILE), len(g.world_deck))
    below = min(sum(SECOND_PILE), len(g.world_deck) - top)
    g.deck_parts = [0, len(g.world_deck) - top - below, below, top]


def deal_tokens(g: Oath) -> None:
    """Favor, secrets, warbands, banners and the title (1.4 to 1.15)."""
    g.reserve = [
        WARBANDS_OF[colour] if g.prepared.seat_of[colour] >= 0 else 0
        for colour in range(len(COLOURS))
    ]
    g.reserve[PURPLE] = WARBANDS_OF[PURPLE]
    per_bank = 4 if g.seats >= 5 else 3
    g.banks = [per_bank] * len(SUITS)
    g.favor_on[PEOPLES_FAVOR] = 1
    g.secrets_on[DARKEST_SECRET] = 1
    g.shared_favor = FAVOR_TOKENS - sum(g.banks) - 1
    chancellor = g.chancellor
    for player in g.players:
        player.favor = 2 if player is chancellor else 1
        player.secrets = 1
        g.shared_favor -= player.favor
    chancellor.warbands = 3
    g.reserve[PURPLE] -= 3
    for site in g.sites:
        if site.faceup and (site.slot == 0 or any(g.kinds[t].kind != RUIN for t in site.cards)):
            site.colour = PURPLE
            site.warbands = 2 if site.slot == 0 else 1
            g.reserve[PURPLE] -= site.warbands
    for seat in g.prepared.turn_order:
        player = g.players[seat]
        if player is not chancellor:
            player.warbands = min(3, g.reserve[player.force_colour])
            g.reserve[player.force_colour] -= player.warbands
    g.loose_banners = [PEOPLES_FAVOR, DARKEST_SECRET]
    if g.oath.id == "people":
        give_banner(g, PEOPLES_FAVOR)
    elif g.oath.id == "devotion":
        give_banner(g, DARKEST_SECRET)
    chancellor.relics.append(SCEPTER)
    g.enter(SCEPTER, HELD_BY + chancellor.seat)
    g.keeper = chancellor.seat


def give_banner(g: Oath, banner: int) -> None:
    """The Chancellor starts with a banner (1.13)."""
    g.loose_banners.remove(banner)
    g.chancellor.banners.append(banner)
    g.enter(banner, HELD_BY + g.chancellor.seat)


def deal_reliquary(g: Oath, world: World) -> None:
    """Four relics of the deck lie facedown on the Reliquary (1.17)."""
    drawn = [g.relic_deck.pop() for _ in range(min(4, len(g.relic_deck)))]
    if not world.introduction:
        g.rng.shuffle(drawn)
    for space in range(len(drawn)):
        g.reliquary[space] = drawn[space]


# -- the first steps of play (1.16, 1.23)


def step(g: Oath) -> None:
    """Site tokens first, then each player in turn chooses pawn and adviser."""
    if g.stage == 0:
        deal_site_tokens(g)
    else:
        choose_start(g, g.players[g.prepared.turn_order[g.stage - 1]])
    g.stage += 1
    if g.stage > g.seats:
        g.stage = 0
        g.phase = turn.WAKE


def deal_site_tokens(g: Oath) -> None:
    """Favor and secrets on faceup sites; if favor is short, the Chancellor distributes (1.16)."""
    needs = {site.slot: g.kinds[site.card].start_favor for site in g.sites if site.faceup}
    for site in g.sites:
        if site.faceup:
            site.secrets = g.kinds[site.card].start_secrets
    short = sum(needs.values()) > g.shared_favor
    while g.shared_favor and any(needs.values()):
        slots = [slot for slot in needs if needs[slot]]
        slot = slots[0]
        if short:
            slot = g.ask_slot(g.chancellor, PLACE, slots, "place-site-favor", "oath:1.16")
        g.sites[slot].favor += 1
        g.shared_favor -= 1
        needs[slot] -= 1


def choose_start(g: Oath, me: Player) -> None:
    """Pawn on a faceup site, one card as a facedown adviser, the others discarded (1.23)."""
    slots = [site.slot for site in g.sites if site.faceup]
    if me is g.chancellor:
        slots = [0]
    slot = g.ask_slot(me, PLACE, slots, "place-pawn", "oath:1.23.a")
    travel.move_pawn(g, me, slot, "oath:1.23.a")
    if not me.hand:
        return
    this = g.ask_card(
        me,
        verb=KEEP,
        cards=me.hand,
        prompt="first-adviser",
        rule="oath:1.23.b",
        or_pass=True,
        secret=True,
    )
    me.hand.remove(this)
    inplay.put_to_advisers(g, me, this, False)
    if g.loud:
        back = "vision" if g.kinds[this].is_vision else "denizen"
        g.say("plays-facedown", me.seat, {"back": back}, {"card": g.kinds[this].id}, me.bit)
    while me.hand:
        this = me.hand[0]
        if len(me.hand) > 1:
            this = g.ask_card(
                me,
                verb=DISCARD,
                cards=me.hand,
                prompt="discard-order",
                rule="oath:1.23.c",
                or_pass=True,
                secret=True,
            )
        inplay.discard(g, me, this)


# -- the introduction: a fixed deal for four (1.0)


def deal_introduction(g: Oath) -> None:
    """Pawns, facedown advisers and discard piles as the introduction has them."""
    fixed = FIXED_DEAL
    for id in fixed.dealt():
        g.world_deck.remove(physical(id))
    for player in g.players:
        inplay.put_to_advisers(g, player, physical(fixed.advisers[player.id]), False)
        site = physical(fixed.pawns[player.id])
        player.pawn = next(slot.slot for slot in g.sites if slot.card == site)
    for region in range(3):
        g.piles[region].extend(physical(id) for id in fixed.piles[region])
    measure_world_deck(g)
    deal_site_tokens(g)
    g.phase = turn.WAKE
