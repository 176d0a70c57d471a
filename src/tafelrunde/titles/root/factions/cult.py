"""The Lizard Cult (10): Lost Souls, the outcast, acolytes, gardens, rituals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import PASS, CardNo, Option, Seat
from tafelrunde.kernel.zones import ALL, Place, Zone
from tafelrunde.titles.root import crafting, turn
from tafelrunde.titles.root.board import CORNERS, SPOTS
from tafelrunde.titles.root.boards import counted, number, track
from tafelrunde.titles.root.catalogue import BIRD, SUIT_OBJECTS, SUITS
from tafelrunde.titles.root.factions import conspiracies
from tafelrunde.titles.root.factions.base import CULT, EYRIE, MARQUISE, Faction, PieceKind
from tafelrunde.titles.root.facts import FactionFacts, row
from tafelrunde.titles.root.removal import Aftermath, Loss
from tafelrunde.titles.root.vocabulary import (
    ACOLYTES_BOX,
    AT,
    BUILD,
    CONVERT,
    CRUSADE,
    FEAR_OF_THE_FAITHFUL,
    OUTCAST,
    RECRUIT,
    REVEAL,
    SACRIFICE,
    SANCTIFY,
    SCORE,
    STRIDE,
    verb_of,
)

if TYPE_CHECKING:
    from tafelrunde.titles.root.battle import Battle
    from tafelrunde.titles.root.table import Root

# Kinds of pieces: the garden of a suit is kind suit - 1.
KINDS: Final = [
    PieceKind("garden_fox", counted("cult", "buildings", "garden_fox"), building=True),
    PieceKind("garden_rabbit", counted("cult", "buildings", "garden_rabbit"), building=True),
    PieceKind("garden_mouse", counted("cult", "buildings", "garden_mouse"), building=True),
]
CRAFTERS: Final = [0, 1, 2]
WARRIORS: Final = number("cult", "warriors")
START_WARRIORS: Final = 4
POINTS: Final = track("cult", "score_points_by_gardens_of_suit_on_map")
BONUS_FROM: Final = number("cult", "draw_bonus_from_gardens_of_suit")
HATED_DISCOUNT: Final = number("cult", "hated_discount")

LOST_SOULS: Final = Zone("lost_souls", owner=ALL, others=ALL, ordered=True)
REVEALED: Final = Zone("revealed", owner=ALL, others=ALL, ordered=True)

# Stages of Birdsong and of Evening.
ADJUSTING: Final = 0
BURYING: Final = 1
CONSPIRING: Final = 2
TAKING_BACK: Final = 0
CRAFTING: Final = 1


class Cult(Faction):
    """The Cult: acolytes are warriors on the board; the outcast is a suit, hated or not."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, CULT, KINDS, WARRIORS)
        self.crafters = CRAFTERS
        self.lost_souls: list[int] = []
        self.revealed: list[int] = []  # for rituals of this Daylight
        self.scored = 0  # suits (bits) whose points were scored this turn
        self.acolytes = 0
        self.outcast = 0  # a suit; 0 until the setup chooses one
        self.hated = False

    def copy(self) -> Faction:
        """An independent copy."""
        twin = Cult(self.seat)
        self.copy_into(twin)
        twin.lost_souls = self.lost_souls.copy()
        twin.revealed = self.revealed.copy()
        twin.scored = self.scored
        twin.acolytes = self.acolytes
        twin.outcast = self.outcast
        twin.hated = self.hated
        return twin

    def gardens(self, suit: int) -> int:
        """How many gardens of a suit are on the map."""
        return KINDS[suit - 1].total - self.stock[suit - 1]

    # -- 10.2 rules and abilities

    def crafting_pieces(self, g: Root) -> list[int]:
        """Gardens of the outcast suit, no others (10.2.1)."""
        count = [0] * len(SUITS)
        count[self.outcast] = self.gardens(self.outcast)
        return count

    def warriors_go(self, g: Root, loss: Loss, battle: Battle | None) -> None:
        """Revenge: who falls while defending in battle becomes an acolyte (10.2.3)."""
        if battle is None or battle.defender is not self:
            self.supply += loss.warriors
            return
        self.acolytes += loss.warriors
        if g.loud:
            g.say("revenge", self.seat, {"count": loss.warriors, "rule": "root:10.2.3"})

    def always_rules(self, g: Root, c: int) -> bool:
        """Pilgrims: wherever there is a garden, even against Lords of the Forest (10.2.4)."""
        return self.built[c] > 0

    def aftermath(self, g: Root, loss: Loss, battle: Battle | None) -> list[Aftermath]:
        """Each garden that is removed costs a card (10.2.5)."""
        return [
            Aftermath(FEAR_OF_THE_FAITHFUL, self, loss.by, loss.clearing, 1) for _ in loss.pieces
        ]

    def resolve(self, g: Root, effect: Aftermath) -> None:
        """Fear of the Faithful: discard a random card, if there is any (10.2.5)."""
        if not self.hand:
            return
        if g.loud:
            g.say("fear", self.seat, {"clearing": effect.clearing, "rule": "root:10.2.5"})
        g.discard_from(self, self.hand[g.rng.below(len(self.hand))], self.hand)

    def catches_discard(self, g: Root, this: CardNo) -> bool:
        """Every card anybody spends or discards goes to the Lost Souls (10.2.6)."""
        self.lost_souls.append(this)
        return True

    def boxed_warriors(self) -> list[int]:
        """Acolytes are warriors, too."""
        return [ACOLYTES_BOX] if self.acolytes else []

    def take_from_box(self, g: Root, box: int) -> None:
        """An acolyte returns to the supply."""
        self.acolytes -= 1
        self.supply += 1

    # -- 10.3 setup

    def setup(self, g: Root) -> None:
        """Four warriors and a garden in a corner, a warrior next to it, the first outcast."""
        c = g.ask_clearing(self, AT, self.first_corners(g), "cult-corner", "root:10.3.2")
        self.add_warriors(g, c, START_WARRIORS)
        self.place_garden(g, c, "root:10.3.2")
        for d in g.board.paths[c]:
            if g.may_place(self, d):
                self.add_warriors(g, d, 1)
        options = [OUTCAST + SUIT_OBJECTS.objects[suit] for suit in range(1, 4)]
        option = g.choose(self, "first-outcast", options, "root:10.3.3")
        self.set_outcast(g, SUIT_OBJECTS.which(option - OUTCAST), False, "root:10.3.3")

    def first_corners(self, g: Root) -> list[int]:
        """Across from the keep or the first roost; the other two corners if both play (10.3.2)."""
        taken: list[int] = []
        for c in CORNERS:
            marquise = g.faction(MARQUISE)
            eyrie = g.faction(EYRIE)
            if marquise is not None and marquise.tokens[c]:
                taken.append(c)
            elif eyrie is not None and eyrie.built[c]:
                taken.append(c)
        if len(taken) == 1:
            return [g.board.opposite[taken[0]]]
        return [c for c in CORNERS if c not in taken]

    def place_garden(self, g: Root, c: int, rule: str) -> None:
        """Place the garden that matches a clearing, if one is left (2.5)."""
        k = g.suits[c] - 1
        if not self.stock[k]:
            return
        self.put(g, k, c)
        if g.loud:
            g.say("builds", self.seat, {"piece": KINDS[k].id, "clearing": c, "rule": rule})

    def set_outcast(self, g: Root, suit: int, hated: bool, rule: str) -> None:
        """Move or turn the marker of the outcast."""
        self.outcast = suit
        self.hated = hated
        if g.loud:
            args: dict[str, int | str | list[str]] = {"suit": SUITS[suit], "rule": rule}
            g.say("hated" if hated else "outcast", self.seat, args)

    # -- 10.4 Birdsong

    def new_turn(self, g: Root) -> None:
        """Forget the last turn."""
        super().new_turn(g)
        self.scored = 0

    def birdsong(self, g: Root) -> None:
        """Adjust the outcast, discard the Lost Souls, conspire (10.4)."""
        if g.stage == ADJUSTING:
            self.adjust_outcast(g)
            g.stage = BURYING
        elif g.stage == BURYING:
            self.bury_lost_souls(g)
            g.stage = CONSPIRING
        else:
            self.conspire(g)

    def adjust_outcast(self, g: Root) -> None:
        """The suit with most Lost Souls; if it was that already, or none leads: hated (10.4.1)."""
        counts = [0] * len(SUITS)
        for this in self.lost_souls:
            counts[g.kinds[this].suit] += 1
        counts[BIRD] = 0
        most = max(counts)
        leaders = [suit for suit in range(1, 4) if counts[suit] == most]
        if len(leaders) == 1 and leaders[0] != self.outcast:
            self.set_outcast(g, leaders[0], False, "root:10.4.1")
        else:
            self.set_outcast(g, self.outcast, True, "root:10.4.1")

    def bury_lost_souls(self, g: Root) -> None:
        """All Lost Souls go to the discard pile; dominance cards become available (10.4.2)."""
        if not self.lost_souls:
            return
        if g.loud:
            cards = g.names(self.lost_souls)
            g.say("buries", self.seat, {"cards": cards, "rule": "root:10.4.2"})
        souls = self.lost_souls
        self.lost_souls = []
        for this in souls:
            g.to_discard_pile(this)

    def cost(self, printed: int) -> int:
        """Acolytes a conspiracy costs: one less while the outcast are hated (10.4.3)."""
        return printed - HATED_DISCOUNT if self.hated else printed

    def spend_acolytes(self, cost: int) -> None:
        """Acolytes go back to the supply (10.4.3)."""
        self.acolytes -= cost
        self.supply += cost

    def conspire(self, g: Root) -> None:
        """Spend acolytes for conspiracies in outcast clearings, as long as you like (10.4.3)."""
        options: list[Option] = []
        for c in range(1, SPOTS):
            if g.suits[c] == self.outcast:
                conspiracies.add_options(g, self, c, options)
        if not options:
            g.end_phase()
            return
        options.append(PASS)
        option = g.ask_of(self, "cult-birdsong", options, "root:10.4.3", count=self.acolytes)
        verb = verb_of(option)
        if option == PASS:
            g.end_phase()
        elif verb == CRUSADE:
            conspiracies.crusade(g, self, option - CRUSADE)
        elif verb == CONVERT:
            conspiracies.convert(g, self, option - CONVERT)
        else:
            conspiracies.sanctify(g, self, option - SANCTIFY)

    # -- 10.5 Daylight

    def daylight(self, g: Root) -> None:
        """Reveal cards, one ritual for each (10.5)."""
        if not self.hand and not turn.may_have_extras(g, self):
            g.end_phase()
            return
        options: list[Option] = []
        for card in g.faces_held(self):
            if self.rituals(g, card.suit):
                options.append(REVEAL + card.number)
        turn.add_extras(g, self, options)
        options.append(PASS)
        option = g.ask_of(self, "cult-daylight", options, "root:10.5")
        if option == PASS:
            g.end_phase()
        elif not turn.took_extra(g, self, option):
            self.reveal(g, g.copy_of(self.hand, option - REVEAL))

    def reveal(self, g: Root, this: CardNo) -> None:
        """Lay a card open and perform a ritual with it; it serves nothing else today (10.5)."""
        self.hand.remove(this)
        self.revealed.append(this)
        g.hints.pop(this, 0)
        card = g.kinds[this]
        if g.loud:
            g.say("reveals", self.seat, {"card": card.id, "rule": "root:10.5"})
        rituals = self.rituals(g, card.suit)
        option = g.choose(self, "ritual", rituals, "root:10.5", card.id)
        verb = option - option % STRIDE
        if verb == BUILD:
            self.place_garden(g, option - BUILD, "root:10.5.1")
        elif verb == RECRUIT:
            self.recruit(g, option - RECRUIT)
        elif verb == SCORE:
            self.score(g, this)
        else:
            self.sacrifice(g)

    def rituals(self, g: Root, suit: int) -> list[int]:
        """What a card of a suit could be revealed for; a bird stands for birds only (10.2.2)."""
        if suit == BIRD:
            return [SACRIFICE]
        found: list[int] = []
        for c in range(1, SPOTS):
            if g.suits[c] == suit:
                if g.ruler(c) == self.seat and g.may_build(self, c):
                    found.append(BUILD + c)
                if g.may_place(self, c):
                    found.append(RECRUIT + c)
        if not (self.scored >> suit) & 1:
            found.append(SCORE + SUIT_OBJECTS.objects[suit])
        return found

    def recruit(self, g: Root, c: int) -> None:
        """Place a warrior (10.5.2)."""
        n = self.add_warriors(g, c, 1)
        if g.loud and n:
            g.say("recruits", self.seat, {"clearing": c, "count": n, "rule": "root:10.5.2"})

    def score(self, g: Root, this: CardNo) -> None:
        """Spend the revealed card, score for the gardens of its suit, once a turn (10.5.3)."""
        suit = g.kinds[this].suit
        self.scored |= 1 << suit
        g.discard_from(self, this, self.revealed)
        g.score(self, self.points_for(suit), "root:10.5.3")

    def points_for(self, suit: int) -> int:
        """What the gardens of a suit on the map score (10.5.3)."""
        return POINTS[self.gardens(suit)]

    def sacrifice(self, g: Root) -> None:
        """A warrior becomes an acolyte, if one is left (10.5.4)."""
        if not self.supply:
            return
        self.supply -= 1
        self.acolytes += 1
        if g.loud:
            args: dict[str, int | str | list[str]] = {"acolytes": self.acolytes}
            args["rule"] = "root:10.5.4"
            g.say("sacrifices", self.seat, args)

    # -- 10.6 Evening

    def evening(self, g: Root) -> None:
        """Take the revealed cards back, craft, draw and discard (10.6)."""
        if g.stage == TAKING_BACK:
            for this in self.revealed:
                g.known[this] = g.everyone
            if g.loud and self.revealed:
                cards = g.names(self.revealed)
                g.say("takes-back", self.seat, {"cards": cards, "rule": "root:10.6.1"})
            self.hand.extend(self.revealed)
            self.revealed = []
            g.stage = CRAFTING
        elif not self.may_craft(g):
            turn.draw_and_discard(g, self, self.draws(), "root:10.6.3")
            g.end_phase()

    def may_craft(self, g: Root) -> bool:
        """Offer to craft with gardens of the outcast suit (10.6.2); whether a card was."""
        if not self.hand or self.gardens(self.outcast) <= self.crafting_used[self.outcast]:
            return False
        options: list[Option] = []
        crafting.add_craft_options(g, self, options)
        options.append(PASS)
        option = g.ask_of(self, "cult-craft", options, "root:10.6.2")
        return option != PASS and turn.took_extra(g, self, option)

    def draws(self) -> int:
        """One card, and one more for each suit with enough gardens on the map (10.6.3)."""
        n = 1
        for suit in range(1, 4):
            if self.gardens(suit) >= BONUS_FROM:
                n += 1
        return n

    # -- what can be seen

    def open_cards(self) -> list[list[int]]:
        """Lost Souls and revealed cards lie open."""
        return [self.played, self.lost_souls, self.revealed]

    def own_places(self, places: list[Place]) -> None:
        """The Lost Souls, which everybody may look through, and the revealed cards."""
        places.append(Place(LOST_SOULS, self.seat, self.lost_souls))
        places.append(Place(REVEALED, self.seat, self.revealed))

    def tell_own(self, g: Root, told: FactionFacts) -> None:
        """Gardens, the outcast, the acolytes, and the suits scored this turn."""
        for suit in range(1, 4):
            told.rows.append(row(self, suit - 1, POINTS[1:], [], self.points_for(suit)))
        told.draws = self.draws()
        told.outcast = SUITS[self.outcast] if self.outcast else ""
        told.hated = self.hated
        told.acolytes = self.acolytes
        told.scored = [SUITS[suit] for suit in range(1, 4) if (self.scored >> suit) & 1]

    def own_census(self, total: dict[str, int]) -> None:
        """Acolytes are warriors."""
        total["cult warrior"] += self.acolytes
