"""Everything a game of Oath asks and tells reads as a sentence in both languages."""

import functools
import re
from io import StringIO

import pytest
from rich.console import Console

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.bots import RandomBot
from tafelrunde.kernel.events import Event
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.rules import rule_book
from tafelrunde.texts import LANGUAGES, Texts, message_id
from tafelrunde.titles.oath.terminal.display import OathDisplay
from tafelrunde.titles.oath.title import TITLE
from tafelrunde.titles.oath.vocabulary import NAMES, VERBS, VOCABULARY
from tests.test_texts import PACKAGE, Curious, used

SIX = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"]
GAMES = 8
RAW = re.compile(r"[{}\[]|\b[a-z]+_[a-z]+\b")  # a variable, a stopgap or an id


def texts(lang):
    return Texts(lang, "oath", strict=True)


@functools.cache
def played() -> tuple[list[Ask], list[Event], set[str]]:
    """Questions and events of random games, one of each shape, and how the games ended."""
    asked: dict[str, Ask] = {}
    events: dict[str, Event] = {}
    reasons: set[str] = set()
    for game in range(GAMES):
        rng = Rng(f"texts/{game}")
        seats, options = TITLE.sample(rng)
        table = TITLE.deal(TITLE.prepare(seats, options), f"texts/{game}")
        table.loud = True
        table.driver = Curious(table, [RandomBot(rng) for _ in range(seats)], asked)
        while not table.over:
            table.play()
        for event in table.events:
            parts = [event.id, *sorted(event.args), *sorted(event.secret)]
            parts += [str(event.args.get(key)) for key in ("card", "to", "faces", "prompt")]
            events["/".join(parts)] = event
        reasons.add(table.outcome().reason)
    return list(asked.values()), list(events.values()), reasons


@pytest.mark.parametrize("lang", LANGUAGES)
def test_random_games_ask_tell_and_end_in_complete_sentences(lang):
    mine = texts(lang)
    asked, events, reasons = played()
    assert len(asked) > 40
    for ask in asked:
        assert not RAW.search(mine.prompt(ask, SIX)), ask.prompt
        for option in ask.options:
            assert not RAW.search(mine.option(VOCABULARY, option, ask)), VOCABULARY.name(option)
    for event in events:
        for viewer in range(-1, len(SIX)):
            sentence = mine.event(event.face(viewer), SIX, viewer)
            assert re.search(r"[.\w!]$", sentence), sentence
            assert not RAW.search(sentence), sentence
    for reason in reasons:
        assert mine.text(message_id("oath-end", reason))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_event_verb_and_object_of_the_source_has_a_text(lang):
    mine = texts(lang)
    kinds = {"say": "event", "prompt": "prompt"}
    found = {message_id(kinds[kind], id) for kind, id in used(PACKAGE / "titles" / "oath")}
    assert sorted(id for id in found if not mine.has(id)) == []
    assert sorted(verb for verb in VERBS if not mine.has(f"verb-{verb}")) == []
    for name in NAMES:
        if name and "." not in name:
            assert mine.thing(name)


def test_every_rule_that_is_cited_is_in_the_book():
    book = rule_book(TITLE)
    asked, events, _ = played()
    cited = {ask.rule for ask in asked} | {str(event.args.get("rule", "")) for event in events}
    assert len(cited) > 30
    assert sorted(rule for rule in cited if rule and rule.partition(":")[2] not in book.rules) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_the_status_and_the_remarks_can_be_drawn_at_any_time(lang):
    rng = Rng("drawn")
    seats, options = TITLE.sample(rng)
    match = Match.new(TITLE, seats, options, seed="drawn", names=SIX[:seats])
    display = OathDisplay(TITLE, texts(lang))
    display.names = SIX[:seats]
    console = Console(width=100, record=True, file=StringIO())
    for step in range(250):
        if match.over:
            break
        ask = match.pending[0]
        view = match.view(ask.seat)
        if step % 10 == 0:
            console.print(display.heading(view), display.table(view, ask.seat))
            console.print(display.status(view, ask.seat), display.table(match.view(-1), -1))
        for option in display.arrange(ask, view):
            assert not RAW.search(display.remark(ask, option, view))
        match.answer(ask.seat, ask.options[rng.below(len(ask.options))])
    assert not re.search(r"[{}]|\b[a-z]+_[a-z]+\b", console.export_text())
