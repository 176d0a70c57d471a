"""Questions in the middle of a campaign: targets, battle plans, sacrifices, losses, conquest."""

from __future__ import annotations

from tafelrunde.kernel.ask import PASS, Ask, Option
from tafelrunde.titles.oath.board import HINTERLAND, SLOTS
from tafelrunde.titles.oath.bots import worth
from tafelrunde.titles.oath.bots.judge import Judge, Raid
from tafelrunde.titles.oath.campaign_state import ATTACKER, DEFENDER, Campaign
from tafelrunde.titles.oath.catalogue import BY_NUMBER
from tafelrunde.titles.oath.odds import chance
from tafelrunde.titles.oath.vocabulary import (
    AGAINST,
    BANDITS_OBJECT,
    COUNT,
    LOSE,
    NUMBER,
    PAWN_OBJECT,
    SLOT,
    TARGET,
    USE,
)


class Tactics(Judge):
    """How a bot fights."""

    def rate_defender(self, option: Option) -> float:
        """Whom to attack."""
        thing = option - AGAINST
        foe = None if thing == BANDITS_OBJECT else self.sight.player_of(thing)
        best = -1.0
        for c in self.sight.campaigns_at(self.me.pawn):
            if c.defender is foe:
                best = max(best, self.plan_raid(c, 0).value)
        return best

    def choose_target(self, ask: Ask) -> int:
        """The next target of the best set, or none."""
        c = self.sight.campaign
        if c is None:
            return ask.options[-1]
        raid = self.plan_raid(c, 0)
        for option in ask.options:
            if option != PASS and self._is_target(raid, option - TARGET):
                return option
        return PASS if PASS in ask.options else self._cheapest_target(ask.options)

    def _is_target(self, raid: Raid, thing: int) -> bool:
        if thing == PAWN_OBJECT:
            return raid.pawn
        if SLOT <= thing < SLOT + SLOTS:
            return thing - SLOT in raid.sites
        for wanted in raid.things:
            card = self.sight.face(wanted)
            if card is not None and card.number == thing:
                return True
        return False

    def _cheapest_target(self, options: list[Option]) -> int:
        best = options[0]
        least = 1000
        for option in options:
            thing = option - TARGET
            dice = 2
            if SLOT <= thing < SLOT + SLOTS:
                dice = 1 + self.sight.sites[thing - SLOT].warbands
            elif thing in BY_NUMBER:
                dice = 1 + BY_NUMBER[thing].dice
            if dice < least:
                best, least = option, dice
        return best

    # -- plans

    def rate_plan(self, ask: Ask, option: Option) -> float:
        """What using a battle plan is worth; not using any more is worth nothing."""
        c = self.sight.campaign
        card = BY_NUMBER.get(option - USE)
        if c is None or card is None:
            return -1.0
        side = ATTACKER if c.me is self.me else DEFENDER
        price = self.favor_price(card.favor + card.burn_favor)
        price += (0.15 * card.secrets + 0.8 * card.burn_secrets) * 1.0
        if card.id in worth.USED_UP:
            price += 0.5
        before, after = self.sight.standing(c), self.sight.with_plan(c, card)
        if after.key() == before.key():
            return worth.PLAN_WORTH.get(card.id, -0.5) - price + 0.01
        swing = chance(after) - chance(before)
        if side == DEFENDER:
            swing = -swing
        if card.power.bars_plans:
            swing -= 0.1
        if after.defenders < before.defenders:
            price += 0.4  # one of the own warbands
        if after.ignores_skulls and not before.ignores_skulls:
            price -= 0.3
        return swing * self.stake(c, side) - price

    def stake(self, c: Campaign, side: int) -> float:
        """What it matters to win this campaign."""
        if side == ATTACKER:
            return 1.0 + max(0.5, self.spoils(self._raid_of(c), 2.0))
        value = 1.0 + 0.4 * len(c.sites) + 1.2 * len(c.things) + 0.5 * c.pawn
        if self.sight.keeper >= 0 and c.defender is not None:
            if c.defender.seat == self.sight.keeper:
                value += 5.0
        return value

    def _raid_of(self, c: Campaign) -> Raid:
        raid = Raid(c.site, c.defender)
        raid.sites = c.sites
        raid.things = c.things
        raid.pawn = c.pawn
        return raid

    # -- the roll and after

    def rate_sacrifice(self, ask: Ask, option: Option) -> float:
        """Whether victory is worth the warbands."""
        if option == PASS:
            return 0.0
        c = self.sight.campaign
        if c is None:
            return 1.0
        left = self.me.warbands - ask.count
        saved = self.me.warbands - self.me.warbands // 2  # what a defeat would leave
        gain = self.spoils(self._raid_of(c), float(left))
        return gain + 0.5 - 0.45 * (saved - left)

    def rate_loss(self, option: Option) -> float:
        """Where a warband may die."""
        place = option - LOSE
        if SLOT <= place < SLOT + SLOTS:
            left = self.sight.sites[place - SLOT].warbands
            return -2.0 if left <= 1 and self.wants_sites() else -0.6 + 0.02 * left
        if place == self.me.object:
            return -0.5
        return 0.0

    def rate_occupation(self, ask: Ask, option: Option) -> float:
        """How many warbands stay at a conquered site."""
        c = self.sight.campaign
        n = option - COUNT - NUMBER
        have = self.me.warbands
        to_come = 0  # sites that are still to be occupied after this one
        if c is not None:
            ids = [self._site_id(slot) for slot in c.sites]
            if ask.about in ids:
                to_come = len(ids) - ids.index(ask.about) - 1
        spare = max(0, have - 1 - to_come)
        share = 1
        if self.wants_sites():
            share += spare // (to_come + 2) if self.me.supply >= 2 else 2 * spare // (to_come + 3)
        elif spare > 4:
            share += 1
        return -abs(n - min(have, share)) * 1.0

    def _site_id(self, slot: int) -> str:
        card = self.sight.site_face(slot)
        return card.id if card is not None else ""

    def rate_banishment(self, ask: Ask, slot: int) -> float:
        """Where a beaten enemy is sent: far away, where nothing is to be gained."""
        site = self.sight.sites[slot]
        value = 0.0
        if site.region == HINTERLAND:
            value += 0.5
        if not site.faceup:
            value -= 1.0
        value -= 0.3 * len(site.cards) + 0.4 * len(site.relics)
        if self.sight.rules(self.me, slot):
            value -= 0.7
        return value
