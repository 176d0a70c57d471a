"""The Vagabond (9): a lone pawn whose items do everything, and whom every faction judges.

The items are in `vagabond_items`, what he does in Daylight in `vagabond_actions`, his
relationships in `vagabond_relations`, the six characters in `vagabond_characters`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import PASS, CardNo, Option, Seat
from tafelrunde.kernel.events import Arg
from tafelrunde.kernel.zones import ALL, Place, Zone
from tafelrunde.titles.root import crafting, turn
from tafelrunde.titles.root.board import SPOTS
from tafelrunde.titles.root.boards import number
from tafelrunde.titles.root.catalogue import (
    BOOT,
    COIN,
    HAMMER,
    ITEMS,
    LOOT_FACES,
    QUESTS,
    SUITS,
    SWORD,
    TEA,
    Card,
)
from tafelrunde.titles.root.factions import vagabond_actions as actions
from tafelrunde.titles.root.factions import vagabond_characters as characters
from tafelrunde.titles.root.factions import vagabond_relations as relations
from tafelrunde.titles.root.factions.base import VAGABOND_2, Faction, PieceKind
from tafelrunde.titles.root.factions.vagabond_items import (
    HURT,
    HURT_SPENT,
    KINDS,
    READY,
    RUIN_ITEMS,
    SPENT,
    Pack,
    fill_ruins,
    item_of,
    lay_out_quests,
    object_of,
    side_of,
)
from tafelrunde.titles.root.facts import FactionFacts
from tafelrunde.titles.root.removal import Loss
from tafelrunde.titles.root.vocabulary import (
    CHARACTER,
    DAMAGE,
    LOSE,
    NAMES,
    REFRESH,
    REFRESHING,
    REMOVE,
    SLIP,
    TO,
    WARRIOR_PIECE,
)

if TYPE_CHECKING:
    from tafelrunde.titles.root.battle import Battle
    from tafelrunde.titles.root.table import Root

NO_KINDS: Final[list[PieceKind]] = []
REFRESHES: Final = number("vagabond", "refresh_base")
REFRESHES_PER_TEA: Final = number("vagabond", "refresh_per_tea")
DRAWS: Final = number("vagabond", "draw_base")
DRAWS_PER_COIN: Final = number("vagabond", "draw_per_coin")

COMPLETED: Final = Zone("completed_quests", owner=ALL, others=ALL)
FOUND: Final = Zone("ruin_items", owner=ALL, others=ALL)
DROPPED: Final = Zone("lost_ruin_items", owner=ALL, others=ALL)


class Vagabond(Faction):
    """A Vagabond, the first or the second one: pawn, items, quests, relationships."""

    def __init__(self, seat: Seat, number: int) -> None:
        super().__init__(seat, number, NO_KINDS, 0)
        self.character = -1
        self.pack = Pack()
        self.stocked = False  # quests and items under ruins are laid out
        self.completed: list[int] = []  # quests
        self.found: list[int] = []  # items marked R on his board, as cards
        self.dropped: list[int] = []  # ... that left the game
        self.marked = [0] * KINDS  # how many items of a kind are marked R
        self.gone = [0] * KINDS  # other items that left the board for good
        self.markers = [relations.INDIFFERENT] * 6  # by seat
        self.aids = [0] * 6  # by seat: aids of this turn that wait for an improvement
        self.hits_on_items = 0  # in the battle he started last
        self.hits_on_ally = 0

    def copy(self) -> Faction:
        """An independent copy."""
        twin = Vagabond(self.seat, self.number)
        self.copy_into(twin)
        twin.character = self.character
        twin.pack = self.pack.copy()
        twin.stocked = self.stocked
        twin.completed = self.completed.copy()
        twin.found = self.found.copy()
        twin.dropped = self.dropped.copy()
        twin.marked = self.marked.copy()
        twin.gone = self.gone.copy()
        twin.markers = self.markers.copy()
        twin.aids = self.aids.copy()
        twin.hits_on_items = self.hits_on_items
        twin.hits_on_ally = self.hits_on_ally
        return twin

    # -- looking

    def in_clearing(self) -> bool:
        """Whether the pawn is in a clearing, not in a forest."""
        return 0 < self.pawn < SPOTS

    def is_hostile(self, other: Faction) -> bool:
        """Whether a faction is Hostile (9.2.9.III)."""
        return self.markers[other.seat] == relations.HOSTILE

    def is_allied(self, other: Faction) -> bool:
        """Whether a faction is Allied (9.2.9.II)."""
        return self.markers[other.seat] == relations.ALLIED

    def has_rival(self, g: Root) -> bool:
        """Whether two Vagabonds play (9.8)."""
        return g.prepared.seat_of[VAGABOND_2] >= 0

    # -- 9.3 setup

    def setup(self, g: Root) -> None:
        """Character with its items, pawn, quests, ruins; the markers are Indifferent already."""
        taken = [me.character for me in g.factions if isinstance(me, Vagabond)]
        free = [at for at in range(len(characters.CHARACTERS)) if at not in taken]
        options = [CHARACTER + characters.OBJECTS.objects[at] for at in free]
        option = g.ask_of(self, "choose-character", options, "root:9.3.1")
        self.character = characters.OBJECTS.which(option - CHARACTER)
        for item in characters.START_ITEMS[self.character]:
            self.pack.gain(item)
        forests = g.board.forests
        self.pawn = g.ask_clearing(self, TO, forests, "place-pawn", "root:9.3.2")
        if not self.stocked:
            vagabonds = [me for me in g.factions if isinstance(me, Vagabond)]
            lay_out_quests(g)
            fill_ruins(g, len(vagabonds))
            for me in vagabonds:
                me.stocked = True
        if g.loud:
            args: dict[str, Arg] = {"character": characters.CHARACTERS[self.character]}
            g.say("character", self.seat, args | {"rule": "root:9.3.1"})

    # -- 9.4 Birdsong

    def new_turn(self, g: Root) -> None:
        """Aids count within one turn (9.2.9.Ia)."""
        super().new_turn(g)
        self.aids = [0] * 6

    def starts_birdsong(self, g: Root) -> list[int]:
        """Items are refreshed at the start of Birdsong (9.4.1)."""
        return [REFRESHING]

    def run_start(self, g: Root, effect: int) -> None:
        """Turn up two exhausted items per tea on its track and three more, damaged ones too."""
        due = REFRESHES + REFRESHES_PER_TEA * self.pack.on_track(TEA)
        turned: list[str] = []
        while due > 0:
            spent = self.pack.on_side(SPENT) + self.pack.on_side(HURT_SPENT)
            if spent <= due:
                turned.extend(self.pack.turn_all_up())
                break
            options = [REFRESH + other for other in self.pack.objects([SPENT, HURT_SPENT])]
            object = g.choose(self, "refresh", options, "root:9.4.1", count=due) - REFRESH
            side = side_of(object)
            self.pack.turn(item_of(object), side, READY if side == SPENT else HURT)
            turned.append(ITEMS[item_of(object)])
            due -= 1
        if g.loud and turned:
            g.say("refreshes", self.seat, {"items": turned, "rule": "root:9.4.1"})

    def birdsong(self, g: Root) -> None:
        """Slip to an adjacent clearing or forest, whoever is there, or stay (9.4.2)."""
        near = g.board.through_woods[self.pawn]
        spots = [*self.reach(g, self.pawn), *near] if self.in_clearing() else near
        options = [SLIP + b for b in spots if b >= SPOTS or not g.is_closed(b)]
        options.append(PASS)
        option = g.ask_of(self, "slip", options, "root:9.4.2")
        if option != PASS:
            actions.move_pawn(g, self, option - SLIP, "root:9.4.2")
        g.end_phase()

    # -- 9.5 Daylight

    def daylight(self, g: Root) -> None:
        """Any actions in any order, as long as items last (9.5)."""
        options: list[Option] = []
        actions.add_actions(g, self, options)
        crafting.add_craft_options(g, self, options)
        turn.add_extras(g, self, options)
        options.append(PASS)
        option = g.ask_of(self, "vagabond-daylight", options, "root:9.5")
        if option == PASS:
            g.end_phase()
        elif not turn.took_extra(g, self, option):
            actions.act(g, self, option)

    def can_move(self, g: Root) -> bool:
        """Whether a card could move the pawn."""
        return len(self.free_destinations(g)) > 0

    def free_destinations(self, g: Root) -> list[int]:
        """Where a move without its own boot could lead; Hostile warriors still cost one."""
        boots = self.pack.ready(BOOT)
        near = actions.destinations(g, self)
        return [b for b in near if boots >= actions.extra_boots(g, self, b)]

    def free_move(self, g: Root, source: Card) -> None:
        """A card gives a move (Cobbler): in the Evening, so without allies (9.2.9.IIb)."""
        options = [TO + b for b in self.free_destinations(g)]
        options.append(PASS)
        option = g.ask_of(self, "cobbler", options, source.rule, source.id)
        if option != PASS:
            if actions.extra_boots(g, self, option - TO):
                self.pack.exhaust(BOOT)
            actions.move_pawn(g, self, option - TO, source.rule)

    # -- 9.6 Evening

    def evening(self, g: Root) -> None:
        """Rest in a forest, draw, discard, check the load."""
        if not self.in_clearing() and self.pack.on_side(HURT) + self.pack.on_side(HURT_SPENT):
            self.pack.rest()
            if g.loud:
                g.say("rests", self.seat, {"rule": "root:9.6.1"})
        turn.draw_and_discard(g, self, self.draws(), "root:9.6.3")
        self.check_load(g)
        g.end_phase()

    def draws(self) -> int:
        """One card, and one more for each face-up coin on its track (9.6.2)."""
        return DRAWS + DRAWS_PER_COIN * self.pack.on_track(COIN)

    def quest_points(self, g: Root, suit: int) -> int:
        """A point for each completed quest of a suit (9.5.5)."""
        n = 0
        for done in self.completed:
            if g.kinds[done].suit == suit:
                n += 1
        return n

    def check_load(self, g: Root) -> None:
        """Remove items from satchel and Damaged box down to the limit (9.6.4)."""
        self.pack.shelve()
        while self.pack.load() > self.pack.limit():
            options: list[Option] = []
            for side in (READY, SPENT):
                for item in range(KINDS):
                    if self.pack.in_satchel(side, item):
                        options.append(REMOVE + object_of(side, item))
            for object in self.pack.objects([HURT, HURT_SPENT]):
                options.append(REMOVE + object)
            over = self.pack.load() - self.pack.limit()
            option = g.choose(self, "item-limit", options, "root:9.6.4", count=over)
            item = item_of(option - REMOVE)
            self.lose_item(g, side_of(option - REMOVE), item)
            if g.loud:
                g.say("drops", self.seat, {"items": [ITEMS[item]], "rule": "root:9.6.4"})

    # -- items

    def gain_item(self, g: Root, item: int) -> None:
        """He has no Crafted Items box: items go face up to track or satchel (9.2.1, 9.5.8)."""
        self.pack.gain(item)

    def lose_item(self, g: Root, side: int, item: int) -> None:
        """An item leaves the board for good; one marked R first, for he may then find its twin."""
        self.pack.drop(side, item)
        if not self.marked[item]:
            self.gone[item] += 1
            return
        self.marked[item] -= 1
        for this in self.found:
            if g.kinds[this].item == item:
                self.found.remove(this)
                self.dropped.append(this)
                return

    def repair(self, g: Root, object: int, rule: str) -> None:
        """A damaged item goes back to satchel or track and is not turned (9.5.7)."""
        side = side_of(object)
        item = item_of(object)
        self.pack.turn(item, side, READY if side == HURT else SPENT)
        if g.loud:
            g.say("repairs", self.seat, {"items": [ITEMS[item]], "rule": rule})

    def crafting_pieces(self, g: Root) -> list[int]:
        """Hammers have the suit of his clearing, so all of the cost must match it (9.2.1)."""
        count = [0] * len(SUITS)
        if self.in_clearing():
            count[g.suits[self.pawn]] = self.pack.ready(HAMMER)
        return count

    def pay_craft(self, g: Root, card: Card) -> None:
        """Exhaust as many hammers as the card costs (9.5.8)."""
        for _ in range(sum(card.cost)):
            self.pack.exhaust(HAMMER)

    def may_hire(self) -> bool:
        """A Vagabond can buy no mercenaries (11.2.7.IIIb)."""
        return False

    def purse(self, g: Root) -> int:
        """He pays for services by exhausting items (11.2.6.III)."""
        return self.pack.on_side(READY)

    def pay_service(self, g: Root, price: int) -> bool:
        """Exhaust items; the Riverfolk place warriors of their own (11.2.6.III)."""
        for due in range(price, 0, -1):
            relations.exhaust_any(g, self, "root:11.2.6.III", due)
        return False

    # -- battle

    def may_fight_in(self, g: Root, c: int) -> bool:
        """Only where the pawn is."""
        return c == self.pawn

    def can_attack(self, g: Root, c: int, foe: Faction) -> bool:
        """The pawn can start a battle where it is (4.3)."""
        return c == self.pawn

    def fighters(self, g: Root, battle: Battle) -> int:
        """What limits his hits: undamaged swords, and an ally's warriors (9.2.6, 9.2.9.IIc)."""
        n = self.pack.undamaged(SWORD)
        if battle.helper is not None and battle.attacker is self:
            n += battle.helper.warriors[battle.clearing]
        return n

    def joins_battle(self, g: Root, battle: Battle) -> None:
        """An ally may fight along in a battle he starts himself."""
        self.hits_on_items = 0
        self.hits_on_ally = 0
        if battle.credited is None:
            relations.choose_ally(g, self, battle)

    def is_beaten(self, g: Root, battle: Battle) -> bool:
        """The pawn is no warrior: only an ally's warriors keep the attack going (4.3.1, 9.2.2)."""
        return battle.helper is None or battle.helper.warriors[battle.clearing] == 0

    def before_roll(self, g: Root, battle: Battle) -> None:
        """The Arbiter may be enlisted."""
        if self.character == characters.ARBITER:
            characters.offer_protection(g, self, battle)

    def choose_losses(self, g: Root, battle: Battle, hits: int, by: Faction) -> list[Loss]:
        """Each hit damages an item or, if he likes, removes an ally's warrior (9.2.7, IId)."""
        c = battle.clearing
        ally = battle.helper if battle.attacker is self else None
        willing = ally.warriors[c] if ally is not None else 0
        lost = 0
        damaged: list[str] = []
        for due in range(hits, 0, -1):
            whole = self.pack.on_side(READY) + self.pack.on_side(SPENT)
            if whole == 0:
                break  # all further hits are ignored
            options = [DAMAGE + object for object in self.pack.objects([READY, SPENT])]
            if lost < willing:
                options.append(LOSE + WARRIOR_PIECE)
            option = options[0]
            if whole > due or lost < willing:
                option = g.choose(self, "take-hit", options, "root:9.2.7", count=due)
            if option == LOSE + WARRIOR_PIECE:
                lost += 1
                continue
            side = side_of(option - DAMAGE)
            item = item_of(option - DAMAGE)
            self.pack.turn(item, side, HURT if side == READY else HURT_SPENT)
            damaged.append(ITEMS[item])
        self.hits_on_items += len(damaged)
        self.hits_on_ally += lost
        if g.loud and damaged:
            g.say("damages", self.seat, {"items": damaged, "rule": "root:9.2.7"})
        return [Loss(ally, by, c, lost, [])] if ally is not None and lost else []

    def has_battled(self, g: Root, battle: Battle) -> None:
        """An ally who took more hits in the battle than his items turns Hostile (9.2.9.IId)."""
        if battle.helper is not None and self.hits_on_ally > self.hits_on_items:
            relations.turn_hostile(g, self, battle.helper, "root:9.2.9.IId")

    def has_removed(self, g: Root, loss: Loss, battle: Battle | None) -> None:
        """Hostility and Infamy; in the later print the Vagrant is not to blame for warriors."""
        warriors = loss.warriors
        if battle is not None and battle.credited is self and not g.prepared.early_print:
            side = battle.opponent(loss.victim)
            if isinstance(side, Vagabond) and warriors:
                relations.count_removed(g, side, loss, warriors, False)
            warriors = 0
        relations.count_removed(g, self, loss, warriors, battle is not None)

    # -- dominance

    def may_activate(self, g: Root, this: CardNo) -> bool:
        """Only with four or more players, to form a coalition (9.2.8)."""
        if g.seats < relations.PLAYERS_FOR_COALITION or not super().may_activate(g, this):
            return False
        return len(relations.possible_partners(g, self)) > 0

    def activate(self, g: Root, this: CardNo) -> None:
        """Form a coalition (9.2.8)."""
        relations.form_coalition(g, self, this)

    # -- what can be seen

    def own_places(self, places: list[Place]) -> None:
        """Completed quests, and the items that came from ruins."""
        places.append(Place(COMPLETED, self.seat, self.completed))
        places.append(Place(FOUND, self.seat, self.found))
        places.append(Place(DROPPED, self.seat, self.dropped))

    def tell_own(self, g: Root, told: FactionFacts) -> None:
        """Everything on his board lies open."""
        told.draws = self.draws()
        told.character = characters.CHARACTERS[self.character] if self.character >= 0 else ""
        told.pawn = NAMES[self.pawn]
        told.pack = self.pack.told()
        told.load = self.pack.load()
        told.limit = self.pack.limit()
        told.relationships = relations.told(g, self)
        told.aids = relations.aids_told(g, self)

    def own_census(self, total: dict[str, int]) -> None:
        """Items from the supply; start items come and stay, those from ruins count as cards."""
        for item in range(KINDS):
            n = self.pack.total(item) + self.gone[item] - self.marked[item]
            if self.character >= 0:
                n -= characters.START_ITEMS[self.character].count(item)
            total[f"supply {ITEMS[item]}"] += n
        if not self.stocked:  # still in the box
            for quest in QUESTS:
                total[quest.id] = 1
            for item in RUIN_ITEMS:
                name = LOOT_FACES[item].id
                total[name] = total.get(name, 0) + 1
