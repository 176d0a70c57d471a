"""All questions besides "what now": each prompt has its own way to value the options."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import PASS, Ask, Option
from tafelrunde.titles.oath.board import COLOURS, SLOTS
from tafelrunde.titles.oath.bots import worth
from tafelrunde.titles.oath.bots.judge import NEVER
from tafelrunde.titles.oath.bots.mind import Mind
from tafelrunde.titles.oath.catalogue import BY_NUMBER, DARKEST_SECRET, PEOPLES_FAVOR, SUITS, Card
from tafelrunde.titles.oath.contexts import FOR_FAVOR, FOR_SECRETS
from tafelrunde.titles.oath.vocabulary import (
    ACCEPT,
    BANK,
    CHOOSE,
    COUNT,
    DISCARD,
    FAVOR_OBJECT,
    FOR,
    GIVE,
    NUMBER,
    OFFER,
    ON,
    PLACE,
    PLAYER,
    RELIC_PLACE,
    RETAIN_OBJECT,
    SLOT,
    STRIDE,
    SUIT_OF,
    TAKE,
    TO,
    USE,
    YES,
)

# Yes-or-no questions of cards that a bot answers with no, by the card that asks.
DECLINES: Final = frozenset({"second_wind", "the_gathering"})
# Those that ask an Exile whether he becomes a Citizen, without a relic of the Reliquary.
ENLISTS: Final = frozenset({"long_lost_heir", "martial_culture", "bewitch"})

START_WHIM: Final = 2.5
CROWD: Final = 1.5  # what it costs to begin where somebody stands


# Cards by which players make deals; bots make no offers there.
DEALERS: Final = frozenset({"the_gathering", "tinkers_fair", "deed_writer", "the_tribunal"})


def prompt_of_deal(ask: Ask) -> bool:
    """Whether somebody is asked with whom to make a deal."""
    return ask.prompt == "choose-player" and ask.source in DEALERS


class Questions(Mind):
    """Values the options of every question."""

    def rate(self, ask: Ask, option: Option) -> float:
        """What an option is worth."""
        prompt = ask.prompt
        if prompt == "act":
            return self.rate_action(option)
        if prompt == "play-card":
            return self.rate_play(ask, option)
        if prompt in ("keep-card", "first-adviser"):
            return self.rate_keep(option) if option != PASS else 0.0
        if prompt == "battle-plan":
            return 0.0 if option == PASS else self.rate_plan(ask, option)
        if prompt == "use-modifier":
            return self.rate_modifier(option)
        value = self.rate_major(ask, option)
        if value > NEVER:
            return value
        return self.rate_other(ask, option)

    # -- parts of major actions

    def rate_major(self, ask: Ask, option: Option) -> float:
        """Questions in the middle of a major action; NEVER if it is none of them."""
        prompt = ask.prompt
        thing = option % STRIDE
        if prompt == "search-deck":
            return self.rate_deck(option)
        if prompt == "muster-on":
            return self.rate_muster_card(option - ON)
        if prompt == "trade-with":
            return self.rate_trade_card(option - ON)
        if prompt == "trade-for":
            return self.rate_trade_kind(ask, option)
        if prompt == "recover-thing":
            return self.rate_recovery(option - CHOOSE)
        if prompt == "banner-payment":
            return self.rate_payment(ask, option - COUNT - NUMBER)
        if prompt == "travel-to" and ask.target < 0 and option != PASS:
            return self.rate_destination(ask, thing - SLOT)
        if prompt == "name-destination":
            return self.rate_banishment(ask, thing - SLOT)
        if prompt == "campaign-against":
            return 0.0 if option == PASS else self.rate_defender(option)
        if prompt == "attack-dice":
            return float(option)
        if prompt == "sacrifice":
            return self.rate_sacrifice(ask, option)
        if prompt in ("lose-to-skulls", "sacrifice-from", "lose-warband", "remove-warband"):
            return self.rate_loss(option)
        if prompt == "occupy":
            return self.rate_occupation(ask, option)
        return NEVER

    def rate_muster_card(self, number: int) -> float:
        """Where to muster: as many warbands as possible; cards one uses otherwise stay free."""
        for x in self.sight.musters():
            card = self.sight.face(x.card)
            if card is not None and card.number == number:
                value = x.gain * 0.5 - 0.3 * x.supply() - 0.4 * x.favor
                if self.me.secrets and card.suit >= 0:
                    value -= 0.2 * self.sight.advisers_of_suit(self.me, card.suit)
                return value - 0.05 * (card.id in worth.ACTION_WORTH)
        return 0.0

    def rate_trade_card(self, number: int) -> float:
        """With which card to trade."""
        best = -1.0
        for x in self.sight.trades():
            card = self.sight.face(x.card)
            if card is not None and card.number == number:
                best = max(best, self.trade_worth(x.card, x.kind) - 0.3 * x.supply())
        return best

    def rate_trade_kind(self, ask: Ask, option: Option) -> float:
        """For favor or for secrets."""
        kind = FOR_FAVOR if option - FOR == FAVOR_OBJECT else FOR_SECRETS
        for x in self.sight.trades():
            card = self.sight.face(x.card)
            if card is not None and card.id == ask.about and x.kind == kind:
                return self.trade_worth(x.card, kind)
        return 0.0

    def rate_recovery(self, thing: int) -> float:
        """What to recover."""
        for x in self.sight.recoveries():
            place = x.thing in (PEOPLES_FAVOR, DARKEST_SECRET)
            card = self.sight.face(x.thing)
            if place and card is not None and card.number == thing:
                return self.recovery_worth(x)
            if not place and RELIC_PLACE <= thing < RELIC_PLACE + 24:
                relics = self.sight.sites[self.me.pawn].relics
                if x.thing in relics and relics.index(x.thing) == (thing - RELIC_PLACE) % 3:
                    return self.recovery_worth(x) + self.relic_worth(card)
        return 0.0

    def relic_worth(self, card: Card | None) -> float:
        """What a relic is worth beside being one."""
        return worth.CARD_WORTH.get(card.id, 0.8) - 0.8 if card is not None else 0.0

    def rate_payment(self, ask: Ask, n: int) -> float:
        """How much to put on a banner: much if it decides the game, else as little as possible."""
        banner = PEOPLES_FAVOR if ask.about == "peoples_favor" else DARKEST_SECRET
        if not self.is_goal_banner(banner):
            return -float(n)
        if banner == PEOPLES_FAVOR:
            wanted = min(5, self.me.favor - (1 if self.me.favor > 3 else 0))  # six make a mob
        else:
            wanted = self.me.secrets - (1 if self.me.secrets > 2 else 0)
        return -abs(n - wanted) * 1.0

    def rate_destination(self, ask: Ask, slot: int) -> float:
        """Where to travel."""
        mine = ask.source == ""  # a trip of one's own costs Supply
        cost = 0
        for x in self.sight.trips():
            if x.to == slot:
                cost = x.supply() if mine else 0
        return self.trip_worth(slot, cost)

    def rate_modifier(self, option: Option) -> float:
        """Modifiers that cost nothing are used, others hardly ever."""
        if option == PASS:
            return 0.0
        card = BY_NUMBER.get(option - USE)
        if card is None or card.has_cost or card.id in ("truthful_harp",):
            return -0.5
        return 0.1

    # -- everything else

    def rate_other(self, ask: Ask, option: Option) -> float:
        """Questions of cards, sites and minor actions."""
        prompt = ask.prompt
        thing = option % STRIDE
        verb = option - thing
        if prompt == "move-warbands":
            return self.rate_move(option)
        if prompt == "warband-count":
            return self.rate_warband_count(option - COUNT - NUMBER)
        if prompt == "place-pawn":
            return self.rate_start(thing - SLOT)
        if prompt == "tend-peoples-favor":
            return self.rate_tending(option)
        if prompt == "name-oathkeeper":
            return -self.menace(self.sight.player_of(thing))
        if prompt == "accept-deal":
            return self.rate_deal(ask, option)
        if prompt == "compose-offer":
            return self.rate_composing(ask, option)
        if prompt in ("discard-adviser", "discard-order"):
            return self.rate_discarded(option)
        if prompt == "discard-first":
            return 0.0 if option == PASS else self.rate_discarded(option) - 0.2
        if prompt == "conspiracy":
            return self.rate_conspiracy(option)
        if prompt in ("allow-pick-up", "allow-sharing"):
            return self.rate_consent(ask, option)
        if prompt in ("join-defence", "allow-ally"):
            return 0.5 if option == YES else 0.0
        if prompt == "keep-relic":
            return 1.0 if thing == RETAIN_OBJECT else 0.0
        if prompt == "rest-power":
            return 0.2 if option != PASS else 0.0
        if prompt in ("regroup-take", "regroup-place"):
            return -float(option)
        if prompt in ("show-relic", "pay-toll"):
            return 0.5 if option == PASS else 0.0
        return self.rate_general(ask, option, verb, thing)

    def rate_general(self, ask: Ask, option: Option, verb: int, thing: int) -> float:
        """Effects of cards: gain for oneself, harm for others; what is optional is mostly good."""
        if option == PASS:
            return 0.0
        if prompt_of_deal(ask):
            return -0.5
        if option == YES and ask.source in ENLISTS:
            return self.citizenship_worth(0)
        if option == YES:
            return -0.5 if ask.source in DECLINES else 0.3
        if PLAYER <= thing < PLAYER + len(COLOURS):
            player = self.sight.player_of(thing)
            if player is self.me:
                return 0.0
            value = self.menace(player) + 0.05 * player.warbands
            return -value if verb in (GIVE, TO) else value
        if SLOT <= thing < SLOT + SLOTS:
            return self.rate_any_site(ask, verb, thing - SLOT)
        if verb == BANK and SUIT_OF <= thing < SUIT_OF + len(SUITS):
            return 0.1 * self.sight.bank(thing - SUIT_OF)
        if verb == COUNT:
            return 0.01 * (thing - NUMBER)
        if verb == DISCARD:
            return self.rate_discarded(option)
        card = BY_NUMBER.get(thing)
        if card is not None:
            return worth.CARD_WORTH.get(card.id, 0.5)
        return 0.1

    def rate_any_site(self, ask: Ask, verb: int, slot: int) -> float:
        """A site for some effect: good for one's own, bad for others' if it harms."""
        value = 0.2 * len(self.sight.sites[slot].cards)
        if self.sight.rules(self.me, slot):
            return value + (0.5 if verb in (TO, PLACE) else -0.5)
        return value + 0.2

    def rate_conspiracy(self, option: Option) -> float:
        """Which relic or banner to take; a secret is a fair price for any."""
        if option == PASS:
            return 0.0
        for player in self.sight.players:
            for thing in [*player.relics, *player.banners]:
                card = self.sight.face(thing)
                if card is not None and card.number == option - TAKE:
                    return self._gain_of_thing(thing) + 0.8
        return 0.3

    def rate_start(self, slot: int) -> float:
        """Where to begin: where one can muster, trade and fight, and not in a crowd."""
        value = 0.5 * self.free_cards(slot) + START_WHIM * self.whim(slot)
        for other in self.sight.players:
            if other is not self.me and other.pawn == slot:
                value -= CROWD if other.is_exile else 0.5 * CROWD
        value += 0.3 * len(self.sight.sites[slot].relics)
        raid = self.best_raid(slot, 2)
        if raid is not None:
            value += 0.5 * raid.value
        return value - 0.1 * self.is_far(slot)

    def rate_tending(self, option: Option) -> float:
        """The People's Favor at Wake: keep it well filled if it decides the game, but no mob."""
        on = self.sight.favor_on(PEOPLES_FAVOR)
        wanted = 5 if self.is_goal_banner(PEOPLES_FAVOR) else 1
        if option == PLACE:
            return 0.5 if on < wanted else -0.5
        return 0.0

    def rate_warband_count(self, n: int) -> float:
        """How many warbands are moved between board and site."""
        if self.pick_up_worth() > self.station_worth():
            return float(n)
        return -abs(n - max(1, (self.me.warbands - 2) // 2)) * 1.0

    # -- deals and consent

    def rate_deal(self, ask: Ask, option: Option) -> float:
        """Accept what brings more than it costs; Citizenship is another matter."""
        if option != ACCEPT:
            return 0.0
        if ask.source == "the_grand_scepter":
            return self.citizenship_worth(1) + self.deal_worth()
        return self.deal_worth() - 0.3

    def citizenship_worth(self, relics: int) -> float:
        """What becoming a Citizen would be worth, with so many relics of the Reliquary."""
        return NEVER

    def deal_worth(self) -> float:
        """What the offered exchange brings to this player."""
        deal = self.sight.deal
        if deal is None or deal.players[1] is not self.me:
            return 0.0
        other = deal.players[0]
        what_if = self.now.copy()
        value = self.favor_worth() * deal.favor[0] - self.favor_price(deal.favor[1])
        value += self.secret_worth() * (deal.secrets[0] - deal.secrets[1])
        for thing in deal.things[0]:
            what_if.take_thing(thing, other.seat, self.me.seat)
            value += self.thing_worth(thing)
        for thing in deal.things[1]:
            what_if.take_thing(thing, self.me.seat, other.seat)
            value -= self.thing_worth(thing)
        value += 0.7 * (len(deal.advisers[0]) - len(deal.advisers[1]))
        value += 1.5 * (len(deal.sites[0]) - len(deal.sites[1]))
        value -= 0.5 * (deal.promises[1] > 0)
        what_if.settle()
        return value + what_if.worth(self.me) - self.now_worth

    def rate_composing(self, ask: Ask, option: Option) -> float:
        """Offers are made as they are: nothing beside the relic, or none at all."""
        if option == OFFER:
            return 1.0
        return 0.5 if option == PASS else 0.0

    def rate_consent(self, ask: Ask, option: Option) -> float:
        """Whether allies may have warbands."""
        return 0.0 if option == PASS else -0.2
