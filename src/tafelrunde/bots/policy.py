"""A bot that plays what was learned: a small network of plain numbers, no code from anywhere.

For each legal answer the network says how good it looks, from what the seat observes and from the
answer itself; the best one is given. What it was not taught, the title's usual bot decides.
"""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.bots import Bot
from tafelrunde.kernel.observing import Layout, Observer
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Sight
from tafelrunde.kernel.title import Title


class Policy:
    """A network: its inputs are some numbers of an observation, by label, and one per answer.

    `weights[layer][input][output]`; the first layer has the observed inputs first, then the
    answers. Between layers negative numbers become 0; the last layer has one output.
    """

    def __init__(
        self,
        prompts: list[str],
        inputs: list[str],
        scales: list[float],
        options: list[int],
        weights: list[list[list[float]]],
        biases: list[list[float]],
    ) -> None:
        self.prompts = frozenset(prompts)
        self.inputs = inputs
        self.scales = scales
        self.weights = weights
        self.biases = biases
        self._row_of = {options[at]: len(inputs) + at for at in range(len(options))}

    def knows(self, option: int) -> bool:
        """Whether the answer is one it was taught."""
        return option in self._row_of

    def places(self, layout: Layout) -> list[int]:
        """Where its inputs stand in a row; -1 for what a layout does not have."""
        found = {layout.label(at): at for at in range(layout.size)}
        return [found.get(label, -1) for label in self.inputs]

    def values(self, row: bytearray, places: list[int], options: list[int]) -> list[float]:
        """How good each of these answers looks."""
        first = self.weights[0]
        start = self.biases[0].copy()
        for at in range(len(places)):
            place: i64 = places[at]
            if place >= 0:
                n: i64 = row[place * 2] + row[place * 2 + 1] * 256
                if n:
                    if n > 32767:
                        n -= 65536
                    add_to(start, first[at], float(int(n)) * self.scales[at])
        found: list[float] = []
        for option in options:
            hidden = start.copy()
            add_to(hidden, first[self._row_of[option]], 1.0)
            for layer in range(1, len(self.weights)):
                weights = self.weights[layer]
                after = self.biases[layer].copy()
                for at in range(len(hidden)):
                    if hidden[at] > 0.0:
                        add_to(after, weights[at], hidden[at])
                hidden = after
            found.append(hidden[0])
        return found


def add_to(sums: list[float], weights: list[float], factor: float) -> None:
    """Add weights, times a factor, to sums."""
    for at in range(len(sums)):
        sums[at] = sums[at] + weights[at] * factor


class PolicyBot(Bot):
    """Gives the answer that looks best."""

    def __init__(self, title: Title, policy: Policy, rng: Rng) -> None:
        self._title = title
        self._policy = policy
        self._usual = title.bots()[title.default_bot](rng)
        self._observer: Observer | None = None
        self._places: list[int] = []

    def choose(self, sight: Sight, ask: Ask) -> int:
        """The best answer it was taught, or what the title's usual bot says."""
        policy = self._policy
        known: list[int] = []
        if ask.prompt in policy.prompts:
            known = [option for option in ask.options if policy.knows(option)]
        if not known:
            return self._usual.choose(sight, ask)
        if self._observer is None:
            self._observer = sight.observer(self._title)
            self._places = policy.places(self._observer.layout)
        row = sight.observe(self._observer, [ask])
        values = policy.values(row, self._places, known)
        best = 0
        for at in range(1, len(known)):
            if values[at] > values[best]:
                best = at
        return known[best]
