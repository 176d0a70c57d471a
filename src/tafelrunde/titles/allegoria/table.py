"""The state of a game, and the moves every rule is made of."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import Ask, CardNo, Option, Seat
from tafelrunde.kernel.asking import AskingTable
from tafelrunde.kernel.facts import plain
from tafelrunde.kernel.marks import Mark
from tafelrunde.kernel.reasons import Reason
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Outcome, Sight, Table
from tafelrunde.kernel.zones import Place, everybody
from tafelrunde.titles.allegoria import (
    deeds,
    facts,
    knowledge,
    marks,
    progress,
    reasons,
    rounds,
    scoring,
    zones,
)
from tafelrunde.titles.allegoria.catalogue import Args, Card, Edict
from tafelrunde.titles.allegoria.player import CENTRE, LAST_SPACE, REGIONS, Player
from tafelrunde.titles.allegoria.prepared import Box
from tafelrunde.titles.allegoria.sight import AllegoriaSight
from tafelrunde.titles.allegoria.vocabulary import (
    CENTRE_OBJECT,
    HOUSES,
    OBJECT_NAMES,
    TRACK_NAMES,
    VOCABULARY,
)

# What copies share because it never changes; everything else is copied.
SHARED: Final = frozenset(
    {
        "box",
        "edict",
        "kinds[]",
        "players[].deeds[]",
        "vocabulary",
    }
)


class Allegoria(AskingTable[Card]):
    """A game of Throne of Allegoria. A physical card is a number; `kinds` says what it shows."""

    def __init__(self, box: Box, rng: Rng) -> None:
        super().__init__(box.seats, rng, VOCABULARY)
        self.box = box
        self.everyone = everybody(box.seats)
        self.players: list[Player] = []
        self.pools: list[int] = []  # the shuffle a card went through last
        self.seen: list[int] = []  # seats (bits) that saw the card before that shuffle
        self.shuffles = 0
        self.worker_deck: list[int] = []  # the last card of a deck is on top
        self.worker_discard: list[int] = []
        self.row: list[int] = []
        self.groups: list[list[int]] = [[], [], []]
        self.offer: list[int] = []
        self.task_deck: list[int] = []
        self.task_discard: list[int] = []
        self.decree_deck: list[int] = []
        self.decree: list[int] = []
        self.decree_discard: list[int] = []
        self.trader_deck: list[int] = []
        self.trader: list[int] = []
        self.trader_discard: list[int] = []
        self.tiles: list[int] = []
        self.away: list[int] = []
        self.week = 0
        self.queen_lives = True
        self.edict: Edict | None = None  # what the decree of the week orders
        self.plus_tile = 0  # the area beside which the +1 tile lies, 0: aside
        self.start = 0  # who has the start player marker
        self.markers = box.markers  # left on the anarchy track
        self.turns = 0  # all turns that are over, and a week's bids as one
        self.stage = rounds.END_TASKS
        self.at = 0  # how far the stage is
        self.area = 0  # 1 to 7 while it is being resolved
        self.spaces: list[list[int]] = [[], [], [], [], [], [], []]  # seats from left to right
        self.order: list[int] = []  # seats with a bid above 0, highest first
        self.points = 0
        self.mode = 0  # which kinds of action the points are for
        self.crossed = False  # a threshold was crossed for an extra point
        self.commissions = 0  # in this turn
        self.ruses = 0

    def copy(self) -> Allegoria:
        """An independent copy of everything but driver and events."""
        twin = Allegoria(self.box, self.rng.copy())
        twin.over = self.over
        twin.players = [player.copy() for player in self.players]
        twin.kinds = self.kinds.copy()
        if self.known:
            twin.known = self.known.copy()
        twin.pools = self.pools.copy()
        twin.seen = self.seen.copy()
        twin.shuffles = self.shuffles
        twin.worker_deck = self.worker_deck.copy()
        twin.worker_discard = self.worker_discard.copy()
        twin.row = self.row.copy()
        twin.groups = [group.copy() for group in self.groups]
        twin.offer = self.offer.copy()
        twin.task_deck = self.task_deck.copy()
        twin.task_discard = self.task_discard.copy()
        twin.decree_deck = self.decree_deck.copy()
        twin.decree = self.decree.copy()
        twin.decree_discard = self.decree_discard.copy()
        twin.trader_deck = self.trader_deck.copy()
        twin.trader = self.trader.copy()
        twin.trader_discard = self.trader_discard.copy()
        twin.tiles = self.tiles.copy()
        twin.away = self.away.copy()
        twin.week = self.week
        twin.queen_lives = self.queen_lives
        twin.edict = self.edict
        twin.plus_tile = self.plus_tile
        twin.start = self.start
        twin.markers = self.markers
        twin.turns = self.turns
        twin.stage = self.stage
        twin.at = self.at
        twin.area = self.area
        twin.spaces = [seats.copy() for seats in self.spaces]
        twin.order = self.order.copy()
        twin.points = self.points
        twin.mode = self.mode
        twin.crossed = self.crossed
        twin.commissions = self.commissions
        twin.ruses = self.ruses
        return twin

    def play(self) -> None:
        """Play one step: one bid, one action, the decree for one player and so on."""
        rounds.step(self)

    # -- looking

    def others(self, me: Player) -> list[Player]:
        """The other players, clockwise from the left of `me`."""
        return [self.players[(me.seat + i) % self.seats] for i in range(1, self.seats)]

    def region_object(self, region: int) -> int:
        """The object that names a region: its house, or the centre."""
        return CENTRE_OBJECT if region == CENTRE else HOUSES + self.box.houses[region]

    def region_of(self, thing: int) -> int:
        """The region an object names."""
        return CENTRE if thing == CENTRE_OBJECT else self.box.houses.index(thing - HOUSES)

    def region_name(self, region: int) -> str:
        """The id of a region, for events."""
        return OBJECT_NAMES[self.region_object(region)]

    def where(self, me: Player, region: int) -> int:
        """Whether a region is the player's home, the centre or an opponent's."""
        if region == CENTRE:
            return deeds.AT_CENTRE
        return deeds.HOME if region == me.seat else deeds.OPP

    # -- asking

    def tells(self, ask: Ask) -> bool:
        """Questions are about regions, tracks, areas and open cards, and count what all see.

        Which guild is to come is told only when it lies there (A176), which group was chosen only
        with the card that is taken from it.
        """
        return ask.prompt not in ("grant-replace", "take-card")

    def ask_one(
        self,
        me: Player,
        prompt: str,
        options: list[Option],
        rule: str,
        source: str = "",
        count: int = 0,
        about: str = "",
        secret: bool = False,
    ) -> int:
        """Let a player choose; where everybody sees that there is only one way, nobody asks."""
        if len(options) == 1:
            return options[0]
        ask = Ask(me.seat, prompt, options, source, rule, count, about, secret=secret)
        return self.ask(ask)

    # -- home tracks, influence, figures

    def raise_track(self, me: Player, track: int, steps: int) -> int:
        """Move a home track to the right, not beyond its end (A20, A110); how far it went."""
        was = me.tracks[track]
        me.tracks[track] = min(LAST_SPACE, was + steps)
        if self.loud and me.tracks[track] != was:
            self.say("track", me.seat, self._track_args(me, track, was))
        return me.tracks[track] - was

    def lower_track(self, me: Player, track: int, steps: int) -> int:
        """Move a home track to the left, not below 0 (A20, A111); how far it went."""
        was = me.tracks[track]
        me.tracks[track] = max(0, was - steps)
        if self.loud and me.tracks[track] != was:
            self.say("track", me.seat, self._track_args(me, track, was))
        return was - me.tracks[track]

    def _track_args(self, me: Player, track: int, was: int) -> Args:
        args: Args = {"track": TRACK_NAMES[track], "from": was, "to": me.tracks[track]}
        args["rule"] = "allegoria:A19"
        return args

    def gain_influence(self, me: Player, points: int, rule: str) -> None:
        """Take influence tokens (A32); their number is not limited."""
        me.influence += points
        if self.loud:
            self.say("influence", me.seat, {"count": points, "rule": rule})

    def place(self, me: Player, kind: int, region: int) -> None:
        """Put a figure from the supply on the map."""
        me.supply -= 1
        me.figures[kind * REGIONS + region] += 1

    def take_back(self, me: Player, kind: int, region: int, count: int = 1) -> None:
        """Return figures from the map to the supply (A109)."""
        me.figures[kind * REGIONS + region] -= count
        me.supply += count

    def advance_diplomacy(self, me: Player, rule: str) -> None:
        """One space on the diplomacy track; the last one is the end."""
        if me.diplomacy + 1 < len(self.box.diplomacy):
            me.diplomacy += 1
            if self.loud:
                to = self.box.diplomacy[me.diplomacy]
                self.say("diplomacy", me.seat, {"to": to, "rule": rule})

    # -- anarchy

    def take_anarchy(self, me: Player, rule: str) -> None:
        """Take a marker from the lowest space of the anarchy track (A113)."""
        self.markers -= 1
        me.anarchy += 1
        if self.loud:
            self.say("anarchy", me.seat, {"left": self.markers, "rule": rule})

    def return_anarchy(self, me: Player, rule: str) -> None:
        """Put a marker back on the highest free space (A121): it was taken last."""
        self.markers += 1
        me.anarchy -= 1
        if self.loud:
            self.say("atones", me.seat, {"left": self.markers, "rule": rule})

    # -- cards

    def top_worker(self) -> int:
        """The top card of the worker deck, taken off; -1 if there is none anywhere (A98)."""
        if not self.worker_deck:
            self.reshuffle(self.worker_deck, self.worker_discard, everyone=True)
        return self.worker_deck.pop() if self.worker_deck else -1

    def top_task(self) -> int:
        """The top card of the task deck, taken off; -1 if there is none anywhere (A87)."""
        if not self.task_deck:
            self.reshuffle(self.task_deck, self.task_discard, everyone=False)
        return self.task_deck.pop() if self.task_deck else -1

    def reshuffle(self, deck: list[CardNo], discard: list[CardNo], everyone: bool) -> None:
        """Make the discard pile the new deck; who saw its cards knows that they are in there."""
        if not discard:
            return
        self.shuffles += 1
        for card in discard:
            knew = self.known.pop(card, 0)
            self.seen[card] = self.everyone if everyone else knew
            self.pools[card] = self.shuffles
        deck.extend(discard)
        discard.clear()
        self.rng.shuffle(deck)
        if self.loud:
            args: Args = {"what": "workers" if everyone else "tasks"}
            args["rule"] = "allegoria:A98" if everyone else "allegoria:A87"
            self.say("shuffles", -1, args)

    def draw_worker(self, me: Player, rule: str) -> bool:
        """Take the top worker card into hand; False if there is none."""
        card = self.top_worker()
        if card < 0:
            return False
        me.hand.append(card)
        if self.loud:
            told: Args = {"cards": [self.kinds[card].id]}
            self.say("draws", me.seat, {"count": 1, "rule": rule}, told, me.bit)
        return True

    def discard_worker(self, me: Player, card: CardNo, rule: str) -> None:
        """Discard a worker card from hand, face up (A53)."""
        me.hand.remove(card)
        self.worker_discard.append(card)
        if self.loud:
            self.say("discards", me.seat, {"cards": [self.kinds[card].id], "rule": rule})

    def clear_away(self, cards: list[CardNo], rule: str) -> None:
        """Put open worker cards on their discard pile."""
        if cards and self.loud:
            self.say("clears", -1, {"cards": self.names(cards), "rule": rule})
        self.worker_discard.extend(cards)
        cards.clear()

    def discard_tasks(self, me: Player, rule: str) -> None:
        """Discard the tasks a player looks at, face down (A53)."""
        if not me.looking:
            return
        if self.loud:
            told: Args = {"cards": self.names(me.looking)}
            count = len(me.looking)
            self.say("discards-tasks", me.seat, {"count": count, "rule": rule}, told, me.bit)
        for card in me.looking:
            self.known[card] = me.bit
        self.task_discard.extend(me.looking)
        me.looking.clear()

    def can_draw_worker(self) -> bool:
        """Whether there is a worker card in deck or discard pile."""
        return len(self.worker_deck) > 0 or len(self.worker_discard) > 0

    # -- what the kernel asks of a table

    def places(self) -> list[Place]:
        """All zones with their cards."""
        return zones.places(self)

    def open_facts(self) -> dict[str, object]:
        """Everything that lies openly on boards and, at the end, the sheet."""
        return plain(facts.of_table(self))

    def own_facts(self, viewer: Seat) -> dict[str, object]:
        """How far the own tasks have come."""
        return progress.told(self, viewer)

    def mark(self, ask: Ask, option: Option) -> Mark:
        """Where an answer lies, and what it costs or brings."""
        return marks.mark(self, ask, option)

    def why_not(self, ask: Ask, spot: str) -> Reason:
        """Why a place or a card is no answer."""
        return reasons.why_not(self, ask, spot)

    def redeal(self, seat: Seat, rng: Rng) -> None:
        """Deal anew what the seat cannot know."""
        knowledge.redeal(self, seat, rng)

    def take_faces(self, other: Table) -> None:
        """Let every card show what it shows on another table."""
        assert isinstance(other, Allegoria)
        self.kinds = other.kinds.copy()
        self.seen = other.seen.copy()

    def sight(self, seat: Seat) -> Sight:
        """The on-demand view of one seat."""
        return AllegoriaSight(self, seat)

    def outcome(self) -> Outcome:
        """Scores and winners, with tie-breaks (A207, A208)."""
        return scoring.outcome(self)

    def census(self) -> dict[str, int]:
        """How many of each card and piece exist."""
        total: dict[str, int] = {"anarchy": self.markers}
        for place in self.places():
            for card in place.cards:
                name = self.face(card)
                total[name] = total.get(name, 0) + 1
        for me in self.players:
            total["anarchy"] += me.anarchy
            total[f"figures_{me.seat}"] = me.supply + sum(me.figures)
        return total
