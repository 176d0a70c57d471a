"""A question to one seat, as pure data, and the signal that its answer is not there yet."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tafelrunde.kernel.errors import IllegalAnswer

# What bare numbers mean, for readers and type checkers.
Seat = int  # 0, 1, 2 ...; -1 is a spectator or nobody
Option = int  # a verb and an object of a title's vocabulary
CardNo = int  # one physical card

PASS: Final = 0  # option number 0 is "pass" in every title's vocabulary


def is_among(option: Option, options: list[Option]) -> bool:
    """Whether an option is one of these: compiled, this is faster than `in`."""
    return any(other == option for other in options)


@mypyc_attr(acyclic=True)
class Ask:
    """What one seat is asked: the legal options and why the rules ask.

    `seat` decides; `player` is the seat it decides for (another one only while somebody is
    controlled by an opponent). `options` are numbers of the title's vocabulary. `source` is the
    card or board element whose text asks, `about` an object and `target` another seat the
    question is about, `count` how many such choices are still to come, `rule` the citation.
    A `secret` answer is not for other seats to hear: a card that lies face down, a sealed bid.
    """

    def __init__(
        self,
        seat: Seat,
        prompt: str,
        options: list[Option],
        source: str = "",
        rule: str = "",
        count: int = 0,
        about: str = "",
        player: Seat = -1,
        target: Seat = -1,
        secret: bool = False,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.source = source
        self.rule = rule
        self.count = count
        self.about = about
        self.player = seat if player < 0 else player
        self.target = target
        self.secret = secret
        # The answer that was found legal last: many questions are made once, and bots asked again
        # mostly answer the same.
        self._known = False
        self._answer = 0

    def is_forced(self) -> bool:
        """Only one answer is legal; the question is asked so that nobody learns that."""
        return len(self.options) == 1

    def allows(self, option: Option) -> bool:
        """Whether it is one of the legal answers."""
        if self._known and option == self._answer:
            return True
        if not is_among(option, self.options):
            return False
        self._known = True
        self._answer = option
        return True

    def check(self, option: Option) -> None:
        """The one place where an answer is compared with its question."""
        if self.allows(option):
            return
        raise IllegalAnswer(
            "option {option} is not among the {legal} legal answers to '{prompt}' for seat {seat}",
            option=option,
            legal=len(self.options),
            prompt=self.prompt,
            seat=self.seat,
        )

    def public(self) -> tuple[int, int, int, str, str, str]:
        """What everybody may know of the question: who decides, for and about whom, and why."""
        return (self.seat, self.player, self.target, self.prompt, self.source, self.rule)

    def __repr__(self) -> str:
        return f"Ask({self.seat}, {self.prompt!r}, {self.options!r}, source={self.source!r})"


class Waiting(BaseException):
    """Raised by `Table.ask` when an answer is missing; the run is dropped and repeated later.

    It is no `Exception`, so that no rule can swallow it by accident.
    """

    def __init__(self, asks: list[Ask]) -> None:
        super().__init__()
        self.asks = asks
