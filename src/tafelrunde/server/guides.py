"""Guided first games: prepared tables, and what the guide says at each of the first decisions.

A guide is data: `guide.toml` beside the rules of its title, and the texts `guide-<step>` in the
title's `guide.ftl`. A step is known by what is asked, not by how often somebody has answered, so
that a guide goes on sensibly whatever people do.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Sequence
from fnmatch import fnmatchcase
from functools import lru_cache
from importlib.resources import files
from typing import Annotated

import msgspec
from msgspec import Meta

from tafelrunde.kernel.ask import Ask, Option
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.table import Table
from tafelrunde.server.messages import Lesson

KIND = "guide"  # of a table


class Step(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """One thing to explain, at the first question that fits.

    Answers are written as the vocabulary names them, with * for anything. Of those recommended the
    first legal one is lit; a step that recommends something fits only where that is legal.
    """

    id: str
    prompt: str
    source: str = ""
    about: str = ""
    recommend: list[str] = []
    needs: list[str] = []  # answers that must be offered, too
    lacks: list[str] = []  # answers that must not be offered
    after: str = ""  # the step that must have been told before
    aside: bool = False  # told if it comes up; the guide does not wait for it
    spots: list[str] = []  # lit as well
    rule: str = ""  # where to read on; otherwise the rule behind the question

    def fits(self, ask: Ask, names: Sequence[str], done: Collection[str]) -> bool:
        """Whether the step belongs to this question."""
        if self.id in done or (self.after and self.after not in done):
            return False
        if not fnmatchcase(ask.prompt, self.prompt):
            return False
        if (self.source and self.source != ask.source) or (self.about and self.about != ask.about):
            return False
        if not all(is_offered(need, names) for need in self.needs):
            return False
        if any(is_offered(lack, names) for lack in self.lacks):
            return False
        return not self.recommend or self.choice(names) >= 0

    def choice(self, names: Sequence[str]) -> int:
        """The place of the recommended answer among those that are legal; -1 if there is none."""
        for wish in self.recommend:
            for at, name in enumerate(names):
                if fnmatchcase(name, wish):
                    return at
        return -1


def is_offered(wish: str, names: Sequence[str]) -> bool:
    """Whether an answer like this is legal."""
    return any(fnmatchcase(name, wish) for name in names)


class GuidedGame(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A prepared game: who plays, from which seed, and what there is to say.

    `mine` is the seat of whoever learns; the bots sit on the others, in order. After so many
    `answers` the guide hands over, whatever is left to say. `newcomer` are the options of a first
    game without a guide; of values for each seat the first is the newcomer's.
    """

    seed: str
    mine: int
    bots: list[str]
    options: dict[str, object] = {}
    mood: str = ""  # of the bots, if not as the seed has it: the deal stays the same
    answers: Annotated[int, Meta(ge=5, le=200)] = 60
    newcomer: dict[str, object] = {}
    steps: list[Step]

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.bots) + 1

    def bot_on(self, seat: int) -> str:
        """Who sits there; '' is whoever learns."""
        others = [*self.bots[: self.mine], "", *self.bots[self.mine :]]
        return others[seat]

    def step_for(self, ask: Ask, names: Sequence[str], done: Collection[str]) -> Step | None:
        """The first step that fits."""
        return next((step for step in self.steps if step.fits(ask, names, done)), None)


@lru_cache
def guide_of(title: str) -> GuidedGame | None:
    """The guided game of a title; None if it has none."""
    file = files("tafelrunde") / "titles" / title / "guide.toml"
    if not file.is_file():
        return None
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), GuidedGame)


def bot_chance(guide: GuidedGame, seat: int) -> str:
    """The chance of a bot in a prepared game: the same answers meet the same replies."""
    return f"{guide.seed}/bot{guide.mood}/{seat}"


def lesson(
    guide: GuidedGame, match: Match, seat: int, done: Collection[str], ref: int = 0
) -> Lesson:
    """What the guide says to the question that the seat is asked now."""
    given = sum(by == seat for by, _ in match.answers)
    left = [step for step in guide.steps if step.id not in done and not step.aside]
    if not left or given >= guide.answers or match.over:
        return Lesson(ref=ref, over=True)
    ask = next((ask for ask in match.pending if ask.seat == seat), None)
    if ask is None or ask.is_forced():
        return Lesson(ref=ref, left=len(left))
    names = [match.title.vocabulary.name(option) for option in ask.options]
    step = guide.step_for(ask, names, done)
    if step is None:
        return Lesson(ref=ref, left=len(left))
    at = step.choice(names)
    option = ask.options[at] if at >= 0 else -1
    return Lesson(
        ref=ref,
        step=step.id,
        option=option,
        spots=step.spots + spots_of(match.table, ask, option),
        rule=step.rule or ask.rule,
        left=len(left),
    )


def spots_of(table: Table, ask: Ask, option: Option) -> list[str]:
    """The things on the table that mean an answer; the seat is asked, so it may know them."""
    return table.mark(ask, option).spots if option >= 0 else []
