"""Oath's scenario: `t = table("purple red", sites={1: "plains longbows"}, favor={"red": 3})`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tafelrunde.kernel.rng import BLOCK, Rng
from tafelrunde.testing.scenario import Scenario
from tafelrunde.titles.oath import inplay, oathkeeper, turn
from tafelrunde.titles.oath.board import COLOURS, FAVOR_TOKENS, REGIONS
from tafelrunde.titles.oath.catalogue import (
    BOX,
    DARKEST_SECRET,
    OATH_IDS,
    OATHS,
    PEOPLES_FAVOR,
    SUITS,
)
from tafelrunde.titles.oath.player import CHANCELLOR, CITIZEN, EXILE_ROLE, Player
from tafelrunde.titles.oath.prepared import PreparedOath
from tafelrunde.titles.oath.setup import PHYSICAL
from tafelrunde.titles.oath.table import Oath
from tafelrunde.titles.oath.title import TITLE
from tafelrunde.titles.oath.world import new_world
from tests.titles.oath.layout import (
    Counts,
    Dealer,
    Texts,
    hold,
    lay_decks,
    lay_sites,
    lay_warbands,
)

BASE_SITE = "lush_coast"  # at slot 1 if nothing is said: three places, no power that matters


def load_dice(rng: Rng, faces: list[int]) -> None:
    """Let the next draws below 6 come out as given."""
    rng.below(6)
    loaded = b""
    for face in faces:
        number = face * 65536 // 6 + 100
        loaded += bytes([number >> 8, number & 255])
    rng.buffer = loaded + rng.buffer[len(loaded) : BLOCK]
    rng.position = 0


class OathScenario(Scenario):
    """A position of Oath; players are named by colour, sites by slot 1 to 8."""

    main_prompts = frozenset({"act"})

    def __init__(self, plan: PreparedOath, g: Oath) -> None:
        super().__init__(TITLE, plan, g)

    # -- acting

    def offered(self, text: str) -> bool:
        """Whether the open question offers an answer."""
        return not self.match.over and text in self.names()

    def maybe(self, *texts: str) -> None:
        """Give each answer if it is offered now: for questions that may have only one."""
        for text in texts:
            if self.offered(text):
                self.answer(text)

    def use(self, card: str, *answers: str) -> None:
        """Use an Action power."""
        self.answer(f"use {card}", *answers)

    def modifiers(self, *cards: str) -> None:
        """Use these modifiers and go on."""
        for card in cards:
            self.answer(f"use {card}")
        if not self.match.over and self.question().prompt == "use-modifier":
            self.answer("pass")

    def search(self, deck: str = "world", *modifiers: str) -> None:
        """Search the world deck or a region's pile; what is drawn is then to be sorted out."""
        self.answer("search")
        self.modifiers(*modifiers)
        self.maybe(f"draw {deck}")

    def keep(self, card: str, *answers: str) -> None:
        """Keep a drawn card, discard the others in any order, then give these answers."""
        if self.offered(f"keep {card}"):
            self.answer(f"keep {card}")
        while not self.match.over and self.question().prompt == "discard-order":
            self.answer(self.names()[0])
        self.answer(*answers)

    def muster(self, card: str, *modifiers: str) -> None:
        """Muster on a card."""
        self.answer("muster")
        self.modifiers(*modifiers)
        self.maybe(f"on {card}")

    def trade(self, card: str, kind: str = "favor", *modifiers: str) -> None:
        """Trade with a card for 'favor' or 'secrets'."""
        self.answer("trade")
        self.modifiers(*modifiers)
        self.maybe(f"on {card}")
        self.maybe(f"for {kind}")

    def recover(self, thing: str, *modifiers: str) -> None:
        """Recover a banner, or the relic at a place such as 's1.relic1'."""
        self.answer("recover")
        self.modifiers(*modifiers)
        self.maybe(f"choose {thing}")

    def travel(self, slot: int, *modifiers: str) -> None:
        """Travel to a site."""
        self.answer("travel")
        self.modifiers(*modifiers)
        self.maybe(f"to s{slot}")

    def campaign(self, against: str, *targets: str, dice: int | None = None) -> None:
        """Campaign against a player or 'bandits' for targets ('s3', 'pawn', 'brass_horse').

        Stops before battle plans; without `dice` all warbands attack.
        """
        if self.offered("campaign"):
            self.answer("campaign")
        self.maybe(f"against {against}")
        for target in targets:
            if self.offered(f"target {target}"):
                self.answer(f"target {target}")
        if not self.match.over and self.question().prompt == "declare-target":
            self.answer("pass")
        if not self.match.over and self.question().prompt == "attack-dice":
            names = self.names()
            self.answer(f"count {dice}" if dice is not None else names[-1])

    def plans(self, *cards: str) -> None:
        """Use these battle plans (whoever is asked), then pass on all further ones."""
        for card in cards:
            while not self.offered(f"use {card}") and self.question().prompt == "battle-plan":
                self.answer("pass")
            self.answer(f"use {card}")
        while not self.match.over and self.question().prompt == "battle-plan":
            self.answer("pass")

    def rest(self) -> None:
        """End the Act phase."""
        self.answer("rest")

    # -- looking

    @property
    def g(self) -> Oath:
        """The table itself."""
        table = self.match.table
        assert isinstance(table, Oath)
        return table

    def player(self, id: str) -> Player:
        """A player by colour."""
        return self.g.players[self.g.prepared.seat_of[COLOURS.index(id)]]

    def seat(self, id: str) -> int:
        """The seat of a colour."""
        return self.player(id).seat

    def favor(self, id: str) -> int:
        """Favor on a board."""
        return self.player(id).favor

    def secrets(self, id: str) -> int:
        """Faceup secrets on a board."""
        return self.player(id).secrets

    def facedown_secrets(self, id: str) -> int:
        """Facedown secrets on a board."""
        return self.player(id).facedown

    def supply(self, id: str) -> int:
        """Supply of a player."""
        return self.player(id).supply

    def warbands(self, id: str) -> int:
        """Warbands on a board."""
        return self.player(id).warbands

    def at(self, slot: int) -> str:
        """Warbands at a site: 'red 2', or ''."""
        site = self.g.sites[slot - 1]
        return f"{COLOURS[site.colour]} {site.warbands}" if site.warbands else ""

    def pawn(self, id: str) -> int:
        """The slot (1 to 8) of a pawn."""
        return self.player(id).pawn + 1

    def bank(self, suit: str) -> int:
        """Favor in a bank."""
        return self.g.banks[SUITS.index(suit)]

    def this(self, id: str) -> int:
        """The physical card with a face."""
        return next(at for at in range(len(BOX)) if self.g.kinds[at].id == id)

    def favor_on(self, id: str) -> int:
        """Favor on a card or banner."""
        return self.g.favor_on.get(self.this(id), 0)

    def secrets_on(self, id: str) -> int:
        """Secrets on a card or banner."""
        return self.g.secrets_on.get(self.this(id), 0)

    def text(self, cards: list[int]) -> str:
        """Cards as text, in their order."""
        return " ".join(self.g.names(cards))

    def cards(self, slot: int) -> str:
        """The cards at a site."""
        return self.text(self.g.sites[slot - 1].cards)

    def relics_at(self, slot: int) -> str:
        """The facedown relics at a site."""
        return self.text(self.g.sites[slot - 1].relics)

    def advisers(self, id: str) -> str:
        """A player's advisers; facedown ones have a minus in front."""
        told = []
        for this in self.player(id).advisers:
            told.append(("" if self.g.faceup[this] else "-") + self.g.kinds[this].id)
        return " ".join(told)

    def relics(self, id: str) -> str:
        """A player's relics."""
        return self.text(self.player(id).relics)

    def banners(self, id: str) -> str:
        """A player's banners."""
        return self.text(self.player(id).banners)

    def vision(self, id: str) -> str:
        """A player's revealed Vision."""
        this = self.player(id).vision
        return self.g.kinds[this].id if this >= 0 else ""

    def pile(self, region: str) -> str:
        """A discard pile, top first."""
        return self.text(list(reversed(self.g.piles[REGIONS.index(region)])))

    def hand(self, id: str) -> str:
        """Cards drawn, sorted."""
        return " ".join(sorted(self.g.names(self.player(id).hand)))

    @property
    def keeper(self) -> str:
        """The Oathkeeper: 'red', or 'red usurper'."""
        name = self.g.players[self.g.keeper].id if self.g.keeper >= 0 else ""
        return f"{name} usurper" if self.g.usurper else name

    @property
    def phase(self) -> str:
        """Player and phase: 'red act'."""
        return f"{self.g.players[self.g.turn].id} {turn.PHASE_NAMES[self.g.phase]}"

    def dice_rolled(self) -> tuple[int, int]:
        """How many attack and defence dice the last campaign rolled."""
        counts = {"attack": 0, "defence": 0}
        for event in self.match.events(-1):
            if event["id"] == "rolls":
                faces = event["faces"]
                assert isinstance(faces, list)
                counts[str(event["dice"])] = len(faces)
        return counts["attack"], counts["defence"]

    def was_asked(self, id: str, prompt: str) -> bool:
        """Whether a player was asked something with only one answer."""
        return (self.seat(id), prompt) in self.forced


class TableMaker:
    """What the `table` fixture returns."""

    def __call__(
        self,
        players: str = "purple red",
        *,
        sites: dict[int, str] | None = None,
        facedown: dict[int, str] | None = None,
        relics_at: dict[int, str] | None = None,
        tokens_at: dict[int, tuple[int, int]] | None = None,
        pawns: Counts | None = None,
        warbands: Counts | None = None,
        at: dict[int, str] | None = None,
        advisers: Texts | None = None,
        relics: Texts | None = None,
        banners: Texts | None = None,
        visions: Texts | None = None,
        favor: Counts | None = None,
        secrets: Counts | None = None,
        facedown_secrets: Counts | None = None,
        supply: Counts | None = None,
        banks: Counts | None = None,
        favor_on: Counts | None = None,
        secrets_on: Counts | None = None,
        citizens: str = "",
        chancellor: str = "",
        oath: str = "supremacy",
        keeper: str = "",
        usurper: bool = False,
        mob: bool = False,
        deck: str = "",
        piles: Texts | None = None,
        relic_deck: str = "",
        reliquary: str = "",
        uncovered: str = "",
        dispossessed: str = "",
        turn_of: str = "",
        phase: str = "act",
        round: int = 1,
        visions_drawn: int = 0,
        dice: list[int] | None = None,
        seed: str = "scenario",
        state: Callable[[Oath], None] | None = None,
    ) -> OathScenario:
        """A prepared position. Nothing is anywhere but what is named; see docs/oath-hooks.md."""
        ids = players.split()
        colours = [COLOURS.index(id) for id in ids]
        first = ids.index(chancellor or "purple")
        citizen = [id in citizens.split() for id in ids]
        plan = PreparedOath(len(ids), colours, citizen, first, new_world())
        g = Oath(plan, Rng(seed))
        g.oath = OATHS[OATH_IDS.index(oath)]
        dealer = Dealer(g)
        for seat, id in enumerate(ids):
            role = CHANCELLOR if seat == first else CITIZEN if citizen[seat] else EXILE_ROLE
            g.players.append(Player(seat, COLOURS.index(id), role))
        by_id = {player.id: player for player in g.players}
        lay_sites(g, dealer, {1: BASE_SITE} | (sites or {}), facedown or {})
        for slot, text in (relics_at or {}).items():
            g.sites[slot - 1].relics = dealer.take(text)
        for slot, (n, k) in (tokens_at or {}).items():
            g.sites[slot - 1].favor, g.sites[slot - 1].secrets = n, k
        for player in g.players:
            player.pawn = (pawns or {}).get(player.id, 1) - 1
            player.supply = (supply or {}).get(player.id, 7)
            player.favor = (favor or {}).get(player.id, 0)
            player.secrets = (secrets or {}).get(player.id, 0)
            player.facedown = (facedown_secrets or {}).get(player.id, 0)
        lay_warbands(g, by_id, warbands or {}, at or {})
        for id, text in (advisers or {}).items():
            for name in text.split():
                this = dealer.one(name.lstrip("-"))
                inplay.put_to_advisers(g, by_id[id], this, not name.startswith("-"))
        hold(g, dealer, by_id, relics or {}, banners or {})
        for id, name in (visions or {}).items():
            inplay.put_vision(g, by_id[id], dealer.one(name))
        g.mob = mob
        lay_decks(g, dealer, deck, piles or {}, relic_deck, reliquary, uncovered, dispossessed)
        g.banks = [(banks or {}).get(suit, 3) for suit in SUITS]
        g.favor_on = {PHYSICAL[id]: n for id, n in (favor_on or {}).items()}
        g.secrets_on = {PHYSICAL[id]: n for id, n in (secrets_on or {}).items()}
        g.favor_on.setdefault(PEOPLES_FAVOR, 1)
        g.secrets_on.setdefault(DARKEST_SECRET, 1)
        out = sum(g.banks) + sum(g.favor_on.values()) + sum(site.favor for site in g.sites)
        g.shared_favor = FAVOR_TOKENS - out - sum(player.favor for player in g.players)
        assert g.shared_favor >= 0, "there are only 36 favor; say how full the banks are"
        g.turn = by_id[turn_of].seat if turn_of else 0
        g.phase = turn.PHASE_NAMES.index(phase)
        g.round = round
        g.visions_drawn = visions_drawn
        g.keeper = by_id[keeper].seat if keeper else first
        g.usurper = usurper
        found = oathkeeper.best(g, g.oath.goal)
        if not keeper and len(found) == 1:
            g.keeper = found[0].seat
        g.title_stale = False
        if state is not None:
            state(g)
        if dice:
            load_dice(g.rng, dice)
        return OathScenario(plan, g)

    def battle(self, **more: Any) -> OathScenario:
        """Red can attack with 4 warbands the 2 of blue at site 2; both pawns are there.

        Red wins with three dice. Purple keeps the title. `more` changes any of this.
        """
        usual: dict[str, Any] = {
            "sites": {2: "fertile_valley"},
            "pawns": {"red": 2, "blue": 2},
            "warbands": {"red": 4},
            "at": {2: "blue 2"},
            "turn_of": "red",
            "oath": "people",
            "dice": [0, 3, 3, 3, 3],
        }
        return self("purple red blue", **(usual | more))


@pytest.fixture
def table() -> TableMaker:
    """Make positions of Oath."""
    return TableMaker()
