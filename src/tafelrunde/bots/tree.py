"""The tree of a search: questions as their seat sees them, and what became of each answer."""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from tafelrunde.kernel.ask import Ask, Option, Seat

EXPLORE: Final = 0.5  # how much an answer that was seldom tried is favoured
WIDENING: Final = 0.4  # so many answers for the square root of the visits, and one
EXPAND: Final = 24  # visits of an answer before the question after it gets a node
DEEPEST: Final = 3  # questions of others that may lie between two of one's own

# What tells questions apart for those who are asked: the same options for the same reason.
Key = tuple[int, str, str, tuple[int, ...]]


def key_of(ask: Ask) -> Key:
    """The key of a question."""
    return (ask.seat, ask.prompt, ask.source, tuple(ask.options))


class Edge:
    """An answer: how often it was tried, and what every seat could expect after it."""

    def __init__(self, option: Option) -> None:
        self.option = option
        self.visits = 0
        self.totals: list[float] = []  # by seat
        self.nodes: dict[Key, Node] = {}

    def add(self, values: list[float]) -> None:
        """One more play-out went through it."""
        self.visits += 1
        if not self.totals:
            self.totals = [0.0] * len(values)
        for seat in range(len(values)):
            self.totals[seat] = self.totals[seat] + values[seat]

    def mean(self, seat: Seat) -> float:
        """What a seat could expect so far."""
        return self.totals[seat] / self.visits if self.visits else 0.0

    def next_node(self, key: Key, depth: int = DEEPEST) -> Node | None:
        """The node of a question that came next, or after questions to others."""
        found = self.nodes.get(key)
        if found is not None or depth == 0:
            return found
        for node in self.nodes.values():
            if node.seat != key[0]:
                for edge in node.edges:
                    found = edge.next_node(key, depth - 1)
                    if found is not None:
                        return found
        return None


class Node:
    """A question below the root. Its answers are tried one by one, promising ones first."""

    def __init__(self, seat: Seat, order: list[Option]) -> None:
        self.seat = seat
        self.order = order
        self.visits = 0
        self.edges: list[Edge] = []

    def choose(self) -> Edge:
        """The answer to try now: a new one when it is time to widen, else the best bound."""
        self.visits += 1
        if len(self.edges) < len(self.order):
            if len(self.edges) < 1 + int(WIDENING * sqrt(self.visits)):
                edge = Edge(self.order[len(self.edges)])
                self.edges.append(edge)
                return edge
        best = self.edges[0]
        most = -1.0
        spread = EXPLORE * EXPLORE * log(self.visits + 1.0)
        for edge in self.edges:
            if edge.visits == 0:
                return edge
            bound = edge.totals[self.seat] / edge.visits + sqrt(spread / edge.visits)
            if bound > most:
                most = bound
                best = edge
        return best
