"""Trade (5.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.oath import majors, muster, tokens
from tafelrunde.titles.oath.board import NOWHERE
from tafelrunde.titles.oath.catalogue import RUIN
from tafelrunde.titles.oath.contexts import FOR_FAVOR, FOR_SECRETS, SECRETS_PRICE, TRADING, Trade
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.powers import (
    AFTER_TRADE,
    BIND_TRADE,
    TRADE_CARDS,
    TRADE_GUISES,
    TRADE_SITES,
    USE_TRADE,
)
from tafelrunde.titles.oath.vocabulary import CHOOSE, FAVOR_OBJECT, FOR, ON, SECRETS_OBJECT

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath


def matching_advisers(g: Oath, x: Trade) -> int:
    """Faceup advisers of the card's suit; powers may change whose count, and as what."""
    suit = g.kinds[x.card].suit
    n = 0
    for this in x.partner.advisers:
        if g.faceup[this]:
            card = g.kinds[this]
            if x.suit_of_adviser.get(this, card.suit) == suit:
                n += card.power.counts_as
    return n


def favor_gained(g: Oath, x: Trade) -> int:
    """1 favor and 1 per matching adviser; for secrets only what powers add."""
    if x.no_favor:
        return 0
    n = x.more_favor
    if x.kind == FOR_FAVOR:
        n += 1 + matching_advisers(g, x)
    return max(0, n)


def secrets_gained(g: Oath, x: Trade) -> int:
    """1 secret per matching adviser."""
    if x.kind != FOR_SECRETS:
        return 0
    n = matching_advisers(g, x)
    if n:
        n += x.secrets_if_matching
    return max(0, n + x.more_secrets)


def shape(
    g: Oath,
    me: Player,
    site: int,
    used: list[int],
    card: CardNo,
    kind: int,
    partner: Player | None = None,
) -> Trade:
    """A trade with one card as all powers shape it; `partner`: whose advisers count."""
    x = Trade(me, site, used, card, kind)
    if partner is not None:
        x.partner = partner
    for this in used:
        g.power(this).use_trade(g, x, this)
    for this in g.active[BIND_TRADE]:
        g.power(this).bind_trade(g, x, this)
    if card in used and (g.kinds[card].favor or g.kinds[card].secrets):
        x.forbidden = True  # the modifier's cost lies there already
    return x


def partners(g: Oath, me: Player, used: list[int], site: int) -> list[int]:
    """Cards one can trade with: those at the site, and others as modifiers allow."""
    found = g.sites[site].cards.copy()
    for this in used:
        if TRADE_CARDS in g.power(this).hooks:
            for card in g.power(this).trade_cards(g, me, this):
                if card not in found:
                    found.append(card)
    return [card for card in found if g.kinds[card].kind != RUIN]


def trades(
    g: Oath,
    me: Player,
    used: list[int],
    one: bool = False,
    partner: Player | None = None,
    site: int = NOWHERE,
) -> list[Trade]:
    """The trades a player could make and pay for, at his own site or as if at another."""
    at = site if site >= 0 else me.pawn
    found: list[Trade] = []
    for card in partners(g, me, used, at):
        if not tokens.is_empty(g, card):
            continue
        for kind in (FOR_FAVOR, FOR_SECRETS):
            x = shape(g, me, at, used, card, kind, partner)
            if majors.affordable(g, x):
                found.append(x)
                if one:
                    return found
    return found


# -- as if elsewhere (Small Friends)


def sites_for(g: Oath, me: Player, used: list[int]) -> list[int]:
    """Where the trade could take place: at the own site, or as if where a modifier says."""
    for this in used:
        if TRADE_SITES in g.power(this).hooks:
            return g.power(this).trade_sites(g, me, this)
    return [me.pawn]


def go_elsewhere(g: Oath, proto: Trade) -> None:
    """Choose where one trades as if there; then the modifiers of that site can be used."""
    me = proto.me
    for this in proto.used:
        if TRADE_SITES in g.power(this).hooks:
            card = g.kinds[this]
            slots = sites_for(g, me, proto.used)
            proto.site = g.ask_slot(me, CHOOSE, slots, "choose-site", card.rule, card.id)
            proto.used = open_there(g, proto)
            majors.pick(g, TRADING, proto)
            return


def open_there(g: Oath, proto: Trade) -> list[int]:
    """The chosen modifiers without those that only the true site gives access or use to."""
    return [
        this
        for this in proto.used
        if g.slot_of(this) < 0
        or (majors.is_open(g, proto, this) and majors.can_use(g, TRADING, proto, this))
    ]


def is_possible_at(g: Oath, me: Player, used: list[int], partner: Player, site: int) -> bool:
    """Whether the player could trade at a site, with more modifiers if he acts as if there."""
    if site == me.pawn:
        return bool(trades(g, me, used, True, partner))
    proto = Trade(me, site, used, -1, FOR_FAVOR)
    proto.partner = partner
    proto.used = open_there(g, proto)
    base = [*proto.used, *majors.automatic(g, TRADING, proto)]
    if trades(g, me, base, True, partner, site):
        return True
    for more in majors.combinations(g, TRADING, proto, base):
        if trades(g, me, more, True, partner, site):
            return True
    return False


# -- in disguise (Master of Disguise)


def guises(g: Oath, me: Player, used: list[int]) -> list[Player]:
    """Whose advisers could count: the own ones, or those a modifier puts in their place."""
    for this in used:
        if TRADE_GUISES in g.power(this).hooks:
            return g.power(this).trade_guises(g, me, this)
    return [me]


def without_own(g: Oath, me: Player, used: list[int], partner: Player) -> list[int]:
    """The modifiers that remain in disguise: none of one's own advisers but the disguise."""
    if partner is me:
        return used
    return [this for this in used if this not in me.advisers or TRADE_GUISES in g.power(this).hooks]


def disguise(g: Oath, proto: Trade) -> None:
    """Choose in whose guise one trades; then that player's modifiers can be used."""
    me = proto.me
    for this in proto.used:
        if TRADE_GUISES in g.power(this).hooks:
            card = g.kinds[this]
            players = guises(g, me, proto.used)
            partner = g.ask_player(me, CHOOSE, players, "choose-player", card.rule, card.id)
            assert partner is not None
            proto.partner = partner
            proto.used = without_own(g, me, proto.used, partner)
            majors.pick(g, TRADING, proto)
            return


def is_possible(g: Oath, me: Player) -> bool:
    """Whether the player could trade at all."""
    if not g.active[USE_TRADE]:
        cards = g.sites[me.pawn].cards
        if not cards or (not me.secrets and tokens.purse(g, me) < SECRETS_PRICE):
            return False
        if not majors.is_eased(g, me, BIND_TRADE):
            if not me.supply:
                return False
            if majors.is_plain(g, me, BIND_TRADE):
                return muster.has_free_card(g, cards)
        return bool(trades(g, me, [], True))
    proto = Trade(me, me.pawn, [], -1, FOR_FAVOR)
    base = majors.automatic(g, TRADING, proto)
    if trades(g, me, base, True):
        return True
    for used in majors.combinations(g, TRADING, proto, base):
        for partner in guises(g, me, used):
            here = without_own(g, me, used, partner)
            for slot in sites_for(g, me, here):
                if is_possible_at(g, me, here, partner, slot):
                    return True
    return False


def act(g: Oath, me: Player) -> None:
    """The major action."""
    majors.begin(g, me, TRADING)
    proto = Trade(me, me.pawn, [], -1, FOR_FAVOR)
    majors.pick(g, TRADING, proto)
    disguise(g, proto)
    go_elsewhere(g, proto)
    choices = trades(g, me, proto.used, False, proto.partner, proto.site)
    if not choices:
        return
    g.candidates = choices
    cards: list[CardNo] = []
    for x in choices:
        if x.card not in cards:
            cards.append(x.card)
    card = g.ask_card(me, verb=ON, cards=cards, prompt="trade-with", rule="oath:5.3.2")
    choices = [x for x in choices if x.card == card]
    options = [FOR + (FAVOR_OBJECT if x.kind == FOR_FAVOR else SECRETS_OBJECT) for x in choices]
    option = g.choose(me, "trade-for", options, "oath:5.3.2", "", 0, g.kinds[card].id)
    carry_out(g, choices[options.index(option)])


def carry_out(g: Oath, x: Trade) -> None:
    """Pay, place, gain."""
    me = x.me
    majors.pay(g, x, "oath:5.3.1")
    tokens.place_favor(g, me, x.card, x.favor)
    tokens.place_secrets(g, me, x.card, x.secrets)
    card = g.kinds[x.card]
    cite = "oath:5.3.2.a" if x.kind == FOR_FAVOR else "oath:5.3.2.b"
    if g.loud:
        g.say("trades", me.seat, {"card": card.id, "rule": cite})
    tokens.gain_favor(g, me, card.suit, favor_gained(g, x), cite)
    tokens.gain_secrets(g, me, secrets_gained(g, x), cite)
    for this in x.used:
        if AFTER_TRADE in g.power(this).hooks:
            g.power(this).after_trade(g, x, this)
    g.settle()
