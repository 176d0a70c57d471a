"""What an Allegoria bot may look at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import Seat
from tafelrunde.kernel.table import Sight
from tafelrunde.titles.allegoria import shortfall, turn
from tafelrunde.titles.allegoria.catalogue import MOST_BOUND
from tafelrunde.titles.allegoria.player import REGIONS, Player
from tafelrunde.titles.allegoria.prepared import Box

if TYPE_CHECKING:
    from tafelrunde.titles.allegoria.table import Allegoria


class AllegoriaSight(Sight):
    """What a bot may look at: its own cards, and everything that lies openly."""

    def __init__(self, table: Allegoria, seat: Seat) -> None:
        super().__init__(table, seat)
        self._game = table

    @property
    def box(self) -> Box:
        """What is printed on cards and boards."""
        return self._game.box

    @property
    def seats(self) -> int:
        """How many players take part."""
        return self._game.seats

    @property
    def week(self) -> int:
        """The week, 1 to 6."""
        return self._game.week

    @property
    def area(self) -> int:
        """The area that is being resolved, 0 outside the action phase."""
        return self._game.area

    @property
    def points(self) -> int:
        """Action points of the bid that are left in this turn."""
        return self._game.points

    @property
    def markers(self) -> int:
        """Anarchy markers left on their track."""
        return self._game.markers

    @property
    def start(self) -> int:
        """The seat with the start player marker."""
        return self._game.start

    @property
    def queen_lives(self) -> bool:
        """Whether upper edicts are read."""
        return self._game.queen_lives

    def order(self) -> list[int]:
        """The seats with a bid above 0 in this area, highest first."""
        return self._game.order.copy()

    def spaces(self, area: int) -> list[int]:
        """The seats with tokens in an area (1 to 7), from left to right."""
        return self._game.spaces[area - 1].copy()

    def tokens_in(self, seat: Seat, area: int) -> int:
        """How many tokens a player has in an area."""
        return len(self._game.players[seat].bids[area - 1])

    def my_bids(self, area: int) -> list[int]:
        """What is printed on this player's tokens in an area, as object numbers."""
        g = self._game
        return [g.kinds[token].number for token in g.players[self.seat].bids[area - 1]]

    def tokens_left(self, seat: Seat) -> int:
        """How many tokens a player has not yet placed."""
        return len(self._game.players[seat].tokens)

    def bid(self, seat: Seat) -> int:
        """What the tokens of a player come to in the area that is being resolved."""
        return self._game.players[seat].bid if self._game.area else 0

    def track(self, seat: Seat, track: int) -> int:
        """A home track of a player: 0 strength to 4 knowledge."""
        return self._game.players[seat].tracks[track]

    def figures(self, seat: Seat, kind: int, region: int) -> int:
        """Figures of a player: kind 0 soldier to 2 merchant, region a seat or 4 for the centre."""
        return self._game.players[seat].figures[kind * REGIONS + region]

    def supply(self, seat: Seat) -> int:
        """Figures in a player's supply."""
        return self._game.players[seat].supply

    def anarchy(self, seat: Seat) -> int:
        """Anarchy markers of a player."""
        return self._game.players[seat].anarchy

    def influence(self, seat: Seat) -> int:
        """Influence tokens of a player."""
        return self._game.players[seat].influence

    def diplomacy(self, seat: Seat) -> int:
        """The space of a player on the diplomacy track."""
        return self._game.players[seat].diplomacy

    def alms(self, seat: Seat) -> int:
        """The space of a player on the alms track."""
        return self._game.players[seat].alms

    def guilds(self, seat: Seat) -> list[int]:
        """The guilds under a home board: 0 soldiers to 4 scholars."""
        return self._game.players[seat].guilds.copy()

    def hand(self) -> list[int]:
        """This player's worker cards, as object numbers."""
        g = self._game
        return [g.kinds[card].number for card in g.players[self.seat].hand]

    def hand_size(self, seat: Seat) -> int:
        """How many worker cards a player holds."""
        return len(self._game.players[seat].hand)

    def tasks(self) -> list[int]:
        """This player's open tasks for the game, as object numbers."""
        g = self._game
        return [g.kinds[card].number for card in g.players[self.seat].tasks]

    def end_tasks(self) -> list[int]:
        """This player's tasks for the end, as object numbers."""
        g = self._game
        return [g.kinds[card].number for card in g.players[self.seat].end_tasks]

    def done(self, seat: Seat) -> list[int]:
        """The tasks a player has fulfilled, as object numbers."""
        g = self._game
        return [g.kinds[card].number for card in g.players[seat].done]

    def row(self) -> list[int]:
        """The open worker cards, as object numbers."""
        g = self._game
        return [g.kinds[card].number for card in g.row]

    def group(self, at: int) -> list[int]:
        """One of the three groups of area II, as object numbers."""
        g = self._game
        return [g.kinds[card].number for card in g.groups[at]]

    def tiles(self) -> list[int]:
        """The three alms tiles from left to right, as object numbers."""
        g = self._game
        return [g.kinds[card].number for card in g.tiles]

    def trader(self) -> int:
        """The trader of the week as object number, 0 if there is none."""
        g = self._game
        return g.kinds[g.trader[-1]].number if g.trader else 0

    def decree(self) -> int:
        """The decree of the week as object number, 0 if there is none."""
        g = self._game
        return g.kinds[g.decree[-1]].number if g.decree else 0

    def me(self) -> Player:
        """A copy of what lies before this player, to try something out on."""
        return self._game.players[self.seat].copy()

    def missing(self, task: int, me: Player, points: int) -> float:
        """How far a task is from being fulfilled by this player, as things stand on a copy.

        So many points are left of the turn the copy is in.
        """
        g = self._game
        return shortfall.missing(g, g.box.tasks[task].condition, me, [0] * MOST_BOUND, points)

    def cost(self, action: int) -> int:
        """The action points an action costs now."""
        return turn.cost(self._game, action)

    def ruses(self) -> int:
        """How many Ruses the player in turn has made in this turn."""
        return self._game.ruses

    def region_of(self, thing: int) -> int:
        """The region an object names: a seat, or 4 for the centre."""
        return self._game.region_of(thing)
