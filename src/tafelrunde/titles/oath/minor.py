"""Minor actions (6): peeking, moving warbands, citizenship; they cost no Supply."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import PASS, CardNo, Option
from tafelrunde.titles.oath import citizenship, deals, holdings, rule, troops
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.powers import IS_BANDIT_CROWN
from tafelrunde.titles.oath.vocabulary import (
    ACCEPT,
    CHOOSE,
    FROM,
    NAMES,
    RELIQUARY,
    SITE_OBJECT,
    TO,
    verb_of,
)

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath


# -- peeking (6.3, 6.4)


def unseen_relics(g: Oath, me: Player) -> list[int]:
    """Facedown relics at the site that the player has not looked at yet."""
    return [thing for thing in g.sites[me.pawn].relics if not g.knows(me, thing)]


def unseen_spaces(g: Oath, me: Player) -> list[int]:
    """Spaces of the Reliquary the holder of the Scepter has not looked at yet."""
    if not citizenship.may_use_scepter(g, me):
        return []
    return [
        space
        for space in range(4)
        if g.reliquary[space] >= 0 and not g.knows(me, g.reliquary[space])
    ]


# -- showing (6.1)


def strangers_to(g: Oath, me: Player, this: CardNo) -> list[Player]:
    """The other players who do not know a facedown adviser yet."""
    return [other for other in g.others(me) if not g.knows(other, this)]


def has_strangers(g: Oath, me: Player, this: CardNo) -> bool:
    """Whether any other player does not know a facedown adviser yet."""
    return (g.known.get(this, 0) | me.bit) & g.all_seats != g.all_seats


def show_adviser(g: Oath, me: Player, this: CardNo) -> None:
    """Show a facedown adviser to another player, which is allowed at any time (6.1, 9.4)."""
    to = g.ask_player(me, CHOOSE, strangers_to(g, me, this), "show-to", "oath:6.1.a")
    assert to is not None
    g.learn(to.bit, this)
    if g.loud:
        args: dict[str, int | str | list[str]] = {"to": to.id, "rule": "oath:6.1.a"}
        args["at"] = NAMES[g.adviser_place(me, this)]
        known = g.known[this] | me.bit
        g.say("shows-adviser", me.seat, args, {"card": g.kinds[this].id}, known)


# -- warbands (6.5)


def spare_at_site(g: Oath, me: Player) -> int:
    """How many warbands the player could take from his site: the last one stays.

    Whoever holds the Bandit Crown may take the last one, too (7.6.5).
    """
    site = g.sites[me.pawn]
    if not site.warbands or site.colour != me.force_colour:
        return 0
    crown = g.active[IS_BANDIT_CROWN]
    holder = g.holder(crown[0]) if crown else None
    keeps = 0 if holder is not None and holder.force_colour == me.force_colour else 1
    return site.warbands - keeps


def may_station(g: Oath, me: Player) -> bool:
    """Whether the player could put warbands on his site: he rules it."""
    return me.warbands > 0 and rule.rules(g, me, me.pawn) and troops.may_place_at(g, me, me.pawn)


def allies_here(g: Oath, me: Player) -> list[Player]:
    """Imperial allies at the same site, with whom warbands can be shared."""
    if not me.is_imperial:
        return []
    return [
        other
        for other in rule.neighbours(g, me)
        if other.is_imperial and (me.warbands or other.warbands)
    ]


def can_move_warbands(g: Oath, me: Player) -> bool:
    """Whether there is anything to move."""
    return spare_at_site(g, me) > 0 or may_station(g, me) or bool(allies_here(g, me))


def move_warbands(g: Oath, me: Player) -> None:
    """Take warbands from the site, put some there, or share with an ally; consent is asked."""
    cite = "oath:6.5"
    options: list[Option] = []
    if spare_at_site(g, me) > 0:
        options.append(FROM + SITE_OBJECT)
    if may_station(g, me):
        options.append(TO + SITE_OBJECT)
    for ally in allies_here(g, me):
        if me.warbands:
            options.append(TO + ally.object)
        if ally.warbands:
            options.append(FROM + ally.object)
    options.append(PASS)
    option = g.ask_of(me, "move-warbands", options, cite)
    if option == PASS:
        return
    if option == FROM + SITE_OBJECT:
        n = g.ask_count(me, low=1, high=spare_at_site(g, me), prompt="warband-count", rule=cite)
        if me.is_citizen and not consent(g, g.chancellor, me, "allow-pick-up", n, "oath:6.5.R1"):
            return
        troops.site_to_board(g, me, me.pawn, n, cite)
    elif option == TO + SITE_OBJECT:
        n = g.ask_count(me, low=1, high=me.warbands, prompt="warband-count", rule=cite)
        troops.board_to_site(g, me, me.pawn, n, cite)
    else:
        share(g, me, option)
    g.settle()


def share(g: Oath, me: Player, option: Option) -> None:
    """Give warbands to an ally or take some from him, with his permission (6.5.R2)."""
    cite = "oath:6.5.R2"
    gives = verb_of(option) == TO
    ally = g.player_of(option - (TO if gives else FROM))
    giver, taker = (me, ally) if gives else (ally, me)
    n = g.ask_count(me, low=1, high=giver.warbands, prompt="warband-count", rule=cite)
    if consent(g, ally, me, "allow-sharing", n, cite):
        giver.warbands -= n
        taker.warbands += n
        if g.loud:
            g.say("shares-warbands", giver.seat, {"count": n, "to": taker.id, "rule": cite})


def consent(g: Oath, who: Player, me: Player, prompt: str, n: int, cite: str) -> bool:
    """Ask somebody for permission; n is the number it is about."""
    option = g.ask_of(who, prompt, [ACCEPT, PASS], cite, "", n, me.id, me.seat)
    return option == ACCEPT


# -- citizenship (6.6)


def may_offer_to(g: Oath, me: Player) -> list[Player]:
    """The Exiles to whom the holder of the Scepter can offer Citizenship, himself included."""
    if not citizenship.may_use_scepter(g, me) or not holdings.reliquary_relics(g):
        return []
    return [player for player in g.in_order(me.seat) if player.is_exile]


def show_relics(g: Oath, me: Player, to: Player) -> None:
    """Before an offer any relics of the Reliquary may be shown to the Exile (6.6.1)."""
    cite = "oath:6.6.1"
    while True:
        both = me.bit | to.bit
        spaces = [
            space
            for space in range(4)
            if g.reliquary[space] >= 0 and g.known.get(g.reliquary[space], 0) & both != both
        ]
        if not spaces:
            return
        options = [CHOOSE + RELIQUARY + space for space in spaces]
        options.append(PASS)
        option = g.ask_of(me, "show-relic", options, cite, "the_grand_scepter", 0, "", to.seat)
        if option == PASS:
            return
        relic = g.reliquary[option - CHOOSE - RELIQUARY]
        g.learn(both, relic)
        if g.loud:
            args: dict[str, int | str | list[str]] = {"to": to.id, "rule": cite}
            g.say("shows-relic", me.seat, args, {"card": g.kinds[relic].id}, both)


def offer_citizenship(g: Oath, me: Player, to: Player) -> None:
    """Offer exactly one Reliquary relic and, if wanted, an exchange (6.6.1)."""
    cite = "oath:6.6.1"
    spaces = [space for space in range(4) if g.reliquary[space] >= 0]
    options = [CHOOSE + RELIQUARY + space for space in spaces]
    space = g.choose(me, "offer-relic", options, cite, "the_grand_scepter") - CHOOSE - RELIQUARY
    relic = g.reliquary[space]
    if me is not to:
        show_relics(g, me, to)
    allowed = deals.FAVOR | deals.SECRETS | deals.RELICS | deals.BANNERS
    deal: deals.Deal | None = None
    if me is not to:
        deal = deals.compose(g, me, to, allowed, cite, "the_grand_scepter", True, space + 1)
        if deal is None or not deals.accepts(g, deal, cite, "the_grand_scepter"):
            return
    citizenship.become_citizen(g, to, "oath:6.6.2")
    if deal is not None:
        deal.citizenship = 0  # done; what remains is the exchange
        deals.carry_out(g, deal, cite)
    holdings.release(g, relic)
    holdings.put_to(g, to, relic)
    if g.loud:
        g.say("gives-relic", me.seat, {"card": g.kinds[relic].id, "to": to.id, "rule": cite})
    g.settle()
