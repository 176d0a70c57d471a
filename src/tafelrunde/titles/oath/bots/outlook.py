"""How the race stands: what counts for oaths and Visions, and what that is worth to a player."""

from __future__ import annotations

from typing import Final

from tafelrunde.titles.oath.board import COLOURS, PURPLE, SLOTS, VISIONS_TO_WIN
from tafelrunde.titles.oath.catalogue import (
    DARKEST_SECRET,
    HOLDS_DARKEST_SECRET,
    HOLDS_PEOPLES_FAVOR,
    HOLDS_SCEPTER,
    MORE_RELICS,
    MOST_RELICS,
    MOST_SITES,
    PEOPLES_FAVOR,
    SCEPTER,
)
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.sight import OathSight

NOBODY: Final = -1
NO_GOAL: Final = -1
ASKS_FOR_MOST: Final = (MOST_SITES, MOST_RELICS)


class Outlook:
    """Sites by colour, relics and banners by seat, the title. Change it to ask "what if"."""

    def __init__(self, sight: OathSight) -> None:
        self.sight = sight
        self.sites = [0] * len(COLOURS)
        self.things = [0] * sight.seats
        self.peoples = NOBODY
        self.darkest = NOBODY
        self.scepter = NOBODY
        self.keeper = sight.keeper
        self.usurper = sight.is_usurped

    def look(self) -> None:
        """Count what lies on the table."""
        sight = self.sight
        self.sites = [0] * len(COLOURS)
        for slot in range(SLOTS):
            colour = sight.colour_at(slot)
            if colour >= 0:
                self.sites[colour] += 1
        for player in sight.players:
            self.things[player.seat] = len(player.relics) + len(player.banners)
        self.peoples = sight.holder(PEOPLES_FAVOR)
        self.darkest = sight.holder(DARKEST_SECRET)
        self.scepter = sight.holder(SCEPTER)
        self.keeper = sight.keeper
        self.usurper = sight.is_usurped

    def copy(self) -> Outlook:
        """A copy to change."""
        twin = Outlook(self.sight)
        twin.sites = self.sites.copy()
        twin.things = self.things.copy()
        twin.peoples = self.peoples
        twin.darkest = self.darkest
        twin.scepter = self.scepter
        twin.keeper = self.keeper
        twin.usurper = self.usurper
        return twin

    # -- what if

    def take_site(self, old: int, new: int) -> None:
        """A site changes its ruler's colour; -1 is bandits."""
        if old >= 0:
            self.sites[old] -= 1
        if new >= 0:
            self.sites[new] += 1

    def take_thing(self, thing: int, old: int, new: int) -> None:
        """A relic or banner changes hands."""
        if old >= 0:
            self.things[old] -= 1
        if new >= 0:
            self.things[new] += 1
        if thing == PEOPLES_FAVOR:
            self.peoples = new
        elif thing == DARKEST_SECRET:
            self.darkest = new
        elif thing == SCEPTER:
            self.scepter = new

    # -- goals

    def count(self, goal: int, player: Player) -> int:
        """What a player has for a goal that asks for the most."""
        if goal == MOST_SITES:
            return 0 if player.is_citizen else self.sites[player.force_colour]
        return self.things[player.seat]

    def lead(self, goal: int, me: Player) -> int:
        """How far ahead of all others a player is, for goals that ask for the most."""
        most = 0
        for other in self.sight.players:
            if other is not me:
                n = self.count(goal, other)
                if n > most:
                    most = n
        return self.count(goal, me) - most

    def meets(self, goal: int, me: Player) -> bool:
        """Whether a player meets a goal alone."""
        if goal == HOLDS_PEOPLES_FAVOR:
            return self.peoples == me.seat
        if goal == HOLDS_DARKEST_SECRET:
            return self.darkest == me.seat
        if goal == HOLDS_SCEPTER:
            return self.scepter == me.seat
        if goal in ASKS_FOR_MOST:
            return self.lead(goal, me) > 0
        return False

    def is_successor(self, me: Player) -> bool:
        """Whether a Citizen would win in the Chancellor's place."""
        return me.is_citizen and self.would_succeed(me)

    def would_succeed(self, me: Player) -> bool:
        """The same for whoever becomes a Citizen."""
        goal = self.sight.oath.successor
        if goal != MORE_RELICS:
            return self.meets(goal, me)
        for other in self.sight.players:
            if other is not me and other.is_imperial:
                if self.things[other.seat] >= self.things[me.seat]:
                    return False
        return True

    def settle(self) -> None:
        """Give the title to whoever meets the oath alone; on a tie it stays."""
        goal = self.sight.oath.goal
        for player in self.sight.players:
            if self.meets(goal, player):
                if player.seat != self.keeper:
                    self.keeper = player.seat
                    self.usurper = False
                return
        if self.keeper >= 0 and goal in ASKS_FOR_MOST:
            holder = self.sight.players[self.keeper]
            if self.lead(goal, holder) < 0:  # others are tied ahead of him: he chooses one
                self.keeper = NOBODY
                self.usurper = False

    # -- what it is worth

    def worth(self, me: Player) -> float:
        """What the state of the race is worth to a player; call `settle` before."""
        if me.is_exile:
            return self._exile(me)
        value = 0.0
        late = 0.5 * self.sight.round
        holder = self.sight.players[self.keeper] if self.keeper >= 0 else None
        if holder is None:
            value -= 3.0
        elif holder.is_exile:
            value -= 14.0 if self.usurper else 7.0
        if holder is None or holder.is_imperial:
            value += 4.0 + late
            if me.is_citizen:
                value += (6.0 + late) * self.is_successor(me)
            else:
                for other in self.sight.players:
                    if other.is_citizen and self.is_successor(other):
                        value -= 5.0 + late
        value -= self._rivals(me)
        goal = self.sight.oath.goal
        if goal == MOST_SITES:
            value += self._margin(self._empire_lead()) * (0.4 if me.is_citizen else 1.0)
        elif goal == MOST_RELICS and me.is_chancellor:
            value += self._margin(self.lead(goal, me))
        if me.is_citizen and self.meets(goal, me):
            # Who leaves the Empire takes the title along, but leaving costs favor.
            value += 0.5 if goal == HOLDS_PEOPLES_FAVOR else 3.0
        if me.is_citizen and self.sight.oath.successor == MORE_RELICS:
            value += self._margin(self._imperial_lead(me))
        return value

    def _imperial_lead(self, me: Player) -> int:
        """How many relics and banners a Citizen has more than the others of the Empire."""
        most = 0
        for other in self.sight.players:
            if other is not me and other.is_imperial:
                most = max(most, self.things[other.seat])
        return self.things[me.seat] - most

    def _empire_lead(self) -> int:
        most = 0
        for colour in range(1, len(COLOURS)):
            most = max(most, self.sites[colour])
        return self.sites[PURPLE] - most

    def _margin(self, lead: int) -> float:
        """A lead is worth something, a long one not much more; a gap hurts."""
        if lead > 0:
            return 1.2 * min(lead, 3) + 0.2 * lead
        return 1.6 * max(lead, -4)

    def _exile(self, me: Player) -> float:
        value = 0.0
        late = self.sight.round >= 4
        if self.keeper == me.seat:
            value += 18.0 if self.usurper else 11.0
        elif self.keeper >= 0:
            holder = self.sight.players[self.keeper]
            if holder.is_exile:
                value -= 11.0 if self.usurper else 4.0
            else:
                value -= 3.0 if late else 1.0
        goal = self.sight.oath.goal
        if goal in ASKS_FOR_MOST:
            value += self._margin(self.lead(goal, me))
        ready = self.sight.visions_drawn >= VISIONS_TO_WIN
        wanted = self.vision_goal(me)
        if wanted != NO_GOAL:
            if self.meets(wanted, me):
                value += 11.0 if ready else 4.0
            if wanted in ASKS_FOR_MOST:
                value += self._margin(self.lead(wanted, me)) * (1.0 if ready else 0.5)
        return value - self._rivals(me)

    def vision_goal(self, me: Player) -> int:
        """The goal of the Vision this player has revealed, or could reveal."""
        if me.vision >= 0:
            card = self.sight.face(me.vision)
            return card.goal if card is not None else NO_GOAL
        for this in me.advisers:
            card = self.sight.face(this)
            if card is not None and card.is_vision and card.goal >= 0:
                return card.goal
        return NO_GOAL

    def _rivals(self, me: Player) -> float:
        """How much revealed Visions of others threaten."""
        value = 0.0
        ready = self.sight.visions_drawn >= VISIONS_TO_WIN
        for other in self.sight.players:
            if other is not me and other.is_exile and other.vision >= 0:
                card = self.sight.face(other.vision)
                if card is not None and card.goal >= 0 and self.meets(card.goal, other):
                    value += 8.0 if ready else 2.0
        return value
