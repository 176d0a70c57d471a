"""The Marquise de Cat (6): sawmills make wood, wood makes buildings, buildings score."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import PASS, CardNo, Option, Seat
from tafelrunde.titles.root import battle, crafting, moving, turn
from tafelrunde.titles.root.board import CORNERS, SPOTS
from tafelrunde.titles.root.boards import NUMBERS, counted, number, track
from tafelrunde.titles.root.catalogue import BIRD
from tafelrunde.titles.root.factions.base import MARQUISE, Faction, PieceKind
from tafelrunde.titles.root.facts import FactionFacts, row
from tafelrunde.titles.root.removal import Aftermath, Loss
from tafelrunde.titles.root.vocabulary import (
    AT,
    BATTLE,
    BUILD,
    FIELD_HOSPITALS,
    KEEP,
    MOVE,
    OVERWORK,
    RECRUIT,
    SPEND,
    STRIDE,
    WOOD,
)

if TYPE_CHECKING:
    from tafelrunde.titles.root.battle import Battle
    from tafelrunde.titles.root.table import Root

SAWMILLS: Final = 0
WORKSHOPS: Final = 1
RECRUITERS: Final = 2
KEEPS: Final = 3
WOODS: Final = 4
KINDS: Final = [
    PieceKind("sawmill", counted("marquise", "buildings", "sawmill"), building=True),
    PieceKind("workshop", counted("marquise", "buildings", "workshop"), building=True),
    PieceKind("recruiter", counted("marquise", "buildings", "recruiter"), building=True),
    PieceKind("keep", counted("marquise", "tokens", "keep"), building=False),
    PieceKind("wood", counted("marquise", "tokens", "wood"), building=False),
]
BUILDINGS: Final = [SAWMILLS, WORKSHOPS, RECRUITERS]
CRAFTERS: Final = [WORKSHOPS]
WARRIORS: Final = number("marquise", "warriors")
COSTS: Final = track("marquise", "wood_cost_of_nth")
POINTS: Final = [
    [int(n) for n in NUMBERS["marquise"]["points_of_nth"][kind]]
    for kind in ("sawmill", "workshop", "recruiter")
]
DRAWS: Final = track("marquise", "cards_drawn_by_recruiters_on_map")
ACTIONS: Final = number("marquise", "actions_per_daylight")

# Stages of Daylight.
CRAFTING: Final = 0  # nothing but crafting was done yet
ACTING: Final = 1
MARCHING: Final = 2  # the first move of a march was made


class Marquise(Faction):
    """The Marquise: her keep, and what was done this turn."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, MARQUISE, KINDS, WARRIORS)
        self.crafters = CRAFTERS
        self.keep = 0  # the clearing with the keep, 0 once it is gone
        self.recruited = False  # this turn (6.5.3)
        self.extra_actions = 0  # paid with birds this turn

    def copy(self) -> Faction:
        """An independent copy."""
        twin = Marquise(self.seat)
        self.copy_into(twin)
        twin.keep = self.keep
        twin.recruited = self.recruited
        twin.extra_actions = self.extra_actions
        return twin

    # -- 6.2 rules and abilities

    def crafting_pieces(self, g: Root) -> list[int]:
        """Workshops (6.2.1)."""
        return crafting.pieces_by_suit(g, self, WORKSHOPS)

    def set_keep(self, g: Root, c: int) -> None:
        """Only she places pieces where the keep stands; 0 is nowhere (6.2.2)."""
        self.keep = c
        g.guard(self, 1 << c if c else 0)

    def piece_goes(self, g: Root, k: int, loss: Loss, battle: Battle | None) -> None:
        """A removed keep goes into the box (6.2.2)."""
        if k == KEEPS:
            self.stock[KEEPS] -= 1
            self.set_keep(g, 0)

    def own_census(self, total: dict[str, int]) -> None:
        """The keep in the box."""
        if self.keep == 0 and self.stock[KEEPS] == 0:
            total["marquise keep"] += 1

    def aftermath(self, g: Root, loss: Loss, battle: Battle | None) -> list[Aftermath]:
        """Field Hospitals: removed warriors may come back (6.2.3)."""
        if loss.warriors and self.keep and self.hand:
            return [Aftermath(FIELD_HOSPITALS, self, loss.by, loss.clearing, loss.warriors)]
        return []

    def resolve(self, g: Root, effect: Aftermath) -> None:
        """She may spend a card matching the clearing to place the warriors at the keep (6.2.3)."""
        if not self.hand or not self.keep or not g.may_place(self, self.keep):
            return  # lost to something that came first
        suit = g.suits[effect.clearing]
        prompt = "field-hospitals"
        rule = "root:6.2.3"
        if g.ask_to_spend(self, SPEND, suit, prompt, rule, optional=True, count=effect.count):
            n = self.add_warriors(g, self.keep, effect.count)
            if g.loud:
                args: dict[str, int | str | list[str]] = {"count": n, "clearing": self.keep}
                g.say("field-hospitals", self.seat, args | {"rule": rule})

    # -- 6.3 setup

    def setup(self, g: Root) -> None:
        """Keep, garrison, three buildings."""
        self.set_keep(g, g.ask_clearing(self, KEEP, CORNERS, "place-keep", "root:6.3.2"))
        self.put(g, KEEPS, self.keep)
        for c in range(1, SPOTS):
            if c != g.board.opposite[self.keep]:
                self.add_warriors(g, c, 1)
        near = [self.keep, *g.board.paths[self.keep]]
        for k in BUILDINGS:
            free = [c for c in near if g.free_slots[c]]
            about = KINDS[k].id
            c = g.ask_clearing(self, AT, free, "place-building", "root:6.3.4", about)
            self.put(g, k, c)
            if g.loud:
                g.say("places", self.seat, {"piece": about, "clearing": c, "rule": "root:6.3.4"})

    # -- 6.4 Birdsong

    def new_turn(self, g: Root) -> None:
        """Forget the last turn."""
        super().new_turn(g)
        self.recruited = False
        self.extra_actions = 0

    def birdsong(self, g: Root) -> None:
        """Place one wood at each sawmill (6.4)."""
        due: list[int] = []
        for c in range(1, SPOTS):
            for _ in range(self.pieces[SAWMILLS * SPOTS + c]):
                if not g.is_closed(c):
                    due.append(c)
        for c in self.choose_places(g, due, self.stock[WOODS], "place-wood", WOOD, "root:6.4"):
            self.put(g, WOODS, c)
            if g.loud:
                g.say("places", self.seat, {"piece": "wood", "clearing": c, "rule": "root:6.4"})
        g.end_phase()

    def choose_places(
        self, g: Root, due: list[int], left: int, prompt: str, verb: int, rule: str
    ) -> list[int]:
        """Where as many pieces as there are go, if they do not suffice for all places (2.5)."""
        if left >= len(due):
            return due
        chosen: list[CardNo] = []
        for n in range(left, 0, -1):
            options: list[Option] = []
            for c in due:
                if verb + c not in options:
                    options.append(verb + c)
            c = g.choose(self, prompt, options, rule, count=n) - verb
            due.remove(c)
            chosen.append(c)
        return chosen

    # -- 6.5 Daylight

    def daylight(self, g: Root) -> None:
        """First craft, then three actions, then one more for each bird spent (6.5)."""
        if g.stage == MARCHING:
            self.march_on(g)
        elif g.actions < ACTIONS + self.extra_actions:
            self.act(g)
        else:
            self.buy_action(g)

    def act(self, g: Root) -> None:
        """Craft if no action was taken yet, or take one action."""
        options: list[Option] = []
        if g.stage == CRAFTING and self.hand:
            crafting.add_craft_options(g, self, options)
        turn.add_extras(g, self, options)
        self.add_actions(g, options)
        options.append(PASS)
        left = ACTIONS + self.extra_actions - g.actions
        option = g.ask_of(self, "marquise-daylight", options, "root:6.5", count=left)
        if option == PASS:
            g.end_phase()
        elif not turn.took_extra(g, self, option):
            g.stage = ACTING
            g.actions += 1
            self.take_action(g, option)

    def add_actions(self, g: Root, options: list[Option]) -> None:
        """What an action could be now."""
        battle.add_battles(g, self, options)
        moving.add_moves(g, self, options)
        if not self.recruited and self.out(RECRUITERS):
            options.append(RECRUIT)
        self.add_buildings(g, options)
        if self.hand and self.out(SAWMILLS):
            held = g.suits_held(self)
            for c in range(1, SPOTS):
                if self.pieces[SAWMILLS * SPOTS + c] and not g.is_closed(c):
                    if held & (1 << BIRD | 1 << g.suits[c]):
                        options.append(OVERWORK + c)

    def add_buildings(self, g: Root, options: list[Option]) -> None:
        """The buildings there is wood and room for (6.5.4)."""
        most = self.out(WOODS)
        looked = False  # what wood there is at the best site is looked for only if need be
        for k in BUILDINGS:
            if self.stock[k] and self.cost(k) <= most:
                if not looked:
                    looked = True
                    most = self.wood_at_best_site(g)
                    if self.cost(k) > most:
                        continue
                options.append(BUILD + KINDS[k].number)

    def take_action(self, g: Root, option: Option) -> None:
        """Carry out the chosen action."""
        verb = option - option % STRIDE
        if verb == BATTLE:
            battle.start_battle(g, self, option - BATTLE, "root:6.5.1")
        elif verb == MOVE:
            g.stage = MARCHING
            moving.move_from(g, self, option - MOVE, "root:6.5.2")
        elif verb == RECRUIT:
            self.recruit(g)
        elif verb == BUILD:
            self.build(g, self.kind_of(option - BUILD))
        else:
            self.overwork(g, option - OVERWORK)

    def march_on(self, g: Root) -> None:
        """The second move of a march (6.5.2)."""
        moving.ask_move(g, self, "march", "root:6.5.2", "")
        g.stage = ACTING

    def recruit(self, g: Root) -> None:
        """Place a warrior at each recruiter, once a turn (6.5.3)."""
        self.recruited = True
        due: list[int] = []
        for c in range(1, SPOTS):
            for _ in range(self.pieces[RECRUITERS * SPOTS + c]):
                if not g.is_closed(c):
                    due.append(c)
        places = self.choose_places(g, due, self.supply, "recruit-at", RECRUIT, "root:6.5.3")
        for c in places:
            self.add_warriors(g, c, 1)
            if g.loud:
                g.say("recruits", self.seat, {"clearing": c, "count": 1, "rule": "root:6.5.3"})

    def cost(self, k: int) -> int:
        """The wood the leftmost building of a kind costs (6.5.4.I)."""
        return COSTS[KINDS[k].total - self.stock[k]]

    def points_for(self, k: int) -> int:
        """What the leftmost building of a kind scores (6.5.4.III)."""
        return POINTS[k][KINDS[k].total - self.stock[k]]

    def building_sites(self, g: Root) -> list[int]:
        """For each clearing the wood that could pay for a building there, or -1 (6.5.4.II)."""
        sites = [-1] * SPOTS
        for c in range(1, SPOTS):
            if g.free_slots[c] and g.ruler(c) == self.seat and not g.is_closed(c):
                if sites[c] < 0:
                    linked = self.linked(g, c)
                    wood = 0
                    for d in linked:
                        wood += self.pieces[WOODS * SPOTS + d]
                    for d in linked:
                        if g.free_slots[d] and not g.is_closed(d):
                            sites[d] = wood
        return sites

    def wood_at_best_site(self, g: Root) -> int:
        """The most wood that could pay for a building anywhere; -1 if there is no room."""
        most = -1
        for wood in self.building_sites(g):
            if wood > most:
                most = wood
        return most

    def linked(self, g: Root, c: int) -> list[int]:
        """The ruled clearings connected with a ruled clearing through ruled clearings."""
        found = [c]
        seen = 1 << c
        at = 0
        while at < len(found):
            for d in self.reach(g, found[at]):
                if not (seen >> d) & 1:
                    seen |= 1 << d
                    if g.ruler(d) == self.seat:
                        found.append(d)
            at += 1
        return found

    def build(self, g: Root, k: int) -> None:
        """Choose a clearing, pay wood, place the building, score (6.5.4)."""
        cost = self.cost(k)
        sites = self.building_sites(g)
        free = [c for c in range(1, SPOTS) if sites[c] >= cost]
        about = KINDS[k].id
        c = g.ask_clearing(self, AT, free, "build-at", "root:6.5.4.II", about)
        self.pay_wood(g, self.linked(g, c), cost)
        points = self.points_for(k)
        self.put(g, k, c)
        if g.loud:
            g.say("builds", self.seat, {"piece": about, "clearing": c, "rule": "root:6.5.4"})
        g.score(self, points, "root:6.5.4.III")

    def pay_wood(self, g: Root, linked: list[int], cost: int) -> None:
        """Take wood from linked clearings; she chooses if it matters."""
        for due in range(cost, 0, -1):
            options = [WOOD + c for c in sorted(linked) if self.pieces[WOODS * SPOTS + c]]
            left = 0
            for c in linked:
                left += self.pieces[WOODS * SPOTS + c]
            option = options[0]
            if len(options) > 1 and left > due:
                option = g.ask_of(self, "pay-wood", options, "root:6.5.4.II", count=due)
            self.lift(g, WOODS, option - WOOD)

    def overwork(self, g: Root, c: int) -> None:
        """Spend a card matching a sawmill's clearing, place a wood there if one is left (6.5.5)."""
        g.ask_to_spend(self, SPEND, g.suits[c], "overwork", "root:6.5.5")
        if not self.stock[WOODS]:
            return
        self.put(g, WOODS, c)
        if g.loud:
            g.say("places", self.seat, {"piece": "wood", "clearing": c, "rule": "root:6.5.5"})

    def buy_action(self, g: Root) -> None:
        """After three actions, a bird buys another one (6.5)."""
        if not self.hand and not turn.may_have_extras(g, self):
            g.end_phase()
            return
        options: list[Option] = []
        for card in g.faces_held(self):
            if card.suit == BIRD:
                options.append(SPEND + card.number)
        turn.add_extras(g, self, options)
        options.append(PASS)
        option = g.ask_of(self, "extra-action", options, "root:6.5")
        if option == PASS:
            g.end_phase()
        elif not turn.took_extra(g, self, option):
            g.discard_from(self, g.copy_of(self.hand, option - SPEND), self.hand)
            self.extra_actions += 1

    # -- 6.6 Evening

    def evening(self, g: Root) -> None:
        """Draw one card and one more per uncovered bonus, discard down to five (6.6)."""
        turn.draw_and_discard(g, self, DRAWS[self.out(RECRUITERS)], "root:6.6")
        g.end_phase()

    def tell_own(self, g: Root, told: FactionFacts) -> None:
        """The keep, the tracks, and what is left of the turn."""
        for k in BUILDINGS:
            told.rows.append(row(self, k, POINTS[k], COSTS))
        told.draws = DRAWS[self.on_map(RECRUITERS)]
        told.keep = self.keep
        told.recruited = self.recruited
        told.extra_actions = self.extra_actions
