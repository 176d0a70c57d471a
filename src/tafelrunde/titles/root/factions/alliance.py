"""The Woodland Alliance (8): supporters, sympathy, revolts, officers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import PASS, CardNo, Option, Seat
from tafelrunde.kernel.events import Arg
from tafelrunde.kernel.zones import ALL, COUNT, Place, Zone
from tafelrunde.titles.root import battle, crafting, moving, removal, turn
from tafelrunde.titles.root.board import SPOTS
from tafelrunde.titles.root.boards import counted, number, track
from tafelrunde.titles.root.catalogue import BIRD, SUITS
from tafelrunde.titles.root.factions.base import ALLIANCE, UNKNOWN, Faction, PieceKind
from tafelrunde.titles.root.facts import FactionFacts, row
from tafelrunde.titles.root.removal import Aftermath, Loss
from tafelrunde.titles.root.vocabulary import (
    BASE_LOST,
    BATTLE,
    DISCARD,
    GIVE,
    MOBILIZE,
    MOVE,
    OFFICERS_BOX,
    ORGANIZE,
    OUTRAGE,
    RECRUIT,
    REVOLT,
    SPEND,
    SPREAD,
    STRIDE,
    TRAIN,
    verb_of,
)

if TYPE_CHECKING:
    from tafelrunde.titles.root.battle import Battle
    from tafelrunde.titles.root.table import Root

# Kinds of pieces: the base of a suit is kind suit - 1.
SYMPATHY: Final = 3
KINDS: Final = [
    PieceKind("base_fox", counted("alliance", "buildings", "base_fox"), building=True),
    PieceKind("base_rabbit", counted("alliance", "buildings", "base_rabbit"), building=True),
    PieceKind("base_mouse", counted("alliance", "buildings", "base_mouse"), building=True),
    PieceKind("sympathy", counted("alliance", "tokens", "sympathy"), building=False),
]
CRAFTERS: Final = [SYMPATHY]
WARRIORS: Final = number("alliance", "warriors")
COSTS: Final = track("alliance", "sympathy_cost_of_nth")
POINTS: Final = track("alliance", "sympathy_points_of_nth")
DRAWS: Final = track("alliance", "cards_drawn_by_bases_on_map")
START_SUPPORTERS: Final = number("alliance", "supporters_at_start")
CAPACITY: Final = number("alliance", "supporter_limit_without_base")
REVOLT_COST: Final = number("alliance", "revolt_cost")
MARTIAL_LAW: Final = number("alliance", "martial_law_threshold_warriors")
MARTIAL_LAW_COST: Final = number("alliance", "martial_law_extra")

SUPPORTERS: Final = Zone("supporters", owner=ALL, others=COUNT)

# Stages of Birdsong.
REVOLTING: Final = 0
SPREADING: Final = 1


class Alliance(Faction):
    """The Alliance: supporters are cards face down, officers are warriors on the board."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, ALLIANCE, KINDS, WARRIORS)
        self.crafters = CRAFTERS
        self.defends_higher = True  # Guerrilla War (8.2.2)
        self.supporters: list[int] = []
        self.officers = 0

    def copy(self) -> Faction:
        """An independent copy."""
        twin = Alliance(self.seat)
        self.copy_into(twin)
        twin.supporters = self.supporters.copy()
        twin.officers = self.officers
        return twin

    def is_sympathetic(self, c: int) -> bool:
        """Whether a clearing has a sympathy token (8.2.5.II)."""
        return self.pieces[SYMPATHY * SPOTS + c] > 0

    def has_base(self, suit: int) -> bool:
        """Whether the base of a suit is on the map."""
        return self.stock[suit - 1] == 0

    def bases(self) -> int:
        """How many bases are on the map."""
        return 3 - self.stock[0] - self.stock[1] - self.stock[2]

    # -- 8.2 rules and abilities

    def crafting_pieces(self, g: Root) -> list[int]:
        """Sympathy tokens (8.2.1)."""
        return crafting.pieces_by_suit(g, self, SYMPATHY)

    def gain_supporter(self, g: Root, this: CardNo) -> None:
        """A card that lies nowhere now joins the stack, or is discarded if it is full (8.2.3.I)."""
        self.supporters.append(this)
        if len(self.supporters) > CAPACITY and self.bases() == 0:
            g.discard_from(self, this, self.supporters)

    def aftermath(self, g: Root, loss: Loss, battle: Battle | None) -> list[Aftermath]:
        """Lost bases cost supporters and officers (8.2.4); sympathy sparks Outrage (8.2.6)."""
        found: list[Aftermath] = []
        for k in loss.pieces:
            if k == SYMPATHY:
                if loss.by is not self:
                    found.append(Aftermath(OUTRAGE, self, loss.by, loss.clearing, 1))
            else:
                found.append(Aftermath(BASE_LOST, self, loss.by, loss.clearing, k + 1))
        return found

    def resolve(self, g: Root, effect: Aftermath) -> None:
        """Outrage or a lost base."""
        if effect.effect == OUTRAGE:
            self.outrage(g, effect.by, effect.clearing)
        else:
            self.lose_base(g, effect.count)

    def entered(self, g: Root, mover: Faction, payer: Faction, c: int) -> None:
        """Warriors moving into a sympathetic clearing cause Outrage (8.2.6)."""
        if self.is_sympathetic(c):
            self.outrage(g, payer, c)

    def outrage(self, g: Root, payer: Faction, c: int) -> None:
        """A matching card of his hand becomes a supporter, or the Alliance draws one (8.2.6)."""
        suit = g.suits[c]
        this = -1
        if payer.hand:
            fits = [card for card in payer.hand if g.kinds[card].matches(suit)]
            prompt = "outrage"
            about = SUITS[suit]
            this = g.ask_card(
                payer,
                verb=GIVE,
                cards=fits,
                prompt=prompt,
                rule="root:8.2.6",
                or_pass=True,
                about=about,
                secret=True,
            )
        if this >= 0:
            self.receive(g, payer, this, suit)
            return
        if payer.hand and not payer.hand_is_open:
            g.show_hand(payer, self, "root:8.2.6")
            for card in payer.hand:
                g.hints[card] = g.hints.get(card, 0b1111) & ~(1 | 1 << suit)
        this = g.top_card()
        if this >= 0:
            if g.loud:
                args: dict[str, Arg] = {"count": 1, "rule": "root:8.2.6"}
                g.tell_cards("outrage-draws", self.seat, args, [this], self.bit, open=False)
            self.gain_supporter(g, this)

    def receive(self, g: Root, giver: Faction, this: CardNo, suit: int) -> None:
        """A card goes from a hand to the supporters; only the two players see it."""
        both = giver.bit | self.bit
        g.leaves_hidden(giver, this, both)
        giver.hand.remove(this)
        g.known[this] = g.everyone if giver.hand_is_open else both
        if suit != BIRD:
            g.hints[this] = 1 | 1 << suit
        if g.loud:
            args: dict[str, Arg] = {"count": 1, "rule": "root:8.2.6"}
            g.tell_cards("outrage", giver.seat, args, [this], both, open=giver.hand_is_open)
        self.gain_supporter(g, this)

    def lose_base(self, g: Root, suit: int) -> None:
        """Supporters of the suit and birds go, and half of the officers, rounded up (8.2.4)."""
        for this in self.supporters.copy():
            if g.kinds[this].matches(suit):
                g.discard_from(self, this, self.supporters)
        lost = (self.officers + 1) // 2
        self.officers -= lost
        self.supply += lost
        if g.loud:
            g.say(
                "base-lost",
                self.seat,
                {"suit": SUITS[suit], "officers": lost, "rule": "root:8.2.4"},
            )
        while self.bases() == 0 and len(self.supporters) > CAPACITY:
            over = len(self.supporters) - CAPACITY
            zone = self.supporters
            this = g.ask_card(
                self,
                verb=DISCARD,
                cards=zone,
                prompt="supporter-limit",
                rule="root:8.2.4",
                count=over,
            )
            g.discard_from(self, this, zone)

    def boxed_warriors(self) -> list[int]:
        """Officers are warriors, too."""
        return [OFFICERS_BOX] if self.officers else []

    def take_from_box(self, g: Root, box: int) -> None:
        """An officer returns to the supply."""
        self.officers -= 1
        self.supply += 1

    # -- 8.3 setup

    def setup(self, g: Root) -> None:
        """Three supporters from the deck; everything else is in place."""
        drawn: list[CardNo] = []
        for _ in range(START_SUPPORTERS):
            this = g.top_card()
            if this >= 0:
                drawn.append(this)
        self.supporters.extend(drawn)
        if g.loud:
            args: dict[str, Arg] = {"count": len(drawn), "rule": "root:8.3.4"}
            g.tell_cards("gains-supporters", self.seat, args, drawn, self.bit, open=False)

    # -- 8.4 Birdsong

    def birdsong(self, g: Root) -> None:
        """Revolt as often as you like, then spread sympathy as often as you like (8.4)."""
        rebels: list[int] = []
        if g.stage == REVOLTING and len(self.supporters) >= REVOLT_COST:
            rebels = [c for c in range(1, SPOTS) if self.may_revolt(g, c)]
        fields: list[int] = []
        if self.stock[SYMPATHY] and len(self.supporters) >= self.spread_cost():
            fields = self.fields(g)
        costs: list[int] = []
        affordable = len(rebels) > 0
        for c in fields:
            cost = self.spread_cost() + self.martial_law(g, c)
            costs.append(cost)
            if len(self.supporters) >= cost:
                affordable = True
        if not affordable:
            g.end_phase()
            return
        matching = self.matching_supporters(g)
        options: list[Option] = []  # what the hidden supporters can pay
        for c in rebels:
            if matching[g.suits[c]] >= REVOLT_COST:
                options.append(REVOLT + c)
        for i in range(len(fields)):
            if matching[g.suits[fields[i]]] >= costs[i]:
                options.append(SPREAD + fields[i])
        options.append(PASS)
        option = g.ask_of(self, "alliance-birdsong", options, "root:8.4")
        if option == PASS:
            g.end_phase()
        elif verb_of(option) == REVOLT:
            self.revolt(g, option - REVOLT)
        else:
            g.stage = SPREADING
            self.spread(g, option - SPREAD)

    def matching_supporters(self, g: Root) -> list[int]:
        """How many supporters could be spent for each suit; birds for any (2.1.1)."""
        count = [0] * len(SUITS)
        for this in self.supporters:
            suit = g.kinds[this].suit
            count[suit] = count[suit] + 1
        for suit in range(1, len(SUITS)):
            count[suit] = count[suit] + count[BIRD]
        return count

    def spend_supporters(self, g: Root, suit: int, cost: int, rule: str) -> None:
        """Spend supporters of a suit, one after the other (8.2.3)."""
        for due in range(cost, 0, -1):
            fits = [this for this in self.supporters if g.kinds[this].matches(suit)]
            prompt = "spend-supporter"
            this = g.ask_card(
                self, verb=SPEND, cards=fits, prompt=prompt, rule=rule, count=due, about=SUITS[suit]
            )
            g.discard_from(self, this, self.supporters)

    def may_revolt(self, g: Root, c: int) -> bool:
        """A sympathetic clearing whose base is unbuilt and can be placed afterwards (8.4.1.I)."""
        if not self.is_sympathetic(c) or self.has_base(g.suits[c]) or not g.may_place(self, c):
            return False
        slots = g.free_slots[c]
        for foe in g.factions:
            if g.are_enemies(self, foe):
                slots += foe.built[c]
        return slots > 0

    def revolt(self, g: Root, c: int) -> None:
        """Remove all enemy pieces, place base, warriors and an officer (8.4.1)."""
        suit = g.suits[c]
        self.spend_supporters(g, suit, REVOLT_COST, "root:8.4.1.II")
        if g.loud:
            g.say("revolts", self.seat, {"clearing": c, "rule": "root:8.4.1"})
        removal.remove_enemies_in(g, self, [c])
        self.put(g, suit - 1, c)
        rule = "root:8.4.1.III"
        if g.loud:
            piece = KINDS[suit - 1].id
            g.say("places", self.seat, {"piece": piece, "clearing": c, "rule": rule})
        sympathetic = 0
        for d in range(1, SPOTS):
            if g.suits[d] == suit and self.is_sympathetic(d):
                sympathetic += 1
        n = self.add_warriors(g, c, sympathetic)
        if g.loud and n:
            g.say("recruits", self.seat, {"clearing": c, "count": n, "rule": rule})
        self.add_officer(g, rule)

    def add_officer(self, g: Root, rule: str) -> None:
        """Move a warrior from the supply to the Officers box, if there is one (2.5)."""
        if self.supply:
            self.supply -= 1
            self.officers += 1
            if g.loud:
                g.say("trains", self.seat, {"officers": self.officers, "rule": rule})

    def spread_cost(self) -> int:
        """What the leftmost sympathy token costs (8.4.2.II)."""
        return COSTS[KINDS[SYMPATHY].total - self.stock[SYMPATHY]]

    def next_points(self) -> int:
        """What the leftmost sympathy token scores (8.4.2.III)."""
        return POINTS[KINDS[SYMPATHY].total - self.stock[SYMPATHY]]

    def martial_law(self, g: Root, c: int) -> int:
        """One supporter more where another player has three warriors or more (8.4.2.IIa)."""
        for other in g.factions:
            if other is not self and other.warriors[c] >= MARTIAL_LAW:
                return MARTIAL_LAW_COST
        return 0

    def fields(self, g: Root) -> list[int]:
        """Unsympathetic clearings next to sympathetic ones; all of them without any (8.4.2.I)."""
        anywhere = self.out(SYMPATHY) == 0
        found: list[int] = []
        for c in range(1, SPOTS):
            if self.is_sympathetic(c):
                continue
            near = anywhere
            if not near:
                for d in self.reach(g, c):
                    if self.is_sympathetic(d):
                        near = True
                        break
            if near and g.may_place(self, c):
                found.append(c)
        return found

    def spread(self, g: Root, c: int) -> None:
        """Spend supporters, place sympathy, score (8.4.2)."""
        cost = self.spread_cost() + self.martial_law(g, c)
        self.spend_supporters(g, g.suits[c], cost, "root:8.4.2.II")
        self.place_sympathy(g, c, "root:8.4.2.III")

    def place_sympathy(self, g: Root, c: int, rule: str) -> None:
        """Place a sympathy token, if one is left, and score what its space shows."""
        if not self.stock[SYMPATHY]:
            return
        points = self.next_points()
        self.put(g, SYMPATHY, c)
        if g.loud:
            g.say("places", self.seat, {"piece": "sympathy", "clearing": c, "rule": rule})
        g.score(self, points, rule)

    # -- 8.5 Daylight

    def daylight(self, g: Root) -> None:
        """Craft, mobilize and train in any order (8.5)."""
        if not self.hand and not turn.may_have_extras(g, self):
            g.end_phase()
            return
        options: list[Option] = []
        crafting.add_craft_options(g, self, options)
        turn.add_extras(g, self, options)
        for card in g.faces_held(self):
            options.append(MOBILIZE + card.number)
            if self.may_train_with(card.suit):
                options.append(TRAIN + card.number)
        options.append(PASS)
        option = g.ask_of(self, "alliance-daylight", options, "root:8.5", secret=True)
        if g.loud and verb_of(option) != MOBILIZE:  # mobilizing hides the card
            g.tell_choice(self.seat, "alliance-daylight", option)
        if option == PASS:
            g.end_phase()
        elif not turn.took_extra(g, self, option):
            if verb_of(option) == MOBILIZE:
                self.mobilize(g, g.copy_of(self.hand, option - MOBILIZE))
            else:
                g.discard_from(self, g.copy_of(self.hand, option - TRAIN), self.hand)
                self.add_officer(g, "root:8.5.3")

    def may_train_with(self, suit: int) -> bool:
        """A card trains an officer if it matches a base on the map (8.5.3)."""
        return self.bases() > 0 if suit == BIRD else self.has_base(suit)

    def mobilize(self, g: Root, this: CardNo) -> None:
        """Add a card of the hand to the supporters (8.5.2)."""
        g.leaves_hidden(self, this, self.bit)
        self.hand.remove(this)
        if g.loud:
            args: dict[str, Arg] = {"count": 1, "rule": "root:8.5.2"}
            g.tell_cards("mobilizes", self.seat, args, [this], self.bit, open=False)
        self.gain_supporter(g, this)

    # -- 8.6 Evening

    def evening(self, g: Root) -> None:
        """Military operations, one per officer, then draw and discard (8.6)."""
        if g.actions < self.officers:
            options: list[Option] = []
            self.add_operations(g, options)
            if options:
                options.append(PASS)
                left = self.officers - g.actions
                option = g.ask_of(self, "military-operation", options, "root:8.6.1", count=left)
                if option != PASS:
                    g.actions += 1
                    self.operate(g, option)
                    return
        turn.draw_and_discard(g, self, DRAWS[self.bases()], "root:8.6.2")
        g.end_phase()

    def add_operations(self, g: Root, options: list[Option]) -> None:
        """What an officer could do now (8.6.1)."""
        moving.add_moves(g, self, options)
        battle.add_battles(g, self, options)
        if self.bases():
            for c in range(1, SPOTS):
                if self.built[c] and g.may_place(self, c):
                    options.append(RECRUIT + c)
        for c in range(1, SPOTS):
            if self.warriors[c] and not self.is_sympathetic(c) and g.may_place(self, c):
                options.append(ORGANIZE + c)

    def operate(self, g: Root, option: Option) -> None:
        """Move, battle, recruit or organize."""
        verb = option - option % STRIDE
        c = option - verb
        if verb == MOVE:
            moving.move_from(g, self, c, "root:8.6.1.I")
        elif verb == BATTLE:
            battle.start_battle(g, self, c, "root:8.6.1.II")
        elif verb == RECRUIT:
            n = self.add_warriors(g, c, 1)
            if g.loud and n:
                g.say("recruits", self.seat, {"clearing": c, "count": n, "rule": "root:8.6.1.III"})
        else:
            self.warriors[c] -= 1
            self.supply += 1
            g.rulers[c] = UNKNOWN
            if g.loud:
                g.say("organizes", self.seat, {"clearing": c, "rule": "root:8.6.1.IV"})
            self.place_sympathy(g, c, "root:8.6.1.IV")

    # -- what can be seen

    def own_places(self, places: list[Place]) -> None:
        """The supporters, face down."""
        places.append(Place(SUPPORTERS, self.seat, self.supporters))

    def tell_own(self, g: Root, told: FactionFacts) -> None:
        """Sympathy and officers."""
        told.rows.append(row(self, SYMPATHY, POINTS, COSTS))
        told.draws = DRAWS[self.bases()]
        told.officers = self.officers

    def own_census(self, total: dict[str, int]) -> None:
        """Officers are warriors."""
        total["alliance warrior"] += self.officers
