"""The powers of the sites. A site that lies facedown has none, and nobody asks what it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import PASS, CardNo, Option
from tafelrunde.titles.oath import deals, forces, recover, rule, tokens, troops
from tafelrunde.titles.oath.board import REGION_OF, SLOTS_OF
from tafelrunde.titles.oath.campaign_state import PAWN_TARGET, SITE_TARGET, Campaign
from tafelrunde.titles.oath.cards.hearth import Exchange
from tafelrunde.titles.oath.catalogue import ARCANE, BEAST, COAST, DISCORD, HEARTH, NOMAD, ORDER
from tafelrunde.titles.oath.contexts import Action, Muster, Play, Search, Travel
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.powers import Power, register
from tafelrunde.titles.oath.vocabulary import FAVOR_OBJECT, SECRETS_OBJECT, TAKE

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath


# -- what one finds there


class Opportunity(Power):
    """Standing here at the end of Wake, you may take 1 favor or 1 secret that lies here (4.1.4)."""

    def wake(self, g: Oath, me: Player, this: CardNo) -> None:
        card, site = g.kinds[this], g.sites[g.slot_of(this)]
        options: list[Option] = []
        if site.favor:
            options.append(TAKE + FAVOR_OBJECT)
        if site.secrets:
            options.append(TAKE + SECRETS_OBJECT)
        if not options:
            return
        options.append(PASS)
        option = g.ask_of(me, "choose-thing", options, card.rule, card.id)
        if option == TAKE + FAVOR_OBJECT:
            site.favor -= 1
            tokens.receive_favor(g, me, 1)
        elif option == TAKE + SECRETS_OBJECT:
            site.secrets -= 1
            me.secrets += 1
        if option != PASS and g.loud:
            found = "finds-favor" if option == TAKE + FAVOR_OBJECT else "finds-secrets"
            g.say(found, me.seat, {"count": 1, "site": card.id, "rule": card.rule})


WARBANDS: Final = 0
RELIC: Final = 1
FAVOR: Final = 2
SECRET: Final = 3


class Homeland(Power):
    """Whoever plays a card of the suit here is rewarded.

    Not if he has discarded a card of this suit here this turn.
    """

    def __init__(self, suit: int, reward: int) -> None:
        super().__init__()
        self.suit = suit
        self.reward = reward

    def homeland(self, g: Oath, play: Play, this: CardNo) -> None:
        me, cite, slot = play.me, g.kinds[this].rule, g.slot_of(this)
        if g.kinds[play.this].suit != self.suit or g.discarded_at[slot] & (1 << self.suit):
            return
        if self.reward == WARBANDS:
            troops.gain(g, me, 2, cite)
        elif self.reward == RELIC:
            recover.recover_here_free(g, me, slot, cite)
        elif self.reward == FAVOR:
            tokens.gain_favor(g, me, self.suit, 1, cite)
        else:
            tokens.gain_secrets(g, me, 1, cite)


class River(Power):
    """Its ruler gains 1 warband more when he musters on a card here."""

    def __init__(self) -> None:
        super().__init__()
        self.only_shapes = True

    def bind_muster(self, g: Oath, x: Muster, this: CardNo) -> None:
        slot = g.slot_of(this)
        if g.slot_of(x.card) == slot and rule.rules(g, x.me, slot):
            x.gain += 1


class Marshes(Power):
    """While your pawn is here, you must draw 1 card fewer when you search."""

    def __init__(self) -> None:
        super().__init__()
        self.only_shapes = True

    def bind_search(self, g: Oath, x: Search, this: CardNo) -> None:
        if x.is_draw and x.site == g.slot_of(this):
            x.more -= 1


class GreatSlum(Power):
    """Before a card is played or moved here, a card that is here may be discarded."""

    def first_discards(self, g: Oath, play: Play, slot: int, this: CardNo) -> list[int]:
        return g.sites[slot].cards.copy() if slot == g.slot_of(this) else []


# -- on the road


class Coast(Power):
    """From here to another Coast it costs 1 Supply, and the Narrow Pass has no say."""

    def __init__(self) -> None:
        super().__init__()
        self.eases_leaving = True

    def bind_travel(self, g: Oath, x: Travel, this: CardNo) -> None:
        there = g.sites[x.to]
        if x.site == g.slot_of(this) and there.faceup and g.kinds[there.card].group == COAST:
            x.set_supply(1)
            x.ignores_pass = True


class BuriedGiant(Power):
    """Leaving here, you may turn a secret facedown to spend no Supply and ignore the Narrow Pass.

    On a trip that some power lets you make for nothing, the Pass alone is a reason to do so.
    """

    def is_open_to(self, g: Oath, x: Action, this: CardNo) -> bool:
        return x.site == g.slot_of(this)

    def can_use_travel(self, g: Oath, x: Travel, this: CardNo) -> bool:
        return x.me.secrets > 0 and tokens.may_use(g, x.me, -1, 1)

    def use_travel(self, g: Oath, x: Travel, this: CardNo) -> None:
        x.flips += 1
        x.free = True
        x.ignores_pass = True

    def bind_travel(self, g: Oath, x: Travel, this: CardNo) -> None:
        if x.is_granted and x.site == g.slot_of(this):
            x.pass_flips = 1


class CharmingValley(Power):
    """To leave here costs 1 Supply more."""

    def bind_travel(self, g: Oath, x: Travel, this: CardNo) -> None:
        if x.site == g.slot_of(this):
            x.site_added += 1


class ShroudedWood(Power):
    """Leaving costs 2 Supply whatever the distance; Narrow Pass and Hidden Place have no say.

    If an enemy rules here, he names the destination (for the Empire the Chancellor does), also
    for whoever is made to travel. Bandits name nothing.
    """

    def __init__(self) -> None:
        super().__init__()
        self.eases_leaving = True

    def bind_travel(self, g: Oath, x: Travel, this: CardNo) -> None:
        if x.site == g.slot_of(this):
            x.set_supply(2)
            x.ignores_pass = True
            x.ignores_hidden = True

    def names_destination(self, g: Oath, traveller: Player, this: CardNo) -> int:
        slot = g.slot_of(this)
        ruler = rule.ruler(g, slot)
        if traveller.pawn != slot or ruler is None or not rule.are_enemies(g, traveller, ruler):
            return -1
        return ruler.seat


class NarrowPass(Power):
    """Whoever travels into this region must come here.

    Whoever campaigns from another region and targets anything in this one must target this site,
    too, unless he rules it. If he cannot, all of the region is out of reach.
    """

    def __init__(self) -> None:
        super().__init__()
        self.bars_by_place = True

    def bind_travel(self, g: Oath, x: Travel, this: CardNo) -> None:
        slot = g.slot_of(this)
        if REGION_OF[x.to] == REGION_OF[slot] != REGION_OF[x.site]:
            x.passes.append(slot)

    def bind_targets(self, g: Oath, c: Campaign, this: CardNo) -> None:
        slot = g.slot_of(this)
        if blocks(g, c, slot) and slot not in forces.sites_of_defender(g, c):
            c.no_target.extend(SITE_TARGET + beyond for beyond in SLOTS_OF[REGION_OF[slot]])

    def allows_targets(self, g: Oath, c: Campaign, this: CardNo) -> bool:
        slot = g.slot_of(this)
        if slot in c.sites or not blocks(g, c, slot):
            return True
        return not any(REGION_OF[target] == REGION_OF[slot] for target in c.sites)


def blocks(g: Oath, c: Campaign, slot: int) -> bool:
    """Whether an attacker comes from another region and does not rule the pass."""
    return REGION_OF[c.site] != REGION_OF[slot] and not forces.rules_in(g, c, c.me, slot)


class HiddenPlace(Power):
    """Nobody travels here or declares targets here unless he turns a secret facedown for it."""

    def __init__(self) -> None:
        super().__init__()
        self.bars_by_place = True

    def bind_travel(self, g: Oath, x: Travel, this: CardNo) -> None:
        if x.to == g.slot_of(this):
            x.hidden_flips += 1

    def bind_targets(self, g: Oath, c: Campaign, this: CardNo) -> None:
        # Without a secret to turn over nothing here can be a target.
        slot = g.slot_of(this)
        if c.me.secrets and tokens.may_use(g, c.me, -1, 1):
            return
        c.no_target.append(SITE_TARGET + slot)
        if c.site == slot and c.defender is not None:
            c.no_target.append(PAWN_TARGET)
            c.no_target.extend([*c.defender.relics, *c.defender.banners])

    def target_flips(self, g: Oath, c: Campaign, this: CardNo) -> int:
        return 1 if has_target_at(c, g.slot_of(this)) else 0


# -- in battle


def has_target_at(c: Campaign, slot: int) -> bool:
    """Whether any declared target is at a site; pawns, relics and banners are where you attack."""
    return slot in c.sites or (slot == c.site and (c.pawn or bool(c.things)))


class Plains(Power):
    """Whoever declares any target here must add 1 attack die, once, even if he rules the site."""

    def bind_campaign(self, g: Oath, c: Campaign, this: CardNo) -> None:
        if has_target_at(c, g.slot_of(this)):
            c.add_attack(1)


class Mountain(Power):
    """Whoever declares any target here must remove 1 attack die, once, even if he rules it."""

    def bind_campaign(self, g: Oath, c: Campaign, this: CardNo) -> None:
        if has_target_at(c, g.slot_of(this)):
            c.remove_attack(1)


register("mine", Opportunity())
register("salt_flats", Opportunity())
register("drowned_city", Opportunity())
register("ancient_city", Homeland(ORDER, WARBANDS))
register("deep_woods", Homeland(BEAST, RELIC))
register("fertile_valley", Homeland(HEARTH, FAVOR))
register("standing_stones", Homeland(ARCANE, SECRET))
register("steppe", Homeland(NOMAD, SECRET))
register("wastes", Homeland(DISCORD, RELIC))
register("river", River())
register("marshes", Marshes())
register("great_slum", GreatSlum())
register("barren_coast", Coast())
register("lush_coast", Coast())
register("rocky_coast", Coast())
register("buried_giant", BuriedGiant())
register("charming_valley", CharmingValley())
register("shrouded_wood", ShroudedWood())
register("narrow_pass", NarrowPass())
register("the_hidden_place", HiddenPlace())
register("plains", Plains())
register("mountain", Mountain())
# The Tribunal: its ruler and whoever stands here may agree a binding deal, promises included.
register("the_tribunal", Exchange(deals.FAVOR | deals.SECRETS | deals.PROMISES))
