"""The state of a Dominion game, and the moves every card is made of."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.kernel.ask import Ask, CardNo, Option, Seat
from tafelrunde.kernel.facts import plain
from tafelrunde.kernel.marks import Mark
from tafelrunde.kernel.reasons import Reason
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Outcome, Sight, Table
from tafelrunde.kernel.zones import Place
from tafelrunde.titles.dominion import (
    facts,
    gaining,
    knowledge,
    marks,
    reasons,
    scoring,
    triggers,
    turn,
)
from tafelrunde.titles.dominion.catalogue import (
    DISCARDED,
    REVEALED,
    SHUFFLED,
    SHUFFLES,
    TAVERN,
    TO_ASIDE,
    TO_DECK,
    TO_HAND,
    TRASHED,
    WOULD_DISCARD,
    Card,
)
from tafelrunde.titles.dominion.earning import EarningTable
from tafelrunde.titles.dominion.mats import ASIDE_OPEN
from tafelrunde.titles.dominion.pieces import (
    Gain,
    Play,
    Purchase,
)
from tafelrunde.titles.dominion.piles import Deck, Pile
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.prepared import Kingdom
from tafelrunde.titles.dominion.sight import DominionSight
from tafelrunde.titles.dominion.stalemate import START
from tafelrunde.titles.dominion.zones import DECKS, RETURNING, TRASH_PILE

# Moments, as bits.
SHUFFLING: Final = 1 << SHUFFLES
HAVING_SHUFFLED: Final = 1 << SHUFFLED

# What copies share because it never changes; everything else is copied.
SHARED: Final = frozenset(
    {
        "bought",
        "coming[]",
        "disguises{}",
        "events_bought[]",
        "forbidden[]",
        "gains[].by",
        "gains[].card",
        "gains[].pile",  # while a gain is being replaced, copies are only looked at
        "gain_now",
        "kinds[]",
        "kingdom",
        "lasting[]",
        "lasting_now",
        "piles[].card",
        "piles[].top",
        "played[].card",
        "players[].counts",
        "players[].gained",
        "players[].inherits",
        "players[].owned[]",
        "playing",
        "standstill",
        "trashed_as{}",
        "vocabulary",
    }
)


class Dominion(EarningTable):
    """A game of Dominion. A physical card is a number; `kinds` says what is printed on it."""

    def __init__(self, kingdom: Kingdom, rng: Rng) -> None:
        super().__init__(kingdom, rng)
        self.decks: dict[str, Deck] = {}  # Boons, Hexes, Black Market
        self.trash: list[CardNo] = []
        self.face_down: set[CardNo] = set()  # in the trash, until the turn ends
        self.returning: list[CardNo] = []  # trashed in a controlled turn, come back when it ends
        self.gains: list[Gain] = []  # gains that texts may still replace, the innermost last
        self.gain_now: Gain | None = None  # the gain whose moment it is
        self.trash_cause: Card | None = None  # whose text is trashing
        self.trashed_as: dict[CardNo, Card] = {}  # what imitating cards were when just trashed
        self.trashed_unowned: CardNo = -1  # a card of the Supply whose trashing is the moment
        self.tied: list[tuple[int, int]] = []  # (Throne Room, the Duration it played)
        self.immune = 0  # seats (bits) that the Attack being carried out does not affect
        self.counters: dict[str, int] = {}  # of nobody in particular: the Trade Route mat ...
        # The turn.
        self.previous: i64 = -1  # whose turn the one before was
        # Who decides for the player whose turn it is, if somebody else does.
        self.controller: i64 = -1
        self.regular: i64 = 0  # whose turn in the regular order this is, or was before extra turns
        self.extra_by = ""  # the card that brought this turn, if it is an extra turn
        self.ending = False  # the last extra turns are played, then the game is over
        self.hand_size: i64 = 5  # cards drawn in this turn's Clean-up,
        self.hand_more: i64 = 0  # and so many besides
        self.played: list[Play] = []
        self.bought: tuple[Purchase, ...] = ()
        self.events_bought: list[Card] = []  # and Projects
        self.forbidden: list[Card] = []  # named for Contraband: not to be bought in this turn
        self.earlier_cards = 0  # how many cards were bought before this Buy phase began,
        self.earlier_events = 0  # and how many Events and Projects
        self.empty_piles: i64 = 0
        self.gone = 0  # the empty Supply piles, as bits
        self.end_met = ""  # why the game would end, noted when a pile runs out in this turn
        self.round: i64 = 0
        self.standstill = START  # how long nothing has happened

    def copy(self) -> Dominion:
        """An independent copy of everything but driver and events."""
        twin = Dominion(self.kingdom, self.rng.copy())
        twin.over = self.over
        twin.players = [player.copy() for player in self.players]
        twin.piles = [pile.copy() for pile in self.piles]
        twin.kinds.extend(self.kinds)
        if self.known:
            twin.known = self.known.copy()
        if self.unsure:
            twin.unsure = self.unsure.copy()
        if self.strays:
            twin.strays = self.strays.copy()
        if self.packets:
            twin.packets = self.packets.copy()
        if self.disguises:
            twin.disguises = self.disguises.copy()
        if self.decks:
            twin.decks = {name: deck.copy() for name, deck in self.decks.items()}
        if self.trash:
            twin.trash = self.trash.copy()
        if self.face_down:
            twin.face_down = self.face_down.copy()
        if self.returning:
            twin.returning = self.returning.copy()
        if self.gains:
            twin.gains = [gain.copy() for gain in self.gains]
        twin.gain_now = self.gain_now
        twin.trash_cause = self.trash_cause
        twin.trashed_unowned = self.trashed_unowned
        if self.trashed_as:
            twin.trashed_as = self.trashed_as.copy()
        if self.chosen:
            twin.chooser = self.chooser
            twin.chosen = self.chosen.copy()
        if self.lasting:
            twin.lasting = self.lasting.copy()
            twin.lasting_now = self.lasting_now
            twin.awaited = self.awaited
        if self.tied:
            twin.tied = self.tied.copy()
        twin.playing = self.playing
        twin.immune = self.immune
        if self.counters:
            twin.counters = self.counters.copy()
        if self.points_on:
            twin.points_on = self.points_on.copy()
        twin.turn = self.turn
        twin.phase = self.phase
        twin.turn_number = self.turn_number
        twin.previous = self.previous
        twin.controller = self.controller
        twin.regular = self.regular
        twin.extra_by = self.extra_by
        if self.coming:
            twin.coming = self.coming.copy()
        twin.ending = self.ending
        twin.hand_size = self.hand_size
        twin.hand_more = self.hand_more
        twin.actions = self.actions
        twin.buys = self.buys
        twin.coins = self.coins
        twin.potions = self.potions
        twin.discount = self.discount
        if self.played:
            twin.played = [play.copy() for play in self.played]
        twin.bought = self.bought
        if self.events_bought:
            twin.events_bought = self.events_bought.copy()
        if self.forbidden:
            twin.forbidden = self.forbidden.copy()
        twin.earlier_cards = self.earlier_cards
        twin.earlier_events = self.earlier_events
        twin.empty_piles = self.empty_piles
        twin.gone = self.gone
        twin.end_met = self.end_met
        twin.round = self.round
        twin.standstill = self.standstill
        return twin

    def play(self) -> None:
        """Play one step: up to one card, one buy, or Clean-up."""
        turn.step(self)

    # -- looking

    @property
    def extra_turn(self) -> bool:
        """Whether this turn is an extra turn."""
        return self.extra_by != ""

    def others(self, me: Player) -> list[Player]:
        """The other players, clockwise from the left of `me`."""
        n = self.seats
        return [self.players[(me.seat + i) % n] for i in range(1, n)]

    def attacked(self, me: Player) -> list[Player]:
        """The players an Attack of `me` affects, clockwise: nobody who is protected."""
        return [foe for foe in self.others(me) if not self.is_protected(foe)]

    def is_protected(self, foe: Player) -> bool:
        """Whether the Attack being carried out leaves this player alone."""
        if self.immune & foe.bit:
            return True
        if self.kingdom.has_shields:
            for this in foe.play:
                if self.text_of(foe, this).shields:
                    return True
        return any(one.ability.shields and one.seat == foe.seat for one in self.lasting)

    def is_in_play(self, me: Player, this: CardNo) -> bool:
        """Whether this very card still lies where it was played."""
        return this in me.play

    def plays_of(self, me: Player, card: Card) -> int:
        """How often the player has played a card of this name this turn, this play included."""
        return len([play for play in self.played if play.seat == me.seat and play.card is card])

    def actions_played(self, me: Player) -> int:
        """How many Actions the player has played this turn, this play included."""
        return len([1 for play in self.played if play.seat == me.seat and self.is_action(play)])

    def is_buy_phase(self, me: Player) -> bool:
        """Whether it is this player's own Buy phase."""
        return self.turn == me.seat and self.phase in (turn.TREASURE_STEP, turn.BUYS)

    def cards_bought_here(self) -> int:
        """How many cards were bought since this Buy phase began; Events are no cards."""
        return len(self.bought) - self.earlier_cards

    def anything_bought_here(self) -> bool:
        """Whether a card, an Event or a Project was bought since this Buy phase began."""
        return self.cards_bought_here() + len(self.events_bought) > self.earlier_events

    @property
    def is_night(self) -> bool:
        """Whether it is the Night phase."""
        return self.phase == turn.NIGHT

    def where(self, me: Player, this: CardNo) -> list[CardNo] | None:
        """The zone in which a card can still be found by a text that put it there (D38).

        None if it has moved on, or is covered. Texts about a gain find it only where it was gained
        to.
        """
        gained = self.gain_now
        if gained is not None and gained.this == this:
            return self.where_gained(me, this, gained.to)
        for zone in (me.hand, me.play, me.mats.get(ASIDE_OPEN, me.hand)):
            if this in zone:
                return zone
        for zone in (me.discard, me.deck):
            if zone and zone[-1] == this:
                return zone
        return None

    def where_gained(self, me: Player, this: CardNo, to: int) -> list[CardNo] | None:
        """The zone a card was gained to, if it still lies there and is not covered."""
        if to in (TO_HAND, TO_ASIDE):
            zone = me.hand if to == TO_HAND else me.mat(ASIDE_OPEN)
            return zone if this in zone else None
        zone = me.deck if to == TO_DECK else me.discard
        return zone if zone and zone[-1] == this else None

    def cheaper_by_rules(self, card: Card, cost: int) -> int:
        """The coins it costs, less what texts of this kingdom take off."""
        for rule in self.kingdom.cost_rules:
            cost -= rule(self, card)
        return cost

    # -- discarding and trashing

    def discard(self, me: Player, this: CardNo, zone: list[CardNo]) -> None:
        """Discard a card from a zone because an effect says so."""
        self.discard_all(me, [this], zone)

    def discard_all(self, me: Player, cards: list[CardNo], zone: list[CardNo]) -> None:
        """Discard these cards of a zone at once because an effect says so; then texts about it.

        What a text puts elsewhere instead is not discarded.
        """
        going = cards.copy()
        if self.listens(WOULD_DISCARD):
            triggers.happen(self, WOULD_DISCARD, me, going)
            going = [this for this in going if this in zone]
        for this in going:
            self.lift(me, this, zone)
        me.discard.extend(going)
        if self.known:
            for this in going:
                self.known.pop(this, 0)
        if self.loud and going:
            self.say("discards", me.seat, {"cards": self.names(going)})
        if self.listens(DISCARDED):
            triggers.happen(self, DISCARDED, me, going)

    def to_trash(
        self, me: Player, this: CardNo, zone: list[CardNo], by: Card | None = None
    ) -> None:
        """Trash a card of this player from a zone."""
        self.trash_all(me, [this], zone, by)

    def trash_all(
        self, me: Player, cards: list[CardNo], zone: list[CardNo], by: Card | None = None
    ) -> None:
        """Trash these cards of a zone at once; only then texts about trashing follow (D33)."""
        going = cards.copy()
        for this in going:
            self.lay_in_trash(me, this, zone)
        self.tell_trashed(me, going, by)

    def lay_in_trash(self, me: Player, this: CardNo, zone: list[CardNo]) -> None:
        """Move a card to the trash, or beside it in a turn that somebody else controls (D74)."""
        if self.disguises and this in self.disguises:
            self.trashed_as[this] = self.kinds[this]
        self.lift(me, this, zone)
        if me.decider == me.seat:
            self.trash.append(this)
        else:
            self.returning.append(this)

    def tell_trashed(self, me: Player, cards: list[CardNo], by: Card | None = None) -> None:
        """These cards were trashed at once: tell it, and let the moment happen."""
        if self.loud and cards:
            self.say("trashes", me.seat, {"cards": self.names(cards)})
        if self.listens(TRASHED):
            outer = self.trash_cause
            self.trash_cause = by
            triggers.happen(self, TRASHED, me, cards)
            self.trash_cause = outer
        if self.trashed_as:
            for this in cards:
                self.trashed_as.pop(this, None)

    def trash_from_supply(self, me: Player, pile: Pile) -> None:
        """Let a player trash the top card of a Supply pile that is not empty."""
        gaining.trash_from_supply(self, me, pile)

    # -- gaining

    def gain(
        self,
        me: Player,
        card: Card,
        to: int = -1,
        *,
        by: Card | None = None,
        bought: bool = False,
    ) -> CardNo:
        """Gain a card from its pile, to where the card or else the text says.

        Returns the card that was gained, which may be another one; -1 is none.
        """
        return gaining.gain(self, me, card, self.pile(card), to, by, bought)

    def gain_top(self, me: Player, pile: Pile, to: int = -1, *, by: Card | None = None) -> CardNo:
        """Gain the top card of a pile; -1 if there is none."""
        top = pile.top
        return -1 if top is None else gaining.gain(self, me, top, pile, to, by, False)

    def gain_from_trash(
        self, me: Player, this: CardNo, to: int = -1, *, by: Card | None = None
    ) -> CardNo:
        """Gain a card from the trash."""
        return gaining.gain_physical(self, me, this, self.trash, to, by)

    @property
    def gain_cause(self) -> Card | None:
        """By which text the card was gained whose moment it is, where the text said so."""
        return None if self.gain_now is None else self.gain_now.by

    @property
    def gained_from(self) -> Pile | None:
        """The pile from which the card was gained whose moment it is."""
        return None if self.gain_now is None else self.gain_now.pile

    def exchange(self, me: Player, this: CardNo, zone: list[CardNo], card: Card) -> CardNo:
        """Exchange a card for another one, which goes to the discard pile; -1 if impossible."""
        return gaining.exchange(self, me, this, zone, card)

    def return_to_pile(self, me: Player, this: CardNo, zone: list[CardNo]) -> bool:
        """Put a card back on its pile; False if it has none."""
        return gaining.return_to_pile(self, me, this, zone)

    def note_empty(self) -> None:
        """See which Supply piles are empty; to be called when one has run out or was refilled."""
        self.gone = 0
        self.empty_piles = 0
        for at in range(len(self.piles)):
            pile = self.piles[at]
            if pile.left == 0 and pile.supply:
                self.gone |= 1 << at
                self.empty_piles += 1

    def note_end(self) -> None:
        """A pile has run out: note whether, and why, that would end the game (D21)."""
        turn.note_end(self)

    # -- what players have beside cards

    def take_artifact(self, me: Player, artifact: Card) -> None:
        """An Artifact goes to this player, from whoever has it (D56)."""
        for other in self.players:
            if artifact in other.owned:
                other.owned.remove(artifact)
        self.own(me, artifact)

    def take_state(self, me: Player, state: Card) -> None:
        """A State is laid before this player (D57)."""
        self.own(me, state)

    def return_state(self, me: Player, state: Card) -> None:
        """A State is laid back."""
        me.owned.remove(state)
        if self.loud:
            self.say("loses", me.seat, {"card": state.id, "rule": state.rule})

    def own(self, me: Player, card: Card) -> None:
        """From now on the player has a Project, State or Artifact."""
        me.owned.append(card)
        if self.loud:
            self.say("owns", me.seat, {"card": card.id, "rule": card.rule})

    def call(self, me: Player, this: CardNo) -> None:
        """Call a card from the Tavern mat: it is in play until the end of the turn (D51)."""
        me.mat(TAVERN).remove(this)
        me.play.append(this)
        if self.loud:
            self.say("calls", me.seat, {"cards": self.names([this]), "rule": "dominion:D51"})

    def next_of(self, name: str) -> CardNo:
        """Turn up the next card of a small deck, shuffling its discards if need be; -1 is none."""
        deck = self.decks[name]
        if not deck.cards and deck.discard:
            deck.cards = deck.discard
            deck.discard = []
            self.rng.shuffle(deck.cards)
            for this in deck.cards:
                self.known.pop(this, 0)
            if self.loud:
                self.say("reshuffles", -1, {"deck": name})
        if not deck.cards:
            return -1
        this = deck.cards.pop()
        deck.shown.append(this)
        if self.loud:
            self.say("turns-up", -1, {"card": self.kinds[this].id, "deck": name})
        return this

    def will_stay(self, this: CardNo) -> bool:
        """Whether a card in play will not be discarded in this turn's Clean-up."""
        return this in turn.stay_in_play(self)

    # -- moments inside the handling of cards

    def before_shuffle(self, me: Player, zone: list[CardNo]) -> None:
        """The cards of a zone, discard pile or deck, are about to be shuffled."""
        if self.awaited & SHUFFLING:
            triggers.happens(self, SHUFFLES, me, 1 if zone is me.deck else 0)

    def after_shuffle(self, me: Player) -> None:
        """Cards have been shuffled and lie in the deck."""
        if self.awaited & HAVING_SHUFFLED:
            triggers.happens(self, SHUFFLED, me, -1)

    def after_reveal(self, me: Player, cards: list[CardNo]) -> None:
        """Cards of a player have been revealed."""
        if self.listens(REVEALED):
            for this in cards.copy():
                triggers.happens(self, REVEALED, me, this)

    # -- what the kernel asks of a table

    def places(self) -> list[Place]:
        """All zones, declared once, with their cards."""
        places = [place for me in self.players for place in me.places()]
        places.append(Place(TRASH_PILE, -1, self.trash))
        places.append(Place(RETURNING, -1, self.returning))
        if self.kingdom.has_stacks:
            for pile in self.piles:
                if pile.stack is not None:
                    places.append(Place(self.kingdom.stack_zones[pile.card.id], -1, pile.stack))
        for name, deck in self.decks.items():
            zones = DECKS[name]
            places.append(Place(zones.cards, -1, deck.cards))
            places.append(Place(zones.shown, -1, deck.shown))
            places.append(Place(zones.discard, -1, deck.discard))
            places.append(Place(zones.laid_out, -1, deck.laid_out))
        return places

    def open_facts(self) -> dict[str, object]:
        """The Supply, the counters of the turn, and what lies openly before each player."""
        return plain(facts.of_table(self))

    def own_facts(self, viewer: Seat) -> dict[str, object]:
        """What was chosen so far, for those who may see it."""
        return {"chosen": facts.chosen_for(self, viewer)}

    def mark(self, ask: Ask, option: Option) -> Mark:
        """Where an answer lies, what it costs, and whether it may be a slip."""
        return marks.mark(self, ask, option)

    def why_not(self, ask: Ask, spot: str) -> Reason:
        """Why a pile, a landscape or a card is no answer."""
        return reasons.why_not(self, ask, spot)

    def redeal(self, seat: Seat, rng: Rng) -> None:
        """Deal anew what the seat cannot know."""
        knowledge.redeal(self, seat, rng)

    def take_faces(self, other: Table) -> None:
        """Let every card show what it shows on another table; each has its own disguises."""
        guises = {this: self.kinds[this] for this in self.disguises}
        super().take_faces(other)
        assert isinstance(other, Dominion)
        for this, card in [*other.disguises.items(), *guises.items()]:
            self.kinds[this] = card
        knowledge.turn_up(self)

    def sight(self, seat: Seat) -> Sight:
        """The on-demand view of one seat."""
        return DominionSight(self, seat)

    def outcome(self) -> Outcome:
        """Scores; ties go to the player with fewer turns, otherwise the victory is shared."""
        return scoring.outcome(self)

    def census(self) -> dict[str, int]:
        """How many copies of each card exist."""
        total: dict[str, int] = {}
        for pile in self.piles:
            if pile.stack is None:
                total[pile.card.id] = pile.left
        for place in self.places():
            for this in place.cards:
                name = self.original(this).id
                total[name] = total.get(name, 0) + 1
        return total
