"""How a bot sees a position: which goals it pursues, what tokens and campaigns are worth."""

from __future__ import annotations

from typing import Final

from tafelrunde.titles.oath.board import LAST_ROUND, MOST_SUPPLY, SLOTS
from tafelrunde.titles.oath.bots import worth
from tafelrunde.titles.oath.bots.outlook import NO_GOAL, Outlook
from tafelrunde.titles.oath.campaign_state import Campaign
from tafelrunde.titles.oath.catalogue import (
    DARKEST_SECRET,
    HOLDS_DARKEST_SECRET,
    HOLDS_PEOPLES_FAVOR,
    MORE_RELICS,
    MOST_RELICS,
    MOST_SITES,
    PEOPLES_FAVOR,
)
from tafelrunde.titles.oath.odds import Battle, quick
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.sight import OathSight

NEVER: Final = -100.0
ENOUGH_TARGETS: Final = 5
HOPELESS: Final = 0.2  # a chance that no further target should make smaller
EFFORT: Final = 0.8  # a campaign should be good for something
FRUITFUL: Final = 5  # rounds in which a new secret or relic still pays for itself


class Raid:
    """A campaign that could be fought: where, against whom, for what, and what that is worth."""

    def __init__(self, slot: int, foe: Player | None) -> None:
        self.slot = slot
        self.foe = foe
        self.sites: list[int] = []
        self.things: list[int] = []
        self.pawn = False
        self.crowned = False  # bandits help the defender at every target (Bandit Crown)
        self.chance = 0.0
        self.value = NEVER


class Judge:
    """One player's view of the position. It keeps nothing from one question to the next."""

    def __init__(self, sight: OathSight, temper: int) -> None:
        self.sight = sight
        self.temper = temper  # what this player likes, drawn once
        self.learned = temper // 16 % 16 / 15  # how much secrets and relics count, from 0 to 1
        self.loyal = temper // 256 % 16 / 15  # how much the Empire does
        self.me = sight.me
        self.now = Outlook(sight)
        self.now_worth = 0.0
        self.is_last = False  # nothing but the race counts any more
        self.wants_peoples = 0.0
        self.wants_darkest = 0.0
        self.raids: dict[int, Raid | None] = {}  # slot * 16 + extra warbands -> the best raid
        self.campaigns: dict[int, list[Campaign]] = {}  # by slot
        self.battles: dict[int, Battle] = {}  # slot * 16 + defender -> with the least targets
        self.offers: dict[int, float] = {}  # seat -> what it is worth to offer Citizenship

    def look(self) -> None:
        """See how things stand."""
        self.me = self.sight.me
        self.now.look()
        self.now.settle()
        self.now_worth = self.now.worth(self.me)
        self.is_last = self.sight.round >= LAST_ROUND
        self.raids = {}
        self.campaigns = {}
        self.battles = {}
        self.offers = {}
        self.wants_peoples = self._gain_of_thing(PEOPLES_FAVOR)
        self.wants_darkest = self._gain_of_thing(DARKEST_SECRET)

    def whim(self, thing: int) -> float:
        """How much this player likes something for no reason: 0 to 1, always the same."""
        mixed = (self.temper * 7919 + thing * 104729 + 12345) % 1000003
        return mixed * mixed % 1000003 / 1000003

    # -- tokens and pieces

    def _gain_of_thing(self, thing: int) -> float:
        """What it would be worth to hold a relic or banner of somebody else, or nobody."""
        holder = self.sight.holder(thing)
        if holder == self.me.seat:
            return 0.0
        what_if = self.now.copy()
        what_if.take_thing(thing, holder, self.me.seat)
        what_if.settle()
        return what_if.worth(self.me) - self.now_worth

    def favor_worth(self) -> float:
        """What one more favor is worth now."""
        return self._favor_step(self.me.favor)

    def favor_price(self, n: int) -> float:
        """What it costs to give n favor away."""
        value = 0.0
        for at in range(n):
            value += self._favor_step(self.me.favor - at - 1)
        return value

    def _favor_step(self, have: int) -> float:
        """What a favor is worth to somebody who has so many; to save up for something helps."""
        value = worth.next_favor(have)
        need = self.sight.favor_on(PEOPLES_FAVOR) + 1
        if self.wants_peoples > 1 and have < need:
            value += min(1.5, 0.5 * self.wants_peoples / need)
        elif have < 3 and self.wants_things():
            value += 0.3
        return value

    def secret_worth(self) -> float:
        """What one more secret is worth now."""
        have = self.me.all_secrets
        value = worth.next_secret(have) + 0.5 * self.learned
        if self.sight.round > FRUITFUL:
            value *= 0.5
        need = self.sight.secrets_on(DARKEST_SECRET) + 1
        if self.wants_darkest > 1 and have < need:
            value += min(2.0, 0.8 * self.wants_darkest / need)
        return value

    def warbands_worth(self, n: int) -> float:
        """What n more warbands on the board are worth."""
        have = self.me.warbands
        value = 0.0
        for at in range(n):
            value += worth.next_warband(have + at)
        return value

    def supply_price(self, n: int) -> float:
        """What spending Supply costs; what would be lost above seven costs nothing."""
        rest = self.me.supply - n
        kept = max(0, min(rest, MOST_SUPPLY - 5))
        before = max(0, min(self.me.supply, MOST_SUPPLY - 5))
        return 0.12 * n + 0.25 * (before - kept)

    def goal(self) -> int:
        """The goal that matters most to this player."""
        if self.me.is_citizen:
            return self.sight.oath.successor
        vision = self.now.vision_goal(self.me) if self.me.is_exile else NO_GOAL
        if vision != NO_GOAL and self.sight.visions_drawn >= 3:
            return vision
        return self.sight.oath.goal

    def thing_worth(self, thing: int) -> float:
        """What a relic or banner is worth beside goals; one that was looked at by its power."""
        if self.is_last:
            return 0.0
        if thing == PEOPLES_FAVOR:
            return worth.BANNER
        if thing == DARKEST_SECRET:
            return worth.BANNER + 0.2 * self.sight.visions_drawn + 0.6 * self.learned
        card = self.sight.face(thing)
        value = worth.RELIC + 0.6 * self.learned
        if card is not None:
            value += worth.CARD_WORTH.get(card.id, 0.8) - 0.8
        return value if self.sight.round <= FRUITFUL else 0.7 * value

    def wants_sites(self) -> bool:
        """Whether ruling sites decides the game for this player."""
        return self._pursues(MOST_SITES) or (
            self.me.is_chancellor and self.sight.oath.goal == MOST_SITES
        )

    def wants_things(self) -> bool:
        """Whether relics and banners decide the game for this player."""
        return self._pursues(MOST_RELICS) or self._pursues(MORE_RELICS)

    def _pursues(self, goal: int) -> bool:
        if self.goal() == goal:
            return True
        if self.me.is_exile:
            return goal in (self.sight.oath.goal, self.now.vision_goal(self.me))
        return False

    def is_goal_banner(self, banner: int) -> bool:
        """Whether holding a banner decides the game for this player."""
        goal = HOLDS_PEOPLES_FAVOR if banner == PEOPLES_FAVOR else HOLDS_DARKEST_SECRET
        return self._pursues(goal) or (not self.me.is_exile and self.sight.oath.goal == goal)

    def menace(self, other: Player) -> float:
        """How dangerous another player is to this one."""
        if self.me.is_imperial and other.is_imperial:
            return 0.2
        value = 0.5 + 0.1 * self.now.things[other.seat]
        if self.sight.keeper == other.seat:
            value += 2.5 if self.sight.is_usurped else 1.2
        if other.vision >= 0:
            value += 0.5
        return value

    # -- campaigns

    def best_raid(self, slot: int, extra: int) -> Raid | None:
        """The best campaign at a site with some more warbands; None if there is none."""
        key = slot * 16 + min(extra, 15)
        if key not in self.raids:
            best: Raid | None = None
            if slot not in self.campaigns:
                self.campaigns[slot] = self.sight.campaigns_at(slot)
            for c in self.campaigns[slot]:
                if self.is_feud(c) and not self.sight.target_things(c):
                    continue
                raid = self.plan_raid(c, extra)
                if best is None or raid.value > best.value:
                    best = raid
            self.raids[key] = best
        return self.raids[key]

    def is_feud(self, c: Campaign) -> bool:
        """Whether two of the Empire would fight: for relics and banners at most, not for sites."""
        return self.me.is_imperial and c.defender is not None and c.defender.is_imperial

    def plan_raid(self, c: Campaign, extra: int) -> Raid:
        """Choose targets one by one as long as each makes the campaign better."""
        sight = self.sight
        raid = Raid(c.site, c.defender)
        raid.crowned = sight.has_bandits(c)
        open_sites = sight.target_sites(c)
        if self.is_feud(c):
            open_sites = [slot for slot in open_sites if slot == c.site]
        things = sight.target_things(c)
        pawn = sight.may_target_pawn(c)
        if c.site in open_sites:
            raid.sites = [c.site]
        elif pawn:
            raid.pawn = True
        else:
            raid.things = things[:1]
        battle = self._least_battle(c, raid).copy()
        battle.attack += extra
        battle.force += extra
        self._judge(raid, battle)
        while raid.chance > HOPELESS and len(raid.sites) + len(raid.things) < ENOUGH_TARGETS:
            better = self._extend(raid, battle, open_sites, things, pawn)
            if better is None:
                break
            raid, battle = better
        return raid

    def _least_battle(self, c: Campaign, raid: Raid) -> Battle:
        """The numbers with the least targets, plans in sight included."""
        key = c.site * 16 + (c.defender.seat if c.defender is not None else 15)
        if key not in self.battles:
            twin = c.copy_for(self.sight.players)
            twin.sites, twin.things, twin.pawn = raid.sites, raid.things, raid.pawn
            self.battles[key] = self.sight.planned(twin)
        return self.battles[key]

    def _extend(
        self, raid: Raid, battle: Battle, sites: list[int], things: list[int], pawn: bool
    ) -> tuple[Raid, Battle] | None:
        """The raid with the one further target that helps most."""
        best: tuple[Raid, Battle] | None = None
        most = raid.value + 0.02
        foe = raid.foe
        for slot in sites:
            if slot not in raid.sites:
                more = battle.copy()
                more.defence += self._site_dice(slot)
                more.defenders += self._guards(raid, slot)
                twin = self._with(raid)
                twin.sites.append(slot)
                self._judge(twin, more)
                if twin.value > most:
                    best, most = (twin, more), twin.value
        for thing in things:
            if thing not in raid.things:
                more = battle.copy()
                more.defence += self.sight.thing_dice(thing)
                twin = self._with(raid)
                twin.things.append(thing)
                self._judge(twin, more)
                if twin.value > most:
                    best, most = (twin, more), twin.value
        if pawn and not raid.pawn and foe is not None and foe.favor + self.menace(foe) > 2:
            more = battle.copy()
            more.defence += 2
            twin = self._with(raid)
            twin.pawn = True
            self._judge(twin, more)
            if twin.value > most:
                best = (twin, more)
        return best

    def _with(self, raid: Raid) -> Raid:
        twin = Raid(raid.slot, raid.foe)
        twin.sites = raid.sites.copy()
        twin.things = raid.things.copy()
        twin.pawn = raid.pawn
        twin.crowned = raid.crowned
        return twin

    def _site_dice(self, slot: int) -> int:
        card = self.sight.site_face(slot)
        return card.dice if card is not None else 1

    def _guards(self, raid: Raid, slot: int) -> int:
        """Who defends one more targeted site: warbands, bandits without them or for their Crown."""
        n = self.sight.sites[slot].warbands
        if n == 0 or raid.crowned:
            n += self.sight.bandits_at(slot)
        foe = raid.foe
        if foe is not None and foe.pawn == slot and foe.pawn != raid.slot:
            n += foe.warbands
        return n

    def _judge(self, raid: Raid, battle: Battle) -> None:
        """Set what a raid is worth: what victory brings, by its chance, less the losses."""
        seen = quick(battle)
        raid.chance = seen.victory
        gain = self.spoils(raid, seen.left_if_won)
        lost = battle.force - seen.left
        each = 0.5 if lost < 3 else 0.6
        raid.value = seen.victory * gain - each * lost - 0.4 * (1 - seen.victory)
        raid.value -= EFFORT if raid.foe is not None else 0.3 * EFFORT

    def _takes_crown(self, raid: Raid) -> bool:
        """Whether a victory brings the Bandit Crown, and with it all sites without warbands."""
        for thing in raid.things:
            card = self.sight.face(thing)
            if card is not None and card.id == "bandit_crown":
                return True
        return False

    def spoils(self, raid: Raid, left: float) -> float:
        """What a victory is worth that leaves so many warbands."""
        me = self.me
        sight = self.sight
        what_if = self.now.copy()
        value = 0.0
        empty = sight.colour_of_bandits()  # who rules a site that is left without warbands
        if self._takes_crown(raid):
            empty = me.force_colour
            for slot in range(SLOTS):
                site = sight.sites[slot]
                if site.faceup and site.warbands == 0 and slot not in raid.sites:
                    what_if.take_site(sight.colour_at(slot), empty)
        for at, slot in enumerate(raid.sites):
            old = sight.colour_at(slot)
            new = me.force_colour if left >= at + 0.9 else empty
            what_if.take_site(old, new)
            if self.is_last:
                continue
            if new == me.force_colour:
                value += worth.SITE if self.wants_sites() else 0.5 * worth.SITE
                value += 0.15 * len(sight.sites[slot].cards)
                value += 0.3 * len(sight.sites[slot].relics)
            elif new != old:
                value += 0.1
            if old >= 0:
                value += worth.KILLED * sight.sites[slot].warbands
        foe = raid.foe
        seat = foe.seat if foe is not None else -1
        for thing in raid.things:
            what_if.take_thing(thing, seat, me.seat)
            value += self.thing_worth(thing)
        if foe is not None and not self.is_last:
            if foe.pawn == raid.slot or foe.pawn in raid.sites:
                value += worth.KILLED * foe.warbands
            if raid.pawn:
                value += 0.3 + 0.2 * (foe.favor // 2) + 0.3 * self.menace(foe)
        what_if.settle()
        if self.spares(foe):
            value *= 0.5
        return value + what_if.worth(me) - self.now_worth

    def spares(self, foe: Player | None) -> bool:
        """Exiles have better to do than to fight each other while the Empire has the title."""
        if foe is None or not foe.is_exile or not self.me.is_exile:
            return False
        keeper = self.sight.keeper
        return keeper >= 0 and self.sight.players[keeper].is_imperial
