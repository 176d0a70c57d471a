"""The Eyrie Dynasties (7): a Decree that grows every turn and must be obeyed, or turmoil."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import PASS, CardNo, Option, Seat
from tafelrunde.kernel.zones import ALL, Place, Zone
from tafelrunde.titles.root import battle, crafting, moving, turn
from tafelrunde.titles.root.board import CORNERS, SPOTS
from tafelrunde.titles.root.boards import NUMBERS, counted, number, track
from tafelrunde.titles.root.catalogue import BIRD, SUIT_OBJECTS, Card
from tafelrunde.titles.root.factions.base import EYRIE, MARQUISE, Faction, PieceKind
from tafelrunde.titles.root.facts import FactionFacts, row
from tafelrunde.titles.root.removal import Loss
from tafelrunde.titles.root.vocabulary import (
    ADD,
    AT,
    BATTLE,
    BUILD,
    COLUMN,
    LEAD,
    MOVE,
    RECRUIT,
    RESOLVE,
    Group,
)

if TYPE_CHECKING:
    from tafelrunde.titles.root.battle import Battle
    from tafelrunde.titles.root.table import Root

ROOSTS: Final = 0
KINDS: Final = [PieceKind("roost", counted("eyrie", "buildings", "roost"), building=True)]
CRAFTERS: Final = [ROOSTS]
WARRIORS: Final = number("eyrie", "warriors")
POINTS: Final = track("eyrie", "points_per_evening_by_on_map")
DRAWS: Final = track("eyrie", "cards_drawn_by_on_map")

# Columns of the Decree, from the left.
RECRUIT_COLUMN: Final = 0
MOVE_COLUMN: Final = 1
BATTLE_COLUMN: Final = 2
BUILD_COLUMN: Final = 3
COLUMNS: Final = ["recruit", "move", "battle", "build"]
COLUMN_OBJECTS: Final = Group([f"column_{column}" for column in COLUMNS])
DECREE: Final = [Zone(f"decree_{column}", owner=ALL, others=ALL) for column in COLUMNS]

BUILDER: Final = 0
CHARISMATIC: Final = 1
COMMANDER: Final = 2
DESPOT: Final = 3
LEADERS: Final = ["builder", "charismatic", "commander", "despot"]
LEADER_OBJECTS: Final = Group(LEADERS)
VIZIERS: Final = [
    [int(column in NUMBERS["eyrie"]["leaders"][leader]) for column in COLUMNS] for leader in LEADERS
]

# Stages of Birdsong.
FIRST_CARD: Final = 0
SECOND_CARD: Final = 1
NEW_ROOST: Final = 2
# Stages of Daylight: crafting, then 1 + column, then the end.
CRAFTING: Final = 0
DECREE_DONE: Final = 5


class Eyrie(Faction):
    """The Dynasties: their Decree, their leader, and how far the Decree is resolved."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, EYRIE, KINDS, WARRIORS)
        self.crafters = CRAFTERS
        self.wins_ties = True  # Lords of the Forest (7.2.2)
        self.decree: list[list[int]] = [[], [], [], []]
        self.viziers = [0, 0, 0, 0]  # by column
        self.leader = -1
        self.leaders_down = 0  # leaders (bits) that lie face down
        self.added_bird = False  # to the Decree this turn
        self.todo = [0, 0, 0, 0]  # cards of the current column still to resolve, by suit

    def copy(self) -> Faction:
        """An independent copy."""
        twin = Eyrie(self.seat)
        self.copy_into(twin)
        twin.decree = [column.copy() for column in self.decree]
        twin.viziers = self.viziers.copy()
        twin.leader = self.leader
        twin.leaders_down = self.leaders_down
        twin.added_bird = self.added_bird
        twin.todo = self.todo.copy()
        return twin

    # -- 7.2 rules and abilities, 7.8 leaders

    def crafting_pieces(self, g: Root) -> list[int]:
        """Roosts (7.2.1)."""
        return crafting.pieces_by_suit(g, self, ROOSTS)

    def item_points(self, g: Root, card: Card) -> int:
        """Disdain for Trade: 1 point, unless the Builder leads (7.2.3, 7.8.1)."""
        return card.points if self.leader == BUILDER else 1

    def extra_hits(self, g: Root, battle: Battle) -> int:
        """The Commander adds a hit as attacker (7.8.3)."""
        return 1 if self.leader == COMMANDER and battle.attacker is self else 0

    def has_removed(self, g: Root, loss: Loss, battle: Battle | None) -> None:
        """The Despot scores once more per battle for enemy buildings and tokens (7.8.4)."""
        if self.leader == DESPOT and battle is not None and loss.pieces:
            if not battle.bonus_scored & self.bit and g.are_enemies(self, loss.victim):
                battle.bonus_scored |= self.bit
                g.score(self, 1, "root:7.8.4")

    # -- 7.3 setup

    def setup(self, g: Root) -> None:
        """A roost and six warriors across from the keep, a leader, two viziers."""
        corners = [c for c in CORNERS if g.may_build(self, c)]
        if g.faction(MARQUISE) is not None:
            corners = [g.board.opposite[c] for c in CORNERS if not g.may_place(self, c)]
        c = g.ask_clearing(self, AT, corners, "first-roost", "root:7.3.2")
        self.put(g, ROOSTS, c)
        self.add_warriors(g, c, 6)
        if g.loud:
            g.say("places", self.seat, {"piece": "roost", "clearing": c, "rule": "root:7.3.2"})
        self.choose_leader(g, "root:7.3.3")

    def choose_leader(self, g: Root, rule: str) -> None:
        """Choose one of the leaders that lie face up and place the viziers as it says."""
        up = [
            LEAD + LEADER_OBJECTS.objects[i]
            for i in range(len(LEADERS))
            if not (self.leaders_down >> i) & 1
        ]
        self.leader = LEADER_OBJECTS.which(g.choose(self, "choose-leader", up, rule) - LEAD)
        self.viziers = VIZIERS[self.leader].copy()
        if g.loud:
            g.say("leader", self.seat, {"leader": LEADERS[self.leader], "rule": rule})

    # -- 7.4 Birdsong

    def birdsong(self, g: Root) -> None:
        """Emergency Orders, one or two cards for the Decree, A New Roost (7.4)."""
        if g.stage == FIRST_CARD:
            if not self.hand:
                g.draw(self, 1)  # 7.4.1
            self.added_bird = False
            if self.hand:
                self.add_to_decree(
                    g,
                    g.ask_card(
                        self, verb=ADD, cards=self.hand, prompt="add-card", rule="root:7.4.2"
                    ),
                )
            g.stage = SECOND_CARD
        elif g.stage == SECOND_CARD:
            if self.hand:
                fits = [
                    this for this in self.hand if not self.added_bird or g.kinds[this].suit != BIRD
                ]
                prompt = "add-second-card"
                this = g.ask_card(
                    self, verb=ADD, cards=fits, prompt=prompt, rule="root:7.4.2", optional=True
                )
                if this >= 0:
                    self.add_to_decree(g, this)
            g.stage = NEW_ROOST
            if self.out(ROOSTS):
                g.end_phase()
        else:
            self.new_roost(g)
            g.end_phase()

    def add_to_decree(self, g: Root, this: CardNo) -> None:
        """Add a card of the hand to a column of choice (7.4.2)."""
        options = [COLUMN + column for column in COLUMN_OBJECTS.objects]
        card = g.kinds[this]
        option = g.ask_of(self, "decree-column", options, "root:7.4.2", about=card.id)
        column = COLUMN_OBJECTS.which(option - COLUMN)
        self.hand.remove(this)
        self.decree[column].append(this)
        if card.suit == BIRD:
            self.added_bird = True
        if g.loud:
            name = COLUMNS[column]
            g.say("adds", self.seat, {"card": card.id, "column": name, "rule": "root:7.4.2"})

    def new_roost(self, g: Root) -> None:
        """Without a roost: one and three warriors where the fewest warriors are (7.4.3)."""
        if self.stock[ROOSTS] == 0:
            return
        fewest = 1000
        spots: list[int] = []
        for c in range(1, SPOTS):
            if g.may_build(self, c):
                n = 0
                for faction in g.factions:
                    n += faction.warriors[c]
                if n < fewest:
                    fewest = n
                    spots = []
                if n == fewest:
                    spots.append(c)
        if not spots:
            return
        c = g.ask_clearing(self, AT, spots, "new-roost", "root:7.4.3")
        self.put(g, ROOSTS, c)
        self.add_warriors(g, c, 3)
        if g.loud:
            g.say("places", self.seat, {"piece": "roost", "clearing": c, "rule": "root:7.4.3"})

    # -- 7.5 Daylight

    def daylight(self, g: Root) -> None:
        """Craft, then resolve the Decree column by column (7.5)."""
        if g.stage == CRAFTING:
            if self.crafted_something(g):
                return
            g.stage = 1
            self.open_column(g)
        while g.stage < DECREE_DONE and not any(self.todo):
            g.stage += 1
            self.open_column(g)
        if g.stage < DECREE_DONE:
            self.resolve_card(g, g.stage - 1)
        elif not turn.last_extras(g, self):
            g.end_phase()

    def crafted_something(self, g: Root) -> bool:
        """Offer to craft with roosts before the Decree (7.5.1)."""
        may_craft = len(self.hand) > 0 and self.out(ROOSTS) > 0
        if not may_craft and not turn.may_have_extras(g, self):
            return False
        options: list[Option] = []
        crafting.add_craft_options(g, self, options)
        turn.add_extras(g, self, options)
        options.append(PASS)
        option = g.ask_of(self, "eyrie-craft", options, "root:7.5.1")
        return option != PASS and turn.took_extra(g, self, option)

    def open_column(self, g: Root) -> None:
        """Count what has to be resolved in the column that begins."""
        self.todo = [0, 0, 0, 0]
        column = g.stage - 1
        if column < len(COLUMNS):
            self.todo[BIRD] = self.viziers[column]
            for this in self.decree[column]:
                self.todo[g.kinds[this].suit] += 1

    def resolve_card(self, g: Root, column: int) -> None:
        """Resolve one card of the column; they come in any order (7.5.2)."""
        options = [RESOLVE + SUIT_OBJECTS.objects[suit] for suit in range(4) if self.todo[suit]]
        option = options[0]
        extras = turn.may_have_extras(g, self)
        if extras or len(options) > 1:
            if extras:
                turn.add_extras(g, self, options)
            option = g.ask_of(self, "decree-card", options, "root:7.5.2", about=COLUMNS[column])
            if turn.took_extra(g, self, option):
                return
        suit = SUIT_OBJECTS.which(option - RESOLVE)
        self.todo[suit] -= 1
        if column == RECRUIT_COLUMN:
            obeyed = self.recruit(g, suit)
        elif column == MOVE_COLUMN:
            obeyed = self.move(g, suit)
        elif column == BATTLE_COLUMN:
            obeyed = self.fight(g, suit)
        else:
            obeyed = self.build(g, suit)
        if not obeyed:
            self.turmoil(g)

    def recruit(self, g: Root, suit: int) -> bool:
        """Place a warrior at a matching roost, two under the Charismatic (7.5.2.I, 7.8.2)."""
        spots = [
            c
            for c in self.clearings_with(ROOSTS)
            if (suit == BIRD or g.suits[c] == suit) and g.may_place(self, c)
        ]
        if not spots or self.supply == 0:
            return False
        c = g.ask_clearing(self, RECRUIT, spots, "decree-recruit", "root:7.5.2.I")
        due = 2 if self.leader == CHARISMATIC else 1
        n = self.add_warriors(g, c, due)
        if g.loud:
            g.say("recruits", self.seat, {"clearing": c, "count": n, "rule": "root:7.5.2.I"})
        return n == due

    def move(self, g: Root, suit: int) -> bool:
        """Move at least one warrior from a matching clearing (7.5.2.II)."""
        spots = [c for c in moving.sources(g, self) if suit == BIRD or g.suits[c] == suit]
        if not spots:
            return False
        c = g.ask_clearing(self, MOVE, spots, "decree-move", "root:7.5.2.II")
        moving.move_from(g, self, c, "root:7.5.2.II")
        return True

    def fight(self, g: Root, suit: int) -> bool:
        """Start a battle in a matching clearing (7.5.2.III)."""
        grounds = battle.battle_grounds(g, self)
        spots = [c for c in grounds if suit == BIRD or g.suits[c] == suit]
        if not spots:
            return False
        c = g.ask_clearing(self, BATTLE, spots, "decree-battle", "root:7.5.2.III")
        battle.start_battle(g, self, c, "root:7.5.2.III")
        return True

    def build(self, g: Root, suit: int) -> bool:
        """Place a roost in a matching clearing that is ruled and has none (7.5.2.IV)."""
        if self.stock[ROOSTS] == 0:
            return False
        spots = [
            c
            for c in range(1, SPOTS)
            if (suit == BIRD or g.suits[c] == suit)
            and g.ruler(c) == self.seat
            and self.pieces[c] == 0
            and g.may_build(self, c)
        ]
        if not spots:
            return False
        c = g.ask_clearing(self, BUILD, spots, "decree-build", "root:7.5.2.IV")
        self.put(g, ROOSTS, c)
        if g.loud:
            g.say("builds", self.seat, {"piece": "roost", "clearing": c, "rule": "root:7.5.2.IV"})
        return True

    # -- 7.6 Evening

    def evening(self, g: Root) -> None:
        """Score for roosts, draw, discard down to five (7.6)."""
        roosts = self.out(ROOSTS)
        g.score(self, POINTS[roosts], "root:7.6.1")
        turn.draw_and_discard(g, self, DRAWS[roosts], "root:7.6.2")
        g.end_phase()

    # -- 7.7 turmoil

    def turmoil(self, g: Root) -> None:
        """Humiliate, purge, depose, rest (7.7)."""
        birds = sum(self.viziers)
        for column in self.decree:
            for this in column:
                if g.kinds[this].suit == BIRD:
                    birds += 1
        if g.loud:
            g.say("turmoil", self.seat, {"birds": birds, "rule": "root:7.7"})
        g.score(self, -birds, "root:7.7.1")
        for column in self.decree:
            for this in column.copy():
                g.discard_from(self, this, column)
        self.leaders_down |= 1 << self.leader
        if self.leaders_down == (1 << len(LEADERS)) - 1:
            self.leaders_down = 0  # a new brood (7.7.3.I)
        self.choose_leader(g, "root:7.7.3")
        self.todo = [0, 0, 0, 0]
        g.end_phase()

    # -- what can be seen

    def open_cards(self) -> list[list[int]]:
        """The Decree lies open."""
        zones = super().open_cards()
        zones.extend(self.decree)
        return zones

    def own_places(self, places: list[Place]) -> None:
        """The columns of the Decree."""
        for column in range(4):
            places.append(Place(DECREE[column], self.seat, self.decree[column]))

    def tell_own(self, g: Root, told: FactionFacts) -> None:
        """Leader, viziers, roosts, and what of the current column is left."""
        roosts = self.out(ROOSTS)
        told.rows.append(row(self, ROOSTS, POINTS[1:], [], POINTS[roosts]))
        told.draws = DRAWS[roosts]
        told.leader = LEADERS[self.leader] if self.leader >= 0 else ""
        told.leaders_down = [LEADERS[i] for i in range(4) if (self.leaders_down >> i) & 1]
        told.viziers = self.viziers.copy()
        told.todo = self.todo.copy()
        resolving = g.turn == self.seat and g.phase == turn.DAYLIGHT and sum(self.todo) > 0
        told.column = COLUMNS[g.stage - 1] if resolving else ""
