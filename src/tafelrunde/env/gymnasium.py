"""Gymnasium: one seat learns, bots play the others. See docs/research.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tafelrunde.env.core import LOSS, Game, Illegal, Mask, Observation, Reward, Seeds, checked
from tafelrunde.env.pettingzoo import check_cycles, check_render, described
from tafelrunde.extras import needs
from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.bots import Bot
from tafelrunde.kernel.errors import BadOptions, IllegalAnswer
from tafelrunde.kernel.observing import Layout
from tafelrunde.kernel.stepper import Stepper
from tafelrunde.kernel.table import Sight

try:
    import gymnasium
    import numpy as np
except ModuleNotFoundError as missing:
    raise needs("env", missing.name or "gymnasium") from None

ANY_SEAT = -1
MOST_DEALS = 100  # until the learner is asked something at last


class Partly(Bot):
    """Leaves some questions to the learner (answer -1: wait), and answers the others."""

    def __init__(self, helper: Bot, prompts: Sequence[str]) -> None:
        self.helper = helper
        self.prompts = frozenset(prompts)

    def choose(self, sight: Sight, ask: Ask) -> int:
        """What the helper says, unless the learner is to say it."""
        return -1 if ask.prompt in self.prompts else self.helper.choose(sight, ask)

    def searches(self) -> bool:
        """Whether the helper does."""
        return self.helper.searches()


class AgainstBots(gymnasium.Env[Any, Any]):
    """One learning seat against bots, named as in the arena: 'bigmoney', 'search:200', 'hard' ...

    `bots` is one name for all or one for each other seat, clockwise from the learner; by default
    the title's usual bot. `seat` is where the learner sits, -1: somewhere else in every game.
    With `prompts` the learner is asked these questions only (as observations name them: 'buy'),
    and `helper`, a bot, answers the rest. `max_steps` decisions of the learner end a game early.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        title: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        bots: str | Sequence[str] = "",
        seat: int = 0,
        prompts: Sequence[str] = (),
        helper: str = "",
        reward: Reward = "win",
        illegal: Illegal = "terminate",
        skip_forced: bool = True,
        max_steps: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = Game(
            title, players, options, reward=reward, illegal=illegal, skip_forced=skip_forced
        )
        others = self.game.seats - 1
        names = [bots or self.game.title.default_bot] * others if isinstance(bots, str) else bots
        if len(names) != others:
            raise BadOptions(
                "{players} players need {others} bots, not {given}",
                players=self.game.seats,
                others=others,
                given=len(names),
            )
        if isinstance(seat, bool) or seat not in range(ANY_SEAT, self.game.seats):
            raise BadOptions("there is no seat {seat}", seat=repr(seat)[:40])
        self._makers = self.game.bots(names)
        self._prompts = list(prompts)
        (self._helper,) = self.game.bots([helper or self.game.title.default_bot])
        self._chosen_seat = seat
        self.seat = max(0, seat)
        self.max_steps = check_cycles(max_steps)
        self.render_mode = check_render(render_mode)
        self.observation_space = self.game.observation_space()
        self.action_space = self.game.action_space()
        self._seeds = Seeds()
        self._stepper: Stepper | None = None
        self._over = True
        self._steps = 0

    @property
    def observation_layout(self) -> Layout:
        """What every number of an observation means."""
        return self.game.layout

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game, up to the learner's first question."""
        super().reset(seed=seed)
        self._seeds.restart(seed)
        self._over = False
        self._steps = 0
        seats = self.game.seats
        for _ in range(MOST_DEALS):  # a game in which the learner is never asked teaches nothing
            if self._chosen_seat == ANY_SEAT:
                self.seat = self._seeds.pick(range(seats))
            seated: list[Bot | None] = [None] * seats
            for at, make in enumerate(self._makers):
                seated[(self.seat + 1 + at) % seats] = make(self._seeds.rng())
            if self._prompts:
                seated[self.seat] = Partly(self._helper(self._seeds.rng()), self._prompts)
            self._stepper = self.game.start(self._seeds.next(), seated)
            if self._stepper.pending:
                break
        else:
            raise BadOptions("in {games} games nobody asked the learner", games=MOST_DEALS)
        seen = self._observation()
        return seen, {"action_mask": seen["action_mask"], "seat": self.seat}

    def _observation(self) -> Observation:
        assert self._stepper is not None
        asks = self._stepper.pending
        row = self.game.row(self._stepper.table, self.seat, asks)
        return {"observation": row, "action_mask": self.game.mask(asks, self.seat)}

    def action_masks(self) -> Mask:
        """The legal actions, by the name that libraries with masks look for."""
        return self.game.mask(self._pending(), self.seat)

    def _pending(self) -> list[Ask]:
        return [] if self._stepper is None else self._stepper.pending

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer; bots play on until the learner is asked again."""
        if self._over or self._stepper is None:
            raise BadOptions("the game is over: call reset() first")
        stepper = self._stepper
        info: dict[str, Any] = {}
        try:
            option = checked(action, stepper.pending[0])
        except IllegalAnswer:
            if self.game.illegal == "error":
                raise
            info["illegal"] = True
            option = self._seeds.pick(stepper.pending[0].options)
        reward, truncated = 0.0, False
        if "illegal" in info and self.game.illegal == "terminate":
            reward, self._over = LOSS, True
        else:
            stepper.answer(self.seat, option)
            self._steps += 1
            if not stepper.pending:
                outcome = stepper.table.outcome()
                reward, self._over = self.game.rewards(outcome)[self.seat], True
                info |= {"scores": np.array(outcome.scores), "winners": list(outcome.winners)}
            truncated = not self._over and self._steps == self.max_steps
        seen = self._observation()
        info["action_mask"] = seen["action_mask"]
        terminated = self._over
        self._over = terminated or truncated
        return seen, reward, terminated, truncated, info

    def render(self) -> Any:
        """The open question, in words of the vocabulary."""
        return None if self.render_mode is None else described(self.game, self._pending())

    def close(self) -> None:
        """Let the table go."""
        self._stepper = None
