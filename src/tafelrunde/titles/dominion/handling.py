"""A table whose cards are drawn, shown, put back and taken, with all that players learn from it."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from tafelrunde.kernel.ask import CardNo
from tafelrunde.kernel.events import Arg
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.zones import everybody
from tafelrunde.titles.dominion.asking import DominionAsking
from tafelrunde.titles.dominion.catalogue import Card
from tafelrunde.titles.dominion.counters import MINUS_CARD
from tafelrunde.titles.dominion.mats import ASIDE, ASIDE_OPEN, MATS
from tafelrunde.titles.dominion.player import NO_COUNTS, Player
from tafelrunde.titles.dominion.prepared import Kingdom
from tafelrunde.titles.dominion.vocabulary import TOPDECK


def take_out(zone: list[CardNo], this: CardNo) -> None:
    """Remove a card from a zone: compiled, a loop is faster than `remove`."""
    for at in range(len(zone)):
        if zone[at] == this:
            zone.pop(at)
            return
    raise ValueError(f"card {this} is not in this zone")


class HandlingTable(DominionAsking):
    """The moves of cards that no text waits for, and who comes to know a card by them."""

    def __init__(self, kingdom: Kingdom, rng: Rng) -> None:
        super().__init__(kingdom, rng)
        self.everyone = everybody(kingdom.seats)
        self.unsure: set[int] = set()  # in discard piles, but not seen there by everybody
        # Cards passed face down: the card, the seat it came from, how many cards there were then,
        # and who saw it (bits).
        self.strays: list[tuple[int, int, int, int]] = []
        # Cards that were revealed and put back in secret order: the packet each belongs to.
        self.packets: dict[int, int] = {}
        # Cards in play that have become another one (D45): what is printed on them.
        self.disguises: dict[CardNo, Card] = {}

    def shuffle_discard(self, me: Player) -> None:
        """Shuffle the discard pile and put it under what is left of the deck."""
        self.before_shuffle(me, me.discard)
        fresh = me.discard
        me.discard = []
        self.rng.shuffle(fresh)
        self.forget_order(fresh)
        if me.deck:
            fresh.extend(me.deck)
        me.deck = fresh
        if self.loud:
            self.say("shuffles", me.seat, {"rule": "dominion:D27"})
        self.after_shuffle(me)

    def before_shuffle(self, me: Player, zone: list[CardNo]) -> None:
        """The cards of a zone, discard pile or deck, are about to be shuffled."""

    def after_shuffle(self, me: Player) -> None:
        """Cards have been shuffled and lie in the deck."""

    def after_reveal(self, me: Player, cards: list[CardNo]) -> None:
        """Cards of a player have been revealed."""

    def forget_order(self, fresh: list[CardNo]) -> None:
        """These cards were shuffled: nobody knows any more which is which."""
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

    def shuffle_into_deck(self, me: Player, cards: list[CardNo], zone: list[CardNo]) -> None:
        """Shuffle these cards of a zone into the deck."""
        for this in cards:
            zone.remove(this)
        me.deck.extend(cards)
        self.before_shuffle(me, me.deck)
        self.rng.shuffle(me.deck)
        self.forget_order(me.deck)
        if self.loud:
            self.say("shuffles", me.seat, {"rule": "dominion:D27"})
        self.after_shuffle(me)

    def draw(self, me: Player, n: i64) -> None:
        """Draw up to n cards into hand; the -1 card token takes one of them (D52)."""
        if n <= 0:
            return
        if me.counts is not NO_COUNTS and me.counts[MINUS_CARD]:
            self.put_counter(me, MINUS_CARD, 0)
            n -= 1
        hand = me.hand
        before = len(hand)
        if len(me.deck) < n and me.discard:
            n -= len(me.deck)
            self._draw_tops(me, len(me.deck))  # what is left comes first (D27)
            self.shuffle_discard(me)
        self._draw_tops(me, n)
        if self.loud and len(hand) > before:
            fresh = self.names(hand[before:])
            self.say("draws", me.seat, {"count": len(fresh)}, {"cards": fresh}, me.eyes)

    def _draw_tops(self, me: Player, n: i64) -> None:
        """Move up to n cards off the deck into hand; the last card of the deck is its top card."""
        deck: list[Any] = me.deck  # of what is moved unread, compiled code need not make numbers
        hand: list[Any] = me.hand
        rest: i64 = len(deck) - n
        if rest < 0:
            rest = 0
        if rest + 2 < len(deck):
            fresh = deck[rest:]
            fresh.reverse()
            hand += fresh  # compiled, quicker than `extend`
            me.deck = deck[:rest]  # compiled, this is faster than `del`
        else:
            while len(deck) > rest:
                hand.append(deck.pop())

    def draw_hand(self, me: Player, n: i64) -> None:
        """Draw a new hand; the cards of the old one lie elsewhere by now."""
        if n == 0 or self.loud or me.counts is not NO_COUNTS:
            me.hand = []
            self.draw(me, n)
            return
        deck = me.deck
        rest: i64 = len(deck) - n
        if rest >= 0:
            me.hand = deck[rest:]
            me.hand.reverse()
            me.deck = deck[:rest]
            return
        deck.reverse()
        me.hand = deck  # what is left comes first (D27)
        me.deck = []
        if me.discard:
            self.shuffle_discard(me)
            self._draw_tops(me, -rest)

    def draw_to(self, me: Player, n: int) -> None:
        """Draw until there are n cards in hand; the -1 card token is given back first (D42)."""
        if len(me.hand) < n:
            self.return_minus_card(me)
            self.draw(me, n - len(me.hand))

    def return_minus_card(self, me: Player) -> None:
        """Give back the -1 card token, if it lies on the player's deck."""
        if me.counts[MINUS_CARD]:
            self.put_counter(me, MINUS_CARD, 0)

    def off_deck(self, me: Player, n: int) -> list[int]:
        """Take up to n cards off the deck, top card first; the caller puts them somewhere."""
        cards: list[CardNo] = []
        if len(me.deck) < n and me.discard:
            cards = me.deck[::-1]
            me.deck = []
            me.looking.extend(cards)  # they must lie somewhere while shuffling asks questions
            self.shuffle_discard(me)
            for this in cards:
                me.looking.remove(this)
        deck = me.deck
        while deck and len(cards) < n:
            cards.append(deck.pop())
        return cards

    def put_counter(self, me: Player, counter: int, n: int) -> None:
        """Set one of the numbers before a player (`counters.py`)."""
        if me.counts[counter] != n:
            me.counts = me.counts.copy()
            me.counts[counter] = n

    def reveal_top(self, me: Player, n: int) -> list[int]:
        """Reveal up to n cards of the deck; they lie in `me.revealed` until moved on."""
        cards = self.off_deck(me, n)
        me.revealed.extend(cards)
        if self.loud:
            self.say("reveals", me.seat, {"cards": self.names(cards)})
        self.after_reveal(me, cards)
        return cards

    def look_top(self, me: Player, n: int) -> list[int]:
        """Look at up to n cards of the deck; they lie in `me.looking` until moved on."""
        cards = self.off_deck(me, n)
        me.looking.extend(cards)
        if self.loud:
            names: list[str] = self.names(cards)
            self.say("looks", me.seat, {"count": len(cards)}, {"cards": names}, me.eyes)
        return cards

    def show(self, me: Player, cards: list[CardNo]) -> None:
        """Show cards to everybody where they lie."""
        for this in cards:
            self.known[this] = self.everyone
        if self.loud:
            self.say("shows", me.seat, {"cards": self.names(cards)})
        self.after_reveal(me, cards)

    def conceal(self, me: Player, seen_by: int) -> None:
        """A card leaves the hand face down: who does not see it cannot tell what stays."""
        if self.known and len(me.hand) > 1:
            for this in me.hand:
                if this in self.known:
                    self.known[this] &= seen_by

    def put_on_deck(
        self, me: Player, this: CardNo, zone: list[CardNo], *, openly: bool = False
    ) -> None:
        """Move a card from a zone to the top of the deck; only its owner sees it unless openly."""
        seen_by = self.everyone if openly else me.eyes
        if zone is me.hand:
            self.conceal(me, seen_by)
        self.lift(me, this, zone)
        me.deck.append(this)
        self.known[this] = self.known.get(this, 0) | seen_by
        if self.loud:
            names = [self.kinds[this].id]
            if openly:
                self.say("topdecks", me.seat, {"count": 1, "cards": names})
            else:
                self.say("topdecks", me.seat, {"count": 1}, {"cards": names}, me.eyes)

    def put_back(
        self, me: Player, zone: list[CardNo], source: Card, cards: list[CardNo] | None = None
    ) -> None:
        """Put a zone's cards, or some, back on the deck in the player's order, last on top."""
        rest = zone.copy() if cards is None else cards.copy()
        order: list[int] = []
        while rest:
            this = rest[0]
            if len(rest) > 1:
                prompt = "topdeck-order"
                this = self.ask_card(
                    me,
                    verb=TOPDECK,
                    cards=rest,
                    by=source,
                    prompt=prompt,
                    count=len(rest),
                    secret=True,
                )
            rest.remove(this)
            order.append(this)
        for this in order:  # all at once: nobody sees which one went first
            self.lift(me, this, zone)
        me.deck.extend(order)
        for this in order:
            self.known[this] = me.eyes
            if zone is me.revealed or zone is me.play:
                self.packets[this] = order[0]  # what they are is known, only the order is not
        if self.loud and order:
            told: dict[str, Arg] = {"cards": self.names(order)}
            self.say("topdecks", me.seat, {"count": len(order)}, told, me.eyes)

    def lift(self, me: Player, this: CardNo, zone: list[CardNo]) -> None:
        """Take a card out of a zone; one that leaves play is itself again."""
        take_out(zone, this)
        if self.disguises and this in self.disguises:
            self.kinds[this] = self.disguises.pop(this)

    def set_aside(
        self, me: Player, cards: list[CardNo], zone: list[CardNo], *, openly: bool = False
    ) -> None:
        """Set cards of a zone aside: face down, for their player's eyes, or openly."""
        for this in cards.copy():
            if zone is me.hand and not openly:
                self.conceal(me, me.eyes)
            self.lift(me, this, zone)
            me.mat(ASIDE_OPEN if openly else ASIDE).append(this)
            if openly:
                self.known.pop(this, 0)
        if self.loud and cards:
            told: dict[str, Arg] = {"cards": self.names(cards)}
            if openly:
                self.say("sets-aside", me.seat, {"count": len(cards)} | told)
            else:
                self.say("sets-aside", me.seat, {"count": len(cards)}, told, me.eyes)

    def lay_on_mat(self, me: Player, this: CardNo, zone: list[CardNo], which: int) -> None:
        """Put a card of a zone on a mat that everybody sees."""
        self.lift(me, this, zone)
        me.mat(which).append(this)
        self.known.pop(this, 0)
        if self.loud:
            mat = MATS[which].name
            self.say("to-mat", me.seat, {"cards": self.names([this]), "mat": mat})

    def lay_on_discard(self, me: Player, this: CardNo) -> None:
        """Put a card on the discard pile, where only the top one can be seen."""
        if self.known:
            self.known.pop(this, 0)
        me.discard.append(this)

    def take(self, me: Player, this: CardNo, zone: list[CardNo], *, openly: bool = False) -> None:
        """Move a card from a zone into hand; only its owner sees it unless openly."""
        self.lift(me, this, zone)
        me.hand.append(this)
        if openly:
            self.known[this] = self.everyone
        if self.loud:
            told: dict[str, Arg] = {"cards": [self.kinds[this].id]}
            if openly:
                self.say("takes", me.seat, {"count": 1} | told)
            else:
                self.say("takes", me.seat, {"count": 1}, told, me.eyes)
