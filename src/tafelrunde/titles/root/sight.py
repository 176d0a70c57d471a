"""What a Root bot may look at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import Seat
from tafelrunde.kernel.table import Sight
from tafelrunde.titles.root.board import SPOTS
from tafelrunde.titles.root.catalogue import (
    AMBUSH_CARD,
    SUITS,
    SWORD,
    USABLE_AMBUSHES,
    Card,
)
from tafelrunde.titles.root.factions.base import (
    RIVERFOLK,
    Faction,
)
from tafelrunde.titles.root.factions.marquise import Marquise
from tafelrunde.titles.root.factions.riverfolk import Riverfolk
from tafelrunde.titles.root.factions.vagabond import Vagabond
from tafelrunde.titles.root.factions.vagabond_items import READY, SPENT

if TYPE_CHECKING:
    from tafelrunde.titles.root.table import Root


class RootSight(Sight):
    """What a Root bot may look at: everything that lies open, its own faction and its own hand."""

    def __init__(self, table: Root, seat: Seat) -> None:
        super().__init__(table, seat)
        self._game = table

    # -- the turn

    @property
    def seats(self) -> int:
        """How many players there are."""
        return self._game.seats

    @property
    def turn(self) -> int:
        """Who is taking a turn."""
        return self._game.turn

    @property
    def is_my_turn(self) -> bool:
        """Whether this player is taking a turn."""
        return self._game.turn == self.seat

    @property
    def round(self) -> int:
        """Which round it is, from 1 on."""
        return self._game.round

    @property
    def phase(self) -> int:
        """The phase of the turn: BIRDSONG, DAYLIGHT or EVENING."""
        return self._game.phase

    @property
    def stage(self) -> int:
        """How far the faction in turn is in its phase, in its own counting."""
        return self._game.stage

    @property
    def actions(self) -> int:
        """How many actions were taken in this phase, in the faction's own counting."""
        return self._game.actions

    # -- the own faction, all of which its player may see

    @property
    def me(self) -> Faction:
        """This player's faction."""
        return self._game.factions[self.seat]

    def hand(self) -> list[Card]:
        """The cards in this player's hand."""
        return [self._game.kinds[this] for this in self.me.hand]

    def faces(self, own: list[int]) -> list[Card]:
        """What is printed on the cards of a zone of the own faction."""
        return [self._game.kinds[this] for this in own]

    def may_move(self, a: int, b: int) -> bool:
        """Whether this player's warriors could move from a clearing to the next."""
        return not self._game.is_closed(b) and self.me.may_move(self._game, a, b)

    def reach(self, c: int) -> list[int]:
        """Where moves of this player can lead from a clearing, rule aside."""
        return self.me.reach(self._game, c)

    def may_place(self, c: int) -> bool:
        """Whether this player may place pieces in a clearing."""
        return self._game.may_place(self.me, c)

    def wood_at_best_site(self) -> int:
        """The most wood the Marquise could build with in one clearing; -1 without any room."""
        me = self.me
        return me.wood_at_best_site(self._game) if isinstance(me, Marquise) else -1

    def crafting_pieces(self) -> list[int]:
        """This player's crafting pieces by suit, activated or not."""
        return self.me.crafting_pieces(self._game)

    # -- all factions

    def number(self, seat: Seat) -> int:
        """Which faction a player has: MARQUISE ... RIVERFOLK."""
        return self._game.factions[seat].number

    def seat_of(self, number: int) -> int:
        """Where a faction sits, or -1."""
        return self._game.prepared.seat_of[number]

    def are_enemies(self, seat: Seat, other: int) -> bool:
        """Whether two players are enemies."""
        return self._game.are_enemies(self._game.factions[seat], self._game.factions[other])

    def points(self, seat: Seat) -> int:
        """The points of a player."""
        return self._game.factions[seat].points

    def hand_size(self, seat: Seat) -> int:
        """How many cards a player holds."""
        return len(self._game.factions[seat].hand)

    def hand_is_open(self, seat: Seat) -> bool:
        """Whether a hand lies open."""
        return self._game.factions[seat].hand_is_open

    def open_hand(self, seat: Seat) -> list[Card]:
        """The cards of a hand that lies open; nothing if it does not."""
        faction = self._game.factions[seat]
        return self.faces(faction.hand) if faction.hand_is_open else []

    def has_effect(self, seat: Seat, effect: int) -> bool:
        """Whether a persistent effect lies in a player's play area."""
        return self._game.factions[seat].has_effect(effect)

    def dominance(self, seat: Seat) -> int:
        """The suit of a player's activated dominance card, or -1."""
        this = self._game.factions[seat].dominance
        return self._game.kinds[this].suit if this >= 0 else -1

    def partner(self, seat: Seat) -> int:
        """The seat a player is in coalition with, or -1."""
        return self._game.factions[seat].partner

    def items(self, seat: Seat, item: int) -> int:
        """How many items of a kind are in a player's Crafted Items box."""
        return self._game.factions[seat].items[item]

    def supply(self, seat: Seat) -> int:
        """How many warriors a player has left."""
        return self._game.factions[seat].supply

    def stock(self, seat: Seat, k: int) -> int:
        """How many pieces of a kind a player has left."""
        return self._game.factions[seat].stock[k]

    # -- the map

    def suit(self, c: int) -> int:
        """The suit of a clearing."""
        return self._game.suits[c]

    def paths(self, c: int) -> list[int]:
        """The clearings next to a clearing."""
        return self._game.board.paths[c]

    def through_woods(self, spot: int) -> list[int]:
        """Forests next to a clearing, or what is next to a forest."""
        return self._game.board.through_woods[spot]

    def is_closed(self, c: int) -> bool:
        """Whether nothing may come into a clearing any more."""
        return self._game.is_closed(c)

    def opposite(self, c: int) -> int:
        """The corner across from a corner; 0 if the clearing is none."""
        return self._game.board.opposite[c]

    def free_slots(self, c: int) -> int:
        """How many buildings could be placed in a clearing."""
        return self._game.free_slots[c]

    def is_ruin(self, c: int) -> bool:
        """Whether a ruin stands in a clearing."""
        return c in self._game.ruins

    def ruler(self, c: int) -> int:
        """Who rules a clearing, or -1."""
        return self._game.ruler(c)

    def warriors(self, seat: Seat, c: int) -> int:
        """How many warriors a player has in a clearing."""
        return self._game.factions[seat].warriors[c]

    def defenders(self, seat: Seat, c: int) -> int:
        """How many hits a player's roll could deal as defender; a Vagabond's swords count."""
        faction = self._game.factions[seat]
        if isinstance(faction, Vagabond):
            return faction.pack.undamaged(SWORD)
        return faction.warriors[c]

    def item_count(self, seat: Seat) -> int:
        """How many undamaged items a Vagabond has."""
        faction = self._game.factions[seat]
        if isinstance(faction, Vagabond):
            return faction.pack.on_side(READY) + faction.pack.on_side(SPENT)
        return 0

    def pawn(self, seat: Seat) -> int:
        """Where a Vagabond is; 0 for other factions."""
        faction = self._game.factions[seat]
        return faction.pawn if isinstance(faction, Vagabond) else 0

    def built(self, seat: Seat, c: int) -> int:
        """How many buildings a player has in a clearing."""
        return self._game.factions[seat].built[c]

    def tokens(self, seat: Seat, c: int) -> int:
        """How many tokens a player has in a clearing."""
        return self._game.factions[seat].tokens[c]

    def is_present(self, seat: Seat, c: int) -> bool:
        """Whether a player has any piece in a clearing, a pawn included."""
        return self._game.factions[seat].is_present(c)

    def strength(self, seat: Seat, c: int) -> int:
        """What a player has in a clearing that counts for rule."""
        return self._game.factions[seat].strength(self._game, c)

    def pieces(self, seat: Seat, c: int) -> list[int]:
        """A player's buildings and tokens in a clearing, as objects of the vocabulary."""
        faction = self._game.factions[seat]
        found: list[int] = []
        if faction.built[c] or faction.tokens[c]:
            for k in range(len(faction.kinds)):
                for _ in range(faction.pieces[k * SPOTS + c]):
                    found.append(faction.kinds[k].number)
        return found

    # -- cards

    def item_supply(self, item: int) -> int:
        """How many items of a kind can still be crafted."""
        return self._game.items[item]

    def quests(self) -> list[Card]:
        """The quests that lie open."""
        return self.faces(self._game.quests)

    def price(self, service: int) -> int:
        """What a service of the Riverfolk costs."""
        otters = self._game.faction(RIVERFOLK)
        return otters.prices[service] if isinstance(otters, Riverfolk) else 0

    def available(self) -> list[Card]:
        """The dominance cards that can be taken."""
        return self.faces(self._game.available)

    def hidden_ambushes(self) -> list[int]:
        """For each suit of clearings, how many usable ambush cards this player has not in view."""
        left = [USABLE_AMBUSHES] * len(SUITS)
        zones = self._game.open_zones()
        if not self.me.hand_is_open:
            zones.append(self.me.hand)
        for zone in zones:
            for this in zone:
                card = self._game.kinds[this]
                if card.kind == AMBUSH_CARD:
                    for suit in range(1, len(SUITS)):
                        left[suit] -= card.matches(suit)
        return left

    def hidden_cards(self) -> int:
        """How many cards are in the deck and in hidden hands of others."""
        n = len(self._game.deck)
        for other in self._game.factions:
            if other is not self.me and not other.hand_is_open:
                n += len(other.hand)
        return n
