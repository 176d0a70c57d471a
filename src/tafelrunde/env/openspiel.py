"""OpenSpiel: every title as a game, `pyspiel.load_game("tafelrunde_dominion(players=3)")`.

Importing this registers the games. Chance is one node at the start that draws which of `deals`
shuffles is played; everything after it follows from the answers. Whoever plans must not look at
the true state: `resample_from_infostate` gives worlds that a player cannot tell from it. With
`limit` a game is over after so many answers, and nobody has won.
"""

from __future__ import annotations

import hashlib
import json
from functools import lru_cache
from importlib import import_module
from typing import Any

from tafelrunde.env.core import Game, Reward
from tafelrunde.extras import needs
from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.errors import BadOptions
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.position import Position
from tafelrunde.kernel.record import FORMAT, Record, decode, encode
from tafelrunde.kernel.rng import Rng
from tafelrunde.titles import registry

try:
    import numpy as np

    pyspiel: Any = import_module("pyspiel")
except ModuleNotFoundError as missing:
    raise needs("openspiel", missing.name or "pyspiel") from None

DEALS = 1024
MOST_DEALS = 1_000_000
LONGEST = 100_000  # decisions of a game
PREFIX = "tafelrunde_"


@lru_cache(maxsize=64)
def game_of(title: str, players: int, options: str, reward: Reward) -> Game:
    """What all states of a game share; `options` are JSON."""
    try:
        chosen = json.loads(options) if options else {}
    except ValueError as error:
        raise BadOptions("the options are no JSON: {error}", error=str(error)) from None
    if not isinstance(chosen, dict):
        raise BadOptions("the options must be a JSON object")
    return Game(title, players, chosen, reward=reward)


class Standing:
    """Where a game stands. Copying is cheap; what is kept in a file is the record.

    `told` sums up, for each player, all it has observed so far. After `limit` answers the game
    counts as over, and nobody has won.
    """

    def __init__(self, game: Game, limit: int) -> None:
        self.game = game
        self.limit = limit
        self.seed = ""
        self.position: Position | None = None
        self.answers: list[tuple[int, int]] = []
        self.told = [""] * game.seats
        self.imagined = False

    def copy(self) -> Standing:
        """An independent one."""
        twin = Standing(self.game, self.limit)
        twin.seed = self.seed
        twin.position = None if self.position is None else self.position.copy()
        twin.answers = self.answers.copy()
        twin.told = self.told.copy()
        twin.imagined = self.imagined
        return twin

    def __deepcopy__(self, memo: object) -> Standing:
        return self.copy()

    @property
    def pending(self) -> list[Ask]:
        """The open questions; none before the deal and after the end."""
        if self.position is None or len(self.answers) >= self.limit:
            return []
        return self.position.pending

    def asked(self) -> Ask | None:
        """The question that is next: sealed ones come in the order of seats."""
        return min(self.pending, key=lambda ask: ask.seat, default=None)

    def deal(self, number: int) -> None:
        """Begin with one of the shuffles."""
        self.seed = f"openspiel {number}"
        self.position = Position(self.game.deal(self.seed), [])

    def answer(self, option: int) -> None:
        """Answer the question that is next."""
        ask = self.asked()
        assert ask is not None and self.position is not None
        ask.check(option)
        for seat in range(self.game.seats):
            own = option if seat == ask.seat else -1
            told = f"{self.told[seat]} {self.row(seat).hex()} {own}"
            self.told[seat] = hashlib.blake2b(told.encode(), digest_size=12).hexdigest()
        self.position.answer(ask.seat, option)
        self.answers.append((ask.seat, option))

    def row(self, seat: int) -> bytearray:
        """What a player observes, as bytes."""
        if self.position is None:
            return bytearray(self.game.layout.size * 2)
        return self.game.observer.observe(self.position.table, seat, self.pending)

    def returns(self) -> list[float]:
        """What everybody has won."""
        if self.position is None or self.position.pending:
            return [0.0] * self.game.seats
        return self.game.rewards(self.position.table.outcome())

    def imagine(self, seat: int, rng: Rng) -> Standing:
        """The same for this player, with everything it cannot know dealt anew."""
        assert self.position is not None
        world = self.copy()
        world.position = self.position.imagine(seat, rng)
        world.imagined = True
        return world

    # -- records

    def record(self) -> Record:
        """Everything that is needed to come here again."""
        if self.imagined:
            raise BadOptions("an imagined world has no record")
        return Record(
            format=FORMAT,
            title=self.game.title.id,
            revision=self.game.title.revision,
            seats=self.game.seats,
            options=self.game.options,
            seed=self.seed or "openspiel",
            answers=self.answers,
        )

    def __reduce__(self) -> tuple[Any, ...]:
        dealt = self.position is not None
        return rebuilt, (encode(self.record()), self.game.reward, self.limit, dealt, self.told)


def rebuilt(data: bytes, reward: Reward, limit: int, dealt: bool, told: list[str]) -> Standing:
    """A standing from its record, which is replayed and checked."""
    record = decode(data)
    options = json.dumps(record.options, sort_keys=True) if record.options else ""
    made = Standing(game_of(record.title, record.seats, options, reward), limit)
    if dealt:
        match = Match.load(made.game.title, record)
        made.seed = record.seed
        made.position = match.position
        made.answers = list(record.answers)
        made.told = list(told)
    return made


class TitleGame(pyspiel.Game):  # type: ignore[misc]
    """A title with chosen players and options."""

    def __init__(self, title: str, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        players = given.get("players", 0) or registry.find(title).usual_seats
        deals = given.get("deals", DEALS)
        if not 1 <= deals <= MOST_DEALS:
            raise BadOptions("'deals' is a number from 1 to {most}", most=MOST_DEALS)
        self.core = game_of(title, players, given.get("options", ""), given.get("reward", "win"))
        self.deals = deals
        self.limit = given.get("limit", 0) or LONGEST
        if not 1 <= self.limit <= LONGEST:
            raise BadOptions("'limit' is a number from 1 to {most}", most=LONGEST)
        bound = 1.0 if self.core.reward == "win" else 10_000.0
        info = pyspiel.GameInfo(
            num_distinct_actions=self.core.actions,
            max_chance_outcomes=deals,
            num_players=players,
            min_utility=-bound,
            max_utility=bound,
            max_game_length=self.limit,
        )
        super().__init__(TYPES[title], info, given)

    def new_initial_state(self) -> TitleState:
        """Before the deal."""
        return TitleState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The deal."""
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TitleObserver:
        """What a player sees now, or all it has seen (perfect recall)."""
        if params:
            raise BadOptions("observations have no parameters")
        return TitleObserver(self.core, bool(iig_obs_type and iig_obs_type.perfect_recall))


class TitleState(pyspiel.State):  # type: ignore[misc]
    """A game in progress."""

    def __init__(self, game: TitleGame) -> None:
        super().__init__(game)
        self.standing = Standing(game.core, game.limit)

    def current_player(self) -> int:
        """Who is asked; first of all chance deals."""
        if self.standing.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        ask = self.standing.asked()
        return int(pyspiel.PlayerId.TERMINAL) if ask is None else ask.seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.standing.position is not None and not self.standing.pending

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every shuffle with the same probability."""
        deals = self.get_game().deals
        return [(number, 1.0 / deals) for number in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        ask = self.standing.asked()
        assert ask is not None and ask.seat == player
        return sorted(ask.options)

    def _apply_action(self, action: int) -> None:
        if self.standing.position is None:
            self.standing.deal(action)
        else:
            self.standing.answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.standing.game.name(action)

    def returns(self) -> list[float]:
        """What everybody has won; nothing before the end."""
        return self.standing.returns()

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> TitleState:
        """A world that the player cannot tell from this one; its history is the true one's."""
        chance = [int(probability_sampler() * 2**30) for _ in range(2)]
        twin: TitleState = self.clone()
        if self.standing.position is not None:
            twin.standing = self.standing.imagine(player_id, Rng(f"openspiel {chance}"))
        return twin

    def __str__(self) -> str:
        standing = self.standing
        if standing.position is None:
            return "before the deal"
        ask = standing.asked()
        if ask is None and standing.position.pending:
            return f"stopped after {len(standing.answers)} answers"
        if ask is None:
            outcome = standing.position.table.outcome()
            return f"over: scores {outcome.scores}, winners {outcome.winners}"
        return f"answer {len(standing.answers)}: player {ask.seat}, {ask.prompt}"


class TitleObserver:
    """OpenSpiel's observer; the tensor is the row of numbers that `Game.layout` explains."""

    def __init__(self, game: Game, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.tensor = None if perfect_recall else np.zeros(game.layout.size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}
        self._labels = [game.layout.label(at) for at in range(game.layout.size)]

    def set_from(self, state: TitleState, player: int) -> None:
        """Look at a state with a player's eyes."""
        if self.tensor is not None:
            self.tensor[:] = np.frombuffer(state.standing.row(player), np.int16)

    def string_from(self, state: TitleState, player: int) -> str:
        """Every number that is not 0, and one's own legal answers; with recall also the past."""
        standing = state.standing
        row = np.frombuffer(standing.row(player), np.int16)
        told = [f"{self._labels[at]}={row[at]}" for at in np.flatnonzero(row)]
        for ask in standing.pending:
            if ask.seat == player:
                told.append(f"legal={sorted(ask.options)}")
        if self.perfect_recall:
            told.insert(0, f"before={standing.told[player]}")
        return "; ".join(told)


def _type_of(title: str) -> Any:
    meta = registry.find(title)
    return pyspiel.GameType(
        short_name=PREFIX + title,
        long_name=f"Tafelrunde {title.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=meta.max_seats,
        min_num_players=meta.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": meta.usual_seats,
            "options": "",
            "reward": "win",
            "deals": DEALS,
            "limit": 0,
        },
    )


TYPES = {title: _type_of(title) for title in registry.TITLES}


def _game_class(title: str) -> Any:
    """A class for each title: OpenSpiel's list would let a function go after Python has ended."""

    def begin(self: TitleGame, params: dict[str, Any] | None = None) -> None:
        TitleGame.__init__(self, title, params)

    return type(f"{title.capitalize()}Game", (TitleGame,), {"__init__": begin})


for _title, _type in TYPES.items():
    if _type.short_name not in pyspiel.registered_names():
        pyspiel.register_game(_type, _game_class(_title))
