"""What only a Chancellor, an Exile or a Citizen decides."""

from __future__ import annotations

from tafelrunde.kernel.ask import PASS, Ask, Option
from tafelrunde.titles.oath.bots.judge import NEVER
from tafelrunde.titles.oath.bots.outlook import NO_GOAL
from tafelrunde.titles.oath.bots.questions import Questions
from tafelrunde.titles.oath.catalogue import MORE_RELICS, MOST_SITES
from tafelrunde.titles.oath.player import Player


class ChancellorMind(Questions):
    """Keeps the title, and makes a Citizen of whoever threatens it without being a heir."""

    def rate_offer(self, thing: int) -> float:
        """Citizenship is offered to an Exile with the title, or with many sites, once a round."""
        other = self.sight.player_of(thing)
        if self.offered.get(other.seat, 0) == self.sight.round or other is self.me:
            return NEVER
        if self.would_succeed(other):
            return NEVER
        value = -0.5
        if self.sight.keeper == other.seat:
            value += 3.0
        if self.sight.oath.goal == MOST_SITES:
            value += 0.5 * self.now.sites[other.colour]
        if other.vision >= 0:
            value += 0.8
        return value - 0.4 * sum(1 for player in self.sight.players if player.is_citizen)

    def would_succeed(self, other: Player) -> bool:
        """Whether a new Citizen with one more relic would win in the Chancellor's place."""
        what_if = self.now.copy()
        what_if.things[other.seat] += 1
        if self.sight.oath.successor == MORE_RELICS:
            return what_if.things[other.seat] >= what_if.things[self.me.seat]
        return what_if.meets(self.sight.oath.successor, other)

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
    """Wants the title or a Vision; the Empire only as its heir."""

    def citizenship_worth(self) -> float:
        """Worth it for whoever would succeed at once, and has no chance of his own."""
        me = self.me
        goal = self.sight.oath.successor
        if self.sight.keeper == me.seat or self.now.vision_goal(me) != NO_GOAL:
            return NEVER
        heir = self.now.copy()
        heir.things[me.seat] += 1
        if not heir.would_succeed(me) or self.sight.round < 4:
            return -5.0
        empire = self.sight.keeper >= 0 and self.sight.players[self.sight.keeper].is_imperial
        return (4.0 if goal != MORE_RELICS else 3.0) if empire else -2.0


class CitizenMind(Questions):
    """Wants the Empire to last and the Successor's goal for himself."""

    def rate_exile(self, thing: int) -> float:
        """Leaving the Empire: with the title, or when it has lost it and one is no heir."""
        if thing != self.me.object or self.now.is_successor(self.me):
            return NEVER
        if self.now.meets(self.sight.oath.goal, self.me):
            return 6.0
        keeper = self.sight.keeper
        if keeper >= 0 and not self.sight.players[keeper].is_exile:
            return -0.5
        return 0.4 if self.sight.round <= 4 else -0.5

    def rate_consent(self, ask: Ask, option: Option) -> float:
        """Gifts are welcome, giving is not."""
        return 0.1 if option == PASS else 0.0
