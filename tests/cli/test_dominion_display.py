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
from tafelrunde.texts import Texts, message_id
from tafelrunde.titles.dominion import control, equipment, turn
from tafelrunde.titles.dominion.catalogue import CARDS
from tafelrunde.titles.dominion.counters import (
    COFFERS,
    COUNTERS,
    MINUS_CARD,
    PILE_TOKENS,
    PLUS_CARD,
)
from tafelrunde.titles.dominion.mats import MAT_NAMES, TAVERN
from tafelrunde.titles.dominion.prepared import Kingdom
from tafelrunde.titles.dominion.setup import deal
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.title import TITLE
from tafelrunde.titles.dominion.zones import DECKS

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


FULL = {
    "cards": [
        *["young_witch", "knights", "castles", "encampment_plunder", "vampire"],
        *["page", "druid", "giant", "alchemist", "cultist"],
    ],
    "landscapes": ["donate", "obelisk", "fair", "inheritance"],
    "colonies": "with",
    "shelters": "with",
    "obelisk": "giant",
}


def told(match: Match, seat: int, lang: str = "en") -> str:
    """The whole table in words."""
    drawn = display(TITLE, Texts(lang, "dominion", strict=True))
    drawn.names = ["Ada", "Bo", "Cy"]
    out = StringIO()
    console = Console(file=out, width=200, highlight=False, markup=False)
    console.print(drawn.heading(match.view(seat)))
    console.print(drawn.table(match.view(seat), seat))
    return out.getvalue()


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            [
                *["Project: Fair (cost 4) · Bo has it", "Event: Donate (cost 0 + 8 Debt)"],
                *["3P Alchemist", "Landmark: Obelisk", "Tokens: Giant: Obelisk", "Bane pile: "],
                *["Below: Encampment ×4, Plunder ×5", "Boons: 9", "Boons of the Druid: "],
                *["Bat (10)", "2 Coffers tokens", "Journey token face up", "Has: Miserable"],
                *["Bo: +1 Card", "-1 Card token on the deck", "Tavern mat: Guide"],
            ],
        ),
        (
            "de",
            [
                *["Projekt: Kleiner Markt (Preis 4) · Bo hat es", "(Preis 0 + 8 Schulden)"],
                *["3T Alchemist", "Marker: Riese: Obelisk", "Bannstapel: ", "Gaben: 9"],
                *["2 Taler", "Reise-Marker offen", "Wirtshaustableau: "],
            ],
        ),
    ],
)
def test_landscapes_tokens_mats_and_small_decks_are_told(lang, lines):
    match = Match.new(TITLE, 3, FULL, seed="words")
    g = match.table
    assert isinstance(g, Dominion)
    bo = g.players[1]
    bo.owned = [CARDS["fair"], CARDS["miserable"]]
    g.put_counter(bo, COFFERS, 2)
    g.put_counter(bo, MINUS_CARD, 1)
    bo.tokens[PLUS_CARD] = 0
    bo.mat(TAVERN).append(len(g.kinds))
    g.kinds.append(CARDS["guide"])
    seen = told(match, 0, lang)
    for line in lines:
        assert line in seen, seen
    assert texts_of_knights(lang) not in seen  # what lies below is hidden


def texts_of_knights(lang: str) -> str:
    return Texts(lang, "dominion").card_name("knights") + ":"


def test_prices_of_all_kinds_are_short_in_lists():
    drawn = display(TITLE, Texts("en", "dominion", strict=True))
    prices = {card.id: drawn.price(card) for card in TITLE.catalogue()}
    assert [prices[id] for id in ("gold", "alchemist", "engineer", "fortune")] == [
        *["6", "3P", "4D", "8+8D"]
    ]
    assert [prices[id] for id in ("copper", "obelisk", "the_suns_gift", "flag")] == [
        "0",
        "",
        "",
        "",
    ]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_counter_token_and_place_has_words(lang):
    texts = Texts(lang, "dominion", strict=True)
    ids = [message_id("counter", name) for name in (*COUNTERS, "trade_route") if name != "journey"]
    ids += [message_id("token", name) for name in PILE_TOKENS]
    ids += [message_id("needed", name) for name in equipment.TOKENS]
    ids += [message_id("mat", name) for name in equipment.MATS]
    ids += [message_id("dominion-zone", name) for name in MAT_NAMES]
    zones = [(deck, part) for deck in DECKS for part in ("shown", "laid_out", "discard")]
    ids += [message_id("dominion-zone", f"{deck}_{part}") for deck, part in zones]
    assert [id for id in ids if not texts.has(id)] == []
