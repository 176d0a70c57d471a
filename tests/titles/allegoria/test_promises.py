"""What Allegoria promises beyond what every registered title is checked for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.rules import rule_book, unknown_ids, untested
from tafelrunde.titles.allegoria.table import Allegoria
from tafelrunde.titles.allegoria.title import TITLE

ROOT = Path(__file__).parents[3]


def test_every_rule_and_card_has_a_test():
    assert [rule.id for rule in untested(TITLE)] == []
    assert unknown_ids(TITLE) == []
    assert len([id for id in rule_book(TITLE).rules if id.startswith("A")]) == 209


@pytest.mark.rule("A66", "A86")
def test_what_others_hold_is_dealt_anew_when_a_bot_imagines():
    match = Match.new(TITLE, 3, {}, seed="imagine")
    while len(match.answers) < 27:  # four choices each, then five tokens each
        ask = match.pending[0]
        match.answer(ask.seat, ask.options[len(match.answers) % len(ask.options)])
    true = match.table
    assert isinstance(true, Allegoria)
    rng = Rng("imagine")
    worlds = [true.imagine(0, rng) for _ in range(30)]
    for zone in ("hand", "end_tasks"):
        seen = {tuple(sorted(g.names(getattr(g.players[1], zone)))) for g in worlds}
        assert len(seen) > 5
    bids = {tuple(tuple(g.names(stack)) for stack in g.players[1].bids) for g in worlds}
    assert len(bids) > 3, "bid tokens, too"
    for g in worlds:
        assert g.names(g.players[0].hand) == true.names(true.players[0].hand)
        tokens = g.players[1].tokens + [card for stack in g.players[1].bids for card in stack]
        assert sorted(g.names(tokens)) == ["bid_0", "bid_0", "bid_1", "bid_1", "bid_2", "bid_star"]


@pytest.mark.rule("A53", "A87")
@pytest.mark.ends_open
def test_after_a_shuffle_a_seat_knows_only_what_it_saw_go_in(table):
    bids = "roselie 1, umbral 1, culver_lux 1"
    t = table(area=1, bids=bids, task_deck="T01 T02 T03 T04 T05 T06")
    t.answer("pass", "pass")  # the six cards are discarded and shuffled for the third player
    assert t.asked() == ("culver_lux", "keep-task")
    rng = Rng("shuffle")
    worlds = [t.g.imagine(0, rng) for _ in range(40)]
    pools = [set(g.names(g.task_deck + g.players[1].looking)) for g in worlds]
    assert all({"T01", "T02", "T03"} <= pool for pool in pools), "Roselie saw these go in"
    assert len({frozenset(pool) for pool in pools}) > 5, "but not the ones Umbral discarded"
    assert len({tuple(g.names(g.task_deck)) for g in worlds}) > 20, "nor where any of them is"


@pytest.mark.rule("A98", "A53")
def test_after_a_shuffle_the_discarded_workers_are_known_to_be_in_the_deck(table):
    t = table(area=7, bids="roselie 2", worker_deck="", worker_discard="spy_1 spy_2 spy_3 joker_3")
    t.do("training")
    worlds = [t.g.imagine(1, Rng(f"deck {n}")) for n in range(20)]
    for world in worlds:
        names = world.names(world.worker_deck + world.players[0].hand)
        assert sorted(names) == ["joker_3", "spy_1", "spy_2", "spy_3"]
    assert len({world.names(world.players[0].hand)[0] for world in worlds}) == 4


def test_the_table_of_ids_names_every_question_event_and_fact():
    text = (ROOT / "docs" / "allegoria-ids.md").read_text("utf-8")
    source = "".join(
        path.read_text("utf-8")
        for path in (ROOT / "src" / "tafelrunde" / "titles" / "allegoria").glob("*.py")
    )
    events = set(re.findall(r'\.say\(\s*"([a-z-]+)"', source))
    prompts = set(re.findall(r'(?:Ask\(|ask_one\(|ask_card\()[^")]*"([a-z-]+)"', source))
    assert len(events) > 40
    assert len(prompts) > 20
    rows = re.findall(r"^\| ([^|]+)", text, re.MULTILINE)
    named = {word.strip(" `") for row in rows for word in re.split(r",|\(.*?\)", row)}
    assert sorted((events | prompts) - named) == []
    table = TITLE.deal(TITLE.prepare(2, {}), "facts")
    assert sorted(table.facts(-1).keys() - named) == []
