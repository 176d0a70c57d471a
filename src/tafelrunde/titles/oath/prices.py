"""What answers cost, told before they are given: by the same contexts the rules pay by.

Prices are lists of counted things, such as 'supply:2' and 'favor:1' (`locale/*/oath/remarks.ftl`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.oath import (
    campaign,
    forces,
    majors,
    muster,
    plans,
    playing,
    recover,
    search,
    trade,
    travel,
)
from tafelrunde.titles.oath.campaign_state import DEFENDER, Campaign
from tafelrunde.titles.oath.catalogue import DARKEST_SECRET, PEOPLES_FAVOR
from tafelrunde.titles.oath.contexts import (
    FOR_FAVOR,
    MUSTERING,
    RECOVERING,
    SEARCHING,
    TRADING,
    TRAVELLING,
    WORLD_DECK,
    Action,
    Muster,
    Recover,
    Search,
    Trade,
    Travel,
)
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.vocabulary import (
    CAMPAIGN,
    DISCARD,
    MUSTER,
    RECOVER,
    SEARCH,
    TRADE,
    TRAVEL,
)

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath


def counted(what: str, n: int) -> list[str]:
    """So many of something, if there are any."""
    return [f"{what}:{n}"] if n else []


# -- one action


def of_action(g: Oath, x: Action) -> list[str]:
    """Everything that is paid for an action: Supply, modifiers, tolls, tokens, warbands."""
    favor, secrets = majors.price_of(g, x.used)
    favor += x.favor + len(x.tolls)
    secrets += x.secrets
    told = counted("supply", x.supply())
    if isinstance(x, Recover) and x.thing == PEOPLES_FAVOR:
        told += counted("favor_or_more", favor)
    else:
        told += counted("favor", favor)
    if isinstance(x, Recover) and x.thing == DARKEST_SECRET:
        told += counted("secrets_or_more", secrets)
    else:
        told += counted("secrets", secrets)
    told += counted("flipped_secrets", x.flips)
    return told + counted("sacrificed_warbands", x.sacrifice)


def gains_of(g: Oath, x: Action) -> list[str]:
    """What a muster or trade brings for it."""
    if isinstance(x, Muster):
        return [f"warbands:{max(0, min(x.gain, g.reserve[x.me.force_colour]))}"]
    if isinstance(x, Trade):
        suit = g.kinds[x.card].suit
        bank = g.banks[suit] if suit >= 0 else 0
        if x.kind == FOR_FAVOR:
            return [f"favor:{min(bank, trade.favor_gained(g, x))}"]
        return [f"secrets:{trade.secrets_gained(g, x)}"]
    return []


def of_power(g: Oath, this: CardNo, more_secrets: int = 0, more_burned: int = 0) -> list[str]:
    """What the power of a card costs."""
    card = g.kinds[this]
    told = counted("favor", card.favor)
    told += counted("burned_favor", card.burn_favor + more_burned)
    told += counted("secrets", card.secrets + more_secrets)
    return told + counted("burned_secrets", card.burn_secrets)


def of_plan(g: Oath, me: Player, this: CardNo) -> list[str]:
    """What a battle plan costs in the campaign that is going on."""
    if g.campaign is None:
        return of_power(g, this)
    secrets, burned = plans.surcharge(g, g.campaign, g.campaign.side_of(me))
    return of_power(g, this, secrets, burned)


# -- the six major actions, before anything is chosen


def actions(g: Oath, me: Player, verb: int) -> list[Action]:
    """All ways to take a major action, with the modifiers one could use."""
    found: list[Action] = []
    if verb == CAMPAIGN:
        found.extend(campaign.campaigns(g, me, me.pawn, False, None))
        return found
    for used in ways(g, me, verb):
        found.extend(shaped(g, me, verb, used))
    return found


def ways(g: Oath, me: Player, verb: int) -> list[list[int]]:
    """All sets of modifiers a player could begin a major action with; those of Campaign later."""
    kind, proto = SEARCHING, proto_of(me, verb)
    if verb == MUSTER:
        kind = MUSTERING
    elif verb == TRADE:
        kind = TRADING
    elif verb == RECOVER:
        kind = RECOVERING
    elif verb == TRAVEL:
        kind = TRAVELLING
    base = majors.automatic(g, kind, proto)
    return [base, *majors.combinations(g, kind, proto, base)]


def proto_of(me: Player, verb: int) -> Action:
    """A major action of which nothing is decided yet."""
    if verb == MUSTER:
        return Muster(me, me.pawn, [], -1)
    if verb == TRADE:
        return Trade(me, me.pawn, [], -1, FOR_FAVOR)
    if verb == RECOVER:
        return Recover(me, me.pawn, [], -1)
    if verb == TRAVEL:
        return Travel(me, me.pawn, [], -1)
    return Search(me, me.pawn, [])


def shaped(g: Oath, me: Player, verb: int, used: list[int]) -> list[Action]:
    """What a player could do and pay for with these modifiers."""
    found: list[Action] = []
    if verb == SEARCH:
        found.extend(search.searches(g, me, used))
    elif verb == MUSTER:
        found.extend(muster.musters(g, me, used))
    elif verb == RECOVER:
        found.extend(recover.recoveries(g, me, used))
    elif verb == TRAVEL:
        found.extend(travel.trips(g, me, used))
    else:
        for partner in trade.guises(g, me, used):
            here = trade.without_own(g, me, used, partner)
            for slot in trade.sites_for(g, me, here):
                found.extend(trade.trades(g, me, here, False, partner, slot))
    return found


def search_supply(g: Oath, me: Player) -> int:
    """What a search of the world deck costs a player now, without modifiers of his choice."""
    proto = Search(me, me.pawn, [])
    return search.shape(g, me, majors.automatic(g, SEARCHING, proto), WORLD_DECK).supply()


# -- advisers


def can_only_be_discarded(g: Oath, me: Player, this: CardNo) -> bool:
    """Whether a facedown adviser that is turned up now can go nowhere, whatever modifiers help."""
    twin = g.copy()
    me = twin.players[me.seat]
    me.advisers.remove(this)
    me.hand.append(this)
    proto = Search(me, me.pawn, [])
    proto.is_draw = False
    base = majors.automatic(twin, SEARCHING, proto)
    for used in [base, *majors.combinations(twin, SEARCHING, proto, base)]:
        x = search.shape_as_if(twin, me, used)
        play = playing.shape(twin, me, this, x, False)
        if majors.affordable(twin, x) and playing.options_for(twin, play, False) != [DISCARD]:
            return False
    return True


# -- campaigns


def added_by_target(g: Oath, c: Campaign, slot: int, thing: int, loose: bool) -> list[str]:
    """The defence dice and defenders that one more target brings: a site, a thing, or the pawn."""
    twin = c.copy_for(g.players)
    twin.bandit_sites = forces.bandit_targets(g, twin)
    dice, defenders = campaign.target_dice(g, twin), forces.size(g, twin, DEFENDER)
    if slot >= 0:
        twin.sites.append(slot)
    elif loose:
        twin.loose.append(thing)
    elif thing >= 0:
        twin.things.append(thing)
    else:
        twin.pawn = True
    twin.bandit_sites = forces.bandit_targets(g, twin)
    told = [f"more_dice:{campaign.target_dice(g, twin) - dice}"]
    return told + counted("defenders", forces.size(g, twin, DEFENDER) - defenders)
