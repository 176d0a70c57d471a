"""Playing a card (5.1.4): to a site, to the advisers, as a Vision, or the Conspiracy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import PASS, CardNo
from tafelrunde.titles.oath import holdings, inplay, rule, tokens
from tafelrunde.titles.oath.board import SLOTS
from tafelrunde.titles.oath.contexts import (
    TO_ADVISERS,
    TO_ADVISERS_FACEDOWN,
    TO_BOX,
    TO_SITE,
    TO_VISION,
    Play,
    Search,
)
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.powers import (
    BIND_PLAY,
    CARD_PLAYED,
    FIRST_DISCARDS,
    FORBIDS_VISION,
    HOMELAND,
    ON_WHEN_PLAYED,
    USE_PLAY,
)
from tafelrunde.titles.oath.vocabulary import (
    ADVISERS_OBJECT,
    DISCARD,
    FACEDOWN_OBJECT,
    PLAY_OBJECT,
    SLOT,
    TAKE,
    TO,
)

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath

CONSPIRACY: Final = "conspiracy"


def shape(g: Oath, me: Player, this: CardNo, search: Search, from_draw: bool) -> Play:
    """The play of a card as all powers shape it."""
    play = Play(me, this, search)
    play.from_draw = from_draw
    for other in search.used:
        if USE_PLAY in g.power(other).hooks:
            g.power(other).use_play(g, play, other)
    for other in g.active[BIND_PLAY]:
        g.power(other).bind_play(g, play, other)
    return play


# -- where it may go


def sites_for(g: Oath, play: Play) -> list[int]:
    """The sites a card may be played to."""
    this = play.this
    if play.no_faceup or not inplay.may_lie_at_site(g, this):
        return []
    slots = [play.search.site, *play.slots]
    if play.any_site:
        slots = list(range(SLOTS))
    found: list[int] = []
    for slot in slots:
        if slot >= 0 and slot not in found and g.sites[slot].faceup:
            power = g.power(this)
            fits = power.ignores_capacity or inplay.has_room(g, slot) or makes_room(g, play, slot)
            if fits and power.may_play_at(g, play, slot):
                found.append(slot)
    return found


def discards_for(g: Oath, play: Play, slot: int, source: int) -> list[int]:
    """What one power allows to discard before a play to a site; never a modifier in use (7.4.3)."""
    cards = g.power(source).first_discards(g, play, slot, source)
    return [
        this
        for this in cards
        if this not in play.search.used and not inplay.is_locked(g, play.me, this)
    ]


def makes_room(g: Oath, play: Play, slot: int) -> bool:
    """Whether discards beforehand could make room at a full site."""
    over = len(g.sites[slot].cards) + 1 - inplay.capacity(g, slot)
    helpers = 0
    for source in g.active[FIRST_DISCARDS]:
        if any(this in g.sites[slot].cards for this in discards_for(g, play, slot, source)):
            helpers += 1
    return 0 < over <= min(helpers, len(inplay.discardable_at(g, play.me, slot)))


def may_reveal(g: Oath, play: Play) -> bool:
    """Whether a Vision may be played faceup: by Exiles, the Conspiracy by anybody (5.1.4.III)."""
    card = g.kinds[play.this]
    if play.no_faceup or not card.is_vision:
        return False
    if card.id != CONSPIRACY and not play.me.is_exile:
        return False
    for other in g.active[FORBIDS_VISION]:
        if g.power(other).forbids_vision(g, play.me, play.this, other):
            return False
    return True


def options_for(g: Oath, play: Play, facedown: bool) -> list[int]:
    """All ways to play a card, and to discard it."""
    me, this, used = play.me, play.this, play.search.used
    options = [TO + SLOT + slot for slot in sites_for(g, play)]
    if (
        inplay.may_be_adviser(g, this)
        and not play.no_faceup
        and g.power(this).may_play_to_advisers(g, play)
        and inplay.can_make_room(g, me, this, True, used)
    ):
        options.append(TO + ADVISERS_OBJECT)
    if facedown and not play.no_facedown and inplay.can_make_room(g, me, this, False, used):
        options.append(TO + FACEDOWN_OBJECT)
    if may_reveal(g, play):
        options.append(TO + PLAY_OBJECT)
    options.append(DISCARD)
    return options


# -- playing it


def play_card(
    g: Oath, me: Player, this: CardNo, search: Search, from_draw: bool, facedown: bool = True
) -> bool:
    """Play or discard a card that lies in hand; returns whether it was played."""
    play = shape(g, me, this, search, from_draw)
    options = options_for(g, play, facedown)
    about = g.kinds[this].id
    option = g.ask_of(me, "play-card", options, "oath:5.1.4", "", 0, about)
    if option == DISCARD:
        from tafelrunde.titles.oath import search as searching

        searching.put_away(g, search, this)
        return False
    if option == TO + ADVISERS_OBJECT:
        play.where = TO_ADVISERS
    elif option == TO + FACEDOWN_OBJECT:
        play.where = TO_ADVISERS_FACEDOWN
    elif option == TO + PLAY_OBJECT:
        play.where = TO_BOX if g.kinds[this].id == CONSPIRACY else TO_VISION
    else:
        play.where = TO_SITE
        play.slot = option - TO - SLOT
    carry_out(g, play)
    return True


def carry_out(g: Oath, play: Play) -> None:
    """Put the card where it was decided; then site favor, triggers, When Played (7.3.3)."""
    from tafelrunde.titles.oath import search as searching

    me, this = play.me, play.this
    search = play.search
    if play.where == TO_SITE:
        discard_first(g, play)
        inplay.lift(g, this)
        inplay.put_at_site(g, this, play.slot)
        search.site_plays += 1
    elif play.where == TO_VISION:
        while me.vision >= 0:  # his False Prophet may reveal the old one again
            searching.put_away(g, search, me.vision)
        inplay.lift(g, this)
        inplay.put_vision(g, me, this)
    elif play.where == TO_BOX:
        inplay.lift(g, this)
        g.known.pop(this, 0)
        g.box.append(this)
    else:
        faceup = play.where == TO_ADVISERS
        make_room(g, play, faceup)
        inplay.lift(g, this)
        inplay.put_to_advisers(g, me, this, faceup)
    search.played += 1
    tell(g, play)
    if play.where == TO_ADVISERS_FACEDOWN:
        return
    if play.where == TO_SITE:
        site_favor(g, play)
        home = g.sites[play.slot].card
        if HOMELAND in g.power(home).hooks:
            g.power(home).homeland(g, play, home)
    for other in g.in_trigger_order(CARD_PLAYED, me):
        if g.where[other] >= 0 and other != this:
            g.power(other).card_played(g, play, other)
    if play.where == TO_BOX:
        conspire(g, me, this)
    elif ON_WHEN_PLAYED in g.power(this).hooks and g.where[this] >= 0:
        g.power(this).when_played(g, play, this)
    g.settle()


def make_room(g: Oath, play: Play, faceup: bool) -> None:
    """Discard advisers above the limit first, as part of the search (5.1.4.II.a)."""
    from tafelrunde.titles.oath import search as searching

    search = play.search
    while True:
        gone = inplay.ask_excess(g, play.me, play.this, faceup, play.this, search.used)
        if gone < 0:
            return
        searching.put_away(g, search, gone)


def site_favor(g: Oath, play: Play) -> None:
    """1 favor from the bank of the card's suit, or a secret if a power says so (5.1.4.I)."""
    suit = g.kinds[play.this].suit
    if play.secret_instead:
        tokens.gain_secrets(g, play.me, 1, "oath:card/book_of_records")
    elif suit >= 0:
        tokens.gain_favor(g, play.me, suit, 1, "oath:5.1.4.I.b")


def tell(g: Oath, play: Play) -> None:
    """Say what was played; a facedown card is known to its owner alone."""
    if not g.loud:
        return
    me, card = play.me, g.kinds[play.this]
    if play.where == TO_ADVISERS_FACEDOWN:
        back = "vision" if card.is_vision else "denizen"
        args: dict[str, int | str | list[str]] = {"back": back, "rule": "oath:5.1.4.II"}
        g.say("plays-facedown", me.seat, args, {"card": card.id}, g.known[play.this])
    elif play.where == TO_SITE:
        site = g.kinds[g.sites[play.slot].card].id
        g.say("plays", me.seat, {"card": card.id, "site": site, "rule": "oath:5.1.4.I"})
    elif play.where == TO_ADVISERS:
        g.say("plays-adviser", me.seat, {"card": card.id, "rule": "oath:5.1.4.II"})
    else:
        g.say("reveals-vision", me.seat, {"card": card.id, "rule": "oath:5.1.4.III"})


def discard_first(g: Oath, play: Play) -> None:
    """Before a card comes to a site, powers may discard others, each power one (5.1.4.I.a)."""
    me = play.me
    for source in g.in_trigger_order(FIRST_DISCARDS, me):
        cards = discards_for(g, play, play.slot, source)
        if not cards:
            continue
        full = not inplay.has_room(g, play.slot) and not g.power(play.this).ignores_capacity
        last = full and not any(
            this in g.sites[play.slot].cards
            for later in after(g, source, me)
            for this in discards_for(g, play, play.slot, later)
        )
        if last:
            cards = [this for this in cards if this in g.sites[play.slot].cards]
        name = g.kinds[source].id
        chosen = g.ask_card(
            me,
            verb=DISCARD,
            cards=cards,
            prompt="discard-first",
            rule="oath:5.1.4.I.a",
            source=name,
            optional=not last,
        )
        if chosen >= 0:
            from tafelrunde.titles.oath import search as searching

            searching.put_away(g, play.search, chosen)


def after(g: Oath, source: int, me: Player) -> list[int]:
    """The powers that have their say after this one."""
    cards = g.in_trigger_order(FIRST_DISCARDS, me)
    return cards[cards.index(source) + 1 :]


# -- moving a card to a site


def may_move_to(g: Oath, me: Player, this: CardNo, slot: int) -> bool:
    """Whether a card may be moved to a site: room there, or made there (Great Slum)."""
    if not g.sites[slot].faceup or not inplay.may_lie_at_site(g, this):
        return False
    return inplay.has_room(g, slot) or bool(site_discards(g, me, this, slot))


def site_discards(g: Oath, me: Player, this: CardNo, slot: int) -> list[int]:
    """What the site itself allows to discard before a card is moved there."""
    home = g.sites[slot].card
    if FIRST_DISCARDS not in g.power(home).hooks:
        return []
    play = Play(me, this, Search(me, me.pawn, []))
    play.where = TO_SITE
    play.slot = slot
    return discards_for(g, play, slot, home)


def move_to_site(g: Oath, me: Player, this: CardNo, slot: int) -> None:
    """Move a faceup card to a site; what lies there may be discarded first (Great Slum)."""
    cards = site_discards(g, me, this, slot)
    if cards:
        full = not inplay.has_room(g, slot)
        name = g.kinds[g.sites[slot].card].id
        cite = "oath:5.1.4.I.a"
        gone = g.ask_card(
            me,
            verb=DISCARD,
            cards=cards,
            prompt="discard-first",
            rule=cite,
            source=name,
            optional=not full,
        )
        if gone >= 0:
            inplay.discard(g, me, gone)
    inplay.move_to_site(g, this, slot)


# -- the Conspiracy (5.1.4.IV)


def conspire(g: Oath, me: Player, this: CardNo) -> None:
    """Burn 1 secret to take a relic or banner of somebody at your site, if advisers match."""
    cite = "oath:5.1.4.IV.a"
    if me.secrets < 1 or not tokens.may_use(g, me, this, 1):
        return
    things = conspiracy_targets(g, me)
    if not things:
        return
    options = [TAKE + g.kinds[thing].number for thing in things]
    options.append(PASS)
    option = g.ask_of(me, "conspiracy", options, cite, CONSPIRACY)
    if option == PASS:
        return
    thing = things[options.index(option)]
    owner = g.holder(thing)
    assert owner is not None
    tokens.burn_secrets(g, me, 1, cite)
    holdings.take_thing(g, me, thing, owner, cite)


def conspiracy_targets(g: Oath, me: Player) -> list[int]:
    """Relics and banners of neighbours with whom two of one's advisers share a suit."""
    found: list[int] = []
    for other in rule.neighbours(g, me):
        suits = rule.adviser_suits(g, other)
        if sum(rule.advisers_of_suit(g, me, suit) for suit in suits) >= 2:
            things = [*other.relics, *other.banners]
            found.extend(thing for thing in things if holdings.may_take(g, me, thing, other))
    return found
