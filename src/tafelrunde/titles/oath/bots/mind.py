"""How a bot thinks about Oath: every option gets a value, the best one is taken.

`Mind` values what all players can do; the minds of Chancellor, Exile and Citizen add what only they
decide: offers of Citizenship, consent, exile.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import PASS, Ask, CardNo, Option
from tafelrunde.titles.oath.board import REGION_OF, TRAVEL_COST
from tafelrunde.titles.oath.bots import worth
from tafelrunde.titles.oath.bots.cards import Cards
from tafelrunde.titles.oath.bots.judge import NEVER
from tafelrunde.titles.oath.catalogue import (
    BY_NUMBER,
    DARKEST_SECRET,
    PEOPLES_FAVOR,
    RUIN,
    Card,
)
from tafelrunde.titles.oath.contexts import FOR_FAVOR, WORLD_DECK, Recover
from tafelrunde.titles.oath.sight import OathSight
from tafelrunde.titles.oath.vocabulary import (
    ADVISER,
    ADVISER_PLACE,
    ADVISER_PLACES,
    CAMPAIGN,
    CITIZENSHIP,
    EXILE,
    FROM,
    MUSTER,
    PEEK,
    RECOVER,
    RELIC_PLACE,
    REST,
    SEARCH,
    SITE_OBJECT,
    STRIDE,
    TO,
    TRADE,
    TRAVEL,
    USE,
    WARBANDS,
)

SURELY: Final = 50.0
EARLY: Final = 2  # rounds in which bots try this and that
FANCY: Final = 0.6  # how much chance has a say then
FANCIED: Final = ("act", "place-pawn", "travel-to", "keep-card", "first-adviser")


class Mind(Cards):
    """One player's decisions."""

    def __init__(self, sight: OathSight, temper: int) -> None:
        super().__init__(sight, temper)
        self.offered: dict[int, int] = {}  # seat -> round of the last offer of Citizenship
        self.used: dict[int, int] = {}  # power, or WARBANDS -> round in which it was used last
        self.reach: dict[int, int] = {}  # slot -> Supply to get there

    def answer(self, ask: Ask) -> int:
        """The best option."""
        self.look()
        if ask.prompt == "declare-target":
            return self.choose_target(ask)
        if ask.prompt in ("act", "move-warbands"):
            self.look_around()
        best = ask.options[0]
        most = NEVER * 10
        fancy = FANCY if self.sight.round <= EARLY and ask.prompt in FANCIED else 0.0
        for option in ask.options:
            value = self.rate(ask, option)
            if fancy > 0.0 and value > 0.0:
                value += fancy * (self.whim(option) - 0.5)
            if value > most:
                most = value
                best = option
        self.remember(ask, best)
        return best

    def recall(self, other: Mind) -> None:
        """Go on with what was remembered before the table was shown anew."""
        self.offered, self.used, self.reach = other.offered, other.used, other.reach

    def remember(self, ask: Ask, option: Option) -> None:
        """Keep what must not be done over and over again."""
        verb = option - option % STRIDE
        if ask.prompt == "act" and verb == USE:
            self.used[option % STRIDE] = self.sight.round
        elif ask.prompt == "act" and verb == WARBANDS:
            self.used[WARBANDS] = self.sight.round
        elif ask.prompt == "act" and verb == CITIZENSHIP:
            self.offered[self.sight.player_of(option % STRIDE).seat] = self.sight.round

    def rate(self, ask: Ask, option: Option) -> float:
        """What an option is worth."""
        if ask.prompt == "act":
            return self.rate_action(option)
        return 0.0

    # -- one's own turn

    def look_around(self) -> None:
        """Which sites can be reached for how much Supply."""
        self.reach = {self.me.pawn: 0}
        for x in self.sight.trips():
            self.reach[x.to] = x.supply()

    def rate_action(self, option: Option) -> float:
        """What an action of the Act phase is worth; to rest is worth nothing."""
        thing = option % STRIDE
        verb = option - thing
        if verb == REST:
            return 0.0
        if verb == CAMPAIGN:
            raid = self.best_raid(self.me.pawn, 0)
            return raid.value - self.supply_price(2) if raid is not None else NEVER
        if verb == RECOVER:
            return self.best_recovery()
        if verb == MUSTER:
            return self.rate_muster()
        if verb == TRADE:
            return self.best_trade()
        if verb == TRAVEL:
            return self.best_trip()
        if verb == SEARCH:
            return self.rate_search()
        if verb == ADVISER:
            place = (thing - ADVISER_PLACE) % ADVISER_PLACES
            return self.best_place(self.me.advisers[place]) - 0.1
        if verb == USE:
            return self.rate_power(BY_NUMBER.get(thing), thing)
        if verb == WARBANDS:
            if self.me.is_citizen and self.used.get(WARBANDS, 0) == self.sight.round:
                return -1.0  # the Chancellor was asked already
            return max(self.pick_up_worth(), self.station_worth())
        if verb == PEEK:
            return self.rate_peek(thing)
        if verb == CITIZENSHIP:
            return self.rate_offer(thing)
        if verb == EXILE:
            return self.rate_exile(thing)
        return -0.1

    def rate_peek(self, thing: int) -> float:
        """Looking costs nothing: first at what lies here, at the Reliquary before an offer."""
        if thing >= RELIC_PLACE:
            return SURELY
        for other in self.sight.players:
            if other.is_exile and self.rate_offer(other.object) > 0:
                return SURELY
        return -0.1

    def rate_offer(self, thing: int) -> float:
        """Whether to offer Citizenship to a player."""
        return NEVER

    def rate_exile(self, thing: int) -> float:
        """Whether to exile a player."""
        return NEVER

    def rate_power(self, card: Card | None, thing: int) -> float:
        """What using an Action power is worth; each one once a turn."""
        if card is None or card.id not in worth.ACTION_WORTH:
            return -0.5
        if self.used.get(thing, 0) == self.sight.round:
            return -0.5
        if card.id in worth.FOR_VISIONARIES and (not self.me.is_exile or self.me.vision >= 0):
            return -0.5
        value = worth.ACTION_WORTH[card.id]
        value -= self.favor_price(card.favor) + 1.2 * self.favor_price(card.burn_favor)
        return value - 0.1 * card.secrets - 0.9 * card.burn_secrets

    # -- search, muster, trade

    def rate_search(self) -> float:
        """What a search is worth with what it costs."""
        cost = 100
        for x in self.sight.searches():
            cost = min(cost, x.supply())
            if x.deck == WORLD_DECK and self.me.is_exile:
                cost = x.supply()
                break
        return self.search_worth() - self.supply_price(cost) - 0.1 * cost

    def free_cards(self, slot: int) -> int:
        """On how many cards at a site one could muster or trade."""
        n = 0
        for this in self.sight.sites[slot].cards:
            card = self.sight.face(this)
            if card is not None and card.kind != RUIN and self.sight.is_free(this):
                n += 1
        return n

    def best_campaign(self, supply: int, extra: int) -> float:
        """The best campaign that could still be fought with so much Supply."""
        best = 0.0
        for slot, cost in self.reach.items():
            if supply - cost >= 2:
                raid = self.best_raid(slot, extra)
                if raid is not None:
                    best = max(best, raid.value - self.supply_price(2 + cost))
        return best

    def potential(self, supply: int, favor: int, cards: int, extra: int) -> float:
        """The best campaign after as many musters at this site as it takes."""
        best = 0.0
        room = self.sight.reserve(self.me.force_colour)
        for n in range(4):
            if n > min(favor, cards, supply - 2) or extra + 2 * n > room:
                break
            best = max(best, self.best_campaign(supply - n, extra + 2 * n) - 0.5 * n)
        return best

    def rate_muster(self) -> float:
        """Two warbands for a favor, and what they make possible at once."""
        best = NEVER
        for x in self.sight.musters():
            gain = min(x.gain, self.sight.reserve(self.me.force_colour))
            if gain <= 0:
                continue
            value = self.warbands_worth(gain) - self.favor_price(x.favor)
            value -= self.supply_price(x.supply())
            now = self.best_campaign(self.me.supply, 0)
            cards = self.free_cards(self.me.pawn) - 1
            favor = self.me.favor - x.favor
            then = self.potential(self.me.supply - x.supply(), favor, cards, gain)
            if then > now:
                value += then
            elif now > 0:
                value += 0.3 * (then - now)
            best = max(best, value)
            break
        return best

    def best_trade(self) -> float:
        """The best trade."""
        best = NEVER
        cards = self.free_cards(self.me.pawn)
        now = self.potential(self.me.supply, self.me.favor, cards, 0)
        for x in self.sight.trades():
            value = self.trade_worth(x.card, x.kind) - self.supply_price(x.supply())
            if x.kind == FOR_FAVOR:
                favor = self.me.favor + self.sight.favor_gained(x)
                then = self.potential(self.me.supply - x.supply(), favor, cards - 1, 0)
                if then > now + 0.3:
                    value += then
            best = max(best, value)
        return best

    def trade_worth(self, card: CardNo, kind: int) -> float:
        """What a trade brings."""
        for x in self.sight.trades():
            if x.card == card and x.kind == kind:
                favor = self.sight.favor_gained(x)
                value = 0.0
                if kind == FOR_FAVOR:
                    value += favor * self.favor_worth() - 0.1
                    if self.me.favor == 0 and favor:
                        value += 0.3
                    value += self._step_to_peoples_favor(favor)
                else:
                    secrets = self.sight.secrets_gained(x)
                    value += secrets * self.secret_worth() - self.favor_price(x.favor)
                    if self.me.all_secrets + secrets > self.sight.secrets_on(DARKEST_SECRET):
                        if self.wants_darkest > 2 and secrets:
                            value += 0.4 * self.wants_darkest
                return value
        return NEVER

    def _step_to_peoples_favor(self, favor: int) -> float:
        """Favor that makes the People's Favor affordable in this turn."""
        need = self.sight.favor_on(PEOPLES_FAVOR) + 1
        if self.wants_peoples > 2 and self.me.favor < need <= self.me.favor + favor:
            return 0.4 * self.wants_peoples if self.me.supply >= 2 else 1.0
        return 0.0

    # -- recover

    def best_recovery(self) -> float:
        """The best thing to recover."""
        best = NEVER
        for x in self.sight.recoveries():
            best = max(best, self.recovery_worth(x) - self.supply_price(x.supply()))
        return best

    def recovery_worth(self, x: Recover) -> float:
        """What recovering one thing is worth."""
        thing = x.thing
        if thing in (PEOPLES_FAVOR, DARKEST_SECRET):
            if self.sight.holder(thing) == self.me.seat:
                return self._renewal_worth(x)
            value = self.thing_worth(thing) + self._gain_of_thing(thing)
            if thing == PEOPLES_FAVOR:
                return value - 0.5 * x.favor  # what it was saved for
            return value - 0.6 * (x.secrets - 1) - 0.2
        value = self.thing_worth(thing) + self._gain_of_thing(thing)
        return value - self.favor_price(x.favor) - 0.8 * x.secrets

    def _renewal_worth(self, x: Recover) -> float:
        """Put more on a banner that decides the game, so that it is harder to take."""
        if not self.is_goal_banner(x.thing):
            return NEVER
        if x.thing == PEOPLES_FAVOR:
            more = self.me.favor - self.sight.favor_on(x.thing)
            return 0.25 * more - 1.0
        return NEVER

    # -- travel

    def best_trip(self) -> float:
        """The best destination."""
        best = NEVER
        for slot, cost in self.reach.items():
            if slot != self.me.pawn:
                best = max(best, self.trip_worth(slot, cost))
        return best - 0.6 * self.left_behind()

    def left_behind(self) -> float:
        """What could be done here and could not be done any more after leaving."""
        raid = self.best_raid(self.me.pawn, 0) if self.me.supply >= 2 else None
        best = raid.value - self.supply_price(2) if raid is not None else 0.0
        for x in self.sight.recoveries():
            if x.thing not in (PEOPLES_FAVOR, DARKEST_SECRET):
                best = max(best, self.recovery_worth(x) - self.supply_price(x.supply()))
        return max(0.0, best)

    def trip_worth(self, slot: int, cost: int) -> float:
        """What could be done at another site with the Supply that would be left."""
        left = self.me.supply - cost
        value = 0.9 * self.deeds_at(slot, left) - self.supply_price(cost) - 0.15
        if self.sight.rules(self.me, slot) and self.sight.keeper == self.me.seat:
            value += 0.1
        return value

    def deeds_at(self, slot: int, supply: int) -> float:
        """The best a player could do at a site with so much Supply."""
        site = self.sight.sites[slot]
        if not site.faceup:
            return self._unknown_site(supply)
        best = 0.0
        if supply >= 2:
            raid = self.best_raid(slot, 0)
            if raid is not None:
                best = max(best, raid.value)
            n = min(self.free_cards(slot), self.me.favor, supply - 2)
            if n > 0:
                raid = self.best_raid(slot, 2 * min(n, 3))
                if raid is not None:
                    best = max(best, raid.value - 0.5 * min(n, 3))
        if supply >= 1:
            best = max(best, self._relic_there(slot))
            if self.free_cards(slot):
                if self.me.favor:
                    best = max(best, self.warbands_worth(2) - self.favor_price(1) - 0.2)
                if self.me.secrets:
                    best = max(best, self._trade_there(slot))
        if site.favor or site.secrets:
            best = max(best, 0.5)
        return best

    def _unknown_site(self, supply: int) -> float:
        """A facedown site: perhaps a relic, and bandits that are easily beaten."""
        value = 0.4
        if supply >= 2 and self.me.warbands >= 3:
            value += 0.3 if not self.wants_sites() else 1.0
        if self.wants_things():
            value += 0.5
        return value

    def _relic_there(self, slot: int) -> float:
        """What recovering a relic at another site would be worth."""
        site = self.sight.sites[slot]
        card = self.sight.site_face(slot)
        if card is None or not site.relics or card.recovery == 0:
            return 0.0
        value = self.thing_worth(site.relics[0]) + self._gain_of_thing(site.relics[0])
        if card.recovery == 3:
            if self.me.secrets < card.recovery_cost:
                return 0.0
            return value - 0.8 * card.recovery_cost
        if self.me.favor < card.recovery_cost:
            return 0.0
        return value - self.favor_price(card.recovery_cost)

    def _trade_there(self, slot: int) -> float:
        """What a trade for favor at another site would bring."""
        best = 0.0
        for this in self.sight.sites[slot].cards:
            card = self.sight.face(this)
            if card is not None and card.suit >= 0 and self.sight.is_free(this):
                n = 1 + self.sight.advisers_of_suit(self.me, card.suit)
                n = min(n, self.sight.bank(card.suit))
                best = max(best, n * self.favor_worth() - 0.2 + self._step_to_peoples_favor(n))
        return best

    # -- warbands between board and site

    def pick_up_worth(self) -> float:
        """Warbands of the site may join a campaign."""
        site = self.sight.sites[self.me.pawn]
        if site.warbands < 2 or site.colour != self.me.force_colour:
            return -1.0
        now = self.best_campaign(self.me.supply, 0)
        then = self.best_campaign(self.me.supply, site.warbands - 1)
        return then - 0.3 if then > now + 0.5 else -1.0

    def station_worth(self) -> float:
        """Before resting, warbands that only wait may guard a site that matters."""
        me = self.me
        if not self.sight.rules(me, me.pawn) or me.warbands < 4:
            return -1.0
        if self.sight.sites[me.pawn].warbands >= 3 or not self.wants_sites():
            return -1.0
        return 0.05

    def rate_move(self, option: Option) -> float:
        """Which way warbands are moved."""
        if option == PASS:
            return 0.0
        if option == FROM + SITE_OBJECT:
            return self.pick_up_worth()
        if option == TO + SITE_OBJECT:
            return self.station_worth()
        return -1.0

    def is_far(self, slot: int) -> bool:
        """Whether a site is costly to reach."""
        return TRAVEL_COST[REGION_OF[self.me.pawn]][REGION_OF[slot]] > 2
