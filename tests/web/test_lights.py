"""Every answer about something that lies on a board can be given there, not only by a button."""

from __future__ import annotations

import msgspec
import pytest

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import decode
from tafelrunde.server.asks import describe_ask
from tafelrunde.titles import registry
from tests.web.test_same_sentences import Case, run_node
from tools import build_web
from tools.make_fixtures import FIXTURES

# Questions about words and numbers, or about what lies nowhere yet. Titles whose options carry
# their spots are in `tests/test_spots.py`.
NOWHERE = {
    "root": [
        *["choose-character", "choose-leader", "enlist-arbiter", "order-effects", "quest-reward"],
        *["ally-count", "move-count", "service-price"],
    ],
}


def asked(title: str) -> list[Case]:
    """Questions of recorded games with the view of whoever is asked, of each kind of answer one."""
    loaded = registry.load(title)
    seen: set[tuple[str, str]] = set()
    cases: list[Case] = []
    for path in sorted((FIXTURES / title).glob("*.json")):
        record = decode(path.read_bytes())
        match = Match.new(loaded, record.seats, record.options, seed=record.seed)
        for seat, option in record.answers:
            for ask in match.pending:
                names = [loaded.vocabulary.name(option) for option in ask.options]
                kinds = {(ask.prompt, name.rstrip("0123456789")) for name in names}
                if kinds - seen:
                    info = describe_ask(loaded.vocabulary, match.table, ask, mine=True)
                    cases.append([title, msgspec.to_builtins(info), match.view(ask.seat)])
                    seen |= kinds
            match.answer(seat, option)
    return cases


@pytest.mark.parametrize("title", NOWHERE)
def test_answers_about_things_on_the_board_light_them(title):
    cases = asked(title)
    try:
        lit = run_node("lights.mjs", cases)
    except build_web.CannotBuild as reason:
        pytest.skip(f"there is no Node: {reason}")
    dark = {
        (ask["prompt"], choice["text"])
        for (_, ask, _), numbers in zip(cases, lit, strict=True)
        for choice in ask["options"]
        if choice["number"] not in numbers and ask["prompt"] not in NOWHERE[title]
    }
    dark = {(prompt, text) for prompt, text in dark if " " in text and " yes" not in text}
    assert sorted(one for one in dark if " +" not in one[1]) == []
    assert sum(map(len, lit)) > 1000
