"""What all environments share: a title with its options, rows of numbers, masks, rewards, seeds."""

from __future__ import annotations

import random
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Literal, get_args

from tafelrunde.bots.registry import find_bot
from tafelrunde.extras import needs
from tafelrunde.kernel.ask import PASS, Ask
from tafelrunde.kernel.bots import Bot
from tafelrunde.kernel.errors import BadOptions, IllegalAnswer
from tafelrunde.kernel.observing import Layout, mask_of
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.stepper import Stepper
from tafelrunde.kernel.table import Outcome, Table
from tafelrunde.kernel.title import Options
from tafelrunde.titles import registry

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ModuleNotFoundError as missing:
    raise needs("env", missing.name or "gymnasium") from None

Row = NDArray[np.int16]
Mask = NDArray[np.int8]
Observation = dict[str, Any]  # "observation": Row, "action_mask": Mask
Reward = Literal["win", "score"]
Illegal = Literal["terminate", "error", "random"]
REWARDS = get_args(Reward)
ILLEGAL = get_args(Illegal)
LOSS = -1.0  # the reward of an illegal action that ends the game
MOST_SEED = 2**63


class Game:
    """A title with chosen players and options, as learning programs see it.

    `reward` is 'win' (1 for who wins alone, the same negative sum shared by the others) or 'score'
    (the points of the game). With `skip_forced` nobody is asked who has no choice.
    """

    def __init__(
        self,
        title: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        reward: Reward = "win",
        illegal: Illegal = "terminate",
        skip_forced: bool = False,
    ) -> None:
        if not isinstance(title, str):
            raise BadOptions("a title is named by a text, not by {given}", given=repr(title)[:40])
        self.meta = registry.find(title)
        self.title = registry.load(title)
        if not self.title.observation_version:
            raise BadOptions("{title} says nothing in numbers yet", title=title)
        _check_choice("reward", reward, REWARDS)
        _check_choice("illegal", illegal, ILLEGAL)
        seats = self.meta.usual_seats if players is None else players
        if isinstance(seats, bool) or not isinstance(seats, int):
            raise BadOptions(
                "the number of players must be a number, not {given}", given=repr(players)[:40]
            )
        self.options: Options = dict(options or {})
        self.meta.check(seats, self.options)
        self.prepared = self.title.prepare(seats, self.options)
        self.seats = seats
        self.reward = reward
        self.illegal = illegal
        self.skip_forced = skip_forced
        self.observer = self.title.observer(self.prepared)
        self.actions = self.title.vocabulary.size

    @property
    def layout(self) -> Layout:
        """What every number of an observation means."""
        return self.observer.layout

    # -- spaces

    def action_space(self) -> spaces.Discrete[Any]:
        """Every option of the title's vocabulary."""
        return spaces.Discrete(self.actions)

    def observation_space(self) -> spaces.Dict:
        """The row of numbers and the mask of legal actions."""
        row = spaces.Box(-32768, 32767, (self.layout.size,), np.int16)
        mask = spaces.Box(0, 1, (self.actions,), np.int8)
        return spaces.Dict({"observation": row, "action_mask": mask})

    # -- playing

    def deal(self, seed: str) -> Table:
        """A fresh table."""
        return self.title.deal(self.prepared, seed)

    def start(self, seed: str, bots: Sequence[Bot | None] = ()) -> Stepper:
        """A fresh table that can be played step by step."""
        return Stepper(self.deal(seed), bots, skip_forced=self.skip_forced)

    def bots(self, names: Sequence[str]) -> list[Any]:
        """What makes the bots of these names."""
        return [find_bot(self.title, name) for name in names]

    def row(self, table: Table, seat: int, asks: list[Ask]) -> Row:
        """What a seat observes."""
        return np.frombuffer(self.observer.observe(table, seat, asks), np.int16)

    def mask(self, asks: list[Ask], seat: int) -> Mask:
        """1 for every legal action of a seat."""
        return np.frombuffer(mask_of(asks, seat, self.actions), np.int8)

    def rewards(self, outcome: Outcome) -> list[float]:
        """What each seat gets at the end."""
        if self.reward == "score":
            return [float(score) for score in outcome.scores]
        winners = outcome.winners
        if self.seats == 1:
            return [1.0 if winners else LOSS]
        share = 1.0 / len(winners) if winners else 0.0
        won = [share if seat in winners else 0.0 for seat in range(self.seats)]
        return [(self.seats * one - 1.0) / (self.seats - 1.0) for one in won]

    def name(self, action: int) -> str:
        """An action in words of the vocabulary: 'buy gold'."""
        return self.title.vocabulary.name(int(action))

    def action(self, name: str) -> int:
        """The number of an action: the inverse of `name`."""
        return self.title.vocabulary.parse(name)


def _check_choice(name: str, given: str, known: Sequence[str]) -> None:
    if given not in known:
        raise BadOptions(
            "'{name}' is one of {known}, not {given}",
            name=name,
            known=", ".join(known),
            given=repr(given)[:40],
        )


def checked(action: object, ask: Ask) -> int:
    """An action as a legal option of the question; raises `IllegalAnswer`."""
    if isinstance(action, np.ndarray) and action.size == 1:
        action = action.item()
    if isinstance(action, bool) or not isinstance(action, int | np.integer):
        raise IllegalAnswer("an action is a number, not {given}", given=repr(action)[:40])
    option = int(action)
    ask.check(option)
    return option


class Seeds:
    """The seeds of one environment's games: fresh ones, or the same again from the same number."""

    def __init__(self) -> None:
        self._source: random.Random | None = None

    def restart(self, seed: int | None) -> None:
        """Begin anew from a number; None goes on."""
        if seed is not None:
            if isinstance(seed, bool) or not isinstance(seed, int | np.integer):
                raise BadOptions("a seed is a number, not {given}", given=repr(seed)[:40])
            if not 0 <= seed < MOST_SEED:
                raise BadOptions("a seed is at least 0 and below 2^63")
            self._source = random.Random(int(seed))
        elif self._source is None:
            self._source = random.Random(secrets.randbits(62))

    def next(self) -> str:
        """The seed of the next game."""
        assert self._source is not None
        return f"env {self._source.getrandbits(64):016x}"

    def pick(self, options: Sequence[int]) -> int:
        """Any of these."""
        assert self._source is not None
        return options[self._source.randrange(len(options))]

    def rng(self) -> Rng:
        """Chance of its own, for a bot."""
        return Rng(self.next())


def legal_or_pass(asks: list[Ask], seat: int) -> list[int]:
    """What a seat may answer; where it is not asked, only to pass."""
    for ask in asks:
        if ask.seat == seat:
            return ask.options
    return [PASS]
