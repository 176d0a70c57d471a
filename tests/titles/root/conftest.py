"""Root's scenario: `t = table("marquise eyrie", warriors={"marquise": {1: 3}}, dice=[3, 1])`."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tafelrunde.kernel.rng import BLOCK, Rng
from tafelrunde.kernel.title import Options
from tafelrunde.testing.scenario import Scenario
from tafelrunde.titles.root import turn
from tafelrunde.titles.root.board import BOARDS
from tafelrunde.titles.root.catalogue import CARDS, DECK, DECK_FOR_TWO, DOMINANCE_CARD, ITEMS, SUITS
from tafelrunde.titles.root.factions.all_factions import make_faction
from tafelrunde.titles.root.factions.alliance import Alliance
from tafelrunde.titles.root.factions.base import FACTION_IDS, Faction
from tafelrunde.titles.root.factions.eyrie import COLUMNS, LEADERS, VIZIERS, Eyrie
from tafelrunde.titles.root.factions.marquise import KEEPS, Marquise
from tafelrunde.titles.root.options import choose
from tafelrunde.titles.root.prepared import PreparedRoot
from tafelrunde.titles.root.setup import deal, lay_out_map
from tafelrunde.titles.root.table import Root
from tafelrunde.titles.root.title import TITLE

Spots = dict[int, int]
State = Callable[[Root], None]  # what a scenario prepares on its table


def words(text: str) -> list[str]:
    """'sword*2 tea' -> sword sword tea."""
    cards: list[str] = []
    for word in text.split():
        name, _, times = word.partition("*")
        cards.extend([name] * int(times or 1))
    return cards


def load_dice(rng: Rng, values: list[int]) -> None:
    """Let the next draws below 4 come out as given."""
    rng.below(4)
    loaded = b"".join(bytes([value << 6, 0]) for value in values)
    rng.buffer = loaded + rng.buffer[len(loaded) : BLOCK]
    rng.position = 0


class RootScenario(Scenario):
    """A position of Root; everything that is not named is in supplies and deck."""

    main_prompts = frozenset(
        {
            "marquise-daylight",
            "extra-action",
            "alliance-birdsong",
            "alliance-daylight",
            "military-operation",
            "add-card",
            "eyrie-craft",
            "decree-card",
            "decree-recruit",
            "decree-move",
            "decree-battle",
            "decree-build",
            "end-daylight",
            "vagabond-daylight",
            "slip",
            "cult-birdsong",
            "cult-daylight",
            "riverfolk-daylight",
        }
    )

    def __init__(self, plan: PreparedRoot, g: Root) -> None:
        super().__init__(TITLE, plan, g)

    # -- acting

    def offered(self, text: str) -> bool:
        """Whether the open question offers an answer."""
        return not self.match.over and text in self.names()

    def move(self, a: int, b: int, n: int = 1) -> None:
        """The player in turn moves n warriors; questions with one answer are skipped."""
        if self.offered(f"move c{a}"):
            self.answer(f"move c{a}")
        if self.question().prompt == "move-to":
            self.answer(f"to c{b}")
        if self.question().prompt == "move-count":
            self.answer(f"count {n}")

    def battle(self, c: int, against: str = "", *answers: str) -> None:
        """The player in turn starts a battle and everybody gives these answers; no ambush else."""
        if self.offered(f"battle c{c}"):
            self.answer(f"battle c{c}")
        if against and self.offered(f"against {against}"):
            self.answer(f"against {against}")
        self.answer(*answers)
        while not answers and not self.match.over and self.question().prompt == "ambush":
            self.answer("pass")

    def end_phase(self) -> None:
        """Pass until the phase or the turn changes; stops at a question that is not a main one."""
        then = (self.g.turn, self.g.phase)
        while not self.match.over and (self.g.turn, self.g.phase) == then:
            if self.question().prompt not in self.main_prompts or not self.offered("pass"):
                return
            self.answer("pass")

    # -- looking

    @property
    def g(self) -> Root:
        """The table itself."""
        table = self.match.table
        assert isinstance(table, Root)
        return table

    def faction(self, id: str) -> Faction:
        """A faction by its id."""
        faction = self.g.faction(FACTION_IDS.index(id))
        assert faction is not None
        return faction

    def seat(self, id: str) -> int:
        """The seat of a faction."""
        return self.faction(id).seat

    def points(self, id: str) -> int:
        """The points of a faction."""
        return self.faction(id).points

    def warriors(self, id: str, c: int) -> int:
        """Warriors of a faction in a clearing."""
        return self.faction(id).warriors[c]

    def pieces(self, id: str, piece: str, c: int) -> int:
        """Buildings or tokens of a kind in a clearing."""
        faction = self.faction(id)
        return faction.count([kind.id for kind in faction.kinds].index(piece), c)

    def ruler(self, c: int) -> str:
        """Who rules a clearing, or ''."""
        seat = self.g.ruler(c)
        return self.g.factions[seat].id if seat >= 0 else ""

    def text(self, cards: list[int]) -> str:
        """Cards as sorted text."""
        return " ".join(sorted(self.g.names(cards)))

    def hand(self, id: str) -> str:
        """A hand, sorted."""
        return self.text(self.faction(id).hand)

    def discard(self) -> str:
        """The discard pile, sorted."""
        return self.text(self.g.discard)

    @property
    def phase(self) -> str:
        """Faction and phase: 'eyrie birdsong'."""
        return f"{self.g.factions[self.g.turn].id} {turn.PHASE_NAMES[self.g.phase]}"

    def was_asked(self, id: str, prompt: str) -> bool:
        """Whether a player was asked something with only one answer."""
        return (self.seat(id), prompt) in self.forced


def placed(factions: str, *answers: str, **options: object) -> RootScenario:
    """A new game whose setup has got these answers: `placed("eyrie alliance", "at c1")`."""
    mix: Options = {"factions": list(factions.split()), "any_mix": True, "first": 0}
    plan = choose(len(factions.split()), mix | options)
    t = RootScenario(plan, deal(plan, "setup"))
    t.answer(*answers)
    return t


def both(*states: State) -> State:
    """Several preparations of a table, one after the other."""

    def state(g: Root) -> None:
        for prepare in states:
            prepare(g)

    return state


def offers(t: RootScenario, verb: str) -> list[str]:
    """What a verb is offered for in the open question."""
    return [name.partition(" ")[2] for name in t.names() if name.split()[0] == verb]


def supporters(t: RootScenario) -> str:
    """The supporters of the Alliance, sorted."""
    rebels = t.faction("alliance")
    assert isinstance(rebels, Alliance)
    return t.text(rebels.supporters)


def decree(t: RootScenario) -> list[str]:
    """The cards in the four columns of the Decree, each sorted."""
    birds = t.faction("eyrie")
    assert isinstance(birds, Eyrie)
    return [t.text(column) for column in birds.decree]


class Dealer:
    """Takes named cards out of a deck."""

    def __init__(self, g: Root) -> None:
        self.g = g
        self.left = list(range(len(g.kinds)))

    def take(self, text: str) -> list[int]:
        """Physical cards with these faces."""
        taken = []
        for name in words(text):
            card = CARDS[name]
            found = [this for this in self.left if self.g.kinds[this] is card]
            assert found, f"there is no further {name} in the deck"
            self.left.remove(found[0])
            taken.append(found[0])
        return taken


class TableMaker:
    """What the `table` fixture returns."""

    def __call__(
        self,
        factions: str = "marquise eyrie",
        *,
        hands: dict[str, str] | None = None,
        crafted: dict[str, str] | None = None,
        warriors: dict[str, Spots] | None = None,
        pieces: dict[str, dict[str, list[int]]] | None = None,
        points: dict[str, int] | None = None,
        items: dict[str, str] | None = None,
        supply: dict[str, int] | None = None,
        supporters: str = "",
        officers: int = 0,
        decree: dict[str, str] | None = None,
        leader: str = "builder",
        deck: str = "",
        discard: str = "",
        available: str = "",
        turn_of: str = "",
        phase: str = "daylight",
        map: str = "autumn",
        suits: str = "",
        cards_print: str = "early",
        dice: list[int] | None = None,
        seed: str = "scenario",
        state: State | None = None,
    ) -> RootScenario:
        """A prepared position; the phase begins with its start effects."""
        ids = factions.split()
        numbers = [FACTION_IDS.index(id) for id in ids]
        plan = PreparedRoot(BOARDS[map], numbers, 0, early_print=cards_print == "early")
        g = Root(plan, Rng(seed))
        texts = [*(hands or {}).values(), deck, discard, available]
        named = [CARDS[name] for name in words(" ".join(texts))]
        dominance = any(card.kind == DOMINANCE_CARD for card in named)
        g.kinds = (DECK_FOR_TWO if len(ids) == 2 and not dominance else DECK).copy()
        g.dominance_cards = sum(card.kind == DOMINANCE_CARD for card in g.kinds)
        lay_out_map(g)
        if suits:
            g.suits = [0, *(SUITS.index(suit) for suit in suits.split())]
        g.factions = [make_faction(number, seat) for seat, number in enumerate(numbers)]
        by_id = {faction.id: faction for faction in g.factions}
        dealer = Dealer(g)
        for id, text in (hands or {}).items():
            by_id[id].hand = dealer.take(text)
        for id, text in (crafted or {}).items():
            by_id[id].crafted = dealer.take(text)
            for this in by_id[id].crafted:
                by_id[id].effects |= 1 << g.kinds[this].effect
        for faction in g.factions:
            if isinstance(faction, Alliance):
                faction.supporters = dealer.take(supporters)
                faction.officers = officers
                faction.supply -= officers
            if isinstance(faction, Eyrie):
                faction.leader = LEADERS.index(leader)
                faction.viziers = VIZIERS[faction.leader].copy()
                for column, text in (decree or {}).items():
                    faction.decree[COLUMNS.index(column)] = dealer.take(text)
        g.discard = dealer.take(discard)
        g.available = dealer.take(available)
        top = dealer.take(deck)
        g.deck = dealer.left
        g.rng.shuffle(g.deck)
        g.deck.extend(reversed(top))
        for id, spots in (warriors or {}).items():
            for c, n in spots.items():
                assert by_id[id].add_warriors(g, c, n) == n
        for id, named_pieces in (pieces or {}).items():
            faction = by_id[id]
            for piece, clearings in named_pieces.items():
                for c in clearings:
                    faction.put(g, [kind.id for kind in faction.kinds].index(piece), c)
            if isinstance(faction, Marquise):
                keeps = faction.clearings_with(KEEPS)
                faction.set_keep(g, keeps[0] if keeps else 0)
        for id, n in (points or {}).items():
            by_id[id].points = n
        for id, text in (items or {}).items():
            for name in words(text):
                g.items[ITEMS.index(name)] -= 1
                by_id[id].items[ITEMS.index(name)] += 1
        for id, n in (supply or {}).items():
            # The others are nowhere; a scenario's census counts what it starts with.
            by_id[id].supply = n
        g.turn = by_id[turn_of].seat if turn_of else 0
        g.phase = turn.PHASE_NAMES.index(phase)
        g.round = 1
        if state is not None:
            state(g)
        if dice:
            load_dice(g.rng, dice)
        return RootScenario(plan, g)


@pytest.fixture
def table() -> TableMaker:
    """Make positions of Root."""
    return TableMaker()
