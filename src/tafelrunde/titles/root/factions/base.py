"""What every faction has and may change: its pieces, and one hook for each rule it bends.

A faction is one file: a class derived from `Faction` that says how its setup and three phases go
and overrides the hooks its page of the Law names. See docs/root-hooks.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import CardNo, Seat
from tafelrunde.kernel.asking import Asked
from tafelrunde.kernel.zones import ALL, COUNT, Place, Zone
from tafelrunde.titles.root.board import SPOTS
from tafelrunde.titles.root.catalogue import ITEMS, Card
from tafelrunde.titles.root.vocabulary import VOCABULARY, Group

if TYPE_CHECKING:
    from tafelrunde.kernel.rng import Rng
    from tafelrunde.titles.root.battle import Battle
    from tafelrunde.titles.root.facts import FactionFacts
    from tafelrunde.titles.root.removal import Aftermath, Loss
    from tafelrunde.titles.root.table import Root

MARQUISE: Final = 0
EYRIE: Final = 1
ALLIANCE: Final = 2
VAGABOND: Final = 3
VAGABOND_2: Final = 4
CULT: Final = 5
RIVERFOLK: Final = 6
FACTION_IDS: Final = [
    "marquise",
    "eyrie",
    "alliance",
    "vagabond",
    "vagabond_2",
    "cult",
    "riverfolk",
]
FACTION_OBJECTS: Final = Group(FACTION_IDS)

NOBODY: Final = -1  # instead of a seat
UNKNOWN: Final = -2  # in `Root.rulers`: to be computed when somebody asks

HAND: Final = Zone("hand", owner=ALL, others=COUNT)
OPEN_HAND: Final = Zone("hand", owner=ALL, others=ALL)
PLAY_AREA: Final = Zone("play_area", owner=ALL, others=ALL)
PLAYED: Final = Zone("played", owner=ALL, others=ALL)


NO_CRAFTERS: Final[list[int]] = []


class PieceKind:
    """A kind of building or token of one faction: how it is named and how many there are."""

    def __init__(self, id: str, total: int, *, building: bool) -> None:
        self.number = VOCABULARY.object_number(id)
        self.id = id
        self.total = total
        self.building = building


class Faction(Asked):
    """One player's faction: state, phases, and hooks with the general rules as defaults.

    Lists over clearings have index 1 to 12. Buildings and tokens are counted per kind: kind `k` in
    clearing `c` is `pieces[k * SPOTS + c]`; `stock[k]` are those on the board or in the supply.
    """

    def __init__(self, seat: Seat, number: int, kinds: list[PieceKind], warriors: int) -> None:
        super().__init__(seat)
        self.number = number  # MARQUISE ... RIVERFOLK
        self.id = FACTION_IDS[number]
        self.object = FACTION_OBJECTS.objects[number]
        # What the faction is, once and for all.
        self.kinds = kinds
        self.crafters = NO_CRAFTERS  # the kinds of pieces it activates to craft (4.1.1)
        self.wins_ties = False  # rules a clearing where nobody has more (7.2.2)
        self.defends_higher = False  # takes the higher roll as defender (8.2.2)
        self.hand_is_open = False  # 11.2.3
        # Cards: physical numbers.
        self.hand: list[CardNo] = []
        self.crafted: list[int] = []  # persistent effects in the play area
        self.played: list[int] = []  # played and not yet discarded
        self.dominance = -1  # the activated dominance card
        self.effects = 0  # persistent effects in the play area, as bits
        self.effects_used = 0  # of these, used this turn
        self.crafting_used = [0, 0, 0, 0]  # crafting pieces activated this turn, by suit
        # Points and pieces.
        self.points = 0
        self.partner = -1  # the seat this faction is in coalition with (9.2.8)
        self.boats = False  # rivers are paths until the turn ends (11.2.7.II)
        self.lender = NOBODY  # the seat whose warriors fight and rule for it (11.2.7.III)
        self.items = [0] * len(ITEMS)  # in the Crafted Items box
        self.supply = warriors
        self.warriors = [0] * SPOTS
        self.pieces = [0] * (SPOTS * len(kinds))
        self.stock = [kind.total for kind in kinds]
        self.built = [0] * SPOTS  # buildings per clearing
        self.tokens = [0] * SPOTS  # tokens per clearing
        self.pawn = 0  # where its pawn is: a clearing, the object of a forest, or nowhere
        self.guards = 0  # clearings (bits) in which nobody else may place pieces (6.2.2)
        self.by_suit: list[int] = []  # its crafting pieces, counted once until they change

    # -- copying

    def copy(self) -> Faction:
        """An independent copy: make a new object of the class, call `copy_into`, add own fields."""
        raise NotImplementedError

    def copy_into(self, twin: Faction) -> None:
        """Copy what all factions have."""
        twin.hand = self.hand.copy()
        twin.crafted = self.crafted.copy()
        twin.played = self.played.copy()
        twin.dominance = self.dominance
        twin.effects = self.effects
        twin.effects_used = self.effects_used
        twin.crafting_used = self.crafting_used.copy()
        twin.points = self.points
        twin.partner = self.partner
        twin.boats = self.boats
        twin.lender = self.lender
        twin.items = self.items.copy()
        twin.supply = self.supply
        twin.warriors = self.warriors.copy()
        twin.pieces = self.pieces.copy()
        twin.stock = self.stock.copy()
        twin.built = self.built.copy()
        twin.tokens = self.tokens.copy()
        twin.pawn = self.pawn
        twin.guards = self.guards
        twin.by_suit = self.by_suit  # replaced, never changed

    # -- counting

    def has_effect(self, effect: int) -> bool:
        """Whether a persistent effect lies in the play area."""
        return (self.effects >> effect) & 1 == 1

    def count(self, k: int, c: int) -> int:
        """How many pieces of a kind are in a clearing."""
        return self.pieces[k * SPOTS + c]

    def on_map(self, k: int) -> int:
        """How many pieces of a kind are on the map."""
        n = 0
        for at in range(k * SPOTS + 1, k * SPOTS + SPOTS):
            n += self.pieces[at]
        return n

    def out(self, k: int) -> int:
        """The same for kinds that never leave the game: those that are not on the board."""
        return self.kinds[k].total - self.stock[k]

    def clearings_with(self, k: int) -> list[int]:
        """The clearings with a piece of a kind."""
        start = k * SPOTS
        return [c for c in range(1, SPOTS) if self.pieces[start + c]]

    def kind_of(self, object: int) -> int:
        """Which kind of this faction's pieces an object is; -1 if it is none."""
        for k in range(len(self.kinds)):
            if self.kinds[k].number == object:
                return k
        return -1

    def is_present(self, c: int) -> bool:
        """Whether any piece of this faction is in the clearing; a pawn counts, too."""
        return self.warriors[c] > 0 or self.built[c] > 0 or self.tokens[c] > 0 or self.pawn == c

    # -- moving pieces between supply and map, without any rule

    def add_warriors(self, g: Root, c: int, n: int) -> int:
        """Place up to n warriors from the supply (2.5) and say how many there were."""
        if n > self.supply:
            n = self.supply
        self.supply -= n
        self.warriors[c] = self.warriors[c] + n
        g.rulers[c] = UNKNOWN
        return n

    def put(self, g: Root, k: int, c: int) -> None:
        """Place a piece of a kind; the caller has made sure that there is one and that it may."""
        self.by_suit = []
        self.stock[k] -= 1
        self.pieces[k * SPOTS + c] += 1
        if self.kinds[k].building:
            self.built[c] += 1
            g.free_slots[c] -= 1
            g.rulers[c] = UNKNOWN
        else:
            self.tokens[c] += 1

    def lift(self, g: Root, k: int, c: int) -> None:
        """Take a piece of a kind off the map and back to the board or supply (2.5.2, 2.5.3)."""
        self.by_suit = []
        self.stock[k] += 1
        self.pieces[k * SPOTS + c] -= 1
        if self.kinds[k].building:
            self.built[c] -= 1
            g.free_slots[c] += 1
            g.rulers[c] = UNKNOWN
        else:
            self.tokens[c] -= 1

    # -- the turn: one step per call, `g.end_phase()` when the phase is over

    def setup(self, g: Root) -> None:
        """Set up the faction (5.1.7); one step with all its questions."""
        raise NotImplementedError

    def new_turn(self, g: Root) -> None:
        """A turn of this faction begins: forget what counted for the last one."""
        self.effects_used = 0
        self.crafting_used = [0, 0, 0, 0]

    def starts_birdsong(self, g: Root) -> list[int]:
        """Own effects "at the start of Birdsong", as objects; `run_start` carries them out."""
        return []

    def run_start(self, g: Root, effect: int) -> None:
        """Carry out one of the effects that `starts_birdsong` named."""
        raise NotImplementedError

    def birdsong(self, g: Root) -> None:
        """One step of Birdsong."""
        raise NotImplementedError

    def daylight(self, g: Root) -> None:
        """One step of Daylight: usually one action."""
        raise NotImplementedError

    def evening(self, g: Root) -> None:
        """One step of Evening."""
        raise NotImplementedError

    def turn_ends(self, g: Root) -> None:
        """The turn of this faction is over: what it hired goes home."""
        self.boats = False
        if self.lender >= 0:
            self.lender = NOBODY
            g.forget_rulers()

    # -- ruling and placing

    def strength(self, g: Root, c: int) -> int:
        """Warriors and buildings that count for rule (2.8)."""
        if self.lender >= 0:
            return self.warriors[c] + self.built[c] + self.hired(g, c)
        return self.warriors[c] + self.built[c]

    def always_rules(self, g: Root, c: int) -> bool:
        """Whether the faction rules the clearing whatever stands there (10.2.4)."""
        return False

    # -- moving

    def reach(self, g: Root, c: int) -> list[int]:
        """The clearings a move can lead to from a clearing, rule aside (2.2.1)."""
        return g.board.waterways[c] if self.boats else g.board.paths[c]

    def may_move(self, g: Root, a: int, b: int) -> bool:
        """Whether rule lets the faction move from a to b (4.2.1)."""
        return g.ruler(a) == self.seat or g.ruler(b) == self.seat

    def entered(self, g: Root, mover: Faction, payer: Faction, c: int) -> None:
        """Another faction moved warriors into a clearing; `payer` answers for it (8.2.6)."""

    def can_move(self, g: Root) -> bool:
        """Whether a card that gives a move could be used."""
        return len(g.move_sources(self)) > 0

    def free_move(self, g: Root, source: Card) -> None:
        """Take a move that a card gives (Cobbler); asks everything, passing included."""
        g.ask_move(self, "cobbler", source.rule, source.id)

    # -- battle

    def may_fight_in(self, g: Root, c: int) -> bool:
        """Whether the faction could have something to attack with in a clearing (4.3)."""
        return self.warriors[c] > 0 or self.lender >= 0

    def can_attack(self, g: Root, c: int, foe: Faction) -> bool:
        """Whether the faction has anything to attack with in a clearing (4.3)."""
        if self.warriors[c] > 0:
            return True
        return self.lender >= 0 and foe.seat != self.lender and self.hired(g, c) > 0

    def fighters(self, g: Root, battle: Battle) -> int:
        """Warriors on this faction's side in the clearing of battle, hired ones included."""
        n = self.warriors[battle.clearing]
        if self.lender >= 0 and battle.opponent(self).seat != self.lender:
            n += self.hired(g, battle.clearing)
        return n

    def joins_battle(self, g: Root, battle: Battle) -> None:
        """The faction attacks: choose who fights along (9.2.9.IIc), before anything happens."""

    def is_beaten(self, g: Root, battle: Battle) -> bool:
        """After an ambush: whether no attacking warriors are left (4.3.1)."""
        return self.fighters(g, battle) == 0

    def before_roll(self, g: Root, battle: Battle) -> None:
        """Any faction: a chance to mix into a battle right before the roll (Arbiter)."""

    def most_rolled_hits(self, g: Root, battle: Battle) -> int:
        """The cap on rolled hits (4.3.2.I)."""
        return self.fighters(g, battle)

    def is_defenseless(self, g: Root, battle: Battle) -> bool:
        """Whether this defender gives the attacker an extra hit (4.3.2.III)."""
        return self.fighters(g, battle) == 0

    def extra_hits(self, g: Root, battle: Battle) -> int:
        """Extra hits of the faction's own abilities (4.3.2.II); cards are asked elsewhere."""
        return 0

    def choose_losses(self, g: Root, battle: Battle, hits: int, by: Faction) -> list[Loss]:
        """The faction takes hits: warriors first, then buildings and tokens it chooses (4.3.3)."""
        return g.usual_losses(self, battle, hits, by)

    def has_battled(self, g: Root, battle: Battle) -> None:
        """A battle this faction started is over (9.2.9.IId)."""

    # -- removal

    def lose(self, g: Root, loss: Loss, battle: Battle | None) -> None:
        """Pieces of this faction leave the map: warriors to the supply, others to the board."""
        if loss.warriors:
            self.warriors[loss.clearing] -= loss.warriors
            self.warriors_go(g, loss, battle)
            g.rulers[loss.clearing] = UNKNOWN
        for k in loss.pieces:
            self.lift(g, k, loss.clearing)
            self.piece_goes(g, k, loss, battle)

    def warriors_go(self, g: Root, loss: Loss, battle: Battle | None) -> None:
        """Where removed warriors go: the supply (2.5.1), unless a rule says otherwise (10.2.3)."""
        self.supply += loss.warriors

    def piece_goes(self, g: Root, k: int, loss: Loss, battle: Battle | None) -> None:
        """A building or token was taken back to board or supply; put it into the box if need be."""

    def has_removed(self, g: Root, loss: Loss, battle: Battle | None) -> None:
        """This faction has removed pieces of another one and scored for them (7.8.4, 9.2.9.III)."""

    def aftermath(self, g: Root, loss: Loss, battle: Battle | None) -> list[Aftermath]:
        """What the loss of own pieces sets off once everything is removed (6.2.3, 8.2.4, 8.2.6)."""
        return []

    def resolve(self, g: Root, effect: Aftermath) -> None:
        """Carry out something that `aftermath` named."""
        raise NotImplementedError

    # -- cards

    def catches_discard(self, g: Root, this: CardNo) -> bool:
        """Whether a spent or discarded card goes to this faction instead (10.2.6); then take it."""
        return False

    def has_drawn(self, g: Root, n: int) -> None:
        """The faction drew cards from the deck into its hand."""

    # -- crafting

    def crafting_pieces(self, g: Root) -> list[int]:
        """How many crafting pieces of each suit could be activated in a turn (4.1.1)."""
        return [0, 0, 0, 0]

    def can_pay(self, g: Root, card: Card, left: list[int]) -> bool:
        """Whether the crafting pieces that are left, by suit, pay for a card."""
        return card.is_paid_by(left)

    def pay_craft(self, g: Root, card: Card) -> None:
        """Activate crafting pieces for a card."""
        g.activate_pieces(self, card)

    def item_points(self, g: Root, card: Card) -> int:
        """What crafting an item scores (3.2.2)."""
        return card.points

    def gain_item(self, g: Root, item: int) -> None:
        """A crafted item goes to the Crafted Items box (4.1.2)."""
        self.items[item] += 1

    # -- dominance

    def may_activate(self, g: Root, this: CardNo) -> bool:
        """Whether a dominance card could be activated now (3.3.1, 3.3.2)."""
        return self.dominance < 0 and self.points >= 10

    def activate(self, g: Root, this: CardNo) -> None:
        """A dominance card was laid into the play area: it changes how this player wins (3.3.1)."""
        self.dominance = this

    # -- warriors beside the map

    def boxed_warriors(self) -> list[int]:
        """Boxes (objects) from which the early Tax Collector may take a warrior."""
        return []

    def take_from_box(self, g: Root, box: int) -> None:
        """Put one warrior of a box back into the supply."""
        raise NotImplementedError

    # -- services of the Riverfolk

    def may_hire(self) -> bool:
        """Whether the faction can buy mercenaries (11.2.7.IIIb)."""
        return True

    def hired(self, g: Root, c: int) -> int:
        """Another faction's warriors that are treated as own ones in a clearing (11.2.7.III)."""
        return 0 if self.lender < 0 else g.factions[self.lender].lent(g, self, c)

    def lent(self, g: Root, borrower: Faction, c: int) -> int:
        """How many warriors in a clearing another faction treats as its own now."""
        return 0

    def sells_to(self, g: Root, buyer: Faction) -> bool:
        """Whether the buyer could buy a service at the start of his Birdsong (11.2.6)."""
        return False

    def sell(self, g: Root, buyer: Faction) -> None:
        """Let the buyer buy services, one after the other."""
        raise NotImplementedError

    def purse(self, g: Root) -> int:
        """How much the faction could pay for services: warriors in its supply (11.2.6.I)."""
        return self.supply

    def pay_service(self, g: Root, price: int) -> bool:
        """Pay a price; whether with own warriors, not with items (11.2.6.III)."""
        self.supply -= price
        return True

    # -- what the kernel asks of a table

    def open_cards(self) -> list[list[int]]:
        """Zones of this faction in which everybody sees cards of the deck that are not crafted."""
        return [self.played, self.hand] if self.hand_is_open else [self.played]

    def own_places(self, places: list[Place]) -> None:
        """Add zones only this faction has."""

    def tell_own(self, g: Root, told: FactionFacts) -> None:
        """Add what else lies open on the faction's board."""

    def own_census(self, total: dict[str, int]) -> None:
        """Add pieces that are neither on the map nor in the supply, to the same keys."""

    def imagine_own(self, g: Root, seat: Seat, rng: Rng) -> None:
        """Deal anew what `seat` cannot know of this faction beside cards in zones."""
