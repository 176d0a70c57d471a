"""Battle plans (5.5.3, 7.5): who may use which, what they cost, and bandits' plans."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import PASS, CardNo
from tafelrunde.titles.oath import forces, rule, tokens
from tafelrunde.titles.oath.campaign_state import (
    ATTACKER,
    DEFENDER,
    SIDES,
    UNDECIDED,
    Campaign,
)
from tafelrunde.titles.oath.catalogue import SUITS
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.powers import (
    BURNED_FAVOR_MORE,
    FORBIDS_PLAN,
    ON_PLAN,
    PLAN_SURCHARGE,
    SECRET_MORE,
)
from tafelrunde.titles.oath.vocabulary import USE

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath


def use_all(g: Oath, c: Campaign) -> None:
    """The attacker uses plans, then the defender and each ally; bandits use all free ones."""
    use_of(g, c, c.me, ATTACKER)
    if c.defender is None:
        use_of_bandits(g, c)
    else:
        for player in c.players(DEFENDER):
            use_of(g, c, player, DEFENDER)


def use_of(g: Oath, c: Campaign, player: Player, side: int) -> None:
    """One player uses battle plans, each once, as long as he wants."""
    while c.decided == UNDECIDED:
        cards = usable(g, c, player, side)
        if not cards:
            return
        options = [USE + g.kinds[this].number for this in cards]
        options.append(PASS)
        option = g.ask_of(player, "battle-plan", options, "oath:5.5.3", SIDES[side])
        if option == PASS:
            return
        use(g, c, player, side, cards[options.index(option)])


def fits_side(g: Oath, this: CardNo, side: int) -> bool:
    """Red plans are the attacker's, blue ones the defender's, mixed ones anybody's (7.5)."""
    return g.kinds[this].side in ("either", SIDES[side])


def usable(g: Oath, c: Campaign, player: Player, side: int) -> list[int]:
    """The plans a player rules, may use now and can pay for; which ones is public."""
    if c.barred[side]:
        return []
    c.user = player
    found: list[int] = []
    for this in g.active[ON_PLAN]:
        if this in c.plans or not fits_side(g, this, side) or not rules_plan(g, c, player, this):
            continue
        if is_forbidden(g, c, side, this) or not g.power(this).can_plan(g, c, side, this):
            continue
        secrets, burned = surcharge(g, c, side)
        if tokens.can_pay(g, player, this, 0, 0, True, secrets, burned):
            found.append(this)
    return g.sorted_for(player, found)


def rules_plan(g: Oath, c: Campaign, player: Player, this: CardNo) -> bool:
    """Only ruled plans can be used (7.5.1); an outsider of the Empire rules none at its sites."""
    slot = g.slot_of(this)
    if slot >= 0:
        return forces.rules_in(g, c, player, slot)
    return rule.rules_plan(g, player, this)


def is_forbidden(g: Oath, c: Campaign, side: int, this: CardNo) -> bool:
    """Whether a power forbids that side to use the plan."""
    cards = g.active[FORBIDS_PLAN]
    return any(g.power(other).forbids_plan(g, c, side, this, other) for other in cards)


def surcharge(g: Oath, c: Campaign, side: int) -> tuple[int, int]:
    """More secrets (placed) and burned favor that each plan of a side costs."""
    secrets = burned = 0
    for this in g.active[PLAN_SURCHARGE]:
        more = g.power(this).plan_surcharge(g, c, side, this)
        secrets += int(more == SECRET_MORE)
        burned += int(more == BURNED_FAVOR_MORE)
    return secrets, burned


def use(g: Oath, c: Campaign, player: Player | None, side: int, this: CardNo) -> None:
    """Pay for a plan and let it do what it says."""
    card = g.kinds[this]
    c.plans.append(this)
    c.planner[this] = player.seat if player is not None else -1
    c.plan_side[this] = side
    if player is not None:
        secrets, burned = surcharge(g, c, side)
        tokens.pay(g, player, this, secrets, burned)
    if g.loud:
        seat = player.seat if player is not None else -1
        g.say("uses-plan", seat, {"card": card.id, "side": SIDES[side], "rule": card.rule})
    g.power(this).plan(g, c, side, this)
    if g.power(this).bars_plans:
        c.barred[side] = True


def use_of_bandits(g: Oath, c: Campaign) -> None:
    """Bandits use every plan they rule that costs nothing; one that bars others comes alone."""
    for this in plans_of_bandits(g, c):
        if c.decided == UNDECIDED and g.power(this).can_plan(g, c, DEFENDER, this):
            use(g, c, None, DEFENDER, this)


def plans_of_bandits(g: Oath, c: Campaign) -> list[int]:
    """The plans that bandits will use, in this order; it is no choice of theirs."""
    if c.barred[DEFENDER]:
        return []
    c.user = None
    cards = [
        this for this in g.active[ON_PLAN] if this not in c.plans and may_bandits_use(g, c, this)
    ]
    cards.sort(key=lambda this: g.slot_of(this) * 100 + g.sites[g.slot_of(this)].cards.index(this))
    alone = [this for this in cards if g.power(this).bars_plans]
    return alone[:1] or cards


def may_bandits_use(g: Oath, c: Campaign, this: CardNo) -> bool:
    """A free plan for defenders at a site that bandits rule."""
    slot = g.slot_of(this)
    if slot < 0 or not rule.bandits_rule(g, slot) or g.kinds[this].has_cost:
        return False
    if not fits_side(g, this, DEFENDER) or is_forbidden(g, c, DEFENDER, this):
        return False
    return surcharge(g, c, DEFENDER) == (0, 0)


def count(g: Oath, c: Campaign, side: int, this: CardNo) -> int:
    """What a plan that was used counts; odds without a table suppose a number."""
    n = c.supposed.get(this, -1)
    return n if n >= 0 else g.power(this).counted(g, c, side, this)


def ruled_by(g: Oath, c: Campaign, me: Player | None) -> list[int]:
    """The cards a player (None: bandits) rules during this campaign, those at sites first.

    An outsider of the Empire rules none at its sites (5.5.1); nobody rules advisers of his allies.
    """
    if me is None:
        return [this for this in rule.cards_at_sites(g) if rule.is_of_bandits(g, this)]
    cards = rule.ruled_cards(g, me)
    if me is c.outsider:
        cards = [
            this
            for this in cards
            if g.slot_of(this) < 0 or forces.rules_in(g, c, me, g.slot_of(this))
        ]
    return cards


def user(g: Oath, c: Campaign, this: CardNo) -> Player | None:
    """Who uses a plan; None is bandits."""
    seat = c.planner[this]
    return g.players[seat] if seat >= 0 else None


def gain_favor(g: Oath, c: Campaign, this: CardNo, suit: int, n: int) -> None:
    """The user of a plan gains favor from a bank; what bandits would gain is burned."""
    player = user(g, c, this)
    if player is not None:
        tokens.gain_favor(g, player, suit, n, g.kinds[this].rule)
        return
    n = min(n, g.banks[suit])
    g.banks[suit] -= n
    tokens.burn_loose_favor(g, n)
    if n and g.loud:
        g.say("burns-bank", -1, {"count": n, "bank": SUITS[suit], "rule": g.kinds[this].rule})
