"""Dominion at the terminal: choices under way, and turns that somebody else controls."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from tafelrunde.cli.generic import Display, display
from tafelrunde.cli.session import Session
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import Rng
from tafelrunde.texts import Texts
from tafelrunde.titles.dominion import control, turn
from tafelrunde.titles.dominion.catalogue import CARDS
from tafelrunde.titles.dominion.prepared import Kingdom
from tafelrunde.titles.dominion.setup import deal
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.title import TITLE

FILL = ["cellar", "market", "militia", "mine", "moat", "remodel", "smithy", "workshop"]


def started(hand: str, *, controller: int = -1) -> Match:
    """Seat 0 has begun a turn with this hand, maybe controlled by another."""
    prepared = TITLE.prepare(3, {"cards": ["chapel", "village", *FILL]})
    assert isinstance(prepared, Kingdom)
    g = deal(prepared, "display")
    me = g.players[0]
    me.hand = []
    for name in hand.split():
        me.hand.append(len(g.kinds))
        g.kinds.append(CARDS[name])
        me.types_owned |= CARDS[name].types
    g.phase, g.actions, g.buys, g.controller = turn.ACTIONS, 1, 1, controller
    if controller >= 0:
        control.take_over(g, me)
    match = Match(TITLE, prepared, g, options={}, seed="display", names=[])
    match._run()
    return match


def shown(match: Match, seat: int, lang: str = "en") -> str:
    """What a person at the seat sees when a question is put."""
    drawn: Display = display(TITLE, Texts(lang, "dominion", strict=True))
    drawn.names = ["Ada", "Bo", "Cy"]
    out = StringIO()
    console = Console(file=out, width=80, highlight=False, markup=False)
    session = Session(console, match, drawn, me=seat, bots={}, path=Path("unused"))
    session.tell_news()
    console.print(drawn.status(match.view(seat), seat))
    session.pose(match.pending[0])
    return out.getvalue()


def test_what_was_chosen_so_far_is_said_until_the_choice_is_complete():
    match = started("chapel estate copper copper")
    for said in ("play chapel", "trash copper", "trash copper"):
        match.answer(0, TITLE.vocabulary.parse(said))
    assert "Chosen so far: Copper ×2" in shown(match, 0)
    assert "Bisher gewählt: Kupfer ×2" in shown(match, 0, "de")
    match.answer(0, TITLE.vocabulary.parse("trash estate"))
    news = shown(match, 0)
    assert "Chosen so far" not in news
    assert "You trash Copper ×2, Estate." in news


@pytest.mark.parametrize(
    ("lang", "hand", "decides"),
    [
        ("en", "Hand of Ada: Village, Copper", "Actions 1 · Buys 1 · Coins 0"),
        ("de", "Hand von Ada: Dorf, Kupfer", "Aktionen 1 · Käufe 1 · Münzen 0"),
    ],
)
def test_whoever_controls_a_turn_sees_that_hand_and_for_whom_to_decide(lang, hand, decides):
    match = started("village copper", controller=1)
    seen = shown(match, 1, lang)
    assert hand in seen
    assert decides in seen
    assert "\nAda · " in seen  # before the question
    match.answer(1, TITLE.vocabulary.parse("pass"))
    table = match.table
    assert isinstance(table, Dominion)
    assert display(TITLE, Texts(lang, "dominion")).is_turn_of(match.view(1), 1)
    assert not display(TITLE, Texts(lang, "dominion")).is_turn_of(match.view(2), 2)
    assert table.imagine(1, Rng("thought")).names(table.players[0].hand) == ["village", "copper"]


def test_a_controlled_turn_is_told_with_who_decides_and_what_comes_back():
    texts = Texts("de", "dominion", strict=True)
    names = ["Ada", "Bo", "Cy"]
    controls = {"id": "controls", "seat": 1, "rule": "dominion:D74"}
    back = {"id": "gets-back", "seat": 0, "cards": ["estate"], "rule": "dominion:D74"}
    assert texts.event(controls, names, 1) == "Du entscheidest in diesem Zug alles."
    assert texts.event(controls, names, 0) == "Bo entscheidet in diesem Zug alles."
    assert texts.event(back, names, 2) == "Ada bekommt Anwesen zurück."
