"""A Dominion table as numbers, for learning programs."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from tafelrunde.kernel.ask import Seat
from tafelrunde.kernel.cards import CardTable
from tafelrunde.kernel.observing import Observer, add_one, put
from tafelrunde.kernel.zones import bit_of
from tafelrunde.titles.dominion.catalogue import (
    BOON,
    CARDS,
    HEX,
    LANDSCAPE,
    NO_CARD,
    ZOMBIE,
    Card,
)
from tafelrunde.titles.dominion.counters import COUNTERS, PILE_TOKENS
from tafelrunde.titles.dominion.mats import BOONS, MATS, SAVED_BOONS
from tafelrunde.titles.dominion.piles import DEBT_TOKENS, EMBARGO, POINT_TOKENS, TRADE_ROUTE
from tafelrunde.titles.dominion.prepared import Kingdom
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.turn import PHASE_NAMES
from tafelrunde.titles.dominion.vocabulary import STRIDE, VOCABULARY
from tafelrunde.titles.dominion.zones import (
    DECK,
    DECKS,
    DISCARD_PILE,
    HAND,
    LOOKING,
    PLAY_AREA,
    RETURNING,
    REVEALED,
    TRASH_PILE,
)

VERSION: Final = 1
PROMPTS: Final = Path(__file__).with_name("prompts.txt").read_text("utf-8").splitlines()
LYING: Final = [EMBARGO, DEBT_TOKENS, POINT_TOKENS, TRADE_ROUTE]  # tokens of nobody on piles
# A game of these boxes alone needs neither mats nor tokens.
PLAIN_SETS: Final = frozenset({"base", "basic", "intrigue"})


class DominionObserver(Observer):
    """Writes what lies on tables of one kingdom; simple kingdoms have shorter rows."""

    def __init__(self, kingdom: Kingdom) -> None:
        super().__init__("dominion", VERSION, kingdom.seats, VOCABULARY, PROMPTS)
        self._plain = all(card.set in PLAIN_SETS for card in kingdom.elements)
        cards = [card for card in kingdom.elements if not card.types & NO_CARD]
        cards = [card for card in cards if card.stack is None]
        if any(card.id == "necromancer" for card in kingdom.elements):  # puts them into the trash
            cards.extend([card for card in CARDS.values() if card.types & ZOMBIE])
        market = kingdom.layout.black_market
        cards.extend([card for card in market if card not in cards and card.stack is None])
        turned = [card for card in kingdom.elements if card.types & (BOON | HEX)]
        self._declare_zones(kingdom, cards, turned)
        self._declare_turn()
        self._declare_piles(kingdom, cards)
        self._declare_players(kingdom)

    def _declare_zones(self, kingdom: Kingdom, cards: list[Card], turned: list[Card]) -> None:
        for zone in (DECK, HAND, DISCARD_PILE, PLAY_AREA, REVEALED, LOOKING):
            self.zone(zone, owned=True, cards=cards)
        self.zone(TRASH_PILE, owned=False, cards=cards)
        self.zone(RETURNING, owned=False, cards=cards)
        if self._plain:
            self.zone(MATS[0], owned=True, cards=cards)
            return
        for at in range(len(MATS)):
            boons = at in (BOONS, SAVED_BOONS)
            self.zone(MATS[at], owned=True, cards=turned if boons else cards)
        for pile in kingdom.stack_zones.values():
            self.zone(pile, owned=False, cards=cards)
        decks = (("boons", kingdom.boons), ("hexes", kingdom.hexes))
        for name, there in [*decks, ("black_market", kingdom.layout.black_market)]:
            if there:
                faces = cards if name == "black_market" else turned
                for zone in (DECKS[name].cards, DECKS[name].shown):
                    self.zone(zone, owned=False, cards=faces)
                for zone in (DECKS[name].discard, DECKS[name].laid_out):
                    self.zone(zone, owned=False, cards=faces)

    def _declare_turn(self) -> None:
        add = self.layout.one
        self._turn_at = add("turn", "the seat whose turn it is, from 1 on")
        self._round_at = add("round", "rounds begun")
        self._phase_at = add("phase", f"0 to {len(PHASE_NAMES) - 1}: {', '.join(PHASE_NAMES)}")
        self._actions_at = add("actions", "Actions left")
        self._buys_at = add("buys", "Buys left")
        self._coins_at = add("coins", "coins to spend")
        self._potions_at = add("potions", "Potions to spend")
        self._extra_at = add("extra_turn", "1 in an extra turn")
        self._controller_at = add("controller", "the seat that decides for the player in turn; 0")

    def _declare_piles(self, kingdom: Kingdom, cards: list[Card]) -> None:
        piles = [slot.card.id for slot in kingdom.slots]
        add = self.layout.add
        self._left_at = add("left", piles, "cards left in each pile")
        self._cost_at = add("cost", piles, "coins that the card on top costs now")
        self._chosen_at = add(
            "chosen", [card.id for card in cards], "picked so far where several are picked"
        )
        self._card_at = [-1] * STRIDE
        for at in range(len(cards)):
            self._card_at[cards[at].number] = at
        if self._plain:
            return
        self._top_at = add("pile_top", piles, "the card on top of a pile (vocabulary), 0: empty")
        self._lying_at = add(
            "pile_tokens",
            [f"{pile} {token}" for token in LYING for pile in piles],
            "tokens of nobody in particular on each pile",
        )
        self._forbidden_at = add(
            "forbidden", [card.id for card in cards], "1 for cards that must not be bought now"
        )
        self._landscapes = [card for card in kingdom.landscapes if card.types & LANDSCAPE]
        names = [card.id for card in self._landscapes]
        self._points_at = add("landscape_points", names, "victory tokens on each landscape")
        self._over_at = add("landscape_over", names, "1 if its one moment has passed")

    def _declare_players(self, kingdom: Kingdom) -> None:
        seats = self.layout.for_seats
        self._turns_at = seats("turns", [""], "turns begun, without extra turns")
        self._owned_at = [-1] * STRIDE
        self._owned_width = 0
        if self._plain:
            return
        self._counters_at = seats("counters", COUNTERS, "numbers before each player")
        self._tokens_at = seats(
            "player_tokens", PILE_TOKENS, "the pile, from 1 on, on which a player's token lies"
        )
        kept = [card for card in kingdom.elements if card.types & NO_CARD]
        kept = [card for card in kept if not card.types & (BOON | HEX)]
        for at in range(len(kept)):
            self._owned_at[kept[at].number] = at
        self._owned_width = len(kept)
        names = [card.id for card in kept]
        self._has_at = seats("has", names, "1 for Projects, States and Artifacts a player has")

    def write_facts(self, row: bytearray, table: CardTable[Any], viewer: Seat) -> None:
        """The turn, the piles, and what lies before each player."""
        assert isinstance(table, Dominion)
        g = table
        first = viewer if viewer >= 0 else 0
        put(row, self._turn_at, (g.turn - first) % g.seats + 1)
        put(row, self._round_at, g.round)
        put(row, self._phase_at, g.phase)
        put(row, self._actions_at, g.actions)
        put(row, self._buys_at, g.buys)
        put(row, self._coins_at, g.coins)
        put(row, self._potions_at, g.potions)
        if g.extra_turn:
            put(row, self._extra_at, 1)
        if g.controller >= 0:
            put(row, self._controller_at, (g.controller - first) % g.seats + 1)
        for at in range(len(g.piles)):
            pile = g.piles[at]
            put(row, self._left_at + at, pile.left)
            put(row, self._cost_at + at, g.cost(pile.card if pile.top is None else pile.top))
        if g.chosen and viewer >= 0 and g.players[g.chooser].eyes & bit_of(viewer):
            for this in g.chosen:
                add_one(row, self._chosen_at + self._card_at[g.kinds[this].number])
        for me in g.players:
            put(row, self._turns_at + (me.seat - first) % g.seats, me.turns)
        if not self._plain:
            self._write_more(row, g, first)

    def _write_more(self, row: bytearray, g: Dominion, first: int) -> None:
        """Tokens, landscapes and what players keep."""
        piles = len(g.piles)
        for at in range(piles):
            pile = g.piles[at]
            if pile.top is not None:
                put(row, self._top_at + at, pile.top.number)
            if pile.tokens is not None:
                for which in range(len(LYING)):
                    put(row, self._lying_at + which * piles + at, pile.count(LYING[which]))
        for card in g.forbidden:
            if self._card_at[card.number] >= 0:
                put(row, self._forbidden_at + self._card_at[card.number], 1)
        for at in range(len(self._landscapes)):
            id = self._landscapes[at].id
            put(row, self._points_at + at, g.points_on.get(id, 0))
            put(row, self._over_at + at, g.counters.get(id, 0))
        for me in g.players:
            seat = (me.seat - first) % g.seats
            for which in range(len(me.counts)):
                put(row, self._counters_at + seat * len(COUNTERS) + which, me.counts[which])
            for token, where in me.tokens.items():
                put(row, self._tokens_at + seat * len(PILE_TOKENS) + token, where + 1)
            for card in me.owned:
                put(row, self._has_at + seat * self._owned_width + self._owned_at[card.number], 1)
