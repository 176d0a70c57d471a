"""Who rules what, who is whose enemy, who has access to a power (7.1.1, glossary)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.oath.board import NOBODY, PURPLE, SLOTS
from tafelrunde.titles.oath.catalogue import CARD_COUNT, SITE
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.powers import IS_BANDIT_CROWN, RULES_IMPERIAL_CARDS

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath


# The order of places (O11): sites by slot, then advisers, then relics and banners.
AT_ONE_PLACE: Final = 100  # more than ever lie together
ADVISERS_COME: Final = SLOTS * AT_ONE_PLACE
RELICS_COME: Final = ADVISERS_COME + AT_ONE_PLACE
ALL_PLACES: Final = RELICS_COME + AT_ONE_PLACE


def colour_at(g: Oath, slot: int) -> int:
    """The colour that rules a site; NOBODY is bandits, or a facedown site that nobody rules."""
    site = g.sites[slot]
    if site.warbands:
        return site.colour
    if site.faceup and g.active[IS_BANDIT_CROWN]:
        holder = g.holder(g.active[IS_BANDIT_CROWN][0])
        if holder is not None:
            return holder.force_colour
    return NOBODY


def rules(g: Oath, me: Player, slot: int) -> bool:
    """Whether a player rules a site; Imperial allies rule all purple ones (6.6.3)."""
    return colour_at(g, slot) == me.force_colour


def ruler(g: Oath, slot: int) -> Player | None:
    """Who decides for the ruler of a site: the Chancellor for the Empire; None is bandits."""
    colour = colour_at(g, slot)
    return g.players[g.prepared.seat_of[colour]] if colour >= 0 else None


def sites_ruled(g: Oath, me: Player) -> list[int]:
    """The sites a player rules."""
    return [slot for slot in range(SLOTS) if rules(g, me, slot)]


def bandits_rule(g: Oath, slot: int) -> bool:
    """Bandits rule faceup sites without warbands."""
    return g.sites[slot].faceup and colour_at(g, slot) == NOBODY


def bandits_at(g: Oath, slot: int) -> int:
    """How many bandits stand for a site as a target (2.8.3, Bandit Chief)."""
    n = g.kinds[g.sites[slot].card].bandits
    for this in cards_at_sites(g):
        n += g.kinds[this].power.more_bandits
    return n


def crown_holder(g: Oath) -> Player | None:
    """Who holds the Bandit Crown."""
    crown = g.active[IS_BANDIT_CROWN]
    return g.holder(crown[0]) if crown else None


def has_bandits(g: Oath, me: Player) -> bool:
    """Whether bandits are warbands of a player, who then rules sites without any (7.6.5)."""
    holder = crown_holder(g)
    return holder is not None and holder.force_colour == me.force_colour


def cards_at_sites(g: Oath) -> list[int]:
    """All denizens, edifices and ruins on the map."""
    return [this for site in g.sites for this in site.cards]


def card_ruler(g: Oath, this: CardNo) -> Player | None:
    """Who rules a card in play (for the Empire the Chancellor); None is bandits or nobody."""
    slot = g.slot_of(this)
    return ruler(g, slot) if slot >= 0 else g.holder(this)


def rules_card(g: Oath, me: Player, this: CardNo) -> bool:
    """You rule your advisers, your relics and all cards at sites you rule (glossary)."""
    slot = g.slot_of(this)
    if slot < 0:
        return g.holder(this) is me
    masks = g.active[RULES_IMPERIAL_CARDS]
    card = g.kinds[this]
    if masks and colour_at(g, slot) == PURPLE and card.kind != SITE and not card.side:
        for mask in masks:
            holder = g.holder(mask)
            if holder is not None and g.power(mask).rules_imperial_cards(g, holder, mask):
                return holder is me
    return rules(g, me, slot)


def rules_plan(g: Oath, me: Player, this: CardNo) -> bool:
    """The same for battle plans, which the Grand Mask does not reach."""
    slot = g.slot_of(this)
    return g.holder(this) is me if slot < 0 else rules(g, me, slot)


def has_access(g: Oath, me: Player, this: CardNo, at: int) -> bool:
    """Ruled cards, and cards at the site where the pawn stands (7.1.1)."""
    return (0 <= at == g.where[this]) or rules_card(g, me, this)


def ruled_cards(g: Oath, me: Player) -> list[int]:
    """The denizens and edifices a player rules: at sites, and faceup advisers."""
    cards = [this for this in cards_at_sites(g) if rules_card(g, me, this)]
    cards.extend(this for this in me.advisers if g.faceup[this])
    return cards


def is_outsider(g: Oath, me: Player) -> bool:
    """Whether a Citizen is no Imperial ally during the campaign under way (5.5.1)."""
    return g.campaign is not None and me is g.campaign.outsider


def are_enemies(g: Oath, me: Player, other: Player | None) -> bool:
    """Exiles and bandits are everybody's enemies (glossary).

    So is a Citizen as long as a campaign makes him no Imperial ally.
    """
    if other is None:
        return True
    if me is other:
        return False
    return me.is_exile or other.is_exile or is_outsider(g, me) or is_outsider(g, other)


def is_enemy_of_ruler(g: Oath, me: Player, this: CardNo) -> bool:
    """Whether a player is an enemy of whoever rules a card; bandits are everybody's enemies."""
    slot = g.slot_of(this)
    if slot >= 0 and is_outsider(g, me):
        # He rules nothing of the Empire now, only sites of bandits if he has their Crown.
        return g.sites[slot].warbands > 0 or crown_holder(g) is not me
    if rules_card(g, me, this):
        return False
    if slot >= 0:
        masks = g.active[RULES_IMPERIAL_CARDS]
        if masks and colour_at(g, slot) == PURPLE:
            return True  # an Exile rules it now, or the Empire does and this is an Exile
    return are_enemies(g, me, card_ruler(g, this))


def ruler_has_site(g: Oath, this: CardNo, slot: int) -> bool:
    """Whether whoever rules a card rules a site, too; bandits rule all faceup sites of nobody."""
    if any(rules(g, other, slot) and rules_card(g, other, this) for other in g.players):
        return True
    return bandits_rule(g, slot) and is_of_bandits(g, this)


def ruler_has_card(g: Oath, this: CardNo, other: int) -> bool:
    """Whether one card and another have the same ruler."""
    if any(rules_card(g, player, this) and rules_card(g, player, other) for player in g.players):
        return True
    return is_of_bandits(g, this) and is_of_bandits(g, other)


def is_of_bandits(g: Oath, this: CardNo) -> bool:
    """Whether bandits rule a card."""
    slot = g.slot_of(this)
    return slot >= 0 and bandits_rule(g, slot)


def toll_taker(g: Oath, this: CardNo) -> int:
    """The seat that a toll of a card is paid to: its ruler, for the Empire the Chancellor.

    -1 is bandits, for whom it burns.
    """
    for player in g.players:
        if rules_card(g, player, this):
            return player.seat if player.is_exile else g.chancellor.seat
    return -1


def neighbours(g: Oath, me: Player) -> list[Player]:
    """Other players whose pawn stands at your site."""
    return [other for other in g.others(me) if other.pawn == me.pawn]


def has_suit_at(g: Oath, slot: int, suit: int) -> bool:
    """Whether a card of a suit lies at a site."""
    return any(g.kinds[this].suit == suit for this in g.sites[slot].cards)


def advisers_of_suit(g: Oath, me: Player, suit: int) -> int:
    """How many faceup advisers of a suit a player has; Marriage is worth two."""
    return sum(
        g.kinds[this].power.counts_as
        for this in me.advisers
        if g.faceup[this] and g.kinds[this].suit == suit
    )


def adviser_suits(g: Oath, me: Player) -> set[int]:
    """The suits of a player's faceup advisers."""
    return {g.kinds[this].suit for this in me.advisers if g.faceup[this]}


def trigger_key(g: Oath, this: CardNo, first: Player) -> int:
    """Sorts cards into the order in which triggers resolve; the card is key % CARD_COUNT."""
    at = g.where[this]
    owner = card_ruler(g, this)
    distance = (owner.seat - first.seat) % g.seats if owner is not None else g.seats
    if at < SLOTS:
        place = at * AT_ONE_PLACE
        if this in g.sites[at].cards:
            place += 1 + g.sites[at].cards.index(this)
    elif owner is None:
        place = ADVISERS_COME + at
    elif this in owner.advisers:
        place = ADVISERS_COME + owner.advisers.index(this)
    else:
        place = RELICS_COME + (owner.relics + owner.banners).index(this)
    return (distance * ALL_PLACES + place) * CARD_COUNT + this
