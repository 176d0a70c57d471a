"""Dominion's scenario: `t = table("dominion", hands=["militia", "copper copper copper"])`."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.kernel.events import Arg
from tafelrunde.kernel.rng import Rng
from tafelrunde.testing.scenario import Scenario
from tafelrunde.titles.dominion import control, scoring
from tafelrunde.titles.dominion import turn as phases
from tafelrunde.titles.dominion.catalogue import (
    CARDS,
    KINGDOM,
    SETS,
    TAVERN,
    Ability,
    Reaction,
)
from tafelrunde.titles.dominion.counters import COFFERS, DEBT, POINTS, VILLAGERS
from tafelrunde.titles.dominion.gaining import note_owned
from tafelrunde.titles.dominion.layout import Layout
from tafelrunde.titles.dominion.mats import MAT_NAMES
from tafelrunde.titles.dominion.piles import Pile
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.setup import fill, lay_out, set_out
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

    main_prompts = frozenset({"play-action", "play-treasure", "buy", "play-night"})

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
        stacks: dict[str, str],
        boons: str,
        hexes: str,
        druid_boons: str,
        black_market: str,
        bane: str,
        obelisk: str,
        tavern: list[str],
        owned: list[str],
        coffers: list[int],
        villagers: list[int],
        points: list[int],
        debt: list[int],
        turn: int,
        counters: dict[str, int],
    ) -> None:
        zones = [hands, decks, discards, in_play, tavern, owned]
        numbers = [coffers, villagers, points, debt]
        seats = max(seats, *[len(given) for given in zones], *[len(given) for given in numbers])
        texts = [*hands, *decks, *discards, *in_play, *tavern, *owned, kingdom, trash]
        named = words(" ".join([*texts, bane, obelisk, boons, hexes, *supply, *stacks]))
        laid = lay_out(seats, self._layout(list(dict.fromkeys(named)), printings))
        laid.layout.black_market.extend([CARDS[id] for id in words(black_market)])
        laid.layout.druid_boons.extend([CARDS[id] for id in words(druid_boons)])
        laid.bane = CARDS[bane] if bane else None
        laid.layout.obelisk = CARDS[obelisk] if obelisk else None
        if black_market:
            laid = lay_out(seats, laid.layout)
        g = Dominion(laid, Rng(seed))
        g.piles = [
            Pile(slot.card, supply.get(slot.card.id, slot.size), slot.supply) for slot in laid.slots
        ]
        for seat in range(seats):
            me = Player(seat)
            g.players.append(me)
            for zone, given in (
                (me.hand, hands),
                (me.deck, decks),
                (me.discard, discards),
                (me.play, in_play),
                (me.mat(TAVERN) if any(tavern) else [], tavern),
            ):
                ids = self._make(g, me, given[seat] if seat < len(given) else "")
                zone.extend(reversed(ids) if zone is me.deck else ids)
            for counter, values in zip((COFFERS, VILLAGERS, POINTS, DEBT), numbers, strict=True):
                if seat < len(values):
                    g.put_counter(me, counter, values[seat])
            me.owned = [CARDS[id] for id in words(owned[seat] if seat < len(owned) else "")]
        for pile in g.piles:
            if pile.card.id in stacks:
                fill(g, pile, [CARDS[id] for id in reversed(words(stacks[pile.card.id]))])
            elif pile.card.stack is not None:
                cards = pile.card.stack(seats, g.rng)
                fill(g, pile, cards[: supply.get(pile.card.id, len(cards))])
        g.note_empty()
        for name in words(trash):
            g.trash.append(len(g.kinds))
            g.kinds.append(CARDS[name])
        set_out(g)
        for name, order in (("boons", boons), ("hexes", hexes), ("black_market", black_market)):
            if name in g.decks:
                self._order(g, g.decks[name].cards, words(order))
        g.phase = phases.ACTIONS
        g.actions, g.buys, g.round = 1, 1, 1
        g.turn = turn
        g.turn_number = 1
        g.players[0].turns = 1
        for attribute, value in counters.items():
            setattr(g, attribute, value)
        g.regular = g.turn
        if g.controller >= 0:
            control.take_over(g, g.players[g.turn])
        super().__init__(TITLE, laid, g)

    @staticmethod
    def _layout(named: list[str], printings: dict[str, int]) -> Layout:
        """Everything that was named gets its pile, and what that calls for."""
        newest = {id: box.printings[-1] for id, box in SETS.items()}
        cards = [CARDS[id] for id in named]
        piles = [CARDS[card.pile_of] if card.pile_of else card for card in cards]
        kingdom = [card for card in dict.fromkeys(piles) if card.is_kingdom_card]
        layout = Layout(kingdom, newest | printings)
        layout.colonies = "colony" in named or "platinum" in named
        layout.landscapes = [card for card in cards if card.is_landscape]
        layout.extras = [
            card for card in cards if not (card.is_kingdom_card or card.is_landscape or card.basic)
        ]
        return layout

    @staticmethod
    def _order(g: Dominion, deck: list[int], names: list[str]) -> None:
        """Put these cards on top of a small deck, the first one uppermost."""
        for name in reversed(names):
            (this,) = [one for one in deck if g.kinds[one].id == name][:1]
            deck.remove(this)
            deck.append(this)

    @staticmethod
    def _make(g: Dominion, me: Player, text: str) -> list[int]:
        ids = []
        for name in words(text):
            ids.append(len(g.kinds))
            g.kinds.append(CARDS[name])
            note_owned(g, me, CARDS[name])
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
            self.to_buys()
            self.answer(f"buy {name}")

    def to_buys(self) -> None:
        """The player in turn goes to the Buy phase, past the Treasures."""
        while self.question().prompt in ("play-action", "play-treasure"):
            self.answer("pass")

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
        self.g.kingdom.heard |= 1 << moment

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
        found = [zone for zone in zones if (zone["name"], zone["owner"]) == (name, owner)]
        assert len(found) == 1 or (not found and name in MAT_NAMES), name
        told: dict[str, Any] = found[0] if found else {"cards": [], "count": 0}
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
        """Cards in a pile."""
        return self.g.left(CARDS[name])

    def top(self, name: str) -> str:
        """The top card of a pile, or nothing."""
        pile = self.g.pile(CARDS[name])
        return "" if pile is None or pile.top is None else pile.top.id

    @property
    def potions(self) -> int:
        """Potions of the turn."""
        return self.g.potions

    def debt(self, seat: int = 0) -> int:
        """Debt of a player."""
        return self.g.players[seat].counts[DEBT]

    def coffers(self, seat: int = 0) -> int:
        """Coffers of a player."""
        return self.g.players[seat].counts[COFFERS]

    def villagers(self, seat: int = 0) -> int:
        """Villagers of a player."""
        return self.g.players[seat].counts[VILLAGERS]

    def points(self, seat: int = 0) -> int:
        """Victory tokens of a player."""
        return self.g.players[seat].counts[POINTS]

    def mat(self, seat: int, name: str) -> str:
        """The cards on a mat, sorted."""
        return self._text(self.g.players[seat].mats.get(MAT_NAMES.index(name), []))

    def tavern(self, seat: int = 0) -> str:
        """The cards on the Tavern mat, sorted."""
        return self.mat(seat, "tavern")

    def holds(self, seat: int, id: str) -> bool:
        """Whether a player has a Project, State or Artifact."""
        return CARDS[id] in self.g.players[seat].owned

    def tokens(self, name: str) -> dict[str, int]:
        """The tokens on a pile or landscape: shared ones by name, players' as 'name/seat'."""
        facts: Any = self.match.view(-1)["facts"]
        rows = [*facts["supply"], *facts["landscapes"]]
        (row,) = [row for row in rows if name in (row.get("pile"), row["card"])]
        return {
            token["token"] if token["seat"] < 0 else f"{token['token']}/{token['seat']}": token[
                "count"
            ]
            for token in row["tokens"]
        }

    def score(self, seat: int = 0) -> int:
        """The points of a player if the game ended now."""
        return scoring.score(self.g, self.g.players[seat])


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
        stacks: dict[str, str] | None = None,
        boons: str = "",
        hexes: str = "",
        druid_boons: str = "",
        black_market: str = "",
        bane: str = "",
        obelisk: str = "",
        tavern: list[str] | None = None,
        owned: list[str] | None = None,
        coffers: list[int] | None = None,
        villagers: list[int] | None = None,
        points: list[int] | None = None,
        debt: list[int] | None = None,
        turn: int = 0,
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
            stacks=stacks or {},
            boons=boons,
            hexes=hexes,
            druid_boons=druid_boons,
            black_market=black_market,
            bane=bane,
            obelisk=obelisk,
            tavern=tavern or [],
            owned=owned or [],
            coffers=coffers or [],
            villagers=villagers or [],
            points=points or [],
            debt=debt or [],
            turn=turn,
            counters=counters,
        )


@pytest.fixture
def table() -> TableMaker:
    """Make Dominion positions."""
    return TableMaker()
