"""The browser words everything as the terminal does: the same catalogues, the same sentences."""

from __future__ import annotations

import json
import os
import subprocess
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import decode
from tafelrunde.kernel.rules import rule_book
from tafelrunde.texts import LANGUAGES, Texts
from tafelrunde.titles import registry
from tools import build_web
from tools.make_fixtures import FIXTURES

NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Finn"]
Case = list[object]


class Talk:
    """What is said in recorded games of a title, in the words of Python, each case once."""

    def __init__(self, title: str) -> None:
        self.title = registry.load(title)
        self.seen: set[str] = set()
        self.cases: list[Case] = []
        self.said: list[str | list[str]] = []

    def hear(self, path: Path) -> None:
        """Replay a record and collect every question, answer and event."""
        record = decode(path.read_bytes())
        names = NAMES[: record.seats]
        match = Match.new(self.title, record.seats, record.options, seed=record.seed)
        for answer in record.answers:
            for ask in match.pending:
                self.question(ask, names)
                self.remarks(match, ask)
            match.answer(answer[0], answer[1])
        for viewer in range(-1, record.seats):
            for face in match.events(viewer):
                if self.is_new("event", face, viewer if viewer in face.values() else -1):
                    for lang in LANGUAGES:
                        said = self.texts(lang).event(face, names, viewer)
                        self.add(lang, "event", said, face, names, viewer)

    def question(self, ask: Ask, names: list[str]) -> None:
        """A question and its answers."""
        asked: dict[str, object] = {"prompt": ask.prompt, "source": ask.source, "about": ask.about}
        asked |= {"count": ask.count, "target": ask.target}
        if self.is_new("prompt", asked):
            for lang in LANGUAGES:
                self.add(lang, "prompt", self.texts(lang).prompt(ask, names), asked, names)
        for option in ask.options:
            name = self.title.vocabulary.name(option)
            if self.is_new("answer", name, ask.prompt, ask.source):
                for lang in LANGUAGES:
                    said = self.texts(lang).answer(name, ask.prompt, ask.source)
                    self.add(lang, "answer", said, name, ask.prompt, ask.source)

    def remarks(self, match: Match, ask: Ask) -> None:
        """What is said beside the answers."""
        for option in ask.options:
            mark = match.table.mark(ask, option)
            if mark.remark and self.is_new("remark", mark.remark, mark.args):
                case = {"remark": mark.remark, "args": mark.args}
                for lang in LANGUAGES:
                    self.add(lang, "remark", self.texts(lang).remark(mark), case)

    def cards(self) -> None:
        """The name and the text of every card."""
        for element, lang in product(self.title.elements(), LANGUAGES):
            kind, _, id = element.partition("/")
            if kind == "card":
                self.add(lang, "cardName", self.texts(lang).card_name(id), id)
                self.add(lang, "cardText", self.texts(lang).card_text(id), id)
                later = self.texts(lang).card_text(id, "later")  # where a printing words it so
                self.add(lang, "cardText", later, id, "later")

    def rules(self) -> None:
        """Every numbered rule."""
        for rule, lang in product(rule_book(self.title).rules.values(), LANGUAGES):
            words = self.texts(lang).rule(rule.id)
            self.add(lang, "rule", [words.title, words.text], f"{self.title.id}:{rule.id}")

    def texts(self, lang: str) -> Texts:
        """Texts that raise when something is missing."""
        return TEXTS.setdefault((lang, self.title.id), Texts(lang, self.title.id, strict=True))

    def is_new(self, *what: object) -> bool:
        """Whether this was not yet said."""
        key = json.dumps(what)
        new = key not in self.seen
        self.seen.add(key)
        return new

    def add(self, lang: str, kind: str, said: str | list[str], *args: object) -> None:
        """A case, and what Python says."""
        self.cases.append([lang, self.title.id, kind, *args])
        self.said.append(said)


TEXTS: dict[tuple[str, str], Texts] = {}


def run_node(script: str, cases: list[Case]) -> Any:
    """What a script of the browser's side makes of these cases."""
    try:
        folders = build_web.install()
    except build_web.Lacking as reason:
        pytest.skip(f"there is no Node: {reason}")
    path = os.pathsep.join([*map(str, folders), os.environ.get("PATH", "")])
    done = subprocess.run(
        ["node", script],
        cwd=build_web.WEB,
        env={**os.environ, "PATH": path},
        input=json.dumps(cases),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return json.loads(done.stdout)


@pytest.mark.parametrize("title", registry.TITLES)
def test_recorded_games_read_the_same_in_the_browser(title):
    talk = Talk(title)
    for path in sorted((FIXTURES / title).glob("*.json")):
        talk.hear(path)
    talk.cards()
    talk.rules()
    assert len(talk.cases) > 1000
    found = run_node("sentences.mjs", talk.cases)
    rows = zip(talk.cases, talk.said, found, strict=True)
    different = [row for row in rows if row[1] != row[2]]
    assert different[:10] == []
