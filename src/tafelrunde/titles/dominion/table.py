"""The state of a Dominion game, and the moves every card is made of."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import PASS, Ask
from tafelrunde.kernel.events import Arg
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Outcome, Sight, Table
from tafelrunde.kernel.zones import Place
from tafelrunde.titles.dominion import knowledge, scoring, triggers, turn
from tafelrunde.titles.dominion.catalog import (
    DISCARDED,
    GAINED,
    TRASHED,
    Ability,
    Card,
)
from tafelrunde.titles.dominion.kingdom import Kingdom
from tafelrunde.titles.dominion.pieces import TRASH_PILE, Lasting, Pile, Player
from tafelrunde.titles.dominion.sight import DominionSight
from tafelrunde.titles.dominion.vocabulary import (
    STRIDE,
    TOPDECK,
    VERBS,
    VOCABULARY,
    YES,
    number,
    number_of,
)

# Where a gained card goes.
TO_DISCARD: Final = 0
TO_HAND: Final = 1
TO_DECK: Final = 2


class Dominion(Table):
    """A game of Dominion. A physical card is a number; `kinds` says what is printed on it."""

    def __init__(self, kingdom: Kingdom, rng: Rng) -> None:
        super().__init__(kingdom.seats, rng)
        self.kingdom = kingdom
        self.everyone = (1 << kingdom.seats) - 1
        self.players: list[Player] = []
        self.piles: list[Pile] = []
        self.kinds: list[Card] = []
        self.known: dict[int, int] = {}  # hidden card -> seats (bits) that know it
        self.unsure: set[int] = set()  # in discard piles, but not seen there by everybody
        # Cards passed face down: the card, the seat it came from, how many cards there were then.
        self.strays: list[tuple[int, int, int]] = []
        # Cards that were revealed and put back in secret order: the packet each belongs to.
        self.packets: dict[int, int] = {}
        self.trash: list[int] = []
        self.lasting: list[Lasting] = []
        self.tied: list[tuple[int, int]] = []  # (Throne Room, the Duration it played)
        self.turn = 0
        self.phase = turn.STARTS
        self.extra_turn = False  # this turn is an extra turn
        self.extra_after = False  # an extra turn of the same player follows
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
        if self.lasting:
            twin.lasting = self.lasting.copy()
        if self.tied:
            twin.tied = self.tied.copy()
        twin.turn = self.turn
        twin.phase = self.phase
        twin.extra_turn = self.extra_turn
        twin.extra_after = self.extra_after
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

    def find(self, zone: list[int], card: Card) -> int:
        """A physical copy of the card in the zone, or -1."""
        return self.copy_of(zone, card.number)

    def copy_of(self, zone: list[int], number: int) -> int:
        """A physical copy of the card with this number in the zone, or -1.

        Copies cannot be told apart: whoever knows of any copy there knows of the one returned, so
        that nobody learns from its leaving that there are others.
        """
        found = -1
        for this in zone:
            if self.kinds[this].number == number:
                if not self.known:
                    return this
                if found < 0:
                    found = this
                    continue
                seen = self.known.get(found, 0)
                more = self.known.get(this, 0) & ~seen
                if more:
                    self.known[found] = seen | more
                    self.known[this] &= ~more
        return found

    def of_type(self, zone: list[int], types: int) -> list[int]:
        """The cards of a zone that have any of the types."""
        return [this for this in zone if self.kinds[this].types & types]

    def names(self, cards: list[int]) -> list[str]:
        """The ids of physical cards, for events."""
        return [self.kinds[this].id for this in cards]

    # -- asking

    def decider(self, me: Player) -> int:
        """Who decides for this player."""
        return me.seat

    def ask_card(
        self,
        me: Player,
        verb: int,
        cards: list[int],
        source: Card,
        *,
        optional: bool = False,
        or_pass: bool = False,
        prompt: str = "",
        count: int = 0,
        about: str = "",
        target: int = -1,
    ) -> int:
        """Let a player choose one of these cards; -1 is no card.

        Copies of one card are one option. With `optional` passing is always possible, with
        `or_pass` only when nothing fits: use it when the cards are hidden from others, so that
        the question is asked whatever the hand holds.
        """
        options = self.one_per_kind(verb, cards)
        if optional or (or_pass and not options):
            options.append(PASS)
        if not options:
            return -1
        ask = Ask(
            self.decider(me),
            prompt or VERBS[verb // STRIDE],
            options,
            source.id,
            source.rule,
            count,
            about,
            me.seat,
            target,
        )
        option = self.ask(ask)
        if option == PASS:
            return -1
        return self.copy_of(cards, option - verb)

    def one_per_kind(self, verb: int, cards: list[int]) -> list[int]:
        """The options to do something with one of these cards; copies are one option."""
        options: list[int] = []
        for this in cards:
            option = verb + self.kinds[this].number
            if option not in options:
                options.append(option)
        return options

    def ask_either(
        self,
        me: Player,
        this: int,
        verbs: list[int],
        source: Card,
        prompt: str,
        *,
        target: int = -1,
    ) -> int:
        """Let a player choose what becomes of one card, and return the verb."""
        kind = self.kinds[this]
        ask = Ask(
            self.decider(me),
            prompt,
            [verb + kind.number for verb in verbs],
            source.id,
            source.rule,
            about=kind.id,
            player=me.seat,
            target=target,
        )
        return self.ask(ask) - kind.number

    def ask_pile(
        self,
        me: Player,
        verb: int,
        piles: list[Pile],
        source: Card,
        *,
        optional: bool = False,
        prompt: str = "",
        about: str = "",
        target: int = -1,
    ) -> Pile | None:
        """Let a player choose a Supply pile; None if there is none to choose or they pass."""
        if not piles:
            return None
        options = [verb + pile.card.number for pile in piles]
        if optional:
            options.append(PASS)
        ask = Ask(
            self.decider(me),
            prompt or VERBS[verb // STRIDE],
            options,
            source.id,
            source.rule,
            about=about,
            player=me.seat,
            target=target,
        )
        option = self.ask(ask)
        if option == PASS:
            return None
        return self.piles[self.kingdom.index[option - verb]]

    def ask_mode(
        self, me: Player, modes: list[int], source: Card, prompt: str = "choose", count: int = 0
    ) -> int:
        """Let a player choose one of several modes, and return it."""
        ask = Ask(self.decider(me), prompt, modes, source.id, source.rule, count, player=me.seat)
        mode = self.ask(ask)
        if self.loud:
            chosen = VOCABULARY.object(mode)
            self.say("chooses", me.seat, {"card": source.id, "mode": chosen, "rule": source.rule})
        return mode

    def ask_yes(self, me: Player, prompt: str, source: Card, about: str = "") -> bool:
        """Let a player say yes or pass."""
        ask = Ask(
            self.decider(me),
            prompt,
            [YES, PASS],
            source.id,
            source.rule,
            about=about,
            player=me.seat,
        )
        return self.ask(ask) == YES

    def ask_number(
        self, me: Player, verb: int, low: int, high: int, source: Card, prompt: str, about: str = ""
    ) -> int:
        """Let a player choose a number from low to high."""
        ask = Ask(
            self.decider(me),
            prompt,
            [verb + number(n) for n in range(low, high + 1)],
            source.id,
            source.rule,
            about=about,
            player=me.seat,
        )
        return number_of(self.ask(ask))

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

    def shuffle_discard(self, me: Player) -> None:
        """Shuffle the discard pile and put it under what is left of the deck."""
        fresh = me.discard
        me.discard = []
        self.rng.shuffle(fresh)
        if self.known:
            for this in fresh:
                self.known.pop(this, 0)
        if self.strays:  # what was discarded openly has been seen by all
            self.strays = [
                stray for stray in self.strays if stray[0] not in fresh or stray[0] in self.unsure
            ]
        if self.unsure:
            self.unsure.difference_update(fresh)
        if self.packets:
            for this in fresh:
                self.packets.pop(this, 0)
        fresh.extend(me.deck)
        me.deck = fresh
        if self.loud:
            self.say("shuffles", me.seat, {"rule": "dominion:D27"})

    def draw(self, me: Player, n: int) -> None:
        """Draw up to n cards into hand."""
        if n <= 0:
            return
        if len(me.deck) < n and me.discard:
            self.shuffle_discard(me)
        deck = me.deck
        hand = me.hand
        drawn = n if n < len(deck) else len(deck)
        fresh_at = len(deck) - drawn
        top = deck[fresh_at:]
        top.reverse()  # the last card of the deck is its top card
        hand.extend(top)
        del deck[fresh_at:]
        if self.loud and drawn:
            fresh = self.names(hand[len(hand) - drawn :])
            self.say("draws", me.seat, {"count": drawn}, {"cards": fresh}, me.bit)

    def off_deck(self, me: Player, n: int) -> list[int]:
        """Take up to n cards off the deck, top card first; the caller puts them somewhere."""
        if len(me.deck) < n and me.discard:
            self.shuffle_discard(me)
        deck = me.deck
        return [deck.pop() for _ in range(n if n < len(deck) else len(deck))]

    def reveal_top(self, me: Player, n: int) -> list[int]:
        """Reveal up to n cards of the deck; they lie in `me.revealed` until moved on."""
        cards = self.off_deck(me, n)
        me.revealed.extend(cards)
        if self.loud:
            self.say("reveals", me.seat, {"cards": self.names(cards)})
        return cards

    def look_top(self, me: Player, n: int) -> list[int]:
        """Look at up to n cards of the deck; they lie in `me.looking` until moved on."""
        cards = self.off_deck(me, n)
        me.looking.extend(cards)
        if self.loud:
            names: list[str] = self.names(cards)
            self.say("looks", me.seat, {"count": len(cards)}, {"cards": names}, me.bit)
        return cards

    def show(self, me: Player, cards: list[int]) -> None:
        """Show cards to everybody where they lie."""
        for this in cards:
            self.known[this] = self.everyone
        if self.loud:
            self.say("shows", me.seat, {"cards": self.names(cards)})

    def conceal(self, me: Player, seen_by: int) -> None:
        """A card leaves the hand face down: who does not see it cannot tell what stays."""
        if self.known and len(me.hand) > 1:
            for this in me.hand:
                if this in self.known:
                    self.known[this] &= seen_by

    def put_on_deck(self, me: Player, this: int, zone: list[int], *, openly: bool = False) -> None:
        """Move a card from a zone to the top of the deck; only its owner sees it unless openly."""
        seen_by = self.everyone if openly else me.bit
        if zone is me.hand:
            self.conceal(me, seen_by)
        zone.remove(this)
        me.deck.append(this)
        self.known[this] = self.known.get(this, 0) | seen_by
        if self.loud:
            names = [self.kinds[this].id]
            if openly:
                self.say("topdecks", me.seat, {"count": 1, "cards": names})
            else:
                self.say("topdecks", me.seat, {"count": 1}, {"cards": names}, me.bit)

    def put_back(self, me: Player, zone: list[int], source: Card) -> None:
        """Put the cards of a zone back on the deck in an order the player chooses, last on top."""
        rest = zone.copy()
        order: list[int] = []
        while rest:
            this = rest[0]
            if len(rest) > 1:
                prompt = "topdeck-order"
                this = self.ask_card(me, TOPDECK, rest, source, prompt=prompt, count=len(rest))
            rest.remove(this)
            order.append(this)
        zone.clear()  # all at once: nobody sees which one went first
        me.deck.extend(order)
        for this in order:
            self.known[this] = me.bit
            if zone is me.revealed:
                self.packets[this] = order[0]  # what they are is known, only the order is not
        if self.loud and order:
            self.say("topdecks", me.seat, {"count": len(order)})

    def discard(self, me: Player, this: int, zone: list[int]) -> None:
        """Discard a card from a zone because an effect says so."""
        zone.remove(this)
        self.lay_on_discard(me, this)
        if self.loud:
            self.say("discards", me.seat, {"cards": [self.kinds[this].id]})
        if self.listens(DISCARDED):
            triggers.happens(self, DISCARDED, me, this)

    def lay_on_discard(self, me: Player, this: int) -> None:
        """Put a card on the discard pile, where only the top one can be seen."""
        if self.known:
            self.known.pop(this, 0)
        me.discard.append(this)

    def discard_all(self, me: Player, zone: list[int]) -> None:
        """Discard every card of a zone because an effect says so."""
        for this in zone.copy():
            self.discard(me, this, zone)

    def to_trash(self, me: Player, this: int, zone: list[int]) -> None:
        """Trash a card of this player from a zone."""
        zone.remove(this)
        self.trash.append(this)
        if self.loud:
            self.say("trashes", me.seat, {"cards": [self.kinds[this].id]})
        if self.listens(TRASHED):
            triggers.happens(self, TRASHED, me, this)

    def is_in_play(self, me: Player, this: int) -> bool:
        """Whether this very card still lies where it was played."""
        return this in me.play

    def take(self, me: Player, this: int, zone: list[int], *, openly: bool = False) -> None:
        """Move a card from a zone into hand; only its owner sees it unless openly."""
        zone.remove(this)
        me.hand.append(this)
        if openly:
            self.known[this] = self.everyone
        if self.loud:
            told: dict[str, Arg] = {"cards": [self.kinds[this].id]}
            if openly:
                self.say("takes", me.seat, {"count": 1} | told)
            else:
                self.say("takes", me.seat, {"count": 1}, told, me.bit)

    def gain(self, me: Player, card: Card, to: int = TO_DISCARD) -> int:
        """Gain a card from the Supply; -1 if its pile is empty or missing."""
        at = self.kingdom.index[card.number]
        if at < 0:
            return -1
        pile = self.piles[at]
        if pile.left <= 0:
            return -1
        self._take_off(pile)
        this = len(self.kinds)
        self.kinds.append(card)
        self.receive(me, this, to)
        return this

    def receive(self, me: Player, this: int, to: int) -> None:
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
            self.say("gains", me.seat, args)
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

    def return_to_supply(self, me: Player, this: int, zone: list[int]) -> bool:
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

    def later(self, me: Player, this: int, ability: Ability, subject: int = -1) -> None:
        """Let a text wait for its moment; the card that set it up stays in play until then."""
        self.lasting.append(Lasting(ability, me.seat, this, subject, this_turn=False))

    def this_turn(self, me: Player, this: int, ability: Ability, subject: int = -1) -> None:
        """Let a text listen until the turn ends."""
        self.lasting.append(Lasting(ability, me.seat, this, subject, this_turn=True))

    # -- what the kernel asks of a table

    def places(self) -> list[Place]:
        """All zones, declared once, with their cards."""
        places = [place for me in self.players for place in me.places()]
        places.append(Place(TRASH_PILE, -1, self.trash))
        return places

    def face(self, card: int) -> str:
        """The id of a physical card."""
        return self.kinds[card].id

    def known_to(self, card: int) -> int:
        """Who knows a hidden card."""
        return self.known.get(card, 0)

    def facts(self, viewer: int) -> dict[str, object]:
        """The Supply, the counters of the turn, and what lies openly before each player."""
        return {
            "turn": self.turn,
            "round": self.round,
            "extra_turn": self.extra_turn,
            "phase": turn.PHASE_NAMES[self.phase],
            "actions": self.actions,
            "buys": self.buys,
            "coins": self.coins,
            "supply": [
                {
                    "card": pile.card.id,
                    "left": pile.left,
                    "cost": self.cost(pile.card),
                    "embargo": pile.embargo,
                }
                for pile in self.piles
            ],
            "players": [
                {"turns": me.turns, "pirate_coins": me.pirate_coins} for me in self.players
            ],
            "scores": scoring.scores(self) if self.over else [],
        }

    def imagine(self, seat: int, rng: Rng) -> Dominion:
        """A copy whose hidden cards are dealt anew, as far as the seat cannot know them."""
        twin = self.copy()
        twin.rng = Rng(f"{rng.seed}/{rng.below(65536)}/{rng.below(65536)}")
        knowledge.redeal(twin, seat, rng)
        return twin

    def sight(self, seat: int) -> Sight:
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
