"""Every answer about something on a board says where: boards need no rules to light it."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import decode
from tafelrunde.texts import LANGUAGES, Texts
from tafelrunde.titles import registry
from tools.make_fixtures import FIXTURES

# Questions about words and numbers, or about what lies nowhere yet; modes lie nowhere anyhow.
NOWHERE = {
    "allegoria": [
        *["move-size", "raid-size", "wages-kind", "grant-guild", "guild-remove", "guild-place"],
    ],
    "dominion": ["ambassador-return", "secret-passage-position"],
    "root": [
        *["choose-character", "choose-leader", "enlist-arbiter", "order-effects", "quest-reward"],
        *["ally-count", "move-count", "service-price"],
    ],
}


class Lit:
    """The spots of all questions of recorded games, each kind of answer once."""

    def __init__(self, title: str) -> None:
        self.title = registry.load(title)
        self.answers: dict[tuple[str, str], list[str]] = {}
        self.lost: list[str] = []  # spots of cards that do not lie there, or that cannot be seen
        self.texts = [Texts(lang, title, strict=True) for lang in LANGUAGES]

    def see(self, match: Match) -> None:
        """Look at the open questions."""
        for ask in match.pending:
            view = match.view(ask.seat)
            for option in ask.options:
                name = self.title.vocabulary.name(option)
                mark = match.table.mark(ask, option)
                kind = (ask.prompt, name.rstrip("0123456789"))
                if self.answers.get(kind, mark.spots):  # once dark, it stays dark
                    self.answers[kind] = mark.spots
                for texts in self.texts:
                    assert texts.remark(mark) or not mark.remark
                for spot in mark.spots:
                    if spot.count("/") == 2 and not is_there(spot, view):
                        self.lost.append(f"{ask.prompt} {name}: {spot}")


def is_there(spot: str, view: dict[str, object]) -> bool:
    """Whether a card lies, for this viewer to see, where a spot says; boards are always there."""
    name, owner, card = spot.split("/")
    zones = view["zones"]
    assert isinstance(zones, list)
    if name == "board":
        return True
    if name in ("supply", "landscape"):
        open_ones = "supply" if name == "supply" else "landscapes"
        return card in {one["card"] for one in listed(view, open_ones)}
    return any(
        (zone["name"], str(zone["owner"])) == (name, owner) and card in zone["cards"]
        for zone in zones
    )


def listed(view: dict[str, object], name: str) -> list[dict[str, object]]:
    """The piles or landscapes of a view that has any."""
    facts = view["facts"]
    assert isinstance(facts, dict)
    return list(facts[name])


@pytest.fixture(scope="module", params=NOWHERE)
def lit(request: pytest.FixtureRequest) -> Lit:
    """The spots of a title."""
    found = Lit(request.param)
    for path in sorted((FIXTURES / request.param).glob("*.json")):
        record = decode(path.read_bytes())
        match = Match.new(found.title, record.seats, record.options, seed=record.seed)
        for seat, option in record.answers:
            found.see(match)
            match.answer(seat, option)
    return found


def test_answers_about_things_on_the_board_say_where(lit):
    nowhere = NOWHERE[lit.title.id]
    dark = [
        (prompt, name)
        for (prompt, name), spots in lit.answers.items()
        if not spots and prompt not in nowhere and " " in name and not name.startswith("choose ")
    ]
    assert sorted(dark) == []
    assert sum(bool(spots) for spots in lit.answers.values()) > 100


def test_cards_are_lit_only_where_the_player_sees_them(lit):
    assert lit.lost == []
