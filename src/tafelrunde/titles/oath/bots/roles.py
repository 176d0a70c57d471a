"""What only a Chancellor, an Exile or a Citizen decides."""

from __future__ import annotations

from tafelrunde.kernel.ask import PASS, Ask, Option
from tafelrunde.titles.oath.bots import hopes
from tafelrunde.titles.oath.bots.judge import NEVER
from tafelrunde.titles.oath.bots.questions import Questions
from tafelrunde.titles.oath.player import Player


class ChancellorMind(Questions):
    """Keeps the title, and finds allies among the Exiles when another one is about to win."""

    def rate_offer(self, thing: int) -> float:
        """Citizenship is offered, once a round, where both would gain by it."""
        other = self.sight.player_of(thing)
        if self.offered.get(other.seat, 0) == self.sight.round or other is self.me:
            return NEVER
        if other.seat not in self.offers:
            self.offers[other.seat] = self._offer_worth(other)
        return self.offers[other.seat]

    def _offer_worth(self, other: Player) -> float:
        if hopes.gain_by_joining(self.now, other, 1, 0.5) <= 0:
            return NEVER
        gain = hopes.gain_by_offering(self.now, other) + 0.05 * self.loyal
        for player in self.sight.players:
            if player.is_citizen:
                gain -= 0.08  # every Citizen is one who may inherit
        return 0.3 + 10 * gain if gain > 0 else NEVER

    def rate_exile(self, thing: int) -> float:
        """A Citizen is exiled if he would succeed and the end is near."""
        other = self.sight.player_of(thing)
        if other is self.me or not self.now.is_successor(other):
            return NEVER
        return 1.5 if self.sight.round >= 4 else -0.5

    def rate_consent(self, ask: Ask, option: Option) -> float:
        """Citizens may have a few warbands, unless they are about to succeed."""
        if option == PASS:
            return 0.0
        asking = self.sight.players[ask.target] if ask.target >= 0 else None
        if asking is None or self.now.is_successor(asking):
            return -1.0
        return 0.3 if ask.count <= 2 else -0.3


class ExileMind(Questions):
    """Wants the title or a Vision; the Empire where it promises more."""

    def citizenship_worth(self, relics: int) -> float:
        """Worth it for whoever has better chances as an heir than on his own."""
        return 10 * hopes.gain_by_joining(self.now, self.me, relics, self.loyal)


class CitizenMind(Questions):
    """Wants the Empire to last and the Successor's goal for himself."""

    def rate_exile(self, thing: int) -> float:
        """Leaving the Empire: for whoever has better chances on his own, and can afford it."""
        me = self.me
        if thing != me.object or self.is_last:
            return NEVER
        gain = hopes.gain_by_leaving(self.now, me, self.loyal)
        return 10 * gain - 0.5 * self.favor_price(me.all_secrets + me.warbands) - 0.3

    def rate_consent(self, ask: Ask, option: Option) -> float:
        """Gifts are welcome, giving is not."""
        return 0.1 if option == PASS else 0.0
