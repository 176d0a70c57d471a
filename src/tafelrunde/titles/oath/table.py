"""The state of a game of Oath."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.kernel.ask import Ask, CardNo, Option, Seat
from tafelrunde.kernel.events import Arg
from tafelrunde.kernel.marks import Mark
from tafelrunde.kernel.reasons import Reason
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import GameEnds, Outcome, Sight, Table
from tafelrunde.kernel.zones import Place
from tafelrunde.titles.oath import facts, knowledge, marks, oathkeeper, reasons, rule, turn, zones
from tafelrunde.titles.oath.asking import OathAsking
from tafelrunde.titles.oath.board import COLOURS, NOBODY, SLOTS
from tafelrunde.titles.oath.campaign_state import Campaign
from tafelrunde.titles.oath.catalogue import CARD_COUNT, OATHS, OathGoal
from tafelrunde.titles.oath.contexts import Action
from tafelrunde.titles.oath.deals import Deal
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.powers import HOOKS, Power
from tafelrunde.titles.oath.prepared import PreparedOath
from tafelrunde.titles.oath.sight import OathSight
from tafelrunde.titles.oath.where import ADVISER_OF, OUT_OF_PLAY, SEATS_EACH, UNCOVERED
from tafelrunde.titles.oath.world import World

NO_CARDS: Final[list[int]] = []
NO_CANDIDATES: Final[list[Action]] = []


# What copies share because it never changes; everything else is copied.
SHARED: Final = frozenset(
    {
        "active[]",
        "annals",
        "archive",
        "candidates",
        "kinds[]",
        "last_roles",
        "next_world",
        "oath",
        "prepared",
        "telling",
        "vocabulary",
    }
)


class Oath(OathAsking):
    """A game of Oath. A physical card is a number; `kinds` says what is printed on it."""

    def __init__(self, prepared: PreparedOath, rng: Rng, blank: bool = False) -> None:
        super().__init__(prepared, rng, blank)
        self.oath: OathGoal = OATHS[0]
        # decks; the last one is on top
        self.world_deck: list[int] = []
        self.deck_parts = [0, 0, 0, 0]  # its sizes: put under it, rest, pile of 18, pile of 12
        self.clear_top = 0  # so many cards on top of it are known to be no Visions (Oracle)
        self.piles: list[list[int]] = [[], [], []]  # discards by region
        self.relic_deck: list[int] = []
        self.reliquary = [-1, -1, -1, -1]  # a relic or -1 on each space
        self.site_deck: list[int] = []
        self.archive: list[int] = []  # never changes during a game
        self.dispossessed: list[int] = []
        self.box: list[int] = []  # the Conspiracy once played
        self.loose_banners: list[int] = []  # nobody's
        # tokens
        self.shared_favor = 0
        self.favor_on: dict[int, int] = {}  # cards and banners
        self.secrets_on: dict[int, int] = {}
        self.warbands_on: dict[int, list[int]] = {}  # relic or Vision -> warbands by colour
        self.reserve = [0] * len(COLOURS)  # warbands in personal banks
        self.mob = False  # the People's Favor shows its Mob side
        # cards in play
        self.where: list[int] = [] if blank else [OUT_OF_PLAY] * CARD_COUNT
        # By hook; the lists in it never change.
        self.active: list[list[int]] = [] if blank else [NO_CARDS] * len(HOOKS)
        # the title
        self.keeper = NOBODY  # the seat of the Oathkeeper
        self.usurper = False
        self.title_stale = False
        # time
        self.visions_drawn = 0
        self.round = 1
        self.turn = prepared.chancellor  # the seat
        self.phase = turn.SETUP
        self.stage = 0
        self.steps = 0  # in this turn
        self.act_over = False
        self.scepter_taken = False  # in this turn
        self.discarded_at = [0] * SLOTS  # suits (bits) the player in turn discarded at each site
        self.promises: list[str] = []  # binding deals about the future (7.6.3)
        self.memory: dict[int, int] = {}  # whatever a card has to remember (False Prophet)
        # what the pending question is about; nothing of it is kept from one step to the next
        self.campaign: Campaign | None = None
        self.deal: Deal | None = None
        self.candidates: Sequence[Action] = NO_CANDIDATES  # what a price is asked for
        # the end
        self.winner = NOBODY
        self.reason = ""
        self.winning_vision = ""
        self.won_ways = 0  # how many ways of winning were met at once (8.1)
        # the Chronicle
        self.last_roles: list[int] = []  # of all seats when the game was won
        self.annals: list[dict[str, Arg]] = []  # what changed and why; lists never change
        self.next_world: World | None = None  # what the next game begins with

    def copy(self) -> Oath:
        """An independent copy of everything but driver and events."""
        twin = Oath(self.prepared, self.rng.copy(), True)
        twin.over = self.over
        twin.players = [player.copy() for player in self.players]
        twin.sites = [site.copy() for site in self.sites]
        twin.kinds = self.kinds.copy()
        twin.faceup = self.faceup.copy()
        if self.known:
            twin.known = self.known.copy()
        twin.banks = self.banks.copy()
        twin.oath = self.oath
        twin.world_deck = self.world_deck.copy()
        twin.deck_parts = self.deck_parts.copy()
        twin.clear_top = self.clear_top
        twin.piles = [pile.copy() for pile in self.piles]
        twin.relic_deck = self.relic_deck.copy()
        twin.reliquary = self.reliquary.copy()
        twin.site_deck = self.site_deck.copy()
        twin.archive = self.archive
        if self.dispossessed:
            twin.dispossessed = self.dispossessed.copy()
        if self.box:
            twin.box = self.box.copy()
        if self.loose_banners:
            twin.loose_banners = self.loose_banners.copy()
        twin.shared_favor = self.shared_favor
        if self.favor_on:
            twin.favor_on = self.favor_on.copy()
        if self.secrets_on:
            twin.secrets_on = self.secrets_on.copy()
        if self.warbands_on:
            twin.warbands_on = {this: n.copy() for this, n in self.warbands_on.items()}
        twin.reserve = self.reserve.copy()
        twin.mob = self.mob
        twin.where = self.where.copy()
        twin.active = self.active.copy()
        twin.keeper = self.keeper
        twin.usurper = self.usurper
        twin.title_stale = self.title_stale
        twin.visions_drawn = self.visions_drawn
        twin.round = self.round
        twin.turn = self.turn
        twin.phase = self.phase
        twin.stage = self.stage
        twin.steps = self.steps
        twin.act_over = self.act_over
        twin.scepter_taken = self.scepter_taken
        twin.discarded_at = self.discarded_at.copy()
        if self.promises:
            twin.promises = self.promises.copy()
        if self.memory:
            twin.memory = self.memory.copy()
        if self.campaign is not None:
            twin.campaign = self.campaign.copy_for(twin.players)
        if self.deal is not None:
            twin.deal = self.deal.copy_for(twin.players)
        twin.candidates = self.candidates  # only read, and never changed
        twin.winner = self.winner
        twin.reason = self.reason
        twin.winning_vision = self.winning_vision
        twin.won_ways = self.won_ways
        twin.last_roles = self.last_roles
        twin.annals = self.annals
        twin.next_world = self.next_world
        return twin

    def play(self) -> None:
        """Play one step: a part of the setup, Wake, one action, or Rest."""
        self.candidates = NO_CANDIDATES
        try:
            turn.step(self)
        except GameEnds:
            if self.prepared.chronicle:
                turn.begin_chronicle(self)
            else:
                self.over = True

    # -- looking

    @property
    def chancellor(self) -> Player:
        """The Chancellor."""
        return self.players[self.prepared.chancellor]

    @property
    def active_player(self) -> Player:
        """Whose turn it is."""
        return self.players[self.turn]

    def power(self, this: CardNo) -> Power:
        """The power of a card."""
        return self.kinds[this].power

    def listeners(self, hook: int) -> list[int]:
        """The cards in play whose power has this hook; do not change the list."""
        return self.active[hook]

    def in_trigger_order(self, hook: int, first: Player) -> list[int]:
        """The same in the order in which simultaneous triggers resolve.

        Clockwise from the acting player; for each player sites by slot, then advisers, relics and
        banners; cards of bandits last.
        """
        return self.sorted_for(first, self.active[hook])

    def sorted_for(self, first: Player, cards: list[CardNo]) -> list[int]:
        """Some cards in play in the order in which they trigger if this player acts."""
        if len(cards) < 2:
            return cards
        keys = sorted(rule.trigger_key(self, this, first) for this in cards)
        return [key % CARD_COUNT for key in keys]

    def has_access(self, me: Player, this: CardNo, at: int) -> bool:
        """Whether a player may use the power of a card, standing (as if) at a site (7.1.1)."""
        return rule.has_access(self, me, this, at)

    def holder(self, this: CardNo) -> Player | None:
        """Who holds a relic or banner, or has a card among his advisers."""
        at = self.where[this]
        if ADVISER_OF <= at < UNCOVERED:
            return self.players[(at - ADVISER_OF) % SEATS_EACH]
        return None

    def slot_of(self, this: CardNo) -> int:
        """The site where a faceup card lies, or -1; a site card lies at its own slot."""
        at = self.where[this]
        return at if at < SLOTS else -1

    # -- cards in play

    def enter(self, this: CardNo, where: int) -> None:
        """A card comes into play faceup: its power is there from now on."""
        self.where[this] = where
        for hook in self.kinds[this].power.hooks:
            self.active[hook] = [*self.active[hook], this]

    def leave(self, this: CardNo) -> None:
        """A card leaves play, is turned over or changes hands."""
        if self.where[this] == OUT_OF_PLAY:
            return
        self.where[this] = OUT_OF_PLAY
        for hook in self.kinds[this].power.hooks:
            self.active[hook] = [card for card in self.active[hook] if card != this]

    # -- the title

    def settle(self) -> None:
        """Look at the title again after something changed (2.11)."""
        if self.title_stale:
            oathkeeper.settle(self)

    def end_act(self) -> None:
        """The Act phase of the player in turn ends after this action."""
        self.act_over = True

    # -- what the kernel asks of a table

    def places(self) -> list[Place]:
        """All zones, declared once, with their cards."""
        return zones.places(self)

    def mark(self, ask: Ask, option: Option) -> Mark:
        """Where an answer lies on the table, and what it costs."""
        return marks.mark(self, ask, option)

    def why_not(self, ask: Ask, spot: str) -> Reason:
        """Why a thing on the table is no answer."""
        return reasons.why_not(self, ask, spot)

    def open_facts(self) -> dict[str, object]:
        """The map, the boards, the banks, and where the turn stands."""
        return facts.facts(self)

    def own_facts(self, viewer: Seat) -> dict[str, object]:
        """The cards of the world deck that the viewer knows."""
        return {"deck_known": facts.known_depths(self, viewer)}

    def redeal(self, seat: Seat, rng: Rng) -> None:
        """Deal anew what the seat cannot know."""
        knowledge.redeal(self, seat, rng)

    def sight(self, seat: Seat) -> Sight:
        """The on-demand view of one seat."""
        return OathSight(self, seat)

    def outcome(self) -> Outcome:
        """Who won."""
        scores = [int(seat == self.winner) for seat in range(self.seats)]
        return Outcome(scores, [self.winner] if self.winner >= 0 else [], self.reason)

    def census(self) -> dict[str, int]:
        """How many of each card and piece exist."""
        return zones.census(self)


def turns_taken(table: Table) -> int:
    """The turns of all players together, the current one included."""
    assert isinstance(table, Oath)
    since = (table.turn - table.prepared.chancellor) % table.seats
    return (table.round - 1) * table.seats + since + 1
