"""Search (5.1): cost, draw, discard, play; and cards played "as if searched" (6.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import PASS, CardNo
from tafelrunde.titles.oath import inplay, majors, playing
from tafelrunde.titles.oath.board import PILE_COST, REGION_OF, REGIONS, SEARCH_COST
from tafelrunde.titles.oath.contexts import SEARCHING, WORLD_DECK, Search
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.powers import AFTER_SEARCH, BIND_SEARCH, ON_DRAWN, USE_SEARCH
from tafelrunde.titles.oath.vocabulary import (
    BOTTOM_OBJECT,
    CHOOSE,
    DISCARD,
    DRAW,
    KEEP,
    REGION,
    TO,
    TOP_OBJECT,
    WORLD,
)

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath

DECKS: Final = [*REGIONS, "world"]


def shape(g: Oath, me: Player, used: list[int], deck: int) -> Search:
    """A search of one deck as all powers shape it."""
    x = Search(me, me.pawn, used)
    x.deck = deck
    x.base = SEARCH_COST[g.visions_drawn] if deck == WORLD_DECK else PILE_COST
    for this in used:
        g.power(this).use_search(g, x, this)
    for this in g.active[BIND_SEARCH]:
        g.power(this).bind_search(g, x, this)
    if deck != WORLD_DECK and deck != REGION_OF[me.pawn] and deck not in x.piles:
        x.forbidden = True
    return x


def searches(g: Oath, me: Player, used: list[int], one: bool = False) -> list[Search]:
    """The decks a player could search and pay for; empty ones cannot be searched."""
    found: list[Search] = []
    own = REGION_OF[me.pawn]
    for deck in (WORLD_DECK, 0, 1, 2):
        if not used and deck != WORLD_DECK and deck != own:
            continue  # only modifiers open the piles of other regions
        if g.world_deck if deck == WORLD_DECK else g.piles[deck]:
            x = shape(g, me, used, deck)
            if majors.affordable(g, x):
                found.append(x)
                if one:
                    return found
    return found


def is_possible(g: Oath, me: Player) -> bool:
    """Whether the player could search at all."""
    if not g.active[USE_SEARCH]:
        if me.supply < PILE_COST and not majors.is_eased(g, me, BIND_SEARCH):
            return False
        if majors.is_plain(g, me, BIND_SEARCH):
            if g.world_deck and me.supply >= SEARCH_COST[g.visions_drawn]:
                return True
            return me.supply >= PILE_COST and bool(g.piles[REGION_OF[me.pawn]])
        return bool(searches(g, me, [], True))
    proto = Search(me, me.pawn, [])
    base = majors.automatic(g, SEARCHING, proto)
    if searches(g, me, base, True):
        return True
    for used in majors.combinations(g, SEARCHING, proto, base):
        if searches(g, me, used, True):
            return True
    return False


def act(g: Oath, me: Player) -> None:
    """The major action."""
    majors.begin(g, me, SEARCHING)
    proto = Search(me, me.pawn, [])
    majors.pick(g, SEARCHING, proto)
    choices = searches(g, me, proto.used)
    if not choices:
        return  # called off: the modifiers leave nothing to search
    options = [DRAW + (WORLD if x.deck == WORLD_DECK else REGION + x.deck) for x in choices]
    g.candidates = choices
    option = g.choose(me, "search-deck", options, "oath:5.1.1")
    x = choices[options.index(option)]
    majors.pay(g, x, "oath:5.1.1")
    draw(g, x)
    sort_out(g, x)
    finish(g, x)


def finish(g: Oath, x: Search) -> None:
    """Powers of used modifiers that follow the search."""
    for this in x.used:
        if AFTER_SEARCH in g.power(this).hooks:
            g.power(this).after_search(g, x, this)
    g.settle()


# -- drawing (5.1.2)


def draw(g: Oath, x: Search) -> None:
    """Draw into hand; a Vision of the world deck stops the draw."""
    me = x.me
    n = x.draw_count()
    drawn: list[CardNo] = []
    if x.deck == WORLD_DECK:
        stir_deck(g)
    for _ in range(n):
        if x.deck == WORLD_DECK:
            if not g.world_deck:
                break
            this = take_from_deck(g, len(g.world_deck) - 1)
        else:
            pile = g.piles[x.deck]
            if not pile:
                break
            this = pile.pop(0) if x.from_bottom else pile.pop()
        drawn.append(this)
        me.hand.append(this)
        if x.deck == WORLD_DECK and g.kinds[this].is_vision:
            break
    if x.deck == WORLD_DECK and g.loud:
        g.say("draws", me.seat, {"deck": "world"}, {"cards": g.names(drawn)}, me.bit)
    elif g.loud:
        args: dict[str, int | str | list[str]] = {"deck": DECKS[x.deck], "count": len(drawn)}
        g.say("draws", me.seat, args, {"cards": g.names(drawn)}, me.bit)
    for this in drawn:
        # Others cannot tell any more which of these cards goes where.
        known = g.known.get(this, 0) if len(drawn) == 1 else 0
        g.known[this] = g.everyone if x.reveals else known | me.bit
        if x.deck == WORLD_DECK and g.kinds[this].is_vision:
            count_vision(g, me)
    if x.reveals and g.loud:
        g.say("reveals", me.seat, {"cards": g.names(drawn)})
    x.drawn = len(drawn)
    for this in x.used:
        if ON_DRAWN in g.power(this).hooks:
            g.power(this).drawn(g, x, this)


def stir_deck(g: Oath) -> None:
    """Before the world deck is drawn from: where Visions lie below its top card is open chance.

    Within each part of the deck, cards that nobody has seen are shuffled again, which nobody can
    tell. So nothing that could be read off a copied table says when the next Vision comes. Only
    the introduction has an order that stays.
    """
    if g.prepared.world.introduction:
        return
    start = 0
    for part in range(4):
        end = start + g.deck_parts[part]
        if part:
            fixed = len(g.world_deck) - max(1, g.clear_top)
            spots = [
                at for at in range(start, min(end, fixed)) if not g.known.get(g.world_deck[at], 0)
            ]
            cards = [g.world_deck[at] for at in spots]
            g.rng.shuffle(cards)
            for i in range(len(spots)):
                g.world_deck[spots[i]] = cards[i]
        start = end


def take_from_deck(g: Oath, at: int) -> int:
    """Take the card at an index (0 is the bottom) out of the world deck."""
    below = 0
    for part in range(4):
        below += g.deck_parts[part]
        if at < below:
            g.deck_parts[part] -= 1
            break
    if at >= len(g.world_deck) - g.clear_top:
        g.clear_top -= 1
    return g.world_deck.pop(at)


def count_vision(g: Oath, me: Player) -> None:
    """A Vision was drawn from the world deck: everybody hears it, the marker moves (2.7.1).

    One that was buried under the deck may be drawn again; the track ends with its last space.
    """
    g.visions_drawn = min(g.visions_drawn + 1, len(SEARCH_COST) - 1)
    if g.loud:
        g.say("draws-vision", me.seat, {"count": g.visions_drawn, "rule": "oath:2.7.1"})


# -- discarding and playing (5.1.3, 5.1.4)


def sort_out(g: Oath, x: Search) -> None:
    """Keep as many as may be played, discard the others, play what was kept."""
    me = x.me
    kept: list[int] = []
    hand = me.hand.copy()
    while hand and len(kept) < x.plays:
        # With more than one play the rest may be discarded at once.
        optional = bool(kept)
        this = g.ask_card(
            me,
            verb=KEEP,
            cards=hand,
            prompt="keep-card",
            rule="oath:5.1.3",
            optional=optional,
            count=x.plays - len(kept),
            or_pass=True,
            secret=True,
        )
        if this < 0:
            break
        kept.append(this)
        hand.remove(this)
    if x.reveals:
        show(g, me, kept)
    discard_all(g, x, hand)
    for i in range(len(kept)):
        this = kept[i]
        if this in me.hand:
            if x.played and i == len(kept) - 1 and not x.site_plays:
                play_to_site_or_discard(g, x, this)
            else:
                playing.play_card(g, me, this, x, True)


def show(g: Oath, me: Player, cards: list[CardNo]) -> None:
    """Show everybody what is kept, as far as it was not seen when it was drawn (Great Spire)."""
    new = [this for this in cards if g.known.get(this, 0) != g.everyone]
    for this in new:
        g.learn(g.everyone, this)
    if new and g.loud:
        g.say("reveals", me.seat, {"cards": g.names(new)})


def play_to_site_or_discard(g: Oath, x: Search, this: CardNo) -> None:
    """Of two cards that are played one must go to a site (Land Warden)."""
    play = playing.shape(g, x.me, this, x, True)
    slots = playing.sites_for(g, play)
    options = [option for option in playing.options_for(g, play, False) if option == DISCARD]
    options.extend(TO + 1 + slot for slot in slots)
    option = g.ask_of(x.me, "play-card", options, "oath:5.1.4", "", 0, g.kinds[this].id)
    if option == DISCARD:
        put_away(g, x, this)
        return
    play.where = 0
    play.slot = option - TO - 1
    playing.carry_out(g, play)


def discard_all(g: Oath, x: Search, cards: list[CardNo]) -> None:
    """Discard cards in an order of the player's choice."""
    left = cards.copy()
    while left:
        this = left[0]
        if len(left) > 1:
            this = g.ask_card(
                x.me,
                verb=DISCARD,
                cards=left,
                prompt="discard-order",
                rule="oath:5.1.3",
                count=len(left),
                or_pass=True,
                secret=True,
            )
        left.remove(this)
        put_away(g, x, this)


def put_away(g: Oath, x: Search, this: CardNo) -> None:
    """Discard a card as part of a search, where its modifiers allow it to go."""
    if (x.discards_anywhere or x.discards_under_deck) and not x.discarded:
        ask_where(g, x)
    x.discarded.append(this)
    if x.pile == WORLD_DECK:
        inplay.to_world_bottom(g, x.me, this)
    else:
        inplay.discard(g, x.me, this, x.pile, x.at_bottom)


def ask_where(g: Oath, x: Search) -> None:
    """Choose once where all discards of this search go."""
    options = [PASS]
    if x.discards_under_deck:
        options.append(TO + WORLD)
    if x.discards_anywhere:
        options.extend(TO + REGION + region for region in range(3))
    option = g.ask_of(x.me, "discard-where", options, "oath:5.1.3")
    if option == PASS:
        return
    if option == TO + WORLD:
        x.pile = WORLD_DECK
        return
    x.pile = option - TO - REGION
    ends = [CHOOSE + TOP_OBJECT, CHOOSE + BOTTOM_OBJECT]
    x.at_bottom = g.ask_of(x.me, "discard-end", ends, "oath:5.1.3") == ends[1]


# -- as if searched (6.1, Oracle, False Prophet)


def as_if_searched(g: Oath, me: Player, this: CardNo, facedown: bool, cite: str) -> None:
    """Play or discard a card in hand as if it had been searched; modifiers may be used.

    Check `may_play_as_if` before anything is paid: Forced Labor may be in the way.
    """
    proto = Search(me, me.pawn, [])
    proto.is_draw = False
    majors.pick(g, SEARCHING, proto)
    x = shape_as_if(g, me, proto.used)
    if not majors.affordable(g, x):
        x = shape_as_if(g, me, [])  # the toll leaves too little for the modifiers
    majors.pay(g, x, cite)
    playing.play_card(g, me, this, x, False, facedown)
    finish(g, x)


def shape_as_if(g: Oath, me: Player, used: list[int]) -> Search:
    """What binds a card that is played as if searched."""
    x = Search(me, me.pawn, used)
    x.is_draw = False
    x.free = True
    for this in used:
        g.power(this).use_search(g, x, this)
    for this in g.active[BIND_SEARCH]:
        g.power(this).bind_search(g, x, this)
    return x


def may_play_as_if(g: Oath, me: Player) -> bool:
    """Whether the player could pay what binds such a play."""
    if majors.is_plain(g, me, BIND_SEARCH):
        return True
    return majors.affordable(g, shape_as_if(g, me, []))


def play_facedown_adviser(g: Oath, me: Player, this: CardNo) -> None:
    """The minor action: turn up and play a facedown adviser, or discard it (6.1)."""
    me.advisers.remove(this)
    me.hand.append(this)
    g.learn(me.bit, this)
    as_if_searched(g, me, this, False, "oath:6.1")
