"""Bots by name: those of a title, those that play every title, or one's own as 'module:name'."""

from __future__ import annotations

from contextlib import suppress
from difflib import get_close_matches
from importlib import import_module
from typing import Final

from tafelrunde.bots.lenient import Lenient
from tafelrunde.bots.policies import learned, read_policy
from tafelrunde.bots.policy import PolicyBot
from tafelrunde.bots.search import Budget, Search
from tafelrunde.kernel.bots import Bot
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.title import BotMaker, GuideMaker, Title

LENIENT: Final = "lenient"
SEARCH: Final = "search"
POLICY: Final = "policy"
# Where nobody says how long a search thinks, its guide says for how many play-outs, and this is the
# limit in seconds.
LONGEST: Final = 3.2
MOST_PLAYOUTS: Final = 1_000_000
MOST_SECONDS: Final = 3600.0
MOST_PREPARATION: Final = 1_000_000


class UnknownBot(TafelrundeError):
    """No bot of that name plays the title."""


class BadBudget(TafelrundeError):
    """A bot cannot think that long."""


def searchers(title: Title) -> dict[str, GuideMaker]:
    """The bots that search, by name, and what guides them."""
    return {SEARCH: title.guide, **title.guides()}


def searcher(title: Title, name: str, budget: Budget) -> BotMaker:
    """Bots that search within a budget."""
    guides = searchers(title)[name.partition(":")[0]]
    if budget.preparation >= 0 and guides().preparation == 0:
        raise BadBudget("'{name}': this bot prepares nothing", name=name[:40])

    def make(rng: Rng) -> Bot:
        guide = guides()
        if budget.preparation >= 0:
            guide.preparation = budget.preparation
        return Search(guide, budget, rng)

    return make


def lenient(title: Title) -> BotMaker:
    """Bots that forgive."""

    def make(rng: Rng) -> Bot:
        return Lenient(title.guide(), rng)

    return make


def player_of(title: Title, path: str) -> BotMaker:
    """Bots that play what a file says."""
    policy = read_policy(title, path)

    def make(rng: Rng) -> Bot:
        return PolicyBot(title, policy, rng)

    return make


def seatable(title: Title) -> dict[str, BotMaker]:
    """Everybody who can be named for a seat: the levels, the title's bots, those of every title."""
    bots = title.bots()
    bots[LENIENT] = lenient(title)
    for name, guides in searchers(title).items():
        bots[name] = searcher(title, name, Budget(guides().playouts, LONGEST))
    named: dict[str, BotMaker] = {}
    for level, name in title.levels().items():
        named[level] = bots[name] if name in bots else searcher(title, name, read_budget(name))
    named.update(bots)
    for name, path in learned(title).items():
        named.setdefault(name, player_of(title, path))
    return named


def takes_long(title: Title, name: str) -> bool:
    """Whether a bot that can be named for a seat may think for more than a second."""
    name = title.levels().get(name, name)
    if name.partition(":")[0] not in searchers(title):
        return False
    return ":" not in name or not 0.0 < read_budget(name).seconds <= 1.0


def read_budget(name: str) -> Budget:
    """How long a bot thinks about a decision: 'search:200' play-outs, or 'search:1.5s'.

    A bot that prepares for a game may be told how much: 'planner:200:5000'.
    """
    said, colon, more = name.partition(":")[2].partition(":")
    playouts = _count(said, MOST_PLAYOUTS)
    preparation = _count(more, MOST_PREPARATION) if colon else -1
    seconds = 0.0
    if said.endswith("s"):
        with suppress(ValueError):
            seconds = float(said[:-1])
    if preparation and playouts:
        return Budget(playouts, preparation=preparation)
    if preparation and 0.01 <= seconds <= MOST_SECONDS:
        return Budget(seconds=seconds, preparation=preparation)
    raise BadBudget(
        "'{name}': a bot thinks for 1 to {playouts} play-outs ('search:200') or 0.01 to {seconds} "
        "seconds ('search:1.5s')",
        name=name[:40],
        playouts=MOST_PLAYOUTS,
        seconds=int(MOST_SECONDS),
    )


def _count(said: str, most: int) -> int:
    """A number from 1 to `most`, or 0 if something else was said."""
    number = int(said[:9]) if said.isascii() and said.isdecimal() else 0
    return number if number <= most else 0


def house_bot(title: Title, name: str) -> BotMaker | None:
    """What makes the bot of that name, None if there is none; never runs anybody's own code."""
    if ":" in name and name.partition(":")[0] in searchers(title):
        return searcher(title, name, read_budget(name))
    return seatable(title).get(name)


def find_bot(title: Title, name: str) -> BotMaker:
    """What makes the bot of that name; raises `UnknownBot` with what is known.

    'search:200' and 'search:1.5s' say how long a search thinks about a decision, 'policy:FILE'
    plays what was learned (numbers only, no code; see `policies.py`). Any other name with a colon
    is a bot of one's own: `my_bots:Careful` is `Careful` in the module `my_bots`, a class or
    function that is called with a generator (`Rng`). Never pass such a name on from somebody you
    do not trust: it runs their code.
    """
    found = house_bot(title, name)
    if found is not None:
        return found
    if name.partition(":")[0] == POLICY and ":" in name:
        return player_of(title, name.partition(":")[2])
    if ":" in name:
        return _own_bot(name)
    bots = seatable(title)
    close = get_close_matches(name.lower(), list(bots), 1)
    known = ", ".join(sorted(bots))
    if close:
        raise UnknownBot(
            "no bot '{name}' plays {title}; did you mean '{close}'? Known are: {known}.",
            name=name[:40],
            title=title.id,
            close=close[0],
            known=known,
        )
    raise UnknownBot(
        "no bot '{name}' plays {title}; known are: {known}.",
        name=name[:40],
        title=title.id,
        known=known,
    )


def _own_bot(name: str) -> BotMaker:
    module, _, attribute = name.partition(":")
    try:
        made: object = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownBot(
            "the bot '{name}' cannot be loaded: {error}", name=name[:80], error=str(error)
        ) from None
    if not callable(made):
        raise UnknownBot("the bot '{name}' is nothing that can be called", name=name[:80])
    maker: BotMaker = made
    return maker
