"""The turn (4): Wake, Act, Rest, one checkpointed step at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import PASS, CardNo, Option
from tafelrunde.titles.oath import (
    campaign,
    citizenship,
    deals,
    holdings,
    minor,
    muster,
    oathkeeper,
    recover,
    rule,
    search,
    tokens,
    trade,
    travel,
)
from tafelrunde.titles.oath.board import MOST_SUPPLY, PURPLE, SLOTS
from tafelrunde.titles.oath.catalogue import DARKEST_SECRET, PEOPLES_FAVOR
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.powers import ON_ACT, ON_REST, ON_WAKE
from tafelrunde.titles.oath.vocabulary import (
    ADVISER,
    CAMPAIGN,
    CITIZENSHIP,
    CLAIM,
    EXILE,
    MUSTER,
    PEEK,
    RECOVER,
    RELIC_PLACE,
    RELIQUARY,
    REST,
    SEARCH,
    SHOW,
    STRIDE,
    TRADE,
    TRAVEL,
    USE,
    WARBANDS,
)

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath

SETUP: Final = 0
WAKE: Final = 1
ACT: Final = 2
REST_PHASE: Final = 3
CHRONICLE: Final = 4
PHASE_NAMES: Final = ["setup", "wake", "act", "rest", "chronicle"]

# Actions in one turn; nobody needs as many, but free actions must not go on for ever.
MOST_STEPS: Final = 120


def step(g: Oath) -> None:
    """Play one step: a part of the setup, Wake, one action, or Rest."""
    if g.phase == SETUP:
        from tafelrunde.titles.oath import setup

        setup.step(g)
        return
    if g.phase == CHRONICLE:
        from tafelrunde.titles.oath import chronicle

        chronicle.step(g)
        return
    me = g.players[g.turn]
    if g.phase == WAKE:
        wake(g, me)
    elif g.phase == ACT:
        act(g, me)
    else:
        rest(g, me)


def begin_chronicle(g: Oath) -> None:
    """Somebody has won: from now on the winner writes the Chronicle (8)."""
    g.last_roles = [player.role for player in g.players]
    g.phase = CHRONICLE
    g.stage = 0
    g.turn = g.winner
    g.campaign = None
    g.deal = None


# -- Wake (4.1)


def wake(g: Oath, me: Player) -> None:
    """The People's Favor, victory, the Usurper, and sites with something to take."""
    if g.loud:
        g.say("turn", me.seat, {"player": me.id, "round": g.round, "rule": "oath:4.1"})
    if me.has_banner(PEOPLES_FAVOR):
        g.power(PEOPLES_FAVOR).wake(g, me, PEOPLES_FAVOR)
    oathkeeper.check_wake(g, me)
    if me.is_exile and g.keeper == me.seat and not g.usurper:
        g.usurper = True
        if g.loud:
            g.say("usurper", me.seat, {"player": me.id, "rule": "oath:4.1.3"})
    site = g.sites[me.pawn].card
    if ON_WAKE in g.power(site).hooks:
        g.power(site).wake(g, me, site)
    g.settle()
    g.phase = ACT
    g.steps = 0
    g.act_over = False


# -- Act (4.2)


def act(g: Oath, me: Player) -> None:
    """One action, or the end of the phase."""
    options = act_options(g, me)
    g.steps += 1
    option = g.ask_of(me, "act", options, "oath:4.2")
    if option == REST:
        g.act_over = True
    else:
        take(g, me, option)
        g.settle()
    if g.act_over:
        g.phase = REST_PHASE


def act_options(g: Oath, me: Player) -> list[int]:
    """Everything the player in turn can do now, and to rest."""
    options: list[Option] = []
    if g.steps < MOST_STEPS:
        add_majors(g, me, options)
        add_minors(g, me, options)
    options.append(REST)
    return options


def add_majors(g: Oath, me: Player, options: list[Option]) -> None:
    """The six major actions, as far as they are possible."""
    if search.is_possible(g, me):
        options.append(SEARCH)
    if muster.is_possible(g, me):
        options.append(MUSTER)
    if trade.is_possible(g, me):
        options.append(TRADE)
    if recover.is_possible(g, me):
        options.append(RECOVER)
    if campaign.is_possible(g, me):
        options.append(CAMPAIGN)
    if travel.is_possible(g, me):
        options.append(TRAVEL)


def add_minors(g: Oath, me: Player, options: list[Option]) -> None:
    """Action powers and the minor actions."""
    for this in usable_actions(g, me):
        options.append(USE + g.kinds[this].number)
    hidden = [this for this in me.advisers if not g.faceup[this]]
    if hidden:
        if search.may_play_as_if(g, me):
            for this in hidden:
                options.append(ADVISER + g.adviser_place(me, this))
        for this in hidden:
            if minor.has_strangers(g, me, this):
                options.append(SHOW + g.adviser_place(me, this))
    if g.sites[me.pawn].relics:
        for thing in minor.unseen_relics(g, me):
            options.append(PEEK + g.object_of(thing))
    scepter = citizenship.may_use_scepter(g, me)
    if scepter:
        options.extend([PEEK + RELIQUARY + space for space in minor.unseen_spaces(g, me)])
    if minor.can_move_warbands(g, me):
        options.append(WARBANDS)
    if scepter:
        options.extend([CITIZENSHIP + player.object for player in minor.may_offer_to(g, me)])
        options.extend([EXILE + player.object for player in citizenship.exilable(g, me)])
    if me.is_citizen and citizenship.may_exile_self(g, me):
        options.append(EXILE + me.object)
    if g.promises:
        options.extend([CLAIM + player.object for player in deals.claimable(g, me)])


def usable_actions(g: Oath, me: Player) -> list[int]:
    """The Action powers a player has access to and can pay for (6.2)."""
    found: list[int] = []
    for this in g.active[ON_ACT]:
        at = g.where[this]
        if at >= SLOTS:
            if g.holder(this) is not me:
                continue
        elif at != me.pawn and not rule.rules_card(g, me, this):
            continue
        if tokens.can_pay(g, me, this) and g.power(this).can_act(g, me, this):
            found.append(this)
    return found


def take(g: Oath, me: Player, option: Option) -> None:
    """Carry out what was chosen."""
    verb = option - option % STRIDE
    thing = option % STRIDE
    if verb == SEARCH:
        search.act(g, me)
    elif verb == MUSTER:
        muster.act(g, me)
    elif verb == TRADE:
        trade.act(g, me)
    elif verb == RECOVER:
        recover.act(g, me)
    elif verb == CAMPAIGN:
        campaign.act(g, me)
    elif verb == TRAVEL:
        travel.act(g, me)
    elif verb == USE:
        cards = [this for this in g.active[ON_ACT] if g.kinds[this].number == thing]
        use_power(g, me, cards[0])
    elif verb == ADVISER:
        cards = [this for this in me.advisers if not g.faceup[this]]
        this = next(card for card in cards if g.adviser_place(me, card) == thing)
        search.play_facedown_adviser(g, me, this)
    elif verb == SHOW:
        cards = [this for this in me.advisers if not g.faceup[this]]
        this = next(card for card in cards if g.adviser_place(me, card) == thing)
        minor.show_adviser(g, me, this)
    elif verb == PEEK and thing < RELIC_PLACE:
        holdings.peek(g, me, g.reliquary[thing - RELIQUARY], "oath:6.4")
    elif verb == PEEK:
        relics = g.sites[me.pawn].relics
        relic = next(relic for relic in relics if g.object_of(relic) == thing)
        holdings.peek(g, me, relic, "oath:6.3")
    elif verb == WARBANDS:
        minor.move_warbands(g, me)
    elif verb == CITIZENSHIP:
        minor.offer_citizenship(g, me, g.player_of(thing))
    elif verb == CLAIM:
        deals.claim(g, me, g.player_of(thing))
    elif thing == me.object:
        citizenship.exile_self(g, me)
    else:
        citizenship.exile(g, me, g.player_of(thing))


def use_power(g: Oath, me: Player, this: CardNo) -> None:
    """Pay for an Action power and carry it out (6.2)."""
    card = g.kinds[this]
    tokens.pay(g, me, this)
    if g.loud:
        g.say("uses", me.seat, {"card": card.id, "rule": card.rule})
    g.power(this).act(g, me, this)


# -- Rest (4.3)


def rest(g: Oath, me: Player) -> None:
    """Tokens return, Supply is refreshed, Rest powers are used; the next player wakes."""
    return_tokens(g, me, -1)
    refresh_supply(g, me)
    use_rest_powers(g, me)
    g.settle()
    end_turn(g)


def return_tokens(g: Oath, me: Player, spare: int) -> None:
    """Favor on cards returns to banks, secrets to the board; facedown ones turn up (4.3.1-2)."""
    for this in list(g.favor_on):
        if this != spare and this != PEOPLES_FAVOR:
            tokens.favor_off_card(g, this)
    for this in list(g.secrets_on):
        if this != DARKEST_SECRET:
            tokens.secrets_off_card(g, me, this, facedown=False)
    me.secrets += me.facedown
    me.facedown = 0


EXILE_SUPPLY: Final = [(9, 6), (4, 5), (0, 4)]  # at least so many warbands in the bank: Supply
CHANCELLOR_SUPPLY: Final = [(18, 6), (11, 5), (4, 4), (0, 3)]


def supply_for(g: Oath, me: Player) -> int:
    """The space to which Supply is refreshed (4.3.3)."""
    if me.is_citizen:
        return g.chancellor.supply
    track = CHANCELLOR_SUPPLY if me.is_chancellor else EXILE_SUPPLY
    bank = g.reserve[PURPLE if me.is_chancellor else me.colour]
    return next(supply for least, supply in track if bank >= least)


def refresh_supply(g: Oath, me: Player) -> None:
    """Refresh, then add what was not spent, at most to the leftmost space (4.3.4)."""
    me.supply = min(MOST_SUPPLY, supply_for(g, me) + me.supply)


def use_rest_powers(g: Oath, me: Player) -> None:
    """Each Rest power may be used once, in any order (4.3.5)."""
    used: list[int] = []
    while True:
        cards = [
            this
            for this in g.active[ON_REST]
            if this not in used
            and g.has_access(me, this, me.pawn)
            and tokens.can_pay(g, me, this)
            and g.power(this).can_rest(g, me, this)
        ]
        if not cards:
            return
        options = [USE + g.kinds[this].number for this in cards]
        options.append(PASS)
        option = g.ask_of(me, "rest-power", options, "oath:4.3.5")
        if option == PASS:
            return
        this = cards[options.index(option)]
        used.append(this)
        tokens.pay(g, me, this)
        if g.loud:
            g.say("uses", me.seat, {"card": g.kinds[this].id, "rule": g.kinds[this].rule})
        g.power(this).rest(g, me, this)


def end_turn(g: Oath) -> None:
    """The next player clockwise; after the last one the round ends (4)."""
    g.scepter_taken = False
    g.discarded_at = [0] * SLOTS
    g.turn = (g.turn + 1) % g.seats
    g.phase = WAKE
    if g.turn == g.prepared.chancellor:
        oathkeeper.end_of_round(g)
        g.round += 1
        if g.loud:
            g.say("round", -1, {"round": g.round, "rule": "oath:4.0"})
