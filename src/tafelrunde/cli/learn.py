"""`tafelrunde learn`: a title in two minutes."""

from __future__ import annotations

from itertools import count, takewhile
from typing import TypedDict

import click
from rich.padding import Padding
from rich.text import Text

from tafelrunde.cli.frame import Command, frame, json_option, lang_option, title_argument
from tafelrunde.texts import LANGUAGES, Texts
from tafelrunde.titles import registry

WIDTH = 80  # of a line that reads well


@click.command("learn", cls=Command)
@title_argument
@json_option
@lang_option
def learn(title: str, as_json: bool) -> int:
    mine = frame()
    texts = mine.texts_of(registry.find(title).id)
    if as_json:
        mine.data({lang: lessons(Texts(lang, title)) for lang in LANGUAGES})
        return 0
    width = min(WIDTH, mine.out.width)
    mine.out.print(Text(texts.text("learn-pitch")), width=width)
    for lesson in lessons(texts):
        cited = f"  ({', '.join(lesson['rules'])})" if lesson["rules"] else ""
        mine.out.print()
        mine.out.print(Text(lesson["title"], style="bold"))
        body = Text.assemble(lesson["text"], (cited, "dim"))
        mine.out.print(Padding(body, (0, 0, 0, 2)), width=width)
    mine.out.print()
    mine.out.print(texts.text("learn-next", title=title), width=width)
    return 0


class Lesson(TypedDict):
    """One part of an introduction."""

    title: str
    text: str
    rules: list[str]


def lessons(texts: Texts) -> list[Lesson]:
    """The parts of the introduction, with the rules behind them."""
    ids = takewhile(texts.has, (f"learn-{number}" for number in count(1)))
    return [
        {
            "title": texts.text(id),
            "text": texts.attribute(id, "text"),
            "rules": texts.attribute(id, "rules").split() if texts.has(id, "rules") else [],
        }
        for id in ids
    ]
