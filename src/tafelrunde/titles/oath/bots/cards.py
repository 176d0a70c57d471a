"""Questions about cards: what to search for, what to keep, where to play it."""

from __future__ import annotations

from tafelrunde.kernel.ask import Ask, CardNo, Option
from tafelrunde.titles.oath.board import ADVISER_LIMIT, VISIONS_TO_WIN
from tafelrunde.titles.oath.bots import worth
from tafelrunde.titles.oath.bots.tactics import Tactics
from tafelrunde.titles.oath.catalogue import (
    ADVISER_ONLY,
    BY_NUMBER,
    CARDS,
    DARKEST_SECRET,
    HOLDS_DARKEST_SECRET,
    HOLDS_PEOPLES_FAVOR,
    MOST_RELICS,
    MOST_SITES,
    PEOPLES_FAVOR,
    SITE_ONLY,
    Card,
)
from tafelrunde.titles.oath.vocabulary import (
    ADVISER_PLACE,
    ADVISERS_OBJECT,
    DISCARD,
    DRAW,
    FACEDOWN_OBJECT,
    KEEP,
    PLAY_OBJECT,
    SLOT,
    STRIDE,
    TO,
    WORLD,
)


class Cards(Tactics):
    """How a bot chooses and plays cards."""

    def search_worth(self) -> float:
        """What a card of one's choice is worth, whatever it costs."""
        me = self.me
        value = 0.9
        faceup = 0
        for this in me.advisers:
            faceup += self.sight.is_faceup(this)
        value += 0.3 * max(0, ADVISER_LIMIT - faceup)
        site = self.sight.sites[me.pawn]
        card = self.sight.site_face(me.pawn)
        if card is not None and len(site.cards) < card.capacity:
            value += 0.4
        return value

    def rate_deck(self, option: Option) -> float:
        """Which deck to search: Visions interest Exiles, others let them lie."""
        world = option == DRAW + WORLD
        value = 0.0
        for x in self.sight.searches():
            if (x.deck == 3) == world:
                value = -self.supply_price(x.supply())
        if world:
            value += 0.6 if self.me.is_exile else -0.2
            if self.me.is_exile and self.now.vision_goal(self.me) >= 0:
                drawn = self.sight.visions_drawn
                value += 0.8 if drawn < VISIONS_TO_WIN else -0.5
        return value

    # -- cards

    def vision_worth(self, card: Card) -> float:
        """What a Vision is worth to this player."""
        if card.goal < 0:
            return 0.3
        if not self.me.is_exile:
            return 0.4
        value = 1.0
        if self.now.meets(card.goal, self.me):
            value += 4.0
        if card.goal == HOLDS_PEOPLES_FAVOR:
            value += 1.5 if self.me.favor > self.sight.favor_on(PEOPLES_FAVOR) else 1.0
        elif card.goal == HOLDS_DARKEST_SECRET:
            enough = self.me.all_secrets > self.sight.secrets_on(DARKEST_SECRET)
            value += 1.5 if enough and self.sight.darkest_secret_is_open() else 0.6
        elif card.goal in (MOST_SITES, MOST_RELICS):
            value += 0.4 * max(-3, min(2, self.now.lead(card.goal, self.me))) + 0.8
        if card.goal == self.sight.oath.goal:
            value -= 0.5  # the title brings the same sooner
        if self.sight.visions_drawn >= VISIONS_TO_WIN:
            value += 0.5
        return value

    def card_worth(self, card: Card) -> float:
        """What a card is worth wherever it fits best."""
        if card.is_vision:
            return self.vision_worth(card)
        return max(0.0, self.adviser_worth(card), self.site_worth(card, self.me.pawn))

    def adviser_worth(self, card: Card) -> float:
        """What a denizen is worth as an adviser."""
        if card.restriction == SITE_ONLY or card.is_vision:
            return -1.0
        value = worth.CARD_WORTH.get(card.id, 0.5)
        if card.suit >= 0:
            value += 0.15 * min(4, self.partners(card.suit))
            value += 0.2 * self.sight.advisers_of_suit(self.me, card.suit)
        if card.locked:
            value -= 0.3
        return value

    def partners(self, suit: int) -> int:
        """How many cards on the map an adviser of a suit makes better to trade with."""
        n = 0
        for site in self.sight.sites:
            for this in site.cards:
                card = self.sight.face(this)
                if card is not None and card.suit == suit:
                    n += 2 if site.slot == self.me.pawn else 1
        return n

    def site_worth(self, card: Card, slot: int) -> float:
        """What a denizen is worth at a site: favor now, and a place to muster and trade."""
        if card.restriction == ADVISER_ONLY or card.is_vision:
            return -1.0
        site = self.sight.sites[slot]
        value = 0.45
        if card.suit >= 0 and self.sight.bank(card.suit):
            value += self.favor_worth()
        if self.sight.rules(self.me, slot):
            value += 0.7 * worth.CARD_WORTH.get(card.id, 0.5)
        elif "when_played" in card.power_types:
            value += 0.6 * worth.CARD_WORTH.get(card.id, 0.5)
        if site.warbands and not self.sight.rules(self.me, slot):
            value -= 0.2 + 0.3 * ("battle_plan" in card.power_types)
        return value

    def weakest_adviser(self) -> float:
        """What the adviser is worth that would have to go, if all places are taken."""
        if len(self.me.advisers) < ADVISER_LIMIT:
            return 0.0
        least = 10.0
        for this in self.me.advisers:
            least = min(least, self.held_worth(this))
        return least

    def held_worth(self, this: CardNo) -> float:
        """What an adviser is worth where it lies."""
        card = self.sight.face(this)
        if card is None:
            return 0.5
        if card.is_vision:
            return self.vision_worth(card) if self.me.vision < 0 else 0.3
        if not self.sight.is_faceup(this):
            return 0.4
        return 0.3 if "when_played" in card.power_types else self.adviser_worth(card)

    def rate_keep(self, option: Option) -> float:
        """Which of the drawn cards to keep."""
        card = BY_NUMBER.get(option - KEEP)
        return self.card_worth(card) if card is not None else 0.0

    def rate_play(self, ask: Ask, option: Option) -> float:
        """Where to play a card, or to discard it."""
        card = CARDS.get(ask.about)
        if card is None or option == DISCARD:
            return 0.0
        return self.place_worth(card, option - TO)

    def place_worth(self, card: Card, place: int) -> float:
        """What a card is worth at one place."""
        if place == ADVISERS_OBJECT:
            return self.adviser_worth(card) - self.weakest_adviser()
        if place == FACEDOWN_OBJECT:
            value = 0.1
            if card.is_vision:
                value = 0.5 if not self.me.is_exile else 0.4 * self.vision_worth(card)
            return value - self.weakest_adviser()
        if place == PLAY_OBJECT:
            return self.reveal_worth(card)
        return self.site_worth(card, place - SLOT)

    def reveal_worth(self, card: Card) -> float:
        """What it is worth to reveal a Vision now; one that lies there goes."""
        if card.goal < 0:
            return 0.2 if self.me.secrets else 0.05
        value = self.vision_worth(card)
        if self.me.vision >= 0:
            old = self.sight.face(self.me.vision)
            if old is not None:
                value -= self.vision_worth(old) + 0.2
        return value

    def best_place(self, this: CardNo) -> float:
        """What it is worth to turn up a facedown adviser now."""
        card = self.sight.face(this)
        if card is None:
            return -1.0
        if card.is_vision:
            return self.reveal_worth(card) if card.goal >= 0 and self.me.is_exile else -1.0
        value = self.adviser_worth(card)
        site = self.sight.sites[self.me.pawn]
        face = self.sight.site_face(self.me.pawn)
        if face is not None and site.faceup and len(site.cards) < face.capacity:
            value = max(value, self.site_worth(card, self.me.pawn))
        return value - 0.2

    def rate_discarded(self, option: Option) -> float:
        """Which card to lose: the one that is worth least."""
        thing = option % STRIDE
        card = BY_NUMBER.get(thing)
        if card is not None:
            for this in self.me.advisers:
                if self.sight.face(this) is card:
                    return -self.held_worth(this)
            return -self.card_worth(card)
        for this in self.me.advisers:
            place = self.me.advisers.index(this)
            if thing == ADVISER_PLACE + 10 * self.me.colour + place:
                return -self.held_worth(this)
        return 0.0
