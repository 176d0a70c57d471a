"""Long words in the names of Oath's cards say where they may be broken: browsers do not know."""

from __future__ import annotations

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tafelrunde.texts import LANGUAGES, Texts
from tafelrunde.titles import registry
from tools import build_web

LONG = 9  # letters: narrow cards have room for fewer


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_long_word_on_a_card_can_be_broken(lang):
    texts = Texts(lang, "oath")
    cards = [one.partition("/")[2] for one in registry.load("oath").elements()]
    words = {word for card in cards for word in re.split(r"[\s-]+", texts.card_name(card))}
    bundle = FluentBundle([lang])
    file = build_web.WEB / "src" / "locale" / lang / "oath" / "board.ftl"
    bundle.add_resource(FluentResource(file.read_text("utf-8")))
    pattern = bundle.get_message("oath-web-breaks").value
    listed = bundle.format_pattern(pattern)[0].split()
    assert {one.replace("|", "") for one in listed} == {one for one in words if len(one) >= LONG}
    assert [one for one in listed if "|" not in one] == []
