"""Vagabonds for scenarios: `state=vagabond("c1", items="boot sword", hostile="eyrie")`."""

from __future__ import annotations

from tafelrunde.kernel.match import Match
from tafelrunde.testing.fuzz import check_cards
from tafelrunde.titles.root.catalogue import ITEMS, LOOT_FACES, QUESTS
from tafelrunde.titles.root.factions.base import FACTION_IDS
from tafelrunde.titles.root.factions.vagabond import Vagabond
from tafelrunde.titles.root.factions.vagabond_characters import CHARACTERS
from tafelrunde.titles.root.factions.vagabond_items import HURT, HURT_SPENT, KINDS, READY, SPENT
from tafelrunde.titles.root.factions.vagabond_relations import HOSTILE, SPACES
from tafelrunde.titles.root.table import Root
from tafelrunde.titles.root.title import TITLE
from tafelrunde.titles.root.vocabulary import NAMES
from tests.titles.root.conftest import RootScenario, State, words


def find(g: Root, id: str) -> Vagabond:
    me = g.faction(FACTION_IDS.index(id))
    assert isinstance(me, Vagabond)
    return me


def vagabond(
    pawn: str = "c1",
    character: str = "thief",
    *,
    items: str = "",
    exhausted: str = "",
    damaged: str = "",
    damaged_exhausted: str = "",
    ruin_items: str = "",
    amiable: str = "",
    friendly: str = "",
    allied: str = "",
    hostile: str = "",
    id: str = "vagabond",
) -> State:
    """The board and pawn of a Vagabond; `ruin_items` are those of his items that are marked R."""

    def state(g: Root) -> None:
        me = find(g, id)
        me.character = CHARACTERS.index(character)
        me.pawn = NAMES.index(pawn)
        me.stocked = True
        sides = {READY: items, SPENT: exhausted, HURT: damaged, HURT_SPENT: damaged_exhausted}
        for side, text in sides.items():
            for name in words(text):
                me.pack.counts[side * KINDS + ITEMS.index(name)] += 1
                me.pack.totals[side] += 1
        for name in words(ruin_items):
            me.marked[ITEMS.index(name)] += 1
            me.found.append(len(g.kinds))
            g.kinds.append(LOOT_FACES[ITEMS.index(name)])
        for space, text in (("amiable", amiable), ("friendly", friendly), ("allied", allied)):
            for name in text.split():
                me.markers[seat_of(g, name)] = SPACES.index(space)
        for name in hostile.split():
            me.markers[seat_of(g, name)] = HOSTILE

    return state


def seat_of(g: Root, id: str) -> int:
    faction = g.faction(FACTION_IDS.index(id))
    assert faction is not None
    return faction.seat


def quests(shown: str, hidden: str = "") -> State:
    """Quests that lie open, and those of the deck, the next one first."""

    def state(g: Root) -> None:
        faces = {quest.id: quest for quest in QUESTS}
        for zone, text in ((g.quests, shown), (g.quest_deck, hidden)):
            for name in text.split():
                zone.append(len(g.kinds))
                g.kinds.append(faces[name])
        g.quest_deck.reverse()

    return state


def loot(**items: str) -> State:
    """Items under ruins: `loot(c6="bag boot")`."""

    def state(g: Root) -> None:
        for clearing, text in items.items():
            for name in words(text):
                g.loot_at[len(g.kinds)] = int(clearing[1:])
                g.kinds.append(LOOT_FACES[ITEMS.index(name)])

    return state


def set_up(
    character: str = "thief",
    forest: str = "f1",
    mix: tuple[str, ...] = ("marquise", "vagabond"),
    seed: str = "setup",
) -> Match:
    """Play the setup; every Vagabond is asked, the first character offered is his else."""
    match = Match.new(
        TITLE, len(mix), {"factions": list(mix), "any_mix": True, "first": 0}, seed=seed
    )
    wanted = [f"character {character}", f"to {forest}"]
    census = match.table.census()
    while isinstance(g := match.table, Root) and g.phase == 0:
        ask = match.pending[0]
        names = {TITLE.vocabulary.name(option): option for option in ask.options}
        chosen = next((names[text] for text in wanted if text in names), ask.options[0])
        match.answer(ask.seat, chosen)
        check_cards(match.table, census)
    return match


class Wanderer:
    """What a test asks about a Vagabond."""

    def __init__(self, t: RootScenario, id: str = "vagabond") -> None:
        self.t = t
        self.id = id

    @property
    def me(self) -> Vagabond:
        return find(self.t.g, self.id)

    @property
    def pawn(self) -> str:
        return NAMES[self.me.pawn]

    def items(self, side: int) -> str:
        names = []
        for item in range(KINDS):
            names.extend([ITEMS[item]] * self.me.pack.count(side, item))
        return " ".join(names)

    @property
    def ready(self) -> str:
        return self.items(READY)

    @property
    def exhausted(self) -> str:
        return self.items(SPENT)

    @property
    def damaged(self) -> str:
        return self.items(HURT)

    @property
    def damaged_exhausted(self) -> str:
        return self.items(HURT_SPENT)

    def place(self, name: str) -> dict[str, int]:
        """What is told of 'track', 'satchel', 'satchel_exhausted' ..."""
        told: dict[str, int] = getattr(self.me.pack.told(), name)
        return told

    def relationship(self, id: str) -> str:
        at = self.me.markers[self.t.seat(id)]
        return "hostile" if at == HOSTILE else SPACES[at]
