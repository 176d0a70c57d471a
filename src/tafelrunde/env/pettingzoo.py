"""PettingZoo: every seat is an agent. `env("dominion", players=2)`; see docs/research.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tafelrunde.env.core import (
    LOSS,
    Game,
    Illegal,
    Observation,
    Reward,
    Seeds,
    checked,
    legal_or_pass,
)
from tafelrunde.extras import needs
from tafelrunde.kernel.ask import PASS, Ask
from tafelrunde.kernel.errors import BadOptions, IllegalAnswer
from tafelrunde.kernel.observing import Layout
from tafelrunde.kernel.stepper import Stepper
from tafelrunde.kernel.table import Table

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.conversions import parallel_to_aec
except ModuleNotFoundError as missing:
    raise needs("env", missing.name or "pettingzoo") from None

Agent = str


def env(
    title: str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    in_cycles: bool = False,
    illegal: Illegal = "terminate",
    max_cycles: int | None = None,
    **more: Any,
) -> AECEnv:
    """A title as PettingZoo's board games are: an illegal action ends the game and loses it.

    With `in_cycles` every agent acts once in each cycle; who is not asked can only pass, and an
    illegal action raises an error unless `illegal` is 'random'. `more` as for `raw_env`. There are
    no wrappers, which would take more time than the game: what they check is checked here.
    """
    if in_cycles:
        kind: Illegal = "random" if illegal == "random" else "error"
        return parallel_to_aec(
            parallel_env(title, players, options, illegal=kind, max_cycles=max_cycles, **more)
        )
    return raw_env(title, players, options, illegal=illegal, max_cycles=max_cycles, **more)


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]
    """A title; by default illegal actions raise `IllegalAnswer` and change nothing.

    `illegal` is 'error', 'terminate' (the game ends, and who did it gets -1) or 'random' (a legal
    action is taken instead). Who is asked acts. Where several seats answer sealed they are asked in
    the order of seats, and none sees another's answer before all are in. `max_cycles` decisions of
    all together end a game early (truncation).
    """

    def __init__(
        self,
        title: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        reward: Reward = "win",
        illegal: Illegal = "error",
        skip_forced: bool = False,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(
            self,
            title,
            players,
            options,
            reward=reward,
            illegal=illegal,
            skip_forced=skip_forced,
            max_cycles=max_cycles,
            render_mode=render_mode,
        )
        self.game = Game(
            title, players, options, reward=reward, illegal=illegal, skip_forced=skip_forced
        )
        self.max_cycles = check_cycles(max_cycles)
        self.render_mode = check_render(render_mode)
        self.metadata = {
            "render_modes": ["ansi"],
            "name": f"{title}_v0",
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_space = {agent: self.game.observation_space() for agent in self._seat}
        self._action_space = {agent: self.game.action_space() for agent in self._seat}
        self._seeds = Seeds()
        self._stepper: Stepper | None = None
        self._asks: list[Ask] = []
        self.agents: list[Agent] = []

    @property
    def observation_layout(self) -> Layout:
        """What every number of an observation means."""
        return self.game.layout

    @property
    def table(self) -> Table:
        """The table, which knows everything: for measuring and drawing, never for agents."""
        assert self._stepper is not None
        return self._stepper.table

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        """The row of numbers and the mask."""
        return self._observation_space[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        """Every option of the title's vocabulary."""
        return self._action_space[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; the same seed deals the same games."""
        self._seeds.restart(seed)
        self._stepper = self.game.start(self._seeds.next())
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._skip_agent_selection = None
        self._steps = 0
        self._turn_to_next()

    def _turn_to_next(self) -> None:
        """Select who is asked next, or end."""
        assert self._stepper is not None
        asks = self._asks = self._stepper.pending
        if not asks:
            won = self.game.rewards(self._stepper.table.outcome())
            self._end(self.terminations, won)
        elif self._steps == self.max_cycles:
            self._end(self.truncations, [0.0] * self.game.seats)
        else:
            ask = asks[0]
            if len(asks) > 1:
                ask = min(asks, key=_seat_of)
            agent = self.agent_selection = self.possible_agents[ask.seat]
            self.infos[agent] = {"action_mask": self.game.mask(asks, ask.seat)}

    def _end(self, ended: dict[Agent, bool], rewards: list[float]) -> None:
        for agent in self.agents:
            ended[agent] = True
            self.rewards[agent] = rewards[self._seat[agent]]
            self._cumulative_rewards[agent] += self.rewards[agent]
            self.infos[agent] = {}
        self.agent_selection = self.agents[0]

    def observe(self, agent: Agent) -> Observation:
        """What an agent sees now, whether it is asked or not."""
        if self._stepper is None:
            raise BadOptions("the game is over: call reset() first")
        seat = self._seat[agent]
        row = self.game.row(self._stepper.table, seat, self._asks)
        mask = self.infos.get(agent, {}).get("action_mask")
        if mask is None or agent != self.agent_selection:
            mask = self.game.mask(self._asks, seat)
        return {"observation": row, "action_mask": mask}

    def step(self, action: Any) -> None:
        """Answer for the agent that is selected."""
        if self._stepper is None or not self.agents:
            raise BadOptions("the game is over: call reset() first")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seat[agent]
        ask = self._asks[0]
        if ask.seat != seat:
            ask = next(one for one in self._asks if one.seat == seat)
        try:
            option = checked(action, ask)
        except IllegalAnswer as wrong:
            if self.game.illegal == "error":
                raise
            if self.game.illegal == "terminate":
                self._cumulative_rewards[agent] = 0.0
                self._end(self.terminations, [LOSS * (one == seat) for one in self._seat.values()])
                self.infos[agent] = {"illegal": str(wrong)}
                return
            option = self._seeds.pick(ask.options)
        self._stepper.answer(seat, option)
        self._steps += 1
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        self._turn_to_next()

    def render(self) -> str | None:
        """The open question, in words of the vocabulary."""
        if self.render_mode is None:
            return None
        return described(self.game, self._asks)

    def close(self) -> None:
        """Let the table go."""
        self._stepper = None


def _seat_of(ask: Ask) -> int:
    return ask.seat


def check_cycles(given: int | None) -> int:
    """How long a game may last, -1: as long as it takes."""
    if given is None:
        return -1
    if type(given) is not int or given < 1:
        raise BadOptions("max_cycles is a number from 1 on, not {given}", given=repr(given)[:40])
    return given


def check_render(given: str | None) -> str | None:
    """Only words can be rendered."""
    if given not in (None, "ansi"):
        raise BadOptions("render_mode is 'ansi' or nothing, not {given}", given=repr(given)[:40])
    return given


def described(game: Game, asks: list[Ask]) -> str:
    """Open questions in words of the vocabulary."""
    lines = [
        f"player_{ask.seat}: {ask.prompt} ({', '.join(game.name(one) for one in ask.options)})"
        for ask in asks
    ]
    return "\n".join(lines) or "the game is over"


class parallel_env(ParallelEnv, EzPickle):  # type: ignore[misc]
    """The same with all agents acting at once: who is not asked can only pass (action 0).

    It fits where seats answer sealed; elsewhere most agents pass most of the time.
    """

    def __init__(
        self,
        title: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        reward: Reward = "win",
        illegal: Illegal = "error",
        skip_forced: bool = False,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(
            self,
            title,
            players,
            options,
            reward=reward,
            illegal=illegal,
            skip_forced=skip_forced,
            max_cycles=max_cycles,
            render_mode=render_mode,
        )
        self.game = Game(
            title, players, options, reward=reward, illegal=illegal, skip_forced=skip_forced
        )
        self.max_cycles = check_cycles(max_cycles)
        self.render_mode = check_render(render_mode)
        self.metadata = {"render_modes": ["ansi"], "name": f"{title}_v0"}
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.seats)]
        self._observation_space = {
            agent: self.game.observation_space() for agent in self.possible_agents
        }
        self._action_space = {agent: self.game.action_space() for agent in self.possible_agents}
        self._seeds = Seeds()
        self._stepper: Stepper | None = None
        self._cycles = 0
        self.agents: list[Agent] = []

    @property
    def observation_layout(self) -> Layout:
        """What every number of an observation means."""
        return self.game.layout

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        """The row of numbers and the mask."""
        return self._observation_space[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        """Every option of the title's vocabulary."""
        return self._action_space[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Any], dict[Agent, dict[str, Any]]]:
        """Deal a new game; the same seed deals the same games."""
        self._seeds.restart(seed)
        self._stepper = self.game.start(self._seeds.next())
        self._cycles = 0
        self.agents = list(self.possible_agents)
        seen = self._observations()
        return seen, self._infos(seen)

    def _observations(self) -> dict[Agent, Any]:
        assert self._stepper is not None
        asks, table = self._stepper.pending, self._stepper.table
        seen: dict[Agent, Any] = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = self.game.mask(asks, seat)
            if all(ask.seat != seat for ask in asks):
                mask[PASS] = 1
            seen[agent] = {"observation": self.game.row(table, seat, asks), "action_mask": mask}
        return seen

    def _infos(self, seen: dict[Agent, Any]) -> dict[Agent, dict[str, Any]]:
        return {agent: {"action_mask": one["action_mask"]} for agent, one in seen.items()}

    def step(
        self, actions: dict[Agent, Any]
    ) -> tuple[
        dict[Agent, Any],
        dict[Agent, float],
        dict[Agent, bool],
        dict[Agent, bool],
        dict[Agent, dict[str, Any]],
    ]:
        """Answer whatever is asked; all answers are checked before any counts."""
        if not self.agents or self._stepper is None:
            raise BadOptions("the game is over: call reset() first")
        stepper = self._stepper
        asks = list(stepper.pending)
        given: dict[int, int] = {}
        for seat, agent in enumerate(self.possible_agents):
            if agent not in actions:
                raise BadOptions("{agent} has no action", agent=agent)
            given[seat] = self._taken(asks, seat, actions[agent])
        for ask in asks:
            stepper.answer(ask.seat, given[ask.seat])
        self._cycles += 1
        over = not stepper.pending
        late = not over and self._cycles == self.max_cycles
        won = [0.0] * self.game.seats
        if over:
            won = self.game.rewards(stepper.table.outcome())
        seen = self._observations()
        agents = self.possible_agents
        if over or late:
            self.agents = []
        return (
            seen,
            {agent: won[seat] for seat, agent in enumerate(agents)},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, late),
            self._infos(seen),
        )

    def _taken(self, asks: list[Ask], seat: int, action: Any) -> int:
        """A legal answer of a seat; whoever is not asked passes."""
        options = legal_or_pass(asks, seat)
        try:
            return checked(action, Ask(seat, "action", options))
        except IllegalAnswer:
            if self.game.illegal != "random":
                raise
            return self._seeds.pick(options)

    def render(self) -> str | None:
        """The open questions, in words of the vocabulary."""
        if self.render_mode is None or self._stepper is None:
            return None
        return described(self.game, self._stepper.pending)

    def close(self) -> None:
        """Let the table go."""
        self._stepper = None


def sample(observation: Observation, rng: np.random.Generator) -> int:
    """Any legal action, every one with the same probability."""
    legal = observation["action_mask"].view(np.bool_).nonzero()[0]  # much faster than of int8
    return int(legal[int(rng.random() * len(legal))])
