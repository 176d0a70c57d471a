"""Long words in the names of cards say where they may be broken: browsers do not know."""

from __future__ import annotations

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tafelrunde.texts import LANGUAGES, Texts
from tafelrunde.titles import registry
from tools import build_web

# Letters for which narrow cards have no room.
FILES = {
    "oath": ("oath/board.ftl", 9),
    "dominion": ("dominion.ftl", 10),
    "root": ("root/board.ftl", 10),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", FILES)
def test_every_long_word_on_a_card_can_be_broken(title, lang):
    path, long = FILES[title]
    texts = Texts(lang, title)
    parts = [one.partition("/") for one in registry.load(title).elements()]
    cards = [id for kind, _, id in parts if title == "oath" or kind == "card"]
    words = {word for card in cards for word in re.split(r"[\s/-]+", texts.card_name(card))}
    bundle = FluentBundle([lang])
    file = build_web.WEB / "src" / "locale" / lang / path
    bundle.add_resource(FluentResource(file.read_text("utf-8")))
    pattern = bundle.get_message(f"{title}-web-breaks").value
    listed = bundle.format_pattern(pattern)[0].split()
    assert {one.replace("|", "") for one in listed} == {one for one in words if len(one) >= long}
    assert [one for one in listed if "|" not in one] == []
