"""How the race stands: what counts for oaths and Visions, and what that is worth to a player."""

from __future__ import annotations

from typing import Final

from tafelrunde.titles.oath.board import COLOURS, LAST_ROUND, PURPLE, SLOTS, VISIONS_TO_WIN
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
from tafelrunde.titles.oath.player import CITIZEN, EXILE_ROLE, Player
from tafelrunde.titles.oath.sight import OathSight

NOBODY: Final = -1
NO_GOAL: Final = -1
ASKS_FOR_MOST: Final = (MOST_SITES, MOST_RELICS)
# By round: how likely the game ends with it if the Empire has the title (3.3, 3.4).
END_CHANCE: Final = [0.0, 0.0, 0.0, 0.0, 0.0, 1 / 6, 1 / 3, 2 / 3, 1.0, 1.0]
# What the title is worth to an Exile by round. Who rules most sites too early has everybody for an
# enemy before it can win; relics and banners are harder to take.
SITES_TITLE: Final = [0.0, -2.0, -2.0, -0.5, 3.0, 6.5, 8.5, 11.0, 0.0, 0.0]
EXPOSED: Final = 3.2  # what it costs to have everybody for an enemy, if the title will be lost
THINGS_TITLE: Final = [0.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 0.0, 0.0]
TITLE_BY_SEATS: Final = [1.0, 1.0, 1.2, 1.2, 1.2, 1.1, 1.0]
# The chance that one other player leaves the title alone, by the lead over him.
LEFT_ALONE: Final = [0.6, 0.7, 0.85, 0.92]
HELD: Final = 1.65  # how much more than by these chances a title is worth
# How much it is up to a player to stop an Exile with the title, by how many others could do it
# before it wins.
URGENCY: Final = [1.0, 0.6, 0.35, 0.2, 0.1]
LEFT_TO_EMPIRE: Final = 0.35  # of stopping a Vision, if nobody but the Empire could do it as well


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
        self.first = 0  # the Chancellor's seat

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
            if player.is_chancellor:
                self.first = player.seat
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
        twin.first = self.first
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
        if goal != MOST_SITES:
            return self.things[player.seat]
        if player.role == EXILE_ROLE:
            return self.sites[player.colour]
        return 0 if player.role == CITIZEN else self.sites[PURPLE]

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
        if goal not in ASKS_FOR_MOST:
            found = self.peoples if goal == HOLDS_PEOPLES_FAVOR else self.darkest
            if found >= 0:
                self._crown(found)
            return
        best, most, held, tied = NOBODY, 0, 0, False
        for player in self.sight.players:
            n = self.count(goal, player)
            if player.seat == self.keeper:
                held = n
            if n > most:
                best, most, tied = player.seat, n, False
            elif n == most:
                tied = True
        if not tied and best >= 0:
            self._crown(best)
        elif self.keeper >= 0 and held < most:  # others are tied ahead of him: he chooses one
            self.keeper = NOBODY
            self.usurper = False

    def _crown(self, seat: int) -> None:
        if seat != self.keeper:
            self.keeper = seat
            self.usurper = False

    # -- what it is worth

    def worth(self, me: Player) -> float:
        """What the state of the race is worth to a player; call `settle` before."""
        return self._exile(me) if me.is_exile else self._imperial(me)

    def _imperial(self, me: Player) -> float:
        """The Empire wins if it keeps the title when the die falls; then its heir matters."""
        sight = self.sight
        holder = sight.players[self.keeper] if self.keeper >= 0 else None
        kept = 2.5 + 9.5 * END_CHANCE[sight.round]
        if holder is None or holder.is_imperial:
            value = kept
        elif self.usurper:
            value = -12.0
        elif sight.round >= LAST_ROUND:
            value = 11.0  # nobody becomes Usurper any more: the Empire wins unless a Vision does
        else:
            lost = 0.5 if sight.round < 4 else -2.0 - 6.0 * END_CHANCE[sight.round]
            value = kept + self._urgency(me, imperial=True) * (lost - kept)
        if value > 0:
            value *= self._share(me)
        value -= self._rivals(me)
        goal = sight.oath.goal
        if goal == MOST_SITES:
            value += self._margin(self._empire_lead()) * (0.4 if me.is_citizen else 1.0)
        elif goal == MOST_RELICS and me.is_chancellor:
            value += self._margin(self.lead(goal, me))
        if me.is_citizen and self.meets(goal, me):
            # Who leaves the Empire takes the title along, but leaving costs favor.
            value += 0.5 if goal == HOLDS_PEOPLES_FAVOR else 3.0
        if sight.oath.successor == MORE_RELICS and me.is_citizen:
            value += self._margin(self._imperial_lead(me))
        return value

    def _share(self, me: Player) -> float:
        """How much of the Empire's victory is this player's: the heir has it all, others hope."""
        if me.is_citizen:
            return 1.0 if self.would_succeed(me) else 0.3
        for other in self.sight.players:
            if other.is_citizen and self.would_succeed(other):
                return 0.25
        return 1.0

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
            return 0.5 * min(lead, 4)
        return 0.2 * max(lead, -4)

    def _exile(self, me: Player) -> float:
        """The title if it can still win, and a Vision if it is fulfilled."""
        sight = self.sight
        last = sight.round >= LAST_ROUND
        goal = self.vision_goal(me)
        ready = sight.visions_drawn >= VISIONS_TO_WIN
        fulfilled = goal != NO_GOAL and self.meets(goal, me)
        value = self._title(me)
        if fulfilled and not last:
            value += 12.0 if ready else 2.0 + sight.visions_drawn
        elif fulfilled and ready:
            # War weariness: Visions count where neither Empire nor Usurper has the title.
            value += 1.0 if self.usurper or self._empire_keeps() else 14.0
        if not last:
            if sight.oath.goal in ASKS_FOR_MOST:
                value += self._margin(self.lead(sight.oath.goal, me))
            if goal in ASKS_FOR_MOST:
                value += self._margin(self.lead(goal, me)) * (1.0 if ready else 0.5)
        return value - self._rivals(me)

    def _empire_keeps(self) -> bool:
        return self.keeper >= 0 and self.sight.players[self.keeper].is_imperial

    def _hold(self, me: Player) -> float:
        """How well an Exile could hold the title until it wins: by his lead and his enemies."""
        goal = self.sight.oath.goal
        if goal not in ASKS_FOR_MOST:
            return TITLE_BY_SEATS[self.sight.seats]
        each = LEFT_ALONE[max(0, min(3, self.lead(goal, me)))]
        hold = HELD
        for _ in range(self.sight.seats - 1):
            hold *= each
        return hold

    def _title(self, me: Player) -> float:
        """What it is worth to an Exile that somebody has the title.

        It wins only in the second turn after it was taken, and never for who takes it last.
        """
        round = self.sight.round
        last = round >= LAST_ROUND
        if self.keeper == me.seat:
            if self.usurper:
                return 16.0
            if self.sight.oath.goal == MOST_SITES:
                hold = self._hold(me)
                return SITES_TITLE[round] * hold - EXPOSED * (1.0 - hold)
            return THINGS_TITLE[round] * self._hold(me)
        if self.keeper < 0:
            return 0.0
        if self.sight.players[self.keeper].is_exile:
            if self.usurper:
                return -10.0
            return 0.0 if last else -(1.0 + 2.0 * (round >= 4)) * self._urgency(me, imperial=False)
        return 0.0 if last else -10.0 * END_CHANCE[round]

    def _urgency(self, me: Player, *, imperial: bool) -> float:
        """How much it is up to a player to stop who has the title before his next turn.

        Others of the Empire, or all others, may do it as well.
        """
        others = 0
        seats = self.sight.seats
        for ahead in range(1, (self.keeper - me.seat) % seats):
            other = self.sight.players[(me.seat + ahead) % seats]
            others += other.is_imperial or not imperial
        return URGENCY[min(others, len(URGENCY) - 1)]

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
        sight = self.sight
        value = 0.0
        ready = sight.visions_drawn >= VISIONS_TO_WIN
        for other in sight.players:
            if other is not me and other.is_exile and other.vision >= 0:
                card = sight.face(other.vision)
                if card is None or card.goal < 0 or not self.meets(card.goal, other):
                    continue
                if not ready:
                    value += 2.0
                elif sight.round < LAST_ROUND or self.is_to_come(other):
                    value += 9.0
                elif not self.usurper and not self._empire_keeps():
                    value += 12.0
        return value * self._burden() if me.is_exile else value

    def _burden(self) -> float:
        """How much it is up to an Exile to stop another: he leaves it to the Empire if he can."""
        players = self.sight.players
        imperial = len([one for one in players if one.is_imperial])
        return 1.0 - LEFT_TO_EMPIRE * imperial / max(1, len(players) - 2)

    def is_to_come(self, other: Player) -> bool:
        """Whether a player still has a turn in this round."""
        sight = self.sight
        before = (sight.turn - self.first) % sight.seats
        return (other.seat - self.first) % sight.seats > before
