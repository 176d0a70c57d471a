"""A table whose cards are drawn, shown, put back and taken, with all that players learn from it."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.kernel.events import Arg
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.zones import everybody
from tafelrunde.titles.dominion.asking import DominionAsking
from tafelrunde.titles.dominion.catalogue import Card
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.prepared import Kingdom
from tafelrunde.titles.dominion.vocabulary import TOPDECK


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
        for _ in range(drawn):
            hand.append(deck.pop())  # the last card of the deck is its top card
        if self.loud and drawn:
            fresh = self.names(hand[len(hand) - drawn :])
            self.say("draws", me.seat, {"count": drawn}, {"cards": fresh}, me.eyes)

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
            self.say("looks", me.seat, {"count": len(cards)}, {"cards": names}, me.eyes)
        return cards

    def show(self, me: Player, cards: list[CardNo]) -> None:
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

    def put_on_deck(
        self, me: Player, this: CardNo, zone: list[CardNo], *, openly: bool = False
    ) -> None:
        """Move a card from a zone to the top of the deck; only its owner sees it unless openly."""
        seen_by = self.everyone if openly else me.eyes
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
                self.say("topdecks", me.seat, {"count": 1}, {"cards": names}, me.eyes)

    def put_back(self, me: Player, zone: list[CardNo], source: Card) -> None:
        """Put the cards of a zone back on the deck in an order the player chooses, last on top."""
        rest = zone.copy()
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
        zone.clear()  # all at once: nobody sees which one went first
        me.deck.extend(order)
        for this in order:
            self.known[this] = me.eyes
            if zone is me.revealed:
                self.packets[this] = order[0]  # what they are is known, only the order is not
        if self.loud and order:
            told: dict[str, Arg] = {"cards": self.names(order)}
            self.say("topdecks", me.seat, {"count": len(order)}, told, me.eyes)

    def lay_on_discard(self, me: Player, this: CardNo) -> None:
        """Put a card on the discard pile, where only the top one can be seen."""
        if self.known:
            self.known.pop(this, 0)
        me.discard.append(this)

    def take(self, me: Player, this: CardNo, zone: list[CardNo], *, openly: bool = False) -> None:
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
                self.say("takes", me.seat, {"count": 1}, told, me.eyes)
