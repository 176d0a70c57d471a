"""Dominion's scenario: `t = table("dominion", hands=["militia", "copper copper copper"])`."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.kernel.events import Arg
from tafelrunde.kernel.rng import Rng
from tafelrunde.testing.scenario import Scenario
from tafelrunde.titles.dominion import control, turn
from tafelrunde.titles.dominion.catalogue import (
    CARDS,
    KINGDOM,
    SETS,
    Ability,
    Card,
    Reaction,
)
from tafelrunde.titles.dominion.pieces import Pile
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.setup import lay_out
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.title import TITLE


def words(text: str) -> list[str]:
    """'copper*3 gold' -> copper copper copper gold."""
    cards: list[str] = []
    for word in text.split():
        name, _, times = word.partition("*")
        cards.extend([name] * int(times or 1))
    return cards


class DominionScenario(Scenario):
    """A Dominion position. Zones are strings of card ids per seat; decks top card first."""

    main_prompts = frozenset({"play-action", "play-treasure", "buy"})

    def __init__(
        self,
        *,
        hands: list[str],
        decks: list[str],
        discards: list[str],
        in_play: list[str],
        kingdom: str,
        supply: dict[str, int],
        trash: str,
        seats: int,
        printings: dict[str, int],
        seed: str,
        counters: dict[str, int],
    ) -> None:
        seats = max(seats, len(hands), len(decks), len(discards), len(in_play))
        named = words(" ".join([*hands, *decks, *discards, *in_play, kingdom, trash, *supply]))
        cards = [CARDS[name] for name in dict.fromkeys(named) if not CARDS[name].basic]
        newest = {id: box.printings[-1] for id, box in SETS.items()}
        laid = lay_out(seats, cards, newest | printings)
        g = Dominion(laid, Rng(seed))
        g.piles = [Pile(card, supply.get(card.id, left)) for card, left in laid.piles]
        g.note_empty()
        for seat in range(seats):
            me = Player(seat)
            g.players.append(me)
            for zone, given in (
                (me.hand, hands),
                (me.deck, decks),
                (me.discard, discards),
                (me.play, in_play),
            ):
                ids = self._make(g, me, given[seat] if seat < len(given) else "")
                zone.extend(reversed(ids) if zone is me.deck else ids)
        for name in words(trash):
            g.trash.append(len(g.kinds))
            g.kinds.append(CARDS[name])
        g.phase = turn.ACTIONS
        g.actions, g.buys, g.round = 1, 1, 1
        g.players[0].turns = 1
        for counter, value in counters.items():
            setattr(g, counter, value)
        g.regular = g.turn
        if g.controller >= 0:
            control.take_over(g, g.players[g.turn])
        super().__init__(TITLE, laid, g)

    @staticmethod
    def _make(g: Dominion, me: Player, text: str) -> list[int]:
        ids = []
        for name in words(text):
            card: Card = CARDS[name]
            ids.append(len(g.kinds))
            g.kinds.append(card)
            me.types_owned |= card.types
            me.hears |= card.hears
        return ids

    # -- acting

    def play(self, *names: str) -> None:
        """The player in turn plays cards from hand."""
        for name in names:
            if self.question().prompt == "play-action" and f"play {name}" not in self.names():
                self.answer("pass")
            self.answer(f"play {name}")

    def buy(self, *names: str) -> None:
        """The player in turn goes to the Buy phase and buys cards."""
        for name in names:
            while self.question().prompt in ("play-action", "play-treasure"):
                self.answer("pass")
            self.answer(f"buy {name}")

    def play_treasures(self) -> None:
        """The player in turn plays all plain Treasures."""
        if self.question().prompt == "play-action":
            self.answer("pass")
        self.answer("treasures")

    def end_turn(self) -> None:
        """Pass until the next turn asks its first question; answer Clean-up questions yourself."""
        turns = [event for event in self.events() if event == "turn"]
        while not self.match.over and self.question().prompt in self.main_prompts:
            self.answer("pass")
            if [event for event in self.events() if event == "turn"] != turns:
                return

    def listen(
        self, moment: int, run: Reaction, *, card: str = "estate", where: int = KINGDOM
    ) -> None:
        """Give a card of this one kingdom a text that no printed card has."""
        ability = Ability(
            CARDS[card],
            moment,
            where,
            run,
            None,
            optional=False,
            simple=False,
            again=False,
            prompt="next-effect",
        )
        self.g.kingdom.abilities[moment].append(ability)
        self.g.kingdom.heard[moment] = True

    # -- looking

    @property
    def g(self) -> Dominion:
        """The table itself."""
        table = self.match.table
        assert isinstance(table, Dominion)
        return table

    @property
    def coins(self) -> int:
        """Coins of the turn."""
        return self.g.coins

    @property
    def actions(self) -> int:
        """Actions left."""
        return self.g.actions

    @property
    def buys(self) -> int:
        """Buys left."""
        return self.g.buys

    def _text(self, cards: list[int], *, ordered: bool = False) -> str:
        names = self.g.names(cards)
        return " ".join(names if ordered else sorted(names))

    def hand(self, seat: int = 0) -> str:
        """The hand, sorted."""
        return self._text(self.g.players[seat].hand)

    def deck(self, seat: int = 0) -> str:
        """The deck, top card first."""
        return self._text(self.g.players[seat].deck[::-1], ordered=True)

    def discard(self, seat: int = 0) -> str:
        """The discard pile, sorted."""
        return self._text(self.g.players[seat].discard)

    def in_play(self, seat: int = 0) -> str:
        """The cards in play, sorted."""
        return self._text(self.g.players[seat].play)

    def trash(self) -> str:
        """The trash, sorted."""
        return self._text(self.g.trash)

    def zone(self, viewer: int, name: str, owner: int = 0) -> dict[str, Any]:
        """What a viewer is told of a zone."""
        zones: Any = self.match.view(viewer)["zones"]
        (found,) = [zone for zone in zones if (zone["name"], zone["owner"]) == (name, owner)]
        told: dict[str, Any] = found
        return told

    def seen(self, viewer: int, name: str, owner: int = 0) -> list[str | None]:
        """The cards a viewer sees in a zone; None stands for a face-down card."""
        cards: list[str | None] = self.zone(viewer, name, owner)["cards"]
        return cards

    def known(self, viewer: int, name: str, owner: int = 0) -> list[str]:
        """The faces a viewer sees in a zone."""
        return [card for card in self.seen(viewer, name, owner) if card is not None]

    def told(self, viewer: int, *ids: str) -> list[dict[str, Arg]]:
        """The events with these ids, as a viewer heard them."""
        return [event for event in self.match.events(viewer) if event["id"] in ids]

    def deeds(self, viewer: int, *ids: str) -> list[tuple[Arg, Arg]]:
        """Who did what: the (id, seat) of these events, in order."""
        return [(event["id"], event["seat"]) for event in self.told(viewer, *ids)]

    def imagined(self, viewer: int, name: str, owner: int = 0) -> set[str]:
        """All the contents of a zone (sorted) that a viewer takes for possible."""
        twins = [self.g.imagine(viewer, Rng(f"thought {i}")) for i in range(60)]
        tables = [twin for twin in twins if isinstance(twin, Dominion)]
        return {" ".join(sorted(g.names(getattr(g.players[owner], name)))) for g in tables}

    def left(self, name: str) -> int:
        """Copies in the Supply."""
        return self.g.left(CARDS[name])


class TableMaker:
    """What the `table` fixture returns."""

    def __call__(
        self,
        title: str = "dominion",
        *,
        hands: list[str] | None = None,
        decks: list[str] | None = None,
        discards: list[str] | None = None,
        in_play: list[str] | None = None,
        kingdom: str = "",
        supply: dict[str, int] | None = None,
        trash: str = "",
        seats: int = 2,
        printings: dict[str, int] | None = None,
        seed: str = "scenario",
        **counters: int,
    ) -> DominionScenario:
        """A prepared position; counters are attributes of the table such as coins or buys."""
        assert title == "dominion"
        return DominionScenario(
            hands=hands or [],
            decks=decks or [],
            discards=discards or [],
            in_play=in_play or [],
            kingdom=kingdom,
            supply=supply or {},
            trash=trash,
            seats=seats,
            printings=printings or {},
            seed=seed,
            counters=counters,
        )


@pytest.fixture
def table() -> TableMaker:
    """Make Dominion positions."""
    return TableMaker()
