"""The guided first games in the real rules: every step comes up, and what is advised is legal."""

from __future__ import annotations

import re
from collections.abc import Callable
from fnmatch import fnmatchcase
from importlib.resources import files

import pytest

from tafelrunde.bots.registry import seatable
from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.bots import Bot
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.rules import rule_book
from tafelrunde.server.guides import GuidedGame, bot_chance, guide_of, lesson
from tafelrunde.server.messages import Lesson
from tafelrunde.texts import LANGUAGES, Texts
from tafelrunde.titles import registry

TITLES = list(registry.TITLES)
GUIDE_TEXT = re.compile(r"^guide-([\w-]+) =", re.MULTILINE)
SENTENCE_END = re.compile(r"[.!?…][“”’\"')]*(?=\s|$)")


def the_guide(title: str) -> GuidedGame:
    found = guide_of(title)
    assert found is not None, f"{title} has no guide.toml"
    return found


def play(
    title: str, answer: Callable[[Ask, Lesson], int], most: int = 400
) -> list[tuple[str, Lesson]]:
    """Play a guided game until the guide hands over; what it said at each question, by prompt."""
    guide, loaded = the_guide(title), registry.load(title)
    match = Match.new(loaded, guide.seats, dict(guide.options), seed=guide.seed)
    bots: dict[int, Bot] = {}
    for seat in range(guide.seats):
        if guide.bot_on(seat):
            made = seatable(loaded)[guide.bot_on(seat)]
            bots[seat] = made(Rng(bot_chance(guide, seat)))
    told: list[tuple[str, Lesson]] = []
    done: list[str] = []
    while not match.over and len(told) < most:
        ask = match.pending[0]
        if ask.is_forced():
            match.answer(ask.seat, ask.options[0])
        elif ask.seat in bots:
            match.answer(ask.seat, bots[ask.seat].choose(match.table.sight(ask.seat), ask))
        else:
            said = lesson(guide, match, ask.seat, done)
            told.append((ask.prompt, said))
            if said.over:
                break
            if said.step:
                done.append(said.step)
            match.answer(ask.seat, answer(ask, said))
    return told


def as_told(ask: Ask, said: Lesson) -> int:
    """Somebody who does what the guide says, and the first thing offered where it says nothing."""
    return said.option if said.option >= 0 else ask.options[0]


@pytest.mark.parametrize("title", TITLES)
def test_every_step_comes_up_for_those_who_follow_the_guide(title: str):
    told = play(title, as_told)
    shown = [said.step for _, said in told if said.step]
    assert len(shown) == len(set(shown))
    assert set(shown) == {step.id for step in the_guide(title).steps}
    assert told[-1][1].over, "the guide never hands over"
    assert len(shown) >= 10
    assert len(told) <= 40  # some turns, not a whole game


@pytest.mark.parametrize("title", TITLES)
def test_what_the_text_names_is_what_is_recommended(title: str):
    """On the prepared way the first wish of each step is legal: no step needs a way out."""
    guide, words = the_guide(title), registry.load(title).vocabulary
    steps = {step.id: step for step in guide.steps}
    for _, said in play(title, as_told):
        if said.step and steps[said.step].recommend:
            assert fnmatchcase(words.name(said.option), steps[said.step].recommend[0]), said.step


@pytest.mark.parametrize("title", TITLES)
def test_somebody_who_does_something_else_is_guided_on(title: str):
    for seed in range(4):
        rng = Rng(f"other ways {seed}")

        def answer(ask: Ask, said: Lesson, rng: Rng = rng) -> int:
            if said.option >= 0:
                assert said.option in ask.options
            return ask.options[rng.below(len(ask.options))]

        told = play(title, answer)
        assert told[-1][1].over or len(told) < 400  # handed over, or the game itself was short
        assert len(told) <= the_guide(title).answers + 1
        assert len({said.step for _, said in told if said.step}) >= 4


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_has_its_words_and_every_word_its_step(title: str, lang: str):
    source = (files("tafelrunde") / "locale" / lang / title / "guide.ftl").read_text("utf-8")
    steps = {step.id for step in the_guide(title).steps}
    assert set(GUIDE_TEXT.findall(source)) == steps | {"farewell"}
    texts = Texts(lang, title)
    for step in steps | {"farewell"}:
        words = texts.text(f"guide-{step}")
        assert 25 < len(words) < 330, (step, len(words))
        assert words[-1] in ".!?"


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_guide_says_one_or_two_sentences_at_a_time(title: str, lang: str):
    source = (files("tafelrunde") / "locale" / lang / title / "guide.ftl").read_text("utf-8")
    texts = Texts(lang, title)
    said = {step: texts.text(f"guide-{step}") for step in GUIDE_TEXT.findall(source)}
    said |= {words: words for words in re.findall(r"^\s+\.other = (.+)$", source, re.MULTILINE)}
    assert len(said) > 12
    too_long = [step for step, words in said.items() if len(SENTENCE_END.findall(words)) > 2]
    assert too_long == []


@pytest.mark.parametrize("title", TITLES)
def test_the_rules_that_steps_name_exist_and_steps_follow_steps(title: str):
    guide = the_guide(title)
    known = {f"{title}:{id}" for id in rule_book(registry.load(title)).rules}
    ids = [step.id for step in guide.steps]
    assert len(ids) == len(set(ids))
    for step in guide.steps:
        assert not step.rule or step.rule in known, step.id
        assert not step.after or step.after in ids, step.id
    assert any(not step.aside for step in guide.steps)


@pytest.mark.parametrize("title", TITLES)
def test_what_a_newcomer_gets_can_be_played(title: str):
    meta, guide = registry.find(title), the_guide(title)
    registry.load(title).prepare(meta.usual_seats, dict(guide.newcomer))
    assert len(guide.bots) == guide.seats - 1
    assert all(bot in seatable(registry.load(title)) for bot in guide.bots)


def test_a_newcomer_to_root_builds_and_one_to_dominion_meets_the_first_game():
    assert the_guide("root").newcomer["factions"] == ["marquise", "eyrie", "alliance", "vagabond"]
    assert the_guide("dominion").newcomer == {"kingdom": "first-game"}


def test_the_guide_of_oath_plays_its_true_introduction():
    assert the_guide("oath").options == {"world": "introduction"}


def test_a_step_fits_by_what_is_asked():
    guide, title = the_guide("dominion"), registry.load("dominion")
    match = Match.new(title, 2, dict(guide.options), seed=guide.seed)
    said = lesson(guide, match, 0, [])
    assert said.step == "treasures"
    assert "hand/0/copper" in said.spots
    assert lesson(guide, match, 0, ["treasures"]).step == ""  # told once
    assert lesson(guide, match, 1, []).step == ""  # nothing is asked of this seat
    everything = [step.id for step in guide.steps]
    assert lesson(guide, match, 0, everything).over
