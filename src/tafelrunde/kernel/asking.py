"""Questions whose answers everybody at the table hears, for games in which players talk openly."""

from __future__ import annotations

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.events import Arg
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Table
from tafelrunde.kernel.vocabulary import Vocabulary


class Asked:
    """Somebody who can be asked: the players and factions of the titles."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.bit = 1 << seat


class OpenTable(Table):
    """A table where an open answer is told ("decides") before anything follows from it.

    `telling` are the prompts whose answers no other event tells; the rest is told quietly.
    """

    def __init__(
        self, seats: int, rng: Rng, vocabulary: Vocabulary, telling: frozenset[str]
    ) -> None:
        super().__init__(seats, rng)
        self.vocabulary = vocabulary
        self.telling = telling

    def ask_openly(self, ask: Ask) -> int:
        """Ask so that everybody hears the answer before anything else happens."""
        option = self.ask(ask)
        if self.loud:
            self.tell_choice(ask.seat, ask.prompt, option)
        return option

    def tell_choice(self, seat: int, prompt: str, option: int) -> None:
        """Say what a player has chosen."""
        args: dict[str, Arg] = {"prompt": prompt, "answer": self.vocabulary.name(option)}
        self.say("decides", seat, args, quiet=prompt not in self.telling)

    def ask_of(
        self,
        me: Asked,
        prompt: str,
        options: list[int],
        rule: str,
        source: str = "",
        count: int = 0,
        about: str = "",
        target: int = -1,
        secret: bool = False,
    ) -> int:
        """Ask a player, even if there is only one answer; only a secret answer is not told."""
        ask = Ask(me.seat, prompt, options, source, rule, count, about, -1, target)
        return self.ask(ask) if secret else self.ask_openly(ask)

    def choose(
        self,
        me: Asked,
        prompt: str,
        options: list[int],
        rule: str,
        source: str = "",
        count: int = 0,
        about: str = "",
    ) -> int:
        """Ask a player unless everybody can see that there is only one answer."""
        if len(options) == 1:
            return options[0]
        return self.ask_openly(Ask(me.seat, prompt, options, source, rule, count, about))
