"""The state of a game of Root, and the small moves all rules are made of."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import Ask, CardNo, Option, Seat
from tafelrunde.kernel.events import Arg
from tafelrunde.kernel.facts import plain
from tafelrunde.kernel.marks import Mark
from tafelrunde.kernel.reasons import Reason
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import GameEnds, Outcome, Sight, Table
from tafelrunde.kernel.zones import Place, everybody
from tafelrunde.titles.root import (
    crafting,
    facts,
    knowledge,
    marks,
    moving,
    odds,
    reasons,
    removal,
    turn,
    zones,
)
from tafelrunde.titles.root.asking import RootAsking
from tafelrunde.titles.root.battle import Battle
from tafelrunde.titles.root.board import SPOTS
from tafelrunde.titles.root.boards import TO_WIN
from tafelrunde.titles.root.catalogue import (
    BIRD,
    DOMINANCE_CARD,
    EFFECT_CARDS,
    ITEM_SUPPLY,
    SUITS,
    Card,
)
from tafelrunde.titles.root.factions.base import NOBODY, UNKNOWN, Faction
from tafelrunde.titles.root.prepared import PreparedRoot
from tafelrunde.titles.root.sight import RootSight

# What copies share because it never changes; everything else is copied.
SHARED: Final = frozenset(
    {
        "board",
        "factions[].by_suit",
        "factions[].crafters",
        "factions[].kinds",
        "kinds[]",
        "prepared",
        "setup_order",
        "suits",
        "telling",
        "vocabulary",
    }
)


class Root(RootAsking):
    """A game of Root. A physical card is a number; `kinds` says what is printed on it.

    Clearings are 1 to 12; players are seats, and `factions[seat]` is theirs.
    """

    def __init__(self, prepared: PreparedRoot, rng: Rng) -> None:
        super().__init__(prepared, rng)
        self.board = prepared.board
        self.everyone = everybody(prepared.seats)
        self.hints: dict[int, int] = {}  # hidden card -> suits (bits) everybody knows it can have
        self.deck: list[CardNo] = []  # the last one is on top
        self.discard: list[CardNo] = []
        self.available: list[int] = []  # dominance cards to be taken (3.3.3)
        self.dominance_cards = 0  # in this game
        self.quest_deck: list[int] = []
        self.quests: list[int] = []  # face up
        self.loot_at: dict[int, int] = {}  # item under a ruin -> clearing
        self.suits: list[int] = []  # by clearing
        self.free_slots: list[int] = []
        self.ruins: list[int] = []  # clearings where a ruin stands
        self.closed = 0  # clearings (bits) where nothing may be placed or moved in
        self.guarded = 0  # clearings (bits) where only one faction may place pieces
        self.items = ITEM_SUPPLY.copy()
        self.rulers = [UNKNOWN] * SPOTS
        self.setup_order: list[int] = []  # seats (5.1.7)
        self.first = 0
        self.turn = 0
        self.round = 0
        self.phase = turn.SETUP
        self.opened = False  # what happens at the start of the phase has happened
        self.stage = 0  # where the faction is in its phase, in its own counting
        self.actions = 0  # taken in this phase, in the faction's own counting
        self.holding = 0  # points are being scored together; nobody wins before all are
        self.winner = -1
        self.reason = ""

    def copy(self) -> Root:
        """An independent copy of everything but driver and events."""
        twin = Root(self.prepared, self.rng.copy())
        twin.over = self.over
        twin.factions = [faction.copy() for faction in self.factions]
        twin.kinds = self.kinds.copy()
        if self.known:
            twin.known = self.known.copy()
        if self.hints:
            twin.hints = self.hints.copy()
        twin.deck = self.deck.copy()
        twin.discard = self.discard.copy()
        if self.available:
            twin.available = self.available.copy()
        twin.dominance_cards = self.dominance_cards
        if self.loot_at:
            twin.loot_at = self.loot_at.copy()
        if self.quests or self.quest_deck:
            twin.quest_deck = self.quest_deck.copy()
            twin.quests = self.quests.copy()
        twin.suits = self.suits  # never changed after the deal
        twin.free_slots = self.free_slots.copy()
        twin.ruins = self.ruins.copy()
        twin.closed = self.closed
        twin.guarded = self.guarded
        twin.items = self.items.copy()
        twin.rulers = self.rulers.copy()
        twin.setup_order = self.setup_order  # never changed after the deal
        twin.first = self.first
        twin.turn = self.turn
        twin.round = self.round
        twin.phase = self.phase
        twin.opened = self.opened
        twin.stage = self.stage
        twin.actions = self.actions
        twin.holding = self.holding
        twin.winner = self.winner
        twin.reason = self.reason
        return twin

    def play(self) -> None:
        """Play one step: a setup, the start of a phase, or one action."""
        try:
            turn.step(self)
        except GameEnds:
            self.over = True

    def end_phase(self) -> None:
        """The faction in turn has finished its phase."""
        turn.end_phase(self)

    # -- looking

    def are_enemies(self, me: Faction, other: Faction) -> bool:
        """Every other faction is an enemy, a coalition partner is not (2.7)."""
        return me is not other and me.partner != other.seat and other.partner != me.seat

    def ruler(self, c: int) -> int:
        """The seat that rules a clearing, or -1 (2.8)."""
        seat = self.rulers[c]
        if seat == UNKNOWN:
            seat = self._find_ruler(c)
            self.rulers[c] = seat
        return seat

    def _find_ruler(self, c: int) -> int:
        most = 0
        best = NOBODY
        for faction in self.factions:
            if faction.always_rules(self, c):
                return faction.seat
            strength = faction.strength(self, c)
            if strength > most:
                most = strength
                best = faction.seat
            elif strength == most and most > 0:
                if faction.wins_ties:
                    best = faction.seat
                elif best >= 0 and not self.factions[best].wins_ties:
                    best = NOBODY
        return best

    def forget_rulers(self) -> None:
        """Rule has to be looked at anew everywhere (hired warriors come or go)."""
        self.rulers = [UNKNOWN] * SPOTS

    def is_closed(self, c: int) -> bool:
        """Whether nothing may be placed in or moved into a clearing any more."""
        return (self.closed >> c) & 1 == 1

    def may_place(self, me: Faction, c: int) -> bool:
        """Whether the faction may place pieces in a clearing (6.2.2)."""
        if self.closed and self.is_closed(c):
            return False
        return not ((self.guarded & ~me.guards) >> c) & 1

    def guard(self, me: Faction, clearings: int) -> None:
        """From now on only this faction may place pieces in these clearings (bits)."""
        self.guarded = (self.guarded & ~me.guards) | clearings
        me.guards = clearings

    def may_build(self, me: Faction, c: int) -> bool:
        """Whether the faction may place a building: there must be an empty slot, too (2.2.3)."""
        return self.free_slots[c] > 0 and self.may_place(me, c)

    def holds_suit(self, me: Faction, suit: int) -> bool:
        """Whether the hand has a card of the suit; birds stand for any (2.1.1)."""
        return self.suits_held(me) & (1 << BIRD | 1 << suit) != 0

    def faces_held(self, me: Faction) -> list[Card]:
        """The different cards in a hand."""
        found: list[Card] = []
        for this in me.hand:
            card = self.kinds[this]
            for other in found:
                if other is card:
                    break
            else:
                found.append(card)
        return found

    def suits_held(self, me: Faction) -> int:
        """The suits (bits) of the cards in a hand."""
        suits = 0
        for this in me.hand:
            suits |= 1 << self.kinds[this].suit
        return suits

    # -- asking

    def ask_to_spend(
        self,
        me: Faction,
        verb: int,
        suit: int,
        prompt: str,
        rule: str,
        *,
        optional: bool = False,
        count: int = 0,
    ) -> bool:
        """Let a player spend a card of his hand for a suit (2.1.1); whether he did."""
        fits = [this for this in me.hand if self.kinds[this].matches(suit)]
        about = SUITS[suit]
        this = self.ask_card(
            me,
            verb=verb,
            cards=fits,
            prompt=prompt,
            rule=rule,
            optional=optional,
            count=count,
            about=about,
        )
        if this < 0:
            return False
        self.discard_from(me, this, me.hand)
        return True

    def ask_move(self, me: Faction, prompt: str, rule: str, source: str = "") -> bool:
        """Offer one move of warriors or to pass."""
        return moving.ask_move(self, me, prompt, rule, source)

    def move_sources(self, me: Faction) -> list[int]:
        """The clearings from which warriors of a faction could move."""
        return moving.sources(self, me)

    # -- cards

    def draw(self, me: Faction, n: int) -> None:
        """Draw up to n cards from the shared deck (2.1.2)."""
        before = len(me.hand)
        for _ in range(n):
            this = self.top_card()
            if this < 0:
                break
            me.hand.append(this)
        if len(me.hand) > before:
            if self.loud:
                drawn = me.hand[before:]
                args: dict[str, Arg] = {"count": len(drawn), "rule": "root:2.1.2"}
                self.tell_cards("draws", me.seat, args, drawn, me.bit, open=me.hand_is_open)
            me.has_drawn(self, len(me.hand) - before)

    def top_card(self) -> int:
        """Take the top card off the deck, which is made anew from the discards if empty; or -1."""
        if not self.deck:
            if not self.discard:
                return -1
            self.deck = self.discard
            self.discard = []
            self.rng.shuffle(self.deck)
            for this in self.deck:
                self.known.pop(this, 0)
                self.hints.pop(this, 0)
            if self.loud:
                self.say("shuffles", -1, {"rule": "root:2.1.2"})
        return self.deck.pop()

    def discard_from(self, me: Faction, this: CardNo, zone: list[CardNo]) -> None:
        """A card is spent or discarded (2.1.3): dominance becomes available (3.3.3)."""
        zone.remove(this)
        if self.loud:
            self.say("discards", me.seat, {"cards": [self.kinds[this].id], "rule": "root:2.1.3"})
        for other in self.factions:
            if other.catches_discard(self, this):
                return
        self.to_discard_pile(this)

    def to_discard_pile(self, this: CardNo) -> None:
        """Put a card on the discard pile, or next to the map if it is a dominance card."""
        if self.kinds[this].kind == DOMINANCE_CARD:
            self.available.append(this)
        else:
            self.discard.append(this)

    def open_zones(self) -> list[list[int]]:
        """All zones in which everybody sees cards that could otherwise be in a hand."""
        zones = [self.discard]
        for faction in self.factions:
            zones.extend(faction.open_cards())
        return zones

    def leaves_hidden(self, me: Faction, this: CardNo, seen_by: int) -> None:
        """A card is about to leave a hand face down: who does not see it cannot tell what stays."""
        if self.known:
            for card in me.hand:
                if card in self.known:
                    self.known[card] &= seen_by
        if self.hints:
            for card in me.hand:
                if card in self.hints:
                    del self.hints[card]
        if not me.hand_is_open:
            self.known[this] = self.known.get(this, 0) & seen_by

    def steal(self, me: Faction, foe: Faction, rule: str) -> None:
        """Take a random card of another hand; only the two of them see it."""
        this = foe.hand[self.rng.below(len(foe.hand))]
        is_open = foe.hand_is_open or me.hand_is_open
        seen_by = self.everyone if is_open else me.bit | foe.bit
        self.leaves_hidden(foe, this, seen_by)
        foe.hand.remove(this)
        me.hand.append(this)
        self.known[this] = seen_by
        if self.loud:
            args: dict[str, Arg] = {"from": foe.id, "rule": rule}
            self.tell_cards("steals", me.seat, args, [this], seen_by, open=is_open)

    def show_hand(self, me: Faction, viewer: Faction, rule: str) -> None:
        """Show a hand to one other player."""
        for this in me.hand:
            self.known[this] = self.known.get(this, 0) | viewer.bit
        if self.loud:
            args: dict[str, Arg] = {"to": viewer.id, "rule": rule}
            self.tell_cards("shows-hand", me.seat, args, me.hand, viewer.bit, open=False)

    def tell_cards(
        self,
        id: str,
        seat: Seat,
        args: dict[str, Arg],
        cards: list[CardNo],
        seen_by: int,
        *,
        open: bool,
    ) -> None:
        """Say something with cards that some seats see, or everybody, spectators too, if open."""
        if open:
            args["cards"] = self.names(cards)
            self.say(id, seat, args)
        else:
            self.say(id, seat, args, {"cards": self.names(cards)}, seen_by)

    def tell_use(self, me: Faction, effect: int) -> None:
        """Say that a persistent effect is used."""
        if self.loud:
            card = EFFECT_CARDS[effect]
            self.say("uses", me.seat, {"card": card.id, "rule": card.rule})

    def use_up(self, me: Faction, effect: int) -> None:
        """Use a persistent effect by discarding its card."""
        self.tell_use(me, effect)
        this = self.copy_of(me.crafted, EFFECT_CARDS[effect].number)
        me.effects &= ~(1 << effect)
        self.discard_from(me, this, me.crafted)

    # -- points

    def score(self, me: Faction, points: int, rule: str) -> None:
        """Score victory points; nothing counts any more with a dominance (3.3.1)."""
        if points == 0 or me.dominance >= 0 or me.partner >= 0:
            return
        before = me.points
        me.points = max(0, before + points)
        if self.loud and me.points != before:
            args: dict[str, Arg] = {
                "points": me.points - before,
                "total": me.points,
                "rule": rule,
            }
            self.say("scores", me.seat, args)
        if me.points >= TO_WIN and self.holding == 0:
            self.settle()

    def settle(self) -> None:
        """End the game if somebody has 30 points; the player in turn goes first (3.1)."""
        if self.holding:
            return
        for i in range(self.seats):
            me = self.factions[(self.turn + i) % self.seats]
            if me.points >= TO_WIN:
                self.win(me, "points", "root:3.1")

    def win(self, me: Faction, reason: str, rule: str) -> None:
        """The game ends now."""
        self.winner = me.seat
        self.reason = reason
        if self.loud:
            self.say("wins", me.seat, {"faction": me.id, "reason": reason, "rule": rule})
        raise GameEnds

    # -- rules that hooks use as their default

    def usual_losses(
        self, me: Faction, battle: Battle, hits: int, by: Faction
    ) -> list[removal.Loss]:
        """Warriors first, then buildings and tokens the owner chooses (4.3.3)."""
        return removal.usual_losses(self, me, battle, hits, by)

    def tell_odds(self, battle: Battle) -> None:
        """Say what a battle brings on average, before the dice."""
        found = odds.of_battle(self, battle)
        args = marks.in_tenths("deals", found.deals) | marks.in_tenths("takes", found.takes)
        args["helps"] = found.helps
        args["rule"] = "root:4.3.2"
        self.say("odds", battle.attacker.seat, args, quiet=True)

    def activate_pieces(self, me: Faction, card: Card) -> None:
        """Activate crafting pieces for a card."""
        crafting.activate_pieces(self, me, card)

    # -- what the kernel asks of a table

    def places(self) -> list[Place]:
        """All zones, declared once, with their cards."""
        return zones.places(self)

    def mark(self, ask: Ask, option: Option) -> Mark:
        """Where an option is to be clicked, and what there is to say about it."""
        return marks.mark(self, ask, option)

    def why_not(self, ask: Ask, spot: str) -> Reason:
        """Why a place or a card is no answer."""
        return reasons.why_not(self, ask, spot)

    def refusals(self, ask: Ask, spot: str) -> list[tuple[str, Reason]]:
        """What cannot be done in a clearing or forest."""
        return reasons.refusals(self, ask, spot)

    def open_facts(self) -> dict[str, object]:
        """The map, the boards, the points, and where the turn stands."""
        return plain(facts.facts(self))

    def redeal(self, seat: Seat, rng: Rng) -> None:
        """Deal anew what the seat cannot know."""
        knowledge.redeal(self, seat, rng)

    def sight(self, seat: Seat) -> Sight:
        """The on-demand view of one seat."""
        return RootSight(self, seat)

    def outcome(self) -> Outcome:
        """Points, and who won: the winner and whoever is in coalition with him (9.2.8)."""
        winners = [me.seat for me in self.factions if self._wins(me)]
        return Outcome([me.points for me in self.factions], winners, self.reason)

    def _wins(self, me: Faction) -> bool:
        """Whether a player is the winner or bound to him, perhaps through another Vagabond."""
        while me.seat != self.winner and me.partner >= 0:
            me = self.factions[me.partner]
        return me.seat == self.winner

    def census(self) -> dict[str, int]:
        """How many of each card and piece exist."""
        return zones.census(self)


def turns_taken(table: Table) -> int:
    """The turns of all players together, the current one included."""
    assert isinstance(table, Root)
    if table.round == 0:
        return 0
    return (table.round - 1) * table.seats + (table.turn - table.first) % table.seats + 1
