"""A kingdom as it is laid out: what all games with the same options share."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.kernel.ask import PASS, Ask, Option
from tafelrunde.kernel.errors import BadOptions
from tafelrunde.kernel.title import Prepared
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    BOON,
    CARDS,
    CLEANUP_STARTS,
    EVENT,
    HEX,
    LEAVES_PLAY,
    LEFT_PLAY,
    MOMENTS,
    NIGHT,
    NO_CARD,
    PROJECT,
    RESERVE,
    TREASURE,
    TURN_ENDS,
    Ability,
    Ban,
    Card,
    Discount,
)
from tafelrunde.titles.dominion.layout import Layout
from tafelrunde.titles.dominion.pieces import Purchase
from tafelrunde.titles.dominion.piles import Slot
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.triggers import index_abilities
from tafelrunde.titles.dominion.vocabulary import BUY, PLAY, STRIDE, TREASURES
from tafelrunde.titles.dominion.zones import stack_zone

SEATS: Final = 8  # more than can play, for keys
DEBT_GIVERS: Final = ["capital", "mountain_pass", "tax"]  # cost none themselves
SHORT: Final = 10  # kinds of card whose combinations fit into a list,
LONG: Final = 30  # and whose bits fit into a C number of 32 bits, which `1 << n` is when compiled


class Kingdom(Prepared):
    """What all games with the same options share: piles, and the texts that wait for moments.

    `elements` is everything that takes part, whether it has a pile or not.
    """

    def __init__(
        self,
        seats: int,
        layout: Layout,
        slots: list[Slot],
        start: list[Card],
        elements: list[Card],
    ) -> None:
        super().__init__(seats)
        self.layout = layout
        self.slots = slots
        self.printings = layout.printings
        self.start = start
        self.bane = layout.bane  # the pile whose cards fend off the card that called for it
        self.elements = elements
        self.index = [-1] * STRIDE
        for at, slot in enumerate(slots):
            if self.index[slot.card.number] >= 0:
                raise BadOptions("the pile {card} is there twice", card=slot.card.id)
            self.index[slot.card.number] = at
        for card in elements:
            if card.pile_of and card.number and self.index[card.number] < 0:
                self.index[card.number] = self.index[CARDS[card.pile_of].number]
        ids = [slot.card.id for slot in slots]
        self.provinces = ids.index("province")
        self.colonies = ids.index("colony") if "colony" in ids else -1
        self.estate = CARDS["estate"]
        self.capitalism: Card | None = None
        for card in layout.landscapes:
            if card.id == "capitalism":
                self.capitalism = card
        self.landscapes = layout.landscapes
        self.buyable = [card for card in layout.landscapes if card.types & (EVENT | PROJECT)]
        self.abilities: list[list[Ability]] = index_abilities(elements)
        # Moments for which something may listen although nothing was set up by a play.
        self.heard: i64 = 0  # a bit each
        for moment in range(MOMENTS):
            if self.abilities[moment]:
                self.heard |= 1 << moment
        self.hears_cleanup = (
            self.hears(CLEANUP_STARTS)
            or self.hears(LEAVES_PLAY)
            or self.hears(LEFT_PLAY)
            or self.hears(TURN_ENDS)
        )
        self.cost_rules: list[Discount] = [
            card.discount for card in elements if card.discount is not None
        ]
        self.bans: list[Ban] = [card.ban for card in elements if card.ban is not None]
        # Debt, and Events or Projects that empty decks, can leave everybody without a move.
        self.may_stall = len(self.buyable) > 0 or any(
            card.debt or card.id in DEBT_GIVERS for card in elements
        )
        self.has_shields = any(card.shields for card in elements)
        self.has_night = any(card.types & NIGHT for card in elements)
        self.has_calls = any(card.types & RESERVE for card in elements)
        self.stack_zones = {
            slot.card.id: stack_zone(slot.card.id, hidden=slot.card.stack_hidden)
            for slot in slots
            if slot.card.stack is not None
        }
        self.has_stacks = len(self.stack_zones) > 0
        self.boons = [card for card in elements if card.types & BOON]
        self.hexes = [card for card in elements if card.types & HEX]
        self.start_types = 0
        self.start_hears = 0
        for card in start:
            self.start_types |= card.types
            self.start_hears |= card.hears
        # What can be named: single cards, not piles of different ones.
        self.names = [card for card in elements if not card.types & NO_CARD and card.stack is None]
        # Questions that never change are made once, when first needed: what so many coins can
        # buy, by the piles that are empty (bits), and what can be played, by what is in hand.
        self.has_plain_prices = not (
            self.buyable
            or self.cost_rules
            or self.bans
            or self.has_stacks
            or any(card.potion or card.debt for card in elements)
        )
        self._dearest: i64 = max([slot.card.cost for slot in slots])
        self._menus: dict[int, list[Ask | None]] = {}
        self._menu_gone = 0
        self._menu = self._new_menu(0)
        changing = self.capitalism is not None or any(card.id == "inheritance" for card in elements)
        self.actions = Playable(self.names, ACTION, changing)
        self.treasures = Playable(self.names, TREASURE, changing)
        self.nights = Playable(self.names, NIGHT, changing)
        self._purchases: list[tuple[Purchase, ...] | None] = [None] * (len(slots) * SEATS)
        self.has_only_plain_treasures = self.capitalism is None and all(
            card.is_plain_treasure() for card in self.names if card.types & TREASURE
        )
        # The first printing of Seaside ends the game even if an emptied pile was refilled.
        self.ends_when_emptied = self.printings.get("seaside", 0) == 2009

    def name(self) -> str:
        """What tells kingdoms apart: everything that takes part, in which wording, for how many."""
        piles = [f"{slot.card.id}*{slot.size}" for slot in self.slots]
        others = [card.id for card in [*self.start, *self.elements, *self.layout.druid_boons]]
        bane = self.bane.id if self.bane is not None else ""
        obelisk = self.layout.obelisk.id if self.layout.obelisk is not None else ""
        years = [f"{box}={year}" for box, year in sorted(self.printings.items())]
        return " ".join([str(self.seats), *piles, *others, bane, obelisk, *years])

    def hears(self, moment: i64) -> bool:
        """Whether a text of this kingdom waits for the moment by itself."""
        return (self.heard >> moment) & 1 != 0

    def ask_buy(self, me: Player, coins: i64, gone: int) -> Ask:
        """The question what to buy, without the empty piles (bits), where prices are plain."""
        if gone != self._menu_gone:
            known = self._menus.get(gone)
            self._menu = self._new_menu(gone) if known is None else known
            self._menu_gone = gone
        if coins > self._dearest:
            coins = self._dearest
        ask = self._menu[coins * SEATS + me.seat]
        if ask is None:
            options: list[Option] = []
            for at, slot in enumerate(self.slots):
                if slot.supply and not (gone >> at) & 1 and slot.card.cost <= coins:
                    options.append(BUY + slot.card.number)
            options.append(PASS)
            ask = Ask(me.seat, "buy", options, "", "dominion:D17")
            self._menu[coins * SEATS + me.seat] = ask
        return ask if me.decider == me.seat else for_another(ask, me)

    def _new_menu(self, gone: int) -> list[Ask | None]:
        """Room for the questions while these piles are empty."""
        menu: list[Ask | None] = [None] * ((int(self._dearest) + 1) * SEATS)
        self._menus[gone] = menu
        return menu

    def purchase(self, me: Player, card: Card, pile: i64) -> tuple[Purchase, ...]:
        """That a player has bought a card without paying more for it: the same each time."""
        if pile < 0 or self.slots[pile].card is not card:
            return (Purchase(me.seat, card, pile),)
        key: i64 = me.seat
        key += pile * SEATS
        found = self._purchases[key]
        if found is None:
            found = (Purchase(me.seat, card, pile),)
            self._purchases[key] = found
        return found


class Playable:
    """The cards of a kingdom that have, or may get, a type: which of them to play is asked often.

    A card is a bit, and a question is found by the bits of what is in hand: in a list as long as
    that is short, otherwise in a dictionary.
    """

    def __init__(self, names: list[Card], type: i64, changing: bool) -> None:
        self.type = type
        self.cards = [card for card in names if changing or card.types & type]
        self.bits = [0] * STRIDE
        for at, card in enumerate(self.cards):
            self.bits[card.number] = 1 << at
        self.is_long = len(self.cards) > LONG
        # What has the type as printed has its bit's place; the rest has a place beyond all of them.
        places = [min(len(self.cards), LONG)] * STRIDE
        for at, card in enumerate(self.cards):
            if card.types & type:
                places[card.number] = min(at, LONG)
        self.places = bytes(places)
        self.all: i64 = (1 << min(len(self.cards), LONG)) - 1
        self.is_short = len(self.cards) <= SHORT
        self._list: list[Ask | None] = [None] * ((SEATS << len(self.cards) + 1) * self.is_short)
        self._found: dict[int, Ask] = {}

    def ask(self, me: Player, held: int) -> Ask:
        """The question which of these cards (bits) to play, if any."""
        if self.is_short:
            at: i64 = held
            at = at * SEATS + me.seat
            ask = self._list[at]
            if ask is None:
                ask = self._new_ask(me, held)
                self._list[at] = ask
        else:
            key = held * SEATS + me.seat
            ask = self._found.get(key)
            if ask is None:
                ask = self._new_ask(me, held)
                self._found[key] = ask
        return ask if me.decider == me.seat else for_another(ask, me)

    def _new_ask(self, me: Player, held: int) -> Ask:
        cards = [card for card in self.cards if held & self.bits[card.number]]
        options = [PLAY + card.number for card in cards]
        if self.type == TREASURE and any(card.is_plain_treasure() for card in cards):
            options.append(TREASURES)
        options.append(PASS)
        if self.type == TREASURE:
            return Ask(me.seat, "play-treasure", options, "", "dominion:D16")
        if self.type == NIGHT:
            return Ask(me.seat, "play-night", options, "", "dominion:D19")
        return Ask(me.seat, "play-action", options, "", "dominion:D15")


def for_another(ask: Ask, me: Player) -> Ask:
    """The same question, put to whoever decides for the player."""
    return Ask(me.decider, ask.prompt, ask.options, "", ask.rule, 0, "", me.seat)


def with_more(ask: Ask, options: list[Option]) -> Ask:
    """The same question with further answers, before passing."""
    more = ask.options[:-1] + options + ask.options[-1:]
    return Ask(ask.seat, ask.prompt, more, "", ask.rule, 0, "", ask.player)
