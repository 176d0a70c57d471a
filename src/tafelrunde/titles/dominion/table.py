"""The state of a Dominion game, and the moves every card is made of."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import Ask, CardNo, Option, Seat
from tafelrunde.kernel.events import Arg
from tafelrunde.kernel.facts import plain
from tafelrunde.kernel.marks import Mark
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Outcome, Sight
from tafelrunde.kernel.zones import Place
from tafelrunde.titles.dominion import facts, knowledge, marks, scoring, triggers, turn
from tafelrunde.titles.dominion.catalogue import (
    DISCARDED,
    GAINED,
    TRASHED,
    WOULD_DISCARD,
    WOULD_GAIN,
    Ability,
    Card,
)
from tafelrunde.titles.dominion.handling import HandlingTable
from tafelrunde.titles.dominion.pieces import ExtraTurn, Gain, Lasting, Pile
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.prepared import Kingdom
from tafelrunde.titles.dominion.sight import DominionSight
from tafelrunde.titles.dominion.zones import RETURNING, TRASH_PILE

# Where a gained card goes.
TO_DISCARD: Final = 0
TO_HAND: Final = 1
TO_DECK: Final = 2


# What copies share because it never changes; everything else is copied.
SHARED: Final = frozenset(
    {
        "coming[]",
        "gains[].card",
        "kinds[]",
        "kingdom",
        "lasting[]",
        "piles[].card",
        "players[].gained[]",
        "vocabulary",
    }
)


class Dominion(HandlingTable):
    """A game of Dominion. A physical card is a number; `kinds` says what is printed on it."""

    def __init__(self, kingdom: Kingdom, rng: Rng) -> None:
        super().__init__(kingdom, rng)
        self.trash: list[int] = []
        self.returning: list[int] = []  # trashed in a controlled turn, come back when it ends
        self.gains: list[Gain] = []  # gains that texts may still replace, the innermost last
        self.lasting: list[Lasting] = []
        self.tied: list[tuple[int, int]] = []  # (Throne Room, the Duration it played)
        self.turn = 0
        self.phase = turn.STARTS
        self.controller = -1  # who decides for the player whose turn it is, if somebody else does
        self.regular = 0  # whose turn in the regular order this is, or was before extra turns
        self.extra_by = ""  # the card that brought this turn, if it is an extra turn
        self.coming: list[ExtraTurn] = []  # extra turns that follow this one
        self.hand_size = 5  # cards drawn in this turn's Clean-up
        self.actions = 0
        self.buys = 0
        self.coins = 0
        self.discount = 0
        self.plays = 0  # Actions played this turn
        self.immune = 0  # seats (bits) that the Attack being carried out does not affect
        self.bought_victory = False
        self.empty_piles = 0
        self.gone = 0  # the empty piles, as bits
        self.end_met = ""  # why the game would end, noted when a pile runs out in this turn
        self.round = 0

    def copy(self) -> Dominion:
        """An independent copy of everything but driver and events."""
        twin = Dominion(self.kingdom, self.rng.copy())
        twin.over = self.over
        twin.players = [player.copy() for player in self.players]
        twin.piles = [pile.copy() for pile in self.piles]
        twin.kinds = self.kinds.copy()
        if self.known:
            twin.known = self.known.copy()
        if self.unsure:
            twin.unsure = self.unsure.copy()
        if self.strays:
            twin.strays = self.strays.copy()
        if self.packets:
            twin.packets = self.packets.copy()
        if self.trash:
            twin.trash = self.trash.copy()
        if self.returning:
            twin.returning = self.returning.copy()
        if self.gains:
            twin.gains = [gain.copy() for gain in self.gains]
        if self.chosen:
            twin.chooser = self.chooser
            twin.chosen = self.chosen.copy()
        if self.lasting:
            twin.lasting = self.lasting.copy()
        if self.tied:
            twin.tied = self.tied.copy()
        twin.turn = self.turn
        twin.phase = self.phase
        twin.controller = self.controller
        twin.regular = self.regular
        twin.extra_by = self.extra_by
        if self.coming:
            twin.coming = self.coming.copy()
        twin.hand_size = self.hand_size
        twin.actions = self.actions
        twin.buys = self.buys
        twin.coins = self.coins
        twin.discount = self.discount
        twin.plays = self.plays
        twin.immune = self.immune
        twin.bought_victory = self.bought_victory
        twin.empty_piles = self.empty_piles
        twin.gone = self.gone
        twin.end_met = self.end_met
        twin.round = self.round
        return twin

    def play(self) -> None:
        """Play one step: up to one card, one buy, or Clean-up."""
        turn.step(self)

    @property
    def extra_turn(self) -> bool:
        """Whether this turn is an extra turn."""
        return self.extra_by != ""

    # -- looking

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
                if self.kinds[this].shields:
                    return True
        return False

    def cost(self, card: Card) -> int:
        """What the card costs now, never less than 0."""
        cost = card.cost - self.discount
        return cost if cost > 0 else 0

    def listens(self, moment: int) -> bool:
        """Whether any text might wait for this moment."""
        return self.kingdom.heard[moment] or len(self.lasting) > 0

    def pile(self, card: Card) -> Pile | None:
        """The Supply pile of a card, if it has one."""
        at = self.kingdom.index[card.number]
        return self.piles[at] if at >= 0 else None

    def left(self, card: Card) -> int:
        """How many copies are in the Supply."""
        at = self.kingdom.index[card.number]
        return self.piles[at].left if at >= 0 else 0

    def printing(self, set: str) -> int:
        """The year of the printing whose wording is used for a set."""
        return self.kingdom.printings.get(set, 0)

    def affordable(self, limit: int, types: int = 0, exactly: bool = False) -> list[Pile]:
        """Supply piles with a card that costs up to (or exactly) the limit."""
        fits: list[Pile] = []
        for pile in self.piles:
            if pile.left > 0 and (types == 0 or pile.card.types & types):
                cost = self.cost(pile.card)
                if cost == limit or (cost < limit and not exactly):
                    fits.append(pile)
        return fits

    # -- moving cards

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
            zone.remove(this)
        me.discard.extend(going)
        if self.known:
            for this in going:
                self.known.pop(this, 0)
        if self.loud and going:
            self.say("discards", me.seat, {"cards": self.names(going)})
        if self.listens(DISCARDED):
            triggers.happen(self, DISCARDED, me, going)

    def to_trash(self, me: Player, this: CardNo, zone: list[CardNo]) -> None:
        """Trash a card of this player from a zone."""
        self.trash_all(me, [this], zone)

    def trash_all(self, me: Player, cards: list[CardNo], zone: list[CardNo]) -> None:
        """Trash these cards of a zone at once; only then texts about trashing follow (D33)."""
        for this in cards:
            self.lay_in_trash(me, this, zone)
        self.tell_trashed(me, cards)

    def lay_in_trash(self, me: Player, this: CardNo, zone: list[CardNo]) -> None:
        """Move a card to the trash, or beside it in a turn that somebody else controls (D74)."""
        zone.remove(this)
        if me.decider == me.seat:
            self.trash.append(this)
        else:
            self.returning.append(this)

    def tell_trashed(self, me: Player, cards: list[CardNo]) -> None:
        """These cards were trashed at once: tell it, and let the moment happen."""
        if self.loud and cards:
            self.say("trashes", me.seat, {"cards": self.names(cards)})
        if self.listens(TRASHED):
            triggers.happen(self, TRASHED, me, cards)

    def is_in_play(self, me: Player, this: CardNo) -> bool:
        """Whether this very card still lies where it was played."""
        return this in me.play

    def gain(self, me: Player, card: Card, to: int = TO_DISCARD, *, bought: bool = False) -> int:
        """Gain a card from the Supply; -1 if its pile is empty or missing.

        Who has heard that it was bought need not hear that it was gained, unless that went
        another way.
        """
        if me.decider == me.seat and not self.listens(WOULD_GAIN):
            return self._off_pile(me, card, to, bought)
        if self.left(card) <= 0:
            return -1
        gain = self.replaced(Gain(me.seat, card, to))
        quiet = bought and gain.seat == me.seat and gain.card is card and gain.to == to
        return self._off_pile(self.players[gain.seat], gain.card, gain.to, quiet)

    def gain_from_trash(self, me: Player, this: CardNo) -> int:
        """Gain a card from the trash."""
        gain = self.replaced(Gain(me.seat, self.kinds[this], TO_DISCARD))
        if gain.card is not self.kinds[this]:
            return self._off_pile(self.players[gain.seat], gain.card, gain.to)
        self.trash.remove(this)
        self.receive(self.players[gain.seat], this, gain.to)
        return this

    def _off_pile(self, me: Player, card: Card, to: int, quiet: bool = False) -> int:
        at = self.kingdom.index[card.number]
        if at < 0:
            return -1
        pile = self.piles[at]
        if pile.left <= 0:
            return -1
        self._take_off(pile)
        this = len(self.kinds)
        self.kinds.append(card)
        self.receive(me, this, to, quiet)
        return this

    def replaced(self, gain: Gain) -> Gain:
        """What becomes of a gain when the texts that replace it have spoken.

        Those of the player come first; then whoever controls the player's turn gains the card.
        """
        me = self.players[gain.seat]
        if self.listens(WOULD_GAIN):
            self.gains.append(gain)
            triggers.happens(self, WOULD_GAIN, me, len(self.gains) - 1)
            self.gains.pop()
        if me.decider != me.seat:
            gain.seat = me.decider
            gain.to = TO_DISCARD
        return gain

    def receive(self, me: Player, this: CardNo, to: int, quiet: bool = False) -> None:
        """Put a gained card where it goes, and let the moment happen."""
        card = self.kinds[this]
        me.types_owned |= card.types
        me.hears |= card.hears
        if self.turn == me.seat:
            me.gained.append(card)
        if to == TO_DISCARD:
            me.discard.append(this)
        else:
            self.known[this] = self.everyone
            if to == TO_HAND:
                me.hand.append(this)
            else:
                me.deck.append(this)
        if self.loud:
            args: dict[str, Arg] = {"cards": [card.id], "to": to}
            self.say("gains", me.seat, args, quiet=quiet)
        if self.listens(GAINED):
            triggers.happens(self, GAINED, me, this)

    def trash_from_supply(self, me: Player, pile: Pile) -> None:
        """Let a player trash the top card of a Supply pile that is not empty."""
        self._take_off(pile)
        this = len(self.kinds)
        self.kinds.append(pile.card)
        self.trash.append(this)
        if self.loud:
            self.say("trashes", me.seat, {"cards": [pile.card.id]})
        if self.listens(TRASHED):
            triggers.happens(self, TRASHED, me, this)

    def _take_off(self, pile: Pile) -> None:
        pile.left -= 1
        if pile.left == 0:
            self.note_empty()
            turn.note_end(self)

    def note_empty(self) -> None:
        """See which piles are empty; to be called when one has run out or was refilled."""
        self.gone = 0
        self.empty_piles = 0
        for at in range(len(self.piles)):
            if self.piles[at].left == 0:
                self.gone |= 1 << at
                self.empty_piles += 1

    def return_to_supply(self, me: Player, this: CardNo, zone: list[CardNo]) -> bool:
        """Put a card back on its Supply pile; False if it has none."""
        at = self.kingdom.index[self.kinds[this].number]
        if at < 0:
            return False
        zone.remove(this)
        pile = self.piles[at]
        pile.left += 1
        self.note_empty()
        self.known.pop(this, 0)
        if self.loud:
            self.say("returns", me.seat, {"cards": [pile.card.id]})
        return True

    # -- effects that wait

    def extra_turn_follows(self, me: Player, source: Card, *, controller: int = -1) -> None:
        """An extra turn of this player follows this one, maybe controlled by another (D20)."""
        self.coming.append(ExtraTurn(me.seat, controller, source.id))

    def later(self, me: Player, this: CardNo, ability: Ability, subject: int = -1) -> None:
        """Let a text wait for its moment; the card that set it up stays in play until then."""
        self.lasting.append(Lasting(ability, me.seat, this, subject, this_turn=False, once=True))

    def this_turn(self, me: Player, this: CardNo, ability: Ability, *, once: bool = False) -> None:
        """Let a text listen until the turn ends, or until its moment comes for the first time."""
        self.lasting.append(Lasting(ability, me.seat, this, -1, this_turn=True, once=once))

    # -- what the kernel asks of a table

    def places(self) -> list[Place]:
        """All zones, declared once, with their cards."""
        places = [place for me in self.players for place in me.places()]
        places.append(Place(TRASH_PILE, -1, self.trash))
        places.append(Place(RETURNING, -1, self.returning))
        return places

    def facts(self, viewer: Seat) -> dict[str, object]:
        """The Supply, the counters of the turn, and what lies openly before each player."""
        return plain(facts.of_table(self, viewer))

    def mark(self, ask: Ask, option: Option) -> Mark:
        """Where an answer lies, what it costs, and whether it may be a slip."""
        return marks.mark(self, ask, option)

    def redeal(self, seat: Seat, rng: Rng) -> None:
        """Deal anew what the seat cannot know."""
        knowledge.redeal(self, seat, rng)

    def sight(self, seat: Seat) -> Sight:
        """The on-demand view of one seat."""
        return DominionSight(self, seat)

    def outcome(self) -> Outcome:
        """Scores; ties go to the player with fewer turns, otherwise the victory is shared."""
        return scoring.outcome(self)

    def census(self) -> dict[str, int]:
        """How many copies of each card exist."""
        total: dict[str, int] = {pile.card.id: pile.left for pile in self.piles}
        for place in self.places():
            for this in place.cards:
                name = self.kinds[this].id
                total[name] = total.get(name, 0) + 1
        return total
