"""What would be seen moving in whole games, told from views alone: nothing unknown to a viewer."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, NamedTuple

import msgspec
import pytest

from tafelrunde.kernel.bots import RandomBot
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import Rng
from tafelrunde.titles import registry
from tests.web.test_same_sentences import Case, run_node

ANSWERS = 350
OPTIONS: dict[str, dict[str, object]] = {
    "root": {"factions": ["marquise", "eyrie", "alliance", "vagabond"]}
}
Move = dict[str, Any]


class Seen(NamedTuple):
    """What somebody saw after each answer: view, new events, and what moved."""

    views: list[dict[str, Any]]
    events: list[list[dict[str, Any]]]
    moves: list[list[Move]]

    def named(self, event: str) -> list[tuple[dict[str, Any], list[Move]]]:
        """Such events with what moved then."""
        found = zip(self.events[1:], self.moves, strict=True)
        return [(one, moved) for events, moved in found for one in events if one["id"] == event]


def play(title: str) -> dict[int, tuple[list[Any], list[Any]]]:
    """A game of random bots through the eyes of the first seat and of a spectator."""
    rules = registry.load(title)
    seats = 4 if title == "root" else 3
    match = Match.new(rules, seats, OPTIONS.get(title, {}), seed=f"moves-{title}")
    bot = RandomBot(Rng("moves"))
    seen: dict[int, tuple[list[Any], list[Any]]] = {0: ([], []), -1: ([], [])}
    known = dict.fromkeys(seen, 0)
    while True:
        for viewer, (views, events) in seen.items():
            views.append(json.loads(msgspec.json.encode(match.view(viewer))))
            events.append(match.events(viewer, known[viewer]))
            known[viewer] += len(events[-1])
        if match.over or len(match.answers) >= ANSWERS:
            return seen
        ask = match.pending[0]
        match.answer(ask.seat, bot.choose(match.table.sight(ask.seat), ask))


@pytest.fixture(scope="module")
def games() -> dict[str, dict[int, Seen]]:
    played = {title: play(title) for title in registry.TITLES}
    cases: list[Case] = [[title, *seen] for title, eyes in played.items() for seen in eyes.values()]
    told = iter(run_node("moves.mjs", cases))
    return {
        title: {viewer: Seen(*seen, next(told)) for viewer, seen in eyes.items()}
        for title, eyes in played.items()
    }


def faces(view: dict[str, Any]) -> set[str]:
    """Everything that has a name in a view."""
    found: set[str] = set()
    rest: list[Any] = [view["zones"], view["facts"]]
    while rest:
        one = rest.pop()
        if isinstance(one, str):
            found.add(one)
        elif isinstance(one, list):
            rest.extend(one)
        elif isinstance(one, dict):
            found.update(one)
            rest.extend(one.values())
    return found


@pytest.mark.parametrize("viewer", [0, -1])
@pytest.mark.parametrize("title", registry.TITLES)
def test_nothing_moves_with_a_face_that_the_viewer_has_not_before_him(games, title, viewer):
    seen: Seen = games[title][viewer]
    names = [faces(view) for view in seen.views]
    count = 0
    for at, moves in enumerate(seen.moves):
        known = names[at] | names[at + 1]
        for move in moves:
            kind, _, name = move["thing"].partition("/")
            if kind == "card" or kind.startswith("bid-"):
                assert not name or name in known, (at, move)
            count += 1
    assert count > 50


def test_what_is_played_in_dominion_comes_from_the_hand(games):
    plays = games["dominion"][0].named("plays")
    own = [(one, moved) for one, moved in plays if one["seat"] == 0]
    assert len(own) > 5
    for one, moved in own:
        routes = {(move["thing"], move["from"], move["to"]) for move in moved}
        for card in one["cards"]:
            assert {(f"card/{card}", "hand/0", to) for to in ("play/0", "discard/0")} & routes


def test_gained_cards_fly_from_the_supply_to_whoever_gains_them(games):
    bought = games["dominion"][-1].named("buys")
    assert len(bought) > 5
    for one, moved in bought:
        flies = [move for move in moved if move["thing"] == f"card/{one['card']}"]
        to = [move["to"] for move in flies if move["from"] == "supply/-1"]
        assert to == [f"discard/{one['seat']}"], (one, moved)


def test_crafted_things_of_root_come_to_their_board(games):
    crafts = games["root"][-1].named("crafts")
    assert crafts
    for one, moved in crafts:
        flies = [move for move in moved if move["thing"] == f"card/{one['card']}"]
        assert [move["from"] for move in flies] == [f"hand/{one['seat']}"], (one, moved)
        item = [move for move in moved if move["thing"].startswith("item/")]
        assert flies[0]["to"] in (f"play_area/{one['seat']}", "discard/-1")
        assert all(move["to"] == f"items/{one['seat']}" for move in item)


def test_others_bid_in_secret(games):
    seen: Seen = games["allegoria"][0]
    steps = zip(seen.events[1:], seen.moves, strict=True)
    # The last bid of a week and the first area are seen at once.
    closed = [moved for events, moved in steps if all(one["id"] != "turns-over" for one in events)]
    bids = [move for moved in closed for move in moved if move["to"].startswith("bids_")]
    named = Counter((move["to"].endswith("/0"), not move["thing"].endswith("/")) for move in bids)
    assert named[True, True] > 3 and named[False, False] > 3
    assert not named[True, False] and not named[False, True]


def test_pawns_of_oath_go_from_site_to_site(games):
    moves = [move for one in games["oath"][-1].moves for move in one]
    pawns = [move for move in moves if move["thing"].startswith("pawn/")]
    assert pawns
    assert all(move["from"][0] == move["to"][0] == "s" and move["count"] == 1 for move in pawns)
