"""What the six major actions share: choosing modifiers, what they may cost, paying (7.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import PASS, CardNo
from tafelrunde.titles.oath import tokens
from tafelrunde.titles.oath.contexts import (
    MAJOR,
    MUSTERING,
    RECOVERING,
    SEARCHING,
    TRADING,
    Action,
    Muster,
    Recover,
    Search,
    Trade,
    Travel,
)
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.powers import (
    TRADE_GUISES,
    USE_MUSTER,
    USE_RECOVER,
    USE_SEARCH,
    USE_TRADE,
    USE_TRAVEL,
)
from tafelrunde.titles.oath.troops import kill_on_board
from tafelrunde.titles.oath.vocabulary import USE
from tafelrunde.titles.oath.where import UNCOVERED

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath

HOOK_OF: Final = [USE_SEARCH, USE_MUSTER, USE_TRADE, USE_RECOVER, -1, USE_TRAVEL]  # by major action


# -- feasibility, before any context is made


def is_eased(g: Oath, me: Player, hook: int) -> bool:
    """Whether a card that binds such actions may bring one of this player below its least cost."""
    for this in g.active[hook]:
        power = g.power(this)
        if power.eases and (not power.binds_holder or holds(g, me, this)):
            return True
    return False


def is_plain(g: Oath, me: Player, hook: int) -> bool:
    """Whether no card that binds such actions decides whether this player can take one."""
    for this in g.active[hook]:
        power = g.power(this)
        if not power.only_shapes and (not power.binds_holder or holds(g, me, this)):
            return False
    return True


def holds(g: Oath, me: Player, this: CardNo) -> bool:
    """Whether a player has a card; the Chancellor has all uncovered traits."""
    return me.is_chancellor if g.where[this] == UNCOVERED else g.holder(this) is me


# -- modifiers


def can_use(g: Oath, kind: int, x: Action, this: CardNo) -> bool:
    """Whether a modifier says that it could be of use."""
    power = g.power(this)
    if kind == SEARCHING:
        assert isinstance(x, Search)
        return power.can_use_search(g, x, this)
    if kind == MUSTERING:
        assert isinstance(x, Muster)
        return power.can_use_muster(g, x, this)
    if kind == TRADING:
        assert isinstance(x, Trade)
        return power.can_use_trade(g, x, this)
    if kind == RECOVERING:
        assert isinstance(x, Recover)
        return power.can_use_recover(g, x, this)
    assert isinstance(x, Travel)
    return power.can_use_travel(g, x, this)


def offered(g: Oath, kind: int, x: Action) -> list[int]:
    """The modifiers the player could still use for this action."""
    found: list[int] = []
    cards = g.active[HOOK_OF[kind]]
    if not cards:
        return found
    favor, secrets = price_of(g, x.used)
    for this in cards:
        if this in x.used or not is_open(g, x, this):
            continue
        if tokens.can_pay(g, x.me, this, favor, secrets) and can_use(g, kind, x, this):
            found.append(this)
    return found


def is_open(g: Oath, x: Action, this: CardNo) -> bool:
    """Whether the player has access; whoever trades in disguise has another player's advisers.

    A disguise is put on first: nobody can do so where he only acts as if he were there.
    """
    if isinstance(x, Trade) and x.partner is not x.me:
        if this in x.partner.advisers:
            return True
        if this in x.me.advisers:
            return False
    elif isinstance(x, Trade) and x.site != x.me.pawn and TRADE_GUISES in g.power(this).hooks:
        return False
    return g.power(this).is_open_to(g, x, this)


def automatic(g: Oath, kind: int, x: Action) -> list[int]:
    """The modifiers that are used without asking: they cost nothing and can only help."""
    return [this for this in offered(g, kind, x) if g.power(this).automatic]


def price_of(g: Oath, used: list[int]) -> tuple[int, int]:
    """Favor and secrets that the chosen modifiers cost together."""
    favor = secrets = 0
    for this in used:
        card = g.kinds[this]
        favor += card.favor + card.burn_favor
        secrets += card.secrets + card.burn_secrets
    return favor, secrets


def pick(g: Oath, kind: int, x: Action) -> None:
    """Let the player choose modifiers, one by one, until he goes on; they are put in `x.used`.

    Which ones there are is public, so nothing is asked if there are none.
    """
    x.used.extend(automatic(g, kind, x))
    while True:
        cards = offered(g, kind, x)
        if not cards:
            return
        options = [USE + g.kinds[this].number for this in cards]
        options.append(PASS)
        option = g.ask_of(x.me, "use-modifier", options, "oath:7.4", MAJOR[kind])
        if option == PASS:
            return
        x.used.append(cards[options.index(option)])


def combinations(g: Oath, kind: int, x: Action, base: list[int]) -> list[list[int]]:
    """Further sets of modifiers to try when an action is not possible with the automatic ones."""
    x.used = base
    found = [base]
    for this in offered(g, kind, x):
        found.extend([[*used, this] for used in found])
    x.used = []
    return found[1:]


def affordable(g: Oath, x: Action) -> bool:
    """Whether the player can pay everything the action and its modifiers cost."""
    me = x.me
    if x.forbidden or x.supply() > me.supply:
        return False
    if x.most_supply >= 0 and x.supply() > x.most_supply:
        return False
    if x.flips and not tokens.may_use(g, me, -1, x.flips):
        return False
    favor, secrets = price_of(g, x.used)
    favor += x.favor + len(x.tolls)
    secrets += x.secrets + x.flips
    return (
        secrets <= me.secrets
        and x.sacrifice <= me.warbands
        and (favor == 0 or favor <= tokens.purse(g, me))
    )


def pay(g: Oath, x: Action, cite: str) -> None:
    """Pay Supply, modifiers, tolls and the like; favor and secrets of the action come later."""
    me = x.me
    me.supply -= x.supply()
    for this in x.used:
        card = g.kinds[this]
        if card.has_cost:
            tokens.pay(g, me, this)
        if g.loud and not g.power(this).automatic:
            g.say("uses", me.seat, {"card": card.id, "rule": card.rule})
    for seat in x.tolls:
        tokens.pay_toll(g, me, seat, cite)
    tokens.flip_secrets(g, me, x.flips, cite)
    kill_on_board(g, me, x.sacrifice, cite)


def begin(g: Oath, me: Player, kind: int) -> None:
    """Say that a major action begins."""
    if g.loud:
        g.say("acts", me.seat, {"action": MAJOR[kind]})
